/* test_lf_refights.c -- the twenty refights, entry by entry: what elements each group of the lists
 * has and what they cost, how many groups and elements there are, who attacks by which scenario,
 * and that what is suggested for an element is something it may be.
 *
 * covers: LF-RF-28, LF-RF-29, LF-RF-30, LF-RF-31, LF-RF-32, LF-RF-33, LF-RF-34, LF-RF-35
 * covers: LF-RF-36, LF-RF-37, LF-RF-38, LF-RF-39, LF-RF-40, LF-RF-41, LF-RF-42, LF-RF-43
 * covers: LF-RF-44, LF-RF-45, LF-RF-46, LF-RF-47, LF-RF-48, LF-RF-49, LF-RF-50, LF-RF-51
 * covers: LF-RF-52, LF-RF-53, LF-RF-54, LF-RF-55, LF-RF-56, LF-RF-57, LF-RF-58, LF-RF-59
 * covers: LF-RF-60, LF-RF-61, LF-RF-62, LF-RF-63, LF-RF-64, LF-RF-65, LF-RF-66, LF-RF-67
 * covers: LF-RF-68, LF-RF-69, LF-RF-70, LF-RF-71, LF-RF-72, LF-RF-73, LF-RF-74, LF-RF-76
 * covers: LF-RF-77, LF-RF-78, LF-RF-79, LF-RF-80, LF-RF-81, LF-RF-82, LF-RF-83, LF-RF-84
 * covers: LF-RF-85, LF-RF-86, LF-RF-87, LF-RF-88, LF-RF-89, LF-RF-90, LF-RF-91, LF-RF-92
 * covers: LF-RF-93, LF-RF-94, LF-RF-95, LF-RF-96, LF-RF-97, LF-RF-98, LF-RF-99, LF-RF-100
 * covers: LF-RF-101, LF-RF-102, LF-RF-103, LF-RF-104, LF-RF-105, LF-RF-106, LF-RF-107, LF-RF-108
 * covers: LF-RF-109, LF-RF-110, LF-RF-111, LF-RF-112, LF-RF-113, LF-RF-114, LF-RF-115, LF-RF-116
 * covers: LF-RF-117, LF-RF-118, LF-RF-119, LF-RF-120, LF-RF-121, LF-RF-122, LF-RF-123 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "files/files.h"
#include "rules/landofthefree/lof.h"
#include "rules/landofthefree/setup/setup.h"
#include "rules/landofthefree/upgrades.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* clang-format off: tables */

/* The battles in the order of the book: scenario, attacker; groups, elements and points of
 * attacker and defender, as they are played. */
static const struct battle {
    const char *name, *scenario, *attacker;
    int groups[2], elements[2], points[2];
} battles[] = {
    { "monongahela-1755", "meeting-engagement", "british", { 3, 2 }, { 11, 5 }, { 240, 155 } },
    { "ticonderoga-1758", "frontal-assault", "british", { 5, 4 }, { 21, 14 }, { 735, 460 } },
    { "plains-of-abraham-1759", "take-the-field", "british", { 4, 3 }, { 15, 15 }, { 365, 385 } },
    { "sainte-foy-1760", "meeting-engagement", "french", { 6, 4 }, { 25, 17 }, { 810, 530 } },
    { "trenton-1777", "meeting-engagement", "british", { 5, 7 }, { 24, 34 }, { 750, 765 } },
    { "princeton-1777", "reconnoiter", "american", { 7, 3 }, { 35, 11 }, { 805, 240 } },
    { "brandywine-1777-wing", "flank-attack", "british", { 4, 6 }, { 23, 26 }, { 785, 670 } },
    { "germantown-1777-columns",
      "meeting-engagement",
      "american",
      { 18, 10 },
      { 78, 28 },
      { 2210, 965 } },
    { "kings-mountain-1780", "surrounded", "american", { 6, 3 }, { 21, 9 }, { 315, 225 } },
    { "cowpens-1781", "take-the-field", "british", { 5, 6 }, { 12, 20 }, { 280, 405 } },
    { "guilford-1781", "meeting-engagement", "british", { 3, 9 }, { 13, 38 }, { 355, 720 } },
    { "wabash-1791", "surrounded", "confederacy", { 3, 6 }, { 9, 21 }, { 235, 445 } },
    { "fallen-timbers-1794", "meeting-engagement", "american", { 4, 3 }, { 18, 11 }, { 540, 245 } },
    { "thames-1813", "take-the-field", "american", { 7, 3 }, { 14, 8 }, { 390, 220 } },
    { "cryslers-farm-1813", "take-the-field", "british", { 3, 4 }, { 10, 14 }, { 225, 350 } },
    { "chippawa-1814", "meeting-engagement", "british", { 3, 3 }, { 10, 13 }, { 300, 355 } },
    { "niagara-1814", "meeting-engagement", "american", { 4, 6 }, { 15, 25 }, { 435, 525 } },
    { "bladensburg-1814", "meeting-engagement", "british", { 3, 5 }, { 10, 27 }, { 315, 810 } },
    { "plattsburgh-1814", "frontal-assault", "british", { 4, 5 }, { 20, 22 }, { 510, 455 } },
    { "new-orleans-1815", "frontal-assault", "british", { 6, 7 }, { 22, 30 }, { 690, 860 } },
};

