# Germantown, chapter 22: the fog.
battle germantown-1777

% GT-22.1: heavy at the start
    is fog heavy.

% GT-22.1: a position that does not say otherwise has the fog of the battle's start
    place turn 2
    place unit A02 at 1606
    place unit B13 at 4214
    place phase american movement
    is fog heavy.

% GT-22.2: turn 2 begins without a die for the fog
    place turn 1
    place fog heavy
    place unit A02 at 3609
    place unit B13 at 4514
    place phase british close
    close
    event turn 2
    asks dice 1d0-9 initiative
    is fog heavy.

% GT-22.2: turn 3 begins without a die for the fog
    place turn 2
    place fog heavy
    place unit A02 at 3609
    place unit B13 at 4514
    place phase british close
    close
    event turn 3
    asks dice 1d0-9 initiative
    is fog heavy.

% GT-22.2: turn 4 begins without a die for the fog
    place turn 3
    place fog heavy
    place unit A02 at 3609
    place unit B13 at 4514
    place phase british close
    close
    event turn 4
    asks dice 1d0-9 initiative
    is fog heavy.

% GT-22.3: turn 5 begins with one, before the initiative
    place turn 4
    place fog heavy
    place unit A02 at 3609
    place unit B13 at 4514
    place phase british close
    close
    event turn 5
    asks dice 1d0-9 fog
    roll 0
    asks dice 1d0-9 initiative

% GT-22.3: turn 6 begins with one, before the initiative
    place turn 5
    place fog heavy
    place unit A02 at 3609
    place unit B13 at 4514
    place phase british close
    close
    event turn 6
    asks dice 1d0-9 fog
    roll 0
    asks dice 1d0-9 initiative

% GT-22.3: turn 9 begins with one, before the initiative
    place turn 8
    place fog heavy
    place unit A02 at 3609
    place unit B13 at 4514
    place phase british close
    close
    event turn 9
    asks dice 1d0-9 fog
    roll 0
    asks dice 1d0-9 initiative

% GT-22.3: turn 10 begins with one, before the initiative
    place turn 9
    place fog heavy
    place unit A02 at 3609
    place unit B13 at 4514
    place phase british close
    close
    event turn 10
    asks dice 1d0-9 fog
    roll 0
    asks dice 1d0-9 initiative

% GT-22.3: 0 in heavy fog: nothing changes
    place turn 4
    place fog heavy
    place unit A02 at 3609
    place unit B13 at 4514
    place phase british close
    close
    roll 0
    event fog-roll 0
    event fog heavy
    is fog heavy.

% GT-22.3: 1 in heavy fog: nothing changes
    place turn 4
    place fog heavy
    place unit A02 at 3609
    place unit B13 at 4514
    place phase british close
    close
    roll 1
    event fog-roll 1
    event fog heavy
    is fog heavy.

% GT-22.3: 2 in heavy fog: nothing changes
    place turn 4
    place fog heavy
    place unit A02 at 3609
    place unit B13 at 4514
    place phase british close
    close
    roll 2
    event fog-roll 2
    event fog heavy
    is fog heavy.

% GT-22.3: 3 in heavy fog: nothing changes
    place turn 4
    place fog heavy
    place unit A02 at 3609
    place unit B13 at 4514
    place phase british close
    close
    roll 3
    event fog-roll 3
    event fog heavy
    is fog heavy.

% GT-22.3: 4 in heavy fog: nothing changes
    place turn 4
    place fog heavy
    place unit A02 at 3609
    place unit B13 at 4514
    place phase british close
    close
    roll 4
    event fog-roll 4
    event fog heavy
    is fog heavy.

% GT-22.3: 5 in heavy fog: one level clearer
    place turn 4
    place fog heavy
    place unit A02 at 3609
    place unit B13 at 4514
    place phase british close
    close
    roll 5
    event fog-roll 5
    event fog moderate
    is fog moderate.

