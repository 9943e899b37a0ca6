# Germantown, chapter 20: how the battle is won, and points. The score is counted in halves: 2 is one point.
battle germantown-1777

% GT-20.1: an army whose morale falls to 0 has lost, and the battle ends there
    place turn 2
    place morale american 1
    place unit A02 at 1606
    place unit A03 at 1606
    place unit B07 at 1605
    place phase american rifles
    fire A02 B07; roll 9; roll 0
    event army-morale american -1 0 an AM suffered
    event verdict british substantial victory: the other army has lost heart
    over british "substantial victory"

% GT-20.1: the British too
    place turn 2
    place morale british 1
    place unit B13 at 1606
    place unit A06 at 1605
    place phase british rifles
    fire B13 A06; roll 9; roll 0
    event army-morale british -1 0 an AM suffered
    event verdict american substantial victory: the other army has lost heart
    over american "substantial victory"

% GT-20.1: at 1 nobody has lost
    place turn 2
    place morale american 2
    place unit A02 at 1606
    place unit B07 at 1605
    place phase american rifles
    fire A02 B07; roll 9; roll 0
    event army-morale american -1 1 an AM suffered
    not over

% GT-20.1: at once, before what the event would still bring: nobody retreats, nobody checks
    place turn 2
    place morale american 1
    place unit A02 at 1606
    place unit A03 at 1606
    place unit B31 at 1605
    place phase american guns
    fire A02 B31; roll 9; roll 4
    event disrupted A02
    no event retreated
    over british "substantial victory"

% GT-20.1: points do not matter then
    place turn 2
    place morale british 1
    place unit A42 eliminated
    place unit A43 eliminated
    place unit B13 at 1606
    place unit A06 at 1605
    place phase british rifles
    score american 0 british 10
    fire B13 A06; roll 9; roll 0
    over american "substantial victory"

% GT-20.1: an army without heart has lost in whatever position it is found
    place turn 2
    place morale british 0
    place unit B13 at 1606
    place unit A06 at 1605
    place phase british rifles
    over american "substantial victory"

% GT-20.2: if neither has any heart left, points decide
    place turn 2
    place morale american 0
    place morale british 0
    place unit B13 at 1606
    place unit A06 at 1605
    place phase british rifles
    score american 0 british 2              # the Chew House
    over british "marginal victory"

% GT-20.2: for the Americans
    place turn 2
    place morale american 0
    place morale british 0
    place unit B14 eliminated
    place unit B13 at 1606
    place unit A06 at 1605
    place phase british rifles
    score american 4 british 2
    over american "marginal victory"

% GT-20.2: or for nobody
    place turn 2
    place morale american 0
    place morale british 0
    place unit B14 captured
    place unit B13 at 1606
    place unit A06 at 1605
    place phase british rifles
    score american 2 british 2
    over nobody "draw"

% GT-20.3: a steady American in Market Square at the end of a turn, no steady British within two hexes
    place turn 2
    place unit A02 at 4214
    place unit B13 at 4514                  # three away
    place phase british close
    close
    event verdict american decisive victory: Market Square is theirs
    over american "decisive victory"

% GT-20.3: a steady British unit two hexes away prevents it
    place turn 2
    place unit A02 at 4214
    place unit B13 at 4414
    place phase british close
    close
    not over

% GT-20.3: a broken one does not, be it next to the square; nor a leader
    place turn 2
    place unit A02 at 4214
    place unit B13 at 4314 disrupted
    place unit B14 at 4213 shattered
    place unit HOWE at 4414
    place unit B15 at 4416                  # three away, steady
    place phase british close
    close
    over american "decisive victory"

% GT-20.3: the American in the square must be steady: not disrupted
    place turn 2
    place unit A02 at 4214 disrupted
    place unit B13 at 5014
    place phase british close
    close
    not over

% GT-20.3: not panicked
    place turn 2
    place unit A02 at 4214 panicked
    place unit B13 at 5014
    place phase british close
    close
    not over

% GT-20.3: nor a leader alone, nor a unit beside the square
    place turn 2
    place unit A02 at 4213
    place unit SULLIVAN at 4214
    place unit B13 at 5014
    place phase british close
    close
    not over

