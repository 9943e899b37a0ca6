/* nations.c -- war and nations of a battle, and forces by the historical lists, where these are
 * more than a guide: every element has to be an entry of its nation, or of an ally. LF-FB-01,
 * LF-HE-01, LF-HE-02, LF-HE-17. */
#include "kit/roster.h"
#include "rules/landofthefree/lists.h"
#include "rules/landofthefree/setup/setup.h"

#include <string.h>

/* "war: 1775", or any year of it; -1: there is none such. */
int lf_war_of(const lf_field *f)
{
    int32_t year;

    return lin_word_int(lin_node_text(f->base.battle->root, "war", ""), &year)
               ? lf_war_of_year(year)
               : -1;
}

static int nation_named(const char *word)
{
    for (int n = 0; n < LF_NATIONS; n++)
        if (strcmp(lf_nation_rows[n].word, word) == 0)
            return n;
    return -1;
}

/* "nations: {red: british}"; without it a side has the nation that its id names. */
static int nation_of(const lf_field *f, int side)
{
    const char *id = f->base.battle->side_id[side];

    return nation_named(lin_node_text(lin_node_get(f->base.battle->root, "nations"), id, id));
}

/* LF-FB-01, LF-HE-01: what a battle says of its war and its nations, there is. A war of the
 * players' own needs no such word. */
lin_status lf_check_war(const lf_field *f, lin_refusal *why)
{
    const lin_node *root = f->base.battle->root, *war = lin_node_get(root, "war"),
                   *nations = lin_node_get(root, "nations");

    if (war && lf_war_of(f) < 0)
        return kit_node_wrong(
            why, war, "LF-FB-01",
            "\"war\" should be 1754, 1775, 1785 or 1812, or another year of one of "
            "these wars; for a war of your own leave it out");
    for (const lin_node *n = nations ? nations->child : NULL; n; n = n->next)
        if (n->kind != LIN_NODE_SCALAR || nation_named(n->text) < 0)
            return kit_node_wrong(
                why, n, "LF-HE-01",
                "The nation of a side should be american, british, french, german "
                "or confederacy");
    return LIN_OK;
}

lin_status lf_check_lists(const lf_field *f, lin_refusal *why)
{
    const lin_node *root = f->base.battle->root;
    const int war = lf_war_of(f);

    if (f->base.option[LF_OPT_LISTS] != LF_LISTS_ENFORCED || lin_node_get(root, "refight") ||
        f->base.option[LF_OPT_ADVANCED] != LF_ADVANCED)
        return LIN_OK;
    if (war < 0)
        return kit_node_wrong(why, lin_node_get(root, "war"), "LF-HE-02",
                              "Where the lists are enforced \"war\" should be 1754, 1775, 1785 or "
                              "1812");
    for (int u = 0; u < f->units; u++) {
        const int nation = nation_of(f, f->side[u]);

        if (f->type[u] > LF_ARTILLERY)
            continue;
        if (nation < 0 || !lf_list_of(war, nation))
            return kit_node_wrong(why, lin_node_get(root, "nations"), "LF-HE-02",
                                  "The %s side has no list in the %s; \"nations\" should give it "
                                  "one that has",
                                  f->base.battle->side_name[f->side[u]], lf_war_rows[war].name);
        if (!lf_is_listed(war, nation, f->type[u], f->upgrade[u], f->weapon[u]))
            return kit_unit_wrong(why, &f->base.battle->unit[u], "LF-HE-02",
                                  "is no entry of the %s list of the %s: %s, %s",
                                  lf_nation_rows[nation].name, lf_war_rows[war].name,
                                  lf_type_name[f->type[u]], lf_upgrade_rows[f->upgrade[u]].name);
    }
    return LIN_OK;
}
