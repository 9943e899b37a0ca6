# Land of the Free, chapter 17: what a charged element may do.
battle lof-drill

% LF-ML-25, LF-ML-39: infantry in line may hold, fire, reform, counter-charge and withdraw
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 13 facing 180 line
    place active group B1 element B1b
    charge A1b
    answers hold, closing shot, reform, counter A1b, withdraw

% LF-ML-27: not without loaded weapons
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 13 facing 180 line unloaded
    place active group B1 element B1b
    charge A1b
    no answer closing shot
    closing shot            refused LF-CO-02

% LF-ML-27: nor in column
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 13 facing 180 column
    place active group B1 element B1b
    charge A1b
    answers hold, reform, withdraw

% LF-ML-27: nor at a charger outside the arc
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 13 facing 0 line
    place active group B1 element B1b
    charge A1b
    answers hold, reform, withdraw

% LF-ML-28: Closing Fire costs no order and is resolved before the second move
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 13 facing 180 line stored c
    place active group B1 element B1b
    charge A1b
    dice 5 5 2 2 2 2 2
    closing shot
    event fires A1b B1b
    event hits B1b 2 2
    event contact B1b A1b
    is unit A1b at 30 13 facing 180 line stored c unloaded.

% LF-ML-29: a disordered element cannot reform
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 13 facing 180 line disorder 1
    place active group B1 element B1b
    charge A1b
    reform                  refused LF-ML-29 "disordered"

% LF-ML-29: nor can guns
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A3a at 30 13 facing 180 open 1
    place active group B1 element B1b
    charge A3a
    reform                  refused LF-ML-29

% LF-ML-30: reforming takes a test; failing it costs a marker, and the charge is received as it stands
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 13 facing 180 column
    place active group B1 element B1b
    charge A1b
    reform
    asks dice 2d6 test to reform
    dice 4 3
    event test-failed A1b 6 7
    event disordered A1b
    event contact B1b A1b
    is unit A1b at 30 13 facing 180 column disorder 1.

% LF-ML-31, LF-ML-33: a March Column reforms into Battle Line on its nearest stand, and the charge goes home
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1c at 30 14.362205 facing 0 column  # its rear stand is the nearest, its rear edge at 12
    place active group B1 element B1b
    charge A1c
    dice 6 6
    reform
    asks american reform
    as line 180 0
    event turned A1c 180 line
    is unit A1c at 30 12 facing 180 line.
    event contact B1b A1c

% LF-ML-31: in any formation it may take, with any gap
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1c at 30 13 facing 180 line
    place active group B1 element B1b
    charge A1c
    dice 6 6
    reform
    as open 180 0.1         refused LF-FO-05
    as open 180 0.5
    event turned A1c 180 open

% LF-ML-32: it keeps a tenth of an inch from the charger
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1c at 30 11.05 facing 90 line
    place active group B1 element B1b
    charge A1c
    dice 6 6
    reform
    as column 180 0
    event turned A1c 180 column
    is unit A1c at 29.409448 9.320472 facing 180 column.    # the front of its first stand at 8.139, the charger's at 8

% LF-ML-31: of two stands equally near it is the one nearer to the leader
    place commander B1 at 30 4
    place unit B1d at 31.5 8 facing 0 open 1    # two stands of A1c are before it
    place unit A1c at 30 12 facing 180 line
    place active group B1 element B1d
    charge A1c
    dice 6 6
    reform
    as column 180 0
    is unit A1c at 30 12.311023 facing 180 column

% LF-ML-33: a target that the straight second move would miss is met by the least wheel
    place commander B1 at 30 2
    place unit B1d at 30 6 facing 0 open 1
    place unit A1c at 30 12 facing 225 open 1   # the stand that is nearest lies to the left of the charger's way
    place active group B1 element B1d
    charge A1c
    event charges B1d A1c 30 9
    dice 6 6
    reform
    as column 0 0
    event turned A1c 0 column
    event wheels B1d
    event contact B1d A1c

% LF-ML-34: a Counter-charge needs the charger in the Threat Zone
    place commander B1 at 30 4
    place unit B1c at 30 8 facing 0 line
    place unit A1c at 30 13 facing 90 line
    place active group B1 element B1c
    charge A1c
    no answer counter A1c
    counter A1c             refused LF-ML-34

% LF-ML-34, LF-ML-36: guns make no Counter-charge
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A3a at 30 13 facing 180 open 1
    place active group B1 element B1b
    charge A3a
    counter A3a             refused LF-ML-36

