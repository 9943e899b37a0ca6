# Groups of a refight that come on as on the day: LF-RF-125.

% LF-RF-125: a group arrives standing, or by an edge in a turn of the battle
file lof-arrivals
    accepted
    change arrives: {edge: east, turn: 1} => arrives: {edge: above, turn: 1}
    refused LF-RF-125 "edge and a turn"
file lof-arrivals
    change arrives: {edge: east, turn: 1} => arrives: {edge: east, turn: 7}
    refused LF-RF-125
file lof-arrivals
    change arrives: {edge: east, turn: 1} => arrives: late
    refused LF-RF-125

% LF-RF-125: unless it is chosen the scenario alone decides
    battle lof-arrivals scenario=surrounded
    place attacker american
    place phase setup
    objective 30 6; objective 30 20; objective 44 20
    asks british stand-alone

% LF-RF-125: in Surrounded all who stood are deployed, whoever is said to come waits, and so do those of whom nothing is said
    battle lof-arrivals scenario=surrounded arrivals=on
    place attacker american
    place phase setup
    objective 30 6; objective 30 20; objective 44 20
    asks british deploy-group
    answers group B1, group B2
    is unit B3a reserve.
    is unit B4a reserve.
    is unit A1a reserve.
    is unit A2a unplaced.
    is unit A3a reserve.

% LF-RF-125: it comes on in its turn, not before
    battle lof-arrivals scenario=surrounded arrivals=on
    place attacker american
    place commander A1 reserve
    place commander A3 reserve
    place commander A4 reserve
    place unit A1a reserve
    place unit A3a reserve
    place unit A4a reserve
    place unit B1a at 36 20 facing 0
    place turn 1
    place phase groups american
    answers group A3, group A4
    group A1                    refused LF-RF-125 "turn 2"

% LF-RF-125: by its edge, and by no other
    battle lof-arrivals scenario=surrounded arrivals=on
    place attacker american
    place commander A1 reserve
    place commander A3 reserve
    place unit A1a reserve
    place unit A3a reserve
    place unit B1a at 36 20 facing 0
    place turn 2
    place phase groups american
    group A1
    post A1 36 47.5             refused LF-SC-14
    post A1 71.5 24             refused LF-SC-14
    post A1 0.5 24              ok

% LF-RF-125: beside the one that the scenario brings on in a turn
    battle lof-arrivals scenario=surrounded arrivals=on
    place attacker american
    place commander A1 at 0.5 24
    place commander A3 reserve
    place commander A4 reserve
    place unit A1a at 6 24 facing 90
    place unit A3a reserve
    place unit A4a reserve
    place unit B1a at 60 20 facing 0
    place turn 2
    place phase groups american
    answers group A1, group A3, group A4

% LF-RF-125: who came by the word of the battle is not counted as the one of that turn
    battle lof-arrivals scenario=surrounded arrivals=on
    place attacker american
    place commander A1 reserve
    place commander A3 reserve
    place commander A4 reserve
    place unit A1a reserve
    place unit A3a reserve
    place unit A4a reserve
    place unit B2a at 60 20 facing 0
    place turn 2
    place phase groups american
    group A1
    post A1 0.5 24
    dice 1
    activate A1a gc; come 0 24 90 line 0
    go A1a 4 24
    end; close; stay
    group B2; close
    answers group A3, group A4

% LF-RF-125: the scenario keeps nobody back where the battle does
    battle lof-arrivals scenario=frontal-assault arrivals=on
    place attacker american
    place phase setup
    objective 10 10; objective 30 10; objective 50 10
    asks british deploy-group
    answers group B1, group B2, group B3
    is unit B4a reserve.

% LF-RF-125: who stands is deployed where the scenario would have the whole side come on, and its force commander with it
    battle lof-arrivals scenario=meeting-engagement arrivals=on
    place attacker american
    place phase setup
    is unit A2a unplaced.
    is unit A3a reserve.
    is commander AFC unplaced rating competent
    group B1
    post B1 12 6
    place B1a 12 10 0 line 0
    group B2
    post B2 24 6
    place B2a 24 10 0 line 0
    group B3
    post B3 40 6
    place B3a 40 10 0 line 0
    post BFC 20 3
    group A2
    post A2 36 42
    place A2a 36 40 180 line 0
    post AFC 36 45
    event turn 1

% LF-RF-125: in an Ambush all wait for the ambushers
    battle lof-arrivals scenario=ambush arrivals=on
    place attacker american
    place edges american north british south
    place phase setup
    is unit A2a reserve.
    is unit B4a unplaced.
