# Germantown: retreats, hex by hex.
#
# 1704 and the hexes around it are open ground. Its neighbours are 1703, 1803, 1804, 1705, 1604, 1603.
# Riflemen three hexes away, with the fog gone, make a unit retreat with no enemy near: 9 hits, and then
# 4 is R and 7 is D.
battle germantown-1777

% given SHOT_FROM_AFAR
place turn 6
place fog clear
place unit A06 at 1405
place unit B26 at 1704
place phase british rifles

% GT-15.1: hex by hex, and its owner chooses among those that are left
given SHOT_FROM_AFAR
    fire B26 A06; roll 9; roll 7
    event fire-result D B26
    asks british retreat
    answers to 1803, to 1804
    to 1804
    event retreated B26 1704 1804
    asks british retreat
    answers to 1904, to 1905
    to 1905
    answers to 2004, to 2005
    american: to 2004 refused not-yours
    to 2004
    is unit B26 at 2004 disrupted

% GT-15.2: to a neighbour, and to no enemy-held hex
given SHOT_FROM_AFAR
place unit A02 at 1803 disrupted
place unit A03 at 1804 disrupted
    fire B26 A06; roll 9; roll 4
    answers to 1603, to 1604
    to 1803 refused GT-15.2 "enemy-held"
    to 1902 refused GT-15.2 "neighbouring"
    to 1603 ok

% GT-15.2: a river is no way out, though every other is next to the enemy
place turn 6
place unit A02 at 3924
place unit B26 at 3925
place phase american close
    attack 3925; with A02; declare; close; play skirmish; play skirmish; roll 6
    event result - R 7 2
    event retreated B26 3925 4024

% GT-15.2: artillery does not retreat over a creek, but over its bridge; infantry has both ways
place turn 6
place unit A06 at 3524
place unit B12 at 3624
place phase british rifles
    fire B12 A06; roll 9; roll 0
    event fire-result R B12
    event retreated B12 3624 3724

% GT-15.2: infantry retreats over a creek
place turn 6
place unit A06 at 3524
place unit B26 at 3624
place phase british rifles
    fire B26 A06; roll 9; roll 4
    answers to 3724, to 3725
    to 3725 ok

% GT-15.2: artillery and cavalry do not retreat into the Chew House (GT-7.20), infantry may
place turn 6
place unit A06 at 3112
place unit B12 at 3212
place phase british rifles
    fire B12 A06; roll 9; roll 0
    event retreated B12 3212 3313

% GT-15.2: cavalry neither
place turn 6
place unit A06 at 3112
place unit B30 at 3212
place phase british rifles
    fire B30 A06; roll 9; roll 4
    event retreated B30 3212 3313

% GT-15.2: but infantry into the house
place turn 6
place unit A06 at 3112
place unit B26 at 3212
place phase british rifles
    fire B26 A06; roll 9; roll 4
    answers to 3312, to 3313
    to 3312
    is unit B26 at 3312

% GT-15.3, GT-15.13: not back to where it began: without another hex it stops
place turn 6
place unit A02 at 1604
place unit A03 at 1703 disrupted
place unit A04 at 1802 disrupted
place unit A10 at 1903 disrupted
place unit A11 at 1904 disrupted
place unit A12 at 1804 disrupted
place unit A13 at 1705 disrupted
place unit B26 at 1704
place phase american close
    attack 1704; with A02; declare; close; play frontal; play stand-fast; roll 9
    event result - D 8 2
    event retreated B26 1704 1803
    no event retreated B26 1803
    is unit B26 at 1803 disrupted

% GT-15.3: not to a hex that it entered in this retreat
place turn 6
place unit A02 at 1604
place unit A03 at 1902 disrupted
place unit A04 at 2002 disrupted
place unit A10 at 2003 disrupted
place unit A11 at 1904 disrupted
place unit A12 at 1802 disrupted
place unit B26 at 1704
place phase american close
    attack 1704; with A02; declare; close; play skirmish; play skirmish; roll 8
    event result - D 8 2
    to 1803
    event retreated B26 1803 1903
    no event retreated B26 1903             # GT-15.13: with a hex to go it stops
    is unit B26 at 1903 disrupted

% GT-15.3: the rule is named
given SHOT_FROM_AFAR
    fire B26 A06; roll 9; roll 7
    to 1803
    to 1704 refused GT-15.3
    to 1903 ok

% GT-15.4: a hex without room is struck out first
given SHOT_FROM_AFAR
place unit B14 at 1803
place unit B15 at 1803
    fire B26 A06; roll 9; roll 4
    event retreated B26 1704 1804

