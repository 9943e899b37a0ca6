# Land of the Free: scenarios, from the set-up roll to the verdict.
battle lof-drill

% LF-SC-01, LF-SC-02: the table of scenarios by two dice
    battle lof-drill scenario=by-dice
    asks dice 2d6 scenario
    roll 1 1
    event scenario frontal-assault
    again
    roll 1 2
    event scenario flank-attack
    again
    roll 1 3
    event scenario flank-attack
    again
    roll 1 4
    event scenario hold-the-ground
    again
    roll 1 5
    event scenario reconnoiter
    again
    roll 1 6
    event scenario take-the-field
    again
    roll 2 6
    event scenario meeting-engagement
    again
    roll 3 6
    event scenario surrounded
    again
    roll 4 6
    event scenario ambush
    again
    roll 5 6
    event scenario ambush
    again
    roll 6 6
    event scenario frontal-assault

% LF-SC-03: a game lasts six turns
    battle lof-drill
    place unit B1a at 24 8 facing 0
    place unit A1a at 24 40 facing 180
    place turn 5
    place phase turn
    event turn 6
    not over

% LF-SC-03: and ends after the sixth
    place unit B1a at 24 8 facing 0
    place unit A1a at 24 40 facing 180
    place turn 6
    place phase turn
    no event turn
    over

% LF-SC-05: the higher of two dice attacks; a tie is rolled again
    roll 3
    roll 3
    roll 3
    event role-roll british 3
    roll 6
    event attacker american
    again
    roll 4
    roll 2
    event attacker british

% LF-SC-05: in a Meeting Engagement the higher defends
    battle lof-drill scenario=meeting-engagement
    roll 4
    roll 2
    event attacker american

% LF-SC-06: the winner of the roll chooses his edge, and the other side has the opposite one
    battle lof-drill
    dice 4 2  1 1 1 1  1 1 1 1
    asks british edge
    answers edge north, edge east, edge south, edge west
    edge east
    event edge british east
    event edge american west

% LF-SC-06: also in a Meeting Engagement, where he defends
    battle lof-drill scenario=meeting-engagement
    dice 4 2  1 1 1 1  1 1 1 1
    event attacker american
    asks british edge

% LF-SC-06: in Ambush he chooses between the two pairs
    battle lof-drill scenario=ambush
    dice 4 2  1 1 1 1  1 1 1 1
    answers edge north, edge east

% LF-SC-07, LF-SC-29: a zone is the strip of twelve inches along the edge, and every stand lies inside
    battle lof-drill
    place turn 0
    place commander B1 at 24 4
    place unit B1b unplaced
    place unit B1a unplaced
    place pending turn
    place pending place 0
    british: place B1b 24 12.01 0 line 0    refused LF-SC-07 "deployment zone"
    british: place B1b 3.9 8 0 line 0       refused LF-SC-07
    british: place B1b 24 11 30 line 0      refused LF-SC-07
    british: place B1b 24 12 0 line 0       ok

% LF-SC-08, LF-SC-28: the objectives of Take the Field lie between the zones, put down by turns
    place attacker american
    place phase setup
    asks american objective
    objective 24 12             refused LF-SC-28 "between the two deployment zones"
    objective 24 36             refused LF-SC-28
    objective 24 12.01
    asks british objective
    objective 26 13             # the second may lie as near as he likes
    asks american objective
    objective 36 13             refused LF-SC-28 "more than 12 inches"
    objective 38.01 13
    asks british objective
    objective 46 20             refused LF-SC-28
    objective 50.5 20
    event objective 4 50.5 20

% LF-SC-12: an objective is a point on the table
    place phase setup
    objective 73 24             refused LF-SC-12 "on the table"

% LF-SC-09: groups are deployed by turns, each with its commander and as a whole
    battle lof-drill
    place objective 24 20
    place objective 26 20
    place objective 44 20
    place objective 60 20
    place commander BFC unplaced
    place commander B1 unplaced
    place commander B2 unplaced
    place unit B1a unplaced
    place unit B1b unplaced
    place unit B2a unplaced
    place commander AFC unplaced
    place commander A1 unplaced
    place unit A1a unplaced
    place turn 0
    place pending turn
    place pending post AFC
    place pending post BFC
    place pending deploy british 1
    asks british deploy-group
    answers group B1, group B2
    group A1                    refused LF-SC-09
    group B1
    post B2 24 4                refused LF-SC-09 "B1 that is placed"
    post B1 24 4
    british: place B2a 24 10 0 line 0       refused LF-SC-09
    british: place B1a 24 10 0 line 0
    asks british place
    british: place B1b 34 10 0 line 0
    event deployed B1
    asks american post          # its only group
    post A1 24 44
    american: place A1a 24 40 180 line 0
    event deployed A1
    asks british post           # the other has none left, so the British place the rest
    post B2 40 4
    british: place B2a 46 10 0 line 0
    event deployed B2
    asks british post
    text "BFC"

% LF-SC-71: what stands can be taken up again while its group is placed, and its commander too
    place turn 0
    place commander B1 at 24 4
    place commander B2 at 40 4
    place unit B1a unplaced
    place unit B1b at 24 10 facing 0 line
    place unit B2a at 46 10 facing 0 line
    place pending turn
    place pending place 0
    take-up B1a                 refused LF-SC-71 "not set up yet"
    take-up B2a                 refused LF-SC-71 "finished"
    take-up B2                  refused LF-SC-71
    take-up B1b
    event taken-up B1b
    is unit B1b unplaced
    british: place B1b 22 11 0 line 0
    take-up B1
    asks british post
    post B1 40 4                refused LF-SC-10 "B1b, which stands already"
    post B1 22 4
    asks british place

% LF-SC-71: who asks for it is asked before a group is finished; nobody else is
    place turn 0
    place commander B1 at 24 4
    place unit B1a unplaced
    place unit B1b unplaced
    place pending turn
    place pending place 0
    adjust
    event adjusts british
    adjust                      refused LF-SC-71 "already"
    british: place B1a 24 10 0 line 0
    british: place B1b 34 10 0 line 0
    asks british adjust
    answers done, take-up B1, take-up B1a, take-up B1b
    take-up B1a
    asks british place
    british: place B1a 22 8 0 line 0
    asks british adjust
    is unit B1a at 22 8 facing 0 line.
    done
    event set-up-done B1
    no duty

% LF-SC-71: the battle has begun, and nothing is set up any more
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place active group B1
    take-up B1b                 refused unasked

% LF-SC-71, LF-SC-65: a breastwork goes with those who are taken up, and the others keep theirs
    battle lof-drill scenario=frontal-assault
    place attacker american
    place turn 0
    place commander B1 at 24 10
    place unit B1b unplaced
    place unit B1d unplaced
    place unit B1a unplaced
    place pending turn
    place pending place 0
    british: place B1b 24 20 0 line 0
    british: place B1d 34 14 0 open 1
    take-up B1b
    is unit B1b unplaced
    is unit B1d at 34 14 facing 0 open 1 lined-up work 1.
    british: place B1b 22 20 0 line 0
    is unit B1b at 22 20 facing 0 line lined-up work 2.

% LF-SC-71: a side that deploys alone is asked once, after its force commander, and may take up all it has set up
    battle lof-drill scenario=frontal-assault
    place attacker american
    place adjusts british 1 american 0
    place turn 0
    place commander BFC unplaced
    place commander B1 at 24 10
    place unit B1b at 24 20 facing 0 line
    place pending turn
    place pending post BFC
    post BFC 30 10
    asks british adjust
    answers done, take-up BFC, take-up B1, take-up B1b
    take-up BFC
    post BFC 32 10
    asks british adjust
    done