% GT-20.3: a pinned or reduced unit is steady
    place turn 2
    place unit A02 at 4214 reduced
    place unit B13 at 5014
    place phase british close
    close
    over american "decisive victory"

% GT-20.3: it is looked for at the end of the turn, not when the first player turn is over
    place turn 2
    place first american
    place unit A02 at 4214
    place unit B13 at 4514
    place phase american close
    not over
    asks british move

% GT-20.3: in turn 1 as well
    place turn 1
    place unit A02 at 4214
    place unit B13 at 4514
    place phase british close
    close
    over american "decisive victory"

% GT-20.4: from turn 4 on: the Chew House is British and no steady American is within ten hexes of it
    place turn 4
    place unit A02 at 2212                  # eleven away
    place unit B13 at 4514
    place phase british close
    close
    event verdict british decisive victory: the Americans are gone from the Chew House
    over british "decisive victory"

% GT-20.4: not before turn 4
    place turn 3
    place unit A02 at 2212
    place unit B13 at 4514
    place phase british close
    close
    not over

% GT-20.4: a steady American ten hexes away prevents it
    place turn 4
    place unit A02 at 2312
    place unit B13 at 4514
    place phase british close
    close
    not over

% GT-20.4: a broken or panicked one does not, nor a leader, nor one that waits to enter
    place turn 4
    place unit A02 at 3309 disrupted
    place unit A03 at 3308 shattered
    place unit A04 at 3307 panicked
    place unit SULLIVAN at 3308
    place unit A42 waiting
    place unit B13 at 4514
    place phase british close
    close
    over british "decisive victory"

% GT-20.4: not while the house is the Americans'
    place turn 4
    place owner 3312 american
    place unit A02 at 2212
    place unit B13 at 4514
    place phase british close
    close
    not over

% GT-20.4: turns are those of the day
    battle germantown-chew-house            # it begins with turn 3
    place turn 2
    place unit A25 eliminated
    place unit B14 at 4014
    place phase british close
    close
    over british "decisive victory"

% GT-20.4: turn 3 of the day is too early there
    battle germantown-chew-house
    place turn 1
    place unit A25 eliminated
    place unit B14 at 4014
    place phase british close
    close
    not over

% GT-20.5: whichever comes first ends it: an army loses heart before the end of a turn that would have been decisive
    battle germantown-1777
    place turn 2
    place morale american 1
    place unit A02 at 4214
    place unit A03 at 1606
    place unit B07 at 1605
    place unit B13 at 5014
    place first british
    place phase american rifles
    fire A03 B07; roll 9; roll 0
    over british "substantial victory"

% GT-20.5: a decisive victory after the last turn comes before the points
    battle germantown-1777
    place turn 10
    place unit A02 at 4214
    place unit A42 eliminated
    place unit A43 eliminated
    place unit B13 at 4514
    place phase british close
    close
    score american 2 british 10
    over american "decisive victory"

% GT-20.6: a side may concede at any time and loses without a level
    place turn 2
    place unit A02 at 1606
    place unit B07 at 1605
    place phase american rifles
    british: concede
    over american "victory by concession"

% GT-20.6: also while the other is asked, or dice are waited for
    place turn 2
    place unit A02 at 1606
    place unit B07 at 1605
    place phase american rifles
    american: concede
    over british "victory by concession"
    again
    fire A02 B07
    american: concede
    over british "victory by concession"

% GT-20.7: after the last turn more points win
    place turn 10
    place unit A02 at 3609                  # near the Chew House
    place unit B13 at 4514
    place phase british close
    close
    event score 0 2
    event verdict british marginal victory by points
    over british "marginal victory"

% GT-20.7: by half a point, for the Americans
    place turn 10
    place unit A02 at 3609
    place unit B14 captured
    place unit B13 at 4514 reduced
    place phase british close
    close
    event score 3 2
    event verdict american marginal victory by points
    over american "marginal victory"

% GT-20.7: equal points are a draw
    place turn 10
    place unit A02 at 3609
    place unit B14 captured
    place unit B13 at 4514
    place phase british close
    close
    event score 2 2
    event verdict nobody a draw: equal points
    over nobody "draw"

