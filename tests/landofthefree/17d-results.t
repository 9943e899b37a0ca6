# Land of the Free, chapter 17: what a melee does.
battle lof-drill

% LF-ML-79, LF-ML-88, LF-ML-89: the loser goes directly away, a move for each point, and then takes hits and a marker
    place commander B1 at 30 40
    place unit B1d at 20 41.2 facing 0 open 1   # a spare
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 8 facing 180 line
    place lock B1b A1b
    place active group B1
    dice 5 5 1 1 1 1 1 1 1 1
    dice 1 1 1 1 1 1 1 1
    activate B1b gc
    event won B1b A1b 2
    event retired A1b 30 12.181102
    event retired A1b 30 15.181102
    event disordered A1b it fought a melee 1
    event hits A1b 2 2
    is unit A1b at 30 15.181102 facing 0 line hits 2 disorder 1 routed.

% LF-ML-89: its hits call for a test
    place commander B1 at 30 40
    place unit B1d at 20 41.2 facing 0 open 1   # a spare
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 8 facing 180 line
    place lock B1b A1b
    place active group B1
    dice 5 5 5 1 1 1 1 1 1 1
    dice 5 1 1 1 1 1 1 1
    dice 4 4
    activate B1b gc
    event won B1b A1b 2
    event test-passed A1b
    event level A1b shaken
    event hits B1b 1 1

% LF-ML-90: failing it, it goes d3 moves on towards its own edge
    place commander B1 at 30 40
    place unit B1d at 20 41.2 facing 0 open 1   # a spare
    place edges british south american north
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 8 facing 180 line
    place lock B1b A1b
    place active group B1
    dice 5 5 5 1 1 1 1 1 1 1
    dice 5 1 1 1 1 1 1 1
    dice 1 1 3
    activate B1b gc
    event test-failed A1b
    event withdraw-roll A1b 3 2
    event retired A1b 30 21.181102

% LF-ML-91: beaten by more than its Discipline, it drops a level without a test
    place commander B1 at 30 4
    place unit B1d at 20 5.2 facing 0 open 1   # a spare
    place unit B1b at 30 8 facing 0 line
    place unit A1d at 30 8 facing 180 open 1 hits 0
    place lock B1b A1d
    place active group B1
    dice 1 1 1 1 1 1 1 1 1 1
    dice 1 1 1
    activate B1b gc
    event won B1b A1d 2             # its line, and the sphere
    event level A1d shaken

% LF-ML-91, LF-DM-30: one melee can cost two levels
    place commander B1 at 30 40
    place unit B1d at 20 41.2 facing 0 open 1   # a spare
    place unit B1b at 30 8 facing 0 line
    place unit A1c at 30 8 facing 180 line
    place lock B1b A1c
    place active group B1
    dice 5 5 5 1 1 1 1 1 1 1
    dice 1 1 1 1 1 1
    dice 6 6
    activate B1b gc
    event level A1c shaken
    event level A1c exhausted

% LF-ML-91, LF-DM-46: the level for a heavy defeat is lost last: at the edge it counts as it is before that
    place commander B1 at 30 20
    place unit B1d at 20 21.2 facing 0 open 1   # a spare
    place edges british south american north
    place unit B1b at 30 34 facing 0 line
    place unit A1c at 30 34 facing 180 line
    place lock B1b A1c
    place active group B1
    dice 5 5 5 1 1 1 1 1 1 1
    dice 1 1 1 1 1 1
    dice 1 1 4
    activate B1b gc
    event won B1b A1c 3
    event test-failed A1c
    event level A1c shaken
    event withdraw-roll A1c 4 2
    no event level A1c exhausted
    asks dice 2d6 Morale Test at the table edge
    roll 6 6
    event level A1c exhausted
    is unit A1c at 30 48 facing 0 line level exhausted

% LF-ML-108: a loser that cannot get clear stays locked; the winner has no free Maneuver Order, and may fight again
    place commander B1 at 67 8
    place unit B1d at 57 2 facing 0 open 1   # a spare
    place unit B1b at 67 14.8 facing 0 line
    place unit A1b at 67 14.8 facing 180 line   # the pond behind it begins at 16
    place lock B1b A1b
    place active group B1
    dice 5 5 1 1 1 1 1 1 1 1
    dice 1 1 1 1 1 1 1 1
    activate B1b gc
    event won B1b A1b 3
    event held A1b B1b
    no event free-maneuver
    is lock B1b A1b
    answer fight A1b
    answer end
    move 67 12 0 straight       refused LF-OR-20
    end                         ok

