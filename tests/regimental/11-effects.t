# Regimental: cover, the effects of fire, and what comes with them.
battle rg-ranges

# ---- Cover ----

% RG-11.57, RG-R65: of the lines of cover only the best counts
place unit RIFLE at 73 20.4 facing 180 extended
place unit FOOT at 73 17 facing 0 line
place unit CONT at 10 60 facing 180 line
place phase musketry american
    fire-at RIFLE; all FOOT; fire; roll 1 1
    event reason fortified position -3
    no event reason full cover, or extended line in partial cover -2
    no event reason partial cover or extended line -1

% RG-11.58, RG-R65: partial cover, -1: marsh
place unit CONT at 52 47 facing 180 line
place unit FOOT at 52 43.9 facing 0 line
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 1 1
    event reason partial cover or extended line -1

% RG-11.58: woods
place unit CONT at 10 47 facing 180 line
place unit FOOT at 10 43.9 facing 0 line
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 1 1
    event reason partial cover or extended line -1

% RG-11.58: an orchard
place unit CONT at 26 47 facing 180 line
place unit FOOT at 26 43.9 facing 0 line
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 1 1
    event reason partial cover or extended line -1

% RG-11.58: a creek
place unit CONT at 44.3 35 facing 90 line
place unit FOOT at 48 35 facing 270 line
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 1 1
    event reason partial cover or extended line -1

% RG-11.58: or extended line
place unit RIFLE at 36 13 facing 180 extended
place unit FOOT at 36 10 facing 0 line
place unit CONT at 10 60 facing 180 line
place phase musketry american
    fire-at RIFLE; all FOOT; fire; roll 1 1
    event reason partial cover or extended line -1

% RG-11.58: rocky fields and wood fences are none
place unit CONT at 40 47 facing 180 line
place unit FOOT at 40 43.9 facing 0 line
place unit MIL at 27 16.3 facing 180 line
place unit GREN at 27 13.5 facing 0 line
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 1 1
    event fires CONT
    no event reason partial cover or extended line -1
    fire-at MIL; all GREN; fire; roll 1 1
    event fires MIL 600 0

% RG-11.59, RG-R65: full cover, -2: a town
place unit CONT at 62 48 facing 180 mass
place unit FOOT at 62 45 facing 0 line
place phase musketry american
    fire-at CONT; some FOOT 4 7; fire; roll 1 1
    event reason full cover, or extended line in partial cover -2

% RG-11.59: a stone fence
place unit CONT at 62 24.4 facing 180 line
place unit FOOT at 62 21 facing 0 line
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 1 1
    event reason full cover, or extended line in partial cover -2

% RG-11.59: extended line in partial cover
place unit RIFLE at 52 47 facing 180 extended stands 3
place unit FOOT at 52 43.9 facing 0 line
place unit CONT at 10 60 facing 180 line
place phase musketry american
    fire-at RIFLE; all FOOT; fire; roll 1 1
    event reason full cover, or extended line in partial cover -2

% RG-11.60, RG-R65: a fortified position, -3
place unit CONT at 73 20.4 facing 180 line
place unit FOOT at 73 17 facing 0 line
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 1 1
    event reason fortified position -3

% RG-11.61, RG-R110: each stand has the cover of its own ground; half of them are enough
place unit CONT at 48 47 facing 180 line
place unit FOOT at 48 43.9 facing 0 line
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 1 1
    event reason partial cover or extended line -1

% RG-11.61: fewer are not
place unit CONT at 47.2 47 facing 180 line
place unit FOOT at 47.2 43.9 facing 0 line
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 1 1
    event fires CONT
    no event reason partial cover or extended line -1

% RG-11.62, RG-R110: a fence covers where the line of fire crosses it within half an inch of the target
place unit CONT at 62 24.45 facing 180 line
place unit FOOT at 62 21 facing 0 line
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 1 1
    event reason full cover, or extended line in partial cover -2

% RG-11.62: and not beyond
place unit CONT at 62 24.6 facing 180 line
place unit FOOT at 62 21 facing 0 line
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 1 1
    event fires CONT
    no event reason full cover, or extended line in partial cover -2

% RG-11.62: from behind, where no fence is crossed, it is none
place unit CONT at 62 24.4 facing 180 line
place unit FOOT at 62 28 facing 180 line
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 1 1
    event reason march column or enfiladed 2
    no event reason full cover, or extended line in partial cover -2

