# Germantown, chapter 7: several kinds on one side of a hex, on a map made for it. `stepped` gives the counter, the hex it left, the
# hex it entered, the price in half points and what it has spent in all. The letters are leader, infantry, militia, light infantry (F), rifles,
# cavalry, artillery (G).
battle germantown-crossings

% GT-7.8, GT-7.9, GT-7.10: creek and slope on one side are both paid, for only stream and slope are paid once
place turn 1; place fog clear
place unit AL at 0103; place unit AI at 0103; place unit AM at 0103; place unit AF at 0103; place unit AR at 0103; place unit AC at 0103; place unit AG at 0103
place unit BI at 1107
place phase american movement
    move AL AI AM AF AR AC; step 0104
    event stepped AL 0103 0104 8 8
    event stepped AI 0103 0104 8 8
    event stepped AM 0103 0104 8 8
    event stepped AF 0103 0104 8 8
    event stepped AR 0103 0104 8 8
    event stepped AC 0103 0104 10 10
    again
    move AG; step 0104 refused GT-7.8 "AG"

% GT-7.8, GT-7.9, GT-7.10: the other way it is the same
place turn 1; place fog clear
place unit AL at 0104; place unit AI at 0104; place unit AM at 0104; place unit AF at 0104; place unit AR at 0104; place unit AC at 0104; place unit AG at 0104
place unit BI at 1107
place phase american movement
    move AL AI AM AF AR AC; step 0103
    event stepped AL 0104 0103 8 8
    event stepped AI 0104 0103 8 8
    event stepped AM 0104 0103 8 8
    event stepped AF 0104 0103 8 8
    event stepped AR 0104 0103 8 8
    event stepped AC 0104 0103 10 10
    again
    move AG; step 0103 refused GT-7.8 "AG"

% GT-7.8, GT-7.9, GT-7.10: for the British
place turn 1; place fog clear
place unit BL at 0103; place unit BI at 0103; place unit BM at 0103; place unit BF at 0103; place unit BR at 0103; place unit BC at 0103; place unit BG at 0103
place unit AI at 1107
place phase british movement
    move BL BI BM BF BR BC; step 0104
    event stepped BL 0103 0104 8 8
    event stepped BI 0103 0104 8 8
    event stepped BM 0103 0104 8 8
    event stepped BF 0103 0104 8 8
    event stepped BR 0103 0104 8 8
    event stepped BC 0103 0104 10 10
    again
    move BG; step 0104 refused GT-7.8 "BG"

% GT-7.11, GT-7.12: a ford takes the creek away, for artillery too, and leaves the slope
place turn 1; place fog clear
place unit AL at 0303; place unit AI at 0303; place unit AM at 0303; place unit AF at 0303; place unit AR at 0303; place unit AC at 0303; place unit AG at 0303
place unit BI at 1107
place phase american movement
    move AL AI AM AF AR AC AG; step 0304
    event stepped AL 0303 0304 4 4
    event stepped AI 0303 0304 4 4
    event stepped AM 0303 0304 4 4
    event stepped AF 0303 0304 4 4
    event stepped AR 0303 0304 4 4
    event stepped AC 0303 0304 4 4
    event stepped AG 0303 0304 4 4

% GT-7.11, GT-7.12: the other way it is the same
place turn 1; place fog clear
place unit AL at 0304; place unit AI at 0304; place unit AM at 0304; place unit AF at 0304; place unit AR at 0304; place unit AC at 0304; place unit AG at 0304
place unit BI at 1107
place phase american movement
    move AL AI AM AF AR AC AG; step 0303
    event stepped AL 0304 0303 4 4
    event stepped AI 0304 0303 4 4
    event stepped AM 0304 0303 4 4
    event stepped AF 0304 0303 4 4
    event stepped AR 0304 0303 4 4
    event stepped AC 0304 0303 4 4
    event stepped AG 0304 0303 4 4

