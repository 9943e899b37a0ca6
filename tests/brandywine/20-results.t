# Battle of Brandywine, section 20: what the results of the table mean. Holds and counter-attacks
# are in 20-holds.t. In most cases 11 factors attack 11: at 1-1 a roll of 2 is D2*, 3 D1*, 4 D2,
# 5 D1, 6 EXC, 7 DH, 8 DCA, 9 A1, 10 A2, 11 A1* and 12 A2*.
battle brandywine-1777

# ---- losses ----

% BW-20.1: AE: the attacker picks one attacking unit and removes it
          2 3 4
    H     . v .         v  G-V1 facing S
                        v  G-V2 facing S
    G     ^ x .         ^  R-16 facing NE
                        x  R-RC facing N
                        x  HOWE
    F     . y .         y  L-G1 facing N
    place phase british combat
    attack G-V1 G-V2 with R-16 R-RC
    event odds 3 12 1-4
    no                                      # Howe takes no part
    roll 6 5
    event result AE
    asks british lose-attacker
    answers lose R-16, lose R-RC
    lose HOWE                 refused BW-17.10
    lose L-G1                 refused BW-20.1
    lose G-V1                 refused BW-20.1
    done                      refused unasked BW-20.1
    american: lose R-RC       refused not-yours BW-20.1
    lose R-16                 ok
    event eliminated R-16 G2 the attacker's loss
    score american 37
    is unit R-16 eliminated.

% BW-20.1: and nothing else happens
          2 3 4
    H     . v .         v  G-V1 facing S
                        v  G-V2 facing S
    G     . x .         x  R-RC facing N
                        x  R-16 facing N
    place phase british combat
    attack G-V1 G-V2 with R-16 R-RC; roll 6 6
    event result AE
    lose R-16
    no event retreated
    no event disorganized
    is unit R-RC at G3 facing N.
    is unit G-V1 at H3 facing S.
    is unit G-V2 at H3 facing S.
    asks american move

% BW-20.1: odds take it that the smallest is given up
          2 3 4
    H     . v .         v  G-V1 facing S
                        v  W-PEN1 facing S
    G     . ^ .         ^  R-QR facing N
                        ^  R-RC facing N
                        ^  R-ART2 facing N
    place phase british combat
    engage G-V1; join R-QR; join R-RC; join R-ART2; join W-PEN1
    odds "fight" : "(AE); R-RC is eliminated" 3/36, "(AE); R-QR" 0/36, "(AE); R-ART2" 0/36

% BW-20.1: a single attacker is lost without a question
          2 3 4
    H     . v .         v  G-V1 facing S
    G     . x .         x  R-RC facing N
    place phase british combat
    join R-RC; fight; roll 6 6
    event result AE
    event eliminated R-RC G3 the attacker's loss

% BW-20.2: DE: the defender picks one defending unit and removes it
          2 3 4
    H     . v w         v  U-LD1 facing S
                        v  U-LD4 facing S
                        v  WASH
                        w  U-LD23 facing S
    G     . ^ .         ^  R-1 facing N
    place unit G-V1 at I4 facing S
    place phase british combat
    attack U-LD1 U-LD4 U-LD23 with R-1
    no
    roll 1 1
    event result DE
    asks american lose-defender
    answers lose U-LD1, lose U-LD4, lose U-LD23
    lose WASH                 refused BW-17.10
    lose G-V1                 refused BW-20.2
    lose R-1                  refused BW-20.2
    british: lose U-LD1       refused not-yours BW-20.2
    lose U-LD4                ok
    event eliminated U-LD4 H3 the defender's loss
    score british 1

% BW-20.2: and nothing else happens
          2 3 4
    H     . v .         v  U-LD1 facing S
                        v  U-LD4 facing S
    G     . ^ .         ^  R-1 facing N
    place phase british combat
    attack U-LD1 U-LD4 with R-1; roll 1 1
    event result DE
    lose U-LD4
    no event retreated
    no event disorganized
    is unit U-LD1 at H3 facing S.
    is unit R-1 at G3 facing N.
    asks american move

% BW-20.2: a unit of the square that was not in the battle is safe
          2 3 4
    H     . v .         v  U-LD1 facing S
                        v  U-LD4 facing S
    G     . ^ x         ^  R-1 facing N
                        x  R-2 facing NW
    place phase british combat
    attack U-LD1 with R-1; roll 1 1
    event result DE
    event eliminated U-LD1 H3 the defender's loss
    is unit U-LD4 at H3 facing S.

