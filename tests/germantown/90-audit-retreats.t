# Germantown: ways back, leaders left and taken, and the ground gained.
battle germantown-1777

% GT-15.2, GT-15.11, GT-14.13: with six neighbours held there is no way: captured, for 1 and 1
place turn 6
place first american
place unit A02 at 1702
place unit A03 at 1802
place unit A04 at 1803
place unit A07 at 1704
place unit A08 at 1603
place unit A10 at 1602
place unit B14 at 1703
place unit B15 at 4412
place phase american close
    attack 1703; with A02 A03 A04 A07 A08 A10; declare; close; lead A02; play skirmish; play skirmish; roll 3
    event odds 12 3 4-1
    event result - R 4 6
    event captured B14 1703
    is morale american 14.
    is morale british 13.
    event advanced A02 1702 1703

% GT-15.12: on its own edge it leaves the map and is eliminated, and army morale is not touched
place turn 6
place first american
place unit A02 at 5422
place unit A03 at 5323
place unit A04 at 5324
place unit A07 at 5424
place unit B14 at 5423
place unit B15 at 4412
place phase american close
    attack 5423; with A02 A03 A04 A07; declare; close; lead A02; play skirmish; play skirmish; roll 4
    event odds 8 3 2-1
    event result - R 5 4
    is unit B14 eliminated
    no event army-morale
    event advanced A02 5422 5423

% GT-15.11, GT-15.12, GT-12.17: a hex from the edge is not on it: captured, and nobody has departed
place turn 6
place first british
place unit A58 at 0203
place unit B13 at 0202
place unit B14 at 0303
place unit B16 at 0304
place unit B17 at 0204
place unit B18 at 0104
place unit B19 at 0103
place unit A02 at 3302
place phase british close
    attack 0203; with B13 B14 B16 B17 B18 B19; declare; close; lead B13; play skirmish; play skirmish; roll 2
    event result - R 4 6
    is unit A58 captured
    is morale american 12.
    is morale british 15.

% GT-15.10, GT-15.12: the top edge is home to those who came by the Limekiln Road: driven off there, eliminated
place turn 6
place first british
place unit A58 at 2501
place unit B13 at 2401
place unit B14 at 2502
place unit B16 at 2601
place unit A02 at 3302
place phase british close
    attack 2501; with B13 B14 B16; declare; close; lead B13; play skirmish; play skirmish; roll 2
    event odds 9 2 4-1
    event result - R 4 6
    is unit A58 eliminated
    event army-morale american -1 12
    is once strayed
    is morale british 14.

% GT-15.11, GT-15.9: for one of Sullivan's the top edge is no home: captured
place turn 6
place first british
place unit A07 at 2501
place unit B13 at 2401
place unit B14 at 2502
place unit B16 at 2601
place unit A02 at 3302
place phase british close
    attack 2501; with B13 B14 B16; declare; close; lead B13; play skirmish; play skirmish; roll 2
    event result - R 4 6
    is unit A07 captured
    is morale american 12.
    is morale british 15.

% GT-15.10, GT-15.7: Greene's men near the top go up, not back
place turn 6
place first british
place unit A42 at 2103
place unit B13 at 2203
place unit A02 at 3302
place phase british close
    attack 2103; with B13; declare; close; play skirmish; play skirmish; roll 4
    event odds 3 2 3-2
    event result - R 6 3
    answers to 2002, to 2102

% GT-15.9, GT-15.7: Sullivan's go back
place turn 6
place first british
place unit A02 at 2103
place unit B13 at 2203
place unit A03 at 3302
place phase british close
    attack 2103; with B13; declare; close; play skirmish; play skirmish; roll 4
    event result - R 6 3
    answers to 2002, to 2003

% GT-15.4, GT-15.6, GT-4.6: a full hex is struck out before one beside the enemy
place turn 6
place first american
place unit A02 at 1603
place unit A03 at 1603
place unit A35 at 1902
place unit B26 at 1703
place unit B28 at 1803
place unit B29 at 1702
place unit B15 at 4412
place phase american close
    attack 1703; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 5
    event result - R 5 4
    event retreated B26 1703 1802

