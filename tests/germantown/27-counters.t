# Germantown, the counters: what each is worth on either side, where it stands at the start, when it may enter.
# Factors are strength points, morale and movement points; of a leader his close combat modifier and his leadership.
battle germantown-1777

% GT-1.12: the American counters at the start: full side, Parade Order, the hex or the wait that the battle gives
    shows WASHINGTON Washington +1 +2 leader general
    is unit WASHINGTON at 1310.
    shows GREENE Greene +1 +1 leader general
    is unit GREENE waiting.
    shows SULLIVAN Sullivan +0 +1 leader general
    is unit SULLIVAN at 2010.
    shows WAYNE Wayne +1 +1 leader general
    is unit WAYNE at 1710.
    shows STEPHEN Stephen -1 +0 leader general
    is unit STEPHEN waiting.
    shows MUHLENBERG Muhlenberg +1 +1 leader general
    is unit MUHLENBERG waiting.
    shows MAXWELL Maxwell +0 +1 leader general
    is unit MAXWELL at 1310.
    shows MATHEWS Mathews +0 +1 leader colonel
    is unit MATHEWS waiting.
    shows ARMSTRONG Armstrong +0 +0 leader general
    is unit ARMSTRONG at 2220.
    shows A01 McL +1 1-5 light-infantry company
    is unit A01 at 2210.
    shows A02 3 Pa 0 2-4 infantry regiment
    is unit A02 at 2210.
    shows A03 6 Pa 0 2-4 infantry regiment
    is unit A03 at 2210.
    shows A04 9 Pa 0 2-4 infantry regiment
    is unit A04 at 2111.
    shows A05 12 Pa 0 1-4 infantry regiment
    is unit A05 at 2111.
    shows A06 Pa R +1 2-5 rifle regiment
    is unit A06 at 2111.
    shows A07 1 Md +1 2-4 infantry regiment
    is unit A07 at 2010.
    shows A08 3 Md +1 2-4 infantry regiment
    is unit A08 at 2010.
    shows A09 7 Md 0 1-4 infantry regiment
    is unit A09 at 2010.
    shows A10 Del +1 2-4 infantry regiment
    is unit A10 at 1910.
    shows A11 2 Md 0 2-4 infantry regiment
    is unit A11 at 1910.
    shows A12 4 Md +1 2-4 infantry regiment
    is unit A12 at 1910.
    shows A13 6 Md 0 1-4 infantry regiment
    is unit A13 at 1810.
    shows A14 Can +1 3-4 infantry regiment
    is unit A14 at 1810.
    shows A15 Proct 0 2-4 artillery battery
    is unit A15 at 1810.
    shows A16 1 Pa +1 2-4 infantry regiment
    is unit A16 at 1710.
    shows A17 2 Pa 0 2-4 infantry regiment
    is unit A17 at 1710.
    shows A18 7 Pa 0 2-4 infantry regiment
    is unit A18 at 1710.
    shows A19 10 Pa 0 1-4 infantry regiment
    is unit A19 at 1609.
    shows A20 Hart 0 1-4 infantry regiment
    is unit A20 at 1609.
    shows A21 4 Pa 0 2-4 infantry regiment
    is unit A21 at 1609.
    shows A22 5 Pa +1 2-4 infantry regiment
    is unit A22 at 1510.
    shows A23 8 Pa 0 2-4 infantry regiment
    is unit A23 at 1510.
    shows A24 11 Pa 0 1-4 infantry regiment
    is unit A24 at 1510.
    shows A25 1 NJ 0 2-4 infantry regiment
    is unit A25 at 1310.
    shows A26 2 NJ 0 1-4 infantry regiment
    is unit A26 at 1310.
    shows A27 3 NJ +1 2-4 infantry regiment
    is unit A27 at 1310.
    shows A28 4 NJ 0 1-4 infantry regiment
    is unit A28 at 1310.
    shows A29 1 NC 0 2-4 infantry regiment
    is unit A29 at 1109.
    shows A30 2 NC 0 2-4 infantry regiment
    is unit A30 at 1109.
    shows A31 3-4 NC 0 2-4 infantry regiment
    is unit A31 at 1109.
    shows A32 5-6 NC 0 2-4 infantry regiment
    is unit A32 at 1009.
    shows A33 7-9 NC -1 1-4 infantry regiment
    is unit A33 at 1009.
    shows A34 Rand 0 1-4 artillery battery
    is unit A34 at 1310.
    shows A35 Moyl 0 1-8 cavalry regiment
    is unit A35 at 0909.
    shows A36 Pul +1 1-8 cavalry regiment
    is unit A36 at 0909.
    shows A37 Irv -1 4-4 militia brigade
    is unit A37 at 2220.
    shows A38 Pot -1 4-4 militia brigade
    is unit A38 at 2020.
    shows A39 Dunl -1 2-4 militia battalion
    is unit A39 at 1921.
    shows A40 Mil A -1 1-4 artillery battery
    is unit A40 at 2020.
    shows A41 Bland 0 1-8 cavalry regiment
    is unit A41 at 2321.
    shows A42 1 Va 0 2-4 infantry regiment
    is unit A42 waiting.
    shows A43 5 Va 0 2-4 infantry regiment
    is unit A43 waiting.
    shows A44 9 Va +1 4-4 infantry regiment
    is unit A44 waiting.
    shows A45 13 Va 0 1-4 infantry regiment
    is unit A45 waiting.
    shows A46 2 Va 0 2-4 infantry regiment
    is unit A46 waiting.
    shows A47 6 Va 0 1-4 infantry regiment
    is unit A47 waiting.
    shows A48 10 Va 0 2-4 infantry regiment
    is unit A48 waiting.
    shows A49 14 Va 0 1-4 infantry regiment
    is unit A49 waiting.
    shows A50 PSF 0 3-4 infantry regiment
    is unit A50 waiting.
    shows A51 2 Ct 0 2-4 infantry regiment
    is unit A51 waiting.
    shows A52 4 Ct 0 2-4 infantry regiment
    is unit A52 waiting.
    shows A53 5 Ct 0 1-4 infantry regiment
    is unit A53 waiting.
    shows A54 7 Ct 0 2-4 infantry regiment
    is unit A54 waiting.
    shows A55 Crane 0 2-4 artillery battery
    is unit A55 waiting.
    shows A56 3 Va +1 2-4 infantry regiment
    is unit A56 waiting.
    shows A57 7 Va 0 2-4 infantry regiment
    is unit A57 waiting.
    shows A58 11 Va +1 2-4 infantry regiment
    is unit A58 waiting.
    shows A59 15 Va 0 1-4 infantry regiment
    is unit A59 waiting.
    shows A60 4 Va 0 1-4 infantry regiment
    is unit A60 waiting.
    shows A61 8 Va 0 2-4 infantry regiment
    is unit A61 waiting.
    shows A62 12 Va 0 2-4 infantry regiment
    is unit A62 waiting.

