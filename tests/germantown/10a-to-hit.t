# Germantown, chapter 10: the number to hit, every row and both columns of the table, one below it and the number itself.
# The field around 1606 is open, flat and without water. Nine SP and more: 10d-many-guns.t.
battle germantown-1777

% GT-10.15, GT-10.16: guns with 1 SP, adjacent: 7 or more hits
    place turn 2
    place fog clear
    place unit A02 at 1606
    place unit B02 at 1605
    place phase american guns
    fire A02 B02; roll 6
    event hit-roll A02 6 6 7
    event missed A02
    no event damage-roll
    again
    fire A02 B02; roll 7
    event hit-roll A02 7 7 7
    no event missed
    asks dice 1d0-9 damage
    roll 0

% GT-10.15, GT-10.16: guns with 1 SP, at two hexes: 9 or more hits
    place turn 2
    place fog clear
    place unit A02 at 1606
    place unit B02 at 1604
    place phase american guns
    fire A02 B02; roll 8
    event hit-roll A02 8 8 9
    event missed A02
    no event damage-roll
    again
    fire A02 B02; roll 9
    event hit-roll A02 9 9 9
    no event missed
    asks dice 1d0-9 damage
    roll 0

% GT-10.15, GT-10.16: guns with 2 SP, adjacent: 6 or more hits
    place turn 2
    place fog clear
    place unit A02 at 1606
    place unit B31 at 1605
    place phase american guns
    fire A02 B31; roll 5
    event hit-roll A02 5 5 6
    event missed A02
    no event damage-roll
    again
    fire A02 B31; roll 6
    event hit-roll A02 6 6 6
    no event missed
    asks dice 1d0-9 damage
    roll 0

% GT-10.15, GT-10.16: guns with 2 SP, at two hexes: 8 or more hits
    place turn 2
    place fog clear
    place unit A02 at 1606
    place unit B31 at 1604
    place phase american guns
    fire A02 B31; roll 7
    event hit-roll A02 7 7 8
    event missed A02
    no event damage-roll
    again
    fire A02 B31; roll 8
    event hit-roll A02 8 8 8
    no event missed
    asks dice 1d0-9 damage
    roll 0

% GT-10.15, GT-10.16: guns with 3 SP, adjacent: 4 or more hits
    place turn 2
    place fog clear
    place unit A02 at 1606
    place unit B31 at 1605
    place unit B02 at 1706
    place phase american guns
    fire A02 B31 B02; roll 3
    event hit-roll A02 3 3 4
    event missed A02
    no event damage-roll
    again
    fire A02 B31 B02; roll 4
    event hit-roll A02 4 4 4
    no event missed
    asks dice 1d0-9 damage
    roll 0

% GT-10.15, GT-10.16: guns with 3 SP, at two hexes: 7 or more hits
    place turn 2
    place fog clear
    place unit A02 at 1606
    place unit B31 at 1604
    place unit B02 at 1608
    place phase american guns
    fire A02 B31 B02; roll 6
    event hit-roll A02 6 6 7
    event missed A02
    no event damage-roll
    again
    fire A02 B31 B02; roll 7
    event hit-roll A02 7 7 7
    no event missed
    asks dice 1d0-9 damage
    roll 0

% GT-10.15, GT-10.16: guns with 4 SP, adjacent: 4 or more hits
    place turn 2
    place fog clear
    place unit A02 at 1606
    place unit B31 at 1605
    place unit B02 at 1706
    place unit B12 at 1707
    place phase american guns
    fire A02 B31 B02 B12; roll 3
    event hit-roll A02 3 3 4
    event missed A02
    no event damage-roll
    again
    fire A02 B31 B02 B12; roll 4
    event hit-roll A02 4 4 4
    no event missed
    asks dice 1d0-9 damage
    roll 0

% GT-10.15, GT-10.16: guns with 4 SP, at two hexes: 7 or more hits
    place turn 2
    place fog clear
    place unit A02 at 1606
    place unit B31 at 1604
    place unit B02 at 1608
    place unit B12 at 1805
    place phase american guns
    fire A02 B31 B02 B12; roll 6
    event hit-roll A02 6 6 7
    event missed A02
    no event damage-roll
    again
    fire A02 B31 B02 B12; roll 7
    event hit-roll A02 7 7 7
    no event missed
    asks dice 1d0-9 damage
    roll 0

