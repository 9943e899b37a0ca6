# Land of the Free, chapter 18: discipline and morale.
battle lof-drill

% LF-DM-01, LF-DM-26, LF-DM-18: Fit, Discipline 2, three hits: a test with -1 for the excess, then Shaken, and no hits
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A1c at 24 18 facing 180 line
    place active group B1 element B1b
    fire A1c shot
    roll 5 5 5 2 2 2
    event hits A1c 3 3
    roll 3 4
    event modifier hits beyond its Discipline -1
    event test-passed A1c 7 7
    event level A1c Shaken
    is unit A1c at 24 18 facing 180 line level shaken.

% LF-DM-01, LF-DM-26: the next time Exhausted
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A1c at 24 18 facing 180 line level shaken hits 1
    place active group B1 element B1b
    fire A1c shot
    roll 5 2 2 2 2 2
    roll 3 4
    event test-passed A1c 7 7
    is unit A1c at 24 18 facing 180 line level exhausted.

% LF-DM-02: a Shaken element has one Combat Order fewer
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line level shaken
    place active group B1
    activate B1b gc
    event activated B1b B1 3 2

% LF-DM-03: an Exhausted one too, and no more than that
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line level exhausted
    place active group B1
    activate B1b gc
    event activated B1b B1 3 2

% LF-DM-04: the effects hold from the moment the level is reached
    place commander B1 at 24 4
    place unit B1c at 24 14 facing 0 line unloaded
    place unit A1b at 24 21 facing 180 line stored c
    place active group B1 element B1c by B1 m 3 c 3
    reload
    snap A1b shot
    roll 5 5 2 2 2 2
    roll 6 6
    is active group B1 element B1c by B1 m 2 c 2.

% LF-DM-05: an Exhausted element may not end in a Threat Zone in which it did not begin
    place commander B1 at 24 4
    place unit B1c at 24 8 facing 0 line level exhausted
    place unit A1b at 24 21 facing 180 line
    place active group B1 element B1c
    move 24 10 0 straight   refused LF-DM-05 "Threat Zone of A1b"
    move 24 8.9 0 straight  ok

% LF-DM-06: in a Threat Zone it comes nearer to no enemy
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line level exhausted
    place unit A1b at 24 20 facing 180 line
    place active group B1 element B1c
    move 24 10.5 0 straight refused LF-DM-06 "nearer to A1b"
    back 24 9.5 0           ok

% LF-DM-06: to no other either
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line level exhausted
    place unit A1b at 24 20 facing 180 line
    place unit A1c at 24 3 facing 180 column
    place active group B1 element B1c
    back 24 9.5 0           refused LF-DM-06 "nearer to A1c"

% LF-DM-06: turns and formation changes are free of it
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line level exhausted
    place unit A1b at 24 20 facing 180 line
    place active group B1 element B1c
    answer turn about 0
    answer form column 0

% LF-DM-05, LF-DM-06: but none may bring a stand into a zone in which none lay: a column forms no line into it
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 column level exhausted
    place unit A1b at 31.6 20 facing 180 line       # its zone begins at 27.663
    place active group B1 element B1b
    form line 0             refused LF-DM-05 "Threat Zone of A1b"
    no answer form line 0
    turn left 0             ok
    again
    form open 0.25          refused LF-DM-05
    end

% LF-DM-05: one that is not Exhausted may
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 column level shaken
    place unit A1b at 31.6 20 facing 180 line
    place active group B1 element B1b
    form line 0             ok

% LF-DM-05: so may who was in that zone before
    place commander B1 at 24 4
    place unit B1b at 28 10 facing 0 column level exhausted
    place unit A1b at 31.6 20 facing 180 line
    place active group B1 element B1b
    form line 0             ok

% LF-DM-05: nor may an order to fire, by turning to face
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line level exhausted
    place unit A1b at 36 15 facing 180 line
    place unit A1d at 36 7 facing 270 open 1        # behind its right wing, which swings back into its zone
    place active group B1 element B1b
    fire A1b shot           refused LF-DM-05 "Threat Zone of A1d"

