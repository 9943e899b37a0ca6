# Regimental: halving and adding, points to die, and the modifiers of fire.
battle rg-ranges

# ---- Halving and adding ----

% RG-11.33, RG-R58: disordered troops have half their points
place unit FOOT at 36 10 facing 0 line disordered
place unit CONT at 36 13 facing 180 line
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 1 1
    event shoots FOOT CONT 10 500

% RG-11.33: so have those low on ammunition
place unit FOOT at 36 10 facing 0 line low
place unit CONT at 36 13 facing 180 line
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 1 1
    event shoots FOOT CONT 10 500

% RG-11.33: a damaged gun stand, and one that is low, each by itself
place unit MEDIUM at 36 10 facing 0 unlimbered damaged 1 gun-low 2
place unit CONT at 36 20 facing 180 line
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 1 1
    event shoots MEDIUM CONT 4 900

% RG-11.33: once, however many of these there are
place unit FOOT at 36 10 facing 0 mass disordered low
place unit CONT at 36 11.2 facing 180 line
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 1 1
    event shoots FOOT CONT 10 500

% RG-11.34, RG-X6: by the option each halves again
battle rg-ranges halves_multiply=on
place unit FOOT at 36 10 facing 0 mass disordered low
place unit CONT at 36 11.2 facing 180 line
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 1 1
    event shoots FOOT CONT 10 125

% RG-11.34: in sixteenths: half a point of a rifle, three times halved
battle rg-ranges halves_multiply=on
place unit JAEG at 36 10 facing 0 mass disordered low
place unit CONT at 36 21 facing 180 line
place phase musketry american
    fire-at CONT; all JAEG; fire; roll 1 1
    event shoots JAEG CONT 4 25

% RG-11.35, RG-R59: all that fire at one target are one throw
battle rg-ranges
place unit FOOT at 36 10 facing 0 line
place unit MEDIUM at 44 10 facing 0 unlimbered
place unit CONT at 38 13 facing 180 line
place phase musketry american
    fire-at CONT; all FOOT; all MEDIUM; fire
    asks dice 2d6 fire
    roll 1 1
    event fires CONT 2800
    asks american fire

% RG-11.36, RG-R60: without points there is no combat: a unit that cannot reach adds nothing
place unit FOOT at 36 10 facing 0 line
place unit GREN at 50 10 facing 0 line
place unit CONT at 36 13 facing 180 line
place phase musketry american
    fire-at CONT; all GREN    refused RG-11.14
    fire     refused RG-11.36
    all FOOT

# ---- Points to die ----

% RG-11.38, RG-11.37, RG-R60: half a point: -5
place unit JAEG at 36 10 facing 0 extended
place unit CONT at 36 20 facing 180 line
place phase musketry american
    fire-at CONT; some JAEG 2 2; fire; roll 1 1
    event fires CONT 50
    event reason fire points -5

% RG-11.39, RG-11.37, RG-R60: 1 point: -4
place unit BIG at 36 10 facing 0 line
place unit CONT at 36 12 facing 180 line
place phase musketry american
    fire-at CONT; some BIG 5 5; fire; roll 1 1
    event fires CONT 100
    event reason fire points -4

% RG-11.39, RG-11.37, RG-R60: 1.5 points: -4
place unit JAEG at 36 10 facing 0 extended
place unit CONT at 36 20 facing 180 line
place phase musketry american
    fire-at CONT; some JAEG 1 3; fire; roll 1 1
    event fires CONT 150
    event reason fire points -4

% RG-11.40, RG-11.37, RG-R60: 2 points: -3
place unit BIG at 36 10 facing 0 line
place unit CONT at 36 12 facing 180 line
place phase musketry american
    fire-at CONT; some BIG 5 6; fire; roll 1 1
    event fires CONT 200
    event reason fire points -3

% RG-11.41, RG-11.37, RG-R60: 3 points: -2
place unit BIG at 36 10 facing 0 line
place unit CONT at 36 12 facing 180 line
place phase musketry american
    fire-at CONT; some BIG 5 7; fire; roll 1 1
    event fires CONT 300
    event reason fire points -2

% RG-11.42, RG-11.37, RG-R60: 4 points: -1
place unit BIG at 36 10 facing 0 line
place unit CONT at 36 12 facing 180 line
place phase musketry american
    fire-at CONT; some BIG 5 8; fire; roll 1 1
    event fires CONT 400
    event reason fire points -1

