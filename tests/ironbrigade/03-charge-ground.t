# Iron Brigade: what ground takes from the reach of a charge. IB-3.75.
battle ib-charges

% given FAR
battle ib-charges
place unit L4 at 6 22 facing 0 line
place unit ARF at 66 24 facing 180 line

% IB-3.75: an obstacle takes 4 inches of the reach
given FAR
place unit L1 at 10 35 facing 0 line
place unit AL at 10 43 facing 180 line empty
place phase move crown
    charge L1 AL
    event strikes L1 AL

% IB-3.75: so that 8 are left
given FAR
place unit L1 at 10 35 facing 0 line
place unit AL at 10 43.03 facing 180 line empty
place phase move crown
    charge L1 AL
    event falls-short L1
    is unit L1 at 10 43 within 0.01 facing 0 line

% IB-3.75: difficult ground takes 2 inches
given FAR
place unit L1 at 57 30 facing 0 line
place unit AL at 57 40 facing 180 line empty
place phase move crown
    charge L1 AL
    event strikes L1 AL

% IB-3.75: so that 10 are left
given FAR
place unit L1 at 57 30 facing 0 line
place unit AL at 57 40.03 facing 180 line empty
place phase move crown
    charge L1 AL
    event falls-short L1

% IB-3.75: inches in woods count double
given FAR
place unit L1 at 42 34 facing 0 line
place unit AL at 42 41 facing 180 line empty
place phase move crown
    charge L1 AL
    event strikes L1 AL

% IB-3.75: so that 2 and 5 inches are all
given FAR
place unit L1 at 42 34 facing 0 line
place unit AL at 42 41.03 facing 180 line empty
place phase move crown
    charge L1 AL
    event falls-short L1

% IB-3.75: but not for light troops
given FAR
place unit S1 at 42 34 facing 0 line
place unit AL at 42 45 facing 180 line empty
place phase move crown
    charge S1 AL
    event strikes S1 AL

