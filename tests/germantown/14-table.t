# Germantown: the close combat table, each of its 98 cells.
#
# Leads of morale 0 without a leader, on open ground: only tactics move the die. Skirmish against
# skirmish is 0, skirmish against frontal assault -2, frontal assault against skirmish +2.
battle germantown-1777

% GT-14.1: the column 1-3, cell by cell
place turn 3
place unit A09 at 1604
place unit B14 at 1704
place phase american close
    attack 1704; with A09; declare; close; play skirmish; play frontal; roll 0
    event odds 1 3 1-3
    event result 2 - -2 0
    event momentum british 1
    again; attack 1704; with A09; declare; close; play skirmish; play frontal; roll 1
    event result AC - -1 0
    event momentum british 1
    again; attack 1704; with A09; declare; close; play skirmish; play skirmish; roll 0
    event result 1* - 0 0
    no event momentum
    again; attack 1704; with A09; declare; close; play skirmish; play skirmish; roll 1
    event result 1 - 1 0
    no event momentum
    again; attack 1704; with A09; declare; close; play skirmish; play skirmish; roll 2
    event result 1 - 2 0
    no event momentum
    again; attack 1704; with A09; declare; close; play skirmish; play skirmish; roll 3
    event result D - 3 0
    no event momentum
    again; attack 1704; with A09; declare; close; play skirmish; play skirmish; roll 4
    event result D - 4 0
    no event momentum
    again; attack 1704; with A09; declare; close; play skirmish; play skirmish; roll 5
    event result R - 5 0
    no event momentum
    again; attack 1704; with A09; declare; close; play skirmish; play skirmish; roll 6
    event result PIN PIN 6 0
    no event momentum
    again; attack 1704; with A09; declare; close; play skirmish; play skirmish; roll 7
    event result R R 7 0
    no event momentum
    again; attack 1704; with A09; declare; close; play skirmish; play skirmish; roll 8
    event result - R 8 0
    no event momentum
    again; attack 1704; with A09; declare; close; play skirmish; play skirmish; roll 9
    event result - R 9 0
    no event momentum
    again; attack 1704; with A09; declare; close; play frontal; play skirmish; roll 8
    event result - D 10 0
    event momentum american 1
    again; attack 1704; with A09; declare; close; play frontal; play skirmish; roll 9
    event result - D 11 0
    event momentum american 1

% GT-14.1: the column 1-2, cell by cell
place turn 3
place unit A09 at 1604
place unit B26 at 1704
place phase american close
    attack 1704; with A09; declare; close; play skirmish; play frontal; roll 0
    event odds 1 2 1-2
    event result AC - -2 1
    event momentum british 1
    again; attack 1704; with A09; declare; close; play skirmish; play frontal; roll 1
    event result 1* - -1 1
    event momentum british 1
    again; attack 1704; with A09; declare; close; play skirmish; play skirmish; roll 0
    event result 1 - 0 1
    no event momentum
    again; attack 1704; with A09; declare; close; play skirmish; play skirmish; roll 1
    event result D - 1 1
    no event momentum
    again; attack 1704; with A09; declare; close; play skirmish; play skirmish; roll 2
    event result D - 2 1
    no event momentum
    again; attack 1704; with A09; declare; close; play skirmish; play skirmish; roll 3
    event result D - 3 1
    no event momentum
    again; attack 1704; with A09; declare; close; play skirmish; play skirmish; roll 4
    event result R - 4 1
    no event momentum
    again; attack 1704; with A09; declare; close; play skirmish; play skirmish; roll 5
    event result PIN PIN 5 1
    no event momentum
    again; attack 1704; with A09; declare; close; play skirmish; play skirmish; roll 6
    event result R R 6 1
    no event momentum
    again; attack 1704; with A09; declare; close; play skirmish; play skirmish; roll 7
    event result - R 7 1
    no event momentum
    again; attack 1704; with A09; declare; close; play skirmish; play skirmish; roll 8
    event result - R 8 1
    no event momentum
    again; attack 1704; with A09; declare; close; play skirmish; play skirmish; roll 9
    event result - D 9 1
    no event momentum
    again; attack 1704; with A09; declare; close; play frontal; play skirmish; roll 8
    event result - D 10 1
    event momentum american 1
    again; attack 1704; with A09; declare; close; play frontal; play skirmish; roll 9
    event result - 1* 11 1
    event momentum american 1

