# Battle of Brandywine, section 19: the dice roll table, which is reconstructed. Every one of its
# 121 squares is thrown here, and the odds of each column are counted over all 36 throws.
battle brandywine-1777

# ---- worked odds ----

% BW-19.1: 5 against 5 is 1-1
          2 3 4
    H     . v .         v  W-PEN1 facing S
    G     . ^ .         ^  R-71 facing N
    place phase british combat
    join R-71; fight
    event odds 5 5 1-1
    roll 2 2
    event result D2

% BW-19.1: 5 against 3 is 1-1
          2 3 4
    H     . v .         v  A-M1 facing S
    G     . ^ .         ^  R-71 facing N
    place phase british combat
    join R-71; fight
    event odds 5 3 1-1
    roll 2 2
    event result D2

% BW-19.1: 5 against 2 is 2-1
          2 3 4
    H     . v .         v  U-ART2 facing S
    G     . ^ .         ^  R-71 facing N
    place phase british combat
    join R-71; fight
    event odds 5 2 2-1
    roll 2 2
    event result D1*

% BW-19.1: 3 against 7 is 1-3
          2 3 4
    H     . v .         v  W-PEN1 facing S
                        v  U-ART2 facing S
    G     . ^ .         ^  L-FG1 facing N
    place phase british combat
    attack W-PEN1 U-ART2 with L-FG1
    event odds 3 7 1-3
    roll 2 2
    event result DH

# ---- the table ----

% BW-19.2: the column 1-6, roll by roll
          2 3 4
    H     . v .         v  G-V1 facing S
    G     . ^ .         ^  R-RC facing N
    place phase british combat
    join R-RC; fight; event odds 1 6 1-6
    roll 1 1; event roll 1 1 2; event result DCA
    again; join R-RC; fight; roll 2 1; event roll 2 1 3; event result A1
    again; join R-RC; fight; roll 1 3; event roll 1 3 4; event result A1
    again; join R-RC; fight; roll 4 1; event roll 4 1 5; event result A2
    again; join R-RC; fight; roll 2 4; event roll 2 4 6; event result A1*
    again; join R-RC; fight; roll 5 2; event roll 5 2 7; event result A2*
    again; join R-RC; fight; roll 3 5; event roll 3 5 8; event result A2*
    again; join R-RC; fight; roll 6 3; event roll 6 3 9; event result AE
    again; join R-RC; fight; roll 4 6; event roll 4 6 10; event result AE
    again; join R-RC; fight; roll 6 5; event roll 6 5 11; event result AE
    again; join R-RC; fight; roll 6 6; event roll 6 6 12; event result AE
    again; join R-RC
    odds "fight" : "DCA" 1/36, "(A1); " 5/36, "(A2); " 4/36, "(A1*); " 5/36, "(A2*); " 11/36, "(AE); " 10/36

% BW-19.2: the column 1-5, roll by roll
          2 3 4
    H     . v .         v  W-PEN1 facing S
    G     . ^ .         ^  R-RC facing N
    place phase british combat
    join R-RC; fight; event odds 1 5 1-5
    roll 1 1; event roll 1 1 2; event result DH
    again; join R-RC; fight; roll 2 1; event roll 2 1 3; event result DCA
    again; join R-RC; fight; roll 1 3; event roll 1 3 4; event result A1
    again; join R-RC; fight; roll 4 1; event roll 4 1 5; event result A1
    again; join R-RC; fight; roll 2 4; event roll 2 4 6; event result A2
    again; join R-RC; fight; roll 5 2; event roll 5 2 7; event result A1*
    again; join R-RC; fight; roll 3 5; event roll 3 5 8; event result A2*
    again; join R-RC; fight; roll 6 3; event roll 6 3 9; event result A2*
    again; join R-RC; fight; roll 4 6; event roll 4 6 10; event result AE
    again; join R-RC; fight; roll 6 5; event roll 6 5 11; event result AE
    again; join R-RC; fight; roll 6 6; event roll 6 6 12; event result AE
    again; join R-RC
    odds "fight" : "(DH); " 1/36, "DCA" 2/36, "(A1); " 7/36, "(A2); " 5/36, "(A1*); " 6/36, "(A2*); " 9/36
    odds "fight" : "(AE); " 6/36

