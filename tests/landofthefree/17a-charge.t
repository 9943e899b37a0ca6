# Land of the Free, chapter 17: charges, from the order to contact. The wall runs from 28 to 44 at 30, the house from 58 4 to 64 10.
battle lof-drill

% LF-ML-01, LF-ML-13: infantry goes three inches, and after the pause three more
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 14 facing 180 line
    place active group B1 element B1b
    charge A1b
    event charges B1b A1b 30 11
    is active group B1 element B1b by B1 m 2 c 3 charging.
    asks american reaction
    hold
    event charge-home B1b A1b 30 14
    event contact B1b A1b

% LF-ML-01, LF-ML-13: cavalry goes six and six
    place commander B2 at 30 4
    place unit B2b at 30 8 facing 0 line
    place unit A1b at 30 20 facing 180 line
    place active group B2 element B2b
    charge A1b
    event charges B2b A1b 30 14
    hold
    event charge-home B2b A1b 30 20
    event contact B2b A1b

% LF-ML-02: guns never charge
    place commander B3 at 30 4
    place unit B3a at 30 8 facing 0 open 1
    place unit A1b at 30 12 facing 180 line
    place active group B3 element B3a
    charge A1b              refused LF-MV-38
    no answer charge A1b

% LF-ML-02: nor does a column
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 column
    place unit A1b at 30 12 facing 180 line
    place active group B1 element B1b
    charge A1b              refused LF-FO-13

% LF-ML-02, LF-BU-08: nor does one in a building
    place commander B1 at 61 12
    place unit B1c at 61 7 facing 0 inside 6
    place unit A1c at 54 7 facing 90 line
    place active group B1 element B1c
    charge A1c              refused LF-BU-08

% LF-ML-02: an open order can charge
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 open 1
    place unit A1b at 30 12 facing 180 line
    place active group B1 element B1b
    charge A1b              ok

% LF-ML-03: one outside the arc cannot be charged
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 180 line
    place unit A1b at 30 12 facing 180 line
    place active group B1 element B1b
    charge A1b              refused LF-ML-03
    no answer charge A1b

% LF-AT-20: nor one too far for moves that the wood makes shorter
    place commander B1 at 10 23
    place unit B1c at 10 27.9 facing 0 open 1
    place unit A1c at 10 32.4 facing 180 line       # deep in the wood
    place active group B1 element B1c
    charge A1c              refused LF-AT-20
    no answer charge A1c

% LF-ML-04: six inches are the most for infantry, twelve for cavalry
    place commander B1 at 30 4
    place commander B2 at 50 4
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 14.01 facing 180 line
    place active group B1 element B1b
    charge A1b              refused LF-ML-04 "6 inches"
    no answer charge A1b

% LF-ML-04: cavalry, too
    place commander B2 at 30 4
    place unit B2b at 30 8 facing 0 line
    place unit A1b at 30 20.01 facing 180 line
    place active group B2 element B2b
    charge A1b              refused LF-ML-04 "12 inches"

% LF-ML-04: dismounted it is infantry
    place commander B2 at 30 4
    place unit B2b at 30 8 facing 0 line on-foot
    place unit A1b at 30 14.5 facing 180 line
    place active group B2 element B2b
    charge A1b              refused LF-ML-04 "6 inches"

% LF-ML-05: a picket charges small battalions, and none larger
    place commander B1 at 30 4
    place unit B1d at 30 8 facing 0 open 1
    place unit A1b at 30 12 facing 180 line
    place active group B1 element B1d
    charge A1b              refused LF-ML-05 "too large"
    no answer charge A1b

% LF-ML-05: a small one is not too large for it
    place commander B1 at 30 4
    place unit B1d at 30 8 facing 0 open 1
    place unit A1c at 30 12 facing 180 line
    place active group B1 element B1d
    charge A1c              ok

% LF-ML-05: a small one charges anything but large
    place commander B1 at 30 4
    place unit B1c at 30 8 facing 0 line
    place unit A1a at 30 12 facing 180 line
    place active group B1 element B1c
    charge A1a              refused LF-ML-05

% LF-ML-06: friends bar the way
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit B1d at 33 10 facing 0 open 1
    place unit A1b at 30 13 facing 180 line
    place active group B1 element B1b
    charge A1b              refused LF-ML-06 "not clear"

