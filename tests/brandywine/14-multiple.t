# Battle of Brandywine, section 14: battles of several units.
battle brandywine-1777

% BW-14.1: an enemy in any of the eight squares around it makes a unit owe an attack
          2 3 4
    H     h a b         a  L-FG1 facing S
                        b  L-FG2 facing SW
                        h  R-H1 facing SE
    G     g v c         c  L-HG1 facing W
                        g  R-H3 facing E
                        v  G-V1 facing N
    F     f e d         d  L-HG2 facing NW
                        e  L-HG3 facing N
                        f  L-J1 facing NE
    place phase british combat
    duty BW-14.1 L-FG1; duty BW-14.1 L-FG2; duty BW-14.1 L-HG1; duty BW-14.1 L-HG2
    duty BW-14.1 L-HG3; duty BW-14.1 L-J1;  duty BW-14.1 R-H3;  duty BW-14.1 R-H1
    shows R-H1 R H 2-4 infantry regiment owes-attack

% BW-14.1: a unit two squares away owes nothing
          2 3 4
    H     . v .         v  G-V1 facing S
    G     . ^ .         ^  R-1 facing N
    F     . x .         x  R-2 facing N
    place phase british combat
    duty BW-14.1 R-1
    no duty BW-14.1 R-2
    join R-2      refused BW-13.3

% BW-14.1: a held unit owes nothing
          2 3 4
    H     . v .         v  G-V1 facing S
    G     . ^ x         ^  R-1 facing N
                        x  R-2 facing NW
    place hold R-1 by G-V1
    place phase british combat
    no duty BW-14.1 R-1
    join R-1      refused BW-20.18
    join R-2; fight

% BW-14.1: a disorganized unit owes nothing
          2 3 4
    H     . v .         v  G-V1 facing S
    G     . ^ x         ^  R-1 facing N disorganized
                        x  R-2 facing NW
    place phase british combat
    no duty BW-14.1 R-1
    join R-1      refused BW-16.8
    join R-2; fight

% BW-14.1: next to an enemy commander alone nobody owes anything, and commanders never do
          2 3 4 5 6 7
    H     . c . . . v     c  WASH
                          v  G-V1 facing S
    G     . ^ . . . h     ^  R-1 facing N
                          h  HOWE
    place phase british combat
    no duty
    close         ok
    asks american move

% BW-14.1: it is settled when movement closes: who has withdrawn owes nothing, who has come up does
          6 7 8
    I     . v .         v  G-V1 facing S
    H     . ^ .         ^  R-1 facing N
    G     . . .
    F     . x .         x  R-2 facing N
    place phase british movement
    pick R-1; step G8; step F8; end; face N
    pick R-2; step G7; step H7; face N
    close
    duty BW-14.1 R-2
    no duty BW-14.1 R-1

% BW-14.2: the attacker names the units of both sides, one by one
          2 3 4
    H     . a b         a  G-V1 facing S
                        b  W-PEN1 facing S
    G     . ^ x         ^  R-1 facing N
                        x  R-2 facing N
    place phase british combat
    engage W-PEN1
    answers join R-1, join R-2, cancel
    fight         refused BW-14.2           # nobody attacks yet
    join R-2
    answers join R-1, join G-V1, fight, cancel
    join R-2      refused BW-14.2           # it is in already
    join W-PEN1   refused BW-14.2
    join R-1; join G-V1
    answers fight, cancel
    fight
    event battle british 2 2

% BW-14.2: other orders are refused while a battle is put together, and change nothing
          2 3 4
    H     . a b         a  G-V1 facing S
                        b  W-PEN1 facing S
    G     . ^ x         ^  R-1 facing N
                        x  R-2 facing N
    place phase british combat
    engage W-PEN1; join R-2
    close         refused unasked BW-14.2
    engage G-V1   refused unasked BW-14.2
    bombard G-V1  refused unasked BW-14.2
    chase R-1     refused unasked BW-14.2
    fire          refused unasked BW-14.2
    done          refused unasked BW-14.2
    pick R-1      refused unasked BW-14.2
    turn R-1 S    refused unasked BW-14.2
    american: join R-1   refused not-yours BW-14.2
    is battle R-2 against W-PEN1.

% BW-14.2: a unit takes part whole, and in no second battle
          2 3 4 5
    H     . a . b       a  G-V1 facing S
                        b  W-PEN1 facing SW
    G     . ^ x .       ^  R-1 facing N
                        x  R-2 facing N
    place phase british combat
    attack G-V1 with R-1 R-2  refused BW-13.10    # then nobody is left for W-PEN1
    attack G-V1 with R-1
    event attacker R-1 7 7
    roll 4 4
    join R-1      refused BW-13.8
    join R-2; fight
    event attacker R-2 7 7

% BW-14.3: the factors of all attackers are added, and so are those of all defenders
          2 3 4
    H     . a b         a  G-V1 facing S
                        b  W-PEN1 facing S
    G     . ^ x         ^  R-1 facing N
                        ^  L-G1 facing N
                        x  R-71 facing N
    place phase british combat
    attack G-V1 W-PEN1 with R-1 L-G1 R-71
    event odds 16 11 1-1

% BW-14.3: modified factors are what is added
          11 12 13
    G     .  ^  .       ^  L-G1 facing S
    F     x  v  .       v  W-PEN1 facing W
                        x  L-G2 facing E
    E     .  y  .       y  R-71 facing N
    place phase british combat
    join L-G1; join L-G2; join R-71; fight
    event attacker L-G1 4 24            # flank, and downhill
    event attacker L-G2 4 4
    event attacker R-71 5 15            # flank
    event odds 43 5 6-1

