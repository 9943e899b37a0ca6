# Battle of Brandywine, section 13: what each unit counts for, in attack and in defence. Events
# read: attacker UNIT, its printed factor, what it counts for; defender likewise.
battle brandywine-1777

# ---- where the attacker stands: once around, for each of the eight facings ----

% BW-13.20: a swamp is no higher than the open
          24 25
    E     ^  v          ^  L-G1 facing E
                        v  W-PEN1 facing W
    place phase british combat
    join L-G1; fight
    event attacker L-G1 4 4
    no event modifier downhill

% BW-13.21: once around a defender facing N, each attacker by where it stands
          2 3 4
    H     h a b         a  L-FG1 facing S
                        b  L-FG2 facing SW
                        h  L-ART facing SE
    G     g v c         c  L-HG1 facing W
                        g  R-H3 facing E
                        v  G-V1 facing N
    F     f e d         d  L-HG2 facing NW
                        e  L-HG3 facing N
                        f  L-J1 facing NE
    place phase british combat
    attack G-V1 with L-FG1 L-FG2 L-HG1 L-HG2 L-HG3 L-J1 R-H3 L-ART
    event attacker L-FG1 3 3       # N: straight ahead
    event attacker L-FG2 3 6       # NE: slanting front
    event attacker L-HG1 3 9       # E: flank
    event attacker L-HG2 3 6       # SE: slanting rear
    event attacker L-HG3 3 6       # S: straight behind
    event attacker L-J1 3 6        # SW: slanting rear
    event attacker R-H3 3 9        # W: flank
    event attacker L-ART 3 6       # NW: slanting front
    event odds 51 6 6-1

% BW-13.18: once around a defender facing NE, each attacker by where it stands
          2 3 4
    H     h a b         a  L-FG1 facing S
                        b  L-FG2 facing SW
                        h  L-ART facing SE
    G     g v c         c  L-HG1 facing W
                        g  R-H3 facing E
                        v  G-V1 facing NE
    F     f e d         d  L-HG2 facing NW
                        e  L-HG3 facing N
                        f  L-J1 facing NE
    place phase british combat
    attack G-V1 with L-FG1 L-FG2 L-HG1 L-HG2 L-HG3 L-J1 R-H3 L-ART
    event attacker L-FG1 3 6       # N: slanting front
    event attacker L-FG2 3 3       # NE: straight ahead
    event attacker L-HG1 3 6       # E: slanting front
    event attacker L-HG2 3 9       # SE: flank
    event attacker L-HG3 3 6       # S: slanting rear
    event attacker L-J1 3 6        # SW: straight behind
    event attacker R-H3 3 6        # W: slanting rear
    event attacker L-ART 3 9       # NW: flank
    event odds 51 6 6-1

% BW-13.16: once around a defender facing E, each attacker by where it stands
          2 3 4
    H     h a b         a  L-FG1 facing S
                        b  L-FG2 facing SW
                        h  L-ART facing SE
    G     g v c         c  L-HG1 facing W
                        g  R-H3 facing E
                        v  G-V1 facing E
    F     f e d         d  L-HG2 facing NW
                        e  L-HG3 facing N
                        f  L-J1 facing NE
    place phase british combat
    attack G-V1 with L-FG1 L-FG2 L-HG1 L-HG2 L-HG3 L-J1 R-H3 L-ART
    event attacker L-FG1 3 9       # N: flank
    event attacker L-FG2 3 6       # NE: slanting front
    event attacker L-HG1 3 3       # E: straight ahead
    event attacker L-HG2 3 6       # SE: slanting front
    event attacker L-HG3 3 9       # S: flank
    event attacker L-J1 3 6        # SW: slanting rear
    event attacker R-H3 3 6        # W: straight behind
    event attacker L-ART 3 6       # NW: slanting rear
    event odds 51 6 6-1

