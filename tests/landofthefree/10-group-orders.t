# Land of the Free, chapter 10: group orders.
battle lof-drill

% LF-GO-01: one group order in a turn, from the group commander or the force commander
    place commander B1 at 26 4
    place commander BFC at 30 4
    place unit B1b at 22 10 facing 0 line
    place unit B1c at 32 10 facing 0 line
    place unit B1d at 38 8 facing 0 open 1
    place active group B1
    answer together gc
    answer together fc
    together gc
    join B1b; join B1c; done
    event group-order B1 *
    end
    together gc                     refused LF-GO-01
    together fc                     refused LF-GO-01

% LF-GO-01: the force commander gives it as well
    place commander B1 at 26 4
    place commander BFC at 30 4
    place unit B1b at 22 10 facing 0 line
    place unit B1c at 32 10 facing 0 line
    place active group B1
    together fc
    join B1b; join B1c; done
    event group-order BFC *

% LF-GO-02: not a commander who is attached
    place commander B1 at 26 4 with B1b
    place commander BFC at 30 4 with B1b
    place unit B1b at 22 10 facing 0 line
    place unit B1c at 32 10 facing 0 line
    place active group B1
    together gc                     refused LF-GO-02
    together fc                     refused LF-GO-02
    no answer together gc

% LF-GO-03: two or more elements that have not been activated
    place commander B1 at 26 4
    place unit B1b at 22 10 facing 0 line acted
    place unit B1c at 32 10 facing 0 line
    place unit B1d at 38 8 facing 0 open 1
    place unit B2c at 44 8 facing 0 line
    place active group B1
    together fc                     refused LF-GO-01 "no force commander"
    together gc
    join B1b                        refused LF-GO-03
    join B2c                        refused LF-GO-03
    join B1c
    join B1c                        refused LF-GO-03
    done                            refused LF-GO-03 "Two elements"
    no answer done
    join B1d
    done                            ok

% LF-GO-03: where there are not two of them there is no group order
    place commander B1 at 26 4
    place unit B1b at 22 10 facing 0 line acted
    place unit B1c at 32 10 facing 0 line
    place active group B1
    together gc                     refused LF-GO-03

% LF-GO-04: its participants have been activated, and their stored orders are gone
    place commander B1 at 26 4
    place unit B1b at 22 10 facing 0 line stored m c
    place unit B1c at 32 10 facing 0 line
    place unit B1d at 38 8 facing 0 open 1
    place active group B1
    together gc
    join B1b; join B1c; done
    is unit B1b at 22 10 facing 0 line acted in-group-order.
    is group-order B1b B1c.
    end
    not group-order B1b B1c
    not participant B1b m 3 c 3
    not group-order-markers by B1 m 3 c 3
    activate B1b gc                 refused LF-OR-02
    activate B1d gc                 ok

% LF-GO-04, LF-CM-43: whoever is attached to one of them is released
    place commander B1 at 26 4
    place commander BFC at 30 4 with B1b
    place unit B1b at 22 10 facing 0 line
    place unit B1c at 32 10 facing 0 line
    place active group B1
    together gc
    join B1b; join B1c; done
    event released BFC *

% LF-GO-04: an order given before all have joined can be cancelled
    place commander B1 at 26 4
    place unit B1b at 22 10 facing 0 line
    place unit B1c at 32 10 facing 0 line
    place active group B1
    together gc
    join B1b
    cancel
    not group-order B1b
    answer together gc
    activate B1b gc                 ok

% LF-GO-05: the fewest Maneuver and the fewest Combat Orders, from whichever element
    place commander B3 at 26 4
    place unit B3a at 20 10 facing 0 open 0.25
    place unit B3d at 34 10 facing 0 line level shaken
    place active group B3
    together gc
    join B3a; join B3d; done
    event group-order B3 2 2
    is participant B3a m 2 c 2.
    is participant B3d m 2 c 2.

% LF-GO-05: counted after losses for their levels
    place commander B1 at 26 4
    place unit B1b at 22 10 facing 0 line level shaken
    place unit B1c at 32 10 facing 0 line
    place active group B1
    together gc
    join B1b; join B1c; done
    event group-order B1 3 2