% GT-22.3: 6 in heavy fog: one level clearer
    place turn 4
    place fog heavy
    place unit A02 at 3609
    place unit B13 at 4514
    place phase british close
    close
    roll 6
    event fog-roll 6
    event fog moderate
    is fog moderate.

% GT-22.3: 7 in heavy fog: one level clearer
    place turn 4
    place fog heavy
    place unit A02 at 3609
    place unit B13 at 4514
    place phase british close
    close
    roll 7
    event fog-roll 7
    event fog moderate
    is fog moderate.

% GT-22.3: 8 in heavy fog: one level clearer
    place turn 4
    place fog heavy
    place unit A02 at 3609
    place unit B13 at 4514
    place phase british close
    close
    roll 8
    event fog-roll 8
    event fog moderate
    is fog moderate.

% GT-22.3: 9 in heavy fog: one level clearer
    place turn 4
    place fog heavy
    place unit A02 at 3609
    place unit B13 at 4514
    place phase british close
    close
    roll 9
    event fog-roll 9
    event fog moderate
    is fog moderate.

% GT-22.3: 0 in moderate fog: nothing changes
    place turn 4
    place fog moderate
    place unit A02 at 3609
    place unit B13 at 4514
    place phase british close
    close
    roll 0
    event fog-roll 0
    event fog moderate
    is fog moderate.

% GT-22.3: 1 in moderate fog: nothing changes
    place turn 4
    place fog moderate
    place unit A02 at 3609
    place unit B13 at 4514
    place phase british close
    close
    roll 1
    event fog-roll 1
    event fog moderate
    is fog moderate.

% GT-22.3: 2 in moderate fog: nothing changes
    place turn 4
    place fog moderate
    place unit A02 at 3609
    place unit B13 at 4514
    place phase british close
    close
    roll 2
    event fog-roll 2
    event fog moderate
    is fog moderate.

% GT-22.3: 3 in moderate fog: nothing changes
    place turn 4
    place fog moderate
    place unit A02 at 3609
    place unit B13 at 4514
    place phase british close
    close
    roll 3
    event fog-roll 3
    event fog moderate
    is fog moderate.

% GT-22.3: 4 in moderate fog: nothing changes
    place turn 4
    place fog moderate
    place unit A02 at 3609
    place unit B13 at 4514
    place phase british close
    close
    roll 4
    event fog-roll 4
    event fog moderate
    is fog moderate.

% GT-22.3: 5 in moderate fog: one level clearer
    place turn 4
    place fog moderate
    place unit A02 at 3609
    place unit B13 at 4514
    place phase british close
    close
    roll 5
    event fog-roll 5
    event fog clear
    is fog clear.

% GT-22.3: 6 in moderate fog: one level clearer
    place turn 4
    place fog moderate
    place unit A02 at 3609
    place unit B13 at 4514
    place phase british close
    close
    roll 6
    event fog-roll 6
    event fog clear
    is fog clear.

% GT-22.3: 7 in moderate fog: one level clearer
    place turn 4
    place fog moderate
    place unit A02 at 3609
    place unit B13 at 4514
    place phase british close
    close
    roll 7
    event fog-roll 7
    event fog clear
    is fog clear.

% GT-22.3: 8 in moderate fog: one level clearer
    place turn 4
    place fog moderate
    place unit A02 at 3609
    place unit B13 at 4514
    place phase british close
    close
    roll 8
    event fog-roll 8
    event fog clear
    is fog clear.

% GT-22.3: 9 in moderate fog: one level clearer
    place turn 4
    place fog moderate
    place unit A02 at 3609
    place unit B13 at 4514
    place phase british close
    close
    roll 9
    event fog-roll 9
    event fog clear
    is fog clear.

% GT-22.3: turns are those of the day
    battle germantown-chew-house            # it begins with turn 3: its third is turn 5
    place turn 1
    place unit A25 at 3310
    place unit B14 at 4014
    place phase british close
    close
    asks dice 1d0-9 initiative

