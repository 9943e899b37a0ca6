# Germantown, chapter 7: what each terrain costs each column of the chart, in half points.
# `stepped` gives the counter, the hex it left, the hex it entered, the price and what it has spent in all.
# A mixed stack shows a whole row of the chart at once: leader, infantry, militia, light infantry, rifles, cavalry, artillery.
battle germantown-1777

% GT-7.1: a clear hex costs every type of the american side a point
place turn 3; place fog clear
place unit WASHINGTON at 3010; place unit A05 at 3010; place unit A39 at 3010 reduced; place unit A01 at 3010
place unit A06 at 3010 reduced; place unit A35 at 3010; place unit A34 at 3010
place unit B03 at 0203
place phase american movement
    move WASHINGTON A05 A39 A01 A06 A35 A34; step 3110
    event stepped WASHINGTON 3010 3110 2 2
    event stepped A05 3010 3110 2 2
    event stepped A39 3010 3110 2 2
    event stepped A01 3010 3110 2 2
    event stepped A06 3010 3110 2 2
    event stepped A35 3010 3110 2 2
    event stepped A34 3010 3110 2 2

% GT-7.1: a clear hex costs every type of the british side a point
place turn 3; place fog clear
place unit HOWE at 3110; place unit B26 at 3110 reduced; place unit B05 at 3110 reduced; place unit B06 at 3110
place unit B30 at 3110 reduced; place unit B12 at 3110
place unit A02 at 0203
place phase british movement
    move HOWE B26 B05 B06 B30 B12; step 3010
    event stepped HOWE 3110 3010 2 2
    event stepped B26 3110 3010 2 2
    event stepped B05 3110 3010 2 2
    event stepped B06 3110 3010 2 2
    event stepped B30 3110 3010 2 2
    event stepped B12 3110 3010 2 2

% GT-7.2, GT-7.17, GT-7.18: light woods cost leaders and foot a point, cavalry one and a half, artillery two
place turn 3; place fog clear
place unit WASHINGTON at 1111; place unit A05 at 1111; place unit A39 at 1111 reduced; place unit A01 at 1111
place unit A06 at 1111 reduced; place unit A35 at 1111; place unit A34 at 1111
place unit B03 at 5020
place phase american movement
    move WASHINGTON A05 A39 A01 A06 A35 A34; step 1211
    event stepped WASHINGTON 1111 1211 2 2
    event stepped A05 1111 1211 2 2
    event stepped A39 1111 1211 2 2
    event stepped A01 1111 1211 2 2
    event stepped A06 1111 1211 2 2
    event stepped A35 1111 1211 3 3
    event stepped A34 1111 1211 4 4

% GT-7.2, GT-7.18: light woods cost the British the same
place turn 3; place fog clear
place unit HOWE at 1111; place unit B26 at 1111 reduced; place unit B05 at 1111 reduced; place unit B06 at 1111
place unit B30 at 1111 reduced; place unit B12 at 1111
place unit A02 at 5020
place phase british movement
    move HOWE B26 B05 B06 B30 B12; step 1211
    event stepped HOWE 1111 1211 2 2
    event stepped B26 1111 1211 2 2
    event stepped B05 1111 1211 2 2
    event stepped B06 1111 1211 2 2
    event stepped B30 1111 1211 3 3
    event stepped B12 1111 1211 4 4

% GT-7.3, GT-7.17, GT-7.18: heavy woods cost leaders, light infantry and rifles a point, infantry and militia one and a half, cavalry and artillery two
place turn 3; place fog clear
place unit WASHINGTON at 0211; place unit A05 at 0211; place unit A39 at 0211 reduced; place unit A01 at 0211
place unit A06 at 0211 reduced; place unit A35 at 0211; place unit A34 at 0211
place unit B03 at 5020
place phase american movement
    move WASHINGTON A05 A39 A01 A06 A35 A34; step 0312
    event stepped WASHINGTON 0211 0312 2 2
    event stepped A05 0211 0312 3 3
    event stepped A39 0211 0312 3 3
    event stepped A01 0211 0312 2 2
    event stepped A06 0211 0312 2 2
    event stepped A35 0211 0312 4 4
    event stepped A34 0211 0312 4 4

% GT-7.3, GT-7.18: heavy woods cost the British the same
place turn 3; place fog clear
place unit HOWE at 0211; place unit B26 at 0211 reduced; place unit B05 at 0211 reduced; place unit B06 at 0211
place unit B30 at 0211 reduced; place unit B12 at 0211
place unit A02 at 5020
place phase british movement
    move HOWE B26 B05 B06 B30 B12; step 0312
    event stepped HOWE 0211 0312 2 2
    event stepped B26 0211 0312 3 3
    event stepped B05 0211 0312 2 2
    event stepped B06 0211 0312 2 2
    event stepped B30 0211 0312 4 4
    event stepped B12 0211 0312 4 4

