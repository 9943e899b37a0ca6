# Germantown, chapter 2: the sequence of play.
battle germantown-1777

% GT-2.1: a turn begins with the fog, before anybody rolls for the initiative
place turn 4
place first american
place unit A16 at 2811
place unit B21 at 4313
place phase british movement
    close
    event turn 5
    asks dice 1d0-9 fog
    roll 4
    event fog-roll 4
    asks dice 1d0-9 initiative

% GT-2.1: and the die of the fog is there before any chit is committed
place turn 5 begins
place momentum american 1
place unit A16 at 2811
place unit B21 at 4313
    event turn 5
    asks dice 1d0-9 fog
    roll 9
    event fog moderate
    asks american commit

% GT-2.2: initiative comes next and decides whose player turn is first: the American
place turn 3 begins
place unit A16 at 2811
place unit B21 at 4313
    no event phase american movement
    roll 6; roll 5
    event initiative american
    event phase american movement
    asks american move

% GT-2.2: or the British
place turn 3 begins
place unit A16 at 2811
place unit B21 at 4313
    roll 5; roll 6
    event initiative british
    event phase british movement
    asks british move

% GT-2.3: the second player turn begins when the first is complete, and then the turn is over
place turn 3
place first british
place unit A16 at 2811
place unit B21 at 4313
place phase british movement
    close
    event phase british close combat
    event phase american movement
    asks american move
    is side american.
    close
    event turn 4

% GT-2.3: after the second nobody has a third
place turn 3
place first british
place unit A16 at 2811
place unit B21 at 4313
place phase american movement
    close
    no event phase british movement
    event turn 4

% given MEETING
battle germantown-1777
place turn 3
place fog clear
place unit A44 at 3308
place unit A06 at 3308                      # riflemen
place unit A42 at 2808 disrupted
place unit A15 at 3308
place unit B21 at 3408
place unit B06 at 3408                      # riflemen
place unit B22 at 3808 disrupted
place unit B20 at 3408

% GT-2.4: American movement, American rally, British guns, rifles of both, American close combat
given MEETING
place first american
place phase american movement
    event phase american movement
    asks american move
    rally A42               refused unasked
    fire A44 B20            refused unasked
    attack 3408             refused unasked
    close
    event phase american rally
    asks american rally
    move A44                refused unasked
    done
    event phase british defensive artillery fire
    asks british guns
    pass
    event phase british rifle fire
    asks british rifles
    fire A44 B20            refused             # a gun: its phase is over
    pass
    event phase american rifle fire
    asks american rifles
    fire B21 A15            refused
    pass
    event phase american close combat
    asks american declare
    attack 3408; with A44 A06; declare; close
    lead A44; lead B21; play stand-fast; play withdraw
    event no-combat
    event phase british movement
    asks british move

% GT-2.4: and the same five of the British
given MEETING
place first american
place phase british movement
    event phase british movement
    asks british move
    close
    event phase british rally
    asks british rally
    done
    event phase american defensive artillery fire
    asks american guns
    pass
    event phase american rifle fire
    asks american rifles
    pass
    event phase british rifle fire
    asks british rifles
    pass
    event phase british close combat
    asks british declare
    attack 3308; with B21 B06; declare; close
    lead B21; lead A44; play stand-fast; play withdraw
    event turn 4

% GT-2.5: panic, Stephen's hexes, free movement with entries in any mixture, friendly fire
place turn 3
place unit A42 at 3301 panicked
place unit A56 at 3304                      # of Stephen's division
place unit A44 at 3305
place unit STEPHEN waiting
place unit A57 waiting
place unit A58 waiting
place unit B21 at 4313
place phase american movement
    event left-map A42 3301
    asks dice 1d0-9 straying
    roll 3
    event stray-free 3304
    asks american move
    move A57; step 2801; end                # one enters,
    move A44; step 3404; end                # one moves,
    move A58; step 2801; end                # one enters
    is unit A58 at 2801
    no event friendly-roll
    close
    asks dice 1d0-9 friendly fire
    roll 0
    event phase american rally

% GT-2.5: nothing of that is in the British phase
place turn 3
place first british
place unit A42 at 3301 panicked
place unit A56 at 3304
place unit A44 at 3305
place unit STEPHEN at 3304
place unit B21 at 4313
place unit B03 at 3312
place unit A16 at 3311
place phase british movement
    asks british move
    close
    event phase british rally
    asks british declare
    is unit A42 at 3301 panicked.

% GT-2.6: decisive victory is looked for after both player turns and not between them
place turn 5
place fog clear
place first american
place unit A44 at 4214
place unit B21 at 3312
place phase american movement
    close
    event phase british movement
    not over
    close
    over american "decisive victory"

% GT-2.6: before points are counted, in the last turn too
place turn 10
place fog clear
place unit A44 at 4214
place unit A16 captured
place unit A17 captured
place unit B21 at 3312
place phase british movement
    close
    over american "decisive victory"

% GT-2.6: after the last turn points are counted
place turn 10
place fog clear
place unit A44 at 3310
place unit A16 captured
place unit A17 captured
place unit B21 at 4313
place phase british movement
    close
    event score 0 6
    over british "marginal victory"

% GT-2.7: a unit moves, rolls to rally and fires once, and the phase goes on
given MEETING
place unit A16 at 2708 disrupted
place unit A43 at 2608
place unit A45 at 2508
place phase american movement
    move A43; step 2609; end
    move A43                refused "once in a phase"
    asks american move                      # until its player says so
    close
    rally A42; roll 0
    rally A42               refused "rolls once"
    done
    fire A44 B20; roll 0
    event missed A44
    asks british rifles                     # no gun is left that has not fired
    fire A44 B06; roll 0
    asks american rifles
    fire B21 A06; roll 0
    event missed B21
    asks american declare

% GT-2.7: a unit attacks once, and who has declared all closes
given MEETING
place unit B30 at 3307
place phase american close
    attack 3408; with A44; declare
    attack 3307; with A44   refused
    with A06; declare; close
    fight 3408; lead B21; play skirmish; play withdraw
    event no-combat
    no answer fight 3408
