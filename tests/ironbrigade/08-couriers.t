# Iron Brigade: couriers.
battle ib-march

% given HQ
battle ib-march
place unit GREY at 30 3
place unit B1 at 6 3
place unit LINE1 at 6 8 facing 0 line
place unit B2 at 30 20
place unit ELITE at 30 25 facing 0 line
place unit GC1 pool
place unit GC2 pool
place unit GC3 pool
place unit STIR at 50 45
place unit OWN at 50 41 facing 180 line
place unit SC1 pool

% IB-8.1: orders go from the divisional commander to the brigadiers by courier
given HQ
place phase movement crown
    asks crown send
    send B2 attack 30 40
    event courier-sent GC1 B2
    is unit GC1 at 30 3 to B2
    is carried B2 attack 30 40
    is order B2 hold 20 8
    done
    asks dice 2d6 courier

% IB-8.1: and nobody else sends one
given HQ
place phase movement crown
    send A1 attack 30 40          refused IB-8.1
    send LINE1 attack 30 40       refused IB-8.10
    send GREY attack 30 40        refused IB-8.10

% IB-8.1: without a divisional commander there are no new orders
battle ib-march
place unit GREY lost
place unit B1 at 6 3
place unit LINE1 at 6 8 facing 0 line
place unit GC1 pool
place unit OWN at 50 41 facing 180 line
place phase movement crown
    send B1 attack 30 40          refused unasked
    asks crown move

% IB-8.2: no courier is needed where the divisional commander's base touches the brigadier
given HQ
place unit BH at 31 3
place unit HORSE at 40 8 facing 0 line
place phase movement crown
    send BH attack 30 40
    event ordered BH attack 30 40
    no event courier-sent
    is order BH attack 30 40
    is unit GC1 pool
    asks crown send

% IB-8.2: a little farther off one is
given HQ
place unit BH at 31.03 3
place unit HORSE at 40 8 facing 0 line
place phase movement crown
    send BH attack 30 40
    event courier-sent GC1 BH

% IB-8.2: nor where one man holds both posts
given HQ
place phase movement american
    send STIR attack 30 10
    event ordered STIR attack 30 10
    is order STIR attack 30 10

% IB-8.3: each division has a pool of three couriers
given HQ
place unit BH at 31 3
place unit HORSE at 60 8 facing 0 line
place unit BG at 64 3
place unit GUN at 64 8 facing 0 limbered
place phase movement crown
    send B1 attack 30 40
    send B2 attack 30 40
    send BG attack 30 40
    event courier-sent GC3 BG

% IB-8.3: and when it is empty none is sent
battle ib-march
place unit GREY at 30 3
place unit B1 at 6 3
place unit LINE1 at 6 8 facing 0 line
place unit B2 at 30 20
place unit ELITE at 30 25 facing 0 line
place unit BH at 31 3
place unit HORSE at 60 8 facing 0 line
place unit GC1 pool
place unit GC2 lost
place unit GC3 lost
place unit OWN at 50 41 facing 180 line
place phase movement crown
    send B1 attack 30 40
    send B2 attack 30 40          refused IB-8.3

% IB-8.3: one who is under way is not in it, and one brigade is not sent two
given HQ
place phase movement crown
    send B2 attack 30 40
    send B2 hold 30 40            refused IB-8.4

% IB-8.3: or as many as the option says
battle ib-march couriers=1
place unit GREY at 30 3
place unit B1 at 6 3
place unit LINE1 at 6 8 facing 0 line
place unit B2 at 30 20
place unit ELITE at 30 25 facing 0 line
place unit BH at 31 3
place unit HORSE at 60 8 facing 0 line
place unit GC1 pool
place unit OWN at 50 41 facing 180 line
place phase movement crown
    send B1 attack 30 40
    asks crown send
    send B2 attack 30 40          refused IB-8.3

% IB-8.4: at the start of his movement phase, before anybody acts; each starts at the divisional commander
given HQ
place phase movement crown
    asks crown send
    done
    asks crown move
    send B2 attack 30 40          refused unasked

