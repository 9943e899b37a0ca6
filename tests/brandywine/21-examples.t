# Battle of Brandywine, section 21: the order of battle cards, which are reconstructed, and the
# notes and diagrams.
battle brandywine-1777

# ---- order of battle ----

% BW-21.1: the American counters are these, Washington and 21 units, and no others
    asks american setup
    answers pick WASH, pick G-V1, pick G-V2, pick W-PEN1, pick W-PEN2, pick S-MD1, pick S-MD2, pick ST-V3, pick ST-V4, pick SL-PEN3, pick SL-NJ, pick A-M1, pick A-M2, pick U-NC, pick U-LT, pick U-ART1, pick U-ART2, pick U-ART3, pick U-ART4, pick U-LD1, pick U-LD4, pick U-LD23

% BW-21.1: all 21 together have 78 factors
          2 3 4
    H     a b c         a  G-V1 facing SE
                        a  A-M2 facing SE
                        a  U-LD1 facing SE
                        b  G-V2 facing S
                        b  U-ART1 facing S
                        b  U-LD4 facing S
                        c  ST-V3 facing SW
                        c  U-ART2 facing SW
                        c  U-ART3 facing SW
    G     d ^ e         d  W-PEN1 facing E
                        d  U-LT facing E
                        ^  R-1 facing N
                        e  W-PEN2 facing W
                        e  S-MD2 facing W
                        e  U-LD23 facing W
    F     f g h         f  S-MD1 facing NE
                        f  SL-PEN3 facing NE
                        g  ST-V4 facing N
                        g  SL-NJ facing N
                        h  U-NC facing NW
                        h  A-M1 facing NW
                        h  U-ART4 facing NW
    place phase british combat
    attack H2 H3 H4 G2 G4 F2 F3 F4 with R-1
    event battle british 1 21
    event defender G-V1 6 6;       event defender G-V2 6 6;       event defender W-PEN1 5 5
    event defender W-PEN2 5 5;     event defender S-MD1 5 5;      event defender S-MD2 4 4
    event defender ST-V3 6 6;      event defender ST-V4 5 5;      event defender SL-PEN3 4 4
    event defender SL-NJ 4 4;      event defender A-M1 3 3;       event defender A-M2 3 3
    event defender U-NC 5 5;       event defender U-LT 5 5;       event defender U-ART1 3 3
    event defender U-ART2 2 2;     event defender U-ART3 2 2;     event defender U-ART4 2 2
    event defender U-LD1 1 1;      event defender U-LD4 1 1;      event defender U-LD23 1 1
    event odds 7 78 1-6

% BW-21.1: four of them are guns
          2 3 4
    H     . v .         v  R-1 facing S
    G     . ^ .         ^  U-ART1 facing N
                        ^  U-ART2 facing N
                        ^  U-ART3 facing N
                        ^  U-ART4 facing N
    place phase american combat
    bombard R-1
    answers join U-ART1, join U-ART2, join U-ART3, join U-ART4, cancel

% BW-21.2: the British counters are these, Howe and 27 units, and no others
    deploy historical
    asks british move
    answers pick HOWE, pick L-FG1, pick L-FG2, pick L-LT1, pick L-LT2, pick L-G1, pick L-G2, pick L-HG1, pick L-HG2, pick L-HG3, pick L-J1, pick L-J2, pick L-3, pick L-4, pick L-16, pick L-ART, pick R-1, pick R-2, pick R-71, pick R-H1, pick R-H2, pick R-H3, pick R-H4, pick R-QR, pick R-RC, pick R-16, pick R-ART1, pick R-ART2, close