% BW-19.2: the column 1-4, roll by roll
          2 3 4
    H     . v .         v  S-MD2 facing S
    G     . ^ .         ^  R-RC facing N
    place phase british combat
    join R-RC; fight; event odds 1 4 1-4
    roll 1 1; event roll 1 1 2; event result EXC
    again; join R-RC; fight; roll 2 1; event roll 2 1 3; event result DH
    again; join R-RC; fight; roll 1 3; event roll 1 3 4; event result DCA
    again; join R-RC; fight; roll 4 1; event roll 4 1 5; event result A1
    again; join R-RC; fight; roll 2 4; event roll 2 4 6; event result A1
    again; join R-RC; fight; roll 5 2; event roll 5 2 7; event result A2
    again; join R-RC; fight; roll 3 5; event roll 3 5 8; event result A1*
    again; join R-RC; fight; roll 6 3; event roll 6 3 9; event result A2*
    again; join R-RC; fight; roll 4 6; event roll 4 6 10; event result A2*
    again; join R-RC; fight; roll 6 5; event roll 6 5 11; event result AE
    again; join R-RC; fight; roll 6 6; event roll 6 6 12; event result AE
    again; join R-RC
    odds "fight" : "(EXC); " 1/36, "(DH); " 2/36, "DCA" 3/36, "(A1); " 9/36, "(A2); " 6/36, "(A1*); " 5/36
    odds "fight" : "(A2*); " 7/36, "(AE); " 3/36

% BW-19.2: the column 1-3, roll by roll
          2 3 4
    H     . v .         v  A-M1 facing S
    G     . ^ .         ^  R-RC facing N
    place phase british combat
    join R-RC; fight; event odds 1 3 1-3
    roll 1 1; event roll 1 1 2; event result D1
    again; join R-RC; fight; roll 2 1; event roll 2 1 3; event result EXC
    again; join R-RC; fight; roll 1 3; event roll 1 3 4; event result DH
    again; join R-RC; fight; roll 4 1; event roll 4 1 5; event result DCA
    again; join R-RC; fight; roll 2 4; event roll 2 4 6; event result A1
    again; join R-RC; fight; roll 5 2; event roll 5 2 7; event result A1
    again; join R-RC; fight; roll 3 5; event roll 3 5 8; event result A2
    again; join R-RC; fight; roll 6 3; event roll 6 3 9; event result A1*
    again; join R-RC; fight; roll 4 6; event roll 4 6 10; event result A2*
    again; join R-RC; fight; roll 6 5; event roll 6 5 11; event result AE
    again; join R-RC; fight; roll 6 6; event roll 6 6 12; event result AE
    again; join R-RC
    odds "fight" : "(D1); " 1/36, "(EXC); " 2/36, "(DH); " 3/36, "DCA" 4/36, "(A1); " 11/36, "(A2); " 5/36
    odds "fight" : "(A1*); " 4/36, "(A2*); " 3/36, "(AE); " 3/36

% BW-19.2: the column 1-2, roll by roll
          2 3 4
    H     . v .         v  U-ART2 facing S
    G     . ^ .         ^  R-RC facing N
    place phase british combat
    join R-RC; fight; event odds 1 2 1-2
    roll 1 1; event roll 1 1 2; event result D1*
    again; join R-RC; fight; roll 2 1; event roll 2 1 3; event result D1
    again; join R-RC; fight; roll 1 3; event roll 1 3 4; event result EXC
    again; join R-RC; fight; roll 4 1; event roll 4 1 5; event result DH
    again; join R-RC; fight; roll 2 4; event roll 2 4 6; event result DCA
    again; join R-RC; fight; roll 5 2; event roll 5 2 7; event result A1
    again; join R-RC; fight; roll 3 5; event roll 3 5 8; event result A1
    again; join R-RC; fight; roll 6 3; event roll 6 3 9; event result A2
    again; join R-RC; fight; roll 4 6; event roll 4 6 10; event result A1*
    again; join R-RC; fight; roll 6 5; event roll 6 5 11; event result A2*
    again; join R-RC; fight; roll 6 6; event roll 6 6 12; event result AE
    again; join R-RC
    odds "fight" : "(D1*); " 1/36, "(D1); " 2/36, "(EXC); " 3/36, "(DH); " 4/36, "DCA" 5/36, "(A1); " 11/36
    odds "fight" : "(A2); " 4/36, "(A1*); " 3/36, "(A2*); " 2/36, "(AE); " 1/36

