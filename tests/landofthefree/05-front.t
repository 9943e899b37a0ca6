# Land of the Free, chapter 5: front, flank and Threat Zone, as far as they limit moves.
battle lof-drill

% LF-FF-05, LF-FF-14: a column may not enter the strip of twelve inches before an enemy line, its limit included
    place commander B1 at 24 6
    place unit B1c at 24 12 facing 0 column         # its head is 1.181102 before its leader
    place unit A1b at 24 30 facing 180 line
    place active group B1 element B1c
    march; leg 24 16.818898
    halt 0                  refused LF-FF-14 "Threat Zone of A1b"
    again
    march; leg 24 16.81811; halt 0
    is unit B1c at 24 16.81811 facing 0 column acted.

% LF-FF-05: the strip is as wide as the element
    place commander B1 at 24 12
    place unit B1c at 19.27 12.5 facing 0 column    # half a stand is 0.787402; the strip begins at 20.062992
    place unit A1b at 24 30 facing 180 line
    place active group B1 element B1c
    march; leg 19.27 17.9; halt 0
    event halted B1c 19.270078 17.9 0

% LF-FF-05: at its side, too, the limit belongs to it
    place commander B1 at 24 12
    place unit B1c at 19.275591 14 facing 0 column
    place unit A1b at 24 30 facing 180 line
    place active group B1 element B1c
    march
    leg 19.275591 18        refused LF-FF-14 "Threat Zone of A1b"

% LF-FF-05: the gaps of an open order belong to the strip
    place commander B1 at 24 12
    place unit B1c at 18.5 13 facing 0 column       # five stands and four inches: it begins at 18.063
    place unit A1b at 24 30 facing 180 open 1
    place active group B1 element B1c
    march; leg 18.5 17
    halt 0                  refused LF-FF-14

% LF-FF-06: any part of any stand is enough: a column beside the zone must not turn into it
    place commander B1 at 24 12
    place unit B1c at 19 18 facing 0 column
    place unit A1b at 24 30 facing 180 line
    place active group B1 element B1c
    march; leg 19 21
    halt 90                 refused LF-FF-14
    halt 0                  ok

% LF-FF-07: a column has no Threat Zone
    place commander B1 at 24 12
    place unit B1c at 24 15 facing 0 column
    place unit A1b at 24 32 facing 180 column
    place active group B1 element B1c
    march; leg 24 21; halt 0
    is unit B1c at 24 21 facing 0 column acted.

% LF-FF-07: limbered guns have none
    place commander B1 at 24 12
    place unit B1c at 24 15 facing 0 column
    place unit A3a at 24 32 facing 180 column
    place active group B1 element B1c
    march; leg 24 21; halt 0
    is unit B1c at 24 21 facing 0 column acted.

% LF-FF-07, LF-BU-07: an element in a building has none, on any side of it
    place commander B1 at 54 12
    place unit B1d at 56 14 facing 90 column
    place unit A1c at 61 7 facing 0 open 1 inside 6
    place active group B1 element B1d
    march; leg 60 14; halt 90
    is unit B1d at 60 14 facing 90 column acted.

% LF-FF-08: deep in a wood the zone is six inches long
    place commander B1 at 10 20.5
    place unit B1c at 10 24 facing 0 column         # its head is at 25.18; the zone begins at 28
    place unit A1c at 10 34 facing 180 line
    place active group B1 element B1c
    march; leg 10 26.8; halt 0
    event halted B1c 10 26.8 0

% LF-FF-08: not one hundredth less than six
    place commander B1 at 10 20.5
    place unit B1c at 10 24 facing 0 column
    place unit A1c at 10 34 facing 180 line
    place active group B1 element B1c
    march; leg 10 26.818898
    halt 0                  refused LF-FF-14

% LF-FF-08: on the edge of the wood it is twelve inches long
    place commander B1 at 10 12
    place unit B1c at 10 12 facing 0 column
    place unit A1c at 10 28 facing 180 line
    place active group B1 element B1c
    march; leg 10 14.9
    halt 0                  refused LF-FF-14
    again
    march; leg 10 14.7
    halt 0                  ok

% LF-FF-09, LF-FB-16: a rifle that carries eighteen inches makes no longer zone
    place commander B1 at 24 6
    place unit B1c at 24 12 facing 0 column
    place unit A3d at 24 30 facing 180 line
    place active group B1 element B1c
    march; leg 24 16.8; halt 0
    is unit B1c at 24 16.8 facing 0 column acted.

% LF-FF-12: a wall does not cut a Threat Zone
    place commander B1 at 36 20
    place unit B1c at 36 22 facing 0 column
    place unit A1b at 36 36 facing 180 line         # the wall is at 30
    place active group B1 element B1c
    march
    leg 36 24               refused LF-FF-14

