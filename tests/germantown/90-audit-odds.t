# Germantown: strengths, columns and modifiers, several at a time.
battle germantown-1777

% GT-12.9, GT-11.28, GT-12.27: below one to three and beside a diversion: twice -1
place turn 6
place first american
place unit A05 at 1603
place unit B28 at 1703
place unit B14 at 1602
place phase american close
    attack 1703; with A05; divert 1602; declare; close
    play skirmish; play skirmish; roll 9
    event odds 1 5 1-3
    event result R - 5 0

% GT-12.8, GT-11.27: nine to one counts as four to one, and the diversion makes it three to one
place turn 6
place first american
place unit A44 at 1603
place unit A02 at 1603
place unit A14 at 1704
place unit B26 at 1703 reduced
place unit B14 at 1602
place phase american close
    attack 1703; with A44 A02 A14; divert 1602; declare; close
    lead A02; play skirmish; play skirmish; roll 4
    event result - R 5 5

% GT-12.7, GT-12.9: exactly one to three is one to three and no more
place turn 6
place unit A05 at 1603
place unit B14 at 1703
place phase american close
    attack 1703; with A05; declare; close; play skirmish; play skirmish; roll 6
    event odds 1 3 1-3
    event result PIN PIN 6 0

% GT-12.7, GT-12.19: three against four is one to two
place turn 6
place unit A14 at 1603
place unit B10 at 1703
place phase american close
    attack 1703; with A14; declare; close; play skirmish; play skirmish; roll 5
    event odds 3 4 1-2
    event result R R 6 1

% GT-12.5, GT-12.15: halves are rounded up unit by unit: three and three disrupted make four
place turn 6
place unit A44 at 1603
place unit A02 at 1603
place unit B14 at 1703 disrupted
place unit B15 at 1703 disrupted
place phase american close
    attack 1703; with A44 A02; declare; close; lead A02; lead B14; play skirmish; play skirmish; roll 2
    event odds 6 4 3-2
    event result R - 3 3

% GT-12.5, GT-12.6: reduced and disrupted: half of what the reduced side has; shattered: 1
place turn 6
place unit A44 at 1603
place unit A02 at 1603
place unit B14 at 1703 reduced disrupted
place unit B09 at 1703 shattered
place phase american close
    attack 1703; with A44 A02; declare; close; lead A02; lead B09; play skirmish; play skirmish; roll 2
    event odds 6 2 3-1
    event result R - 2 5

% GT-12.14, GT-12.15: cavalry among those who attack broken men alone: +2
place turn 6
place unit A36 at 1603
place unit A44 at 1603
place unit B14 at 1703 disrupted
place phase american close
    attack 1703; with A36 A44; declare; close; lead A44; play skirmish; play skirmish; roll 2
    event odds 5 2 2-1
    event result - R 5 4

% GT-12.14, GT-12.15, GT-12.11, GT-14.14: a steady gun beside them: +1 only, the gun leads, the broken are taken in the lock
place turn 6
place unit A36 at 1603
place unit A44 at 1603
place unit B14 at 1703 disrupted
place unit B27 at 1703
place phase american close
    attack 1703; with A36 A44; declare; close; lead A44
    event lead B27 0
    play skirmish; play skirmish; roll 2
    event odds 5 3 3-2
    event result PIN PIN 4 3
    event captured B14
    event pinned B27

% GT-12.5, GT-12.15: panic halves but breaks nobody
place turn 6
place first british
place unit A61 at 1603 panicked
place unit B26 at 1703
place phase british close
    attack 1603; with B26; declare; close; play skirmish; play skirmish; roll 5
    event odds 2 1 2-1
    event result - R 5 4

% GT-12.5, GT-12.15: panicked and disrupted is halved once and has +1 against it
place turn 6
place first british
place unit A44 at 1603 panicked disrupted
place unit B26 at 1703
place phase british close
    attack 1603; with B26; declare; close; play skirmish; play skirmish; roll 5
    event odds 2 2 1-1
    event result PIN PIN 5 2

% GT-12.16, GT-1.6: militia and the militia's gun are all militia
place turn 6
place first british
place unit A37 at 1603
place unit A40 at 1603
place unit B28 at 1703
place phase british close
    attack 1603; with B28; declare; close; play skirmish; play skirmish; roll 1
    event odds 5 5 1-1
    event result PIN PIN 5 2

