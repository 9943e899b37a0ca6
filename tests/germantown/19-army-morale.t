# Germantown, chapter 19: the morale of the armies, its bands, and every event of the card.
battle germantown-1777

% GT-19.1: what would be gained beyond 15 is lost
    place turn 2
    place morale british 14
    place unit B13 at 1606 disrupted
    place unit B14 at 1606 disrupted
    place phase british rally
    rally B13; roll 9
    event army-morale british 1 15 a unit rallied
    rally B14; roll 9
    event army-morale british 1 15 a unit rallied
    is morale british 15.

% GT-19.1: three for a general at 13 make 15
    place turn 2
    place morale british 13
    place unit A02 at 1606
    place unit WASHINGTON at 1606
    place unit B31 at 1605
    place phase american guns
    fire A02 B31; roll 9; roll 9
    event army-morale british 3 15 a leader lost
    is morale british 15.

% GT-19.1: nothing is less than 0
    place turn 2
    place morale american 3
    place unit A02 at 1606
    place unit WASHINGTON at 1606
    place unit B31 at 1605
    place phase american guns
    fire A02 B31; roll 9; roll 9
    event army-morale american -4 0 a leader lost
    is morale american 0.
    over british "substantial victory"

% GT-19.2: american army morale 1: -2 on the morale of every unit
    place turn 2
    place morale american 1
    place unit A02 at 1606 disrupted
    place phase american rally
    rally A02; roll 4
    event rally-roll A02 4 2 7

% GT-19.2: american army morale 2: -2 on the morale of every unit
    place turn 2
    place morale american 2
    place unit A02 at 1606 disrupted
    place phase american rally
    rally A02; roll 4
    event rally-roll A02 4 2 7

% GT-19.2: american army morale 3: -2 on the morale of every unit
    place turn 2
    place morale american 3
    place unit A02 at 1606 disrupted
    place phase american rally
    rally A02; roll 4
    event rally-roll A02 4 2 7

% GT-19.2: american army morale 4: -2 on the morale of every unit
    place turn 2
    place morale american 4
    place unit A02 at 1606 disrupted
    place phase american rally
    rally A02; roll 4
    event rally-roll A02 4 2 7

% GT-19.2: american army morale 5: -1 on the morale of every unit
    place turn 2
    place morale american 5
    place unit A02 at 1606 disrupted
    place phase american rally
    rally A02; roll 4
    event rally-roll A02 4 3 6

% GT-19.2: american army morale 6: -1 on the morale of every unit
    place turn 2
    place morale american 6
    place unit A02 at 1606 disrupted
    place phase american rally
    rally A02; roll 4
    event rally-roll A02 4 3 6

% GT-19.2: american army morale 7: -1 on the morale of every unit
    place turn 2
    place morale american 7
    place unit A02 at 1606 disrupted
    place phase american rally
    rally A02; roll 4
    event rally-roll A02 4 3 6

% GT-19.2: american army morale 8: -1 on the morale of every unit
    place turn 2
    place morale american 8
    place unit A02 at 1606 disrupted
    place phase american rally
    rally A02; roll 4
    event rally-roll A02 4 3 6

% GT-19.2: american army morale 9: -1 on the morale of every unit
    place turn 2
    place morale american 9
    place unit A02 at 1606 disrupted
    place phase american rally
    rally A02; roll 4
    event rally-roll A02 4 3 6

% GT-19.2: american army morale 10: -1 on the morale of every unit
    place turn 2
    place morale american 10
    place unit A02 at 1606 disrupted
    place phase american rally
    rally A02; roll 4
    event rally-roll A02 4 3 6

% GT-19.2: american army morale 11: 0 on the morale of every unit
    place turn 2
    place morale american 11
    place unit A02 at 1606 disrupted
    place phase american rally
    rally A02; roll 4
    event rally-roll A02 4 4 5

% GT-19.2: american army morale 12: 0 on the morale of every unit
    place turn 2
    place morale american 12
    place unit A02 at 1606 disrupted
    place phase american rally
    rally A02; roll 4
    event rally-roll A02 4 4 5

