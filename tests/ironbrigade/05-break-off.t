# Iron Brigade: breaking off from a melee.
battle ib-drill

% given PAIR
place turn 3
place unit B1b at 30 20 facing 0 line
place unit A1b at 30 20 facing 180 line
place unit B3a at 60 8 facing 0 line
place join A1b B1b facing 180
place phase move crown

% IB-5.34: an engaged unit may try, as its whole turn; with measuring off it is always offered
given PAIR
    answer break-off B1b 0
    break-off B1b 0
    event tries-to-break-off B1b
    event breaks-off B1b 1 30 19
    is unit B1b at 30 19 facing 0 line effort 2 acted.
    not join A1b B1b
    ahead B1b whole     refused IB-1.38

% IB-5.34: one that is not engaged does not
battle ib-drill
place turn 3
place unit B1b at 30 10 facing 0 line
place unit A1b at 30 20 facing 180 line
place phase move crown
    no answer break-off B1b 0
    break-off B1b 0     refused IB-5.34 "is not in melee"

% IB-5.34: not one that has used part of its turn
battle ib-drill
place turn 3
place unit B1b at 30 20 facing 0 line effort 1
place unit A1b at 30 20 facing 180 line
place join A1b B1b facing 180
place phase move crown
    break-off B1b 0     refused IB-3.8

% IB-5.34: not in the enemy's turn
given PAIR
    break-off A1b 0     refused IB-1.31

% IB-5.35: it goes as far as its owner said, facing kept
given PAIR
    break-off B1b 4.5
    event breaks-off B1b 4.5 30 15.5
    is unit B1b at 30 15.5 facing 0 line

% IB-5.35: it does not go forward
given PAIR
    break-off B1b -1    refused IB-5.35 "so many inches"

% IB-5.34: no farther than its base move
given PAIR
    break-off B1b 9
    event breaks-off B1b 6 30 14

% IB-5.34: of horse that is 8 inches, of a limbered gun 7, of an unlimbered one 3
battle ib-drill
place turn 3
place unit B3b at 30 20 facing 0 line
place unit A1b at 30 20 facing 180 line
place unit B4b at 40 20 facing 0 limbered
place unit A1c at 40 20 facing 180 line
place unit B4c at 50 20 facing 0 unlimbered
place unit A1d at 50 20 facing 180 line
place join A1b B3b facing 180 order 1
place join A1c B4b facing 180 order 2
place join A1d B4c facing 180 order 3
place phase move crown
    break-off B3b 20
    event breaks-off B3b 8
    break-off B4b 20
    event breaks-off B4b 7
    break-off B4c 20
    event breaks-off B4c 3

% IB-5.34: at least 1 inch from every enemy: a figure that is too small is the nearest place that will do
given PAIR
    break-off B1b 0.5
    is unit B1b at 30 19 within 0.01

% IB-5.34: an enemy beyond is kept off too; where the figure will not do, the farthest place before it
given PAIR
place unit A1a at 30 13 facing 180 line
    break-off B1b 6
    is unit B1b at 30 16 within 0.01           # its rear at 15, A1a's at 14

% IB-5.34: with an inch to each of two enemies and its own depth between them it goes
given PAIR
place unit A1a at 30 16 facing 180 line
    break-off B1b 0
    event breaks-off B1b 1 30 19

% IB-5.34: with less it stays, though it has passed
given PAIR
place unit A1a at 30 16.01 facing 180 line
    break-off B1b 0
    event passed B1b
    event no-way-back B1b
    no event breaks-off
    is unit B1b at 30 20
    is join A1b B1b facing 180.

% IB-5.34: with premeasure there is no offer without room
battle ib-drill premeasure=on
place turn 3
place unit B1b at 30 20 facing 0 line
place unit A1b at 30 20 facing 180 line
place unit A1a at 30 16.01 facing 180 line
place join A1b B1b facing 180
place phase move crown
    no answer break-off B1b 0
    break-off B1b 0     refused IB-5.34 "no free place straight behind"

% IB-5.34: the place is free: not on a friend, nor through one
battle ib-drill
given PAIR
place unit B1a at 31 17.5 facing 0 line
    break-off B1b 6
    event breaks-off B1b 1.5 30 18.5

% IB-5.34: who has a friend close behind stays
given PAIR
place unit B1a at 31 18.5 facing 0 line
    break-off B1b 6
    event no-way-back B1b