% GT-12.16: with one regular among them they are not
place turn 6
place first british
place unit A37 at 1603
place unit A40 at 1603
place unit A05 at 1603
place unit B28 at 1703
place phase british close
    attack 1603; with B28; declare; close; lead A37; play skirmish; play skirmish; roll 2
    event odds 5 6 1-2
    event result PIN PIN 5 1

% GT-12.24, GT-12.19: militia that attack: their own morale and -1
place turn 6
place unit A37 at 1603
place unit B26 at 1703
place phase american close
    attack 1703; with A37; declare; close; play skirmish; play skirmish; roll 7
    event result - R 5 4

% GT-12.24: with a troop of horse beside them only their morale
place turn 6
place unit A37 at 1603
place unit A35 at 1603
place unit B26 at 1703
place phase american close
    attack 1703; with A37 A35; declare; close; lead A37; play skirmish; play skirmish; roll 6
    event odds 5 2 2-1
    event result - R 5 4

% GT-12.24, GT-12.16: militia against Americans does not occur; the British side of -1 is theirs alone: militia defending have none
place turn 6
place first british
place unit A37 at 1603
place unit B26 at 1703
place unit B14 at 1602
place phase british close
    attack 1603; with B26 B14; declare; close; lead B26; play skirmish; play skirmish; roll 3
    event odds 5 4 1-1
    event result PIN PIN 5 2

% GT-12.18, GT-12.26, GT-12.27: rifles on both hands cancel each other
place turn 6
place unit A06 at 1603
place unit A02 at 1603
place unit B07 at 1703
place phase american close
    attack 1703; with A06 A02; declare; close; lead A02; play skirmish; play skirmish; roll 8
    event odds 4 3 1-1
    event result - R 7 2

% GT-23.1: surprise is American and of turn 1
place turn 1
place first american
place unit A02 at 1603
place unit A03 at 1603
place unit B26 at 1703
place phase american close
    attack 1703; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 4
    event result - R 5 4

% GT-23.1: the British have none of it
place turn 1
place first american
place unit A05 at 1603
place unit B26 at 1703
place phase british close
    attack 1603; with B26; declare; close; play skirmish; play skirmish; roll 4
    event result R R 4 4

% GT-12.17, GT-12.33, GT-15.6: two who stand across surround; the beaten must go to a hex next to the enemy
place turn 6
place unit A02 at 1702
place unit A03 at 1704
place unit B26 at 1703
place phase american close
    attack 1703; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 4
    event result - R 5 4
    answers to 1802, to 1803

% GT-12.33, GT-11.25, GT-11.27: a friend in one of the shut neighbours opens it; he is a diversion meanwhile
place turn 6
place unit A02 at 1702
place unit A03 at 1704
place unit B26 at 1703
place unit B14 at 1803
place phase american close
    attack 1703; with A02 A03; declare      refused GT-11.18
    divert 1803; declare; close; lead A02; play skirmish; play skirmish; roll 5
    event odds 4 2 3-2
    event result R R 5 3

% GT-12.25, GT-12.31, GT-11.21: one hex against two, itself surrounded: -1
place turn 6
place unit A44 at 1603
place unit A02 at 1603
place unit B26 at 1602
place unit B14 at 1604 reduced
place phase american close
    attack 1602; with A44 A02; also 1604; declare; close; lead A02; lead B26; play skirmish; play skirmish; roll 6
    event odds 6 4 3-2
    event result R R 5 3

% GT-12.2, GT-12.30, GT-14.27: a gun adds its strength and does not check when the lead gives way
place turn 6
place unit A02 at 1603
place unit A15 at 1603
place unit B26 at 1703
place phase american close
    attack 1703; with A02 A15; declare; close; play skirmish; play skirmish; roll 2
    event odds 4 2 2-1
    event result R - 2 4
    to 1503
    no event check-roll
    asks british move
    is unit A15 at 1603.

% GT-12.2: the gun may stay out of it
place turn 6
place unit A02 at 1603
place unit A15 at 1603
place unit B26 at 1703
place phase american close
    attack 1703; with A02; declare; close; play skirmish; play skirmish; roll 2
    event odds 2 2 1-1
    event result D - 2 2