% IB-8.5: every courier throws 2D6 and rides 6 inches and the total, straight at the brigadier
given HQ
place phase movement crown
    send B2 attack 30 40; done
    roll 1 2
    event courier-rides GC1
    is unit GC1 at 30 12 to B2 acted
    asks crown move

% IB-8.5: he goes on in his next own turn, over any ground and through any troops
battle ib-march
place unit GREY at 30 3
place unit B1 at 6 3
place unit LINE1 at 6 8 facing 0 line
place unit B2 at 30 40
place unit ELITE at 30 25 facing 0 line
place unit CONT1 at 30 20 facing 180 line
place unit GC1 at 30 16 to B2
place carried B2 attack 30 40
place phase movement crown
    done
    roll 3 4
    is unit GC1 at 30 29 to B2

% IB-8.5: and as far as the option says
battle ib-march courier_base=2
place unit GREY at 30 3
place unit B2 at 30 40
place unit ELITE at 30 44 facing 0 line
place unit GC1 at 30 16 to B2
place carried B2 attack 30 40
place unit OWN at 50 41 facing 180 line
place phase movement crown
    done
    roll 3 4
    is unit GC1 at 30 25 to B2

% IB-8.6: a double one or a double six kills him, and the order is lost
given HQ
place phase movement crown
    send B2 attack 30 40; done
    roll 1 1
    event courier-falls GC1
    is unit GC1 lost.
    is order B2 hold 20 8
    not carried B2 attack 30 40
again
    send B2 attack 30 40; done
    roll 6 6
    event courier-falls GC1
again
    send B2 attack 30 40; done
    roll 5 5
    no event courier-falls

% IB-8.7: a courier who touches the brigadier delivers at once and returns to the pool
battle ib-march
place unit GREY at 30 3
place unit B2 at 30 22
place unit ELITE at 30 27 facing 0 line
place unit GC1 at 30 3.25 to B2
place carried B2 attack 30 40
place unit OWN at 50 41 facing 180 line
place phase movement crown
    done
    roll 6 5                                 # 17: he is an inch short
    is unit GC1 at 30 20.25 within 0.01 to B2
    is order B2 hold 20 8

% IB-8.7: at the very inch he touches
battle ib-march
place unit GREY at 30 3
place unit B2 at 30 22
place unit ELITE at 30 27 facing 0 line
place unit GC1 at 30 4.25 to B2
place carried B2 attack 30 40
place unit OWN at 50 41 facing 180 line
place phase movement crown
    done
    roll 6 5
    event delivered GC1 B2
    is unit GC1 pool.
    is order B2 attack 30 40
    not carried B2 attack 30 40

% IB-8.8: a courier whose brigadier is dead returns to the pool
battle ib-march
place unit GREY at 30 3
place unit B2 lost
place fell B2 30 22
place unit ELITE at 30 27 facing 0 line
place unit GC1 at 30 10 to B2
place carried B2 attack 30 40
place unit OWN at 50 41 facing 180 line
place phase movement crown
    event recalled GC1
    is unit GC1 pool.
    not carried B2 attack 30 40

% IB-8.9: when one has failed another may be sent in the same turn, while the pool has any
given HQ
place phase movement crown
    send B2 attack 30 40; done
    roll 6 6
    asks crown send
    send B2 attack 30 40
    event courier-sent GC2 B2
    done
    asks dice 2d6 courier
    roll 1 1
    send B2 attack 30 40; done
    roll 1 1
    asks crown move

% IB-7.23: a brigade without a brigadier takes a new order only from a divisional commander who touches one of its units
given HQ
place unit BH lost
place fell BH 40 5
place unit HORSE at 40 8 facing 0 line
place phase movement crown
    send BH attack 30 40          refused IB-7.23

% IB-7.23: and if he does
battle ib-march
place unit GREY at 40 8.3
place unit BH lost
place fell BH 40 5
place unit HORSE at 40 8 facing 0 line
place unit B1 at 6 3
place unit LINE1 at 6 8 facing 0 line
place unit OWN at 50 41 facing 180 line
place phase movement crown
    send BH attack 30 40
    event ordered BH attack 30 40

% IB-1.51: what a courier carries is hidden from the enemy, and where he is lies open
given HQ
place phase movement crown
    send B2 attack 30 40
    event courier-sent GC1 B2
