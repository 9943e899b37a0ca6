# Regimental: how the results of a charge combat are carried out, and breakthroughs.
battle rg-ranges

% RG-13.65, RG-R79: an attacker who has won ends disordered if he came over bad ground
place unit FOOT at 30 10 facing 0 line charging cold bad-ground
place unit CONT at 30 10 facing 180 line
place unit CVET at 70 50 facing 180 line
place charge FOOT CONT wheel 0 from 30 3 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 4; roll 3
    is unit FOOT at 30 10.75 within 0.01 facing 0 line disordered

% RG-13.65: not otherwise
place unit FOOT at 30 10 facing 0 line charging cold
place unit CONT at 30 10 facing 180 line
place unit CVET at 70 50 facing 180 line
place charge FOOT CONT wheel 0 from 30 3 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 4; roll 3
    is unit FOOT at 30 10.75 within 0.01 facing 0 line.

% RG-13.65: a fence crossed counts as bad ground
place unit GUARD at 27 12 facing 0 line menu well
place unit CONT at 27 18 facing 180 line
place unit CVET at 70 50 facing 180 line
place phase declare crown
    charge GUARD CONT left 0 cold
    is unit GUARD at 27 18 within 0.02 facing 0 line charging cold bad-ground

% RG-13.65: cavalry always
place unit HORSE at 30 10 facing 0 line charging cold clear-way no-colonel
place unit CONT at 30 10 facing 180 line
place unit CVET at 70 50 facing 180 line
place charge HORSE CONT wheel 0 from 30 3 flags 1 level 0
place pair HORSE CONT deep 75
place phase charge crown
    fight HORSE; roll 4; roll 4
    event result HORSE driven-back
    event order HORSE disordered

% RG-13.66: the owner of cavalry that may recall is asked; without an answer it takes the printed result
place unit HORSE at 30 10 facing 0 line charging cold clear-way no-colonel
place unit CONT at 30 10 facing 180 line
place unit CVET at 70 50 facing 180 line
place charge HORSE CONT wheel 0 from 30 3 flags 1 level 0
place pair HORSE CONT deep 75
place phase charge crown
    fight HORSE; roll 2; roll 4
    asks crown recall
    answer stay
    stay
    event carries HORSE

# ---- Losses ----

% given SIDE
place unit BIG at 30 10 facing 0 line charging cold
place unit CONT at 26 10 facing 180 line stands 7
place unit ELITE at 33 10 facing 180 line
place unit CVET at 70 50 facing 180 line
place charge BIG CONT wheel 0 from 30 3 flags 1 level 0
place pair BIG CONT deep 75
place pair BIG ELITE deep 75
place phase charge crown

% RG-13.68, RG-R80: stands are lost by the side: from the principal unit first, then down by size
given SIDE
    fight BIG; roll 6; roll 3
    event result BIG driven-back 4
    event loses CONT 1 6
    no event loses ELITE
    again
    fight BIG; roll 6; roll 1
    event result BIG swept 6
    event loses CONT 1 6
    event loses ELITE 1 5

% RG-13.69, RG-R80: whether a side was disordered is asked of its principal unit
place unit BIG at 30 10 facing 0 line charging
place unit CONT at 26 10 facing 180 line stands 7
place unit ELITE at 33 10 facing 180 line disordered
place unit CVET at 70 50 facing 180 line
place charge BIG CONT wheel 0 from 30 3 flags 1 level 0
place pair BIG CONT deep 75
place pair BIG ELITE deep 75
place phase charge crown
    fight BIG; roll 4; roll 3
    event result BIG hard-pressed 1
    event order CONT disordered
    no event loses CONT
    no event loses ELITE

% RG-13.69: here it was
place unit BIG at 30 10 facing 0 line charging
place unit CONT at 26 10 facing 180 line stands 7 disordered
place unit ELITE at 33 10 facing 180 line
place unit CVET at 70 50 facing 180 line
place charge BIG CONT wheel 0 from 30 3 flags 1 level 0
place pair BIG CONT deep 75
place pair BIG ELITE deep 75
place phase charge crown
    fight BIG; roll 3; roll 3
    event result BIG hard-pressed 1
    event loses CONT 1 6

