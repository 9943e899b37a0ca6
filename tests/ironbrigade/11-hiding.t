# Iron Brigade: where sharpshooters hide, and how they are found.
battle ib-range

% IB-11.3: he is concealed from the start, placed in secret before the first turn
    asks crown hide
    text "CS1"
    hide CS1 69 1
    event hidden CS1 69 1
    asks crown hide
    text "CS2"
    no
    no event hidden CS2
    is unit CS1 concealed at 69 1.

% IB-11.4: he hides no more than half an inch from a line that gives cover
    hide CS1 69 1.5
    is unit CS1 concealed at 69 1.5.
    hide CS2 69 1.51
    not unit CS2 concealed at 69 1.51
    is unit CS2 concealed at 69 1.5 within 0.15
    hide CS3 40 10
    is unit CS3 concealed at 67.6 1.2 within 0.4
    hide CS4 69 80      refused IB-11.4 "off the table"
    hide CS4 69 0.5
    is unit CS4 concealed at 69 0.5.

% IB-11.4: or in ground that gives it, where a friendly edge is nearer than any enemy one
    no; no; no; no; done
    asks american hide
    hide AS1 64 33
    is unit AS1 concealed at 64 33.
    hide AS2 69 1
    not unit AS2 concealed at 69 1
    is unit AS2 concealed at 68 30 within 0.25
    hide AS3 50 33
    is unit AS3 concealed at 50.5 41.5 within 9

% IB-11.4: a hill gives no cover
    no; no; no; no; done
    hide AS1 50 33
    not unit AS1 concealed at 50 33

% IB-11.4: and never under an enemy
place unit AP1 at 69.5 1.6 facing 0 line
place unit CP1 at 10 10 facing 0 line
place phase setup crown
    hide CS1 69.5 1
    not unit CS1 concealed at 69.5 1
    is unit CS1 concealed at 69.5 1 within 2.2

% IB-11.4: a side without such a place has no use of him
place unit AG2 at 69.5 1.55 facing 0 skirmish
place unit CP1 at 10 10 facing 0 line
place phase setup crown
    hide CS1 69.5 1
    no event hidden CS1

% IB-11.10: one who lies under an enemy footprint when its move ends is removed without having fired
place unit AS1 concealed at 20 15.5
place unit AS2 concealed at 21.5 16
place unit AS3 concealed at 20 18
place unit CS1 concealed at 20 15.2
place unit CP2 at 20 10 facing 0 line
place unit AP1 at 60 40 facing 180 line
place order CP attack 20 40
place phase move crown
    ahead CP2 whole
    event found AS1 CP2
    event found AS2 CP2
    is unit AS1 lost.
    is unit AS2 lost.
    is unit AS3 concealed at 20 18.
    is unit CS1 concealed at 20 15.2.

% IB-11.10: under it on the way is not enough
place unit AS1 concealed at 20 13.5
place unit CP2 at 20 10 facing 0 line
place unit AP1 at 60 40 facing 180 line
place order CP attack 20 40
place phase move crown
    ahead CP2 whole
    no event found AS1 CP2
    is unit AS1 concealed at 20 13.5.

% IB-11.10: nor beside it
place unit AS1 concealed at 21.501 15.5
place unit CP2 at 20 10 facing 0 line
place unit AP1 at 60 40 facing 180 line
place order CP attack 20 40
place phase move crown
    ahead CP2 whole
    no event found AS1 CP2
