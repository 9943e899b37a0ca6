# Land of the Free: guns, commanders and charges read again, from the document alone.
battle lof-drill

% LF-WP-02: a mortar does not reach what is 12 inches away, and what is further it does
    place commander B3 at 30 4
    place unit B3c at 30 10 facing 0 open 1
    place unit A1b at 30 22 facing 180 line
    place active group B3 element B3c
    fire A1b shot           refused LF-WP-01
    again
    prolong 30 9.9 0
    fire A1b shot           ok

% LF-WP-01, LF-SH-23: 36 inches, with a die less beyond 12
    place commander B3 at 30 4
    place unit B3c at 30 6 facing 0 open 1
    place unit A1b at 30 42 facing 180 line
    place active group B3 element B3c
    fire A1b shot           ok
    event modifier long range -1

% LF-WP-01: and no further
    place commander B3 at 30 4
    place unit B3c at 30 6 facing 0 open 1
    place unit A1b at 30 42.1 facing 180 line
    place active group B3 element B3c
    fire A1b shot           refused LF-WP-01

% LF-WP-12: a mortar takes any target it sees, whoever is nearer
    place commander B3 at 30 4
    place unit B3c at 30 10 facing 0 open 1
    place unit A1b at 20 26 facing 180 line
    place unit A1c at 40 30 facing 180 line
    place unit A2b at 30 16 facing 180 open 1
    place active group B3 element B3c
    answer fire A1b shot
    fire A1c shot           ok

% LF-WP-15: no friend within 6 inches of the target
    place commander B3 at 30 4
    place unit B3c at 30 6 facing 0 open 1
    place unit A1b at 30 30 facing 180 line
    place unit B1b at 50 30 facing 0 line
    place unit B1c at 30 24 facing 0 line
    place active group B3 element B3c
    fire A1b shot           refused LF-WP-15

% LF-WP-14, LF-WP-10: a marker if it is hit, and another for two sixes
    place commander B3 at 30 4
    place commander A1 at 30 40
    place unit B3c at 30 6 facing 0 open 1
    place unit A1b at 30 30 facing 180 line
    place active group B3 element B3c
    dice 6 6 2
    fire A1b shot
    is unit A1b at 30 30 facing 180 line hits 2 disorder 2.

% LF-ML-27, LF-WP-02: nor has a mortar a shot at a charger within 12 inches
    place commander B3 at 30 4
    place commander A1 at 30 24
    place unit B3c at 30 8 facing 0 open 1
    place unit A1b at 30 13 facing 180 line
    place active group A1 element A1b
    charge B3c
    closing shot            refused LF-ML-27

% LF-WP-01: light cannon reach 36 inches
    place commander B3 at 30 4
    place unit B3a at 20 4 facing 0 open 1
    place unit A1b at 20 40.1 facing 180 line
    place active group B3 element B3a
    fire A1b solid          refused LF-WP-01

% LF-WP-01: heavy cannon reach 48
    place commander B3 at 30 4
    place unit B3b at 30 3 facing 0 open 1
    place unit A1b at 30 46 facing 180 line
    place active group B3 element B3b
    fire A1b solid          ok

% LF-MV-03, LF-MV-14: heavy guns are moved an inch, and may face about with it
    place commander B3 at 30 4
    place unit B3b at 30 6 facing 0 open 1
    place active group B3 element B3b
    prolong 30 7.01 0       refused LF-MV-03
    prolong 30 7 90         ok

% LF-WP-07: into the flank the ball goes on with a 5, again and again
    place commander B3 at 10 12
    place unit B3a at 10 10 facing 90 open 1
    place unit A1b at 40 10 facing 180 line
    place unit A1c at 60 40 facing 180 line
    place commander A1 at 60 44
    place active group B3 element B3a
    fire A1b solid
    event modifier into the flank 1
    roll 5 2 2 2 2 2
    asks british goes-on
    yes
    roll 5
    asks british goes-on

% LF-WP-04: grape at 12 inches, or solid shot
    place commander B3 at 30 4
    place unit B3a at 30 8 facing 0 open 1
    place unit A1b at 30 20 facing 180 line
    place active group B3 element B3a
    fire A1b grape
    asks dice 8d6 volley
    again
    fire A1b solid
    asks dice 6d6 volley

% LF-MV-27: limbered guns do not reload
    place commander B3 at 30 4
    place unit B3a at 30 8 facing 0 column unloaded
    place active group B3 element B3a
    reload                  refused

% LF-WP-11: cannon with nobody in their Threat Zone choose
    place commander B3 at 30 4
    place unit B3a at 30 8 facing 0 open 1
    place unit A1b at 10 24 facing 180 line
    place unit A1c at 44 36 facing 180 line
    place active group B3 element B3a
    fire A1c solid          ok
    again
    fire A1b solid          ok