% LF-SC-10: each element within its commander's sphere
    place turn 0
    place commander B1 at 12 4
    place unit B1b unplaced
    place unit B1a unplaced
    place pending turn
    place pending place 0
    british: place B1b 40 10 0 line 0       refused LF-SC-10 "within 12 inches"
    british: place B1b 20 10 0 open 0.5     ok

% LF-SC-11: the force commander is placed after the groups, inside the same zone
    place turn 0
    place commander BFC unplaced
    place unit B1a at 24 8 facing 0
    place pending turn
    place pending post BFC
    post BFC 24 12.1            refused LF-SC-11
    post BFC 24 8               refused LF-CM-68 "stand on B1a"
    post BFC 24 12              ok

% LF-SC-31, LF-SC-32: in Reconnoiter all groups are in reserve, and the force commanders alone are placed, Attacker first
    battle lof-drill scenario=reconnoiter
    place attacker american
    place phase setup
    roll 5                      # LF-SC-32: points before they are placed
    event points AFC 3
    roll 1
    event points BFC 1
    asks american post
    post AFC 24 40
    post BFC 24 8
    is unit B1a reserve.
    is unit A3c reserve.
    event turn 1
    asks dice 1d6 initiative    # LF-SC-32: that roll was the one of turn 1

% LF-SC-13, LF-SC-31: exactly one group comes on in a turn, from turn 1; it may not be held back
    battle lof-drill scenario=reconnoiter
    place commander BFC at 24 4
    place commander AFC at 24 44
    place commander B1 reserve
    place commander B2 reserve
    place commander A1 reserve
    place unit B1a reserve
    place unit B2a reserve
    place unit A1a reserve
    place turn 1
    place phase groups british
    answers group B1, group B2
    group B1
    asks british enter
    post B1 24 0.5; roll 1
    activate B1a gc; come 24 0 0 column 0; leg 24 6; halt 0; end; stay
    post A1 24 47.5; roll 1
    activate A1a gc; come 24 48 180 column 0; leg 24 42; halt 180; end; stay
    group B2                    refused unasked      # one has come on: it is the turn's end
    asks british ride

% LF-SC-13: without another word in the scenario reserves come from turn 2
    battle lof-drill scenario=frontal-assault
    place attacker american
    place commander B1 reserve
    place commander B2 at 24 4
    place unit B1a reserve
    place unit B2a at 24 8 facing 0
    place commander B3 at 34 4
    place unit B3d at 40 8 facing 0
    place unit A1a at 24 40 facing 180
    place turn 1
    place phase groups british
    answers group B2, group B3
    group B1                    refused LF-SC-13

% LF-SC-13: in turn 2 they do
    battle lof-drill scenario=frontal-assault
    place attacker american
    place commander B1 reserve
    place commander B2 at 24 4
    place unit B1a reserve
    place unit B2a at 24 8 facing 0
    place unit A1a at 24 40 facing 180
    place turn 2
    place phase groups british
    answers group B1, group B2

% LF-SC-14: the commander is placed touching his own edge, more than twelve inches from every enemy element
    battle lof-drill scenario=reconnoiter
    place commander B1 reserve
    place unit B1a reserve
    place unit A1d at 24 12 facing 180 open 1
    place turn 1
    place phase groups british
    asks british enter
    post B1 24 0.5              refused LF-SC-14 "12 inches"
    post B1 40 47.5             refused LF-SC-14 "table edge"
    post B1 40 0.9              refused LF-SC-14
    post B1 40 0.78             ok

% LF-SC-14: if there is no such place the group waits
    battle lof-drill scenario=reconnoiter
    place commander B1 reserve
    place unit B1a reserve
    place commander B2 at 60 44
    place unit B2a at 60 40 facing 0
    place unit A1d at 4 5 facing 180 open 1
    place unit A1c at 22 5 facing 180
    place unit A1b at 40 5 facing 180
    place unit A1a at 52 3 facing 180
    place unit A2d at 70 5 facing 180
    place turn 1
    place phase groups british
    event group B2              # the only one that can be activated

% LF-SC-15: each element starts with its leader's front on that edge, within the sphere, and its first order carries it on
    battle lof-drill scenario=reconnoiter
    place commander B1 at 24 0.5
    place unit B1b reserve
    place unit B1c reserve
    place active group B1
    activate B1b gc
    asks british come-on
    come 24 1 0 line 0          refused LF-SC-15 "on the south edge"
    come 24 0 90 line 0         refused LF-SC-15 "face onto the table"
    come 40 0 0 line 0          refused LF-SC-15 "within 12 inches"
    come 24 0 0 open 2          refused LF-SC-15
    come 24 0 0 line 0
    event came-on B1b 24 0 0 line
    form column 0               refused LF-SC-15 "carry it onto the table"
    move 24 3 0 straight
    is unit B1b at 24 3 facing 0 line acted.
    form open 1                 ok

% LF-SC-15: stands still outside do no harm
    battle lof-drill scenario=reconnoiter
    place commander B1 at 24 0.5
    place unit B1b reserve
    place unit B1c reserve
    place active group B1
    activate B1b gc; come 24 0 0 column 0
    leg 24 2; halt 0
    is unit B1b at 24 2 facing 0 column acted entering.
    march; leg 24 5; halt 0
    is unit B1b at 24 5 facing 0 column acted.

% LF-SC-70: all elements of the group come on with it, and none waits outside that has room
    battle lof-drill scenario=reconnoiter
    place commander B1 at 24 0.5
    place unit B1b reserve
    place unit B1c reserve
    place active group B1
    close                       refused LF-SC-70 "B1b comes on with its group"
    no answer close
    activate B1b gc
    no answer stay
    stay                        refused LF-SC-70
    come 24 0 0 line 0
    move 24 0 10 straight       refused LF-SC-70
    no answer end
    end                         refused LF-SC-70 "must carry it onto the table"
    move 24 3 0 straight
    end
    asks british come-on        # B1c is the only one left

% LF-SC-70: one that has none waits
    battle lof-drill scenario=reconnoiter
    place commander B1 at 1 0.9 rating competent
    place unit B1a at 5.6 1.2 facing 0 line
    place unit B1b at 15.2 1.2 facing 0 line
    place unit B1c reserve
    place active group B1
    activate B1c gc
    come 6 0 0 line 0           # behind its friends, who bar the way
    end                         ok
    is unit B1c reserve at 6 0 acted.

% LF-SC-15, LF-MV-37: but it cannot go off the table again
    battle lof-drill scenario=reconnoiter
    place commander B1 at 24 0.5
    place unit B1b at 24 1 facing 0 column entering
    place active group B1 element B1b
    turn about 0                refused LF-MV-37
    march
    leg 24 -2                   refused LF-MV-37

% LF-SC-15, LF-MV-37, LF-ML-06: nor by a charge that would leave its middle outside
    battle lof-drill scenario=reconnoiter
    place commander B1 at 4 24
    place unit B1b at 0.1 24 facing 215 line entering
    place unit A1b at 0.8 19 facing 0 column
    place active group B1 element B1b
    charge A1b                  refused LF-ML-06

