# Germantown, chapter 10: the number to hit for six SP and more, in a battle made for it (tests/battles/germantown-gun-park).
battle germantown-gun-park

% GT-10.15: guns with 6 SP, adjacent: 2 or more hits
    place turn 1
    place fog clear
    place unit T1 at 3610
    place unit G1 at 3609
    place unit G3 at 3611
    place phase british guns
    fire T1 G1 G3; roll 1
    event hit-roll T1 1 1 2
    event missed T1
    no event damage-roll
    again
    fire T1 G1 G3; roll 2
    event hit-roll T1 2 2 2
    no event missed
    asks dice 1d0-9 damage
    roll 0

% GT-10.15: guns with 6 SP, at two hexes: 6 or more hits
    place turn 1
    place fog clear
    place unit T1 at 3610
    place unit G1 at 3608
    place unit G3 at 3612
    place phase british guns
    fire T1 G1 G3; roll 5
    event hit-roll T1 5 5 6
    event missed T1
    no event damage-roll
    again
    fire T1 G1 G3; roll 6
    event hit-roll T1 6 6 6
    no event missed
    asks dice 1d0-9 damage
    roll 0

% GT-10.15: guns with 9 SP, adjacent: 2 or more hits
    place turn 1
    place fog clear
    place unit T1 at 3610
    place unit G1 at 3609
    place unit G2 at 3611
    place phase british guns
    fire T1 G1 G2; roll 1
    event hit-roll T1 1 1 2
    event missed T1
    no event damage-roll
    again
    fire T1 G1 G2; roll 2
    event hit-roll T1 2 2 2
    no event missed
    asks dice 1d0-9 damage
    roll 0

% GT-10.15: guns with 9 SP, at two hexes: 6 or more hits
    place turn 1
    place fog clear
    place unit T1 at 3610
    place unit G1 at 3608
    place unit G2 at 3612
    place phase british guns
    fire T1 G1 G2; roll 5
    event hit-roll T1 5 5 6
    event missed T1
    no event damage-roll
    again
    fire T1 G1 G2; roll 6
    event hit-roll T1 6 6 6
    no event missed
    asks dice 1d0-9 damage
    roll 0

% GT-10.15: guns with 10 SP, adjacent: 1 or more hits
    place turn 1
    place fog clear
    place unit T1 at 3610
    place unit G1 at 3609
    place unit G2 at 3611
    place unit G3 at 3511
    place phase british guns
    fire T1 G1 G2 G3; roll 0
    event hit-roll T1 0 0 1
    event missed T1
    no event damage-roll
    again
    fire T1 G1 G2 G3; roll 1
    event hit-roll T1 1 1 1
    no event missed
    asks dice 1d0-9 damage
    roll 0

% GT-10.15: guns with 10 SP, at two hexes: 5 or more hits
    place turn 1
    place fog clear
    place unit T1 at 3610
    place unit G1 at 3608
    place unit G2 at 3612
    place unit G3 at 3409
    place phase british guns
    fire T1 G1 G2 G3; roll 4
    event hit-roll T1 4 4 5
    event missed T1
    no event damage-roll
    again
    fire T1 G1 G2 G3; roll 5
    event hit-roll T1 5 5 5
    no event missed
    asks dice 1d0-9 damage
    roll 0

% GT-10.15: rifles with 6 SP, adjacent: 2 or more hits
    place turn 1
    place fog clear
    place unit T1 at 3610
    place unit R1 at 3609 has-fired
    place unit R3 at 3611 has-fired
    place phase british rifles
    fire T1 R1 R3; roll 1
    event hit-roll T1 1 1 2
    event missed T1
    no event damage-roll
    again
    fire T1 R1 R3; roll 2
    event hit-roll T1 2 2 2
    no event missed
    asks dice 1d0-9 damage
    roll 0

% GT-10.15: rifles with 6 SP, at two hexes: 6 or more hits
    place turn 1
    place fog clear
    place unit T1 at 3610
    place unit R1 at 3608 has-fired
    place unit R3 at 3612 has-fired
    place phase british rifles
    fire T1 R1 R3; roll 5
    event hit-roll T1 5 5 6
    event missed T1
    no event damage-roll
    again
    fire T1 R1 R3; roll 6
    event hit-roll T1 6 6 6
    no event missed
    asks dice 1d0-9 damage
    roll 0

% GT-10.15: rifles with 9 SP, adjacent: 2 or more hits
    place turn 1
    place fog clear
    place unit T1 at 3610
    place unit R1 at 3609 has-fired
    place unit R2 at 3611 has-fired
    place phase british rifles
    fire T1 R1 R2; roll 1
    event hit-roll T1 1 1 2
    event missed T1
    no event damage-roll
    again
    fire T1 R1 R2; roll 2
    event hit-roll T1 2 2 2
    no event missed
    asks dice 1d0-9 damage
    roll 0

% GT-10.15: rifles with 9 SP, at two hexes: 6 or more hits
    place turn 1
    place fog clear
    place unit T1 at 3610
    place unit R1 at 3608 has-fired
    place unit R2 at 3612 has-fired
    place phase british rifles
    fire T1 R1 R2; roll 5
    event hit-roll T1 5 5 6
    event missed T1
    no event damage-roll
    again
    fire T1 R1 R2; roll 6
    event hit-roll T1 6 6 6
    no event missed
    asks dice 1d0-9 damage
    roll 0

% GT-10.15: rifles with 10 SP, adjacent: 1 or more hits
    place turn 1
    place fog clear
    place unit T1 at 3610
    place unit R1 at 3609 has-fired
    place unit R2 at 3611 has-fired
    place unit R3 at 3511 has-fired
    place phase british rifles
    fire T1 R1 R2 R3; roll 0
    event hit-roll T1 0 0 1
    event missed T1
    no event damage-roll
    again
    fire T1 R1 R2 R3; roll 1
    event hit-roll T1 1 1 1
    no event missed
    asks dice 1d0-9 damage
    roll 0

% GT-10.15: rifles with 10 SP, at two hexes: 5 or more hits
    place turn 1
    place fog clear
    place unit T1 at 3610
    place unit R1 at 3608 has-fired
    place unit R2 at 3612 has-fired
    place unit R3 at 3409 has-fired
    place phase british rifles
    fire T1 R1 R2 R3; roll 4
    event hit-roll T1 4 4 5
    event missed T1
    no event damage-roll
    again
    fire T1 R1 R2 R3; roll 5
    event hit-roll T1 5 5 5
    no event missed
    asks dice 1d0-9 damage
    roll 0
