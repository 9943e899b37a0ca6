# Regimental: the battles as they are printed.

% RG-18.3: the Crown of Gatehouse Lane
battle gatehouse-lane
    is unit MARSH at 4 20.5.
    is unit F-9 at 6 22 facing 90 line.
    is unit F-47 at 6 12 facing 90 line.
    is unit LIGHT at 9 28 facing 90 extended.
    is unit RA at 3 18 facing 90 limbered.

% RG-18.4: the Americans of Gatehouse Lane
    is unit DWIGHT at 34.5 19.
    is unit MASS-2 at 31.5 22 facing 270 line.
    is unit BROWN at 36 11 facing 270 line.
    is unit COLE at 24 27 facing 270 extended.
    is unit GUN at 32 17 facing 270 unlimbered.

% RG-18.8: the Crown of the Meadow Fences
battle meadow-fences
    is unit TRYON at 5 24.
    is unit GREN at 7 24 facing 90 line.
    is unit RA at 14 24 facing 90 limbered.
    is unit COLE at 11.5 15.5.
    is unit F-10 at 14 8 facing 90 line.
    is unit F-27 at 14 18 facing 90 line.
    is unit F-40 at 9 13 facing 90 line.
    is unit BN-GUN at 12.8 13.250393 facing 90 limbered.
    is unit STIRN at 10 37.250393.
    is unit LEIB at 12 32 facing 90 line.
    is unit DONOP at 12 42.5 facing 90 line.
    is unit JAEGER at 14 37 facing 90 extended.

% RG-18.10: the Americans of the Meadow Fences
    is unit STARK at 53 24.
    is unit AGUN at 46.5 24 facing 270 unlimbered.
    is unit LD at 56 24 facing 270 line.
    is unit HALE at 48.5 24.
    is unit NH-1 at 46.5 18.5 facing 270 line.
    is unit NH-2 at 46.5 29.5 facing 270 line.
    is unit NH-3 at 49.5 24 facing 270 line.
    is unit MOORE at 36.5 20.
    is unit M-1 at 34.5 9 facing 270 line.
    is unit M-2 at 34.5 18 facing 270 line.
    is unit M-3 at 34.5 30 facing 270 line.
    is unit RIFLES at 36.5 39 facing 270 extended.

% RG-18.15: the column on the trail
battle ravine-road
    is unit HERRICK with MIL-2.
    is unit MIL-1 at 16 22.444094 facing 263.66 march.
    is unit MIL-2 at 22.5 23.166929 facing 263.66 march.
    is unit MIL-3 at 29 23.888976 facing 263.666 march via 30 24 tail 270.
    is unit MIL-4 at 35.5 24 facing 270 march.
    is unit WAGON-1 at 43 24 facing 270 limbered.
    is unit WAGON-2 at 46.5 24 facing 270 limbered.
    is unit REAR at 51 24 facing 270 line.

% RG-18.16: the ambushers
    is unit BUTLER at 9 26.
    is unit RANGERS at 12 30 facing 180 extended.
    is unit LOYAL at 10 20 facing 90 line.
    is unit BRANT at 22 35.
    is unit PARTY-1 at 24 15 facing 0 extended.
    is unit PARTY-2 at 33 15 facing 0 extended.
    is unit PARTY-3 at 22 33 facing 180 extended.
    is unit PARTY-4 at 38 35 facing 180 extended.

% RG-19.5: Cornwallis and his guns
battle guilford-1781-regiments
    is unit CORNWALLIS at 4 32.5.
    is unit RA-1 at 10 30 facing 90 limbered.
    is unit RA-2 at 7.2 30 facing 90 limbered.

% RG-19.6: Leslie
    is unit LESLIE at 4.3 20.
    is unit F-71 at 6 24 facing 90 line.
    is unit BOSE at 6 15 facing 90 line.
    is unit G-1 at 3 19 facing 90 line.

% RG-19.7: Webster
    is unit WEBSTER at 4.2 45.5.
    is unit F-23 at 6 36 facing 90 line.
    is unit F-33 at 6 43 facing 90 line.
    is unit G-LT at 7 49 facing 90 extended.
    is unit JAEGER at 7 53 facing 90 extended.

% RG-19.8: O'Hara
    is unit OHARA at 1.4 41.
    is unit G-2 at 3 38 facing 90 line.
    is unit G-GR at 3 43 facing 90 line.

% RG-19.9: Tarleton
    is unit TARLETON at 1.5 28.5.
    is unit LEGION at 4.4 30 facing 90 march.

% RG-19.10: Greene and his guns
    is unit GREENE at 61.5 36.
    is unit SINGLETON at 23.5 30 facing 270 unlimbered.
    is unit FINLEY at 56 35 facing 270 unlimbered.