% GT-7.11, GT-7.12: for the British
place turn 1; place fog clear
place unit BL at 0303; place unit BI at 0303; place unit BM at 0303; place unit BF at 0303; place unit BR at 0303; place unit BC at 0303; place unit BG at 0303
place unit AI at 1107
place phase british movement
    move BL BI BM BF BR BC BG; step 0304
    event stepped BL 0303 0304 4 4
    event stepped BI 0303 0304 4 4
    event stepped BM 0303 0304 4 4
    event stepped BF 0303 0304 4 4
    event stepped BR 0303 0304 4 4
    event stepped BC 0303 0304 4 4
    event stepped BG 0303 0304 4 4

% GT-7.11, GT-7.12: so does a bridge
place turn 1; place fog clear
place unit AL at 0503; place unit AI at 0503; place unit AM at 0503; place unit AF at 0503; place unit AR at 0503; place unit AC at 0503; place unit AG at 0503
place unit BI at 1107
place phase american movement
    move AL AI AM AF AR AC AG; step 0504
    event stepped AL 0503 0504 4 4
    event stepped AI 0503 0504 4 4
    event stepped AM 0503 0504 4 4
    event stepped AF 0503 0504 4 4
    event stepped AR 0503 0504 4 4
    event stepped AC 0503 0504 4 4
    event stepped AG 0503 0504 4 4

% GT-7.11, GT-7.12: the other way it is the same
place turn 1; place fog clear
place unit AL at 0504; place unit AI at 0504; place unit AM at 0504; place unit AF at 0504; place unit AR at 0504; place unit AC at 0504; place unit AG at 0504
place unit BI at 1107
place phase american movement
    move AL AI AM AF AR AC AG; step 0503
    event stepped AL 0504 0503 4 4
    event stepped AI 0504 0503 4 4
    event stepped AM 0504 0503 4 4
    event stepped AF 0504 0503 4 4
    event stepped AR 0504 0503 4 4
    event stepped AC 0504 0503 4 4
    event stepped AG 0504 0503 4 4

% GT-7.11, GT-7.12: for the British
place turn 1; place fog clear
place unit BL at 0503; place unit BI at 0503; place unit BM at 0503; place unit BF at 0503; place unit BR at 0503; place unit BC at 0503; place unit BG at 0503
place unit AI at 1107
place phase british movement
    move BL BI BM BF BR BC BG; step 0504
    event stepped BL 0503 0504 4 4
    event stepped BI 0503 0504 4 4
    event stepped BM 0503 0504 4 4
    event stepped BF 0503 0504 4 4
    event stepped BR 0503 0504 4 4
    event stepped BC 0503 0504 4 4
    event stepped BG 0503 0504 4 4

% GT-7.7, GT-7.13, GT-7.14: stream and works are both paid
place turn 1; place fog clear
place unit AL at 0703; place unit AI at 0703; place unit AM at 0703; place unit AF at 0703; place unit AR at 0703; place unit AC at 0703; place unit AG at 0703
place unit BI at 1107
place phase american movement
    move AL AI AM AF AR AC AG; step 0704
    event stepped AL 0703 0704 6 6
    event stepped AI 0703 0704 6 6
    event stepped AM 0703 0704 6 6
    event stepped AF 0703 0704 6 6
    event stepped AR 0703 0704 6 6
    event stepped AC 0703 0704 8 8
    event stepped AG 0703 0704 8 8

% GT-7.7, GT-7.13, GT-7.14: the other way it is the same
place turn 1; place fog clear
place unit AL at 0704; place unit AI at 0704; place unit AM at 0704; place unit AF at 0704; place unit AR at 0704; place unit AC at 0704; place unit AG at 0704
place unit BI at 1107
place phase american movement
    move AL AI AM AF AR AC AG; step 0703
    event stepped AL 0704 0703 6 6
    event stepped AI 0704 0703 6 6
    event stepped AM 0704 0703 6 6
    event stepped AF 0704 0703 6 6
    event stepped AR 0704 0703 6 6
    event stepped AC 0704 0703 8 8
    event stepped AG 0704 0703 8 8

% GT-7.7, GT-7.13, GT-7.14: for the British
place turn 1; place fog clear
place unit BL at 0703; place unit BI at 0703; place unit BM at 0703; place unit BF at 0703; place unit BR at 0703; place unit BC at 0703; place unit BG at 0703
place unit AI at 1107
place phase british movement
    move BL BI BM BF BR BC BG; step 0704
    event stepped BL 0703 0704 4 4
    event stepped BI 0703 0704 4 4
    event stepped BM 0703 0704 4 4
    event stepped BF 0703 0704 4 4
    event stepped BR 0703 0704 4 4
    event stepped BC 0703 0704 4 4
    event stepped BG 0703 0704 4 4

