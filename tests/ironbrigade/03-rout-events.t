# Iron Brigade: events within events: a pursuit that runs into somebody, who breaks in turn. IB-3.114, IB-3.124 to IB-3.127.
battle ib-charges

% given FAR
battle ib-charges
place unit L4 at 6 22 facing 0 line
place unit ARF at 66 24 facing 180 line

% IB-3.125: a pursuit from a charge meets a steady unit when all have gone
given FAR
place unit L1 at 36 20 facing 0 line
place unit AL at 36 30 facing 180 line marks 1 empty
place unit AI at 36 37 facing 180 line marks 1 empty
place phase move crown
    charge L1 AL
    roll 2
    yes
    roll 6 6
    is unit AL at 36 43 facing 0
    roll 4 4
    event strikes L1 AI
    is unit L1 at 36 37 facing 0
    asks dice 1d6 to receive a charge
    roll 4
    event joined L1 AI
    is unit L1 at 36 37 facing 0 line effort 2 acted charged.
    asks crown move

% IB-3.126: which routs: its friends are tested, it runs, and is followed in the next turn
given FAR
place unit L1 at 36 20 facing 0 line
place unit AL at 36 30 facing 180 line marks 1 empty
place unit AI at 36 37 facing 180 line marks 1 empty
place unit AI2 at 41 37 facing 180 line marks 1 empty
place phase move crown
    charge L1 AL
    roll 2
    yes
    roll 6 6
    roll 4 4
    roll 3
    event routs AI
    asks dice 1d6 a friend routs
    roll 3
    event routs AI2
    roll 1 1
    roll 1 2
    is unit AI at 36 40 facing 0
    is unit AI2 at 41 41 facing 0
    is unit L1 at 36 37 facing 0 line effort 2 quarry AI pursuing acted charged.
    asks crown move

% IB-3.125: one that was met and has run before its turn came is the quarry
given FAR
place unit L1 at 36 30 facing 0 line pursuing
place unit L2 at 41 30 facing 0 line pursuing
place unit AI at 36 34 facing 180 line marks 1 empty
place unit AI2 at 41 34 facing 180 line marks 1 empty
place phase movement crown
    roll 3 3
    roll 3 3
    is unit L1 at 36 34 facing 0
    is unit L2 at 41 34 facing 0
    roll 3
    event routs AI
    roll 3
    event routs AI2
    roll 1 1
    roll 1 1
    asks crown move
    is unit L2 at 41 34 facing 0 line effort 2 quarry AI2 pursuing
    not join L2 AI2

% IB-3.125: or else it is met in its turn
given FAR
place unit L1 at 36 30 facing 0 line pursuing
place unit L2 at 41 30 facing 0 line pursuing
place unit AI at 36 34 facing 180 line marks 1 empty
place unit AI2 at 41 34 facing 180 line marks 1 empty
place phase movement crown
    dice 3 3 3 3 4
    event joined L1 AI
    asks dice 1d6 to receive a charge
    roll 4
    event joined L2 AI2
    asks crown move

% IB-3.124: routers on the line before the one that is met are lost, those behind it are not
given FAR
place unit L1 at 36 30 facing 0 line pursuing
place unit AI at 36 35 facing 180 line empty
place unit AR at 36 33 facing 0 line marks 1 routing
place unit AR3 at 36 38 facing 0 line marks 1 routing
place phase movement crown
    roll 6 6
    event caught AR L1
    no event caught AR3
    asks dice 1d6 to receive a charge

% IB-3.117: where there is no room to lie in contact the pursuer stops short, and strikes nobody
given FAR
place unit L1 at 36 30 facing 0 line pursuing
place unit AI at 36 35 facing 180 line empty
place unit AI2 at 38.5 33.9 facing 180 line empty
place phase movement crown
    roll 6 6
    no event strikes
    is unit L1 at 36 33.9 within 0.005 facing 0 line effort 2 pursuing

% IB-3.123: a pursuer that would meet somebody before it comes to the edge is not gone
given FAR
place unit L1 at 36 42 facing 0 line pursuing
place unit AI at 36 45 facing 180 line empty
place phase movement crown
    roll 6 6
    event strikes L1 AI
    no event off-table
    roll 6
    event joined L1 AI

% IB-6.34: a brigadier that falls while a pursuit runs into somebody is mourned when all of it is over
given FAR
place unit L1 at 36 30 facing 0 line marks 2 pursuing
place unit B1 at 34.5 32.5
place unit AI at 36 34 facing 180 line
place unit A1 at 40 40
place phase movement crown
    roll 3 3
    dice 6
    roll 6 1
    aim B1
    roll 2 2
    roll 6
    event killed B1
    event joined L1 AI
    asks dice 1d6 the brigadier is dead
    roll 3
    event passed L1 3
    asks crown move