% LF-GO-06: an order names one action; each carries it out in its own way, or holds and loses it
    place commander B1 at 26 4
    place unit B1b at 22 10 facing 0 line
    place unit B1c at 32 10 facing 0 line
    place active group B1
    together gc
    join B1b; join B1c; done
    all move
    next B1c
    form column 0                   refused LF-GO-06
    move 32 11 0 straight
    next B1b
    hold
    event holds B1b
    is participant B1b m 2 c 3.
    is participant B1c m 2 c 3.
    all form
    next B1b
    form column 0                   ok
    done                            # B1c holds
    is participant B1b m 1 c 3.
    is participant B1c m 1 c 3.

% LF-GO-06: to hold is to lose a Combat Order, too
    place commander B1 at 26 12
    place unit B1b at 22 18 facing 0 line
    place unit B1c at 32 18 facing 0 line
    place unit A1b at 22 26 facing 180 line
    place active group B1
    together gc
    join B1b; join B1c; done
    all fire
    next B1b; hold
    done
    is participant B1b m 3 c 2 began A1b.
    is participant B1c m 3 c 2.
    all fire; done
    all fire; done
    all fire                        refused LF-GO-05 "Combat"

% LF-GO-06: an action that nobody can do is not ordered
    place commander B1 at 26 4
    place unit B1b at 22 10 facing 0 line
    place unit B1c at 32 10 facing 0 line
    place active group B1
    together gc
    join B1b; join B1c; done
    all reload                      refused LF-GO-06
    all mount                       refused LF-GO-06
    all dress                       refused LF-GO-06

% LF-GO-19: ordered to move, each moves as it can: a line forward or back, a column on the march, guns by hand
    place commander B3 at 26 4
    place unit B3a at 20 8 facing 0 open 0.25
    place unit B3b at 28 8 facing 0 column
    place unit B3d at 38 8 facing 0 line
    place active group B3
    together gc
    join B3a; join B3b; join B3d; done
    all move
    next B3a
    turn left 0                     refused LF-GO-06
    prolong 20 10 0
    event prolonged B3a 20 10 0
    next B3b
    march
    leg 28 12; halt 0
    event halted B3b *
    next B3d
    back 38 7 0
    event backed B3d 38 7 0
    asks british group-order

% LF-GO-06: a march thought better of is asked for again
    place commander B1 at 26 4
    place unit B1b at 22 10 facing 0 column
    place unit B1c at 32 10 facing 0 column
    place active group B1
    together gc
    join B1b; join B1c; done
    all move
    next B1b
    march
    cancel
    asks british participant
    march
    leg 22 12; halt 0
    event halted B1b *

% LF-GO-06: when they are used up there are no more
    place commander B1 at 26 4
    place unit B1b at 22 10 facing 0 line
    place unit B1c at 32 10 facing 0 line
    place active group B1
    together gc
    join B1b; join B1c; done
    all turn; done
    all turn; done
    all turn; done
    all turn                        refused LF-GO-05
    no answer all move

% LF-GO-07: one after another, each the active element with a window of its own
    place commander B1 at 26 12
    place unit B1b at 22 18 facing 0 line
    place unit B1c at 32 18 facing 0 line
    place unit A1b at 22 26 facing 180 line stored c
    place unit A1c at 32 26 facing 180 line stored c
    place active group B1
    together gc
    join B1b; join B1c; done
    all move
    answers next B1b, next B1c, done
    next B1c
    move 32 18.5 0 straight
    asks american react
    answers pass, snap A1c shot
    pass
    next B1b
    move 22 18.5 0 straight
    answers pass, snap A1b shot

% LF-GO-07, LF-FF-17: what a participant began in counts for all its orders
    place commander B2 at 28 10
    place unit B2c at 28 16 facing 45 line
    place unit B2d at 36 10 facing 0 open 1
    place unit A1c at 24 20 facing 180 line
    place active group B2
    together gc
    join B2c; join B2d; done
    all move
    next B2c
    move 30 18 45 straight
    done
    all move
    next B2c
    move 31 21.5 0 straight         refused LF-FF-17