% GT-7.9, GT-7.13, GT-7.14: slope and works are both paid
place turn 1; place fog clear
place unit AL at 0903; place unit AI at 0903; place unit AM at 0903; place unit AF at 0903; place unit AR at 0903; place unit AC at 0903; place unit AG at 0903
place unit BI at 0107
place phase american movement
    move AL AI AM AF AR AC AG; step 0904
    event stepped AL 0903 0904 6 6
    event stepped AI 0903 0904 6 6
    event stepped AM 0903 0904 6 6
    event stepped AF 0903 0904 6 6
    event stepped AR 0903 0904 6 6
    event stepped AC 0903 0904 8 8
    event stepped AG 0903 0904 8 8

% GT-7.9, GT-7.13, GT-7.14: the other way it is the same
place turn 1; place fog clear
place unit AL at 0904; place unit AI at 0904; place unit AM at 0904; place unit AF at 0904; place unit AR at 0904; place unit AC at 0904; place unit AG at 0904
place unit BI at 0107
place phase american movement
    move AL AI AM AF AR AC AG; step 0903
    event stepped AL 0904 0903 6 6
    event stepped AI 0904 0903 6 6
    event stepped AM 0904 0903 6 6
    event stepped AF 0904 0903 6 6
    event stepped AR 0904 0903 6 6
    event stepped AC 0904 0903 8 8
    event stepped AG 0904 0903 8 8

% GT-7.9, GT-7.13, GT-7.14: for the British
place turn 1; place fog clear
place unit BL at 0903; place unit BI at 0903; place unit BM at 0903; place unit BF at 0903; place unit BR at 0903; place unit BC at 0903; place unit BG at 0903
place unit AI at 0107
place phase british movement
    move BL BI BM BF BR BC BG; step 0904
    event stepped BL 0903 0904 4 4
    event stepped BI 0903 0904 4 4
    event stepped BM 0903 0904 4 4
    event stepped BF 0903 0904 4 4
    event stepped BR 0903 0904 4 4
    event stepped BC 0903 0904 4 4
    event stepped BG 0903 0904 4 4

% GT-7.10, GT-7.13, GT-7.14: stream and slope once, and works besides
place turn 1; place fog clear
place unit AL at 1103; place unit AI at 1103; place unit AM at 1103; place unit AF at 1103; place unit AR at 1103; place unit AC at 1103; place unit AG at 1103
place unit BI at 0107
place phase american movement
    move AL AI AM AF AR AC AG; step 1104
    event stepped AL 1103 1104 6 6
    event stepped AI 1103 1104 6 6
    event stepped AM 1103 1104 6 6
    event stepped AF 1103 1104 6 6
    event stepped AR 1103 1104 6 6
    event stepped AC 1103 1104 8 8
    event stepped AG 1103 1104 8 8

% GT-7.10, GT-7.13, GT-7.14: the other way it is the same
place turn 1; place fog clear
place unit AL at 1104; place unit AI at 1104; place unit AM at 1104; place unit AF at 1104; place unit AR at 1104; place unit AC at 1104; place unit AG at 1104
place unit BI at 0107
place phase american movement
    move AL AI AM AF AR AC AG; step 1103
    event stepped AL 1104 1103 6 6
    event stepped AI 1104 1103 6 6
    event stepped AM 1104 1103 6 6
    event stepped AF 1104 1103 6 6
    event stepped AR 1104 1103 6 6
    event stepped AC 1104 1103 8 8
    event stepped AG 1104 1103 8 8

% GT-7.10, GT-7.13, GT-7.14: for the British
place turn 1; place fog clear
place unit BL at 1103; place unit BI at 1103; place unit BM at 1103; place unit BF at 1103; place unit BR at 1103; place unit BC at 1103; place unit BG at 1103
place unit AI at 0107
place phase british movement
    move BL BI BM BF BR BC BG; step 1104
    event stepped BL 1103 1104 4 4
    event stepped BI 1103 1104 4 4
    event stepped BM 1103 1104 4 4
    event stepped BF 1103 1104 4 4
    event stepped BR 1103 1104 4 4
    event stepped BC 1103 1104 4 4
    event stepped BG 1103 1104 4 4

