# Land of the Free: buildings: going in, being there, coming out, beginning the battle in one.
battle lof-walls

% LF-BU-01: a building may be occupied if that was settled before
place unit B1d at 63.5 23.9 facing 0 open 1
place commander B1 at 60 20
place active group B1 element B1d
    move 63.5 25 0 straight
    occupy 12                   refused LF-BU-01 "closed"
    occupy 0                    refused LF-BU-01
    occupy 99                   refused LF-BU-01

% LF-BU-02: of its own size or smaller
place unit B1b at 15 20 facing 0 line
place unit B1c at 24 24 facing 90 line
place commander B1 at 15 14
place active group B1 element B1b
    occupy 4                    refused LF-BU-02 "too large"
    no answer occupy 4

% LF-BU-02: a building holds one element
place unit B1c at 15 20 facing 0 line
place unit B1d at 15 23 facing 0 open 1 inside 4
place commander B1 at 15 14
place active group B1 element B1c
    occupy 4                    refused LF-BU-02 "B1d"

% LF-BU-03: mounted cavalry does not enter
place unit B2a at 15 20 facing 0 line
place commander B2 at 15 14
place active group B2 element B2a
    occupy 4                    refused LF-BU-03

% LF-BU-03: dismounted it may
place unit B2a at 15 20 facing 0 line on-foot
place commander B2 at 15 14
place active group B2 element B2a
    occupy 4                    ok

% LF-BU-03: artillery does not enter in play
place unit B2c at 15 20 facing 0 open 1
place commander B2 at 15 14
place active group B2 element B2c
    occupy 4                    refused LF-BU-04

% LF-BU-05: a move that touches a building stops
place unit B1c at 15 18 facing 0 line
place commander B1 at 15 14
place active group B1 element B1c
    move 15 21 0 straight
    event moved B1c 15 20 0
    event stopped B1c 4

% LF-BU-05: who is in contact occupies it for one Maneuver Order
place unit B1c at 15 19.9 facing 0 line
place commander B1 at 15 14
place active group B1 element B1c m 3 c 3
    occupy 4                    refused LF-BU-05
    move 15 20 0 straight
    occupy 4
    event garrison B1c 4
    is active group B1 element B1c by B1 m 1 c 3.

% LF-BU-06: inside it counts as in open order
place unit B1c at 15 20 facing 0 line
place commander B1 at 15 14
place active group B1 element B1c
    occupy 4
    is unit B1c at 15 23 facing 0 open 1 inside 4 acted.

% LF-BU-07: an element in a building has no Threat Zone
place unit A1c at 28.5 24.5 facing 0 open 1 inside 5
place unit B1d at 34 31 facing 270 column
place commander B1 at 38 31
place commander A1 at 15 30
place active group B1 element B1d
    march; leg 28.5 31; halt 270    ok

% LF-BU-08: it cannot store orders
place unit B1c at 15 23 facing 0 open 1 inside 4
place commander B1 at 15 14
place active group B1 element B1c
    store both                  refused LF-SO-04
    no answer store m

% LF-BU-09: it can be ordered to reload, to remove markers and to leave, and not to move
place unit B1c at 15 23 facing 0 open 1 inside 4 unloaded disorder 1
place commander B1 at 15 14
place active group B1 element B1c
    move 15 30 0 straight       refused LF-BU-09
    back 15 18 0                refused LF-BU-09
    turn about 0                refused LF-MV-15
    form column 0               refused LF-BU-06
    march                       refused LF-MV-12
    occupy 5                    refused LF-BU-09
    reload                      ok
    dress                       ok
    leave south 0 180 line 0    ok

% LF-BU-10: whether it is in a sphere is judged by the outline
place unit B1c at 15 23 facing 0 open 1 inside 4
place commander B1 at 15 14.1 rating incompetent
place active group B1 element B1c
    leave south 3 180 line 0    ok

% LF-BU-10: a voluntary move keeps off a building that an enemy holds
place unit A1c at 15 23 facing 0 open 1 inside 4
place unit B1c at 15 18 facing 0 line
place commander B1 at 15 14
place commander A1 at 15 30
place active group B1 element B1c
    move 15 21 0 straight
    event moved B1c 15 19.97874 0

