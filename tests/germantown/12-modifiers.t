# Germantown, chapter 12: what modifies the die of a close combat, each alone, what just misses it, and all together. The plain
# fight is A02 at 1003 against B26 at 1004 in turn 2: both leads have a morale of 0 and nothing counts.
# Events read: modifier WHY NUMBER; combat-roll SIDE DIE MODIFIERS ROW.
battle germantown-1777

% given PLAIN
          9 10 11
    3     . a  .        a  A02
    4     . b  .        b  B26
place turn 2
place phase american close

% GT-12.29: the plain fight has no modifier at all
given PLAIN
    attack 1004; with A02; declare; close; play skirmish; play skirmish
    roll 5
    event combat-roll american 5 0 5

# ---- for the attacker ----

% GT-12.14, GT-12.15: cavalry attacks, and every defender is disrupted or shattered: two in all
          10 11
    3     a  .          a  A35
    4     b  .          b  B15 disrupted
                        b  B26 shattered
place turn 2
place phase american close
    attack 1004; with A35; declare; close; lead B15; play skirmish; play skirmish
    event modifier cavalry on broken units alone 1
    event modifier a defender is disrupted or shattered 1
    roll 5
    event combat-roll american 5 2 7

% GT-12.14: one cavalry unit among the attackers is enough; British as well
          10 11
    3     a  .          a  B26
                        a  B30
    4     b  .          b  A02 disrupted
place turn 2
place phase british close
    attack 1004; with B26 B30; declare; close; lead B26; play skirmish; play skirmish
    event modifier cavalry on broken units alone 1
    roll 5
    event combat-roll british 5 2 7

% GT-12.14: not if one of the defenders is in order
          10 11
    3     a  .          a  A35
    4     b  .          b  B14
                        b  B26 shattered
place turn 2
place phase american close
    attack 1004; with A35; declare; close; play skirmish; play skirmish
    no event modifier cavalry on broken units alone
    event modifier a defender is disrupted or shattered 1

% GT-12.14: not without cavalry
          10 11
    3     a  .          a  A02
    4     b  .          b  B26 disrupted
place turn 2
place phase american close
    attack 1004; with A02; declare; close; play skirmish; play skirmish
    no event modifier cavalry on broken units alone
    event modifier a defender is disrupted or shattered 1
    roll 5
    event combat-roll american 5 1 6

% GT-12.14, GT-12.15: a panicked unit in Parade Order is neither disrupted nor shattered
          10 11
    3     a  .          a  B30
    4     b  .          b  A02 panicked
place turn 2
place phase british close
    attack 1004; with B30; declare; close; play skirmish; play skirmish
    no event modifier cavalry on broken units alone
    no event modifier a defender is disrupted or shattered

% GT-12.15: any defender that is disrupted or shattered, once for several
          10 11
    3     a  .          a  A02
    4     b  .          b  B26
                        b  B14 disrupted
                        b  B20 shattered
place turn 2
place phase american close
    attack 1004; with A02; declare; close; play skirmish; play skirmish
    event modifier a defender is disrupted or shattered 1
    roll 5
    event combat-roll american 5 1 6

% GT-12.15: attackers in disorder beside them do not count
given PLAIN
place unit A03 at 1003 disrupted
    attack 1004; with A02; declare; close; play skirmish; play skirmish
    no event modifier a defender is disrupted or shattered

% GT-12.16: the British attack, and every defender is militia, the militia's gun too
          10 11
    3     a  .          a  B26
    4     b  .          b  A39
                        b  A40
place turn 2
place phase british close
    attack 1004; with B26; declare; close; play skirmish; play skirmish
    event modifier all defenders are militia 1
    event modifier morale of the defender's lead 1
    roll 5
    event combat-roll british 5 2 7

% GT-12.16: not if one is not
          10 11
    3     a  .          a  B26
    4     b  .          b  A39
                        b  A15
place turn 2
place phase british close
    attack 1004; with B26; declare; close; play skirmish; play skirmish
    no event modifier all defenders are militia

% GT-12.17: the defender is surrounded
          9 10 11
    3     . a  .        a  A02
    4     . b  .        b  B26
    5     c .  d        c  A03
                        d  A04
place turn 2
place phase american close
    attack 1004; with A02 A03 A04; declare; close; lead A02; play skirmish; play skirmish
    event modifier the defender is surrounded 1
    event odds 6 2 3-1
    roll 3
    event combat-roll american 3 1 4