% BW-19.2: the column 1-1, roll by roll
          2 3 4
    H     . v .         v  U-LD1 facing S
    G     . ^ .         ^  R-RC facing N
    place phase british combat
    join R-RC; fight; event odds 1 1 1-1
    roll 1 1; event roll 1 1 2; event result D2*
    again; join R-RC; fight; roll 2 1; event roll 2 1 3; event result D1*
    again; join R-RC; fight; roll 1 3; event roll 1 3 4; event result D2
    again; join R-RC; fight; roll 4 1; event roll 4 1 5; event result D1
    again; join R-RC; fight; roll 2 4; event roll 2 4 6; event result EXC
    again; join R-RC; fight; roll 5 2; event roll 5 2 7; event result DH
    again; join R-RC; fight; roll 3 5; event roll 3 5 8; event result DCA
    again; join R-RC; fight; roll 6 3; event roll 6 3 9; event result A1
    again; join R-RC; fight; roll 4 6; event roll 4 6 10; event result A2
    again; join R-RC; fight; roll 6 5; event roll 6 5 11; event result A1*
    again; join R-RC; fight; roll 6 6; event roll 6 6 12; event result A2*
    again; join R-RC
    odds "fight" : "(D2*); " 1/36, "(D1*); " 2/36, "(D2); " 3/36, "(D1); " 4/36, "(EXC); " 5/36, "(DH); " 6/36
    odds "fight" : "DCA" 5/36, "(A1); " 4/36, "(A2); " 3/36, "(A1*); " 2/36, "(A2*); " 1/36

% BW-19.2: the column 2-1, roll by roll
          2 3 4
    H     . v .         v  U-LD1 facing S
    G     . ^ .         ^  R-H1 facing N
    place phase british combat
    join R-H1; fight; event odds 2 1 2-1
    roll 1 1; event roll 1 1 2; event result DE
    again; join R-H1; fight; roll 2 1; event roll 2 1 3; event result D2*
    again; join R-H1; fight; roll 1 3; event roll 1 3 4; event result D1*
    again; join R-H1; fight; roll 4 1; event roll 4 1 5; event result D2
    again; join R-H1; fight; roll 2 4; event roll 2 4 6; event result D1
    again; join R-H1; fight; roll 5 2; event roll 5 2 7; event result D1
    again; join R-H1; fight; roll 3 5; event roll 3 5 8; event result EXC
    again; join R-H1; fight; roll 6 3; event roll 6 3 9; event result DH
    again; join R-H1; fight; roll 4 6; event roll 4 6 10; event result DCA
    again; join R-H1; fight; roll 6 5; event roll 6 5 11; event result A1
    again; join R-H1; fight; roll 6 6; event roll 6 6 12; event result A1*
    again; join R-H1
    odds "fight" : "(DE); " 1/36, "(D2*); " 2/36, "(D1*); " 3/36, "(D2); " 4/36, "(D1); " 11/36, "(EXC); " 5/36
    odds "fight" : "(DH); " 4/36, "DCA" 3/36, "(A1); " 2/36, "(A1*); " 1/36

% BW-19.2: the column 3-1, roll by roll
          2 3 4
    H     . v .         v  U-LD1 facing S
    G     . ^ .         ^  L-FG1 facing N
    place phase british combat
    join L-FG1; fight; event odds 3 1 3-1
    roll 1 1; event roll 1 1 2; event result DE
    again; join L-FG1; fight; roll 2 1; event roll 2 1 3; event result DE
    again; join L-FG1; fight; roll 1 3; event roll 1 3 4; event result D2*
    again; join L-FG1; fight; roll 4 1; event roll 4 1 5; event result D1*
    again; join L-FG1; fight; roll 2 4; event roll 2 4 6; event result D2
    again; join L-FG1; fight; roll 5 2; event roll 5 2 7; event result D1
    again; join L-FG1; fight; roll 3 5; event roll 3 5 8; event result D1
    again; join L-FG1; fight; roll 6 3; event roll 6 3 9; event result EXC
    again; join L-FG1; fight; roll 4 6; event roll 4 6 10; event result DH
    again; join L-FG1; fight; roll 6 5; event roll 6 5 11; event result DCA
    again; join L-FG1; fight; roll 6 6; event roll 6 6 12; event result A1
    again; join L-FG1
    odds "fight" : "(DE); " 3/36, "(D2*); " 3/36, "(D1*); " 4/36, "(D2); " 5/36, "(D1); " 11/36, "(EXC); " 4/36
    odds "fight" : "(DH); " 3/36, "DCA" 2/36, "(A1); " 1/36

