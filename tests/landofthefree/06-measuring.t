# Land of the Free, chapter 6: measuring and space.
battle lof-drill

% LF-ME-01: "within twelve inches" includes twelve
    place commander B1 at 24 6
    place unit B1d at 24 19.181102 facing 0 open 1  # its rear is at 18
    place unit B1b at 40 5 facing 0 line
    place active group B1
    answer activate B1d gc
    activate B1d gc         ok

% LF-ME-01: and nothing more
    place commander B1 at 24 6
    place unit B1d at 24 19.182 facing 0 open 1
    place unit B1b at 24 10 facing 0 line
    place active group B1
    activate B1d gc         refused LF-OR-11 "outside the 12 inches"
    no answer activate B1d gc

% LF-ME-02: half of three inches is one and a half
    place commander B1 at 10 20.5
    place unit B1c at 10 26.6 facing 0 line
    place active group B1 element B1c
    move 10 28.11 0 straight    refused LF-AT-09 "1.5 inches"
    move 10 28.1 0 straight     ok

% LF-ME-02: and half of nine is four and a half
    place commander B2 at 10 20.5
    place unit B2d at 10 26 facing 0 column
    place active group B2 element B2d
    march
    leg 10 30.51            refused LF-AT-09
    leg 10 30.5             ok

% LF-ME-04: a d3 is a die halved and rounded up
    place commander BFC at 24 4
    place commander AFC at 24 44
    place unit B1b at 24 8 facing 0
    place unit A1b at 24 40 facing 180
    place phase turn
    asks dice 1d6
    roll 1
    event points BFC 1
    again
    roll 2
    event points BFC 1
    again
    roll 3
    event points BFC 2
    again
    roll 4
    event points BFC 2
    again
    roll 5
    event points BFC 3
    again
    roll 6
    event points BFC 3

% LF-ME-06: the distance moved is that of the leader's front, however far the ends of the line swing
    place commander B1 at 24 6
    place unit B1a at 24 10 facing 0 line
    place active group B1 element B1a
    move 24 13 45 straight      ok

% LF-ME-06: for a column it is the length of the path
    place commander B1 at 24 6
    place unit B1c at 24 10 facing 0 column
    place active group B1 element B1c
    march; leg 24 13
    leg 27.01 13            refused LF-MV-12 "6 inches"
    leg 27 13               ok
    leg 27 13.1             refused LF-MV-12

% LF-ME-07: the sphere is measured to the nearest point of the leader, not to other stands
    place commander B1 at 8 10
    place unit B1a at 22 10 facing 0 line           # its left end is 8.5 inches from him, its leader 13.2
    place unit B1b at 8 14 facing 0 line
    place active group B1
    activate B1a gc         refused LF-OR-11

% LF-ME-10, LF-ME-16: a move stops more than 0.02 inch short of an enemy
    place commander B1 at 24 20
    place unit B1b at 24 27 facing 0 line
    place unit A1b at 24 29 facing 180 line
    place active group B1 element B1b
    move 24 30 0 straight
    event moved B1b 24 28.97874 0

% LF-ME-16: an enemy who is near, but not in the way, stops nobody
    place commander B2 at 28 10
    place unit B2c at 28 16 facing 45 line
    place unit A1c at 24 20 facing 180 line
    place active group B2 element B2c
    move 30 18 60 straight
    is unit B2c at 30 18 facing 60 line acted.

% LF-ME-10: nobody is placed in contact with an enemy
    place turn 0
    place commander B1 at 24 2
    place unit A1b at 24 11 facing 180 line
    place unit B1b unplaced
    place unit B1a unplaced
    place pending turn
    place pending place 0
    british: place B1b 24 10.985 0 line 0       refused LF-ME-10
    british: place B1b 24 10.979 0 line 0       ok

% LF-ME-10: no other distance must be kept
    place commander B1 at 24 20
    place unit B1b at 24 27 facing 0 line
    place unit A1b at 24 30 facing 180 line
    place active group B1 element B1b
    move 24 29.9 0 straight     ok

% LF-ME-13: no hull overlaps another, though only the gap of an open order is there
    place turn 0
    place commander B1 at 24 2
    place unit B1c at 24 10 facing 0 open 1
    place unit B1d unplaced
    place unit B1a unplaced
    place pending turn
    place pending place 0
    british: place B1d 25.287 10.5 0 column 0   refused LF-ME-13

