# Battle of Brandywine, section 11: facing. A unit that has come under enemy control is offered the
# facings from which it has the enemy in a front square, which shows its front.
battle brandywine-1777

% BW-11.1: a unit may face any of eight directions
          10 11 12
    D     a  .  .       a  L-G1 facing N
    place phase british movement
    pick L-G1; end
    answers face N, face NE, face E, face SE, face S, face SW, face W, face NW

% BW-11.1: an enemy straight north is in front of a unit that faces north or half to either side
          10 11 12
    F     .  v  .       v  G-V1 facing S
    D     .  a  .       a  L-G1 facing S
    place phase british movement
    pick L-G1; step E11
    answers face NW, face N, face NE

% BW-11.1: an enemy at the north-eastern corner is in front of a unit facing north, north-east or east
          10 11 12
    F     .  .  v       v  G-V1 facing S
    D     .  a  .       a  L-G1 facing S
    place phase british movement
    pick L-G1; step E11
    answers face N, face NE, face E

% BW-11.1: an enemy straight west is in front of a unit facing south-west, west or north-west
          9 10 11 12
    E     v .  .  a     v  G-V1 facing S
                        a  L-G1 facing S
    D     . .  .  .
    place phase british movement
    pick L-G1; step E11; step E10
    answers face SW, face W, face NW

% BW-11.1: a unit that faces away has no enemy in front and must be turned before movement closes
          10 11 12
    E     .  v  .       v  G-V1 facing S
    D     .  a  .       a  L-G1 facing E
    place phase british movement
    close               refused BW-13.4
    turn L-G1 NE
    close               ok

% BW-11.1: an attack must have an enemy in one of the three front squares, and a flank is none of them
          10 11 12
    E     v  .  w       v  G-V1 facing S
    D     .  a  .       a  L-3 facing NW
                        w  G-V2 facing S
    place phase british combat
    engage G-V2; join L-3
    fight               refused BW-13.3     # north-east is the right flank of L-3
    join G-V1
    fight               ok                  # with one of them in front it attacks both

% BW-11.1: nor can an enemy on the flank of a gun be bombarded
          10 11 12
    E     v  .  w       v  G-V1 facing S
    D     .  g  .       g  L-ART facing NW
                        w  G-V2 facing S
    place phase british combat
    answer bombard G-V1
    bombard G-V2        refused BW-18.5

% BW-11.1: nor can a unit fall upon a commander on its flank
          10 11 12
    E     .  c  .       c  WASH
    D     .  a  .       a  L-3 facing E
    place unit L-4 at D10 facing NE
    place phase british combat
    chase L-3           refused BW-17.3
    chase L-4           ok

% BW-11.2: the squares at a right angle to the facing are the flanks
          10 11 12
    E     a  v  .       v  G-V1 facing S
                        a  L-G1 facing E
    place phase british combat
    join L-G1; fight
    event modifier flank, full enfilade

% BW-11.2: of a unit that faces a corner the flanks are corners, too
          10 11 12
    E     .  v  .       v  G-V1 facing SE
    D     a  .  .       a  L-G1 facing NE
    place phase british combat
    join L-G1; fight
    event modifier flank, full enfilade

% BW-11.2: the square straight behind is the rear
          10 11 12
    E     .  v  .       v  G-V1 facing N
    D     .  a  .       a  L-G1 facing N
    place phase british combat
    join L-G1; fight
    event modifier direct rear

% BW-11.2: the two squares beside it are rear squares, too
          10 11 12
    E     .  v  .       v  G-V1 facing N
    D     a  .  .       a  L-G1 facing NE
    place phase british combat
    join L-G1; fight
    event modifier partial rear enfilade

% BW-11.2: an enemy on the flank is not in front
          10 11 12
    E     .  v  .       v  G-V1 facing S
    D     .  a  .       a  L-G1 facing E
    place phase british movement
    close               refused BW-13.4
    turn L-G1 W
    close               refused BW-13.4
    turn L-G1 NW
    close               ok

% BW-11.2: an enemy in a rear square is not in front
          10 11 12
    E     .  v  .       v  G-V1 facing S
    D     .  a  .       a  L-G1 facing S
    place phase british movement
    close               refused BW-13.4
    turn L-G1 SE
    close               refused BW-13.4
    turn L-G1 SW
    close               refused BW-13.4
    turn L-G1 NE
    close               ok

