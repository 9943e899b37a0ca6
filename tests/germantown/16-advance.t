# Germantown: into the ground that the defenders have left.
battle germantown-1777

% given TWO_TO_ONE
place turn 6
place unit A02 at 1604
place unit A03 at 1604
place unit B26 at 1704
place unit B15 at 4412
place phase american close

% GT-16.1: who has emptied a hex must advance into it; with one attacker nobody is asked
place turn 6
place unit A02 at 1604
place unit B26 at 1704
place phase american close
    attack 1704; with A02; declare; close; play skirmish; play skirmish; roll 7
    to 1803
    event advanced A02 1604 1704
    is unit A02 at 1704.

% GT-16.1: after a hex was emptied by capture, or by the loss of the last step
place turn 6
place unit A02 at 1604
place unit B26 at 1704 reduced
place phase american close
    attack 1704; with A02; declare; close; play skirmish; play skirmish; roll 8
    event eliminated B26 1704
    event advanced A02 1604 1704
    again
    attack 1704; with A02; declare; close; play frontal; play skirmish; roll 8
    event result - AC 11 4
    event captured B26 1704
    event advanced A02 1604 1704

% GT-16.1: not while a defender is left there
given TWO_TO_ONE
    attack 1704; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 9
    event result - 1 9 4
    no event advanced
    is unit B26 at 1704 reduced

% GT-16.1: not if the attacker has a result of his own, though the hex is empty
given TWO_TO_ONE
    attack 1704; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 4
    event result R R 4 4
    to 1504; roll 9; to 1803
    no event advanced
    is unit A03 at 1604.
    is unit B26 at 1803

% GT-16.2: the lead unit goes first, without being asked where there is one hex
given TWO_TO_ONE
    attack 1704; with A02 A03; declare; close; lead A03; play skirmish; play skirmish; roll 5
    to 1803
    event advanced A03 1604 1704
    no event advanced A02
    answers advance A02 1704, done

% GT-16.2: if the lead cannot, the attacker picks another, and one of them must
place turn 6
place unit A36 at 3212
place unit A02 at 3212
place unit A03 at 3212
place unit B03 at 3312 reduced
place unit B15 at 4412
place phase american close
    attack 3312; with A36 A02 A03; declare; close; lead A36; play frontal; play skirmish
    event odds 5 2 2-1
    roll 8
    event result - 1 9 4
    event eliminated B03 3312
    answers advance A02 3312, advance A03 3312
    advance A36 3312 refused GT-16.6 "Chew House"
    done refused GT-16.1
    advance A03 3312
    is unit A03 at 3312.
    is owner 3312 american.

% GT-16.3: further attackers may, but need not
given TWO_TO_ONE
    attack 1704; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 5
    to 1803
    advance A02 1704
    answers advance A03 1704, done
    advance A02 1704 refused GT-16.3 "already"
    advance A03 1704
    is unit A03 at 1704.
    again
    attack 1704; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 5
    to 1803
    advance A02 1704; done
    is unit A03 at 1604.

% GT-16.3: within stacking, each from its own hex, and nobody who did not attack
place turn 6
place unit A02 at 1604
place unit A03 at 1604
place unit A04 at 1604
place unit A11 at 1603
place unit A10 at 1603
place unit A12 at 1503
place unit B26 at 1704
place unit B15 at 4412
place phase american close
    attack 1704; with A02 A03 A04 A11 A10; declare; close; lead A02; play skirmish; play skirmish; roll 4
    event odds 10 2 4-1
    event result - R 4 6
    to 1803
    advance A02 1704
    advance A12 1704 refused GT-16.3 "did not attack"
    advance A11 1704
    event advanced A11 1603 1704
    advance A03 1704
    event advanced A03 1604 1704
    no event advanced A04                   # six strength points are in the hex: nobody else is asked
    is unit A04 at 1604.
    is unit A10 at 1603.

% GT-16.3: the limit of stacking is named
place turn 6
place unit A44 at 1604
place unit A02 at 1604
place unit A14 at 1603
place unit A09 at 1603
place unit B26 at 1704
place unit B15 at 4412
place phase american close
    attack 1704; with A44 A02 A14 A09; declare; close; lead A44; play skirmish; play skirmish; roll 3
    event result - R 4 6
    to 1803
    advance A44 1704
    answers advance A02 1704, advance A09 1704, done
    advance A14 1704 refused GT-16.3 "room"     # four and three are seven
    advance A09 1704 ok

% GT-16.4: of several emptied hexes one must be entered, which the attacker picks; others enter any
place turn 6
place unit A02 at 1604
place unit A03 at 1604
place unit A04 at 1604
place unit B26 at 1704
place unit B12 at 1705
place unit B15 at 4412
place phase american close
    attack 1704; with A02 A03 A04; also 1705; declare; close; lead A02; play skirmish; play skirmish
    event odds 6 3 2-1
    roll 5
    event result - R 5 4
    to 1803
    roll 0                                  # B12 gives way too
    to 1805
    answers advance A02 1704, advance A02 1705
    done refused GT-16.1 "A02"
    advance A03 1704 refused GT-16.2 "A02"
    advance A02 1605 refused GT-16.1 "attacked"
    advance A02 1705
    answers advance A03 1704, advance A03 1705, advance A04 1704, advance A04 1705, done
    advance A03 1704
    advance A04 1705
    is unit A02 at 1705.
    is unit A03 at 1704.
    is unit A04 at 1705.

