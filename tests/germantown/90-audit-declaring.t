# Germantown: who must attack, how attacks are shared out, and what becomes of them.
battle germantown-1777

% GT-11.18, GT-11.19, GT-11.20: two against two: neither may be left out
place turn 6
place first american
place unit A02 at 1603
place unit A03 at 1604
place unit B14 at 1703
place unit B16 at 1704
place unit B15 at 4412
place phase american close
    duty GT-11.10 A02
    duty GT-11.10 A03
    close       refused GT-11.20
    attack 1704; with A02 A03; declare  refused GT-11.18
    divert 1703; declare
    close

% GT-11.21: many against many is never one combat
place turn 6
place first american
place unit A02 at 1603
place unit A03 at 1604
place unit B14 at 1703
place unit B16 at 1704
place unit B15 at 4412
place phase american close
    attack 1704; with A02 A03
    also 1703   refused GT-11.21

% GT-11.1, GT-11.16: a hex attacked once is not attacked again
place turn 6
place first american
place unit A02 at 1603
place unit A03 at 1604
place unit B16 at 1704
place unit B15 at 4412
place phase american close
    attack 1704; with A02; declare  refused GT-11.19
    with A03; declare; close

% GT-11.14, GT-11.2: the disrupted, shattered and panicked do not attack and owe nothing
place turn 6
place first american
place unit A02 at 1603 disrupted
place unit A03 at 1603 shattered
place unit A61 at 1604 panicked
place unit B16 at 1704
place unit B15 at 4412
place phase american close
    no duty
    asks british move

% GT-11.2, GT-12.2: a gun alone owes nothing and attacks nobody
place turn 6
place first american
place unit A15 at 1603
place unit B16 at 1704
place unit B15 at 4412
place phase american close
    no duty
    asks british move

% GT-11.10: a broken enemy in a zone must be attacked too, a lone leader not
place turn 6
place first american
place unit A02 at 1603
place unit B16 at 1704 shattered
place unit GREY at 1703
place unit B15 at 4412
place phase american close
    duty GT-11.10 A02
    attack 1703     refused

% GT-11.25, GT-11.27: a diversion weighs on another combat whose attackers stand beside it
place turn 6
place first american
place unit A44 at 1603
place unit A02 at 1604
place unit B14 at 1703
place unit B26 at 1704
place unit B10 at 1705
place unit B15 at 4412
place phase american close
    attack 1705; with A02; declare; attack 1703; with A44; divert 1704; declare; close
    fight 1705; play skirmish; play skirmish; roll 5
    event odds 2 4 1-3
    event result R - 5 0

% GT-11.25: a diversion may not be attacked, and one combat has one
place turn 6
place first american
place unit A44 at 1603
place unit A02 at 1603
place unit B14 at 1703
place unit B26 at 1704
place unit B10 at 1602
place unit B15 at 4412
place phase american close
    attack 1703; with A44; divert 1704; divert 1602 refused
    declare
    attack 1704     refused GT-11.25
    attack 1602; with A02; declare
    close

% GT-11.30: a unit that retreated in one combat's checks fights no more in another
place turn 6
place first american
place unit A02 at 1603
place unit A03 at 1603
place unit B26 at 1703
place unit B14 at 1602
place unit B15 at 4412
place phase american close
    attack 1703; with A02; declare
    attack 1602; with A03; declare
    close
    fight 1703; play skirmish; play skirmish; roll 2
    event result D - 2 2
    to 1504; to 1404; to 1304
    play skirmish; play skirmish; roll 6
    event odds 2 3 1-2
    event result R R 6 1

% GT-14.24, GT-11.23: units of the hex that are in another combat do not check for this one
place turn 6
place first american
place unit A02 at 1603
place unit A03 at 1603
place unit B26 at 1703
place unit B14 at 1602
place unit B15 at 4412
place phase american close
    attack 1703; with A02; declare
    attack 1602; with A03; declare
    close
    fight 1703; play skirmish; play skirmish; roll 4
    event result R - 4 2
    to 1504
    no event check-roll A03
    asks american tactic

% GT-11.32, GT-11.33, GT-11.35: horse rides off from one of two hexes; the other fights on
place turn 6
place first american
place unit A44 at 1603
place unit A02 at 1603
place unit B30 at 1703
place unit B26 at 1602
place unit B15 at 4412
place phase american close
    attack 1703; with A44 A02; also 1602; declare; close
    asks british ride-off
    ride 1902   refused
    ride 2003
    event rode-off B30 1703 2003
    lead A44; play skirmish; play skirmish; roll 3
    event odds 6 2 3-1
    event result R R 4 5

