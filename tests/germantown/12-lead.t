# Germantown, chapter 12: lead units and commanding leaders. Events read: lead UNIT, its adjusted morale; commands LEADER, what he is
# worth.
battle germantown-1777

# ---- lead units ----

% GT-12.10: first the attacker names a lead unit, then the defender
          10 11
    3     a  .          a  A02
                        a  A07
    4     b  .          b  B26
                        b  B16
place turn 2
place phase american close
    attack 1004; with A02 A07; declare; close
    asks american lead
    answers lead A02, lead A07
    lead A07
    event lead A07 1
    asks british lead
    answers lead B26, lead B16
    lead B16
    event lead B16 1
    asks american tactic

% GT-12.10: only a unit of the combat
          10 11
    3     a  .          a  A02
                        a  A03
                        a  A04
    4     b  .          b  B26
place turn 2
place phase american close
    attack 1004; with A02 A03
    declare             refused GT-11.19 "A04"
    with A04; declare; close
    lead A05            refused GT-12.10
    lead B26            refused GT-12.10
    lead A04

% GT-12.10: its adjusted morale counts, and the result falls on it
          10 11
    3     a  .          a  A02
                        a  A07
    4     b  .          b  B26
                        b  B16
place turn 2
place phase american close
    attack 1004; with A02 A07; declare; close; lead A07; lead B26; play skirmish; play skirmish
    event modifier morale of the attacker's lead 1
    no event modifier morale of the defender's lead
    roll 3                                  # 4 on 1-2: R/-
    event combat-roll american 3 1 4
    event retreated A07 1003
    again
    attack 1004; with A02 A07; declare; close; lead A02; lead B16; play skirmish; play skirmish
    no event modifier morale of the attacker's lead
    event modifier morale of the defender's lead -1
    roll 5                                  # 4
    event combat-roll american 5 -1 4
    event retreated A02 1003

% GT-12.10: the defender's result falls on his
          10 11
    3     a  .          a  A02
                        a  A03
                        a  A04
    4     b  .          b  B26
                        b  B25 reduced
place turn 2
place phase american close
    attack 1004; with A02 A03 A04; declare; close; lead A02; lead B25; play frontal; play stand-fast
    event odds 6 4 3-2
    event modifier morale of the defender's lead 1
    roll 9                                  # 9: -/1
    event result - 1 9 3
    event eliminated B25 1004
    no event step-lost B26

% GT-12.11: no gun leads where a steady unit of another kind takes part
          10 11
    3     a  .          a  A02
                        a  A15
    4     b  .          b  B26
                        b  B20
                        b  B14
place turn 2
place phase american close
    attack 1004; with A02 A15; declare; close
    event lead A02 0                        # nobody else may
    asks british lead
    answers lead B26, lead B14
    lead B20            refused GT-12.11

% GT-12.11: no disrupted, shattered or panicked one
          10 11
    3     a  .          a  B26
    4     b  .          b  A02
                        b  A03 panicked
                        b  A04
                        b  A15 disrupted
place turn 2
place phase british close
    attack 1004; with B26; declare; close
    answers lead A02, lead A04
    lead A03            refused GT-12.11
    lead A15            refused GT-12.11

% GT-12.11: no disrupted and no shattered one beside a steady one
          10 11
    3     a  .          a  A02
    4     b  .          b  B26 disrupted
                        b  B22 reduced shattered
                        b  B14 reduced
place turn 2
place phase american close
    attack 1004; with A02; declare; close
    event lead B14 -1

% GT-12.11: without a steady one that is no gun, any in Parade Order: a gun or one in panic
          10 11
    3     a  .          a  B26
    4     b  .          b  A02 disrupted
                        b  A03 panicked
                        b  A15
                        b  A04 shattered
place turn 2
place phase british close
    attack 1004; with B26; declare; close
    answers lead A03, lead A15
    lead A02            refused GT-12.11
    lead A04            refused GT-12.11

% GT-12.11: a gun leads beside foot in disorder
          10 11
    3     a  .          a  A02
    4     b  .          b  B26 disrupted
                        b  B20
