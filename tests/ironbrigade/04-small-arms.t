# Iron Brigade: small arms. Every cell of the table, both sides of each boundary, the modifiers one by one.
battle ib-range

% IB-4.1: elite troops at short range throw 3 dice and need 3 or more
place unit CP1 at 20 10 facing 0 line volleyed
place unit AP1 at 20 14 facing 180 line
place phase fire crown
    fire CP1 AP1
    asks dice 3d6 volley
    event fires CP1 AP1 by-order 3 3
    roll 3 3 3
    event hits CP1 AP1 3 3 3 3 3
    is unit AP1 at 20 14 facing 180 line marks 2
    again
    fire CP1 AP1; roll 2 2 2
    event hits CP1 AP1 3 0 2 2 2
    event missed CP1 AP1
    is unit AP1 at 20 14 facing 180 line.

% IB-4.2: elite troops at long range throw 3 dice and need 4 or more
place unit CP1 at 20 10 facing 0 line volleyed
place unit AP1 at 20 18 facing 180 line
place phase fire crown
    fire CP1 AP1
    asks dice 3d6 volley
    event fires CP1 AP1 by-order 3 4
    roll 4 4 4
    event hits CP1 AP1 4 3 4 4 4
    is unit AP1 at 20 18 facing 180 line marks 2
    again
    fire CP1 AP1; roll 3 3 3
    event hits CP1 AP1 4 0 3 3 3
    event missed CP1 AP1
    is unit AP1 at 20 18 facing 180 line.

% IB-4.3: line troops at short range throw 3 dice and need 4 or more
place unit CP2 at 20 10 facing 0 line volleyed
place unit AP1 at 20 14 facing 180 line
place phase fire crown
    fire CP2 AP1
    asks dice 3d6 volley
    event fires CP2 AP1 by-order 3 4
    roll 4 4 4
    event hits CP2 AP1 4 3 4 4 4
    is unit AP1 at 20 14 facing 180 line marks 2
    again
    fire CP2 AP1; roll 3 3 3
    event hits CP2 AP1 4 0 3 3 3
    event missed CP2 AP1
    is unit AP1 at 20 14 facing 180 line.

% IB-4.4: line troops at long range throw 3 dice and need 5 or more
place unit CP2 at 20 10 facing 0 line volleyed
place unit AP1 at 20 18 facing 180 line
place phase fire crown
    fire CP2 AP1
    asks dice 3d6 volley
    event fires CP2 AP1 by-order 3 5
    roll 5 5 5
    event hits CP2 AP1 5 3 5 5 5
    is unit AP1 at 20 18 facing 180 line marks 2
    again
    fire CP2 AP1; roll 4 4 4
    event hits CP2 AP1 5 0 4 4 4
    event missed CP2 AP1
    is unit AP1 at 20 18 facing 180 line.

% IB-4.5: inferior troops at short range throw 2 dice and need 4 or more
place unit CP3 at 20 10 facing 0 line volleyed
place unit AP1 at 20 14 facing 180 line
place phase fire crown
    fire CP3 AP1
    asks dice 2d6 volley
    event fires CP3 AP1 by-order 2 4
    roll 4 4
    event hits CP3 AP1 4 2 4 4
    is unit AP1 at 20 14 facing 180 line marks 3
    again
    fire CP3 AP1; roll 3 3
    event hits CP3 AP1 4 0 3 3
    event missed CP3 AP1
    is unit AP1 at 20 14 facing 180 line.

% IB-4.6: inferior troops at long range throw 2 dice and need 6
place unit CP3 at 20 10 facing 0 line volleyed
place unit AP1 at 20 18 facing 180 line
place phase fire crown
    fire CP3 AP1
    asks dice 2d6 volley
    event fires CP3 AP1 by-order 2 6
    roll 6 6
    event hits CP3 AP1 6 2 6 6
    is unit AP1 at 20 18 facing 180 line marks 3
    again
    fire CP3 AP1; roll 5 5
    event hits CP3 AP1 6 0 5 5
    event missed CP3 AP1
    is unit AP1 at 20 18 facing 180 line.

% IB-4.7: raw troops at short range throw 1 die and need 5 or more
place unit CP4 at 20 10 facing 0 line volleyed
place unit AP1 at 20 14 facing 180 line
place phase fire crown
    fire CP4 AP1
    asks dice 1d6 volley
    event fires CP4 AP1 by-order 1 5
    roll 5
    event hits CP4 AP1 5 1 5
    is unit AP1 at 20 14 facing 180 line marks 4
    again
    fire CP4 AP1; roll 4
    event hits CP4 AP1 5 0 4
    event missed CP4 AP1
    is unit AP1 at 20 14 facing 180 line.

% IB-4.8: raw troops at long range throw 1 die and need 6
place unit CP4 at 20 10 facing 0 line volleyed
place unit AP1 at 20 18 facing 180 line
place phase fire crown
    fire CP4 AP1
    asks dice 1d6 volley
    event fires CP4 AP1 by-order 1 6
    roll 6
    event hits CP4 AP1 6 1 6
    is unit AP1 at 20 18 facing 180 line marks 4
    again
    fire CP4 AP1; roll 5
    event hits CP4 AP1 6 0 5
    event missed CP4 AP1
    is unit AP1 at 20 18 facing 180 line.