% LF-ML-108: one that goes clear with its second withdrawal is free
    place commander B1 at 55 14
    place unit B1d at 44 2 facing 0 open 1   # a spare
    place edges british east american west
    place unit B1b at 67 14.8 facing 0 line
    place unit A1b at 67 14.8 facing 180 line
    place lock B1b A1b
    place active group B1
    dice 5 5 5 1 1 1 1 1 1 1
    dice 1 1 1 1 1 1 1 1
    dice 1 1 6
    activate B1b gc
    event test-failed A1b
    no event held
    event free-maneuver B1b

% LF-DM-30: the level for a heavy defeat leaves the hits where they are
    place commander B1 at 30 40
    place unit B1d at 20 41.2 facing 0 open 1   # a spare
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 9.181102 facing 0 line
    place lock B1b A1b
    place active group B1
    dice 5 5 1 1 1 1 1 1 1 1 1 1
    dice 1 1 1 1 1 1 1 1
    activate B1b gc
    event won B1b A1b 4
    event hits A1b 2 2
    event level A1b Shaken
    is unit A1b at 30 21.181102 facing 0 line level shaken hits 2 disorder 1 routed.

% LF-ML-92: an active loser is finished
    place commander B1 at 30 40
    place unit B1d at 20 41.2 facing 0 open 1   # a spare
    place unit B1b at 30 20 facing 0 line
    place unit A1b at 30 20 facing 180 line
    place lock B1b A1b
    place active group B1
    dice 1 1 1 1 1 1 1 1 1 1
    dice 5 1 1 1 1 1 1 1
    activate B1b gc
    event won A1b B1b 1
    event retired B1b 30 15.818897
    event finished B1b
    no event free-maneuver

% LF-ML-93, LF-ML-95: the loser's supporters go back as far and take a hit each, without a marker; the winner's suffer nothing
    place commander B1 at 30 40
    place unit B1d at 20 41.2 facing 0 open 1   # a spare
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 8 facing 180 line
    place unit A1c at 30 12 facing 180 line
    place lock B1b A1b
    place active group B1
    dice 5 5 1 1 1 1 1 1 1 1
    dice 1 1 1 1 1 1 1 1 1 1 1 1
    activate B1b gc
    event supports A1c A1b 4
    event won B1b A1b 2
    event hits A1c 1 1
    no event disordered A1c it fought

% LF-ML-94: unlimbered guns take the hit and stay
    place commander B1 at 30 40
    place unit B1d at 20 41.2 facing 0 open 1   # a spare
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 8 facing 180 line
    place unit A3c at 30 12 facing 180 open 1
    place lock B1b A1b
    place active group B1
    dice 5 5 1 1 1 1 1 1 1 1
    dice 1 1 1 1 1 1 1 1 1 1
    activate B1b gc
    event supports A3c A1b 2
    event hits A3c 1 1
    no event retired A3c

% LF-DM-43: of several supporters their owner says which goes back first
    place commander B1 at 30 40
    place unit B1d at 20 41.2 facing 0 open 1   # a spare
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 8 facing 180 line
    place unit A1c at 27 12 facing 180 line
    place unit A1d at 35.5 12 facing 180 open 1
    place lock B1b A1b
    place active group B1
    activate B1b gc
    support A1d
    dice 5 5 1 1 1 1 1 1 1 1
    dice 1 1 1 1 1 1 1 1 1 1 1 1 1
    asks american helpers
    answers next A1c, next A1d
    next A1d
    event hits A1d 1 1

% LF-ML-96: the winner takes its hits and a marker
    place commander B1 at 30 40
    place unit B1d at 20 41.2 facing 0 open 1   # a spare
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 8 facing 180 line
    place lock B1b A1b
    place active group B1
    dice 5 5 5 1 1 1 1 1 1 1
    dice 5 5 1 1 1 1 1 1
    dice 6 6
    activate B1b gc
    event won B1b A1b 1
    event hits B1b 2 2
    event disordered B1b it fought a melee 1

