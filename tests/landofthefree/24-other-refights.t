# Land of the Free: the refights that came later. Each is laid out by its lists and stands as on the day by one order a side.

battle monongahela-1755

% LF-RF-28, LF-RF-29, LF-RF-30, LF-RF-31, LF-RF-32: monongahela-1755 is laid out as its lists have it
    battle monongahela-1755
    dice 2 2 2 2  2 2 2
    deploy historical
    event deployed DUMAS
    event deployed LANGLADE
    event turn 1

% LF-RF-33, LF-RF-34, LF-RF-35, LF-RF-36, LF-RF-37: ticonderoga-1758 is laid out as its lists have it
    battle ticonderoga-1758
    dice 2 2 2 2 2 2  2 2 2 2 2
    deploy historical
    deploy historical
    event turn 1

% LF-RF-38, LF-RF-39, LF-RF-40, LF-RF-41, LF-RF-42: plains-of-abraham-1759 is laid out as its lists have it
    battle plains-of-abraham-1759
    dice 2 2 2 2 2  2 2 2 2
    deploy historical
    deploy historical
    event deployed DUMAS
    event deployed LEVIS
    event deployed SENEZERGUES
    event turn 1

% LF-RF-43, LF-RF-44, LF-RF-45, LF-RF-46, LF-RF-47: sainte-foy-1760 is laid out as its lists have it
    battle sainte-foy-1760
    dice 2 2 2 2 2 2 2  2 2 2 2 2
    deploy historical
    event deployed DALLING
    event deployed BURTON
    event deployed FRASER
    event deployed MACDONALD
    event turn 1

% LF-RF-48, LF-RF-49, LF-RF-50, LF-RF-51, LF-RF-52, LF-RF-53: trenton-1777 is laid out as its lists have it
    battle trenton-1777
    dice 2 2 2 2 2 2  2 2 2 2 2 2 2 2
    deploy historical
    event deployed SCOTT
    event deployed FERMOY
    event deployed EWING
    event deployed CADWALADER
    event deployed ANGELL
    event deployed MIFFLIN
    event deployed NEWCOMBE
    event turn 1

% LF-RF-54, LF-RF-55, LF-RF-56, LF-RF-57, LF-RF-58: princeton-1777 is laid out as its lists have it
    battle princeton-1777
    dice 2 2 2 2 2 2 2 2  2 2 2 2
    dice 1 1
    deploy historical
    deploy historical
    event turn 1

% LF-RF-59, LF-RF-60, LF-RF-61, LF-RF-62, LF-RF-63, LF-RF-64: germantown-1777-columns is laid out as its lists have it
    battle germantown-1777-columns
    dice 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2  2 2 2 2 2 2 2 2 2 2 2
    deploy historical
    event deployed ERSKINE
    event deployed MATTHEW
    event deployed VAUGHAN
    event deployed GRANT
    event deployed CORNWALLIS
    event deployed WURMB
    event deployed GREY
    event deployed AGNEW
    event deployed STIRN
    event deployed DONOP
    event turn 1

% LF-RF-65, LF-RF-66, LF-RF-67, LF-RF-68, LF-RF-69: kings-mountain-1780 is laid out as its lists have it
    battle kings-mountain-1780
    dice 2 2 2 2 2 2 2  2 2 2 2
    deploy historical
    group DEPEYSTER
    deploy historical
    event turn 1

% LF-RF-70, LF-RF-71, LF-RF-72, LF-RF-73, LF-RF-74: guilford-1781 is laid out as its lists have it
    battle guilford-1781
    dice 2 2 2 2  2 2 2 2 2 2 2 2 2 2
    deploy historical
    event deployed WILLIAMS
    event deployed HUGER
    event deployed BUTLER
    event deployed EATON
    event deployed RAMSEY
    event deployed LAWSON
    event deployed STEVENS
    event deployed WASHINGTON
    event deployed LEE
    event turn 1