% GT-19.2: american army morale 13: 0 on the morale of every unit
    place turn 2
    place morale american 13
    place unit A02 at 1606 disrupted
    place phase american rally
    rally A02; roll 4
    event rally-roll A02 4 4 5

% GT-19.2: american army morale 14: 0 on the morale of every unit
    place turn 2
    place morale american 14
    place unit A02 at 1606 disrupted
    place phase american rally
    rally A02; roll 4
    event rally-roll A02 4 4 5

% GT-19.2: american army morale 15: 0 on the morale of every unit
    place turn 2
    place morale american 15
    place unit A02 at 1606 disrupted
    place phase american rally
    rally A02; roll 4
    event rally-roll A02 4 4 5

% GT-19.2: british army morale 1: -2 on the morale of every unit
    place turn 2
    place morale british 1
    place unit B14 at 1606 disrupted
    place phase british rally
    rally B14; roll 4
    event rally-roll B14 4 2 7

% GT-19.2: british army morale 2: -2 on the morale of every unit
    place turn 2
    place morale british 2
    place unit B14 at 1606 disrupted
    place phase british rally
    rally B14; roll 4
    event rally-roll B14 4 2 7

% GT-19.2: british army morale 3: -2 on the morale of every unit
    place turn 2
    place morale british 3
    place unit B14 at 1606 disrupted
    place phase british rally
    rally B14; roll 4
    event rally-roll B14 4 2 7

% GT-19.2: british army morale 4: -2 on the morale of every unit
    place turn 2
    place morale british 4
    place unit B14 at 1606 disrupted
    place phase british rally
    rally B14; roll 4
    event rally-roll B14 4 2 7

% GT-19.2: british army morale 5: -1 on the morale of every unit
    place turn 2
    place morale british 5
    place unit B14 at 1606 disrupted
    place phase british rally
    rally B14; roll 4
    event rally-roll B14 4 3 6

% GT-19.2: british army morale 6: -1 on the morale of every unit
    place turn 2
    place morale british 6
    place unit B14 at 1606 disrupted
    place phase british rally
    rally B14; roll 4
    event rally-roll B14 4 3 6

% GT-19.2: british army morale 7: -1 on the morale of every unit
    place turn 2
    place morale british 7
    place unit B14 at 1606 disrupted
    place phase british rally
    rally B14; roll 4
    event rally-roll B14 4 3 6

% GT-19.2: british army morale 8: -1 on the morale of every unit
    place turn 2
    place morale british 8
    place unit B14 at 1606 disrupted
    place phase british rally
    rally B14; roll 4
    event rally-roll B14 4 3 6

% GT-19.2: british army morale 9: -1 on the morale of every unit
    place turn 2
    place morale british 9
    place unit B14 at 1606 disrupted
    place phase british rally
    rally B14; roll 4
    event rally-roll B14 4 3 6

% GT-19.2: british army morale 10: -1 on the morale of every unit
    place turn 2
    place morale british 10
    place unit B14 at 1606 disrupted
    place phase british rally
    rally B14; roll 4
    event rally-roll B14 4 3 6

% GT-19.2: british army morale 11: 0 on the morale of every unit
    place turn 2
    place morale british 11
    place unit B14 at 1606 disrupted
    place phase british rally
    rally B14; roll 4
    event rally-roll B14 4 4 5

% GT-19.2: british army morale 12: 0 on the morale of every unit
    place turn 2
    place morale british 12
    place unit B14 at 1606 disrupted
    place phase british rally
    rally B14; roll 4
    event rally-roll B14 4 4 5

% GT-19.2: british army morale 13: 0 on the morale of every unit
    place turn 2
    place morale british 13
    place unit B14 at 1606 disrupted
    place phase british rally
    rally B14; roll 4
    event rally-roll B14 4 4 5

% GT-19.2: british army morale 14: 0 on the morale of every unit
    place turn 2
    place morale british 14
    place unit B14 at 1606 disrupted
    place phase british rally
    rally B14; roll 4
    event rally-roll B14 4 4 5

