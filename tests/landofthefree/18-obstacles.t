# Land of the Free: linear obstacles, bridges and fords, breastworks.
battle lof-walls

% LF-LO-01: a tall obstacle is impassable: a move that would touch it is refused
place unit B1c at 60 10 facing 0 line
place commander B1 at 60 6
place active group B1 element B1c
    move 60 13 0 straight       refused LF-ME-17 "Stockade"
    move 60 12 0 straight       refused LF-ME-17
    move 60 11.9 0 straight     ok

% LF-LO-01: nobody crosses a tall obstacle
place unit B1c at 60 11.9 facing 0 line
place commander B1 at 60 6
place active group B1 element B1c
    cross 2                     refused LF-LO-01
    no answer cross 2

% LF-LO-01: what is no obstacle cannot be crossed
place unit B1c at 60 11.9 facing 0 line
place commander B1 at 60 6
place active group B1 element B1c
    cross 3                     refused LF-LO-01
    cross 99                    refused LF-LO-01
    cross -1                    refused LF-LO-01

% LF-LO-02: a formation change that would put it astride is refused
place unit B1b at 20 11.9 facing 0 line
place commander B1 at 20 6
place active group B1 element B1b
    form column 0               refused LF-LO-02 "astride the Long wall"

% LF-LO-03, LF-MV-07: nor does an oblique shift carry it over one, before its move or after it
place unit B1d at 20 11.212 facing 90 open 1
place commander B1 at 18 6
place active group B1 element B1d
    move 21 12.79 90 left-first     refused LF-LO-03 "Long wall"
    move 22 11.212 90 left-last     refused LF-LO-03 "Long wall"
    move 22 11.212 90 right-last    ok

% LF-LO-03: a move stops as soon as any part of it touches a low obstacle
place unit B1b at 14 10 facing 20 line
place commander B1 at 14 6
place active group B1 element B1b
    move 14 13 20 straight
    event moved B1b 14 10.653543 20
    event stopped B1b 0
    asks british line-up

% LF-LO-04: what a move has brought to an obstacle lines up on it
place unit B1b at 14 10 facing 20 line
place commander B1 at 14 6
place active group B1 element B1b
    move 14 13 20 straight
    answers yes, no
    yes
    event lined-up B1b 0
    asks british orders
    is unit B1b at 14 12 facing 0 line lined-up 0 acted.

% LF-LO-04: unless its owner declines
place unit B1b at 14 10 facing 20 line
place commander B1 at 14 6
place active group B1 element B1b
    move 14 13 20 straight
    no
    asks british orders
    is unit B1b at 14 10.653543 facing 20 line acted.

% LF-LO-04: who has come flush to the wall is lined up without a question
place unit B1b at 14 10 facing 0 line
place commander B1 at 14 6
place active group B1 element B1b
    move 14 13 0 straight
    event lined-up B1b 0
    asks british orders
    is unit B1b at 14 12 facing 0 line lined-up 0 acted.

% LF-LO-04: lining up is part of the move and comes before the window
place unit B1b at 14 10 facing 20 line
place commander B1 at 14 6
place unit A1b at 14 18 facing 180 line stored c
place commander A1 at 14 26
place active group B1 element B1b
    move 14 13 20 straight
    asks british line-up
    yes
    asks american react

% LF-LO-05: round a bend the stands follow the line: where the straight line would lie a friend may stand
place unit B1b at 44 12 facing 0 line lined-up 1
place unit B1c at 48.5 10.5 facing 0 line
place commander B1 at 44 6
place active group B1 element B1c
    move 48.5 11.9 0 straight       ok

% LF-LO-05: and it is the bent line that is in the way
place unit B1b at 44 12 facing 0 line lined-up 1
place unit B1d at 48 13 facing 0 open 1
place commander B1 at 44 6
place active group B1 element B1d
    move 47.5 13.5 0 straight
    event moved B1d 47.729921 13.270078 0

