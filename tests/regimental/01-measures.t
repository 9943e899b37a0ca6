# Regimental: scale, pieces and measures; front, arc and zone; keeping apart and room.
# Rulings: RG-R02 RG-R03 RG-R04 RG-R07 RG-R08 RG-R09 RG-R15 RG-R58 RG-R63 RG-R65 RG-R95 RG-R97 RG-R99 RG-X4
battle rg-drill

% RG-1.5: what stands on one line counts once, and lines add up
place unit GREY with ELITE
place unit ELITE at 20 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw ELITE; roll 1 1
    event reason attached leader or brave colonel 1
    event reason in command 1
    event reason elite 2
    event reason fresh troops, or a battery 2
    event sum ELITE 6 6

% RG-1.6: of the lines for cover in fire the best alone counts
place unit NATIVE at 10 45 facing 180 extended
place unit VET at 10 42 facing 0 line
place phase musketry american
    fire-at NATIVE; all VET; fire; roll 1 1
    event reason full cover, or extended line in partial cover -2
    no event reason partial cover or extended line

% RG-1.7: half of something is exact: points of fire
place unit VET at 20 20 facing 0 line stands 3 disordered
place unit CONT at 20 23 facing 180 line
place phase musketry american
    fire-at CONT; all VET; fire; roll 1 1
    event shoots VET CONT 3 150

% RG-1.7: half of something is exact: the rough figure of 6, halved, and then inches of it
place unit VET at 10 44 facing 0 line menu tardy
place unit CONT at 60 56 facing 180 line
place phase act crown
    ahead VET 12
    is unit VET at 10 47 facing 0 line.

% RG-1.8: within a distance includes the distance itself
place unit GREY at 20 20.5
place unit VET at 20 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 1 1; event reason in command 1

% RG-1.8, RG-1.9: and what lies a hair farther, from rim to stand, does not
place unit GREY at 20 20.51
place unit VET at 20 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 1 1; event reason out of command -1

% RG-1.9: one measures between the nearest stands, and to the outline of a garrison
place unit ELITE at 62 30 facing 0 garrison in 4
place unit CONT at 62 35 facing 180 line
place unit CVET at 20 40 facing 180 extended
place unit VET at 28.5 36 facing 0 line
place phase throws crown
    distance ELITE CONT 3
    distance CONT ELITE 3
    distance VET CVET 4

% RG-1.10: a gap of 0.02 inches is contact
place unit ELITE at 62 27.98 facing 0 line menu well
place unit CONT at 20 56 facing 180 line
place phase act crown
    enter ELITE 3

% RG-1.10: and one of 0.03 is none
place unit ELITE at 62 27.97 facing 0 line menu well
place unit CONT at 20 56 facing 180 line
place phase act crown
    enter ELITE 3    refused RG-8.27 "does not touch"

% RG-1.11: anything may be measured: what does not reach is refused before it is declared, and nothing has changed
place unit VET at 42 10 facing 0 line menu well
place unit CONT at 42 20.1 facing 180 line
place unit MIL at 34.4 18 facing 180 line
place phase declare crown
    distance VET CONT 10.1
    charge VET CONT left 0 fire   refused RG-12.7
    asks crown declare

% RG-1.11: and what reaches is listed
place unit VET at 42 10 facing 0 line menu well
place unit CONT at 42 20 facing 180 line
place phase declare crown
    answer charge VET CONT left 0 fire

% RG-1.12: a circle has 65536 parts: 15 degrees are 2731 of them
place unit VET at 20 20 facing 0 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    wheel VET right 15; halt VET
    is unit VET at 20.1363 21.0353 within 0.001 facing 15 line.

% RG-1.13: 0.75 inches are 952 steps
place unit VET at 12 10 facing 0 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    about VET; halt VET
    is unit VET at 12 9.250393 facing 180 line faced-about.