/* Every group of the lists: how many of each size and type it has ("2LI 1MA": two Large infantry,
 * one Medium artillery), its points, and whether it was there. Sizes that a list leaves out, and
 * guns that it calls infantry, are as ruled. */
static const struct group {
    const char *name, *side, *commander, *elements;
    int points;
    bool used;
} groups[] = {
    { "monongahela-1755", "british", "HALKET", "1LI 1MA", 60, true },
    { "monongahela-1755", "british", "WASHINGTON", "4SI 1SC", 80, true },
    { "monongahela-1755", "british", "GAGE", "1LI 2SA 1MA", 100, true },
    { "monongahela-1755", "french", "DUMAS", "2MI", 50, true },
    { "monongahela-1755", "french", "LANGLADE", "3LI", 105, true },
    { "ticonderoga-1758", "british", "GRANT", "4LI", 140, true },
    { "ticonderoga-1758", "british", "DONALDSON", "4LI", 140, true },
    { "ticonderoga-1758", "british", "HAVILAND", "5LI", 175, true },
    { "ticonderoga-1758", "british", "GAGE", "3LI", 105, true },
    { "ticonderoga-1758", "british", "BRADSTREET", "5LI", 175, true },
    { "ticonderoga-1758", "french", "LEVIS", "3LI", 105, true },
    { "ticonderoga-1758", "french", "UNNAMED", "1MI 2LI 1MA", 120, true },
    { "ticonderoga-1758", "french", "BOURLAMAQUE", "2LI 1MA", 95, true },
    { "ticonderoga-1758", "french", "TREPEZET", "4LI", 140, true },
    { "plains-of-abraham-1759", "british", "BROWNE", "3SI 1LI", 80, true },
    { "plains-of-abraham-1759", "british", "MONCKTON", "2MI 1LI 1SA", 105, true },
    { "plains-of-abraham-1759", "british", "MURRAY", "2MI 1LI 1SA", 105, true },
    { "plains-of-abraham-1759", "british", "TOWNSEND", "3MI", 75, true },
    { "plains-of-abraham-1759", "french", "DUMAS", "1SI 4MI 1MA", 140, true },
    { "plains-of-abraham-1759", "french", "LEVIS", "1MI 1LI 1MA", 85, true },
    { "plains-of-abraham-1759", "french", "SENEZERGUES", "4MI 1LI 1MA", 160, true },
    { "sainte-foy-1760", "french", "DALGUIER", "4LI", 140, true },
    { "sainte-foy-1760", "french", "LA-PAUSE", "4LI", 140, true },
    { "sainte-foy-1760", "french", "REPENTIGNY", "2MI 3LI", 155, true },
    { "sainte-foy-1760", "french", "BOURLAMAQUE", "4LI", 140, true },
    { "sainte-foy-1760", "french", "MONTREUIL", "5LI", 175, true },
    { "sainte-foy-1760", "french", "LOUVRICOURT", "3SA", 60, true },
    { "sainte-foy-1760", "british", "DALLING", "2MI 1LA", 80, true },
    { "sainte-foy-1760", "british", "BURTON", "4LI 1LA", 170, true },
    { "sainte-foy-1760", "british", "FRASER", "4LI 1LA", 170, true },
    { "sainte-foy-1760", "british", "MACDONALD", "1SI 2LI 1MA", 110, true },
    { "trenton-1777", "british", "GRANT", "4LI 1MA", 165, true },
    { "trenton-1777", "british", "MONCKTON", "3LI 1MA", 130, true },
    { "trenton-1777", "british", "DONOP", "5LI 1MA", 200, true },
    { "trenton-1777", "british", "LESLIE", "4LI 1MA", 165, true },
    { "trenton-1777", "british", "ABERCROMBY", "2SI 2MC", 90, true },
    { "trenton-1777", "american", "MERCER", "5SI 1SA", 95, false },
    { "trenton-1777", "american", "SCOTT", "3MI", 75, true },
    { "trenton-1777", "american", "FERMOY", "2LI 1MA", 95, true },
    { "trenton-1777", "american", "SULLIVAN", "5SI 1SA", 95, false },
    { "trenton-1777", "american", "ST-CLAIR", "7SI", 105, false },
    { "trenton-1777", "american", "EWING", "6SI", 90, true },
    { "trenton-1777", "american", "CADWALADER", "2SI 3LI 1MA", 160, true },
    { "trenton-1777", "american", "ANGELL", "5SI 1SA", 95, true },
    { "trenton-1777", "american", "MIFFLIN", "5LI", 175, true },
    { "trenton-1777", "american", "NEWCOMBE", "5SI", 75, true },
    { "princeton-1777", "american", "MERCER", "5SI 1SA", 95, true },
    { "princeton-1777", "american", "CADWALADER", "2MI 3LI", 155, true },
    { "princeton-1777", "american", "GREENE", "2MI 1SA", 70, true },
    { "princeton-1777", "american", "ST-CLAIR", "6MI", 150, true },
    { "princeton-1777", "american", "SULLIVAN", "6MI", 150, true },
    { "princeton-1777", "american", "FERMOY", "2LI 1SA", 90, true },
    { "princeton-1777", "american", "ANGELL", "5SI 1SA", 95, true },
    { "princeton-1777", "british", "BRADSTREET", "2SI 2LI", 100, true },
    { "princeton-1777", "british", "CUYLER", "1TI 1SI 1MI 1TC", 65, true },
    { "princeton-1777", "british", "UNNAMED", "3MA", 75, true },
    { "brandywine-1777-wing", "british", "MATTHEW", "6LI", 210, true },
    { "brandywine-1777-wing", "british", "GREY", "4LI 1LC 1MA", 210, true },
    { "brandywine-1777-wing", "british", "AGNEW", "4LI 1MA", 165, true },
    { "brandywine-1777-wing", "british", "DONOP", "5LI 1MA", 200, true },
    { "brandywine-1777-wing", "british", "STIRN", "3LI", 105, false },
    { "brandywine-1777-wing", "british", "VAUGHAN", "4LI", 140, false },
    { "brandywine-1777-wing", "british", "GRANT", "5LI", 175, false },
    { "brandywine-1777-wing", "british", "WEMYSS", "1SI 1LI 1LC", 95, false },
    { "brandywine-1777-wing", "british", "LESLIE", "2LI 1MA 1LA", 125, false },
    { "brandywine-1777-wing", "american", "SMALLWOOD", "3MI 1LI", 110, true },
    { "brandywine-1777-wing", "american", "DE-BORRE", "3MI 1LI", 110, true },
    { "brandywine-1777-wing", "american", "WOODFORD", "4MI", 100, true },
    { "brandywine-1777-wing", "american", "SCOTT", "5MI", 125, true },
    { "brandywine-1777-wing", "american", "MAXWELL", "4MI", 100, true },
    { "brandywine-1777-wing", "american", "CONWAY", "5MI", 125, true },
    { "brandywine-1777-wing", "american", "PROCTOR", "2SA 1MA", 65, false },
    { "brandywine-1777-wing", "american", "MAXWELL-LI", "5MI", 125, false },
    { "brandywine-1777-wing", "american", "NASH", "9MI", 225, false },
    { "brandywine-1777-wing", "american", "POTTER", "5MI", 125, false },
    { "brandywine-1777-wing", "american", "LACEY", "5MI", 125, false },
    { "brandywine-1777-wing", "american", "MUHLENBERG", "5LI", 175, false },
    { "brandywine-1777-wing", "american", "WEEDON", "5LI", 175, false },
    { "brandywine-1777-wing", "american", "HARTLEY", "5LI", 175, false },
    { "brandywine-1777-wing", "american", "HUMPTON", "4LI", 140, false },
    { "germantown-1777-columns", "american", "ARMSTRONG", "5LI 1MA", 200, true },
    { "germantown-1777-columns", "american", "STONE", "3MI 1LI", 110, true },
    { "germantown-1777-columns", "american", "HAZEN", "3MI 1LI", 110, true },
    { "germantown-1777-columns", "american", "HARTLEY", "5MI", 125, true },
    { "germantown-1777-columns", "american", "HUMPTON", "4MI", 100, true },
    { "germantown-1777-columns", "american", "CONWAY", "4MI", 100, true },
    { "germantown-1777-columns", "american", "BLAND", "3MC", 90, true },
    { "germantown-1777-columns", "american", "SMALLWOOD", "5LI", 175, true },
    { "germantown-1777-columns", "american", "FORMAN", "5LI", 175, true },
    { "germantown-1777-columns", "american", "MUHLENBERG", "4LI", 140, true },
    { "germantown-1777-columns", "american", "WEEDON", "5LI", 175, true },
    { "germantown-1777-columns", "american", "MCDOUGALL", "4MI", 100, true },
    { "germantown-1777-columns", "american", "WOODFORD", "4MI", 100, true },
    { "germantown-1777-columns", "american", "SCOTT", "3MI", 75, true },
    { "germantown-1777-columns", "american", "PULASKI", "1LI 1TC 1SC", 70, true },
    { "germantown-1777-columns", "american", "NASH", "9MI", 225, true },
    { "germantown-1777-columns", "american", "MAXWELL", "4MI", 100, true },
    { "germantown-1777-columns", "american", "KNOX", "2SA", 40, true },
    { "germantown-1777-columns", "british", "ERSKINE", "1MI 2LI", 95, true },
    { "germantown-1777-columns", "british", "MATTHEW", "2LI", 70, true },
    { "germantown-1777-columns", "british", "VAUGHAN", "3LI", 105, true },
    { "germantown-1777-columns", "british", "GRANT", "3LI", 105, true },
    { "germantown-1777-columns", "british", "CORNWALLIS", "3LI 1MC", 135, true },
    { "germantown-1777-columns", "british", "WURMB", "2LI", 70, true },
    { "germantown-1777-columns", "british", "GREY", "3LI", 105, true },
    { "germantown-1777-columns", "british", "AGNEW", "4LI", 140, true },
    { "germantown-1777-columns", "british", "STIRN", "2LI", 70, true },
    { "germantown-1777-columns", "british", "DONOP", "2LI", 70, true },
    { "kings-mountain-1780", "american", "CLEVELAND", "4SI", 60, true },
    { "kings-mountain-1780", "american", "HAMBRIGHT", "2SI", 30, true },
    { "kings-mountain-1780", "american", "SEVIER", "4SI", 60, true },
    { "kings-mountain-1780", "american", "WILLIAMS", "2SI", 30, true },
    { "kings-mountain-1780", "american", "SHELBY", "4SI", 60, true },
    { "kings-mountain-1780", "american", "CAMPBELL-2", "5SI", 75, true },
    { "kings-mountain-1780", "british", "DEPEYSTER", "3MI", 75, true },
    { "kings-mountain-1780", "british", "CHESNEY", "3MI", 75, true },
    { "kings-mountain-1780", "british", "LOYALIST", "3MI", 75, true },
    { "cowpens-1781", "british", "OGILVIE", "2MC", 60, true },
    { "cowpens-1781", "british", "GILDART", "2SC", 40, true },
    { "cowpens-1781", "british", "STEWART", "1LI 2SA", 75, true },
    { "cowpens-1781", "british", "NEWMARSH", "1MI 1LI", 60, true },
    { "cowpens-1781", "british", "MCDONALD", "3SI", 45, true },
    { "cowpens-1781", "american", "HOWARD", "5SI", 75, true },
    { "cowpens-1781", "american", "LAWSON", "3SI", 45, true },
    { "cowpens-1781", "american", "TRIPLETT", "2SI 1MI", 55, true },
    { "cowpens-1781", "american", "MCDOWELL", "1SI 1LI", 50, true },
    { "cowpens-1781", "american", "PICKENS", "2MI 2LI", 120, true },
    { "cowpens-1781", "american", "WASHINGTON", "3SC", 60, true },
    { "guilford-1781", "british", "LESLIE", "2LI 1MA", 95, true },
    { "guilford-1781", "british", "WEBSTER", "1SI 1MI 2LI", 110, true },
    { "guilford-1781", "british", "OHARA", "1SI 1MI 2LI 1SC 1SA", 150, true },
    { "guilford-1781", "american", "WILLIAMS", "2MI 1MA", 75, true },
    { "guilford-1781", "american", "HUGER", "2MI 1MA", 75, true },
    { "guilford-1781", "american", "BUTLER", "5SI", 75, true },
    { "guilford-1781", "american", "EATON", "5SI", 75, true },
    { "guilford-1781", "american", "RAMSEY", "5SI", 75, true },
    { "guilford-1781", "american", "LAWSON", "3MI", 75, true },
    { "guilford-1781", "american", "STEVENS", "4MI", 100, true },
    { "guilford-1781", "american", "WASHINGTON", "3SI 3SC", 105, true },
    { "guilford-1781", "american", "LEE", "3SI 1SC", 65, true },
    { "wabash-1791", "confederacy", "WAPACOMEGAT", "3MI", 75, true },
    { "wabash-1791", "confederacy", "BLUE-JACKET", "1MI 2LI", 95, true },
    { "wabash-1791", "confederacy", "BUCKONGAHELAS", "2SI 1LI", 65, true },
    { "wabash-1791", "american", "GIBSON", "2MI", 50, true },
    { "wabash-1791", "american", "HUGER", "1MI 2LI 1MA", 120, true },
    { "wabash-1791", "american", "TRUMAN", "1SI 1MI", 40, true },
    { "wabash-1791", "american", "HEART", "4SI", 60, true },
    { "wabash-1791", "american", "DARKE", "1MI 1LI 1MA", 85, true },
    { "wabash-1791", "american", "OLDHAM", "6SI", 90, true },
    { "fallen-timbers-1794", "american", "MILLS", "3MI 1LC 2MA", 170, true },
    { "fallen-timbers-1794", "american", "HAMTRAMCK", "2MI 1LI", 85, true },
    { "fallen-timbers-1794", "american", "WILKINSON", "2MI 1LI", 85, true },
    { "fallen-timbers-1794", "american", "SCOTT", "1MI 5LI", 200, true },
    { "fallen-timbers-1794", "confederacy", "EGUSHWA", "2SI 1LI", 65, true },
    { "fallen-timbers-1794", "confederacy", "BUCKONGAHELAS", "1SI 2LI", 85, true },
    { "fallen-timbers-1794", "confederacy", "CALDWELL", "4SI 1LI", 95, true },
    { "thames-1813", "american", "TROTTER", "2MI", 50, true },
    { "thames-1813", "american", "KING", "2MI", 50, true },
    { "thames-1813", "american", "ALLEN", "2MI", 50, true },
    { "thames-1813", "american", "CHILES", "2MI", 50, true },
    { "thames-1813", "american", "CALDWELL", "2MI", 50, true },
    { "thames-1813", "american", "JOHNSON", "2LC", 90, true },
    { "thames-1813", "american", "SHELBY", "2MI", 50, true },
    { "thames-1813", "british", "WARBURTON", "1MI 2LI 1MA", 120, true },
    { "thames-1813", "british", "TECUMSEH", "2MI", 50, true },
    { "thames-1813", "british", "ROUNDHEAD", "2MI", 50, true },
    { "cryslers-farm-1813", "british", "HERIOT", "2TI 1MI", 45, true },
    { "cryslers-farm-1813", "british", "PEARSON", "2MI 1SA", 70, true },
    { "cryslers-farm-1813", "british", "PLENDERLEATH", "2MI 1LI 1MA", 110, true },
    { "cryslers-farm-1813", "american", "COLES", "2MI 1MC 1MA", 105, true },
    { "cryslers-farm-1813", "american", "COVINGTON", "3MI", 75, true },
    { "cryslers-farm-1813", "american", "SWARTWOUT", "3MI 1SA", 95, true },
    { "cryslers-farm-1813", "american", "BROWN", "3MI", 75, true },
    { "chippawa-1814", "british", "GORDON", "3LI 1MC", 135, true },
    { "chippawa-1814", "british", "MACKONOCHIE", "1SA 2MA", 70, true },
    { "chippawa-1814", "british", "DICKSON", "1MI 2LI", 95, true },
    { "chippawa-1814", "american", "SCOTT", "1SI 4LI 1MA", 180, true },
    { "chippawa-1814", "american", "PORTER", "1SI 2LI", 85, true },
    { "chippawa-1814", "american", "HINDMAN", "1SC 1SA 2MA", 90, true },
    { "niagara-1814", "american", "SCOTT", "4LI", 140, true },
    { "niagara-1814", "american", "RIPLEY", "1MI 2LI", 95, true },
    { "niagara-1814", "american", "PORTER", "1SI 1MI 2LI", 110, true },
    { "niagara-1814", "american", "HINDMAN", "1SC 1SA 2MA", 90, true },
    { "niagara-1814", "british", "PEARSON", "2LI 1TC 1SC", 105, true },
    { "niagara-1814", "british", "PARRY", "5SI", 75, true },
    { "niagara-1814", "british", "HAMILTON", "3TI 2SI", 60, true },
    { "niagara-1814", "british", "MORRISON", "2SI 1MI 2LI 1SA", 145, true },
    { "niagara-1814", "british", "HERCULES-SCOTT", "1MI 2LI", 95, true },
    { "niagara-1814", "british", "MACKONOCHIE", "1SA 1MA", 45, true },
    { "bladensburg-1814", "british", "THORNTON", "3MI 1LI 1LA", 140, true },
    { "bladensburg-1814", "british", "BROOKE", "2LI", 70, true },
    { "bladensburg-1814", "british", "PATTERSON", "3LI", 105, true },
    { "bladensburg-1814", "american", "BARNEY", "1MI 2LI 1MC 1SA 1MA", 170, true },
    { "bladensburg-1814", "american", "SMITH", "1MI 2LI 1SC 1LA", 145, true },
    { "bladensburg-1814", "american", "KRAMER", "4MI 1LA", 130, true },
    { "bladensburg-1814", "american", "STANSBURY", "1MI 3LI 1LA", 160, true },
    { "bladensburg-1814", "american", "BEALL", "1MI 3LI 1MC 1LC", 205, true },
    { "plattsburgh-1814", "british", "BRISBANE", "1SI 5MI 1LA", 170, true },
    { "plattsburgh-1814", "british", "POWER", "2MI 2LI 1MC 1LA", 180, true },
    { "plattsburgh-1814", "british", "ROBINSON", "4MI 1LA", 130, true },
    { "plattsburgh-1814", "british", "DUSHARME", "2SI", 30, true },
    { "plattsburgh-1814", "american", "WOOL", "4SI 2MI 1MA", 135, true },
    { "plattsburgh-1814", "american", "MOOERS", "3SI 1MI 1MC 1MA", 125, true },
    { "plattsburgh-1814", "american", "STRONG", "3MI 1MA", 100, true },
    { "plattsburgh-1814", "american", "BEAR", "2SI", 30, true },
    { "plattsburgh-1814", "american", "APPLING", "1SI 2MA", 65, true },
    { "new-orleans-1815", "british", "LAMBERT", "4LI", 140, true },
    { "new-orleans-1815", "british", "GIBBS", "5LI", 175, true },
    { "new-orleans-1815", "british", "KEANE", "4LI", 140, true },
    { "new-orleans-1815", "british", "THORNTON", "2MI 1LI", 85, true },
    { "new-orleans-1815", "british", "DICKSON", "3MA", 75, true },
    { "new-orleans-1815", "british", "MITCHEL", "3MA", 75, true },
    { "new-orleans-1815", "american", "CARROLL", "3LI 2SA", 145, true },
    { "new-orleans-1815", "american", "COFFEE", "2LI 1SA", 90, true },
    { "new-orleans-1815", "american", "ADAIR", "3LI 1MA", 130, true },
    { "new-orleans-1815", "american", "MORGAN", "1MI 2LI", 95, true },
    { "new-orleans-1815", "american", "ROSS", "1SI 2LI 2SA 1MA", 150, true },
    { "new-orleans-1815", "american", "PLAUCHE", "1SI 1MI 2LI 1SA 1MA", 155, true },
    { "new-orleans-1815", "american", "HARRISON", "1LI 2MC", 95, true },
};

