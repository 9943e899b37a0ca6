# Germantown: how the battle ends.
battle germantown-1777

# The last close combat of the last turn; the far-off Americans keep the British from a decisive victory.
% given LAST
place turn 10
place first american
place unit A32 at 3302
place unit B15 at 4412
place phase british close

% GT-20.7, GT-20.10: with nothing lost the Chew House alone decides
given LAST
    close
    event score 0 2
    over british "marginal victory"

% GT-20.7: equal points are a draw
given LAST
place unit B27 eliminated
    close
    event score 2 2
    over nobody "draw"

% GT-20.8, GT-20.9, GT-20.11: two for two steps, one for one step, one for a captured unit whatever its steps, one for the square
given LAST
place owner 4214 american
place unit B14 eliminated
place unit B27 eliminated
place unit B26 captured
place unit A37 eliminated
place unit A05 captured
    close
    event score 10 8
    over american "marginal victory"

% GT-20.10: the house is worth nothing to the Americans
given LAST
place owner 3312 american
    close
    event score 0 0
    over nobody "draw"

% GT-20.12, GT-20.13: halves for reduced and for shattered, both for both; a one-step unit is never reduced
given LAST
place unit B13 at 4808 reduced
place unit B16 at 4809 shattered
place unit B17 at 4810 reduced shattered
place unit B18 at 4811 disrupted
    close
    event score 4 2
    over american "marginal victory"

% GT-20.12, GT-20.9: a reduced unit that is captured in the last fight is worth 1 and no half besides
place turn 10
place first british
place unit A32 at 3302
place unit A44 at 1603
place unit A02 at 1603
place unit B26 at 1703 reduced
place unit B15 at 4412
place phase american close
    attack 1703; with A44 A02; declare; close; lead A44; play skirmish; play skirmish; roll 7
    event result - DC 9 6
    done
    event score 2 2
    over nobody "draw"

% GT-20.15: who has left the map, never came or was never in the battle is worth nothing
given LAST
place unit A61 departed
place unit A56 waiting
place unit A57 departed
place unit B34 waiting
    close
    event score 0 2

% GT-20.14: leaders as the card has them: Armstrong nothing, Stephen a half, Knyphausen one
given LAST
place unit ARMSTRONG eliminated
place unit STEPHEN eliminated
place unit KNYPHAUSEN eliminated
    close
    event score 2 3
    over british "marginal victory"

% GT-20.3, GT-2.6: a steady American in the square with no steady Briton within two: decisive, though the points say otherwise
place turn 10
place first american
place unit A02 at 4214
place unit A44 captured
place unit A14 eliminated
place unit B15 at 4217
place phase british close
    close
    over american "decisive victory"

% GT-20.3: a Briton two hexes off forbids it
place turn 9
place first american
place fog clear
place unit A02 at 4214
place unit A32 at 3302
place unit B15 at 4216
place phase british close
    close
    not over

% GT-20.3: a broken one does not; nor does a leader
place turn 2
place first american
place unit A02 at 4214
place unit B15 at 4216 disrupted
place unit HOWE at 4414
place unit B14 at 4418
place phase british close
    close
    over american "decisive victory"

% GT-20.3: a broken or panicked American does not hold the square
place turn 2
place first american
place unit A02 at 4214 disrupted
place unit A61 at 4213 
place unit B15 at 4219
place phase british close
    close
    not over

% GT-20.3: a panicked one neither
place turn 2
place first american
place unit A61 at 4214 panicked
place unit B15 at 4219
place phase british close
    close
    not over

% GT-20.4: from turn 4: no steady American within ten hexes of the house
place turn 4
place first american
place unit A02 at 2208
place unit B15 at 4412
place phase british close
    close
    over british "decisive victory"

% GT-20.4: not in turn 3
place turn 3
place first american
place unit A02 at 2208
place unit B15 at 4412
place phase british close
    close
    not over

% GT-20.4: not with an American ten hexes off
place turn 4
place first american
place unit A02 at 2308
place unit B15 at 4412
place phase british close
    close
    not over

% GT-20.4: a broken or panicked American beside the house, or one who waits, does not forbid it
place turn 4
place first american
place unit A02 at 3508 disrupted
place unit A61 at 3507 panicked
place unit A56 waiting
place unit GREENE at 3001
place unit B15 at 4412
place phase british close
    close
    over british "decisive victory"

% GT-20.4: nor is it won without the house
place turn 4
place first american
place owner 3312 american
place unit A02 at 2208
place unit B15 at 4412
place phase british close
    close
    not over

% GT-20.4, GT-2.6: it is looked for after both player turns, not after the first
place turn 4
place first british
place unit A02 at 2208
place unit B15 at 4412
place phase british close
    not over
    asks american move

% GT-20.1, GT-14.5: at the D that costs the last point the battle ends, before anybody retreats
place turn 6
place morale british 1
place unit A02 at 1603
place unit A03 at 1603
place unit B26 at 1703
place phase american close
    attack 1703; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 5
    event lead B26 -2
    event result - D 7 4
    over american "substantial victory"
    no event retreated

% GT-20.1, GT-14.7: the winner of the last step gains his point first
place turn 6
place morale british 1
place morale american 15
place unit A02 at 1603
place unit A03 at 1603
place unit B26 at 1703
place phase american close
    attack 1703; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 7
    event result - 1 9 4
    over american "substantial victory"
    is morale american 15.

% GT-20.1, GT-6.20: an army that cannot pay for leaving a pin but with its last point loses by it
place turn 6
place first british
place morale american 1
place unit A02 at 1603 pinned
place unit B26 at 1703 pinned
place pin 1 A02 B26
place phase american movement
    move A02; step 1503
    over british "substantial victory"

% GT-20.1, GT-10.29: AM by a rifle is enough
place turn 6
place first american
place morale american 1
place unit A02 at 1603
place unit B07 at 1703
place phase american rifles
    fire A02 B07; roll 9; roll 0
    event fire-result AM A02
    over british "substantial victory"

% GT-20.6: who concedes has lost, whoever is asked
place turn 10
place first american
place unit A32 at 3302
place unit B15 at 4412
place phase british movement
    american: concede
    over british "victory by concession"
