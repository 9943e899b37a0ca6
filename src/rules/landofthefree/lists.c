/* lists.c -- the ten historical lists. LF-HE. */
#include "rules/landofthefree/lists.h"
#include "rules/landofthefree/lof.h"

#include <stddef.h>

const lf_war_row lf_war_rows[LF_WARS] = {
    [LF_WAR_1754] = { "1754", "French and Indian War", 1754, 1763 },
    [LF_WAR_1775] = { "1775", "American Revolution", 1775, 1783 },
    [LF_WAR_1785] = { "1785", "Northwest Indian War", 1785, 1795 },
    [LF_WAR_1812] = { "1812", "War of 1812", 1812, 1815 },
};

const lf_nation_row lf_nation_rows[LF_NATIONS] = {
    [LF_NATION_AMERICAN] = { "american", "American" },
    [LF_NATION_BRITISH] = { "british", "British" },
    [LF_NATION_FRENCH] = { "french", "French" },
    [LF_NATION_GERMAN] = { "german", "German" },
    [LF_NATION_CONFEDERACY] = { "confederacy", "Confederacy" },
};

/* LF-HE-03: without an upgrade an entry is of the standard list. LF-HE-04: its name tells its type.
 * LF-HE-05: a howitzer is a cannon (LF-FB-21), so these are all that a list can mean. */
#define CANNON  (1 << LF_LIGHT_CANNON | 1 << LF_HEAVY_CANNON)
#define ROCKETS (CANNON | 1 << LF_ROCKET)

#define FOOT(name, upgrade)           \
    {                                 \
        name, LF_INFANTRY, upgrade, 0 \
    }
#define HORSE(name, upgrade)         \
    {                                \
        name, LF_CAVALRY, upgrade, 0 \
    }
#define GUNS(name, classes)                   \
    {                                         \
        name, LF_ARTILLERY, LF_PLAIN, classes \
    }

/* clang-format off: one entry a line, in the order of the book */

/* LF-HE-07; the light infantry is LF-HE-06 */
static const lf_list_entry british_1754[] = {
    FOOT("British line infantry", LF_PLAIN),
    FOOT("British grenadiers", LF_GRENADIERS),
    FOOT("British light infantry", LF_LIGHT_INFANTRY),
    FOOT("British Highlanders", LF_ELITE),
    GUNS("Royal Artillery", CANNON),
    GUNS("Provincial artillery", CANNON),
    FOOT("Colonial rangers", LF_RANGERS),
    FOOT("Provincial infantry", LF_PLAIN),
    FOOT("Frontier militia", LF_MILITIA),
    FOOT("Indians", LF_INDIANS),
};

/* LF-HE-08 */
static const lf_list_entry french_1754[] = {
    FOOT("French fusiliers", LF_PLAIN),
    FOOT("French chasseurs", LF_LIGHT_INFANTRY),
    FOOT("French grenadiers", LF_GRENADIERS),
    GUNS("French artillery", CANNON),
    FOOT("Compagnies Franches de la Marine", LF_RANGERS),
    FOOT("French militia", LF_MILITIA),
    FOOT("French frontiersmen (Coureurs de Bois)", LF_RANGERS),
    FOOT("Indians", LF_INDIANS),
};

/* LF-HE-09 */
static const lf_list_entry american_1775[] = {
    FOOT("Continental infantry", LF_PLAIN),
    FOOT("Continental grenadiers", LF_GRENADIERS),
    FOOT("Continental light infantry", LF_LIGHT_INFANTRY),
    FOOT("Continental marines", LF_ELITE),
    GUNS("Continental artillery", CANNON),
    GUNS("State and local artillery", CANNON),
    FOOT("American riflemen", LF_MILITIA_RIFLEMEN),
    FOOT("American minutemen", LF_MINUTEMEN),
    FOOT("American militia", LF_MILITIA),
    HORSE("American mounted militia", LF_MILITIA),
    HORSE("American mounted riflemen", LF_MILITIA_RIFLEMEN),
    HORSE("Continental and State dragoons", LF_DRAGOONS),
    HORSE("Continental and State light dragoons", LF_LIGHT_DRAGOONS),
    FOOT("Indians", LF_INDIANS),
};