% GT-20.7: after the ninth turn nothing is counted
    place turn 9
    place unit A02 at 3609
    place unit B13 at 4514
    place phase british close
    close
    not over

% GT-20.8: a two-step unit eliminated: 2 points; of one step: 1; reduced before or not
    place turn 2
    place unit A02 eliminated
    place unit A05 eliminated
    place unit B13 eliminated
    place unit B14 eliminated
    place unit B02 eliminated
    place unit A07 at 1606
    place unit B15 at 4514
    place phase british close
    score american 10 british 8             # 2+2+1; 2+1, and the Chew House

% GT-20.8: a unit that was reduced before counts as it was printed
    place turn 2
    place unit B13 at 1606 reduced
    place unit A15 at 1605
    place phase british guns
    score american 1
    fire B13 A15; roll 9; roll 7
    is unit B13 eliminated.
    score american 4

% GT-20.8: driven off the map by a retreat it is eliminated
    place turn 2
    place unit A02 at 0106
    place unit B31 at 0105
    place unit B13 at 0107
    place unit B14 at 0206
    place unit B15 at 0205
    place phase american guns
    fire A02 B31; roll 9; roll 0
    event left-map A02 0106 it was driven off the map
    score british 6

% GT-20.9: a captured unit: 1 point, of one step or two
    place turn 2
    place unit A02 captured
    place unit A05 captured
    place unit B13 captured
    place unit B02 captured
    place unit A07 at 1606
    place unit B15 at 4514
    place phase british close
    score american 4 british 6

% GT-20.9: reduced or not
    place turn 2
    place unit B13 at 1606 reduced shattered
    place unit A15 at 1605
    place phase british guns
    score american 2
    fire B13 A15; roll 9; roll 4
    is unit B13 captured.
    score american 2

% GT-20.10: the Chew House: 1 point to the British, nothing to the Americans
    place turn 2
    place unit A07 at 1606
    place unit B15 at 4514
    place phase british close
    score american 0 british 2

% GT-20.10: nothing to the Americans who have it
    place turn 2
    place owner 3312 american
    place unit A07 at 1606
    place unit B15 at 4514
    place phase british close
    score american 0 british 0

% GT-20.11: Market Square: 1 point to the Americans, nothing to the British
    place turn 2
    place owner 3312 american
    place owner 4214 american
    place unit A07 at 1606
    place unit B15 at 4514
    place phase british close
    score american 2 british 0

% GT-20.11: nothing to the British who have it
    place turn 2
    place owner 3312 american
    place owner 4214 british
    place unit A07 at 1606
    place unit B15 at 4514
    place phase british close
    score american 0 british 0

% GT-20.12: half a point for a two-step unit on its reduced side
    place turn 2
    place unit A02 at 1606 reduced
    place unit A03 at 1606 reduced
    place unit A05 at 1605
    place unit B15 at 4514 reduced
    place phase british close
    score american 1 british 4

% GT-20.13: half a point for a shattered unit; disrupted, panicked and pinned ones are worth nothing
    place turn 2
    place unit A02 at 1606 shattered
    place unit A05 at 1605 shattered        # one step
    place unit A03 at 1604 disrupted
    place unit A04 at 1603 panicked
    place unit B15 at 4514 shattered
    place unit B14 at 4614 disrupted
    place phase british rally
    score american 1 british 4

% GT-20.13: reduced and shattered: both halves
    place turn 2
    place unit A02 at 1606 reduced shattered
    place unit B15 at 4514 reduced shattered
    place phase british rally
    score american 2 british 4

% GT-20.13: what counts is how it stands at the end
    place turn 2
    place unit A02 at 1606 shattered
    place unit B15 at 4514
    place phase american rally
    score british 3
    rally A02; roll 9
    score british 2

% GT-20.14: leaders lost are worth the points of their table, the Americans
    place turn 2
    place owner 3312 american
    place unit WASHINGTON eliminated
    place unit A02 at 1606
    place unit B15 at 4514
    place phase american close
    score american 0 british 6

