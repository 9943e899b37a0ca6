# Regimental: going, roads and trails, obstacles, ways to move, and columns that follow their heads.
# Rulings: RG-R38 RG-R39 RG-R40 RG-R41 RG-R89 RG-R96 RG-R97 RG-R100
battle rg-drill

% RG-7.16: an inch costs one part in its rate: 5 open and 3 rough are a full move of a line
place unit VET at 10 35.125 facing 180 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    ahead VET 12
    is unit VET at 10 25.125 within 0.01 facing 180 line

% RG-7.16: half a move is half of it, whatever the ground: 3 open, and half the rest at 6
place unit VET at 10 37.375 facing 0 line menu tardy
place unit CONT at 60 56 facing 180 line
place phase act crown
    ahead VET 12
    is unit VET at 10 41.575 within 0.01 facing 0 line.

% RG-7.17: the worst ground under any stand is paid: one stand in the wood slows the line
place unit VET at 19 42 facing 0 line stands 7 menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    ahead VET 12
    is unit VET at 19 48 within 0.01 facing 0 line

% RG-7.18: only inches with every stand on the road have its figure: 3 and 2.125 open, the rest by road
battle rg-paces
place unit F1 at 63 30 facing 90 march menu well
place unit FOE at 24 58 facing 180 line
place phase act crown
    head F1 66 30; head F1 66 50
    is unit F1 at 66 42.4375 within 0.01 facing 0 march

% RG-7.19: broken troops have the road's figure while the centre of their block is on it
place unit F1 at 65.6 50 facing 0 line stands 2
place unit FOE at 65 58 facing 180 line
place phase throws crown
    throw F1; roll 1 6
    is unit F1 at 65.6 26.375 within 0.02 facing 0 broken stands 2

% RG-7.19: beside it they have not
place unit F1 at 65.4 50 facing 0 line stands 2
place unit FOE at 65 58 facing 180 line
place phase throws crown
    throw F1; roll 1 6
    is unit F1 at 65.4 34.375 within 0.02 facing 0 broken stands 2

% RG-7.20: a trail is open ground for march columns, through whatever it leads
place unit F1 at 4 20 facing 0 march menu well
place unit FG1 at 4 10 facing 0 limbered menu well
place unit WG1 at 4 35 facing 0 limbered menu well
place unit FOE at 24 58 facing 180 line
place phase act crown
    road WG1 40; is unit WG1 at 4 41 facing 0 limbered.
    road F1 40; is unit F1 at 4 32 facing 0 march.
    road FG1 40; is unit FG1 at 4 18 facing 0 limbered.

% RG-7.20: and for leaders
place unit HOWE at 4 20
place unit F1 at 40 4 facing 0 line
place unit FOE at 24 58 facing 180 line
place phase rides crown
    ride HOWE 4 50
    is unit HOWE at 4 44

% RG-7.20, RG-7.21: not for broken troops
place unit F1 at 4 50 facing 0 line stands 2
place unit FOE at 4 58 facing 180 line
place phase throws crown
    throw F1; roll 1 6
    is unit F1 at 4 38.375 within 0.01 facing 0 broken stands 2

% RG-7.21: nobody else has anything of roads and trails
place unit F1 at 66 10 facing 0 field menu well
place unit F2 at 4 10 facing 0 line stands 2 menu well
place unit FOE at 24 58 facing 180 line
place phase act crown
    ahead F1 40; is unit F1 at 66 22 facing 0 field.
    ahead F2 40; is unit F2 at 4 16 facing 0 line stands 2.

% RG-7.22: a wall crossed makes open inches broken, those before it too
battle rg-drill
place unit VET at 51 17 facing 0 line menu well
place unit CONT at 20 56 facing 180 line
place phase act crown
    ahead VET 12
    is unit VET at 51 25 facing 0 line.

% RG-7.22: who stops short of it has paid nothing more
place unit VET at 51 15 facing 0 line menu well
place unit CONT at 20 56 facing 180 line
place phase act crown
    ahead VET 9; halt VET
    is unit VET at 51 24 facing 0 line.

% RG-7.22: and who cannot pay for the crossing stops before it
place unit VET at 51 15.5 facing 0 line menu well
place unit CONT at 20 56 facing 180 line
place phase act crown
    ahead VET 12
    is unit VET at 51 24 within 0.03 facing 0 line

% RG-7.24: to overlap it by more than the slack is to cross it
place unit VET at 51 23 facing 0 line menu well
place unit CONT at 20 56 facing 180 line
place phase act crown
    ahead VET 1.01; ahead VET 12
    is unit VET at 51 31 within 0.01 facing 0 line

% RG-7.23: a major obstacle is not crossed in a move
place unit ELITE at 65 47 facing 0 line menu well
place unit CONT at 20 56 facing 180 line
place phase act crown
    ahead ELITE 10
    event stops-at ELITE
    is unit ELITE at 65 50 within 0.03 facing 0 line

% RG-7.26: a wheel of more than 90 degrees is none
place unit VET at 12 10 facing 0 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    wheel VET left 91    refused RG-7.26

