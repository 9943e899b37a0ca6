# Battle of Brandywine, section 17: commanders. Unless a case says otherwise the odds are 7 to 6,
# which is 1-1: 4 is D2, 5 D1, 6 EXC, 7 DH, 8 DCA, 9 A1, 10 A2.
battle brandywine-1777

% BW-17.1: a commander has no combat factor: he adds nothing to a battle
          10 11 12
    E     .  v  .       v  G-V1 facing S
                        v  WASH
    D     .  a  .       a  L-3 facing N
                        a  HOWE
    place phase british combat
    join HOWE           refused BW-17.1
    join WASH           refused BW-17.1
    join L-3; fight
    event odds 7 6 1-1

% BW-17.1: a commander adds nothing to stacking
          10 11 12
    D     c  b  .       c  HOWE
                        b  L-3 facing E
                        b  L-4 facing E
                        b  R-RC facing E
    place phase british movement
    pick HOWE; step D11; end
    is unit HOWE at D11 moved.

% BW-17.1: he is no combat unit: he does not attack and is not engaged
          10 11 12
    E     .  v  w       v  G-V1 facing S
                        w  WASH
    D     .  a  .       a  L-3 facing N
                        a  HOWE
    place unit G-V2 at E10 facing S
    place phase british combat
    engage WASH         refused BW-17.3
    engage HOWE         refused BW-13.2
    chase HOWE          refused BW-17.3

% BW-17.2: a commander attacked while alone withdraws exactly two squares
          10 11 12
    E     .  c  .       c  WASH
    D     .  a  .       a  L-3 facing N
    place phase british combat
    chase L-3
    event chased L-3 WASH E11
    asks american flight-to
    to F11              refused BW-20.12
    no answer to C11                            # that is two squares, but under control
    answer to G11
    to G11
    event retreated WASH E11 G11
    asks dice 2d6 lone commander

% BW-17.2: having withdrawn he is safe unless 12 is rolled
          10 11 12
    E     .  c  .       c  WASH
    D     .  a  .       a  L-3 facing N
    place phase british combat
    odds "chase L-3" assume "flight-to=to G11" : "WASH is eliminated" 1/36
    chase L-3; to G11; roll 6 5
    event flight-roll WASH 6 5
    event commander-safe WASH
    is unit WASH at G11.

% BW-17.2: a 12 eliminates him
          10 11 12
    E     .  c  .       c  WASH
    D     .  a  .       a  L-3 facing N
    place phase british combat
    chase L-3; to G11; roll 6 6
    event eliminated WASH G11 caught alone
    score british 5

% BW-17.2: if he cannot withdraw he is eliminated, and no dice are rolled
          1 2 3
    C     . x .         x  R-1 facing S
    B     . . .
    A     c . y         c  WASH
                        y  R-2 facing W
    place unit L-3 at B1 facing S
    place phase british combat
    chase L-3
    event eliminated WASH A1 caught alone
    asks british advance

% BW-17.2: withdrawing off the board is no way out
          27 28
    C     x  .          x  L-4 facing E
    B     .  a          a  L-3 facing S
    A     .  c          c  WASH
    place unit R-1 at A25 facing E
    place phase british combat
    chase L-3
    event eliminated WASH A28 caught alone

% BW-17.3: nobody is obliged to attack a lone commander
          10 11 12
    E     .  c  .       c  WASH
    D     .  a  .       a  L-3 facing N
    place phase british combat
    answers chase L-3, close
    close               ok
    is unit WASH at E11.

% BW-17.3: a unit that owes an attack on a combat unit may not chase him instead
          10 11 12
    E     v  .  .       v  G-V1 facing S
    D     .  a  .       a  L-3 facing N
    place unit WASH at E12
    place unit G-V2 at E20 facing S
    place unit R-1 at D20 facing N          # a second battle, so that there is a choice
    place phase british combat
    chase L-3           refused BW-17.3
    answers engage G-V1, engage G-V2

% BW-17.3: a second unit may chase him while its friend fights
          10 11 12 13
    E     v  .  .  c    v  G-V1 facing S
    D     .  a  b  .    a  L-3 facing N
                        b  L-4 facing NE
                        c  WASH
    place phase british combat
    chase L-3           refused BW-17.3
    chase L-4           ok
    event chased L-4 WASH E13

