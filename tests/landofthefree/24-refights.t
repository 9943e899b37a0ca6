# Land of the Free: refights. Cowpens and Brandywine as the lists have them.
battle cowpens-1781

% LF-RF-01, LF-RF-02, LF-RF-09, LF-RF-14, LF-RF-20: roles and edges are fixed: no roll, no question
    asks dice 6d6 commander     # LF-RF-09: ratings are rolled like those of others; the Attacker's first
    roll 1 2 3 4 5 6
    event rating TARLETON Incompetent
    event rating MCDONALD Competent
    roll 2 2 2 2 2 2 2
    event edge british south
    event edge american north
    asks british objective      # LF-RF-02, LF-RF-17: Take the Field, the British attack

% LF-RF-14: nobody can choose another edge
    dice 1 1 1 1 1 1  1 1 1 1 1 1 1
    edge west                   refused unasked

% LF-RF-05: neither the points nor the size of a group is limited: Howard has five elements, Morgan six groups
    dice 1 1 1 1 1 1  1 1 1 1 1 1 1
    is unit VIRGINIA unplaced.
    is unit HAYES unplaced.

% LF-RF-15: a group is deployed on the ground that the battle gives it, not in the zone of the scenario
    place commander MCDOWELL at 50 28
    place unit RIFLES-NC unplaced
    place unit RIFLES-GA unplaced
    place turn 0
    place pending turn
    place pending place 5
    american: place RIFLES-NC 50 20 180 line 0      refused LF-RF-15
    american: place RIFLES-NC 50 64 180 line 0      refused LF-RF-15 "the ground that this battle gives the group of MCDOWELL"
    american: place RIFLES-NC 42.5 26 180 open 1    ok

% LF-RF-15: but not on that of another
    place commander PICKENS at 48 41
    place unit HAYES unplaced
    place unit ROEBUCK unplaced
    place turn 0
    place pending turn
    place pending place 6
    american: place ROEBUCK 50 26 180 line 0        refused LF-RF-15
    american: place ROEBUCK 52 37.4 180 line 0      ok

% LF-RF-15: its commander stands there, too; the force commander has no ground and keeps to the zone
    place commander MCDOWELL unplaced
    place commander MORGAN unplaced
    place unit RIFLES-NC unplaced
    place turn 0
    place pending turn
    place pending post MORGAN
    place pending post MCDOWELL
    post MCDOWELL 50 64         refused LF-RF-15 "the ground of his group"
    post MCDOWELL 50 28
    post MORGAN 50 28.5         refused LF-SC-11
    post MORGAN 50 61           ok

% LF-RF-15: all of an element lies on the ground, which may have bends
    place commander NEWMARSH at 32 9
    place unit FUSILIERS unplaced
    place unit HIGHLANDERS unplaced
    place turn 0
    place pending turn
    place pending place 2
    british: place HIGHLANDERS 31 8.5 0 line 0      refused LF-RF-15
    british: place HIGHLANDERS 25 9 0 line 0        ok
    british: place FUSILIERS 32.8 7.3 326.3 line 0  refused LF-RF-15      # its corners lie on it, not what is between them
    british: place FUSILIERS 35.8 11.6 0 line 0     ok

% LF-RF-15: the host may prefer the zones of the scenario
    battle cowpens-1781 scenario_zones=on
    place commander MCDOWELL at 50 66
    place unit RIFLES-NC unplaced
    place unit RIFLES-GA unplaced
    place turn 0
    place pending turn
    place pending place 5
    american: place RIFLES-NC 42.5 26 180 open 1    refused LF-SC-07
    american: place RIFLES-NC 50 62 180 line 0      ok

% LF-RF-15: the ground of one whom the battle itself keeps back is where he came on, and binds nobody who deploys him
    battle brandywine-1777-wing
    place commander AGNEW at 50 44
    place unit F-33 unplaced
    place unit F-37 unplaced
    place turn 0
    place pending turn
    place pending place 2
    british: place F-33 50 40 180 line 0            ok

