# Germantown, chapter 23: panic. Columns 1 to 9 north of row 6 are clear and level, 1 MP a hex.
battle germantown-1777

% GT-23.19: as the American movement begins, in the order of the tables, until the MP are spent
place turn 3
place fog clear
place unit B13 at 5018
place unit A08 at 0903 panicked
place unit A07 at 0905 panicked
place phase american movement
    asks american panic-to
    text "A07 runs for the edge"
    to 0805
    event fled A07 0905 0805
    to 0705; to 0605; to 0505
    text "A08 runs for the edge"
    is unit A07 at 0505 panicked moved.
    to 0803; to 0703; to 0603; to 0503
    is unit A08 at 0503 panicked moved.
    asks american rally

% GT-23.19: light infantry has five MP
place turn 3
place fog clear
place unit B13 at 5018
place unit A01 at 0905 panicked
place phase american movement
    to 0805; to 0705; to 0605; to 0505; to 0405
    is unit A01 at 0405 panicked moved.
    asks american rally

% GT-23.19: nobody runs in the British movement
place turn 3
place fog clear
place first british
place unit B13 at 5018
place unit A07 at 0905 panicked
place phase british movement
    asks british move
    is unit A07 at 0905 panicked.

% GT-23.20: the owner chooses among equally cheap next hexes, and among no others
place turn 3
place fog clear
place unit B13 at 5018
place unit A07 at 0905 panicked
place phase american movement
    answers to 0804, to 0805
    to 0904                 refused GT-23.20 "cheapest way"
    to 1005                 refused GT-23.20
    to 0804

% GT-23.20: by the terrain chart: a gun goes round the wood at 1411, where it would pay 2
place turn 3
place fog clear
place unit B13 at 5018
place unit A15 at 1511 panicked
place phase american movement
    event fled A15 1511 1410

% GT-23.20: what the enemy holds is shut
place turn 3
place fog clear
place unit B13 at 0804 disrupted
place unit A07 at 0905 panicked
place phase american movement
    event fled A07 0905 0805

% GT-23.20: and what is too full for it
place turn 3
place fog clear
place unit B13 at 5018
place unit A44 at 0805
place unit A47 at 0805
place unit A07 at 0905 panicked
place phase american movement
    event fled A07 0905 0804

% GT-23.20: with room for it, it is open
place turn 3
place fog clear
place unit B13 at 5018
place unit A44 at 0805
place unit A07 at 0905 panicked
place phase american movement
    answers to 0804, to 0805

% GT-23.20, GT-15.10: who came on at L has the top edge too, and the nearer counts
place turn 3
place fog clear
place unit B13 at 5018
place unit A42 at 1503 panicked
place phase american movement
    answers to 1402, to 1502, to 1602
    to 1502
    answers to 1401, to 1501, to 1601
    to 1501
    event left-map A42 1501 it fled off the map
    is unit A42 departed.

% GT-23.21: it stops where it comes into an enemy zone
place turn 3
place fog clear
place unit B13 at 0704
place unit A07 at 0905 panicked
place phase american movement
    to 0805
    is unit A07 at 0805 panicked.
    to 0705
    is unit A07 at 0705 panicked moved.
    asks american rally

% GT-23.21: it leaves a zone freely
place turn 3
place fog clear
place unit B13 at 1004
place unit A07 at 0905 panicked
place phase american movement
    to 0805
    is unit A07 at 0805 panicked.
    asks american panic-to

% GT-23.21: the zone of rifles costs it a point more, and where it cannot pay that it stays
place turn 3
place fog clear
place unit B07 at 0505
place unit A07 at 1005 panicked
place phase american movement
    to 0905; to 0804; to 0704
    event fled A07 0704 0603
    is unit A07 at 0603 panicked moved.

% GT-23.21: other zones do not
place turn 3
place fog clear
place unit B13 at 0505
place unit A07 at 1005 panicked
place phase american movement
    to 0905; to 0804; to 0704
    answers to 0603, to 0604
    to 0604
    is unit A07 at 0604 panicked moved.

% GT-23.22: a disrupted one goes one hex
place turn 3
place fog clear
place unit B13 at 5018
place unit A07 at 0905 panicked disrupted
place phase american movement
    to 0805
    is unit A07 at 0805 disrupted panicked moved.
    asks american rally

% GT-23.22: a shattered one none
place turn 3
place fog clear
place unit B13 at 5018
place unit A07 at 0905 panicked shattered
place phase american movement
    asks american rally
    is unit A07 at 0905 shattered panicked moved.

% GT-23.22: without an open way it stays
place turn 3
place fog clear
place unit A07 at 0905 panicked
place unit B13 at 0904 disrupted
place unit B14 at 0906 disrupted
place unit B15 at 0804 disrupted
place unit B16 at 0805 disrupted
place unit B17 at 1004 disrupted
place unit B18 at 1005 disrupted
place phase american movement
    asks american rally
    is unit A07 at 0905 panicked moved.

% GT-23.23: it makes no other move, and leaders stay behind
place turn 3
place fog clear
place unit B13 at 5018
place unit A07 at 0905 panicked
place unit SULLIVAN at 0905
place phase american movement
    to 0805; to 0705; to 0605; to 0505
    no event went-along SULLIVAN A07
    is unit SULLIVAN at 0905.
    move A07                refused GT-23.23 "in panic"
    no answer move A07
    move SULLIVAN; step 0805; end

% GT-23.24: from a hex of its edge it leaves the map and the game
place turn 3
place fog clear
place unit B13 at 5018
place unit A07 at 0105 panicked
place unit A08 at 0909
place phase american movement
    event left-map A07 0105 it fled off the map
    event army-morale american -1 12 the first panicked unit left the map
    is unit A07 departed.
    is once fled.
    score american 0 british 2

% GT-23.24: even shattered, if it stands on one
place turn 3
place fog clear
place unit B13 at 5018
place unit A07 at 0105 panicked shattered
place unit A08 at 0909
place phase american movement
    is unit A07 departed.

% GT-23.24: when it reaches one it leaves at once, whatever MP it has left
place turn 3
place fog clear
place unit B13 at 5018
place unit A07 at 0505 panicked
place unit A08 at 0909
place phase american movement
    to 0405; to 0305; to 0205; to 0105
    event left-map A07 0105 it fled off the map
    is unit A07 departed.
again
    to 0404; to 0304; to 0204
    is unit A07 at 0204 panicked.

% GT-23.24, GT-19.10: the second to flee costs nothing; nobody has points for it
place turn 3
place fog clear
place once fled
place unit B13 at 5018
place unit A07 at 0105 panicked
place unit A08 at 0909
place phase american movement
    is morale american 13.
    is unit A07 departed.

% GT-23.24, GT-17.9: a leader whom it leaves at the edge is alone there, and no casualty
place turn 3
place fog clear
place unit B13 at 5018
place unit A07 at 0105 panicked
place unit SULLIVAN at 0105
place phase american movement
    is unit A07 departed.
    no event leader-lost SULLIVAN
    is unit SULLIVAN at 0105.
    move SULLIVAN; step 0205; end

% GT-23.24: both of Stephen's division and panicked: either first departure costs one
place turn 3
place fog clear
place unit STEPHEN eliminated
place unit B13 at 5018
place unit A56 at 0105 panicked
place unit A08 at 0909
place phase american movement
    is morale american 11.
