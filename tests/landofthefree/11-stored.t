# Land of the Free, chapter 11: stored orders and Snap Fire. Counter-charges stand with the charges.
battle lof-drill

% LF-SO-01, LF-SO-02: it stores one of either kind or of each, and its activation is over
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place active group B1 element B1c by B1 m 3 c 3
    answer store m
    answer store c
    store both
    event stored B1c
    is unit B1c at 24 10 facing 0 line stored m c acted.
    asks british ride

% LF-SO-02: from orders that are left
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place active group B1 element B1c by B1 m 0 c 1
    store m                 refused LF-SO-01
    store both              refused LF-SO-01
    store c                 ok

% LF-SO-03: a Combat Order only with loaded weapons
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line unloaded
    place active group B1 element B1c
    store c                 refused LF-SO-03
    store m                 ok

% LF-SO-04: columns and elements in buildings store nothing
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 column
    place active group B1 element B1c
    store m                 refused LF-SO-04
    store c                 refused LF-SO-04

% LF-SO-04, LF-BU-08: nor those in buildings
    place commander B1 at 61 12
    place unit B1c at 61 7 facing 0 open 1 inside 6
    place active group B1 element B1c
    store c                 refused LF-SO-04

% LF-SO-05: artillery stores Combat Orders alone
    place commander B3 at 24 4
    place unit B3a at 24 10 facing 0 open 0.25
    place active group B3 element B3a
    store m                 refused LF-SO-05
    store c                 ok

% LF-SO-06: to store opens no window
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 24 18 facing 180 line stored c
    place active group B1 element B1c
    store c
    asks british ride

% LF-SO-07: an order completed in a Threat Zone may be reacted to: a move
    place commander B1 at 24 4
    place unit B1c at 24 8 facing 0 line
    place unit A1b at 24 21 facing 180 line stored c
    place active group B1 element B1c
    move 24 10 0 straight
    asks american react
    answers pass, snap A1b shot
    pass
    asks british orders

% LF-SO-07: not one completed outside
    place commander B1 at 24 4
    place unit B1c at 24 8 facing 0 line
    place unit A1b at 24 23 facing 180 line stored c
    place active group B1 element B1c
    move 24 10 0 straight
    asks british orders

% LF-SO-07: reloading and removing a marker are such orders
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line unloaded disorder 1
    place unit A1b at 24 21 facing 180 line stored c
    place active group B1 element B1c
    reload
    asks american react
    pass
    dress
    asks american react

% LF-SO-08: each order opens one window
    place commander B1 at 24 4
    place unit B1c at 24 8 facing 0 line
    place unit A1b at 24 21 facing 180 line stored c
    place active group B1 element B1c
    move 24 10 0 straight
    pass
    move 24 11 0 straight
    asks american react

% LF-SO-09: an element reacts once in a window; LF-SO-10: others after it, and he may stop
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line unloaded
    place unit A1c at 21 21 facing 180 line stored m c
    place unit A1d at 27 21 facing 180 open 1 stored c
    place active group B1 element B1b
    reload
    answer snap A1c shot
    answer snap A1d shot
    snap A1c shot
    roll 2 2 2 2
    asks american react
    no answer snap A1c shot
    no answer counter A1c
    snap A1c shot           refused LF-SO-07
    answer snap A1d shot
    pass
    asks british orders

% LF-SO-11: nobody reacts to a reaction
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line unloaded
    place unit B1c at 32 10 facing 0 line stored c
    place unit A1c at 27 21 facing 180 line stored c
    place active group B1 element B1b
    reload
    snap A1c shot
    roll 2 2 2 2
    asks british orders

% LF-SO-12: Snap Fire uses the stored Combat Order and leaves it unloaded
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line unloaded
    place unit A1b at 24 21 facing 180 line stored m c
    place active group B1 element B1b
    reload
    snap A1b shot
    event snaps A1b B1b
    event fires A1b B1b shot 6 5
    roll 2 2 2 2 2 2
    is unit A1b at 24 21 facing 180 line stored m unloaded.

% LF-SO-12: it needs loaded weapons at that moment
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line unloaded
    place unit A1b at 24 21 facing 180 line stored c unloaded
    place active group B1 element B1b
    reload
    asks british orders

% LF-SO-13: it goes at the active element, even if another enemy is nearer
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line unloaded
    place unit B1d at 27.2 16 facing 0 open 1
    place unit A1b at 24 21 facing 180 line stored c
    place active group B1 element B1b
    reload
    snap A1b shot
    event fires A1b B1b
    roll 2 2 2 2 2 2

% LF-SO-15: sight: behind a friend in line there is nothing to snap at
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line unloaded
    place unit B1a at 24 15 facing 0 line
    place unit A1b at 24 21 facing 180 line stored c
    place active group B1 element B1b
    reload
    asks british orders

% LF-SO-15: the lane
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line unloaded
    place unit A1b at 24 21 facing 180 line stored c
    place unit A1d at 26 15 facing 180 open 1
    place active group B1 element B1b
    reload
    asks british orders