% LF-ML-35: infantry counter-charges no horse
    place commander B2 at 30 4
    place unit B2b at 30 8 facing 0 line
    place unit A1b at 30 19 facing 180 line
    place active group B2 element B2b
    charge A1b
    counter A1b             refused LF-ML-35

% LF-ML-35: horse on foot is infantry
    place commander B2 at 30 4
    place unit B2b at 30 8 facing 0 line on-foot
    place unit A1b at 30 13 facing 180 line
    place active group B2 element B2b
    charge A1b
    answer counter A1b

% LF-ML-35: horse counter-charges both
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A2b at 30 13 facing 180 line
    place active group B1 element B1b
    charge A2b
    answer counter A2b

% LF-ML-37, LF-ML-63: the target makes one move, the charger completes its own, and there is one die more
    place commander B2 at 30 4
    place unit B2b at 30 8 facing 0 line
    place unit A2b at 30 20 facing 180 line
    place active group B2 element B2b
    charge A2b
    event charges B2b A2b 30 14
    counter A2b
    event charges A2b B2b 30 15
    event charge-home B2b A2b 30 15
    event contact B2b A2b
    event pool B2b 10 0 5
    event pool A2b 9 0 5
    event modifier it counter-charged 1

% LF-ML-38: a Shaken target that fails its test takes a marker and holds
    place commander B2 at 30 4
    place unit B2b at 30 8 facing 0 line
    place unit A2b at 30 20 facing 180 line level shaken
    place active group B2 element B2b
    charge A2b
    dice 3 3
    counter A2b
    event test-failed A2b 6 7
    event disordered A2b
    no event charges A2b B2b
    event charge-home B2b A2b 30 20
    event contact B2b A2b

% LF-ML-40, LF-ML-41, LF-ML-42: a Fit element has one move more than its commander's dice, goes straight away and ends facing so
    place commander B1 at 30 4
    place commander A1 at 30 30 rating skilled
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 13 facing 180 line
    place active group B1 element B1b
    charge A1b
    withdraw
    asks dice 2d6 withdrawal
    roll 1 4
    event withdraw-roll A1b * 3
    answers moves 3, moves 2, moves 1, moves 0
    moves 2
    event retired A1b 30 20.181102
    event escaped A1b
    event charge-stops B1b
    is unit A1b at 30 20.181102 facing 0 line routed.

% LF-ML-40: one that is not Fit has none more; without a commander it rolls as for an Incompetent one
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 13 facing 180 line level shaken
    place active group B1 element B1b
    charge A1b
    withdraw
    asks dice 1d6 withdrawal
    roll 1
    event withdraw-roll A1b 1 0

% LF-ML-43: not out of reach, it takes a marker and holds where it is
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 12 facing 180 line
    place active group B1 element B1b
    charge A1b
    withdraw
    roll 4
    moves 0
    event disordered A1b
    event contact B1b A1b
    event modifier in the enemy's flank 2

% LF-ML-44: limbered guns must withdraw
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A3a at 30 13 facing 0 column
    place active group B1 element B1b
    charge A3a
    hold                    refused LF-ML-44
    answers withdraw

% LF-ML-45, LF-ML-39: unlimbered guns hold or fire
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A3a at 30 13 facing 180 open 1
    place active group B1 element B1b
    charge A3a
    answers hold, closing solid, closing grape
    withdraw                refused LF-ML-45

% LF-ML-46, LF-ML-48: a stored Maneuver Order serves for a Counter-charge when an order ends in the zone within six inches
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 16 facing 180 line stored m
    place active group B1 element B1b
    move 30 10.5 0 straight
    asks american react
    answer counter A1b
    counter A1b
    event charges A1b B1b 30 13
    asks british reaction
    answers hold, closing shot, reform, withdraw
    hold
    event charge-home A1b B1b 30 10.5
    event contact A1b B1b
    event melee B1b A1b

% LF-ML-46: not further
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 16.6 facing 180 line stored m
    place active group B1 element B1b
    move 30 10.5 0 straight
    asks british orders

% LF-ML-47: a Shaken one is tested, and loses the stored order if it fails
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 16 facing 180 line stored m level shaken
    place active group B1 element B1b
    move 30 10.5 0 straight
    dice 1 1
    counter A1b
    event test-failed A1b
    no event charges
    is unit A1b at 30 16 facing 180 line level shaken disorder 1.

