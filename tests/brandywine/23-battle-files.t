# Battle of Brandywine: battle files that must be refused, each with its line and what would be right.

% BW-7.1: a battle has hours
file brandywine-1777
    change turns: [9 AM, 10 AM, 11 AM, 12 noon, 1 PM, 2 PM, 3 PM, 4 PM, 5 PM, 6 PM, 7 PM, 8 PM, 9 PM] => turns: []
    refused line 22 "list of the names of the turns"

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
    refused "`wether` means nothing here"