% LF-GO-07, LF-MV-29: and so does what it has done
    place commander B2 at 28 4
    place unit B2c at 24 10 facing 0 line
    place unit B2d at 36 10 facing 0 open 1
    place active group B2
    together gc
    join B2c; join B2d; done
    all dismount
    next B2c
    dismount
    done
    all mount
    next B2c
    event holds B2c                 # it cannot, having dismounted

% LF-GO-08: who withdraws drops out
    place commander B1 at 26 12
    place unit B1b at 22 18 facing 0 line
    place unit B1c at 32 18 facing 0 line hits 1
    place unit A1c at 32 26 facing 180 line stored c
    place active group B1
    together gc
    join B1b; join B1c; done
    all move
    next B1c
    move 32 18.5 0 straight
    dice 5 2 3 4  1 1  1
    snap A1c shot
    event retired B1c *
    event drops-out B1c
    next B1b; hold
    all move
    next B1c                        refused LF-GO-06
    answers next B1b, done

% LF-GO-08: who fails the test to charge stays, with its marker, and has not used this order
    place commander B1 at 26 12
    place unit B1b at 22 18 facing 0 line level shaken
    place unit B1c at 32 18 facing 0 line
    place unit A1b at 22 23 facing 180 line
    place active group B1
    together gc
    join B1b; join B1c; done
    all charge
    dice 1 1
    next B1b
    charge A1b
    event balked B1b
    no event drops-out
    no event free-maneuver
    all move
    next B1b
    is active group B1 element B1b by B1 m 2 c 2.
    move 22 19 0 straight           ok
    is unit B1b at 22 19 facing 0 line level shaken disorder 1 acted in-group-order.

% LF-GO-08: nor does one drop out that is shaken in the pause of its charge and will not go on
    place commander B1 at 26 12
    place unit B1b at 22 18 facing 0 line hits 2
    place unit B1c at 32 18 facing 0 line
    place unit A1b at 22 23 facing 180 line
    place active group B1
    together gc
    join B1b; join B1c; done
    all charge
    next B1b
    charge A1b
    dice 5 5 5 5 1 1 1  6 6  1 1
    closing shot
    event balked B1b
    no event drops-out

% LF-GO-08: who fails the test of a Forced Order drops out
    place commander B1 at 26 12 points 1
    place unit B1b at 22 18 facing 0 line
    place unit B1c at 32 18 facing 0 line
    place active group B1
    together gc
    join B1b; join B1c; done
    all move; done; all move; done; all move; done
    press move
    dice 1 1
    next B1b
    event drops-out B1b

% LF-GO-09: who is out of it when the order comes to it, holds: here its commander was pushed aside
    place commander B1 at 26 10
    place unit B1b at 26 23 facing 0 line
    place unit B1c at 26 13 facing 180 line
    place unit B1d at 36 12 facing 0 open 1
    place active group B1
    together gc
    join B1b; join B1c; join B1d; done
    all move
    answer next B1b
    next B1c; move 26 10.4 180 straight
    next B1b                        refused LF-GO-06
    answers next B1d, done

% LF-GO-09: every action begins and ends in the sphere
    place commander B1 at 26 4
    place unit B1b at 22 16 facing 0 line
    place unit B1c at 32 10 facing 0 line
    place unit B1d at 26 25 facing 0 open 1
    place active group B1
    together gc
    join B1d                        refused LF-GO-09
    join B1b; join B1c; done
    all move
    next B1b
    move 22 18.5 0 straight         refused LF-GO-09
    move 22 16.5 0 straight         ok

% LF-GO-10: markers from before come first, and those without hold
    place commander B1 at 26 4
    place unit B1b at 22 10 facing 0 line disorder 2
    place unit B1c at 32 10 facing 0 line
    place unit B1d at 38 8 facing 0 open 1 disorder 1
    place active group B1
    together gc
    join B1b; join B1c; join B1d; done
    asks british group-order-next
    answers next B1b, next B1d
    done                            refused LF-GO-10
    next B1d
    event dressed B1d 0
    event dressed B1b 1             # alone left
    event dressed B1b 0
    asks british group-order
    is participant B1c m 1 c 3.