% LF-ML-96: failing its test, it goes back d3 moves from the enemy, and has no free Maneuver Order
    place commander B1 at 30 40
    place unit B1d at 20 41.2 facing 0 open 1   # a spare
    place unit B1b at 30 20 facing 0 line hits 2
    place unit A1b at 30 20 facing 180 line
    place lock B1b A1b
    place active group B1
    dice 5 5 1 1 1 1 1 1 1 1
    dice 5 1 1 1 1 1 1 1
    dice 1 1 1
    activate B1b gc
    event won B1b A1b 1
    event test-failed B1b
    event retired B1b 30 15.818897
    no event free-maneuver

% LF-ML-97, LF-ML-98: an active winner that is clear has a free Maneuver Order, for a charge too, and need not remove markers first
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1c at 30 9 facing 180 line
    place active group B1 element B1b m 1 c 2
    charge A1c
    dice 5 1 1 1 1 1 1 1 1 1
    dice 1 1 1 1 1 1
    hold
    event won B1b A1c
    event free-maneuver B1b
    is active group B1 element B1b by B1 m 1 c 1 won.
    answer dress

% LF-ML-97: a passive winner has none
    place commander B1 at 30 40
    place unit B1d at 20 41.2 facing 0 open 1   # a spare
    place unit B1b at 30 20 facing 0 line
    place unit A1b at 30 20 facing 180 line
    place lock B1b A1b
    place active group B1
    dice 1 1 1 1 1 1 1 1 1 1
    dice 5 1 1 1 1 1 1 1
    activate B1b gc
    event won A1b B1b 1
    no event free-maneuver

% LF-ML-99: a winner still in contact may fight on, and need not
    place commander B1 at 30 4
    place unit B1d at 20 5.2 facing 0 open 1   # a spare
    place unit B1b at 30 8 facing 0 line
    place unit A1c at 28 8 facing 180 line level exhausted
    place unit A1d at 32 8 facing 180 open 1 level exhausted
    place lock B1b A1c
    place lock B1b A1d
    place active group B1
    activate B1b gc
    dice 1 1 1 1 1 1 1 1 1 1
    dice 1 1
    fight A1d
    event won B1b A1d
    answer fight A1c
    answer end

% LF-ML-100, LF-ML-101: a tie: both pay, and the active element must fight again
    place commander B1 at 30 40
    place unit B1d at 20 41.2 facing 0 open 1   # a spare
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 8 facing 180 line
    place lock B1b A1b
    place active group B1
    dice 5 1 1 1 1 1 1 1 1 1
    dice 5 1 1 1 1 1 1 1
    activate B1b gc
    event tied B1b A1b
    event hits B1b 1 1
    event hits A1b 1 1
    event disordered B1b it fought a melee 1
    event disordered A1b it fought a melee 1
    event pool B1b 9 0 5
    asks dice 9d6 melee

% LF-ML-100: one that fails its test goes back d3 moves from the other
    place commander B1 at 30 40
    place unit B1d at 20 41.2 facing 0 open 1   # a spare
    place unit B1b at 30 20 facing 0 line hits 2
    place unit A1b at 30 20 facing 180 line
    place lock B1b A1b
    place active group B1
    dice 5 1 1 1 1 1 1 1 1 1
    dice 5 1 1 1 1 1 1 1
    dice 1 1 1
    activate B1b gc
    event tied B1b A1b
    event retired B1b 30 15.818897
    event finished B1b

% LF-ML-102: without a Combat Order they stay locked, and no further marker is given
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 10 facing 180 line
    place active group B1 element B1b m 1 c 1
    charge A1b
    dice 1 1 1 1 1 1 1 1 1 1
    dice 5 1 1 1 1 1 1 1
    hold
    event tied B1b A1b
    is unit B1b at 30 10 facing 0 line hits 1 disorder 1 acted.
    is lock B1b A1b.

% LF-ML-103: unlimbered guns that lose are shattered
    place commander B1 at 30 40
    place unit B1d at 20 41.2 facing 0 open 1   # a spare
    place unit B1b at 30 8 facing 0 line
    place unit A3c at 30 8 facing 180 open 1
    place unit A1b at 30 40 facing 180 line
    place lock B1b A3c
    place active group B1
    dice 1 1 1 1 1 1 1 1 1 1
    dice 1 1 1 1
    activate B1b gc
    event won B1b A3c 3
    event shattered A3c
    event free-maneuver B1b

