# Germantown, chapter 9: through which hexes each line of two or three hexes goes, from a hex of an even column (2006).
# All ground here is clear and level, so combat units alone are in the way. A case "sees" has them in every hex beside the line, and on one
# side of it where it runs along a hexside; the others have them where they must block.
battle germantown-1777

% given GUN
battle germantown-1777
place turn 3; place fog clear
place unit A15 at 2006
place unit A55 at 0404; place unit B13 at 0406      # another gun and its target, far away, keep the phase open

% GT-9.8: from 2006 to 1705 the line crosses 1906 and 1805: it sees past all others
given GUN
place unit B03 at 1705
place unit A02 at 1706; place unit A03 at 1804; place unit A04 at 1806; place unit A05 at 1905; place unit A07 at 1907
place unit A08 at 2005
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 2006 to 1705 the line is blocked in 1906
given GUN
place unit B03 at 1705; place unit A02 at 1906
place phase british guns
    fire B03 A15        refused GT-9.4 "1906"

% GT-9.8, GT-9.4: from 2006 to 1705 the line is blocked in 1805
given GUN
place unit B03 at 1705; place unit A02 at 1805
place phase british guns
    fire B03 A15        refused GT-9.4 "1805"

% GT-9.8: from 2006 to 1706 the line crosses 1906 and 1806: it sees past all others
given GUN
place unit B03 at 1706
place unit A02 at 1707; place unit A03 at 1805; place unit A04 at 1807; place unit A05 at 1905; place unit A07 at 1907
place unit A08 at 2005
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 2006 to 1706 the line is blocked in 1906
given GUN
place unit B03 at 1706; place unit A02 at 1906
place phase british guns
    fire B03 A15        refused GT-9.4 "1906"

% GT-9.8, GT-9.4: from 2006 to 1706 the line is blocked in 1806
given GUN
place unit B03 at 1706; place unit A02 at 1806
place phase british guns
    fire B03 A15        refused GT-9.4 "1806"

% GT-9.8: from 2006 to 1707 the line crosses 1907 and 1806: it sees past all others
given GUN
place unit B03 at 1707
place unit A02 at 1706; place unit A03 at 1805; place unit A04 at 1807; place unit A05 at 1906; place unit A07 at 1908
place unit A08 at 2007
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 2006 to 1707 the line is blocked in 1907
given GUN
place unit B03 at 1707; place unit A02 at 1907
place phase british guns
    fire B03 A15        refused GT-9.4 "1907"

% GT-9.8, GT-9.4: from 2006 to 1707 the line is blocked in 1806
given GUN
place unit B03 at 1707; place unit A02 at 1806
place phase british guns
    fire B03 A15        refused GT-9.4 "1806"

% GT-9.8: from 2006 to 1708 the line crosses 1907 and 1807: it sees past all others
given GUN
place unit B03 at 1708
place unit A02 at 1707; place unit A03 at 1806; place unit A04 at 1808; place unit A05 at 1906; place unit A07 at 1908
place unit A08 at 2007
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 2006 to 1708 the line is blocked in 1907
given GUN
place unit B03 at 1708; place unit A02 at 1907
place phase british guns
    fire B03 A15        refused GT-9.4 "1907"

% GT-9.8, GT-9.4: from 2006 to 1708 the line is blocked in 1807
given GUN
place unit B03 at 1708; place unit A02 at 1807
place phase british guns
    fire B03 A15        refused GT-9.4 "1807"

% GT-9.8: from 2006 to 1804 the line crosses 1906 and 1905: it sees past all others
given GUN
place unit B03 at 1804
place unit A02 at 1805; place unit A03 at 1806; place unit A04 at 1904; place unit A05 at 1907; place unit A07 at 2004
place unit A08 at 2005
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 2006 to 1804 the line is blocked in 1906
given GUN
place unit B03 at 1804; place unit A02 at 1906
place phase british guns
    fire B03 A15        refused GT-9.4 "1906"

% GT-9.8, GT-9.4: from 2006 to 1804 the line is blocked in 1905
given GUN
place unit B03 at 1804; place unit A02 at 1905
place phase british guns
    fire B03 A15        refused GT-9.4 "1905"

