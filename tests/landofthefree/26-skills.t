# Land of the Free, chapter 26: special skills. Ambush has a file of its own.
battle lof-special

% given LEADERLESS
battle lof-special
place commander B1 lost
place commander BFC at 60 30 points 2
place unit B1c at 30 8 facing 0 line
place unit B1d at 44 8 facing 0 line
place unit A1b at 30 17 facing 180 line
place commander A1 at 30 24

% LF-SK-12: an element with Carry On! whose commander has fallen takes ordinary orders of both kinds without one
given LEADERLESS
place active group B1
    answer activate B1c alone
    no answer regroup B1c
    activate B1c alone
    event activated B1c * 3 3
    move 30 11 0 straight
    dice 5 5 2 2 2 2
    fire A1b shot           ok
    reload                  ok

% LF-SK-12: it does not regroup; others do
given LEADERLESS
place active group B1
    regroup B1c             refused LF-SK-12 "carries on"
    activate B1d alone      refused LF-SK-12 "does not carry on"
    answer regroup B1d

% LF-SK-12: nothing keeps its group from being closed; one that has to regroup does
battle lof-special
    place commander B1 lost
    place commander BFC at 60 30
    place unit B1c at 30 8 facing 0 line
    place unit A1b at 30 17 facing 180 line
    place active group B1
    close                   ok

% LF-CM-71, LF-SK-12: one without the skill keeps it open
given LEADERLESS
place active group B1
    close                   refused LF-CM-71

% LF-SK-13: while its group commander lives it needs his sphere
battle lof-special
    place commander B2 at 60 4
    place unit B2b at 30 8 facing 0 line
    place active group B2
    activate B2b alone      refused LF-SK-13 "has a group commander"
    activate B2b gc         ok

% LF-SK-13: Light Dragoons of a living commander
battle lof-special
    place commander A2 at 30 40
    place unit A2c at 30 36 facing 180 open 1
    place active group A2
    activate A2c alone      refused LF-SK-13

% LF-SK-13, LF-CM-65: one who has become force commander lives: it needs his sphere, and need not regroup
battle lof-special
    place commander BFC lost
    place commander B1 at 60 30 rating competent
    place force british led-by B1
    place group B1 leaderless
    place unit B1b at 10 8 facing 0 line
    place unit B1c at 24 8 facing 0 line
    place unit A1b at 30 27 facing 180 line
    place commander A1 at 30 44
    place active group B1
    answers activate B1c fc, regroup B1b, regroup B1c
    activate B1c alone      refused LF-SK-13 "become force commander"
    regroup B1b
    end                     refused LF-CM-71
    again
    regroup B1c
    end                     ok

% LF-SK-12: the group commander falls, and then he who had become force commander before him: it carries on
battle lof-special
    place commander BFC lost
    place commander B1 lost
    place force british leaderless
    place group B1 leaderless
    place unit B1c at 24 8 facing 0 line
    place unit A1b at 30 27 facing 180 line
    place active group B1
    activate B1c alone      ok

% LF-SK-14: when its group commander falls in its activation, it goes on with the orders it has left
battle lof-special
    place commander B1 at 30 4 with B1c
    place unit B1c at 30 8 facing 0 line
    place unit A1b at 30 17 facing 180 line stored c
    place commander A1 at 30 24
    place active group B1 element B1c by B1 m 3 c 3
    move 30 11 0 straight
    dice 5 5 5 2 2 2 6 6
    snap A1b shot
    event fell B1
    dice 6 6
    asks british orders
    is active group B1 element B1c by nobody
    fire A1b shot           ok

% LF-SK-15: even if its side has no commander at all
battle lof-special
    place commander B1 lost
    place commander BFC lost
    place unit B1c at 30 8 facing 0 line
    place unit A1b at 30 17 facing 180 line
    place active group B1
    activate B1c alone
    move 30 11 0 straight   ok
    no answer force m

% LF-SK-16: Cumbersome elements do not reload mounted
battle lof-special
    place commander B5 at 30 4
    place unit B5c at 30 8 facing 0 line level shaken unloaded
    place active group B5 element B5c
    no answer reload
    reload                  refused LF-SK-16 "must dismount to reload"
    dismount
    reload                  ok

% LF-SK-16: as infantry they reload like others
battle lof-special
    place commander A1 at 30 40
    place unit A1c at 30 36 facing 180 line level shaken unloaded
    place active group A1 element A1c
    reload                  ok

% LF-SK-17: Inspirational Charge: all misses of its own once more, without test and point
battle lof-special
    place commander B1 at 30 4 points 1
    place commander A1 at 30 24
    place unit B1c at 30 10 facing 0 line
    place unit A1b at 30 10 facing 180 line
    place lock B1c A1b
    place active group B1 element B1c by B1 m 3 c 1
    fight A1b
    roll 2 2 2 2 2 2 2 2 2 5
    no event spent
    asks dice 9d6 melee
    roll 5 2 2 2 2 2 2 2 2
    roll 2 2 2 2 2 2 2 2
    text "encouraging words"