% BW-14.3: units in the same squares that are not named add nothing
          2 3 4
    H     . v .         v  G-V1 facing S
                        v  W-PEN1 facing S
    G     . ^ x         ^  R-1 facing N
                        x  L-G1 facing NW
    place phase british combat
    attack G-V1 with R-1
    event odds 7 6 1-1
    no event defender W-PEN1
    no event attacker L-G1

% BW-14.4: several attackers and defenders may fight one battle
          2 3 4 5
    H     . a b .       a  G-V1 facing S
                        b  W-PEN1 facing S
    G     . ^ x .       ^  R-1 facing N
                        x  L-G1 facing N
    place phase british combat
    attack G-V1 W-PEN1 with R-1 L-G1
    event battle british 2 2
    event odds 11 11 1-1

% BW-14.4: or as many as there are defenders
          2 3 4 5
    H     . a b .       a  G-V1 facing S
                        b  W-PEN1 facing S
    G     . ^ x .       ^  R-1 facing N
                        x  L-G1 facing N
    place phase british combat
    attack G-V1 with R-1
    event odds 7 6 1-1
    roll 4 4
    join L-G1; fight
    event odds 4 5 1-2

% BW-14.4: crosswise, if the attacker likes
          2 3 4 5
    H     . a b .       a  G-V1 facing S
                        b  W-PEN1 facing S
    G     . ^ x .       ^  R-1 facing N
                        x  L-G1 facing N
    place phase british combat
    attack G-V1 with L-G1
    event odds 8 6 1-1                  # slanting
    roll 4 4
    join R-1; fight
    event odds 14 5 2-1

% BW-14.4: a unit that is not next to a unit of the battle cannot be joined to it
          2 3 4 5 6 7
    H     . a . . . b     a  G-V1 facing S
                          b  W-PEN1 facing S
    G     . ^ . . . x     ^  R-1 facing N
                          x  L-G1 facing N
    place phase british combat
    engage G-V1
    join L-G1     refused BW-14.4
    join W-PEN1   refused BW-14.4           # nobody attacks yet
    join R-1
    join W-PEN1   refused BW-14.4
    join L-G1     refused BW-14.4
    answers fight, cancel

% BW-14.4: a battle that does not hang together cannot be fought
          2 3 4 5 6 7
    H     . a . . . b     a  G-V1 facing S
                          b  W-PEN1 facing S
    G     . ^ . . . x     ^  R-1 facing N owes
                          ^  R-2 facing N owes
                          x  L-G1 facing N owes
    place side british
    place battle R-1 L-G1 against G-V1 W-PEN1
    place pending hour-ends
    place pending player-turn american
    place pending combat-closes british
    place pending combat british
    place pending battle G-V1
    fight         refused BW-14.4
    cancel        ok

% BW-14.4: a chain of contacts is enough
          2 3 4 5 6 7
    H     a . b . c .     a  G-V1 facing S
                          b  W-PEN1 facing S
                          c  U-NC facing S
    G     . ^ . x . .     ^  R-1 facing N
                          x  L-G1 facing N
    place phase british combat
    attack G-V1 U-NC W-PEN1 with R-1 L-G1
    event battle british 2 3

% BW-14.5: the attackers of one battle stand in eight squares at most
          1 2 3 4 5 6 7 8 9
    H     . v . w . x . y .     v  U-LD1 facing S
                                w  U-LD4 facing S
                                x  U-LD23 facing S
                                y  U-ART2 facing S
    G     a b c d e f g h i     a  L-FG1 facing N
                                b  L-FG2 facing N
                                c  L-HG1 facing N
                                d  L-HG2 facing N
                                e  L-HG3 facing N
                                f  L-J1 facing N
                                g  R-H3 facing N
                                h  R-H1 facing N
                                i  R-H2 facing NW
                                i  R-H4 facing NW
    place phase british combat
    engage U-LD1; join L-FG1; join L-FG2; join L-HG1; join U-LD4; join L-HG2; join L-HG3
    join U-LD23; join L-J1; join R-H3; join U-ART2; join R-H1; join R-H2
    answers join R-H4, cancel                   # nine squares
    fight         refused BW-14.5
    join R-H4
    answers cancel
    fight         refused BW-14.5
    cancel
    attack U-LD1 with L-FG1 L-FG2               ok
    roll 1 2
    event result DE
    done
    attack U-LD4 U-LD23 U-ART2 with L-HG1 L-HG2 L-HG3 L-J1 R-H3 R-H1 R-H2 R-H4    ok
    event battle british 8 3

% BW-14.5: exactly eight squares are allowed, with however many units in them
          2 3 4
    H     h a b         a  L-FG1 facing S
                        a  L-G1 facing S
                        b  L-FG2 facing SW
                        b  L-G2 facing SW
                        h  R-H1 facing SE
    G     g v c         c  L-HG1 facing W
                        g  R-H3 facing E
                        v  G-V1 facing N
    F     f e d         d  L-HG2 facing NW
                        e  L-HG3 facing N
                        f  L-J1 facing NE
    place phase british combat
    join L-FG1; join L-G1; join L-FG2; join L-G2; join R-H1; join L-HG1; join R-H3
    join L-HG2; join L-HG3; join L-J1
    fight         ok
    event battle british 10 1

% BW-14.2: nobody joins a battle who is not on the board
          2 3 4
    H     . v .         v  G-V1 facing S
    G     . ^ .         ^  R-1 facing N
    place unit L-G1 waiting
    place phase british combat
    join L-G1           refused BW-14.2 "not on the board"
    join R-1; fight
