# Regimental: whole sums, as a player reckons them from the sheet: several lines at once, and what comes of them.
battle rg-drill

# ---- Maneuver: both columns ----

% RG-5.7, RG-5.10, RG-5.11, RG-5.15, RG-5.18: elite +2, fresh +2, in command +1, brave colonel +1, field column +1
place unit ELITE at 40 18 facing 0 field
place unit GREY at 40 14
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw ELITE; roll 1 1
    event sum ELITE 7 7
    event entry ELITE double-quick

% RG-4.27, RG-5.7: a leader attached beside the colonel adds nothing but command
place unit ELITE at 40 18 facing 0 line
place unit GREY with ELITE
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw ELITE; roll 1 1
    event sum ELITE 6 6

% RG-5.8, RG-5.14, RG-5.17, RG-5.21: raw -1, spent -2, out of command -1, outflanked -2; doubles mean nothing at -6
place unit RAW at 40 18 facing 0 line stands 4
place unit HESS at 6 12 facing 0 line
place unit ELITE at 20 12 facing 0 line no-colonel
place unit CONT at 40 11 facing 0 line
place phase throws crown
    throw RAW; roll 3 3
    event sum RAW -6 -6
    event entry RAW panic

% RG-5.22: 8.5" behind it nobody outflanks; -4 on doubles is to fall back, and with no enemy close it stays and may fire
place unit RAW at 40 18 facing 0 line stands 4
place unit HESS at 6 12 facing 0 line
place unit ELITE at 20 12 facing 0 line no-colonel
place unit CONT at 40 8.7 facing 0 line
place phase throws crown
    throw RAW; roll 3 3
    event sum RAW -4 -4
    event entry RAW fall-back
    no event retreats RAW close
    is unit RAW at 40 18 facing 0 line stands 4 thrown

% RG-2.16, RG-5.21, RG-5.44: broken, with an enemy behind: -2 once, and the right column
place unit VET at 40 18 facing 0 broken stands 6
place unit HESS at 6 12 facing 0 line
place unit ELITE at 20 12 facing 0 line no-colonel
place unit CONT at 40 10 facing 0 line
place phase throws crown
    throw VET; roll 3 3
    event sum VET 0 0
    event entry VET rally

% RG-2.38, RG-5.16, RG-5.24, RG-4.12: worn Hessians, a battalion gun 1" off, the army's leader near
place unit HESS at 40 18 facing 0 line stands 4
place unit BGUN at 43.5 18 facing 0 unlimbered
place unit HOWE at 40 14
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw HESS; roll 1 3
    event sum HESS 2 0
    event entry HESS well-handled

% RG-4.13, RG-X12: with superior_prov the leader of the army gives provisional command
battle rg-drill superior_prov=on
place unit HESS at 40 18 facing 0 line stands 4
place unit BGUN at 43.5 18 facing 0 unlimbered
place unit HOWE at 40 14
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw HESS; roll 1 3
    event sum HESS 1 -1
    event entry HESS tardy

% RG-4.17, RG-4.18: militia with its leader attached: raw -1, fresh +2, leader +1, and no line of command
battle rg-drill
place unit MIL at 40 40 facing 180 line
place unit POOR with MIL
place unit VET at 20 5 facing 0 line
place phase throws american
    throw MIL; roll 2 2
    event sum MIL 2 2

% RG-5.25, RG-5.26: Indians in the wood 2 - 1 + 1, in the open 2 - 1 - 1
place unit NATIVE at 10 47 facing 180 extended
place unit VET at 20 5 facing 0 line
place phase throws american
    throw NATIVE; roll 2 2
    event sum NATIVE 2 2

% RG-5.26: in the open
place unit NATIVE at 40 30 facing 180 extended
place unit VET at 20 5 facing 0 line
place phase throws american
    throw NATIVE; roll 2 2
    event sum NATIVE 0 0

% RG-5.12, RG-5.15, RG-5.18: a limbered battery: veteran +1, battery +2, limbered +1, out of command -1
place unit MGUN at 40 20 facing 0 limbered
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw MGUN; roll 1 6
    event sum MGUN 3 -2
    event entry MGUN tardy

% RG-5.35, RG-5.37: a heavy gun unlimbered, outflanked and with an enemy close: +2 - 1 - 2, doubles, and it is lost
place unit HGUN at 40 18 facing 0 unlimbered
place unit VET at 10 12 facing 0 line
place unit CONT at 40 13 facing 0 line
place phase throws crown
    throw HGUN; roll 2 2
    event sum HGUN -1 -1
    event entry HGUN fall-back
    event gun HGUN 1 wrecked
    event lost HGUN