% BW-11.3: in his own movement portion a player turns units freely, moved or not, and as often as he likes
          10 11 12
    D     a  .  b       a  L-G1 facing N
                        b  L-G2 facing N
    place phase british movement
    turn L-G1 SW
    event turned L-G1 SW
    turn L-G1 E
    pick L-G1; step D11
    event stepped L-G1 D10 D11 4 12         # turning has cost nothing
    end; face S
    turn L-G1 W
    is unit L-G1 at D11 facing W moved.
    turn L-G2 E
    is unit L-G2 at D12 facing E.

% BW-11.3: a disorganized unit and a held one may be turned as well
          10 11 12
    E     .  v  .       v  G-V1 facing S
    D     .  a  .       a  L-G1 facing N
    place hold L-G1 by G-V1
    place unit L-G2 at A1 facing N disorganized
    place phase british movement
    turn L-G1 W
    turn L-G2 SE
    is unit L-G1 at D11 facing W.
    is unit L-G2 at A1 facing SE disorganized.

% BW-11.3: a unit that has just advanced after combat may be turned
          10 11 12
    E     .  v  .       v  U-LD1 facing S
    D     .  a  .       a  L-3 facing N
    place phase british combat
    join L-3; fight; roll 1 1
    advance L-3 E11
    asks british advance-face
    answers face N, face NE, face E, face SE, face S, face SW, face W, face NW
    face SW
    event turned L-3 SW

% BW-11.3: a counter that is not on the board is not turned
    place unit L-G1 at D11 facing N
    place unit L-G2 waiting
    place phase british movement
    turn L-G2 N         refused BW-11.3

% BW-11.4: units are not turned in the combat portion
          10 11 12
    E     .  v  w       v  G-V1 facing S
    D     .  a  .       a  L-3 facing N
                        w  G-V2 facing S
    place phase british combat
    turn L-3 NE         refused BW-11.4
    face NE             refused BW-11.4

% BW-11.4: units are not turned before movement, while others reorganize
          8 9 10 11 12
    E     a . b  .  c   a  L-G1 facing N disorganized
                        b  L-G2 facing N disorganized
                        c  L-3 facing N
    place phase british reorganization
    turn L-3 S          refused unasked

% BW-11.4: units are not turned in the enemy's turn
          10 11 12
    E     .  v  .       v  G-V1 facing S
    place unit L-3 at A1 facing N
    place phase british movement
    american: turn G-V1 N       refused not-yours
    british: turn G-V1 N        refused BW-2.1
    is unit G-V1 at E11 facing S.

% BW-11.4: in the enemy's turn a unit turns only if it advances
          10 11 12
    E     .  v  .       v  G-V1 facing S
                        v  G-V2 facing S
    D     .  a  .       a  L-3 facing N
    place phase british combat
    engage G-V1; join L-3; join G-V2; fight; roll 6 2   # 7 to 12, 8: A1
    to C10
    asks american advance
    turn G-V2 W         refused unasked BW-15.2
    advance G-V1 D11
    asks american advance-face
    face W
    event turned G-V1 W
    done
    is unit G-V1 at D11 facing W.
    is unit G-V2 at E11 facing S.

% BW-11.4: a unit that has retreated keeps its facing
          10 11 12
    E     .  v  .       v  U-LD1 facing SW
    D     .  a  .       a  L-3 facing N
    place phase british combat
    join L-3; fight; roll 4 6               # 6-1, 10: D1
    to F12
    no event turned
    asks british advance
    is unit U-LD1 at F12 facing SW attacked.

% BW-11.5: units in one square may face different ways
          10 11 12
    D     .  a  .       a  L-G1 facing N
                        a  L-G2 facing SE
    place phase british movement
    turn L-G1 W
    is unit L-G1 at D11 facing W.
    is unit L-G2 at D11 facing SE.

% BW-11.5: a commander has no facing
          10 11 12
    D     .  c  .       c  HOWE
                        c  L-G1 facing N
    place phase british movement
    turn HOWE N         refused BW-11.5
    pick HOWE; step E11; end
    asks british move                       # nobody asks which way he looks
    is unit HOWE at E11 moved.
