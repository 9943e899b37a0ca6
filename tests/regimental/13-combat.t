# Regimental: the lines of a charge combat, and what its results do to guns, horse and winners.
battle rg-drill

% RG-13.15, RG-13.24: raw, and militia
place unit VET at 20 20 facing 0 line charging
place unit MIL at 20 20 facing 180 line
place unit CONT at 60 56 facing 180 line
place charge VET MIL wheel 0 from 20 13.6 flags 1 level 0
place pair VET MIL deep 75
place phase charge crown
    fight VET; roll 1; roll 1
    event reason raw unit -1
    event reason extended line or militia -1

% RG-13.19: outnumbered 2 to 1, RG-13.18: spent
place unit VET at 20 20 facing 0 line charging
place unit CONT at 20 20 facing 180 line stands 4
place unit MIL at 60 56 facing 180 line
place charge VET CONT wheel 0 from 20 13.6 flags 1 level 0
place pair VET CONT deep 75
place phase charge crown
    fight VET; roll 1; roll 1
    event reason outnumbered 2 to 1 -1
    event reason spent troops -2

% RG-13.20: 3 to 1
place unit VET at 20 20 facing 0 line charging
place unit CONT at 20 20 facing 180 line stands 2
place unit MIL at 60 56 facing 180 line
place charge VET CONT wheel 0 from 20 13.6 flags 1 level 0
place pair VET CONT deep 75
place phase charge crown
    fight VET; roll 1; roll 1
    event reason outnumbered 3 to 1 -2

% RG-13.26: behind a fence the ground favours the defender
place unit VET at 51 24.5 facing 0 line charging bad-ground
place unit CONT at 51 24.5 facing 180 line
place unit MIL at 20 56 facing 180 line
place charge VET CONT wheel 0 from 51 13.6 flags 1 level 0
place pair VET CONT deep 75
place phase charge crown
    fight VET; roll 1; roll 1
    event reason favourable ground 1

% RG-13.26: and from above
place unit VET at 52 42 facing 0 line charging
place unit CONT at 52 42 facing 180 line
place unit MIL at 20 56 facing 180 line
place charge VET CONT wheel 0 from 52 36 flags 1 level 0
place pair VET CONT deep 75
place phase charge crown
    fight VET; roll 1; roll 1
    event reason favourable ground 1

% RG-13.27: behind a field work he is fortified, RG-13.49, RG-13.50: and stays where he is hard pressed
place unit ELITE at 65 43.9 facing 0 line charging cold bad-ground
place unit CONT at 65 44.4 facing 180 line stands 6
place unit MIL at 20 56 facing 180 line
place charge ELITE CONT wheel 0 from 65 38 flags 1 level 0
place pair ELITE CONT deep 75
place phase charge crown
    fight ELITE; roll 2; roll 5
    event reason strong position or fortified 2
    event result ELITE hard-pressed
    is unit CONT at 65 44.4 facing 180 line stands 6 disordered
    event retreats ELITE two

% RG-13.23: guns alone without support
place unit VET at 20 20 facing 0 line charging
place unit AGUN at 20 20 facing 180 unlimbered
place unit MIL at 60 56 facing 180 line
place charge VET AGUN wheel 0 from 20 13.6 flags 1 level 0
place pair VET AGUN deep 150
place phase charge crown
    fight VET; roll 1; roll 1
    event reason unsupported guns -1

% RG-13.21: guns with troops in good order by them
place unit VET at 20 20 facing 0 line charging
place unit AGUN at 20 20 facing 180 unlimbered
place unit MIL at 26 20.5 facing 180 line
place charge VET AGUN wheel 0 from 20 13.6 flags 1 level 0
place pair VET AGUN deep 150
place phase charge crown
    fight VET; roll 1; roll 1
    event reason supported guns 1