% LF-SC-16: a force commander whose force is all in reserve comes on with any of its groups and rolls his points then
    battle lof-drill scenario=meeting-engagement
    place attacker british
    place commander BFC reserve
    place commander B1 reserve
    place commander B2 reserve
    place unit B1a reserve
    place unit B2a reserve
    place unit A1a at 24 40 facing 180
    place turn 1
    place phase groups british
    group B1
    post B1 24 0.5
    asks british force-comes
    yes
    event posted BFC
    asks dice 1d6               # his points
    roll 6
    event points BFC 3
    asks dice 1d6               # those of B1
    again
    group B1
    post B1 24 0.5
    no
    is commander BFC reserve rating competent.

% LF-SC-17: a Fit or Shaken element with its leader within six inches controls an objective
    battle lof-drill
    place objective 24 24
    place objective 60 24
    place unit B1c at 24 18 facing 0 level shaken
    place unit A1c at 60 31 facing 180
    place turn 6
    place phase turn
    event objectives 1 0
    over british "marginal victory"

% LF-SC-17: an Exhausted one does not
    place objective 24 24
    place unit B1c at 24 18 facing 0 level exhausted
    place unit B1d at 12 8 facing 0
    place unit A1c at 60 40 facing 180
    place turn 6
    place phase turn
    event objectives 0 0

% LF-SC-17: both there, it is contested, and controlled by neither
    place objective 24 24
    place unit B1c at 24 19 facing 0
    place unit A1c at 24 29 facing 180
    place turn 6
    place phase turn
    event objectives 0 0

% LF-SC-17: the leader must be within six inches, not its other stands
    place objective 24 8
    place unit B1a at 31 8.5 facing 0               # its left end is beside the objective
    place unit A1c at 24 40 facing 180
    place turn 6
    place phase turn
    event objectives 0 0

% LF-SC-18: disorder markers and melee do not keep an element from controlling
    place objective 24 24
    place unit B1c at 24 19 facing 0 disorder 3
    place unit A1c at 60 40 facing 180
    place turn 6
    place phase turn
    event objectives 1 0

% LF-SC-19, LF-SC-20: more objectives win; all of them is a major victory
    place objective 24 24
    place objective 40 24
    place unit B1c at 24 20 facing 0
    place unit B1b at 40 20 facing 0
    place unit A1c at 60 40 facing 180
    place turn 6
    place phase turn
    event objectives 2 0
    over british "major victory"

% LF-SC-20: two above the enemy is a minor victory
    place objective 24 20
    place objective 40 20
    place objective 60 40
    place unit B1c at 24 16 facing 0
    place unit B1b at 40 16 facing 0
    place unit A1c at 24 40 facing 180
    place turn 6
    place phase turn
    event objectives 2 0
    over british "minor victory"

% LF-SC-20: one above is a marginal one
    place objective 24 20
    place objective 40 20
    place objective 60 40
    place unit B1c at 24 16 facing 0
    place unit A1b at 40 24 facing 180
    place unit A1c at 60 44 facing 180
    place turn 6
    place phase turn
    event objectives 1 2
    over american "marginal victory"

% LF-SC-21, LF-SC-22: with equal numbers the smaller loss decides
    place objective 24 20
    place unit B1c at 50 8 facing 0
    place unit B1b lost
    place unit A1c at 60 44 facing 180
    place unit A1d lost
    place turn 6
    place phase turn
    event objectives 0 0
    event losses 25 10
    over american "marginal victory"

% LF-SC-22: Shattered, gone from the table or Exhausted at the end
    place unit B1c at 50 8 facing 0 level exhausted
    place unit B1d off
    place unit B1b lost
    place unit B1a at 30 8 facing 0 level shaken hits 2
    place unit A1c at 60 44 facing 180
    place turn 6
    place phase turn
    event losses 50 0

% LF-SC-23, LF-SC-24: up to ten of a hundred a marginal victory
    place unit B1b lost
    place unit B2c at 20 8 facing 0
    place unit B1a at 30 8 facing 0
    place unit B1c at 40 8 facing 0
    place unit A1c at 60 44 facing 180
    place turn 6
    place phase turn
    event losses 25 0           # of 300
    over american "marginal victory"

% LF-SC-24: just ten of a hundred is still marginal
    place unit B3d lost
    place unit B1a at 30 8 facing 0
    place unit B3a at 50 8 facing 0
    place unit B3b at 60 14 facing 0
    place unit A1c at 60 44 facing 180
    place turn 6
    place phase turn
    event losses 30 0
    over american "marginal victory"

% LF-SC-24: more than ten up to twenty-five a minor one
    place unit B1a lost
    place unit B1b at 30 8 facing 0
    place unit B1c at 40 8 facing 0
    place unit A1c at 60 44 facing 180
    place turn 6
    place phase turn
    event losses 35 0
    over american "minor victory"

% LF-SC-24: just twenty-five of a hundred is still minor
    place unit B2a lost
    place unit B2b lost
    place unit B2c at 30 8 facing 0
    place unit B2d at 40 8 facing 0
    place unit A1c at 60 44 facing 180
    place turn 6
    place phase turn
    event losses 75 0
    over american "minor victory"

% LF-SC-24: more is a major one
    place unit B2a lost
    place unit B1a lost
    place unit B2c at 30 8 facing 0
    place unit B2b at 40 8 facing 0
    place unit B1b at 50 8 facing 0
    place unit B1c at 60 12 facing 0
    place unit A1c at 60 44 facing 180
    place turn 6
    place phase turn
    event losses 80 0
    over american "major victory"

% LF-SC-24: no difference is a tie
    place unit B1c at 30 8 facing 0
    place unit A1c at 60 44 facing 180
    place turn 6
    place phase turn
    over nobody "tie"

% LF-SC-25: the levels have names, and scores: 3:3 for a tie
    place unit B1c at 30 8 facing 0
    place unit A1c at 60 44 facing 180
    place turn 6
    place phase turn
    event verdict nobody a tie 3 3

% LF-SC-25: 4:2 for a marginal victory, to the winner the first number
    place unit B1c at 30 8 facing 0
    place unit B1d lost
    place unit A1c at 60 44 facing 180
    place turn 6
    place phase turn
    event losses 10 0
    event verdict american a marginal victory 4 2

% LF-SC-25: 5:2 for a minor one
    place unit B1c at 30 8 facing 0
    place unit B2c lost
    place unit B2d lost
    place unit A1c at 60 44 facing 180
    place turn 6
    place phase turn
    event losses 35 0
    event verdict american a minor victory 5 2

% LF-SC-25: 6:2 for a major one
    place objective 24 20
    place unit B1c at 24 18 facing 0
    place unit A1c at 60 44 facing 180
    place turn 6
    place phase turn
    event verdict british a major victory 6 2

% LF-SC-27: the enemy of a broken force has a major victory where there are objectives
    place objective 24 20
    place unit B1a lost
    place unit B1b lost
    place unit B1c lost
    place unit B1d lost
    place unit B2a lost
    place unit B2b lost
    place unit B2c lost
    place unit B2d lost
    place unit B3a at 24 8 facing 0
    place unit A1a lost
    place unit A2a lost
    place unit A1c at 60 44 facing 180
    place turn 3
    place phase turn
    event collapsed british
    over american "major victory"

