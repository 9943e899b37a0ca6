# Battle of Brandywine, section 8: movement of units.
battle brandywine-1777

% BW-8.1: a player may move none of his counters
          10 11 12
    E     .  v  .       v  G-V1 facing N
    place unit L-G1 at A1 facing N
    place phase british movement
    close               ok
    asks american move

% BW-8.1: a player may move some of his counters, or all, in any order
          8 9 10 11 12
    D     . a b  c  .   a  L-G1 facing N
                        b  L-G2 facing N
                        c  HOWE
    place phase british movement
    answers pick L-G1, pick L-G2, pick HOWE, close
    pick L-G2; step E10; end; face N
    answers pick L-G1, pick HOWE, close
    pick HOWE; step E11; end
    answers pick L-G1, close
    pick L-G1; step E10; end; face N
    answers close

% BW-8.2: a step that costs more than is left is not allowed
          8 9 10
    G     . . .
    F     . g .         g  L-ART facing N
    E     . . .
    place phase british movement
    pick L-ART; step G9                 # woods: two factors of three
    text "4 quarters left"
    step G10            refused BW-8.2 "8 quarters"
    no answer step G10
    step F10            ok

% BW-8.2: no counter is promised a free step: with nothing left the move is over
          8 9 10
    G     . . .
    F     . a .         a  L-G1 facing N
    place phase british movement
    pick L-G1; step G9
    event stepped L-G1 F9 G9 8 8
    step G10
    event stepped L-G1 G9 G10 8 0
    asks british face
    step F10            refused BW-8.4

% BW-8.2: a counter goes step by step, and only when it has been picked
          10 11 12
    D     a  .  .       a  L-G1 facing N
    place phase british movement
    step D11            refused BW-8.2
    end                 refused unasked
    pick L-G1; step D11
    event stepped L-G1 D10 D11 4 12

% BW-8.3: a counter may step to any of the eight squares that touch its own, whichever way it faces
          10 11 12
    E     .  .  .
    D     .  a  .       a  L-G1 facing S
    C     .  .  .
    place phase british movement
    pick L-G1
    answers step E10, step E11, step E12, step D10, step D12, step C10, step C11, step C12, end

% BW-8.3: a square further away is no step
          10 11 12 13
    D     a  .  .  .    a  L-16 facing E
    place phase british movement
    pick L-16
    step D12            refused BW-8.3
    step D10            refused BW-8.3
    step F28            refused BW-8.3

% BW-8.3: a diagonal step costs no more than a straight one
          10 11 12
    E     .  .  .
    D     a  .  .       a  L-G1 facing N
    place phase british movement
    pick L-G1; step E11
    event stepped L-G1 D10 E11 4 12
    step E12
    event stepped L-G1 E11 E12 4 8

% BW-8.4: a counter whose move has ended is not moved again in that portion
          10 11 12
    D     a  .  b       a  L-G1 facing N
                        b  L-G2 facing N
    place phase british movement
    pick L-G1; step D11; end; face N
    pick L-G1           refused BW-8.4
    no answer pick L-G1
    march L-G1 to D10   refused BW-8.4
    pick L-G2           ok

% BW-8.4: a move is over once it is said to be, even if the counter has not stirred
          10 11 12
    D     a  .  b       a  L-G1 facing N
                        b  L-G2 facing N
    place phase british movement
    pick L-G1; end; face W
    step D11            refused BW-8.2
    pick L-G1           refused BW-8.4

% BW-8.4: movement that was not used is lost
          10 11 12
    D     a  .  .       a  L-G1 facing N
    place unit G-V1 at F25 facing W
    place phase british movement
    close; close                        # the whole hour
    asks british move
    pick L-G1
    text "16 quarters left"

% BW-8.4: in the next turn the counter may move again
          10 11 12
    D     a  .  .       a  L-G1 facing N
    place unit G-V1 at F25 facing W
    place phase british movement
    pick L-G1; step D11; end; face N
    close; close
    pick L-G1           ok

