# Regimental: who fights a charge combat, and every line of its sums.
battle rg-ranges

# ---- Who fights ----

% RG-13.1, RG-R73: contact joins units to one combat: a charger between two, and a second charger on one of them
place unit FOOT at 30 20 facing 0 line charging
place unit GREN at 38.5 20 facing 0 line charging
place unit CONT at 26 20 facing 180 line stands 6
place unit MIL at 35 20 facing 180 line
place unit CVET at 60 40 facing 180 line
place charge FOOT CONT wheel 0 from 30 13 flags 1 level 0
place charge GREN MIL wheel 0 from 38 13 flags 1 level 0
place pair FOOT CONT deep 75
place pair FOOT MIL deep 75
place pair GREN MIL deep 75
place phase charge crown
    fight FOOT
    is fighting-first FOOT GREN
    is fighting-second CONT MIL

% RG-13.1: a charge that was checked is no part of it
place unit FOOT at 30 20 facing 0 line charging
place unit GREN at 38.5 20 facing 0 line charging no-colonel
place unit CONT at 33 20 facing 180 line
place unit AGUN at 41 28 facing 180 unlimbered
place charge FOOT CONT wheel 0 from 30 13 flags 1 level 0
place charge GREN CONT wheel 0 from 38 13 flags 1 level 0
place pair FOOT CONT deep 75
place pair GREN CONT deep 75
place phase musketry crown
    fire-at GREN; all AGUN; fire; roll 6 6
    event checked GREN
    mark AGUN 1
    end; end; fight FOOT
    is fighting-first FOOT
    not fighting-first FOOT GREN

% RG-13.2, RG-R73: a contacted gun stand brings its battery
place unit GUARD at 30 20 facing 0 line charging
place unit AGUN at 33 20 facing 180 unlimbered
place unit CONT at 60 40 facing 180 line
place charge GUARD AGUN wheel 0 from 30 13 flags 1 level 0
place pair GUARD AGUN deep 150
place phase charge crown
    fight GUARD; roll 6; roll 1
    event gun AGUN 1
    event gun AGUN 3

% RG-13.3, RG-R73: losses that shrink a unit do not undo a contact
place unit GUARD at 26 20 facing 0 line charging
place unit CONT at 31.5 20 facing 180 line
place unit CVET at 60 40 facing 180 line
place charge GUARD CONT wheel 0 from 26 13 flags 1 level 0
place pair GUARD CONT deep 75
place phase musketry crown
    end
    fire-at CONT; all GUARD; fire; roll 6 6
    event loses CONT 1 7
    is unit CONT at 31.5 20 facing 180 line stands 7 disordered
    fight GUARD
    asks dice 1d6 charge combat

% RG-13.4, RG-R73: if fire has removed one side there is no throw, and the other has won by one
place unit FOOT at 30 20 facing 0 line charging
place unit CONT at 30 20 facing 180 line stands 1
place unit CVET at 60 40 facing 180 line
place charge FOOT CONT wheel 0 from 30 13 flags 1 level 0
place pair FOOT CONT deep 75
place phase musketry crown
    end
    fire-at CONT; all FOOT; fire; roll 6 5
    event lost CONT
    fight FOOT
    event carries FOOT
    is unit FOOT at 30 20.75 within 0.01 facing 0 line

% given TWO
place unit FOOT at 20 10 facing 0 line charging
place unit GREN at 40 10 facing 0 line charging
place unit CONT at 20 10 facing 180 line
place unit CVET at 40 10 facing 180 line
place charge FOOT CONT wheel 0 from 20 3 flags 1 level 0
place charge GREN CVET wheel 0 from 40 3 flags 1 level 0
place pair FOOT CONT deep 75
place pair GREN CVET deep 75
place phase charge crown

% RG-13.5: the mover is asked for the order of the combats
given TWO
    asks crown combats
    answers fight FOOT, fight GREN
    fight GREN
    event combat GREN CVET

