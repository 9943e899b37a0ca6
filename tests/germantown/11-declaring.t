# Germantown, chapter 11: declaring, combat by combat. The neighbours of 1004 are, clockwise from the north, 1003 1104 1105 1005
# 0905 0904; those of 1104 are 1103 1203 1204 1105 1004 1003.
battle germantown-1777

% given ONE-BEFORE-TWO
          10 11
    3     a  .          a  A02
                        a  A03
                        a  A15
    4     b  c          b  B26
                        c  B14
place turn 2
place phase american close

% given TWO-AROUND-ONE
          10 11
    3     a  .          a  A02
    4     b  c          b  B26
                        c  A03
place turn 2
place phase american close

# ---- once ----

% GT-11.15: a unit attacks once in a phase
given ONE-BEFORE-TWO
    attack 1004; with A02; declare
    event declared A02 1004
    attack 1104
    with A02            refused GT-11.15 "A02"
    with A03; declare
    close

% GT-11.15: a gun too
given ONE-BEFORE-TWO
    attack 1004; with A02 A15; declare
    attack 1104
    with A15            refused GT-11.15 "A15"
    with A03; declare

% GT-11.16: a hex is attacked once in a phase
          10 11
    3     a  .          a  A02
    4     b  c          b  B26
                        c  A03
    5     .  d          d  B14
place turn 2
place phase american close
    attack 1004; with A02; declare          # A03 can still attack 1105
    attack 1004         refused GT-11.16
    no answer attack 1004
    attack 1105; with A03
    also 1004           refused GT-11.16
    declare; close
    answers fight 1004, fight 1105

# ---- each as a whole ----

% GT-11.17: attackers, hexes, guns and diversion are told with the combat, and only when it is declared
given ONE-BEFORE-TWO
    attack 1004
    asks american make-up
    declare             refused GT-11.17 "Nobody"
    with A02 A03 A15
    no event declared
    divert 1104
    no event diversion
    declare
    event declared A02 1004
    event declared A03 1004
    event declared A15 1004
    event diversion american 1104
    close
    lead A02; play skirmish; play skirmish
    event attacker A02 2 1003
    event attacker A03 2 1003
    event attacker A15 2 1003
    event odds 6 2 2-1                      # 3-1, and one column to the left for the diversion

% GT-11.17: what is put aside leaves no trace
given ONE-BEFORE-TWO
    attack 1004; with A02 A15; divert 1104; cancel
    asks american declare
    not combat 1 against 1004 with A02 A15 divert 1104.
    duty GT-11.9 B26
    duty GT-11.9 B14
    duty GT-11.10 A02
    attack 1104; with A02; declare
    attack 1004; with A03 A15; declare
    close

% GT-11.17: one taken out again is not in it
given ONE-BEFORE-TWO
    attack 1004; with A02 A03; without A03
    without A03         refused GT-11.17 "A03"
    declare
    no event declared A03
    duty GT-11.10 A03

% GT-11.17: the enemy's units, leaders and those who are not there take no part
given ONE-BEFORE-TWO
place unit SULLIVAN at 1003
    attack 1004
    with B14            refused GT-11.17 "B14"
    with SULLIVAN       refused GT-11.17 "SULLIVAN"
    with A04            refused GT-11.17 "A04"

# ---- what a declaration may not leave behind ----

% GT-11.18: no engaged hex that nobody unused engages
          10 11
    3     a  .          a  A02
    4     b  c          b  B26
                        c  B14
place turn 2
place phase american close
    attack 1004; with A02
    declare             refused GT-11.18 "1104"
    no answer declare

% GT-11.18: somebody must engage it: one who could merely attack it is not enough
          28 29
    6     .  .
    7     a  .          a  A02
    8     b  .          b  B26
place unit A03 at 2908                      # in woods, next to 2808 too
place unit B14 at 2809
place unit A04 at 2810
place turn 2
place phase american close
    duty GT-11.9 B26
    duty GT-11.9 B14
    attack 2808; with A02 A03; declare
    attack 2809; with A04; declare
    close

% GT-11.18: by the British alike
          10 11
    3     a  .          a  A02
    4     b  c          b  B26
                        c  A03
place turn 2
place phase british close
    attack 1003; with B26
    declare             refused GT-11.18 "1104"
    also 1104; declare
    close

% GT-11.19: no unit that owes an attack without an enemy for it
given TWO-AROUND-ONE
    attack 1004; with A02
    declare             refused GT-11.19 "A03"
    no answer declare
    with A03; declare
    close