% LF-DM-06: a march is measured from where it began, not from leg to leg
    place commander B1 at 24 14
    place unit B1c at 24 22 facing 180 column level exhausted
    place unit A1b at 24 30 facing 180 line
    place active group B1 element B1c
    march
    leg 24 20               ok
    leg 24 22.3             ok
    halt 0                  ok
    again
    march
    leg 24 20
    leg 24 23.9             refused LF-DM-06

% LF-DM-06: and one that is not Exhausted
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line level shaken
    place unit A1b at 24 20 facing 180 line
    place active group B1 element B1c
    move 24 10.5 0 straight ok

% LF-DM-08, LF-DM-29: an Exhausted element that bears its Discipline in hits is Shattered without a test
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A1c at 24 18 facing 180 line level exhausted
    place unit A1b at 44 40 facing 180 line
    place active group B1 element B1b
    fire A1c shot
    roll 5 5 2 2 2 2
    event shattered A1c
    is unit A1c lost at 24 18 facing 180 level shattered.
    asks british orders

% LF-DM-09: the total must equal or exceed the Morale; no roll decides by itself
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A1c at 24 18 facing 180 column level shaken disorder 1
    place group A1 broken
    place active group B1 element B1b
    fire A1c shot
    roll 5 5 2 2 2 2
    roll 6 5
    event test-passed A1c 7 7

% LF-DM-10: a plain test only denies what was tried
    place commander B1 at 24 4 points 1
    place unit B1b at 24 10 facing 0 line
    place unit A1b at 24 18 facing 180 line
    place active group B1 element B1b by B1 m 3 c 3
    volley A1b shot
    roll 1 1
    event test-failed B1b
    no event disordered
    roll 2 2 2 2 2 2        # the volley is fired all the same, and no miss again
    event volley B1b A1b 0

% LF-DM-11: a Disorder Test gives a marker as well
    place commander B1 at 24 4 points 1
    place unit B1b at 24 10 facing 0 line
    place active group B1 element B1b by B1 m 0 c 0
    force m
    roll 1 1
    event test-failed B1b
    event disordered B1b

% LF-DM-12, LF-DM-28: after a Discipline Test the level drops before the withdrawal
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A1c at 24 18 facing 180 line
    place active group B1 element B1b
    fire A1c shot
    roll 5 5 2 2 2 2
    roll 1 1
    event level A1c Shaken
    no event retired
    roll 1
    event retired A1c

% LF-DM-14: in column or limbered: -1
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A3c at 24 18 facing 180 column
    place active group B1 element B1b
    fire A3c shot
    roll 5 5 2 2 2 2
    roll 3 4
    event modifier in column -1
    event test-failed A3c 6 7
    roll 1

% LF-DM-15, LF-DM-16, LF-DM-17, LF-DM-19: level, markers, group: -1 each, once; the line +1
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A1c at 24 18 facing 180 line level shaken disorder 3
    place group A1 broken
    place active group B1 element B1b
    fire A1c shot
    roll 5 5 2 2 2 2
    roll 4 4
    event modifier Shaken or Exhausted -1
    event modifier disordered -1
    event modifier its group is broken -1
    event modifier in battle line 1
    event test-failed A1c 6 7
    roll 1

% LF-DM-18: -1 for each hit above the Discipline
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A1c at 24 18 facing 180 line hits 1
    place active group B1 element B1b
    fire A1c shot
    roll 5 5 5 2 2 2
    roll 4 4
    event modifier hits beyond its Discipline -2
    event test-passed A1c 7 7

% LF-DM-20: a commander with it: +1
    place commander B1 at 24 4
    place commander A1 at 24 20 with A1c
    place unit B1b at 24 10 facing 0 line
    place unit A1c at 24 18 facing 180 line
    place active group B1 element B1b
    fire A1c shot
    roll 5 5 2 2 2 2
    roll 1 1
    roll 3 2
    event modifier a commander is with it 1
    event test-passed A1c 7 7

