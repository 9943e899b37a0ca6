# Regimental: casualties, points and the end.
battle rg-drill

% RG-15.4, RG-15.7: the Crown scores 1 for militia, 2 for Continentals
place unit MIL at 30 50 facing 180 line stands 5
place unit CONT at 50 56 facing 180 line stands 5
place unit VET at 12 3 facing 0 line
place phase throws crown
    score crown 8 american 0

% RG-15.14, RG-15.17, RG-15.15: the Americans 2 for line and guns, 3 for jaegers and Guards
place unit VET at 12 3 facing 0 line stands 7
place unit JAEG at 48 3 facing 0 extended stands 3
place unit ELITE at 22 3 facing 0 line stands 5
place unit HGUN lost
place unit CONT at 50 56 facing 180 line
place phase throws crown
    score crown 0 american 10

% RG-15.28: the farm is held by who alone is there; RG-15.29: a point within 2 inches
place unit ELITE at 62 30 facing 0 garrison in 4
place unit VET at 36 19 facing 0 line
place unit CONT at 50 56 facing 180 line
place phase throws crown
    score crown 9 american 0

% RG-15.28: and the hill by the majority
place unit VET at 52 44 facing 0 line
place unit MIL at 52 50 facing 180 line
place phase throws crown
    score crown 10 american 0

% RG-15.34: a side without an unbroken troop unit has lost, decisively
place unit VET at 12 30 facing 0 line
place unit CONT at 50 56 facing 180 broken
place phase charge crown
    over crown "decisive victory"

% RG-15.31, RG-15.32: after the last turn points decide, and nothing to nothing is a draw
place turn 6
place first american
place unit VET at 12 30 facing 0 line
place unit CONT at 50 56 facing 180 line
place phase charge crown
    over nobody

% RG-15.18: leaders score for both, unless the option says otherwise
place killed crown 1
place unit VET at 12 30 facing 0 line
place unit CONT at 50 56 facing 180 line
place phase throws crown
    score crown 0 american 3

% RG-15.18: by the option they do not
battle rg-drill leader_vp_both=off
place killed crown 1
place unit VET at 12 30 facing 0 line
place unit CONT at 50 56 facing 180 line
place phase throws crown
    score crown 0 american 0
