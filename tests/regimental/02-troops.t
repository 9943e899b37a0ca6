# Regimental: wear, order, guns, weapons and marks.
# Rulings: RG-R12 RG-R14 RG-R15 RG-R16 RG-R17 RG-R18 RG-R19 RG-R30 RG-R33 RG-R34 RG-R44 RG-R102 RG-X11
battle rg-drill

% RG-2.3: fresh with more than W stands
place unit VET at 20 12 facing 0 line stands 6
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 1 1; event reason fresh troops, or a battery 2

% RG-2.4: worn with W
place unit VET at 20 12 facing 0 line stands 5
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 1 1
    no event reason fresh troops, or a battery
    no event reason spent

% RG-2.4: and with one more than S
place unit VET at 20 12 facing 0 line stands 4
place unit ELITE at 32 12 facing 0 line
place unit RAW at 45 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 1 1; event sum VET 0 0

% RG-2.5: spent with S
place unit VET at 20 12 facing 0 line stands 3
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 1 1; event reason spent -2

% RG-2.6: a dash drops that state: 2/1/- is worn with one, and never spent
battle rg-school
place unit PAIR at 40 56 facing 180 line stands 1
place unit FOOT at 60 8 facing 0 line
place phase throws american
    throw PAIR; roll 1 1
    no event reason spent
    no event reason fresh troops, or a battery

% RG-2.6: and 2/-/1 is spent with one, and never worn
place unit DUO at 40 56 facing 180 line stands 1
place unit FOOT at 60 8 facing 0 line
place phase throws american
    throw DUO; roll 1 1
    event reason spent -2

% RG-2.7: a battery has the +2 of fresh troops on the maneuver table, with one stand of two too
battle rg-drill
place unit MGUN at 20 12 facing 0 unlimbered stands 1
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw MGUN; roll 1 1; event reason fresh troops, or a battery 2

% RG-2.7: and nothing for wear in a charge
place unit VET at 20 20 facing 0 line stands 5 charging
place unit AGUN at 20 20 facing 180 unlimbered
place unit MIL at 60 56 facing 180 line
place charge VET AGUN wheel 0 from 20 13.6 flags 1 level 0
place pair VET AGUN deep 150
place phase charge crown
    fight VET; roll 1; roll 1
    no event reason fresh troops
    event combat-sum AGUN

% RG-2.13: from good order to disorder, and broken
place unit RAW at 20 22 facing 0 line stands 4
place unit CONT at 20 23.5 facing 180 line
place unit MIL at 60 56 facing 180 line
place phase throws crown
    throw RAW; roll 4 4; event order RAW disordered
    again
    throw RAW; roll 1 6; event order RAW broken

% RG-2.13: and back to good order
place unit VET at 20 22 facing 0 line disordered
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 1 1; event order VET good-order

% RG-2.14: disordered troops have half their fire
place unit VET at 20 20 facing 0 line disordered
place unit CONT at 20 23 facing 180 line
place phase musketry american
    fire-at CONT; all VET; fire; roll 1 1; event shoots VET CONT 8 400

% RG-2.14: -1 in a charge
place unit VET at 20 20 facing 0 line disordered charging
place unit CONT at 20 20 facing 180 line
place charge VET CONT wheel 0 from 20 13.6 flags 1 level 0
place pair VET CONT deep 75
place phase charge crown
    fight VET; roll 1; roll 1; event reason disordered troops or silenced guns -1

% RG-2.14, RG-5.3: and the right-hand column
place unit VET at 20 12 facing 0 line disordered
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 1 1; event entry VET rally

% RG-2.15: broken troops do not fire
place unit VET at 20 20 facing 0 broken
place unit HESS at 30 20 facing 0 line
place unit CONT at 25 23 facing 180 line
place phase musketry american
    fire-at CONT
    answer all HESS
    no answer all VET
    all VET     refused RG-11.11

% RG-2.15: nor charge: who recovers has formed up before
place unit VET at 20 14 facing 0 broken menu well
place unit HESS at 40 14 facing 0 line menu well
place unit CONT at 20 20 facing 180 line
place unit MIL at 40 20 facing 180 line
place phase declare crown
    charge VET CONT left 0 fire    refused RG-12.4