% BW-8.4: counters that start together may be sent off together, one order for all
          8 9 10 11 12
    D     . . a  .  .   a  L-G1 facing N
                        a  L-G2 facing N
                        a  HOWE
    place phase british movement
    march D10 to D12 facing E
    is unit L-G1 at D12 facing E moved.
    is unit L-G2 at D12 facing E moved.
    is unit HOWE at D12 moved.

% BW-8.5: once movement is closed counters cannot be moved any more
          10 11 12
    E     v  .  w       v  G-V1 facing S
    D     a  .  b       a  L-G1 facing N
                        b  L-G2 facing N
                        w  G-V2 facing S
    place unit L-3 at A1 facing N
    place phase british movement
    close
    asks british combat
    pick L-3            refused BW-8.5
    step A2             refused BW-8.5

% BW-8.5: any number of units may be brought under enemy control before the fighting
          8 9 10 11 12
    E     . . .  v  .   v  G-V1 facing S
    D     . . .  .  .
    C     . a b  .  .   a  L-3 facing N
                        b  L-4 facing N
    place unit R-RC at C12 facing N
    place unit R-71 at C10 facing N
    place phase british movement
    march L-4 to D10 facing NE
    march L-3 to D10 facing NE
    asks british move
    march R-71 to D11 facing N
    pick R-RC; step D11; face N
    close
    answers join L-3, join L-4, join R-71, join R-RC, cancel

% BW-8.5: only up to the stacking limit of each square
          8 9 10 11 12
    E     . . .  v  .   v  G-V1 facing S
    D     . . a  .  .   a  L-3 facing NE
                        a  L-4 facing NE
    C     . b .  .  .   b  R-71 facing N
    place phase british movement
    pick R-71
    step D10            refused BW-10.1

% BW-8.6: American counters do not move in the British turn
          10 11 12
    E     .  v  .       v  G-V1 facing S
    place unit L-G1 at A1 facing N
    place unit L-G2 at A3 facing N
    place phase british movement
    american: pick G-V1         refused not-yours
    british: pick G-V1          refused BW-2.1
    no answer pick G-V1
    pick L-G1
    british: pick G-V1          refused unasked
    american: step D11          refused not-yours

% BW-8.6: combat may still move them: by a retreat, in the enemy's turn
          10 11 12
    E     .  v  .       v  U-LD1 facing S
    D     .  ^  .       ^  L-3 facing N
    place phase british combat
    join L-3; fight; roll 4 6           # 6-1, 10: D1
    asks american retreat-to
    to F12
    event retreated U-LD1 E11 F12

% BW-8.7: no counter may leave the board of its own will
          5 6
    A     . a           a  L-G1 facing S
    place phase british movement
    pick L-G1
    answers step B5, step B6, step B7, step A5, step A7, end

% BW-8.7: not even along a road that runs off it
          27 28
    D     .  c          c  HOWE
    place phase british movement
    pick HOWE
    step D29            refused unread "There is no square"
    answers step E27, step E28, step D27, step C27, step C28, end

% BW-8.4: a stack that marches as a group keeps the pace of its slowest counter
battle brandywine-1777
place unit L-ART at A5 facing N
place unit L-16 at A5 facing N
place phase british movement
    march A5 to F22
    is unit L-ART at E17 facing E moved.
    is unit L-16 at E17 facing E moved.

% BW-8.4: named one by one, counters that start together go each at its own pace
place unit L-ART at A5 facing N
place unit L-16 at A5 facing N
place phase british movement
    march L-ART L-16 to F22
    is unit L-ART at E17 facing E moved.
    is unit L-16 at F22 facing E moved.

% BW-4.4: a counter of the other side that waits does not come on
place unit G-V1 waiting
place unit U-LD1 at F26 facing W
place phase american movement
    pick G-V1     refused BW-4.4
