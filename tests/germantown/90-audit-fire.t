# Germantown: fire, with everything that can weigh on one shot.
battle germantown-1777

% given BATTERIES
place turn 6
place first british
place fog clear
place unit A15 at 1603
place unit A34 at 1604
place unit B30 at 1704
place unit A32 at 3302
place phase british guns

% GT-10.5, GT-10.15, GT-10.23: three guns' worth beside horse: 4 or more, with one for the horse
given BATTERIES
    fire B30 A15 A34; roll 2
    event missed B30
    again
    fire B30 A15 A34; roll 3
    event hit-roll B30 3 4 4

% GT-10.7, GT-10.6: one after the other they may not fire at one unit
given BATTERIES
place unit B14 at 1703
    fire B30 A34; roll 0
    event missed B30
    fire B30 A15    refused GT-10.7

% GT-10.5: guns in two range columns do not add up
place turn 6
place first british
place fog clear
place unit A15 at 1603
place unit A34 at 1504
place unit B14 at 1704
place unit A32 at 3302
place phase british guns
    fire B14 A15 A34    refused GT-10.5
    fire B14 A34; roll 8
    event hit-roll B14 8 8 9
    event missed B14

% GT-10.4: who has an enemy beside him fires at no other
place turn 6
place first british
place fog clear
place unit A15 at 1603
place unit B14 at 1703
place unit B16 at 1804
place unit A32 at 3302
place phase british guns
    fire B16 A15    refused GT-10.4
    fire B14 A15; roll 5
    event missed B14

% GT-10.4: a broken enemy beside the gun binds it too
place turn 6
place first british
place fog clear
place unit A15 at 1603
place unit B14 at 1703 shattered
place unit B16 at 1804
place unit A32 at 3302
place phase british guns
    fire B16 A15    refused GT-10.4

% GT-10.20, GT-10.21, GT-10.27: light infantry in woods: twice -1
place turn 6
place first british
place unit A15 at 2607
place unit B01 at 2707
place unit A32 at 3302
place phase british guns
    fire B01 A15; roll 7
    event hit-roll B01 7 5 6
    event missed B01
    again
    fire B01 A15; roll 8
    event hit-roll B01 8 6 6

% GT-22.5: heavy fog: 1 hex; moderate: 2; clear: 3
place turn 6
place first british
place fog moderate
place unit A15 at 1503
place unit B14 at 1804
place unit B16 at 1704
place unit A32 at 3302
place phase british guns
    fire B14 A15    refused GT-22.5
    fire B16 A15; roll 8
    event hit-roll B16 8 8 8

% GT-10.31, GT-14.28, GT-17.1, GT-19.4: 1*: the senior leader falls first, then the step, and the fellow checks in the new band
place turn 6
place first british
place unit A15 at 1603
place unit B14 at 1703
place unit B16 at 1703
place unit HOWE at 1703
place unit GREY at 1703
place unit A32 at 3302
place phase british guns
    fire B14 A15; roll 6; roll 9
    event leader-lost HOWE
    event army-morale american 3 15
    event army-morale british -3 11
    event step-lost B14
    event army-morale british -1 10
    asks dice 1d0-9
    roll 4
    event check-passed B16
    again
    fire B14 A15; roll 6; roll 9
    roll 3
    event check-failed B16
    is unit B14 at 1703 reduced
    is unit GREY at 1703

% GT-10.29, GT-10.31: AM costs 1 and nobody checks
place turn 6
place first british
place unit A06 at 1603
place unit B14 at 1703
place unit B16 at 1703
place unit A32 at 3302
place phase british rifles
    fire B14 A06; roll 5
    event hit-roll B14 5 6 6
    roll 3
    event fire-result AM B14
    event army-morale british -1 13
    no event army-morale american
    no event check-roll
    is unit B14 at 1703

% GT-10.24, GT-23.37: the first time is over once it has fired
place turn 6
place first british
place unit A06 at 1603 has-fired
place unit B14 at 1703
place unit A32 at 3302
place phase british rifles
    fire B14 A06; roll 5
    event missed B14

% GT-10.25: of two who fire together both must be new
place turn 6
place first american
place unit B07 at 1703
place unit B08 at 1703 has-fired
place unit A02 at 1603
place unit B15 at 4412
place phase american rifles
    fire A02 B07 B08; roll 3
    event missed A02

% GT-10.25, GT-10.15: both new: five SP, one for the first time
place turn 6
place first american
place unit B07 at 1703
place unit B08 at 1703
place unit A02 at 1603
place unit B15 at 4412
place phase american rifles
    fire A02 B07 B08; roll 3
    event hit-roll A02 3 4 4
    roll 4
    event fire-result R A02
    no event army-morale

% GT-23.35, GT-10.11, GT-10.24: the 5th Pennsylvania, even reduced, fires with one
place turn 6
place first british
place unit A22 at 1603 reduced
place unit B14 at 1703
place unit A32 at 3302
place phase british rifles
    fire B14 A22; roll 6
    event hit-roll B14 6 7 7

% GT-10.13: guns and rifles have their own phases and do not add up
place turn 6
place first british
place unit A22 at 1603
place unit A15 at 1603
place unit B14 at 1703
place unit A32 at 3302
place phase british guns
    fire B14 A15 A22    refused
    fire B14 A15; roll 0
    event missed B14
    asks american rifles
    fire B14 A22; roll 0
    event missed B14