% LF-WP-11: with somebody in it they do not
    place commander B3 at 30 4
    place unit B3a at 30 8 facing 0 open 1
    place unit A1b at 30 19 facing 180 line
    place unit A1c at 44 36 facing 180 line
    place active group B3 element B3a
    fire A1c solid          refused LF-SH-04

% LF-DM-56: unlimbered guns of a broken group that fail lose a level and stay
    place commander B3 at 30 4 rating competent
    place unit B3a at 30 8 facing 0 open 1
    place unit B3b lost
    place unit B3c lost
    place unit B3d lost
    place unit A1b at 30 40 facing 180 line
    place phase groups british
    dice 3
    group B3
    roll 1 1
    keep-dice
    event test-failed B3a
    is unit B3a at 30 8 facing 0 open 1 level shaken
    no event withdraw-roll

% LF-ML-44: limbered guns that are charged withdraw
    place commander B3 at 36 14
    place commander A1 at 36 45
    place unit B3a at 36 34 facing 180 column
    place unit A1b at 36 40 facing 180 line
    place active group A1 element A1b
    charge B3a
    answers withdraw

% LF-ML-65: an Exhausted element in line: 2, 4 less 1, 2
    place commander B1 at 30 4
    place commander A1 at 30 24
    place unit B1b at 30 10 facing 0 line level exhausted
    place unit A1b at 30 10 facing 180 line
    place lock B1b A1b
    place active group A1 element A1b by A1 m 3 c 1
    fight B1b
    event pool B1b 7 0 5

% LF-CM-32, LF-CM-33: with hits on it nobody is raised from Exhausted
    place commander B1 at 30 4 points 1
    place unit B1b at 30 8 facing 0 line level exhausted hits 1 disorder 1
    place active group B1
    dice 6 6
    rally B1b gc
    answers restore hits, restore order

% LF-CM-45, LF-OR-22: the Morale of an Incompetent commander counts, though it is worse
    place commander B1 at 30 4 rating incompetent points 1
    place unit B1b at 30 8 facing 0 open 1
    place unit A1b at 30 40 facing 180 line
    place active group B1 element B1b by B1 m 0 c 3
    force m
    roll 4 3
    event test-failed B1b 7 8
    is unit B1b at 30 8 facing 0 open 1 disorder 1 acted

% LF-CM-45: that of a Highly Skilled one is 6
    place commander B1 at 30 4 rating highly-skilled points 1
    place unit B1b at 30 8 facing 0 open 1
    place unit A1b at 30 40 facing 180 line
    place active group B1 element B1b by B1 m 0 c 3
    force m
    roll 3 3
    event test-passed B1b 6 6

% LF-OR-23: the third Forced Order has 2 less
    place commander B1 at 30 4 rating highly-skilled points 3
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 44 facing 180 line
    place active group B1 element B1b by B1 m 0 c 3
    dice 6 6
    force m
    keep-dice
    move 30 10 0 straight
    dice 6 6
    force m
    keep-dice
    move 30 12 0 straight
    force m
    roll 4 3
    event modifier Forced Orders before this one -2
    event test-passed B1b 6 6

% LF-OR-11: a Competent commander reaches 12 inches, to any part of the leader's stand
    place commander B1 at 30 4 rating competent
    place unit B1b at 30 16.5 facing 0 line
    place unit B1c at 50 4 facing 0 line
    place active group B1
    activate B1b gc         ok
    again
    no answer activate B1c gc

% LF-SO-18: Snap Fire asks for no commander
    place commander B1 at 60 4
    place commander A1 at 30 44
    place unit B1b at 30 20 facing 0 line stored c
    place unit A1b at 30 33 facing 180 line
    place active group A1 element A1b
    move 30 30 180 straight
    asks british react
    snap B1b shot           ok

% LF-SO-09: with both orders stored one answers an order, and the other the next
    place commander B1 at 30 4
    place commander A1 at 30 36
    place unit B1b at 22 20 facing 0 line stored m c
    place unit A1b at 22 32 facing 180 line
    place active group A1 element A1b
    move 22 29 180 straight
    dice 2 2 2 2 2 2
    snap B1b shot
    move 22 26 180 straight
    counter B1b             ok

% LF-ML-04: infantry charges 6 inches and no hair more
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 14.01 facing 180 line
    place active group B1 element B1b
    charge A1b              refused LF-ML-04

% LF-ML-04, LF-ML-13: at 6 inches it goes, 3 first
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 14 facing 180 line
    place active group B1 element B1b
    charge A1b              ok
    event charges B1b A1b 30 11

