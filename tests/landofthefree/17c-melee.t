# Land of the Free, chapter 17: the dice of a melee, and who supports it. Elements that are locked begin in contact.
battle lof-drill

% LF-ML-58, LF-ML-60, LF-ML-61: two dice, Action dice, two for the initiator, two for a battle line
    place commander B1 at 30 1
    place unit B1d at 20 2.2 facing 0 open 1   # a spare
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 8 facing 180 open 0.25
    place lock B1b A1b
    place active group B1
    activate B1b gc
    event pool B1b 10 0 5
    event pool A1b 6 0 5

% LF-ML-59: fives and sixes hit
    place commander B1 at 30 1
    place unit B1d at 20 2.2 facing 0 open 1   # a spare
    place unit B1c at 30 8 facing 0 line
    place unit A1c at 30 8 facing 180 line
    place lock B1c A1c
    place active group B1
    dice 5 6 4 4 4 4 4 4
    dice 1 2 3 4 5 1
    activate B1c gc
    event score B1c 2 3                 # and its commander is near
    event score A1c 1 1
    event won B1c A1c 2

% LF-ML-62, LF-ML-67: an element in the flank of its enemy has two dice more
    place commander B1 at 30 1
    place unit B1d at 20 2.2 facing 0 open 1   # a spare
    place unit B1c at 30 8 facing 0 line
    place unit A1c at 30 9.181102 facing 0 line
    place lock B1c A1c
    place active group B1
    activate B1c gc
    event pool B1c 10 0 5
    event pool A1c 6 0 5

% LF-ML-64: a die less for each marker
    place commander B1 at 30 1
    place unit B1d at 20 2.2 facing 0 open 1   # a spare
    place unit B1c at 30 8 facing 0 line disorder 5
    place unit A1c at 30 8 facing 180 line disorder 1
    place lock B1c A1c
    place active group B1
    activate B1c gc
    event pool B1c 6 0 5
    event pool A1c 5 0 5

% LF-ML-65: an Exhausted element has a die less, once
    place commander B1 at 30 1
    place unit B1d at 20 2.2 facing 0 open 1   # a spare
    place unit B1c at 30 8 facing 0 line level exhausted
    place unit A1c at 30 8 facing 180 line
    place lock B1c A1c
    place active group B1
    activate B1c gc
    event pool B1c 7 0 5

% LF-ML-66: nothing is one die that needs a six
    place commander B1 at 30 1
    place unit B1d at 20 2.2 facing 0 open 1   # a spare
    place unit B1c at 30 8 facing 0 line
    place unit A1c at 30 8 facing 180 line disorder 6
    place lock B1c A1c
    place active group B1
    dice 1 1 1 1 1 1 1 1 5
    activate B1c gc
    event pool A1c 1 0 6
    event score A1c 0 0

% LF-ML-68: the initiator rolls first
    place commander B1 at 30 1
    place unit B1d at 20 2.2 facing 0 open 1   # a spare
    place unit B1c at 30 8 facing 0 line
    place unit A1c at 30 8 facing 180 line
    place lock B1c A1c
    place active group B1
    activate B1c gc
    asks dice 8d6 melee
    roll 1 1 1 1 1 1 1 1
    asks dice 6d6 melee

% LF-ML-68, LF-CM-19: encouraging words come after both rolls, the active player's first
    place commander B1 at 30 5 points 1
    place unit B1d at 20 6.2 facing 0 open 1   # a spare
    place commander A1 at 30 12 points 1
    place unit B1c at 30 8 facing 0 line
    place unit A1c at 30 8 facing 180 line
    place lock B1c A1c
    place active group B1
    dice 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    activate B1c gc
    asks british melee-encourage
    keep-dice
    asks american melee-encourage
    dice 6
    reroll A1 1
    event spent A1 0
    event score A1c 1

% LF-ML-69: the active player names supporters first, three at most
    place commander B1 at 30 1
    place unit B1a at 21 2.2 facing 0 line   # a spare
    place unit B1c at 30 8 facing 0 line
    place unit B1b at 36.5 5.5 facing 0 line
    place unit B1d at 26.5 6 facing 0 open 1
    place unit B2d at 24.6 8.5 facing 0 open 1
    place unit B2c at 25.2 4.7 facing 0 line
    place unit A1c at 30 8 facing 180 line
    place lock B1c A1c
    place active group B1
    activate B1c gc
    asks british support
    answer support B2c
    support B1b; support B1d; support B2d
    event pool B1c 8 8 5                # half of 4 and a line, half of 1, half of 1 in the enemy's flank
    asks dice 16d6

