# Battle of Brandywine: shorthand, orders in words for what is done on the map.
battle brandywine-1777

# ---- set and deploy ----

% BW-4.1: several counters are set down together, all facing so; a commander has no facing
    set W-PEN1 U-ART1 WASH F24 SW
    is unit W-PEN1 at F24 facing SW.
    is unit U-ART1 at F24 facing SW.
    is unit WASH at F24.
    set WASH E25 W                  ok
    set WASH E26                    ok
    is unit WASH at E26.

% BW-4.1: what stands in a square is taken up and set down elsewhere, and keeps its facing
    set W-PEN1 W-PEN2 F24 SW
    set F24 F25
    is unit W-PEN1 at F25 facing SW.
    is unit W-PEN2 at F25 facing SW.
    set F25 F24 N
    is unit W-PEN2 at F24 facing N.
    set I25 F24                     refused unread "nobody on I25"

% BW-4.1: a counter in hand is set down without being picked again
    pick G-V1
    set G-V1 F25 W                  ok
    pick G-V2
    set U-NC F25 W                  refused unasked
    set G-V2 F25 W                  ok

% BW-4.1: what does not read is said
    set G-V1                        refused unread "Say it so: set UNITS SQUARE DIRECTION"
    set G-V1 W                      refused unread "no square"
    set G-V1 F25 up                 refused unread "no direction"
    set G-V1 Z99                    refused unread "no square"
    set nobody F25 W                refused unread "no unit"
    set R-1 F25 W                   refused BW-4.4
    set G-V1 A1 W                   refused BW-4.2

% BW-10.1: together they keep the limit, or none is set down
    set W-PEN1 W-PEN2 G-V1 G-V2 F24 W    refused BW-10.1
    not unit W-PEN1 at F24 facing W

% BW-11.3: in the set-up counters are turned where they stand
    set W-PEN1 U-ART1 WASH F24 W
    wheel F24 NW
    is unit W-PEN1 at F24 facing NW.
    is unit U-ART1 at F24 facing NW.
    wheel W-PEN1 WASH S
    is unit W-PEN1 at F24 facing S.
    wheel G-V1 S                    refused BW-4.1

% BW-4.1: a ready set-up can be had after counters have been set down, full squares too
    set S-MD1 S-MD2 F24 W
    set W-PEN1 W-PEN2 I23 N
    deploy historical
    is unit W-PEN1 at F24 facing W.
    is unit S-MD1 at I23 facing W.
    asks british move
    deploy historical               refused BW-4.1

# ---- march ----

% BW-8.2: a march that gets no nearer is refused, and the counter may still move
          8 9 10 11
    G     . . .  .
    F     . g .  .      g  L-ART facing N
    place unit L-G1 at A1 facing N
    place phase british movement
    pick L-ART; step G9             # woods: two factors of three
    march L-ART to G10              refused BW-8.2 "no nearer"
    march L-G1 to A2                refused unasked
    march L-ART to F10              ok
    is unit L-ART at F10 facing SE moved.

% BW-10.1: nor does it go where there is no room
          10 11 12
    D     .  a  .       a  L-3 facing N
                        a  L-4 facing N
    C     .  b  .       b  R-71 facing N
    place phase british movement
    march R-71 to D11               refused BW-10.1 "14 factors"
    not unit R-71 at C11 facing N moved

% BW-10.1: of several the others go
          10 11 12
    E     .  .  .
    D     .  .  .
    C     a  .  b       a  L-3 facing N
                        a  L-4 facing N
                        b  R-71 facing N
    place unit HOWE at A1
    place phase british movement
    march L-3 L-4 R-71 to D11
    is unit L-3 at D11 facing NE moved.
    is unit L-4 at D11 facing NE moved.
    is unit R-71 at C12 facing N.

% BW-13.13: a unit that withdraws marches round the squares it may not enter
          8 9 10 11 12
    F     . . .  v  .       v  G-V1 facing S
    E     . . ^  .  .       ^  R-1 facing NE
    D     . . .  .  .
    C     . . .  .  .
    place unit HOWE at A1
    place phase british movement
    march R-1 to D12                ok
    is unit R-1 at D12 facing E moved.

