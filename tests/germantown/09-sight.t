# Germantown, chapter 9: what hides a target. In every case another gun and its target, far away, keep the phase open.
# Which hexes a line goes through: 09-lines-even.t and 09-lines-odd.t.
battle germantown-1777

% given AMERICAN-GUN
battle germantown-1777
place turn 3; place fog clear
place unit A55 at 2404; place unit B13 at 2406

% given BRITISH-GUN
battle germantown-1777
place turn 3; place fog clear
place unit B12 at 2404; place unit A08 at 2406

% GT-9.1: neighbours see each other in the thickest woods
given AMERICAN-GUN
place unit A15 at 0211; place unit B03 at 0312
place phase british guns
    answer fire B03 A15

% GT-9.1: up a slope
given AMERICAN-GUN
place unit A15 at 0112; place unit B03 at 0111
place phase british guns
    answer fire B03 A15

% GT-9.1: over creek and barricade
given AMERICAN-GUN
place unit A15 at 3624; place unit B03 at 3724
place phase british guns
    answer fire B03 A15

% GT-9.1: and into the Chew House, the British too
given BRITISH-GUN
place unit B31 at 3313; place unit A02 at 3312
place phase american guns
    answer fire A02 B31

% GT-9.2: light woods between block the line
given AMERICAN-GUN
place unit A15 at 1112; place unit B03 at 1311
place phase british guns
    fire B03 A15        refused GT-9.2 "the woods at 1211"
    no answer fire B03 A15

% GT-9.2: for the British too, and the other way
given BRITISH-GUN
place unit B31 at 1311; place unit A02 at 1112
place phase american guns
    fire A02 B31        refused GT-9.2 "the woods at 1211"
    no answer fire A02 B31

% GT-9.2: heavy woods between block the line
given AMERICAN-GUN
place unit A15 at 0211; place unit B03 at 0412
place phase british guns
    fire B03 A15        refused GT-9.2 "the woods at 0312"
    no answer fire B03 A15

% GT-9.2: at three hexes woods near the target
given AMERICAN-GUN
place unit A15 at 1011; place unit B03 at 1311
place phase british guns
    fire B03 A15        refused GT-9.2 "the woods at 1211"
    no answer fire B03 A15

% GT-9.2: and woods near the gun
given AMERICAN-GUN
place unit A15 at 1311; place unit B03 at 1011
place phase british guns
    fire B03 A15        refused GT-9.2 "the woods at 1211"
    no answer fire B03 A15

% GT-9.2: a target in woods is seen if none lie before them
given AMERICAN-GUN
place unit A15 at 2704; place unit B03 at 2706
place phase british guns
    answer fire B03 A15

% GT-9.2: at three hexes too
given AMERICAN-GUN
place unit A15 at 2703; place unit B03 at 2706
place phase british guns
    answer fire B03 A15

% GT-9.2: and a gun in woods sees out of them
given BRITISH-GUN
place unit B31 at 2706; place unit A02 at 2703
place phase american guns
    answer fire A02 B31

% GT-9.3: ground higher than both ends blocks the line
given AMERICAN-GUN
place unit A15 at 1107; place unit B03 at 1308
place phase british guns
    fire B03 A15        refused GT-9.3 "the ground at 1207"
    no answer fire B03 A15

% GT-9.3: the other way too
given BRITISH-GUN
place unit B31 at 1308; place unit A02 at 1107
place phase american guns
    fire A02 B31        refused GT-9.3 "the ground at 1207"
    no answer fire A02 B31

% GT-9.3: at three hexes
given AMERICAN-GUN
place unit A15 at 0419; place unit B03 at 0721
place phase british guns
    fire B03 A15        refused GT-9.3 "the ground at 0620"
    no answer fire B03 A15

% GT-9.3: at three hexes, the nearer one
given AMERICAN-GUN
place unit A15 at 0721; place unit B03 at 0419
place phase british guns
    fire B03 A15        refused GT-9.3 "the ground at 0620"
    no answer fire B03 A15

% GT-9.3: ground as high as one end does not
given AMERICAN-GUN
place unit A15 at 0110; place unit B03 at 0112
place phase british guns
    answer fire B03 A15

% GT-9.3: from below to above either
given BRITISH-GUN
place unit B31 at 0112; place unit A02 at 0110
place phase american guns
    answer fire A02 B31

% GT-9.3: nor ground lower than an end
given AMERICAN-GUN
place unit A15 at 0618; place unit B03 at 0417
place phase british guns
    answer fire B03 A15

