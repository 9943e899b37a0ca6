# Regimental: what a battle's file may say of troops, labels and leaders.
# Rulings: RG-R01 RG-R04 RG-R05 RG-R06 RG-R11 RG-R12 RG-R13 RG-R16 RG-R17 RG-R18 RG-R20 RG-R24 RG-R91 RG-R94 RG-R100
#      RG-R102 RG-R116 RG-R117 RG-R118
battle rg-drill

% RG-2.2: a label has three figures
file rg-drill
    change label: "8/5/3", rating: veteran, kind: regulars => label: "8/5", rating: veteran, kind: regulars
    refused RG-2.2 "worn at, spent at"

% RG-2.2: a label falls from figure to figure
file rg-drill
    change label: "8/5/3", rating: veteran, kind: regulars => label: "5/8/3", rating: veteran, kind: regulars
    refused RG-2.2 "does not fall"

% RG-2.12: a label that no grade makes is refused, and what would be right is said
file rg-drill
    change label: "8/5/3", rating: veteran, kind: regulars => label: "8/7/3", rating: veteran, kind: regulars
    refused RG-2.12 "8/5/3 (spirited), 8/6/4 (reliable) or 8/7/5 (unreliable)"

% RG-2.12: a grade makes the label
file rg-drill
    change label: "8/5/3", rating: veteran, kind: regulars => stands: 8, grade: spirited, rating: veteran, kind: regulars
    accepted
    change stands: 8, grade: spirited => stands: 8, grade: keen
    refused RG-2.12 "spirited, reliable or unreliable"

% RG-1.23: a troop unit begins with 2 to 14 stands
file rg-drill
    change label: "8/5/3", rating: veteran, kind: regulars => stands: 15, grade: spirited, rating: veteran, kind: regulars
    refused RG-1.23 "2 to 14"

% RG-1.24: a battery has 1 to 4 gun stands
file rg-drill
    change gun: MG, stands: 2, rating: veteran => gun: MG, stands: 5, rating: veteran
    refused RG-1.24 "1 to 4"

% RG-2.1: every unit has a rating
file rg-drill
    change rating: veteran, kind: jaegers => rating: keen, kind: jaegers
    refused RG-2.1

% RG-8.21: Indians do not stand in line
file rg-drill
    change kind: indians, formation: extended => kind: indians, formation: line
    refused RG-8.21 "Indians have extended, march and mass"

% RG-8.23: mounted cavalry does not mass
file rg-drill
    change label: "4/3/2", rating: veteran, kind: regulars => label: "4/3/2", rating: veteran, kind: regulars, formation: mass
    refused RG-8.23 "line, extended, field and march"

% RG-8.15: Hessians do not open out
file rg-drill
    change kind: hessians => kind: hessians, formation: extended
    refused RG-8.15

% RG-8.16: jaegers do not stand in line
file rg-drill
    change kind: jaegers, formation: extended => kind: jaegers, formation: line
    refused RG-8.16

% RG-8.19, RG-8.20: militia has no field column, and with rifles no line
file rg-drill
    change label: "7/6/4", rating: raw, kind: militia => label: "7/6/4", rating: raw, kind: militia, formation: field
    refused RG-8.19
    change kind: militia, formation: field => kind: militia, weapon: rifle, formation: line
    refused RG-8.20

% RG-8.17, RG-8.18: Continentals form field columns from 1777 on
file rg-drill
    change label: "8/6/4", rating: trained, kind: continentals => label: "8/6/4", rating: trained, kind: continentals, formation: field
    accepted
    change date: "1778" => date: "1776"
    refused RG-8.17

% RG-16.2: a battle with Continentals has a date
file rg-drill
    change date: "1778" => date: "some day"
    refused RG-16.2 "date: 1778"

% RG-2.37: a battalion gun is a single light gun
file rg-drill
    change gun: LG, stands: 1 => gun: MG, stands: 1
    refused RG-2.37

% RG-2.30: only siege guns are emplaced
file rg-drill
    change gun: SG, stands: 1 => gun: HG, stands: 1
    refused RG-2.30

% RG-2.33: a wagon is one stand without a gun
file rg-drill
    change type: wagon, size: wagon => type: wagon, size: wagon, gun: MG
    refused RG-2.33

% RG-2.45: flags that its kind of unit cannot have
file rg-drill
    change kind: hessians => kind: hessians, flags: "pack"
    refused RG-2.45 "infantry may have"

