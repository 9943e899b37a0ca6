# Iron Brigade: loaded or empty, and who may fire.
battle ib-range

% given TWO
place unit CP2 at 20 10 facing 0 line
place unit CG1 at 40 10 facing 0 line
place unit AP1 at 20 14 facing 180 line
place unit AG1 at 40 14 facing 180 line

% IB-4.30: every unit begins loaded
    asks crown
    is unit CP1 at 4 4 facing 0 line.
    is unit AP1 at 4 44 facing 180 line.

% IB-4.31: whatever it fires at, a unit is empty after it
given TWO
place phase fire crown
    fire CP2 AP1; roll 1 1 1
    is unit CP2 at 20 10 facing 0 line effort 1 volleys 1 empty volleyed fired-now.
    fire CP2 AP1    refused IB-4.34 "empty"
    no answer fire CP2 AP1

% IB-4.32: to load takes a whole own turn, and there is no fire in it
place unit CP2 at 20 10 facing 0 line empty volleyed volleys 1
place unit CG1 at 40 10 facing 0 line
place unit AP1 at 20 14 facing 180 line
place unit AG1 at 40 14 facing 180 line
place phase move crown
    load CP2
    event loads CP2
    end
    asks crown fire
    fire CP2 AP1    refused IB-3.15 "next enemy turn"
    no answer fire CP2 AP1
    is unit CP2 at 20 10 facing 0 line effort 2 volleys 1 volleyed acted loaded-now.

% IB-3.16: with load_then_fire it fires in the firing phase of the same turn
battle ib-range load_then_fire=on
place unit CP2 at 20 10 facing 0 line empty volleyed volleys 1
place unit CG1 at 40 10 facing 0 line
place unit AP1 at 20 14 facing 180 line
place unit AG1 at 40 14 facing 180 line
place phase move crown
    load CP2; end
    asks crown fire
    answer fire CP2 AP1
    fire CP2 AP1; roll 4 1 1
    event hits CP2 AP1 4 1 4 1 1
    is unit CP2 at 20 10 facing 0 line effort 2 volleys 2 empty volleyed

% IB-4.33: an engaged unit does not load
battle ib-range
place unit CP2 at 20 10 facing 0 line empty
place unit AP1 at 20 10 facing 180 line
place join CP2 AP1 facing 0 order 1
place charges 1
place phase move crown
    load CP2    refused IB-4.33 "in melee"
    no answer load CP2

% IB-4.33: nor does a routing one
place unit CP2 at 20 10 facing 0 line empty routing
place unit CG1 at 40 10 facing 0 line empty
place unit AP1 at 20 30 facing 180 line
place phase move crown
    load CP2    refused IB-3.101 "routing"
    load CG1    ok

% IB-4.34: infantry fires in line or skirmish order, guns unlimbered
place unit CG1 at 40 10 facing 0 line
place unit CG2 at 20 10 facing 0 skirmish
place unit CN3 at 50 10 facing 0 unlimbered
place unit CG4 at 60 10 facing 0 limbered
place unit AG1 at 40 14 facing 180 line
place unit AP1 at 20 14 facing 180 line
place unit AP2 at 50 14 facing 180 line
place unit AP3 at 60 14 facing 180 line
place phase fire crown
    answer fire CG1 AG1
    answer fire CG2 AP1
    answer fire CN3 AP2
    fire CG4 AP3    refused IB-4.34 "limbered"
    no answer fire CG4 AP3

% IB-2.23: a column does not fire
place unit CP2 at 20 10 facing 0 column
place unit CG1 at 40 10 facing 0 line
place unit AP1 at 20 14 facing 180 line
place unit AG1 at 40 14 facing 180 line
place phase fire crown
    fire CP2 AP1    refused IB-2.23 "column"

