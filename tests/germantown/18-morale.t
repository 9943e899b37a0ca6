# Germantown, chapter 18: morale of units, morale rolls, the Rally Phase.
# A modifier of nothing is not told, so where adjusted morale is 0 the total says it.
battle germantown-1777

% GT-18.1: morale of the full side and of the band together
    place turn 2
    place morale american 11
    place unit A07 at 1606 disrupted                    # +1, reduced 0
    place unit A08 at 1606 reduced disrupted
    place phase american rally
    rally A07; roll 3
    event modifier adjusted morale 1
    event rally-roll A07 3 4 4
    rally A08; roll 4
    no event modifier
    event rally-roll A08 4 4 5

% GT-18.1, GT-19.2: in a fatigued army 1 less, on either side of the counter
    place turn 2
    place morale american 10
    place unit A07 at 1606 disrupted
    place unit A08 at 1606 reduced disrupted
    place phase american rally
    rally A07; roll 4
    no event modifier
    event rally-roll A07 4 4 5
    rally A08; roll 4
    event modifier adjusted morale -1
    event rally-roll A08 4 3 6

% GT-18.1, GT-19.2: in a wavering army 2 less
    place turn 2
    place morale american 4
    place unit A07 at 1606 disrupted
    place unit A08 at 1606 reduced disrupted
    place phase american rally
    rally A07; roll 5
    event modifier adjusted morale -1
    event rally-roll A07 5 4 6
    rally A08; roll 6
    event modifier adjusted morale -2
    event rally-roll A08 6 4 7

% GT-18.1: the British go by their own army's band
    place turn 2
    place morale american 15
    place morale british 4
    place unit B13 at 1606 disrupted                    # +2
    place unit B14 at 1606 reduced disrupted            # -1
    place phase british rally
    rally B13; roll 4
    no event modifier
    event rally-roll B13 4 4 5
    rally B14; roll 7
    event modifier adjusted morale -3
    event rally-roll B14 7 4 8

% GT-18.2: 5 passes a rally, 4 does not
    place turn 2
    place unit A02 at 1606 disrupted                    # 0
    place phase american rally
    rally A02; roll 4
    event rally-roll A02 4 4 5
    event not-rallied A02
    again
    rally A02; roll 5
    event rally-roll A02 5 5 5
    event rallied A02

% GT-18.2: the odds of a rally say the same
    place turn 2
    place unit A02 at 1606 disrupted                    # 0: five faces of ten
    place unit A07 at 1605 disrupted                    # +1
    place unit A37 at 1604 reduced disrupted            # -2
    place phase american rally
    odds "rally A02" : rallies 5/10
    odds "rally A07" : rallies 6/10
    odds "rally A37" : rallies 3/10

% GT-18.2: 5 passes a check, 4 does not
    place turn 2
    place unit A02 at 1606
    place unit A03 at 1606
    place unit B31 at 1605
    place phase american guns
    fire A02 B31; roll 9; roll 7
    asks dice 1d0-9 morale check
    roll 4
    event check-roll A03 4 4 5
    event check-failed A03
    again
    fire A02 B31; roll 9; roll 7; roll 5
    event check-roll A03 5 5 5
    event check-passed A03

% GT-18.2: a sum that no die can fail
    place turn 2
    place morale british 14
    place unit B13 at 3312 disrupted                    # +2, and +1 in the house, and Howe +2
    place unit HOWE at 3312
    place phase british rally
    rally B13; roll 0
    event rally-roll B13 0 5 0
    event rallied B13

% GT-18.2: a 9 is not enough for those who need ten
    place turn 2
    place unit A38 at 1606 reduced panicked             # -2
    place morale american 3                             # -2, panicked -1
    place phase american rally
    rally A38; roll 9
    event rally-roll A38 9 4 10
    event not-rallied A38

% GT-18.3: the leadership of a leader in the hex is added
    place turn 2
    place unit A02 at 1606 disrupted
    place unit A03 at 1605 disrupted
    place unit SULLIVAN at 1606
    place phase american rally
    rally A02; roll 4
    event modifier leadership 1
    event rally-roll A02 4 5 4
    event rallied A02
    rally A03; roll 4                                   # he stands in the next hex
    no event modifier leadership
    event not-rallied A03