% GT-22.3: so in that battle the third turn is the first with a die
    battle germantown-chew-house
    place turn 2
    place unit A25 at 3310
    place unit B14 at 4014
    place phase british close
    close
    asks dice 1d0-9 fog

% GT-22.4: when it is clear there is no die for it any more
    battle germantown-1777
    place turn 7
    place fog clear
    place unit A02 at 3609
    place unit B13 at 4514
    place phase british close
    close
    asks dice 1d0-9 initiative
    is fog clear.

% GT-22.5: in heavy fog a gun fires 1 hex far, and no further
    place turn 2
    place fog heavy
    place unit B31 at 1606
    place unit A02 at 1604
    place unit B20 at 1806
    place unit A03 at 1805
    place phase american guns
    answers fire A03 B20, pass
    fire A02 B31                            refused GT-22.5 "in this fog"
    fire A03 B20; roll 0

% GT-22.5: in heavy fog rifles fire 1 hex far, and no further
    place turn 2
    place fog heavy
    place unit A06 at 1606
    place unit B13 at 1604
    place unit A22 at 1806
    place unit B14 at 1805
    place phase british rifles
    answers fire B14 A22, pass
    fire B13 A06                            refused GT-22.5 "in this fog"
    fire B14 A22; roll 0

% GT-22.5: in moderate fog a gun fires 2 hexes far, and no further
    place turn 2
    place fog moderate
    place unit B31 at 1606
    place unit A02 at 1603
    place unit B20 at 1806
    place unit A03 at 1804
    place phase american guns
    answers fire A03 B20, pass
    fire A02 B31                            refused GT-22.5 "in this fog"
    fire A03 B20; roll 0

% GT-22.5: in moderate fog rifles fire 2 hexes far, and no further
    place turn 2
    place fog moderate
    place unit A06 at 1606
    place unit B13 at 1603
    place unit A22 at 1806
    place unit B14 at 1804
    place phase british rifles
    answers fire B14 A22, pass
    fire B13 A06                            refused GT-22.5 "in this fog"
    fire B14 A22; roll 0

% GT-22.5: when it is clear they fire three hexes far
    place turn 6
    place fog clear
    place unit B31 at 1606
    place unit B07 at 1506
    place unit A02 at 1603
    place unit A03 at 1602
    place phase american guns
    answers fire A02 B31, pass
    fire A03 B31                            refused GT-10.1 "at most"
    fire A02 B31; roll 0
    answers fire A02 B07, pass

% GT-22.6: heavy and moderate are fog: Stephen's men stray and friends fire
    place turn 2
    place fog heavy
    place unit A56 at 1606
    place unit A02 at 1605
    place unit STEPHEN at 1606
    place unit B13 at 4214
    place phase american movement
    asks dice 1d0-9
    roll 0
    close
    asks dice 1d0-9
    roll 7
    event friendly-fire 1606

% GT-22.6: in moderate fog as well
    place turn 2
    place fog moderate
    place unit A56 at 1606
    place unit A02 at 1605
    place unit STEPHEN at 1606
    place unit B13 at 4214
    place phase american movement
    asks dice 1d0-9
    roll 0
    close
    asks dice 1d0-9
    roll 8
    event friendly-fire 1606

% GT-22.6: when it is clear neither happens
    place turn 2
    place fog clear
    place unit A56 at 1606
    place unit A02 at 1605
    place unit STEPHEN at 1606
    place unit B13 at 4214
    place phase american movement
    asks american move
    close
    no event friendly-roll

% GT-22.1: there are three levels of it, and a battle may begin with any
    file germantown-1777
    change fog: heavy => fog: thin
    refused "heavy, moderate or clear"
    change fog: thin => fog: moderate
    accepted
    change fog: moderate => fog: clear
    accepted
