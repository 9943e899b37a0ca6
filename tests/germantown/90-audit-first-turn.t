# Germantown: the first turn from the set-up on, and other whole stories.
battle germantown-1777

% GT-1.12, GT-3.1, GT-23.38, GT-5.11, GT-10.1, GT-12.22, GT-23.1, GT-15.7, GT-16.2, GT-23.26, GT-14.5: Mount Airy, taken at 5:20 and lost again before six
    asks american move
    move A01 A02 A03; step 2311
    is unit A02 at 2311 moved
    move A04 A05; step 2211; step 2312
    is unit A05 at 2312 moved
    move A06; step 2211; step 2212
    end
    close
    asks british guns
    fire A03 B02; roll 6
    event hit-roll A03 6 6 7
    event missed A03
    asks american declare
    duty GT-11.10 A01
    duty GT-11.10 A05
    attack 2411; with A01 A02 A03 A04 A05; declare; close
    lead A02
    event lead B01 2
    play skirmish; play skirmish
    event odds 8 6 1-1
    roll 9
    event combat-roll american 9 -2 7
    event result - R 7 2
    answers to 2511, to 2512
    to 2511
    asks dice 1d0-9
    roll 4
    event check-failed B02
    to 2511
    event advanced A02 2311 2411
    done
    asks british move
    move B21    refused GT-23.26
    close
    asks british declare
    duty GT-11.10 B01
    attack 2411; with B01 B02; declare; close; play skirmish; play skirmish; roll 5
    event odds 6 2 3-1
    event result - D 7 5
    event army-morale american -1 12
    answers to 2311, to 2312
    to 2311
    answers to 2210, to 2211
    to 2210
    answers to 2110, to 2111
    to 2110
    is unit A02 at 2110 disrupted
    event advanced B01 2511 2411
    is unit B02 at 2511
    event turn 2
    asks dice 1d0-9 initiative
    roll 4
    event initiative-roll american 4 1 5
    roll 4
    event initiative-roll british 4 1 5
    event initiative-tied

% GT-14.16, GT-14.22, GT-14.23, GT-11.11, GT-6.20: a lock of two turns, to its end
place turn 6
place first american
place fog clear
place unit A44 at 1603
place unit B10 at 1703
place unit B15 at 4412
place unit A32 at 3302
place phase american close
    attack 1703; with A44; declare; close; play skirmish; play skirmish; roll 4
    event odds 4 4 1-1
    event result PIN PIN 5 2
    asks british move
    close
    asks british declare
    close   refused GT-11.20
    attack 1603; with B10; declare; close; play withdraw; play skirmish
    event no-combat
    event pin-ended B10
    is unit A44 at 1603 pinned
    event turn 7
    roll 9; roll 0
    asks american move
    close
    asks american declare
    duty GT-11.10 A44
    close   refused GT-11.20
    attack 1703; with A44; declare; close; play withdraw; play skirmish
    event pin-ended A44
    is unit A44 at 1603
    asks british move

% GT-14.30: a steady garrison takes the shattered before its walls
place turn 6
place first american
place unit A02 at 3211 shattered
place unit A32 at 3302
place unit B03 at 3312
place phase british close
    no duty
    close
    event captured A02
    is morale british 15.
    is morale american 12.

% GT-14.28, GT-12.13: a shot may take Armstrong from among regulars, a fight may not
place turn 6
place first american
place unit A02 at 1603
place unit ARMSTRONG at 1603
place unit B31 at 1703
place unit B15 at 4412
place phase american guns
    fire A02 B31; roll 6; roll 9
    event leader-lost ARMSTRONG
    is morale british 15.
    is morale american 11.      # one for Armstrong, one for the step

% GT-14.28, GT-12.13: the fight
place turn 6
place first american
place unit A02 at 1603
place unit ARMSTRONG at 1603
place unit B26 at 1703
place unit B15 at 4412
place phase american close
    attack 1703; with A02; declare; close; play skirmish; play stand-fast; roll 0
    event result 1* - -1 2
    no event leader-lost
    is unit ARMSTRONG at 1603
    event step-lost A02

% GT-23.34, GT-14.28: an asterisk does not touch Ewald
place turn 6
place first american
place unit A44 at 1603
place unit A14 at 1602
place unit B06 at 1703
place unit B10 at 1703
place unit B15 at 4412
place phase american close
    attack 1703; with A44 A14; declare; close; lead A44; lead B10; play frontal; play skirmish; roll 8
    event result - 1* 11 2
    no event leader-lost
    event step-lost B10
    is unit B06 at 1703