% GT-7.4: nobody of the american side enters a river, not even with the one step that is always allowed
place turn 3; place fog clear
place unit WASHINGTON at 0222; place unit A05 at 0222; place unit A39 at 0222 reduced; place unit A01 at 0222
place unit A06 at 0222 reduced; place unit A35 at 0222; place unit A34 at 0222
place unit B03 at 5020
place phase american movement
    move WASHINGTON; step 0223 refused GT-7.4; no answer step 0223; no answer step 0123; cancel
    move A05; step 0223 refused GT-7.4; no answer step 0223; no answer step 0123; cancel
    move A39; step 0223 refused GT-7.4; no answer step 0223; no answer step 0123; cancel
    move A01; step 0223 refused GT-7.4; no answer step 0223; no answer step 0123; cancel
    move A06; step 0223 refused GT-7.4; no answer step 0223; no answer step 0123; cancel
    move A35; step 0223 refused GT-7.4; no answer step 0223; no answer step 0123; cancel
    move A34; step 0223 refused GT-7.4; no answer step 0223; no answer step 0123; cancel

% GT-7.4: nobody of the british side enters a river, not even with the one step that is always allowed
place turn 3; place fog clear
place unit HOWE at 0222; place unit B26 at 0222 reduced; place unit B05 at 0222 reduced; place unit B06 at 0222
place unit B30 at 0222 reduced; place unit B12 at 0222
place unit A02 at 5020
place phase british movement
    move HOWE; step 0223 refused GT-7.4; no answer step 0223; no answer step 0123; cancel
    move B26; step 0223 refused GT-7.4; no answer step 0223; no answer step 0123; cancel
    move B05; step 0223 refused GT-7.4; no answer step 0223; no answer step 0123; cancel
    move B06; step 0223 refused GT-7.4; no answer step 0223; no answer step 0123; cancel
    move B30; step 0223 refused GT-7.4; no answer step 0223; no answer step 0123; cancel
    move B12; step 0223 refused GT-7.4; no answer step 0223; no answer step 0123; cancel

% GT-7.5: the houses of a tavern, a church and a school change nothing
place turn 3; place fog clear
place unit A05 at 3812; place unit A34 at 3812; place unit A35 at 3812
place unit A02 at 4213; place unit A15 at 4213
place unit A07 at 4016; place unit A55 at 4016
place unit B03 at 5020
place phase american movement
    move A05 A34 A35; step 3813             # Green Tree Tavern
    event stepped A05 3812 3813 2 2
    event stepped A34 3812 3813 2 2
    event stepped A35 3812 3813 2 2
    end
    move A02 A15; step 4314                 # no road from the church to there
    event stepped A02 4213 4314 2 2
    event stepped A15 4213 4314 2 2
    end
    move A07 A55; step 4116                 # the school house
    event stepped A07 4016 4116 2 2
    event stepped A55 4016 4116 2 2

% GT-7.6, GT-7.19: the Chew House costs everybody a point, also those who only pass through
place turn 3; place fog clear
place unit WASHINGTON at 3313; place unit A05 at 3313; place unit A39 at 3313 reduced; place unit A01 at 3313
place unit A06 at 3313 reduced; place unit A35 at 3313; place unit A34 at 3313
place unit B03 at 0203
place phase american movement
    move WASHINGTON A05 A39 A01 A06 A35 A34; step 3312
    event stepped WASHINGTON 3313 3312 2 2
    event stepped A05 3313 3312 2 2
    event stepped A39 3313 3312 2 2
    event stepped A01 3313 3312 2 2
    event stepped A06 3313 3312 2 2
    event stepped A35 3313 3312 2 2
    event stepped A34 3313 3312 2 2
    step 3411
    event stepped WASHINGTON 3312 3411 2 4
    event stepped A05 3312 3411 2 4
    event stepped A39 3312 3411 2 4
    event stepped A01 3312 3411 2 4
    event stepped A06 3312 3411 2 4
    event stepped A35 3312 3411 2 4
    event stepped A34 3312 3411 2 4

% GT-7.6, GT-7.19: the same for the British, who come by the road and leave by it
place turn 3; place fog clear
place unit HOWE at 3212; place unit B26 at 3212 reduced; place unit B05 at 3212 reduced; place unit B06 at 3212
place unit B30 at 3212 reduced; place unit B12 at 3212
place unit A02 at 0203
place phase british movement
    move HOWE B26 B05 B06 B30 B12; step 3312
    event stepped HOWE 3212 3312 2 2
    event stepped B26 3212 3312 2 2
    event stepped B05 3212 3312 2 2
    event stepped B06 3212 3312 2 2
    event stepped B30 3212 3312 2 2
    event stepped B12 3212 3312 2 2
    step 3412
    event stepped HOWE 3312 3412 2 4
    event stepped B26 3312 3412 2 4
    event stepped B05 3312 3412 2 4
    event stepped B06 3312 3412 2 4
    event stepped B30 3312 3412 2 4
    event stepped B12 3312 3412 2 4

