# Land of the Free: interpenetration.
battle lof-walls

% LF-IP-01: a move into contact with a friend stops there
place unit B1b at 20 4 facing 0 line
place unit B1c at 20 7 facing 0 line
place commander B1 at 16 2
place active group B1 element B1b
    move 20 7 0 straight
    event moved B1b 20 5.818897 0

% LF-IP-01: with its next Maneuver Order it may pass through; before it touches him it may not
place unit B1b at 20 5.7 facing 0 line
place unit B1c at 20 7 facing 0 line
place commander B1 at 16 2
place active group B1 element B1b
    through B1c                 refused LF-IP-01 "in contact"
    no answer through B1c
    move 20 7 0 straight
    answer through B1c
    through B1c                 ok

% LF-IP-01: only friends on the table
place unit B1b at 20 5.818897 facing 0 line
place unit B1c at 20 7 facing 0 line
place unit A1d at 20 16 facing 180 open 1
place commander B1 at 16 2
place active group B1 element B1b
    through A1d                 refused LF-IP-01
    through B1a                 refused LF-IP-01
    through B1                  refused LF-IP-01
    through B1b                 refused LF-IP-01

% LF-IP-02: beyond him, its rear against his far side, with its facing and formation
place unit B1b at 20 5.818897 facing 0 line
place unit B1c at 20 7 facing 0 line
place commander B1 at 16 2
place active group B1 element B1b
    through B1c
    event went-through B1b B1c 20 8.181102
    is unit B1b at 20 8.181102 facing 0 line disorder 1 acted.

% LF-IP-02: along the axis of the friend's facing, not of its own
place unit B1d at 20 6 facing 20 column
place unit B1b at 20 7.5 facing 0 line
place commander B1 at 16 2
place active group B1 element B1d
    march; leg 20.05 6.137; halt 20
    through B1b
    is unit B1d at 20.016535 8.879527 facing 20 column disorder 1 acted.

% LF-IP-02: by the flank where it has come to his flank
place unit B1d at 20 6.5 facing 90 open 1
place unit B1c at 23.15 7 facing 0 line
place commander B1 at 16 2
place active group B1 element B1d
    move 22 6.5 90 straight
    through B1c
    is unit B1d at 26.6937 6.5 facing 90 open 1 disorder 1 acted.

% LF-IP-03: a column needs two Maneuver Orders of one activation
place unit B1d at 20 5.818897 facing 0 column
place unit B1c at 20 7 facing 0 line
place commander B1 at 16 2
place active group B1 element B1d m 1
    through B1c                 refused LF-IP-03
    no answer through B1c

% LF-IP-03: and spends both
place unit B1d at 20 5.818897 facing 0 column
place unit B1c at 20 7 facing 0 line
place commander B1 at 16 2
place active group B1 element B1d m 3 c 1
    through B1c
    is active group B1 element B1d by B1 m 1 c 1.

% LF-IP-04: both receive a disorder marker
place unit B1b at 20 5.818897 facing 0 line
place unit B1c at 20 7 facing 0 line
place commander B1 at 16 2
place active group B1 element B1b
    through B1c
    event disordered B1c one passed through the other 1
    event disordered B1b one passed through the other 1

% LF-IP-05: neither does where the friend is in open order
place unit B1b at 20 5.818897 facing 0 line
place unit B1c at 20 7 facing 0 open 1
place commander B1 at 16 2
place active group B1 element B1b
    through B1c
    no event disordered

% LF-IP-05: nor where he is unlimbered
place unit B1b at 20 5.425197 facing 0 line
place unit B1f at 20 7 facing 0 open 1
place commander B1 at 16 2
place active group B1 element B1b
    through B1f
    no event disordered

% LF-IP-04: that it is in open order itself does not help
place unit B1b at 20 5.818897 facing 0 open 1
place unit B1c at 20 7 facing 0 line
place commander B1 at 16 2
place active group B1 element B1b
    through B1c
    event disordered B1c one passed through the other 1
    event disordered B1b one passed through the other 1

% LF-IP-06: there must be room for all of it beyond
place unit B1b at 20 5.818897 facing 0 line
place unit B1c at 20 7 facing 0 line
place unit B1e at 20 9 facing 0 line
place commander B1 at 16 2
place active group B1 element B1b
    through B1c                 refused LF-IP-06 "B1e"

