# Land of the Free: battle files that must be refused, each with its line and what would be right.

% LF-FB-01, LF-FB-05: a force costs no more than the limit of the game, which is 5 to 2000 points
file take-the-field
    accepted
    change points: 200 => points: 199
    refused LF-FB-05 "The British force costs 200 points; the limit is 199"
    change points: 199 => points: 4
    refused LF-FB-01 "from 5 to 2000"
    change points: 4 => points: 2001
    refused LF-FB-01
    change points: 2001 =>
    accepted                                    # 200 it is, unless the battle says other

% LF-FB-01, LF-SE-42: the cheapest force, of four Tiny militia, costs 20 points, and may be agreed upon
file empty take-the-field
    | battle: patrols
    | rules: landofthefree
    | title: "Two patrols"
    | date: "1777"
    | map: map.tmj
    | turns: ["1", "2", "3", "4", "5", "6"]
    | points: 20
    | sides:
    |   - {id: red, name: Red, colour: red}
    |   - {id: blue, name: Blue, colour: blue}
    | units:
    |   - {id: RF, side: red, name: f, type: force-commander, size: general}
    |   - {id: R1, side: red, name: c, type: group-commander, size: colonel}
    |   - {id: R1a, side: red, group: R1, name: r, type: infantry, size: tiny, upgrade: militia}
    |   - {id: R1b, side: red, group: R1, name: r, type: infantry, size: tiny, upgrade: militia}
    |   - {id: R2, side: red, name: c, type: group-commander, size: colonel}
    |   - {id: R2a, side: red, group: R2, name: r, type: infantry, size: tiny, upgrade: militia}
    |   - {id: R2b, side: red, group: R2, name: r, type: infantry, size: tiny, upgrade: militia}
    |   - {id: BF, side: blue, name: f, type: force-commander, size: general}
    |   - {id: B1, side: blue, name: c, type: group-commander, size: colonel}
    |   - {id: B1a, side: blue, group: B1, name: r, type: infantry, size: tiny, upgrade: militia}
    |   - {id: B1b, side: blue, group: B1, name: r, type: infantry, size: tiny, upgrade: militia}
    |   - {id: B2, side: blue, name: c, type: group-commander, size: colonel}
    |   - {id: B2a, side: blue, group: B2, name: r, type: infantry, size: tiny, upgrade: militia}
    |   - {id: B2b, side: blue, group: B2, name: r, type: infantry, size: tiny, upgrade: militia}
    accepted
    change points: 20 => points: 19
    refused LF-FB-05 "costs 20 points; the limit is 19"

% LF-FB-07, LF-FB-15, LF-SC-10: what is no word is not passed over
file take-the-field
    change name: "5th Foot", type: infantry, size: medium => name: "5th Foot", type: infantry, size: medium, weapon: [rifled]
    refused LF-FB-15 line 31 "Unit B1b: `weapon` should be a word, not a list"
    change weapon: [rifled] => out_of_sphere: perhaps
    refused LF-SC-10 line 31 "should be yes or no"
    change out_of_sphere: perhaps => group: [B1]
    refused line 31

% LF-RF-01, LF-ST-06, LF-HE-01, LF-OP-05: nor of the whole battle
file take-the-field
    | refight: no
    refused LF-RF-01 "`refight` should be yes, or be left out"
    change refight: no => attacker: [british]
    refused LF-RF-01 "a word, not a list"
    change attacker: [british] => attacker: french
    refused LF-RF-01 line 53 "should be british or american"
    change attacker: french => stands: large
    refused LF-ST-06 "standard or compact"
    change stands: large => nations: british
    refused LF-HE-01 "the nation of each side"
    change nations: british => bag: 5
    refused LF-OP-05 "tokens"

% LF-RF-124: what is suggested for an element is something it may be, whether it is wanted or not
file lof-suggested
    change suggested: light-infantry => suggested: dragoons
    refused LF-SE-06 "is infantry, and Dragoons is not for infantry"

% LF-FB-02: a force has one force commander
file take-the-field
    change name: "Lieutenant-Colonel Thomas Musgrave", type: group-commander => name: "Musgrave", type: force-commander
    refused LF-FB-02 line 29 "is a second force commander"