% LF-ML-06, LF-LO-18: so does a wall that the target does not line
    place commander B1 at 36 22
    place unit B1b at 36 28 facing 0 line
    place unit A1b at 36 32 facing 180 line
    place active group B1 element B1b
    charge A1b              refused LF-ML-06

% LF-ML-07: the one in the Threat Zone before the one in the arc
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 13.9 facing 0 line
    place unit A1c at 36.6 10.5 facing 0 line       # nearer, but beside the zone
    place active group B1 element B1b
    charge A1c              refused LF-ML-07 "A1b"
    charge A1b              ok

% LF-ML-07: of two in the zone the nearer
    place commander B1 at 30 4
    place unit B1a at 30 8 facing 0 line
    place unit A1d at 27 12 facing 0 open 1
    place unit A1c at 33 13.5 facing 0 line
    place active group B1 element B1a
    charge A1c              refused LF-ML-07 "A1d"
    charge A1d              ok

% LF-ML-08: one that cannot be charged shields nobody
    place commander B1 at 30 4
    place unit B1c at 30 8 facing 0 line
    place unit A1a at 36.5 11.5 facing 180 line
    place unit A1c at 28 13 facing 180 line
    place active group B1 element B1c
    charge A1a              refused LF-ML-05
    charge A1c              ok

% LF-ML-08: with the switch it does
    battle lof-drill charge_closest_only=on
    place commander B1 at 30 4
    place unit B1c at 30 8 facing 0 line
    place unit A1a at 36.5 11.5 facing 180 line
    place unit A1c at 28 13 facing 180 line
    place active group B1 element B1c
    charge A1c              refused LF-ML-08
    no answer charge A1c

% LF-ML-09: a Shaken element is tested first
    battle lof-drill charge_closest_only=off
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line level shaken
    place unit A1b at 30 12 facing 180 line
    place active group B1 element B1b
    charge A1b
    asks dice 2d6 test to charge
    roll 4 3
    event test-passed B1b 7 7
    event charges B1b A1b 30 11

% LF-ML-11: failing costs a marker and no Maneuver Order, and it may try again
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line level shaken
    place unit A1b at 30 12 facing 180 line
    place active group B1 element B1b
    charge A1b
    roll 3 3
    event test-failed B1b 6 7
    event balked B1b
    no event charges
    is active group B1 element B1b by B1 m 3 c 2.
    is unit B1b at 30 8 facing 0 line level shaken disorder 1 acted.
    answer charge A1b
    charge A1b
    roll 6 6
    event charges B1b A1b 30 11

% LF-ML-10: an Exhausted element charges only into a flank
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line level exhausted
    place unit A1b at 30 13 facing 0 line
    place active group B1 element B1b
    charge A1b
    asks dice 2d6 test to charge
    roll 6 6
    event charges B1b A1b

% LF-ML-10: not into a front
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line level exhausted
    place unit A1c at 30 13 facing 180 column       # which has no Threat Zone to forbid it
    place active group B1 element B1b
    charge A1c              refused LF-ML-10
    no answer charge A1c

% LF-DM-05: nor into the Threat Zone of a third enemy
    place commander B1 at 30 4
    place unit B1c at 30 8 facing 0 line level exhausted
    place unit A1c at 30 13.5 facing 0 line
    place unit A1b at 30 22.5 facing 180 line       # its zone ends at 10.5, beyond the start
    place active group B1 element B1c
    charge A1c              refused LF-DM-05 "A1b"

% LF-ML-12: it wheels no further than brings part of the target's leader into its leader's strip
    place commander B1 at 30 4
    place unit B1c at 30 8 facing 0 line
    place unit A1c at 33 12 facing 180 line
    place active group B1 element B1c
    charge A1c
    event wheels B1c 13.656          # the far corner of the leader of A1c on the edge of its own leader's strip: the near one would take 16.8
    event charges B1c A1c

% LF-ML-12: none is needed where it is there already
    place commander B1 at 30 4
    place unit B1c at 30 8 facing 0 line
    place unit A1c at 31.5 12 facing 180 line
    place active group B1 element B1c
    charge A1c
    no event wheels
    event charges B1c A1c 30 11

% LF-ML-13: it stops an inch short of an enemy that it would touch
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 10.5 facing 180 line
    place active group B1 element B1b
    charge A1b
    event charges B1b A1b 30 9.5

