# Regimental: the menus of troops and guns, entry by entry.
# Rulings: RG-R33 RG-R42 RG-R43 RG-R44 RG-R45 RG-R46 RG-R47 RG-R48 RG-R49 RG-R52 RG-R97 RG-R100 RG-D22 RG-D24
battle rg-drill

% given WELL
place unit VET at 12 10 facing 0 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown

% given TARDY
place unit VET at 12 10 facing 0 line menu tardy
place unit CONT at 60 56 facing 180 line
place phase act crown

% RG-6.1: well handled troops make a full move and nothing else
given WELL
    ahead VET 10
    asks crown throws
    is unit VET at 12 20 facing 0 line.

% RG-6.2: or half a move with one thing, and no second one
given WELL
    form VET field; about VET     refused RG-6.2 "the one thing"
    ahead VET 12
    is unit VET at 12 16 facing 0 field.

% RG-6.2: after the half move and its thing there is nothing more
given WELL
    ahead VET 2; about VET
    asks crown throws
    is unit VET at 12 11.25 within 0.01 facing 180 line faced-about.

% RG-6.3: change formation
given WELL
    form VET mass; halt VET
    is unit VET at 12 10 facing 0 mass.

% RG-6.4: passage of lines, by half a move
place unit VET at 20 10 facing 0 line menu well
place unit HESS at 20 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase act crown
    through VET; ahead VET 12
    is unit VET at 20 15 facing 0 line passed-lines

% RG-6.5: march by the flank
given WELL
    slide VET left 2; halt VET
    is unit VET at 10 10 facing 0 line by-flank.

% RG-6.6: change front
given WELL
    front VET centre left 30; halt VET
    event marches VET
    is unit VET at 11.81 9.95 within 0.01 facing 330 line.

% RG-6.7: face by the rear rank
given WELL
    about VET; halt VET
    is unit VET at 12 9.25 within 0.01 facing 180 line faced-about.

% RG-6.8, RG-6.15: scale a major obstacle, the least way
place unit ELITE at 65 49.98 facing 0 line menu well
place unit CONT at 20 56 facing 180 line
place phase act crown
    scale ELITE; halt ELITE
    is unit ELITE at 65 50.75 within 0.03 facing 0 line.

% RG-6.9: replenish ammunition
place unit VET at 12 10 facing 0 line low menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    replenish VET; ahead VET 12
    is unit VET at 12 15 facing 0 line.

% RG-6.10: tardy troops do one thing
given TARDY
    ahead VET 2
    form VET extended     refused RG-6.10 "one thing alone"
    halt VET

% RG-6.11: half a move at most
given TARDY
    ahead VET 12
    asks crown throws
    is unit VET at 12 15 facing 0 line.

% RG-6.12: or all of it, disordered
given TARDY
    full VET; ahead VET 12
    is unit VET at 12 20 facing 0 line disordered.

% RG-6.13: line, extended line, mass or garrison where it stands, and no column
given TARDY
    form VET march    refused RG-6.10
    form VET field    refused RG-6.10
    form VET extended
    asks crown throws
    is unit VET at 12 10 facing 0 extended.

% RG-6.13: into mass
given TARDY
    form VET mass
    is unit VET at 12 10 facing 0 mass.

% RG-6.13: into line
place unit VET at 12 10 facing 0 field menu tardy
place unit CONT at 60 56 facing 180 line
place phase act crown
    form VET line
    is unit VET at 12 10 facing 0 line.

% RG-6.13: into garrison
place unit ELITE at 62 27.99 facing 0 line menu tardy
place unit CONT at 20 56 facing 180 line
place phase act crown
    enter ELITE 3
    is unit ELITE at 62 30 facing 0 garrison in 4.

% RG-6.13: out of a building too, but in no column
place unit ELITE at 62 30 facing 0 garrison in 4 menu tardy
place unit CONT at 20 56 facing 180 line
place phase act crown
    quit ELITE 62 28 field     refused RG-6.10
    quit ELITE 62 28 line
    is unit ELITE at 62 27.25 within 0.01 facing 180 line.