% LF-ML-70: a supporter stands in the flank of the one supported, with a part within six inches of its leader
    place commander B1 at 30 1
    place unit B1a at 21 2.2 facing 0 line   # a spare
    place unit B1c at 30 20 facing 0 line
    place unit B1d at 30 12.7 facing 0 open 1       # its front is 6.12 from the rear of the leader
    place unit A1c at 30 20 facing 180 line
    place lock B1c A1c
    place active group B1
    activate B1c gc
    asks dice 8d6

% LF-ML-70: within six inches it may
    place commander B1 at 30 1
    place unit B1a at 21 2.2 facing 0 line   # a spare
    place unit B1c at 30 20 facing 0 line
    place unit B1d at 34 13.6 facing 0 open 1
    place unit A1c at 30 20 facing 180 line
    place lock B1c A1c
    place active group B1
    activate B1c gc
    asks british support
    answers enough, support B1d

% LF-ML-70: one in a melee of its own cannot
    place commander B1 at 30 1
    place unit B1a at 21 2.2 facing 0 line   # a spare
    place unit B1c at 30 20 facing 0 line
    place unit B1d at 34 16 facing 0 open 1
    place unit A1d at 34 16 facing 180 open 1
    place unit A1c at 30 20 facing 180 line
    place lock B1c A1c
    place lock B1d A1d
    place active group B1
    activate B1c gc
    asks dice 8d6

% LF-ML-71: columns, limbered guns and Exhausted elements never support
    place commander B1 at 30 1
    place unit B1a at 21 2.2 facing 0 line   # a spare
    place unit B1c at 30 20 facing 0 line
    place unit B1d at 30 15 facing 0 open 1 level exhausted
    place unit B1b at 34 16 facing 0 column
    place unit B3c at 26 16 facing 0 column
    place unit A1c at 30 20 facing 180 line
    place lock B1c A1c
    place active group B1
    activate B1c gc
    asks dice 8d6

% LF-ML-72: close supporters must take part and come first
    place commander B1 at 30 1
    place unit B1a at 21 2.2 facing 0 line   # a spare
    place unit B1c at 30 20 facing 0 line
    place unit B1d at 33.3 18 facing 0 open 1       # in the zone of the enemy line
    place unit B2d at 28 15 facing 0 open 1
    place unit A1b at 30 20 facing 180 line
    place lock B1c A1b
    place active group B1
    activate B1c gc
    enough                  refused LF-ML-72
    support B2d             ok

% LF-ML-73: a friend that touches the enemy primary supports closely wherever it stands
    place commander B1 at 30 1
    place unit B1a at 21 2.2 facing 0 line   # a spare
    place unit B1c at 30 20 facing 0 line
    place unit B1d at 30 21.181102 facing 180 open 1
    place unit A1c at 30 20 facing 180 line
    place lock B1c A1c
    place lock B1d A1c
    place active group B1
    activate B1c gc
    event supports B1d B1c 3

% LF-ML-74, LF-ML-75: X fights, Y in close support gives all its Action dice, Z half of them
    place commander B1 at 30 1
    place unit B1d at 20 2.2 facing 0 open 1   # a spare
    place unit B1b at 30 20 facing 0 line           # X
    place unit B1c at 36.75 18.9 facing 0 open 0.25 # Y, in the zone of the enemy
    place unit B2b at 40.15 16.5 facing 0 open 0.25 # Z
    place unit A1a at 30 20 facing 180 line
    place lock B1b A1a
    place active group B1
    activate B1b gc
    event supports B1c B1b 2            # it must
    support B2b
    event pool B1b 10 4 5

% LF-ML-75: a supporter's line and markers change what it adds, but never below nothing
    place commander B1 at 30 1
    place unit B1a at 21 2.2 facing 0 line   # a spare
    place unit B1b at 30 20 facing 0 line
    place unit B2b at 36.5 16 facing 0 line disorder 1
    place unit B1d at 26 16 facing 0 open 1 disorder 3
    place unit A1c at 30 20 facing 180 line
    place lock B1b A1c
    place active group B1
    activate B1b gc
    support B2b
    event supports B2b B1b 3
    support B1d
    event supports B1d B1b 0

