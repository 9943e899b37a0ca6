# Land of the Free, chapter 13: commanders.
battle lof-drill

% LF-CM-01: a die rates each commander: 1 Incompetent, 2 and 3 Competent, 4 and 5 Skilled, 6 Highly Skilled
    roll 5
    roll 2
    roll 1 2 3 4
    event rating BFC Incompetent
    event rating B1 Competent
    event rating B2 Competent
    event rating B3 Skilled
    roll 5 6 1 1
    event rating AFC Skilled
    event rating A1 Highly Skilled

% LF-CM-02, LF-CM-45: a test is against the Morale of the commander, worse than the men's if he is Incompetent: 8
    place commander B1 at 24 6 rating incompetent points 1
    place unit B1c at 24 10 facing 0 line
    place active group B1
    dice 3 2
    rally B1c gc
    event test-failed B1c 7 8

% LF-CM-02: 7 if he is Competent
    place commander B1 at 24 6 rating competent points 1
    place unit B1c at 24 10 facing 0 line
    place active group B1
    dice 3 2
    rally B1c gc
    event test-passed B1c 7 7

% LF-CM-02: 7 if he is Skilled
    place commander B1 at 24 6 rating skilled points 1
    place unit B1c at 24 10 facing 0 line
    place active group B1
    dice 3 1
    rally B1c gc
    event test-failed B1c 6 7

% LF-CM-02: 6 if he is Highly Skilled
    place commander B1 at 24 6 rating highly-skilled points 1
    place unit B1c at 24 10 facing 0 line
    place active group B1
    dice 3 1
    rally B1c gc
    event test-passed B1c 6 6

% LF-CM-03: the sphere of a Competent commander is twelve inches, to any part of the leader
    place commander B1 at 24 6 rating competent
    place unit B1c at 24 19.18 facing 0 line
    place active group B1
    activate B1c gc                 ok

% LF-CM-03: and not more
    place commander B1 at 24 6 rating incompetent
    place unit B1c at 24 19.19 facing 0 line
    place unit B1d at 24 8 facing 0 open 1
    place active group B1
    activate B1c gc                 refused LF-OR-11 "12 inches"

% LF-CM-03: eighteen if he is Skilled or Highly Skilled
    place commander B1 at 24 6 rating skilled
    place commander BFC at 24 6 rating highly-skilled
    place unit B1c at 24 25.18 facing 0 line
    place unit B1d at 28 25.19 facing 0 open 1
    place active group B1
    activate B1d gc                 refused LF-OR-11 "18 inches"
    activate B1d fc                 refused LF-OR-11 "18 inches"
    activate B1c gc                 ok

% LF-CM-04: d3-1 if Incompetent, the better of two d3 if Skilled
    place commander BFC at 24 4 rating incompetent
    place commander AFC at 24 44 rating skilled
    place unit B1a at 24 8 facing 0
    place unit A1a at 24 40 facing 180
    place phase turn
    asks dice 1d6 command points
    roll 2
    event points BFC 0
    asks dice 2d6 command points
    roll 3 6
    event points AFC 3

% LF-CM-04: d3 if Competent, d3+1 if Highly Skilled
    place commander BFC at 24 4 rating competent
    place commander AFC at 24 44 rating highly-skilled
    place unit B1a at 24 8 facing 0
    place unit A1a at 24 40 facing 180
    place phase turn
    asks dice 1d6 command points
    roll 4
    event points BFC 2
    asks dice 1d6 command points
    roll 6
    event points AFC 4

% LF-CM-05: a group commander rolls when his group is activated
    place commander B1 at 24 6
    place commander B2 at 40 6
    place unit B1c at 24 10 facing 0
    place unit B2c at 40 10 facing 0
    place phase groups british
    group B1
    asks dice 1d6 command points
    roll 5
    event points B1 3
    no event points B2

% LF-CM-06, LF-CM-07: points are lost with the turn, and until his group is activated he has none
    place commander B1 at 24 6 points 2
    place commander BFC at 30 6 points 2
    place commander AFC at 30 44
    place unit B1c at 24 10 facing 0
    place unit A1c at 24 40 facing 180
    place phase close
    stay
    stay
    is commander B1 at 24 6 rating competent.
    is commander BFC at 30 6 rating competent.
    asks dice 1d6 command points

% LF-CM-08: for the active element none but its issuing commander spends points
    place commander B1 at 24 6
    place commander BFC at 30 6 points 2
    place unit B1c at 24 10 facing 0
    place active group B1 element B1c by B1 m 0 c 1
    force m                         refused LF-OR-21 "issuing commander"
    no answer force m

% LF-CM-08: he does
    place commander B1 at 24 6
    place commander BFC at 30 6 points 2
    place unit B1c at 24 10 facing 0
    place active group B1 element B1c by BFC m 0 c 1
    answer force m
    force m
    event spent BFC 1

% LF-CM-09, LF-CM-15: for a passive element its own group commander and the force commander may
    place commander B1 at 24 6 points 1
    place commander BFC at 30 6 points 1
    place commander B2 at 20 6 points 1
    place commander A1 at 24 22
    place unit B1c at 24 10 facing 0 line hits 1
    place unit A1b at 24 18 facing 180 line
    place active group A1 element A1b
    dice 5 2 3 4 2 3  1 2
    fire B1c shot
    event hits B1c 1 2
    asks british test-encourage
    answers keep-dice, reroll B1 1, reroll B1 2, reroll BFC 1, reroll BFC 2
    reroll B2 1                     refused LF-CM-15

% LF-CM-10: but not outside his sphere
    place commander B1 at 24 6 points 1
    place commander BFC at 46 6 points 1
    place commander A1 at 24 22
    place unit B1c at 24 10 facing 0 line hits 1
    place unit A1b at 24 18 facing 180 line
    place active group A1 element A1b
    dice 5 2 3 4 2 3  1 2
    fire B1c shot
    answers keep-dice, reroll B1 1, reroll B1 2
    reroll BFC 1                    refused LF-CM-15 "sphere"

% LF-CM-11: commanders are no targets
    place commander B1 at 24 10
    place commander A1 at 24 22
    place unit A1b at 24 18 facing 180 line
    place active group A1 element A1b
    fire B1 shot                    refused LF-SH-03
    charge B1                       refused LF-ML-03

% LF-CM-12: a friend who ends on his disc pushes it out
    place commander B1 at 24 13.2
    place unit B1c at 24 10 facing 0 line
    place active group B1 element B1c
    move 24 13 0 straight
    event posted B1 *
    not commander B1 at 24 13.2 rating competent

% LF-CM-13: an unattached force commander orders any number of elements of any groups
    place commander B1 at 24 6
    place commander B2 at 40 6
    place commander BFC at 32 6
    place unit B1c at 24 10 facing 0
    place unit B1d at 30 10 facing 0
    place unit B2c at 38 10 facing 0
    place active group B1
    activate B1c fc; end
    activate B1d fc; end
    stay
    dice 1
    activate B2c fc
    event activated B2c BFC *