% RG-6.14: tardy troops face by the rear rank
given TARDY
    about VET
    is unit VET at 12 9.25 within 0.01 facing 180 line faced-about.

% RG-6.15: tardy troops scale a major obstacle
place unit ELITE at 65 49.98 facing 0 line menu tardy
place unit CONT at 20 56 facing 180 line
place phase act crown
    scale ELITE
    is unit ELITE at 65 50.75 within 0.03 facing 0 line.

% RG-6.10: and nothing else: no flank march, passage, change of front or ammunition
place unit VET at 12 10 facing 0 line low menu tardy
place unit CONT at 60 56 facing 180 line
place phase act crown
    slide VET left 1         refused RG-6.10
    through VET              refused RG-6.10
    front VET centre left 90 refused RG-6.10
    replenish VET            refused RG-6.10

% RG-6.16: no other troops have a hasty maneuver: foot that is charged by horse is not asked
place unit HORSE at 20 14 facing 0 line menu well
place unit CONT at 20 22 facing 180 line
place phase declare crown
    charge HORSE CONT left 0 cold
    event strikes HORSE CONT

# ---- Guns

% given GUNS
place unit MGUN at 40 20 facing 0 unlimbered menu well
place unit HGUN at 34 20 facing 0 unlimbered menu well
place unit CONT at 60 56 facing 180 line
place phase act crown

% given LIMBERS
place unit MGUN at 40 20 facing 0 limbered menu well
place unit HGUN at 34 20 facing 0 limbered menu well
place unit CONT at 60 56 facing 180 line
place phase act crown

% RG-6.17: guns do one thing: who has rallied does not fire
place unit MGUN at 40 20 facing 0 unlimbered silenced 1 menu well
place unit HGUN at 34 20 facing 0 unlimbered menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    rally MGUN
    stand-to MGUN    refused RG-3.25

% RG-6.17: troops have no guns' menu, and guns none of theirs
place unit MGUN at 40 20 facing 0 unlimbered menu well
place unit VET at 20 20 facing 0 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    pivot VET 90        refused RG-6.17
    about MGUN          refused RG-6.17
    slide MGUN left 1   refused RG-6.17

% RG-6.18: a full move, limbered
given LIMBERS
    head HGUN 34 23; head HGUN 34 40
    is unit HGUN at 34 28 facing 0 limbered.
    limber MGUN keep    refused RG-6.20 "limbered already"

% RG-6.18: and not unlimbered
given GUNS
    head MGUN 40 22     refused RG-6.18

% RG-6.19: fire
place unit MGUN at 40 10 facing 0 unlimbered menu well
place unit CONT at 40 30 facing 180 line
place phase act crown
    stand-to MGUN
    event stands-to MGUN
    end
    fire-at CONT; all MGUN; fire; roll 1 1; event shoots MGUN CONT 2 400

% RG-6.19: limbered there is none
given LIMBERS
    stand-to MGUN     refused RG-6.19

% RG-6.20, RG-6.41: limber, as it faces or facing about; RG-7.40: the front-centre stays
given GUNS
    limber HGUN reverse
    is unit HGUN at 34 20 facing 180 limbered.

% RG-6.21, RG-6.41: unlimber, either way
given LIMBERS
    unlimber HGUN reverse
    is unit HGUN at 34 20 facing 180 unlimbered.

% RG-6.22: pivot: any facing, on the spot
given GUNS
    pivot HGUN 200
    is unit HGUN at 33.74 18.545 within 0.01 facing 200 unlimbered.

% RG-6.24: replenish, and nothing besides
place unit MGUN at 40 20 facing 0 unlimbered gun-low 12 menu well
place unit HGUN at 34 20 facing 0 unlimbered menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    replenish MGUN
    event replenishes MGUN
    is unit MGUN at 40 20 facing 0 unlimbered.

% RG-6.24: after limbering there is none
place unit MGUN at 40 20 facing 0 unlimbered gun-low 12 silenced 1 menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    limber MGUN keep
    replenish MGUN      refused RG-6.24
    rally MGUN          refused RG-6.26
    unlimber MGUN reverse   refused RG-6.26