% LF-ML-13: and only then: half an inch away is well
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 11.5 facing 180 line
    place active group B1 element B1b
    charge A1b
    event charges B1b A1b 30 11

% LF-ML-13: one already within an inch stays
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 8.8 facing 180 line
    place active group B1 element B1b
    charge A1b
    event charges B1b A1b 30 8

% LF-ML-14, LF-ML-15: the target reacts first, then others; then comes the second move
    place commander B2 at 30 4
    place unit B2b at 30 8 facing 0 line
    place unit A1b at 30 20 facing 180 line
    place unit A1c at 40 14 facing 270 line stored c
    place active group B2 element B2b
    charge A1b              # the cavalry ends its first move in the zone of the other
    asks american reaction
    hold
    asks american react
    snap A1c shot
    dice 2 2 2 2 2
    event fires A1c B2b
    event contact B2b A1b

% LF-ML-16: a charger that is Shaken in the pause is tested at once
    place commander B1 at 30 4
    place unit B1c at 30 8 facing 0 line hits 1
    place unit A1b at 30 14 facing 180 line
    place active group B1 element B1c
    charge A1b
    dice 6 2 2 2 2 2 2 5 5 1 1
    closing shot
    event level B1c shaken
    event test-failed B1c 2 7
    event balked B1c
    no event contact
    is active group B1 element B1c by B1 m 2 c 2.

% LF-ML-16: passing, it goes home
    place commander B1 at 30 4
    place unit B1c at 30 8 facing 0 line hits 1
    place unit A1b at 30 14 facing 180 line
    place active group B1 element B1c
    charge A1b
    dice 6 2 2 2 2 2 2 5 5 5 5
    closing shot
    event level B1c shaken
    event contact B1c A1b

% LF-ML-16: before anybody else reacts
    place commander B1 at 30 4
    place unit B1c at 30 8 facing 0 line hits 1
    place unit A1b at 30 14 facing 180 line
    place unit A1d at 36 11 facing 270 open 1 stored c
    place active group B1 element B1c
    charge A1b
    dice 6 2 2 2 2 2 2 5 5
    closing shot
    asks dice 2d6 test to charge
    dice 6 6
    asks american react

% LF-ML-16: Exhausted, it must be in the target's flank, or it stops
    place commander B1 at 30 4
    place unit B1c at 30 8 facing 0 line level shaken hits 1
    place unit A1b at 30 14 facing 180 line
    place active group B1 element B1c
    charge A1b
    dice 6 6
    dice 6 2 2 2 2 2 2 6 6
    closing shot
    event level B1c exhausted
    event disordered B1c it failed its test 1
    event balked B1c
    no event contact

% LF-ML-17: a charger that withdraws in the pause is finished
    place commander B1 at 30 4
    place unit B1c at 30 14 facing 0 line hits 1
    place unit A1b at 30 20 facing 180 line
    place active group B1 element B1c
    charge A1b
    dice 6 2 2 2 2 2 2 1 1 1
    closing shot
    event test-failed B1c
    event retired B1c
    no event contact

% LF-ML-18: the second move goes on beyond the allowance until contact
    place commander B1 at 30 4
    place unit B1d at 30 8 facing 0 open 1
    place unit A1c at 30 13.9 facing 135 line       # a corner is in reach, its leader a little further
    place active group B1 element B1d
    charge A1c
    event charges B1d A1c
    hold
    event contact B1d A1c

% LF-ML-18, LF-ML-33: a charger that would miss a target which has reformed wheels to it, and does not run on to whoever stands far behind
    place commander B1 at 30 4
    place unit B1d at 30 8 facing 0 open 1
    place unit A1c at 33 10 facing 220 line
    place unit A2c at 39 25 facing 220 open 1
    place active group B1 element B1d
    charge A1c
    reform
    roll 6 6
    as column 30 0
    event wheels B1d
    event contact B1d A1c
    no event contact B1d A2c

% LF-ML-19: the first enemy it touches is in the melee, the target or not
    place commander B1 at 30 4
    place unit B1a at 30 8 facing 0 line
    place unit A1b at 30 12 facing 180 line
    place unit A1d at 24.9 11.5 facing 90 open 1
    place active group B1 element B1a
    charge A1b
    event charges B1a A1b 30 9.712598               # an inch before the picket
    hold
    event contact B1a A1d
    no event contact B1a A1b

