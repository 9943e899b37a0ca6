# Land of the Free, chapter 7: activating elements and giving them orders.
battle lof-drill

% LF-OR-01: only elements of the active group are activated, one at a time
    place commander B1 at 24 6
    place commander B2 at 40 6
    place unit B1b at 24 10 facing 0
    place unit B1c at 32 10 facing 0
    place unit B2b at 42 10 facing 0
    place active group B1
    answer activate B1b gc
    answer activate B1c gc
    no answer activate B2b gc
    activate B2b gc         refused LF-OR-01 "no element of the active group"
    activate B1b gc
    asks british orders
    activate B1c gc         refused unasked

% LF-OR-02: an element is activated once in a turn
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0
    place unit B1c at 32 10 facing 0
    place active group B1
    activate B1b gc; end
    activate B1b gc         refused LF-OR-02
    answers activate B1c gc, close

% LF-OR-03: elements may be left without orders
    place commander B1 at 24 6
    place commander A1 at 24 44
    place unit B1b at 24 10 facing 0
    place unit A1b at 24 40 facing 180
    place active group B1
    close                   ok
    no event activated
    asks british ride

% LF-OR-03, LF-OR-18: but for those locked in melee, who must be activated
    place commander B1 at 24 16
    place unit B1a at 24 24.99 facing 0
    place unit B1c at 34 20 facing 0
    place unit A1a at 24 25 facing 180
    place lock B1a A1a
    place active group B1
    close                   refused LF-OR-18 "B1a is locked"
    no answer close

% LF-OR-04: the group commander or the force commander may give the orders
    place commander B1 at 24 6
    place commander BFC at 28 6
    place unit B1b at 24 10 facing 0
    place active group B1
    answers activate B1b gc, activate B1b fc, close
    activate B1b fc
    event activated B1b BFC 3 3
    is active group B1 element B1b by BFC m 3 c 3.
    again
    activate B1b gc
    event activated B1b B1 3 3

% LF-OR-04: who is not on the table gives no orders
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0
    place active group B1
    activate B1b fc         refused LF-OR-04 "no force commander on the table"

% LF-OR-05: a force commander attached to another element gives none
    place commander B1 at 24 6
    place commander BFC at 32 8 with B1c
    place unit B1b at 24 10 facing 0
    place unit B1c at 32 10 facing 0
    place active group B1
    activate B1b fc         refused LF-OR-05
    activate B1c fc         ok

% LF-OR-06, LF-OR-11: the commander who gave the first order must have the element in his sphere for each
    place commander B2 at 24 6
    place commander BFC at 24 14
    place unit B2c at 24 14 facing 0 line
    place active group B2
    activate B2c gc
    move 24 20 0 straight
    move 24 26 0 straight   # though BFC is near, its orders are over
    event finished B2c

% LF-OR-12: an order may end outside the sphere
    place commander B2 at 24 6
    place unit B2c at 24 16 facing 0 line
    place active group B2
    activate B2c gc
    move 24 22 0 straight   ok
    event moved B2c 24 22 0

% LF-OR-07: a group commander orders nobody but his own group, the force commander anybody whose group is active
    place commander B1 at 24 6
    place commander B2 at 60 44
    place commander BFC at 40 6
    place unit B2c at 32 10 facing 0 line
    place active group B2
    answers activate B2c fc, close
    activate B2c gc         refused LF-OR-11 "in which B2"
    activate B2c fc         ok

% LF-OR-08: a Shaken element has one Combat Order fewer
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 level shaken
    place active group B1
    activate B1b gc
    event activated B1b B1 3 2

% LF-OR-08: an Exhausted one as many, and no fewer
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 level exhausted
    place active group B1
    activate B1b gc
    event activated B1b B1 3 2

% LF-OR-10: an action costs an order of its kind, until there is none left
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place active group B1 element B1b
    move 24 11 0 straight
    form open 1
    move 24 12 0 straight
    is active group B1 element B1b by B1 m 0 c 3.
    move 24 13 0 straight   refused LF-OR-10 "no Maneuver Order"
    no answer form line 0
    end                     ok

% LF-OR-10: the owner may stop when he likes
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place unit B1c at 32 10 facing 0 line
    place active group B1 element B1b
    end
    event finished B1b
    asks british group

% LF-OR-11: without the sphere there is no order at all
    place commander B1 at 24 6
    place unit B1b at 24 24 facing 0 line
    place unit B1c at 24 10 facing 0 line
    place active group B1
    activate B1b gc         refused LF-OR-11
    no answer activate B1b gc

% LF-OR-11: nor may a marker be removed outside it
    place commander B1 at 24 6
    place unit B1b at 24 24 facing 0 line disorder 1
    place active group B1 element B1b by B1 m 2 c 3
    asks british ride       # nothing was left to do
    is unit B1b at 24 24 facing 0 line disorder 1 acted.

% LF-OR-13: an element locked in melee may be activated outside the sphere
    place commander B1 at 24 6
    place unit B1a at 24 24.99 facing 0
    place unit A1a at 24 25 facing 180
    place lock B1a A1a
    place active group B1
    event activated B1a B1  # it must be, so nobody is asked

