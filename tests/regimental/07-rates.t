# Regimental: every figure of the movement rates, walked: open, broken, rough ground and road.
# Rulings: RG-R37
battle rg-paces

% given WALKING
place unit FOE at 24 58 facing 180 line
place phase act crown

% given RIDING
place unit F1 at 10 4 facing 0 line
place unit FOE at 24 58 facing 180 line
place phase rides crown

% RG-7.1: infantry in line: open 10, broken 8, rough 6
place unit F1 at 56 10 facing 0 line menu well
place unit F2 at 36 10 facing 0 line menu well
place unit F3 at 14 10 facing 0 line menu well
given WALKING
    ahead F1 40
    is unit F1 at 56 20 facing 0 line.
    ahead F2 40
    is unit F2 at 36 18 facing 0 line.
    ahead F3 40
    is unit F3 at 14 16 facing 0 line.

% RG-7.1: infantry in line, double quick: open 14, broken 12, rough 10
place unit F1 at 56 10 facing 0 line menu quick
place unit F2 at 36 10 facing 0 line menu quick
place unit F3 at 14 10 facing 0 line menu quick
given WALKING
    ahead F1 40
    is unit F1 at 56 24 facing 0 line.
    ahead F2 40
    is unit F2 at 36 22 facing 0 line.
    ahead F3 40
    is unit F3 at 14 20 facing 0 line.

% RG-7.2: infantry in field column: open 12, broken 10, rough 8
place unit F1 at 56 10 facing 0 field menu well
place unit F2 at 36 10 facing 0 field menu well
place unit F3 at 14 10 facing 0 field menu well
given WALKING
    ahead F1 40
    is unit F1 at 56 22 facing 0 field.
    ahead F2 40
    is unit F2 at 36 20 facing 0 field.
    ahead F3 40
    is unit F3 at 14 18 facing 0 field.

% RG-7.2: infantry in field column, double quick: open 16, broken 14, rough 12
place unit F1 at 56 10 facing 0 field menu quick
place unit F2 at 36 10 facing 0 field menu quick
place unit F3 at 14 10 facing 0 field menu quick
given WALKING
    ahead F1 40
    is unit F1 at 56 26 facing 0 field.
    ahead F2 40
    is unit F2 at 36 24 facing 0 field.
    ahead F3 40
    is unit F3 at 14 22 facing 0 field.

% RG-7.2: infantry in extended line: open 12, broken 10, rough 8
place unit F1 at 56 10 facing 0 extended menu well
place unit F2 at 36 10 facing 0 extended menu well
place unit F3 at 14 10 facing 0 extended menu well
given WALKING
    ahead F1 40
    is unit F1 at 56 22 facing 0 extended.
    ahead F2 40
    is unit F2 at 36 20 facing 0 extended.
    ahead F3 40
    is unit F3 at 14 18 facing 0 extended.

% RG-7.2: infantry in extended line, double quick: open 16, broken 14, rough 12
place unit F1 at 56 10 facing 0 extended menu quick
place unit F2 at 36 10 facing 0 extended menu quick
place unit F3 at 14 10 facing 0 extended menu quick
given WALKING
    ahead F1 40
    is unit F1 at 56 26 facing 0 extended.
    ahead F2 40
    is unit F2 at 36 24 facing 0 extended.
    ahead F3 40
    is unit F3 at 14 22 facing 0 extended.

% RG-7.2: infantry in mass: open 12, broken 10, rough 8
place unit F1 at 56 10 facing 0 mass menu well
place unit F2 at 36 10 facing 0 mass menu well
place unit F3 at 14 10 facing 0 mass menu well
given WALKING
    ahead F1 40
    is unit F1 at 56 22 facing 0 mass.
    ahead F2 40
    is unit F2 at 36 20 facing 0 mass.
    ahead F3 40
    is unit F3 at 14 18 facing 0 mass.

