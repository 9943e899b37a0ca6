# Germantown, chapter 10: who fires, when, at whom. Numbers to hit: 10a-to-hit.t; modifiers: 10b-fire-modifiers.t; damage: 10c-damage.t.
# The field around 1606 is open, flat and without water.
battle germantown-1777

% given BATTERY
    place turn 2
    place fog clear
    place unit B02 at 1606
    place unit A02 at 1605
    place unit A03 at 1603

% GT-10.1, GT-10.15: a gun of the side that is not phasing fires in the phase of its own, once
    given BATTERY
    place unit A04 at 1706
    place phase american guns
    asks british guns
    answers fire A02 B02, fire A04 B02, pass
    fire A02 B02; roll 6
    event fire B02 A02 1 1605
    event hit-roll A02 6 6 7
    event missed A02
    fire A04 B02                            refused unasked

% GT-10.1: who has fired does not fire again while others still may
    given BATTERY
    place unit A04 at 1706
    place unit B12 at 1707
    place phase american guns
    fire A02 B02; roll 0
    asks british guns
    fire A04 B02                            refused GT-10.1 "has fired in this phase"
    fire A04 B12; roll 0
    event missed A04

% GT-10.1: the guns of either side fire, each in the other's player turn
    place turn 2
    place fog clear
    place unit A15 at 1606
    place unit B13 at 1605
    place phase british guns
    asks american guns
    fire B13 A15; roll 5
    event hit-roll B13 5 5 6
    event missed B13

% GT-10.1: at a combat unit of the phasing player: not at a friend, a leader, or one that is not there
    given BATTERY
    place unit B13 at 1607
    place unit SULLIVAN at 1605
    place unit A42 waiting
    place unit A05 eliminated
    place phase american guns
    fire B13 B02                            refused GT-10.1 "enemy combat unit on the map"
    fire SULLIVAN B02                       refused GT-10.1 "no leader"
    fire A42 B02                            refused GT-10.1
    fire A05 B02                            refused GT-10.1
    fire A02 B02; roll 0

% GT-10.1: infantry is no artillery, and a gun off the map does not fire
    given BATTERY
    place unit B13 at 1607
    place unit B12 eliminated
    place phase american guns
    fire A02 B13                            refused GT-10.1 "is no artillery"
    fire A02 B12                            refused GT-10.1 "not on the map"
    fire A02 B02 B13                        refused GT-10.1

% GT-10.1: three hexes are in range, four are not
    place turn 2
    place fog clear
    place unit B02 at 1604
    place unit A02 at 1607
    place unit A03 at 1608
    place phase american guns
    answers fire A02 B02, pass
    fire A03 B02                            refused GT-10.1 "4 hexes away"
    fire A02 B02; roll 8
    event hit-roll A02 8 8 9

% GT-10.1: only what is seen is shot at
    place turn 2
    place fog clear
    place unit B02 at 1604
    place unit A02 at 1606
    place unit A03 at 1607                  # behind A02
    place phase american guns
    answers fire A02 B02, pass
    fire A03 B02                            refused "not see"

% GT-10.2: a pinned gun fires
    given BATTERY
    place unit B13 at 1606 pinned
    place unit A05 at 1605 pinned
    place unit B12 at 1707 pinned
    place unit A04 at 1706 pinned
    place pin 1 B13 A05
    place pin 2 B12 A04
    place phase american guns
    fire A04 B12; roll 6
    event hit-roll A04 6 6 7

% GT-10.3: a gun that is disrupted, shattered or panicked does not fire
    place turn 2
    place fog clear
    place unit B02 at 1606 disrupted
    place unit B12 at 1706 shattered
    place unit B20 at 1506
    place unit A02 at 1605
    place unit A03 at 1603
    place phase american guns
    answers fire A02 B20, pass
    fire A02 B02                            refused GT-10.3
    fire A02 B12                            refused GT-10.3
    fire A02 B20 B02                        refused GT-10.3

% GT-10.3: nor does a panicked gun
    place turn 2
    place fog clear
    place unit A15 at 1606 panicked
    place unit A34 at 1706
    place unit B13 at 1605
    place phase british guns
    answers fire B13 A34, pass
    fire B13 A15                            refused GT-10.3

