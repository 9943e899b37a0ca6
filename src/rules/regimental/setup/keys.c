/* keys.c -- words of a battle's file that nobody reads: slips of the pen, told before they are
 * missed. RG-17.1. */
#include "rules/regimental/setup/setup.h"

#include <string.h>

static const char *const of_battle[] = {
    "battle",     "rules",       "title",        "date",    "note",  "history", "difficulty",
    "minutes",    "map",         "turns",        "options", "sides", "units",   "setups",
    "crown",      "edges",       "exits",        "first",   "sight", "zones",   "force",
    "objectives", "exit-points", "wagon-points", NULL
};

/* bit t: units of type t have it */
enum {
    TROOPS = 1 << RG_INFANTRY | 1 << RG_CAVALRY,
    GUNS = 1 << RG_ARTILLERY,
    BODIES = TROOPS | GUNS | 1 << RG_WAGON,
    LEADERS = 1 << RG_BRIGADE | 1 << RG_WING | 1 << RG_ARMY,
    ALL = BODIES | LEADERS
};
static const struct {
    const char *key;
    int of;
} of_unit[] = {
    { "id", ALL },         { "side", ALL },        { "name", ALL },
    { "type", ALL },       { "size", ALL },        { "called", ALL },
    { "coat", ALL },       { "facings", ALL },     { "place", ALL },
    { "brigade", BODIES }, { "label", TROOPS },    { "stands", BODIES },
    { "men", TROOPS },     { "grade", TROOPS },    { "rating", BODIES },
    { "kind", TROOPS },    { "weapon", TROOPS },   { "gun", GUNS | 1 << RG_WAGON },
    { "pieces", GUNS },    { "flags", BODIES },    { "formation", BODIES },
    { "with", LEADERS },   { "wing", LEADERS },    { "arrives", LEADERS },
    { "edge", LEADERS },   { "stretch", LEADERS },
};
enum { UNIT_KEYS = sizeof of_unit / sizeof *of_unit };

static lin_status check_unit(const rg_field *f, int u, lin_refusal *why)
{
    const lin_unit *unit = &f->base.battle->unit[u];
    char list[240] = "", quote[48];
    lin_text t = lin_text_in(list, sizeof list);

    for (const lin_node *n = unit->data ? unit->data->child : NULL; n; n = n->next) {
        int i = 0;

        while (i < UNIT_KEYS &&
               (!(of_unit[i].of >> f->type[u] & 1) || strcmp(of_unit[i].key, n->key) != 0))
            i++;
        if (i < UNIT_KEYS)
            continue;
        for (i = 0; i < UNIT_KEYS; i++)
            if (of_unit[i].of >> f->type[u] & 1)
                lin_put(&t, "%s%s", t.used ? ", " : "", of_unit[i].key);
        return kit_unit_wrong(
            why, unit, "RG-17.1", "has `%s`, which means nothing for %s; it has %s",
            lin_quoted(n->key, quote, sizeof quote), rg_type_name[f->type[u]], list);
    }
    return LIN_OK;
}

lin_status rg_check_keys(const rg_field *f, lin_refusal *why)
{
    const lin_node *root = f->base.battle->root;
    lin_status status = LIN_OK;

    for (const lin_node *n = root ? root->child : NULL; n; n = n->next) {
        char list[240] = "", quote[48];
        lin_text t = lin_text_in(list, sizeof list);

        if (kit_name_find(of_battle, n->key) >= 0)
            continue;
        for (int i = 0; of_battle[i]; i++)
            lin_put(&t, "%s%s", i ? ", " : "", of_battle[i]);
        return kit_node_wrong(why, n, "RG-17.1", "`%s` means nothing here; a battle has %s",
                              lin_quoted(n->key, quote, sizeof quote), list);
    }
    for (int u = 0; u < f->units && status == LIN_OK; u++)
        status = check_unit(f, u, why);
    return status;
}