% LF-IP-06: a wall that the friend lines is no room
place unit B1b at 20 10.818897 facing 0 line
place unit B1c at 20 12 facing 0 line lined-up 0
place commander B1 at 16 6
place active group B1 element B1b
    through B1c                 refused LF-IP-06

% LF-IP-07: it may go on with its orders
place unit B1b at 20 5.818897 facing 0 line
place unit B1c at 20 7 facing 0 line
place commander B1 at 16 2
place active group B1 element B1b
    through B1c
    move 20 10 0 straight       ok

% LF-IP-08: artillery cannot pass through friends
place unit B1f at 20 5.818897 facing 0 open 1
place unit B1c at 20 7 facing 0 line
place commander B1 at 16 2
place active group B1 element B1f
    through B1c                 refused LF-IP-08

% LF-IP-09: a friend locked in melee cannot be passed through
place unit B1b at 20 5.818897 facing 0 line
place unit B1c at 20 7 facing 0 line
place unit A1c at 20 7.01 facing 180 line
place commander B1 at 16 2
place commander A1 at 16 12
place lock B1c A1c
place active group B1 element B1b
    through B1c                 refused LF-IP-09

% LF-IP-10, LF-IP-11: a formation change onto a friend disorders both, in open order too
place unit B1b at 20 7 facing 0 column
place unit B1c at 24.5 7 facing 0 open 1
place commander B1 at 16 2
place active group B1 element B1b
    form line 0
    asks british accident
    yes
    event disordered B1c it went through friends by accident 1
    event disordered B1b it went through friends by accident 1
    event formed B1b line

% LF-IP-13: it slides along its facing, the shorter way
place unit B1b at 20 7 facing 0 column
place unit B1c at 24.5 6.2 facing 0 line
place commander B1 at 16 2
place active group B1 element B1b
    form line 0; yes
    is unit B1b at 20 7.37874 facing 0 line disorder 1 acted.

% LF-IP-13: to the rear if both are equal
place unit B1b at 20 7 facing 0 column
place unit B1c at 24.5 7 facing 0 line
place commander B1 at 16 2
place active group B1 element B1b
    form line 0; yes
    is unit B1b at 20 5.821259 facing 0 line disorder 1 acted.

% LF-IP-14: it is refused where the slide would meet an enemy, though there is a longer way
place unit B1b at 20 7 facing 0 column
place unit B1c at 24.5 6.2 facing 0 line
place unit A1d at 18 7.2 facing 180 open 1
place commander B1 at 16 2
place active group B1 element B1b
    form line 0                 refused LF-IP-14 "A1d"
    no answer form line 0

% LF-IP-14: or ground that it cannot pass
place unit B1b at 20 11.5 facing 0 line
place unit B1d at 25 11.1 facing 0 open 1
place commander B1 at 16 6
place active group B1 element B1b
    form open 1                 refused LF-IP-14 "Long wall"

% LF-IP-14: or the edge of the table
place unit B1b at 20 1.3 facing 0 line
place unit B1d at 25 1.9 facing 0 open 1
place commander B1 at 16 4
place active group B1 element B1b
    form open 1                 refused LF-MV-37

% LF-IP-16: its owner may choose another order, and has spent nothing
place unit B1b at 20 7 facing 0 column
place unit B1c at 24.5 7 facing 0 line
place commander B1 at 16 2
place active group B1 element B1b m 3 c 3
    form line 0
    answers yes, no
    text "B1c"
    no
    asks british orders
    is unit B1b at 20 7 facing 0 column acted.
    is active group B1 element B1b by B1 m 3 c 3.

% LF-MV-32: mounting onto friends behind goes through them by accident
place unit B2a at 20 7 facing 0 line on-foot
place unit B2b at 20 5.5 facing 0 line
place commander B2 at 16 2
place active group B2 element B2a
    mount
    asks british accident
    yes
    event disordered B2b it went through friends by accident 1
    event mounted B2a

% LF-IP-10, LF-IP-16: the wheel of a charge through a friend: its owner is asked before anything is spent
    battle lof-drill
    place commander B1 at 24 4 points 1
    place unit B1c at 24 10 facing 0 line
    place unit B1d at 25.8 8.7 facing 0 open 1
    place unit A1c at 28.5 14 facing 180 line
    place active group B1 element B1c by B1 m 3 c 3
    charge A1c
    asks british wheel
    text "through friends"
    answers yes, no
    no
    is unit B1c at 24 10 facing 0 line acted.
    is active group B1 element B1c by B1 m 3 c 3.
    asks british orders
    inspire A1c
    no
    no event spent
    is commander B1 at 24 4 rating competent points 1.
    charge A1c
    yes
    event disordered B1d
    event disordered B1c
    event charges B1c A1c

