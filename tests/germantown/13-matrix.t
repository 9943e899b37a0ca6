# Germantown: the tactical matrix, all 64 cells. Both sides have a commanding leader who is worth 0 and an open flank, so that each
# may play any of the eight; nothing else modifies the die.
# Events read: tactics ATTACKER DEFENDER; combat-roll SIDE DIE MODIFIERS ROW.
battle germantown-1777

% given OPEN-FIELD
          9 10 11
    3     . a  .        a  A02
                        a  SULLIVAN
    4     . b  .        b  B26
                        b  GRANT
place turn 2
place phase american close

% GT-13.8, GT-13.9: the attacker plays Skirmish
given OPEN-FIELD
    attack 1004; with A02; declare; close; play skirmish
    play skirmish
    event tactics skirmish skirmish
    event modifier tactics 0
    roll 5
    event combat-roll american 5 0 5
    again
    attack 1004; with A02; declare; close; play skirmish
    play echelon
    event tactics skirmish echelon
    event modifier tactics 1
    roll 5
    event combat-roll american 5 1 6
    again
    attack 1004; with A02; declare; close; play skirmish
    play stand-fast
    event tactics skirmish stand-fast
    event modifier tactics -1
    roll 5
    event combat-roll american 5 -1 4
    again
    attack 1004; with A02; declare; close; play skirmish
    play withdraw
    event tactics skirmish withdraw
    event no-combat
    no event odds
    asks british move                       # nothing is rolled, the phase is over
    is unit A02 at 1003.
    is unit B26 at 1004 roused.
    again
    attack 1004; with A02; declare; close; play skirmish
    play frontal
    event tactics skirmish frontal
    event modifier tactics -2
    roll 5
    event combat-roll american 5 -2 3
    again
    attack 1004; with A02; declare; close; play skirmish
    play reserve
    event tactics skirmish reserve
    event modifier tactics 1
    roll 5
    event combat-roll american 5 1 6
    again
    attack 1004; with A02; declare; close; play skirmish
    play turn-flank
    event tactics skirmish turn-flank
    event modifier tactics 1
    roll 5
    event combat-roll american 5 1 6
    again
    attack 1004; with A02; declare; close; play skirmish
    play refuse-flank
    event tactics skirmish refuse-flank
    event modifier tactics 0
    roll 5
    event combat-roll american 5 0 5

% GT-13.8, GT-13.9: the attacker plays Attack en Echelon
given OPEN-FIELD
    attack 1004; with A02; declare; close; play echelon
    play skirmish
    event tactics echelon skirmish
    event modifier tactics -1
    roll 5
    event combat-roll american 5 -1 4
    again
    attack 1004; with A02; declare; close; play echelon
    play echelon
    event tactics echelon echelon
    event modifier tactics 0
    roll 5
    event combat-roll american 5 0 5
    again
    attack 1004; with A02; declare; close; play echelon
    play stand-fast
    event tactics echelon stand-fast
    event modifier tactics 1
    roll 5
    event combat-roll american 5 1 6
    again
    attack 1004; with A02; declare; close; play echelon
    play withdraw
    event tactics echelon withdraw
    event modifier tactics 1
    roll 5
    event combat-roll american 5 1 6
    again
    attack 1004; with A02; declare; close; play echelon
    play frontal
    event tactics echelon frontal
    event modifier tactics 0
    roll 5
    event combat-roll american 5 0 5
    again
    attack 1004; with A02; declare; close; play echelon
    play reserve
    event tactics echelon reserve
    event modifier tactics 0
    roll 5
    event combat-roll american 5 0 5
    again
    attack 1004; with A02; declare; close; play echelon
    play turn-flank
    event tactics echelon turn-flank
    event modifier tactics -1
    roll 5
    event combat-roll american 5 -1 4
    again
    attack 1004; with A02; declare; close; play echelon
    play refuse-flank
    event tactics echelon refuse-flank
    event modifier tactics 1
    roll 5
    event combat-roll american 5 1 6