% GT-11.32: pinned, broken or mixed, or attacked by horse, it stays
place turn 6
place first american
place unit A44 at 1603
place unit A36 at 1603
place unit B30 at 1703
place unit B15 at 4412
place phase american close
    attack 1703; with A44 A36; declare; close
    asks american lead

% GT-11.32: the broken stay
place turn 6
place first american
place unit A44 at 1603
place unit B30 at 1703 disrupted
place unit B15 at 4412
place phase american close
    attack 1703; with A44; declare; close
    asks american tactic

% GT-11.34, GT-11.6: who rode off stays and attacks nobody in its next turn, until its rally is over
place turn 6
place first american
place unit A44 at 1603
place unit B30 at 1703
place unit B15 at 4412
place unit B03 at 3312
place unit A16 at 3311
place phase american close
    attack 1703; with A44; declare; close
    ride 2003
    asks american advance
    done
    asks british move
    move B30    refused GT-11.34
    close
    asks british declare
    no duty

% GT-14.30, GT-14.31: the shattered of both sides beside steady enemies are taken at the end
place turn 6
place first american
place unit A44 at 1603
place unit A02 at 1604 shattered
place unit B14 at 1704
place unit B16 at 1703 shattered
place unit B15 at 4412
place phase american close
    attack 1704; with A44; divert 1703; declare; close
    play withdraw; play withdraw
    event captured B16
    event captured A02
    is morale american 13.
    is morale british 14.

% GT-14.30: who has nobody steady beside him is left alone
place turn 6
place first american
place unit A02 at 1604 shattered
place unit B16 at 1704 disrupted
place unit B15 at 4412
place phase american close
    asks british move
    close
    is unit A02 at 1604 shattered

% GT-18.7, GT-18.10, GT-19.2, GT-19.4: the first success lifts the band for the second roll
place turn 6
place first american
place morale american 10
place unit A02 at 1201 disrupted
place unit A03 at 1202 shattered
place unit B15 at 4412
place phase american rally
    rally A02; roll 6
    event rallied A02
    event army-morale american 1 11
    rally A03; roll 5
    event rallied A03
    is unit A03 at 1202 disrupted
    again
    rally A02; roll 5
    event not-rallied A02
    rally A03; roll 5
    event not-rallied A03

% GT-18.9, GT-18.6: panicked and shattered rolls for panic, with -1, and for nothing else
place turn 6
place first american
place fog clear
place unit A61 at 1602 panicked shattered
place unit B15 at 4412
place phase american rally
    rally A61; roll 6
    event army-morale american 1 14
    is unit A61 at 1602 shattered
    again
    rally A61; roll 5
    event not-rallied A61
    is unit A61 at 1602 shattered panicked

% GT-6.17, GT-6.18: a disrupted unit goes one hex, not beside the enemy and not nearer
place turn 6
place first american
place fog clear
place unit A02 at 1403 disrupted
place unit B16 at 1703
place unit B15 at 4412
place phase american movement
    move A02; step 1503     refused GT-6.18
    step 1404
    is unit A02 at 1404

% GT-6.17: from beside the enemy it may leave, and not to another hex beside him
place turn 6
place first american
place fog clear
place unit A02 at 1603 disrupted
place unit B16 at 1703
place unit B15 at 4412
place phase american movement
    move A02; step 1602     refused GT-6.17
    step 1503

% GT-5.14, GT-5.15: the jaegers' zone costs one more, once, and leaders nothing
place turn 6
place first american
place fog clear
place unit A02 at 1303
place unit GREENE at 1303
place unit B07 at 1703
place unit B08 at 1704
place unit B15 at 4412
place phase american movement
    move A02; step 1403; step 1503; step 1603
    event stepped A02 1503 1603
    is unit A02 at 1603
    move GREENE; step 1403; step 1503; step 1602; step 1702; step 1801; step 1901; end

% GT-6.10, GT-6.11: on the road a unit may come next to the enemy within its plain MP, but not beyond
place turn 6
place first american
place fog clear
place unit A02 at 3212
place unit A03 at 3412
place unit B16 at 3914
place unit B15 at 4412
place phase american movement
    move A03; step 3513; step 3613; step 3713; step 3813
    is unit A03 at 3813
    again
    move A02; step 3312; step 3412; step 3513; step 3613; step 3713
    step 3813       refused GT-6.11
    end
    is unit A02 at 3713

% GT-6.12: nor does he hurry who starts beside the enemy
place turn 6
place first american
place fog clear
place unit A02 at 1109
place unit B16 at 1210 disrupted
place unit B15 at 4412
place phase american movement
    move A02; step 1009; step 0909; step 0808; step 0708
    is unit A02 at 0708