% LF-RF-15: enemies far forward may leave a commander no lawful place on his ground; he and his group then stand in the zone of the scenario
    battle ticonderoga-1758
    place commander GAGE unplaced
    place unit ROGERS unplaced
    place unit F-80 unplaced
    place unit LA-REINE at 34 24 facing 0 line
    place unit BEARN at 46 24 facing 0 line
    place unit GUYENNE at 58 24 facing 0 line
    place turn 0
    place pending turn
    place pending place 3
    place pending post GAGE
    post GAGE 31 38             refused LF-SC-66 "18 inches"
    post GAGE 90 35             refused LF-SC-11
    post GAGE 20 44
    british: place ROGERS 18 44 180 line 0          ok
    british: place F-80 20 35 180 line 0            refused LF-SC-07

% LF-RF-15: but where a part of it is left to him, he stands there
    battle ticonderoga-1758
    place commander GAGE unplaced
    place unit ROGERS unplaced
    place unit LA-REINE at 34 24 facing 0 line
    place turn 0
    place pending turn
    place pending place 3
    place pending post GAGE
    post GAGE 20 44             refused LF-RF-15 "the ground of his group"
    post GAGE 67 38
    british: place ROGERS 66 44 180 line 0          refused LF-RF-15

% LF-RF-16, LF-RF-17: a side that follows a deployment puts its objectives where the map names them, and is not asked again
    battle cowpens-1781
    dice 1 1 1 1 1 1  1 1 1 1 1 1 1
    deploy nowhere              refused unread "this battle has historical"
    deploy historical
    event follows british 1
    event objective 1 48.6 37.5
    asks american objective
    objective 24 36
    event objective 3 46.8 21.5
    asks american objective

% LF-SC-09, LF-RF-02: two orders deploy both sides, group by group in turn, and the force commanders at last
    dice 1 1 1 1 1 1  1 1 1 1 1 1 1
    deploy historical
    no event deployed
    deploy historical
    event deployed MCDONALD
    event deployed MCDOWELL
    event posted TARLETON
    event posted MORGAN
    event turn 1
    is unit DELAWARE at 39.5 50.6 facing 180 line.

% LF-RF-124: Cowpens suggests upgrades like the others; all stand where they stood
    battle cowpens-1781 suggested_upgrades=on
    dice 1 1 1 1 1 1  1 1 1 1 1 1 1
    deploy historical
    deploy historical
    event turn 1
    is unit LI-71 at 66 11.6 facing 0 open
    is unit LD17-1 at 77.8 11.6 facing 0 open
    is unit HIGHLANDERS at 25 9.4 facing 0 line.
    is unit ROEBUCK at 52 37.4 facing 180 line level shaken.

% LF-RF-124: Brandywine too
    battle brandywine-1777-wing suggested_upgrades=on
    dice 1 1 1 1 1  1 1 1 1 1 1 1
    deploy historical
    deploy historical
    event placed LIGHT-1 61.6 36.6 180 open
    event placed LINSING 29.2 42.4 180 line

% LF-SC-71, LF-RF-02: laid out, a deployment can be changed group by group before it is finished; the rest is then as the battle has it
    battle cowpens-1781
    dice 1 1 1 1 1 1  1 1 1 1 1 1 1
    deploy historical
    lay-out historical
    event adjusts american
    asks american adjust
    answers done, take-up MCDOWELL, take-up RIFLES-GA, take-up RIFLES-NC
    go DELAWARE 39.5 50         refused LF-SC-09 "finish what stands first"
    go RIFLES-NC 44 26
    event taken-up RIFLES-NC
    event placed RIFLES-NC 44 26
    asks american adjust        # it does not go back to where the deployment had it
    done
    event set-up-done MCDOWELL
    asks american adjust        # the British stand as they stood; the next group of the Americans
    follow 1
    event turn 1
    is unit DELAWARE at 39.5 50.6 facing 180 line.

% LF-RF-02: there must be such a deployment, and one is enough
    dice 1 1 1 1 1 1  1 1 1 1 1 1 1
    follow 0                    refused LF-RF-02 "no deployment 0"
    follow 2                    refused LF-RF-02 "no deployment 2 for British"
    follow 1

