# Battle of Brandywine: battle files that must be refused, each with its line and what would be right.

% BW-7.1: a battle has hours
file brandywine-1777
    change turns: [9 AM, 10 AM, 11 AM, 12 noon, 1 PM, 2 PM, 3 PM, 4 PM, 5 PM, 6 PM, 7 PM, 8 PM, 9 PM] => turns: []
    refused line 24 "list of the names of the turns"

% BW-2.2: a counter is infantry, cavalry, artillery or a commander
file brandywine-1777
    |   - {id: X-1, side: british, left: "X", right: "1", name: "More", type: dragoons, size: company, cf: 1, mf: 6}
    refused BW-2.2 "Unit X-1 must be infantry, cavalry, artillery or commander"
file brandywine-1777
    |   - {id: X-1, side: british, left: "X", right: "1", name: "More", type: cavalry, size: company, cf: 1, mf: 6}
    accepted

% BW-17.1: a side has one commander, and he has no combat factor
file brandywine-1777
    |   - {id: X-1, side: british, left: "X", right: "1", name: "More", type: commander, size: company, cf: 1, mf: 6}
    refused "Unit X-1: `cf`"
file brandywine-1777
    |   - {id: X-1, side: british, left: "X", right: "1", name: "More", type: commander, size: company, cf: 0, mf: 6}
    refused BW-17.1 "Unit X-1 is a second commander; a side has one"

% BW-10.1, BW-2.2: a unit has one to fifteen combat factors, and a movement factor
file brandywine-1777
    |   - {id: X-1, side: british, left: "X", right: "1", name: "More", type: cavalry, size: company, cf: 16, mf: 6}
    refused "Unit X-1: `cf`"
file brandywine-1777
    |   - {id: X-1, side: british, left: "X", right: "1", name: "More", type: cavalry, size: company, cf: 15, mf: 6}
    accepted
file brandywine-1777
    |   - {id: X-1, side: british, left: "X", right: "1", name: "More", type: cavalry, size: company, cf: 0, mf: 6}
    refused "Unit X-1: `cf`"
file brandywine-1777
    |   - {id: X-1, side: british, left: "X", right: "1", name: "More", type: cavalry, size: company, cf: 1, mf: 0}
    refused "Unit X-1: `mf`"

% BW-4.4: one side comes on, at a square of the board
file brandywine-1777
    change entry: {british: A5} => entry: {british: Z5}
    refused BW-4.4 "not on the board"
file brandywine-1777
    change entry: {british: A5} => entry: {french: A5}
    refused BW-4.4 "must name one side and its square"

% BW-4.2: the other sets up, where a layer of the map has tiles
file brandywine-1777
    change setup_area: {american: american set-up} => setup_area: {british: american set-up}
    refused BW-4.2 "must name the other side"
file brandywine-1777
    change setup_area: {american: american set-up} => setup_area: {american: the moon}
    refused BW-4.2 "no layer of that name"

% BW-6.5: victory squares are squares of the board, each named once, with points
file brandywine-1777
    change victory: {D28: 15, J27: 10, Q28: 5, M23: 3, T19: 3} => victory: {}
    refused BW-6.5 "must list squares and their points"