% RG-4.2: every unit belongs to a brigade
file rg-drill
    change {id: HESS, side: crown, brigade: GREY, => {id: HESS, side: crown, brigade: POOR,
    refused RG-4.2 "give the id of its leader"

% RG-4.19: a unit has one leader with it
file rg-drill
    change type: army, size: general, place: "2 2 0" => type: army, size: general, with: VET
    accepted
    change type: brigade, size: brigade, place: "8 2 0" => type: brigade, size: brigade, with: VET
    refused RG-4.19 "has HOWE with it"

% RG-17.6: nobody lies on another, nor over the edge
file rg-drill
    change place: "22 3 0" => place: "15 3 0"
    refused RG-17.6 "lies on VET"
    change place: "15 3 0" => place: "22 0.5 0"
    refused RG-17.6 "wholly on the table"

% RG-15.24: each side has a base edge
file rg-drill
    change edges: {crown: south, american: north} => edges: {crown: south}
    refused RG-15.24

% RG-15.4: the battle says who is the Crown
file rg-drill
    change crown: crown => crown: nobody
    refused RG-15.4

% RG-15.25: who scores by leaving has an exit
file rg-drill
    change exits: {american: west} => exits: {crown: west}
    refused RG-15.25

% RG-15.27: an objective says what it is
file rg-drill
    change point: "36 20", points: 3 => points: 3
    refused RG-15.27

% RG-7.35: a road that bends by more than 90 degrees is refused, since no column can follow it
file rg-drill
    change map: map.tmj => map: sharp-road.tmj
    refused RG-7.35 "The road"
    refused RG-7.35 "bends by more than 90 degrees"

% RG-7.35: and one with bends less than 2 inches apart
file rg-drill
    change map: map.tmj => map: close-bends.tmj
    refused RG-7.35 "less than 2 inches apart"

% RG-1.1: strength may be given in men, 40 to a stand
file rg-drill
    change label: "8/5/3", rating: veteran, kind: regulars => men: 335, grade: spirited, rating: veteran, kind: regulars
    accepted
    change men: 335 => men: 590
    refused RG-1.1 "15 stands of 40 men"
    change men: 590 => men: 50
    refused RG-1.1 "1 stands of 40 men"

% RG-1.1: or in stands, not in both
file rg-drill
    change label: "8/5/3", rating: veteran, kind: regulars => men: 320, stands: 8, grade: spirited, rating: veteran, kind: regulars
    refused RG-1.1 "leave one of them out"

% RG-1.2: and of a battery in guns, two to a stand
file rg-drill
    change gun: MG, stands: 2, rating: veteran => gun: MG, pieces: 4, rating: veteran
    accepted
    change pieces: 4, rating: veteran => pieces: 10, rating: veteran
    refused RG-1.2 "5 stands of 2 pieces"

% RG-17.1: a word that means nothing in a battle's file is refused
file rg-drill
    | wheather: fog
    refused RG-17.1 "wheather"

% RG-17.1: and one that means nothing for such a unit
file rg-drill
    change kind: hessians => kind: hessians, gun: MG
    refused RG-17.1 "`gun`, which means nothing for infantry"
    change kind: hessians, gun: MG => kind: hessians, ratng: elite
    refused RG-17.1 "did you mean `rating`?"

% RG-2.39: weapons are muskets and rifles
file rg-drill
    change kind: jaegers, formation => kind: jaegers, weapon: bow, formation
    refused RG-2.39 "musket"

% RG-16.1: kinds are those of the list
file rg-drill
    change kind: hessians => kind: spaniards
    refused RG-16.1 "hessians"

% RG-2.24: guns are of the seven types
file rg-drill
    change gun: HG, stands: 1 => gun: XG, stands: 1
    refused RG-2.24 "GG"
    change gun: XG, stands: 1, => stands: 1,
    refused RG-2.24 "say which"

% RG-8.1: formations are those of the list
file rg-drill
    change kind: jaegers, formation: extended => kind: jaegers, formation: square
    refused RG-8.1 "line"

% RG-2.33: a wagon stands in no other way than limbered
file rg-drill
    change type: wagon, size: wagon => type: wagon, size: wagon, formation: line
    refused RG-2.33 "wagons are limbered"

% RG-8.10: guns are limbered or unlimbered, RG-2.32: and emplaced ones not limbered
file rg-drill
    change gun: SG, stands: 1 => gun: SG, formation: limbered, stands: 1
    refused RG-8.10 "emplaced ones unlimbered"

% RG-2.2: spent at fewer stands than worn
file rg-drill
    change label: "8/5/3", rating: veteran, kind: regulars => label: "8/3/5", rating: veteran, kind: regulars
    refused RG-2.2 "does not fall"

% RG-2.2: and worn at fewer than at the start
file rg-drill
    change label: "8/5/3", rating: veteran, kind: regulars => label: "8/8/3", rating: veteran, kind: regulars
    refused RG-2.2 "does not fall"

% RG-2.12: a label and a grade are one too many
file rg-drill
    change label: "8/5/3", rating: veteran, kind: regulars => label: "8/5/3", grade: spirited, rating: veteran, kind: regulars
    refused RG-2.12 "leave one of them out"

% RG-1.23: types are those of the list
file rg-drill
    change type: wagon, size: wagon => type: balloon, size: wagon
    refused RG-1.23 "infantry, cavalry, artillery"

% RG-17.1: a leader is attached, or has a place
file rg-drill
    change type: army, size: general, place: "2 2 0" => type: army, size: general, with: VET, place: "2 2 0"
    refused RG-17.1 "leave one of them out"

% RG-17.1: and is attached to a unit of his side
file rg-drill
    change type: army, size: general, place: "2 2 0" => type: army, size: general, with: CONT
    refused RG-17.1 "a unit of his side"

% RG-8.15: troops are not limbered
file rg-drill
    change kind: hessians => kind: hessians, formation: limbered
    refused RG-8.15

% RG-2.1: a unit without a rating is refused
file rg-drill
    change rating: veteran, kind: jaegers => kind: jaegers
    refused RG-2.1 "has no rating"

% RG-2.45: flags by the dozen are refused
file rg-drill
    change kind: hessians => kind: hessians, flags: "light light light light light light light light light light light light light light light light light light"
    refused RG-2.45 "too many flags"

% RG-15.34: a side has units
file empty rg-drill
    | battle: rg-drill
    | rules: regimental
    | title: "T"
    | date: "1778"
    | map: map.tmj
    | turns: ["1"]
    | crown: crown
    | edges: {crown: south, american: north}
    | sides:
    |   - {id: crown, name: Crown, colour: red}
    |   - {id: american, name: American, colour: blue}
    | units:
    |   - {id: HOWE, side: crown, name: "H", type: army, size: general, place: "2 2 0"}
    |   - {id: VET, side: crown, brigade: HOWE, name: "VET", type: infantry, size: regiment, label: "8/5/3", rating: veteran, kind: regulars, place: "12 3 0"}
    refused RG-15.34 "has no unit"

% RG-4.19: a leader is attached to one unit
file rg-drill
    change type: army, size: general, place: "2 2 0" => type: army, size: general, with: VET, with: HESS
    refused line 24 "a second time"

% RG-4.19: and not to another leader
file rg-drill
    change type: army, size: general, place: "2 2 0" => type: army, size: general, with: GREY
    refused RG-17.1 line 24 "is attached to nobody"

% RG-4.2: a brigade is named by its leader
file rg-drill
    change {id: HESS, side: crown, brigade: GREY, => {id: HESS, side: crown, brigade: VET,
    refused RG-4.2 line 29 "give the id of its leader"

% RG-2.2: words, too many figures and a single stand make no label
file rg-drill
    change label: "8/5/3", rating: veteran, kind: regulars => label: "eight", rating: veteran, kind: regulars
    refused RG-2.2 line 26 "should have a label such as"
    change label: "eight" => label: "8/5/3/1"
    refused RG-2.2 line 26
    change label: "8/5/3/1" => label: "1/-/-"
    refused RG-2.2 "2 to 14"

% RG-17.6: who begins on the table has a place with a facing
file rg-drill
    change place: "48 3 0" => place: "48 3"
    refused RG-17.6 line 30 "and degrees"
    change place: "48 3" => place: "480 3 0"
    refused RG-17.6 "wholly on the table"

% RG-3.2: who begins is one of the two, or left to the dice
file rg-drill
    change first: crown => first: nobody
    refused RG-3.2 line 13 "leave it out to throw for it"

% RG-1.24: gun stands are counted
file rg-drill
    change gun: HG, stands: 1 => gun: HG, stands: many
    refused RG-1.24 line 33 "1 to 4"