% GT-10.15, GT-10.16: guns with 5 SP, adjacent: 4 or more hits
    place turn 2
    place fog clear
    place unit A02 at 1606
    place unit B31 at 1605
    place unit B02 at 1706
    place unit B12 at 1707
    place unit B20 at 1607
    place phase american guns
    fire A02 B31 B02 B12 B20; roll 3
    event hit-roll A02 3 3 4
    event missed A02
    no event damage-roll
    again
    fire A02 B31 B02 B12 B20; roll 4
    event hit-roll A02 4 4 4
    no event missed
    asks dice 1d0-9 damage
    roll 0

% GT-10.15, GT-10.16: guns with 5 SP, at two hexes: 7 or more hits
    place turn 2
    place fog clear
    place unit A02 at 1606
    place unit B31 at 1604
    place unit B02 at 1608
    place unit B12 at 1805
    place unit B20 at 1807
    place phase american guns
    fire A02 B31 B02 B12 B20; roll 6
    event hit-roll A02 6 6 7
    event missed A02
    no event damage-roll
    again
    fire A02 B31 B02 B12 B20; roll 7
    event hit-roll A02 7 7 7
    no event missed
    asks dice 1d0-9 damage
    roll 0

% GT-10.15, GT-10.16: guns with 6 SP, adjacent: 2 or more hits
    place turn 2
    place fog clear
    place unit A02 at 1606
    place unit B31 at 1605
    place unit B02 at 1706
    place unit B12 at 1707
    place unit B20 at 1607
    place unit B27 at 1507
    place phase american guns
    fire A02 B31 B02 B12 B20 B27; roll 1
    event hit-roll A02 1 1 2
    event missed A02
    no event damage-roll
    again
    fire A02 B31 B02 B12 B20 B27; roll 2
    event hit-roll A02 2 2 2
    no event missed
    asks dice 1d0-9 damage
    roll 0

% GT-10.15, GT-10.16: guns with 6 SP, at two hexes: 6 or more hits
    place turn 2
    place fog clear
    place unit A02 at 1606
    place unit B31 at 1604
    place unit B02 at 1608
    place unit B12 at 1805
    place unit B20 at 1807
    place unit B27 at 1405
    place phase american guns
    fire A02 B31 B02 B12 B20 B27; roll 5
    event hit-roll A02 5 5 6
    event missed A02
    no event damage-roll
    again
    fire A02 B31 B02 B12 B20 B27; roll 6
    event hit-roll A02 6 6 6
    no event missed
    asks dice 1d0-9 damage
    roll 0

% GT-10.15: three hexes are in the column of two
    place turn 2
    place fog clear
    place unit A02 at 1606
    place unit B31 at 1603
    place phase american guns
    fire A02 B31; roll 7
    event hit-roll A02 7 7 8
    event missed A02
    no event damage-roll
    again
    fire A02 B31; roll 8
    event hit-roll A02 8 8 8
    no event missed
    asks dice 1d0-9 damage
    roll 0

% GT-10.15, GT-10.12: rifles with 1 SP, adjacent: 7 or more hits
    place turn 2
    place fog clear
    place unit A02 at 1606
    place unit B06 at 1605 has-fired
    place phase american rifles
    fire A02 B06; roll 6
    event hit-roll A02 6 6 7
    event missed A02
    no event damage-roll
    again
    fire A02 B06; roll 7
    event hit-roll A02 7 7 7
    no event missed
    asks dice 1d0-9 damage
    roll 0

% GT-10.15, GT-10.12: rifles with 1 SP, at two hexes: 9 or more hits
    place turn 2
    place fog clear
    place unit A02 at 1606
    place unit B06 at 1604 has-fired
    place phase american rifles
    fire A02 B06; roll 8
    event hit-roll A02 8 8 9
    event missed A02
    no event damage-roll
    again
    fire A02 B06; roll 9
    event hit-roll A02 9 9 9
    no event missed
    asks dice 1d0-9 damage
    roll 0

% GT-10.15, GT-10.12: rifles with 2 SP, adjacent: 6 or more hits
    place turn 2
    place fog clear
    place unit A02 at 1606
    place unit B08 at 1605 has-fired
    place phase american rifles
    fire A02 B08; roll 5
    event hit-roll A02 5 5 6
    event missed A02
    no event damage-roll
    again
    fire A02 B08; roll 6
    event hit-roll A02 6 6 6
    no event missed
    asks dice 1d0-9 damage
    roll 0

% GT-10.15, GT-10.12: rifles with 2 SP, at two hexes: 8 or more hits
    place turn 2
    place fog clear
    place unit A02 at 1606
    place unit B08 at 1604 has-fired
    place phase american rifles
    fire A02 B08; roll 7
    event hit-roll A02 7 7 8
    event missed A02
    no event damage-roll
    again
    fire A02 B08; roll 8
    event hit-roll A02 8 8 8
    no event missed
    asks dice 1d0-9 damage
    roll 0

