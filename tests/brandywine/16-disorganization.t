# Battle of Brandywine, section 16: disorganization and reorganization.
battle brandywine-1777

% BW-16.1: the owner rolls once for each disorganized unit, in the order he likes
          8 9 10 11 12
    E     a . b  .  c   a  L-G1 facing N disorganized
                        b  L-G2 facing N disorganized
                        c  L-3 facing N disorganized
    place phase british reorganization
    answers rally L-G1, rally L-G2, rally L-3
    rally L-3; roll 1 1
    answers rally L-G1, rally L-G2
    rally L-3           refused BW-16.1 "has had its roll"
    rally L-G2; roll 1 2
    roll 1 3                                # the last one
    asks british move

% BW-16.1: reorganization comes before any movement
          8 9 10 11 12
    E     a . b  .  c   a  L-G1 facing N disorganized
                        b  L-G2 facing N disorganized
                        c  L-3 facing N
    place phase british reorganization
    pick L-3            refused unasked BW-16.1
    close               refused unasked BW-16.1
    rally L-3           refused BW-16.1 "is not disorganized"

% BW-16.1: two dice are rolled
          10 11 12
    E     a  .  .       a  L-G1 facing N disorganized
    place phase british reorganization
    asks dice 2d6 reorganization
    roll 5              refused dice
    roll 5 4            ok
    no event modifier

% BW-16.1: a unit next to an enemy combat unit may not try
          8 9 10 11 12
    E     a . b  .  c   a  L-G1 facing N disorganized
    D     . . .  v  .   b  L-G2 facing N disorganized
                        c  L-3 facing N disorganized
                        v  G-V1 facing S disorganized
    place unit L-4 at A1 facing N disorganized
    place phase british reorganization
    answers rally L-G1, rally L-4
    rally L-G2          refused BW-16.1
    rally L-3           refused BW-16.1

% BW-16.1: with nobody to roll for, the turn goes straight to movement
          10 11 12
    E     a  .  .       a  L-G1 facing N disorganized
    D     v  .  .       v  G-V1 facing S
    place phase british reorganization
    asks british move

% BW-16.1: only the owner of the turn rolls
          8 9 10 11 12
    E     a . b  .  .   a  L-G1 facing N disorganized
                        b  L-G2 facing N disorganized
    place unit G-V1 at F25 facing W disorganized
    place phase british reorganization
    no answer rally G-V1
    american: rally G-V1    refused not-yours

% BW-16.2: a total of 9 reorganizes the unit
          10 11 12
    E     a  .  .       a  L-G1 facing N disorganized
    place phase british reorganization
    roll 4 5
    event rally-roll L-G1 4 5
    event rallied L-G1 9
    is unit L-G1 at E10 facing N rolled.

% BW-16.2: with 8 it stays disorganized
          10 11 12
    E     a  .  .       a  L-G1 facing N disorganized
    place phase british reorganization
    roll 4 4
    event still-disorganized L-G1 8
    is unit L-G1 at E10 facing N disorganized rolled.

% BW-16.2: a reorganized unit has its combat factor again, and may attack
          9 10 11 12
    E     . a  .  .     a  L-3 facing N disorganized
    D     . .  .  v     v  G-V1 facing S
    place phase british reorganization
    roll 6 6
    pick L-3; step E11; face SE
    close; join L-3; fight
    event attacker L-3 7 14                 # doubled: half to the rear of one who looks south

% BW-16.2: a unit that failed is tried again in the next turn
          10 11 12
    E     a  .  .       a  L-G1 facing N disorganized
    place unit L-G2 at A1 facing N
    place phase british reorganization
    roll 1 1
    close
    asks dice 2d6 reorganization
    is turn 2.
    roll 6 3
    event rallied L-G1 9

% BW-16.2: ten throws of thirty-six restore a unit, fifteen with the commander's help (BW-16.3)
          8 9 10 11 12
    E     a . b  .  .   a  L-G1 facing N disorganized
                        b  L-G2 facing N disorganized
                        b  HOWE
    place phase british reorganization
    odds "rally L-G1" : reorganized 10/36
    odds "rally L-G2" assume "rally-help=yes" : reorganized 15/36
    odds "rally L-G2" assume "rally-help=no" : reorganized 10/36

