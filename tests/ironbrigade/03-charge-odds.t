# Iron Brigade: odds of charges, where anything may be measured. IB-3.65, IB-3.68, IB-3.80, IB-3.89, IB-3.116, IB-6.1.
battle ib-charges premeasure=on

% given FAR
battle ib-charges premeasure=on
place unit L4 at 6 22 facing 0 line
place unit ARF at 66 24 facing 180 line

% IB-3.65: a test has two ways to go
given FAR
place unit L1 at 36 20 facing 0 line marks 1
place unit AL at 36 30 facing 180 line empty
place phase move crown
    odds "charge L1 AL" : "will not charge" 1/3, strikes 2/3

% IB-3.65: with a commander at hand
given FAR
place unit L1 at 36 20 facing 0 line marks 1
place unit B1 at 36 15
place unit AL at 36 30 facing 180 line empty
place phase move crown
    odds "charge L1 AL" : "will not charge" 1/6, strikes 5/6

% IB-3.68: a D20 has two, once the distance is known
given FAR
place unit I1 at 36 20 facing 0 line
place unit AL at 36 30 facing 180 line empty
place phase move crown
    odds "charge I1 AL" : "falls short" 9/20, strikes 11/20

% IB-3.89: and as many more as there are bands in which the target may fire at one that falls short
given FAR
place unit I1 at 36 20 facing 0 line marks 1
place unit AL at 36 32 facing 180 line volleyed
place phase move crown
    odds "charge I1 AL" assume "volley-or-wait=yes" : "will not charge" 1/2, "out of range" 3/40, strikes 9/40

% IB-3.80: who is struck and fails routs
given FAR
place unit L1 at 36 20 facing 0 line
place unit AL at 36 30 facing 180 line marks 1 empty
place phase move crown
    odds "charge L1 AL" : "AL routs" 1/3

% IB-3.107: and may run off the table
given FAR
place unit L1 at 50 28 facing 0 line
place unit AL at 50 36.5 facing 180 line marks 1 empty
place phase move crown
    odds "charge L1 AL" : "left the table" 1/36

% IB-3.116: a pursuer as fast as its router catches it in 721 of 1296 ways
given FAR
place unit L1 at 36 20 facing 0 line
place unit AL at 36 30 facing 180 line marks 1 empty
place phase move crown
    odds "charge L1 AL" assume "pursue=yes" : "is caught" 721/3888, "AL routs" 1/3