% RG-13.6, RG-R74: the principal unit is the one with the most stands
place unit FOOT at 30 20 facing 0 line charging stands 4
place unit BIG at 40 20 facing 0 line charging
place unit CONT at 33 20 facing 180 line
place charge FOOT CONT wheel 0 from 30 13 flags 1 level 0
place charge BIG CONT wheel 0 from 38 13 flags 1 level 0
place pair FOOT CONT deep 75
place pair BIG CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event combat-sum BIG 1

% RG-13.6: of equals the higher rating
place unit FOOT at 30 20 facing 0 line charging stands 6
place unit GREN at 36.5 20 facing 0 line charging
place unit CONT at 33 20 facing 180 line
place charge FOOT CONT wheel 0 from 30 13 flags 1 level 0
place charge GREN CONT wheel 0 from 38 13 flags 1 level 0
place pair FOOT CONT deep 75
place pair GREN CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event combat-sum GREN 1

% RG-13.6: a battery only where there are no troops
place unit FOOT at 30 20 facing 0 line charging
place unit AGUN at 28 20 facing 180 unlimbered
place unit ELITE at 32 20 facing 180 line stands 2
place unit CONT at 60 40 facing 180 line
place charge FOOT AGUN wheel 0 from 30 13 flags 1 level 0
place pair FOOT AGUN deep 150
place pair FOOT ELITE deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event combat-sum ELITE 1

% RG-13.7: of several that are equal the owner is asked
place unit GUARD at 30 20 facing 0 line charging
place unit LIGHT at 36 20 facing 0 extended charging
place unit CONT at 33 20 facing 180 line
place charge GUARD CONT wheel 0 from 30 13 flags 1 level 0
place charge LIGHT CONT wheel 0 from 38 13 flags 1 level 0
place pair GUARD CONT deep 75
place pair LIGHT CONT deep 75
place phase charge crown
    fight GUARD     refused RG-13.5
    fight LIGHT
    asks crown principal
    answers name LIGHT, name GUARD
    name GUARD; roll 1; roll 1
    event combat-sum GUARD 1

% RG-13.8, RG-R74: what is read from it: with the extended one named its line counts
place unit GUARD at 30 20 facing 0 line charging
place unit LIGHT at 36 20 facing 0 extended charging
place unit CONT at 33 20 facing 180 line
place charge GUARD CONT wheel 0 from 30 13 flags 1 level 0
place charge LIGHT CONT wheel 0 from 38 13 flags 1 level 0
place pair GUARD CONT deep 75
place pair LIGHT CONT deep 75
place phase charge crown
    fight LIGHT; name LIGHT; roll 1; roll 1
    event reason extended line or militia -1
    again
    fight LIGHT; name GUARD; roll 1; roll 1
    event combat-sum GUARD
    no event reason extended line or militia -1

% RG-13.9, RG-R74: disorder counts if half of the side's stands are disordered
place unit FOOT at 30 20 facing 0 line charging stands 6
place unit GUARD at 35.2 20 facing 0 line charging disordered
place unit CONT at 33 20 facing 180 line
place charge FOOT CONT wheel 0 from 30 13 flags 1 level 0
place charge GUARD CONT wheel 0 from 38 13 flags 1 level 0
place pair FOOT CONT deep 75
place pair GUARD CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event combat-sum FOOT
    no event reason disordered troops or silenced guns -1

% RG-13.9: here it is half of them
place unit FOOT at 30 20 facing 0 line charging stands 5
place unit GUARD at 35.2 20 facing 0 line charging disordered
place unit LIGHT at 40.8 20 facing 0 extended charging disordered stands 1
place unit CONT at 36 20 facing 180 line
place charge FOOT CONT wheel 0 from 30 13 flags 1 level 0
place charge GUARD CONT wheel 0 from 38 13 flags 1 level 0
place charge LIGHT CONT wheel 0 from 38 13 flags 1 level 0
place pair FOOT CONT deep 75
place pair GUARD CONT deep 75
place pair LIGHT CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event reason disordered troops or silenced guns -1