place turn 2
place phase american close
    attack 1004; with A02; declare; close
    event lead B20 0

% GT-12.11: without any in Parade Order, whoever it may be
          10 11
    3     a  .          a  A02
    4     b  .          b  B26 disrupted
                        b  B25 shattered
                        b  B20 disrupted
place turn 2
place phase american close
    attack 1004; with A02; declare; close
    answers lead B26, lead B25, lead B20

# ---- commanding leaders ----

% GT-12.12: without a leader nobody commands; nobody is asked
          10 11
    3     a  .          a  A02
    4     b  .          b  B26
place turn 2
place phase american close
    attack 1004; with A02; declare; close
    no event commands
    asks american tactic

% GT-12.12: only one stacked with a unit of the combat, not one with others next to it
          9 10 11
    3     . a  c        a  A02
                        c  A03
                        c  WASHINGTON
    4     . b  .        b  B26
    5     . d  .        d  B14
                        d  HOWE
place turn 2
place phase american close
    attack 1004; with A02; declare; close
    no event commands
    asks american tactic

% GT-12.12: he need not be with the lead unit
          10 11
    3     a  .          a  A02
    4     b  c          b  B26
                        c  A03
                        c  WAYNE
place turn 2
place phase american close
    attack 1004; with A02 A03; declare; close; lead A02
    event commands WAYNE 1

% GT-12.12: of leaders in different hexes the senior one, though worth less
          10 11
    3     a  .          a  A02
                        a  WAYNE
    4     b  c          b  B26
                        c  A03
                        c  SULLIVAN
place turn 2
place phase american close
    attack 1004; with A02 A03; declare; close; lead A02
    event commands SULLIVAN 0
    no event commands WAYNE

% GT-12.12: Washington before Greene
          10 11
    3     a  .          a  A37
                        a  GREENE
                        a  WASHINGTON
    4     b  .          b  B14
place turn 2
place phase american close
    attack 1004; with A37; declare; close
    event commands WASHINGTON 1
    no event commands GREENE

% GT-12.12: Greene before Sullivan
          10 11
    3     a  .          a  A37
                        a  SULLIVAN
                        a  GREENE
    4     b  .          b  B14
place turn 2
place phase american close
    attack 1004; with A37; declare; close
    event commands GREENE 1
    no event commands SULLIVAN

% GT-12.12: Sullivan before Wayne
          10 11
    3     a  .          a  A37
                        a  WAYNE
                        a  SULLIVAN
    4     b  .          b  B14
place turn 2
place phase american close
    attack 1004; with A37; declare; close
    event commands SULLIVAN 0
    no event commands WAYNE

% GT-12.12: Wayne before Stephen
          10 11
    3     a  .          a  A37
                        a  STEPHEN
                        a  WAYNE
    4     b  .          b  B14
place turn 2
place phase american close
    attack 1004; with A37; declare; close
    event commands WAYNE 1
    no event commands STEPHEN

% GT-12.12: Stephen before Muhlenberg
          10 11
    3     a  .          a  A37
                        a  MUHLENBERG
                        a  STEPHEN
    4     b  .          b  B14
place turn 2
place phase american close
    attack 1004; with A37; declare; close
    event commands STEPHEN -1
    no event commands MUHLENBERG

% GT-12.12: Muhlenberg before Maxwell
          10 11
    3     a  .          a  A37
                        a  MAXWELL
                        a  MUHLENBERG
    4     b  .          b  B14
place turn 2
place phase american close
    attack 1004; with A37; declare; close
    event commands MUHLENBERG 1
    no event commands MAXWELL

% GT-12.12: Maxwell before Mathews
          10 11
    3     a  .          a  A37
                        a  MATHEWS
                        a  MAXWELL
    4     b  .          b  B14
place turn 2
place phase american close
    attack 1004; with A37; declare; close
    event commands MAXWELL 0
    no event commands MATHEWS

% GT-12.12: Mathews before Armstrong
          10 11
    3     a  .          a  A37
                        a  ARMSTRONG
                        a  MATHEWS
    4     b  .          b  B14
