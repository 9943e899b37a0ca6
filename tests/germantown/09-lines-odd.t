# Germantown, chapter 9: through which hexes each line of two or three hexes goes, from a hex of an odd column (1906).
# All ground here is clear and level, so combat units alone are in the way. A case "sees" has them in every hex beside the line, and on one
# side of it where it runs along a hexside; the others have them where they must block.
battle germantown-1777

% given GUN
battle germantown-1777
place turn 3; place fog clear
place unit A15 at 1906
place unit A55 at 0404; place unit B13 at 0406      # another gun and its target, far away, keep the phase open

% GT-9.8: from 1906 to 1604 the line crosses 1805 and 1705: it sees past all others
given GUN
place unit B03 at 1604
place unit A02 at 1605; place unit A03 at 1704; place unit A04 at 1706; place unit A05 at 1804; place unit A07 at 1806
place unit A08 at 1905
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 1906 to 1604 the line is blocked in 1805
given GUN
place unit B03 at 1604; place unit A02 at 1805
place phase british guns
    fire B03 A15        refused GT-9.4 "1805"

% GT-9.8, GT-9.4: from 1906 to 1604 the line is blocked in 1705
given GUN
place unit B03 at 1604; place unit A02 at 1705
place phase british guns
    fire B03 A15        refused GT-9.4 "1705"

% GT-9.8: from 1906 to 1605 the line crosses 1805 and 1706: it sees past all others
given GUN
place unit B03 at 1605
place unit A02 at 1606; place unit A03 at 1705; place unit A04 at 1707; place unit A05 at 1804; place unit A07 at 1806
place unit A08 at 1905
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 1906 to 1605 the line is blocked in 1805
given GUN
place unit B03 at 1605; place unit A02 at 1805
place phase british guns
    fire B03 A15        refused GT-9.4 "1805"

% GT-9.8, GT-9.4: from 1906 to 1605 the line is blocked in 1706
given GUN
place unit B03 at 1605; place unit A02 at 1706
place phase british guns
    fire B03 A15        refused GT-9.4 "1706"

% GT-9.8: from 1906 to 1606 the line crosses 1806 and 1706: it sees past all others
given GUN
place unit B03 at 1606
place unit A02 at 1605; place unit A03 at 1705; place unit A04 at 1707; place unit A05 at 1805; place unit A07 at 1807
place unit A08 at 1907
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 1906 to 1606 the line is blocked in 1806
given GUN
place unit B03 at 1606; place unit A02 at 1806
place phase british guns
    fire B03 A15        refused GT-9.4 "1806"

% GT-9.8, GT-9.4: from 1906 to 1606 the line is blocked in 1706
given GUN
place unit B03 at 1606; place unit A02 at 1706
place phase british guns
    fire B03 A15        refused GT-9.4 "1706"

% GT-9.8: from 1906 to 1607 the line crosses 1806 and 1707: it sees past all others
given GUN
place unit B03 at 1607
place unit A02 at 1606; place unit A03 at 1706; place unit A04 at 1708; place unit A05 at 1805; place unit A07 at 1807
place unit A08 at 1907
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 1906 to 1607 the line is blocked in 1806
given GUN
place unit B03 at 1607; place unit A02 at 1806
place phase british guns
    fire B03 A15        refused GT-9.4 "1806"

% GT-9.8, GT-9.4: from 1906 to 1607 the line is blocked in 1707
given GUN
place unit B03 at 1607; place unit A02 at 1707
place phase british guns
    fire B03 A15        refused GT-9.4 "1707"

% GT-9.8: from 1906 to 1704 the line crosses 1805 and 1804: it sees past all others
given GUN
place unit B03 at 1704
place unit A02 at 1705; place unit A03 at 1706; place unit A04 at 1803; place unit A05 at 1806; place unit A07 at 1904
place unit A08 at 1905
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 1906 to 1704 the line is blocked in 1805
given GUN
place unit B03 at 1704; place unit A02 at 1805
place phase british guns
    fire B03 A15        refused GT-9.4 "1805"

% GT-9.8, GT-9.4: from 1906 to 1704 the line is blocked in 1804
given GUN
place unit B03 at 1704; place unit A02 at 1804
place phase british guns
    fire B03 A15        refused GT-9.4 "1804"

