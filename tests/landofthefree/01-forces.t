# Land of the Free, chapter 1: building a force. What a battle file may say is tested where battles are read.
battle lof-drill

% LF-FB-09: infantry of any size has three Maneuver and three Combat Orders
    place commander B1 at 24 6
    place unit B1a at 14 10 facing 0
    place unit B1b at 24 10 facing 0
    place unit B1c at 31 10 facing 0
    place unit B1d at 36 10 facing 0
    place active group B1
    activate B1a gc         # large
    event activated B1a B1 3 3
    end; activate B1b gc
    event activated B1b B1 3 3
    end; activate B1c gc
    event activated B1c B1 3 3
    end; activate B1d gc    # tiny
    event activated B1d B1 3 3

% LF-FB-11: cavalry of any size has three Maneuver and two Combat Orders
    place commander B2 at 24 6
    place unit B2a at 14 10 facing 0
    place unit B2b at 24 10 facing 0
    place unit B2c at 31 10 facing 0
    place unit B2d at 36 10 facing 0
    place active group B2
    activate B2a gc
    event activated B2a B2 3 2
    end; activate B2b gc
    event activated B2b B2 3 2
    end; activate B2c gc
    event activated B2c B2 3 2
    end; activate B2d gc
    event activated B2d B2 3 2

% LF-FB-13, LF-FB-18: artillery has two orders of each kind, whatever its size and class
    place commander B3 at 24 6
    place unit B3a at 16 10 facing 0
    place unit B3b at 27 10 facing 0
    place unit B3c at 33 10 facing 0
    place active group B3
    activate B3a gc         # large, light cannon
    event activated B3a B3 2 2
    end; activate B3b gc    # medium, heavy cannon
    event activated B3b B3 2 2
    end; activate B3c gc    # small, a mortar
    event activated B3c B3 2 2

% LF-FB-16: riflemen have three Maneuver Orders like other infantry
    place commander B3 at 24 6
    place unit B3d at 24 10 facing 0
    place active group B3
    activate B3d gc
    event activated B3d B3 3 3

% LF-FB-10: large, medium, small and tiny infantry cost 35, 25, 15 and 10 points
    place unit B1a lost
    place unit A1b lost
    place unit A1c at 24 40 facing 180
    place unit A1d at 30 40 facing 180
    place commander A1 at 24 42
    place unit B1b at 24 8 facing 0
    place unit B1c at 32 8 facing 0
    place commander B1 at 24 5
    place turn 6
    place phase turn
    event losses 35 25

% LF-FB-10: small and tiny infantry
    place unit B1c lost
    place unit A1d lost
    place unit B1a at 24 8 facing 0
    place unit A1a at 24 40 facing 180
    place turn 6
    place phase turn
    event losses 15 10

% LF-FB-12: large, medium, small and tiny cavalry cost 45, 30, 20 and 15 points
    place unit B2a lost
    place unit A2b lost
    place unit B2b at 24 8 facing 0
    place unit A2a at 24 40 facing 180
    place turn 6
    place phase turn
    event losses 45 30

% LF-FB-12: small and tiny cavalry
    place unit B2c lost
    place unit A2d lost
    place unit B2b at 24 8 facing 0
    place unit A2a at 24 40 facing 180
    place turn 6
    place phase turn
    event losses 20 15

% LF-FB-14, LF-FB-18: large, medium and small artillery cost 30, 25 and 20 points; the class costs nothing
    place unit B3a lost
    place unit A3b lost
    place unit B3c at 24 8 facing 0
    place unit B3d at 34 8 facing 0
    place unit A3a at 24 40 facing 180
    place turn 6
    place phase turn
    event losses 30 25

% LF-FB-14: small artillery
    place unit B3c lost
    place unit B3d at 34 8 facing 0
    place unit A3a at 24 40 facing 180
    place turn 6
    place phase turn
    event losses 20 0

% LF-FB-15: rifled muskets cost five points more
    place unit B3d lost
    place unit B3a at 24 8 facing 0
    place unit A3a at 24 40 facing 180
    place turn 6
    place phase turn
    event losses 30 0

% LF-FB-06: commanders cost nothing, so losing them loses no points
    place commander B1 lost
    place commander BFC lost
    place unit B1a at 24 8 facing 0
    place unit A1a at 24 40 facing 180
    place turn 6
    place phase turn
    event losses 0 0

% LF-FB-20: artillery without a class is light cannon, which can be moved three inches by hand
    place commander B3 at 24 6
    place unit B3a at 24 10 facing 0
    place active group B3 element B3a
    prolong 24 13 0         ok

% LF-FB-05, LF-FB-10: the sample of Indians costs 145 points by the table, though its caption says 150; that of the French 160, all that is allowed
    battle lof-lists-1754
    place unit I1a lost
    place unit I1b lost
    place unit I2a lost
    place unit I2b lost
    place unit I2c lost
    place unit F1a lost
    place unit F1b lost
    place unit F2a lost
    place unit F2b lost
    place unit F3a lost
    place unit F3b lost
    place turn 6
    place phase turn
    event losses 145 160