% RG-7.29: line and mass have no free turn, and nobody turns twice or after he has moved
place unit VET at 12 10 facing 0 line menu well
place unit HESS at 30 10 facing 0 field menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    turn VET left 30     refused RG-7.29 "no free turn"
    turn HESS left 46    refused RG-7.29 "up to 45"
    turn HESS left 45; turn HESS left 5   refused RG-7.29 "once"
    ahead HESS 2; turn HESS left 5        refused RG-7.29

% RG-7.31, RG-7.32: stands of a column lie on the chords of its track, 0.75 inches each
battle rg-drill
place unit VET at 12 20 facing 90 march menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    head VET 14 20; head VET 14 22
    stand VET 1 at 14 22
    stand VET 2 at 14 21.25
    stand VET 3 at 14 20.5
    stand VET 4 at 13.75 20
    stand VET 5 at 13 20

% RG-7.32: mounted stands are 1 inch deep in it, limbered ones 2.5
place unit HORSE at 12 20 facing 90 march
place unit MGUN at 30 20 facing 90 limbered
place unit CONT at 60 56 facing 180 line
place phase throws crown
    stand HORSE 4 at 9 20
    stand MGUN 2 at 27.5 20

% RG-7.33: columns move forward only
place unit VET at 12 20 facing 90 march menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    back VET 2        refused RG-7.33
    slide VET left 1  refused RG-6.50
    wheel VET left 30 refused RG-7.33

% RG-7.34: six legs off the road
place unit VET at 12 20 facing 90 march menu quick
place unit CONT at 60 56 facing 180 line
place phase act crown
    head VET 13 20; head VET 14 20; head VET 15 20; head VET 16 20; head VET 17 20; head VET 18 20
    head VET 19 20    refused RG-7.34 "six legs"

% RG-7.35: a bend of 90 degrees will do
place unit VET at 12 20 facing 90 march menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    head VET 12 22; head VET 14 22
    is unit VET at 14 22 facing 90 march via 12 22 12 20 tail 90

% RG-7.36: the free turn of a column is a bend at its head
place unit VET at 12 10 facing 90 march menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    turn VET left 30      refused RG-7.29
    head VET 15 13; head VET 30 28
    is unit VET at 20.485 18.485 within 0.01 facing 45 march

% RG-7.37: facing by the rear rank makes its tail the head
place unit VET at 14 22 facing 0 march via 14 20 tail 90 menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    about VET; halt VET
    is unit VET at 10 20 within 0.01 facing 270 march via 14 20 tail 180

% RG-7.38: a line becomes a column straight behind its front-centre
place unit VET at 12 20 facing 0 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    form VET march; halt VET
    is unit VET at 12 20 facing 0 march.
    stand VET 8 at 12 14.75

% RG-7.38: or along the road on which that lies, to the rear
place unit VET at 40 8 facing 60 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    form VET march; halt VET
    is unit VET at 40 8 within 0.1 facing 63.43 within 0.1 march via 36 6 tail 90

% RG-7.39: every edge of a column but head and tail is a flank
place unit HORSE at 20 20 facing 0 line menu well
place unit VET at 40 20 facing 0 line menu well
place unit MIL at 20 27 facing 90 march
place unit CONT at 60 56 facing 180 line
place phase declare crown
    charge HORSE MIL left 0 cold; done
    event strikes HORSE MIL
    is pair HORSE MIL deep 100 flank

% RG-7.40: guns limber round their front-centre
place unit MGUN at 40 20 facing 0 unlimbered menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    limber MGUN reverse; halt MGUN
    is unit MGUN at 40 20 facing 180 limbered.
    stand MGUN 2 at 40 22.5

% RG-7.27: nor does it go obliquely after a wheel
place unit VET at 40 10 facing 0 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    wheel VET left 20
    oblique VET left 30 2     refused RG-7.27 "has wheeled"

% RG-7.29, RG-1.42: a free turn needs room too
place unit JAEG at 40 10 facing 0 extended menu well
place unit HESS at 43 12.7 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase act crown
    turn JAEG left 45        refused RG-1.42
    turn JAEG right 45

% RG-10.15: over a bridge one goes as over open ground, though in no column
battle rg-school
place unit PAIR at 18 34 facing 180 line stands 1 menu well
place unit FOOT at 66 8 facing 0 line
place phase act american
    ahead PAIR 20
    is unit PAIR at 18 24 facing 180 line stands 1.

% RG-2.25, RG-2.28: light guns and howitzers move as foot guns
place unit HOWITZ at 46 14 facing 0 limbered menu well
place unit CONT at 20 56 facing 180 line
place phase act crown
    head HOWITZ 46 40; halt HOWITZ
    is unit HOWITZ at 46 22 facing 0 limbered.

% RG-2.25: a light gun
battle rg-drill
place unit BGUN at 40 12 facing 0 limbered menu well
place unit CONT at 20 56 facing 180 line
place phase act crown
    head BGUN 40 40; halt BGUN
    is unit BGUN at 40 20 facing 0 limbered.
