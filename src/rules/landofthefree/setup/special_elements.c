/* special_elements.c -- upgrades that a battle's list gives its elements: who may have which, what
 * comes with it, and how many of them a force may have. LF-FB-26, LF-SE-01 to LF-SE-09. */
#include "kit/roster.h"
#include "kit/sets.h"
#include "rules/landofthefree/setup/setup.h"

#include <string.h>

/* LF-SE-01: one word, and a word of its own for the only two that may be joined. Those that suit it
 * are told. */
static lin_status unknown(const lf_field *f, int u, const char *word, lin_refusal *why)
{
    char all[240], quote[24];
    lin_text t = lin_text_in(all, sizeof all);

    for (int i = LF_PLAIN + 1; i < LF_UPGRADES; i++)
        if (lf_upgrade_suits(i, f->type[u], f->size[u]))
            lin_put(&t, "%s%s", t.used ? ", " : "; say one of ", lf_upgrade_rows[i].word);
    return kit_unit_wrong(why, &f->base.battle->unit[u], "LF-SE-06",
                          "has the upgrade \"%s\", which there is not%s",
                          lin_quoted(word, quote, sizeof quote), all);
}

/* LF-SE-03, LF-SE-06, LF-SE-12 */
static lin_status check_upgrade(const lf_field *f, int u, int upgrade, lin_refusal *why)
{
    const lin_unit *unit = &f->base.battle->unit[u];
    const lf_upgrade_row *row = &lf_upgrade_rows[upgrade];

    if (!(row->types >> f->type[u] & 1))
        return kit_unit_wrong(why, unit, "LF-SE-06", "is %s, and %s is not for %s", unit->kind,
                              row->name, unit->kind);
    if (!lf_upgrade_suits(upgrade, f->type[u], f->size[u]))
        return kit_unit_wrong(why, unit, row->rule, "is %s, and %s is for large elements alone",
                              unit->size, row->name);
    if (f->type[u] == LF_INFANTRY && f->weapon[u] == LF_RIFLED)
        return kit_unit_wrong(why, unit, "LF-SE-03",
                              "has rifled muskets and an upgrade; infantry buys one or the other");
    return LIN_OK;
}

/* LF-SK-22, LF-SK-23: two skills are a matter of weapons. */
static int weapon_by_skill(const lf_field *f, int u, uint32_t skills)
{
    return skills & LF_SKILL_RIFLES ? LF_RIFLED : skills & LF_SKILL_MIXED ? LF_MIXED : f->weapon[u];
}

/* "upgrade: light-infantry" with an element, whose type, size and weapon are known. LF-FB-26: with
 * the advanced rules turned off it is looked at, and counts for nothing. */
lin_status lf_read_upgrade(lf_field *f, int u, lin_refusal *why)
{
    const lin_unit *unit = &f->base.battle->unit[u];
    const char *suggested = lin_node_text(unit->data, "suggested", NULL);
    const char *word =
        lin_node_text(unit->data, "upgrade", f->base.option[LF_OPT_SUGGESTED] ? suggested : NULL);
    const int upgrade = word ? lf_upgrade_find(word) : LF_PLAIN;
    lin_status status;

    if (suggested && lf_upgrade_find(suggested) <= LF_PLAIN) /* LF-RF-124 */
        return unknown(f, u, suggested, why);
    if (suggested && (status = check_upgrade(f, u, lf_upgrade_find(suggested), why)) != LIN_OK)
        return status;
    if (upgrade < 0 || (word && upgrade == LF_PLAIN))
        return unknown(f, u, word, why);
    if (upgrade == LF_PLAIN)
        return LIN_OK;
    if ((status = check_upgrade(f, u, upgrade, why)) != LIN_OK ||
        f->base.option[LF_OPT_ADVANCED] != LF_ADVANCED)
        return status;
    f->upgrade[u] = (uint8_t)upgrade;
    f->skills[u] = lf_upgrade_rows[upgrade].skills;
    f->weapon[u] = (uint8_t)weapon_by_skill(f, u, f->skills[u]);
    return LIN_OK;
}

/* LF-SE-04, LF-SE-05: of each such class a quarter of the force, a remainder dropped. What is wrong
 * goes into the row and the count; false: nothing is. */
bool lf_exceeds_quarter(const lf_field *f, const tb_set *force, const lf_upgrade_row **row,
                        int *count)
{
    const int most = kit_set_count(force) / 4;

    for (int i = LF_PLAIN + 1; i < LF_UPGRADES; i++) {
        *row = &lf_upgrade_rows[i];
        *count = 0;
        for (int u = tb_next(force, 0); u >= 0; u = tb_next(force, u + 1))
            *count += lf_upgrade_rows[f->upgrade[u]].quarter == (*row)->quarter;
        if ((*row)->quarter && *count > most)
            return true;
    }
    return false;
}

/* ---- What follows for sides and groups ---- */

/* LF-SE-35, LF-SK-33: Indians and Woodsmen alone. */
static bool is_warparty(const lf_field *f, int g)
{
    const tb_set *members = &f->members[g];

    for (int u = tb_next(members, 0); u >= 0; u = tb_next(members, u + 1))
        if (!lf_has_skill(f, u, LF_SKILL_INDIAN | LF_SKILL_WOODSMEN))
            return false;
    return true;
}

/* LF-SE-36: are all groups that stand under the same superior as this one? refight: all of a side
 * stand under the senior one (LF-RF-10). */
static bool are_all_warparties(const lf_field *f, int g, bool of_division, bool refight)
{
    for (int other = 0; other < f->groups; other++) {
        const bool same = of_division ? f->division[other] == f->division[g]
                                      : refight || f->division[other] == LF_NONE;

        if (f->group_side[other] == f->group_side[g] && same && !is_warparty(f, other))
            return false;
    }
    return true;
}

void lf_settle_special(lf_field *f, bool refight)
{
    for (int side = 0; side < LIN_SIDES; side++) {
        const tb_set *all = &f->elements[side];

        f->zones_reach[side] = LF_IN(13);
        for (int u = tb_next(all, 0); u >= 0; u = tb_next(all, u + 1)) {
            f->scouts[side] = (uint8_t)(f->scouts[side] + lf_has_skill(f, u, LF_SKILL_SCOUTS));
            if (lf_has_skill(f, u, LF_SKILL_RIFLES))
                f->zones_reach[side] = LF_IN(19);
        }
    }
    for (int g = 0; g < f->groups; g++)
        f->trusts[g] =
            (uint8_t)((is_warparty(f, g) ? LF_TRUSTS_COMMANDER : 0) |
                      (are_all_warparties(f, g, false, refight) ? LF_TRUSTS_FORCE : 0) |
                      (are_all_warparties(f, g, true, refight) ? LF_TRUSTS_DIVISION : 0));
}