% LF-LO-06: with fewer than half of its stands at the obstacle nobody is lined up
place unit B1b at 60.5 18 facing 0 line
place commander B1 at 60 14
place active group B1 element B1b
    move 60.5 21 0 straight
    event stopped B1b 11
    asks british orders
    is unit B1b at 60.5 20 facing 0 line acted.

% LF-LO-06: one stand of one is enough
place unit B1d at 60.5 18 facing 0 open 1
place commander B1 at 60 14
place active group B1 element B1d
    move 60.5 21 0 straight
    event lined-up B1d 11

% LF-FO-06: a column never lines up
place unit B1b at 14 8 facing 0 column
place commander B1 at 14 6
place active group B1 element B1b
    march; leg 14 13            refused LF-LO-02
    leg 14 9.637795; halt 0
    asks british orders
    is unit B1b at 14 9.637795 facing 0 column acted.

% LF-LO-05: nobody turns his back to line up
place unit B1b at 14 14 facing 0 line
place commander B1 at 14 10
place active group B1 element B1b
    back 14 13 0
    event stopped B1b 0
    asks british orders
    is unit B1b at 14 13.181102 facing 0 line acted.

% LF-LO-07: when it leaves the obstacle it forms on its leader at no cost
place unit B1b at 44 12 facing 0 line lined-up 1
place commander B1 at 44 6
place active group B1 element B1b m 1
    back 44 11 0
    event backed B1b 44 11 0
    is unit B1b at 44 11 facing 0 line acted.

% LF-LO-07: inside a bend the straight line lies across the wall; it gets off by the side on which its leader is
place unit B1c at 43 12 facing 180 line lined-up 1
place commander B1 at 40 16
place active group B1 element B1c
    back 42.7 12.7 180          refused LF-LO-02
    back 42.3 12.7 180
    event backed B1c 42.3 12.7 180
    is unit B1c at 42.3 12.7 facing 180 line acted.

% LF-LO-07: deep in a bend too
place unit B1f at 43 12 facing 180 open 1 lined-up 1
place commander B1 at 40 16
place active group B1 element B1f
    prolong 40.9 14.1 180
    event prolonged B1f 40.9 14.1 180

% LF-LO-07: a formation change at the obstacle does not take it away from there
place unit B1c at 20 12 facing 0 line lined-up 0
place commander B1 at 20 6
place active group B1 element B1c
    form open 1
    is unit B1c at 20 12 facing 0 open 1 lined-up 0 acted.

% LF-LO-07: nor does dismounting
place unit B2a at 20 12 facing 0 line lined-up 0
place commander B2 at 20 6
place active group B2 element B2a
    dismount
    is unit B2a at 20 12 facing 0 line lined-up 0 on-foot acted.

% LF-LO-08: to cross it must begin with a stand within half an inch
place unit B1b at 20 11.49 facing 0 line
place commander B1 at 20 6
place active group B1 element B1b
    cross 0                     refused LF-LO-08
    move 20 11.5 0 straight
    cross 0                     ok

% LF-LO-09: square across until its rear touches the obstacle, in formation, with its facing
place unit B1b at 20 11.5 facing 0 line
place commander B1 at 20 6
place active group B1 element B1b
    cross 0
    event crossed B1b 0
    is unit B1b at 20 13.181102 facing 0 line disorder 1 acted.

% LF-LO-09: with a facing that is not square
place unit B1c at 20 11 facing 20 line
place commander B1 at 20 6
place active group B1 element B1c
    cross 0
    is unit B1c at 20 13.91811 facing 20 line disorder 1 acted.

% LF-LO-09: one that was lined up faces square away from the obstacle
place unit B1c at 47 15 facing 315 line lined-up 1
place commander B1 at 50 10
place active group B1 element B1c
    cross 1
    is unit B1c at 46.164566 15.835433 facing 315 line disorder 1 acted.

% LF-LO-10: crossing gives a disorder marker, and it may go on
place unit B1b at 20 11.5 facing 0 line
place commander B1 at 20 6
place active group B1 element B1b m 3
    cross 0
    event disordered B1b it crossed an obstacle 1
    dress
    event dressed B1b 0
    move 20 14 0 straight       ok

