# Land of the Free, chapter 8: maneuvers.
battle lof-drill

% LF-MV-01: infantry moves three inches in battle line and open order
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place unit B1c at 34 10 facing 0 open 1
    place active group B1 element B1b
    move 24 13.01 0 straight    refused LF-MV-01 "3 inches"
    move 24 13 0 straight       ok
    end; activate B1c gc
    move 34 13.01 0 straight    refused LF-MV-01
    move 34 13 0 straight       ok

% LF-MV-01: and six in column
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 column
    place active group B1 element B1b
    march
    leg 24 16.01                refused LF-MV-12 "6 inches"
    leg 24 16                   ok

% LF-MV-02: cavalry moves six inches in battle line and open order, nine in column
    place commander B2 at 24 6
    place unit B2b at 24 10 facing 0 line
    place unit B2c at 34 10 facing 0 open 1
    place unit B2d at 40 10 facing 0 column
    place active group B2 element B2b
    move 24 16.01 0 straight    refused LF-MV-01 "6 inches"
    move 24 16 0 straight       ok
    end; activate B2c gc
    move 34 16.01 0 straight    refused LF-MV-01
    move 34 16 0 straight       ok

% LF-MV-02: a column of horse
    place commander B2 at 24 6
    place unit B2c at 24 10 facing 0 column
    place active group B2 element B2c
    march
    leg 24 19.01                refused LF-MV-12 "9 inches"
    leg 24 19                   ok

% LF-MV-03: limbered guns march nine inches
    place commander B3 at 24 6
    place unit B3a at 24 10 facing 0 column
    place active group B3 element B3a
    march
    leg 24 19.01                refused LF-MV-12 "9 inches"
    leg 24 19                   ok

% LF-MV-03, LF-MV-14: light guns are moved three inches by hand, any way, and face any way
    place commander B3 at 24 6
    place unit B3a at 24 10 facing 0 open 1
    place active group B3 element B3a
    prolong 27.01 10 180        refused LF-MV-03 "3 inches"
    prolong 27 10 180
    is unit B3a at 27 10 facing 180 open 1 acted.
    is active group B3 element B3a by B3 m 1 c 2.

% LF-MV-03: heavy guns one inch
    place commander B3 at 24 6
    place unit B3b at 24 10 facing 0 open 1
    place active group B3 element B3b
    prolong 24 8.99 0           refused LF-MV-03 "1 inch by hand"
    prolong 24 9 0              ok

% LF-MV-03: mortars one inch
    place commander B3 at 24 6
    place unit B3c at 24 10 facing 0 open 1
    place active group B3 element B3c
    prolong 24 11.01 0          refused LF-MV-03
    prolong 24 11 0             ok

% LF-MV-14: facing about where they stand costs the order, too
    place commander B3 at 24 6
    place unit B3a at 24 10 facing 0 open 1
    place active group B3 element B3a
    prolong 24 10 0             refused LF-MV-14 "neither move nor turn"
    prolong 24 10 90
    is active group B3 element B3a by B3 m 1 c 2.

% LF-MV-14: nobody else is moved by hand
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 open 1
    place active group B1 element B1b
    prolong 24 11 0             refused LF-MV-14

% LF-MV-04: a forward move goes straight, not more than 45 degrees to either side
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place active group B1 element B1b
    move 26.1 12 0 straight     refused LF-MV-04 "45 degrees"
    move 24 9 0 straight        refused LF-MV-04
    move 26 12 0 straight       ok
    move 24 14 0 straight       ok

% LF-MV-05: at its end the element may pivot up to 45 degrees
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place active group B1 element B1b
    move 24 12 45.1 straight    refused LF-MV-05
    move 24 12 314.9 straight   refused LF-MV-05
    move 24 12 45 straight
    is unit B1b at 24 12 facing 45 line acted.
    move 24 12 0 straight       ok

% LF-MV-06: a change of facing is a move of nothing and costs an order
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place active group B1 element B1b
    move 24 10 0 straight       refused LF-MV-06
    move 24 10 30 straight
    event moved B1b 24 10 30
    is active group B1 element B1b by B1 m 2 c 3.

% LF-MV-07: once in a forward move it may shift one stand's frontage sideways, at no cost
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place active group B1 element B1b
    move 24 13 0 right-last
    is unit B1b at 25.574803 13 facing 0 line acted.
    is active group B1 element B1b by B1 m 2 c 3.
    move 24.000001 14 0 left-first
    event moved B1b 24 14 0

% LF-MV-07: also in a move of nothing, and without the gap of an open order
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 open 1
    place active group B1 element B1b
    move 24 10 0 left-last
    is unit B1b at 22.425196 10 facing 0 open 1 acted.