% RG-2.15: nor hold ground
place unit ELITE at 62 31 facing 0 broken
place unit CONT at 20 56 facing 180 line
place phase throws crown
    score crown 0 american 0

% RG-2.15: nor give support
place unit VET at 20 20 facing 0 line charging
place unit AGUN at 20 20 facing 180 unlimbered
place unit MIL at 23 20.5 facing 180 broken
place unit CONT at 60 56 facing 180 line
place charge VET AGUN wheel 0 from 20 13.6 flags 1 level 0
place pair VET AGUN deep 150
place phase charge crown
    fight VET; roll 1; roll 1
    event reason unsupported guns -1
    no event reason supported guns

% RG-2.16: of lines for broken and disordered a broken unit takes those for broken alone
place unit VET at 20 20 facing 0 line charging
place unit CONT at 20 20 facing 180 broken
place unit MIL at 60 56 facing 180 line
place charge VET CONT wheel 0 from 20 13.6 flags 1 level 0
place pair VET CONT deep 225
place phase charge crown
    fight VET; roll 1; roll 1
    event reason outflanked, broken, march column or limbered -2
    no event reason disordered troops or silenced guns

% RG-2.17: a silenced gun stand does not fire; RG-6.23: until it is rallied
place unit MGUN at 20 20 facing 0 unlimbered silenced 1
place unit CONT at 20 30 facing 180 line
place phase musketry american
    fire-at CONT; all MGUN; fire; roll 1 1
    event shoots MGUN CONT 1 300

% RG-2.17: silenced, guns alone have -1 in a charge
place unit VET at 20 20 facing 0 line charging
place unit AGUN at 20 20 facing 180 unlimbered silenced 12
place unit MIL at 60 56 facing 180 line
place charge VET AGUN wheel 0 from 20 13.6 flags 1 level 0
place pair VET AGUN deep 150
place phase charge crown
    fight VET; roll 1; roll 1
    event reason disordered troops or silenced guns -1

% RG-2.18: silencing one that is silenced does nothing more
place unit BGUN at 20 20 facing 0 unlimbered silenced 1
place unit CONT at 20 23 facing 180 line
place unit MIL at 60 56 facing 180 line
place phase musketry crown
    fire-at BGUN; all CONT; fire; roll 2 4
    event effect BGUN galling
    no event gun
    is unit BGUN at 20 20 facing 0 unlimbered silenced 1.

% RG-2.19: a damaged gun stand has half its points, for good
place unit MGUN at 20 20 facing 0 unlimbered damaged 1
place unit CONT at 20 30 facing 180 line
place phase musketry american
    fire-at CONT; all MGUN; fire; roll 1 1
    event shoots MGUN CONT 2 450

% RG-2.19: rallying does not mend it
place unit MGUN at 20 20 facing 0 unlimbered silenced 12 damaged 1 menu well
place unit CONT at 20 45 facing 180 line
place phase act crown
    rally MGUN
    is unit MGUN at 20 20 facing 0 unlimbered damaged 1.

% RG-2.20, RG-2.21: a second damage wrecks it, and it is a removed stand
place unit BGUN at 20 20 facing 0 unlimbered damaged 1
place unit CONT at 20 23 facing 180 line
place unit VET at 60 8 facing 0 line
place phase musketry crown
    fire-at BGUN; all CONT; fire; roll 3 4
    event effect BGUN telling-lower
    event gun BGUN 1 wrecked
    is unit BGUN lost
    score american 2

% RG-2.22: low on ammunition a unit has half its points
place unit VET at 20 20 facing 0 line low
place unit CONT at 20 23 facing 180 line
place phase musketry american
    fire-at CONT; all VET; fire; roll 1 1; event shoots VET CONT 8 400

% RG-2.22: and a gun stand
place unit MGUN at 20 20 facing 0 unlimbered gun-low 2
place unit CONT at 20 30 facing 180 line
place phase musketry american
    fire-at CONT; all MGUN; fire; roll 1 1; event shoots MGUN CONT 2 450

% RG-2.22: until it has replenished
place unit VET at 20 20 facing 0 line low menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    replenish VET; halt VET
    event replenishes VET
    is unit VET at 20 20 facing 0 line.