% GT-12.18: any defender is of the rifle type
          10 11
    3     a  .          a  A02
    4     b  .          b  B26
                        b  B08
place turn 2
place phase american close
    attack 1004; with A02; declare; close; lead B26; play skirmish; play skirmish
    event modifier the defender has rifles 1
    roll 5
    event combat-roll american 5 1 6

% GT-12.18: American riflemen too; infantry with some rifles is not of that type
          10 11
    3     a  .          a  B26
    4     b  .          b  A06
    5     .  .
place unit B14 at 1403
place unit A22 at 1404
place turn 2
place phase british close
    attack 1004; with B26; declare
    attack 1404; with B14; declare
    close
    fight 1004; play skirmish; play skirmish
    event modifier the defender has rifles 1
    again
    attack 1004; with B26; declare
    attack 1404; with B14; declare
    close
    fight 1404; play skirmish; play skirmish
    no event modifier the defender has rifles

% GT-12.19: the morale of the attacker's lead is added
          10 11
    3     a  .          a  B28
    4     b  .          b  A02
place turn 2
place phase british close
    attack 1004; with B28; declare; close; play skirmish; play skirmish
    event lead B28 2
    event modifier morale of the attacker's lead 2
    roll 3
    event combat-roll british 3 2 5

% GT-12.19: of the side that it shows, and below zero against him
          10 11
    3     a  .          a  A02 reduced
    4     b  .          b  B26
place turn 2
place phase american close
    attack 1004; with A02; declare; close; play skirmish; play skirmish
    event modifier morale of the attacker's lead -1
    roll 5
    event combat-roll american 5 -1 4

% GT-12.19: as the army's morale has it
given PLAIN
place morale american 4
    attack 1004; with A02; declare; close; play skirmish; play skirmish
    event lead A02 -2
    event modifier morale of the attacker's lead -2
    roll 5
    event combat-roll american 5 -2 3

% GT-12.20: the attacker's commanding leader adds what he is worth
given PLAIN
place unit WAYNE at 1003
    attack 1004; with A02; declare; close; play skirmish; play skirmish
    event modifier the attacker's commanding leader 1
    roll 5
    event combat-roll american 5 1 6

% GT-12.20: Cornwallis two, Stephen one less than nothing
          10 11
    3     a  .          a  B26
                        a  CORNWALLIS
    4     b  .          b  A02
place turn 2
place phase british close
    attack 1004; with B26; declare; close; play skirmish; play skirmish
    event modifier the attacker's commanding leader 2
    roll 5
    event combat-roll british 5 2 7

% GT-12.20: Stephen one less than nothing
given PLAIN
place unit STEPHEN at 1003
    attack 1004; with A02; declare; close; play skirmish; play skirmish
    event modifier the attacker's commanding leader -1
    roll 5
    event combat-roll american 5 -1 4

# ---- for the defender ----

% GT-12.21: the defender is in the Chew House: -2
          32 33
    11    .  a          a  A02
    12    .  b          b  B26
place turn 2
place phase american close
    attack 3312; with A02; declare; close; play skirmish; play skirmish
    event modifier the defender is in the Chew House -2
    roll 7
    event combat-roll american 7 -2 5

% GT-12.21: Americans in it alike; the attacker in it has nothing of it
          32 33
    11    .  b          b  B26
    12    .  a          a  A02
place turn 2
place phase british close
    attack 3312; with B26; declare; close; play skirmish; play skirmish
    event modifier the defender is in the Chew House -2
    roll 7
    event combat-roll british 7 -2 5

% GT-12.21: out of the house there is no such modifier
          32 33
    11    .  b          b  B26
    12    .  a          a  A02
place turn 2
place phase american close
    attack 3311; with A02; declare; close; play skirmish; play skirmish
    no event modifier the defender is in the Chew House

% GT-12.22: across a creek
          36 37
    23    a  b          a  A02
                        b  B26
place turn 2
place phase american close
    attack 3723; with A02; declare; close; play skirmish; play skirmish
    event modifier all attack across water or up a slope -1
    roll 5
    event combat-roll american 5 -1 4

% GT-12.22: across a stream
          39 40
    6     .  b          b  B26
    7     a  .          a  A02
place turn 2
place phase american close
    attack 4006; with A02; declare; close; play skirmish; play skirmish
    event modifier all attack across water or up a slope -1
    roll 5
    event combat-roll american 5 -1 4

% GT-12.22: the other way across as well
          39 40
    6     .  b          b  B26
    7     a  .          a  A02
