# Germantown, chapter 12: strength and odds. Events read: attacker UNIT SP HEX; defender UNIT, SP with which it defends, HEX; odds
# ATTACK DEFENCE COLUMN.
battle germantown-1777

# ---- attackers ----

% GT-12.1: an attacker counts the SP of its full side
          10 11
    3     a  .          a  A14
    4     b  .          b  B26
place turn 2
place phase american close
    attack 1004; with A14; declare; close; play skirmish; play skirmish
    event attacker A14 3 1003
    event odds 3 2 3-2

% GT-12.1: reduced, those of the reduced one; a pinned unit as many
          10 11
    3     a  .          a  A14 reduced pinned
    4     b  .          b  B26 pinned
place pin 1 A14 B26
place turn 2
place phase american close
    attack 1004; with A14; declare; close; play skirmish; play skirmish
    event attacker A14 2 1003
    event odds 2 2 1-1

% given GUNS
          10 11
    3     a  .          a  A02
                        a  A15
    4     b  c          b  B26
                        c  A34
place turn 2
place phase american close

% GT-12.2: a gun adds its SP where its owner says so
given GUNS
    attack 1004; with A02 A15; declare; close; lead A02; play skirmish; play skirmish
    event attacker A15 2 1003
    event odds 4 2 2-1

% GT-12.2: and nothing where he does not
given GUNS
    attack 1004; with A02; declare; close; play skirmish; play skirmish
    no event attacker A15
    event odds 2 2 1-1

% GT-12.2: not without foot or horse of its own hex
given GUNS
    attack 1004; with A02 A34
    declare             refused GT-12.2 "A34"
    no answer declare
    without A34; declare

% GT-12.2: never alone
given GUNS
    attack 1004; with A15
    declare             refused GT-12.2 "A15"

% GT-12.2: beside horse it does
          10 11
    3     a  .          a  A35
                        a  A15 reduced
    4     b  .          b  B26
place turn 2
place phase american close
    attack 1004; with A35 A15; declare; close; play skirmish; play skirmish
    event attacker A15 1 1003
    event odds 2 2 1-1

% GT-12.2: the one beside it must attack in the same combat
          10 11
    3     a  .          a  A02
                        a  A03
                        a  A15
    4     b  c          b  B26
                        c  B14
place turn 2
place phase american close
    attack 1004; with A02; declare
    attack 1104; with A15
    declare             refused GT-12.2 "A15"
    with A03; declare

% GT-12.2: it must be steady: not disrupted
          10 11
    3     a  .          a  A02
                        a  A15 disrupted
    4     b  .          b  B26
place turn 2
place phase american close
    attack 1004; with A02
    with A15            refused GT-12.2 "A15"
    no answer with A15

% GT-12.2: not shattered
          10 11
    3     a  .          a  A02
                        a  A15 shattered
    4     b  .          b  B26
place turn 2
place phase american close
    attack 1004; with A02
    with A15            refused GT-12.2 "A15"

% GT-12.2: not panicked
          10 11
    3     a  .          a  A02
                        a  A15 panicked
    4     b  .          b  B26
place turn 2
place phase american close
    attack 1004; with A02
    with A15            refused GT-12.2 "A15"

% GT-12.2: a pinned gun is steady, and bound to nobody
          10 11
    3     a  .          a  A02
                        a  A15 pinned
                        a  A03
    4     b  c          b  B26
                        c  B14 pinned
place pin 1 A15 B14
place turn 2
place phase american close
    no duty GT-11.10 A15
    attack 1004; with A02 A15; declare      # not where it is pinned
    attack 1104; with A03; declare
    close; fight 1004; play skirmish; play skirmish
    event odds 4 2 2-1

% GT-12.3: no gun joins across a creek, which it could not cross
          36 37
    23    a  b          a  A02
                        a  A15
                        b  B26
place turn 2
place phase american close
    attack 3723; with A02
    with A15            refused GT-12.3 "A15"
    no answer with A15
    declare

% GT-12.3: over a bridge it does
          36 37
    24    a  b          a  A02
                        a  A15
                        b  B26
place turn 2
place phase american close
    attack 3724; with A02 A15; declare; close; lead A02; play skirmish; play skirmish
    event attacker A15 2 3624
    event odds 4 2 2-1

% GT-12.3: over every side that is attacked: the bridge is not enough if the creek comes too
          36 37
    24    a  b          a  A02
                        a  A15
                        b  B26
    25    .  c          c  B14