% RG-2.23: guns use the left-hand column, silenced or not
place unit MGUN at 20 12 facing 0 unlimbered silenced 12
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw MGUN; roll 1 1; event entry MGUN well-handled

% RG-2.27: by the option medium guns have heavy carriages, and are not hauled
battle rg-drill mg_heavy=on
place unit MGUN at 40 20 facing 0 unlimbered menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    haul MGUN 90 2    refused RG-6.29
    limber MGUN keep
    is unit MGUN at 40 20 facing 0 limbered.

% RG-2.27: and are lost where light ones get away
battle rg-drill mg_heavy=on
place unit MGUN at 20 20 facing 0 unlimbered
place unit CONT at 20 12 facing 0 line
place unit CVET at 20 23 facing 180 line
place unit VET at 60 8 facing 0 line
place unit ELITE lost
place unit HGUN lost
place unit HORSE lost
place phase throws crown
    throw MGUN; roll 1 1
    event sum MGUN -1 -1
    event entry MGUN fall-back
    is unit MGUN lost

% RG-2.26, RG-2.27: as usually they do
battle rg-drill
place unit MGUN at 20 20 facing 0 unlimbered
place unit CONT at 20 12 facing 0 line
place unit CVET at 20 23 facing 180 line
place unit VET at 60 8 facing 0 line
place unit ELITE lost
place unit HGUN lost
place unit HORSE lost
place phase throws crown
    throw MGUN; roll 1 1
    event entry MGUN fall-back
    event retreats MGUN guns

% RG-2.34: a wagon has the full move alone
place unit CART at 43 32 facing 180 limbered menu well
place unit VET at 60 8 facing 0 line
place phase act american
    unlimber CART keep    refused RG-6.17
    rally CART            refused RG-6.17
    stand-to CART         refused RG-6.17
    replenish CART        refused RG-6.56
    head CART 43 22
    is unit CART at 43 26 facing 180 limbered.

% RG-2.35: any damage destroys a wagon
place unit CART at 20 30 facing 180 limbered
place unit VET at 20 26.5 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase musketry american
    fire-at CART; all VET; fire; roll 3 4
    event effect CART telling-lower
    event gun CART 1 wrecked
    is unit CART lost

% RG-2.35: and what only silences does nothing to it
place unit CART at 20 30 facing 180 limbered
place unit VET at 20 26.5 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase musketry american
    fire-at CART; all VET; fire; roll 2 4
    event effect CART galling
    is unit CART at 20 30 facing 180 limbered.

% RG-2.36: a wagon is no enemy for close range and retreats
place unit RAW at 20 12 facing 0 line stands 4
place unit CART at 20 15 facing 180 limbered
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw RAW; roll 4 4
    event entry RAW fall-back
    no event retreats

% RG-2.36: nor does it outflank
place unit VET at 20 20 facing 0 line
place unit CART at 20 16 facing 0 limbered
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 1 1; no event reason outflanked or broken

% RG-2.38: a battalion gun within 2 inches is +1, and beyond them nothing
place unit VET at 20 12 facing 0 line
place unit BGUN at 26.6 12 facing 0 unlimbered
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 1 1; no event reason battalion gun near

% RG-2.38: it must be of their brigade, and counts for troops alone
place unit HORSE at 20 12 facing 0 line
place unit HGUN at 16 12 facing 0 unlimbered
place unit BGUN at 23.5 12 facing 0 unlimbered
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw HORSE; roll 1 1; no event reason battalion gun near
    end
    throw BGUN; roll 1 1; no event reason battalion gun near

% RG-2.39: rifles reach farther than muskets
place unit JAEG at 20 20 facing 0 extended
place unit VET at 40 20 facing 0 line
place unit CONT at 20 27 facing 180 line
place unit MIL at 40 27 facing 180 line
place phase musketry american
    fire-at MIL     refused RG-11.14
    fire-at CONT; all JAEG; fire; roll 1 1; event shoots JAEG CONT

% RG-2.40: infantry with muskets has bayonets; RG-2.41: rifle-armed militia has none
place unit CONT at 20 30 facing 180 line menu well
place unit MIL at 40 30 facing 180 line menu well
place unit RIFLE at 58 28 facing 180 extended menu well
place unit VET at 20 22 facing 0 line
place unit HESS at 40 22 facing 0 line
place unit ELITE at 58 22 facing 0 line
place phase declare american
    charge RIFLE ELITE left 0 cold  refused RG-12.9 "no bayonets"
    charge MIL HESS left 0 cold
    charge CONT VET left 0 cold

