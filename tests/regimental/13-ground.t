# Regimental: the ground of a combat and of a target, counted by stands: garrisons, broken blocks, horse that has met a charge.
battle rg-ranges

% RG-13.26, RG-R76: of a garrison all stands are in its building: six of ten make the ground favourable
place unit CONT at 62 48 facing 0 garrison in 5 stands 6
place unit MIL at 66.4 48 facing 180 line stands 4
place unit FOOT at 64 46 facing 0 line charging cold
place unit CVET at 10 61 facing 180 line
place charge FOOT CONT wheel 0 from 64 39 flags 1 level 0
place pair FOOT CONT deep 75
place pair FOOT MIL deep 75
place phase charge crown
    fight FOOT; roll 3; roll 3
    event reason favourable ground 1

% RG-13.26: four in a building of ten do not
place unit CONT at 62 48 facing 0 garrison in 5 stands 4
place unit MIL at 67.5 48 facing 180 line stands 6
place unit FOOT at 64 46 facing 0 line charging cold
place unit CVET at 10 61 facing 180 line
place charge FOOT CONT wheel 0 from 64 39 flags 1 level 0
place pair FOOT CONT deep 75
place pair FOOT MIL deep 75
place phase charge crown
    fight FOOT; roll 3; roll 3
    no event reason favourable ground 1

% RG-10.18, RG-R96: a broken block is on the ground under its own centre: half of its stands in a wood do not help it
place unit MIL at 7 44.7 facing 0 broken stands 4
place unit FOOT at 7 43.2 facing 0 line charging cold
place unit CVET at 30 61 facing 180 line
place charge FOOT MIL wheel 0 from 7 36 flags 1 level 0
place pair FOOT MIL deep 150
place phase charge crown
    fight FOOT; roll 3; roll 3
    no event reason favourable ground 1

% RG-10.18: with its centre in the wood the ground is favourable
place unit MIL at 7 44.9 facing 0 broken stands 4
place unit FOOT at 7 43.4 facing 0 line charging cold
place unit CVET at 30 61 facing 180 line
place charge FOOT MIL wheel 0 from 7 36 flags 1 level 0
place pair FOOT MIL deep 150
place phase charge crown
    fight FOOT; roll 3; roll 3
    event reason favourable ground 1

% RG-10.18, RG-11.61: and so has it cover, or none, in fire
place unit MIL at 7 44.7 facing 0 broken stands 4
place unit FOOT at 7 41 facing 0 line
place unit CVET at 30 61 facing 180 line
place phase musketry american
    fire-at MIL; all FOOT; fire; roll 1 2
    no event reason partial cover or extended line -1

% RG-10.18, RG-11.61: with its centre in the wood
place unit MIL at 7 44.9 facing 0 broken stands 4
place unit FOOT at 7 41 facing 0 line
place unit CVET at 30 61 facing 180 line
place phase musketry american
    fire-at MIL; all FOOT; fire; roll 1 2
    event reason partial cover or extended line -1

% RG-13.30, RG-13.90: horse that met a first charge does not ride at those who break through
place unit HORSE at 30 10 facing 0 line charging cold clear-way no-colonel second
place unit DRAG at 30 10 facing 180 line met clear-way
place unit CVET at 70 50 facing 180 line
place charge HORSE DRAG wheel 0 from 30 3 flags 5 level 0
place pair HORSE DRAG deep 100 second
place phase charge crown
    fight HORSE; roll 3; roll 3
    event combat-sum DRAG *
    event reason cavalry over open ground 1       # the attacker's
    event combat-sum DRAG 3 5

% RG-11.103, RG-R71: a gun stand that is low already is passed over for the next of its battery
# the first stand, low, is in close range and has 2.5 points, the second, damaged and farther off, 1.5
place unit AGUN at 30 30 facing 0 unlimbered stands 2 gun-low 1 damaged 2
place unit FOOT at 26.5 33.2 facing 180 line stands 2
place unit CVET at 70 61 facing 180 line
place phase musketry crown
    fire-at FOOT; all AGUN; fire; roll 6 6
    event low AGUN 2

% RG-14.7, RG-4.32, RG-R85: a brigade leader on foot who steps up remounts when his turn is over
place turn 2
place unit GATES lost at 40 40
place unit POOR at 40 42 on-foot fate 1 until 2
place unit CONT at 30 50 facing 180 line
place unit FOOT at 30 10 facing 0 line
place phase maneuver american
    event replaced GATES POOR
    is unit GATES at 40 42 fate 1 until 2 on-foot
    done; end; done; end; end
    not unit GATES at 40 42 fate 1
