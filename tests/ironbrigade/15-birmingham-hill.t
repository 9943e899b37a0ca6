# Iron Brigade: Birmingham Hill, the table of Land of the Free's refight.
battle brandywine-1777-brigade

% IB-15.1: 23 British units and 26 American on 96 by 48 inches: each battalion, regiment or battery is one
    shows GUARDS-1 elite line 6/6
    shows NJ-4 inferior line 4/4
    is unit VA-7 at 80.6 11.2 facing 0 line.
    is unit F-42 at 72.2 42.4 facing 180 line.

% IB-15.2: elite are Guards, grenadiers, light infantry, artillery and jaegers; light infantry and jaegers are light troops
    shows GUARDS-1 elite line 6/6
    shows GUARDS-2 elite line 6/6
    shows GRENADIERS-1 elite line 6/6
    shows GRENADIERS-2 elite line 6/6
    shows LIGHT-1 elite line 6/6
    shows LIGHT-2 elite line 6/6
    shows JAEGER-HESSE elite line 6/6
    shows JAEGER-ANSPACH elite line 6/6
    shows GUNS-3 6lb limbered 6/6
    british: place LIGHT-1 61.6 36.6 180 skirmish ok
    british: place JAEGER-HESSE 28.6 44.6 180 skirmish ok
    british: place GUARDS-1 40.1 36.6 180 skirmish refused IB-2.20

% IB-15.3: line are British battalions, Hessian grenadiers, dragoons, Maryland, Delaware, Virginia and the 2nd Canadian; inferior all others
    shows F-15 line line 5/5
    shows F-17 line line 5/5
    shows F-42 line line 5/5
    shows F-44 line line 5/5
    shows LINSING line line 5/5
    shows MINNIGERODE line line 5/5
    shows LENGERKE line line 5/5
    shows LD-16 line line 5/5
    shows MD-1 line line 5/5
    shows MD-2 line line 5/5
    shows MD-3 line line 5/5
    shows MD-4 line line 5/5
    shows MD-6 line line 5/5
    shows MD-7 line line 5/5
    shows DELAWARE line line 5/5
    shows CANADIANS line line 5/5
    shows VA-3 line line 5/5
    shows VA-4 line line 5/5
    shows VA-7 line line 5/5
    shows VA-8 line line 5/5
    shows VA-11 line line 5/5
    shows VA-12 line line 5/5
    shows VA-15 line line 5/5
    shows NJ-1 inferior line 4/4
    shows NJ-2 inferior line 4/4
    shows NJ-3 inferior line 4/4
    shows NJ-4 inferior line 4/4
    shows PA-3 inferior line 4/4
    shows PA-6 inferior line 4/4
    shows PA-9 inferior line 4/4
    shows PA-12 inferior line 4/4
    shows SPENCER inferior line 4/4
    shows GRAYSON inferior line 4/4
    shows PATTON inferior line 4/4

% IB-15.4: brigades are as in that battle, also where they break the rule of three
    event odd-brigade MATTHEW 6
    event odd-brigade CONWAY 5
    event odd-brigade WOODFORD 4

% IB-15.5: Howe over Grey and Agnew, Cornwallis over Matthew and Donop; Sullivan, Stephen and Stirling over two each
file brandywine-1777-brigade
    change division: HOWE, name: "General Charles Grey => division: SULLIVAN, name: "General Charles Grey
    refused IB-8.1 "GREY"

% IB-15.5: so the order of a brigade comes from its own divisional commander, who touches its brigadier, and not from the other
battle brandywine-1777-brigade
place unit HOWE at 60 40
place unit CORNWALLIS at 40 40
place unit GREY at 61 40
place unit AGNEW at 59 40
place unit MATTHEW at 41 40
place unit DONOP at 39 40
place unit F-15 at 60 43 facing 180 line
place unit F-33 at 64 43 facing 180 line
place unit GUARDS-1 at 40 43 facing 180 line
place unit MINNIGERODE at 44 43 facing 180 line
place unit MD-1 at 30 10 facing 0 line
place phase movement british
    send GREY hold 60 41
    is order GREY hold 60 41
    send AGNEW hold 59 41
    is order AGNEW hold 59 41
    send MATTHEW hold 40 41
    is order MATTHEW hold 40 41
    send DONOP hold 40 42
    is order DONOP hold 40 42

% IB-15.5: of the Americans likewise
place unit SULLIVAN at 20 6
place unit STEPHEN at 40 6
place unit STIRLING at 60 6
place unit SMALLWOOD at 21 6
place unit DE-BORRE at 19 6
place unit WOODFORD at 41 6
place unit SCOTT at 39 6
place unit MAXWELL at 61 6
place unit CONWAY at 59 6
place unit MD-1 at 30 10 facing 0 line
place unit F-15 at 60 43 facing 180 line
place phase movement american
    send SMALLWOOD hold 20 9; send DE-BORRE hold 20 9; send WOODFORD hold 40 9; send SCOTT hold 40 9; send MAXWELL hold 60 9; send CONWAY hold 60 9
    is order SMALLWOOD hold 20 9
    is order DE-BORRE hold 20 9
    is order WOODFORD hold 40 9
    is order SCOTT hold 40 9
    is order MAXWELL hold 60 9
    is order CONWAY hold 60 9

% IB-15.6: ratings
    shows HOWE good
    shows CORNWALLIS good
    shows SULLIVAN good
    shows STIRLING normal
    shows STEPHEN normal
    shows DE-BORRE poor
    shows GREY normal
    shows AGNEW normal
    shows MATTHEW normal
    shows DONOP normal
    shows SMALLWOOD normal
    shows WOODFORD normal
    shows SCOTT normal
    shows MAXWELL normal
    shows CONWAY normal

