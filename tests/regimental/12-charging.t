# Regimental: charges declared, on their way, spoilt, and met.
battle rg-ranges

# ---- Declaring ----

% RG-12.1, RG-R50: well handled, a charge has a full move
place unit FOOT at 30 5 facing 0 line menu well
place unit CONT at 30 15 facing 180 line
place phase declare crown
    answer charge FOOT CONT left 0 cold

% RG-12.1: at the double quick the second figure
place unit FOOT at 30 3 facing 0 line menu quick
place unit CONT at 30 15.9 facing 180 line
place phase declare crown
    answer charge FOOT CONT left 0 cold

% RG-12.1: tardy, half a move
place unit FOOT at 30 5 facing 0 line menu tardy
place unit CONT at 30 10 facing 180 line
place phase declare crown
    charge-half FOOT CONT left 0 fire
    event strikes FOOT CONT
    is unit FOOT at 30 10 within 0.02 facing 0 line charging

% RG-12.1: or a full one, which disorders
place unit FOOT at 30 5 facing 0 line menu tardy
place unit CONT at 30 14 facing 180 line
place phase declare crown
    charge-half FOOT CONT left 0 fire   refused RG-12.7
    charge FOOT CONT left 0 fire
    event order FOOT disordered
    event strikes FOOT CONT

% RG-12.1: half a move is for the tardy alone
place unit FOOT at 30 5 facing 0 line menu well
place unit CONT at 30 9 facing 180 line
place phase declare crown
    charge-half FOOT CONT left 0 fire   refused RG-12.1

% RG-12.1: without a result that lets it move nobody charges
place unit FOOT at 30 5 facing 0 line
place unit GREN at 40 5 facing 0 line menu well
place unit CONT at 34 9 facing 180 line
place phase declare crown
    charge FOOT CONT left 0 fire    refused RG-12.1
    charge GREN CONT left 0 fire

% RG-12.1: a unit that has rallied charges by its menu
place unit FOOT at 30 5 facing 0 line disordered
place unit CONT at 30 9.5 facing 180 line
place phase throws crown
    throw FOOT; roll 4 2
    event entry FOOT
    answer charge-half FOOT CONT left 0 cold
    answer charge FOOT CONT left 0 cold

% RG-12.2: after each throw the mover is asked who charges; without an answer nobody does
place unit FOOT at 30 5 facing 0 line
place unit CONT at 30 9 facing 180 line
place phase throws crown
    throw FOOT; roll 4 2
    asks crown declare
    answers charge FOOT CONT left 0 cold, charge FOOT CONT left 0 fire, done
    done
    asks crown act

% RG-12.3, RG-R50: line, field column, mass and extended line may charge
place unit FOOT at 12 5 facing 0 line menu well
place unit BIG at 24 6 facing 0 field menu well
place unit GREN at 34 5 facing 0 mass menu well
place unit LIGHT at 46 5 facing 0 extended menu well
place unit HORSE at 60 5 facing 0 extended menu well
place unit CONT at 12 8 facing 180 line
place unit CVET at 24 9 facing 180 line
place unit ELITE at 34 8 facing 180 line
place unit MIL at 46 8 facing 180 line
place unit FRENCH at 60 8 facing 180 line
place phase declare crown
    charge FOOT CONT left 0 cold
    charge BIG CVET left 0 cold
    charge GREN ELITE left 0 cold
    charge LIGHT MIL left 0 cold
    charge HORSE FRENCH left 0 cold

% RG-12.4, RG-R50: march columns, garrisons, the broken and guns may not
place unit BIG at 24 13 facing 0 march menu well
place unit GREN at 62 48 facing 0 garrison in 5 menu well
place unit FOOT at 36 5 facing 0 line menu well
place unit MEDIUM at 46 5 facing 0 unlimbered menu well
place unit CVET at 24 15 facing 180 line
place unit CONT at 62 53 facing 180 line
place unit MIL at 40 9 facing 180 line
place phase declare crown
    charge BIG CVET left 0 cold      refused RG-12.4
    charge GREN CONT left 0 cold     refused RG-12.4
    charge MEDIUM MIL left 0 fire    refused RG-12.4
    charge FOOT MIL left 0 cold

