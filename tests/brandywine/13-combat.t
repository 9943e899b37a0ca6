# Battle of Brandywine, section 13: who must fight, who fights whom, and at what odds. What each
# unit counts for is in 13-strength.t. Where one enemy alone can be attacked, the battle with it
# opens by itself: attackers join it at once.
battle brandywine-1777

# ---- entering control ----

% BW-13.1: a unit that enters a square under enemy control must stop there
          6 7 8
    I     . v .         v  G-V1 facing S
    H     . . .
    G     . . .
    F     . ^ .         ^  R-1 facing N
    place phase british movement
    pick R-1
    step G7       ok
    step H7       ok                # beside G-V1
    event moved R-1 H7
    step H8       refused BW-13.1
    step G7       refused BW-13.1
    end           refused unasked
    face N        ok

% BW-13.1: also on a road, however much movement is left
          3 4 5 6 7
    H     . . . v .     v  G-V1 facing S
    G     . . . . .
    F     ^ . . . .     ^  R-1 facing N
    place phase british movement
    pick R-1
    step G4       ok                # the Street Road
    step G5       ok                # still on it, with 14 quarters left
    event moved R-1 G5
    step G6       refused BW-13.1

% BW-13.1: a diagonal neighbour controls as well as a straight one
          5 6 7 8
    I     . . . v       v  G-V1 facing S
    H     . . . .
    G     . ^ . .       ^  R-1 facing N
    place phase british movement
    pick R-1
    step H7
    event moved R-1 H7
    step G7       refused BW-13.1

% BW-13.1: whoever has entered control must fight in the combat portion of that turn
          6 7 8
    I     . v .         v  G-V1 facing S
    H     . . .
    G     . ^ .         ^  R-1 facing N
    place phase british movement
    pick R-1; step H7; face N
    close
    asks british battle
    duty BW-14.1 R-1
    close         refused unasked
    join R-1; fight
    event battle british 1 1

% BW-13.1: but not one that has joined a held friend
          6 7 8
    I     . ^ .         ^  R-1 facing S
    H     . v .         v  G-V1 facing N
    G     . . .
    F     . w .         w  G-V2 facing N
    place hold G-V1 by R-1
    place phase american movement
    pick G-V2; step G7; step H7
    event held-too G-V2
    face N
    close
    no event battle
    asks british move

# ---- the portion ----

% BW-13.2: the moving player attacks, and nobody else orders battles
          2 3 4 5 6 7 8
    H     . v . . . w .     v  G-V1 facing S
                            w  G-V2 facing S
    G     . ^ . . . x .     ^  R-1 facing N
                            x  R-2 facing N
    place phase british combat
    asks british combat
    american: engage R-1    refused not-yours BW-13.2
    engage R-2              refused BW-13.2
    engage W-PEN1           refused BW-13.2 "not on the board"
    attack G-V1 with R-1    ok
    event battle british 1 1
    event attacker R-1 7
    event defender G-V1 6

% BW-13.2: the other player attacks in his own turn
          2 3 4 5 6 7 8
    H     . v . . . w .     v  G-V1 facing S
                            w  G-V2 facing S
    G     . ^ . . . x .     ^  R-1 facing N
                            x  R-2 facing N
    place phase american combat
    asks american combat
    british: engage G-V1    refused not-yours BW-13.2
    attack R-1 with G-V1    ok
    event battle american 1 1
    event attacker G-V1 6
    event defender R-1 7

% BW-13.2: battles are resolved one at a time, in whatever order the attacker likes
          2 3 4 5 6 7 8
    H     . v . . . w .     v  G-V1 facing S
                            w  G-V2 facing S
    G     . ^ . . . x .     ^  R-1 facing N
                            x  R-2 facing N
    place phase british combat
    answers engage G-V1, engage G-V2
    attack G-V1 with R-1; roll 4 4
    event result DCA
    engage G-V2             refused unasked         # it is open already, as the only one left
    join R-2; fight; roll 4 4
    event battle british 1 1
    event attacker R-2 7
    again
    attack G-V2 with R-2; roll 4 4
    event result DCA
    join R-1; fight
    event attacker R-1 7

% BW-13.2: a square stands for all who can fight in it
          2 3 4
    H     . v w         v  G-V1 facing S
                        v  WASH
                        w  U-LD1 facing S
    G     . ^ .         ^  R-1 facing N
                        ^  L-G1 facing N
                        ^  HOWE
    place phase british combat
    attack H3 H4 with G3
    event battle british 2 2

