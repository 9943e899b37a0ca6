# Iron Brigade: fire at a charger, and in support of a charged friend.
battle ib-range

% IB-4.39: a unit that is charged and loaded fires at the charger, without being asked
place unit CP2 at 20 10 facing 0 line
place unit AP1 at 20 16 facing 180 line volleyed
place unit AP at 4 40
place phase move crown
    charge CP2 AP1
    event strikes CP2 AP1
    event fires AP1 CP2 at-charger 3 5
    no event measured AP1 CP2
    asks dice 3d6 volley
    roll 5 4 4
    event hits AP1 CP2 5 1 5 4 4
    event marks CP2 1 4
    event joined CP2 AP1
    is unit AP1 at 20 16 facing 180 line volleys 1 empty volleyed.

% IB-4.39: from whatever side the charge comes
place unit CP2 at 20 10 facing 0 line
place unit AP1 at 20 16 facing 0 line volleyed
place unit AP at 4 40
place phase move crown
    charge CP2 AP1
    event fires AP1 CP2 at-charger 3 5

% IB-4.39: an empty unit does not
place unit CP2 at 20 10 facing 0 line
place unit AP1 at 20 16 facing 180 line empty volleyed
place unit AP at 4 40
place phase move crown
    charge CP2 AP1
    no event fires AP1 CP2
    event joined CP2 AP1

% IB-4.40: under a poor brigadier it fires as at long range
place unit CP2 at 20 10 facing 0 line
place unit AP2 at 20 16 facing 180 line volleyed
place unit AP at 20 17.4
place phase move crown
    charge CP2 AP2; roll 5
    event fires AP2 CP2 at-charger 2 6

% IB-4.40: under a normal one too
place unit CP2 at 20 10 facing 0 line
place unit AN1 at 20 16 facing 180 line volleyed
place unit AN at 20 18
place phase move crown
    charge CP2 AN1
    event fires AN1 CP2 at-charger 3 5

% IB-4.41: under a good one as at short range
place unit CP2 at 20 10 facing 0 line
place unit AG1 at 20 16 facing 180 line volleyed
place unit AG at 60 40
place phase move crown
    charge CP2 AG1
    event fires AG1 CP2 at-charger 3 4

% IB-4.41: under an excellent one as well
place unit AP1 at 20 10 facing 0 line
place unit CX2 at 20 16 facing 180 line volleyed
place unit CX at 60 40
place phase move american
    charge AP1 CX2
    event fires CX2 AP1 at-charger 3 4

% IB-4.42: without a living brigadier as at long range
place unit CP2 at 20 10 facing 0 line
place unit AG1 at 20 16 facing 180 line volleyed
place unit AG lost
place phase move crown
    charge CP2 AG1
    event fires AG1 CP2 at-charger 3 5

% IB-4.42: the divisional commander is no brigadier
place unit CP2 at 20 10 facing 0 line
place unit AN1 at 20 16 facing 180 line volleyed
place unit AN at 40 40
place unit ADIV at 20 18
place phase move crown
    charge CP2 AN1
    event fires AN1 CP2 at-charger 3 5

% IB-4.43: how far off he is does not matter; with control_6 beyond six inches counts as long range
battle ib-range control_6=on
place unit CP2 at 20 10 facing 0 line
place unit AG1 at 20 16 facing 180 line volleyed
place unit AG at 20 22.001
place phase move crown
    charge CP2 AG1
    event fires AG1 CP2 at-charger 3 5

% IB-4.43: six inches are near enough
battle ib-range control_6=on
place unit CP2 at 20 10 facing 0 line
place unit AG1 at 20 16 facing 180 line volleyed
place unit AG at 20 22
place phase move crown
    charge CP2 AG1
    event fires AG1 CP2 at-charger 3 4

% IB-4.44: first volley and skirmish order count; a charger has no cover
battle ib-range
place unit CG2 at 9 25 facing 0 skirmish
place unit AP1 at 9 30.5 facing 180 line
place unit AP at 4 40
place phase move crown
    charge CG2 AP1
    event fires AP1 CG2 at-charger 3 5
    event reason target in skirmish order -1
    event reason first volley 1
    no event reason target in soft cover
    roll 4 5 4
    event hits AP1 CG2 5 1 4 5 4

% IB-4.44: though it stops in a wood, a charger has no cover
place unit CP2 at 20 31 facing 0 line
place unit AP1 at 20 37 facing 180 line volleyed
place unit AP at 4 40
place phase move crown
    charge CP2 AP1
    event fires AP1 CP2 at-charger 3 5
    no event reason target in soft cover

