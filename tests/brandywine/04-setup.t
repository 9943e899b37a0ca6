# Battle of Brandywine, section 4: set-up, and the British coming on.
battle brandywine-1777

% BW-4.1: the battle begins with the American player's set-up
    asks american setup
    answer pick WASH
    answer pick G-V1
    british: pick L-G1      refused not-yours
    done                    refused BW-4.1

% BW-4.1: set-up cannot be finished while a counter is unplaced, Washington included
    place unit G-V1 at F25 facing W
    place unit WASH unplaced
    place unit G-V2 unplaced
    place phase american setup
    done                    refused BW-4.1 "WASH"
    pick G-V2; place F25; face W
    done                    refused BW-4.1 "WASH"
    no answer done
    pick WASH; place E25
    done                    ok
    event set-up american
    is unit WASH at E25.
    is unit G-V2 at F25 facing W.

% BW-4.1: each combat unit is given a facing, a commander has none
    place unit WASH unplaced
    place unit G-V1 unplaced
    place unit G-V2 unplaced
    place phase american setup
    pick WASH; place E25
    asks american setup
    pick G-V1; place F25
    asks american setup-face
    answers face N, face NE, face E, face SE, face S, face SW, face W, face NW
    face SW
    is unit G-V1 at F25 facing SW.

% BW-4.1: set-up keeps to the stacking limit of 15 factors
    place unit ST-V3 at F25 facing W
    place unit G-V1 at F25 facing W
    place unit A-M1 unplaced
    place unit W-PEN1 unplaced
    place unit WASH unplaced
    place phase american setup
    pick W-PEN1
    place F25               refused BW-10.1
    no answer place F25
    place G25; face W
    pick A-M1; place F25    ok              # 6, 6 and 3 make 15
    face W
    pick WASH; place F25    ok              # a commander counts nothing

% BW-4.1: a counter placed already may be taken up and placed anew until set-up is finished
    place unit G-V1 at F25 facing W
    place unit WASH at E25
    place phase american setup
    asks american setup
    pick G-V1; place G25; face N
    is unit G-V1 at G25 facing N.

% BW-4.1: a ready set-up of the battle places every American counter
    deploy historical
    event placed WASH E25
    event placed U-LD1 R20
    event set-up american
    event hour 1
    asks british move
    is unit U-LD1 at R20 facing NW.

% BW-4.1: so does the other
    deploy upper-fords
    event set-up american
    is unit WASH at I25.
    is unit S-MD1 at S16 facing W.

% BW-4.2: American counters are set up east of the creek
    pick G-V1
    place F22               refused BW-4.2
    place A1                refused BW-4.2
    place E24               ok

% BW-4.2: American counters are set up east of the east branch, too
    pick G-V1
    place U13               refused BW-4.2
    place U16               ok

% BW-4.2: the land between the two branches is not open to American counters
    pick G-V1
    place S12               refused BW-4.2
    place Q13               refused BW-4.2
    place T13               refused BW-4.2
    place S16               ok

% BW-4.2: the American set-up ground reaches from the northern to the southern edge of the board
    pick G-V1
    answer place V15
    answer place A27
    answer place P16
    answer place V28
    no answer place A25
    no answer place V13

% BW-4.3: no counter is set up on a square of the creek
    pick G-V1
    place G23               refused BW-4.3
    place B26               refused BW-4.3              # its wooded banks make no difference
    place G24               ok                          # a tributary is no creek

% BW-4.3: no counter is set up on a square of a branch
    pick G-V1
    place Q15               refused BW-4.3
    place Q10               refused BW-4.3

% BW-4.3: a ford is a creek square and no place to set up
    pick G-V1
    place F23               refused BW-4.3
    place T15               refused BW-4.3
    place R10               refused BW-4.3

% BW-4.4: the British have nothing to set up
    asks american setup
    pick L-G1               refused BW-4.4
    pick HOWE               refused BW-4.4
    is unit L-G1 waiting.
    is unit HOWE waiting.

% BW-4.4: the British move first in turn one, and come on at A5
    place unit G-V1 at F25 facing W
    place unit L-G1 waiting
    place unit HOWE waiting
    place phase american setup
    done
    event hour 1
    event portion british movement
    asks british move
    pick L-G1
    event entered L-G1 A5
    end; face N
    pick HOWE
    event entered HOWE A5
    step B5; end
    is unit L-G1 at A5 facing N moved.
    is unit HOWE at B5 moved.

