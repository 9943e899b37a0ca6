# Iron Brigade: nothing is measured before it is declared.
battle ib-drill

% IB-12.2: targets are listed however far off they are, and no list has a distance in it
place unit B1b at 20 10 facing 0 line
place unit A1b at 20 14 facing 180 line
place unit A1c at 40 47 facing 180 line
place phase fire crown
    answers fire B1b A1b, fire B1b A1c, end

% IB-12.2: nor is one refused for being too far
place unit B1b at 20 10 facing 0 line
place unit A1c at 26 47 facing 180 line
place phase fire crown
    fire B1b A1c        ok
    event measured B1b A1c
    event out-of-range B1b A1c

% IB-12.4: what has been measured stands in the record with its distance
place unit B1b at 20 10 facing 0 line
place unit A1b at 20 16 facing 180 line
place phase fire crown
    fire B1b A1b
    event measured B1b A1b 6

% IB-12.10: to have measured is counted, and no undo goes back over it
place unit B1b at 20 10 facing 0 line
place unit A1b at 20 16 facing 180 line
place phase fire crown
    fire B1b A1b
    is measured 1

% IB-12.14: a line of sight is settled by the rules: along an edge it is open, through a footprint it is not
place unit B1b at 20 10 facing 0 line
place unit B1a at 21.5 12 facing 0 line
place unit A1b at 20 16 facing 180 line
place phase fire crown
    sees B1b A1b        # B1a's left edge is at 20
    again
    fire B1b A1b        ok

% IB-12.14: and a hundredth of an inch decides
place unit B1b at 20 10 facing 0 line
place unit B1a at 21.49 12 facing 0 line
place unit A1b at 20 16 facing 180 line
place unit A1c at 26 16 facing 180 line
place phase fire crown
    no sees B1b A1b "B1a"
    fire B1b A1b        refused IB-4.36

% IB-12.10: so is a test, for which commanders are measured before its die is thrown
battle ib-charges
place unit B1 at 36 18
place unit L1 at 36 20 facing 0 line marks 2
place unit AL at 36 28 facing 180 line
place phase move crown
    charge L1 AL
    asks dice 1d6
    is measured 1

% IB-12.10: the D20 of a charge, who could help against it, and the charge itself
battle ib-charges
place unit I1 at 36 20 facing 0 line
place unit AL at 36 28 facing 180 line
place phase move crown
    charge I1 AL; roll 6
    asks dice 1d20
    is measured 2               # its test, and the die
    roll 20
    event strikes I1 AL
    is measured 4

% IB-12.10: who is under a burst
battle ib-range
place unit CN5 at 20 5 facing 0 unlimbered
place unit CG1 at 60 10 facing 0 line
place unit AG1 at 60 14 facing 180 line
place phase fire crown
    shell CN5 0 14
    not measured 1
    roll 1
    is measured 1

% IB-12.10: commanders who could be aimed at
battle ib-range
place unit CP2 at 20 10 facing 0 line volleyed
place unit CG1 at 60 10 facing 0 line
place unit AP1 at 20 13 facing 180 line
place unit AG1 at 60 14 facing 180 line
place phase fire crown
    fire CP2 AP1
    is measured 1
    roll 4 1 1
    is measured 2

% IB-12.10: how near a courier comes
battle ib-march
place unit GREY at 30 3
place unit B1 at 6 3
place unit LINE1 at 6 8 facing 0 line
place unit GC1 pool
place unit OWN at 50 41 facing 180 line
place phase movement crown
    send B1 attack 30 30
    not measured 1
    roll 3 4
    event courier-rides GC1
    is measured 1

% IB-12.10: friends who see a rout, and how far it goes
battle ib-charges
place unit L4 at 6 22 facing 0 line
place unit L1 at 36 20 facing 0 line
place unit AL at 36 30 facing 180 line marks 1 empty
place phase move crown
    charge L1 AL
    is measured 2               # the charge, and the test of whom it strikes
    roll 2
    asks crown pursue
    is measured 3
    no
    asks dice 2d6 rout
    is measured 3
    roll 3 4
    is measured 4

% IB-12.10: where the order of its brigade ends a march, when it halts
battle ib-march
place unit B1 at 6 3
place unit LINE1 at 60 20 facing 90 line
place unit LINE2 at 60 12 facing 270 line
place order B1 advance 30 12
place unit OWN at 50 41 facing 180 line
place unit BH at 71 1
place phase move crown
    ahead-by LINE1 2
    is measured 1
    halt LINE1
    event ends LINE1 orders
    is measured 2
