# Iron Brigade: what ground takes from a march. Orders of brigades bind nobody here.
battle ib-march orders=off

% IB-3.26: each obstacle crossed takes 4 inches from the allowance
place unit LINE1 at 8 19.5 facing 0 line
place unit LINE2 at 8 25 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole                        # half an inch, and of the 2 that are left 1.5
    is unit LINE1 at 8 21.5 facing 0 line

% IB-3.26: two of them take 8
place unit HORSE at 8 19.5 facing 0 column
place unit BH at 71 1
place phase move crown
    ahead HORSE whole; roll 6                # 12: 8 beyond the first, 4 beyond the second
    is unit HORSE at 8 24 facing 0 column
    event stops-at HORSE 1

% IB-3.27: hedges, fences, walls, earthworks and streams are obstacles
place unit LINE1 at 18 29.5 facing 0 line
place unit LINE2 at 22 29.5 facing 0 line
place unit FOOT at 26 29.5 facing 0 line
place unit ELITE at 51 19.5 facing 0 line
place unit LIGHT at 8 19.5 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole
    is unit LINE1 at 18 31.5 facing 0 line
    ahead LINE2 whole
    is unit LINE2 at 22 31.5 facing 0 line
    ahead FOOT whole
    is unit FOOT at 26 31.5 facing 0 line
    ahead ELITE whole
    is unit ELITE at 51 21.5 facing 0 line
    ahead LIGHT whole
    is unit LIGHT at 8 21.5 facing 0 line

% IB-3.28: difficult ground takes 2 inches
place unit LINE1 at 20 16 facing 0 line
place unit LINE2 at 20 13 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole
    is unit LINE1 at 20 20 facing 0 line
again
    ahead LINE2 whole                        # stopped by LINE1
    is unit LINE2 at 20 15 facing 0 line

% IB-3.28: where 2 inches less are less than it has come, it stops at the edge
place unit LINE1 at 20 13 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole
    is unit LINE1 at 20 18 facing 0 line
    event stops-at LINE1 3
again
    ahead-by LINE1 5              ok
    is unit LINE1 at 20 18 facing 0 line

% IB-3.28: whoever begins in it pays too; and once, though there are two of them
place unit LINE1 at 20 25 facing 0 line
place unit HORSE at 19 37 facing 90 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole
    is unit LINE1 at 20 29 facing 0 line
    ahead HORSE whole
    is unit HORSE at 25 37 facing 90 line

% IB-3.29: inches inside woods count double
place unit LINE1 at 30 16 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole
    is unit LINE1 at 30 20 facing 0 line

% IB-3.29: and through them to the other side
place unit HORSE at 30 24 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead HORSE whole                        # 2 inches of woods for 4, and 4 more
    is unit HORSE at 30 30 facing 0 line

% IB-3.29: but not for light troops, Indians and riflemen
place unit LIGHT at 28 16 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead LIGHT whole
    is unit LIGHT at 28 22 facing 0 line

% IB-3.29: Indians and riflemen
place unit RIFLE at 32 28 facing 180 line
place unit INDIAN at 28 28 facing 180 line
place unit LINE1 at 6 4 facing 0 line
place unit A2 at 71 47
place phase move american
    ahead RIFLE whole
    is unit RIFLE at 32 22 facing 180 line
    ahead INDIAN whole; roll 5
    is unit INDIAN at 28 23 facing 180 line

% IB-3.30: if nothing of the allowance would be left the obstacle is not crossed
place unit RAW at 8 19.9 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead RAW whole; roll 4
    is unit RAW at 8 20 facing 0 line
    event stops-at RAW 0
again
    ahead RAW whole; roll 5
    is unit RAW at 8 20.9 facing 0 line

% IB-3.31: base and die, then ground, then the share of the effort: half of 6 less 4 is 1 inch
place unit LINE1 at 8 20 facing 0 line
place unit LINE2 at 4 19.5 facing 0 line effort 1
place unit BH at 71 1
place phase move crown
    ahead LINE1 half
    is unit LINE1 at 8 21 facing 0 line
    halt LINE1
    ahead LINE2 whole                        # half an inch before it, half an inch beyond
    is unit LINE2 at 4 20.5 facing 0 line

% IB-3.32: ground is judged along the track of the flag
place unit LINE1 at 15 19 facing 0 line
place unit LINE2 at 25 16 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole                        # the hedge ends at 14: its left half sweeps over it
    is unit LINE1 at 15 25 facing 0 line
    ahead LINE2 whole                        # between marsh and woods
    is unit LINE2 at 25 22 facing 0 line

% IB-3.34: infantry enters or leaves a house as it crosses an obstacle
place unit LINE1 at 52 9.5 facing 0 line
place unit LINE2 at 60 2 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole
    is unit LINE1 at 52 11.5 facing 0 line

% IB-3.34: and leaves it so
place unit LINE1 at 52 13.5 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole
    is unit LINE1 at 52 15.5 facing 0 line

% IB-3.35: guns and cavalry enter a house or village only along a road
place unit HORSE at 52 5 facing 0 line
place unit GUN at 40 7 facing 0 limbered
place unit BH at 71 1
place phase move crown
    ahead HORSE whole
    is unit HORSE at 52 10 facing 0 line
    event stops-at HORSE 8
again
    ahead GUN whole
    is unit GUN at 40 14 facing 0 limbered   # along its side
again
    ahead-by GUN 2
    halt GUN

% IB-3.35: along a road they do
place unit HORSE at 38 7 facing 0 column
place unit GUN at 38 30 facing 0 limbered
place unit BH at 71 1
place phase move crown
    road HORSE on whole; roll 2
    is unit HORSE at 38 17 facing 0 column

