# Germantown, chapter 21: Ewald's barricade and the flechette at Luken's Mill.
battle germantown-1777

% GT-21.6: an attack over the barricade, from 3624 on 3724, has -1 for the water and -1 for the works
place turn 3
place unit A07 at 3624
place unit B13 at 3724
place phase american close
    attack 3724; with A07; declare; close
    american: play skirmish; british: play skirmish
    event modifier all attack across water or up a slope -1
    event modifier all attack across works -1
    roll 9

% GT-21.7: the inside of the barricade is 3724: outward there is -1 for the water alone
place turn 3
place first british
place unit A07 at 3624
place unit B13 at 3724
place phase british close
    attack 3624; with B13; declare; close
    british: play skirmish; american: play skirmish
    event modifier all attack across water or up a slope -1
    no event modifier all attack across works
    roll 9

% GT-21.7: so nobody in 3624 has to attack 3724, and who is in 3724 has to attack 3624
place turn 3
place unit A07 at 3624
place unit B13 at 3724
place phase american close
    no duty GT-11.10 A07
    answer close

% GT-21.7: morale is better in 3724 by one, and not in 3624
place turn 3
place unit A07 at 1010
place unit B13 at 3724 disrupted
place unit B14 at 3624 disrupted
place phase british rally
    rally B13; dice 0
    event modifier inside works 1
    rally B14; dice 0
    no event modifier inside works

% GT-21.8: an attack over the flechette, from 3907 on 3908, has -1
place turn 3
place unit A07 at 3907
place unit B13 at 3908
place phase american close
    attack 3908; with A07; declare; close
    american: play skirmish; british: play skirmish
    event modifier all attack across works -1
    no event modifier all attack across water or up a slope
    roll 9

% GT-21.8: a shot over the flechette has -1 as well
place turn 3
place unit A06 at 3907 has-fired
place unit B13 at 3908
place phase american rifles
    fire B13 A06
    event modifier across works -1
    roll 0
    event missed B13

% GT-21.9: the inside of the flechette is 3908: outward nobody has -1
place turn 3
place first british
place unit A07 at 3907
place unit B13 at 3908
place phase british close
    attack 3907; with B13; declare; close
    british: play skirmish; american: play skirmish
    no event modifier all attack across works
    roll 9

% GT-21.9: nor does a shot outward
place turn 3
place unit B07 at 3908 has-fired
place unit A07 at 3907
place phase american rifles
    british: fire A07 B07
    no event modifier across works
    roll 0

% GT-21.9: morale is better in 3908 by one, and not in 3907
place turn 3
place unit A07 at 1010
place unit B13 at 3908 disrupted
place unit B14 at 3907 disrupted
place phase british rally
    rally B13; dice 0
    event modifier inside works 1
    rally B14; dice 0
    no event modifier inside works

% GT-21.10: over another side of 3908 an attack has no -1
place turn 3
place unit A07 at 3807
place unit B13 at 3908
place phase american close
    attack 3908; with A07; declare; close
    american: play skirmish; british: play skirmish
    no event modifier all attack across works
    roll 9

% GT-21.10: nor where only some of the attackers come over the works
place turn 3
place unit A07 at 3807
place unit A08 at 3907
place unit B13 at 3908
place phase american close
    attack 3908; with A07 A08; declare; close; lead A07
    american: play skirmish; british: play skirmish
    no event modifier all attack across works
    roll 5

% GT-21.10: nor a shot over another side
place turn 3
place unit A06 at 3807 has-fired
place unit B13 at 3908
place phase american rifles
    fire B13 A06
    no event modifier across works
    roll 0

% GT-21.10: 3723 is beside the barricade and not behind it
place turn 3
place unit A07 at 3623
place unit B13 at 3724
place phase american close
    attack 3724; with A07; declare; close
    american: play skirmish; british: play skirmish
    event modifier all attack across water or up a slope -1
    no event modifier all attack across works
    roll 9

% GT-21.7, GT-21.9: who is inside has the enemy outside in his zone and must attack him
place turn 3
place first british
place unit A07 at 3624
place unit B13 at 3724
place unit A08 at 3907
place unit B14 at 3908
place phase british close
    duty GT-11.10 B13
    duty GT-11.10 B14
    close                   refused

% GT-21.8, GT-21.9: nobody in 3907 has to attack 3908
place turn 3
place unit A07 at 3907
place unit B13 at 3908
place phase american close
    no duty GT-11.10 A07
    answer close