% LF-DM-21: in cover from the volley: +1
    place commander B1 at 36 20
    place unit B1b at 36 26 facing 0 line
    place unit A1c at 36 34 facing 180 line
    place active group B1 element B1b
    fire A1c shot
    roll 5 5 2 2 2
    roll 3 2
    event modifier in cover 1
    no event modifier in defenses
    event test-passed A1c 7 7

% LF-DM-21: in an obscuring area, in every test
    place commander B1 at 61 28 points 1
    place unit B1b at 61 31 facing 0 line
    place active group B1 element B1b by B1 m 0 c 0
    force m
    roll 3 2
    event modifier in cover 1

% LF-DM-21, LF-DM-22: lined up, against an enemy beyond the wall: +1 for cover, +1 for defenses
    place commander B1 at 36 20
    place unit B1b at 36 24 facing 0 line
    place unit A1c at 36 30 facing 180 line lined-up 4
    place active group B1 element B1b
    fire A1c shot
    roll 5 5 2 2 2
    roll 3 1
    event modifier in cover 1
    event modifier in defenses 1
    event test-passed A1c 7 7

% LF-DM-22: not against one on its own side of the wall
    place commander B1 at 36 44
    place unit B1b at 36 38 facing 180 line
    place unit A1c at 36 30 facing 180 line lined-up 4
    place active group B1 element B1b
    fire A1c shot
    roll 5 5 2 2 2 2 2
    roll 4 4
    event modifier in cover 1
    no event modifier in defenses
    event test-passed A1c

% LF-DM-22: in a test that no enemy caused, to be lined up is enough
    place commander B1 at 36 26 points 1
    place unit B1b at 36 30 facing 0 line lined-up 4
    place active group B1 element B1b by B1 m 0 c 0
    force m
    roll 3 2
    event modifier in defenses 1

% LF-DM-23: a Fit friend in its flank within 6 inches of its leader: +1, once
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A1c at 24 18 facing 180 line
    place unit A1b at 24 24.5 facing 180 line
    place unit A1d at 28 20 facing 180 open 1
    place active group B1 element B1b
    fire A1c shot
    roll 5 5 2 2 2 2
    roll 3 2
    event modifier a Fit friend supports its flank 1
    event test-passed A1c 7 7

% LF-DM-23: not a Shaken one, nor one further off
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A1c at 24 18 facing 180 line
    place unit A1b at 24 25.3 facing 180 line
    place unit A1d at 28 20 facing 180 open 1 level shaken
    place active group B1 element B1b
    fire A1c shot
    roll 5 5 2 2 2 2
    roll 3 2
    no event modifier a Fit friend
    event test-failed A1c 6 7
    roll 1

% LF-DM-24: the dice of a test, then the rerolls
    place commander B1 at 24 4
    place commander A1 at 24 22 points 1
    place unit B1b at 24 10 facing 0 line
    place unit A1c at 24 18 facing 180 line
    place active group B1 element B1b
    fire A1c shot
    roll 5 5 2 2 2 2
    roll 1 5
    reroll A1 1
    roll 2
    event test-passed A1c

% LF-DM-25: hits stay
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A1b at 24 18 facing 180 line hits 1
    place active group B1 element B1b
    fire A1b shot
    roll 5 2 2 2 2 2
    is unit A1b at 24 18 facing 180 line hits 2.

% LF-DM-27: one application of hits never costs more than one level
    place commander B1 at 24 4
    place unit B1a at 24 10 facing 0 line
    place unit A1d at 24 18 facing 180 column
    place unit A1b at 44 40 facing 180 line
    place active group B1 element B1a
    fire A1d shot
    roll 5 5 5 5 5 2 2 2
    roll 6 6
    is unit A1d at 24 18 facing 180 column level shaken.