% GT-20.14: all Americans together: 9 points
    place turn 2
    place owner 3312 american
    place unit WASHINGTON eliminated
    place unit GREENE eliminated
    place unit SULLIVAN eliminated
    place unit WAYNE eliminated
    place unit STEPHEN eliminated
    place unit MUHLENBERG eliminated
    place unit MAXWELL eliminated
    place unit MATHEWS eliminated
    place unit ARMSTRONG eliminated
    place unit A02 at 1606
    place unit B15 at 4514
    place phase american close
    score american 0 british 18

% GT-20.14: all British together: 9 points
    place turn 2
    place owner 3312 american
    place unit HOWE eliminated
    place unit CORNWALLIS eliminated
    place unit KNYPHAUSEN eliminated
    place unit GREY eliminated
    place unit AGNEW eliminated
    place unit GRANT eliminated
    place unit MUSGRAVE eliminated
    place unit A02 at 1606
    place unit B15 at 4514
    place phase american close
    score american 18 british 0

% GT-20.14: Ewald is a unit of one step: 1 point
    place turn 2
    place owner 3312 american
    place unit B06 eliminated
    place unit A02 at 1606
    place unit B15 at 4514
    place phase american close
    score american 2 british 0

% GT-20.15: who left the map by straying or panic, waits to enter, or is not in the battle is worth nothing
    place turn 2
    place owner 3312 american
    place unit A56 departed
    place unit STEPHEN departed
    place unit A42 waiting
    place unit B32 waiting
    place unit GREENE waiting
    place unit B13 absent
    place unit A02 at 1606
    place unit B15 at 4514
    place phase american close
    score american 0 british 0

% GT-20.15: in play
    place turn 2
    place unit A02 at 0106 panicked reduced
    place unit A03 at 1606
    place unit B13 at 4514
    place phase american movement
    is unit A02 departed
    score american 0 british 2              # the house alone

% GT-20.16: a place is held by whoever had a combat unit in it last, were it on its way through
    place turn 3
    place fog clear
    place unit A02 at 4114
    place unit B13 at 5014
    place phase american movement
    move A02; step 4214
    event taken american 4214
    step 4314; end
    is owner 4214 american.
    score american 2

% GT-20.16: the other side takes it back
    place turn 3
    place owner 4214 american
    place unit A02 at 1606
    place unit B13 at 4114
    place phase british movement
    move B13; step 4214
    event taken british 4214
    step 4314; end
    is owner 4214 british.

% GT-20.16: the Chew House as well, and it stays theirs when they leave
    place turn 3
    place unit A02 at 3212
    place unit B13 at 5014
    place phase american movement
    move A02; step 3312
    event taken american 3312
    step 3412; end
    is owner 3312 american.

% GT-20.16: a leader takes nothing
    place turn 3
    place unit A02 at 4114
    place unit SULLIVAN at 4114
    place unit B13 at 5014
    place phase american movement
    move SULLIVAN; step 4214; end
    no event taken
    is owner 4214 british.

% GT-20.16: a broken unit that retreats through takes it
    place turn 3
    place unit A02 at 4314
    place unit B31 at 4414
    place phase american guns
    fire A02 B31; roll 9; roll 4
    to 4214
    event taken american 4214
    to 4114; to 4013
    is owner 4214 american.

% GT-20.16: an advance takes it
    place turn 3
    place unit A07 at 4114
    place unit A08 at 4114
    place unit B26 at 4214
    place phase american close
    attack 4214; with A07 A08; declare; close
    lead A07; american: play stand-fast; british: play stand-fast; roll 4
    event result - R
    to 4314
    advance A07 4214
    event taken american 4214
    is owner 4214 american.

% GT-20.16: who stands in it holds it, whatever else a position leaves unsaid
    place turn 3
    place unit A02 at 4214
    place unit A03 at 3312
    place unit B13 at 5014
    place phase american close
    is owner 4214 american.
    is owner 3312 american.
    score american 2 british 0

% GT-20.17: at the start both are British
    is owner 4214 british.
    is owner 3312 british.
    score american 0 british 2

% GT-20.14: points of a leader come in halves
    file germantown-1777
    change {gain: 3, loss: 4, points: 3} => {gain: 3, loss: 4, points: 0.3}
    refused "halves"
    change {gain: 3, loss: 4, points: 0.3} => {gain: 3, loss: 4, points: 2.5}
    accepted
