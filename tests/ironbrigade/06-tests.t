# Iron Brigade: when a test is taken, and what follows. IB-6.20 to IB-6.34.
battle ib-charges

% given FAR
battle ib-charges
place unit L4 at 6 22 facing 0 line
place unit ARF at 66 24 facing 180 line

% IB-6.20: to begin a charge; failed, the unit does nothing
given FAR
place unit L1 at 36 20 facing 0 line marks 1
place unit AL at 36 30 facing 180 line empty
place phase move crown
    charge L1 AL
    asks dice 1d6 to charge
    roll 2
    event balks L1
    is unit L1 at 36 20 facing 0 line marks 1 effort 2 acted charged.

% IB-6.21: on receiving a charge; failed, it routs
given FAR
place unit L1 at 36 20 facing 0 line
place unit AL at 36 30 facing 180 line marks 1 empty
place phase move crown
    charge L1 AL
    asks dice 1d6 to receive a charge
    roll 2
    event routs AL

% IB-6.24: to go on in a melee, the loser of the round alone; failed, it routs
given FAR
place unit L1 at 36 30 facing 0 line marks 1
place unit AL at 36 30 facing 180 line marks 4
place join L1 AL
place phase melee crown
    roll 6 6 6
    roll 1 1 1
    asks dice 1d6 to go on in melee
    roll 2
    event failed AL 2
    event routs AL
    no event test L1
    again
    roll 6 6 6
    roll 1 1 1
    roll 3
    event passed AL 3
    is join L1 AL

% IB-6.25: to rally from rout; failed, the rout goes on
given FAR
place unit L1 at 36 20 facing 180 line marks 1 routing
place phase rally crown
    roll 2
    event failed L1 2
    is unit L1 at 36 20 facing 180 line marks 1 routing

% IB-6.25: to halt a pursuit; failed, the pursuit goes on
given FAR
place unit L1 at 36 20 facing 180 line marks 1 pursuing
place phase rally crown
    yes
    asks dice 1d6 to halt the pursuit
    roll 2
    event failed L1 2
    asks dice 2d6 pursuit

% IB-6.26: to fire in support; failed, the unit does nothing and keeps its load
given FAR
place unit L1 at 36 20 facing 0 line
place unit AL at 36 30 facing 180 line empty
place unit AI at 39.5 30 facing 180 line marks 1
place phase move crown
    charge L1 AL
    help-by AI
    asks dice 1d6 to help a friend
    roll 3
    event failed AI 3
    no event fires
    is unit AI at 39.5 30 facing 180 line marks 1.
    event joined L1 AL
    again
    charge L1 AL
    help-by AI
    roll 4
    event fires AI L1

% IB-6.27: to break off from melee; failed, the unit does nothing
given FAR
place unit L1 at 36 30 facing 0 line marks 2
place unit AL at 36 30 facing 180 line
place join L1 AL
place phase move crown
    break-off L1 2
    asks dice 1d6 to break off
    roll 1
    event failed L1 1
    is join L1 AL
    is unit L1 at 36 30 facing 0

% IB-6.28: losses by fire alone call for no test
given FAR
place unit L1 at 36 20 facing 0 line marks 4
place unit AL at 36 23 facing 180 line
place phase fire american
    fire AL L1
    roll 6 6 6
    event marks L1 3 1
    no event test

# ---- Friends ----

% IB-6.22: a friend within 6 inches of a router is tested, and routs if it fails
given FAR
place unit L1 at 36 20 facing 0 line
place unit AL at 36 30 facing 180 line marks 1 empty
place unit AI at 42 30 facing 180 line marks 1 empty
place phase move crown
    charge L1 AL
    roll 2
    asks dice 1d6 a friend routs
    roll 3
    event failed AI 3
    event routs AI
    again
    charge L1 AL
    roll 2
    roll 4
    no event routs AI
    is unit AI at 42 30 facing 180 line marks 1 empty.

