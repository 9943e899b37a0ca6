# Regimental: fallen leaders.
battle rg-ranges

% given HIT
place unit GATES at 70 58
place unit POOR at 36 25
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit FOOT at 70 5 facing 0 line
place unit CONT at 36 20 facing 180 line
place phase musketry american

% given COLONEL
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit FOOT at 70 5 facing 0 line
place unit CVET at 36 20 facing 180 line
place phase musketry american

% RG-14.1, RG-R84: the owner throws two dice for his leader
given HIT
    fire-at CONT; all MEDIUM; fire; roll 4 4
    asks dice 2d6 a fallen leader
    text "POOR"

% RG-14.2, RG-R84: 12: he is dead
given HIT
    fire-at CONT; all MEDIUM; fire; roll 4 4; roll 6 6
    event fate POOR dead
    is unit POOR lost

% RG-14.3: 11: mortally wounded
given HIT
    fire-at CONT; all MEDIUM; fire; roll 4 4; roll 6 5
    event fate POOR mortal
    is unit POOR lost

% RG-14.4: 10: out of the battle
given HIT
    fire-at CONT; all MEDIUM; fire; roll 4 4; roll 6 4
    event fate POOR grievous
    is unit POOR lost

% RG-14.5: 9: a flesh wound: -1 on throws that he leads, to the end
given HIT
    fire-at CONT; all MEDIUM; fire; roll 4 4; roll 6 3
    event fate POOR flesh-wound
    is unit POOR at 36 25 wounded

% RG-14.5: and on those of a unit he is with
place unit POOR with CONT wounded
place unit CONT at 36 20 facing 180 line
place unit FOOT at 70 5 facing 0 line
place phase throws american
    throw CONT; roll 3 3
    event reason wounded leader -1
    event reason attached leader or brave colonel 1

% RG-14.6, RG-14.13, RG-R85: 8: off the table for one turn, which ends with the next player turn of his side
given HIT
    fire-at CONT; all MEDIUM; fire; roll 4 4; roll 2 6
    event fate POOR knocked-down
    is unit POOR out at 36 25 fate 2 until 2
    end; end
    roll 1 5; done; end
    event returns POOR CONT

% RG-14.7, RG-14.13, RG-R85: 7: on foot for one turn
given HIT
    fire-at CONT; all MEDIUM; fire; roll 4 4; roll 1 6
    event fate POOR horse-killed
    is unit POOR at 36 25 fate 1 until 2 on-foot
    end; end; done
    throw CONT; roll 1 5
    is unit POOR at 36 25 fate 1 until 2 on-foot
    done; end
    is unit POOR at 36 25.

% RG-14.13: hit in the enemy's player turn before his own, it ends with this one
place unit GATES at 70 58
place unit POOR at 36 25
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit FOOT at 70 5 facing 0 line
place unit CONT at 36 20 facing 180 line
place phase musketry crown
    fire-at CONT; all MEDIUM; fire; roll 4 4; roll 2 6
    is unit POOR out at 36 25 fate 2 until 1

% RG-14.8, RG-R84: 6: nothing
given HIT
    fire-at CONT; all MEDIUM; fire; roll 4 4; roll 1 5
    event fate POOR unharmed
    is unit POOR at 36 25.

% RG-14.9: 5: nothing
given HIT
    fire-at CONT; all MEDIUM; fire; roll 4 4; roll 1 4
    event fate POOR unharmed

% RG-14.10: 4: nothing
given HIT
    fire-at CONT; all MEDIUM; fire; roll 4 4; roll 1 3
    event fate POOR unharmed

% RG-14.11: 3: nothing
given HIT
    fire-at CONT; all MEDIUM; fire; roll 4 4; roll 1 2
    event fate POOR unharmed

% RG-14.12: 2: nothing
given HIT
    fire-at CONT; all MEDIUM; fire; roll 4 4; roll 1 1
    event fate POOR unharmed

