# Germantown: whole close combats, from the declaration to the last unit that goes forward.
battle germantown-1777

% given BROOK_FIELD
place turn 6
place first american
place unit A02 at 1603
place unit A03 at 1603
place unit GREENE at 1603
place unit B26 at 1703
place unit B15 at 4412
place phase american close

% GT-14.3, GT-14.5, GT-17.3, GT-16.2, GT-16.3: declared, led, played, rolled, broken, driven three hexes, followed
given BROOK_FIELD
    duty GT-11.10 A02
    attack 1703; with A02 A03; declare
    event declared A02 1703
    event declared A03 1703
    close
    asks american lead
    lead A02
    event lead A02 0
    event lead B26 0
    event commands GREENE 1
    asks american tactic
    play frontal
    asks british tactic
    play stand-fast
    event tactics frontal stand-fast
    event odds 4 2 2-1
    asks dice 1d0-9
    roll 7
    event result - D 7 4
    event army-morale british -1 13
    event disrupted B26
    no event army-morale american
    answers to 1802, to 1803
    to 1803
    answers to 1903, to 1904
    to 1904
    answers to 2003, to 2004
    to 2004
    is unit B26 at 2004 disrupted
    asks american go-along
    yes
    event advanced A02 1603 1703
    is unit GREENE at 1703.
    answers advance A03 1703, done
    done
    is unit A03 at 1603.
    is morale american 13.
    is morale british 13.

% GT-14.3, GT-17.3, GT-16.3: the leader stays with him who does not go forward, and goes with the last
given BROOK_FIELD
    attack 1703; with A02 A03; declare; close; lead A03; play skirmish; play skirmish; roll 4
    event result - R 5 4
    to 1802
    no event army-morale
    no
    event advanced A03 1603 1703
    is unit GREENE at 1603.
    advance A02 1703
    event went-along GREENE A02 1703
    is unit GREENE at 1703.

% GT-14.3, GT-14.24, GT-18.3: a beaten lead goes first, then his fellow checks with what the leader is worth
given BROOK_FIELD
    attack 1703; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 1
    event result R - 2 4
    asks american go-along
    no
    answers to 1503, to 1504
    to 1503
    asks dice 1d0-9
    roll 4
    event check-passed A03
    no event army-morale
    is unit A03 at 1603.
    is unit GREENE at 1603.

% GT-14.24, GT-14.25, GT-17.4: a failed check is a retreat of one hex and takes the leader along
given BROOK_FIELD
    attack 1703; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 1
    no; to 1503
    roll 3
    event check-failed A03
    answers to 1503, to 1504
    to 1504
    is unit A03 at 1504.
    is unit GREENE at 1504.
    no event advanced

% GT-18.2, GT-18.3: without his leader the fellow needs a point more
given BROOK_FIELD
    attack 1703; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 1
    yes; to 1503
    roll 4
    event check-failed A03
    again
    attack 1703; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 1
    yes; to 1503
    roll 5
    event check-passed A03
    is unit A03 at 1603.

% GT-14.1, GT-14.5, GT-19.5: row 1 breaks the attacker; his army alone pays
given BROOK_FIELD
    attack 1703; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 0
    event result D - 1 4
    event army-morale american -1 12
    no event army-morale british
    event disrupted A02

% GT-14.1, GT-14.7, GT-19.5: row 0 costs the attacker a step; the defender gains before he loses
given BROOK_FIELD
    attack 1703; with A02 A03; declare; close; lead A02; play frontal; play stand-fast; roll 0
    event result 1 - 0 4
    event army-morale british 1 15
    event army-morale american -1 12
    event step-lost A02
    is unit A02 at 1603 reduced
    no event advanced

% GT-14.29, GT-3.6, GT-14.28, GT-17.1: row -1 takes the commanding leader and gives the defender a chit
given BROOK_FIELD
    attack 1703; with A02 A03; declare; close; lead A02; play skirmish; play frontal; roll 0
    event result 1* - -1 4
    event momentum british 1
    event leader-lost GREENE
    event step-lost A02
    is morale british 15.
    is morale american 10.

% GT-3.7, GT-14.28, GT-17.1, GT-14.3: row 10 at two to one takes the defenders' leader before the step
place turn 6
place unit A02 at 1603
place unit A03 at 1603
place unit GREENE at 1603
place unit B26 at 1703
place unit GREY at 1703
place unit B15 at 4412
place phase american close
    attack 1703; with A02 A03; declare; close; lead A02; play frontal; play skirmish; roll 8
    event result - 1* 10 4
    event momentum american 1
    event leader-lost GREY
    event army-morale american 1 14
    event army-morale british -1 13
    event step-lost B26
    is momentum american 1.
    is unit B26 at 1703 reduced
    is morale american 15.
    is morale british 12.
    not unit GREY at 1703

