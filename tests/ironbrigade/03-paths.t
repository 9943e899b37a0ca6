# Iron Brigade: how units move: legs and wheels, others in the way, changes on the spot, roads.
battle ib-march orders=off

% IB-3.39: straight ahead, a wheel about a front corner, straight back; there is no sidestep
place unit LINE1 at 20 4 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead-by LINE1 1
    is unit LINE1 at 20 5 facing 0 line
    wheel LINE1 right 90
    is unit LINE1 at 21.5 6.5 within 0.01 facing 90 line
again
    back-by LINE1 1
    is unit LINE1 at 20 3 facing 0 line
again
    wheel LINE1 left 90
    is unit LINE1 at 18.5 5.5 within 0.01 facing 270 line
again
    wheel LINE1 left 91           refused IB-3.39

% IB-3.40: a wheel is paid by the path of the outer front corner
place unit LINE1 at 20 4 facing 0 line
place unit GUN at 40 4 facing 0 unlimbered
place unit BH at 71 1
place phase move crown
    wheel LINE1 left 90                      # 3 times pi by 2: 4.713
    ahead LINE1 whole
    is unit LINE1 at 17.213 5.5 within 0.01 facing 270 line
    wheel GUN right 60                       # 1.571
    ahead GUN whole
    is unit GUN at 41.24 5.36 within 1 facing 60 unlimbered

% IB-12.6: a wheel that costs more than the allowance ends where that ends
place unit LIGHT at 20 4 facing 0 skirmish
place unit BH at 71 1
place phase move crown
    wheel LIGHT right 90                     # 7.07 inches; 6 are 76.4 degrees
    is unit LIGHT at 20.2 6.2 within 2 facing 76.4 within 0.1 skirmish
    event ends LIGHT spent

% IB-3.41: inches straight back count double
place unit LINE1 at 20 8 facing 0 line
place unit HORSE at 30 24 facing 0 line
place unit BH at 71 1
place phase move crown
    back LINE1 whole
    is unit LINE1 at 20 5 facing 0 line
    back HORSE whole                         # and double again in woods
    is unit HORSE at 30 22 facing 0 line
again
    back LINE1 half
    is unit LINE1 at 20 6.5 facing 0 line

% IB-3.42: a turn of 90 or 180 degrees on the spot is a change of formation
place unit LINE1 at 20 8 facing 0 line
place unit GUN at 30 8 facing 0 unlimbered
place unit BH at 71 1
place phase move crown
    turn LINE1 about
    is unit LINE1 at 20 7 facing 180 line effort 1
    asks crown on-march
    ahead LINE1 whole
    is unit LINE1 at 20 4 facing 180 line effort 2
    turn GUN left                            # half a move, for a gun too
    is unit GUN at 29.25 7.25 within 0.01 facing 270 unlimbered effort 1

% IB-3.43: units do not pass through each other
place unit LINE1 at 20 4 facing 0 line
place unit LINE2 at 20 8 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole
    is unit LINE1 at 20 7 facing 0 line
    event stops LINE1 LINE2
    asks crown on-march

% IB-3.43: but skirmishers pass through friends, and friends through them
place unit LIGHT at 20 4 facing 0 skirmish
place unit LINE2 at 20 7 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead LIGHT whole
    is unit LIGHT at 20 10 facing 0 skirmish
again
    hold LIGHT
    turn LINE2 about; ahead LINE2 whole      # 3 inches: it would end on them
    is unit LINE2 at 20 4 within 0.01 facing 180 line

% IB-3.43: never through the enemy
place unit LIGHT at 20 4 facing 0 skirmish
place unit RIFLE at 20 8 facing 180 skirmish
place unit BH at 71 1
place phase move crown
    ahead LIGHT whole
    event stops LIGHT RIFLE
    is unit LIGHT at 20 8 within 0.05 facing 0 skirmish

% IB-3.44: no unit ends its move on another
place unit LIGHT at 20 4 facing 0 skirmish
place unit LINE2 at 20 9.5 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead LIGHT whole                        # 10 would be half on it
    is unit LIGHT at 20 8.5 within 0.01 facing 0 skirmish
    asks crown on-march