% GT-9.8: from 2006 to 1805 the line crosses 1906: it sees past all others
given GUN
place unit B03 at 1805
place unit A02 at 1806; place unit A03 at 1905; place unit A04 at 1907; place unit A05 at 2005
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 2006 to 1805 the line is blocked in 1906
given GUN
place unit B03 at 1805; place unit A02 at 1906
place phase british guns
    fire B03 A15        refused GT-9.4 "1906"

% GT-9.8, GT-9.5: from 2006 to 1806 the line runs between 1906 and 1907: it sees past all others
given GUN
place unit B03 at 1806
place unit A02 at 1805; place unit A03 at 1807; place unit A04 at 1905; place unit A05 at 1908; place unit A07 at 2005
place unit A08 at 2007; place unit A09 at 1906
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.5: from 2006 to 1806 the line is blocked by 1906 and 1907 together
given GUN
place unit B03 at 1806; place unit A02 at 1906; place unit A03 at 1907
place phase british guns
    fire B03 A15        refused GT-9.4

% GT-9.8, GT-9.5: and not by 1907 alone
given GUN
place unit B03 at 1806; place unit A02 at 1907
place phase british guns
    answer fire B03 A15

% GT-9.8: from 2006 to 1807 the line crosses 1907: it sees past all others
given GUN
place unit B03 at 1807
place unit A02 at 1806; place unit A03 at 1906; place unit A04 at 1908; place unit A05 at 2007
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 2006 to 1807 the line is blocked in 1907
given GUN
place unit B03 at 1807; place unit A02 at 1907
place phase british guns
    fire B03 A15        refused GT-9.4 "1907"

% GT-9.8: from 2006 to 1808 the line crosses 1907 and 1908: it sees past all others
given GUN
place unit B03 at 1808
place unit A02 at 1806; place unit A03 at 1807; place unit A04 at 1906; place unit A05 at 1909; place unit A07 at 2007
place unit A08 at 2008
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 2006 to 1808 the line is blocked in 1907
given GUN
place unit B03 at 1808; place unit A02 at 1907
place phase british guns
    fire B03 A15        refused GT-9.4 "1907"

% GT-9.8, GT-9.4: from 2006 to 1808 the line is blocked in 1908
given GUN
place unit B03 at 1808; place unit A02 at 1908
place phase british guns
    fire B03 A15        refused GT-9.4 "1908"

% GT-9.8: from 2006 to 1904 the line crosses 2005 and 1905: it sees past all others
given GUN
place unit B03 at 1904
place unit A02 at 1804; place unit A03 at 1805; place unit A04 at 1906; place unit A05 at 2004; place unit A07 at 2105
place unit A08 at 2106
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 2006 to 1904 the line is blocked in 2005
given GUN
place unit B03 at 1904; place unit A02 at 2005
place phase british guns
    fire B03 A15        refused GT-9.4 "2005"

% GT-9.8, GT-9.4: from 2006 to 1904 the line is blocked in 1905
given GUN
place unit B03 at 1904; place unit A02 at 1905
place phase british guns
    fire B03 A15        refused GT-9.4 "1905"

% GT-9.8, GT-9.5: from 2006 to 1905 the line runs between 1906 and 2005: it sees past all others
given GUN
place unit B03 at 1905
place unit A02 at 1805; place unit A03 at 1806; place unit A04 at 1907; place unit A05 at 2004; place unit A07 at 2105
place unit A08 at 2106; place unit A09 at 1906
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.5: from 2006 to 1905 the line is blocked by 1906 and 2005 together
given GUN
place unit B03 at 1905; place unit A02 at 1906; place unit A03 at 2005
place phase british guns
    fire B03 A15        refused GT-9.4

% GT-9.8, GT-9.5: and not by 2005 alone
given GUN
place unit B03 at 1905; place unit A02 at 2005
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.5: from 2006 to 1908 the line runs between 1907 and 2007: it sees past all others
given GUN
place unit B03 at 1908
place unit A02 at 1806; place unit A03 at 1807; place unit A04 at 1906; place unit A05 at 2008; place unit A07 at 2107
place unit A08 at 2108; place unit A09 at 1907
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.5: from 2006 to 1908 the line is blocked by 1907 and 2007 together
given GUN
place unit B03 at 1908; place unit A02 at 1907; place unit A03 at 2007
place phase british guns
    fire B03 A15        refused GT-9.4

