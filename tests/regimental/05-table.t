# Regimental: the maneuver table row by row, both columns, and each of its modifiers in play.
#
# VET out of command is 1 for veteran, -1 for command, 2 while fresh: 2 in all, 0 worn, -2 spent.
# Rulings: RG-R12 RG-R30 RG-R31 RG-R32 RG-R33 RG-R34 RG-R84 RG-R87 RG-R105 RG-X8 RG-D06
battle rg-drill

% given LEFT
place unit VET at 20 12 facing 0 line
place unit RAW at 40 12 facing 0 line
place unit ELITE at 55 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown

% given RIGHT
place unit VET at 20 22 facing 0 line disordered
place unit RAW at 40 12 facing 0 line
place unit ELITE at 55 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown

% RG-5.30, RG-5.32: good order, 6 and more, is the double quick
given LEFT
    throw VET; roll 5 1; event sum VET 2 6; event entry VET double-quick
    again
    throw VET; roll 6 1; event sum VET 2 7; event entry VET double-quick

% RG-5.30, RG-5.33: 5 down to 0 is well handled
given LEFT
    throw VET; roll 4 1; event sum VET 2 5; event entry VET well-handled
    again
    throw VET; roll 2 4; event sum VET 2 0; event entry VET well-handled

% RG-5.30, RG-5.34: -1 down to -5 is tardy
given LEFT
    throw VET; roll 1 4; event sum VET 2 -1; event entry VET tardy

% RG-5.34: and so is -5
place unit VET at 20 12 facing 0 line stands 5
place unit RAW at 40 12 facing 0 line
place unit ELITE at 55 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 1 6; event sum VET 0 -5; event entry VET tardy

% RG-5.30, RG-5.40: -6 is panic: a full retreat, broken
place unit VET at 20 32 facing 0 line stands 3
place unit RAW at 40 12 facing 0 line
place unit ELITE at 55 12 facing 0 line
place unit CONT at 20 40 facing 180 line
place phase throws crown
    throw VET; roll 2 6; event sum VET -2 -6
    event entry VET panic
    event retreats VET broken 20
    event order VET broken
    is unit VET at 20 18 within 1.5 facing 0 broken stands 3 thrown no-fire

% RG-5.31: doubles in the other bands mean nothing: 0 by doubles is well handled
place unit VET at 20 12 facing 0 line stands 5
place unit RAW at 40 12 facing 0 line
place unit ELITE at 55 12 facing 0 line
place unit CONT at 20 14 facing 180 line
place phase throws crown
    throw VET; roll 3 3; event sum VET 0 0; event entry VET well-handled

% RG-5.43: disordered, 6 and more, rallies with elan
given RIGHT
    throw VET; roll 5 1; event sum VET 2 6; event entry VET elan

% RG-5.44: 5 down to 0 rallies
given RIGHT
    throw VET; roll 4 1; event sum VET 2 5; event entry VET rally
    again
    throw VET; roll 2 4; event sum VET 2 0; event entry VET rally

% RG-5.45: -1 and less is shaken: good order, and it holds with nobody close; RG-5.46: without a menu
given RIGHT
    throw VET; roll 1 4; event sum VET 2 -1
    event entry VET shaken
    event order VET good-order
    no event retreats
    is unit VET at 20 22 facing 0 line thrown.

% RG-5.45: with an enemy close it goes out of close range
place unit VET at 20 22 facing 0 line disordered
place unit RAW at 40 12 facing 0 line
place unit ELITE at 55 12 facing 0 line
place unit CONT at 20 24 facing 180 line
place phase throws crown
    throw VET; roll 1 4
    event entry VET shaken
    event retreats VET close
    is unit VET at 20 20 within 0.01 facing 0 line thrown no-fire