% LF-ML-49: one that is counter-charged in its charge may carry on
    place commander B2 at 30 4
    place unit B2b at 30 8 facing 0 line
    place unit A1b at 30 19.5 facing 180 line
    place unit A2b at 41.5 14 facing 270 line stored m
    place active group B2 element B2b
    charge A1b
    hold
    counter A2b
    asks british reaction
    answer carry-on
    counter B2b             refused LF-ML-50
    carry-on
    event contact A2b B2b
    no event contact B2b A1b
    event melee B2b A2b

% LF-ML-51: contacted, its own charge is over, and it fights as the initiator (LF-ML-52)
    place commander B2 at 30 4
    place unit B2b at 30 8 facing 0 line
    place unit A1b at 30 19.5 facing 180 line
    place unit A2b at 41.5 14 facing 270 line stored m
    place active group B2 element B2b
    charge A1b
    hold
    counter A2b
    hold
    event contact A2b B2b
    event melee B2b A2b
    event modifier it began the melee 2

% LF-ML-50: holding ends its own charge, also where the Counter-charge is beaten off
    place commander B2 at 30 4
    place unit B2b at 30 8 facing 0 line
    place unit A1b at 30 19.5 facing 180 line
    place unit A2b at 41.5 14 facing 270 line stored m
    place active group B2 element B2b c 0
    charge A1b
    hold
    counter A2b
    hold
    event contact A2b B2b
    event disordered B2b
    no event melee
    is lock A2b B2b.

% LF-ML-53, LF-ML-54: withdrawing from it ends the activation; out of reach there is no second move
    place commander B1 at 30 4 rating skilled
    place unit B1b at 30 20 facing 0 line
    place unit A1b at 30 28 facing 180 line stored m
    place active group B1 element B1b
    move 30 22.5 0 straight
    counter A1b
    dice 6 6
    withdraw
    moves 3
    event escaped B1b
    no event contact
    event finished B1b

% LF-ML-53: caught, they are locked with the one marker
    place commander B1 at 30 4 rating skilled
    place unit B1b at 30 20 facing 0 line
    place unit A1b at 30 28 facing 180 line stored m
    place active group B1 element B1b
    move 30 22.5 0 straight
    counter A1b
    dice 6 6
    withdraw
    moves 0
    event disordered B1b
    event contact A1b B1b
    no event melee
    event finished B1b

% LF-BU-20: one in a building may hold, fire or withdraw
    place commander B1 at 52 4
    place unit B1c at 54 7 facing 90 line
    place unit A1c at 61 7 facing 0 inside 6
    place active group B1 element B1c
    charge A1c
    answer hold
    answer withdraw
    no answer reform
    no answer counter A1c

% LF-BU-21: the first move takes it out on the far side in open order, with a marker; the others carry it away
    place commander B1 at 52 4
    place unit B1c at 54 7 facing 90 line
    place unit A1c at 61 7 facing 0 inside 6
    place active group B1 element B1c
    charge A1c
    withdraw
    dice 6
    moves 2
    event came-out A1c
    event disordered A1c
    event retired A1c
    event escaped A1c

% LF-BU-21: with no move it holds and takes a marker
    place commander B1 at 52 4
    place unit B1c at 54 7 facing 90 line
    place unit A1c at 61 7 facing 0 inside 6 level shaken
    place active group B1 element B1c
    charge A1c
    withdraw
    dice 1
    no event came-out
    event disordered A1c
    event contact B1c A1c

% LF-SO-19: the target has only its charge reaction, and keeps its stored orders
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 13 facing 180 line stored m c
    place active group B1 element B1b
    charge A1b
    hold
    event contact B1b A1b
    is unit A1b at 30 13 facing 180 line stored m c.

% LF-ML-31: he is offered every formation with facings all round, and may name any other
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1c at 30 13 facing 180 line
    place active group B1 element B1b
    charge A1c
    dice 6 6
    reform
    answer as line 180 0
    answer as column 0 0
    answer as open 90 1
    as line 171 0           ok
    event turned A1c * line

% LF-ML-32: facing away it is moved back from the charger all the same, not into him
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1c at 30 11.05 facing 90 line
    place active group B1 element B1b
    charge A1c
    dice 6 6
    reform
    as column 0 0
    event turned A1c 0 column
    is unit A1c at 29.409448 10.501574 facing 0 column.

