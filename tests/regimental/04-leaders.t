# Regimental: who leads whom, attaching, going along, being replaced; discs on the table.
# Rulings: RG-R20 RG-R21 RG-R22 RG-R23 RG-R24 RG-R25 RG-R26 RG-R28 RG-R40 RG-R90 RG-R103 RG-R116 RG-D09
battle rg-drill

% RG-4.1: a brigade has units
file rg-drill
    |   - {id: LONE, side: crown, name: "LONE", type: brigade, size: brigade, place: "70 30 0"}
    refused RG-4.1 "without a unit"

% RG-4.1: and an army one leader
file rg-drill
    |   - {id: TWO, side: crown, name: "TWO", type: army, size: general, place: "70 30 0"}
    refused RG-4.1 "2 leaders of the army; one is the most"

% RG-4.1: a brigade belongs to a wing by its leader
file rg-school
    change wing: PERCY, place: "8 2 0" => wing: STIRN, place: "8 2 0"
    refused RG-4.1 "of type wing"

% RG-4.1, RG-4.12: the leader of its wing commands a unit in full
battle rg-school
place unit PERCY at 46 16
place unit FOOT at 46 12 facing 0 line
place unit CONT at 46 56 facing 180 line
place phase throws crown
    throw FOOT; roll 1 1; event reason in command 1

% RG-4.1, RG-4.14: and one of another wing provisionally
place unit PERCY at 46 16
place unit BOSE at 46 12 facing 0 line
place unit CONT at 46 56 facing 180 line
place phase throws crown
    throw BOSE; roll 1 1
    no event reason in command
    no event reason out of command

% RG-4.3: units named under the leader of the army form a brigade of his own, whatever the option says of superiors
battle rg-drill superior_prov=on
place unit HOWE at 20 16
place unit HORSE at 20 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw HORSE; roll 1 1; event reason in command 1

% RG-4.3: for heavy casualties too
battle rg-drill
place unit HORSE at 20 12 facing 0 line stands 4
place unit MGUN lost
place unit HGUN lost
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw HORSE; roll 1 1; no event reason heavy casualties

% RG-4.3: with more than half of them gone
place unit HORSE at 20 12 facing 0 line stands 3
place unit MGUN lost
place unit HGUN lost
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw HORSE; roll 1 1; event reason heavy casualties -1

% RG-4.4: a leader's radius is 8 inches of clear sight, RG-4.5: which enemies block
place unit GREY at 20 19.5
place unit VET at 20 12 facing 0 line
place unit CONT at 20 16 facing 180 line
place phase throws crown
    throw VET; roll 1 1; event reason out of command -1

% RG-4.7: in fog 4 inches
battle rg-school
place turn 2
place first crown
place unit GREY at 46 17
place unit FOOT at 46 12 facing 0 line
place unit CONT at 46 56 facing 180 line
place phase throws crown
    throw FOOT; roll 1 1; event reason out of command -1

% RG-4.7: and on a clear turn 8
place turn 1
place first crown
place unit GREY at 46 17
place unit FOOT at 46 12 facing 0 line
place unit CONT at 46 56 facing 180 line
place phase throws crown
    throw FOOT; roll 1 1; event reason in command 1

% RG-4.10: the unit he is attached to is in his radius, in a wood as well
battle rg-drill
place unit GREY with VET
place unit VET at 10 46 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 1 1; event reason in command 1

% RG-4.11: a gap of more than 2 inches breaks the line of march
place unit GREY with VET
place unit VET at 34 6 facing 90 march
place unit HESS at 26.1 6 facing 90 march
place unit RAW at 20 6 facing 90 march
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw RAW; roll 1 1; event reason in command 1

% RG-4.11: so that he who follows is out of command
place unit GREY with VET
place unit VET at 34 6 facing 90 march
place unit HESS at 25.9 6 facing 90 march
place unit RAW at 19.8 6 facing 90 march
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw RAW; roll 1 1; event reason out of command -1

