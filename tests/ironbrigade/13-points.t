# Iron Brigade: what forces cost. Each side of ib-last-stand has a normal commander and three line battalions.
battle ib-last-stand

% IB-13.8: no force may cost more than the points of the game
file ib-last-stand
    | points: 35
    accepted
    change points: 35 => points: 34
    refused IB-13.8 "The force of Crown costs 35 points; the limit is 34"
    change points: 34 => points: 0
    refused IB-13.8
    change points: 0 => points: plenty
    refused IB-13.8

% IB-13.8: of either side
file ib-last-stand
    | points: 35
    change A1c", type: infantry, size: battalion, brigade: A1, class: line => A1c", type: infantry, size: battalion, brigade: A1, class: elite
    refused IB-13.8 "The force of American costs 37 points"

% IB-13.4: infantry: elite 12, line 10, inferior 6, raw 3
file ib-last-stand
    | points: 1
    refused IB-13.8 "Crown costs 35 points"
    change B1a", type: infantry, size: battalion, brigade: B1, class: line => B1a", type: infantry, size: battalion, brigade: B1, class: elite
    refused IB-13.8 "Crown costs 37 points"
    change brigade: B1, class: elite => brigade: B1, class: inferior
    refused IB-13.8 "Crown costs 31 points"
    change brigade: B1, class: inferior => brigade: B1, class: raw
    refused IB-13.8 "Crown costs 28 points"

% IB-13.5: cavalry: elite 16, line 14, inferior 9
file ib-last-stand
    | points: 1
    change B1a", type: infantry, size: battalion, brigade: B1, class: line, troops: regulars => B1a", type: cavalry, size: regiment, brigade: B1, class: elite
    refused IB-13.8 "Crown costs 41 points"
    change brigade: B1, class: elite => brigade: B1, class: line, troops: dragoons
    refused IB-13.8 "Crown costs 39 points"
    change class: line, troops: dragoons => class: inferior
    refused IB-13.8 "Crown costs 34 points"

% IB-13.6: battalion gun 5, 6 lb 9, 24 lb 16, howitzer 12
file ib-last-stand
    | points: 1
    change B1a", type: infantry, size: battalion, brigade: B1, class: line, troops: regulars => B1a", type: artillery, size: battery, brigade: B1, gun: battalion, formation: unlimbered
    refused IB-13.8 "Crown costs 30 points"
    change gun: battalion => gun: 6lb
    refused IB-13.8 "Crown costs 34 points"
    change gun: 6lb => gun: 24lb
    refused IB-13.8 "Crown costs 41 points"
    change gun: 24lb => gun: howitzer
    refused IB-13.8 "Crown costs 37 points"

% IB-13.7: commanders: poor 0, normal 5, good 10, excellent 15; a sharpshooter 2
file ib-last-stand
    | points: 1
    change {id: B1, side: crown, name: "B1", type: brigadier, size: brigade, rating: normal => {id: B1, side: crown, name: "B1", type: brigadier, size: brigade, rating: poor
    refused IB-13.8 "Crown costs 30 points"
    change rating: poor => rating: good
    refused IB-13.8 "Crown costs 40 points"
    change rating: good => rating: excellent
    refused IB-13.8 "Crown costs 45 points"

% IB-13.7: a sharpshooter 2
file ib-last-stand
    change sharpshooters: none => points: 1
    |   - {id: BS1, side: crown, name: "BS1", type: sharpshooter, size: sharpshooter}
    |   - {id: AS1, side: american, name: "AS1", type: sharpshooter, size: sharpshooter}
    refused IB-13.8 "Crown costs 37 points"

# ---- Ratings by dice ----

% IB-7.7: in a game by points ratings may be thrown for: 1 is poor, 2 to 4 normal, 5 good, 6 excellent
battle ib-pick-up
    asks dice 1d6 rating
    roll 1
    event rated BD 1 poor
    roll 2
    event rated B1 2 normal
    roll 4
    event rated A1 4 normal
    shows BD poor
    shows B1 normal
    shows AD good
    is unit B1 at 30 4 rated normal.
    asks crown first-orders
again
    roll 5; roll 6; roll 3
    shows BD good
    shows B1 excellent
    shows A1 normal

% IB-7.7: and are what they were thrown for in all that goes by a rating
battle ib-pick-up
place unit B1 at 20 18 rated excellent
place unit B1a at 20 20 facing 180 line marks 1 routing
place unit A1a at 60 40 facing 180 line
place phase rally crown
    roll 1
    event passed B1a 1
again
    no event rated

% IB-7.7: in no other game
file ib-pick-up
    change points: 45 => # none
    refused IB-7.7 "BD has a rating by dice, which is for games by points"

% IB-13.7: he costs as much as a normal one
file ib-pick-up
    change points: 45 => points: 39
    refused IB-13.8 "The force of Crown costs 40 points"
    change {id: BD, side: crown, name: "BD", type: divisional, size: general, rating: dice => {id: BD, side: crown, name: "BD", type: divisional, size: general, rating: normal
    refused IB-13.8 "The force of Crown costs 40 points"