% RG-13.43: fixed guns are lost
place unit VET at 20 20 facing 0 line charging cold
place unit SIEGE at 20 20 facing 180 unlimbered
place unit MIL at 60 56 facing 180 line
place charge VET SIEGE wheel 0 from 20 13.6 flags 1 level 0
place pair VET SIEGE deep 150
place phase charge crown
    fight VET; roll 1; roll 1
    event gun SIEGE 1 wrecked
    is unit SIEGE lost

% RG-13.30: cavalry over open ground, RG-13.28: and its cold steel
place unit HORSE at 20 20 facing 0 line charging cold clear-way
place unit CONT at 20 20 facing 180 line
place unit MIL at 60 56 facing 180 line
place charge HORSE CONT wheel 0 from 20 10 flags 1 level 0
place pair HORSE CONT deep 75
place phase charge crown
    fight HORSE; roll 1; roll 1
    event reason cavalry over open ground 1
    event reason cold steel or breakthrough 1
    event reason outnumbered 2 to 1 -1

% RG-13.42: beaten by cavalry: another stand, and broken
place unit HORSE at 20 20 facing 0 line charging cold clear-way
place unit CONT at 20 20 facing 180 line stands 4
place unit MIL at 60 56 facing 180 line
place charge HORSE CONT wheel 0 from 20 10 flags 1 level 0
place pair HORSE CONT deep 75
place phase charge crown
    fight HORSE; roll 2; roll 6
    event result HORSE driven-back
    event loses CONT 1 3
    event loses CONT 1 2
    event order CONT broken

% RG-13.44: cavalry that drives back must break through, RG-13.86: or carries where nobody is in reach
place unit HORSE at 20 20 facing 0 line charging cold clear-way
place unit CONT at 20 20 facing 180 line stands 4
place unit MIL at 60 56 facing 180 line
place charge HORSE CONT wheel 0 from 20 10 flags 1 level 0
place pair HORSE CONT deep 75
place phase charge crown
    fight HORSE; roll 2; roll 6
    event carries HORSE
    event order HORSE disordered

% RG-13.83: at the nearest enemy in reach, with half a move at the double quick
place unit HORSE at 20 20 facing 0 line charging cold clear-way
place unit CONT at 20 20 facing 180 line stands 4
place unit MIL at 20 27 facing 180 line
place unit RAW at 60 8 facing 0 line
place charge HORSE CONT wheel 0 from 20 10 flags 1 level 0
place pair HORSE CONT deep 75
place phase charge crown
    fight HORSE; roll 2; roll 6
    event breaks-through HORSE MIL
    event strikes HORSE MIL
    fight HORSE
    asks dice 1d6 charge combat

% RG-13.57: cavalry that holds is disordered
place unit VET at 20 20 facing 0 line charging
place unit DRAG at 20 20 facing 180 line
place unit MIL at 60 56 facing 180 line
place charge VET DRAG wheel 0 from 20 13.6 flags 1 level 0
place pair VET DRAG deep 100
place phase charge crown
    fight VET; roll 3; roll 6
    event result VET falter
    event order DRAG disordered

% RG-13.29: a leader with the unit
place unit GREY with VET
place unit VET at 20 20 facing 0 line charging
place unit CONT at 20 20 facing 180 line
place charge VET CONT wheel 0 from 20 13.6 flags 1 level 0
place pair VET CONT deep 75
place phase charge crown
    fight VET; roll 1; roll 1
    event reason leader or brave colonel 1

% RG-13.31: disordered troops
place unit VET at 20 20 facing 0 line charging disordered
place unit CONT at 20 20 facing 180 line
place charge VET CONT wheel 0 from 20 13.6 flags 1 level 0
place pair VET CONT deep 75
place phase charge crown
    fight VET; roll 1; roll 1
    event reason disordered troops or silenced guns -1

% RG-13.65: an attacker who came over bad ground ends disordered
place unit VET at 20 20 facing 0 line charging cold bad-ground
place unit CONT at 20 20 facing 180 line
place charge VET CONT wheel 0 from 20 13.6 flags 1 level 0
place pair VET CONT deep 75
place phase charge crown
    fight VET; roll 4; roll 3
    event order VET disordered
