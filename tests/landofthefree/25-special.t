# Land of the Free, chapter 25: special elements.
battle lof-special

% LF-FB-26, LF-SE-10: an upgrade is added to the price and counts in losses; turned off, all are of the standard list
    place commander B1 at 30 4
    place unit B1a lost
    place unit B1d at 30 8 facing 0 line
    place unit A1b lost
    place unit A1a at 30 30 facing 180 line
    place commander A1 at 30 33
    place active group B1
    score british 25 american 45

% LF-FB-26: off: Highlanders are a battalion like any other, and their test is taken once
battle lof-special advanced=off
    place commander B1 at 24 6 rating skilled points 1
    place unit B1b at 24 10 facing 0 line level exhausted
    place unit B1d lost
    place unit A1b at 30 30 facing 180 line
    place active group B1
    score british 0 american 50
    rally B1b gc
    roll 1 1
    no answer esprit

% LF-SE-01, LF-SE-06: one upgrade, by its word, for those types that may have it
battle lof-special
file lof-special
    accepted
    change name: "British grenadiers", type: infantry, size: medium, upgrade: grenadiers => name: "British grenadiers", type: infantry, size: medium, upgrade: guards
    refused LF-SE-06 "which there is not; say one of elite, grenadiers, hessians, hessian-grenadiers, indians, light-dragoons, light-infantry, militia, militia-riflemen, minutemen, rangers, riflemen."
    change upgrade: guards => upgrade: dragoons
    refused LF-SE-06 "is infantry, and Dragoons is not for infantry"
file lof-special
    change name: "Legion dragoons", type: cavalry, size: medium, upgrade: dragoons => name: "Legion dragoons", type: cavalry, size: medium, upgrade: light-infantry
    refused LF-SE-06 "is cavalry, and Light Infantry is not for cavalry"
file lof-special
    change name: "Field guns", type: artillery, size: large => name: "Field guns", type: artillery, size: large, upgrade: militia
    refused LF-SE-06 "is artillery, and Militia is not for artillery"

% LF-SE-01, LF-SE-23: Hessians and Grenadiers are joined by a word of their own, for 10 points
file lof-special
    change upgrade: hessian-grenadiers => upgrade: "hessians, grenadiers"
    refused LF-SE-06

% LF-SE-01: nor a list of two, which is not none either
file lof-special
    change upgrade: hessian-grenadiers => upgrade: [hessians, grenadiers]
    refused LF-SE-01 line 24 "Unit B2b: `upgrade` should be a word, not a list"

% LF-SE-12: Additional Ranks are 10 points more
    place unit B1a lost
    place unit B1d at 30 8 facing 0 line
    place unit A1b at 30 30 facing 180 line
    place commander B1 at 30 4
    place active group B1
    score american 45

% LF-SE-02, LF-SE-18, LF-SE-21, LF-SE-22, LF-SE-23, LF-SE-30, LF-SE-41, LF-SE-45, LF-SE-46: Elite, Grenadiers, Hessians, Light Infantry, Indians and Rangers 30, Hessian grenadiers and Riflemen 35
    place unit B1b lost
    place unit B1c lost
    place unit B2a lost
    place unit B2b lost
    place unit B2c lost
    place unit B2d lost
    place unit B3a lost
    place unit B3b lost
    place unit B1d at 30 8 facing 0 line
    place unit A1b at 30 30 facing 180 line
    place commander B1 at 30 4
    place active group B1
    score american 250

% LF-SE-02, LF-SE-17, LF-SE-40, LF-SE-42, LF-SE-43, LF-SE-44: Dragoons and Light Dragoons 35, Militia 25, Militia Riflemen 35 on horseback; 20 and 30 on foot
    place unit B5a lost
    place unit B5b lost
    place unit B5c lost
    place unit B5d lost
    place unit A1c lost
    place unit A1d lost
    place unit A2a lost
    place unit A2c lost
    place unit A2d lost
    place unit A3b lost
    place unit B1d at 30 8 facing 0 line
    place unit A1b at 30 30 facing 180 line
    place commander B1 at 30 4
    place active group B1
    score american 130 british 185