% LF-ML-20: nobody is aligned
    place commander B1 at 30 4
    place unit B1c at 30 8 facing 0 line
    place unit A1c at 30 12 facing 135 line
    place active group B1 element B1c
    charge A1c
    hold
    event contact B1c A1c
    is unit A1c at 30 12 facing 135 line.
    is unit B1c at 30 10.329921 facing 0 line acted.

% LF-ML-21: with a Combat Order left it must fight
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 12 facing 180 line
    place active group B1 element B1b m 1 c 1
    charge A1b
    hold
    event melee B1b A1b
    asks dice 10d6 melee

% LF-ML-22, LF-ML-23: without one it takes a marker, and they are locked
    place commander B1 at 30 4 points 1
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 12 facing 180 line
    place active group B1 element B1b m 1 c 0
    charge A1b
    hold
    event disordered B1b * * * * * * * * 1
    no event melee
    is lock B1b A1b.
    answer force c
    end

% LF-ML-22: that marker counts in a Forced Order
    place commander B1 at 30 4 rating skilled points 1
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 12 facing 180 line
    place active group B1 element B1b m 1 c 0
    charge A1b
    hold
    force c
    dice 4 4
    event modifier disordered -1

% LF-ML-24: a whole charge, step by step
    place commander B1 at 30 6
    place unit B1b at 30 10 facing 0 line level shaken
    place unit A1b at 30 16 facing 180 line
    place unit A1c at 38 13 facing 270 line stored m c
    place active group B1 element B1b by B1 m 3 c 2
    charge A1b
    asks dice 2d6 test to charge
    roll 6 6
    event charges B1b A1b 30 13
    asks american reaction
    closing shot
    asks dice 7d6 volley
    roll 2 2 2 2 2 2 2
    asks american react
    snap A1c shot
    asks dice 5d6 volley                # into its flank
    roll 2 2 2 2 2
    event charge-home B1b A1b 30 16
    event contact B1b A1b
    asks dice 10d6 melee
    roll 5 5 5 5 1 1 1 1 1 1
    asks dice 8d6 melee
    roll 5 1 1 1 1 1 1 1
    event won B1b A1b 3                 # four hits and the sphere against one hit and Fit against Shaken
    event retired A1b 30 26.181102      # the loser moves first
    event hits A1b 4 4
    no event hits B1b
    asks dice 2d6 Discipline Test after a lost melee
    roll 6 6
    event level A1b Shaken
    event hits B1b 1 1                  # then the winner pays
    asks american react                 # then others react to the melee
    answers pass, counter A1c
    no event free-maneuver
    pass
    event free-maneuver B1b
    asks british orders
    is active group B1 element B1b by B1 m 3 c 1 won.

% LF-ML-24, LF-ML-97: a winner that a Counter-charge reaches in that window has no free Maneuver Order
    place commander B1 at 30 6
    place unit B1b at 30 10 facing 0 line
    place unit A1b at 30 12 facing 180 line
    place unit A1c at 38 10 facing 270 line stored m
    place active group B1 element B1b by B1 m 1 c 3
    charge A1b
    hold
    pass
    roll 5 5 5 1 1 1 1 1 1 1
    roll 1 1 1 1 1 1 1 1
    event won B1b A1b
    roll 6 6
    counter A1c
    hold
    event contact A1c B1b
    no event free-maneuver
    event melee B1b A1c
    is active group B1 element B1b by B1 m 0 c 1 won.

% LF-ML-24, LF-SO-08: no window opens between contact and melee; one opens after it
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 12 facing 180 line
    place unit A1d at 40 11 facing 270 open 1 stored c
    place active group B1 element B1b m 1 c 0
    charge A1b
    hold
    asks american react
    pass
    event disordered B1b
    no event reacts
    event finished B1b

% LF-ML-55, LF-ML-56: A withdraws out of reach and B must be charged, without reaction and without a test
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1c at 30 12 facing 180 line
    place unit A1d at 34 13 facing 0 open 1
    place active group B1 element B1b
    charge A1c
    withdraw
    dice 6
    moves 3
    event escaped A1c
    event contact B1b A1d

