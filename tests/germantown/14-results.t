# Germantown: what a result does to the unit on which it falls.
#
# All on open ground: the Americans in 1604 retreat to the left, the British in 1704 to the right.
battle germantown-1777

% given ONE_TO_ONE
place turn 3
place unit A02 at 1604
place unit B26 at 1704
place phase american close

% given TWO_TO_ONE
place turn 3
place unit A02 at 1604
place unit A03 at 1604
place unit B26 at 1704
place phase american close

% given ONE_TO_THREE
place turn 3
place unit A02 at 1604
place unit B14 at 1704
place unit B15 at 1704
place phase american close

% given FOUR_TO_ONE
place turn 3
place unit A02 at 1604
place unit A03 at 1604
place unit A04 at 1604
place unit A11 at 1603
place unit B26 at 1704
place phase american close

% GT-14.3: cavalry that rides off, leads, tactics, the die, momentum spent, and only then what it brings
place turn 3
place momentum american 1
place momentum british 1
place unit SULLIVAN at 1604
place unit A02 at 1604
place unit A03 at 1604
place unit B30 at 1704
place phase american close
    attack 1704; with A02 A03; declare; close
    asks british ride-off
    british: stand
    asks american lead
    lead A02
    asks american tactic
    play skirmish
    asks british tactic
    play skirmish
    asks dice 1d0-9 close combat
    roll 0
    event combat-roll american 0 -1 -1
    no event result
    no event leader-lost
    asks american reroll
    keep
    asks british reroll
    no event result
    keep
    event result 1* - -1 4
    event momentum british 2
    event army-morale american -1 12 a leader lost         # the leader first,
    event step-lost A02                                    # then the result,
    event army-morale american -1 11 a step lost
    asks dice 1d0-9 morale check                           # then the checks of the others

% GT-14.3: the attacker's result with its checks comes before the defender's, and the advance is last
given TWO_TO_ONE
    attack 1704; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 4
    event result R R 4 4
    asks american retreat
    to 1504
    asks dice 1d0-9 morale check
    roll 9
    event check-passed A03
    asks british retreat
    to 1803
    event retreated B26 1704 1803
    no event advanced

% GT-14.3: the defenders' checks are made before anybody advances
place turn 3
place unit A02 at 1604
place unit A03 at 1604
place unit A04 at 1604
place unit B26 at 1704
place unit B12 at 1704
place phase american close
    attack 1704; with A02 A03 A04; declare; close; lead A02; play skirmish; play skirmish; roll 5
    event odds 6 3 2-1
    asks british retreat
    to 1803
    asks dice 1d0-9 morale check
    no event advanced
    roll 0
    asks british retreat
    to 1804
    event advanced A02 1604 1704

% GT-14.4: R is a retreat of one hex, for the attacker, and costs no army morale
given ONE_TO_ONE
    attack 1704; with A02; declare; close; play skirmish; play skirmish; roll 3
    event result R - 3 2
    to 1504
    event retreated A02 1604 1504
    no event army-morale
    is unit A02 at 1504.
    is morale american 13.
    is morale british 14.

% GT-14.4: R is a retreat of one hex, for the defender, and costs no army morale
given ONE_TO_ONE
    attack 1704; with A02; declare; close; play skirmish; play skirmish; roll 7
    event result - R 7 2
    to 1803
    is unit B26 at 1803
    not unit B26 at 1803 disrupted
    no event army-morale

% GT-14.5: D disrupts the attacker's lead, sends it back three hexes and costs 1 army morale
given ONE_TO_ONE
    attack 1704; with A02; declare; close; play skirmish; play skirmish; roll 1
    event result D - 1 2
    event disrupted A02
    event army-morale american -1 12 a D suffered
    text "3 to go"
    to 1504; to 1403
    text "1 to go"
    to 1303
    is unit A02 at 1303 disrupted.
    is morale american 12.
    is morale british 14.

% GT-14.5: D on a defender in Parade Order disrupts it
given ONE_TO_ONE
    attack 1704; with A02; declare; close; play skirmish; play skirmish; roll 8
    event disrupted B26
    event army-morale british -1 13 a D suffered
    to 1803; to 1903; to 2002
    is unit B26 at 2002 disrupted
    is morale american 13.

