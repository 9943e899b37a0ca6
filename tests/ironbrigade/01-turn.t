# Iron Brigade: the turn. Who begins, phases, what comes before what; what is open and what is secret.
battle ib-drill

% given QUIET
battle ib-drill
place unit B1b at 20 8 facing 180 line            # back to back: nobody has a target
place unit A1b at 20 40 facing 0 line

% IB-1.30: the players take alternate player turns
given QUIET
place phase move crown
    end
    asks american move
    end
    asks crown move

% IB-1.31: a player turn has rallying, movement, firing and melee, and then the other has his
given QUIET
place unit B1d at 30 8 facing 180 line routing marks 2
place unit A1d at 30 40 facing 0 line routing marks 2
place phase rally crown
    asks dice 1d6              # to rally
    roll 6
    event phase crown movement
    end
    event phase crown firing
    end
    event phase crown melee
    event phase american rallying
    asks dice 1d6

% IB-1.32: a turn is one player turn of each side
given QUIET
place turn 3
place phase move crown
    end
    no event turn
    is turn 3
    end
    event turn 4
    is turn 4

% IB-1.33: what answers an enemy's action happens at once, in his player turn: fire at a charger
given QUIET
place unit B1a at 30 10 facing 0 line
place unit A1a at 30 15 facing 180 line
place phase move crown
    charge B1a A1a
    event strikes B1a A1a
    event fires A1a B1a at-charger
    asks dice 3d6 volley

% IB-1.35: where the battle does not say who begins, each side throws a D6 and the higher begins; equal dice are thrown again
battle two-roads
    done; done; no; no; no; no; done; no; no; no; no; done
    asks dice 1d6
    roll 3
    event first-die crown 3
    roll 3
    event first-die american 3
    no event first
    roll 2
    roll 5
    event first american
    asks american send

% IB-1.35: or the first of them, if his is the higher
battle two-roads
    done; done; no; no; no; no; done; no; no; no; no; done
    roll 6; roll 1
    event first crown

% IB-1.35: a battle that says who begins is not thrown for
battle hedgerow-hill
    done; done; no; no; no; no; done; no; no; no; no; done
    no event first-die
    asks crown send

% IB-1.35: whoever is named must be one of the sides
file hedgerow-hill
    change first: crown => first: nobody
    refused IB-1.35 "crown or american"

% IB-1.36: the order of the two sides stays the same: who was second begins no later turn
given QUIET
place first american
place turn 2
place phase move american
    end
    asks crown move
    is turn 2
    end
    event turn 3
    asks american move

% IB-1.37: couriers ride first, then routers run and pursuers go on, and only then do the others act
given QUIET
place unit BC1 at 30 8 to B1
place unit B1 at 60 8
place unit BD at 30 6
place unit B1d at 40 5 facing 180 line routing marks 2
place unit B3b at 50 10 facing 0 line pursuing
place order B1 hold 20 8
place carried B1 attack 20 40
place phase movement crown
    done
    asks dice 2d6
    roll 1 2
    event courier-rides BC1
    asks dice 2d6
    roll 1 1
    event router-goes B1d
    asks dice 3d6
    roll 1 1 1
    event pursues B3b
    asks crown move

% IB-1.42: of a raw column the D8 falls first, then the D6
given QUIET
place unit B1d at 40 8 facing 0 column
place phase move crown
    ahead B1d whole
    asks dice 1d8
    roll 4
    asks dice 1d6
    roll 2

% IB-1.48: the mover may end a phase whenever he is asked what to do next in it
given QUIET
place unit B1a at 30 10 facing 0 line
place unit A1a at 30 15 facing 180 line
place phase move crown
    answer end
    end
    asks crown fire
    answer end
    end
    asks american move

% IB-1.50: ratings, marks, empty muskets, disorder, rout and couriers are seen by both
given QUIET
place unit B1 at 20 6
place unit B1c at 30 8 facing 0 line marks 2 empty disordered
place unit BC1 at 40 8 to B1
place unit B4b at 50 8 facing 0 unlimbered grape 1
place order B1 hold 20 8
place carried B1 attack 20 40
place phase move american
    shows B1 good
    shows B1c * * 2/4 * * disordered
    shows B1c * * * * * disordered empty
    shows BC1 courier courier courier to-B1
    shows B4b * * * * * marks-6 grape-1

% IB-1.53: who is disordered is not steady, nor who routs or pursues: a point is held by one that is
battle two-roads
place unit F-4 at 36 22 facing 0 line
place unit MD-1 at 36 26 facing 180 line disordered
place unit F-17 at 10 8 facing 0 line
place turn 12
place first crown
place phase fire american
    end
    over crown "victory by the battle's terms"

% IB-1.53: both of them
battle two-roads
place unit F-4 at 36 22 facing 0 line
place unit MD-1 at 36 26 facing 180 line
place unit F-17 at 10 8 facing 0 line
place turn 12
place first crown
place phase fire american
    end
    over nobody