% RG-4.11: another formation is no link of it
place unit GREY with VET
place unit VET at 34 6 facing 90 march
place unit HESS at 26.1 6 facing 90 field
place unit RAW at 21.5 6 facing 90 march
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw RAW; roll 1 1; event reason out of command -1

% RG-4.11: limbered guns carry it on
place unit GREY with VET
place unit VET at 34 6 facing 90 march
place unit MGUN at 26.1 6 facing 90 limbered
place unit RAW at 20 6 facing 90 march
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw RAW; roll 1 1; event reason in command 1

% RG-4.16: of several leaders' radii the best counts
place unit HOWE at 20 16
place unit GREY at 23 16
place unit HORSE at 21 12 facing 0 line
place unit VET at 30 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw HORSE; roll 1 1; event reason in command 1

% RG-4.18: militia shares a leader's throw, and an attached leader helps it
place unit POOR with MIL
place unit MIL at 20 50 facing 180 line
place unit CONT at 28 50 facing 180 line
place unit VET at 60 8 facing 0 line
place phase throws american
    lead POOR; with MIL; with CONT; roll-dice; roll 1 1
    event reason attached leader or brave colonel 1
    event sum MIL 2 2
    event sum CONT 3 3

% RG-4.19: he must be able to ride so far
place unit GREY at 5 20
place unit HOWE at 70 20
place unit VET at 36 12 facing 0 line
place unit HESS at 10 24 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase maneuver crown
    attach GREY VET     refused RG-4.19 "cannot ride so far"
    attach GREY HESS
    event attached GREY HESS

% RG-4.20: he may detach, which costs nothing; RG-4.38: attached he is behind the middle of its rear edge
place unit GREY with VET
place unit HOWE at 70 20
place unit VET at 20 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase maneuver crown
    detach GREY
    event detached GREY VET
    is unit GREY at 20 10.75 within 0.01 attaches

% RG-4.38: in a garrison he is in the middle
place unit GREY with ELITE
place unit HOWE at 70 2
place unit ELITE at 62 30 facing 0 garrison in 4
place unit CONT at 20 56 facing 180 line
place phase maneuver crown
    detach GREY
    is unit GREY at 62 30

% RG-4.21: in one act he leaves one unit and rides to another
place unit GREY with VET
place unit HOWE at 70 20
place unit VET at 20 12 facing 0 line
place unit HESS at 30 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase maneuver crown
    attach GREY HESS
    is unit GREY with HESS used

% RG-4.24: a retreat takes him along without cost
place unit GREY with RAW used 6400000
place unit RAW at 20 22 facing 0 line stands 4
place unit CONT at 20 23.5 facing 180 line
place phase throws crown
    throw RAW; roll 1 1
    event retreats RAW close
    is unit GREY with RAW used 6400000

% RG-4.25: the +1 of an attached leader comes on top of the line for command
place unit GREY with HESS
place unit HESS at 20 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw HESS; roll 1 1
    event reason attached leader or brave colonel 1
    event reason in command 1
    event sum HESS 4 4

% RG-4.26: a brave colonel is a flag of one unit; RG-4.28: he has no radius, and helps nobody else
place unit ELITE at 20 12 facing 0 line
place unit HESS at 27 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw ELITE; roll 1 1; event reason attached leader or brave colonel 1; end
    throw HESS; roll 1 1
    no event reason attached leader or brave colonel
    event reason out of command -1

% RG-4.26: guns have no brave colonel
file rg-drill
    change gun: HG, stands: 1, rating: trained => gun: HG, stands: 1, rating: trained, flags: "colonel"
    refused RG-2.45 "artillery may have"

% RG-4.27: on the charge table too a leader and a brave colonel give +1 together
place unit GREY with ELITE
place unit ELITE at 20 20 facing 0 line charging
place unit CONT at 20 20 facing 180 line
place charge ELITE CONT wheel 0 from 20 13.6 flags 1 level 0
place pair ELITE CONT deep 75
place phase charge crown
    fight ELITE; roll 3; roll 3
    event reason leader or brave colonel 1
    event combat-sum ELITE 3 8