% BW-4.4: a waiting counter comes on nowhere but at A5
    place unit L-G1 waiting
    place unit L-G2 waiting
    place phase british movement
    pick L-G1
    step A6
    event stepped L-G1 A5 A6            # on the board it stood on A5 first
    end; face N
    march L-G2 to A28
    event entered L-G2 A5

% BW-4.4: nobody comes on in the American turn
    place unit L-G1 waiting
    place unit G-V1 at F25 facing W
    place phase american movement
    british: pick L-G1      refused not-yours
    american: pick L-G1     refused BW-2.1

% BW-4.5: coming on costs one movement factor
    place unit L-G1 waiting
    place unit L-ART waiting
    place phase british movement
    pick L-G1
    text "12 quarters left"
    end; face N; pick L-ART
    text "8 quarters left"

% BW-4.5: what is left is spent as usual, by road at a quarter a step
    place unit L-G1 waiting
    place phase british movement
    pick L-G1; step B6
    event stepped L-G1 A5 B6 1 11
    step B5
    event stepped L-G1 B6 B5 4 7
    step C4
    event stepped L-G1 B5 C4 4 3
    asks british face                                   # nothing around costs three quarters or less

% BW-4.6: counters enter one after another and pass through those already there
    place unit L-3 at A5 facing N
    place unit L-4 at A5 facing N
    place unit R-1 waiting
    place unit R-2 waiting
    place unit HOWE waiting
    place phase british movement
    pick R-1; step B6; end; face N
    pick R-2; step B5; end; face N
    pick HOWE; end
    is unit R-1 at B6 facing N moved.
    is unit R-2 at B5 facing N moved.
    is unit HOWE at A5 moved.

% BW-4.6: none may end its move in A5 over the limit of 15 factors
    place unit L-3 at A5 facing N
    place unit L-4 at A5 facing N
    place unit R-1 waiting
    place unit R-RC waiting
    place phase british movement
    pick R-1
    end                     refused BW-10.1
    no answer end
    step B5; end; face N
    pick R-RC; end          ok                          # 7, 7 and 1 make 15

% BW-4.6: who could only end in a full A5 does not come on
          4 5 6
    B     v . .         v  G-V1 facing S
    A     . a .         a  L-3 facing N
                        a  L-4 facing N
    place unit R-1 waiting
    place unit R-RC waiting
    place phase british movement
    pick R-1                refused BW-4.6              # control would stop it on A5
    no answer pick R-1
    pick R-RC               ok

% BW-4.7: the British may leave counters waiting and bring them on in a later turn
    place unit L-G1 waiting
    place unit L-G2 waiting
    place phase british movement
    pick L-G1; end; face N
    close
    asks british move                                   # nothing for the Americans: the next turn
    is turn 2.
    is unit L-G2 waiting.
    pick L-G2
    event entered L-G2 A5

% BW-4.7: a counter still waiting when the game ends scores nothing and owns nothing
    place unit HOWE waiting
    place unit L-G1 waiting
    place unit G-V1 at F25 facing W
    place turn 13
    place phase american combat
    over american "major victory"
    score british 0 american 36

% BW-4.8: no British counter enters while an American combat unit stands on A5
    place unit L-G1 waiting
    place unit HOWE waiting
    place unit L-3 at D12 facing N
    place unit G-V1 at A5 facing N
    place phase british movement
    no answer pick L-G1
    pick L-G1               refused BW-4.8
    pick HOWE               refused BW-4.8

% BW-4.8: not even Washington alone on A5 can be brushed aside
    place unit L-G1 waiting
    place unit L-3 at D12 facing N
    place unit WASH at A5
    place phase british movement
    pick L-G1               refused BW-4.8
    answers pick L-3, close

% BW-4.8: so does its march end there
    place unit L-G1 waiting
    place unit L-G2 waiting
    place unit G-V1 at B6 facing SW
    place phase british movement
    march L-G1 to A7
    event entered L-G1 A5
    event moved L-G1 A5

% BW-4.8: a combat unit that enters while A5 is under American control stops there and must attack
          4 5 6
    B     . . v         v  G-V1 facing SW
    A     . . .
    place unit L-G1 waiting
    place unit HOWE waiting
    place phase british movement
    pick L-G1
    asks british face
    step A4                 refused BW-13.1
    face W
    close                   refused BW-13.4
    turn L-G1 NE
    pick HOWE
    asks british step                                   # control does not stop a commander
    step A4; end
    close
    asks british battle
    no answer close

% BW-4.1: a counter that is not in the battle is not set up
    place unit G-V1 unplaced
    place unit W-PEN1 unplaced
    place phase american setup
    pick G-V2           refused BW-4.1 "not in this battle"
    pick G-V1           ok
