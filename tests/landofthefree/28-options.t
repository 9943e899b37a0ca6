# Land of the Free, chapter 28: optional rules, and the switches of refights.

% LF-OP-01: each optional rule is off unless it is turned on: ratings are rolled for
battle lof-special
    dice 6 1
    asks dice 6d6 commander ratings

% LF-OP-02, LF-OP-03: with the bag each commander draws a token, of seven for six commanders, and none goes back before all have drawn
battle lof-special bag=on
    dice 6 1
    asks dice 1d7 a token from the bag
    roll 1
    event drawn BFC Incompetent
    asks dice 1d6 a token from the bag
    roll 6
    event drawn B1 Highly Skilled
    asks dice 1d5 a token from the bag
    roll 1
    event drawn B2 Competent
    is drawn incompetent 1 competent 1 highly-skilled 1
    roll 4
    event drawn B3 Skilled
    roll 3
    event drawn B4 Skilled
    roll 2
    event drawn B5 Competent
    asks dice 1d7 a token from the bag
    no event rating-roll

% LF-OP-03: a battle that is given up while tokens are drawn is over, and nothing is amiss
battle lof-special bag=on
    dice 6 1
    roll 1
    american: concede
    over british *

% LF-OP-04: to whom the battle gives a rating draws none
battle lof-grounds bag=on
    dice 6 1
    asks dice 1d4 a token from the bag
    roll 4
    event drawn BF *
    asks dice 1d4 a token from the bag
    no event drawn B1 *

% LF-OP-05: a battle names its tokens, and their number must be right
file lof-nation bag=on
    change points: 200 => points: 200 # with a bag
    | bag: {incompetent: 1, competent: 2, skilled: 1}
    accepted
file lof-nation bag=on
    | bag: {incompetent: 1, competent: 2, skilled: 2}
    refused LF-OP-05 "holds 5 tokens; 4 are wanted"
file lof-nation
    | bag: {incompetent: -1, competent: 5}
    refused LF-OP-05

% given SHORT
battle lof-special ammunition_shortage=on
place commander B1 at 30 4
place commander A1 at 30 24
place unit A1b at 30 14 facing 180 line

% LF-OP-18: a 1 after a volley makes an element low on ammunition
given SHORT
place unit B1d at 30 8 facing 0 line
place active group B1 element B1d
    fire A1b shot
    roll 2 2 2 2 2 2
    asks dice 1d6 ammunition
    roll 1
    event ammunition B1d is low on ammunition
    is unit B1d at 30 8 facing 0 line low
    reload
    fire A1b shot
    roll 2 2 2 2 2 2
    roll 2
    is unit B1d at 30 8 facing 0 line low

% LF-OP-18: a second 1 leaves it without: it neither fires nor reloads
given SHORT
place unit B1d at 30 8 facing 0 line low
place active group B1 element B1d
    dice 2 2 2 2 2 2 1
    fire A1b shot
    event ammunition B1d has no ammunition left
    reload                  refused LF-OP-18 "no ammunition left"
    no answer reload

% LF-OP-18: nor in a reaction
given SHORT
place unit B1d at 30 8 facing 0 line out stored c
place active group A1 element A1b
    move 30 13 180 straight
    asks american orders
    charge B1d
    closing shot            refused LF-OP-18

% LF-OP-18: Closing Fire has its die, too
given SHORT
place unit B1d at 30 8 facing 0 line
place active group A1 element A1b
    move 30 13 180 straight
    charge B1d
    closing shot
    roll 2 2 2 2 2 2 2
    asks dice 1d6 ammunition

% LF-OP-19: the die falls after the penetration dice, and a volley at two targets has one
battle lof-special ammunition_shortage=on
    place commander B2 at 56 3
    place unit B2e at 61 7 inside 6
    place unit A1b at 52 7 facing 90 line
    place unit A1c at 61 14 facing 180 line level shaken
    place active group B2 element B2e by B2 m 2 c 3
    fire-out A1b west shot
    split A1c north shot 2
    roll 5 5
    roll 3
    roll 5 5
    asks british orders

% LF-OP-19: after the ball has gone on
battle lof-special ammunition_shortage=on
    place commander A3 at 30 30
    place unit A3a at 30 26 facing 180 open 1
    place unit B1d at 30 12 facing 0 line
    place active group A3 element A3a
    fire B1d solid
    roll 6 2 2 2 2
    yes
    roll 2
    asks dice 1d6 ammunition