% RG-6.25: a full move and unlimber, for light carriages alone
given LIMBERS
    head HGUN 34 22; unlimber HGUN keep     refused RG-6.25
    halt HGUN
    head MGUN 40 22; unlimber MGUN reverse
    is unit MGUN at 40 22 facing 180 unlimbered.

% RG-6.26: limber and a full move, for light carriages alone
given GUNS
    limber HGUN keep
    head HGUN 34 22        refused RG-3.25
    limber MGUN keep; head MGUN 40 23.5
    is unit MGUN at 40 23.5 within 0.01 facing 0 limbered
    unlimber MGUN keep     refused RG-6.26
    head MGUN 40 40
    is unit MGUN at 40 28 facing 0 limbered.

% RG-6.27: unlimber and fire, for light carriages alone
given LIMBERS
    unlimber HGUN keep
    stand-to HGUN          refused RG-3.25
    unlimber MGUN keep; stand-to MGUN
    is unit MGUN at 40 20 facing 0 unlimbered stood-to

% RG-6.28: pivot and fire, for light carriages alone
given GUNS
    pivot HGUN 20
    stand-to HGUN          refused RG-3.25
    pivot MGUN 20; stand-to MGUN
    event stands-to MGUN

% RG-6.29: hand haul 2 inches in any direction, facing kept, light carriages alone
given GUNS
    haul HGUN 0 1          refused RG-6.29
    haul MGUN 225 2
    is unit MGUN at 38.586 18.586 within 0.01 facing 0 unlimbered.

% RG-6.30: a galloper 4
battle rg-school
place unit GALLOP at 46 12 facing 0 unlimbered menu well
place unit CONT at 46 56 facing 180 line
place phase act crown
    haul GALLOP 90 4.1     refused RG-6.29
    haul GALLOP 90 4
    is unit GALLOP at 50 12 facing 0 unlimbered.

% RG-6.30: and a howitzer 2
place unit HOWITZ at 46 12 facing 0 unlimbered menu well
place unit CONT at 46 56 facing 180 line
place phase act crown
    haul HOWITZ 90 2.1     refused RG-6.29
    haul HOWITZ 90 2
    is unit HOWITZ at 48 12 facing 0 unlimbered.

# ---- Guns, tardy

% given SLOW
battle rg-drill
place unit MGUN at 40 20 facing 0 unlimbered gun-low 1 silenced 1 menu tardy
place unit HGUN at 34 20 facing 0 unlimbered menu tardy
place unit CONT at 60 56 facing 180 line
place phase act crown

% RG-6.31: tardy guns do one thing of fewer
given SLOW
    rally MGUN            refused RG-6.23
    replenish MGUN        refused RG-6.24
    haul MGUN 0 1         refused RG-6.29
    pivot MGUN 20
    stand-to MGUN         refused RG-3.25

% RG-6.32: a full move, limbered
battle rg-drill
place unit MGUN at 40 12 facing 0 limbered menu tardy
place unit CONT at 60 56 facing 180 line
place phase act crown
    head MGUN 40 30
    is unit MGUN at 40 20 facing 0 limbered.

% RG-6.32: after which they do not unlimber
place unit MGUN at 40 12 facing 0 limbered menu tardy
place unit CONT at 60 56 facing 180 line
place phase act crown
    head MGUN 40 14; unlimber MGUN keep    refused RG-6.25

% RG-6.33: fire
given SLOW
    stand-to HGUN
    event stands-to HGUN

% RG-6.34: limber, and go no farther
given SLOW
    limber MGUN keep
    is unit MGUN at 40 20 facing 0 limbered silenced 1 gun-low 1.
    head MGUN 40 22       refused RG-3.25

% RG-6.35: unlimber, and not fire
place unit MGUN at 40 12 facing 0 limbered menu tardy
place unit HGUN at 34 20 facing 0 unlimbered menu tardy
place unit CONT at 60 56 facing 180 line
place phase act crown
    unlimber MGUN keep
    is unit MGUN at 40 12 facing 0 unlimbered.
    stand-to MGUN         refused RG-3.25

