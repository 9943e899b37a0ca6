# Battle of Brandywine, section 9: terrain effects on movement. `stepped` gives the counter, the
# square it left, the square it entered, the price in quarters and what is left.
battle brandywine-1777

% BW-9.1: an open square costs one movement factor, which is four quarters
          10 11 12
    D     a  .  .       a  L-G1 facing E
    place phase british movement
    pick L-G1; step D11
    event stepped L-G1 D10 D11 4 12

% BW-9.2: a step along a road costs a quarter, even as the first step of a move
          8 9 10
    F     . . .
    E     . . .
    D     a . .         a  L-G1 facing E
    place phase british movement
    pick L-G1; step E9
    event stepped L-G1 D8 E9 1 15
    step F10
    event stepped L-G1 E9 F10 1 14

% BW-9.2: by road the ground does not matter: a slope for a quarter
          24 25
    H     .  .
    G     .  v          v  G-V1 facing N
    place phase american movement
    pick G-V1; step H25
    event stepped G-V1 G25 H25 1 15

% BW-9.2: by road the ground does not matter: woods and a tributary for a quarter
          12 13 14
    T     .  .  a       a  L-G1 facing W
    place unit L-G2 at B6 facing N
    place phase british movement
    pick L-G1; step T13
    event stepped L-G1 T14 T13 1 15
    end; face W
    pick L-G2; step C7
    event stepped L-G2 B6 C7 1 15

% BW-9.2: by road the ground does not matter: a village for a quarter
          24 25
    F     .  .
    E     .  v          v  G-V1 facing N
    place phase american movement
    pick G-V1; step F24
    event stepped G-V1 E25 F24 1 15

% BW-9.2: steps by road and across country may be mixed
          8 9 10 11
    F     . . .  .
    E     . . .  .
    D     a . .  .      a  L-G1 facing E
    place phase british movement
    pick L-G1; step D9
    event stepped L-G1 D8 D9 4 12
    step E9
    event stepped L-G1 D9 E9 4 8
    step F10
    event stepped L-G1 E9 F10 1 7
    step E11
    event stepped L-G1 F10 E11 4 3

% BW-9.2: a unit of four factors can go sixteen squares by road, and no further
    place unit L-G1 at A5 facing N
    place unit L-G2 at A1 facing N
    place phase british movement
    march L-G1 to F24
    event stepped L-G1 F20 F21 1 0
    is unit L-G1 at F21 facing E moved.

% BW-9.3: a square with a road entered from off that road costs one factor
          8 9 10
    F     . . .
    E     a . .         a  L-G1 facing E
    place phase british movement
    pick L-G1; step E9
    event stepped L-G1 E8 E9 4 12

% BW-9.3: so it does in woods
          13 14
    T     .  .
    S     .  a          a  L-G1 facing N
    place phase british movement
    pick L-G1; step T13
    event stepped L-G1 S14 T13 4 12

% BW-9.3: so it does on a tributary
          7 8
    C     . a           a  L-G1 facing W
    place phase british movement
    pick L-G1; step C7
    event stepped L-G1 C8 C7 4 12

% BW-9.3: a height with a road keeps its own price
          24 25
    H     v  .          v  G-V1 facing E
    place phase american movement
    pick G-V1; step H25
    event stepped G-V1 H24 H25 8 8

% BW-9.3: a ford keeps its own price
          23 24
    G     .  v          v  G-V1 facing S
    F     .  .
    place phase american movement
    pick G-V1; step F23
    event stepped G-V1 G24 F23 8 8

% BW-9.3: a swamp with a road keeps its own price, and its mud
          18 19
    E     .  a          a  L-G1 facing S
    D     .  .
    place phase british movement
    pick L-G1; step D19
    event stepped L-G1 E19 D19 8 8
    asks british face

% BW-9.4: two road squares side by side that no road joins are a step across country
          5 6
    B     a .           a  L-G1 facing E
    place phase british movement
    pick L-G1; step B6
    event stepped L-G1 B5 B6 4 12

% BW-9.4: nor does crossing from one road to another give the road price
          6 7
    G     a .           a  L-G1 facing E
    place phase british movement
    pick L-G1; step G7
    event stepped L-G1 G6 G7 4 12

% BW-9.4: on heights such a step costs what the height costs
          24 25
    I     .  .
    H     .  v          v  G-V1 facing N
    place phase american movement
    pick G-V1; step I24
    event stepped G-V1 H25 I24 8 8
    step I25
    event stepped G-V1 I24 I25 1 7

% BW-9.5: woods across country cost two factors
          8 9
    G     . .
    F     . a           a  L-G1 facing N
    place phase british movement
    pick L-G1; step G9
    event stepped L-G1 F9 G9 8 8

% BW-9.6: a tributary across country costs two factors, and so does each further square along it
          6 7 8
    E     . . h         h  L-16 facing W
    D     . . .
    place phase british movement
    pick L-16; step E7
    event stepped L-16 E8 E7 8 16
    step D7
    event stepped L-16 E7 D7 8 8

% BW-9.6: leaving the water costs only the price of the next square
          6 7 8
    E     . h .         h  L-16 facing W
    D     . . .
    place phase british movement
    pick L-16; step E8
    event stepped L-16 E7 E8 4 20