% LF-OP-20: six shots, ten for guns, or what the battle gives; each volley takes one
battle lof-special limited_ammunition=on
    place commander B1 at 30 4
    place commander A1 at 30 24
    place unit A1b at 30 14 facing 180 line
    place unit B1d at 30 8 facing 0 line shots 1
    place unit B1c at 44 8 facing 0 line
    place active group B1 element B1d
    dice 2 2 2 2 2 2
    fire A1b shot
    is unit B1d at 30 8 facing 0 line shots 0
    reload                  refused LF-OP-20 "all of its 6 shots"

% LF-OP-20: the first of six
battle lof-special limited_ammunition=on
    place commander B1 at 30 4
    place unit A1b at 30 14 facing 180 line
    place unit B1d at 30 8 facing 0 line
    place active group B1 element B1d
    dice 2 2 2 2 2 2
    fire A1b shot
    is unit B1d at 30 8 facing 0 line shots 5

% LF-OP-20: guns have ten
battle lof-special limited_ammunition=on
    place commander A3 at 30 30
    place unit A3a at 30 26 facing 180 open 1
    place unit B1d at 30 12 facing 0 line
    place active group A3 element A3a
    dice 2 2 2 2 2
    fire B1d solid
    is unit A3a at 30 26 facing 180 open 1 shots 9

% LF-OP-20: as the battle says
file lof-nation limited_ammunition=on
    change id: B1a, => id: B1a, shots: 64,
    refused LF-OP-20
    change shots: 64 => shots: 4
    accepted

% LF-OP-30: with rally_to_fit a Rally may raise a Shaken element without hits to Fit
battle lof-special rally_to_fit=on
    place commander B1 at 24 6 points 1
    place unit B1d at 24 10 facing 0 line level shaken disorder 1
    place active group B1
    dice 6 6
    rally B1d gc
    answers restore order, restore spirit
    restore spirit
    event restored B1d is Fit again
    is unit B1d at 24 10 facing 0 line acted

% LF-OP-30: not one with hits
battle lof-special rally_to_fit=on
    place commander B1 at 24 6 points 1
    place unit B1d at 24 10 facing 0 line level shaken hits 1 disorder 1
    place active group B1
    dice 6 6
    rally B1d gc
    restore spirit          refused LF-CM-33

% LF-OP-30: and only where it is on
battle lof-special
    place commander B1 at 24 6 points 1
    place unit B1d at 24 10 facing 0 line level shaken disorder 1
    place active group B1
    dice 6 6
    rally B1d gc
    event restored B1d is in order again

% LF-RF-124: with suggested_upgrades an element of a refight has what its battle suggests, and the quarters do not hold
file lof-suggested
    accepted
file lof-suggested suggested_upgrades=on
    accepted
    change suggested: light-infantry => suggested: lancers
    refused LF-SE-06

% LF-RF-124: it is off unless chosen
battle lof-suggested
    place commander B1 at 30 4
    place unit B1a at 30 8 facing 0 line
    place unit B1b lost
    place unit A1a at 30 30 facing 180 line
    place active group B1
    score american 25

% LF-RF-124: chosen, the light company forms no line, is listed in open order, and costs its price
battle lof-suggested suggested_upgrades=on
    place commander B1 at 30 4
    place unit B1a at 30 8 facing 0 open 1
    place unit B1b lost
    place unit A1a at 30 30 facing 180 line
    place active group B1
    score american 30
    activate B1a gc
    form line 0             refused LF-SK-27

% LF-RF-124: a line of the historical deployment that it cannot form is an open order
battle lof-suggested suggested_upgrades=on
    dice 2 2 2 2 2
    objective 10 24
    objective 60 24
    objective 28 20
    objective 44 20
    nobody
    deploy historical
    event placed B1a 30 10 0 open

% LF-SC-10: a battle may let a battery stand out of the sphere
battle lof-suggested
    dice 2 2 2 2 2
    objective 10 24
    objective 60 24
    objective 28 20
    objective 44 20
    group B1
    post B1 10 4
    place B1a 12 10 0 line 0
    place B1b 40 10 0 line 0        refused LF-SC-10
    place B1c 50 10 0 open 1        ok

% given GUNS
battle lof-special abandoned_guns=on scenario=take-the-field
place commander B1 at 24 10
place unit B1d at 24 20 facing 0 line
place unit A3a at 24 20 facing 180 open 1
place commander A3 at 34 30
place lock B1d A3a