% LF-SE-03: no rifled muskets besides
file lof-special
    change name: "Highlanders", type: infantry, size: medium => name: "Highlanders", type: infantry, size: medium, weapon: rifled
    refused LF-SE-03 "infantry buys one or the other"
    change size: medium, weapon: rifled, upgrade: elite => size: medium, weapon: rifled
    accepted

% LF-SE-04: a quarter of the force at most, a remainder dropped
file take-the-field
    change points: 200 => points: 220
    change id: B1a, => id: B1a, upgrade: elite,
    accepted
    change id: B1b, => id: B1b, upgrade: elite,
    accepted
    change id: B1c, => id: B1c, upgrade: elite,
    refused LF-SE-04 "has 3 elements that are Elite, of 8; 2, a quarter, are the most"
    change id: B1c, upgrade: elite, => id: B1c, upgrade: grenadiers,
    accepted
file take-the-field advanced=off
    change points: 200 => points: 220
    change id: B1a, => id: B1a, upgrade: elite,
    change id: B1b, => id: B1b, upgrade: elite,
    change id: B1c, => id: B1c, upgrade: elite,
    accepted

% LF-SE-04: Hessian grenadiers count among the Grenadiers
file take-the-field
    change id: B1a, => id: B1a, upgrade: hessian-grenadiers,
    change points: 200 => points: 240
    change id: B1b, => id: B1b, upgrade: grenadiers,
    accepted
    change id: B1c, => id: B1c, upgrade: grenadiers,
    refused LF-SE-04 "has 3 elements that are Grenadiers"


% LF-SE-05: of several forces of a side each keeps the limit by itself
file lof-forces
    change points: 60 => points: 80
    change id: B1a, => id: B1a, upgrade: elite,
    change id: H1a, => id: H1a, upgrade: elite,
    accepted
    change id: H1b, => id: H1b, upgrade: elite,
    refused LF-SE-04 "The British force of BDC has 2 elements that are Elite, of 4; 1, a quarter, is the most"

% LF-SE-09: skills are not sold singly
file lof-special
    change upgrade: light-infantry => upgrade: scouts
    refused LF-SE-06

% LF-SE-24: Jaegers are Riflemen without German Ranks
    place commander B2 at 30 4
    place unit B2d at 30 8 facing 0 open 1
    place unit A1b at 30 17 facing 180 line
    place active group B2
    activate B2d gc
    fire A1b shot
    no event in-ranks

% LF-SE-07, LF-SE-08: in Open Order and March Column alone
    place commander B2 at 30 4
    place unit B2c at 30 8 facing 0 open 1
    place active group B2 element B2c
    form line 0             refused LF-SK-27 "Light Infantry"
    form column 0           ok

% LF-SE-07: nor out of a column, in turning
    place commander B2 at 30 4
    place unit B2c at 30 14 facing 0 column
    place active group B2 element B2c
    turn left 0             refused LF-SK-27
    turn left 1             ok

% LF-SE-08: Hessians keep every formation
    place commander B2 at 30 4
    place unit B2a at 40 8 facing 0 open 1
    place active group B2 element B2a
    form line 0             ok

% LF-SE-08: Militia Riflemen may form Battle Line, Riflemen may not
    place commander A1 at 30 40
    place commander A2 at 50 40
    place unit A1d at 30 36 facing 180 open 1
    place active group A1 element A1d
    form line 0             ok
    is unit A1d at 30 36 facing 180 line

% LF-SE-08, LF-SE-46: Riflemen
    place commander A2 at 50 40
    place unit A2d at 50 36 facing 180 open 1
    place active group A2 element A2d
    form line 0             refused LF-SK-27 "Riflemen"

