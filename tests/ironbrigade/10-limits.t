# Iron Brigade: losses against the limits.
battle cowpens-1781-brigade

% given COWPENS
place turn 4
place first crown
place unit F-71 at 28 10 facing 0 line
place unit LIGHT at 44 10 facing 0 line
place unit MD-DE at 36 31 facing 180 line
place unit LD-3 at 34 43 facing 180 line
place phase fire crown

% IB-10.1: the Crown withdraws at 40 percent: 3 of 9 units are not enough
given COWPENS
place unit LEGION lost
place unit F-7 lost
place unit GUN-1 lost
    end
    no event withdraws
    not over
    score crown 0 american 3

% IB-10.1: 4 of 9 are
given COWPENS
place unit LEGION lost
place unit F-7 lost
place unit GUN-1 lost
place unit GUN-2 lost
    end
    event withdraws crown british 4 9
    event over american ruin
    over american "victory by the enemy's withdrawal"

% IB-10.2: Americans withdraw at 50 percent: 3 of 8 units are not enough
given COWPENS
place unit MCDOWELL lost
place unit GEORGIA lost
place unit SC-MIL lost
    end
    no event withdraws
    not over

% IB-10.2: 4 of 8 are, and it is looked at after the enemy's player turn too
given COWPENS
place unit MCDOWELL lost
place unit GEORGIA lost
place unit SC-MIL lost
place unit TATE lost
    end
    event withdraws american american 4 8
    over crown "victory by the enemy's withdrawal"

% IB-10.3: the French withdraw at one third, exactly: 8 of their 27 marks are not enough, 9 are
battle french-at-the-ford loss_by_marks=on
place turn 4
place first allies
place unit SOISSONNAIS at 20 9 facing 0 line marks 1
place unit SAINTONGE at 24 9 facing 0 line marks 1
place unit LAUZUN at 32 9 facing 0 line
place unit AG-1 at 28 9 facing 0 limbered
place unit AG-2 at 36 9 facing 0 limbered
place unit RI-1 at 44 9 facing 0 line
place unit F-76 at 24 27 facing 180 line
place phase fire allies
    end
    not over
    no event withdraws

% IB-10.3: and with one more they leave
battle french-at-the-ford loss_by_marks=on
place turn 4
place first allies
place unit SOISSONNAIS at 20 9 facing 0 line marks 1
place unit SAINTONGE at 24 9 facing 0 line marks 1
place unit LAUZUN at 32 9 facing 0 line marks 4
place unit AG-1 at 28 9 facing 0 limbered
place unit AG-2 at 36 9 facing 0 limbered
place unit RI-1 at 44 9 facing 0 line
place unit F-76 at 24 27 facing 180 line
place phase fire allies
    end
    event withdraws allies french 9 27
    not over

% IB-10.4: units are counted, not marks: worn to the last mark they still count as there
given COWPENS
place unit LEGION lost
place unit F-7 lost
place unit GUN-1 lost
place unit LD-17 at 48 10 facing 0 line marks 1
place unit LEGION-LD at 22 10 facing 0 line marks 1
place unit LEGION-RES at 36 4 facing 0 line marks 1
    end
    not over

# With loss_by_marks the Crown of Cowpens has 45 marks: 18 are 40 percent.
% IB-10.4: with loss_by_marks marks are counted, those of lost units with them
battle cowpens-1781-brigade loss_by_marks=on
place turn 4
place first crown
place unit F-71 at 28 10 facing 0 line marks 1
place unit LIGHT at 44 10 facing 0 line
place unit F-7 lost
place unit LEGION lost
place unit LEGION-LD lost
place unit LD-17 at 48 10 facing 0 line
place unit LEGION-RES at 36 4 facing 0 line
place unit GUN-1 at 38 10 facing 0 unlimbered
place unit GUN-2 at 31 10 facing 0 unlimbered
place unit MD-DE at 36 31 facing 180 line
place phase fire crown
    end
    score american 17
    not over

% IB-10.1: exactly 40 percent are enough, 18 of 45
battle cowpens-1781-brigade loss_by_marks=on
place turn 4
place first crown
place unit F-71 at 28 10 facing 0 line marks 1
place unit LIGHT at 44 10 facing 0 line marks 5
place unit F-7 lost
place unit LEGION lost
place unit LEGION-LD lost
place unit LD-17 at 48 10 facing 0 line
place unit LEGION-RES at 36 4 facing 0 line
place unit GUN-1 at 38 10 facing 0 unlimbered
place unit GUN-2 at 31 10 facing 0 unlimbered
place unit MD-DE at 36 31 facing 180 line
place phase fire crown
    end
    event withdraws crown british 18 45
    over american

% IB-10.5: a unit that runs off the table is lost
battle ib-drill
place turn 4
place first crown
place unit B1b at 30 2 facing 180 line routing
place unit B1a at 7 8 facing 0 line
place unit A1a at 7 40 facing 180 line
place phase movement crown
    done
    roll 6 6
    event off-table B1b
    score american 1

% IB-10.5: one that loses its last mark is
battle ib-drill
place turn 4
place first crown
place unit B1b at 30 20 facing 0 line marks 1
place unit B1a at 7 8 facing 0 line
place unit A1a at 30 20 facing 180 line
place join A1a B1b facing 180
place phase melee crown
    roll 1 1 1
    roll 4 4 1
    event lost B1b
    score american 1

% IB-10.5: units that have not yet come on are not lost
battle brandywine-1777-brigade
    score british 0 american 0

# ---- When ----

% IB-10.6: it is looked at when the player turn ends, not before
battle ib-drill
place turn 4
place first crown
place unit B1a at 7 8 facing 0 line
place unit B1b at 30 20 facing 0 line marks 1
place unit A1a at 30 20 facing 180 line
place unit A1b at 7 40 facing 180 line
place unit B1c lost
place unit B1d lost
place unit B2a lost
place unit B2b lost
place unit B2c lost
place unit B3b at 40 20 facing 0 line
place unit A1c at 40 20 facing 180 line
place join A1a B1b facing 180 order 1
place join A1c B3b facing 180 order 2
place phase melee crown
    roll 1 1 1
    roll 4 4 1
    event lost B1b
    not over                                   # the other melee is fought first
    roll 1 1 1 1
    roll 1 1
    event withdraws crown british 6 14
    over american

% IB-10.9: if both go in the same player turn it is a draw
given COWPENS
place unit LEGION lost
place unit F-7 lost
place unit GUN-1 lost
place unit GUN-2 lost
place unit MCDOWELL lost
place unit GEORGIA lost
place unit SC-MIL lost
place unit TATE lost
    end
    event withdraws crown british 4 9
    event withdraws american american 4 8
    event draw
    over nobody "draw"