% given BACK
place turn 2
place unit GATES at 70 58
place unit POOR out at 36 25 fate 2 until 2
place unit FOOT at 70 5 facing 0 line
place unit CONT at 36 20 facing 180 line
place unit CVET at 20 20 facing 180 line
place unit FRENCH at 60 50 facing 180 line

% RG-14.14, RG-R85: he comes back in touch with a unit of his command
given BACK
place phase charge american
    asks american return
    put POOR FRENCH    refused RG-14.14
    put POOR CVET
    event returns POOR CVET

% RG-14.15: his owner is asked where, and the nearest unit comes first
given BACK
place phase charge american
    answers put POOR CONT, put POOR CVET

% RG-14.25, RG-R114: if nothing of his command is left, any unit of his side will do
place turn 2
place unit GATES at 70 58
place unit POOR out at 36 25 fate 2 until 2
place unit FOOT at 70 5 facing 0 line
place unit FRENCH at 60 50 facing 180 line
place unit DRAG at 40 50 facing 180 line
place phase charge american
    put POOR DRAG
    event returns POOR DRAG

# ---- Capture ----

% given SWEPT
place unit POOR with MIL
place unit GREN at 30 10 facing 0 line charging cold
place unit MIL at 30 10 facing 180 line
place unit CONT at 70 50 facing 180 line
place charge GREN MIL wheel 0 from 30 3 flags 1 level 0
place pair GREN MIL deep 75
place phase charge crown

% RG-14.16, RG-14.17, RG-R86: after a sweep 7 to 10 with a six are capture
given SWEPT
    fight GREN; roll 6; roll 5; roll 1 6; event fate POOR captured
    again
    fight GREN; roll 6; roll 5; roll 6 2; event fate POOR captured
    again
    fight GREN; roll 6; roll 5; roll 3 6; event fate POOR captured
    again
    fight GREN; roll 6; roll 5; roll 6 4; event fate POOR captured

% RG-14.17: without a six, and on 11 and 12, the table holds
given SWEPT
    fight GREN; roll 6; roll 5; roll 5 5; event fate POOR grievous
    again
    fight GREN; roll 6; roll 5; roll 4 5; event fate POOR flesh-wound
    again
    fight GREN; roll 6; roll 5; roll 3 4; event fate POOR horse-killed
    again
    fight GREN; roll 6; roll 5; roll 5 6; event fate POOR mortal
    again
    fight GREN; roll 6; roll 5; roll 6 6; event fate POOR dead

% RG-14.16: by fire nobody is captured
given HIT
    fire-at CONT; all MEDIUM; fire; roll 4 4; roll 6 4
    event fate POOR grievous
    no event fate POOR captured

# ---- Brave colonels ----

% RG-14.18, RG-R87: for a brave colonel 7 does nothing
given COLONEL
    fire-at CVET; all MEDIUM; fire; roll 4 4; roll 3 4
    event colonel CVET horse-killed
    is unit CVET at 36 20 facing 180 line stands 7 disordered

% RG-14.19, RG-R87: 8: for one turn his line does not count
given COLONEL
    fire-at CVET; all MEDIUM; fire; roll 4 4; roll 4 4
    is unit CVET at 36 20 facing 180 line stands 7 until 2 disordered colonel-down

% RG-14.19: nor on the maneuver table
place unit FOOT at 70 5 facing 0 line
place unit CVET at 36 20 facing 180 line until 3 colonel-down
place phase throws american
    throw CVET; roll 3 3
    event reason veteran 1
    no event reason attached leader or brave colonel 1

% RG-14.20, RG-R87: 9: the +1 stays, and his unit has -1 on the maneuver table
place unit FOOT at 70 5 facing 0 line
place unit CVET at 36 20 facing 180 line colonel-wounded
place phase throws american
    throw CVET; roll 3 3
    event reason attached leader or brave colonel 1
    event reason wounded leader -1