% GT-7.7: a stream costs everybody a point more
place turn 3; place fog clear
place unit WASHINGTON at 1908; place unit A05 at 1908; place unit A39 at 1908 reduced; place unit A01 at 1908
place unit A06 at 1908 reduced; place unit A35 at 1908; place unit A34 at 1908
place unit B03 at 5020
place phase american movement
    move WASHINGTON A05 A39 A01 A06 A35 A34; step 2008
    event stepped WASHINGTON 1908 2008 4 4
    event stepped A05 1908 2008 4 4
    event stepped A39 1908 2008 4 4
    event stepped A01 1908 2008 4 4
    event stepped A06 1908 2008 4 4
    event stepped A35 1908 2008 4 4
    event stepped A34 1908 2008 4 4

% GT-7.7: a stream costs the British the same, the other way
place turn 3; place fog clear
place unit HOWE at 2008; place unit B26 at 2008 reduced; place unit B05 at 2008 reduced; place unit B06 at 2008
place unit B30 at 2008 reduced; place unit B12 at 2008
place unit A02 at 5020
place phase british movement
    move HOWE B26 B05 B06 B30 B12; step 1908
    event stepped HOWE 2008 1908 4 4
    event stepped B26 2008 1908 4 4
    event stepped B05 2008 1908 4 4
    event stepped B06 2008 1908 4 4
    event stepped B30 2008 1908 4 4
    event stepped B12 2008 1908 4 4

% GT-7.7, GT-7.2: a stream into light woods: the woods and a point more
place turn 3; place fog clear
place unit WASHINGTON at 2011; place unit A05 at 2011; place unit A39 at 2011 reduced; place unit A01 at 2011
place unit A06 at 2011 reduced; place unit A35 at 2011; place unit A34 at 2011
place unit B03 at 5020
place phase american movement
    move WASHINGTON A05 A39 A01 A06 A35 A34; step 1912
    event stepped WASHINGTON 2011 1912 4 4
    event stepped A05 2011 1912 4 4
    event stepped A39 2011 1912 4 4
    event stepped A01 2011 1912 4 4
    event stepped A06 2011 1912 4 4
    event stepped A35 2011 1912 5 5
    event stepped A34 2011 1912 6 6

% GT-7.7, GT-7.3: a stream into heavy woods: the woods and a point more
place turn 3; place fog clear
place unit WASHINGTON at 2016; place unit A05 at 2016; place unit A39 at 2016 reduced; place unit A01 at 2016
place unit A06 at 2016 reduced; place unit A35 at 2016; place unit A34 at 2016
place unit B03 at 5020
place phase american movement
    move WASHINGTON A05 A39 A01 A06 A35 A34; step 2116
    event stepped WASHINGTON 2016 2116 4 4
    event stepped A05 2016 2116 5 5
    event stepped A39 2016 2116 5 5
    event stepped A01 2016 2116 4 4
    event stepped A06 2016 2116 4 4
    event stepped A35 2016 2116 6 6
    event stepped A34 2016 2116 6 6

% GT-7.8: a creek costs two points more, cavalry three more, and artillery cannot cross it, not even with the one step that is always allowed
place turn 3; place fog clear
place unit WASHINGTON at 3723; place unit A05 at 3723; place unit A39 at 3723 reduced; place unit A01 at 3723
place unit A06 at 3723 reduced; place unit A35 at 3723; place unit A34 at 3723
place unit B03 at 0203
place phase american movement
    move WASHINGTON A05 A39 A01 A06 A35; step 3623
    event stepped WASHINGTON 3723 3623 6 6
    event stepped A05 3723 3623 6 6
    event stepped A39 3723 3623 6 6
    event stepped A01 3723 3623 6 6
    event stepped A06 3723 3623 6 6
    event stepped A35 3723 3623 8 8
    end
    move A34; step 3623 refused GT-7.8 "bridge or ford"
    no answer step 3623
    again
    move WASHINGTON A05 A39 A01 A06 A35 A34; step 3623 refused GT-7.8 "A34"      # nor does a stack with a gun in it