% LF-CM-14: a special order costs one command point
    place commander B1 at 24 6 points 3
    place unit B1c at 24 10 facing 0
    place active group B1 element B1c by B1 m 0 c 1
    wait m
    event spent B1 2

% LF-CM-15: dice of supporters are of the pool, and may be rerolled like the others
    place commander B1 at 30 4 points 1
    place unit B1b at 30 8 facing 0 line
    place unit B1c at 37 8 facing 0 line
    place unit A1b at 30 8 facing 180 line
    place lock B1b A1b
    place active group B1 element B1b
    fight A1b
    event supports B1c B1b 6
    roll 2 2 2 2 2 2 2 2 2 2 3 3 3 3 3 3
    roll 1 1 1 1 1 1 1 1
    asks british melee-encourage
    answers keep-dice, reroll B1 2, reroll B1 3
    reroll B1 3
    roll 6
    event score B1b 1

% LF-CM-24: an Inspirational Charge rerolls those that missed with the others
    place commander B1 at 30 4 points 1
    place unit B1b at 30 8 facing 0 line
    place unit B1c at 37 8 facing 0 line
    place unit A1b at 30 12 facing 180 line
    place active group B1 element B1b
    inspire A1b
    dice 6 6
    hold
    event contact B1b A1b
    support B1c
    roll 2 2 2 2 2 2 2 2 2 2 3 3 3
    asks dice 13d6 melee

% LF-CM-16: the die stands as it falls; it is not rerolled again, but the other may be
    place commander B1 at 24 6 points 3
    place commander A1 at 24 22
    place unit B1c at 24 10 facing 0 line hits 1
    place unit A1b at 24 18 facing 180 line
    place active group A1 element A1b
    dice 5 2 3 4 2 3  5 2  1
    fire B1c shot
    reroll B1 1
    event rerolled B1c 5 1
    reroll B1 1                     refused LF-CM-16
    dice 6
    reroll B1 2
    event rerolled B1c 2 6
    event spent B1 1
    event test-passed B1c 9 7       # 1 and 6, in line, led

% LF-CM-17: words do not help in a casualty roll
    place commander B1 at 24 8 points 3 with B1c
    place commander A1 at 24 22
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 24 18 facing 180 line
    place active group A1 element A1b c 1
    dice 5 2 3 4 2 3
    fire B1c shot
    asks dice 2d6 commander's escape
    roll 5 5
    event fell B1

% LF-CM-18: words attach him at once: his Morale and his +1 count
    place commander B1 at 24 6 points 1 rating highly-skilled
    place commander A1 at 24 22
    place unit B1c at 24 10 facing 0 open 1 hits 1
    place unit A1c at 24 18 facing 180 line
    place active group A1 element A1c
    dice 5 2 3  1 2  3
    fire B1c shot
    reroll B1 1
    event attached B1 B1c
    event modifier a commander is with it 1
    event test-passed B1c 6 6

% LF-CM-20: Wait For My Command stores an order of a kind that is used up, and ends the activation
    place commander B1 at 24 6 points 1
    place unit B1c at 24 10 facing 0 line
    place active group B1 element B1c m 0 c 1
    wait c                          refused LF-CM-20 "store one"
    wait m
    event waits B1c *
    event finished B1c
    is unit B1c at 24 10 facing 0 line stored m acted.

% LF-CM-20: without a point it cannot
    place commander B1 at 24 6
    place unit B1c at 24 10 facing 0 line
    place active group B1 element B1c m 0 c 1
    wait m                          refused LF-CM-20 "command point"

% LF-CM-20, LF-SO-01: it may follow on the element's own storing
    place commander B1 at 24 6 points 1
    place unit B1c at 24 10 facing 0 line
    place active group B1 element B1c m 0 c 1
    store c
    asks british last
    answers end, wait m
    wait m
    is unit B1c at 24 10 facing 0 line stored m c acted.

% LF-CM-21: it is never given after a failed Forced Order
    place commander B1 at 24 6 points 2
    place unit B1c at 24 10 facing 0 line
    place unit B1d at 30 10 facing 0 open 1
    place active group B1 element B1c m 0 c 0
    dice 1 1
    force m
    keep-dice
    event finished B1c
    asks british group

% LF-CM-22: a Combat Order needs loaded weapons
    place commander B1 at 24 6 points 2
    place unit B1c at 24 10 facing 0 line unloaded
    place active group B1 element B1c m 0 c 0
    wait c                          refused LF-SO-03
    answer wait m

% LF-CM-22: artillery waits with a Combat Order only
    place commander B3 at 24 6 points 2
    place unit B3a at 24 10 facing 0 open 0.5
    place active group B3 element B3a m 0 c 0
    wait m                          refused LF-SO-05
    no answer wait m
    wait c                          ok

% LF-CM-22: a column has no use for one
    place commander B1 at 24 6 points 2
    place unit B1c at 24 10 facing 0 column
    place active group B1 element B1c m 0 c 0
    wait m                          refused LF-SO-04

% LF-CM-27: a Concentrated Volley: a point, attached, and a test with his Morale
    place commander B1 at 24 6 points 1
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 24 18 facing 180 line
    place active group B1 element B1c
    volley A1b shot
    event spent B1 0
    event attached B1 B1c
    asks dice 2d6 Concentrated Volley

% LF-CM-27: not without a point
    place commander B1 at 24 6
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 24 18 facing 180 line
    place active group B1 element B1c
    volley A1b shot                 refused LF-CM-27
    no answer volley A1b shot

% LF-CM-28: passed, every miss is rolled once more, and Ragged does not count
    place commander B1 at 24 6 points 1
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 24 18 facing 180 line
    place active group B1 element B1c
    dice 6 6
    volley A1b shot
    roll 5 1 1 2
    asks dice 3d6 volley
    roll 5 1 1
    event volley B1c A1b 2
    no event ragged

% LF-CM-29: failed, the volley is an ordinary one, and he stays
    place commander B1 at 24 6 points 1
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 24 18 facing 180 line
    place active group B1 element B1c
    dice 1 1
    volley A1b shot
    roll 5 1 1 2
    event ragged B1c
    event volley B1c A1b 0
    is commander B1 at 24 6 rating competent with B1c.

% LF-CM-30: Rally comes before the activation: a point, attached, a test
    place commander B1 at 24 6 points 2
    place unit B1c at 24 10 facing 0 line hits 1
    place unit B1d at 30 10 facing 0 open 1
    place active group B1
    answer rally B1c gc
    rally B1c gc
    event rallies B1 B1c
    event spent B1 1
    event attached B1 B1c
    asks dice 2d6 Rally

% LF-CM-30: by whoever has a point and the element in his sphere
    place commander B1 at 24 6
    place commander BFC at 50 6 points 1
    place unit B1c at 24 10 facing 0 line hits 1
    place active group B1
    rally B1c gc                    refused LF-CM-30 "command point"
    rally B1c fc                    refused LF-OR-11
    no answer rally B1c gc

