# Germantown: the asterisk, and shattered units at the end of the phase.
battle germantown-1777

% GT-14.28: an asterisk removes the commanding leader of the attackers
place turn 3
place unit MAXWELL at 1604
place unit SULLIVAN at 1604
place unit A02 at 1604
place unit B26 at 1704
place unit GRANT at 1704
place phase american close
    attack 1704; with A02; declare; close; play skirmish; play frontal; roll 1
    event result 1* - -1 2
    event leader-lost SULLIVAN 1604 he fell
    no event leader-lost MAXWELL
    no event leader-lost GRANT
    is unit SULLIVAN eliminated.
    is unit MAXWELL at 1604.
    is unit GRANT at 1704

% GT-14.28: an asterisk removes the commanding leader of the defenders
place turn 3
place unit SULLIVAN at 1604
place unit A02 at 1604
place unit B26 at 1704
place unit AGNEW at 1704
place unit GRANT at 1704
place phase american close
    attack 1704; with A02; declare; close; play frontal; play skirmish; roll 9
    event result - 1* 11 2
    event leader-lost AGNEW 1704 he fell
    no event leader-lost GRANT
    no event leader-lost SULLIVAN
    is unit AGNEW eliminated.

% GT-14.28: without a commanding leader it is a 1 and nothing more
place turn 3
place unit ARMSTRONG at 1604
place unit A02 at 1604
place unit B26 at 1704
place phase american close
    attack 1704; with A02; declare; close; play skirmish; play frontal; roll 1
    event result 1* - -1 2
    event step-lost A02
    no event leader-lost                    # Armstrong commands militia alone
    is unit ARMSTRONG at 1604.

% GT-14.28: a 1 without an asterisk harms no leader
place turn 3
place unit SULLIVAN at 1604
place unit A02 at 1604
place unit B26 at 1704
place phase american close
    attack 1704; with A02; declare; close; play skirmish; play skirmish; roll 0
    event result 1 - 0 2
    no event leader-lost

% GT-14.28: after fire it is the senior leader in the target's hex, whomever he may command
place turn 3
place unit A02 at 1604
place unit ARMSTRONG at 1604
place unit MATHEWS at 1604
place unit SULLIVAN at 1603
place unit B26 at 1804
place unit B12 at 1704
place phase american guns
    fire A02 B12; roll 9; roll 9
    event fire-result 1* A02
    event leader-lost MATHEWS 1604 he fell
    no event leader-lost SULLIVAN
    event army-morale american -1 12 a leader lost
    event army-morale american -1 11 a step lost
    is unit ARMSTRONG at 1604.

% GT-14.28: one who may not command the unit falls with it all the same, if he is alone there
place turn 3
place unit A02 at 1604
place unit ARMSTRONG at 1604
place unit B12 at 1704
place phase american guns
    fire A02 B12; roll 9; roll 9
    event leader-lost ARMSTRONG 1604 he fell

% GT-14.29: only when the modified roll is the number of the row exactly: 11, and not 12
place turn 3
place morale british 10                     # fatigued: the defender's lead has -1
place unit A02 at 1604
place unit B26 at 1704
place unit AGNEW at 1704
place phase american close
    attack 1704; with A02; declare; close; play frontal; play skirmish; roll 9
    event combat-roll american 9 3 11
    event result - 1* 11 2
    event step-lost B26
    no event leader-lost
    is unit AGNEW at 1704
    again
    attack 1704; with A02; declare; close; play frontal; play skirmish; roll 8
    event combat-roll american 8 3 11
    event result - 1* 11 2
    event leader-lost AGNEW 1704

% GT-14.29: and at the other end of the table: -2, and not -3
place turn 3
place morale american 10
place unit SULLIVAN at 1604
place unit A02 at 1604
place unit A03 at 1604
place unit A04 at 1604
place unit B26 at 1704
place phase american close
    attack 1704; with A02 A03 A04; declare; close; lead A02; play skirmish; play frontal; roll 0
    event combat-roll american 0 -3 -2
    event result 1* - -2 5
    no event leader-lost
    again
    attack 1704; with A02 A03 A04; declare; close; lead A02; play skirmish; play frontal; roll 1
    event combat-roll american 1 -3 -2
    event result 1* - -2 5
    event leader-lost SULLIVAN 1604

% GT-14.29: inside the table it always is
place turn 3
place unit SULLIVAN at 1604
place unit A09 at 1604
place unit B14 at 1704
place phase american close
    attack 1704; with A09; declare; close; play skirmish; play skirmish; roll 0
    event result 1* - 0 0
    event leader-lost SULLIVAN 1604

% GT-14.30: at the end of the phase a shattered unit next to a steady enemy is captured, of either side
place turn 3
place unit A02 at 1604
place unit A03 at 0505 shattered
place unit A04 at 0506 disrupted
place unit B14 at 0605
place unit B26 at 1704 shattered
place unit B25 at 2505 shattered
place phase american close
    attack 1704; with A02; declare; close; play withdraw; play skirmish
    event no-combat
    event captured B26 1704 shattered, next to a steady enemy
    event captured A03 0505 shattered, next to a steady enemy
    is unit A04 at 0506 disrupted.          # disrupted is not shattered
    is unit B25 at 2505 shattered           # nobody is beside it
    is morale american 13.                  # +1 and -1
    is morale british 14.

% GT-14.30: an enemy that is not steady, or a leader, captures nobody
place turn 3
place unit A02 at 1604 disrupted
place unit A03 at 0505 panicked
place unit SULLIVAN at 1103
place unit A12 at 2505
place unit B26 at 1704 shattered
place unit B25 at 0605 shattered
place unit B22 at 1203 shattered
place phase american close
    close
    no event captured
    is unit B26 at 1704 shattered.
    is unit B25 at 0605 shattered.
    is unit B22 at 1203 shattered.

% GT-14.31: all are found first, and those of the side that is not phasing are removed before the others
place turn 3
place morale american 1
place morale british 1
place unit A02 at 1604
place unit A03 at 0505 shattered
place unit B14 at 0605
place unit B26 at 1704 shattered
place phase american close
    attack 1704; with A02; declare; close; play withdraw; play skirmish
    event captured B26 1704
    no event captured A03
    over american "substantial victory"

% GT-14.31: in the British phase the Americans go first
place turn 3
place first british
place morale american 1
place morale british 1
place unit A02 at 1604
place unit A03 at 0505 shattered
place unit B14 at 0605
place unit B26 at 1704 shattered
place phase british close
    attack 0505; with B14; declare; close; play withdraw; play skirmish
    event captured A03 0505
    no event captured B26
    over british "substantial victory"