% LF-DM-31: unlimbered guns roll no test: they drop a level, lose their hits and stay
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A3c at 24 18 facing 180 open 0.25
    place active group B1 element B1b
    fire A3c shot
    roll 5 5 2 2 2
    no event test-roll
    is unit A3c at 24 18 facing 180 open 0.250393 level shaken.

% LF-DM-32, LF-DM-36: in good order it goes square to its edge, and faces as before; a line 3 inches a move
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A1c at 24 18 facing 150 line
    place edges british south american north
    place active group B1 element B1b
    fire A1c shot
    roll 5 5 2 2 2 2
    roll 1 1
    roll 6
    event withdraw-roll A1c 6 3
    event retired A1c 23.704724 28.102362
    event fronts A1c 150

% LF-DM-36: cavalry 6, in column 9
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A2c at 24 18 facing 180 line
    place edges british south american north
    place active group B1 element B1b
    fire A2c shot
    roll 5 5 2 2 2 2
    roll 1 1
    roll 1
    is unit A2c at 24 24 facing 180 line level shaken.

% LF-DM-36, LF-AT-11: slowed
    place commander B1 at 10 20.5
    place unit B1b at 10 21.2 facing 0 line
    place unit A1c at 10 27.9 facing 180 line
    place edges british south american north
    place active group B1 element B1b
    fire A1c shot
    roll 5 5 2 2 2
    roll 1 1
    roll 1
    is unit A1c at 10 29.4 facing 180 line level shaken.

% LF-DM-33, LF-DM-49, LF-DM-52, LF-DM-54: a broken group is tested, one after another; who fails loses a level and goes in rout step
    place turn 2
    place commander A1 at 70 46
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A1b at 24 30 facing 180 line
    place unit A1c at 34 30 facing 180 line level exhausted
    place unit A1d at 44 30 facing 180 open 1 level exhausted
    place unit A1a lost
    place edges british south american north
    place phase groups american
    roll 2
    event group-broken A1
    asks american group-tests
    answers next A1b, next A1c, next A1d
    next A1b
    roll 1 1
    event modifier its group is broken -1
    event level A1b Shaken
    roll 1
    event retired A1b 24 34.181102
    is unit A1b at 24 34.181102 facing 0 line level shaken no-orders routed.
    answers next A1c, next A1d

% LF-DM-53, LF-DM-55: to pass costs nothing; who failed has no orders of its own
    place turn 2
    place commander A1 at 70 46
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A1b at 24 30 facing 180 line
    place unit A1c at 34 30 facing 180 line level exhausted
    place unit A1d at 44 30 facing 180 open 1 level exhausted
    place unit A1a lost
    place edges british south american north
    place phase groups american
    roll 2
    next A1b
    roll 6 6
    is unit A1b at 24 30 facing 180 line.
    next A1c
    roll 1 1
    event shattered A1c
    roll 6 6
    asks american group

% LF-DM-54, LF-DM-55: who fails it has no orders this turn
    place turn 2
    place commander A1 at 24 42 rating skilled
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A1b at 24 30 facing 180 line
    place unit A1c at 34 30 facing 180 line level exhausted
    place unit A1a lost
    place unit A1d lost
    place edges british south american north
    place phase groups american
    roll 1 1
    next A1b
    roll 1 1
    keep-dice
    event level A1b Shaken
    roll 1
    roll 6 6
    keep-dice
    activate A1b gc
    event activated A1b A1 0 0

% LF-DM-55: no orders but forced ones
    place turn 2
    place commander A1 at 24 34
    place unit A1b at 24 30 facing 180 line no-orders
    place unit A1c at 34 30 facing 180 line
    place active group A1
    activate A1b gc         refused LF-DM-55