% GT-14.5: D on a disrupted unit shatters it
place turn 3
place unit A09 at 1604
place unit B26 at 1704 disrupted
place phase american close
    attack 1704; with A09; declare; close; play skirmish; play skirmish; roll 7
    event result - D 8 2
    event shattered B26
    event army-morale british -1 13 a D suffered
    to 1803; to 1903; to 2002
    is unit B26 at 2002 shattered
    not unit B26 at 2002 disrupted

% GT-14.6: a shattered unit that suffers D is captured; the D costs 1, the capture 1 more
place turn 3
place unit A09 at 1604
place unit B26 at 1704 shattered
place phase american close
    attack 1704; with A09; declare; close; play skirmish; play skirmish; roll 7
    event result - D 8 2
    event captured B26 1704 it was shattered already
    no event retreated
    is unit B26 captured.
    is morale british 12.
    is morale american 14.

% GT-14.7, GT-14.10: 1 on the attacker: a step, +1 and -1, and it stays where it is
given ONE_TO_ONE
    attack 1704; with A02; declare; close; play skirmish; play skirmish; roll 0
    event result 1 - 0 2
    event step-lost A02
    event army-morale british 1 15 a step lost
    event army-morale american -1 12 a step lost
    no event retreated
    is unit A02 at 1604 reduced.

% GT-14.7, GT-14.10: 1 on the defender: a step, +1 and -1, and it stays where it is
given ONE_TO_ONE
    attack 1704; with A02; declare; close; play frontal; play skirmish; roll 8
    event result - 1 10 2
    event step-lost B26
    event army-morale american 1 14 a step lost
    event army-morale british -1 13 a step lost
    no event retreated
    is unit B26 at 1704 reduced
    no event advanced

% GT-14.7: the last step of a unit is its end
place turn 3
place unit A02 at 1604
place unit B26 at 1704 reduced
place phase american close
    attack 1704; with A02; declare; close; play skirmish; play skirmish; roll 7
    event odds 2 1 2-1
    event modifier morale of the defender's lead 1
    event result - D 8 4
    again
    attack 1704; with A02; declare; close; play skirmish; play skirmish; roll 8
    event result - 1 9 4
    event eliminated B26 1704
    is unit B26 eliminated.
    is morale american 14.
    is morale british 13.

% GT-14.8: 2 on the attacker: two steps, -2 and +1
given ONE_TO_THREE
    attack 1704; with A02; declare; close; lead B14; play skirmish; play frontal; roll 0
    event result 2 - -2 0
    event eliminated A02 1604
    event army-morale british 1 15 two steps lost
    event army-morale american -2 11 two steps lost

% GT-14.8: 2 on the defender: two steps, -2 and +1
given FOUR_TO_ONE
    attack 1704; with A02 A03 A04 A11; declare; close; lead A02; play frontal; play skirmish; roll 9
    event result - 2 11 6
    event eliminated B26 1704
    event army-morale american 1 14 two steps lost
    event army-morale british -2 12 two steps lost

% GT-14.9: a lead with one step left: the owner takes the second from another that took part
place turn 3
place unit A09 at 1604
place unit A02 at 1604
place unit A05 at 1504
place unit B14 at 1704
place unit B15 at 1704
place unit B10 at 1705
place unit B26 at 1705
place phase american close
    attack 1704; with A09 A02; also 1705; declare; close; lead A09; lead B14; play skirmish; play frontal
    event odds 3 12 1-3
    roll 2                                  # odds below 1-3 are -1 more
    event combat-roll american 2 -3 -1
    again
    attack 1704; with A09 A02; also 1705; declare; close; lead A09; lead B14; play skirmish; play frontal
    roll 0
    event result 2 - -2 0
    event eliminated A09 1604
    event step-lost A02                     # the one other that took part
    no event step-lost A05
    is morale american 11.

% GT-14.9: of several others the owner picks one
place turn 3
place unit A09 at 1604
place unit A02 at 1604
place unit A05 at 1604
place unit A26 at 1504
place unit B14 at 1704
place unit B15 at 1704
place unit B10 at 1705
place unit B26 at 1705
place phase american close
    attack 1704; with A09 A02 A05; also 1705; declare; close; lead A09; lead B14; play skirmish; play frontal
    event odds 4 12 1-3
    roll 0
    event result 2 - -2 0
    asks american second-step
    answers lose A02, lose A05
    lose A09 refused GT-14.9
    lose A26 refused GT-14.9 "took part"
    lose B14 refused GT-14.9
    lose A05
    event eliminated A05 1604
    is morale american 11.
    asks dice 1d0-9 morale check            # A02