place turn 2
place phase british close
    attack 3907; with B26; declare; close; play skirmish; play skirmish
    event modifier all attack across water or up a slope -1

% GT-12.22: up a slope
          24 25
    9     a  .          a  A02
    10    b  .          b  B26
place turn 2
place phase american close
    attack 2410; with A02; declare; close; play skirmish; play skirmish
    event modifier all attack across water or up a slope -1
    roll 5
    event combat-roll american 5 -1 4

% GT-12.22: not down a slope
          24 25
    9     a  .          a  A02
    10    b  .          b  B26
place turn 2
place phase british close
    attack 2409; with B26; declare; close; play skirmish; play skirmish
    no event modifier all attack across water or up a slope
    roll 5
    event combat-roll british 5 0 5

% GT-12.22: over a bridge
          19 20
    10    a  b          a  A02
                        b  B26
place turn 2
place phase american close
    attack 2010; with A02; declare; close; play skirmish; play skirmish
    event modifier all attack across water or up a slope -1
    roll 5
    event combat-roll american 5 -1 4

% GT-12.22: over a ford
          20 21
    15    a  b          a  A02
                        b  B26
place turn 2
place phase american close
    attack 2115; with A02; declare; close; play skirmish; play skirmish
    event modifier all attack across water or up a slope -1
    roll 5
    event combat-roll american 5 -1 4

% GT-12.22: once where stream and slope lie on one side
          33 34
    18    .  b          b  B26
    19    a  .          a  A02
place turn 2
place phase american close
    attack 3418; with A02; declare; close; play skirmish; play skirmish
    event modifier all attack across water or up a slope -1
    roll 5
    event combat-roll american 5 -1 4

% GT-12.22: down that slope the stream counts alone
          33 34
    18    .  b          b  B26
    19    a  .          a  A02
place turn 2
place phase british close
    attack 3319; with B26; declare; close; play skirmish; play skirmish
    event modifier all attack across water or up a slope -1

% GT-12.22: every attacking unit must: one up the slope, one across level ground is nothing
          24 25
    9     a  .          a  A02
    10    b  c          b  B26
                        c  A03
place turn 2
place phase american close
    attack 2410; with A02 A03; declare; close; lead A02; play skirmish; play skirmish
    no event modifier all attack across water or up a slope

% GT-12.22: one across a stream and one across a ford both do
          39 40
    8     a  b          a  B26
                        b  A02
place unit B14 at 3909
place turn 2
place phase british close
    attack 4008; with B26 B14; declare; close; lead B26; play skirmish; play skirmish
    event modifier all attack across water or up a slope -1
    roll 5
    event combat-roll british 5 -1 4

% GT-12.22: one up a slope and one over a ford both do
          20 21
    15    b  a          a  A02
                        b  B26
    16    c  .          c  A03
place turn 2
place phase american close
    attack 2015; with A02 A03; declare; close; lead A02; play skirmish; play skirmish
    event modifier all attack across water or up a slope -1
    roll 5
    event combat-roll american 5 -1 4

% GT-12.22: a ford of the creek is no better than one of a stream
          20 21
    16    b  .          b  B26
    17    a  .          a  A02
place turn 2
place phase american close
    attack 2016; with A02; declare; close; play skirmish; play skirmish
    event modifier all attack across water or up a slope -1
    roll 5
    event combat-roll american 5 -1 4

% GT-12.23: across works from outside
          38 39
    7     .  a          a  A02
    8     .  b          b  B26
place turn 2
place phase american close
    attack 3908; with A02; declare; close; play skirmish; play skirmish
    event modifier all attack across works -1
    no event modifier all attack across water or up a slope
    roll 5
    event combat-roll american 5 -1 4

% GT-12.23: not from inside
          38 39
    7     .  a          a  A02
    8     .  b          b  B26
place turn 2
place phase british close
    attack 3907; with B26; declare; close; play skirmish; play skirmish
    no event modifier all attack across works

% GT-12.23: not over another side of the inside hex
          38 39
    7     a  .          a  A02
    8     .  b          b  B26
place turn 2
place phase american close
    attack 3908; with A02; declare; close; play skirmish; play skirmish
    no event modifier all attack across works

% GT-12.23: every attacking unit must
          38 39
    7     c  a          a  A02
                        c  A03
    8     .  b          b  B26
place turn 2
place phase american close
    attack 3908; with A02 A03; declare; close; lead A02; play skirmish; play skirmish
    no event modifier all attack across works

