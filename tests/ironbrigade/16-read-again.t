# Iron Brigade: the booklet read once more.
# Rulings: IB-R42 IB-R73
battle ib-range

# ---- Shell ----

% IB-4.80, IB-R42: a shell that bursts on a commander and on the unit he is with is as near to both, and units come first
place unit CN5 at 20 5 facing 0 unlimbered
place unit CP3 at 60 10 facing 0 line
place unit AP at 20 20
place unit AP1 at 20 19.5 facing 180 line
place unit AG1 at 60 14 facing 180 line
place phase fire crown
    shell CN5 0 14; roll 1
    event burst CN5 20 20
    roll 4 3 3 3
    event marks AP1 1 4
    asks crown fire
    again
    shell CN5 0 14; roll 1
    roll 4 4 3 3
    asks dice 1d6 commander
    roll 5
    event marks AP1 1 4
    again
    shell CN5 0 14; roll 1
    roll 4 4 4 4
    roll 5; roll 6
    event killed AP
    event marks AP1 2 3

# ---- The end ----

% IB-14.6, IB-R73: terms that name units count them: one of three lost and one of two are as many
battle ib-uneven
place turn 3
place first crown
place unit B1a at 10 8 facing 0 line
place unit B1b at 14 8 facing 0 line
place unit B1c lost
place unit A1a at 10 40 facing 180 line
place unit A1b lost
place phase fire american
    end
    over nobody

% IB-14.6: and fewer are fewer, whatever share they are
battle ib-uneven
place turn 3
place first crown
place unit B1a at 10 8 facing 0 line
place unit B1b lost
place unit B1c lost
place unit A1a at 10 40 facing 180 line
place unit A1b lost
place phase fire american
    end
    over american "victory by losses"

# ---- Couriers ----

% IB-8.4: a brigade to which a courier rides is not sent another until he has arrived or fallen
battle ib-march
place unit GREY at 30 3
place unit B2 at 30 40
place unit ELITE at 30 45 facing 0 line
place unit B1 at 6 3
place unit LINE1 at 6 8 facing 0 line
place unit GC1 pool
place unit GC2 pool
place unit STIR at 50 45
place unit OWN at 50 41 facing 180 line
place phase movement crown
    send B2 attack 30 40
    send B2 hold 30 20            refused IB-8.4 "on his way"
    done
    roll 6 6
    event courier-falls GC1
    send B2 hold 30 20
    event courier-sent GC2 B2
    done
    roll 3 4
    event courier-rides GC2 30 16