% RG-1.14: a quotient of lengths loses its fraction: one inch of brook, and then 8.333 of the open
place unit VET at 20 37 facing 180 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    ahead VET 12
    is unit VET at 20 27.666929 facing 180 line.

% RG-1.17: fire points are kept in quarters: rifles at half a point, disordered
place unit VET at 20 20 facing 0 line
place unit RIFLE at 20 30 facing 180 extended disordered
place phase musketry crown
    fire-at VET; all RIFLE; fire; roll 1 1
    event shoots RIFLE VET 4 100

% RG-1.18: a stand of foot is 1 inch wide and 0.75 deep
place unit VET at 20 20 facing 0 line
place unit HESS at 20 15 facing 0 line
place unit JAEG at 40 20 facing 0 extended
place unit CONT at 60 56 facing 180 line
place phase throws crown
    stand VET 1 at 16.5 20
    stand VET 8 at 23.5 20
    distance VET HESS 4.25

% RG-1.18, RG-1.19: so is cavalry on foot; mounted it is 1 inch deep
place unit HORSE at 20 20 facing 0 extended on-foot
place unit VET at 20 15 facing 0 line
place unit DRAG at 50 20 facing 0 line
place unit CONT at 50 15 facing 0 line
place phase throws crown
    stand HORSE 1 at 17 20
    distance HORSE VET 4.25
    stand DRAG 1 at 49 20
    distance DRAG CONT 4

% RG-1.20, RG-1.21: an unlimbered gun stand is 1.5 inches deep, a limbered one and a wagon 2.5
place unit MGUN at 20 20 facing 0 unlimbered
place unit VET at 20 15 facing 0 line
place unit BGUN at 40 20 facing 0 limbered
place unit HESS at 40 15 facing 0 line
place unit CART at 60 20 facing 0 limbered
place unit CONT at 60 15 facing 0 line
place phase throws crown
    stand MGUN 1 at 19.5 20
    stand MGUN 2 at 20.5 20
    distance MGUN VET 3.5
    distance BGUN HESS 2.5
    distance CART CONT 2.5

% RG-1.22: the disc of a general of the army is 1.25 inches across
place unit HOWE at 20 20.62
place unit VET at 20 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 1 1; event reason in command 1

% RG-1.22: that of a brigadier 1 inch
place unit GREY at 20 20.62
place unit VET at 20 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 1 1; event reason out of command -1

% RG-1.25: of a battery one stand may be silenced by itself, and the other fires
place unit AGUN at 20 30 facing 180 unlimbered
place unit VET at 20 26.5 facing 0 line
place phase musketry american
    fire-at AGUN; all VET; fire; roll 2 4
    event effect AGUN galling
    take AGUN 1
    event gun AGUN 1 silenced
    is unit AGUN at 20 30 facing 180 unlimbered silenced 1.

% RG-1.25: but it is limbered as one
place unit MGUN at 20 30 facing 0 unlimbered silenced 1 menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    limber MGUN keep; halt MGUN
    stand MGUN 1 at 20 30
    stand MGUN 2 at 20 27.5

% RG-1.26: where a tie is left the lower number comes first: of two largest units that of the lower id has the new leader
place unit GREY lost
place unit ELITE at 30 12 facing 0 line no-colonel
place unit HESS at 20 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase maneuver crown
    no
    event replaced GREY ELITE

% RG-1.27: a march column has the front line of its head
place unit VET at 20 20 facing 90 march via 16 20 tail 0
place unit CONT at 12 22 facing 90 line
place unit CVET at 24 14 facing 0 line
place phase throws crown
    zone VET CONT
    no zone VET CVET

% RG-1.28: the arc opens by 45 degrees at the outer front corners
place unit VET at 20 20 facing 0 line
place unit CONT at 29.9 22 facing 180 line
place unit CVET at 58 20 facing 0 line
place unit RAW at 67.4 21 facing 180 line
place phase throws crown
    arc VET CONT
    no arc CVET RAW