file take-the-field
    change "Major-General James Grant", type: force-commander => "Major-General James Grant", type: group-commander
    refused LF-FB-02 line 28 "The British force has no force commander"

% LF-FB-03: a force has two groups at least
file empty take-the-field
    | battle: patrols
    | rules: landofthefree
    | title: "Two patrols"
    | date: "1777"
    | map: map.tmj
    | turns: ["1", "2", "3", "4", "5", "6"]
    | sides:
    |   - {id: british, name: British, colour: red}
    |   - {id: american, name: American, colour: blue}
    | units:
    |   - {id: BFC, side: british, name: "Grant", type: force-commander, size: general}
    |   - {id: B1, side: british, name: "Musgrave", type: group-commander, size: colonel}
    |   - {id: B1a, side: british, group: B1, name: "40th Foot", type: infantry, size: large}
    |   - {id: B1b, side: british, group: B1, name: "5th Foot", type: infantry, size: medium}
    |   - {id: AFC, side: american, name: "Wayne", type: force-commander, size: general}
    |   - {id: A1, side: american, name: "Hartley", type: group-commander, size: colonel}
    |   - {id: A1a, side: american, group: A1, name: "1st Pennsylvania", type: infantry, size: large}
    |   - {id: A1b, side: american, group: A1, name: "2nd Pennsylvania", type: infantry, size: medium}
    refused LF-FB-03 "The British force has 1 group; it should have two to six"
    | refight: yes
    accepted                                    # LF-RF-05

