# Regimental: retreats step by step: from whom, which way, by which line, to which place.
#
# RAW with four stands is spent, raw and out of command: -4. Doubles make it fall back, 1 and 6 panic.
# Rulings: RG-R35 RG-R36 RG-R97 RG-R101 RG-R108 RG-D08
battle rg-drill

% RG-9.1: no more than a full move, though an enemy is still close
battle rg-paces
place unit H1 at 14 20 facing 0 line stands 2
place unit FOE at 14 21 facing 180 line
place phase throws crown
    throw H1; roll 4 4
    event retreats H1 close
    is unit H1 at 14 17 within 0.01 facing 0 line stands 2 disordered

% RG-9.2: two inches from every enemy: a checked charge
battle rg-drill
place unit VET at 40 20 facing 0 line charging
place unit CONT at 40 20 facing 180 line
place charge VET CONT wheel 0 from 40 13.6 flags 1 level 0
place pair VET CONT deep 75
place phase musketry crown
    fire-at VET; all CONT; fire; roll 6 6
    event checked VET
    event retreats VET two
    is unit VET at 40 18 within 0.01 facing 0 line

% RG-9.3: a full retreat of guns is one limbered move at the first figure
place unit MGUN at 40 30 facing 0 unlimbered menu tardy
place unit CONT at 40 33 facing 180 line
place unit VET at 60 8 facing 0 line
place phase act crown
    withdraw MGUN
    is unit MGUN at 40 18.75 within 0.01 facing 180 limbered silenced 12

% RG-9.4: a line that leads off at a wrong edge is bent to the base edge, and broken troops end as a block
place unit RAW at 4 30 facing 90 line stands 4
place unit CONT at 14 30 facing 270 line
place phase throws crown
    throw RAW; roll 1 6
    event entry RAW panic
    is unit RAW at 4.375 14 within 0.01 facing 90 broken stands 4

% RG-9.5: broken enemies and wagons are fled by nobody
place unit RAW at 20 12 facing 0 line stands 4
place unit CONT at 20 14 facing 180 broken
place unit MIL at 60 56 facing 180 line
place phase throws crown
    throw RAW; roll 4 4; event entry RAW fall-back; no event retreats

% RG-9.6: who is beaten runs from those it was in contact with, though another is nearer
place unit VET at 40 20 facing 0 line charging cold
place unit CONT at 40 20 facing 180 line
place unit MIL at 46.5 13 facing 270 line
place unit RAW at 60 8 facing 0 line
place charge VET CONT wheel 0 from 40 13.6 flags 1 level 0
place pair VET CONT deep 75
place phase charge crown
    fight VET; roll 1; roll 4
    event result VET falter
    event retreats VET two
    is unit VET at 40 18 within 0.01 facing 0 line

% RG-9.6: everybody else from the nearest
place unit RAW at 40 20 facing 0 line stands 4
place unit CONT at 40 23 facing 180 line
place unit MIL at 46.5 22 facing 270 line
place phase throws crown
    throw RAW; roll 4 4
    event retreats RAW close 40

% RG-9.7: with no enemy left it makes for its base edge
place unit RAW at 40 30 facing 0 line stands 4
place unit CONT at 60 56 facing 180 broken
place unit MIL at 30 56 facing 180 broken
place phase throws crown
    throw RAW; roll 1 6
    event entry RAW panic
    is unit RAW at 40 14.375 within 0.01 facing 0 broken stands 4

% RG-9.8: of equally near enemies the owner chooses
place unit RAW at 40 20 facing 0 line stands 4
place unit CONT at 32 23 facing 180 line
place unit CVET at 48 23 facing 180 line
place unit MIL at 60 56 facing 180 line
place phase throws crown
    throw RAW; roll 4 4
    asks crown flee-from
    answers from CONT, from CVET
    from MIL      refused RG-9.8
    from CVET
    event retreats RAW close

% RG-9.9: the line is found before the shape changes, from the enemy's point nearest to its centre
place unit RAW at 40 30 facing 0 line stands 4
place unit CONT at 45.5 27 facing 0 line
place phase throws crown
    throw RAW; roll 1 6
    event entry RAW panic
    is unit RAW at 40 46 within 1.5 facing 0 broken stands 4

% RG-9.10: to the rear from whoever is ahead
place unit RAW at 40 30 facing 0 line stands 4
place unit CONT at 40 33 facing 180 line
place phase throws crown
    throw RAW; roll 4 4
    is unit RAW at 40 29 within 0.01 facing 0 line stands 4 disordered

