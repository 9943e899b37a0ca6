# Iron Brigade: routers run. IB-3.100 to IB-3.109. The Crown's edges are south and west, the American north and east, named in
# this order.
battle ib-charges

% given FAR
battle ib-charges
place unit L4 at 6 22 facing 0 line
place unit ARF at 66 24 facing 180 line

% IB-3.100: infantry that routs runs 2D6 inches at once
given FAR
place unit L1 at 36 20 facing 0 line
place unit AL at 36 30 facing 180 line marks 1 empty
place phase move crown
    charge L1 AL
    roll 2
    no
    asks dice 2d6 rout
    roll 3 4
    event router-goes AL 7 36 38 0
    is unit AL at 36 38 facing 0 line marks 1 empty routing.

% IB-3.100: cavalry 3D6
given FAR
place unit L1 at 36 20 facing 0 line
place unit AC at 36 30 facing 180 line marks 1
place phase move crown
    charge L1 AC
    roll 3
    no
    asks dice 3d6 rout
    roll 3 4 1
    event router-goes AC 8
    is unit AC at 36 39.5 within 0.01 facing 0

% IB-3.101: it runs again in every own movement phase
given FAR
place unit L1 at 36 10 facing 0 line
place unit AL at 36 30 facing 0 line marks 1 routing
place phase movement american
    asks dice 2d6 rout
    roll 3 4
    is unit AL at 36 37 facing 0 line marks 1 routing
    asks american move

% IB-3.101: it does nothing else
given FAR
place unit L1 at 36 10 facing 0 line
place unit AL at 36 30 facing 0 line marks 1 routing
place phase move american
    ahead AL whole              refused IB-3.101
    charge AL L1                refused IB-3.101

% IB-3.102: toward the nearest friendly edge
given FAR
place unit L1 at 36 10 facing 0 line
place unit AL at 62 36.5 facing 0 line marks 1 routing
place phase movement american
    roll 3 4
    event router-goes AL 7 69.5 36 90

% IB-3.102: of equally near ones toward the one named first
given FAR
place unit L1 at 36 10 facing 0 line
place unit AL at 60 30.5 facing 180 line marks 1 routing
place unit AI at 54 30.5 facing 0 line marks 1 routing
place phase movement american
    roll 1 1
    is unit AL at 62.5 31 facing 90
    roll 1 1
    is unit AI at 54 32.5 facing 0              # 18 inches from both

% IB-3.103: it goes through friends and is not slowed by ground
given FAR
place unit L1 at 36 10 facing 0 line
place unit AL at 42 34 facing 0 line marks 1 routing
place unit AI at 42 38 facing 180 line
place phase movement american
    roll 5 5
    is unit AL at 42 44 facing 0

% IB-3.104: if it would end on a friend it goes on until it is clear
given FAR
place unit L1 at 36 10 facing 0 line
place unit AL at 36 30 facing 0 line marks 1 routing
place unit AI at 36 36.5 facing 180 line
place phase movement american
    roll 3 4
    is unit AL at 36 38.5 within 0.005 facing 0

% IB-3.105: a gun that routs is lost at once
given FAR
place unit L1 at 36 20 facing 0 line
place unit AG at 36 30 facing 180 unlimbered marks 1 empty
place phase move crown
    charge L1 AG
    roll 2
    event routs AG
    event lost AG
    is unit AG lost
    asks crown move

% IB-3.106: it is lost if the track of its centre runs through an enemy
given FAR
place unit L1 at 37.4 34 facing 0 line
place unit AL at 36 30 facing 0 line marks 1 routing
place phase movement american
    roll 3 4
    event lost AL
    is unit AL lost.                         # and has no mark any more

% IB-3.106: not if it merely brushes one
given FAR
place unit L1 at 37.6 34 facing 0 line
place unit AL at 36 30 facing 0 line marks 1 routing
place phase movement american
    roll 3 4
    is unit AL at 36 37 facing 0

% IB-3.106: but if it would end on one
given FAR
place unit L1 at 38 37 facing 0 line
place unit AL at 36 30 facing 0 line marks 1 routing
place phase movement american
    roll 3 4
    event lost AL

% IB-3.107: a router any part of which reaches an edge is lost
given FAR
place unit L1 at 36 10 facing 0 line
place unit AL at 36 41 facing 0 line marks 1 routing
place phase movement american
    roll 3 4
    event off-table AL
    is unit AL lost
    again
    roll 3 3
    is unit AL at 36 47 facing 0

% IB-3.107: any edge
given FAR
place unit L1 at 36 10 facing 0 line
place unit AL at 1 39 facing 90 line marks 1 routing
place phase movement american
    roll 1 1
    event off-table AL              # it turns about its centre, and its left is over the western edge

% IB-3.108: a router that cannot move at all is lost
given FAR
place unit L1 at 64 12 facing 180 line marks 1 routing
place unit AL at 36 30 facing 180 line
place phase movement crown
    roll 3 4
    event lost L1

% IB-3.108: impassable ground stops one that can
given FAR
place unit L1 at 64 14 facing 180 line marks 1 routing
place unit AL at 36 30 facing 180 line
place phase movement crown
    roll 3 4
    is unit L1 at 64 12 within 0.01 facing 180

% IB-3.109: a router that is charged does not fire
given FAR
place unit L1 at 36 20 facing 0 line marks 1
place unit AL at 36 30 facing 0 line marks 1 routing
place phase move crown
    charge L1 AL
    roll 3
    event lost AL
    no event fires
    asks crown move