% BW-17.3: the commander must be in a front square of the unit
          10 11 12
    E     .  c  .       c  WASH
    D     .  a  b       a  L-3 facing E
                        b  L-4 facing SW
    place unit R-1 at D10 facing NE
    place phase british combat
    chase L-3           refused BW-17.3
    chase L-4           refused BW-17.3
    chase R-1           ok

% BW-17.3: and next to it
          10 11 12 13 14
    E     .  c  .  .  .     c  WASH
    D     .  a  .  .  .     a  L-3 facing N
    C     .  .  .  b  .     b  L-4 facing NW
    place phase british combat
    answers chase L-3, close
    chase L-4           refused BW-17.3

% BW-17.3: it is the unit's battle: a gun that has chased him does not bombard
          10 11 12
    F     .  v  .       v  G-V1 facing S
    E     .  c  .       c  WASH
    D     .  a  .       a  L-ART facing N
    place unit G-V2 at E20 facing S
    place unit R-1 at D20 facing N
    place unit ST-V3 at H5 facing S
    place unit R-2 at G5 facing N           # two battles elsewhere, so that there is a choice
    place phase british combat
    chase L-ART; to G9; roll 3 4
    advance L-ART E11; face N; done
    bombard G-V1        refused BW-18.5
    is unit L-ART at E11 facing N fought

% BW-17.3: he must be alone: one who has advanced with his troops is not to be chased
          10 11 12
    E     .  v  .       v  G-V1 facing S
    D     .  a  .       v  WASH
    C     .  .  b       a  L-3 facing N
                        b  L-4 facing NW
    place unit R-1 at F3 facing N               # a battle still to come
    place unit G-V2 at G2 facing S
    place unit ST-V3 at G3 facing S
    place phase british combat
    engage G-V1; join L-3; fight; no; roll 4 5  # A1
    to C10
    advance G-V1 D11; yes; face S
    is unit WASH at D11.
    asks british combat
    chase L-4           refused BW-17.3         # though it owes nothing and he is in front of it
    no answer chase L-4

% BW-17.3: a disorganized unit may not chase him, nor may a held one
          10 11 12
    E     .  c  .       c  WASH
    D     a  b  .       a  L-3 facing NE disorganized
    C     v  .  .       b  L-4 facing N
                        v  G-V1 facing N
    place unit R-1 at E12 facing W
    place hold L-4 by G-V1
    place phase british combat
    chase L-3           refused BW-17.3
    chase L-4           refused BW-17.3
    chase R-1           ok

% BW-17.3: no odds are worked out
          10 11 12
    E     .  c  .       c  WASH
    D     .  a  .       a  L-3 facing N
    place phase british combat
    chase L-3
    no event odds
    no event attacker

% BW-17.3: the attacker may advance into the square he has left
          10 11 12
    E     .  c  .       c  WASH
    D     .  a  .       a  L-3 facing N
    place phase british combat
    chase L-3; to G11; roll 1 1
    asks british advance
    answers advance L-3 E11, done
    advance L-3 E11; face N
    is unit L-3 at E11 facing N.

% BW-17.3: guns cannot bombard a lone commander
          10 11 12
    E     .  c  .       c  WASH
    D     .  a  .       a  L-ART facing N
    place phase british combat
    bombard WASH        refused BW-18.6
    answers chase L-ART, close

% BW-17.4: a commander left alone by the battle must flee at once
          10 11 12
    E     .  v  .       v  U-LD1 facing S
                        v  WASH
    D     .  a  .       a  L-3 facing N
    place phase british combat
    join L-3; fight; no; roll 1 1               # 6-1, 2: DE
    event eliminated U-LD1 E11
    asks american flight-to
    to G11; roll 3 3
    asks british advance                        # nobody has advanced before

% BW-17.4: he may fall in doing so
          10 11 12
    E     .  v  .       v  U-LD1 facing S
                        v  WASH
    D     .  a  .       a  L-3 facing N
    place phase british combat
    join L-3; fight; no; roll 1 1
    to G11; roll 6 6
    event eliminated WASH G11 caught alone
    score british 6