% BW-16.6: a disorganized unit with one way out is marched on from it
          2 3 4 5 6
    C     . . . w .         w  G-V1 facing S
    B     v . . . .         v  U-LD1 facing S
    A     . ^ . . .         ^  R-1 facing N disorganized
    place unit HOWE at K9
    place phase british movement
    march R-1 to A5                 ok
    is unit R-1 at A5 facing E disorganized moved.
    again
    march R-1 to A3                 refused BW-16.5
    march R-1 to B3                 refused BW-16.5

% BW-4.8: a unit that comes on under enemy control stops at once
          5 6 7
    B     . v .             v  U-LD1 facing W
    place unit L-3 waiting
    place unit HOWE at D2
    place phase british movement
    march L-3 to F22
    is unit L-3 at A5 facing N moved.       # as it would go on, but so that it faces him

% BW-13.4: a march that ends next to the enemy ends facing him, if no facing is named
          8 9 10 11 12
    E     . . .  v  .       v  G-V1 facing S
    D     . . .  .  .
    C     . a .  .  .       a  L-3 facing N
    place unit HOWE at A1
    place phase british movement
    march L-3 to D12
    is unit L-3 at D12 facing N moved.
    again
    march L-3 to D12 facing E
    is unit L-3 at D12 facing E moved.

# ---- attack ----

% BW-13.3: without units all attack who may, and no others
          2 3 4 5
    H     . v . .           v  G-V1 facing S
                            v  WASH
    G     x ^ y .           x  L-G1 facing NE
                            ^  R-1 facing N
                            ^  L-ART facing N
                            ^  HOWE
                            y  L-G2 facing NW disorganized
    place phase british combat
    attack G-V1
    event battle british 3 1
    event attacker R-1
    event attacker L-ART
    event attacker L-G1
    no event attacker L-G2
    again
    attack H3
    event battle british 3 1

% BW-13.3: those who face elsewhere fight their own battle
          2 3 4 5 6
    H     . v . w .         v  G-V1 facing S
                            w  U-LD1 facing S
    G     . ^ . y .         ^  R-1 facing N
                            y  R-2 facing N
    place phase british combat
    attack G-V1
    event attacker R-1
    no event attacker R-2
    roll 4 4
    attack U-LD1                    ok

% BW-13.3: where nobody may, it is said
          2 3 4 5 6
    H     . v . w .         v  G-V1 facing S
                            w  U-LD1 facing S
    G     . ^ . y .         ^  R-1 facing N
                            y  R-2 facing N
    place unit U-NC at K9 facing S
    place phase british combat
    attack U-NC                     refused BW-13.3
    attack K9                       refused BW-13.3
    attack K10                      refused unread "nobody on K10"
    attack R-1                      refused BW-13.2
    attack                          refused unread "Say it so: attack ENEMIES [with UNITS]"
    attack G-V1 with                refused unread "Say it so"
    attack with R-1                 refused unread "Say it so"

% BW-13.10: nor may all together leave somebody in the lurch
          2 3 4
    H     . v w             v  G-V1 facing S
                            w  U-LD1 facing S
    G     . ^ .             ^  R-1 facing N
    place phase british combat
    attack G-V1                     refused BW-13.10
    attack H3 H4                    ok

% BW-14.2: a battle being put together is fought with those who have joined, or gives way
          2 3 4 5 6
    H     . v . w .         v  G-V1 facing S
                            w  U-LD1 facing S
    G     x ^ . y .         ^  R-1 facing N
                            x  L-G1 facing NE
                            y  R-2 facing N
    place phase british combat
    engage G-V1; join L-G1
    attack G-V1 with R-1
    event battle british 2 1
    again
    engage G-V1; join L-G1
    attack U-LD1 with R-2
    event attacker R-2
    no event attacker L-G1

% BW-17.1: commanders named with their stacks are passed over
          2 3 4
    H     . v .             v  G-V1 facing S
                            v  WASH
    G     . ^ .             ^  R-1 facing N
                            ^  HOWE
    place phase british combat
    attack G-V1 WASH with R-1 HOWE
    event battle british 1 1
    again
    attack G-V1 with HOWE           refused BW-17.1