% BW-13.2: an attack can be given as one order, also where there is only one
          2 3 4
    H     . v .         v  G-V1 facing S
    G     . ^ .         ^  R-1 facing N
    place phase british combat
    asks british battle
    attack G-V1 with R-1
    event battle british 1 1

% BW-13.2: a battle that is being put together can be put aside for another
          2 3 4 5 6 7 8
    H     . v . . . w .     v  G-V1 facing S
                            w  G-V2 facing S
    G     . ^ . . . x .     ^  R-1 facing N
                            x  R-2 facing N
    place phase british combat
    engage G-V1; join R-1
    engage G-V2             refused unasked BW-14.2     # one at a time
    cancel                  ok
    engage G-V2             ok
    answers join R-2, cancel
    join R-2; fight
    event attacker R-2 7
    no event attacker R-1

% BW-13.2: nobody moves or turns in the combat portion
          2 3 4 5 6 7 8
    H     . v . . . w .     v  G-V1 facing S
                            w  G-V2 facing S
    G     . ^ . . . x .     ^  R-1 facing N
                            x  R-2 facing N
    place phase british combat
    pick R-1                refused BW-8.5
    step F3                 refused BW-8.5
    turn R-1 S              refused BW-11.4
    face S                  refused BW-11.4
    rally R-1               refused unasked BW-13.2
    lose R-1                refused unasked BW-13.2
    to F3                   refused unasked BW-13.2
    retreat R-1             refused unasked BW-13.2
    advance R-1 H3          refused unasked BW-13.2
    fight                   refused unasked BW-13.2
    fire                    refused unasked BW-13.2
    cancel                  refused unasked BW-13.2
    done                    refused unasked BW-13.2
    yes                     refused unasked BW-13.2
    end                     refused unasked BW-13.2
    is unit R-1 at G3 facing N owes.
    is unit G-V1 at H3 facing S.

# ---- to the front ----

% BW-13.3: an attacking unit needs a defender of its battle in its three front squares
          2 3 4
    H     . a .         a  G-V1 facing S
    G     . ^ .         ^  R-1 facing N
    F     . b .         b  G-V2 facing N
    place phase british combat
    engage G-V2             # behind R-1
    join R-1
    fight         refused BW-13.3
    join G-V1     ok
    fight         ok        # one in front will do; the other may be anywhere next to it
    event battle british 1 2
    event defender G-V1 6
    event defender G-V2 6

% BW-13.3: straight ahead and the two squares beside that are the front, and no others
          2 3 4
    H     a b c         a  G-V1 facing S
                        b  G-V2 facing S
                        c  ST-V3 facing S
    G     d ^ e         d  W-PEN1 facing E
                        e  W-PEN2 facing W
                        ^  R-1 facing N
    F     f g h         f  S-MD1 facing N
                        g  ST-V4 facing N
                        h  U-NC facing N
    place phase british combat
    engage G-V1;   join R-1; fight   refused BW-13.10; cancel     # in front: only the others lack
    engage G-V2;   join R-1; fight   refused BW-13.10; cancel
    engage ST-V3;  join R-1; fight   refused BW-13.10; cancel
    engage W-PEN1; join R-1; fight   refused BW-13.3;  cancel     # not in front
    engage W-PEN2; join R-1; fight   refused BW-13.3;  cancel
    engage S-MD1;  join R-1; fight   refused BW-13.3;  cancel
    engage ST-V4;  join R-1; fight   refused BW-13.3;  cancel
    engage U-NC;   join R-1; fight   refused BW-13.3;  cancel
    attack G-V1 G-V2 ST-V3 W-PEN1 W-PEN2 S-MD1 ST-V4 U-NC with R-1
    event battle british 1 8

