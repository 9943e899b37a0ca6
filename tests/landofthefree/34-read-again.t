# Land of the Free: the chapters on special elements, skills and optional rules, read once more from the beginning.

% LF-SE-17, LF-SK-22: carbines reach 6 inches, mounted
battle lof-special
    place commander B5 at 30 4
    place unit B5a at 30 10 facing 0 line
    place unit A1b at 30 16.1 facing 180 line
    place active group B5 element B5a
    fire A1b shot           refused LF-WP-01

% LF-SE-19: Esprit de Corps on a Rally, which is a Morale Test as well
battle lof-special
    place commander B1 at 24 6 rating competent points 1
    place unit B1b at 24 10 facing 0 line hits 1
    place active group B1
    rally B1b gc
    roll 1 1
    esprit
    roll 6 6
    event test-passed B1b

% LF-SE-19: a good first result that is thrown again may be lost
battle lof-special
    place commander B1 at 24 6 rating competent points 0
    place commander A1 at 24 24
    place unit B1b at 24 10 facing 0 line hits 2
    place unit A1b at 24 16 facing 180 line
    place active group A1 element A1b
    dice 5 2 2 2 2 2
    fire B1b shot
    roll 6 6
    esprit
    roll 1 1
    event test-failed B1b

% LF-SE-21, LF-SK-17: Grenadiers who charge throw their misses again, those who are charged do not
battle lof-special
    place commander B1 at 30 4
    place commander A1 at 30 24
    place unit B1c at 30 8 facing 0 line
    place unit A1b at 30 12.5 facing 180 line
    place active group B1 element B1c by B1 m 3 c 3
    charge A1b
    hold
    fight A1b
    roll 2 2 2 2 2 2 2 2 2 2
    asks dice 10d6 melee

% LF-SE-21, LF-SK-30: Grenadiers are Vanguard: they take orders outside the sphere
battle lof-special
    place commander B1 at 60 4
    place unit B1c at 20 20 facing 0 line
    place unit B1d at 34 20 facing 0 line
    place active group B1
    no answer activate B1d gc
    activate B1c gc         ok

% LF-SE-25, LF-SE-26: Hessian grenadiers have German Ranks besides what Grenadiers have
battle lof-special
    place commander B2 at 30 4
    place commander A1 at 30 24
    place unit B2b at 30 8 facing 0 line
    place unit A1b at 30 14 facing 180 line
    place active group B2
    activate B2b gc
    event activated B2b B2 2 3
    fire A1b shot
    event in-ranks B2b

% LF-SE-26: the dice thrown again are what counts: two sixes then are a Punishing volley
battle lof-special
    place commander B2 at 30 4
    place commander A1 at 30 24
    place unit B2a at 30 8 facing 0 line
    place unit A1b at 30 14 facing 180 line
    place active group B2 element B2a
    fire A1b shot
    roll 6 2 2 2 2 2
    roll 6 2 2 2 2
    event punishing B2a
    event disordered A1b a punishing volley 1

% LF-SE-26: the first volley of every activation: what it fired in the turn before does not matter, nor what it fires later
battle lof-special
    place turn 2
    place commander B2 at 30 4
    place commander A1 at 30 24
    place unit B2a at 30 8 facing 0 line unloaded
    place unit A1b at 30 14 facing 180 line
    place active group B2
    activate B2a gc
    reload
    fire A1b shot
    event in-ranks B2a

% LF-SE-31: the Maneuver Order so gained may be a charge
battle lof-special
    place commander B3 at 30 4
    place commander A1 at 30 24
    place unit B3a at 30 8 facing 0 open 1
    place unit A1b at 30 12 facing 180 line
    place active group B3 element B3a by B3 m 0 c 3
    run-on
    roll 6 6
    charge A1b
    hold
    fight A1b               ok

% LF-SE-31, LF-SE-32: three Combat Orders are three tests; a failed one ends nothing
battle lof-special
    place commander B3 at 30 4
    place unit B3a at 30 8 facing 0 open 1
    place unit A1b at 30 40 facing 180 line
    place active group B3 element B3a by B3 m 0 c 3
    run-on
    roll 1 1
    is active group B3 element B3a by B3 m 0 c 2
    run-on
    roll 6 6
    is active group B3 element B3a by B3 m 1 c 1
    move 30 11 0 straight
    run-on
    roll 6 6
    is active group B3 element B3a by B3 m 1 c 0