% GT-11.19: a diversion takes an enemy away as an attack does
          10 11 12
    3     a  .  .       a  A02
    4     b  c  d       b  B26
                        c  B14
                        d  A03
place turn 2
place phase american close
    attack 1004; with A02; divert 1104
    declare             refused GT-11.19 "A03"

% GT-11.19: one enemy left over is enough, engaged or not
          28 29
    7     b  .          b  B14
    8     a  .          a  A02
    9     d  c          d  B26
                        c  A03
place turn 2
place phase american close
    attack 2809; with A03; declare
    attack 2807; with A02; declare

% GT-11.19: for a pinned unit only one with an enemy pinned with it
          9 10 11
    3     . a  d        a  A02 pinned
                        d  A04
    4     e b  c        b  B26 pinned
                        c  B14
                        e  A03
place pin 1 A02 B26
place turn 2
place phase american close
    attack 1004; with A03
    declare             refused GT-11.19 "A02"
    with A02; declare
    attack 1104; with A04; declare
    close

% GT-11.20: closing waits for the last unit that owes an attack
          9 10 11
    3     . a  .        a  A02
    4     . b  .        b  B26
    5     . .  .
    6     . c  .        c  A03
    7     . d  .        d  B14
place turn 2
place phase american close
    close               refused GT-11.20 "A02"
    no answer close
    attack 1004; with A02; declare
    close               refused GT-11.20 "A03"
    attack 1007; with A03; declare
    asks american resolve

# ---- the shape of a combat ----

% GT-11.21: many hexes against one
given TWO-AROUND-ONE
    attack 1004; with A02 A03; declare; close; lead A02; play skirmish; play skirmish
    event attacker A02 2 1003
    event attacker A03 2 1104
    event odds 4 2 2-1

% GT-11.21: one hex against many
given ONE-BEFORE-TWO
    attack 1004; with A02 A03; also 1104; declare; close; lead A02; lead B26; play skirmish; play skirmish
    event defender B26 2 1004
    event defender B14 3 1104
    event odds 4 5 1-2

% GT-11.21: never many against many
          10 11
    3     a  .          a  A02
    4     b  c          b  B26
                        c  B14
    5     .  d          d  A03
place turn 2
place phase american close
    attack 1004; with A02 A03
    also 1104           refused GT-11.21 "one hex"
    no answer also 1104
    cancel
    attack 1004; with A02; also 1104
    with A03            refused GT-11.21 "one hex"
    no answer with A03
    without A02
    with A02 A03        refused GT-11.21 "one hex"

% GT-11.21: whoever attacks several hexes is next to all of them
          10 11 12
    3     a  .  .       a  A02
    4     b  .  c       b  B26
                        c  B14
    3     .  .  d       d  A03
place turn 2
place phase american close
    attack 1004
    also 1204           refused GT-11.21 "with whom"
    with A02
    also 1204           refused GT-11.21 "A02"
    with A03            refused GT-11.12 "A03"

% GT-11.12, GT-11.21: only hexes with enemy combat units are attacked, also the second one
given ONE-BEFORE-TWO
place unit GRANT at 0904
    attack 0903         refused GT-11.12
    attack 1004; with A02
    also 0903           refused GT-11.12
    also 0904           refused GT-11.12    # a leader alone
    also 1003           refused GT-11.12

% GT-11.22: whoever attacks a hex fights all in it
          10 11
    3     a  .          a  A02
    4     b  .          b  B26
                        b  B14
                        b  B20
                        b  GRANT
place turn 2
place phase american close
    attack 1004; with A02; declare; close; lead B26; play skirmish; play skirmish
    event defender B26 2 1004
    event defender B14 3 1004
    event defender B20 1 1004
    event odds 2 6 1-3

% GT-11.23: units of one hex may fight in different combats
given ONE-BEFORE-TWO
    attack 1004; with A02; declare
    attack 1104; with A03; declare
    close
    asks american resolve
    answers fight 1004, fight 1104
    fight 1104; play skirmish; play skirmish
    event attacker A03 2 1003
    no event attacker A02
    event odds 2 3 1-2

% GT-11.24: the Chew House is not attacked together with another hex
          33 34
    11    a  b          a  A02
                        b  B26
    12    h  .          h  B03