% GT-13.8, GT-13.9: the attacker plays Stand Fast
given OPEN-FIELD
    attack 1004; with A02; declare; close; play stand-fast
    play skirmish
    event tactics stand-fast skirmish
    event modifier tactics 1
    roll 5
    event combat-roll american 5 1 6
    again
    attack 1004; with A02; declare; close; play stand-fast
    play echelon
    event tactics stand-fast echelon
    event modifier tactics -1
    roll 5
    event combat-roll american 5 -1 4
    again
    attack 1004; with A02; declare; close; play stand-fast
    play stand-fast
    event tactics stand-fast stand-fast
    event modifier tactics 0
    roll 5
    event combat-roll american 5 0 5
    again
    attack 1004; with A02; declare; close; play stand-fast
    play withdraw
    event tactics stand-fast withdraw
    event no-combat
    no event odds
    asks british move                       # nothing is rolled, the phase is over
    is unit A02 at 1003.
    is unit B26 at 1004 roused.
    again
    attack 1004; with A02; declare; close; play stand-fast
    play frontal
    event tactics stand-fast frontal
    event modifier tactics 1
    roll 5
    event combat-roll american 5 1 6
    again
    attack 1004; with A02; declare; close; play stand-fast
    play reserve
    event tactics stand-fast reserve
    event modifier tactics 1
    roll 5
    event combat-roll american 5 1 6
    again
    attack 1004; with A02; declare; close; play stand-fast
    play turn-flank
    event tactics stand-fast turn-flank
    event modifier tactics -2
    roll 5
    event combat-roll american 5 -2 3
    again
    attack 1004; with A02; declare; close; play stand-fast
    play refuse-flank
    event tactics stand-fast refuse-flank
    event modifier tactics 0
    roll 5
    event combat-roll american 5 0 5

% GT-13.8, GT-13.9: the attacker plays Withdraw
given OPEN-FIELD
    attack 1004; with A02; declare; close; play withdraw
    play skirmish
    event tactics withdraw skirmish
    event no-combat
    no event odds
    asks british move                       # nothing is rolled, the phase is over
    is unit A02 at 1003.
    is unit B26 at 1004 roused.
    again
    attack 1004; with A02; declare; close; play withdraw
    play echelon
    event tactics withdraw echelon
    event modifier tactics -1
    roll 5
    event combat-roll american 5 -1 4
    again
    attack 1004; with A02; declare; close; play withdraw
    play stand-fast
    event tactics withdraw stand-fast
    event no-combat
    no event odds
    asks british move                       # nothing is rolled, the phase is over
    is unit A02 at 1003.
    is unit B26 at 1004 roused.
    again
    attack 1004; with A02; declare; close; play withdraw
    play withdraw
    event tactics withdraw withdraw
    event no-combat
    no event odds
    asks british move                       # nothing is rolled, the phase is over
    is unit A02 at 1003.
    is unit B26 at 1004 roused.
    again
    attack 1004; with A02; declare; close; play withdraw
    play frontal
    event tactics withdraw frontal
    event modifier tactics -2
    roll 5
    event combat-roll american 5 -2 3
    again
    attack 1004; with A02; declare; close; play withdraw
    play reserve
    event tactics withdraw reserve
    event modifier tactics 0
    roll 5
    event combat-roll american 5 0 5
    again
    attack 1004; with A02; declare; close; play withdraw
    play turn-flank
    event tactics withdraw turn-flank
    event modifier tactics 0
    roll 5
    event combat-roll american 5 0 5
    again
    attack 1004; with A02; declare; close; play withdraw
    play refuse-flank
    event tactics withdraw refuse-flank
    event no-combat
    no event odds
    asks british move                       # nothing is rolled, the phase is over
    is unit A02 at 1003.
    is unit B26 at 1004 roused.

% GT-13.8, GT-13.9: the attacker plays Frontal Assault
given OPEN-FIELD
    attack 1004; with A02; declare; close; play frontal
    play skirmish
    event tactics frontal skirmish
    event modifier tactics 2
    roll 5
    event combat-roll american 5 2 7
    again
    attack 1004; with A02; declare; close; play frontal
    play echelon
    event tactics frontal echelon
    event modifier tactics 0
    roll 5
    event combat-roll american 5 0 5
    again
    attack 1004; with A02; declare; close; play frontal
    play stand-fast
    event tactics frontal stand-fast
    event modifier tactics -1
    roll 5
    event combat-roll american 5 -1 4
    again
    attack 1004; with A02; declare; close; play frontal
    play withdraw
    event tactics frontal withdraw
    event modifier tactics 2
    roll 5
    event combat-roll american 5 2 7
    again
    attack 1004; with A02; declare; close; play frontal
    play frontal
    event tactics frontal frontal
    event modifier tactics 0
    roll 5
    event combat-roll american 5 0 5
    again
    attack 1004; with A02; declare; close; play frontal
    play reserve
    event tactics frontal reserve
    event modifier tactics -1
    roll 5
    event combat-roll american 5 -1 4
    again
    attack 1004; with A02; declare; close; play frontal
    play turn-flank
    event tactics frontal turn-flank
    event modifier tactics -1
    roll 5
    event combat-roll american 5 -1 4
    again
    attack 1004; with A02; declare; close; play frontal
    play refuse-flank
    event tactics frontal refuse-flank
    event modifier tactics 0
    roll 5
    event combat-roll american 5 0 5

