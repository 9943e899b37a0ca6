# Germantown, chapter 6: spending movement points, stacks, the one hex that is always allowed.
# `stepped` gives the counter, the hex it left, the hex it entered, the price and what it has spent, in half points.
# A move ends by itself where no step is left, and the phase where nobody is left to move: a leader far away keeps it open.
battle germantown-1777

# ---- GT-6.1: up to its MP, halves exactly, the rest lost ----

% GT-6.1: four points are four clear hexes; with none left the move is over
place turn 3; place fog clear
place unit A02 at 3010; place unit SULLIVAN at 1010; place unit B03 at 5020
place phase american movement
    move A02; step 3110; step 3210; step 3310
    no event moved A02
    step 3410
    event stepped A02 3310 3410 2 8
    event moved A02 3410
    is unit A02 at 3410 moved.

% GT-6.1: the move may end before
place turn 3; place fog clear
place unit A02 at 3010; place unit SULLIVAN at 1010; place unit B03 at 5020
place phase american movement
    move A02; step 3110; end
    is unit A02 at 3110 moved.

% GT-6.1: a step that is too dear is refused with what is left and what it costs
place turn 3; place fog clear
place unit A02 at 3010; place unit A35 at 3010; place unit B03 at 5020
place phase american movement
    move A02 A35; step 3110; step 3210; step 3310; step 3410
    step 3510           refused GT-6.1 "A02 has 0 half points left, and the step costs 2"
    no answer step 3510

% GT-6.1: light infantry and rifles have five points, leaders and cavalry eight, the guns of the park three
place turn 3; place fog clear
place unit B04 at 3010; place unit B07 at 3009; place unit HOWE at 3008; place unit B30 at 3007; place unit B31 at 3006
place unit AGNEW at 1010; place unit A02 at 0203
place phase british movement
    move B04; step 3110; step 3210; step 3310; step 3410
    no event moved B04
    step 3510
    event moved B04 3510
    move B07; step 3109; step 3209; step 3309; step 3409
    no event moved B07
    step 3509
    event moved B07 3509
    move HOWE; step 3108; step 3208; step 3308; step 3408; step 3508; step 3507; step 3407
    no event moved HOWE
    step 3307
    event moved HOWE 3307
    move B30; step 3107; step 3206; step 3306; step 3405; step 3505; step 3605; step 3606
    no event moved B30
    step 3706
    event moved B30 3706
    move B31; step 3106; step 3205
    no event moved B31
    step 3305
    event moved B31 3305

% GT-6.1: halves are counted exactly: heavy woods at one and a half, twice, leave a point, which is not enough for a third
place turn 3; place fog clear
place unit A02 at 0211; place unit A06 at 0211; place unit B03 at 5020
place phase american movement
    move A02 A06; step 0312
    event stepped A02 0211 0312 3 3
    step 0412
    event stepped A02 0312 0412 3 6
    step 0512           refused GT-6.1 "A02 has 2 half points left, and the step costs 3"
    step 0411           refused GT-6.1 "A02 has 2 half points left, and the step costs 4"

% GT-6.1: a half that is left does not reach for a whole hex
place turn 3; place fog clear
place unit A35 at 1113; place unit SULLIVAN at 1113; place unit B03 at 5020
place phase american movement
    move A35 SULLIVAN; step 1212; step 1313; step 1412; step 1513; step 1412
    event stepped A35 1513 1412 3 15
    event stepped SULLIVAN 1513 1412 2 10
    step 1413           refused GT-6.1 "A35 has 1 half points left, and the step costs 2"

% GT-6.1: what is not spent is lost: the next phase has the same points again
place turn 3; place fog clear; place first american
place unit A02 at 3010; place unit SULLIVAN at 1010; place unit B03 at 5020; place unit AGNEW at 5010
place phase american movement
    move A02; step 3110; end; close
    asks british move
    close
    dice 9 0
    asks american move
    move A02; step 3210; step 3310; step 3410; step 3510
    event stepped A02 3410 3510 2 8
    event moved A02 3510

% GT-6.1: only one's own units, and a step leads to a neighbour
place turn 3; place fog clear
place unit A02 at 3010; place unit B03 at 5020; place unit A03 eliminated
place phase american movement
    move B03            refused GT-6.1 "the enemy's"
    move A03            refused GT-6.1 "not on the map"
    move A02
    step 3210           refused GT-6.1 "neighbouring"
    step 3010           refused GT-6.1 "neighbouring"
    end                 refused GT-6.1 "has not moved"
    cancel
    answers move A02, close

