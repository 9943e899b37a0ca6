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
    edge west                   refused

% LF-RF-05: neither the points nor the size of a group is limited: Howard has five elements, Morgan six groups
    dice 1 1 1 1 1 1  1 1 1 1 1 1 1
    is unit VIRGINIA unplaced
    is unit HAYES unplaced

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

% LF-RF-16, LF-RF-17: a side that follows a deployment puts its objectives where the map names them, and is not asked again
    battle cowpens-1781
    dice 1 1 1 1 1 1  1 1 1 1 1 1 1
    deploy nowhere              refused "this battle has historical"
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
    is unit DELAWARE at 39.5 50.6 facing 180 line

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
    is unit F-33 reserve

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
