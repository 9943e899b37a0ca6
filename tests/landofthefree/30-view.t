# Land of the Free: what is shown of a battle.
battle lof-drill

% LF-ME-11: everybody sees levels, hits, markers, loads, stored orders, formations and who is with whom
    place commander B1 at 24 6 rating skilled points 2 with B1b
    place unit B1b at 24 10 facing 0 open 1 level shaken hits 2 disorder 1 unloaded stored m
    place unit B2b at 40 10 facing 0 line on-foot
    place unit B3a at 52 34 facing 0 column
    place active group B1
    shows B1b medium open 2/3 infantry medium shaken disorder-1 unloaded stored-m with-B1
    shows B2b medium line 0/3 cavalry medium on-foot
    shows B3a large limbered 0/4 artillery large
    shows B1 18" 2 CP group-commander colonel with-B1b

% LF-SC-17, LF-SC-22: and what the score is
    place objective 24 12
    place objective 60 40
    place unit B1b at 24 10 facing 0
    place unit A1b lost
    place commander B1 at 24 6
    place active group B1
    score british 25 american 0

% LF-SC-10: who is yet to be set up
    place turn 0
    place commander B1 at 24 2
    place unit B1b unplaced
    place unit B1c unplaced
    place pending turn
    place pending place 0
    duty LF-SC-10 B1b
    duty LF-SC-10 B1c
    go B1b 24 10
    no duty LF-SC-10 B1b
    duty LF-SC-10 B1c

% LF-OR-18: who must be activated before the group can be closed
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place unit B1c at 32 6 facing 0 line
    place unit A1a at 24 10.01 facing 180 line
    place lock B1b A1a
    place active group B1
    duty LF-OR-18 B1b
    no duty LF-OR-18 B1c
