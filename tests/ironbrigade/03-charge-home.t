# Iron Brigade: charges that arrive, step by step, and odd targets. IB-3.79 to IB-3.81, IB-3.96 to IB-3.99.
battle ib-charges

% given FAR
battle ib-charges
place unit L4 at 6 22 facing 0 line
place unit ARF at 66 24 facing 180 line

% IB-3.79: placed, tested, fired at, helped, joined
given FAR
place unit I1 at 36 20 facing 0 line
place unit AL at 36 30 facing 180 line marks 3
place unit AI at 39.5 30 facing 180 line
place phase move crown
    charge I1 AL
    asks dice 1d6 to charge
    roll 6
    asks dice 1d20
    roll 15
    event strikes I1 AL
    is unit I1 at 36 30 facing 0
    asks dice 1d6 to receive a charge
    roll 1
    asks dice 3d6
    roll 1 1 1
    asks american support
    help-by AI
    asks dice 1d6 to help a friend
    roll 1
    asks dice 2d6
    roll 1 1
    event joined I1 AL
    is join I1 AL order 1 first-round
    asks crown move

% IB-3.80: if the struck unit fails it routs, and nothing more of the charge follows
given FAR
place unit I1 at 36 20 facing 0 line
place unit AL at 36 30 facing 180 line marks 1
place unit AI at 39.5 30 facing 180 line
place phase move crown
    dice 6 15 2 6
    charge I1 AL
    event routs AL
    no event fires
    asks crown pursue
    no
    roll 3 4
    asks crown move
    not join I1 AL

% IB-3.81: only the loss of its last mark keeps a charge from going home
given FAR
place unit I1 at 36 20 facing 0 line marks 3
place unit AL at 36 30 facing 180 line volleyed
place unit A1 at 36 33
place phase move crown
    dice 6 15
    charge I1 AL
    roll 6 6 3
    is unit I1 at 36 30 facing 0 line marks 1
    event joined I1 AL
    again
    dice 6 15
    charge I1 AL
    roll 6 6 6
    event lost I1
    no event joined
    asks crown move

% IB-3.81: then no more help is asked for
given FAR
place unit I1 at 36 20 facing 0 line marks 1
place unit AL at 36 30 facing 180 line volleyed
place unit A1 at 36 33
place unit AI at 39.5 30 facing 180 line
place phase move crown
    dice 6 15 4 1 1
    charge I1 AL
    event lost I1
    asks crown move

% IB-4.52: each helper tries once; IB-4.47: who is too far off is none
given FAR
place unit L1 at 36 20 facing 0 line
place unit AL at 36 30 facing 180 line empty
place unit AI at 39.5 30 facing 180 line marks 1
place unit AI2 at 32.5 30 facing 180 line marks 1
place phase move crown
    charge L1 AL
    help-by ARF                 refused IB-4.47 "cannot help"
    help-by AL                  refused IB-4.47
    help-by AI
    roll 3
    help-by AI                  refused IB-4.52 "tried"
    no answer help-by AI
    done
    event joined L1 AL

# ---- Odd targets ----

% IB-3.96: a charge that reaches a router destroys it, without test or fire
given FAR
place unit L1 at 36 20 facing 0 line
place unit AL at 36 30 facing 180 line marks 1 routing
place phase move crown
    charge L1 AL
    event lost AL
    no event test
    no event fires
    is unit AL lost
    is unit L1 at 36 30 facing 0 line effort 2 acted charged.

% IB-3.97: an engaged unit that is charged is tested but does not fire
given FAR
place unit L1 at 36 20 facing 0 line
place unit L2 at 37.5 30.5 facing 270 line
place unit AL at 36 30 facing 180 line marks 2
place join L2 AL facing 270 flank
place phase move crown
    charge L1 AL
    asks dice 1d6 to receive a charge
    roll 2
    no event fires
    is join L1 AL

% IB-3.98: cavalry is tested and cannot fire
given FAR
place unit L1 at 36 20 facing 0 line
place unit AC at 36 30 facing 180 line
place phase move crown
    charge L1 AC
    roll 1
    no event fires
    event joined L1 AC

% IB-3.98: so is a column
given FAR
place unit L1 at 36 20 facing 0 line
place unit AL at 36 30 facing 180 column marks 3
place phase move crown
    charge L1 AL
    roll 1
    no event fires
    event joined L1 AL

% IB-3.98: a limbered gun
given FAR
place unit L1 at 36 20 facing 0 line
place unit AG at 36 30 facing 180 limbered marks 3
place phase move crown
    charge L1 AG
    roll 1
    no event fires
    event joined L1 AG

% IB-3.98: and a howitzer
given FAR
place unit L1 at 36 20 facing 0 line
place unit AH at 36 30 facing 180 unlimbered marks 3
place phase move crown
    charge L1 AH
    roll 1
    no event fires
    event joined L1 AH

% IB-3.99: each charge is settled by itself; against the second the target no longer fires
given FAR
place unit L1 at 36 20 facing 0 line
place unit L2 at 46 30.5 facing 270 line
place unit AL at 36 30 facing 180 line
place phase move crown
    charge L1 AL
    event fires AL L1
    roll 1 1 1
    event joined L1 AL
    charge L2 AL
    no event fires
    event joined L2 AL