% LF-SC-27: without objectives by the points, and at least a marginal one
    battle lof-drill scenario=reconnoiter
    place unit B1a lost
    place unit B1b lost
    place unit B1c at 30 8 facing 0
    place unit B1d lost
    place unit B2a at 40 8 facing 0
    place unit B2b lost
    place unit B2c lost
    place unit B2d lost
    place unit B3a at 50 10 facing 0
    place unit A1a lost
    place unit A2a lost
    place unit A2b lost
    place unit A1b lost
    place unit A1c at 60 44 facing 180
    place unit A1d at 50 44 facing 180
    place unit A2c at 40 44 facing 180
    place unit A2d at 30 44 facing 180
    place turn 3
    place phase turn
    event losses 135 135
    over american "marginal victory"

% LF-SC-29: Take the Field: the Attacker deploys first, then the force commanders, the Attacker's first
    battle lof-drill
    place attacker american
    place objective 24 20
    place objective 26 20
    place objective 44 20
    place objective 60 20
    place commander AFC unplaced
    place commander BFC unplaced
    place commander B1 unplaced
    place commander A1 unplaced
    place unit B1a unplaced
    place unit A1a unplaced
    place turn 0
    place pending turn
    place pending post BFC
    place pending post AFC
    place pending deploy american 1
    asks american post
    post A1 24 44; american: place A1a 24 38 180 line 0
    post B1 24 4; british: place B1a 24 10 0 line 0
    asks american post
    text "AFC"
    post AFC 30 44
    asks british post

% LF-SC-30, LF-SC-33: Take the Field is decided by objectives, Reconnoiter by points
    battle lof-drill scenario=reconnoiter
    place objective 24 24
    place unit B1c at 24 20 facing 0
    place unit B1d lost
    place unit A1c at 60 44 facing 180
    place turn 6
    place phase turn
    no event objectives
    over american "marginal victory"

% LF-SC-34: Hold the Ground has an objective in the middle, and each side places one
    battle lof-drill scenario=hold-the-ground
    place attacker american
    place phase setup
    event objective 1 36 24
    asks american objective
    objective 20 11.9           refused LF-SC-34 "both players' edges"
    objective 20 36.1           refused LF-SC-34
    objective 36 35.9           refused LF-SC-34 "12 inches or more"
    objective 36 36
    asks british objective
    objective 24 24
    event objective 3 24 24

% LF-SC-35, LF-SC-36: everybody begins off the table; initiative of turn 1 is the die alone
    battle lof-drill scenario=hold-the-ground
    place phase setup
    objective 36 36; objective 20 24
    is unit B1a reserve.
    is commander BFC reserve rating competent.
    asks dice 1d6 initiative
    roll 5
    event initiative british 5 5

% LF-SC-35: all groups come on in turn 1
    battle lof-drill scenario=hold-the-ground
    place commander BFC reserve
    place commander B1 reserve
    place commander B2 reserve
    place commander A1 at 24 47.5
    place unit B1a reserve
    place unit B2a reserve
    place unit A1a at 24 40 facing 180
    place group A1 done
    place turn 1
    place phase groups british
    group B1; post B1 24 0.5; roll 1
    come 24 0 0 column 0; leg 24 6; halt 0; end; stay
    event came-on B1a 24 0 0
    event group B2                  # in the same turn
    post B2 40 0.5
    asks dice                       # whether BFC comes with it is not asked
    roll 1
    come 40 0 0 column 0; leg 40 9; halt 0; end; stay
    event came-on B2a 40 0 0
    is commander BFC reserve rating competent.
    asks british walk-on            # LF-SC-37: he comes last

% LF-SC-35: anywhere on their own edge, however near the enemy is
    battle lof-drill scenario=hold-the-ground
    place commander BFC reserve
    place commander B1 reserve
    place commander A1 at 24 26
    place unit B1a reserve
    place unit A1a at 24 10 facing 180
    place group A1 done
    place turn 1
    place phase groups british
    group B1
    post B1 24 0.5              ok

% LF-SC-37: at the end of turn 1 the force commanders walk on from their edges, Attacker first
    battle lof-drill scenario=hold-the-ground
    place attacker american
    place commander BFC reserve
    place commander AFC reserve rating skilled
    place unit B1a at 24 8 facing 0
    place unit A1a at 24 40 facing 180
    place turn 1
    place phase close
    asks american walk-on
    post AFC 40 29.9            refused LF-SC-37 "18 inches at most from the north edge"
    post AFC 40 30
    asks british walk-on
    post BFC 40 12.1            refused LF-SC-37
    post BFC 40 12
    event turn 2

% LF-SC-38: Hold the Ground is decided by objectives
    battle lof-drill scenario=hold-the-ground
    place objective 24 24
    place unit B1c at 24 20 facing 0
    place unit A1c at 60 44 facing 180
    place turn 6
    place phase turn
    over british "major victory"

% LF-SC-39, LF-SC-40: Flank Attack: three objectives in the Defender's zone, twelve inches off both side edges
    battle lof-drill scenario=flank-attack
    place attacker american
    place phase setup
    asks british objective
    objective 24 12.1           refused LF-SC-40 "Defender's zone"
    objective 12 6              refused LF-SC-40
    objective 12.01 6
    objective 24 6              refused LF-SC-40 "more than 12 inches"
    objective 30 6
    objective 59.9 6
    asks american keep-back

% LF-SC-39: his elements, too, stand more than twelve inches from the side edges
    battle lof-drill scenario=flank-attack
    place attacker american
    place turn 0
    place commander B1 at 24 4
    place unit B1d unplaced
    place unit B1a unplaced
    place pending turn
    place pending place 0
    british: place B1d 12.78 6 0 open 1     refused LF-SC-07
    british: place B1d 12.79 6 0 open 1     ok

% LF-SC-39: the Attacker's zone is the whole strip
    battle lof-drill scenario=flank-attack
    place attacker american
    place turn 0
    place commander A1 at 8 44
    place unit A1d unplaced
    place unit A1a unplaced
    place pending turn
    place pending place 3
    american: place A1d 1 42 180 open 1     ok

% LF-SC-41: the Attacker may keep one group back, or none
    battle lof-drill scenario=flank-attack
    place attacker american
    place phase setup
    objective 14 6; objective 30 6; objective 50 6
    answers keep A1, keep A2, keep A3, nobody
    keep B1                     refused LF-SC-41
    keep A2
    event kept-back A2
    is unit A2c reserve.
    is flank-group A2.
    asks british deploy-group   # LF-SC-42: the Defender first
    again
    objective 14 6; objective 30 6; objective 50 6
    nobody
    is unit A2c unplaced.
    asks british deploy-group

% LF-SC-42: points are rolled before the force commanders are placed, the Defender's first
    battle lof-drill scenario=flank-attack
    place attacker american
    place commander AFC unplaced
    place commander BFC unplaced
    place unit B1a at 24 8 facing 0
    place unit A1a at 24 40 facing 180
    place turn 0
    place pending turn
    place pending post AFC
    place pending post BFC
    place pending points-dice AFC
    place pending points-dice BFC
    place pending deploy british 1
    roll 1
    event points BFC 1
    roll 6
    event points AFC 3
    asks british post
    post BFC 30 4; post AFC 30 44
    event turn 1
    asks dice 1d6 initiative

% LF-SC-43: the flanking group comes on in turn 3, on any edge but the Defender's
    battle lof-drill scenario=flank-attack
    place attacker american
    place commander A2 reserve
    place commander A1 at 24 44
    place commander A3 at 50 44
    place unit A2a reserve
    place unit A1a at 24 40 facing 180
    place unit A3a at 50 40 facing 180
    place unit B1a at 24 8 facing 0
    place flank-group A2
    place turn 2
    place phase groups american
    answers group A1, group A3

