# Land of the Free: the advanced chapters read again, from the document alone; wars and nations of a battle.

% LF-SE-13, LF-ML-93: the hit of a losing supporter is one of the two that are dropped
battle lof-special
    place commander B1 at 40 18
    place commander A1 at 30 34
    place unit B1d at 30 24 facing 0 line
    place unit B1a at 30 21 facing 0 line
    place unit A1b at 30 24 facing 180 line
    place lock B1d A1b
    place active group A1 element A1b by A1 m 3 c 1
    fight B1d
    roll 5 5 2 2 2 2 2 2 2 2
    roll 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2
    event spared B1a 1 1
    no event hits B1a

% LF-SE-13, LF-DM-18: what is above the Discipline is counted when the two are dropped
battle lof-special
    place commander B1 at 30 4
    place commander A1 at 30 24
    place unit B1a at 30 8 facing 0 line hits 2
    place unit A1a at 30 14 facing 180 line
    place active group A1 element A1a
    dice 5 5 5 5 2 2 2 2
    fire B1a shot
    event hits B1a 2 4
    asks dice 2d6 Discipline Test
    roll 3 3
    no event modifier hits beyond its Discipline
    event test-passed B1a

% LF-SE-15: two dice more in Closing Fire
battle lof-special
    place commander B1 at 30 4
    place commander A1 at 30 24
    place unit B1a at 30 8 facing 0 line
    place unit A1a at 30 14 facing 180 line
    place active group A1 element A1a
    charge B1a
    closing shot
    asks dice 11d6 volley

% LF-SE-15: and in Snap Fire
battle lof-special
    place commander B1 at 30 4
    place commander A1 at 30 24
    place unit B1a at 30 8 facing 0 line stored c
    place unit A1a at 30 19 facing 180 line
    place active group A1 element A1a
    move 30 17 180 straight
    snap B1a shot
    asks dice 10d6 volley

% LF-SE-19: Esprit de Corps on the test of a Forced Order
battle lof-special
    place commander B1 at 24 6 rating competent points 1
    place unit B1b at 24 10 facing 0 line
    place unit A1b at 24 40 facing 180 line
    place active group B1 element B1b by B1 m 0 c 3
    force m
    roll 1 1
    answer esprit
    esprit
    roll 6 6
    event test-passed B1b

% LF-SE-26: of a pool made small by markers as well
battle lof-special
    place commander B2 at 30 4
    place unit B2e at 30 8 facing 0 line disorder 4
    place unit A1b at 30 14 facing 180 line
    place active group B2
    activate B2e gc
    fire A1b shot
    roll 2 2
    roll 6 6
    event volley B2e A1b 2

% LF-SE-26, LF-SH-28: the one die of an empty pool needs a 6, and is thrown again
battle lof-special
    place commander B2 at 30 4
    place unit B2e at 30 8 facing 0 line disorder 4
    place unit A2b at 30 14 facing 180 open 1
    place active group B2 element B2e by B2 m 0 c 3
    fire A2b shot
    asks dice 1d6 volley
    roll 5
    asks dice 1d6 volley
    roll 6
    event volley B2e A2b 1

% LF-SE-26, LF-SE-29: the volley after a Rally is the first of that activation
battle lof-special
    place commander B2 at 30 4 points 1
    place unit B2a at 30 8 facing 0 line hits 1
    place unit A1b at 30 14 facing 180 line
    place active group B2
    dice 6 6
    rally B2a gc
    fire A1b shot
    event in-ranks B2a

% LF-SE-34: nobody waits for a command that cost a point
battle lof-special
    place commander B4 at 30 4 points 3
    place unit B4a at 30 8 facing 0 open 1
    place unit B4b at 44 8 facing 0 line
    place active group B4 element B4a by B4 m 0 c 1
    no answer wait m
    wait m                  refused LF-SE-34

% LF-SE-34: neither commander has words for a Discipline Test of theirs
battle lof-special
    place commander B4 at 30 4 points 3
    place commander BFC at 36 4 points 3
    place commander A1 at 30 24
    place unit B4a at 30 8 facing 0 open 1 hits 2
    place unit B4b at 44 8 facing 0 line
    place unit A1b at 30 14 facing 180 line
    place active group A1 element A1b
    dice 5 2 2 2 2
    fire B4a shot
    roll 1 1
    event test-failed B4a

% LF-SE-35: Rangers beside Indians are helped like others
battle lof-special
    place commander B3 at 30 4 points 1
    place unit B3b at 30 8 facing 0 open 1 hits 1
    place active group B3
    rally B3b gc            ok

% LF-SE-39, LF-DM-52: the test of a broken group is a Discipline Test, too
battle lof-special
    place commander A4 at 30 40 rating competent
    place unit A4a lost
    place unit A4b at 30 36 facing 180 open 1 level exhausted
    place unit B1d at 60 4 facing 0 line
    place commander B1 at 60 2
    place phase groups american
    dice 3
    group A4
    roll 4 4
    keep-dice
    event modifier they mean to preserve their nation -1

