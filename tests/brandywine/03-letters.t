# Battle of Brandywine, section 3: the letters on the counters. `shows` reads a counter from left
# to right: its letters, its factors, its type, its size. The number in an id tells brigades
# and battalions of the same letters apart.
battle brandywine-1777

% BW-3.1: an American counter carries the letters of its division, then those of its corps
    shows G-V1     G V 6-4 infantry brigade
    shows G-V2     G V 6-4 infantry brigade
    shows W-PEN1   W PEN 5-4 infantry brigade
    shows W-PEN2   W PEN 5-4 infantry brigade
    shows S-MD1    S MD 5-4 infantry brigade
    shows S-MD2    S MD 4-4 infantry brigade
    shows ST-V3    ST V 6-4 infantry brigade
    shows ST-V4    ST V 5-4 infantry brigade
    shows SL-PEN3  SL PEN 4-4 infantry brigade
    shows A-M1     A M 3-4 infantry brigade
    shows A-M2     A M 3-4 infantry brigade
    shows U-NC     U NC 5-4 infantry brigade
    shows U-LT     U LT 5-5 infantry brigade

% BW-3.1: a corps that the list of letters does not know carries its division alone
    shows SL-NJ    SL 4-4 infantry brigade
    shows U-ART1   U 3-3 artillery regiment
    shows U-ART2   U 2-3 artillery company
    shows U-ART3   U 2-3 artillery company
    shows U-ART4   U 2-3 artillery company
    shows U-LD1    U 1-6 cavalry regiment
    shows U-LD4    U 1-6 cavalry regiment
    shows U-LD23   U 1-6 cavalry company

% BW-3.2: a British counter carries the letter of its wing, then those of its corps
    shows L-FG1    L FG 3-4 infantry battalion
    shows L-FG2    L FG 3-4 infantry battalion
    shows L-LT1    L LT 4-5 infantry battalion
    shows L-LT2    L LT 4-5 infantry battalion
    shows L-G1     L G 4-4 infantry battalion
    shows L-G2     L G 4-4 infantry battalion
    shows L-HG1    L H G 3-4 infantry battalion
    shows L-HG2    L H G 3-4 infantry battalion
    shows L-HG3    L H G 3-4 infantry battalion
    shows L-J1     L J 3-5 infantry battalion
    shows L-J2     L J 1-6 cavalry company
    shows R-H1     R H 2-4 infantry regiment
    shows R-H2     R H 2-4 infantry regiment
    shows R-H3     R H 3-4 infantry regiment
    shows R-H4     R H 2-4 infantry battalion
    shows R-QR     R QR 2-5 infantry battalion
    shows R-RC     R RC 1-5 infantry company

% BW-3.2: plain numerals are the numbers of brigades and regiments
    shows L-3      L 3 7-4 infantry brigade
    shows L-4      L 4 7-4 infantry brigade
    shows L-16     L 16 1-6 cavalry regiment
    shows R-1      R 1 7-4 infantry brigade
    shows R-2      R 2 7-4 infantry brigade
    shows R-71     R 71 5-4 infantry regiment
    shows R-16     R 16 1-6 cavalry company

% BW-3.2: the Royal Artillery carries its wing alone
    shows L-ART    L 3-3 artillery company
    shows R-ART1   R 3-3 artillery company
    shows R-ART2   R 2-3 artillery company
