# Iron Brigade: divisional commanders and tests. IB-7.4 to IB-7.6.
battle ib-charges

% IB-7.4: and 3 in base contact
place unit AR3 at 36 28 facing 0 line marks 1 routing
place unit GW at 36 28.5
place phase rally american
    roll 2
    event passed AR3 2
    again
    roll 1
    event failed AR3 1

% IB-7.5: its divisional commander
place unit L1 at 36 20 facing 180 line marks 1 routing
place unit GEN at 36 19.5
place phase rally crown
    roll 2
    event passed L1 2
    again
    roll 1
    event failed L1 1

% IB-7.6: their figures are not added together
place unit L1 at 36 20 facing 180 line marks 1 routing
place unit B1 at 36 15
place unit GEN at 36 19.5
place phase rally crown
    roll 2
    event passed L1 2
    again
    roll 1
    event failed L1 1

% IB-7.6: the better of them counts
place unit LC at 36 20 facing 180 line marks 1 routing
place unit B2 at 36 15
place unit GEN at 36 16
place phase rally crown
    roll 3
    event passed LC 3
    again
    roll 2
    event failed LC 2

