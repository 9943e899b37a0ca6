# Battle of Brandywine, section 12: squares of control. What control does is section 13: a unit that
# comes under it stops there.
battle brandywine-1777

% BW-12.1: a combat unit controls all eight squares around it, whichever way it faces
          9 10 11 12 13
    G     . .  h  .  .
    F     . .  .  .  .
    E     a .  v  .  e  v  G-V1 facing S
    D     b .  .  .  f
    C     . c  d  g  .
                        a  R-H1 facing N
                        a  L-G1 facing N
                        b  R-H2 facing N
                        c  R-H3 facing N
                        d  R-H4 facing N
                        e  L-G2 facing N
                        f  L-FG1 facing N
                        g  L-FG2 facing N
                        h  L-16 facing N
    place phase british movement
    pick R-H1; step E10
    asks british face
    face E; pick L-G1; step F10
    asks british face
    face E; pick R-H2; step D10
    asks british face
    face E; pick R-H4; step D11
    asks british face
    face N; pick L-FG2; step D12
    asks british face
    face N; pick L-FG1; step E12
    asks british face
    face N; pick L-G2; step F12
    asks british face
    face S; pick L-16; step F11
    asks british face

% BW-12.1: two squares away there is no control
          9 10 11 12 13
    E     . .  v  .  a  v  G-V1 facing S
    D     . .  .  .  .  a  L-16 facing W
    C     . .  .  .  .
    place phase british movement
    pick L-16; step D13; step C13; step C12
    asks british step

% BW-12.1: control ends where the unit has gone
          9 10 11 12
    E     . v  .  .     v  G-V1 facing S
    D     . .  .  a     a  L-G1 facing W
    place phase american movement
    pick G-V1; step E9; step F8; end; face S
    close
    asks british move
    pick L-G1; step D11
    asks british step

% BW-12.1: a disorganized unit controls the squares around it wherever it goes
          9 10 11 12
    E     v .  .  .     v  G-V1 facing S disorganized
    place unit L-G1 at C12 facing W
    place phase american movement
    pick G-V1; step E10; end; face S
    close
    pick L-G1; step D11
    asks british face

% BW-12.1: a disorganized unit controls the squares around it
          9 10 11 12 13
    E     . .  v  .  .  v  G-V1 facing S disorganized
    D     . .  .  .  a  a  L-G1 facing W
    place phase british movement
    pick L-G1; step D12
    asks british face
    step C13            refused BW-13.1

% BW-12.1: a held unit controls the squares around it
          9 10 11 12 13
    E     . .  v  .  .  v  G-V1 facing S
    D     . b  .  .  a  a  L-G1 facing W
                        b  L-G2 facing NE
    place hold G-V1 by L-G2
    place phase british movement
    pick L-G1; step D12
    asks british face
    step C13            refused BW-13.1

% BW-12.1: artillery and horse control the squares around them
          9 10 11 12 13
    E     . v  .  w  .  v  U-ART1 facing S
    D     . .  .  .  .  w  U-LD1 facing S
    C     . a  .  b  .  a  L-G1 facing N
                        b  L-G2 facing N
    place phase british movement
    pick L-G1; step D10
    asks british face
    face N; pick L-G2; step D13
    asks british face

% BW-12.1: control reaches across water
          21 22 23 24
    G     .  .  .  v    v  G-V1 facing W
    F     .  .  .  .
    E     .  .  .  .
    place unit L-G1 at F22 facing E
    place phase british movement
    pick L-G1; step F23
    asks british face                       # on the ford itself
    step F24            refused BW-13.1

% BW-12.1: control reaches over the creek to the far bank
          21 22 23
    I     .  .  .
    H     .  .  .
    place unit G-V1 at G23 facing W
    place unit L-G1 at F21 facing E
    place phase british movement
    pick L-G1; step F22
    asks british face

% BW-12.1: control reaches up and down hill
          2 3 4 5
    D     . v . .       v  G-V1 facing E
    C     . . . a       a  L-G1 facing W
    place phase british movement
    pick L-G1; step C4
    asks british face

% BW-12.1: a square with a friend in it is controlled all the same
          9 10 11 12 13
    E     . .  v  .  .  v  G-V1 facing S
    D     . .  .  b  a  a  L-G1 facing W
                        b  L-G2 facing NW
    place phase british movement
    pick L-G1; step D12
    asks british face

% BW-12.2: a commander controls no squares
          9 10 11 12 13
    E     . .  c  .  .  c  WASH
    D     . .  .  .  a  a  L-16 facing W
    place phase british movement
    pick L-16; step D12
    asks british step
    step D11; step D10; step E10
    asks british step
    end; face E
    close               ok                  # and nobody is obliged to attack him

% BW-12.2: nor does he bar a unit beside him from reorganizing
          10 11 12
    E     .  c  .       c  WASH
    D     .  a  .       a  L-G1 facing N disorganized
    place phase british reorganization
    asks dice 2d6 reorganization