% IB-4.45: charges are settled one by one, so it fires at the first that reaches it
place unit CP2 at 20 10 facing 0 line
place unit CP1 at 28 16.5 facing 270 line
place unit AP1 at 20 16 facing 180 line volleyed
place unit AP at 4 40
place phase move crown
    charge CP2 AP1; roll 1 1 1
    event joined CP2 AP1
    charge CP1 AP1
    no event fires AP1 CP1
    event joined CP1 AP1

% IB-4.46: this fire never stops a charge unless it takes the last mark
place unit CP2 at 20 10 facing 0 line marks 4
place unit AG1 at 20 16 facing 180 line
place unit AG at 4 40
place phase move crown
    charge CP2 AG1; roll 4 4 4
    event marks CP2 3 1
    event joined CP2 AG1

% IB-4.46: its last mark gone, there is no charger
place unit CP2 at 20 10 facing 0 line marks 1
place unit CG1 at 60 10 facing 0 line
place unit AG1 at 20 16 facing 180 line
place unit AG at 4 40
place phase move crown
    charge CP2 AG1; roll 3; roll 4 1 1
    event lost CP2
    no event joined CP2 AG1
    not join CP2 AG1

% IB-4.68: a gun that is charged fires by itself, if unlimbered and loaded
place unit CP2 at 20 10 facing 0 line
place unit AN2 at 20 16 facing 180 unlimbered grape 0
place unit AN at 4 40
place phase move crown
    charge CP2 AN2
    event fires AN2 CP2 at-charger 2 4
    roll 4 3
    event marks CP2 1 4

% IB-4.68: limbered it does not
place unit CP2 at 20 10 facing 0 line
place unit AN2 at 20 16 facing 180 limbered
place unit AN at 4 40
place phase move crown
    charge CP2 AN2
    no event fires AN2 CP2
    event joined CP2 AN2

% IB-3.98: a howitzer has nothing to fire, nor has horse
place unit CP2 at 20 10 facing 0 line
place unit CP1 at 40 10 facing 0 line
place unit AN3 at 20 16 facing 180 unlimbered
place unit AN4 at 40 16 facing 180 line
place unit AN at 4 40
place phase move crown
    charge CP2 AN3
    no event fires AN3 CP2
    charge CP1 AN4; roll 2
    no event fires AN4 CP1

% IB-4.12: with cav_fire horse that is charged fires too
battle ib-range cav_fire=on
place unit CP1 at 40 10 facing 0 line
place unit AN4 at 40 16 facing 180 line volleyed
place unit AN at 4 40
place phase move crown
    charge CP1 AN4; roll 2
    event fires AN4 CP1 at-charger 2 6

% IB-4.67: a charged gun may use grapeshot; its owner is asked
battle ib-range
place unit CP2 at 20 10 facing 0 line
place unit AN2 at 20 16 facing 180 unlimbered
place unit AN at 4 40
place phase move crown
    charge CP2 AN2
    asks american grape
    yes
    event reason grapeshot 1
    roll 3 2
    event hits AN2 CP2 3 1 3 2

% IB-4.69: in the short band, whatever its commander
place unit CP2 at 20 10 facing 0 line
place unit AN2 at 20 16 facing 180 unlimbered grape 0
place unit AN lost
place phase move crown
    charge CP2 AN2
    event fires AN2 CP2 at-charger 2 4

% IB-4.70: with gun_by_rating one under a normal brigadier fires in the farthest band it has
battle ib-range gun_by_rating=on
place unit CP2 at 20 10 facing 0 line
place unit AN2 at 20 16 facing 180 unlimbered
place unit AN at 4 40
place phase move crown
    charge CP2 AN2
    event fires AN2 CP2 at-charger 2 5

% IB-4.70: a battalion gun has but the one
battle ib-range gun_by_rating=on
place unit AP1 at 20 10 facing 0 line
place unit CN2 at 20 16 facing 180 unlimbered grape 0
place unit CN at 4 40
place phase move american
    charge AP1 CN2
    event fires CN2 AP1 at-charger 1 4

% IB-4.70: a 24 lb gun the long one, and without a brigadier too
battle ib-range gun_by_rating=on
place unit AP1 at 20 10 facing 0 line
place unit CN4 at 20 16 facing 180 unlimbered
place unit CN lost
place phase move american
    charge AP1 CN4
    event fires CN4 AP1 at-charger 4 6