% LF-SE-40: Light Dragoons bought as infantry never mount
battle lof-special
    place commander A2 at 30 40
    place unit A2c at 30 36 facing 180 open 1
    place active group A2 element A2c
    mount                   refused

% LF-SE-42, LF-ML-09: mounted militia, Shaken from the beginning, is tested before it charges
battle lof-special
    place commander B5 at 30 4
    place unit B5c at 30 8 facing 0 line level shaken
    place unit A1b at 30 18 facing 180 line
    place active group B5 element B5c
    charge A1b
    asks dice 2d6 test to charge

% LF-SE-43, LF-SK-24: Militia Riflemen have the long Threat Zone
battle lof-special
    place commander A1 at 30 44
    place unit A1d at 30 40 facing 180 line level shaken
    place unit B1d at 30 22.1 facing 0 line
    place active group A1
    zone A1d B1d

% LF-SE-48, LF-ML-30: to reform before a charge takes both tests, that of the steel first
battle lof-special
    place commander B2 at 30 4
    place commander A1 at 30 24
    place unit B2d at 30 8 facing 0 open 1
    place unit A1b at 30 13 facing 180 line
    place active group A1 element A1b
    charge B2d
    reform
    asks dice 2d6 Fear of Cold Steel
    roll 6 6
    asks dice 2d6 test to reform

% LF-WP-16, LF-SH-29, LF-SH-30: rockets: a ragged volley has a marker less, a punishing one a marker more
battle lof-special
    place commander A3 at 26 33
    place commander B1 at 30 4
    place unit A3d at 20 30 facing 180 open 1
    place unit B1d at 20 8 facing 0 line
    place active group A3 element A3d
    fire B1d shot
    asks dice 4d6 volley
    roll 1 1 5 5
    is unit B1d at 20 8 facing 0 line disorder 1.
    again
    fire B1d shot
    roll 6 6 2 2
    is unit B1d at 20 8 facing 0 line disorder 3.

% LF-WP-02: rockets do not reach what is 12 inches away
battle lof-special
    place commander A3 at 34 25
    place commander B1 at 30 4
    place unit A3d at 30 20 facing 180 open 1
    place unit B1d at 30 8 facing 0 line
    place active group A3 element A3d
    fire B1d shot           refused LF-WP-01

% LF-WP-17: cover counts against rockets
battle lof-special
    place commander A3 at 34 45
    place unit A3d at 36 44 facing 180 open 1
    place unit B1d at 36 30 facing 0 line lined-up 4
    place commander B1 at 36 20
    place active group A3 element A3d
    fire B1d shot
    event modifier target in cover -1

% LF-OP-11: a battery whose crew is Exhausted counts like any Exhausted element
battle lof-special abandoned_guns=on scenario=take-the-field
    place turn 2
    place commander A3 at 34 30 points 1
    place unit A3a abandoned at 24 20 level exhausted crew A3c
    place objective 24 20
    place unit A3c at 24 25 facing 180 line
    place unit B1d at 50 8 facing 0 line
    place commander B1 at 24 4
    place active group A3
    score british 30

% LF-FB-19, LF-FB-01: a war is any of its years, for rockets too
file lof-special
    change war: 1812 => war: 1814
    accepted
    change war: 1814 => war: 1811
    refused LF-FB-01 "1812"
    change war: 1811 => war: 1790
    refused LF-FB-19

% LF-HE-01: a nation is one of five
file take-the-field
    | nations: {british: prussian}
    refused LF-HE-01 "american, british, french"

% LF-FB-01: a war is a year
file take-the-field
    | war: someday
    refused LF-FB-01
file take-the-field
    | war: 1776th
    refused LF-FB-01

% LF-MV-03: rockets are moved an inch by hand
battle lof-special
    place commander A3 at 24 33
    place unit A3d at 20 30 facing 180 open 1
    place unit B1d at 30 8 facing 0 line
    place active group A3 element A3d
    prolong 20 28.9 180     refused LF-MV-03
    prolong 20 29 180       ok

% LF-SK-12: who carries on may store orders
battle lof-special
    place commander B1 lost
    place commander BFC at 60 30 points 2
    place unit B1c at 30 8 facing 0 line
    place unit A1b at 30 17 facing 180 line
    place active group B1
    activate B1c alone
    store both              ok

% LF-SK-12, LF-CM-08: but nobody spends points on it
battle lof-special
    place commander B1 lost
    place commander BFC at 30 4 points 2
    place unit B1c at 30 8 facing 0 line
    place unit A1b at 30 12.5 facing 180 line
    place active group B1
    activate B1c alone
    no answer inspire A1b
    no answer force m

% LF-SK-16, LF-SE-43: mounted riflemen dismount, reload and fire
battle lof-special
    place commander B5 at 30 4
    place unit B5d at 30 8 facing 0 line level shaken unloaded
    place unit A1b at 30 24 facing 180 line
    place active group B5
    activate B5d gc
    event activated B5d B5 2 1
    dismount
    reload
    fire A1b shot           ok

