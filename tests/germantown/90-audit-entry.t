# Germantown: who comes on, where, when, and how far he gets.
battle germantown-1777

% given WING
place turn 3
place first american
place fog clear
place unit A44 waiting
place unit A42 waiting
place unit A51 waiting
place unit A55 waiting
place unit A50 waiting
place unit GREENE waiting
place unit MUHLENBERG waiting
place unit B15 at 4412
place unit B03 at 3312
place phase american movement

% GT-8.2, GT-8.6, GT-6.10: the first stack at the road hex has double MP: seven hexes along the Limekiln Road, the last of them uphill
given WING
    move A44 A42; step 2901
    event entered A44 2901
    step 3001; step 3102; step 3202; step 3303; step 3403
    step 3504
    is unit A44 at 3504
    no answer step 3604
    step 3604   refused GT-6.1
    end

% GT-8.3: the second stack at that hex pays one more, the third two more
given WING
    move A44 A42; step 2901; step 3001; end
    move A51; step 2901; step 2902; step 2903
    is unit A51 at 2903
    asks american move
    again
    move A44 A42; step 2901; step 3001; end
    move A51; step 2901; step 2902; end
    move A50; step 2901; step 3001  refused
    again
    move A44 A42; step 2901; step 3001; step 3102; end
    move A51; step 2901; step 2902; end
    move A50; step 2901; step 3001; end
    is unit A50 at 3001

% GT-8.3: at another hex of the area the count begins anew
given WING
    move A44 A42; step 2901; step 2902; end
    move A51; step 3001; step 3002; step 3003; step 3004; end
    is unit A51 at 3004

% GT-8.5: leaders by themselves neither pay nor count
given WING
    move GREENE; step 2901; step 3001; end
    move MUHLENBERG; step 2901; end
    move A44 A42; step 2901; step 3001; step 3102; step 3202; step 3303; step 3403; step 3504
    is unit A44 at 3504

% GT-8.4, GT-4.1: what enters together stays within six, a gun and leaders apart
given WING
    move A44 A42 A55 GREENE; step 2901; end
    is unit GREENE at 2901
    again
    move A44 A42 A51    refused GT-4.1

% GT-8.4, GT-4.1: the entry hex is full for the next until the first has gone on
given WING
    move A44 A42; step 2901; end
    move A51; step 2901 refused GT-4.1

% GT-4.2: and a gun keeps out a gun
place turn 3
place fog clear
place unit A55 waiting
place unit A34 at 2901
place unit B15 at 4412
place phase american movement
    move A55; step 2901 refused GT-4.2
    step 2801       ok

% GT-8.7: nothing has to enter, and may later
given WING
    close
    is unit A44 waiting

% GT-8.12: Cornwallis and the Grenadiers not before turn 6
place turn 5
place first british
place unit CORNWALLIS waiting
place unit B32 waiting
place unit B33 waiting
place unit B34 waiting
place unit A02 at 1001
place unit B15 at 4412
place phase british movement
    move B32    refused GT-8.1
    move CORNWALLIS refused GT-8.1

% GT-8.12: in turn 6 they do, Linsing does not
place turn 6
place first british
place unit CORNWALLIS waiting
place unit B32 waiting
place unit B33 waiting
place unit B34 waiting
place unit A02 at 1001
place unit B15 at 4412
place phase british movement
    move B34    refused GT-8.1
    move B32 CORNWALLIS; step 5415; step 5315; step 5215; step 5115; step 5014; step 4915
    step 4814   refused GT-6.1
    end
    is unit CORNWALLIS at 4915
    move B33; step 5415; step 5315; step 5215; step 5115; step 5014
    step 4915   refused GT-4.1
    end
    is unit B33 at 5014

% GT-8.12: in turn 7 Linsing too
place turn 7
place first british
place unit B34 waiting
place unit A02 at 1001
place unit B15 at 4412
place phase british movement
    move B34; step 5415; end
    is unit B34 at 5415

% GT-8.8, GT-8.9: the only hex held by the enemy: the nearest of the edge that are in no zone of his
place turn 6
place first british
place unit B32 waiting
place unit A02 at 5415
place unit B15 at 4412
place phase british movement
    move B32
    step 5415   refused
    step 5414   refused
    step 5416   refused
    answers step 5413, step 5417

% GT-8.8: those in his zone are as good as held; at a distance of four nobody enters
place turn 6
place first british
place unit B32 waiting
place unit A02 at 5415
place unit A03 at 5412
place unit A04 at 5418
place unit B15 at 4412
place phase british movement
    move B32    refused GT-8.10

% GT-8.8, GT-5.3: a broken enemy beside the hex has no zone, and the hex is open
place turn 6
place first british
place unit B32 waiting
place unit A02 at 5414 disrupted
place unit B15 at 4412
place phase british movement
    move B32; step 5415; end
    is unit B32 at 5415

% GT-8.8, GT-8.9: the three hexes of Greene's road shut: they come beside them, at their usual pace
place turn 3
place first american
place fog clear
place unit A44 waiting
place unit B14 at 2902
place unit B15 at 3001
place phase american movement
    move A44
    event entered A44 2701
    step 2702; step 2703; step 2704
    is unit A44 at 2704

% GT-8.11, GT-23.38: in turn 1 they may come, but not next to the enemy
place turn 1
place first american
place unit A44 waiting
place unit B04 at 2902 disrupted
place unit B15 at 4412
place phase american movement
    move A44; step 2901
    end     refused GT-23.38
    step 2801
    end     refused GT-23.38
    step 2702; end
    is unit A44 at 2702