% RG-11.63, RG-R110: what half of the stands have against one shooter, all his points meet
place unit CONT at 66 24.4 facing 180 line
place unit FOOT at 66 21 facing 0 line
place phase musketry american
    fire-at CONT; some FOOT 4 4; fire; roll 1 1
    event fires CONT 100
    event reason full cover, or extended line in partial cover -2

% RG-11.63: what fewer have, none
place unit CONT at 66.9 24.4 facing 180 line
place unit FOOT at 66.9 21 facing 0 line
place phase musketry american
    fire-at CONT; some FOOT 4 4; fire; roll 1 1
    event fires CONT 100
    no event reason full cover, or extended line in partial cover -2

% RG-11.64: the best line that half of all points fall on counts
place unit CONT at 62 24.4 facing 180 line
place unit FOOT at 62 21 facing 0 line
place unit GREN at 67.3 24.6 facing 270 line
place phase musketry american
    fire-at CONT; some FOOT 4 5; some GREN 4 5; fire; roll 1 1
    event fires CONT 400
    event reason full cover, or extended line in partial cover -2

% RG-11.64: where fewer do, it does not
place unit CONT at 62 24.4 facing 180 line
place unit FOOT at 62 21 facing 0 line
place unit GREN at 67.3 24.6 facing 270 line
place phase musketry american
    fire-at CONT; some FOOT 4 4; some GREN 4 5; fire; roll 1 1
    event fires CONT 300
    no event reason full cover, or extended line in partial cover -2

% RG-11.65, RG-R110: charging units have no linear cover
place unit FOOT at 62 24.7 facing 0 line charging bad-ground
place unit CONT at 62 24.7 facing 180 line
place unit MIL at 60 28 facing 0 line
place charge FOOT CONT wheel 0 from 62 17 flags 1 level 0
place pair FOOT CONT deep 75
place phase musketry crown
    fire-at FOOT; all CONT; fire; roll 1 1
    event fires FOOT
    no event reason full cover, or extended line in partial cover -2

% RG-11.66, RG-R110: a march column on a trail has no cover from the wood round it
place unit CONT at 10 52 facing 180 march
place unit FOOT at 10 48.5 facing 0 line
place phase musketry american
    fire-at CONT; some FOOT 5 6; fire; roll 1 1
    event fires CONT
    no event reason partial cover or extended line -1

% RG-11.66: off it it has
place unit CONT at 13 52 facing 180 march
place unit FOOT at 13 48.5 facing 0 line stands 4
place phase musketry american
    fire-at CONT; some FOOT 2 3; fire; roll 1 1
    event reason partial cover or extended line -1

% RG-11.67, RG-R110: a garrison has the cover of its building
place unit CONT at 62 48 facing 0 garrison in 5
place unit FOOT at 62 43 facing 0 line
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 1 1
    event reason full cover, or extended line in partial cover -2

% RG-11.68: a field work covers against those who fire across it alone
place unit CONT at 73 20.4 facing 180 line
place unit FOOT at 73 24 facing 180 line
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 1 1
    event fires CONT
    no event reason fortified position -3

# ---- The table ----

% RG-11.69, RG-R66: two dice and all modifiers
place unit FOOT at 36 10 facing 0 line
place unit CONT at 36 13 facing 180 field
place phase musketry american
    fire-at CONT; some FOOT 3 8; fire
    asks dice 2d6 fire
    roll 3 4
    event fires CONT 600 1
    event fire-dice CONT 3 4 8
    event effect CONT telling-lower

% RG-11.70, RG-R67: every total on a target that is elite
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit FOOT at 70 10 facing 0 line
place unit ELITE at 36 20 facing 180 line
place phase musketry american
    fire-at ELITE; some MEDIUM 1 2; fire; roll 1 1; event effect ELITE desultory
    again
    fire-at ELITE; some MEDIUM 1 2; fire; roll 1 2; event effect ELITE desultory
    again
    fire-at ELITE; some MEDIUM 1 2; fire; roll 1 3; event effect ELITE desultory
    again
    fire-at ELITE; some MEDIUM 1 2; fire; roll 1 4; event effect ELITE desultory
    again
    fire-at ELITE; some MEDIUM 1 2; fire; roll 1 5; event effect ELITE desultory
    again
    fire-at ELITE; some MEDIUM 1 2; fire; roll 1 6; event effect ELITE galling
    again
    fire-at ELITE; some MEDIUM 1 2; fire; roll 2 6; event effect ELITE telling-lower
    again
    fire-at ELITE; some MEDIUM 1 2; fire; roll 3 6; event effect ELITE telling-lower
    again
    fire-at ELITE; some MEDIUM 1 2; fire; roll 4 6; event effect ELITE telling-lower
    again
    fire-at ELITE; some MEDIUM 1 2; fire; roll 5 6; event effect ELITE telling-middle
    again
    fire-at ELITE; some MEDIUM 1 2; fire; roll 6 6; event effect ELITE telling-middle
    again
    fire-at ELITE; all MEDIUM; fire; roll 5 6; event effect ELITE withering
    again
    fire-at ELITE; all MEDIUM; fire; roll 6 6; event effect ELITE withering