% LF-ME-10: nobody goes into a building that an enemy touches
place unit A1c at 18.01 23 facing 270 line
place unit B1c at 15 20 facing 0 line
place commander B1 at 15 14
place commander A1 at 25 34
place active group B1 element B1c
    occupy 4                    refused LF-ME-10 "A1c"

% LF-BU-28: leaving costs a Maneuver Order and gives a disorder marker
place unit B1c at 15 23 facing 0 open 1 inside 4
place commander B1 at 15 14
place active group B1 element B1c m 3 c 3
    leave north 0 0 line 0
    event came-out B1c 15 27.181102 0 line
    event disordered B1c it came out of a building 1
    is unit B1c at 15 27.181102 facing 0 line disorder 1 acted.
    is active group B1 element B1c by B1 m 2 c 3.

% LF-BU-28: its owner chooses the side, the place along it, the facing and the formation
place unit B1c at 15 23 facing 0 open 1 inside 4
place commander B1 at 15 14
place active group B1 element B1c
    leave east 1 90 column 0
    is unit B1c at 20.362204 22 facing 90 column disorder 1 acted.

% LF-BU-28: with another facing
place unit B1c at 15 23 facing 0 open 1 inside 4
place commander B1 at 15 14
place active group B1 element B1c
    leave west 2 0 open 0.5
    is unit B1c at 9.137795 25 facing 0 open 0.5 disorder 1 acted.

% LF-BU-28: touching the outline
place unit B1c at 15 23 facing 0 open 1 inside 4
place commander B1 at 15 14
place active group B1 element B1c
    leave south 8 180 line 0    refused LF-BU-28 "touch"

% LF-BU-28: clear of all elements, friends too
place unit B1c at 15 23 facing 0 open 1 inside 4
place unit B1d at 15 18.818897 facing 0 open 1
place commander B1 at 15 14
place active group B1 element B1c
    leave south 0 180 line 0    refused LF-BU-28 "B1d"
    leave north 0 0 line 0      ok

% LF-BU-28: a formation it may take
place unit B1d at 15 23 facing 0 open 1 inside 4
place commander B1 at 15 14
place active group B1 element B1d
    leave south 0 180 line 0    refused LF-FO-12
    leave south 0 180 open 0.1  refused LF-FO-05
    leave line 0 180 line 0     refused LF-BU-28
    leave south 0 180 open 1    ok

% LF-SC-10: an element may begin in a building of its zone
place phase setup
    objective 10 20; objective 30 20; objective 50 20; objective 60 28
    group B1; post B1 38 5
    garrison B1b 13             refused LF-BU-02
    garrison B1c 4              refused LF-SC-07
    garrison B1c 13
    event garrison B1c 13
    is unit B1c at 43 5 facing 0 open 1 inside 13.
    garrison B1d 13             refused LF-BU-02

% LF-SC-10: within its commander's sphere
place commander B1 unplaced rating incompetent
place phase setup
    objective 10 20; objective 30 20; objective 50 20; objective 60 28
    group B1; post B1 20 5
    garrison B1c 13             refused LF-SC-10

% LF-BU-04: artillery may not begin in a building unless that was settled before
place phase setup
    objective 10 20; objective 30 20; objective 50 20; objective 60 28
    group B2; post B2 38 5
    garrison B2c 13             refused LF-BU-04

% LF-BU-04: artillery may begin in a building if that was settled before, and then never moves
battle lof-walls guns_in_buildings=on
place phase setup
    objective 10 20; objective 30 20; objective 50 20; objective 60 28
    group B2; post B2 38 5
    garrison B2c 13             ok

% LF-BU-04: it never moves
place unit B2c at 15 23 facing 0 open 1 inside 4
place commander B2 at 15 14
place active group B2 element B2c
    leave south 0 180 open 1    refused LF-BU-04
    prolong 15 18 0             refused LF-MV-14

% LF-SC-65: behind breastworks nobody begins in a building
battle lof-walls scenario=frontal-assault
place phase setup
    objective 10 30; objective 30 30; objective 50 30
    keep A2; post A1 20 28
    garrison A1c 4              refused LF-SC-65