% LF-MV-08: at the start the shift is square to the old facing, at the end to the new one
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place active group B1 element B1b
    move 24 13 45 right-last
    event moved B1b 25.113385 11.886614 45
    again
    move 25.574803 13 45 right-first
    event moved B1b 25.574803 13 45

% LF-MV-08: the way after a shift at the start is measured from where it leads
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place active group B1 element B1b
    move 27.6 12 0 right-first  refused LF-MV-04
    move 27.5 12 0 right-first  ok

% LF-MV-09, LF-MV-11: a column does not shift: it marches; nor does it go backwards
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 column
    place active group B1 element B1b
    move 24 13 0 left-last      refused LF-MV-12 "march"
    back 24 9 0                 refused LF-MV-11

% LF-MV-10: infantry goes back one inch, not more than 45 degrees from straight back, facing as it may in a move
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place active group B1 element B1b
    back 24 8.99 0              refused LF-MV-01 "1 inches"
    back 24.6 9.5 0             refused LF-MV-10 "straight back"
    back 24 9.5 46              refused LF-MV-10 "45 degrees"
    back 24 10.5 0              refused LF-MV-10
    back 24.5 9.5 45            ok

% LF-MV-10: cavalry three
    place commander B2 at 24 6
    place unit B2b at 24 10 facing 0 open 1
    place active group B2 element B2b
    back 24 6.99 0              refused LF-MV-01
    back 24 7 0
    event backed B2b 24 7 0

% LF-MV-11: guns have no backward move
    place commander B3 at 24 6
    place unit B3a at 24 10 facing 0 open 1
    place active group B3 element B3a
    back 24 9 0                 refused LF-MV-11

% LF-MV-12: a column marches along any path of straight pieces and ends with any facing, for one order
    place commander B1 at 24 6
    place unit B1c at 24 10 facing 0 column
    place active group B1 element B1c
    march
    halt 0                      refused LF-MV-06
    leg 26 10; leg 26 12; leg 24 12
    halt 135
    is unit B1c at 24 12 facing 135 column acted.
    is active group B1 element B1c by B1 m 2 c 3.

% LF-MV-12: an order to march that led nowhere may be taken back
    place commander B1 at 24 6
    place unit B1c at 24 10 facing 0 column
    place active group B1 element B1c
    march; cancel
    is active group B1 element B1c by B1 m 3 c 3.
    march; leg 24 12; leg 25 14
    cancel                      # until it has halted
    is active group B1 element B1c by B1 m 3 c 3.
    is unit B1c at 24 10 facing 0 column acted.

% LF-MV-12: a line does not march
    place commander B1 at 24 6
    place unit B1c at 24 10 facing 0 line
    place active group B1 element B1c
    march                       refused LF-MV-12 "no column"

% LF-MV-13: on the march only the leader's way is tested: the stands before and behind it pass through friends
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 column
    place unit B1d at 26.4 13 facing 0 open 1       # beside the way of the leader
    place active group B1 element B1b
    march; leg 24.7 13          ok

% LF-MV-13: but where it halts the whole column needs room
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 column
    place unit B1d at 26.4 13 facing 0 open 1
    place active group B1 element B1b
    march; leg 24.7 13
    halt 90                     refused LF-ME-13
    halt 0                      ok

% LF-MV-13: a bend of its way need be no place to halt
    place commander B1 at 24 10
    place unit B1a at 24 14 facing 0 column
    place unit B1b at 24 21.6 facing 0 line         # north and west of the bend: no facing at all will do there
    place unit B1c at 19.6 18 facing 270 line
    place active group B1 element B1a
    march
    leg 24 18
    no answer halt 0; no answer halt 90; no answer halt 180; no answer halt 270
    halt 90                     refused LF-ME-13
    leg 26 18                   ok
    halt 90
    is unit B1a at 26 18 facing 90 column acted.

% LF-MV-13: but where the way ends it must
    place commander B1 at 24 10
    place unit B1a at 24 12 facing 0 column
    place unit B1b at 24 21.6 facing 0 line
    place unit B1c at 19.6 18 facing 270 line
    place active group B1 element B1a
    march
    leg 24 18                   refused LF-ME-13

% LF-MV-15: infantry and cavalry turn left, right or about; artillery does not
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place active group B1 element B1b
    answer turn left 0
    answer turn right 0
    answer turn about 0
    turn about 0
    event turned B1b 180 line
    is active group B1 element B1b by B1 m 2 c 3.

% LF-MV-15: guns
    place commander B3 at 24 6
    place unit B3a at 24 10 facing 0 column
    place active group B3 element B3a
    turn about 0                refused LF-MV-15
    no answer turn left 0

