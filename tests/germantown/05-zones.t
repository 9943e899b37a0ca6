# Germantown, chapter 5: zones of control.
#
# Who enters an enemy zone ends its move there: the event "moved" comes by itself. Elsewhere the stack stays in hand and
# its next step is asked for.
battle germantown-1777

% given LONE
battle germantown-1777
place turn 3
place unit B21 at 3408

% GT-5.1: a steady combat unit has a zone in its six neighbours
given LONE
place unit A16 at 3406
place unit A17 at 3507
place unit A18 at 3609
place unit A21 at 3410
place unit A25 at 3209
place unit A27 at 3208
place phase american movement
    move A16; step 3407
    event moved A16 3407
    move A17; step 3508
    event moved A17 3508
    move A18; step 3509
    event moved A18 3509
    move A21; step 3409
    event moved A21 3409
    move A25; step 3309
    event moved A25 3309
    move A27; step 3308
    event moved A27 3308

% GT-5.1: and no further than that
given LONE
place unit A16 at 3405
place unit A17 at 2811
place phase american movement
    move A16; step 3406
    asks american step

% GT-5.1: infantry, light infantry, rifles, cavalry and artillery have one alike
place turn 3
place unit B09 at 0504
place unit B01 at 1004
place unit B07 at 1504
place unit B30 at 2004
place unit B20 at 2504
place unit A16 at 0502
place unit A17 at 1002
place unit A18 at 1502
place unit A21 at 2002
place unit A25 at 2502
place unit A27 at 2811
place phase american movement
    move A16; step 0503
    event moved A16 0503
    move A17; step 1003
    event moved A17 1003
    move A18; step 1503
    event moved A18 1503
    move A21; step 2003
    event moved A21 2003
    move A25; step 2503
    event moved A25 2503

% GT-5.1: so have the militia and all other Americans
place turn 3
place unit A37 at 0504
place unit A01 at 1004
place unit A06 at 1504
place unit A36 at 2004
place unit A15 at 2504
place unit B21 at 0502
place unit B22 at 1002
place unit B23 at 1502
place unit B24 at 2002
place unit B25 at 2502
place unit B13 at 4313
place phase british movement
    move B21; step 0503
    event moved B21 0503
    move B22; step 1003
    event moved B22 1003
    move B23; step 1503
    event moved B23 1503
    move B24; step 2003
    event moved B24 2003
    move B25; step 2503
    event moved B25 2503

% GT-5.2: a pinned unit keeps its zone
place turn 3
place unit B21 at 3408 pinned
place unit A17 at 3508 pinned
place pin 1 B21 A17
place unit A16 at 3208
place phase american movement
    move A16; step 3308
    event moved A16 3308

% GT-5.3: a disrupted unit has none
place turn 3
place unit B21 at 3408 disrupted
place unit A16 at 3208
place unit A17 at 2811
place phase american movement
    move A16; step 3308
    no event moved A16
    asks american step
    step 3309
    asks american step

% GT-5.3: a shattered unit has none
place turn 3
place unit B21 at 3408 shattered
place unit A16 at 3208
place unit A17 at 2811
place phase american movement
    move A16; step 3308
    no event moved A16
    asks american step

% GT-5.3: a steady one in the same hex has
place turn 3
place unit B21 at 3408 shattered
place unit B20 at 3408
place unit A16 at 3208
place unit A17 at 2811
place phase american movement
    move A16; step 3308
    event moved A16 3308

% GT-5.4: a panicked unit has none
place turn 3
place unit A44 at 3308 panicked
place unit B21 at 3508
place unit B22 at 4313
place phase british movement
    move B21; step 3408
    no event moved B21
    asks british step

% GT-5.5: a leader has none
place turn 3
place unit WASHINGTON at 3308
place unit A16 at 2811
place unit B21 at 3508
place unit B22 at 4313
place phase british movement
    move B21; step 3408
    no event moved B21
    asks british step

% GT-5.6: a zone does not reach into light woods
place turn 3
place unit B21 at 1210
place unit A16 at 1112
place unit A17 at 2811
place phase american movement
    move A16; step 1211
    no event moved A16
    asks american step
    step 1311                               # in the open next to them
    event moved A16 1311

% GT-5.6: nor into heavy woods
place turn 3
place unit B21 at 3418
place unit A16 at 3218
place unit A17 at 2811
place phase american movement
    move A16; step 3319
    no event moved A16
    asks american step

% GT-5.6: but out of light woods
place turn 3
place unit B21 at 1211
place unit A16 at 1012
place unit A17 at 2811
place phase american movement
    move A16; step 1112
    event moved A16 1112

% GT-5.6: and out of heavy woods
place turn 3
place unit B21 at 3319
place unit A16 at 3317
place unit A17 at 2811
place phase american movement
    move A16; step 3318
    event moved A16 3318

% GT-5.7: a zone does not reach into the Chew House
place turn 3
place unit B21 at 3313
place unit A16 at 3211
place unit A17 at 2811
place phase american movement
    move A16; step 3312
    no event moved A16
    asks american step

% GT-5.7: but out of it
place turn 3
place unit B03 at 3312
place unit A16 at 3210
place unit A17 at 2811
place phase american movement
    move A16; step 3211
    event moved A16 3211

% GT-5.8: a zone does not cross the flechette from outside to inside
place turn 3
place unit A16 at 3907
place unit B21 at 3910
place unit B22 at 4313
place phase british movement
    move B21; step 3909
    asks british step
    step 3908
    no event moved B21
    asks british step

% GT-5.8: but over another side of that hex it does
place turn 3
place unit A16 at 3808
place unit B21 at 4008
place unit B22 at 4313
place phase british movement
    move B21; step 3908
    event moved B21 3908