% GT-10.15, GT-10.12: rifles with 3 SP, adjacent: 4 or more hits
    place turn 2
    place fog clear
    place unit A02 at 1606
    place unit B07 at 1605 has-fired
    place phase american rifles
    fire A02 B07; roll 3
    event hit-roll A02 3 3 4
    event missed A02
    no event damage-roll
    again
    fire A02 B07; roll 4
    event hit-roll A02 4 4 4
    no event missed
    asks dice 1d0-9 damage
    roll 0

% GT-10.15, GT-10.12: rifles with 3 SP, at two hexes: 7 or more hits
    place turn 2
    place fog clear
    place unit A02 at 1606
    place unit B07 at 1604 has-fired
    place phase american rifles
    fire A02 B07; roll 6
    event hit-roll A02 6 6 7
    event missed A02
    no event damage-roll
    again
    fire A02 B07; roll 7
    event hit-roll A02 7 7 7
    no event missed
    asks dice 1d0-9 damage
    roll 0

% GT-10.15, GT-10.12: rifles with 4 SP, adjacent: 4 or more hits
    place turn 2
    place fog clear
    place unit A02 at 1606
    place unit B07 at 1605 has-fired
    place unit B06 at 1706 has-fired
    place phase american rifles
    fire A02 B07 B06; roll 3
    event hit-roll A02 3 3 4
    event missed A02
    no event damage-roll
    again
    fire A02 B07 B06; roll 4
    event hit-roll A02 4 4 4
    no event missed
    asks dice 1d0-9 damage
    roll 0

% GT-10.15, GT-10.12: rifles with 4 SP, at two hexes: 7 or more hits
    place turn 2
    place fog clear
    place unit A02 at 1606
    place unit B07 at 1604 has-fired
    place unit B06 at 1608 has-fired
    place phase american rifles
    fire A02 B07 B06; roll 6
    event hit-roll A02 6 6 7
    event missed A02
    no event damage-roll
    again
    fire A02 B07 B06; roll 7
    event hit-roll A02 7 7 7
    no event missed
    asks dice 1d0-9 damage
    roll 0

% GT-10.15, GT-10.12: rifles with 5 SP, adjacent: 4 or more hits
    place turn 2
    place fog clear
    place unit A02 at 1606
    place unit B07 at 1605 has-fired
    place unit B08 at 1706 has-fired
    place phase american rifles
    fire A02 B07 B08; roll 3
    event hit-roll A02 3 3 4
    event missed A02
    no event damage-roll
    again
    fire A02 B07 B08; roll 4
    event hit-roll A02 4 4 4
    no event missed
    asks dice 1d0-9 damage
    roll 0

% GT-10.15, GT-10.12: rifles with 5 SP, at two hexes: 7 or more hits
    place turn 2
    place fog clear
    place unit A02 at 1606
    place unit B07 at 1604 has-fired
    place unit B08 at 1608 has-fired
    place phase american rifles
    fire A02 B07 B08; roll 6
    event hit-roll A02 6 6 7
    event missed A02
    no event damage-roll
    again
    fire A02 B07 B08; roll 7
    event hit-roll A02 7 7 7
    no event missed
    asks dice 1d0-9 damage
    roll 0

% GT-10.15, GT-10.12: rifles with 6 SP, adjacent: 2 or more hits
    place turn 2
    place fog clear
    place unit A02 at 1606
    place unit B07 at 1605 has-fired
    place unit B08 at 1706 has-fired
    place unit B06 at 1707 has-fired
    place phase american rifles
    fire A02 B07 B08 B06; roll 1
    event hit-roll A02 1 1 2
    event missed A02
    no event damage-roll
    again
    fire A02 B07 B08 B06; roll 2
    event hit-roll A02 2 2 2
    no event missed
    asks dice 1d0-9 damage
    roll 0

% GT-10.15, GT-10.12: rifles with 6 SP, at two hexes: 6 or more hits
    place turn 2
    place fog clear
    place unit A02 at 1606
    place unit B07 at 1604 has-fired
    place unit B08 at 1608 has-fired
    place unit B06 at 1805 has-fired
    place phase american rifles
    fire A02 B07 B08 B06; roll 5
    event hit-roll A02 5 5 6
    event missed A02
    no event damage-roll
    again
    fire A02 B07 B08 B06; roll 6
    event hit-roll A02 6 6 6
    no event missed
    asks dice 1d0-9 damage
    roll 0