% LF-MV-16, LF-MV-19: in a turn the leader turns on its centre; about keeps the formation
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place active group B1 element B1b
    turn about 0                # 30 mm deep: the other side of the leader is 1.181 further back
    is unit B1b at 24 8.818897 facing 180 line acted.

% LF-MV-17: left or right makes a line a column that faces that way
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place active group B1 element B1b
    turn right 0
    event turned B1b 90 column
    is unit B1b at 24.590551 9.409448 facing 90 column acted.

% LF-MV-17: an open order, too
    place commander B2 at 24 6
    place unit B2c at 24 10 facing 0 open 1
    place active group B2 element B2c
    turn left 0
    event turned B2c 270 column

% LF-MV-18: and a column a line, or an open order with the gap its owner names
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 column
    place active group B1 element B1b
    answer turn left 0
    answer turn left 1
    turn left 0.5
    event turned B1b 270 open
    again
    turn left 0
    event turned B1b 270 line
    again
    turn left 0.2               refused LF-FO-05
    turn about 0.5              refused LF-FO-05

% LF-MV-20: one stand keeps its formation in any turn
    place commander B1 at 24 6
    place unit B1d at 24 10 facing 0 open 1
    place active group B1 element B1d
    turn left 0
    event turned B1d 270 open

% LF-MV-22: a formation change costs one order and leaves the leader where it is
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 30 line
    place active group B1 element B1b
    form open 0.5
    is unit B1b at 24 10 facing 30 open 0.5 acted.
    is active group B1 element B1b by B1 m 2 c 3.

% LF-MV-22: limbering and unlimbering, too
    place commander B3 at 24 6
    place unit B3a at 24 10 facing 0 open 1
    place active group B3 element B3a
    form column 0
    is active group B3 element B3a by B3 m 1 c 2.
    form open 1
    is active group B3 element B3a by B3 m 0 c 2.

% LF-MV-23: a formation that would overlap an enemy is refused
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 column
    place unit A1d at 27 9.9 facing 180 open 1
    place active group B1 element B1b
    form line 0                 refused LF-ME-10

% LF-MV-23: so is one in impassable ground
    place commander B1 at 60 22
    place unit B1b at 61 20 facing 0 column
    place active group B1 element B1b
    form line 0                 refused LF-MV-23 "pond"

% LF-MV-23: and one astride an obstacle
    place commander B1 at 36 22
    place unit B1b at 36 28 facing 0 line
    place active group B1 element B1b
    form column 0               refused LF-LO-02

% LF-MV-24: onto friends it is legal, and both are disordered
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 column
    place unit B1d at 27 10.1 facing 0 open 1
    place active group B1 element B1b
    form line 0; yes
    event disordered B1d it went through friends by accident 1
    event disordered B1b

% LF-MV-25: one stand pays an order to change between open order and column
    place commander B1 at 24 6
    place unit B1d at 24 10 facing 0 open 1
    place active group B1 element B1d
    form column 0
    is unit B1d at 24 10 facing 0 column acted.
    is active group B1 element B1d by B1 m 2 c 3.

% LF-MV-26: reloading costs one order
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line unloaded
    place active group B1 element B1b
    reload
    is unit B1b at 24 10 facing 0 line acted.
    is active group B1 element B1b by B1 m 2 c 3.
    reload                      refused LF-MV-26 "loaded already"

% LF-MV-27: limbered guns cannot reload
    place commander B3 at 24 6
    place unit B3a at 24 10 facing 0 column unloaded
    place active group B3 element B3a
    reload                      refused LF-MV-27

% LF-MV-27: horse and columns of foot can
    place commander B1 at 24 6
    place commander B2 at 40 6
    place unit B1b at 24 10 facing 0 column unloaded
    place active group B1 element B1b
    reload                      ok

% LF-MV-27: mounted cavalry can
    place commander B2 at 24 6
    place unit B2b at 24 10 facing 0 line unloaded
    place active group B2 element B2b
    reload                      ok

% LF-MV-28: cavalry dismounts for one order
    place commander B2 at 24 6
    place unit B2b at 24 10 facing 0 line
    place active group B2 element B2b
    mount                       refused LF-MV-28
    dismount
    event dismounted B2b
    is unit B2b at 24 10 facing 0 line on-foot acted.
    is active group B2 element B2b by B2 m 2 c 2 dismounted.

% LF-MV-29: not both in one activation
    place commander B2 at 24 6
    place unit B2b at 24 10 facing 0 line
    place active group B2 element B2b
    dismount
    mount                       refused LF-MV-29

