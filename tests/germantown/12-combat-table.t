# Germantown: the close combat table, all 98 cells. The attackers are Americans in turn 2, both leads have a morale of 0 and
# nothing else counts, so the tactics alone modify the die: -2, 0 or +2. Momentum is told with the row that gives it.
# Events read: result ATTACKER DEFENDER ROW COLUMN, the columns from 0 on.
battle germantown-1777

% GT-14.1, GT-12.7: the column 1-3, every row
          10 11
    3     a  .          a  A05
    4     b  .          b  B14
place turn 2
place phase american close
    attack 1004; with A05; declare; close; play skirmish; play frontal
    event odds 1 3 1-3
    roll 0
    event result 2 - -2 0
    event momentum british 1
    again
    attack 1004; with A05; declare; close; play skirmish; play frontal
    roll 1
    event result AC - -1 0
    event momentum british 1
    again
    attack 1004; with A05; declare; close; play skirmish; play frontal
    roll 2
    event result 1* - 0 0
    no event momentum
    again
    attack 1004; with A05; declare; close; play skirmish; play frontal
    roll 3
    event result 1 - 1 0
    no event momentum
    again
    attack 1004; with A05; declare; close; play skirmish; play frontal
    roll 4
    event result 1 - 2 0
    no event momentum
    again
    attack 1004; with A05; declare; close; play skirmish; play frontal
    roll 5
    event result D - 3 0
    no event momentum
    again
    attack 1004; with A05; declare; close; play skirmish; play skirmish
    roll 4
    event result D - 4 0
    no event momentum
    again
    attack 1004; with A05; declare; close; play skirmish; play skirmish
    roll 5
    event result R - 5 0
    no event momentum
    again
    attack 1004; with A05; declare; close; play skirmish; play skirmish
    roll 6
    event result PIN PIN 6 0
    no event momentum
    again
    attack 1004; with A05; declare; close; play skirmish; play skirmish
    roll 7
    event result R R 7 0
    no event momentum
    again
    attack 1004; with A05; declare; close; play frontal; play skirmish
    roll 6
    event result - R 8 0
    no event momentum
    again
    attack 1004; with A05; declare; close; play frontal; play skirmish
    roll 7
    event result - R 9 0
    no event momentum
    again
    attack 1004; with A05; declare; close; play frontal; play skirmish
    roll 8
    event result - D 10 0
    event momentum american 1
    again
    attack 1004; with A05; declare; close; play frontal; play skirmish
    roll 9
    event result - D 11 0
    event momentum american 1

% GT-14.1, GT-12.7: the column 1-2, every row
          10 11
    3     a  .          a  A05
    4     b  .          b  B26
place turn 2
place phase american close
    attack 1004; with A05; declare; close; play skirmish; play frontal
    event odds 1 2 1-2
    roll 0
    event result AC - -2 1
    event momentum british 1
    again
    attack 1004; with A05; declare; close; play skirmish; play frontal
    roll 1
    event result 1* - -1 1
    event momentum british 1
    again
    attack 1004; with A05; declare; close; play skirmish; play frontal
    roll 2
    event result 1 - 0 1
    no event momentum
    again
    attack 1004; with A05; declare; close; play skirmish; play frontal
    roll 3
    event result D - 1 1
    no event momentum
    again
    attack 1004; with A05; declare; close; play skirmish; play frontal
    roll 4
    event result D - 2 1
    no event momentum
    again
    attack 1004; with A05; declare; close; play skirmish; play frontal
    roll 5
    event result D - 3 1
    no event momentum
    again
    attack 1004; with A05; declare; close; play skirmish; play skirmish
    roll 4
    event result R - 4 1
    no event momentum
    again
    attack 1004; with A05; declare; close; play skirmish; play skirmish
    roll 5
    event result PIN PIN 5 1
    no event momentum
    again
    attack 1004; with A05; declare; close; play skirmish; play skirmish
    roll 6
    event result R R 6 1
    no event momentum
    again
    attack 1004; with A05; declare; close; play skirmish; play skirmish
    roll 7
    event result - R 7 1
    no event momentum
    again
    attack 1004; with A05; declare; close; play frontal; play skirmish
    roll 6
    event result - R 8 1
    no event momentum
    again
    attack 1004; with A05; declare; close; play frontal; play skirmish
    roll 7
    event result - D 9 1
    no event momentum
    again
    attack 1004; with A05; declare; close; play frontal; play skirmish
    roll 8
    event result - D 10 1
    event momentum american 1
    again
    attack 1004; with A05; declare; close; play frontal; play skirmish
    roll 9
    event result - 1* 11 1
    event momentum american 1

