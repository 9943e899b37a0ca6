# Iron Brigade: sharpshooters.
battle ib-range

% IB-11.1: one for each brigade of the side
file ib-range
    |   - {id: AS4, side: american, name: "Fourth rifle", type: sharpshooter, size: sharpshooter}
    refused IB-11.1 "lists 4 sharpshooters and should have 3"
file ib-range
    change places: fixed => sharpshooters: none
    refused IB-11.1 "should have 0"
file ib-range
    change places: fixed => sharpshooters: many
    refused IB-11.1

% IB-11.2: he fires once, and is removed whether he hits or not
place unit CS1 concealed at 10 30.5
place unit CG1 at 60 10 facing 0 line
place unit AP1 at 10 34 facing 180 line
place unit AG1 at 60 14 facing 180 line
place phase fire crown
    snipe CS1 AP1; roll 4
    event missed CS1 AP1
    is unit CS1 lost.
    snipe CS1 AP1   refused IB-1.38 "not there"
    again
    snipe CS1 AP1; roll 5
    event marks AP1 1 4
    is unit CS1 lost.

% IB-11.2: out of range it was his shot all the same
place unit CS1 concealed at 10 30.5
place unit CG1 at 60 10 facing 0 line
place unit AP1 at 10 46 facing 180 line
place unit AP2 at 13 39 facing 180 line
place unit AG1 at 60 14 facing 180 line
place phase fire crown
    snipe CS1 AP2
    event measured CS1 AP2 9.014173
    event out-of-range CS1 AP2
    is unit CS1 lost.
    asks crown fire

% IB-11.5: he never moves
place unit CS1 concealed at 10 30.5
place unit CG1 at 60 10 facing 0 line
place unit AP1 at 10 34 facing 180 line
place phase move crown
    ride CS1 12 30      refused IB-1.38
    snipe CS1 AP1       refused unasked

% IB-11.6: in a firing phase of his side, in any direction, at a unit or a commander whom he sees
place unit CS1 concealed at 20 20
place unit CG1 at 60 10 facing 0 line
place unit AP1 at 20 24 facing 180 line
place unit AP2 at 20 15 facing 0 line
place unit AP3 at 24 20 facing 0 line
place unit AP at 15 20
place unit AN1 at 20 28 facing 180 line
place unit AC1 at 17 17 to AP
place carried AP hold 10 44
place unit AG1 at 60 14 facing 180 line
place phase fire crown
    answer snipe CS1 AP1
    answer snipe CS1 AP2
    answer snipe CS1 AP3
    answer snipe CS1 AP
    no answer snipe CS1 AN1
    snipe CS1 AN1   refused IB-11.6 "AP1 is in the way"
    snipe CS1 AC1   refused IB-11.6 "no unit or commander"
    snipe CS1 CG1   refused IB-11.6 "no unit or commander"

% IB-11.6: or he stays hidden
place unit CS1 concealed at 20 20
place unit CG1 at 60 10 facing 0 line
place unit AP1 at 20 24 facing 180 line
place unit AG1 at 60 14 facing 180 line
place phase fire crown
    end
    is unit CS1 concealed at 20 20.

% IB-11.7: 5 or more hits at four inches or less, without modifiers
place unit CS1 concealed at 22 29.5
place unit CG1 at 60 10 facing 0 line
place unit AG2 at 22 33.5 facing 180 skirmish
place unit AG1 at 60 14 facing 180 line
place phase fire crown
    snipe CS1 AG2
    asks dice 1d6 sharpshooter
    roll 5
    event hits CS1 AG2 5 1 5
    event marks AG2 1 4
    again
    snipe CS1 AG2; roll 4
    event hits CS1 AG2 5 0 4

% IB-11.7: cover does not help
place unit CS1 concealed at 22 27
place unit CG1 at 60 10 facing 0 line
place unit AP1 at 22 30.5 facing 180 line
place unit AG1 at 60 14 facing 180 line
place phase fire crown
    snipe CS1 AP1; roll 5
    event marks AP1 1 4

% IB-11.8: a 6 hits above four inches, up to eight
place unit CS1 concealed at 20 20
place unit CG1 at 60 10 facing 0 line
place unit AP1 at 20 24.001 facing 180 line
place unit AP2 at 20 12 facing 0 line
place unit AP3 at 28.001 20 facing 270 line
place unit AG1 at 60 14 facing 180 line
place phase fire crown
    snipe CS1 AP1; roll 5
    event hits CS1 AP1 6 0 5
    again
    snipe CS1 AP2; roll 6
    event hits CS1 AP2 6 1 6
    event marks AP2 1 3
    again
    snipe CS1 AP3
    event out-of-range CS1 AP3

% IB-11.9: a hit kills a commander outright
place unit CS1 concealed at 20 20
place unit CG1 at 60 10 facing 0 line
place unit AP at 20 24
place unit AP1 at 10 44 facing 180 line
place unit AG1 at 60 14 facing 180 line
place phase fire crown
    snipe CS1 AP; roll 5
    event killed AP
    is unit AP lost.
    is fell AP 20 24.
    again
    snipe CS1 AP; roll 4
    event missed-him CS1 AP
    is unit AP at 20 24.
    again
    odds "snipe CS1 AP" : "killed" 1/3

% IB-11.9: with ss_kill6 he falls only on a further 6
battle ib-range ss_kill6=on
place unit CS1 concealed at 20 20
place unit CG1 at 60 10 facing 0 line
place unit AP at 20 24
place unit AP1 at 10 44 facing 180 line
place unit AG1 at 60 14 facing 180 line
place phase fire crown
    snipe CS1 AP; roll 5
    asks dice 1d6 commander
    roll 5
    event missed-him CS1 AP
    is unit AP at 20 24.
    is unit CS1 lost.
    again
    snipe CS1 AP; roll 5; roll 6
    event killed AP
    again
    odds "snipe CS1 AP" : "killed" 1/18