% GT-15.4: it comes before the neighbourhood of the enemy: every hex with room is next to him
place turn 6
place fog clear
place unit A06 at 1504
place unit A02 at 1702 disrupted
place unit A03 at 1706 disrupted
place unit B26 at 1704
place unit B14 at 1803
place unit B15 at 1803
place unit B32 at 1804                      # 5 strength points: two more are too many
place phase british rifles
    fire B26 A06; roll 9; roll 4
    answers to 1703, to 1705
    to 1803 refused GT-15.4 "room"
    to 1804 refused GT-15.4
    to 1703 ok

% GT-15.4: but never the last ones left: then somebody there loses a step (GT-4.6)
place turn 6
place unit A02 at 1604
place unit A03 at 1603 disrupted
place unit A04 at 1703 disrupted
place unit A10 at 1705 disrupted
place unit B26 at 1704
place unit B14 at 1803
place unit B15 at 1803
place unit B32 at 1804
place phase american close
    attack 1704; with A02; declare; close; play skirmish; play skirmish; roll 7
    event result - R 7 2
    answers to 1803, to 1804
    to 1804
    asks british overfull
    lose B32
    is unit B32 at 1804 reduced
% GT-15.4: a gun where there is a gun
place turn 6
place fog clear
place unit A06 at 1405
place unit B12 at 1704
place unit B20 at 1803
place phase british rifles
    fire B12 A06; roll 9; roll 0
    event fire-result R B12
    event retreated B12 1704 1804

% GT-15.5: from the second hex on a hex that is no farther from the start is struck out
given SHOT_FROM_AFAR
place unit A02 at 2003 disrupted
place unit A03 at 1801 disrupted
    fire B26 A06; roll 9; roll 7
    to 1803
    answers to 1903, to 1904                # next to A02 both, and 1802 is next to A03
    to 1804 refused GT-15.5 "no farther"
    to 1703 refused GT-15.5
    to 1904 ok

% GT-15.5: but never the last ones left: from 1803 it can only go sideways
place turn 6
place unit A02 at 1604
place unit A03 at 1802 disrupted
place unit A04 at 1903 disrupted
place unit A10 at 1904 disrupted
place unit B26 at 1704
place phase american close
    attack 1704; with A02; declare; close; play skirmish; play skirmish; roll 8
    event result - D 8 2
    to 1803
    event retreated B26 1803 1804
    event retreated B26 1804 1805
    is unit B26 at 1805 disrupted

% GT-15.6: a hex next to an enemy combat unit is struck out, whatever the enemy's state
given SHOT_FROM_AFAR
place unit A02 at 1904 shattered
    fire B26 A06; roll 9; roll 4
    answers to 1703, to 1705
    to 1803 refused GT-15.6 "enemy"
    to 1804 refused GT-15.6
    to 1703 ok

% GT-15.6: an enemy leader alone does not count
given SHOT_FROM_AFAR
place unit SULLIVAN at 1904
    fire B26 A06; roll 9; roll 4
    answers to 1803, to 1804

% GT-15.6: but never the last ones left
place turn 6
place unit A02 at 1604
place unit A03 at 1702 disrupted
place unit A04 at 1904 disrupted
place unit B26 at 1704
place phase american close
    attack 1704; with A02; declare; close; play skirmish; play skirmish; roll 7
    event result - R 7 2
    answers to 1803, to 1804

% GT-15.7, GT-15.8: of the rest only the nearest to the friendly edge, for the British the right one
given SHOT_FROM_AFAR
    fire B26 A06; roll 9; roll 4
    answers to 1803, to 1804
    to 1703 refused GT-15.7 "nearer"
    to 1705 refused GT-15.7
    to 1604 refused GT-15.7
    to 1804 ok

% GT-15.7, GT-15.9: for the Americans the left one
place turn 6
place fog clear
place unit B07 at 1904
place unit A02 at 1604
place phase american rifles
    fire A02 B07; roll 9; roll 4
    answers to 1504, to 1505
    to 1603 refused GT-15.7
    to 1605 refused GT-15.7
    to 1704 refused GT-15.7
    to 1504 ok

% GT-15.10: for those who entered at area L the top edge too, and the nearer of the two counts
place turn 6
place fog clear
place unit B07 at 1904
place unit A42 at 1604
place phase american rifles
    fire A42 B07; roll 9; roll 4
    event retreated A42 1604 1603

% GT-15.10: where the left edge is nearer it is that
place turn 6
place fog clear
place unit B07 at 0506
place unit A42 at 0206
place phase american rifles
    fire A42 B07; roll 9; roll 4
    answers to 0106, to 0107

% GT-15.10: the British who entered at area P have the right edge and no other
place turn 6
place fog clear
place unit A06 at 1405
place unit B32 at 1704
place phase british rifles
    fire B32 A06; roll 9; roll 4
    answers to 1803, to 1804