% RG-7.2: infantry in mass, double quick: open 16, broken 14, rough 12
place unit F1 at 56 10 facing 0 mass menu quick
place unit F2 at 36 10 facing 0 mass menu quick
place unit F3 at 14 10 facing 0 mass menu quick
given WALKING
    ahead F1 40
    is unit F1 at 56 26 facing 0 mass.
    ahead F2 40
    is unit F2 at 36 24 facing 0 mass.
    ahead F3 40
    is unit F3 at 14 22 facing 0 mass.

% RG-7.3: infantry in march column: open 12, broken 10, rough 8, road 18
place unit F1 at 56 10 facing 0 march menu well
place unit F2 at 36 10 facing 0 march menu well
place unit F3 at 14 10 facing 0 march menu well
place unit F4 at 66 10 facing 0 march menu well
given WALKING
    head F1 56 55
    is unit F1 at 56 22 facing 0 march.
    head F2 36 55
    is unit F2 at 36 20 facing 0 march.
    head F3 14 55
    is unit F3 at 14 18 facing 0 march.
    road F4 40
    is unit F4 at 66 28 facing 0 march.

% RG-7.3: infantry in march column, double quick: open 16, broken 14, rough 12, road 24
place unit F1 at 56 10 facing 0 march menu quick
place unit F2 at 36 10 facing 0 march menu quick
place unit F3 at 14 10 facing 0 march menu quick
place unit F4 at 66 10 facing 0 march menu quick
given WALKING
    head F1 56 55
    is unit F1 at 56 26 facing 0 march.
    head F2 36 55
    is unit F2 at 36 24 facing 0 march.
    head F3 14 55
    is unit F3 at 14 22 facing 0 march.
    road F4 40
    is unit F4 at 66 34 facing 0 march.

% RG-7.5: cavalry in line: open 18, broken 12, rough 4
place unit H1 at 56 10 facing 0 line menu well
place unit H2 at 36 10 facing 0 line menu well
place unit H3 at 14 10 facing 0 line menu well
given WALKING
    ahead H1 40
    is unit H1 at 56 28 facing 0 line.
    ahead H2 40
    is unit H2 at 36 22 facing 0 line.
    ahead H3 40
    is unit H3 at 14 14 facing 0 line.

% RG-7.5: cavalry in line, double quick: open 24, broken 16, rough 6
place unit H1 at 56 10 facing 0 line menu quick
place unit H2 at 36 10 facing 0 line menu quick
place unit H3 at 14 10 facing 0 line menu quick
given WALKING
    ahead H1 40
    is unit H1 at 56 34 facing 0 line.
    ahead H2 40
    is unit H2 at 36 26 facing 0 line.
    ahead H3 40
    is unit H3 at 14 16 facing 0 line.

% RG-7.6: cavalry in field column: open 18, broken 14, rough 6
place unit H1 at 56 10 facing 0 field menu well
place unit H2 at 36 10 facing 0 field menu well
place unit H3 at 14 10 facing 0 field menu well
given WALKING
    ahead H1 40
    is unit H1 at 56 28 facing 0 field.
    ahead H2 40
    is unit H2 at 36 24 facing 0 field.
    ahead H3 40
    is unit H3 at 14 16 facing 0 field.

% RG-7.6: cavalry in field column, double quick: open 24, broken 20, rough 8
place unit H1 at 56 10 facing 0 field menu quick
place unit H2 at 36 10 facing 0 field menu quick
place unit H3 at 14 10 facing 0 field menu quick
given WALKING
    ahead H1 40
    is unit H1 at 56 34 facing 0 field.
    ahead H2 40
    is unit H2 at 36 30 facing 0 field.
    ahead H3 40
    is unit H3 at 14 18 facing 0 field.