% GT-19.8, GT-19.10, GT-15.12: the first of Stephen's to be driven off in panic costs two, and the second nothing
place turn 6
place first british
place unit A58 at 2501 panicked
place unit A57 at 2501 panicked
place unit B13 at 2401
place unit B14 at 2502
place unit B16 at 2601
place unit A32 at 3302
place phase british close
    attack 2501; with B13 B14 B16; declare; close; lead B13; lead A58; play skirmish; play skirmish; roll 3
    event odds 9 2 4-1
    event result - D 5 6
    is unit A58 eliminated
    is morale american 10.      # the D, the first of Stephen's, the first in panic
    roll 6
    event check-failed A57
    is unit A57 eliminated
    is morale american 10.
    is morale british 14.

% GT-23.14, GT-23.15, GT-23.16, GT-23.17, GT-19.9: fire on friends: the British choose, Stephen's man rolls first, both may panic
place turn 3
place first american
place unit A60 at 2501
place unit A61 at 2501
place unit A02 at 2502
place unit A03 at 2601
place unit A32 at 3302
place unit B15 at 4412
place phase american movement
    roll 0
    event stray-free 2501
    close
    asks dice 1d0-9
    roll 6
    no event friendly-fire
    again
    roll 0
    close
    roll 7
    event friendly-fire 2501
    event army-morale american -1 12
    asks british friendly-hex
    answers hex 2502, hex 2601
    hex 2601
    answers unit A60, unit A61
    unit A61
    roll 4
    event panicked A61
    roll 4
    event panicked A03
    is unit A61 at 2501 panicked

% GT-23.15: in moderate fog it takes an 8
place turn 6
place first american
place fog moderate
place unit A60 at 2501
place unit A02 at 2502
place unit A32 at 3302
place unit B15 at 4412
place phase american movement
    roll 0
    close
    roll 7
    no event friendly-fire
    again
    roll 0
    close
    roll 8
    event friendly-fire 2501

% GT-23.18, GT-23.13: with Stephen gone nobody strays, but friends still fire
place turn 3
place first american
place unit STEPHEN eliminated
place unit A60 at 2501
place unit A02 at 2502
place unit A32 at 3302
place unit B15 at 4412
place phase american movement
    asks american move
    close
    asks dice 1d0-9
    roll 9
    event friendly-fire 2501

% GT-23.3: Greene in the hex keeps them together, and so does the enemy beside them
place turn 3
place first american
place unit STEPHEN at 2501
place unit GREENE at 2501
place unit A60 at 2501
place unit A61 at 1603
place unit B14 at 1703
place phase american movement
    asks american move

% GT-23.7, GT-23.9, GT-23.10, GT-19.8, GT-20.15: straight off the top of the map, Stephen with them; the other stays
place turn 3
place first american
place unit STEPHEN at 2502
place unit MUHLENBERG at 2502
place unit A60 at 2502
place unit A02 at 2502
place unit A32 at 3302
place unit B15 at 4412
place phase american movement
    roll 8
    asks dice 1d0-9
    roll 7
    asks dice 1d0-9
    roll 1
    event strayed A60 2502 2501
    is unit A60 departed
    is unit STEPHEN departed
    event army-morale american -1 12
    is unit A02 at 2502
    is unit MUHLENBERG at 2502
    move A02; step 2503; end

% GT-23.6, GT-23.11: halted or strayed, they move no more
place turn 3
place first american
place unit STEPHEN at 2302
place unit A60 at 2502
place unit A61 at 2604
place unit B15 at 4412
place unit A32 at 3302
place phase american movement
    roll 6
    event stray-halted 2502
    roll 9; roll 4
    event strayed A61
    move A60    refused
    move A61    refused

% GT-23.22, GT-23.24: a disrupted runaway goes one hex, a shattered one stays, one on the edge is gone
place turn 3
place first american
place fog clear
place unit A60 at 2504 panicked disrupted
place unit A61 at 2605 panicked shattered
place unit A62 at 2701 panicked
place unit B15 at 4412
place unit A32 at 3302
place phase american movement
    to 2503
    is unit A60 at 2503
    is unit A61 at 2605
    is unit A62 departed
    is morale american 11.      # the first of Stephen's and the first in panic

% GT-25.1, GT-25.2, GT-25.3: with the die in place of tactics nobody is asked for one
battle germantown-1777 solitaire=on
place turn 6
place first american
place unit A02 at 1603
place unit A03 at 1603
place unit GREENE at 1603
place unit B26 at 1703
place unit B15 at 4412
place phase american close
    attack 1703; with A02 A03; declare; close; lead A02
    asks dice 1d0-9 tactics
    roll 8
    asks dice 1d0-9
    roll 4
    event result - D 7 4

% GT-25.2: the defender's leader takes one off
battle germantown-1777 solitaire=on
place turn 6
place first american
place unit A02 at 1603
place unit A03 at 1603
place unit B26 at 1703
place unit AGNEW at 1703
place unit B15 at 4412
place phase american close
    attack 1703; with A02 A03; declare; close; lead A02
    roll 1
    roll 7
    event result - R 5 4