% GT-7.8: a creek is the same for the British
place turn 3; place fog clear
place unit HOWE at 3623; place unit B26 at 3623 reduced; place unit B05 at 3623 reduced; place unit B06 at 3623
place unit B30 at 3623 reduced; place unit B12 at 3623
place unit A02 at 0203
place phase british movement
    move HOWE B26 B05 B06 B30; step 3723
    event stepped HOWE 3623 3723 6 6
    event stepped B26 3623 3723 6 6
    event stepped B05 3623 3723 6 6
    event stepped B06 3623 3723 6 6
    event stepped B30 3623 3723 8 8
    end
    move B12; step 3723 refused GT-7.8 "bridge or ford"
    no answer step 3723
    again
    move HOWE B26 B05 B06 B30 B12; step 3723 refused GT-7.8 "B12"      # nor does a stack with a gun in it

% GT-7.8, GT-7.3: a creek into heavy woods
place turn 3; place fog clear
place unit WASHINGTON at 0112; place unit A05 at 0112; place unit A39 at 0112 reduced; place unit A01 at 0112
place unit A06 at 0112 reduced; place unit A35 at 0112; place unit A34 at 0112
place unit B03 at 5020
place phase american movement
    move WASHINGTON A05 A39 A01 A06 A35; step 0212
    event stepped WASHINGTON 0112 0212 6 6
    event stepped A05 0112 0212 7 7
    event stepped A39 0112 0212 7 7
    event stepped A01 0112 0212 6 6
    event stepped A06 0112 0212 6 6
    event stepped A35 0112 0212 10 10
    end
    move A34; step 0212 refused GT-7.8 "bridge or ford"
    no answer step 0212
    again
    move WASHINGTON A05 A39 A01 A06 A35 A34; step 0212 refused GT-7.8 "A34"      # nor does a stack with a gun in it

% GT-7.9: a slope costs a point more uphill
place turn 3; place fog clear
place unit WASHINGTON at 0112; place unit A05 at 0112; place unit A39 at 0112 reduced; place unit A01 at 0112
place unit A06 at 0112 reduced; place unit A35 at 0112; place unit A34 at 0112
place unit B03 at 5020
place phase american movement
    move WASHINGTON A05 A39 A01 A06 A35 A34; step 0111
    event stepped WASHINGTON 0112 0111 4 4
    event stepped A05 0112 0111 4 4
    event stepped A39 0112 0111 4 4
    event stepped A01 0112 0111 4 4
    event stepped A06 0112 0111 4 4
    event stepped A35 0112 0111 4 4
    event stepped A34 0112 0111 4 4

% GT-7.9: and a point more downhill
place turn 3; place fog clear
place unit WASHINGTON at 0618; place unit A05 at 0618; place unit A39 at 0618 reduced; place unit A01 at 0618
place unit A06 at 0618 reduced; place unit A35 at 0618; place unit A34 at 0618
place unit B03 at 5020
place phase american movement
    move WASHINGTON A05 A39 A01 A06 A35 A34; step 0617
    event stepped WASHINGTON 0618 0617 4 4
    event stepped A05 0618 0617 4 4
    event stepped A39 0618 0617 4 4
    event stepped A01 0618 0617 4 4
    event stepped A06 0618 0617 4 4
    event stepped A35 0618 0617 4 4
    event stepped A34 0618 0617 4 4

% GT-7.9: for the British too, uphill
place turn 3; place fog clear
place unit HOWE at 0617; place unit B26 at 0617 reduced; place unit B05 at 0617 reduced; place unit B06 at 0617
place unit B30 at 0617 reduced; place unit B12 at 0617
place unit A02 at 5020
place phase british movement
    move HOWE B26 B05 B06 B30 B12; step 0618
    event stepped HOWE 0617 0618 4 4
    event stepped B26 0617 0618 4 4
    event stepped B05 0617 0618 4 4
    event stepped B06 0617 0618 4 4
    event stepped B30 0617 0618 4 4
    event stepped B12 0617 0618 4 4

% GT-7.9: and downhill
place turn 3; place fog clear
place unit HOWE at 0618; place unit B26 at 0618 reduced; place unit B05 at 0618 reduced; place unit B06 at 0618
place unit B30 at 0618 reduced; place unit B12 at 0618
place unit A02 at 5020
place phase british movement
    move HOWE B26 B05 B06 B30 B12; step 0617
    event stepped HOWE 0618 0617 4 4
    event stepped B26 0618 0617 4 4
    event stepped B05 0618 0617 4 4
    event stepped B06 0618 0617 4 4
    event stepped B30 0618 0617 4 4
    event stepped B12 0618 0617 4 4

% GT-7.9, GT-7.2: downhill into light woods
place turn 3; place fog clear
place unit WASHINGTON at 1319; place unit A05 at 1319; place unit A39 at 1319 reduced; place unit A01 at 1319
place unit A06 at 1319 reduced; place unit A35 at 1319; place unit A34 at 1319
place unit B03 at 5020
place phase american movement
    move WASHINGTON A05 A39 A01 A06 A35 A34; step 1418
    event stepped WASHINGTON 1319 1418 4 4
    event stepped A05 1319 1418 4 4
    event stepped A39 1319 1418 4 4
    event stepped A01 1319 1418 4 4
    event stepped A06 1319 1418 4 4
    event stepped A35 1319 1418 5 5
    event stepped A34 1319 1418 6 6