% RG-1.28: and not by less
place unit CVET at 58 20 facing 0 line
place unit RAW at 67.2 21 facing 180 line
place phase throws crown
    arc CVET RAW

% RG-1.29: each stand has an arc of its own, so not all of a line bear on what is beside it
place unit VET at 20 20 facing 0 line
place unit CONT at 28.5 22.5 facing 180 line
place phase musketry american
    fire-at CONT; all VET; fire; roll 1 1
    event shoots VET CONT 3 300

% RG-1.30: the flank-and-rear zone is all behind the front line, RG-1.33: by the centre of the other unit
place unit VET at 20 20 facing 0 line
place unit CONT at 31 20.3 facing 0 line
place phase throws crown
    zone VET CONT
    throw VET; roll 1 1; event reason outflanked or broken -2

% RG-1.33: whose centre is on the front line or ahead is not behind it
place unit VET at 20 20 facing 0 line
place unit CONT at 31 20.376 facing 0 line
place phase throws crown
    no zone VET CONT
    throw VET; roll 1 1; no event reason outflanked or broken

% RG-1.31: garrisons have no such zone
place unit ELITE at 62 30 facing 0 garrison in 4
place unit CONT at 62 25 facing 0 line
place phase throws crown
    no zone ELITE CONT
    throw ELITE; roll 1 1; no event reason outflanked or broken

% RG-1.31: nor have broken units, who are hit in no flank
place unit VET at 20 20 facing 0 broken
place unit CONT at 20 14 facing 0 line
place phase throws crown
    no zone VET CONT

% RG-1.32: the centre of a unit is the mean of its stands, not of the rectangle round them
place unit VET at 20 20 facing 0 line
place unit CVET at 27 21.08 facing 0 mass
place phase throws crown
    no zone VET CVET

% RG-1.34: close range is 4 inches: at 4 a raw unit falls back
place unit RAW at 20 12 facing 0 line stands 4
place unit CONT at 20 16 facing 180 line
place phase throws crown
    throw RAW; roll 4 4; event retreats RAW close

% RG-1.34: and a hair farther it stays
place unit RAW at 20 12 facing 0 line stands 4
place unit CONT at 20 16.01 facing 180 line
place phase throws crown
    throw RAW; roll 4 4; no event retreats

% RG-1.35: by the option another distance is close range
battle rg-drill close_range=5
place unit RAW at 20 12 facing 0 line stands 4
place unit CONT at 20 17 facing 180 line
place phase throws crown
    throw RAW; roll 4 4
    is unit RAW at 20 11.999 within 0.002 facing 0 line stands 4 disordered

% RG-1.35: and the columns of fire stay as printed
battle rg-drill close_range=5
place unit VET at 20 20 facing 0 line
place unit CONT at 20 24.5 facing 180 line
place unit MIL at 29 23 facing 180 line
place phase musketry american
    answer fire-at MIL
    fire-at CONT    refused

% RG-1.37: who starts within an inch of an enemy comes no nearer to him
battle rg-drill
place unit VET at 20 20 facing 0 line menu well
place unit CONT at 20 20.5 facing 180 line
place phase act crown
    ahead VET 3        refused RG-1.36 "CONT"
    oblique VET right 45 1    refused RG-1.36 "CONT"
    back VET 1; halt VET
    is unit VET at 20 19 facing 0 line.

% RG-1.38: leaders make way for enemies, to the nearest free point
place unit POOR at 20 24
place unit VET at 20 20 facing 0 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    ahead VET 4.3; halt VET
    event pushed-aside POOR 20
    is unit POOR at 20 25 within 0.01

% RG-1.38: and are no obstacle to anybody's keeping apart
place unit POOR at 20 24.4
place unit VET at 20 20 facing 0 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    ahead VET 3.85; halt VET
    no event pushed-aside
    is unit VET at 20 23.85 within 0.001 facing 0 line.