% LF-SE-34: no Inspirational Charge and no Concentrated Volley is bought for distrusted Indians
battle lof-special
    place commander B4 at 30 4 points 3
    place commander A1 at 30 24
    place unit B4a at 30 8 facing 0 open 1
    place unit A1b at 30 12.5 facing 180 line
    place active group B4 element B4a by B4 m 3 c 3
    no answer inspire A1b
    no answer volley A1b shot

% LF-SE-34: he may spend them on the others of the mixed group
battle lof-special
    place commander B4 at 30 4 points 1
    place unit B4a at 30 8 facing 0 open 1
    place unit B4b at 42 6 facing 0 line hits 1
    place active group B4
    rally B4b gc            ok

% LF-SK-17, LF-SE-30: the warcry: Indians who initiate a melee throw their misses again
battle lof-special
    place commander B3 at 30 4
    place commander A1 at 30 24
    place unit B3a at 30 10 facing 0 open 1
    place unit A1b at 30 10 facing 180 line
    place lock B3a A1b
    place active group B3 element B3a by B3 m 3 c 1
    fight A1b
    roll 2 2 2 2 2 2 2 2
    asks dice 8d6 melee

% LF-SE-40: Light Dragoons in the saddle fire at 6 inches, and reload there, as they are not Cumbersome
battle lof-special
    place commander B5 at 30 4
    place unit B5b at 30 10 facing 0 open 1 unloaded
    place unit A1b at 30 15 facing 180 line
    place active group B5 element B5b
    reload
    fire A1b shot           ok

% LF-SE-40, LF-SK-12: they carry on without their commander
battle lof-special
    place commander B5 lost
    place commander BFC at 60 30
    place unit B5b at 30 10 facing 0 open 1
    place active group B5
    activate B5b alone      ok

% LF-SE-44, LF-SK-29: Minutemen stand in open order, and begin Shaken: one Combat Order fewer
battle lof-special
    place commander A2 at 30 40
    place unit A2a at 30 36 facing 180 open 1 level shaken
    place active group A2
    activate A2a gc
    event activated A2a A2 3 2

% LF-SE-43, LF-SK-25: Militia Riflemen: one Maneuver Order fewer, and one Combat Order as Shaken
battle lof-special
    place commander A1 at 30 40
    place unit A1d at 30 36 facing 180 line level shaken
    place active group A1
    activate A1d gc
    event activated A1d A1 2 2

% LF-SE-48: words may help the test before a reaction
battle lof-special
    place commander B2 at 30 4 points 1
    place commander A1 at 30 24
    place unit B2d at 30 8 facing 0 open 1
    place unit A1b at 30 12.5 facing 180 line
    place active group A1 element A1b
    charge B2d
    hold
    roll 3 3
    answer reroll B2 1
    reroll B2 1
    roll 6
    event test-passed B2d

% LF-SE-47: a charge that fails the test may be tried with the next Maneuver Order
battle lof-special
    place commander B2 at 30 4
    place commander A1 at 30 24
    place unit B2d at 30 8 facing 0 open 1
    place unit A1b at 30 12 facing 180 line
    place active group B2 element B2d by B2 m 2 c 3
    charge A1b
    roll 1 1
    charge A1b
    roll 6 6
    event charges B2d A1b

% LF-SK-19: Marksmen whose volley is a reaction mark as well
battle lof-special
    place commander A2 at 22 40
    place commander B1 at 22 4
    place unit A2d at 22 30 facing 180 open 1 stored c
    place unit B1d at 22 12 facing 0 line
    place active group B1 element B1d
    move 22 15 0 straight
    snap A2d shot
    roll 6 2 2 2 2
    event disordered B1d marksmen 1