% RG-13.10, RG-R74: for numbers, leaders and ground every unit of the side counts
place unit GREY with GUARD
place unit FOOT at 30 20 facing 0 line charging stands 6
place unit GUARD at 35.2 20 facing 0 line charging
place unit CONT at 33 20 facing 180 line stands 5
place charge FOOT CONT wheel 0 from 30 13 flags 1 level 0
place charge GUARD CONT wheel 0 from 38 13 flags 1 level 0
place pair FOOT CONT deep 75
place pair GUARD CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event reason leader or brave colonel 1
    event reason outnumbered 2 to 1 -1

# ---- The lines ----

% RG-13.12, RG-13.16, RG-R76: elite +2, fresh +2
place unit GUARD at 30 20 facing 0 line charging
place unit CONT at 30 20 facing 180 line stands 6
place charge GUARD CONT wheel 0 from 30 13 flags 1 level 0
place pair GUARD CONT deep 75
place phase charge crown
    fight GUARD; roll 1; roll 1
    event combat-sum GUARD 1 5
    event reason elite unit 2
    event reason fresh troops 2

% RG-13.13, RG-13.17: veteran +1, worn 0
place unit FOOT at 30 20 facing 0 line charging stands 6
place unit CONT at 30 20 facing 180 line
place charge FOOT CONT wheel 0 from 30 13 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event combat-sum FOOT 1 2
    event reason veteran unit 1

% RG-13.14, RG-13.17: trained 0, worn 0
place unit FOOT at 30 20 facing 0 line charging
place unit CONT at 30 20 facing 180 line stands 6
place charge FOOT CONT wheel 0 from 30 13 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event combat-sum CONT 1 1

% RG-13.15, RG-13.16: raw -1
place unit FOOT at 30 20 facing 0 line charging
place unit MIL at 30 20 facing 180 line
place unit CONT at 60 40 facing 180 line
place charge FOOT MIL wheel 0 from 30 13 flags 1 level 0
place pair FOOT MIL deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event reason raw unit -1
    event combat-sum MIL 1 1

% RG-13.18: spent -2
place unit FOOT at 30 20 facing 0 line charging stands 4
place unit CONT at 30 20 facing 180 line stands 5
place charge FOOT CONT wheel 0 from 30 13 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event reason spent troops -2
    event combat-sum FOOT 1 0

% RG-13.19: outnumbered by 2 to 1: -1, by less nothing
place unit FOOT at 30 20 facing 0 line charging
place unit CONT at 30 20 facing 180 line stands 5
place charge FOOT CONT wheel 0 from 30 13 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event reason outnumbered 2 to 1 -1

% RG-13.19: 10 against 6 is less
place unit FOOT at 30 20 facing 0 line charging
place unit CONT at 30 20 facing 180 line stands 6
place charge FOOT CONT wheel 0 from 30 13 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event combat-sum CONT 1 1
    no event reason outnumbered 2 to 1 -1

% RG-13.20: by 3 to 1: -2 instead; guns count by stands
place unit BIG at 30 20 facing 0 line charging stands 9
place unit AGUN at 30 20 facing 180 unlimbered
place unit CONT at 60 40 facing 180 line
place charge BIG AGUN wheel 0 from 30 13 flags 1 level 0
place pair BIG AGUN deep 150
place phase charge crown
    fight BIG; roll 1; roll 1
    event reason outnumbered 3 to 1 -2
    no event reason outnumbered 2 to 1 -1

% RG-13.21, RG-R76: guns that stand within 2 inches of contacted troops, and have troops in good order by them, lend +1
place unit FOOT at 30 20 facing 0 line charging
place unit CONT at 30 20 facing 180 line
place unit AGUN at 36 20 facing 180 unlimbered
place charge FOOT CONT wheel 0 from 30 13 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event reason supported guns 1

