# Germantown, chapter 6: strategic movement, at double points along roads and lanes.
# A leader far away keeps the phase open when a move has ended by itself.
battle germantown-1777

% GT-6.10: along a road infantry goes eight hexes, and no ninth
place turn 3; place fog clear
place unit A02 at 3412; place unit SULLIVAN at 1010; place unit B03 at 5020
place phase american movement
    move A02; step 3513; step 3613; step 3713; step 3813; step 3913; step 4013; step 4114
    event stepped A02 4013 4114 2 14
    no event moved A02
    step 4214
    event stepped A02 4114 4214 2 16
    event moved A02 4214

% GT-6.10: so do the British, light infantry ten, cavalry and leaders sixteen, the guns of the park six
place turn 3; place fog clear
place unit B03 at 4214; place unit B04 at 4114; place unit B31 at 4314; place unit B30 at 4013; place unit HOWE at 3913
place unit AGNEW at 1010; place unit A02 at 0203
place phase british movement
    move B31; step 4414; step 4514; step 4614; step 4715; step 4814
    no event moved B31
    step 4715
    event moved B31 4715
    move B30; step 3913; step 3813; step 3713; step 3613; step 3513; step 3512; step 3611; step 3610; step 3609; step 3608
    step 3607; step 3606; step 3706; step 3705; step 3604
    event stepped B30 3705 3604 2 30
    no event moved B30
    step 3705
    event moved B30 3705
    move HOWE; step 3813; step 3713; step 3613; step 3513; step 3512; step 3611; step 3610; step 3609; step 3608; step 3607
    step 3606; step 3706; step 3705; step 3805; step 3806
    no event moved HOWE
    step 3907
    event moved HOWE 3907
    move B04; step 4013; step 3913; step 3813; step 3713; step 3613; step 3513; step 3412; step 3312; step 3212
    no event moved B04
    step 3112
    event moved B04 3112
    move B03; step 4114; step 4013; step 3913; step 3813; step 3713; step 3613; step 3513
    no event moved B03
    step 3412
    event moved B03 3412

% GT-6.10: a slope on the road is paid out of the double points
place turn 3; place fog clear
place unit A02 at 2210; place unit A35 at 2210; place unit B03 at 5020
place phase american movement
    move A02 A35; step 2311; step 2411; step 2511; step 2611; step 2711
    event stepped A02 2611 2711 4 14
    step 2611           refused GT-6.1 "A02 has 2 half points left, and the step costs 4"
    step 2811           refused GT-6.1

% GT-6.10: a stack with its leader and gun goes as one
place turn 3; place fog clear
place unit WASHINGTON at 3412; place unit A02 at 3412; place unit A34 at 3412; place unit B03 at 5020
place phase american movement
    move WASHINGTON A02 A34; step 3513; step 3613; step 3713; step 3813; step 3913; step 4013; step 4114; step 4214
    event stepped A34 4114 4214 2 16
    step 4314           refused GT-6.1 "A02"

% GT-6.10: who has spent more than his points does not leave the road
place turn 3; place fog clear
place unit A02 at 3412; place unit B03 at 5020
place phase american movement
    move A02; step 3513; step 3613; step 3713; step 3813
    step 3814           refused GT-6.10 "doubled only while"
    no answer step 3814
    step 3913
    step 3914           refused GT-6.10
    answers step 3813, step 4013, end

% GT-6.10: who leaves it before has his own points alone, and does not come back to the double
place turn 3; place fog clear
place unit A02 at 3412; place unit A35 at 3412; place unit B03 at 5020
place phase american movement
    move A02 A35; step 3513; step 3613; step 3714    # off the road
    step 3713
    event stepped A02 3714 3713 2 8
    step 3813           refused GT-6.1 "A02 has 0 half points left"

% GT-6.10: who starts beside the road has his own points alone
place turn 3; place fog clear
place unit A02 at 3413; place unit A35 at 3413; place unit B03 at 5020
place phase american movement
    move A02 A35; step 3513; step 3613; step 3713; step 3813
    step 3913           refused GT-6.1 "A02 has 0 half points left"

% GT-6.11: who has spent more than his points does not come next to an enemy combat unit on the road
place turn 3; place fog clear
place unit A02 at 3412; place unit B03 at 4012
place phase american movement
    move A02; step 3513; step 3613; step 3713
    step 3813           ok                          # four points, as in any move: next to nobody yet
    step 3913           refused GT-6.11
    no answer step 3913

% GT-6.11: within his own points he may, and that is no strategic movement any more
place turn 3; place fog clear
place unit A02 at 3513; place unit B03 at 3713 shattered; place unit SULLIVAN at 3513
place phase american movement
    move A02 SULLIVAN; step 3613                    # no zone there, so the move goes on
    step 3513; step 3412; step 3513
    event stepped A02 3412 3513 2 8
    step 3613           refused GT-6.1 "A02 has 0 half points left"