% LF-SE-08, LF-SE-44: Minutemen
    place commander A2 at 50 40
    place unit A2a at 50 36 facing 180 open 1
    place active group A2 element A2a
    form line 0             refused LF-SK-27 "Minutemen"

% LF-SE-08, LF-SE-40: Light Dragoons, on foot too
    place commander A2 at 50 40
    place unit A2c at 50 36 facing 180 open 1
    place active group A2 element A2c
    form line 0             refused LF-SK-27 "Light Dragoons"

% given HORSE
battle lof-special
place commander B5 at 30 4
place commander A1 at 30 24
place unit A1b at 30 10 facing 180 line

% LF-SE-17: Dragoons in the saddle throw their misses again
given HORSE
place unit B5a at 30 10 facing 0 line
place lock B5a A1b
place active group B5 element B5a by B5 m 3 c 1
    fight A1b
    roll 2 2 2 2 2 2 2 2 2 2
    asks dice 10d6 melee

% LF-SE-11, LF-SE-17: on foot they do not, though they keep their mixed weapons
given HORSE
place unit B5a at 30 10 facing 0 line on-foot
place lock B5a A1b
place active group B5 element B5a by B5 m 3 c 1
    fight A1b
    roll 2 2 2 2 2 2 2 2 2 2
    asks dice 8d6 melee

% LF-SE-17: they fire and reload in the saddle
battle lof-special
    place commander B5 at 30 4
    place unit B5a at 30 10 facing 0 line unloaded
    place unit A1b at 30 15 facing 180 line
    place active group B5 element B5a
    reload
    fire A1b shot           ok

% LF-SE-12: Additional Ranks is for Large elements
file lof-special
    change name: "Battalion of the line", type: infantry, size: medium => name: "Battalion of the line", type: infantry, size: medium, upgrade: additional-ranks
    refused LF-SE-12 "is medium, and Additional Ranks is for large elements alone"
file lof-special
    change name: "Large Continental battalion", type: infantry, size: large => name: "Large Continental battalion", type: infantry, size: large, upgrade: additional-ranks
    accepted

% given RANKS
battle lof-special
place commander A1 at 30 24
place unit B1a at 30 8 facing 0 line

% LF-SE-13: the first two hits of the game are dropped: no hit, no casualty roll
given RANKS
place commander B1 at 30 4 with B1a
place unit A1b at 30 14 facing 180 line
place active group A1 element A1b
    dice 5 5 2 2 2 2
    fire B1a shot
    event spared B1a 2 0
    event volley A1b B1a 2
    no event hits
    no event casualty-roll
    is unit B1a at 30 8 facing 0 line spared 2

% LF-SE-13: of the third hit on all count; one may be dropped now and one later
given RANKS
place commander B1 at 30 4
place unit A1b at 30 14 facing 180 line
place active group A1 element A1b
    dice 5 2 2 2 2 2
    fire B1a shot
    event spared B1a 1 1
    reload
    dice 5 5 2 2 2 2
    fire B1a shot
    event spared B1a 1 0
    event hits B1a 1 1
    is unit B1a at 30 8 facing 0 line hits 1 spared 2

% LF-SE-13: no marker that a hit would bring, but that of a punishing volley comes from the dice
given RANKS
place commander B1 at 30 4
place unit A3a at 30 14 facing 180 open 1
place commander A3 at 36 24
place active group A3 element A3a
    dice 5 5 2 2 2 2 2 2
    fire B1a grape
    event spared B1a 2 0
    no event disordered B1a
    is unit B1a at 30 8 facing 0 line spared 2.

% LF-SE-13: a result of melee still counts the hits for the enemy who scored them
battle lof-special
place commander A1 at 30 34
place commander B1 at 30 4
place unit A1b at 30 24 facing 180 line
place unit B1a at 30 24 facing 0 line
place lock A1b B1a
place active group A1 element A1b by A1 m 3 c 1
    dice 5 5 5 5 2 2 2 2 2 2   2 2 2 2 2 2 2 2 2 2 2 2
    fight B1a
    event score A1b 4 *
    event spared B1a 2 0
    event hits B1a 2 2