% LF-IP-16: in a group order, too, where it is asked again
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit B1d at 25.8 8.7 facing 0 open 1
    place unit A1c at 28.5 14 facing 180 line
    place active group B1
    together gc
    join B1c; join B1d; done
    all charge
    next B1c
    charge A1c
    asks british wheel
    no
    asks british participant
    hold                    ok

% LF-IP-16: and in a Counter-charge; declined, another reaction may be chosen
    place commander B1 at 28 20
    place unit B1c at 28.5 14 facing 180 line
    place unit A1c at 24 10 facing 0 line
    place unit A1d at 25.8 8.7 facing 0 open 1
    place active group B1 element B1c
    charge A1c
    counter A1c
    asks american wheel
    no
    asks american reaction
    counter A1c
    yes
    event disordered A1d
    event disordered A1c

% LF-IP-16: and in one with a stored order, which is not lost by that
    place commander B1 at 30 26
    place unit B1c at 28.5 16 facing 180 line
    place unit A1c at 24 10 facing 0 line stored m
    place unit A1d at 25.8 8.7 facing 0 open 1
    place active group B1 element B1c
    move 28.5 14 180 straight
    counter A1c
    asks american wheel
    no
    asks american react
    is unit A1c at 24 10 facing 0 line stored m.
    counter A1c
    yes
    event disordered A1d

% LF-IP-10, LF-IP-16: reforming before a charge onto a friend
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1c at 30 14.362205 facing 0 column
    place unit A1d at 33 12.5 facing 0 open 1       # beside its rear stand
    place active group B1 element B1b
    charge A1c
    dice 6 6
    reform
    as line 180 0
    asks american reform-through
    no
    asks american reform
    as line 180 0
    yes
    event disordered A1d
    event disordered A1c

% LF-IP-12: a withdrawing element that would stop on a friend goes on in its direction until it is clear
    place commander A1 at 24 30
    place unit B1c at 24 12 facing 0 line
    place unit B1b at 24 8.5 facing 0 line
    place unit A1b at 24 20 facing 180 line
    place active group A1 element A1b by A1 m 3 c 3
    fire B1c shot
    roll 5 5 2 3 2 3
    roll 1 1
    roll 1
    event disordered B1b
    event disordered B1c
    event retired B1c 24 6.140157      # its rear on the far side of B1b, at 7.32

% LF-IP-15: where that would take it over the edge it is tested as one that withdraws over it
    place commander A1 at 24 24
    place unit B1c at 24 5.18 facing 0 line
    place unit B1b at 24 1.3 facing 0 line
    place unit A1b at 24 13 facing 180 line
    place active group A1 element A1b by A1 m 3 c 3
    fire B1c shot
    roll 5 5 2 3 2 3
    roll 1 1
    roll 1
    asks dice 2d6 Morale Test at the table edge
    roll 1 1
    event left B1c

% LF-IP-15: and where an enemy is in the way, it stays before its friend
    place commander A1 at 24 24
    place unit B1c at 24 12 facing 0 line
    place unit B1b at 24 8.5 facing 0 line
    place unit A1d at 24 6.8 facing 0 open 1
    place unit A1b at 24 20 facing 180 line
    place active group A1 element A1b by A1 m 3 c 3
    fire B1c shot
    roll 5 5 2 3 2 3
    roll 1 1
    roll 1
    event retired B1c 24 8.497637

% LF-BU-09: nobody passes through an element in a building
    battle lof-drill
    place commander B1 at 52 7
    place unit B1c at 57.9 7 facing 90 line
    place unit B1d at 61 7 facing 0 open 1 inside 6
    place active group B1 element B1c
    through B1d                refused LF-BU-09

% LF-ME-10, LF-IP-01: nobody passes through a friend into an enemy beside him
    battle lof-drill
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit B2d at 24 12.37 facing 0 open 1
    place unit A1d at 27 10.5 facing 180 open 1
    place active group B1 element B1b
    through B2d             refused LF-ME-10 "run into A1d"
