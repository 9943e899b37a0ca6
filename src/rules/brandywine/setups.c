/* setups.c -- BW 4.0: the ready set-ups of a battle file, checked when the battle is loaded and
 * not first when somebody deploys one.
 *
 *     setups:
 *       historical: {side: american, units: {WASH: E25, G-V1: F25 W, ...}} */
#include "rules/brandywine/brandywine.h"

#include <string.h>

static lin_status wrong(lin_refusal *why, const lin_node *n, const char *rule, const char *what)
{
    lin_refuse(why, LIN_BAD_FILE, rule, "Set-up of %s: %s", n->key ? n->key : "?", what);
    if (why)
        why->line = n->line;
    return LIN_BAD_FILE;
}

/* One line of it: a counter, its square, and a direction for all but a commander. */
lin_status bw_read_post(const bw_field *f, const lin_node *n, bw_post_of *out, lin_refusal *why)
{
    static const char how[] = "write its square and its facing, as E25 W.";
    char line[32], *part[3];
    int parts;

    *out = (bw_post_of){ -1, LIN_NOWHERE, -1 };
    if (!n->key || (out->unit = lin_unit_find(&f->base, n->key)) < 0)
        return wrong(why, n, "BW-4.1", "there is no such counter.");
    if (!n->text || strlen(n->text) >= sizeof line)
        return wrong(why, n, "BW-4.1", how);
    strcpy(line, n->text);
    parts = lin_words(line, part, 3);
    if (parts < 1 || parts > 2 || (out->square = lin_cell_parse(f->board, part[0])) == LIN_NOWHERE)
        return wrong(why, n, "BW-4.1", how);
    if (parts == 2 && (out->facing = lin_direction_parse(f->board, part[1])) < 0)
        return wrong(why, n, "BW-11.1", "the facing is one of N NE E SE S SW W NW.");
    return LIN_OK;
}

static lin_status check_one(const bw_field *f, const lin_node *setup, lin_refusal *why)
{
    const lin_node *units = lin_node_get(setup, "units");
    uint16_t stack[LIN_CELLS] = { 0 };
    uint64_t placed = 0, missing;

    for (const lin_node *n = units ? units->child : NULL; n; n = n->next) {
        bw_post_of post;
        const lin_status status = bw_read_post(f, n, &post, why);

        if (status != LIN_OK)
            return status;
        if (f->side[post.unit] != f->setup_side)
            return wrong(why, n, "BW-4.4", "that counter is not of the side that sets up.");
        if (!f->may_set_up[post.square])
            return wrong(why, n, "BW-4.2", "that square is not open for setting up.");
        if (is_combat(f, post.unit) != (post.facing >= 0))
            return wrong(why, n, "BW-11.5", "a combat unit has a facing, a commander has none.");
        stack[post.square] = (uint16_t)(stack[post.square] + f->cf[post.unit]);
        if (stack[post.square] > BW_STACK)
            return wrong(why, n, "BW-10.1", "more than 15 factors would stand in that square.");
        placed |= bw_bit(post.unit);
    }
    missing = f->side_set[f->setup_side] & ~placed;
    if (!missing)
        return LIN_OK;
    lin_refuse(why, LIN_BAD_FILE, "BW-4.1",
               "Set-up %s leaves out %s; every counter needs a square.",
               setup->key ? setup->key : "?", f->base.battle->unit[bw_first(missing)].id);
    if (why)
        why->line = setup->line;
    return LIN_BAD_FILE;
}

lin_status bw_check_setups(const bw_field *f, lin_refusal *why)
{
    const lin_node *setups = lin_node_get(f->base.battle->root, "setups");

    for (const lin_node *n = setups ? setups->child : NULL; n; n = n->next) {
        const lin_status status = check_one(f, n, why);

        if (status != LIN_OK)
            return status;
    }
    return LIN_OK;
}