% LF-RF-02: what the deployment does not answer is asked
    place turn 0
    place follows british 1 american 0
    place commander MCDONALD at 66 9.4
    place unit LI-71 at 61 11.6 facing 0 line       # where LI-16 should stand
    place unit LI-PWAR at 71.2 11.6 facing 0 line
    place unit LI-16 unplaced
    place pending turn
    place pending place 0
    asks british place
    follow 1                    refused LF-RF-02 "follows a deployment already"

% LF-SC-26, LF-RF-21: the points of the game are those of the larger force, 405 at Cowpens
    place unit LEGION lost      # 35 of 405 are not ten of a hundred
    place unit GUN-1 at 42 11 facing 0
    place unit GUN-2 at 56 11 facing 0
    place unit DELAWARE at 40 50 facing 180
    place turn 6
    place phase turn
    event losses 35 0
    over american "marginal victory"

% LF-SC-26: 45 are more
    place unit LEG-1 lost
    place unit LEG-2 at 56 5 facing 0
    place unit LI-16 lost
    place unit LI-71 at 42 11 facing 0
    place unit LI-PWAR at 48 11 facing 0
    place unit DELAWARE at 40 50 facing 180
    place turn 6
    place phase turn
    event losses 45 0
    over american "minor victory"

% LF-RF-22, LF-RF-26: Brandywine is Flank Attack; the British attack from the north
    battle brandywine-1777-wing
    dice 1 1 1 1 1  1 1 1 1 1 1 1
    event edge british north
    event edge american south
    asks american objective

% LF-RF-22: the battle names the group that is kept back
    battle brandywine-1777-wing
    dice 1 1 1 1 1  1 1 1 1 1 1 1
    deploy historical
    event objective 3 67 7
    asks british keep-back
    deploy historical
    event kept-back AGNEW
    is unit F-33 reserve.

% LF-RF-27, LF-ST-08: with more than forty elements stands are compact: a large one has five
    battle brandywine-1777-wing
    place commander MATTHEW at 50 40
    place unit GUARDS-1 at 40 38 facing 180 line
    place unit GUARDS-2 unplaced
    place unit LIGHT-1 unplaced
    place turn 0
    place pending turn
    place pending place 0
    british: place GUARDS-2 47.86 38 180 line 0     refused LF-ME-13
    british: place GUARDS-2 47.88 38 180 line 0     ok

% LF-RF-27: the points of the game at Brandywine are 785
    battle brandywine-1777-wing
    place unit GUARDS-1 lost
    place unit GUARDS-2 lost
    place unit LIGHT-1 at 40 38 facing 180
    place unit LIGHT-2 at 50 38 facing 180
    place unit GRENADIERS-1 at 60 38 facing 180
    place unit VA-3 at 40 8 facing 0
    place turn 6
    place phase turn
    event losses 70 0           # not ten of a hundred
    over american "marginal victory"

% LF-RF-10: of those whom a list calls force commanders one alone has the command; he is rated, and the others are not there
    battle brandywine-1777-wing
    asks dice 5d6 commander     # Howe and his four
    dice 1 1 1 1 1
    asks dice 7d6 commander     # Sullivan and his six
    roll 1 1 1 1 1 1 1
    no event rating STEPHEN
    no text "STEPHEN"

% LF-RF-11, LF-RF-25: with the divisional option Stephen and Stirling are rated, roll points and are placed after Sullivan
    battle brandywine-1777-wing divisions=on
    dice 1 1 1 1 1
    roll 6 2 4 1 1 1 1 1 1
    event rating SULLIVAN Highly Skilled
    event rating STEPHEN Competent
    event rating STIRLING Skilled
    is commander STEPHEN unplaced rating competent.

% LF-RF-11: their points are rolled after those of the force commander, and initiative is his alone
    battle brandywine-1777-wing divisions=on
    place commander SULLIVAN at 42 1.6
    place commander STEPHEN at 72 1.6
    place commander HOWE at 50 46
    place unit VA-3 at 75.4 11.2 facing 0 line
    place unit F-33 at 50 40 facing 180 line
    place turn 1
    place phase turn
    roll 1                      # Howe
    roll 3
    event points SULLIVAN 2
    roll 5
    event points STEPHEN 3
    roll 2                      # initiative
    roll 2
    event initiative american 2 4

