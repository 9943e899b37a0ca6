# Regimental: ground, where a stand is, and sight.
battle rg-ranges

# ---- Pieces that a battle may add ----

% RG-10.12, RG-10.38, RG-R89: contours have levels, and the highest that holds a point is its level
place unit FOOT at 12 27 facing 90 line
place unit GREN at 6.5 27 facing 90 line
place unit CONT at 26 27 facing 270 line
place phase throws crown
    sees FOOT CONT
    no sees GREN CONT

% RG-10.13, RG-10.22, RG-R89: a field work fortifies a unit half of whose stands are lined up behind it
place unit FOOT at 73 20.4 facing 180 line
place unit CONT at 73 16.5 facing 0 line
place phase musketry crown
    fire-at FOOT; all CONT; fire; roll 1 1
    event reason fortified position -3

% RG-10.22, RG-R96: with fewer than half of its stands lined up a unit is not fortified
place unit FOOT at 64.5 20.4 facing 180 line
place unit CONT at 64.5 16.5 facing 0 line
place phase musketry crown
    fire-at FOOT; all CONT; fire; roll 1 1
    event shoots CONT FOOT 8 800
    no event reason fortified position -3

% RG-10.13: a work is crossed as a fence is
place unit FOOT at 73 15 facing 0 line menu well
place unit CONT at 10 60 facing 180 line
place phase act crown
    ahead FOOT 10
    is unit FOOT at 73 23 within 0.01 facing 0 line

% RG-10.13: a major one only by scaling
place unit FOOT at 73 30 facing 0 line menu well
place unit CONT at 10 60 facing 180 line
place phase act crown
    ahead FOOT 10
    is unit FOOT at 73 34 within 0.03 facing 0 line

% RG-10.14, RG-R89: a closed work fortifies its garrison all round
place unit CONT at 70 48 facing 0 garrison in 6
place unit FOOT at 70 43 facing 0 line
place unit GREN at 70 53.5 facing 180 line
place unit MIL at 20 61 facing 180 line
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 1 1
    event reason fortified position -3

% RG-10.14: from whichever side it is shot at
place unit CONT at 70 48 facing 0 garrison in 6
place unit GREN at 70 53.5 facing 180 line
place unit MIL at 20 61 facing 180 line
place phase musketry american
    fire-at CONT; all GREN; fire; roll 1 1
    event reason fortified position -3

% RG-10.15, RG-R89: a bridge is open going across a creek
place unit CONT at 10 60 facing 180 line
place unit FOOT at 43 28 facing 90 march menu well
place phase act crown
    head FOOT 55 28
    is unit FOOT at 55 28 within 0.05 facing 90 march

% RG-10.9, RG-R88: without one a creek is rough
place unit CONT at 10 60 facing 180 line
place unit GUARD at 42 21 facing 90 line menu well
place phase act crown
    ahead GUARD 10
    is unit GUARD at 51.3334 21 within 0.02 facing 90 line

% RG-10.16, RG-R89: nobody goes through impassable water
place unit CONT at 10 60 facing 180 line
place unit GUARD at 53 25 facing 0 line menu well
place phase act crown
    ahead GUARD 10
    is unit GUARD at 53 32 within 0.03 facing 0 line

% RG-10.17, RG-R89: ground may be flagged as a strong position
place unit FOOT at 29 30 facing 0 line charging
place unit CONT at 29 30 facing 180 line
place charge FOOT CONT wheel 0 from 29 20 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event reason strong position or fortified 2

% RG-10.17: and what lies beside it is not
place unit FOOT at 29 34 facing 0 line charging
place unit CONT at 29 34 facing 180 line
place charge FOOT CONT wheel 0 from 29 24 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event combat-sum CONT 1 3
    no event reason strong position or fortified 2

# ---- Where a stand is ----

% RG-10.18, RG-R96: a stand is on the ground under its centre: in the marsh by it, it has partial cover
place unit CONT at 52 43.7 facing 180 line
place unit FOOT at 52 40 facing 0 line
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 1 1
    event reason partial cover or extended line -1

% RG-10.18: not if its front alone is in it
place unit CONT at 52 44.3 facing 0 line
place unit FOOT at 52 48 facing 180 line
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 1 1
    event fires CONT
    no event reason partial cover or extended line -1

% RG-10.19, RG-R96: of areas on each other the last of the list is the ground
place unit CONT at 67 58 facing 180 line
place unit FOOT at 67 55 facing 0 line
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 1 1
    event fires CONT
    no event reason partial cover or extended line -1

% RG-10.19: in the wood round it there is cover
place unit CONT at 74 58.5 facing 180 line
place unit FOOT at 74 55.5 facing 0 line
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 1 1
    event reason partial cover or extended line -1

% RG-10.20, RG-R96: on a road by a centre within half an inch of its line
place unit GUARD at 50 28.4 facing 90 march menu well
place unit CONT at 10 60 facing 180 line
place phase act crown
    head GUARD 75 28.4
    is unit GUARD at 68 28.4 within 0.15 facing 90 march

