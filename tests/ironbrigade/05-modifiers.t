# Iron Brigade: what is added to each valid die of a melee.
battle ib-drill

% given PAIR
place turn 3
place unit B1b at 30 20 facing 0 line
place unit A1b at 30 20 facing 180 line
place phase move crown

% IB-5.10: in a later round on level ground nothing is added
given PAIR
place join B1b A1b facing 0
    end
    event fights B1b 3 0
    event fights A1b 3 0

% IB-5.12: the charger has +1 in the first round, the charged nothing
given PAIR
place join B1b A1b facing 0 first-round
    end
    event fights B1b 3 1
    event reason the charger 1
    event fights A1b 3 0

% IB-5.12: whichever side's player turn it is
given PAIR
place join A1b B1b facing 180 first-round
    end
    event fights B1b 3 0
    event fights A1b 3 1

% IB-5.12: in the second round there is no more of it
given PAIR
place join B1b A1b facing 0 first-round
    end
    roll 1 1 1
    roll 1 1 1
    event drawn B1b A1b
    is join B1b A1b.
    american: end
    event fights A1b 3 0
    event fights B1b 3 0

% IB-5.13: light cover gives the charged +1, in the first round and after
given PAIR
place join B1b A1b facing 0 first-round behind-light
    end
    event fights B1b 3 1
    event fights A1b 3 1
    event reason charged behind light cover 1

% IB-5.14: hard cover gives it +2
given PAIR
place join B1b A1b facing 0 first-round behind-hard
    end
    event fights B1b 3 1
    event fights A1b 3 2
    event reason charged behind hard cover 2

% IB-5.15: cover counts in later rounds as well, while nobody is pushed back
given PAIR
place join B1b A1b facing 0 behind-hard
    end
    event fights A1b 3 2
    roll 1 1 1
    roll 1 1 1
    event drawn
    american: end
    event fights A1b 3 2

% IB-5.15: no longer once the charged unit is pushed back
given PAIR
place join B1b A1b facing 0 behind-hard
    end
    roll 6 6 6
    roll 1 1 1
    event pushed A1b 2
    roll 6                                     # it is tested, with 2 marks left
    is join B1b A1b.
    american: end
    event fights A1b 3 0

% IB-5.15: nor once the charger is
given PAIR
place join B1b A1b facing 0 behind-light
    end
    roll 1 1 1
    roll 4 1 1
    event pushed B1b 2
    is join B1b A1b.
    american: end
    event fights A1b 3 0

% IB-5.16: +1 for an attack on the flank
given PAIR
place join B1b A1b facing 0 first-round flank
    end
    event fights B1b 3 2
    event reason on the flank 1
    event fights A1b 3 0

% IB-5.17: +2 for one on the rear, and nothing for the flank besides
given PAIR
place join B1b A1b facing 0 first-round rear
    end
    event fights B1b 3 3
    event reason in the rear 2
    no event reason on the flank

% IB-5.18: in later rounds flank and rear do not count
given PAIR
place join B1b A1b facing 0 flank
    end
    event fights B1b 3 0
    no event reason on the flank

% IB-5.18: nor does the rear
given PAIR
place join B1b A1b facing 0 rear
    end
    event fights B1b 3 0

% given AT-BOTH-SIDES
place turn 3
place unit A1b at 30 20 facing 180 line
place unit B1b at 30 20 facing 0 line
place unit B2b at 28.5 20.5 facing 90 line
place phase move crown

% IB-5.18: while the victim is also engaged on its front they do
given AT-BOTH-SIDES
place join B1b A1b facing 0 order 1
place join B2b A1b facing 90 order 2 flank
    end
    event fights B1b 3 0
    event fights B2b 3 1
    event reason on the flank 1

% IB-5.18: the front is engaged too by an enemy whom the victim charged itself
given AT-BOTH-SIDES
place join A1b B1b facing 180 order 1
place join B2b A1b facing 90 order 2 rear
    end
    event fights B2b 3 2
    event reason in the rear 2

% IB-5.18: another attack on the flank is no engagement on the front
given AT-BOTH-SIDES
place join B1b A1b facing 0 order 1 rear
place join B2b A1b facing 90 order 2 flank
    end
    event fights B1b 3 0
    event fights B2b 3 0

% IB-5.18: with flank_always they count in every round
battle ib-drill flank_always=on
place turn 3
place unit B1b at 30 20 facing 0 line
place unit A1b at 30 20 facing 180 line
place join B1b A1b facing 0 flank
place phase move crown
    end
    event fights B1b 3 1
    event reason on the flank 1

% IB-5.19: +2 for the charger of a disordered unit, in the first round, besides its +1
battle ib-drill
place turn 3
place unit B1b at 30 20 facing 0 line
place unit A1b at 30 20 facing 180 line disordered
place join B1b A1b facing 0 first-round was-disordered
place phase move crown
    end
    event fights B1b 3 3
    event reason the charger 1
    event reason against one disordered by its failed charge 2
    event fights A1b 3 0

% IB-5.19: not in later rounds
given PAIR
place join B1b A1b facing 0 was-disordered
    end
    event fights B1b 3 0