% RG-6.36: pivot
given SLOW
    pivot HGUN 90
    is unit HGUN at 34.75 19.25 within 0.01 facing 90 unlimbered.

% RG-6.37: heavy carriages do not get away so
given SLOW
    withdraw HGUN         refused RG-6.37

% RG-6.38, RG-6.39: a battery that threw and took nothing with fire in it, or held, does not fire
place unit MGUN at 40 10 facing 0 unlimbered menu well thrown
place unit VET at 20 12 facing 0 line
place unit CONT at 40 30 facing 180 line
place unit MIL at 20 15 facing 180 line
place phase act crown
    hold MGUN; end
    american: end
    fire-at CONT          refused

% RG-6.39: held by its result it may
place unit HGUN at 40 10 facing 0 unlimbered
place unit VET at 66 12 facing 0 line
place unit CONT at 40 20 facing 180 line
place unit MIL at 40 2 facing 0 line
place unit HORSE lost
place unit MGUN lost
place phase throws crown
    throw HGUN; roll 3 3
    event entry HGUN fall-back
    end
    fire-at CONT; all HGUN; fire; roll 1 1; event shoots HGUN CONT

% RG-6.40: in the opponent's player turn every unlimbered battery may fire, whatever it did before
place unit MGUN at 40 10 facing 0 unlimbered menu well thrown
place unit VET at 20 12 facing 0 line
place unit CONT at 40 30 facing 180 line
place unit MIL at 60 50 facing 180 line
place phase act crown
    pivot MGUN 1; halt MGUN; end
    american: end
    fire-at CONT; all MGUN; fire; roll 1 1; event shoots MGUN CONT 2 400

# ---- What the maneuvers are

% RG-6.42: a change of formation keeps front-centre and facing
place unit VET at 12 10 facing 30 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    form VET field; halt VET
    is unit VET at 12 10 facing 30 field.
    stand VET 1 at 11.567 10.25

% RG-6.42: into what it is nobody changes
given WELL
    form VET line       refused RG-6.42 "stands so already"

% RG-6.43: to dismount is a change of formation, and so is to mount
place unit HORSE at 20 20 facing 0 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    form HORSE on-foot
    is unit HORSE at 20 20 facing 0 extended menu well on-foot
    ahead HORSE 3
    is unit HORSE at 20 23 facing 0 extended

% RG-6.43: into line mounted
place unit HORSE at 20 20 facing 0 extended on-foot menu tardy
place unit CONT at 60 56 facing 180 line
place phase act crown
    form HORSE line
    is unit HORSE at 20 20 facing 0 line.

% RG-6.43: foot has no horses
given WELL
    form VET on-foot     refused RG-6.43

% RG-6.44: raw troops on open ground keep their order
place unit RAW at 12 10 facing 0 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    form RAW field; halt RAW
    is unit RAW at 12 10 facing 0 field.

% RG-6.44: others keep it everywhere
place unit VET at 10 46 facing 0 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    form VET field; halt VET
    is unit VET at 10 46 facing 0 field.

% RG-6.44: raw troops that leave a house have stood on broken ground
place unit RAW at 62 30 facing 0 garrison in 4 menu well
place unit CONT at 20 56 facing 180 line
place phase act crown
    quit RAW 62 28 line; halt RAW
    is unit RAW at 62 27.25 within 0.01 facing 180 line disordered.

% RG-6.47: a pair is disordered if one is raw
place unit VET at 40 10 facing 0 line menu well
place unit RAW at 40 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase act crown
    through VET; ahead VET 12
    event order VET disordered
    event order RAW disordered

% RG-6.47: or was disordered
place unit VET at 40 10 facing 0 line menu well
place unit HESS at 40 12 facing 0 line disordered
place unit CONT at 60 56 facing 180 line
place phase act crown
    through VET; ahead VET 12
    is unit VET at 40 15 facing 0 line disordered passed-lines

% RG-6.47: or was on rough ground meanwhile
place unit VET at 10 44 facing 0 line menu well
place unit HESS at 10 45 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase act crown
    through VET; ahead VET 12
    event order VET disordered
    event order HESS disordered