% RG-10.20: beyond it one is not on the road
place unit GUARD at 50 28.6 facing 90 march menu well
place unit CONT at 10 60 facing 180 line
place phase act crown
    head GUARD 75 28.6
    is unit GUARD at 62 28.6 within 0.15 facing 90 march

% RG-10.21: a stand is lined up behind a line that lies half an inch ahead of it
place unit CONT at 62 24.5 facing 180 line
place unit FOOT at 62 20 facing 0 line
place phase throws american
    throw CONT; roll 3 3
    event reason column, garrison, limbered or linear cover 1

% RG-10.21: and not behind one that is farther off
place unit CONT at 62 24.55 facing 180 line
place unit FOOT at 62 20 facing 0 line
place phase throws american
    throw CONT; roll 3 3
    event entry CONT
    no event reason column, garrison, limbered or linear cover 1

% RG-10.23, RG-R115: a road opens a wall for an inch: one who stands before the gap has no cover
place unit DRAG at 58 24.4 facing 180 extended on-foot stands 1
place unit FOOT at 58 21 facing 0 line
place unit CONT at 10 60 facing 180 line
place phase musketry american
    fire-at DRAG; some FOOT 5 6; fire; roll 1 1
    event reason partial cover or extended line -1

% RG-10.23: beside the gap it is there
place unit DRAG at 62 24.4 facing 180 extended on-foot stands 1
place unit FOOT at 62 21 facing 0 line
place unit CONT at 10 60 facing 180 line
place phase musketry american
    fire-at DRAG; some FOOT 5 6; fire; roll 1 1
    event reason full cover, or extended line in partial cover -2

% RG-10.23: who goes through it has crossed nothing
place unit GUARD at 58 20 facing 0 march menu well
place unit CONT at 10 60 facing 180 line
place phase act crown
    head GUARD 58 40
    is unit GUARD at 58 32 within 0.15 facing 0 march

% RG-10.24, RG-R115: a road over a creek is open where its bridge is
place unit GUARD at 40 28 facing 90 march menu well
place unit CONT at 10 60 facing 180 line
place phase act crown
    road GUARD 18
    is unit GUARD at 58 28 within 0.15 facing 90 march

% RG-10.25, RG-R115: a creek given as a line covers its width along it
place unit CONT at 43.8 35 facing 90 line
place unit FOOT at 47 35 facing 270 line
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 1 1
    event fires CONT
    no event reason partial cover or extended line -1

% RG-10.25: its stands must have their centres in it
place unit CONT at 44.3 35 facing 90 line
place unit FOOT at 48 35 facing 270 line
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 1 1
    event reason partial cover or extended line -1

# ---- Sight ----

% RG-10.26, RG-R10: a ray starts at the middle of a stand's front edge
place unit JAEG at 20 40 facing 0 extended stands 1
place unit GUARD at 20.4 44 facing 0 line stands 1
place unit CONT at 20.2 47.5 facing 180 line stands 1
place unit CVET at 50 60 facing 180 line
place phase throws crown
    sees JAEG CONT

% RG-10.26: not at a corner, from which it would pass
place unit JAEG at 36 40 facing 0 extended stands 1
place unit GUARD at 37.6 40.9 facing 0 line
place unit CONT at 36 48 facing 180 line stands 1
place unit CVET at 60 60 facing 180 line
place phase throws crown
    no sees JAEG CONT

% RG-10.27, RG-R98: one of six test points is enough: a corner that shows beside who stands before it
place unit JAEG at 36 38 facing 0 extended stands 1
place unit GUARD at 36.3 40 facing 0 line stands 1
place unit CONT at 36 41.5 facing 180 line stands 1
place unit CVET at 50 60 facing 180 line
place phase throws crown
    sees JAEG CONT

% RG-10.27: where all six are hidden it is not seen
place unit JAEG at 36 38 facing 0 extended stands 1
place unit GUARD at 36 40 facing 0 line
place unit CONT at 36 41.5 facing 180 line stands 1
place unit CVET at 50 60 facing 180 line
place phase throws crown
    no sees JAEG CONT

% RG-10.28: a garrison looks out where it is nearest, and its own house uses up nothing
place unit CONT at 62 48 facing 0 garrison in 5
place unit FOOT at 62 42.1 facing 0 line
place unit GREN at 62 53.8 facing 180 line
place unit MIL at 20 61 facing 180 line
place phase musketry crown
    sees CONT FOOT
    sees FOOT CONT
    sees CONT GREN
    answer fire-at FOOT
    answer fire-at GREN

% RG-10.29, RG-R98: the range is that to the nearest stand that it may hit, not to one behind its front
place unit JAEG at 30 40 facing 0 extended stands 1
place unit CONT at 36.5 44 facing 180 line
place unit CVET at 50 60 facing 180 line
place phase musketry american
    fire-at CONT; all JAEG; fire; roll 1 1
    event shoots JAEG CONT 1 100