% GT-10.3: a reduced gun fires, with the strength it has left
    place turn 2
    place fog clear
    place unit B31 at 1606 reduced
    place unit A02 at 1605
    place phase american guns
    fire A02 B31; roll 6
    event fire B31 A02 1 1605
    event hit-roll A02 6 6 7

% GT-10.4: with an enemy next to it a gun fires at such a one alone
    given BATTERY
    place phase american guns
    answers fire A02 B02, pass
    fire A03 B02                            refused GT-10.4 "an enemy next to it"

% GT-10.4: whatever state the enemy next to it is in, but a leader is no such enemy
    place turn 2
    place fog clear
    place unit B02 at 1606
    place unit A02 at 1605 shattered
    place unit A03 at 1806
    place phase american guns
    answers fire A02 B02, pass
    fire A03 B02                            refused GT-10.4

% GT-10.4: nobody but a leader next to it leaves the gun free
    place turn 2
    place fog clear
    place unit B02 at 1606
    place unit SULLIVAN at 1605
    place unit A03 at 1806
    place phase american guns
    fire A03 B02; roll 8
    event hit-roll A03 8 8 9

% GT-10.4: also when the one next to it has had its shot
    given BATTERY
    place unit B12 at 1506                  # next to A02 as well
    place unit A04 at 1806                  # two hexes from B02
    place phase american guns
    fire A02 B12; roll 0
    fire A04 B02                            refused unasked
    not over

% GT-10.5: guns of one range column fire as one
    place turn 2
    place fog clear
    place unit A02 at 1606
    place unit B31 at 1605
    place unit B02 at 1706
    place phase american guns
    answers fire A02 B31, fire A02 B02, fire A02 B02 B31, pass
    fire A02 B31 B02; roll 3
    event fire B31 A02 2 1606
    event fire B02 A02 1 1606
    event hit-roll A02 3 3 4

% GT-10.5: two and three hexes are one column
    place turn 2
    place fog clear
    place unit A02 at 1606
    place unit B31 at 1604                  # two away
    place unit B02 at 1906                  # three away
    place phase american guns
    fire A02 B31 B02; roll 6
    event hit-roll A02 6 6 7

% GT-10.5: adjacent guns and others do not fire as one
    place turn 2
    place fog clear
    place unit A02 at 1606
    place unit B31 at 1605
    place unit B02 at 1806
    place phase american guns
    no answer fire A02 B02 B31
    fire A02 B31 B02                        refused GT-10.5 "all are adjacent"
    fire A02 B02; roll 0

% GT-10.6: a shot takes effect before the next: who was driven out of sight is no target any more
    place turn 2
    place fog clear
    place unit B02 at 1606
    place unit B12 at 1707
    place unit A02 at 1605
    place unit A03 at 1805
    place phase american guns
    fire A02 B02; roll 7; roll 4                        # a hit: D
    to 1505; to 1404; to 1304
    asks british guns
    answers fire A03 B12, pass

% GT-10.6: and a hex that was emptied hides nobody any more
    place turn 2
    place fog clear
    place unit B02 at 1604
    place unit B12 at 1706
    place unit A02 at 1606
    place unit A03 at 1607
    place phase american guns
    no answer fire A03 B02
    fire A02 B12; roll 7; roll 0                        # R
    to 1506
    answer fire A03 B02
    fire A03 B02                            ok
    roll 0

% GT-10.7: a unit is shot at once in a phase, hit or missed
    place turn 2
    place fog clear
    place unit B02 at 1606
    place unit B12 at 1506
    place unit A02 at 1605
    place unit A03 at 1706
    place phase american guns
    fire A02 B02; roll 0
    event missed A02
    fire A02 B12                            refused unasked          # B12 has nobody else, and is not asked

% GT-10.7: another of the same hex may be shot at
    place turn 2
    place fog clear
    place unit B02 at 1606
    place unit B12 at 1506
    place unit A02 at 1605
    place unit A03 at 1605
    place phase american guns
    fire A02 B02; roll 0
    fire A02 B12                            refused GT-10.7 "once in a phase"
    answers fire A03 B12, pass
    fire A03 B12; roll 0

% GT-10.7: what guns have shot at, rifles may shoot at too: another phase
    place turn 2
    place fog clear
    place unit B02 at 1606
    place unit B07 at 1506
    place unit A02 at 1605
    place phase american guns
    fire A02 B02; roll 0
    asks british rifles
    fire A02 B07; roll 0
    event missed A02

