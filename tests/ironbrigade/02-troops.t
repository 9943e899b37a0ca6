# Iron Brigade: classes, marks, formations. What a battle's file may say of troops.
battle ib-drill

% IB-2.1: each unit has one of four classes
file ib-drill
    change brigade: B1, class: raw => brigade: B1, class: veteran
    refused IB-2.1 line 23 "elite, line, inferior or raw"
    change class: veteran => class: inferior
    accepted

% IB-2.1: and is of a type that there is
file ib-drill
    change name: "British elite horse", type: cavalry => name: "British elite horse", type: camels
    refused IB-2.1 "infantry, cavalry, artillery"

% IB-2.2: an elite unit begins with six marks
    shows B1a * * 6/6

% IB-2.3: a line unit with five
    shows B1b * * 5/5

% IB-2.4: an inferior unit with four
    shows B1c * * 4/4

% IB-2.5: a raw unit with three
    shows B1d * * 3/3

% IB-2.6: British grenadiers, artillery and light troops are elite where nothing is said
file ib-drill
    | points: 1
    change brigade: B1, class: elite, troops: grenadiers => brigade: B1, troops: grenadiers
    change brigade: B2, class: elite, troops: light => brigade: B2, troops: light
    refused IB-13.8 "Crown costs 177 points"

% IB-2.6: so are guns: six marks
    shows B4a battalion * 6/6
    shows A4a battalion * 6/6

% IB-2.7: Hessians and dragoons are line
file ib-drill
    | points: 1
    change brigade: B2, class: line, troops: hessians => brigade: B2, troops: hessians
    change "British line horse", type: cavalry, size: regiment, brigade: B3, class: line => "British line horse", type: cavalry, size: regiment, brigade: B3
    refused IB-13.8 "Crown costs 177 points"

% IB-2.8: regulars and Loyalists are printed as inferior too, and so need a class
file ib-drill
    change brigade: B1, class: inferior, troops: regulars => brigade: B1, troops: regulars
    refused IB-2.14 "B1c"

% IB-2.9: Loyalists may be raw, and Indians are
file ib-drill
    | points: 1
    change brigade: B1, class: raw, troops: loyalists => brigade: B1, troops: loyalists
    refused IB-2.14 "B1d"
    change brigade: B1, troops: loyalists => brigade: B1, class: raw, troops: loyalists
    change brigade: B2, class: raw, troops: indians => brigade: B2, troops: indians
    refused IB-13.8 "Crown costs 177 points"

% IB-2.10: American light troops and artillery are elite
file ib-drill
    | points: 168
    change brigade: B1, class: elite, troops: grenadiers => brigade: B1, class: raw, troops: grenadiers     # 168 of the Crown
    change brigade: A1, class: elite, troops: light => brigade: A1, troops: light
    refused IB-13.8 "American costs 175 points"

% IB-2.11: French and riflemen are line
file ib-drill
    | points: 168
    change brigade: B1, class: elite, troops: grenadiers => brigade: B1, class: raw, troops: grenadiers     # 168 of the Crown
    change brigade: A2, class: line, troops: riflemen => brigade: A2, troops: riflemen
    change brigade: A2, class: line, troops: french => brigade: A2, troops: french
    refused IB-13.8 "American costs 175 points"

% IB-2.12: American dragoons are inferior, and Continentals may be
file ib-drill
    | points: 168
    change brigade: B1, class: elite, troops: grenadiers => brigade: B1, class: raw, troops: grenadiers     # 168 of the Crown
    change "American inferior horse", type: cavalry, size: regiment, brigade: A3, class: inferior => "American inferior horse", type: cavalry, size: regiment, brigade: A3
    refused IB-13.8 "American costs 175 points"
    change brigade: A1, class: inferior, troops: continentals => brigade: A1, troops: continentals
    refused IB-2.14 "A1c"

