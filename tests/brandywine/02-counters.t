# Battle of Brandywine, section 2: the unit counters.
battle brandywine-1777

% BW-2.1: the British player cannot move, turn or rally a blue counter
          10 11 12
    E     v  .  ^       v  G-V1 facing S disorganized
                        ^  L-G1 facing N
    place phase british movement
    pick G-V1         refused BW-2.1
    turn G-V1 N       refused BW-2.1
    pick L-G1         ok

% BW-2.1: the American player cannot move or turn a red counter
          10 11 12
    E     v  .  ^       v  G-V1 facing S
                        ^  L-G1 facing N
    place phase american movement
    pick L-G1         refused BW-2.1
    turn L-G1 S       refused BW-2.1
    pick G-V1         ok

% BW-2.1: a player rolls for counters of his own colour alone
          8 9 10 11 12
    E     v . a  .  b   v  G-V1 facing S disorganized
                        a  L-G1 facing N disorganized
                        b  L-G2 facing N disorganized
    place phase british reorganization
    rally G-V1        refused BW-2.1
    rally L-G2        ok

% BW-2.1: a player sends counters of his own colour alone after a commander
          10 11 12
    E     .  c  .       c  WASH
    D     v  ^  .       ^  L-G1 facing N
                        v  G-V1 facing N
    place phase british combat
    chase G-V1        refused BW-2.1

% BW-2.1: an order must come from the side whose turn it is
          10 11 12
    E     v  .  ^       v  G-V1 facing S
                        ^  L-G1 facing N
    place phase british movement
    american: pick G-V1   refused not-yours "british side"
    british: pick L-G1    ok

% BW-2.2: only artillery can bombard; foot and horse cannot join its fire
          10 11 12
    E     .  v  .       v  G-V1 facing S
    D     g  f  h       g  L-ART facing NE
                        f  L-G1 facing N
                        h  L-16 facing NW
    place phase british combat
    bombard G-V1
    join L-G1         refused BW-18.7
    join L-16         refused BW-18.7
    join L-ART        ok

% BW-2.2: without a gun there is no bombardment
          10 11 12
    E     .  v  .       v  G-V1 facing S
    D     .  f  h       f  L-G1 facing N
                        h  L-16 facing NW
    place phase british combat
    no answer bombard G-V1

% BW-2.2: horse carries no special rule: it pays for woods, stops for control and fights like foot
          7 8 9 10
    H     . . . h       h  L-16 facing W
    place unit G-V1 at H7 facing E
    place phase british movement
    pick L-16; step H9
    event stepped L-16 H10 H9 8 16
    step H8
    asks british face
    face W; close
    join L-16; fight
    event attacker L-16 1 1

% BW-2.2: size and name carry no special rule: a brigade of one wing fights beside a company of the other
          10 11 12
    E     .  v  .       v  G-V1 facing S
    D     .  a  .       a  L-3 facing N
                        a  R-RC facing N
    place phase british combat
    join L-3; join R-RC; fight
    event attacker L-3 7 7
    event attacker R-RC 1 1
    event odds 8 6 1-1

% BW-2.3: the first number is the strength in attack and in defence
          10 11 12
    E     .  v  .       v  G-V1 facing S
    D     .  a  .       a  L-3 facing N
    place phase british combat
    join L-3; fight
    event attacker L-3 7 7
    event defender G-V1 6 6
    event odds 7 6 1-1

% BW-2.3: the second number is the most that can be spent on movement
          8 9 10 11 12 13
    D     . a .  .  .  .      a  L-G1 facing E
    place phase british movement
    pick L-G1
    text "16 quarters left"
    step D10; step D11; step D12; step D13
    asks british face               # four factors spent: the move is over

% BW-2.3: guns are slower than foot, horse is faster
          8 9 10 11 12 13
    E     . h .  .  .  .      h  L-16 facing E
    D     . g .  .  .  .      g  L-ART facing E
    place phase british movement
    pick L-ART
    text "12 quarters left"
    end; face E; pick L-16
    text "24 quarters left"

% BW-2.3: a commander's numbers are 0 and 6
          10 11 12
    E     .  .  .
    D     .  c  .       c  HOWE
    place unit WASH at D28
    place phase british movement
    shows HOWE HOWE 0-6 commander army
    shows WASH WASHINGTON 0-6 commander army
    pick HOWE
    text "24 quarters left"
