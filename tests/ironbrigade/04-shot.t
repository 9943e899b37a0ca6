# Iron Brigade: shot, canister and grape. Every cell of the table, both sides of each boundary.
battle ib-range

% IB-4.53: a battalion gun at short range throws 1 die and needs 4 or more
place unit CN2 at 57 2 facing 0 unlimbered grape 0
place unit CP1 at 10 10 facing 0 line
place unit AP2 at 57 14 facing 180 line
place unit AP1 at 10 14 facing 180 line
place phase fire crown
    fire CN2 AP2
    asks dice 1d6 volley
    event fires CN2 AP2 by-order 1 4
    roll 4
    event hits CN2 AP2 4 1 4
    event marks AP2 1 3
    again
    fire CN2 AP2; roll 3
    event hits CN2 AP2 4 0 3

% IB-4.54: a battalion gun has nothing at medium range: it has fired, and hits nobody
place unit CN2 at 57 2 facing 0 unlimbered grape 0
place unit CP1 at 10 10 facing 0 line
place unit AP2 at 57 26 facing 180 line
place unit AP1 at 10 14 facing 180 line
place phase fire crown
    fire CN2 AP2
    event out-of-range CN2 AP2
    is unit CN2 at 57 2 facing 0 unlimbered grape 0 effort 1 volleys 1 empty fired-now.
    asks crown fire

% IB-4.55: a battalion gun has nothing at long range: it has fired, and hits nobody
place unit CN2 at 57 2 facing 0 unlimbered grape 0
place unit CP1 at 10 10 facing 0 line
place unit AP2 at 57 38 facing 180 line
place unit AP1 at 10 14 facing 180 line
place phase fire crown
    fire CN2 AP2
    event out-of-range CN2 AP2
    is unit CN2 at 57 2 facing 0 unlimbered grape 0 effort 1 volleys 1 empty fired-now.
    asks crown fire

% IB-4.56: a 6 lb gun at short range throws 2 dice and needs 4 or more
place unit CN3 at 57 2 facing 0 unlimbered grape 0
place unit CP1 at 10 10 facing 0 line
place unit AP2 at 57 14 facing 180 line
place unit AP1 at 10 14 facing 180 line
place phase fire crown
    fire CN3 AP2
    asks dice 2d6 volley
    event fires CN3 AP2 by-order 2 4
    roll 4 4
    event hits CN3 AP2 4 2 4 4
    event marks AP2 2 2
    again
    fire CN3 AP2; roll 3 3
    event hits CN3 AP2 4 0 3 3

% IB-4.57: a 6 lb gun at medium range throws 2 dice and needs 5 or more
place unit CN3 at 57 2 facing 0 unlimbered grape 0
place unit CP1 at 10 10 facing 0 line
place unit AP2 at 57 26 facing 180 line
place unit AP1 at 10 14 facing 180 line
place phase fire crown
    fire CN3 AP2
    asks dice 2d6 volley
    event fires CN3 AP2 by-order 2 5
    roll 5 5
    event hits CN3 AP2 5 2 5 5
    event marks AP2 2 2
    again
    fire CN3 AP2; roll 4 4
    event hits CN3 AP2 5 0 4 4

% IB-4.58: a 6 lb gun has nothing at long range: it has fired, and hits nobody
place unit CN3 at 57 2 facing 0 unlimbered grape 0
place unit CP1 at 10 10 facing 0 line
place unit AP2 at 57 38 facing 180 line
place unit AP1 at 10 14 facing 180 line
place phase fire crown
    fire CN3 AP2
    event out-of-range CN3 AP2
    is unit CN3 at 57 2 facing 0 unlimbered grape 0 effort 1 volleys 1 empty fired-now.
    asks crown fire

% IB-4.59: a 24 lb gun at short range throws 4 dice and needs 4 or more
place unit CN4 at 57 2 facing 0 unlimbered grape 0
place unit CP1 at 10 10 facing 0 line
place unit AP2 at 57 14 facing 180 line
place unit AP1 at 10 14 facing 180 line
place phase fire crown
    fire CN4 AP2
    asks dice 4d6 volley
    event fires CN4 AP2 by-order 4 4
    roll 4 4 4 4
    event hits CN4 AP2 4 4 4 4 4 4
    event marks AP2 4 0
    again
    fire CN4 AP2; roll 3 3 3 3
    event hits CN4 AP2 4 0 3 3 3 3