% RG-12.4: nor those that have faced about
place unit FOOT at 36 5 facing 0 line faced-about menu well
place unit GREN at 46 5 facing 0 line menu well
place unit MIL at 40 9 facing 180 line
place phase declare crown
    charge FOOT MIL left 0 cold      refused RG-12.4
    charge GREN MIL left 0 cold

% RG-12.5, RG-R50: the target need not be seen
place unit GUARD at 18 50 facing 270 line menu well
place unit CONT at 11.6 50 facing 90 line stands 4
place phase declare crown
    no sees GUARD CONT
    charge GUARD CONT left 0 cold
    event strikes GUARD CONT

% RG-12.6: a charge is the whole of its move
place unit FOOT at 30 5 facing 0 line menu well
place unit CONT at 30 9 facing 180 line
place unit GREN at 60 5 facing 0 line menu well
place phase declare crown
    charge FOOT CONT left 0 cold; done
    ahead FOOT 2        refused
    form FOOT field     refused
    hold GREN

% RG-12.7, RG-12.8, RG-R50: its own move is all it has
place unit FOOT at 30 5 facing 0 line menu well
place unit CONT at 30 15.1 facing 180 line
place unit GREN at 60 5 facing 0 line menu well
place unit CVET at 60 8 facing 180 line
place phase declare crown
    charge FOOT CONT left 0 cold    refused RG-12.7
    charge GREN CVET left 0 cold

% RG-12.8: over rough ground it is shorter
place unit FOOT at 52 43 facing 0 line menu well
place unit CONT at 52 49.9 facing 180 line
place unit GREN at 60 5 facing 0 line menu well
place unit CVET at 60 8 facing 180 line
place phase declare crown
    charge FOOT CONT left 0 cold    refused RG-12.7
    charge GREN CVET left 0 cold

% RG-12.8: and just reaches so far
place unit FOOT at 52 43 facing 0 line menu well
place unit CONT at 52 49.2 facing 180 line
place phase declare crown
    charge FOOT CONT left 0 cold
    event strikes FOOT CONT

% RG-12.9, RG-R51: cold steel is for units with bayonets: not jaegers, rifle-armed militia or Indians
place unit JAEG at 20 5 facing 0 extended menu well
place unit BRAVES at 40 5 facing 0 extended menu well
place unit LOYAL at 60 5 facing 0 line menu well
place unit CONT at 20 8 facing 180 line
place unit CVET at 40 8 facing 180 line
place unit ELITE at 60 8 facing 180 line
place phase declare crown
    charge JAEG CONT left 0 cold     refused RG-12.9
    charge BRAVES CVET left 0 cold   refused RG-12.9
    charge LOYAL ELITE left 0 cold

% RG-12.10, RG-R51: mounted infantry has no cold steel
place unit RIDERS at 20 5 facing 0 line menu well
place unit CONT at 20 10 facing 180 line
place phase declare crown
    charge RIDERS CONT left 0 cold    refused RG-12.9
    charge RIDERS CONT left 0 fire

% RG-12.11: nor has it fire to give up, being mounted
place unit RIDERS at 20 10 facing 0 line charging
place unit GREN at 40 7 facing 0 line
place unit CONT at 20 10 facing 180 line
place unit CVET at 40 10 facing 180 line
place charge RIDERS CONT wheel 0 from 20 3 flags 1 level 0
place pair RIDERS CONT deep 75
place phase musketry crown
    end
    fire-at CVET; all RIDERS     refused RG-11.11
    all GREN

# ---- The way in ----

% RG-12.13, RG-R50: one wheel of up to 45 degrees at the start, paid for by the outer corner
place unit GREN at 30 5 facing 0 line menu well
place unit CONT at 33 11 facing 225 line
place phase declare crown
    charge GREN CONT right 45 cold
    event strikes GREN CONT