% IB-4.9: four inches are short range
place unit CP2 at 20 10 facing 0 line volleyed
place unit CG1 at 40 10 facing 0 line volleyed
place unit AP1 at 20 14 facing 180 line
place unit AG1 at 40 14 facing 180 line
place phase fire crown
    fire CP2 AP1
    event measured CP2 AP1 *
    event fires CP2 AP1 by-order 3 4
    roll 4 4 4
    event hits CP2 AP1 4 3 4 4 4

% IB-4.9: 4.001 inches are long range
place unit CP2 at 20 10 facing 0 line volleyed
place unit CG1 at 40 10 facing 0 line volleyed
place unit AP1 at 20 14.001 facing 180 line
place unit AG1 at 40 14 facing 180 line
place phase fire crown
    fire CP2 AP1
    event measured CP2 AP1 *
    event fires CP2 AP1 by-order 3 5
    roll 4 4 4
    event hits CP2 AP1 5 0 4 4 4

% IB-4.9: 8 inches are long range
place unit CP2 at 20 10 facing 0 line volleyed
place unit CG1 at 40 10 facing 0 line volleyed
place unit AP1 at 20 18 facing 180 line
place unit AG1 at 40 14 facing 180 line
place phase fire crown
    fire CP2 AP1
    event measured CP2 AP1 *
    event fires CP2 AP1 by-order 3 5
    roll 4 4 4
    event hits CP2 AP1 5 0 4 4 4

% IB-4.38: what is beyond eight inches is out of range, and the unit has fired
place unit CP2 at 20 10 facing 0 line volleyed
place unit CG1 at 40 10 facing 0 line volleyed
place unit AP1 at 20 18.001 facing 180 line
place unit AG1 at 40 14 facing 180 line
place phase fire crown
    fire CP2 AP1
    event measured CP2 AP1 8.000787
    event out-of-range CP2 AP1
    asks crown fire
    is unit CP2 at 20 10 facing 0 line effort 1 volleys 1 empty volleyed fired-now.
    is unit AP1 at 20 18.001 within 0.01 facing 180 line.
    fire CP2 AP1    refused IB-4.34 "empty"

% IB-4.11: each hit takes one mark, and the last mark the unit
place unit CP1 at 20 10 facing 0 line volleyed
place unit CG1 at 40 10 facing 0 line volleyed
place unit AP1 at 20 14 facing 180 line marks 2
place unit AG1 at 40 14 facing 180 line
place phase fire crown
    fire CP1 AP1; roll 6 1 1
    event marks AP1 1 1
    is unit AP1 at 20 14 facing 180 line marks 1
    again
    fire CP1 AP1; roll 6 6 1
    event marks AP1 2 0
    event lost AP1
    is unit AP1 lost.
    again
    fire CP1 AP1; roll 6 6 6
    event marks AP1 2 0
    event lost AP1

% IB-4.10: no face always misses: with cover against a first volley at a disordered unit
place unit CP1 at 20 10 facing 0 line
place unit AP1 at 20 14 facing 180 line disordered
place phase fire crown
    odds "fire CP1 AP1" : "loses 3 marks" 1/1
    fire CP1 AP1; roll 1 1 1
    event hits CP1 AP1 1 3 1 1 1

% IB-4.10: no face always hits: raw troops at long range at skirmishers behind a wall
place unit CP4 at 22 25 facing 0 line volleyed
place unit AG2 at 22 30.5 facing 180 skirmish
place phase fire crown
    fire CP4 AG2; roll 6
    event reason target in hard cover -2
    event reason target in skirmish order -1
    event hits CP4 AG2 9 0 6
    event missed CP4 AG2

% IB-4.12: mounted units do not fire
place unit CX1 at 20 10 facing 0 line
place unit CP1 at 40 10 facing 0 line
place unit AP1 at 20 14 facing 180 line
place unit AP2 at 40 14 facing 180 line
place phase fire crown
    fire CX1 AP1    refused IB-4.12 "mounted"
    no answer fire CX1 AP1

% IB-4.12: with cav_fire they fire as infantry of their class
battle ib-range cav_fire=on
place unit CX1 at 20 10 facing 0 line
place unit CP1 at 40 10 facing 0 line
place unit AP1 at 20 14 facing 180 line
place unit AP2 at 40 14 facing 180 line
place phase fire crown
    answer fire CX1 AP1
    fire CX1 AP1
    event fires CX1 AP1 by-order 3 4
    event reason first volley 1
    roll 3 3 2
    event hits CX1 AP1 3 2 3 3 2
    is unit CX1 at 20 10 facing 0 line effort 1 volleys 1 empty volleyed

% IB-2.23: but not in column
battle ib-range cav_fire=on
place unit CX1 at 20 10 facing 0 column
place unit CP1 at 40 10 facing 0 line
place unit AP1 at 20 14 facing 180 line
place unit AP2 at 40 14 facing 180 line
place phase fire crown
    fire CX1 AP1    refused IB-2.23 "column"
    no answer fire CX1 AP1

