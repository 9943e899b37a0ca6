# Germantown, chapter 23: Stephen's division in the fog.
battle germantown-1777

# The country north of Chestnut Hill: clear and level, 1 MP a hex.
% given FOG
battle germantown-1777
place turn 2
place fog heavy
place unit STEPHEN waiting
place unit B13 at 5018

% GT-23.3: a hex with steady units of his division rolls, once for all of them
given FOG
place unit A56 at 1505
place unit A57 at 1505
place phase american movement
    asks dice 1d0-9 straying
    roll 0
    event stray-roll 1505 0
    asks american move

% GT-23.3: in moderate fog too
given FOG
place fog moderate
place unit A56 at 1505
place phase american movement
    asks dice 1d0-9 straying

% GT-23.3: when it is clear nobody rolls
given FOG
place fog clear
place unit A56 at 1505
place phase american movement
    asks american move

% GT-23.3: other divisions do not roll
given FOG
place unit A46 at 1505
place unit A16 at 1506
place phase american movement
    asks american move

% GT-23.3: nor units that are not steady
given FOG
place unit A56 at 1505 disrupted
place unit A57 at 1507 shattered
place phase american movement
    asks american move

% GT-23.3: nor a hex next to an enemy combat unit, even one without a zone
given FOG
place unit A56 at 1505
place unit B14 at 1504 disrupted
place phase american movement
    asks american move

% GT-23.3: nor one with Washington or Greene in it; another leader does not help
given FOG
place unit A56 at 1505
place unit WASHINGTON at 1505
place unit A57 at 1507
place unit GREENE at 1507
place phase american movement
    asks american move

% GT-23.3: Sullivan does not
given FOG
place unit A56 at 1505
place unit SULLIVAN at 1505
place phase american movement
    asks dice 1d0-9 straying

% GT-23.3: the British movement knows nothing of it
given FOG
place unit A56 at 1505
place phase british movement
    asks british move

% GT-23.4: hexes in ascending number, column by column
given FOG
place unit A56 at 1703
place unit A57 at 1509
place unit A58 at 1505
place phase american movement
    roll 0
    event stray-roll 1505 0
    roll 1
    event stray-roll 1509 1
    roll 2
    event stray-roll 1703 2
    asks american move

% GT-23.4: they are listed first: who strays to a listed hex does not roll again with it
given FOG
place unit A56 at 1505
place unit A57 at 1509
place phase american movement
    dice 8 4
    event strayed A56 1508 1509
    roll 8
    event stray-roll 1509 8
    roll 1
    event strayed A57 1509 1508
    no event strayed A56
    asks american move
    is unit A56 at 1509 moved astray.
    is unit A57 at 1505 moved astray.

% GT-23.4, GT-23.3: nor does a hex roll that strays have come to
given FOG
place unit A56 at 1505
place phase american movement
    dice 8 2
    is unit A56 at 1903 moved astray.
    asks american move

% GT-23.5: on 0 and on 5 they move freely
given FOG
place unit A56 at 1505
place phase american movement
    roll 0
    event stray-free 1505
    move A56; step 1504; step 1503; step 1502; step 1501
    is unit A56 at 1501
again
    roll 5
    event stray-free 1505
    move A56; step 1504; end
    is unit A56 at 1504 moved.

% GT-23.6: on 6 and on 7 they may not move
given FOG
place unit A56 at 1505
place unit A46 at 1505
place phase american movement
    roll 6
    event stray-halted 1505
    move A56                refused GT-23.6 "does not know its way"
    no answer move A56
    move A46; step 1504; end
again
    roll 7
    event stray-halted 1505
    move A56                refused GT-23.6
    is unit A56 at 1505 astray.

% GT-23.6: in the next American phase that is forgotten
given FOG
place unit A56 at 1505 astray
place phase american movement
    roll 0
    move A56; step 1504; end

% GT-23.7: 8 and 9 stray, 1 is north and so on clockwise, as far as four points go
given FOG
place unit A56 at 1505
place phase american movement
    dice 8 1
    event stray-way 1505 1
    event strayed A56 1505 1504
    is unit A56 at 1501 moved astray.
again
    dice 9 2
    is unit A56 at 1903 moved astray.
again
    dice 8 3
    is unit A56 at 1907 moved astray.
again
    dice 8 4
    is unit A56 at 1509 moved astray.
again
    dice 8 6
    is unit A56 at 1103 moved astray.

% GT-23.7: 5 is south-west
given FOG
place unit A56 at 1704
place phase american movement
    dice 8 5
    is unit A56 at 1306 moved astray.

% GT-23.7: 0, 7, 8 and 9 are thrown again
given FOG
place unit A56 at 1505
place phase american movement
    dice 8 0
    event stray-way 1505 0
    no event strayed A56
    asks dice 1d0-9 direction
    roll 7; roll 8; roll 9
    asks dice 1d0-9 direction
    roll 4
    is unit A56 at 1509 moved astray.

% GT-23.7: until the next step costs more than is left: over the Cresheim Run it is two points
given FOG
place unit A56 at 1705
place phase american movement
    dice 8 3
    is unit A56 at 2006 moved astray.

% GT-23.8: strays stop before a hex that the enemy holds
given FOG
place unit A56 at 1505
place unit B14 at 1503 disrupted
place phase american movement
    dice 8 1
    is unit A56 at 1504 moved astray.

% GT-23.8: on entering an enemy zone
given FOG
place unit A56 at 1505
place unit B14 at 1602
place phase american movement
    dice 8 1
    is unit A56 at 1503 moved astray.