% LF-OR-13, LF-OR-11: out of the sphere it fights, but nobody restores its order
    place commander B1 at 60 4
    place unit B1b at 30 12 facing 0 line disorder 2
    place unit A1b at 30 12 facing 180 line
    place lock B1b A1b
    place active group B1
    event activated B1b B1 3 3  # it must be, so nobody is asked
    no event dressed
    event pool B1b 8 0 5

% LF-OR-11: nor by an order later
    place commander B1 at 60 4
    place unit B1b at 30 12 facing 0 line disorder 1
    place unit A1b at 30 12 facing 180 line
    place unit A1d at 33.94 11.2 facing 270 open 1
    place lock B1b A1b
    place lock B1b A1d
    place active group B1 element B1b by B1 m 2 c 2
    dress                       refused LF-OR-11
    answers fight A1b, fight A1d

% LF-OR-15, LF-OR-13: in the sphere it does both
    place commander B1 at 30 4
    place unit B1b at 30 12 facing 0 line disorder 2
    place unit A1b at 30 12 facing 180 line
    place lock B1b A1b
    place active group B1
    activate B1b gc
    event dressed B1b 0
    event pool B1b 10 0 5

% LF-OR-14: activation takes stored orders away
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line stored m c
    place active group B1
    activate B1b gc
    is unit B1b at 24 10 facing 0 line acted.

% LF-OR-15: then markers are removed, a Maneuver Order each, before anything else
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line disorder 2
    place active group B1
    activate B1b gc
    event dressed B1b 1
    event dressed B1b 0
    is active group B1 element B1b by B1 m 1 c 3.

% LF-OR-15, LF-OR-17: as far as the orders last; Combat Orders are left
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line disorder 4
    place active group B1
    activate B1b gc
    is active group B1 element B1b by B1 m 0 c 3.
    is unit B1b at 24 10 facing 0 line disorder 1 acted.

% LF-OR-16: a marker received later may be removed, and need not be
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line disorder 1
    place active group B1 element B1b by B1 m 2 c 3
    move 24 11 0 straight   ok
    dress
    event dressed B1b 0
    is active group B1 element B1b by B1 m 0 c 3.

% LF-OR-20: a locked element may neither move nor turn nor change formation, nor reload nor store
    place commander B1 at 24 16
    place unit B1a at 24 24.99 facing 0 line unloaded
    place unit A1b at 21.5 25 facing 180
    place unit A1c at 28 25 facing 180
    place lock B1a A1b
    place lock B1a A1c
    place active group B1 element B1a
    answers fight A1b, fight A1c
    move 24 24 0 straight   refused LF-OR-20 "locked in melee"
    back 24 24 0            refused LF-OR-20
    turn about 0            refused LF-OR-20
    form open 1             refused LF-OR-20
    reload                  refused LF-OR-20
    store m                 refused LF-OR-20
    end                     refused LF-OR-19

% LF-OR-19: it must fight while it has a Combat Order
    place commander B1 at 24 16
    place unit B1a at 24 24.99 facing 0 line
    place unit A1a at 24 25 facing 180
    place lock B1a A1a
    place active group B1 element B1a
    asks dice               # of the melee: there was no choice

% LF-OR-19: without one it need not
    place commander B1 at 24 16
    place unit B1a at 24 24.99 facing 0 line
    place unit A1a at 24 25 facing 180
    place lock B1a A1a
    place active group B1 element B1a by B1 m 3 c 0
    asks british ride       # nothing is left for it to do

% LF-OR-09: an active element that drops from Fit loses a Combat Order at once
    place commander B1 at 24 12
    place unit B1c at 24 16 facing 0 line
    place unit A1b at 24 24 facing 180 line stored c
    place active group B1 element B1c by B1 m 3 c 3
    move 24 17 0 straight
    snap A1b shot
    roll 5 5 2 3 2 3
    roll 6 6
    event level B1c Shaken
    is active group B1 element B1c by B1 m 2 c 2.
    asks british orders

% LF-OR-09: from Shaken to Exhausted it loses no other
    place commander B1 at 24 12
    place unit B1c at 24 16 facing 0 line level shaken
    place unit A1b at 24 24 facing 180 line stored c
    place active group B1 element B1c by B1 m 3 c 2
    move 24 17 0 straight
    snap A1b shot
    roll 5 5 2 3 2 3
    roll 6 6
    event level B1c Exhausted
    is active group B1 element B1c by B1 m 2 c 2.

% LF-OR-26: an active element that withdraws because of a failed test ends its activation and stores nothing
    place commander B1 at 24 12
    place unit B1c at 24 16 facing 0 line
    place unit B1b at 33 12 facing 0 line
    place unit A1b at 24 24 facing 180 line stored c
    place active group B1 element B1c by B1 m 3 c 3
    move 24 17 0 straight
    snap A1b shot
    roll 5 5 2 3 2 3
    roll 1 1
    roll 1
    event retired B1c
    event finished B1c
    no event stored
    asks british group
    answers activate B1b gc, close