% BW-13.19: once around a defender facing SE, each attacker by where it stands
          2 3 4
    H     h a b         a  L-FG1 facing S
                        b  L-FG2 facing SW
                        h  L-ART facing SE
    G     g v c         c  L-HG1 facing W
                        g  R-H3 facing E
                        v  G-V1 facing SE
    F     f e d         d  L-HG2 facing NW
                        e  L-HG3 facing N
                        f  L-J1 facing NE
    place phase british combat
    attack G-V1 with L-FG1 L-FG2 L-HG1 L-HG2 L-HG3 L-J1 R-H3 L-ART
    event attacker L-FG1 3 6       # N: slanting rear
    event attacker L-FG2 3 9       # NE: flank
    event attacker L-HG1 3 6       # E: slanting front
    event attacker L-HG2 3 3       # SE: straight ahead
    event attacker L-HG3 3 6       # S: slanting front
    event attacker L-J1 3 9        # SW: flank
    event attacker R-H3 3 6        # W: slanting rear
    event attacker L-ART 3 6       # NW: straight behind
    event odds 51 6 6-1

% BW-13.17: once around a defender facing S, each attacker by where it stands
          2 3 4
    H     h a b         a  L-FG1 facing S
                        b  L-FG2 facing SW
                        h  L-ART facing SE
    G     g v c         c  L-HG1 facing W
                        g  R-H3 facing E
                        v  G-V1 facing S
    F     f e d         d  L-HG2 facing NW
                        e  L-HG3 facing N
                        f  L-J1 facing NE
    place phase british combat
    attack G-V1 with L-FG1 L-FG2 L-HG1 L-HG2 L-HG3 L-J1 R-H3 L-ART
    event attacker L-FG1 3 6       # N: straight behind
    event attacker L-FG2 3 6       # NE: slanting rear
    event attacker L-HG1 3 9       # E: flank
    event attacker L-HG2 3 6       # SE: slanting front
    event attacker L-HG3 3 3       # S: straight ahead
    event attacker L-J1 3 6        # SW: slanting front
    event attacker R-H3 3 9        # W: flank
    event attacker L-ART 3 6       # NW: slanting rear
    event odds 51 6 6-1

% BW-13.18: once around a defender facing SW, each attacker by where it stands
          2 3 4
    H     h a b         a  L-FG1 facing S
                        b  L-FG2 facing SW
                        h  L-ART facing SE
    G     g v c         c  L-HG1 facing W
                        g  R-H3 facing E
                        v  G-V1 facing SW
    F     f e d         d  L-HG2 facing NW
                        e  L-HG3 facing N
                        f  L-J1 facing NE
    place phase british combat
    attack G-V1 with L-FG1 L-FG2 L-HG1 L-HG2 L-HG3 L-J1 R-H3 L-ART
    event attacker L-FG1 3 6       # N: slanting rear
    event attacker L-FG2 3 6       # NE: straight behind
    event attacker L-HG1 3 6       # E: slanting rear
    event attacker L-HG2 3 9       # SE: flank
    event attacker L-HG3 3 6       # S: slanting front
    event attacker L-J1 3 3        # SW: straight ahead
    event attacker R-H3 3 6        # W: slanting front
    event attacker L-ART 3 9       # NW: flank
    event odds 51 6 6-1

% BW-13.16: once around a defender facing W, each attacker by where it stands
          2 3 4
    H     h a b         a  L-FG1 facing S
                        b  L-FG2 facing SW
                        h  L-ART facing SE
    G     g v c         c  L-HG1 facing W
                        g  R-H3 facing E
                        v  G-V1 facing W
    F     f e d         d  L-HG2 facing NW
                        e  L-HG3 facing N
                        f  L-J1 facing NE
    place phase british combat
    attack G-V1 with L-FG1 L-FG2 L-HG1 L-HG2 L-HG3 L-J1 R-H3 L-ART
    event attacker L-FG1 3 9       # N: flank
    event attacker L-FG2 3 6       # NE: slanting rear
    event attacker L-HG1 3 6       # E: straight behind
    event attacker L-HG2 3 6       # SE: slanting rear
    event attacker L-HG3 3 9       # S: flank
    event attacker L-J1 3 6        # SW: slanting front
    event attacker R-H3 3 3        # W: straight ahead
    event attacker L-ART 3 6       # NW: slanting front
    event odds 51 6 6-1

