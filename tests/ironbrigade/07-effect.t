# Iron Brigade: what commanders do for a test. IB-7.1 to IB-7.7. Routers with one mark are tested when their side rallies: line
# wants 3, inferior 4.
battle ib-charges

% IB-7.1: a poor commander adds -1 within 6 inches
place unit LC at 36 20 facing 180 line marks 1 routing
place unit B2 at 36 14
place phase rally crown
    roll 4
    event passed LC 4
    again
    roll 3
    event failed LC 3

% IB-7.1: beyond them he does nothing
place unit LC at 36 20 facing 180 line marks 1 routing
place unit B2 at 36 13.99
place phase rally crown
    roll 3
    event passed LC 3

% IB-7.1: and 0 in base contact
place unit LC at 36 20 facing 180 line marks 1 routing
place unit B2 at 36 19.5
place phase rally crown
    roll 3
    event passed LC 3
    again
    roll 2
    event failed LC 2

% IB-7.2: a normal commander adds 0 within 6 inches
place unit L4 at 36 20 facing 180 line marks 1 routing
place unit B4 at 36 14
place phase rally crown
    roll 3
    event passed L4 3
    again
    roll 2
    event failed L4 2

% IB-7.2: and 1 in base contact
place unit L4 at 36 20 facing 180 line marks 1 routing
place unit B4 at 36 19.5
place phase rally crown
    roll 2
    event passed L4 2
    again
    roll 1
    event failed L4 1

% IB-7.3: a good commander adds 1 within 6 inches
place unit I1 at 36 20 facing 180 line marks 1 routing
place unit B1 at 36 14
place phase rally crown
    roll 3
    event passed I1 3
    again
    roll 2
    event failed I1 2

% IB-7.3: beyond them nothing
place unit I1 at 36 20 facing 180 line marks 1 routing
place unit B1 at 36 13.99
place phase rally crown
    roll 4
    event passed I1 4
    again
    roll 3
    event failed I1 3

% IB-7.3: and 2 in base contact
place unit I1 at 36 20 facing 180 line marks 1 routing
place unit B1 at 36 19.5
place phase rally crown
    roll 2
    event passed I1 2
    again
    roll 1
    event failed I1 1

% IB-7.4: an excellent commander adds 2 within 6 inches
place unit I3 at 36 20 facing 180 line marks 1 routing
place unit B3 at 36 14
place phase rally crown
    roll 2
    event passed I3 2
    again
    roll 1
    event failed I3 1

% IB-7.5: its own brigadier and divisional commander count, and nobody else
place unit L1 at 36 20 facing 180 line marks 1 routing
place unit B3 at 36 15
place phase rally crown
    roll 2
    event failed L1 2
    again
    roll 3
    event passed L1 3

% IB-7.7: there are four ratings
file ib-charges
    change rating: excellent, place: "44 1 0" => rating: brilliant, place: "44 1 0"
    refused IB-7.7 "poor, normal, good, excellent or dice"