% GT-14.24, GT-14.27: a defending gun does check
place turn 6
place unit A02 at 1603
place unit A03 at 1603
place unit B26 at 1703
place unit B27 at 1703
place phase american close
    attack 1703; with A02 A03; declare; close; lead A02; play frontal; play skirmish; roll 5
    event odds 4 3 1-1
    event result - R 7 2
    to 1803
    roll 4
    event check-failed B27
    to 1802
    event advanced A02 1603 1703

% GT-12.12: a leader who stands with nobody of the combat commands nothing
place turn 6
place unit A02 at 1603
place unit A34 at 1604
place unit GREENE at 1604
place unit B26 at 1703
place phase american close
    attack 1703; with A02; declare; close
    play reserve        refused GT-13.4
    no event commands GREENE

% GT-12.12, GT-12.20: of two leaders in two hexes of one attack the senior commands, not the better
place turn 6
place unit A02 at 1603
place unit SULLIVAN at 1603
place unit A03 at 1602
place unit WAYNE at 1602
place unit B26 at 1703
place phase american close
    attack 1703; with A02 A03; declare; close; lead A02
    event commands SULLIVAN 0
    play skirmish; play skirmish; roll 5
    event result - R 5 4

% GT-12.13, GT-13.4: Armstrong commands nobody but militia
place turn 6
place unit A02 at 1603
place unit ARMSTRONG at 1603
place unit B26 at 1703
place phase american close
    attack 1703; with A02; declare; close
    play refuse-flank   refused GT-13.4

% GT-12.13, GT-12.12: beside a militia unit that takes part Armstrong commands
place turn 6
place unit A02 at 1603
place unit A39 at 1603
place unit ARMSTRONG at 1603
place unit B26 at 1703
place phase american close
    attack 1703; with A02 A39; declare; close; lead A02
    event commands ARMSTRONG 0
    play refuse-flank

% GT-23.2, GT-23.1: Wayne's fury and the surprise add up
place turn 1
place first american
place unit A16 at 1603
place unit A17 at 1603
place unit A44 at 1602
place unit WAYNE at 1603
place unit B01 at 1703
place phase american close
    attack 1703; with A16 A17 A44; declare; close; lead A17; play skirmish; play skirmish; roll 4
    event odds 8 5 3-2
    event result R R 5 3

% GT-23.2, GT-12.12: not where Washington commands
place turn 6
place unit A16 at 1603
place unit A17 at 1603
place unit A44 at 1602
place unit WAYNE at 1603
place unit WASHINGTON at 1603
place unit B01 at 1703
place phase american close
    attack 1703; with A16 A17 A44; declare; close; lead A17
    event commands WASHINGTON 1
    play skirmish; play skirmish; roll 4
    event result R - 3 3

% GT-23.2: nor where another's unit leads
place turn 6
place unit A16 at 1603
place unit A17 at 1603
place unit A44 at 1602
place unit WAYNE at 1603
place unit B01 at 1703
place phase american close
    attack 1703; with A16 A17 A44; declare; close; lead A44; play skirmish; play skirmish; roll 3
    event commands WAYNE 1
    event result R - 3 3

% GT-23.32, GT-23.33, GT-12.28: Ewald commands for a German lead
place turn 6
place unit A44 at 1603
place unit A14 at 1602
place unit B06 at 1703
place unit B10 at 1703
place phase american close
    attack 1703; with A44 A14; declare; close; lead A44; lead B10
    play skirmish; play skirmish; roll 4
    event odds 7 5 1-1
    event result PIN PIN 5 2

% GT-23.32, GT-12.12: with a leader beside him it is the leader who commands
place turn 6
place unit A44 at 1603
place unit A14 at 1602
place unit B06 at 1703
place unit B10 at 1703
place unit AGNEW at 1703
place phase american close
    attack 1703; with A44 A14; declare; close; lead A44; lead B10
    play skirmish; play skirmish; roll 4
    event result R R 6 2

% GT-19.2, GT-12.19, GT-12.27: fatigued attackers against wavering defenders: the bands count on both hands
place turn 6
place morale american 10
place morale british 4
place unit A02 at 1603
place unit A03 at 1603
place unit B26 at 1703
place phase american close
    attack 1703; with A02 A03; declare; close; lead A02
    event lead A02 -1
    event lead B26 -2
    play skirmish; play skirmish; roll 4
    event result - R 5 4
