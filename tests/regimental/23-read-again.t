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