% LF-FF-13: an element locked in melee keeps its Threat Zone
    place commander B1 at 24 16
    place unit B1c at 28 11 facing 0 column
    place unit B1a at 24 29.99 facing 0 line
    place unit A1a at 24 30 facing 180 line
    place lock B1a A1a
    place active group B1 element B1c
    march; leg 28 16.9
    halt 0                  refused LF-FF-14
    again
    march; leg 28 16.8
    halt 0                  ok

% LF-FF-14: limbered guns are held to it like columns
    place commander B3 at 24 6
    place unit B3a at 24 12 facing 0 column         # its head is at 15.15
    place unit A1b at 24 30 facing 180 line
    place active group B3 element B3a
    march; leg 24 14.9
    halt 0                  refused LF-FF-14
    again
    march; leg 24 14.8
    halt 0                  ok

% LF-FF-14: a line may enter the zone
    place commander B1 at 24 14
    place unit B1c at 24 17 facing 0 line
    place unit A1b at 24 30 facing 180 line
    place active group B1 element B1c
    move 24 20 0 straight   ok

% LF-FF-14: nor may a column go through a zone to end beyond it
    place commander B1 at 24 20
    place unit B1d at 20.3 19 facing 90 column
    place unit A1d at 23 30 facing 180 open 1
    place active group B1 element B1d
    march
    leg 26 19               refused LF-FF-14

% LF-FF-15: a column that is in a zone may move within it, and out of it
    place commander B1 at 24 14
    place unit B1c at 24 20 facing 0 column
    place unit A1b at 24 30 facing 180 line
    place active group B1 element B1c
    march; leg 24 22; halt 0
    march; leg 18 22; halt 0
    is unit B1c at 18 22 facing 0 column acted.

% LF-FF-15: an element in a zone may change into column
    place commander B1 at 24 14
    place unit B1c at 24 20 facing 0 line
    place unit A1b at 24 30 facing 180 line
    place active group B1 element B1c
    form column 0           ok

% LF-FF-17: who began his activation in the zone of an enemy may not end a move in its flank
    place commander B2 at 28 10
    place unit B2c at 28 16 facing 45 line          # the left end of it stands in the zone, which ends at 26.362
    place unit A1c at 24 20 facing 180 line
    place active group B2 element B2c
    move 32.2 20.2 45 straight  refused LF-FF-17 "began its activation in the Threat Zone of A1c"
    move 30 18 45 straight      ok

% LF-FF-17: who began elsewhere may
    place commander B2 at 28 10
    place unit B2c at 30 16 facing 45 line
    place unit A1c at 24 20 facing 180 line
    place active group B2 element B2c
    move 34.2 20.2 45 straight  ok

% LF-FF-17: the zone in which the activation began counts for every order of it
    place commander B2 at 28 10
    place unit B2c at 28 16 facing 45 line
    place unit A1c at 24 20 facing 180 line
    place active group B2 element B2c
    move 30 18 45 straight
    move 31 21.5 0 straight     refused LF-FF-17

% LF-FF-01, LF-FF-02: what is not in the arc is flank; a leader with any point in the arc is not completely there
    place commander B2 at 28 10
    place unit B2c at 28 16 facing 45 line
    place unit A1c at 24 20 facing 180 line         # 45 degrees out from its corner at 26.362 20
    place active group B2 element B2c
    move 30.86 18.86 45 straight    refused LF-FF-17
    move 30.84 18.84 45 straight    ok

% LF-FF-03: the leader decides, though the stand beside it is still in front of the enemy
    place commander B2 at 28 10
    place unit B2c at 28 16 facing 45 line
    place unit A1c at 24 20 facing 180 line
    place active group B2 element B2c
    move 30.5 20 0 straight     refused LF-FF-17
    move 30.5 18.9 0 straight   ok

% LF-FF-05, LF-FO-09: the book's picture of three stands in line: the strip before them is the Threat Zone, 4.724 inches by 12
    battle lof-drill
    place commander B1 at 24 4
    place unit A1c at 24 20 facing 180 line         # so it reaches to y 8, between x 21.638 and 26.362
    place unit B1d at 24 6 facing 0 column
    place active group B1 element B1d
    march
    leg 24 8                refused LF-FF-14
    leg 24 7.99; halt 0
    is unit B1d at 24 7.989763 facing 0 column acted.

% LF-FF-05: and before one of its corners, no further out than that
    battle lof-drill
    place commander B1 at 24 4
    place unit A1c at 24 20 facing 180 line
    place unit B1d at 27.16 9 facing 0 column       # half a stand is 0.787
    place active group B1 element B1d
    march; leg 27.16 14; halt 0
    is unit B1d at 27.159842 14 facing 0 column acted.