% RG-5.38: a medium gun limbers and makes a full retreat, silenced
place unit AGUN at 40 30 facing 180 unlimbered
place unit CONT at 10 56 facing 180 line
place unit VET at 40 35 facing 180 line
place phase throws american
    throw AGUN; roll 2 2
    event sum AGUN -1 -1
    event entry AGUN fall-back
    event gun AGUN 1 silenced
    event retreats AGUN guns

% RG-2.27, RG-X11: with mg_heavy it is lost
battle rg-drill mg_heavy=on
place unit AGUN at 40 30 facing 180 unlimbered
place unit CONT at 10 56 facing 180 line
place unit VET at 40 35 facing 180 line
place phase throws american
    throw AGUN; roll 2 2
    event entry AGUN fall-back
    event lost AGUN

% RG-5.42: fixed guns that panic are lost with no enemy close
battle rg-drill
place unit SIEGE at 40 30 facing 180 unlimbered
place unit CONT at 10 56 facing 180 line
place unit VET at 40 38.5 facing 180 line
place phase throws american
    throw SIEGE; roll 1 6
    event sum SIEGE -1 -6
    event entry SIEGE panic
    event lost SIEGE

% RG-5.29, RG-14.5: a wounded leader takes 1 from the throw he leads
place unit VET at 40 18 facing 0 line
place unit GREY at 40 14 wounded
place unit CONT at 60 56 facing 180 line
place phase throws crown
    lead GREY; with VET; roll-dice; roll 2 2
    event sum VET 3 3

% RG-5.28, RG-15.1: a brigade that lost one of two regiments and has the other spent: 0 - 2 - 1 - 1
place unit CONT at 40 40 facing 180 line stands 4
place unit CVET lost
place unit VET at 20 5 facing 0 line
place phase throws american
    throw CONT; roll 1 1
    event sum CONT -4 -4
    event entry CONT fall-back

% RG-15.1: exactly half is not more than half
place unit CONT at 40 40 facing 180 line
place unit CVET lost
place unit VET at 20 5 facing 0 line
place phase throws american
    throw CONT; roll 1 1
    event sum CONT 1 1

% RG-5.47, RG-5.45: disordered and spent: doubles waver, others are shaken
place unit VET at 40 18 facing 0 line stands 3 disordered
place unit HESS at 6 12 facing 0 line
place unit ELITE at 20 12 facing 0 line no-colonel
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 4 4
    event sum VET -2 -2
    event entry VET wavering
    is unit VET at 40 18 facing 0 line stands 3 disordered thrown
    again
    throw VET; roll 3 4
    event entry VET shaken
    is unit VET at 40 18 facing 0 line stands 3 thrown

% RG-5.48: a rout costs as many stands as the dice differ
place unit RAW at 40 18 facing 0 line stands 5 disordered
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw RAW; roll 2 6
    event sum RAW -2 -6
    event entry RAW rout
    event loses RAW 4 1
    event order RAW broken

% RG-5.43: 6 and more gives good order and a well-handled maneuver at the first figure
place unit VET at 40 12 facing 0 line disordered
place unit GREY at 40 9
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 4 2
    event sum VET 4 6
    event entry VET elan
    done; ahead VET 40
    is unit VET at 40 22 within 0.01 facing 0 line thrown

# ---- Menus, rates and ground ----

% RG-6.1, RG-6.2: more than half a move leaves no room for a change of formation, half a move does
place unit VET at 40 12 facing 0 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    ahead VET 5.5
    form VET field      refused RG-6.2
    again
    ahead VET 5; form VET field
    is unit VET at 40 17 facing 0 field.

% RG-6.2, RG-7.2: the half move after a change of formation is at the rate of the new one
place unit VET at 40 10 facing 0 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    form VET field; ahead VET 40
    is unit VET at 40 16 facing 0 field.

% RG-6.12: a tardy full move disorders
place unit VET at 40 12 facing 0 line menu tardy
place unit CONT at 60 56 facing 180 line
place phase act crown
    full VET; ahead VET 40
    event order VET disordered
    is unit VET at 40 22 facing 0 line disordered.

% RG-6.13: tardy troops take no column
place unit VET at 40 12 facing 0 line menu tardy
place unit CONT at 60 56 facing 180 line
place phase act crown
    form VET field      refused RG-6.10
    form VET extended
    is unit VET at 40 12 facing 0 extended.