% GT-7.9, GT-7.2: uphill into light woods
place turn 3; place fog clear
place unit WASHINGTON at 1717; place unit A05 at 1717; place unit A39 at 1717 reduced; place unit A01 at 1717
place unit A06 at 1717 reduced; place unit A35 at 1717; place unit A34 at 1717
place unit B03 at 5020
place phase american movement
    move WASHINGTON A05 A39 A01 A06 A35 A34; step 1718
    event stepped WASHINGTON 1717 1718 4 4
    event stepped A05 1717 1718 4 4
    event stepped A39 1717 1718 4 4
    event stepped A01 1717 1718 4 4
    event stepped A06 1717 1718 4 4
    event stepped A35 1717 1718 5 5
    event stepped A34 1717 1718 6 6

% GT-7.9, GT-7.3: downhill into heavy woods
place turn 3; place fog clear
place unit WASHINGTON at 0111; place unit A05 at 0111; place unit A39 at 0111 reduced; place unit A01 at 0111
place unit A06 at 0111 reduced; place unit A35 at 0111; place unit A34 at 0111
place unit B03 at 5020
place phase american movement
    move WASHINGTON A05 A39 A01 A06 A35 A34; step 0112
    event stepped WASHINGTON 0111 0112 4 4
    event stepped A05 0111 0112 5 5
    event stepped A39 0111 0112 5 5
    event stepped A01 0111 0112 4 4
    event stepped A06 0111 0112 4 4
    event stepped A35 0111 0112 6 6
    event stepped A34 0111 0112 6 6

% GT-7.10: stream and slope on one side cost a point more in all, uphill
place turn 3; place fog clear
place unit WASHINGTON at 2116; place unit A05 at 2116; place unit A39 at 2116 reduced; place unit A01 at 2116
place unit A06 at 2116 reduced; place unit A35 at 2116; place unit A34 at 2116
place unit B03 at 0203
place phase american movement
    move WASHINGTON A05 A39 A01 A06 A35 A34; step 2015
    event stepped WASHINGTON 2116 2015 4 4
    event stepped A05 2116 2015 4 4
    event stepped A39 2116 2015 4 4
    event stepped A01 2116 2015 4 4
    event stepped A06 2116 2015 4 4
    event stepped A35 2116 2015 4 4
    event stepped A34 2116 2015 4 4

% GT-7.10, GT-7.3: stream and slope downhill, into heavy woods
place turn 3; place fog clear
place unit WASHINGTON at 2015; place unit A05 at 2015; place unit A39 at 2015 reduced; place unit A01 at 2015
place unit A06 at 2015 reduced; place unit A35 at 2015; place unit A34 at 2015
place unit B03 at 5020
place phase american movement
    move WASHINGTON A05 A39 A01 A06 A35 A34; step 2116
    event stepped WASHINGTON 2015 2116 4 4
    event stepped A05 2015 2116 5 5
    event stepped A39 2015 2116 5 5
    event stepped A01 2015 2116 4 4
    event stepped A06 2015 2116 4 4
    event stepped A35 2015 2116 6 6
    event stepped A34 2015 2116 6 6

% GT-7.10: stream and slope on one side, the British
place turn 3; place fog clear
place unit HOWE at 3319; place unit B26 at 3319 reduced; place unit B05 at 3319 reduced; place unit B06 at 3319
place unit B30 at 3319 reduced; place unit B12 at 3319
place unit A02 at 0203
place phase british movement
    move HOWE B26 B05 B06 B30 B12; step 3418
    event stepped HOWE 3319 3418 4 4
    event stepped B26 3319 3418 4 4
    event stepped B05 3319 3418 4 4
    event stepped B06 3319 3418 4 4
    event stepped B30 3319 3418 4 4
    event stepped B12 3319 3418 4 4

% GT-7.11: a bridge takes away the price of a stream
place turn 3; place fog clear
place unit WASHINGTON at 1910; place unit A05 at 1910; place unit A39 at 1910 reduced; place unit A01 at 1910
place unit A06 at 1910 reduced; place unit A35 at 1910; place unit A34 at 1910
place unit B03 at 5020
place phase american movement
    move WASHINGTON A05 A39 A01 A06 A35 A34; step 2010
    event stepped WASHINGTON 1910 2010 2 2
    event stepped A05 1910 2010 2 2
    event stepped A39 1910 2010 2 2
    event stepped A01 1910 2010 2 2
    event stepped A06 1910 2010 2 2
    event stepped A35 1910 2010 2 2
    event stepped A34 1910 2010 2 2