% BW-13.3: for a unit facing a corner of its square as well
          2 3 4
    H     a b c         a  G-V1 facing S
                        b  G-V2 facing S
                        c  ST-V3 facing S
    G     d ^ e         d  W-PEN1 facing E
                        e  W-PEN2 facing W
                        ^  R-1 facing SE
    F     f g h         f  S-MD1 facing N
                        g  ST-V4 facing N
                        h  U-NC facing N
    place phase british combat
    engage W-PEN2; join R-1; fight   refused BW-13.10; cancel
    engage U-NC;   join R-1; fight   refused BW-13.10; cancel
    engage ST-V4;  join R-1; fight   refused BW-13.10; cancel
    engage ST-V3;  join R-1; fight   refused BW-13.3;  cancel
    engage S-MD1;  join R-1; fight   refused BW-13.3;  cancel
    engage G-V1;   join R-1; fight   refused BW-13.3;  cancel
    engage G-V2;   join R-1; fight   refused BW-13.3;  cancel
    engage W-PEN1; join R-1; fight   refused BW-13.3

% BW-13.3: a unit that is next to no enemy cannot be engaged, nor one that nobody faces
          1 2 3 4 5 6 7 8
    H     . a . . . . . .     a  G-V1 facing S
    G     . ^ . . . . . .     ^  R-1 facing N
    F     b . . . . . . d     b  G-V2 facing N
                              d  ST-V3 facing N
    E     . . . . . . . .
    place phase british combat
    engage ST-V3  refused BW-13.3
    engage G-V2   ok                # it is R-1's to attack too

# ---- facing before the close ----

% BW-13.4: movement cannot be closed while a unit that must attack has no enemy in front
          2 3 4
    H     . v .         v  G-V1 facing S
    G     . ^ .         ^  R-1 facing S
    place phase british movement
    duty BW-13.4 R-1
    close         refused BW-13.4
    turn R-1 E
    close         refused BW-13.4     # the enemy is on its flank
    turn R-1 NE
    no duty BW-13.4
    close         ok
    asks british battle

% BW-13.4: an enemy commander in front is not enough
          2 3 4
    H     . c .         c  WASH
    G     . ^ .         ^  R-1 facing N
    F     . v .         v  G-V1 facing N
    place phase british movement
    close         refused BW-13.4
    turn R-1 SW
    close         ok

% BW-13.4: it binds a unit that has just moved up as well
          6 7 8
    I     . v .         v  G-V1 facing S
    H     . . .
    G     . ^ .         ^  R-1 facing N
    place phase british movement
    pick R-1; step H7
    answers face N, face NE, face NW    # those that will do are offered
    face S        ok                    # another may be chosen, but not left so
    close         refused BW-13.4
    turn R-1 N
    close         ok

% BW-13.4: a unit that owes nothing may face as it likes
          1 2 3 4 5 6 7 8
    H     . v . . . . . .     v  G-V1 facing S
    G     . ^ . . . . . w     ^  R-1 facing S
                              w  R-2 facing S
    place hold R-1 by G-V1
    place phase british movement
    close         ok

# ---- odds ----

% BW-13.5: an attacker who is not weaker gets the whole number of times; what is over is dropped
          2 3 4
    H     . a .         a  G-V1 facing S
    G     . ^ .         ^  R-1 facing N
    place phase british combat
    join R-1; fight
    event odds 7 6 1-1

% BW-13.5: exactly twice as many is 2-1
          2 3 4
    H     . a b         a  W-PEN1 facing S
                        b  U-ART2 facing S
    G     . ^ .         ^  R-1 facing N
                        ^  R-2 facing N
    place phase british combat
    attack W-PEN1 U-ART2 with R-1 R-2
    event odds 14 7 2-1

% BW-13.5: one less than twice as many is 1-1
          2 3 4
    H     . a b         a  W-PEN1 facing S
                        b  A-M1 facing S
    G     . ^ .         ^  R-1 facing N
                        ^  R-2 facing N
                        ^  L-J2 facing N
    place phase british combat
    attack W-PEN1 A-M1 with R-1 R-2 L-J2
    event odds 15 8 1-1

% BW-13.5: an equal attacker is 1-1, and one weaker by a single factor is 1-2
          2 3 4 5 6 7
    H     . a . . . b     a  U-ART2 facing S
                          b  A-M1 facing S
    G     . ^ . . . x     ^  R-QR facing N
                          x  R-H1 facing N
    place phase british combat
    attack U-ART2 with R-QR; roll 4 4
    event result DCA
    join R-H1; fight
    event odds 2 3 1-2