% GT-9.8, GT-9.5: and not by 2007 alone
given GUN
place unit B03 at 1908; place unit A02 at 2007
place phase british guns
    answer fire B03 A15

% GT-9.8: from 2006 to 1909 the line crosses 2007 and 1908: it sees past all others
given GUN
place unit B03 at 1909
place unit A02 at 1807; place unit A03 at 1808; place unit A04 at 1907; place unit A05 at 2008; place unit A07 at 2107
place unit A08 at 2108
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 2006 to 1909 the line is blocked in 2007
given GUN
place unit B03 at 1909; place unit A02 at 2007
place phase british guns
    fire B03 A15        refused GT-9.4 "2007"

% GT-9.8, GT-9.4: from 2006 to 1909 the line is blocked in 1908
given GUN
place unit B03 at 1909; place unit A02 at 1908
place phase british guns
    fire B03 A15        refused GT-9.4 "1908"

% GT-9.8: from 2006 to 2003 the line crosses 2005 and 2004: it sees past all others
given GUN
place unit B03 at 2003
place unit A02 at 1904; place unit A03 at 1905; place unit A04 at 1906; place unit A05 at 2104; place unit A07 at 2105
place unit A08 at 2106
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 2006 to 2003 the line is blocked in 2005
given GUN
place unit B03 at 2003; place unit A02 at 2005
place phase british guns
    fire B03 A15        refused GT-9.4 "2005"

% GT-9.8, GT-9.4: from 2006 to 2003 the line is blocked in 2004
given GUN
place unit B03 at 2003; place unit A02 at 2004
place phase british guns
    fire B03 A15        refused GT-9.4 "2004"

% GT-9.8: from 2006 to 2004 the line crosses 2005: it sees past all others
given GUN
place unit B03 at 2004
place unit A02 at 1905; place unit A03 at 1906; place unit A04 at 2105; place unit A05 at 2106
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 2006 to 2004 the line is blocked in 2005
given GUN
place unit B03 at 2004; place unit A02 at 2005
place phase british guns
    fire B03 A15        refused GT-9.4 "2005"

% GT-9.8: from 2006 to 2008 the line crosses 2007: it sees past all others
given GUN
place unit B03 at 2008
place unit A02 at 1907; place unit A03 at 1908; place unit A04 at 2107; place unit A05 at 2108
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 2006 to 2008 the line is blocked in 2007
given GUN
place unit B03 at 2008; place unit A02 at 2007
place phase british guns
    fire B03 A15        refused GT-9.4 "2007"

% GT-9.8: from 2006 to 2009 the line crosses 2007 and 2008: it sees past all others
given GUN
place unit B03 at 2009
place unit A02 at 1907; place unit A03 at 1908; place unit A04 at 1909; place unit A05 at 2107; place unit A07 at 2108
place unit A08 at 2109
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 2006 to 2009 the line is blocked in 2007
given GUN
place unit B03 at 2009; place unit A02 at 2007
place phase british guns
    fire B03 A15        refused GT-9.4 "2007"

% GT-9.8, GT-9.4: from 2006 to 2009 the line is blocked in 2008
given GUN
place unit B03 at 2009; place unit A02 at 2008
place phase british guns
    fire B03 A15        refused GT-9.4 "2008"

% GT-9.8: from 2006 to 2104 the line crosses 2005 and 2105: it sees past all others
given GUN
place unit B03 at 2104
place unit A02 at 1905; place unit A03 at 1906; place unit A04 at 2004; place unit A05 at 2106; place unit A07 at 2204
place unit A08 at 2205
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 2006 to 2104 the line is blocked in 2005
given GUN
place unit B03 at 2104; place unit A02 at 2005
place phase british guns
    fire B03 A15        refused GT-9.4 "2005"

% GT-9.8, GT-9.4: from 2006 to 2104 the line is blocked in 2105
given GUN
place unit B03 at 2104; place unit A02 at 2105
place phase british guns
    fire B03 A15        refused GT-9.4 "2105"