% RG-12.13: no more than 45 degrees
place unit GREN at 30 5 facing 0 line menu well
place unit CONT at 36 9 facing 225 line
place phase declare crown
    charge GREN CONT right 50 cold    refused RG-12.13

% RG-12.13, RG-R107: columns and extended lines turn freely instead
place unit GREN at 30 5 facing 0 field menu well
place unit CONT at 37.5 11.5 facing 225 line stands 4
place phase declare crown
    charge GREN CONT right 45 cold
    event strikes GREN CONT

% RG-12.13, RG-12.15: a friend in the way of the wheel bars it, though it has room where it ends
place unit FOOT at 30 10 facing 0 line menu quick
place unit GUARD at 25 13 facing 0 line stands 2
place unit GREN at 60 5 facing 0 line menu well
place unit CONT at 36.5 17 facing 225 line
place unit CVET at 60 8 facing 180 line
place phase declare crown
    charge FOOT CONT right 30 cold   refused RG-12.7
    charge GREN CVET left 0 cold

% RG-12.13: without him it goes
place unit FOOT at 30 10 facing 0 line menu quick
place unit CONT at 36.5 17 facing 225 line
place phase declare crown
    charge FOOT CONT right 30 cold
    event strikes FOOT CONT

% RG-12.14, RG-R107: the first enemy touched must be the target
place unit FOOT at 30 5 facing 0 line menu well
place unit CONT at 30 13 facing 180 line
place unit MIL at 35 9 facing 180 line
place phase declare crown
    charge FOOT CONT left 0 cold    refused RG-12.14 "MIL"
    charge FOOT MIL left 0 cold

% RG-12.14: whom it touches in the same moment is in contact as well
place unit FOOT at 30 5 facing 0 line menu well
place unit CONT at 26 9 facing 180 line stands 6
place unit MIL at 34 9 facing 180 line stands 6
place phase declare crown
    charge FOOT CONT left 0 cold
    is pair FOOT CONT
    is pair FOOT MIL

% RG-12.15: it may pass by enemies as near as it likes
place unit GUARD at 30 5 facing 0 line menu well
place unit CONT at 30 13 facing 180 line
place unit MIL at 35.6 9 facing 270 line
place phase declare crown
    charge GUARD CONT left 0 cold
    event strikes GUARD CONT

% RG-12.15, RG-R107: not through friends
place unit GUARD at 30 5 facing 0 line menu well
place unit LIGHT at 30 8 facing 0 extended
place unit CONT at 30 13 facing 180 line
place unit GREN at 60 5 facing 0 line menu well
place unit CVET at 60 8 facing 180 line
place phase declare crown
    charge GUARD CONT left 0 cold    refused RG-12.14
    charge GREN CVET left 0 cold

% RG-12.15: nor over major obstacles
place unit GUARD at 73 32 facing 0 line menu well
place unit CONT at 73 38 facing 180 line
place unit GREN at 60 5 facing 0 line menu well
place unit CVET at 60 8 facing 180 line
place phase declare crown
    charge GUARD CONT left 0 cold    refused RG-12.7
    charge GREN CVET left 0 cold

% RG-12.15: nor through impassable ground
place unit GUARD at 53 30.5 facing 0 line menu well
place unit CONT at 53 39.5 facing 180 line
place unit GREN at 60 5 facing 0 line menu well
place unit CVET at 60 8 facing 180 line
place phase declare crown
    charge GUARD CONT left 0 cold    refused RG-12.7
    charge GREN CVET left 0 cold

% RG-12.16, RG-R107: the edge struck is that of the first point touched: here the flank
place unit GUARD at 38 10 facing 270 line menu well
place unit CONT at 30 11 facing 180 line
place phase declare crown
    charge GUARD CONT left 0 cold
    is pair GUARD CONT deep 200 flank

