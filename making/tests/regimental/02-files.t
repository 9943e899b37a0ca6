# Regimental: what a battle's file may say of troops, labels and leaders.
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