% GT-10.7: the rifle phase is one phase for the militia's gun too
    place turn 2
    place fog clear
    place unit A40 at 3623
    place unit A06 at 3724
    place unit B08 at 3723
    place unit B13 at 3723
    place phase american rifles
    pass
    fire B08 A06; roll 0
    asks american shell
    fire B08 A40                            refused GT-10.7
    fire B13 A40; roll 0
    event missed B13

% GT-10.8: nobody has to fire
    given BATTERY
    place phase american guns
    pass
    no event fire

% GT-10.8: rifles need not either
    place turn 2
    place fog clear
    place unit A06 at 1606
    place unit B07 at 1605
    place phase american rifles
    asks british rifles
    pass
    asks american rifles
    pass
    asks american declare

% GT-10.9: the guns of the phasing player do not fire
    place turn 2
    place fog clear
    place unit B02 at 1606
    place unit A15 at 1605
    place unit A06 at 1506
    place phase american guns
    fire A15 B02 A15                        refused GT-10.9
    pass
    asks american rifles
    fire B02 A15                            refused GT-10.9 "in its own player turn"
    fire B02 A06; roll 0

% GT-10.9: nor does a gun of the phasing player in the bombardment zone that is not the militia's
    place turn 2
    place fog clear
    place unit A40 at 3623
    place unit A34 at 3622
    place unit B08 at 3723
    place phase american shelling
    asks american shell
    answers fire B08 A40, pass
    fire B08 A34                            refused GT-23.30
    fire B08 A40 A34                        refused GT-23.30

% GT-10.10: in the rifle phase the side that is not phasing fires first, then the other
    place turn 2
    place fog clear
    place unit A06 at 1606
    place unit B07 at 1605
    place phase american rifles
    asks british rifles
    american: fire B07 A06                  refused not-yours
    fire A06 B07; roll 0
    asks american rifles
    fire B07 A06; roll 0
    asks american declare

% GT-10.10: and the other way round in the British player turn
    place turn 2
    place fog clear
    place unit A06 at 1606
    place unit B07 at 1605
    place phase british rifles
    asks american rifles
    fire B07 A06; roll 0
    asks british rifles
    fire A06 B07; roll 0
    asks british declare

% GT-10.10: each in the order its owner likes
    place turn 2
    place fog clear
    place unit A06 at 1606
    place unit A22 at 1606
    place unit B07 at 1605
    place unit B08 at 1706
    place phase american rifles
    fire A22 B08; roll 0
    fire A06 B07; roll 0
    again
    fire A06 B07; roll 0
    fire A22 B08; roll 0
    asks american rifles

% GT-10.11: units of the rifle type fire with their SP, those with a rifle strength with that alone
    place turn 2
    place fog clear
    place unit A22 at 1606 has-fired
    place unit A50 at 1605 has-fired
    place unit A06 at 1506 has-fired
    place unit B13 at 1706
    place unit B09 at 1507
    place unit A02 at 1607
    place phase british rifles
    asks american rifles
    fire B13 A22 A50; roll 5
    event fire A22 B13 1 1706
    event fire A50 B13 1 1706
    event hit-roll B13 5 5 6
    fire B09 A06; roll 5
    event fire A06 B09 2 1507
    event hit-roll B09 5 5 6

% GT-10.11: the strength left of a reduced rifle unit; a rifle strength is the same on either side
    place turn 2
    place fog clear
    place unit A06 at 1606 reduced has-fired
    place unit A50 at 1605 reduced has-fired
    place unit B13 at 1706
    place unit B14 at 1706
    place phase british rifles
    fire B13 A06; roll 6
    event fire A06 B13 1 1706
    event hit-roll B13 6 6 7
    fire B14 A50; roll 6
    event fire A50 B14 1 1706
    event hit-roll B14 6 6 7

% GT-10.11: others have no rifles, light infantry neither
    place turn 2
    place fog clear
    place unit A01 at 1606
    place unit A02 at 1606
    place unit A06 at 1606
    place unit B13 at 1605
    place phase british rifles
    answers fire B13 A06, pass
    fire B13 A01                            refused GT-10.11 "has no rifles"
    fire B13 A02                            refused GT-10.11 "has no rifles"
    fire B13 A06 A02                        refused GT-10.11

