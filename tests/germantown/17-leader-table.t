# Germantown: what each leader is worth, to the army that loses him and to the enemy.
#
# A gun next to the hex hits on 9, and 9 again is 1*: the leader falls, and the unit loses a step,
# which is +1 and -1 more. Both armies begin at 8. Points are counted in halves: a reduced unit is
# 1, and the British have 2 for the Chew House.
battle germantown-1777

% GT-17.1: Washington, +3/-4 and 3 points
place turn 6
place morale american 8
place morale british 8
place unit WASHINGTON at 1604
place unit A02 at 1604
place unit B12 at 1704
place phase american guns
    fire A02 B12; roll 9; roll 9
    event leader-lost WASHINGTON 1604 he fell
    event army-morale british 3 11 a leader lost
    event army-morale american -4 4 a leader lost
    is morale british 12.
    is morale american 3.
    is unit WASHINGTON eliminated.
    score american 0 british 9

% GT-17.1: Greene, +2/-2 and 2 points
place turn 6
place morale american 8
place morale british 8
place unit GREENE at 1604
place unit A02 at 1604
place unit B12 at 1704
place phase american guns
    fire A02 B12; roll 9; roll 9
    event leader-lost GREENE 1604 he fell
    event army-morale british 2 10 a leader lost
    event army-morale american -2 6 a leader lost
    is morale british 11.
    is morale american 5.
    is unit GREENE eliminated.
    score american 0 british 7

% GT-17.1: Sullivan, +1/-1 and 1 points
place turn 6
place morale american 8
place morale british 8
place unit SULLIVAN at 1604
place unit A02 at 1604
place unit B12 at 1704
place phase american guns
    fire A02 B12; roll 9; roll 9
    event leader-lost SULLIVAN 1604 he fell
    event army-morale british 1 9 a leader lost
    event army-morale american -1 7 a leader lost
    is morale british 10.
    is morale american 6.
    is unit SULLIVAN eliminated.
    score american 0 british 5

% GT-17.1: Wayne, +1/-1 and 1 points
place turn 6
place morale american 8
place morale british 8
place unit WAYNE at 1604
place unit A02 at 1604
place unit B12 at 1704
place phase american guns
    fire A02 B12; roll 9; roll 9
    event leader-lost WAYNE 1604 he fell
    event army-morale british 1 9 a leader lost
    event army-morale american -1 7 a leader lost
    is morale british 10.
    is morale american 6.
    is unit WAYNE eliminated.
    score american 0 british 5

% GT-17.1: Stephen, +1/-1 and ½ points
place turn 6
place morale american 8
place morale british 8
place unit STEPHEN at 1604
place unit A02 at 1604
place unit B12 at 1704
place phase american guns
    fire A02 B12; roll 9; roll 9
    event leader-lost STEPHEN 1604 he fell
    event army-morale british 1 9 a leader lost
    event army-morale american -1 7 a leader lost
    is morale british 10.
    is morale american 6.
    is unit STEPHEN eliminated.
    score american 0 british 4

% GT-17.1: Muhlenberg, +1/-1 and ½ points
place turn 6
place morale american 8
place morale british 8
place unit MUHLENBERG at 1604
place unit A02 at 1604
place unit B12 at 1704
place phase american guns
    fire A02 B12; roll 9; roll 9
    event leader-lost MUHLENBERG 1604 he fell
    event army-morale british 1 9 a leader lost
    event army-morale american -1 7 a leader lost
    is morale british 10.
    is morale american 6.
    is unit MUHLENBERG eliminated.
    score american 0 british 4

% GT-17.1: Maxwell, +1/-1 and ½ points
place turn 6
place morale american 8
place morale british 8
place unit MAXWELL at 1604
place unit A02 at 1604
place unit B12 at 1704
place phase american guns
    fire A02 B12; roll 9; roll 9
    event leader-lost MAXWELL 1604 he fell
    event army-morale british 1 9 a leader lost
    event army-morale american -1 7 a leader lost
    is morale british 10.
    is morale american 6.
    is unit MAXWELL eliminated.
    score american 0 british 4

