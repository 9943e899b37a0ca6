# Germantown, chapter 8: entering the map.
battle germantown-1777

% given ROAD
battle germantown-1777
place turn 3
place unit A16 at 2811
place unit B22 at 4313

% GT-8.1: who waits enters in the movement phase of its side, at a hex of its area
given ROAD
place unit A42 waiting
place phase american movement
    answer move A42
    move A42
    answers step 2801, step 2901, step 3001
    step 2701               refused GT-8.1
    step 2811               refused GT-8.1
    step 3001
    event entered A42 3001
    is unit A42 at 3001

% GT-8.1: not in the enemy's phase
given ROAD
place unit A42 waiting
place phase british movement
    move A42                refused
    no answer move A42

% GT-8.1: not before its turn, and in its turn
place turn 5
place unit A16 at 2811
place unit B32 waiting
place unit B22 at 4313
place phase british movement
    no answer move B32
    move B32                refused GT-8.1 "turn 6"

% GT-8.1: the turn is one of the day
file germantown-1777
    change enters: {turn: 1, area: L}, called: "General Greene" => enters: {turn: 0, area: L}, called: "General Greene"
    refused
file germantown-1777
    change   P: {side: british, layer: entry P, edge: right, => P: {side: british, layer: entry P, edge: top,
    refused GT-8.1

% GT-8.2: the first stack at a hex pays the price of the hex
given ROAD
place unit A42 waiting
place unit A43 waiting
place phase american movement
    move A42; step 2801
    is spent A42 2.                         # half points
    end
    move A43; step 3001                     # first there too
    is spent A43 2.

% GT-8.3: the second pays 1 more, the third 2, the fourth 3
given ROAD
place unit A42 waiting
place unit A43 waiting
place unit A46 waiting
place unit A48 waiting
place phase american movement
    move A42; step 2801; is spent A42 2.
    step 2802; end
    move A43; step 2801; is spent A43 4.
    step 2802; end
    move A46; step 2801; is spent A46 6.
    step 2702; end
    move A48; step 2801
    event moved A48 2801                    # all four points are spent, and no step is left
    is unit A48 at 2801 moved.

% GT-8.3: what they pay is lost for the march: the third has a point left, and not two
given ROAD
place unit A42 waiting
place unit A43 waiting
place unit A46 waiting
place phase american movement
    move A42; step 2801; step 2802; end
    move A43; step 2801; step 2802; end
    move A46; step 2801; step 2702
    event moved A46 2702                    # nothing is left

% GT-8.3: every hex has its own count
given ROAD
place unit A42 waiting
place unit A43 waiting
place unit A46 waiting
place phase american movement
    move A42; step 2801; end
    move A43; step 3001; is spent A43 2.
    end
    move A46; step 3001; is spent A46 4.

% GT-8.3: and every phase begins anew
given ROAD
place entered 2801 3
place unit A42 waiting
place phase american movement
    move A42; step 2801; is spent A42 2.

% GT-8.4: what enters together is one stack and is counted once
given ROAD
place unit A42 waiting
place unit A43 waiting
place unit A46 waiting
place unit A48 waiting
place phase american movement
    move A42 A43; step 2801
    is spent A42 2.
    is spent A43 2.
    step 2802; end
    move A46 A48; step 2801
    is spent A46 4.
    is spent A48 4.

% GT-8.4: within stacking: six strength points, and one gun
given ROAD
place unit A44 waiting                      # 4
place unit A42 waiting                      # 2
place unit A45 waiting                      # 1
place unit A55 waiting                      # a gun
place unit A15 at 2801                      # another
place unit B21 at 2902 disrupted
place phase american movement
    move A44 A42 A45        refused GT-4.1
    move A44 A42 A55; step 2801     refused GT-4.2
    step 2901
    is unit A55 at 2901

% GT-8.4: who is there already counts
given ROAD
place unit A44 waiting
place unit A50 waiting                      # 3
place phase american movement
    move A44; step 2801; end
    move A50; step 2801     refused GT-4.1
    step 2901
    is unit A50 at 2901

% GT-8.5: leaders without combat units pay nothing more and are not counted
given ROAD
place unit GREENE waiting
place unit MUHLENBERG waiting
place unit A42 waiting
place unit A43 waiting
place phase american movement
    move GREENE; step 2801; is spent GREENE 2.
    end
    move A42; step 2801; is spent A42 2.    # the first stack
    end
    move MUHLENBERG; step 2801; is spent MUHLENBERG 2.
    end
    move A43; step 2801; is spent A43 4.    # the second

% GT-8.5: with combat units they are part of the stack
given ROAD
place unit GREENE waiting
place unit A42 waiting
place unit A43 waiting
place phase american movement
    move A42; step 2801; end
    move GREENE A43; step 2801
    is spent GREENE 4.
    is spent A43 4.

% GT-8.6: at the road of the area a stack may use strategic movement
given ROAD
place unit A42 waiting
place phase american movement
    move A42; step 2901; step 3001; step 3102; step 3202; step 3303
    event stepped A42 3202 3303 2 10        # the fifth point of eight
    asks american step

% GT-8.6: at another hex of the area it may not
given ROAD
place unit A42 waiting
place phase american movement
    move A42; step 3001; step 3102; step 3202; step 3303
    event stepped A42 3202 3303 2 8
    event moved A42 3303                    # the fourth of four

% GT-8.6: the road must be a hex of the area
file germantown-1777
    change road: "2901" => road: "2701"
    refused GT-8.6

% GT-8.7: who was kept back enters in any later turn
place turn 9
place fog clear
place unit A16 at 2811
place unit A42 waiting
place unit B22 at 4313
place unit B32 waiting
place phase american movement
    move A42; step 2801; end
    is unit A42 at 2801

% GT-8.7: so may the British, and nobody has to
place turn 9
place fog clear
place unit A16 at 2811
place unit A42 waiting
place unit B22 at 4313
place unit B32 waiting
place unit B33 waiting
place phase british movement
    move B32; step 5415; end
    is unit B32 at 5415
    close
    is unit B33 waiting.

% GT-8.8: if every hex of the area is in an enemy zone, the nearest of that edge serve
given ROAD
place unit A42 waiting
place unit B21 at 2902                      # its zone is on all three
place phase american movement
    move A42
    answers step 2701, step 3101            # the owner picks
    step 2901               refused GT-8.8
    step 2601               refused GT-8.1
    step 2701
    is unit A42 at 2701

% GT-8.8: enemy-held or in a zone is the same to it
given ROAD
place unit A42 waiting
place unit B21 at 2901
place phase american movement
    move A42
    answers step 2701, step 3101

% GT-8.8: of the edge the nearest only
given ROAD
place unit A42 waiting
place unit B21 at 2902
place unit B23 at 2702                      # and this one on 2601 and 2701
place unit A43 waiting
place phase american movement
    move A42; step 3101
    is unit A42 at 3101

% GT-8.8: three hexes away at most
given ROAD
place unit A42 waiting
place unit B21 at 2902
place unit B23 at 2702
place unit B24 at 3102                      # on 3101 and 3201
place phase american movement
    move A42
    answers step 2501, step 3301

% GT-8.8: while one hex of the area is free they enter there, or in a zone and stop
given ROAD
place unit A42 waiting
place unit B21 at 2802                      # its zone is on 2801 alone
place phase american movement
    move A42
    answers step 2801, step 2901, step 3001
    step 2801
    event moved A42 2801

% GT-8.8: but not in a hex that the enemy holds
given ROAD
place unit A42 waiting
place unit B21 at 2901 disrupted            # without a zone
place phase american movement
    move A42
    answers step 2801, step 3001
    step 2901               refused GT-4.5

% GT-8.8: on the right edge
place turn 6
place fog clear
place unit A16 at 5315
place unit B22 at 4313
place unit B32 waiting
place phase british movement
    move B32
    event entered B32 5416

% GT-8.9: who enters beside the area does not use strategic movement
given ROAD
place unit A42 waiting
place unit A43 waiting
place unit A46 waiting
place unit A48 waiting
place unit A57 waiting
place unit B21 at 2902
place unit B23 at 2702
place phase american movement
    move A42; step 3101; step 3201; step 3301; end
    move A43; step 3101; step 3201; end
    move A46; step 3101; step 3201; end
    move A48; step 3101
    event moved A48 3101
    move A57; step 3101                     # five points, and it has four
    event moved A57 3101

% GT-8.10: if there is none either, nobody enters in that phase
given ROAD
place unit A42 waiting
place unit GREENE waiting
place unit B21 at 2902
place unit B23 at 2702
place unit B24 at 3102
place unit B25 at 2501
place unit B26 at 3301
place phase american movement
    no answer move A42
    move A42                refused GT-8.10
    move GREENE             refused GT-8.10
    close
    is unit A42 waiting.

% GT-8.11: Greene's wing enters from turn 1 at area L
    answer move GREENE
    answer move STEPHEN
    answer move MUHLENBERG
    answer move MATHEWS
    answer move A42
    answer move A43
    answer move A44
    answer move A45
    answer move A46
    answer move A47
    answer move A48
    answer move A49
    answer move A50
    answer move A51
    answer move A52
    answer move A53
    answer move A54
    answer move A55
    answer move A56
    answer move A57
    answer move A58
    answer move A59
    answer move A60
    answer move A61
    answer move A62
    no answer move B32
    move GREENE
    answers step 2801, step 2901, step 3001

% GT-8.12: Cornwallis and two battalions enter from turn 6, the third from turn 7
place turn 6
place fog clear
place unit A16 at 2811
place unit B22 at 4313
place unit CORNWALLIS waiting
place unit B32 waiting
place unit B33 waiting
place unit B34 waiting
place phase british movement
    answer move CORNWALLIS
    answer move B32
    answer move B33
    no answer move B34
    move B34                refused GT-8.1 "turn 7"
    move CORNWALLIS B32
    event entered CORNWALLIS 5415
    event entered B32 5415

% GT-8.12: not in turn 5
place turn 5
place fog clear
place unit A16 at 2811
place unit B22 at 4313
place unit CORNWALLIS waiting
place unit B33 waiting
place phase british movement
    no answer move CORNWALLIS
    no answer move B33

% GT-8.12: the Linsing Grenadiers in turn 7, on the right edge
place turn 7
place fog clear
place unit A16 at 2811
place unit B22 at 4313
place unit B34 waiting
place phase british movement
    answer move B34
    move B34
    event entered B34 5415