% LF-SK-21: without an attached officer there is no casualty roll
battle lof-special
    place commander A1 at 24 30
    place unit A1d at 24 24 facing 180 open 1 level shaken
    place unit B1d at 24 10 facing 0 line
    place commander B1 at 24 4
    place active group A1 element A1d
    dice 5 2 2 2 2
    fire B1d shot
    no event casualty-roll

% LF-SK-23: but 18 inches is the limit
battle lof-special
    place commander A2 at 30 40
    place unit A2d at 30 36 facing 180 open 1
    place unit B1d at 30 17.9 facing 0 line
    place active group A2 element A2d
    fire B1d shot           refused LF-WP-01

% LF-SK-24: a stored order of Riflemen answers at 18 inches
battle lof-special
    place commander A2 at 30 40
    place commander B1 at 30 4
    place unit A2d at 30 36 facing 180 open 1 stored c
    place unit B1d at 30 15 facing 0 line
    place active group B1 element B1d
    move 30 18 0 straight
    asks american react

% LF-SK-26: in the arc but at more than 18 inches, an ambush may be revealed
battle lof-nation
    place turn 2
    place commander B1 at 30 4
    place commander A2 at 40 44
    place unit B1a hidden
    place unit A2b at 36 40 facing 180 open 1
    place active group B1
    reveal B1a
    place B1a 36 21.9 0 open 1          ok

% LF-SK-27, LF-SE-41: light infantry set up in open order or column, never in line
battle lof-special
    place turn 0
    place commander B2 at 30 4
    place unit B2c unplaced
    place pending turn
    place pending place 1
    british: place B2c 30 8 0 line 0        refused LF-SK-27
    british: place B2c 30 8 0 open 1        ok

% LF-SK-29: charged militia in line rolls neither 2 dice nor adds 1
battle lof-special
    place commander A1 at 60 40
    place commander B1 at 30 4
    place unit A1c at 30 20 facing 180 line level shaken
    place unit B1d at 30 20 facing 0 line
    place lock A1c B1d
    place active group B1 element B1d by nobody m 3 c 1
    fight A1c
    event pool A1c 6 0 5

% LF-SK-31: within the sphere command points help a Vanguard
battle lof-special
    place commander B2 at 30 4 points 1
    place unit B2c at 30 12 facing 0 open 1 hits 1
    place active group B2
    rally B2c gc            ok

% LF-SK-34: Woodsmen in column through the wood go their 6 inches
battle lof-special
    place commander B3 at 10 26
    place unit B3b at 10 30 facing 0 column
    place active group B3 element B3b
    march
    leg 10 36               ok

% LF-SK-34: a swamp or a wall is to Woodsmen what it is to others: to cross a wall takes an order and a marker
battle lof-special
    place commander B3 at 30 26
    place unit B3b at 36 29.8 facing 0 open 0.25
    place active group B3 element B3b
    cross 4
    event disordered B3b

% LF-HE-05: where the lists are enforced, siege mortars are no entry; cannon and howitzers are
file lof-lists-1780 lists=enforced
    change points: 175 => points: 200
    change name: "Light Dragoons", type: cavalry, size: medium} => name: "Light Dragoons", type: cavalry, size: medium, upgrade: light-dragoons}
    accepted
    change name: "Virginia guns", type: artillery, size: medium} => name: "Virginia guns", type: artillery, size: medium, weapon: "5.5 in howitzer"}
    accepted
    change weapon: "5.5 in howitzer" => weapon: mortar
    refused LF-HE-02 "A1c"
file lof-lists-1780
    change name: "Virginia guns", type: artillery, size: medium} => name: "Virginia guns", type: artillery, size: medium, weapon: mortar}
    accepted

% LF-HE-05, LF-FB-19: rockets are an entry of 1812, and of no earlier war
file lof-lists-1780 lists=enforced
    change name: "Virginia guns", type: artillery, size: medium} => name: "Virginia guns", type: artillery, size: medium, weapon: rocket}
    refused LF-FB-19

% LF-OP-05: tokens of five for a side of four and one of three, as the players name them
file lof-nation bag=on
    | bag: {incompetent: 1, competent: 1, skilled: 1, highly-skilled: 1}
    accepted
    change highly-skilled: 1 => highly-skilled: 2
    refused LF-OP-05

