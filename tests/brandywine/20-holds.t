# Battle of Brandywine, section 20: holds (DH) and counter-attacks (DCA).
battle brandywine-1777

# ---- coming under hold ----

% BW-20.17: DH holds every defending unit of the battle, and the attackers are its holders
          2 3 4
    H     . v .         v  G-V1 facing S
                        v  W-PEN1 facing S
    G     . ^ x         ^  R-1 facing N
                        ^  L-G1 facing N
                        x  R-RC facing NW
    place phase british combat
    attack G-V1 W-PEN1 with R-1 L-G1 R-RC; roll 3 4
    event odds 13 11 1-1
    event result DH
    event held G-V1
    event held W-PEN1
    is hold G-V1 by L-G1 R-1 R-RC.
    is hold W-PEN1 by L-G1 R-1 R-RC.
    shows G-V1 G V 6-4 infantry brigade held

% BW-20.17: a unit of the square that was not in the battle is not held
          2 3 4
    H     . v .         v  G-V1 facing S
                        v  W-PEN1 facing S
    G     . ^ x         ^  R-1 facing N
                        x  R-RC facing NW
    place phase british combat
    attack G-V1 with R-1; roll 3 4
    event result DH
    is hold G-V1 by R-1.
    not hold W-PEN1 by R-1

% BW-20.17: an attacker who is not next to a unit does not hold it
          2 3 4 5
    H     a . b .       a  W-PEN1 facing S
                        b  W-PEN2 facing S
    G     ^ x y .       ^  L-G1 facing N
                        x  R-RC facing N
                        y  L-G2 facing N
    place phase british combat
    attack W-PEN1 W-PEN2 with L-G1 R-RC L-G2; roll 3 4
    event odds 10 10 1-1
    event result DH
    is hold W-PEN1 by L-G1 R-RC.
    is hold W-PEN2 by L-G2 R-RC.

% BW-20.17: a disorganized unit is not held
          2 3 4
    H     . v .         v  G-V1 facing S
                        v  W-PEN1 facing S disorganized
    G     . ^ .         ^  R-1 facing N
                        ^  R-H1 facing N
    place phase british combat
    attack G-V1 W-PEN1 with R-1 R-H1; roll 3 4
    event odds 9 9 1-1
    event result DH
    event held G-V1
    no event held W-PEN1

# ---- under hold ----

% BW-20.18: a held unit may not move
          6 7 8
    I     . ^ .         ^  R-1 facing S
    H     . v .         v  G-V1 facing N
    G     . . .
    place hold G-V1 by R-1
    place phase american movement
    pick G-V1     ok                        # there is nothing to choose but its facing
    step G7       refused BW-20.18
    face N
    pick G-V1     refused BW-8.4
    march G-V1 to G7    refused BW-8.4
    is unit G-V1 at H7 facing N moved.

% BW-20.18: nor attack, and it does not have to
          6 7 8
    I     . ^ .         ^  R-1 facing S
    H     . v .         v  G-V1 facing N
    place unit W-PEN1 at H6 facing NE
    place hold G-V1 by R-1
    place phase american movement
    close
    asks american battle                    # W-PEN1 has to attack R-1
    no duty BW-14.1 G-V1
    join G-V1     refused BW-20.18
    join W-PEN1; fight

% BW-20.18: nor bombard
          6 7 8
    I     . ^ .         ^  R-1 facing S
    H     . v .         v  U-ART1 facing N
    place unit W-PEN1 at H6 facing NE
    place hold U-ART1 by R-1
    place phase american movement
    close
    asks american battle                    # there is nothing to bombard with
    no duty BW-14.1 U-ART1
    join U-ART1   refused BW-20.18

% BW-20.18: nor chase a commander
          6 7 8 9
    J     . . . w       w  W-PEN1 facing SW
    I     . ^ c .       ^  R-1 facing S
                        c  HOWE
    H     . v . .       v  G-V1 facing N
    place hold G-V1 by R-1
    place phase american combat
    answers chase W-PEN1, close
    chase G-V1    refused BW-17.3

