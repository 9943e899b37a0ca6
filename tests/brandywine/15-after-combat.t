# Battle of Brandywine, section 15: movement after combat.
battle brandywine-1777

# ---- nothing but retreats and advances ----

% BW-15.1: after a result that moves nobody, nobody moves
          2 3 4
    H     . v .         v  G-V1 facing S
    G     . ^ .         ^  R-1 facing N
    place phase british combat
    join R-1; fight; roll 4 4
    event result DCA
    no event advanced
    no event retreated
    asks american move

% BW-15.1: a result that orders a retreat moves the units of that battle, and nobody else
          2 3 4
    H     . v .         v  G-V1 facing S
                        v  W-PEN1 facing S
    G     . ^ x         ^  R-1 facing N
                        x  L-G1 facing NW
    place phase british combat
    attack G-V1 with R-1; roll 3 2
    event result D1
    step I3                     refused unasked BW-20.11
    advance R-1 H3              refused unasked BW-20.11
    british: to I3              refused not-yours BW-20.11
    american: to I3             ok
    event retreated G-V1 H3 I3
    is unit W-PEN1 at H3 facing S.
    is unit R-1 at G3 facing N fought owes.

# ---- advance ----

% BW-15.2: attackers may advance into a square that a retreat has emptied
          2 3 4
    H     . v .         v  G-V1 facing S
    G     . ^ .         ^  R-1 facing N
    place phase british combat
    join R-1; fight; roll 3 2
    event result D1
    to I3
    asks british advance
    answers advance R-1 H3, done
    advance R-1 H3
    event advanced R-1 G3 H3
    face E
    is unit R-1 at H3 facing E.

% BW-15.2: and into one that a loss has emptied
          2 3 4
    H     . v .         v  U-LD1 facing S
    G     . ^ .         ^  R-1 facing N
    place phase british combat
    join R-1; fight; roll 1 1
    event result DE
    event eliminated U-LD1 H3
    asks british advance
    advance R-1 H3
    event advanced R-1 G3 H3

% BW-15.2: they need not
          2 3 4
    H     . v .         v  U-LD1 facing S
    G     . ^ .         ^  R-1 facing N
    place phase british combat
    join R-1; fight; roll 1 1
    done
    no event advanced
    is unit R-1 at G3 facing N.

% BW-15.2: not while another enemy counter still stands there
          2 3 4
    H     . v .         v  U-LD1 facing S
                        v  U-LD4 facing S
    G     . ^ .         ^  R-1 facing N
    place phase british combat
    attack U-LD1 U-LD4 with R-1; roll 1 1
    event result DE
    american: lose U-LD1
    no event advanced
    asks american move

% BW-15.2: only units that fought in that battle advance, and only those next to the square
          2 3 4 5
    H     v . w .       v  U-LD1 facing S
                        w  U-LD4 facing S
    G     ^ x . y       ^  R-1 facing N
                        x  L-G1 facing N
                        y  R-2 facing NW
    F     . z . .       z  L-G2 facing N
    place phase british combat
    attack U-LD1 U-LD4 with R-1 L-G1 R-2; roll 1 1
    event result DE
    american: lose U-LD1
    answers advance R-1 H2, advance L-G1 H2, done
    advance R-2 H2              refused BW-15.2     # too far away
    advance L-G2 H2             refused BW-15.2     # not of this battle
    advance R-1 H4              refused BW-15.2     # not emptied
    advance R-1 H3              refused BW-15.2     # empty, but not by this battle
    advance R-1 F2              refused BW-15.2
    advance U-LD4 H2            refused BW-15.2

