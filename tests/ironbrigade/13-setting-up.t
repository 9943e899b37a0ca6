# Iron Brigade: setting up. IB-13.1 to IB-13.3.
battle ib-ground

% IB-13.1: the sides set up in the order in which the battle lists them
    asks crown place
    done
    asks american place
    done
    asks crown hide

% IB-13.1: a side may leave its units where they are printed
    done; done; no; no; no; no; done; no; no; no; no; done
    is unit B1a at 7 8 facing 0 line.
    is unit A1a at 7 40 facing 180 line.
    is unit BD at 36 4.

% IB-13.1: or move any of them about in its zone
    crown: place B1a 60 3 45 column
    event placed B1a 60 3 45 column
    is unit B1a at 60 3 facing 45 column.
    crown: post B1 60 5
    event posted B1 60 5
    is unit B1 at 60 5.
    asks crown place
    crown: place A1a 60 3 45 line       refused IB-13.1 "not yours"
    crown: place BS1 60 3 45 line       refused IB-13.1
    crown: place B1 60 3 45 line        refused IB-13.1 "post"
    crown: post B1a 60 3                refused IB-13.1 "place"

% IB-13.1: or by a deployment of the battle
file ib-drill
    | setups:
    |   west:
    |     title: "All to the west"
    |     crown: {B1a: "3 5 0 line", B1: "3 3"}
    accepted
    change B1a: "3 5 0 line" => B1a: "3 5 0"
    refused IB-2.19 "B1a"
    change B1a: "3 5 0" => B1a: "3 5 0 skirmish"
    refused IB-2.19 "B1a"
    change B1a: "3 5 0 skirmish" => B1a: "3 11.5 0 line"
    refused IB-13.2 "B1a"
    change B1a: "3 11.5 0 line" => B1a: "11 8 0 line"
    refused IB-13.2 "B1b lies on B1a"
    change B1a: "11 8 0 line" => A1a: "3 5 0 line"
    refused IB-13.1 "A1a"
    change A1a: "3 5 0 line" => BS1: "3 5 0 line"
    refused IB-13.1 "BS1"
    change BS1: "3 5 0 line" => B1a: "3 5 0 line again"
    refused IB-13.1 "a word too many"

% IB-13.1: which moves those that it names, and leaves the others
battle ib-ground
    answer follow 1
    crown: follow 2                     refused IB-13.1 "no deployment of that number"
    follow 1
    event follows crown 1
    event placed B1a 3 5 45 column
    event posted B1 3 3
    is unit B1a at 3 5 facing 45 column.
    is unit B1 at 3 3.
    is unit B1b at 11 8 facing 0 line.
    asks crown place
    done
    american: follow 1                  refused IB-13.1

% IB-13.1: every unit and commander has its printed place
battle ib-ground
file ib-drill
    change troops: grenadiers, place: "7 8 0" => troops: grenadiers
    refused IB-13.1 "B1a"
    change troops: grenadiers => troops: grenadiers, place: "7 8"
    refused IB-13.1 "degrees"

% IB-13.1: and each side its zone, unless places are fixed
file ib-drill
    change zones: {crown: "0 0 72 10", american: "0 38 72 48"} => zones: {crown: "0 0 72 10"}
    refused IB-13.1 "American a zone"
    change zones: {crown: "0 0 72 10"} => zones: {crown: "0 0 72 10", american: "0 38 72"}
    refused IB-13.1 "west south east north"
    change american: "0 38 72" => american: "0 38 72 49"
    refused IB-13.1
    change american: "0 38 72 49" => somebody: "0 38 72 48"
    refused IB-13.1 "neither a side nor"
    change zones: {crown: "0 0 72 10", somebody: "0 38 72 48"} => places: fixed
    accepted
    change places: fixed => places: free
    refused IB-14.18 "fixed"