% LF-SE-14: markers of rockets are no hits and spend nothing
battle lof-special
    place commander A3 at 34 33
    place commander B1 at 30 4
    place unit A3d at 30 30 facing 180 open 1
    place unit B1a at 30 8 facing 0 line
    place active group A3 element A3d
    dice 5 5 2
    fire B1a shot
    no event spared
    is unit B1a at 30 8 facing 0 line disorder 2.

% LF-SE-15: 2 dice more in every volley
given RANKS
place commander B1 at 30 4
place unit A1b at 30 14 facing 180 line
place active group B1 element B1a
    fire A1b shot
    event modifier additional ranks 2
    asks dice 10d6 volley

% LF-SE-15: in melee too
given RANKS
place commander B1 at 30 4
place unit A1b at 30 8 facing 180 line
place lock A1b B1a
place active group B1 element B1a by B1 m 3 c 1
    fight A1b
    event pool B1a 14 0 5
    event modifier additional ranks 2

% LF-SE-15: guns with Additional Ranks have them
battle lof-special
    place commander A3 at 30 30
    place unit A3b at 30 26 facing 180 open 1
    place unit B1d at 30 12 facing 0 line
    place active group A3 element A3b
    fire B1d solid
    event modifier additional ranks 2
    asks dice 7d6 volley

% LF-SE-16: a supporter adds nothing for Numbers
battle lof-special
    place commander B1 at 40 2
    place commander A1 at 30 24
    place unit B1d at 30 8 facing 0 line
    place unit B1a at 30 5 facing 0 line
    place unit A1b at 30 8 facing 180 line
    place lock B1d A1b
    place active group B1 element B1d by B1 m 3 c 1
    fight A1b
    event supports B1a B1d 8

% given PROUD
battle lof-special
place commander B1 at 24 6 rating competent points 2
place unit B1b at 24 10 facing 0 line hits 2
place unit B1d at 33 10 facing 0 line
place unit A1b at 24 16 facing 180 line
place commander A1 at 24 24

% LF-SE-19: an Elite element may roll both dice again, once, and the second result stands
given PROUD
place active group A1 element A1b
    dice 5 2 2 2 2 2
    fire B1b shot
    roll 1 1
    answer esprit
    esprit
    event esprit B1b
    asks dice 2d6 Esprit de Corps
    roll 1 2
    event test-failed B1b

% LF-SE-19: after any throw, a good one too; or it lets the dice lie
given PROUD
place active group A1 element A1b
    dice 5 2 2 2 2 2
    fire B1b shot
    roll 6 6
    answer esprit
    keep-dice
    event test-passed B1b

% LF-SE-20: Esprit de Corps or Encouraging Words, never both
given PROUD
place active group A1 element A1b
    dice 5 2 2 2 2 2
    fire B1b shot
    roll 1 1
    reroll B1 1
    roll 2
    no answer esprit
    esprit                  refused LF-SE-20 "words of encouragement"

% LF-SE-20: after Esprit de Corps nobody is asked for words
given PROUD
place active group A1 element A1b
    dice 5 2 2 2 2 2
    fire B1b shot
    roll 1 1
    esprit
    roll 1 1
    no event rerolled
    event test-failed B1b

% LF-SE-19: nobody else has it
given PROUD
place active group B1
    rally B1d gc
    roll 1 1
    no answer esprit
    esprit                  refused LF-SE-19 "not of the Elite"

% LF-SE-19: the odds take it where the first throw fails; without it more go back
given PROUD
place active group A1 element A1b
    odds "fire B1b shot" assume "test-encourage=keep-dice" : "goes back" 495011/1679616
    odds "fire B1b shot" : "goes back" 8100653/60466176