% GT-14.1, GT-12.7: the column 1-1, every row
          10 11
    3     a  .          a  A02
    4     b  .          b  B26
place turn 2
place phase american close
    attack 1004; with A02; declare; close; play skirmish; play frontal
    event odds 2 2 1-1
    roll 0
    event result AC - -2 2
    event momentum british 1
    again
    attack 1004; with A02; declare; close; play skirmish; play frontal
    roll 1
    event result 1* - -1 2
    event momentum british 1
    again
    attack 1004; with A02; declare; close; play skirmish; play frontal
    roll 2
    event result 1 - 0 2
    no event momentum
    again
    attack 1004; with A02; declare; close; play skirmish; play frontal
    roll 3
    event result D - 1 2
    no event momentum
    again
    attack 1004; with A02; declare; close; play skirmish; play frontal
    roll 4
    event result D - 2 2
    no event momentum
    again
    attack 1004; with A02; declare; close; play skirmish; play frontal
    roll 5
    event result R - 3 2
    no event momentum
    again
    attack 1004; with A02; declare; close; play skirmish; play skirmish
    roll 4
    event result R - 4 2
    no event momentum
    again
    attack 1004; with A02; declare; close; play skirmish; play skirmish
    roll 5
    event result PIN PIN 5 2
    no event momentum
    again
    attack 1004; with A02; declare; close; play skirmish; play skirmish
    roll 6
    event result R R 6 2
    no event momentum
    again
    attack 1004; with A02; declare; close; play skirmish; play skirmish
    roll 7
    event result - R 7 2
    no event momentum
    again
    attack 1004; with A02; declare; close; play frontal; play skirmish
    roll 6
    event result - D 8 2
    no event momentum
    again
    attack 1004; with A02; declare; close; play frontal; play skirmish
    roll 7
    event result - D 9 2
    no event momentum
    again
    attack 1004; with A02; declare; close; play frontal; play skirmish
    roll 8
    event result - 1 10 2
    event momentum american 1
    again
    attack 1004; with A02; declare; close; play frontal; play skirmish
    roll 9
    event result - 1* 11 2
    event momentum american 1

% GT-14.1, GT-12.7: the column 3-2, every row
          10 11
    3     a  .          a  A02
                        a  A05
    4     b  .          b  B26
place turn 2
place phase american close
    attack 1004; with A02 A05; declare; close; lead A02; play skirmish; play frontal
    event odds 3 2 3-2
    roll 0
    event result AC - -2 3
    event momentum british 1
    again
    attack 1004; with A02 A05; declare; close; lead A02; play skirmish; play frontal
    roll 1
    event result 1* - -1 3
    event momentum british 1
    again
    attack 1004; with A02 A05; declare; close; lead A02; play skirmish; play frontal
    roll 2
    event result 1 - 0 3
    no event momentum
    again
    attack 1004; with A02 A05; declare; close; lead A02; play skirmish; play frontal
    roll 3
    event result D - 1 3
    no event momentum
    again
    attack 1004; with A02 A05; declare; close; lead A02; play skirmish; play frontal
    roll 4
    event result D - 2 3
    no event momentum
    again
    attack 1004; with A02 A05; declare; close; lead A02; play skirmish; play frontal
    roll 5
    event result R - 3 3
    no event momentum
    again
    attack 1004; with A02 A05; declare; close; lead A02; play skirmish; play skirmish
    roll 4
    event result PIN PIN 4 3
    no event momentum
    again
    attack 1004; with A02 A05; declare; close; lead A02; play skirmish; play skirmish
    roll 5
    event result R R 5 3
    no event momentum
    again
    attack 1004; with A02 A05; declare; close; lead A02; play skirmish; play skirmish
    roll 6
    event result - R 6 3
    no event momentum
    again
    attack 1004; with A02 A05; declare; close; lead A02; play skirmish; play skirmish
    roll 7
    event result - D 7 3
    no event momentum
    again
    attack 1004; with A02 A05; declare; close; lead A02; play frontal; play skirmish
    roll 6
    event result - D 8 3
    no event momentum
    again
    attack 1004; with A02 A05; declare; close; lead A02; play frontal; play skirmish
    roll 7
    event result - 1 9 3
    no event momentum
    again
    attack 1004; with A02 A05; declare; close; lead A02; play frontal; play skirmish
    roll 8
    event result - 1* 10 3
    event momentum american 1
    again
    attack 1004; with A02 A05; declare; close; lead A02; play frontal; play skirmish
    roll 9
    event result - DC 11 3
    event momentum american 1