% LF-OP-06: a battery that wins its melee keeps its guns
battle lof-special abandoned_guns=on
    place commander B1 at 24 10
    place commander A3 at 34 30
    place unit B1d at 24 20 facing 0 line
    place unit A3a at 24 20 facing 180 open 1
    place unit A3c at 24 25 facing 180 line
    place lock B1d A3a
    place active group B1 element B1d by B1 m 3 c 1
    fight A3a
    roll 2 2 2 2 2 2 2 2 2 2
    roll 5 5 5 5 5 5 5 5 2 2 2 2
    no event abandoned

% LF-OP-08: infantry of the enemy's side, cavalry and guns shelter nobody
battle lof-special abandoned_guns=on
    place commander B1 at 24 10
    place commander A3 at 34 30
    place unit B1d at 24 20 facing 0 line
    place unit A3a at 24 20 facing 180 open 1
    place unit A3b at 24 25 facing 180 open 1
    place lock B1d A3a
    place active group B1 element B1d by B1 m 3 c 1
    fight A3a
    roll 5 5 2 2 2 2 2 2 2 2
    dice 2 2 2 2 2 2 2 2 2 2
    event left A3a

% LF-OP-09: the guns count among the objectives at the end
battle lof-special abandoned_guns=on scenario=take-the-field
    place turn 6
    place commander A3 at 34 30
    place commander B1 at 24 10
    place unit A3a abandoned at 24 20 crew A3c
    place objective 24 20
    place unit A3c at 60 40 facing 180 line
    place unit B1d at 24 16 facing 0 line
    place phase close
    over british "major victory"

% LF-OP-18: a volley that hits nothing has its die as well; other faces leave all as it was
battle lof-special ammunition_shortage=on
    place commander B1 at 30 4
    place commander A1 at 30 24
    place unit A1b at 30 14 facing 180 line
    place unit B1d at 30 8 facing 0 line
    place active group B1 element B1d
    fire A1b shot
    roll 2 2 2 2 2 2
    roll 6
    is unit B1d at 30 8 facing 0 line unloaded

% LF-OP-18: guns run short as well
battle lof-special ammunition_shortage=on
    place commander A3 at 30 30
    place unit A3a at 30 26 facing 180 open 1 low
    place unit B1d at 30 12 facing 0 line
    place active group A3 element A3a
    fire B1d solid
    roll 2 2 2 2 2
    roll 1
    event ammunition A3a has no ammunition left

% LF-OP-18, LF-OP-20: both may be played at once? a shot is counted and its die thrown
file lof-nation ammunition_shortage=on limited_ammunition=on
    accepted

% LF-OP-20: Closing Fire takes a shot as well
battle lof-special limited_ammunition=on
    place commander B1 at 30 4
    place commander A1 at 30 24
    place unit B1d at 30 8 facing 0 line shots 3
    place unit A1b at 30 13 facing 180 line
    place active group A1 element A1b
    charge B1d
    closing shot
    roll 2 2 2 2 2 2 2
    is unit B1d at 30 8 facing 0 line shots 2

% LF-OP-20: with none left it cannot close with fire
battle lof-special limited_ammunition=on
    place commander B1 at 30 4
    place commander A1 at 30 24
    place unit B1d at 30 8 facing 0 line shots 0
    place unit A1b at 30 13 facing 180 line
    place active group A1 element A1b
    charge B1d
    no answer closing shot
    closing shot            refused LF-OP-20

% LF-OP-24: four Tiny in a building of 12 inches, and no fifth
battle lof-houses shared_buildings=on
    place commander B1 at 34 20
    place unit B1a at 26 8 inside 7
    place unit B1b at 26 8 inside 7
    place unit B1c at 26 8 inside 7
    place unit B1d at 26 14.01 facing 180 open 1
    place unit B1e at 29 14.01 facing 180 open 1
    place unit A1a at 60 40 facing 180 open 1
    place active group B1
    activate B1d gc
    occupy 7                    ok
    end
    activate B1e gc
    occupy 7                    refused LF-OP-25 "no room"