file brandywine-1777
    change {D28: 15, J27: 10, => {D28: 15, J99: 10,
    refused BW-6.5 "not on the board"
file brandywine-1777
    change {D28: 15, J27: 10, => {D28: 15, d28: 10,
    refused BW-6.5 "named twice"
file brandywine-1777
    change {D28: 15, J27: 10, => {D28: 0, J27: 10,
    refused

% BW-6.6: at first they belong to one side
file brandywine-1777
    change victory_owner: american => victory_owner: nobody
    refused BW-6.6

% BW-4.1: a ready set-up places every counter of its side, where it may stand
file brandywine-1777
    change U-LD1: R20 NW =>
    refused BW-4.1 "leaves out U-LD1; every counter needs a square"
file brandywine-1777
    change U-LD1: T19 W => U-LD9: T19 W
    refused BW-4.1 "no such counter"
file brandywine-1777
    change U-LD1: T19 W => L-G1: T19 W
    refused BW-4.4 "not of the side that sets up"
file brandywine-1777
    change U-LD1: T19 W => U-LD1: A1 W
    refused BW-4.2 "not open for setting up"
file brandywine-1777
    change U-LD1: T19 W => U-LD1: T19
    refused BW-11.5
file brandywine-1777
    change U-LD1: T19 W => U-LD1: T19 up
    refused BW-11.1
file brandywine-1777
    change U-NC: I23 W => U-NC: F24 W
    refused BW-10.1 "more than 15 factors"
file brandywine-1777
    change U-LD1: T19 W => U-LD1: Z99 W
    refused BW-4.1 "write its square and its facing"

% BW-21.1: a key that nobody reads is told
file brandywine-1777
    | wether: rain
    refused "The battle has `wether`, which means nothing here; it may have entry, setup_area, victory"

% BW-2.2: so is one of a unit, with what was meant
file brandywine-1777
    change id: L-FG1, side: british, left: => id: L-FG1, side: british, lefft:
    refused BW-2.2 line 100 "Unit L-FG1 has `lefft`, which means nothing here; did you mean `left`? It may have cf, mf, left, right, id"

% BW-4.1: and one of a set-up
file brandywine-1777
    change title: "As => titel: "As
    refused BW-4.1 "did you mean `title`? It may have side, title, units."

% BW-1.1: the board is one of squares
file empty take-the-field
    | battle: inches
    | rules: brandywine
    | title: "On a table"
    | date: "1777"
    | map: map.tmj
    | turns: [9 AM]
    | sides: [{id: british, name: British, colour: red}, {id: american, name: American, colour: blue}]
    | entry: {british: A5}
    | setup_area: {american: american set-up}
    | victory: {D28: 15}
    | victory_owner: american
    | units:
    |   - {id: L-G1, side: british, left: L, right: G, name: "Grenadiers", type: infantry, size: battalion, cf: 4, mf: 4}
    |   - {id: G-V1, side: american, left: G, right: V, name: "Virginians", type: infantry, size: brigade, cf: 4, mf: 4}
    refused BW-1.1 "a board of squares"

% BW-2.1: either side has a counter
file empty brandywine-1777
    | battle: alone
    | rules: brandywine
    | title: "One side alone"
    | date: "1777"
    | map: map.tmj
    | turns: [9 AM]
    | sides: [{id: british, name: British, colour: red}, {id: american, name: American, colour: blue}]
    | entry: {british: A5}
    | setup_area: {american: american set-up}
    | victory: {D28: 15}
    | victory_owner: american
    | units:
    |   - {id: L-G1, side: british, left: L, right: G, name: "Grenadiers", type: infantry, size: battalion, cf: 4, mf: 4}
    refused BW-2.1 "The side american has no counters"
    |   - {id: G-V1, side: american, left: G, right: V, name: "Virginians", type: infantry, size: brigade, cf: 4, mf: 4}
    accepted

% BW-21.1: a battle has 64 counters at most
file brandywine-1777
    |   - {id: X-1, side: british, left: "X", right: "", name: "More", type: infantry, size: company, cf: 1, mf: 4}
    |   - {id: X-2, side: british, left: "X", right: "", name: "More", type: infantry, size: company, cf: 1, mf: 4}
    |   - {id: X-3, side: british, left: "X", right: "", name: "More", type: infantry, size: company, cf: 1, mf: 4}
    |   - {id: X-4, side: british, left: "X", right: "", name: "More", type: infantry, size: company, cf: 1, mf: 4}
    |   - {id: X-5, side: british, left: "X", right: "", name: "More", type: infantry, size: company, cf: 1, mf: 4}
    |   - {id: X-6, side: british, left: "X", right: "", name: "More", type: infantry, size: company, cf: 1, mf: 4}
    |   - {id: X-7, side: british, left: "X", right: "", name: "More", type: infantry, size: company, cf: 1, mf: 4}
    |   - {id: X-8, side: british, left: "X", right: "", name: "More", type: infantry, size: company, cf: 1, mf: 4}
    |   - {id: X-9, side: british, left: "X", right: "", name: "More", type: infantry, size: company, cf: 1, mf: 4}
    |   - {id: X-10, side: british, left: "X", right: "", name: "More", type: infantry, size: company, cf: 1, mf: 4}
    |   - {id: X-11, side: british, left: "X", right: "", name: "More", type: infantry, size: company, cf: 1, mf: 4}
    |   - {id: X-12, side: british, left: "X", right: "", name: "More", type: infantry, size: company, cf: 1, mf: 4}
    |   - {id: X-13, side: british, left: "X", right: "", name: "More", type: infantry, size: company, cf: 1, mf: 4}
    |   - {id: X-14, side: british, left: "X", right: "", name: "More", type: infantry, size: company, cf: 1, mf: 4}
    |   - {id: X-15, side: british, left: "X", right: "", name: "More", type: infantry, size: company, cf: 1, mf: 4}
    |   - {id: X-16, side: british, left: "X", right: "", name: "More", type: infantry, size: company, cf: 1, mf: 4}
    |   - {id: X-17, side: british, left: "X", right: "", name: "More", type: infantry, size: company, cf: 1, mf: 4}
    |   - {id: X-18, side: british, left: "X", right: "", name: "More", type: infantry, size: company, cf: 1, mf: 4}
    |   - {id: X-19, side: british, left: "X", right: "", name: "More", type: infantry, size: company, cf: 1, mf: 4}
    |   - {id: X-20, side: british, left: "X", right: "", name: "More", type: infantry, size: company, cf: 1, mf: 4}
    |   - {id: X-21, side: british, left: "X", right: "", name: "More", type: infantry, size: company, cf: 1, mf: 4}
    |   - {id: X-22, side: british, left: "X", right: "", name: "More", type: infantry, size: company, cf: 1, mf: 4}
    |   - {id: X-23, side: british, left: "X", right: "", name: "More", type: infantry, size: company, cf: 1, mf: 4}
    |   - {id: X-24, side: british, left: "X", right: "", name: "More", type: infantry, size: company, cf: 1, mf: 4}
    |   - {id: X-25, side: british, left: "X", right: "", name: "More", type: infantry, size: company, cf: 1, mf: 4}
    refused BW-21.1 "at most 64 counters"

% BW-6.5: and sixteen victory squares
file brandywine-1777
    change {D28: 15, J27: 10, Q28: 5, M23: 3, T19: 3} => {A1: 1, A2: 1, A3: 1, A4: 1, A6: 1, A7: 1, A8: 1, A9: 1, A10: 1, A11: 1, A12: 1, A13: 1, A14: 1, A15: 1, A16: 1, A17: 1}
    accepted
    change A17: 1} => A17: 1, A18: 1}
    refused BW-6.5 "at most 16 victory squares"

% BW-4.1: a square and a facing are one line of text
file brandywine-1777
    change U-LD1: T19 W => U-LD1: [T19, W]
    refused BW-4.1 "write its square and its facing"

% BW-1.3: of squares that the rules know
file scrum
    change map: map.tmj => map: lava.tmj
    refused BW-1.3 "Square A10 is"