% IB-13.2: footprints lie wholly inside the zone
    crown: place B1a 70 10 0 line       ok
    crown: place B1a 70 10.01 0 line    refused IB-13.2 "wholly in its zone"
    crown: place B1a 70.51 10 0 line    refused IB-13.2 "wholly in its zone"
    crown: place B1a 70.5 10 0 line     ok
    crown: post B1 20 9.51              refused IB-13.2
    crown: post B1 20 9.5               ok

% IB-13.2: nobody lies on another
    crown: place B1a 12 8 0 line        refused IB-13.2 "B1b"
    crown: place B1a 11 7 0 line        ok
    crown: place B1a 11 7.01 0 line     refused IB-13.2 "B1b"

% IB-13.2: any facing will do, and any formation that the unit may take
    crown: place B1a 60 5 123.5 column  ok
    crown: place B1a 60 5 0 skirmish    refused IB-2.20
    crown: place B1a 60 5 0 limbered    refused IB-2.19
    crown: place B2a 65 5 300 skirmish  ok

% IB-13.2: of a battle's file too
file ib-drill
    change troops: grenadiers, place: "7 8 0" => troops: grenadiers, place: "7 10.5 0"
    refused IB-13.2 line 20 "B1a does not lie wholly in its zone"
    change place: "7 10.5 0" => place: "9 8 0"
    refused IB-13.2 "B1b lies on B1a"
    change place: "9 8 0" => place: "6.9 8 0"
    accepted

% IB-13.2: a brigade may have a zone of its own
file ib-drill
    change crown: "0 0 72 10" => crown: "0 0 72 10", B1: "0 0 22 10"
    accepted
    change B1: "0 0 22 10" => B1: "0 0 20 10"
    refused IB-13.2 "B1d"

% IB-13.3: then each side in secret places its sharpshooters and gives its first orders
    done; done
    asks crown hide
    no; no; no; no
    asks crown first-orders
    order B1 advance 30 24
    event ordered B1 advance 30 24
    order-at B2 support B1
    event ordered-at B2 support B1
    order-edge B3 south
    event ordered-edge B3 south
    done
    asks american hide
    is order B1 advance 30 24.
    is order B2 support B1.
    is order B3 withdraw south.

% IB-13.3: a brigade without one has the printed order, or else holds where its commander stands
battle hedgerow-hill
    crown: post C1 20 5
    done; done; no; no; no; no; done; no; no; no; no; done
    is order C1 attack 32 30.
    is order A1 hold 34 30.

% IB-13.3: that is where he was put
battle ib-ground
    crown: post B1 20 3
    done; done; no; no; no; no; done; no; no; no; no; done
    is order B1 hold 20 3.
    is order B2 hold 27 4.

% IB-8.10: orders are for brigades
    done; done; no; no; no; no
    order BD hold 30 24         refused IB-8.10
    order A1 hold 30 24         refused IB-8.10
    order B1a hold 30 24        refused IB-8.10
    order-at B1 attack A1a      refused IB-8.10

% IB-8.11: only enemies are attacked, only friends supported, only a withdrawal goes to an edge
    done; done; no; no; no; no
    order-at B1 attack B2       refused IB-8.11
    order-at B1 support A1      refused IB-8.11
    order-at B1 support B1      refused IB-8.11
    order-at B1 hold B2         refused IB-8.11
    order B1 support 30 24      refused IB-8.11
    order B1 hold 80 24         refused IB-8.11
    order-at B1 attack A1       ok

% IB-8.11: a printed order that cannot be given is refused
file two-roads
    change order: "advance 22 24" => order: "advance 80 24"
    refused IB-8.11 "off the table"
    change order: "advance 80 24" => order: "charge 22 24"
    refused IB-8.11 "C1"
    change order: "charge 22 24" => order: "support A2"
    refused IB-8.11
    change order: "support A2" => order: "withdraw south"
    accepted
    change order: "withdraw south" => order: "hold south"
    refused IB-8.11