% IB-4.70: under a good one as at short range
battle ib-range gun_by_rating=on
place unit CP2 at 20 10 facing 0 line
place unit AG4 at 20 16 facing 180 unlimbered grape 0
place unit AG at 4 40
place phase move crown
    charge CP2 AG4
    event fires AG4 CP2 at-charger 4 4

% IB-4.47: a loaded friend within four inches of the charger's flag may help, flag to flag
battle ib-range
place unit CP2 at 20 10 facing 0 line
place unit AP1 at 20 16 facing 180 line empty
place unit AN1 at 23.5 16 facing 180 line volleyed
place phase move crown
    charge CP2 AP1
    asks american support
    answers help-by AN1, done

% IB-4.47: at four inches exactly
place unit CP2 at 20 10 facing 0 line
place unit AP1 at 20 16 facing 180 line empty
place unit AN1 at 24 16 facing 180 line volleyed
place phase move crown
    charge CP2 AP1
    answers help-by AN1, done

% IB-4.47: one farther off may not
place unit CP2 at 20 10 facing 0 line
place unit AP1 at 20 16 facing 180 line empty
place unit AN1 at 24.001 16 facing 180 line volleyed
place phase move crown
    charge CP2 AP1
    event joined CP2 AP1

% IB-4.47: a gun helps within twelve inches of its muzzle
place unit CP2 at 20 10 facing 0 line
place unit AP1 at 20 16 facing 180 line empty
place unit AN2 at 24 27.313 facing 180 unlimbered grape 0
place phase move crown
    charge CP2 AP1
    answers help-by AN2, done
    help-by AN2
    event fires AN2 CP2 in-support 2 4

% IB-4.47: and no farther
place unit CP2 at 20 10 facing 0 line
place unit AP1 at 20 16 facing 180 line empty
place unit AN2 at 24 27.316 facing 180 unlimbered grape 0
place phase move crown
    charge CP2 AP1
    event joined CP2 AP1

% IB-4.48: with gun_support off guns do not help
battle ib-range gun_support=off
place unit CP2 at 20 10 facing 0 line
place unit AP1 at 20 16 facing 180 line empty
place unit AN2 at 24 20 facing 180 unlimbered grape 0
place phase move crown
    charge CP2 AP1
    event joined CP2 AP1

% IB-4.48: muskets do
battle ib-range gun_support=off
place unit CP2 at 20 10 facing 0 line
place unit AP1 at 20 16 facing 180 line empty
place unit AN1 at 23.5 16 facing 180 line volleyed
place phase move crown
    charge CP2 AP1
    answers help-by AN1, done

% IB-4.47: howitzers have nothing to help with, nor has who is empty
battle ib-range
place unit CP2 at 20 10 facing 0 line
place unit AP1 at 20 16 facing 180 line empty
place unit AN3 at 24 20 facing 180 unlimbered
place unit AN1 at 23.5 16 facing 180 line empty
place phase move crown
    charge CP2 AP1
    event joined CP2 AP1

% IB-4.49: part of the charger must be in the helper's arc
place unit CP2 at 20 10 facing 0 line
place unit AP1 at 20 16 facing 180 line empty
place unit AN1 at 23.5 16 facing 0 line volleyed
place phase move crown
    charge CP2 AP1
    event joined CP2 AP1

% IB-4.49: and in sight; the units of this melee hide nobody
place unit CP2 at 20 10 facing 0 line
place unit AP1 at 20 16 facing 180 line empty
place unit AN1 at 20 19.5 facing 180 line volleyed
place phase move crown
    charge CP2 AP1
    answers help-by AN1, done

% IB-4.49: another unit does
place unit CP2 at 20 10 facing 0 line
place unit AP1 at 20 16 facing 180 line empty
place unit AP3 at 20 17.8 facing 180 line empty
place unit AN1 at 20 19.9 facing 180 line volleyed
place phase move crown
    charge CP2 AP1
    event joined CP2 AP1

% IB-4.50: a helper may not itself be engaged
place unit CP2 at 20 10 facing 0 line
place unit CP1 at 23.5 16 facing 0 line
place unit AP1 at 20 16 facing 180 line empty
place unit AN1 at 23.5 16 facing 180 line volleyed
place join CP1 AN1 facing 0 order 1
place charges 1
place phase move crown
    charge CP2 AP1
    event joined CP2 AP1

