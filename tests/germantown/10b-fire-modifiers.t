# Germantown, chapter 10: the modifiers of fire, each alone, where it does not hold, and together.
# 1606 and 3610 lie in the open; 3709 is light woods, 3722 heavy woods, 3312 the Chew House, 3908 the inside of the flechette
# (outside 3907), 3724 that of Ewald's barricade (outside 3624).
battle germantown-1777

% GT-10.17: a target in the Chew House: -3
    place turn 2
    place unit B03 at 3312
    place unit A15 at 3212                  # 2 SP: 6
    place phase british guns
    fire B03 A15; roll 8
    event modifier the target is in the Chew House -3
    event hit-roll B03 8 5 6
    event missed B03
    again
    fire B03 A15; roll 9
    event hit-roll B03 9 6 6
    roll 0

% GT-10.17: for an American target there as well, and for rifles
    place turn 2
    place unit A02 at 3312
    place unit B07 at 3212 has-fired        # 3 SP: 4
    place phase american rifles
    fire A02 B07; roll 6
    event hit-roll A02 6 3 4
    event missed A02
    again
    fire A02 B07; roll 7
    event hit-roll A02 7 4 4
    roll 0

% GT-10.17: nothing for fire out of the house
    place turn 2
    place unit B07 at 3312 has-fired
    place unit A02 at 3212
    place phase american rifles
    fire A02 B07; roll 3
    no event modifier
    event hit-roll A02 3 3 4

% GT-10.18, GT-21.9: a shot over the flechette from outside: -1
    place turn 2
    place unit B13 at 3908
    place unit A15 at 3907
    place phase british guns
    fire B13 A15; roll 6
    event modifier across works -1
    event hit-roll B13 6 5 6
    event missed B13
    again
    fire B13 A15; roll 7
    event hit-roll B13 7 6 6
    roll 0

% GT-10.18, GT-21.7: a shot over Ewald's barricade from outside: -1
    place turn 2
    place unit B13 at 3724
    place unit A40 at 3624
    place phase british guns
    fire B13 A40; roll 7
    event modifier across works -1
    event hit-roll B13 7 6 7

% GT-10.18: whoever is inside has the -1, Americans too
    place turn 2
    place unit A02 at 3908
    place unit B07 at 3907 has-fired
    place phase american rifles
    fire A02 B07; roll 4
    event modifier across works -1
    event hit-roll A02 4 3 4

% GT-10.18: the other way, out of the works, there is none
    place turn 2
    place unit A02 at 3907
    place unit B07 at 3908 has-fired
    place phase american rifles
    fire A02 B07; roll 3
    no event modifier
    event hit-roll A02 3 3 4

% GT-10.18: nor over another side of the inside hex
    place turn 2
    place unit B13 at 3908
    place unit A15 at 4007
    place phase british guns
    fire B13 A15; roll 5
    no event modifier
    event hit-roll B13 5 5 6

% GT-10.19: from two hexes straight over the works: -1
    place turn 2
    place fog clear
    place unit B13 at 3908
    place unit A15 at 3906
    place phase british guns
    fire B13 A15; roll 8
    event modifier across works -1
    event hit-roll B13 8 7 8

% GT-10.19: from three hexes straight over them, or aslant through that side: -1
    place turn 2
    place fog clear
    place unit B13 at 3908
    place unit A15 at 3905
    place unit A55 at 4005
    place phase british guns
    fire B13 A15; roll 8
    event modifier across works -1
    event hit-roll B13 8 7 8
    again
    fire B13 A55; roll 8
    event modifier across works -1
    event hit-roll B13 8 7 8

% GT-10.19: through an end of that side, on the right and on the left: -1
    place turn 2
    place fog clear
    place unit B13 at 3908
    place unit A15 at 4006
    place unit A55 at 3806
    place phase british guns
    fire B13 A15; roll 8
    event modifier across works -1
    event hit-roll B13 8 7 8
    again
    fire B13 A55; roll 8
    event modifier across works -1
    event hit-roll B13 8 7 8