% RG-9.11, RG-9.15, RG-9.28: forward from whoever is behind, facing kept on the way, and turned to him after it
place unit RAW at 40 30 facing 0 line stands 5
place unit CONT at 40 27 facing 0 line
place phase throws crown
    throw RAW; roll 4 4
    event retreats RAW close
    is unit RAW at 40 31.001 within 0.01 facing 180 line stands 5 disordered

% RG-9.12, RG-9.28: sideways from whoever is beside it, and then it faces him
place unit RAW at 40 30 facing 0 line stands 4
place unit CONT at 43.5 29.8 facing 270 field
place phase throws crown
    throw RAW; roll 5 5
    event entry RAW panic
    again
    throw RAW; roll 6 3
    event entry RAW tardy

% RG-9.12, RG-9.28: of one that is worn
place unit RAW at 40 30 facing 0 line stands 5
place unit CONT at 44 29.8 facing 270 field
place phase throws crown
    throw RAW; roll 5 5
    event entry RAW fall-back
    is unit RAW at 37.874 29.625 within 0.01 facing 90 line stands 5 disordered

% RG-9.13: units without facing go straight away from him
place unit RAW at 40 30 facing 0 broken stands 5
place unit CONT at 44 33 facing 225 line
place phase throws crown
    throw RAW; roll 3 4
    event entry RAW rout
    event loses RAW 1 4
    event retreats RAW broken
    is unit RAW at 28.69 18.69 within 0.02 facing 0 broken stands 4

% RG-9.13: columns too, from their stand nearest to him
place unit RAW at 40 30 facing 0 march stands 5
place unit CONT at 43 32.5 facing 270 line
place phase throws crown
    throw RAW; roll 5 5
    event entry RAW fall-back
    event retreats RAW close
    is unit RAW at 38 30 within 0.6 facing 0 march

% RG-9.14: the broken block forms round the old centre, pushed inside the table
place unit RAW at 71 30 facing 270 line stands 4
place unit CONT at 60 30 facing 90 line
place phase throws crown
    throw RAW; roll 1 6
    event entry RAW panic
    is unit RAW at 70.4 14.5 within 2 facing 270 broken stands 4

% RG-9.15: short retreats keep shape and facing
place unit RAW at 40 30 facing 0 mass stands 4
place unit CONT at 40 33 facing 180 line
place phase throws crown
    throw RAW; roll 4 4
    is unit RAW at 40 29 within 0.01 facing 0 mass stands 4 disordered

% RG-9.16: at the full rate in every direction, and a column is shifted as it lies
place unit RAW at 40 30 facing 0 march via 40 28 tail 90 stands 5
place unit CONT at 40 33 facing 180 line
place phase throws crown
    throw RAW; roll 5 5
    event retreats RAW close
    is unit RAW at 40 29 within 0.01 facing 0 march via 40 27 within 0.01 tail 90

% RG-9.17: other edges are impassable: pressed against one it is hemmed in
place unit RAW at 0.8 30 facing 90 line stands 4
place unit CONT at 3 30 facing 270 line
place phase throws crown
    throw RAW; roll 4 4
    event entry RAW fall-back
    no event off-table
    event hemmed-in RAW

% RG-9.18: a full retreat over a wrong edge swings toward the base edge by 15 degrees at a time, clockwise from straight away
place unit RAW at 40 55 facing 180 line stands 4
place unit CONT at 40 51 facing 0 line
place phase throws crown
    throw RAW; roll 1 6
    event entry RAW panic
    is unit RAW at 56 54.625 within 0.01 facing 180 broken stands 4

% RG-9.19: if that line will not do others are tried, 15 degrees off it first, and of two alike the clockwise one
place unit RAW at 50 44 facing 0 line stands 4
place unit CONT at 50 47 facing 180 line
place unit MIL at 51.5 34 facing 0 mass
place phase throws crown
    throw RAW; roll 1 6
    event entry RAW panic
    is unit RAW at 45.86 28.92 within 0.02 facing 0 broken stands 4

% RG-9.20: a way that brings it within an inch of another enemy is barred
battle rg-drill
place unit RAW at 40 30 facing 0 line stands 4
place unit CONT at 40 33 facing 180 line
place unit MIL at 40 28.2 facing 0 mass
place phase throws crown
    throw RAW; roll 1 6
    event entry RAW panic
    event hemmed-in RAW
    event loses RAW 1 3