% LF-ML-76: with the switch only those in contact have dice for their line
    battle lof-drill support_plain=on
    place commander B1 at 30 1
    place unit B1d at 20 2.2 facing 0 open 1   # a spare
    place unit B1b at 30 20 facing 0 line
    place unit B2b at 36.5 16 facing 0 line
    place unit A1c at 30 20 facing 180 line
    place lock B1b A1c
    place active group B1
    activate B1b gc
    support B2b
    event supports B2b B1b 2

% LF-ML-77: one in a building is not supported
    battle lof-drill support_plain=off
    place commander B1 at 52 4
    place unit B1d at 42 5.2 facing 0 open 1   # a spare
    place unit B1c at 58 7 facing 90 line
    place unit A1c at 61 7 facing 0 inside 6
    place unit A1d at 67 7 facing 90 open 1
    place lock B1c A1c
    place active group B1
    activate B1c gc
    asks dice

% LF-ML-77: but supports others
    place commander B1 at 52 4
    place unit B1d at 42 5.2 facing 0 open 1   # a spare
    place unit B1c at 54 3.2 facing 0 line
    place unit A1c at 54 3.2 facing 180 line
    place unit A1d at 61 7 facing 0 inside 6
    place lock B1c A1c
    place active group B1
    activate B1c gc
    asks american support

% LF-ML-78: in contact with several the owner picks one, and the others support it closely
    place commander B1 at 30 1
    place unit B1b at 30 20 facing 0 line
    place unit A1c at 28 20 facing 180 line
    place unit A1d at 32 20 facing 180 open 1
    place lock B1b A1c
    place lock B1b A1d
    place active group B1 element B1b
    answers fight A1c, fight A1d
    fight A1c
    event supports A1d A1c 1

% LF-ML-80: two against a column
    place commander B1 at 30 40
    place unit B1d at 20 41.2 facing 0 open 1   # a spare
    place unit B1c at 30 8 facing 0 line
    place unit A1c at 30 9.181102 facing 180 column
    place lock B1c A1c
    place active group B1
    dice 1 1 1 1 1 1 1 1 1 1 1 1
    activate B1c gc
    event modifier the enemy is unlimbered or in column 2

% LF-ML-81: one for a battle line against an open order
    place commander B1 at 30 40
    place unit B1d at 20 41.2 facing 0 open 1   # a spare
    place unit B1c at 30 8 facing 0 line
    place unit A1c at 30 8 facing 180 open 0.25
    place lock B1c A1c
    place active group B1
    dice 1 1 1 1 1 1 1 1 1 1 1 1
    activate B1c gc
    event score B1c 0 1
    event score A1c 0 0

% LF-ML-80, LF-ML-81: both against unlimbered guns
    place commander B1 at 30 40
    place unit B1d at 20 41.2 facing 0 open 1   # a spare
    place unit B1c at 30 8 facing 0 line
    place unit A3c at 30 8 facing 180 open 1
    place lock B1c A3c
    place active group B1
    dice 1 1 1 1 1 1 1 1 1 1 1 1
    activate B1c gc
    event score B1c 0 3
    event won B1c A3c 3

% LF-ML-82: two for the flank
    place commander B1 at 30 40
    place unit B1d at 20 41.2 facing 0 open 1   # a spare
    place unit B1c at 30 8 facing 0 line
    place unit A1c at 30 9.181102 facing 0 line
    place lock B1c A1c
    place active group B1
    dice 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    activate B1c gc
    event score B1c 0 2

% LF-ML-82: a supporter in contact gives it, too
    place commander B1 at 30 40
    place unit B1a at 21 41.2 facing 0 line   # a spare
    place unit B1c at 30 20 facing 0 line
    place unit B1d at 30 21.181102 facing 180 open 1
    place unit A1c at 30 20 facing 180 line
    place lock B1c A1c
    place lock B1d A1c
    place active group B1
    dice 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    activate B1c gc
    event score B1c 0 2

% LF-ML-83: a Fit one has two against an Exhausted and one against a Shaken enemy
    place commander B1 at 30 40
    place unit B1d at 20 41.2 facing 0 open 1   # a spare
    place unit B1c at 30 8 facing 0 line
    place unit A1c at 30 8 facing 180 line level exhausted
    place lock B1c A1c
    place active group B1
    dice 1 1 1 1 1 1 1 1 1 1 1 1 1
    activate B1c gc
    event score B1c 0 2

