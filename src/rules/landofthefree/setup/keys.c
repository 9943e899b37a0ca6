/* keys.c -- what a battle's file has for this book. */
#include "kit/keys.h"
#include "kit/roster.h"
#include "rules/landofthefree/setup/setup.h"

#include <string.h>

static const kit_keys keys[] = {
    { .in = "",
      .has =
          "points limits types sizes refight attacker edges stands war nations bag setups table" },
    { .in = "edges", .sides = true },
    { .in = "nations", .sides = true },
    { .in = "bag", .has = "incompetent competent skilled highly-skilled" },
    { .in = "setups.*", .has = "title keep", .sides = true },
    { .in = "setups.*.keep", .sides = true },
    { .in = "units.*",
      .rule = "LF-FB-07",
      .has = "group weapon upgrade suggested shots out_of_sphere men",
      .of = "infantry cavalry artillery" },
    { .in = "units.*",
      .rule = "LF-FB-07",
      .has = "rating used division arrives",
      .of = "group-commander force-commander div-commander" },
    { .in = NULL },
};

/* ---- What they may say: of these no more is read than a word ---- */

typedef struct {
    const char *key, *rule;
    const char *one, *other; /* the words that there are; NULL: any, and others look at it */
} word_row;

static const word_row of_battle[] = {
    { "refight", "LF-RF-01", "yes", "yes" },
    { "attacker", "LF-RF-01", NULL, NULL },
    { "stands", "LF-ST-06", "standard", "compact" },
    { NULL, NULL, NULL, NULL },
};

/* A list of two upgrades is not one of them, and not none either: LF-SE-01. */
static const word_row of_unit[] = {
    { "group", "LF-FB-07", NULL, NULL },          { "weapon", "LF-FB-15", NULL, NULL },
    { "upgrade", "LF-SE-01", NULL, NULL },        { "suggested", "LF-SE-01", NULL, NULL },
    { "out_of_sphere", "LF-SC-10", "yes", "no" }, { "used", "LF-RF-12", "yes", "no" },
    { "division", "LF-RF-11", NULL, NULL },       { NULL, NULL, NULL, NULL },
};

static bool is_word_of(const lin_node *node, const word_row *row)
{
    return node->kind == LIN_NODE_SCALAR &&
           (!row->one || strcmp(node->text, row->one) == 0 || strcmp(node->text, row->other) == 0);
}

/* `of`: whose keys these are, with a blank behind it, or "". */
static lin_status check_words(const lin_node *map, const char *of, const word_row *row,
                              lin_refusal *why)
{
    for (; row->key; row++) {
        const lin_node *node = lin_node_get(map, row->key);

        if (!node || is_word_of(node, row))
            continue;
        if (!row->one)
            return kit_node_wrong(why, node, row->rule, "%s`%s` should be a word, not a list", of,
                                  row->key);
        return kit_node_wrong(why, node, row->rule, "%s`%s` should be %s%s%s, or be left out", of,
                              row->key, row->one, row->one == row->other ? "" : " or ",
                              row->one == row->other ? "" : row->other);
    }
    return LIN_OK;
}

lin_status lf_check_keys(const lf_field *f, lin_refusal *why)
{
    const lin_battle *b = f->base.battle;
    const lin_node *nations = lin_node_get(b->root, "nations"), *bag = lin_node_get(b->root, "bag");
    lin_status status = kit_check_keys(b, keys, why);

    if (status != LIN_OK || (status = check_words(b->root, "", of_battle, why)) != LIN_OK)
        return status;
    if (nations && nations->kind != LIN_NODE_MAP)
        return kit_node_wrong(why, nations, "LF-HE-01",
                              "`nations` should say the nation of each side, as {%s: british}",
                              b->side_id[0]);
    if (bag && bag->kind != LIN_NODE_MAP)
        return kit_node_wrong(why, bag, "LF-OP-05",
                              "`bag` should say how many tokens there are of each rating, as "
                              "{competent: 3, skilled: 2}");
    for (int u = 0; u < b->units && status == LIN_OK; u++) {
        char of[40];
        lin_text t = lin_text_in(of, sizeof of);

        lin_put(&t, "Unit %s: ", b->unit[u].id);
        status = check_words(b->unit[u].data, of, of_unit, why);
    }
    return status;
}
