# Germantown, chapter 10: the damage of a hit, every cell of the four columns, and what a result does after fire.
# 1606 lies in the open, flat and without water. Army morale is 13 for the Americans and 14 for the British, where nothing else is said.
battle germantown-1777

% GT-10.28: artillery at no artillery: 0 is R
    place turn 2
    place unit A02 at 1606
    place unit B31 at 1605
    place phase american guns
    fire A02 B31; roll 9; roll 0
    event damage-roll A02 0
    event fire-result R A02
    event retreated A02 1606 1507
    no event army-morale
    no event disrupted
    no event step-lost
    is unit A02 at 1507

% GT-10.28: artillery at no artillery: 1 is R
    place turn 2
    place unit A02 at 1606
    place unit B31 at 1605
    place phase american guns
    fire A02 B31; roll 9; roll 1
    event damage-roll A02 1
    event fire-result R A02
    event retreated A02 1606 1507
    no event army-morale
    no event disrupted
    no event step-lost
    is unit A02 at 1507

% GT-10.28: artillery at no artillery: 2 is R
    place turn 2
    place unit A02 at 1606
    place unit B31 at 1605
    place phase american guns
    fire A02 B31; roll 9; roll 2
    event damage-roll A02 2
    event fire-result R A02
    event retreated A02 1606 1507
    no event army-morale
    no event disrupted
    no event step-lost
    is unit A02 at 1507

% GT-10.28: artillery at no artillery: 3 is R
    place turn 2
    place unit A02 at 1606
    place unit B31 at 1605
    place phase american guns
    fire A02 B31; roll 9; roll 3
    event damage-roll A02 3
    event fire-result R A02
    event retreated A02 1606 1507
    no event army-morale
    no event disrupted
    no event step-lost
    is unit A02 at 1507

% GT-10.28: artillery at no artillery: 4 is D
    place turn 2
    place unit A02 at 1606
    place unit B31 at 1605
    place phase american guns
    fire A02 B31; roll 9; roll 4
    event damage-roll A02 4
    event fire-result D A02
    event disrupted A02
    event army-morale american -1 12 a D suffered
    no event army-morale british
    no event step-lost
    is unit A02 at 1507 disrupted
    text "2 to go"

% GT-10.28: artillery at no artillery: 5 is D
    place turn 2
    place unit A02 at 1606
    place unit B31 at 1605
    place phase american guns
    fire A02 B31; roll 9; roll 5
    event damage-roll A02 5
    event fire-result D A02
    event disrupted A02
    event army-morale american -1 12 a D suffered
    no event army-morale british
    no event step-lost
    is unit A02 at 1507 disrupted
    text "2 to go"

% GT-10.28: artillery at no artillery: 6 is D
    place turn 2
    place unit A02 at 1606
    place unit B31 at 1605
    place phase american guns
    fire A02 B31; roll 9; roll 6
    event damage-roll A02 6
    event fire-result D A02
    event disrupted A02
    event army-morale american -1 12 a D suffered
    no event army-morale british
    no event step-lost
    is unit A02 at 1507 disrupted
    text "2 to go"

% GT-10.28: artillery at no artillery: 7 is 1
    place turn 2
    place unit A02 at 1606
    place unit B31 at 1605
    place phase american guns
    fire A02 B31; roll 9; roll 7
    event damage-roll A02 7
    event fire-result 1 A02
    event step-lost A02
    event army-morale british 1 15 a step lost
    event army-morale american -1 12 a step lost
    no event retreated
    is unit A02 at 1606 reduced

% GT-10.28: artillery at no artillery: 8 is 1
    place turn 2
    place unit A02 at 1606
    place unit B31 at 1605
    place phase american guns
    fire A02 B31; roll 9; roll 8
    event damage-roll A02 8
    event fire-result 1 A02
    event step-lost A02
    event army-morale british 1 15 a step lost
    event army-morale american -1 12 a step lost
    no event retreated
    is unit A02 at 1606 reduced

% GT-10.28: artillery at no artillery: 9 is 1*
    place turn 2
    place unit A02 at 1606
    place unit B31 at 1605
    place phase american guns
    fire A02 B31; roll 9; roll 9
    event damage-roll A02 9
    event fire-result 1* A02
    event step-lost A02
    event army-morale british 1 15 a step lost
    event army-morale american -1 12 a step lost
    no event retreated
    is unit A02 at 1606 reduced