% LF-LO-11: a column needs two Maneuver Orders of the same activation
place unit B1b at 14 9.6 facing 0 column
place commander B1 at 14 6
place active group B1 element B1b m 1 c 0
    cross 0                     refused LF-LO-11
    no answer cross 0

% LF-LO-11: and spends both
place unit B1b at 14 9.6 facing 0 column
place commander B1 at 14 6
place active group B1 element B1b m 3 c 1
    cross 0
    is unit B1b at 14 15.543307 facing 0 column disorder 1 acted.
    is active group B1 element B1b by B1 m 1 c 1.

% LF-LO-13: there must be room beyond
place unit B1b at 20 11.5 facing 0 line
place unit B1c at 20 13.5 facing 0 line
place commander B1 at 20 6
place active group B1 element B1b
    cross 0                     refused LF-LO-13 "B1c"
    no answer cross 0

% LF-LO-17, LF-ML-27: a charger whom its first move has brought to the wall meets Closing Fire there
place unit A1b at 20 12 facing 180 line lined-up 0
place unit B1b at 20 10 facing 0 line
place commander B1 at 20 4
place active group B1 element B1b
    charge A1b
    closing shot
    event fires A1b B1b shot 7
    roll 1 2 3 4 5 2 3
    event contact B1b A1b

% LF-LO-17, LF-SO-15: and Snap Fire of one who lines the wall beside the target
place unit A1b at 20 12 facing 180 line lined-up 0
place unit A1c at 13.7 12 facing 180 line lined-up 0 stored c
place unit B1b at 17 10 facing 0 line
place commander B1 at 20 4
place active group B1 element B1b
    charge A1b
    hold
    snap A1c shot
    event fires A1c B1b shot

% LF-LO-18: no Counter-charge crosses the wall to a charger who has come up to it
place unit A1b at 20 12 facing 180 line lined-up 0
place unit B1b at 20 10 facing 0 line
place commander B1 at 20 4
place active group B1 element B1b
    charge A1b
    answers hold, closing shot, reform, withdraw
    counter A1b             refused LF-ML-06

% LF-ML-31: who reforms along the wall that it lines keeps it
place unit A1b at 20 12 facing 180 line lined-up 0
place unit B1b at 18.5 7 facing 0 line
place commander B1 at 20 4
place active group B1 element B1b
    charge A1b
    dice 6 6
    reform
    as open 180 0.5
    is unit A1b at 20 12 facing 180 open 0.5 lined-up 0
    event contact B1b A1b

% LF-ML-31: also with the charger at the wall; but not facing another way, nor in column
place unit A1b at 20 12 facing 180 line lined-up 0
place unit B1b at 20 10 facing 0 line
place commander B1 at 20 4
place active group B1 element B1b
    charge A1b
    dice 6 6
    reform
    as open 180 1
    is unit A1b at 20 12 facing 180 open 1 lined-up 0
    event contact B1b A1b
    again
    charge A1b
    dice 6 6
    reform
    as line 0 0
    is unit A1b at 20 13.5 within 1 facing 0 line.

% LF-LO-14: artillery never crosses
place unit B1f at 20 11.5 facing 0 open 1
place commander B1 at 20 6
place active group B1 element B1f
    cross 0                     refused LF-LO-14

% LF-LO-08: one of two obstacles is named
place unit B1d at 51.1 25 facing 0 open 1
place commander B1 at 51 20
place active group B1 element B1d
    answer cross 9
    answer cross 10
    cross 9
    is unit B1d at 49.212598 25 facing 0 open 1 disorder 1 acted.

% LF-MV-21: stands that a turn has put over a wall by half an inch or less make the element slide off it
place unit B1b at 20 12 facing 0 line lined-up 0
place commander B1 at 20 6
place active group B1 element B1b
    turn right 0
    is unit B1b at 20.590551 11.21496 facing 90 column acted.