% GT-14.1: the column 1-1, cell by cell
place turn 3
place unit A02 at 1604
place unit B26 at 1704
place phase american close
    attack 1704; with A02; declare; close; play skirmish; play frontal; roll 0
    event odds 2 2 1-1
    event result AC - -2 2
    event momentum british 1
    again; attack 1704; with A02; declare; close; play skirmish; play frontal; roll 1
    event result 1* - -1 2
    event momentum british 1
    again; attack 1704; with A02; declare; close; play skirmish; play skirmish; roll 0
    event result 1 - 0 2
    no event momentum
    again; attack 1704; with A02; declare; close; play skirmish; play skirmish; roll 1
    event result D - 1 2
    no event momentum
    again; attack 1704; with A02; declare; close; play skirmish; play skirmish; roll 2
    event result D - 2 2
    no event momentum
    again; attack 1704; with A02; declare; close; play skirmish; play skirmish; roll 3
    event result R - 3 2
    no event momentum
    again; attack 1704; with A02; declare; close; play skirmish; play skirmish; roll 4
    event result R - 4 2
    no event momentum
    again; attack 1704; with A02; declare; close; play skirmish; play skirmish; roll 5
    event result PIN PIN 5 2
    no event momentum
    again; attack 1704; with A02; declare; close; play skirmish; play skirmish; roll 6
    event result R R 6 2
    no event momentum
    again; attack 1704; with A02; declare; close; play skirmish; play skirmish; roll 7
    event result - R 7 2
    no event momentum
    again; attack 1704; with A02; declare; close; play skirmish; play skirmish; roll 8
    event result - D 8 2
    no event momentum
    again; attack 1704; with A02; declare; close; play skirmish; play skirmish; roll 9
    event result - D 9 2
    no event momentum
    again; attack 1704; with A02; declare; close; play frontal; play skirmish; roll 8
    event result - 1 10 2
    event momentum american 1
    again; attack 1704; with A02; declare; close; play frontal; play skirmish; roll 9
    event result - 1* 11 2
    event momentum american 1

% GT-14.1: the column 3-2, cell by cell
place turn 3
place unit A02 at 1604
place unit A09 at 1604
place unit B26 at 1704
place phase american close
    attack 1704; with A02 A09; declare; close; lead A02; play skirmish; play frontal; roll 0
    event odds 3 2 3-2
    event result AC - -2 3
    event momentum british 1
    again; attack 1704; with A02 A09; declare; close; lead A02; play skirmish; play frontal; roll 1
    event result 1* - -1 3
    event momentum british 1
    again; attack 1704; with A02 A09; declare; close; lead A02; play skirmish; play skirmish; roll 0
    event result 1 - 0 3
    no event momentum
    again; attack 1704; with A02 A09; declare; close; lead A02; play skirmish; play skirmish; roll 1
    event result D - 1 3
    no event momentum
    again; attack 1704; with A02 A09; declare; close; lead A02; play skirmish; play skirmish; roll 2
    event result D - 2 3
    no event momentum
    again; attack 1704; with A02 A09; declare; close; lead A02; play skirmish; play skirmish; roll 3
    event result R - 3 3
    no event momentum
    again; attack 1704; with A02 A09; declare; close; lead A02; play skirmish; play skirmish; roll 4
    event result PIN PIN 4 3
    no event momentum
    again; attack 1704; with A02 A09; declare; close; lead A02; play skirmish; play skirmish; roll 5
    event result R R 5 3
    no event momentum
    again; attack 1704; with A02 A09; declare; close; lead A02; play skirmish; play skirmish; roll 6
    event result - R 6 3
    no event momentum
    again; attack 1704; with A02 A09; declare; close; lead A02; play skirmish; play skirmish; roll 7
    event result - D 7 3
    no event momentum
    again; attack 1704; with A02 A09; declare; close; lead A02; play skirmish; play skirmish; roll 8
    event result - D 8 3
    no event momentum
    again; attack 1704; with A02 A09; declare; close; lead A02; play skirmish; play skirmish; roll 9
    event result - 1 9 3
    no event momentum
    again; attack 1704; with A02 A09; declare; close; lead A02; play frontal; play skirmish; roll 8
    event result - 1* 10 3
    event momentum american 1
    again; attack 1704; with A02 A09; declare; close; lead A02; play frontal; play skirmish; roll 9
    event result - DC 11 3
    event momentum american 1