% LF-BU-06: a position that puts an element inside has it in open order
place unit A1c at 15 23 facing 0 inside 4
place commander B1 at 15 12
place unit B1b at 15 18 facing 0 line
place active group B1 element B1b
    is unit A1c at 15 23 facing 0 open 1 inside 4.

% LF-BU-19, LF-ML-13: a charge at a building halts an inch before it, and the second move takes it home
place unit A1c at 15 23 facing 0 inside 4
place unit B1b at 15 18 facing 0 line
place commander B1 at 15 12
place active group B1 element B1b
    charge A1c
    event charges B1b A1c 15 19
    hold
    event charge-home B1b A1c 15 20
    event contact B1b A1c

% LF-BU-19, LF-ML-13: one that is within an inch of it stays for the pause
place unit A1c at 15 23 facing 0 inside 4
place unit B1b at 15 19.5 facing 0 line
place commander B1 at 15 12
place active group B1 element B1b
    charge A1c
    event charges B1b A1c 15 19.5

% LF-BU-19, LF-ML-42: so an occupant is out of reach who has gone further than three inches from there
place unit A1c at 15 23 facing 0 inside 4
place unit B1b at 15 18 facing 0 line
place commander B1 at 15 12
place commander A1 at 15 40 rating competent
place active group B1 element B1b
    charge A1c
    withdraw
    dice 1
    moves 1
    event escaped A1c
    is unit B1b at 15 19 facing 0 line

% LF-BU-20: also at a charger whom its first move has brought before the house
place unit A1c at 15 23 facing 0 inside 4
place unit B1b at 15 18 facing 0 line
place commander B1 at 15 12
place active group B1 element B1b
    charge A1c
    closing shot
    event fires A1c B1b shot 5

% LF-BU-05: nor into a building
    battle lof-drill
    place commander B1 at 52 7
    place unit B1c at 56 7 facing 0 column
    place active group B1 element B1c
    form line 0              refused LF-BU-05

% LF-BU-28: nobody leaves a building he is not in
    battle lof-drill
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place active group B1 element B1b
    leave north 0 0 line 0      refused LF-BU-28 "in no building"

% LF-BU-28: he comes out at its wall
    battle lof-drill
    place commander B1 at 61 2
    place unit B1c at 61 7 facing 0 open 1 inside 6
    place active group B1 element B1c
    leave north 24.1 0 line 0   refused LF-BU-28 "must touch the building"
    leave north -24.1 0 line 0  refused LF-BU-28 "must touch the building"
    leave north 0 0 line 0      ok

% LF-BU-09: nor does he cross an obstacle from inside
    battle lof-drill
    place commander B1 at 61 2
    place unit B1c at 61 7 facing 0 open 1 inside 6
    place active group B1 element B1c
    cross 4                     refused LF-BU-09

% LF-BU-29, LF-ML-103: guns in a building that lose a melee are Shattered; nobody may move in for that
battle lof-walls guns_in_buildings=on
place unit A2c at 15 23 facing 0 inside 4
place unit B1c at 15 20 facing 0 line
place commander B1 at 15 12
place commander A2 at 60 44
place unit A1c at 40 44 facing 180 line
place lock B1c A2c
place active group B1 element B1c by B1 m 3 c 2
    fight A2c
    roll 5 5 5 5 2 2 2
    roll 2 2 2
    event won B1c A2c 6
    event shattered A2c
    no event garrison
    event free-maneuver B1c
    asks british orders

% LF-BU-29: if they win or tie they take their hits and stay
place unit A2c at 15 23 facing 0 inside 4
place unit B1c at 15 20 facing 0 line
place commander B1 at 60 4
place commander A2 at 60 44
place unit A1c at 40 44 facing 180 line
place lock B1c A2c
place active group B1 element B1c by B1 m 3 c 1
    roll 2 2 2 2 2 2 2
    roll 5 2 2
    event tied B1c A2c
    is unit A2c at 15 23 facing 0 open 1 inside 4.
    is unit B1c at 15 20 facing 0 line hits 1 disorder 1