% RG-14.20: he is wounded so
given COLONEL
    fire-at CVET; all MEDIUM; fire; roll 4 4; roll 4 5
    is unit CVET at 36 20 facing 180 line stands 7 disordered colonel-wounded

% RG-14.21, RG-R87: 10 to 12: the flag is gone
given COLONEL
    fire-at CVET; all MEDIUM; fire; roll 4 4; roll 4 6
    is unit CVET at 36 20 facing 180 line stands 7 no-colonel disordered
    again
    fire-at CVET; all MEDIUM; fire; roll 4 4; roll 5 6
    is unit CVET at 36 20 facing 180 line stands 7 no-colonel disordered
    again
    fire-at CVET; all MEDIUM; fire; roll 4 4; roll 6 6
    is unit CVET at 36 20 facing 180 line stands 7 no-colonel disordered

% RG-14.21: and when he is captured
place unit BIG at 30 10 facing 0 line charging cold
place unit CVET at 30 10 facing 180 line stands 4
place unit CONT at 70 50 facing 180 line
place charge BIG CVET wheel 0 from 30 3 flags 1 level 0
place pair BIG CVET deep 75
place phase charge crown
    fight BIG; roll 6; roll 1
    event result BIG swept
    roll 2 6
    event colonel CVET captured
    is unit CVET at 30 within 1 24 within 4 facing 180 broken stands 1 no-colonel

# ---- Without a unit ----

% RG-14.22, RG-R114: where fire removes a unit, its leader stays behind, and a brave colonel is gone without dice
place unit POOR with CVET
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit FOOT at 70 5 facing 0 line
place unit CVET at 36 20 facing 180 line stands 1
place unit CONT at 60 50 facing 180 line
place phase musketry american
    fire-at CVET; all MEDIUM; fire; roll 5 5
    event lost CVET
    no event colonel CVET
    is unit POOR at 36 within 0.1 21 within 0.5
    asks crown

% RG-14.23, RG-R114: each leader throws once for one result
place unit POOR with MIL
place unit GREN at 30 10 facing 0 line charging cold
place unit MIL at 30 10 facing 180 line stands 1
place unit CONT at 70 50 facing 180 line
place charge GREN MIL wheel 0 from 30 3 flags 1 level 0
place pair GREN MIL deep 75
place phase charge crown
    fight GREN; roll 6; roll 1
    event lost MIL
    roll 1 1
    event fate POOR unharmed
    asks american

% RG-14.24, RG-R114: who is hit again while it still runs has the longer time
place unit GATES at 70 58
place unit POOR at 36 25 fate 1 until 1 on-foot
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit FOOT at 70 5 facing 0 line
place unit CONT at 36 20 facing 180 line
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 4 4; roll 1 6
    is unit POOR at 36 25 fate 1 until 2 on-foot

% RG-14.24: and is mounted again when he comes back
place turn 2
place unit POOR out at 36 25 fate 2 until 2 on-foot
place unit FOOT at 70 5 facing 0 line
place unit CONT at 36 20 facing 180 line
place unit CVET at 20 20 facing 180 line
place phase charge american
    put POOR CONT
    is unit POOR at 36 within 5 21 within 5
    not unit POOR at 36 21.5 on-foot

% RG-14.26: of several who throw leaders go first, then colonels
place unit POOR with MIL
place unit BIG at 30 10 facing 0 line charging cold
place unit MIL at 27 10 facing 180 line stands 2
place unit CVET at 33 10 facing 180 line stands 4
place unit CONT at 70 50 facing 180 line
place charge BIG CVET wheel 0 from 30 3 flags 1 level 0
place pair BIG CVET deep 75
place pair BIG MIL deep 75
place phase charge crown
    fight BIG; roll 6; roll 1
    event result BIG swept
    roll 1 1
    event fate POOR unharmed
    roll 1 1
    event colonel CVET unharmed