% BW-13.19: once around a defender facing NW, each attacker by where it stands
          2 3 4
    H     h a b         a  L-FG1 facing S
                        b  L-FG2 facing SW
                        h  L-ART facing SE
    G     g v c         c  L-HG1 facing W
                        g  R-H3 facing E
                        v  G-V1 facing NW
    F     f e d         d  L-HG2 facing NW
                        e  L-HG3 facing N
                        f  L-J1 facing NE
    place phase british combat
    attack G-V1 with L-FG1 L-FG2 L-HG1 L-HG2 L-HG3 L-J1 R-H3 L-ART
    event attacker L-FG1 3 6       # N: slanting front
    event attacker L-FG2 3 9       # NE: flank
    event attacker L-HG1 3 6       # E: slanting rear
    event attacker L-HG2 3 6       # SE: straight behind
    event attacker L-HG3 3 6       # S: slanting rear
    event attacker L-J1 3 9        # SW: flank
    event attacker R-H3 3 6        # W: slanting front
    event attacker L-ART 3 3       # NW: straight ahead
    event odds 51 6 6-1

# ---- the same, one by one ----

% BW-13.16: an attacker on the flank of a defender is tripled
          2 3 4
    G     . v ^         v  W-PEN1 facing N
                        ^  L-G1 facing W
    place phase british combat
    join L-G1; fight
    event attacker L-G1 4 12
    event modifier flank, full enfilade 6
    event odds 12 5 2-1

% BW-13.16: also on the flank of one that faces a corner
          2 3 4
    G     . v .         v  W-PEN1 facing NE
    F     . . ^         ^  L-G1 facing NW
    place phase british combat
    join L-G1; fight
    event attacker L-G1 4 12
    event modifier flank, full enfilade 6

% BW-13.17: an attacker straight behind a defender is doubled
          2 3 4
    G     . v .         v  W-PEN1 facing N
    F     . ^ .         ^  L-G1 facing N
    place phase british combat
    join L-G1; fight
    event attacker L-G1 4 8
    event modifier direct rear 4
    event odds 8 5 1-1

% BW-13.17: also behind one that faces a corner
          2 3 4
    G     . v .         v  W-PEN1 facing NE
    F     ^ . .         ^  L-G1 facing NE
    place phase british combat
    join L-G1; fight
    event attacker L-G1 4 8
    event modifier direct rear 4

% BW-13.18: an attacker in a slanting front square is doubled
          2 3 4
    G     . v .         v  W-PEN1 facing S
    F     ^ . .         ^  L-G1 facing NE
    place phase british combat
    join L-G1; fight
    event attacker L-G1 4 8
    event modifier partial front enfilade 4
    event odds 8 5 1-1

% BW-13.18: also in one of a defender that faces a corner
          2 3 4
    G     . v .         v  W-PEN1 facing SW
    F     . ^ .         ^  L-G1 facing N
    place phase british combat
    join L-G1; fight
    event attacker L-G1 4 8
    event modifier partial front enfilade 4

% BW-13.19: an attacker in a slanting rear square is doubled
          2 3 4
    G     . v .         v  W-PEN1 facing N
    F     ^ . .         ^  L-G1 facing NE
    place phase british combat
    join L-G1; fight
    event attacker L-G1 4 8
    event modifier partial rear enfilade 4
    event odds 8 5 1-1

% BW-13.19: also in one of a defender that faces a corner
          2 3 4
    G     . v .         v  W-PEN1 facing NE
    F     . ^ .         ^  L-G1 facing N
    place phase british combat
    join L-G1; fight
    event attacker L-G1 4 8
    event modifier partial rear enfilade 4

% BW-13.21: an attacker straight in front of a defender has its normal factor
          2 3 4
    G     . v .         v  W-PEN1 facing S
    F     . ^ .         ^  L-G1 facing N
    place phase british combat
    join L-G1; fight
    event attacker L-G1 4 4
    event modifier direct front 2
    event odds 4 5 1-2

