# Land of the Free, chapter 15: shooting.
battle lof-drill

% LF-SH-01, LF-SH-17, LF-SH-18, LF-SH-20: an order to fire: two dice and the Action dice, 5 and 6 hit; it is unloaded
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 24 18 facing 180 line
    place active group B1 element B1c by B1 m 3 c 3
    fire A1b shot
    event fires B1c A1b shot 4 5
    asks dice 4d6 volley
    roll 5 6 4 1
    event volley B1c A1b 2
    event hits A1b 2 2
    is unit B1c at 24 10 facing 0 line unloaded acted.
    is active group B1 element B1c by B1 m 3 c 2.
    fire A1b shot           refused LF-CO-02

% LF-SH-02, LF-SH-03: who is not in the arc is no target
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 32 8 facing 180 line
    place active group B1 element B1c
    fire A1b shot           refused LF-SI-15 "outside its arc"
    no answer fire A1b shot

% LF-SH-03: nor who is out of range, limits included
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 24 22 facing 180 line
    place active group B1 element B1c
    answer fire A1b shot
    again

% LF-SH-03: a hair beyond the range
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 24 22.001 facing 180 line
    place active group B1 element B1c
    fire A1b shot           refused LF-WP-01 "12.0 inches"

% LF-SH-03, LF-SH-10: nobody fires at an element in melee
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit B1a at 24 17.99 facing 0 open 1
    place unit A1b at 24 18 facing 180 line
    place lock B1a A1b
    place active group B1 element B1c
    fire A1b shot           refused LF-SH-10
    no answer fire A1b shot

% LF-SH-04: A is nearer, but B is in the Threat Zone
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1c at 30 13 facing 180 line
    place unit A1b at 24 20 facing 180 line
    place active group B1 element B1c
    answer fire A1b shot
    no answer fire A1c shot
    fire A1c shot           refused LF-SH-04 "must fire at A1b"

% LF-SH-05: the nearer of two goes first
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1c at 21 16 facing 180 line
    place unit A1b at 28.5 16.6 facing 180 line
    place active group B1 element B1c
    answer fire A1c shot
    no answer fire A1b shot

% LF-SH-05, LF-SH-08: within half an inch they are as near; then the larger goes first
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1c at 21 16 facing 180 line
    place unit A1b at 28.5 16.4 facing 180 line
    place active group B1 element B1c
    answer fire A1b shot
    no answer fire A1c shot

% LF-SH-06: A in the open, B in cover: the one in the open
    place commander B1 at 44 18
    place unit B1c at 44 24 facing 0 line
    place unit A1c at 41 30 facing 180 line lined-up 4
    place unit A2c at 46.6 30 facing 180 line
    place active group B1 element B1c
    answer fire A2c shot
    no answer fire A1c shot

% LF-SH-07: more stands in the Threat Zone go first
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1c at 21 16 facing 180 line
    place unit A2c at 28.3 16 facing 180 line
    place active group B1 element B1c
    answer fire A1c shot
    no answer fire A2c shot

% LF-SH-07: with nobody in the zone, more stands in the arc
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1c at 30.5 12 facing 180 line
    place unit A2c at 18.5 13 facing 180 line
    place active group B1 element B1c
    answer fire A2c shot
    no answer fire A1c shot

% LF-SH-09: if they are still equal the owner chooses
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1c at 21 16 facing 180 line
    place unit A2c at 27 16 facing 180 line
    place active group B1 element B1c
    answer fire A1c shot
    answer fire A2c shot

% LF-SH-11: it turns about its leader until a part of the target is straight ahead
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 30 18 facing 180 line
    place active group B1 element B1c by B1 m 3 c 3
    fire A1b shot
    event faces B1c
    roll 2 2 2 2
    not unit B1c at 24 10 facing 0 line unloaded acted
    is active group B1 element B1c by B1 m 3 c 2.

% LF-SH-12: not if a part is there already
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 28.6 18 facing 180 line
    place active group B1 element B1c
    fire A1b shot
    no event faces
    roll 2 2 2 2
    is unit B1c at 24 10 facing 0 line unloaded acted.

% LF-SH-12: nor if it is lined up
    place commander B1 at 36 24
    place unit B1c at 34 30 facing 0 line lined-up 4
    place unit A1b at 41 36 facing 180 line
    place active group B1 element B1c
    fire A1b shot
    no event faces
    roll 2 2 2 2

% LF-SH-13: no shot where the turn would lie across an obstacle
    place commander B1 at 36 24
    place unit B1c at 36 29.95 facing 0 line
    place unit A1b at 44 37 facing 180 line
    place active group B1 element B1c
    fire A1b shot           refused LF-LO-02
    no answer fire A1b shot