% BW-19.2: the column 4-1, roll by roll
          2 3 4
    H     . v .         v  U-LD1 facing S
    G     . ^ .         ^  L-G1 facing N
    place phase british combat
    join L-G1; fight; event odds 4 1 4-1
    roll 1 1; event roll 1 1 2; event result DE
    again; join L-G1; fight; roll 2 1; event roll 2 1 3; event result DE
    again; join L-G1; fight; roll 1 3; event roll 1 3 4; event result D2*
    again; join L-G1; fight; roll 4 1; event roll 4 1 5; event result D2*
    again; join L-G1; fight; roll 2 4; event roll 2 4 6; event result D1*
    again; join L-G1; fight; roll 5 2; event roll 5 2 7; event result D2
    again; join L-G1; fight; roll 3 5; event roll 3 5 8; event result D1
    again; join L-G1; fight; roll 6 3; event roll 6 3 9; event result D1
    again; join L-G1; fight; roll 4 6; event roll 4 6 10; event result EXC
    again; join L-G1; fight; roll 6 5; event roll 6 5 11; event result DH
    again; join L-G1; fight; roll 6 6; event roll 6 6 12; event result DCA
    again; join L-G1
    odds "fight" : "(DE); " 3/36, "(D2*); " 7/36, "(D1*); " 5/36, "(D2); " 6/36, "(D1); " 9/36, "(EXC); " 3/36
    odds "fight" : "(DH); " 2/36, "DCA" 1/36

% BW-19.2: the column 5-1, roll by roll
          2 3 4
    H     . v .         v  U-LD1 facing S
    G     . ^ .         ^  R-71 facing N
    place phase british combat
    join R-71; fight; event odds 5 1 5-1
    roll 1 1; event roll 1 1 2; event result DE
    again; join R-71; fight; roll 2 1; event roll 2 1 3; event result DE
    again; join R-71; fight; roll 1 3; event roll 1 3 4; event result DE
    again; join R-71; fight; roll 4 1; event roll 4 1 5; event result D2*
    again; join R-71; fight; roll 2 4; event roll 2 4 6; event result D2*
    again; join R-71; fight; roll 5 2; event roll 5 2 7; event result D1*
    again; join R-71; fight; roll 3 5; event roll 3 5 8; event result D2
    again; join R-71; fight; roll 6 3; event roll 6 3 9; event result D1
    again; join R-71; fight; roll 4 6; event roll 4 6 10; event result D1
    again; join R-71; fight; roll 6 5; event roll 6 5 11; event result EXC
    again; join R-71; fight; roll 6 6; event roll 6 6 12; event result DH
    again; join R-71
    odds "fight" : "(DE); " 6/36, "(D2*); " 9/36, "(D1*); " 6/36, "(D2); " 5/36, "(D1); " 7/36, "(EXC); " 2/36
    odds "fight" : "(DH); " 1/36

% BW-19.2: the column 6-1, roll by roll
          2 3 4
    H     . v .         v  U-LD1 facing S
    G     . ^ .         ^  L-G1 facing N
                        ^  R-H1 facing N
    place phase british combat
    join L-G1; join R-H1; fight; event odds 6 1 6-1
    roll 1 1; event roll 1 1 2; event result DE
    again; join L-G1; join R-H1; fight; roll 2 1; event roll 2 1 3; event result DE
    again; join L-G1; join R-H1; fight; roll 1 3; event roll 1 3 4; event result DE
    again; join L-G1; join R-H1; fight; roll 4 1; event roll 4 1 5; event result DE
    again; join L-G1; join R-H1; fight; roll 2 4; event roll 2 4 6; event result D2*
    again; join L-G1; join R-H1; fight; roll 5 2; event roll 5 2 7; event result D2*
    again; join L-G1; join R-H1; fight; roll 3 5; event roll 3 5 8; event result D1*
    again; join L-G1; join R-H1; fight; roll 6 3; event roll 6 3 9; event result D2
    again; join L-G1; join R-H1; fight; roll 4 6; event roll 4 6 10; event result D1
    again; join L-G1; join R-H1; fight; roll 6 5; event roll 6 5 11; event result D1
    again; join L-G1; join R-H1; fight; roll 6 6; event roll 6 6 12; event result EXC
    again; join L-G1; join R-H1
    odds "fight" : "(DE); " 10/36, "(D2*); " 11/36, "(D1*); " 5/36, "(D2); " 4/36, "(D1); " 5/36, "(EXC); " 1/36