% GT-10.19: through the next side of the hex there is none, at two hexes or three
    place turn 2
    place fog clear
    place unit B13 at 3908
    place unit A15 at 4107
    place unit A55 at 4106
    place phase british guns
    fire B13 A15; roll 7
    no event modifier
    event hit-roll B13 7 7 8
    again
    fire B13 A55; roll 7
    no event modifier
    event hit-roll B13 7 7 8

% GT-10.19: nor from behind
    place turn 2
    place fog clear
    place unit B13 at 3908
    place unit A15 at 3910
    place phase british guns
    fire B13 A15; roll 7
    no event modifier
    event hit-roll B13 7 7 8

% GT-10.20: a target in light woods: -1
    place turn 2
    place unit A02 at 3709
    place unit B31 at 3708
    place phase american guns
    fire A02 B31; roll 6
    event modifier the target is in woods -1
    event hit-roll A02 6 5 6
    event missed A02

% GT-10.20: a target in heavy woods: -1
    place turn 2
    place unit A02 at 3722
    place unit B31 at 3721
    place phase american guns
    fire A02 B31; roll 6
    event modifier the target is in woods -1
    event hit-roll A02 6 5 6

% GT-10.20: woods around the one who fires do not matter
    place turn 2
    place unit A02 at 3708
    place unit B07 at 3709 has-fired
    place phase american rifles
    fire A02 B07; roll 3
    no event modifier
    event hit-roll A02 3 3 4

% GT-10.21: a target that is light infantry: -1, of either side
    place turn 2
    place unit A01 at 1606
    place unit B31 at 1605
    place phase american guns
    fire A01 B31; roll 6
    event modifier the target is light infantry -1
    event hit-roll A01 6 5 6

% GT-10.21: British light infantry
    place turn 2
    place unit B01 at 1606
    place unit A06 at 1605 has-fired
    place phase british rifles
    fire B01 A06; roll 6
    event modifier the target is light infantry -1
    event hit-roll B01 6 5 6

% GT-10.21: rifles and militia are no light infantry
    place turn 2
    place unit A06 at 1606
    place unit A39 at 1606
    place unit B31 at 1605
    place phase american guns
    fire A06 B31; roll 5
    no event modifier
    event hit-roll A06 5 5 6
    again
    fire A39 B31; roll 5
    no event modifier
    event hit-roll A39 5 5 6

% GT-10.22: a target that is artillery: +1, for guns and for rifles
    place turn 2
    place unit A15 at 1606
    place unit B31 at 1605
    place unit B08 at 1706 has-fired
    place phase american guns
    fire A15 B31; roll 4
    event modifier the target is artillery 1
    event hit-roll A15 4 5 6
    event missed A15
    again
    fire A15 B31; roll 5
    event hit-roll A15 5 6 6
    roll 0
    again
    pass
    fire A15 B08; roll 4
    event modifier the target is artillery 1
    event hit-roll A15 4 5 6

% GT-10.23: a target that is cavalry: +1
    place turn 2
    place unit A35 at 1606
    place unit B31 at 1605
    place phase american guns
    fire A35 B31; roll 4
    event modifier the target is cavalry 1
    event hit-roll A35 4 5 6
    event missed A35
    again
    fire A35 B31; roll 5
    event hit-roll A35 5 6 6
    roll 0

% GT-10.23: British dragoons are cavalry
    place turn 2
    place unit B30 at 1606
    place unit A06 at 1605 has-fired
    place phase british rifles
    fire B30 A06; roll 4
    event modifier the target is cavalry 1
    event hit-roll B30 4 5 6

% GT-10.24, GT-23.37: the first shot of a rifle unit in the game: +1, the second not
    place turn 2
    place unit A02 at 1606
    place unit B07 at 1605
    place phase american rifles
    fire A02 B07; roll 2
    event modifier rifles fire for the first time 1
    event hit-roll A02 2 3 4
    event missed A02
    is unit B07 at 1605 has-fired.
    again
    fire A02 B07; roll 3
    event hit-roll A02 3 4 4
    roll 0

% GT-10.24: a unit that fired in an earlier turn has no bonus
    place turn 2
    place unit A02 at 1606
    place unit B07 at 1605 has-fired
    place phase american rifles
    fire A02 B07; roll 3
    no event modifier
    event hit-roll A02 3 3 4

