# Germantown, chapter 13: who may play which tactic. The matrix itself is in 13-matrix.t. 1104 and 0904 are the two hexes that touch
# both 1003 and 1004.
battle germantown-1777

% given NO-LEADERS
          9 10 11
    3     . a  .        a  A02
    4     . b  .        b  B26
place turn 2
place phase american close

% given LED
          9 10 11
    3     . a  .        a  A02
                        a  SULLIVAN
    4     . b  .        b  B26
                        b  GRANT
place turn 2
place phase american close

# ---- eight cards, face down ----

% GT-13.1: both have the same eight, and what was played comes back to the hand
          10 11 12 13 14
    3     a  .  .  .  c   a  A02
                          a  SULLIVAN
                          c  A03
                          c  WAYNE
    4     b  .  .  .  d   b  B26
                          b  GRANT
                          d  B14
                          d  AGNEW
place turn 2
place phase american close
    attack 1004; with A02; declare
    attack 1404; with A03; declare
    close; fight 1004
    answers play skirmish, play echelon, play stand-fast, play withdraw, play frontal, play reserve, play turn-flank, play refuse-flank
    play refuse-flank
    answers play skirmish, play echelon, play stand-fast, play withdraw, play frontal, play reserve, play turn-flank, play refuse-flank
    play withdraw
    event no-combat
    event combat american 1404
    answers play skirmish, play echelon, play stand-fast, play withdraw, play frontal, play reserve, play turn-flank, play refuse-flank
    play refuse-flank
    answers play skirmish, play echelon, play stand-fast, play withdraw, play frontal, play reserve, play turn-flank, play refuse-flank
    play withdraw
    event tactics refuse-flank withdraw

% GT-13.2: the attacker chooses, then the defender, and both choices are shown together
given LED
    attack 1004; with A02; declare; close
    asks american tactic
    play frontal
    no event tactics
    asks british tactic
    text "face down"
    no text "frontal"
    play stand-fast
    event tactics frontal stand-fast

% GT-13.2, GT-13.8: the column is the attacker's, whichever army attacks
          10 11
    3     a  .          a  A02
    4     b  .          b  B26
place turn 2
place phase british close
    attack 1003; with B26; declare; close
    asks british tactic
    play frontal
    asks american tactic
    play skirmish
    event tactics frontal skirmish
    event modifier tactics 2
    roll 5
    event combat-roll british 5 2 7
    again
    attack 1003; with B26; declare; close; play skirmish; play frontal
    event tactics skirmish frontal
    event modifier tactics -2
    again
    attack 1003; with B26; declare; close; play stand-fast; play frontal
    event modifier tactics 1
    again
    attack 1003; with B26; declare; close; play frontal; play stand-fast
    event modifier tactics -1

# ---- leaders ----

% GT-13.3: four are open to everybody
given NO-LEADERS
    attack 1004; with A02; declare; close
    answers play skirmish, play stand-fast, play withdraw, play frontal
    play frontal
    answers play skirmish, play stand-fast, play withdraw, play frontal

% GT-13.4, GT-13.5: the others need a commanding leader, for the attacker
given NO-LEADERS
    attack 1004; with A02; declare; close
    play echelon        refused GT-13.4 "leader"
    play reserve        refused GT-13.4 "leader"
    play refuse-flank   refused GT-13.4 "leader"
    play turn-flank     refused GT-13.5 "leader"

% GT-13.4, GT-13.5: and for the defender
given NO-LEADERS
    attack 1004; with A02; declare; close; play skirmish
    play echelon        refused GT-13.4 "leader"
    play reserve        refused GT-13.4 "leader"
    play refuse-flank   refused GT-13.4 "leader"
    play turn-flank     refused GT-13.5 "leader"

% GT-13.4: the enemy's leader is none
given NO-LEADERS
place unit GRANT at 1004
    attack 1004; with A02; declare; close
    play reserve        refused GT-13.4
    play skirmish
    play reserve
    event tactics skirmish reserve