% GT-18.3: in checks as well
    place turn 2
    place unit A02 at 1606
    place unit A03 at 1606
    place unit SULLIVAN at 1606
    place unit B31 at 1605
    place phase american guns
    fire A02 B31; roll 9; roll 7; roll 4
    event modifier leadership 1
    event check-passed A03

% GT-18.3: of several the most senior alone, better or worse
    place turn 2
    place unit A02 at 1606 disrupted
    place unit STEPHEN at 1606                          # 0
    place unit MUHLENBERG at 1606                       # +1, but junior
    place unit A03 at 1605 disrupted
    place unit GREENE at 1605                           # +1
    place unit WASHINGTON at 1605                       # +2
    place phase american rally
    rally A02; roll 4
    no event modifier leadership
    event not-rallied A02
    rally A03; roll 3
    event modifier leadership 2
    event rally-roll A03 3 5 3

% GT-18.3: every leader by his own leadership, the Americans
    place turn 2
    place unit A02 at 1606 disrupted
    place unit A03 at 1505 disrupted
    place unit A04 at 1705 disrupted
    place unit A05 at 1608 disrupted
    place unit A11 at 1508 disrupted
    place unit A17 at 1708 disrupted
    place unit A18 at 1408 disrupted
    place unit A21 at 1808 disrupted
    place unit A37 at 1604 disrupted                    # militia: -1
    place unit WASHINGTON at 1606
    place unit GREENE at 1505
    place unit SULLIVAN at 1705
    place unit WAYNE at 1608
    place unit STEPHEN at 1508
    place unit MUHLENBERG at 1708
    place unit MAXWELL at 1408
    place unit MATHEWS at 1808
    place unit ARMSTRONG at 1604
    place phase american rally
    rally A02; roll 0
    event rally-roll A02 0 2 3
    rally A03; roll 0
    event rally-roll A03 0 1 4
    rally A04; roll 0
    event rally-roll A04 0 1 4
    rally A05; roll 0
    event rally-roll A05 0 1 4
    rally A11; roll 0
    event rally-roll A11 0 0 5
    rally A17; roll 0
    event rally-roll A17 0 1 4
    rally A18; roll 0
    event rally-roll A18 0 1 4
    rally A21; roll 0
    event rally-roll A21 0 1 4
    rally A37; roll 0
    event rally-roll A37 0 -1 6

% GT-18.3: every leader by his own leadership, the British
    place turn 2
    place unit B14 at 1606 disrupted
    place unit B15 at 1505 disrupted
    place unit B22 at 1705 disrupted
    place unit B25 at 1608 disrupted
    place unit B26 at 1508 disrupted
    place unit B10 at 1708 disrupted
    place unit B11 at 1408 disrupted
    place unit HOWE at 1606
    place unit CORNWALLIS at 1505
    place unit KNYPHAUSEN at 1705
    place unit GREY at 1608
    place unit AGNEW at 1508
    place unit GRANT at 1708
    place unit MUSGRAVE at 1408
    place phase british rally
    rally B14; roll 0
    event rally-roll B14 0 2 3
    rally B15; roll 0
    event rally-roll B15 0 1 4
    rally B22; roll 0
    event rally-roll B22 0 1 4
    rally B25; roll 0
    event rally-roll B25 0 1 4
    rally B26; roll 0
    event rally-roll B26 0 1 4
    rally B10; roll 0
    event rally-roll B10 0 1 4
    rally B11; roll 0
    event rally-roll B11 0 1 4

% GT-18.3: who may not command the unit is passed over: Ewald leads Germans, and none of the others with him
    place turn 2
    place unit B09 at 1606 disrupted                    # German, +1
    place unit B06 at 1606                              # Ewald
    place unit B26 at 1606 disrupted reduced            # no German, -1
    place phase british rally
    rally B09; roll 3
    event modifier leadership 1
    event rally-roll B09 3 5 3
    rally B26; roll 5
    no event modifier leadership
    event not-rallied B26

