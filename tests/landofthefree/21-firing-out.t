# Land of the Free, chapter 21: fire out of buildings and into them. The house lies at 58 to 64, 4 to 10.
battle lof-drill

% LF-BU-11: out of a building it names its targets freely, with the side used
    place commander B1 at 61 2
    place unit B1c at 61 7 facing 0 open 1 inside 6
    place unit A1c at 61 13 facing 180 line
    place unit A1d at 55 15 facing 180 open 1
    place active group B1 element B1c by B1 m 3 c 3
    fire A1c shot           refused LF-BU-11
    answer fire-out A1c north shot
    answer fire-out A1d north shot
    no answer fire-out A1c east shot
    fire-out A1d north shot
    asks british other-target
    enough
    event fires B1c A1d shot 3 5
    roll 2 2 2
    is unit B1c at 61 7 facing 0 open 1 inside 6 unloaded acted.
    is active group B1 element B1c by B1 m 3 c 2.

% LF-BU-14, LF-BU-15: a pool below nothing is not raised to nothing before the modifiers of its target
    place commander B1 at 61 2
    place unit B1d at 61 7 facing 0 open 1 inside 6 disorder 5
    place unit A1c at 61 12.5 facing 180 line
    place active group B1 element B1d by B1 m 0 c 3
    fire-out A1c north shot
    event fires B1d A1c shot 1 6
    event modifier dice for this target -2

% LF-BU-12: the arc of a side opens 45 degrees from its corners
    place commander B1 at 61 2
    place unit B1c at 61 7 facing 0 open 1 inside 6
    place unit A1d at 68 11 facing 270 open 1
    place active group B1 element B1c
    answer fire-out A1d east shot
    fire-out A1d north shot refused LF-BU-12
    fire-out A1d south shot refused LF-BU-12

% LF-BU-13: no line may cross a friend, in open order either
    place commander B1 at 61 2
    place unit B1c at 61 7 facing 0 open 1 inside 6
    place unit B1d at 57 14 facing 0 open 1
    place unit A1d at 52.8 16.5 facing 180 open 1
    place active group B1 element B1c
    fire-out A1d north shot refused LF-BU-13 "B1d"

% LF-BU-13: nor may a friend be in the strip before the side when the target touches it
    place commander B1 at 61 2
    place unit B1c at 61 7 facing 0 open 1 inside 6
    place unit B1d at 59 20 facing 0 open 1
    place unit A1b at 63 14 facing 180 line
    place active group B1 element B1c
    fire-out A1b north shot refused LF-BU-13 "strip before the north side"

% LF-BU-13: a target beside the strip is not barred by it
    place commander B1 at 61 2
    place unit B1c at 61 7 facing 0 open 1 inside 6
    place unit B1d at 61 20 facing 0 open 1
    place unit A1d at 66 13 facing 180 open 1
    place active group B1 element B1c
    answer fire-out A1d north shot

% LF-BU-14, LF-BU-16: the pool is split, at least one die for each; then come the modifiers, and each volley by itself
    place commander B1 at 61 2
    place unit B1c at 61 7 facing 0 open 1 inside 6
    place unit A1c at 61 13 facing 180 line
    place unit A1b at 69 8 facing 270 line
    place active group B1 element B1c by B1 m 3 c 3
    fire-out A1c north shot
    split A1c north shot 1  refused LF-BU-11
    split A1b east shot 0   refused LF-BU-14
    split A1b east shot 4   refused LF-BU-14
    split A1b east shot 2
    event fires B1c A1c shot 3 5
    roll 1 1 5
    event ragged B1c
    event fires B1c A1b shot 2 5
    roll 6 6
    event punishing B1c
    event hits A1b 2 2
    is active group B1 element B1c by B1 m 3 c 2.

% LF-BU-14: its own markers take dice from the pool
    place commander B1 at 61 2
    place unit B1c at 61 7 facing 0 open 1 disorder 1 inside 6
    place unit A1c at 61 14 facing 180 line
    place active group B1 element B1c
    fire-out A1c north shot
    event fires B1c A1c shot 3 5
    roll 2 2 2

% LF-BU-15: a share of nothing is one die that hits with a 6
    place commander B1 at 61 2
    place unit B1c at 61 7 facing 0 open 1 inside 6
    place unit A1c at 61 14 facing 180 line
    place unit A1d at 69 8 facing 270 open 1
    place active group B1 element B1c
    fire-out A1c north shot
    split A1d east shot 1
    roll 2 2 2
    event fires B1c A1d shot 1 6
    roll 5
    event volley B1c A1d 0