% GT-7.11: for the British too
place turn 3; place fog clear
place unit HOWE at 2010; place unit B26 at 2010 reduced; place unit B05 at 2010 reduced; place unit B06 at 2010
place unit B30 at 2010 reduced; place unit B12 at 2010
place unit A02 at 5020
place phase british movement
    move HOWE B26 B05 B06 B30 B12; step 1910
    event stepped HOWE 2010 1910 2 2
    event stepped B26 2010 1910 2 2
    event stepped B05 2010 1910 2 2
    event stepped B06 2010 1910 2 2
    event stepped B30 2010 1910 2 2
    event stepped B12 2010 1910 2 2

% GT-7.11: a ford takes away the price of a stream
place turn 3; place fog clear
place unit WASHINGTON at 2015; place unit A05 at 2015; place unit A39 at 2015 reduced; place unit A01 at 2015
place unit A06 at 2015 reduced; place unit A35 at 2015; place unit A34 at 2015
place unit B03 at 5020
place phase american movement
    move WASHINGTON A05 A39 A01 A06 A35 A34; step 2115
    event stepped WASHINGTON 2015 2115 2 2
    event stepped A05 2015 2115 2 2
    event stepped A39 2015 2115 2 2
    event stepped A01 2015 2115 2 2
    event stepped A06 2015 2115 2 2
    event stepped A35 2015 2115 2 2
    event stepped A34 2015 2115 2 2

% GT-7.11, GT-7.15: a ford takes away the price of a creek, and artillery may use it; by the lane woods do not matter
place turn 3; place fog clear
place unit WASHINGTON at 2016; place unit A05 at 2016; place unit A39 at 2016 reduced; place unit A01 at 2016
place unit A06 at 2016 reduced; place unit A35 at 2016; place unit A34 at 2016
place unit B03 at 5020
place phase american movement
    move WASHINGTON A05 A39 A01 A06 A35 A34; step 2017
    event stepped WASHINGTON 2016 2017 2 2
    event stepped A05 2016 2017 2 2
    event stepped A39 2016 2017 2 2
    event stepped A01 2016 2017 2 2
    event stepped A06 2016 2017 2 2
    event stepped A35 2016 2017 2 2
    event stepped A34 2016 2017 2 2

% GT-7.11, GT-7.15: by the trail too
place turn 3; place fog clear
place unit HOWE at 3319; place unit B26 at 3319 reduced; place unit B05 at 3319 reduced; place unit B06 at 3319
place unit B30 at 3319 reduced; place unit B12 at 3319
place unit A02 at 0203
place phase british movement
    move HOWE B26 B05 B06 B30 B12; step 3219
    event stepped HOWE 3319 3219 2 2
    event stepped B26 3319 3219 2 2
    event stepped B05 3319 3219 2 2
    event stepped B06 3319 3219 2 2
    event stepped B30 3319 3219 2 2
    event stepped B12 3319 3219 2 2

% GT-7.11, GT-7.14: the bridge behind Ewald's barricade, for the British: neither creek nor works cost anything
place turn 3; place fog clear
place unit HOWE at 3624; place unit B26 at 3624 reduced; place unit B05 at 3624 reduced; place unit B06 at 3624
place unit B30 at 3624 reduced; place unit B12 at 3624
place unit A02 at 0203
place phase british movement
    move HOWE B26 B05 B06 B30 B12; step 3724
    event stepped HOWE 3624 3724 2 2
    event stepped B26 3624 3724 2 2
    event stepped B05 3624 3724 2 2
    event stepped B06 3624 3724 2 2
    event stepped B30 3624 3724 2 2
    event stepped B12 3624 3724 2 2

% GT-7.12: a ford does not take away the price of the slope beside it, uphill
place turn 3; place fog clear
place unit WASHINGTON at 3319; place unit A05 at 3319; place unit A39 at 3319 reduced; place unit A01 at 3319
place unit A06 at 3319 reduced; place unit A35 at 3319; place unit A34 at 3319
place unit B03 at 0203
place phase american movement
    move WASHINGTON A05 A39 A01 A06 A35 A34; step 3419
    event stepped WASHINGTON 3319 3419 4 4
    event stepped A05 3319 3419 4 4
    event stepped A39 3319 3419 4 4
    event stepped A01 3319 3419 4 4
    event stepped A06 3319 3419 4 4
    event stepped A35 3319 3419 4 4
    event stepped A34 3319 3419 4 4