% GT-18.3: a leader in the hex comes before Ewald, and they do not add up
    place turn 2
    place unit B10 at 1606 disrupted                    # German, 0
    place unit B06 at 1606
    place unit KNYPHAUSEN at 1606
    place phase british rally
    rally B10; roll 3
    event modifier leadership 1
    event rally-roll B10 3 4 4
    event not-rallied B10

% GT-18.3: Ewald leads himself, but not from the next hex
    place turn 2
    place unit B06 at 1606 disrupted                    # +2
    place unit B10 at 1605 disrupted
    place phase british rally
    rally B06; roll 2
    event modifier leadership 1
    event rally-roll B06 2 5 2
    rally B10; roll 4
    no event modifier leadership
    event not-rallied B10

% GT-18.4: in the Chew House +1, for either side
    place turn 2
    place unit B14 at 3312 disrupted
    place unit B15 at 3311 disrupted
    place phase british rally
    rally B14; roll 4
    event modifier in the Chew House 1
    event rally-roll B14 4 5 4
    event rallied B14
    rally B15; roll 4
    no event modifier
    event not-rallied B15

% GT-18.4: for Americans who have taken it too
    place turn 2
    place unit A02 at 3312 shattered
    place phase american rally
    rally A02; roll 4
    event modifier in the Chew House 1
    event rallied A02

% GT-18.5: inside works +1 on a rally, outside not
    place turn 2
    place unit B14 at 3908 disrupted
    place unit B15 at 3907 disrupted
    place unit B22 at 3724 disrupted
    place phase british rally
    rally B14; roll 4
    event modifier inside works 1
    event rally-roll B14 4 5 4
    rally B15; roll 4
    no event modifier
    event not-rallied B15
    rally B22; roll 4
    event modifier inside works 1
    event rallied B22

% GT-18.5: Americans inside have it as well
    place turn 2
    place unit A02 at 3908 disrupted
    place unit A03 at 3624 disrupted
    place phase american rally
    rally A02; roll 4
    event modifier inside works 1
    event rallied A02
    rally A03; roll 4
    no event modifier
    event not-rallied A03

% GT-18.5: in checks as well, whichever way the shot came
    place turn 2
    place unit B14 at 3908
    place unit B15 at 3908
    place unit A15 at 4007
    place phase british guns
    fire B14 A15; roll 9; roll 7; roll 4
    event modifier inside works 1
    event check-roll B15 4 5 4
    event check-passed B15

% GT-18.6: panicked: -1
    place turn 2
    place unit A02 at 1606 panicked
    place phase american rally
    rally A02; roll 5
    event modifier panicked -1
    event rally-roll A02 5 4 6
    event not-rallied A02
    again
    rally A02; roll 6
    event rally-roll A02 6 5 6
    event rallied A02

% GT-18.6: in a check too, and all modifiers add up
    place turn 2
    place unit A02 at 3908
    place unit A03 at 3908 panicked
    place unit SULLIVAN at 3908
    place unit B31 at 4007
    place phase american guns
    fire A02 B31; roll 9; roll 7; roll 3
    event modifier leadership 1
    event modifier inside works 1
    event modifier panicked -1
    event check-roll A03 3 4 4
    event check-failed A03

% GT-18.7: in the Rally Phase the phasing player rolls for whom he likes, in the order he likes
    place turn 2
    place unit A02 at 1606 disrupted
    place unit A03 at 1605 shattered
    place unit A04 at 1604 panicked
    place unit A05 at 1604
    place unit A07 at 1606 reduced
    place unit B13 at 3606 disrupted
    place phase american rally
    asks american rally
    answers rally A02, rally A03, rally A04, done
    rally A04; roll 0
    answers rally A02, rally A03, done
    rally A02; roll 0
    rally A03; roll 0

% GT-18.7: nobody has to be rolled for
    place turn 2
    place unit A02 at 1606 disrupted
    place phase american rally
    done
    no event rally-roll
    is unit A02 at 1606 disrupted

% GT-18.7: a unit rolls once in a phase
    place turn 2
    place unit A02 at 1606 shattered
    place unit A03 at 1606 disrupted
    place phase american rally
    rally A02; roll 9
    event rallied A02
    rally A02                               refused GT-18.7 "rolls once"
    rally A03; roll 0
    no event rallied