% GT-13.4: with a leader Attack en Echelon may be played
given LED
    attack 1004; with A02; declare; close; play echelon; play echelon
    event tactics echelon echelon

% GT-13.4: and Commit Reserve
given LED
    attack 1004; with A02; declare; close; play reserve; play reserve
    event tactics reserve reserve

% GT-13.4: and Refuse Flank
given LED
    attack 1004; with A02; declare; close; play refuse-flank; play refuse-flank
    event tactics refuse-flank refuse-flank

% GT-13.4: Ewald is leader enough for his Germans
          10 11
    3     a  .          a  A02
    4     b  .          b  B06
                        b  B10
place turn 2
place phase american close
    attack 1004; with A02; declare; close; lead B10; play skirmish
    answer play reserve

% GT-13.5: with a leader and an open flank Turn Flank may be played
given LED
    attack 1004; with A02; declare; close; play turn-flank; play turn-flank
    event tactics turn-flank turn-flank

% GT-13.5: with a leader and no open flank it may not; the other seven may
          9 10 11
    3     . a  .        a  A02
                        a  SULLIVAN
    4     c b  d        b  B26
                        c  B14
                        d  B15
place unit A03 at 0803
place unit A04 at 1203
place turn 2
place phase american close
    attack 1004; with A02; declare
    attack 0904; with A03; declare
    attack 1104; with A04; declare
    close; fight 1004
    play turn-flank     refused GT-13.5 "open"
    answers play skirmish, play echelon, play stand-fast, play withdraw, play frontal, play reserve, play refuse-flank

# ---- the Chew House ----

% GT-13.6: out of the Chew House neither Turn Flank nor Attack en Echelon is played
          32 33
    11    .  a          a  A02
                        a  SULLIVAN
    12    .  b          b  B03
                        b  MUSGRAVE
place turn 2
place phase british close
    attack 3311; with B03; declare; close
    answers play skirmish, play stand-fast, play withdraw, play frontal, play reserve, play refuse-flank
    play turn-flank     refused GT-13.6
    play echelon        refused GT-13.6
    play reserve
    answer play turn-flank                  # the others may
    answer play echelon

% GT-13.6: nor by a defender in it; whoever attacks it may
          32 33
    11    .  a          a  A02
                        a  SULLIVAN
    12    .  b          b  B03
                        b  MUSGRAVE
place turn 2
place phase american close
    attack 3312; with A02; declare; close
    play turn-flank
    answers play skirmish, play stand-fast, play withdraw, play frontal, play reserve, play refuse-flank
    play turn-flank     refused GT-13.6
    play echelon        refused GT-13.6

% GT-13.6: one unit of the combat in the house is enough
          33 34
    10    .  c          c  A02
    11    b  .          b  B26
    12    a  .          a  A03
                        a  SULLIVAN
place turn 2
place phase american close
    attack 3311; with A02 A03; declare; close; lead A02
    play echelon        refused GT-13.6
    play turn-flank     refused GT-13.6

# ---- open flanks ----

% GT-13.7: one hex that touches both is enough
          9 10 11
    3     . a  .        a  A02
                        a  SULLIVAN
    4     c b  .        b  B26
                        c  B14
place unit A03 at 0803
place turn 2
place phase american close
    attack 1004; with A02; declare
    attack 0904; with A03; declare
    close; fight 1004
    answer play turn-flank                  # by 1104: the zone there is that of B26

% GT-13.7: not where an enemy combat unit stands
          9 10 11
    3     . a  .        a  A02
                        a  SULLIVAN
    4     c b  d        b  B26
                        c  B14 shattered
                        d  B15 disrupted
place unit A03 at 0803
place unit A04 at 1203
place turn 2
place phase american close
    attack 1004; with A02; declare
    attack 0904; with A03; declare
    attack 1104; with A04; declare
    close; fight 1004
    play turn-flank     refused GT-13.5 "open"