% RG-7.6: cavalry in extended line: open 18, broken 14, rough 6
place unit H1 at 56 10 facing 0 extended menu well
place unit H2 at 36 10 facing 0 extended menu well
place unit H3 at 14 10 facing 0 extended menu well
given WALKING
    ahead H1 40
    is unit H1 at 56 28 facing 0 extended.
    ahead H2 40
    is unit H2 at 36 24 facing 0 extended.
    ahead H3 40
    is unit H3 at 14 16 facing 0 extended.

% RG-7.6: cavalry in extended line, double quick: open 24, broken 20, rough 8
place unit H1 at 56 10 facing 0 extended menu quick
place unit H2 at 36 10 facing 0 extended menu quick
place unit H3 at 14 10 facing 0 extended menu quick
given WALKING
    ahead H1 40
    is unit H1 at 56 34 facing 0 extended.
    ahead H2 40
    is unit H2 at 36 30 facing 0 extended.
    ahead H3 40
    is unit H3 at 14 18 facing 0 extended.

% RG-7.7: cavalry in march column: open 18, broken 14, rough 6, road 24
place unit H1 at 56 10 facing 0 march menu well
place unit H2 at 36 10 facing 0 march menu well
place unit H3 at 14 10 facing 0 march menu well
place unit H4 at 66 10 facing 0 march menu well
given WALKING
    head H1 56 55
    is unit H1 at 56 28 facing 0 march.
    head H2 36 55
    is unit H2 at 36 24 facing 0 march.
    head H3 14 55
    is unit H3 at 14 16 facing 0 march.
    road H4 40
    is unit H4 at 66 34 facing 0 march.

% RG-7.7: cavalry in march column, double quick: open 24, broken 20, rough 8, road 36
place unit H1 at 56 10 facing 0 march menu quick
place unit H2 at 36 10 facing 0 march menu quick
place unit H3 at 14 10 facing 0 march menu quick
place unit H4 at 66 10 facing 0 march menu quick
given WALKING
    head H1 56 55
    is unit H1 at 56 34 facing 0 march.
    head H2 36 55
    is unit H2 at 36 30 facing 0 march.
    head H3 14 55
    is unit H3 at 14 18 facing 0 march.
    road H4 40
    is unit H4 at 66 46 facing 0 march.

% RG-7.8: cavalry on foot in extended line: open 12, broken 10, rough 8
place unit H1 at 56 10 facing 0 extended on-foot menu well
place unit H2 at 36 10 facing 0 extended on-foot menu well
place unit H3 at 14 10 facing 0 extended on-foot menu well
given WALKING
    ahead H1 40
    is unit H1 at 56 22 facing 0 extended on-foot.
    ahead H2 40
    is unit H2 at 36 20 facing 0 extended on-foot.
    ahead H3 40
    is unit H3 at 14 18 facing 0 extended on-foot.

% RG-7.8: cavalry on foot in extended line, double quick: open 16, broken 14, rough 12
place unit H1 at 56 10 facing 0 extended on-foot menu quick
place unit H2 at 36 10 facing 0 extended on-foot menu quick
place unit H3 at 14 10 facing 0 extended on-foot menu quick
given WALKING
    ahead H1 40
    is unit H1 at 56 26 facing 0 extended on-foot.
    ahead H2 40
    is unit H2 at 36 24 facing 0 extended on-foot.
    ahead H3 40
    is unit H3 at 14 22 facing 0 extended on-foot.

% RG-7.10: siege guns: open 6, broken 4, rough 2, road 12
place unit SG1 at 56 10 facing 0 limbered menu well
place unit SG2 at 36 10 facing 0 limbered menu well
place unit SG3 at 14 10 facing 0 limbered menu well
place unit SG4 at 66 10 facing 0 limbered menu well
given WALKING
    head SG1 56 55
    is unit SG1 at 56 16 facing 0 limbered.
    head SG2 36 55
    is unit SG2 at 36 14 facing 0 limbered.
    head SG3 14 55
    is unit SG3 at 14 12 facing 0 limbered.
    road SG4 40
    is unit SG4 at 66 22 facing 0 limbered.

