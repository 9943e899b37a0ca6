# Iron Brigade: charges that fall short, and what disorder does. IB-3.87 to IB-3.94.
battle ib-charges

% given FAR
battle ib-charges
place unit L4 at 6 22 facing 0 line
place unit ARF at 66 24 facing 180 line

% IB-3.87: the worked charge: the Rangers fall 3 inches short, and three shots of three hit them
given FAR
place unit I1 at 36 20 facing 0 line
place unit B1 at 36 16
place unit AL at 36 32 facing 180 line volleyed
place phase move crown
    charge I1 AL
    asks dice 1d6 to charge
    roll 1
    roll 8
    event reach-die I1 8 1
    event reach I1 9
    event falls-short I1
    is unit I1 at 36 29 facing 0 line effort 2 disordered acted charged.
    asks american volley-or-wait
    yes
    asks dice 3d6
    roll 3 4 5
    is unit I1 at 36 29 facing 0 line marks 1 effort 2 disordered
    is unit AL at 36 32 facing 180 line volleys 1 empty volleyed

% IB-3.87: with its first volley unspent each die has one more
given FAR
place unit I1 at 36 20 facing 0 line
place unit B1 at 36 16
place unit AL at 36 32 facing 180 line
place phase move crown
    dice 1 8
    charge I1 AL
    yes
    roll 2 3 1
    is unit I1 at 36 29 facing 0 line marks 2

% IB-3.87: a charge whose way is barred has failed too
given FAR
place unit L1 at 36 20 facing 0 line
place unit L2 at 36 26 facing 0 line
place unit AL at 36 30 facing 180 line empty
place phase move crown
    charge L1 AL
    event falls-short L1
    is unit L1 at 36 25 facing 0 line effort 2 disordered acted charged.

% IB-3.88: the target of a failed charge takes no test
given FAR
place unit L1 at 36 17 facing 0 line
place unit AL at 36 30 facing 180 line marks 1 empty
place phase move crown
    charge L1 AL
    no event test
    asks crown move

% IB-3.89: its owner may wait
given FAR
place unit L1 at 36 17 facing 0 line
place unit AL at 36 30 facing 180 line
place phase move crown
    charge L1 AL
    asks american volley-or-wait
    no
    no event fires
    is unit AL at 36 30 facing 180 line.
    asks crown move

% IB-3.89: one that is empty is not asked
given FAR
place unit L1 at 36 17 facing 0 line
place unit AL at 36 30 facing 180 line empty
place phase move crown
    charge L1 AL
    asks crown move

% IB-3.89: nor one that does not have the charger in its arc
given FAR
place unit L1 at 36 16 facing 0 line
place unit AL at 36 30 facing 0 line
place phase move crown
    charge L1 AL
    asks crown move

% IB-3.89: nor one that does not see it
given FAR
place unit L1 at 36 15 facing 0 line
place unit L2 at 36 29 facing 0 line
place unit AL at 36 30 facing 180 line
place phase move crown
    charge L1 AL
    event falls-short L1
    asks crown move

% IB-3.89: it fires at the true distance, so out of range in vain
given FAR
place unit I1 at 36 20 facing 0 line
place unit AL at 36 32 facing 180 line
place phase move crown
    dice 6 1
    charge I1 AL
    yes
    event out-of-range AL I1
    is unit AL at 36 32 facing 180 line volleys 1 empty volleyed

% IB-3.90: disorder lasts until the next own turn of the side begins
given FAR
place unit L1 at 36 20 facing 0 line disordered
place unit AL at 36 40 facing 180 line
place phase move crown
    end
    is unit L1 at 36 20 facing 0 line disordered
    asks american move
    end
    asks crown move
    is unit L1 at 36 20 facing 0 line.

% IB-3.91: each die of small arms fired at a disordered unit has 1 more
given FAR
place unit L1 at 36 20 facing 0 line disordered
place unit AL at 36 23 facing 180 line volleyed
place phase fire american
    fire AL L1
    roll 3 3 2
    is unit L1 at 36 20 facing 0 line marks 3

% IB-3.91: and none at one that is not
given FAR
place unit L1 at 36 20 facing 0 line
place unit AL at 36 23 facing 180 line volleyed
place phase fire american
    fire AL L1
    roll 3 3 2
    is unit L1 at 36 20 facing 0 line.

% IB-3.92: it is kept for the first round of who charges a disordered unit
given FAR
place unit L1 at 36 20 facing 0 line disordered empty
place unit AL at 36 30 facing 180 line
place phase move american
    charge AL L1
    is join AL L1 facing 180 order 1 first-round was-disordered

% IB-3.93: a disordered unit may fire in defence, and it does nothing else to it
given FAR
place unit L1 at 36 20 facing 0 line disordered
place unit AL at 36 30 facing 180 line
place phase move american
    charge AL L1
    event fires L1 AL
    asks dice 3d6

% IB-3.94: a countercharge is an ordinary charge in the next own turn, with test and reach
given FAR
place unit L1 at 36 20 facing 0 line disordered empty
place unit AL at 36 32.03 facing 180 line marks 2
place phase move american
    charge AL L1
    asks dice 1d6 to charge
    roll 2
    event falls-short AL

% IB-3.94: volley and countercharge are both allowed
given FAR
place unit I1 at 36 20 facing 0 line
place unit AL at 36 32 facing 180 line volleyed
place phase move crown
    dice 6 9
    charge I1 AL
    yes
    roll 1 1 1
    end
    charge AL I1
    event strikes AL I1