% GT-10.24: line infantry with rifles has its first time too, also when it misses
    place turn 2
    place unit A22 at 1606
    place unit B13 at 1605
    place phase british rifles
    fire B13 A22; roll 5
    event modifier rifles fire for the first time 1
    event hit-roll B13 5 6 7
    is unit A22 at 1606 has-fired.

% GT-10.24: guns have no first time
    place turn 2
    place unit A02 at 1606
    place unit B31 at 1605
    place phase american guns
    fire A02 B31; roll 5
    no event modifier
    event hit-roll A02 5 5 6
    not unit B31 at 1605 has-fired

% GT-10.25: together, the bonus of the first time needs it to be the first for all
    place turn 2
    place unit A02 at 1606
    place unit B07 at 1605
    place unit B08 at 1706
    place phase american rifles
    fire A02 B07 B08; roll 2
    event modifier rifles fire for the first time 1
    event hit-roll A02 2 3 4
    is unit B07 at 1605 has-fired.
    is unit B08 at 1706 has-fired.

% GT-10.25: one of them has fired before: no bonus, and the other has had its first time
    place turn 2
    place unit A02 at 1606
    place unit B07 at 1605 has-fired
    place unit B08 at 1706
    place phase american rifles
    fire A02 B07 B08; roll 3
    no event modifier
    event hit-roll A02 3 3 4
    is unit B08 at 1706 has-fired.

% GT-10.26: works count against a shot of several if they count against any
    place turn 2
    place unit B13 at 3908
    place unit A15 at 3907
    place unit A34 at 4007                  # not over the works
    place phase british guns
    fire B13 A34; roll 6
    no event modifier
    event hit-roll B13 6 6 7
    again
    fire B13 A15 A34; roll 4
    event modifier across works -1
    event hit-roll B13 4 3 4
    event missed B13

% GT-10.26: once, however many fire over them
    place turn 2
    place fog clear
    place unit B13 at 3908
    place unit A15 at 3905
    place unit A34 at 4006
    place phase british guns
    fire B13 A15 A34; roll 7
    event modifier across works -1
    event hit-roll B13 7 6 7

% GT-10.27: light infantry in woods: -2
    place turn 2
    place unit A01 at 3709
    place unit B31 at 3708
    place phase american guns
    fire A01 B31; roll 7
    event modifier the target is in woods -1
    event modifier the target is light infantry -1
    event hit-roll A01 7 5 6

% GT-10.27: cavalry in woods under rifles that fire for the first time: +1 in all
    place turn 2
    place unit A35 at 3709
    place unit B08 at 3708
    place phase american rifles
    fire A35 B08; roll 4
    event modifier the target is in woods -1
    event modifier the target is cavalry 1
    event modifier rifles fire for the first time 1
    event hit-roll A35 4 5 6
    again
    fire A35 B08; roll 5
    event hit-roll A35 5 6 6
    roll 0

% GT-10.27: light infantry in the Chew House: -4, and the first time of rifles: -3
    place turn 2
    place unit B01 at 3312
    place unit A06 at 3212
    place phase british rifles
    fire B01 A06; roll 8
    event modifier the target is in the Chew House -3
    event modifier the target is light infantry -1
    event modifier rifles fire for the first time 1
    event hit-roll B01 8 5 6
    event missed B01

% GT-10.27: light infantry behind works: -2; a gun behind them: 0
    place turn 2
    place unit B04 at 3908
    place unit B27 at 3908
    place unit A15 at 3907
    place phase british guns
    fire B04 A15; roll 7
    event hit-roll B04 7 5 6
    again
    fire B27 A15; roll 5
    event modifier across works -1
    event modifier the target is artillery 1
    event hit-roll B27 5 5 6

% GT-10.27: modifiers may put a hit out of reach of any die
    place turn 2
    place fog clear
    place unit B01 at 3312
    place unit A34 at 3112                  # 1 SP at two hexes: 9
    place phase british guns
    fire B01 A34; roll 9
    event hit-roll B01 9 5 9
    event missed B01