% IB-3.43: through friends in skirmish order it goes, and does not end on them
given PAIR
place unit B2a at 31 17.5 facing 0 skirmish
    break-off B1b 6
    event breaks-off B1b 6 30 14
    again
    break-off B1b 3
    is unit B1b at 30 18.5 within 0.01         # its rear on their front
    again
    break-off B1b 0
    is unit B1b at 30 19 within 0.01

% IB-5.34: the table's edge
battle ib-drill
place turn 3
place unit B1b at 30 3 facing 0 line
place unit A1b at 30 3 facing 180 line
place join A1b B1b facing 180
place phase move crown
    break-off B1b 6
    event breaks-off B1b 2 30 1

% IB-3.37: impassable ground, by the track of its flag
battle ib-ground
place turn 3
place unit B1b at 66 36 facing 180 line
place unit A1b at 66 36 facing 0 line
place join A1b B1b facing 0
place phase move crown
    break-off B1b 6
    is unit B1b at 66 38 within 0.01

% IB-5.34: straight back from a fight on its flank it slides along its enemy until it is an inch off
battle ib-drill
place turn 3
place unit B1b at 30 20 facing 0 line
place unit A1b at 31.5 19.5 facing 270 line
place join A1b B1b facing 270 flank
place phase move crown
    break-off B1b 0
    is unit B1b at 30 17 within 0.01           # A1b lies from 18 to 21

# ---- The test ----

% IB-5.37: failed, it stays engaged, and its turn is spent
battle ib-drill
place turn 3
place unit B1c at 30 20 facing 0 line marks 2
place unit B3a at 60 8 facing 0 line
place unit A1b at 30 20 facing 180 line
place join A1b B1c facing 180
place phase move crown
    break-off B1c 3
    event test B1c to break off 3
    asks dice 1d6 to break off
    roll 2
    event failed B1c
    no event breaks-off
    is unit B1c at 30 20
    is join A1b B1c facing 180.
    ahead B1c whole     refused IB-1.38
    again
    break-off B1c 3
    roll 3
    event passed B1c
    event breaks-off B1c 3 30 17

% IB-5.36: a raw unit that has passed throws its D8 and goes no farther than that
battle ib-drill
place turn 3
place unit B1d at 30 20 facing 0 line
place unit A1b at 30 20 facing 180 line
place join A1b B1d facing 180
place phase move crown
    break-off B1d 8
    roll 3
    event passed B1d
    asks dice 1d8 break-off
    roll 5
    event break-off-die B1d 5
    event breaks-off B1d 5 30 15
    again
    break-off B1d 3
    roll 3
    roll 8
    event breaks-off B1d 3 30 17

% IB-5.36: if that is too little it stays
battle ib-drill
place turn 3
place unit B1d at 30 20 facing 0 line
place unit A1b at 30 20 facing 180 line
place unit A1a at 31.5 20 facing 270 line
place join A1b B1d facing 180 order 1
place join A1a B1d facing 270 order 2 flank
place phase move crown
    break-off B1d 0
    roll 6
    roll 2
    event no-way-back B1d
    is unit B1d at 30 20
    again
    break-off B1d 0
    roll 6
    roll 3
    is unit B1d at 30 17.5 within 0.01

% IB-5.36: with measuring free it is offered for what an 8 would do
battle ib-drill premeasure=on
place turn 3
place unit B1d at 30 20 facing 0 line
place unit A1b at 30 20 facing 180 line
place join A1b B1d facing 180
place phase move crown
    answer break-off B1d 0

% IB-5.38: the enemy that charges again has the ordinary +1
battle ib-drill
place turn 3
place first crown
place unit B1b at 30 20 facing 0 line empty
place unit B3a at 60 8 facing 0 line
place unit A3a at 60 40 facing 180 line
place unit A1b at 30 20 facing 180 line
place join A1b B1b facing 180
place phase move crown
    break-off B1b 4
    end
    american: charge A1b B1b
    event joined A1b B1b
    american: end
    event fights A1b 3 1
    event reason the charger 1
    event fights B1b 3 0

% IB-5.35: a commander who is with it comes along
battle ib-drill
place turn 3
place unit B1b at 30 20 facing 0 line
place unit B1 at 30 19.5 with B1b
place unit A1b at 30 20 facing 180 line
place join A1b B1b facing 180
place phase move crown
    break-off B1b 4
    is unit B1 at 30 15.5 with B1b