/* clang-format on */

#define COUNT(table) ((int)(sizeof(table) / sizeof *(table)))

static lin_source *source;

static int begin(void **state)
{
    (void)state;
    source = lin_source_new(NULL);
    return source ? 0 : -1;
}

static int end(void **state)
{
    (void)state;
    lin_source_free(source);
    return 0;
}

static const lf_field *open_battle(const char *name, const char *options)
{
    char whole[512];
    const lin_field *f = NULL;
    lin_refusal why = { 0 };

    snprintf(whole, sizeof whole, LIN_SOURCE_DIR "/battles/%s/battle.yaml", name);
    if (lin_source_field(source, whole, options, &f, &why) != LIN_OK)
        fail_msg("%s: %s", name, why.text);
    return lf_field_of(f);
}

/* "2LI 1MA" of those who are there. */
static void tell_elements(const lf_field *f, int g, char *out, size_t size)
{
    int n[3][LF_SIZES] = { { 0 } };
    size_t at = 0;

    for (int u = 0; u < f->units; u++)
        if (lf_is_element(f, u) && f->group[u] == g)
            n[f->type[u]][f->size[u]]++;
    out[0] = '\0';
    for (int t = LF_INFANTRY; t <= LF_ARTILLERY; t++)
        for (int s = LF_TINY; s <= LF_LARGE; s++)
            if (n[t][s])
                at += (size_t)snprintf(out + at, size - at, "%s%d%c%c", at ? " " : "", n[t][s],
                                       "TSML"[s], "ICA"[t]);
}

