# Regimental: the sheet read once more. Whole sums, and rulings that meet.
# Rulings: RG-R31 RG-R33 RG-R34 RG-R107
battle rg-ranges

# ---- A work is touched where somebody is lined up behind it ----

% RG-12.18, RG-R107: not where nobody stands behind it
place unit GUARD at 70 15 facing 0 line menu well
place unit CONT at 76 20.4 facing 180 line stands 2
place unit CVET at 63 18 facing 180 line stands 4
place phase declare crown
    no answer charge GUARD CONT left 0 cold
    charge GUARD CONT left 0 cold       refused RG-12.7 "cannot touch CONT"

% RG-12.18: by a corner of the stand's width it is
place unit GUARD at 73.1 15 facing 0 line menu well
place unit CONT at 76 20.4 facing 180 line stands 2
place phase declare crown
    charge GUARD CONT left 0 cold
    event strikes GUARD CONT
    is unit GUARD at 73.1 20 within 0.03 facing 0 line

% RG-12.18, RG-12.14: two behind it are touched in the same instant
place unit FOOT at 73 15 facing 0 line menu well
place unit CONT at 70.5 20.4 facing 180 line stands 4
place unit MIL at 75.5 20.4 facing 180 line stands 4
place phase declare crown
    charge FOOT MIL left 0 cold
    event strikes FOOT MIL
    event strikes FOOT CONT
    is pair FOOT CONT
    is pair FOOT MIL

% RG-12.18, RG-12.14: who stands nearer behind his work is met before one farther off
place unit FOOT at 73 29 facing 0 line menu well
place unit CONT at 71 34.3 facing 180 line stands 2
place unit MIL at 76 36 facing 180 line stands 2
place unit CVET at 63 32 facing 180 line stands 4
place phase declare crown
    charge FOOT MIL left 0 cold         refused RG-12.14 "would meet CONT first"

# ---- A charge that is checked: whom it flees ----

% RG-9.5, RG-9.6, RG-R108: not the broken troops that it struck, who are no enemy, but the nearest of the others
place unit FOOT at 30 12 facing 0 line charging stands 4
place unit CONT at 30 14.2 facing 180 broken
place unit AGUN at 33 11.6 facing 270 unlimbered
place unit MIL at 50 40 facing 180 line
place charge FOOT CONT wheel 0 from 30 5 flags 1 level 0
place pair FOOT CONT deep 75
place phase musketry crown
    fire-at FOOT; all AGUN; fire; roll 3 4
    event checked FOOT
    event retreats FOOT two
    is unit FOOT at 29.875 11.625 within 0.01 facing 90 line stands 3 disordered

% RG-9.6, RG-9.8, RG-D08: of two whom it struck, as near as each other, its owner is asked
place unit FOOT at 30 12 facing 0 line charging
place unit CONT at 27 12 facing 180 line stands 4
place unit MIL at 33 12 facing 180 line stands 4
place charge FOOT CONT wheel 0 from 30 5 flags 1 level 0
place pair FOOT CONT deep 75
place pair FOOT MIL deep 75
place phase musketry crown
    fire-at FOOT; all CONT; all MIL; fire; roll 6 5
    event checked FOOT
    asks crown flee-from
    answers from CONT, from MIL
    from MIL
    event retreats FOOT two