% GT-10.28: artillery at artillery: 0 is R
    place turn 2
    place unit A15 at 1606
    place unit B31 at 1605
    place phase american guns
    fire A15 B31; roll 9; roll 0
    event damage-roll A15 0
    event fire-result R A15
    event retreated A15 1606 1507
    no event army-morale
    no event disrupted
    no event step-lost
    is unit A15 at 1507

% GT-10.28: artillery at artillery: 1 is R
    place turn 2
    place unit A15 at 1606
    place unit B31 at 1605
    place phase american guns
    fire A15 B31; roll 9; roll 1
    event damage-roll A15 1
    event fire-result R A15
    event retreated A15 1606 1507
    no event army-morale
    no event disrupted
    no event step-lost
    is unit A15 at 1507

% GT-10.28: artillery at artillery: 2 is R
    place turn 2
    place unit A15 at 1606
    place unit B31 at 1605
    place phase american guns
    fire A15 B31; roll 9; roll 2
    event damage-roll A15 2
    event fire-result R A15
    event retreated A15 1606 1507
    no event army-morale
    no event disrupted
    no event step-lost
    is unit A15 at 1507

% GT-10.28: artillery at artillery: 3 is R
    place turn 2
    place unit A15 at 1606
    place unit B31 at 1605
    place phase american guns
    fire A15 B31; roll 9; roll 3
    event damage-roll A15 3
    event fire-result R A15
    event retreated A15 1606 1507
    no event army-morale
    no event disrupted
    no event step-lost
    is unit A15 at 1507

% GT-10.28: artillery at artillery: 4 is R
    place turn 2
    place unit A15 at 1606
    place unit B31 at 1605
    place phase american guns
    fire A15 B31; roll 9; roll 4
    event damage-roll A15 4
    event fire-result R A15
    event retreated A15 1606 1507
    no event army-morale
    no event disrupted
    no event step-lost
    is unit A15 at 1507

% GT-10.28: artillery at artillery: 5 is D
    place turn 2
    place unit A15 at 1606
    place unit B31 at 1605
    place phase american guns
    fire A15 B31; roll 9; roll 5
    event damage-roll A15 5
    event fire-result D A15
    event disrupted A15
    event army-morale american -1 12 a D suffered
    no event army-morale british
    no event step-lost
    is unit A15 at 1507 disrupted
    text "2 to go"

% GT-10.28: artillery at artillery: 6 is D
    place turn 2
    place unit A15 at 1606
    place unit B31 at 1605
    place phase american guns
    fire A15 B31; roll 9; roll 6
    event damage-roll A15 6
    event fire-result D A15
    event disrupted A15
    event army-morale american -1 12 a D suffered
    no event army-morale british
    no event step-lost
    is unit A15 at 1507 disrupted
    text "2 to go"

% GT-10.28: artillery at artillery: 7 is D
    place turn 2
    place unit A15 at 1606
    place unit B31 at 1605
    place phase american guns
    fire A15 B31; roll 9; roll 7
    event damage-roll A15 7
    event fire-result D A15
    event disrupted A15
    event army-morale american -1 12 a D suffered
    no event army-morale british
    no event step-lost
    is unit A15 at 1507 disrupted
    text "2 to go"

% GT-10.28, GT-10.29: artillery at artillery: 8 is AM
    place turn 2
    place unit A15 at 1606
    place unit B31 at 1605
    place phase american guns
    fire A15 B31; roll 9; roll 8
    event damage-roll A15 8
    event fire-result AM A15
    event army-morale american -1 12 an AM suffered
    no event army-morale british
    no event retreated
    no event disrupted
    no event step-lost
    is unit A15 at 1606

% GT-10.28: artillery at artillery: 9 is 1
    place turn 2
    place unit A15 at 1606
    place unit B31 at 1605
    place phase american guns
    fire A15 B31; roll 9; roll 9
    event damage-roll A15 9
    event fire-result 1 A15
    event step-lost A15
    event army-morale british 1 15 a step lost
    event army-morale american -1 12 a step lost
    no event retreated
    is unit A15 at 1606 reduced

% GT-10.28, GT-10.29: rifles at no artillery: 0 is AM
    place turn 2
    place unit A02 at 1606
    place unit B07 at 1605 has-fired
    place phase american rifles
    fire A02 B07; roll 9; roll 0
    event damage-roll A02 0
    event fire-result AM A02
    event army-morale american -1 12 an AM suffered
    no event army-morale british
    no event retreated
    no event disrupted
    no event step-lost
    is unit A02 at 1606