% RG-5.45: unless it is fortified
place unit ELITE at 65 43.6 facing 0 line stands 3 disordered no-colonel
place unit RAW at 40 12 facing 0 line
place unit VET at 20 12 facing 0 line
place unit CONT at 65 46 facing 180 line
place phase throws crown
    throw ELITE; roll 1 6
    event sum ELITE 2 -3
    event entry ELITE shaken
    no event retreats
    is unit ELITE at 65 43.6 facing 0 line stands 3 no-colonel thrown.

% RG-5.46: a shaken unit that held may fire
place unit JAEG at 20 22 facing 0 extended disordered
place unit HESS at 60 12 facing 0 line
place unit CONT at 20 29 facing 180 line
place phase throws crown
    throw JAEG; roll 1 6; event entry JAEG shaken
    no event retreats
    end
    fire-at CONT; all JAEG; fire; roll 1 1
    event shoots JAEG CONT 4 400

% RG-5.47: doubles are wavering: it stays disordered
place unit VET at 20 22 facing 0 line stands 3 disordered
place unit RAW at 40 12 facing 0 line
place unit ELITE at 55 12 facing 0 line
place unit CONT at 20 24 facing 180 line
place phase throws crown
    throw VET; roll 2 2; event sum VET -2 -2
    event entry VET wavering
    no event order VET good-order
    event retreats VET close
    is unit VET at 20 20 within 0.01 facing 0 line stands 3 disordered thrown no-fire

% RG-5.47: with nobody close it only stays so
place unit VET at 20 22 facing 0 line stands 3 disordered
place unit RAW at 40 12 facing 0 line
place unit ELITE at 55 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 2 2
    event entry VET wavering
    is unit VET at 20 22 facing 0 line stands 3 disordered thrown.

% RG-5.47, RG-5.49: and broken troops form up, disordered
place unit VET at 20 22 facing 0 broken
place unit RAW at 40 12 facing 0 line
place unit ELITE at 55 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 2 3; event sum VET 0 -1; event entry VET shaken
    again
    throw VET; roll 2 2; event sum VET 0 0; event entry VET rally

% RG-5.47, RG-5.49: wavering broken troops form up, disordered
place unit VET at 20 22 facing 0 broken stands 5
place unit RAW at 40 12 facing 0 line
place unit ELITE at 55 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 2 2; event sum VET -2 -2
    event entry VET wavering
    reform VET mass 90
    event reforms VET mass
    is unit VET at 20 20.875 within 0.01 facing 90 mass stands 5 disordered thrown.

% RG-5.48: panic of the disordered takes as many stands as the dice differ, unmodified
place unit VET at 20 32 facing 0 line stands 3 disordered
place unit RAW at 40 12 facing 0 line
place unit ELITE at 55 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 2 6; event sum VET -2 -6
    event entry VET rout
    event loses VET 3 0
    is unit VET lost

% RG-5.48: doubles there cost no stand
place unit RAW at 20 32 facing 0 line stands 4 disordered
place unit VET lost
place unit ELITE lost
place unit HESS at 40 12 facing 0 line stands 3
place unit CONT at 20 28 facing 0 line
place phase throws crown
    throw RAW; roll 3 3; event sum RAW -7 -7
    event entry RAW rout
    no event loses
    event order RAW broken
    is unit RAW at 20

% RG-5.50: a broken unit that forms up and has to retreat does so from there
place unit VET at 20 22 facing 0 broken
place unit RAW at 40 12 facing 0 line
place unit ELITE at 55 12 facing 0 line
place unit CONT at 20 24 facing 180 line
place phase throws crown
    throw VET; roll 1 3; event entry VET shaken
    reform VET line 0
    event reforms VET line 20
    event retreats VET close
    is unit VET at 20 20 within 0.01 facing 0 line thrown no-fire

% RG-5.51: the owner is asked for formation and facing; without a word line, toward the nearest enemy
place unit VET at 20 22 facing 0 broken
place unit CONT at 20 40 facing 180 line
place phase throws crown
    throw VET; roll 6 1
    asks crown reform
    answer reform VET line 0
    answer reform VET extended 0
    answer reform VET mass 0

