# Germantown, chapter 21: the Chew House. The -2 and -3 of the house, its +1 on morale and the
# tactics that are closed in it have their scripts in chapters 10, 12, 13 and 18.
battle germantown-1777

# Nine points against three are 3-1. Lead +1, house -2, lead -1, frontal against skirmish +2: the
# die is the row.
% given STORM
battle germantown-1777
place turn 3
place unit A07 at 3311
place unit A08 at 3311
place unit A14 at 3211
place unit A11 at 3211
place unit B03 at 3312
place unit B13 at 5018
place phase american close

% GT-21.1: the Chew House is 3312, and foot of every type may stay in it, and leaders
place turn 3
place fog clear
place unit A07 at 3212
place unit A01 at 3212
place unit A06 at 3212
place unit WASHINGTON at 3212
place unit B13 at 5018
place phase american movement
    move A07 A01 A06 WASHINGTON; step 3312; end
    is unit A07 at 3312 moved.
    is unit A01 at 3312 moved.
    is unit A06 at 3312 moved.
    is unit WASHINGTON at 3312 moved.
    is owner 3312 american.

% GT-21.1: militia may, and the British as well as the Americans
place turn 3
place fog clear
place unit A37 at 3212
place unit B13 at 5018
place phase american movement
    move A37; step 3312; end
    is unit A37 at 3312 moved.

% GT-21.1: the British may stay in it again when the Americans have been there
place turn 3
place fog clear
place owner 3312 american
place unit B04 at 3412
place unit B17 at 3313
place unit MUSGRAVE at 3412
place unit A07 at 1010
place phase british movement
    move B04 MUSGRAVE; step 3312; end
    is unit B04 at 3312 moved.
    is unit MUSGRAVE at 3312 moved.
    is owner 3312 british.
    move B17; step 3312     refused "6 strength points"

% GT-21.1, GT-7.19: horse and guns of either side may not
place turn 3
place fog clear
place unit A35 at 3212
place unit A15 at 3212
place unit B13 at 5018
place phase american movement
    move A35; step 3312
    end                     refused GT-7.19 "may go through the Chew House"
    step 3412; end
    is unit A35 at 3412 moved.
    move A15; step 3312
    end                     refused GT-7.19
    step 3311; end
    is unit A15 at 3311 moved.

% GT-21.1, GT-7.19: in panic they run round the house, unless they come out of it again
place turn 3
place fog clear
place unit A15 at 3412 panicked disrupted
place unit B13 at 5018
place phase american movement
    event fled A15 3412 3313
    is unit A15 at 3313 disrupted panicked moved.

% GT-21.1, GT-23.20: a gun in panic goes through the house as long as it can pay for the way out
place turn 3
place fog clear
place unit A15 at 3412 panicked
place unit B13 at 5018
place phase american movement
    to 3312
    event fled A15 3412 3312
    no answer end
    asks american panic-to

% GT-21.2: R does not move a unit out of the house
given STORM
    attack 3312; with A07 A08 A14 A11; declare; close; lead A07
    american: play frontal; british: play skirmish
    event modifier the defender is in the Chew House -2
    roll 5
    event result - R
    event retreat-ignored B03
    no event retreated B03
    no event advanced A07
    is unit B03 at 3312 roused.
    is morale british 14.

% GT-21.2: in R/R the attacker goes and the garrison stays
given STORM
    attack 3312; with A07 A08 A14 A11; declare; close; lead A07
    american: play frontal; british: play skirmish
    roll 4
    event result R R
    event retreated A07
    dice 9 9 9
    event retreat-ignored B03
    is unit B03 at 3312 roused.

% GT-21.2: D makes it worse and costs army morale, and it stays all the same
given STORM
    attack 3312; with A07 A08 A14 A11; declare; close; lead A07
    american: play frontal; british: play skirmish
    roll 6
    event result - D
    event disrupted B03
    event retreat-ignored B03
    event army-morale british -1 13 a D suffered
    no event retreated B03
    is unit B03 at 3312 disrupted roused.

