# Battle of Brandywine, section 5: the sequence of play.
battle brandywine-1777

% BW-5.1: the British turn begins with reorganization, before any movement
          8 9 10 11 12
    E     a . b  .  c   a  L-G1 facing N disorganized
                        b  L-G2 facing N disorganized
                        c  L-3 facing N
    place unit G-V1 at F25 facing W disorganized
    place phase british reorganization
    asks british reorganize
    answers rally L-G1, rally L-G2
    pick L-3            refused unasked BW-16.1
    close               refused unasked BW-16.1
    american: rally G-V1    refused not-yours
    rally L-G1; roll 6 6
    asks dice 2d6 reorganization            # the last one is rolled for without asking
    roll 1 1
    asks british move

% BW-5.1: so does the British turn of every later hour
          10 11 12
    E     .  v  .       v  G-V1 facing S
    place unit L-G1 at A1 facing N disorganized
    place phase american movement
    close
    event hour 2
    event portion british reorganization
    asks dice 2d6 reorganization

% BW-5.2: after reorganization the British player moves, and no American does
          10 11 12
    E     .  .  c       c  L-3 facing N
    place unit G-V1 at F25 facing W
    place phase british reorganization
    event portion british movement
    asks british move
    rally L-3           refused unasked BW-8.1
    engage G-V1         refused unasked BW-8.1
    pick L-3; step D12; end; face S
    is unit L-3 at D12 facing S moved.

% BW-5.2: movement is bounded by the movement factor and the price of the ground
          8 9 10
    G     . . .
    F     . a .         a  L-G1 facing N
    place phase british movement
    pick L-G1; step G9
    event stepped L-G1 F9 G9 8 8            # woods
    step G10
    event stepped L-G1 G9 G10 8 0           # slope: nothing is left
    asks british face

% BW-5.2: the British player moves first in every hour
          10 11 12
    E     .  v  .       v  G-V1 facing S
    place unit L-G1 at A1 facing N
    place phase american movement
    close
    event hour 2
    event portion british movement
    no event portion american movement
    asks british move

% BW-5.3: when the British player has closed movement he resolves his attacks
          10 11 12
    E     .  v  .       v  G-V1 facing S
    D     .  ^  .       ^  L-G1 facing N
    place phase british movement
    close
    event portion british combat
    asks british battle
    join L-G1; fight
    asks dice 2d6 battle
    roll 4 4                                # 1-2, 8: A1
    to C10
    asks american advance

% BW-5.3: in every hour
          10 11 12
    E     .  v  .       v  G-V1 facing S
    place unit L-G1 at C11 facing N
    place phase american movement
    close
    pick L-G1; step D11; face N; close
    event portion british combat
    asks british battle

% BW-5.4: then the American player rolls to reorganize American units
          8 9 10 11 12
    E     a . b  .  .   a  G-V1 facing N disorganized
                        b  G-V2 facing N disorganized
    place unit L-G1 at A1 facing N disorganized
    place phase british combat
    event portion american reorganization
    asks american reorganize
    answers rally G-V1, rally G-V2
    pick G-V1               refused unasked BW-16.1
    rally L-G1              refused BW-2.1
    rally G-V1; roll 6 6
    roll 1 1
    asks american move

% BW-5.5: then the American player moves
          10 11 12
    E     .  v  .       v  G-V1 facing N
    place unit L-G1 at A1 facing N
    place phase british movement
    close
    event portion american movement
    asks american move
    british: pick L-G1      refused not-yours
    pick G-V1; step E12
    event stepped G-V1 E11 E12 4 12

% BW-5.5: the American player moves after the British in every hour
          10 11 12
    E     .  v  .       v  G-V1 facing N
    place unit L-G1 at A1 facing N
    place phase american movement
    close
    asks british move
    close
    event portion american movement
    asks american move
    is turn 2.

% BW-5.6: then the American player resolves his attacks
          10 11 12
    E     .  v  .       v  G-V1 facing S
    D     .  ^  .       ^  L-G1 facing N
    place phase american movement
    close
    event portion american combat
    asks american battle
    british: join L-G1      refused not-yours
    join G-V1; fight
    event battle american 1 1

% BW-5.6: in every hour
          10 11 12
    F     .  v  .       v  G-V1 facing S
    D     .  ^  .       ^  L-G1 facing N
    place phase british movement
    close
    pick G-V1; step E11; face S; close
    event portion american combat
    asks american battle

% BW-5.7: then an hour is struck off and the next turn begins with the British
          10 11 12
    E     .  v  .       v  G-V1 facing S
    place unit L-G1 at A1 facing N disorganized
    place unit L-G2 at A3 facing N disorganized
    place turn 3
    place phase american movement
    close
    event hour 4
    event portion british reorganization
    is turn 4.
    asks british reorganize

% BW-5.8: the game ends after the American combat portion of the 9 PM turn, and is scored
          10 11 12
    E     .  v  .       v  G-V1 facing S
    place unit L-G1 at A1 facing N
    place turn 13
    place phase american movement
    not over
    close
    event score 0 36
    event verdict american major victory
    over american "major victory"
    pick G-V1               refused over "over"
    concede                 refused over

% BW-5.8: in the last turn the American player still has his turn after the British
          10 11 12
    E     .  v  .       v  G-V1 facing S
    place unit L-G1 at A1 facing N
    place turn 13
    place phase british movement
    close
    not over
    asks american move

% BW-5.8: the last battle of the last turn still counts
          10 11 12
    E     .  v  .       v  G-V1 facing S
    D     .  ^  .       ^  R-RC facing N
    place turn 13
    place phase american movement
    close
    not over
    join G-V1; fight; roll 1 1              # 6-1: the riflemen are lost
    event eliminated R-RC D11
    not over
    done                                    # nobody advances
    event score 0 37
    over american "major victory"

% BW-5.8: the battle goes on when one side has no counters left
          10 11 12
    E     .  v  .       v  G-V1 facing S
    place unit L-G1 eliminated
    place unit HOWE eliminated
    place turn 12
    place phase american movement
    close
    event hour 13
    not over
    asks american move
    close
    over american "major victory"
    score british 0 american 42