% LF-DM-49: equal numbers do not break a group
    place turn 2
    place commander A1 at 70 46
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A1a at 50 40 facing 180 line
    place unit A1b at 24 30 facing 180 line
    place unit A1c at 34 30 facing 180 line level exhausted
    place unit A1d lost
    place phase groups american
    roll 2
    no event group-broken
    asks american group

% LF-DM-50: elements in reserve count as sound
    place turn 2
    place commander A1 at 70 46
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A1a reserve
    place unit A1b reserve
    place unit A1c at 34 30 facing 180 line level exhausted
    place unit A1d lost
    place phase groups american
    roll 2
    no event group-broken

% LF-DM-51: a group is broken until its next check
    place turn 2
    place commander A1 at 70 46
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A1b at 24 30 facing 180 line
    place unit A1c at 34 30 facing 180 line
    place group A1 broken
    place phase groups american
    roll 2
    no event group-broken
    not group A1 broken

% LF-DM-56: unlimbered guns of a broken group are tested too; to fail costs a level, but they stay
    place turn 2
    place commander A3 at 70 46
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A3a at 24 36 facing 180 open 0.25
    place unit A3b lost
    place unit A3c lost
    place unit A3d lost
    place edges british south american north
    place phase groups american
    roll 2
    roll 1 1
    event level A3a Shaken
    is unit A3a at 24 36 facing 180 open 0.250393 level shaken no-orders.

% LF-DM-37: who meets an enemy stops in contact, is disordered and locked
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit B1d at 28.9 22 facing 180 open 1
    place unit A1a at 24 18 facing 180 line hits 3
    place edges british south american north
    place active group B1 element B1b
    fire A1a shot
    roll 5 2 2 2 2 2
    roll 1 1
    roll 6
    event disordered A1a
    event locked A1a B1d
    is lock A1a B1d.

% LF-DM-37: two at once are one contact, and one marker
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit B1d at 28.9 22 facing 180 open 1
    place unit B2d at 19.1 22 facing 180 open 1
    place unit A1a at 24 18 facing 180 line hits 3
    place edges british south american north
    place active group B1 element B1b
    fire A1a shot
    roll 5 2 2 2 2 2
    roll 1 1
    roll 6
    event locked A1a B1d
    event locked A1a B2d
    event disordered A1a it ran into the enemy 1
    no event disordered A1a it ran into the enemy 2

% LF-DM-37: who meets one before the edge of the table does not come to the edge
    place commander B1 at 24 30
    place unit B1b at 24 36 facing 0 line
    place unit B1d at 28.9 46.4 facing 180 open 1
    place unit A1a at 24 44 facing 180 line hits 3
    place edges british south american north
    place active group B1 element B1b
    fire A1a shot
    roll 5 2 2 2 2 2
    roll 1 1
    roll 6
    event locked A1a B1d

% LF-DM-38: it passes through friends by accident, and on until it is clear
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A1c at 24 18 facing 180 line
    place unit A1b at 24 21 facing 180 line
    place edges british south american north
    place active group B1 element B1b
    fire A1c shot
    roll 5 5 2 2 2 2
    roll 1 1
    roll 1
    event disordered A1b
    event disordered A1c

% LF-DM-39: at a low obstacle it stops
    place commander B1 at 36 12
    place unit B1b at 36 18 facing 0 line
    place unit A1c at 36 27 facing 180 line
    place edges british south american north
    place active group B1 element B1b
    fire A1c shot
    roll 5 5 2 2 2 2
    roll 1 1
    roll 1
    no event crossed
    is unit A1c at 36 28.818897 facing 180 line level shaken.

% LF-DM-39: its next move crosses it, with a marker
    place commander B1 at 36 12
    place unit B1b at 36 18 facing 0 line
    place unit A1c at 36 27 facing 180 line
    place edges british south american north
    place active group B1 element B1b
    fire A1c shot
    roll 5 5 2 2 2 2
    roll 1 1
    roll 3
    event crossed A1c 4
    event disordered A1c