% RG-13.70, RG-R80: every unit of the beaten side is disordered and retreats
given SIDE
    fight BIG; roll 6; roll 3
    event order CONT disordered
    event order ELITE disordered
    event retreats CONT close
    event retreats ELITE close

% RG-13.71, RG-R80: a unit without a stand left is gone, and its leaders throw as if swept
place unit POOR with CONT
place unit FOOT at 30 10 facing 0 line charging
place unit CONT at 30 10 facing 180 line stands 1
place unit CVET at 70 50 facing 180 line
place charge FOOT CONT wheel 0 from 30 3 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 2; roll 4
    event result FOOT driven-back
    event lost CONT
    asks dice 2d6 a fallen leader
    roll 2 6
    event fate POOR captured

% RG-13.71: also in a desperate struggle, at once
place unit POOR with CONT
place unit GREEN at 30 10 facing 0 line charging stands 3
place unit GUARD at 60 5 facing 0 line
place unit CONT at 30 10 facing 180 line stands 1
place unit CVET at 70 50 facing 180 line
place charge GREEN CONT wheel 0 from 30 3 flags 1 level 0
place pair GREEN CONT deep 75
place phase charge crown
    fight GREEN; roll 4; roll 5
    event result GREEN desperate 0
    event lost CONT
    asks dice 2d6 a fallen leader
    roll 6 6
    event fate POOR dead
    event carries GREEN

% RG-13.71: and those of a battery
place unit GATES with AHEAVY
place unit FOOT at 30 10 facing 0 line charging
place unit AHEAVY at 30 10 facing 180 unlimbered
place unit CVET at 70 50 facing 180 line
place charge FOOT AHEAVY wheel 0 from 30 3 flags 1 level 0
place pair FOOT AHEAVY deep 150
place phase charge crown
    fight FOOT; roll 2; roll 6
    event lost AHEAVY
    asks dice 2d6 a fallen leader

% RG-13.72, RG-R112: losses, guns, leaders' dice, then order and retreats, then the winner
place unit POOR with MIL
place unit GREN at 30 10 facing 0 line charging cold
place unit MIL at 30 10 facing 180 line
place unit CONT at 70 50 facing 180 line
place charge GREN MIL wheel 0 from 30 3 flags 1 level 0
place pair GREN MIL deep 75
place phase charge crown
    fight GREN; roll 6; roll 5
    event loses MIL
    no event retreats MIL
    no event carries GREN
    roll 1 1
    event retreats MIL broken
    event carries GREN

% RG-13.73, RG-R112: a recall never replaces a full retreat
place unit HORSE at 30 10 facing 0 line charging cold clear-way no-colonel
place unit DRAG at 30 10 facing 180 line
place unit CVET at 70 50 facing 180 line
place charge HORSE DRAG wheel 0 from 30 3 flags 1 level 0
place pair HORSE DRAG deep 100
place phase charge crown
    fight HORSE; roll 4; roll 4
    event result HORSE driven-back
    event order DRAG broken
    no event recalls DRAG

% RG-13.74, RG-R112: who is to break through waits where it is until the other combats are fought
place unit FOOT at 20 10 facing 0 line charging cold
place unit GREEN at 40 10 facing 0 line charging
place unit CONT at 20 10 facing 180 line
place unit CVET at 40 10 facing 180 line
place unit MIL at 20 15 facing 180 line
place charge FOOT CONT wheel 0 from 20 3 flags 1 level 0
place charge GREEN CVET wheel 0 from 40 3 flags 1 level 0
place pair FOOT CONT deep 75
place pair GREEN CVET deep 75
place phase charge crown
    fight FOOT; roll 6; roll 1
    is unit FOOT at 20 10 facing 0 line
    is breaking FOOT
    asks crown combats
    fight GREEN

% RG-13.75, RG-R112: guns that only stand by are not lost
place unit FOOT at 30 10 facing 0 line charging cold
place unit CONT at 30 10 facing 180 line
place unit AHEAVY at 35.2 11 facing 180 unlimbered
place unit CVET at 70 50 facing 180 line
place charge FOOT CONT wheel 0 from 30 3 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 5; roll 3
    event result FOOT driven-back
    is unit AHEAVY at 35.2 11 facing 180 unlimbered.