% GT-14.1, GT-12.7: the column 2-1, every row
          10 11
    3     a  .          a  A02
                        a  A03
    4     b  .          b  B26
place turn 2
place phase american close
    attack 1004; with A02 A03; declare; close; lead A02; play skirmish; play frontal
    event odds 4 2 2-1
    roll 0
    event result AC - -2 4
    event momentum british 1
    again
    attack 1004; with A02 A03; declare; close; lead A02; play skirmish; play frontal
    roll 1
    event result 1* - -1 4
    event momentum british 1
    again
    attack 1004; with A02 A03; declare; close; lead A02; play skirmish; play frontal
    roll 2
    event result 1 - 0 4
    no event momentum
    again
    attack 1004; with A02 A03; declare; close; lead A02; play skirmish; play frontal
    roll 3
    event result D - 1 4
    no event momentum
    again
    attack 1004; with A02 A03; declare; close; lead A02; play skirmish; play frontal
    roll 4
    event result R - 2 4
    no event momentum
    again
    attack 1004; with A02 A03; declare; close; lead A02; play skirmish; play frontal
    roll 5
    event result PIN PIN 3 4
    no event momentum
    again
    attack 1004; with A02 A03; declare; close; lead A02; play skirmish; play skirmish
    roll 4
    event result R R 4 4
    no event momentum
    again
    attack 1004; with A02 A03; declare; close; lead A02; play skirmish; play skirmish
    roll 5
    event result - R 5 4
    no event momentum
    again
    attack 1004; with A02 A03; declare; close; lead A02; play skirmish; play skirmish
    roll 6
    event result - R 6 4
    no event momentum
    again
    attack 1004; with A02 A03; declare; close; lead A02; play skirmish; play skirmish
    roll 7
    event result - D 7 4
    no event momentum
    again
    attack 1004; with A02 A03; declare; close; lead A02; play frontal; play skirmish
    roll 6
    event result - D 8 4
    no event momentum
    again
    attack 1004; with A02 A03; declare; close; lead A02; play frontal; play skirmish
    roll 7
    event result - 1 9 4
    no event momentum
    again
    attack 1004; with A02 A03; declare; close; lead A02; play frontal; play skirmish
    roll 8
    event result - 1* 10 4
    event momentum american 1
    again
    attack 1004; with A02 A03; declare; close; lead A02; play frontal; play skirmish
    roll 9
    event result - AC 11 4
    event momentum american 1

% GT-14.1, GT-12.7: the column 3-1, every row
          10 11
    3     a  .          a  A02
                        a  A03
                        a  A04
    4     b  .          b  B26
