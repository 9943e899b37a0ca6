# Regimental: menus, marches and changes of formation.
# Rulings: RG-R09 RG-R24 RG-R37 RG-R38 RG-R39 RG-R40 RG-R41 RG-R42 RG-R43 RG-R44 RG-R46 RG-R47 RG-R48 RG-R95 RG-R100
#      RG-R101 RG-R102 RG-R103 RG-R115 RG-R116 RG-D27
battle rg-drill

% given LINE
place unit VET at 12 10 facing 0 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown

% RG-7.1, RG-7.25: infantry in line goes 10 inches ahead over open ground
given LINE
    ahead VET 12
    is unit VET at 12 20 within 0.01 facing 0 line

% RG-6.2: half a move and one thing more, the walk first
given LINE
    ahead VET 5; form VET extended
    event forms VET extended
    is unit VET at 12 15 within 0.01 facing 0 extended.

% RG-6.2: more than half a move leaves nothing more
given LINE
    ahead VET 6; form VET extended    refused RG-6.2 "more than half"

% RG-6.2: the thing first, then half a move
given LINE
    form VET extended; ahead VET 12
    is unit VET at 12 16 within 0.01 facing 0 extended

% RG-7.2: at the double quick
place unit VET at 12 8 facing 0 mass menu quick
place unit CONT at 60 56 facing 180 line
place phase act crown
    ahead VET 20
    is unit VET at 12 23.5 within 0.6 facing 0 mass

% RG-7.28: back at half rate
given LINE
    back VET 12
    is unit VET at 12 5 within 0.01 facing 0 line

% RG-7.27: obliquely up to 45 degrees, and not with a wheel
given LINE
    oblique VET right 50 5    refused RG-7.27
    oblique VET right 45 5
    is unit VET at 15.535 13.535 within 0.01 facing 0 line
    wheel VET left 10         refused RG-7.27

% RG-7.26, RG-1.15: a wheel pays for the path of its outer corner
given LINE
    wheel VET left 45
    is unit VET at 10.828 12.828 within 0.02 facing 315 within 0.1 line
    halt VET

% RG-7.26: as far as the move pays for it: 8 inches of front, 10 of path
given LINE
    wheel VET left 90
    is unit VET at 9.26 13.79 within 0.06 facing 288.4 within 0.1 line

% RG-7.30: four legs
given LINE
    ahead VET 1; ahead VET 1; ahead VET 1; ahead VET 1; ahead VET 1   refused RG-7.30

% RG-7.29: extended lines and field columns turn freely before they move
place unit VET at 12 10 facing 0 field menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    turn VET right 45; ahead VET 5
    is unit VET at 15.535 13.535 within 0.01 facing 45 field

% RG-7.22: a fence crossed makes all open inches broken ones
place unit VET at 20 20 facing 0 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    ahead VET 12
    is unit VET at 20 28 within 0.01 facing 0 line

% RG-10.23: a road opens a gap in a fence
battle meadow-fences
place unit RA at 30 24 facing 90 limbered menu well
place unit NH-1 at 50 40 facing 270 line
place phase act crown
    road RA 18
    is unit RA at 46 24 within 3 facing 90 limbered

% RG-7.17: the worst ground under any stand is paid; woods are rough
battle rg-drill
place unit VET at 10 35 facing 0 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    ahead VET 12
    is unit VET at 10 41.4 within 2 facing 0 line

% RG-7.18: march columns on a road have its figure
place unit VET at 10 6 facing 90 march menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    road VET 20
    is unit VET at 28 6 within 0.2 facing 90 march

% RG-7.34: on a road the path has its bends
place unit VET at 30 6 facing 90 march menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    road VET 10
    is unit VET at 39.58 7.79 within 0.1 facing 63.4 within 0.2 march via 36 6

% RG-7.33: a column follows its head
place unit VET at 10 20 facing 90 march menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    ahead VET 3      refused RG-7.33
    head VET 14 20; head VET 14 22
    is unit VET at 14 22 facing 0 march via 14 20

% RG-7.35: bends are 2 inches apart, and none is sharper than 90 degrees
place unit VET at 10 20 facing 90 march menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    head VET 8 21    refused RG-7.35
    head VET 10 21; head VET 12 21    refused RG-7.35