% LF-OP-06, LF-OP-08, LF-OP-09: a battery that loses a melee leaves its guns: the crew goes to infantry in its flank, with its hits; an objective lies where its leader stood
given GUNS
place unit A3c at 24 25 facing 180 line
place active group B1 element B1d by B1 m 3 c 1
    fight A3a
    roll 5 5 5 2 2 2 2 2 2 2
    roll 2 2 2 2 2 2 2 2 2 2 2 2
    event abandoned A3a A3c
    is unit A3a abandoned at 24 20 hits 3 crew A3c
    is objective 24 20
    no event shattered
    score british 0

% LF-OP-06: to tie is enough; without the rule it fights on
given GUNS
place unit A3c at 24 25 facing 180 line
place active group B1 element B1d by B1 m 3 c 1
    fight A3a
    roll 2 2 2 2 2 2 2 2 2 2
    roll 5 5 5 5 2 2 2 2 2 2 2 2
    event tied B1d A3a
    roll 6 6
    event abandoned A3a A3c

% LF-OP-07: shattered by the hits of that round it is removed
battle lof-special abandoned_guns=on
    place commander B1 at 24 10
    place unit B1d at 24 20 facing 0 line
    place unit A3a at 24 20 facing 180 open 1 level exhausted hits 3
    place commander A3 at 34 30
    place unit A3c at 24 25 facing 180 line
    place lock B1d A3a
    place active group B1 element B1d by B1 m 3 c 1
    fight A3a
    roll 5 2 2 2 2 2 2 2 2 2
    roll 2 2 2 2 2 2 2 2 2 2 2
    event shattered A3a
    no event abandoned

% LF-OP-08: of several equally near its owner chooses
given GUNS
place unit A3c at 20 24 facing 180 column
place unit A1b at 28 24 facing 180 column
place commander A1 at 40 30
place active group B1 element B1d by B1 m 3 c 1
    fight A3a
    roll 5 5 2 2 2 2 2 2 2 2
    roll 2 2 2 2 2 2
    asks american shelter
    answers join A3c, join A1b
    join A1b
    event abandoned A3a A1b

% LF-OP-10: with nobody to go to, the battery is lost, and no objective is laid
given GUNS
place unit A3c at 24 40 facing 180 line
place active group B1 element B1d by B1 m 3 c 1
    fight A3a
    roll 5 5 2 2 2 2 2 2 2 2
    roll 2 2 2 2 2 2
    event left A3a
    not objective 24 20
    score british 30

% given CREW
battle lof-special abandoned_guns=on scenario=take-the-field
place turn 2
place commander A3 at 34 30 points 1
place unit A3a abandoned at 24 20 hits 1 crew A3c
place objective 24 20
place unit A3c at 24 25 facing 180 line
place commander B1 at 24 4

% LF-OP-11: it is neither broken nor lost
given CREW
place unit A3b lost
place unit B1d at 50 8 facing 0 line
place active group A3
    score british 40

% LF-OP-12, LF-OP-13, LF-OP-14: at the end of the infantry's activation the crew is tested, with its own Morale; words may help, and he who speaks goes to the infantry
given CREW
place unit B1d at 50 8 facing 0 line
place unit A3b at 17.5 28 facing 180 column
place active group A3 element A3c
    end
    asks dice 2d6 test to recover the guns
    roll 3 3
    reroll A3 1
    event attached A3 A3c
    roll 6
    event recovered A3a
    is unit A3a abandoned at 24 20 hits 1 crew at-guns acted
    no answer man A3a 0 open 1
    man A3a 180 open 1      refused LF-OP-14 "in the next"

% LF-OP-12: not with a Fit or Shaken enemy within 6 inches of the guns
given CREW
place unit B1d at 24 14.5 facing 0 line
place active group A3 element A3c
    end
    no event test-roll
    asks american group

% LF-OP-15: failed, the crew stays where it is
given CREW
place unit B1d at 50 8 facing 0 line
place active group A3 element A3c
    end
    roll 3 3
    keep-dice
    is unit A3a abandoned at 24 20 hits 1 crew A3c

% LF-OP-14: in the next turn it is manned as its owner says, and is a battery like others
battle lof-special abandoned_guns=on
    place turn 3
    place commander A3 at 30 27
    place unit A3a abandoned at 24 20 hits 1 crew at-guns
    place objective 24 20
    place unit A3c at 24 25 facing 180 line
    place unit B1d at 50 8 facing 0 line
    place active group A3
    man A3a 200 open 0.5
    event manned A3a 200 open
    not objective 24 20
    is unit A3a at 24 20 facing 200 open 0.5 hits 1
    activate A3a gc         ok