place turn 2
place phase american close
    attack 3312; with A02
    also 3411           refused GT-11.24
    cancel
    attack 3411; with A02
    also 3312           refused GT-11.24
    no answer also 3312
    declare; close                          # the house is not engaged and may be left alone
    event combat american 3411

# ---- then one after another ----

% GT-11.29: all are declared before any is fought
given ONE-BEFORE-TWO
    attack 1004; with A02; declare
    fight 1004          refused unasked
    attack 1104; with A03; declare
    close
    asks american resolve
    attack 1004         refused unasked

% GT-11.29: the attacker picks which is fought next
given ONE-BEFORE-TWO
    attack 1004; with A02; declare
    attack 1104; with A03; declare
    close
    answers fight 1004, fight 1104
    fight 1003          refused GT-11.29 "No combat"
    done                refused GT-11.29
    fight 1104
    event combat american 1104
    play withdraw; play withdraw
    event no-combat
    event combat american 1004              # the only one left
    play withdraw; play withdraw
    asks british move

% GT-11.29: a combat that was fought is not fought again
          9 10 11
    3     . a  .        a  A02
                        a  A03
                        a  A04
    4     c b  d        b  B26
                        c  B14
                        d  B15
place turn 2
place phase american close
    attack 1004; with A02; declare
    attack 1104; with A03; declare
    attack 0904; with A04; declare
    close; fight 1104; play withdraw; play withdraw
    fight 1104          refused GT-11.29 "has been fought"
    answers fight 1004, fight 0904

# ---- who is left when it comes to the fight ----

% GT-11.30: only units still in Parade Order fight, and guns only beside one of them
          10 11
    3     a  .          a  A02
    4     b  c          b  B26
                        c  A03 disrupted
                        c  A15
place turn 2
place side american
place first british
place combat 1 against 1004 with A02 A03 A15
place declared 1
place pending turn-ends
place pending close-ends american
place pending resolve american
    play skirmish; play skirmish
    event attacker A02 2 1003
    no event attacker A03
    no event attacker A15
    event odds 2 2 1-1

% GT-11.30: a gun that is disrupted itself does not fight
          10 11
    3     a  .          a  A02
                        a  A15 disrupted
    4     b  .          b  B26
place turn 2
place side american
place first british
place combat 1 against 1004 with A02 A15
place declared 1
place pending turn-ends
place pending close-ends american
place pending resolve american
    play skirmish; play skirmish
    no event attacker A15
    event odds 2 2 1-1

% GT-11.30: beside one that is in order the gun fights
          10 11
    3     a  .          a  A02
    4     b  c          b  B26
                        c  A03
                        c  A15
place turn 2
place side american
place first british
place combat 1 against 1004 with A02 A03 A15
place declared 1
place pending turn-ends
place pending close-ends american
place pending resolve american
    lead A03; play skirmish; play skirmish
    event attacker A15 2 1104
    event odds 6 2 3-1

% GT-11.30, GT-11.31: with nobody in order the combat is passed over, and nobody advances
          10 11
    3     a  .          a  A02 disrupted
                        a  A15
    4     b  .          b  B26
place turn 2
place side american
place first british
place combat 1 against 1004 with A02 A15
place declared 1
place pending turn-ends
place pending close-ends american
place pending resolve american
    asks dice 1d0-9 initiative              # the turn is over
    is unit A02 at 1003 disrupted.
    is unit B26 at 1004.

% GT-11.31: it is fought against those hexes that still hold enemies
          10 11
    3     a  .          a  A02
    4     b  .          b  B26
place turn 2
place side american
place first british
place combat 1 against 1104 1004 with A02
place declared 1
place pending turn-ends
place pending close-ends american
place pending resolve american
    play skirmish; play skirmish
    event defender B26 2 1004
    event odds 2 2 1-1

% GT-11.31: whichever enemies these are by now
          10 11 12
    3     a  d  e       a  A02
                        a  A04
                        d  A05 disrupted
                        e  A09 disrupted
    4     b  c  f       b  B14
                        c  B26
                        f  A13 disrupted
    5     .  g  .       g  A19 disrupted
place turn 2
place phase american close
    attack 1104; with A04; declare
    attack 1004; with A02; declare
    close
    fight 1104; play stand-fast; play skirmish
    roll 6                                  # 7 on 1-1: -/R, and there is one hex left to go to
    event retreated B26 1104 1004
    event advanced A04 1003 1104
    event combat american 1004
    lead B14; play skirmish; play skirmish
    event defender B14 3 1004
    event defender B26 2 1004
    event odds 2 5 1-3
