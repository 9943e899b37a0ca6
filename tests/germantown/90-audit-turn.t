# Germantown: the order of things in a turn, from the fog to the next turn's fog.
battle germantown-1777

% GT-2.1, GT-2.2, GT-22.3, GT-3.5: fog first, then the chits, then the dice, then the first player turn
place turn 5 begins
place momentum american 1
place momentum british 1
place unit A16 at 2811
place unit B21 at 4313
    asks dice 1d0-9 fog
    roll 5
    event fog moderate
    asks american commit
    commit 1
    asks british commit
    commit 0
    asks dice 1d0-9
    roll 2
    event initiative-roll american 2 3 5
    roll 5
    event initiative-roll british 5 1 6
    event initiative british
    asks british move

% GT-22.2, GT-22.4: no die for the fog in turn 4, nor when it is clear
place turn 4 begins
place unit A16 at 2811
place unit B21 at 4313
    no event fog-roll
    roll 9; roll 0
    event initiative american
    again
    dice 9 0
    is fog heavy.

% GT-22.4: nor when it is clear
place turn 8 begins
place fog clear
place unit A16 at 2811
place unit B21 at 4313
    roll 9; roll 0
    event initiative american

% GT-2.4, GT-2.3, GT-10.10: movement, rally, the other's guns, the other's rifles, one's own rifles, close combat; then the other player
place turn 6
place first american
place fog clear
place unit A44 at 1603
place unit A06 at 1603
place unit A15 at 1603
place unit A05 at 1403 disrupted
place unit B14 at 1703
place unit B27 at 1703
place unit B07 at 1702
place unit B15 at 4412 disrupted
place phase american movement
    asks american move
    close
    asks american rally
    rally A05; roll 9
    event rallied A05
    asks british guns
    fire A44 B27    ok
    roll 0
    event missed A44
    asks british rifles
    pass
    asks american rifles
    pass
    asks american declare
    duty GT-11.10 A44
    attack 1703; with A44 A06; declare; close
    lead A44; lead B14; play withdraw; play withdraw
    event no-combat
    asks british move
    close
    asks british rally
    done
    asks american guns
    fire B14 A15; roll 0
    asks american rifles
    pass
    asks british rifles
    pass
    asks british declare

% GT-10.9: the phasing side's guns do not fire
place turn 6
place first american
place fog clear
place unit A15 at 1603
place unit A02 at 1603
place unit B14 at 1703
place phase american guns
    asks american declare

% GT-2.5, GT-19.8, GT-19.10: panic, straying, free movement, friendly fire, in this order; the first that goes is Stephen's and in panic, and costs 2
place turn 2
place first american
place unit A61 at 0603 panicked
place unit A60 at 2501
place unit A02 at 2502
place unit STEPHEN at 2501
place unit B15 at 4412
place phase american movement
    event fled A61
    event left-map A61 0601
    is morale american 11.
    asks dice 1d0-9
    roll 3
    event stray-roll 2501 3
    event stray-free 2501
    asks american move
    move A02; step 2601; end
    close
    asks dice 1d0-9
    roll 6
    event friendly-roll 2501 6
    no event friendly-fire
    asks british move

% GT-2.5, GT-23.12: who entered does not stray in that turn, and friendly fire finds him all the same
place turn 1
place first american
place unit A60 waiting
place unit A44 waiting
place unit B15 at 4412
place phase american movement
    move A60; step 2801; end
    move A44; step 2901; end
    close
    asks dice 1d0-9
    roll 7
    event friendly-fire 2801
    event army-morale american -1 12
    asks dice 1d0-9
    roll 5
    event check-passed A60
    roll 3
    event panicked A44

% GT-22.6, GT-23.14: clear weather knows neither straying nor friendly fire
place turn 6
place first american
place fog clear
place unit A60 at 2501
place unit A02 at 2502
place unit STEPHEN at 2501
place unit B15 at 4412
place phase american movement
    asks american move
    close
    no event friendly-roll
    asks british move

% GT-2.6, GT-2.3: after the second player turn the next turn begins with its initiative
place turn 3
place first british
place unit A02 at 2811
place unit B15 at 4412
place phase american close
    close
    event turn 4
    asks dice 1d0-9
    roll 1; roll 2
    event initiative british
    asks british move

% GT-3.1: turn 1 begins with the Americans, without dice
battle germantown-1777
    asks american move
    is turn 1.
    is morale american 13.
    is morale british 14.
    is fog heavy.

% GT-23.26: in turn 1 the British line does not stir, but its outposts and Musgrave do
place turn 1
place first american
place unit B21 at 4313
place unit HOWE at 4313
place unit B03 at 3312
place unit MUSGRAVE at 3312
place unit B04 at 3908
place unit A02 at 2210
place phase british movement
    move B21    refused GT-23.26
    move HOWE   refused GT-23.26
    move B03 MUSGRAVE; step 3412; end
    move B04; step 3909; end

% GT-23.28: unless an American is within three hexes as the phase begins
place turn 1
place first american
place unit B21 at 4313
place unit B22 at 4413
place unit HOWE at 4313
place unit A02 at 4014
place phase british movement
    move B22    refused GT-23.26
    move B21; step 4314; end
    move HOWE; step 4314; end

% GT-23.27: in turn 2 half, rounded up: infantry 2, the park 2, leaders 4, horse 4, and no hurry on the road
place turn 2
place first american
place unit B21 at 4414
place unit B31 at 4514
place unit B30 at 4614
place unit HOWE at 4715
place unit A02 at 2210
place phase british movement
    move B21; step 4314; step 4214
    is unit B21 at 4214
    move B31; step 4614; step 4715
    move B30; step 4715; step 4814; end
    move HOWE; step 4614; step 4514; step 4414; step 4314
    is unit HOWE at 4314

% GT-23.27, GT-23.26: outposts are not halved
place turn 2
place first american
place unit B05 at 4806
place unit A02 at 2210
place phase british movement
    move B05; step 4805; step 4705; step 4704; step 4603; step 4602
    is unit B05 at 4602

% GT-23.29: shot at and missed is roused for good
place turn 1
place first american
place unit B14 at 1703
place unit A06 at 1603
place unit B15 at 4412
place phase american rifles
    fire B14 A06; roll 0
    event missed B14
    is unit B14 at 1703 shot-at roused

% GT-23.38: in turn 1 only the vanguard ends next to the enemy
place turn 1
place first american
place unit A02 at 1402
place unit A07 at 1402
place unit SULLIVAN at 1402
place unit B14 at 1703
place unit B15 at 4412
place phase american movement
    move A07 SULLIVAN; step 1503; step 1602   refused GT-23.38
    end
    move A02; step 1503; step 1602
    is unit A02 at 1602