% RG-13.21: not if these are silenced
place unit FOOT at 30 20 facing 0 line charging
place unit CONT at 30 20 facing 180 line
place unit AGUN at 36 20 facing 180 unlimbered silenced 123
place charge FOOT CONT wheel 0 from 30 13 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event combat-sum CONT 1 3
    no event reason supported guns 1

% RG-13.21: nor if the troops are disordered
place unit FOOT at 30 20 facing 0 line charging
place unit CONT at 30 20 facing 180 line disordered
place unit AGUN at 36 20 facing 180 unlimbered
place charge FOOT CONT wheel 0 from 30 13 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event combat-sum CONT 1 2
    no event reason supported guns 1

% RG-13.21: for the defender alone
place unit FOOT at 30 20 facing 0 line charging
place unit MEDIUM at 38 20 facing 0 unlimbered
place unit CONT at 30 20 facing 180 line
place charge FOOT CONT wheel 0 from 30 13 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event combat-sum FOOT 1 4
    no event reason supported guns 1

% RG-13.22: guns that only stand by take no other part: they count no stands and do not retreat
place unit FOOT at 30 20 facing 0 line charging
place unit CONT at 30 20 facing 180 line stands 5
place unit AGUN at 34.5 20.1 facing 180 unlimbered
place charge FOOT CONT wheel 0 from 30 13 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 5; roll 4
    event reason supported guns 1
    event reason outnumbered 2 to 1 -1
    event result FOOT driven-back
    is unit AGUN at 34.5 20.1 facing 180 unlimbered.

% RG-13.23: guns alone without troops in good order by them: -1
place unit FOOT at 30 20 facing 0 line charging
place unit AGUN at 30 20 facing 180 unlimbered
place unit CONT at 38 20 facing 180 line
place charge FOOT AGUN wheel 0 from 30 13 flags 1 level 0
place pair FOOT AGUN deep 150
place phase charge crown
    fight FOOT; roll 1; roll 1
    event reason unsupported guns -1

% RG-13.23: disordered troops are no support
place unit FOOT at 30 20 facing 0 line charging
place unit AGUN at 30 20 facing 180 unlimbered
place unit CONT at 36 20.3 facing 180 line disordered
place charge FOOT AGUN wheel 0 from 30 13 flags 1 level 0
place pair FOOT AGUN deep 150
place phase charge crown
    fight FOOT; roll 1; roll 1
    event reason unsupported guns -1

% RG-13.24: the principal unit in extended line, or militia: -1, once
place unit JAEG at 30 20 facing 0 extended charging
place unit RIFLE at 30 20 facing 180 extended
place unit CONT at 60 40 facing 180 line
place charge JAEG RIFLE wheel 0 from 30 13 flags 1 level 0
place pair JAEG RIFLE deep 75
place phase charge crown
    fight JAEG; roll 1; roll 1
    event combat-sum JAEG 1 3
    event combat-sum RIFLE 1 2

% RG-13.25, RG-R76: broken -2
place unit FOOT at 30 20 facing 0 line charging
place unit CONT at 30 20 facing 180 broken
place unit CVET at 60 40 facing 180 line
place charge FOOT CONT wheel 0 from 30 13 flags 1 level 0
place pair FOOT CONT deep 200
place phase charge crown
    fight FOOT; roll 1; roll 1
    event reason outflanked, broken, march column or limbered -2
    event combat-sum CONT 1 1

% RG-13.25: march column -2
place unit FOOT at 30 20 facing 0 line charging
place unit CONT at 30 20 facing 180 march
place charge FOOT CONT wheel 0 from 30 13 flags 1 level 0
place pair FOOT CONT deep 200
place phase charge crown
    fight FOOT; roll 1; roll 1
    event reason outflanked, broken, march column or limbered -2

