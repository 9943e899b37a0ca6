# Regimental: the turn, player turns, phases and steps, and who is thrown for.
# Rulings: RG-R24 RG-R27 RG-R28 RG-R29 RG-R52 RG-R53 RG-R104 RG-R105 RG-D01 RG-D02 RG-D03 RG-D07
battle rg-drill

% given TWO
place unit HOWE at 34 8
place unit GREY at 20 8
place unit VET at 15 12 facing 0 line
place unit HESS at 25 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place unit POOR at 60 58
place phase maneuver crown

% RG-3.1, RG-3.4: a turn is two player turns, and the order stays
given TWO
    done; end; done
    event phase American maneuver
    no event turn
    done; end; done
    event turn 2
    event phase Crown maneuver
    is turn 2

% RG-3.1: the other side's units are not to be ordered about
given TWO
    done; throw CONT    refused RG-3.1

% RG-3.2: a battle that names nobody to begin is diced for, the higher chooses, equal dice are thrown again
battle rg-school
    asks dice 1d6
    roll 3; roll 3
    event first-die American 3
    roll 2; roll 5
    asks american go-first

% RG-3.3: he may go first
battle rg-school
    roll 2; roll 5; yes
    event first American
    asks american

% RG-3.3, RG-3.4: or second, and it stays so
battle rg-school
    roll 2; roll 5; no
    event first Crown
    asks crown
    is first crown

% RG-3.5: a player turn is maneuver, musketry and cannonade, charge
battle rg-drill
place unit VET at 20 20 facing 0 line menu well
place unit CONT at 20 26 facing 180 line
place unit MIL at 60 56 facing 180 line
place phase declare crown
    charge VET CONT left 0 fire; done
    end; done
    event phase Crown musketry and cannonade
    american: end; crown: end
    event phase Crown charge
    fight VET; roll 6; roll 1
    event phase American maneuver

% RG-3.6: first leaders are replaced, then they attach and detach, then throws are made
place unit GREY lost
place unit HOWE at 20 8
place unit VET at 20 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase maneuver crown
    asks crown replace
    no
    asks crown leaders
    attach HOWE VET
    done
    asks crown throws

% RG-3.7: each leader acts once in this step
given TWO
    attach GREY VET
    detach GREY     refused RG-4.19 "in this turn"
    attach GREY HESS  refused RG-4.19

% RG-3.7: and without a word all stays
given TWO
    done
    is unit GREY at 20 8.

% RG-3.8: throw, charges, countercharges and moves come again and again
given TWO
    done
    throw VET; roll 4 2; done
    asks crown act
    ahead VET 3; halt VET
    asks crown throws
    throw HESS; roll 4 2; done
    asks crown act

% RG-3.9: when no more are thrown for, detached leaders ride
given TWO
    done; end
    asks crown rides
    ride GREY 22 8
    event rides GREY 22 8

% RG-3.10: units of one leader, or a single one, or nothing more
given TWO
    done
    answers lead HOWE, lead GREY, throw VET, throw HESS, end

% RG-3.10: only units in his radius share a leader's throw
place unit GREY at 15 8
place unit VET at 15 12 facing 0 line
place unit JAEG at 22 10 facing 0 extended stands 2
place unit HESS at 40 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    lead GREY
    answers with VET, with JAEG
    with HESS     refused RG-3.10 "not in the radius"
    roll-dice     refused RG-3.10 "one unit at least"

% RG-3.12: the lower id of those that must throw is named first
place unit GREY at 20 8
place unit VET at 15 12 facing 0 line disordered
place unit HESS at 25 12 facing 0 line disordered
place unit CONT at 60 56 facing 180 line
place phase throws crown
    end     refused RG-3.11 "VET is disordered"
    throw VET; roll 4 2; done; end
    answers throw HESS, lead GREY
    end     refused RG-3.11 "HESS is disordered"

% RG-3.14: others throw if their owner wants something, RG-3.15: and who does not throw stays, and may fire
place unit VET at 20 20 facing 0 line
place unit CONT at 20 23 facing 180 line
place phase throws crown
    end
    is unit VET at 20 20 facing 0 line.
    american: end
    fire-at CONT; all VET; fire; roll 1 1
    event shoots VET CONT 8 800

% RG-3.15: a battery that does not throw fires too
place unit MGUN at 20 20 facing 0 unlimbered
place unit CONT at 20 40 facing 180 line
place phase throws crown
    end
    fire-at CONT; all MGUN; fire; roll 1 1
    event shoots MGUN CONT 2 400

% RG-3.16: a unit takes part in one throw
place unit GREY at 20 8
place unit VET at 15 12 facing 0 line
place unit HESS at 25 12 facing 0 line
place unit JAEG at 20 14 facing 0 extended stands 2
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 4 2; done; end
    throw VET     refused RG-3.16
    lead GREY; with VET    refused RG-3.16

% RG-3.18: thrown for by itself a unit has its status of command all the same
given TWO
    done; throw VET; roll 4 2; event reason in command 1

% RG-3.19: radius, status and modifiers are settled when the dice fall: the first to retreat does not change them for the next
place unit GREY with RAW
place unit RAW at 20 22 facing 0 line stands 4
place unit HESS at 24.6 22 facing 0 line stands 3
place unit CONT at 20 23.5 facing 180 line
place phase throws crown
    lead GREY; with RAW; with HESS; roll-dice; roll 1 1
    event sum RAW -2 -2
    event sum HESS -2 -2
    event reason in command 1
    event retreats RAW close
    event retreats HESS close

