# Germantown: refusals that other rules would give in other words, or not at all; found by taking them out (tools/mutate).
battle germantown-1777

# ---- battle files ----

% GT-1.2: a battle has at most sixteen turns
file germantown-chew-house
    change turns: ["7:20 AM", "8:20 AM", "9:20 AM", "10:20 AM", "11:20 AM"] => turns: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16"]
    accepted

% GT-1.2: and not seventeen
file germantown-chew-house
    change turns: ["7:20 AM", "8:20 AM", "9:20 AM", "10:20 AM", "11:20 AM"] => turns: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17"]
    refused GT-1.2 "at most 16"

% GT-1.12: a unit has no flag that these rules do not know
file germantown-chew-house
    change at: "3210", flags: [wayne] => at: "3210", flags: [brave]
    refused GT-1.12 "outpost, vanguard, wayne and stephen"

% GT-1.12: each side has a combat unit; a leader alone is no army
file empty germantown-1777
    | battle: toy
    | rules: germantown
    | title: "Toy"
    | date: "4 October 1777"
    | note: "A toy."
    | history: "None."
    | map: map.tmj
    | turns: ["1", "2"]
    | sides:
    |   - {id: american, name: American, colour: blue}
    |   - {id: british, name: British, colour: red}
    | army_morale: {american: 13, british: 14}
    | friendly_edges: {american: left, british: right}
    | units:
    |   - {id: A, side: american, name: "A", type: infantry, size: regiment, full: {sp: 2, morale: 0}, mp: 4, at: "3308"}
    |   - {id: H, side: british, name: "H", type: leader, size: general, drm: 0, leadership: 1, mp: 8, casualty: {gain: 1, loss: 1, points: 1}, at: "3408"}
    refused GT-1.12 "british has no combat unit"

% GT-1.13: the map is one of hexes
file empty brandywine-1777
    | battle: toy
    | rules: germantown
    | title: "Toy"
    | date: "4 October 1777"
    | note: "A toy."
    | history: "None."
    | map: map.tmj
    | turns: ["1", "2"]
    | sides:
    |   - {id: american, name: American, colour: blue}
    |   - {id: british, name: British, colour: red}
    | army_morale: {american: 13, british: 14}
    | friendly_edges: {american: left, british: right}
    | units:
    |   - {id: A, side: american, name: "A", type: infantry, size: regiment, full: {sp: 2, morale: 0}, mp: 4, at: "A1"}
    |   - {id: H, side: british, name: "H", type: infantry, size: regiment, full: {sp: 2, morale: 0}, mp: 4, at: "A3"}
    refused GT-1.13 "hexagonal"

% GT-8.1: an area where units come on is a layer of the map
file germantown-1777
    change layer: entry L => layer: entry X
    refused GT-8.1 "layer (of the map)"

% GT-8.1: it is somebody's, and at an edge
file germantown-1777
    change P: {side: british, layer: entry P, edge: right => P: {side: hessian, layer: entry P, edge: right
    refused GT-8.1

% GT-8.1: the edge is one of four
file germantown-1777
    change P: {side: british, layer: entry P, edge: right => P: {side: british, layer: entry P, edge: middle
    refused GT-8.1

% GT-15.8: each side has an edge
file germantown-chew-house
    change friendly_edges: {american: left, british: right} => friendly_edges: {american: left, british: middle}
    refused GT-15.8

% GT-20.17: the Chew House is a hex of the map
file germantown-chew-house
    change chew_house: {at: "3312", held_by: british} => chew_house: {at: "9999", held_by: british}
    refused GT-20.17 "hex of the map"

% GT-20.17: and somebody held the square last
file germantown-chew-house
    change market_square: {at: "4214", held_by: british} => market_square: {at: "4214", held_by: hessian}
    refused GT-20.17 "held_by"

% GT-23.30: the bombardment zone is a layer of the map
file germantown-1777
    change bombardment_zone: bombardment zone => bombardment_zone: nowhere
    refused GT-23.30 "layer"

# ---- orders in words ----

% GT-11.2: an order in words attacks an enemy, by his hex or by his name, and no friend
place turn 3
place unit A02 at 1003
place unit A03 at 1103
place unit B26 at 1004
place phase american close
    attack A03 with A02     refused GT-11.2 "no enemy on the map"
    attack B14 with A02     refused GT-11.2 "no enemy on the map"
    attack B26 with A02     ok

% GT-2.4: nobody marches in words outside his movement phase
place turn 3
place unit A02 at 1003
place unit B26 at 1004
place phase american close
    march A02 to 1002       refused GT-2.4 "movement phase"

# ---- what is seen ----

% GT-23.26: who is not yet roused shows it, in turn 1
place turn 1
place unit B16 at 3916
place unit A02 at 1010
place phase british movement
    shows B16 * * * * * asleep

% GT-23.27: in turn 2, at half its pace, too
place turn 2
place unit B16 at 3916
place unit A02 at 1010
place phase british movement
    shows B16 * * * * * asleep

% GT-23.26: who is roused does not
place turn 1
place unit B16 at 3916 roused
place unit A02 at 1010
place phase british movement
    no shows B16 * * * * * asleep

% GT-1.12: a key of a counter that is misspelt is refused, with what was meant
file germantown-chew-house
    change fog: => foog:
    refused "The battle has `foog`, which means nothing here; did you mean `fog`? It may have army_morale"
file germantown-chew-house
    change army_morale: {american => army_morale: {amrican
    refused "`army_morale` has `amrican`, which means nothing here; did you mean `american`? It may have american, british."
file germantown-1777
    |   - {id: ERSKINE, side: british, name: "Erskine", label: Erskine, type: leader, size: general, nation: regular, drm: 0, leadership: 0, mp: 8, casulty: {gain: 0, loss: 0, points: 0}, at: "4414", called: "Erskine"}
    refused GT-1.12 "Unit ERSKINE has `casulty`, which means nothing for leader; did you mean `casualty`?"
file germantown-1777
    |   - {id: ERSKINE, side: british, name: "Erskine", label: Erskine, type: leader, size: general, nation: regular, drm: 0, leadership: 0, mp: 8, casualty: {gain: 0, los: 0, points: 0}, at: "4414", called: "Erskine"}
    refused GT-1.12 "`casualty` of unit ERSKINE has `los`, which means nothing here; did you mean `loss`? It may have gain, loss, points."
