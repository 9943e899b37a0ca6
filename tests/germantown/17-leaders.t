# Germantown: leaders in retreat and advance, leaders left alone.
battle germantown-1777

% GT-17.2: a D falls on the unit and not on the leader with it
place turn 6
place unit SULLIVAN at 1604
place unit A02 at 1604
place unit B26 at 1704
place phase american close
    attack 1704; with A02; declare; close; play skirmish; play skirmish; roll 1
    event disrupted A02
    to 1504; to 1403; to 1303
    is unit A02 at 1303 disrupted.
    is unit SULLIVAN at 1303.

% GT-17.2: nor does a PIN, a loss of steps or a panic
place turn 6
place unit SULLIVAN at 1604
place unit A02 at 1604
place unit B26 at 1704
place unit AGNEW at 1704
place phase american close
    attack 1704; with A02; declare; close; play skirmish; play skirmish; roll 5
    event pinned A02
    event pinned B26
    no event pinned SULLIVAN
    no event pinned AGNEW
    is unit SULLIVAN at 1604.
    again
    attack 1704; with A02; declare; close; play skirmish; play skirmish; roll 0
    event step-lost A02
    is unit SULLIVAN at 1604.

% GT-17.2: nor friendly fire
place turn 3
place unit STEPHEN at 1604
place unit A60 at 1604
place unit A02 at 1504
place unit B26 at 4412
place phase american movement
    roll 0; close; roll 9; roll 0; roll 0
    event panicked A60
    event panicked A02
    is unit STEPHEN at 1604.

% GT-17.3: before a unit retreats out of his hex his owner says whether he goes along
place turn 6
place unit SULLIVAN at 1604
place unit A02 at 1604
place unit A03 at 1604
place unit B26 at 1704
place phase american close
    attack 1704; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 2
    event result R - 2 4
    asks american go-along
    no event retreated
    answers yes, no
    yes
    to 1504
    event went-along SULLIVAN A02 1504
    is unit SULLIVAN at 1504.
    again
    attack 1704; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 2
    no; to 1504
    is unit SULLIVAN at 1604.

% GT-17.3: the owner of the defending leader is asked in the same way, for a retreat of three hexes once
place turn 6
place unit A02 at 1604
place unit A03 at 1604
place unit A04 at 1604
place unit AGNEW at 1704
place unit B26 at 1704
place unit B12 at 1704
place phase american close
    attack 1704; with A02 A03 A04; declare; close; lead A02; play skirmish; play skirmish; roll 7
    event result - D 7 4
    asks british go-along
    yes
    to 1803; to 1903; to 2002
    is unit AGNEW at 2002

% GT-17.3: each of several leaders is asked, the senior first
place turn 6
place unit MAXWELL at 1604
place unit SULLIVAN at 1604
place unit A02 at 1604
place unit A03 at 1604
place unit B26 at 1704
place phase american close
    attack 1704; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 2
    text "SULLIVAN"
    yes
    text "MAXWELL"
    no
    to 1504
    is unit SULLIVAN at 1504.
    is unit MAXWELL at 1604.

% GT-17.3: before a unit advances too
place turn 6
place unit SULLIVAN at 1604
place unit A02 at 1604
place unit A03 at 1604
place unit B26 at 1704
place phase american close
    attack 1704; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 5
    to 1803
    asks american go-along
    no event advanced
    yes
    event advanced A02 1604 1704
    event went-along SULLIVAN A02 1704
    is unit SULLIVAN at 1704.
    again
    attack 1704; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 5
    to 1803; no
    is unit SULLIVAN at 1604.
    advance A03 1704                        # the last: he always goes (GT-17.4)
    event went-along SULLIVAN A03 1704

% GT-17.4: with the last combat unit he always goes
place turn 6
place unit SULLIVAN at 1604
place unit MAXWELL at 1604
place unit A02 at 1604
place unit A03 at 1603
place unit B26 at 1704
place phase american close
    attack 1704; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 2
    asks american retreat
    to 1504
    is unit SULLIVAN at 1504.
    is unit MAXWELL at 1504.

% GT-17.4: when all others have given way before, the last takes him along
place turn 6
place unit SULLIVAN at 1604
place unit A02 at 1604
place unit A03 at 1604
place unit B26 at 1704
place phase american close
    attack 1704; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 2
    no; to 1504
    roll 0
    event check-failed A03
    asks american retreat
    to 1505
    is unit SULLIVAN at 1505.

% GT-17.5: when the last unit with him is captured he goes to the nearest of his army
place turn 6
place unit SULLIVAN at 1604
place unit A09 at 1604
place unit A02 at 1404
place unit A03 at 1206
place unit B14 at 1704
place phase american close
    attack 1704; with A09; declare; close; play skirmish; play frontal; roll 1
    event captured A09 1604
    event refuge SULLIVAN 1604 1404
    is unit SULLIVAN at 1404.