% IB-6.22: beyond 6 inches it is not
given FAR
place unit L1 at 36 20 facing 0 line
place unit AL at 36 30 facing 180 line marks 1 empty
place unit AI at 42.01 30 facing 180 line marks 1 empty
place phase move crown
    charge L1 AL
    roll 2
    asks crown pursue

% IB-6.30: engaged units and guns are tested too
given FAR
place unit L1 at 36 20 facing 0 line
place unit L2 at 31 31 facing 0 line
place unit AL at 36 30 facing 180 line marks 1 empty
place unit AI at 31 31 facing 180 line marks 1 empty
place unit AG at 40 31 facing 180 unlimbered marks 1 empty
place join L2 AI facing 0
place phase move crown
    charge L1 AL
    roll 2
    asks dice 1d6 a friend routs
    roll 4
    event passed AI 4
    roll 3
    event passed AG 3

% IB-6.30: routers are not
given FAR
place unit L1 at 36 20 facing 0 line
place unit AL at 36 30 facing 180 line marks 1 empty
place unit AI at 41 30 facing 0 line marks 1 routing
place phase move crown
    charge L1 AL
    roll 2
    asks crown pursue

% IB-6.31: they are tested before anyone moves
given FAR
place unit L1 at 36 20 facing 0 line
place unit AL at 36 30 facing 180 line marks 1 empty
place unit AI at 41 30 facing 180 line marks 1 empty
place phase move crown
    charge L1 AL
    roll 2
    asks dice 1d6 a friend routs
    is unit AL at 36 30 facing 180

% IB-6.32: who fails so makes nobody test
given FAR
place unit L1 at 36 20 facing 0 line
place unit AL at 36 30 facing 180 line marks 1 empty
place unit AI at 41 30 facing 180 line marks 1 empty
place unit AI2 at 46 30 facing 180 line marks 1 empty
place phase move crown
    charge L1 AL
    roll 2
    roll 3
    event routs AI
    no event test AI2
    asks crown pursue

% IB-6.33: a unit that is destroyed has not routed
given FAR
place unit L1 at 36 20 facing 0 line
place unit AL at 36 30 facing 0 line marks 1 routing
place unit AI at 41 30 facing 180 line marks 1 empty
place phase move crown
    charge L1 AL
    event lost AL
    no event test AI
    asks crown move

% IB-6.33: a gun that is lost by rout has
given FAR
place unit L1 at 36 20 facing 0 line
place unit AG at 36 30 facing 180 unlimbered marks 1 empty
place unit AI at 41 30 facing 180 line marks 1 empty
place phase move crown
    charge L1 AG
    roll 2
    event routs AG
    asks dice 1d6 a friend routs
    roll 4
    event lost AG

% IB-6.33: to go on routing is no new event
given FAR
place unit AL at 36 30 facing 0 line marks 1 routing
place unit AI at 41 30 facing 180 line marks 1 empty
place unit L1 at 36 20 facing 0 line
place phase movement american
    asks dice 2d6 rout
    roll 1 2
    no event test
    asks american move

# ---- The brigadier ----

% given ORPHANS
battle ib-charges
place unit B1 lost
place fell B1 36 14
place orphaned B1
place unit L4 at 30 14 facing 0 line marks 1
place turn 1
place phase movement crown
place pending turn
place pending player-turn american
place pending turn-ends crown
place pending move crown
place pending event-over

% IB-6.23: his units within 6 inches of where he fell are tested, and rout if they fail
given ORPHANS
place unit L1 at 36 20 facing 0 line marks 1
place unit AL at 36 30 facing 180 line empty
    asks dice 1d6 the brigadier is dead
    roll 2
    event routs L1
    again
    roll 3
    event passed L1 3
    asks crown move

% IB-6.23: beyond 6 inches they are not, nor are other brigades
given ORPHANS
place unit L1 at 36 20.01 facing 0 line marks 1
place unit AL at 36 30 facing 180 line empty
    asks crown move

