# Iron Brigade: melees of several units.
battle ib-drill

# Two lines of the Crown against one: B1b and B2b side by side, A1a across the seam; A1b at the flank of B2b.
% given TWO-ON-ONE
place turn 3
place unit B1b at 28.5 20 facing 0 line
place unit B2b at 31.5 20 facing 0 line
place unit A1a at 30 20 facing 180 line
place unit A3a at 60 40 facing 180 line
place phase move crown

% IB-5.25: all who are joined to one another fight one melee
given TWO-ON-ONE
place join B1b A1a facing 0 order 1
place join B2b A1a facing 0 order 2
    end
    event round B1b A1a
    event fights B1b 3 0
    event fights B2b 3 0
    event fights A1a 3 0
    asks dice 3d6 melee
    roll 1 1 1
    asks dice 3d6 melee
    roll 1 1 1
    asks dice 3d6 melee
    roll 1 1 1
    event drawn B1b A1a
    asks american

% IB-5.25: through others as well: B1b and A1b are joined by A1a and B2b between them
given TWO-ON-ONE
place unit A1b at 33 20 facing 180 line
place join B1b A1a facing 0 order 1
place join A1a B2b facing 180 order 2
place join A1b B2b facing 180 order 3
    end
    event fights B1b 3 0
    event fights B2b 3 0
    event fights A1a 3 0
    event fights A1b 3 0

% IB-5.26: dice are pooled, each with the modifiers of its own unit
given TWO-ON-ONE
place join B1b A1a facing 0 order 1
place join B2b A1a facing 0 order 2 first-round flank
    end
    event fights B1b 3 0
    event fights B2b 3 2
    roll 6 4 1
    roll 4 1 1
    roll 5 5 5
    event compared crown 2 american 1          # 6 6 4 against 5 5 5: those of B2b count 6
    event won B1b A1a 2

% IB-5.26: a modifier that holds against one opponent holds for the unit, once
given TWO-ON-ONE
place join B1b A1a facing 0 order 1 behind-light
place join B2b A1a facing 0 order 2 behind-light
    end
    event fights A1a 3 1

% IB-5.26: those of two kinds are both added
given TWO-ON-ONE
place join B1b A1a facing 0 order 1 behind-light
place join B2b A1a facing 0 order 2 behind-hard
    end
    event fights A1a 3 3

% IB-5.26: the charger of a first round has its +1 though the melee is older
given TWO-ON-ONE
place join B1b A1a facing 0 order 1
place join A1a B2b facing 180 order 2 first-round
    end
    event fights B1b 3 0
    event fights A1a 3 1

# ---- Marks are dealt ----

% IB-5.27: each mark goes to the unit with most left
place turn 3
place unit B1b at 28.5 20 facing 0 line
place unit B2b at 31.5 20 facing 0 line marks 2
place unit A1a at 30 20 facing 180 line
place unit A3a at 60 40 facing 180 line
place phase move crown
place join B1b A1a facing 0 order 1
place join B2b A1a facing 0 order 2
    end
    roll 1 1 1
    roll 1 1 1
    roll 4 4 4
    event marks B1b 3 2
    no event marks B2b

% IB-5.27: of equals the owner chooses, if not all of them will get one
given TWO-ON-ONE
place join B1b A1a facing 0 order 1
place join B2b A1a facing 0 order 2
    end
    roll 1 1 1
    roll 1 1 1
    roll 4 1 1
    asks crown deal
    answers take B1b, take B2b
    take A1a            refused IB-5.27 "is not of those who lost"
    take B2b
    event marks B2b 1 4
    no event marks B1b

% IB-5.27: a mark for each of equals needs no choice, and the next is chosen again
given TWO-ON-ONE
place join B1b A1a facing 0 order 1
place join B2b A1a facing 0 order 2
    end
    roll 1 1 1
    roll 1 1 1
    roll 4 4 1
    event marks B1b 1 4
    event marks B2b 1 4
    again
    end
    roll 1 1 1
    roll 1 1 1
    roll 4 4 4
    event marks B1b 1 4
    event marks B2b 1 4
    asks crown deal
    take B1b
    event marks B1b 1 3

% IB-5.27: one that has fewer left is not to be chosen
given TWO-ON-ONE
place unit B1c at 30 21 facing 180 line marks 2
place join B1b A1a facing 0 order 1
place join B2b A1a facing 0 order 2
place join B1c A1a facing 180 order 3
    end
    roll 1 1 1
    roll 1 1
    roll 1 1 1
    roll 4 1 1
    asks crown deal
    take B1c            refused IB-5.27 "has fewer marks left than B1b"

% IB-5.27: among units of different strength they come to be equal, and then the owner chooses
place turn 3
place unit B1b at 28.5 20 facing 0 line marks 4
place unit B2b at 31.5 20 facing 0 line marks 3
place unit A1a at 30 20 facing 180 line
place unit A3a at 60 40 facing 180 line
place phase move crown
place join B1b A1a facing 0 order 1
place join B2b A1a facing 0 order 2
    end
    roll 1 1 1
    roll 1 1 1
    roll 4 4 1
    event marks B1b 1 3
    asks crown deal
    take B2b
    event marks B2b 1 2