% LF-SO-15, LF-FF-13: nobody snaps out of a melee
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line unloaded
    place unit B1d at 24 22.19 facing 180 open 1
    place unit A1b at 24 21 facing 180 line stored c
    place lock B1d A1b
    place active group B1 element B1b
    reload
    asks british orders

% LF-SO-16: a stored Combat Order stays with one that is unloaded, and serves again when it has reloaded
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line unloaded
    place unit A1b at 24 21 facing 180 line stored c unloaded
    place active group B1 element B1b
    reload
    is unit A1b at 24 21 facing 180 line stored c unloaded.

% LF-SO-17: a stored Maneuver Order is for a Counter-charge
    place commander B1 at 24 4
    place unit B1c at 24 12 facing 0 line unloaded
    place unit A1b at 24 17 facing 180 line stored m
    place active group B1 element B1c
    reload
    answers pass, counter A1b

% LF-SO-18: reactions need no commander's sphere
    place commander B1 at 24 4
    place commander A1 at 70 46
    place unit B1b at 24 10 facing 0 line unloaded
    place unit A1b at 24 21 facing 180 line stored c
    place active group B1 element B1b
    reload
    snap A1b shot           ok
    roll 2 2 2 2 2 2

% LF-SO-19: the target of a charge has its charge reaction alone, and keeps what it stored
    place commander B1 at 24 4
    place unit B1c at 24 12 facing 0 line
    place unit A1b at 24 17 facing 180 line stored c
    place active group B1 element B1c
    charge A1b
    asks american reaction
    hold
    no event snaps
    no answer snap A1b shot
    is unit A1b at 24 17 facing 180 line stored c.

% LF-SO-21: all stored orders go when it is activated
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line stored m c
    place active group B1
    activate B1c gc
    is unit B1c at 24 10 facing 0 line acted.

% LF-SO-20, LF-SO-22, LF-DM-13: and when it fails a test of any kind
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A1c at 24 18 facing 180 line stored m c
    place active group B1 element B1b
    fire A1c shot
    roll 5 5 2 2 2 2
    roll 1 1
    event stored-lost A1c
    roll 1

% LF-SO-23: a test that is passed leaves them
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A1c at 24 18 facing 180 line stored m c
    place active group B1 element B1b
    fire A1c shot
    roll 5 5 2 2 2 2
    roll 6 6
    no event stored-lost
    pass
    is unit A1c at 24 18 facing 180 line level shaken stored m c.

% LF-SO-23: and so does withdrawing from a charge, for which there is no test
    place commander B1 at 30 4
    place commander A1 at 30 30
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 13 facing 180 line stored m c
    place active group B1 element B1b
    charge A1b
    withdraw
    roll 6
    moves 4
    event escaped A1b
    no event stored-lost
    is unit A1b at 30 26.181102 facing 0 line stored m c routed.

% LF-SO-23: and losing a melee without a failed test
    place commander B1 at 30 40
    place unit B1d at 20 41.2 facing 0 open 1   # a spare
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 8 facing 180 line stored c
    place lock B1b A1b
    place active group B1
    dice 5 1 1 1 1 1 1 1 1 1
    dice 1 1 1 1 1 1 1 1
    activate B1b gc
    event won B1b A1b 1
    no event stored-lost
    is unit A1b at 30 12.181102 facing 0 line hits 1 disorder 1 stored c routed.

% LF-SO-20: a stored order goes when it is used, and is not there for the next order
    place commander B1 at 24 4
    place unit B1c at 24 12 facing 0 line
    place unit A1b at 24 20 facing 180 line stored c
    place unit A1d at 40 44 facing 180 open 1
    place active group B1 element B1c by B1 m 3 c 3
    move 24 13 0 straight
    snap A1b shot
    roll 2 3 4 2 3 4
    is unit A1b at 24 20 facing 180 line unloaded.
    move 24 14 0 straight
    asks british orders

% LF-SO-20: one for a Counter-charge likewise, whether it is made or not
    place commander B1 at 24 4
    place unit B1b at 24 12 facing 0 line
    place unit A1c at 24 18 facing 180 line level shaken stored m
    place unit A1d at 40 44 facing 180 open 1
    place active group B1 element B1b by B1 m 3 c 3
    move 24 13 0 straight
    counter A1c
    roll 6 6
    hold
    event contact A1c B1b
    is unit A1c at 24 13 facing 180 line level shaken.
    again
    move 24 13 0 straight
    counter A1c
    roll 1 1
    is unit A1c at 24 18 facing 180 line level shaken disorder 1.

% LF-SO-24: who is not activated keeps them into the next turn
    place turn 2
    place commander B1 at 24 4
    place commander A1 at 24 44
    place unit B1c at 24 10 facing 0 line stored c
    place unit A1b at 24 40 facing 180 line
    place active group B1
    close
    stay
    roll 1                  # the points of A1
    close
    stay
    event turn 3
    roll 6
    roll 1
    asks british first-or-second
    is unit B1c at 24 10 facing 0 line stored c.