% RG-7.22, RG-10.7: a fence anywhere on the way makes every open inch broken: 8", not 10"
place unit VET at 20 20 facing 0 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    ahead VET 40
    is unit VET at 20 28 within 0.01 facing 0 line.

% RG-7.22: who stops before it pays for open ground
place unit VET at 20 14.2 facing 0 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    ahead VET 9.7
    is unit VET at 20 23.9 within 0.01 facing 0 line

% RG-7.16, RG-7.17, RG-10.9: a creek in the middle: 5.875" open, 1" rough, and 2.458" open again
place unit VET at 14 29.5 facing 0 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    ahead VET 40
    is unit VET at 14 38.833 within 0.02 facing 0 line.

% RG-6.45, RG-6.46, RG-6.47: a passage of lines with raw troops marks and disorders both
place unit VET at 50 10 facing 0 line menu well
place unit RAW at 50 13 facing 0 line
place unit CONT at 20 56 facing 180 line
place phase act crown
    through VET; ahead VET 5
    event passed-through VET RAW
    event order VET disordered
    event order RAW disordered

% RG-6.47: with neither raw nor disordered, in the open, it only marks
place unit VET at 50 12 facing 0 line menu well
place unit HESS at 50 14 facing 0 line
place unit CONT at 20 56 facing 180 line
place phase act crown
    through VET; ahead VET 5
    event passed-through VET HESS
    no event order HESS disordered
    is unit HESS at 50 14 facing 0 line passed-lines.

% RG-6.53: a change of front on the left end
place unit VET at 40 14 facing 0 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    front VET left left 90
    is unit VET at 36 within 0.01 18 within 0.01 facing 270 within 0.1 line

# ---- Fire ----

% RG-11.18, RG-11.44: ten muskets at 4": +1, and 7 is galling for trained troops
battle rg-ranges
place unit FOOT at 40 5 facing 0 line
place unit CONT at 40 9 facing 180 line
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 2 4
    event fires CONT 1000 1
    event fire-dice CONT 2 4 7
    event effect CONT galling
    event order CONT disordered

% RG-2.14, RG-11.33, RG-11.42: disordered they have five
place unit FOOT at 40 5 facing 0 line disordered
place unit CONT at 40 9 facing 180 line
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 2 4
    event fires CONT 500 -1
    event effect CONT lively
    no event order CONT disordered

% RG-11.33, RG-X6: disordered and low is one half; with halves_multiply a quarter
place unit FOOT at 40 5 facing 0 line disordered low
place unit CONT at 40 9 facing 180 line
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 2 4
    event fires CONT 500 -1

% RG-11.34, RG-X6: each halves again
battle rg-ranges halves_multiply=on
place unit FOOT at 40 5 facing 0 line disordered low
place unit CONT at 40 9 facing 180 line
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 2 4
    event fires CONT 250 -3

% RG-11.43, RG-11.49: six raw muskets: 0 - 1
battle rg-ranges
place unit LOYAL at 40 5 facing 0 line
place unit CONT at 40 9 facing 180 line
place phase musketry american
    fire-at CONT; all LOYAL; fire; roll 2 2
    event fires CONT 600 -1

% RG-11.49: as many points of raw troops as of others are half
place unit LOYAL at 37 5 facing 0 line
place unit GREEN at 43 5 facing 0 line
place unit CONT at 40 8.5 facing 180 line
place phase musketry american
    fire-at CONT; all LOYAL; all GREEN; fire; roll 2 2
    event fires CONT 1200 1

% RG-11.20, RG-11.50: four rifles of jaegers at 8": -1 + 1; beyond, to 12", two points: -3 + 1
place unit JAEG at 40 5 facing 0 extended
place unit BIG at 70 5 facing 0 line
place unit CONT at 40 13 facing 180 line
place phase musketry american
    fire-at CONT; all JAEG; fire; roll 2 2
    event fires CONT 400 0

% RG-11.20: and beyond 8" half
place unit JAEG at 40 3 facing 0 extended
place unit CONT at 40 13 facing 180 line
place phase musketry american
    fire-at CONT; all JAEG; fire; roll 2 2
    event fires CONT 200 -2

% RG-11.21, RG-X2: rifle_left has a half from 4" to 8" and nothing beyond
battle rg-ranges rifle_left=on
place unit JAEG at 40 5 facing 0 extended
place unit CONT at 40 13 facing 180 line
place phase musketry american
    fire-at CONT; all JAEG; fire; roll 2 2
    event fires CONT 200 -2