% LF-ME-15: the straight part of a move is tested with the whole hull
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place unit B1d at 27 12.7 facing 0 open 1       # its rear is at 11.519
    place active group B1 element B1b
    move 24 13 0 straight
    event moved B1b 24 11.518897 0

% LF-ME-15: the sweep of a pivot is not tested
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place unit B1d at 28.2 12 facing 0 open 1       # the right end of the line swings behind it
    place active group B1 element B1b
    move 24 10 45 straight      ok
    is unit B1b at 24 10 facing 45 line acted.

% LF-ME-16: the first friend that a move touches stops it, and it does not turn
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place unit B1c at 24 13.181102 facing 0 line    # its rear is at 12
    place active group B1 element B1b
    move 24 13 20 straight
    is unit B1b at 24 12 facing 0 line acted.

% LF-ME-16: a low wall stops a move where it touches
    place commander B1 at 36 22
    place unit B1b at 36 28 facing 0 line
    place active group B1 element B1b
    move 36 31 0 straight
    event stopped B1b 4

% LF-ME-16: a house stops a move
    place commander B1 at 52 7
    place unit B1d at 56 7 facing 90 open 1
    place active group B1 element B1d
    move 59 7 90 straight
    event stopped B1d 6

% LF-ME-17: impassable ground may not be entered or touched; the move is refused
    place commander B1 at 60 22
    place unit B1d at 62 20 facing 90 open 1
    place active group B1 element B1d
    move 64.5 20 90 straight    refused LF-ME-17 "pond"
    move 64 20 90 straight      refused LF-ME-17
    move 63.99 20 90 straight   ok

% LF-ME-17, LF-LO-01: a tall stockade is impassable
    place commander B1 at 10 12
    place unit B1d at 10 18 facing 0 open 1
    place active group B1 element B1d
    move 10 21 0 straight       refused LF-ME-17
    move 10 19.9 0 straight     ok

% LF-ME-18: a move whose end would lie on a friend after the pivot is refused
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place unit B1d at 27.5 13 facing 0 open 1       # its rear is at 11.819
    place active group B1 element B1b
    move 24 11.5 315 straight   refused LF-ME-13

% LF-ME-03: half of one Action die is one: a tiny element supports with one die
    place commander B1 at 24 4
    place commander A1 at 24 40
    place unit B1b at 24 19.99 facing 0 line
    place unit B1d at 30.5 17 facing 0 open 1           # beside the enemy's Threat Zone: no close supporter
    place unit A1b at 24 20 facing 180 line
    place lock B1b A1b
    place active group B1 element B1b
    asks british support
    support B1d
    event supports B1d B1b 1

% LF-ME-05: the distance to a target is from the leader to the nearest of its stands, not to its leader
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1a at 30 22 facing 180 line             # its leader is 13.3 away; its stands reach over the shooter's leader
    place active group B1 element B1c
    fire A1a shot               ok
    roll 1 2 3 4

% LF-ME-05: nor from other stands of the shooter
    place commander B1 at 24 4
    place unit B1a at 24 10 facing 0 line               # seven stands: their ends stand 4.7 inches beside the leader
    place unit A1d at 29 22 facing 180 open 1           # straight before one of them, and 12.5 from the leader
    place unit B1d at 40 10 facing 0 open 1
    place active group B1 element B1a
    fire A1d shot               refused LF-WP-01 "inches away"

% LF-ME-08: to an element in a building it is to the outline
    battle lof-walls
    place commander B1 at 15 4
    place unit B1b at 15 8.01 facing 0 line             # the house begins at 20
    place unit A1c at 15 23 facing 0 open 1 inside 4
    place active group B1 element B1b
    fire A1c shot               ok
    roll 1 2 3 4

% LF-ME-08: and from it
    battle lof-walls
    place commander A1 at 15 26
    place unit B1b at 15 7.99 facing 0 line
    place unit A1c at 15 23 facing 0 open 1 inside 4
    place active group A1 element A1c
    fire-out B1b south shot     refused LF-WP-01

