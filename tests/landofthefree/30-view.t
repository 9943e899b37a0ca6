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