% GT-14.1: the column 2-1, cell by cell
place turn 3
place unit A02 at 1604
place unit A03 at 1604
place unit B26 at 1704
place phase american close
    attack 1704; with A02 A03; declare; close; lead A02; play skirmish; play frontal; roll 0
    event odds 4 2 2-1
    event result AC - -2 4
    event momentum british 1
    again; attack 1704; with A02 A03; declare; close; lead A02; play skirmish; play frontal; roll 1
    event result 1* - -1 4
    event momentum british 1
    again; attack 1704; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 0
    event result 1 - 0 4
    no event momentum
    again; attack 1704; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 1
    event result D - 1 4
    no event momentum
    again; attack 1704; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 2
    event result R - 2 4
    no event momentum
    again; attack 1704; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 3
    event result PIN PIN 3 4
    no event momentum
    again; attack 1704; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 4
    event result R R 4 4
    no event momentum
    again; attack 1704; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 5
    event result - R 5 4
    no event momentum
    again; attack 1704; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 6
    event result - R 6 4
    no event momentum
    again; attack 1704; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 7
    event result - D 7 4
    no event momentum
    again; attack 1704; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 8
    event result - D 8 4
    no event momentum
    again; attack 1704; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 9
    event result - 1 9 4
    no event momentum
    again; attack 1704; with A02 A03; declare; close; lead A02; play frontal; play skirmish; roll 8
    event result - 1* 10 4
    event momentum american 1
    again; attack 1704; with A02 A03; declare; close; lead A02; play frontal; play skirmish; roll 9
    event result - AC 11 4
    event momentum american 1

% GT-14.1: the column 3-1, cell by cell
place turn 3
place unit A02 at 1604
place unit A03 at 1604
place unit A04 at 1604
place unit B26 at 1704
place phase american close
    attack 1704; with A02 A03 A04; declare; close; lead A02; play skirmish; play frontal; roll 0
    event odds 6 2 3-1
    event result 1* - -2 5
    event momentum british 1
    again; attack 1704; with A02 A03 A04; declare; close; lead A02; play skirmish; play frontal; roll 1
    event result D - -1 5
    event momentum british 1
    again; attack 1704; with A02 A03 A04; declare; close; lead A02; play skirmish; play skirmish; roll 0
    event result D - 0 5
    no event momentum
    again; attack 1704; with A02 A03 A04; declare; close; lead A02; play skirmish; play skirmish; roll 1
    event result R - 1 5
    no event momentum
    again; attack 1704; with A02 A03 A04; declare; close; lead A02; play skirmish; play skirmish; roll 2
    event result R - 2 5
    no event momentum
    again; attack 1704; with A02 A03 A04; declare; close; lead A02; play skirmish; play skirmish; roll 3
    event result PIN PIN 3 5
    no event momentum
    again; attack 1704; with A02 A03 A04; declare; close; lead A02; play skirmish; play skirmish; roll 4
    event result R R 4 5
    no event momentum
    again; attack 1704; with A02 A03 A04; declare; close; lead A02; play skirmish; play skirmish; roll 5
    event result - R 5 5
    no event momentum
    again; attack 1704; with A02 A03 A04; declare; close; lead A02; play skirmish; play skirmish; roll 6
    event result - D 6 5
    no event momentum
    again; attack 1704; with A02 A03 A04; declare; close; lead A02; play skirmish; play skirmish; roll 7
    event result - D 7 5
    no event momentum
    again; attack 1704; with A02 A03 A04; declare; close; lead A02; play skirmish; play skirmish; roll 8
    event result - 1 8 5
    no event momentum
    again; attack 1704; with A02 A03 A04; declare; close; lead A02; play skirmish; play skirmish; roll 9
    event result - 1* 9 5
    no event momentum
    again; attack 1704; with A02 A03 A04; declare; close; lead A02; play frontal; play skirmish; roll 8
    event result - DC 10 5
    event momentum american 1
    again; attack 1704; with A02 A03 A04; declare; close; lead A02; play frontal; play skirmish; roll 9
    event result - AC 11 5
    event momentum american 1