/* LF-HE-10 */
static const lf_list_entry british_1775[] = {
    FOOT("British marines", LF_ELITE),
    FOOT("British line infantry", LF_PLAIN),
    FOOT("British light infantry", LF_LIGHT_INFANTRY),
    FOOT("British grenadiers", LF_GRENADIERS),
    FOOT("British Highlanders", LF_ELITE),
    GUNS("British artillery", CANNON),
    FOOT("British rangers", LF_RANGERS),
    FOOT("Queen's Rangers", LF_RANGERS),
    HORSE("British Legion dragoons", LF_DRAGOONS),
    HORSE("British light dragoons", LF_LIGHT_DRAGOONS),
    FOOT("Loyalists", LF_PLAIN),
    HORSE("Mounted Loyalists", LF_PLAIN),
    FOOT("Indians", LF_INDIANS),
};

/* LF-HE-11 */
static const lf_list_entry french_1775[] = {
    FOOT("French fusiliers", LF_PLAIN),       FOOT("French chasseurs", LF_LIGHT_INFANTRY),
    FOOT("French grenadiers", LF_GRENADIERS), HORSE("French hussars", LF_LIGHT_DRAGOONS),
    HORSE("French lancers", LF_DRAGOONS),     GUNS("French artillery", CANNON),
};

/* LF-HE-12 */
static const lf_list_entry german_1775[] = {
    FOOT("Hessian musketeers", LF_HESSIANS),
    FOOT("Hessian fusiliers", LF_HESSIANS),
    FOOT("Hessian grenadiers", LF_HESSIAN_GRENADIERS),
    FOOT("Hessian Jägers", LF_RIFLEMEN),
    GUNS("Hessian artillery", CANNON),
};

/* LF-HE-13 */
static const lf_list_entry american_1785[] = {
    FOOT("American infantry", LF_PLAIN),
    FOOT("American light infantry", LF_LIGHT_INFANTRY),
    FOOT("American riflemen", LF_RIFLEMEN),
    GUNS("American artillery", CANNON),
    FOOT("American militia", LF_MILITIA),
    HORSE("American mounted militia", LF_MILITIA),
    FOOT("American militia riflemen", LF_MILITIA_RIFLEMEN),
    HORSE("American mounted riflemen", LF_MILITIA_RIFLEMEN),
    HORSE("American dragoons", LF_DRAGOONS),
    HORSE("American light dragoons", LF_LIGHT_DRAGOONS),
    FOOT("Indians", LF_INDIANS),
};

/* LF-HE-14 */
static const lf_list_entry confederacy_1785[] = {
    FOOT("Canadian infantry", LF_PLAIN),
    FOOT("Canadian militia", LF_MILITIA),
    FOOT("Canadian riflemen", LF_MILITIA_RIFLEMEN),
    FOOT("Indians", LF_INDIANS),
};

/* LF-HE-15 */
static const lf_list_entry american_1812[] = {
    FOOT("American infantry", LF_PLAIN),
    FOOT("American grenadiers", LF_GRENADIERS),
    FOOT("American light infantry", LF_LIGHT_INFANTRY),
    FOOT("American marines", LF_ELITE),
    FOOT("American riflemen", LF_RIFLEMEN),
    FOOT("American militia", LF_MILITIA),
    FOOT("American militia riflemen", LF_MILITIA_RIFLEMEN),
    HORSE("American dragoons", LF_DRAGOONS),
    HORSE("American light dragoons", LF_LIGHT_DRAGOONS),
    HORSE("American mounted militia riflemen", LF_MILITIA_RIFLEMEN),
    GUNS("American artillery", ROCKETS),
    FOOT("Indians", LF_INDIANS),
};