% LF-ML-104: a tie leaves them where they are, with their hits and a marker; hits that call for a test cost a level without dice
    place commander B1 at 30 40
    place unit B1d at 20 41.2 facing 0 open 1   # a spare
    place unit B1c at 30 20 facing 0 line
    place unit A3c at 30 20 facing 180 open 1 hits 1
    place lock B1c A3c
    place active group B1
    dice 5 1 1 1 1 1 1 1
    dice 5 5 5 5
    dice 6 6
    activate B1c gc
    event tied B1c A3c
    event level A3c shaken
    event disordered A3c it fought a melee 1

% LF-ML-105: limbered guns are shattered when a Combat Order is spent
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A3c at 30 12 facing 180 column
    place unit A1b at 30 40 facing 180 line
    place active group B1 element B1b
    charge A3c
    dice 1
    withdraw
    moves 0
    event shattered A3c
    event disordered B1b it fought a melee 1
    event free-maneuver B1b

% LF-ML-106: without one they are locked
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A3c at 30 12 facing 180 column
    place unit A1b at 30 40 facing 180 line
    place active group B1 element B1b m 1 c 0
    charge A3c
    dice 1
    withdraw
    moves 0
    no event shattered
    is lock B1b A3c.

% LF-ML-106: and destroyed when one is spent
    place commander B1 at 30 4
    place unit B1b at 30 11.99 facing 0 line
    place unit A3c at 30 12 facing 180 column
    place unit A1b at 30 40 facing 180 line
    place unit B1d at 44 2 facing 0 open 1
    place lock B1b A3c
    place active group B1
    activate B1b gc
    event shattered A3c

% LF-ML-109: limbered guns that are locked when their own group is activated are activated, and cannot fight
    place commander A3 at 30 16 points 1
    place unit B1b at 30 11.99 facing 0 line
    place unit A3c at 30 12 facing 180 column disorder 1
    place unit A3b at 38 20 facing 180 open 1
    place commander A1 lost         # a promotion is the only other thing to do
    place unit A1c at 24 24 facing 180 line
    place lock B1b A3c
    place active group A3
    close                           refused LF-OR-18
    activate A3c gc
    event dressed A3c 0
    fight B1b                       refused LF-ML-109
    no answer fight B1b
    march                           refused LF-OR-20
    end                             ok
    is lock B1b A3c

% LF-LO-19: a winner may cross the wall with its free Maneuver Order
    place commander B1 at 36 24
    place unit B1d at 26 25.2 facing 0 open 1   # a spare
    place unit B1b at 36 30 facing 0 line
    place unit A1c at 36 30 facing 180 line lined-up 4
    place lock B1b A1c
    place active group B1
    dice 5 5 5 5 1 1 1 1 1 1
    dice 1 1 1 1 1 1
    dice 6 6
    activate B1b gc
    event won B1b A1c 3
    event free-maneuver B1b
    cross 4                 ok

% LF-BU-23, LF-BU-24, LF-BU-25: one in a building loses without going back or a marker, and the winner stays in contact
    place commander B1 at 52 30
    place unit B1d at 42 31.2 facing 0 open 1   # a spare
    place unit B1b at 58 7 facing 90 line
    place unit A1c at 61 7 facing 0 inside 6
    place lock B1b A1c
    place active group B1
    dice 5 5 5 5 1 1 1 1
    dice 1 1 1
    dice 6 6
    activate B1b gc
    event won B1b A1c 3
    event level A1c shaken
    event level A1c exhausted           # beaten by more than its Discipline
    no event disordered A1c
    no event retired A1c
    is lock B1b A1c.
    no event free-maneuver

% LF-BU-26: failing its test, it is placed outside on the side away from the winner, in open order, and goes d3 moves
    place commander B1 at 52 30
    place unit B1d at 42 31.2 facing 0 open 1   # a spare
    place unit B1c at 58 7 facing 90 line
    place unit A1c at 61 7 facing 0 inside 6
    place lock B1c A1c
    place active group B1
    dice 5 5 5 1 1 1 1
    dice 1 1 1
    dice 1 1 1
    activate B1c gc
    event test-failed A1c
    event came-out A1c
    event retired A1c
    asks british move-in