% BW-15.2: several may advance, each once, and turn as each likes
          2 3 4
    H     . v .         v  U-LD1 facing S
    G     ^ x .         ^  L-G1 facing NE
                        x  R-1 facing N
                        x  L-G2 facing N
    place phase british combat
    join L-G1; join R-1; join L-G2; fight; roll 1 1
    event result DE
    answers advance L-G1 H3, advance R-1 H3, advance L-G2 H3, done
    advance L-G1 H3
    answers face N, face NE, face E, face SE, face S, face SW, face W, face NW
    face SW
    event turned L-G1 SW
    advance L-G1 H3             refused BW-15.2
    advance R-1 H3; face N
    done
    is unit L-G1 at H3 facing SW.
    is unit R-1 at H3 facing N.
    is unit L-G2 at G3 facing N.

% BW-15.2: no more than the square holds
          2 3 4
    H     . v .         v  U-LD1 facing S
    G     ^ x .         ^  L-3 facing NE
                        ^  L-4 facing NE
                        x  R-1 facing N
                        x  R-RC facing N
    place phase british combat
    join L-3; join L-4; join R-1; join R-RC; fight; roll 1 1
    event result DE
    advance L-3 H3; face N
    advance L-4 H3; face N
    answers advance R-RC H3, done
    advance R-1 H3              refused BW-10.1
    advance R-RC H3             ok                  # 15 factors

% BW-15.2: a unit next to two emptied squares has its choice, and one advance
          2 3 4
    H     v w .         v  U-LD1 facing S
                        w  U-LD4 facing S
    G     . ^ .         ^  R-1 facing N
                        ^  L-G1 facing N
    place phase british combat
    attack U-LD1 U-LD4 with R-1 L-G1; roll 6 4
    event odds 11 2 5-1
    event result D1
    retreat U-LD1; to I1
    to I3
    answers advance R-1 H2, advance R-1 H3, advance L-G1 H2, advance L-G1 H3, done
    advance R-1 H3; face N
    answers advance L-G1 H2, advance L-G1 H3, done
    advance R-1 H2              refused BW-15.2

% BW-15.2: defenders advance where the attacker has retreated
          2 3 4
    H     . v .         v  G-V1 facing S
    G     . ^ .         ^  R-1 facing N
    place phase british combat
    join R-1; fight; roll 4 5
    event result A1
    to F3
    asks american advance
    answers advance G-V1 G3, done
    british: done               refused not-yours BW-15.2
    advance G-V1 G3; face SW
    event advanced G-V1 H3 G3
    is unit G-V1 at G3 facing SW.

% BW-15.2: or has been lost
          2 3 4
    H     . v .         v  G-V1 facing S
    G     . ^ .         ^  R-RC facing N
    place phase british combat
    join R-RC; fight; roll 6 6
    event result AE
    event eliminated R-RC G3
    asks american advance
    advance G-V1 G3; face S
    is unit G-V1 at G3 facing S.

% BW-15.2: of the defenders, too, only those of the battle
          2 3 4
    H     . v .         v  G-V1 facing S
                        v  W-PEN1 facing S
    G     . ^ x         ^  R-RC facing N
                        x  R-2 facing NW
    place phase british combat
    attack G-V1 with R-RC; roll 6 6
    event result AE
    answers advance G-V1 G3, done
    advance W-PEN1 G3           refused BW-15.2

% BW-15.2: after an exchange the attacker chooses first, then the defender
          2 3 4 5
    H     a b . .       a  U-LD1 facing S
                        b  G-V1 facing S
    G     ^ . x .       ^  R-RC facing N
                        x  R-1 facing NW
    place phase british combat
    attack U-LD1 G-V1 with R-RC R-1
    event odds 15 7 2-1
    roll 4 4
    event result EXC
    american: lose G-V1
    event eliminated R-1 G4 exchange
    asks british advance                    # R-RC is next to H3
    answers advance R-RC H3, done
    american: advance U-LD1 G4  refused not-yours BW-15.2
    done
    asks american move                      # G4 is too far for U-LD1

% BW-15.2: and either may go where the other has gone down
          2 3 4 5
    H     a b . .       a  U-LD1 facing S
                        b  U-LD4 facing S
    G     . ^ x .       ^  L-16 facing N
                        x  R-RC facing NW
    place phase british combat
    attack U-LD1 U-LD4 with L-16 R-RC
    event odds 3 2 1-1
    roll 3 3
    event result EXC
    american: lose U-LD1
    british: lose R-RC
    asks british advance
    advance L-16 H2; face N
    asks american advance
    advance U-LD4 G4; face S
    is unit L-16 at H2 facing N.
    is unit U-LD4 at G4 facing S.

