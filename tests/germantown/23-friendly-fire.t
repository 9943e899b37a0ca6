# Germantown, chapter 23: friends fire on each other in the fog.
battle germantown-1777

# Stephen is lost, so nobody strays; the hexes are clear and far from the enemy.
% given FRIENDS
battle germantown-1777
place turn 2
place unit STEPHEN eliminated
place unit B13 at 5018
place unit A56 at 1505
place unit A46 at 1506

% GT-23.14: at the end of the American movement, a die for a hex of Stephen's beside others
given FRIENDS
place fog heavy
place phase american movement
    asks american move
    close
    asks dice 1d0-9 friendly fire
    roll 0
    event friendly-roll 1505 0 7
    no event friendly-fire 1505
    asks british move

% GT-23.14: where they come together in this phase it counts as they stand at its end
given FRIENDS
place fog heavy
place phase american movement
    move A46; step 1507; end; close
    no event friendly-roll 1505
    asks british move

% GT-23.14: when it is clear nobody rolls
given FRIENDS
place fog clear
place phase american movement
    close
    no event friendly-roll 1505
    asks british move

% GT-23.14: nor in the British movement
given FRIENDS
place fog heavy
place first british
place phase british movement
    close
    no event friendly-roll 1505
    asks american move

% GT-23.14: units of the division beside each other, or others in the same hex, do not roll
place turn 2
place fog heavy
place unit STEPHEN eliminated
place unit B13 at 5018
place unit A56 at 1505
place unit A46 at 1505
place unit A57 at 1506
place unit GREENE at 1504
place phase american movement
    close
    roll 0
    event friendly-roll 1506 0
    no event friendly-roll 1505
    asks british move

% GT-23.14: leaders alone are no combat units
place turn 2
place fog heavy
place unit STEPHEN eliminated
place unit B13 at 5018
place unit A56 at 1505
place unit SULLIVAN at 1506
place phase american movement
    close
    no event friendly-roll 1505
    asks british move

% GT-23.14: one die a hex, in ascending number
given FRIENDS
place fog heavy
place unit A57 at 1606
place unit A58 at 1406
place unit A59 at 1505
place phase american movement
    close
    roll 1
    event friendly-roll 1406 1
    roll 2
    event friendly-roll 1505 2
    roll 3
    event friendly-roll 1606 3
    asks british move

% GT-23.14: panicked units do not count, on either hand
place turn 2
place fog heavy
place unit STEPHEN eliminated
place unit B13 at 5018
place unit A56 at 1505 panicked shattered
place unit A46 at 1506
place unit A57 at 1805
place unit A47 at 1806 panicked shattered
place phase american movement
    close
    no event friendly-roll 1505
    no event friendly-roll 1805
    asks american rally

% GT-23.14: broken units that are not panicked do
place turn 2
place fog heavy
place unit STEPHEN eliminated
place unit B13 at 5018
place unit A56 at 1505 shattered
place unit A46 at 1506 disrupted
place phase american movement
    close
    asks dice 1d0-9 friendly fire

% GT-23.15: heavy fog 7 to 9
given FRIENDS
place fog heavy
place phase american movement
    close; roll 6
    no event friendly-fire 1505
again
    close; roll 7
    event friendly-fire 1505
again
    close; roll 8
    event friendly-fire 1505
again
    close; roll 9
    event friendly-fire 1505
    event army-morale american -1 12 the first fire on friends

% GT-23.15: moderate 8 and 9
given FRIENDS
place fog moderate
place phase american movement
    close; roll 7
    event friendly-roll 1505 7 8
    no event friendly-fire 1505
again
    close; roll 8
    event friendly-fire 1505
again
    close; roll 9
    event friendly-fire 1505

% GT-23.15, GT-19.9: the second success costs no army morale
given FRIENDS
place fog heavy
place once friendly
place phase american movement
    close; roll 9
    event friendly-fire 1505
    is morale american 13.

% GT-23.16: the British player chooses hex and units
given FRIENDS
place fog heavy
place unit A57 at 1505
place unit A47 at 1506
place unit A48 at 1605
place phase american movement
    close; roll 9
    asks british friendly-hex
    answers hex 1506, hex 1605
    hex 1504                refused GT-23.16 "neighbouring hex"
    hex 1505                refused GT-23.16
    hex 1506
    asks british friendly-unit
    answers unit A56, unit A57
    unit A46                refused GT-23.16 "Stephen's division"
    unit A57
    answers unit A46, unit A47
    unit A56                refused GT-23.16 "another division"
    unit A48                refused GT-23.16
    unit A47
    roll 9
    event check-roll A57 9
    roll 9
    event check-roll A47 9

% GT-23.16: neither may be panicked already
given FRIENDS
place fog heavy
place unit A57 at 1505 panicked shattered
place unit A47 at 1506 panicked shattered
place unit A48 at 1605 panicked shattered
place phase american movement
    close; roll 9
    event friendly-fire 1505
    asks dice 1d0-9 panic
    roll 9
    event check-roll A56 9
    roll 9
    event check-roll A46 9

% GT-23.16: where there is one of each, nobody is asked
given FRIENDS
place fog heavy
place phase american movement
    close; roll 9
    asks dice 1d0-9 panic

% GT-23.17: Stephen's rolls first; 5 with its morale passes
given FRIENDS
place fog heavy
place phase american movement
    close; roll 9
    roll 4
    event check-roll A56 4 5
    event check-passed A56
    no event panicked A56
    roll 5
    event check-passed A46
    is unit A56 at 1505.
    is unit A46 at 1506.

% GT-23.17: who fails panics, and does not retreat
given FRIENDS
place fog heavy
place phase american movement
    close; roll 9
    roll 3
    event panicked A56
    no event retreated A56
    roll 4
    event panicked A46
    is unit A56 at 1505 panicked.
    is unit A46 at 1506 panicked.

% GT-23.17: one may panic and the other not; leaders help
given FRIENDS
place fog heavy
place unit SULLIVAN at 1506
place phase american movement
    close; roll 9
    roll 0
    event panicked A56
    roll 4
    event modifier leadership 1
    event check-passed A46

% GT-23.18: it does not depend on Stephen: he is a casualty above, waits here
place turn 2
place fog heavy
place unit STEPHEN waiting
place unit B13 at 5018
place unit A56 at 1505
place unit A46 at 1506
place phase american movement
    roll 0
    close
    asks dice 1d0-9 friendly fire

% GT-23.18: or stands in the hex
place turn 2
place fog heavy
place unit STEPHEN at 1505
place unit B13 at 5018
place unit A56 at 1505
place unit A46 at 1506
place phase american movement
    roll 0
    close
    asks dice 1d0-9 friendly fire

% GT-23.18: or has left the map
place turn 2
place fog heavy
place unit STEPHEN departed
place unit B13 at 5018
place unit A56 at 1505
place unit A46 at 1506
place phase american movement
    close
    asks dice 1d0-9 friendly fire

% GT-23.17, GT-20.1: if the first fire on friends takes the last of army morale, it is over at once
given FRIENDS
place fog heavy
place morale american 1
place phase american movement
    close; roll 9
    over british "substantial victory"

% GT-23.25: a unit that panics is no longer pinned, and its enemy is not pinned with it
place turn 2
place fog heavy
place unit STEPHEN eliminated
place unit A56 at 1505
place unit A46 at 1506 pinned
place unit B13 at 1507 pinned
place pin 1 A46 B13
place phase american movement
    close; roll 9
    roll 9
    roll 0
    event panicked A46
    event pin-ended A46
    event pin-ended B13
    is unit A46 at 1506 panicked.
    is unit B13 at 1507.