% RG-5.51: those who have no line form up in extended line
place unit JAEG at 20 22 facing 0 broken
place unit CONT at 20 40 facing 180 line
place phase throws crown
    throw JAEG; roll 6 1
    reform JAEG line 0       refused RG-5.49 "may never stand so"
    reform JAEG extended 0

% RG-5.51, RG-5.49: horse forms up mounted, and in no mass
place unit HORSE at 20 22 facing 0 broken
place unit CONT at 20 40 facing 180 line
place phase throws crown
    throw HORSE; roll 6 1
    reform HORSE mass 0      refused RG-5.49
    reform HORSE line 0

# ---- Guns

% RG-5.37: unlimbered heavy carriages that would fall back are lost
place unit HGUN at 20 20 facing 0 unlimbered
place unit CONT at 20 12 facing 0 line
place unit CVET at 20 23 facing 180 line
place unit VET at 60 8 facing 0 line
place unit HORSE lost
place unit MGUN lost
place phase throws crown
    throw HGUN; roll 3 4
    event sum HGUN -2 -3
    event entry HGUN tardy
    again
    throw HGUN; roll 3 3
    event entry HGUN fall-back
    event gun HGUN 1 wrecked
    is unit HGUN lost

% RG-5.37: fixed guns too
place unit SIEGE at 20 30 facing 180 unlimbered
place unit VET at 20 27 facing 0 line
place unit HESS at 20 38 facing 180 line
place unit CONT at 60 56 facing 180 line
place unit DRAG lost
place unit AGUN lost
place unit CART lost
place unit NATIVE lost
place phase throws american
    throw SIEGE; roll 3 3
    event entry SIEGE fall-back
    is unit SIEGE lost

% RG-5.38: heavy guns that are limbered get away, silenced
place unit HGUN at 20 30 facing 0 limbered
place unit CONT at 20 22 facing 0 line
place unit CVET at 20 33 facing 180 line
place unit VET at 60 8 facing 0 line
place unit HORSE lost
place unit MGUN lost
place phase throws crown
    throw HGUN; roll 3 3
    event sum HGUN -1 -1
    event entry HGUN fall-back
    event gun HGUN 1 silenced
    event retreats HGUN guns

% RG-5.38: light ones limber for it
place unit BGUN at 40 30 facing 0 unlimbered
place unit CONT at 40 23 facing 0 line
place unit CVET at 40 33 facing 180 line
place unit VET lost
place unit ELITE lost
place unit HESS at 66 8 facing 0 line
place phase throws crown
    throw BGUN; roll 3 3
    event entry BGUN fall-back
    event gun BGUN 1 silenced
    event retreats BGUN guns

% RG-5.39: with nobody close they stay and may fire, whatever their carriage
place unit HGUN at 20 20 facing 0 unlimbered
place unit CONT at 20 12 facing 0 line
place unit VET at 60 8 facing 0 line
place unit HORSE lost
place unit MGUN lost
place phase throws crown
    throw HGUN; roll 3 3
    event entry HGUN fall-back
    is unit HGUN at 20 20 facing 0 unlimbered thrown stood-to

% RG-5.41: guns that panic limber and make a full retreat, silenced
place unit HGUN at 20 30 facing 0 unlimbered
place unit CONT at 20 22 facing 0 line
place unit VET at 60 8 facing 0 line
place unit HORSE lost
place unit MGUN lost
place phase throws crown
    throw HGUN; roll 1 5; event sum HGUN -2 -6
    event entry HGUN panic
    event gun HGUN 1 silenced
    event retreats HGUN guns

% RG-5.42: fixed guns that panic are lost, though nobody is close
place unit SIEGE at 60 57 facing 180 unlimbered
place unit VET at 60 51 facing 180 line
place unit RAW at 65 57 facing 180 line
place unit HESS at 20 38 facing 180 line
place unit CONT at 20 56 facing 180 line
place unit DRAG lost
place unit AGUN lost
place unit CART lost
place unit NATIVE lost
place phase throws american
    throw SIEGE; roll 1 5
    event sum SIEGE -2 -6
    event entry SIEGE panic
    event gun SIEGE 1 wrecked
    is unit SIEGE lost

