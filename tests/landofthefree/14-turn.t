# Land of the Free, chapter 14: the game turn.
battle lof-drill

% LF-GT-01, LF-GT-02: roles first, then ratings, the Attacker's before the Defender's, force commanders before group commanders
    asks dice 1d6 set-up
    roll 2
    roll 5
    event attacker american
    asks dice 4d6 commander
    roll 1 2 4 6
    event rating AFC Incompetent
    event rating A1 Competent
    event rating A2 Skilled
    event rating A3 Highly Skilled
    roll 3 5 5 6
    event rating BFC Competent
    event rating B3 Highly Skilled
    asks american edge

% LF-GT-03, LF-GT-04: elements begin loaded and Fit, without hits, markers or stored orders, commanders unattached
    roll 5
    roll 2
    is unit B1a unplaced.
    is unit A3c unplaced.
    is commander B1 unplaced rating incompetent.

% LF-GT-05: a turn begins with the check for broken forces, before any dice
    place commander BFC at 24 4
    place unit B1a lost
    place unit B1b lost
    place unit B1c lost
    place unit B1d lost
    place unit B2a off
    place unit B2b off
    place unit B2c lost
    place unit B2d lost
    place unit B3a at 24 8 facing 0
    place unit A1a at 24 40 facing 180
    place turn 2
    place phase turn
    over american
    event collapsed british
    no event turn

% LF-GT-06: then the force commanders roll their points, the Attacker's first, then both sides their initiative
    place attacker american
    place commander BFC at 24 4
    place commander AFC at 24 44 rating skilled
    place unit B1a at 24 8 facing 0
    place unit A1a at 24 40 facing 180
    place phase turn
    event turn 1
    asks dice 2d6 command points
    roll 5 1
    event points AFC 3
    asks dice 1d6
    roll 4
    event points BFC 2
    asks dice 1d6 initiative
    roll 1
    event initiative american 1 4
    roll 6
    event initiative british 6 8
    asks british first-or-second

% LF-GT-07: the points are added to initiative and not spent
    place commander BFC at 24 4 rating highly-skilled
    place unit B1a at 24 8 facing 0
    place unit A1a at 24 40 facing 180
    place phase turn
    roll 5
    event points BFC 4
    roll 2
    event initiative british 2 6
    roll 5
    is commander BFC at 24 4 rating highly-skilled points 4.

% LF-GT-08: a side whose force commander is dead or not on the table adds nothing
    place commander BFC lost
    place commander AFC reserve points 3
    place unit B1a at 24 8 facing 0
    place unit A1a at 24 40 facing 180
    place phase turn
    asks dice 1d6 initiative
    roll 4
    event initiative british 4 4
    roll 5
    event initiative american 5 5

% LF-GT-09: a tie is rolled again by both
    place unit B1a at 24 8 facing 0
    place unit A1a at 24 40 facing 180
    place phase turn
    roll 4
    roll 4
    asks dice 1d6 initiative
    roll 2
    roll 3
    event initiative american 3 3
    asks american first-or-second

% LF-GT-10: the higher initiative chooses to be first or second
    place commander B1 at 24 5
    place commander A1 at 24 43
    place unit B1a at 24 8 facing 0
    place unit A1a at 24 40 facing 180
    place phase turn
    roll 6
    roll 1
    answers first, second
    second
    event first american
    event group A1              # the only group it has
    again
    roll 6
    roll 1
    first
    event first british
    event group B1

% LF-GT-11: the sides take turns, and pick any group that has not been activated
    place commander B1 at 24 5
    place commander B2 at 40 5
    place commander A1 at 24 43
    place commander A2 at 40 43
    place unit B1a at 24 8 facing 0
    place unit B2a at 40 8 facing 0
    place unit A1a at 24 40 facing 180
    place unit A2a at 40 40 facing 180
    place phase groups british
    asks british pick-group
    answers group B1, group B2
    group A1                    refused LF-GT-11 "names no group of yours"
    group B2
    event group B2
    roll 3                      # his points
    close; stay
    asks american pick-group
    group A1; roll 3; close; stay
    asks dice                   # the last group of the British is taken without asking
    event group B1

% LF-GT-11: a leaderless group is activated like others
    place unit B1a at 24 8 facing 0
    place commander B2 at 40 5
    place unit B2a at 40 8 facing 0
    place unit A1a at 24 40 facing 180
    place group B1 leaderless
    place phase groups british
    answers group B1, group B2

% LF-GT-12: nobody passes while he has a group; when one side has none left the other goes on
    place commander B1 at 24 5
    place commander A1 at 24 43
    place commander A2 at 40 43
    place unit B1a at 24 8 facing 0
    place unit A1a at 24 40 facing 180
    place unit A2a at 40 40 facing 180
    place group B1 done
    place phase groups british
    asks american pick-group
    group A1; roll 1; close; stay
    event group A2
    again
    stay                        refused unasked

% LF-GT-13: points of the group commander, then orders, then he may move
    place commander B1 at 24 5
    place unit B1a at 24 8 facing 0
    place unit A1a at 24 40 facing 180
    place phase groups british
    event group B1
    asks dice 1d6 command points
    roll 4
    event points B1 2
    asks british group
    close
    asks british ride
    post B1 28 5
    event rode B1 28 5