% LF-OP-16: the enemy comes near the guns: the crew flees again
battle lof-special abandoned_guns=on
    place turn 3
    place commander A3 at 34 30
    place unit A3a abandoned at 24 20 crew at-guns
    place objective 24 20
    place unit A3c at 24 27 facing 180 line
    place unit B1d at 24 12 facing 0 line
    place commander B1 at 24 6
    place active group B1 element B1d
    move 24 15 0 straight
    event crew-flees A3a A3c
    is unit A3a abandoned at 24 20 crew A3c

% LF-OP-16: without infantry within 12 inches the battery is lost and the objective goes
battle lof-special abandoned_guns=on
    place turn 3
    place commander A3 at 34 30
    place unit A3a abandoned at 24 20 crew at-guns
    place objective 24 20
    place unit A3c at 24 36 facing 180 line
    place unit B1d at 24 12 facing 0 line
    place commander B1 at 24 6
    place active group B1 element B1d
    move 24 15 0 straight
    event left A3a
    not objective 24 20

% LF-OP-17: the shelter is shattered: the crew flees, measured from where it stood
battle lof-special abandoned_guns=on
    place turn 3
    place commander A3 at 34 40
    place commander A1 at 44 40
    place unit A3a abandoned at 24 30 crew A3c
    place objective 24 30
    place unit A3c at 24 27 facing 180 line level exhausted hits 2
    place unit A1b at 36 33 facing 180 line
    place unit B1d at 24 22 facing 0 line
    place commander B1 at 24 16
    place active group B1 element B1d
    dice 5 5 5 2 2 2
    fire A3c shot
    event shattered A3c
    event crew-flees A3a A1b

% LF-OP-21, LF-OP-22: a building of 3 inches holds one Tiny, one of 6 two Tiny or one Small
battle lof-houses shared_buildings=on
    place turn 0
    place commander B1 at 54 2
    place unit B1a at 61 7 inside 6
    place unit B1b unplaced
    place unit B1c unplaced
    place unit B1f unplaced
    place pending turn
    place pending place 0
    british: garrison B1f 6     refused LF-OP-25
    british: garrison B1b 6     ok
    british: garrison B1c 6     refused LF-OP-25 "no room"
    british: garrison B1c 9     ok
    british: garrison B1f 9     refused LF-OP-25

% LF-OP-23: one of 9 three Tiny, one Small, one Medium, or one Small and one Tiny
battle lof-houses shared_buildings=on
    place turn 0
    place commander B1 at 34 7
    place unit B1f at 40 7 inside 8
    place unit B1a unplaced
    place unit B1b unplaced
    place unit B1g unplaced
    place pending turn
    place pending place 0
    british: garrison B1g 8     refused LF-OP-25
    british: garrison B1a 8     ok
    british: garrison B1b 8     refused LF-OP-25

% LF-OP-24: one of 12 two Small, one Small and two Tiny, one Medium and one Tiny, one Large
battle lof-houses shared_buildings=on
    place commander B1 at 34 20
    place unit B1h at 26 8 inside 7
    place unit B1a at 26 14.01 facing 180 open 1
    place unit A1a at 60 40 facing 180 open 1
    place active group B1 element B1a
    occupy 7                    ok

% LF-OP-24: no Small beside a Medium
battle lof-houses shared_buildings=on
    place commander B1 at 34 20
    place unit B1h at 26 8 inside 7
    place unit B1f at 26 14.01 facing 180 open 1
    place unit A1a at 60 40 facing 180 open 1
    place active group B1 element B1f
    occupy 7                    refused LF-OP-25 "no room"

% LF-OP-24: two Small, and nobody besides
battle lof-houses shared_buildings=on
    place commander B1 at 34 20
    place unit B1f at 26 8 inside 7
    place unit B1g at 26 8 inside 7
    place unit B1a at 26 14.01 facing 180 open 1
    place unit A1a at 60 40 facing 180 open 1
    place active group B1 element B1a
    occupy 7                    refused LF-OP-25 "no room"

% LF-OP-25: nobody enters while an enemy is inside; without the rule a building holds one
battle lof-houses shared_buildings=on
    place commander B1 at 34 20
    place unit B1a at 26 16 facing 180 open 1
    place unit A1a at 26 8 inside 7
    place active group B1 element B1a
    move 26 14.2 180 straight
    occupy 7                    refused LF-OP-25