% BW-13.21: also in front of one that faces a corner; which way the attacker faces does not count
          2 3 4
    G     . v .         v  W-PEN1 facing SW
    F     ^ . .         ^  L-G1 facing E
                        ^  L-G2 facing N
                        ^  L-LT1 facing NE
    place unit U-NC at F3 facing W
    place phase british combat
    attack W-PEN1 U-NC with L-G1 L-G2 L-LT1
    event attacker L-G1 4 4
    event attacker L-G2 4 4
    event attacker L-LT1 4 4

# ---- downhill ----

% BW-13.20: an attacker on higher ground than the defender is doubled
          12 13
    G     ^  .          ^  L-G1 facing S
    F     v  .          v  W-PEN1 facing N
    place phase british combat
    join L-G1; fight
    event attacker L-G1 4 8             # a slope above open ground
    event modifier downhill 4

% BW-13.20: from a crest down to a slope, too
          12 13
    H     ^  .          ^  L-G1 facing S
    G     v  .          v  W-PEN1 facing N
    place phase british combat
    join L-G1; fight
    event attacker L-G1 4 8
    event modifier downhill 4
    event defender W-PEN1 5 10          # who still has the good of his slope

% BW-13.20: not on the same level, nor uphill
          12 13
    G     v  ^          ^  L-G1 facing W
                        v  W-PEN1 facing E
    F     x  .          x  L-G2 facing N
    place phase british combat
    join L-G1; join L-G2; fight
    event attacker L-G1 4 4
    event attacker L-G2 4 12            # on the flank, but from below
    no event modifier downhill

% BW-13.20: it must be higher than every defender of the battle next to it
          12 13
    H     w  .          w  W-PEN2 facing S
    G     ^  .          ^  L-G1 facing S
    F     v  .          v  W-PEN1 facing N
    place phase british combat
    attack W-PEN1 W-PEN2 with L-G1
    event attacker L-G1 4 4
    no event modifier downhill

% BW-13.20: but a high defender who is not next to it does not matter
          11 12 13 14
    G     ^  .  .  .    ^  L-G1 facing S
    F     .  v  .  .    v  W-PEN1 facing NW
    E     .  .  x  .    x  R-1 facing NW
    D     .  .  .  w    w  W-PEN2 facing NW
    place phase british combat
    attack W-PEN1 W-PEN2 with L-G1 R-1
    event attacker L-G1 4 8             # W-PEN1 alone is next to it; D14 is a slope like G11
    event modifier downhill 4

# ---- water ----

% BW-13.22: an attacker on a creek square counts half, rounded up
          22 23
    E     v  ^          ^  R-71 facing W
                        v  W-PEN1 facing E
    place phase british combat
    join R-71; fight
    event attacker R-71 5 3
    event modifier out of the creek 1
    event odds 3 5 1-2

% BW-13.22: also where the creek has wooded banks
          5 6
    T     .  v          v  W-PEN1 facing S
    S     .  ^          ^  R-71 facing N
    place phase british combat
    join R-71; fight
    event attacker R-71 5 3
    event modifier out of the creek 1

% BW-13.22: an even factor is halved exactly
          22 23
    E     v  ^          ^  L-G1 facing W
                        v  W-PEN1 facing E
    place phase british combat
    join L-G1; fight
    event attacker L-G1 4 2

% BW-13.23: an attacker on a ford has its normal factor
          22 23
    F     v  ^          ^  R-71 facing W
                        v  W-PEN1 facing E
    place phase british combat
    join R-71; fight
    event attacker R-71 5 5
    no event modifier out of the creek

% BW-13.23: and so has one on a tributary, even where woods stand on it
          21 22
    F     .  v          v  W-PEN1 facing S
    E     x  ^          ^  R-71 facing N
                        x  R-1 facing NE
    place phase british combat
    join R-71; join R-1; fight
    event attacker R-71 5 5
    event attacker R-1 7 14             # partial front enfilade, and nothing else
    no event modifier out of the creek