% GT-9.8: from 1906 to 1705 the line crosses 1805: it sees past all others
given GUN
place unit B03 at 1705
place unit A02 at 1706; place unit A03 at 1804; place unit A04 at 1806; place unit A05 at 1905
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 1906 to 1705 the line is blocked in 1805
given GUN
place unit B03 at 1705; place unit A02 at 1805
place phase british guns
    fire B03 A15        refused GT-9.4 "1805"

% GT-9.8, GT-9.5: from 1906 to 1706 the line runs between 1805 and 1806: it sees past all others
given GUN
place unit B03 at 1706
place unit A02 at 1705; place unit A03 at 1707; place unit A04 at 1804; place unit A05 at 1807; place unit A07 at 1905
place unit A08 at 1907; place unit A09 at 1805
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.5: from 1906 to 1706 the line is blocked by 1805 and 1806 together
given GUN
place unit B03 at 1706; place unit A02 at 1805; place unit A03 at 1806
place phase british guns
    fire B03 A15        refused GT-9.4

% GT-9.8, GT-9.5: and not by 1806 alone
given GUN
place unit B03 at 1706; place unit A02 at 1806
place phase british guns
    answer fire B03 A15

% GT-9.8: from 1906 to 1707 the line crosses 1806: it sees past all others
given GUN
place unit B03 at 1707
place unit A02 at 1706; place unit A03 at 1805; place unit A04 at 1807; place unit A05 at 1907
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 1906 to 1707 the line is blocked in 1806
given GUN
place unit B03 at 1707; place unit A02 at 1806
place phase british guns
    fire B03 A15        refused GT-9.4 "1806"

% GT-9.8: from 1906 to 1708 the line crosses 1806 and 1807: it sees past all others
given GUN
place unit B03 at 1708
place unit A02 at 1706; place unit A03 at 1707; place unit A04 at 1805; place unit A05 at 1808; place unit A07 at 1907
place unit A08 at 1908
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 1906 to 1708 the line is blocked in 1806
given GUN
place unit B03 at 1708; place unit A02 at 1806
place phase british guns
    fire B03 A15        refused GT-9.4 "1806"

% GT-9.8, GT-9.4: from 1906 to 1708 the line is blocked in 1807
given GUN
place unit B03 at 1708; place unit A02 at 1807
place phase british guns
    fire B03 A15        refused GT-9.4 "1807"

% GT-9.8: from 1906 to 1803 the line crosses 1905 and 1804: it sees past all others
given GUN
place unit B03 at 1803
place unit A02 at 1704; place unit A03 at 1705; place unit A04 at 1805; place unit A05 at 1904; place unit A07 at 2004
place unit A08 at 2005
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 1906 to 1803 the line is blocked in 1905
given GUN
place unit B03 at 1803; place unit A02 at 1905
place phase british guns
    fire B03 A15        refused GT-9.4 "1905"

% GT-9.8, GT-9.4: from 1906 to 1803 the line is blocked in 1804
given GUN
place unit B03 at 1803; place unit A02 at 1804
place phase british guns
    fire B03 A15        refused GT-9.4 "1804"

% GT-9.8, GT-9.5: from 1906 to 1804 the line runs between 1805 and 1905: it sees past all others
given GUN
place unit B03 at 1804
place unit A02 at 1705; place unit A03 at 1706; place unit A04 at 1806; place unit A05 at 1904; place unit A07 at 2004
place unit A08 at 2005; place unit A09 at 1805
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.5: from 1906 to 1804 the line is blocked by 1805 and 1905 together
given GUN
place unit B03 at 1804; place unit A02 at 1805; place unit A03 at 1905
place phase british guns
    fire B03 A15        refused GT-9.4

% GT-9.8, GT-9.5: and not by 1905 alone
given GUN
place unit B03 at 1804; place unit A02 at 1905
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.5: from 1906 to 1807 the line runs between 1806 and 1907: it sees past all others
given GUN
place unit B03 at 1807
place unit A02 at 1706; place unit A03 at 1707; place unit A04 at 1805; place unit A05 at 1908; place unit A07 at 2006
place unit A08 at 2007; place unit A09 at 1806
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.5: from 1906 to 1807 the line is blocked by 1806 and 1907 together
given GUN
place unit B03 at 1807; place unit A02 at 1806; place unit A03 at 1907
place phase british guns
    fire B03 A15        refused GT-9.4

