# Iron Brigade: charges, from the declaration to the place of contact. IB-3.60 to IB-3.86.
# Targets are empty where their fire is not what a case is about. L1 is line, I1 inferior, R1 raw, LC and IC cavalry.
battle ib-charges

% given FAR
battle ib-charges
place unit L4 at 6 22 facing 0 line
place unit ARF at 66 24 facing 180 line

% given OPEN
battle ib-charges
given FAR
place unit L1 at 36 20 facing 0 line
place phase move crown

# ---- The declaration ----

% IB-3.60: a charge is declared in the movement phase: who, and at whom
given OPEN
place unit L2 at 20 20 facing 0 line
place unit A1 at 36 26
place unit AL at 36 30 facing 180 line empty
    charge L1 L2                refused IB-3.60 "no enemy unit"
    charge L1 A1                refused IB-3.60
    charge L1 AE                refused IB-3.60 "on the table"
    answer charge L1 AL
    charge L1 AL
    event charges L1 AL

% IB-3.61: exactly 45 degrees off the way it faces will do
given OPEN
place unit AL at 46 30 facing 180 line empty
    charge L1 AL

% IB-3.61: more than 45 degrees will not
given OPEN
place unit AL at 46.01 30 facing 180 line empty
place unit AL2 at 36 30 facing 180 line empty
    charge L1 AL                refused IB-3.61 "more than 45 degrees"
    no answer charge L1 AL
    answer charge L1 AL2

% IB-3.62: the target need not be seen
given FAR
place unit L1 at 42 34 facing 0 line
place unit AL at 42 44 facing 180 line empty
place phase move crown
    no sees L1 AL
    charge L1 AL

% IB-3.63: guns do not charge
given OPEN
place unit G1 at 40 20 facing 0 unlimbered
place unit AL at 36 30 facing 180 line empty
    charge G1 AL                refused IB-3.63 "foot and horse"
    no answer charge G1 AL

% IB-3.63: columns do not charge
given FAR
place unit L1 at 36 20 facing 0 column
place unit LC at 40 20 facing 0 column
place unit AL at 36 30 facing 180 line empty
place phase move crown
    charge L1 AL                refused IB-3.63 "in column"
    charge LC AL                refused IB-3.63 "in column"

% IB-3.63: engaged units do not charge
given OPEN
place unit AL at 36 20 facing 180 line empty
place unit AL2 at 36 30 facing 180 line empty
place join L1 AL facing 0
    charge L1 AL2               refused IB-3.63 "in melee"
    charge L1 AL                refused IB-3.63

% IB-3.64: a charge takes the whole turn: none after half a move, no fire after it
given OPEN
place unit L2 at 24 20 facing 0 line effort 1
place unit L3 at 50 20 facing 0 line
place unit AL at 36 33 facing 180 line empty
place unit AL2 at 50 24 facing 180 line empty
    charge L2 AL                refused IB-3.8
    charge L1 AL
    event falls-short L1
    is unit L1 at 36 32 facing 0 line effort 2
    end
    fire L1 AL                  refused IB-4.35
    no answer fire L1 AL
    answer fire L3 AL2

% IB-3.65: before anything else the charger takes a test
given FAR
place unit L1 at 36 20 facing 0 line marks 2
place unit AL at 36 30 facing 180 line empty
place phase move crown
    charge L1 AL
    asks dice 1d6 to charge
    roll 2
    event passed L1 2
    event strikes L1 AL

% IB-3.66: failed, it stays where it is and does nothing in this turn
given FAR
place unit L1 at 36 20 facing 0 line marks 2
place unit L3 at 50 20 facing 0 line
place unit AL at 36 28 facing 180 line empty
place unit AL2 at 50 24 facing 180 line empty
place phase move crown
    charge L1 AL
    roll 1
    event balks L1
    no event measured
    is unit L1 at 36 20 facing 0 line marks 2 effort 2 acted charged.
    asks crown move
    ahead L1 whole              refused IB-1.38
    load L1                     refused IB-1.38
    form L1 column              refused IB-1.38
    charge L1 AL                refused IB-1.38
    end
    fire L1 AL                  refused IB-4.35

# ---- How far ----

% IB-3.67: line infantry reaches 12 inches
given OPEN
place unit AL at 36 32 facing 180 line empty
    charge L1 AL
    event reach L1 12
    event strikes L1 AL
    is unit L1 at 36 32 facing 0