% RG-3.20: what results force is done unit by unit, the lower id first
place unit GREY at 24 18
place unit RAW at 20 22 facing 0 line stands 4 disordered
place unit HESS at 27 22 facing 0 line stands 3
place unit CONT at 20 23.5 facing 180 line
place unit MIL at 27 23.5 facing 180 line stands 5
place phase throws crown
    lead GREY; with HESS; with RAW; roll-dice; roll 1 6
    event entry RAW rout
    event entry HESS panic
    event loses RAW 4 0
    event lost RAW
    event retreats HESS broken

% RG-3.21: after what is forced come the charges of this throw, and of no other unit
place unit GREY at 20 8
place unit VET at 15 12 facing 0 line
place unit HESS at 25 12 facing 0 line
place unit CONT at 15 18 facing 180 line
place unit MIL at 26 18 facing 180 line
place phase throws crown
    throw VET; roll 4 2
    asks crown declare
    charge HESS MIL left 0 cold    refused RG-12.1
    charge VET CONT left 0 cold

% RG-3.22, RG-6.16: then the opponent declares countercharges
place unit HORSE at 20 14 facing 0 line menu well
place unit VET at 40 14 facing 0 line menu well
place unit DRAG at 20 22 facing 180 line
place unit CONT at 40 20 facing 180 line
place phase declare crown
    charge HORSE DRAG left 0 cold; charge VET CONT left 0 cold
    asks american counter
    meet CONT VET      refused RG-12.21
    meet DRAG HORSE
    event meets DRAG HORSE

% RG-3.23, RG-3.24: each countercharger rides just before its charger, in an order that the mover likes
place unit HORSE at 20 14 facing 0 line menu well
place unit VET at 40 14 facing 0 line menu well
place unit HESS at 62 14 facing 0 line menu well
place unit DRAG at 20 22 facing 180 line
place unit CONT at 40 20 facing 180 line
place unit MIL at 62 20 facing 180 line
place phase declare crown
    charge HORSE DRAG left 0 cold; charge VET CONT left 0 cold; charge HESS MIL left 0 cold
    american: meet DRAG HORSE
    asks crown charges
    answers go VET, go HORSE, go HESS
    go VET
    event strikes VET CONT
    is unit DRAG at 20 22 facing 180 line met
    go HORSE
    event marches DRAG 20 18
    is unit HORSE at 20 14 facing 0 line
    answers go HORSE, go HESS
    go HORSE
    event strikes HORSE DRAG

% RG-3.25: the others then take what they choose, in an order the mover likes
place unit VET at 15 12 facing 0 line menu well
place unit HESS at 25 12 facing 0 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    ahead HESS 3; halt HESS
    ahead VET 2; halt VET
    is unit VET at 15 14 facing 0 line.
    is unit HESS at 25 15 facing 0 line.

% RG-3.25: and nobody but those of the throw
place unit VET at 15 12 facing 0 line menu well
place unit HESS at 25 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase act crown
    ahead HESS 3    refused RG-3.25

% RG-3.26, RG-3.27: without a word they hold, and they may always hold
place unit VET at 15 12 facing 0 line menu well
place unit HESS at 25 12 facing 0 line menu tardy
place unit CONT at 60 56 facing 180 line
place phase act crown
    answer hold VET
    answer hold HESS
    hold VET
    event holds VET
    end
    is unit VET at 15 12 facing 0 line.
    is unit HESS at 25 12 facing 0 line.

% RG-3.28: who had to retreat holds his fire in this player turn
place unit RAW at 20 22 facing 0 line stands 4
place unit VET at 10 20 facing 0 line
place unit CONT at 15 23.5 facing 180 line
place phase throws crown
    throw RAW; roll 4 4
    is unit RAW at 20 19.5 within 0.02 facing 0 line stands 4 disordered thrown no-fire
    end; american: end
    fire-at CONT
    all RAW    refused RG-3.28

% RG-3.30: defensive fire first, offensive fire after it
place unit VET at 20 20 facing 0 line
place unit CONT at 20 23 facing 180 line
place phase musketry crown
    asks american fire
    end
    asks crown fire
    fire-at CONT; all VET; fire; roll 1 1

% RG-3.31, RG-3.32, RG-3.33: all charge combats are fought, then who breaks through moves, then the combats of the breakthrough
place unit VET at 20 20 facing 0 line charging cold
place unit RAW at 40 14 facing 0 line charging
place unit RIFLE at 20 20 facing 180 extended stands 2
place unit MIL at 20 26 facing 180 line
place unit CONT at 40 14 facing 180 line
place charge VET RIFLE wheel 0 from 20 13.6 flags 1 level 0
place charge RAW CONT wheel 0 from 40 8 flags 1 level 0
place pair VET RIFLE deep 75
place pair RAW CONT deep 75
place phase charge crown
    asks crown combats
    fight VET; roll 6; roll 1
    event result VET swept
    no event breaks-through
    fight RAW; roll 1; roll 6
    event result RAW repulsed
    break VET MIL left 0
    event breaks-through VET MIL
    event strikes VET MIL
    fight VET
    asks dice 1d6 charge combat