% BW-13.5: a weaker attacker gets 1 to the defender's multiple, rounded up
          2 3 4
    H     . a .         a  G-V1 facing S
                        a  W-PEN1 facing S
                        a  U-LD1 facing S
                        a  A-M1 facing S
    G     . ^ .         ^  R-1 facing N
    place phase british combat
    attack G-V1 W-PEN1 A-M1 U-LD1 with R-1
    event odds 7 15 1-3
    again
    engage G-V1; join R-1; join W-PEN1; join A-M1
    fight         refused BW-13.10

% BW-13.5: exactly half is 1-2
          2 3 4
    H     . a .         a  G-V1 facing S
                        a  W-PEN1 facing S
                        a  A-M1 facing S
    G     . ^ .         ^  R-1 facing N
    place phase british combat
    attack G-V1 W-PEN1 A-M1 with R-1
    event odds 7 14 1-2

% BW-13.6: 14 against 7 is 2-1
          2 3 4
    H     . a .         a  W-PEN1 facing S
                        a  U-ART2 facing S
    G     . ^ .         ^  R-1 facing N
                        ^  R-2 facing N
    place phase british combat
    attack W-PEN1 U-ART2 with R-1 R-2
    event attacker R-1 7 7
    event attacker R-2 7 7
    event defender W-PEN1 5 5
    event defender U-ART2 2 2
    event odds 14 7 2-1
    roll 5 3
    event roll 5 3 8
    event result EXC

% BW-13.6: 18 against 7 is 2-1
          2 3 4
    H     . a b         a  W-PEN1 facing S
                        b  U-ART2 facing S
    G     . ^ x         ^  R-1 facing N
                        ^  R-2 facing N
                        x  L-G1 facing N
    place phase british combat
    attack W-PEN1 U-ART2 with R-1 R-2 L-G1
    event odds 18 7 2-1
    roll 6 3
    event result DH

% BW-13.6: 21 against 7 is 3-1
          2 3 4
    H     . a b         a  W-PEN1 facing S
                        b  U-ART2 facing S
    G     . ^ x         ^  R-1 facing N
                        ^  R-2 facing N
                        x  L-3 facing N
    place phase british combat
    attack W-PEN1 U-ART2 with R-1 R-2 L-3
    event odds 21 7 3-1
    roll 6 3
    event result EXC

% BW-13.6: 5 against 7 is 1-2
          2 3 4
    H     . a .         a  W-PEN1 facing S
                        a  U-ART2 facing S
    G     . ^ .         ^  R-71 facing N
    place phase british combat
    attack W-PEN1 U-ART2 with R-71
    event odds 5 7 1-2
    roll 2 3
    event result DH

% BW-13.6: 3 against 7 is 1-3
          2 3 4
    H     . a .         a  W-PEN1 facing S
                        a  U-ART2 facing S
    G     . ^ .         ^  L-FG1 facing N
    place phase british combat
    attack W-PEN1 U-ART2 with L-FG1
    event odds 3 7 1-3
    roll 2 3
    event result DCA

% BW-13.7: two dice decide, added up and read under the odds of that battle
          2 3 4
    H     . v .         v  G-V1 facing S
    G     . ^ .         ^  R-1 facing N
    place phase british combat
    join R-1; fight
    asks dice 2d6 battle
    close         refused dice BW-13.7
    roll 5        refused dice
    roll 1 2 3    refused dice
    roll 7 1      refused dice
    roll 3 2      ok
    event roll 3 2 5
    event result D1

% BW-13.7: each battle has its own dice and its own odds
          2 3 4 5 6 7 8
    H     . v . . . w .     v  G-V1 facing S
                            w  U-LD1 facing S
    G     . ^ . . . x .     ^  R-RC facing N
                            x  R-H1 facing N
    place phase british combat
    attack G-V1 with R-RC; roll 1 1
    event odds 1 6 1-6
    event result DCA
    join R-H1; fight; roll 5 5
    event odds 2 1 2-1
    event result DCA

# ---- once each ----

% BW-13.8: a unit attacks in one battle only
          1 2 3 4 5 6 7
    H     . a . b . . .     a  G-V1 facing SE
                            b  G-V2 facing SE
    G     . . ^ . x . .     ^  R-1 facing N
                            x  R-2 facing N
    place phase british combat
    attack G-V1 with R-1; roll 4 4
    event result DCA
    asks british battle                 # G-V2, which R-2 has to attack
    join R-1      refused BW-13.8
    answers join R-2, cancel

