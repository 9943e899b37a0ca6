# Iron Brigade: dice and markers, the table, footprints and measures. The zone of the Crown is the southern ten inches of the
# table, so that what fits into its corner to the hundredth shows how large a footprint is.
battle ib-drill

% IB-1.1: a test is a D6, the march of raw troops a D8, a charge of inferior ones a D20
place unit B1c at 20 10 facing 0 line marks 3
place unit B1d at 30 10 facing 0 line
place unit B1 at 40 10
place unit A1b at 20 16 facing 180 line
place phase move crown
    ahead B1d whole
    asks dice 1d8
    roll 1
    charge B1c A1b
    asks dice 1d6
    roll 6
    asks dice 1d20

% IB-1.2: the D10 shows 0 to 9, and its 0 is a zero: a dud
place unit B4d at 20 10 facing 0 unlimbered
place unit A1b at 20 30 facing 180 line
place phase fire crown
    shell B4d 0 20
    asks dice 1d0-9
    roll 10             refused dice
    roll 0
    event dud B4d
    again
    shell B4d 0 20
    roll 9
    event burst B4d 20 39

% IB-1.4: a roll that takes four or more dice throws them all at once
place unit B4c at 20 10 facing 0 unlimbered
place unit A1b at 20 20 facing 180 line
place phase fire crown
    fire B4c A1b; no
    asks dice 4d6

% IB-1.5: every unit shows its marks as beads
place unit B1a at 20 8 facing 0 line
place unit B1b at 30 8 facing 0 line marks 2
place unit A1b at 20 40 facing 180 line
place phase move crown
    shows B1a * * 6/6 * * marks-6
    shows B1b * * 2/5 * * marks-2
    no shows B1b * * * * * marks-5

% IB-1.6: who has fired and not yet loaded shows smoke
place unit B1b at 20 10 facing 0 line
place unit A1b at 20 16 facing 180 line
place phase fire crown
    no shows B1b * * * * * empty
    fire B1b A1b; roll 1 1 1
    shows B1b * * * * * empty

% IB-1.50: of mounted men the first volley is shown where they fire
battle ib-drill cav_fire=on
place unit B3b at 20 10 facing 0 line
place unit A1b at 20 40 facing 180 line
place phase fire crown
    shows B3b * * * * * marks-5 first-volley

% IB-1.50: and not where they do not
battle ib-drill
place unit B3b at 20 10 facing 0 line
place unit A1b at 20 40 facing 180 line
place phase fire crown
    no shows B3b * * * * * marks-5 first-volley

% IB-1.7: a shell is shown by its burst, at a place and of a size
place unit B4d at 20 10 facing 0 unlimbered
place unit A1b at 20 33 facing 180 line
place unit A1 at 20 34
place phase fire crown
    shell B4d 0 20; roll 3
    event burst B4d 20 33
    is burst gun B4d at 20 33

% IB-1.8: no figures are taken off for losses: the footprint is the same with one mark
place unit B1a at 1.5 1 facing 0 line marks 1
place unit B1b at 20 8 facing 0 line
place unit A1b at 20 40 facing 180 line
place phase setup crown
    crown: place B1a 1.49 1 0 line         refused IB-13.2
    crown: place B1a 1.5 0.99 0 line       refused IB-13.2
    crown: place B1a 1.5 1 0 line          ok

% IB-2.18: nor does it shrink: another finds no more room beside it
place unit B1a at 10 8 facing 0 line marks 1
place unit B1b at 20 8 facing 0 line
place unit A1b at 20 40 facing 180 line
place phase setup crown
    crown: place B1b 12.99 8 0 line        refused IB-13.2 "B1a"
    crown: place B1b 13 8 0 line           ok

% IB-1.9: the table is 72 by 48 inches here, counted from the south-west corner
place unit B1b at 20 10 facing 90 line
place unit A1b at 70.5 47 facing 0 line
place phase move crown
    stand A1b 1 at 70.5 47
    turn B1b left
    is unit B1b at 19.5 10.5 facing 0 line

% IB-1.9: without a table in inches there is no battle
file ib-drill
    change map: map.tmj => date2: "1780"
    refused IB-1.9 "a table in inches"