% RG-13.25: limbered guns -2
place unit FOOT at 30 20 facing 0 line charging
place unit AGUN at 30 20 facing 180 limbered
place unit CONT at 60 40 facing 180 line
place charge FOOT AGUN wheel 0 from 30 13 flags 1 level 0
place pair FOOT AGUN deep 200
place phase charge crown
    fight FOOT; roll 1; roll 1
    event reason outflanked, broken, march column or limbered -2

% RG-13.25: once, for a march column that is outflanked
place unit FOOT at 30.5 24 facing 270 line charging
place unit CONT at 30 20 facing 180 march
place charge FOOT CONT wheel 0 from 38 24 flags 1 level 0
place pair FOOT CONT deep 100 flank from-behind
place phase charge crown
    fight FOOT; roll 1; roll 1
    event combat-sum CONT 1 1
    event reason outflanked, broken, march column or limbered -2

# ---- Ground ----

% RG-13.26, RG-R76: rocky fields favour the defender
place unit FOOT at 40 50 facing 0 line charging bad-ground
place unit CONT at 40 50 facing 180 line
place charge FOOT CONT wheel 0 from 40 43 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event reason favourable ground 1

% RG-13.26: a marsh
place unit FOOT at 52 50 facing 0 line charging bad-ground
place unit CONT at 52 50 facing 180 line
place charge FOOT CONT wheel 0 from 52 43 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event reason favourable ground 1

% RG-13.26: woods
place unit FOOT at 10 46 facing 0 line charging bad-ground
place unit CONT at 10 46 facing 180 line
place charge FOOT CONT wheel 0 from 10 43 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event reason favourable ground 1

% RG-13.26: an orchard
place unit FOOT at 26 46 facing 0 line charging bad-ground
place unit CONT at 26 46 facing 180 line
place charge FOOT CONT wheel 0 from 26 43 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event reason favourable ground 1

% RG-13.26: a town
place unit FOOT at 62 47 facing 0 line charging bad-ground
place unit CONT at 62 47 facing 180 mass
place charge FOOT CONT wheel 0 from 62 43 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event reason favourable ground 1

% RG-13.26: a garrison in it
place unit FOOT at 62 46 facing 0 line charging bad-ground
place unit CONT at 62 48 facing 0 garrison in 5
place charge FOOT CONT wheel 0 from 62 43 flags 1 level 0
place pair FOOT CONT deep 200
place phase charge crown
    fight FOOT; roll 1; roll 1
    event reason favourable ground 1

% RG-13.26: a wood fence that he is lined up behind
place unit FOOT at 27 16.4 facing 0 line charging bad-ground
place unit CONT at 27 16.4 facing 180 line
place charge FOOT CONT wheel 0 from 27 10 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event reason favourable ground 1

% RG-13.26: a stone fence
place unit FOOT at 62 24.4 facing 0 line charging bad-ground
place unit CONT at 62 24.4 facing 180 line
place charge FOOT CONT wheel 0 from 62 17 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event reason favourable ground 1

% RG-13.26: a creek that he is in
place unit FOOT at 43.6 34 facing 90 line charging bad-ground
place unit CONT at 43.6 34 facing 270 line
place charge FOOT CONT wheel 0 from 36 34 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event reason favourable ground 1

% RG-13.26: the bank of a creek that the attacker comes over
place unit FOOT at 44.8 34 facing 90 line charging bad-ground
place unit CONT at 44.8 34 facing 270 line
place charge FOOT CONT wheel 0 from 36 34 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event reason favourable ground 1

% RG-13.26: not one that he does not cross
place unit GUARD at 45.2 38 facing 180 line charging
place unit CONT at 44.8 34 facing 270 line
place charge GUARD CONT wheel 0 from 45.2 44 flags 1 level 0
place pair GUARD CONT deep 75 flank
place phase charge crown
    fight GUARD; roll 1; roll 1
    event combat-sum CONT 1 3
    no event reason favourable ground 1