% RG-4.28: for fallen leaders he counts as one
place unit CVET at 20 23 facing 180 line
place unit MIL at 60 56 facing 180 line
place unit VET at 20 20 facing 0 line
place phase musketry american
    fire-at CVET; all VET; fire; roll 4 4
    event order CVET disordered
    asks dice 2d6 a fallen leader
    roll 6 5
    event colonel CVET mortal
    is unit CVET at 20 23 facing 180 line stands 7 no-colonel disordered

% RG-4.31: of two brave colonels the lower id's is used up
battle rg-school
place unit SMITH lost
place unit LINE at 46 12 facing 0 line
place unit ALSO at 54 12 facing 0 line
place unit CONT at 46 56 facing 180 line
place phase maneuver crown
    yes
    event replaced SMITH LINE
    is unit LINE at 46 12 facing 0 line no-colonel.
    is unit ALSO at 54 12 facing 0 line.

% RG-4.32: a wing's leader is replaced by the nearest brigade leader of that wing
place unit PERCY lost at 46 16
place unit GREY at 30 16
place unit SMITH at 50 16
place unit STIRN at 47 18
place unit FOOT at 30 12 facing 0 line
place unit LINE at 46 12 facing 0 line no-colonel
place unit BOSE at 60 12 facing 0 line
place unit CONT at 46 56 facing 180 line
place phase maneuver crown
    event replaced PERCY SMITH
    is unit PERCY at 50 16
    is unit SMITH lost at 50 16 until 2

% RG-4.32: whose brigade gets a new leader the turn after
place turn 2
place first crown
place unit SMITH lost until 2
place unit LINE at 46 12 facing 0 line no-colonel
place unit CONT at 46 56 facing 180 line
place phase maneuver crown
    asks crown replace
    no
    event replaced SMITH LINE

% RG-4.32: the army's leader by the nearest of all
place unit HOWE lost at 46 16
place unit GREY at 30 16
place unit STIRN at 47 18
place unit FOOT at 30 12 facing 0 line
place unit BOSE at 60 12 facing 0 line
place unit CONT at 46 56 facing 180 line
place phase maneuver crown
    event replaced HOWE STIRN

% RG-4.33: a brigade without units gets none, nor an army without brigade leaders
battle rg-drill
place unit HOWE lost at 20 20
place unit GREY lost
place unit HORSE at 20 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase maneuver crown
    no event replaced
    asks crown throws

% RG-4.34: a captured leader is removed for good
place unit POOR with MIL
place unit VET at 20 20 facing 0 line charging cold
place unit MIL at 20 20 facing 180 line
place unit CONT at 60 56 facing 180 line
place charge VET MIL wheel 0 from 20 13.6 flags 1 level 0
place pair VET MIL deep 75
place phase charge crown
    fight VET; roll 6; roll 1
    event result VET swept
    roll 6 3
    event fate POOR captured
    asks american replace

% RG-4.36: enemies' stands stop his ride, friends do not
place unit GREY at 20 20
place unit VET at 20 24 facing 0 line
place unit CONT at 20 31 facing 180 line
place phase rides crown
    ride GREY 20 40
    is unit GREY at 20 30.47 within 0.05

% RG-4.37: a leader's disc takes no room from units
place unit GREY at 20 15
place unit VET at 20 12 facing 0 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    ahead VET 3; halt VET
    is unit VET at 20 15 facing 0 line.
    is unit GREY at 20 15

% RG-4.37: only from other discs
place unit GREY at 20 15
place unit HOWE at 24 15
place unit VET at 40 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase rides crown
    ride GREY 23.5 15    refused RG-4.37 "HOWE"
    ride GREY 22.8 15
    event rides GREY 22.8