% GT-13.7: an enemy leader alone does not shut it
given LED
place unit AGNEW at 1104
place unit HOWE at 0904
    attack 1004; with A02; declare; close
    answer play turn-flank

% GT-13.7: one hex in the zone of an enemy who is not fought leaves the other
given LED
place unit B14 at 0804
place unit B15 at 1205
    attack 1004; with A02; declare; close
    answer play turn-flank                  # 1205 does not reach 1104

% GT-13.7: with zones of others on both it is shut
given LED
place unit B14 at 0804
place unit B15 at 1204
    attack 1004; with A02; declare; close
    play turn-flank     refused GT-13.5 "open"
    play skirmish
    answer play turn-flank                  # for the defender it is open

% GT-13.7: a unit without a zone shuts nothing
given LED
place unit B14 at 0804 disrupted
place unit B15 at 1204 shattered
    attack 1004; with A02; declare; close
    answer play turn-flank

% GT-13.7: where friends stand in both they are open
          9 10 11
    3     . a  .        a  A02
                        a  SULLIVAN
    4     c b  d        b  B26
                        c  A03 disrupted
                        d  A04 disrupted
place turn 2
place phase american close
    attack 1004; with A02; declare; close
    answer play turn-flank

% GT-13.7: hexes of the combat are not outside it
          9 10 11
    3     . a  .        a  A02
                        a  SULLIVAN
    4     c b  d        b  B26
                        c  A03
                        d  A04
    5     e .  f        e  A05
                        f  A09
    6     . .  .
place unit A13 at 1005
place turn 2
place phase american close
    attack 1004; with A02 A03 A04 A05 A09 A13; declare; close; lead A02
    play turn-flank     refused GT-13.5 "open"

% GT-13.7: a river is no way round
          3 4
    21    c .           c  B14
    22    . a           a  A02
                        a  SULLIVAN
    23    b .           b  B26
place turn 2
place phase american close
    attack 0323; with A02; declare; close
    play turn-flank     refused GT-13.5 "open"      # 0322 is in B14's zone, 0423 a river

% GT-13.7: for the defender it is the attackers' zones that count
given LED
place unit A03 at 0803
place unit A04 at 1203
    attack 1004; with A02; declare; close; play skirmish
    play turn-flank     refused GT-13.5 "open"
    play reserve

% GT-13.7: woods let no zone in, so a flank in woods is open
          27 28 29
    7     d  .  .       d  B15
    8     .  b  a       a  A02
                        a  SULLIVAN
                        b  B26
    9     .  .  .
    10    .  .  c       c  B14
place turn 2
place phase american close
    attack 2808; with A02; declare; close
    answer play turn-flank                  # B14 shuts 2909; 2807 is woods, though B15 is next to it

% GT-13.7: it must touch one's own hexes and his, not one of them alone
          9 10 11
    2     . d  .        d  B16
    3     c a  .        a  A02
                        a  SULLIVAN
                        c  B14
    4     . b  .        b  B26
    5     . .  .
place unit B15 at 1203
place unit A03 at 0902
place turn 2
place phase american close
    attack 1004; with A02; declare
    attack 0903; with A03; also 1002; declare
    close; fight 1004
    play turn-flank     refused GT-13.5 "open"      # 1005 and 1103 are free, but touch one of them

# ---- no combat ----

% GT-13.9: no roll, nobody moves, is pinned or advances, and the duty is met
given LED
    attack 1004; with A02; declare; close; play withdraw; play withdraw
    event no-combat
    no event modifier
    no event combat-roll
    no event pinned
    no event advanced
    is unit A02 at 1003.
    is unit B26 at 1004 roused.
    is morale american 13.
    is morale british 14.
    asks british move

% GT-13.9: other combats are fought all the same
          10 11
    3     a  .          a  A02
                        a  A03
    4     b  c          b  B26
                        c  B14
place turn 2
place phase american close
    attack 1004; with A02; declare
    attack 1104; with A03; declare
    close; fight 1004; play skirmish; play withdraw
    event no-combat
    event combat american 1104
    asks american tactic