% given GERMANS
battle lof-special
place commander B2 at 30 4
place commander A1 at 30 24
place unit B2a at 30 8 facing 0 line
place unit A1b at 30 14 facing 180 line

% LF-SE-25: German Ranks have one Maneuver Order fewer
given GERMANS
place active group B2
    activate B2a gc
    event activated B2a B2 2 3

% LF-SE-26: the first volley is a concentrated one without test and point: all misses again, and nothing is ragged
given GERMANS
place active group B2 element B2a
    fire A1b shot
    event in-ranks B2a
    no event spent
    roll 1 1 1 1 1 5
    asks dice 5d6 volley
    roll 1 1 5 5 2
    no event ragged
    event volley B2a A1b 3
    no event attached

% LF-SE-27: a later volley of the activation is an ordinary one
given GERMANS
place active group B2 element B2a by B2 m 2 c 3
    dice 5 5 2 2 2 2 2 2 2 2
    fire A1b shot
    reload
    dice 1 1 2 2 2 5
    fire A1b shot
    event ragged B2a
    event volley B2a A1b 0

% LF-SE-27: Snap Fire is none
battle lof-special
    place commander B2 at 30 4
    place commander A1 at 30 24
    place unit B2a at 30 8 facing 0 line stored c
    place unit A1b at 30 17 facing 180 line
    place active group A1 element A1b
    move 30 14 180 straight
    snap B2a shot
    no event in-ranks
    roll 1 1 2 2 2 5
    event ragged B2a
    event volley B2a A1b 0

% LF-SE-27: Closing Fire is none
battle lof-special
    place commander B2 at 30 4
    place commander A1 at 30 24
    place unit B2a at 30 8 facing 0 line
    place unit A1b at 30 13 facing 180 line
    place active group A1 element A1b
    charge B2a
    closing shot
    no event in-ranks
    roll 1 1 2 2 2 2 5
    event ragged B2a

% LF-SE-28: in a group order the first volley of each participant counts
battle lof-special
    place commander B2 at 30 4
    place unit B2a at 24 8 facing 0 line
    place unit B2b at 36 8 facing 0 line
    place unit A1b at 24 14 facing 180 line
    place unit A1a at 37 14 facing 180 line
    place active group B2
    together gc
    join B2a
    join B2b
    done
    all fire
    next B2a
    dice 5 5 5 5 5 5
    fire A1b shot
    event in-ranks B2a

% LF-SE-28: out of a building both shares of the first volley are rolled again, and the next volley is not
battle lof-special
    place commander B2 at 56 3
    place unit B2e at 61 7 inside 6
    place unit A1b at 52 7 facing 90 line
    place unit A1c at 61 14 facing 180 line level shaken
    place active group B2 element B2e by B2 m 2 c 3
    fire-out A1b west shot
    split A1c north shot 2
    event in-ranks B2e
    roll 2 2
    asks dice 2d6 volley
    roll 2 2
    event in-ranks B2e
    roll 2 2
    asks dice 2d6 volley
    roll 2 2
    reload
    fire-out A1b west shot
    enough
    no event in-ranks

% LF-SE-29: after a Rally it has one order of each kind
given GERMANS
place unit B2b at 39 8 facing 0 line disorder 1
place commander BFC at 38 4 points 1
place active group B2
    dice 6 6
    rally B2b fc
    restore order
    event activated B2b BFC 1 1

% given NATION
battle lof-special
place commander B3 at 30 4 points 3
place unit B3a at 30 8 facing 0 open 1
place unit B3b at 44 8 facing 0 open 1
place commander BFC at 36 4 points 2

% LF-SE-30, LF-SE-31: with no Maneuver Order left Indians spend a Combat Order for one
given NATION
place active group B3 element B3a by B3 m 0 c 3
    run-on
    event runs-on B3a
    asks dice 2d6 War on the Run
    roll 6 6
    keep-dice
    is active group B3 element B3a by B3 m 1 c 2
    move 30 11 0 straight   ok

