# Regimental: charges and combat.
battle rg-drill

% given CHARGE
place unit VET at 20 14 facing 0 line menu well
place unit CONT at 20 20 facing 180 line
place phase declare crown

% RG-12.7: within the move, RG-12.9: with cold steel or not
given CHARGE
    answer charge VET CONT left 0 cold
    answer charge VET CONT left 0 fire

% RG-12.7: not beyond it
place unit VET at 20 9 facing 0 line menu well
place unit CONT at 20 20 facing 180 line
place unit HESS at 62 5 facing 0 line menu well
place unit RIFLE at 62 9 facing 180 extended
place phase declare crown
    charge VET CONT left 0 cold    refused

% RG-12.14: it stops in contact, and the two are paired
given CHARGE
    charge VET CONT left 0 cold; done
    event strikes VET CONT
    is unit VET at 20 20 within 0.02 facing 0 line
    is pair VET CONT

% RG-12.9: without bayonets there is no cold steel
place unit JAEG at 20 14 facing 0 extended menu well
place unit CONT at 20 20 facing 180 line
place phase declare crown
    charge JAEG CONT left 0 cold   refused RG-12.9
    charge JAEG CONT left 0 fire

% RG-12.10: mounted cavalry always has it
place unit HORSE at 20 10 facing 0 line menu well
place unit CONT at 20 20 facing 180 line
place phase declare crown
    charge HORSE CONT left 0 fire   refused RG-12.10
    charge HORSE CONT left 0 cold

% RG-12.4: march columns and units that faced about do not charge
place unit VET at 20 14 facing 0 march menu well
place unit CONT at 20 20 facing 180 line
place unit HESS at 62 5 facing 0 line menu well
place unit RIFLE at 62 9 facing 180 extended
place phase declare crown
    charge VET CONT left 0 cold    refused RG-12.4

% RG-11.16: who is charged aims at the charger first; RG-11.82: the middle row and cold steel
given CHARGE
    charge VET CONT left 0 cold; done
    end; done
    fire-at VET; all CONT; fire; roll 6 4
    event reason marksmen, or buck and ball in a charge 1
    event effect VET telling-middle
    event charge-home VET

% RG-11.82, RG-11.92: without cold steel it is checked, and goes back 2 inches
given CHARGE
    charge VET CONT left 0 fire; done
    end; done
    fire-at VET; all CONT; fire; roll 6 4
    event effect VET telling-middle
    event checked VET
    is unit VET at 20 18 within 0.02 facing 0 line stands 7 disordered

% given FIGHT
place unit VET at 20 20 facing 0 line charging cold clear-way
place unit CONT at 20 20 facing 180 line
place charge VET CONT wheel 0 from 20 13.6 flags 1 level 0
place pair VET CONT deep 75
place phase charge crown

% RG-13.11: a die each, with modifiers
given FIGHT
    fight VET
    asks dice 1d6 charge combat
    roll 4; roll 3
    event combat-sum VET 4 8
    event reason veteran unit 1
    event reason fresh troops 2
    event reason cold steel or breakthrough 1
    event combat-sum CONT 3 5
    event result VET driven-back 3

% RG-13.40: driven back: a stand, disordered, out of close range; RG-13.44: the attacker carries
given FIGHT
    fight VET; roll 4; roll 3
    event loses CONT 1 7
    event order CONT disordered
    event retreats CONT close
    event carries VET
    is unit CONT at 20 24 within 0.1 facing 180 line stands 7 disordered
    is unit VET at 20 20.75 within 0.05 facing 0 line

% RG-13.45, RG-13.46: hard pressed: disordered and 2 inches back
given FIGHT
    fight VET; roll 3; roll 4
    event result VET hard-pressed 1
    event retreats CONT two
    is unit CONT at 20 22 within 0.1 facing 180 line disordered

% RG-13.52, RG-13.53: a desperate struggle costs both, and is thrown again without cold steel
given FIGHT
    fight VET; roll 3; roll 5
    event result VET desperate 0
    event loses VET 1 7
    event loses CONT 1 7
    roll 3; roll 3
    event combat-sum VET 3 5
    event combat-sum CONT 3 4

% RG-13.54: the attack falters
given FIGHT
    fight VET; roll 1; roll 4
    event result VET falter -1
    event retreats VET two
    event order VET disordered

% RG-13.58: the attack recoils
given FIGHT
    fight VET; roll 1; roll 6
    event result VET recoil -3
    event loses VET 1 7
    event retreats VET close

% RG-13.35, RG-13.36: swept: broken, and the attacker may break through
place unit ELITE at 20 20 facing 0 line charging cold clear-way
place unit RAW at 50 10 facing 0 line
place unit MIL at 20 20 facing 180 line
place unit CONT at 60 56 facing 180 line
place charge ELITE MIL wheel 0 from 20 13.6 flags 1 level 0
place pair ELITE MIL deep 75
place phase charge crown
    fight ELITE; roll 6; roll 1
    event result ELITE swept
    event order MIL broken
    event carries ELITE

% RG-13.25, RG-13.32: outflanked
place unit VET at 23.95 18.3 facing 270 line charging cold clear-way
place unit CONT at 19.95 20 facing 180 line stands 4
place unit MIL at 60 50 facing 180 line
place charge VET CONT wheel 0 from 30 24 flags 1 level 0
place pair VET CONT deep 200 flank from-behind
place phase charge crown
    fight VET; roll 1; roll 1
    event reason outflanked, broken, march column or limbered -2

% RG-14.17: 4 and 6 after a repulse is capture, 5 and 5 a wound, 5 and 6 death
place unit GREY with RAW
place unit RAW at 20 20 facing 0 line charging stands 4
place unit VET at 60 8 facing 0 line
place unit CVET at 20 20 facing 180 line
place charge RAW CVET wheel 0 from 20 13.6 flags 1 level 0
place pair RAW CVET deep 75
place phase charge crown
    fight RAW; roll 1; roll 6
    event result RAW repulsed
    asks dice 2d6 a fallen leader
    roll 4 6
    event fate GREY captured
    again
    fight RAW; roll 1; roll 6; roll 5 5; event fate GREY grievous
    again
    fight RAW; roll 1; roll 6; roll 5 6; event fate GREY mortal

% RG-12.21, RG-12.22: cavalry meets cavalry halfway
place unit HORSE at 40 10 facing 0 line menu well
place unit DRAG at 40 20 facing 180 line
place unit CONT at 60 56 facing 180 line
place phase declare crown
    charge HORSE DRAG left 0 cold
    asks american counter
    meet DRAG HORSE
    is unit DRAG at 40 15 within 0.1 facing 180 line
    go HORSE
    event strikes HORSE DRAG