% LF-ML-05: a Tiny element does not charge a Medium one
    place commander B1 at 30 4
    place unit B1d at 30 8 facing 0 open 1
    place unit B1c at 44 8 facing 0 line
    place unit A1b at 30 12 facing 180 line
    place unit A1a at 48 12 facing 180 line
    place active group B1 element B1d
    charge A1b              refused LF-ML-05

% LF-ML-05: nor a Small one a Large one
    place commander B1 at 40 4
    place unit B1c at 44 8 facing 0 line
    place unit A1a at 46 12 facing 180 line
    place active group B1 element B1c
    charge A1a              refused LF-ML-05

% LF-ML-35: infantry does not counter-charge cavalry
    place commander B2 at 30 4
    place commander A1 at 30 44
    place unit B2b at 30 10 facing 0 line
    place unit A1b at 30 20 facing 180 line
    place active group B2 element B2b
    charge A1b
    counter A1b             refused LF-ML-35
    reform                  ok

% LF-ML-29: nobody reforms who is disordered
    place commander B2 at 30 4
    place commander A1 at 30 44
    place unit B2b at 30 10 facing 0 line
    place unit A1b at 30 20 facing 180 line disorder 1
    place active group B2 element B2b
    charge A1b
    reform                  refused LF-ML-29

% LF-ML-40: under a Skilled commander the better of two d3, and 1 more for one that is Fit
    place commander B1 at 30 4
    place commander A1 at 30 44 rating skilled
    place unit B1b at 30 10 facing 0 line
    place unit A1b at 30 15 facing 180 line
    place active group B1 element B1b
    charge A1b
    withdraw
    roll 1 5
    asks american flee
    answers moves 4, moves 3, moves 2, moves 1, moves 0

% LF-ML-40, LF-ML-43: Shaken under an Incompetent one it may have no move at all, and is caught
    place commander B1 at 30 4
    place commander A1 at 30 44 rating incompetent
    place unit B1b at 30 10 facing 0 line
    place unit A1b at 30 15 facing 180 line level shaken
    place active group B1 element B1b
    charge A1b
    withdraw
    roll 2
    event disordered A1b it was caught withdrawing 1

% LF-CM-47: 11 with the hits kills a commander, 10 does not
    place commander B1 at 24 4 with B1b
    place commander A1 at 24 30
    place unit B1b at 24 10 facing 0 line
    place unit A1b at 24 18 facing 180 line
    place active group A1 element A1b
    dice 5 5 2 2 2 2
    fire B1b shot
    asks dice 2d6 commander's escape
    roll 4 5
    event fell B1
    again
    dice 5 5 2 2 2 2
    fire B1b shot
    roll 4 4
    no event fell B1

% LF-SH-29, LF-SH-31: two 1s take a hit; with two 6s neither counts
    place commander B1 at 24 4
    place commander A1 at 24 30
    place unit B1b at 24 10 facing 0 line
    place unit A1b at 24 18 facing 180 line
    place active group A1 element A1b
    dice 1 1 5 6 2 2
    fire B1b shot
    event volley A1b B1b 1
    again
    dice 1 1 6 6 2 2
    fire B1b shot
    event volley A1b B1b 2
    is unit B1b at 24 10 facing 0 line hits 2.

% LF-FO-13, LF-SO-04: a column neither fires nor stores
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 column
    place unit A1b at 24 18 facing 180 line
    place active group B1 element B1b
    fire A1b shot           refused LF-FO-13
    store c                 refused LF-SO-04

% LF-MV-18: a column that turns to the side is a line
    place commander B1 at 24 4
    place unit B1b at 24 12 facing 0 column
    place active group B1 element B1b
    turn right 0
    is unit B1b at 24 within 1 12 within 1 facing 90 line

% LF-MV-01: infantry goes an inch back
    place commander B1 at 24 4
    place unit B1b at 24 12 facing 0 line
    place active group B1 element B1b
    back 24 10.9 0          refused LF-MV-01
    back 24 11 0            ok

% LF-CM-59: the force commander promotes in the activation of the group
    place commander B1 lost
    place commander BFC at 24 6 points 1
    place unit B1b at 24 12 facing 0 line
    place unit A1b at 24 40 facing 180 line
    place active group B1
    promote BFC B1
    asks british new-commander

% LF-GT-09: equal initiative is rolled for again
    place commander BFC at 24 6 rating competent
    place commander AFC at 24 42 rating competent
    place unit B1b at 24 12 facing 0 line
    place unit A1b at 24 40 facing 180 line
    place phase turn
    roll 1
    roll 1
    roll 3
    roll 3
    asks dice 1d6 initiative
