# Iron Brigade: a round of melee, and who has won it.
battle ib-drill

# The document's own example: the 1st Connecticut, inferior, and the 21st, line, in a later round on level open ground.
% given WORKED
place turn 3
place unit B1b at 30 20 facing 0 line fought
place unit A1c at 30 20 facing 180 line fought
place join A1c B1b facing 180
place phase melee crown

% IB-5.20: the worked melee: 6 beats 5, 4 meets 4: one American mark, a push and a test
given WORKED
    asks dice 3d6 melee
    roll 2 4 6
    event dice B1b 0 4 2 4 6
    asks dice 2d6 melee
    roll 4 5
    event compared crown 1 american 0
    event won B1b A1c 1
    event marks A1c 1 3
    event pushed A1c 2
    is unit A1c at 30 22 facing 180 line marks 3 fought.
    is unit B1b at 30 22 facing 0 line fought.
    event test A1c to go on in melee 2
    asks dice 1d6 to go on in melee
    roll 2
    event passed A1c
    is join A1c B1b facing 180.

% IB-5.21: the worked melee with another 4: it is unopposed, and takes a second mark
given WORKED
    roll 4 4 6
    roll 4 5
    event compared crown 2 american 0
    event won B1b A1c 2
    event marks A1c 2 2
    event pushed A1c 2
    event test A1c to go on in melee 3
    roll 3
    event passed A1c

% IB-5.20: equals take none
given WORKED
    roll 4 5 1
    roll 5 4
    event compared crown 0 american 0
    event drawn B1b A1c

% IB-5.20: the highest is held against the highest
given WORKED
    roll 4 6 1
    roll 5 5
    event compared crown 1 american 1          # 6 beats 5, 5 beats 4
    event drawn B1b A1c

% IB-5.20: one below the other all along
given WORKED
    roll 4 4 1
    roll 5 6
    event compared crown 0 american 2
    event won A1c B1b 2

% IB-5.21: a single valid die against none
given WORKED
    roll 1 2 3
    roll 3 4
    event compared crown 0 american 1
    event won A1c B1b 1
    event marks B1b 1 4

% IB-5.22: the victor takes as many marks as he has won, not the difference, and loses nothing
given WORKED
    roll 5 5 6
    roll 6 4
    event compared crown 2 american 0          # 6 meets 6
    again
    roll 4 4 4
    roll 1 5
    event compared crown 2 american 1          # 5 beats 4, two are unopposed
    event won B1b A1c 2
    event marks A1c 2 2
    no event marks B1b

% IB-5.23: with net_melee off both sides lose what was taken, and the victor still pushes
battle ib-drill net_melee=off
place turn 3
place unit B1b at 30 20 facing 0 line
place unit A1c at 30 20 facing 180 line
place join A1c B1b facing 180
place phase melee crown
    roll 4 4 4
    roll 1 5
    event compared crown 2 american 1
    event won B1b A1c 2
    event marks A1c 2 2
    event marks B1b 1 4
    event pushed A1c 2
    no event pushed B1b
    event test A1c to go on in melee
    no event test B1b

% IB-5.24: a drawn round: no marks, no push, no test
battle ib-drill
place turn 3
place unit B1b at 30 20 facing 0 line
place unit A1c at 30 20 facing 180 line
place join A1c B1b facing 180
place phase melee crown
    roll 4 6 1
    roll 5 5
    event drawn B1b A1c
    no event marks
    no event pushed
    no event test
    is unit A1c at 30 20
    asks american

% IB-5.24: with net_melee off both lose what was taken; still no push and no test
battle ib-drill net_melee=off
place turn 3
place unit B1b at 30 20 facing 0 line
place unit A1c at 30 20 facing 180 line
place join A1c B1b facing 180
place phase melee crown
    roll 4 6 1
    roll 5 5
    event drawn B1b A1c
    event marks B1b 1 4
    event marks A1c 1 3
    no event pushed
    no event test

% IB-5.22: a round that takes the last mark
battle ib-drill
place turn 3
place unit B1b at 30 20 facing 0 line
place unit A1c at 30 20 facing 180 line marks 2
place unit A1a at 60 40 facing 180 line
place join A1c B1b facing 180
place phase melee crown
    roll 4 4 6
    roll 1 1
    event marks A1c 2 0
    event lost A1c
    no event pushed
    no event test
    not join A1c B1b
    asks american

# ---- The phase ----

% IB-1.46: the dice of the mover's side fall first
battle ib-drill
place turn 3
place unit B1b at 30 20 facing 0 line
place unit A1c at 30 20 facing 180 line
place join B1b A1c facing 0
place first crown
place phase melee american
    asks dice 2d6 melee
    roll 4 4
    asks dice 3d6 melee

% IB-1.34: both player turns fight the melees that stand
battle ib-drill
place turn 3
place unit B1b at 30 20 facing 0 line
place unit A1b at 30 20 facing 180 line
place join B1b A1b facing 0
place phase melee crown
    roll 1 1 1
    roll 1 1 1
    american: end
    asks dice 3d6 melee
    roll 1 1 1
    roll 1 1 1
    asks crown

% IB-1.40: one melee after another, the one with the lowest id first
battle ib-drill
place turn 3
place unit B1a at 40 20 facing 0 line
place unit A1c at 40 20 facing 180 line
place unit B1c at 30 20 facing 0 line
place unit A1a at 30 20 facing 180 line
place join A1a B1c facing 180 order 1
place join B1a A1c facing 0 order 2
place phase move crown
    end
    event round B1a A1c
    no event round B1c
    roll 1 1 1
    roll 1 1
    event round B1c A1a

% IB-4.19: who has fought a round has no first volley any more, whatever came of it
battle ib-drill
place turn 3
place unit B1b at 30 20 facing 0 line
place unit A1b at 30 20 facing 180 line
place join B1b A1b facing 0
place phase melee crown
    roll 1 1 1
    roll 1 1 1
    is unit B1b at 30 20 facing 0 line fought.
    is unit A1b at 30 20 facing 180 line fought.