% LF-OP-25: friends may
battle lof-houses shared_buildings=on
    place commander B1 at 34 20
    place unit B1a at 26 14.01 facing 180 open 1
    place unit B1f at 26 8 inside 7
    place unit A1a at 60 40 facing 180 open 1
    place active group B1 element B1a
    occupy 7                    ok
    is unit B1a at 26 8

% LF-OP-26: each of them fires and leaves by itself
battle lof-houses shared_buildings=on
    place commander B1 at 34 10
    place unit B1f at 26 8 inside 7
    place unit B1a at 26 8 inside 7
    place unit A1h at 26 20 facing 180 line
    place active group B1
    activate B1f gc
    fire-out A1h north shot
    enough
    roll 2 2 2 2
    end
    activate B1a gc
    leave west 0 270 column 0   ok

% given SHARED
battle lof-houses shared_buildings=on
place commander A1 at 26 28
place commander B1 at 34 10
place unit B1f at 26 8 inside 7
place unit B1g at 26 8 inside 7
place unit A1i at 26 20 facing 180 line

% LF-OP-27: hits of a volley at the building are shared evenly; their owner says who bears what is over
given SHARED
place active group A1 element A1i
    fire B1f shot
    dice 5 5 5 2 2 2
    asks british deal-hits
    answers next B1f, next B1g
    next B1g
    event hits B1g 2 2

% LF-OP-27: even shares need no question
given SHARED
place active group A1 element A1i
    dice 5 5 2 2 2 2
    fire B1f shot
    event hits B1f 1 1
    event hits B1g 1 1

% LF-OP-27: a marker goes to the one who took the first hit
given SHARED
place active group A1 element A1i
    fire B1f shot
    dice 6 6 2 2 2 2
    next B1g
    event disordered B1g a punishing volley 1
    event hits B1g 1 1
    event hits B1f 1 1

% LF-OP-28: who charges the building names the element he fights; the others are in close support
battle lof-houses shared_buildings=on
    place commander A1 at 26 28
    place commander B1 at 34 10
    place unit B1f at 26 8 inside 7
    place unit B1g at 26 8 inside 7
    place unit A1h at 26 16 facing 180 line
    place active group A1 element A1h by A1 m 3 c 2
    answer charge B1f
    answer charge B1g
    charge B1g
    hold
    fight B1g
    event supports B1f B1g 2

% LF-OP-29: a winner moves in only when the last enemy is out
battle lof-houses shared_buildings=on
    place commander A1 at 26 28
    place commander B1 at 34 10
    place unit B1f at 26 8 inside 7
    place unit B1g at 26 8 inside 7
    place unit A1h at 26 14 facing 180 line
    place lock A1h B1f
    place lock A1h B1g
    place active group A1 element A1h by A1 m 3 c 1
    fight B1g
    roll 5 5 5 5 2 2 2 2
    roll 2 2 2 2 2
    event won A1h B1g *
    roll 1 1
    roll 1
    event came-out B1g
    no event garrison A1h *
    is unit B1f at 26 8

% LF-HE-01: the lists are a guide: a force may leave them
file lof-nation
    accepted

% LF-HE-02: enforced, each element is an entry of its nation and war, with that type and upgrade, and no other
file lof-nation lists=enforced
    refused LF-HE-02 "should be 1754, 1775, 1785 or 1812"
    | war: 1776
    refused LF-HE-02 "Unit A2b is no entry of the American list of the American Revolution: infantry, Rangers"
    change group: A2, name: "Rangers", type: infantry, size: medium, upgrade: rangers} => group: A2, name: "Riflemen", type: infantry, size: medium, upgrade: militia-riflemen}
    accepted
file take-the-field lists=enforced
    | war: 1785
    refused LF-HE-02 "The British side has no list in the Northwest Indian War"
    | nations: {british: american}
    refused LF-HE-02

% LF-HE-17: Germans stand in one force with British
file lof-nation lists=enforced
    | war: 1776
    change group: A2, name: "Rangers", type: infantry, size: medium, upgrade: rangers} => group: A2, name: "Riflemen", type: infantry, size: medium, upgrade: militia-riflemen}
    change "Oneidas", type: infantry, size: medium, upgrade: indians} => "Musketeers", type: infantry, size: medium, upgrade: hessians}
    accepted