% RG-7.11: limbered foot guns
place unit MGUN at 40 20 facing 0 limbered menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    head MGUN 40 40
    is unit MGUN at 40 28 within 0.13 facing 0 limbered

% RG-6.25: light carriages move and unlimber, RG-6.29: and are hauled
place unit MGUN at 40 20 facing 0 limbered menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    head MGUN 40 24; unlimber MGUN keep
    is unit MGUN at 40 24 within 0.01 facing 0 unlimbered

% RG-6.29: hand haul 2 inches
place unit MGUN at 40 20 facing 0 unlimbered menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    haul MGUN 90 3    refused RG-6.29
    haul MGUN 90 2
    is unit MGUN at 42 20 facing 0 unlimbered

% RG-6.20: heavy carriages limber and do no more
place unit HGUN at 40 20 facing 0 unlimbered menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    limber HGUN keep
    is unit HGUN at 40 20 facing 0 limbered.

% RG-2.32: fixed guns never limber
place unit SIEGE at 40 40 facing 180 unlimbered menu well
place unit VET at 20 10 facing 0 line
place phase act american
    limber SIEGE keep   refused RG-2.32

% RG-6.10: tardy troops do one thing, RG-6.13: and form no column
place unit VET at 12 10 facing 0 line menu tardy
place unit CONT at 60 56 facing 180 line
place phase act crown
    form VET field    refused RG-6.10
    ahead VET 12
    is unit VET at 12 15 within 0.01 facing 0 line

% RG-6.12: or a full move, disordered
place unit VET at 12 10 facing 0 line menu tardy
place unit CONT at 60 56 facing 180 line
place phase act crown
    full VET; ahead VET 12
    is unit VET at 12 20 within 0.01 facing 0 line disordered

% RG-6.54: facing about keeps the ground
given LINE
    about VET; halt VET
    is unit VET at 12 9.25 within 0.01 facing 180 line faced-about

% RG-6.50, RG-6.51: by the flank, half the rate
given LINE
    slide VET right 12
    is unit VET at 17 10 within 0.01 facing 0 line by-flank

% RG-6.44: raw troops that change formation on rough ground are disordered
place unit RAW at 10 46 facing 0 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    form RAW mass
    event order RAW disordered

% RG-1.36: nobody comes within an inch of an enemy
place unit VET at 20 10 facing 0 line menu well
place unit CONT at 20 14 facing 180 line
place phase act crown
    ahead VET 10
    is unit VET at 20 13 within 0.01 facing 0 line
    event stops VET CONT

% RG-6.45, RG-6.46: a passage of lines
place unit VET at 20 10 facing 0 line menu well
place unit HESS at 20 13 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase act crown
    through VET; ahead VET 5
    event passed-through VET HESS
    is unit VET at 20 15 within 0.01 facing 0 line
    is unit HESS at 20 13 facing 0 line passed-lines

% RG-8.27, RG-8.30: into a building, RG-8.32: and out again
place unit ELITE at 62 27.99 facing 0 line menu well
place unit CONT at 20 56 facing 180 line
place phase act crown
    enter ELITE 3
    is unit ELITE at 62 30 facing 0 garrison in 4
    halt ELITE

% RG-8.27: only as many as it holds
place unit VET at 62 27.99 facing 0 line menu well
place unit ELITE at 62 30 facing 0 garrison in 4
place unit CONT at 20 56 facing 180 line
place phase act crown
    enter VET 3    refused RG-8.27

% RG-15.25, RG-15.26: off by the exit
place unit CONT at 4 30 facing 270 line menu well
place unit VET at 60 8 facing 0 line
place unit RIFLE at 40 57 facing 180 extended
place phase act american
    ahead CONT 10
    asks american leave
    yes
    event leaves CONT
    score american 4

% RG-4.35, RG-4.36: a leader rides 24 inches over open ground
place unit GREY at 20 18
place unit VET at 40 10 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase rides crown
    ride GREY 50 18
    is unit GREY at 44 18 within 0.01

% RG-4.19: he rides to a unit and is attached, RG-4.20: or detaches
place unit GREY at 20 10
place unit VET at 40 10 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase maneuver crown
    attach GREY VET
    is unit GREY with VET