% LF-GO-11: each volley on its own
    place commander B1 at 26 12
    place unit B1b at 22 18 facing 0 line
    place unit B1c at 32 18 facing 0 line
    place unit A1b at 22 26 facing 180 line
    place unit A1c at 32 26 facing 180 line
    place active group B1
    together gc
    join B1b; join B1c; done
    all fire
    dice 5 2 3 2 3 4
    next B1b
    fire A1b shot
    event volley B1b A1b 1
    dice 2 3 2 4
    next B1c
    fire A1c shot
    event volley B1c A1c 0
    is participant B1b m 3 c 2 began A1b.

% LF-GO-12: all who store, store the same
    place commander B1 at 26 4
    place unit B1b at 22 10 facing 0 line
    place unit B1c at 32 10 facing 0 line
    place unit B1d at 38 8 facing 0 open 1
    place active group B1
    together gc
    join B1b; join B1c; join B1d; done
    all-store c
    next B1b
    event stored B1b *
    next B1c
    done
    is unit B1b at 22 10 facing 0 line stored c acted in-group-order.
    is unit B1c at 32 10 facing 0 line stored c acted in-group-order.
    is unit B1d at 38 8 facing 0 open 1 acted in-group-order.

% LF-GO-12: one of each, for those that can
    place commander B3 at 26 4
    place unit B3a at 20 10 facing 0 open 0.25
    place unit B3d at 34 10 facing 0 line
    place active group B3
    together gc
    join B3a; join B3d; done
    all-store both
    next B3a                        refused LF-GO-06
    next B3d
    is unit B3d at 34 10 facing 0 line stored m c acted in-group-order.

% LF-GO-13: a Forced Order takes a point and a test for each who takes part
    place commander B1 at 26 4 points 2
    place unit B1b at 22 10 facing 0 line
    place unit B1c at 32 10 facing 0 line
    place active group B1
    together gc
    join B1b; join B1c; done
    press move                      refused LF-OR-21
    all turn; done
    all turn; done
    all turn; done
    press move
    event presses *
    dice 6 6
    next B1b
    event spent B1 1
    keep-dice
    move 22 11 0 straight           ok
    dice 1 1
    next B1c
    event spent B1 0
    event test-failed B1c *
    event disordered B1c *
    event drops-out B1c

% LF-GO-13, LF-OR-23: each counts its own
    place commander B1 at 26 4 points 4
    place unit B1b at 20 10 facing 0 line
    place unit B1d at 36 10 facing 0 open 1
    place active group B1
    together gc
    join B1b; join B1d; done
    all form; done
    all form; done
    all form; done
    press move
    dice 6 6
    next B1d
    keep-dice
    move 36 10.5 0 straight
    done
    press move
    dice 6 6
    next B1d
    keep-dice
    event modifier Forced Orders before this one -1
    hold
    dice 6 6
    next B1b
    keep-dice
    no event modifier Forced Orders before this one -1

% LF-GO-13: Wait For My Command, a point for each
    place commander B1 at 26 4 points 1
    place unit B1b at 22 10 facing 0 line
    place unit B1c at 32 10 facing 0 line
    place active group B1
    together gc
    join B1b; join B1c; done
    all turn; done
    all turn; done
    all turn; done
    all-wait c                      refused LF-GO-13
    all-store c; next B1b; next B1c
    answers all-wait m, end
    all-wait m
    next B1c
    event waits B1c *
    event spent B1 0
    event group-order-over B1       # no point is left
    is unit B1c at 32 10 facing 0 line stored m c acted in-group-order.