% RG-11.19, RG-X1: musket_far reaches 8"
battle rg-ranges musket_far=on
place unit FOOT at 40 5 facing 0 line
place unit CONT at 40 13 facing 180 line
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 2 2
    event fires CONT 1000 1

% RG-11.24, RG-11.45, RG-11.54: four medium guns at 12" at a march column: +2 + 2
battle rg-ranges
place unit MEDIUM at 40 3 facing 0 unlimbered
place unit MIL at 40 14.5 facing 180 march
place unit CVET at 70 60 facing 180 line
place phase musketry american
    fire-at MIL; all MEDIUM; fire; roll 1 1
    event fires MIL 1200 4

% RG-11.53, RG-11.54, RG-11.55: faced about besides, +1 more; with target_lines_max the larger alone
place unit MEDIUM at 40 3 facing 0 unlimbered
place unit MIL at 40 14.5 facing 180 march faced-about
place unit CVET at 70 60 facing 180 line
place phase musketry american
    fire-at MIL; all MEDIUM; fire; roll 1 1
    event fires MIL 1200 5

% RG-11.55, RG-X5: the larger alone
battle rg-ranges target_lines_max=on
place unit MEDIUM at 40 3 facing 0 unlimbered
place unit MIL at 40 14.5 facing 180 march faced-about
place unit CVET at 70 60 facing 180 line
place phase musketry american
    fire-at MIL; all MEDIUM; fire; roll 1 1
    event fires MIL 1200 4

% RG-11.28, RG-11.29, RG-X3: a howitzer at 30" has 3, by how_monotone 2
battle rg-ranges
place unit HOW at 20 8 facing 90 unlimbered
place unit CONT at 50 8 facing 270 line
place phase musketry american
    fire-at CONT; all HOW; fire; roll 1 1
    event fires CONT 300 -2

% RG-11.29, RG-X3: two
battle rg-ranges how_monotone=on
place unit HOW at 20 8 facing 90 unlimbered
place unit CONT at 50 8 facing 270 line
place phase musketry american
    fire-at CONT; all HOW; fire; roll 1 1
    event fires CONT 200 -3

% RG-11.22, RG-11.39: a siege gun at 60" has 1, and nothing beyond
battle rg-ranges
place unit SIEGE at 10 8 facing 90 unlimbered
place unit CONT at 70 8 facing 270 line
place phase musketry american
    fire-at CONT; all SIEGE; fire; roll 1 1
    event fires CONT 100 -4

% RG-11.22: nothing at 61"
place unit SIEGE at 10 8 facing 90 unlimbered
place unit FOOT at 20 3 facing 0 line
place unit CONT at 71 8 facing 270 line
place unit CVET at 40 30 facing 270 line
place phase musketry american
    fire-at CONT    refused RG-11.14

% RG-11.52: limbered guns as a target: +1
place unit FOOT at 40 5 facing 0 line
place unit AGUN at 40 9 facing 180 limbered
place unit CVET at 70 60 facing 180 line
place phase musketry american
    fire-at AGUN; all FOOT; fire; roll 1 1
    event reason guns limbered, enfiladed or close 1

% RG-11.59: riflemen in extended line in a wood: -2
place unit FOOT at 10 41 facing 0 line
place unit RIFLE at 10 44.9 facing 180 extended
place unit CVET at 70 60 facing 180 line
place phase musketry american
    fire-at RIFLE; all FOOT; fire; roll 1 1
    event reason full cover, or extended line in partial cover -2

# ---- Charge ----

% RG-13.11, RG-13.13, RG-13.16, RG-13.28, RG-R75: veterans with cold steel 4, trained troops 2
place unit FOOT at 40 10 facing 0 line charging cold
place unit CONT at 40 10 facing 180 line
place charge FOOT CONT wheel 0 from 40 3 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 2
    event combat-sum FOOT 1 5
    event combat-sum CONT 2 4
    event result FOOT hard-pressed 1

% RG-13.52, RG-13.53, RG-13.81, RG-13.82: two desperate struggles, then the lines that are left
place unit FOOT at 40 10 facing 0 line charging cold
place unit CONT at 40 10 facing 180 line
place unit CVET at 70 60 facing 180 line
place charge FOOT CONT wheel 0 from 40 3 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 3
    event result FOOT desperate 0
    event loses FOOT 1 9
    event loses CONT 1 7
    roll 2; roll 3
    event combat-sum FOOT 2 4
    event combat-sum CONT 3 4
    event result FOOT desperate 0
    roll 1; roll 1
    event combat-sum FOOT 1 3
    event combat-sum CONT 1 0
    event result FOOT driven-back 3
    event loses CONT 1 5

