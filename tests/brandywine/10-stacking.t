# Battle of Brandywine, section 10: stacking. L-3 and L-4 have 7 factors each, R-71 has 5, R-RC 1.
battle brandywine-1777

% BW-10.1: no more than 15 factors may stand in a square after a move
          10 11 12
    D     a  b  .       a  R-71 facing E
                        b  L-3 facing E
                        b  L-4 facing E
    place phase british movement
    pick R-71; step D11
    end                 refused BW-10.1
    no answer end
    step D12; end       ok

% BW-10.1: exactly 15 factors may
          10 11 12
    D     a  b  .       a  R-RC facing E
                        b  L-3 facing E
                        b  L-4 facing E
    place phase british movement
    pick R-RC; step D11; end; face E
    is unit R-RC at D11 facing E moved.

% BW-10.1: the limit holds at set-up
    place unit G-V1 at F25 facing W
    place unit G-V2 at F25 facing W
    place unit W-PEN1 unplaced
    place unit A-M1 unplaced
    place phase american setup
    pick W-PEN1
    place F25           refused BW-10.1
    place G25           ok

% BW-10.1: the limit holds at the end of a retreat
          10 11 12
    F     .  f  .       f  G-V1 facing S
    E     .  v  .       f  G-V2 facing S
    D     .  ^  .       f  A-M1 facing S
                        v  U-LD1 facing S
                        ^  L-3 facing N
    place phase british combat
    join L-3; fight; roll 4 6               # 6-1, 10: D1
    to F11              refused BW-20.15
    no answer to F11
    to F10              ok

% BW-10.1: the limit holds for those who advance
          10 11 12
    E     .  v  .       v  U-LD1 facing S
    D     a  b  .       a  R-71 facing NE
                        a  R-RC facing NE
                        b  L-3 facing N
                        b  L-4 facing N
    place phase british combat
    join L-3; join L-4; join R-71; join R-RC; fight; roll 1 1
    advance L-3 E11; face N
    advance L-4 E11; face N
    answers advance R-RC E11, done
    advance R-71 E11    refused BW-10.1

% BW-10.1: a third unit that would overfill the emptied square may not advance into it
          10 11 12
    E     .  v  .       v  U-LD1 facing S
    D     a  b  c       a  R-71 facing NE
                        b  L-3 facing N
                        c  L-4 facing NW
    place phase british combat
    join L-3; join L-4; join R-71; fight; roll 1 1
    advance L-3 E11; face N
    answers advance L-4 E11, advance R-71 E11, done
    advance R-71 E11; face N
    is unit L-4 at D12 facing NW.           # 12 factors stand there now, and 7 do not fit

% BW-10.2: a disorganized unit counts in full
          10 11 12
    D     a  b  .       a  R-71 facing E
                        b  L-3 facing E disorganized
                        b  L-4 facing E disorganized
    place phase british movement
    pick R-71; step D11
    end                 refused BW-10.1

% BW-10.2: a commander counts nothing
          10 11 12
    D     c  b  .       c  HOWE
                        b  L-3 facing E
                        b  L-4 facing E
                        b  R-RC facing E
    place phase british movement
    pick HOWE; step D11; end
    is unit HOWE at D11 moved.

% BW-10.2: a commander in the square takes no room from the troops
          10 11 12
    D     a  b  .       a  R-RC facing E
                        b  L-3 facing E
                        b  L-4 facing E
                        b  HOWE
    place phase british movement
    pick R-RC; step D11; end
    asks british face

% BW-10.3: a counter may pass through squares of friends, however many
          8 9 10 11 12
    D     . a b  c  .   a  R-71 facing E
                        b  L-3 facing E
                        b  L-4 facing E
                        c  R-1 facing E
                        c  R-2 facing E
    place phase british movement
    pick R-71; step D10; step D11; step D12; end
    event moved R-71 D12

% BW-10.3: but not if it could not end its move within the limit
          8 9 10 11 12
    D     a . .  b  .   a  L-ART facing E
                        b  L-3 facing E
                        b  L-4 facing E
    place phase british movement
    pick L-ART; step D9; step D10           # one factor is left
    step D11            refused BW-10.1
    no answer step D11
    step C10            ok

% BW-10.3: to go back where it came from is to end its move within the limit
          12 13
    F     b  c          b  L-3 facing E
                        b  L-4 facing E
                        c  R-1 facing E
                        c  R-2 facing E
    place unit L-ART waiting
    place phase british movement
    pick L-ART; step B6; step C7; step D8; step E9; step F10; step F11
    text "2 quarters left"                  # along the road, and all of it is full from here
    step F12            ok                  # so that there is nothing left but to turn back
    event moved L-ART F11

% BW-10.3: it may go in where a way leads on through other full squares
    place unit L-G1 at F11 facing E
    place unit L-G2 at F11 facing E
    place unit R-71 at F11 facing E
    place unit L-3 at F12 facing E
    place unit L-4 at F12 facing E
    place unit R-1 at F13 facing E
    place unit R-2 at F13 facing E
    place unit L-ART at D8 facing E
    place phase british movement
    pick L-ART; step E9; step F10; step E11
    step F12            ok
    text "2 quarters left"                  # enough for two steps of road, and for nothing else
    answers step F11, step F13
    end                 refused BW-10.1
    step F13
    event moved L-ART F14

% BW-10.3: but not where what is left does not reach the end of them
    place unit L-G1 at F11 facing E
    place unit L-G2 at F11 facing E
    place unit R-71 at F11 facing E
    place unit L-3 at F12 facing E
    place unit L-4 at F12 facing E
    place unit R-1 at F13 facing E
    place unit R-2 at F13 facing E
    place unit L-ART at C7 facing E
    place phase british movement
    pick L-ART; step D8; step E9; step F10; step E11
    text "5 quarters left"                  # so that one would be left, and every square by road is full
    step F12            refused BW-10.1
    step E12            ok

% BW-10.3: nor where an enemy would stop it on that way
    place unit L-G1 at F11 facing E
    place unit L-G2 at F11 facing E
    place unit R-71 at F11 facing E
    place unit L-3 at F12 facing E
    place unit L-4 at F12 facing E
    place unit R-1 at F13 facing E
    place unit R-2 at F13 facing E
    place unit L-LT1 at F10 facing E
    place unit L-LT2 at F10 facing E
    place unit L-FG1 at F10 facing E
    place unit R-QR at F10 facing E
    place unit L-ART at D8 facing E
    place unit G-V1 at G14 facing S
    place phase british movement
    pick L-ART; step E9; step F10; step E11
    step F12            refused BW-10.1

% BW-10.3: nor where control would stop it among them
          9 10 11 12
    E     . .  .  v     v  G-V1 facing S
    D     a .  b  .     a  R-71 facing E
                        b  L-3 facing NE
                        b  L-4 facing NE
    place phase british movement
    pick R-71; step D10
    step D11            refused BW-10.1
    step C11            ok