% IB-1.10: places are whole steps of 1/1270 inch: what is finer is rounded to one
place unit B1b at 20.0001 8.0004 facing 0 line
place unit A1b at 20 40 facing 180 line
place phase setup crown
    is unit B1b at 20 8.000787 facing 0 line.

% IB-1.11: a battle names the friendly edges of each side
file ib-drill
    change edges: {crown: south, american: north} => edges: {crown: [south, west], american: north}
    accepted
    change [south, west] => [south, north]
    refused IB-1.11 "named twice"
    change [south, north] => down
    refused IB-1.11 line 11 "north, east, south or west"
    change {crown: down, american: north} => {american: north}
    refused IB-1.11 "should name the friendly edges"
    change {american: north} => {crown: [], american: north}
    refused IB-1.11 "no friendly edge"

% IB-1.12: exactly at a distance is within it, and ranges have no tolerance
place unit B1b at 20 10 facing 0 line volleyed
place unit B1a at 30 10 facing 0 line volleyed
place unit A1b at 20 14 facing 180 line
place unit A1c at 30 14.01 facing 180 line
place phase fire crown
    fire B1b A1b
    event measured B1b A1b 4
    event fires B1b A1b by-order 3 4
    roll 1 1 1
    fire B1a A1c
    event fires B1a A1c by-order 3 4      # elite: 3 at short range, 4 at long

% IB-1.13: footprints touch where no more than 0.02 inch is between them
place unit B1b at 20 10 facing 0 line
place unit B1a at 30 10 facing 0 line
place unit A1b at 20 10.021 facing 180 line
place unit A1c at 30 10.019 facing 180 line
place phase move crown
    ahead B1b whole
    is unit B1b at 20 10 within 0.01 facing 0 line
    event stops B1b A1b
    halt B1b
    ahead B1a whole                          # it touches him already, and so goes until it would bite
    is unit B1a at 30 10.019 within 0.004 facing 0 line
    event stops B1a A1c

% IB-1.14: to bite into another by no more than 0.003 inch is rounding, more is to lie on him
place unit B1a at 10 8 facing 0 line
place unit B1b at 20 8 facing 0 line
place unit A1b at 20 40 facing 180 line
place phase setup crown
    crown: place B1b 12.998 8 0 line       ok
    crown: place B1b 12.995 8 0 line       refused IB-13.2

% IB-1.15: a battle may have footprints of its own
file ib-drill
    | footprints: {infantry-line: "4.5 1", cavalry-line: "4.5 2"}
    refused IB-13.2 "B1b"
    change infantry-line: "4.5 1", cavalry-line => infantry-line: "2.5 1", cavalry-line
    refused IB-13.2 "B3b lies on B3a"
    change cavalry-line: "4.5 2" => cavalry-line: "3 2"
    accepted
    change cavalry-line: "3 2" => cavalry-line: "3"
    refused IB-1.15 "front by depth"
    change cavalry-line: "3" => cavalry-line: "0.1 1"
    refused IB-1.15
    change cavalry-line: "0.1 1" => cavalry-square: "3 3"
    refused IB-1.15 "cavalry-square"

% given CORNER
battle ib-drill
place unit B1b at 20 8 facing 0 line
place unit B2a at 30 8 facing 0 line
place unit B3b at 40 8 facing 0 line
place unit B4b at 50 8 facing 0 unlimbered
place unit B1 at 60 4
place unit A1b at 20 40 facing 180 line
place phase setup crown

% IB-1.16: infantry in line is 3 inches wide and 1 deep
given CORNER
    crown: place B1b 1.49 1 0 line             refused IB-13.2
    crown: place B1b 1.5 0.99 0 line           refused IB-13.2
    crown: place B1b 1.5 1 0 line              ok

% IB-1.17: in column 1 inch wide and 3 deep
given CORNER
    crown: place B1b 0.49 3 0 column           refused IB-13.2
    crown: place B1b 0.5 2.99 0 column         refused IB-13.2
    crown: place B1b 0.5 3 0 column            ok

% IB-1.18: in skirmish order 4.5 inches wide and 1 deep
given CORNER
    crown: place B2a 2.24 1 0 skirmish         refused IB-13.2
    crown: place B2a 2.25 0.99 0 skirmish      refused IB-13.2
    crown: place B2a 2.25 1 0 skirmish         ok

