# Germantown, chapter 23: the British camp is roused. The country about 5308 is clear and level.
battle germantown-1777

% GT-23.26: in turn 1 the outposts and Musgrave may move
place turn 1
place first british
place unit A07 at 1010
place unit B01 at 5306
place unit B02 at 5306
place unit B03 at 3312
place unit MUSGRAVE at 3312
place unit B04 at 3908
place unit B05 at 4806
place unit B06 at 3724
place unit B07 at 3723
place unit B08 at 3823
place phase british movement
    move B01; cancel
    move B02; cancel
    move B03; cancel
    move MUSGRAVE; cancel
    move B04; cancel
    move B05; cancel
    move B06; cancel
    move B07; cancel
    move B08; cancel
    move B01; step 5305; step 5304; step 5303; step 5302; step 5301
    is unit B01 at 5301

% GT-23.26: nobody else
place turn 1
place first british
place unit A07 at 1010
place unit B05 at 4806
place unit B13 at 5308
place unit B30 at 5306
place unit B31 at 5304
place unit HOWE at 5308
place unit B09 at 3822
place phase british movement
    move B13                refused GT-23.26 "not yet roused"
    move B30                refused GT-23.26
    move B31                refused GT-23.26
    move HOWE               refused GT-23.26
    move B09                refused GT-23.26
    no answer move B13
    move B05; cancel

% GT-23.26, GT-1.3: a battle that begins in the third turn of the day has no alarm
battle germantown-chew-house
place turn 1
place first british
place unit A07 at 2712
place unit B14 at 4116
place phase british movement
    move B14; step 4115; step 4114; end

% GT-23.27: in turn 2 half the MP, rounded up
battle germantown-1777
place turn 2
place first british
place unit A07 at 1010
place unit B13 at 5308
place unit B31 at 5309
place unit HOWE at 5408
place unit B05 at 5108
place phase british movement
    move B13; step 5307; step 5306
    no answer step 5305
    end
    is unit B13 at 5306 moved.
    move B31; step 5310; step 5311
    no answer step 5312
    end
    is unit B31 at 5311 moved.
    move HOWE; step 5407; step 5406; step 5405; step 5404
    no answer step 5403
    end
    is unit HOWE at 5404 moved.

% GT-23.27: outposts have all of theirs
place turn 2
place first british
place unit A07 at 1010
place unit B05 at 5108
place phase british movement
    move B05; step 5107; step 5106; step 5105; step 5104
    is unit B05 at 5104

% GT-23.27: cavalry has four of its eight
place turn 2
place first british
place unit A07 at 1010
place unit B05 at 5108
place unit B30 at 5308
place phase british movement
    move B30; step 5307; step 5306; step 5305; step 5304
    no answer step 5303
    end

% GT-23.27: and no strategic movement
place turn 2
place first british
place unit A07 at 1010
place unit B05 at 5108
place unit B13 at 4514
place phase british movement
    move B13; step 4614; step 4715
    no answer step 4814
    end
    is unit B13 at 4715 moved.

% GT-23.27: from turn 3 on all are free
place turn 3
place first british
place unit A07 at 1010
place unit B05 at 5108
place unit B13 at 4514
place unit B14 at 5308
place phase british movement
    move B14; step 5307; step 5306; step 5305; step 5304
    is unit B14 at 5304
    end
    move B13; step 4614; step 4715; step 4814; step 4915; step 5014
    is unit B13 at 5014

% GT-23.28: with an American combat unit within three hexes it is free for good
place turn 1
place first british
place unit A07 at 5305
place unit B13 at 5308
place unit GRANT at 5308
place unit B05 at 4806
place phase british movement
    is unit B13 at 5308 roused.
    is unit GRANT at 5308 roused.
    move B13; step 5309; step 5310
    is unit B13 at 5310 roused

% GT-23.28: four hexes are too far
place turn 1
place first british
place unit A07 at 5304
place unit B13 at 5308
place unit GRANT at 5308
place unit B05 at 4806
place phase british movement
    is unit B13 at 5308.
    move B13                refused GT-23.26
    move GRANT              refused GT-23.26

% GT-23.28: a leader is no combat unit
place turn 1
place first british
place unit A07 at 1010
place unit WASHINGTON at 5306
place unit B13 at 5308
place unit B05 at 4806
place phase british movement
    move B13                refused GT-23.26

% GT-23.28: a broken unit is one
place turn 1
place first british
place unit A07 at 5305 shattered panicked
place unit B13 at 5308
place unit B05 at 4806
place phase british movement
    is unit B13 at 5308 roused.

% GT-23.28: free from then on: in turn 2 with all its MP, though the enemy is gone
place turn 2
place first british
place unit A07 at 1010
place unit B13 at 5308 roused
place unit B05 at 4806
place phase british movement
    move B13; step 5307; step 5306; step 5305; step 5304
    is unit B13 at 5304 moved roused.

% GT-23.28: it is looked for as the phase begins, not as the Americans pass
place turn 1
place unit A35 at 4505
place unit B13 at 5308
place unit B05 at 5401
place phase american movement
    move A35; step 4605; end
    is unit B13 at 5308.

% GT-23.29: who has been shot at is free, even if missed, and the leaders with it; others there are not
place turn 1
place unit A06 at 5307
place unit B13 at 5308
place unit B14 at 5308
place unit GRANT at 5308
place phase american rifles
    fire B13 A06; roll 0
    event missed B13
    is unit B13 at 5308 shot-at roused.
    is unit GRANT at 5308 roused.
    is unit B14 at 5308.

% GT-23.29: who has been attacked is free, even if it does not come to a fight
place turn 1
place unit A07 at 5307
place unit B13 at 5308
place unit B14 at 5308
place unit GRANT at 5308
place unit B15 at 5309
place phase american close
    attack 5308; with A07; declare; close; lead B13
    american: play skirmish; british: play withdraw
    event no-combat
    is unit B13 at 5308 roused.
    is unit B14 at 5308 roused.
    is unit GRANT at 5308 roused.

% GT-23.29: at once when it is declared, and only in the hex that is attacked
place turn 1
place unit A07 at 5307
place unit A08 at 5306
place unit B13 at 5308
place unit B15 at 5309
place phase american close
    attack 5308; with A07; declare
    is unit B13 at 5308 roused.
    is unit B15 at 5309.

% GT-23.29: cavalry that rides off was attacked
place turn 1
place unit A07 at 5307
place unit B30 at 5308
place phase american close
    attack 5308; with A07; declare; close
    ride 5311
    is unit B30 at 5311 roused rode-off.
