# Germantown, chapter 11: diversions. The neighbours of 1003 are, clockwise from the north, 1002 1103 1104 1004 0904 0903; those of
# 1004 are 1003 1104 1105 1005 0905 0904.
battle germantown-1777

% given BEFORE-TWO
          10 11
    3     a  .          a  A02
    4     b  c          b  B26
                        c  B14
place turn 2
place phase american close

% GT-11.25: an engaged hex next to an attacker may be a diversion; nobody owes an attack on it any more
given BEFORE-TWO
    attack 1004; with A02
    answer divert 1104
    divert 1104; declare
    event diversion american 1104
    no duty
    close
    event combat american 1004

% GT-11.25: by the British alike
          10 11
    3     a  .          a  A02
    4     b  c          b  B26
                        c  A03
place turn 2
place phase british close
    attack 1003; with B26; divert 1104; declare
    event diversion british 1104
    close

% GT-11.25: none is allowed either, of this combat or another
          9 10 11
    3     . a  .        a  A02
                        a  A03
    4     d b  c        b  B26
                        c  B14
                        d  B15
place turn 2
place phase american close
    attack 1004; with A02; divert 1104
    also 1104           refused GT-11.25 "diversion"
    declare
    attack 1104         refused GT-11.25 "diversion"
    no answer attack 1104
    attack 0904; with A03
    also 1104           refused GT-11.25 "diversion"
    divert 1104         refused GT-11.25 "already"
    declare
    close

% GT-11.25: one for a combat
          9 10 11
    3     . a  .        a  A02
    4     d b  c        b  B26
                        c  B14
                        d  B15
place turn 2
place phase american close
    attack 1004; with A02; divert 1104
    divert 0904         refused GT-11.25 "one diversion"
    no answer divert 0904
    declare             refused GT-11.18 "0904"
    also 0904; declare

% GT-11.25: but one for each
          9 10 11
    2     . d  .        d  B15
    3     . a  .        a  A02
                        a  A03
    4     . b  c        b  B26
                        c  B14
place unit B16 at 0903
place turn 2
place phase american close
    attack 1004; with A02; divert 1104; declare
    attack 1002; with A03; divert 0903; declare
    event diversion american 0903
    close

% GT-11.25: no hex that is attacked
given BEFORE-TWO
place unit A03 at 1003
    attack 1104; with A03; declare
    attack 1004; with A02
    divert 1004         refused GT-11.25 "already"
    divert 1104         refused GT-11.25 "already"

% GT-11.25: only an engaged one: not woods
          28 29
    7     b  .          b  B14
    8     a  .          a  A02
    9     d  .          d  B26
place turn 2
place phase american close
    attack 2809; with A02
    divert 2807         refused GT-11.25 "engaged"
    no answer divert 2807
    declare

% GT-11.25, GT-11.7: nor the Chew House
          33 34
    11    a  b          a  A02
                        b  B26
    12    h  .          h  B03
place turn 2
place phase american close
    attack 3411; with A02
    divert 3312         refused GT-11.25 "engaged"
    no answer divert 3312

% GT-11.25: nor a hex where no enemy is
given BEFORE-TWO
    attack 1004; with A02
    divert 0904         refused GT-11.25 "engaged"

% GT-11.25: next to an attacker of that very combat
          10 11
    3     a  .          a  A02
    4     b  .          b  B26
    5     .  .
    6     c  .          c  A03
                        c  A04
    7     d  e          d  B14
                        e  B15
place turn 2
place phase american close
    attack 1004; with A02
    divert 1107         refused GT-11.25 "next to"
    no answer divert 1107
    declare
    attack 1007; with A03 A04; divert 1107; declare
    close

% GT-11.25: who alone is next to it may not be left out afterwards
          9 10 11
    3     . a  .        a  A02
    4     e b  c        b  B26
                        c  B14
                        e  A03
place turn 2
place phase american close
    attack 1004; with A02 A03; divert 1104; without A02
    declare             refused GT-11.25 "next to the diversion"
    no answer declare
    with A02; declare
    close

% GT-11.26: no hex with a pinned unit in it
          10 11
    3     a  .          a  A02
                        a  A04 pinned
    4     b  c          b  B26
                        c  B14 pinned
                        c  B20
place pin 1 A04 B14
place turn 2
place phase american close
    attack 1004; with A02
    divert 1104         refused GT-11.26 "B14"
    no answer divert 1104
    declare
    attack 1104; with A04; declare
    close

# ---- what it does to the odds ----

% GT-11.27: from 4-1 to 3-1
          10 11
    3     a  .          a  A02
                        a  A03
                        a  A04
                        a  A15
    4     b  c          b  B26
                        c  B14
place turn 2
place phase american close
    attack 1004; with A02 A03 A04 A15; divert 1104; declare; close; lead A02; play skirmish; play skirmish
    event odds 8 2 3-1
    no event modifier a diversion next to the attackers