% GT-1.12: the British counters at the start: full side, Parade Order, the hex or the wait that the battle gives
    shows HOWE Howe +1 +2 leader general
    is unit HOWE at 4414.
    shows CORNWALLIS Cornwallis +2 +1 leader general
    is unit CORNWALLIS waiting.
    shows KNYPHAUSEN Knyphausen +1 +1 leader general
    is unit KNYPHAUSEN at 3921.
    shows GREY Grey +1 +1 leader general
    is unit GREY at 4115.
    shows AGNEW Agnew +0 +1 leader general
    is unit AGNEW at 4018.
    shows GRANT Grant +0 +1 leader general
    is unit GRANT at 4411.
    shows MUSGRAVE Musgrave +1 +1 leader colonel
    is unit MUSGRAVE at 3312.
    shows B01 2 LI +2 5-5 light-infantry battalion
    is unit B01 at 2411.
    shows B02 6 pdr 0 1-4 artillery battery
    is unit B02 at 2411.
    shows B03 40 +1 3-4 infantry regiment
    is unit B03 at 3312.
    shows B04 1 LI +2 5-5 light-infantry battalion
    is unit B04 at 3908.
    shows B05 QR +1 3-5 light-infantry battalion
    is unit B05 at 4806.
    shows B06 Ewald +2 1-5 rifle company
    is unit B06 at 3724.
    shows B07 Hess J +1 3-5 rifle battalion
    is unit B07 at 3723.
    shows B08 Ansp J +1 2-5 rifle battalion
    is unit B08 at 3823.
    shows B09 Minn +1 4-4 infantry battalion
    is unit B09 at 3822.
    shows B10 Erbp 0 4-4 infantry regiment
    is unit B10 at 3821.
    shows B11 Donop 0 4-4 infantry regiment
    is unit B11 at 3921.
    shows B12 Hess A 0 1-4 artillery battery
    is unit B12 at 3921.
    shows B13 33 +2 3-4 infantry regiment
    is unit B13 at 4018.
    shows B14 37 0 3-4 infantry regiment
    is unit B14 at 4018.
    shows B15 46 0 3-4 infantry regiment
    is unit B15 at 3919.
    shows B16 64 +1 3-4 infantry regiment
    is unit B16 at 3919.
    shows B17 15 +1 3-4 infantry regiment
    is unit B17 at 4115.
    shows B18 17 +1 3-4 infantry regiment
    is unit B18 at 4115.
    shows B19 44 +1 3-4 infantry regiment
    is unit B19 at 4116.
    shows B20 3 pdr L 0 1-4 artillery battery
    is unit B20 at 4116.
    shows B21 4 +1 3-4 infantry regiment
    is unit B21 at 4313.
    shows B22 28 0 3-4 infantry regiment
    is unit B22 at 4313.
    shows B23 49 +1 3-4 infantry regiment
    is unit B23 at 4412.
    shows B24 5 +1 3-4 infantry regiment
    is unit B24 at 4411.
    shows B25 27 0 3-4 infantry regiment
    is unit B25 at 4411.
    shows B26 55 0 2-4 infantry regiment
    is unit B26 at 4412.
    shows B27 3 pdr R 0 1-4 artillery battery
    is unit B27 at 4411.
    shows B28 1 Gds +2 5-4 infantry battalion
    is unit B28 at 4609.
    shows B29 2 Gds +2 5-4 infantry battalion
    is unit B29 at 4708.
    shows B30 16 LD +1 2-8 cavalry regiment
    is unit B30 at 4414.
    shows B31 12 pdr 0 2-3 artillery battery
    is unit B31 at 4414.
    shows B32 1 Gren +2 5-4 infantry battalion
    is unit B32 waiting.
    shows B33 2 Gren +2 4-4 infantry battalion
    is unit B33 waiting.
    shows B34 Lins +1 4-4 infantry battalion
    is unit B34 waiting.