place turn 2
place phase american close
    attack 1004; with A37; declare; close
    event commands MATHEWS 0
    no event commands ARMSTRONG

% GT-12.12: Howe before Cornwallis
          10 11
    3     a  .          a  B26
                        a  CORNWALLIS
                        a  HOWE
    4     b  .          b  A11
place turn 2
place phase british close
    attack 1004; with B26; declare; close
    event commands HOWE 1
    no event commands CORNWALLIS

% GT-12.12: Cornwallis before Knyphausen
          10 11
    3     a  .          a  B26
                        a  KNYPHAUSEN
                        a  CORNWALLIS
    4     b  .          b  A11
place turn 2
place phase british close
    attack 1004; with B26; declare; close
    event commands CORNWALLIS 2
    no event commands KNYPHAUSEN

% GT-12.12: Knyphausen before Grey
          10 11
    3     a  .          a  B26
                        a  GREY
                        a  KNYPHAUSEN
    4     b  .          b  A11
place turn 2
place phase british close
    attack 1004; with B26; declare; close
    event commands KNYPHAUSEN 1
    no event commands GREY

% GT-12.12: Grey before Agnew
          10 11
    3     a  .          a  B26
                        a  AGNEW
                        a  GREY
    4     b  .          b  A11
place turn 2
place phase british close
    attack 1004; with B26; declare; close
    event commands GREY 1
    no event commands AGNEW

% GT-12.12: Agnew before Grant
          10 11
    3     a  .          a  B26
                        a  GRANT
                        a  AGNEW
    4     b  .          b  A11
place turn 2
place phase british close
    attack 1004; with B26; declare; close
    event commands AGNEW 0
    no event commands GRANT

% GT-12.12: Grant before Musgrave
          10 11
    3     a  .          a  B26
                        a  MUSGRAVE
                        a  GRANT
    4     b  .          b  A11
place turn 2
place phase british close
    attack 1004; with B26; declare; close
    event commands GRANT 0
    no event commands MUSGRAVE

% GT-12.12: so for the defender
          10 11
    3     a  .          a  A02
    4     b  .          b  B26
                        b  GRANT
                        b  CORNWALLIS
place turn 2
place phase american close
    attack 1004; with A02; declare; close
    event commands CORNWALLIS 2
    no event commands GRANT

% GT-12.13: Armstrong commands militia
          10 11
    3     a  .          a  A37
                        a  ARMSTRONG
    4     b  .          b  B26
place turn 2
place phase american close
    attack 1004; with A37; declare; close
    event commands ARMSTRONG 0
    answer play reserve

% GT-12.13: and nobody else
          10 11
    3     a  .          a  A02
                        a  ARMSTRONG
    4     b  .          b  B26
place turn 2
place phase american close
    attack 1004; with A02; declare; close
    no event commands
    play reserve        refused GT-13.4

% GT-12.13: with both he commands, whoever leads, if militia take part
          10 11
    3     a  .          a  A02
                        a  A39
                        a  ARMSTRONG
    4     b  .          b  B26
place turn 2
place phase american close
    attack 1004; with A02 A39; declare; close; lead A02
    event commands ARMSTRONG 0

% GT-12.13: a militia gun that joins is militia
          10 11
    3     a  .          a  A02
                        a  A40
                        a  ARMSTRONG
    4     b  .          b  B26
place turn 2
place phase american close
    attack 1004; with A02 A40; declare; close
    event commands ARMSTRONG 0
    again
    attack 1004; with A02; declare; close   # without it
    no event commands

% GT-12.13: in defence alike
          10 11
    3     a  .          a  B26
    4     b  .          b  A02
                        b  ARMSTRONG
place turn 2
place phase british close
    attack 1004; with B26; declare; close
    no event commands
    play withdraw
    play refuse-flank   refused GT-13.4

% GT-12.13: others command any unit of their army, militia and Germans among them
          10 11
    3     a  .          a  A37
                        a  MATHEWS
    4     b  .          b  B10
                        b  MUSGRAVE
place turn 2
place phase american close
    attack 1004; with A37; declare; close
    event commands MATHEWS 0
    event commands MUSGRAVE 1