# ---- the attacker retreats ----

% BW-20.3: A1: every attacking unit retreats one square
          2 3 4
    H     . v .         v  G-V1 facing S
                        v  W-PEN1 facing S
    G     . ^ .         ^  R-1 facing N
                        ^  L-G1 facing N
    place phase british combat
    attack G-V1 W-PEN1 with R-1 L-G1; roll 4 5
    event result A1
    asks british retreat
    answers retreat R-1, retreat L-G1
    retreat L-G1
    answers to F2, to F3, to F4
    to F2
    event retreated L-G1 G3 F2
    to F4                     # R-1, the last one
    event retreated R-1 G3 F4
    no event disorganized
    done                                    # the Americans stay where they are
    is unit G-V1 at H3 facing S.
    is unit R-1 at F4 facing N.
    is unit L-G1 at F2 facing N.

% BW-20.4: A1*: they retreat one square and are disorganized
          2 3 4
    H     . v .         v  G-V1 facing S
                        v  W-PEN1 facing S
    G     . ^ .         ^  R-1 facing N
                        ^  L-G1 facing N
    place phase british combat
    attack G-V1 W-PEN1 with R-1 L-G1; roll 6 5
    event result A1*
    retreat L-G1; to F2
    event disorganized L-G1
    to F4
    event disorganized R-1
    done
    is unit R-1 at F4 facing N disorganized.
    is unit L-G1 at F2 facing N disorganized.
    is unit G-V1 at H3 facing S.

% BW-20.5: A2: they retreat two squares
          2 3 4
    H     . v .         v  G-V1 facing S
                        v  W-PEN1 facing S
    G     . ^ .         ^  R-1 facing N
                        ^  L-G1 facing N
    place phase british combat
    attack G-V1 W-PEN1 with R-1 L-G1; roll 5 5
    event result A2
    retreat L-G1
    answers to E1, to E2, to E3, to E4, to E5, to F1, to F5, to G1, to G5, to H1, to H5, to I1, to I5
    to E3
    to E5
    event retreated R-1 G3 E5
    no event disorganized
    done
    is unit R-1 at E5 facing N.
    is unit L-G1 at E3 facing N.

% BW-20.6: A2*: they retreat two squares and are disorganized
          2 3 4
    H     . v .         v  G-V1 facing S
                        v  W-PEN1 facing S
    G     . ^ .         ^  R-1 facing N
                        ^  L-G1 facing N
    place phase british combat
    attack G-V1 W-PEN1 with R-1 L-G1; roll 6 6
    event result A2*
    retreat L-G1; to E3
    event disorganized L-G1
    to E5
    event disorganized R-1
    done
    is unit R-1 at E5 facing N disorganized.
    is unit L-G1 at E3 facing N disorganized.

# ---- the defender retreats ----

% BW-20.7: D1: every defending unit retreats one square
          2 3 4
    H     . v .         v  G-V1 facing S
                        v  W-PEN1 facing S
    G     . ^ .         ^  R-1 facing N
                        ^  L-G1 facing N
    place phase british combat
    attack G-V1 W-PEN1 with R-1 L-G1; roll 2 3
    event result D1
    asks american retreat
    answers retreat G-V1, retreat W-PEN1
    retreat W-PEN1
    answers to I2, to I3, to I4
    to I2
    to I4
    event retreated G-V1 H3 I4
    no event disorganized
    done
    is unit G-V1 at I4 facing S.
    is unit W-PEN1 at I2 facing S.
    is unit R-1 at G3 facing N.

% BW-20.8: D1*: they retreat one square and are disorganized
          2 3 4
    H     . v .         v  G-V1 facing S
                        v  W-PEN1 facing S
    G     . ^ .         ^  R-1 facing N
                        ^  L-G1 facing N
    place phase british combat
    attack G-V1 W-PEN1 with R-1 L-G1; roll 1 2
    event result D1*
    retreat W-PEN1; to I2
    event disorganized W-PEN1
    to I4
    event disorganized G-V1
    done
    is unit G-V1 at I4 facing S disorganized.
    is unit W-PEN1 at I2 facing S disorganized.