% GT-17.5: his owner picks among equally near ones, and no farther one
place turn 6
place unit AGNEW at 1704
place unit B26 at 1704 reduced
place unit B14 at 1903
place unit B15 at 1705
place unit B16 at 1904
place unit B17 at 2003
place unit A02 at 1603
place phase american close
    attack 1704; with A02; declare; close; play skirmish; play skirmish; roll 8
    event eliminated B26 1704
    event refuge AGNEW 1704 1705            # the nearest alone

% GT-17.5: among two equally near
place turn 6
place unit AGNEW at 1704
place unit GRANT at 1704
place unit B26 at 1704 reduced
place unit B14 at 1903
place unit B15 at 1706
place unit B17 at 2003
place unit A02 at 1603
place phase american close
    attack 1704; with A02; declare; close; play skirmish; play skirmish; roll 8
    event eliminated B26 1704
    asks british refuge
    text "AGNEW"
    answers to 1903, to 1706
    to 2003 refused GT-17.5 "nearest"
    to 1706
    event refuge AGNEW 1704 1706
    text "GRANT"
    to 1903
    is unit GRANT at 1903
    is unit A02 at 1704.

% GT-17.5: five hexes away is near enough, whatever lies between
place turn 6
place unit SULLIVAN at 1604
place unit A09 at 1604
place unit A02 at 1102
place unit B14 at 1704
place unit B15 at 1503 disrupted
place unit B16 at 1303 disrupted
place phase american close
    attack 1704; with A09; declare; close; play skirmish; play frontal; roll 1
    event refuge SULLIVAN 1604 1102
    is unit SULLIVAN at 1102.

% GT-17.5: the same when the unit with him is driven off the map
place turn 6
place unit A02 at 5313
place unit A03 at 5412 disrupted
place unit A04 at 5314 disrupted
place unit A10 at 5414 disrupted
place unit GRANT at 5413
place unit B26 at 5413
place unit B15 at 5216
place phase american close
    attack 5413; with A02; declare; close; play skirmish; play skirmish; roll 6
    event left-map B26 5413
    event refuge GRANT 5413 5216
    no event leader-lost

% GT-17.6: with nobody of his army within five hexes he is captured, and that is a leader casualty
place turn 6
place morale american 8
place morale british 8
place unit SULLIVAN at 1604
place unit A09 at 1604
place unit A02 at 1002
place unit B14 at 1704
place phase american close
    attack 1704; with A09; declare; close; play skirmish; play frontal; roll 1
    event captured A09 1604
    event leader-lost SULLIVAN 1604 he was taken, with nobody near
    is unit SULLIVAN eliminated.
    is morale american 6.                   # the unit 1, Sullivan 1
    is morale british 10.

% GT-17.6: units that are captured in the same stroke are no refuge
place turn 6
place unit GRANT at 1704
place unit B26 at 1704 shattered
place unit B25 at 1705 shattered
place unit A02 at 1604
place unit B15 at 4412
place phase american close
    attack 1704; with A02; also 1705; declare; close; lead B26; play withdraw; play skirmish
    event captured B26 1704
    event captured B25 1705
    event leader-lost GRANT 1704 he was taken, with nobody near

% GT-17.7: a lone leader does not hinder an enemy combat unit, which sends him off by moving in
place turn 6
place unit GRANT at 1605
place unit B15 at 1807
place unit B14 at 2007
place unit A02 at 1403
place unit A01 at 1304
place phase american movement
    move A02; step 1504; step 1604; step 1605
    event refuge GRANT 1605 1807
    is unit GRANT at 1807.
    is unit A02 at 1605

% GT-17.7: a stack sends each of them off once, the senior first, before it goes on
place turn 6
place unit AGNEW at 1604
place unit GRANT at 1604
place unit B15 at 1801
place unit B14 at 1807
place unit A02 at 1404
place unit A03 at 1404
place phase american movement
    move A02 A03; step 1504; step 1604
    asks british refuge
    text "AGNEW"
    answers to 1801, to 1807
    to 1801
    text "GRANT"
    to 1807
    asks american step
    is unit AGNEW at 1801.
    is unit GRANT at 1807.

% GT-17.7: cavalry that rides off to his hex sends him off too
place turn 6
place unit A02 at 1604
place unit SULLIVAN at 2004
place unit B30 at 1704
place phase american close
    attack 1704; with A02; declare; close
    ride 2004
    event refuge SULLIVAN 2004 1604
    is unit B30 at 2004

% GT-17.7: a unit that retreats sends him off before it goes on
place turn 6
place unit A02 at 1604
place unit SULLIVAN at 1803
place unit A03 at 1801 disrupted
place unit B26 at 1704
place phase american close
    attack 1704; with A02; declare; close; play skirmish; play skirmish; roll 8
    event result - D 8 2
    answers to 1803, to 1804                # he does not hinder it
    to 1803
    asks american refuge
    text "SULLIVAN"
    answers to 1604, to 1801
    to 1801
    is unit SULLIVAN at 1801.
    asks british retreat
    text "2 to go"

