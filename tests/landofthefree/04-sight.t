# Land of the Free, chapter 4: sight and cover. Who is seen can be fired at; cover takes a die of four.
battle lof-drill

% LF-SI-01: the arc opens 45 degrees from the front corners, limits included
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1d at 34 16.85 facing 180 open 1        # its near corner lies at 33.2126 16.85: 9.2126 out, 6.85 ahead
    place active group B1 element B1c
    answer fire A1d shot
    again

% LF-SI-01: and not a hair more
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1d at 30.5 11 facing 180 open 1         # its far corner is 5.71 out and 2.18 ahead
    place active group B1 element B1c
    fire A1d shot           refused LF-SI-15 "outside its arc"

% LF-SI-02: any point of any stand in the arc is enough
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 32 12 facing 180 line
    place active group B1 element B1c
    answer fire A1b shot

% LF-SI-03, LF-SI-05: a target seen from one end of the leader's front alone is visible
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit B1a at 18.9 14 facing 0 line             # ends at 24.41: the right end of the leader, 24.79, looks past it
    place unit A1d at 26.5 17 facing 180 open 1
    place active group B1 element B1c
    fire A1d shot           refused LF-SH-15            # seen, but the friend is in the lane

% LF-SI-03: hidden from all three points of the front it is not
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit B1a at 24 14 facing 0 line
    place unit A1d at 24 17 facing 180 open 1
    place active group B1 element B1c
    fire A1d shot           refused LF-SI-15 "in the way is B1a"

% LF-SI-04: a line whose far end lies outside the arc does not count
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1d at 27.9 8.9 facing 90 column
    place active group B1 element B1c
    fire A1d shot           refused LF-SI-15 "outside its arc"

% LF-SI-06, LF-SI-18: a wall crossed by every line gives cover
    place commander B1 at 36 20
    place unit B1c at 36 26 facing 0 line
    place unit A1b at 36 34 facing 180 line
    place active group B1 element B1c
    fire A1b shot
    event fires B1c A1b shot 3 5
    roll 2 2 2

% LF-SI-06: beyond the end of the wall a stand is clear
    place commander B1 at 44 20
    place unit B1c at 44 26 facing 0 line
    place unit A1b at 46 34 facing 180 line
    place active group B1 element B1c
    fire A1b shot
    event fires B1c A1b shot 4 5
    roll 2 2 2 2

% LF-SI-07: an enemy line blocks, too
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1a at 24 17 facing 180 line
    place unit A1d at 24 19 facing 180 open 1
    place active group B1 element B1c
    fire A1d shot           refused LF-SI-15 "in the way is A1a"

% LF-SI-07: a column blocks, and one engaged no less
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1a at 24 15 facing 270 column
    place unit B1d at 20.45 15 facing 90 open 1
    place lock B1d A1a
    place unit A1d at 24 19 facing 180 open 1
    place active group B1 element B1c
    fire A1d shot           refused LF-SI-15 "in the way is A1a"

% LF-SI-08: an open order never blocks
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1a at 24 16 facing 180 open 0.25
    place unit A1d at 24 19 facing 180 open 1
    place active group B1 element B1c
    fire A1d shot           refused LF-SH-04            # seen, though another comes first

% LF-SI-08: nor do unlimbered guns or commanders
    place commander B3 at 24 4
    place commander B1 at 24 15
    place unit B3a at 24 10 facing 0 open 0.25
    place unit A3a at 24 36 facing 180 open 0.25
    place unit A1b at 24 44 facing 180 line
    place active group B3 element B3a
    answer fire A1b solid

% LF-SI-09: a tall obstacle blocks
    place commander B1 at 10 12
    place unit B1c at 10 16 facing 0 line
    place unit A1d at 10 24 facing 180 open 1
    place active group B1 element B1c
    fire A1d shot           refused LF-SI-15 "The stockade"

% LF-SI-09: a low one never does
    place commander B1 at 36 20
    place unit B1c at 36 26 facing 0 line
    place unit A1b at 36 34 facing 180 line
    place active group B1 element B1c
    answer fire A1b shot

% LF-SI-10: a building blocks, empty
    place commander B1 at 62 14
    place unit B1c at 61 11 facing 180 line
    place unit A1d at 61 3 facing 0 open 1
    place active group B1 element B1c
    fire A1d shot           refused LF-SI-15 "The house"