% GT-7.12: nor downhill, where the trail saves the price of the woods
place turn 3; place fog clear
place unit WASHINGTON at 3419; place unit A05 at 3419; place unit A39 at 3419 reduced; place unit A01 at 3419
place unit A06 at 3419 reduced; place unit A35 at 3419; place unit A34 at 3419
place unit B03 at 0203
place phase american movement
    move WASHINGTON A05 A39 A01 A06 A35 A34; step 3319
    event stepped WASHINGTON 3419 3319 4 4
    event stepped A05 3419 3319 4 4
    event stepped A39 3419 3319 4 4
    event stepped A01 3419 3319 4 4
    event stepped A06 3419 3319 4 4
    event stepped A35 3419 3319 4 4
    event stepped A34 3419 3319 4 4

% GT-7.12, GT-7.13: the bridge at Ewald's barricade does not take away the price of the works, going in
place turn 3; place fog clear
place unit WASHINGTON at 3624; place unit A05 at 3624; place unit A39 at 3624 reduced; place unit A01 at 3624
place unit A06 at 3624 reduced; place unit A35 at 3624; place unit A34 at 3624
place unit B03 at 0203
place phase american movement
    move WASHINGTON A05 A39 A01 A06 A35 A34; step 3724
    event stepped WASHINGTON 3624 3724 4 4
    event stepped A05 3624 3724 4 4
    event stepped A39 3624 3724 4 4
    event stepped A01 3624 3724 4 4
    event stepped A06 3624 3724 4 4
    event stepped A35 3624 3724 6 6
    event stepped A34 3624 3724 6 6

% GT-7.12, GT-7.13: nor coming out, which is the same for Americans
place turn 3; place fog clear
place unit WASHINGTON at 3724; place unit A05 at 3724; place unit A39 at 3724 reduced; place unit A01 at 3724
place unit A06 at 3724 reduced; place unit A35 at 3724; place unit A34 at 3724
place unit B03 at 0203
place phase american movement
    move WASHINGTON A05 A39 A01 A06 A35 A34; step 3624
    event stepped WASHINGTON 3724 3624 4 4
    event stepped A05 3724 3624 4 4
    event stepped A39 3724 3624 4 4
    event stepped A01 3724 3624 4 4
    event stepped A06 3724 3624 4 4
    event stepped A35 3724 3624 6 6
    event stepped A34 3724 3624 6 6

% GT-7.13, GT-7.16: the flechette costs American leaders and foot a point more, cavalry and artillery two, road or no road, going in
place turn 3; place fog clear
place unit WASHINGTON at 3907; place unit A05 at 3907; place unit A39 at 3907 reduced; place unit A01 at 3907
place unit A06 at 3907 reduced; place unit A35 at 3907; place unit A34 at 3907
place unit B03 at 0203
place phase american movement
    move WASHINGTON A05 A39 A01 A06 A35 A34; step 3908
    event stepped WASHINGTON 3907 3908 4 4
    event stepped A05 3907 3908 4 4
    event stepped A39 3907 3908 4 4
    event stepped A01 3907 3908 4 4
    event stepped A06 3907 3908 4 4
    event stepped A35 3907 3908 6 6
    event stepped A34 3907 3908 6 6

% GT-7.13: and coming out
place turn 3; place fog clear
place unit WASHINGTON at 3908; place unit A05 at 3908; place unit A39 at 3908 reduced; place unit A01 at 3908
place unit A06 at 3908 reduced; place unit A35 at 3908; place unit A34 at 3908
place unit B03 at 0203
place phase american movement
    move WASHINGTON A05 A39 A01 A06 A35 A34; step 3907
    event stepped WASHINGTON 3908 3907 4 4
    event stepped A05 3908 3907 4 4
    event stepped A39 3908 3907 4 4
    event stepped A01 3908 3907 4 4
    event stepped A06 3908 3907 4 4
    event stepped A35 3908 3907 6 6
    event stepped A34 3908 3907 6 6

% GT-7.14: works cost the British nothing, going in
place turn 3; place fog clear
place unit HOWE at 3907; place unit B26 at 3907 reduced; place unit B05 at 3907 reduced; place unit B06 at 3907
place unit B30 at 3907 reduced; place unit B12 at 3907
place unit A02 at 0203
place phase british movement
    move HOWE B26 B05 B06 B30 B12; step 3908
    event stepped HOWE 3907 3908 2 2
    event stepped B26 3907 3908 2 2
    event stepped B05 3907 3908 2 2
    event stepped B06 3907 3908 2 2
    event stepped B30 3907 3908 2 2
    event stepped B12 3907 3908 2 2

% GT-7.14: nor coming out
place turn 3; place fog clear
place unit HOWE at 3908; place unit B26 at 3908 reduced; place unit B05 at 3908 reduced; place unit B06 at 3908
place unit B30 at 3908 reduced; place unit B12 at 3908
place unit A02 at 0203
place phase british movement
    move HOWE B26 B05 B06 B30 B12; step 3907
    event stepped HOWE 3908 3907 2 2
    event stepped B26 3908 3907 2 2
    event stepped B05 3908 3907 2 2
    event stepped B06 3908 3907 2 2
    event stepped B30 3908 3907 2 2
    event stepped B12 3908 3907 2 2