% LF-ML-83: Shaken
    place commander B1 at 30 40
    place unit B1d at 20 41.2 facing 0 open 1   # a spare
    place unit B1c at 30 8 facing 0 line
    place unit A1c at 30 8 facing 180 line level shaken
    place lock B1c A1c
    place active group B1
    dice 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    activate B1c gc
    event score B1c 0 1

% LF-ML-84: one in the sphere of its own group commander, not of another
    place commander B1 at 30 40
    place unit B1d at 20 41.2 facing 0 open 1   # a spare
    place commander B2 at 30 4
    place unit B1c at 30 8 facing 0 line
    place unit A1c at 30 8 facing 180 line
    place commander A1 at 30 12
    place lock B1c A1c
    place active group B1
    dice 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    activate B1c gc
    event score B1c 0 0
    event score A1c 0 1

% LF-ML-85: and one more with a commander attached
    place commander B1 at 30 40
    place unit B1d at 20 41.2 facing 0 open 1   # a spare
    place unit B1c at 30 8 facing 0 line
    place unit A1c at 30 8 facing 180 line
    place commander A1 at 30 12 with A1c
    place lock B1c A1c
    place active group B1
    dice 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    activate B1c gc
    event score A1c 0 2

% LF-ML-86, LF-LO-20: two in defenses, for the one lined up and not for the one that came to the wall
    place commander B1 at 36 1
    place unit B1d at 26 2.2 facing 0 open 1   # a spare
    place unit B1c at 36 30 facing 0 line
    place unit A1c at 36 30 facing 180 line lined-up 4
    place lock B1c A1c
    place active group B1
    dice 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    activate B1c gc
    event score B1c 0 0
    event score A1c 0 2

% LF-ML-86: an enemy on the same side of the wall finds no defenses
    place commander B1 at 36 1
    place unit B1d at 26 2.2 facing 0 open 1   # a spare
    place unit B1c at 36 31.181102 facing 180 line
    place unit A1c at 36 30 facing 180 line lined-up 4
    place lock B1c A1c
    place active group B1
    dice 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    activate B1c gc
    event score A1c 0 0

% LF-ML-87: one on higher ground
    place commander B1 at 50 4
    place unit B1c at 54 11.5 facing 0 line
    place unit A1c at 54 12.4 facing 180 line
    place active group B1 element B1c
    charge A1c
    hold
    dice 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    event score A1c 0 1

% LF-BU-22: against a building both halve their Action dice
    place commander B1 at 30 1
    place unit B1d at 20 2.2 facing 0 open 1   # a spare
    place unit B1b at 58 7 facing 90 line
    place unit A1c at 61 7 facing 0 inside 6
    place lock B1b A1c
    place active group B1
    activate B1b gc
    event pool B1b 8 0 5
    event pool A1c 3 0 5

% LF-ML-70: and A, too far away, cannot support B
    place commander B1 at 30 1
    place unit B1d at 20 2.2 facing 0 open 1   # a spare
    place unit B1b at 30 20 facing 0 line           # X
    place unit A1a at 30 20 facing 180 line         # B
    place unit A1c at 30 27.5 facing 180 line       # A: its front 6.32 inches behind the leader of B
    place lock B1b A1a
    place active group B1
    activate B1b gc
    no event supports
    event pool A1a 10 0 5
    again
    activate B1b gc
    asks dice

% LF-ML-70: nobody else supports
    battle lof-drill
    place commander B1 at 30 1
    place unit B1a at 21 2.2 facing 0 line   # a spare
    place unit B1c at 30 20 facing 0 line
    place unit B1d at 34 13.6 facing 0 open 1
    place unit A1c at 30 20 facing 180 line
    place lock B1c A1c
    place active group B1
    activate B1c gc
    support B1a         refused LF-ML-70
    support A1c         refused LF-ML-70
    support B1d         ok

% LF-ML-72: those in close support are named before others
    battle lof-drill
    place commander B1 at 30 1
    place unit B1a at 21 2.2 facing 0 line   # a spare
    place unit B1c at 30 20 facing 0 line
    place unit B1d at 33.3 18 facing 0 open 1       # in the zone of the enemy line
    place unit B2d at 28 15 facing 0 open 1
    place unit B2c at 38.5 18 facing 0 line
    place unit A1b at 30 20 facing 180 line
    place lock B1c A1b
    place active group B1
    activate B1c gc
    answers support B1d, support B2d
    support B2c             refused LF-ML-72 "named first"
    support B2d; support B1d
    answers enough, support B2c