% GT-15.4, GT-4.6, GT-4.9: with nothing but full hexes left it crowds in and the owner pays in steps, not in army morale
place turn 6
place first american
place unit A02 at 1603
place unit A03 at 1603
place unit B26 at 1703
place unit B28 at 1803
place unit B29 at 1702
place unit B32 at 1802
place unit B01 at 1704
place unit B14 at 1602
place unit B16 at 1602
place phase american close
    attack 1703; with A02 A03; declare  refused GT-11.18
    cancel
    attack 1602; with A02 A03; also 1703; also 1704; declare; close; lead A02; lead B26; play frontal; play skirmish; roll 8
    event odds 4 13 1-3
    event result - R 9 0
    answers to 1802, to 1803
    to 1802
    asks british overfull
    answers lose B26, lose B32
    lose B26
    event step-lost B26
    no event army-morale
    is unit B26 at 1802 reduced

% GT-4.8: a full hex that is only passed costs nothing
place turn 6
place first american
place unit A02 at 1603
place unit A03 at 1603
place unit B26 at 1703
place unit B28 at 1803
place unit B29 at 1702
place unit B32 at 1802
place unit B01 at 1704
place unit B14 at 1602
place unit B16 at 1602
place phase american close
    attack 1602; with A02 A03; also 1703; also 1704; declare; close; lead A02; lead B26; play frontal; play skirmish; roll 9
    event result - D 10 0
    event momentum american 1
    to 1802
    no event step-lost
    answers to 1902, to 1903

% GT-15.3, GT-15.5, GT-15.13: a D in a corner goes as far as there is ground and stops
place turn 6
place first american
place unit A02 at 5222
place unit A03 at 5222
place unit B26 at 5323
place unit B15 at 4412
place phase american close
    attack 5323; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 7
    event result - D 7 4
    answers to 5422, to 5423
    to 5423
    event retreated B26 5423 5424
    event retreated B26 5424 5425
    is unit B26 at 5425 disrupted

% GT-15.2, GT-7.8, GT-15.6: a gun does not fall back over the creek, though it must stay beside the enemy
place turn 6
place first american
place unit A02 at 3523
place unit A03 at 3524
place unit B27 at 3623
place unit B15 at 4412
place phase american close
    attack 3623; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 4
    event odds 4 1 4-1
    event result - R 4 6
    answers to 3622, to 3624

% GT-15.2, GT-15.14: foot does
place turn 6
place first american
place unit A02 at 3523
place unit A03 at 3524
place unit B14 at 3623
place unit B15 at 4412
place phase american close
    attack 3623; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 7
    event odds 4 3 1-1
    event result - R 7 2
    answers to 3723, to 3724

% GT-17.4, GT-15.11, GT-17.5: a leader whose last unit is taken in its retreat rides to a friend
place turn 6
place first american
place unit A02 at 1702
place unit A03 at 1802
place unit A04 at 1803
place unit A07 at 1704
place unit A08 at 1603
place unit A10 at 1602
place unit B14 at 1703
place unit GRANT at 1703
place unit B15 at 2104
place phase american close
    attack 1703; with A02 A03 A04 A07 A08 A10; declare; close; lead A02; play skirmish; play skirmish; roll 3
    event captured B14 1703
    event refuge GRANT 1703 2104
    no event leader-lost

% GT-17.5: of two friends equally near his owner picks
place turn 6
place first american
place unit A02 at 1702
place unit A03 at 1802
place unit A04 at 1803
place unit A07 at 1704
place unit A08 at 1603
place unit A10 at 1602
place unit B14 at 1703
place unit GRANT at 1703
place unit B15 at 2104
place unit B16 at 2105
place phase american close
    attack 1703; with A02 A03 A04 A07 A08 A10; declare; close; lead A02; play skirmish; play skirmish; roll 3
    asks british refuge
    answers to 2104, to 2105
    to 2105
    is unit GRANT at 2105