% GT-19.2: british army morale 15: 0 on the morale of every unit
    place turn 2
    place morale british 15
    place unit B14 at 1606 disrupted
    place phase british rally
    rally B14; roll 4
    event rally-roll B14 4 4 5

% GT-19.2: the band counts in close combat too
    place turn 2
    place morale american 4
    place morale british 10
    place unit A07 at 1606                  # +1, wavering: -1
    place unit B14 at 1605                  # 0, fatigued: -1
    place phase american close
    attack 1605; with A07; declare; close
    event lead A07 -1
    event lead B14 -1

% GT-19.3: initiative with army morale 15 and 4: +1 and -1
    place turn 2
    place morale american 15
    place morale british 4
    place unit A02 at 3312
    place unit B13 at 4214
    place phase british close
    close
    asks dice 1d0-9 initiative
    roll 5; roll 1
    event initiative-roll american 5 1 6
    event initiative-roll british 1 -1 0
    event initiative american

% GT-19.3: initiative with army morale 11 and 1: +1 and -1
    place turn 2
    place morale american 11
    place morale british 1
    place unit A02 at 3312
    place unit B13 at 4214
    place phase british close
    close
    asks dice 1d0-9 initiative
    roll 5; roll 1
    event initiative-roll american 5 1 6
    event initiative-roll british 1 -1 0
    event initiative american

% GT-19.3: initiative with army morale 10 and 11: +0 and +1
    place turn 2
    place morale american 10
    place morale british 11
    place unit A02 at 3312
    place unit B13 at 4214
    place phase british close
    close
    asks dice 1d0-9 initiative
    roll 5; roll 1
    event initiative-roll american 5 0 5
    event initiative-roll british 1 1 2
    event initiative american

% GT-19.3: initiative with army morale 5 and 15: +0 and +1
    place turn 2
    place morale american 5
    place morale british 15
    place unit A02 at 3312
    place unit B13 at 4214
    place phase british close
    close
    asks dice 1d0-9 initiative
    roll 5; roll 1
    event initiative-roll american 5 0 5
    event initiative-roll british 1 1 2
    event initiative american

% GT-19.3: initiative with army morale 4 and 10: -1 and +0
    place turn 2
    place morale american 4
    place morale british 10
    place unit A02 at 3312
    place unit B13 at 4214
    place phase british close
    close
    asks dice 1d0-9 initiative
    roll 5; roll 1
    event initiative-roll american 5 -1 4
    event initiative-roll british 1 0 1
    event initiative american

% GT-19.3: initiative with army morale 1 and 5: -1 and +0
    place turn 2
    place morale american 1
    place morale british 5
    place unit A02 at 3312
    place unit B13 at 4214
    place phase british close
    close
    asks dice 1d0-9 initiative
    roll 5; roll 1
    event initiative-roll american 5 -1 4
    event initiative-roll british 1 0 1
    event initiative american

% GT-19.4: a band gained counts from the next roll on
    place turn 2
    place morale american 10
    place unit A02 at 1606 disrupted
    place unit A03 at 1606 disrupted
    place phase american rally
    rally A02; roll 6
    event modifier adjusted morale -1
    event rally-roll A02 6 5 6
    event army-morale american 1 11 a unit rallied
    rally A03; roll 5
    no event modifier
    event rally-roll A03 5 5 5
    event rallied A03

% GT-19.4: a band lost as well, in the same shot: the checks come after the D
    place turn 2
    place morale american 11
    place unit A02 at 1606
    place unit A03 at 1606
    place unit B31 at 1605
    place phase american guns
    fire A02 B31; roll 9; roll 4
    event army-morale american -1 10 a D suffered
    to 1407; to 1308
    roll 5
    event modifier adjusted morale -1
    event check-failed A03

% GT-19.4: a leader's loss and the loss of a step are entered one after the other
    place turn 2
    place unit A02 at 1606
    place unit GREENE at 1606
    place unit B31 at 1605
    place phase american guns
    fire A02 B31; roll 9; roll 9
    event army-morale british 2 15 a leader lost
    event army-morale american -2 11 a leader lost
    event army-morale british 1 15 a step lost
    event army-morale american -1 10 a step lost
    is morale american 10.
    is morale british 15.