% LF-SC-43: not on the Defender's
    battle lof-drill scenario=flank-attack
    place attacker american
    place commander A2 reserve
    place commander A1 at 24 44
    place unit A2a reserve
    place unit A1a at 24 40 facing 180
    place unit B1a at 24 8 facing 0
    place flank-group A2
    place turn 3
    place phase groups american
    answers group A1, group A2
    group A2
    post A2 50 0.5              refused LF-SC-14
    post A2 0.5 24              ok

% LF-SC-44: Flank Attack is decided by objectives
    battle lof-drill scenario=flank-attack
    place attacker american
    place objective 24 6
    place unit B1c at 24 8 facing 0
    place unit A1c at 60 44 facing 180
    place turn 6
    place phase turn
    over british "major victory"

% LF-SC-45, LF-SC-46: Surrounded: three objectives in a zone 24 inches wide and 36 deep, six from the table edge
    battle lof-drill scenario=surrounded
    place attacker american
    place phase setup
    asks british objective
    objective 23.9 20           refused LF-SC-46 "Defender's zone"
    objective 30 36.1           refused LF-SC-46
    objective 30 5.9            refused LF-SC-46 "6 inches"
    objective 30 6
    objective 30 18             refused LF-SC-46 "more than 12 inches"
    objective 30 18.1
    objective 48 36
    asks british stand-alone

% LF-SC-47: the Defender deploys his force commander and one group; the others are in reserve from turn 2
    battle lof-drill scenario=surrounded
    place attacker american
    place phase setup
    objective 30 6; objective 30 20; objective 44 20
    answers group B1, group B2, group B3
    group A1                    refused LF-SC-47
    group B1
    is unit B2a reserve.
    is unit B3a reserve.
    is unit B1a unplaced.
    is unit A1a reserve.
    asks british post
    text "B1"

% LF-SC-47: they come on from turn 2 on his own edge
    battle lof-drill scenario=surrounded
    place attacker american
    place commander B1 at 36 4
    place commander B2 reserve
    place unit B1a at 36 12 facing 0
    place unit B2a reserve
    place unit A1a at 36 44 facing 180
    place turn 1
    place phase groups british
    event group B1

% LF-SC-47: and then on no other
    battle lof-drill scenario=surrounded
    place attacker american
    place commander B1 at 36 4
    place commander B2 reserve
    place unit B1a at 36 12 facing 0
    place unit B2a reserve
    place unit A1a at 36 44 facing 180
    place turn 2
    place phase groups british
    answers group B1, group B2
    group B2
    post B2 0.5 24              refused LF-SC-14
    post B2 30 0.5              ok

% LF-SC-48: the Attacker's force commander stands more than eighteen inches from every enemy element
    battle lof-drill scenario=surrounded
    place attacker american
    place commander AFC unplaced
    place unit B1d at 36 20 facing 0 open 1
    place turn 0
    place pending turn
    place pending post AFC
    post AFC 36 38              refused LF-SC-48
    post AFC 36 38.01           ok
    again
    post AFC 4 4                ok

% LF-SC-48: his groups come on from turn 1 on any edge but the Defender's
    battle lof-drill scenario=surrounded
    place attacker american
    place commander A1 reserve
    place commander A2 reserve
    place unit A1a reserve
    place unit A2a reserve
    place unit B1d at 36 20 facing 0 open 1
    place turn 1
    place phase groups american
    group A1
    post A1 36 0.5              refused LF-SC-14
    post A1 0.5 24              ok

% LF-SC-50: Surrounded is decided by objectives
    battle lof-drill scenario=surrounded
    place attacker american
    place objective 36 12
    place unit B1c at 36 14 facing 0
    place unit A1c at 60 44 facing 180
    place turn 6
    place phase turn
    over british "major victory"

% LF-SC-51, LF-SC-52, LF-SC-53: Ambush: the Defender deploys in columns between the Attacker's edges, all facing one of the others
    battle lof-drill scenario=ambush
    place attacker american
    place edges american north british south
    place phase setup
    asks american lie-in-wait   # LF-SC-52
    ambush A3a                  refused LF-SC-52 "infantry"
    ambush A1a
    ambush A1a                  refused LF-SC-52
    ambush A3d
    is unit A1a hidden.
    is unit A1b reserve.
    asks british head-for
    answers edge east, edge west
    edge north                  refused LF-SC-53
    edge east
    event heads-for british east
    is edges british west american north.
    group B1
    post B1 36 11.9             refused LF-SC-11
    post B1 36 24
    british: place B1b 36 28 90 line 0      refused LF-SC-53 "column"
    british: place B1b 36 28 80 column 0    refused LF-SC-53
    british: place B1b 36 35.5 90 column 0  refused LF-SC-07
    british: place B1b 36 28 90 column 0    ok

% LF-SC-54: the Attacker's commanders touch one or the other of his edges
    battle lof-drill scenario=ambush
    place attacker american
    place edges american north british west
    place commander AFC unplaced
    place commander A1 reserve
    place unit B1c at 36 24 facing 90 column
    place unit A1b reserve
    place turn 0
    place pending turn
    place pending post A1
    place pending post AFC
    post AFC 36 46.9            refused LF-SC-54
    post AFC 0.5 24             refused LF-SC-54
    post AFC 36 47.1
    post A1 36 0.7              ok

% LF-SC-54, LF-CM-68: not in the water
    battle lof-walls scenario=ambush
    place attacker american
    place edges american west british north
    place commander AFC unplaced
    place unit B1c at 36 24 facing 180 column
    place unit A1b reserve
    place turn 0
    place pending turn
    place pending post AFC
    post AFC 0.9 35             refused LF-CM-68 "impassable"
    post AFC 0.9 30             ok

% LF-SC-54: they are asked for one after another, however many groups there are
    battle lof-drill scenario=ambush
    place attacker american
    place edges american north british west
    place commander A1 reserve
    place commander A2 reserve
    place commander A3 reserve
    place unit B1c at 36 24 facing 90 column
    place unit A1b reserve
    place turn 0
    place pending turn
    place pending deploy american 2
    post A2 36 0.7              refused LF-SC-09
    post A1 36 0.7
    post A2 40 0.7
    post A3 44 0.7              ok

% LF-SC-59: reserves come only after the ambush, all of them in the next turn
    battle lof-drill scenario=ambush
    place attacker american
    place edges american north british west
    place commander A1 reserve
    place commander A2 reserve
    place unit A1b reserve
    place unit A2a reserve
    place unit B1c at 36 24 facing 90 column
    place commander B1 at 36 20
    place turn 3
    place phase groups american
    event group B1              # the Americans have nobody to activate

% LF-SC-62: Ambush is decided by points
    battle lof-drill scenario=ambush
    place attacker american
    place unit B1c at 36 24 facing 90 column
    place unit B1d lost
    place unit A1c at 60 44 facing 180
    place turn 6
    place phase turn
    no event objectives
    over american "marginal victory"

% LF-SC-60: an ambusher never revealed is not lost
    battle lof-drill scenario=ambush
    place attacker american
    place unit B1c at 36 24 facing 90 column
    place unit A1c hidden
    place turn 6
    place phase turn
    event losses 0 0

% LF-SC-63: Frontal Assault: the Attacker places three objectives within 24 inches of the Defender's edge
    battle lof-drill scenario=frontal-assault
    place attacker american
    place phase setup
    asks american objective
    objective 30 24.1           refused LF-SC-63
    objective 30 24
    objective 30 12             refused LF-SC-63 "more than 12 inches"
    objective 30 11
    objective 50 11
    asks british keep-back