% GT-10.28, GT-10.29: rifles at no artillery: 1 is AM
    place turn 2
    place unit A02 at 1606
    place unit B07 at 1605 has-fired
    place phase american rifles
    fire A02 B07; roll 9; roll 1
    event damage-roll A02 1
    event fire-result AM A02
    event army-morale american -1 12 an AM suffered
    no event army-morale british
    no event retreated
    no event disrupted
    no event step-lost
    is unit A02 at 1606

% GT-10.28, GT-10.29: rifles at no artillery: 2 is AM
    place turn 2
    place unit A02 at 1606
    place unit B07 at 1605 has-fired
    place phase american rifles
    fire A02 B07; roll 9; roll 2
    event damage-roll A02 2
    event fire-result AM A02
    event army-morale american -1 12 an AM suffered
    no event army-morale british
    no event retreated
    no event disrupted
    no event step-lost
    is unit A02 at 1606

% GT-10.28, GT-10.29: rifles at no artillery: 3 is AM
    place turn 2
    place unit A02 at 1606
    place unit B07 at 1605 has-fired
    place phase american rifles
    fire A02 B07; roll 9; roll 3
    event damage-roll A02 3
    event fire-result AM A02
    event army-morale american -1 12 an AM suffered
    no event army-morale british
    no event retreated
    no event disrupted
    no event step-lost
    is unit A02 at 1606

% GT-10.28: rifles at no artillery: 4 is R
    place turn 2
    place unit A02 at 1606
    place unit B07 at 1605 has-fired
    place phase american rifles
    fire A02 B07; roll 9; roll 4
    event damage-roll A02 4
    event fire-result R A02
    event retreated A02 1606 1507
    no event army-morale
    no event disrupted
    no event step-lost
    is unit A02 at 1507

% GT-10.28: rifles at no artillery: 5 is R
    place turn 2
    place unit A02 at 1606
    place unit B07 at 1605 has-fired
    place phase american rifles
    fire A02 B07; roll 9; roll 5
    event damage-roll A02 5
    event fire-result R A02
    event retreated A02 1606 1507
    no event army-morale
    no event disrupted
    no event step-lost
    is unit A02 at 1507

% GT-10.28: rifles at no artillery: 6 is R
    place turn 2
    place unit A02 at 1606
    place unit B07 at 1605 has-fired
    place phase american rifles
    fire A02 B07; roll 9; roll 6
    event damage-roll A02 6
    event fire-result R A02
    event retreated A02 1606 1507
    no event army-morale
    no event disrupted
    no event step-lost
    is unit A02 at 1507

% GT-10.28: rifles at no artillery: 7 is D
    place turn 2
    place unit A02 at 1606
    place unit B07 at 1605 has-fired
    place phase american rifles
    fire A02 B07; roll 9; roll 7
    event damage-roll A02 7
    event fire-result D A02
    event disrupted A02
    event army-morale american -1 12 a D suffered
    no event army-morale british
    no event step-lost
    is unit A02 at 1507 disrupted
    text "2 to go"

% GT-10.28: rifles at no artillery: 8 is D
    place turn 2
    place unit A02 at 1606
    place unit B07 at 1605 has-fired
    place phase american rifles
    fire A02 B07; roll 9; roll 8
    event damage-roll A02 8
    event fire-result D A02
    event disrupted A02
    event army-morale american -1 12 a D suffered
    no event army-morale british
    no event step-lost
    is unit A02 at 1507 disrupted
    text "2 to go"

% GT-10.28: rifles at no artillery: 9 is 1*
    place turn 2
    place unit A02 at 1606
    place unit B07 at 1605 has-fired
    place phase american rifles
    fire A02 B07; roll 9; roll 9
    event damage-roll A02 9
    event fire-result 1* A02
    event step-lost A02
    event army-morale british 1 15 a step lost
    event army-morale american -1 12 a step lost
    no event retreated
    is unit A02 at 1606 reduced

% GT-10.28: rifles at artillery: 0 is R
    place turn 2
    place unit A15 at 1606
    place unit B07 at 1605 has-fired
    place phase american rifles
    fire A15 B07; roll 9; roll 0
    event damage-roll A15 0
    event fire-result R A15
    event retreated A15 1606 1507
    no event army-morale
    no event disrupted
    no event step-lost
    is unit A15 at 1507