% RG-13.12, RG-13.19: elite guards against twice their number
place unit GUARD at 40 10 facing 0 line charging cold
place unit CONT at 40 10 facing 180 line
place charge GUARD CONT wheel 0 from 40 3 flags 1 level 0
place pair GUARD CONT deep 75
place phase charge crown
    fight GUARD; roll 1; roll 1
    event combat-sum GUARD 1 5
    event combat-sum CONT 1 3

% RG-13.20, RG-13.23: guns alone against three times their stands: -2 - 1
place unit FOOT at 40 10 facing 0 line charging cold
place unit AGUN at 40 10 facing 180 unlimbered
place unit CVET at 70 60 facing 180 line
place charge FOOT AGUN wheel 0 from 40 3 flags 1 level 0
place pair FOOT AGUN deep 150
place phase charge crown
    fight FOOT; roll 1; roll 1
    event combat-sum AGUN 1 -2

% RG-13.21: with troops in good order within 2" of them +1, and no -1
place unit FOOT at 40 10 facing 0 line charging cold
place unit AGUN at 40 10 facing 180 unlimbered
place unit CVET at 40 13 facing 180 line
place charge FOOT AGUN wheel 0 from 40 3 flags 1 level 0
place pair FOOT AGUN deep 150
place phase charge crown
    fight FOOT; roll 1; roll 1
    event combat-sum AGUN 1 0

% RG-13.24, RG-13.25, RG-13.31, RG-13.18, RG-13.15: militia, spent, disordered, in march column: -1 -2 -1 -1 -2, and 2 to 1
place unit FOOT at 40 10 facing 0 line charging cold
place unit MIL at 40 10 facing 180 march stands 4 disordered
place unit CVET at 70 60 facing 180 line
place charge FOOT MIL wheel 0 from 40 3 flags 1 level 0
place pair FOOT MIL deep 75
place phase charge crown
    fight FOOT; roll 1; roll 6
    event combat-sum MIL 6 -2
    event result FOOT swept 7

% RG-13.27: on ground that the battle calls strong +2
place unit FOOT at 29 28.6 facing 0 line charging cold
place unit CONT at 29 28.6 facing 180 line
place charge FOOT CONT wheel 0 from 29 20 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event combat-sum CONT 1 5

% RG-13.62, RG-13.63, RG-14.16, RG-14.17: repulsed; the leader with it throws, and 1 and 6 capture him
place unit LOYAL at 40 10 facing 0 line charging stands 4
place unit GREY with LOYAL
place unit FRENCH at 40 10 facing 180 line
place unit FOOT at 70 5 facing 0 line
place charge LOYAL FRENCH wheel 0 from 40 3 flags 1 level 0
place pair LOYAL FRENCH deep 75
place phase charge crown
    fight LOYAL; roll 1; roll 3
    event result LOYAL repulsed
    roll 1 6
    event fate GREY captured

% RG-14.17: 5 and 5 is a grievous wound
place unit LOYAL at 40 10 facing 0 line charging stands 4
place unit GREY with LOYAL
place unit FRENCH at 40 10 facing 180 line
place unit FOOT at 70 5 facing 0 line
place charge LOYAL FRENCH wheel 0 from 40 3 flags 1 level 0
place pair LOYAL FRENCH deep 75
place phase charge crown
    fight LOYAL; roll 1; roll 3
    roll 5 5
    event fate GREY grievous

# ---- Points ----

% RG-15.4 to RG-15.17: what either side scores for stands removed
place unit CONT at 20 60 facing 180 line stands 5
place unit MIL at 30 60 facing 180 line stands 5
place unit FRENCH lost
place unit AGUN at 40 60 facing 180 unlimbered stands 2
place unit DRAG at 50 60 facing 180 line stands 4
place unit ONEIDA at 60 60 facing 180 extended stands 3
place unit FOOT at 10 3 facing 0 line stands 8
place unit LIGHT at 20 3 facing 0 extended stands 3
place unit GREN at 28 3 facing 0 line stands 5
place unit GUARD at 35 3 facing 0 line stands 3
place unit LOYAL at 41 3 facing 0 line stands 5
place unit GREEN at 48 3 facing 0 line stands 5
place unit JAEG at 56 3 facing 0 extended stands 3
place unit BRAVES at 63 3 facing 0 extended stands 3
place unit HORSE at 70 3 facing 0 line stands 5
place unit MEDIUM at 76 3 facing 0 unlimbered stands 3
place phase throws crown
    score crown 38 american 25
