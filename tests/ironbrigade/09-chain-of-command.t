# Iron Brigade: the chain of command, as a battle's file has it.
battle ib-drill

% IB-9.1: by the rule of three a brigade has three battalions and a division three brigades: nothing is said of these
battle two-roads
    no event odd-brigade
    no event odd-division

% IB-9.1: every unit belongs to a brigade, by its commander
file ib-drill
    change brigade: B1, class: elite => brigade: A2, class: elite
    refused IB-9.1 line 20 "B1a belongs to no brigade"
    change brigade: A2, class: elite => class: elite
    refused IB-9.1 "B1a belongs to no brigade"

% IB-9.1: a brigade has a unit
file ib-drill
    |   - {id: B9, side: crown, name: "Nobody's brigadier", type: brigadier, size: brigade, division: BD, rating: good, place: "5 4 0"}
    refused "B9"

% IB-9.2: guns and horse may form brigades of their own: nothing is said of their numbers
battle hedgerow-hill
    no event odd-brigade CH
    no event odd-division PERCY

% IB-9.3: a battle with other numbers is played, and the numbers are told
battle ib-drill
    event odd-brigade B1 4
    event odd-brigade A1 4
    no event odd-brigade B2
    no event odd-brigade B4
    event odd-division BD 2
    asks crown place

% IB-9.3: Birmingham Hill has brigades of four, five and six
battle brandywine-1777-brigade
    event odd-brigade SMALLWOOD 4
    event odd-brigade CONWAY 5
    event odd-brigade MATTHEW 6
    asks british place