% GT-10.28: rifles at artillery: 1 is R
    place turn 2
    place unit A15 at 1606
    place unit B07 at 1605 has-fired
    place phase american rifles
    fire A15 B07; roll 9; roll 1
    event damage-roll A15 1
    event fire-result R A15
    event retreated A15 1606 1507
    no event army-morale
    no event disrupted
    no event step-lost
    is unit A15 at 1507

% GT-10.28: rifles at artillery: 2 is R
    place turn 2
    place unit A15 at 1606
    place unit B07 at 1605 has-fired
    place phase american rifles
    fire A15 B07; roll 9; roll 2
    event damage-roll A15 2
    event fire-result R A15
    event retreated A15 1606 1507
    no event army-morale
    no event disrupted
    no event step-lost
    is unit A15 at 1507

% GT-10.28: rifles at artillery: 3 is R
    place turn 2
    place unit A15 at 1606
    place unit B07 at 1605 has-fired
    place phase american rifles
    fire A15 B07; roll 9; roll 3
    event damage-roll A15 3
    event fire-result R A15
    event retreated A15 1606 1507
    no event army-morale
    no event disrupted
    no event step-lost
    is unit A15 at 1507

% GT-10.28: rifles at artillery: 4 is R
    place turn 2
    place unit A15 at 1606
    place unit B07 at 1605 has-fired
    place phase american rifles
    fire A15 B07; roll 9; roll 4
    event damage-roll A15 4
    event fire-result R A15
    event retreated A15 1606 1507
    no event army-morale
    no event disrupted
    no event step-lost
    is unit A15 at 1507

% GT-10.28: rifles at artillery: 5 is D
    place turn 2
    place unit A15 at 1606
    place unit B07 at 1605 has-fired
    place phase american rifles
    fire A15 B07; roll 9; roll 5
    event damage-roll A15 5
    event fire-result D A15
    event disrupted A15
    event army-morale american -1 12 a D suffered
    no event army-morale british
    no event step-lost
    is unit A15 at 1507 disrupted
    text "2 to go"

% GT-10.28: rifles at artillery: 6 is D
    place turn 2
    place unit A15 at 1606
    place unit B07 at 1605 has-fired
    place phase american rifles
    fire A15 B07; roll 9; roll 6
    event damage-roll A15 6
    event fire-result D A15
    event disrupted A15
    event army-morale american -1 12 a D suffered
    no event army-morale british
    no event step-lost
    is unit A15 at 1507 disrupted
    text "2 to go"

% GT-10.28: rifles at artillery: 7 is D
    place turn 2
    place unit A15 at 1606
    place unit B07 at 1605 has-fired
    place phase american rifles
    fire A15 B07; roll 9; roll 7
    event damage-roll A15 7
    event fire-result D A15
    event disrupted A15
    event army-morale american -1 12 a D suffered
    no event army-morale british
    no event step-lost
    is unit A15 at 1507 disrupted
    text "2 to go"

% GT-10.28: rifles at artillery: 8 is 1
    place turn 2
    place unit A15 at 1606
    place unit B07 at 1605 has-fired
    place phase american rifles
    fire A15 B07; roll 9; roll 8
    event damage-roll A15 8
    event fire-result 1 A15
    event step-lost A15
    event army-morale british 1 15 a step lost
    event army-morale american -1 12 a step lost
    no event retreated
    is unit A15 at 1606 reduced

% GT-10.28: rifles at artillery: 9 is 1*
    place turn 2
    place unit A15 at 1606
    place unit B07 at 1605 has-fired
    place phase american rifles
    fire A15 B07; roll 9; roll 9
    event damage-roll A15 9
    event fire-result 1* A15
    event step-lost A15
    event army-morale british 1 15 a step lost
    event army-morale american -1 12 a step lost
    no event retreated
    is unit A15 at 1606 reduced

% GT-10.28: the odds of a shot of guns: to hit, then each result of the column
    place turn 2
    place unit A02 at 1606
    place unit B31 at 1605                  # 2 SP: four faces of ten hit
    place phase american guns
    odds "fire A02 B31" : "is disrupted" 12/100, "loses a step" 12/100, "retreats" 28/100

% GT-10.28: at artillery five faces hit, and the column is another
    place turn 2
    place unit A15 at 1606
    place unit B31 at 1605
    place phase american guns
    odds "fire A15 B31" : "is disrupted" 15/100, "loses a step" 5/100, "retreats" 40/100