% GT-17.1: Mathews, +0/-1 and ½ points
place turn 6
place morale american 8
place morale british 8
place unit MATHEWS at 1604
place unit A02 at 1604
place unit B12 at 1704
place phase american guns
    fire A02 B12; roll 9; roll 9
    event leader-lost MATHEWS 1604 he fell
    no event army-morale british * * a leader lost
    event army-morale american -1 7 a leader lost
    is morale british 9.
    is morale american 6.
    is unit MATHEWS eliminated.
    score american 0 british 4

% GT-17.1: Armstrong, +0/-1 and 0 points
place turn 6
place morale american 8
place morale british 8
place unit ARMSTRONG at 1604
place unit A02 at 1604
place unit B12 at 1704
place phase american guns
    fire A02 B12; roll 9; roll 9
    event leader-lost ARMSTRONG 1604 he fell
    no event army-morale british * * a leader lost
    event army-morale american -1 7 a leader lost
    is morale british 9.
    is morale american 6.
    is unit ARMSTRONG eliminated.
    score american 0 british 3

% GT-17.1: Howe, +3/-3 and 3 points
place turn 6
place morale american 8
place morale british 8
place unit HOWE at 1704
place unit B26 at 1704
place unit A34 at 1604
place phase british guns
    fire B26 A34; roll 9; roll 9
    event leader-lost HOWE 1704 he fell
    event army-morale american 3 11 a leader lost
    event army-morale british -3 5 a leader lost
    is morale american 12.
    is morale british 4.
    is unit HOWE eliminated.
    score american 7 british 2

% GT-17.1: Cornwallis, +2/-2 and 2 points
place turn 6
place morale american 8
place morale british 8
place unit CORNWALLIS at 1704
place unit B26 at 1704
place unit A34 at 1604
place phase british guns
    fire B26 A34; roll 9; roll 9
    event leader-lost CORNWALLIS 1704 he fell
    event army-morale american 2 10 a leader lost
    event army-morale british -2 6 a leader lost
    is morale american 11.
    is morale british 5.
    is unit CORNWALLIS eliminated.
    score american 5 british 2

% GT-17.1: Knyphausen, +2/-2 and 1 points
place turn 6
place morale american 8
place morale british 8
place unit KNYPHAUSEN at 1704
place unit B26 at 1704
place unit A34 at 1604
place phase british guns
    fire B26 A34; roll 9; roll 9
    event leader-lost KNYPHAUSEN 1704 he fell
    event army-morale american 2 10 a leader lost
    event army-morale british -2 6 a leader lost
    is morale american 11.
    is morale british 5.
    is unit KNYPHAUSEN eliminated.
    score american 3 british 2

% GT-17.1: Grey, +1/-1 and 1 points
place turn 6
place morale american 8
place morale british 8
place unit GREY at 1704
place unit B26 at 1704
place unit A34 at 1604
place phase british guns
    fire B26 A34; roll 9; roll 9
    event leader-lost GREY 1704 he fell
    event army-morale american 1 9 a leader lost
    event army-morale british -1 7 a leader lost
    is morale american 10.
    is morale british 6.
    is unit GREY eliminated.
    score american 3 british 2

% GT-17.1: Agnew, +1/-1 and 1 points
place turn 6
place morale american 8
place morale british 8
place unit AGNEW at 1704
place unit B26 at 1704
place unit A34 at 1604
place phase british guns
    fire B26 A34; roll 9; roll 9
    event leader-lost AGNEW 1704 he fell
    event army-morale american 1 9 a leader lost
    event army-morale british -1 7 a leader lost
    is morale american 10.
    is morale british 6.
    is unit AGNEW eliminated.
    score american 3 british 2