% LF-CM-30: only elements of the active group, on the table
    place commander B1 at 24 6 points 1
    place commander BFC at 30 6 points 1
    place unit B1c at 24 10 facing 0 line
    place unit B1d reserve
    place unit B2c at 34 10 facing 0 line
    place active group B1
    rally B2c fc                    refused LF-CM-30
    rally B1d gc                    refused LF-CM-30

% LF-CM-31: and once, for it is activated then
    place commander B1 at 24 6 points 2
    place unit B1c at 24 10 facing 0 line
    place unit B1d at 30 10 facing 0 open 1
    place active group B1
    dice 1 1
    rally B1c gc
    keep-dice; end
    rally B1c gc                    refused LF-CM-30
    activate B1c gc                 refused LF-OR-02

% LF-CM-32: passed, it loses its hits or its markers: one of them
    place commander B1 at 24 6 points 1
    place unit B1c at 24 10 facing 0 line hits 1 disorder 2
    place active group B1
    dice 6 6
    rally B1c gc
    asks british rallied
    answers restore hits, restore order
    restore spirit                  refused LF-CM-33
    restore hits
    event restored B1c *
    is unit B1c at 24 10 facing 0 line disorder 1 acted rally-tried.

% LF-CM-32: or the markers, and keeps the hits
    place commander B1 at 24 6 points 1
    place unit B1c at 24 10 facing 0 line hits 1 disorder 2
    place active group B1
    dice 6 6
    rally B1c gc
    restore order
    is unit B1c at 24 10 facing 0 line hits 1 acted rally-tried.
    is active group B1 element B1c by B1 m 1 c 1.

% LF-CM-32: an Exhausted element without hits becomes Shaken
    place commander B1 at 24 6 points 1
    place unit B1c at 24 10 facing 0 line level exhausted disorder 1
    place active group B1
    dice 6 6
    rally B1c gc
    answers restore order, restore spirit
    restore spirit
    is unit B1c at 24 10 facing 0 line level shaken acted rally-tried.

% LF-CM-32: not with hits on it; what is left is done without a question
    place commander B1 at 24 6 points 1
    place unit B1c at 24 10 facing 0 line level exhausted hits 1
    place active group B1
    dice 6 6
    rally B1c gc
    event restored B1c *
    is unit B1c at 24 10 facing 0 line level exhausted acted rally-tried.

% LF-CM-33: Shaken stays Shaken
    place commander B1 at 24 6 points 1
    place unit B1c at 24 10 facing 0 line level shaken
    place active group B1
    dice 6 6
    rally B1c gc
    no event restored
    asks british orders

% LF-CM-34: a failed Rally does nothing; he stays
    place commander B1 at 24 6 points 1
    place unit B1c at 24 10 facing 0 line hits 1
    place active group B1
    dice 1 1
    rally B1c gc
    no event restored
    no event disordered
    is commander B1 at 24 6 rating competent with B1c.
    asks british orders

% LF-CM-35: then it is activated at once with one order of each kind, whatever its level
    place commander B1 at 24 6 points 1
    place unit B1c at 24 10 facing 0 line level shaken
    place active group B1
    dice 6 6
    rally B1c gc
    event activated B1c B1 1 1

% LF-CM-35: markers are removed first as usual
    place commander B1 at 24 6 points 1
    place unit B1c at 24 10 facing 0 line level exhausted disorder 1
    place active group B1
    dice 1 1
    rally B1c gc
    event activated B1c B1 1 1
    event dressed B1c 0
    is active group B1 element B1c by B1 m 0 c 1.

% LF-CM-36: only he can force orders on it
    place commander B1 at 24 6 points 1
    place commander BFC at 30 6 points 3
    place unit B1c at 24 10 facing 0 line
    place active group B1
    dice 1 1
    rally B1c gc
    keep-dice
    move 24 11 0 straight
    force m                         refused LF-OR-21

% LF-CM-37: elements in melee may be rallied
    place commander B1 at 24 20 points 1
    place unit B1a at 24 24.99 facing 0 hits 1
    place unit A1a at 24 25 facing 180
    place lock B1a A1a
    place active group B1
    dice 6 6
    rally B1a gc                    ok
    event restored B1a *
    event activated B1a B1 1 1

% LF-CM-37: and elements in buildings
    place commander B1 at 54 6 points 1
    place unit B1c at 61 7 facing 0 inside 6 disorder 1
    place active group B1
    dice 6 6
    rally B1c gc                    ok
    event restored B1c *

% LF-CM-38: he goes to it from anywhere in his sphere, and gives orders from there
    place commander B1 at 24 6 points 1
    place unit B1c at 24 16 facing 0 line
    place unit B1d at 24 25 facing 0 open 1
    place active group B1
    activate B1d gc                 refused LF-OR-11
    dice 1 1
    rally B1c gc
    end
    activate B1d gc                 ok

% LF-CM-39: a group commander attaches himself to elements of his own group only
    place commander B2 at 24 6 points 2
    place commander BFC at 30 6 points 1
    place commander A1 at 24 22
    place unit B1c at 24 10 facing 0 line hits 1
    place unit A1b at 24 18 facing 180 line
    place active group A1 element A1b
    dice 5 2 3 4 2 3  1 2
    fire B1c shot
    answers keep-dice, reroll BFC 1, reroll BFC 2
    reroll B2 1                     refused LF-CM-15

% LF-CM-40: attached, he spends points for that element alone
    place commander B1 at 24 8 points 2 with B1c
    place unit B1c at 24 10 facing 0 line
    place unit B1d at 30 10 facing 0 open 1
    place active group B1 element B1d m 0 c 1
    force m                         refused LF-OR-21 "attachment elsewhere"

% LF-CM-41: but a group commander may still order the others; no group order, though
    place commander B1 at 24 8 points 2 with B1c
    place unit B1b at 36 10 facing 0 line
    place unit B1c at 24 10 facing 0 line
    place unit B1d at 30 10 facing 0 open 1
    place active group B1
    together gc                     refused LF-GO-02
    activate B1d gc                 ok

% LF-CM-42: a force commander orders nobody else in the turn in which he attached himself, even when he is released
    place commander BFC at 24 6 points 1
    place commander B1 at 30 6
    place commander A1 at 24 22
    place unit B1c at 24 10 facing 0 line hits 1
    place unit B1d at 30 10 facing 0 open 1
    place unit A1b at 24 18 facing 180 line
    place active group A1 element A1b c 1
    dice 5 2 3 4 2 3  3 4  5
    fire B1c shot
    reroll BFC 1
    event test-passed B1c *
    end; stay
    dice 1
    answer activate B1c fc
    no answer activate B1d fc
    activate B1c fc
    event released BFC *
    end
    activate B1d fc                 refused LF-CM-42
    together fc                     refused LF-CM-42

% LF-CM-42: he gives no more orders to one element when he has had to join another
    place commander BFC at 24 32.5
    place commander B1 at 30 18
    place unit B1b at 24 21 facing 0 line
    place unit B1d at 30 33 facing 0 open 1
    place unit A1c at 24 27 facing 180 line hits 1
    place edges british south american north
    place active group B1 element B1b by BFC
    dice 5 2 2 2 2 2  1 1  6
    fire A1c shot
    event attached BFC B1d
    event finished B1b              # it could have moved, and loaded