% GT-21.2: a disrupted garrison is shattered by D, and stays
place turn 3
place unit A07 at 3311
place unit A08 at 3311
place unit B03 at 3312 disrupted
place unit B13 at 5018
place phase american close
    attack 3312; with A07 A08; declare; close; lead A07
    american: play frontal; british: play skirmish
    event odds 4 2 2-1
    roll 6
    event result - D
    event shattered B03
    event retreat-ignored B03
    is unit B03 at 3312 shattered roused.

% GT-21.2: and it holds for Americans in the house
place turn 3
place first british
place unit A07 at 3312
place unit B13 at 3412
place unit B16 at 3412
place unit B17 at 3411
place phase british close
    attack 3312; with B13 B16 B17; declare; close; lead B13
    british: play frontal; american: play skirmish
    event odds 9 2 4-1
    event modifier the defender is in the Chew House -2
    roll 4
    event result - D
    event disrupted A07
    event retreat-ignored A07
    is unit A07 at 3312 disrupted.
    is morale american 12.

% GT-21.2: a shot does not drive anybody out either
place turn 3
place unit A07 at 3312
place unit B31 at 3412
place phase american guns
    fire A07 B31
    event modifier the target is in the Chew House -3
    roll 9; roll 0
    event fire-result R A07
    event retreat-ignored A07
    no event retreated A07
    is unit A07 at 3312.

% GT-21.3: the others in the house do not check
given STORM
place unit B14 at 3312
    attack 3312; with A07 A08 A14 A11; declare; close; lead A07; lead B03
    american: play frontal; british: play skirmish
    event odds 9 6 3-2
    roll 9
    event result - 1
    event step-lost B03
    no event check-roll B14
    asks british move

% GT-21.3: a shot at one of two in the house: the other does not check
place turn 3
place unit A07 at 3312
place unit A08 at 3312
place unit B31 at 3412
place phase american guns
    fire A07 B31
    roll 9; roll 7
    event step-lost A07
    no event check-roll A08
    asks american declare

% GT-21.3, GT-21.2: of those who attack out of the house and beside it only these check
place turn 3
place first british
place unit B03 at 3312
place unit B14 at 3412
place unit A07 at 3411
place phase british close
    attack 3411; with B03 B14; declare; close; lead B03
    british: play skirmish; american: play skirmish
    dice 1 5
    event result R -
    event retreat-ignored B03
    event check-roll B14 5
    no event check-roll B03
    is unit B03 at 3312.
    asks american move
again
    attack 3411; with B03 B14; declare; close; lead B14
    british: play skirmish; american: play skirmish
    dice 2
    event result R -
    event retreated B14 3412
    no event check-roll B03
    is unit B03 at 3312.
    asks american move

% GT-21.4: a shattered unit in the house that suffers D is captured
place turn 3
place unit A07 at 3311
place unit A08 at 3311
place unit B03 at 3312 shattered
place unit B13 at 5018
place phase american close
    attack 3312; with A07 A08; declare; close; lead A07
    american: play frontal; british: play skirmish
    event odds 4 1 4-1
    roll 4
    event result - D
    event captured B03 3312 it was shattered already
    is unit B03 captured.

% GT-21.5: outside a shattered unit beside a steady enemy is captured at the end; in the house it is not
place turn 3
place unit A34 at 3411
place unit B03 at 3312 shattered
place unit B14 at 3412 shattered
place unit B13 at 5018
place phase american movement
    close
    event captured B14 3412 shattered, next to a steady enemy
    no event captured B03
    is unit B03 at 3312 shattered.
    is unit B14 captured.
    asks british move

% GT-21.5: nor an American in it, in either side's phase
place turn 3
place first british
place unit B20 at 3411
place unit B13 at 5018
place unit A07 at 3312 shattered
place unit A08 at 1010
place phase british close
    no event captured A07
    is unit A07 at 3312 shattered.