% BW-16.3: with the commander in the square the owner may add 1
          10 11 12
    E     a  .  .       a  L-G1 facing N disorganized
                        a  HOWE
    place phase british reorganization
    asks british rally-help
    yes; roll 4 4
    event modifier commander in the square
    event rallied L-G1 9

% BW-16.3: he need not
          10 11 12
    E     a  .  .       a  L-G1 facing N disorganized
                        a  HOWE
    place phase british reorganization
    asks british rally-help
    answers yes, no
    no; roll 4 4
    event still-disorganized L-G1 8

% BW-16.3: a commander next door does not help, nor does the enemy's
          10 11 12
    E     a  c  .       a  L-G1 facing N disorganized
    D     .  w  .       c  HOWE
                        w  WASH
    place phase british reorganization
    asks dice
    roll 4 4
    event still-disorganized L-G1 8

% BW-16.3: he helps every unit of his square, and comes to no harm by it
          10 11 12
    E     a  .  .       a  L-G1 facing N disorganized
                        a  L-G2 facing N disorganized
                        a  HOWE
    place phase british reorganization
    rally L-G1; yes; roll 4 4
    event rallied L-G1 9
    yes; roll 6 6
    event rallied L-G2 13
    is unit HOWE at E10.
    asks british move

% BW-16.4: a disorganized unit bears a marker
          10 11 12
    E     .  v  .       v  U-LD1 facing S
    D     .  a  .       a  L-3 facing N
    place phase british combat
    join L-3; fight; roll 4 4               # 6-1, 8: D1 and disorganized
    to F12
    event disorganized U-LD1
    shows U-LD1 U 1-6 cavalry regiment disorganized

% BW-16.4: its combat factor is halved, rounded up
          10 11 12
    E     .  v  .       v  W-PEN1 facing S disorganized
    D     .  a  .       a  L-3 facing N
    place phase british combat
    join L-3; fight
    event defender W-PEN1 5 3
    event modifier disorganized

% BW-16.4: its movement factor stays as it is
          8 9 10 11 12 13
    D     . a .  .  .  .      a  L-G1 facing E disorganized
    place phase british movement
    pick L-G1
    text "16 quarters left"
    step D10; step D11; step D12; step D13
    event stepped L-G1 D12 D13 4 0

% BW-16.5: a disorganized unit may not enter a square under enemy control
          9 10 11 12 13
    E     . .  v  .  .  v  G-V1 facing S
    D     . .  .  .  a  a  L-G1 facing W disorganized
    place phase british movement
    pick L-G1
    step D12            refused BW-16.5
    step E12            refused BW-16.5
    no answer step D12
    step C12            ok

% BW-16.5: in a retreat it may pass through control like any unit, but not end there
          2 3 4
    H     . v .         v  G-V1 facing S disorganized
    G     . ^ .         ^  R-1 facing N
    place phase british combat
    join R-1; fight; roll 2 3
    event odds 7 3 2-1
    event result D2
    to F2         refused BW-20.14
    to F1         ok                        # by G2 alone, right past R-1
    event retreated G-V1 H3 F1

% BW-16.6: a disorganized unit next to the enemy must move away before movement closes
          10 11 12
    E     .  v  .       v  G-V1 facing S
    D     .  a  .       a  L-G1 facing N disorganized
    place phase british movement
    duty BW-16.6 L-G1
    close               refused BW-16.6
    no answer close
    pick L-G1
    end                 refused BW-16.6
    no answer end
    step C11; end; face N
    no duty BW-16.6
    close               ok

% BW-16.6: every step of its way is free of enemy control
          10 11 12
    E     .  v  .       v  G-V1 facing S
    D     .  a  .       a  L-G1 facing N disorganized
    place phase british movement
    pick L-G1
    step D10            refused BW-16.5
    answers step C10, step C11, step C12

% BW-16.6: an enemy commander nearby drives nobody away
          10 11 12
    E     .  c  .       c  WASH
    D     .  a  .       a  L-G1 facing N disorganized
    place phase british movement
    close               ok

