# Iron Brigade: fire into a melee.
battle ib-range

% given FIGHT
place unit CP2 at 20 20 facing 0 line
place unit AP1 at 20 20 facing 180 line
place unit CG1 at 20 13 facing 0 line volleyed
place unit CP1 at 60 10 facing 0 line
place unit AG1 at 60 14 facing 180 line
place join CP2 AP1 facing 0 order 1
place charges 1

% IB-4.83: small arms may fire at a unit in melee
given FIGHT
place phase fire crown
    answer fire CG1 AP1
    fire CG1 AP1
    asks dice 3d6 volley

% IB-4.83: and so may guns
place unit CP2 at 20 20 facing 0 line
place unit AP1 at 20 20 facing 180 line
place unit CN3 at 20 10 facing 0 unlimbered
place join CP2 AP1 facing 0 order 1
place charges 1
place phase fire crown
    fire CN3 AP1; no; roll 4 4
    asks dice 2d6 side

% IB-4.84: for each hit a die: 1 to 3 the shooter's own side, 4 to 6 the enemy
given FIGHT
place phase fire crown
    fire CG1 AP1; roll 5 5 5
    asks dice 3d6 side
    roll 3 4 6
    event sided CG1 1 2 3 4 6
    event marks CP2 1 4
    event marks AP1 2 3
    is unit CP2 at 20 20 facing 0 line marks 4.
    is unit AP1 at 20 20 facing 180 line marks 3.
    again
    fire CG1 AP1; roll 5 1 1
    asks dice 1d6 side
    roll 1
    event marks CP2 1 4
    no event marks AP1
    again
    fire CG1 AP1; roll 1 1 1
    event missed CG1 AP1
    asks crown fire

% IB-4.85: hits are dealt as marks of a melee are, each to the unit with most marks left
place unit CP2 at 20 20 facing 0 line marks 4
place unit CP3 at 17 20 facing 0 line
place unit AP1 at 20 20 facing 180 line marks 3
place unit AP2 at 17 20 facing 180 line
place unit CG1 at 20 13 facing 0 line volleyed
place unit CP1 at 60 10 facing 0 line
place unit AG1 at 60 14 facing 180 line
place join CP2 AP1 facing 0 order 1
place join CP3 AP1 facing 0 order 2
place join CP3 AP2 facing 0 order 3
place charges 3
place phase fire crown
    fire CG1 AP1; roll 5 5 1
    roll 4 5
    asks american deal
    event marks AP2 1 3
    take AP1
    event marks AP1 1 2
    again
    fire CG1 AP1; roll 5 5 1
    roll 1 2
    event marks CP2 1 3
    event marks CP3 1 3

% IB-4.85: a side that loses all its units does not spare the other
place unit CP2 at 20 20 facing 0 line marks 1
place unit AP1 at 20 20 facing 180 line
place unit CG1 at 20 13 facing 0 line volleyed
place unit CP1 at 60 10 facing 0 line
place unit AG1 at 60 14 facing 180 line
place join CP2 AP1 facing 0 order 1
place charges 1
place phase fire crown
    fire CG1 AP1; roll 5 5 5
    roll 1 1 6
    event lost CP2
    event marks AP1 1 4
    not join CP2 AP1

% IB-4.86: the units of that melee hide nobody, and the target's modifiers hold for all dice
place unit CG2 at 20 20 facing 0 skirmish
place unit AP1 at 20 20 facing 180 line
place unit CG1 at 20 16 facing 0 line volleyed
place join CG2 AP1 facing 0 order 1
place charges 1
place phase fire crown
    answer fire CG1 AP1
    fire CG1 AP1
    no event reason target in skirmish order
    roll 4 3 3
    event hits CG1 AP1 4 1 4 3 3
    roll 3
    event marks CG2 1 5

% IB-4.86: a unit that is not of that melee hides it
place unit CP2 at 20 20 facing 0 line
place unit AP1 at 20 20 facing 180 line
place unit CP3 at 20 17 facing 0 line
place unit CG1 at 20 13 facing 0 line
place join CP2 AP1 facing 0 order 1
place charges 1
place phase fire crown
    fire CG1 AP1    refused IB-4.36 "CP3"
    answer fire CP3 AP1