% LF-RF-11, LF-RF-25: each orders and spends points for the groups listed under him, and for no other
    battle brandywine-1777-wing divisions=on
    place commander SULLIVAN at 42 1.6
    place commander STEPHEN at 72 4 points 2
    place commander WOODFORD at 78 5
    place unit VA-3 at 75.4 11.2 facing 0 line
    place unit VA-7 at 80.6 11.2 facing 0 line
    place active group WOODFORD
    answer activate VA-3 dc
    activate VA-3 fc            refused LF-OR-11
    activate VA-3 dc
    event activated VA-3 STEPHEN
    move 75.4 12 0 straight; move 75.4 12.5 0 straight; move 75.4 13 0 straight
    force m
    event forces STEPHEN VA-3
    roll 6 6

% LF-RF-11: not for those of another division
    battle brandywine-1777-wing divisions=on
    place commander STEPHEN at 50 4 points 2
    place commander CONWAY at 53 3.4
    place unit PA-3 at 50.4 11.2 facing 0 line
    place unit PA-6 at 55.6 11.2 facing 0 line
    place active group CONWAY
    activate PA-3 dc            refused LF-OR-04 "no division commander"
    no answer activate PA-3 dc

% LF-RF-11: he rides at the end of the turn, after the force commander
    battle brandywine-1777-wing divisions=on
    place commander SULLIVAN at 42 1.6
    place commander STEPHEN at 72 4
    place unit VA-3 at 75.4 11.2 facing 0 line
    place unit F-33 at 50 40 facing 180 line
    place first american
    place turn 1
    place phase close
    asks american ride
    text "SULLIVAN"
    stay
    text "STEPHEN"
    post STEPHEN 72 8           ok

% LF-RF-11: he may give a group order, and rally
    battle brandywine-1777-wing divisions=on
    place commander STEPHEN at 78 3 points 2
    place commander WOODFORD lost
    place unit VA-3 at 75.4 11.2 facing 0 line hits 1
    place unit VA-7 at 80.6 11.2 facing 0 line
    place active group WOODFORD
    answer rally VA-3 dc
    answer together dc

% LF-RF-11: fallen he is not replaced
    battle brandywine-1777-wing divisions=on
    place commander STEPHEN lost
    place commander SULLIVAN at 72 4 points 2
    place commander WOODFORD at 78 5 points 2
    place unit VA-3 at 75.4 11.2 facing 0 line
    place unit VA-7 at 80.6 11.2 facing 0 line
    place active group WOODFORD
    no answer activate VA-3 dc
    no answer succeed WOODFORD
    no answer promote SULLIVAN WOODFORD

% LF-RF-12: wings that a list does not use are left out
    battle brandywine-1777-wing
    asks dice 5d6 commander     # Howe and his four
    roll 1 1 1 1 1
    asks dice 7d6 commander     # Sullivan and his six
    roll 1 1 1 1 1 1 1
    no shows ERBPRINZ
    no shows NC-9
    shows GUARDS-1 *

% LF-RF-12: unless the host takes them in; commanders of their divisions are another matter
    battle brandywine-1777-wing all_formations=on
    asks dice 10d6 commander    # Howe, his four and Knyphausen's five
    dice 1 1 1 1 1 1 1 1 1 1
    asks dice 16d6 commander    # Sullivan, his six and nine of the main body
    roll 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    is unit ERBPRINZ unplaced.
    is unit NC-9 unplaced.
    not commander KNYPHAUSEN unplaced rating incompetent

% LF-RF-12, LF-SC-26: then they count among the points of the game: 2,000, of which 140 are not ten of a hundred
    battle brandywine-1777-wing all_formations=on
    place unit GUARDS-1 lost
    place unit GUARDS-2 lost
    place unit LIGHT-1 lost
    place unit LIGHT-2 lost
    place unit GRENADIERS-1 at 60 38 facing 180
    place unit GRENADIERS-2 at 50 38 facing 180
    place unit F-33 at 40 38 facing 180
    place unit VA-3 at 40 8 facing 0
    place turn 6
    place phase turn
    event losses 140 0
    over american "marginal victory"