% LF-CM-43: he is released when the element is next activated, an inch behind its leader
    place commander B1 at 40 6 with B1c
    place unit B1c at 24 10 facing 0 line
    place active group B1
    activate B1c gc
    event released B1 24 7.031496
    not commander B1 at 40 6 rating competent with B1c

% LF-CM-44: after a Rally he stays through the activation that follows
    place commander B1 at 24 6 points 1
    place unit B1c at 24 10 facing 0 line
    place active group B1
    dice 1 1
    rally B1c gc
    no event released
    end
    is commander B1 at 24 6 rating competent with B1c.

% LF-CM-45: while he is attached the test is against his Morale, better or worse
    place commander B1 at 24 8 rating incompetent with B1c
    place commander A1 at 24 22
    place unit B1c at 24 10 facing 0 line hits 1
    place unit A1b at 24 18 facing 180 line
    place active group A1 element A1b c 1
    dice 5 2 3 4 2 3  1 1  3 3
    fire B1c shot
    event test-passed B1c 8 8

% LF-CM-46: a Forced Order alone does not attach him, and gives no +1
    place commander B1 at 24 6 rating skilled points 1
    place unit B1c at 24 10 facing 0 open 1
    place active group B1 element B1c m 0 c 0
    dice 4 3
    force m
    no event attached
    no event modifier
    event test-passed B1c 7 7

% LF-CM-47: two dice and the hits of the order: eleven is his end
    place commander B1 at 24 8 with B1c
    place commander A1 at 24 22
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 24 18 facing 180 line
    place active group A1 element A1b c 1
    dice 5 2 3 4 2 3  5 4
    fire B1c shot
    event casualty-roll B1 5 4 1
    no event fell
    again
    dice 5 2 3 4 2 3  5 5
    fire B1c shot
    event fell B1
    is commander B1 lost at 24 8 rating competent.

% LF-CM-47: for each who is attached
    place commander B1 at 24 8 with B1c
    place commander BFC at 24 8 with B1c
    place commander A1 at 24 22
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 24 18 facing 180 line
    place active group A1 element A1b c 1
    dice 5 2 3 4 2 3  5 4  5 5
    fire B1c shot
    event casualty-roll BFC 5 4 1
    event casualty-roll B1 5 5 1
    event fell B1
    no event fell BFC

% LF-CM-48: fallen, he gives the test neither his Morale nor his +1
    place commander B1 at 24 8 with B1c rating highly-skilled
    place commander A1 at 24 22
    place unit B1c at 24 10 facing 0 line hits 1
    place unit A1b at 24 18 facing 180 line
    place active group A1 element A1b c 1
    dice 5 2 3 4 2 3  5 5  3 3
    fire B1c shot
    event fell B1
    event test-passed B1c 7 7

% LF-CM-50: he is lost with an element that is Shattered
    place commander B1 at 24 8 with B1c
    place commander A1 at 24 22
    place unit B1c at 24 10 facing 0 line hits 1 level exhausted
    place unit B1d at 34 10 facing 0 open 1
    place unit A1b at 24 18 facing 180 line
    place active group A1 element A1b c 1
    dice 5 2 3 4 2 3  1 1
    fire B1c shot
    event shattered B1c
    event fell B1

% LF-CM-51: touched by an enemy element he joins the nearest of his group in his sphere
    place commander B2 at 24 13.5
    place commander A2 at 24 26
    place unit B2c at 24 6 facing 0 line
    place unit B2d at 34 13 facing 0 open 1
    place unit B1c at 30 13 facing 0 line
    place unit A2c at 24 20 facing 180 line
    place active group A2 element A2c
    move 24 14 180 straight
    event attached B2 B2c

% LF-CM-51: of two equally near his owner chooses
    place commander BFC at 24 13.5
    place commander A2 at 24 26
    place unit B1c at 18 13 facing 0 line
    place unit B2c at 30 13 facing 0 line
    place unit A2c at 24 20 facing 180 line
    place active group A2 element A2c
    move 24 14 180 straight
    asks british refuge
    answers join B1c, join B2c
    join A2c                        refused LF-CM-51
    join B2c
    event attached BFC B2c
    asks american orders

% LF-CM-52: without one he is taken prisoner
    place commander B2 at 24 13.5
    place commander A2 at 24 26
    place unit B1c at 30 13 facing 0 line
    place unit A2c at 24 20 facing 180 line
    place active group A2 element A2c
    move 24 14 180 straight
    event captured B2
    is commander B2 lost at 24 13.5 rating competent.

% LF-CM-51, LF-CM-52: who is passed over on the way of a move is touched, wherever it ends
    place commander B2 at 24 17.9
    place commander BFC at 26 18
    place commander A2 at 24 26
    place unit B1c at 33 13 facing 0 line
    place unit A2c at 24 20 facing 180 line
    place active group A2 element A2c
    move 24 14 180 straight
    event captured B2
    event attached BFC B1c
    is unit A2c at 24 14 facing 180 line acted.

% LF-CM-51: by the leader of a column on the march, when it halts; not if the march is taken back
    place commander B2 at 27 17
    place commander A1 at 24 26
    place unit A1c at 24 20 facing 180 column
    place unit A1d at 12 22 facing 180 open 1
    place active group A1 element A1c
    march; leg 27 18; leg 29 17
    no event captured
    cancel
    no event captured
    march; leg 27 18; leg 29 17
    halt 180
    event captured B2

% LF-CM-51: by one that withdraws
    place commander B1 at 24 4
    place commander B2 at 24 26
    place unit B1b at 24 10 facing 0 line
    place unit A1c at 24 18 facing 180 line
    place edges british south american north
    place active group B1 element B1b
    fire A1c shot
    roll 5 5 2 2 2 2
    roll 1 1
    roll 6
    event captured B2
    is unit A1c at 24 27 within 1 facing 180 line level shaken

% LF-CM-51: by one that withdraws off the table
    place commander B1 at 24 4
    place commander B2 at 24 46
    place unit B1b at 24 34 facing 0 line
    place unit B3a at 60 4 facing 0 open 1
    place unit A1c at 24 42 facing 180 line level shaken
    place unit A1d at 60 40 facing 180 open 1
    place edges british south american north
    place commander B3 at 24 30
    place unit B3d at 24 36 facing 0 line
    place active group B3 element B3d
    fire A1c shot
    roll 5 5 2 2 2 2
    roll 1 1
    roll 6
    event left A1c
    event captured B2

% LF-CM-53: when he falls the element to which he gave orders finishes its order, and that is all
    place commander B1 at 24 6 with B1c
    place unit B1c at 24 10 facing 0 line
    place unit B1d at 34 10 facing 0 open 1
    place unit A1b at 24 20 facing 180 line stored c
    place active group B1 element B1c
    move 24 11 0 straight
    dice 5 2 3 4 2 3  5 5
    snap A1b shot
    event fell B1
    event finished B1c
    answers regroup B1d, close
    activate B1d gc                 refused LF-OR-04

