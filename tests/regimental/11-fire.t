# Regimental: musketry and cannonade.
battle rg-drill

% given VOLLEY
place unit VET at 51 20.6 facing 0 line
place unit CONT at 51 24.5 facing 180 line
place phase musketry american

% RG-3.29: the opponent of the mover fires first, RG-3.30: then the mover
given VOLLEY
    asks crown fire
    end
    asks american fire

% RG-11.18, RG-11.37, RG-11.72, RG-11.59: eight muskets at 4 inches on trained men behind a stone fence
given VOLLEY
    fire-at CONT; all VET; fire
    asks dice 2d6 fire
    roll 6 4
    event shoots VET CONT 8 800
    event reason full cover, or extended line in partial cover -2
    event fire-dice CONT 6 4 8
    event effect CONT telling-lower
    event loses CONT 1 7
    event order CONT disordered

% RG-11.36: fire needs somebody who aims
given VOLLEY
    fire-at CONT
    answer all VET
    fire    refused RG-11.36

% RG-11.15: stand by stand
given VOLLEY
    fire-at CONT; some VET 1 3; fire; roll 1 2
    event shoots VET CONT 3 300

% RG-11.3: a target once in a step
place unit VET at 15 20 facing 0 line
place unit HESS at 26 20 facing 0 line
place unit CONT at 20 23 facing 180 line
place unit RAW at 62 5 facing 0 line
place unit RIFLE at 62 8 facing 180 extended
place phase musketry american
    fire-at CONT; all VET; fire; roll 1 1
    fire-at CONT    refused RG-11.3

% RG-11.14: beyond 4 inches a musket does nothing
place unit VET at 20 18 facing 0 line
place unit CONT at 20 22.5 facing 180 line
place unit HESS at 62 5 facing 0 line
place unit RIFLE at 62 8 facing 180 extended
place phase musketry american
    fire-at CONT    refused RG-11.14

% RG-11.19: with the option it reaches 8
battle rg-drill musket_far=on
place unit VET at 20 18 facing 0 line
place unit CONT at 20 22.5 facing 180 line
place phase musketry american
    fire-at CONT; all VET; fire; roll 1 1
    event shoots VET CONT 8 800

% RG-11.20: a rifle has a whole point to 8 inches and half of one to 12
battle rg-drill
place unit JAEG at 20 10 facing 0 extended
place unit CONT at 20 20 facing 180 line
place phase musketry american
    fire-at CONT; all JAEG; fire; roll 1 1
    event shoots JAEG CONT 4 200
    event reason marksmen, or buck and ball in a charge 1

% RG-11.33: disordered riflemen at 10 inches: four quarters are a point, -4
place unit JAEG at 20 10 facing 0 extended disordered
place unit CONT at 20 20 facing 180 line
place phase musketry american
    fire-at CONT; all JAEG; fire; roll 1 1
    event fires CONT 100
    event reason fire points -4

% RG-11.24: two medium guns at 20 inches: 4 points
place unit MGUN at 20 10 facing 0 unlimbered
place unit CONT at 20 33 facing 180 line
place phase musketry american
    fire-at CONT; all MGUN; fire; roll 1 1
    event shoots MGUN CONT 2 400

% RG-11.13: silenced guns do not fire
place unit MGUN at 20 10 facing 0 unlimbered silenced 12
place unit CONT at 20 33 facing 180 line
place unit HESS at 62 5 facing 0 line
place unit RIFLE at 62 8 facing 180 extended
place phase musketry american
    fire-at CONT     refused RG-11.14

% RG-11.86: lively fire of guns disorders, of muskets does nothing
place unit MGUN at 20 10 facing 0 unlimbered
place unit CONT at 20 33 facing 180 line
place phase musketry american
    fire-at CONT; all MGUN; fire; roll 3 3
    event effect CONT lively
    event order CONT disordered

% RG-11.84: galling fire disorders, or takes a stand
place unit MGUN at 20 10 facing 0 unlimbered
place unit CONT at 20 33 facing 180 line disordered
place phase musketry american
    fire-at CONT; all MGUN; fire; roll 4 3
    event effect CONT galling
    event loses CONT 1 7

% RG-11.75, RG-11.76: withering fire takes two stands, three at 15 and more
place unit VET at 15.5 20 facing 0 line
place unit ELITE at 25 20 facing 0 line
place unit CONT at 20 23 facing 180 line
place phase musketry american
    fire-at CONT; all VET; all ELITE; fire; roll 6 6
    event effect CONT withering
    event loses CONT 2 6

% RG-11.54, RG-11.56: enfilade
place unit VET at 20 20 facing 90 line
place unit CONT at 26 20 facing 0 line
place phase musketry american
    fire-at CONT; all VET; fire; roll 1 1
    event reason march column or enfiladed 2

% RG-11.80: telling fire damages one gun stand and silences another
place unit AGUN at 20 33 facing 180 unlimbered
place unit VET at 20 29.5 facing 0 line
place phase musketry american
    fire-at AGUN; all VET; fire; roll 4 4
    event effect AGUN telling-middle
    asks american which-gun
    take AGUN 1
    is unit AGUN at 20 33 facing 180 unlimbered silenced 2 damaged 1

% RG-11.102: a double six leaves the shooter low on ammunition
place unit VET at 20 20 facing 0 line
place unit CONT at 20 23 facing 180 line
place phase musketry american
    fire-at CONT; all VET; fire; roll 6 6
    event low VET 0
    is unit VET at 20 20 facing 0 line volleys 1 low

% RG-11.105: doubles that leave the target disordered: the nearest leader throws
place unit POOR at 20 25
place unit VET at 20 20 facing 0 line
place unit CONT at 20 23 facing 180 line
place phase musketry american
    fire-at CONT; all VET; fire; roll 4 4
    asks dice 2d6 a fallen leader
    roll 6 5
    event fate POOR mortal
    is unit POOR lost

% RG-11.97: those behind a massed target take one step less
place unit VET at 20 20 facing 0 line
place unit CONT at 20 23 facing 180 line
place unit CVET at 20 25 facing 180 line
place phase musketry american
    fire-at CONT; all VET; fire; roll 5 4
    event effect CONT telling-middle
    event massed CVET galling
    event order CVET disordered

% RG-10.34: 4 inches of woods may be looked through, and no more
place unit RIFLE at 10 44 facing 0 extended
place unit VET at 10 47.9 facing 180 line
place phase musketry crown
    answer fire-at VET

% RG-10.34: more is not
place unit RIFLE at 10 43 facing 0 extended
place unit VET at 10 48 facing 180 line
place unit HESS at 62 5 facing 0 line
place unit CONT at 62 8 facing 180 line
place phase musketry crown
    fire-at VET    refused RG-11.14

% RG-10.31: a unit in between hides another
place unit MGUN at 20 10 facing 0 unlimbered
place unit VET at 20 20 facing 0 line
place unit CONT at 20 33 facing 180 line
place unit HESS at 62 5 facing 0 line
place unit RIFLE at 62 8 facing 180 extended
place phase musketry american
    fire-at CONT    refused RG-11.14

% RG-6.38: a battery that threw fires only by an entry with fire in it
place unit MGUN at 20 10 facing 0 unlimbered thrown
place unit HGUN at 30 10 facing 0 unlimbered thrown stood-to
place unit VET at 5 10 facing 0 line
place unit CONT at 25 33 facing 180 line
place unit HESS at 62 5 facing 0 line
place unit RIFLE at 62 8 facing 180 extended
place phase musketry crown
    end
    fire-at CONT; all MGUN    refused RG-6.38
    all HGUN