% GT-14.9: where nobody else took part there is nothing more to lose
place turn 3
place unit A09 at 1604
place unit A26 at 1604
place unit B14 at 1704
place unit B15 at 1704
place unit B10 at 1705
place phase american close
    attack 1704; with A09; declare; attack 1705; with A26; declare; close
    fight 1704; lead B14; play skirmish; play frontal; roll 0
    event combat-roll american 0 -3 -2
    event eliminated A09 1604
    no event eliminated A26
    is morale american 11.
    is morale british 15.

% GT-14.9: a two-step lead that was reduced has one step left
place turn 3
place unit A02 at 1604 reduced
place unit A03 at 1604
place unit B14 at 1704
place unit B15 at 1704
place unit B10 at 1705
place unit B26 at 1705
place phase american close
    attack 1704; with A02 A03; also 1705; declare; close; lead A02; lead B14; play skirmish; play frontal; roll 0
    event result 2 - -2 0
    event eliminated A02 1604
    event step-lost A03

% given GUN_AND_REMNANT
place turn 3
place unit A02 at 1604
place unit A03 at 1604
place unit A04 at 1604
place unit A11 at 1603
place unit B26 at 1704 reduced
place unit B12 at 1704
place unit B15 at 1903
place phase american close

% GT-14.9: the same for a defender who loses two
given GUN_AND_REMNANT
    attack 1704; with A02 A03 A04 A11; declare; close; lead A02; play frontal; play skirmish; roll 8
    event odds 8 2 4-1
    event result - 2 11 6
    event eliminated B26 1704
    event eliminated B12 1704
    is morale british 12.
    is morale american 14.

% GT-14.11, GT-14.13: AC on the attacker: he chooses among his own; +1 and -1
place turn 3
place unit A02 at 1604
place unit A09 at 1604
place unit A26 at 1504
place unit B14 at 1704
place unit B15 at 1704
place unit B10 at 1705
place phase american close
    attack 1704; with A02 A09; also 1705; declare; close; lead A02; lead B14; play skirmish; play frontal
    event odds 3 10 1-3
    roll 2
    event combat-roll american 2 -3 -1
    event result AC - -1 0
    asks american capture
    answers lose A02, lose A09
    lose A26 refused GT-14.11
    lose B14 refused GT-14.11 "American"
    lose A09
    event captured A09 1604 taken in the fight
    event army-morale british 1 15 a unit captured
    event army-morale american -1 12 a unit captured
    is unit A09 captured.
    asks dice 1d0-9 morale check            # the lead checks too: it is one of the others now
    roll 9
    event check-passed A02

% GT-14.11, GT-14.13: AC on the defender: the attacker chooses among the defender's units
given FOUR_TO_ONE
place unit B12 at 1704
    attack 1704; with A02 A03 A04 A11; declare; close; lead A02
    event lead A02 0
    asks american tactic
    play frontal; play skirmish; roll 9
    event odds 8 3 2-1
    event result - AC 11 4
    asks american capture
    answers lose B26, lose B12
    lose A02 refused GT-14.11 "British"
    lose B26
    event captured B26 1704
    event army-morale american 1 14 a unit captured
    event army-morale british -1 13 a unit captured

% GT-14.12, GT-14.13: DC on the defender: he chooses himself; +1 and -1
given GUN_AND_REMNANT
    attack 1704; with A02 A03 A04 A11; declare; close; lead A02; play skirmish; play skirmish; roll 8
    event result - DC 9 6
    asks british capture
    answers lose B26, lose B12
    lose A02 refused GT-14.12 "British"
    lose B15 refused GT-14.12 "took part"
    lose B12
    event captured B12 1704 taken in the fight
    event army-morale american 1 14 a unit captured
    event army-morale british -1 13 a unit captured
    is unit B12 captured.
    asks dice 1d0-9 morale check            # of B26, which has led
