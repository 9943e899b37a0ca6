# Iron Brigade: what a hand says that drags or turns a piece, and what a brigade is told in one word. A drag says which way a
# unit shall go and never how far.
battle ib-march orders=off

% IB-12.1: dragged ahead it goes ahead, all of its move, however far the hand was
place unit LINE1 at 20 4 facing 0 line
place unit BH at 71 1
place phase move crown
    go LINE1 20 30
    is unit LINE1 at 20 10 facing 0 line
again
    go LINE1 20 5
    is unit LINE1 at 20 10 facing 0 line

% IB-12.7: or half of it
place unit LINE1 at 20 4 facing 0 line
place unit BH at 71 1
place phase move crown
    go LINE1 20 30 half
    is unit LINE1 at 20 7 facing 0 line
    asks crown on-march

% IB-3.39: dragged aslant it wheels until it points there, and goes ahead
place unit LINE1 at 20 4 facing 0 line
place unit BH at 71 1
place phase move crown
    go LINE1 30 20
    event wheels LINE1 right
    event marches LINE1
    is unit LINE1 at 22.6 8.4 within 1 facing 34 within 3 line effort 2

% IB-3.39: behind its back it goes straight back; beside it, it only wheels
place unit LINE1 at 20 14 facing 0 line
place unit BH at 71 1
place phase move crown
    go LINE1 21 2
    is unit LINE1 at 20 11 facing 0 line
again
    go LINE1 4 13
    is unit LINE1 at 18.5 15.5 within 0.2 facing 270 within 3 line

% IB-3.42: turned by hand: about on the spot, else by a wheel
place unit LINE1 at 20 14 facing 0 line
place unit BH at 71 1
place phase move crown
    go LINE1 here 180
    event turns LINE1
    is unit LINE1 at 20 13 facing 180 line
again
    go LINE1 here 40
    event wheels LINE1 right
    is unit LINE1 at 20.4 15 within 1 facing 40 line

% IB-7.8: a commander rides there
place unit GREY at 20 4
place unit LINE1 at 40 9 facing 0 line
place phase move crown
    go GREY 20 30
    is unit GREY at 20 12

% IB-13.1: while a side sets up, the unit is placed there
    go LINE1 5 8 10
    is unit LINE1 at 5 8 facing 10 line
    go B1 7 4
    is unit B1 at 7 4

% IB-1.38: couriers and sharpshooters are not ordered about
place unit GC1 at 20 4 to B1
place unit B1 at 40 4
place carried B1 hold 4 4
place unit LINE1 at 40 9 facing 0 line
place phase move crown
    go GC1 20 30                  refused IB-1.38

% IB-1.38: a whole brigade goes ahead, one after the other
place unit B1 at 6 5
place unit LINE1 at 20 4 facing 0 line
place unit LINE2 at 30 4 facing 0 line
place unit RAW at 60 4 facing 0 line
place unit BH at 71 1
place phase move crown
    advance B1
    is unit LINE1 at 20 10 facing 0 line
    is unit LINE2 at 30 10 facing 0 line
    asks dice 1d8 march
    roll 3
    is unit RAW at 60 7 facing 0 line
again
    advance B1 half
    is unit LINE1 at 20 7 facing 0 line effort 1
    is unit LINE2 at 30 7 facing 0 line effort 1