# ---- several at once ----

% BW-13.24: angle and water are multiplied: 5 out of the creek on a flank count 8
          22 23
    E     v  ^          ^  R-71 facing W
                        v  W-PEN1 facing N
    place phase british combat
    join R-71; fight
    event attacker R-71 5 8
    event modifier flank, full enfilade 6
    event modifier out of the creek 1
    event odds 8 5 1-1

% BW-13.24: angle and height are multiplied: 3 on a flank and downhill count 18
          12 13
    G     ^  .          ^  L-FG1 facing S
    F     v  .          v  W-PEN1 facing E
    place phase british combat
    join L-FG1; fight
    event attacker L-FG1 3 18
    event odds 18 5 3-1

% BW-13.24: doubled and halved is as before: 5 out of the creek and slanting count 5, not 6
          22 23
    F     v  .          v  W-PEN1 facing E
    E     .  ^          ^  R-71 facing NW
    place phase british combat
    join R-71; fight
    event attacker R-71 5 5

% BW-13.24: each unit is rounded by itself before units are added
          22 23
    E     v  ^          ^  R-71 facing W
                        ^  L-FG1 facing W
                        v  W-PEN1 facing E
    place phase british combat
    join R-71; join L-FG1; fight
    event attacker R-71 5 3
    event attacker L-FG1 3 2
    event odds 5 5 1-1                  # 3 and 2, not half of 8

# ---- the defender ----

% BW-13.25: a disorganized defender counts half, rounded up
          2 3 4
    G     . v .         v  W-PEN1 facing S disorganized
    F     . ^ .         ^  L-G1 facing N
    place phase british combat
    join L-G1; fight
    event defender W-PEN1 5 3
    event modifier disorganized 1
    event odds 4 3 1-1

% BW-13.25: a friend beside it keeps his own
          2 3 4
    G     . v .         v  W-PEN1 facing S disorganized
                        v  W-PEN2 facing S
    F     . ^ .         ^  L-G1 facing N
    place phase british combat
    attack W-PEN1 W-PEN2 with L-G1
    event defender W-PEN1 5 3
    event defender W-PEN2 5 5
    event odds 4 8 1-2

% BW-13.26: a defender in the open has its normal factor
          2 3 4
    G     . v .         v  W-PEN1 facing S
    F     . ^ .         ^  L-G1 facing N
    place phase british combat
    join L-G1; fight
    event defender W-PEN1 5 5
    no event modifier in woods

% BW-13.26: and so it has among buildings
          10 11
    F     ^  v          ^  L-G1 facing E
                        v  W-PEN1 facing W
    place phase british combat
    join L-G1; fight
    event defender W-PEN1 5 5

% BW-13.26: on a creek square
          22 23
    E     ^  v          ^  L-G1 facing E
                        v  W-PEN1 facing W
    place phase british combat
    join L-G1; fight
    event defender W-PEN1 5 5

% BW-13.26: on a ford
          22 23
    F     ^  v          ^  L-G1 facing E
                        v  W-PEN1 facing W
    place phase british combat
    join L-G1; fight
    event defender W-PEN1 5 5

% BW-13.26: and on a tributary
          22 23
    F     ^  .          ^  L-G1 facing S
    E     v  .          v  W-PEN1 facing N
    place phase british combat
    join L-G1; fight
    event defender W-PEN1 5 5

% BW-13.27: a defender in woods is doubled
          4 5
    H     ^ v           ^  L-G1 facing E
                        v  W-PEN1 facing W
    place phase british combat
    join L-G1; fight
    event defender W-PEN1 5 10
    event modifier in woods 4
    event odds 4 10 1-3

% BW-13.27: also where the woods stand on a creek
          5 6
    S     ^ v           ^  L-G1 facing E
                        v  W-PEN1 facing W
    place phase british combat
    join L-G1; fight
    event defender W-PEN1 5 10
    event modifier in woods 4