% LF-GO-14: neither Rally nor Inspirational Charge nor Concentrated Volley
    place commander B1 at 26 12 points 3
    place unit B1b at 22 18 facing 0 line
    place unit B1c at 32 18 facing 0 line
    place unit A1b at 22 23 facing 180 line
    place active group B1
    together gc
    join B1b; join B1c; done
    rally B1b gc                    refused unasked
    all fire
    next B1b
    volley A1b shot                 refused LF-GO-06
    no answer volley A1b shot
    hold; done
    all charge
    next B1b
    inspire A1b                     refused LF-GO-06
    answers charge A1b, hold

% LF-GO-15: Encouraging Words attach the commander, and the group order is over with that action
    place commander B1 at 26 12 points 1
    place unit B1b at 22 18 facing 0 line
    place unit B1c at 32 18 facing 0 line
    place unit A1b at 22 26 facing 180 line
    place active group B1
    together gc
    join B1b; join B1c; done
    all fire
    dice 5 2 3 2 3 4  2
    next B1b
    fire A1b shot
    reroll B1 2
    event attached B1 B1b
    event volley B1b A1b 1
    event group-order-over B1

% LF-GO-16: between the activations of others
    place commander B1 at 26 4
    place unit B1a at 22 16 facing 0 line
    place unit B1b at 22 10 facing 0 line
    place unit B1c at 32 10 facing 0 line
    place unit B1d at 38 8 facing 0 open 1
    place active group B1
    activate B1d gc; end
    together gc
    join B1b; join B1c; done; end
    activate B1a gc                 ok

% LF-GO-17: an element in melee takes no part
    place commander B1 at 24 20
    place unit B1a at 24 24.99 facing 0
    place unit B1b at 34 20 facing 0
    place unit B1c at 18 20 facing 0
    place unit A1a at 24 25 facing 180
    place lock B1a A1a
    place active group B1
    together gc
    join B1a                        refused LF-GO-17
    no answer join B1a

% LF-GO-18: nor one without orders
    place commander B1 at 26 4
    place unit B1b at 22 10 facing 0 line no-orders
    place unit B1c at 32 10 facing 0 line
    place unit B1d at 38 8 facing 0 open 1
    place active group B1
    together gc
    join B1b                        refused LF-GO-18

% LF-GO-06, LF-ML-97: a charge pays its Combat Order out of its own share, and a winner may use its free Maneuver Order
    place commander B1 at 26 12
    place unit B1b at 22 18 facing 0 line
    place unit B1c at 32 18 facing 0 line
    place unit A1d at 22 22 facing 180 open 1
    place unit A1b at 60 44 facing 180 line
    place active group B1
    together gc
    join B1b; join B1c; done
    all charge
    next B1b
    charge A1d
    hold
    dice 5 2 3 2 3 2 3 2 3 2  2 2 3  6 6
    event free-maneuver B1b
    asks british participant
    reload                          refused LF-MV-26
    turn about 0                    ok
    is participant B1b m 2 c 2 won.
    is participant B1c m 2 c 3.     # nobody is left whom it could charge: it has held

% LF-GO-06, LF-ML-98: or keep it, and store it in the end
    place commander B1 at 26 12
    place unit B1b at 22 18 facing 0 line
    place unit B1c at 32 18 facing 0 line
    place unit A1d at 22 22 facing 180 open 1
    place unit A1b at 60 44 facing 180 line
    place active group B1
    together gc
    join B1b; join B1c; done
    all charge
    next B1b
    charge A1d
    hold
    dice 5 2 3 2 3 2 3 2 3 2  2 2 3  6 6
    hold
    is participant B1b m 3 c 2 won.

% LF-GO-06: an action for which nobody has an obstacle, a friend, a building or an enemy is not ordered
    place commander B1 at 26 12
    place unit B1b at 22 18 facing 0 line
    place unit B1c at 32 18 facing 0 line
    place unit A1b at 60 44 facing 180 line
    place active group B1
    together gc
    join B1b; join B1c; done
    all cross               refused LF-GO-06 "None of the participants"
    all through             refused LF-GO-06
    all occupy              refused LF-GO-06
    all fire                refused LF-GO-06
    all charge              refused LF-GO-06
    no answer all cross
    no answer all through
    no answer all occupy
    no answer all fire
    no answer all charge

