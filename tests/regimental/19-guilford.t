# Regimental: what the battles have of their own: the Ravine Road, Guilford, Birmingham Hill.

% RG-18.1: Gatehouse Lane ends after 8 turns
battle gatehouse-lane
place turn 8
place unit F-9 at 6 22 facing 90 line
place unit BROWN at 36 11 facing 270 line
place phase charge american
    over nobody "draw"

% RG-18.5, RG-R117: the town block is held at the end
battle gatehouse-lane
place turn 8
place unit F-9 at 6 22 facing 90 line
place unit BROWN at 42 18 facing 0 garrison in 3
place phase charge american
    event points american 6
    over american "decisive victory"

% RG-18.19, RG-R116: 4 points for each unit of troops or wagon that leaves by the west edge
battle ravine-road
place turn 4
place unit LOYAL at 30 44 facing 180 line
place unit WAGON-1 at 3 20.5 facing 270 limbered menu well
place unit REAR at 51 24 facing 270 line
place phase act american
    road WAGON-1 6; yes
    event leaves WAGON-1
    score crown 0 american 4

% RG-18.19: 2 for the ambushers for each wagon destroyed
battle ravine-road
place unit LOYAL at 30 44 facing 180 line
place unit WAGON-1 lost
place unit WAGON-2 lost
place unit REAR at 51 24 facing 270 line
place phase throws crown
    score crown 4 american 0

% RG-18.14: the trail crosses the ravine by a ford
battle ravine-road
place turn 4
place unit LOYAL at 30 44 facing 180 line
place unit REAR at 51 24 facing 270 line
place unit MIL-1 at 21 23 facing 264 march menu well
place phase act american
    road MIL-1 12
    is unit MIL-1 at 9.1 within 0.3 21.5 within 0.2 facing 260 within 3 march

% RG-18.14: the clearing is open ground, and the rocks lie on the woods
battle ravine-road
place turn 4
place unit LOYAL at 30 35 facing 0 line
place unit REAR at 30 38.5 facing 180 line
place phase musketry american
    fire-at REAR; all LOYAL; fire; roll 1 1
    event reason partial cover or extended line -1
    fire-at LOYAL; all REAR; fire; roll 1 1
    event fires LOYAL
    no event reason partial cover or extended line -1

% RG-18.18, RG-R90: in the fog of the first two turns one sees 8 inches
battle ravine-road
place turn 2
place unit LOYAL at 48 20 facing 0 line
place unit REAR at 48 28.5 facing 180 line
place phase throws crown
    no sees LOYAL REAR

% RG-18.18: and farther when it has lifted
battle ravine-road
place turn 3
place unit LOYAL at 48 20 facing 0 line
place unit REAR at 48 28.5 facing 180 line
place phase throws crown
    sees LOYAL REAR

# ---- Guilford ----

% given CAROLINA
battle guilford-1781-regiments
place unit NC-1 at 24.5 34 facing 270 line volleys 2
place unit MD-1 at 58 31 facing 270 line
place unit F-23 at 6 36 facing 90 line

% RG-19.19, RG-R116: who has fired in two fire steps may face about and make a full move to the east
given CAROLINA
place phase throws american
    go-home NC-1
    event goes-home NC-1
    ahead NC-1 4
    is unit NC-1 at 29.2 within 0.6 34 facing 90 line

% RG-19.19: each leg must gain to the east
given CAROLINA
place phase throws american
    go-home NC-1
    back NC-1 2         refused RG-19.19
    ahead NC-1 2

% RG-19.19: not if it is disordered
battle guilford-1781-regiments
place unit NC-1 at 24.5 34 facing 270 line disordered volleys 2
place unit MD-1 at 58 31 facing 270 line
place unit F-23 at 6 36 facing 90 line
place phase throws american
    go-home NC-1        refused RG-19.19

% RG-19.19: others never do
battle guilford-1781-regiments
place unit VA-1 at 36 33 facing 270 line volleys 2
place unit MD-1 at 58 31 facing 270 line
place unit F-23 at 6 36 facing 90 line
place phase throws american
    go-home VA-1        refused RG-19.19

% RG-19.19: two fire steps are those of two different turns or phases
battle guilford-1781-regiments
place unit NC-1 at 24.5 34 facing 270 line
place unit MD-1 at 58 31 facing 270 line
place unit F-23 at 21 34 facing 90 line
place phase musketry crown
    fire-at F-23; all NC-1; fire; roll 1 1
    end
    is unit NC-1 at 24.5 34 facing 270 line volleys 1