# ---- Lines

% RG-5.3: the left column for good order
given LEFT
    throw VET; roll 4 1; event entry VET well-handled

% RG-5.3: the right one for broken troops
place unit VET at 20 22 facing 0 broken
place unit RAW at 40 12 facing 0 line
place unit ELITE at 55 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 4 1; event sum VET 0 3; event entry VET rally

% RG-5.5: who is out of command shares no throw
place unit GREY at 15 8
place unit VET at 15 12 facing 0 line
place unit JAEG at 22 10 facing 0 extended stands 2
place unit HESS at 60 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    lead GREY; with HESS    refused RG-3.10

% RG-5.6: Indians throw each for themselves, though their leader is by them
place unit GATES at 40 44
place unit NATIVE at 40 40 facing 180 extended
place unit DRAG at 36 47 facing 180 line
place unit AGUN at 44 47 facing 180 unlimbered
place unit VET at 60 8 facing 0 line
place phase throws american
    lead GATES
    with NATIVE    refused RG-5.6
    no answer with NATIVE

% RG-5.7: +1 with a brave colonel of its own
place unit ELITE at 20 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw ELITE; roll 1 1; event reason attached leader or brave colonel 1; event sum ELITE 4 4

% RG-5.7: and not while he is knocked down
place unit ELITE at 20 12 facing 0 line colonel-down until 2
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw ELITE; roll 1 1; no event reason attached leader or brave colonel

% RG-5.10: +1 in command
place unit GREY at 20 16
place unit HESS at 20 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw HESS; roll 1 1; event reason in command 1; event sum HESS 3 3

% RG-5.11, RG-5.12, RG-5.13, RG-5.14: +2 elite, +1 veteran, 0 trained, -1 raw
place unit ELITE at 10 12 facing 0 line no-colonel
place unit VET at 20 12 facing 0 line
place unit HESS at 35 12 facing 0 line
place unit RAW at 50 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw ELITE; roll 1 1; event reason elite 2; event sum ELITE 3 3; end
    throw VET; roll 1 1; event reason veteran 1; event sum VET 2 2; end
    throw HESS; roll 1 1; event sum HESS 1 1; end
    throw RAW; roll 1 1; event reason raw -1; event sum RAW 0 0

% RG-5.15, RG-5.16, RG-5.17: +2 fresh, 0 worn, -2 spent
place unit VET at 20 12 facing 0 line stands 6
place unit HESS at 35 12 facing 0 line stands 4
place unit JAEG at 8 12 facing 0 extended stands 1
place unit RAW at 50 12 facing 0 line
place unit ELITE at 60 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 1 1; event sum VET 2 2; end
    throw HESS; roll 1 1; event sum HESS -1 -1
    throw JAEG; roll 1 1; event reason spent -2; event sum JAEG -2 -2

% RG-5.18: +1 for a march column and for a garrison
place unit VET at 20 12 facing 0 march
place unit ELITE at 62 30 facing 0 garrison in 4
place unit CONT at 20 56 facing 180 line
place phase throws crown
    throw VET; roll 1 1; event reason column, garrison, limbered or linear cover 1; end
    throw ELITE; roll 1 1; event reason column, garrison, limbered or linear cover 1

% RG-5.18: not for line, extended line and mass
place unit VET at 20 12 facing 0 mass
place unit JAEG at 40 12 facing 0 extended
place unit CONT at 20 56 facing 180 line
place phase throws crown
    throw VET; roll 1 1; no event reason column, garrison, limbered or linear cover; end
    throw JAEG; roll 1 1; no event reason column, garrison, limbered or linear cover

% RG-5.19: half of its stands behind a field work will do
place unit VET at 59.4 43.6 facing 0 line
place unit CONT at 20 56 facing 180 line
place phase throws crown
    throw VET; roll 1 1; no event reason column, garrison, limbered or linear cover