% GT-7.8, GT-7.13, GT-7.14: creek and works are both paid, and bar artillery
place turn 1; place fog clear
place unit AL at 1303; place unit AI at 1303; place unit AM at 1303; place unit AF at 1303; place unit AR at 1303; place unit AC at 1303; place unit AG at 1303
place unit BI at 0107
place phase american movement
    move AL AI AM AF AR AC; step 1304
    event stepped AL 1303 1304 8 8
    event stepped AI 1303 1304 8 8
    event stepped AM 1303 1304 8 8
    event stepped AF 1303 1304 8 8
    event stepped AR 1303 1304 8 8
    event stepped AC 1303 1304 12 12
    again
    move AG; step 1304 refused GT-7.8 "AG"

% GT-7.8, GT-7.13, GT-7.14: the other way it is the same
place turn 1; place fog clear
place unit AL at 1304; place unit AI at 1304; place unit AM at 1304; place unit AF at 1304; place unit AR at 1304; place unit AC at 1304; place unit AG at 1304
place unit BI at 0107
place phase american movement
    move AL AI AM AF AR AC; step 1303
    event stepped AL 1304 1303 8 8
    event stepped AI 1304 1303 8 8
    event stepped AM 1304 1303 8 8
    event stepped AF 1304 1303 8 8
    event stepped AR 1304 1303 8 8
    event stepped AC 1304 1303 12 12
    again
    move AG; step 1303 refused GT-7.8 "AG"

% GT-7.8, GT-7.13, GT-7.14: for the British
place turn 1; place fog clear
place unit BL at 1303; place unit BI at 1303; place unit BM at 1303; place unit BF at 1303; place unit BR at 1303; place unit BC at 1303; place unit BG at 1303
place unit AI at 0107
place phase british movement
    move BL BI BM BF BR BC; step 1304
    event stepped BL 1303 1304 6 6
    event stepped BI 1303 1304 6 6
    event stepped BM 1303 1304 6 6
    event stepped BF 1303 1304 6 6
    event stepped BR 1303 1304 6 6
    event stepped BC 1303 1304 8 8
    again
    move BG; step 1304 refused GT-7.8 "BG"

% GT-7.12, GT-7.16: a bridge on a road over stream, slope and works takes the stream alone away
place turn 1; place fog clear
place unit AL at 1503; place unit AI at 1503; place unit AM at 1503; place unit AF at 1503; place unit AR at 1503; place unit AC at 1503; place unit AG at 1503
place unit BI at 1107
place phase american movement
    move AL AI AM AF AR AC AG; step 1504
    event stepped AL 1503 1504 6 6
    event stepped AI 1503 1504 6 6
    event stepped AM 1503 1504 6 6
    event stepped AF 1503 1504 6 6
    event stepped AR 1503 1504 6 6
    event stepped AC 1503 1504 8 8
    event stepped AG 1503 1504 8 8

% GT-7.12, GT-7.16: the other way it is the same
place turn 1; place fog clear
place unit AL at 1504; place unit AI at 1504; place unit AM at 1504; place unit AF at 1504; place unit AR at 1504; place unit AC at 1504; place unit AG at 1504
place unit BI at 1107
place phase american movement
    move AL AI AM AF AR AC AG; step 1503
    event stepped AL 1504 1503 6 6
    event stepped AI 1504 1503 6 6
    event stepped AM 1504 1503 6 6
    event stepped AF 1504 1503 6 6
    event stepped AR 1504 1503 6 6
    event stepped AC 1504 1503 8 8
    event stepped AG 1504 1503 8 8

% GT-7.12, GT-7.16: for the British
place turn 1; place fog clear
place unit BL at 1503; place unit BI at 1503; place unit BM at 1503; place unit BF at 1503; place unit BR at 1503; place unit BC at 1503; place unit BG at 1503
place unit AI at 1107
place phase british movement
    move BL BI BM BF BR BC BG; step 1504
    event stepped BL 1503 1504 4 4
    event stepped BI 1503 1504 4 4
    event stepped BM 1503 1504 4 4
    event stepped BF 1503 1504 4 4
    event stepped BR 1503 1504 4 4
    event stepped BC 1503 1504 4 4
    event stepped BG 1503 1504 4 4