% IB-8.3: a division lists as many couriers as the option has
file two-roads couriers=6
    accepted
    change - {id: CC6, side: crown, division: GREY, name: "Courier 6 of Grey", type: courier, size: courier} => # one less
    refused IB-8.3 "GREY"

% IB-8.1: couriers and brigadiers belong to a division of their side
file two-roads
    change {id: CC6, side: crown, division: GREY => {id: CC6, side: crown, division: STIRLING
    refused IB-8.1 "CC6"

% IB-7.7: every commander has a rating
file two-roads
    change rating: good, place: "36 4 0" => place: "36 4 0"
    refused IB-7.7 "GREY has no rating"
    change place: "36 4 0" => rating: brilliant, place: "36 4 0"
    refused IB-7.7 "brilliant"

% IB-10.1: each side is of a nation
file two-roads
    change nations: {crown: british, american: american} => nations: {crown: british}
    refused IB-10.1 "of which nation"

% IB-10.7: the terms of a battle are one of three
file two-roads
    change terms: {holds: "36 24", within: 4} => terms: {holds: "36 24"}
    refused IB-10.7
    change terms: {holds: "36 24"} => terms: {takes: "The castle", side: crown, with: 2}
    refused IB-10.7
    change terms: {takes: "The castle", side: crown, with: 2} => terms: {takes: "The marsh", side: crown, with: 2}
    accepted

% IB-1.49: a battle has its turns
file two-roads
    change turns: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] => turns: ["1"]
    accepted

% IB-1.49: sixty at most
file two-roads
    change turns: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] => turns: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "30", "31", "32", "33", "34", "35", "36", "37", "38", "39", "40", "41", "42", "43", "44", "45", "46", "47", "48", "49", "50", "51", "52", "53", "54", "55", "56", "57", "58", "59", "60", "61"]
    refused IB-1.49 "There are 61 turns"

% IB-11.1: nobody has sharpshooters where the battle says none; it says nothing else of them
file cowpens-1781-brigade
    change sharpshooters: none => sharpshooters: few
    refused IB-11.1 "should be none, or be left out"

% IB-14.22: where militia may withdraw is a point on the table
file cowpens-1781-brigade
    change falls-back: "36 42" => falls-back: "36 60"
    refused IB-14.22 "a point on the table"

% IB-11.1: a side lists as many sharpshooters as it has brigades, four at most
file two-roads
    change - {id: CS4, side: crown, name: "Crown sharpshooter 4", type: sharpshooter, size: sharpshooter} => # one less
    refused IB-11.1 "lists 3 sharpshooters and should have 4"

% IB-4.53: a gun is of a kind, and nobody else has one
file two-roads
    change brigade: CG, name: "Royal Artillery, battalion gun", type: artillery, size: battery, gun: battalion => brigade: CG, name: "Royal Artillery, battalion gun", type: artillery, size: battery
    refused IB-4.53 "CG-3 is artillery; say which"

% IB-3.37: nobody is set up on impassable ground
file ib-march
    change zones: {crown: "0 0 72 9" => zones: {crown: "0 0 72 40"
    accepted
    change place: "4 9 0" => place: "60 30 0"
    refused IB-3.37 "LINE1"

% IB-13.1: a key that is misspelt is refused, and not passed over
file hedgerow-hill
    change id: C1, => id: C1, ordr: "hold 3 3",
    refused IB-13.1 "Unit C1 has `ordr`, which means nothing here; did you mean `order`? It may have brigade, class"
file hedgerow-hill
    change terms: => term:
    refused IB-13.1 "The battle has `term`, which means nothing here; did you mean `terms`? It may have terms, nations"

% IB-10.7: so is one of the terms
file hedgerow-hill
    change with: 3 => wth: 3
    refused IB-10.7 "`terms` has `wth`, which means nothing here; did you mean `with`? It may have holds"

% IB-8.11: an order that cannot be given is refused in one sentence
file hedgerow-hill
    change order: "attack 32 30" => order: "attack C2"
    refused IB-8.11 "should be the enemy's."