% IB-1.19: cavalry in line is 3 inches wide and 1.5 deep
given CORNER
    crown: place B3b 1.49 1.5 0 line           refused IB-13.2
    crown: place B3b 1.5 1.49 0 line           refused IB-13.2
    crown: place B3b 1.5 1.5 0 line            ok

% IB-1.20: in column 1.5 inches wide and 3 deep
given CORNER
    crown: place B3b 0.74 3 0 column           refused IB-13.2
    crown: place B3b 0.75 2.99 0 column        refused IB-13.2
    crown: place B3b 0.75 3 0 column           ok

% IB-1.21: a gun unlimbered is 1.5 inches square
given CORNER
    crown: place B4b 0.74 1.5 0 unlimbered     refused IB-13.2
    crown: place B4b 0.75 1.49 0 unlimbered    refused IB-13.2
    crown: place B4b 0.75 1.5 0 unlimbered     ok

% IB-1.22: limbered it is 1.5 inches wide and 3 deep
given CORNER
    crown: place B4b 0.74 3 0 limbered         refused IB-13.2
    crown: place B4b 0.75 2.99 0 limbered      refused IB-13.2
    crown: place B4b 0.75 3 0 limbered         ok

% IB-1.23: a commander is a disc of an inch
given CORNER
    crown: post B1 0.49 1                      refused IB-13.2
    crown: post B1 0.5 0.49                    refused IB-13.2
    crown: post B1 0.5 0.5                     ok

% IB-1.23: a courier is a disc of half an inch: he delivers when he touches the brigadier, three quarters of an inch apart
place unit BC1 at 20 10 to B1
place unit BD at 20 8
place unit B1 at 20 24.75
place unit B1b at 40 4 facing 0 line
place unit A1b at 20 40 facing 180 line
place order B1 hold 20 20
place carried B1 attack 20 40
place phase movement crown
    done; roll 4 4
    event delivered BC1 B1

% IB-1.24: the flag is the middle of the front edge, in every formation: it stays where it was when the formation changes
place unit B1b at 20 20 facing 90 line
place unit A1b at 20 40 facing 180 line
place phase move crown
    form B1b column
    is unit B1b at 20 20 facing 90 column
    stand B1b 1 at 20 20

% IB-1.25: the muzzle of a gun is the middle of its front edge: range is counted from there
place unit B4a at 20 10 facing 0 unlimbered
place unit A1b at 20 22 facing 180 line
place phase fire crown
    fire B4a A1b
    event measured B4a A1b 12
    no event out-of-range
    again

% IB-1.26: a commander is measured at his centre
battle ib-drill premeasure=on
place unit B1b at 20 10 facing 0 line
place unit B1 at 20 16
place unit A1b at 60 40 facing 180 line
place phase move crown
    distance B1b B1 6

% IB-1.27: his six inches run from his centre to the unit's flag
battle ib-drill
place unit B1c at 20 10 facing 0 line marks 2
place unit B1 at 20 4
place unit B1b at 50 4 facing 0 line
place unit A1b at 20 15 facing 180 line
place phase move crown
    charge B1c A1b
    event reason a commander within six inches 1
again
    charge B1c A1b; roll 1
    event failed B1c

% IB-1.27: a hundredth farther off he is no help
place unit B1c at 20 10.01 facing 0 line marks 2
place unit B1 at 20 4
place unit B1b at 50 4 facing 0 line
place unit A1b at 20 15 facing 180 line
place phase move crown
    charge B1c A1b
    no event reason a commander within six inches

% IB-1.28: he is in base contact where his disc touches or overlaps the footprint
place unit B1c at 20 10 facing 0 line marks 2
place unit B1 at 20 8.49
place unit B1b at 50 4 facing 0 line
place unit A1b at 20 15 facing 180 line
place phase move crown
    charge B1c A1b
    event reason a commander in base contact 2

% IB-1.28: and three hundredths of an inch off he is not
place unit B1c at 20 10 facing 0 line marks 2
place unit B1 at 20 8.47
place unit B1b at 50 4 facing 0 line
place unit A1b at 20 15 facing 180 line
place phase move crown
    charge B1c A1b
    no event reason a commander in base contact