% BW-17.4: not if another combat unit stays with him
          10 11 12
    E     .  v  .       v  U-LD1 facing S
                        v  U-LD4 facing S
                        v  WASH
    D     .  a  .       a  L-3 facing N
    place phase british combat
    engage U-LD1; join L-3; join U-LD4; fight; no; roll 1 1     # 7 to 2: 3-1, 2: DE
    lose U-LD1
    no event chased
    asks american move
    is unit WASH at E11.

% BW-17.4: the attacker's commander is treated alike when his units are lost
          10 11 12
    E     .  v  .       v  G-V1 facing S
    D     .  a  .       a  R-RC facing N
                        a  HOWE
    place unit L-G1 at A1 facing N
    place phase british combat
    join R-RC; fight; no; roll 6 3              # 1-6, 9: AE
    event eliminated R-RC D11
    asks british flight-to
    to B11; roll 1 1
    asks american advance

% BW-17.5: a commander with an attacking unit may take 1 off the roll
          10 11 12
    E     .  v  .       v  G-V1 facing S
    D     .  a  .       a  L-3 facing N
                        a  HOWE
    place phase british combat
    join L-3; fight
    asks british commander
    answers yes, no
    yes
    event commander HOWE attacker's commander -1
    roll 3 3
    event roll 3 3 5
    event result D1

% BW-17.5: he need not
          10 11 12
    E     .  v  .       v  G-V1 facing S
    D     .  a  .       a  L-3 facing N
                        a  HOWE
    place phase british combat
    join L-3; fight; no; roll 3 3
    event roll 3 3 6
    event result EXC

% BW-17.5: a commander next door changes nothing
          10 11 12
    E     .  v  .       v  G-V1 facing S
    D     c  a  .       a  L-3 facing N
                        c  HOWE
    place phase british combat
    join L-3; fight
    asks dice 2d6 battle

% BW-17.5: it must be a unit of that battle that he is with
          9 10 11 12
    E     w .  v  .     v  G-V1 facing S
    D     . b  a  .     a  L-3 facing N
                        b  L-4 facing NW
                        b  HOWE
                        w  G-V2 facing S
    place phase british combat
    engage G-V1; join L-3; fight
    asks dice 2d6 battle

% BW-17.5: he serves with bombarding guns, too
          10 11 12
    E     .  v  .       v  G-V1 facing S
    D     .  a  .       a  L-ART facing N
                        a  HOWE
    place phase british combat
    bombard G-V1; join L-ART; fire
    asks british commander
    yes; roll 2 2                               # 3 to 6: 1-2, read as 3: D1
    event roll 2 2 3
    event result D1

% BW-17.6: a commander with a defending unit may add 1 to the roll
          10 11 12
    E     .  v  .       v  G-V1 facing S
                        v  WASH
    D     .  a  .       a  L-3 facing N
    place phase british combat
    join L-3; fight
    asks american commander
    answers yes, no
    yes
    event commander WASH defender's commander 1
    roll 3 3
    event roll 3 3 7
    event result DH

% BW-17.6: he serves under a bombardment, too
          10 11 12
    E     .  v  .       v  G-V1 facing S
                        v  WASH
    D     .  a  .       a  L-ART facing N
    place phase british combat
    bombard G-V1; join L-ART; fire
    asks american commander
    yes; roll 1 2                               # 3 to 6: 1-2, read as 4: EXC, which does nothing here
    event roll 1 2 4
    event no-effect

% BW-17.7: the attacker decides first, then the defender, both before the dice, and both may apply
          10 11 12
    E     .  v  .       v  G-V1 facing S
                        v  WASH
    D     .  a  .       a  L-3 facing N
                        a  HOWE
    place phase british combat
    join L-3; fight
    asks british commander
    american: yes       refused not-yours
    yes
    asks american commander
    yes
    asks dice 2d6 battle
    roll 3 3
    event roll 3 3 6
    event result EXC