% GT-6.11: an enemy leader is no combat unit
place turn 3; place fog clear
place unit A02 at 3412; place unit MUSGRAVE at 3914; place unit SULLIVAN at 1010; place unit B03 at 5020
place phase american movement
    move A02; step 3513; step 3613; step 3713; step 3813; step 3913
    event stepped A02 3813 3913 2 10

% GT-6.12: who starts next to an enemy combat unit has his own points alone
place turn 3; place fog clear
place unit A02 at 3412; place unit A35 at 3412; place unit B03 at 3411
place phase american movement
    move A02 A35; step 3513                         # out of one zone, not into another
    step 3613; step 3713; step 3813
    event stepped A02 3713 3813 2 8
    step 3913           refused GT-6.1 "A02 has 0 half points left"

% GT-6.12: also if that enemy is shattered and has no zone; an enemy leader does not matter
place turn 3; place fog clear
place unit B17 at 3412; place unit B30 at 3412; place unit A02 at 3411 shattered; place unit B13 at 4514; place unit WAYNE at 4513
place unit AGNEW at 1010
place phase british movement
    move B17 B30; step 3513; step 3613; step 3713; step 3813
    step 3913           refused GT-6.1 "B17 has 0 half points left"
    end
    move B13; step 4414; step 4314; step 4214; step 4114; step 4013
    event stepped B13 4114 4013 2 10

% GT-6.13: two road hexes side by side that nothing joins are not enough
place turn 3; place fog clear
place unit A02 at 3713; place unit B03 at 5020
place phase american movement
    move A02; step 3613; step 3513; step 3412; step 3312
    step 3212; step 3312; step 3412
    event stepped A02 3312 3412 2 14
    step 3512           refused GT-6.13
    no answer step 3512
    step 3513           ok

% GT-6.13: nor as the first step
place turn 3; place fog clear
place unit B17 at 3913; place unit B30 at 3913; place unit A02 at 0203
place phase british movement
    move B17 B30; step 4012; step 3912; step 3911; step 3910
    event stepped B17 3911 3910 2 8
    step 3909           refused GT-6.1 "B17 has 0 half points left"

% GT-6.13: where a lane comes into a road they connect, and one road into another
place turn 3; place fog clear
place unit B17 at 3910; place unit B13 at 3607; place unit AGNEW at 1010; place unit A02 at 0203
place phase british movement
    move B17; step 3911; step 3912; step 4012; step 4013; step 4114; step 4214; step 4115
    no event moved B17
    step 4116           refused GT-6.1 "costs 4"
    end
    move B13; step 3606; step 3706; step 3705; step 3604; step 3705; step 3805; step 3806
    no event moved B13
    step 3907
    event moved B13 3907

% GT-6.14: a trail does not go on where the road ends
place turn 3; place fog clear
place unit A02 at 3913; place unit B03 at 5020
place phase american movement
    move A02; step 3813; step 3713; step 3613; step 3513
    step 3514           refused GT-6.14
    no answer step 3514
    step 3412           ok

% GT-6.14: nor does one start on a trail, or cut off a corner by it
place turn 3; place fog clear
place unit B17 at 3414; place unit B30 at 3414; place unit A02 at 0203
place phase british movement
    move B17 B30; step 3514; step 3513; step 3613; step 3713
    step 3813           refused GT-6.1 "B17 has 0 half points left"
    again
    move B17 B30; step 3415; step 3416; step 3417; step 3416
    step 3415           refused GT-6.1 "B17 has 0 half points left"

% GT-6.15: with a disrupted unit in it a stack has no double points, also when that one has been left
place turn 3; place fog clear
place unit A02 at 3412; place unit A05 at 3412 disrupted; place unit A35 at 3412; place unit B03 at 5020
place phase american movement
    move A02 A05 A35; step 3312                     # the disrupted one goes no further
    event moved A05 3312
    step 3212; step 3112; step 3012
    event stepped A02 3112 3012 2 8
    step 2912           refused GT-6.1 "A02 has 0 half points left"
    again
    move A02 A35; step 3312; step 3212; step 3112; step 3012; step 2912
    event stepped A02 3012 2912 4 12

% GT-6.15: who is pinned gets away at his own pace
place turn 3; place fog clear
place unit A02 at 3412 pinned; place unit A35 at 3412; place unit B03 at 3411 pinned; place pin 1 A02 B03
place phase american movement
    move A02 A35; step 3513; step 3613; step 3713; step 3813
    event stepped A02 3713 3813 2 8
    step 3913           refused GT-6.1 "A02 has 0 half points left"

% GT-6.15: who is shattered or in panic does not use it, since he makes no move at all
place turn 3; place fog clear
place unit A02 at 3412 shattered; place unit A03 at 3613 panicked shattered; place unit SULLIVAN at 1010; place unit B03 at 5020
place phase american movement
    move A02            refused GT-6.16
    move A03            refused GT-23.23