% BW-20.9: D2: they retreat two squares
          2 3 4
    H     . v .         v  G-V1 facing S
                        v  W-PEN1 facing S
    G     . ^ .         ^  R-1 facing N
                        ^  L-G1 facing N
    place phase british combat
    attack G-V1 W-PEN1 with R-1 L-G1; roll 2 2
    event result D2
    retreat W-PEN1
    answers to J1, to J2, to J3, to J4, to J5, to I1, to I5, to H1, to H5, to G1, to G5, to F1, to F5
    to J3
    to J5
    event retreated G-V1 H3 J5
    no event disorganized
    done
    is unit G-V1 at J5 facing S.
    is unit W-PEN1 at J3 facing S.

% BW-20.10: D2*: they retreat two squares and are disorganized
          2 3 4
    H     . v .         v  G-V1 facing S
                        v  W-PEN1 facing S
    G     . ^ .         ^  R-1 facing N
                        ^  L-G1 facing N
    place phase british combat
    attack G-V1 W-PEN1 with R-1 L-G1; roll 1 1
    event result D2*
    retreat W-PEN1; to J3
    event disorganized W-PEN1
    to J5
    event disorganized G-V1
    done
    is unit G-V1 at J5 facing S disorganized.
    is unit W-PEN1 at J3 facing S disorganized.

% BW-20.10: one that was disorganized already is lost before anybody retreats
          2 3 4
    H     . v .         v  G-V1 facing S
                        v  S-MD1 facing S disorganized
    G     . ^ .         ^  R-1 facing N
                        ^  R-RC facing N
    place phase british combat
    attack G-V1 S-MD1 with R-1 R-RC; roll 1 1
    event odds 8 9 1-2
    event result D1*
    event eliminated S-MD1 H3 disorganized a second time
    asks american retreat-to

# ---- how to retreat ----

% BW-20.11: the owner of the retreating units chooses their order and where each goes
          2 3 4
    H     . v .         v  G-V1 facing S
                        v  W-PEN1 facing S
    G     . ^ .         ^  R-1 facing N
                        ^  L-G1 facing N
    place phase british combat
    attack G-V1 W-PEN1 with R-1 L-G1; roll 2 3
    british: retreat G-V1     refused not-yours BW-20.11
    retreat R-1               refused BW-20.11
    to I3                     refused unasked BW-20.11
    done                      refused unasked BW-20.11
    lose G-V1                 refused unasked BW-20.11
    retreat G-V1
    british: to I3            refused not-yours BW-20.11
    retreat W-PEN1            refused unasked BW-20.11
    face N                    refused unasked BW-20.11
    turn G-V1 N               refused unasked BW-20.11
    to I3
    to I2
    done
    is unit G-V1 at I3 facing S.
    is unit W-PEN1 at I2 facing S.

% BW-20.11: the price of terrain is ignored
          21 22 23
    G     .  .  .
    F     ^  v  .       ^  R-1 facing E
                        v  G-V1 facing W
    E     .  .  .
    place phase british combat
    join R-1; fight; roll 3 4
    event odds 14 6 2-1
    event result D1
    answers to E23, to F23, to G23          # the creek, and the ford
    again
    join R-1; fight; roll 2 3
    event result D2
    answer to E24                           # through the creek into a swamp
    answer to H24                           # or up to a crest
    to H24        ok

% BW-20.11: it may not end in a square with an enemy counter, even a commander alone
          2 3 4
    I     c . .         c  HOWE
    H     . v .         v  G-V1 facing S
    G     . ^ .         ^  R-1 facing N
    place phase british combat
    join R-1; fight; roll 2 3
    event result D1
    answers to I3, to I4
    to I2         refused BW-20.11 "An enemy counter stands there"

% BW-20.11: nor pass through one
          2 3 4
    I     c . .         c  HOWE
    H     . v .         v  G-V1 facing S
    G     . ^ .         ^  R-1 facing N
    place phase british combat
    join R-1; fight; roll 2 2
    event result D2
    to J1         refused BW-20.11 "Every way there leads through an enemy counter"
    answer to J2                            # by I3
    to J2         ok

% BW-20.11: friends may be passed, however many
          2 3 4
    I     w . .         w  G-V2 facing N
                        w  ST-V3 facing N
                        w  A-M1 facing N
    H     . v .         v  G-V1 facing S
    G     . ^ .         ^  R-1 facing N
    place phase british combat
    join R-1; fight; roll 2 2
    event result D2
    to J1         ok                        # by I2 alone
    event retreated G-V1 H3 J1