% BW-17.7: a commander may be used in each battle that touches his square
          9 10 11 12 13
    E     . v  .  w  .  v  G-V1 facing S
    D     . .  a  .  .  a  L-3 facing NW
                        a  L-4 facing NE
                        a  HOWE
                        w  G-V2 facing S
    place phase british combat
    engage G-V1; join L-3; fight
    asks british commander
    yes; roll 5 6                               # 14 to 6 is 2-1, read as 10: DCA
    event roll 5 6 10
    roll 1 1                                    # he comes to no harm
    join L-4; fight
    asks british commander
    yes; roll 5 6
    event roll 5 6 10
    event result DCA

% BW-17.7: what was used in one battle is not carried into the next
          10 11 12 13
    E     v  .  .  w    v  G-V1 facing S
    D     a  .  .  b    v  WASH
                        a  L-3 facing N
                        b  L-4 facing N
                        w  G-V2 facing S
    place phase british combat
    engage G-V1; join L-3; fight; yes; roll 3 4         # read as 8: DCA
    event roll 3 4 8
    roll 1 1                                    # for Washington
    join L-4; fight; roll 4 4
    event roll 4 4 8
    asks american move                          # and no second roll for him

% BW-17.8: when a battle has been carried out two dice are rolled for a commander used in it
          10 11 12
    E     .  v  .       v  G-V1 facing S
    D     .  a  .       a  L-3 facing N
                        a  HOWE
    place phase british combat
    join L-3; fight; yes; roll 3 3              # read as 5: D1
    to F11
    asks british advance
    done
    asks dice 2d6 commander's escape
    roll 5 6
    event commander-safe HOWE
    is unit HOWE at D11.

% BW-17.8: a 12 eliminates him
          10 11 12
    E     .  v  .       v  G-V1 facing S
    D     .  a  .       a  L-3 facing N
                        a  HOWE
    place phase british combat
    join L-3; fight; yes; roll 4 5              # read as 8: DCA
    roll 6 6
    event eliminated HOWE D11 struck down while leading
    score american 41

% BW-17.8: a commander used in a battle that comes to nothing falls once in thirty-six times
          2 3 4
    H     . v .         v  G-V1 facing S
    G     . ^ .         ^  R-1 facing N
                        ^  HOWE
    place phase british combat
    join R-1
    odds "fight" assume "commander=yes" : "(DCA); HOWE" 4/1296
    odds "fight" : "struck" 0/36              # nor is he used unless it is said

% BW-17.8: the attacker's commander is rolled for first
          10 11 12
    E     .  v  .       v  G-V1 facing S
                        v  WASH
    D     .  a  .       a  L-3 facing N
                        a  HOWE
    place phase british combat
    join L-3; fight; yes; yes; roll 4 4         # DCA
    roll 6 6
    event eliminated HOWE D11
    asks dice 2d6 commander's escape
    roll 6 6
    event eliminated WASH E11
    score british 5 american 41

% BW-17.8: no dice are rolled for a commander who was not used
          10 11 12
    E     .  v  .       v  G-V1 facing S
                        v  WASH
    D     .  a  .       a  L-3 facing N
                        a  HOWE
    place phase british combat
    join L-3; fight; no; no; roll 4 4           # DCA
    asks american move

% BW-17.8: nor in a bombardment
          10 11 12
    E     .  v  .       v  G-V1 facing S
                        v  WASH
    D     .  a  .       a  L-ART facing N
                        a  HOWE
    place phase british combat
    bombard G-V1; join L-ART; fire; yes; yes; roll 4 4      # 1-2, 8: A1, which does nothing here
    event no-effect
    asks american move

% BW-17.8: nor for one who is gone already
          10 11 12
    E     .  v  .       v  U-LD1 facing S
                        v  WASH
    D     .  a  .       a  L-3 facing N
    place phase british combat
    join L-3; fight; yes; roll 1 1              # 6-1, read as 3: DE
    to G11; roll 6 6                            # stripped of his troops he falls in flight
    event eliminated WASH G11 caught alone
    done
    asks british move

% BW-17.9: a commander may go from one controlled square to another, and control does not stop him
          10 11 12 13
    E     .  v  .  .    v  G-V1 facing S
    D     c  .  .  .    c  HOWE
    place unit L-G1 at A1 facing N
    place phase british movement
    pick HOWE; step D11
    asks british step
    step D12
    asks british step
    step E12
    asks british step
    end