% IB-4.50: nor be routing
place unit CP2 at 20 10 facing 0 line
place unit AP1 at 20 16 facing 180 line empty
place unit AN1 at 23.5 16 facing 180 line volleyed routing
place phase move crown
    charge CP2 AP1
    event joined CP2 AP1

% IB-4.51: a helper is tested first, and fires with the numbers of short range
place unit CP2 at 20 10 facing 0 line
place unit AP1 at 20 16 facing 180 line empty
place unit AP2 at 23.5 16 facing 180 line volleyed marks 1
place phase move crown
    charge CP2 AP1; help-by AP2
    asks dice 1d6
    roll 4
    event fires AP2 CP2 in-support 2 4
    roll 4 3
    event marks CP2 1 4
    is unit AP2 at 23.5 16 facing 180 line marks 1 volleys 1 empty volleyed.

% IB-4.51: otherwise it keeps its fire and its load
place unit CP2 at 20 10 facing 0 line
place unit AP1 at 20 16 facing 180 line empty
place unit AP2 at 23.5 16 facing 180 line volleyed marks 1
place phase move crown
    charge CP2 AP1; help-by AP2; roll 3
    no event fires AP2 CP2
    event joined CP2 AP1
    is unit AP2 at 23.5 16 facing 180 line marks 1 volleyed.

% IB-4.52: one helper comes after another while the charger lives
place unit CP2 at 20 10 facing 0 line marks 4
place unit CG1 at 60 10 facing 0 line
place unit AP1 at 20 16 facing 180 line empty
place unit AN1 at 23.5 16 facing 180 line volleyed
place unit AG1 at 16.5 16 facing 180 line volleyed
place phase move crown
    charge CP2 AP1
    answers help-by AN1, help-by AG1, done
    help-by AG1; roll 4 1 1
    event marks CP2 1 3
    answers help-by AN1, done
    done
    event joined CP2 AP1
    is unit AN1 at 23.5 16 facing 180 line volleyed.
    again
    charge CP2 AP1; help-by AG1; roll 4 4 4
    help-by AN1; roll 4 1 1
    event lost CP2
    no event joined CP2 AP1

% IB-4.32: the loading cycle: it fires in support in the enemy's turn, loads in its own, and fires in support in his next
place unit CP2 at 20 10 facing 0 line marks 3
place unit CG1 at 20 6 facing 0 line
place unit AP1 at 20 16 facing 180 line empty
place unit AN1 at 23.5 16 facing 180 line volleyed
place phase move crown
    charge CP2 AP1; roll 6; help-by AN1; roll 4 4 4
    event lost CP2
    end; end
    asks american move
    is unit AN1 at 23.5 16 facing 180 line volleys 1 empty volleyed.
    fire AN1 CG1    refused IB-4.34 "empty"
    load AN1; hold AP1; end
    asks crown move
    is unit AN1 at 23.5 16 facing 180 line effort 2 volleys 1 volleyed acted loaded-now.
    charge CG1 AP1
    asks american support
    help-by AN1; roll 4 1 1
    event marks CG1 1 4
    is unit AN1 at 23.5 16 facing 180 line effort 2 volleys 2 empty volleyed

% IB-7.21: a hit of a volley that answers a charge may be spent as well
place unit CP2 at 20 10 facing 0 line
place unit CP at 20 8.6 with CP2
place unit AG1 at 20 16 facing 180 line volleyed
place unit AG at 4 40
place phase move crown
    charge CP2 AG1; roll 4 1 1
    asks american spend
    answers aim CP, done
    aim CP; roll 2 2; roll 6
    event killed CP

% IB-7.21: a helper sees past the charger a commander who does not touch it (IB-4.49)
place unit CP2 at 20 10 facing 0 line
place unit CP at 20.5 14.3
place unit AP1 at 20 16 facing 180 line empty
place unit AN1 at 20.5 18 facing 180 line volleyed
place unit AP at 4 40
place phase move crown
    charge CP2 AP1; help-by AN1; roll 4 1 1
    asks american spend
    answers aim CP, done

% IB-7.21: and of one in support; the units of this melee hide him no more than the charger (IB-4.49)
place unit CP2 at 20 10 facing 0 line
place unit CP at 20 8.6 with CP2
place unit AP1 at 20 16 facing 180 line empty
place unit AN1 at 22.5 17 facing 200 line volleyed
place unit AP at 4 40
place phase move crown
    charge CP2 AP1; help-by AN1; roll 4 1 1
    asks american spend
    answers aim CP, done
