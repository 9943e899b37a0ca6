# Land of the Free: orders in words. `go` carries a unit to a place, or as near as the rules allow.
battle lof-drill

% LF-MV-04: forward, as far as one order goes
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place active group B1 element B1b
    go B1b 24 12
    is unit B1b at 24 12 facing 0 line acted.
    go B1b 24 40
    is unit B1b at 24 14.998425 facing 0 line acted.

% LF-MV-04: off to one side it goes at 45 degrees at most
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place active group B1 element B1b
    go B1b 25 12
    is unit B1b at 25 12 facing 0 line acted.
    again
    go B1b 26 10.1
    event moved B1b 25.83622 10.262204 0

% LF-MV-05: and is turned at the end
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place active group B1 element B1b
    go B1b 24 12 45
    is unit B1b at 24 12 facing 45 line acted.
    go B1b here 22.5
    is unit B1b at 24 12 facing 22.5 line acted.
    again
    go B1b 24 12 90                 refused LF-MV-05 "45 degrees"

% LF-MV-07: a step to the side is an oblique
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place active group B1 element B1b
    go B1b 25.574803 10
    is unit B1b at 25.574803 10 facing 0 line acted.
    again
    go B1b 22.425196 10
    is unit B1b at 22.425196 10 facing 0 line acted.

% LF-MV-10: and a place behind it a move backwards
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place active group B1 element B1b
    go B1b 24 9.5
    is unit B1b at 24 9.5 facing 0 line acted.
    go B1b 24 5
    is unit B1b at 24 8.501574 facing 0 line acted.

% LF-MV-12: a column marches, and halts as it came or as it is told
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 column
    place active group B1 element B1b
    go B1b 27 14
    event marched B1b 27 14
    asks british orders
    go B1b 27 16 90
    is unit B1b at 27 16 facing 90 column acted.

% LF-MV-12: on the march it is one leg more
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 column
    place active group B1 element B1b
    march
    go B1b 24 12
    asks british leg
    go B1b 40 12
    event marched B1b 27.998425 12
    halt 90

% LF-MV-14: unlimbered guns are moved by hand, any way
    place commander B3 at 24 6
    place unit B3a at 24 10 facing 0 open 1
    place active group B3 element B3a
    go B3a 30 10 180
    is unit B3a at 26.998425 10 facing 180 open 1 acted.

% LF-OR-01: who is not active is activated first
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place unit B1c at 34 10 facing 0 line
    place active group B1
    go B1b 24 12
    event activated B1b
    is unit B1b at 24 12 facing 0 line acted.
    go B1c 34 12                    refused LF-OR-01 "cannot be moved now"
    end
    go B1c 34 12

% LF-CM-67: a commander rides there, or as far as he may
    place commander B1 at 24 6 rating competent
    place unit B1b at 24 10 facing 0 line acted
    place unit A1a at 24 40 facing 180
    place active group B1
    asks british ride
    go B1 24 8
    event rode B1 24 8
    again
    go B1 50 6
    event rode B1 35.998425 6

% LF-SC-10: in the set-up an element is set down, facing the enemy, in line unless told otherwise
    place turn 0
    place commander B1 at 24 2
    place unit B1b unplaced
    place unit B1c unplaced
    place pending turn
    place pending place 0
    go B1b 24 10
    is unit B1b at 24 10 facing 0 line.
    go B1c 34 10 45 column
    is unit B1c at 34 10 facing 45 column.

% LF-SC-10: what does not read is said
    dice 4 2  1 1 1 1  1 1 1 1
    edge south
    go nobody 30 30                 refused unread "Say it so: go UNIT X Y"
    go B1                           refused unread "Say it so"
    go B1 x y                       refused unread "write inches as 12 or 7.5"
    go B1 30 30 10 line more        refused unread "Say it so"

% LF-GO-01: advance carries a whole group forward, as far as one order goes or so many inches
    place commander B1 at 24 6
    place unit B1b at 20 10 facing 0 line
    place unit B1c at 30 10 facing 0 line
    place active group B1
    advance
    is unit B1b at 20 13 facing 0 line acted in-group-order.
    is unit B1c at 30 13 facing 0 line acted in-group-order.
    asks british group-order
    advance 1.5
    is unit B1b at 20 14.5 facing 0 line acted in-group-order.
    advance -1                      refused unread "how many inches"
    advance 1 2                     refused unread "how many inches"
    end