% GT-10.28: the odds of rifles; the leader falls with the star alone
    place turn 2
    place unit A02 at 1606
    place unit SULLIVAN at 1606
    place unit B08 at 1605 has-fired
    place phase american rifles
    odds "fire A02 B08" : "is disrupted" 8/100, "A02 loses a step" 4/100, "SULLIVAN is lost" 4/100

% GT-10.28: of rifles at artillery
    place turn 2
    place unit A15 at 1606
    place unit SULLIVAN at 1606
    place unit B08 at 1605 has-fired
    place phase american rifles
    odds "fire A15 B08" : "is disrupted" 15/100, "A15 loses a step" 10/100, "SULLIVAN is lost" 5/100

% GT-10.28: the second die has no modifiers, whatever the first one had
    place turn 2
    place unit B03 at 3312
    place unit A15 at 3212
    place phase british guns
    fire B03 A15; roll 9
    event modifier the target is in the Chew House -3
    roll 9
    event damage-roll B03 9
    event fire-result 1* B03
    event step-lost B03

% GT-10.29: AM hits the army of the target, whichever it is, and no other unit of the hex checks
    place turn 2
    place unit B13 at 1606
    place unit B14 at 1606
    place unit A06 at 1605 has-fired
    place phase british rifles
    fire B13 A06; roll 9; roll 3
    event fire-result AM B13
    event army-morale british -1 13 an AM suffered
    no event army-morale american
    no event check-roll
    asks british declare

% GT-10.30: R falls on the target alone, which retreats one hex
    place turn 2
    place unit B13 at 1606
    place unit A15 at 1605
    place phase british guns
    fire B13 A15; roll 9; roll 0
    event retreated B13 1606 1707
    no event army-morale
    is unit B13 at 1707
    asks dice 1d0-9 initiative                    # nothing else is asked

% GT-10.30: D makes the target one level worse and drives it three hexes
    place turn 2
    place unit B13 at 1606 disrupted
    place unit A15 at 1605
    place phase british guns
    fire B13 A15; roll 9; roll 5
    event shattered B13
    event army-morale british -1 13 a D suffered
    event retreated B13 1606 1707
    text "2 to go"
    to 1807; to 1908
    is unit B13 at 1908 shattered
    asks dice 1d0-9 initiative

% GT-10.30: D on a shattered target: it is captured, and the side that fired is the captor
    place turn 2
    place unit B13 at 1606 shattered
    place unit A15 at 1605
    place unit A02 at 1705
    place morale american 10
    place phase british guns
    fire B13 A15; roll 9; roll 5
    event captured B13 1606 it was shattered already
    event army-morale american 1 11 a unit captured
    event army-morale british -1 * a unit captured
    is unit B13 captured.

% GT-10.30: a step lost gives the firing side its army morale
    place turn 2
    place morale american 9
    place unit B13 at 1606
    place unit A15 at 1605
    place phase british guns
    fire B13 A15; roll 9; roll 7
    event step-lost B13
    event army-morale american 1 10 a step lost
    event army-morale british -1 13 a step lost

% GT-10.30: the last step lost: it is eliminated
    place turn 2
    place unit B13 at 1606 reduced
    place unit A15 at 1605
    place phase british guns
    fire B13 A15; roll 9; roll 7
    event eliminated B13 1606 its last step was lost
    is unit B13 eliminated.

% GT-10.30: a target that cannot retreat is captured by the side that fired
    place turn 2
    place unit B13 at 1606
    place unit A15 at 1605
    place unit A02 at 1706
    place unit A03 at 1707
    place unit A04 at 1607
    place unit A05 at 1507
    place unit A07 at 1506
    place phase british guns
    fire B13 A15; roll 9; roll 0
    event captured B13 1606 it has nowhere to retreat to
    event army-morale american 1 14 a unit captured

% GT-10.30: in the Chew House a D disrupts, and nobody retreats
    place turn 2
    place unit B03 at 3312
    place unit A15 at 3212
    place phase british guns
    fire B03 A15; roll 9; roll 4
    event disrupted B03
    event army-morale british -1 13 a D suffered
    event retreat-ignored B03
    is unit B03 at 3312 disrupted

