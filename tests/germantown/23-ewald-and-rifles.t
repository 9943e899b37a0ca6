# Germantown, chapter 23: Ewald, and rifles in the line.
battle germantown-1777

% GT-23.32: Ewald leads himself and the Germans with him when they rally
place turn 3
place first british
place unit A07 at 1010
place unit B06 at 5308 disrupted
place unit B07 at 5308 disrupted
place unit B13 at 5306 disrupted
place phase british rally
    rally B06; dice 0
    event modifier leadership 1
    rally B07; dice 0
    event modifier leadership 1
    rally B13; dice 0
    no event modifier leadership

% GT-23.32: not a unit that is no German
place turn 3
place first british
place unit A07 at 1010
place unit B06 at 5308
place unit B13 at 5308 disrupted
place phase british rally
    rally B13; dice 0
    no event modifier leadership

% GT-23.32: not Germans in another hex
place turn 3
place first british
place unit A07 at 1010
place unit B06 at 5308
place unit B07 at 5307 disrupted
place phase british rally
    rally B07; dice 0
    no event modifier leadership

% GT-23.32: where a leader commands he counts instead: Howe's 2, not 3
place turn 3
place first british
place unit A07 at 1010
place unit B06 at 5308
place unit HOWE at 5308
place unit B07 at 5308 disrupted
place phase british rally
    rally B07; dice 0
    event modifier leadership 2
    no event modifier leadership 1

% GT-23.32: in close combat he adds 1, and opens the tactics of a leader
place turn 3
place first british
place unit A07 at 3411
place unit B06 at 3412
place unit B09 at 3412
place phase british close
    attack 3411; with B06 B09; declare; close; lead B09
    event commands B06 1
    answer play reserve
    british: play skirmish; american: play skirmish
    event modifier the attacker's commanding leader 1
    roll 5

% GT-23.32: and in defence
place turn 3
place unit A07 at 3411
place unit B06 at 3412
place phase american close
    attack 3412; with A07; declare; close
    event commands B06 1
    american: play skirmish; british: play skirmish
    event modifier the defender's commanding leader -1
    roll 5

% GT-23.32: like a leader he need not attack himself
place turn 3
place first british
place unit A07 at 3411
place unit A08 at 3413
place unit B06 at 3412
place unit B09 at 3412
place phase british close
    attack 3411; with B09; declare
    attack 3413; with B06; declare; close
    fight 3411
    event commands B06 1

% GT-23.32: a leader who commands takes his place
place turn 3
place unit A07 at 3411
place unit B06 at 3412
place unit B09 at 3412
place unit KNYPHAUSEN at 3412
place phase american close
    attack 3412; with A07; declare; close; lead B09
    event commands KNYPHAUSEN 1
    no event commands B06

% GT-23.33: only if the lead unit is German
place turn 3
place unit A07 at 3411
place unit B06 at 3412
place unit B13 at 3412
place phase american close
    attack 3412; with A07; declare; close; lead B13
    no event commands B06
    american: play skirmish
    british: play reserve   refused
    british: play skirmish
    no event modifier the defender's commanding leader
    roll 5
again
    attack 3412; with A07; declare; close; lead B06
    event commands B06 1

% GT-23.33, GT-23.32: a German lead in another hex is not with him
place turn 3
place first british
place unit A07 at 3411
place unit B06 at 3412
place unit B09 at 3311
place phase british close
    attack 3411; with B06 B09; declare; close; lead B09
    no event commands B06

% GT-23.34: an asterisk does not touch him though he commands; what is lost is a step of a unit
place turn 3
place unit A07 at 3411
place unit A08 at 3411
place unit B06 at 3412
place phase american close
    attack 3412; with A07 A08; declare; close; lead A07
    event commands B06 1
    american: play frontal; british: play skirmish
    event odds 4 1 4-1
    roll 7
    event result - 1*
    no event leader-lost
    event eliminated B06 3412 its last step was lost
    event army-morale british -1 13 a step lost
    is unit B06 eliminated.
    is morale british 13.

% GT-23.34: by a shot too: the leader in the hex falls, Ewald does not
place turn 3
place fog heavy
place unit A06 at 3411
place unit B06 at 3412
place unit B09 at 3412
place unit GRANT at 3412
place phase american rifles
    british: pass
    american: fire B09 A06; roll 9; roll 9
    event fire-result 1* B09
    event leader-lost GRANT
    event step-lost B09
    no event eliminated B06