% RG-11.71, RG-R67: every total on a target that is veteran
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit FOOT at 70 10 facing 0 line
place unit CVET at 36 20 facing 180 line no-colonel
place phase musketry american
    fire-at CVET; some MEDIUM 1 2; fire; roll 1 1; event effect CVET desultory
    again
    fire-at CVET; some MEDIUM 1 2; fire; roll 1 2; event effect CVET desultory
    again
    fire-at CVET; some MEDIUM 1 2; fire; roll 1 3; event effect CVET desultory
    again
    fire-at CVET; some MEDIUM 1 2; fire; roll 1 4; event effect CVET desultory
    again
    fire-at CVET; some MEDIUM 1 2; fire; roll 1 5; event effect CVET lively
    again
    fire-at CVET; some MEDIUM 1 2; fire; roll 1 6; event effect CVET galling
    again
    fire-at CVET; some MEDIUM 1 2; fire; roll 2 6; event effect CVET telling-lower
    again
    fire-at CVET; some MEDIUM 1 2; fire; roll 3 6; event effect CVET telling-lower
    again
    fire-at CVET; some MEDIUM 1 2; fire; roll 4 6; event effect CVET telling-middle
    again
    fire-at CVET; some MEDIUM 1 2; fire; roll 5 6; event effect CVET telling-middle
    again
    fire-at CVET; some MEDIUM 1 2; fire; roll 6 6; event effect CVET telling-upper
    again
    fire-at CVET; all MEDIUM; fire; roll 5 6; event effect CVET withering
    again
    fire-at CVET; all MEDIUM; fire; roll 6 6; event effect CVET withering

% RG-11.72, RG-R67: every total on a target that is trained
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit FOOT at 70 10 facing 0 line
place unit CONT at 36 20 facing 180 line
place phase musketry american
    fire-at CONT; some MEDIUM 1 2; fire; roll 1 1; event effect CONT desultory
    again
    fire-at CONT; some MEDIUM 1 2; fire; roll 1 2; event effect CONT desultory
    again
    fire-at CONT; some MEDIUM 1 2; fire; roll 1 3; event effect CONT desultory
    again
    fire-at CONT; some MEDIUM 1 2; fire; roll 1 4; event effect CONT lively
    again
    fire-at CONT; some MEDIUM 1 2; fire; roll 1 5; event effect CONT galling
    again
    fire-at CONT; some MEDIUM 1 2; fire; roll 1 6; event effect CONT galling
    again
    fire-at CONT; some MEDIUM 1 2; fire; roll 2 6; event effect CONT telling-lower
    again
    fire-at CONT; some MEDIUM 1 2; fire; roll 3 6; event effect CONT telling-middle
    again
    fire-at CONT; some MEDIUM 1 2; fire; roll 4 6; event effect CONT telling-middle
    again
    fire-at CONT; some MEDIUM 1 2; fire; roll 5 6; event effect CONT telling-upper
    again
    fire-at CONT; some MEDIUM 1 2; fire; roll 6 6; event effect CONT telling-upper
    again
    fire-at CONT; all MEDIUM; fire; roll 5 6; event effect CONT withering
    again
    fire-at CONT; all MEDIUM; fire; roll 6 6; event effect CONT withering

% RG-11.73, RG-R67: every total on a target that is raw
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit FOOT at 70 10 facing 0 line
place unit MIL at 36 20 facing 180 line
place phase musketry american
    fire-at MIL; some MEDIUM 1 2; fire; roll 1 1; event effect MIL desultory
    again
    fire-at MIL; some MEDIUM 1 2; fire; roll 1 2; event effect MIL desultory
    again
    fire-at MIL; some MEDIUM 1 2; fire; roll 1 3; event effect MIL lively
    again
    fire-at MIL; some MEDIUM 1 2; fire; roll 1 4; event effect MIL lively
    again
    fire-at MIL; some MEDIUM 1 2; fire; roll 1 5; event effect MIL galling
    again
    fire-at MIL; some MEDIUM 1 2; fire; roll 1 6; event effect MIL galling
    again
    fire-at MIL; some MEDIUM 1 2; fire; roll 2 6; event effect MIL telling-lower
    again
    fire-at MIL; some MEDIUM 1 2; fire; roll 3 6; event effect MIL telling-middle
    again
    fire-at MIL; some MEDIUM 1 2; fire; roll 4 6; event effect MIL telling-upper
    again
    fire-at MIL; some MEDIUM 1 2; fire; roll 5 6; event effect MIL telling-upper
    again
    fire-at MIL; some MEDIUM 1 2; fire; roll 6 6; event effect MIL telling-upper
    again
    fire-at MIL; all MEDIUM; fire; roll 5 6; event effect MIL withering
    again
    fire-at MIL; all MEDIUM; fire; roll 6 6; event effect MIL withering