place turn 2
place phase american close
    attack 3724; with A02 A15
    also 3725           refused GT-12.3 "A15"
    no answer also 3725
    without A15; also 3725
    with A15            refused GT-12.3 "A15"

% GT-12.3: over a stream it may
          39 40
    6     .  b          b  B26
    7     a  .          a  A02
                        a  A15
place turn 2
place phase american close
    attack 4006; with A02 A15; declare; close; lead A02; play skirmish; play skirmish
    event attacker A15 2 3907

% GT-12.3: into the Chew House it may, though it could not stay there
          32 33
    11    .  a          a  A02
                        a  A15
    12    .  b          b  B03
place turn 2
place phase american close
    attack 3312; with A02 A15; declare; close; lead A02; play skirmish; play skirmish
    event attacker A15 2 3311

# ---- defenders ----

% GT-12.4: a defender in Parade Order counts its full SP, a gun like any other, pinned or not
          10 11
    3     a  .          a  A02 pinned
    4     b  .          b  B14 pinned
                        b  B26 reduced
                        b  B31
place pin 1 A02 B14
place turn 2
place phase american close
    attack 1004; with A02; declare; close; lead B14; play skirmish; play skirmish
    event defender B14 3 1004
    event defender B26 1 1004
    event defender B31 2 1004
    event odds 2 6 1-3

% GT-12.4: a gun alone
          10 11
    3     a  .          a  A02
    4     b  .          b  B31
place turn 2
place phase american close
    attack 1004; with A02; declare; close; play skirmish; play skirmish
    event defender B31 2 1004
    event odds 2 2 1-1

% GT-12.5: a disrupted defender counts half its SP, rounded up
          10 11
    3     a  .          a  A02
    4     b  .          b  B14 disrupted
place turn 2
place phase american close
    attack 1004; with A02; declare; close; play skirmish; play skirmish
    event defender B14 2 1004               # of 3
    event odds 2 2 1-1

% GT-12.5: of four, two; of five, three; of one, one
          10 11
    3     a  .          a  A02
    4     b  .          b  B10 disrupted
                        b  B26 reduced disrupted
place unit A03 at 1404
place unit B28 at 1405 disrupted
place turn 2
place phase american close
    attack 1004; with A02; declare
    attack 1405; with A03; declare
    close
    fight 1004; lead B10; play skirmish; play skirmish
    event defender B10 2 1004
    event defender B26 1 1004
    event odds 2 3 1-2
    again
    attack 1004; with A02; declare
    attack 1405; with A03; declare
    close; fight 1405; play skirmish; play skirmish
    event defender B28 3 1405

% GT-12.5: unit by unit: two of three count four, not three
          10 11
    3     a  .          a  A02
    4     b  .          b  B14 disrupted
                        b  B15 disrupted
place turn 2
place phase american close
    attack 1004; with A02; declare; close; lead B14; play skirmish; play skirmish
    event odds 2 4 1-2

% GT-12.5: a panicked one too
          10 11
    3     a  .          a  B26
    4     b  .          b  A44 panicked
place turn 2
place phase british close
    attack 1004; with B26; declare; close; play skirmish; play skirmish
    event defender A44 2 1004               # of 4
    event odds 2 2 1-1

% GT-12.5: only once if it is both
          10 11
    3     a  .          a  B26
    4     b  .          b  A44 panicked disrupted
place turn 2
place phase british close
    attack 1004; with B26; declare; close; play skirmish; play skirmish
    event defender A44 2 1004

% GT-12.5: a disrupted gun likewise
          10 11
    3     a  .          a  A02
    4     b  .          b  B31 disrupted
place turn 2
place phase american close
    attack 1004; with A02; declare; close; play skirmish; play skirmish
    event defender B31 1 1004
    event odds 2 1 2-1

% GT-12.6: a shattered defender counts 1, whatever its SP
          10 11
    3     a  .          a  A02
    4     b  .          b  B28 shattered
                        b  B26 reduced shattered
place turn 2
place phase american close
    attack 1004; with A02; declare; close; lead B28; play skirmish; play skirmish
    event defender B28 1 1004
    event defender B26 1 1004
    event odds 2 2 1-1

% GT-12.6: panicked besides as well
          10 11
    3     a  .          a  B26
    4     b  .          b  A44 panicked shattered