% RG-10.30: a unit sees another if one of its stands does
place unit FOOT at 36 38 facing 0 line
place unit GREN at 38 40 facing 0 line
place unit CONT at 30 44 facing 180 line
place unit CVET at 60 60 facing 180 line
place phase throws crown
    sees FOOT CONT

% RG-10.31: wagons and leaders block nothing
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit CART at 36 25 facing 180 limbered
place unit POOR at 36 30
place unit CONT at 36 34 facing 180 line
place unit FOOT at 60 5 facing 0 line
place phase throws crown
    sees MEDIUM CONT

% RG-10.32: a ray may graze a stand by two hundredths
place unit JAEG at 20 40 facing 0 extended stands 1
place unit GUARD at 20.5 43 facing 0 line stands 1
place unit CONT at 19.51 43 facing 180 line stands 1
place unit CVET at 20 47 facing 180 line stands 1
place phase throws crown
    sees JAEG CVET

% RG-10.33, RG-R10: a contour higher than both ends blocks
place unit MEDIUM at 2 27 facing 90 unlimbered
place unit FOOT at 60 5 facing 0 line
place unit CONT at 26 27 facing 270 line
place phase throws crown
    no sees MEDIUM CONT

% RG-10.34, RG-R10: 2 inches of woods and 5 of orchard are exactly one ray's worth
place unit FOOT at 25 50 facing 270 line stands 1
place unit CONT at 14 50 facing 90 line stands 1
place unit GREN at 25.1 55 facing 270 line stands 1
place unit CVET at 14 55 facing 90 line stands 1
place phase throws crown
    sees FOOT CONT
    no sees GREN CVET

% RG-10.34: 4 inches of woods are seen through
place unit FOOT at 18 50 facing 270 line
place unit CONT at 12.1 50 facing 90 line stands 1
place phase throws crown
    sees FOOT CONT

% RG-10.34: a little more is too much
place unit FOOT at 18 50 facing 270 line stands 1
place unit CONT at 11.9 50 facing 90 line stands 1
place phase throws crown
    no sees FOOT CONT

% RG-10.35: marsh, rocks, creeks and fences never block
place unit MEDIUM at 52 42 facing 0 unlimbered
place unit HEAVY at 40 42 facing 0 unlimbered
place unit SIEGE at 30 14 facing 0 unlimbered
place unit CONT at 52 58 facing 180 line
place unit CVET at 40 58 facing 180 line
place unit MIL at 30 22 facing 180 line
place unit FOOT at 60 5 facing 0 line
place phase throws crown
    sees MEDIUM CONT
    sees HEAVY CVET
    sees SIEGE MIL

% RG-10.36, RG-R98: the ray is cut where the ground changes, and each stretch is that of its middle
place unit FOOT at 67 62.5 facing 180 line stands 1
place unit CONT at 67 58 facing 0 line stands 1
place unit CVET at 67 53.5 facing 0 line stands 1
place phase throws crown
    sees FOOT CONT

% RG-10.36: 2 inches of wood, the glade, and 2 inches of wood beyond it are a whole budget
place unit FOOT at 67 62.1 facing 180 line stands 1
place unit CVET at 67 53.9 facing 0 line stands 1
place phase throws crown
    sees FOOT CVET

% RG-10.37, RG-R10: from a height one sees over units 2 inches and more from both ends
place unit MEDIUM at 12 21 facing 180 unlimbered
place unit FOOT at 12 16 facing 180 line
place unit CONT at 12 10 facing 0 line
place unit CVET at 60 60 facing 180 line
place phase throws crown
    sees MEDIUM CONT

% RG-10.37: not over those who are nearer to the target
place unit MEDIUM at 12 21 facing 180 unlimbered
place unit FOOT at 12 11.5 facing 180 line
place unit CONT at 12 10 facing 0 line
place unit CVET at 60 60 facing 180 line
place phase throws crown
    no sees MEDIUM CONT

% RG-10.37: nor from the same level
place unit MEDIUM at 30 21 facing 180 unlimbered
place unit FOOT at 30 17 facing 180 line
place unit CONT at 30 10 facing 0 line
place unit CVET at 60 60 facing 180 line
place phase throws crown
    no sees MEDIUM CONT

% RG-10.39, RG-R115: along a road or trail a ray uses up nothing
place unit FOOT at 10 58 facing 180 line stands 1
place unit CONT at 10 42.5 facing 0 line stands 1
place unit GREN at 13 58 facing 180 line stands 1
place phase throws crown
    sees FOOT CONT
    no sees GREN CONT

% RG-10.40, RG-R90: in fog sight ends where the battle says
place turn 3
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit FOOT at 60 5 facing 0 line
place unit CONT at 36 16 facing 180 line
place unit CVET at 36 22 facing 180 line
place phase throws crown
    sees MEDIUM CONT
    no sees MEDIUM CVET

% RG-10.40: and the turn before it did not
place turn 2
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit FOOT at 60 5 facing 0 line
place unit CONT at 30 22 facing 180 line
place phase throws crown
    sees MEDIUM CONT