% GT-6.1: a river hex, the hex itself and a far hex are no steps; all six neighbours are
place turn 3; place fog clear
place unit A02 at 3110; place unit B03 at 5020
place phase american movement
    move A02
    answers step 3109, step 3209, step 3210, step 3111, step 3010, step 3009

# ---- GT-6.2: once in a phase ----

% GT-6.2: a unit that has ended its move does not move again in that phase
place turn 3; place fog clear
place unit A02 at 3010; place unit A03 at 3009; place unit WASHINGTON at 3009; place unit SULLIVAN at 1010; place unit B03 at 5020
place phase american movement
    move A02; step 3110; end
    event moved A02 3110
    move A02            refused GT-6.2
    no answer move A02
    move WASHINGTON; step 3109; end
    move WASHINGTON     refused GT-6.2
    move A03; step 3109; end
    move A03 WASHINGTON refused GT-6.2
    answers move SULLIVAN, close

% GT-6.2: after a step it is too late to put it back
place turn 3; place fog clear
place unit B03 at 3010; place unit AGNEW at 5010; place unit A02 at 0203
place phase british movement
    move B03; step 3110
    cancel              refused GT-6.2
    end
    move B03            refused GT-6.2

# ---- GT-6.3: stacks ----

% GT-6.3: counters of one hex go together, leaders among them; each pays its own prices
place turn 3; place fog clear
place unit WASHINGTON at 0210; place unit A02 at 0210; place unit A06 at 0210; place unit A34 at 0210; place unit B03 at 5020
place phase american movement
    answer move WASHINGTON A02 A06 A34
    move WASHINGTON A02 A06 A34; step 0211          # down a slope into heavy woods
    event stepped WASHINGTON 0210 0211 4 4
    event stepped A02 0210 0211 5 5
    event stepped A06 0210 0211 4 4
    event stepped A34 0210 0211 6 6
    drop A34
    step 0312
    event stepped WASHINGTON 0211 0312 2 6
    event stepped A02 0211 0312 3 8
    event stepped A06 0211 0312 2 6

% GT-6.3: part of a hex may go, and the rest afterwards
place turn 3; place fog clear
place unit GREY at 3010; place unit B17 at 3010; place unit B18 at 3010; place unit A02 at 0203
place phase british movement
    move GREY B18; step 3110; end
    is unit B17 at 3010.
    is unit GREY at 3110 moved.
    move B17; step 3011; end

% GT-6.3: who does not start in the same hex does not go along
place turn 3; place fog clear
place unit A02 at 3010; place unit A03 at 3009; place unit SULLIVAN at 3009; place unit B03 at 5020; place unit A42 waiting
place phase american movement
    move A02 A03        refused GT-6.3 "do not start together"
    move A02 SULLIVAN   refused GT-6.3
    move A42 A02        refused GT-6.3
    move A03 SULLIVAN; step 3010; end               # they come to A02's hex: that makes them no stack
    move A02 A03        refused GT-6.2

# ---- GT-6.4: every member must be able ----

% GT-6.4: the dearest member stops the stack until it is left behind
place turn 3; place fog clear
place unit A02 at 1111; place unit A34 at 1111; place unit A35 at 1111; place unit B03 at 5020
place phase american movement
    move A02 A34 A35; step 1211; step 1312
    event stepped A34 1211 1312 4 8
    event stepped A02 1211 1312 2 4
    event stepped A35 1211 1312 3 6
    step 1411           refused GT-6.1 "A34"
    drop A34
    step 1411; step 1512
    event stepped A02 1411 1512 2 8
    step 1511           refused GT-6.1 "A02"
    drop A02
    step 1511
    event stepped A35 1512 1511 2 14

% GT-6.4: where one cannot cross none does; without it the others do
place turn 3; place fog clear
place unit A02 at 3723; place unit A34 at 3723; place unit B03 at 0203
place phase american movement
    move A02 A34
    step 3623           refused GT-7.8 "A34"
    cancel
    move A02; step 3623 ok

% GT-6.4: the limits of a disrupted member bind all while it goes with them
place turn 3; place fog clear
place unit A02 at 3010; place unit A05 at 3010 disrupted; place unit B03 at 3510
place phase american movement
    move A02 A05
    step 3110           refused GT-6.18 "A05"
    no answer step 3110
    step 3009           ok                          # no nearer: A05 stops there, A02 may go on
    is unit A05 at 3009 disrupted moved.
    step 2909           ok