% GT-11.27: from more than 4-1 to 3-1 too, for more counts as 4-1
          10 11
    3     a  .          a  A02
                        a  A03
                        a  A04
                        a  A15
    4     b  c          b  B26 reduced
                        c  B14
place turn 2
place phase american close
    attack 1004; with A02 A03 A04 A15; divert 1104; declare; close; lead A02; play skirmish; play skirmish
    event odds 8 1 3-1

% GT-11.27: from 3-1 to 2-1
          10 11
    3     a  .          a  A02
                        a  A03
                        a  A04
    4     b  c          b  B26
                        c  B14
place turn 2
place phase american close
    attack 1004; with A02 A03 A04; divert 1104; declare; close; lead A02; play skirmish; play skirmish
    event odds 6 2 2-1

% GT-11.27: from 2-1 to 3-2
          10 11
    3     a  .          a  A02
                        a  A03
    4     b  c          b  B26
                        c  B14
place turn 2
place phase american close
    attack 1004; with A02 A03; divert 1104; declare; close; lead A02; play skirmish; play skirmish
    event odds 4 2 3-2

% GT-11.27: from 3-2 to 1-1
          10 11
    3     a  .          a  A02
                        a  A05
    4     b  c          b  B26
                        c  B14
place turn 2
place phase american close
    attack 1004; with A02 A05; divert 1104; declare; close; lead A02; play skirmish; play skirmish
    event odds 3 2 1-1

% GT-11.27: from 1-1 to 1-2
given BEFORE-TWO
    attack 1004; with A02; divert 1104; declare; close; play skirmish; play skirmish
    event odds 2 2 1-2

% GT-11.27: from 1-2 to 1-3, without a modifier
          10 11
    3     a  .          a  A05
    4     b  c          b  B26
                        c  B14
place turn 2
place phase american close
    attack 1004; with A05; divert 1104; declare; close; play skirmish; play skirmish
    event odds 1 2 1-3
    no event modifier a diversion next to the attackers
    roll 5
    event combat-roll american 5 0 5

% GT-11.28: in the column 1-3 it is -1 on the roll
          10 11
    3     a  .          a  A05
    4     b  c          b  B14
                        c  B26
place turn 2
place phase american close
    attack 1004; with A05; divert 1104; declare; close; play skirmish; play skirmish
    event odds 1 3 1-3
    event modifier a diversion next to the attackers -1
    no event modifier odds below 1 to 3
    roll 5
    event combat-roll american 5 -1 4

% GT-11.28, GT-12.9, GT-12.29: below 1-3 both count
          10 11
    3     a  .          a  A05
    4     b  c          b  B10
                        c  B26
place turn 2
place phase american close
    attack 1004; with A05; divert 1104; declare; close; play skirmish; play skirmish
    event odds 1 4 1-3
    event modifier a diversion next to the attackers -1
    event modifier odds below 1 to 3 -1
    roll 5
    event combat-roll american 5 -2 3

% GT-11.27: another combat with an attacker next to it is shifted too, whoever named it
          9 10 11
    3     . a  .        a  A02
                        a  A03
    4     d b  c        b  B26
                        c  B14
                        d  B15
place turn 2
place phase american close
    attack 1004; with A02; divert 1104; declare
    attack 0904; with A03; declare
    close
    fight 0904; play skirmish; play skirmish
    event odds 2 3 1-3                      # 1-2 without it

% GT-11.27: it is enough that one of the attackers is next to it
          9 10 11
    3     . a  .        a  A02
    4     e b  c        b  B26
                        c  B14
                        e  A03
place turn 2
place phase american close
    attack 1004; with A02 A03; divert 1104; declare; close; lead A02; play skirmish; play skirmish
    event odds 4 2 3-2

% GT-11.27: a combat farther off is not
          10 11
    3     a  .          a  A02
    4     b  c          b  B26
                        c  B14
    5     .  .
    6     .  .
    7     d  .          d  A03
    8     e  .          e  B15
place turn 2
place phase american close
    attack 1004; with A02; divert 1104; declare
    attack 1008; with A03; declare
    close
    fight 1008; play skirmish; play skirmish
    event odds 2 3 1-2

% GT-11.27: once, also between two diversions
          9 10 11
    2     . d  .        d  B15
    3     . a  .        a  A02
                        a  A03
    4     . b  c        b  B26
                        c  B14
place unit B16 at 0903
place turn 2
place phase american close
    attack 1004; with A02; divert 1104; declare
    attack 1002; with A03; divert 0903; declare
    close
    fight 1004; play skirmish; play skirmish
    event odds 2 2 1-2

% GT-11.27: whatever has become of that hex since: here nobody is left in it
          10 11
    3     a  .          a  A02
    4     b  .          b  B26
place turn 2
place side american
place first british
place combat 1 against 1004 with A02 divert 1104
place declared 1
place pending turn-ends
place pending close-ends american
place pending resolve american
    play skirmish; play skirmish
    event odds 2 2 1-2