% LF-FF-01, LF-FF-02: in the same picture the leader of one beside the line of 45 degrees is in its flank, before it in its front
    place commander B1 at 24 10
    place commander A1 at 24 26
    place unit A1c at 24 20 facing 180 line
    place unit B1b at 30.1 16.5 facing 315 line     # before the line from 26.362 20
    place active group B1 element B1b
    fire A1c shot
    no event modifier into the flank
    roll 1 2 3 4 5 6

% LF-FF-01, LF-FF-03: and behind it
    place commander B1 at 30 14
    place commander A1 at 24 26
    place unit A1c at 24 20 facing 180 line
    place unit B1b at 32.5 21 facing 270 line
    place active group B1 element B1b
    fire A1c shot
    event modifier into the flank 1
    roll 1 2 3 4 5 1 2

% LF-FF-10: the leader's strip is that before the leader's stand alone: who fires turns to bring the target into it
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line           # its own strip is 7.874 inches wide, its leader's 1.575
    place unit A1d at 27 16 facing 180 open 1
    place active group B1 element B1b
    fire A1d shot
    event faces B1b 10.3
    roll 1 2 3 4 5

% LF-FF-10: and does not turn where it is there already
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A1d at 25.5 16 facing 180 open 1     # it begins at 24.713; the leader's strip ends at 24.787
    place active group B1 element B1b
    fire A1d shot
    no event faces
    roll 1 2 3 4 5

% LF-FF-11: the strip is as long as it needs to be: guns turn to face at 25 inches
    place commander B3 at 24 4
    place unit B3b at 24 10 facing 0 open 1
    place unit A1b at 36 35 facing 180 line
    place active group B3 element B3b
    fire A1b solid
    event faces B3b 15.046
    roll 1 2 3

% LF-FF-11: a charge is aimed so, at the leader of its target
    place commander B2 at 24 4
    place commander A1 at 24 30
    place unit B2c at 24 10 facing 0 line
    place unit A1b at 28 20 facing 180 line
    place active group B2 element B2c
    charge A1b
    event wheels B2c 11.036
    event charges B2c A1b 25.374803 15.866929

% LF-FF-16: a withdrawal goes through Threat Zones, in column, too
    place commander B1 at 24 4
    place commander A1 at 24 40
    place commander A2 at 40 40
    place unit B1c at 24 20 facing 0 column
    place unit B1b at 40 10 facing 0 line
    place unit A1b at 24 28 facing 180 line         # it fires
    place unit A2d at 30 17 facing 270 open 1       # its zone lies across the way back
    place active group A1 element A1b
    fire B1c shot
    roll 5 5 5 1 1 1
    roll 1 1
    roll 1
    event retired B1c 24 12.818897

% LF-FF-18: bent round an obstacle it looks ahead as its leader does, as wide as if it stood straight: 7.874 inches
    battle lof-walls
    place commander A1 at 47 30
    place unit B1b at 44 12 facing 0 line lined-up 1      # two stands follow the bend; the zone is straight, from 40.063 to 47.937
    place unit A1d at 48.72 28 facing 180 column          # half a stand is 0.787: it just touches
    place active group A1 element A1d
    march
    leg 48.72 23.9          refused LF-FF-14
    leg 48.72 24.1          ok

% LF-FF-18: and no wider
    battle lof-walls
    place commander A1 at 47 30
    place unit B1b at 44 12 facing 0 line lined-up 1
    place unit A1d at 48.73 30 facing 180 column
    place active group A1 element A1d
    march; leg 48.73 24; halt 180
    march; leg 48.73 18.5   ok

% LF-FF-18: its stands are where they are for measuring to them: the end that follows the bend is nearer
    battle lof-walls
    place commander A1 at 50 26
    place unit B1b at 44 12 facing 0 line lined-up 1
    place unit A1d at 49 26 facing 180 open 1
    place active group A1 element A1d
    fire B1b shot           ok                            # within 12 inches; 14 if it stood straight
    roll 1 2

% LF-FF-05, LF-FF-06, LF-FF-07: the Threat Zone, twelve inches ahead and as wide as the element; none of a column
    battle lof-drill
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line           # 3.937 either way
    place unit B1c at 50 10 facing 0 column
    place unit A1b at 24 22 facing 180 line         # just there
    place unit A1c at 34 20 facing 180 line         # its end at 31.638
    place unit A1d at 50 20 facing 180 open 1
    place active group B1 element B1b
    zone B1b A1b
    no zone B1b A1c
    zone A1b B1b
    no zone B1c A1d
    zone A1d B1c

% LF-FF-05: an inch further it ends
    battle lof-drill
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A1b at 24 22.01 facing 180 line
    place active group B1 element B1b
    no zone B1b A1b
    arc B1b A1b
