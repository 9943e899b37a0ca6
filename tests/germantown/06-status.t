# Germantown, chapter 6: how shattered, disrupted and pinned units move.
# A leader far away keeps the phase open when a move has ended by itself.
battle germantown-1777

% GT-6.16: a shattered unit does not move, alone or in a stack, near the enemy or far from him
place turn 3; place fog clear
place unit A02 at 3010 shattered; place unit A03 at 3010; place unit B03 at 5020
place phase american movement
    move A02            refused GT-6.16 "shattered"
    move A02 A03        refused GT-6.16
    answers move A03, close

% GT-6.16: nor does one of the British
place turn 3; place fog clear
place unit B13 at 5010 shattered; place unit AGNEW at 5010; place unit A02 at 5110
place phase british movement
    move B13            refused GT-6.16
    answers move AGNEW, close

% GT-6.17: a disrupted unit moves one hex, and its move is over
place turn 3; place fog clear
place unit A02 at 3010 disrupted; place unit SULLIVAN at 1010; place unit B03 at 3510
place phase american movement
    move A02; step 2910
    event moved A02 2910
    is unit A02 at 2910 disrupted moved.
    move A02            refused GT-6.2

% GT-6.17: also by road, and cavalry too
place turn 3; place fog clear
place unit B30 at 3412 disrupted; place unit AGNEW at 1010; place unit A02 at 0203
place phase british movement
    move B30; step 3513
    event moved B30 3513

% GT-6.17: it may leave an enemy, but not end next to one, even if it is no nearer to him than before
place turn 3; place fog clear
place unit A02 at 3010 disrupted; place unit B03 at 3110; place unit SULLIVAN at 1010
place phase american movement
    move A02
    answers step 3011, step 2911, step 2910
    step 3111           refused GT-6.17 "A02 is disrupted and may not end next to an enemy combat unit"
    step 3009           refused GT-6.17
    step 3110           refused GT-4.5

% GT-6.17: a shattered enemy is a combat unit too, a leader is none
place turn 3; place fog clear
place unit B17 at 3010 disrupted; place unit A02 at 3110 shattered; place unit WAYNE at 2810; place unit AGNEW at 1010
place phase british movement
    move B17
    step 3111           refused GT-6.17
    step 2910           ok                          # next to Wayne alone

% GT-6.17: the enemy it leaves is not the only one that counts
place turn 3; place fog clear
place unit A02 at 3010 disrupted; place unit B03 at 3110; place unit B13 at 2909; place unit SULLIVAN at 1010
place phase american movement
    move A02
    answers step 3011, step 2911
    step 2910           refused GT-6.17

% GT-6.18: it may not come nearer to the nearest enemy combat unit; as far or farther it may
place turn 3; place fog clear
place unit A02 at 3010 disrupted; place unit B03 at 3310; place unit SULLIVAN at 1010
place phase american movement
    move A02                                        # three hexes away
    answers step 3009, step 2910, step 2911, step 3011
    step 3110           refused GT-6.18 "nearer"
    step 3111           refused GT-6.18

% GT-6.18: it is the nearest that counts: to a farther one it may go
place turn 3; place fog clear
place unit B17 at 3010 disrupted; place unit A02 at 3310; place unit A03 at 2507; place unit AGNEW at 1010
place phase british movement
    move B17                                        # three hexes from the one, five from the other
    step 3110           refused GT-6.18
    step 2910           ok                          # four from either

% GT-6.18: enemy leaders do not matter
place turn 3; place fog clear
place unit A02 at 3010 disrupted; place unit GREY at 3310; place unit B03 at 5020; place unit SULLIVAN at 1010; place unit B13 at 0110
place phase american movement
    move A02
    step 3110           ok

# ---- pinned ----

% given PINNED
battle germantown-1777
place turn 3; place fog clear
place unit A02 at 3010 pinned; place unit A03 at 3010 pinned; place unit A05 at 3010; place unit B03 at 3110 pinned
place pin 1 A02 A03 B03
place unit SULLIVAN at 1010; place unit AGNEW at 5010

% GT-6.19: a pinned unit moves only to where no enemy combat unit is next to it
given PINNED
place phase american movement
    move A02
    answers step 3011, step 2911, step 2910
    step 3009           refused GT-6.19 "A02 was pinned"
    step 3111           refused GT-6.19
    step 2910; end      ok
    move A05; step 3009 ok                          # it was not pinned

% GT-6.19: nor next to another enemy than the one it is pinned with, shattered or not
given PINNED
place unit B13 at 2810 shattered
place phase american movement
    move A02; step 2910                             # next to B13: it must go on
    no answer end
    end                 refused GT-6.19
    step 2909; end      ok

