/* muster_check.c -- what is wrong with a force besides what its rows say: what excludes each other,
 * quarters, the lists. LF-FB-08, LF-FB-27, LF-SE-03, LF-SE-04, LF-HE-01, LF-HE-02. */
#include "rules/landofthefree/muster/muster.h"

static const int nowhere[3] = { -1, -1, -1 };

static const char *name_of(const lin_force *f, int e)
{
    return f->entry[e].who.name[0] ? f->entry[e].who.name : lf_muster_kinds[f->entry[e].kind].name;
}

/* LF-SE-04: each class by itself, a remainder dropped. */
static void check_quarters(const lin_force *f, lin_breaches *out)
{
    const int most = f->entries / 4;
    int n[LF_UPGRADES] = { 0 };

    for (int e = 0; e < f->entries; e++)
        n[lf_upgrade_rows[lf_muster_upgrade(f, e)].quarter]++;
    for (int u = 0; u < LF_UPGRADES; u++) {
        const lf_upgrade_row *row = &lf_upgrade_rows[u];

        /* Hessian Grenadiers are told of with the Grenadiers. */
        if (row->quarter && u != LF_HESSIAN_GRENADIERS && n[row->quarter] > most)
            lin_breach_add(out, "LF-SE-04", true, nowhere,
                           "%d element%s %s %s; a force of %d may have %d, a quarter.",
                           n[row->quarter], n[row->quarter] == 1 ? "" : "s",
                           n[row->quarter] == 1 ? "is" : "are", row->name, f->entries, most);
    }
}

/* LF-FB-08, LF-SE-03 */
static void check_element(const lin_force *f, int e, const int at[3], lin_breaches *out)
{
    const lin_muster_kind *kind = &lf_muster_kinds[f->entry[e].kind];
    const int upgrade = lf_muster_upgrade(f, e);
    const char *named = f->entry[e].who.name;

    if (kind->arm == LF_TINY_GUN_ARM)
        lin_breach_add(out, "LF-FB-08", true, at,
                       "%s%shere is no Tiny artillery; Small is the least.", named,
                       named[0] ? ": t" : "T");
    if (upgrade != LF_PLAIN && lf_muster_rifled(f, e))
        lin_breach_add(out, "LF-SE-03", true, at,
                       "%s is %s and has bought rifled muskets; it can have one of the two.",
                       name_of(f, e), lf_upgrade_rows[upgrade].name);
}

/* LF-HE-01: a guide, so that it is told and no more; LF-HE-02: unless it is enforced. */
static void check_list(const lin_force *f, int e, const int at[3], lin_breaches *out)
{
    const int type = lf_muster_kinds[f->entry[e].kind].data[LF_KIND_TYPE],
              upgrade = lf_muster_upgrade(f, e), weapon = lf_muster_weapon(f, e);
    const bool enforced = lin_force_agreed(f, LF_TERM_ENFORCED);

    if (lf_is_listed(f->war, f->nation, type, upgrade, weapon))
        return;
    lin_breach_add(out, enforced ? "LF-HE-02" : "LF-HE-01", enforced, at,
                   "%s: the %s list of the %s has no %s%s%s%s.", name_of(f, e),
                   lf_nation_rows[f->nation].name, lf_war_rows[f->war].name, lf_type_name[type],
                   upgrade != LF_PLAIN    ? " that is "
                   : type == LF_ARTILLERY ? ""
                                          : " without an upgrade",
                   upgrade == LF_PLAIN ? "" : lf_upgrade_rows[upgrade].name,
                   type == LF_ARTILLERY ? " with such guns" : "");
}

/* LF-FB-27 */
void lf_muster_check(const lin_force *f, lin_breaches *out)
{
    const bool enforced = lin_force_agreed(f, LF_TERM_ENFORCED);
    const lf_list *list = lf_list_of(f->war, f->nation);

    if (!list)
        lin_breach_add(out, enforced ? "LF-HE-02" : "LF-HE-01", enforced, nowhere,
                       "There is no %s list of the %s.", lf_nation_rows[f->nation].name,
                       lf_war_rows[f->war].name);
    check_quarters(f, out);
    for (int e = 0; e < f->entries; e++) {
        const int at[3] = { -1, f->entry[e].group, e };

        check_element(f, e, at, out);
        if (list)
            check_list(f, e, at, out);
    }
}
