# Land of the Free: orders that make no sense. Each is refused with a sentence, under its rule where there is one, and nothing changes.
battle lof-drill

% LF-MV-06: a move of no length and no turn is none
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place active group B1 element B1b
    move 24 10 0 straight           refused LF-MV-06 "neither move nor turn"
    back 24 10 0                    refused LF-MV-06 "neither move nor turn"
    is unit B1b at 24 10 facing 0 line acted.

% LF-MV-12: nor is a leg, or a march without one
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 column
    place active group B1 element B1b
    march
    leg 24 10                       refused LF-MV-12 "there already"
    halt 0                          refused LF-MV-06 "give it a leg, or cancel"
    cancel                          ok

% LF-MV-14: nor is it with guns moved by hand
    place commander B3 at 24 6
    place unit B3a at 24 10 facing 0 open 1
    place active group B3 element B3a
    prolong 24 10 0                 refused LF-MV-14 "neither move nor turn"

% LF-MV-01, LF-ME-19: nobody moves a thousand inches, and more cannot even be said
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place active group B1 element B1b
    move 24 1000 0 straight         refused LF-MV-01
    move 24 -1000 0 straight        refused LF-MV-04
    back 24 -1000 0                 refused LF-MV-01
    move 24 1000.001 0 straight     refused unread LF-ME-19 "1000 at most"
    move 1001 1000 0 straight       refused unread
    move 1000000000 10 0 straight   refused unread LF-ME-19 "1000 at most"
    move 1e9 10 0 straight          refused unread LF-ME-19 "write inches as 12 or 7.5"
    go B1b 24 1e9                   refused unread LF-ME-19 "write inches as 12 or 7.5"
    go B1b 24 12 400                refused unread LF-ME-19 "no angle"
    move inf 10 0 straight          refused unread "write inches"
    move 24 nan 0 straight          refused unread "write inches"
    is unit B1b at 24 10 facing 0 line acted.

% LF-MV-12: no column marches so far, no gun is pushed so far, no commander rides so far
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 column
    place active group B1 element B1b
    march
    leg 24 1000                  refused LF-MV-12 "6 inches"
    leg -1000 -1000           refused LF-MV-12

% LF-MV-03: guns
    place commander B3 at 24 6
    place unit B3a at 24 10 facing 0 open 1
    place active group B3 element B3a
    prolong 24 1000 0            refused LF-MV-03 "3 inches"

% LF-CM-67: commanders
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place pending turn-ends
    place pending ride B1
    post B1 1000 10              refused LF-CM-67 "stay on the table"
    post B1 -1 10                   refused LF-CM-67

% LF-MV-05, LF-ME-19: angles are degrees from 0 to 360
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place active group B1 element B1b
    move 24 12 400 straight         refused unread LF-ME-19 "degrees from 0 (north) clockwise to 360"
    move 24 12 -10 straight         refused unread "degrees from 0"
    move 24 12 nan straight         refused unread "degrees from 0"
    move 24 12 180 straight         refused LF-MV-05 "45 degrees"
    move 24 12 360 straight         ok
    is unit B1b at 24 12 facing 0 line acted.

% LF-FO-05: gaps of any size but the right one
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place active group B1 element B1b
    form open 1000               refused LF-FO-05 "0.25 to 1 inch"
    form open -1                    refused LF-FO-05
    form square 0                   refused unread "no choice"

% LF-SC-07: nothing is set up off the table, or across its edge
    place turn 0
    place commander B1 at 24 2
    place unit B1b unplaced
    place unit B1a unplaced
    place pending turn
    place pending place 0
    british: place B1b 100 10 0 line 0      refused LF-SC-07
    british: place B1b -1 10 0 line 0       refused LF-SC-07
    british: place B1b 24 0.5 0 line 0      refused LF-SC-07
    british: place B1b 1000 -1000 0 line 0    refused LF-SC-07
    british: place B1b 24 10 0 line 1000 refused LF-FO-05
    british: place B1 24 10 0 line 0        refused LF-SC-09
    british: place A1b 24 10 0 line 0       refused LF-SC-09
    british: place NOBODY 24 10 0 line 0    refused unread "no unit"

% LF-SC-12: nor an objective
    place phase setup
    objective 1000 24            refused LF-SC-12 "on the table"
    objective -24 24                refused LF-SC-12

% LF-ME-13: elements never overlap, by whatever order
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place unit B1c at 24 12.6 facing 0 line
    place active group B1 element B1b
    move 25.574803 10 0 right-first ok
    again
    move 24 10 45 straight          refused LF-ME-13

% LF-CM-53, LF-CM-54: a group without a commander is ordered by nobody, and regroups
    place unit B1b at 24 10 facing 0 line
    place unit B1c at 34 10 facing 0 line
    place commander B1 lost
    place commander BFC at 60 10
    place active group B1
    activate B1b gc                 refused LF-OR-04 "no group commander"
    together gc                     refused LF-GO-01
    answer regroup B1b