% BW-20.18: it may turn in its owner's movement portion
          6 7 8
    I     . ^ .         ^  R-1 facing S
    H     . v .         v  G-V1 facing N
    place hold G-V1 by R-1
    place phase american movement
    turn G-V1 SE  ok
    is unit G-V1 at H7 facing SE.
    close         ok                        # it owes no attack and may face away

% BW-20.18: it defends like anybody, and obeys results
          6 7 8
    I     . ^ .         ^  R-1 facing S
    H     . v .         v  G-V1 facing N
    place hold G-V1 by R-1
    place phase british combat
    join R-1; fight; roll 2 3
    event defender G-V1 6 6
    event result D1
    to G7
    is unit G-V1 at G7 facing N attacked.

% BW-20.18: it may be bombarded, and a retreat then is a retreat
          6 7 8
    I     . ^ .         ^  L-ART facing S
    H     . v .         v  A-M1 facing N
    place hold A-M1 by L-ART
    place phase british combat
    shell A-M1 with L-ART; roll 2 3
    event result D1
    to G7
    event hold-ended A-M1

% BW-20.18: a commander in its square is free to move
          6 7 8
    I     . ^ .         ^  R-1 facing S
    H     . v .         v  G-V1 facing N
                        v  WASH
    G     . . .
    place hold G-V1 by R-1
    place phase american movement
    pick WASH; step G7; step F7; end
    is unit WASH at F7 moved.

% BW-20.18: it controls the squares around it all the same
          6 7 8
    I     . ^ .         ^  R-1 facing S
    H     . v .         v  G-V1 facing N
    G     . . .
    F     . x .         x  R-2 facing N
    place hold G-V1 by R-1
    place phase british movement
    pick R-2; step G7
    event moved R-2 G7

# ---- the holder ----

% BW-20.19: in its next turn a holder attacks again or withdraws
          6 7 8
    I     . ^ .         ^  R-1 facing S
    H     . v .         v  G-V1 facing N
    place hold G-V1 by R-1
    place phase british movement
    duty BW-13.12 R-1
    close
    duty BW-14.1 R-1
    join R-1; fight         ok
    again
    pick R-1
    step I8                 refused BW-13.13
    step J7; end; face S
    close
    asks american move

# ---- how it ends ----

% BW-20.20: a hold lasts through its owner's turn and into the next
          6 7 8
    I     . ^ .         ^  R-1 facing S
    H     . v .         v  G-V1 facing N
    place phase british combat
    join R-1; fight; roll 3 4
    event result DH
    asks american move
    is hold G-V1 by R-1.
    close
    asks british move
    is hold G-V1 by R-1.
    close
    is hold G-V1 by R-1.

% BW-20.20: it ends when the unit is attacked again: then the new result alone counts
          6 7 8
    I     . ^ .         ^  R-1 facing S
    H     . v .         v  G-V1 facing N
    place hold G-V1 by R-1
    place phase british combat
    join R-1
    is hold G-V1 by R-1.                    # not yet
    fight
    event hold-ended G-V1
    roll 4 4
    event result DCA
    not hold G-V1 by R-1
    asks american move
    pick G-V1; step G7      ok

% BW-20.20: whoever attacks it
          6 7 8
    I     . ^ .         ^  R-1 facing E
    H     . v .         v  G-V1 facing N
    G     . x .         x  R-2 facing N
    place unit W-PEN1 at I8 facing W
    place hold G-V1 by R-1
    place phase british combat
    attack G-V1 with R-2
    event hold-ended G-V1

% BW-20.20: another DH makes a new hold, by those who attacked this time
          6 7 8
    J     w . .         w  W-PEN1 facing SE
    I     . ^ x         ^  R-1 facing N
                        x  L-G1 facing SW
    H     . v .         v  G-V1 facing NE
    place hold G-V1 by R-1
    place phase british combat
    attack G-V1 with L-G1; roll 1 4
    event odds 4 6 1-2
    event hold-ended G-V1
    event result DH
    event held G-V1
    is hold G-V1 by L-G1.

% BW-20.20: it ends when no holder is next to the unit any more
          6 7 8
    I     . ^ .         ^  R-1 facing S
    H     . v .         v  G-V1 facing N
    G     . . .
    place hold G-V1 by R-1
    place phase british movement
    pick R-1; step J7; end; face S
    is hold G-V1 by R-1.                    # until the portion closes
    close
    event hold-ended G-V1
    not hold G-V1 by R-1
    asks american move
    pick G-V1; step G7      ok