% GT-12.22, GT-12.23, GT-12.29: at the barricade bridge and works count both
          36 37
    24    a  b          a  A02
                        b  B26
place turn 2
place phase american close
    attack 3724; with A02; declare; close; play skirmish; play skirmish
    event modifier all attack across water or up a slope -1
    event modifier all attack across works -1
    roll 5
    event combat-roll american 5 -2 3

% GT-12.24: the British defend, and every attacker is militia
          10 11
    3     a  .          a  A39
    4     b  .          b  B26
place turn 2
place phase american close
    attack 1004; with A39; declare; close; play skirmish; play skirmish
    event modifier all attackers are militia -1
    event modifier morale of the attacker's lead -1
    roll 5
    event combat-roll american 5 -2 3

% GT-12.24: not if one attacker is not
          10 11
    3     a  .          a  A39
                        a  A02
    4     b  .          b  B26
place turn 2
place phase american close
    attack 1004; with A39 A02; declare; close; lead A02; play skirmish; play skirmish
    no event modifier all attackers are militia
    roll 5
    event combat-roll american 5 0 5

% GT-12.24, GT-12.30: a gun that joins is an attacking unit: the army's gun among militia
          10 11
    3     a  .          a  A39
                        a  A15
    4     b  .          b  B26
place turn 2
place phase american close
    attack 1004; with A39 A15; declare; close; play skirmish; play skirmish
    no event modifier all attackers are militia
    again
    attack 1004; with A39; declare; close; play skirmish; play skirmish
    event modifier all attackers are militia -1

% GT-12.24, GT-12.30: the militia's own gun is militia
          10 11
    3     a  .          a  A39
                        a  A40
    4     b  .          b  B26
place turn 2
place phase american close
    attack 1004; with A39 A40; declare; close; play skirmish; play skirmish
    event modifier all attackers are militia -1

% GT-12.25: the attacker is surrounded
          9 10 11
    3     . a  .        a  B26
    4     . b  .        b  A02
    5     c .  d        c  B14
                        d  B15
place turn 2
place phase american close
    attack 1003; with A02; also 0905; also 1105; declare; close; lead B26; play skirmish; play skirmish
    event modifier the attacker is surrounded -1
    event odds 2 8 1-3
    event modifier odds below 1 to 3 -1
    roll 5
    event combat-roll american 5 -2 3

% GT-12.26: any attacker is of the rifle type
          10 11
    3     a  .          a  A02
                        a  A06
    4     b  .          b  B26
place turn 2
place phase american close
    attack 1004; with A02 A06; declare; close; lead A02; play skirmish; play skirmish
    event modifier the attacker has rifles -1
    roll 5
    event combat-roll american 5 -1 4

% GT-12.26: jaegers too
          10 11
    3     a  .          a  B08
    4     b  .          b  A02
place turn 2
place phase british close
    attack 1004; with B08; declare; close; play skirmish; play skirmish
    event modifier the attacker has rifles -1
    event modifier morale of the attacker's lead 1
    roll 5
    event combat-roll british 5 0 5

% GT-12.26: not infantry with some rifles
          10 11
    3     a  .          a  A50
    4     b  .          b  B26
place turn 2
place phase american close
    attack 1004; with A50; declare; close; play skirmish; play skirmish
    no event modifier the attacker has rifles

% GT-12.27: the morale of the defender's lead is subtracted
          10 11
    3     a  .          a  A02
    4     b  .          b  B28
place turn 2
place phase american close
    attack 1004; with A02; declare; close; play skirmish; play skirmish
    event lead B28 2
    event modifier morale of the defender's lead -2
    roll 5
    event combat-roll american 5 -2 3

% GT-12.27: below zero it helps the attacker
          10 11
    3     a  .          a  A02
    4     b  .          b  B26 reduced
place turn 2
place phase american close
    attack 1004; with A02; declare; close; play skirmish; play skirmish
    event modifier morale of the defender's lead 1
    roll 5
    event combat-roll american 5 1 6

% GT-12.27: as the army's morale has it
given PLAIN
place morale british 10
    attack 1004; with A02; declare; close; play skirmish; play skirmish
    event lead B26 -1
    event modifier morale of the defender's lead 1

% GT-12.28: the defender's commanding leader is subtracted
          10 11
    3     a  .          a  A02
    4     b  .          b  B26
                        b  CORNWALLIS
place turn 2
place phase american close
    attack 1004; with A02; declare; close; play skirmish; play skirmish
    event modifier the defender's commanding leader -2
    roll 5
    event combat-roll american 5 -2 3