% BW-16.7: a disorganized unit with no way out is eliminated when movement closes
          1 2 3
    B     . x .         x  G-V1 facing S
    A     a . .         a  L-G1 facing N disorganized
    place unit L-3 at M1 facing N
    place phase british movement
    pick L-G1           refused BW-16.7
    no answer pick L-G1
    is unit L-G1 at A1 facing N disorganized.
    close
    event eliminated L-G1 A1 disorganized with no way out
    score american 37

% BW-16.7: the point goes to the enemy only then: a way out that exists must be taken
          1 2 3 4
    B     . . x .       x  G-V1 facing S
    A     . . . a       a  L-G1 facing N disorganized
    place phase british movement
    close               refused BW-16.6
    pick L-G1
    answers step A5, step B5

% BW-16.8: a disorganized unit may not attack
          10 11 12
    E     .  v  .       v  G-V1 facing S
    D     a  b  .       a  L-G1 facing NE disorganized
                        b  L-3 facing N
    place phase british combat
    asks british battle
    no answer join L-G1
    join L-G1           refused BW-16.8
    join L-3            ok

% BW-16.8: alone next to the enemy it owes no attack
          10 11 12
    E     .  v  .       v  G-V1 facing S
    D     .  a  .       a  L-G1 facing N disorganized
    place phase british combat
    asks american move                      # the British combat portion was over at once

% BW-16.8: a disorganized gun may not bombard
          10 11 12
    E     .  v  .       v  G-V1 facing S
    D     a  b  c       a  L-ART facing NE disorganized
                        b  L-3 facing N
                        c  R-ART1 facing NW
    place phase british combat
    bombard G-V1
    join L-ART          refused BW-18.7
    answers join R-ART1, cancel

% BW-16.8: with no other gun there is no bombardment
          10 11 12
    E     .  v  w       v  G-V1 facing S
    D     a  b  .       a  L-ART facing NE disorganized
                        b  L-3 facing N
                        w  G-V2 facing S
    place phase british combat
    bombard G-V1        refused BW-18.5

% BW-16.8: a disorganized unit cannot be put under hold
          10 11 12
    E     .  v  .       v  G-V1 facing S disorganized
                        v  G-V2 facing S
    D     .  a  .       a  L-3 facing N
                        a  L-4 facing N
    place phase british combat
    engage G-V1; join L-3; join L-4; join G-V2; fight; roll 3 4      # 14 to 9, 7: DH
    event result DH
    no event held G-V1
    event held G-V2

% BW-16.8: a disorganized defender told to counter-attack withdraws instead
          10 11 12
    E     .  v  .       v  G-V1 facing S disorganized
    D     .  a  .       a  R-H3 facing N
    place phase british combat
    join R-H3; fight; roll 4 4              # 3 to 3, 8: DCA
    event must-withdraw G-V1
    asks american move
    close               refused BW-16.6
    pick G-V1; step F11; end; face S
    close               ok

% BW-16.9: a disorganized unit that is disorganized again is eliminated, before any retreat
          10 11 12
    E     .  v  .       v  U-LD1 facing S disorganized
    D     .  a  .       a  L-3 facing N
    place phase british combat
    join L-3; fight; roll 4 4               # 6-1, 8: D1 and disorganized
    event eliminated U-LD1 E11 disorganized a second time
    no event retreated
    asks british advance

% BW-16.9: its neighbours in the battle retreat and are disorganized for the first time
          10 11 12
    E     .  v  .       v  G-V1 facing S disorganized
                        v  G-V2 facing S
    D     .  a  .       a  L-3 facing N
                        a  L-4 facing N
    place phase british combat
    engage G-V1; join L-3; join L-4; join G-V2; fight; roll 1 2     # 14 to 9, 3: D1*
    event result D1*
    event eliminated G-V1 E11 disorganized a second time
    to F12
    event disorganized G-V2
    is unit G-V2 at F12 facing S disorganized attacked.

% BW-16.9: a plain retreat does not eliminate a disorganized unit
          10 11 12
    E     .  v  .       v  U-LD1 facing S disorganized
    D     .  a  .       a  L-3 facing N
    place phase british combat
    join L-3; fight; roll 4 6               # 6-1, 10: D1
    to F12
    event retreated U-LD1 E11 F12