% LF-SE-31: not while they have Maneuver Orders, nor without a Combat Order
given NATION
place active group B3 element B3a by B3 m 1 c 3
    no answer run-on
    run-on                  refused LF-SE-31 "Maneuver Orders left"

% LF-SE-31: nor without a Combat Order
given NATION
place active group B3 element B3a by B3 m 0 c 0
    run-on                  refused LF-SE-31 "no Combat Order left"

% LF-SE-31: nor anybody else
given NATION
place active group B3 element B3b by B3 m 0 c 3
    run-on                  refused LF-SE-31 "no Indians"

% LF-SE-32: failed, the order is gone and there is a marker; it may try again
given NATION
place active group B3 element B3a by B3 m 0 c 3
    run-on
    roll 1 1
    keep-dice
    event test-failed B3a
    is unit B3a at 30 8 facing 0 open 1 disorder 1
    is active group B3 element B3a by B3 m 0 c 2
    answer run-on

% LF-SE-33: a group order has no such action
given NATION
place active group B3
    together gc
    join B3a
    join B3b
    done
    no answer run-on
    all move
    next B3a
    run-on                  refused LF-GO-06 "is another"

% LF-SE-34: in a mixed group no command point has any effect on Indians
battle lof-special
    place commander B4 at 30 4 points 3
    place unit B4a at 30 8 facing 0 open 1 hits 1
    place unit B4b at 44 8 facing 0 line
    place active group B4
    no answer rally B4a gc
    rally B4a gc            refused LF-SE-34 "Indians of a mixed group"
    activate B4a gc         ok
    move 30 11 0 straight   ok
    move 30 14 0 straight   ok
    move 30 17 0 straight   ok
    no answer force m
    force m                 refused LF-SE-34

% LF-SE-34: nor words on their dice
battle lof-special
    place commander B4 at 30 4 points 3
    place unit B4a at 30 8 facing 0 open 1
    place unit B4b at 44 8 facing 0 line
    place unit A1b at 30 13 facing 180 line
    place active group B4 element B4a
    dice 1 2 2 2 2 2
    fire A1b shot
    asks british orders

% LF-SE-35, LF-SK-33: in a group of Indians and Woodsmen their commander may
given NATION
place active group B3
    rally B3a gc            ok

% LF-SE-36: the force commander may not, as other groups are no Warparties
given NATION
place active group B3
    no answer rally B3a fc
    rally B3a fc            refused LF-SE-34
    rally B3b fc            ok

% LF-SE-36: of a force of Warparties alone he may
battle lof-nation
    place commander BFC at 36 4 points 2
    place commander B1 at 30 4
    place unit B1a at 30 8 facing 0 open 1
    place unit B1b at 44 8 facing 0 open 1
    place active group B1
    rally B1a fc            ok

% LF-SE-37: who has been lost since does not matter
battle lof-special
    place commander B4 at 30 4 points 3
    place unit B4a at 30 8 facing 0 open 1 hits 1
    place unit B4b lost
    place active group B4
    no answer rally B4a gc

% LF-SE-38: dice for a withdrawal are no command points
battle lof-special
    place commander B4 at 30 4 rating skilled points 3
    place commander A1 at 30 24
    place unit B4a at 30 8 facing 0 open 1
    place unit A1b at 30 13 facing 180 line
    place active group A1 element A1b
    charge B4a
    withdraw
    asks dice 2d6 withdrawal

% LF-SE-39: 1 less on Discipline Tests of Indians, and on no other
battle lof-special
    place commander B3 at 30 4
    place commander A1 at 30 24
    place unit B3a at 30 8 facing 0 open 1 hits 2
    place unit A1b at 30 14 facing 180 line
    place active group A1 element A1b
    dice 5 2 2 2 2 4 4
    fire B3a shot
    event modifier they mean to preserve their nation -1
    event test-passed B3a 7 7
    again
    dice 5 2 2 2 2 4 3
    fire B3a shot
    event test-failed B3a 6 7