% BW-20.11: squares under enemy control may be passed
          2 3 4
    H     . v .         v  G-V1 facing S
    G     . ^ .         ^  R-1 facing N
    place phase british combat
    join R-1; fight; roll 2 2
    event result D2
    to F1         ok                        # by G2 alone, right past R-1
    event retreated G-V1 H3 F1

% BW-20.11: a retreating unit is not turned
          2 3 4
    H     . v .         v  G-V1 facing SW
    G     . ^ .         ^  R-1 facing N
    place phase british combat
    join R-1; fight; roll 3 3
    to I3
    done
    is unit G-V1 at I3 facing SW.

% BW-20.12: a retreat of two squares ends two squares away
          2 3 4
    H     . v .         v  G-V1 facing S
    G     . ^ .         ^  R-1 facing N
    place phase british combat
    join R-1; fight; roll 2 2
    event result D2
    to I3                     refused BW-20.12
    to H3                     refused BW-20.12
    to K3                     refused BW-20.12
    to J3                     ok
    event retreated G-V1 H3 J3

% BW-20.12: a retreat of one square ends one square away
          2 3 4
    H     . v .         v  G-V1 facing S
    G     . ^ .         ^  R-1 facing N
    place phase british combat
    join R-1; fight; roll 2 3
    event result D1
    to J3                     refused BW-20.11
    to H3                     refused BW-20.11
    to I3                     ok

% BW-20.13: a unit that can retreat must
          2 3 4
    H     . v .         v  G-V1 facing S
    G     . ^ .         ^  R-1 facing N
    place phase british combat
    join R-1; fight; roll 2 3
    done                      refused unasked BW-20.11
    lose G-V1                 refused unasked BW-20.11
    no                        refused unasked BW-20.11
    is unit G-V1 at H3 facing S attacked.
    to I3

% BW-20.13: one in a corner of the board that could only leave it is lost
          1 2 3
    C     . . .
    B     ^ . .         ^  R-1 facing S
    A     v . .         v  G-V1 facing N
    place phase british combat
    join R-1; fight; roll 2 3
    event result D1
    event eliminated G-V1 A1 no square to retreat to
    score british 1

% BW-20.13: also in the far corner
          26 27 28
    V     .  .  v       v  G-V1 facing S
    U     .  .  ^       ^  R-1 facing N
    place phase british combat
    join R-1; fight; roll 1 2
    event odds 7 12 1-2                     # in woods
    event result D1
    event eliminated G-V1 V28 no square to retreat to

% BW-20.13: and at the edges: there are no squares beyond them
          26 27 28
    U     .  .  .
    T     .  .  v       v  G-V1 facing S
    S     .  .  ^       ^  R-1 facing N
    place phase british combat
    join R-1; fight; roll 2 3
    event result D1
    answers to U27, to U28
    to U28; done
    again
    join R-1; fight; roll 2 2
    event result D2
    answers to R26, to S26, to T26, to U26, to V26, to V27, to V28

% BW-20.13: one that cannot go two squares is lost, though it could go one
          1 2 3 4 5
    J     . . x . .     x  R-2 facing S
    I     . . . . .
    H     . . . . .
    G     . v . . .     v  G-V1 facing S
    F     . ^ . . .     ^  R-1 facing N
    place unit L-3 at H5 facing W
    place unit L-4 at D3 facing N
    place unit L-G1 at E5 facing N
    place unit L-G2 at J1 facing N
    place phase british combat
    join R-1; fight; roll 2 3
    event result D1
    answers to H1, to H2, to H3
    again
    join R-1; fight; roll 2 2
    event result D2
    event eliminated G-V1 G2 no square to retreat to

% BW-20.13: of several, those that can go do, and the others are lost
          2 3 4
    J     x . .         x  R-2 facing S
    I     . . w         w  G-V2 facing S
                        w  ST-V3 facing S
    H     . v .         v  W-PEN1 facing S
                        v  A-M1 facing S
                        v  U-LD1 facing S
    G     . ^ .         ^  R-1 facing N
    place phase british combat
    attack W-PEN1 A-M1 U-LD1 with R-1; roll 1 2
    event odds 7 9 1-2
    event result D1
    retreat W-PEN1
    event eliminated W-PEN1 H3 no square to retreat to
    retreat A-M1
    event retreated A-M1 H3 I4
    event eliminated U-LD1 H3 no square to retreat to