place turn 2
place phase british close
    attack 1004; with B26; declare; close; play skirmish; play skirmish
    event defender A44 1 1004
    event odds 2 1 2-1

# ---- columns ----

% GT-12.7: 1 against 3 is 1-3
          10 11
    3     a  .          a  A05
    4     b  .          b  B14
place turn 2
place phase american close
    attack 1004; with A05; declare; close; play skirmish; play skirmish
    event odds 1 3 1-3
    no event modifier odds below 1 to 3

% GT-12.7: 2 against 6 is 1-3
          10 11
    3     a  .          a  A02
    4     b  .          b  B14
                        b  B15
place turn 2
place phase american close
    attack 1004; with A02; declare; close; lead B14; play skirmish; play skirmish
    event odds 2 6 1-3
    no event modifier odds below 1 to 3

% GT-12.7: 2 against 5 is 1-3
          10 11
    3     a  .          a  A02
    4     b  .          b  B14
                        b  B26
place turn 2
place phase american close
    attack 1004; with A02; declare; close; lead B14; play skirmish; play skirmish
    event odds 2 5 1-3
    no event modifier odds below 1 to 3

% GT-12.7: 1 against 2 is 1-2
          10 11
    3     a  .          a  A05
    4     b  .          b  B26
place turn 2
place phase american close
    attack 1004; with A05; declare; close; play skirmish; play skirmish
    event odds 1 2 1-2
    no event modifier odds below 1 to 3

% GT-12.7: 2 against 4 is 1-2
          10 11
    3     a  .          a  A02
    4     b  .          b  B10
place turn 2
place phase american close
    attack 1004; with A02; declare; close; play skirmish; play skirmish
    event odds 2 4 1-2
    no event modifier odds below 1 to 3

% GT-12.7: 3 against 4 is 1-2
          10 11
    3     a  .          a  A02
                        a  A05
    4     b  .          b  B10
place turn 2
place phase american close
    attack 1004; with A02 A05; declare; close; lead A02; play skirmish; play skirmish
    event odds 3 4 1-2
    no event modifier odds below 1 to 3

% GT-12.7: 4 against 5 is 1-2
          10 11
    3     a  .          a  A02
                        a  A03
    4     b  .          b  B14
                        b  B26
place turn 2
place phase american close
    attack 1004; with A02 A03; declare; close; lead A02; lead B14; play skirmish; play skirmish
    event odds 4 5 1-2
    no event modifier odds below 1 to 3

% GT-12.7: 2 against 2 is 1-1
          10 11
    3     a  .          a  A02
    4     b  .          b  B26
place turn 2
place phase american close
    attack 1004; with A02; declare; close; play skirmish; play skirmish
    event odds 2 2 1-1
    no event modifier odds below 1 to 3

% GT-12.7: 4 against 3 is 1-1
          10 11
    3     a  .          a  A02
                        a  A03
    4     b  .          b  B14
place turn 2
place phase american close
    attack 1004; with A02 A03; declare; close; lead A02; play skirmish; play skirmish
    event odds 4 3 1-1
    no event modifier odds below 1 to 3

% GT-12.7: 5 against 4 is 1-1
          10 11
    3     a  .          a  A02
                        a  A03
                        a  A05
    4     b  .          b  B10
place turn 2
place phase american close
    attack 1004; with A02 A03 A05; declare; close; lead A02; play skirmish; play skirmish
    event odds 5 4 1-1
    no event modifier odds below 1 to 3

% GT-12.7: 7 against 5 is 1-1
          10 11
    3     a  .          a  A02
                        a  A03
                        a  A04
    4     b  c          b  B14
                        b  B26
                        c  A05
place turn 2
place phase american close
    attack 1004; with A02 A03 A04 A05; declare; close; lead A02; lead B14; play skirmish; play skirmish
    event odds 7 5 1-1
    no event modifier odds below 1 to 3

% GT-12.7: 3 against 2 is 3-2
          10 11
    3     a  .          a  A02
                        a  A05
    4     b  .          b  B26
place turn 2
place phase american close
    attack 1004; with A02 A05; declare; close; lead A02; play skirmish; play skirmish
    event odds 3 2 3-2
    no event modifier odds below 1 to 3

% GT-12.7: 6 against 4 is 3-2
          10 11
    3     a  .          a  A02
                        a  A03
                        a  A04
    4     b  .          b  B10
place turn 2
place phase american close
    attack 1004; with A02 A03 A04; declare; close; lead A02; play skirmish; play skirmish
    event odds 6 4 3-2
    no event modifier odds below 1 to 3