% GT-7.15: by a road light woods cost everybody a point
place turn 1; place fog clear
place unit AL at 1703; place unit AI at 1703; place unit AM at 1703; place unit AF at 1703; place unit AR at 1703; place unit AC at 1703; place unit AG at 1703
place unit BI at 1107
place phase american movement
    move AL AI AM AF AR AC AG; step 1704
    event stepped AL 1703 1704 2 2
    event stepped AI 1703 1704 2 2
    event stepped AM 1703 1704 2 2
    event stepped AF 1703 1704 2 2
    event stepped AR 1703 1704 2 2
    event stepped AC 1703 1704 2 2
    event stepped AG 1703 1704 2 2

% GT-7.15: for the British
place turn 1; place fog clear
place unit BL at 1703; place unit BI at 1703; place unit BM at 1703; place unit BF at 1703; place unit BR at 1703; place unit BC at 1703; place unit BG at 1703
place unit AI at 1107
place phase british movement
    move BL BI BM BF BR BC BG; step 1704
    event stepped BL 1703 1704 2 2
    event stepped BI 1703 1704 2 2
    event stepped BM 1703 1704 2 2
    event stepped BF 1703 1704 2 2
    event stepped BR 1703 1704 2 2
    event stepped BC 1703 1704 2 2
    event stepped BG 1703 1704 2 2

% GT-7.15: by a lane too
place turn 1; place fog clear
place unit AL at 1903; place unit AI at 1903; place unit AM at 1903; place unit AF at 1903; place unit AR at 1903; place unit AC at 1903; place unit AG at 1903
place unit BI at 1107
place phase american movement
    move AL AI AM AF AR AC AG; step 1904
    event stepped AL 1903 1904 2 2
    event stepped AI 1903 1904 2 2
    event stepped AM 1903 1904 2 2
    event stepped AF 1903 1904 2 2
    event stepped AR 1903 1904 2 2
    event stepped AC 1903 1904 2 2
    event stepped AG 1903 1904 2 2

% GT-7.15: for the British
place turn 1; place fog clear
place unit BL at 1903; place unit BI at 1903; place unit BM at 1903; place unit BF at 1903; place unit BR at 1903; place unit BC at 1903; place unit BG at 1903
place unit AI at 1107
place phase british movement
    move BL BI BM BF BR BC BG; step 1904
    event stepped BL 1903 1904 2 2
    event stepped BI 1903 1904 2 2
    event stepped BM 1903 1904 2 2
    event stepped BF 1903 1904 2 2
    event stepped BR 1903 1904 2 2
    event stepped BC 1903 1904 2 2
    event stepped BG 1903 1904 2 2

% GT-7.15: by a trail too
place turn 1; place fog clear
place unit AL at 2103; place unit AI at 2103; place unit AM at 2103; place unit AF at 2103; place unit AR at 2103; place unit AC at 2103; place unit AG at 2103
place unit BI at 1107
place phase american movement
    move AL AI AM AF AR AC AG; step 2104
    event stepped AL 2103 2104 2 2
    event stepped AI 2103 2104 2 2
    event stepped AM 2103 2104 2 2
    event stepped AF 2103 2104 2 2
    event stepped AR 2103 2104 2 2
    event stepped AC 2103 2104 2 2
    event stepped AG 2103 2104 2 2

% GT-7.15: for the British
place turn 1; place fog clear
place unit BL at 2103; place unit BI at 2103; place unit BM at 2103; place unit BF at 2103; place unit BR at 2103; place unit BC at 2103; place unit BG at 2103
place unit AI at 1107
place phase british movement
    move BL BI BM BF BR BC BG; step 2104
    event stepped BL 2103 2104 2 2
    event stepped BI 2103 2104 2 2
    event stepped BM 2103 2104 2 2
    event stepped BF 2103 2104 2 2
    event stepped BR 2103 2104 2 2
    event stepped BC 2103 2104 2 2
    event stepped BG 2103 2104 2 2