% LF-SH-13: hanging over the edge of the table does not forbid it: guns may stand on their own edge
    place commander B3 at 36 5
    place unit B3a at 36 1.6 facing 0 open 1
    place unit A1b at 52 14 facing 225 line
    place active group B3 element B3a
    fire A1b solid
    event faces B3a
    event fires B3a A1b solid
    is unit B3a at 36 1.6 within 1 facing 45 within 10 open 1 unloaded acted entering

% LF-SH-13, LF-MV-37: it may go on hanging there, until a move brings it back onto the table
    place commander B3 at 36 5
    place unit B3a at 36.6 1.4 facing 45 open 1 entering
    place active group B3 element B3a
    prolong 36.6 1.3 45         ok
    prolong 36.6 4 0            ok
    not unit B3a at 36.6 4 facing 0 open 1 acted entering

% LF-SH-39: cover is judged as the firer stands when it has turned, the range as it stood before
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 36.5 18 facing 180 line       # only its outermost stand is in the arc, until B1c has turned
    place active group B1 element B1c
    fire A1b shot
    event faces B1c
    event fires B1c A1b shot 4 5
    no event modifier target in cover -1

% LF-SH-13: nor where it would touch an enemy
    place commander B1 at 24 4
    place unit B1a at 24 10 facing 0 line
    place unit A1b at 34 19 facing 180 line
    place unit A1d at 28 8 facing 0 column              # behind its right wing, which swings back
    place active group B1 element B1a
    fire A1b shot           refused LF-ME-10 "A1d"
    no answer fire A1b shot

% LF-SH-14, LF-SH-15: a friend in the Fire Zone forbids the shot, even beyond the target
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 24 18 facing 180 line
    place unit B1d at 24 21.9 facing 180 open 1
    place active group B1 element B1c
    fire A1b shot           refused LF-SH-15 "B1d is in the Fire Zone"

% LF-SH-14: it is as long as the range
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 24 18 facing 180 line
    place unit B1d at 24 22.01 facing 180 open 1
    place active group B1 element B1c
    fire A1b shot           ok
    event fires
    roll 2 2 2 2

% LF-SH-14: and as wide as the element
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 24 18 facing 180 line
    place unit B1d at 27.16 15 facing 0 open 1          # its left end at 26.37; the zone ends at 26.362
    place active group B1 element B1c
    fire A1b shot           ok
    roll 2 2 2 2

% LF-SH-14: the zone of grape is 12 inches long
    place commander B3 at 24 4
    place unit B3a at 24 10 facing 0 open 0.25
    place unit A1b at 24 18 facing 180 line
    place unit B1d at 24 23 facing 0 open 1
    place unit B1c at 24 26 facing 180 open 1
    place active group B3 element B3a
    fire A1b grape          refused LF-SH-15 "B1d"
    again

% LF-SH-14: and solid shot goes on as far as the gun carries
    place commander B3 at 24 4
    place unit B3a at 24 10 facing 0 open 0.25
    place unit A1b at 24 18 facing 180 line
    place unit B1c at 24 26 facing 180 open 1
    place active group B3 element B3a
    answer fire A1b grape
    fire A1b solid          refused LF-SH-15 "B1c"

% LF-SH-16: commanders in the Fire Zone do not matter
    place commander B1 at 24 14
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 24 18 facing 180 line
    place active group B1 element B1c
    fire A1b shot           ok
    roll 2 2 2 2

% LF-SH-16: a friend in a building counts by its outline
    place commander B1 at 58 18
    place unit B1c at 60 16 facing 180 line
    place unit B1d at 61 7 facing 0 open 1 inside 6
    place unit A1b at 60.5 13 facing 0 line
    place active group B1 element B1c
    fire A1b shot           refused LF-SH-15 "B1d"

% LF-SH-19: an Exhausted element has one Action die fewer
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line level exhausted
    place unit A1b at 24 18 facing 180 line
    place active group B1 element B1c
    fire A1b shot
    event fires B1c A1b shot 3 5
    roll 2 2 2

% LF-SH-21: one die fewer at a target in cover
    place commander B1 at 61 16
    place unit B1c at 61 22 facing 0 line
    place unit A1b at 61 30 facing 180 line
    place active group B1 element B1c
    fire A1b shot
    event fires B1c A1b shot 3 5
    roll 2 2 2

% LF-SH-22: one die fewer at an open order
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 24 18 facing 180 open 1
    place active group B1 element B1c
    fire A1b shot
    event fires B1c A1b shot 3 5
    roll 2 2 2