/* LF-HE-16 */
static const lf_list_entry british_1812[] = {
    FOOT("British, Canadian and West Indian infantry", LF_PLAIN),
    FOOT("British, Canadian and West Indian grenadiers", LF_GRENADIERS),
    FOOT("British, Canadian and West Indian light infantry and voltigeurs", LF_LIGHT_INFANTRY),
    FOOT("British Highlanders", LF_ELITE),
    FOOT("British marines", LF_ELITE),
    FOOT("Canadian militia", LF_MILITIA),
    HORSE("British and Canadian dragoons", LF_DRAGOONS),
    HORSE("British light dragoons", LF_LIGHT_DRAGOONS),
    GUNS("Royal Artillery", ROCKETS),
    FOOT("Indians", LF_INDIANS),
};

#define LIST(war, nation, ally, entries, rule)                                       \
    {                                                                                \
        war, nation, ally, entries, (int)(sizeof(entries) / sizeof *(entries)), rule \
    }

const lf_list lf_lists[LF_LISTS] = {
    LIST(LF_WAR_1754, LF_NATION_BRITISH, LF_NATION_BRITISH, british_1754, "LF-HE-07"),
    LIST(LF_WAR_1754, LF_NATION_FRENCH, LF_NATION_FRENCH, french_1754, "LF-HE-08"),
    LIST(LF_WAR_1775, LF_NATION_AMERICAN, LF_NATION_FRENCH, american_1775, "LF-HE-09"),
    LIST(LF_WAR_1775, LF_NATION_BRITISH, LF_NATION_GERMAN, british_1775, "LF-HE-10"),
    LIST(LF_WAR_1775, LF_NATION_FRENCH, LF_NATION_AMERICAN, french_1775, "LF-HE-11"), /* LF-HE-17 */
    LIST(LF_WAR_1775, LF_NATION_GERMAN, LF_NATION_BRITISH, german_1775, "LF-HE-12"),
    LIST(LF_WAR_1785, LF_NATION_AMERICAN, LF_NATION_AMERICAN, american_1785, "LF-HE-13"),
    LIST(LF_WAR_1785, LF_NATION_CONFEDERACY, LF_NATION_CONFEDERACY, confederacy_1785, "LF-HE-14"),
    LIST(LF_WAR_1812, LF_NATION_AMERICAN, LF_NATION_AMERICAN, american_1812, "LF-HE-15"),
    LIST(LF_WAR_1812, LF_NATION_BRITISH, LF_NATION_BRITISH, british_1812, "LF-HE-16"),
};

/* clang-format on */

/* LF-FB-01 */
int lf_war_of_year(int year)
{
    for (int w = 0; w < LF_WARS; w++)
        if (year >= lf_war_rows[w].first && year <= lf_war_rows[w].last)
            return w;
    return -1;
}

const lf_list *lf_list_of(int war, int nation)
{
    for (int i = 0; i < LF_LISTS; i++)
        if (lf_lists[i].war == war && lf_lists[i].nation == nation)
            return &lf_lists[i];
    return NULL;
}

static bool is_entry(const lf_list *list, int type, int upgrade, int weapon)
{
    for (int i = 0; i < list->entries; i++) {
        const lf_list_entry *e = &list->entry[i];

        if (e->type == type && e->upgrade == upgrade &&
            (type != LF_ARTILLERY || e->guns >> weapon & 1)) /* LF-HE-05 */
            return true;
    }
    return false;
}

/* LF-HE-17: its own list, or that of an ally. */
bool lf_is_listed(int war, int nation, int type, int upgrade, int weapon)
{
    for (int i = 0; i < LF_LISTS; i++)
        if (lf_lists[i].war == war &&
            (lf_lists[i].nation == nation || lf_lists[i].ally == nation) &&
            is_entry(&lf_lists[i], type, upgrade, weapon))
            return true;
    return false;
}