% BW-20.20: it stays while one of several holders stays
          6 7 8
    I     . ^ x         ^  R-1 facing S
                        x  L-G1 facing SW
    H     . v .         v  G-V1 facing N
    place hold G-V1 by L-G1 R-1
    place phase british movement
    pick R-1; step J7; end; face S
    close
    no event hold-ended
    is hold G-V1 by L-G1.

% BW-20.20: a unit that was not a holder does not keep it up
          6 7 8
    I     . ^ x         ^  R-1 facing S
                        x  L-G1 facing SW
    H     . v .         v  G-V1 facing N
    place hold G-V1 by R-1
    place phase british movement
    pick R-1; step J7; end; face S
    close
    event hold-ended G-V1

% BW-20.20: it ends when the holder is lost or driven off in the enemy's combat portion
          6 7 8
    I     . ^ .         ^  R-RC facing S
    H     . v .         v  G-V1 facing N
    place unit W-PEN1 at I8 facing W
    place hold G-V1 by R-RC
    place phase american combat
    join W-PEN1; fight; roll 1 1
    event result DE
    event eliminated R-RC I7
    done
    event hold-ended G-V1

% BW-20.20: also by a bombardment
          6 7 8
    I     . ^ .         ^  R-RC facing S
    H     . v .         v  G-V1 facing N
    place unit U-ART1 at I8 facing W
    place hold G-V1 by R-RC
    place phase american combat
    shell R-RC with U-ART1; roll 4 4
    event odds 9 1 6-1
    event result D1*
    event retreated R-RC I7 J6
    event hold-ended G-V1

% BW-20.20: a bombardment that makes the held unit retreat ends its hold, another does not
          6 7 8
    I     . ^ x         ^  R-1 facing S
                        x  L-ART facing SW
    H     . v .         v  A-M1 facing N
    place hold A-M1 by R-1
    place phase british combat
    shell A-M1 with L-ART; roll 6 6
    event no-effect
    is hold A-M1 by R-1.
    again
    shell A-M1 with L-ART; roll 3 3
    event odds 6 3 2-1
    event result D1
    to G7
    event hold-ended A-M1

# ---- joining ----

% BW-20.21: a unit that ends its move with a held friend is held too, by the same holders
          6 7 8
    I     . ^ x         ^  R-1 facing S
                        x  L-G1 facing SW
    H     . v .         v  G-V1 facing N
    G     . . .
    F     . w .         w  W-PEN1 facing N
    place hold G-V1 by L-G1 R-1
    place phase american movement
    pick W-PEN1; step G7; step H7
    event held-too W-PEN1
    is hold W-PEN1 by L-G1 R-1.
    face S                                  # it owes no attack, and may face away
    close         ok
    no event battle
    asks british move

% BW-20.21: from then on it is held in every way
          6 7 8
    I     . ^ .         ^  R-1 facing S
    H     . v .         v  G-V1 facing N
    G     . w .         w  U-ART1 facing N
    place unit W-PEN1 at I8 facing W
    place hold G-V1 by R-1
    place phase american movement
    pick U-ART1; step H7; face N
    close
    asks american battle                    # W-PEN1's; the gun has no say
    join U-ART1   refused BW-20.18
    join W-PEN1; fight; roll 4 6
    event result DCA
    is hold U-ART1 by R-1.

% BW-20.21: passing through does not hold, nor does it a unit that goes to the square beside
          6 7 8
    I     . ^ .         ^  R-1 facing S
    H     . v .         v  G-V1 facing N
    G     . w .         w  W-PEN1 facing N
    place hold G-V1 by R-1
    place phase american movement
    pick W-PEN1; step H6
    no event held-too
    face NE
    close
    duty BW-14.1 W-PEN1

% BW-20.21: a commander who joins is not held
          6 7 8
    I     . ^ .         ^  R-1 facing S
    H     . v .         v  G-V1 facing N
    G     . c .         c  WASH
    place hold G-V1 by R-1
    place phase american movement
    pick WASH; step H7
    end
    no event held-too
    not hold WASH by R-1