% LF-GO-19: with it go columns, on the march, and guns, by hand
    place commander B3 at 26 4
    place unit B3a at 16 8 facing 0 open 1
    place unit B3b at 28 8 facing 0 column
    place unit B3d at 34 8 facing 0 line
    place active group B3
    advance
    is unit B3a at 16 11 facing 0 open 1 acted in-group-order.
    is unit B3b at 28 17 facing 0 column acted in-group-order.
    is unit B3d at 34 11 facing 0 line acted in-group-order.
    asks british group-order

% LF-GO-19, LF-AT-09: one that is slowed goes as far as it can, and one that cannot go holds
    place commander B1 at 17 26
    place unit B1b at 10 30 facing 0 line       # in the wood
    place unit B1c at 24 30 facing 0 line
    place unit B1d at 24 27 facing 0 open 1     # behind it
    place active group B1
    advance
    is unit B1b at 10 31.5 facing 0 line acted in-group-order.
    is unit B1c at 24 33 facing 0 line acted in-group-order.
    asks british group-order

% LF-GO-03: it needs two, and nobody in the middle of his orders
    place commander B1 at 24 6
    place unit B1b at 20 10 facing 0 line
    place active group B1
    advance                         refused LF-GO-03 "one by one"
    activate B1b gc
    advance                         refused LF-GO-01

% LF-SC-11: a commander is set down in the zone, nearest to where he is pointed
    battle lof-drill
    place turn 0
    place commander B1 unplaced
    place unit B1b unplaced
    place pending turn
    place pending post B1
    go B1 30 30
    is commander B1 at 30 12

% LF-CM-60: a new commander stands beside the element that is pointed at
    place commander B1 lost
    place commander B2 at 30 4 points 1
    place unit B1c at 24 10 facing 0 line
    place unit B2c at 40 10 facing 0 line
    place active group B2
    promote B2 B1
    go B1 24 6
    event promoted B1 B1 24 8.031496

% LF-SC-55: an ambusher shows itself where it is pointed to, facing that way
    battle lof-drill scenario=ambush
    place attacker american
    place edges american north british west
    place commander A1 at 36 47.2
    place unit A1b hidden
    place unit B1c at 36 22 facing 0 line
    place commander B1 at 36 18
    place turn 2
    place active group A1
    reveal A1b
    american: go A1b 36 38 180
    is unit A1b at 36 38 facing 180 line.

% LF-BU-28: one that is in a house comes out on the side to which it is carried, looking away from it
    battle lof-walls
    place unit B1c at 15 23 facing 0 open 1 inside 4
    place commander B1 at 15 14
    place active group B1 element B1c
    go B1c 15 12
    event came-out B1c
    is unit B1c at 15 18.818897 facing 180 line disorder 1

% LF-SC-10, LF-SC-71: in the set-up it is set down at the nearest place where it may stand
    battle lof-drill
    place turn 0
    place commander B1 at 24 2
    place unit B1b at 24 10 facing 0 line
    place unit B1c unplaced
    place unit B1d unplaced
    place pending turn
    place pending place 0
    go B1c 24 10                    # on B1b: beside it
    event placed B1c
    is unit B1b at 24 10 facing 0 line.

% LF-SC-71: carried again, it is taken up and set down elsewhere, as it was formed
    place turn 0
    place commander B1 at 24 2
    place unit B1b unplaced
    place unit B1c unplaced
    place pending turn
    place pending place 0
    go B1b 24 10 30 column
    go B1b 20 8
    event taken-up B1b
    is unit B1b at 20 8 facing 30 column.
    go B1 22 2
    event taken-up B1
    event posted B1 22 2

% LF-SC-71: a hand that sets down the last of a group does not finish it
    place turn 0
    place commander B1 at 24 2
    place unit B1b unplaced
    place pending turn
    place pending place 0
    go B1b 24 10
    asks british adjust
    go B1b 26 10
    asks british adjust
    is unit B1b at 26 10 facing 0 line.
    done
    event set-up-done B1

% LF-SC-09: an element is set up after its commander
    place turn 0
    place commander B1 unplaced
    place unit B1b unplaced
    place pending turn
    place pending post B1
    go B1b 24 10                    refused LF-SC-09 "B1 is set down first"

% LF-FF-14: a column goes as far as it may, where the whole way would lead into a Threat Zone
    battle lof-drill
    place commander B1 at 36 6
    place unit B1b at 36 10 facing 0 column
    place unit A1a at 36 27 facing 180 line
    place active group B1 element B1b
    go B1b 36 22
    event marched B1b 36 12.622834
    asks british orders
    again
    go B1b 36 12
    event marched B1b 36 12