% LF-FB-05, LF-FB-10, LF-FB-14: the samples of the British: 180 with grenadiers, 125 with Hessians
    battle lof-lists-1776
    place unit B1a lost
    place unit B1b lost
    place unit B2a lost
    place unit B2b lost
    place unit B3a lost
    place unit B3b lost
    place unit K1a lost
    place unit K1b lost
    place unit K2a lost
    place unit K2b lost
    place unit K2c lost
    place turn 6
    place phase turn
    event losses 180 125

% LF-FB-05, LF-FB-10, LF-FB-12, LF-FB-14: the sample of four large regiments costs 140, that of the Continentals 175
    battle lof-lists-1780
    place unit B1a lost
    place unit B1b lost
    place unit B2a lost
    place unit B2b lost
    place unit A1a lost
    place unit A1b lost
    place unit A1c lost
    place unit A2a lost
    place unit A2b lost
    place unit A2c lost
    place turn 6
    place phase turn
    event losses 140 175

% LF-FB-09, LF-FB-10: the book's sample of a statistic: medium infantry has 3 and 3 orders, Discipline 3, Morale 7, Action 4
    battle lof-drill
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place unit A1b at 24 20 facing 180 line
    place active group B1
    shows B1b medium line 0/3
    activate B1b gc
    event activated B1b B1 3 3
    fire A1b shot
    event modifier Action dice 4
    roll 5 5 5 1 2 3            # three hits of Discipline 3
    asks dice 2d6
    roll 3 3                    # and one for its battle line
    event test-passed A1b 7 7

% LF-FB-22: a battery that is listed with several weapons: its owner picks one class at set-up
    battle lof-lists-1776
    dice 6 1  1 1 1 1  1 1 1
    edge south
    asks british arm
    answers arm B3a light-cannon, arm B3a heavy-cannon, arm B3a mortar
    arm B3a rocket              refused LF-FB-22 "listed with"
    arm B1a mortar              refused LF-FB-22
    arm B3a mortar
    event armed B3a mortar
    is unit B3a unplaced gun mortar.
    asks british objective

% LF-FB-22: what he picked is what it fires, and how far it is pushed
    battle lof-lists-1776
    place commander B3 at 24 6
    place unit B3a at 24 10 facing 0 open 1 gun heavy-cannon
    place unit B3b at 40 10 facing 0 line
    place active group B3 element B3a
    prolong 24 11.1 0           refused LF-MV-03
    prolong 24 11 0             ok

% LF-FB-22: and how far it carries
    battle lof-lists-1776
    place commander B3 at 24 2
    place unit B3a at 24 4 facing 0 open 1 gun heavy-cannon
    place unit K1b at 24 46 facing 180 line
    place active group B3 element B3a
    fire K1b solid              ok

% LF-FB-22: without a choice it is light cannon
    battle lof-lists-1776
    place commander B3 at 24 6
    place unit B3a at 24 10 facing 0 open 1
    place unit B3b at 40 10 facing 0 line
    place active group B3 element B3a
    prolong 24 13 0             ok

% LF-ST-05, LF-ST-07: the host may have compact stands for both sides
    battle lof-drill stands=compact
    place turn 0
    place commander B1 at 24 2
    place unit B1c at 24 10 facing 0 line
    place unit B1b unplaced
    place unit B1a unplaced
    place pending turn
    place pending place 0
    british: place B1b 28.71 10 0 line 0     refused LF-ME-13
    british: place B1b 28.73 10 0 line 0     ok

% LF-FB-11, LF-SH-18: cavalry shoots with Action dice by its size: one, if it is tiny
    battle lof-drill
    place commander B2 at 24 4
    place unit B2d at 24 10 facing 0 open 1
    place unit A1b at 24 15 facing 180 line
    place active group B2 element B2d
    fire A1b shot
    event modifier Action dice 1
    roll 2 2 2

% LF-FB-11, LF-SH-18: two, if it is small
    battle lof-drill
    place commander B2 at 24 4
    place unit B2c at 24 10 facing 0 line
    place unit A1b at 24 15 facing 180 line
    place active group B2 element B2c
    fire A1b shot
    event modifier Action dice 2
    roll 2 2 2 2

% LF-FB-11, LF-SH-18: six, if it is large
    battle lof-drill
    place commander B2 at 24 4
    place unit B2a at 24 10 facing 0 line
    place unit A1b at 24 15 facing 180 line
    place active group B2 element B2a
    fire A1b shot
    event modifier Action dice 6
    roll 2 2 2 2 2 2 2 2

% LF-FB-11, LF-DM-26: a tiny one is tested at the first hit
    battle lof-drill
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A2d at 24 18 facing 180 open 1
    place active group B1 element B1b
    fire A2d shot
    roll 5 5 2 2 2
    event hits A2d 2 2
    asks dice 2d6 Discipline Test
    roll 6 6
    event modifier hits beyond its Discipline -1

% LF-FB-11, LF-DM-26: a large one at the fourth
    battle lof-drill
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A2a at 24 18 facing 180 line hits 2
    place active group B1 element B1b
    fire A2a shot
    roll 5 5 2 2 2 2
    event hits A2a 2 4
    roll 6 6
    event level A2a Shaken

% LF-FB-13, LF-DM-26: a medium battery is Shaken at the third
    battle lof-drill
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A3b at 24 18 facing 180 open 1 hits 1
    place active group B1 element B1b
    fire A3b shot
    roll 5 5 2 2 2
    event hits A3b 2 3
    event level A3b Shaken