% IB-3.67: and no more
given OPEN
place unit AL at 36 32.03 facing 180 line empty
    charge L1 AL
    event falls-short L1
    no event strikes
    is unit L1 at 36 32 facing 0 line effort 2 disordered acted charged.

% IB-3.67: elite infantry reaches 12 inches
given FAR
place unit E1 at 36 20 facing 0 line
place unit AL at 36 32 facing 180 line empty
place unit AL2 at 20 32.03 facing 180 line empty
place unit S1 at 20 20 facing 0 line
place phase move crown
    charge E1 AL
    event strikes E1 AL
    charge S1 AL2
    event falls-short S1

% IB-3.67: line and elite cavalry reach 16 inches
given FAR
place unit LC at 36 16 facing 0 line
place unit EC at 20 16 facing 0 line
place unit AL at 36 32 facing 180 line empty
place unit AL2 at 20 32.03 facing 180 line empty
place phase move crown
    charge LC AL
    event reach LC 16
    event strikes LC AL
    charge EC AL2
    event falls-short EC

% IB-3.68: inferior infantry throws a D20
given FAR
place unit I1 at 36 20 facing 0 line
place unit AL at 36 30 facing 180 line empty
place phase move crown
    dice 6
    charge I1 AL
    asks dice 1d20 reach of a charge
    roll 10
    event reach-die I1 10 0
    event reach I1 10
    event strikes I1 AL
    again
    dice 6
    charge I1 AL
    roll 9
    event falls-short I1
    is unit I1 at 36 29 facing 0 line effort 2 disordered

% IB-3.68: so does raw infantry
given FAR
place unit R1 at 36 20 facing 0 line
place unit AL at 36 30 facing 180 line empty
place phase move crown
    dice 3
    charge R1 AL
    roll 10
    event strikes R1 AL
    again
    dice 3
    charge R1 AL
    roll 9
    event falls-short R1

% IB-3.68: and inferior cavalry
given FAR
place unit IC at 36 20 facing 0 line
place unit AL at 36 30 facing 180 line empty
place phase move crown
    dice 6
    charge IC AL
    asks dice 1d20
    roll 10
    event strikes IC AL
    again
    dice 6
    charge IC AL
    roll 9
    event falls-short IC

% IB-3.69: with inf_cav_double inferior cavalry reaches 16 inches without a die
battle ib-charges inf_cav_double=on
given FAR
place unit IC at 36 16 facing 0 line
place unit I1 at 20 20 facing 0 line
place unit AL at 36 32 facing 180 line empty
place unit AL2 at 20 25 facing 180 line empty
place phase move crown
    dice 6
    charge IC AL
    event reach IC 16
    event strikes IC AL
    dice 6
    charge I1 AL2
    asks dice 1d20                      # of infantry nothing is changed
    roll 5

% IB-3.69: and no more
battle ib-charges inf_cav_double=on
given FAR
place unit IC at 36 16 facing 0 line
place unit AL at 36 32.03 facing 180 line empty
place phase move crown
    dice 6
    charge IC AL
    event falls-short IC

% IB-3.70: a good brigadier adds 1
battle ib-charges
given FAR
place unit I1 at 36 20 facing 0 line
place unit B1 at 36 15
place unit AL at 36 30 facing 180 line empty
place phase move crown
    dice 1
    charge I1 AL
    roll 9
    event reach-die I1 9 1
    event strikes I1 AL
    again
    dice 1
    charge I1 AL
    roll 8
    event falls-short I1

% IB-3.70: a poor one takes 1 off
given FAR
place unit IC at 36 20 facing 0 line
place unit B2 at 36 15
place unit AL at 36 30 facing 180 line empty
place phase move crown
    dice 6
    charge IC AL
    roll 11
    event reach-die IC 11 -1
    event strikes IC AL
    again
    dice 6
    charge IC AL
    roll 10
    event falls-short IC

% IB-3.70: a normal one gives nothing
given FAR
place unit I2 at 36 20 facing 0 line
place unit B4 at 36 15
place unit AL at 36 30 facing 180 line empty
place phase move crown
    dice 6
    charge I2 AL
    roll 10
    event reach-die I2 10 0
    event strikes I2 AL
    again
    dice 6
    charge I2 AL
    roll 9
    event falls-short I2