% LF-ME-09: two shapes touch if the gap is 0.02 inch or less: who stands so near to a house may go in
    battle lof-walls
    place unit B1c at 15 19.981 facing 0 line
    place commander B1 at 15 14
    place active group B1 element B1c
    occupy 4                    ok

% LF-ME-09: and not if it is more
    battle lof-walls
    place unit B1c at 15 19.979 facing 0 line
    place commander B1 at 15 14
    place active group B1 element B1c
    occupy 4                    refused LF-BU-05

% LF-ME-12: where an ambusher will appear is known to nobody: there is nothing to be seen of it but that it lies in wait
    battle lof-drill scenario=ambush
    place attacker american
    place edges american north british west
    place commander A1 at 36 47.2
    place unit A1b hidden
    place unit A1c at 36 42 facing 180 line
    place unit B1c at 36 24 facing 90 column
    place turn 2
    place active group A1
    is unit A1b hidden.
    shows A1b medium 0/3 infantry medium
    reveal A1b; american: place A1b 60 40 180 line 0
    is unit A1b at 60 40 facing 180 line.
    shows A1b medium line 0/3

% LF-ME-14: the gaps of an open order are empty for sight and distance: the line runs between its stands
    battle lof-drill
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1c at 25.287 21.9 facing 180 open 1     # a gap before the shooter's leader; its stands are 12.04 and 12.1 away
    place active group B1 element B1c
    fire A1c shot               ok
    roll 1 2 3

% LF-ME-14: contact with an enemy is one of stands
    battle lof-drill
    place commander B1 at 24 12
    place unit B1d at 25.287 18.9 facing 0 open 1
    place unit A1c at 24 20 facing 180 open 1
    place active group B1 element B1d
    move 25.287 19.95 0 straight
    event moved B1d

% LF-ME-05: distances are measured from the leader to the nearest stand
    battle lof-drill
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 24 18 facing 180 line
    place unit A1c at 34 22 facing 0 line           # its rear is what is near
    place active group B1 element B1c
    distance B1c A1b 8
    distance A1b B1c 8
    distance B1c A1c 12.81

% LF-ME-07: to a commander, from the leader stand of a friend and from any stand of an enemy
    battle lof-drill
    place commander B1 at 24 4
    place commander A1 at 30 10
    place unit B1b at 24 10 facing 0 line           # 1.181 deep
    place active group B1 element B1b
    distance B1 B1b 4.82
    distance B1b A1 2.06
    distance B1 A1 8.49

% LF-ME-16: a march stops at the first friend, and goes no further
    battle lof-drill
    place commander B1 at 24 4
    place unit B1d at 24 12 facing 0 column
    place unit B1b at 24 17 facing 0 line
    place active group B1 element B1d
    march
    leg 24 17
    leg 20 15               refused LF-ME-16 "has been stopped"
    halt 0

% LF-ME-16: nor does it begin where a friend stands right before it
    battle lof-drill
    place commander B1 at 24 4
    place unit B1d at 24 10 facing 0 column
    place unit B1b at 24 11.181102 facing 0 line
    place active group B1 element B1d
    march
    leg 24 12               refused LF-ME-16 "cannot take a step that way"
    leg 24 9                ok

% LF-ME-17: no column marches into a pond
    battle lof-drill
    place commander B1 at 61 10
    place unit B1d at 62 20 facing 90 column
    place active group B1 element B1d
    march
    leg 67 20               refused LF-ME-17
    leg 62 25               ok

% LF-ME-17: no line moves into it
    battle lof-drill
    place commander B1 at 58 20
    place unit B1c at 61 20 facing 90 line
    place active group B1 element B1c
    move 64 20 90 straight    refused LF-ME-17 "The pond"

% LF-ME-17: not over a corner of it either, on the march
    battle lof-drill
    place commander B1 at 61 10
    place unit B1d at 66 14 facing 315 column
    place active group B1 element B1d
    march
    leg 62 18               refused LF-ME-17

% LF-ME-17: nor in a move that ends clear of it
    battle lof-drill
    place commander B1 at 61 10
    place unit B1d at 64.62 14.38 facing 315 open 1
    place active group B1 element B1d
    move 62.5 16.5 315 straight     refused LF-ME-17 "The pond"