% RG-5.19: four of eight
place unit VET at 60.5 43.6 facing 0 line
place unit CONT at 20 56 facing 180 line
place phase throws crown
    throw VET; roll 1 1; event reason column, garrison, limbered or linear cover 1

% RG-5.21: -2 for a broken unit
place unit VET at 20 22 facing 0 broken
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 1 1; event reason outflanked or broken -2

% RG-5.22: at 8 inches, and not at 8.1
place unit VET at 20 22 facing 0 line
place unit CONT at 20 13.25 facing 0 line
place phase throws crown
    throw VET; roll 1 1; event reason outflanked or broken -2

% RG-5.22: farther off nobody outflanks
place unit VET at 20 22 facing 0 line
place unit CONT at 20 13.2 facing 0 line
place phase throws crown
    throw VET; roll 1 1; no event reason outflanked or broken

% RG-5.22: broken troops and limbered guns do not
place unit VET at 20 22 facing 0 line
place unit CONT at 20 17 facing 0 broken
place unit AGUN at 28 17 facing 0 limbered
place phase throws crown
    throw VET; roll 1 1; no event reason outflanked or broken

% RG-5.22: unlimbered guns do, whatever way they face
place unit VET at 20 22 facing 0 line
place unit AGUN at 28 17 facing 180 unlimbered
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 1 1; event reason outflanked or broken -2

% RG-5.22: he has to see it: not through a wood
place unit VET at 10 53.5 facing 0 line
place unit CONT at 10 46.8 facing 0 line
place phase throws crown
    throw VET; roll 1 1; no event reason outflanked or broken

% RG-5.23: it is looked at when the throw is made
place unit VET at 20 22 facing 0 line
place unit CONT at 20 13.2 facing 0 line
place unit MIL at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 4 2; no event reason outflanked or broken
    done; back VET 1
    is unit VET at 20 21 facing 0 line

% RG-5.25: half of them in woods will do
place unit NATIVE at 16 46 facing 180 extended
place unit VET at 60 8 facing 0 line
place phase throws american
    throw NATIVE; roll 1 1; event reason Indians in woods 1

% RG-5.27: Indians elsewhere have nothing
place unit NATIVE at 25 46 facing 180 extended
place unit VET at 60 8 facing 0 line
place phase throws american
    throw NATIVE; roll 1 1
    no event reason Indians in woods
    no event reason Indians in the open

% RG-5.26: rocky fields are open by the chart
place unit NATIVE at 38 46 facing 180 extended
place unit VET at 60 8 facing 0 line
place phase throws american
    throw NATIVE; roll 1 1; event reason Indians in the open -1

% RG-5.27: with one stand of four in the wood it is neither
place unit NATIVE at 18 46 facing 180 extended
place unit VET at 60 8 facing 0 line
place phase throws american
    throw NATIVE; roll 1 1
    no event reason Indians in woods
    no event reason Indians in the open

% RG-5.29: -1 once, by a wounded leader who leads or is attached
place unit GREY with VET wounded
place unit VET at 20 12 facing 0 line
place unit HESS at 28 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 1 1; event reason wounded leader -1; event sum VET 4 4; end
    throw HESS; roll 1 1; no event reason wounded leader

% RG-5.29: and of a wounded brave colonel
place unit ELITE at 20 12 facing 0 line colonel-wounded
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw ELITE; roll 1 1
    event reason wounded leader -1
    event reason attached leader or brave colonel 1

% RG-5.51: he forms up who has to
place unit VET at 20 22 facing 0 broken
place unit HESS at 40 22 facing 0 line
place unit CONT at 20 40 facing 180 line
place phase throws crown
    throw VET; roll 6 1
    reform HESS line 0      refused RG-5.51

% RG-5.4: nobody shares a throw twice
place unit GREY at 20 8
place unit VET at 15 12 facing 0 line
place unit HESS at 25 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    lead GREY; with VET; with VET     refused RG-5.4