% GT-18.7: not steady units, enemies, leaders, or those off the map
    place turn 2
    place unit A02 at 1606 disrupted
    place unit A03 at 1606
    place unit A04 at 1606 reduced
    place unit SULLIVAN at 1606
    place unit A42 waiting
    place unit A43 eliminated
    place unit B13 at 3606 disrupted
    place phase american rally
    rally A03                               refused GT-18.7
    rally A04                               refused GT-18.7
    rally SULLIVAN                          refused GT-18.7
    rally A42                               refused GT-18.7
    rally A43                               refused GT-18.7
    rally B13                               refused GT-18.7 "of your own"

% GT-18.7: the British in their own turn
    place turn 2
    place unit A02 at 1606 disrupted
    place unit B13 at 3606 disrupted
    place phase british rally
    answers rally B13, done

% GT-18.7: also next to the enemy, and pinned or not, whoever is broken rallies where he stands
    place turn 2
    place unit A02 at 1606 disrupted
    place unit B13 at 1605
    place phase american rally
    rally A02; roll 5
    event rallied A02
    is unit A02 at 1606

% GT-18.8: shattered becomes disrupted, disrupted Parade Order
    place turn 2
    place unit A02 at 1606 shattered
    place unit A03 at 1606 disrupted reduced
    place unit A04 at 1505 disrupted
    place phase american rally
    rally A02; roll 9
    is unit A02 at 1606 disrupted rolled.
    rally A03; roll 9
    is unit A03 at 1606 reduced rolled.     # steps do not come back

% GT-18.8: who is in Parade Order again has a zone, and attacks in the same player turn
    place turn 2
    place unit A02 at 1606 disrupted
    place unit B13 at 1605
    place phase american rally
    rally A02; roll 5
    asks american declare
    duty GT-11.10 A02

% GT-18.9: a panicked unit that passes is no longer panicked
    place turn 2
    place unit A02 at 1606 panicked
    place unit A03 at 1606 disrupted
    place phase american rally
    rally A02; roll 6
    event rallied A02
    is unit A02 at 1606 rolled.

% GT-18.9: disrupted besides, it rolls for panic and for nothing else
    place turn 2
    place unit A02 at 1606 panicked disrupted
    place unit A03 at 1606 disrupted
    place phase american rally
    rally A02; roll 9
    event modifier panicked -1
    event rallied A02
    is unit A02 at 1606 disrupted rolled.
    rally A02                               refused GT-18.7

% GT-18.9: shattered besides, as well
    place turn 2
    place unit A02 at 1606 panicked shattered
    place unit A03 at 1606 disrupted
    place phase american rally
    rally A02; roll 9
    is unit A02 at 1606 shattered rolled.

% GT-18.10: each success gives 1 army morale
    place turn 2
    place morale american 9
    place unit A02 at 1606 disrupted
    place unit A03 at 1606 shattered
    place unit A04 at 1604 panicked
    place phase american rally
    rally A02; roll 9
    event army-morale american 1 10 a unit rallied
    no event army-morale british
    rally A03; roll 9
    event army-morale american 1 11 a unit rallied
    rally A04; roll 9
    event army-morale american 1 12 a unit rallied

% GT-18.10: for the British too
    place turn 2
    place morale british 7
    place unit B13 at 1606 disrupted
    place phase british rally
    rally B13; roll 9
    event army-morale british 1 8 a unit rallied
    no event army-morale american

% GT-18.11: a failure changes nothing
    place turn 2
    place unit A02 at 1606 disrupted
    place unit A03 at 1606 shattered
    place unit A04 at 1604 panicked disrupted
    place unit A05 at 1604 disrupted
    place phase american rally
    rally A02; roll 0
    event not-rallied A02
    no event army-morale
    no event retreated
    is unit A02 at 1606 disrupted rolled.
    rally A03; roll 0
    no event captured
    is unit A03 at 1606 shattered rolled.
    rally A04; roll 0
    is unit A04 at 1604 disrupted panicked rolled.