% BW-15.2: but not where the other has gone by advancing himself
          2 3 4
    H     . a b         a  U-LD1 facing S
                        b  W-PEN1 facing S
    G     . ^ .         ^  L-G1 facing N
                        ^  R-1 facing N
                        ^  L-G2 facing N
    place phase british combat
    attack U-LD1 W-PEN1 with L-G1 R-1 L-G2; roll 1 1
    event result DE
    american: lose U-LD1
    advance L-G1 H3; face N
    advance R-1 H3; face N
    advance L-G2 H3; face N
    asks american move                      # W-PEN1 may not take G3, which no result has emptied

% BW-15.2: nor where he has left it with those who fell beside him
          2 3 4
    H     a b .         a  U-LD1 facing S
                        b  U-LD4 facing S
    G     . ^ .         ^  L-16 facing N
                        ^  R-RC facing N
    place phase british combat
    attack U-LD1 U-LD4 with L-16 R-RC; roll 3 3
    event result EXC
    lose U-LD1
    lose R-RC
    advance L-16 H2; face N
    asks american move

% BW-15.2: a victory square is taken by an advance
          26 27 28
    K     .  .  .
    J     .  v  ^       v  U-LD1 facing E
                        ^  R-1 facing W
    place phase british combat
    join R-1; fight; roll 1 1
    event result DE
    advance R-1 J27
    event taken british J27 10
    is owner J27 british.

% BW-15.2: a unit that has driven a lone commander off may take his square
          2 3 4
    H     . c .         c  WASH
    G     . ^ .         ^  R-1 facing N
                        ^  HOWE
    place phase british combat
    chase R-1
    asks american flight-to
    to J3
    roll 3 4
    asks british advance
    answers advance R-1 H3, done
    advance R-1 H3; yes; face E
    is unit R-1 at H3 facing E.
    is unit HOWE at H3.

% BW-15.2: or has caught him
          2 3 4
    H     . c .         c  WASH
    G     . ^ .         ^  R-1 facing N
    place phase british combat
    chase R-1; to J3; roll 6 6
    event eliminated WASH J3 caught alone
    asks british advance
    answers advance R-1 H3, done

# ---- who may not ----

% BW-15.3: enemy control does not stop an advance, and the advance brings no new battle
          2 3 4
    I     . w .         w  G-V1 facing S
    H     . v .         v  U-LD1 facing S
    G     . ^ .         ^  R-1 facing N
    place phase british combat
    join R-1; fight; roll 1 1
    event result DE
    advance R-1 H3              ok                  # next to G-V1
    face N
    no event battle
    asks american move
    duty BW-13.12 G-V1                              # its own turn is another matter

% BW-15.3: a disorganized unit does not advance into enemy control
          2 3 4
    H     . v .         v  G-V1 facing S disorganized
    G     . ^ .         ^  R-RC facing N
    F     . . .
    E     . . .
    place unit R-1 at F4 facing N
    place phase british combat
    join R-RC; fight; roll 6 6
    event odds 1 3 1-3
    event result AE
    asks dice 2d6 reorganization                    # R-1 controls G3: nothing to ask
    is unit G-V1 at H3 facing S disorganized rolled.

% BW-15.3: where no enemy controls the square it may
          2 3 4
    H     . v .         v  G-V1 facing S disorganized
    G     . ^ .         ^  R-RC facing N
    place phase british combat
    join R-RC; fight; roll 6 6
    event result AE
    answers advance G-V1 G3, done
    advance G-V1 G3             ok