static int points_of(const lf_field *f, int g)
{
    int sum = 0;

    for (int u = 0; u < f->units; u++)
        if (lf_is_element(f, u) && f->group[u] == g)
            sum += f->cost[u];
    return sum;
}

static void every_group_is_as_listed(void **state)
{
    const lf_field *f = NULL;
    const char *open = "";
    int elements = 0;

    (void)state;
    assert_int_equal(COUNT(groups), 219);
    for (int i = 0; i < COUNT(groups); i++) {
        const struct group *row = &groups[i];
        char told[80];
        int c;

        if (strcmp(open, row->name) != 0)
            f = open_battle(open = row->name, "all_formations=on");
        c = lin_unit_find(&f->base, row->commander);
        if (c < 0 || f->type[c] != LF_GROUP_COMMANDER)
            fail_msg("%s has no group of %s", row->name, row->commander);
        assert_string_equal(f->base.battle->side_id[f->side[c]], row->side);
        tell_elements(f, f->group[c], told, sizeof told);
        assert_string_equal(told, row->elements);
        assert_int_equal(points_of(f, f->group[c]), row->points);
        assert_string_equal(lin_node_text(f->base.battle->unit[c].data, "used", "yes"),
                            row->used ? "yes" : "no");
        for (const char *p = row->elements; *p; p += strcspn(p, " ") + (strchr(p, ' ') != NULL))
            elements += atoi(p);
    }
    assert_int_equal(elements, 878);
}