% IB-3.70: an excellent one adds 2
given FAR
place unit I3 at 36 20 facing 0 line
place unit B3 at 36 15
place unit AL at 36 30 facing 180 line empty
place phase move crown
    dice 6
    charge I3 AL
    roll 8
    event reach-die I3 8 2
    event strikes I3 AL
    again
    dice 6
    charge I3 AL
    roll 7
    event falls-short I3

% IB-3.70: never the figure for base contact
given FAR
place unit I1 at 36 20 facing 0 line
place unit B1 at 36 18.6
place unit AL at 36 30 facing 180 line empty
place phase move crown
    dice 1
    charge I1 AL
    roll 8
    event reach-die I1 8 1
    event falls-short I1

% IB-3.71: he counts if he is within 6 inches of the flag
given FAR
place unit I1 at 36 20 facing 0 line
place unit B1 at 36 14
place unit AL at 36 30 facing 180 line empty
place phase move crown
    dice 1
    charge I1 AL
    roll 9
    event strikes I1 AL

% IB-3.71: beyond 6 inches he does not
given FAR
place unit I1 at 36 20 facing 0 line
place unit B1 at 36 13.99
place unit AL at 36 30 facing 180 line empty
place phase move crown
    dice 1
    charge I1 AL
    roll 9
    event reach-die I1 9 0
    event falls-short I1

% IB-3.72: with factor_any_range he counts wherever he is
battle ib-charges factor_any_range=on
given FAR
place unit I1 at 36 20 facing 0 line
place unit B1 at 60 24
place unit AL at 36 30 facing 180 line empty
place phase move crown
    dice 1
    charge I1 AL
    roll 9
    event reach-die I1 9 1
    event strikes I1 AL

% IB-3.73: only its own brigadier counts, no other and no divisional commander
battle ib-charges
given FAR
place unit I1 at 36 20 facing 0 line
place unit B3 at 36 15
place unit GEN at 35 15
place unit AL at 36 30 facing 180 line empty
place phase move crown
    dice 6
    charge I1 AL
    roll 9
    event reach-die I1 9 0
    event falls-short I1

% IB-3.73: the reach is never below nothing
given FAR
place unit IC at 36 20 facing 0 line
place unit B2 at 36 15
place unit AL at 36 30 facing 180 line empty
place phase move crown
    dice 6
    charge IC AL
    roll 1
    event reach IC 0
    event falls-short IC
    is unit IC at 36 20 facing 0 line effort 2 disordered

# ---- The straight way ----

% IB-3.74: it swings about its flag to point at the target's flag, and goes straight ahead
given OPEN
place unit AL at 43 34 facing 180 line empty
    charge L1 AL
    event falls-short L1
    is unit L1 at 41.367 30.733 within 0.01 facing 26.57 within 0.1

% IB-3.76: the first enemy that it meets is struck
given OPEN
place unit AL at 36 31 facing 180 line empty
place unit AL2 at 38.5 28 facing 180 line empty
    charge L1 AL
    event strikes L1 AL2
    no event strikes L1 AL

% IB-3.76: of two met at once the target
given FAR
place unit S1 at 36 20 facing 0 skirmish
place unit AL at 32.9 30 facing 180 line empty
place unit AL2 at 36 30 facing 180 line empty
place phase move crown
    charge S1 AL2
    event strikes S1 AL2

% IB-3.76: else the one with the lower id
given FAR
place unit S1 at 36 20 facing 0 skirmish
place unit AL at 34.2 30 facing 180 line empty
place unit AL2 at 37.8 30 facing 180 line empty
place unit AI at 36 33 facing 180 line empty
place phase move crown
    charge S1 AI
    event strikes S1 AL

% IB-3.76: to slide along one that is touched already is not to meet it
given OPEN
place unit AL at 36 28 facing 180 line empty
place unit AL2 at 39 19.5 facing 180 line empty
    charge L1 AL
    event strikes L1 AL

% IB-3.77: a friend on the line of the flag ends it there, and it has failed
given OPEN
place unit L2 at 36 25 facing 0 line
place unit AL at 36 30 facing 180 line empty
    charge L1 AL
    event barred L1 L2
    event falls-short L1
    is unit L1 at 36 24 facing 0 line effort 2 disordered

% IB-3.77: one that is merely brushed does not
given OPEN
place unit L2 at 37.6 25 facing 0 line
place unit AL at 36 30 facing 180 line empty
    charge L1 AL
    event strikes L1 AL

# ---- The place of contact ----