% GT-9.8, GT-9.5: and not by 1907 alone
given GUN
place unit B03 at 1807; place unit A02 at 1907
place phase british guns
    answer fire B03 A15

% GT-9.8: from 1906 to 1808 the line crosses 1907 and 1807: it sees past all others
given GUN
place unit B03 at 1808
place unit A02 at 1707; place unit A03 at 1708; place unit A04 at 1806; place unit A05 at 1908; place unit A07 at 2006
place unit A08 at 2007
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 1906 to 1808 the line is blocked in 1907
given GUN
place unit B03 at 1808; place unit A02 at 1907
place phase british guns
    fire B03 A15        refused GT-9.4 "1907"

% GT-9.8, GT-9.4: from 1906 to 1808 the line is blocked in 1807
given GUN
place unit B03 at 1808; place unit A02 at 1807
place phase british guns
    fire B03 A15        refused GT-9.4 "1807"

% GT-9.8: from 1906 to 1903 the line crosses 1905 and 1904: it sees past all others
given GUN
place unit B03 at 1903
place unit A02 at 1803; place unit A03 at 1804; place unit A04 at 1805; place unit A05 at 2003; place unit A07 at 2004
place unit A08 at 2005
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 1906 to 1903 the line is blocked in 1905
given GUN
place unit B03 at 1903; place unit A02 at 1905
place phase british guns
    fire B03 A15        refused GT-9.4 "1905"

% GT-9.8, GT-9.4: from 1906 to 1903 the line is blocked in 1904
given GUN
place unit B03 at 1903; place unit A02 at 1904
place phase british guns
    fire B03 A15        refused GT-9.4 "1904"

% GT-9.8: from 1906 to 1904 the line crosses 1905: it sees past all others
given GUN
place unit B03 at 1904
place unit A02 at 1804; place unit A03 at 1805; place unit A04 at 2004; place unit A05 at 2005
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 1906 to 1904 the line is blocked in 1905
given GUN
place unit B03 at 1904; place unit A02 at 1905
place phase british guns
    fire B03 A15        refused GT-9.4 "1905"

% GT-9.8: from 1906 to 1908 the line crosses 1907: it sees past all others
given GUN
place unit B03 at 1908
place unit A02 at 1806; place unit A03 at 1807; place unit A04 at 2006; place unit A05 at 2007
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 1906 to 1908 the line is blocked in 1907
given GUN
place unit B03 at 1908; place unit A02 at 1907
place phase british guns
    fire B03 A15        refused GT-9.4 "1907"

% GT-9.8: from 1906 to 1909 the line crosses 1907 and 1908: it sees past all others
given GUN
place unit B03 at 1909
place unit A02 at 1806; place unit A03 at 1807; place unit A04 at 1808; place unit A05 at 2006; place unit A07 at 2007
place unit A08 at 2008
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 1906 to 1909 the line is blocked in 1907
given GUN
place unit B03 at 1909; place unit A02 at 1907
place phase british guns
    fire B03 A15        refused GT-9.4 "1907"

% GT-9.8, GT-9.4: from 1906 to 1909 the line is blocked in 1908
given GUN
place unit B03 at 1909; place unit A02 at 1908
place phase british guns
    fire B03 A15        refused GT-9.4 "1908"

% GT-9.8: from 1906 to 2003 the line crosses 1905 and 2004: it sees past all others
given GUN
place unit B03 at 2003
place unit A02 at 1804; place unit A03 at 1805; place unit A04 at 1904; place unit A05 at 2005; place unit A07 at 2104
place unit A08 at 2105
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 1906 to 2003 the line is blocked in 1905
given GUN
place unit B03 at 2003; place unit A02 at 1905
place phase british guns
    fire B03 A15        refused GT-9.4 "1905"

% GT-9.8, GT-9.4: from 1906 to 2003 the line is blocked in 2004
given GUN
place unit B03 at 2003; place unit A02 at 2004
place phase british guns
    fire B03 A15        refused GT-9.4 "2004"