% GT-9.4: a combat unit of the gun's own side between blocks the line
given AMERICAN-GUN
place unit A15 at 2004; place unit B03 at 2006; place unit A03 at 2005
place phase british guns
    fire B03 A15        refused GT-9.4 "combat units at 2005"
    no answer fire B03 A15

% GT-9.4: one of the enemy's side does, out of reach of the gun's neighbours
given AMERICAN-GUN
place unit A15 at 2004; place unit B03 at 2007; place unit B17 at 2006
place phase british guns
    fire B03 A15        refused GT-9.4 "combat units at 2006"
    no answer fire B03 A15

% GT-9.4: also one that is shattered
given AMERICAN-GUN
place unit A15 at 2004; place unit B03 at 2006; place unit A03 at 2005 shattered
place phase british guns
    fire B03 A15        refused GT-9.4 "2005"
    no answer fire B03 A15

% GT-9.4: and a gun
given AMERICAN-GUN
place unit A15 at 2004; place unit B03 at 2006; place unit A34 at 2005
place phase british guns
    fire B03 A15        refused GT-9.4 "2005"
    no answer fire B03 A15

% GT-9.4: a leader alone does not
given AMERICAN-GUN
place unit A15 at 2004; place unit B03 at 2006; place unit WAYNE at 2005
place phase british guns
    answer fire B03 A15

% GT-9.4: nor does the enemy's
given AMERICAN-GUN
place unit A15 at 2004; place unit B03 at 2006; place unit GREY at 2005
place phase british guns
    answer fire B03 A15

% GT-9.4: from a hill one sees over units below
given AMERICAN-GUN
place unit A15 at 0618; place unit B03 at 0417; place unit A03 at 0518
place phase british guns
    answer fire B03 A15

% GT-9.4: and from below up to the hill
given AMERICAN-GUN
place unit A15 at 0417; place unit B03 at 0618; place unit A03 at 0518
place phase british guns
    answer fire B03 A15

% GT-9.4: over a unit as high as the higher end one does not
given AMERICAN-GUN
place unit A15 at 0110; place unit B03 at 0112; place unit A03 at 0111
place phase british guns
    fire B03 A15        refused GT-9.4 "0111"
    no answer fire B03 A15

% GT-9.4: the British do not see past their own either
given BRITISH-GUN
place unit B31 at 2004; place unit A02 at 2006; place unit B17 at 2005
place phase american guns
    fire A02 B31        refused GT-9.4 "2005"
    no answer fire A02 B31

% GT-9.5: woods on one side of a hexside along which the line runs do not block
given AMERICAN-GUN
place unit A15 at 1111; place unit B03 at 1311
place phase british guns
    answer fire B03 A15

% GT-9.5: woods on both sides do
given AMERICAN-GUN
place unit A15 at 0112; place unit B03 at 0312
place phase british guns
    fire B03 A15        refused GT-9.2 "woods"
    no answer fire B03 A15

% GT-9.5: woods on one side and a unit on the other do
given AMERICAN-GUN
place unit A15 at 1111; place unit B03 at 1311; place unit A03 at 1210
place phase british guns
    fire B03 A15        refused "do not see each other"
    no answer fire B03 A15

% GT-9.6: along the top edge of the map only what stands on it could block, and beside it nothing does
given AMERICAN-GUN
place unit A15 at 0101; place unit B03 at 0301; place unit A03 at 0201
place phase british guns
    answer fire B03 A15

% GT-9.6: the British too
given BRITISH-GUN
place unit B31 at 0501; place unit A02 at 0301; place unit B17 at 0401
place phase american guns
    answer fire A02 B31

% GT-9.7: the Chew House does not block
given AMERICAN-GUN
place unit A15 at 3311; place unit B03 at 3313
place phase british guns
    answer fire B03 A15

% GT-9.7: from three hexes neither
given BRITISH-GUN
place unit B31 at 3310; place unit A02 at 3313
place phase american guns
    answer fire A02 B31

% GT-9.7, GT-9.4: its garrison does
given BRITISH-GUN
place unit B31 at 3310; place unit A02 at 3313; place unit B17 at 3312
place phase american guns
    fire A02 B31        refused GT-9.4 "3312"
    no answer fire A02 B31

% GT-9.7: a tavern does not block
given AMERICAN-GUN
place unit A15 at 3812; place unit B03 at 3814
place phase british guns
    answer fire B03 A15

% GT-9.2, GT-9.3, GT-9.4: rifles see no more than guns
place turn 3; place fog clear
place unit A06 at 1112; place unit B03 at 1311
place unit A22 at 2404; place unit B17 at 2406
place phase british rifles
    fire B03 A06        refused GT-9.2 "1211"
    answer fire B17 A22
