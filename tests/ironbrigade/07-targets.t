# Iron Brigade: hits and marks spent on commanders.
battle ib-range

% given NEAR
place unit CP2 at 20 10 facing 0 line volleyed
place unit CG1 at 60 10 facing 0 line
place unit AP1 at 20 13 facing 180 line
place unit AP at 20 14
place unit AG1 at 60 14 facing 180 line

% IB-7.15: a hit may be given up to aim at a commander within four inches: a double, and then a 6
given NEAR
place phase fire crown
    fire CP2 AP1; roll 4 1 1
    asks crown spend
    answers aim AP, done
    aim AP
    event aims CP2 AP
    asks dice 2d6 double
    roll 3 3
    event double CP2 AP 3 3
    asks dice 1d6 commander
    roll 6
    event life CP2 AP 6 6
    event killed AP
    is unit AP lost.
    is fell AP 20 14.
    is unit AP1 at 20 13 facing 180 line.
    again
    fire CP2 AP1; roll 4 1 1; aim AP
    roll 3 4
    event missed-him CP2 AP
    asks crown fire
    is unit AP at 20 14.
    again
    fire CP2 AP1; roll 4 1 1; aim AP
    roll 1 1; roll 5
    event missed-him CP2 AP
    asks crown fire
    is unit AP at 20 14.

% IB-7.15: exact odds: a double and a 6 are one in 36
given NEAR
place phase fire crown
    fire CP2 AP1; roll 4 1 1
    odds "aim AP" : "AP is killed" 1/36, "AP is not hit" 35/36
    odds "done" : "AP1 loses 1 mark" 1/1

% IB-7.15: a commander farther off is not to be aimed at
place unit CP2 at 20 10 facing 0 line volleyed
place unit CG1 at 60 10 facing 0 line
place unit AP1 at 20 13 facing 180 line
place unit AP at 20 14.001
place unit AG1 at 60 14 facing 180 line
place phase fire crown
    fire CP2 AP1; roll 4 1 1
    event marks AP1 1 4
    asks crown fire

% IB-7.15: nor one out of the arc
place unit CP2 at 20 10 facing 0 line volleyed
place unit CG1 at 60 10 facing 0 line
place unit AP1 at 20 13 facing 180 line
place unit AP at 23.9 10.5
place unit AG1 at 60 14 facing 180 line
place phase fire crown
    fire CP2 AP1; roll 4 1 1
    asks crown fire

% IB-7.15: without a hit nobody is asked
given NEAR
place phase fire crown
    fire CP2 AP1; roll 1 1 1
    asks crown fire

% IB-7.15: one's own commanders are not aimed at
place unit CP2 at 20 10 facing 0 line volleyed
place unit CG1 at 60 10 facing 0 line
place unit CP at 20 12
place unit AP1 at 20 13 facing 180 line
place unit AP at 20 14
place unit AG1 at 60 14 facing 180 line
place phase fire crown
    fire CP2 AP1; roll 4 1 1
    answers aim AP, done
    aim CP      refused IB-7.20 "no commander of the enemy"
    aim AP1     refused IB-7.20 "no commander of the enemy"
    aim AG1     refused IB-7.20

% IB-7.15: several in reach, and one who is not
place unit CP2 at 20 10 facing 0 line volleyed
place unit CG1 at 60 10 facing 0 line
place unit AP1 at 20 13 facing 180 line
place unit AP at 20 14
place unit ADIV at 21 12
place unit AN at 20 17
place unit AG1 at 60 14 facing 180 line
place phase fire crown
    fire CP2 AP1; roll 4 1 1
    answers aim ADIV, aim AP, done
    aim AN      refused IB-7.15 "not within 4 inches"

% IB-7.16: units that he touches do not hide him; others do
place unit CP2 at 20 10 facing 0 line volleyed
place unit CG1 at 60 10 facing 0 line
place unit AP1 at 20 12 facing 180 line
place unit AP at 20 13.4
place unit AG1 at 60 14 facing 180 line
place phase fire crown
    fire CP2 AP1; roll 4 1 1
    answers aim AP, done

% IB-7.16: a unit that he does not touch hides him
place unit CP2 at 20 10 facing 0 line volleyed
place unit CG1 at 60 10 facing 0 line
place unit AP1 at 20 11.5 facing 180 line
place unit AP at 20 13.5
place unit AG1 at 60 14 facing 180 line
place phase fire crown
    fire CP2 AP1; roll 4 1 1
    asks crown fire

% IB-7.17: artillery gives up a hit for a commander within the gun's last band: a 6 kills him
place unit CN2 at 20 5 facing 0 unlimbered grape 0
place unit CG1 at 60 10 facing 0 line
place unit AP1 at 20 16 facing 180 line
place unit AP at 20 17
place unit AG1 at 60 14 facing 180 line
place phase fire crown
    fire CN2 AP1; roll 4
    answers aim AP, done
    aim AP
    asks dice 1d6 commander
    roll 6
    event killed AP
    again
    fire CN2 AP1; roll 4; aim AP; roll 5
    event missed-him CN2 AP
    is unit AP1 at 20 16 facing 180 line.