% GT-10.11: rifles must be steady
    place turn 2
    place fog clear
    place unit A06 at 1606 disrupted
    place unit A22 at 1606 panicked
    place unit A50 at 1506
    place unit B13 at 1605
    place phase british rifles
    answers fire B13 A50, pass
    fire B13 A06                            refused GT-10.11 "disrupted, shattered or panicked"
    fire B13 A22                            refused GT-10.11

% GT-10.11: shattered rifles do not fire, pinned ones do
    place turn 2
    place fog clear
    place unit B07 at 1606 shattered
    place unit B08 at 1606 pinned
    place unit A02 at 1605 pinned
    place pin 1 B08 A02
    place phase american rifles
    answers fire A02 B08, pass
    fire A02 B07                            refused GT-10.11

% GT-10.12: rifles reach three hexes, and no further
    place turn 2
    place fog clear
    place unit B07 at 1604 has-fired
    place unit A02 at 1607
    place unit A03 at 1608
    place phase american rifles
    answers fire A02 B07, pass
    fire A03 B07                            refused GT-10.12 "4 hexes away"
    fire A02 B07; roll 6
    event hit-roll A02 6 6 7

% GT-10.12: rifles with an enemy next to them fire at such a one alone
    place turn 2
    place fog clear
    place unit B07 at 1606
    place unit A02 at 1605
    place unit A03 at 1806
    place phase american rifles
    answers fire A02 B07, pass
    fire A03 B07                            refused GT-10.4

% GT-10.12: rifles do not see through a unit
    place turn 2
    place fog clear
    place unit B07 at 1604
    place unit A02 at 1606
    place unit A03 at 1607
    place phase american rifles
    answers fire A02 B07, pass
    fire A03 B07                            refused "not see"

% GT-10.12: rifles of one range column fire as one, others do not
    place turn 2
    place fog clear
    place unit A02 at 1606
    place unit B07 at 1605 has-fired
    place unit B08 at 1706 has-fired
    place unit B06 at 1608
    place phase american rifles
    fire A02 B07 B08 B06                    refused GT-10.5
    fire A02 B06 B08                        refused GT-10.5
    fire A02 B07 B08; roll 3
    event hit-roll A02 3 3 4

% GT-10.12: rifles shoot at a unit once in a phase
    place turn 2
    place fog clear
    place unit A02 at 1606
    place unit A03 at 1606
    place unit B07 at 1605
    place unit B08 at 1706
    place phase american rifles
    fire A02 B07; roll 0
    fire A02 B08                            refused GT-10.7
    fire A03 B08; roll 0

% GT-10.12: a rifle unit fires once in a phase
    place turn 2
    place fog clear
    place unit A02 at 1606
    place unit A03 at 1606
    place unit B07 at 1605
    place unit B08 at 1706
    place phase american rifles
    fire A02 B07; roll 0
    fire A03 B07                            refused GT-2.7 "has fired in this phase"

% GT-10.12: rifles fire at enemy combat units on the map
    place turn 2
    place fog clear
    place unit A02 at 1606
    place unit SULLIVAN at 1606
    place unit A42 waiting
    place unit B07 at 1605
    place unit B13 at 1604
    place phase american rifles
    fire B13 B07                            refused GT-10.12
    fire SULLIVAN B07                       refused GT-10.12 "no leader"
    fire A42 B07                            refused GT-10.12

% GT-10.13: rifles and guns do not add up, neither in the one phase nor in the other
    place turn 2
    place fog clear
    place unit A02 at 1606
    place unit A03 at 1606
    place unit B07 at 1605
    place unit B02 at 1706
    place phase american guns
    answers fire A02 B02, fire A03 B02, pass
    fire A02 B02 B07                        refused GT-10.13 "among guns"
    pass
    asks british rifles
    answers fire A02 B07, fire A03 B07, pass
    fire A02 B07 B02                        refused GT-10.13 "among rifles"

% GT-10.14: who has fired may attack in the same player turn
    place turn 2
    place fog clear
    place unit A06 at 1606
    place unit A22 at 1506
    place unit B13 at 1605
    place phase american rifles
    fire B13 A06; roll 0
    fire B13 A22                            refused unasked
    asks american declare
    attack 1605; with A06 A22; declare
    event declared A06 1605
    event declared A22 1605