% GT-9.8, GT-9.5: from 1906 to 2004 the line runs between 1905 and 2005: it sees past all others
given GUN
place unit B03 at 2004
place unit A02 at 1804; place unit A03 at 1805; place unit A04 at 1904; place unit A05 at 2006; place unit A07 at 2105
place unit A08 at 2106; place unit A09 at 1905
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.5: from 1906 to 2004 the line is blocked by 1905 and 2005 together
given GUN
place unit B03 at 2004; place unit A02 at 1905; place unit A03 at 2005
place phase british guns
    fire B03 A15        refused GT-9.4

% GT-9.8, GT-9.5: and not by 2005 alone
given GUN
place unit B03 at 2004; place unit A02 at 2005
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.5: from 1906 to 2007 the line runs between 1907 and 2006: it sees past all others
given GUN
place unit B03 at 2007
place unit A02 at 1806; place unit A03 at 1807; place unit A04 at 1908; place unit A05 at 2005; place unit A07 at 2106
place unit A08 at 2107; place unit A09 at 1907
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.5: from 1906 to 2007 the line is blocked by 1907 and 2006 together
given GUN
place unit B03 at 2007; place unit A02 at 1907; place unit A03 at 2006
place phase british guns
    fire B03 A15        refused GT-9.4

% GT-9.8, GT-9.5: and not by 2006 alone
given GUN
place unit B03 at 2007; place unit A02 at 2006
place phase british guns
    answer fire B03 A15

% GT-9.8: from 1906 to 2008 the line crosses 1907 and 2007: it sees past all others
given GUN
place unit B03 at 2008
place unit A02 at 1806; place unit A03 at 1807; place unit A04 at 1908; place unit A05 at 2006; place unit A07 at 2107
place unit A08 at 2108
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 1906 to 2008 the line is blocked in 1907
given GUN
place unit B03 at 2008; place unit A02 at 1907
place phase british guns
    fire B03 A15        refused GT-9.4 "1907"

% GT-9.8, GT-9.4: from 1906 to 2008 the line is blocked in 2007
given GUN
place unit B03 at 2008; place unit A02 at 2007
place phase british guns
    fire B03 A15        refused GT-9.4 "2007"

% GT-9.8: from 1906 to 2104 the line crosses 2005 and 2004: it sees past all others
given GUN
place unit B03 at 2104
place unit A02 at 1904; place unit A03 at 1905; place unit A04 at 2003; place unit A05 at 2006; place unit A07 at 2105
place unit A08 at 2106
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 1906 to 2104 the line is blocked in 2005
given GUN
place unit B03 at 2104; place unit A02 at 2005
place phase british guns
    fire B03 A15        refused GT-9.4 "2005"

% GT-9.8, GT-9.4: from 1906 to 2104 the line is blocked in 2004
given GUN
place unit B03 at 2104; place unit A02 at 2004
place phase british guns
    fire B03 A15        refused GT-9.4 "2004"

% GT-9.8: from 1906 to 2105 the line crosses 2005: it sees past all others
given GUN
place unit B03 at 2105
place unit A02 at 1905; place unit A03 at 2004; place unit A04 at 2006; place unit A05 at 2106
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 1906 to 2105 the line is blocked in 2005
given GUN
place unit B03 at 2105; place unit A02 at 2005
place phase british guns
    fire B03 A15        refused GT-9.4 "2005"

% GT-9.8, GT-9.5: from 1906 to 2106 the line runs between 2005 and 2006: it sees past all others
given GUN
place unit B03 at 2106
place unit A02 at 1905; place unit A03 at 1907; place unit A04 at 2004; place unit A05 at 2007; place unit A07 at 2105
place unit A08 at 2107; place unit A09 at 2005
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.5: from 1906 to 2106 the line is blocked by 2005 and 2006 together
given GUN
place unit B03 at 2106; place unit A02 at 2005; place unit A03 at 2006
place phase british guns
    fire B03 A15        refused GT-9.4

% GT-9.8, GT-9.5: and not by 2006 alone
given GUN
place unit B03 at 2106; place unit A02 at 2006
place phase british guns
    answer fire B03 A15