% RG-11.42, RG-11.37, RG-R60: 5.5 points: -1
place unit BIG at 36 10 facing 0 line disordered
place unit CONT at 36 12 facing 180 line
place phase musketry american
    fire-at CONT; some BIG 2 12; fire; roll 1 1
    event fires CONT 550
    event reason fire points -1

% RG-11.43, RG-11.37, RG-R60: 6 points: 0
place unit BIG at 36 10 facing 0 line
place unit CONT at 36 12 facing 180 line
place phase musketry american
    fire-at CONT; some BIG 5 10; fire; roll 1 1
    event fires CONT 600
    event fire-dice CONT 1 1 2

% RG-11.43, RG-11.37, RG-R60: 6.5 points: 0
place unit MEDIUM at 36 10 facing 0 unlimbered damaged 1
place unit GREN at 41.1 10 facing 0 line
place unit FOOT at 28.9 10 facing 0 line
place unit CONT at 36 12 facing 180 line
place phase musketry american
    fire-at CONT; some MEDIUM 1 1; some GREN 1 1; some FOOT 8 10; fire; roll 1 1
    event fires CONT 650
    event fire-dice CONT 1 1 2

% RG-11.44, RG-11.37, RG-R60: 9 points: +1
place unit BIG at 36 10 facing 0 line
place unit CONT at 36 12 facing 180 line
place phase musketry american
    fire-at CONT; some BIG 3 11; fire; roll 1 1
    event fires CONT 900
    event reason fire points 1

% RG-11.45, RG-11.37, RG-R60: 12 points: +2
place unit BIG at 36 10 facing 0 line
place unit CONT at 36 12 facing 180 line
place phase musketry american
    fire-at CONT; some BIG 2 13; fire; roll 1 1
    event fires CONT 1200
    event reason fire points 2

% RG-11.46, RG-11.37, RG-R60: 15 points: +3
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit CONT at 36 12 facing 180 line
place phase musketry american
    fire-at CONT; some MEDIUM 1 3; fire; roll 1 1
    event fires CONT 1500
    event reason fire points 3

% RG-11.47, RG-11.37, RG-R60: 20 points: +4
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit CONT at 36 12 facing 180 line
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 1 1
    event fires CONT 2000
    event reason fire points 4

% RG-11.47, RG-11.37, RG-R60: 24 points: +4
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit FOOT at 28.9 10 facing 0 line
place unit GREN at 41.1 10 facing 0 line
place unit CONT at 36 12 facing 180 line
place phase musketry american
    fire-at CONT; all MEDIUM; some FOOT 8 10; some GREN 1 1; fire; roll 1 1
    event fires CONT 2400
    event reason fire points 4

% RG-11.48, RG-11.37, RG-R60: 25 points: +5
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit FOOT at 28.9 10 facing 0 line
place unit GREN at 41.1 10 facing 0 line
place unit CONT at 36 12 facing 180 line
place phase musketry american
    fire-at CONT; all MEDIUM; some FOOT 8 10; some GREN 1 2; fire; roll 1 1
    event fires CONT 2500
    event reason fire points 5

# ---- Modifiers of the die ----

% RG-11.49, RG-R61: raw troops fire with -1
place unit LOYAL at 36 10 facing 0 line
place unit CONT at 36 13 facing 180 line
place phase musketry american
    fire-at CONT; all LOYAL; fire; roll 1 1
    event reason raw troops or guns firing -1

% RG-11.49: so do raw guns, with half of the points
place unit LIGHTGUN at 36 10 facing 0 unlimbered
place unit GREN at 40 10 facing 0 line
place unit CONT at 38 13 facing 180 line
place phase musketry american
    fire-at CONT; all LIGHTGUN; some GREN 1 4; fire; roll 1 1
    event fires CONT 800
    event reason raw troops or guns firing -1

% RG-11.49: with less than half there is no such line
place unit LIGHTGUN at 36 10 facing 0 unlimbered
place unit GREN at 40 10 facing 0 line
place unit CONT at 38 13 facing 180 line
place phase musketry american
    fire-at CONT; all LIGHTGUN; some GREN 1 5; fire; roll 1 1
    event fires CONT 900
    no event reason raw troops or guns firing -1