% GT-12.7: 5 against 3 is 3-2
          10 11
    3     a  .          a  A02
                        a  A03
                        a  A05
    4     b  .          b  B14
place turn 2
place phase american close
    attack 1004; with A02 A03 A05; declare; close; lead A02; play skirmish; play skirmish
    event odds 5 3 3-2
    no event modifier odds below 1 to 3

% GT-12.7: 7 against 4 is 3-2
          10 11
    3     a  .          a  A02
                        a  A03
                        a  A04
    4     b  c          b  B10
                        c  A05
place turn 2
place phase american close
    attack 1004; with A02 A03 A04 A05; declare; close; lead A02; play skirmish; play skirmish
    event odds 7 4 3-2
    no event modifier odds below 1 to 3

% GT-12.7: 9 against 5 is 3-2
          10 11
    3     a  .          a  A02
                        a  A03
                        a  A04
    4     b  c          b  B14
                        b  B26
                        c  A11
                        c  A05
place turn 2
place phase american close
    attack 1004; with A02 A03 A04 A11 A05; declare; close; lead A02; lead B14; play skirmish; play skirmish
    event odds 9 5 3-2
    no event modifier odds below 1 to 3

% GT-12.7: 2 against 1 is 2-1
          10 11
    3     a  .          a  A02
    4     b  .          b  B26 reduced
place turn 2
place phase american close
    attack 1004; with A02; declare; close; play skirmish; play skirmish
    event odds 2 1 2-1
    no event modifier odds below 1 to 3

% GT-12.7: 4 against 2 is 2-1
          10 11
    3     a  .          a  A02
                        a  A03
    4     b  .          b  B26
place turn 2
place phase american close
    attack 1004; with A02 A03; declare; close; lead A02; play skirmish; play skirmish
    event odds 4 2 2-1
    no event modifier odds below 1 to 3

% GT-12.7: 5 against 2 is 2-1
          10 11
    3     a  .          a  A02
                        a  A03
                        a  A05
    4     b  .          b  B26
place turn 2
place phase american close
    attack 1004; with A02 A03 A05; declare; close; lead A02; play skirmish; play skirmish
    event odds 5 2 2-1
    no event modifier odds below 1 to 3

% GT-12.7: 8 against 3 is 2-1
          10 11
    3     a  .          a  A02
                        a  A03
                        a  A04
    4     b  c          b  B14
                        c  A11
place turn 2
place phase american close
    attack 1004; with A02 A03 A04 A11; declare; close; lead A02; play skirmish; play skirmish
    event odds 8 3 2-1
    no event modifier odds below 1 to 3

% GT-12.7: 11 against 4 is 2-1
          10 11
    3     a  .          a  A02
                        a  A03
                        a  A04
    4     b  c          b  B10
                        c  A11
                        c  A17
                        c  A05
place turn 2
place phase american close
    attack 1004; with A02 A03 A04 A11 A17 A05; declare; close; lead A02; play skirmish; play skirmish
    event odds 11 4 2-1
    no event modifier odds below 1 to 3

% GT-12.7: 3 against 1 is 3-1
          10 11
    3     a  .          a  A02
                        a  A05
    4     b  .          b  B26 reduced
place turn 2
place phase american close
    attack 1004; with A02 A05; declare; close; lead A02; play skirmish; play skirmish
    event odds 3 1 3-1
    no event modifier odds below 1 to 3

% GT-12.7: 6 against 2 is 3-1
          10 11
    3     a  .          a  A02
                        a  A03
                        a  A04
    4     b  .          b  B26
place turn 2
place phase american close
    attack 1004; with A02 A03 A04; declare; close; lead A02; play skirmish; play skirmish
    event odds 6 2 3-1
    no event modifier odds below 1 to 3

% GT-12.7: 7 against 2 is 3-1
          10 11
    3     a  .          a  A02
                        a  A03
                        a  A04
    4     b  c          b  B26
                        c  A05
place turn 2
place phase american close
    attack 1004; with A02 A03 A04 A05; declare; close; lead A02; play skirmish; play skirmish
    event odds 7 2 3-1
    no event modifier odds below 1 to 3

% GT-12.7: 11 against 3 is 3-1
          10 11
    3     a  .          a  A02
                        a  A03
                        a  A04
    4     b  c          b  B14
                        c  A11
                        c  A17
                        c  A05