% GT-10.31: the senior leader of the hex falls first, then the step is lost, then the others check
    place turn 2
    place unit A02 at 1606
    place unit A03 at 1606
    place unit SULLIVAN at 1606
    place unit WAYNE at 1606
    place unit B31 at 1605
    place phase american guns
    fire A02 B31; roll 9; roll 9
    event leader-lost SULLIVAN 1606 he fell
    event army-morale british 1 15 a leader lost
    event army-morale american -1 12 a leader lost
    event step-lost A02
    event army-morale american -1 11 a step lost
    is unit SULLIVAN eliminated.
    is unit WAYNE at 1606
    is unit A02 at 1606 reduced
    asks dice 1d0-9 morale check
    roll 3                                  # with Wayne's leadership 4: not enough
    event modifier leadership 1
    event check-roll A03 3 4 4
    event check-failed A03

% GT-10.31: his leadership is gone before the others check
    place turn 2
    place unit A02 at 1606
    place unit A03 at 1606
    place unit WASHINGTON at 1606
    place unit B31 at 1605
    place phase american guns
    fire A02 B31; roll 9; roll 9
    event leader-lost WASHINGTON 1606 he fell
    event army-morale british 3 15 a leader lost
    event army-morale american -4 9 a leader lost
    event army-morale american -1 8 a step lost
    roll 5                                  # 5, and -1 for the band that the army has fallen to
    event modifier adjusted morale -1
    no event modifier leadership
    event check-roll A03 5 4 6
    event check-failed A03

% GT-10.31: without a star the leader is safe
    place turn 2
    place unit A02 at 1606
    place unit SULLIVAN at 1606
    place unit B31 at 1605
    place phase american guns
    fire A02 B31; roll 9; roll 8
    event step-lost A02
    no event leader-lost
    is unit SULLIVAN at 1606

% GT-10.31: nor does artillery harm him with a 9 at artillery, where no star is printed
    place turn 2
    place unit A15 at 1606
    place unit SULLIVAN at 1606
    place unit B31 at 1605
    place phase american guns
    fire A15 B31; roll 9; roll 9
    event fire-result 1 A15
    no event leader-lost

% GT-10.31: rifles do: at artillery and at others
    place turn 2
    place unit A15 at 1606
    place unit A02 at 1606
    place unit SULLIVAN at 1606
    place unit B07 at 1605
    place phase american rifles
    fire A15 B07; roll 9; roll 9
    event leader-lost SULLIVAN 1606 he fell
    roll 5
    again
    fire A02 B07; roll 9; roll 9
    event leader-lost SULLIVAN 1606 he fell
    roll 5

% GT-10.31: after R, D and a step lost every other combat unit of the hex checks, guns too, in the order of the tables
    place turn 2
    place unit A02 at 1606
    place unit A03 at 1606
    place unit A34 at 1606
    place unit A04 at 1506                  # in another hex
    place unit B31 at 1605
    place phase american guns
    fire A02 B31; roll 9; roll 7
    asks dice 1d0-9 morale check
    roll 5
    event check-passed A03
    roll 5
    event check-passed A34
    asks american declare

% GT-10.31: after R the target goes first, then the others check, and who fails goes one hex
    place turn 2
    place unit A02 at 1606
    place unit A03 at 1606
    place unit B31 at 1605
    place phase american guns
    fire A02 B31; roll 9; roll 3
    event retreated A02 1606 1507
    asks dice 1d0-9 morale check
    roll 4
    event check-failed A03
    event retreated A03 1606 1507
    no event army-morale

% GT-10.31: and after D, when its three hexes are done
    place turn 2
    place unit A02 at 1606
    place unit A03 at 1606
    place unit B31 at 1605
    place phase american guns
    fire A02 B31; roll 9; roll 4
    event disrupted A02
    asks american retreat
    to 1407; to 1308
    asks dice 1d0-9 morale check
    roll 5
    event check-passed A03

% GT-10.31: nobody in the Chew House checks
    place turn 2
    place unit B03 at 3312
    place unit B13 at 3312
    place unit A15 at 3212
    place phase british guns
    fire B03 A15; roll 9; roll 9
    event step-lost B03
    no event check-roll

% GT-10.32: nobody advances after fire, though the hex is empty
    place turn 2
    place unit A02 at 1606
    place unit B07 at 1605
    place phase american rifles
    fire A02 B07; roll 9; roll 4
    event retreated A02 1606 1507
    no event advanced
    asks british move
    is unit B07 at 1605