% GT-14.29, GT-14.2: a roll beyond the table is read on its last row and harms no leader
place turn 6
place unit A02 at 1603
place unit A03 at 1603
place unit GREENE at 1603
place unit B14 at 1703
place unit GREY at 1703
place unit B15 at 4412
place phase american close
    attack 1703; with A02 A03; declare; close; lead A02; play frontal; play skirmish; roll 9
    event odds 4 3 1-1
    event result - 1* 11 2
    event leader-lost GREY
    again
    attack 1703; with A02 A03; declare; close; lead A02; play turn-flank; play stand-fast; roll 9
    event result - 1* 11 2
    event leader-lost GREY

% GT-14.29: 12 is read as 11 and the leader lives
place turn 6
place unit A07 at 1603
place unit A08 at 1603
place unit GREENE at 1603
place unit B14 at 1703
place unit GREY at 1703
place unit B15 at 4412
place phase american close
    attack 1703; with A07 A08; declare; close; lead A07; play frontal; play skirmish; roll 9
    event result - 1* 11 2
    no event leader-lost
    event momentum american 1
    event step-lost B14
    is unit GREY at 1703

% GT-14.29, GT-3.8: -3 is read as -2: a chit for the defender, no leader falls; AC lets the attacker pick
place turn 6
place unit A02 at 1603
place unit A03 at 1603
place unit STEPHEN at 1603
place unit B13 at 1703
place unit KNYPHAUSEN at 1703
place unit B15 at 4412
place phase american close
    attack 1703; with A02 A03; declare; close; lead A02; play frontal; play stand-fast; roll 0
    event result AC - -2 2
    event momentum british 1
    asks american capture
    answers lose A02, lose A03
    lose A03
    event army-morale british 1 15
    event army-morale american -1 12
    is unit A03 captured
    asks dice 1d0-9
    roll 5
    event check-passed A02
    is unit STEPHEN at 1603.
    no event leader-lost

% GT-14.29: exactly -1 at one to one: Stephen falls, then the step
place turn 6
place unit A02 at 1603
place unit A03 at 1603
place unit STEPHEN at 1603
place unit B13 at 1703
place unit B15 at 4412
place phase american close
    attack 1703; with A02 A03; declare; close; lead A02; play frontal; play skirmish; roll 0
    event result 1* - -1 2
    event momentum british 1
    event leader-lost STEPHEN
    event step-lost A02
    is morale american 11.
    is morale british 15.

% GT-14.15, GT-14.3: PIN holds all where they are and nobody goes forward
given BROOK_FIELD
    attack 1703; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 2
    event result PIN PIN 3 4
    event pinned A02
    event pinned A03
    event pinned B26
    no event army-morale
    no event advanced
    is unit GREENE at 1603.

% GT-14.4, GT-16.1: R and R: the attacker goes first, then the defender, and nobody advances
given BROOK_FIELD
    attack 1703; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 3
    event result R R 4 4
    asks american go-along
    no; to 1503
    roll 9
    event check-passed A03
    asks british retreat
    to 1803
    no event advanced
    no event army-morale

% GT-14.8, GT-14.9, GT-19.6: one to three and worst: two steps, the enemy gains 1 and the army loses 2
place turn 6
place unit A05 at 1603
place unit A09 at 1603
place unit B28 at 1703
place unit B31 at 1703
place unit B15 at 4412
place phase american close
    attack 1703; with A05 A09; declare; close; lead A05; play skirmish; play skirmish; roll 0
    event odds 2 7 1-3
    event result 2 - -2 0
    event momentum british 1
    event eliminated A05
    event eliminated A09
    is morale british 15.
    is morale american 11.

% GT-14.12, GT-14.13, GT-16.1: DC at 3-2: the defender gives up whom he likes
place turn 6
place unit A14 at 1603
place unit A44 at 1602
place unit GREENE at 1603
place unit B22 at 1703
place unit B27 at 1703
place unit B15 at 4412
place phase american close
    attack 1703; with A14 A44; declare; close; lead A14; play turn-flank; play stand-fast; roll 7
    event odds 7 4 3-2
    event result - DC 11 3
    asks british capture
    answers lose B22, lose B27
    lose B27
    event captured B27
    asks dice 1d0-9
    roll 4
    event check-failed B22
    is morale american 14.
    is morale british 13.