% RG-7.10: siege guns, double quick: open 8, broken 6, rough 4, road 18
place unit SG1 at 56 10 facing 0 limbered menu quick
place unit SG2 at 36 10 facing 0 limbered menu quick
place unit SG3 at 14 10 facing 0 limbered menu quick
place unit SG4 at 66 10 facing 0 limbered menu quick
given WALKING
    head SG1 56 55
    is unit SG1 at 56 18 facing 0 limbered.
    head SG2 36 55
    is unit SG2 at 36 16 facing 0 limbered.
    head SG3 14 55
    is unit SG3 at 14 14 facing 0 limbered.
    road SG4 40
    is unit SG4 at 66 28 facing 0 limbered.

% RG-7.10: wagons: open 6, broken 4, rough 2, road 12
place unit WG1 at 56 10 facing 0 limbered menu well
place unit WG2 at 36 10 facing 0 limbered menu well
place unit WG3 at 14 10 facing 0 limbered menu well
place unit WG4 at 66 10 facing 0 limbered menu well
given WALKING
    head WG1 56 55
    is unit WG1 at 56 16 facing 0 limbered.
    head WG2 36 55
    is unit WG2 at 36 14 facing 0 limbered.
    head WG3 14 55
    is unit WG3 at 14 12 facing 0 limbered.
    road WG4 40
    is unit WG4 at 66 22 facing 0 limbered.

% RG-7.10: wagons, double quick: open 8, broken 6, rough 4, road 18
place unit WG1 at 56 10 facing 0 limbered menu quick
place unit WG2 at 36 10 facing 0 limbered menu quick
place unit WG3 at 14 10 facing 0 limbered menu quick
place unit WG4 at 66 10 facing 0 limbered menu quick
given WALKING
    head WG1 56 55
    is unit WG1 at 56 18 facing 0 limbered.
    head WG2 36 55
    is unit WG2 at 36 16 facing 0 limbered.
    head WG3 14 55
    is unit WG3 at 14 14 facing 0 limbered.
    road WG4 40
    is unit WG4 at 66 28 facing 0 limbered.

% RG-7.11: foot guns: open 8, broken 6, rough 4, road 18
place unit FG1 at 56 10 facing 0 limbered menu well
place unit FG2 at 36 10 facing 0 limbered menu well
place unit FG3 at 14 10 facing 0 limbered menu well
place unit FG4 at 66 10 facing 0 limbered menu well
given WALKING
    head FG1 56 55
    is unit FG1 at 56 18 facing 0 limbered.
    head FG2 36 55
    is unit FG2 at 36 16 facing 0 limbered.
    head FG3 14 55
    is unit FG3 at 14 14 facing 0 limbered.
    road FG4 40
    is unit FG4 at 66 28 facing 0 limbered.

% RG-7.11: foot guns, double quick: open 12, broken 10, rough 6, road 24
place unit FG1 at 56 10 facing 0 limbered menu quick
place unit FG2 at 36 10 facing 0 limbered menu quick
place unit FG3 at 14 10 facing 0 limbered menu quick
place unit FG4 at 66 10 facing 0 limbered menu quick
given WALKING
    head FG1 56 55
    is unit FG1 at 56 22 facing 0 limbered.
    head FG2 36 55
    is unit FG2 at 36 20 facing 0 limbered.
    head FG3 14 55
    is unit FG3 at 14 16 facing 0 limbered.
    road FG4 40
    is unit FG4 at 66 34 facing 0 limbered.

% RG-7.12: galloper guns: open 12, broken 8, rough 4, road 18
place unit GG1 at 56 10 facing 0 limbered menu well
place unit GG2 at 36 10 facing 0 limbered menu well
place unit GG3 at 14 10 facing 0 limbered menu well
place unit GG4 at 66 10 facing 0 limbered menu well
given WALKING
    head GG1 56 55
    halt GG1
    is unit GG1 at 56 22 facing 0 limbered.
    head GG2 36 55
    halt GG2
    is unit GG2 at 36 18 facing 0 limbered.
    head GG3 14 55
    halt GG3
    is unit GG3 at 14 14 facing 0 limbered.
    road GG4 40
    halt GG4
    is unit GG4 at 66 28 facing 0 limbered.

