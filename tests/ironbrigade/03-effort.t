# Iron Brigade: what a unit may do in one own turn: marches, fire, changes, loading, charges together.
battle ib-march orders=off

% IB-3.1: basic moves and charges are a player's to choose; routs are not
place unit LINE1 at 30 4 facing 0 line
place unit LINE2 at 4 4 facing 0 line routing
place unit CONT1 at 30 12 facing 180 line
place unit BH at 71 1
place phase move crown
    answer ahead LINE1 whole
    answer charge LINE1 CONT1
    no answer ahead LINE2 whole
    ahead LINE2 whole             refused IB-3.101

% IB-3.11: to fire after a march uses half a move: half a march leaves it
place unit LINE1 at 20 4 facing 0 line
place unit ELITE at 30 4 facing 0 line
place unit CONT1 at 20 12 facing 180 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 half; halt LINE1
    ahead-by ELITE 3.1; halt ELITE
    end
    fire ELITE CONT1              refused IB-3.8
    fire LINE1 CONT1              ok

% IB-3.11: and so does firing before a march
place unit LINE1 at 20 4 facing 0 line
place unit CONT1 at 20 11 facing 180 line
place unit BH at 71 1
place phase move crown
    fire LINE1 CONT1
    roll 1 1 1
    asks crown on-march
    ahead LINE1 whole
    is unit LINE1 at 20 7 facing 0 line effort 2

% IB-3.12: who has unlimbered does not fire
place unit GUN at 20 4 facing 0 limbered
place unit ELITE at 30 4 facing 0 line
place unit CONT1 at 20 12 facing 180 line
place unit BH at 71 1
place phase move crown
    form GUN unlimbered
    end
    fire GUN CONT1                refused IB-3.8
    no answer fire GUN CONT1

% IB-3.13: who has loaded does not march
place unit LINE1 at 20 4 facing 0 line empty
place unit BH at 71 1
place phase move crown
    load LINE1
    ahead LINE1 whole             refused IB-1.38

% IB-3.14: a charge uses a whole move: not after a change, and nothing after it
place unit LINE1 at 20 4 facing 0 line
place unit LINE2 at 26 4 facing 0 line
place unit CONT1 at 20 30 facing 180 line
place unit BH at 71 1
place phase move crown
    turn LINE1 left
    charge LINE1 CONT1            refused unasked
    halt LINE1
    charge LINE1 CONT1            refused IB-1.38
    charge LINE2 CONT1                       # it is much too far
    is unit LINE2 at 23.3 15.7 within 0.2 facing 347 within 1 line effort 2

% IB-3.15: march half and change; change and fire where it stands
place unit LINE1 at 20 4 facing 0 column
place unit LINE2 at 40 4 facing 0 line
place unit CONT1 at 20 12 facing 180 line
place unit BH at 71 1
place phase move crown
    ahead LINE2 half
    form LINE2 column
    is unit LINE2 at 40 7 facing 0 column effort 2
    form LINE1 line
    halt LINE1
    end
    fire LINE1 CONT1              ok

% IB-3.15: never load and fire in one own turn
place unit LINE1 at 20 4 facing 0 line empty
place unit ELITE at 30 4 facing 0 line
place unit CONT1 at 20 12 facing 180 line
place unit BH at 71 1
place phase move crown
    load LINE1
    end
    fire LINE1 CONT1              refused IB-3.15

% IB-3.16: but with load_then_fire
battle ib-march orders=off load_then_fire=on
place unit LINE1 at 20 4 facing 0 line empty
place unit ELITE at 30 4 facing 0 line
place unit CONT1 at 20 12 facing 180 line
place unit BH at 71 1
place phase move crown
    load LINE1
    end
    fire LINE1 CONT1              ok

% IB-3.17: but of a raw unit to load is the one thing that it does in its turn
battle ib-march orders=off load_then_fire=on
place unit RAW at 20 4 facing 0 line empty
place unit ELITE at 30 4 facing 0 line
place unit CONT1 at 20 12 facing 180 line
place unit CONT2 at 30 12 facing 180 line
place unit BH at 71 1
place phase move crown
    load RAW
    end
    fire RAW CONT1                refused IB-3.17 "to load was its one thing"
    no answer fire RAW CONT1

% IB-3.17: a raw unit that has marched does not fire, and one that has fired does not march
battle ib-march orders=off
place unit RAW at 20 4 facing 0 line
place unit ELITE at 30 4 facing 0 line
place unit CONT1 at 20 11 facing 180 line
place unit BH at 71 1
place phase move crown
    ahead-by RAW 1; roll 8; halt RAW
    end
    fire RAW CONT1                refused IB-3.17
again
    fire RAW CONT1
    roll 1
    asks crown move
    ahead RAW whole               refused IB-1.38

% IB-3.18: a unit that is to fire first says so when it acts in the movement phase
place unit LINE1 at 20 4 facing 0 line
place unit CONT1 at 20 11 facing 180 line
place unit BH at 71 1
place phase move crown
    answer fire LINE1 CONT1
    fire LINE1 CONT1
    roll 5 5 5
    event marks CONT1 3 2
    asks crown on-march
    ahead LINE1 half
    is unit LINE1 at 20 7 facing 0 line

% IB-3.19: what a unit may be told in the movement phase
place unit LINE1 at 30 4 facing 0 line empty
place unit ELITE at 40 4 facing 0 line
place unit GUN at 60 4 facing 0 limbered
place unit LINE2 at 10 8 facing 0 line
place unit CONT2 at 10 8 facing 180 line
place unit CONT1 at 30 12 facing 180 line
place join LINE2 CONT2 facing 0
place unit BH at 71 1
place phase move crown
    answer ahead LINE1 whole
    answer ahead LINE1 half
    answer back LINE1 whole
    answer form LINE1 column
    answer form GUN unlimbered
    answer turn LINE1 about
    answer load LINE1
    no answer load ELITE
    answer fire ELITE CONT1
    no answer fire LINE1 CONT1
    answer charge LINE1 CONT1
    answer hold LINE1
    break-off LINE2 1             ok

% IB-3.31: fire and a hedge: half of what 6 less 4 leaves
place unit LINE1 at 8 20 facing 0 line
place unit CONT1 at 8 27 facing 180 line
place unit BH at 71 1
place phase move crown
    fire LINE1 CONT1
    roll 1 1 1
    ahead LINE1 whole
    is unit LINE1 at 8 21 facing 0 line effort 2

% IB-3.53: engaged units do not march
place unit LINE1 at 20 8 facing 0 line
place unit CONT1 at 20 8 facing 180 line
place join LINE1 CONT1 facing 0
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole             refused IB-3.53
    wheel LINE1 left 10           refused IB-3.53
    back LINE1 whole              refused IB-3.53
    no answer ahead LINE1 whole

% IB-3.19: units march, commanders ride, and neither does what is the other's
place unit LINE1 at 20 4 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead BH whole                refused IB-3.19
    ride LINE1 20 20              refused IB-3.19

% IB-1.38: couriers are not ordered about, and pursuers must halt first
place unit LINE1 at 20 4 facing 0 line pursuing
place unit B1 at 40 4
place unit GC1 at 60 4 to B1
place carried B1 hold 4 4
place unit BH at 71 1
place phase move crown
    ahead GC1 whole               refused IB-1.38
    ahead LINE1 whole             refused IB-3.121