% GT-6.4: one whom the alarm slows down slows the stack, in turn 2 to half its points
place turn 2; place fog clear
place unit B17 at 3412 reduced; place unit B05 at 3412; place unit A02 at 0203
place phase british movement
    move B17 B05; step 3513; step 3613
    event stepped B05 3513 3613 2 4
    step 3713           refused GT-6.1 "B17 has 0 half points left"
    drop B17
    step 3713; step 3813; step 3913                 # the stack began without double points
    event moved B05 3913

% GT-6.4: in turn 1 altogether
place turn 1; place fog clear
place unit B17 at 3412 reduced; place unit B05 at 3412; place unit A02 at 0203
place phase british movement
    move B17 B05        refused GT-23.26 "B17"
    move B05            ok

% GT-6.4: in turn 1 a stack with others in it goes not where they may not stay; the vanguard alone does
place turn 1; place fog clear
place unit A02 at 3010; place unit A07 at 3010; place unit B01 at 3210
place phase american movement
    move A02 A07
    step 3110           refused GT-23.38 "A07"
    cancel
    move A02; step 3110 ok

% GT-6.4: those who cannot take a step together are told so, and so is a unit alone
place turn 3; place fog clear
place unit A05 at 0101 disrupted; place unit A02 at 0101
place unit B03 at 0301; place unit B13 at 0103      # whichever way it goes, it comes next to one of them
place phase american movement
    move A05            refused GT-6.4 "cannot take a single step"
    move A02 A05        refused GT-6.4 "Together"
    answers move A02, close

# ---- GT-6.5: leaving members behind, taking up nobody ----

% GT-6.5: a stack leaves members on its way; their move is over, the others go on
place turn 3; place fog clear
place unit A02 at 3010; place unit A03 at 3010; place unit A04 at 3010; place unit SULLIVAN at 3010
place unit WASHINGTON at 1010; place unit B03 at 5020
place phase american movement
    move A02 A03 A04 SULLIVAN; step 3110
    answers step 3109, step 3209, step 3210, step 3111, step 3010, step 3009, drop A02, drop A03, drop A04, drop SULLIVAN, end
    drop A03
    event moved A03 3110
    step 3210
    drop A04 SULLIVAN
    is unit A03 at 3110 moved.
    is unit A04 at 3210 moved.
    is unit SULLIVAN at 3210 moved.
    step 3310; end
    move A03            refused GT-6.2
    move SULLIVAN       refused GT-6.2
    answers move WASHINGTON, close

% GT-6.5: nobody is left before the first step, none but members, and not all
place turn 3; place fog clear
place unit B17 at 3010 reduced; place unit B18 at 3010 reduced; place unit B26 at 3110; place unit A02 at 0203
place phase british movement
    move B17 B18
    drop B17            refused GT-6.5 "Nobody has moved yet"
    step 3110
    drop B26            refused GT-6.5 "not in this stack"
    drop B17 B18        refused GT-6.5 "say end"
    drop B17            ok

% GT-6.5: a stack takes up nobody whom it passes
place turn 3; place fog clear
place unit A02 at 3010; place unit A03 at 3110; place unit WASHINGTON at 3110; place unit B03 at 5020
place phase american movement
    move A02; step 3110
    move A03            refused unasked
    step 3210; end
    is unit A03 at 3110.
    is unit WASHINGTON at 3110.
    answer move WASHINGTON A03

% GT-6.5, GT-17.10: a leader is not left alone next to the enemy by those who go on
place turn 3; place fog clear
place unit WASHINGTON at 1413; place unit A02 at 1413; place unit B03 at 1513 disrupted
place phase american movement
    move WASHINGTON A02; step 1412                  # woods next to the enemy, who has no zone
    drop WASHINGTON     refused GT-17.10
    drop A02            ok                          # with him he may stay
    end                 ok

% GT-6.5, GT-17.10: those who are left with him are company, also if he has no step left
place turn 3; place fog clear
place unit WASHINGTON at 2404; place unit A35 at 2404; place unit B03 at 2403 disrupted; place unit SULLIVAN at 1010
place phase american movement
    move WASHINGTON A35; step 2405; step 2404; step 2405; step 2404; step 2405; step 2404; step 2405; step 2404
    event stepped A35 2405 2404 2 16
    drop A35            ok
    event moved A35 2404
    event moved WASHINGTON 2404

# ---- GT-6.6 to GT-6.9: the one hex that is always allowed ----

% GT-6.6, GT-6.7: infantry with half its points for the alarm crosses a creek into heavy woods; that ends its move
place turn 2; place fog clear
place unit B17 at 0112; place unit AGNEW at 3010; place unit A02 at 5020
place phase british movement
    move B17; step 0212
    event stepped B17 0112 0212 7 7
    event moved B17 0212
    asks british move
    move B17            refused GT-6.2