% RG-4.39: nobody shoots at leaders, or charges them
place unit POOR at 20 17
place unit VET at 20 14 facing 0 line menu well
place unit CONT at 26 17 facing 180 line
place phase declare crown
    charge VET POOR left 0 cold    refused RG-12.2
    done; end; end
    american: end
    fire-at POOR      refused

% RG-4.40: only detached leaders ride at the end of the phase
place unit GREY with VET
place unit HOWE at 40 20
place unit VET at 20 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase rides crown
    ride GREY 20 8      refused RG-4.40
    ride HOWE 42 20

% RG-4.40, RG-4.9: on foot a leader has 16 inches
place unit GREY at 10 18 on-foot
place unit VET at 40 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase rides crown
    ride GREY 40 18
    is unit GREY at 26 18

% RG-4.36, RG-7.22: a fence that he rides over makes all open inches of the ride broken ones
place unit GREY at 20 20
place unit VET at 40 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase rides crown
    ride GREY 20 45
    is unit GREY at 20 39.333 within 0.01

% RG-4.36, RG-7.22: those of earlier legs too
place unit GREY at 6 22
place unit VET at 40 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase rides crown
    ride GREY 16 22; ride GREY 16 35
    is unit GREY at 16 32 within 0.01

% RG-4.36: and without one he has all of it
place unit GREY at 20 20
place unit VET at 40 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase rides crown
    ride GREY 44 20
    is unit GREY at 44 20

% RG-4.36: no fifth leg, and not off the table
place unit GREY at 20 20
place unit HOWE at 30 20
place unit VET at 40 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase rides crown
    ride GREY 80 20     refused RG-4.36 "leave the table"
    ride GREY 21 20; ride GREY 22 20; ride GREY 23 20; ride GREY 24 20
    ride GREY 25 20     refused RG-4.36 "four legs"

% RG-4.35: no farther than his allowance
place unit GREY at 20 20
place unit HOWE at 30 30
place unit VET at 40 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase rides crown
    ride GREY 44 20; ride GREY 44 22     refused RG-4.35

% RG-4.20: who is attached to nobody does not detach
place unit GREY at 20 20
place unit HOWE at 30 20
place unit VET at 40 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase maneuver crown
    detach GREY       refused RG-4.20

% RG-15.25: a leader goes off with the unit he is attached to
place unit POOR with CONT
place unit CONT at 4 30 facing 270 line menu well
place unit VET at 60 8 facing 0 line
place unit RIFLE at 40 57 facing 180 extended
place phase act american
    ahead CONT 10; yes
    is unit POOR off

% RG-4.22: what the front-centre travels is taken from his allowance: 10 inches of 24
place unit GREY with VET
place unit VET at 40 10 facing 0 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    ahead VET 12
    is unit GREY with VET used 2667000

% RG-4.22: by the ground under it: 6 inches of rough at 12 are half of it
place unit GREY with VET
place unit VET at 10 44 facing 0 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    ahead VET 12
    is unit GREY with VET used 3200400

% RG-4.22: of a wheel the path of the front-centre: half of what the corner goes
place unit GREY with VET
place unit VET at 40 10 facing 0 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    wheel VET left 45; halt VET
    is unit GREY with VET used 837900

% RG-4.22: of a column the road it has come
place unit GREY with VET
place unit VET at 10 6 facing 90 march menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    road VET 20
    is unit GREY with VET used 3200400

% RG-4.23: a move of two legs for which he has too little leaves him where it began, with what he had
place unit GREY with VET used 4800000
place unit VET at 40 10 facing 0 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    ahead VET 5
    is unit GREY with VET used 6133500
    ahead VET 5
    event detached GREY VET
    is unit GREY at 40 8.75 within 0.01 used 4800000

% RG-4.22: in a charge too
place unit GREY with VET used 6000000
place unit VET at 40 12 facing 0 line menu well
place unit CONT at 40 20 facing 180 line
place phase declare crown
    charge VET CONT left 0 cold; done
    event detached GREY VET
    is unit GREY at 40 10.75 within 0.01 used 6000000