% LF-SH-22: and at unlimbered guns, not at limbered ones
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A3a at 24 18 facing 180 open 0.25
    place active group B1 element B1c
    fire A3a shot
    event fires B1c A3a shot 3 5
    roll 2 2 2

% LF-SH-22: limbered guns are no open order
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A3a at 24 18 facing 180 column
    place active group B1 element B1c
    fire A3a shot
    event fires B1c A3a shot 4 5
    roll 2 2 2 2

% LF-SH-22, LF-BU-17: in a building a target is in cover and in open order
    place commander B1 at 61 22
    place unit B1c at 61 16 facing 180 line
    place unit A1c at 61 7 facing 0 open 1 inside 6
    place active group B1 element B1c
    fire A1c shot
    event fires B1c A1c shot 2 5
    roll 2 2

% LF-SH-23: one die fewer at more than 12 inches
    place commander B3 at 24 4
    place unit B3d at 24 10 facing 0 line
    place unit A1b at 24 22.01 facing 180 line
    place active group B3 element B3d
    fire A1b shot
    event fires B3d A1b shot 5 5
    roll 2 2 2 2 2

% LF-SH-23: not at 12
    place commander B3 at 24 4
    place unit B3d at 24 10 facing 0 line
    place unit A1b at 24 22 facing 180 line
    place active group B3 element B3d
    fire A1b shot
    event fires B3d A1b shot 6 5
    roll 2 2 2 2 2 2

% LF-SH-24: one die more at 3 inches or less
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 24 13 facing 180 line
    place active group B1 element B1c
    fire A1b shot
    event fires B1c A1b shot 5 5
    roll 2 2 2 2 2

% LF-SH-24: not beyond
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 24 13.01 facing 180 line
    place active group B1 element B1c
    fire A1b shot
    event fires B1c A1b shot 4 5
    roll 2 2 2 2

% LF-SH-25: A, in the flank, has one die more; B, in front, has not
    place commander B1 at 24 4
    place unit B1c at 24 8 facing 0 line
    place unit A1b at 24 20 facing 90 line
    place active group B1 element B1c
    fire A1b shot
    event fires B1c A1b shot 5 5
    event modifier into the flank 1
    roll 2 2 2 2 2
    again

% LF-SH-25: B, in front of the same target, has not
    place commander B1 at 36 20
    place unit B1c at 32 20 facing 270 line
    place unit A1b at 24 20 facing 90 line
    place active group B1 element B1c
    fire A1b shot
    event fires B1c A1b shot 4 5
    roll 2 2 2 2

% LF-SH-25, LF-FF-04: half of the shooter's stands, its leader among them, must be completely in the flank
    place commander B1 at 30 4
    place unit B1c at 30.3 12 facing 0 line
    place unit A1b at 24 20 facing 135 line
    place active group B1 element B1c
    fire A1b shot
    no event modifier into the flank
    roll 2 2 2 2

% LF-SH-26: each marker of the shooter takes a die
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line disorder 2
    place unit A1b at 24 18 facing 180 line
    place active group B1 element B1c
    fire A1b shot
    event fires B1c A1b shot 2 5
    roll 2 2

% LF-SH-27: grape: two dice more
    place commander B3 at 24 4
    place unit B3a at 24 10 facing 0 open 0.25
    place unit A1b at 24 18 facing 180 line
    place active group B3 element B3a
    fire A1b grape
    event fires B3a A1b grape 8 5
    roll 2 2 2 2 2 2 2 2

% LF-SH-28: with no die left it rolls one, which hits with a 6 only
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line disorder 4
    place unit A1b at 24 18 facing 180 line
    place active group B1 element B1c
    fire A1b shot
    event fires B1c A1b shot 1 6
    roll 5
    event volley B1c A1b 0
    again
    fire A1b shot
    roll 6
    event volley B1c A1b 1

% LF-SH-29: two ones make it ragged: one hit fewer
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 24 18 facing 180 line
    place active group B1 element B1c
    fire A1b shot
    roll 1 1 5 5
    event volley B1c A1b 1
    event ragged B1c
    again
    fire A1b shot
    roll 1 1 1 4
    event volley B1c A1b 0
    no event hits

% LF-SH-30: two sixes make it punishing: a disorder marker besides the hits
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 24 18 facing 180 line
    place active group B1 element B1c
    fire A1b shot
    roll 6 6 2 2
    event punishing B1c
    event hits A1b 2 2
    is unit A1b at 24 18 facing 180 line hits 2 disorder 1.

% LF-SH-31: both at once is neither
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 24 18 facing 180 line
    place active group B1 element B1c
    fire A1b shot
    roll 6 6 1 1
    no event punishing
    no event ragged
    event volley B1c A1b 2
    is unit A1b at 24 18 facing 180 line hits 2.

