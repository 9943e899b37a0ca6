# Land of the Free, chapter 3: formations and leaders. Where stands are shows in what they meet.
battle lof-drill

% LF-FO-01: infantry and cavalry take battle line, open order or column
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place active group B1 element B1b
    answer form open 1
    answer form column 0
    no answer form line 0
    form column 0
    event formed B1b column
    form open 0.5
    form line 0
    is unit B1b at 24 10 facing 0 line acted.

% LF-FO-02: artillery is unlimbered or limbered and has no battle line
    place commander B3 at 24 6
    place unit B3a at 24 10 facing 0 open 1
    place active group B3 element B3a
    form line 0             refused LF-FO-02 "battle line"
    form column 0           ok
    event formed B3a column

% LF-FO-12: one stand forms no battle line
    place commander B1 at 24 6
    place unit B1d at 24 10 facing 0 open 1
    place active group B1 element B1d
    form line 0             refused LF-FO-12
    form column 0           ok

% LF-FO-12: setting up, too, one stand is in open order or column
    place turn 0
    place commander B1 at 24 2
    place unit B1d unplaced
    place unit B1a unplaced
    place pending turn
    place pending place 0
    british: place B1d 24 10 0 line 0       refused LF-FO-12
    british: place B1d 24 10 0 column 0     ok

% LF-FO-05: the gap of an open order is a quarter of an inch to one inch
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place active group B1 element B1b
    form open 0.24          refused LF-FO-05 "0.25 to 1"
    form open 1.01          refused LF-FO-05
    form open 0             refused LF-FO-05
    form column 0.5         refused LF-FO-05 "Only an open order"
    form open 0.25          ok
    form open 0.25          refused LF-MV-22
    form open 1             ok

% LF-FO-05: at set-up the same limits hold
    place turn 0
    place commander B1 at 24 2
    place unit B1b unplaced
    place unit B1a unplaced
    place pending turn
    place pending place 0
    british: place B1b 24 10 0 open 0.24    refused LF-FO-05
    british: place B1b 24 10 0 line 0.25    refused LF-FO-05
    british: place B1b 24 10 0 open 0.25    ok

% LF-FO-03: stands of a battle line touch side by side: five of them are 7.874 inches
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 column
    place unit B1c at 30.3 10 facing 0 line
    place active group B1 element B1b
    form line 0
    no event disordered

% LF-FO-03: a tenth of an inch nearer they would lie on their neighbour
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 column
    place unit B1c at 30.2 10 facing 0 line
    place active group B1 element B1b
    form line 0; yes
    event disordered B1c
    event disordered B1b

% LF-FO-04: an open order has equal gaps: five stands with four of one inch are 11.874 inches
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 column
    place unit B1c at 32.3 10 facing 0 line
    place active group B1 element B1b
    form open 1
    no event disordered

% LF-FO-04: a tenth of an inch nearer they would lie on their neighbour
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 column
    place unit B1c at 32.2 10 facing 0 line
    place active group B1 element B1b
    form open 1; yes
    event disordered B1c

% LF-FO-06: a column is one stand wide, one behind another
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit B1c at 27.2 8.7 facing 0 line         # beside it, and not behind
    place unit B1d at 22.4 8 facing 0 open 1
    place active group B1 element B1b
    form column 0
    no event disordered

% LF-FO-10: the leader of five is the third of a column: two stands, 2.362 inches, go ahead of it
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place unit A1b at 24 12.4 facing 180 line
    place active group B1 element B1b
    form column 0           ok

% LF-FO-10: and not one more
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place unit A1b at 24 12.35 facing 180 line
    place active group B1 element B1b
    form column 0           refused LF-ME-10

% LF-FO-10: the leader of seven is the fourth, so three stands, 3.543 inches, go ahead of it
    place commander B1 at 24 6
    place unit B1a at 24 10 facing 0 line
    place unit A1b at 24 13.58 facing 180 line
    place active group B1 element B1a
    form column 0           ok

% LF-FO-10: and not fewer
    place commander B1 at 24 6
    place unit B1a at 24 10 facing 0 line
    place unit A1b at 24 13.5 facing 180 line
    place active group B1 element B1a
    form column 0           refused LF-ME-10

% LF-FO-10: the leader of three is the second
    place commander B1 at 24 6
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 24 11.22 facing 180 line
    place active group B1 element B1c
    form column 0           ok

% LF-FO-10: one stand goes ahead of the second of three
    place commander B1 at 24 6
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 24 11.15 facing 180 line
    place active group B1 element B1c
    form column 0           refused LF-ME-10