% GT-14.1: the column 4-1, cell by cell
place turn 3
place unit A02 at 1604
place unit A03 at 1604
place unit A04 at 1604
place unit A11 at 1603
place unit B26 at 1704
place phase american close
    attack 1704; with A02 A03 A04 A11; declare; close; lead A02; play skirmish; play frontal; roll 0
    event odds 8 2 4-1
    event result D - -2 6
    event momentum british 1
    again; attack 1704; with A02 A03 A04 A11; declare; close; lead A02; play skirmish; play frontal; roll 1
    event result D - -1 6
    event momentum british 1
    again; attack 1704; with A02 A03 A04 A11; declare; close; lead A02; play skirmish; play skirmish; roll 0
    event result R - 0 6
    no event momentum
    again; attack 1704; with A02 A03 A04 A11; declare; close; lead A02; play skirmish; play skirmish; roll 1
    event result R - 1 6
    no event momentum
    again; attack 1704; with A02 A03 A04 A11; declare; close; lead A02; play skirmish; play skirmish; roll 2
    event result PIN PIN 2 6
    no event momentum
    again; attack 1704; with A02 A03 A04 A11; declare; close; lead A02; play skirmish; play skirmish; roll 3
    event result R R 3 6
    no event momentum
    again; attack 1704; with A02 A03 A04 A11; declare; close; lead A02; play skirmish; play skirmish; roll 4
    event result - R 4 6
    no event momentum
    again; attack 1704; with A02 A03 A04 A11; declare; close; lead A02; play skirmish; play skirmish; roll 5
    event result - D 5 6
    no event momentum
    again; attack 1704; with A02 A03 A04 A11; declare; close; lead A02; play skirmish; play skirmish; roll 6
    event result - D 6 6
    no event momentum
    again; attack 1704; with A02 A03 A04 A11; declare; close; lead A02; play skirmish; play skirmish; roll 7
    event result - 1 7 6
    no event momentum
    again; attack 1704; with A02 A03 A04 A11; declare; close; lead A02; play skirmish; play skirmish; roll 8
    event result - 1* 8 6
    no event momentum
    again; attack 1704; with A02 A03 A04 A11; declare; close; lead A02; play skirmish; play skirmish; roll 9
    event result - DC 9 6
    no event momentum
    again; attack 1704; with A02 A03 A04 A11; declare; close; lead A02; play frontal; play skirmish; roll 8
    event result - AC 10 6
    event momentum american 1
    again; attack 1704; with A02 A03 A04 A11; declare; close; lead A02; play frontal; play skirmish; roll 9
    event result - 2 11 6
    event momentum american 1

% GT-14.1: the same table serves the British when they attack
place turn 3
place first british
place unit B14 at 1704
place unit A14 at 1604
place phase british close
    attack 1604; with B14; declare; close; play skirmish; play skirmish; roll 5
    event odds 3 3 1-1
    event modifier morale of the defender's lead -1
    event combat-roll british 5 -1 4
    event result R - 4 2
    to 1803
    event retreated B14 1704 1803
    again; attack 1604; with B14; declare; close; play frontal; play skirmish; roll 8
    event combat-roll british 8 1 9
    event result - D 9 2
    event disrupted A14

% GT-14.2: a roll below -2 is read as -2, with its momentum
place turn 3
place morale american 4                     # wavering: its leads have -2
place unit A09 at 1604
place unit B14 at 1704
place phase american close
    attack 1704; with A09; declare; close; play skirmish; play frontal; roll 0
    event combat-roll american 0 -4 -2
    event result 2 - -2 0
    event momentum british 1
    again; attack 1704; with A09; declare; close; play skirmish; play frontal; roll 1
    event combat-roll american 1 -4 -2
    event result 2 - -2 0
    again; attack 1704; with A09; declare; close; play skirmish; play frontal; roll 3
    event combat-roll american 3 -4 -1
    event result AC - -1 0

% GT-14.2: a roll above 11 is read as 11, with its momentum
place turn 3
place morale british 4
place unit A02 at 1604
place unit A03 at 1604
place unit A04 at 1604
place unit A11 at 1603
place unit B26 at 1704
place phase american close
    attack 1704; with A02 A03 A04 A11; declare; close; lead A02; play frontal; play skirmish; roll 9
    event combat-roll american 9 4 11
    event result - 2 11 6
    event momentum american 1
    again; attack 1704; with A02 A03 A04 A11; declare; close; lead A02; play frontal; play skirmish; roll 6
    event combat-roll american 6 4 10
    event result - AC 10 6