% RG-7.12: galloper guns, double quick: open 16, broken 12, rough 6, road 24
place unit GG1 at 56 10 facing 0 limbered menu quick
place unit GG2 at 36 10 facing 0 limbered menu quick
place unit GG3 at 14 10 facing 0 limbered menu quick
place unit GG4 at 66 10 facing 0 limbered menu quick
given WALKING
    head GG1 56 55
    halt GG1
    is unit GG1 at 56 26 facing 0 limbered.
    head GG2 36 55
    halt GG2
    is unit GG2 at 36 22 facing 0 limbered.
    head GG3 14 55
    halt GG3
    is unit GG3 at 14 16 facing 0 limbered.
    road GG4 40
    halt GG4
    is unit GG4 at 66 34 facing 0 limbered.

% RG-7.12: pack animals: open 12, broken 8, rough 4, road 18
place unit PK1 at 56 10 facing 0 limbered menu well
place unit PK2 at 36 10 facing 0 limbered menu well
place unit PK3 at 14 10 facing 0 limbered menu well
place unit PK4 at 66 10 facing 0 limbered menu well
given WALKING
    head PK1 56 55
    is unit PK1 at 56 22 facing 0 limbered.
    head PK2 36 55
    is unit PK2 at 36 18 facing 0 limbered.
    head PK3 14 55
    is unit PK3 at 14 14 facing 0 limbered.
    road PK4 40
    is unit PK4 at 66 28 facing 0 limbered.

% RG-7.12: pack animals, double quick: open 16, broken 12, rough 6, road 24
place unit PK1 at 56 10 facing 0 limbered menu quick
place unit PK2 at 36 10 facing 0 limbered menu quick
place unit PK3 at 14 10 facing 0 limbered menu quick
place unit PK4 at 66 10 facing 0 limbered menu quick
given WALKING
    head PK1 56 55
    is unit PK1 at 56 26 facing 0 limbered.
    head PK2 36 55
    is unit PK2 at 36 22 facing 0 limbered.
    head PK3 14 55
    is unit PK3 at 14 16 facing 0 limbered.
    road PK4 40
    is unit PK4 at 66 34 facing 0 limbered.

% RG-7.4: broken infantry: open 16
place unit F1 at 56 50 facing 0 line stands 2
place unit FOE at 54 58 facing 180 line
place phase throws crown
    throw F1; roll 1 6
    event entry F1 panic
    is unit F1 at 56 34.375 within 0.01 facing 0 broken stands 2

% RG-7.4: broken infantry: broken 14
place unit F1 at 36 50 facing 0 line stands 2
place unit FOE at 34 58 facing 180 line
place phase throws crown
    throw F1; roll 1 6
    event entry F1 panic
    is unit F1 at 36 36.375 within 0.01 facing 0 broken stands 2

% RG-7.4: broken infantry: rough 12
place unit F1 at 14 50 facing 0 line stands 2
place unit FOE at 12 58 facing 180 line
place phase throws crown
    throw F1; roll 1 6
    event entry F1 panic
    is unit F1 at 14 38.375 within 0.01 facing 0 broken stands 2

% RG-7.4: broken infantry: road 24
place unit F1 at 66 50 facing 0 line stands 2
place unit FOE at 64 58 facing 180 line
place phase throws crown
    throw F1; roll 1 6
    event entry F1 panic
    is unit F1 at 66 26.375 within 0.01 facing 0 broken stands 2