% BW-21.2: all 27 together have 90 factors
          2 3 4
    H     a b c         a  L-3 facing SE
                        a  L-HG2 facing SE
                        a  R-H4 facing SE
                        b  L-4 facing S
                        b  L-HG3 facing S
                        b  R-QR facing S
                        c  R-1 facing SW
                        c  L-J1 facing SW
                        c  R-ART2 facing SW
    G     d ^ e         d  R-2 facing E
                        d  L-ART facing E
                        d  L-J2 facing E
                        ^  G-V1 facing N
                        e  R-71 facing W
                        e  L-HG1 facing W
                        e  R-H1 facing W
                        e  L-16 facing W
    F     f g h         f  L-LT1 facing NE
                        f  L-G2 facing NE
                        f  R-H2 facing NE
                        f  R-RC facing NE
                        g  L-LT2 facing N
                        g  L-FG1 facing N
                        g  R-H3 facing N
                        g  R-16 facing N
                        h  L-G1 facing NW
                        h  L-FG2 facing NW
                        h  R-ART1 facing NW
    place phase american combat
    attack H2 H3 H4 G2 G4 F2 F3 F4 with G-V1
    event battle american 1 27
    event defender L-FG1 3 3;      event defender L-FG2 3 3;      event defender L-LT1 4 4
    event defender L-LT2 4 4;      event defender L-G1 4 4;       event defender L-G2 4 4
    event defender L-HG1 3 3;      event defender L-HG2 3 3;      event defender L-HG3 3 3
    event defender L-J1 3 3;       event defender L-J2 1 1;       event defender L-3 7 7
    event defender L-4 7 7;        event defender L-16 1 1;       event defender L-ART 3 3
    event defender R-1 7 7;        event defender R-2 7 7;        event defender R-71 5 5
    event defender R-H1 2 2;       event defender R-H2 2 2;       event defender R-H3 3 3
    event defender R-H4 2 2;       event defender R-QR 2 2;       event defender R-RC 1 1
    event defender R-16 1 1;       event defender R-ART1 3 3;     event defender R-ART2 2 2
    event odds 6 90 1-6

% BW-21.2: three of them are guns
          2 3 4
    H     . v .         v  G-V1 facing S
    G     . ^ .         ^  L-ART facing N
                        ^  R-ART1 facing N
                        ^  R-ART2 facing N
    place phase british combat
    bombard G-V1
    answers join L-ART, join R-ART1, join R-ART2, cancel

% BW-21.1: 14 units are foot
    deploy historical
    shows G-V1     G V     6-4 infantry
    shows G-V2     G V     6-4 infantry
    shows W-PEN1   W PEN   5-4 infantry
    shows W-PEN2   W PEN   5-4 infantry
    shows S-MD1    S MD    5-4 infantry
    shows S-MD2    S MD    4-4 infantry
    shows ST-V3    ST V    6-4 infantry
    shows ST-V4    ST V    5-4 infantry
    shows SL-PEN3  SL PEN  4-4 infantry
    shows SL-NJ    SL      4-4 infantry
    shows A-M1     A M     3-4 infantry
    shows A-M2     A M     3-4 infantry
    shows U-NC     U NC    5-4 infantry
    shows U-LT     U LT    5-5 infantry

% BW-21.1: 3 units are horse
    deploy historical
    shows U-LD1    U       1-6 cavalry
    shows U-LD4    U       1-6 cavalry
    shows U-LD23   U       1-6 cavalry

% BW-21.1: 4 units are guns
    deploy historical
    shows U-ART1   U       3-3 artillery
    shows U-ART2   U       2-3 artillery
    shows U-ART3   U       2-3 artillery
    shows U-ART4   U       2-3 artillery

% BW-21.2: 21 units are foot
    deploy historical
    shows L-FG1    L FG    3-4 infantry
    shows L-FG2    L FG    3-4 infantry
    shows L-LT1    L LT    4-5 infantry
    shows L-LT2    L LT    4-5 infantry
    shows L-G1     L G     4-4 infantry
    shows L-G2     L G     4-4 infantry
    shows L-HG1    L H G   3-4 infantry
    shows L-HG2    L H G   3-4 infantry
    shows L-HG3    L H G   3-4 infantry
    shows L-J1     L J     3-5 infantry
    shows L-3      L 3     7-4 infantry
    shows L-4      L 4     7-4 infantry
    shows R-1      R 1     7-4 infantry
    shows R-2      R 2     7-4 infantry
    shows R-71     R 71    5-4 infantry
    shows R-H1     R H     2-4 infantry
    shows R-H2     R H     2-4 infantry
    shows R-H3     R H     3-4 infantry
    shows R-H4     R H     2-4 infantry
    shows R-QR     R QR    2-5 infantry
    shows R-RC     R RC    1-5 infantry

% BW-21.2: 3 units are horse
    deploy historical
    shows L-J2     L J     1-6 cavalry
    shows L-16     L 16    1-6 cavalry
    shows R-16     R 16    1-6 cavalry