% LF-SI-10: or occupied
    place commander B1 at 62 14
    place unit B1c at 61 11.5 facing 180 line
    place unit A1c at 61 7 facing 0 open 1 inside 6
    place unit A1d at 61 3 facing 0 open 1
    place active group B1 element B1c
    answer fire A1c shot
    fire A1d shot           refused LF-SI-15 "The house"

% LF-SI-11: the stands of looker and target are not in the way: the tail of a column is seen through its head
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 24 18 facing 180 column
    place active group B1 element B1c
    fire A1b shot
    event fires B1c A1b shot 4 5
    roll 2 2 2 2

% LF-SI-12: sight passes between two elements through any gap
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 20.05 17 facing 180 line          # ends at 23.987
    place unit A2b at 27.95 17 facing 180 line          # begins at 24.013
    place unit A1d at 24 20 facing 180 open 1
    place active group B1 element B1c
    fire A1d shot           refused LF-SH-04            # seen, though others come first

% LF-SI-12: who stand shoulder to shoulder leave none
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 20.3 17 facing 180 line
    place unit A2b at 28.18 17 facing 180 line
    place unit A1d at 24 20 facing 180 open 1
    place active group B1 element B1c
    fire A1d shot           refused LF-SI-15

% LF-SI-12: nor does a line along the very seam of two that touch
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 20.062992 17 facing 180 line      # ends at 24, where the other begins
    place unit A2b at 27.937008 17 facing 180 line
    place unit A1d at 24 20 facing 180 open 1
    place active group B1 element B1c
    fire A1d shot           refused LF-SI-15 "in the way is"

% LF-SI-12: to touch is to be within 0.02 inch, LF-ME-09
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 20.055 17 facing 180 line
    place unit A2b at 27.945 17 facing 180 line
    place unit A1d at 24 20 facing 180 open 1
    place active group B1 element B1c
    fire A1d shot           refused LF-SI-15

% LF-SI-12: two that touch at the corners only leave no gap either
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 20.062992 17 facing 180 line      # its rear is at 18.181102
    place unit A2b at 27.937008 18.181102 facing 180 line
    place unit A1d at 24 22 facing 180 open 1
    place active group B1 element B1c
    fire A1d shot           refused LF-SI-15

% LF-SI-12: but half an inch behind each other they do
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 20.062992 16 facing 180 line
    place unit A2b at 27.937008 17.7 facing 180 line
    place unit A1d at 24 20.8 facing 180 open 1
    place active group B1 element B1c
    fire A1d shot           refused LF-SH-04

% LF-SI-13, LF-SI-14: cover takes half the stands with the leader: here three of five
    place commander B1 at 41 20
    place unit B1c at 43 26 facing 0 line
    place unit A1b at 43.5 34 facing 180 line
    place active group B1 element B1c
    fire A1b shot
    event fires B1c A1b shot 3 5
    roll 2 2 2

% LF-SI-14: below that it is in the open, even if some are hidden
    place commander B1 at 44 20
    place unit B1c at 44 26 facing 0 line
    place unit A1b at 44.44 34 facing 180 line          # its first stand, as one sees it, is behind the wall, which ends at 44
    place active group B1 element B1c
    fire A1b shot
    event fires B1c A1b shot 4 5
    roll 2 2 2 2

% LF-SI-15: one visible stand makes a target
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1c at 21 14 facing 180 line             # ends at 23.36
    place unit A1b at 21.5 19 facing 180 line           # ends at 25.44
    place active group B1 element B1c
    fire A1b shot           refused LF-SH-04 "A1c"      # seen, though another comes first

% LF-SI-16: cover does not forbid a charge
    place commander B1 at 61 16
    place unit B1c at 61 25 facing 0 line
    place unit A1c at 61 30 facing 180 line
    place active group B1 element B1c
    answer charge A1c

% LF-SI-15, LF-SI-16: no sight of it does
    place commander B1 at 10 12
    place unit B1c at 10 17 facing 0 line
    place unit A1d at 10 22 facing 180 open 1
    place active group B1 element B1c
    no answer charge A1d