% LF-SE-39: War on the Run is no Discipline Test
given NATION
place active group B3 element B3a by B3 m 0 c 3
    run-on
    roll 3 4
    keep-dice
    no event modifier they mean to preserve their nation
    event test-passed B3a 7 7

% LF-SE-42: Militia
battle lof-special
    place commander A1 at 30 40
    place unit A1c at 30 36 facing 180 line level shaken
    place active group A1
    shows A1c * * 0/3 infantry medium shaken

% given STEEL
battle lof-special
place commander B2 at 30 4
place commander A1 at 30 24
place unit B2d at 30 8 facing 0 open 1

% LF-SE-47: Riflemen are tested before a charge; failed, there is none and the order is spent, without a marker
given STEEL
place unit A1b at 30 12 facing 180 line
place active group B2 element B2d by B2 m 2 c 3
    charge A1b
    asks dice 2d6 Fear of Cold Steel
    roll 1 1
    event test-failed B2d
    event balked B2d
    is unit B2d at 30 8 facing 0 open 1 acted.
    is active group B2 element B2d by B2 m 1 c 3

% LF-SE-47: passed, they go
given STEEL
place unit A1b at 30 12 facing 180 line
place active group B2 element B2d by B2 m 2 c 3
    charge A1b
    roll 6 6
    event charges B2d A1b
    asks american reaction

% LF-SE-47: a stored Counter-charge is a charge, too; failed, the stored order is gone
battle lof-special
    place commander B2 at 30 4
    place commander A1 at 30 24
    place unit B2d at 30 8 facing 0 open 1 stored m
    place unit A1b at 30 16 facing 180 line
    place active group A1 element A1b
    move 30 13 180 straight
    counter B2d
    asks dice 2d6 Fear of Cold Steel
    roll 1 1
    event balked B2d
    is unit B2d at 30 8 facing 0 open 1.
    again
    move 30 13 180 straight
    counter B2d
    roll 6 6
    event charges B2d A1b

% LF-SE-48: charged, they are tested before any reaction but Withdraw; failed, they withdraw
given STEEL
place unit A1b at 30 13 facing 180 line
place active group A1 element A1b
    charge B2d
    hold
    asks dice 2d6 Fear of Cold Steel
    roll 1 1
    event reacts B2d withdraws
    asks dice 1d6 withdrawal

% LF-SE-48: passed, the reaction is as chosen
given STEEL
place unit A1b at 30 13 facing 180 line
place active group A1 element A1b
    charge B2d
    closing shot
    roll 6 6
    event reacts B2d closing fire
    asks dice 7d6 volley

% LF-SE-48: Withdraw takes no test
given STEEL
place unit A1b at 30 13 facing 180 line
place active group A1 element A1b
    charge B2d
    withdraw
    asks dice 1d6 withdrawal

% LF-SE-49: a Shaken element is tested for its level first, and then for the steel
battle lof-special
    place commander B2 at 30 4
    place unit B2d at 30 8 facing 0 open 1 level shaken
    place unit A1b at 30 12 facing 180 line
    place active group B2 element B2d by B2 m 2 c 2
    charge A1b
    asks dice 2d6 test to charge
    roll 6 6
    asks dice 2d6 Fear of Cold Steel
    roll 6 6
    event charges B2d A1b
    again
    charge A1b
    roll 1 1
    event balked B2d
    is active group B2 element B2d by B2 m 2 c 2
    asks british orders

% LF-SE-49: one that is in contact has no reaction and takes no test
battle lof-special
    place commander B2 at 30 4
    place commander A1 at 27 20
    place unit B2d at 30 10 facing 0 open 0.25
    place unit A1a at 32 10 facing 180 line
    place lock A1a B2d
    place unit A1b at 21 9 facing 90 line
    place active group A1 element A1b
    charge B2d
    no event test-roll
    event contact A1b B2d