% LF-SC-64: the Defender keeps exactly one group back and deploys first
    battle lof-drill scenario=frontal-assault
    place attacker american
    place phase setup
    objective 30 24; objective 30 11; objective 50 11
    answers keep B1, keep B2, keep B3
    nobody                      refused LF-SC-64
    keep B2
    is unit B2a reserve.
    asks british deploy-group
    answers group B1, group B3

% LF-SC-65: foot and guns of the Defender are given a breastwork, an inch longer than their front, and line it
    battle lof-drill scenario=frontal-assault
    place attacker american
    place turn 0
    place commander B1 at 24 10
    place unit B1b unplaced
    place unit B1d unplaced
    place unit B1a unplaced
    place pending turn
    place pending place 0
    british: place B1b 24 20 0 column 0     refused LF-SC-65
    british: place B1b 24 20 0 line 0
    event breastwork B1b
    is unit B1b at 24 20 facing 0 line lined-up work 1.
    is work 24 20 facing 0 half 4.437007.
    british: place B1d 28.8 20.6 0 open 1   refused LF-LO-02      # it would run through the other, or be run through

% LF-SC-65, LF-LO-06: at whatever angle: its place is that which the line of whole units gives it
    battle lof-drill scenario=frontal-assault
    place attacker american
    place turn 0
    place commander B1 at 24 10
    place unit B1b unplaced
    place unit B1d unplaced
    place pending turn
    place pending place 0
    british: place B1b 24 20 334.006 open 0.5
    is unit B1b at 24 20 facing 334.01 open 0.5 lined-up work 1.

% LF-SC-65: its end may not come to lie between two stands of a column either
    battle lof-drill scenario=frontal-assault
    place attacker american
    place turn 0
    place commander B1 at 24 10
    place unit B1b unplaced
    place unit B1d unplaced
    place unit B2b at 28.9 21.2 facing 0 column
    place pending turn
    place pending place 0
    british: place B1b 24 18.838 0 line 0   refused LF-SC-65
    british: place B1b 23 18.838 0 line 0   ok

% LF-SC-65: horse is given none
    battle lof-drill scenario=frontal-assault
    place attacker american
    place turn 0
    place commander B2 at 24 10
    place unit B2b unplaced
    place unit B2a unplaced
    place pending turn
    place pending place 1
    british: place B2b 24 20 0 line 0
    no event breastwork
    is unit B2b at 24 20 facing 0 line.

% LF-SC-66: then the Attacker deploys, within twelve inches of his edge and at least eighteen from every enemy
    battle lof-drill scenario=frontal-assault
    place attacker american
    place turn 0
    place commander A1 at 24 44
    place unit A1b unplaced
    place unit A1a unplaced
    place unit B1d at 24 22 facing 0 open 1
    place pending turn
    place pending place 3
    american: place A1b 24 35.9 180 line 0  refused LF-SC-07
    american: place A1b 24 39.9 180 line 0  refused LF-SC-66 "18 inches"
    american: place A1b 24 40 180 line 0    ok

% LF-SC-66: his commanders are part of that force
    battle lof-drill scenario=frontal-assault
    place attacker american
    place turn 0
    place commander AFC unplaced
    place commander A1 at 24 44
    place unit A1b at 24 44 facing 180 line
    place unit B1d at 24 22 facing 0 open 1
    place pending turn
    place pending post AFC
    post AFC 28 39              refused LF-SC-66 "18 inches"
    post AFC 28 42              ok

% LF-SC-67: Frontal Assault is decided by objectives
    battle lof-drill scenario=frontal-assault
    place attacker american
    place objective 36 12
    place unit B1c at 36 14 facing 0
    place unit A1c at 60 44 facing 180
    place turn 6
    place phase turn
    over british "major victory"

% LF-SC-68: Meeting Engagement: the Defender deploys, the Attacker's force is all in reserve from turn 1
    battle lof-drill scenario=meeting-engagement
    place attacker american
    place phase setup
    asks british deploy-group
    is unit A1a reserve.
    is commander AFC reserve rating competent.

% LF-SC-69: Meeting Engagement is decided by points
    battle lof-drill scenario=meeting-engagement
    place attacker american
    place unit B1c at 36 14 facing 0
    place unit A1d lost
    place unit A1c at 60 44 facing 180
    place turn 6
    place phase turn
    no event objectives
    over british "marginal victory"

% LF-SC-55, LF-SC-57: an ambusher of the active group is revealed outside the Defender's zone, and nobody reacts to it
    battle lof-drill scenario=ambush
    place attacker american
    place edges american north british west
    place commander A1 at 36 47.2
    place unit A1b hidden
    place unit A1c reserve
    place unit B1c at 36 22 facing 0 line stored m c
    place commander B1 at 36 18
    place turn 2
    place active group A1
    answers reveal A1b, close
    activate A1b gc             refused LF-OR-01 "not on the table"
    reveal A1c                  refused LF-SC-55 "no ambusher"
    reveal A1b
    asks american reveal
    american: place A1b 36 35.9 180 line 0      refused LF-SC-55 "Defender's zone"
    american: place A1b 36 37.1 180 line 0.5    refused LF-FO-05
    american: place A1c 36 40 180 line 0        refused LF-SC-55 "A1b that is revealed"
    american: place A1b 36 37.1 180 line 0
    event revealed A1b
    no event snaps
    asks american group                         # it lies in the zone of B1c, and no window was opened
    is unit A1b at 36 37.1 facing 180 line.
    is revealed 2.
    activate A1b gc                             # LF-SC-55: activated in the normal way
    event activated A1b A1 3 3

% LF-SC-55: and within its commander's sphere
    battle lof-drill scenario=ambush
    place attacker american
    place edges american north british west
    place commander A1 at 4 47.2
    place unit A1b hidden
    place unit A1d at 6 40 facing 180 open 1
    place unit B1c at 36 24 facing 90 column
    place turn 2
    place active group A1
    reveal A1b; american: place A1b 60 40 180 line 0
    activate A1b gc             refused LF-OR-11
    answers activate A1d gc, close

% LF-SC-56: more than twelve inches from every enemy element
    battle lof-drill scenario=ambush
    place attacker american
    place edges american east british south
    place commander A1 at 71.2 24
    place unit A1d hidden
    place unit B1d at 36 24 facing 0 open 1
    place turn 2
    place active group A1
    reveal A1d
    american: place A1d 49.57 24 180 open 1     refused LF-SC-56 "12 inches"
    american: place A1d 49.58 24 180 open 1     ok

% LF-SC-56: more than six where it occupies an obscuring area
    battle lof-drill scenario=ambush
    place attacker american
    place edges american east british south
    place commander A1 at 0.8 30
    place unit A1c hidden
    place unit B1d at 24 34 facing 0 open 1
    place turn 2
    place active group A1
    reveal A1c
    american: place A1c 14.6 34 90 line 0       ok      # in the wood, which ends at 16
    again
    reveal A1c
    american: place A1c 20 34 90 line 0         refused LF-SC-56

% LF-SC-56: and more than six there, too
    battle lof-drill scenario=ambush
    place attacker american
    place edges american east british south
    place commander A1 at 0.8 30
    place unit A1c hidden
    place unit B1d at 21 34 facing 0 open 1
    place turn 2
    place active group A1
    reveal A1c
    american: place A1c 15 34 90 line 0         refused LF-SC-56 "6 inches"
    american: place A1c 14.1 34 90 line 0       ok