% LF-GT-14: a group without any element is not activated
    place commander B1 at 24 5
    place commander B2 at 40 5
    place commander B3 at 30 5
    place unit B1a at 24 8 facing 0
    place unit B2a lost
    place unit B3a at 44 8 facing 0
    place unit A1a at 24 40 facing 180
    place phase groups british
    answers group B1, group B3
    group B2                    refused LF-GT-14 "nobody left"

% LF-GT-15: when all groups are done the force commanders move, that of the side which was first before the other
    place commander BFC at 24 4
    place commander AFC at 24 44
    place unit B1a at 24 8 facing 0
    place unit A1a at 24 40 facing 180
    place first american
    place phase close
    asks american ride
    post AFC 30 44
    asks british ride
    stay
    event turn 2

% LF-GT-15, LF-CM-66: an attached one does not
    place commander BFC at 24 4 with B1a
    place commander AFC at 24 44
    place unit B1a at 24 8 facing 0
    place unit A1a at 24 40 facing 180
    place phase close
    asks american ride
    stay
    event turn 2

% LF-CM-66, LF-CM-67: a group commander may move when his group has finished, up to the distance of his sphere
    place commander B1 at 24 6
    place unit B1a at 34 8 facing 0
    place unit A1a at 24 40 facing 180
    place active group B1
    close
    post B2 24 10               refused LF-CM-66 "B1 who moves"
    post B1 24 18.01            refused LF-CM-67 "12 inches at most"
    post B1 24 49               refused LF-CM-67 "on the table"
    post B1 24 18               ok

% LF-CM-67: eighteen inches if he is Skilled, whatever is in between
    place commander B1 at 34 4 rating skilled
    place unit B1a at 34 8 facing 0
    place unit A1a at 24 44 facing 180
    place active group B1
    close
    post B1 34 22.01            refused LF-CM-67
    post B1 34 22               ok

% LF-CM-68: he may not end on an element, on impassable ground or touching an enemy
    place commander B1 at 60 14
    place unit B1b at 54 14 facing 0
    place unit A1d at 60 24 facing 180
    place active group B1
    close
    post B1 54 13.5             refused LF-CM-68 "stand on B1b"
    post B1 66 20               refused LF-CM-68 "impassable"
    post B1 60 23.2             refused LF-CM-69
    post B1 62 15               ok

% LF-CM-69: nor inside an enemy Threat Zone as the nearest of his side
    place commander B1 at 24 20
    place unit B1b at 24 28 facing 0
    place unit A1b at 24 36 facing 180
    place active group B1
    close
    post B1 24 30               refused LF-CM-69 "nearest of his side"
    post B1 24 26               ok

% LF-CM-07: points not used by the end of the turn are lost
    place commander BFC at 24 4
    place commander B1 at 28 5 points 2
    place unit B1a at 24 8 facing 0
    place unit A1a at 24 40 facing 180
    place phase close
    stay
    event turn 2
    is commander B1 at 28 5 rating competent.

% LF-GT-17: who concedes has a broken force
    place commander B1 at 24 5
    place unit B1a at 24 8 facing 0
    place unit A1a at 24 40 facing 180
    place active group B1
    british: concede
    over american "major victory"

% LF-GT-16: of two who are tested at once the active player's comes first
    battle lof-drill
    place commander B1 at 30 40
    place unit B1d at 20 41.2 facing 0 open 1   # a spare
    place unit B1b at 30 20 facing 0 line hits 2
    place unit A1b at 30 20 facing 180 line hits 2
    place lock B1b A1b
    place active group B1
    dice 5 1 1 1 1 1 1 1 1 1
    dice 5 1 1 1 1 1 1 1
    activate B1b gc
    event tied B1b A1b
    event hits B1b 1 3
    no event hits A1b
    asks dice 2d6 Discipline
    roll 6 6
    event level B1b Shaken
    event hits A1b 1 3
    asks dice 2d6 Discipline
    roll 6 6
    event level A1b Shaken

% LF-GT-17, LF-SC-27: where Victory Points decide, he who concedes gives the other no more than the points do, and at least a little
    battle lof-drill scenario=reconnoiter
    place commander B1 at 24 5
    place unit B1a at 24 8 facing 0
    place unit A1a at 24 40 facing 180
    place active group B1
    british: concede
    over american "marginal victory"

% LF-CM-68: he may not end touching an enemy from behind either
    battle lof-drill
    place commander B1 at 60 15
    place unit B1b at 52 14 facing 0
    place unit A1d at 60 24 facing 180
    place active group B1
    close
    post B1 60 25.9             refused LF-CM-68 "touch the enemy A1d"
    post B1 60 26.1             ok

% LF-GT-11: a group is activated once
    battle lof-drill
    place commander B1 at 24 4
    place commander B2 at 34 4
    place commander B3 at 44 4
    place unit B1b at 24 8 facing 0
    place unit B2b at 34 8 facing 0
    place unit B3a at 44 8 facing 0
    place unit A1b at 24 40 facing 180
    place group B1 done
    place phase groups british
    group B1                    refused LF-GT-11 "has been activated in this turn"
    group B2                    ok
