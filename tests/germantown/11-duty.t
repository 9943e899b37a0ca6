# Germantown, chapter 11: who owes an attack, which hexes are engaged, who may attack and who may not. Most positions lie on the
# level open ground about 1004; its neighbours are, clockwise from the north, 1003 1104 1105 1005 0905 0904.
battle germantown-1777

# ---- by zones ----

% GT-11.1: an enemy whom an advance has met is engaged only in the next player turn
          10 11
    3     a  .          a  A02
    4     b  .          b  B26
    5     .  .
    6     c  .          c  B14
place turn 2
place phase american close
    no duty GT-11.9 B14
    attack 1004; with A02; declare; close; play frontal; play skirmish
    roll 9                                  # 11 on 1-1: a step; it has a second one and stays
    event result - 1* 11 2
    again
    attack 1004; with A02; declare; close; play stand-fast; play skirmish
    roll 6                                  # 7 on 1-1: -/R
    event retreated B26 1004 1105
    event advanced A02 1003 1004
    asks british move                       # the phase is over: nobody declares anew

% GT-11.1: whoever comes next to an enemy by advancing owes nothing more in that phase
          10 11
    3     a  .          a  A02
                        a  A03
                        a  A04
    4     b  .          b  B26
    5     c  .          c  B14
place turn 2
place phase american close
    duty GT-11.9 B26
    no duty GT-11.9 B14                     # not next to anybody yet
    attack 1004; with A02 A03 A04; declare; close; lead A02; play frontal; play skirmish
    roll 7                                  # 9 on 3-1
    event result - 1* 9 5
    again
    attack 1004; with A02 A03 A04; declare; close; lead A02; play skirmish; play skirmish
    roll 5                                  # -/R
    event result - R 5 5
    event advanced A02 1003 1004            # and stands before B14 now
    no duty
    done
    asks british move

% GT-11.2: a steady unit owes an attack when an enemy-held hex lies in its zone, and engages it
          10 11
    3     a  .          a  A02
    4     b  .          b  B26
place turn 2
place phase american close
    asks american declare
    duty GT-11.10 A02
    duty GT-11.9 B26
    answers attack 1004

% GT-11.2: so do the British, and so does a reduced unit
          10 11
    3     a  .          a  A02
    4     b  .          b  B26 reduced
place turn 2
place phase british close
    duty GT-11.10 B26
    duty GT-11.9 A02
    close               refused GT-11.20 "B26"

% GT-11.2: artillery owes nothing and engages nothing, and attacks nobody by itself
          10 11
    3     a  .          a  A15
    4     b  .          b  B26
place turn 2
place unit A03 at 3311
place unit B03 at 3312
place phase american close
    no duty
    attack 1004         refused GT-11.12
    answers attack 3312, close
    close
    asks british move

% GT-11.2: enemies two hexes away are in nobody's zone
          10 11
    3     a  .          a  A02
    4     .  .
    5     b  .          b  B26
place turn 2
place unit A03 at 3311
place unit B03 at 3312
place phase american close
    no duty
    answers attack 3312, close
    attack 1005         refused GT-11.12

% GT-11.2: a hex with an enemy leader alone is not enemy-held
          10 11
    3     a  .          a  A02
    4     b  .          b  GRANT
place turn 2
place unit A03 at 3311
place unit B03 at 3312
place phase american close
    no duty
    attack 1004         refused GT-11.12
    answers attack 3312, close

% GT-11.2: zones do not reach into woods, so the enemy there is not engaged
          28 29
    7     b  .          b  B26
    8     a  .          a  A02
place turn 2
place phase american close
    no duty
    answers attack 2807, close

% GT-11.2: out of woods the zone reaches, and what stands before them is engaged
          28 29
    7     a  .          a  A02
    8     b  .          b  B26
place turn 2
place phase american close
    duty GT-11.10 A02
    duty GT-11.9 B26

% GT-11.2: the zone crosses a stream and a creek
          39 40
    6     .  b          b  B26
    7     a  .          a  A02
place turn 2
place phase american close
    duty GT-11.10 A02
    duty GT-11.9 B26

% GT-11.2: it does not come over works from outside
          38 39
    7     .  a          a  A02
    8     .  b          b  B26
place turn 2
place phase american close
    no duty
    answers attack 3908, close

% GT-11.2: from inside it goes out over them
          38 39
    7     .  a          a  A02
    8     .  b          b  B26
place turn 2
place phase british close
    duty GT-11.10 B26
    duty GT-11.9 A02

# ---- pinned units ----