% LF-SH-32: counted on the dice as they finally lie, after rerolls
    place commander B1 at 24 4 points 1
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 24 18 facing 180 line
    place active group B1 element B1c
    fire A1b shot
    roll 1 1 5 5
    reroll B1 1
    roll 4
    no event ragged
    event volley B1c A1b 2

% LF-SH-32: with penetration dice
    place commander B3 at 24 4
    place unit B3b at 24 10 facing 0 open 0.25
    place unit A1b at 24 18 facing 180 line
    place active group B3 element B3b
    fire A1b solid
    roll 6 1 2 2 2
    yes
    roll 1
    event ragged B3b
    event volley B3b A1b 0

% LF-SH-33: a ragged result that a Concentrated Volley ignores does not cancel a punishing one
    place commander B1 at 24 4 points 1
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 24 18 facing 180 line
    place active group B1 element B1c by B1 m 3 c 3
    volley A1b shot
    roll 6 6                # the test
    roll 6 6 2 2
    roll 1 1                # the misses again
    event punishing B1c
    event volley B1c A1b 2
    is unit A1b at 24 18 facing 180 line hits 2 disorder 1.

% LF-SH-34: the dice fall in this order: pool, casualty roll, Discipline Test, d3 of the withdrawal
    place commander B1 at 24 4
    place commander A1 at 24 20 with A1c
    place unit B1c at 24 10 facing 0 line
    place unit A1c at 24 18 facing 180 line
    place active group B1 element B1c
    fire A1c shot
    asks dice 4d6 volley
    roll 5 5 2 2
    asks dice 2d6
    roll 1 1
    event casualty-roll A1
    asks dice 2d6
    roll 1 1
    event test-failed A1c
    asks dice 1d6 withdrawal
    roll 1
    event retired A1c

% LF-SH-35: hits and markers are placed before the test, which counts them
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1c at 24 18 facing 180 line
    place active group B1 element B1c
    fire A1c shot
    roll 6 6 2 2
    roll 3 3
    event modifier disordered -1
    event test-failed A1c 6 7
    roll 1

% LF-SH-36: hits that equal the Discipline call for a test, fewer do not
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1c at 24 18 facing 180 line
    place active group B1 element B1c
    fire A1c shot
    roll 5 2 2 2
    is unit A1c at 24 18 facing 180 line hits 1.
    again
    fire A1c shot
    roll 5 5 2 2
    asks dice 2d6

% LF-SH-37: who fails withdraws in good order, who passes stays
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1c at 24 18 facing 180 line
    place active group B1 element B1c
    place edges british south american north
    fire A1c shot
    roll 5 5 2 2
    roll 3 3
    event test-passed A1c 7 7
    is unit A1c at 24 18 facing 180 line level shaken.
    again
    fire A1c shot
    roll 5 5 2 2
    roll 3 2
    event test-failed A1c 6 7
    roll 2
    is unit A1c at 24 21 facing 180 line level shaken.

% LF-SH-38: the shooter goes on with its orders
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 24 18 facing 180 line
    place active group B1 element B1c by B1 m 3 c 3
    fire A1b shot
    roll 5 5 2 2
    reload                  ok
    fire A1b shot           ok
    roll 2 2 2 2

% LF-IP-16, LF-CM-27: for a Concentrated Volley he is asked before the point is spent
    place commander B1 at 24 4 points 1
    place unit B1c at 24 10 facing 0 line
    place unit B1d at 25.8 8.7 facing 0 open 1
    place unit A1b at 31 18 facing 180 line
    place active group B1 element B1c by B1 m 3 c 3
    volley A1b shot
    asks british disorders-friends
    no
    no event spent
    is commander B1 at 24 4 rating competent points 1.
    is active group B1 element B1c by B1 m 3 c 3.
    volley A1b shot
    yes
    event spent B1 0
    asks dice 2d6 Concentrated Volley

% LF-SH-13, LF-IP-16: a turn that goes through a friend: both are disordered, or there is no shot and nothing is spent
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit B1d at 25.8 8.7 facing 0 open 1
    place unit A1b at 31 18 facing 180 line
    place active group B1 element B1c by B1 m 3 c 3
    fire A1b shot
    asks british disorders-friends
    no
    is unit B1c at 24 10 facing 0 line acted.
    is active group B1 element B1c by B1 m 3 c 3.
    again
    fire A1b shot
    yes
    event disordered B1d
    event disordered B1c
    event fires B1c A1b shot 3 5
    roll 2 2 2
