# Iron Brigade: basic moves, the effort of a turn, columns. Orders of brigades bind nobody here.
battle ib-march orders=off

% IB-3.2: elite, line and inferior infantry moves up to 6 inches
place unit LINE1 at 4 2 facing 0 line
place unit FOOT at 22 2 facing 0 line
place unit ELITE at 26 2 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole
    is unit LINE1 at 4 8 facing 0 line effort 2
    ahead-by ELITE 5.5
    is unit ELITE at 26 7.5
    asks crown on-march
    halt ELITE
    ahead-by FOOT 9
    is unit FOOT at 22 8
    event ends FOOT spent

% IB-3.3: raw infantry moves up to the score of a D8
place unit RAW at 12 2 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead RAW whole
    asks dice 1d8 march
    roll 1
    is unit RAW at 12 3 facing 0 line
again
    ahead RAW whole; roll 8
    is unit RAW at 12 10 facing 0 line
again
    ahead-by RAW 2.5; roll 8
    is unit RAW at 12 4.5 facing 0 line

% IB-3.4: that die falls when it is first ordered to move, and holds for the phase
place unit RAW at 12 2 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead-by RAW 1; roll 5
    asks crown on-march
    ahead RAW whole
    is unit RAW at 12 7 facing 0 line
    asks crown

% IB-3.5: cavalry moves up to 8 inches
place unit HORSE at 4 2 facing 0 line
place unit HORSE2 at 12 2 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead HORSE whole
    is unit HORSE at 4 10 facing 0 line
    ahead-by HORSE2 8.5
    is unit HORSE2 at 12 10 facing 0 line

% IB-3.6: a limbered gun moves up to 7 inches
place unit GUN at 4 4 facing 0 limbered
place unit BH at 71 1
place phase move crown
    ahead GUN whole
    is unit GUN at 4 11 facing 0 limbered

% IB-3.7: an unlimbered gun moves up to 3 inches
place unit GUN at 4 4 facing 0 unlimbered
place unit BH at 71 1
place phase move crown
    ahead GUN whole
    is unit GUN at 4 7 facing 0 unlimbered

% IB-3.8: an own turn is worth one move of effort
place unit LINE1 at 4 4 facing 0 line
place unit LINE2 at 12 4 facing 0 line
place unit BH at 71 1
place phase move crown
    form LINE1 column                        # half
    turn LINE1 left                          # and half
    is unit LINE1 at 2.5 2.5 facing 270 column effort 2
    asks crown move
    ahead LINE1 whole             refused IB-1.38
    ahead LINE2 whole
    asks crown move
    form LINE2 column             refused IB-1.38

% IB-3.9: to march m inches of an allowance of A uses m/A of the move
place unit LINE1 at 4 4 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead-by LINE1 3
    turn LINE1 left               ok       # half of it was left
again
    ahead-by LINE1 3.01
    turn LINE1 left               refused IB-3.8
    halt LINE1
    is unit LINE1 at 4 7.01 within 0.01 facing 0 line effort 2

% IB-3.10: to change formation uses half a move
place unit LINE1 at 4 4 facing 0 line
place unit BH at 71 1
place phase move crown
    form LINE1 column
    is unit LINE1 at 4 4 facing 0 column effort 1
    asks crown on-march
    ahead LINE1 whole; roll 4               # (6 + 4 - 2) / 2
    is unit LINE1 at 4 8 facing 0 column effort 2

% IB-3.12: to limber or unlimber uses a whole move
place unit GUN at 4 4 facing 0 limbered
place unit GUN2 at 12 4 facing 0 unlimbered
place unit BH at 71 1
place phase move crown
    form GUN unlimbered
    is unit GUN at 4 4 facing 0 unlimbered effort 2
    asks crown move
    ahead-by GUN2 1
    form GUN2 limbered            refused IB-3.8
    halt GUN2
again
    form GUN2 limbered
    is unit GUN2 at 12 4 facing 0 limbered effort 2

% IB-3.13: to load uses a whole move
place unit LINE1 at 4 2 facing 0 line empty
place unit GUN at 12 4 facing 0 unlimbered empty
place unit LINE2 at 20 2 facing 0 line empty
place unit BH at 71 1
place phase move crown
    load LINE1
    is unit LINE1 at 4 2 facing 0 line effort 2 acted loaded-now.
    load GUN
    is unit GUN at 12 4 facing 0 unlimbered effort 2
    ahead-by LINE2 1
    load LINE2                    refused unasked
    halt LINE2
    load LINE2                    refused IB-1.38

% IB-3.17: a raw unit does one thing in an own turn: march, or change formation
place unit RAW at 12 4 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead-by RAW 1; roll 6
    form RAW column               refused IB-3.17
    turn RAW left                 refused IB-3.17
    halt RAW
again
    form RAW column
    asks crown move
    is unit RAW at 12 4 facing 0 column effort 1
    ahead RAW whole               refused IB-1.38

% IB-3.17: and a raw unit that marched nowhere has marched
place unit RAW at 12 4 facing 0 line
place unit LINE1 at 12 5 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead RAW whole; roll 6
    is unit RAW at 12 4
    form RAW column               refused IB-3.17

