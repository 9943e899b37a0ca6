# Land of the Free, chapter 2: stands. Their sizes show in what finds room beside what.
# A stand is 40 mm wide, 1.5748 inches; 30 mm are 1.1811 inches and 60 mm 2.3622.
battle lof-drill

% LF-ST-01, LF-ST-06: a small battalion is three stands wide, a medium one five, and they are 30 mm deep
    place turn 0
    place commander B1 at 24 2
    place unit B1c at 24 10 facing 0 line
    place unit B1b unplaced
    place unit B1a unplaced
    place pending turn
    place pending place 0
    british: place B1b 30.29 10 0 line 0     refused LF-ME-13 "would stand on B1c"
    british: place B1b 24 8.83 0 line 0      refused LF-ME-13
    british: place B1b 24 8.81 0 line 0      ok
    again
    british: place B1b 30.31 10 0 line 0     ok

% LF-ST-06: a large battalion is seven stands wide
    place turn 0
    place commander B1 at 24 2
    place unit B1c at 24 10 facing 0 line
    place unit B1a unplaced
    place unit B1b unplaced
    place pending turn
    place pending place 0
    british: place B1a 31.86 10 0 line 0     refused LF-ME-13
    british: place B1a 31.88 10 0 line 0     ok

% LF-ST-06: a tiny element is one stand
    place turn 0
    place commander B1 at 24 2
    place unit B1c at 24 10 facing 0 line
    place unit B1d unplaced
    place unit B1a unplaced
    place pending turn
    place pending place 0
    british: place B1d 27.14 10 0 open 1     refused LF-ME-13
    british: place B1d 27.16 10 0 open 1     ok

% LF-ST-02: mounted cavalry is 60 mm deep
    place turn 0
    place commander B2 at 24 2
    place unit B2c at 24 10 facing 0 line
    place unit B2b unplaced
    place unit B2a unplaced
    place pending turn
    place pending place 1
    british: place B2b 24 7.65 0 line 0      refused LF-ME-13
    british: place B2b 24 7.63 0 line 0      ok

% LF-ST-01: dismounted cavalry is 30 mm deep
    place turn 0
    place commander B2 at 24 2
    place unit B2c at 24 10 facing 0 line on-foot
    place unit B2b unplaced
    place unit B2a unplaced
    place pending turn
    place pending place 1
    british: place B2b 24 8.83 0 line 0      refused LF-ME-13
    british: place B2b 24 8.81 0 line 0      ok

% LF-ST-03, LF-ST-06: a gun is 40 mm wide and deep; small, medium and large batteries have one, three and five
    place turn 0
    place commander B3 at 24 2
    place unit B3c at 24 10 facing 0 open 1
    place unit B3a unplaced
    place unit B3b unplaced
    place pending turn
    place pending place 2
    british: place B3b 24 8.43 0 open 0.25   refused LF-ME-13
    british: place B3b 24 8.42 0 open 0.25   ok
    british: place B3a 29.22 10 0 open 0.25  refused LF-ME-13    # half of five guns and four gaps, and half a gun
    british: place B3a 29.24 10 0 open 0.25  ok

% LF-ST-06: a battery of three guns
    place turn 0
    place commander B3 at 24 2
    place unit B3c at 24 10 facing 0 open 1
    place unit B3a unplaced
    place unit B3b unplaced
    place pending turn
    place pending place 2
    british: place B3b 27.39 10 0 open 0.25  refused LF-ME-13
    british: place B3b 27.4 10 0 open 0.25   ok

% LF-ST-04: a group commander is a disc of 40 mm, a force commander one of 50 mm
    place commander B1 at 40 4
    place commander BFC at 44 4
    place unit B1b at 40 10 facing 0 line
    place pending turn-ends
    place pending ride BFC
    place pending ride B1
    post B1 40 8.06         refused LF-CM-68 "stand on B1b"
    post B1 40 8.04         ok
    post BFC 42 7.87        refused LF-CM-68
    post BFC 42 7.84        ok

% LF-ST-05: both sides have stands of one size
    place turn 0
    place edges american south british north
    place commander A1 at 24 2
    place unit A1c at 24 10 facing 0 line
    place unit A1b unplaced
    place unit A1a unplaced
    place pending turn
    place pending place 3
    american: place A1b 30.29 10 0 line 0     refused LF-ME-13
    american: place A1b 30.31 10 0 line 0     ok

% LF-ST-09: hits take no stand away
    place turn 0
    place commander B1 at 24 2
    place unit B1c at 24 10 facing 0 line hits 1 level shaken
    place unit B1b unplaced
    place unit B1a unplaced
    place pending turn
    place pending place 0
    british: place B1b 30.29 10 0 line 0     refused LF-ME-13

% LF-ST-10: every place is a whole step of 1/1270 inch
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place active group B1 element B1b
    move 24 11.0003 0 straight
    event moved B1b 24 11 0
    move 24 11.0007 0 straight
    event moved B1b 24 11.000787 0

% LF-ST-07, LF-FO-09: with the compact preset a small element has two stands, the left one the leader; a medium has three
    battle lof-drill-compact
    place turn 0
    place commander B1 at 24 2
    place unit B1c at 24 10 facing 0 line
    place unit B1b unplaced
    place unit B1a unplaced
    place unit B1d unplaced
    place pending turn
    place pending place 0
    british: place B1b 28.71 10 0 line 0     refused LF-ME-13
    british: place B1b 28.73 10 0 line 0     ok
    british: place B1d 31.86 10 0 open 1     refused LF-ME-13    # the medium one has one and a half stands to either side
    british: place B1d 31.89 10 0 open 1     ok
    british: place B1a 19.29 10 0 line 0     refused LF-ME-13    # five stands: two and a half, and half a stand
    british: place B1a 19.27 10 0 line 0     ok

% LF-ST-07: a tiny element has one stand in either preset, and guns are as many as ever
    battle lof-drill-compact
    place turn 0
    place commander B3 at 24 2
    place unit B3c at 24 10 facing 0 open 1
    place unit B3b unplaced
    place unit B3a unplaced
    place pending turn
    place pending place 2
    british: place B3b 27.39 10 0 open 0.25  refused LF-ME-13
    british: place B3b 27.4 10 0 open 0.25   ok

% LF-ST-07: in the compact preset batteries have one, three and five guns as in the other
    battle lof-drill-compact
    place commander B3 at 24 4
    place unit B3a at 24 10 facing 0 open 1
    place unit B3b at 44 10 facing 0 open 1
    place unit B3c at 56 10 facing 0 open 1
    place active group B3 element B3a
    stand B3a 1 at 18.85 10
    stand B3a leader at 24 10
    stand B3a 5 at 29.15 10
    stand B3b 1 at 41.43 10
    stand B3b leader at 44 10
    stand B3b 3 at 46.57 10
    distance B3b B3a 13.27              # no sixth gun, and no fourth
    distance B3c B3b 7.85