% BW-20.14: a retreat may not end under enemy control
          1 2 3 4
    J     x . . .       x  R-2 facing S
    I     . . . .
    H     . . v .       v  G-V1 facing S
    G     . . ^ .       ^  R-1 facing N
    place phase british combat
    join R-1; fight; roll 2 3
    event result D1
    answers to I3, to I4
    to I2         refused BW-20.14          # R-2, who took no part, controls it
    to H2         refused BW-20.14          # R-1 of this very battle controls it
    to H4         refused BW-20.14
    to I3         ok

% BW-20.14: a unit that has no other end is lost
          2 3 4
    J     . x .         x  R-2 facing S
    I     . . .
    H     . v .         v  G-V1 facing S
    G     . ^ .         ^  R-1 facing N
    place phase british combat
    join R-1; fight; roll 2 3
    event result D1
    event eliminated G-V1 H3 no square to retreat to
    score british 1

% BW-20.14: an enemy commander controls nothing
          2 3 4
    J     . c .         c  HOWE
    I     . . .
    H     . v .         v  G-V1 facing S
    G     . ^ .         ^  R-1 facing N
    place phase british combat
    join R-1; fight; roll 2 3
    event result D1
    answers to I2, to I3, to I4

% BW-20.14: the attacker's retreats are under the same rule
          2 3 4
    H     . v .         v  G-V1 facing S
    G     . ^ .         ^  R-1 facing N
    F     . . .
    E     . w .         w  G-V2 facing N
    place phase british combat
    join R-1; fight; roll 4 5
    event result A1
    event eliminated R-1 G3 no square to retreat to

% BW-20.15: a retreat may not end in a square that would hold more than 15 factors
          2 3 4
    I     a . .         a  G-V2 facing S
                        a  A-M1 facing S
                        a  U-LD1 facing S
    H     . v .         v  G-V1 facing S
    G     . ^ .         ^  R-1 facing N
    place phase british combat
    join R-1; fight; roll 2 3
    event result D1
    answers to I3, to I4
    to I2         refused BW-20.15          # 10 and 6 are 16

% BW-20.15: exactly 15 may stand there
          2 3 4
    I     a . .         a  G-V2 facing S
                        a  A-M1 facing S
    H     . v .         v  G-V1 facing S
    G     . ^ .         ^  R-1 facing N
    place phase british combat
    join R-1; fight; roll 2 3
    answers to I2, to I3, to I4
    to I2         ok

% BW-20.15: those who have just retreated count
          2 3 4
    H     . v .         v  G-V1 facing S
                        v  W-PEN1 facing S
                        v  S-MD2 facing S
    G     . ^ .         ^  R-1 facing N
                        ^  L-3 facing N
                        ^  L-J2 facing N
    place unit U-LD1 at I3 facing N
    place phase british combat
    attack G-V1 W-PEN1 S-MD2 with R-1 L-3 L-J2; roll 2 3
    event result D1
    retreat G-V1; to I3
    retreat W-PEN1; to I3
    to I3         refused BW-20.15          # 1, 6 and 5, and 4 are 16
    to I2         ok

% BW-20.15: a unit that finds every square full is lost
          2 3 4
    I     a b c         a  G-V2 facing S
                        a  S-MD2 facing S
                        b  ST-V3 facing S
                        b  W-PEN2 facing S
                        c  W-PEN1 facing S
                        c  S-MD1 facing S
    H     . v .         v  G-V1 facing S
    G     . ^ .         ^  R-1 facing N
    place phase british combat
    join R-1; fight; roll 2 3
    event result D1
    event eliminated G-V1 H3 no square to retreat to

# ---- exchange ----

% BW-20.16: EXC: the defender chooses first, then the attacker one at least as large
          2 3 4
    H     . v w         v  G-V1 facing S
                        v  W-PEN1 facing S
                        w  S-MD2 facing S
    G     . ^ x         ^  R-1 facing N
                        ^  R-2 facing N
                        x  L-G1 facing N
    place phase british combat
    attack G-V1 W-PEN1 S-MD2 with R-1 R-2 L-G1
    event odds 18 15 1-1
    roll 3 3
    event result EXC
    asks american exchange
    answers lose G-V1, lose W-PEN1, lose S-MD2
    british: lose L-G1        refused not-yours BW-20.16
    lose W-PEN1
    event eliminated W-PEN1 H3 exchange
    asks british exchange
    answers lose R-1, lose R-2
    lose L-G1                 refused BW-20.16
    lose G-V1                 refused BW-20.16
    lose R-2
    event eliminated R-2 G3 exchange
    is unit L-G1 at G4 facing N.
    is unit G-V1 at H3 facing S.