% IB-3.20: a unit that nobody orders loads if it is empty and may load
place unit LINE1 at 4 2 facing 0 line empty
place unit LINE2 at 12 2 facing 0 line empty
place unit ELITE at 20 2 facing 0 line
place unit BH at 71 1
place phase move crown
    hold LINE2
    end
    event loads LINE1
    no event loads LINE2
    no event loads ELITE

% IB-1.38: each acts once and to its end, before the next begins
place unit LINE1 at 4 2 facing 0 line
place unit LINE2 at 12 2 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead-by LINE1 1
    ahead LINE2 whole             refused IB-1.38
    halt LINE1
    ahead LINE1 whole             refused IB-1.38
    ahead LINE2 whole             ok

% IB-3.21: a column wholly on a road moves its base and a D6
place unit LINE1 at 46 32 facing 0 column
place unit BH at 71 1
place phase move crown
    road LINE1 on whole
    asks dice 1d6 column
    roll 1
    is unit LINE1 at 46 39 facing 0 column
again
    road LINE1 on whole; roll 6
    is unit LINE1 at 46 44 facing 0 column

% IB-3.21: one leg off the road, and it was not wholly on it
place unit LINE1 at 46 32 facing 0 column
place unit BH at 71 1
place phase move crown
    road-by LINE1 on 2; roll 4
    ahead LINE1 whole
    is unit LINE1 at 46 40 facing 0 column

% IB-3.22: a column off the road moves its base and a D6, less 2 inches
place unit LINE1 at 66 4 facing 0 column
place unit HORSE at 70 4 facing 0 column
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole; roll 1
    is unit LINE1 at 66 9 facing 0 column
    ahead HORSE whole; roll 6
    is unit HORSE at 70 16 facing 0 column

% IB-3.22: and not below nothing
place unit RAW at 66 4 facing 0 column
place unit BH at 71 1
place phase move crown
    ahead RAW whole; roll 1; roll 1
    is unit RAW at 66 4 facing 0 column
    asks crown move
again
    ahead RAW whole; roll 1; roll 2
    is unit RAW at 66 5 facing 0 column

% IB-3.23: the base of a raw column is its D8, which falls first (IB-1.42)
place unit RAW at 46 32 facing 0 column
place unit BH at 71 1
place phase move crown
    road RAW on whole
    asks dice 1d8 march
    roll 5
    asks dice 1d6 column
    roll 3
    is unit RAW at 46 40 facing 0 column

% IB-3.24: a limbered gun wholly on a road moves 7 inches and a D6; off the road 7 without a die
place unit GUN at 46 32 facing 0 limbered
place unit GUN2 at 66 4 facing 0 limbered
place unit BH at 71 1
place phase move crown
    road GUN on whole; roll 5
    is unit GUN at 46 44 facing 0 limbered
    ahead GUN2 whole
    is unit GUN2 at 66 11 facing 0 limbered
again
    road-by GUN on 2; roll 6
    ahead GUN whole                          # not wholly on it: 7 in all
    is unit GUN at 46 39 facing 0 limbered
again
    ahead-by GUN 2
    road GUN on whole                        # the same
    is unit GUN at 46 39 facing 0 limbered

% IB-3.25: the D6 is thrown for each unit, once in each turn
place unit LINE1 at 66 4 facing 0 column
place unit LINE2 at 70 4 facing 0 column
place unit BH at 71 1
place phase move crown
    ahead-by LINE1 1; roll 3
    ahead LINE1 whole
    is unit LINE1 at 66 11 facing 0 column
    ahead LINE2 whole
    asks dice 1d6 column
    roll 5
    is unit LINE2 at 70 13 facing 0 column

% IB-12.7: half a march is half the allowance that the path itself leaves, rounded down
place unit RAW at 12 2 facing 0 line
place unit LINE1 at 4 2 facing 0 line
place unit ELITE at 8 18.5 facing 0 line
place unit FOOT at 30 16 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead RAW half; roll 5
    is unit RAW at 12 4.5 facing 0 line
    halt RAW
    ahead LINE1 half
    is unit LINE1 at 4 5 facing 0 line
    ahead LINE1 half                         # half of it is gone: no step more
    is unit LINE1 at 4 5 facing 0 line
    ahead LINE1 whole
    is unit LINE1 at 4 8 facing 0 line
    ahead ELITE half                         # the hedge is 1.5 ahead; beyond it 1 is all
    is unit ELITE at 8 20 facing 0 line
    halt ELITE
    ahead FOOT half                          # 2 to the woods, and half an inch in them
    is unit FOOT at 30 18.5 facing 0 line

% IB-12.5: no march is refused for a distance: what is named too long comes out short
place unit LINE1 at 4 2 facing 0 line
place unit HORSE at 20 4 facing 0 column
place unit BH at 71 1
place phase move crown
    ahead-by LINE1 500            ok
    is unit LINE1 at 4 8 facing 0 line
    road HORSE on whole           ok       # no road is near it
    roll 3
    event ends HORSE no-road
    is unit HORSE at 20 4 facing 0 column acted marched.
    asks crown move

% IB-12.7: nothing is no distance
place unit LINE1 at 4 2 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead-by LINE1 0              refused IB-12.7
    back-by LINE1 0               refused IB-12.7
    wheel LINE1 left 0            refused IB-3.39