% LF-GO-06: with one there it is
    place commander B1 at 36 22
    place unit B1b at 36 29.9 facing 0 line
    place unit B1c at 36 28.7 facing 0 line         # behind it, in contact
    place unit A1b at 36 40 facing 180 line
    place active group B1
    together gc
    join B1b; join B1c; done
    all cross               ok
    next B1b
    cross 4                 ok
    event crossed B1b 4

% LF-GO-06, LF-BU-09: an element in a building fires out of it
    place commander B1 at 61 14
    place unit B1c at 61 7 facing 0 inside 6
    place unit B1b at 52 8 facing 0 line
    place unit A1c at 70 7 facing 270 line
    place active group B1
    together gc
    join B1b; join B1c; done
    all fire
    next B1c
    fire-out A1c east shot  ok
    asks dice

% LF-GO-06, LF-CM-59: a new commander may be promoted between its orders
    place commander BFC at 24 4 points 1
    place commander B1 at 26 5
    place commander B2 lost
    place unit B1b at 22 10 facing 0 line
    place unit B1c at 32 10 facing 0 line
    place unit B2b at 24 14 facing 0 line
    place unit A1b at 60 44 facing 180 line
    place active group B1
    together gc
    join B1b; join B1c; done
    answer promote BFC B2
    promote BFC B2
    asks british new-commander
    post B2 24 15           refused LF-CM-60
    post B2 24 14.8
    asks dice 1d6
    roll 4
    asks british group-order

% LF-OR-09: a participant that drops from Fit while another acts has one Combat Order less
    place commander B3 at 32 12 rating skilled
    place unit B3d at 24 18 facing 0 line
    place unit B3a at 32 16 facing 0 open 0.25 hits 3       # behind its right wing, in close support
    place unit A1b at 24 21 facing 180 line
    place active group B3
    together gc
    join B3d; join B3a; done
    is participant B3a m 2 c 2 began A1b.
    all charge
    next B3d
    charge A1b
    hold
    dice 1 1 1 1 1 1 1 1 1 1  1 1 1 1  6 6 1 1 1 1 1 1
    event won A1b B3d 1
    event level B3a Shaken
    is participant B3a m 1 c 1 began A1b.

% LF-GO-06: ordered to reload, one that is loaded holds and waits for the next order
    place commander B1 at 26 4
    place unit B1b at 22 10 facing 0 line unloaded
    place unit B1c at 32 10 facing 0 line
    place unit B1d at 38 8 facing 0 open 1 unloaded
    place active group B1
    together gc
    join B1b; join B1c; join B1d; done
    all reload
    answers next B1b, next B1d, done
    next B1c                refused LF-GO-06 "takes no part"
    next B1b; reload
    next B1d; reload
    is participant B1c m 2 c 3.
    asks british group-order

% LF-GO-20: twelve take part at most
    battle lof-horde
    place commander B1 at 26 6
    place unit B1a at 18 8 facing 0 open 1
    place unit B1b at 20 8 facing 0 open 1
    place unit B1c at 22 8 facing 0 open 1
    place unit B1d at 24 8 facing 0 open 1
    place unit B1e at 26 8 facing 0 open 1
    place unit B1f at 28 8 facing 0 open 1
    place unit B1g at 30 8 facing 0 open 1
    place unit B1h at 18 11 facing 0 open 1
    place unit B1i at 20 11 facing 0 open 1
    place unit B1j at 22 11 facing 0 open 1
    place unit B1k at 24 11 facing 0 open 1
    place unit B1l at 26 11 facing 0 open 1
    place unit B1m at 28 11 facing 0 open 1
    place unit B1n at 30 11 facing 0 open 1
    place unit A1a at 30 40 facing 180 line
    place active group B1
    together gc
    join B1a; join B1b; join B1c; join B1d; join B1e; join B1f; join B1g; join B1h; join B1i; join B1j; join B1k; join B1l
    join B1m                        refused LF-GO-20
    done
    event group-order B1 *
    end
    activate B1m gc                 ok