% RG-13.26: a higher contour than that of the attacker when he set out
place unit FOOT at 12 33 facing 180 line charging
place unit CONT at 12 33 facing 0 line
place charge FOOT CONT wheel 0 from 12 40 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event reason favourable ground 1

% RG-13.26: from the same level it does not
place unit FOOT at 12 33 facing 180 line charging
place unit CONT at 12 33 facing 0 line
place charge FOOT CONT wheel 0 from 12 35.5 flags 1 level 1
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event combat-sum CONT 1 3
    no event reason favourable ground 1

% RG-13.26: open fields do not
place unit FOOT at 30 20 facing 0 line charging
place unit CONT at 30 20 facing 180 line
place charge FOOT CONT wheel 0 from 30 13 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event combat-sum CONT 1 3
    no event reason favourable ground 1

% RG-13.26: nor do rails behind him
place unit FOOT at 27 15 facing 0 line charging
place unit CONT at 27 15 facing 180 line
place charge FOOT CONT wheel 0 from 27 8 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event combat-sum CONT 1 3
    no event reason favourable ground 1

% RG-13.26: half of his stands are enough
place unit FOOT at 48 50 facing 0 line charging bad-ground
place unit CONT at 48 50 facing 180 line
place charge FOOT CONT wheel 0 from 48 43 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event reason favourable ground 1

% RG-13.26: fewer are not
place unit FOOT at 46.9 50 facing 0 line charging bad-ground
place unit CONT at 46.9 50 facing 180 line stands 6
place charge FOOT CONT wheel 0 from 46.9 43 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event combat-sum CONT 1 1
    no event reason favourable ground 1

% RG-13.26: who is on a trail has none from the wood beside it
place unit FOOT at 10 52 facing 0 line charging bad-ground stands 6
place unit CONT at 10 52 facing 180 march stands 5
place charge FOOT CONT wheel 0 from 10 43 flags 1 level 0
place pair FOOT CONT deep 200
place phase charge crown
    fight FOOT; roll 1; roll 1
    event combat-sum CONT 1 -1
    no event reason favourable ground 1

% RG-13.26: the attacker has none
place unit FOOT at 52 43.5 facing 180 line charging bad-ground
place unit CONT at 52 43.5 facing 0 line
place charge FOOT CONT wheel 0 from 52 53 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event combat-sum FOOT 1 4
    no event reason favourable ground 1

% RG-13.27, RG-R76: behind a field work, +2 instead
place unit FOOT at 73 20 facing 0 line charging
place unit CONT at 73 20.4 facing 180 line
place charge FOOT CONT wheel 0 from 73 13 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event reason strong position or fortified 2
    no event reason favourable ground 1

% RG-13.27: in a closed work
place unit FOOT at 70 46 facing 0 line charging
place unit CONT at 70 48 facing 0 garrison in 6
place charge FOOT CONT wheel 0 from 70 40 flags 1 level 0
place pair FOOT CONT deep 200
place phase charge crown
    fight FOOT; roll 1; roll 1
    event reason strong position or fortified 2
    no event reason favourable ground 1

% RG-13.27: on ground that the battle calls strong
place unit FOOT at 29 30 facing 0 line charging
place unit CONT at 29 30 facing 180 line
place charge FOOT CONT wheel 0 from 29 23 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event reason strong position or fortified 2
    no event reason favourable ground 1

% RG-13.28, RG-R76: cold steel, +1
place unit FOOT at 30 20 facing 0 line charging cold
place unit CONT at 30 20 facing 180 line
place charge FOOT CONT wheel 0 from 30 13 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event combat-sum FOOT 1 5
    event reason cold steel or breakthrough 1

% RG-13.28: not without
place unit FOOT at 30 20 facing 0 line charging
place unit CONT at 30 20 facing 180 line
place charge FOOT CONT wheel 0 from 30 13 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event combat-sum FOOT 1 4
    no event reason cold steel or breakthrough 1