% RG-12.16: here the rear
place unit GUARD at 30 16 facing 180 line menu well
place unit CONT at 30 11 facing 180 line
place phase declare crown
    charge GUARD CONT left 0 cold
    is pair GUARD CONT deep 75 rear from-behind

% RG-12.16: at a corner the edge that lies more across the charge
place unit GUARD at 38 13 facing 255 line menu well
place unit CONT at 30 11 facing 180 line
place phase declare crown
    charge GUARD CONT left 0 cold
    is pair GUARD CONT
    is unit GUARD at 34 within 0.5 13 within 5 facing 270 line

% RG-12.17, RG-R107: there it swings round until its front lies along that edge
place unit GUARD at 30 5 facing 10 line menu well
place unit CONT at 31 11 facing 180 line
place phase declare crown
    charge GUARD CONT left 0 cold
    event strikes GUARD CONT
    is unit GUARD at 31 within 2 11 within 0.02 facing 0 line

% RG-12.17: whom it touches then is in contact too
place unit FOOT at 30 5 facing 10 line menu well
place unit CONT at 27 11 facing 180 line stands 6
place unit MIL at 33.2 11 facing 180 line stands 6
place phase declare crown
    charge FOOT CONT left 0 cold
    is pair FOOT CONT
    is pair FOOT MIL

% RG-12.18, RG-R107: a work is touched ahead of those lined up behind it, and they with it
place unit GUARD at 73 15 facing 0 line menu well
place unit CONT at 73 20.4 facing 180 line
place phase declare crown
    charge GUARD CONT left 0 cold
    event strikes GUARD CONT
    is unit GUARD at 73 20 within 0.03 facing 0 line

% RG-12.18: also a major one
place unit GUARD at 73 29 facing 0 line menu well
place unit CONT at 73 34.4 facing 180 line
place phase declare crown
    charge GUARD CONT left 0 cold
    event strikes GUARD CONT

% RG-12.19, RG-R106: a charge that can no longer touch its target goes straight on and is none
place unit FOOT at 30 5 facing 0 line menu well
place unit GUARD at 22 11.4 facing 90 line menu well
place unit CONT at 30 13 facing 180 line stands 2
place unit CVET at 60 40 facing 180 line
place phase declare crown
    charge FOOT CONT left 0 cold
    charge GUARD CONT right 0 cold; done
    go GUARD
    event strikes GUARD CONT
    go FOOT
    event spoilt FOOT
    no event strikes FOOT CONT

% RG-12.20, RG-R106: the tardy that chose the full move is disordered even so
place unit FOOT at 30 5 facing 0 line menu tardy
place unit GUARD at 22 11.4 facing 90 line menu well
place unit CONT at 30 13 facing 180 line stands 2
place unit CVET at 60 40 facing 180 line
place phase declare crown
    charge FOOT CONT left 0 cold
    charge GUARD CONT right 0 cold; done
    go GUARD
    go FOOT
    event spoilt FOOT
    event order FOOT disordered

# ---- Countercharge ----

% given MEET
place unit HORSE at 40 6 facing 0 line menu well
place unit DRAG at 40 16 facing 180 line
place unit CONT at 60 50 facing 180 line
place phase declare crown

% RG-12.21, RG-R52: mounted cavalry that cavalry charges may ride out
given MEET
    charge HORSE DRAG left 0 cold
    answers meet DRAG HORSE, done

% RG-12.21: disordered too
place unit HORSE at 40 6 facing 0 line menu well
place unit DRAG at 40 16 facing 180 line disordered
place unit CONT at 60 50 facing 180 line
place phase declare crown
    charge HORSE DRAG left 0 cold
    answers meet DRAG HORSE, done

% RG-12.21: not in march column, broken or on foot
place unit HORSE at 40 6 facing 0 line menu well
place unit DRAG at 40 16 facing 180 march
place unit CONT at 60 50 facing 180 line
place phase declare crown
    charge HORSE DRAG left 0 cold
    event strikes HORSE DRAG
    no event meets DRAG HORSE