% RG-19.19: the east edge is its exit, and nobody scores for it
battle guilford-1781-regiments
place unit NC-1 at 69 40 facing 90 line volleys 2 going-home
place unit MD-1 at 58 31 facing 270 line
place unit F-23 at 6 36 facing 90 line
place unit F-33 at 6 43 facing 90 line
place unit BOSE at 6 15 facing 90 line
place unit F-71 at 6 24 facing 90 line
place phase throws american
    score crown 0 american 0

% RG-19.20: the mover is asked with the next throw, and without an answer it stays
given CAROLINA
place phase throws american
    answer go-home NC-1
    answer end
    end
    is unit NC-1 at 24.5 34 facing 270 line volleys 2

% RG-19.21, RG-R117: 8 points for the court house
battle guilford-1781-regiments
place unit MD-1 at 65 33.2 facing 0 mass
place unit F-23 at 6 36 facing 90 line
place unit F-33 at 6 43 facing 90 line
place unit BOSE at 6 15 facing 90 line
place unit F-71 at 6 24 facing 90 line
place phase throws american
    score crown 0 american 8

% RG-19.22: 6 for the Crown if no unbroken Continental foot is within 12 inches of it
battle guilford-1781-regiments
place unit MD-1 at 51 31 facing 270 line
place unit LEE-HORSE at 62 40 facing 270 line
place unit NC-1 at 60 33 facing 270 line
place unit F-23 at 6 36 facing 90 line
place unit F-33 at 6 43 facing 90 line
place unit BOSE at 6 15 facing 90 line
place unit F-71 at 6 24 facing 90 line
place phase throws american
    score crown 6 american 0

% RG-19.22: here some is
battle guilford-1781-regiments
place unit MD-1 at 52.5 31 facing 270 line
place unit F-23 at 6 36 facing 90 line
place unit F-33 at 6 43 facing 90 line
place unit BOSE at 6 15 facing 90 line
place unit F-71 at 6 24 facing 90 line
place phase throws american
    score crown 0 american 0

% RG-19.22: broken it does not count
battle guilford-1781-regiments
place unit MD-1 at 58 31 facing 270 broken
place unit MD-2 at 30 20 facing 270 line
place unit F-23 at 6 36 facing 90 line
place unit F-33 at 6 43 facing 90 line
place unit BOSE at 6 15 facing 90 line
place unit F-71 at 6 24 facing 90 line
place phase throws american
    score crown 6 american 0

% RG-19.23: 6 for the Americans if at most 22 Crown troop stands are left
battle guilford-1781-regiments
place unit MD-1 at 58 31 facing 270 line
place unit F-23 at 6 36 facing 90 line
place unit F-33 at 6 43 facing 90 line
place unit BOSE at 6 15 facing 90 line
place unit G-GR at 3 50 facing 90 line
place phase throws american
    score crown 0 american 6

% RG-19.23: with 23 they have not
battle guilford-1781-regiments
place unit MD-1 at 58 31 facing 270 line
place unit F-23 at 6 36 facing 90 line
place unit F-33 at 6 43 facing 90 line
place unit BOSE at 6 15 facing 90 line
place unit G-1 at 3 50 facing 90 line stands 3
place phase throws american
    score crown 0 american 3

# ---- Birmingham Hill ----

% RG-20.1: the British first, in 12 turns
battle brandywine-1777-regiments
    asks british
    is turn 1

% RG-20.10: Agnew comes in turn 3, in the first step of the British maneuver phase
battle brandywine-1777-regiments
place turn 3
place unit F-15 at 56.2 42.4 facing 180 line
place unit MD-1 at 28.2 11 facing 0 line
place unit AGNEW to-come
place unit F-33 to-come
place unit F-37 to-come
place phase maneuver british
    asks british arrive
    come F-33 36
    event arrives F-33
    is unit F-33 at 93 within 0.1 36 within 0.1 facing 270 field

% RG-20.10: not before
battle brandywine-1777-regiments
place turn 2
place unit F-15 at 56.2 42.4 facing 180 line
place unit MD-1 at 28.2 11 facing 0 line
place unit AGNEW to-come
place unit F-33 to-come
place phase maneuver british
    asks british throws
    is unit F-33 to-come

% RG-20.11: without an answer places are taken along the stretch from the north, by id
battle brandywine-1777-regiments
place turn 3
place unit F-15 at 56.2 42.4 facing 180 line
place unit MD-1 at 28.2 11 facing 0 line
place unit AGNEW to-come
place unit F-33 to-come
place unit F-37 to-come
place phase maneuver british
    come F-33 17     refused RG-20.10
    come F-33 37
    come F-37 37     refused RG-20.10
    come F-37 34

% RG-20.12: each objective is worth 6
battle brandywine-1777-regiments
place unit F-15 at 56.2 42.4 facing 180 line
place unit MD-1 at 28.2 11 facing 0 line
place phase throws british
    score british 0 american 0