% RG-7.9: broken cavalry: open 24
place unit H1 at 56 50 facing 0 line stands 2
place unit FOE at 54 58 facing 180 line
place phase throws crown
    throw H1; roll 1 6
    event entry H1 panic
    is unit H1 at 56 26 within 0.01 facing 0 broken stands 2

% RG-7.9: broken cavalry: broken 20
place unit H1 at 36 50 facing 0 line stands 2
place unit FOE at 34 58 facing 180 line
place phase throws crown
    throw H1; roll 1 6
    event entry H1 panic
    is unit H1 at 36 30 within 0.01 facing 0 broken stands 2

% RG-7.9: broken cavalry: rough 8
place unit H1 at 14 50 facing 0 line stands 2
place unit FOE at 12 58 facing 180 line
place phase throws crown
    throw H1; roll 1 6
    event entry H1 panic
    is unit H1 at 14 42 within 0.01 facing 0 broken stands 2

% RG-7.9: broken cavalry: road 36
place unit H1 at 66 50 facing 0 line stands 2
place unit FOE at 64 58 facing 180 line
place phase throws crown
    throw H1; roll 1 6
    event entry H1 panic
    is unit H1 at 66 14 within 0.01 facing 0 broken stands 2

% RG-7.15: broken cavalry on foot, as infantry: open 16
place unit H1 at 56 50 facing 0 extended on-foot stands 2
place unit FOE at 54 58 facing 180 line
place phase throws crown
    throw H1; roll 1 6
    event entry H1 panic
    is unit H1 at 56 34.375 within 0.01 facing 0 broken stands 2

% RG-7.15: broken cavalry on foot, as infantry: broken 14
place unit H1 at 36 50 facing 0 extended on-foot stands 2
place unit FOE at 34 58 facing 180 line
place phase throws crown
    throw H1; roll 1 6
    event entry H1 panic
    is unit H1 at 36 36.375 within 0.01 facing 0 broken stands 2

% RG-7.15: broken cavalry on foot, as infantry: rough 12
place unit H1 at 14 50 facing 0 extended on-foot stands 2
place unit FOE at 12 58 facing 180 line
place phase throws crown
    throw H1; roll 1 6
    event entry H1 panic
    is unit H1 at 14 38.375 within 0.01 facing 0 broken stands 2

% RG-7.15: broken cavalry on foot, as infantry: road 24
place unit H1 at 66 50 facing 0 extended on-foot stands 2
place unit FOE at 64 58 facing 180 line
place phase throws crown
    throw H1; roll 1 6
    event entry H1 panic
    is unit H1 at 66 26.375 within 0.01 facing 0 broken stands 2

% RG-7.13: a leader mounted: open 24
place unit HOWE at 56 10
given RIDING
    ride HOWE 56 57
    is unit HOWE at 56 34

% RG-7.13: a leader mounted: broken 20
place unit HOWE at 36 10
given RIDING
    ride HOWE 36 57
    is unit HOWE at 36 30

% RG-7.13: a leader mounted: rough 12
place unit HOWE at 14 10
given RIDING
    ride HOWE 14 57
    is unit HOWE at 14 22

% RG-7.13: a leader mounted: road 36
place unit HOWE at 66 10
given RIDING
    ride HOWE 66 57
    is unit HOWE at 66 46

% RG-7.14: a leader on foot: open 16
place unit HOWE at 56 10 on-foot
given RIDING
    ride HOWE 56 57
    is unit HOWE at 56 26

% RG-7.14: a leader on foot: broken 14
place unit HOWE at 36 10 on-foot
given RIDING
    ride HOWE 36 57
    is unit HOWE at 36 24

% RG-7.14: a leader on foot: rough 12
place unit HOWE at 14 10 on-foot
given RIDING
    ride HOWE 14 57
    is unit HOWE at 14 22

% RG-7.14: a leader on foot: road 24
place unit HOWE at 66 10 on-foot
given RIDING
    ride HOWE 66 57
    is unit HOWE at 66 34