% RG-11.74, RG-R67: the three rows without a name are telling fire: each costs a stand and disorders
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit FOOT at 70 10 facing 0 line
place unit CONT at 36 20 facing 180 line
place phase musketry american
    fire-at CONT; some MEDIUM 1 2; fire; roll 5 6; event effect CONT telling-upper; event loses CONT 1 7; event order CONT disordered
    again
    fire-at CONT; some MEDIUM 1 2; fire; roll 4 5; event effect CONT telling-middle; event loses CONT 1 7; event order CONT disordered
    again
    fire-at CONT; some MEDIUM 1 2; fire; roll 3 5; event effect CONT telling-lower; event loses CONT 1 7; event order CONT disordered

# ---- Effects ----

% RG-11.75, RG-R68: withering fire: two stands and disorder
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit CONT at 36 20 facing 180 line
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 6 5
    event fire-dice CONT 6 5 13
    event loses CONT 2 6
    event order CONT disordered

% RG-11.75: two at 14
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit CONT at 36 20 facing 180 line
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 6 6
    event fire-dice CONT 6 6 14
    event loses CONT 2 6

% RG-11.76, RG-R68: three at 15
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit CONT at 36 20 facing 180 field
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 6 6
    event fire-dice CONT 6 6 15
    event loses CONT 3 5

% RG-11.77, RG-R68: it wrecks a gun stand, and silences the others
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit AGUN at 36 20 facing 180 unlimbered
place unit CVET at 70 58 facing 180 line
place unit GREN at 70 5 facing 0 line
place phase musketry american
    fire-at AGUN; all MEDIUM; fire; roll 6 5
    event gun AGUN 1 wrecked
    is unit AGUN at 36 20 facing 180 unlimbered stands 2 guns 23 silenced 23

% RG-11.77: two at 15
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit AGUN at 36 20 facing 180 limbered
place unit CVET at 70 58 facing 180 line
place unit GREN at 70 5 facing 0 line
place phase musketry american
    fire-at AGUN; all MEDIUM; fire; roll 6 6
    event fire-dice AGUN 6 6 15
    event gun AGUN 1 wrecked
    event gun AGUN 2 wrecked
    event gun AGUN 3 silenced

% RG-11.79, RG-R68: telling fire: a stand and disorder
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit CONT at 36 20 facing 180 line
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 3 3
    event loses CONT 1 7
    event order CONT disordered

% RG-11.80, RG-R68: telling fire on a battery: one stand damaged, another silenced; the owner says which
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit AGUN at 36 20 facing 180 unlimbered
place unit CVET at 70 58 facing 180 line
place unit GREN at 70 5 facing 0 line
place phase musketry american
    fire-at AGUN; all MEDIUM; fire; roll 3 3
    take AGUN 3
    answers take AGUN 1, take AGUN 2
    take AGUN 2
    is unit AGUN at 36 20 facing 180 unlimbered silenced 2 damaged 3

% RG-11.80: a single stand takes both
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit AHEAVY at 36 20 facing 180 unlimbered
place unit CVET at 70 58 facing 180 line
place unit GREN at 70 5 facing 0 line
place phase musketry american
    fire-at AHEAVY; all MEDIUM; fire; roll 3 3
    is unit AHEAVY at 36 20 facing 180 unlimbered silenced 1 damaged 1

% RG-11.84, RG-R68: galling fire disorders those in good order
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit CONT at 36 20 facing 180 line
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 3 2
    event effect CONT galling
    is unit CONT at 36 20 facing 180 line disordered

% RG-11.85: and silences one gun stand
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit AGUN at 36 20 facing 180 unlimbered silenced 2
place unit CVET at 70 58 facing 180 line
place unit GREN at 70 5 facing 0 line
place phase musketry american
    fire-at AGUN; all MEDIUM; fire; roll 3 2
    answers take AGUN 1, take AGUN 3
    take AGUN 3
    is unit AGUN at 36 20 facing 180 unlimbered silenced 23