% IB-12.13: charges go in a straight line only: nobody goes round a friend
given OPEN
place unit L2 at 36 25 facing 0 line
place unit AL at 36 30 facing 180 line empty
    charge L1 AL
    event falls-short L1
    no event strikes

% IB-3.78: a charge arrives if its reach is at least the way until the footprints touch, wherever the flags are
given OPEN
place unit AL at 36 33 facing 0 line empty
    charge L1 AL
    event measured L1 AL 13
    event strikes L1 AL

% IB-3.78: and not if it is less
given OPEN
place unit AL at 36 33.03 facing 0 line empty
    charge L1 AL
    event falls-short L1

% IB-1.13: a gap of 0.02 inches is a touch, so the charge that comes so near has arrived
given OPEN
place unit AL at 36 32.019 facing 180 line empty
    charge L1 AL
    event reach L1 12
    event strikes L1 AL
    is join L1 AL order 1 first-round
    is unit L1 at 36 32.019 within 0.001 facing 0

% IB-3.78: and one that leaves more than a touch between them has not
given OPEN
place unit AL at 36 32.022 facing 180 line empty
    charge L1 AL
    event falls-short L1

% IB-3.82: a frontal charge ends flag on flag
given OPEN
place unit AL at 40 28 facing 180 line empty
    charge L1 AL
    event strikes L1 AL
    is unit L1 at 40 28 facing 0

% IB-3.82: else flush against the side that its flag's line enters, its flag on the point of entry
given OPEN
place unit AL at 36.5 30 facing 90 line empty
    charge L1 AL
    is unit L1 at 36.425 28.5 within 0.002 facing 0
    is join L1 AL order 1 first-round flank

% IB-3.82: the rear
given OPEN
place unit AL at 38 29 facing 0 line empty
    charge L1 AL
    is unit L1 at 37.777 28 within 0.002 facing 0
    is join L1 AL order 1 first-round rear

% IB-3.83: where it would lie on another, it is left as it came, where it first touched
given OPEN
place unit AL at 40 28 facing 180 line empty
place unit L2 at 42.9 28 facing 0 line
    charge L1 AL
    event strikes L1 AL
    is unit L1 at 39.699 27.399 within 0.01 facing 26.57 within 0.1

% IB-3.83: so it is where the table ends
given FAR
place unit L1 at 7 24 facing 315 line
place unit AL at 1 30 facing 180 column empty
place phase move crown
    charge L1 AL
    event strikes L1 AL
    is unit L1 at 1.25 29.75 within 0.01 facing 315

% IB-3.83: and where the line of its flag passes by all four sides
given OPEN
place unit AL at 36 30 facing 180 line empty
place unit AL2 at 38.5 26 facing 180 line empty
    charge L1 AL
    event strikes L1 AL2
    is unit L1 at 36 26 facing 0

% IB-3.84: where there is no room even so, the charge has failed
given OPEN
place unit L2 at 33.5 25.8 facing 0 line
place unit AL at 36 30 facing 180 line empty
place unit AL2 at 38.5 26 facing 180 line empty
    charge L1 AL
    event falls-short L1
    no event strikes
    is unit L1 at 36 24.8 within 0.005 facing 0 line effort 2 disordered

% IB-3.85: it stops at the farthest place of its line that is free of others
given FAR
place unit I1 at 36 20 facing 0 line
place unit L2 at 38.5 25 facing 0 line
place unit AL at 36 32 facing 180 line empty
place phase move crown
    dice 6
    charge I1 AL
    roll 5
    is unit I1 at 36 24 within 0.005 facing 0 line effort 2 disordered
    again
    dice 6
    charge I1 AL
    roll 6
    is unit I1 at 36 26 facing 0 line effort 2 disordered

% IB-3.85: where no place is free it has not moved, nor turned
given FAR
place unit IC at 36 20 facing 0 line
place unit B2 at 36 15
place unit L2 at 39 20 facing 0 line
place unit AL at 30 30 facing 180 line empty
place phase move crown
    dice 6
    charge IC AL
    roll 1
    is unit IC at 36 20 facing 0 line effort 2 disordered
    again
    dice 6
    charge IC AL
    roll 4
    is unit IC at 34.456 22.572 within 0.01 facing 329.04 within 0.1

% IB-3.86: whom it overlaps in its swing makes no difference
given OPEN
place unit L2 at 39 20 facing 0 line
place unit AL at 30 29 facing 180 line empty
    charge L1 AL
    event strikes L1 AL
    is unit L1 at 30 29 facing 0