% GT-10.10: the side that is not phasing fires its rifles first, and whom it breaks does not fire back
place turn 6
place first british
place unit A06 at 1603
place unit B07 at 1703
place unit A32 at 3302
place phase british rifles
    asks american rifles
    fire B07 A06; roll 9; roll 8
    event disrupted B07
    to 1803; to 1903; to 2003
    asks american move

% GT-10.10, GT-10.9, GT-2.4: guns before rifles: a jaeger battalion broken by guns does not fire
place turn 6
place first british
place unit A15 at 1603
place unit B07 at 1703
place unit A32 at 3302
place phase british guns
    fire B07 A15; roll 9; roll 4
    event disrupted B07
    event army-morale british -1 13
    to 1803; to 1903; to 2003
    asks american move

% GT-10.18, GT-10.21: across the flechette at light infantry
place turn 6
place first british
place unit A15 at 3907
place unit B04 at 3908
place unit A32 at 3302
place phase british guns
    fire B04 A15; roll 7
    event hit-roll B04 7 5 6
    again
    fire B04 A15; roll 8
    event hit-roll B04 8 6 6

% GT-10.18, GT-21.10: beside the work it does not count
place turn 6
place first british
place unit A15 at 3807
place unit B04 at 3908
place unit A32 at 3302
place phase british guns
    fire B04 A15; roll 7
    event hit-roll B04 7 6 6

% GT-10.26: of two guns one across the work spoils the shot of both
place turn 6
place first british
place unit A15 at 3807
place unit A34 at 3907
place unit B14 at 3908
place unit A32 at 3302
place phase british guns
    fire B14 A15 A34; roll 4
    event hit-roll B14 4 3 4
    event missed B14

% GT-21.10: out of the work there is no -1
place turn 6
place first american
place unit B27 at 3908
place unit A02 at 3907
place unit B15 at 4412
place phase american guns
    fire A02 B27; roll 7
    event hit-roll A02 7 7 7

% GT-10.30, GT-14.4, GT-14.24: R by guns: the target goes a hex, its fellows check, nobody comes after
place turn 6
place first british
place unit A15 at 1603
place unit A02 at 1603
place unit B14 at 1703
place unit B16 at 1703
place unit A32 at 3302
place phase british guns
    fire B14 A15; roll 6; roll 0
    to 1803
    roll 3
    event check-failed B16
    to 1803
    no event advanced
    no event army-morale
    is unit A02 at 1603

% GT-14.6, GT-10.30: D on a shattered target: 1 for the D, 1 and 1 for the capture
place turn 6
place first british
place unit A15 at 1603
place unit B14 at 1703 shattered
place unit A32 at 3302
place phase british guns
    fire B14 A15; roll 6; roll 6
    event fire-result D B14
    event captured B14
    is morale american 14.
    is morale british 12.

% GT-10.28: guns at guns: 8 is AM, 9 is a step and no leader
place turn 6
place first british
place unit A15 at 1603
place unit B27 at 1703
place unit B14 at 1703
place unit GREY at 1703
place unit A32 at 3302
place phase british guns
    fire B27 A15; roll 5
    event hit-roll B27 5 6 6
    roll 8
    event fire-result AM B27
    is morale british 13.
    again
    fire B27 A15; roll 5; roll 9
    event eliminated B27
    no event leader-lost

% GT-10.28, GT-14.28: rifles at guns: 8 a step, 9 a step and the leader
place turn 6
place first british
place unit A06 at 1603
place unit B27 at 1703
place unit B14 at 1703
place unit GREY at 1703
place unit A32 at 3302
place phase british rifles
    fire B27 A06; roll 4
    event hit-roll B27 4 6 6
    roll 9
    event leader-lost GREY
    event eliminated B27
    again
    fire B27 A06; roll 4; roll 8
    no event leader-lost
    event eliminated B27

% GT-23.30, GT-23.31, GT-10.15: the militia's gun in the zone fires through the heaviest fog, after the rifles
place turn 3
place first american
place unit A40 at 3523
place unit B10 at 3723
place unit B15 at 4412
place phase american rifles
    asks american shell
    fire B10 A40; roll 9
    event hit-roll B10 9 9 9
    roll 4
    event disrupted B10

% GT-23.30: not if it moved in this player turn
place turn 3
place first american
place unit A40 at 3523
place unit A37 at 3422
place unit B10 at 3723
place unit B15 at 4412
place phase american movement
    move A40; step 3522; end
    close
    asks british move

% GT-10.32, GT-10.14: having fired does not keep rifles from the attack
place turn 6
place first american
place unit A06 at 1603
place unit B26 at 1703
place unit B15 at 4412
place phase american rifles
    fire B26 A06; roll 0
    duty GT-11.10 A06
    attack 1703; with A06; declare; close; play skirmish; play skirmish; roll 7
    event odds 2 2 1-1
    event result - R 7 2

% GT-17.5, GT-10.30: the last gunner falls and his leader rides off
place turn 6
place first british
place unit A15 at 1603
place unit B27 at 1703
place unit GREY at 1703
place unit B15 at 2003
place unit A32 at 3302
place phase british guns
    fire B27 A15; roll 9; roll 9
    event eliminated B27
    event refuge GREY 1703 2003
    is morale american 14.
    is morale british 13.
