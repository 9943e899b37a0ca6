# Land of the Free: ambushers in every scenario, Vanguards that go ahead, and Scouts. Chapters 23 and 26.
battle lof-nation

% LF-SK-01, LF-SC-78: a side whose list has the skill is asked, before its first element is set up; it need not
battle lof-nation
    dice 6 1 2 2 2 2 2 2
    edge south
    objective 10 24
    objective 60 24
    objective 28 20
    objective 44 20
    asks british hide
    answers nobody, ambush B1a, ambush B1b, ambush B2a, ambush B2b
    nobody
    asks american hide
    answers nobody, ambush A2b
    ambush A2b
    event lies-hidden A2b
    asks british deploy-group

% LF-SK-01: those without the skill cannot
battle lof-nation
    place commander BFC unplaced
    place unit A1a unplaced
    place phase setup
    objective 10 24
    objective 60 24
    objective 28 20
    objective 44 20
    nobody
    asks american hide
    ambush A1a              refused LF-SK-01 "has the skill"

% LF-SK-02: nor cavalry and guns
battle lof-special
    place phase setup
    objective 10 24
    objective 60 24
    objective 28 20
    objective 44 20
    asks british hide
    ambush B5a              refused LF-SK-02

% LF-SK-03: it is set up with nobody; the rest of its group is
battle lof-nation
    place turn 0
    place commander A2 at 40 44
    place commander AFC at 50 44
    place commander A1 at 20 44
    place unit A1a at 16 40 facing 180 line
    place unit A1b at 26 40 facing 180 line
    place unit A2a unplaced
    place unit A2b hidden
    place pending turn
    place pending place 3
    american: place A2b 40 40 180 open 1    refused LF-SC-09
    american: place A2a 40 40 180 line 0
    event deployed A2

% given WAIT
battle lof-nation
place turn 2
place commander BFC at 60 4
place commander B1 at 30 4
place commander B2 at 10 4
place commander A1 at 30 44
place unit B1a hidden
place unit B1b at 12 8 facing 0 open 1
place unit A1a at 36 40 facing 180 line
place unit A1b at 50 40 facing 180 line

% LF-SK-04, LF-SK-07, LF-SK-08: it is revealed in an activation of its group, with any facing and formation, and nobody reacts; then it is activated like others
given WAIT
place active group B1
    answer reveal B1a
    reveal B1a
    asks british reveal
    place B1a 30 24 90 open 1
    event revealed B1a
    asks british group
    answer activate B1a gc

% LF-SK-04: or it waits
given WAIT
place active group B1
    close                   ok

% LF-SK-05: not in the enemy's deployment zone
given WAIT
place active group B1
    reveal B1a
    place B1a 10 36.1 0 column 0        refused LF-SK-05 "deployment zone"

% LF-SK-06: more than 12 inches from every enemy in the open
given WAIT
place active group B1
    reveal B1a
    place B1a 36 28.1 0 open 1          refused LF-SK-06 "12 inches away"
    place B1a 36 27.9 0 open 1          ok

% LF-SK-06: more than 6 in the wood
battle lof-nation
    place turn 2
    place commander B1 at 30 4
    place commander A1 at 40 44
    place unit B1a hidden
    place unit A1a at 22 30 facing 270 line
    place unit A1b at 50 40 facing 180 line
    place active group B1
    reveal B1a
    place B1a 12 31.3 90 open 0.25      ok

% LF-SK-09: a group whose only elements left are in ambush is activated for that
battle lof-nation
    place turn 2
    place commander B1 at 30 4
    place commander A1 at 40 44
    place unit B1a hidden
    place unit B1b lost
    place unit A1a at 36 40 facing 180 line
    place phase groups british
    dice 3
    group B1
    answer reveal B1a

% LF-SK-09: in reserve it may be picked before its time, whether an ambusher is in it or not
battle lof-nation scenario=surrounded
    place turn 1
    place edges british north american south
    place attacker american
    place commander B1 at 36 46
    place commander B2 reserve
    place commander BFC at 36 44
    place unit B1a at 36 40 facing 180 open 1
    place unit B1b at 50 40 facing 180 open 1
    place unit B2a reserve
    place unit B2b reserve
    place commander A1 reserve
    place unit A1a reserve
    place unit A1b reserve
    place phase groups british
    answers group B1, group B2
    group B2
    no event points
    no answer reveal B2a