% LF-RF-76, LF-RF-77, LF-RF-78, LF-RF-79, LF-RF-80: wabash-1791 is laid out as its lists have it
    battle wabash-1791
    dice 2 2 2 2  2 2 2 2 2 2 2
    deploy historical
    group HUGER
    deploy historical
    event turn 1

% LF-RF-81, LF-RF-82, LF-RF-83, LF-RF-84, LF-RF-85: fallen-timbers-1794 is laid out as its lists have it
    battle fallen-timbers-1794
    dice 2 2 2 2 2  2 2 2 2
    deploy historical
    event deployed EGUSHWA
    event deployed BUCKONGAHELAS
    event deployed CALDWELL
    event turn 1

% LF-RF-86, LF-RF-87, LF-RF-88, LF-RF-89, LF-RF-90: thames-1813 is laid out as its lists have it
    battle thames-1813
    dice 2 2 2 2 2 2 2 2  2 2 2 2
    deploy historical
    deploy historical
    event deployed WARBURTON
    event deployed TECUMSEH
    event deployed ROUNDHEAD
    event turn 1

% LF-RF-91, LF-RF-92, LF-RF-93, LF-RF-94, LF-RF-95: cryslers-farm-1813 is laid out as its lists have it
    battle cryslers-farm-1813
    dice 2 2 2 2  2 2 2 2 2
    deploy historical
    deploy historical
    event deployed COLES
    event deployed COVINGTON
    event deployed SWARTWOUT
    event deployed BROWN
    event turn 1

% LF-RF-96, LF-RF-97, LF-RF-98, LF-RF-99, LF-RF-100: chippawa-1814 is laid out as its lists have it
    battle chippawa-1814
    dice 2 2 2 2  2 2 2 2
    deploy historical
    event deployed SCOTT
    event deployed PORTER
    event deployed HINDMAN
    event turn 1

% LF-RF-101, LF-RF-102, LF-RF-103, LF-RF-104, LF-RF-105: niagara-1814 is laid out as its lists have it
    battle niagara-1814
    dice 2 2 2 2 2  2 2 2 2 2 2 2
    deploy historical
    event deployed PEARSON
    event deployed PARRY
    event deployed HAMILTON
    event deployed MORRISON
    event deployed HERCULES-SCOTT
    event deployed MACKONOCHIE
    event turn 1

% LF-RF-106, LF-RF-107, LF-RF-108, LF-RF-109, LF-RF-110, LF-RF-111: bladensburg-1814 is laid out as its lists have it
    battle bladensburg-1814
    dice 2 2 2 2  2 2 2 2 2 2
    deploy historical
    event deployed BARNEY
    event deployed SMITH
    event deployed KRAMER
    event deployed STANSBURY
    event deployed BEALL
    event turn 1

% LF-RF-112, LF-RF-113, LF-RF-114, LF-RF-115, LF-RF-116, LF-RF-117: plattsburgh-1814 is laid out as its lists have it
    battle plattsburgh-1814
    dice 2 2 2 2 2  2 2 2 2 2 2
    arm GUNS-1 light-cannon
    arm GUNS-2 light-cannon
    arm GUNS-3 mortar
    deploy historical
    deploy historical
    event turn 1

% LF-RF-118, LF-RF-119, LF-RF-120, LF-RF-121, LF-RF-122, LF-RF-123: new-orleans-1815 is laid out as its lists have it
    battle new-orleans-1815
    dice 2 2 2 2 2 2 2  2 2 2 2 2 2 2 2
    deploy historical
    deploy historical
    event turn 1

% LF-RF-75: Singleton's guns may stand where Williams is not heard, and none of his others may
    battle guilford-1781
    dice 2 2 2 2  2 2 2 2 2 2 2 2 2 2
    group WILLIAMS
    post WILLIAMS 48.4 41.4
    place MD-1 34 40 180 line 0              refused LF-SC-10
    place GUNS-3 35.19 39.12 180 open 1      ok