% GT-19.5: the gain of an event is entered before its loss, also when the loss ends the battle
    place turn 2
    place morale american 1
    place morale british 8
    place unit A02 at 1606
    place unit B31 at 1605
    place phase american guns
    fire A02 B31; roll 9; roll 7
    event army-morale british 1 9 a step lost
    event army-morale american -1 0 a step lost
    is morale british 9.
    over british "substantial victory"

% GT-19.5: an army at 1 that captures has 2 when the other has nothing
    place turn 2
    place morale american 1
    place morale british 1
    place unit A02 at 1606
    place unit B31 at 1605
    place unit B13 at 1706
    place unit B14 at 1707
    place unit B15 at 1607
    place unit B16 at 1507
    place unit B17 at 1506                  # nowhere to retreat to
    place phase american guns
    fire A02 B31; roll 9; roll 0
    event army-morale british 1 2 a unit captured
    event army-morale american -1 0 a unit captured
    over british "substantial victory"

% GT-19.6: rally: +1, and the enemy loses nothing
    place turn 2
    place unit A02 at 1606 disrupted
    place phase american rally
    rally A02; roll 9
    event army-morale american 1 14 a unit rallied
    no event army-morale british

% GT-19.6: D suffered: -1, and the enemy gains nothing
    place turn 2
    place unit B13 at 1606
    place unit A15 at 1605
    place phase british guns
    fire B13 A15; roll 9; roll 4
    event army-morale british -1 13 a D suffered
    no event army-morale american

% GT-19.6: AM suffered: -1, and the enemy gains nothing
    place turn 2
    place unit B13 at 1606
    place unit A06 at 1605
    place phase british rifles
    fire B13 A06; roll 9; roll 0
    event army-morale british -1 13 an AM suffered
    no event army-morale american

% GT-19.6: 1: the one gains 1, the other loses 1
    place turn 2
    place unit B13 at 1606
    place unit A15 at 1605
    place phase british guns
    fire B13 A15; roll 9; roll 7
    event army-morale american 1 14 a step lost
    event army-morale british -1 13 a step lost

% GT-19.6: 2 suffered by the defender: the one gains 1, the other loses 2
    place turn 2
    place unit A07 at 1606                  # 2 SP, +1
    place unit A08 at 1606
    place unit A10 at 1606
    place unit A12 at 1506
    place unit WAYNE at 1606                # +1
    place unit B26 at 1605                  # 2 SP, 0: 8 to 2 is 4-1
    place phase american close
    attack 1605; with A07 A08 A10 A12; declare; close
    lead A07; american: play stand-fast; british: play stand-fast; roll 9
    event combat-roll american 9 2 11
    event result - 2
    event army-morale american 1 14 two steps lost
    event army-morale british -2 12 two steps lost
    is unit B26 eliminated.

% GT-19.6: 2 suffered by the attacker, the same
    place turn 2
    place morale british 9
    place unit A04 at 1606                  # 2 SP, 0
    place unit B28 at 1605                  # 5 SP, +2, fatigued +1: 1-3
    place unit HOWE at 1605                 # +1
    place phase american close
    attack 1605; with A04; declare; close
    american: play stand-fast; british: play stand-fast; roll 0
    event combat-roll american 0 -2 -2
    event result 2 -
    event army-morale british 1 10 two steps lost
    event army-morale american -2 11 two steps lost

% GT-19.6: a capture: the one gains 1, the other loses 1
    place turn 2
    place unit B13 at 1606
    place unit A15 at 1605
    place unit A02 at 1706
    place unit A03 at 1707
    place unit A04 at 1607
    place unit A05 at 1507
    place unit A07 at 1506                  # nowhere to retreat to
    place phase british guns
    fire B13 A15; roll 9; roll 0
    event army-morale american 1 14 a unit captured
    event army-morale british -1 13 a unit captured

% GT-19.6: a pin removed by moving: -1, and the enemy gains nothing
    place turn 3
    place unit A02 at 1606 pinned
    place unit B13 at 1605 pinned
    place pin 1 A02 B13
    place phase american movement
    move A02; step 1607; step 1608; end
    event army-morale american -1 12 pinned units moved away
    no event army-morale british