% GT-5.8: and from inside to outside
place turn 3
place unit B04 at 3908
place unit A16 at 3906
place unit A17 at 2811
place phase american movement
    move A16; step 3907
    event moved A16 3907

% GT-5.8: Ewald's barricade likewise
place turn 3
place unit A37 at 3624
place unit B06 at 3824
place unit B22 at 4313
place phase british movement
    move B06; step 3724
    no event moved B06
    asks british step
    again
    move B22; step 4314; end
    is unit B22 at 4314

% GT-5.8: out of Ewald's barricade
place turn 3
place unit B06 at 3724
place unit A37 at 3524
place unit A17 at 2811
place phase american movement
    move A37; step 3624
    event moved A37 3624

% GT-5.9: a stream between is no bar
place turn 3
place unit B21 at 1908
place unit A16 at 2108
place unit A17 at 2811
place phase american movement
    move A16; step 2008
    event moved A16 2008

% GT-5.9: nor is a creek
place turn 3
place unit B07 at 3723
place unit A16 at 3624
place unit A17 at 2811
place phase american movement
    move A16; step 3623
    event moved A16 3623

% GT-5.9: nor a slope, downhill
place turn 3
place unit B21 at 2811
place unit A16 at 2813
place unit A17 at 2411
place phase american movement
    move A16; step 2812
    event moved A16 2812

% GT-5.9: or uphill
place turn 3
place unit B21 at 2812
place unit A16 at 2810
place unit A17 at 2411
place phase american movement
    move A16; step 2811
    event moved A16 2811

% GT-5.9: nor a bridge
place turn 3
place unit B21 at 1910
place unit A16 at 2110
place unit A17 at 2811
place phase american movement
    move A16; step 2010
    event moved A16 2010

% GT-5.9: nor a ford
place turn 3
place unit B21 at 2015
place unit A16 at 2114
place unit A17 at 2811
place phase american movement
    move A16; step 2115
    event moved A16 2115

% GT-5.10: nobody comes into a river, so no zone is met there
place turn 3
place unit B21 at 0122
place unit A16 at 0222
place unit A17 at 2811
place phase american movement
    move A16; step 0123     refused

% GT-5.11: whoever has entered a zone goes no further in this phase
given LONE
place unit A16 at 3208
place unit A17 at 2811
place phase american movement
    move A16; step 3308
    event moved A16 3308
    asks american move
    is unit A16 at 3308 moved.
    move A16                refused "once in a phase"

% GT-5.11: of a stack those stop whom zones concern; a leader may go on alone
given LONE
place unit A16 at 3208
place unit WAYNE at 3208
place unit A17 at 2811
place phase american movement
    move WAYNE A16; step 3308
    event moved A16 3308
    no event moved WAYNE
    asks american step

% GT-5.12: who begins in a zone leaves it freely
given LONE
place unit A16 at 3308
place unit A17 at 2811
place phase american movement
    move A16; step 3208
    asks american step
    step 3108; step 3008; step 2908
    event moved A16 2908

% GT-5.12: and may step straight into another zone, where it stops
given LONE
place unit A16 at 3308
place unit A17 at 2811
place phase american movement
    move A16; step 3309
    event moved A16 3309

% GT-5.12: the British do the same
place turn 3
place unit A44 at 3308
place unit B21 at 3408
place unit B22 at 4313
place phase british movement
    move B21; step 3407
    event moved B21 3407

% GT-5.13: a friend in the hex does not lift the zone
given LONE
place unit A45 at 3308
place unit A16 at 3208
place unit A17 at 2811
place phase american movement
    move A16; step 3308
    event moved A16 3308

% GT-5.14: the zone of rifles costs 1 more to enter, once, however many they are
place turn 3
place unit B07 at 3408
place unit B08 at 3409
place unit A16 at 3209
place unit A17 at 2811
place phase american movement
    move A16; step 3309
    event stepped A16 3209 3309 4 4         # half points: one point for the hex, one for the rifles

% GT-5.14: other zones cost nothing
given LONE
place unit A16 at 3209
place unit A17 at 2811
place phase american movement
    move A16; step 3309
    event stepped A16 3209 3309 2 2

% GT-5.14: the American riflemen cost the British the same, line infantry with some rifles nothing
place turn 3
place unit A06 at 3308
place unit A50 at 2403
place unit B21 at 3508
place unit B22 at 2603
place phase british movement
    move B21; step 3408
    event stepped B21 3508 3408 4 4
    move B22; step 2503
    event stepped B22 2603 2503 2 2
    event moved B22 2503

% GT-5.14: rifles without a zone cost nothing, though another unit in their hex has one
place turn 3
place unit B07 at 3408 disrupted
place unit B21 at 3408
place unit A16 at 3209
place unit A17 at 2811
place phase american movement
    move A16; step 3309
    event stepped A16 3209 3309 2 2
    event moved A16 3309

% GT-5.14: nor do they where their zone does not reach: into woods
place turn 3
place unit B07 at 1210
place unit A16 at 1112
place unit A17 at 2811
place phase american movement
    move A16; step 1211
    event stepped A16 1112 1211 2 2

% GT-5.14: out of one rifle zone into the next it is paid again
place turn 3
place unit B07 at 3408
place unit A16 at 3308
place unit A17 at 2811
place phase american movement
    move A16; step 3309
    event stepped A16 3308 3309 4 4

% GT-5.15: a leader passes zones and pays nothing for rifles
place turn 3
place unit B07 at 3408
place unit WAYNE at 3208
place unit A17 at 2811
place phase american movement
    move WAYNE; step 3308
    event stepped WAYNE 3208 3308 2 2
    no event moved WAYNE
    asks american step
    step 3307
    asks american step