% IB-6.30: who breaks so makes friends test
given ORPHANS
place unit L1 at 36 20 facing 0 line marks 1
place unit L2 at 41 20 facing 0 line marks 1
place unit AL at 36 30 facing 180 line empty
    roll 2
    asks dice 1d6 a friend routs
    roll 3
    event passed L2 3

% IB-6.29: the death of a divisional commander makes nobody test
given FAR
place unit GEN lost
place orphaned GEN
place unit L1 at 36 20 facing 0 line marks 1
place unit AL at 36 30 facing 180 line empty
place turn 1
place phase movement crown
place pending turn
place pending player-turn american
place pending turn-ends crown
place pending move crown
place pending event-over
    asks crown move

% IB-6.29: nor is anybody put down to be tested when he falls, whoever stands beside him
battle ib-range
place unit ADIV at 23 22
place unit AP1 at 20 20 facing 180 line marks 1
place unit AP2 at 23 24 facing 180 line marks 1
place unit CN4 at 20 6 facing 0 unlimbered
place unit CN3 at 60 6 facing 0 unlimbered
place unit AN1 at 60 40 facing 180 line
place phase fire crown
    fire CN4 AP1; roll 6 1 1 1; aim ADIV; roll 6
    event killed ADIV
    no event test
    not orphaned
    asks crown fire

% IB-6.34: his death keeps no charge from arriving; his units are tested when it is over
given FAR
place unit L1 at 36 20 facing 0 line marks 3
place unit B1 at 36 18.6 with L1
place unit AL at 36 30 facing 180 line volleyed
place phase move crown
    dice 1
    charge L1 AL
    roll 6 1 1
    asks american spend
    aim B1
    roll 3 3
    roll 6
    event killed B1
    event joined L1 AL
    asks dice 1d6 the brigadier is dead
    roll 1
    event passed L1 1
    asks crown move

% IB-1.43: the dice of a charge: its test, the D20, the test of the struck unit, its shots, each helper's test and shots
given FAR
place unit I1 at 36 20 facing 0 line
place unit AL at 36 30 facing 180 line marks 3
place unit AI at 39.5 30 facing 180 line
place unit AI2 at 32.5 30 facing 180 line
place phase move crown
    charge I1 AL
    asks dice 1d6 to charge
    roll 6
    asks dice 1d20 reach of a charge
    roll 20
    asks dice 1d6 to receive a charge
    roll 6
    asks dice 3d6 volley
    roll 1 1 1
    help-by AI2
    asks dice 1d6 to help a friend
    roll 6
    asks dice 2d6 volley
    roll 1 1
    asks american support
    help-by AI
    asks dice 1d6 to help a friend
    roll 6
    asks dice 2d6 volley
    roll 1 1
    asks crown move

% IB-1.47: after a defeat come the tests to go on, of friends, rout dice, pursuit dice
given FAR
place unit L1 at 36 30 facing 0 line
place unit AL at 36 30 facing 180 line marks 4
place unit AI at 40 32 facing 180 line marks 1
place join L1 AL
place phase melee crown
    roll 6 6 6
    roll 1 1 1
    asks dice 1d6 to go on in melee
    roll 1
    asks dice 1d6 a friend routs
    roll 6
    yes
    asks dice 2d6 rout
    roll 1 2
    asks dice 2d6 pursuit
    roll 1 1

% IB-1.41: tests that nobody orders go by id, the mover's side first
given FAR
place unit L1 at 36 20 facing 0 line
place unit AL at 36 30 facing 180 line marks 1 empty
place unit AI at 40 30 facing 180 line marks 1 empty
place unit AI2 at 32 30 facing 180 line marks 1 empty
place phase move crown
    charge L1 AL
    roll 2
    text "AI:"
    roll 6
    text "AI2:"
    roll 6