% LF-SK-18: a die rolled again takes no words
battle lof-special
    place commander B1 at 30 4 points 1
    place commander A1 at 30 24
    place unit B1c at 30 10 facing 0 line
    place unit A1b at 30 10 facing 180 line
    place lock B1c A1b
    place active group B1 element B1c by B1 m 3 c 1
    fight A1b
    roll 2 2 2 2 2 2 2 2 2 2
    roll 5 2 2 2 2 2 2 2 2 2
    roll 2 2 2 2 2 2 2 2
    no event rerolled
    event score B1c 1 *

% LF-SK-17: not where the enemy's Combat Order was spent
battle lof-special
    place commander B1 at 30 4
    place commander A1 at 30 24
    place unit B1c at 30 10 facing 0 line
    place unit A1b at 30 10 facing 180 line
    place lock B1c A1b
    place active group A1 element A1b by A1 m 3 c 1
    fight B1c
    roll 2 2 2 2 2 2 2 2 2 2
    roll 2 2 2 2 2 2 2 2
    event score B1c 0 *

% given AIM
battle lof-special
place commander A1 at 24 30
place unit A1d at 24 24 facing 180 open 1 level shaken
place unit B1d at 24 10 facing 0 line
place commander B1 at 24 4 with B1d

% LF-SK-19: a six is a marker, even if the volley was ragged
given AIM
place active group A1 element A1d
    dice 6 1 1 2 2
    fire B1d shot
    event ragged A1d
    event disordered B1d marksmen 1
    event volley A1d B1d 0

% LF-SK-19: two sixes are two markers in all
given AIM
place active group A1 element A1d
    dice 6 6 2 2 2 2 2
    fire B1d shot
    event disordered B1d a punishing volley
    event disordered B1d marksmen 2

% LF-SK-19: no six, no marker
given AIM
place active group A1 element A1d
    dice 5 5 2 2 2 2 2
    fire B1d shot
    no event disordered

% LF-SK-20: Ragged cancels Punishing, and the marker of the Marksmen stays
given AIM
place active group A1 element A1d
    dice 6 6 1 1 2 2 2
    fire B1d shot
    no event punishing
    is unit B1d at 24 10 facing 0 line hits 2 disorder 1

% LF-SK-21: 1 more on the casualty roll that the volley calls for
given AIM
place active group A1 element A1d
    dice 5 2 2 2 2 4 5
    fire B1d shot
    event casualty-roll B1 4 5 2
    event fell B1

% LF-SK-21: not in melee
battle lof-special
    place commander A1 at 24 34
    place unit A1d at 24 24 facing 180 open 1 level shaken
    place unit B1d at 24 24 facing 0 line
    place commander B1 at 30 16 with B1d
    place lock A1d B1d
    place active group A1 element A1d by A1 m 2 c 1
    fight B1d
    roll 5 2 2 2 2 2 2 2
    roll 2 2 2 2 2 2 2 2
    roll 5 4
    event casualty-roll B1 5 4 1
    no event fell

% LF-SK-22: Mixed Weapons reach 6 inches
battle lof-special
    place commander A4 at 30 40
    place unit A4a at 30 36 facing 180 open 1
    place unit B1d at 30 29.9 facing 0 line
    place active group A4 element A4a
    fire B1d shot           refused LF-WP-01
    again
    move 30 35.5 180 straight
    fire B1d shot           ok

% LF-SK-23: Rifles reach 18 inches, on horseback too
battle lof-special
    place commander B5 at 30 4
    place unit B5d at 30 8 facing 0 line level shaken
    place unit A1b at 30 25.9 facing 180 line
    place active group B5 element B5d
    fire A1b shot           ok

% LF-SK-24: their Threat Zone is 18 inches long
battle lof-special
    place commander A2 at 30 40
    place unit A2d at 30 36 facing 180 open 1
    place unit A2b at 44 36 facing 180 open 1
    place unit B1d at 30 18.1 facing 0 line
    place unit B1c at 44 18.1 facing 0 line
    place active group A2
    zone A2d B1d
    no zone A2b B1c

% LF-SK-24: and 6 deep in a wood
battle lof-special
    place commander A2 at 10 42
    place unit A2d at 10 33 facing 180 open 0.25
    place unit B1d at 10 25 facing 0 line
    place active group A2
    no zone A2d B1d

% LF-SK-25: one Maneuver Order fewer
battle lof-special
    place commander A2 at 30 40
    place unit A2d at 30 36 facing 180 open 1
    place active group A2
    activate A2d gc
    event activated A2d A2 2 3

% LF-SK-27: Scouts never form Battle Line
battle lof-special
    place commander B5 at 30 4
    place unit B5b at 30 8 facing 0 open 1
    place active group B5 element B5b
    form line 0             refused LF-SK-27

% LF-SK-28: an element with Self-preservation begins the game Shaken
battle lof-special
    is unit A1c unplaced level shaken
    is unit A1d unplaced level shaken
    is unit A2a unplaced level shaken
    is unit A2d unplaced.