% LF-CM-54: a leaderless element moves nearer to a commander, and not nearer to the enemy
    place commander B1 lost
    place commander B2 at 24 4
    place unit B1c at 24 22 facing 90 line
    place unit A1c at 24 34 facing 180 line
    place active group B1
    regroup B1c
    event activated B1c nobody 3 *
    move 26 23 90 straight          refused LF-CM-54 "nearer to the nearest commander"
    move 25.5 20.5 90 straight      ok
    event moved B1c *
    form column 0                   refused LF-CM-55

% LF-CM-54: the enemy may not come nearer by it
    place commander B1 lost
    place commander B2 at 24 4
    place unit B1c at 24 22 facing 90 line
    place unit A1c at 36 17 facing 180 line
    place active group B1
    regroup B1c
    move 25.5 20.5 90 straight      refused LF-CM-54 "nearer to the nearest enemy"

% LF-CM-54: a column marches by legs, and halts nearer than its order began
    place commander B1 lost
    place commander B2 at 24 4
    place unit B1c at 24 26 facing 180 column
    place unit A1c at 24 40 facing 180 line
    place active group B1
    regroup B1c
    march
    leg 24 24; leg 24 22
    halt 180                        ok
    event halted B1c 24 22 180

% LF-CM-54: nor may a march bring it nearer to the enemy
    place commander B1 lost
    place commander B2 at 20 4
    place unit B1c at 20 26 facing 180 column
    place unit A1c at 36 17 facing 180 line
    place active group B1
    regroup B1c
    march
    leg 23 23
    halt 180                        refused LF-CM-54 "enemy"
    cancel; march
    leg 17 23; halt 180             ok

% LF-CM-54: over a wall that lies between, and no order to end while that way is open
    place commander B1 lost
    place commander B2 at 36 14
    place unit B1c at 36 30 facing 180 line
    place unit A1c at 36 44 facing 180 line
    place active group B1
    regroup B1c
    end                             refused LF-CM-71
    cross 4
    event crossed B1c 4
    is unit B1c at 36 28.818897 facing 180 line disorder 1 acted.
    move 36 26 180 straight         ok

% LF-CM-54: not over a wall towards the enemy
    place commander B1 lost
    place commander B2 at 36 14
    place unit B1c at 36 30 facing 0 line
    place unit A1c at 36 44 facing 180 line
    place active group B1
    regroup B1c
    cross 4                         refused LF-CM-54 "nearer to the nearest commander"

% LF-CM-54: and through a friend who is in the way
    place commander B1 lost
    place commander B2 at 24 4
    place unit B1c at 24 24 facing 180 line
    place unit B2c at 24 20 facing 180 open 1
    place unit A1c at 24 40 facing 180 line
    place active group B1
    regroup B1c
    move 24 21 180 straight
    through B2c
    event went-through B1c B2c *

% LF-CM-54: in somebody's sphere it has regrouped
    place commander B1 lost
    place commander B2 at 24 4
    place unit B1c at 24 16 facing 180 line
    place unit B1d at 30 16 facing 180 open 1
    place active group B1
    regroup B1c
    event finished B1c
    no event moved

% LF-CM-54: markers first
    place commander B1 lost
    place commander B2 at 24 4
    place unit B1c at 24 22 facing 180 line disorder 2
    place active group B1
    regroup B1c
    event dressed B1c 0
    is active group B1 element B1c by nobody m 1 c 3.

% LF-CM-55: it neither fires nor charges nor reloads nor stores
    place commander B1 lost
    place commander B2 at 24 4
    place unit B1c at 24 22 facing 0 line
    place unit B1d at 34 22 facing 0 open 1 unloaded
    place unit A1c at 24 28 facing 180 line
    place active group B1
    regroup B1c
    fire A1c shot                   refused LF-CM-55
    charge A1c                      refused LF-CM-55
    store c                         refused LF-CM-55

% LF-CM-55: nor reloads
    place commander B1 lost
    place commander B2 at 24 4
    place unit B1d at 34 22 facing 0 open 1 unloaded
    place unit A1c at 24 28 facing 180 line
    place active group B1
    regroup B1d
    reload                          refused LF-CM-55

% LF-CM-56: it keeps what it has stored
    place commander B1 lost
    place commander B2 at 24 4
    place unit B1c at 24 22 facing 0 line stored c
    place unit B1d at 34 22 facing 0 open 1
    place active group B1
    regroup B1c
    back 24 21.5 0
    back 24 20.5 0
    back 24 19.5 0
    is unit B1c at 24 19.5 facing 0 line stored c acted.

% LF-CM-71: a leaderless group is not closed before its elements have regrouped
    place commander B1 lost
    place commander B2 at 24 4
    place unit B1c at 24 22 facing 180 line
    place unit B1d at 34 22 facing 180 open 1
    place unit A1c at 24 40 facing 180 line
    place active group B1
    close                           refused LF-CM-71 "B1c is leaderless"
    no answer close
    regroup B1c
    end                             refused LF-CM-71 "goes on towards a commander"
    move 24 19 180 straight
    end                             refused LF-CM-71
    move 24 16 180 straight
    event finished B1c              # in the sphere of B2
    end                             refused LF-CM-71 "B1d is leaderless"

% LF-CM-71: a column marches, though it may think of another way
    place commander B1 lost
    place commander B2 at 24 4
    place unit B1c at 24 26 facing 180 column
    place unit A1c at 24 44 facing 180 line
    place active group B1
    regroup B1c
    leg 24 24                       # it has no other answer than to march
    cancel
    end                             refused unasked
    leg 24 20; halt 180

% LF-CM-71: guns are pushed
    place commander B3 lost
    place commander B2 at 24 4
    place unit B3a at 24 26 facing 0 open 1
    place active group B3
    regroup B3a
    end                             refused LF-CM-71
    prolong 24 23 0                 ok

% LF-CM-71: it holds where every way leads away from its commander, or towards the enemy
    place commander B1 lost
    place commander B2 at 24 42
    place unit B1c at 24 18 facing 0 line
    place unit B1d at 40 40 facing 0 open 1
    place unit A1c at 24 26 facing 180 line
    place active group B1
    regroup B1c
    move 24 18.5 0 straight         refused LF-CM-54
    back 24 17.5 0                  refused LF-CM-54
    end                             ok

% LF-CM-71: who needs all its orders for its markers, or is in a sphere, may be left alone
    place commander B1 lost
    place commander B2 at 24 4
    place unit B1c at 24 22 facing 180 line disorder 3
    place unit B1d at 34 10 facing 180 open 1
    place unit A1c at 24 40 facing 180 line
    place active group B1
    close                           ok

% LF-DM-55, LF-CM-54: one that failed the test of its broken group does not regroup
    place commander B1 lost
    place commander B2 at 24 4
    place unit B1c at 24 22 facing 0 line no-orders
    place unit B1d at 34 10 facing 0 open 1
    place active group B1
    regroup B1c                     refused LF-DM-55
    no answer regroup B1c