% RG-11.86: lively fire of musketry does nothing
place unit FOOT at 36 10 facing 0 line
place unit CONT at 36 13 facing 180 line
place phase musketry american
    fire-at CONT; some FOOT 3 8; fire; roll 3 2
    event effect CONT lively
    no event order CONT disordered

% RG-11.86, RG-R68: of cannonade it silences a gun stand
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit AHEAVY at 36 20 facing 180 unlimbered
place unit CVET at 70 58 facing 180 line
place unit GREN at 70 5 facing 0 line
place phase musketry american
    fire-at AHEAVY; all MEDIUM; fire; roll 2 1
    event effect AHEAVY lively
    event gun AHEAVY 1 silenced

% RG-11.86: half of the points from guns are enough
place unit MEDIUM at 34 10 facing 0 unlimbered
place unit GREN at 39.1 10 facing 0 line
place unit CONT at 36 13 facing 180 line
place phase musketry american
    fire-at CONT; some MEDIUM 1 1; some GREN 1 5; fire; roll 2 2
    event fires CONT 1000 1
    event effect CONT lively
    event order CONT disordered

% RG-11.86: fewer are not
place unit MEDIUM at 34 10 facing 0 unlimbered
place unit GREN at 39.1 10 facing 0 line
place unit CONT at 36 13 facing 180 line
place phase musketry american
    fire-at CONT; some MEDIUM 1 1; some GREN 1 6; fire; roll 2 2
    event fires CONT 1100 1
    event effect CONT lively
    no event order CONT disordered

% RG-11.87: lively fire does no more to the disordered
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit CONT at 36 20 facing 180 line disordered
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 2 1
    event effect CONT lively
    is unit CONT at 36 20 facing 180 line disordered
    no event loses CONT

% RG-11.88, RG-R68: desultory fire does nothing
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit CONT at 36 20 facing 180 line
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 1 1
    event effect CONT desultory
    is unit CONT at 36 20 facing 180 line

% RG-11.89, RG-R68: the broken are never disordered; where they would be or lose a stand, they lose it
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit CONT at 36 20 facing 180 broken
place unit CVET at 70 58 facing 180 line
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 3 1
    event effect CONT galling
    event loses CONT 1 7
    again
    fire-at CONT; all MEDIUM; fire; roll 1 1
    event effect CONT lively
    no event loses CONT
    no event order CONT disordered

% RG-11.90, RG-R111: damage goes to undamaged stands first
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit AGUN at 36 20 facing 180 unlimbered damaged 1
place unit CVET at 70 58 facing 180 line
place unit GREN at 70 5 facing 0 line
place phase musketry american
    fire-at AGUN; all MEDIUM; fire; roll 3 3
    answers take AGUN 2, take AGUN 3
    take AGUN 1    refused RG-11.90
    take AGUN 2
    answers take AGUN 1, take AGUN 3

% RG-11.90, RG-R15: where all are damaged, one of them is wrecked by it
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit AGUN at 36 20 facing 180 unlimbered damaged 123
place unit CVET at 70 58 facing 180 line
place unit GREN at 70 5 facing 0 line
place phase musketry american
    fire-at AGUN; all MEDIUM; fire; roll 3 3
    take AGUN 2
    event gun AGUN 2 wrecked
    answers take AGUN 1, take AGUN 3

% RG-11.90: silence goes to a stand not yet silent, even to the one just damaged
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit AGUN at 36 20 facing 180 unlimbered silenced 13 damaged 13
place unit CVET at 70 58 facing 180 line
place unit GREN at 70 5 facing 0 line
place phase musketry american
    fire-at AGUN; all MEDIUM; fire; roll 3 3
    is unit AGUN at 36 20 facing 180 unlimbered silenced 123 damaged 123

% RG-11.90: wrecked may be any, and is asked where they differ
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit AGUN at 36 20 facing 180 unlimbered damaged 2
place unit CVET at 70 58 facing 180 line
place unit GREN at 70 5 facing 0 line
place phase musketry american
    fire-at AGUN; all MEDIUM; fire; roll 6 5
    take AGUN 2
    is unit AGUN at 36 20 facing 180 unlimbered stands 2 guns 13 silenced 13

% RG-11.91: the owner of the guns is asked, not the shooter
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit AGUN at 36 20 facing 180 unlimbered
place unit CVET at 70 58 facing 180 line
place unit GREN at 70 5 facing 0 line
place phase musketry american
    fire-at AGUN; all MEDIUM; fire; roll 3 2
    asks american which-gun