% GT-17.1: Grant, +1/-1 and ½ points
place turn 6
place morale american 8
place morale british 8
place unit GRANT at 1704
place unit B26 at 1704
place unit A34 at 1604
place phase british guns
    fire B26 A34; roll 9; roll 9
    event leader-lost GRANT 1704 he fell
    event army-morale american 1 9 a leader lost
    event army-morale british -1 7 a leader lost
    is morale american 10.
    is morale british 6.
    is unit GRANT eliminated.
    score american 2 british 2

% GT-17.1: Musgrave, +0/-1 and ½ points
place turn 6
place morale american 8
place morale british 8
place unit MUSGRAVE at 1704
place unit B26 at 1704
place unit A34 at 1604
place phase british guns
    fire B26 A34; roll 9; roll 9
    event leader-lost MUSGRAVE 1704 he fell
    no event army-morale american * * a leader lost
    event army-morale british -1 7 a leader lost
    is morale american 9.
    is morale british 6.
    is unit MUSGRAVE eliminated.
    score american 2 british 2

% GT-17.1: the same in close combat, and the combat modifiers of the table
place turn 6
place unit WASHINGTON at 1604
place unit A02 at 1604
place unit B26 at 1704
place phase american close
    attack 1704; with A02; declare; close; play skirmish; play frontal
    event commands WASHINGTON 1
    roll 0
    event result 1* - -1 2
    event leader-lost WASHINGTON 1604 he fell
    is morale american 8.
    is morale british 15.

% GT-17.1: the close combat modifier and the leadership of each
place unit WASHINGTON at 1604
place unit GREENE at 1604
place unit SULLIVAN at 1604
place unit WAYNE at 1604
place unit STEPHEN at 1604
place unit MUHLENBERG at 1604
place unit MAXWELL at 1604
place unit MATHEWS at 1604
place unit ARMSTRONG at 1604
place unit HOWE at 4412
place unit CORNWALLIS at 4412
place unit KNYPHAUSEN at 4412
place unit GREY at 4412
place unit AGNEW at 4412
place unit GRANT at 4412
place unit MUSGRAVE at 4412
place unit A02 at 1604
place unit B26 at 4412
place phase american movement
    shows WASHINGTON Washington +1 +2 leader
    shows GREENE Greene +1 +1 leader
    shows SULLIVAN Sullivan +0 +1 leader
    shows WAYNE Wayne +1 +1 leader
    shows STEPHEN Stephen -1 +0 leader
    shows MUHLENBERG Muhlenberg +1 +1 leader
    shows MAXWELL Maxwell +0 +1 leader
    shows MATHEWS Mathews +0 +1 leader
    shows ARMSTRONG Armstrong +0 +0 leader
    shows HOWE Howe +1 +2 leader
    shows CORNWALLIS Cornwallis +2 +1 leader
    shows KNYPHAUSEN Knyphausen +1 +1 leader
    shows GREY Grey +1 +1 leader
    shows AGNEW Agnew +0 +1 leader
    shows GRANT Grant +0 +1 leader
    shows MUSGRAVE Musgrave +1 +1 leader

# Eight open hexes cost 8 MP; there the move of a leader is over.
% GT-17.1: Washington has 8 MP
place turn 6
place unit WASHINGTON at 0103
place unit B26 at 4412
place phase american movement
    move WASHINGTON; step 0203; step 0303; step 0403; step 0503; step 0603; step 0703; step 0803; step 0903
    event moved WASHINGTON 0903

% GT-17.1: Greene has 8 MP
place turn 6
place unit GREENE at 0103
place unit B26 at 4412
place phase american movement
    move GREENE; step 0203; step 0303; step 0403; step 0503; step 0603; step 0703; step 0803; step 0903
    event moved GREENE 0903

% GT-17.1: Sullivan has 8 MP
place turn 6
place unit SULLIVAN at 0103
place unit B26 at 4412
place phase american movement
    move SULLIVAN; step 0203; step 0303; step 0403; step 0503; step 0603; step 0703; step 0803; step 0903
    event moved SULLIVAN 0903

