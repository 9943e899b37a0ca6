# Battle of Brandywine, section 6: victory conditions.
battle brandywine-1777

% BW-6.1: each enemy combat unit eliminated is a point
    place unit L-G1 eliminated
    place unit L-16 eliminated
    place unit L-ART eliminated
    place unit R-1 at A1 facing N
    place unit G-V1 eliminated
    place unit U-LD1 eliminated
    place phase british movement
    score british 2 american 39

% BW-6.1: a unit lost in battle is a point
          10 11 12
    E     .  v  .       v  U-LD1 facing S
    D     .  ^  .       ^  L-3 facing N
    place phase british combat
    join L-3; fight
    score british 0
    roll 1 1
    event eliminated U-LD1 E11 the defender's loss
    score british 1 american 36

% BW-6.1: a unit that cannot get away from the enemy is a point, too
          1 2 3
    B     . x .         x  L-3 facing S
    A     a b y         a  G-V1 facing N disorganized
                        b  U-LD1 facing N
                        y  L-4 facing W
    place phase american movement
    close
    event eliminated G-V1 A1 disorganized with no way out
    score british 1 american 36

% BW-6.2: an enemy commander eliminated is five points
    place unit WASH eliminated
    place unit L-G1 at A1 facing N
    place phase british movement
    score british 5 american 36

% BW-6.2: for the American player, too
    place unit HOWE eliminated
    place unit L-G1 at A1 facing N
    place phase british movement
    score british 0 american 41

% BW-6.3: a combat unit that ends its move on a victory square takes it for its side
          26 27 28
    E     .  .  ^       ^  L-G1 facing S
    D     .  .  .
    place phase british movement
    pick L-G1; step D28; end
    event taken british D28 15
    is owner D28 british.
    score british 15 american 21

% BW-6.3: a side that leaves the square keeps it
          26 27 28
    D     .  .  ^       ^  L-G1 facing S
    place owner D28 british
    place phase british movement
    pick L-G1; step C28; step B28; end
    is owner D28 british.
    score british 15 american 21

% BW-6.3: the side that was there last owns it: it can be taken back
          26 27 28
    E     .  .  v       v  G-V1 facing S
    D     .  .  .
    place owner D28 british
    place phase american movement
    pick G-V1; step D28; end
    event taken american D28 15
    is owner D28 american.

% BW-6.3: a retreat of one square takes the victory square it ends on, in disorder or not
          26 27 28
    G     .  .  .
    F     .  .  .
    E     .  .  v       v  U-LD1 facing N
    place unit L-3 at F27 facing SE
    place owner D28 british
    place phase british combat
    join L-3; fight; roll 4 4                           # 6-1, 8: D1 and disorganized
    to D28
    event disorganized U-LD1
    event taken american D28 15
    is owner D28 american.

% BW-6.3: an advance that ends on a victory square takes it
          26 27 28
    E     .  .  ^       ^  L-3 facing S
    D     .  .  v       v  U-LD1 facing N
    place phase british combat
    join L-3; fight; roll 1 1
    advance L-3 D28
    event taken british D28 15
    is owner D28 british.

% BW-6.3: a disorganized unit takes a victory square as well as any
          26 27 28
    E     .  .  ^       ^  L-G1 facing S disorganized
    D     .  .  .
    place phase british movement
    pick L-G1; step D28; end
    is owner D28 british.

% BW-6.4: a commander never takes a victory square
          26 27 28
    E     .  .  c       c  HOWE
    D     .  .  .
    place unit L-G1 at A1 facing N
    place phase british movement
    pick HOWE; step D28; end
    no event taken
    is unit HOWE at D28 moved.
    is owner D28 american.

% BW-6.4: a combat unit that only passes through does not take it
          26 27 28
    E     .  .  ^       ^  L-G1 facing S
    D     .  .  .
    C     .  .  .
    place phase british movement
    pick L-G1; step D28
    no event taken
    step C28; end
    no event taken
    is owner D28 american.

% BW-6.4: a retreat of two squares does not take the victory square it passes
          26 27 28
    F     .  .  ^       ^  L-3 facing S
    E     .  .  v       v  U-LD1 facing N
    place owner D28 british
    place phase british combat
    join L-3; fight; roll 4 5                           # 6-1, 9: D2
    answer to C28
    no answer to D28                                    # one square is not two
    to C28
    is owner D28 british.

% BW-6.5: D28 is worth 15 points
    place unit L-G1 at A1 facing N
    place owner D28 british
    place phase british movement
    score british 15 american 21

% BW-6.5: J27 is worth 10 points
    place unit L-G1 at A1 facing N
    place owner J27 british
    place phase british movement
    score british 10 american 26

% BW-6.5: Q28 is worth 5 points
    place unit L-G1 at A1 facing N
    place owner Q28 british
    place phase british movement
    score british 5 american 31

% BW-6.5: M23 and T19 are worth 3 points each
    place unit L-G1 at A1 facing N
    place owner M23 british
    place phase british movement
    score british 3 american 33

% BW-6.5: T19 is worth 3 points
    place unit L-G1 at A1 facing N
    place owner T19 british
    place phase british movement
    score british 3 american 33

% BW-6.6: the American player owns all five victory squares when the battle begins
    is owner D28 american.
    is owner J27 american.
    is owner Q28 american.
    is owner M23 american.
    is owner T19 american.
    score british 0 american 36

% BW-6.7: twice the points of the other is a major victory
    place unit G-V1 eliminated
    place unit G-V2 eliminated
    place unit ST-V3 eliminated
    place unit L-G1 at A1 facing N
    place owner J27 british
    place turn 13
    place phase american combat
    score british 13 american 26
    event verdict american major victory
    over american "major victory"

% BW-6.7: the British win a major victory by the same measure
    place unit L-G1 at A1 facing N
    place owner J27 british
    place owner D28 british
    place turn 13
    place phase american combat
    score british 25 american 11
    over british "major victory"

% BW-6.8: one point short of twice as many is a minor victory
    place unit G-V1 eliminated
    place unit G-V2 eliminated
    place unit ST-V3 eliminated
    place unit ST-V4 eliminated
    place unit L-G1 at A1 facing N
    place owner J27 british
    place turn 13
    place phase american combat
    score british 14 american 26
    event verdict american minor victory
    over american "minor victory"

% BW-6.8: three points for every two of the other is just a minor victory
    place unit G-V1 eliminated
    place unit L-G1 eliminated
    place unit L-G2 eliminated
    place unit L-3 eliminated
    place owner J27 british
    place owner Q28 british
    place turn 13
    place phase american combat
    score british 16 american 24
    over american "minor victory"

% BW-6.9: a point less than three for every two is a draw
    place unit G-V1 eliminated
    place unit L-G1 eliminated
    place unit L-G2 eliminated
    place owner J27 british
    place owner Q28 british
    place turn 13
    place phase american combat
    score british 16 american 23
    event verdict nobody draw
    over nobody "draw"

% BW-6.9: equal points are a draw
    place owner D28 british
    place owner M23 british
    place unit L-G1 at A1 facing N
    place turn 13
    place phase american combat
    score british 18 american 18
    over nobody "draw"

% BW-6.10: a player who resigns gives the other a major victory
    place unit L-G1 at A1 facing N
    place owner D28 british
    place owner J27 british
    place phase british movement
    british: concede
    over american "major victory"
    pick L-G1           refused over

% BW-6.10: either player may resign, also when the other is to play
    place unit L-G1 at A1 facing N
    place phase british movement
    american: concede
    over british "major victory"