% LF-FB-04: of two to six elements each
file take-the-field
    change {id: B3b, side: british, group: B3, => {id: B3b, side: british, group: B1,
    refused LF-FB-04 "Unit B3 leads a group of 1 element; it should have two to six"
file take-the-field
    change points: 200 => points: 400
    |   - {id: B3c, side: british, group: B3, name: "More", type: infantry, size: tiny}
    |   - {id: B3d, side: british, group: B3, name: "More", type: infantry, size: tiny}
    |   - {id: B3e, side: british, group: B3, name: "More", type: infantry, size: tiny}
    |   - {id: B3f, side: british, group: B3, name: "More", type: infantry, size: tiny}
    accepted
    |   - {id: B3g, side: british, group: B3, name: "More", type: infantry, size: tiny}
    refused LF-FB-04 "Unit B3 leads a group of 7 elements"

% LF-FB-03: a seventh group is too many
file take-the-field
    change points: 200 => points: 400
    |   - {id: B4, side: british, name: "Four", type: group-commander, size: major}
    |   - {id: B4a, side: british, group: B4, name: "More", type: infantry, size: tiny}
    |   - {id: B4b, side: british, group: B4, name: "More", type: infantry, size: tiny}
    |   - {id: B5, side: british, name: "Five", type: group-commander, size: major}
    |   - {id: B5a, side: british, group: B5, name: "More", type: infantry, size: tiny}
    |   - {id: B5b, side: british, group: B5, name: "More", type: infantry, size: tiny}
    |   - {id: B6, side: british, name: "Six", type: group-commander, size: major}
    |   - {id: B6a, side: british, group: B6, name: "More", type: infantry, size: tiny}
    |   - {id: B6b, side: british, group: B6, name: "More", type: infantry, size: tiny}
    accepted
    |   - {id: B7, side: british, name: "Seven", type: group-commander, size: major}
    |   - {id: B7a, side: british, group: B7, name: "More", type: infantry, size: tiny}
    |   - {id: B7b, side: british, group: B7, name: "More", type: infantry, size: tiny}
    refused LF-FB-03 "The British force has 7 groups"

% LF-FB-07: an element is of a type, a size and a group of its own side
file take-the-field
    change "40th Foot", type: infantry, size: large => "40th Foot", type: engineers, size: large
    refused LF-FB-07 line 30 "is of the type"
file take-the-field
    change "40th Foot", type: infantry, size: large => "40th Foot", type: infantry, size: huge
    refused LF-FB-07 line 30 "has the size"
file take-the-field
    change {id: B1a, side: british, group: B1 => {id: B1a, side: british, group: A1
    refused LF-FB-07 line 30 "belongs to no group"

% LF-FB-08: there is no tiny artillery
file take-the-field
    change "Royal Artillery, three-pounders", type: artillery, size: small => "Royal Artillery", type: artillery, size: tiny
    refused LF-FB-08 line 36

% LF-FB-15, LF-FB-17, LF-FB-18: each type has weapons of its own
file take-the-field
    change "40th Foot", type: infantry, => "40th Foot", type: infantry, weapon: bows,
    refused LF-FB-15 line 30 "has a weapon that is none"
file take-the-field
    change "40th Foot", type: infantry, => "40th Foot", type: infantry, weapon: light-cannon,
    refused LF-FB-18 line 30
file take-the-field
    change "40th Foot", type: infantry, => "40th Foot", type: infantry, weapon: mixed,
    refused LF-FB-17 line 30
file take-the-field
    change "16th Light Dragoons", type: cavalry, => "16th Light Dragoons", type: cavalry, weapon: rifled,
    refused LF-FB-17 line 38

% LF-FB-19: rockets there were in the War of 1812 alone
file take-the-field
    change "Royal Artillery, three-pounders", type: artillery, size: small, weapon: light-cannon => "Rockets", type: artillery, size: small, weapon: rocket
    refused LF-FB-19 line 36
    | war: 1812
    accepted

% LF-RF-06: where a list tells how many men there were, sizes follow from them: 50, 100 and 200
file take-the-field
    change "40th Foot", type: infantry, => "40th Foot", type: infantry, men: 200,
    accepted
    change men: 200, => men: 199,
    refused LF-RF-06 line 30 "has 199 men and should be medium, not large"
    change men: 199, => men: 99,
    refused LF-RF-06 "should be small"
    change men: 99, => men: 49,
    refused LF-RF-06 "should be tiny"

% LF-CM-01: a rating is one of four
file take-the-field
    change "Major John Maitland", type: group-commander => "Maitland", type: group-commander, rating: brilliant
    refused LF-CM-01 line 33
    change rating: brilliant => rating: highly-skilled
    accepted

% LF-RF-01, LF-RF-14: roles and edges are those of its sides, and opposite
file cowpens-1781
    change attacker: british => attacker: french
    refused LF-RF-01 "should be british or american"
file cowpens-1781
    change edges: {british: south, american: north} => edges: {british: south, american: east}
    refused LF-RF-14 line 27 "opposite edges"

% LF-RF-05: a refight has the forces of history, whatever their size
file cowpens-1781
    accepted
    change refight: yes =>
    refused

% LF-SC-10, LF-FO-16, LF-SC-09: a ready set-up gives units of its side a place, facing and formation
file cowpens-1781
    change TARLETON: "47.5 7.2" => TARLETON: "47.5 7.2 0 line"
    refused LF-FO-16 "a commander has a place, as 24 6, and nothing more"
file cowpens-1781
    change LEGION: "49.3 11.6 0 line" => LEGION: "49.3 11.6"
    refused LF-SC-10 "facing and a formation"
file cowpens-1781
    change LEGION: "49.3 11.6 0 line" => LEGION: "here 11.6 0 line"
    refused LF-SC-10 "inches from the south-west corner"
file cowpens-1781
    change LEGION: "49.3 11.6 0 line" => LEGOIN: "49.3 11.6 0 line"
    refused LF-SC-10 "no such unit"
file cowpens-1781
    change LEGION: "49.3 11.6 0 line" => THOMAS: "49.3 11.6 0 line"
    refused LF-SC-09 "of the other side"
file cowpens-1781
    change GUN-1: "42.2 11.6 0 open 1" => GUN-1: "42.2 11.6 0 line"
    refused LF-SC-10 "a formation it can take"

% LF-ST-10: the table is one of inches
file empty brandywine-1777
    | battle: squares
    | rules: landofthefree
    | title: "On squares"
    | date: "1777"
    | map: map.tmj
    | turns: ["1"]
    | sides: [{id: british, name: British, colour: red}, {id: american, name: American, colour: blue}]
    | units:
    |   - {id: BFC, side: british, name: "Grant", type: force-commander, size: general}
    |   - {id: AFC, side: american, name: "Wayne", type: force-commander, size: general}
    refused LF-ST-10 "on a table in inches"

% LF-RF-11: a division is that of a div-commander of its side
file brandywine-1777-wing divisions=on
    accepted
    change {id: SCOTT, side: american, division: STEPHEN => {id: SCOTT, side: american, division: STEVEN
    refused LF-RF-11 "division that is none"
file brandywine-1777-wing divisions=on
    change {id: SCOTT, side: american, division: STEPHEN => {id: SCOTT, side: american, division: KNYPHAUSEN
    refused LF-RF-11 "division that is none"
file brandywine-1777-wing divisions=on
    change {id: SCOTT, side: american, division: STEPHEN => {id: SCOTT, side: american, division: MAXWELL
    refused LF-RF-11 "division that is none"

% LF-FB-04: even in a refight a group has somebody in it
file cowpens-1781
    |   - {id: NOBODY, side: british, name: "Alone", type: group-commander, size: major}
    refused LF-FB-04 "Unit NOBODY leads a group without an element"

% LF-FB-03: forty groups are the most
file cowpens-1781
    |   - {id: C1, side: british, name: "More", type: group-commander, size: major}
    |   - {id: C2, side: british, name: "More", type: group-commander, size: major}
    |   - {id: C3, side: british, name: "More", type: group-commander, size: major}
    |   - {id: C4, side: british, name: "More", type: group-commander, size: major}
    |   - {id: C5, side: british, name: "More", type: group-commander, size: major}
    |   - {id: C6, side: british, name: "More", type: group-commander, size: major}
    |   - {id: C7, side: british, name: "More", type: group-commander, size: major}
    |   - {id: C8, side: british, name: "More", type: group-commander, size: major}
    |   - {id: C9, side: british, name: "More", type: group-commander, size: major}
    |   - {id: C10, side: british, name: "More", type: group-commander, size: major}
    |   - {id: C11, side: british, name: "More", type: group-commander, size: major}
    |   - {id: C12, side: british, name: "More", type: group-commander, size: major}
    |   - {id: C13, side: british, name: "More", type: group-commander, size: major}
    |   - {id: C14, side: british, name: "More", type: group-commander, size: major}
    |   - {id: C15, side: british, name: "More", type: group-commander, size: major}
    |   - {id: C16, side: british, name: "More", type: group-commander, size: major}
    |   - {id: C17, side: british, name: "More", type: group-commander, size: major}
    |   - {id: C18, side: british, name: "More", type: group-commander, size: major}
    |   - {id: C19, side: british, name: "More", type: group-commander, size: major}
    |   - {id: C20, side: british, name: "More", type: group-commander, size: major}
    |   - {id: C21, side: british, name: "More", type: group-commander, size: major}
    |   - {id: C22, side: british, name: "More", type: group-commander, size: major}
    |   - {id: C23, side: british, name: "More", type: group-commander, size: major}
    |   - {id: C24, side: british, name: "More", type: group-commander, size: major}
    |   - {id: C25, side: british, name: "More", type: group-commander, size: major}
    |   - {id: C26, side: british, name: "More", type: group-commander, size: major}
    |   - {id: C27, side: british, name: "More", type: group-commander, size: major}
    |   - {id: C28, side: british, name: "More", type: group-commander, size: major}
    |   - {id: C29, side: british, name: "More", type: group-commander, size: major}
    |   - {id: C30, side: british, name: "More", type: group-commander, size: major}
    |   - {id: C31, side: british, name: "More", type: group-commander, size: major}
    |   - {id: C32, side: british, name: "More", type: group-commander, size: major}
    |   - {id: C33, side: british, name: "More", type: group-commander, size: major}
    |   - {id: C34, side: british, name: "More", type: group-commander, size: major}
    |   - {id: C35, side: british, name: "More", type: group-commander, size: major}
    refused LF-FB-03 "40 are the most"

% LF-SC-41: a deployment keeps back a group of its own side
file brandywine-1777-wing
    change keep: {british: AGNEW} => keep: {british: SCOTT}
    refused LF-SC-41 "by its commander"
file brandywine-1777-wing
    change keep: {british: AGNEW} => keep: {british: [AGNEW]}
    refused LF-SC-41 line 35 "names a group by its commander"
    change keep: {british: [AGNEW]} => keep: AGNEW
    refused LF-SC-41 line 35
    change keep: AGNEW => keep: {british: NOBODY}
    refused LF-SC-41 line 35
    change keep: {british: NOBODY} => keep: {british: AGNEW}
    accepted
    change options: {scenario: flank-attack} => options: ambush
    refused line 23 "`options` should be a map"
    change options: ambush => options: {scenario: ambush}
    accepted
    change keep: {british: AGNEW} => keep: {british: F-33}
    refused LF-SC-41

% LF-SC-10: a place is one line of text
file cowpens-1781
    change LEGION: "49.3 11.6 0 line" => LEGION: [49.3, 11.6, 0, line]
    refused LF-SC-10 "one line of text"

% LF-SC-03: a battle has 1 to 24 turns
file lof-forces
    change turns: ["1", "2", "3", "4", "5", "6", "7", "8"] => turns: []
    refused line 8 "should be a list of the names of the turns"
file lof-forces
    change turns: ["1", "2", "3", "4", "5", "6", "7", "8"] => turns: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]
    accepted
    change 23, 24] => 23, 24, 25]
    refused LF-SC-03 line 8 "names 25 turns"

% LF-FB-23: each force of a side keeps the limits by itself
file lof-forces
    accepted
    change points: 60 => points: 59
    refused LF-FB-05 line 16 "The British force costs 60 points; the limit is 59."
file lof-forces
    change name: "Hessian 1st Foot", type: infantry, size: small => name: "Hessian 1st Foot", type: infantry, size: medium
    refused LF-FB-05 line 23 "The British force of BDC costs 70 points; the limit is 60."
file lof-forces
    change {id: H2, side: british, division: BDC, => {id: H2, side: british,
    refused LF-FB-05 line 16 "The British force costs 90 points"
    change points: 60 => points: 100
    refused LF-FB-03 line 23 "The British force of BDC has 1 group; it should have two to six."

% LF-FB-24: by agreement there are no limits
file lof-forces
    change points: 60 => limits: waived
    accepted
    |   - {id: A2c, side: american, group: A2, name: "American 5th", type: infantry, size: large}
    |   - {id: A2d, side: american, group: A2, name: "American 6th", type: infantry, size: large}
    |   - {id: A2e, side: american, group: A2, name: "American 7th", type: infantry, size: large}
    |   - {id: A2f, side: american, group: A2, name: "American 8th", type: infantry, size: large}
    |   - {id: A2g, side: american, group: A2, name: "American 9th", type: infantry, size: large}
    |   - {id: A3, side: american, name: "American third colonel", type: group-commander, size: colonel}
    |   - {id: A3a, side: american, group: A3, name: "American 10th", type: infantry, size: large}
    accepted
    change limits: waived => limits: none
    refused LF-FB-24 line 9 "should be waived"

% LF-FB-25: only types and sizes that were agreed upon
file lof-forces
    change name: "American 1st Foot", type: infantry => name: "American 1st Horse", type: cavalry
    refused LF-FB-25 line 32 "is cavalry, which"
file lof-forces
    change name: "American 1st Foot", type: infantry, size: small => name: "American picket", type: infantry, size: tiny
    refused LF-FB-25 line 32 "is tiny, which"
    change sizes: [small, medium, large] => sizes: [tiny, small]
    accepted

% LF-SC-04: a table has 48 inches either way at least
file lof-horde
    change map: map.tmj => map: narrow.tmj
    refused LF-SC-04 "at least 48 by 48 inches"
    change map: narrow.tmj => map: low.tmj
    refused LF-SC-04 "at least 48 by 48 inches"

% LF-BU-01: a building has four corners
file lof-horde
    change map: map.tmj => map: house-of-three-corners.tmj
    refused LF-BU-01 "an outline of four corners"

% LF-FB-07: a key that is misspelt is refused, with what was meant
file take-the-field
    | atacker: british
    refused "The battle has `atacker`, which means nothing here; did you mean `attacker`? It may have points, limits"
file take-the-field
    | colour: red
    refused "The battle has `colour`, which means nothing here; it may have points, limits"
file lof-drill
    change name: "British siege guns", type: artillery, size: medium, weapon: => name: "British siege guns", type: artillery, size: medium, wepon:
    refused LF-FB-07 line 28 "Unit B3b has `wepon`, which means nothing for artillery; did you mean `weapon`? It may have group, weapon"
file lof-drill
    change name: "British general", type: => name: "British general", group: B1, type:
    refused LF-FB-07 "Unit BFC has `group`, which means nothing for force-commander; it may have rating"
file lof-drill
    | rank: 7
    accepted