% RG-13.29, RG-R76: a brave colonel, +1
place unit FOOT at 30 20 facing 0 line charging
place unit CVET at 30 20 facing 180 line
place charge FOOT CVET wheel 0 from 30 13 flags 1 level 0
place pair FOOT CVET deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event combat-sum CVET 1 5
    event reason leader or brave colonel 1

% RG-13.29: not while he is down
place unit FOOT at 30 20 facing 0 line charging
place unit CVET at 30 20 facing 180 line colonel-down until 3
place charge FOOT CVET wheel 0 from 30 13 flags 1 level 0
place pair FOOT CVET deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event combat-sum CVET 1 4
    no event reason leader or brave colonel 1

% RG-13.29: a leader and a colonel together still +1
place unit GREN at 30 20 facing 0 line charging
place unit CONT at 30 20 facing 180 line
place unit GREY with GREN
place charge GREN CONT wheel 0 from 30 13 flags 1 level 0
place pair GREN CONT deep 75
place phase charge crown
    fight GREN; roll 1; roll 1
    event combat-sum GREN 1 6
    event reason leader or brave colonel 1

% RG-13.30, RG-R76: cavalry over open ground, +1
place unit HORSE at 30 20 facing 0 line charging cold clear-way no-colonel
place unit CONT at 30 20 facing 180 line
place charge HORSE CONT wheel 0 from 30 10 flags 1 level 0
place pair HORSE CONT deep 75
place phase charge crown
    fight HORSE; roll 1; roll 1
    event combat-sum HORSE 1 6
    event reason cavalry over open ground 1

% RG-13.30: not over bad ground
place unit HORSE at 30 20 facing 0 line charging cold bad-ground no-colonel
place unit CONT at 30 20 facing 180 line
place charge HORSE CONT wheel 0 from 30 10 flags 1 level 0
place pair HORSE CONT deep 75
place phase charge crown
    fight HORSE; roll 1; roll 1
    event combat-sum HORSE 1 5
    no event reason cavalry over open ground 1

% RG-13.30: not for mounted infantry
place unit RIDERS at 30 20 facing 0 line charging clear-way
place unit CONT at 30 20 facing 180 line stands 7
place charge RIDERS CONT wheel 0 from 30 10 flags 1 level 0
place pair RIDERS CONT deep 75
place phase charge crown
    fight RIDERS; roll 1; roll 1
    event combat-sum RIDERS 1 3
    no event reason cavalry over open ground 1

% RG-13.30: not for a defender who stands
place unit FOOT at 30 20 facing 0 line charging
place unit DRAG at 30 20 facing 180 line
place unit CONT at 60 40 facing 180 line
place charge FOOT DRAG wheel 0 from 30 13 flags 1 level 0
place pair FOOT DRAG deep 100
place phase charge crown
    fight FOOT; roll 1; roll 1
    event combat-sum DRAG 1 3
    no event reason cavalry over open ground 1

% RG-13.31, RG-R76: disordered troops, -1
place unit FOOT at 30 20 facing 0 line charging
place unit CONT at 30 20 facing 180 line disordered
place charge FOOT CONT wheel 0 from 30 13 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event combat-sum CONT 1 2
    event reason disordered troops or silenced guns -1

% RG-13.31: silenced guns where there are only guns
place unit FOOT at 30 20 facing 0 line charging
place unit AGUN at 30 20 facing 180 unlimbered silenced 12
place unit CONT at 60 40 facing 180 line
place charge FOOT AGUN wheel 0 from 30 13 flags 1 level 0
place pair FOOT AGUN deep 150
place phase charge crown
    fight FOOT; roll 1; roll 1
    event reason disordered troops or silenced guns -1