% GT-17.7: strays send him off too; with nobody near he is taken
place turn 3
place unit STEPHEN waiting
place unit A60 at 1604
place unit GRANT at 1704
place unit B15 at 4412
place phase american movement
    roll 8; roll 2
    event strayed A60 1604 1704
    event leader-lost GRANT 1704 he was taken, with nobody near

% GT-17.7: a leader with a combat unit is not alone, and no enemy enters his hex (GT-4.5)
place turn 6
place unit GRANT at 1605
place unit B26 at 1605
place unit A02 at 1604
place phase american movement
    move A02; step 1605 refused

% GT-17.8: an enemy leader may not enter a leader's hex
place turn 6
place unit GRANT at 1605
place unit B15 at 2007
place unit SULLIVAN at 1403
place unit A02 at 1403
place unit A03 at 1204
place phase american movement
    move SULLIVAN; step 1504; step 1604
    step 1605 refused GT-17.8
    step 1505 ok

% GT-17.8: with a combat unit he may, which drives the other off
place turn 6
place unit GRANT at 1605
place unit B15 at 2007
place unit SULLIVAN at 1504
place unit A02 at 1504
place phase american movement
    move SULLIVAN A02; step 1604; step 1605
    event refuge GRANT 1605 2007
    is unit SULLIVAN at 1605

% GT-17.9: he may be left alone when units move, and then still move himself
place turn 6
place unit SULLIVAN at 1604
place unit A02 at 1604
place unit B15 at 4412
place phase american movement
    move A02; step 1504; step 1403; end
    is unit SULLIVAN at 1604.
    move SULLIVAN; step 1603; step 1602; end
    is unit SULLIVAN at 1602 moved.

% GT-17.9: also by a unit that panics
place turn 6
place unit SULLIVAN at 1604
place unit A02 at 1604 panicked
place unit B15 at 4412
place phase american movement
    to 1504 ok
    to 1403; to 1303; to 1202
    is unit SULLIVAN at 1604.
    move SULLIVAN; step 1504; end
    is unit SULLIVAN at 1504 moved.

% GT-17.9: and where panic takes it off the map he stays as well
place turn 6
place unit SULLIVAN at 0104
place unit A02 at 0104 panicked
place unit A03 at 0304
place unit B15 at 4412
place phase american movement
    event left-map A02 0104 it fled off the map
    no event refuge
    is unit SULLIVAN at 0104.
    move SULLIVAN; step 0204; end ok

% GT-17.9: also by units that stray
place turn 3
place unit STEPHEN waiting
place unit SULLIVAN at 1604
place unit A60 at 1604
place unit B15 at 4412
place phase american movement
    roll 8; roll 1
    event strayed A60 1604 1603
    is unit SULLIVAN at 1604.
    move SULLIVAN; step 1504; end ok

% GT-17.9: and where they stray off the map
place turn 3
place unit STEPHEN waiting
place unit SULLIVAN at 1601
place unit A60 at 1601
place unit A02 at 1403
place unit B15 at 4412
place phase american movement
    roll 8; roll 1
    event left-map A60 1601
    no event refuge
    is unit SULLIVAN at 1601.
    move SULLIVAN; step 1602; end ok

% GT-17.10: a lone leader may not end a move next to an enemy combat unit
place turn 6
place unit SULLIVAN at 1504
place unit A02 at 1504
place unit A03 at 1605
place unit B26 at 1704
place phase american movement
    move SULLIVAN; step 1604
    end refused GT-17.10 "SULLIVAN"
    step 1605 ok                            # 1605 is not next to it
    again
    move SULLIVAN; step 1604; step 1505; end ok

% GT-17.10: with a combat unit he may
place turn 6
place unit SULLIVAN at 1504
place unit A02 at 1604
place unit A03 at 1504
place unit B26 at 1704
place phase american movement
    move SULLIVAN; step 1604; end
    is unit SULLIVAN at 1604 moved.
    again
    move SULLIVAN A03; step 1604
    is unit A03 at 1604 moved.
    end
    is unit SULLIVAN at 1604 moved.

% GT-17.10: an enemy leader is no combat unit
place turn 6
place unit SULLIVAN at 1504
place unit A02 at 1504
place unit GRANT at 1704
place unit B15 at 4412
place phase american movement
    move SULLIVAN; step 1604; end
    is unit SULLIVAN at 1604 moved.

% GT-17.10: the British too
place turn 6
place unit GRANT at 1804
place unit B26 at 1804
place unit A02 at 1604
place phase british movement
    move GRANT; step 1704
    end refused GT-17.10 "GRANT"