% BW-17.3: to attack a commander alone is to chase him
          10 11 12
    E     .  c  .           c  WASH
    D     .  a  .           a  L-3 facing N
                            a  L-4 facing S
                            a  HOWE
    place phase british combat
    attack WASH with L-4            refused BW-17.3
    attack WASH with HOWE L-4 L-3
    event chased L-3 WASH E11
    again
    attack E11
    event chased L-3 WASH E11

% BW-17.3: with his troops he is not
          10 11 12
    E     .  c  .           c  WASH
                            c  G-V1 facing S
    D     .  a  .           a  L-3 facing N
    place phase british combat
    attack WASH with L-3            refused BW-17.3
    attack E11 with L-3             ok

# ---- shell ----

% BW-18.7: without guns all fire that can, and other units named with them do not
          2 3 4
    H     . v .             v  A-M1 facing S
    G     . ^ x             ^  L-ART facing N
                            ^  R-1 facing N
                            x  R-ART1 facing NW
    place unit R-ART2 at G2 facing W
    place phase british combat
    shell A-M1
    event attacker L-ART
    event attacker R-ART1
    no event attacker R-ART2
    no event attacker R-1
    again
    shell H3 with R-1 L-ART
    event attacker L-ART
    no event attacker R-ART1
    again
    shell A-M1 with R-1             refused BW-18.7
    shell A-M1 with R-ART2          refused BW-18.7

% BW-18.6: of several units of a square the fire is compared with the one that promises most
          2 3 4
    H     . v .             v  G-V1 facing S
                            v  A-M1 facing S
                            v  WASH
    G     . ^ .             ^  L-ART facing N
                            ^  R-ART1 facing N
    place phase british combat
    shell H3
    event bombardment british H3 A-M1
    again
    shell G-V1 A-M1 WASH with L-ART R-ART1
    event bombardment british H3 A-M1
    again
    bombard G-V1; join L-ART
    shell H3                        ok
    event bombardment british H3 G-V1

% BW-18.5: a bombardment falls on one square
          2 3 4
    H     . v w             v  A-M1 facing S
                            w  G-V1 facing S
    G     . ^ .             ^  L-ART facing N
    place unit U-NC at K9 facing S
    place phase british combat
    shell A-M1 G-V1                 refused BW-18.5 "one square"
    shell U-NC                      refused BW-18.5
    shell                           refused unread "Say it so: shell ENEMIES [with GUNS]"

% BW-18.4: where bombardment is switched off, so is this
battle brandywine-1777 bombardment=off
          2 3 4
    H     . v .             v  A-M1 facing S
    G     . ^ .             ^  L-ART facing N
    place unit R-1 at A1 facing N
    place phase british combat
    shell A-M1                      refused BW-18.4

# ---- withdraw ----

% BW-20.11: a counter that must retreat is sent to its square at once
          2 3 4
    H     . v .             v  G-V1 facing S
                            v  W-PEN1 facing S
    G     . ^ .             ^  R-1 facing N
                            ^  L-G1 facing N
    place phase british combat
    attack H3; roll 4 5
    event result A1
    withdraw G-V1 to F3             refused BW-20.11
    withdraw R-1 to H4              refused BW-20.14
    withdraw R-1                    refused unread "Say it so: withdraw UNITS to SQUARE"
    withdraw L-G1 to F2             ok
    event retreated L-G1 G3 F2
    withdraw R-1 to F4              ok
    event retreated R-1 G3 F4
    again
    attack H3; roll 4 5
    withdraw G3 to F3
    event retreated R-1 G3 F3
    event retreated L-G1 G3 F3

% BW-20.13: one with nowhere to go is not sent anywhere
          2 3 4
    H     . v .             v  G-V1 facing S
                            v  W-PEN1 facing S
    G     . ^ .             ^  R-1 facing N
                            ^  L-G1 facing N
    F     . . .
    E     . w .             w  U-LD1 facing S
    place phase british combat
    attack H3; roll 4 5
    event result A1
    withdraw R-1 to F3              refused BW-20.13 "would be lost"
    retreat R-1                     ok
    event eliminated R-1 G3