% BW-13.8: a unit is attacked in one battle only
          1 2 3 4 5 6 7 8
    H     . a . b . . c .     a  G-V1 facing SE
                              b  G-V2 facing SE
                              c  ST-V3 facing S
    G     . . ^ . x . y .     ^  R-1 facing N
                              x  R-2 facing N
                              y  L-3 facing N
    place phase british combat
    attack G-V2 with R-2; roll 4 4
    event result DCA
    engage G-V2   refused BW-13.8
    engage G-V1
    join R-1
    join G-V2     refused BW-13.8
    answers fight, cancel

% BW-13.8: being bombarded is not a battle: the target may be attacked as well
          2 3 4
    H     . v .         v  G-V1 facing S
    G     . ^ x         ^  R-1 facing N
                        x  L-ART facing NW
    place phase british combat
    shell G-V1 with L-ART; roll 4 4
    event no-effect
    asks british battle
    join R-1      ok
    fight         ok
    event battle british 1 1

# ---- everyone next to an attacker ----

% BW-13.9: every enemy next to a unit that must attack has to be attacked
          2 3 4
    H     . a .         a  G-V1 facing S
    G     . ^ .         ^  R-1 facing N
    F     . . b         b  G-V2 facing N
    place phase british combat
    duty BW-13.9 G-V1
    duty BW-13.9 G-V2
    engage G-V1; join R-1
    fight         refused BW-13.10        # G-V2 is left, and R-1 is alone
    join G-V2
    fight         ok
    event battle british 1 2

% BW-13.9: a friend may take part of the work
          2 3 4
    H     . a .         a  G-V1 facing S
    G     . ^ .         ^  R-1 facing N
    F     . . b         b  G-V2 facing N
    E     . . x         x  R-2 facing N
    place phase british combat
    attack G-V1 with R-1      ok
    event battle british 1 1
    roll 4 4
    join R-2; fight           ok
    event defender G-V2 6 6

% BW-13.9: an enemy commander need not be attacked
          2 3 4
    H     . a .         a  G-V1 facing S
    G     c ^ .         ^  R-1 facing N
                        c  WASH
    place phase british combat
    no duty BW-13.9 WASH
    no answer join WASH
    join R-1; fight           ok
    event battle british 1 1

% BW-13.9: and he is no way out of an attack that is owed
          2 3 4 5 6 7 8
    H     . a c . . b .     a  G-V1 facing S
                            c  WASH
                            b  G-V2 facing S
    G     . ^ . . . x .     ^  R-1 facing N
                            x  R-2 facing N
    place phase british combat
    chase R-1                 refused BW-17.3
    chase R-2                 refused BW-17.3
    answers engage G-V1, engage G-V2
    attack G-V1 with R-1; roll 4 4
    chase R-1                 refused unasked       # the one battle left has begun by itself
    asks british battle

% BW-13.10: no battle may leave an enemy with nobody to attack it
          2 3 4
    H     a . b         a  G-V1 facing S
                        b  G-V2 facing S
    G     . ^ .         ^  R-1 facing N
    place phase british combat
    engage G-V1; join R-1
    no answer fight
    fight         refused BW-13.10 "G-V2 must be attacked too"
    join G-V2
    answers fight, cancel

% BW-13.10: no battle may leave a unit that must attack without an enemy in front
          2 3 4
    H     . v .         v  G-V1 facing S
    G     ^ . x         ^  R-1 facing NE
                        x  R-2 facing NW
    place phase british combat
    join R-1
    no answer fight
    fight         refused BW-13.10 "R-2 must attack too"
    join R-2
    fight         ok

% BW-13.10: an enemy left only behind such a unit does not help it
          2 3 4 5
    H     . a . .       a  G-V1 facing S
    G     . ^ x .       ^  R-1 facing N
                        x  R-2 facing N
    F     . . . b       b  G-V2 facing N
    E     . . . y       y  L-3 facing N
    place phase british combat
    engage G-V1; join R-1
    fight         refused BW-13.10 "R-2 must attack too"
    join R-2
    fight         ok
    roll 5 6
    join L-3; fight           ok

% BW-13.10: nor does one it could no longer attack, because friends out of its square fought beside it
          2 3 4
    H     . v .         v  G-V1 facing S
                        v  G-V2 facing S
    G     . ^ .         ^  R-1 facing N
                        ^  R-2 facing N
    place phase british combat
    engage G-V1; join R-1
    fight         refused BW-13.10 "R-2 must attack too"
    join R-2
    fight         refused BW-13.10 "G-V2 must be attacked too"
    join G-V2
    fight         ok