% LF-MV-21: with more the turn is refused
place unit B1b at 20 9.5 facing 0 column
place commander B1 at 20 6
place active group B1 element B1b
    turn left 0                 refused LF-MV-21 "Long wall"
    no answer turn left 0

% LF-MV-21: the same off a building
place unit B1c at 15 20 facing 0 line
place commander B1 at 15 14
place active group B1 element B1c
    turn left 0
    is unit B1c at 14.409448 19.21496 facing 270 column acted.

% LF-AT-05: nobody enters the water
place unit B1b at 45 30 facing 0 column
place commander B1 at 45 26
place active group B1 element B1b
    march; leg 45 36            refused LF-ME-17

% LF-AT-05: but by its bridge
place unit B1b at 20 30 facing 0 column
place commander B1 at 20 26
place active group B1 element B1b
    march; leg 20 36; halt 0
    is unit B1b at 20 36 facing 0 column acted.

% LF-AT-05: who is too wide for the bridge does not cross it
place unit B1c at 20 32 facing 0 line
place commander B1 at 20 26
place active group B1 element B1c
    move 20 34.5 0 straight     refused LF-ME-17 "River"

% LF-AT-05: a column that halts on the bridge must keep to it
place unit B1b at 20 30 facing 0 column
place commander B1 at 20 26
place active group B1 element B1b
    march; leg 20 35
    halt 90                     refused LF-ME-17
    halt 0                      ok

% LF-AT-03, LF-AT-05: by a ford too, which slows
place unit B1b at 40 30 facing 0 column
place commander B1 at 40 26
place active group B1 element B1b
    march; leg 40 36            refused LF-AT-09
    leg 40 33; halt 0           ok

% LF-AT-04: who keeps to a bridge is not slowed by what it leads over
place unit B1b at 20 38.5 facing 0 column
place commander B1 at 20 34.5
place active group B1 element B1b
    march; leg 20 44.5; halt 0  ok

% LF-AT-08: beside it he is
place unit B1d at 25 39 facing 0 column
place commander B1 at 20 38
place active group B1 element B1d
    march; leg 25 44.5          refused LF-AT-09

% LF-SC-10: an element that is set up near an obstacle may be lined up on it
place phase setup
    objective 10 20; objective 30 20; objective 50 20; objective 60 28
    group B1; post B1 56 4
    place B1b 56 7.2 10 line 0
    asks british line-up
    yes
    event lined-up B1b 14
    asks british place
    is unit B1b at 56 8 facing 0 line lined-up 14.

% LF-FO-06: but not in column
place phase setup
    objective 10 20; objective 30 20; objective 50 20; objective 60 28
    group B1; post B1 56 4
    place B1d 56 7.6 0 column 0
    asks british place

% LF-SC-65: each infantry or artillery element that the Defender deploys begins lined up on a breastwork of its own
battle lof-walls scenario=frontal-assault
place phase setup
    objective 10 30; objective 30 30; objective 50 30
    keep A2
    post A1 20 40
    place A1b 20 39 180 column 0    refused LF-SC-65
    place A1b 20 39 180 line 0
    event breastwork A1b
    is unit A1b at 20 39 facing 180 line lined-up work 1.
    is work 20 39 facing 180 half 4.437007.
    place A1f 30 39 180 open 1
    event breastwork A1f

% LF-SC-65: it runs through nobody
place phase setup
    objective 10 30; objective 30 30; objective 50 30
    keep A2
    post A1 20 40
    place A1b 20 39 180 line 0
    place A1c 26.4 38.9 180 line 0  refused LF-LO-02 "breastwork"
    place A1c 26.4 39.2 180 line 0  refused LF-SC-65 "A1b"
    place A1c 26.4 39 180 line 0    ok

% LF-SC-65: a breastwork is crossed like any low obstacle
place unit A1b at 20 39 facing 180 line lined-up work 1
place work 20 39 facing 180 half 4.437007
place commander A1 at 20 42
place active group A1 element A1b
    cross 17
    is unit A1b at 20 37.818897 facing 180 line disorder 1 acted.