% GT-19.6: a pin removed by moving costs the British 1 as well
    place turn 3
    place unit A02 at 1606 pinned
    place unit B13 at 1605 pinned
    place pin 1 A02 B13
    place phase british movement
    move B13; step 1604; step 1603; end
    event army-morale british -1 13 pinned units moved away
    no event army-morale american

% GT-19.6, GT-20.14: Washington lost: +3 for the enemy, -4 for his army, 6 half points
    place turn 2
    place morale british 8
    place unit A02 at 1606
    place unit WASHINGTON at 1606
    place unit B31 at 1605
    place phase american guns
    fire A02 B31; roll 9; roll 9
    event leader-lost WASHINGTON 1606 he fell
    event army-morale british 3 11 a leader lost
    event army-morale american -4 9 a leader lost
    score british 9

% GT-19.6, GT-20.14: Greene lost: +2 for the enemy, -2 for his army, 4 half points
    place turn 2
    place morale british 8
    place unit A02 at 1606
    place unit GREENE at 1606
    place unit B31 at 1605
    place phase american guns
    fire A02 B31; roll 9; roll 9
    event leader-lost GREENE 1606 he fell
    event army-morale british 2 10 a leader lost
    event army-morale american -2 11 a leader lost
    score british 7

% GT-19.6, GT-20.14: Sullivan lost: +1 for the enemy, -1 for his army, 2 half points
    place turn 2
    place morale british 8
    place unit A02 at 1606
    place unit SULLIVAN at 1606
    place unit B31 at 1605
    place phase american guns
    fire A02 B31; roll 9; roll 9
    event leader-lost SULLIVAN 1606 he fell
    event army-morale british 1 9 a leader lost
    event army-morale american -1 12 a leader lost
    score british 5

% GT-19.6, GT-20.14: Wayne lost: +1 for the enemy, -1 for his army, 2 half points
    place turn 2
    place morale british 8
    place unit A02 at 1606
    place unit WAYNE at 1606
    place unit B31 at 1605
    place phase american guns
    fire A02 B31; roll 9; roll 9
    event leader-lost WAYNE 1606 he fell
    event army-morale british 1 9 a leader lost
    event army-morale american -1 12 a leader lost
    score british 5

% GT-19.6, GT-20.14: Stephen lost: +1 for the enemy, -1 for his army, 1 half point
    place turn 2
    place morale british 8
    place unit A02 at 1606
    place unit STEPHEN at 1606
    place unit B31 at 1605
    place phase american guns
    fire A02 B31; roll 9; roll 9
    event leader-lost STEPHEN 1606 he fell
    event army-morale british 1 9 a leader lost
    event army-morale american -1 12 a leader lost
    score british 4

% GT-19.6, GT-20.14: Muhlenberg lost: +1 for the enemy, -1 for his army, 1 half point
    place turn 2
    place morale british 8
    place unit A02 at 1606
    place unit MUHLENBERG at 1606
    place unit B31 at 1605
    place phase american guns
    fire A02 B31; roll 9; roll 9
    event leader-lost MUHLENBERG 1606 he fell
    event army-morale british 1 9 a leader lost
    event army-morale american -1 12 a leader lost
    score british 4

% GT-19.6, GT-20.14: Maxwell lost: +1 for the enemy, -1 for his army, 1 half point
    place turn 2
    place morale british 8
    place unit A02 at 1606
    place unit MAXWELL at 1606
    place unit B31 at 1605
    place phase american guns
    fire A02 B31; roll 9; roll 9
    event leader-lost MAXWELL 1606 he fell
    event army-morale british 1 9 a leader lost
    event army-morale american -1 12 a leader lost
    score british 4

% GT-19.6, GT-20.14: Mathews lost: +0 for the enemy, -1 for his army, 1 half point
    place turn 2
    place morale british 8
    place unit A02 at 1606
    place unit MATHEWS at 1606
    place unit B31 at 1605
    place phase american guns
    fire A02 B31; roll 9; roll 9
    event leader-lost MATHEWS 1606 he fell
    no event army-morale british * * a leader lost
    event army-morale american -1 12 a leader lost
    score british 4