% IB-4.60: a 24 lb gun at medium range throws 4 dice and needs 5 or more
place unit CN4 at 57 2 facing 0 unlimbered grape 0
place unit CP1 at 10 10 facing 0 line
place unit AP2 at 57 26 facing 180 line
place unit AP1 at 10 14 facing 180 line
place phase fire crown
    fire CN4 AP2
    asks dice 4d6 volley
    event fires CN4 AP2 by-order 4 5
    roll 5 5 5 5
    event hits CN4 AP2 5 4 5 5 5 5
    event marks AP2 4 0
    again
    fire CN4 AP2; roll 4 4 4 4
    event hits CN4 AP2 5 0 4 4 4 4

% IB-4.61: a 24 lb gun at long range throws 4 dice and needs 6
place unit CN4 at 57 2 facing 0 unlimbered grape 0
place unit CP1 at 10 10 facing 0 line
place unit AP2 at 57 38 facing 180 line
place unit AP1 at 10 14 facing 180 line
place phase fire crown
    fire CN4 AP2
    asks dice 4d6 volley
    event fires CN4 AP2 by-order 4 6
    roll 6 6 6 6
    event hits CN4 AP2 6 4 6 6 6 6
    event marks AP2 4 0
    again
    fire CN4 AP2; roll 5 5 5 5
    event hits CN4 AP2 6 0 5 5 5 5

% IB-4.62: from muzzle to flag 12 inches are short range
place unit CN4 at 57 2 facing 0 unlimbered grape 0
place unit CP1 at 10 10 facing 0 line
place unit AP2 at 57 14 facing 180 line
place unit AP1 at 10 14 facing 180 line
place phase fire crown
    fire CN4 AP2
    event fires CN4 AP2 by-order 4 4

% IB-4.62: from muzzle to flag 12.001 inches are medium range
place unit CN4 at 57 2 facing 0 unlimbered grape 0
place unit CP1 at 10 10 facing 0 line
place unit AP2 at 57 14.001 facing 180 line
place unit AP1 at 10 14 facing 180 line
place phase fire crown
    fire CN4 AP2
    event fires CN4 AP2 by-order 4 5

% IB-4.62: from muzzle to flag 24 inches are medium range
place unit CN4 at 57 2 facing 0 unlimbered grape 0
place unit CP1 at 10 10 facing 0 line
place unit AP2 at 57 26 facing 180 line
place unit AP1 at 10 14 facing 180 line
place phase fire crown
    fire CN4 AP2
    event fires CN4 AP2 by-order 4 5

% IB-4.62: from muzzle to flag 24.001 inches are long range
place unit CN4 at 57 2 facing 0 unlimbered grape 0
place unit CP1 at 10 10 facing 0 line
place unit AP2 at 57 26.001 facing 180 line
place unit AP1 at 10 14 facing 180 line
place phase fire crown
    fire CN4 AP2
    event fires CN4 AP2 by-order 4 6

% IB-4.62: from muzzle to flag 36 inches are long range
place unit CN4 at 57 2 facing 0 unlimbered grape 0
place unit CP1 at 10 10 facing 0 line
place unit AP2 at 57 38 facing 180 line
place unit AP1 at 10 14 facing 180 line
place phase fire crown
    fire CN4 AP2
    event fires CN4 AP2 by-order 4 6

% IB-4.62: from muzzle to flag 36.001 inches are out of range
place unit CN4 at 57 2 facing 0 unlimbered grape 0
place unit CP1 at 10 10 facing 0 line
place unit AP2 at 57 38.001 facing 180 line
place unit AP1 at 10 14 facing 180 line
place phase fire crown
    fire CN4 AP2
    event out-of-range CN4 AP2

% IB-4.63: grapeshot adds one to each die
place unit CN3 at 20 10 facing 0 unlimbered
place unit CP1 at 40 10 facing 0 line
place unit AP1 at 20 20 facing 180 line
place unit AP2 at 40 14 facing 180 line
place phase fire crown
    fire CN3 AP1
    asks crown grape
    yes
    event reason grapeshot 1
    roll 3 2
    event hits CN3 AP1 3 1 3 2
    is unit CN3 at 20 10 facing 0 unlimbered grape 1 effort 1 volleys 1 empty
    again
    fire CN3 AP1; no
    no event reason grapeshot
    roll 3 4
    event hits CN3 AP1 4 1 3 4
    is unit CN3 at 20 10 facing 0 unlimbered effort 1 volleys 1 empty

