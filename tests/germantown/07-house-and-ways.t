# Germantown, chapter 7: woods beside a way, and cavalry and guns in the Chew House.
# A leader far away keeps the phase open when a move has ended by itself.
battle germantown-1777

% GT-7.15: beside the trail its woods cost what they cost: out of woods without a trail
place turn 3; place fog clear
place unit A02 at 2817; place unit A34 at 2817; place unit A35 at 2817; place unit B03 at 5020
place phase american movement
    move A02 A34 A35; step 2717
    event stepped A02 2817 2717 3 3
    event stepped A34 2817 2717 4 4
    event stepped A35 2817 2717 4 4
    step 2616                                       # and from there along the trail
    event stepped A02 2717 2616 2 5
    event stepped A34 2717 2616 2 6
    event stepped A35 2717 2616 2 6

% GT-7.15: off a lane into the woods beside it, and from beside onto it
place turn 3; place fog clear
place unit B17 at 2016; place unit B12 at 2016; place unit A02 at 5020
place phase british movement
    move B17 B12; step 1916
    event stepped B17 2016 1916 3 3
    event stepped B12 2016 1916 4 4
    step 2016
    event stepped B17 1916 2016 3 6
    event stepped B12 1916 2016 4 8

% GT-7.15: two hexes of ways that do not follow each other pay for woods and slope
place turn 3; place fog clear
place unit A02 at 2716; place unit A34 at 2716; place unit B03 at 5020
place phase american movement
    move A02 A34; step 2717                         # lane above, trail below, nothing between
    event stepped A02 2716 2717 5 5
    event stepped A34 2716 2717 6 6

% GT-7.19: cavalry and guns do not end a move in the Chew House, infantry, light infantry, militia, rifles and leaders do
place turn 3; place fog clear
place unit WASHINGTON at 3313; place unit A05 at 3313; place unit A39 at 3313 reduced; place unit A01 at 3313; place unit A06 at 3313 reduced
place unit A35 at 3313; place unit A34 at 3313; place unit B03 at 5020
place phase american movement
    move WASHINGTON A05 A39 A01 A06 A35 A34; step 3312
    no answer end
    end                 refused GT-7.19 "Chew House"
    drop A35            refused GT-7.19 "A35"
    drop A34            refused GT-7.19 "A34"
    no answer drop A34
    drop WASHINGTON A05 A39 A01 A06
    is unit A05 at 3312 moved.
    is unit A39 at 3312 reduced moved.
    is unit WASHINGTON at 3312 moved.
    end                 refused GT-7.19
    step 3311; end      ok

% GT-7.19: nor do those of the British, whose house it is
place turn 3; place fog clear
place unit B30 at 3313; place unit B12 at 3412; place unit B05 at 3412; place unit A02 at 0203
place phase british movement
    move B30; step 3312
    end                 refused GT-7.19
    step 3212; end
    move B12 B05; step 3312
    end                 refused GT-7.19
    drop B05; step 3311; end
    is unit B05 at 3312 moved.

% GT-7.19: a step in needs a lawful step out: not with the last points
place turn 3; place fog clear
place unit B31 at 3214; place unit B12 at 3213; place unit AGNEW at 5010; place unit A02 at 0203
place phase british movement
    move B31; step 3213 refused GT-4.2
    step 3314; step 3313                            # two of three points
    step 3312           refused GT-7.19
    no answer step 3312
    end
    move B12; step 3212; step 3312                  # two of four
    step 3311           ok

% GT-7.19: infantry at the end of its points is left there, and the cavalry goes on
place turn 3; place fog clear
place unit A02 at 3315; place unit A35 at 3315; place unit B03 at 5020
place phase american movement
    move A02 A35; step 3314; step 3413; step 3313
    step 3312                                       # the last point of the infantry
    event stepped A02 3313 3312 2 8
    end                 refused GT-7.19
    drop A02; step 3311; end
    is unit A02 at 3312 moved.
    is unit A35 at 3311 moved.

% GT-7.19: a disrupted infantry unit goes in and stays, the gun with it goes on
place turn 3; place fog clear
place unit A02 at 3313 disrupted; place unit A34 at 3313; place unit B03 at 5020
place phase american movement
    move A02 A34; step 3312
    event moved A02 3312
    no event moved A34
    end                 refused GT-7.19
    step 3411           ok

# ---- GT-7.20 ----

% GT-7.20: a gun does not retreat into the Chew House, where infantry may
place turn 3; place fog clear
place unit B12 at 3212; place unit A06 at 3012
place phase british rifles
    fire B12 A06
    dice 9 0                                        # a hit, and R
    event retreated B12 3212 3313
    is unit B12 at 3313

% GT-7.20: cavalry neither
place turn 3; place fog clear
place unit B30 at 3212; place unit A06 at 3012
place phase british rifles
    fire B30 A06
    dice 9 4
    event retreated B30 3212 3313

% GT-7.20: but infantry may choose it
place turn 3; place fog clear
place unit B17 at 3212; place unit A06 at 3012
place phase british rifles
    fire B17 A06
    dice 9 4
    asks british retreat
    answers to 3312, to 3313
    to 3312
    event retreated B17 3212 3312

% GT-7.20: nor do American guns
place turn 3; place fog clear
place unit A34 at 3412; place unit B07 at 3613
place phase american rifles
    fire A34 B07
    dice 9 0
    event retreated A34 3412 3313
    is unit A34 at 3313

% GT-7.20: nor American cavalry
place turn 3; place fog clear
place unit A35 at 3412; place unit B07 at 3613
place phase american rifles
    fire A35 B07
    dice 9 4
    event retreated A35 3412 3313

% GT-7.20: American infantry may
place turn 3; place fog clear
place unit A02 at 3412; place unit B07 at 3613
place phase american rifles
    fire A02 B07
    dice 9 4
    asks american retreat
    answers to 3312, to 3313

% GT-7.20, GT-16.6: cavalry that has emptied the Chew House does not advance into it
place turn 3; place fog clear
place unit B26 at 3312 shattered reduced; place unit A35 at 3313; place unit A36 at 3313
place phase american close
    attack 3312; with A35 A36; declare; close
    lead A35
    play frontal
    play skirmish
    dice 9
    event captured B26
    no event advanced
    is unit A35 at 3313
    is unit A36 at 3313

% GT-7.20: infantry that attacked with it does
place turn 3; place fog clear
place unit B26 at 3312 shattered reduced; place unit A35 at 3313; place unit A05 at 3313
place phase american close
    attack 3312; with A35 A05; declare; close
    lead A35
    play frontal
    play skirmish
    dice 9
    event captured B26
    event advanced A05 3313 3312
    is unit A35 at 3313