% BW-20.16: an equal unit will do
          2 3 4
    H     . v w         v  G-V1 facing S
                        v  W-PEN1 facing S
                        w  S-MD2 facing S
    G     . ^ x         ^  R-1 facing N
                        ^  R-2 facing N
                        x  L-G1 facing N
    place phase british combat
    attack G-V1 W-PEN1 S-MD2 with R-1 R-2 L-G1; roll 3 3
    lose S-MD2
    answers lose R-1, lose R-2, lose L-G1
    lose L-G1                 ok
    event eliminated L-G1 G4 exchange

% BW-20.16: with none that large the attacker gives his largest
          2 3 4
    H     . v .         v  G-V1 facing S
    G     . ^ .         ^  L-G1 facing N
                        ^  L-G2 facing N
                        ^  R-H1 facing N
    place phase british combat
    join L-G1; join L-G2; join R-H1; fight; roll 3 3
    event result EXC
    event eliminated G-V1 H3 exchange
    answers lose L-G1, lose L-G2
    lose R-H1                 refused BW-20.16
    lose L-G2

% BW-20.16: printed factors count, not what they counted for in the battle
          2 3 4
    H     . v .         v  G-V1 facing S disorganized
    G     . ^ .         ^  L-G1 facing N
                        ^  R-RC facing N
    place phase british combat
    join L-G1; join R-RC; fight; roll 3 3
    event odds 5 3 1-1
    event result EXC
    event eliminated G-V1 H3 exchange
    event eliminated L-G1 G3 exchange       # though 1 is as much as he may choose to lose

% BW-20.16: both losses score
          2 3 4
    H     . v .         v  G-V1 facing S
    G     . ^ .         ^  R-1 facing N
    place phase british combat
    join R-1; fight; roll 3 3
    event result EXC
    score british 1 american 37

# ---- the order of things ----

% BW-20.25: battle dice, choices, advance, then the dice for the commanders, the attacker's first
          2 3 4
    H     . v .         v  G-V1 facing S
                        v  W-PEN1 facing S
                        v  WASH
    G     . ^ .         ^  R-1 facing N
                        ^  L-G1 facing N
                        ^  HOWE
    place phase british combat
    attack G-V1 W-PEN1 with R-1 L-G1
    asks british commander
    yes
    asks american commander
    yes
    asks dice 2d6 battle
    roll 2 3
    event roll 2 3 5
    event result D1
    asks american retreat
    retreat WASH; to I2
    retreat G-V1; to I3
    to I4
    asks british advance
    advance R-1 H3; no; face N
    done
    asks dice 2d6 commander's escape
    text "British"
    roll 6 6
    event casualty-roll HOWE 6 6
    event eliminated HOWE G3
    asks dice 2d6 commander's escape
    text "American"
    roll 6 5
    event casualty-roll WASH 6 5
    event commander-safe WASH
    asks american move

% BW-20.25: after losses too, and a commander left alone flees before anybody advances
          2 3 4
    H     . v .         v  U-LD1 facing S
                        v  WASH
    G     . ^ .         ^  R-1 facing N
                        ^  HOWE
    place phase british combat
    join R-1; fight; yes; yes; roll 1 1
    event result DE
    event eliminated U-LD1 H3 the defender's loss
    asks american flight-to
    to J3
    asks dice 2d6 lone commander
    roll 3 4
    event commander-safe WASH
    asks british advance
    advance R-1 H3; yes; face N
    asks dice 2d6 commander's escape
    roll 1 1
    asks dice 2d6 commander's escape
    roll 1 1
    asks american move

% BW-20.25: the next battle begins only when all that is done
          2 3 4 5 6 7 8
    H     . v . . . w .     v  U-LD1 facing S
                            w  G-V2 facing S
    G     . ^ . . . x .     ^  R-1 facing N
                            ^  HOWE
                            x  R-2 facing N
    place phase british combat
    attack U-LD1 with R-1; yes; roll 1 1
    event result DE
    engage G-V2               refused unasked BW-15.2
    attack G-V2 with R-2      refused unasked
    done
    engage G-V2               refused dice BW-17.8
    roll 1 1
    join R-2; fight           ok