% LF-OR-13: out of reach of its commander a locked element fights, and no more
    place commander B1 reserve
    place commander BFC at 40 14
    place unit B1a at 24 24.99 facing 0
    place unit B1c at 36 18 facing 0
    place unit A1d at 24 25 facing 180 open 1
    place lock B1a A1d
    place active group B1
    activate B1a gc
    event activated B1a nobody *

% LF-OR-13: nor where its commander is yet to come on
    place commander B1 reserve
    place commander BFC at 66 40
    place unit B1a at 24 24.99 facing 0 line disorder 1
    place unit B1c at 36 18 facing 0
    place unit A1d at 24 25 facing 180 open 1
    place lock B1a A1d
    place active group B1
    activate B1a gc
    event activated B1a nobody *
    no event dressed

% LF-OR-13: and when it is locked no more it has no orders
    place commander B1 reserve
    place commander BFC at 66 40        # nor does it make for another, having a commander
    place unit B1c at 36 18 facing 0
    place active group B1 element B1c by nobody m 2 c 2
    event finished B1c

% LF-CM-57: a free force commander may order it instead, another group commander never
    place commander B1 lost
    place commander B2 at 24 4
    place commander BFC at 24 6
    place unit B1c at 24 10 facing 0 line
    place active group B1
    activate B1c gc                 refused LF-OR-04
    activate B1c fc                 ok
    move 24 11 0 straight           ok

% LF-CM-58: without any commander it only removes markers
    place commander B1 lost
    place unit B1c at 24 22 facing 0 line disorder 1
    place unit B1d at 30 22 facing 0 open 1
    place active group B1
    regroup B1c
    event dressed B1c 0
    event finished B1c

% LF-CM-58: and fights where it is locked
    place commander B1 lost
    place unit B1a at 24 24.99 facing 0
    place unit A1a at 24 25 facing 180
    place unit B1c at 36 18 facing 0
    place lock B1a A1a
    place active group B1
    close                           refused LF-OR-18
    regroup B1a
    event activated B1a nobody *
    event melee B1a A1a

% LF-CM-59: a Field Promotion, by the force commander in any activation of his side
    place commander B1 lost
    place commander B2 at 34 4 points 1
    place commander BFC at 30 6 points 1
    place unit B1c at 24 10 facing 0 line
    place unit B2c at 40 10 facing 0 line
    place active group B2
    answer promote BFC B1
    answer promote B2 B1
    promote BFC B1
    event spent BFC 0
    asks british new-commander

% LF-CM-59: or by the commander of the active group, not by another
    place commander B1 lost
    place commander B2 at 30 4 points 1
    place commander B3 at 34 4 points 1
    place unit B1c at 24 10 facing 0 line
    place unit B2c at 40 10 facing 0 line
    place active group B2
    promote B3 B1                   refused LF-CM-59 "cannot promote now"
    promote B2 B3                   refused LF-CM-59 "not leaderless"
    promote B2 A1                   refused LF-CM-59 "no group of yours"
    promote B2 B1                   ok

% LF-CM-59: for a command point
    place commander B1 lost
    place commander B2 at 30 4
    place unit B1c at 24 10 facing 0 line
    place unit B2c at 40 10 facing 0 line
    place active group B2
    promote B2 B1                   refused LF-CM-59 "no command point"

% LF-CM-60: one of its elements must be in the sphere of him who pays
    place commander B1 lost
    place commander B2 at 40 4 points 1
    place unit B1c at 20 20 facing 0 line
    place unit B2c at 40 10 facing 0 line
    place active group B2
    promote B2 B1                   refused LF-CM-60 "reaches no element"

% LF-CM-60: the new one is placed touching it, inside that sphere
    place commander B1 lost
    place commander B2 at 30 4 points 1
    place unit B1c at 24 10 facing 0 line
    place unit B2c at 40 10 facing 0 line
    place active group B2
    promote B2 B1
    post B2 24 8.03                 refused LF-CM-60 "who is promoted"
    post B1 24 7                    refused LF-CM-60 "must touch"
    post B1 24 9                    refused LF-CM-68
    post B1 24 8.03                 ok
    event promoted B1 B1 24 8.029921

% LF-CM-60: touching it beyond the sphere is not enough
    place commander B1 lost
    place commander B2 at 34.8 9.4 points 1
    place unit B1b at 24 10 facing 0 line
    place unit B2c at 40 20 facing 0 line
    place active group B2
    promote B2 B1
    post B1 20.5 10.79              refused LF-CM-60 "within 12 inches"
    post B1 24 10.79                ok

% LF-CM-61: his rating is a die less one, and at least 1
    place commander B1 lost
    place commander B2 at 30 4 points 1
    place unit B1c at 24 10 facing 0 line
    place unit B2c at 40 10 facing 0 line
    place active group B2
    promote B2 B1
    post B1 24 8.03
    roll 1
    event rating B1 Incompetent
    again
    promote B2 B1
    post B1 24 8.03
    roll 6
    event rating B1 Skilled

% LF-CM-62: he orders at once, but has no points before his group's next activation
    place commander B1 lost
    place commander BFC at 30 4 points 1
    place unit B1c at 24 10 facing 0 line
    place unit B1d at 30 10 facing 0 open 1
    place active group B1
    promote BFC B1
    post B1 24 8.03
    roll 4
    is commander B1 at 24 8.029921 rating competent.
    activate B1c gc                 ok

% LF-CM-63: without a force commander an activated group commander takes over, for a point
    place commander BFC lost
    place commander B1 at 24 6 points 1
    place commander B2 at 40 6 points 1
    place unit B1c at 24 10 facing 0 line
    place active group B1
    succeed B2                      refused LF-CM-63
    succeed B1
    event spent B1 0
    event succeeds B1
    is force british led-by B1.

% LF-CM-63: as soon as he has fallen
    place commander BFC at 24 8 with B1c
    place commander B1 at 24 6
    place commander A1 at 24 22
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 24 18 facing 180 line
    place active group A1 element A1b c 1
    dice 5 2 3 4 2 3  5 5
    fire B1c shot
    event fell BFC
    end; stay
    dice 3
    answer succeed B1

% LF-CM-63: not while there is one, and not for nothing
    place commander BFC at 30 6
    place commander B1 at 24 6 points 1
    place unit B1c at 24 10 facing 0 line
    place active group B1
    succeed B1                      refused LF-CM-63 "commands the force"

% LF-CM-64: he keeps his rating, his attachment and his points
    place commander BFC lost
    place commander B1 at 24 8 rating skilled points 2 with B1c
    place unit B1c at 24 10 facing 0 line
    place active group B1
    succeed B1
    is commander B1 at 24 8 rating skilled points 1 with B1c.