% LF-LO-12: a Forced Order for a crossing that fails leaves it on its side, with a marker, and ends the activation
place unit B1b at 14 9.6 facing 0 column
place unit B1c at 24 8 facing 0 line
place commander B1 at 14 6 points 2
place active group B1 element B1b m 1 c 3
    force m
    event forces B1 B1b
    dice 1 1; keep-dice
    event test-failed B1b
    event disordered B1b it failed its test 1
    is unit B1b at 14 9.6 facing 0 column disorder 1 acted.
    no event crossed
    no answer cross 0
    asks british group

% LF-LO-11, LF-LO-12: one that succeeds is the second of the two
place unit B1b at 14 9.6 facing 0 column
place unit B1c at 24 8 facing 0 line
place commander B1 at 14 6 points 2
place active group B1 element B1b m 1 c 3
    force m
    dice 6 6; keep-dice
    cross 0
    event crossed B1b 0

% LF-LO-11: it is for the crossing, and for nothing else
place unit B1b at 14 9.6 facing 0 column
place unit B1c at 24 8 facing 0 line
place commander B1 at 14 6 points 2
place active group B1 element B1b m 1 c 3
    force m
    dice 6 6; keep-dice
    march                       refused LF-LO-11
    form line 0                 refused LF-LO-11
    no answer march
    answer cross 0
    answer end

% LF-LO-09, LF-MV-17, LF-MV-18: the book's road between two walls: the column turns to the wall, crosses it and turns again
place unit B1c at 51.2 26 facing 0 column
place commander B1 at 46 26
place active group B1 element B1c m 3
    turn right 0
    event turned B1c 90 line
    cross 10
    event disordered B1c it crossed an obstacle 1
    turn left 0
    event turned B1c 0 column

% LF-SC-09: what is asked in the battle cannot be answered by a deployment
    battle lof-walls
place unit B1b at 14 10 facing 20 line
place commander B1 at 14 6
place active group B1 element B1b
    move 14 13 20 straight
    asks british line-up
    follow 1            refused LF-SC-09 "deployment is over"
    yes

% LF-SC-10, LF-SC-07: nor where it would bend out of the zone
    battle lof-walls
    place phase setup
    objective 10 20; objective 30 20; objective 50 20; objective 60 28
    group B1; post B1 42 10.5
    place B1b 43.5 11.5 0 line 0
    asks british place

% LF-LO-21: who turns from a wall and does not go is caught across it, with one marker: here the charger is at the wall
    battle lof-drill
    place commander B1 at 36 20
    place commander A1 at 36 44 rating incompetent
    place unit B1b at 36 27 facing 0 line
    place unit A1b at 36 30 facing 180 line lined-up 4
    place active group B1 element B1b
    charge A1b
    withdraw
    roll 1
    moves 0
    no event locked
    event disordered A1b it was caught withdrawing 1
    event contact B1b A1b
    event modifier in the enemy's flank 2

% LF-LO-21: and here two inches from it
    battle lof-drill
    place commander B1 at 36 20
    place commander A1 at 36 44 rating incompetent
    place unit B1b at 36 25 facing 0 line
    place unit A1b at 36 30 facing 180 line lined-up 4
    place active group B1 element B1b
    charge A1b
    withdraw
    roll 1
    moves 0
    event disordered A1b it was caught withdrawing 1
    event charge-home B1b A1b 36 30
    event contact B1b A1b

% LF-LO-21: one who has left the wall is out of reach, at three inches too: no charge crosses it
    battle lof-drill
    place commander B1 at 36 20
    place commander A1 at 36 44 rating incompetent
    place unit B1b at 36 27 facing 0 line
    place unit A1b at 36 30 facing 180 line lined-up 4
    place active group B1 element B1b
    charge A1b
    withdraw
    roll 1
    moves 1
    event escaped A1b
    no event disordered
    event charge-stops B1b