% GT-1.8: the reduced side of every American unit of two steps
place unit A02 at 2210 reduced
place unit A03 at 2210 reduced
place unit A04 at 2111 reduced
place unit A06 at 2111 reduced
place unit A07 at 2010 reduced
place unit A08 at 2010 reduced
place unit A10 at 1910 reduced
place unit A11 at 1910 reduced
place unit A12 at 1910 reduced
place unit A14 at 1810 reduced
place unit A15 at 1810 reduced
place unit A16 at 1710 reduced
place unit A17 at 1710 reduced
place unit A18 at 1710 reduced
place unit A21 at 1609 reduced
place unit A22 at 1510 reduced
place unit A23 at 1510 reduced
place unit A25 at 1310 reduced
place unit A27 at 1310 reduced
place unit A29 at 1109 reduced
place unit A30 at 1109 reduced
place unit A31 at 1109 reduced
place unit A32 at 1009 reduced
place unit A37 at 2220 reduced
place unit A38 at 2020 reduced
place unit A39 at 1921 reduced
place unit A42 at 0203 reduced
place unit A43 at 0303 reduced
place unit A44 at 0403 reduced
place unit A46 at 0503 reduced
place unit A48 at 0603 reduced
place unit A50 at 0703 reduced
place unit A51 at 0803 reduced
place unit A52 at 0903 reduced
place unit A54 at 1003 reduced
place unit A55 at 1103 reduced
place unit A56 at 1203 reduced
place unit A57 at 1303 reduced
place unit A58 at 1403 reduced
place unit A61 at 1503 reduced
place unit A62 at 1603 reduced
place unit B29 at 4708
place turn 3
place phase american movement
    shows A02 3 Pa -1 1-4 infantry regiment reduced
    shows A03 6 Pa -1 1-4 infantry regiment reduced
    shows A04 9 Pa -1 1-4 infantry regiment reduced
    shows A06 Pa R 0 1-5 rifle regiment reduced
    shows A07 1 Md 0 1-4 infantry regiment reduced
    shows A08 3 Md 0 1-4 infantry regiment reduced
    shows A10 Del 0 1-4 infantry regiment reduced
    shows A11 2 Md -1 1-4 infantry regiment reduced
    shows A12 4 Md 0 1-4 infantry regiment reduced
    shows A14 Can 0 2-4 infantry regiment reduced
    shows A15 Proct -1 1-4 artillery battery reduced
    shows A16 1 Pa 0 1-4 infantry regiment reduced
    shows A17 2 Pa -1 1-4 infantry regiment reduced
    shows A18 7 Pa -1 1-4 infantry regiment reduced
    shows A21 4 Pa -1 1-4 infantry regiment reduced
    shows A22 5 Pa 0 1-4 infantry regiment reduced
    shows A23 8 Pa -1 1-4 infantry regiment reduced
    shows A25 1 NJ -1 1-4 infantry regiment reduced
    shows A27 3 NJ 0 1-4 infantry regiment reduced
    shows A29 1 NC -1 1-4 infantry regiment reduced
    shows A30 2 NC -1 1-4 infantry regiment reduced
    shows A31 3-4 NC -1 1-4 infantry regiment reduced
    shows A32 5-6 NC -1 1-4 infantry regiment reduced
    shows A37 Irv -2 2-4 militia brigade reduced
    shows A38 Pot -2 2-4 militia brigade reduced
    shows A39 Dunl -2 1-4 militia battalion reduced
    shows A42 1 Va -1 1-4 infantry regiment reduced
    shows A43 5 Va -1 1-4 infantry regiment reduced
    shows A44 9 Va 0 2-4 infantry regiment reduced
    shows A46 2 Va -1 1-4 infantry regiment reduced
    shows A48 10 Va -1 1-4 infantry regiment reduced
    shows A50 PSF -1 2-4 infantry regiment reduced
    shows A51 2 Ct -1 1-4 infantry regiment reduced
    shows A52 4 Ct -1 1-4 infantry regiment reduced
    shows A54 7 Ct -1 1-4 infantry regiment reduced
    shows A55 Crane -1 1-4 artillery battery reduced
    shows A56 3 Va 0 1-4 infantry regiment reduced
    shows A57 7 Va -1 1-4 infantry regiment reduced
    shows A58 11 Va 0 1-4 infantry regiment reduced
    shows A61 8 Va -1 1-4 infantry regiment reduced
    shows A62 12 Va -1 1-4 infantry regiment reduced

