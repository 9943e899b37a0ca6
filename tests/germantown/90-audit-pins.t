# Germantown: a pin from its making to its end.
battle germantown-1777

% given LOCKED
place turn 6
place first american
place unit A02 at 1603
place unit A03 at 1603
place unit B26 at 1703
place unit B15 at 4412
place phase american close

% GT-14.15, GT-14.16, GT-6.20, GT-6.21: pinned by the attack, the British walk away for 1 and all are free
given LOCKED
    attack 1703; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 3
    event result PIN PIN 3 4
    is unit A02 at 1603 pinned
    is unit B26 at 1703 pinned
    asks british move
    move B26; step 1803
    event unpinned british 1703
    event army-morale british -1 13
    is unit A02 at 1603.
    is unit A03 at 1603.

% GT-6.19: a pinned unit may not end next to the enemy, were it the same enemy or another
given LOCKED
place unit A35 at 1902
    attack 1703; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 3
    asks british move
    move B26; step 1702
    end         ok
    again
    attack 1703; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 3
    move B26; step 1602  refused GT-6.19

% GT-14.16, GT-11.11, GT-14.22: or they stay and must attack; after their own close combat they are free, and the Americans still bound
given LOCKED
    attack 1703; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 3
    close
    asks british declare
    duty GT-11.10 B26
    close   refused
    attack 1603; with B26; declare; close
    lead A02; play withdraw; play stand-fast
    event no-combat

% GT-14.22, GT-14.23: the pin of the side that has fought ends, that of the other waits for its own phase
given LOCKED
    attack 1703; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 3
    close
    attack 1603; with B26; declare; close
    lead A02
    play withdraw; play stand-fast
    event pin-ended B26
    is unit B26 at 1703
    is unit A02 at 1603 pinned
    is unit A03 at 1603 pinned

% GT-14.15, GT-14.14: PIN takes the broken and pins the steady, guns among them
place turn 6
place first american
place unit A02 at 1603
place unit A03 at 1603
place unit B26 at 1703
place unit B27 at 1703 disrupted
place unit B15 at 4412
place phase american close
    attack 1703; with A02 A03; declare; close; lead A02; play withdraw; play echelon  refused GT-13.4
    play frontal; roll 4
    event odds 4 3 1-1
    event result R - 3 2

% GT-14.14, GT-14.13, GT-12.15: the broken gun is taken in the lock, for 1 and 1
place turn 6
place first american
place unit A02 at 1603
place unit A03 at 1603
place unit B26 at 1703
place unit B27 at 1703 disrupted
place unit B15 at 4412
place phase american close
    attack 1703; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 4
    event result PIN PIN 5 2
    event captured B27
    event pinned B26
    no event pinned B27
    is morale american 14.
    is morale british 13.

% GT-14.20, GT-14.21: a pinned unit that is shot away loses its pin, and so do those who were pinned with it alone
place turn 6
place first american
place fog clear
place unit A02 at 1603 pinned
place unit A15 at 1603 pinned
place unit B26 at 1703 pinned
place unit B15 at 4412
place pin 1 A02 A15 B26
place phase british guns
    fire B26 A15
    roll 9; roll 0
    event fire-result R B26
    to 1803
    is unit B26 at 1803
    is unit A02 at 1603.
    is unit A15 at 1603.

% GT-6.20: two hexes with pinned units that both move away cost 2, two units of one hex 1
place turn 6
place first british
place unit A02 at 1603 pinned
place unit A03 at 1604 pinned
place unit A05 at 1604 pinned
place unit B26 at 1703 pinned
place unit B14 at 1704 pinned
place unit B15 at 4412
place pin 1 A02 B26
place pin 2 A03 A05 B14
place phase american movement
    move A02; step 1503; end
    event army-morale american -1 12
    move A03; step 1505; end
    event army-morale american -1 11
    move A05; step 1605; step 1505
    no event army-morale
    end; close
    is morale american 11.

% GT-6.15, GT-14.17, GT-10.2: a pinned gun owes nothing, may fire and may not hurry
place turn 6
place first american
place fog clear
place unit A02 at 1603
place unit B27 at 1703 pinned
place unit B14 at 1703 pinned
place unit B15 at 4412
place pin 1 A02 B27 B14
place phase american guns
    fire A02 B27
    roll 7
    event hit-roll A02 7 7 7
    roll 4
    event fire-result D A02

% GT-11.3, GT-11.13: a pinned unit owes nothing to a new enemy beside it, but the new enemy's hex is free to be attacked with
place turn 6
place first american
place unit A02 at 1603 pinned
place unit A03 at 1603
place unit B26 at 1703 pinned
place unit B14 at 1602
place unit B15 at 4412
place pin 1 A02 B26
place phase american close
    duty GT-11.10 A02
    duty GT-11.10 A03
    attack 1602; with A02; declare   refused
    cancel
    attack 1602; with A03; declare
    attack 1703; with A02; declare
    close

% GT-11.26: a hex with a pinned unit is no diversion
place turn 6
place first american
place unit A44 at 1603
place unit A03 at 1603 pinned
place unit B26 at 1703 pinned
place unit B14 at 1602
place unit B15 at 4412
place pin 1 A03 B26
place phase american close
    attack 1602; with A44; divert 1703  refused GT-11.26

% GT-14.19: a new PIN binds anew: who was pinned with another is pinned with these now
place turn 6
place first american
place unit A02 at 1603 pinned
place unit A03 at 1603
place unit B26 at 1703 pinned
place unit B15 at 4412
place pin 1 A02 B26
place phase american close
    attack 1703; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 3
    event result PIN PIN
    is unit A02 at 1603 pinned
    is unit B26 at 1703 pinned
    is pin 2 A02 A03 B26