% RG-9.21: for a full retreat the whole way must be free, and room at its end or beyond
place unit RAW at 40 40 facing 0 line stands 4
place unit CONT at 40 43 facing 180 line
place unit VET at 40 24.5 facing 0 mass
place phase throws crown
    throw RAW; roll 1 6
    event entry RAW panic
    event passed-through RAW VET
    event order VET disordered
    is unit RAW at 40 22.25 within 0.1 facing 0 broken stands 4

% RG-9.22: for a short one the first place that will do, to the step
place unit RAW at 40 30 facing 0 line stands 4
place unit VET at 40 29 facing 0 line
place unit CONT at 40 33 facing 180 line
place phase throws crown
    throw RAW; roll 4 4
    event passed-through RAW VET
    is unit RAW at 40 28.27 within 0.005 facing 0 line stands 4 disordered    # 0.02" into VET, which is room

% RG-9.23: the first line that serves is taken, straight back before aslant
place unit RAW at 40 30 facing 0 line stands 4
place unit CONT at 41.5 33 facing 180 line
place phase throws crown
    throw RAW; roll 4 4
    is unit RAW at 40 29 within 0.01 facing 0 line stands 4 disordered

% RG-9.24: where no line will do it loses a stand
place unit RAW at 40 30 facing 0 line stands 4
place unit CONT at 40 33 facing 180 line
place unit MIL at 40 28 facing 180 line
place phase throws crown
    throw RAW; roll 4 4
    event hemmed-in RAW
    event loses RAW 1 3

% RG-9.26: guns and leaders are not troubled by being passed through
place unit GREY at 40 27.5
place unit RAW at 40 30 facing 0 line stands 4
place unit MGUN at 40 29 facing 0 unlimbered
place unit CONT at 40 33 facing 180 line
place phase throws crown
    throw RAW; roll 5 5
    event entry RAW fall-back
    no event passed-through
    is unit MGUN at 40 29 facing 0 unlimbered.
    is unit GREY at 40 27.5

% RG-9.25: guns that flee through troops disorder them
place unit MGUN at 40 30 facing 0 unlimbered menu tardy
place unit HESS at 40 26 facing 0 line
place unit CONT at 40 33 facing 180 line
place phase act crown
    withdraw MGUN
    event passed-through MGUN HESS
    event order HESS disordered

% RG-9.28: it turns only where there is room
place unit RAW at 40 30 facing 0 line stands 5
place unit CONT at 44 29.8 facing 270 field
place unit HESS at 37.5 31.6 facing 0 line
place phase throws crown
    throw RAW; roll 5 5
    event entry RAW fall-back
    is unit RAW at 37.5 30 within 0.01 facing 0 line stands 5 disordered

% RG-9.29: who was beaten and is still in touch with an enemy of that combat is taken off
place unit VET at 40 20 facing 0 line charging cold
place unit CONT at 40 20 facing 180 line
place unit MIL at 40 18.24 facing 0 line
place unit RAW at 60 8 facing 0 line
place charge VET CONT wheel 0 from 40 13.6 flags 1 level 0
place pair VET CONT deep 75
place phase charge crown
    fight VET; roll 1; roll 4
    event result VET falter
    event hemmed-in VET
    event lost VET
    is unit VET lost

% RG-9.30: of several the lower id retreats first
place unit GREY at 40 25
place unit RAW at 37 30 facing 0 line stands 4
place unit HESS at 43 30 facing 0 line stands 3
place unit CONT at 40 33 facing 180 line
place phase throws crown
    lead GREY; with HESS; with RAW; roll-dice; roll 2 2
    event retreats RAW close
    event retreats HESS close

% RG-9.1, RG-9.22: a short retreat is no longer than a full move: friends all the way hem it in
battle rg-paces
place unit H1 at 14 20 facing 0 line stands 2
place unit F1 at 14 18.5 facing 0 line
place unit F2 at 14 16.9 facing 0 line
place unit F3 at 14 15.3 facing 0 line
place unit F4 at 14 13.7 facing 0 line
place unit FOE at 14 21 facing 180 line
place phase throws crown
    throw H1; roll 3 3
    event entry H1 fall-back
    event hemmed-in H1
    event loses H1 1 1

% RG-8.34, RG-1.43: a garrison that comes out where there is no room goes to the nearest place that has
battle rg-drill
place unit RAW at 62 30 facing 0 garrison in 4 stands 4 disordered
place unit HESS at 62 27.5 facing 0 line
place unit CONT at 62 35 facing 180 line
place unit MIL at 62 50 facing 180 line
place phase throws crown
    throw RAW; roll 1 1
    event entry RAW wavering
    event retreats RAW close
    is unit RAW at 62 28.995 within 0.01 facing 0 mass stands 4 disordered