% IB-3.45: the march of a turn is a single path; a change comes before it or after it, not between
place unit LINE1 at 20 4 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead-by LINE1 1
    wheel LINE1 left 10
    ahead-by LINE1 0.5
    form LINE1 column
    ahead LINE1 whole             refused IB-1.38
    is unit LINE1 at 19.8 5.7 within 0.5 facing 350 column effort 2
again
    form LINE1 column
    ahead-by LINE1 1; roll 4
    halt LINE1
    asks crown move

% IB-3.45: and after the change no second path
place unit LINE1 at 20 4 facing 0 line
place unit LINE2 at 20 5 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole                        # nowhere
    form LINE1 column
    asks crown on-march
    ahead LINE1 whole             refused IB-3.45
    halt LINE1

% IB-3.46: the cost up to each point is held against the effort left
place unit LINE1 at 20 4 facing 0 line
place unit LINE2 at 8 15 facing 0 line
place unit BH at 71 1
place phase move crown
    wheel LINE1 left 30                      # 1.571
    ahead-by LINE1 2
    back LINE1 whole                         # 2.43 left: 1.21 back
    is unit LINE1 at 18.4 7 within 2 facing 330 line effort 2
    ahead LINE2 whole                        # at the hedge 5 are spent, beyond it 2 are all
    is unit LINE2 at 8 20 facing 0 line

% IB-3.47: it stops before it would touch an enemy
place unit LINE1 at 20 4 facing 0 line
place unit CONT1 at 20 8 facing 180 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole
    is unit LINE1 at 20 7.979 within 0.004 facing 0 line
    event stops LINE1 CONT1
    asks crown on-march

% IB-3.47: one that it touched from the start holds it only where it would overlap
place unit LINE1 at 20 8 facing 0 line
place unit CONT1 at 23 8 facing 180 line
place unit CONT2 at 23 14 facing 180 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole                        # along the side of CONT1; CONT2 it may not touch
    is unit LINE1 at 20 13.979 within 0.004 facing 0 line
    event stops LINE1 CONT2

% IB-3.47: and touching it in front, it does not go on
place unit LINE1 at 20 8 facing 0 line
place unit CONT1 at 20 8 facing 180 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole
    is unit LINE1 at 20 8 facing 0 line
    back LINE1 whole
    is unit LINE1 at 20 5 facing 0 line

% IB-3.48: the table's edge stops it
place unit LINE1 at 20 44 facing 0 line
place unit HORSE at 68 20 facing 90 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole
    is unit LINE1 at 20 48 facing 0 line
    event ends LINE1 edge
    halt LINE1
    ahead HORSE whole
    is unit HORSE at 72 20 facing 90 line

% IB-3.49: if it may not end where it stopped, it ends at the last free place before
place unit LINE1 at 20 4 facing 0 line
place unit LIGHT at 20 7 facing 0 skirmish
place unit LINE2 at 20 8.5 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole                        # stopped at 7.5 by LINE2, on the skirmishers
    is unit LINE1 at 20 6 within 0.01 facing 0 line
    event stops LINE1 LINE2

% IB-3.50: a wheel without room at its end is not made
place unit LINE1 at 20 4 facing 0 line
place unit LINE2 at 18.5 6.4 facing 0 line
place unit BH at 71 1
place phase move crown
    wheel LINE1 left 90
    is unit LINE1 at 20 4 facing 0 line
    event stops LINE1 LINE2
    asks crown on-march
    ahead-by LINE1 1                         # nothing was spent
    is unit LINE1 at 20 5 facing 0 line
again
    wheel LINE1 left 20           ok
    is unit LINE1 at 20 4.5 within 1 facing 340 line

% IB-3.50: who is in the way of its sweep alone does not matter
place unit LINE1 at 20 4 facing 0 line
place unit GUN at 21.9 6.7 facing 0 unlimbered
place unit BH at 71 1
place phase move crown
    wheel LINE1 left 90
    is unit LINE1 at 18.5 5.5 within 0.01 facing 270 line

% IB-3.50: for ground the track of a wheel is the straight line between the flag's two places
place unit LINE1 at 8 19.5 facing 0 line
place unit LINE2 at 15.4 16.8 facing 90 line
place unit FOOT at 30 20 facing 0 line
place unit BH at 71 1
place phase move crown
    wheel LINE1 left 45                      # the flag comes over the hedge: 2 inches of path at most
    is unit LINE1 at 7.56 19.98 within 0.6 facing 322 within 9 line
    wheel FOOT left 60                       # 3.14 in woods, double
    is unit FOOT at 29.2 21.3 within 1 facing 303 within 1 line