% GT-17.1: Wayne has 8 MP
place turn 6
place unit WAYNE at 0103
place unit B26 at 4412
place phase american movement
    move WAYNE; step 0203; step 0303; step 0403; step 0503; step 0603; step 0703; step 0803; step 0903
    event moved WAYNE 0903

% GT-17.1: Stephen has 8 MP
place turn 6
place unit STEPHEN at 0103
place unit B26 at 4412
place phase american movement
    move STEPHEN; step 0203; step 0303; step 0403; step 0503; step 0603; step 0703; step 0803; step 0903
    event moved STEPHEN 0903

% GT-17.1: Muhlenberg has 8 MP
place turn 6
place unit MUHLENBERG at 0103
place unit B26 at 4412
place phase american movement
    move MUHLENBERG; step 0203; step 0303; step 0403; step 0503; step 0603; step 0703; step 0803; step 0903
    event moved MUHLENBERG 0903

% GT-17.1: Maxwell has 8 MP
place turn 6
place unit MAXWELL at 0103
place unit B26 at 4412
place phase american movement
    move MAXWELL; step 0203; step 0303; step 0403; step 0503; step 0603; step 0703; step 0803; step 0903
    event moved MAXWELL 0903

% GT-17.1: Mathews has 8 MP
place turn 6
place unit MATHEWS at 0103
place unit B26 at 4412
place phase american movement
    move MATHEWS; step 0203; step 0303; step 0403; step 0503; step 0603; step 0703; step 0803; step 0903
    event moved MATHEWS 0903

% GT-17.1: Armstrong has 8 MP
place turn 6
place unit ARMSTRONG at 0103
place unit B26 at 4412
place phase american movement
    move ARMSTRONG; step 0203; step 0303; step 0403; step 0503; step 0603; step 0703; step 0803; step 0903
    event moved ARMSTRONG 0903

% GT-17.1: Howe has 8 MP
place turn 6
place unit HOWE at 0103
place unit A02 at 4412
place phase british movement
    move HOWE; step 0203; step 0303; step 0403; step 0503; step 0603; step 0703; step 0803; step 0903
    event moved HOWE 0903

% GT-17.1: Cornwallis has 8 MP
place turn 6
place unit CORNWALLIS at 0103
place unit A02 at 4412
place phase british movement
    move CORNWALLIS; step 0203; step 0303; step 0403; step 0503; step 0603; step 0703; step 0803; step 0903
    event moved CORNWALLIS 0903

% GT-17.1: Knyphausen has 8 MP
place turn 6
place unit KNYPHAUSEN at 0103
place unit A02 at 4412
place phase british movement
    move KNYPHAUSEN; step 0203; step 0303; step 0403; step 0503; step 0603; step 0703; step 0803; step 0903
    event moved KNYPHAUSEN 0903

% GT-17.1: Grey has 8 MP
place turn 6
place unit GREY at 0103
place unit A02 at 4412
place phase british movement
    move GREY; step 0203; step 0303; step 0403; step 0503; step 0603; step 0703; step 0803; step 0903
    event moved GREY 0903

% GT-17.1: Agnew has 8 MP
place turn 6
place unit AGNEW at 0103
place unit A02 at 4412
place phase british movement
    move AGNEW; step 0203; step 0303; step 0403; step 0503; step 0603; step 0703; step 0803; step 0903
    event moved AGNEW 0903

% GT-17.1: Grant has 8 MP
place turn 6
place unit GRANT at 0103
place unit A02 at 4412
place phase british movement
    move GRANT; step 0203; step 0303; step 0403; step 0503; step 0603; step 0703; step 0803; step 0903
    event moved GRANT 0903

% GT-17.1: Musgrave has 8 MP
place turn 6
place unit MUSGRAVE at 0103
place unit A02 at 4412
place phase british movement
    move MUSGRAVE; step 0203; step 0303; step 0403; step 0503; step 0603; step 0703; step 0803; step 0903
    event moved MUSGRAVE 0903
