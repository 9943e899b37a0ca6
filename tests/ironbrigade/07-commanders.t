# Iron Brigade: commanders ride, are carried and take refuge.
battle ib-march orders=off

% IB-7.8: once in his movement phase a commander rides up to 8 inches
place unit GREY at 20 4
place unit LINE1 at 4 9 facing 0 line
place unit BH at 71 1
place phase move crown
    ride GREY 20 20
    is unit GREY at 20 12
    asks crown move
    ride GREY 20 20               refused IB-1.38
    stay GREY                     refused IB-1.38

% IB-7.8: in straight legs
place unit GREY at 20 4
place unit LINE1 at 4 9 facing 0 line
place unit BH at 71 1
place phase move crown
    ride GREY 20 9
    asks crown on-march
    ride GREY 40 9
    is unit GREY at 23 9
    asks crown move
again
    ride GREY 20 9; halt GREY
    is unit GREY at 20 9
    ride GREY 20 4                refused IB-1.38
again
    ride GREY 20 4                refused IB-7.8

% IB-7.8: or stays
place unit GREY at 20 4
place unit LINE1 at 4 9 facing 0 line
place unit BH at 71 1
place phase move crown
    stay GREY
    is unit GREY at 20 4 acted.

% IB-7.8: as far as the option says
battle ib-march orders=off cmd_move=12
place unit GREY at 20 4
place unit LINE1 at 4 9 facing 0 line
place unit BH at 71 1
place phase move crown
    ride GREY 20 40
    is unit GREY at 20 16

% IB-7.9: he is slowed by obstacles and woods
battle ib-march orders=off
place unit GREY at 8 18
place unit B1 at 30 16
place unit LINE1 at 4 9 facing 0 line
place unit BH at 71 1
place phase move crown
    ride GREY 8 30                           # 2, and of the 4 beyond the hedge 2
    is unit GREY at 8 22 within 0.01
    ride B1 30 30                            # 2, and 6 in woods are 3
    is unit B1 at 30 21

% IB-7.9: by nothing else, and friends are not in his way
place unit GREY at 20 16
place unit B1 at 52 8
place unit LINE1 at 20 20 facing 0 line
place unit BH at 71 1
place phase move crown
    ride GREY 20 40
    is unit GREY at 20 24
    ride B1 52 30
    is unit B1 at 52 16

% IB-3.37: impassable ground stops him too
place unit GREY at 60 24
place unit LINE1 at 4 9 facing 0 line
place unit BH at 71 1
place phase move crown
    ride GREY 60 40
    is unit GREY at 60 28 within 0.02
    event stops-at GREY 12

% IB-7.10: he never rides onto an enemy
place unit GREY at 20 4
place unit LINE1 at 4 9 facing 0 line
place unit CONT1 at 20 10 facing 180 line
place unit BH at 71 1
place phase move crown
    ride GREY 20 40                          # its front at 10, less his half inch
    is unit GREY at 20 9.48 within 0.01
    event stops GREY CONT1
again
    ride GREY 21 10.5
    event stops GREY CONT1

% IB-7.11: a commander who touches a unit of his side may be with it, and is carried along
place unit B1 at 8 8.4
place unit LINE1 at 8 8 facing 0 line
place unit BH at 71 1
place phase move crown
    with B1 LINE1
    event carried B1 LINE1
    ahead LINE1 whole
    is unit B1 at 8 14.4 with LINE1
    is unit LINE1 at 8 14 facing 0 line

% IB-7.11: always at the same place by its flag, in a wheel too
place unit B1 at 6.2 8
place unit LINE1 at 8 8 facing 0 line
place unit BH at 71 1
place phase move crown
    with B1 LINE1
    wheel LINE1 right 90                     # flag 9.5 9.5 facing east; he is 1.8 to its left
    is unit B1 at 9.5 11.3 within 0.01 with LINE1

% IB-7.11: he must touch it
place unit B1 at 8 8.53
place unit B2 at 8 40
place unit LINE1 at 8 8 facing 0 line
place unit CONT1 at 8 40 facing 180 line
place unit BH at 71 1
place phase move crown
    with B1 LINE1                 refused IB-7.11 "does not touch"
    with B2 CONT1                 refused IB-7.11 "his own side"
    with B1 B2                    refused IB-7.11

% IB-7.8: who was carried has had his move; who rides is with nobody
place unit B1 at 8 8.4 with LINE1
place unit LINE1 at 8 8 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole
    ride B1 20 20                 refused IB-1.38
again
    ride B1 8 10; halt B1
    ahead LINE1 whole
    is unit B1 at 8 10 acted.
again
    stay B1
    ahead LINE1 whole
    is unit B1 at 8 8.4 acted.

% IB-7.12: discs are in nobody's way
place unit B1 at 8 10
place unit A1 at 8 11
place unit GREY at 8 12
place unit LINE1 at 8 8 facing 0 line
place unit RIFLE at 40 40 facing 180 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole
    is unit LINE1 at 8 14 facing 0 line

% IB-7.13: whom an enemy touches while no friend does takes refuge with the nearest of his units
place unit A2 at 8 13
place unit CONT1 at 20 30 facing 180 line
place unit CONT2 at 40 30 facing 180 line
place unit LINE1 at 8 8 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead-by LINE1 4.4
    halt LINE1
    no event displaced