% RG-1.39: a block holds its gaps: nobody stands between the stands of an extended line
place unit HESS at 41 15 facing 0 march menu well
place unit JAEG at 41 20 facing 0 extended
place unit CONT at 60 56 facing 180 line
place phase act crown
    stand JAEG 2 at 40 20
    stand JAEG 3 at 42 20
    head HESS 41 25
    event stops HESS JAEG

% RG-1.39: of a snake each stand is looked at by itself: there is room in its elbow
place unit HESS at 24 20 facing 90 march via 20 20 tail 0
place unit BGUN at 22 19 facing 0 unlimbered
place unit CONT at 60 56 facing 180 line
place phase throws crown
    asks crown throws

% RG-1.40: a block stops before another
place unit VET at 20 20 facing 0 line menu well
place unit HESS at 20 25 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase act crown
    ahead VET 8
    event stops VET HESS
    is unit VET at 20 24.25 within 0.03 facing 0 line

% RG-1.40: and before a building with a garrison
place unit VET at 62 20 facing 0 line menu well
place unit ELITE at 62 30 facing 0 garrison in 4
place unit CONT at 20 56 facing 180 line
place phase act crown
    ahead VET 10
    is unit VET at 62 28 within 0.03 facing 0 line

% RG-1.40: and at the table's edge
place unit VET at 12 3 facing 0 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    back VET 4; halt VET
    is unit VET at 12 0.75 within 0.03 facing 0 line.

% RG-1.41: of a change of front the end alone is tested, not what its corners sweep over
place unit VET at 20 20 facing 0 line menu well
place unit HESS at 23.4 23.5 facing 0 march stands 1
place unit CONT at 60 56 facing 180 line
place phase act crown
    front VET centre right 90; halt VET
    is unit VET at 20.374 19.626 within 0.01 facing 90 line.

% RG-1.41: while a wheel is tested all the way
place unit VET at 20 20 facing 0 line menu quick
place unit HESS at 20.5 25.6 facing 0 march stands 1
place unit CONT at 60 56 facing 180 line
place phase act crown
    wheel VET left 90
    event stops VET HESS

% RG-1.42: what was chosen and has no room is refused
place unit VET at 20 20 facing 0 line menu well
place unit HESS at 20 24 facing 0 march stands 1
place unit CONT at 60 56 facing 180 line
place phase act crown
    front VET centre right 90    refused RG-1.42 "HESS"
    form VET march
    is unit VET at 20 20 facing 0 march

% RG-1.43: where a broken unit cannot form up it goes to the nearest place that has room, facing as said
place unit RAW at 20 20 facing 0 broken
place unit VET at 20 17.1 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw RAW; roll 6 1
    reform RAW line 0
    is unit RAW at 20 18.875 within 0.01 facing 0 line

% RG-1.45: a straight leg is divided where the centre of a stand comes into brook and wood
place unit VET at 10 35 facing 0 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    ahead VET 12
    is unit VET at 10 42.75 within 0.001 facing 0 line

% RG-1.46: a wheel pays for each degree by the worse ground of its two ends: 18 degrees open, the rest in the orchard
place unit VET at 24 38 facing 0 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    wheel VET right 90; halt VET
    is unit VET at 26.05415 41.49481 within 0.002 facing 60.8917 within 0.01 line.

% RG-1.44: where there is no room on the whole table the unit is removed
battle rg-press
place unit VET at 1.6 2.3 facing 0 broken
place unit RAW at 9 2.3 facing 0 mass
place unit CONT at 6 3.6 facing 180 line
place phase throws crown
    throw VET; roll 6 1
    reform VET line 0
    event lost VET
    is unit VET lost

% RG-1.43: in mass there is
place unit VET at 1.6 2.3 facing 0 broken
place unit RAW at 9 2.3 facing 0 mass
place unit CONT at 6 3.5 facing 180 line
place phase throws crown
    throw VET; roll 6 1
    reform VET mass 0
    event reforms VET mass