% LF-ML-55: of several the owner chooses
    place commander B1 at 30 4
    place unit B1c at 30 8 facing 0 line
    place unit A1c at 30 12 facing 180 line
    place unit A1d at 33.4 13.4 facing 0 open 1
    place unit A2d at 26.6 14.4 facing 0 open 1
    place active group B1 element B1c
    charge A1c
    withdraw
    dice 6
    moves 3
    asks british fresh
    answers charge A1d, charge A2d
    charge A1c              refused LF-ML-55
    charge A2d
    event contact B1c A2d

% LF-ML-57: with nobody in reach it stops and keeps its orders
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1c at 30 12 facing 180 line
    place active group B1 element B1b
    charge A1c
    withdraw
    dice 6
    moves 3
    event charge-stops B1b
    is active group B1 element B1b by B1 m 2 c 3.

% LF-ML-107: one in melee can be charged, and has no reaction
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit B2d at 33 13.2 facing 180 open 1
    place unit A1b at 30 12 facing 180 line
    place lock B2d A1b
    place active group B1 element B1b
    fire A1b shot           refused LF-SH-10
    charge A1b
    event contact B1b A1b
    no event reacts

% LF-ML-26: it has none
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit B2d at 33 13.2 facing 180 open 1
    place unit A1b at 30 12 facing 180 line
    place lock B2d A1b
    place active group B1 element B1b
    charge A1b
    asks dice

% LF-LO-15, LF-LO-16, LF-LO-17: a charge at one lined up goes to the wall in its first move, and the pause is held there
    place commander B1 at 36 22
    place unit B1b at 36 27.5 facing 0 line
    place unit A1c at 36 30 facing 180 line lined-up 4
    place active group B1 element B1b
    charge A1c
    event charges B1b A1c 36 30
    asks american reaction
    hold
    event contact B1b A1c

% LF-LO-17: there is no halt an inch short, and the second move is made if it needs one
    place commander B1 at 36 22
    place unit B1b at 36 25 facing 0 line
    place unit A1c at 36 30 facing 180 line lined-up 4
    place active group B1 element B1b
    charge A1c
    event charges B1b A1c 36 28
    hold
    event charge-home B1b A1c 36 30
    event contact B1b A1c

% LF-BU-19: only men on foot charge a building; touching the outline is contact
    place commander B1 at 52 4
    place unit B1c at 54 7 facing 90 line
    place unit A1c at 61 7 facing 0 inside 6
    place active group B1 element B1c
    charge A1c
    event charges B1c A1c 57 7
    hold
    event charge-home B1c A1c 58 7
    event contact B1c A1c

% LF-BU-19: horse cannot
    place commander B2 at 52 4
    place unit B2c at 54 7 facing 90 line
    place unit A1c at 61 7 facing 0 inside 6
    place active group B2 element B2c
    charge A1c              refused LF-BU-19

% LF-AT-20: slowing ground on the way reduces both moves and the distance
    place commander B1 at 10 22
    place unit B1c at 10 26 facing 0 line           # the wood begins at 28
    place unit A1c at 10 29.5 facing 180 line
    place active group B1 element B1c
    charge A1c              refused LF-AT-20

% LF-AT-20: in battle line it goes an inch and a half, twice
    place commander B1 at 10 22
    place unit B1c at 10 26.8 facing 0 line
    place unit A1c at 10 29.5 facing 180 line
    place active group B1 element B1c
    charge A1c
    event charges B1c A1c 10 28.3
    hold
    event contact B1c A1c

% LF-FF-17: who began in the zone of an enemy cannot charge into its flank
    place commander B1 at 30 4
    place unit B1c at 37 13 facing 270 line
    place unit A1b at 30 12 facing 180 line
    place began A1b
    place active group B1 element B1c
    charge A1b              refused LF-FF-17

% LF-FF-17: neighbours of the target, in whose zones it began as well, do not bar it
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 12 facing 180 line
    place unit A1c at 22 15 facing 225 line
    place began A1b A1c
    place active group B1 element B1b
    charge A1b
    event charges B1b A1b

% LF-ML-01: without a Maneuver Order nobody charges
    battle lof-drill
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 13 facing 180 line
    place active group B1 element B1b by B1 m 0 c 3
    charge A1b              refused LF-ML-01
    no answer charge A1b

% LF-DM-06: an Exhausted element in a Threat Zone charges nobody
    battle lof-drill
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line level exhausted
    place unit A1b at 30 13 facing 0 line
    place unit A1c at 40 8 facing 270 line
    place active group B1 element B1b
    charge A1b          refused LF-DM-06