% BW-13.27: or on a tributary
          20 21
    F     ^  .          ^  L-G1 facing SE
    E     .  v          v  W-PEN1 facing NW
    place phase british combat
    join L-G1; fight
    event defender W-PEN1 5 10
    event modifier in woods 4

% BW-13.28: a defender in a village is doubled
          4 5
    A     ^ v           ^  L-G1 facing E
                        v  W-PEN1 facing W
    place phase british combat
    join L-G1; fight
    event defender W-PEN1 5 10
    event modifier in a village 4

% BW-13.29: a defender on a slope is doubled
          12 13
    G     v  .          v  W-PEN1 facing S
    F     ^  .          ^  L-G1 facing N
    place phase british combat
    join L-G1; fight
    event defender W-PEN1 5 10
    event modifier on a height 4

% BW-13.29: and so is one on a crest
          11 12
    H     ^  v          ^  L-G1 facing E
                        v  W-PEN1 facing W
    place phase british combat
    join L-G1; fight
    event defender W-PEN1 5 10
    event modifier on a height 4

% BW-13.29: or among buildings on a slope
          22 23
    N     .  ^          ^  L-G1 facing S
    M     .  v          v  W-PEN1 facing N
    place phase british combat
    join L-G1; fight
    event defender W-PEN1 5 10
    event modifier on a height 4

% BW-13.29: even against an attack from higher ground
          11 12
    H     v  ^          ^  L-G1 facing W
                        v  W-PEN1 facing E
    place phase british combat
    join L-G1; fight
    event attacker L-G1 4 8
    event defender W-PEN1 5 10
    event odds 8 10 1-2

% BW-13.30: a defender in a swamp counts half, rounded up
          18 19
    D     ^  v          ^  L-G1 facing E
                        v  W-PEN1 facing W
    place phase british combat
    join L-G1; fight
    event defender W-PEN1 5 3
    event modifier in a swamp 1
    event odds 4 3 1-1

% BW-13.31: woods on a slope double once
          17 18
    D     v  ^          ^  L-G1 facing W
                        v  W-PEN1 facing E
    place phase british combat
    join L-G1; fight
    event defender W-PEN1 5 10

% BW-13.31: 5 disorganized in woods count 5
          4 5
    H     ^ v           ^  L-G1 facing E
                        v  W-PEN1 facing W disorganized
    place phase british combat
    join L-G1; fight
    event defender W-PEN1 5 5
    event modifier in woods 4
    event modifier disorganized 1

% BW-13.31: 3 disorganized in a swamp count 1, and 5 count 2: rounded up, and once only
          18 19
    D     ^  v          ^  L-G1 facing E
                        v  A-M1 facing W disorganized
                        v  W-PEN1 facing W disorganized
                        v  U-LD1 facing W disorganized
    place phase british combat
    attack A-M1 W-PEN1 U-LD1 with L-G1
    event defender A-M1 3 1
    event defender W-PEN1 5 2
    event defender U-LD1 1 1
    event odds 4 4 1-1

# ---- one defender in front ----

% BW-13.32: an attacker straight in front of one defender has no enfilade on another
          2 3 4
    G     a b .         a  W-PEN1 facing S
                        b  W-PEN2 facing S
    F     . ^ .         ^  L-G1 facing N
    place phase british combat
    attack W-PEN1 W-PEN2 with L-G1
    event attacker L-G1 4 4             # slanting to W-PEN1, in front of W-PEN2
    event modifier direct front 2

% BW-13.32: whichever of them it is
          2 3 4
    G     . a b         a  W-PEN1 facing S
                        b  W-PEN2 facing S
    F     . ^ .         ^  L-G1 facing N
    place phase british combat
    attack W-PEN1 W-PEN2 with L-G1
    event attacker L-G1 4 4             # in front of W-PEN1, slanting to W-PEN2

% BW-13.32: it takes the lowest multiplier that it has: flank of one and rear of another is doubled
          2 3 4
    G     a b .         a  W-PEN1 facing NE
                        b  W-PEN2 facing N
    F     . ^ .         ^  L-G1 facing N
    place phase british combat
    attack W-PEN1 W-PEN2 with L-G1
    event attacker L-G1 4 8             # W-PEN1's flank, straight behind W-PEN2
    event modifier direct rear 4

