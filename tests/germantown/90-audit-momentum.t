# Germantown: chits, from the roll that gives them to the roll that they buy.
battle germantown-1777

# 2 to 1, no leaders, morale 0 on both sides: the die is the roll.
% given EVEN
place turn 6
place first american
place unit A02 at 1603
place unit A03 at 1603
place unit B26 at 1703
place unit B15 at 4412
place phase american close

% GT-3.9: who has no chit is not asked
given EVEN
    attack 1703; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 5
    event result - R 5 4

% GT-3.9, GT-3.10: the attacker spends, the defender lets it lie: the second die stands though it is worse
given EVEN
place momentum american 1
place momentum british 1
    attack 1703; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 5
    no event result
    asks american reroll
    reroll
    not momentum american 1
    roll 1
    asks british reroll
    keep
    event result D - 1 4
    is momentum british 1.

% GT-3.9: the attacker lets it lie, the defender spends, and the attacker is not asked again
given EVEN
place momentum american 2
place momentum british 1
    attack 1703; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 8
    keep
    asks british reroll
    reroll
    roll 3
    event result PIN PIN 3 4
    is momentum american 2.

% GT-3.9: both spend; the third die stands, and each is asked but once however many he holds
given EVEN
place momentum american 3
place momentum british 3
    attack 1703; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 2
    reroll; roll 9
    asks british reroll
    reroll; roll 7
    event result - D 7 4
    is momentum american 2.
    is momentum british 2.

% GT-3.9: the defender alone has a chit and is asked of the first die
given EVEN
place momentum british 1
    attack 1703; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 9
    asks british reroll
    keep
    event result - 1 9 4
    is momentum british 1.

% GT-3.10: only the last die gives momentum: a 10 thrown away gives none
given EVEN
place momentum british 1
    attack 1703; with A02 A03; declare; close; lead A02; play frontal; play skirmish; roll 8
    no event momentum
    reroll; roll 0
    event result R - 2 4
    no event momentum
    not momentum american 1

% GT-3.7, GT-3.8: 11 and beyond give the attacker one chit, never two
given EVEN
place momentum american 1
    attack 1703; with A02 A03; declare; close; lead A02; play frontal; play skirmish; roll 9
    keep
    event result - AC 11 4
    event momentum american 2
    is momentum american 2.

% GT-3.6: the British attack and fail: the American, who defends, gains
place turn 6
place first british
place unit A44 at 1603
place unit B26 at 1703
place unit B14 at 1602
place unit B15 at 4412
place phase british close
    attack 1603; with B26; declare  refused GT-11.19
    again
    attack 1603; with B26 B14; declare; close; lead B26; play skirmish; play stand-fast; roll 0
    event odds 5 4 1-1
    event result AC - -2 2
    event momentum american 1

% GT-3.9, GT-3.11: a chit won in one combat of a phase may be spent in the next
place turn 6
place first american
place unit A02 at 1603
place unit A03 at 1603
place unit B26 at 1703
place unit A07 at 2002
place unit A08 at 2002
place unit B22 at 2102
place unit B15 at 4412
place phase american close
    attack 1703; with A02 A03; declare
    attack 2102; with A07 A08; declare
    close
    fight 1703
    lead A02; play frontal; play skirmish; roll 9
    event momentum american 1
    event captured B26
    advance A02 1703
    done
    lead A07; play skirmish; play skirmish; roll 0
    asks american reroll
    reroll
    roll 7
    event result - D 8 2
    not momentum american 1

% GT-3.2, GT-3.3, GT-3.5: chits committed count two each and are gone, and the band counts besides
place turn 6 begins
place fog clear
place morale american 10
place morale british 11
place momentum american 2
place momentum british 1
place unit A16 at 2811
place unit B21 at 4313
    commit 2
    commit 0
    roll 3
    event initiative-roll american 3 4 7
    roll 6
    event initiative-roll british 6 1 7
    event initiative-tied
    roll 3
    event initiative-roll american 3 4 7
    roll 5
    event initiative-roll british 5 1 6
    event initiative american
    not momentum american 1
    is momentum british 1.

% GT-3.2, GT-19.3: a wavering army subtracts one
place turn 6 begins
place fog clear
place morale american 4
place morale british 5
place unit A16 at 2811
place unit B21 at 4313
    roll 6
    event initiative-roll american 6 -1 5
    roll 6
    event initiative-roll british 6 0 6
    event initiative british
    asks british move