% RG-6.47: in the open, neither raw nor disordered, both keep their order
place unit VET at 40 10 facing 0 line menu well
place unit HESS at 40 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase act crown
    through VET; ahead VET 12
    is unit VET at 40 15 facing 0 line passed-lines.
    is unit HESS at 40 12 facing 0 line passed-lines.

% RG-6.45: who cannot come out clear on the other side does not go in
place unit VET at 40 10 facing 0 line menu well
place unit HESS at 40 14.9 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase act crown
    through VET; ahead VET 12
    is unit VET at 40 14.15 within 0.03 facing 0 line

% RG-6.48: troops go through unlimbered guns in any move, at no cost and without a mark
place unit VET at 40 10 facing 0 line menu well
place unit MGUN at 40 14 facing 0 unlimbered
place unit CONT at 60 56 facing 180 line
place phase act crown
    ahead VET 12
    no event passed-through
    is unit VET at 40 20 facing 0 line.

% RG-6.48: limbered ones are in their way
place unit VET at 40 10 facing 0 line menu well
place unit MGUN at 40 18 facing 0 limbered
place unit CONT at 60 56 facing 180 line
place phase act crown
    ahead VET 12
    event stops VET MGUN

% RG-6.49: guns pass through nobody
place unit MGUN at 40 10 facing 0 limbered menu well
place unit HGUN at 40 14 facing 0 unlimbered
place unit CONT at 60 56 facing 180 line
place phase act crown
    head MGUN 40 20
    event stops MGUN HGUN

% RG-6.49: and have no passage of lines
place unit MGUN at 40 10 facing 0 limbered menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    through MGUN     refused RG-6.17

% RG-6.51: after a whole half move a quarter of the rate is left for the slide
given WELL
    ahead VET 5; slide VET right 12
    is unit VET at 14.5 15 facing 0 line by-flank.

% RG-6.51: and after a slide half a move at most
given WELL
    slide VET right 1; ahead VET 12
    is unit VET at 13 15 facing 0 line by-flank.

% RG-6.51: or what is left
given WELL
    slide VET right 4; ahead VET 12
    is unit VET at 16 12 facing 0 line by-flank.

% RG-6.52: the mark of it is set
given WELL
    slide VET right 1
    event marked VET by-flank

% RG-6.53: a change of front is of 90 degrees at most, about the centre or an end
given WELL
    front VET centre left 91     refused RG-6.53
    front VET left right 90; halt VET
    is unit VET at 8 6 facing 90 line.

% RG-6.53: about the right end
given WELL
    front VET right left 90; halt VET
    is unit VET at 16 6 facing 270 line.

% RG-6.54: who has faced about does not charge
place unit VET at 40 14 facing 0 line faced-about menu well
place unit HESS at 62 5 facing 0 line menu well
place unit CONT at 40 20 facing 180 line
place unit RIFLE at 62 9 facing 180 extended
place phase declare crown
    charge VET CONT left 0 cold     refused RG-12.4 "faced about"

% RG-6.55: who touches none scales nothing
given WELL
    scale VET     refused RG-6.55 "touches no major obstacle"

% RG-6.55: the half move may bring it there
place unit ELITE at 65 47 facing 0 line menu well
place unit CONT at 20 56 facing 180 line
place phase act crown
    ahead ELITE 5; scale ELITE
    is unit ELITE at 65 50.75 within 0.03 facing 0 line.

% RG-6.55: a slanted one is behind it only with all its length
battle rg-school
place unit BOSE at 34 18 facing 0 line menu well
place unit CONT at 46 56 facing 180 line
place phase act crown
    ahead BOSE 5; scale BOSE
    is unit BOSE at 34 22.5 within 0.04 facing 0 line

% RG-6.55: without room it is refused
battle rg-drill
place unit ELITE at 65 49.98 facing 0 line menu well
place unit HESS at 65 51.2 facing 0 line
place unit CONT at 20 56 facing 180 line
place phase act crown
    scale ELITE      refused RG-1.42 "HESS"