% GT-19.6, GT-20.14: Armstrong lost: +0 for the enemy, -1 for his army, 0 half points
    place turn 2
    place morale british 8
    place unit A37 at 1606
    place unit ARMSTRONG at 1606
    place unit B31 at 1605
    place phase american guns
    fire A37 B31; roll 9; roll 9
    event leader-lost ARMSTRONG 1606 he fell
    no event army-morale british * * a leader lost
    event army-morale american -1 12 a leader lost
    score british 3

% GT-19.6, GT-20.14: Howe lost: +3 for the enemy, -3 for his army, 6 half points
    place turn 2
    place morale american 8
    place unit B14 at 1606
    place unit HOWE at 1606
    place unit A15 at 1605
    place phase british guns
    fire B14 A15; roll 9; roll 9
    event leader-lost HOWE 1606 he fell
    event army-morale american 3 11 a leader lost
    event army-morale british -3 11 a leader lost
    score american 7

% GT-19.6, GT-20.14: Cornwallis lost: +2 for the enemy, -2 for his army, 4 half points
    place turn 2
    place morale american 8
    place unit B14 at 1606
    place unit CORNWALLIS at 1606
    place unit A15 at 1605
    place phase british guns
    fire B14 A15; roll 9; roll 9
    event leader-lost CORNWALLIS 1606 he fell
    event army-morale american 2 10 a leader lost
    event army-morale british -2 12 a leader lost
    score american 5

% GT-19.6, GT-20.14: Knyphausen lost: +2 for the enemy, -2 for his army, 2 half points
    place turn 2
    place morale american 8
    place unit B14 at 1606
    place unit KNYPHAUSEN at 1606
    place unit A15 at 1605
    place phase british guns
    fire B14 A15; roll 9; roll 9
    event leader-lost KNYPHAUSEN 1606 he fell
    event army-morale american 2 10 a leader lost
    event army-morale british -2 12 a leader lost
    score american 3

% GT-19.6, GT-20.14: Grey lost: +1 for the enemy, -1 for his army, 2 half points
    place turn 2
    place morale american 8
    place unit B14 at 1606
    place unit GREY at 1606
    place unit A15 at 1605
    place phase british guns
    fire B14 A15; roll 9; roll 9
    event leader-lost GREY 1606 he fell
    event army-morale american 1 9 a leader lost
    event army-morale british -1 13 a leader lost
    score american 3

% GT-19.6, GT-20.14: Agnew lost: +1 for the enemy, -1 for his army, 2 half points
    place turn 2
    place morale american 8
    place unit B14 at 1606
    place unit AGNEW at 1606
    place unit A15 at 1605
    place phase british guns
    fire B14 A15; roll 9; roll 9
    event leader-lost AGNEW 1606 he fell
    event army-morale american 1 9 a leader lost
    event army-morale british -1 13 a leader lost
    score american 3

% GT-19.6, GT-20.14: Grant lost: +1 for the enemy, -1 for his army, 1 half point
    place turn 2
    place morale american 8
    place unit B14 at 1606
    place unit GRANT at 1606
    place unit A15 at 1605
    place phase british guns
    fire B14 A15; roll 9; roll 9
    event leader-lost GRANT 1606 he fell
    event army-morale american 1 9 a leader lost
    event army-morale british -1 13 a leader lost
    score american 2

% GT-19.6, GT-20.14: Musgrave lost: +0 for the enemy, -1 for his army, 1 half point
    place turn 2
    place morale american 8
    place unit B14 at 1606
    place unit MUSGRAVE at 1606
    place unit A15 at 1605
    place phase british guns
    fire B14 A15; roll 9; roll 9
    event leader-lost MUSGRAVE 1606 he fell
    no event army-morale american * * a leader lost
    event army-morale british -1 13 a leader lost
    score american 2

% GT-19.7: R and a failed check cost nothing
    place turn 2
    place unit A02 at 1606
    place unit A03 at 1606
    place unit B31 at 1605
    place phase american guns
    fire A02 B31; roll 9; roll 0
    event retreated A02 1606 1507
    no event army-morale
    roll 0
    event check-failed A03
    event retreated A03 1606 1507
    no event army-morale
    is morale american 13.
    is morale british 14.