% GT-12.28: one who is worth less than nothing helps the attacker
          10 11
    3     a  .          a  B26
    4     b  .          b  A02
                        b  STEPHEN
place turn 2
place phase british close
    attack 1004; with B26; declare; close; play skirmish; play skirmish
    event modifier the defender's commanding leader 1
    roll 5
    event combat-roll british 5 1 6

# ---- together ----

% GT-12.29: all add up, with the tactics: for the attacker
          10 11
    3     a  .          a  B30
                        a  HOWE
    4     b  .          b  A39 reduced disrupted
place turn 2
place phase british close
    attack 1004; with B30; declare; close; play frontal; play withdraw
    event odds 2 1 2-1
    event modifier cavalry on broken units alone 1
    event modifier a defender is disrupted or shattered 1
    event modifier all defenders are militia 1
    event modifier morale of the attacker's lead 1
    event modifier the attacker's commanding leader 1
    event modifier morale of the defender's lead 2
    event modifier tactics 2
    roll 0
    event combat-roll british 0 9 9
    event result - 1 9 4

% GT-12.29: all add up: for the defender
          38 39
    7     .  a          a  A39 reduced
                        a  ARMSTRONG
    8     .  b          b  B04
                        b  GREY
place turn 2
place phase american close
    attack 3908; with A39; declare; close; play skirmish; play frontal
    event odds 1 5 1-3
    event modifier odds below 1 to 3 -1
    event modifier all attack across works -1
    event modifier all attackers are militia -1
    event modifier morale of the attacker's lead -2
    event modifier morale of the defender's lead -2
    event modifier the defender's commanding leader -1
    event modifier tactics -2
    roll 9
    event combat-roll american 9 -10 -1
    event result AC - -1 0

% GT-12.29: surprise and fury among them, in turn 1
          10 11
    3     a  .          a  A16
                        a  WAYNE
    4     b  .          b  B05
                        b  GREY
place turn 1
place phase american close
    attack 1004; with A16; declare; close; play frontal; play skirmish
    event odds 2 3 1-2
    event modifier American surprise 1
    event modifier Wayne's fury 1
    event modifier morale of the attacker's lead 1
    event modifier the attacker's commanding leader 1
    event modifier morale of the defender's lead -1
    event modifier the defender's commanding leader -1
    event modifier tactics 2
    roll 5
    event combat-roll american 5 4 9

% GT-12.29: the British have no surprise, and in turn 2 nobody
          10 11
    3     a  .          a  A02
    4     b  .          b  B26
place turn 1
place phase british close
    attack 1003; with B26; declare; close; play skirmish; play skirmish
    no event modifier American surprise
    roll 5
    event combat-roll british 5 0 5

# ---- several hexes ----

% GT-12.31: one hex that attacks several crosses every side between it and them: both across the stream
          39 40
    6     .  b          b  B26
    7     a  c          a  A02
                        c  B14
place turn 2
place phase american close
    attack 4006; with A02; also 4007; declare; close; lead B26; play skirmish; play skirmish
    event modifier all attack across water or up a slope -1

% GT-12.31: one side that does not qualify spoils it
          39 40
    6     c  b          b  B26
                        c  B14
    7     a  .          a  A02
place turn 2
place phase american close
    attack 4006; with A02; also 3906; declare; close; lead B26; play skirmish; play skirmish
    no event modifier all attack across water or up a slope

% GT-12.31: works as well: one hex over them and one beside them is nothing
          39 40
    7     a  b          a  A02
                        b  B26
    8     c  .          c  B14
place turn 2
place phase american close
    attack 3908; with A02; also 4007; declare; close; lead B26; play skirmish; play skirmish
    no event modifier all attack across works

# ---- surrounded ----

% given RING
          8 9 10 11 12
    3     . . b  .  .   b  B26
    4     . . a  .  .   a  A02
    5     c . .  .  d   c  B16
                        d  B15
    6     . . e  .  .   e  B14
place turn 2

% GT-12.25, GT-12.33: zones from two hexes away shut the attacker in
given RING
place phase american close
    attack 1003; with A02; declare; close; play skirmish; play skirmish
    event modifier the attacker is surrounded -1
    roll 5
    event combat-roll american 5 -1 4