% LF-BU-18: solid shot does not lose the die for cover against a building
    place commander B3 at 59 26
    place unit B3a at 59 16 facing 180 open 0.25
    place unit A1c at 61 7 facing 0 open 1 inside 6
    place active group B3 element B3a
    fire A1c solid
    event fires B3a A1c solid 5 5
    roll 2 2 2 2 2
    again
    fire A1c grape
    event fires B3a A1c grape 6 5
    roll 2 2 2 2 2 2

% LF-BU-26, LF-SH-37: driven out by shooting it is placed on the side of its own edge and goes back in good order
    place commander B3 at 59 26
    place unit B3a at 59 16 facing 180 open 0.25
    place unit A1c at 61 7 facing 0 open 1 inside 6
    place edges british north american south
    place active group B3 element B3a
    fire A1c grape
    roll 5 5 2 2 2 2
    roll 1 1
    event test-failed A1c
    roll 1
    event came-out A1c
    event retired A1c

% LF-BU-11, LF-SH-03, LF-SH-10: its targets are enemies on the table and in no melee, with side and load in that order
    battle lof-drill
    place commander B1 at 61 2
    place commander B2 at 50 20
    place unit B1c at 61 7 facing 0 open 1 inside 6
    place unit B1b at 50 20 facing 0 line
    place unit A1c at 61 13 facing 180 line
    place unit A1d at 50 20 facing 180 open 1
    place unit A1b unplaced
    place lock B1b A1d
    place active group B1 element B1c by B1 m 3 c 3
    fire-out A1d north shot     refused LF-SH-10
    fire-out B1b north shot     refused LF-SH-03
    fire-out A1 north shot      refused LF-SH-03
    fire-out A1b north shot     refused LF-SH-03
    fire-out A1c shot north     refused LF-BU-11 "Name the side first"
    fire-out A1c north shot     ok

% LF-BU-11: only who is in a building fires out of one
    battle lof-drill
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 13 facing 180 line
    place active group B1 element B1b
    fire-out A1b north shot     refused LF-BU-11 "in no building"

% LF-CM-27, LF-BU-11: a Concentrated Volley out of a building may have two targets, and both shares are rolled again
    battle lof-drill
    place commander B1 at 61 2 rating competent points 1
    place unit B1c at 61 7 facing 0 open 1 inside 6
    place unit A1c at 61 13 facing 180 line
    place unit A1b at 69 8 facing 270 line
    place active group B1 element B1c by B1 m 3 c 3
    dice 6 6
    volley A1c shot
    event attached B1 B1c
    event test-passed B1c
    asks british other-target
    split A1b east shot 2
    event fires B1c A1c shot 3 5
    roll 1 1 5
    asks dice 2d6 volley
    roll 1 1
    no event ragged
    event volley B1c A1c 1
    event fires B1c A1b shot 2 5
    roll 2 5
    asks dice 1d6 volley
    roll 5
    event volley B1c A1b 2
    is active group B1 element B1c by B1 m 3 c 2.

% LF-CM-29, LF-BU-11: if the test is failed it is an ordinary volley, at two targets as well
    battle lof-drill
    place commander B1 at 61 2 rating competent points 1
    place unit B1c at 61 7 facing 0 open 1 inside 6
    place unit A1c at 61 13 facing 180 line
    place unit A1b at 69 8 facing 270 line
    place active group B1 element B1c by B1 m 3 c 3
    dice 1 1
    volley A1c shot
    event test-failed B1c
    split A1b east shot 2
    roll 1 1 5
    event ragged B1c
    event volley B1c A1c 0
    roll 2 2
    event volley B1c A1b 0

% LF-CM-28: and the volley after it is an ordinary one
    battle lof-drill
    place commander B1 at 61 2 rating competent points 1
    place unit B1c at 61 7 facing 0 open 1 inside 6
    place unit A1c at 61 13 facing 180 line
    place unit A1b at 69 8 facing 270 line
    place active group B1 element B1c by B1 m 3 c 3
    dice 6 6
    volley A1c shot
    split A1b east shot 2
    dice 5 2 2   2 2   5 2   2
    reload
    fire-out A1c north shot
    enough
    roll 2 2 2 2 2
    event volley B1c A1c 0
    asks british orders
