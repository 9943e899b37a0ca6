/* macros_setup.c -- BW 4.0 as single orders in words: lay out or deploy a ready set-up, set
 * counters down. */
#include "rules/brandywine/macros.h"

/* ---- set UNITS SQUARE [DIRECTION] ---- */

static lin_status set_one(lin_expansion *e, int u, int square, int facing, lin_refusal *why)
{
    const bw_state *s = bw_copy_state(e);
    const int before = on_board(s, u) ? s->facing[u] : 6; /* west: towards the creek */
    lin_status status = bw_begin_with(e, V_PICK, BW_SETUP_AT, u, why);

    if (status == LIN_OK)
        status = bw_give1(e, V_PLACE, square, why);
    if (status == LIN_OK && bw_copy_step(e) == BW_SETUP_FACE)
        status = bw_give1(e, V_FACE, facing < 0 ? before : facing, why);
    return status;
}

/* A direction that is none would be taken for the square: say which of the two is wrong. */
lin_status bw_expand_set(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    const bw_field *f = bw_copy_field(e);
    const lin_board *b = f->board;
    const bool said = words > 3 && (lin_direction_parse(b, word[words - 1]) >= 0 ||
                                    (lin_cell_parse(b, word[words - 2]) != LIN_NOWHERE &&
                                     lin_cell_parse(b, word[words - 1]) == LIN_NOWHERE));
    const int at = words - 1 - said;
    int32_t square, facing = -1;
    lin_units list;
    lin_status status;

    if (at < 2)
        return lin_expand_usage("set UNITS SQUARE DIRECTION; a square stands for all in it", why);
    status = lin_arg_parse(&f->base, 'c', NULL, word[at], &square, why);
    if (status == LIN_OK && said)
        status = lin_arg_parse(&f->base, 'd', NULL, word[words - 1], &facing, why);
    if (status == LIN_OK)
        status = lin_units_named(e, word, 1, at, (lin_side)f->setup_side, &list, why);
    for (int i = 0; status == LIN_OK && i < list.n; i++)
        status = set_one(e, list.unit[i], square, facing, why);
    return status;
}

/* ---- lay NAME, deploy NAME ---- */

typedef struct {
    int n;
    bw_post_of post[BW_UNITS];
} posts;

static lin_status read_posts(const bw_field *f, const lin_node *setup, posts *out, lin_refusal *why)
{
    const lin_node *units = lin_node_get(setup, "units");

    out->n = 0;
    for (const lin_node *n = units ? units->child : NULL; n && out->n < BW_UNITS; n = n->next) {
        const lin_status status = bw_read_post(f, n, &out->post[out->n++], why);

        if (status != LIN_OK)
            return status;
    }
    return LIN_OK;
}

static bool stands_so(const bw_state *s, const bw_post_of *p)
{
    return s->at[p->unit] == p->square && (p->facing < 0 || s->facing[p->unit] == p->facing);
}

bool bw_setup_stands(const bw_field *f, const bw_state *s, const lin_node *setup)
{
    posts all;

    if (read_posts(f, setup, &all, NULL) != LIN_OK)
        return false;
    for (int i = 0; i < all.n; i++)
        if (!stands_so(s, &all.post[i]))
            return false;
    return true;
}

/* Somewhere to put a counter aside for a moment. */
static int spare_square(const bw_field *f, const bw_state *s)
{
    for (int c = 0; c < f->board->cells; c++)
        if (f->may_set_up[c] && !has_counter(f, s, c, f->setup_side))
            return c;
    return LIN_NOWHERE;
}

/* Counters already set down may stand in each other's way (BW-10.1): those go first for whom there
 * is room, and where there is room for none, one is put aside. */
static lin_status set_all(lin_expansion *e, const posts *all, lin_refusal *why)
{
    const bw_field *f = bw_copy_field(e);
    const bw_state *s = bw_copy_state(e);
    lin_status status = LIN_OK;

    for (int aside = 0; status == LIN_OK && aside <= all->n; aside++) {
        const bw_post_of *stuck = NULL;

        for (bool moved = true; status == LIN_OK && moved;) {
            moved = false;
            stuck = NULL;
            for (int i = 0; status == LIN_OK && i < all->n; i++) {
                const bw_post_of *p = &all->post[i];

                if (stands_so(s, p))
                    continue;
                if (!bw_fits(f, s, p->unit, p->square)) {
                    stuck = p;
                    continue;
                }
                status = set_one(e, p->unit, p->square, p->facing, why);
                moved = true;
            }
        }
        if (!stuck)
            break;
        if (status == LIN_OK && spare_square(f, s) == LIN_NOWHERE)
            status = lin_refuse(why, LIN_ILLEGAL, "BW-10.1",
                                "%s has no room, and there is no free square to make some.",
                                f->base.battle->unit[stuck->unit].id);
        if (status == LIN_OK)
            status = set_one(e, stuck->unit, spare_square(f, s), -1, why);
    }
    return status;
}

/* A set-up of the battle file: a map from counter to "SQUARE DIRECTION". It is laid out and not yet
 * finished, so that counters can still be moved about. */
lin_status bw_expand_lay(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    const bw_field *f = bw_copy_field(e);
    const lin_node *setups = lin_node_get(f->base.battle->root, "setups");
    const lin_node *chosen;
    posts all;
    char names[160];
    lin_text t = lin_text_in(names, sizeof names);
    lin_status status;

    for (const lin_node *n = setups ? setups->child : NULL; n; n = n->next)
        lin_put(&t, "%s%s", n == setups->child ? "" : ", ", n->key);
    if (words != 2 || !(chosen = lin_node_get(setups, word[1])))
        return lin_refuse(why, LIN_SYNTAX, NULL,
                          "Say %s and the name of a set-up; this battle has: %s.", word[0], names);
    if (bw_copy_step(e) > BW_SETUP_FACE)
        return lin_refuse(why, LIN_ILLEGAL, "BW-4.1", "The set-up is over.");
    status = read_posts(f, chosen, &all, why);
    return status == LIN_OK ? set_all(e, &all, why) : status;
}

/* ... and finished at once. */
lin_status bw_expand_deploy(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    const lin_status status = bw_expand_lay(e, word, words, why);

    return status == LIN_OK ? bw_give0(e, V_DONE, why) : status;
}