again
    ahead-by LINE1 4.6
    halt LINE1
    event displaced A2 CONT1
    is unit A2 at 18.5 30

% IB-7.13: not while a friend touches him
place unit A2 at 8 13.6
place unit CONT1 at 8 14 facing 180 line
place unit LINE1 at 8 8 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole
    event stops LINE1 CONT1
    halt LINE1
    no event displaced

% IB-7.13: nor once the friend who touched him is destroyed: in melee
battle ib-range
place unit CP2 at 20 20 facing 0 line
place unit AP1 at 20 20 facing 180 line marks 1
place unit AP at 20 20.4
place unit AP2 at 40 44 facing 180 line
place join CP2 AP1 facing 0
place phase melee crown
    roll 6 6 1; roll 1 1 1; done
    event lost AP1
    event displaced AP AP2
    is unit AP at 38.5 44.

% IB-7.13: by fire, while an enemy lies beside them
battle ib-range
place unit CP2 at 20 20 facing 0 line volleyed
place unit CP1 at 26 20 facing 0 line
place unit AP1 at 20 24 facing 180 line marks 1
place unit CP3 at 20 27 facing 0 line
place unit AP at 20 25.5
place unit AP2 at 40 44 facing 180 line
place phase fire crown
    fire CP2 AP1; roll 6 1 1
    event lost AP1
    event displaced AP AP2

% IB-7.13: or when it is lost on its way, as a router
battle ib-range
place unit AP1 at 20 30 facing 0 line marks 1 routing
place unit AP at 21.9 29.5
place unit CP3 at 23.9 30 facing 0 line
place unit CP2 at 20 34 facing 0 line
place unit AP2 at 40 44 facing 180 line
place phase movement american
    no event displaced
    roll 3 4
    event lost AP1
    event displaced AP AP2

% IB-7.13: a divisional commander goes to the nearest unit of his division
battle ib-march orders=off
place unit STIR at 8 13
place unit RIFLE at 20 40 facing 180 line
place unit CONT2 at 12 30 facing 180 line
place unit LINE1 at 8 8 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole
    event displaced STIR CONT2

% IB-11.10: a sharpshooter under an enemy footprint when its move ends is removed
place unit AS1 concealed at 8 13.5
place unit AS2 concealed at 8 20
place unit CS1 concealed at 8 13
place unit RIFLE at 40 40 facing 180 line
place unit LINE1 at 8 8 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole
    event found AS1
    is unit AS1 lost
    is unit AS2 concealed
    is unit CS1 concealed
again
    ahead-by LINE1 3; halt LINE1
    no event found AS1

% IB-7.22: a dead commander is not replaced
place unit B1 lost
place fell B1 10 5
place unit LINE1 at 8 8 facing 0 line
place unit RIFLE at 40 40 facing 180 line
place unit A2 at 71 47
place phase move american
    end; end
    no event succeeds
    is unit B1 lost

% IB-7.22: with cmd_replace a normal one takes his place at the nearest unit, at the start of the next own turn
battle ib-march orders=off cmd_replace=on
place unit B1 lost
place fell B1 10 5
place unit LINE1 at 8 8 facing 0 line
place unit LINE2 at 20 8 facing 0 line
place unit RIFLE at 40 40 facing 180 line
place unit A2 at 71 47
place phase move american
    end; end
    event succeeds B1 LINE1
    is unit B1 at 9.5 7 replaced.
    not fell B1 10 5

% IB-7.22: so is a divisional commander, at the nearest unit to where he fell
battle ib-range cmd_replace=on
place unit ADIV at 23 22
place unit AP1 at 20 20 facing 180 line marks 2
place unit AP2 at 14 22 facing 180 line
place unit AN1 at 36 24 facing 180 line
place unit CN4 at 20 6 facing 0 unlimbered
place phase fire crown
    fire CN4 AP1; roll 6 1 1 1; aim ADIV; roll 6; end
    event killed ADIV
    event succeeds ADIV AP1
    is unit ADIV at 21.5 21 replaced.
    not divisional-fell ADIV 23 22

% IB-7.22: it is kept in the position where he fell
battle ib-range cmd_replace=on
place unit ADIV lost
place divisional-fell ADIV 8 40
place unit AP1 at 20 20 facing 180 line
place unit AP2 at 8 44 facing 180 line
place unit CP1 at 60 4 facing 0 line
place phase melee crown
    event succeeds ADIV AP2

% IB-7.14: a commander whose last unit has gone goes as well, and that is no death
battle ib-march orders=off
place unit A2 at 30 40
place unit STIR at 50 42
place unit RIFLE at 40 40 facing 180 line
place unit CONT1 at 30 46 facing 0 line marks 1 routing
place unit LINE1 at 8 8 facing 0 line
place phase rally american
    roll 1                                   # it does not rally
    done
    roll 3 3                                 # and leaves the table
    event leaves A2
    no event killed
    is unit A2 left
    is unit STIR at 50 42

% IB-7.11: when his unit routs he stays behind
battle ib-march orders=off
place unit A2 at 30 31.4 with CONT1
place unit CONT1 at 30 30 facing 180 line marks 1
place unit RIFLE at 40 45 facing 180 line
place unit ELITE at 30 24 facing 0 line
place unit BH at 71 1
place phase move crown
    charge ELITE CONT1
    roll 1                                   # it breaks
    no
    roll 3 3
    event router-goes CONT1
    is unit A2 at 30 31.4.