% GT-11.3: a pinned unit engages the hexes with enemies pinned with it, and by no zone
          10 11
    3     a  .          a  A02 pinned
    4     b  c          b  B26 pinned
                        c  B14
place pin 1 A02 B26
place turn 2
place phase american close
    duty GT-11.10 A02
    duty GT-11.9 B26
    no duty GT-11.9 B14
    attack 1004; with A02; declare
    no duty
    close

% GT-11.3: whatever the zones: also an enemy in woods
          28 29
    7     b  .          b  B26 pinned
    8     a  .          a  A02 pinned
place pin 1 A02 B26
place turn 2
place phase american close
    duty GT-11.10 A02
    duty GT-11.9 B26
    close               refused GT-11.20 "A02"

% GT-11.3: an enemy pinned with somebody else is none of his
          10 11
    3     a  d          a  A02 pinned
                        d  A03 pinned
    4     b  c          b  B26 pinned
                        c  B14 pinned
place pin 1 A02 B26
place pin 2 A03 B14
place turn 2
place phase american close
    attack 1104; with A02
    declare             refused GT-11.11 "A02"
    without A02; with A03; declare
    attack 1004; with A02; declare
    close

# ---- who is excused ----

% GT-11.4: the garrison of the Chew House owes nothing and engages nothing
          32 33
    11    .  a          a  A02
    12    .  b          b  B03
place turn 2
place phase british close
    no duty
    close
    no event combat

% GT-11.4: nor when it is pinned; the besieger's zone does not bind it either
          32 33
    11    .  a          a  A02 pinned
    12    .  b          b  B03 pinned
place pin 1 A02 B03
place turn 2
place phase british close
    no duty
    close
    no event combat

% GT-11.4: Americans in the house are excused alike
          32 33
    11    .  b          b  B26
    12    .  a          a  A02
place turn 2
place phase american close
    no duty
    close

% GT-11.5: militia in the bombardment zone owe nothing and engage nothing
          36 37
    23    a  b          a  A37
                        b  B07
place turn 2
place phase american close
    no duty
    close
    asks british move

% GT-11.5: pinned ones neither
          36 37
    23    a  b          a  A37 pinned
                        b  B07 pinned
place pin 1 A37 B07
place turn 2
place phase american close
    no duty
    close

% GT-11.5: other troops there do
          36 37
    23    a  b          a  A02
                        b  B07
place turn 2
place phase american close
    duty GT-11.10 A02
    duty GT-11.9 B07

% GT-11.5: and militia elsewhere
          10 11
    3     a  .          a  A37
    4     b  .          b  B26
place turn 2
place phase american close
    duty GT-11.10 A37
    close               refused GT-11.20 "A37"

% GT-11.6: cavalry that rode off owes nothing and engages nothing
          10 11
    3     a  .          a  A35 rode-off
    4     b  .          b  B26
place turn 2
place unit A03 at 3311
place unit B03 at 3312
place phase american close
    no duty
    answers attack 3312, close
    attack 1004         refused GT-11.12
    close

# ---- the Chew House ----

% GT-11.7: whoever stands before the Chew House does not engage it
          32 33
    11    .  a          a  A02
    12    .  b          b  B03
place turn 2
place phase american close
    no duty
    answers attack 3312, close
    close
    no event combat

% GT-11.8: a unit pinned with the garrison alone owes its attack on the house
          32 33
    11    .  a          a  A02 pinned
    12    .  b          b  B03 pinned
place pin 1 A02 B03
place turn 2
place phase american close
    duty GT-11.10 A02
    no duty GT-11.9
    close               refused GT-11.20 "A02"
    attack 3312; with A02; declare; close
    event combat american 3312

% GT-11.8: pinned with others too, it engages these, and the house may be left alone
          32 33 34
    10    .  .  b       b  B26 pinned
    11    .  a  .       a  A02 pinned
    12    .  h  .       h  B03 pinned
place pin 1 A02 B03 B26
place turn 2
place phase american close
    duty GT-11.9 B26
    no duty GT-11.9 B03
    attack 3410; with A02; declare; close
    event combat american 3410

# ---- what must be done ----

% GT-11.9, GT-11.20: an engaged hex is attacked, or made a diversion
          10 11
    3     a  .          a  A02
    4     b  c          b  B26
                        c  B14
place turn 2
place phase american close
    duty GT-11.9 B26
    duty GT-11.9 B14
    attack 1004; with A02
    declare             refused GT-11.18 "1104"
    also 1104; declare
    no duty
    again
    attack 1004; with A02; divert 1104; declare
    no duty
    close