# ---- Carrying, going in, recalling ----

% RG-13.76, RG-R81: the winner advances by the depth of the block it struck
place unit FOOT at 30 10 facing 0 line charging cold
place unit CONT at 30 10 facing 180 field stands 4
place unit CVET at 70 50 facing 180 line
place charge FOOT CONT wheel 0 from 30 3 flags 1 level 0
place pair FOOT CONT deep 150
place phase charge crown
    fight FOOT; roll 2; roll 4
    event result FOOT driven-back
    is unit FOOT at 30 11.5 within 0.01 facing 0 line

% RG-13.76: 2 inches at most
place unit FOOT at 30 10 facing 0 line charging cold
place unit CONT at 30 10 facing 180 march
place unit CVET at 70 50 facing 180 line
place charge FOOT CONT wheel 0 from 30 3 flags 1 level 0
place pair FOOT CONT deep 200
place phase charge crown
    fight FOOT; roll 1; roll 2
    event result FOOT driven-back
    is unit FOOT at 30 12 within 0.01 facing 0 line

% RG-13.76: and stops short of an inch from enemies
place unit FOOT at 30 10 facing 0 line charging cold
place unit CONT at 30 10 facing 180 line
place unit RIFLE at 26 11.5 facing 180 extended stands 1
place unit CVET at 70 50 facing 180 line
place charge FOOT CONT wheel 0 from 30 3 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 4; roll 3
    event carries FOOT
    is unit FOOT at 30 10.5 within 0.02 facing 0 line

% given STORM
place unit BIG at 60 48 facing 90 line charging cold bad-ground
place unit GREN at 63.1 46 facing 0 line charging cold bad-ground
place unit CONT at 62 48 facing 0 garrison in 5
place unit CVET at 20 60 facing 180 line
place charge BIG CONT wheel 0 from 50 48 flags 1 level 0
place charge GREN CONT wheel 0 from 62 40 flags 1 level 0
place pair BIG CONT deep 200
place pair GREN CONT deep 200
place phase charge crown

% RG-13.77, RG-R81: into a building just emptied goes one unit that fits
given STORM
    fight BIG; roll 4; roll 3; from GREN
    event result BIG driven-back
    enter BIG 4      refused RG-13.77
    enter GREN 4
    event moves-in GREN
    is unit GREN at 62 48 facing 0 garrison in 5
    is unit BIG at 60 48 facing 90 line

% RG-13.78: or none, as the winner likes
given STORM
    fight BIG; roll 4; roll 3; from GREN
    asks crown move-in
    answers enter GREN 4, no
    no
    is unit GREN at 63.1 46 facing 0 line

% RG-13.77, RG-13.86: who swept it and finds nobody to break through at may go in
place unit GREN at 62 46 facing 0 line charging cold bad-ground
place unit CONT at 62 48 facing 0 garrison in 5 stands 2
place unit CVET at 20 60 facing 180 line
place charge GREN CONT wheel 0 from 62 40 flags 1 level 0
place pair GREN CONT deep 200
place phase charge crown
    fight GREN; roll 6; roll 1
    event result GREN swept
    asks crown move-in
    enter GREN 4
    is unit GREN at 62 48 facing 0 garrison in 5

% given BACK
place unit HORSE at 40 20 facing 0 line charging cold clear-way no-colonel
place unit GUARD at 40 8 facing 0 line
place unit CONT at 40 20 facing 180 line
place unit CVET at 24 20 facing 90 line
place charge HORSE CONT wheel 0 from 40 13 flags 1 level 0
place pair HORSE CONT deep 75
place phase charge crown

% RG-13.79, RG-R81: a recall is a straight ride of a full move, to a place with room and 2 inches from all enemies
given BACK
    fight HORSE; roll 2; roll 4
    event result HORSE hard-pressed
    recall HORSE 40 1.9 0       refused RG-13.79
    recall HORSE 40 8 0         refused RG-13.79
    recall HORSE 40 19 0
    is unit HORSE at 40 19 facing 0 line