% GT-1.8: the reduced side of every British unit of two steps
place unit B01 at 2411 reduced
place unit B03 at 3312 reduced
place unit B04 at 3908 reduced
place unit B05 at 4806 reduced
place unit B07 at 3723 reduced
place unit B08 at 3823 reduced
place unit B09 at 3822 reduced
place unit B10 at 3821 reduced
place unit B11 at 3921 reduced
place unit B13 at 4018 reduced
place unit B14 at 4018 reduced
place unit B15 at 3919 reduced
place unit B16 at 3919 reduced
place unit B17 at 4115 reduced
place unit B18 at 4115 reduced
place unit B19 at 4116 reduced
place unit B21 at 4313 reduced
place unit B22 at 4313 reduced
place unit B23 at 4412 reduced
place unit B24 at 4411 reduced
place unit B25 at 4411 reduced
place unit B26 at 4412 reduced
place unit B28 at 4609 reduced
place unit B29 at 4708 reduced
place unit B30 at 4414 reduced
place unit B31 at 4414 reduced
place unit B32 at 5303 reduced
place unit B33 at 5304 reduced
place unit B34 at 5305 reduced
place unit A14 at 1810
place turn 3
place phase british movement
    shows B01 2 LI +1 3-5 light-infantry battalion reduced
    shows B03 40 0 2-4 infantry regiment reduced
    shows B04 1 LI +1 3-5 light-infantry battalion reduced
    shows B05 QR 0 2-5 light-infantry battalion reduced
    shows B07 Hess J 0 2-5 rifle battalion reduced
    shows B08 Ansp J 0 1-5 rifle battalion reduced
    shows B09 Minn 0 2-4 infantry battalion reduced
    shows B10 Erbp -1 2-4 infantry regiment reduced
    shows B11 Donop -1 2-4 infantry regiment reduced
    shows B13 33 +1 2-4 infantry regiment reduced
    shows B14 37 -1 2-4 infantry regiment reduced
    shows B15 46 -1 2-4 infantry regiment reduced
    shows B16 64 0 2-4 infantry regiment reduced
    shows B17 15 0 2-4 infantry regiment reduced
    shows B18 17 0 2-4 infantry regiment reduced
    shows B19 44 0 2-4 infantry regiment reduced
    shows B21 4 0 2-4 infantry regiment reduced
    shows B22 28 -1 2-4 infantry regiment reduced
    shows B23 49 0 2-4 infantry regiment reduced
    shows B24 5 0 2-4 infantry regiment reduced
    shows B25 27 -1 2-4 infantry regiment reduced
    shows B26 55 -1 1-4 infantry regiment reduced
    shows B28 1 Gds +1 3-4 infantry battalion reduced
    shows B29 2 Gds +1 3-4 infantry battalion reduced
    shows B30 16 LD 0 1-8 cavalry regiment reduced
    shows B31 12 pdr -1 1-3 artillery battery reduced
    shows B32 1 Gren +1 3-4 infantry battalion reduced
    shows B33 2 Gren +1 2-4 infantry battalion reduced
    shows B34 Lins 0 2-4 infantry battalion reduced