% LF-FO-10: of two stands the second is the leader in a column, too
    battle lof-drill-compact
    place commander B1 at 24 6
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 24 11.15 facing 180 line
    place active group B1 element B1c
    form column 0           refused LF-ME-10

% LF-FO-11: the only stand of a tiny element is its leader: nothing goes ahead of it
    place commander B1 at 24 6
    place unit B1d at 24 10 facing 0 open 1
    place unit A1b at 24 10.1 facing 180 line
    place active group B1 element B1d
    form column 0           ok

% LF-FO-07: unlimbered guns stand like an open order
    place commander B3 at 24 6
    place unit B3a at 24 10 facing 0 column
    place unit B3d at 33.9 10 facing 0 line
    place active group B3 element B3a
    form open 1             # five guns and four inches: half of it is 5.937
    no event disordered
    again
    form open 0.24          refused LF-FO-05

% LF-FO-08: limbered guns stand like a column: of five the third is the leader, two guns of 40 mm ahead of it
    place commander B3 at 24 6
    place unit B3a at 24 10 facing 0 open 1
    place unit A1b at 24 13.19 facing 180 line
    place active group B3 element B3a
    form column 0           ok

% LF-FO-08: and not one more
    place commander B3 at 24 6
    place unit B3a at 24 10 facing 0 open 1
    place unit A1b at 24 13.1 facing 180 line
    place active group B3 element B3a
    form column 0           refused LF-ME-10

% LF-FO-14: an element is where the middle of its leader's front is, in a column behind the first stands
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place active group B1 element B1b
    form column 0
    is unit B1b at 24 10 facing 0 column acted.

% LF-FO-13: an element in column can neither fire nor charge
    battle lof-drill
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 column
    place unit A1b at 24 16 facing 180 line
    place active group B1 element B1b
    fire A1b shot               refused LF-FO-13 "in column"
    charge A1b                  refused LF-FO-13 "in column"
    no answer fire A1b shot
    no answer charge A1b

% LF-FO-13: nor can limbered guns fire
    place commander B3 at 24 6
    place unit B3a at 24 10 facing 0 column
    place unit A1b at 24 30 facing 180 line
    place active group B3 element B3a
    fire A1b solid              refused LF-FO-13
    no answer fire A1b solid

% LF-FO-13: nor does a column counter-charge, or fire at who charges it
    place commander B1 at 24 6
    place commander A1 at 24 30
    place unit B1b at 24 10 facing 0 line
    place unit A1b at 24 17 facing 180 column stored m c
    place active group B1 element B1b
    charge A1b
    asks american reaction
    answers hold, reform, withdraw

% LF-FO-15: a line bends only along an obstacle: forming on open ground it is straight
    battle lof-walls
    place commander B1 at 40 10
    place unit B1b at 40 16 facing 0 column
    place active group B1 element B1b
    form line 0
    is unit B1b at 40 16 facing 0 line acted.

% LF-FO-16: commanders have a place and neither formation nor facing
    battle lof-drill
    place turn 0
    place commander B1 unplaced
    place unit B1b unplaced
    place pending turn
    place pending post B1
    british: place B1 24 6 0 line 0         refused unasked
    post B1 24 6 90                         refused unread
    post B1 24 6
    is commander B1 at 24 6 rating competent.

% LF-FO-04: who stands so is as wide: five stands and four inches, and half of three stands beside it
    battle lof-drill
    place turn 0
    place commander B1 at 24 2
    place unit B1b at 24 10 facing 0 open 1
    place unit B1c unplaced
    place unit B1a unplaced
    place pending turn
    place pending place 0
    british: place B1c 32.29 10 0 line 0    refused LF-ME-13
    british: place B1c 32.31 10 0 line 0    ok

% LF-FO-03, LF-FO-10: stands of a line lie 1.575 inches apart, the middle one of five is the leader
    battle lof-drill
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place active group B1 element B1b
    stand B1b leader at 24 10
    stand B1b 3 at 24 10
    stand B1b 1 at 20.85 10
    stand B1b 2 at 22.43 10
    stand B1b 5 at 27.15 10
    form open 1
    stand B1b leader at 24 10
    stand B1b 1 at 18.85 10             # an inch more to each
    stand B1b 5 at 29.15 10
    again
    form column 0
    stand B1b leader at 24 10
    stand B1b 1 at 24 12.36             # two stands of 1.181 go ahead of it
    stand B1b 5 at 24 7.64