% LF-SO-25: after the reactions it goes on, unless it has failed a test and withdrawn
    place commander B1 at 24 4
    place unit B1c at 24 14 facing 0 line unloaded
    place unit A1b at 24 21 facing 180 line stored c
    place active group B1 element B1c by B1 m 3 c 3
    reload
    snap A1b shot
    roll 5 5 2 2 2 2
    roll 6 6
    asks british orders
    answer fire A1b shot
    again
    reload
    snap A1b shot
    roll 5 5 2 2 2 2
    roll 1 1
    roll 1
    asks british ride

% LF-SO-26: who turns to face and so enters a zone can be reacted to once its shot is resolved
    place commander B1 at 24 4
    place unit B1a at 24 10 facing 0 line
    place unit A1d at 33 17 facing 180 open 1
    place unit A1b at 20 22.5 facing 180 line stored c
    place active group B1 element B1a
    fire A1d shot
    event faces B1a
    roll 2 2 2 2 2 2 2
    asks american react
    answer snap A1b shot

% LF-SO-14: with snap_priority only at the target it would have to choose
    battle lof-drill snap_priority=on
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line unloaded
    place unit B1d at 27.2 16 facing 0 open 1
    place unit A1b at 24 21 facing 180 line stored c
    place active group B1 element B1b
    reload
    asks british orders

% LF-SO-10: he takes his reactions in the sequence he likes, one resolved before the next
    battle lof-drill
    place commander B1 at 24 12
    place unit B1b at 24 19 facing 0 line
    place unit A1b at 24 28 facing 180 line stored c
    place unit A1c at 31 24.5 facing 225 line stored m
    place active group B1 element B1b by B1 m 3 c 3
    move 24 20 0 straight
    answers pass, snap A1b shot, counter A1c
    snap A1b shot
    roll 2 3 4 2 3 4
    counter A1c             ok
    asks british reaction
    again
    move 24 20 0 straight
    pass
    asks british orders

% LF-SO-10: a Counter-charge brings a friend into the Fire Zone of another, who cannot snap any more; a third still can
    place commander B1 at 24 12 rating incompetent
    place unit B1b at 24 19 facing 0 line
    place unit A1b at 24 28 facing 180 line stored c
    place unit A1c at 31 24.5 facing 225 line stored m
    place unit A3d at 12 12 facing 60 line stored c
    place active group B1 element B1b by B1 m 3 c 3
    move 24 20 0 straight
    answer snap A1b shot
    counter A1c
    closing shot
    roll 5 5 2 2 2 2
    roll 6 6                # it stands, but is Shaken, and will not go on
    roll 1 1
    event balked A1c
    asks american react
    snap A1b shot           refused LF-SH-15 "A1c is in the Fire Zone"
    no answer snap A1b shot
    answer snap A3d shot

% LF-SO-27: when the active element has withdrawn the window is closed: nobody snaps at it, nor counter-charges it
    place commander B1 at 24 12 rating incompetent
    place unit B1d at 16 8 facing 0 open 1      # a spare
    place unit B1b at 24 19 facing 0 line
    place unit A1b at 24 28 facing 180 line stored c
    place unit A1c at 33 18 facing 270 line stored m c
    place active group B1 element B1b by B1 m 3 c 3
    move 24 20 0 straight
    answers pass, snap A1b shot, snap A1c shot, counter A1c
    snap A1b shot
    roll 5 5 5 2 2 2
    roll 1 1
    roll 1
    event retired B1b
    asks british group      # and A1c still has the line of fire that it had
    is unit A1c at 33 18 facing 270 line stored m c

% LF-SO-27: of a melee that it has lost, too
    place commander B1 at 30 4
    place unit B1d at 20 5.2 facing 0 open 1   # a spare
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 8 facing 180 line
    place unit A1c at 38 12 facing 225 line stored c
    place lock B1b A1b
    place active group B1
    dice 1 1 1 1 1 1 1 1 1 1
    activate B1b gc
    enough
    dice 5 5 1 1 1 1 1 1
    event won A1b B1b
    asks british group

% LF-SO-17: nobody counter-charges without a stored Maneuver Order
    battle lof-drill
    place commander B1 at 30 14
    place unit B1b at 30 20 facing 0 line
    place unit A1b at 30 28 facing 180 line stored m
    place unit A1c at 38 28 facing 180 line stored c
    place active group B1 element B1b
    move 30 22.5 0 straight
    counter A1c                 refused LF-SO-17
    counter B1b                 refused LF-SO-17
    counter A1b

% LF-FF-13: nor out of a melee
    battle lof-drill
    place commander B1 at 30 14
    place unit B1b at 30 20 facing 0 line
    place unit B2d at 40 28 facing 0 open 1
    place unit A1b at 30 28 facing 180 line stored m
    place unit A1c at 39 28 facing 180 line stored m
    place lock B2d A1c
    place active group B1 element B1b
    move 31 22 0 right-first
    counter A1c                 refused LF-FF-13

% LF-SO-02: one order of a kind is stored, not two
    battle lof-drill
    place commander B1 at 30 14
    place unit B1b at 30 20 facing 0 line stored m
    place active group B1 element B1b
    store m                     refused LF-SO-02 "already"
    store c                     ok
