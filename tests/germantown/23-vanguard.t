# Germantown, chapter 23: the American vanguard.
battle germantown-1777

% given DAWN
battle germantown-1777
place turn 1
place unit A02 at 5305
place unit A01 at 5305
place unit A07 at 5305
place unit WASHINGTON at 5305
place unit B13 at 5308 disrupted

% GT-23.38: in turn 1 the vanguard may finish a move beside the British, others may not
given DAWN
place phase american movement
    move A07; step 5306; step 5307
    end                     refused GT-23.38 "only the vanguard"
    no answer end
    step 5306; end
    move A02 A01; step 5306; step 5307; end
    is unit A02 at 5307 moved.
    is unit A01 at 5307 moved.

% GT-23.38: leaders who go with them may
given DAWN
place phase american movement
    move A02 WASHINGTON; step 5306; step 5307; end
    is unit WASHINGTON at 5307 moved.

% GT-23.38: a leader may also come to a unit of the vanguard that is there
given DAWN
place phase american movement
    move A02; step 5306; step 5307; end
    move WASHINGTON; step 5306; step 5307; end
    is unit WASHINGTON at 5307 moved.

% GT-23.38: a leader with others may not
given DAWN
place phase american movement
    move A07 WASHINGTON; step 5306; step 5307
    end                     refused GT-23.38
    step 5306; end

% GT-23.38: nor one who comes to others there
place turn 1
place unit A07 at 5307
place unit WASHINGTON at 5305
place unit A02 at 5305
place unit B13 at 5308 disrupted
place phase american movement
    move WASHINGTON; step 5306; step 5307
    end                     refused GT-23.38
    step 5306; end
    is unit WASHINGTON at 5306 moved.

% GT-23.38: others may come by, if they go on to where no British combat unit is near
given DAWN
place phase american movement
    move A07; step 5306; step 5307; step 5306; step 5305
    is unit A07 at 5305 moved.

% GT-23.38: into a zone, where they would have to stop, they do not go at all
place turn 1
place unit A02 at 5305
place unit A07 at 5305
place unit B13 at 5308
place phase american movement
    move A07; step 5306
    step 5307               refused GT-23.38
    no answer step 5307
    end
    move A02; step 5306; step 5307
    is unit A02 at 5307 moved.

% GT-23.38: a stack of both cannot, and parts
given DAWN
place phase american movement
    move A02 A07; step 5306; step 5307
    end                     refused GT-23.38
    drop A07                refused GT-23.38
    step 5306
    drop A07
    step 5307; end
    is unit A07 at 5306 moved.
    is unit A02 at 5307 moved.

% GT-23.38: in turn 2 all may
place turn 2
place unit A07 at 5305
place unit B13 at 5308 disrupted
place phase american movement
    move A07; step 5306; step 5307; end
    is unit A07 at 5307 moved.

% GT-23.38: the British may
place turn 1
place first british
place unit A07 at 5305 disrupted
place unit B13 at 5308 roused
place phase british movement
    move B13; step 5307; step 5306; end
    is unit B13 at 5306 moved roused.

% GT-23.38: an advance is no move
place turn 1
place unit A07 at 5306
place unit A08 at 5306
place unit A10 at 5306
place unit B13 at 5307 reduced disrupted
place unit B14 at 5308 disrupted
place phase american close
    attack 5307; with A07 A08 A10; declare; close; lead A07
    american: play frontal; british: play skirmish
    roll 5
    event advanced A07 5306 5307
    is unit A07 at 5307

% GT-23.38: units that enter in turn 1 obey it too
place turn 1
place unit A42 waiting
place unit A43 waiting
place unit B13 at 2904 disrupted
place phase american movement
    move A42; step 2901; step 2902; step 2903
    end                     refused GT-23.38
    step 2902; end
    is unit A42 at 2902 moved.