% BW-17.9: nor does control make him attack
          10 11 12 13
    E     .  v  .  .    v  G-V1 facing S
    D     c  .  .  .    c  HOWE
    place unit L-G1 at A1 facing N
    place phase british movement
    pick HOWE; step D11; end
    close               ok
    asks american move

% BW-17.9: yet he may not enter a square where an enemy stands
          10 11 12
    E     .  v  .       v  G-V1 facing S
    D     .  c  .       c  HOWE
    place phase british movement
    pick HOWE
    step E11            refused BW-13.15

% BW-17.10: a commander is never disorganized
          10 11 12
    E     .  v  .       v  G-V1 facing S
                        v  WASH
    D     .  a  .       a  L-3 facing N
    place phase british combat
    join L-3; fight; no; roll 1 2               # D1 and disorganized
    retreat G-V1; to F11
    event disorganized G-V1
    to F12
    no event disorganized
    is unit WASH at F12.

% BW-17.10: a commander is never chosen as a loss
          10 11 12
    E     .  v  .       v  U-LD1 facing S
                        v  U-LD4 facing S
                        v  WASH
    D     .  a  .       a  L-3 facing N
    place phase british combat
    engage U-LD1; join L-3; join U-LD4; fight; no; roll 1 1
    answers lose U-LD1, lose U-LD4
    lose WASH           refused BW-17.10

% BW-17.11: a commander retreats with the units of his square, as many squares, by his own path
          10 11 12
    E     .  v  .       v  G-V1 facing S
                        v  WASH
    D     .  a  .       a  L-3 facing N
    place phase british combat
    join L-3; fight; no; roll 2 2               # D2
    asks american retreat
    answers retreat G-V1, retreat WASH
    retreat G-V1; to G11
    asks american retreat-to                    # Washington is the only one left
    to F12              refused BW-20.12
    to G13
    event retreated WASH E11 G13

% BW-17.11: stacking never stops him
          10 11 12
    F     .  f  .       f  ST-V3 facing S
    E     .  v  .       f  G-V2 facing S
    D     .  a  .       f  A-M1 facing S
                        v  G-V1 facing S
                        v  WASH
                        a  L-3 facing N
    place phase british combat
    join L-3; fight; no; roll 2 3               # D1
    retreat G-V1
    to F11              refused BW-20.15
    to F12
    to F11
    event retreated WASH E11 F11

% BW-17.11: he is eliminated like any counter if he has no retreat
          1 2 3
    B     x . .         x  L-4 facing S
    A     v . .         v  G-V1 facing N
                        v  WASH
    place phase british combat
    join L-4; fight; no; roll 2 3               # 7 to 6, 5: D1, and nowhere to go
    retreat G-V1
    event eliminated G-V1 A1 no square to retreat to
    event eliminated WASH A1 no square to retreat to
    score british 6

% BW-17.11: the attacker's commander retreats with his units, too
          10 11 12
    E     .  v  .       v  G-V1 facing S
    D     .  a  .       a  L-3 facing N
                        a  HOWE
    place phase british combat
    join L-3; fight; no; roll 4 5               # A1
    answers retreat L-3, retreat HOWE
    retreat HOWE; to C10
    event retreated HOWE D11 C10
    to C11
    event retreated L-3 D11 C11

% BW-17.11: he stays where no unit of his square has to retreat
          9 10 11 12
    E     . .  v  .     v  G-V1 facing S
    D     . c  a  .     a  L-3 facing N
                        c  HOWE
    place phase british combat
    join L-3; fight; roll 4 5                   # A1
    to C11
    is unit HOWE at D10.

% BW-17.3: a gun that must still bombard may not chase a commander instead
          1 2 3 4
    H     . . v c       v  A-M1 facing S
                        c  WASH
    G     . x ^ .       ^  L-ART facing N
                        x  R-1 facing NE
    place unit G-V2 at E20 facing S
    place unit R-2 at D20 facing N          # a second battle, so that there is a choice
    place phase british combat
    attack A-M1 with R-1; roll 6 6
    event result DCA
    duty BW-18.3 L-ART
    asks british combat
    no answer chase L-ART
    chase L-ART   refused BW-17.3