% IB-3.36: a ford or bridge is a gap in the stream, as wide as the map says
place unit LINE1 at 57.4 19 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole
    is unit LINE1 at 57.4 25 facing 0 line

% IB-3.36: and no wider
place unit LINE1 at 57.6 19 facing 0 line
place unit LINE2 at 65.1 19.5 facing 0 line
place unit ELITE at 64.9 12 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole
    is unit LINE1 at 57.6 21 facing 0 line
    ahead LINE2 whole
    is unit LINE2 at 65.1 21.5 facing 0 line

% IB-3.36: wherever on the table its line lies: the bridge of Radley Run is 2 inches wide
battle brandywine-1777-brigade orders=off
place unit F-15 at 23 42.3 facing 270 line
place unit F-17 at 60 40 facing 270 line
place unit MD-1 at 80 10 facing 0 line
place phase move british
    ahead F-15 whole
    is unit F-15 at 17 42.3 facing 270 line

% IB-3.36: and beyond that inch to either side of it the stream takes its 4 inches
battle brandywine-1777-brigade orders=off
place unit F-15 at 23 42.6 facing 270 line
place unit F-17 at 60 40 facing 270 line
place unit MD-1 at 80 10 facing 0 line
place phase move british
    ahead F-15 whole
    is unit F-15 at 21 42.6 facing 270 line

% IB-3.37: impassable ground stops every move
battle ib-march orders=off
place unit LINE1 at 60 25 facing 0 line
place unit HORSE at 62 24 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole
    is unit LINE1 at 60 28 within 0.01 facing 0 line
    event stops-at LINE1 12
    halt LINE1
    ahead HORSE whole                        # stopped by LINE1 beside it
    event stops HORSE LINE1

% IB-3.37: but for the bridges over it
place unit LINE1 at 62 25 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole
    is unit LINE1 at 62 31 facing 0 line

% IB-3.38: orchards are woods; swamps, marshes and rough ground are difficult
place unit LINE1 at 18 33 facing 0 line
place unit LINE2 at 24 33 facing 0 line
place unit FOOT at 31 33 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole
    is unit LINE1 at 18 37 facing 0 line
    ahead LINE2 whole
    is unit LINE2 at 24 37 facing 0 line
    ahead FOOT whole
    is unit FOOT at 31 36.5 facing 0 line

% IB-3.51: to reach an obstacle is not to cross it: who stopped at the hedge pays when he goes on
place unit LINE1 at 8 17 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole
    is unit LINE1 at 8 20 facing 0 line
again
    ahead-by LINE1 3
    is unit LINE1 at 8 20 facing 0 line
    back-by LINE1 1                          # back from it is not across it
    is unit LINE1 at 8 19 facing 0 line
    halt LINE1

% IB-3.51: from the hedge on, 2 inches
place unit LINE1 at 8 20 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole
    is unit LINE1 at 8 22 facing 0 line

% IB-3.51: on a slanting hedge too, whatever was rounded
place unit LINE1 at 9 30 facing 333 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole
    event stops-at LINE1 2
    ahead LINE1 whole
    event stops-at LINE1 2

% IB-3.51: who goes back over a hedge crosses it with his flag
place unit LINE1 at 8 20.5 facing 0 line
place unit LINE2 at 4 20.9 facing 0 line
place unit BH at 71 1
place phase move crown
    back LINE1 whole                         # half an inch for one, and half an inch more for the 2
    is unit LINE1 at 8 19.5 within 0.01 facing 0 line
    back LINE2 whole                         # 0.9 for 1.8; 0.1 more
    is unit LINE2 at 4 19.9 within 0.01 facing 0 line

% IB-3.52: line infantry 3 inches before a hedge stops at it; from 1 inch before it ends 1 beyond
place unit LINE1 at 8 17 facing 0 line
place unit LINE2 at 4 19 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole
    is unit LINE1 at 8 20 facing 0 line
    event stops-at LINE1 0
    halt LINE1
    ahead LINE2 whole
    is unit LINE2 at 4 21 facing 0 line

% IB-3.52: from 2 inches before it stops at it, and from a hair less it goes beyond
place unit LINE1 at 8 18 facing 0 line
place unit LINE2 at 4 18.1 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole
    is unit LINE1 at 8 20 facing 0 line
    halt LINE1
    ahead LINE2 whole
    is unit LINE2 at 4 20.1 facing 0 line

% IB-1.29: the edge is part of it: who marches along the edge of woods or marsh is in them
place unit LINE1 at 26 17 facing 0 line
place unit LINE2 at 16 17 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole                        # an inch, and 5 for 2.5
    is unit LINE1 at 26 20.5 facing 0 line
    ahead LINE2 whole
    is unit LINE2 at 16 21 facing 0 line

% IB-3.33: the level of a point is the number of hills that hold it: the knoll on the hill is above both ends
battle ib-ground orders=off
place unit B1a at 12 30 facing 0 line
place unit B1b at 60 20 facing 0 line
place unit A1a at 12 42 facing 180 line
place unit A1b at 60 26 facing 180 line
place phase fire crown
    fire B1a A1a                  refused IB-4.36 "The knoll is in the way"

% IB-3.33: from the knoll itself one looks down on the hill
battle ib-ground orders=off
place unit B1a at 12 34 facing 0 line
place unit B1b at 60 20 facing 0 line
place unit A1a at 12 42 facing 180 line
place unit A1b at 60 26 facing 180 line
place phase fire crown
    answer fire B1a A1a