% GT-12.25, GT-12.32: an attacker with a second hex that is not surrounded is not
given RING
place unit A03 at 1002
place phase american close
    attack 1003; with A02 A03; declare; close; lead A02; play skirmish; play skirmish
    no event modifier the attacker is surrounded
    event modifier the defender is surrounded 1     # B26 between the two
    roll 5
    event combat-roll american 5 1 6

% GT-12.17, GT-12.33: they shut the defender in alike
given RING
place phase british close
    attack 1004; with B26; declare; close; play skirmish; play skirmish
    event modifier the defender is surrounded 1

% GT-12.17, GT-12.32: a defender with a second hex that is not surrounded is not
given RING
place unit A03 at 1002
place phase british close
    attack 1004; with B26; also 1002; declare; close; lead A02; play skirmish; play skirmish
    no event modifier the defender is surrounded

% GT-12.32: if all of them are, he is, once
given RING
place unit A03 at 1002
place unit B17 at 1101
place unit B18 at 0901
place phase british close
    attack 1004; with B26; also 1002; declare; close; lead A02; play skirmish; play skirmish
    event modifier the defender is surrounded 1
    event modifier the attacker is surrounded -1    # B26 between the two
    roll 5
    event combat-roll british 5 0 5

% GT-12.33: a neighbour in an enemy zone is shut, though nobody stands there
          9 10 11
    3     . a  .        a  A02
    4     . b  .        b  B26
    5     c .  d        c  A03
                        d  A04
place turn 2
place phase american close
    attack 1004; with A02 A03 A04; declare; close; lead A02; play skirmish; play skirmish
    event modifier the defender is surrounded 1

% GT-12.33: the zone of one who takes no part shuts it too
          9 10 11
    3     . a  .        a  A02
    4     . b  .        b  B26
    5     c .  .        c  A03
    6     . .  d        d  A04
place turn 2
place phase american close
    attack 1004; with A02 A03; declare; close; lead A02; play skirmish; play skirmish
    event modifier the defender is surrounded 1

% GT-12.33: without a zone the hex is open: he is disrupted
          9 10 11
    3     . a  .        a  A02
    4     . b  .        b  B26
    5     c .  .        c  A03
    6     . .  d        d  A04 disrupted
place turn 2
place phase american close
    attack 1004; with A02 A03; declare; close; lead A02; play skirmish; play skirmish
    no event modifier the defender is surrounded

% GT-12.33: a friend in the hex opens it, for no zone counts there
          9 10 11
    3     . a  .        a  A02
    4     . b  e        b  B26
                        e  B14
    5     c .  d        c  A03
                        d  A04
place turn 2
place phase american close
    attack 1004; with A02 A03; declare
    attack 1104; with A04; declare
    close
    fight 1004; lead A02; play skirmish; play skirmish
    no event modifier the defender is surrounded

% GT-12.33: a leader alone opens nothing
          9 10 11
    3     . a  .        a  A02
    4     . b  e        b  B26
                        e  GRANT
    5     c .  d        c  A03
                        d  A04
place turn 2
place phase american close
    attack 1004; with A02 A03 A04; declare; close; lead A02; play skirmish; play skirmish
    event modifier the defender is surrounded 1

% GT-12.33: an enemy-held neighbour is shut, zone or not
          9 10 11
    3     e a  .        a  A02
                        e  A20
    4     f b  g        b  B26
                        f  A05 disrupted
                        g  A09 disrupted
    5     c h  d        c  A13 disrupted
                        d  A19 disrupted
                        h  A23 disrupted
place turn 2
place phase american close
    attack 1004; with A02; declare; close; play skirmish; play skirmish
    event modifier the defender is surrounded 1

% GT-12.33: off the map is shut
          1 2
    4     a .           a  A02
    5     b .           b  B26
    6     c .           c  A03
place turn 2
place phase american close
    attack 0105; with A02 A03; declare; close; lead A02; play skirmish; play skirmish
    event modifier the defender is surrounded 1

% GT-12.33: a river is shut
          3 4
    21    . .
    22    . a           a  A02
    23    b .           b  B26
    24    . .
place unit A03 at 0322
place turn 2
place phase american close
    attack 0323; with A02 A03; declare; close; lead A02; play skirmish; play skirmish
    event modifier the defender is surrounded 1

% GT-12.33: woods are open, for no zone comes into them
          28 29
    7     .  .
    8     b  .          b  B26
    9     a  .          a  A02
place unit A03 at 2709
place unit A04 at 2909
place turn 2
place phase american close
    attack 2808; with A02 A03 A04; declare; close; lead A02; play skirmish; play skirmish
    no event modifier the defender is surrounded