% LF-SK-29: Battle Line gives it no dice in melee, and nothing in the result
battle lof-special
    place commander A1 at 60 40
    place unit A1c at 30 30 facing 180 line level shaken
    place unit B2c at 30 30 facing 0 open 1
    place lock A1c B2c
    place commander B2 at 10 4
    place active group A1 element A1c by nobody m 3 c 1
    fight B2c
    event pool A1c 8 0 5
    roll 5 2 2 2 2 2 2 2
    roll 2 2 2 2 2 2
    event score A1c 1 1

% LF-SK-29: as a supporter neither
battle lof-special
    place commander A1 at 60 40
    place commander B1 at 30 4
    place unit A1b at 30 30 facing 180 line
    place unit A1c at 30 33 facing 180 line level shaken
    place unit B1d at 30 30 facing 0 line
    place lock A1b B1d
    place active group A1 element A1b by nobody m 3 c 1
    fight B1d
    event supports A1c A1b 4

% LF-SK-29: the 1 of the line on Morale Tests stays
battle lof-special
    place commander B1 at 30 4
    place commander A1 at 60 40
    place unit A1c at 30 20 facing 180 line level shaken hits 2
    place unit B1d at 30 14 facing 0 line
    place active group B1 element B1d
    dice 5 2 2 2 2 2 6 6
    fire A1c shot
    event modifier in battle line 1

% LF-SK-30: Vanguards take orders at any distance
battle lof-special
    place commander B2 at 60 4
    place commander BFC at 66 4
    place unit B2c at 24 20 facing 0 open 1
    place unit B2a at 40 20 facing 0 line
    place active group B2
    no answer activate B2a gc
    activate B2c fc         ok
    move 24 23 0 straight   ok
    again
    activate B2c gc         ok

% LF-SK-30: in a group order too
battle lof-special
    place commander B2 at 30 4
    place unit B2c at 24 20 facing 0 open 1
    place unit B2b at 60 20 facing 0 line
    place active group B2
    together gc
    join B2c
    join B2b
    done
    all move
    next B2c
    move 24 23 0 straight   ok

% LF-SK-31: command points help it only within the sphere
battle lof-special
    place commander B2 at 60 4 points 3
    place unit B2c at 24 20 facing 0 open 1 hits 1
    place active group B2
    no answer rally B2c gc
    activate B2c gc
    move 24 23 0 straight
    move 24 26 0 straight
    move 24 29 0 straight
    no answer force m

% LF-SK-31: nor has it the 1 of the sphere in melee
battle lof-special
    place commander B2 at 60 4
    place commander A1 at 30 40
    place unit B2b at 30 30 facing 0 line
    place unit A1b at 30 30 facing 180 line
    place lock B2b A1b
    place active group B2 element B2b by B2 m 3 c 1
    fight A1b
    roll 5 5 5 5 5 5 5 5 5 5
    roll 2 2 2 2 2 2 2 2
    no event modifier its group commander is near 2
    event score B2b 10 10

% LF-SK-32: without a living group commander it regroups, unless the force commander orders it
battle lof-special
    place commander B2 lost
    place commander BFC at 66 4
    place unit B2c at 24 20 facing 0 open 1
    place active group B2
    answer regroup B2c
    activate B2c fc         ok

% LF-SK-34: woods do not slow Woodsmen
battle lof-special
    place commander B3 at 10 26
    place unit B3b at 10 33 facing 0 open 1
    place unit B3a at 24 33 facing 0 open 1
    place active group B3 element B3b
    move 10 36 0 straight   ok

% LF-SK-34: they slow others
battle lof-special
    place commander B2 at 10 26
    place unit B2c at 10 33 facing 0 open 1
    place active group B2 element B2c
    move 10 36 0 straight   refused LF-AT-09
    move 10 35 0 straight   ok

% LF-SK-34: on their charges too
battle lof-special
    place commander B3 at 10 26
    place unit B3b at 10 30.5 facing 0 open 0.25
    place unit A1b at 10 36.4 facing 180 line
    place active group B3 element B3b
    charge A1b              ok

% LF-SK-35: Woodsmen never form Battle Line
battle lof-special
    place commander B3 at 30 4
    place unit B3b at 30 8 facing 0 open 1
    place active group B3 element B3b
    form line 0             refused LF-SK-35 "Rangers"

% LF-SC-72: the side with more Scouts has 1 more for set-up, of all that its list has
battle lof-nation
    roll 3
    event scouts british
    roll 4
    no event scouts
    asks dice 1d6 set-up
    roll 4
    roll 4
    event attacker british

% LF-SC-72: equal numbers give nobody anything
battle lof-special
    roll 4
    roll 3
    no event scouts
    event attacker british

% LF-SC-73: the same for the initiative, reserves included
battle lof-special
    place commander B1 at 30 4
    place unit B1d at 30 8 facing 0 line
    place unit A1b at 30 30 facing 180 line
    place unit A2b reserve
    place phase turn
    roll 3
    roll 3
    event scouts american
    event initiative american 3 4
    asks american first-or-second

% LF-SC-73: not of those that are lost
battle lof-special
    place commander B1 at 30 4
    place unit B1d at 30 8 facing 0 line
    place unit A1b at 30 30 facing 180 line
    place unit A2b lost
    place unit A2d off
    place phase turn
    roll 3
    roll 2
    no event scouts