% RG-13.79: through nobody
given BACK
    fight HORSE; roll 2; roll 4
    recall HORSE 40 6 0         refused RG-13.79 "free way"
    recall HORSE 32 9 123
    is unit HORSE at 32 9 facing 123 within 0.1 line

% RG-13.79: not within 2 inches of an enemy
given BACK
    fight HORSE; roll 2; roll 4
    recall HORSE 28.8 18 0      refused RG-13.79 "2 inches"
    recall HORSE 29.5 18 0

% RG-13.80, RG-R81: where there is no such place it takes the printed result
given BACK
    fight HORSE; roll 2; roll 4
    recall HORSE 40 20.5 0      refused RG-13.79
    stay
    event carries HORSE

# ---- Breakthrough ----

% given THROUGH
place unit FOOT at 40 10 facing 0 line charging cold
place unit CONT at 40 10 facing 180 line
place unit MIL at 40 15 facing 180 line
place unit CVET at 40 24 facing 180 line
place charge FOOT CONT wheel 0 from 40 3 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown

% RG-13.83, RG-R82: half a move at the second figure, at the nearest enemy in reach
given THROUGH
    fight FOOT; roll 6; roll 1
    event breaks-through FOOT MIL
    event strikes FOOT MIL
    is unit FOOT at 40 15 within 0.03 facing 0 line

% RG-13.83: with one wheel of up to 45 degrees, or a column's free turn
place unit GREN at 40 10 facing 0 field charging cold
place unit CONT at 40 10 facing 180 line stands 4
place unit MIL at 45.5 15.5 facing 225 line stands 3
place unit CVET at 70 50 facing 180 line
place charge GREN CONT wheel 0 from 40 3 flags 1 level 0
place pair GREN CONT deep 75
place phase charge crown
    fight GREN; roll 6; roll 5
    event result GREN swept
    event breaks-through GREN MIL

% RG-13.84, RG-R82: it must be done
given THROUGH
    fight FOOT; roll 6; roll 1
    no event carries FOOT
    asks crown combats

% RG-13.85, RG-X7: by the option infantry that has swept may carry the position instead
battle rg-ranges bt_optional=on
given THROUGH
    fight FOOT; roll 6; roll 1
    asks crown breakthroughs
    carry FOOT
    event carries FOOT
    is unit FOOT at 40 10.75 within 0.01 facing 0 line

% RG-13.85: not cavalry
battle rg-ranges bt_optional=on
place unit HORSE at 40 10 facing 0 line charging cold clear-way no-colonel
place unit CONT at 40 10 facing 180 line
place unit MIL at 40 15 facing 180 line
place unit CVET at 70 50 facing 180 line
place charge HORSE CONT wheel 0 from 40 3 flags 1 level 0
place pair HORSE CONT deep 75
place phase charge crown
    fight HORSE; roll 6; roll 1
    event breaks-through HORSE MIL

% RG-13.86, RG-R82: who can reach nobody carries the position
battle rg-ranges
place unit FOOT at 40 10 facing 0 line charging cold
place unit CONT at 40 10 facing 180 line
place unit CVET at 40 30 facing 180 line
place charge FOOT CONT wheel 0 from 40 3 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 6; roll 1
    event carries FOOT
    no event breaks-through FOOT

% given TWICE
place unit FOOT at 20 10 facing 0 line charging cold
place unit GREN at 40 10 facing 0 line charging cold
place unit CONT at 20 10 facing 180 line
place unit RIFLE at 40 10 facing 180 extended
place unit MIL at 20 15 facing 180 line
place unit ELITE at 40 15 facing 180 line
place charge FOOT CONT wheel 0 from 20 3 flags 1 level 0
place charge GREN RIFLE wheel 0 from 40 3 flags 1 level 0
place pair FOOT CONT deep 75
place pair GREN RIFLE deep 75
place phase charge crown

% RG-13.87, RG-R113: after the last first combat they move one by one, in the mover's order
given TWICE
    fight FOOT; roll 6; roll 1
    fight GREN; roll 6; roll 1
    asks crown breakthroughs
    answers break FOOT MIL left 0, break GREN ELITE left 0
    break GREN ELITE left 0
    event strikes GREN ELITE