% LF-SK-16, LF-MV-29: and are not in the saddle again in that activation
battle lof-special
    place commander B5 at 30 4
    place unit B5c at 30 8 facing 0 line level shaken unloaded
    place active group B5
    activate B5c gc
    dismount
    reload
    mount                   refused

% LF-SE-11, LF-SK-22: dragoons on foot keep their carbines
battle lof-special
    place commander B5 at 30 4
    place unit B5a at 30 8 facing 0 line on-foot
    place unit A1b at 30 14.1 facing 180 line
    place active group B5 element B5a
    fire A1b shot           refused LF-WP-01

% LF-SK-19, LF-SH-28: Marksmen of a single die, a 6: a hit and a marker
battle lof-special
    place commander A2 at 30 40
    place commander B1 at 30 4
    place unit A2d at 30 30 facing 180 open 1 disorder 6
    place unit B1d at 30 16 facing 0 line
    place active group A2 element A2d by A2 m 0 c 3
    fire B1d shot
    asks dice 1d6 volley
    roll 6
    event disordered B1d marksmen 1
    event hits B1d 1 1

% LF-SK-25, LF-GO-05: a group order with Riflemen has two Maneuver Orders
battle lof-special
    place commander A2 at 30 44
    place unit A2d at 20 40 facing 180 open 1
    place unit A2b at 40 40 facing 180 open 1
    place active group A2
    together gc
    join A2d
    join A2b
    done
    event group-order A2 2 3

% LF-SK-28, LF-GO-05: one with militia has two Combat Orders
battle lof-special
    place commander A1 at 30 44
    place unit A1b at 20 40 facing 180 line
    place unit A1c at 40 40 facing 180 line level shaken
    place active group A1
    together gc
    join A1b
    join A1c
    done
    event group-order A1 3 2

% LF-SE-34, LF-GO-13: in a group order, too, nothing is forced on Indians who are not trusted
battle lof-special
    place commander B4 at 32 12 points 3
    place unit B4a at 24 8 facing 0 open 1
    place unit B4b at 40 8 facing 0 line
    place active group B4
    together gc
    join B4a
    join B4b
    done
    all move
    next B4a
    move 24 11 0 straight
    next B4b
    move 40 11 0 straight
    all move
    next B4a
    move 24 14 0 straight
    next B4b
    move 40 14 0 straight
    all move
    next B4a
    move 24 17 0 straight
    next B4b
    move 40 15.5 0 straight
    press move
    no answer next B4a

% LF-SE-19, LF-DM-44: Esprit de Corps at the table edge
battle lof-special
    place commander B1 at 24 1 rating competent points 0
    place commander A1 at 24 20
    place unit B1b at 24 3 facing 0 line hits 2
    place unit A1b at 24 9 facing 180 line
    place active group A1 element A1b
    dice 5 2 2 2 2 2
    fire B1b shot
    roll 1 1
    keep-dice
    roll 6
    asks dice 2d6 Morale Test at the table edge
    roll 1 1
    answer esprit
    esprit
    roll 6 6
    event test-passed B1b

% LF-SK-34, LF-AT-15: Rangers see 6 inches in the woods like others
battle lof-special
    place commander B3 at 10 26
    place unit B3b at 10 30.5 facing 0 open 0.25
    place unit A1b at 10 36.4 facing 180 line
    place active group B3 element B3b
    fire A1b shot           ok

% LF-SK-26: behind Scouts an ambush may be revealed
battle lof-nation
    place turn 2
    place commander B1 at 30 4
    place commander A2 at 40 44
    place unit B1a hidden
    place unit A2b at 36 20 facing 0 open 1
    place active group B1
    reveal B1a
    place B1a 36 36 180 open 1 refused
    place B1a 36 6 0 open 1 ok

% LF-OP-12, LF-OP-13: whoever speaks to a crew, its test is against its own Morale
battle lof-special abandoned_guns=on scenario=take-the-field
    place turn 2
    place commander A3 at 34 30 rating incompetent points 1
    place unit A3a abandoned at 24 20 crew A3c
    place objective 24 20
    place unit A3c at 24 25 facing 180 line
    place unit B1d at 50 8 facing 0 line
    place commander B1 at 24 4
    place active group A3 element A3c
    end
    roll 3 3
    reroll A3 1
    roll 4
    event test-passed A3a 7 7
    event recovered A3a

% LF-SC-36, LF-SC-73: in the first turn of Hold the Ground the die, and 1 for more Scouts
battle lof-nation scenario=hold-the-ground
    place phase setup
    objective 36 36
    objective 20 24
    nobody
    nobody
    roll 3
    event scouts british
    event initiative british 3 4

% LF-SK-17, LF-CM-24: the skill throws its own misses again, and leaves those of supporters
battle lof-special
    place commander B1 at 30 4
    place commander A1 at 30 24
    place unit B1c at 30 10 facing 0 line
    place unit B1d at 30 7 facing 0 line
    place unit A1b at 30 10 facing 180 line
    place lock B1c A1b
    place active group B1 element B1c by B1 m 3 c 1
    fight A1b
    event supports B1d B1c 6
    roll 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2
    asks dice 10d6 melee