% RG-11.50, RG-R61: marksmen fire with +1
place unit JAEG at 36 10 facing 0 extended
place unit CONT at 36 13 facing 180 line
place phase musketry american
    fire-at CONT; all JAEG; fire; roll 1 1
    event reason marksmen, or buck and ball in a charge 1

% RG-11.50: with half of the points
place unit JAEG at 36 10 facing 0 extended
place unit GREN at 43.1 10 facing 0 line
place unit CONT at 39 13 facing 180 line
place phase musketry american
    fire-at CONT; all JAEG; some GREN 1 4; fire; roll 1 1
    event reason marksmen, or buck and ball in a charge 1

% RG-11.50: not with less
place unit JAEG at 36 10 facing 0 extended
place unit GREN at 43.1 10 facing 0 line
place unit CONT at 39 13 facing 180 line
place phase musketry american
    fire-at CONT; all JAEG; some GREN 1 5; fire; roll 1 1
    event fires CONT 900
    no event reason marksmen, or buck and ball in a charge 1

% RG-11.50: buck and ball counts at a charging target
place unit FOOT at 36 13 facing 0 line charging
place unit CONT at 36 13 facing 180 line
place charge FOOT CONT wheel 0 from 36 6 flags 1 level 0
place pair FOOT CONT deep 75
place phase musketry crown
    fire-at FOOT; all CONT; fire; roll 1 1
    event reason marksmen, or buck and ball in a charge 1

% RG-11.50: and when the shooter charges
place unit FOOT at 36 13 facing 0 line
place unit CONT at 36 13 facing 180 line charging
place charge CONT FOOT wheel 0 from 36 20 flags 1 level 0
place pair CONT FOOT deep 75
place phase musketry american
    end
    fire-at FOOT; all CONT; fire; roll 1 1
    event reason marksmen, or buck and ball in a charge 1

% RG-11.50: not without a charge
place unit FOOT at 36 11 facing 0 line
place unit CONT at 36 13 facing 180 line
place phase musketry crown
    fire-at FOOT; all CONT; fire; roll 1 1
    event fires FOOT
    no event reason marksmen, or buck and ball in a charge 1

% RG-11.50: the Crown's muskets have none
place unit FOOT at 36 13 facing 0 line
place unit CONT at 36 13 facing 180 line charging
place charge CONT FOOT wheel 0 from 36 20 flags 1 level 0
place pair CONT FOOT deep 75
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 1 1
    event fires CONT
    no event reason marksmen, or buck and ball in a charge 1

% RG-11.51: a charge that was checked gives no such line
place unit FOOT at 36 13 facing 0 line
place unit GREN at 44.5 12.2 facing 0 line no-colonel
place unit CONT at 36 13 facing 180 line charging
place charge CONT FOOT wheel 0 from 36 20 flags 1 level 0
place pair CONT FOOT deep 75
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 6 6
    event checked CONT
    fire-at FOOT; all CONT; fire; roll 1 1
    event fires FOOT
    no event reason marksmen, or buck and ball in a charge 1

% RG-11.52, RG-R62: limbered guns as a target, +1
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit AGUN at 36 20 facing 180 limbered
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 58 facing 180 line
place phase musketry american
    fire-at AGUN; all MEDIUM; fire; roll 1 1
    event reason guns limbered, enfiladed or close 1

% RG-11.52: guns that are enfiladed
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit AGUN at 36 20 facing 0 unlimbered
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 58 facing 180 line
place phase musketry american
    fire-at AGUN; all MEDIUM; fire; roll 1 1
    event reason guns limbered, enfiladed or close 1

% RG-11.52: guns with any shooter within 4 inches
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit GREN at 42 16.1 facing 0 line
place unit AGUN at 37 20 facing 180 unlimbered
place unit CVET at 70 58 facing 180 line
place phase musketry american
    fire-at AGUN; all MEDIUM; some GREN 1 1; fire; roll 1 1
    event reason guns limbered, enfiladed or close 1

% RG-11.52: otherwise nothing
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit AGUN at 36 20 facing 180 unlimbered
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 58 facing 180 line
place phase musketry american
    fire-at AGUN; all MEDIUM; fire; roll 1 1
    event fires AGUN 1200
    no event reason guns limbered, enfiladed or close 1