% RG-13.88: of equally near enemies the mover is asked which
place unit FOOT at 40 10 facing 0 line charging cold
place unit CONT at 40 10 facing 180 line
place unit MIL at 36 15 facing 180 line
place unit ELITE at 44 15 facing 180 line
place unit CVET at 70 50 facing 180 line
place charge FOOT CONT wheel 0 from 40 3 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 6; roll 1
    asks crown breakthroughs
    answer break FOOT MIL left 0
    answer break FOOT ELITE left 0

% RG-13.89, RG-R113: the beaten are enemies too
place unit HORSE at 40 10 facing 0 line charging cold clear-way no-colonel
place unit CONT at 40 10 facing 180 line
place unit MIL at 40 21.5 facing 180 broken
place unit CVET at 70 50 facing 180 line
place charge HORSE CONT wheel 0 from 40 3 flags 1 level 0
place pair HORSE CONT deep 75
place phase charge crown
    fight HORSE; roll 4; roll 4
    event breaks-through HORSE MIL

% RG-13.90, RG-R113: there is neither countercharge nor fire
place unit HORSE at 40 10 facing 0 line charging cold clear-way no-colonel
place unit CONT at 40 10 facing 180 line
place unit DRAG at 40 20 facing 180 line
place unit CVET at 70 50 facing 180 line
place charge HORSE CONT wheel 0 from 40 3 flags 1 level 0
place pair HORSE CONT deep 75
place phase charge crown
    fight HORSE; roll 4; roll 4
    event strikes HORSE DRAG
    asks crown combats

% RG-13.91, RG-13.39, RG-R113: the second combat is fought like the first, and then the position is carried
given THROUGH
    fight FOOT; roll 6; roll 1
    fight FOOT; roll 6; roll 1
    event result FOOT swept
    event carries FOOT
    no event breaks-through FOOT

% RG-13.91: horse that loses a second combat may not recall
place unit HORSE at 40 10 facing 0 line charging cold clear-way no-colonel
place unit CONT at 40 10 facing 180 line
place unit ELITE at 40 15 facing 180 line
place unit CVET at 70 50 facing 180 line
place charge HORSE CONT wheel 0 from 40 3 flags 1 level 0
place pair HORSE CONT deep 75
place phase charge crown
    fight HORSE; roll 4; roll 4
    fight HORSE; roll 1; roll 5
    event result HORSE falter
    event retreats HORSE two

% RG-13.28: a breakthrough has its line though there was no cold steel, and it is one line with it
place unit FOOT at 40 10 facing 0 line charging
place unit CONT at 40 10 facing 180 line
place unit MIL at 40 15 facing 180 line
place unit CVET at 70 50 facing 180 line
place charge FOOT CONT wheel 0 from 40 3 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 6; roll 1
    fight FOOT; roll 1; roll 1
    event combat-sum FOOT 1 5
    event reason cold steel or breakthrough 1

% RG-13.92, RG-R113: disorder that is due comes at the end of the phase, and does not count in the second combat
place unit FOOT at 40 10 facing 0 line charging cold bad-ground
place unit CONT at 40 10 facing 180 line
place unit MIL at 40 15 facing 180 line
place unit CVET at 70 50 facing 180 line
place charge FOOT CONT wheel 0 from 40 3 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 6; roll 1
    fight FOOT; roll 6; roll 1
    event combat-sum FOOT 6 10
    event order FOOT disordered

% RG-13.65, RG-13.92: after a second combat a winner ends disordered over open ground too
given THROUGH
    fight FOOT; roll 6; roll 1
    fight FOOT; roll 6; roll 1
    event order FOOT disordered

% RG-13.93: then all marks of charging are taken off
place unit FOOT at 30 10 facing 0 line charging cold bad-ground
place unit CONT at 30 10 facing 180 line
place unit CVET at 70 50 facing 180 line
place charge FOOT CONT wheel 0 from 30 3 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 4; roll 3
    is unit FOOT at 30 10.75 within 0.01 facing 0 line disordered.
    not charge FOOT CONT
    not pair FOOT CONT