% GT-16.4: of several hexes only those that were emptied
place turn 6
place unit A02 at 1604
place unit A03 at 1604
place unit A04 at 1604
place unit B26 at 1704
place unit B12 at 1705
place unit B15 at 4412
place phase american close
    attack 1704; with A02 A03 A04; also 1705; declare; close; lead A02; play skirmish; play skirmish; roll 5
    to 1803
    roll 9                                  # B12 holds
    event advanced A02 1604 1704
    answers advance A03 1704, advance A04 1704, done
    advance A03 1705 refused GT-16.1

% GT-16.1, GT-11.35: a hex that cavalry rode off from, out of several, is not advanced into
place turn 6
place unit A02 at 1604
place unit A03 at 1604
place unit A04 at 1604
place unit B26 at 1704
place unit B30 at 1705
place unit B15 at 4412
place phase american close
    attack 1704; with A02 A03 A04; also 1705; declare; close
    asks british ride-off
    ride 2006
    lead A02; play skirmish; play skirmish
    event odds 6 2 3-1
    roll 8
    event result - 1 8 5
    no event advanced                       # B26 stands; nobody goes to 1705
    is unit A02 at 1604.
    again
    attack 1704; with A02 A03 A04; also 1705; declare; close; ride 2006; lead A02
    play skirmish; play skirmish; roll 5
    event result - R 5 5
    to 1803
    advance A02 1704
    answers advance A03 1704, advance A04 1704, done

% GT-16.1, GT-11.35: where the cavalry was attacked alone the attackers may advance and need not
place turn 6
place unit A02 at 1604
place unit A03 at 1604
place unit B30 at 1704
place unit B15 at 4412
place phase american close
    attack 1704; with A02 A03; declare; close; ride 2004
    asks american advance
    answers advance A02 1704, advance A03 1704, done
    done ok

% GT-16.5: artillery never advances
place turn 6
place unit A02 at 1604
place unit A15 at 1604
place unit A03 at 1603
place unit B26 at 1704
place unit B15 at 4412
place phase american close
    attack 1704; with A02 A15 A03; declare; close; lead A02; play skirmish; play skirmish; roll 5
    event odds 6 2 3-1
    event result - R 5 5
    to 1803
    advance A02 1704
    answers advance A03 1704, done
    advance A15 1704 refused GT-16.5 "artillery"
    advance A03 1704
    is unit A15 at 1604.

% GT-16.6, GT-16.7: cavalry does not advance into the Chew House; if nobody can, nobody does
place turn 6
place unit A35 at 3212
place unit A41 at 3212
place unit B03 at 3312 shattered reduced
place unit B15 at 4412
place phase american close
    attack 3312; with A35 A41; declare; close; lead A35; play frontal; play skirmish; roll 8
    event odds 2 1 2-1
    event result - 1* 10 4
    event eliminated B03 3312
    no event advanced
    is unit A35 at 3212.
    is unit A41 at 3212.
    asks british move

% GT-16.8: who attacked out of the Chew House need not advance
place turn 6
place first british
place unit B03 at 3312
place unit A02 at 3212
place unit A12 at 1103
place phase british close
    attack 3212; with B03; declare; close; play skirmish; play skirmish; roll 6
    event odds 3 2 3-2
    event result - D 7 3
    to 3112; to 3012; to 2912
    asks british advance
    answers advance B03 3212, done
    done
    is unit B03 at 3312
    again
    attack 3212; with B03; declare; close; play skirmish; play skirmish; roll 6
    to 3112; to 3012; to 2912
    advance B03 3212
    is unit B03 at 3212

% GT-16.8: but one who attacked from elsewhere must, if nobody from the house does
place turn 6
place first british
place unit B03 at 3312
place unit B14 at 3211
place unit A02 at 3212
place unit A12 at 1103
place phase british close
    attack 3212; with B03 B14; declare; close; lead B03; play skirmish; play skirmish; roll 4
    event odds 6 2 3-1
    event result - R 5 5
    to 3113
    answers advance B03 3212, advance B14 3212
    done refused GT-16.1
    advance B14 3212
    done
    is unit B03 at 3312

% GT-16.9: defenders do not advance, though the attackers' hex is empty
place turn 6
place unit A02 at 1604
place unit B26 at 1704
place unit B15 at 4412
place phase american close
    attack 1704; with A02; declare; close; play skirmish; play skirmish; roll 3
    event result R - 3 2
    to 1504
    no event advanced
    is unit B26 at 1704
    asks british move

% GT-16.10: an advance costs no MP and heeds no zones
place turn 6
place unit A37 at 1604 moved
place unit A06 at 1604 moved
place unit B26 at 1704
place unit B07 at 1803                      # a rifle unit: its zone would cost 1 MP more
place unit B15 at 4412
place phase american close
    attack 1704; with A37 A06; declare; close; lead A06; play skirmish; play skirmish; roll 5
    event odds 6 2 3-1
    event result - R 5 5
    to 1804
    event advanced A06 1604 1704
    advance A37 1704
    is unit A06 at 1704 moved.
    is unit A37 at 1704 moved.