% LF-CM-65: his group is leaderless; he orders it, or promotes another for it
    place commander BFC lost
    place commander B1 at 24 6 points 2
    place unit B1c at 24 10 facing 0 line
    place unit B1d at 30 10 facing 0 open 1
    place active group B1
    succeed B1
    is group B1 done leaderless.
    answer activate B1c fc
    activate B1c gc                 refused LF-OR-04
    promote B1 B1
    post BFC 24 7.83
    event promoted BFC B1 *
    roll 3
    answer activate B1c gc

% LF-CM-70: other moves may leave a commander nearest to the enemy; nothing happens
    place commander B1 at 24 14
    place commander A1 at 24 30
    place unit B1c at 24 10 facing 0 line
    place unit A1c at 24 27 facing 180 line
    place active group A1 element A1c
    move 24 24 180 straight         ok
    no event attached
    no event captured
    is commander B1 at 24 14 rating competent.

# ---- Forced Orders ----

% LF-OR-21: a Forced Order is for a kind that is used up
    place commander B1 at 24 6 points 2
    place unit B1c at 24 10 facing 0 line
    place active group B1 element B1c m 0 c 1
    force c                         refused LF-OR-21 "Combat Orders left"
    answer force m
    no answer force c
    force m
    event forces B1 B1c *
    event spent B1 1

% LF-OR-22: a Disorder Test against the commander's Morale
    place commander B1 at 24 6 points 1 rating highly-skilled
    place unit B1c at 24 10 facing 0 open 1
    place active group B1 element B1c m 0 c 1
    force m
    asks dice 2d6 Forced Order
    roll 3 3
    event test-passed B1c 6 6

% LF-OR-23: -1 for each one it has received in this activation
    place commander B1 at 24 6 points 3 rating skilled
    place unit B1c at 24 10 facing 0 open 1
    place active group B1 element B1c m 0 c 1
    dice 4 3
    force m
    keep-dice
    event test-passed B1c 7 7
    move 24 11 0 straight
    dice 4 3
    force m
    keep-dice
    event modifier Forced Orders before this one -1
    event test-failed B1c 6 7

% LF-OR-23: -2 for the third
    place commander B1 at 24 6 points 1 rating skilled
    place unit B1c at 24 10 facing 0 open 1
    place active group B1 element B1c m 0 c 1 forced 2
    dice 5 4
    force m
    event test-passed B1c 7 7

% LF-OR-24: the order is carried out at once; nothing else comes before it, and it is not stored
    place commander B1 at 24 6 points 2
    place unit B1c at 24 10 facing 0 line
    place unit A1c at 24 18 facing 180 line
    place active group B1 element B1c m 0 c 1
    dice 6 6
    force m
    keep-dice
    is active group B1 element B1c by B1 m 1 c 1 forced 1 forced-m.
    fire A1c shot                   refused LF-OR-24
    store m                         refused LF-OR-24
    force c                         refused LF-OR-24
    move 24 11 0 straight           ok
    answer force m
    answer fire A1c shot

% LF-OR-24: a Combat Order likewise
    place commander B1 at 24 6 points 2
    place unit B1c at 24 10 facing 0 line
    place unit A1c at 24 18 facing 180 line
    place active group B1 element B1c m 1 c 0
    dice 6 6
    force c
    keep-dice
    is active group B1 element B1c by B1 m 1 c 1 forced 1 forced-c.
    move 24 11 0 straight           refused LF-OR-24
    fire A1c shot                   ok

% LF-OR-24: and one after the other
    place commander B1 at 24 6 points 2
    place unit B1c at 24 10 facing 0 line
    place unit A1c at 24 18 facing 180 line
    place active group B1 element B1c m 0 c 0
    dice 6 6
    force c
    keep-dice
    dice 2 2 3 4
    fire A1c shot
    keep-dice
    dice 6 6
    force m
    fire A1c shot                   refused LF-OR-10
    reload                          ok

% LF-OR-24: an order taken back is still in hand
    place commander B1 at 24 6 points 1
    place unit B1c at 24 10 facing 0 column
    place active group B1 element B1c m 0 c 1
    dice 6 6
    force m
    march
    cancel
    store m                         refused LF-OR-24
    form line 0                     ok

% LF-OR-25: failing it costs a marker and ends the activation
    place commander B1 at 24 6 points 1
    place unit B1c at 24 10 facing 0 line
    place unit B1d at 30 10 facing 0 open 1
    place active group B1 element B1c m 0 c 2
    dice 1 1
    force m
    event disordered B1c *
    event finished B1c
    no event stored
    is unit B1c at 24 10 facing 0 line disorder 1 acted.

% LF-OR-17: markers left over do not forbid it
    place commander B1 at 24 6 points 1
    place unit B1c at 24 10 facing 0 line disorder 1
    place active group B1 element B1c m 0 c 0
    force m                         ok

% LF-OR-20, LF-OR-21: locked in melee, a Combat Order can be forced, a Maneuver Order only to remove a marker
    place commander B1 at 24 20 points 2
    place unit B1a at 24 24.99 facing 0
    place unit A1a at 24 25 facing 180
    place lock B1a A1a
    place active group B1 element B1a m 0 c 0
    force m                         refused LF-OR-20
    force c                         ok

% LF-DM-55: an element that failed the test of its broken group has no orders but Forced ones, the first without a penalty
    place commander B1 at 24 6 points 1
    place unit B1c at 24 10 facing 0 open 1 no-orders
    place unit B1d at 36 10 facing 0 open 1
    place active group B1
    activate B1c gc
    event activated B1c B1 0 0
    answers force m, force c, end
    dice 4 3
    force m
    event test-passed B1c 7 7

% LF-DM-55: without a point it is not activated
    place commander B1 at 24 6
    place unit B1c at 24 10 facing 0 open 1 no-orders
    place unit B1d at 30 10 facing 0 open 1
    place active group B1
    activate B1c gc                 refused LF-DM-55
    no answer activate B1c gc

% LF-DM-55, LF-CM-35: a Rally gives it orders
    place commander B1 at 24 6 points 1
    place unit B1c at 24 10 facing 0 open 1 no-orders
    place unit B1d at 30 10 facing 0 open 1
    place active group B1
    dice 1 1
    rally B1c gc
    event activated B1c B1 1 1

% LF-CM-59: between the orders of an element, not only between elements
    place commander B1 lost
    place commander B2 at 34 4 points 1
    place commander BFC at 30 6 points 1
    place unit B1c at 24 10 facing 0 line
    place unit B2c at 40 10 facing 0 line
    place active group B2 element B2c by B2 m 3 c 2
    answer promote BFC B1
    answer promote B2 B1
    move 40 12 0 straight
    promote BFC B1
    post B1 24 8.03
    roll 5
    event rating B1
    is active group B2 element B2c by B2 m 2 c 2.
    asks british orders

% LF-CM-59: while an element is locked in melee, too
    place commander B1 lost
    place commander B2 at 30 8 points 1
    place unit B1c at 24 10 facing 0 line
    place unit B2c at 30 18 facing 0 line
    place unit A1c at 30 18.01 facing 180 line
    place lock B2c A1c
    place active group B2 element B2c by B2 m 3 c 0
    promote B2 B1               ok