% RG-2.42: Indians have none
place unit NATIVE at 20 28 facing 180 extended menu well
place unit VET at 20 22 facing 0 line
place phase declare american
    charge NATIVE VET left 0 cold  refused RG-12.9

% RG-2.41: jaegers have no bayonets, with muskets either; RG-2.43: and are marksmen
battle rg-school
place unit CHASS at 46 22 facing 0 extended menu well
place unit CONT at 46 26 facing 180 line
place phase declare crown
    charge CHASS CONT left 0 cold    refused RG-12.9
    done; hold CHASS; end; done
    american: end
    fire-at CONT; all CHASS; fire; roll 1 1; event reason marksmen, or buck and ball in a charge 1

% RG-2.43: rifle-armed militia are marksmen
battle rg-drill
place unit RIFLE at 20 23 facing 180 extended
place unit VET at 20 20 facing 0 line
place phase musketry crown
    fire-at VET; all RIFLE; fire; roll 1 1; event reason marksmen, or buck and ball in a charge 1

% RG-2.44: American muskets fire buck and ball where there is a charge
place unit VET at 20 20 facing 0 line charging
place unit MIL at 20 20 facing 180 line
place charge VET MIL wheel 0 from 20 13.6 flags 1 level 0
place pair VET MIL deep 75
place phase musketry crown
    fire-at VET; all MIL; fire; roll 1 1; event reason marksmen, or buck and ball in a charge 1

% RG-2.44: and nobody else does
place unit CONT at 20 20 facing 0 line charging
place unit VET at 20 20 facing 180 line
place charge CONT VET wheel 0 from 20 13.6 flags 1 level 0
place pair CONT VET deep 75
place phase musketry american
    fire-at CONT; all VET; fire; roll 1 1; no event reason marksmen, or buck and ball in a charge

% RG-2.46: mounted infantry charges as horse, but has neither cold steel
battle rg-school
place unit RIDE at 46 16 facing 0 line menu well
place unit CONT at 46 26 facing 180 line
place phase declare crown
    charge RIDE CONT left 0 cold    refused RG-12.9
    charge RIDE CONT left 0 fire

% RG-2.46: nor the line of cavalry in a charge; in fire it is mounted like others
place unit RIDE at 46 20 facing 0 line charging clear-way
place unit CONT at 46 20 facing 180 line
place charge RIDE CONT wheel 0 from 46 13.6 flags 1 level 0
place pair RIDE CONT deep 75
place phase musketry crown
    fire-at RIDE; all CONT; fire; roll 1 1
    event reason dense, mounted, broken or caught moving 1
    end; fight RIDE; roll 6; roll 1
    no event reason cavalry over open ground

% RG-2.47: marks of a maneuver last to the end of the player turn, and so count in defensive fire
battle rg-drill
place unit VET at 20 20 facing 0 line menu well
place unit CONT at 22 24 facing 180 line
place phase act crown
    slide VET right 2; halt VET; end; done
    fire-at VET; all CONT; fire; roll 1 1
    event reason dense, mounted, broken or caught moving 1
    crown: end
    asks american
    not unit VET at 22 20 facing 0 line by-flank
    is unit VET at 22 20 facing 0 line

% RG-2.48, RG-2.49: the marks of bad ground, of charging and of cold steel last to the end of the charge phase
place unit VET at 20 20 facing 0 line charging cold bad-ground
place unit CONT at 20 20 facing 180 line
place charge VET CONT wheel 0 from 20 13.6 flags 1 level 0
place pair VET CONT deep 75
place phase musketry crown
    end
    is unit VET at 20 20 facing 0 line charging cold bad-ground
    fight VET; roll 5; roll 1
    event order VET disordered
    not unit VET at 20 20 facing 0 line disordered charging
    not pair VET CONT

% RG-2.34: and never fires
place unit CART at 20 23 facing 180 limbered
place unit CONT at 26 23 facing 180 line
place unit VET at 22 20 facing 0 line
place phase musketry crown
    fire-at VET
    all CART           refused RG-2.34