% GT-11.10: every unit that owes an attack must attack
          9 10 11
    3     . a  .        a  A02
    4     . b  .        b  B26
    5     . c  .        c  A03
place turn 2
place phase american close
    duty GT-11.10 A02
    duty GT-11.10 A03
    attack 1004; with A02
    declare             refused GT-11.19 "A03"
    with A03; declare
    close

% GT-11.10: any enemy next to it will do, also one whom it does not engage
          28 29
    7     b  .          b  B14
    8     a  .          a  A02
    9     d  c          d  B26
                        c  A03
place turn 2
place phase american close
    duty GT-11.9 B26
    no duty GT-11.9 B14
    attack 2809; with A03; declare
    duty GT-11.10 A02
    close               refused GT-11.20 "A02"
    attack 2807; with A02; declare          # into the woods
    close
    asks american resolve

% GT-11.11: a pinned unit must attack a hex with an enemy pinned with it; one of several is enough
          10 11
    3     a  .          a  A02 pinned
    4     b  c          b  B26 pinned
                        c  B14
place pin 1 A02 B26
place turn 2
place phase american close
    attack 1104; with A02
    declare             refused GT-11.11 "A02"
    also 1004; declare
    close
    event combat american 1104

% GT-11.11: friends may attack the others meanwhile
          10 11
    3     a  d          a  A02 pinned
                        d  A03
    4     b  c          b  B26 pinned
                        c  B14
place pin 1 A02 B26
place turn 2
place phase american close
    attack 1104; with A03; declare
    attack 1004; with A02; declare
    close

# ---- who may ----

% GT-11.12, GT-11.13: an enemy in woods may be attacked or left alone
          28 29
    7     b  .          b  B26
    8     a  .          a  A02
place turn 2
place phase american close
    attack 2807; with A02; declare; close
    event combat american 2807
    again
    close
    asks british move

% GT-11.12, GT-11.13: so may the garrison of the Chew House, which has no duty either
          32 33
    11    .  a          a  A02
    12    .  b          b  B03
place turn 2
place phase american close
    attack 3312; with A02; declare; close
    event combat american 3312
    asks american tactic

% GT-11.13: the garrison itself is free to attack
          32 33
    11    .  a          a  A02
    12    .  b          b  B03
place turn 2
place phase british close
    attack 3311; with B03; declare; close
    event combat british 3311

% GT-11.13: pinned it may attack whom it likes, for it owes nothing (GT-11.11 binds those who owe)
          33 34
    11    a  c          a  A02 pinned
                        c  A03
    12    b  .          b  B03 pinned
place pin 1 A02 B03
place turn 2
place phase british close
    attack 3411; with B03; declare; close
    event combat british 3411

% GT-11.12: and an enemy behind works
          38 39
    7     .  a          a  A02
    8     .  b          b  B26
place turn 2
place phase american close
    attack 3908; with A02; declare; close
    event combat american 3908

% GT-11.13: militia in their zone are free to attack
          36 37
    23    a  b          a  A37
                        b  B07
place turn 2
place phase american close
    attack 3723; with A37; declare; close
    event combat american 3723

% GT-11.14: a disrupted unit attacks nobody and owes nothing
          10 11
    3     a  .          a  A02 disrupted
    4     b  .          b  B26
place turn 2
place unit A03 at 3311
place unit B03 at 3312
place phase american close
    no duty
    answers attack 3312, close
    attack 1004         refused GT-11.12 "steady"
    close

% GT-11.14: disrupted, shattered and panicked ones do not join others either
          10 11
    3     a  d          a  A02 disrupted
                        a  A03 shattered
                        a  A04 panicked
                        d  A07
    4     b  c          b  B26
                        c  A08
place turn 2
place phase american close
    no duty GT-11.10 A02
    no duty GT-11.10 A03
    no duty GT-11.10 A04
    attack 1004
    with A02            refused GT-11.14 "A02"
    with A03            refused GT-11.14 "A03"
    with A04            refused GT-11.14 "A04"
    with A07            refused GT-11.12 "A07"      # steady, but not next to it
    with A08; declare
    close

% GT-11.14: a British unit in disorder neither
          10 11
    3     a  .          a  A02
    4     b  .          b  B26 shattered
                        b  B14
place turn 2
place phase british close
    no duty GT-11.10 B26
    duty GT-11.10 B14
    attack 1003
    with B26            refused GT-11.14 "B26"
    with B14; declare
    close