place turn 2
place phase american close
    attack 1004; with A02 A03 A04; declare; close; lead A02; play skirmish; play frontal
    event odds 6 2 3-1
    roll 0
    event result 1* - -2 5
    event momentum british 1
    again
    attack 1004; with A02 A03 A04; declare; close; lead A02; play skirmish; play frontal
    roll 1
    event result D - -1 5
    event momentum british 1
    again
    attack 1004; with A02 A03 A04; declare; close; lead A02; play skirmish; play frontal
    roll 2
    event result D - 0 5
    no event momentum
    again
    attack 1004; with A02 A03 A04; declare; close; lead A02; play skirmish; play frontal
    roll 3
    event result R - 1 5
    no event momentum
    again
    attack 1004; with A02 A03 A04; declare; close; lead A02; play skirmish; play frontal
    roll 4
    event result R - 2 5
    no event momentum
    again
    attack 1004; with A02 A03 A04; declare; close; lead A02; play skirmish; play frontal
    roll 5
    event result PIN PIN 3 5
    no event momentum
    again
    attack 1004; with A02 A03 A04; declare; close; lead A02; play skirmish; play skirmish
    roll 4
    event result R R 4 5
    no event momentum
    again
    attack 1004; with A02 A03 A04; declare; close; lead A02; play skirmish; play skirmish
    roll 5
    event result - R 5 5
    no event momentum
    again
    attack 1004; with A02 A03 A04; declare; close; lead A02; play skirmish; play skirmish
    roll 6
    event result - D 6 5
    no event momentum
    again
    attack 1004; with A02 A03 A04; declare; close; lead A02; play skirmish; play skirmish
    roll 7
    event result - D 7 5
    no event momentum
    again
    attack 1004; with A02 A03 A04; declare; close; lead A02; play frontal; play skirmish
    roll 6
    event result - 1 8 5
    no event momentum
    again
    attack 1004; with A02 A03 A04; declare; close; lead A02; play frontal; play skirmish
    roll 7
    event result - 1* 9 5
    no event momentum
    again
    attack 1004; with A02 A03 A04; declare; close; lead A02; play frontal; play skirmish
    roll 8
    event result - DC 10 5
    event momentum american 1
    again
    attack 1004; with A02 A03 A04; declare; close; lead A02; play frontal; play skirmish
    roll 9
    event result - AC 11 5
    event momentum american 1

% GT-14.1, GT-12.7: the column 4-1, every row
          10 11
    3     a  .          a  A02
                        a  A03
                        a  A04
    4     b  c          b  B26
                        c  A11
place turn 2
place phase american close
    attack 1004; with A02 A03 A04 A11; declare; close; lead A02; play skirmish; play frontal
    event odds 8 2 4-1
    roll 0
    event result D - -2 6
    event momentum british 1
    again
    attack 1004; with A02 A03 A04 A11; declare; close; lead A02; play skirmish; play frontal
    roll 1
    event result D - -1 6
    event momentum british 1
    again
    attack 1004; with A02 A03 A04 A11; declare; close; lead A02; play skirmish; play frontal
    roll 2
    event result R - 0 6
    no event momentum
    again
    attack 1004; with A02 A03 A04 A11; declare; close; lead A02; play skirmish; play frontal
    roll 3
    event result R - 1 6
    no event momentum
    again
    attack 1004; with A02 A03 A04 A11; declare; close; lead A02; play skirmish; play frontal
    roll 4
    event result PIN PIN 2 6
    no event momentum
    again
    attack 1004; with A02 A03 A04 A11; declare; close; lead A02; play skirmish; play frontal
    roll 5
    event result R R 3 6
    no event momentum
    again
    attack 1004; with A02 A03 A04 A11; declare; close; lead A02; play skirmish; play skirmish
    roll 4
    event result - R 4 6
    no event momentum
    again
    attack 1004; with A02 A03 A04 A11; declare; close; lead A02; play skirmish; play skirmish
    roll 5
    event result - D 5 6
    no event momentum
    again
    attack 1004; with A02 A03 A04 A11; declare; close; lead A02; play skirmish; play skirmish
    roll 6
    event result - D 6 6
    no event momentum
    again
    attack 1004; with A02 A03 A04 A11; declare; close; lead A02; play skirmish; play skirmish
    roll 7
    event result - 1 7 6
    no event momentum
    again
    attack 1004; with A02 A03 A04 A11; declare; close; lead A02; play frontal; play skirmish
    roll 6
    event result - 1* 8 6
    no event momentum
    again
    attack 1004; with A02 A03 A04 A11; declare; close; lead A02; play frontal; play skirmish
    roll 7
    event result - DC 9 6
    no event momentum
    again
    attack 1004; with A02 A03 A04 A11; declare; close; lead A02; play frontal; play skirmish
    roll 8
    event result - AC 10 6
    event momentum american 1
    again
    attack 1004; with A02 A03 A04 A11; declare; close; lead A02; play frontal; play skirmish
    roll 9
    event result - 2 11 6
    event momentum american 1