% LF-BU-27: and the winner may move in, which is not his free Maneuver Order
    place commander B1 at 52 30
    place unit B1d at 42 31.2 facing 0 open 1   # a spare
    place unit B1c at 58 7 facing 90 line
    place unit A1c at 61 7 facing 0 inside 6
    place lock B1c A1c
    place active group B1
    dice 5 5 5 1 1 1 1
    dice 1 1 1
    dice 1 1 1
    activate B1c gc
    yes
    event garrison B1c 6
    event free-maneuver B1c

% LF-DM-37: a withdrawing element that meets an enemy is locked with it, with a marker, and its other moves are lost
    place commander B1 at 30 40
    place unit B1d at 20 41.2 facing 0 open 1   # a spare
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 8 facing 180 line
    place unit B2c at 30 14 facing 180 line
    place lock B1b A1b
    place active group B1
    dice 5 5 1 1 1 1 1 1 1 1
    dice 1 1 1 1 1 1 1 1
    activate B1b gc
    event disordered A1b it ran into the enemy 1
    event locked A1b B2c
    is lock A1b B2c.

% LF-SO-08: the melee is an order with a window of its own
    place commander B1 at 30 40
    place unit B1d at 20 41.2 facing 0 open 1   # a spare
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 8 facing 180 line
    place unit A2b at 41.5 8 facing 270 line stored m
    place lock B1b A1b
    place active group B1
    dice 5 5 1 1 1 1 1 1 1 1
    dice 1 1 1 1 1 1 1 1
    activate B1b gc
    asks american react
    answer counter A2b

% LF-ML-95: the winner's supporters suffer nothing: no hit, no marker, no move
    place commander B1 at 30 40
    place unit B1d at 20 41.2 facing 0 open 1   # a spare
    place unit B1b at 30 8 facing 0 line
    place unit B1c at 30 4 facing 0 line
    place unit A1b at 30 8 facing 180 line
    place unit A1c at 30 12 facing 180 line
    place lock B1b A1b
    place active group B1
    dice 5 5 5 1 1 1 1 1 1 1 1 1 1 1
    dice 5 1 1 1 1 1 1 1 1 1 1 1
    activate B1b gc
    event supports B1c B1b 4
    event supports A1c A1b 4
    event won B1b A1b 2
    roll 6 6
    event hits A1c 1 1
    event hits B1b 1 1
    no event hits B1c
    no event disordered B1c
    is unit B1c at 30 4 facing 0 line.

% LF-ML-93, LF-DM-43: nobody else is named as a supporter who goes back
    battle lof-drill
    place commander B1 at 30 40
    place unit B1d at 20 41.2 facing 0 open 1   # a spare
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 8 facing 180 line
    place unit A1c at 27 12 facing 180 line
    place unit A1d at 35.5 12 facing 180 open 1
    place lock B1b A1b
    place active group B1
    activate B1b gc
    support A1d
    dice 5 5 1 1 1 1 1 1 1 1
    dice 1 1 1 1 1 1 1 1 1 1 1 1 1
    next A1b        refused LF-ML-93
    next A1d

% LF-ML-92, LF-BU-23: an active loser that stays in its building is finished, too
    battle lof-drill
    place commander B1 at 61 2
    place unit B1c at 61 7 facing 0 inside 6
    place unit A1c at 58 7 facing 90 line
    place lock B1c A1c
    place active group B1
    dice 1 1 1 1 1  5 5 5 1 1
    dice 6 6
    event won A1c B1c 1
    is unit B1c at 61 7 facing 0 open 1 level shaken inside 6
    event finished B1c
    no event free-maneuver

% LF-BU-27: nobody moves in who is still in another melee
    battle lof-drill
    place commander B1 at 52 30
    place unit B1d at 42 31.2 facing 0 open 1   # a spare
    place unit B1c at 58 7 facing 90 line
    place unit A1c at 61 7 facing 0 inside 6
    place unit A1d at 56.81 8 facing 90 open 1
    place lock B1c A1c
    place lock B1c A1d
    place active group B1
    activate B1c gc
    fight A1c
    dice 5 5 5 1 1 1 1 1 1 1 1 1  1
    event came-out A1c
    asks british orders