% IB-5.10: all that apply are added
given PAIR
place join B1b A1b facing 0 first-round rear was-disordered from-above
    end
    event fights B1b 3 6

# ---- Higher ground. In ib-ground a hill is at (44,6) to (56,16) ----

# The hill of ib-ground is a square, its southern edge at 28.

% given ASTRIDE-THE-EDGE
battle ib-ground
place turn 3
place unit B1b at 12 28 facing 0 line
place unit A1b at 12 28 facing 180 line
place phase move crown

% IB-5.11: later the level under the centre counts, not that under the flag
given ASTRIDE-THE-EDGE
place join B1b A1b facing 0
    end; end
    event fights B1b 3 0
    event fights A1b 3 1
    event reason higher ground 1

% IB-5.11: the defender has it as the attacker has
given ASTRIDE-THE-EDGE
place join A1b B1b facing 180
    end; end
    event fights B1b 3 0
    event fights A1b 3 1

% IB-5.11: in the first round the level from which it charged counts for the charger
given ASTRIDE-THE-EDGE
place join B1b A1b facing 0 first-round from-above
    end; end
    event fights B1b 3 2
    event fights A1b 3 0

% IB-5.11: a charge on one level gives it to nobody, wherever the two have come to stand
given ASTRIDE-THE-EDGE
place join B1b A1b facing 0 first-round
    end; end
    event fights B1b 3 1
    event fights A1b 3 0

% IB-5.11: on level ground nobody has it
battle ib-ground
place turn 3
place unit B1b at 12 35 facing 0 line
place unit A1b at 12 35 facing 180 line
place join B1b A1b facing 0
place phase move crown
    end; end
    event fights B1b 3 0
    event fights A1b 3 0

% IB-5.11: a charge downhill
battle ib-ground
place turn 3
place unit B1b at 12 30 facing 180 line
place unit A1b at 12 25 facing 0 line empty
place phase move crown
    charge B1b A1b
    end
    event fights B1b 3 2
    event reason higher ground 1
    event reason the charger 1
    event fights A1b 3 0

% IB-5.11: a charge uphill
battle ib-ground
place turn 3
place unit B1b at 12 25 facing 0 line
place unit A1b at 12 30 facing 180 line empty
place phase move crown
    charge B1b A1b
    end
    event fights B1b 3 1
    event fights A1b 3 1
    event reason higher ground 1

# ---- Cover, by the line of the charge ----

% IB-5.15: a wall no more than 1 inch before the charged unit is hard cover
battle ib-ground
place turn 3
place unit B1b at 53 10.5 facing 0 line
place unit A1b at 53 15 facing 180 line empty
place phase move crown
    charge B1b A1b
    end
    event fights B1b 3 1
    event fights A1b 3 2
    event reason charged behind hard cover 2

% IB-5.15: one that is farther off is none
battle ib-ground
place turn 3
place unit B1b at 53 10.5 facing 0 line
place unit A1b at 53 15.01 facing 180 line empty
place phase move crown
    charge B1b A1b
    end
    event fights A1b 3 0

% IB-5.15: a hedge is light cover
battle ib-ground
place turn 3
place unit B1b at 28 10.5 facing 0 line
place unit A1b at 28 14.5 facing 180 line empty
place phase move crown
    charge B1b A1b
    end
    event fights A1b 3 1
    event reason charged behind light cover 1

% IB-5.15: a wall behind it is none
battle ib-ground
place turn 3
place unit B1b at 53 10.5 facing 0 line
place unit A1b at 53 12.5 facing 180 line empty
place phase move crown
    charge B1b A1b
    end
    event fights A1b 3 0

% IB-5.15: in the corn it is covered if its flag alone is inside
battle ib-ground
place turn 3
place unit B1b at 32 2 facing 0 line
place unit A1b at 32 6 facing 180 line empty
place phase move crown
    charge B1b A1b
    end
    event fights A1b 3 1
    event reason charged behind light cover 1

% IB-5.15: not if the charger comes out of the same corn
battle ib-ground
place turn 3
place unit B1b at 32 5 facing 0 line
place unit A1b at 32 9 facing 180 line empty
place phase move crown
    charge B1b A1b
    end
    event fights A1b 3 0

# ---- Flank and rear, by where the charger started ----

% IB-5.16: a charge on the flank
battle ib-drill
place turn 3
place unit B1b at 24 20.5 facing 90 line
place unit A1b at 30 20 facing 180 line empty
place phase move crown
    charge B1b A1b
    end
    event fights B1b 3 2
    event reason on the flank 1

% IB-5.17: a charge on the rear
battle ib-drill
place turn 3
place unit B1b at 30 27 facing 180 line
place unit A1b at 30 20 facing 180 line empty
place phase move crown
    charge B1b A1b
    end
    event fights B1b 3 3
    event reason in the rear 2

% IB-5.19: a countercharge at one whose charge fell short
battle ib-drill
place turn 3
place unit B1b at 30 15 facing 0 line
place unit A1b at 30 20 facing 180 line empty disordered
place phase move crown
    charge B1b A1b
    end
    event fights B1b 3 3
    event reason against one disordered by its failed charge 2