% GT-6.6, GT-6.7: the guns of the park with two of their three points go down a slope into light woods, and no further
place turn 2; place fog clear
place unit B31 at 1319; place unit AGNEW at 3010; place unit A02 at 5020
place phase british movement
    move B31; step 1418
    event stepped B31 1319 1418 6 6
    event moved B31 1418
    asks british move

% GT-6.6: it is the first hex alone: after a cheap step a dear one is refused
place turn 2; place fog clear
place unit B17 at 0311; place unit A02 at 5020
place phase british movement
    move B17; step 0411
    event stepped B17 0311 0411 2 2
    step 0412           refused GT-6.1 "B17 has 2 half points left, and the step costs 5"
    step 0410           ok

% GT-6.7: only a step beyond its points ends the move; one that leaves something does not
place turn 3; place fog clear
place unit B17 at 0112; place unit B04 at 0112 reduced; place unit A02 at 5020
place phase british movement
    move B17 B04; step 0212
    event stepped B17 0112 0212 7 7
    no event moved B17
    step 0113           refused GT-6.1 "B17 has 1 half points left"
    drop B17
    step 0113           ok

% GT-6.7: in a stack it ends the move of those alone who could not pay
place turn 2; place fog clear
place unit B17 at 0112; place unit B30 at 0112; place unit AGNEW at 3010; place unit A02 at 5020
place phase british movement
    move B17 B30; step 0212                         # 3 1/2 of 2 points, and 5 of 4
    event moved B17 0212
    event moved B30 0212
    asks british move

% GT-6.7: whoever has points left goes on
place turn 2; place fog clear
place unit B26 at 0112; place unit B04 at 0112 reduced; place unit A02 at 5020
place phase british movement
    move B26 B04; step 0212                         # an outpost has all its points
    event moved B26 0212
    no event moved B04
    step 0113
    event stepped B04 0212 0113 2 8

% GT-6.8: the one hex obeys stacking
place turn 2; place fog clear
place unit B17 at 0112; place unit B28 at 0212; place unit B31 at 1319; place unit B12 at 1418; place unit A02 at 5020
place phase british movement
    move B17
    step 0212           refused GT-4.1
    cancel
    move B31
    step 1418           refused GT-4.2

% GT-6.8: the one hex obeys enemy-held hexes and prohibited sides
place turn 2; place fog clear
place unit B17 at 0112; place unit A02 at 0212; place unit B31 at 3723; place unit A03 at 5020
place phase british movement
    move B17
    step 0212           refused GT-4.5
    cancel
    move B31
    step 3623           refused GT-7.8

% GT-6.8: the one hex obeys the limits of status
place turn 2; place fog clear
place unit B17 at 0112 disrupted; place unit A02 at 0312; place unit B18 at 0512 shattered; place unit A03 at 5020
place phase british movement
    move B17
    step 0212           refused GT-6.18
    step 0211           refused GT-6.18
    cancel
    move B18            refused GT-6.16

% GT-6.8: the one hex obeys the alarm
place turn 1; place fog clear
place unit B17 at 3010; place unit B01 at 3110; place unit A02 at 5020
place phase british movement
    move B17            refused GT-23.26
    move B01            ok

% GT-6.9: for who comes on, the entry hex is the hex that is always allowed; there his move is over
place turn 3; place fog clear
place unit A42 waiting; place unit A43 waiting; place unit A45 waiting; place unit A46 waiting; place unit A47 waiting
place unit SULLIVAN at 1010; place unit B03 at 5020
place phase american movement
    move A42; step 2801
    event entered A42 2801
    step 2802; end
    move A43; step 2801; step 2802; end             # a point more for the hex
    move A45; step 2801; step 2701; end             # two
    move A46; step 2801                             # three: all it has
    event moved A46 2801
    move A47; step 2801                             # four: more than it has
    event entered A47 2801
    event moved A47 2801
    is unit A47 at 2801 moved.

# ---- GT-6.22: nobody leaves the map ----

% GT-6.22: at the edge and in the corner there are only steps that stay on the map
place turn 3; place fog clear
place unit A02 at 0101; place unit A03 at 0110; place unit B03 at 5020
place phase american movement
    move A02
    answers step 0102, step 0201
    step 0100           refused unread
    cancel
    move A03
    answers step 0109, step 0111, step 0209, step 0210

% GT-6.22: nor do the British, at the right edge, where their road leaves it
place turn 3; place fog clear
place unit B03 at 5415; place unit A02 at 0203
place phase british movement
    move B03
    answers step 5414, step 5416, step 5315, step 5316
