# Iron Brigade: shell.
battle ib-range

% IB-4.71: howitzers fire shell and have no shot
place unit CN5 at 20 10 facing 0 unlimbered
place unit CN3 at 40 10 facing 0 unlimbered
place unit AP1 at 20 20 facing 180 line
place unit AP2 at 40 20 facing 180 line
place phase fire crown
    fire CN5 AP1        refused IB-4.71 "howitzer"
    no answer fire CN5 AP1
    shell CN3 0 12      refused IB-4.71 "no howitzer"
    shell CN5 0 12      ok
    asks dice 1d0-9 shell

% IB-4.72: with shell_all every gun may fire shell in place of shot
battle ib-range shell_all=on
place unit CN3 at 40 10 facing 0 unlimbered
place unit CP1 at 10 10 facing 0 line
place unit AP1 at 40 24 facing 180 line
place unit AP2 at 10 14 facing 180 line
place phase fire crown
    answer fire CN3 AP1
    shell CN3 0 12; roll 2
    event burst CN3 40 24
    roll 4 4 3 3
    event marks AP1 2 3

% IB-4.72: muskets have none even so
battle ib-range shell_all=on
place unit CP1 at 10 10 facing 0 line
place unit AP2 at 10 14 facing 180 line
place phase fire crown
    shell CP1 0 12      refused IB-4.71 "no howitzer"

% IB-4.73: the line is at most 45 degrees off the gun's facing
battle ib-range
place unit CN5 at 36 10 facing 0 unlimbered
place unit AP1 at 20 20 facing 180 line
place phase fire crown
    shell CN5 46 20     refused IB-4.73 "45"
    shell CN5 314 20    refused IB-4.73 "45"
    shell CN5 45 20     ok
    again
    shell CN5 315 20    ok
    again
    shell CN5 180 20    refused IB-4.73 "faces 0 degrees"

% IB-4.73: the guess is from 12 to 36 inches
place unit CN5 at 36 10 facing 0 unlimbered
place unit AP1 at 20 20 facing 180 line
place phase fire crown
    shell CN5 0 11      refused IB-4.73 "12 to 36"
    shell CN5 0 37      refused IB-4.73 "12 to 36"
    shell CN5 0 12      ok
    again
    shell CN5 0 36      ok

% IB-4.74: the guess is a whole number
place unit CN5 at 36 10 facing 0 unlimbered
place unit AP1 at 20 20 facing 180 line
place phase fire crown
    shell CN5 0 12.5    refused unread

% IB-4.75: a zero is a dud
place unit CN5 at 20 5 facing 0 unlimbered
place unit CP1 at 40 10 facing 0 line
place unit AP1 at 20 17 facing 180 line
place unit AP2 at 40 14 facing 180 line
place phase fire crown
    shell CN5 0 12; roll 0
    event fuse CN5 0
    event dud CN5
    no event burst CN5
    asks crown fire
    is unit AP1 at 20 17 facing 180 line.
    is unit CN5 at 20 5 facing 0 unlimbered effort 1 volleys 1 empty fired-now.
    again
    shell CN5 0 12; roll 1
    event burst CN5 20 18

% IB-4.76: it bursts on the bearing, at the guess and the die; a 9 goes beyond 36 inches
place unit CN5 at 4 2 facing 45 unlimbered
place unit CP1 at 60 10 facing 0 line
place unit AP1 at 40 42 facing 180 line
place unit AP2 at 60 14 facing 180 line
place phase fire crown
    shell CN5 90 36; roll 9
    event burst CN5 49 2
    event harmless CN5
    again
    shell CN5 0 36; roll 5
    event burst CN5 4 43

% IB-4.77: no sight is needed, and the gun is empty after it
place unit CN5 at 8 25 facing 0 unlimbered
place unit CP1 at 8 28 facing 0 line
place unit CP2 at 40 10 facing 0 line
place unit AP1 at 8 41 facing 180 line
place unit AP2 at 40 14 facing 180 line
place phase fire crown
    shell CN5 0 12; roll 4
    event burst CN5 8 41
    roll 4 3 3 3
    event marks AP1 1 4
    is unit CN5 at 8 25 facing 0 unlimbered effort 1 volleys 1 empty
    shell CN5 0 12      refused IB-4.34 "empty"

% IB-4.78: whoever the circle of two inches touches, friend and foe; no courier and no sharpshooter
place unit CN5 at 20 5 facing 0 unlimbered
place unit CP2 at 17 20 facing 0 line
place unit CP3 at 40 10 facing 0 line
place unit CC1 at 20 20.5 to CN
place carried CN hold 24 4
place unit CN at 40 5
place unit AS1 concealed at 20 21
place unit AP1 at 20 22 facing 180 line
place unit AP2 at 40 14 facing 180 line
place phase fire crown
    shell CN5 0 14; roll 1
    event burst CN5 20 20
    roll 4 4 3 3
    event marks CP2 1 4
    event marks AP1 1 4
    is unit AS1 concealed at 20 21.
    is unit CC1 at 20 20.5

% IB-4.78: a hair beyond it nobody is
place unit CN5 at 20 5 facing 0 unlimbered
place unit CP3 at 40 10 facing 0 line
place unit AP1 at 20 23.03 facing 180 line
place unit AP2 at 40 14 facing 180 line
place phase fire crown
    shell CN5 0 15; roll 1
    event burst CN5 20 21
    event harmless CN5
    again
    shell CN5 0 15; roll 2
    event burst CN5 20 22
    asks dice 4d6 burst

