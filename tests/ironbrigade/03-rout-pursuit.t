# Iron Brigade: pursuit, halting and rallying. IB-3.95, IB-3.110 to IB-3.127.
battle ib-charges

% given FAR
battle ib-charges
place unit L4 at 6 22 facing 0 line
place unit ARF at 66 24 facing 180 line

% given BREAKS
battle ib-charges
given FAR
place unit L1 at 36 20 facing 0 line
place unit AL at 36 30 facing 180 line marks 1 empty
place phase move crown

% IB-3.95: the charger of one that routs may follow it from where contact would have been
given BREAKS
    charge L1 AL
    roll 2
    asks crown pursue
    is unit L1 at 36 30 facing 0
    yes
    roll 3 4
    asks dice 2d6 pursuit
    roll 3 3
    event pursues L1 6 36 36 0
    is unit L1 at 36 36 facing 0 line effort 2 quarry AL pursuing acted charged.

% IB-3.95: or stay there
given BREAKS
    charge L1 AL
    roll 2
    no
    roll 3 4
    asks crown move
    is unit L1 at 36 30 facing 0 line effort 2 acted charged.

% IB-3.110: pursuit is offered to each whose only opponent routs, and to its charger, before any rout dice
given BREAKS
place unit L2 at 37.5 30.5 facing 270 line
place join L2 AL facing 270 flank
    charge L1 AL
    roll 2
    asks crown pursue
    text "L1"
    yes
    asks crown pursue
    text "L2"
    no
    asks dice 2d6 rout
    not join L2 AL

% IB-3.110: not to one that has another opponent
given BREAKS
place unit L2 at 37.5 30.5 facing 270 line
place unit AI at 38.5 30.5 facing 270 line empty
place join L2 AL facing 270 flank
place join AI L2 facing 270 rear
    charge L1 AL
    roll 2
    roll 6
    yes
    asks dice 2d6 rout
    is join AI L2

% IB-3.111: raw troops must pursue
given FAR
place unit R1 at 36 20 facing 0 line
place unit AL at 36 30 facing 180 line marks 1 empty
place phase move crown
    dice 3 10 2
    charge R1 AL
    event routs AL
    asks dice 2d6 rout
    roll 3 4
    asks dice 2d6 pursuit
    roll 1 1

% IB-3.112: where several opponents rout, the first of them is pursued
given BREAKS
place unit L2 at 37.5 30.5 facing 270 line
place unit AI at 38.5 30.5 facing 270 line marks 1 empty
place join L2 AL facing 270 flank
place join AI L2 facing 270 rear
    charge L1 AL
    roll 2
    roll 3
    event routs AI
    no
    asks crown pursue
    text "L2"
    yes
    is unit L2 at 37.5 30.5 facing 270 line quarry AL pursuing

% IB-3.113: guns do not pursue
given BREAKS
place unit G1 at 37.5 30.5 facing 270 unlimbered
place join AL G1 facing 90
    charge L1 AL
    roll 2
    no
    asks dice 2d6 rout

% IB-3.113: nor are they pursued
given FAR
place unit L1 at 36 20 facing 0 line
place unit AG at 36 30 facing 180 unlimbered marks 1 empty
place phase move crown
    charge L1 AG
    roll 2
    asks crown move

% IB-3.114: pursuers go when all routers have gone, even if the router is off the table
given FAR
place unit L1 at 34 30 facing 0 line
place unit AL at 34 40 facing 180 line marks 1 empty
place phase move crown
    charge L1 AL
    roll 2
    yes
    roll 3 4
    event off-table AL
    asks dice 2d6 pursuit
    roll 1 2
    event pursues L1 3 34 43 0

% IB-3.115: the pursuer turns about its centre in its router's direction
given FAR
place unit L1 at 26 30 facing 90 line
place unit AL at 36 30 facing 270 line marks 1 empty
place phase move crown
    charge L1 AL
    is unit L1 at 36 30 facing 90
    roll 2
    yes
    roll 3 4
    is unit AL at 36.5 37.5 facing 0
    roll 2 3
    is unit L1 at 35.5 35.5 facing 0

% IB-3.115: cavalry throws 3D6
given FAR
place unit LC at 36 20 facing 0 line
place unit AL at 36 30 facing 180 line marks 1 empty
place phase move crown
    charge LC AL
    roll 2
    yes
    roll 6 5
    asks dice 3d6 pursuit
    roll 1 2 3
    event pursues LC 6

% IB-3.116: at an equal total the router is caught
given BREAKS
    charge L1 AL
    roll 2
    yes
    roll 3 4
    roll 5 2
    event caught AL L1
    is unit AL lost
    is unit L1 at 36 37 facing 0
    again
    charge L1 AL
    roll 2
    yes
    roll 3 4
    roll 5 1
    no event caught
    is unit AL at 36 38 facing 0

% IB-3.116: the pursuer that catches it goes no farther than the router's total
given BREAKS
    charge L1 AL
    roll 2
    yes
    roll 1 2
    roll 6 6
    event caught AL L1
    is unit L1 at 36 33 facing 0

% IB-3.117: a pursuer stops short of others, and is marked as pursuing
given BREAKS
place unit AI at 38 33 facing 180 line empty
    charge L1 AL
    roll 2
    roll 6
    yes
    roll 3 4
    roll 1 3
    is unit L1 at 36 33 within 0.005 facing 0 line effort 2 quarry AL pursuing

# ---- Rallying and halting ----