% GT-17.7, GT-17.5: a lone leader in the way of the beaten is sent off before they come
place turn 6
place first american
place unit A02 at 1603
place unit A03 at 1603
place unit B26 at 1703
place unit GRANT at 1802
place unit GREY at 1803
place unit B15 at 2104
place phase american close
    attack 1703; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 5
    to 1803
    is unit GREY at 1803
    is unit GRANT at 1802

% GT-17.7, GT-17.8: enemy combat units walk over a lone leader, enemy leaders do not
place turn 6
place first american
place fog clear
place unit A02 at 1603
place unit GREENE at 1603
place unit GREY at 1704
place unit B15 at 2104
place phase american movement
    move GREENE; step 1704  refused GT-17.8
    cancel
    move A02; step 1704
    event refuge GREY 1704 2104
    end
    is unit A02 at 1704

% GT-17.10: a lone leader does not end beside the enemy, with a unit he may
place turn 6
place first american
place fog clear
place unit A02 at 1602
place unit GREENE at 1501
place unit B14 at 1703
place unit B15 at 4412
place phase american movement
    move GREENE; step 1601; step 1701; step 1702
    end         refused GT-17.10
    again
    move GREENE; step 1601; step 1602
    end

% GT-14.24, GT-14.26, GT-4.6: checks in the order of the tables, each retreat before the next
place turn 6
place first british
place unit A05 at 1603
place unit A03 at 1603
place unit A02 at 1603
place unit B28 at 1703
place unit B13 at 1704
place unit A32 at 3302
place phase british close
    attack 1603; with B28 B13; declare; close; lead B28; lead A05; play skirmish; play skirmish; roll 4
    event odds 8 5 3-2
    event result - R 6 3
    to 1503
    asks dice 1d0-9
    roll 0
    event check-failed A02
    to 1503
    roll 0
    event check-failed A03
    to 1504
    event advanced B28 1703 1603      # and there is no room for the 33rd beside the Guards
    asks american move

% GT-14.24, GT-18.1: a disrupted fellow checks too, with no penalty for it
place turn 6
place first british
place unit A03 at 1603 disrupted
place unit A02 at 1603
place unit B28 at 1703
place unit A32 at 3302
place phase british close
    attack 1603; with B28; declare; close; play skirmish; play skirmish; roll 2
    event odds 5 3 3-2
    event lead A02 0
    event result R R 5 3
    again
    attack 1603; with B28; declare; close; play skirmish; play skirmish; roll 3
    event result - R 6 3
    to 1503
    roll 5
    event check-passed A03
    no event advanced

% GT-16.4, GT-16.2, GT-14.24: two hexes emptied: the lead enters one, which its owner picks; the fellow may go into either
place turn 6
place first american
place unit A44 at 1603
place unit A02 at 1603
place unit B26 at 1602 reduced
place unit B27 at 1703
place unit B15 at 4412
place phase american close
    attack 1602; with A44 A02; also 1703; declare; close; lead A44; play skirmish; play skirmish; roll 3
    event odds 6 2 3-1
    event lead B26 -1
    event result - R 5 5
    event retreated B26 1602 1702
    roll 0
    event check-failed B27
    to 1802
    asks american advance
    answers advance A44 1602, advance A44 1703
    advance A44 1703
    answers advance A02 1602, advance A02 1703, done
    advance A02 1602
    is unit A44 at 1703
    is unit A02 at 1602

% GT-16.5, GT-16.7: a gun that joined does not go forward
place turn 6
place first american
place unit A02 at 1603
place unit A15 at 1603
place unit B26 at 1703
place unit B15 at 4412
place phase american close
    attack 1703; with A02 A15; declare; close; play skirmish; play skirmish; roll 5
    to 1803
    event advanced A02 1603 1703
    no answer advance A15 1703
    is unit A15 at 1603
    asks british move

% GT-16.10, GT-14.20: a unit may go forward into the zone of others
place turn 6
place first american
place unit A02 at 1603
place unit A03 at 1603
place unit B26 at 1703
place unit B28 at 1903
place unit B15 at 4412
place phase american close
    attack 1703; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 5
    to 1803
    event advanced A02 1603 1703