% RG-11.53, RG-R63: a field column, +1
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit CONT at 36 20 facing 180 field
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 1 1
    event reason dense, mounted, broken or caught moving 1

% RG-11.53: a mass
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit CONT at 36 20 facing 180 mass
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 1 1
    event reason dense, mounted, broken or caught moving 1

% RG-11.53: mounted cavalry, and not on foot
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit DRAG at 36 20 facing 180 line
place unit CVET at 70 58 facing 180 line
place phase musketry american
    fire-at DRAG; all MEDIUM; fire; roll 1 1
    event reason dense, mounted, broken or caught moving 1

% RG-11.53: dismounted it is none
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit DRAG at 36 20 facing 180 extended on-foot
place unit CVET at 70 58 facing 180 line
place phase musketry american
    fire-at DRAG; all MEDIUM; fire; roll 1 1
    event fires DRAG
    no event reason dense, mounted, broken or caught moving 1

% RG-11.53: the broken
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit CONT at 36 20 facing 180 broken
place unit CVET at 70 58 facing 180 line
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 1 1
    event reason dense, mounted, broken or caught moving 1

% RG-11.53: who has marched by the flank
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit CONT at 36 20 facing 180 line by-flank
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 1 1
    event reason dense, mounted, broken or caught moving 1

% RG-11.53: who has faced about
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit CONT at 36 20 facing 180 line faced-about
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 1 1
    event reason dense, mounted, broken or caught moving 1

% RG-11.53: who has passed lines
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit CONT at 36 20 facing 180 line passed-lines
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 1 1
    event reason dense, mounted, broken or caught moving 1

% RG-11.53: once, though several of these are true
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit CONT at 36 20 facing 180 field passed-lines by-flank
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 1 1
    event fires CONT 1200 3

% RG-11.53: a line that stood is none of them
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit CONT at 36 20 facing 180 line
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 1 1
    event fires CONT 1200 2

% RG-11.54, RG-R63: a march column, +2
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit CONT at 36 20 facing 180 march
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 1 1
    event reason march column or enfiladed 2
    event fires CONT 1200 4

% RG-11.55, RG-R63: the lines of +1 and +2 add
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit CONT at 36 20 facing 0 field
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 1 1
    event fires CONT 1200 5

% RG-11.55, RG-X5: by the option the larger counts alone
battle rg-ranges target_lines_max=on
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit CONT at 36 20 facing 0 field
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 1 1
    event fires CONT 1200 4
    event reason march column or enfiladed 2

% RG-11.56, RG-R64: enfilade by half of the points
battle rg-ranges
place unit FOOT at 36 10 facing 0 line
place unit GREN at 41.3 14 facing 270 line
place unit CONT at 36 13 facing 180 line
place phase musketry american
    fire-at CONT; some FOOT 5 6; some GREN 3 4; fire; roll 1 1
    event fires CONT 400
    event reason march column or enfiladed 2

% RG-11.56: not by less
place unit FOOT at 36 10 facing 0 line
place unit GREN at 41.3 14 facing 270 line
place unit CONT at 36 13 facing 180 line
place phase musketry american
    fire-at CONT; some FOOT 4 6; some GREN 3 4; fire; roll 1 1
    event fires CONT 500
    no event reason march column or enfiladed 2

% RG-11.56: a garrison that shoots into a rear enfilades, by the middle of its house
place unit FOOT at 62 43 facing 180 line
place unit CONT at 62 48 facing 0 garrison in 5
place phase musketry crown
    fire-at FOOT; all CONT; fire; roll 1 1
    event reason march column or enfiladed 2

% RG-11.56: garrisons and broken units are never enfiladed
place unit FOOT at 62 43 facing 0 line
place unit GREN at 62 53 facing 180 line
place unit CONT at 62 48 facing 0 garrison in 5
place phase musketry american
    fire-at CONT; all GREN; fire; roll 1 1
    event fires CONT
    no event reason march column or enfiladed 2

% RG-11.56: nor the broken
place unit FOOT at 36 10 facing 0 line
place unit CONT at 36 14 facing 0 broken
place unit CVET at 70 58 facing 180 line
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 1 1
    event fires CONT
    no event reason march column or enfiladed 2