% GT-7.14: nor where they come out over the bridge
place turn 3; place fog clear
place unit HOWE at 3724; place unit B26 at 3724 reduced; place unit B05 at 3724 reduced; place unit B06 at 3724
place unit B30 at 3724 reduced; place unit B12 at 3724
place unit A02 at 0203
place phase british movement
    move HOWE B26 B05 B06 B30 B12; step 3624
    event stepped HOWE 3724 3624 2 2
    event stepped B26 3724 3624 2 2
    event stepped B05 3724 3624 2 2
    event stepped B06 3724 3624 2 2
    event stepped B30 3724 3624 2 2
    event stepped B12 3724 3624 2 2

% GT-7.15: along a trail heavy woods cost everybody a point
place turn 3; place fog clear
place unit WASHINGTON at 2616; place unit A05 at 2616; place unit A39 at 2616 reduced; place unit A01 at 2616
place unit A06 at 2616 reduced; place unit A35 at 2616; place unit A34 at 2616
place unit B03 at 0203
place phase american movement
    move WASHINGTON A05 A39 A01 A06 A35 A34; step 2717
    event stepped WASHINGTON 2616 2717 2 2
    event stepped A05 2616 2717 2 2
    event stepped A39 2616 2717 2 2
    event stepped A01 2616 2717 2 2
    event stepped A06 2616 2717 2 2
    event stepped A35 2616 2717 2 2
    event stepped A34 2616 2717 2 2

% GT-7.15, GT-7.16: along a lane heavy woods cost a point, and the slope a point more
place turn 3; place fog clear
place unit WASHINGTON at 2015; place unit A05 at 2015; place unit A39 at 2015 reduced; place unit A01 at 2015
place unit A06 at 2015 reduced; place unit A35 at 2015; place unit A34 at 2015
place unit B03 at 5020
place phase american movement
    move WASHINGTON A05 A39 A01 A06 A35 A34; step 2016
    event stepped WASHINGTON 2015 2016 4 4
    event stepped A05 2015 2016 4 4
    event stepped A39 2015 2016 4 4
    event stepped A01 2015 2016 4 4
    event stepped A06 2015 2016 4 4
    event stepped A35 2015 2016 4 4
    event stepped A34 2015 2016 4 4

% GT-7.16: along a road a slope costs a point more, uphill
place turn 3; place fog clear
place unit WASHINGTON at 0519; place unit A05 at 0519; place unit A39 at 0519 reduced; place unit A01 at 0519
place unit A06 at 0519 reduced; place unit A35 at 0519; place unit A34 at 0519
place unit B03 at 5020
place phase american movement
    move WASHINGTON A05 A39 A01 A06 A35 A34; step 0619
    event stepped WASHINGTON 0519 0619 4 4
    event stepped A05 0519 0619 4 4
    event stepped A39 0519 0619 4 4
    event stepped A01 0519 0619 4 4
    event stepped A06 0519 0619 4 4
    event stepped A35 0519 0619 4 4
    event stepped A34 0519 0619 4 4

% GT-7.16: along a road downhill, the British
place turn 3; place fog clear
place unit HOWE at 0708; place unit B26 at 0708 reduced; place unit B05 at 0708 reduced; place unit B06 at 0708
place unit B30 at 0708 reduced; place unit B12 at 0708
place unit A02 at 5020
place phase british movement
    move HOWE B26 B05 B06 B30 B12; step 0608
    event stepped HOWE 0708 0608 4 4
    event stepped B26 0708 0608 4 4
    event stepped B05 0708 0608 4 4
    event stepped B06 0708 0608 4 4
    event stepped B30 0708 0608 4 4
    event stepped B12 0708 0608 4 4

% GT-7.16: along a trail uphill
place turn 3; place fog clear
place unit WASHINGTON at 2717; place unit A05 at 2717; place unit A39 at 2717 reduced; place unit A01 at 2717
place unit A06 at 2717 reduced; place unit A35 at 2717; place unit A34 at 2717
place unit B03 at 0203
place phase american movement
    move WASHINGTON A05 A39 A01 A06 A35 A34; step 2816
    event stepped WASHINGTON 2717 2816 4 4
    event stepped A05 2717 2816 4 4
    event stepped A39 2717 2816 4 4
    event stepped A01 2717 2816 4 4
    event stepped A06 2717 2816 4 4
    event stepped A35 2717 2816 4 4
    event stepped A34 2717 2816 4 4

% GT-7.4: nobody begins a battle in a river
file germantown-1777
    change at: "4609" => at: "0223"
    refused GT-7.4 "Unit B28: it stands in a river"