% LF-DM-39: one move goes for reaching it, however near it is
    place commander B1 at 36 12
    place unit B1b at 36 18 facing 0 line
    place unit A1c at 36 28.7 facing 180 line
    place edges british south american north
    place active group B1 element B1b
    fire A1c shot
    roll 5 5 2 2 2 2
    roll 1 1
    roll 1
    no event crossed
    again
    fire A1c shot
    roll 5 5 2 2 2 2
    roll 1 1
    roll 3
    event crossed A1c 4

% LF-DM-39: a column needs two
    place commander B1 at 36 12
    place unit B1b at 36 18 facing 0 line
    place unit A1c at 36 26 facing 0 column
    place edges british south american north
    place active group B1 element B1b
    fire A1c shot
    roll 5 5 2 2 2 2 2
    roll 1 1
    roll 3
    no event crossed
    again
    fire A1c shot
    roll 5 5 2 2 2 2 2
    roll 1 1
    roll 5
    event crossed A1c 4

% LF-DM-40: at a tall obstacle it stops for good
    place commander B1 at 10 4
    place unit B1b at 10 8 facing 0 line
    place unit A1c at 10 17 facing 180 line
    place edges british south american north
    place active group B1 element B1b
    fire A1c shot
    roll 5 5 2 2 2 2
    roll 1 1
    roll 6
    no event crossed
    event retired A1c 10 19.999212

% LF-DM-41: towards the edge of its side
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A1c at 24 18 facing 180 line
    place edges british east american west
    place active group B1 element B1b
    fire A1c shot
    roll 5 5 2 2 2 2
    roll 1 1
    roll 1
    event retired A1c 20.409448

% LF-DM-42: limbered guns withdraw, 9 inches a move
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A3c at 24 18 facing 0 column
    place edges british south american north
    place active group B1 element B1b
    fire A3c shot
    roll 5 5 2 2 2 2 2
    roll 1 1
    roll 1
    event retired A3c 24 27

% LF-DM-44: over the table edge a Fit or Shaken element takes a plain test: it stops at the edge, or is gone
    place commander B1 at 24 28
    place unit B1b at 24 35 facing 0 line
    place unit A1c at 24 45 facing 180 line
    place unit A1b at 44 30 facing 180 line
    place edges british south american north
    place active group B1 element B1b
    fire A1c shot
    roll 5 5 2 2 2 2
    roll 1 1
    roll 1
    asks dice 2d6
    roll 6 6
    is unit A1c at 24 46.818897 facing 180 line level shaken.
    again
    fire A1c shot
    roll 5 5 2 2 2 2
    roll 1 1
    roll 1
    roll 1 1
    event left A1c
    is unit A1c off at 24 48 level shaken.

% LF-DM-45, LF-DM-46, LF-DM-48: an Exhausted one is removed without a test, as it is after the drop
    place commander B1 at 24 28
    place unit B1b at 24 35 facing 0 line
    place unit A1c at 24 45 facing 180 line level shaken
    place unit A1b at 44 30 facing 180 line
    place edges british south american north
    place active group B1 element B1b
    fire A1c shot
    roll 5 5 2 2 2 2
    roll 1 1
    roll 1
    event left A1c
    is unit A1c off at 24 48 level exhausted.

% LF-DM-60: the game ends at once when a side has nothing left
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A1c at 24 18 facing 180 line level exhausted
    place active group B1 element B1b
    fire A1c shot
    roll 5 5 2 2 2 2
    over british

% LF-DM-61: markers add up without limit
    place commander B3 at 24 4
    place unit B3a at 24 10 facing 0 open 0.25
    place unit A1a at 24 18 facing 180 line disorder 7
    place active group B3 element B3a
    fire A1a grape
    roll 6 6 2 2 2 2 2 2
    is unit A1a at 24 18 facing 180 line hits 2 disorder 9.