% BW-9.7: a creek square costs two factors, and so does each further one
          10 11 12
    P     .  .  .
    O     h  .  .       h  L-16 facing E
    place phase british movement
    pick L-16; step O11
    event stepped L-16 O10 O11 8 16
    step P11
    event stepped L-16 O11 P11 8 8

% BW-9.7: nothing makes a unit stop in the creek, and leaving costs only the price of the next square
          10 11 12
    P     .  .  .
    O     a  .  .       a  L-LT1 facing E
    place phase british movement
    pick L-LT1; step O11
    asks british step
    step P12
    event stepped L-LT1 O11 P12 4 8

% BW-9.8: a village from off its road costs one factor
          5 6
    A     . a           a  L-G1 facing W
    place phase british movement
    pick L-G1; step A5
    event stepped L-G1 A6 A5 4 12

% BW-9.9: a slope costs two factors
          4 5
    D     . a           a  L-G1 facing W
    place phase british movement
    pick L-G1; step D4
    event stepped L-G1 D5 D4 8 8

% BW-9.9: a crest costs two factors, and so does the slope on the way down
          2 3 4
    D     . . h         h  L-16 facing W
    place phase british movement
    pick L-16; step D3
    event stepped L-16 D4 D3 8 16
    step D2
    event stepped L-16 D3 D2 8 8

% BW-9.9: along a slope each square costs two factors
          3 4
    E     . a           a  L-G1 facing W
    place phase british movement
    pick L-G1; step E3
    event stepped L-G1 E4 E3 8 8

% BW-9.9: a height that contains a road costs two factors unless the step follows the road
          21 22 23
    M     .  .  v       v  G-V1 facing W
    L     .  .  .
    place unit G-V2 at L23 facing W
    place phase american movement
    pick G-V1; step L22
    event stepped G-V1 M23 L22 1 15
    end; face W
    pick G-V2; step L22
    event stepped G-V2 L23 L22 8 8

% BW-9.10: a ford by its road costs a quarter, in and out
          22 23 24
    F     a  .  .       a  L-G1 facing E
    place phase british movement
    pick L-G1; step F23
    event stepped L-G1 F22 F23 1 15
    step F24
    event stepped L-G1 F23 F24 1 14

% BW-9.10: a ford entered any other way costs two factors
          22 23
    F     .  .
    E     a  .          a  L-G1 facing E
    place phase british movement
    pick L-G1; step F23
    event stepped L-G1 E22 F23 8 8

% BW-9.10: a ford entered out of the creek costs two factors
          22 23
    F     .  .
    E     .  a          a  L-G1 facing E
    place phase british movement
    pick L-G1; step F23
    event stepped L-G1 E23 F23 8 8

% BW-9.11: a swamp off the road costs two factors and ends the move
          7 8 9
    N     h . .         h  L-16 facing E
    place phase british movement
    pick L-16; step N8
    event stepped L-16 N7 N8 8 16
    event moved L-16 N8
    asks british face
    step N9             refused BW-9.11
    face E
    pick L-16           refused BW-8.4

% BW-9.11: a swamp ends the move of a commander, too
          7 8 9
    N     c . .         c  HOWE
    place unit L-G1 at A1 facing N
    place phase british movement
    pick HOWE; step N8
    event moved HOWE N8
    asks british move
    pick HOWE           refused BW-8.4

% BW-9.11: in the next turn the counter leaves the swamp at the usual price
          7 8 9
    N     . a .         a  L-G1 facing E
    place phase british movement
    pick L-G1; step N7
    event stepped L-G1 N8 N7 4 12
    step M7
    event stepped L-G1 N7 M7 4 8

% BW-9.12: a swamp by road costs a quarter and does not end the move
          18 19 20
    D     a  .  .       a  L-G1 facing E
    place phase british movement
    pick L-G1; step D19
    event stepped L-G1 D18 D19 1 15
    asks british step
    step D20
    event stepped L-G1 D19 D20 1 14

% BW-9.13: terrain does not add up: woods on a slope cost two factors
          17 18
    D     .  a          a  L-G1 facing W
    place phase british movement
    pick L-G1; step D17
    event stepped L-G1 D18 D17 8 8

% BW-9.13: a tributary in woods costs two factors
          13 14
    K     .  .
    J     .  a          a  L-G1 facing N
    place phase british movement
    pick L-G1; step K14
    event stepped L-G1 J14 K14 8 8

% BW-9.13: a creek with wooded banks costs two factors
          25 26
    A     a  .          a  L-G1 facing E
    place phase british movement
    pick L-G1; step A26
    event stepped L-G1 A25 A26 8 8

% BW-9.13: a wooded creek costs two factors, and nobody has to stop in it
    place unit L-16 at S5 facing N
    place phase british movement
    pick L-16; step S6
    event stepped L-16 S5 S6 8
    step R6             ok

% BW-9.13: nor in a wooded tributary
    place unit L-16 at U5 facing N
    place phase british movement
    pick L-16; step U6
    event stepped L-16 U5 U6 8
    step U7             ok

% BW-9.8: nobody has to stop in a village
    place unit L-16 at F25 facing N
    place phase british movement
    pick L-16; step F24
    step G24            ok

% BW-9.9: buildings on a slope cost two factors off the road, and nobody has to stop there
    place unit L-16 at M24 facing N
    place phase british movement
    pick L-16; step M23
    event stepped L-16 M24 M23 8
    step M22            ok