% LF-MV-29: in either order
    place commander B2 at 24 6
    place unit B2b at 24 10 facing 0 line on-foot
    place active group B2 element B2b
    mount
    dismount                    refused LF-MV-29

% LF-MV-30: cavalry may begin dismounted
    place turn 0
    place commander B2 at 24 2
    place unit B2b unplaced
    place unit B2a unplaced
    place pending turn
    place pending place 1
    on-foot B2b
    event dismounted B2b
    on-foot B2b                 refused LF-MV-30
    british: place B2b 24 10 0 line 0
    is unit B2b at 24 10 facing 0 line on-foot.

% LF-MV-31: the place of the leader's front stays, the depth changes to the rear
    place commander B2 at 24 4
    place unit B2b at 24 10 facing 0 line on-foot
    place unit B1d at 24 8.5 facing 0 open 1        # 1.5 behind the front: free while they are on foot
    place active group B2 element B2b
    mount; yes
    event disordered B1d

% LF-MV-31: in column the head stays where it was, and the rest runs out or closes up behind it
    place commander B2 at 24 4
    place unit B2c at 24 10 facing 0 column on-foot
    place active group B2 element B2c
    mount
    is unit B2c at 24 8.818897 facing 0 column acted.

% LF-MV-31: and the other way round
    place commander B2 at 24 4
    place unit B2c at 24 8.818897 facing 0 column
    place active group B2 element B2c
    dismount
    is unit B2c at 24 10 facing 0 column on-foot acted.

% LF-MV-32: friends overlapped by mounting are gone through by accident
    place commander B2 at 24 2
    place unit B2b at 24 10 facing 0 line on-foot
    place unit B1d at 24 7.6 facing 0 open 1
    place active group B2 element B2b
    mount
    no event disordered

% LF-MV-33: dismounted cavalry moves like infantry
    place commander B2 at 24 6
    place unit B2b at 24 10 facing 0 line on-foot
    place active group B2 element B2b
    move 24 13.01 0 straight    refused LF-MV-01 "3 inches"
    move 24 13 0 straight       ok
    back 24 11.9 0              refused LF-MV-01 "1 inches"

% LF-MV-34: and keeps the orders of cavalry
    place commander B2 at 24 6
    place unit B2b at 24 10 facing 0 line on-foot
    place active group B2
    activate B2b gc
    event activated B2b B2 3 2

% LF-MV-35: infantry has no horses
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line
    place active group B1 element B1b
    mount                       refused LF-MV-35
    dismount                    refused LF-MV-35

% LF-MV-36: removing a marker costs one order
    place commander B1 at 24 6
    place unit B1b at 24 10 facing 0 line disorder 2
    place active group B1 element B1b
    dress
    event dressed B1b 1
    is active group B1 element B1b by B1 m 2 c 3.
    dress
    dress                       refused LF-MV-36

% LF-MV-37: no voluntary move leads off the table
    place commander B1 at 8 6
    place unit B1b at 4.5 10 facing 270 line
    place active group B1 element B1b
    turn right 0                ok
    again
    move 1.5 10 270 straight    ok
    again
    form column 0               ok

% LF-MV-37: not with one corner
    place commander B1 at 8 6
    place unit B1b at 2 10 facing 270 line
    place active group B1 element B1b
    move 0 10 300 straight      refused LF-MV-37 "edge of the table"
    form column 0               refused LF-MV-37

% LF-MV-38: artillery never charges, unlimbered or limbered
    battle lof-drill
    place commander B3 at 30 4
    place unit B3a at 30 8 facing 0 open 1
    place unit A1b at 30 12 facing 180 line
    place active group B3 element B3a
    charge A1b              refused LF-MV-38 "never charges"
    no answer charge A1b

% LF-MV-23: no formation is taken into it
    battle lof-drill
    place commander B1 at 58 20
    place unit B1c at 62 20 facing 0 column
    place active group B1 element B1c
    form line 0             refused LF-MV-23 "The pond"

% LF-MV-23, LF-ME-17: it is not even touched
    battle lof-drill
    place commander B1 at 58 20
    place unit B1c at 61.637796 20 facing 0 column
    place active group B1 element B1c
    form line 0             refused LF-MV-23 "The pond"

% LF-MV-23: a thousandth of an inch away there is room
    battle lof-drill
    place commander B1 at 58 20
    place unit B1c at 61.637 20 facing 0 column
    place active group B1 element B1c
    form line 0             ok

% LF-MV-11: guns have no move backwards
    battle lof-drill
    place commander B3 at 24 4
    place unit B3a at 24 10 facing 0 open 1
    place active group B3 element B3a
    back 24 9.5 0           refused LF-MV-11