% BW-20.21: a unit that stood there all along is not held by staying
          6 7 8
    I     . ^ .         ^  R-1 facing S
    H     . v .         v  G-V1 facing N
                        v  W-PEN1 facing N
    place hold G-V1 by R-1
    place phase american movement
    pick W-PEN1; end
    no event held-too
    face N
    close
    duty BW-14.1 W-PEN1

# ---- holders held ----

% BW-20.22: a hold ends as soon as every holder next to the unit is itself held
          6 7 8
    I     . ^ w         ^  R-1 facing S
                        w  W-PEN1 facing W
    H     . v .         v  G-V1 facing N
    place hold G-V1 by R-1
    place phase american combat
    join W-PEN1; fight; roll 5 4
    event odds 15 7 2-1
    event result DH
    event held R-1
    event hold-ended G-V1
    is hold R-1 by W-PEN1.
    not hold G-V1 by R-1

% BW-20.22: a counter-attack out of the held unit's own square does not free it
          6 7 8
    I     . ^ .         ^  R-1 facing S
    H     . v .         v  G-V1 facing N
                        v  W-PEN1 facing N
    place hold G-V1 by R-1
    place phase american combat
    join W-PEN1; fight; roll 2 3
    event odds 5 7 1-2
    event result DH
    event held R-1
    no event hold-ended
    is hold R-1 by W-PEN1.
    is hold G-V1 by R-1.
    asks british move
    close
    no event hold-ended                     # nor does it later on, while nothing changes

% BW-20.22: one out of several squares frees it, for it comes out of another too
          6 7 8
    I     . ^ w         ^  R-1 facing S
                        w  U-LD1 facing W
    H     . v .         v  G-V1 facing N
                        v  W-PEN1 facing N
    place hold G-V1 by R-1
    place phase american combat
    attack R-1 with W-PEN1 U-LD1; roll 3 4
    event odds 8 7 1-1
    event result DH
    event hold-ended G-V1

% BW-20.22: of two held units it frees the one that stands elsewhere
          6 7 8
    I     . ^ .         ^  R-1 facing S
    H     . v w         v  G-V1 facing N
                        w  U-LD1 facing NW
                        w  W-PEN1 facing NW
    place hold G-V1 by R-1
    place hold U-LD1 by R-1
    place phase american combat
    join W-PEN1; fight; roll 3 6
    event odds 10 7 1-1
    event result A1
    to G8
    no event hold-ended
    again
    join W-PEN1; fight; roll 3 4
    event result DH
    event hold-ended G-V1
    no event hold-ended U-LD1
    is hold U-LD1 by R-1.

% BW-20.22: with hold_freed_by_any any counter-attack that holds the holders will do
    battle brandywine-1777 hold_freed_by_any=on
          6 7 8
    I     . ^ .         ^  R-1 facing S
    H     . v .         v  G-V1 facing N
                        v  W-PEN1 facing N
    place hold G-V1 by R-1
    place phase american combat
    join W-PEN1; fight; roll 2 3
    event result DH
    event hold-ended G-V1

% BW-20.22: not while one holder next to it is free
    battle brandywine-1777
          6 7 8
    I     x ^ w         ^  R-1 facing S
                        x  L-G1 facing SE
                        w  W-PEN1 facing W
    H     . v .         v  G-V1 facing N
    place hold G-V1 by L-G1 R-1
    place phase american combat
    join W-PEN1; fight; roll 5 4
    event result DH
    event held R-1
    no event hold-ended
    is hold G-V1 by L-G1 R-1.

% BW-20.22: a free holder who is not next to it does not count
          6 7 8
    I     . ^ w         ^  R-1 facing S
                        w  W-PEN1 facing W
    H     . v .         v  G-V1 facing N
    F     . x .         x  L-G1 facing N
    place hold G-V1 by L-G1 R-1
    place phase american combat
    join W-PEN1; fight; roll 5 4
    event result DH
    event hold-ended G-V1

% BW-20.22: a free enemy next to it who is no holder does not count either
          6 7 8
    I     x ^ w         ^  R-1 facing S
                        x  L-G1 facing SE
                        w  W-PEN1 facing W
    H     . v .         v  G-V1 facing N
    place hold G-V1 by R-1
    place phase american combat
    join W-PEN1; fight; roll 5 4
    event result DH
    event hold-ended G-V1

