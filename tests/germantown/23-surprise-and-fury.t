# Germantown, chapter 23: American surprise and Wayne's fury.
battle germantown-1777

% GT-23.1: in turn 1 every American attack has +1
place turn 1
place unit A07 at 3411
place unit B13 at 3412
place phase american close
    attack 3412; with A07; declare; close
    american: play skirmish; british: play skirmish
    event modifier American surprise 1
    roll 5

% GT-23.1: no British attack has it
place turn 1
place first british
place unit A07 at 3411
place unit B13 at 3412
place phase british close
    attack 3411; with B13; declare; close
    british: play skirmish; american: play skirmish
    no event modifier American surprise
    roll 5

% GT-23.1: and none in turn 2
place turn 2
place unit A07 at 3411
place unit B13 at 3412
place phase american close
    attack 3412; with A07; declare; close
    american: play skirmish; british: play skirmish
    no event modifier American surprise
    roll 5

% GT-23.1, GT-1.3: a turn is one of the day: a battle that begins at 7:20 has no surprise in it
battle germantown-chew-house
place turn 1
place unit A07 at 3411
place unit B14 at 3412
place phase american close
    attack 3412; with A07; declare; close
    american: play skirmish; british: play skirmish
    no event modifier American surprise
    roll 5

% GT-23.2: Wayne commands, his men lead, and light infantry defends: +1
battle germantown-1777
place turn 3
place unit WAYNE at 3411
place unit A16 at 3411
place unit B01 at 3412
place phase american close
    attack 3412; with A16; declare; close
    american: play skirmish; british: play skirmish
    event modifier Wayne's fury 1
    roll 2

% GT-23.2: the Queen's Rangers are British light infantry like the others
place turn 3
place unit WAYNE at 3411
place unit A16 at 3411
place unit B05 at 3412
place phase american close
    attack 3412; with A16; declare; close
    american: play skirmish; british: play skirmish
    event modifier Wayne's fury 1
    roll 2

% GT-23.2: one defender of light infantry among others is enough
place turn 3
place unit WAYNE at 3411
place unit A16 at 3411
place unit B05 at 3412
place unit B13 at 3412
place phase american close
    attack 3412; with A16; declare; close; lead B13
    american: play skirmish; british: play skirmish
    event modifier Wayne's fury 1
    roll 2

% GT-23.2: against other troops there is no fury
place turn 3
place unit WAYNE at 3411
place unit A16 at 3411
place unit B13 at 3412
place phase american close
    attack 3412; with A16; declare; close
    american: play skirmish; british: play skirmish
    no event modifier Wayne's fury
    roll 2

% GT-23.2: unless Grey is their commanding leader
place turn 3
place unit WAYNE at 3411
place unit A16 at 3411
place unit B13 at 3412
place unit GREY at 3412
place phase american close
    attack 3412; with A16; declare; close
    american: play skirmish; british: play skirmish
    event modifier Wayne's fury 1
    roll 2

% GT-23.2: Grey under another who commands does not count
place turn 3
place unit WAYNE at 3411
place unit A16 at 3411
place unit B13 at 3412
place unit GREY at 3412
place unit HOWE at 3412
place phase american close
    attack 3412; with A16; declare; close
    american: play skirmish; british: play skirmish
    no event modifier Wayne's fury
    roll 2

% GT-23.2: light infantry under Grey: still +1 and no more
place turn 3
place unit WAYNE at 3411
place unit A16 at 3411
place unit B01 at 3412
place unit GREY at 3412
place phase american close
    attack 3412; with A16; declare; close
    american: play skirmish; british: play skirmish
    event modifier Wayne's fury 1
    roll 2

% GT-23.2: with a lead unit of another division there is none
place turn 3
place unit WAYNE at 3411
place unit A16 at 3411
place unit A07 at 3411
place unit B01 at 3412
place phase american close
    attack 3412; with A07 A16; declare; close; lead A07
    american: play skirmish; british: play skirmish
    no event modifier Wayne's fury
    roll 5
again
    attack 3412; with A07 A16; declare; close; lead A16
    american: play skirmish; british: play skirmish
    event modifier Wayne's fury 1
    roll 5

% GT-23.2: nor where another leader commands the attack
place turn 3
place unit WAYNE at 3411
place unit SULLIVAN at 3411
place unit A16 at 3411
place unit B01 at 3412
place phase american close
    attack 3412; with A16; declare; close
    american: play skirmish; british: play skirmish
    no event modifier Wayne's fury
    roll 2

% GT-23.2: nor where Wayne is not there
place turn 3
place unit WAYNE at 3410
place unit A16 at 3411
place unit B01 at 3412
place phase american close
    attack 3412; with A16; declare; close
    american: play skirmish; british: play skirmish
    no event modifier Wayne's fury
    roll 2

% GT-23.2: nor where his division is attacked
place turn 3
place first british
place unit WAYNE at 3411
place unit A16 at 3411
place unit B01 at 3412
place phase british close
    attack 3411; with B01; declare; close
    british: play skirmish; american: play skirmish
    no event modifier Wayne's fury
    roll 2

% GT-23.1, GT-23.2: both add up
place turn 1
place unit WAYNE at 3411
place unit A16 at 3411
place unit B01 at 3412
place phase american close
    attack 3412; with A16; declare; close
    american: play skirmish; british: play skirmish
    event modifier American surprise 1
    event modifier Wayne's fury 1
    roll 2
