# Iron Brigade: the push, the test to go on, and when two are joined.
battle ib-drill

% given PAIR
place turn 3
place unit B1b at 30 20 facing 0 line
place unit A1b at 30 20 facing 180 line
place unit A3a at 60 40 facing 180 line
place unit B3a at 60 8 facing 0 line
place phase melee crown

% IB-5.28: the loser goes back 2 inches on the line of the charge, the winner comes after, nobody turns
given PAIR
place join B1b A1b facing 0
    roll 4 1 1
    roll 1 1 1
    event pushed A1b 2 30 22
    event comes-after B1b A1b 2 30 22
    is unit A1b at 30 22 facing 180 line marks 4 fought.
    is unit B1b at 30 22 facing 0 line fought.
    is join B1b A1b.

% IB-5.28: the charger that loses goes back by the way it came
given PAIR
place join B1b A1b facing 0
    roll 1 1 1
    roll 4 1 1
    event pushed B1b 2 30 18
    event comes-after A1b B1b 2 30 18
    is unit B1b at 30 18 facing 0 line marks 4 fought.
    is unit A1b at 30 18 facing 180 line fought.

% IB-5.28: a charge on the flank pushes its victim sideways
battle ib-drill
place turn 3
place unit B1b at 28.5 20.5 facing 90 line
place unit A1b at 30 20 facing 180 line
place join B1b A1b facing 90 flank
place phase melee crown
    roll 4 1 1
    roll 1 1 1
    event pushed A1b 2 32 20
    is unit A1b at 32 20 facing 180 line
    is unit B1b at 30.5 20.5 facing 90 line
    again
    roll 1 1 1
    roll 4 1 1
    event pushed B1b 2 26.5 20.5
    event comes-after A1b B1b 2 28 20

% IB-5.28: a charge aslant pushes aslant
battle ib-drill
place turn 3
place unit B1b at 30 20 facing 30 line
place unit A1b at 30 20 facing 210 line
place join B1b A1b facing 30
place phase melee crown
    roll 4 1 1
    roll 1 1 1
    event pushed A1b 2
    is unit A1b at 31 21.732 within 0.01 facing 210
    is unit B1b at 31 21.732 within 0.01 facing 30

% IB-5.28: a gun is pushed back as it stands
battle ib-drill
place turn 3
place unit B1b at 30 20 facing 0 line
place unit A4c at 30 20 facing 180 unlimbered
place join B1b A4c facing 0
place phase melee crown
    roll 4 1 1
    roll 1 1 1
    event pushed A4c 2
    is unit A4c at 30 22 facing 180 unlimbered

# ---- Room ----

% IB-5.29: the table's edge cuts it short for both
battle ib-drill
place turn 3
place unit B1b at 30 46 facing 0 line
place unit A1b at 30 46 facing 180 line
place join B1b A1b facing 0
place phase melee crown
    roll 4 1 1
    roll 1 1 1
    event pushed A1b 1 30 47
    event comes-after B1b A1b 1 30 47

% IB-5.29: and lets nobody go where there is no room at all; then both stay
battle ib-drill
place turn 3
place unit B1b at 30 47 facing 0 line
place unit A1b at 30 47 facing 180 line
place join B1b A1b facing 0 behind-hard
place phase melee crown
    roll 4 1 1
    roll 1 1 1
    event no-push A1b
    no event pushed
    is unit A1b at 30 47
    is join B1b A1b behind-hard.               # IB-5.15: nobody was pushed back

% IB-5.29: a friend behind the loser
given PAIR
place unit A1a at 29 23.5 facing 0 line
place join B1b A1b facing 0
    roll 4 1 1
    roll 1 1 1
    event pushed A1b 1.5 30 21.5
    event comes-after B1b A1b 1.5

% IB-5.29: one to whom it comes near without lying on him does not
given PAIR
place unit A1a at 33.02 24 facing 0 line
place join B1b A1b facing 0
    roll 4 1 1
    roll 1 1 1
    event pushed A1b 2 30 22

% IB-5.29: who is in the winner's way stops both
battle ib-drill
place turn 3
place unit B1b at 30 20 facing 0 line
place unit A1b at 29 20 facing 180 line
place unit A1a at 32.5 20.5 facing 180 line
place join B1b A1b facing 0
place phase melee crown
    roll 4 1 1
    roll 1 1 1
    event pushed A1b 0.5 29 20.5
    event comes-after B1b A1b 0.5 30 20.5

% IB-3.37: impassable ground stops the push, by the track of the flag
battle ib-ground
place turn 3
place unit B1b at 66 37 facing 0 line
place unit A1b at 66 37 facing 180 line
place join B1b A1b facing 0
place phase melee crown
    roll 4 1 1
    roll 1 1 1
    is unit A1b at 66 38 within 0.01
    is unit B1b at 66 38 within 0.01