% IB-4.35: engaged, routing and pursuing units do not fire, nor those that have charged
place unit CP1 at 10 10 facing 0 line routing
place unit CP2 at 20 10 facing 0 line pursuing
place unit CP3 at 30 10 facing 0 line charged
place unit CN1 at 50 10 facing 0 line
place unit CG1 at 40 10 facing 0 line
place unit AP1 at 10 14 facing 180 line
place unit AP2 at 20 14 facing 180 line
place unit AP3 at 30 14 facing 180 line
place unit AN1 at 50 10 facing 180 line
place unit AG1 at 40 14 facing 180 line
place join CN1 AN1 facing 0 order 1
place charges 1
place phase fire crown
    fire CP1 AP1    refused IB-4.35 "routing"
    fire CP2 AP2    refused IB-4.35 "pursuit"
    fire CP3 AP3    refused IB-4.35 "charge"
    fire CN1 AN1    refused IB-4.35 "melee"
    answers fire CG1 AG1, end

% IB-4.36: the target must be in arc: any part of its footprint between the lines at 45 degrees
place unit CP2 at 20 10 facing 0 line
place unit CP1 at 50 10 facing 0 line
place unit AP1 at 27 12.5 facing 180 line
place unit AP2 at 27.2 15.2 facing 180 line
place unit AG1 at 50 14 facing 180 line
place phase fire crown
    fire CP2 AP1    refused IB-4.36 "arc"
    no answer fire CP2 AP1
    no arc CP2 AP1
    answer fire CP2 AP2
    arc CP2 AP2

% IB-4.36: and an enemy unit that is there
place unit CP2 at 20 10 facing 0 line
place unit CP1 at 20 14 facing 0 line
place unit CG1 at 40 10 facing 0 line
place unit AP1 lost
place unit AP at 22 14
place unit AG1 at 40 14 facing 180 line
place phase fire crown
    fire CP2 CP1    refused IB-4.36 "no enemy"
    fire CP2 AP1    refused IB-4.36 "no enemy"
    fire CP2 AP     refused IB-7.15 "no unit"

% IB-4.37: each unit that may fire is named by the mover with its target, or passed over
given TWO
place phase fire crown
    asks crown fire
    answers fire CP2 AP1, fire CG1 AG1, end
    fire AP1 CP2    refused IB-1.31 "not yours"
    fire CP2 AP1; roll 1 1 1
    asks crown fire
    answers fire CG1 AG1, end
    end
    asks american
    is unit CG1 at 40 10 facing 0 line.

% IB-1.39: each shot takes effect before the next
place unit CP2 at 20 10 facing 0 line volleyed
place unit CP1 at 16 10 facing 0 line volleyed
place unit AP1 at 19 14 facing 180 line marks 1
place phase fire crown
    answers fire CP2 AP1, fire CP1 AP1, end
    fire CP2 AP1; roll 6 1 1
    event lost AP1
    no answer fire CP1 AP1

% IB-3.18: a unit that fires first does so in the movement phase, and has half a move left
place unit CP2 at 20 10 facing 0 line volleyed
place unit CG1 at 40 10 facing 0 line
place unit AP1 at 20 14 facing 180 line
place unit AG1 at 40 14 facing 180 line
place phase move crown
    fire CP2 AP1
    asks dice 3d6 volley
    roll 4 1 1
    event marks AP1 1 4
    is unit CP2 at 20 10 facing 0 line effort 1 volleys 1 empty volleyed acted fired-now

% IB-3.17: raw troops that fire have done their one thing
place unit CP4 at 20 10 facing 0 line volleyed
place unit CG1 at 40 10 facing 0 line
place unit AP1 at 20 14 facing 180 line
place unit AG1 at 40 14 facing 180 line
place phase move crown
    fire CP4 AP1; roll 1
    asks crown move
    no answer load CP4

% IB-3.15: a unit that has used its move does not fire
place unit CP2 at 20 10 facing 0 line effort 2 marched
place unit CG1 at 40 10 facing 0 line effort 1 marched
place unit AP1 at 20 14 facing 180 line
place unit AG1 at 40 14 facing 180 line
place phase fire crown
    fire CP2 AP1    refused IB-3.8 "used its move"
    answers fire CG1 AG1, end

% IB-12.5: nothing is refused because of a distance: whoever is in arc and sight can be fired at
place unit CP2 at 20 2 facing 0 line
place unit CG1 at 40 10 facing 0 line
place unit AP1 at 20 29 facing 180 line
place unit AG1 at 40 14 facing 180 line
place phase fire crown
    answer fire CP2 AP1
    fire CP2 AP1
    event measured CP2 AP1 27
    event out-of-range CP2 AP1