% LF-OP-27: three hits for three: one each
battle lof-houses shared_buildings=on
    place commander A1 at 26 28
    place commander B1 at 34 10
    place unit B1a at 26 8 inside 7
    place unit B1b at 26 8 inside 7
    place unit B1f at 26 8 inside 7
    place unit A1i at 26 20 facing 180 line
    place active group A1 element A1i
    fire B1f shot
    dice 5 5 5 2 2 2   6 6 6 6
    event hits B1a 1 1
    event hits B1b 1 1
    event hits B1f 1 1

% LF-OP-30: Exhausted to Shaken as ever, never to Fit at once
battle lof-special rally_to_fit=on
    place commander B1 at 24 6 points 1
    place unit B1d at 24 10 facing 0 line level exhausted
    place active group B1
    dice 6 6
    rally B1d gc
    event restored B1d *
    is unit B1d at 24 10 facing 0 line level shaken

% LF-OP-30: a militiaman, who began Shaken, may become Fit
battle lof-special rally_to_fit=on
    place commander A1 at 30 40 points 1
    place unit A1c at 30 36 facing 180 line level shaken
    place active group A1
    dice 6 6
    rally A1c gc
    event restored A1c is Fit again

% LF-WP-15, LF-WP-12: a mortar drops its bombs behind a friend who is 6 inches off the target, and picks whom it likes
battle lof-sight
    place commander B3 at 24 4
    place unit B3c at 24 5 facing 0 open 0.25
    place unit A1b at 24 20 facing 180 line
    place unit A1c at 34 34 facing 180 line
    place active group B3 element B3c
    fire A1c shot           ok

% LF-WP-02: exactly 12 inches is too near for a mortar and for rockets
battle lof-special
    place commander A3 at 22 33
    place unit A3d at 22 30 facing 180 open 1
    place unit B1d at 22 18 facing 0 line
    place active group A3 element A3d
    fire B1d shot           refused LF-WP-01 "do not reach"

% LF-WP-16: three dice that hit are three markers
battle lof-special
    place commander A3 at 22 33
    place commander B1 at 22 4
    place unit A3d at 22 30 facing 180 open 1
    place unit B1d at 22 10 facing 0 line
    place active group A3 element A3d
    fire B1d shot
    roll 5 5 5 5
    is unit B1d at 22 10 facing 0 line disorder 4.

% LF-SK-05: in one's own deployment zone an ambusher may appear
battle lof-nation
    place turn 2
    place commander B1 at 30 4
    place commander A1 at 30 44
    place unit B1a hidden
    place unit B1b at 12 8 facing 0 open 1
    place unit A1a at 36 40 facing 180 line
    place active group B1
    reveal B1a
    place B1a 40 6 0 open 1             ok

% LF-SK-06: behind the wall at more than 6 inches
battle lof-nation
    place turn 2
    place commander B1 at 30 20
    place commander A1 at 30 44
    place unit B1a hidden
    place unit B1b at 12 8 facing 0 open 1
    place unit A1a at 36 37 facing 180 line
    place active group B1
    reveal B1a
    place B1a 36 29.99 0 open 0.25      ok

% LF-SK-06: in the open beside that wall 7 inches are too near
battle lof-nation
    place turn 2
    place commander B1 at 30 20
    place commander A1 at 30 44
    place unit B1a hidden
    place unit B1b at 12 8 facing 0 open 1
    place unit A1a at 22 37 facing 180 line
    place active group B1
    reveal B1a
    place B1a 22 30 0 column 0          refused LF-SK-06

% LF-SK-04, LF-BU-02: only in a building that would have it
battle lof-nation
    place turn 2
    place commander B1 at 50 6
    place commander A1 at 30 44
    place unit B2b hidden
    place commander B2 at 56 4
    place unit B2a at 12 8 facing 0 open 1
    place unit A1a at 61 24 facing 180 line
    place active group B2
    reveal B2b
    garrison B2b 6                      refused LF-BU-02 "holds a small element"