% RG-19.11: Eaton
    is unit EATON at 27 37.5.
    is unit NC-1 at 24.5 34 facing 270 line.
    is unit NC-2 at 24.5 41 facing 270 line.

% RG-19.12: Butler
    is unit BUTLER at 27 22.5.
    is unit NC-3 at 24.5 26 facing 270 line.
    is unit NC-4 at 24.5 19 facing 270 line.

% RG-19.13: William Washington
    is unit WASHINGTON at 31 53.5.
    is unit LYNCH at 26 50 facing 270 extended.
    is unit KIRKWOOD at 29 55 facing 270 extended.
    is unit LD at 34 56 facing 270 line.

% RG-19.14: Lee
    is unit LEE at 31 6.
    is unit CAMPBELL at 26 9 facing 270 extended.
    is unit LEE-FOOT at 29 4 facing 270 extended.
    is unit LEE-HORSE at 34 4 facing 270 line.

% RG-19.15: Lawson
    is unit LAWSON at 38.5 39.
    is unit VA-1 at 36 33 facing 270 line.
    is unit VA-2 at 36 39 facing 270 line.
    is unit VA-3 at 36 45 facing 270 line.

% RG-19.16: Stevens
    is unit STEVENS at 38.5 21.
    is unit VA-4 at 36 27 facing 270 line.
    is unit VA-5 at 36 21 facing 270 line.
    is unit VA-6 at 36 15 facing 270 line.

% RG-19.17: Huger
    is unit HUGER at 60.5 45.2.
    is unit GREEN at 58 40 facing 270 line.
    is unit HAWES at 58 50 facing 270 line.

% RG-19.18: Otho Williams
    is unit WILLIAMS at 61.6 26.8.
    is unit MD-1 at 58 31 facing 270 line.
    is unit MD-2 at 60 22 facing 270 line.

% RG-18.5: the town block is worth 6
battle gatehouse-lane
place unit F-9 at 42 18 facing 90 mass
place unit BROWN at 10 30 facing 270 line
place phase throws crown
    score crown 6 american 0

% RG-18.12: the ridge 10 by majority, the bridge 3
battle meadow-fences
place unit F-27 at 50 30 facing 90 line
place unit F-10 at 25 24 facing 90 field
place unit M-1 at 34.5 9 facing 270 line
place phase throws crown
    score crown 13 american 0

% RG-18.18: fog in the first two turns: radius 4 inches
battle ravine-road
place turn 1
place unit BUTLER at 48 17
place unit LOYAL at 48 26 facing 90 line
place unit REAR at 10 10 facing 270 line
place phase throws crown
    throw LOYAL; roll 1 1; event reason out of command -1

% RG-18.18: later it is 8
battle ravine-road
place turn 3
place unit BUTLER at 48 17
place unit LOYAL at 48 26 facing 90 line
place unit REAR at 10 10 facing 270 line
place phase throws crown
    throw LOYAL; roll 1 1; event reason in command 1

% RG-18.19: 2 points for a wagon, and nothing more by the chart
battle ravine-road
place unit LOYAL at 48 26 facing 90 line
place unit REAR at 10 10 facing 270 line
place unit WAGON-1 lost
place phase throws crown
    score crown 2 american 0

% RG-19.19: militia that has fired in two steps may go home
battle guilford-1781-regiments
place unit NC-1 at 24.5 34 facing 270 line volleys 2
place unit MD-1 at 58 31 facing 270 line
place unit F-23 at 6 36 facing 90 line
place phase throws american
    go-home NC-1
    event goes-home NC-1
    is unit NC-1 at 25.25 34 within 0.01 facing 90 line
    back NC-1 2     refused RG-19.19
    ahead NC-1 4
    is unit NC-1 at 29.2 34 within 0.6 facing 90 line

% RG-19.19: who has fired once may not
battle guilford-1781-regiments
place unit NC-1 at 24.5 34 facing 270 line volleys 1
place unit MD-1 at 58 31 facing 270 line
place unit F-23 at 6 36 facing 90 line
place phase throws american
    go-home NC-1    refused RG-19.19

% RG-19.21, RG-19.22: the court house, and the field without Continentals
battle guilford-1781-regiments
place unit G-1 at 65 32 facing 0 garrison in 8
place unit NC-1 at 24.5 34 facing 270 line
place unit F-33 at 6 43 facing 90 line
place unit F-71 at 6 24 facing 90 line
place unit BOSE at 6 15 facing 90 line
place phase throws crown
    score crown 14 american 0

% RG-19.23: 22 Crown stands or fewer
battle guilford-1781-regiments
place unit G-1 at 3 19 facing 90 line
place unit MD-1 at 58 31 facing 270 line
place phase throws crown
    score crown 0 american 6