# ---- The test ----

% IB-5.32: after the push the loser is tested, and routs if it fails
battle ib-drill
place turn 3
place unit B1b at 30 20 facing 0 line
place unit A1c at 30 20 facing 180 line marks 2
place unit A3a at 60 40 facing 180 line
place join B1b A1c facing 0
place phase melee crown
    roll 4 1 1
    roll 1 1
    event pushed A1c 2
    event test A1c to go on in melee 4
    roll 3
    event failed A1c
    event routs A1c
    no
    roll 3 3
    not join B1b A1c
    is unit A1c at 30

% IB-5.32: it goes on if it passes
battle ib-drill
place turn 3
place unit B1b at 30 20 facing 0 line
place unit A1c at 30 20 facing 180 line marks 2
place join B1b A1c facing 0
place phase melee crown
    roll 4 1 1
    roll 1 1
    roll 4
    event passed A1c
    is join B1b A1c.

% IB-5.32: the winner is not tested
battle ib-drill
place turn 3
place unit B1b at 30 20 facing 0 line marks 1
place unit A1b at 30 20 facing 180 line
place join B1b A1b facing 0
place phase melee crown
    roll 4 1 1
    roll 1 1 1
    event won B1b A1b 1
    no event test B1b

# ---- Joined ----

% IB-5.30: touching is not enough
battle ib-drill
place turn 3
place unit B1b at 30 20 facing 0 line
place unit A1b at 30 20 facing 180 line
place phase melee crown
    asks american                              # no round was fought

% IB-5.30: a charge that arrives joins the two
battle ib-drill
place turn 3
place unit B1b at 30 16 facing 0 line
place unit A1b at 30 20 facing 180 line empty
place phase move crown
    charge B1b A1b
    event joined B1b A1b
    is join B1b A1b order 1 first-round.

% IB-5.30: it ends when one of the two is lost
battle ib-drill
place turn 3
place unit B1b at 30 20 facing 0 line
place unit A1c at 30 20 facing 180 line marks 1
place unit A3a at 60 40 facing 180 line
place join B1b A1c facing 0
place phase melee crown
    roll 4 1 1
    roll 1 1
    event lost A1c
    event parted B1b A1c
    not join B1b A1c

# B1b beats A1c, follows it and runs into A1a, who stands on the way.
% given PURSUIT
battle ib-drill
place turn 3
place unit B1b at 30 20 facing 0 line
place unit A1c at 30 20 facing 180 line marks 2
place unit A1a at 30 30 facing 180 line empty
place unit A3a at 60 40 facing 180 line
place join B1b A1c facing 0 order 1
place phase melee crown

% IB-5.31: a melee that begins in the melee phase is first fought in the next, as its first round
given PURSUIT
    roll 4 1 1
    roll 1 1
    roll 1
    yes
    roll 6 6
    roll 5 6
    event joined B1b A1a
    roll 1                                     # A1c does not rally
    roll 1 1
    asks american
    is join B1b A1a
    american: end
    event fights B1b 3 1
    event reason the charger 1

% IB-5.31: whom it runs into fights its own melee without it
given PURSUIT
place unit B2b at 30 31 facing 180 line
place join B2b A1a facing 180 order 2 rear
    roll 4 1 1
    roll 1 1
    roll 1
    yes
    roll 6 6
    roll 5 6
    event joined B1b A1a
    event round B2b A1a
    event fights B2b 3 2                       # the front is engaged by now
    no event fights B1b
    roll 1 1 1
    roll 1 1 1
    asks american                              # A1c ran into B2b, and is lost
    american: end
    event fights B1b 3 1
    event fights B2b 3 2

% IB-5.31: nor does one who follows a friend of the beaten, before it has fought itself, fight in this phase
battle ib-drill
place turn 3
place first crown
place unit B1a at 20 20 facing 0 line
place unit A1c at 20 20 facing 180 line marks 2
place unit B2b at 24 20 facing 0 line
place unit A1d at 24 20 facing 180 line marks 1
place unit A1a at 24 30 facing 180 line empty
place join B1a A1c facing 0 order 1
place join B2b A1d facing 0 order 2
place phase melee crown
    roll 4 1 1
    roll 1 1
    roll 1                                     # A1c breaks
    roll 1                                     # and A1d, who sees it
    event routs A1d
    no                                         # B1a stays
    yes                                        # B2b pursues
    roll 6 6
    roll 6 6
    roll 5 6
    event joined B2b A1a
    no event round
    no event fights
    is join B2b A1a