% LF-SK-01: one element a side: with one in ambush no other is asked for
battle lof-nation
    dice 6 1 2 2 2 2 2 2
    edge south
    objective 10 24
    objective 60 24
    objective 28 20
    objective 44 20
    ambush B1a
    asks american hide

% LF-SK-04: revealed, it is activated with all of its orders
battle lof-nation
    place turn 2
    place commander B1 at 30 4
    place commander A1 at 30 44
    place unit B1a hidden
    place unit B1b at 12 8 facing 0 open 1
    place unit A1a at 36 40 facing 180 line
    place active group B1
    reveal B1a
    place B1a 30 14 0 open 1
    activate B1a gc
    event activated B1a B1 3 3

% LF-SK-08: a ranger revealed far from his commander is a Vanguard and takes orders all the same
battle lof-nation
    place turn 2
    place commander B2 at 10 4
    place commander A1 at 30 44
    place unit B2b hidden
    place unit B2a at 12 8 facing 0 open 1
    place unit A1a at 66 46 facing 180 line
    place active group B2
    reveal B2b
    place B2b 50 28 0 open 1
    activate B2b gc                     ok

% LF-SC-02: by dice, 2 and 12 are the Frontal Assault, 3 a Flank Attack, 11 an Ambush
battle lof-nation scenario=by-dice
    roll 1 1
    event scenario frontal-assault
    again
    roll 6 6
    event scenario frontal-assault
    again
    roll 1 2
    event scenario flank-attack
    again
    roll 5 6
    event scenario ambush
    again
    roll 4 5
    event scenario surrounded

% LF-SC-03: as many turns as the battle names
file take-the-field
    change turns: ["1", "2", "3", "4", "5", "6"] => turns: ["1", "2", "3", "4", "5", "6", "7", "8"]
    accepted

% LF-SC-24, LF-SC-25: a quarter exactly is a Minor Victory, 5:2
battle take-the-field scenario=reconnoiter
    place turn 6
    place commander BFC at 30 4
    place commander AFC at 30 44
    place unit B1a at 30 8 facing 0 line
    place unit A1a at 30 40 facing 180 line
    place unit A1b lost
    place unit A1c lost
    place phase turn
    over british "minor victory"

% LF-SC-24: less than a tenth is a Marginal one
battle take-the-field scenario=reconnoiter
    place turn 6
    place commander BFC at 30 4
    place commander AFC at 30 44
    place unit B1a at 30 8 facing 0 line
    place unit A1a at 30 40 facing 180 line
    place unit A2b lost
    place phase turn
    over british "marginal victory"

% LF-SC-22: Exhausted elements are lost points at the end
battle take-the-field scenario=reconnoiter
    place turn 6
    place commander BFC at 30 4
    place commander AFC at 30 44
    place unit B1a at 30 8 facing 0 line
    place unit A1a at 30 40 facing 180 line level exhausted
    place phase turn
    over british "minor victory"

% LF-SC-24: equal losses are a tie
battle take-the-field scenario=reconnoiter
    place turn 6
    place commander BFC at 30 4
    place commander AFC at 30 44
    place unit B1a at 30 8 facing 0 line
    place unit A1a at 30 40 facing 180 line
    place unit B1b lost
    place unit A1c lost
    place phase turn
    over nobody "tie"

% LF-SC-20: two of three objectives and one contested: two more than none, a Minor Victory
battle take-the-field
    place turn 6
    place objective 10 24
    place objective 30 24
    place objective 50 24
    place commander BFC at 30 4
    place commander AFC at 30 44
    place unit B1a at 10 22 facing 0 line
    place unit B1b at 30 22 facing 0 line
    place unit B1c at 50 21 facing 0 column
    place unit A1a at 54 27 facing 180 line
    place phase turn
    over british "minor victory"

% LF-SE-13, LF-SK-19: the first two hits are dropped, the marker of Marksmen is not
battle lof-special
    place commander A1 at 24 30
    place commander B1 at 24 4
    place unit A1d at 24 24 facing 180 open 1 level shaken
    place unit B1a at 24 10 facing 0 line
    place active group A1 element A1d
    dice 6 2 2 2 2
    fire B1a shot
    event spared B1a 1 1
    event disordered B1a marksmen 1

