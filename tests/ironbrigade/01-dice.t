# Iron Brigade: the dice, and in which order they fall. (That no die of four faces is ever thrown, and none but those of 6, 8,
# 10 and 20, is looked at in random games by test_ib_dice.)
battle ib-range

% IB-1.2: the D10 shows 0 to 9, and its 0 is a zero
place unit CN5 at 20 5 facing 0 unlimbered
place unit CG1 at 60 10 facing 0 line
place unit AP1 at 20 26 facing 180 line
place unit AG1 at 60 14 facing 180 line
place phase fire crown
    shell CN5 0 12
    asks dice 1d0-9 shell
    roll 10         refused dice
    roll 9
    event burst CN5 20 26
    again
    shell CN5 0 12; roll 0
    event dud CN5

% IB-1.4: a roll that takes four dice throws four at once
place unit CN4 at 20 5 facing 0 unlimbered grape 0
place unit AP1 at 20 15 facing 180 line
place phase fire crown
    fire CN4 AP1
    asks dice 4d6 volley
    roll 4 4 4      refused dice
    roll 4 4 4 4
    event hits CN4 AP1 4 4 4 4 4 4

% IB-1.6: a unit that has fired and not yet loaded shows smoke
place unit CP2 at 20 10 facing 0 line
place unit CG1 at 60 10 facing 0 line
place unit AP1 at 20 20 facing 180 line
place unit AG1 at 60 14 facing 180 line
place phase fire crown
    no shows CP2 * * * * * empty
    fire CP2 AP1
    shows CP2 * * * * * empty

% IB-1.7: a shell is shown by its burst
place unit CN5 at 20 5 facing 0 unlimbered
place unit AP1 at 20 26 facing 180 line
place phase fire crown
    shell CN5 0 12; roll 3
    event burst CN5 20 20

% IB-1.8: no figures are taken off for losses: with one mark left a unit throws as many dice as with all
place unit CP1 at 20 10 facing 0 line marks 1 volleyed
place unit AP1 at 20 14 facing 180 line
place phase fire crown
    fire CP1 AP1
    asks dice 3d6 volley

% IB-1.33: what answers an enemy's action happens at once, in his player turn
place unit CP2 at 20 10 facing 0 line
place unit CG1 at 60 10 facing 0 line
place unit AP1 at 20 16 facing 180 line volleyed
place phase move crown
    charge CP2 AP1
    event fires AP1 CP2 at-charger
    roll 1 1 1
    asks crown move

% IB-1.43: the charger's test, its D20, the test of the unit struck, that unit's shots, then each helper's test and shots
place unit CG3 at 20 10 facing 0 line marks 2
place unit CG1 at 60 10 facing 0 line
place unit AP2 at 20 16 facing 180 line marks 2
place unit AP3 at 23.5 16 facing 180 line
place phase move crown
    charge CG3 AP2
    asks dice 1d6
    roll 6
    asks dice 1d20
    roll 12
    asks dice 1d6
    roll 6
    asks dice 2d6 volley
    roll 1 1
    help-by AP3
    asks dice 1d6
    roll 6
    asks dice 1d6 volley

% IB-1.44: the volley, the dice of a hit that is spent, then those for the sides
place unit CP2 at 20 12 facing 0 line
place unit AP1 at 20 12 facing 180 line
place unit AP at 20 13.4
place unit CG1 at 20 10 facing 0 line volleyed
place join CP2 AP1 facing 0 order 1
place charges 1
place phase fire crown
    fire CG1 AP1
    asks dice 3d6 volley
    roll 4 4 1
    aim AP
    asks dice 2d6 double
    roll 2 2
    asks dice 1d6 commander
    roll 1
    done
    asks dice 1d6 side

% IB-1.45: the D10, four D6, then a D6 for each commander hit
place unit CN5 at 20 5 facing 0 unlimbered
place unit AP at 20 20
place unit AN at 20 21.8
place unit AP1 at 40 30 facing 180 line
place unit AN1 at 44 30 facing 180 line
place phase fire crown
    shell CN5 0 14
    asks dice 1d0-9 shell
    roll 1
    asks dice 4d6 burst
    roll 4 4 1 1
    asks dice 1d6 commander
    roll 1
    asks dice 1d6 commander
    roll 1

% IB-1.46: in melee the mover's side, the other, then those for marks spent
place unit CP2 at 20 20 facing 0 line fought
place unit AP2 at 20 20 facing 180 line fought
place unit AP at 20 21.4
place join CP2 AP2 facing 0 order 1
place charges 1
place phase melee crown
    asks dice 3d6 melee
    roll 6 6 1
    asks dice 2d6 melee
    roll 1 1
    aim AP
    asks dice 1d6 commander