% IB-3.54: a change of formation, limbering and unlimbering keep flag and facing
place unit LINE1 at 20 8 facing 30 line
place unit GUN at 30 8 facing 300 limbered
place unit LIGHT at 40 8 facing 0 line
place unit BH at 71 1
place phase move crown
    form LINE1 column
    is unit LINE1 at 20 8 facing 30 column
    halt LINE1
    form GUN unlimbered
    is unit GUN at 30 8 facing 300 unlimbered
    form LIGHT skirmish
    is unit LIGHT at 40 8 facing 0 skirmish

% IB-3.55: a turn on the spot keeps the centre of the footprint
place unit LINE1 at 20 8 facing 0 line
place unit LINE2 at 30 8 facing 0 column
place unit BH at 71 1
place phase move crown
    turn LINE1 right                         # its centre is 20 7.5
    is unit LINE1 at 20.5 7.5 facing 90 line
    halt LINE1
    turn LINE2 left                          # its centre is 30 6.5
    is unit LINE2 at 28.5 6.5 facing 270 column

% IB-3.56: the new footprint must lie on the table
place unit LINE1 at 20 1 facing 0 line
place unit LINE2 at 30 3 facing 0 line
place unit BH at 71 1
place phase move crown
    form LINE1 column             refused IB-3.56 "the table's edge"
    turn LINE1 left               refused IB-3.56 "the table's edge"
    form LINE2 column             ok

% IB-3.56: overlap nobody
place unit LINE1 at 20 8 facing 0 line
place unit LINE2 at 20 6.5 facing 0 line
place unit BH at 71 1
place phase move crown
    form LINE1 column             refused IB-3.56 "LINE2"
    turn LINE1 about              ok

% IB-3.56: and touch no enemy that was not touched before
place unit LIGHT at 20 8 facing 0 line
place unit CONT1 at 22.76 10 facing 0 column
place unit CONT2 at 18.5 8 facing 180 line
place unit BH at 71 1
place phase move crown
    form LIGHT skirmish           refused IB-3.56 "CONT1"
again
    form LIGHT column             ok       # CONT2 it touched before

% IB-3.128: a column in melee does not turn aside, for so it would stand off from its enemy
place unit LINE1 at 30 30 facing 0 column
place unit CONT1 at 30 30 facing 180 line
place unit LINE2 at 60 10 facing 0 line
place unit CONT2 at 60 40 facing 180 line
place join CONT1 LINE1 facing 180 order 1
place charges 1
place phase move crown
    turn LINE1 left               refused IB-3.128 "no longer touch CONT1"
    no answer turn LINE1 right
    form LINE1 line               ok

% IB-3.128: nor do skirmishers close up from whom they fight at the end of their front
place unit LIGHT at 30 30 facing 0 skirmish
place unit CONT1 at 33.5 30 facing 180 line
place unit LINE2 at 60 10 facing 0 line
place unit CONT2 at 60 40 facing 180 line
place join CONT1 LIGHT facing 180 order 1
place charges 1
place phase move crown
    form LIGHT line               refused IB-3.128 "in melee"
    no answer form LIGHT line

% IB-3.57: a column takes a road not more than 1 inch from its flag: it steps onto it by the shortest way
place unit LINE1 at 47 33 facing 0 column
place unit LINE2 at 39.01 33 facing 0 column
place unit BH at 71 1
place phase move crown
    road LINE1 on whole; roll 2              # 1 inch to the line, 7 along it
    is unit LINE1 at 46 40 facing 0 column
    road LINE2 on whole; roll 2
    event ends LINE2 no-road
    is unit LINE2 at 39.01 33 within 0.01 facing 0 column

% IB-3.57: it goes where the road goes, and at the end faces as it runs
place unit LINE1 at 38 22 facing 0 column
place unit BH at 71 1
place phase move crown
    road LINE1 on whole; roll 6              # 2 to the bend; 10 on the slant of 3 in 5
    is unit LINE1 at 46 30 within 0.01 facing 53.13 within 0.01 column
again
    road-by LINE1 on 3; roll 6
    is unit LINE1 at 38.8 24.6 within 0.01 facing 53.13 within 0.01 column