% LF-SI-17: in an obscuring area it is in cover from every direction
    place commander B1 at 61 44
    place unit B1c at 61 46 facing 180 line
    place unit A1b at 61 40.5 facing 0 line             # on the edge of the corn
    place active group B1 element B1c
    fire A1b shot
    event fires B1c A1b shot 3 5
    roll 2 2 2

% LF-SI-18: a wall gives no cover where the lines do not cross it
    place commander B1 at 36 44
    place unit B1c at 36 40 facing 180 line
    place unit A1b at 36 34 facing 0 line
    place active group B1 element B1c
    fire A1b shot
    event fires B1c A1b shot 4 5
    roll 2 2 2 2

% LF-SI-18: who is lined up on it is behind it
    place commander B1 at 36 20
    place unit B1c at 36 24 facing 0 line
    place unit A1b at 36 30 facing 180 line lined-up 4
    place active group B1 element B1c
    fire A1b shot
    event fires B1c A1b shot 3 5
    roll 2 2 2

% LF-SI-18: and has no cover from his own side
    place commander B1 at 36 44
    place unit B1c at 36 38 facing 180 line
    place unit A1b at 36 30 facing 180 line lined-up 4
    place active group B1 element B1c
    fire A1b shot
    event modifier into the flank 1
    event fires B1c A1b shot 5 5
    roll 2 2 2 2 2

% LF-SI-18: a breastwork is a low obstacle like any other
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place work 24 16 facing 0 half 4
    place unit A1b at 24 16 facing 180 line lined-up work 1
    place active group B1 element B1c
    fire A1b shot
    event fires B1c A1b shot 3 5
    roll 2 2 2

% LF-SI-19, LF-SI-13: cover counts once: lined up on a breastwork, and a wall before it
    place commander B1 at 36 20
    place unit B1c at 36 26 facing 0 line
    place work 36 34 facing 0 half 4
    place unit A1b at 36 34 facing 180 line lined-up work 1
    place active group B1 element B1c
    fire A1b shot
    event fires B1c A1b shot 3 5
    roll 2 2 2

% LF-SI-20: a shooter lined up ignores his own obstacle
    place commander B1 at 36 24
    place unit B1c at 36 30 facing 0 line lined-up 4
    place unit A1b at 36 36 facing 180 line
    place active group B1 element B1c
    fire A1b shot
    event fires B1c A1b shot 4 5
    roll 2 2 2 2

% LF-SI-20: who merely stands at it does not
    place commander B1 at 36 24
    place unit B1c at 36 30 facing 0 line
    place unit A1b at 36 36 facing 180 line
    place active group B1 element B1c
    fire A1b shot
    event fires B1c A1b shot 3 5
    roll 2 2 2

% LF-SI-11: nor do they hide each other from one pair of eyes straight ahead: out of a house at a column, leader and all
    battle lof-walls
    place commander A1 at 15 30
    place unit A1c at 15 23 facing 0 open 1 inside 4
    place unit B1b at 15 16.5 facing 0 column
    place active group A1 element A1c
    fire-out B1b south shot
    no event modifier target in cover
    event fires A1c B1b shot 5 5
    roll 1 2 3 4 4

% LF-SI-01, LF-SI-02: what lies in the arc is seen, as far as a stand of it does
    battle lof-drill
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 32 12 facing 180 line
    place unit A1c at 24 20 facing 180 line
    place unit A1d at 24 6 facing 0 open 1
    place active group B1 element B1c
    arc B1c A1b ; sees B1c A1b 1 in cover           # one stand of five lies there, and that is not half
    arc B1c A1c ; sees B1c A1c 3 in the open
    no arc B1c A1d ; no sees B1c A1d

% LF-SI-15, LF-AT-14: what hides it is said
    battle lof-sight
    place commander B1 at 22 20
    place unit B1d at 22.5 24 facing 0 open 1
    place unit A1d at 22.5 31 facing 180 open 1
    place active group B1 element B1d
    arc B1d A1d
    no sees B1d A1d "The orchard"
    distance B1d A1d 7

% LF-SI-06, LF-SI-18: cover is how it is seen
    battle lof-drill
    place commander B1 at 36 20
    place unit B1c at 36 26 facing 0 line
    place unit A1b at 36 34 facing 180 line
    place active group B1 element B1c
    sees B1c A1b 5 in cover