% BW-13.11: the combat portion cannot be closed while an attack is owed
          2 3 4 5 6 7 8
    H     . v . . . w .     v  G-V1 facing S
                            w  G-V2 facing S
    G     . ^ . . . x .     ^  R-1 facing N
                            x  R-2 facing N
    place phase british combat
    no answer close
    close         refused BW-13.11 "R-1 still owes an attack"
    attack G-V1 with R-1; roll 4 4
    close         refused unasked
    join R-2; fight; roll 4 4
    asks american move                  # nothing is left: the portion has closed

% BW-13.11: a unit whose enemies have been driven off by others owes nothing any more
          2 3 4
    H     . v .         v  U-LD1 facing S
    G     . ^ x         ^  R-1 facing N
                        x  L-ART facing NW
    place phase british combat
    duty BW-14.1 R-1
    shell U-LD1 with L-ART; roll 5 5
    event result D1
    to I2
    asks american move

% BW-13.11: then an enemy that only such a unit could have attacked need not be attacked
          2 3 4
    H     . a .         a  U-LD1 facing S
    G     . ^ x         ^  R-1 facing N
                        x  L-ART facing NW
    F     b . .         b  G-V2 facing N
    place phase british combat
    duty BW-13.9 G-V2
    shell U-LD1 with L-ART; roll 5 5
    event result D1
    to I2
    asks american move
    is unit G-V2 at F2 facing N.

% BW-13.11: a unit with nothing left in front cannot attack what is beside or behind it
          1 2 3 4 5 6 7
    H     . . a . . . .     a  U-LD1 facing S
    G     . . ^ x . . .     ^  R-1 facing N
                            x  L-ART facing NW
    F     . b . . . . .     b  G-V2 facing N
    E     . y . . . . .     y  R-2 facing N
    place phase british combat
    shell U-LD1 with L-ART; roll 5 5
    to I2
    asks british battle
    join R-1      refused BW-13.3
    answers join R-2, cancel

# ---- starting under control ----

% BW-13.12: a unit that begins its turn under enemy control attacks or withdraws
          6 7 8
    I     . v .         v  G-V1 facing S
    H     . ^ .         ^  R-1 facing N
    G     . . .
    F     . . .
    place phase british movement
    duty BW-13.12 R-1
    close                       # it has stayed
    duty BW-14.1 R-1
    again
    pick R-1; step G7; step F7; end; face N
    close                       # it has withdrawn
    asks american move

% BW-13.12: it may be picked, put back and turned, and still owes its attack
          6 7 8
    I     . v .         v  G-V1 facing S
    H     . ^ .         ^  R-1 facing S
    G     . . .
    place phase british movement
    pick R-1; end; face N
    pick R-1      refused BW-8.4
    close
    asks british battle
    duty BW-14.1 R-1

% BW-13.12: a held unit does neither
          6 7 8
    I     . v .         v  G-V1 facing S
    H     . ^ .         ^  R-1 facing N
    place hold R-1 by G-V1
    place phase british movement
    no duty
    close
    asks american move

% BW-13.12: a disorganized unit must go
          6 7 8
    I     . v .         v  G-V1 facing S
    H     . ^ .         ^  R-1 facing N disorganized
    place phase british movement
    no duty BW-13.12
    close         refused BW-16.6

% BW-13.13: a withdrawal begins with a step out of enemy control
          6 7 8
    I     . v .         v  G-V1 facing S
    H     . ^ .         ^  R-1 facing N
    G     . . .
    place phase british movement
    pick R-1
    step H6       refused BW-13.13
    step H8       refused BW-13.13
    step I8       refused BW-13.13
    answers step G6, step G7, step G8, end
    step G6       ok

% BW-13.13: and enters no controlled square for the rest of that portion
          6 7 8
    I     . v .         v  G-V1 facing S
    H     . ^ .         ^  R-1 facing N
    G     . . .
    F     . . .
    place phase british movement
    pick R-1; step G7
    step H7       refused BW-13.13
    step H8       refused BW-13.13
    step H6       refused BW-13.13
    step F7       ok