% IB-3.118: a router that passes its test is steady, faces about, and has its whole turn
given FAR
place unit L1 at 36 20 facing 180 line marks 2 routing
place unit AL at 36 40 facing 180 line
place phase rally crown
    asks dice 1d6 to rally
    roll 2
    event rallies L1
    is unit L1 at 36 21 facing 0 line marks 2
    asks crown move
    answer charge L1 AL

% IB-3.119: one that fails goes on routing
given FAR
place unit L1 at 36 20 facing 180 line marks 2 routing
place unit AL at 36 40 facing 180 line
place phase rally crown
    roll 1
    event failed L1 1
    asks dice 2d6 rout
    roll 1 1
    is unit L1 at 36 18 facing 180 line marks 2 routing.

% IB-3.120: a pursuer may try to halt
given FAR
place unit L1 at 36 20 facing 0 line marks 2 quarry AL pursuing
place unit AL at 36 40 facing 0 line marks 1 routing
place phase rally crown
    asks crown halt
    yes
    asks dice 1d6 to halt the pursuit
    roll 2
    event halts L1
    is unit L1 at 36 20 facing 0 line marks 2.
    asks crown move
    answer charge L1 AL

% IB-3.121: one that fails pursues again
given FAR
place unit L1 at 36 20 facing 0 line marks 2 quarry AL pursuing
place unit AL at 36 40 facing 0 line marks 1 routing
place phase rally crown
    yes
    roll 1
    asks dice 2d6 pursuit
    roll 1 2
    is unit L1 at 36 23 facing 0 line marks 2 effort 2 quarry AL pursuing acted.
    asks crown move
    ahead L1 whole              refused IB-1.38

% IB-3.121: and so does one that does not try
given FAR
place unit L1 at 36 20 facing 0 line quarry AL pursuing
place unit AL at 36 40 facing 0 line marks 1 routing
place phase rally crown
    no
    asks dice 2d6 pursuit

# ---- Going on ----

% IB-3.122: it turns about its flag toward the flag of the same quarry
given FAR
place unit L1 at 36 20 facing 0 line quarry AL pursuing
place unit AL at 42 28 facing 0 line marks 1 routing
place phase movement crown
    roll 2 3
    is unit L1 at 39 24 within 0.002 facing 36.87 within 0.01 line

% IB-3.122: if that is gone, square to the nearest enemy edge
given FAR
place unit L1 at 60 30 facing 0 line pursuing
place unit AL at 10 28 facing 0 line
place phase movement crown
    roll 2 3
    is unit L1 at 65 30 facing 90 line

% IB-3.122: or if it has rallied
given FAR
place unit L1 at 36 20 facing 90 line quarry AL pursuing
place unit AL at 42 28 facing 180 line marks 1
place phase movement crown
    roll 2 3
    is unit L1 at 36 25 facing 0 line

% IB-3.123: a pursuer any part of which reaches an edge is gone for good
given FAR
place unit L1 at 36 42 facing 0 line pursuing
place unit AL at 10 28 facing 0 line
place unit L2 at 50 20 facing 0 line
place phase movement crown
    roll 3 3
    event off-table L1
    is unit L1 lost
    again
    roll 2 3
    is unit L1 at 36 47 facing 0

% IB-3.124: a router on the line of its flag is lost
given FAR
place unit L1 at 36 30 facing 0 line pursuing
place unit AL at 36 34 facing 0 line marks 1 routing
place unit AI at 10 28 facing 0 line
place phase movement crown
    roll 3 3
    event caught AL L1
    is unit AL lost
    is unit L1 at 36 36 facing 0

% IB-3.124: one beside that line is not
given FAR
place unit L1 at 36 30 facing 0 line pursuing
place unit AL at 37.6 34 facing 0 line marks 1 routing
place unit AI at 10 28 facing 0 line
place phase movement crown
    roll 3 3
    no event caught
    is unit L1 at 36 36 facing 0

% IB-3.124: nor one beyond it
given FAR
place unit L1 at 36 30 facing 0 line pursuing
place unit AL at 36 37.5 facing 0 line marks 1 routing
place unit AI at 10 28 facing 0 line
place phase movement crown
    roll 3 3
    no event caught
    is unit L1 at 36 36 facing 0

% IB-3.125: any other enemy on it is met as by a charge that arrives, without a charger's test
given FAR
place unit L1 at 36 30 facing 0 line marks 1 pursuing
place unit AI at 36 35 facing 180 line empty
place phase movement crown
    roll 3 3
    asks dice 1d6 to receive a charge
    is unit L1 at 36 35 facing 0
    roll 1
    event joined L1 AI
    is join L1 AI order 1 first-round

% IB-3.125: it fires
given FAR
place unit L1 at 36 30 facing 0 line marks 1 pursuing
place unit AI at 36 35 facing 180 line
place phase movement crown
    dice 3 3 1
    event fires AI L1
    asks dice 2d6

% IB-3.126: if it routs it becomes the quarry, and is followed in the next turn
given FAR
place unit L1 at 36 30 facing 0 line pursuing
place unit AI at 36 35 facing 180 line marks 1 empty
place phase movement crown
    roll 3 3
    roll 3
    event routs AI
    asks dice 2d6 rout
    roll 1 1
    asks crown move
    is unit L1 at 36 35 facing 0 line effort 2 quarry AI pursuing

% IB-3.127: whoever is engaged pursues no more
given FAR
place unit L1 at 36 30 facing 0 line pursuing
place unit AI at 36 35 facing 180 line empty
place phase movement crown
    roll 3 3
    roll 1
    is unit L1 at 36 35 facing 0 line effort 2 acted.
