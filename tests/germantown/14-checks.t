# Germantown: after a result on the lead unit the others check morale.
battle germantown-1777

# Six strength points against six: 1-1.
% given SIX_TO_SIX
place turn 3
place unit A02 at 1604
place unit A03 at 1604
place unit A09 at 1604
place unit A34 at 1604
place unit B26 at 1704
place unit B25 at 1704
place unit B12 at 1704
place phase american close

% GT-14.24: after R all others of that side that took part check, and nobody of the other side
given SIX_TO_SIX
    attack 1704; with A02 A03 A09 A34; declare; close; lead A02; lead B26; play skirmish; play skirmish
    event odds 6 6 1-1
    roll 3
    event result R - 3 2
    to 1504
    roll 5
    event check-roll A03 5 5 5
    event check-passed A03
    roll 5
    event check-passed A09
    no event check-roll A34
    no event check-roll B25
    not pending checks

% GT-14.24: after D
given SIX_TO_SIX
    attack 1704; with A02 A03 A09 A34; declare; close; lead A02; lead B26; play skirmish; play skirmish; roll 1
    event disrupted A02
    to 1504; to 1403; to 1303
    asks dice 1d0-9 morale check
    roll 5
    event check-passed A03
    roll 5
    event check-passed A09

% GT-14.24: after 1
given SIX_TO_SIX
    attack 1704; with A02 A03 A09 A34; declare; close; lead A02; lead B26; play skirmish; play skirmish; roll 0
    event step-lost A02
    asks dice 1d0-9 morale check
    roll 5
    event check-passed A03
    roll 5
    event check-passed A09
    is unit A02 at 1604 reduced.

% GT-14.24: after 1*
given SIX_TO_SIX
    attack 1704; with A02 A03 A09 A34; declare; close; lead A02; lead B26; play skirmish; play frontal; roll 1
    event result 1* - -1 2
    asks dice 1d0-9 morale check
    roll 5
    event check-passed A03

% GT-14.24: after AC, and then the lead is one of the others
given SIX_TO_SIX
    attack 1704; with A02 A03 A09 A34; declare; close; lead A02; lead B26; play skirmish; play frontal; roll 0
    event result AC - -2 2
    lose A09
    roll 5
    event check-passed A02
    roll 5
    event check-passed A03
    no event check-roll A34

% GT-14.24: after 2
place turn 3
place unit A09 at 1604
place unit A02 at 1604
place unit B14 at 1704
place unit B15 at 1704
place unit B10 at 1705
place phase american close
    attack 1704; with A09 A02; also 1705; declare; close; lead A02; lead B14; play skirmish; play frontal; roll 0
    event result 2 - -2 0
    event eliminated A02 1604
    asks dice 1d0-9 morale check
    roll 5
    event check-passed A09

% GT-14.24: after DC
place turn 3
place unit A02 at 1604
place unit A03 at 1604
place unit A04 at 1604
place unit A11 at 1603
place unit B26 at 1704 reduced
place unit B12 at 1704
place phase american close
    attack 1704; with A02 A03 A04 A11; declare; close; lead A02; play skirmish; play skirmish; roll 8
    event result - DC 9 6
    lose B26
    asks dice 1d0-9 morale check
    roll 5
    event check-passed B12

% GT-14.24: the defenders check too, whatever their status, guns among them
place turn 3
place unit A02 at 1604
place unit A03 at 1604
place unit B26 at 1704
place unit B22 at 1704 disrupted
place unit B12 at 1704 shattered
place phase american close
    attack 1704; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 6
    event odds 4 5 1-2
    event result - R 7 1
    to 1803
    roll 5
    event check-passed B12
    roll 5
    event check-passed B22

% GT-14.24: in a combat of several hexes the others in all of them
place turn 3
place unit A09 at 1604
place unit A02 at 1604
place unit B14 at 1704
place unit B15 at 1705
place phase american close
    attack 1704; with A09 A02; also 1705; declare; close; lead A02; lead B14; play skirmish; play skirmish; roll 8
    event odds 3 6 1-2
    event result - R 8 1
    to 1803
    roll 4
    event check-failed B15
    asks british retreat

% GT-14.24: after fire every other combat unit in the target's hex, and nobody else
place turn 3
place unit A15 at 1604
place unit A02 at 1604
place unit A03 at 1603
place unit B26 at 1704
place unit B12 at 1704
place unit B15 at 1803
place phase british guns
    fire B26 A15
    roll 9; roll 0
    event fire-result R B26
    to 1804
    roll 4
    event check-roll B12 4 4 5
    event check-failed B12
    to 1803
    no event check-roll B15
    no event check-roll A02

% GT-14.25: who fails retreats one hex, and nothing more
given SIX_TO_SIX
    attack 1704; with A02 A03 A09 A34; declare; close; lead A02; lead B26; play skirmish; play skirmish; roll 3
    to 1504
    roll 4
    event check-failed A03
    text "1 to go"
    to 1505
    event retreated A03 1604 1505
    no event army-morale
    no event disrupted
    is unit A03 at 1505.
    is morale american 13.

% GT-14.26: in the order of the unit tables, each retreat before the next check
given SIX_TO_SIX
    attack 1704; with A02 A03 A09 A34; declare; close; lead A03; lead B26; play skirmish; play skirmish; roll 3
    to 1504
    roll 4
    event check-failed A02
    no event check-roll A09
    asks american retreat
    to 1505
    asks dice 1d0-9 morale check
    roll 4
    event check-failed A09

% GT-14.27: a gun that attacks does not check; the defenders' gun does
given SIX_TO_SIX
    attack 1704; with A02 A34; declare refused
    cancel
    attack 1704; with A02 A03 A09 A34; declare; close; lead A02; lead B26; play skirmish; play skirmish; roll 6
    event result R R 6 2
    to 1504
    roll 9
    event check-passed A03
    roll 9
    event check-passed A09
    asks british retreat
    to 1803
    roll 9
    event check-passed B12
    roll 9
    event check-passed B25
    is unit A34 at 1604
