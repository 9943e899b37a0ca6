/* lists.h -- the historical lists of Land of the Free: who fought for whom in which war, as rows.
 * LF-HE.
 *
 * For a builder of forces: a war and a nation are words to choose; an entry gives the type and the
 * upgrade of what is added under its name; size and commander are the player's own. */
#ifndef LF_LISTS_H
#define LF_LISTS_H

#include "rules/landofthefree/upgrades.h"

typedef enum {
    LF_WAR_1754, /* French and Indian War */
    LF_WAR_1775, /* American Revolution */
    LF_WAR_1785, /* Northwest Indian War */
    LF_WAR_1812,
    LF_WARS
} lf_war;

typedef enum {
    LF_NATION_AMERICAN,
    LF_NATION_BRITISH,
    LF_NATION_FRENCH,
    LF_NATION_GERMAN,
    LF_NATION_CONFEDERACY,
    LF_NATIONS
} lf_nation;

typedef struct {
    const char *word, *name; /* "1775", "American Revolution" */
    int first, last;         /* years */
} lf_war_row;

typedef struct {
    const char *word, *name; /* "american", "American" */
} lf_nation_row;

/* One entry of a list. */
typedef struct {
    const char *name;
    uint8_t type;    /* lf_type */
    uint8_t upgrade; /* lf_upgrade */
    uint8_t guns;    /* of artillery: classes that the list has, as bits of lf_weapon */
} lf_list_entry;

typedef struct {
    uint8_t war, nation;
    uint8_t ally; /* may stand in one force with those of this nation; its own: with nobody */
    const lf_list_entry *entry;
    int entries;
    const char *rule;
} lf_list;

#define LF_LISTS 10
extern const lf_list lf_lists[LF_LISTS];
extern const lf_war_row lf_war_rows[LF_WARS];
extern const lf_nation_row lf_nation_rows[LF_NATIONS];

int lf_war_of_year(int year);                   /* -1: there was none */
const lf_list *lf_list_of(int war, int nation); /* NULL: it had no part in that war */

/* Has the list of that nation, or of an ally, an entry of this type and upgrade, and of guns of
 * this class (lf_weapon)? */
bool lf_is_listed(int war, int nation, int type, int upgrade, int weapon);

#endif