% IB-5.27: with net_melee off each side deals its own, the mover's first
battle ib-drill net_melee=off
place turn 3
place unit B1b at 28.5 20 facing 0 line
place unit B2b at 31.5 20 facing 0 line
place unit A1a at 30 20 facing 180 line
place unit A3a at 60 40 facing 180 line
place join B1b A1a facing 0 order 1
place join B2b A1a facing 0 order 2
place phase move crown
    end
    roll 4 4 1
    roll 1 1 1
    roll 5 1 1
    event compared crown 1 american 1
    event drawn
    no event marks A1a
    asks crown deal
    take B1b
    event marks B1b 1 4
    event marks A1a 1 5

# ---- Several are pushed ----

% IB-5.33: each of the losers is tested, whether there was room to push it or not, by id
battle ib-drill
place turn 3
place unit B1b at 28.5 20 facing 0 line marks 4
place unit B2b at 31.5 20 facing 0 line marks 2
place unit A1a at 30 20 facing 180 line
place unit A3a at 60 40 facing 180 line
place phase move crown
place join A1a B1b facing 180 order 1
place join B2b A1a facing 0 order 2
    end
    roll 1 1 1
    roll 1 1 1
    roll 4 1 1
    event marks B1b 1 3
    event no-push B1b                          # A1a would lie on B2b
    event no-push B2b                          # and here on B1b
    event test B1b to go on in melee
    roll 6
    event test B2b to go on in melee
    roll 6

# A1b is fought in front by B1b and on its flank by B2b.
% given FRONT-AND-FLANK
place turn 3
place unit A1b at 30 20 facing 180 line
place unit B1b at 30 20 facing 0 line
place unit B2b at 28.5 20.5 facing 90 line
place unit A3a at 60 40 facing 180 line
place phase melee crown

% IB-5.33: the oldest charge gives the direction, and its opponent follows all the way; the other comes after
given FRONT-AND-FLANK
place join B1b A1b facing 0 order 1
place join B2b A1b facing 90 order 2 flank
    roll 4 1 1
    roll 1 1 1
    roll 1 1 1
    event pushed A1b 2 30 22
    event comes-after B1b A1b 2 30 22
    event comes-after B2b A1b 2 28.5 22.5
    is join B1b A1b order 1.
    is join B2b A1b facing 90 order 2 flank.

% IB-5.33: if the charge on the flank is older, that one does
battle ib-drill
place turn 3
place unit A1b at 30 20 facing 180 line
place unit B1b at 30 20 facing 0 line
place unit B2b at 28.5 21.5 facing 90 line
place join B2b A1b facing 90 order 1 flank
place join B1b A1b facing 0 order 2
place phase melee crown
    roll 4 1 1
    roll 1 1 1
    roll 1 1 1
    event pushed A1b 2 32 20
    event comes-after B2b A1b 2 30.5 21.5
    event comes-after B1b A1b 2 32 20

% IB-5.33: as far as there is room
given FRONT-AND-FLANK
place unit B1c at 27 23 facing 180 line
place join B1b A1b facing 0 order 1
place join B2b A1b facing 90 order 2
    roll 4 1 1
    roll 1 1 1
    roll 1 1 1
    event pushed A1b 2 30 22
    event comes-after B2b A1b 1 28.5 21.5      # up to B1c, whom it may not pass

% IB-5.30: whom a push leaves apart is engaged no longer
battle ib-drill
place turn 3
place unit A1b at 30 20 facing 180 line
place unit B1b at 30 20 facing 0 line
place unit B2b at 28.5 19.8 facing 90 line
place unit B1c at 27 21.3 facing 180 line
place unit A3a at 60 40 facing 180 line
place join B1b A1b facing 0 order 1
place join B2b A1b facing 90 order 2
place phase melee crown
    roll 4 1 1
    roll 1 1 1
    roll 1 1 1
    event pushed A1b 2 30 22
    no event comes-after B2b
    event parted B2b A1b
    is join B1b A1b order 1.
    not join B2b A1b

# A1a has B1b before it and B2b on its flank.
% IB-5.33: nobody comes after two
battle ib-drill
place turn 3
place unit A1a at 30 20 facing 180 line
place unit B1b at 30 20 facing 0 line
place unit B2b at 28.5 20.5 facing 90 line
place join B1b A1a facing 0 order 1
place join B2b A1a facing 90 order 2 flank
place phase melee crown
    roll 1 1 1
    roll 1 1 1
    roll 4 4 1
    event pushed B1b 2 30 18
    event comes-after A1a B1b 2 30 18
    event pushed B2b 2 26.5 20.5
    no event comes-after A1a B2b
    event parted B2b A1a
    is join B1b A1a order 1.
