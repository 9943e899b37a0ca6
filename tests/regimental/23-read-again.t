# Regimental: the sheet read once more. Whole sums, and rulings that meet.
# Rulings: RG-R31 RG-R33 RG-R72 RG-R78 RG-R102 RG-R107 RG-R108 RG-R109
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

# ---- Whole sums ----

% RG-5.7, RG-5.10, RG-5.11, RG-5.15, RG-5.18: all that speaks for the Guards in column: seven
battle rg-drill
place unit GREY at 20 8
place unit ELITE at 20 12 facing 0 field
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw ELITE; roll 1 6
    event sum ELITE 7 2
    event entry ELITE well-handled
    again
    throw ELITE; roll 3 4
    event sum ELITE 7 6
    event entry ELITE double-quick

% RG-5.8, RG-5.14, RG-5.17, RG-5.21, RG-5.28: all that speaks against raw men: seven
battle rg-drill
place unit RAW at 20 12 facing 0 line stands 4
place unit CONT at 20 6 facing 0 line
place phase throws crown
    throw RAW; roll 6 1
    event sum RAW -7 -2
    event entry RAW tardy
    again
    throw RAW; roll 3 2
    event sum RAW -7 -6
    event entry RAW panic

% RG-11.4, RG-11.105: a leader is thrown for after the charge was checked: by where the unit stands then
battle rg-ranges
place unit FOOT at 30 12 facing 0 line charging
place unit GREY at 30 6
place unit CONT at 30 12 facing 180 line
place charge FOOT CONT wheel 0 from 30 5 flags 1 level 0
place pair FOOT CONT deep 75
place phase musketry crown
    fire-at FOOT; all CONT; fire; roll 5 5
    event effect FOOT telling-middle
    event checked FOOT
    event retreats FOOT two
    asks dice 2d6
    roll 1 1
    event fate GREY unharmed

% RG-11.9, RG-11.102: of a field column two stands of ten fire, too few to run low
battle rg-ranges
place unit FOOT at 30 12 facing 0 field
place unit CONT at 30 15 facing 180 line
place phase musketry crown
    end
    fire-at CONT; all FOOT; fire; roll 6 6
    event shoots FOOT CONT 2 200
    event effect CONT telling-middle
    no event low

% RG-13.52, RG-13.53: veterans with steel against veterans with a colonel: even; then without the steel
battle rg-ranges
place unit FOOT at 30 20 facing 0 line charging cold
place unit CVET at 30 20 facing 180 line
place unit CONT at 60 56 facing 180 line
place charge FOOT CVET wheel 0 from 30 12 flags 1 level 0
place pair FOOT CVET deep 75
place phase charge crown
    fight FOOT; roll 3; roll 3
    event result FOOT desperate 0
    event loses FOOT 1 9
    event loses CVET 1 7
    roll 3; roll 3
    event combat-sum FOOT 3 5
    event combat-sum CVET 3 6
    event result FOOT falter -1
    event loses FOOT 1 8
    event retreats FOOT two

% RG-2.35, RG-13.20, RG-13.23, RG-13.25: a wagon that is charged: five against it, and any damage destroys it
battle rg-ranges
place unit FOOT at 30 20 facing 0 line charging cold
place unit CART at 30 20 facing 180 limbered
place unit CONT at 60 56 facing 180 line
place charge FOOT CART wheel 0 from 30 12 flags 1 level 0
place pair FOOT CART deep 200
place phase charge crown
    fight FOOT; roll 1; roll 6
    event combat-sum FOOT 1 5
    event combat-sum CART 6 1
    event result FOOT driven-back 4
    event lost CART
    event carries FOOT 30 22