% GT-9.8, GT-9.5: from 2006 to 2105 the line runs between 2005 and 2106: it sees past all others
given GUN
place unit B03 at 2105
place unit A02 at 1905; place unit A03 at 1906; place unit A04 at 2004; place unit A05 at 2107; place unit A07 at 2205
place unit A08 at 2206; place unit A09 at 2005
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.5: from 2006 to 2105 the line is blocked by 2005 and 2106 together
given GUN
place unit B03 at 2105; place unit A02 at 2005; place unit A03 at 2106
place phase british guns
    fire B03 A15        refused GT-9.4

% GT-9.8, GT-9.5: and not by 2106 alone
given GUN
place unit B03 at 2105; place unit A02 at 2106
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.5: from 2006 to 2108 the line runs between 2007 and 2107: it sees past all others
given GUN
place unit B03 at 2108
place unit A02 at 1907; place unit A03 at 1908; place unit A04 at 2008; place unit A05 at 2106; place unit A07 at 2206
place unit A08 at 2207; place unit A09 at 2007
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.5: from 2006 to 2108 the line is blocked by 2007 and 2107 together
given GUN
place unit B03 at 2108; place unit A02 at 2007; place unit A03 at 2107
place phase british guns
    fire B03 A15        refused GT-9.4

% GT-9.8, GT-9.5: and not by 2107 alone
given GUN
place unit B03 at 2108; place unit A02 at 2107
place phase british guns
    answer fire B03 A15

% GT-9.8: from 2006 to 2109 the line crosses 2007 and 2108: it sees past all others
given GUN
place unit B03 at 2109
place unit A02 at 1907; place unit A03 at 1908; place unit A04 at 2008; place unit A05 at 2107; place unit A07 at 2207
place unit A08 at 2208
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 2006 to 2109 the line is blocked in 2007
given GUN
place unit B03 at 2109; place unit A02 at 2007
place phase british guns
    fire B03 A15        refused GT-9.4 "2007"

% GT-9.8, GT-9.4: from 2006 to 2109 the line is blocked in 2108
given GUN
place unit B03 at 2109; place unit A02 at 2108
place phase british guns
    fire B03 A15        refused GT-9.4 "2108"

% GT-9.8: from 2006 to 2204 the line crosses 2106 and 2105: it sees past all others
given GUN
place unit B03 at 2204
place unit A02 at 2004; place unit A03 at 2005; place unit A04 at 2104; place unit A05 at 2107; place unit A07 at 2205
place unit A08 at 2206
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 2006 to 2204 the line is blocked in 2106
given GUN
place unit B03 at 2204; place unit A02 at 2106
place phase british guns
    fire B03 A15        refused GT-9.4 "2106"

% GT-9.8, GT-9.4: from 2006 to 2204 the line is blocked in 2105
given GUN
place unit B03 at 2204; place unit A02 at 2105
place phase british guns
    fire B03 A15        refused GT-9.4 "2105"

% GT-9.8: from 2006 to 2205 the line crosses 2106: it sees past all others
given GUN
place unit B03 at 2205
place unit A02 at 2005; place unit A03 at 2105; place unit A04 at 2107; place unit A05 at 2206
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 2006 to 2205 the line is blocked in 2106
given GUN
place unit B03 at 2205; place unit A02 at 2106
place phase british guns
    fire B03 A15        refused GT-9.4 "2106"

% GT-9.8, GT-9.5: from 2006 to 2206 the line runs between 2106 and 2107: it sees past all others
given GUN
place unit B03 at 2206
place unit A02 at 2005; place unit A03 at 2007; place unit A04 at 2105; place unit A05 at 2108; place unit A07 at 2205
place unit A08 at 2207; place unit A09 at 2106
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.5: from 2006 to 2206 the line is blocked by 2106 and 2107 together
given GUN
place unit B03 at 2206; place unit A02 at 2106; place unit A03 at 2107
place phase british guns
    fire B03 A15        refused GT-9.4

% GT-9.8, GT-9.5: and not by 2107 alone
given GUN
place unit B03 at 2206; place unit A02 at 2107
place phase british guns
    answer fire B03 A15