% GT-9.8: from 1906 to 2107 the line crosses 2006: it sees past all others
given GUN
place unit B03 at 2107
place unit A02 at 1907; place unit A03 at 2005; place unit A04 at 2007; place unit A05 at 2106
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 1906 to 2107 the line is blocked in 2006
given GUN
place unit B03 at 2107; place unit A02 at 2006
place phase british guns
    fire B03 A15        refused GT-9.4 "2006"

% GT-9.8: from 1906 to 2108 the line crosses 2006 and 2007: it sees past all others
given GUN
place unit B03 at 2108
place unit A02 at 1907; place unit A03 at 1908; place unit A04 at 2005; place unit A05 at 2008; place unit A07 at 2106
place unit A08 at 2107
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 1906 to 2108 the line is blocked in 2006
given GUN
place unit B03 at 2108; place unit A02 at 2006
place phase british guns
    fire B03 A15        refused GT-9.4 "2006"

% GT-9.8, GT-9.4: from 1906 to 2108 the line is blocked in 2007
given GUN
place unit B03 at 2108; place unit A02 at 2007
place phase british guns
    fire B03 A15        refused GT-9.4 "2007"

% GT-9.8: from 1906 to 2204 the line crosses 2005 and 2105: it sees past all others
given GUN
place unit B03 at 2204
place unit A02 at 1905; place unit A03 at 2004; place unit A04 at 2006; place unit A05 at 2104; place unit A07 at 2106
place unit A08 at 2205
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 1906 to 2204 the line is blocked in 2005
given GUN
place unit B03 at 2204; place unit A02 at 2005
place phase british guns
    fire B03 A15        refused GT-9.4 "2005"

% GT-9.8, GT-9.4: from 1906 to 2204 the line is blocked in 2105
given GUN
place unit B03 at 2204; place unit A02 at 2105
place phase british guns
    fire B03 A15        refused GT-9.4 "2105"

% GT-9.8: from 1906 to 2205 the line crosses 2005 and 2106: it sees past all others
given GUN
place unit B03 at 2205
place unit A02 at 1905; place unit A03 at 2004; place unit A04 at 2006; place unit A05 at 2105; place unit A07 at 2107
place unit A08 at 2206
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 1906 to 2205 the line is blocked in 2005
given GUN
place unit B03 at 2205; place unit A02 at 2005
place phase british guns
    fire B03 A15        refused GT-9.4 "2005"

% GT-9.8, GT-9.4: from 1906 to 2205 the line is blocked in 2106
given GUN
place unit B03 at 2205; place unit A02 at 2106
place phase british guns
    fire B03 A15        refused GT-9.4 "2106"

% GT-9.8: from 1906 to 2206 the line crosses 2006 and 2106: it sees past all others
given GUN
place unit B03 at 2206
place unit A02 at 1907; place unit A03 at 2005; place unit A04 at 2007; place unit A05 at 2105; place unit A07 at 2107
place unit A08 at 2205
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 1906 to 2206 the line is blocked in 2006
given GUN
place unit B03 at 2206; place unit A02 at 2006
place phase british guns
    fire B03 A15        refused GT-9.4 "2006"

% GT-9.8, GT-9.4: from 1906 to 2206 the line is blocked in 2106
given GUN
place unit B03 at 2206; place unit A02 at 2106
place phase british guns
    fire B03 A15        refused GT-9.4 "2106"

% GT-9.8: from 1906 to 2207 the line crosses 2006 and 2107: it sees past all others
given GUN
place unit B03 at 2207
place unit A02 at 1907; place unit A03 at 2005; place unit A04 at 2007; place unit A05 at 2106; place unit A07 at 2108
place unit A08 at 2206
place phase british guns
    answer fire B03 A15

% GT-9.8, GT-9.4: from 1906 to 2207 the line is blocked in 2006
given GUN
place unit B03 at 2207; place unit A02 at 2006
place phase british guns
    fire B03 A15        refused GT-9.4 "2006"

% GT-9.8, GT-9.4: from 1906 to 2207 the line is blocked in 2107
given GUN
place unit B03 at 2207; place unit A02 at 2107
place phase british guns
    fire B03 A15        refused GT-9.4 "2107"