% BW-21.2: 3 units are guns
    deploy historical
    shows L-ART    L       3-3 artillery
    shows R-ART1   R       3-3 artillery
    shows R-ART2   R       2-3 artillery

# ---- notes and diagrams ----

% BW-21.3: a hold undone: 1. Red attacks and gets DH
          6 7 8
    I     . ^ .         ^  R-1 facing S
    H     . v .         v  G-V1 facing N
    place phase british combat
    join R-1; fight; roll 3 4
    event modifier direct front 2
    event odds 7 6 1-1
    event result DH
    is hold G-V1 by R-1.

% BW-21.3: 2. Blue counter-attacks on the flank, tripled, and gets DH; 3. Blue's hold is removed
          6 7 8
    I     . ^ .         ^  R-1 facing S
    H     . v .         v  G-V1 facing N
    place unit W-PEN1 at J9 facing W
    place phase british combat
    join R-1; fight; roll 3 4
    event result DH
    event held G-V1
    asks american move
    is hold G-V1 by R-1.
    pick W-PEN1; step I8                    # Red's left flank
    face W
    close
    asks american battle
    no duty BW-14.1 G-V1                    # the held unit has no part in it
    join W-PEN1; fight
    event modifier flank, full enfilade 6
    event attacker W-PEN1 5 15
    event odds 15 7 2-1
    roll 4 5
    event result DH
    event held R-1
    event hold-ended G-V1
    asks british move
    is hold R-1 by W-PEN1.
    not hold G-V1 by R-1
    pick R-1; step J7   refused BW-20.18
    again
    join R-1; fight; roll 3 4
    pick W-PEN1; step I8; face W; close
    join W-PEN1; fight; roll 4 5
    close                                   # Red can do nothing
    asks american move
    pick G-V1; step G7  ok                  # and Blue's first unit is free

% BW-21.4: a frontal attack by one Red unit has its normal factor
          2 3 4
    H     . v .         v  G-V1 facing S
    G     . ^ .         ^  R-1 facing N
    place phase british combat
    join R-1; fight
    event attacker R-1 7 7
    event modifier direct front 2
    no event modifier partial front enfilade

% BW-21.5: one Red unit in front of one defender and slanting to another has no partial enfilade
          2 3 4
    H     . v w         v  G-V1 facing S
                        w  W-PEN1 facing S
    G     . ^ .         ^  R-1 facing N
    place phase british combat
    attack G-V1 W-PEN1 with R-1
    event attacker R-1 7 7
    event modifier direct front 2
    event odds 7 11 1-2

% BW-21.5: the slant would double it if it could attack that one alone
          2 3 4
    H     . v w         v  G-V1 facing S
                        w  W-PEN1 facing S
    G     . ^ x         ^  R-1 facing N
                        x  R-2 facing N
    place phase british combat
    attack W-PEN1 with R-1
    event attacker R-1 7 14
    event modifier partial front enfilade 4

% BW-21.6: two Red units, each in front of one of two defenders, may join, and neither has enfilade
          2 3 4
    H     . v w         v  G-V1 facing S
                        w  W-PEN1 facing S
    G     . ^ x         ^  R-1 facing N
                        x  R-2 facing N
    place phase british combat
    attack G-V1 W-PEN1 with R-1 R-2
    event attacker R-1 7 7
    event attacker R-2 7 7
    event odds 14 11 1-1

% BW-21.6: they may as well fight two battles
          2 3 4
    H     . v w         v  G-V1 facing S
                        w  W-PEN1 facing S
    G     . ^ x         ^  R-1 facing N
                        x  R-2 facing N
    place phase british combat
    attack G-V1 with R-1
    event odds 7 6 1-1
    roll 4 4
    join R-2; fight
    event odds 7 5 1-1

% BW-21.6: with frontal_cancels_all it comes to the same
    battle brandywine-1777 frontal_cancels_all=on
          2 3 4
    H     . v w         v  G-V1 facing S
                        w  W-PEN1 facing S
    G     . ^ x         ^  R-1 facing N
                        x  R-2 facing N
    place phase british combat
    attack G-V1 W-PEN1 with R-1 R-2
    event attacker R-1 7 7
    event attacker R-2 7 7
    event odds 14 11 1-1