% IB-7.17: beyond the last band of the gun there is nobody to aim at
place unit CN2 at 20 5 facing 0 unlimbered grape 0
place unit CG1 at 60 10 facing 0 line
place unit AP1 at 20 16 facing 180 line
place unit AP at 20 17.001
place unit AG1 at 60 14 facing 180 line
place phase fire crown
    fire CN2 AP1; roll 4
    asks crown fire

% IB-7.17: the last band of a 6 lb gun is 24 inches, whatever it fires at
place unit CN3 at 20 3 facing 0 unlimbered grape 0
place unit CG1 at 60 10 facing 0 line
place unit AP1 at 24 13 facing 180 line
place unit AP at 20 27
place unit AG1 at 60 14 facing 180 line
place phase fire crown
    fire CN3 AP1; roll 4 1
    answers aim AP, done

% IB-7.17: and no farther
place unit CN3 at 20 3 facing 0 unlimbered grape 0
place unit CG1 at 60 10 facing 0 line
place unit AP1 at 24 13 facing 180 line
place unit AP at 20 27.001
place unit AG1 at 60 14 facing 180 line
place phase fire crown
    fire CN3 AP1; roll 4 1
    asks crown fire

% IB-7.18: the victor of a round gives up a mark for a commander who touches a unit of his own in that melee
place unit CP2 at 20 20 facing 0 line fought
place unit AP1 at 20 20 facing 180 line fought
place unit AP at 20 21.4
place unit AN at 20 30
place unit AN1 at 20 31 facing 180 line
place join CP2 AP1 facing 0 order 1
place charges 1
place phase melee crown
    roll 6 6 1; roll 1 1 1
    asks crown spend
    answers aim AP, done
    aim AN      refused IB-7.18 "touches no unit"
    aim AP
    asks dice 1d6 commander
    roll 6
    event killed AP

% IB-7.18: or one of the victor's
place unit CP2 at 20 20 facing 0 line fought
place unit AP1 at 20 20 facing 180 line fought
place unit AP at 20 18.6
place join CP2 AP1 facing 0 order 1
place charges 1
place phase melee crown
    roll 6 6 1; roll 1 1 1
    answers aim AP, done

% IB-7.18: the other side has nobody to aim at where it lost
place unit CP2 at 20 20 facing 0 line fought
place unit CP at 20 18.6
place unit AP1 at 20 20 facing 180 line fought
place join CP2 AP1 facing 0 order 1
place charges 1
place phase melee crown
    roll 6 6 1; roll 1 1 1
    event marks AP1 2 3

% IB-7.19: the hit is gone whatever the dice show
given NEAR
place phase fire crown
    fire CP2 AP1; roll 4 4 1; aim AP
    roll 3 4
    asks crown spend
    done
    event marks AP1 1 4

% IB-7.19: a round of melee stays won, though the one mark was given up
place unit CP2 at 20 20 facing 0 line fought
place unit AP1 at 20 20 facing 180 line fought
place unit AP at 20 21.4
place join CP2 AP1 facing 0 order 1
place charges 1
place phase melee crown
    roll 6 1 1; roll 1 1 1
    aim AP; roll 1
    event missed-him CP2 AP
    no event marks AP1
    event pushed AP1 2 20 22

% IB-7.20: hit by hit, before any mark is taken
given NEAR
place phase fire crown
    fire CP2 AP1; roll 4 4 4
    aim AP; roll 1 2
    asks crown spend
    is unit AP1 at 20 13 facing 180 line.
    aim AP; roll 2 2; roll 6
    event killed AP
    event marks AP1 1 4
    again
    fire CP2 AP1; roll 4 4 4
    done
    event marks AP1 3 2
    is unit AP at 20 14.

% IB-7.20: who does not answer does not aim
given NEAR
place phase fire crown
    odds "fire CP2 AP1" : "no hit" 1/8, "loses 3 marks" 1/8, "killed" 0/1

% IB-4.86: the melee that is fired into does not hide a commander behind it
place unit CP2 at 20 12 facing 0 line
place unit AP1 at 20 12 facing 180 line
place unit AP at 20 13.6
place unit CG1 at 20 10 facing 0 line volleyed
place unit CP1 at 60 10 facing 0 line
place unit AG1 at 60 14 facing 180 line
place join CP2 AP1 facing 0 order 1
place charges 1
place phase fire crown
    fire CG1 AP1; roll 4 1 1
    answers aim AP, done

% IB-1.44: the dice of a hit that is spent fall before those for the sides
place unit CP2 at 20 12 facing 0 line
place unit AP1 at 20 12 facing 180 line
place unit AP at 20 13.4
place unit CG1 at 20 10 facing 0 line volleyed
place unit CP1 at 60 10 facing 0 line
place unit AG1 at 60 14 facing 180 line
place join CP2 AP1 facing 0 order 1
place charges 1
place phase fire crown
    fire CG1 AP1; roll 4 4 1
    aim AP
    asks dice 2d6 double
    roll 1 2
    done
    asks dice 1d6 side
    roll 6
    event marks AP1 1 4