% LF-CM-51: two commanders at once, each between two elements: they are asked one after the other
    place commander BFC at 24 13.2
    place commander B2 at 24 13.4
    place commander A2 at 24 27
    place unit B2b at 16.062992 14.5 facing 0 line
    place unit B2c at 30.362205 14.5 facing 0 line
    place unit A2c at 24 20 facing 180 line
    place active group A2 element A2c
    move 24 14 180 straight
    asks british refuge
    join B2c
    event attached BFC B2c
    asks british refuge
    join B2b
    event attached B2 B2b
    asks american orders

% LF-CM-51: in a charge he joins his men before the charge is answered
    place commander BFC at 24 13.2
    place commander A2 at 24 30
    place unit B2b at 16.062992 14.5 facing 0 line
    place unit B2c at 30.362205 14.5 facing 0 line
    place unit B1c at 24 8.2 facing 0 line
    place unit A2c at 24 20 facing 180 line
    place active group A2 element A2c
    charge B1c
    asks british refuge
    join B2c
    asks british reaction

% LF-CM-23: an Inspirational Charge: a point, attached, a test with his Morale, then the charge
    place commander B1 at 30 4 points 1 rating highly-skilled
    place unit B1c at 30 8 facing 0 line
    place unit A1b at 30 13 facing 180 line
    place active group B1 element B1c by B1 m 3 c 3
    inspire A1b
    event spent B1 0
    event attached B1 B1c
    asks dice 2d6 Inspirational Charge
    roll 2 2
    event test-passed B1c 6 6           # 4, +1 for the line, +1 for him, against his 6
    event charges B1c A1b 30 11
    is active group B1 element B1c by B1 m 2 c 3 charging inspired.

% LF-CM-23: not without a point; an ordinary charge needs none
    place commander B1 at 30 4
    place unit B1c at 30 8 facing 0 line
    place unit A1b at 30 13 facing 180 line
    place active group B1 element B1c by B1 m 3 c 3
    inspire A1b             refused LF-CM-23 "needs a command point"
    no answer inspire A1b
    charge A1b              ok

% LF-CM-24: passed, all missed dice of the element are rolled once more, in each round
    place commander B1 at 30 4 points 1
    place unit B1c at 30 8 facing 0 line
    place unit A1b at 30 13 facing 180 line
    place active group B1 element B1c by B1 m 3 c 3
    dice 6 6
    inspire A1b
    hold
    asks dice 8d6 melee
    roll 5 1 1 1 1 1 1 1
    asks dice 7d6 melee
    roll 5 1 1 1 1 1 1
    asks dice 8d6 melee     # the enemy's: none of them is rolled again
    roll 5 5 5 5 1 1 1 1
    event tied B1c A1b      # 2 hits, the sphere and the commander against 4 hits
    asks dice

% LF-CM-25: failed, the charge goes on as an ordinary one, and he stays
    place commander B1 at 30 4 points 1
    place unit B1c at 30 8 facing 0 line
    place unit A1b at 30 13 facing 180 line
    place active group B1 element B1c by B1 m 3 c 3
    dice 1 1
    inspire A1b
    event test-failed B1c 4 7
    event charges B1c A1b 30 11
    is active group B1 element B1c by B1 m 2 c 3 charging.
    is commander B1 at 30 4 rating competent with B1c.
    hold
    roll 5 1 1 1 1 1 1 1
    asks dice 8d6 melee     # the enemy's at once

% LF-CM-26: Shaken, it has him with it in the test that its level demands, and then comes the test for the special order
    place commander B1 at 30 4 points 1 rating incompetent
    place unit B1c at 30 8 facing 0 line level shaken
    place unit A1b at 30 13 facing 180 line
    place active group B1 element B1c by B1 m 3 c 2
    inspire A1b
    event attached B1 B1c
    asks dice 2d6 test to charge
    roll 3 4
    event test-passed B1c 8 8           # -1 for its level, +1 line, +1 commander, against his 8
    asks dice 2d6 Inspirational Charge
    roll 6 6
    event charges B1c A1b

% LF-CM-26: failing the first there is no second, and no charge
    place commander B1 at 30 4 points 1
    place unit B1c at 30 8 facing 0 line level shaken
    place unit A1b at 30 13 facing 180 line
    place active group B1 element B1c by B1 m 3 c 2
    inspire A1b
    roll 1 1
    event balked B1c
    no event charges
    asks british orders
    is commander B1 at 30 4 rating competent with B1c.
    is active group B1 element B1c by B1 m 3 c 2.

% LF-CM-49: the one hit of a losing supporter calls for a casualty roll
    place commander B1 at 30 40
    place commander A1 at 30 20 with A1c
    place unit B1d at 20 41.2 facing 0 open 1   # a spare
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 8 facing 180 line
    place unit A1c at 30 12 facing 180 line
    place lock B1b A1b
    place active group B1
    dice 5 5 1 1 1 1 1 1 1 1
    dice 1 1 1 1 1 1 1 1 1 1 1 1
    activate B1b gc
    event hits A1c 1 1
    asks dice 2d6 commander's escape
    roll 5 5
    event casualty-roll A1 5 5 1
    event fell A1

% LF-CM-49: markers from rockets endanger no commander
    battle lof-sight
    place commander B3 at 24 4
    place commander A1 at 24 26 with A1c
    place unit B3e at 24 5 facing 0 open 0.25
    place unit A1c at 24 20 facing 180 line
    place active group B3 element B3e
    fire A1c shot
    roll 6 5 2
    is unit A1c at 24 20 facing 180 line disorder 2.
    asks british orders

% LF-CM-16: a die is named by a face that one of them shows
    battle lof-drill
    place commander B1 at 30 5 points 1
    place unit B1d at 20 6.2 facing 0 open 1   # a spare
    place commander A1 at 30 12 points 1
    place unit B1c at 30 8 facing 0 line
    place unit A1c at 30 8 facing 180 line
    place lock B1c A1c
    place active group B1
    dice 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    activate B1c gc
    reroll B1 2         refused LF-CM-16 "shows a 2"
    reroll B1 7         refused LF-CM-16
    keep-dice

% LF-CM-15: in a test by its place, first or second
    battle lof-drill
    place turn 2
    place commander B1 at 24 6 points 2
    place unit B1c at 24 10 facing 0 line level shaken
    place unit A1b at 24 14 facing 180 line
    place active group B1 element B1c
    charge A1b
    roll 1 1
    reroll B1 3         refused LF-CM-15 "first or the second die"
    reroll B1 2         ok

% LF-CM-54: out of a building by the side that is nearer to a commander, and by no other
    battle lof-walls
    place commander B1 lost
    place commander B2 at 36 23
    place unit B1c at 15 23 facing 0 open 1 inside 4
    place unit A1c at 6 30 facing 180 line
    place active group B1
    regroup B1c
    leave west 0 270 line 0         refused LF-CM-54 "nearer to the nearest commander"
    leave east 0 90 line 0          ok
    event came-out B1c *
    move 21 23 90 straight          ok