% LF-RF-18: the British at Cowpens are worth 280 points
    battle cowpens-1781
    place unit LI-16 lost
    place unit LI-71 lost
    place unit LI-PWAR lost
    place unit LEGION lost
    place unit GUN-1 lost
    place unit GUN-2 lost
    place unit FUSILIERS lost
    place unit HIGHLANDERS lost
    place unit LD17-1 lost
    place unit LD17-2 lost
    place unit LEG-1 lost
    place unit LEG-2 lost
    place unit DELAWARE at 40 50 facing 180
    place turn 6
    place phase turn
    event losses 280 0

% LF-RF-18: guns by their shot: three-pounders are light cannon, which four men push three inches
    battle cowpens-1781
    place commander STEWART at 42 8
    place unit GUN-1 at 42.2 11.6 facing 0 open 1
    place active group STEWART element GUN-1
    prolong 42.2 14.6 0         ok

% LF-RF-03: where the battle does not fix the edges, the Attacker chooses his, though the roles are fixed
    battle lof-lists-1780
    dice 1 1 1  1 1 1
    event attacker american
    asks american edge
    answers edge north, edge east, edge south, edge west

% LF-RF-13: in a Meeting Engagement with fifteen groups in reserve three are due in each turn
    battle brandywine-1777-wing all_formations=on scenario=meeting-engagement
    place attacker american
    place commander SULLIVAN at 50 2
    place commander WOODFORD reserve
    place commander SCOTT reserve
    place commander MAXWELL reserve
    place commander CONWAY reserve
    place unit VA-3 reserve
    place unit VA-4 reserve
    place unit NJ-1 reserve
    place unit PA-3 reserve
    place unit F-33 at 50 40 facing 180
    place group AGNEW done
    place turn 1
    place phase groups american
    answers group WOODFORD, group SCOTT, group MAXWELL, group CONWAY
    group SCOTT; post SCOTT 10 0.5; roll 1
    come 10 0 0 column 0; leg 10 3; halt 0; end; stay
    group CONWAY; post CONWAY 30 0.5; roll 1
    activate PA-3 gc; come 30 0 0 column 0; leg 30 3; halt 0; end; stay
    answers group WOODFORD, group MAXWELL
    group MAXWELL; post MAXWELL 60 0.5; roll 1
    activate NJ-1 gc; come 60 0 0 column 0; leg 60 3; halt 0; end; stay
    asks american ride          # WOODFORD waits for the next turn: it is over

% LF-RF-13: with six and fewer it is one
    battle brandywine-1777-wing scenario=meeting-engagement
    place attacker american
    place commander SULLIVAN at 50 2
    place commander WOODFORD reserve
    place commander SCOTT reserve
    place unit VA-3 reserve
    place unit VA-4 reserve
    place unit F-33 at 50 40 facing 180
    place group AGNEW done
    place turn 1
    place phase groups american
    group SCOTT; post SCOTT 10 0.5; roll 1
    come 10 0 0 column 0; leg 10 3; halt 0; end; stay
    asks american ride

% LF-RF-07: names give nobody an upgrade: the riflemen at Cowpens have smoothbore muskets, and the price of their size
    battle cowpens-1781
    place commander MCDOWELL at 50 30
    place unit RIFLES-GA at 50 27 facing 180 line
    place unit RIFLES-NC lost
    place unit LI-16 at 50 14.9 facing 0 line
    place active group MCDOWELL element RIFLES-GA
    fire LI-16 shot             refused LF-WP-01
    score american 0 british 35

% LF-RF-08: several names on one line are one commander: the Americans at Cowpens have seven, though ten are named
    battle cowpens-1781
    dice 1 1 1 1 1 1
    asks dice 7d6 commander

% LF-SC-09: no deployment is followed after the battle has begun
    battle cowpens-1781
    place commander MCDONALD at 66 9.4
    place unit LI-16 at 60.8 11.6 facing 0 line
    place unit LI-71 at 66 11.6 facing 0 line
    place unit THOMAS at 44 37.4 facing 180 line
    place turn 1
    place active group MCDONALD element LI-16
    deploy historical       refused LF-SC-09 "has begun"