% LF-SE-13: a supporter of the losing side with Additional Ranks drops its hit as well
battle lof-special
    place commander A1 at 30 34
    place commander B1 at 50 4
    place unit A1b at 30 24 facing 180 line
    place unit B1d at 30 24 facing 0 line
    place unit B1a at 30 21 facing 0 line
    place lock A1b B1d
    place active group A1 element A1b by A1 m 3 c 1
    fight B1d
    dice 5 2 2 2 2 2 2 2 2 2
    dice 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2
    event spared B1a 1 1

% LF-SE-34: nor may a distrusted element be told to wait for his command
battle lof-special
    place commander B4 at 30 4 points 3
    place unit B4a at 30 8 facing 0 open 1
    place unit B4b at 42 6 facing 0 line
    place active group B4 element B4a by B4 m 0 c 0
    no answer wait m
    end                     ok

% LF-SE-35: a Warparty's commander may speak to his Indians
battle lof-special
    place commander B3 at 30 4 points 1
    place unit B3a at 30 8 facing 0 open 1
    place unit B3b at 44 8 facing 0 open 1
    place active group B3 element B3a by B3 m 0 c 1
    run-on
    roll 3 3
    reroll B3 1
    roll 6
    event test-passed B3a

% LF-SK-12: who carries on fires, charges and stores; nobody rallies him
battle lof-special
    place commander B1 lost
    place commander BFC at 70 40 points 2
    place unit B1c at 30 8 facing 0 line hits 1
    place commander A1 at 30 24
    place unit A1b at 30 12.5 facing 180 line
    place active group B1
    no answer rally B1c fc
    activate B1c alone
    charge A1b
    hold
    fight A1b               ok

% LF-SK-30, LF-SK-32: a Vanguard whose commander has fallen takes the force commander's orders at any distance
battle lof-special
    place commander B2 lost
    place commander BFC at 70 46
    place unit B2c at 10 10 facing 0 open 1
    place unit A1b at 30 40 facing 180 line
    place active group B2
    activate B2c fc
    move 10 13 0 straight   ok

% LF-OP-19, LF-CM-28: the die of ammunition falls after the dice thrown again, and belongs to no pool
battle lof-special ammunition_shortage=on
    place commander B2 at 30 4
    place commander A1 at 30 24
    place unit B2a at 30 8 facing 0 line
    place unit A1b at 30 14 facing 180 line
    place active group B2 element B2a
    fire A1b shot
    roll 5 2 2 2 2 2
    roll 2 2 2 2 2
    asks dice 1d6 ammunition
    roll 1
    event ammunition B2a is low on ammunition
    asks british orders

% LF-OP-08: the crew keeps its level
battle lof-special abandoned_guns=on
    place commander B1 at 24 10
    place commander A3 at 34 30
    place unit B1d at 24 20 facing 0 line
    place unit A3a at 24 20 facing 180 open 1 level shaken
    place unit A3c at 24 25 facing 180 line
    place lock B1d A3a
    place active group B1 element B1d by B1 m 3 c 1
    fight A3a
    roll 5 5 2 2 2 2 2 2 2 2
    dice 2 2 2 2 2 2 2 2 2 2 2 2
    is unit A3a abandoned at 24 20 level shaken hits 2 crew A3c

% LF-OP-12: at more than 6 inches from the guns there is no test
battle lof-special abandoned_guns=on
    place turn 2
    place commander A3 at 34 30 points 1
    place commander B1 at 24 4
    place unit A3a abandoned at 24 20 crew A3c
    place objective 24 20
    place unit A3c at 24 27 facing 180 line
    place unit B1d at 50 8 facing 0 line
    place active group A3 element A3c
    end
    no event test-roll

% LF-OP-12: an Exhausted enemy beside the guns keeps nobody from them
battle lof-special abandoned_guns=on
    place turn 2
    place commander A3 at 34 30
    place commander B1 at 24 4
    place unit A3a abandoned at 24 20 crew A3c
    place objective 24 20
    place unit A3c at 24 25 facing 180 line
    place unit B1d at 24 14.5 facing 0 line level exhausted
    place active group A3 element A3c
    end
    asks dice 2d6 test to recover the guns