% BW-20.22: a unit freed in a combat portion may not attack in it
          6 7 8
    I     . ^ w         ^  R-1 facing S
                        w  W-PEN1 facing W
    H     . v .         v  G-V1 facing NW
    G     . . .
    place unit R-2 at I6 facing S
    place unit S-MD1 at H5 facing NE
    place hold G-V1 by R-1
    place phase american combat
    attack R-1 with W-PEN1; roll 5 4
    event hold-ended G-V1
    asks american battle                    # R-2, who stands in front of G-V1
    join G-V1     refused BW-20.22
    answers join S-MD1, cancel

% BW-20.22: nor bombard
          6 7 8
    I     . ^ w         ^  R-1 facing S
                        w  W-PEN1 facing W
    H     . v .         v  U-ART1 facing NW
    place unit R-2 at I6 facing S
    place unit S-MD1 at H5 facing NE
    place unit L-3 at E20 facing S
    place unit S-MD2 at D20 facing N        # a battle elsewhere, so that there is a choice
    place hold U-ART1 by R-1
    place phase american combat
    attack R-1 with W-PEN1; roll 5 4
    event hold-ended U-ART1
    bombard R-2   refused BW-18.5 "No unused gun"
    engage R-2
    join U-ART1   refused BW-20.22

% BW-20.22: in its next turn it is as free as any
          6 7 8
    I     . ^ w         ^  R-1 facing S
                        w  W-PEN1 facing W
    H     . v .         v  G-V1 facing N
    place hold G-V1 by R-1
    place phase american combat
    join W-PEN1; fight; roll 5 4
    event hold-ended G-V1
    asks british move
    close
    asks american move
    duty BW-13.12 G-V1
    close
    asks american battle
    join G-V1     ok

# ---- counter-attack ----

% BW-20.23: DCA: nothing happens at once, but the duty is shown
          6 7 8
    I     . ^ .         ^  R-1 facing S
    H     . v .         v  G-V1 facing N
    place unit L-G1 at F3 facing N
    place unit L-G2 at F4 facing N
    place unit U-LD1 at G3 facing S
    place phase british combat
    attack G-V1 with R-1; roll 4 4
    event result DCA
    event must-counter G-V1
    no event held
    no event retreated
    is unit G-V1 at H7 facing N attacked.
    shows G-V1 G V 6-4 infantry brigade must-attack

% BW-20.23: in their next turn the defenders attack or withdraw
          6 7 8
    I     . ^ .         ^  R-1 facing S
    H     . v .         v  G-V1 facing N
    G     . . .
    place phase british combat
    join R-1; fight; roll 4 4
    event result DCA
    asks american move
    duty BW-13.12 G-V1
    close
    asks american battle
    join G-V1; fight        ok
    event battle american 1 1
    again
    join R-1; fight; roll 4 4
    pick G-V1; step G7; end; face N
    close
    asks british move

% BW-20.23: disorganized ones must withdraw
          6 7 8
    I     . ^ .         ^  R-1 facing S
    H     . v .         v  G-V1 facing N disorganized
    G     . . .
    place phase british combat
    join R-1; fight; roll 5 5
    event odds 7 3 2-1
    event result DCA
    event must-withdraw G-V1
    no event must-counter
    asks american move
    close         refused BW-16.6
    no duty BW-13.12

% BW-20.24: a unit that counter-attacks must attack all its enemy neighbours
          6 7 8
    I     . ^ .         ^  R-1 facing S
    H     . v .         v  G-V1 facing N
    G     x . .         x  L-G1 facing NE
    place phase british combat
    attack G-V1 with R-1 L-G1; roll 5 5
    event result DCA
    close
    engage R-1; join G-V1
    fight         refused BW-13.10
    join L-G1
    fight         ok

% BW-20.24: or a friend takes one of them
          6 7 8
    I     . ^ .         ^  R-1 facing S
    H     . v .         v  G-V1 facing N
    G     x . .         x  L-G1 facing NE
    F     w . .         w  W-PEN1 facing N
    place phase american combat
    attack R-1 with G-V1; roll 3 3
    event result DCA
    join W-PEN1; fight
    event defender L-G1 4 4