% GT-9.8: from 2006 to 2207 the line crosses 2107: it sees past all others
given GUN
place unit B03 at 2207
place unit A02 at 2007; place unit A03 at 2106; place unit A04 at 2108; place unit A05 at 2206
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 2006 to 2207 the line is blocked in 2107
given GUN
place unit B03 at 2207; place unit A02 at 2107
place phase british guns
    fire B03 A15        refused GT-9.4 "2107"

% GT-9.8: from 2006 to 2208 the line crosses 2107 and 2108: it sees past all others
given GUN
place unit B03 at 2208
place unit A02 at 2007; place unit A03 at 2008; place unit A04 at 2106; place unit A05 at 2109; place unit A07 at 2206
place unit A08 at 2207
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 2006 to 2208 the line is blocked in 2107
given GUN
place unit B03 at 2208; place unit A02 at 2107
place phase british guns
    fire B03 A15        refused GT-9.4 "2107"

% GT-9.8, GT-9.4: from 2006 to 2208 the line is blocked in 2108
given GUN
place unit B03 at 2208; place unit A02 at 2108
place phase british guns
    fire B03 A15        refused GT-9.4 "2108"

% GT-9.8: from 2006 to 2305 the line crosses 2106 and 2205: it sees past all others
given GUN
place unit B03 at 2305
place unit A02 at 2005; place unit A03 at 2105; place unit A04 at 2107; place unit A05 at 2204; place unit A07 at 2206
place unit A08 at 2306
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 2006 to 2305 the line is blocked in 2106
given GUN
place unit B03 at 2305; place unit A02 at 2106
place phase british guns
    fire B03 A15        refused GT-9.4 "2106"

% GT-9.8, GT-9.4: from 2006 to 2305 the line is blocked in 2205
given GUN
place unit B03 at 2305; place unit A02 at 2205
place phase british guns
    fire B03 A15        refused GT-9.4 "2205"

% GT-9.8: from 2006 to 2306 the line crosses 2106 and 2206: it sees past all others
given GUN
place unit B03 at 2306
place unit A02 at 2005; place unit A03 at 2105; place unit A04 at 2107; place unit A05 at 2205; place unit A07 at 2207
place unit A08 at 2307
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 2006 to 2306 the line is blocked in 2106
given GUN
place unit B03 at 2306; place unit A02 at 2106
place phase british guns
    fire B03 A15        refused GT-9.4 "2106"

% GT-9.8, GT-9.4: from 2006 to 2306 the line is blocked in 2206
given GUN
place unit B03 at 2306; place unit A02 at 2206
place phase british guns
    fire B03 A15        refused GT-9.4 "2206"

% GT-9.8: from 2006 to 2307 the line crosses 2107 and 2206: it sees past all others
given GUN
place unit B03 at 2307
place unit A02 at 2007; place unit A03 at 2106; place unit A04 at 2108; place unit A05 at 2205; place unit A07 at 2207
place unit A08 at 2306
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 2006 to 2307 the line is blocked in 2107
given GUN
place unit B03 at 2307; place unit A02 at 2107
place phase british guns
    fire B03 A15        refused GT-9.4 "2107"

% GT-9.8, GT-9.4: from 2006 to 2307 the line is blocked in 2206
given GUN
place unit B03 at 2307; place unit A02 at 2206
place phase british guns
    fire B03 A15        refused GT-9.4 "2206"

% GT-9.8: from 2006 to 2308 the line crosses 2107 and 2207: it sees past all others
given GUN
place unit B03 at 2308
place unit A02 at 2007; place unit A03 at 2106; place unit A04 at 2108; place unit A05 at 2206; place unit A07 at 2208
place unit A08 at 2307
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 2006 to 2308 the line is blocked in 2107
given GUN
place unit B03 at 2308; place unit A02 at 2107
place phase british guns
    fire B03 A15        refused GT-9.4 "2107"

% GT-9.8, GT-9.4: from 2006 to 2308 the line is blocked in 2207
given GUN
place unit B03 at 2308; place unit A02 at 2207
place phase british guns
    fire B03 A15        refused GT-9.4 "2207"