% LF-SE-47: Riflemen on horse fear the steel as well; Militia Riflemen do not
battle lof-special
    place commander B5 at 30 4
    place commander A1 at 30 30
    place unit B5d at 30 8 facing 0 line
    place unit A1b at 30 16 facing 180 line
    place active group B5 element B5d by B5 m 2 c 2
    charge A1b
    asks american reaction

% LF-SC-80: a refight has the levels and scores of every other game
battle cowpens-1781
    place unit LEGION lost
    place unit GUN-1 at 42 11 facing 0
    place unit GUN-2 at 56 11 facing 0
    place unit DELAWARE at 40 50 facing 180
    place turn 6
    place phase turn
    event verdict american a marginal victory 4 2

% LF-SC-80: and so has a battle without limits, over the turns that it names
battle lof-horde
    place unit B1a at 30 8 facing 0
    place unit A1a at 60 40 facing 180
    place unit A2a at 50 40 facing 180
    place unit B1d at 20 8 facing 0
    place unit B1e at 24 8 facing 0
    place unit B1b lost
    place unit B1c lost
    place turn 3
    place phase turn
    event verdict american a minor victory 5 2

% given MEETING
battle lof-nation scenario=meeting-engagement
place turn 1
place attacker british
place edges british south american north
place commander BFC reserve rating competent
place commander B1 reserve rating competent
place commander B2 reserve rating competent
place unit B1a reserve
place unit B1b reserve
place unit B2a reserve
place unit B2b reserve
place commander AFC at 40 46 rating competent
place commander A1 at 30 44 rating competent
place commander A2 at 50 44 rating competent
place unit A1a at 24 40 facing 180 line
place unit A1b at 36 40 facing 180 line
place unit A2a at 50 40 facing 180 line
place unit A2b at 62 40 facing 180 open 1

% LF-SC-16: a force commander in reserve has no command points, and adds none to the initiative
given MEETING
place turn 0
place phase turn
    asks dice 1d6 command points
    roll 6
    asks dice 1d6 initiative
    roll 2
    event initiative british 2 3        # a Scout more
    roll 1
    event initiative american 1 4

% LF-SC-13, LF-SC-14, LF-SC-15: one group a turn, its commander on the edge, then his points, then his elements
given MEETING
place phase groups british
    group B1
    post B1 30 3                refused LF-SC-14
    post B1 30 0.5
    no
    asks dice 1d6 command points
    roll 3
    activate B1a gc
    asks british come-on

% LF-SC-13: a second group does not come on in that turn
battle lof-nation scenario=meeting-engagement
    place turn 1
    place attacker british
    place edges british south american north
    place arrived british 1 american 0
    place commander BFC reserve
    place commander B1 at 30 0.5
    place commander B2 reserve
    place unit B1a at 30 3 facing 0 open 1
    place unit B1b at 16 3 facing 0 open 1
    place unit B2a reserve
    place unit B2b reserve
    place commander A1 at 30 44
    place unit A1a at 24 40 facing 180 line
    place group B1 done
    place phase groups british
    group B2                    # somebody may lie in ambush: LF-SK-09
    no event points
    is unit B2a reserve

% LF-SC-14: nowhere within 12 inches of an enemy element
battle lof-nation scenario=meeting-engagement
    place turn 1
    place attacker british
    place edges british south american north
    place commander BFC reserve
    place commander B1 reserve
    place unit B1a reserve
    place unit B1b reserve
    place commander A1 at 30 44
    place unit A1a at 10 8 facing 180 column
    place phase groups british
    group B1
    post B1 12 0.5              refused LF-SC-14 "12 inches"
    post B1 40 0.5              ok

% LF-SC-16: the force commander comes on with any of them, and his points are rolled then
given MEETING
place phase groups british
    group B2
    post B2 30 0.5
    yes
    asks dice 1d6 command points
    roll 6
    event points BFC 3
    is commander BFC at

% LF-DM-50: reserves count as sound in the force
given MEETING
place turn 2
place phase turn
    not over