% LF-SK-10: one in ambush is sound in the check of its group, and never lost
battle lof-nation
    place turn 6
    place commander B1 at 30 4
    place commander A1 at 40 44
    place unit B1a hidden
    place unit B1b lost
    place unit A1a at 36 40 facing 180 line
    place active group B1
    score american 30

% LF-SK-11: in the scenario Ambush two are named openly, with or without the skill
battle lof-nation scenario=ambush
    dice 1 6 2 2 2 2 2 2
    edge south
    asks american lie-in-wait
    ambush A1a
    event in-wait A1a
    ambush A1b
    event in-wait A1b

% LF-SK-26: nobody is revealed within 18 inches and the arc of enemy Scouts
battle lof-nation
    place turn 2
    place commander B1 at 30 4
    place commander A2 at 40 44
    place unit B1a hidden
    place unit A2b at 36 40 facing 180 open 1
    place active group B1
    reveal B1a
    place B1a 36 24 0 open 1            refused LF-SK-26 "Scouts"
    place B1a 36 20 0 open 1            ok

% LF-SK-26: behind them it is
battle lof-nation
    place turn 2
    place commander B1 at 30 4
    place commander A2 at 40 44
    place unit B1a hidden
    place unit A2b at 50 16 facing 180 open 1
    place active group B1
    reveal B1a
    place B1a 50 33 0 column 0            ok

% LF-SK-26: in the scenario Ambush too
battle lof-nation scenario=ambush
    place turn 2
    place attacker british
    place edges british south american east
    place commander B1 at 30 1
    place commander A2 at 40 24
    place unit B1a hidden
    place unit B1b hidden
    place unit A2b at 36 20 facing 180 open 1
    place active group B1
    reveal B1a
    place B1a 36 5 0 open 1             refused LF-SK-26

% LF-SC-74: in Reconnoiter the sides set up their Vanguards by turns, the Attacker first, within 12 inches of their edges
battle lof-nation scenario=reconnoiter
    place phase setup
    nobody
    nobody
    asks british set-out
    place B1a 30 12 0 open 1
    event placed B1a
    asks american set-out
    place A2b 30 35 180 open 1          refused LF-SC-07
    place A2b 30 36 180 open 1
    asks british set-out
    place A2b 30 36 180 open 1          refused LF-SC-74
    place B1b 10 12 0 open 1

% LF-SC-75: when the last of a group that is all Vanguard stands its commander is placed, before the force commanders
battle lof-nation scenario=reconnoiter
    place phase setup
    nobody
    nobody
    place B1a 30 12 0 open 1
    place A2b 30 36 180 open 1
    place B1b 14 12 0 open 1
    asks british post
    text "B1"
    post B1 40 4
    asks british set-out
    place B2a 45 12 0 open 1
    place B2b 60 12 0 open 1
    asks british post
    post B2 60 4
    asks dice 1d6 command points

% LF-SC-76: in Surrounded the Attacker may set up Vanguards more than 18 inches from every enemy, or none
battle lof-nation scenario=surrounded
    place commander BFC unplaced
    place attacker british
    place phase setup
    objective 25 40
    objective 38 40
    objective 36 20
    group A1
    nobody
    nobody
    post A1 36 44
    place A1a 30 40 180 column 0
    place A1b 42 40 180 column 0
    post AFC 36 47
    asks british set-out
    place B1a 30 20 0 open 1            refused LF-SC-76 "18 inches"
    place B1a 30 10 0 open 1            ok
    done
    asks british post

% LF-SC-77: a group whose commander is in reserve is activated for those who went ahead; no points are rolled
battle lof-nation scenario=surrounded
    place turn 1
    place attacker british
    place arrived british 1 american 0
    place commander BFC at 10 4
    place commander B1 reserve
    place commander B2 at 50 4
    place unit B1a at 30 10 facing 0 open 1
    place unit B1b reserve
    place unit B2a at 50 8 facing 0 open 1
    place commander A1 at 36 44
    place unit A1a at 36 40 facing 180 line
    place phase groups british
    group B1
    no event points
    activate B1a gc
    move 30 13 0 straight               ok

% LF-SC-77: when he comes on, that is its activation
battle lof-nation scenario=surrounded
    place turn 1
    place attacker british
    place commander BFC at 10 4
    place commander B1 reserve
    place commander B2 at 50 4
    place unit B1a at 30 10 facing 0 open 1
    place unit B1b reserve
    place unit B2a at 50 8 facing 0 open 1
    place commander A1 at 36 44
    place unit A1a at 36 40 facing 180 line
    place phase groups british
    group B1
    asks british enter