% BW-15.3: beside it a friend in good order goes on
          2 3 4
    H     . v .         v  G-V1 facing S disorganized
                        v  W-PEN1 facing S
    G     . ^ .         ^  R-RC facing N
    place unit R-1 at F4 facing N
    place phase british combat
    attack G-V1 W-PEN1 with R-RC; roll 6 6
    event result AE
    answers advance W-PEN1 G3, done
    advance G-V1 G3             refused BW-15.3
    advance W-PEN1 G3           ok

% BW-15.3: a held unit does not advance
          2 3 4
    H     . v .         v  G-V1 facing S attacked
                        v  W-PEN1 facing S attacked
    G     . . x         x  L-G1 facing NW
    F     . ^ .         ^  R-1 facing N fought
    place side british
    place battle R-1 against G-V1 W-PEN1
    place from R-1 G3
    place from G-V1 H3
    place from W-PEN1 H3
    place hold G-V1 by L-G1
    place pending hour-ends
    place pending player-turn american
    place pending combat-closes british
    place pending combat british
    place pending battle-ends
    place pending advance american
    advance G-V1 G3             refused BW-15.3
    answers advance W-PEN1 G3, done

% BW-15.3: a unit held before, and attacked again, is free to advance when the attacker goes
          2 3 4
    H     . v .         v  G-V1 facing S
    G     . ^ .         ^  R-1 facing N
    place hold G-V1 by R-1
    place phase british combat
    join R-1; fight; roll 4 5
    event hold-ended G-V1
    to F3
    advance G-V1 G3             ok

% BW-15.3: nobody advances after a bombardment
          2 3 4
    H     . v .         v  U-LD1 facing S
    G     . ^ .         ^  L-ART facing N
    place phase british combat
    shell U-LD1 with L-ART; roll 3 4
    event result D1
    to I3
    no event advanced
    asks american move
    is unit L-ART at G3 facing N.

# ---- the commander ----

% BW-15.4: a commander in the square of a unit that advances may go with it
          2 3 4
    H     . v .         v  U-LD1 facing S
    G     . ^ .         ^  R-1 facing N
                        ^  HOWE
    place phase british combat
    join R-1; fight
    no                                              # he does not shift the dice
    roll 1 1
    event result DE
    advance R-1 H3
    asks british advance-commander
    answers yes, no
    advance HOWE H3             refused unasked BW-15.4
    yes
    event advanced HOWE G3 H3
    face N
    is unit HOWE at H3.

% BW-15.4: or stay
          2 3 4
    H     . v .         v  U-LD1 facing S
    G     . ^ .         ^  R-1 facing N
                        ^  HOWE
    place phase british combat
    join R-1; fight; no; roll 1 1
    advance R-1 H3; no; face N
    no event advanced HOWE
    is unit HOWE at G3.

% BW-15.4: he is asked for with each unit until he has gone
          2 3 4
    H     . v .         v  U-LD1 facing S
    G     . ^ .         ^  R-1 facing N
                        ^  L-G1 facing N
                        ^  L-G2 facing N
                        ^  HOWE
    place phase british combat
    join R-1; join L-G1; join L-G2; fight; no; roll 1 1
    advance R-1 H3; no; face N
    advance L-G1 H3; yes; face N
    advance L-G2 H3
    asks british advance-face                       # he is there already
    face N
    is unit HOWE at H3.

% BW-15.4: he does not go with a unit out of another square, nor by himself
          2 3 4
    H     . v .         v  U-LD1 facing S
    G     ^ x .         ^  R-1 facing NE
                        x  HOWE
    place phase british combat
    join R-1; fight; roll 1 1
    event result DE
    answers advance R-1 H3, done
    advance HOWE H3             refused BW-15.2
    advance R-1 H3
    asks british advance-face

% BW-15.4: the defender's commander may go along as well
          2 3 4
    H     . v .         v  G-V1 facing S
                        v  WASH
    G     . ^ .         ^  R-RC facing N
    place phase british combat
    join R-RC; fight; no; roll 6 6
    event result AE
    advance G-V1 G3
    asks american advance-commander
    yes; face S
    is unit WASH at G3.