% given NOWHERE
place turn 6
place unit A02 at 1604
place unit A03 at 1603 disrupted
place unit A04 at 1703 disrupted
place unit A10 at 1803 disrupted
place unit A11 at 1804 disrupted
place unit A12 at 1705 disrupted
place unit B26 at 1704
place unit B15 at 4412
place phase american close

% GT-15.11: a unit that has no hex to retreat to is captured
given NOWHERE
    attack 1704; with A02; declare; close; play skirmish; play skirmish; roll 6
    event modifier the defender is surrounded 1
    event result - R 7 2
    event captured B26 1704 it has nowhere to retreat to
    event army-morale american 1 14 a unit captured
    event army-morale british -1 13 a unit captured
    is unit B26 captured.

% GT-15.11: the same after D, which costs 1 besides
given NOWHERE
    attack 1704; with A02; declare; close; play skirmish; play skirmish; roll 7
    event result - D 8 2
    event captured B26 1704 it has nowhere to retreat to
    is morale american 14.
    is morale british 12.

% GT-15.12: on its friendly edge it leaves the map instead, eliminated, and army morale is not touched
place turn 6
place unit A02 at 5313
place unit A03 at 5412 disrupted
place unit A04 at 5314 disrupted
place unit A10 at 5414 disrupted
place unit B26 at 5413
place unit B15 at 4412
place phase american close
    attack 5413; with A02; declare; close; play skirmish; play skirmish; roll 6
    event result - R 7 2
    event left-map B26 5413 it was driven off the map
    no event captured
    no event army-morale
    is unit B26 eliminated.

% GT-15.12: only where it has no hex to retreat to
place turn 6
place unit A02 at 5313
place unit A03 at 5412 disrupted
place unit A04 at 5314 disrupted
place unit B26 at 5413
place unit B15 at 4412
place phase american close
    attack 5413; with A02; declare; close; play skirmish; play skirmish; roll 7
    event result - R 7 2
    event retreated B26 5413 5414
    no event left-map

% GT-15.12: the left edge for the Americans
place turn 6
place first british
place unit B14 at 0204
place unit B15 at 0103 disrupted
place unit B16 at 0203 disrupted
place unit B17 at 0105 disrupted
place unit A02 at 0104
place unit A09 at 0104
place unit A12 at 1103
place phase british close
    attack 0104; with B14; declare; close; lead A02; play skirmish; play skirmish; roll 6
    event result - R 7 2
    event left-map A02 0104 it was driven off the map
    no event army-morale
    is unit A02 eliminated.
    roll 0                                  # A09 checks, fails, and goes the same way
    event left-map A09 0104

% GT-15.12: the top edge for those who entered at area L; the first of Stephen's costs 1
place turn 6
place first british
place unit B14 at 1602
place unit B15 at 1501 disrupted
place unit B16 at 1502 disrupted
place unit B17 at 1702 disrupted
place unit B18 at 1701 disrupted
place unit A60 at 1601
place unit A45 at 1601
place unit A47 at 1601
place unit A12 at 1103
place phase british close
    attack 1601; with B14; declare; close; lead A60; play skirmish; play skirmish; roll 6
    event result - R 7 2
    event left-map A60 1601 it was driven off the map
    event army-morale american -1 12 the first of Stephen's units left the map
    is once strayed.
    is unit A60 eliminated.
    roll 0
    event left-map A45 1601 it was driven off the map
    no event army-morale

% GT-15.12: the first panicked one costs 1, and one that is both costs 2
place turn 6
place first british
place unit B14 at 1602
place unit B15 at 1501 disrupted
place unit B16 at 1502 disrupted
place unit B17 at 1702 disrupted
place unit B18 at 1701 disrupted
place unit A56 at 1601 panicked
place unit A12 at 1103
place phase british close
    attack 1601; with B14; declare; close; play skirmish; play skirmish
    event odds 3 1 3-1
    roll 5
    event result - R 5 5
    event army-morale american -1 12 the first of Stephen's units left the map
    event army-morale american -1 11 the first panicked unit left the map

% GT-15.14: zones do not stop a retreat
place turn 6
place unit A02 at 1604
place unit B26 at 1704
place unit B14 at 1404
place unit B15 at 1606
place phase american close
    attack 1704; with A02; declare; close; play skirmish; play skirmish; roll 2
    event result D - 1 2
    answers to 1504, to 1505                # in the zone of B14 both; 1605 is in that of B15
    to 1504
    event retreated A02 1504 1503
    event retreated A02 1503 1402
    is unit A02 at 1402 disrupted.

% GT-15.14: nor do MP: down a slope, up a slope and on is five
place turn 6
place unit A02 at 2510
place unit B26 at 2610
place phase american close
    attack 2610; with A02; declare; close; play skirmish; play skirmish; roll 8
    event result - D 8 2
    to 2711; to 2811; to 2912
    is unit B26 at 2912 disrupted