% RG-12.21: foot is not met so
place unit FOOT at 40 10 facing 0 line menu well
place unit DRAG at 40 16 facing 180 line
place unit CONT at 60 50 facing 180 line
place phase declare crown
    charge FOOT DRAG left 0 cold
    event strikes FOOT DRAG

% RG-12.22, RG-R52: the two meet halfway
given MEET
    charge HORSE DRAG left 0 cold; meet DRAG HORSE
    is unit DRAG at 40 11 within 0.01 facing 180 line met clear-way
    go HORSE
    is unit HORSE at 40 11 within 0.03 facing 0 line

% RG-12.22: the charger then needs its half alone
place unit HORSE at 40 3 facing 0 line menu tardy
place unit DRAG at 40 11.9 facing 180 line
place unit CONT at 60 50 facing 180 line
place phase declare crown
    charge-half HORSE DRAG left 0 cold; meet DRAG HORSE; go HORSE
    event strikes HORSE DRAG

% RG-12.23, RG-R52: it turns to the middle of the charger's front edge
place unit HORSE at 34 6 facing 20 line menu well
place unit DRAG at 40 16 facing 180 line
place unit CONT at 60 50 facing 180 line
place phase declare crown
    charge HORSE DRAG right 0 cold; meet DRAG HORSE; go HORSE
    is unit DRAG at 38 within 1 12 within 1.5 facing 211 within 0.1 line

% RG-12.23: not by more than 45 degrees
place unit HORSE at 24 14 facing 90 line menu well
place unit DRAG at 40 16 facing 180 line
place unit CONT at 60 50 facing 180 line
place phase declare crown
    charge HORSE DRAG right 0 cold
    event strikes HORSE DRAG
    no event meets DRAG HORSE

% RG-12.24, RG-R52: it rides a full move at most, and over rough ground its way is not open
place unit HORSE at 52 41 facing 0 extended menu quick
place unit DRAG at 52 50 facing 180 line
place unit CONT at 20 30 facing 180 line
place phase declare crown
    charge HORSE DRAG left 0 cold; meet DRAG HORSE; go HORSE
    is unit DRAG at 52 46 within 0.01 facing 180 line met.

% RG-12.24: a way that is not free is not offered
place unit HORSE at 40 6 facing 0 line menu well
place unit DRAG at 40 16 facing 180 line
place unit CART at 40 12 facing 180 limbered
place unit CONT at 60 50 facing 180 line
place phase declare crown
    charge HORSE DRAG left 0 cold     refused RG-12.14

% RG-12.25, RG-R52: then the charger moves, its wheel chosen anew
given MEET
    charge HORSE DRAG left 0 cold; meet DRAG HORSE
    go-at HORSE left 46     refused RG-12.25
    go-at HORSE left 5
    event strikes HORSE DRAG

% RG-12.26, RG-R52: it has the cavalry line, and stays the defender
given MEET
    charge HORSE DRAG left 0 cold; meet DRAG HORSE; go HORSE; end; done
    fight HORSE; roll 1; roll 1
    event combat-sum DRAG
    event reason cavalry over open ground 1
    event result HORSE

% RG-12.27, RG-R52: charged by several it meets the one its owner names, and once a turn
place unit HORSE at 37 6 facing 0 line menu well
place unit RIDERS at 43 6 facing 0 line menu well
place unit DRAG at 40 16 facing 180 line
place unit CONT at 60 50 facing 180 line
place phase declare crown
    charge HORSE DRAG left 0 cold; charge RIDERS DRAG left 0 fire
    answers meet DRAG HORSE, meet DRAG RIDERS, done
    meet DRAG RIDERS
    asks crown charges

% RG-12.28: the opponent is asked; without an answer nobody rides out
given MEET
    charge HORSE DRAG left 0 cold
    asks american counter
    done
    event strikes HORSE DRAG
    no event meets DRAG HORSE