% LF-SC-58: if one of a group has been revealed in this turn, so must the other be
    battle lof-drill scenario=ambush
    place attacker american
    place edges american north british west
    place commander A1 at 36 47.2
    place unit A1b hidden
    place unit A1c hidden
    place unit B1c at 36 24 facing 90 column
    place turn 2
    place active group A1
    answers reveal A1b, reveal A1c, close
    reveal A1b; american: place A1b 36 42 180 line 0
    no answer close
    close                       refused LF-SC-58 "A1c must be revealed in this turn too"
    reveal A1c; american: place A1c 46 42 180 line 0
    close                       ok

% LF-SC-58: the first waits where the group of the second has been activated already
    battle lof-drill scenario=ambush
    place attacker american
    place edges american north british west
    place commander A1 at 36 47.2
    place commander A3 at 50 47.2
    place unit A1b hidden
    place unit A3d hidden
    place unit B1c at 36 24 facing 90 column
    place unit A1d at 30 40 facing 180 open 1
    place group A3 done
    place turn 2
    place active group A1
    reveal A1b                  refused LF-SC-58 "A3d"
    answers activate A1d gc, close

% LF-SC-54, LF-SC-59: until the turn after the ambush commanders stay, and reserves cannot be activated
    battle lof-drill scenario=ambush
    place attacker american
    place edges american north british west
    place commander A1 at 36 47.2
    place commander AFC at 50 47.1
    place unit A1b hidden
    place unit A1c reserve
    place unit B1c at 36 24 facing 90 column
    place commander B1 at 36 20
    place group B1 done
    place turn 2
    place active group A1
    activate A1c gc             refused LF-SC-59 "the turn after the ambush"
    close
    event turn 3                # neither A1 nor AFC was asked to ride

% LF-SC-59: then they come on where their commanders stand, by either of the Attacker's edges
    battle lof-drill scenario=ambush
    place attacker american
    place edges american north british west
    place commander A1 at 36 0.7
    place commander A2 at 50 47.2
    place unit A1b at 30 6 facing 0 line
    place unit A1c reserve
    place unit A2a reserve
    place unit B1c at 36 24 facing 90 column
    place commander B1 at 36 20
    place revealed 2
    place turn 3
    place phase groups american
    answers group A1, group A2
    group A1; roll 1
    activate A1c gc
    come 40 48 180 line 0       refused LF-SC-15 "south edge"
    come 40 0 0 line 0
    event came-on A1c 40 0 0 line

% LF-SC-60: one that never had room is not lost, and its friend's reserves come all the same
    battle lof-drill scenario=ambush
    place attacker american
    place edges american north british west
    place commander A1 at 36 47.2
    place unit A1b at 36 42 facing 180 line
    place unit A1c hidden
    place unit A1d reserve
    place unit B1c at 36 24 facing 90 column
    place revealed 2
    place turn 3
    place active group A1
    answer activate A1d gc
    answer reveal A1c

% LF-SC-65, LF-LO-02: a breastwork runs through nobody, not even through the gaps of an open order
    battle lof-drill scenario=frontal-assault
    place attacker american
    place turn 0
    place commander B1 at 24 10
    place commander B2 at 34 10
    place unit B2c at 30 20 facing 90 open 1        # horse, without one of its own; a gap from 20.79 to 21.79
    place unit B1b unplaced
    place unit B1a unplaced
    place pending turn
    place pending place 0
    british: place B1b 23.5 21.3 0 line 0   refused LF-SC-65 "run through B2c"
    british: place B1b 22 21.3 0 line 0     ok

% LF-SC-04: north and south are the long edges: from there a zone is 72 inches wide
    battle lof-drill
    place edges british north american south
    place turn 0
    place commander B1 at 66 44
    place unit B1d unplaced
    place unit B1a unplaced
    place pending turn
    place pending place 0
    british: place B1d 71 40 180 open 1     ok

% LF-SC-04: from the short ones it is 48 wide, and twelve deep along x
    battle lof-drill
    place edges british east american west
    place turn 0
    place commander B1 at 66 44
    place unit B1d unplaced
    place unit B1a unplaced
    place pending turn
    place pending place 0
    british: place B1d 59.9 44 270 open 1   refused LF-SC-07
    british: place B1d 60 44 270 open 1     ok

% LF-SC-49: Surrounded: the Attacker's own edge is the one opposite the Defender's: there he withdraws, by whichever edge he came
    battle lof-drill scenario=surrounded
    place attacker american
    place edges american north british south
    place commander A1 at 4 24
    place commander B1 at 20 12
    place unit A1b at 10 24 facing 90 line
    place unit A1c at 40 44 facing 180 line
    place unit B1b at 18 24 facing 270 line
    place active group B1 element B1b
    fire A1b shot
    roll 5 5 5 2 3 4
    roll 1 1
    roll 1
    event retired A1b 9.409448 27.590551

% LF-SC-61: Ambush: an Attacker's element withdraws to the nearer of his two edges
    battle lof-drill scenario=ambush
    place attacker american
    place edges american north british west
    place commander A1 at 30 0.7
    place commander B1 at 30 20
    place unit A1b at 30 8 facing 0 line
    place unit A1c at 40 44 facing 180 line
    place unit B1b at 30 16 facing 180 line
    place revealed 1
    place turn 2
    place active group B1 element B1b
    fire A1b shot
    roll 5 5 5 2 3 4
    roll 1 1
    roll 1
    event retired A1b 30 3.818897

% LF-SC-61: the Defender's own edge is the one behind his columns
    battle lof-drill scenario=ambush
    place attacker american
    place edges american north british west
    place commander A1 at 24 47.2
    place commander B1 at 24 20
    place unit A1b at 22 38 facing 180 line
    place unit B1b at 22 28 facing 0 line
    place unit B1c at 40 20 facing 0 line
    place revealed 1
    place turn 2
    place active group A1 element A1b
    fire B1b shot
    roll 5 5 5 2 3 4
    roll 1 1
    roll 1
    event retired B1b 18.409448 27.409448

% LF-SC-57: one that appears in a Threat Zone opens no window: nobody snaps at it
    battle lof-drill scenario=ambush
    place attacker american
    place edges american east british south
    place commander A1 at 0.8 30 rating skilled
    place unit A1c hidden
    place unit A1d at 4 24 facing 90 open 1
    place unit B1b at 25 34 facing 270 line stored c
    place commander B1 at 30 34
    place turn 2
    place active group A1
    reveal A1c; american: place A1c 16.2 34 90 line 0       # on the edge of the wood, nine inches before B1b
    asks american group
    activate A1c gc
    move 16.8 34 90 straight
    asks british react                                      # to an order it could
    answer snap B1b shot

% LF-CM-69, LF-SC-37: walking on, too, nobody goes before his men into a Threat Zone
    battle lof-drill scenario=hold-the-ground
    place attacker american
    place commander BFC reserve
    place commander AFC reserve rating skilled
    place unit B1a at 10 8 facing 0
    place unit A1a at 24 20 facing 180
    place turn 1
    place phase close
    post AFC 40 30
    post BFC 24 10              refused LF-CM-69
    post BFC 40 12