% BW-13.13: a unit that cannot withdraw stays, and may be turned
          1 2 3
    B     . v .         v  G-V1 facing S
    A     ^ . .         ^  R-1 facing S
    place phase british movement
    pick R-1      ok                        # there is nothing to choose but its facing
    asks british face
    face NE
    close         ok
    duty BW-14.1 R-1

% BW-13.13: nor one that another enemy controls
          3 4 5 6 7 8
    I     . . . . v .     v  G-V1 facing S
    H     . . . . ^ .     ^  R-1 facing N
    G     . . . . . .
    F     . w . . . .     w  G-V2 facing N
    place phase british movement
    pick R-1; step G6
    step G5       refused BW-13.13
    step F5       refused BW-13.13
    step F6       ok

# ---- dividing one square ----

% BW-13.14: units in one square may be fought in two battles by attackers out of two squares
          2 3 4
    H     . v .         v  G-V1 facing S
                        v  W-PEN1 facing S
    G     . ^ x         ^  R-1 facing N
                        x  R-2 facing NW
    place phase british combat
    attack G-V1 with R-1      ok
    event odds 7 6 1-1
    roll 4 4
    join R-2; fight           ok
    event odds 14 5 2-1

% BW-13.14: attackers out of one square who attack one square fight together
          2 3 4
    H     . v .         v  G-V1 facing S
                        v  W-PEN1 facing S
    G     . ^ x         ^  R-1 facing N
                        ^  L-G1 facing N
                        x  R-2 facing NW
    place phase british combat
    attack G-V1 with R-1      refused BW-13.10
    attack W-PEN1 with L-G1   refused BW-13.10
    attack G-V1 with R-1 L-G1 ok
    roll 4 4
    join R-2; fight           ok
    event defender W-PEN1 5 5

% BW-13.14: one that has another enemy in front stays out of the shared square for good
          2 3 4
    H     . v w         v  G-V1 facing S
                        v  W-PEN1 facing S
                        w  U-LD1 facing S
    G     . ^ x         ^  R-1 facing N
                        ^  L-G1 facing N
                        x  R-2 facing NW
    place phase british combat
    attack G-V1 with R-1      ok      # L-G1 still has U-LD1 in front
    roll 4 4
    engage W-PEN1
    no answer join L-G1
    join L-G1                 refused BW-13.14
    answers join R-2, cancel
    cancel
    attack U-LD1 with L-G1    ok
    event battle british 1 1

% BW-13.14: in the next turn nothing of that is left
          2 3 4
    H     . v .         v  G-V1 facing S
                        v  W-PEN1 facing S
    G     . ^ x         ^  R-1 facing N
                        x  R-2 facing NW
    place phase british combat
    attack G-V1 with R-1; roll 4 4
    is barred W-PEN1 S.
    join R-2; fight; roll 5 5
    event result DCA
    not barred W-PEN1 S

# ---- squares with enemies ----

% BW-13.15: no counter enters a square that holds an enemy unit
          6 7 8
    I     . v .         v  G-V1 facing S
    H     . . .
    G     . ^ .         ^  R-1 facing N
                        ^  HOWE
    place phase british movement
    pick HOWE; step H7
    step I7       refused BW-13.15
    no answer step I7
    end
    pick R-1; step H7; step I7    refused BW-13.1

% BW-13.15: not even one with a commander alone
          6 7 8
    I     . . .
    H     . c .         c  WASH
    G     . ^ .         ^  R-1 facing N
    place phase british movement
    pick R-1
    step H7       refused BW-13.15
    answers step H6, step H8, step G6, step G8, step F6, step F7, step F8, end

% BW-13.15: a unit that withdraws does not enter one either
          6 7 8
    I     . v .         v  G-V1 facing S
    H     . ^ .         ^  R-1 facing N
    G     . c .         c  WASH
    place phase british movement
    pick R-1
    step I7       refused BW-13.15
    step G7       refused BW-13.15

% BW-13.11: a unit whose duty has ended does not show it any more
          2 3 4 5 6 7 8
    H     . v . . . w .     v  U-LD1 facing S
                            w  G-V1 facing S
    G     . ^ x . . y .     ^  R-1 facing N
                            x  L-ART facing NW
                            y  R-2 facing N
    place phase british combat
    shows R-1 R 1 7-4 infantry brigade owes-attack
    shell U-LD1 with L-ART; roll 5 5
    event result D1
    to I2
    no duty BW-14.1 R-1
    no shows R-1 R 1 7-4 infantry brigade owes-attack