% BW-13.32: units of one square may face different ways, and each counts
          2 3 4
    G     . v .         v  W-PEN1 facing E
                        v  W-PEN2 facing S
    F     . ^ .         ^  L-G1 facing N
    place phase british combat
    attack W-PEN1 W-PEN2 with L-G1
    event attacker L-G1 4 4

% BW-13.32: defenders that are not named in the battle do not count
          2 3 4
    G     . v .         v  W-PEN1 facing E
                        v  W-PEN2 facing S
    F     . ^ x         ^  L-G1 facing N
                        x  R-1 facing NW
    place phase british combat
    attack W-PEN1 with L-G1
    event attacker L-G1 4 12            # W-PEN2, whom it stands in front of, is left to R-1

% BW-13.32: nor do defenders who are not next to it
          2 3 4 5
    G     a . b .       a  W-PEN1 facing S
                        b  W-PEN2 facing S
    F     . ^ x .       ^  L-G1 facing N
                        x  L-G2 facing N
    place phase british combat
    attack W-PEN1 W-PEN2 with L-G1 L-G2
    event attacker L-G1 4 8             # slanting to both
    event attacker L-G2 4 4             # in front of W-PEN2; W-PEN1 is two squares away

% BW-13.32: whichever way those face
          2 3 4 5
    G     a . b .       a  W-PEN1 facing E
                        b  W-PEN2 facing NW
    F     ^ x . .       ^  L-G1 facing N
                        x  L-G2 facing N
    place unit R-RC at F4 facing N
    place phase british combat
    attack W-PEN1 W-PEN2 with L-G1 L-G2 R-RC
    event attacker L-G1 4 12            # on the flank of W-PEN1; W-PEN2 is two squares away
    event attacker R-RC 1 2             # slanting behind W-PEN2

% BW-13.33: when one attacker stands in front the others keep their enfilade
          2 3 4
    G     . v ^         v  W-PEN1 facing S
                        ^  L-G1 facing W
    F     . x .         x  L-G2 facing N
    place phase british combat
    join L-G1; join L-G2; fight
    event attacker L-G1 4 12
    event attacker L-G2 4 4
    event odds 16 5 3-1

% BW-13.33: with frontal_cancels_all one in front takes enfilade from all
    battle brandywine-1777 frontal_cancels_all=on
          2 3 4
    G     . v ^         v  W-PEN1 facing S
                        ^  L-G1 facing W
    F     . x .         x  L-G2 facing N
    place phase british combat
    join L-G1; join L-G2; fight
    event attacker L-G1 4 4
    event modifier a frontal attack cancels enfilade 2
    event attacker L-G2 4 4
    event odds 8 5 1-1

% BW-13.33: with it, attackers none of whom is in front still have their enfilade
          2 3 4
    G     . v ^         v  W-PEN1 facing S
                        ^  L-G1 facing W
    F     . . x         x  L-G2 facing NW
    place phase british combat
    join L-G1; join L-G2; fight
    event attacker L-G1 4 12
    event attacker L-G2 4 8

% BW-13.33: with it, height and water are not touched
          12 13
    G     ^  .          ^  L-G1 facing S
    F     v  x          v  W-PEN1 facing E
                        x  L-G2 facing W
    place phase british combat
    join L-G1; join L-G2; fight
    event attacker L-G1 4 8
    event modifier downhill 4

% BW-13.33: with it, one frontal attack anywhere in the battle is enough, against whomever
          2 3 4 5
    G     a . b .       a  W-PEN1 facing S
                        b  W-PEN2 facing S
    F     . ^ x .       ^  L-G1 facing N
                        x  L-G2 facing N
    place phase british combat
    attack W-PEN1 W-PEN2 with L-G1 L-G2
    event attacker L-G1 4 4
    event attacker L-G2 4 4