% GT-6.19: it may pass where an enemy without a zone is next to it, but must go on
place turn 3; place fog clear
place unit B17 at 1413 pinned; place unit A02 at 1513 pinned; place pin 1 B17 A02
place unit AGNEW at 5010
place phase british movement
    move B17; step 1412                             # woods: no zone reaches into them
    no answer end
    end                 refused GT-6.19 "B17 was pinned"
    step 1411; end      ok
    is unit B17 at 1411 moved.

% GT-6.19: it stays pinned to that rule on its whole way, though the pin is gone
place turn 3; place fog clear
place unit B17 at 1413 pinned; place unit A02 at 1513 pinned; place pin 1 B17 A02
place unit AGNEW at 5010; place unit A03 at 1211 disrupted
place phase british movement
    move B17; step 1313; step 1312                  # next to A03
    end                 refused GT-6.19
    step 1412                                       # next to A02
    end                 refused GT-6.19
    step 1512           refused GT-6.19             # its last point, and still next to A02
    step 1411                                       # ok: next to nobody
    event moved B17 1411

% GT-6.19: where it could not go on it does not go
place turn 3; place fog clear
place unit B31 at 1413 pinned; place unit B20 at 1613 pinned; place unit A02 at 1513 pinned; place pin 1 B31 B20 A02
place unit AGNEW at 5010
place phase british movement
    move B31
    step 1412           refused GT-6.19             # two of three points, and then woods all round or the enemy
    no answer step 1412
    cancel
    move B20; step 1714; end ok

% GT-6.19: nobody has to leave
given PINNED
place phase american movement
    close               ok
    is unit A02 at 3010 pinned

% GT-6.20: pinned units that move away lose their pins, and their side a point of army morale
given PINNED
place phase american movement
    move A02 A03; step 2910
    event unpinned american 3010
    event army-morale american -1 12
    event pin-ended A02
    event pin-ended A03
    no event army-morale british
    end
    is unit A02 at 2910 moved.
    is unit A03 at 2910 moved.
    is morale american 12.
    is morale british 14.

% GT-6.20: for each hex once in a phase, also if they leave it one after the other; who stays stays pinned
given PINNED
place phase american movement
    move A02; step 2910; end
    is morale american 12.
    is unit A03 at 3010 pinned
    is unit B03 at 3110 pinned
    move A03; step 3011
    event pin-ended A03
    no event army-morale
    is morale american 12.

% GT-6.20: for each hex: out of two hexes it is two
place turn 3; place fog clear
place unit B17 at 3009 pinned; place unit B18 at 3111 pinned; place unit A02 at 3110 pinned; place pin 1 B17 B18 A02
place unit AGNEW at 5010
place phase british movement
    move B17; step 2909
    event army-morale british -1 13
    end
    move B18; step 3112
    event army-morale british -1 12
    is morale british 12.

% GT-6.20: units that are not pinned leave the hex for nothing, also a leader
given PINNED
place unit WAYNE at 3010
place phase american movement
    move A05 WAYNE; step 2910; end
    is morale american 13.
    is unit A02 at 3010 pinned

% GT-6.20: it is paid with the first step, not for taking them in hand
given PINNED
place phase american movement
    move A02
    is morale american 13.
    cancel
    is morale american 13.
    is unit A02 at 3010 pinned

% GT-6.20: what was paid in an earlier phase does not count
place turn 3; place fog clear
place unit A02 at 3010 pinned paid; place unit A03 at 3010 pinned paid; place unit B03 at 3110 pinned; place pin 1 A02 A03 B03
place unit SULLIVAN at 1010
place phase american movement
    move A02; step 2910
    event army-morale american -1 12

% GT-6.21: with the last of them the enemy is free too
given PINNED
place phase american movement
    move A02 A03; step 2910
    event pin-ended B03
    end
    is unit B03 at 3110.

% GT-6.21: who is pinned with somebody else stays pinned, with him alone
place turn 3; place fog clear
place unit B17 at 3009 pinned; place unit B18 at 3111 pinned; place unit A02 at 3110 pinned; place unit A03 at 3110 pinned
place pin 1 B17 A02; place pin 2 B18 A03
place unit AGNEW at 5010
place phase british movement
    move B17; step 2909
    event pin-ended A02
    no event pin-ended A03
    end
    is unit A02 at 3110.
    is unit A03 at 3110 pinned
    is unit B18 at 3111 pinned

% GT-6.21: a number that has outlived its pin goes with the move as well
place turn 3; place fog clear
place unit B17 at 3009; place unit A02 at 3110 pinned; place pin 1 B17 A02
place unit AGNEW at 5010
place phase british movement
    move B17; step 2909
    event pin-ended A02
    no event army-morale
    is unit A02 at 3110.