% BW-19.2: a bombardment is read on the same table
          2 3 4
    H     . v .         v  U-LD1 facing S
    G     . ^ .         ^  R-ART2 facing N
    place phase british combat
    shell U-LD1 with R-ART2; event odds 2 1 2-1
    roll 1 1;                                             event result DE
    again; shell U-LD1 with R-ART2; roll 1 2;  event result D2*
    again; shell U-LD1 with R-ART2; roll 2 2;  event result D1*
    again; shell U-LD1 with R-ART2; roll 1 4;  event result D2
    again; shell U-LD1 with R-ART2; roll 3 3;  event result D1
    again; shell U-LD1 with R-ART2; roll 3 4;  event result D1
    again; shell U-LD1 with R-ART2; roll 4 4;  event result EXC
    again; shell U-LD1 with R-ART2; roll 5 4;  event result DH
    again; shell U-LD1 with R-ART2; roll 5 5;  event result DCA
    again; shell U-LD1 with R-ART2; roll 6 5;  event result A1
    again; shell U-LD1 with R-ART2; roll 6 6;  event result A1*

# ---- beyond its ends ----

% BW-19.3: odds better than 6-1 are read as 6-1
          2 3 4
    H     . v .         v  U-LD1 facing S
    G     . ^ .         ^  R-1 facing N
                        ^  R-2 facing N
    place phase british combat
    join R-1; join R-2; fight
    event odds 14 1 6-1
    roll 6 6
    event result EXC

% BW-19.3: seven to one is already better
          2 3 4
    H     . v .         v  U-LD1 facing S
    G     . ^ .         ^  R-1 facing N
    place phase british combat
    join R-1; fight
    event odds 7 1 6-1
    roll 5 6
    event result D1

% BW-19.3: odds worse than 1-6 are read as 1-6
          2 3 4
    H     . v .         v  G-V1 facing S
                        v  G-V2 facing S
                        v  A-M1 facing S
    G     . ^ .         ^  R-RC facing N
    place phase british combat
    attack G-V1 G-V2 A-M1 with R-RC
    event odds 1 15 1-6
    roll 1 1
    event result DCA

% BW-19.3: also where only the remainder makes them worse
          2 3 4
    H     . v .         v  G-V1 facing S
                        v  G-V2 facing S
                        v  U-LD1 facing S
    G     . ^ .         ^  R-H1 facing N
    place phase british combat
    attack G-V1 G-V2 U-LD1 with R-H1
    event odds 2 13 1-6
    roll 1 1
    event result DCA

% BW-19.4: a roll shifted below 2 is read as 2
          2 3 4
    H     . v .         v  G-V1 facing S
    G     . ^ .         ^  R-1 facing N
                        ^  HOWE
    place phase british combat
    join R-1; fight; yes; roll 1 1
    event roll 1 1 2
    event result D2*

% BW-19.4: a roll shifted above 12 is read as 12
          2 3 4
    H     . v .         v  G-V1 facing S
                        v  WASH
    G     . ^ .         ^  R-1 facing N
    place phase british combat
    join R-1; fight; yes; roll 6 6
    event roll 6 6 12
    event result A2*

% BW-19.4: within the table a shift counts in full
          2 3 4
    H     . v .         v  G-V1 facing S
                        v  WASH
    G     . ^ .         ^  R-1 facing N
                        ^  HOWE
    place phase british combat
    join R-1; fight; yes; no;  roll 6 6;  event roll 6 6 11;  event result A1*
    again
    join R-1; fight; no; yes;  roll 1 1;  event roll 1 1 3;   event result D1*
    again
    join R-1; fight; yes; yes; roll 1 1;  event roll 1 1 2;   event result D2*
    again
    join R-1; fight; no; no;   roll 3 4;  event roll 3 4 7;   event result DH

% BW-19.4: and the odds know of it
          2 3 4
    H     . v .         v  G-V1 facing S
    G     . ^ .         ^  R-1 facing N
                        ^  HOWE
    place phase british combat
    join R-1
    odds "fight" assume "commander=yes" : "(D2*); " 3/36, "(D1*); " 3/36, "(D2); " 4/36
    odds "fight" assume "commander=yes" : "(D1); " 5/36, "(A1*); " 1/36
