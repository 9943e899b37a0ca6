# Battle of Brandywine, section 1: the map board. The whole board is compared square by square
# with a drawing of it in tests/unit/test_brandywine_data.c; here it is met in play.
battle brandywine-1777

% BW-1.1: the board ends at row V in the north and at column 28 in the east
          27 28
    V     .  c          c  HOWE
    U     .  .
    place phase british movement
    pick HOWE
    answers step V27, step U27, step U28, end
    step W28      refused unread "There is no square"
    step V29      refused unread "There is no square"

% BW-1.1: row A is the southern edge and column 1 the western one
          1 2 3
    B     . . .
    A     c . .         c  HOWE
    place phase british movement
    pick HOWE
    answers step B1, step B2, step A2, end
    step A0       refused unread "There is no square"
    step B1       ok

% BW-1.1: rows are lettered towards the north and columns numbered towards the east
          11 12 13
    E     .  .  .
    D     .  ^  .       ^  L-G1 facing N
    C     .  .  .
    place unit G-V1 at E13 facing S
    place phase british movement
    close                        # E13 lies north-east of D12, in front of a unit facing north
    asks british battle

% BW-1.2: a crest is higher than a slope
          2 3 4
    D     . ^ v         ^  L-G1 facing E
                        v  G-V1 facing W
    place phase british combat
    join L-G1; fight
    event modifier downhill

% BW-1.2: two slopes are on one level
          2 3 4
    E     . . ^         ^  L-G1 facing S
    D     . . v         v  G-V1 facing N
    place phase british combat
    join L-G1; fight
    no event modifier downhill
    event modifier on a height

% BW-1.2: a slope is higher than open ground
          4 5
    D     ^ v           ^  L-G1 facing E
                        v  G-V1 facing W
    place phase british combat
    join L-G1; fight
    event modifier downhill

% BW-1.2: woods on a slope are on level 2
          16 17 18
    D     .  ^  v       ^  L-G1 facing E
                        v  G-V1 facing W
    place phase british combat
    join L-G1; fight
    event modifier downhill

% BW-1.2: buildings on a slope are on level 2
          22 23 24
    N     .  v  .       v  G-V1 facing S
    M     .  ^  .       ^  L-G1 facing N
    place phase british combat
    join L-G1; fight
    event modifier downhill

% BW-1.2: a village is on level 1, and so is water beside it
          23 24
    G     v  .          v  G-V1 facing SE
    F     .  ^          ^  L-G1 facing NW
    place phase british combat
    join L-G1; fight
    no event modifier downhill
    event attacker L-G1 4 4

% BW-1.2: woods on level ground are on level 1, and so is a swamp
          8 9
    O     ^ .           ^  L-G1 facing S
    N     v .           v  G-V1 facing N
    place phase british combat
    join L-G1; fight
    no event modifier downhill
    event attacker L-G1 4 4

% BW-1.3: O8 is woods, and cover
          7 8
    O     ^ v           ^  L-3 facing E
                        v  G-V1 facing W
    place phase british combat
    join L-3; fight
    event modifier in woods
    event defender G-V1 6 12

% BW-1.3: N8 is a swamp, and no place to stand in
          7 8
    N     ^ v           ^  L-3 facing E
                        v  G-V1 facing W
    place phase british combat
    join L-3; fight
    event modifier in a swamp
    event defender G-V1 6 3

% BW-1.3: F24 is a village, and cover
          24 25
    F     v  ^          ^  L-3 facing W
                        v  G-V1 facing E
    place phase british combat
    join L-3; fight
    event modifier in a village
    event defender G-V1 6 12

% BW-1.3: E23 is a creek square: it gives no cover and weakens whoever attacks out of it
          23 24
    E     ^  v          ^  L-3 facing E
                        v  G-V1 facing W
    place phase british combat
    join L-3; fight
    event modifier out of the creek
    event attacker L-3 7 4

% BW-1.3: E10 is open ground: it changes nothing for either side
          10 11
    E     v  ^          ^  L-3 facing W
                        v  G-V1 facing E
    place phase british combat
    join L-3; fight
    event attacker L-3 7 7
    event defender G-V1 6 6

% BW-1.3: woods may share a square with a tributary, and then both the walk and the cover show it
          13 14 15
    K     .  T  .       T  G-V1 facing S
    J     .  ^  .       ^  L-G1 facing N
    place phase british combat
    join L-G1; fight
    event modifier in woods

% BW-1.3: woods may share a square with the creek
          24 25 26
    C     .  .  ^       ^  L-G1 facing S
    B     .  .  k       k  G-V1 facing N
    place phase british combat
    join L-G1; fight
    event modifier in woods

% BW-1.3: woods may share a square with a slope: the square is high, and covers once
          16 17 18
    D     .  v  ^       ^  L-G1 facing W
                        v  G-V1 facing E
    place phase british combat
    join L-G1; fight
    event modifier on a height
    event defender G-V1 6 12

% BW-1.4: a ford is entered by its road for a quarter
          22 23 24
    F     ^  .  .       ^  L-G1 facing E
    place phase british movement
    pick L-G1; step F23
    event stepped L-G1 F22 F23 1 15

% BW-1.4: a ford entered from off its road is a creek square
          23 24
    G     .  v          v  G-V1 facing W
    F     .  .
    place phase american movement
    pick G-V1; step F23
    event stepped G-V1 G24 F23 8 8

% BW-1.4: a road over a tributary makes no ford
          7 8
    C     . ^           ^  L-G1 facing W
    place phase british movement
    pick L-G1; step C7
    event stepped L-G1 C8 C7 4 12

% BW-1.4: out of a ford one attacks as from dry land, out of the creek beside it one does not
          22 23 24
    F     .  ^  v       ^  L-G1 facing E
    E     .  k  .       k  L-G2 facing NE
                        v  G-V1 facing W
    place phase british combat
    join L-G1; join L-G2; fight
    event attacker L-G1 4 4
    event attacker L-G2 4 4      # doubled by its angle, halved by the water
    event modifier out of the creek

% BW-1.5: single buildings do not cover a defender
          11 12
    F     v  ^          v  G-V1 facing E
                        ^  L-G1 facing W
    place phase british combat
    join L-G1; fight
    event defender G-V1 6 6

% BW-1.5: single buildings cost no more to enter than open ground
          11 12
    F     .  .
    E     ^  .          ^  L-G1 facing N
    place phase british movement
    pick L-G1; step F11
    event stepped L-G1 E11 F11 4 12

% BW-1.1: distance is counted in squares, a slanting step as one
    place unit L-G1 at A1 facing N
    place unit G-V1 at D3 facing S
    place phase british movement
    distance L-G1 G-V1 3