% BW-13.3: nor is an enemy attacked by one word whom nobody has in front
          2 3 4
    H     . v .         v  G-V1 facing S
    G     . ^ .         ^  R-1 facing N
    F     . w .         w  G-V2 facing N
    place unit W-PEN1 at H10 facing S
    place unit L-3 at G10 facing N
    place phase british combat
    attack G-V2         refused BW-13.3 "None of your units that may still attack has G-V2 in front"

% BW-8.3: nobody marches where the enemy stands all round
          3 4 5
    H     v a b         v  G-V1 facing S
                        a  G-V2 facing S
                        b  W-PEN1 facing S
    G     c . d         c  W-PEN2 facing S
                        d  S-MD1 facing S
    F     e f g         e  S-MD2 facing S
                        f  ST-V3 facing S
                        g  ST-V4 facing S
    place unit R-1 at A4 facing N
    place phase british movement
    march R-1 to G4     refused BW-8.3 "has no way to that square"

# ---- a ready set-up is laid out, and changed before it is finished ----

% BW-4.1: what is laid out can still be moved about, and done finishes it
    lay historical
    asks american setup
    no duty BW-4.1
    set WASH E26                    ok
    is unit WASH at E26.
    lay nowhere                     refused unread "Say lay and the name of a set-up"
    done
    asks british move
    lay historical                  refused BW-4.1 "over"

# ---- the commander marches with his column ----

% BW-8.4: a commander named with the troops of his square stays with them, however fast he is
          4 5 6 7 8 9 10 11 12 13 14 15 16
    R     a . . . . . .  .  .  .  .  .  .       a  L-3 facing E
                                                a  L-4 facing E
                                                a  HOWE
    place phase british movement
    march HOWE L-3 L-4 to R16
    not unit L-3 at R4
    not unit HOWE at R16
    is unit HOWE at O7 moved.
    is unit L-3 at O7 facing
    is unit L-4 at O7 facing
    again
    march R4 to R16
    is unit HOWE at O7 moved.
    again
    march HOWE to R16
    is unit HOWE at Q9 moved.
    is unit L-3 at R4 facing E.

% BW-8.4: where he has moved already the column marches without him
          4 5 6 7 8
    R     a . . . .         a  L-3 facing E
                            a  HOWE
    place phase british movement
    pick HOWE; end
    march R4 to R6
    is unit L-3 at R6
    is unit HOWE at R4 moved.

# ---- muster and dismiss ----

% BW-14.2: a battle is put together without being fought, and taken apart again
          2 3 4 5 6
    H     . v . w .         v  G-V1 facing S
                            w  U-LD1 facing S
    G     x ^ . y .         ^  R-1 facing N
                            x  L-G1 facing NE
                            y  R-2 facing N
    place phase british combat
    muster G-V1 with R-1
    asks british battle
    is battle R-1 against G-V1.
    muster G-V1
    is battle L-G1 R-1 against G-V1.
    muster G-V1                     refused BW-14.2 "in it already"
    muster G-V1 with R-2            refused BW-14.4
    dismiss R-1
    is battle L-G1 against G-V1.
    dismiss R-2                     refused BW-14.2 "not in it"
    dismiss                         refused unread "Say it so: dismiss UNITS"
    dismiss G-V1
    asks british combat
    dismiss R-1                     refused BW-14.2 "No battle"
    muster WASH                     refused

% BW-13.10: whoever is missing is named, all of them at once
          8 9 10
    C     x v w             v  G-V1 facing S
                            w  W-PEN1 facing S
                            x  L-G1 facing E
    B     . a b             a  R-1 facing N
                            b  R-2 facing N
    place phase british combat
    attack G-V1 with R-1            refused BW-13.10 "L-G1 must attack too"
    attack G-V1 with R-1 R-2        refused BW-13.10 "L-G1 must attack too and would have no enemy left in front; and W-PEN1 must be attacked too"
    attack G-V1 W-PEN1 with R-1     refused BW-13.10 "L-G1 and R-2 must attack too"

# ---- whom a march meets ----

% BW-13.15: nobody marches into a square where the enemy stands
          2 3 4
    H     . v .             v  G-V1 facing S
    G     . . .
    F     . ^ .             ^  R-1 facing N
    place phase british movement
    march R-1 to H3                 refused BW-13.15 "G-V1 stands"