% GT-19.7: R in close combat, and the advance after it, cost nothing and give nothing
    place turn 2
    place unit A07 at 1606
    place unit A08 at 1606
    place unit B26 at 1605                  # 4 to 2: 2-1
    place phase american close
    attack 1605; with A07 A08; declare; close
    lead A07; american: play stand-fast; british: play stand-fast; roll 4
    event combat-roll american 4 1 5
    event result - R
    no event army-morale
    is morale american 13.
    is morale british 14.
    advance A07 1605
    event advanced A07 1606 1605
    no event army-morale

% GT-19.8: the first of Stephen's units to leave the map costs 1
    place turn 2
    place fog heavy
    place unit A56 at 1601
    place unit A57 at 1601
    place unit STEPHEN waiting
    place unit B13 at 4214
    place phase american movement
    roll 8; roll 1                          # they stray to the north
    event left-map A56 1601 it strayed off the map
    event left-map A57 1601 it strayed off the map
    event army-morale american -1 12 the first of Stephen's units left the map
    is morale american 12.                  # once, though two have gone
    is once strayed.

% GT-19.8: the next cost nothing
    place turn 2
    place fog heavy
    place once strayed
    place unit A56 at 1601
    place unit STEPHEN waiting
    place unit B13 at 4214
    place phase american movement
    roll 8; roll 1
    event left-map A56 1601 it strayed off the map
    no event army-morale
    is morale american 13.

% GT-19.9: the first friendly fire that succeeds costs 1, whatever follows
    place turn 2
    place fog heavy
    place unit A56 at 1606
    place unit A02 at 1605
    place unit STEPHEN eliminated
    place unit B13 at 4214
    place phase american movement
    close; roll 7
    event friendly-fire 1606
    event army-morale american -1 12 the first fire on friends
    roll 9; roll 9                          # both hold
    no event panicked
    is morale american 12.
    is once friendly.

% GT-19.9: one that does not succeed costs nothing
    place turn 2
    place fog heavy
    place unit A56 at 1606
    place unit A02 at 1605
    place unit STEPHEN eliminated
    place unit B13 at 4214
    place phase american movement
    close; roll 6
    no event army-morale
    not once friendly

% GT-19.9: the next cost nothing
    place turn 2
    place fog heavy
    place once friendly
    place unit A56 at 1606
    place unit A02 at 1605
    place unit STEPHEN eliminated
    place unit B13 at 4214
    place phase american movement
    close; roll 9
    event friendly-fire 1606
    no event army-morale

% GT-19.10: the first panicked unit to leave the map costs 1
    place turn 2
    place unit A02 at 0106 panicked
    place unit A03 at 0108 panicked
    place unit B13 at 4214
    place phase american movement
    is unit A02 departed
    is unit A03 departed
    is morale american 12.
    is once fled.

% GT-19.10: the next cost nothing
    place turn 2
    place once fled
    place unit A02 at 0106 panicked
    place unit B13 at 4214
    place phase american movement
    is unit A02 departed
    is morale american 13.

% GT-19.8, GT-19.10: a panicked unit of Stephen's is the first of either kind
    place turn 2
    place unit A56 at 0106 panicked
    place unit STEPHEN eliminated
    place unit B13 at 4214
    place phase american movement
    is unit A56 departed
    is once strayed.
    is once fled.
    is morale american 11.

% GT-19.8, GT-19.10: each of the three has its own first time
    place turn 2
    place once strayed friendly
    place unit A56 at 0106 panicked
    place unit STEPHEN eliminated
    place unit B13 at 4214
    place phase american movement
    is unit A56 departed
    is morale american 12.

% GT-19.1: a battle begins with a morale between 1 and 15
    file germantown-1777
    change american: 13, british: 14 => american: 16, british: 14
    refused "15"
    change american: 16, british: 14 => american: 15, british: 0
    refused
    change american: 15, british: 0 => american: 15, british: 1
    accepted