% LF-LO-22, LF-ML-33: who reforms where he stood at a wall and shows it his back does not evade the charge
    battle lof-drill
    place commander B1 at 36 20
    place commander A1 at 36 44
    place unit B1b at 36 25 facing 0 line
    place unit A1b at 36 30 facing 180 line lined-up 4
    place active group B1 element B1b
    dice 6 6
    charge A1b
    reform
    as line 0 0
    event charge-home B1b A1b 36 30
    event contact B1b A1b
    event modifier in the enemy's flank 2

% LF-LO-22: one who stands with his back against the wall is charged across it, and has no defenses there
    battle lof-drill
    place commander B1 at 36 20
    place commander A1 at 60 44
    place unit B1b at 36 25 facing 0 line
    place unit A1b at 36 31.182 facing 0 line
    place active group B1 element B1b
    charge A1b
    hold
    event contact B1b A1b
    dice 2 2 2 2 2 2 2 2 2 2 2 2
    dice 2 2 2 2 2 2 2 2
    event score A1b 0 0

% LF-LO-18: one who stands an inch behind it cannot be charged
    battle lof-drill
    place commander B1 at 36 20
    place commander A1 at 60 44
    place unit B1b at 36 26 facing 0 line
    place unit A1b at 36 32 facing 0 line
    place active group B1 element B1b
    charge A1b              refused LF-ML-06

% LF-LO-23: aimed at its leader a charger would touch the wall beside the target: it wheels less, and comes up opposite
    battle lof-drill
    place commander B1 at 32 18 rating skilled
    place commander A1 at 36 44
    place unit B1b at 33 25 facing 0 line
    place unit A1b at 36 30 facing 180 line lined-up 4
    place active group B1 element B1b
    charge A1b
    hold
    event charge-home B1b A1b
    event contact B1b A1b
    is unit B1b at 33 within 0.1 30 within 0.1 facing 0 within 1 line

% LF-LO-23: straight on, where that alone does it
    battle lof-drill
    place commander B1 at 32 18 rating skilled
    place commander A1 at 36 44
    place unit B1b at 31 25 facing 0 line
    place unit A1b at 36 30 facing 180 line lined-up 4
    place active group B1 element B1b
    charge A1b
    hold
    no event wheels
    event contact B1b A1b

% LF-LO-23: nothing does for one who is wholly beside it
    battle lof-drill
    place commander B1 at 32 18 rating skilled
    place commander A1 at 36 44
    place unit B1b at 28 26.5 facing 0 line
    place unit A1b at 36 30 facing 180 line lined-up 4
    place active group B1 element B1b
    charge A1b              refused LF-ML-06

% LF-LO-23: with no wall between it wheels to the leader as ever
    battle lof-drill
    place commander B1 at 32 4 rating skilled
    place commander A1 at 36 44
    place unit B1b at 33 10 facing 0 line
    place unit A1b at 36 15 facing 180 line
    place active group B1 element B1b
    charge A1b
    event wheels B1b 11.75

% LF-LO-23: nor does the wall bar it where there is no room to wheel at all
    battle lof-drill
    place commander B1 at 32 18 rating skilled
    place commander A1 at 36 44
    place unit B1b at 33 29.8 facing 0 line
    place unit A1b at 36 30 facing 180 line lined-up 4
    place active group B1 element B1b
    charge A1b
    hold
    no event wheels
    event contact B1b A1b

% LF-LO-23, LF-ML-55: so a charger at the wall turns on a neighbour of the one who has left it
    battle lof-drill
    place commander B1 at 32 18 rating skilled
    place commander A1 at 36 46 rating competent
    place unit B1b at 34 27 facing 0 line
    place unit A1b at 33 30 facing 180 line lined-up 4
    place unit A1c at 39.5 30 facing 180 line lined-up 4
    place active group B1 element B1b
    place began A1b
    charge A1b
    withdraw
    roll 3
    moves 2
    event escaped A1b
    event charge-home B1b A1c 34 30
    event contact B1b A1c