% LF-ML-43, LF-SH-13: closing fire thought better of leaves all reactions open, and the charger its pace
    place commander B2 at 33 22
    place commander A1 at 24 2 rating incompetent
    place unit B2c at 31.5 15.5 facing 225 line
    place unit A1c at 24 10 facing 0 line level shaken
    place unit A1d at 25.8 8.7 facing 0 open 1
    place active group B2 element B2c
    charge A1c
    closing shot
    asks american disorders-friends
    no
    not pending fit-to-charge B2c A1c 0
    asks american reaction
    withdraw
    roll 3
    moves 1
    event disordered A1c
    no event escaped

% LF-ML-52: contacted by Counter-charges, it must spend a Combat Order on one of them when all reactions are done, and is the initiator
    place commander B1 at 30 4
    place unit B1b at 30 10 facing 0 line
    place unit A1c at 30 17 facing 180 line stored m
    place unit A2c at 41 11 facing 270 line stored m
    place active group B1 element B1b by B1 m 3 c 2
    move 30 11 0 straight
    counter A1c
    hold
    event contact A1c B1b
    no event melee
    counter A2c
    event contact A2c B1b
    asks british which-foe
    answers fight A1c, fight A2c
    fight A2c
    event melee B1b A2c
    event supports A1c A2c
    event modifier it began the melee 2
    is active group B1 element B1b by B1 m 2 c 1.

% LF-ML-52: without one it takes a marker and is locked
    place commander B1 at 30 4
    place unit B1b at 30 10 facing 0 line
    place unit A1c at 30 17 facing 180 line stored m
    place active group B1 element B1b by B1 m 3 c 0
    move 30 11 0 straight
    counter A1c
    hold
    event contact A1c B1b
    event disordered B1b
    no event melee
    is lock A1c B1b.

% LF-ML-78: he names one with whom he is in melee
    battle lof-drill
    place commander B1 at 30 4
    place unit B1b at 30 10 facing 0 line
    place unit A1c at 30 17 facing 180 line stored m
    place unit A2c at 41 11 facing 270 line stored m
    place unit A1b at 60 40 facing 180 line
    place active group B1 element B1b by B1 m 3 c 2
    move 30 11 0 straight
    counter A1c
    hold
    counter A2c
    fight A1b           refused LF-ML-78
    fight A2c

% LF-ML-33: the wheel carries the charge home: it does not stop
    battle lof-drill
    place commander B1 at 30 2
    place unit B1d at 30 6 facing 0 open 1
    place unit A1c at 30 12 facing 225 open 1   # the stand that is nearest lies to the left of the charger's way
    place active group B1 element B1d
    charge A1c
    dice 6 6
    reform
    as column 0 0
    event wheels B1d
    no event charge-stops

% LF-ML-40: as many moves as were rolled, and no more
    battle lof-drill
    place commander B1 at 30 4
    place commander A1 at 30 30 rating skilled
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 13 facing 180 line
    place active group B1 element B1b
    charge A1b
    withdraw
    roll 1 4
    moves 4             refused LF-ML-40 "0 to 3 moves"
    moves -1            refused LF-ML-40
    moves 3

% LF-ML-27: no Closing Fire at a charger behind it
    battle lof-drill
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 13 facing 0 line
    place active group B1 element B1b
    charge A1b
    closing shot        refused LF-ML-27 "has no shot at the charger"
    no answer closing shot

% LF-ML-50: where the Counter-charge runs into somebody else, he who held goes on no more
    battle lof-drill
    place commander B2 at 30 4
    place unit B2b at 30 8 facing 0 line
    place unit B1d at 36 17 facing 0 open 1
    place unit A1b at 30 19.5 facing 180 line
    place unit A2b at 41.5 14 facing 270 line stored m
    place active group B2 element B2b
    charge A1b
    hold
    counter A2b
    hold
    event contact A2b B1d
    no event contact B2b A1b
    asks british orders

% LF-ML-53, LF-BU-21: nor has he more orders who stays in his building
    battle lof-drill
    place commander B1 at 61 2
    place unit B1c at 61 7 facing 0 open 1 inside 6 unloaded
    place unit A1b at 53 7 facing 90 line stored m
    place active group B1 element B1c by B1 m 3 c 3
    reload
    counter A1b
    withdraw
    roll 1
    moves 0
    event contact A1b B1c
    event finished B1c
    no event melee

% LF-FO-12: one stand reforms in no line
    battle lof-drill
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1d at 30 13 facing 180 column
    place active group B1 element B1b
    charge A1d
    dice 6 6
    reform
    as line 180 0           refused LF-FO-12
    as open 180 1