% IB-4.13: all modifiers that apply are added
battle ib-range
place unit CP2 at 22 27 facing 0 line
place unit AG2 at 22 30.5 facing 180 skirmish disordered
place phase fire crown
    fire CP2 AG2
    event reason target in hard cover -2
    event reason target in skirmish order -1
    event reason target disordered by a failed charge 1
    event reason first volley 1
    roll 4 5 4
    event hits CP2 AG2 5 1 4 5 4

% IB-4.14: a target in hard cover is hit by two less
place unit CP2 at 22 27 facing 0 line volleyed
place unit AP1 at 22 30.5 facing 180 line
place phase fire crown
    fire CP2 AP1; roll 5 6 5
    event reason target in hard cover -2
    event hits CP2 AP1 6 1 5 6 5

% IB-4.15: a target in soft cover by one less; hard and soft do not both count
place unit CP2 at 9 27 facing 0 line volleyed
place unit AP1 at 9 30.5 facing 180 line
place phase fire crown
    fire CP2 AP1; roll 4 5 4
    event reason target in soft cover -1
    no event reason target in hard cover
    event hits CP2 AP1 5 1 4 5 4

% IB-4.15: the worked example: the 4th Pennsylvania, inferior, at a unit behind a hedgerow: 4 and 5 are one hit
place unit AP2 at 9 27 facing 0 line volleyed
place unit CP2 at 9 30.5 facing 180 line
place phase fire american
    fire AP2 CP2
    event fires AP2 CP2 by-order 2 4
    event reason target in soft cover -1
    roll 4 5
    event hits AP2 CP2 5 1 4 5
    event marks CP2 1 4
    is unit CP2 at 9 30.5 facing 180 line marks 4.
    again
    odds "fire AP2 CP2" : "loses 1 mark" 16/36, "loses 2 marks" 4/36, "no hit" 16/36

% IB-4.16: a target in skirmish order by one less
place unit CP2 at 20 10 facing 0 line volleyed
place unit AG2 at 20 14 facing 180 skirmish
place phase fire crown
    fire CP2 AG2; roll 4 5 3
    event reason target in skirmish order -1
    event hits CP2 AG2 5 1 4 5 3

% IB-4.16: in line the same unit is hit as others are
place unit CP2 at 20 10 facing 0 line volleyed
place unit AG2 at 20 14 facing 180 line
place phase fire crown
    fire CP2 AG2; roll 4 5 3
    no event reason target in skirmish order
    event hits CP2 AG2 4 2 4 5 3

% IB-4.17: a target disordered by a failed charge by one more
place unit CP2 at 20 10 facing 0 line volleyed
place unit AP1 at 20 14 facing 180 line disordered
place phase fire crown
    fire CP2 AP1; roll 3 2 3
    event reason target disordered by a failed charge 1
    event hits CP2 AP1 3 2 3 2 3

% IB-4.18: the first volley by one more, and the second no longer
place unit CP2 at 20 10 facing 0 line
place unit CG1 at 40 10 facing 0 line
place unit AP1 at 20 14 facing 180 line
place unit AG1 at 40 14 facing 180 line
place phase fire crown
    fire CP2 AP1; roll 3 2 3
    event reason first volley 1
    event hits CP2 AP1 3 2 3 2 3
    is unit CP2 at 20 10 facing 0 line effort 1 volleys 1 empty volleyed

% IB-4.18: the second is no first volley, though the unit has loaded
place unit CP2 at 20 10 facing 0 line volleyed volleys 1
place unit AP1 at 20 14 facing 180 line
place phase fire crown
    fire CP2 AP1; roll 3 4 3
    no event reason first volley
    event hits CP2 AP1 4 1 3 4 3

% IB-4.19: who has fought a round of melee has no first volley any more
place unit CP2 at 20 10 facing 0 line fought
place unit AP1 at 20 14 facing 180 line
place phase fire crown
    fire CP2 AP1; roll 3 4 3
    no event reason first volley
    event hits CP2 AP1 4 1 3 4 3

% IB-4.20: a first volley out of range is spent
place unit CP2 at 20 10 facing 0 line
place unit CG1 at 40 10 facing 0 line
place unit AP1 at 20 20 facing 180 line
place unit AG1 at 40 14 facing 180 line
place phase fire crown
    fire CP2 AP1
    event out-of-range CP2 AP1
    is unit CP2 at 20 10 facing 0 line effort 1 volleys 1 empty volleyed fired-now.

% IB-4.21: artillery has no first volley
place unit CN3 at 20 10 facing 0 unlimbered grape 0
place unit CG1 at 40 10 facing 0 line
place unit AP1 at 20 20 facing 180 line
place unit AG1 at 40 14 facing 180 line
place phase fire crown
    fire CN3 AP1; roll 3 4
    no event reason first volley
    event hits CN3 AP1 4 1 3 4
    is unit CN3 at 20 10 facing 0 unlimbered grape 0 effort 1 volleys 1 empty fired-now.
