# Regimental: the maneuver throw.
# Rulings: RG-R23 RG-R25 RG-R29 RG-R30 RG-R31 RG-R32 RG-R33 RG-R34 RG-R93 RG-R104 RG-X8 RG-D02
battle rg-drill

% given COMMAND
place unit GREY at 20 8
place unit VET at 20 12 facing 0 line
place unit MIL at 40 50 facing 180 line
place unit CONT at 60 56 facing 180 line
place phase throws crown

% RG-5.1, RG-5.2: the white die from the coloured, and the unit's modifiers
given COMMAND
    throw VET
    asks dice 2d6 maneuver
    roll 3 5
    event thrown Crown 3 5 -2
    event sum VET 4 2
    event reason in command 1
    event reason veteran 1
    event reason fresh troops, or a battery 2
    event entry VET well-handled

% RG-5.32, RG-5.33, RG-5.34: three bands of the left column
given COMMAND
    throw VET; roll 6 4; event entry VET double-quick
    is unit VET at 20 12 facing 0 line menu quick thrown
    again
    throw VET; roll 1 6; event entry VET tardy
    is unit VET at 20 12 facing 0 line menu tardy thrown

% RG-5.31: doubles mean nothing outside the band of -1 to -5
given COMMAND
    throw VET; roll 4 4; event entry VET well-handled

% RG-5.35, RG-5.39: doubles in that band with nobody close: it stays, and may fire
place unit RAW at 20 12 facing 0 line stands 4
place unit VET at 40 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw RAW; roll 4 4
    event sum RAW -4 -4
    event entry RAW fall-back
    is unit RAW at 20 12 facing 0 line stands 4 thrown

% RG-5.36: troops that fall back retreat out of close range, disordered
place unit RAW at 20 12 facing 0 line stands 4
place unit CONT at 20 14 facing 180 line
place phase throws crown
    throw RAW; roll 4 4
    event entry RAW fall-back
    event order RAW disordered
    event retreats RAW close
    is unit RAW at 20 9.999 within 0.02 facing 0 line stands 4 disordered

% RG-5.8: out of command; RG-5.14: raw; RG-5.17: spent
place unit RAW at 20 12 facing 0 line stands 4
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw RAW; roll 1 1
    event reason out of command -1
    event reason raw -1
    event reason spent -2

% RG-5.16: worn troops have nothing
place unit VET at 20 12 facing 0 line stands 5
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 1 1
    event sum VET 0 0
    no event reason fresh troops, or a battery

% RG-5.7: a leader with it, RG-4.27: with a brave colonel once
place unit GREY with ELITE
place unit ELITE at 20 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw ELITE; roll 1 1
    event sum ELITE 6 6
    event reason attached leader or brave colonel 1

% RG-5.18: columns and limbered guns
place unit VET at 20 12 facing 0 field
place unit MGUN at 40 12 facing 0 limbered
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 1 1; event reason column, garrison, limbered or linear cover 1
    end; throw MGUN; roll 1 1; event reason column, garrison, limbered or linear cover 1

% RG-5.19: behind a stone fence, RG-5.20: behind wood not
place unit VET at 50 23.6 facing 0 line
place unit HESS at 20 23.6 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 1 1; event reason column, garrison, limbered or linear cover 1
    end; throw HESS; roll 1 1; no event reason column, garrison, limbered or linear cover

% RG-5.20: by the option a wood fence is linear cover
battle rg-drill wood_linear=on
place unit HESS at 20 23.6 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw HESS; roll 1 1; event reason column, garrison, limbered or linear cover 1

% RG-5.21, RG-5.22: outflanked within 8 inches
battle rg-drill
place unit VET at 20 12 facing 0 line
place unit CONT at 20 6 facing 0 line
place phase throws crown
    throw VET; roll 1 1; event reason outflanked or broken -2

% RG-5.22: an enemy ahead, or farther off, outflanks nobody
place unit VET at 20 22 facing 0 line
place unit CONT at 20 10 facing 0 line
place phase throws crown
    throw VET; roll 1 1; no event reason outflanked or broken

% RG-5.24: a battalion gun of its brigade within 2 inches
place unit VET at 20 12 facing 0 line
place unit BGUN at 26.5 12 facing 0 unlimbered
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 1 1; event reason battalion gun near 1

% RG-5.25, RG-5.26: Indians in woods, and in the open
place unit NATIVE at 10 46 facing 180 extended
place unit VET at 60 8 facing 0 line
place phase throws american
    throw NATIVE; roll 1 1; event reason Indians in woods 1

% RG-5.26: in the open
place unit NATIVE at 30 20 facing 180 extended
place unit VET at 60 8 facing 0 line
place phase throws american
    throw NATIVE; roll 1 1; event reason Indians in the open -1

% RG-4.17: militia is always in provisional command
place unit POOR at 20 54
place unit MIL at 20 50 facing 180 line
place unit VET at 60 8 facing 0 line
place phase throws american
    throw MIL; roll 1 1; event sum MIL 1 1; no event reason in command

% RG-5.4: units of one leader share his dice, each with its own modifiers
place unit GREY at 20 8
place unit VET at 15 12 facing 0 line
place unit RAW at 25 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    lead GREY; with VET; with RAW; roll-dice; roll 3 5
    event sum VET 4 2
    event sum RAW 2 0
    event entry VET well-handled
    event entry RAW well-handled

% RG-3.17: a leader leads one throw, RG-3.16: a unit throws once
place unit GREY at 20 8
place unit VET at 15 12 facing 0 line
place unit RAW at 25 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    lead GREY; with VET; roll-dice; roll 3 5; done; end
    lead GREY     refused RG-3.17
    throw VET     refused RG-3.16

% RG-3.11, RG-3.13: disordered units have to throw
place unit VET at 15 12 facing 0 line disordered
place unit RAW at 40 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    end      refused RG-3.11 "VET"

% RG-5.44: disordered, 0 to 5: good order and the tardy menu
place unit GREY at 15 8
place unit VET at 15 12 facing 0 line disordered
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 1 1
    event entry VET rally
    is unit VET at 15 12 facing 0 line menu tardy thrown

% RG-5.43: 6 and more: good order, well handled at the first figure
place unit GREY at 15 8
place unit VET at 15 12 facing 0 line disordered
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 4 1
    event entry VET elan
    is unit VET at 15 12 facing 0 line menu well thrown

% RG-5.48: panic of the disordered: stands by the difference of the dice, then broken
place unit RAW at 15 22 facing 0 line stands 4 disordered
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw RAW; roll 2 5
    event sum RAW -5 -8
    event entry RAW rout
    event loses RAW 3 1
    event order RAW broken

% RG-5.49: a broken unit forms up again before anything else
place unit VET at 15 22 facing 0 broken
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 6 1
    asks crown reform
    reform VET march 0     refused RG-5.49
    reform VET line 0
    event reforms VET line
    is unit VET at 15 20.875 within 0.001 facing 0 line menu tardy thrown

% RG-15.1, RG-5.28: heavy casualties
place unit VET at 15 12 facing 0 line stands 3
place unit ELITE lost
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 1 1; event reason heavy casualties -1