place turn 2
place phase american close
    attack 1004; with A02 A03 A04 A11 A17 A05; declare; close; lead A02; play skirmish; play skirmish
    event odds 11 3 3-1
    no event modifier odds below 1 to 3

% GT-12.7: 4 against 1 is 4-1
          10 11
    3     a  .          a  A02
                        a  A03
    4     b  .          b  B26 reduced
place turn 2
place phase american close
    attack 1004; with A02 A03; declare; close; lead A02; play skirmish; play skirmish
    event odds 4 1 4-1
    no event modifier odds below 1 to 3

% GT-12.7: 8 against 2 is 4-1
          10 11
    3     a  .          a  A02
                        a  A03
                        a  A04
    4     b  c          b  B26
                        c  A11
place turn 2
place phase american close
    attack 1004; with A02 A03 A04 A11; declare; close; lead A02; play skirmish; play skirmish
    event odds 8 2 4-1
    no event modifier odds below 1 to 3

% GT-12.7: 12 against 3 is 4-1
          10 11
    3     a  .          a  A02
                        a  A03
                        a  A04
    4     b  c          b  B14
                        c  A11
                        c  A17
                        c  A18
place turn 2
place phase american close
    attack 1004; with A02 A03 A04 A11 A17 A18; declare; close; lead A02; play skirmish; play skirmish
    event odds 12 3 4-1
    no event modifier odds below 1 to 3

% GT-12.8: 5 against 1 counts as 4-1
          10 11
    3     a  .          a  A02
                        a  A03
                        a  A05
    4     b  .          b  B26 reduced
place turn 2
place phase american close
    attack 1004; with A02 A03 A05; declare; close; lead A02; play skirmish; play skirmish
    event odds 5 1 4-1
    no event modifier odds below 1 to 3

% GT-12.8: 8 against 1 counts as 4-1
          10 11
    3     a  .          a  A02
                        a  A03
                        a  A04
    4     b  c          b  B26 reduced
                        c  A11
place turn 2
place phase american close
    attack 1004; with A02 A03 A04 A11; declare; close; lead A02; play skirmish; play skirmish
    event odds 8 1 4-1
    no event modifier odds below 1 to 3

% GT-12.8: 9 against 2 counts as 4-1
          10 11
    3     a  .          a  A02
                        a  A03
                        a  A04
    4     b  c          b  B26
                        c  A11
                        c  A05
place turn 2
place phase american close
    attack 1004; with A02 A03 A04 A11 A05; declare; close; lead A02; play skirmish; play skirmish
    event odds 9 2 4-1
    no event modifier odds below 1 to 3
    roll 4
    event result - R 4 6

% GT-12.9: 1 against 4 is worse than 1-3: that column, with -1
          10 11
    3     a  .          a  A05
    4     b  .          b  B10
place turn 2
place phase american close
    attack 1004; with A05; declare; close; play skirmish; play skirmish
    event odds 1 4 1-3
    event modifier odds below 1 to 3 -1
    roll 5
    event combat-roll american 5 -1 4
    event result D - 4 0

% GT-12.9: 1 against 5 is worse than 1-3: that column, with -1
          10 11
    3     a  .          a  A05
    4     b  .          b  B14
                        b  B26
place turn 2
place phase american close
    attack 1004; with A05; declare; close; lead B14; play skirmish; play skirmish
    event odds 1 5 1-3
    event modifier odds below 1 to 3 -1
    roll 5
    event combat-roll american 5 -1 4
    event result D - 4 0

% GT-12.9: 2 against 7 is worse than 1-3: that column, with -1
          10 11
    3     a  .          a  A02
    4     b  .          b  B14
                        b  B15
                        b  B20
place turn 2
place phase american close
    attack 1004; with A02; declare; close; lead B14; play skirmish; play skirmish
    event odds 2 7 1-3
    event modifier odds below 1 to 3 -1
    roll 5
    event combat-roll american 5 -1 4
    event result D - 4 0

% GT-12.9: 1 against 8 is worse than 1-3: that column, with -1
          10 11
    3     a  .          a  A05
    4     b  .          b  B14
                        b  B15
                        b  B31
place turn 2
place phase american close
    attack 1004; with A05; declare; close; lead B14; play skirmish; play skirmish
    event odds 1 8 1-3
    event modifier odds below 1 to 3 -1
    roll 5
    event combat-roll american 5 -1 4
    event result D - 4 0