% GT-23.34: with Ewald alone there is no leader in the hex for a shot
place turn 3
place fog heavy
place unit A06 at 3411
place unit B06 at 3412
place unit B09 at 3412
place phase american rifles
    british: pass
    american: fire B09 A06; roll 9; roll 9
    event fire-result 1* B09
    no event leader-lost

% GT-23.34: eliminated he is worth the one point of a unit with one step, and the morale of a step
place turn 3
place fog heavy
place unit A06 at 3411
place unit B06 at 3412
place phase american rifles
    british: pass
    american: fire B06 A06; roll 9; roll 9
    event eliminated B06
    event army-morale british -1 13 a step lost
    is morale british 13.
    score american 2 british 2

% GT-23.35: the 5th Pennsylvania and the State Foot fire with 1 on either side of the counter
place turn 3
place fog heavy
place unit A22 at 3411
place unit B13 at 3412
place phase american rifles
    fire B13 A22
    event fire A22 B13 1
    roll 0
    event hit-roll B13 0 1 7

% GT-23.35: reduced
place turn 3
place fog heavy
place unit A22 at 3411 reduced
place unit B13 at 3412
place phase american rifles
    fire B13 A22
    event fire A22 B13 1

% GT-23.35: the State Foot, in the British turn, full and reduced
place turn 3
place fog heavy
place first british
place unit A50 at 3411
place unit B13 at 3412
place phase british rifles
    american: fire B13 A50
    event fire A50 B13 1

% GT-23.35: the State Foot reduced
place turn 3
place fog heavy
place unit A50 at 3411 reduced
place unit B13 at 3412
place phase american rifles
    fire B13 A50
    event fire A50 B13 1

% GT-23.35: other infantry has no rifles
place turn 3
place fog heavy
place unit A22 at 3411
place unit A16 at 3411
place unit B13 at 3412
place phase american rifles
    fire B13 A16            refused "no rifles"
    no answer fire B13 A16

% GT-23.36: they are not of the rifle type when they attack
place turn 3
place unit A22 at 3411
place unit A50 at 3411
place unit B13 at 3412
place phase american close
    attack 3412; with A22 A50; declare; close; lead A22
    american: play skirmish; british: play skirmish
    no event modifier the attacker has rifles
    roll 5

% GT-23.36: nor when they defend
place turn 3
place first british
place unit A22 at 3411
place unit A50 at 3411
place unit B13 at 3412
place phase british close
    attack 3411; with B13; declare; close; lead A22
    british: play skirmish; american: play skirmish
    no event modifier the defender has rifles
    roll 5

% GT-23.36: the Pennsylvania Rifle Regiment is
place turn 3
place first british
place unit A06 at 3411
place unit B13 at 3412
place phase british close
    attack 3411; with B13; declare; close
    british: play skirmish; american: play skirmish
    event modifier the defender has rifles 1
    roll 5

% GT-23.36: their zone costs nothing more: one point, where a rifle unit's costs two
place turn 3
place first british
place unit A22 at 5305
place unit B13 at 5308
place phase british movement
    move B13; step 5307; step 5306
    event stepped B13 5307 5306 2 4

% GT-23.36: with the rifle regiment in its place
place turn 3
place first british
place unit A06 at 5305
place unit B13 at 5308
place phase british movement
    move B13; step 5307; step 5306
    event stepped B13 5307 5306 4 6

% GT-23.37: each has its own first time
place turn 3
place fog heavy
place unit A06 at 3411 has-fired
place unit A22 at 3311
place unit B13 at 3412
place unit B14 at 3312
place phase american rifles
    fire B13 A06
    no event modifier rifles fire for the first time
    roll 0
    fire B14 A22
    event modifier rifles fire for the first time 1
    roll 0
    is unit A22 at 3311 has-fired.

% GT-23.37: the jaegers too, one by one
place turn 3
place fog heavy
place first british
place unit B07 at 3411
place unit B08 at 3311 has-fired
place unit A07 at 3412
place unit A08 at 3312
place phase british rifles
    fire A07 B07
    event modifier rifles fire for the first time 1
    roll 0
    fire A08 B08
    no event modifier rifles fire for the first time
    roll 0