% LF-DM-57: a force is broken if at the start of a turn more of its groups are broken than not
    place turn 2
    place commander B1 at 24 4
    place commander A1 at 24 44
    place unit B1b at 24 10 facing 0 line
    place unit A1b at 24 40 facing 180 line level exhausted
    place unit A1c lost
    place unit A2a lost
    place unit A3a at 40 40 facing 180 open 0.25
    place phase turn
    over british

% LF-DM-59: if both are, Victory Points decide
    place turn 2
    place unit B1b at 24 10 facing 0 line level exhausted
    place unit A1c at 24 40 facing 180 line level exhausted
    place phase turn
    over american "marginal victory"

% LF-DM-58: the check for broken forces is made once more at the end of the last turn
    place turn 6
    place commander B1 at 24 4
    place commander A1 at 24 44
    place unit B1b at 24 10 facing 0 line level exhausted
    place unit B1c lost
    place unit B1d at 24 16 facing 0 open 1         # it holds the objective, which does not help
    place unit A1b at 24 40 facing 180 line
    place objective 24 20
    place phase turn
    event collapsed british
    over american "major victory"

% LF-DM-07: an Exhausted element neither holds an objective
    battle lof-drill scenario=take-the-field
    place objective 24 24
    place unit B1c at 24 18 facing 0 level exhausted
    place unit B1d at 12 8 facing 0
    place unit A1c at 60 40 facing 180
    place turn 6
    place phase turn
    event objectives 0 0

% LF-DM-07: nor contests it
    place objective 24 24
    place unit B1c at 24 18 facing 0 level exhausted
    place unit B1d at 12 8 facing 0
    place unit A1c at 24 30 facing 180
    place turn 6
    place phase turn
    event objectives 0 1
    over american "major victory"

% LF-DM-34: the loser goes directly away from the winner in all its moves; when it then fails its test, towards its own edge
    place commander B1 at 30 40
    place unit B1d at 20 41.2 facing 0 open 1   # a spare
    place unit B1b at 30 20 facing 90 line
    place unit A1c at 30 20 facing 270 line hits 1
    place lock B1b A1c
    place active group B1
    dice 5 5 1 1 1 1 1 1 1 1
    dice 1 1 1 1 1 1
    activate B1b gc
    event won B1b A1c 2
    event retired A1c 37.181102 20              # two moves east, from a British line that faces east
    dice 1 1
    asks dice 1d6 withdrawal
    roll 1
    event retired A1c 36.590551 23.590551       # one more north on its leader's centre, to the edge of its own side

% LF-DM-35: the free turn of a withdrawal is a pivot by any angle on the leader's centre, in formation
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A1c at 24 18 facing 150 line
    place edges british south american north
    place active group B1 element B1b
    fire A1c shot
    roll 5 5 2 2 2 2
    roll 1 1
    roll 1
    event retired A1c 23.704724 22.102362       # its leader's centre was at 23.7047 18.5115: half a stand on, and 3 inches

% LF-DM-47: stands of a reserve that are still off the table call for no test when it withdraws
    place commander B1 at 12 6
    place unit B1b at 10 11 facing 270 line
    place unit A1c at 0.6 11 facing 90 line entering
    place unit A1b at 40 44 facing 180 line
    place edges british south american north
    place active group B1 element B1b by B1 m 3 c 3
    fire A1c shot
    roll 5 5 2 2 2 2
    roll 1 1
    roll 1
    event retired A1c 2.505511 14.590551
    asks british orders

% LF-DM-52: elements of the broken group are tested, on the table, and nobody else
    battle lof-drill
    place turn 2
    place commander A1 at 70 46
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A1b at 24 30 facing 180 line
    place unit A1c at 34 30 facing 180 line level exhausted
    place unit A1d at 44 30 facing 180 open 1 level exhausted
    place unit A1a lost
    place edges british south american north
    place phase groups american
    roll 2
    next A1a            refused LF-DM-52
    next B1b            refused LF-DM-52
    next A1b