% IB-4.78: shell_radius says how wide
battle ib-range shell_radius=4
place unit CN5 at 20 5 facing 0 unlimbered
place unit AP1 at 20 24.9 facing 180 line
place phase fire crown
    shell CN5 0 15; roll 1
    event burst CN5 20 21
    asks dice 4d6 burst

% IB-4.79: four dice, four or more hits, without modifiers
battle ib-range
place unit CN5 at 22 15 facing 0 unlimbered
place unit CP1 at 60 10 facing 0 line
place unit AG2 at 22 30.5 facing 180 skirmish
place unit AP2 at 60 14 facing 180 line
place phase fire crown
    shell CN5 0 15; roll 1
    asks dice 4d6 burst
    roll 3 4 3 4
    event shell-hits CN5 4 2 3 4 3 4
    event marks AG2 2 3
    again
    shell CN5 0 15; roll 1
    roll 3 3 3 3
    event shell-hits CN5 4 0 3 3 3 3
    is unit AG2 at 22 30.5 facing 180 skirmish.

% IB-4.80: hits are dealt one at a time round all, nearest first
place unit CN5 at 20 5 facing 0 unlimbered
place unit CP3 at 60 10 facing 0 line
place unit AP1 at 20 20.5 facing 180 line
place unit AP2 at 20 22 facing 180 line
place unit AG1 at 60 14 facing 180 line
place phase fire crown
    shell CN5 0 14; roll 1
    event burst CN5 20 20
    roll 4 3 3 3
    event marks AP1 1 4
    is unit AP2 at 20 22 facing 180 line.
    again
    shell CN5 0 14; roll 1
    roll 4 4 4 3
    event marks AP1 2 3
    event marks AP2 1 3

% IB-4.80: of equally near ones units come before commanders, and of them the lower id
place unit CN5 at 20 5 facing 0 unlimbered
place unit CP3 at 60 10 facing 0 line
place unit AP at 22 20
place unit AP2 at 20 21.5 facing 180 line
place unit AP1 at 20 18.5 facing 0 line
place unit AG1 at 60 14 facing 180 line
place phase fire crown
    shell CN5 0 14; roll 1
    event burst CN5 20 20
    roll 4 3 3 3
    event marks AP1 1 4
    is unit AP2 at 20 21.5 facing 180 line.
    again
    shell CN5 0 14; roll 1
    roll 4 4 3 3
    event marks AP1 1 4
    event marks AP2 1 3
    again
    shell CN5 0 14; roll 1
    roll 4 4 4 3
    asks dice 1d6 commander

% IB-4.80: to no unit more than its marks
place unit CN5 at 20 5 facing 0 unlimbered
place unit CP3 at 60 10 facing 0 line
place unit AP1 at 20 20.5 facing 180 line marks 1
place unit AP2 at 20 22 facing 180 line
place unit AG1 at 60 14 facing 180 line
place phase fire crown
    shell CN5 0 14; roll 1
    roll 4 4 4 3
    event lost AP1
    event marks AP2 2 2

% IB-4.80: what nobody can take is gone
place unit CN5 at 20 5 facing 0 unlimbered
place unit CP3 at 60 10 facing 0 line
place unit AP1 at 20 20.5 facing 180 line marks 1
place unit AG1 at 60 14 facing 180 line
place phase fire crown
    shell CN5 0 14; roll 1
    roll 4 4 4 4
    event lost AP1
    asks crown fire

% IB-4.81: a hit on a commander is a D6, and a 6 kills him
place unit CN5 at 20 5 facing 0 unlimbered
place unit CP3 at 60 10 facing 0 line
place unit AP at 20 20
place unit AP2 at 40 30 facing 180 line
place unit AG1 at 60 14 facing 180 line
place phase fire crown
    shell CN5 0 14; roll 1
    roll 4 3 3 3
    asks dice 1d6 commander
    roll 5
    event missed-him CN5 AP
    is unit AP at 20 20.
    again
    shell CN5 0 14; roll 1
    roll 4 3 3 3
    roll 6
    event killed AP
    is unit AP lost.
    is fell AP 20 20.

% IB-4.81: each hit is a die of its own, until he is dead
place unit CN5 at 20 5 facing 0 unlimbered
place unit CP3 at 60 10 facing 0 line
place unit AP at 20 20
place unit AP2 at 40 30 facing 180 line
place unit AG1 at 60 14 facing 180 line
place phase fire crown
    shell CN5 0 14; roll 1
    roll 4 4 4 3
    roll 5
    asks dice 1d6 commander
    roll 6
    event killed AP
    asks crown fire

% IB-1.45: the D10, four D6, then the commander's: he is thrown for before the marks are taken
place unit CN5 at 20 5 facing 0 unlimbered
place unit CP3 at 60 10 facing 0 line
place unit AP at 20 20
place unit AP1 at 20 20.5 facing 180 line marks 1
place unit AG1 at 60 14 facing 180 line
place phase fire crown
    shell CN5 0 14; roll 1
    roll 4 4 3 3
    asks dice 1d6 commander
    is unit AP1 at 20 20.5 facing 180 line marks 1
    roll 6
    event killed AP
    event lost AP1

% IB-4.82: nobody affected, no dice
place unit CN5 at 20 5 facing 0 unlimbered
place unit CP3 at 60 10 facing 0 line
place unit AP1 at 40 40 facing 180 line
place unit AG1 at 60 14 facing 180 line
place phase fire crown
    shell CN5 0 14; roll 1
    event harmless CN5
    asks crown fire

% IB-4.79: exact odds of a shell
place unit CN5 at 20 5 facing 0 unlimbered
place unit AP1 at 20 20.5 facing 180 line
place phase fire crown
    odds "shell CN5 0 14" : "a dud" 1/10, "harmless" 1/2