again
    road LINE1 back whole; roll 1
    is unit LINE1 at 38 15 facing 180 column

% IB-3.57: lines and unlimbered guns take no road
place unit LINE1 at 38 16 facing 0 line
place unit GUN at 38 24 facing 0 unlimbered
place unit BH at 71 1
place phase move crown
    road LINE1 on whole           refused IB-3.57
    road GUN on whole             refused IB-3.57
    no answer road LINE1 on whole

% IB-3.57: with measuring free a road too far off is refused
battle ib-march orders=off premeasure=on
place unit LINE2 at 39.01 33 facing 0 column
place unit BH at 71 1
place phase move crown
    road LINE2 on whole           refused IB-3.57

% IB-3.57: at a crossing the road is taken which it faces along more nearly
battle ib-march orders=off
place unit LINE1 at 38 6 facing 80 column
place unit BH at 71 1
place phase move crown
    road LINE1 on whole; roll 1
    is unit LINE1 at 45 6 facing 90 column

% IB-3.57: a unit on the road stops it
place unit LINE1 at 38 22 facing 0 column
place unit LINE2 at 39.2 24.5 facing 180 line
place unit BH at 71 1
place phase move crown
    road LINE1 on whole; roll 6
    event stops LINE1 LINE2
    is unit LINE1 at 38.13 24.1 within 0.01 facing 53.13 within 0.01 column

% IB-3.57: and a bend without room to turn ends it
place unit LINE1 at 38 22 facing 0 column
place unit LINE2 at 35.5 22.5 facing 0 line
place unit BH at 71 1
place phase move crown
    road LINE1 on whole; roll 6
    event stops LINE1 LINE2
    is unit LINE1 at 38 24 facing 0 column

% IB-3.58: obstacles are open where a road passes them
place unit LINE1 at 38 18 facing 0 column
place unit BH at 71 1
place phase move crown
    road LINE1 on whole; roll 1
    is unit LINE1 at 38.8 24.6 within 0.01 facing 53.13 within 0.01 column

% IB-3.58: and for whoever goes through the gate
place unit ELITE at 38.4 18 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead ELITE whole
    is unit ELITE at 38.4 24 facing 0 line

% IB-3.58: not beside it
place unit ELITE at 38.5 18 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead ELITE whole
    is unit ELITE at 38.5 20 facing 0 line

% IB-3.59: houses on the road cost nothing to one who marches along it
place unit LINE1 at 38 9 facing 0 column
place unit ELITE at 38 16 facing 0 line
place unit BH at 71 1
place phase move crown
    road LINE1 on whole; roll 2              # 8 inches, but for ELITE
    event stops LINE1 ELITE
    is unit LINE1 at 38 15 facing 0 column

% IB-3.59: whoever does not march along it pays
place unit LINE1 at 38 9.5 facing 0 column
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole; roll 2                # 6: half an inch, and of the 2 left 1.5
    is unit LINE1 at 38 11.5 facing 0 column

% IB-2.19: a change is to a formation that the unit may take, and to another than it has
place unit LINE1 at 20 8 facing 0 line
place unit HORSE at 30 8 facing 0 line
place unit GUN at 40 8 facing 0 limbered
place unit LIGHT at 50 8 facing 0 line
place unit BH at 71 1
place phase move crown
    form LINE1 skirmish           refused IB-2.20
    form LINE1 limbered           refused IB-2.19
    form HORSE skirmish           refused IB-2.21
    form GUN line                 refused IB-2.22
    form LINE1 line               refused IB-3.10 "already"
    form LIGHT skirmish           ok

% IB-3.57: on or back, and then how far
place unit LINE1 at 46 32 facing 0 column
place unit BH at 71 1
place phase move crown
    road LINE1 whole on           refused IB-3.57
    road LINE1 on back            refused IB-3.57
    road-by LINE1 half 3          refused IB-3.57
    road-by LINE1 on 0            refused IB-12.7
    road LINE1 on half            ok

% IB-3.57: where there is no road nobody takes one
battle ib-charges
place unit L1 at 30 20 facing 0 column
place unit L2 at 40 20 facing 0 line
place unit AL at 30 44 facing 180 line
place phase move crown
    road L1 on whole              refused IB-3.57 "no road on this table"