/* Nobody is in a battle whom the lists do not have. */
static void every_battle_is_as_listed(void **state)
{
    (void)state;
    assert_int_equal(COUNT(battles), 20);
    for (int i = 0; i < COUNT(battles); i++) {
        const struct battle *row = &battles[i];
        const lf_field *f = open_battle(row->name, NULL);
        const lin_battle *b = f->base.battle;
        const int attacker = strcmp(b->side_id[0], row->attacker) == 0 ? 0 : 1;
        int n[LIN_SIDES] = { 0 }, led[LIN_SIDES] = { 0 }, larger;

        assert_string_equal(lf_scenario_name[f->base.option[LF_OPT_SCENARIO]], row->scenario);
        assert_int_equal(f->roles_fixed, 1 + attacker);
        for (int u = 0; u < f->units; u++)
            n[f->side[u]] += lf_is_element(f, u);
        for (int g = 0; g < f->groups; g++)
            led[f->group_side[g]]++;
        for (int k = 0; k < 2; k++) {
            const int side = k == 0 ? attacker : 1 - attacker;

            assert_int_equal(led[side], row->groups[k]);
            assert_int_equal(n[side], row->elements[k]);
            assert_int_equal(lf_force_points(f, side), row->points[k]);
        }
        larger = row->points[0] > row->points[1] ? row->points[0] : row->points[1];
        assert_int_equal(f->points, larger);
        for (int u = 0; u < f->units; u++)
            if (lf_is_element(f, u) && f->type[u] != LF_ARTILLERY && f->size[u] == LF_LARGE)
                assert_int_equal(f->stands[u], n[0] + n[1] > 40 ? 5 : 7);
    }
}

static void suggestions_suit_their_elements(void **state)
{
    int some = 0;

    (void)state;
    for (int i = 0; i < COUNT(battles); i++) {
        const lf_field *f = open_battle(battles[i].name, "all_formations=on");
        const int before = some;

        for (int u = 0; u < f->units; u++) {
            const lin_unit *unit = &f->base.battle->unit[u];
            const char *word = lin_node_text(unit->data, "suggested", NULL);

            if (!word)
                continue;
            if (lf_upgrade_find(word) < 0 ||
                !lf_upgrade_suits(lf_upgrade_find(word), f->type[u], f->size[u]))
                fail_msg("%s: %s cannot be %s", battles[i].name, unit->id, word);
            some++;
        }
        if (some == before)
            fail_msg("%s suggests nothing", battles[i].name);
    }
    assert_true(some > 250);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_group_is_as_listed),
        cmocka_unit_test(every_battle_is_as_listed),
        cmocka_unit_test(suggestions_suit_their_elements),
    };

    return cmocka_run_group_tests(tests, begin, end);
}