% RG-6.56: with ammunition wagons in the battle one must be within 4 inches
battle rg-school
place unit FOOT at 46 12 facing 0 line low menu well
place unit POWDER at 46 7.2 facing 0 limbered
place unit CONT at 46 56 facing 180 line
place phase act crown
    replenish FOOT     refused RG-6.56 "ammunition wagon"

% RG-6.56: as here
place unit FOOT at 46 12 facing 0 line low menu well
place unit POWDER at 46 7.3 facing 0 limbered
place unit CONT at 46 56 facing 180 line
place phase act crown
    replenish FOOT
    event replenishes FOOT

% RG-6.57: the mover chooses centre or end, and where he lands
battle rg-drill
given WELL
    answer front VET centre left 90
    answer front VET left right 90
    answer front VET right left 90

% RG-6.50: a slide that gets nowhere is none
place unit VET at 40 20 facing 0 line menu well
place unit HESS at 47 20 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase act crown
    slide VET right 2     refused RG-6.50

% RG-6.45: lines are passed with the half move, which has not begun, and in no column on the march
place unit VET at 40 20 facing 0 line menu well
place unit HESS at 20 20 facing 0 march menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    through HESS          refused RG-6.45
    ahead VET 1; through VET     refused RG-6.45

% RG-6.17: who has unlimbered does not pivot besides
place unit MGUN at 40 20 facing 0 limbered menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    unlimber MGUN keep
    pivot MGUN 90         refused RG-6.17 "has done what it may"

% RG-6.22: guns pivot unlimbered, and to another facing
place unit MGUN at 40 20 facing 0 limbered menu well
place unit HGUN at 30 20 facing 0 unlimbered menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    pivot MGUN 90         refused RG-6.22 "not unlimbered"
    pivot HGUN 0          refused RG-6.22 "faces that way"

% RG-6.29, RG-1.42: nobody is hauled into another
place unit MGUN at 40 20 facing 0 unlimbered menu well
place unit VET at 45.5 20 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase act crown
    haul MGUN 90 2        refused RG-1.42 "VET"

% RG-6.42: into garrison one does not form, nor out of it, but goes in and out
place unit VET at 40 20 facing 0 line menu well
place unit ELITE at 62 30 facing 0 garrison in 4 menu well
place unit CONT at 20 56 facing 180 line
place phase act crown
    form VET garrison     refused RG-6.42
    form ELITE line       refused RG-6.42 "quit"
    about ELITE           refused RG-6.54
    front ELITE centre left 90     refused RG-6.53
    quit VET 40 20 line   refused RG-8.32 "in no building"

% RG-6.53, RG-6.55: columns on the march have no front to change, and scale nothing
place unit VET at 40 20 facing 0 march menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    front VET centre left 90     refused RG-6.53
    scale VET                    refused RG-6.55 "in its formation"

% RG-6.47: ground beyond the place where they overlapped does not count
battle rg-drill
place unit VET at 25 33 facing 0 line menu well
place unit HESS at 25 34.3 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase act crown
    through VET; ahead VET 12
    event passed-through VET HESS
    not unit HESS at 25 34.3 facing 0 line disordered
    is unit HESS at 25 34.3 facing 0 line passed-lines

% RG-6.47: and bad ground while they did counts, though it is left again
place unit VET at 25 36.8 facing 180 line menu quick
place unit HESS at 25 35.3 facing 180 line
place unit CONT at 60 56 facing 180 line
place phase act crown
    through VET; ahead VET 12
    event order VET disordered
    event order HESS disordered

% RG-6.47: who was in order before is not disordered by what his passage of another did
place unit VET at 40 10 facing 0 line menu well
place unit RAW at 36.4 12 facing 0 line
place unit HESS at 43.2 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase act crown
    through VET; ahead VET 12
    event order RAW disordered
    is unit HESS at 43.2 12 facing 0 line passed-lines.

% RG-6.12: only tardy troops that have not begun move in full and disordered
place unit VET at 40 20 facing 0 line menu well
place unit HESS at 50 20 facing 0 line menu tardy
place unit CONT at 60 56 facing 180 line
place phase act crown
    full VET           refused RG-6.12
    ahead HESS 1; full HESS     refused RG-6.12