% IB-15.7: guns of 6 and 12 pounds are 6 lb guns, and begin limbered
    shows GUNS-3 6lb limbered
    shows GUNS-HESSE 6lb limbered
    is unit GUNS-HESSE at 45.2 45 facing 180 limbered.

% IB-15.8: trails are roads: a column takes one
battle brandywine-1777-brigade orders=off
place unit F-15 at 36 1.8 facing 270 column
place unit MD-1 at 60 40 facing 180 line
place phase move british
    road F-15 on whole
    roll 6
    event marches F-15

% IB-15.8: and fields are open
battle brandywine-1777-brigade orders=off
place unit F-15 at 27 26 facing 180 line
place unit MD-1 at 90 40 facing 180 line
place phase move british
    ahead-by F-15 3
    is unit F-15 at 27 23 facing 180 line

% IB-15.9: units begin in line inside the zone of their brigade: a ground of the map
battle brandywine-1777-brigade
    british: place F-15 40 37.5 180 line      refused IB-13.2
    british: place F-15 54 42.4 180 line      ok
    british: place GUARDS-1 54 42.4 180 line  refused IB-13.2

% IB-15.10: Agnew waits until turn 3
    is unit AGNEW to-come.
    is unit F-33 to-come.

% IB-15.10: then he and his units are placed one by one, in line, their rear on the stretch of the edge, and act
battle brandywine-1777-brigade
place unit AGNEW to-come
place unit F-33 to-come
place unit GUNS-4 to-come
place unit F-15 at 60 40 facing 180 line
place unit MD-1 at 30 10 facing 0 line
place turn 3
place first british
place phase movement british
    asks british arrive
    come AGNEW 30
    event arrives AGNEW 95.5 30
    come F-33 19.4                 refused IB-15.10
    come F-33 19.5                 ok
    is unit F-33 at 95 19.5 facing 270 line.
    come GUNS-4 21                 refused IB-15.10
    come GUNS-4 25
    is unit GUNS-4 at 93 25 facing 270 limbered.
    asks british move
    ahead F-33 whole
    event marches F-33

% IB-15.10: nobody for whom there is room may stay away
battle brandywine-1777-brigade
place unit AGNEW to-come
place unit F-33 to-come
place unit F-15 at 60 40 facing 180 line
place unit MD-1 at 30 10 facing 0 line
place turn 3
place first british
place phase movement british
    no                             refused IB-15.10 "AGNEW comes on now"
    come AGNEW 30
    no                             refused IB-15.10 "F-33 comes on now"
    no answer no
    come F-33 30
    asks british move

% IB-7.13: who comes on where an enemy commander stands alone drives him off, as by any move
battle brandywine-1777-brigade
place unit F-33 to-come
place unit F-15 at 60 40 facing 180 line
place unit SMALLWOOD at 95.5 25
place unit MD-1 at 30 10 facing 0 line
place turn 3
place first british
place phase movement british
    come F-33 25
    event displaced SMALLWOOD MD-1
    is unit SMALLWOOD at 31.5 10 within 1

% IB-11.10: and finds a sharpshooter who lies there
battle brandywine-1777-brigade
place unit F-33 to-come
place unit F-15 at 60 40 facing 180 line
place unit AS1 concealed at 95.5 25
place unit MD-1 at 30 10 facing 0 line
place turn 3
place first british
place phase movement british
    come F-33 25
    event found AS1 F-33
    is unit AS1 lost

% IB-15.10: where there is no room it is in the next turn
battle brandywine-1777-brigade
place unit F-33 to-come
place unit F-15 at 95 19.5 facing 270 line
place unit F-17 at 95 22.6 facing 270 line
place unit F-42 at 95 25.7 facing 270 line
place unit F-44 at 95 28.8 facing 270 line
place unit GUARDS-1 at 95 31.9 facing 270 line
place unit GUARDS-2 at 95 35 facing 270 line
place unit LIGHT-1 at 95 38.1 facing 270 line
place unit MD-1 at 30 10 facing 0 line
place turn 3
place first british
place phase movement british
    event no-room F-33
    asks british move
    is unit F-33 to-come.

% IB-13.1: who comes on later has no place to begin with
file brandywine-1777-brigade
    change brigade: AGNEW, name: "33rd Foot", => brigade: AGNEW, place: "60 40 180", name: "33rd Foot",
    refused IB-13.1 "comes on later and has no place"

% IB-13.1: and is not set up with the others
battle brandywine-1777-brigade
    british: place F-33 60 42 180 line       refused IB-13.1 "is not set up now"

% IB-15.10: a brigade that comes on says when and where
battle brandywine-1777-brigade
file brandywine-1777-brigade
    change stretch: "east 18 38" => stretch: "east 18"
    refused IB-15.10 "stretch"
    change stretch: "east 18" => stretch: "east 18 50"
    refused IB-15.10
    change arrives: 3, stretch: "east 18 50" => arrives: 99, stretch: "east 18 38"
    refused IB-15.10
    change arrives: 99 => arrives: 4
    accepted

% IB-15.11: British brigades attack the middle objective, American ones hold the middle of their zone; the British begin
battle brandywine-1777-brigade
    done; done; no; no; no; no; done; no; no; no; no; done
    is order MATTHEW attack 46.5 7.
    is order DONOP attack 46.5 7.
    is order GREY attack 46.5 7.
    is order AGNEW attack 46.5 7.
    is order DE-BORRE hold 18.85 6.1 within 0.001
    is order SMALLWOOD hold 31.05 6.1 within 0.001
    is order MAXWELL hold 42.25 6.1 within 0.001
    is order CONWAY hold 53.5 6.1 within 0.001
    is order SCOTT hold 65.75 6.1 within 0.001
    is order WOODFORD hold 77.75 6.1 within 0.001
    asks british send