% IB-4.64: a target in skirmish order is hit by one less
place unit CN3 at 20 10 facing 0 unlimbered grape 0
place unit AG2 at 20 20 facing 180 skirmish
place phase fire crown
    fire CN3 AG2; roll 4 5
    event reason target in skirmish order -1
    event hits CN3 AG2 5 1 4 5

% IB-4.64: disorder is nothing to artillery
place unit CN3 at 20 10 facing 0 unlimbered grape 0
place unit AP1 at 20 20 facing 180 line disordered
place phase fire crown
    fire CN3 AP1; roll 3 4
    no event reason target disordered by a failed charge
    event hits CN3 AP1 4 1 3 4

% IB-4.65: cover does not help against artillery
place unit CN3 at 22 20 facing 0 unlimbered grape 0
place unit AP1 at 22 30.5 facing 180 line
place phase fire crown
    fire CN3 AP1; roll 3 4
    no event reason target in hard cover
    event hits CN3 AP1 4 1 3 4

% IB-4.65: with art_cover it counts as against small arms
battle ib-range art_cover=on
place unit CN3 at 22 20 facing 0 unlimbered grape 0
place unit AP1 at 22 30.5 facing 180 line
place phase fire crown
    fire CN3 AP1; roll 5 6
    event reason target in hard cover -2
    event hits CN3 AP1 6 1 5 6

% IB-4.66: each gun has two rounds of grapeshot a game
battle ib-range
place unit CN3 at 20 10 facing 0 unlimbered grape 1
place unit CN2 at 30 10 facing 0 unlimbered grape 0
place unit CN4 at 40 10 facing 0 unlimbered
place unit AP1 at 20 20 facing 180 line
place unit AP2 at 30 20 facing 180 line
place unit AG1 at 40 20 facing 180 line
place phase fire crown
    fire CN4 AG1
    asks crown grape
    yes; roll 1 1 1 1
    is unit CN4 at 40 10 facing 0 unlimbered grape 1
    fire CN3 AP1; yes; roll 1 1
    is unit CN3 at 20 10 facing 0 unlimbered grape 0
    fire CN2 AP2
    asks dice 1d6 volley

% IB-4.66: grape_rounds says how many
battle ib-range grape_rounds=0
place unit CN3 at 20 10 facing 0 unlimbered
place unit AP1 at 20 20 facing 180 line
place phase fire crown
    fire CN3 AP1
    asks dice 2d6 volley

% IB-4.66: more of them
battle ib-range grape_rounds=3
place unit CN3 at 20 10 facing 0 unlimbered
place unit CP1 at 40 10 facing 0 line
place unit AP1 at 20 20 facing 180 line
place unit AP2 at 40 14 facing 180 line
place phase fire crown
    fire CN3 AP1; yes; roll 1 1
    is unit CN3 at 20 10 facing 0 unlimbered grape 2 effort 1

% IB-4.67: grapeshot is for short range alone; it is asked when the range is known
battle ib-range
place unit CN3 at 20 10 facing 0 unlimbered
place unit AP1 at 20 22 facing 180 line
place phase fire crown
    fire CN3 AP1
    event measured CN3 AP1 12
    asks crown grape

% IB-4.67: beyond it nobody is asked
place unit CN3 at 20 10 facing 0 unlimbered
place unit AP1 at 20 22.001 facing 180 line
place phase fire crown
    fire CN3 AP1
    asks dice 2d6 volley

% IB-4.67: grape_range says how far it reaches
battle ib-range grape_range=6
place unit CN3 at 20 10 facing 0 unlimbered
place unit AP1 at 20 16 facing 180 line
place phase fire crown
    fire CN3 AP1
    asks crown grape

% IB-4.67: and no farther
battle ib-range grape_range=6
place unit CN3 at 20 10 facing 0 unlimbered
place unit AP1 at 20 16.001 facing 180 line
place phase fire crown
    fire CN3 AP1
    asks dice 2d6 volley

% IB-4.67: muskets have no grapeshot
battle ib-range
place unit CP2 at 20 10 facing 0 line
place unit AP1 at 20 14 facing 180 line
place phase fire crown
    fire CP2 AP1
    asks dice 3d6 volley

% IB-4.53: a gun says of which kind it is, and nobody else has one
file ib-range
    change gun: howitzer, place: "33 4 0" => place: "33 4 0"
    refused IB-4.53 "say which"
file ib-range
    change class: elite, troops: grenadiers => gun: 6lb, class: elite, troops: grenadiers
    refused IB-4.53 "has no gun"
file ib-range
    change gun: battalion => gun: 12lb
    refused IB-4.53 "12lb"