% GT-13.8, GT-13.9: the attacker plays Commit Reserve
given OPEN-FIELD
    attack 1004; with A02; declare; close; play reserve
    play skirmish
    event tactics reserve skirmish
    event modifier tactics -1
    roll 5
    event combat-roll american 5 -1 4
    again
    attack 1004; with A02; declare; close; play reserve
    play echelon
    event tactics reserve echelon
    event modifier tactics 0
    roll 5
    event combat-roll american 5 0 5
    again
    attack 1004; with A02; declare; close; play reserve
    play stand-fast
    event tactics reserve stand-fast
    event modifier tactics -1
    roll 5
    event combat-roll american 5 -1 4
    again
    attack 1004; with A02; declare; close; play reserve
    play withdraw
    event tactics reserve withdraw
    event modifier tactics 0
    roll 5
    event combat-roll american 5 0 5
    again
    attack 1004; with A02; declare; close; play reserve
    play frontal
    event tactics reserve frontal
    event modifier tactics 1
    roll 5
    event combat-roll american 5 1 6
    again
    attack 1004; with A02; declare; close; play reserve
    play reserve
    event tactics reserve reserve
    event modifier tactics 0
    roll 5
    event combat-roll american 5 0 5
    again
    attack 1004; with A02; declare; close; play reserve
    play turn-flank
    event tactics reserve turn-flank
    event modifier tactics 1
    roll 5
    event combat-roll american 5 1 6
    again
    attack 1004; with A02; declare; close; play reserve
    play refuse-flank
    event tactics reserve refuse-flank
    event modifier tactics 1
    roll 5
    event combat-roll american 5 1 6

% GT-13.8, GT-13.9: the attacker plays Turn Flank
given OPEN-FIELD
    attack 1004; with A02; declare; close; play turn-flank
    play skirmish
    event tactics turn-flank skirmish
    event modifier tactics -1
    roll 5
    event combat-roll american 5 -1 4
    again
    attack 1004; with A02; declare; close; play turn-flank
    play echelon
    event tactics turn-flank echelon
    event modifier tactics 1
    roll 5
    event combat-roll american 5 1 6
    again
    attack 1004; with A02; declare; close; play turn-flank
    play stand-fast
    event tactics turn-flank stand-fast
    event modifier tactics 2
    roll 5
    event combat-roll american 5 2 7
    again
    attack 1004; with A02; declare; close; play turn-flank
    play withdraw
    event tactics turn-flank withdraw
    event modifier tactics 0
    roll 5
    event combat-roll american 5 0 5
    again
    attack 1004; with A02; declare; close; play turn-flank
    play frontal
    event tactics turn-flank frontal
    event modifier tactics 1
    roll 5
    event combat-roll american 5 1 6
    again
    attack 1004; with A02; declare; close; play turn-flank
    play reserve
    event tactics turn-flank reserve
    event modifier tactics -1
    roll 5
    event combat-roll american 5 -1 4
    again
    attack 1004; with A02; declare; close; play turn-flank
    play turn-flank
    event tactics turn-flank turn-flank
    event modifier tactics 0
    roll 5
    event combat-roll american 5 0 5
    again
    attack 1004; with A02; declare; close; play turn-flank
    play refuse-flank
    event tactics turn-flank refuse-flank
    event modifier tactics -2
    roll 5
    event combat-roll american 5 -2 3

% GT-13.8, GT-13.9: the attacker plays Refuse Flank
given OPEN-FIELD
    attack 1004; with A02; declare; close; play refuse-flank
    play skirmish
    event tactics refuse-flank skirmish
    event modifier tactics 0
    roll 5
    event combat-roll american 5 0 5
    again
    attack 1004; with A02; declare; close; play refuse-flank
    play echelon
    event tactics refuse-flank echelon
    event modifier tactics -1
    roll 5
    event combat-roll american 5 -1 4
    again
    attack 1004; with A02; declare; close; play refuse-flank
    play stand-fast
    event tactics refuse-flank stand-fast
    event modifier tactics 0
    roll 5
    event combat-roll american 5 0 5
    again
    attack 1004; with A02; declare; close; play refuse-flank
    play withdraw
    event tactics refuse-flank withdraw
    event no-combat
    no event odds
    asks british move                       # nothing is rolled, the phase is over
    is unit A02 at 1003.
    is unit B26 at 1004 roused.
    again
    attack 1004; with A02; declare; close; play refuse-flank
    play frontal
    event tactics refuse-flank frontal
    event modifier tactics 0
    roll 5
    event combat-roll american 5 0 5
    again
    attack 1004; with A02; declare; close; play refuse-flank
    play reserve
    event tactics refuse-flank reserve
    event modifier tactics -1
    roll 5
    event combat-roll american 5 -1 4
    again
    attack 1004; with A02; declare; close; play refuse-flank
    play turn-flank
    event tactics refuse-flank turn-flank
    event modifier tactics 2
    roll 5
    event combat-roll american 5 2 7
    again
    attack 1004; with A02; declare; close; play refuse-flank
    play refuse-flank
    event tactics refuse-flank refuse-flank
    event modifier tactics 0
    roll 5
    event combat-roll american 5 0 5