% GT-23.8: where there is no zone they go by
given FOG
place unit A56 at 1505
place unit B14 at 1602 disrupted
place phase american movement
    dice 8 1
    is unit A56 at 1501 moved astray.

% GT-23.8: before a hex that is full, for all of them together
given FOG
place unit A56 at 1505
place unit A57 at 1505
place unit A44 at 1503
place phase american movement
    dice 8 1
    is unit A56 at 1504 moved astray.
    is unit A57 at 1504 moved astray.

% GT-23.8: where there is room they go through
given FOG
place unit A56 at 1505
place unit A44 at 1503
place phase american movement
    dice 8 1
    is unit A56 at 1501 moved astray.

% GT-23.8: before the river; they have strayed all the same
given FOG
place unit A56 at 1123
place phase american movement
    dice 8 4
    no event strayed A56
    is unit A56 at 1123 moved astray.
    move A56                refused GT-23.11

% GT-23.9: off the map costs 1 MP: with it they are gone
given FOG
place unit A56 at 1504
place phase american movement
    dice 8 1
    event strayed A56 1502 1501
    event left-map A56 1501 it strayed off the map
    event army-morale american -1 12 the first of Stephen's units left the map
    is unit A56 departed.
    is once strayed.

% GT-23.9: without it they stay
given FOG
place unit A56 at 1505
place phase american movement
    dice 8 1
    no event left-map A56
    is unit A56 at 1501 moved astray.

% GT-23.9, GT-19.8: the second to leave costs nothing
given FOG
place unit A56 at 1503
place unit A57 at 1503
place phase american movement
    dice 8 1
    event left-map A56 1501 it strayed off the map
    event left-map A57 1501 it strayed off the map
    is morale american 12.
again
    dice 8 1
    is unit A57 departed.

% GT-23.10: one stack, with Stephen; others stay and are free
given FOG
place unit A56 at 1703
place unit A57 at 1703
place unit A46 at 1703
place unit MUHLENBERG at 1703
place unit A58 at 1505
place unit A59 at 1505
place phase american movement
    dice 0 8 4
    event strayed A56 1703 1704
    event strayed A57 1703 1704
    is unit A56 at 1707 moved astray.
    is unit A57 at 1707 moved astray.
    is unit A46 at 1703.
    is unit MUHLENBERG at 1703.
    move A46 MUHLENBERG; step 1702; end
    is unit A46 at 1702 moved.

% GT-23.10: Stephen in the hex goes along and moves no more; leaders alone are free
place turn 2
place unit B13 at 5018
place unit A56 at 1703
place unit STEPHEN at 1703
place unit MATHEWS at 1703
place phase american movement
    dice 8 4
    is unit A56 at 1707 moved astray.
    is unit STEPHEN at 1707 moved astray.
    is unit MATHEWS at 1703.
    move STEPHEN            refused GT-23.11
    move MATHEWS; step 1702; end

% GT-23.10: Stephen elsewhere stays there
place turn 2
place unit B13 at 5018
place unit A56 at 1703
place unit STEPHEN at 1503
place phase american movement
    dice 8 4
    is unit STEPHEN at 1503.

% GT-23.11: who has strayed moves no more in this phase
given FOG
place unit A56 at 1505
place phase american movement
    dice 8 1
    move A56                refused GT-23.11 "has strayed in the fog"
    no answer move A56

% GT-23.12: who enters in this turn does not roll, and moves as he likes
given FOG
place turn 1
place unit A56 waiting
place unit GREENE waiting
place phase american movement
    asks american move
    move A56; step 2901; step 2902; end
    is unit A56 at 2902 moved.

% GT-23.13: it is over when Stephen is a casualty
place turn 2
place unit B13 at 5018
place unit STEPHEN eliminated
place unit A56 at 1505
place phase american movement
    asks american move

% GT-23.13: or has left the map
place turn 2
place unit B13 at 5018
place unit STEPHEN departed
place unit A56 at 1505
place phase american movement
    asks american move

% GT-23.13: not while he waits to enter
given FOG
place unit A56 at 1505
place phase american movement
    asks dice 1d0-9 straying

% GT-23.13: he leaves with strays and is no casualty; from then on nobody rolls, of this phase either
place turn 2
place unit B13 at 5018
place unit A56 at 1503
place unit STEPHEN at 1503
place unit A57 at 1703
place phase american movement
    dice 8 1
    event left-map STEPHEN 1501 it strayed off the map
    event left-map A56 1501 it strayed off the map
    no event leader-lost STEPHEN
    event army-morale american -1 12 the first of Stephen's units left the map
    is unit STEPHEN departed.
    is morale american 12.
    is morale british 14.
    asks american move
    score american 0 british 2

% GT-23.13, GT-17.9: a leader whom strays have left behind at the edge is alone, and may move
place turn 2
place unit B13 at 5018
place unit A56 at 1502
place unit MATHEWS at 1502
place unit STEPHEN waiting
place phase american movement
    dice 8 1
    is unit A56 departed.
    no event leader-lost MATHEWS
    is unit MATHEWS at 1502.
    move MATHEWS; step 1503; end

% GT-23.7, GT-14.20: straying is a move: the number of an old pin is gone with it
place turn 2
place unit B13 at 5018
place unit B14 at 5017
place unit STEPHEN waiting
place unit A56 at 1505
place unit A57 at 1509
place pin 1 A56 A57 B13
place phase american movement
    dice 8 1 0
    is pin 1 A57 B13.