% IB-2.13: militia may be raw, Indians are
file ib-drill
    | points: 168
    change brigade: B1, class: elite, troops: grenadiers => brigade: B1, class: raw, troops: grenadiers     # 168 of the Crown
    change brigade: A2, class: raw, troops: indians => brigade: A2, troops: indians
    refused IB-13.8 "American costs 175 points"
    change brigade: A1, class: raw, troops: militia => brigade: A1, troops: militia
    refused IB-2.14 "A1d"

% IB-2.14: others have the class in which they are printed unless the battle says otherwise
file ib-drill
    change brigade: B2, class: line, troops: hessians => brigade: B2, class: elite, troops: hessians
    accepted
    change troops: hessians => troops: swiss
    refused IB-2.14 "swiss"

% IB-2.15: no mounted unit is raw
file ib-drill
    change "British inferior horse", type: cavalry, size: regiment, brigade: B3, class: inferior => "British inferior horse", type: cavalry, size: regiment, brigade: B3, class: raw
    refused IB-2.15 "B3c is mounted and raw"

% IB-2.16: each hit takes one mark away, at once
place unit B1b at 20 10 facing 0 line volleyed
place unit A1b at 20 14 facing 180 line
place phase fire crown
    fire B1b A1b; roll 4 4 1
    event marks A1b 2 3
    is unit A1b at 20 14 facing 180 line marks 3

% IB-2.17: who has lost his last mark leaves the table and counts as lost
place unit B1b at 20 10 facing 0 line volleyed
place unit A1b at 20 14 facing 180 line marks 2
place unit A1c at 50 40 facing 180 line
place phase fire crown
    fire B1b A1b; roll 4 4 1
    event lost A1b
    is unit A1b lost.

% given FORMS
battle ib-drill
place unit B1b at 20 10 facing 0 line
place unit B2a at 30 10 facing 0 line
place unit A2a at 30 40 facing 180 line
place unit B2c at 40 10 facing 0 line
place unit B3b at 50 10 facing 0 line
place unit B4a at 60 10 facing 0 unlimbered
place unit A1b at 20 40 facing 180 line

% IB-2.19: infantry stands in line or in column, and in nothing else
given FORMS
place phase move crown
    answer form B1b column
    no answer form B1b line
    form B1b limbered           refused
    form B1b column             ok
    is unit B1b at 20 10 facing 0 column

% IB-2.20: light troops, riflemen and Indians may also stand in skirmish order
given FORMS
place phase move crown
    answer form B2a skirmish
    answer form B2c skirmish
    form B1b skirmish           refused IB-2.20
    form B2a skirmish           ok

% IB-2.20: riflemen too
given FORMS
place phase move american
    form A1b skirmish           refused IB-2.20
    form A2a skirmish           ok

% IB-2.20: no battle has others in it
file ib-drill
    change troops: hessians, place: "29 8 0" => troops: hessians, place: "29 8 0", formation: skirmish
    refused IB-2.20 "B2b cannot stand in skirmish"

% IB-2.21: cavalry stands in line or in column
given FORMS
place phase move crown
    answer form B3b column
    form B3b skirmish           refused
    form B3b unlimbered         refused

% IB-2.22: a gun is limbered or unlimbered
given FORMS
place phase move crown
    answer form B4a limbered
    form B4a line               refused
    form B4a limbered           ok

% IB-2.22: and begins so
file ib-drill
    change gun: 6lb, formation: limbered, place: "56 8 0" => gun: 6lb, formation: column, place: "56 8 0"
    refused IB-2.19 "guns are limbered or unlimbered"

% IB-2.24: skirmishers may do whatever a line may: fire, and charge
place unit B2a at 20 10 facing 0 skirmish
place unit A1b at 20 16 facing 180 line
place phase move crown
    answer fire B2a A1b
    answer charge B2a A1b
    charge B2a A1b
    event strikes B2a A1b

% IB-2.25: there are no squares
    crown: place B1b 20 8 0 square     refused unread