% RG-13.31: one of three is less than half
place unit FOOT at 30 20 facing 0 line charging
place unit AGUN at 30 20 facing 180 unlimbered silenced 1
place unit CONT at 60 40 facing 180 line
place charge FOOT AGUN wheel 0 from 30 13 flags 1 level 0
place pair FOOT AGUN deep 150
place phase charge crown
    fight FOOT; roll 1; roll 1
    event combat-sum AGUN 1 -2
    no event reason disordered troops or silenced guns -1

% RG-13.28: attackers only: who rode out to meet them has none for his swords
place unit HORSE at 30 20 facing 0 line charging cold clear-way no-colonel
place unit DRAG at 30 20 facing 180 line met clear-way
place unit CONT at 60 40 facing 180 line
place charge HORSE DRAG wheel 0 from 30 10 flags 3 level 0 by DRAG
place pair HORSE DRAG deep 100
place phase charge crown
    fight HORSE; roll 1; roll 1
    event combat-sum HORSE 1 6
    event combat-sum DRAG 1 4

% RG-13.32, RG-R77: outflanked: struck on a flank by one who came from behind the front line
place unit GUARD at 34 20 facing 270 line charging
place unit CONT at 30 20 facing 180 line
place charge GUARD CONT wheel 0 from 40 21 flags 1 level 0
place pair GUARD CONT deep 200 flank from-behind
place phase charge crown
    fight GUARD; roll 1; roll 1
    event reason outflanked, broken, march column or limbered -2

% RG-13.32: on a flank, but from ahead, he is not
place unit GUARD at 34 20 facing 270 line charging
place unit CONT at 30 20 facing 180 line
place charge GUARD CONT wheel 0 from 40 18 flags 1 level 0
place pair GUARD CONT deep 200 flank
place phase charge crown
    fight GUARD; roll 1; roll 1
    event combat-sum CONT 1 3
    no event reason outflanked, broken, march column or limbered -2

% RG-13.32: the charge itself finds this out by where its centre was before any wheel
place unit GUARD at 40 22 facing 270 line menu well
place unit CONT at 30 20 facing 180 line
place phase declare crown
    charge GUARD CONT left 0 cold
    is pair GUARD CONT deep 200 flank from-behind

% RG-13.32: from ahead of the line
place unit GUARD at 40 19 facing 270 line menu well
place unit CONT at 30 20 facing 180 line
place phase declare crown
    charge GUARD CONT left 0 cold
    is pair GUARD CONT deep 200 flank
    not pair GUARD CONT deep 200 flank from-behind

% RG-13.32: an attacker is outflanked by one whom he touches with his side
place unit FOOT at 30 20 facing 0 line charging
place unit CONT at 30 20 facing 180 line
place unit MIL at 35 17.5 facing 270 line
place charge FOOT CONT wheel 0 from 30 13 flags 1 level 0
place pair FOOT CONT deep 75
place pair FOOT MIL deep 75
place phase charge crown
    fight FOOT; roll 1; roll 1
    event combat-sum FOOT 1 2
    event reason outflanked, broken, march column or limbered -2

% RG-13.33, RG-R77: garrisons are never outflanked
place unit GUARD at 62 50 facing 180 line charging
place unit CONT at 62 48 facing 0 garrison in 5
place charge GUARD CONT wheel 0 from 62 57 flags 1 level 0
place pair GUARD CONT deep 200
place phase charge crown
    fight GUARD; roll 1; roll 1
    event combat-sum CONT 1 4
    no event reason outflanked, broken, march column or limbered -2

% RG-13.34, RG-R77: who is outflanked is not fortified, nor has a strong position
place unit GUARD at 77 20.8 facing 270 line charging
place unit CONT at 73 20.4 facing 180 line
place charge GUARD CONT wheel 0 from 79 22 flags 1 level 0
place pair GUARD CONT deep 200 flank from-behind
place phase charge crown
    fight GUARD; roll 1; roll 1
    event combat-sum CONT 1 1
    no event reason strong position or fortified 2