% LF-ME-17, LF-SC-55: nobody appears touching a pond
    battle lof-drill scenario=ambush
    place attacker american
    place edges american west british south
    place commander A1 at 1 24
    place unit A1d hidden
    place unit A1c reserve
    place unit B1c at 36 6 facing 0 line
    place commander B1 at 36 4
    place turn 2
    place active group A1
    reveal A1d
    american: place A1d 62.818898 20 270 open 1       refused LF-ME-17 "The pond"
    american: place A1d 62.818 20 270 open 1
    event revealed A1d

% LF-SC-70: nor does it halt where it stands, turned
    battle lof-drill scenario=reconnoiter
    place commander B1 at 24 0.5
    place unit B1b reserve
    place unit B1c reserve
    place active group B1
    activate B1b gc; come 24 0 0 column 0
    halt 20                     refused LF-SC-70 "must carry it onto the table"
    leg 24 2; halt 0

% LF-SC-70: guns that come on unlimbered are moved on
    battle lof-drill scenario=reconnoiter
    place commander B3 at 24 0.5
    place unit B3a reserve
    place unit B3c reserve
    place active group B3
    activate B3a gc; come 24 0 0 open 1
    prolong 24 0 10             refused LF-SC-70 "must carry it onto the table"
    prolong 24 1 0              ok

% LF-ME-13: nobody comes on where another stands
    battle lof-drill scenario=reconnoiter
    place commander B1 at 24 0.8
    place unit B1a at 27.5 1.2 facing 0 line
    place unit B1b reserve
    place unit B1c reserve
    place active group B1
    activate B1b gc
    come 27 0 0 column 0        refused LF-ME-13 "in the way"
    come 20 0 0 column 0        ok

% LF-SC-14: it is the commander of that group who comes on
    battle lof-drill scenario=reconnoiter
    place commander B1 reserve
    place commander B2 reserve
    place unit B1a reserve
    place unit B2a reserve
    place unit A1a at 24 40 facing 180
    place turn 1
    place phase groups british
    group B1
    post B2 24 0.5              refused LF-SC-14 "It is B1 who comes on"
    post B1 24 0.5

% LF-SC-53: in Ambush nobody of the Defender begins in a building
    battle lof-drill scenario=ambush
    place attacker american
    place edges american north british west
    place turn 0
    place commander B1 at 24 24
    place unit B1c unplaced
    place unit B1b unplaced
    place pending turn
    place pending place 0
    garrison B1c 6              refused LF-SC-53

% LF-SC-11: a commander stands on the table
    battle lof-drill
    place turn 0
    place commander B1 unplaced
    place unit B1b unplaced
    place pending turn
    place pending post B1
    post B1 24 -1               refused LF-SC-11 "must stand on the table"
    post B1 24 6

% LF-SC-10: an element is kept back only where there is no room for it
    battle lof-drill
    place turn 0
    place commander B1 at 24 6
    place unit B1b unplaced
    place unit B1c unplaced
    place pending turn
    place pending place 0
    keep B1b                    refused LF-SC-10 "There is room for B1b"

% LF-SC-15: nobody comes on where his group commander is not
    battle lof-drill scenario=reconnoiter
    place commander B1 lost
    place commander BFC at 24 1
    place unit B1b reserve
    place unit B1c at 24 6 facing 0
    place active group B1
    activate B1b fc             refused LF-SC-15 "there is none on the table"

% LF-SC-55, LF-SC-59: a group whose elements all wait for the ambush cannot be activated
    battle lof-drill scenario=ambush
    place attacker american
    place edges american north british west
    place commander A1 at 36 47.2
    place commander A2 at 50 47.2
    place commander A3 at 20 47.2
    place unit A1b hidden
    place unit A2a reserve
    place unit A2b reserve
    place unit A3d hidden
    place unit B1c at 36 22 facing 0 line
    place commander B1 at 36 18
    place turn 2
    place phase groups american
    answers group A1, group A3
    group A2                    refused LF-SC-13

% LF-SC-56: where the enemy stands everywhere nobody appears
    battle lof-drill scenario=ambush
    place attacker american
    place edges american north british west
    place commander A1 at 36 47.2
    place unit A1d hidden
    place unit A1c hidden
    place unit A1b at 35 44 facing 180 column
    place unit B1a at 9 42 facing 0 line
    place unit B1b at 26 42 facing 0 line
    place unit B2b at 44 42 facing 0 line
    place unit B2a at 62 42 facing 0 line
    place unit B1c at 8 6 facing 0 line
    place unit B1d at 24 6 facing 0 open 1
    place unit B2c at 40 6 facing 0 line
    place unit B3d at 52 6 facing 0 line
    place unit B2d at 68 6 facing 0 open 1
    place turn 2
    place active group A1
    reveal A1d                  refused LF-SC-56 "no place where A1d could appear"
    no answer reveal A1d

% LF-SC-12, LF-SC-40: an objective must leave room for those to come
    battle lof-drill scenario=flank-attack
    place attacker american
    place edges american east british west
    place phase setup
    asks british objective
    objective 6 18
    objective 6 30.1        refused LF-SC-12 "no room left"
    objective 11 35         ok

% LF-SC-03: a battle of eight turns does not end with the sixth, but with the eighth
    battle lof-forces
    place unit B1a at 30 8 facing 0
    place unit A1a at 60 44 facing 180
    place turn 6
    place phase turn
    event turn 7
    not over

% LF-SC-03, LF-SC-19: then it is judged
    battle lof-forces
    place unit B1a at 30 8 facing 0
    place unit A1a at 60 44 facing 180
    place turn 8
    place phase turn
    over nobody "tie"

% LF-FB-23, LF-SC-26: the points of the game are the limit times the forces of the side that has more
    battle lof-forces
    place unit B1a at 30 8 facing 0
    place unit A1a at 60 44 facing 180
    place unit A1b lost
    place turn 8
    place phase turn
    event losses 0 15                   # 12.5 percent of 120
    over british "minor victory"

% LF-FB-23: the commander of a further force is on the table, and orders his own groups alone
    battle lof-forces
    place commander BFC at 10 4
    place commander BDC at 60 4 points 1
    place commander H1 at 60 6
    place commander B1 at 62 6
    place unit H1a at 52 10 facing 0
    place unit H1b at 46 10 facing 0
    place unit A1a at 60 44 facing 180
    place active group H1
    activate H1a dc                     ok

% LF-FB-23: not those of the other force
    battle lof-forces
    place commander BFC at 10 4
    place commander BDC at 60 4 points 1
    place commander B1 at 62 6
    place unit B1a at 52 10 facing 0
    place unit B1b at 46 10 facing 0
    place unit A1a at 60 44 facing 180
    place active group B1
    activate B1a dc                     refused LF-OR-04

% LF-RF-11, LF-CM-39: he may be with any element of his own groups, in a position too
    battle lof-forces
    place commander BFC at 10 4
    place commander BDC at 52 10 rating competent with H1a
    place commander H1 at 60 6
    place unit H1a at 52 10 facing 0
    place unit A1a at 60 44 facing 180
    place phase groups british
    is commander BDC at 52 10 rating competent with H1a

% LF-FB-24, LF-SC-26: without limits and without points agreed upon, those of the larger side count
    battle lof-horde
    place unit B1a at 30 8 facing 0
    place unit A1a at 60 40 facing 180
    place unit A2a at 50 40 facing 180
    place unit B1d at 20 8 facing 0
    place unit B1e at 24 8 facing 0
    place unit B1b lost
    place unit B1c lost
    place turn 3
    place phase turn
    event losses 20 0                   # 14.3 percent of 140
    over american "minor victory"
