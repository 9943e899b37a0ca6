/* macros_march.c -- BW 8.0, 11.0 and 20.0 in one breath: march, wheel, withdraw. */
#include "rules/brandywine/macros.h"

/* ---- march UNITS to SQUARE [facing DIRECTION]: the way ---- */

typedef struct {
    int from, n; /* n squares lead to the goal; -1: none do */
    int go;      /* and the counter gets so far along them */
    uint16_t square[LIN_CELLS];
} route;

typedef struct {
    const bw_field *f;
    const bw_state *s;
    int u;
} marcher;

/* A way of more than one move: how far the counter gets in this one is not asked. */
static int march_cost(const void *of, int from, int direction, int to, bool *stop)
{
    const marcher *m = of;
    const int enemy = bw_other(m->f->side[m->u]);

    if (has_counter(m->f, m->s, to, enemy))
        return -1;
    if (is_combat(m->f, m->u) && is_controlled(m->f, m->s, to, enemy))
        *stop = true;
    return bw_price(m->f, from, direction, to);
}

/* The last square of the way where the counter may end. */
static int furthest(const bw_field *f, const bw_state *s, int u, int left, const route *r)
{
    int last = 0, at = r->from;

    for (int i = 0; i < r->n; i++) {
        const int to = r->square[i], d = bw_direction(f, at, to), price = bw_price(f, at, d, to);

        if (price > left)
            break;
        left -= price;
        if (bw_fits(f, s, u, to))
            last = i + 1;
        if (bw_must_stop(f, s, u, at, d, to))
            break;
        at = to;
    }
    return last;
}

/* A goal within this move is gone to by the rules of this move, any other by the quickest way. */
static void plan_route(const bw_field *f, const bw_state *s, int u, int pace, int to, route *out)
{
    const lin_frame hand = bw_hand(f, s, u);
    const int spent = f->mf[u] * BW_QUARTERS - hand.arg[1], allowed = pace * BW_QUARTERS - spent;
    const marcher m = { f, s, u };
    bw_reach r;

    bw_find_reach(f, s, &hand, allowed < 0 ? 0 : allowed < hand.arg[1] ? allowed : hand.arg[1], &r);
    out->from = r.from;
    if (bw_reaches(f, s, &r, to)) {
        out->n = out->go = bw_way(&r.ways, r.from, to, out->square);
        return;
    }
    out->n = -1;
    out->go = 0;
    lin_reach_from(f->board, r.from, 2000, march_cost, &m, &r.ways);
    if (r.ways.cost[to] == UINT16_MAX)
        return;
    out->n = bw_way(&r.ways, r.from, to, out->square);
    out->go = furthest(f, s, u, r.left, out);
}

/* ---- ... and the march ---- */

static lin_status may_begin(lin_expansion *e, int u, lin_refusal *why)
{
    const lin_order pick = { .verb = V_PICK, .nargs = 1, .arg = { u } };
    const lin_frame top = bw_copy_top(e);
    lin_game *copy = lin_expansion_game(e);

    if (top.step == BW_STEP && top.arg[0] == u)
        return LIN_OK;
    return lin_check(copy, lin_to_answer(copy), &pick, why);
}

/* Why it does not get a single square nearer. */
static lin_status no_nearer(const bw_field *f, const bw_state *s, int u, const route *r,
                            lin_refusal *why)
{
    const char *id = f->base.battle->unit[u].id;
    const int price = bw_price(f, r->from, bw_direction(f, r->from, r->square[0]), r->square[0]);
    char name[8];

    lin_cell_name(f->board, r->square[0], name);
    if (!bw_fits(f, s, u, r->square[0]))
        return lin_refuse(
            why, LIN_ILLEGAL, "BW-10.1",
            "%s gets no nearer: there are %d factors on %s and it could not go on from there.", id,
            bw_stack(f, s, r->square[0], f->side[u]), name);
    return lin_refuse(why, LIN_ILLEGAL, "BW-8.2",
                      "%s gets no nearer: the step to %s costs %d quarters of a movement factor, "
                      "more than it has.",
                      id, name, price);
}

/* How much of the way is behind it: the machine itself takes a step that is the only one left. */
static int squares_made(const route *r, int at)
{
    for (int i = r->go; i > 0; i--)
        if (r->square[i - 1] == at)
            return i;
    return 0;
}

static lin_status walk(lin_expansion *e, int u, const route *r, lin_refusal *why)
{
    const bw_state *s = bw_copy_state(e);
    lin_status status = LIN_OK;

    for (int i = 0; status == LIN_OK && i < r->go; i = squares_made(r, s->at[u]))
        status = bw_give1(e, V_STEP, r->square[i], why);
    if (status == LIN_OK && bw_copy_step(e) == BW_STEP)
        status = bw_give0(e, V_END, why);
    return status;
}

/* The way it marched, or would have gone on; one that stays keeps its facing. */
static int heading(const bw_field *f, const bw_state *s, int u, const route *r, bool entered)
{
    if (r->go > 0)
        return bw_direction(f, r->go > 1 ? r->square[r->go - 2] : r->from, r->square[r->go - 1]);
    return entered && r->n > 0 ? bw_direction(f, r->from, r->square[0]) : s->facing[u];
}

/* Of the facings offered (next to the enemy those that face him, BW-13.4) the nearest to this one.
 */
static int nearest_facing(lin_expansion *e, int wanted)
{
    const lin_list *list = lin_answers(lin_expansion_game(e));
    int best = wanted, least = 9;

    for (int i = 0; i < list->orders; i++) {
        const int d = list->order[i].arg[0];

        if (list->order[i].verb == V_FACE && bw_angle(wanted, d) < least) {
            least = bw_angle(wanted, d);
            best = d;
        }
    }
    return best;
}

/* One that gets nowhere is left alone, and `why` says why; *gone counts the others. */
static lin_status march_one(lin_expansion *e, int u, int pace, int to, int facing, int *gone,
                            lin_refusal *why)
{
    const bw_field *f = bw_copy_field(e);
    const bw_state *s = bw_copy_state(e);
    const bool enters = s->at[u] == BW_WAITING;
    route r;
    lin_status status = may_begin(e, u, why);

    if (status != LIN_OK)
        return status;
    plan_route(f, s, u, pace, to, &r);
    if (r.n < 0)
        return lin_refuse(why, LIN_ILLEGAL, "BW-8.3", "%s has no way to that square.",
                          f->base.battle->unit[u].id);
    if (r.go == 0 && r.from != to && !enters) {
        no_nearer(f, s, u, &r, why);
        return LIN_OK;
    }
    ++*gone;
    status = bw_begin_with(e, V_PICK, BW_STEP, u, why);
    if (status == LIN_OK && bw_copy_step(e) == BW_STEP)
        plan_route(f, s, u, pace, to, &r); /* from where the machine has left it */
    else if (enters)
        r.go = 0; /* BW-4.8: it had to stop at once */
    if (status == LIN_OK)
        status = walk(e, u, &r, why);
    if (status == LIN_OK && bw_copy_step(e) == BW_FACE)
        status = bw_give1(
            e, V_FACE, facing >= 0 ? facing : nearest_facing(e, heading(f, s, u, &r, enters)), why);
    return status;
}

/* BW-8.4: a stack, named by its square, keeps together at the pace of its slowest. */
static lin_status march_word(lin_expansion *e, char *const *word, int at, int to, int facing,
                             int *gone, lin_refusal *why)
{
    const bw_field *f = bw_copy_field(e);
    bw_named list;
    int slowest = 255;
    lin_status status = bw_units_named(e, word, at, at + 1, bw_copy_state(e)->side, &list, why);

    for (int i = 0; status == LIN_OK && i < list.n; i++)
        slowest = f->mf[list.unit[i]] < slowest ? f->mf[list.unit[i]] : slowest;
    for (int i = 0; status == LIN_OK && i < list.n; i++)
        status = march_one(e, list.unit[i], slowest, to, facing, gone, why);
    return status;
}

/* Several units go one after the other; where the goal is full, those behind stop short of it
 * on the same way: a column. */
lin_status bw_expand_march(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    static const char how[] =
        "march UNITS to SQUARE [facing DIRECTION]; a square stands for all in it";
    const bw_field *f = bw_copy_field(e);
    const int to_at = bw_word_at(word, words, "to", 1),
              facing_at = bw_word_at(word, words, "facing", 1);
    int32_t square, facing = -1;
    int gone = 0;
    lin_status status;

    if (to_at < 2 || to_at + 1 >= words ||
        (facing_at < 0 ? to_at + 2 != words : facing_at != to_at + 2 || facing_at + 2 != words))
        return bw_usage(how, why);
    status = lin_arg_parse(&f->base, 'c', NULL, word[to_at + 1], &square, why);
    if (status == LIN_OK && facing_at > 0)
        status = lin_arg_parse(&f->base, 'd', NULL, word[facing_at + 1], &facing, why);
    for (int i = 1; status == LIN_OK && i < to_at; i++)
        status = march_word(e, word, i, square, facing, &gone, why);
    return status == LIN_OK && gone == 0 ? LIN_ILLEGAL : status;
}

/* ---- wheel UNITS DIRECTION ---- */

/* In the set-up nobody turns: a counter is set down again where it stands. */
static lin_status turn_one(lin_expansion *e, int u, int direction, lin_refusal *why)
{
    const bw_state *s = bw_copy_state(e);
    const lin_order turn = { .verb = V_TURN, .nargs = 2, .arg = { u, direction } };
    const int square = s->at[u];
    lin_status status;

    if (bw_copy_step(e) != BW_SETUP)
        return lin_expand_try(e, &turn, why);
    if (!on_board(s, u))
        return lin_refuse(why, LIN_ILLEGAL, "BW-4.1", "%s has no square yet.",
                          bw_copy_field(e)->base.battle->unit[u].id);
    status = bw_give1(e, V_PICK, u, why);
    if (status == LIN_OK)
        status = bw_give1(e, V_PLACE, square, why);
    if (status == LIN_OK && bw_copy_step(e) == BW_SETUP_FACE)
        status = bw_give1(e, V_FACE, direction, why);
    return status;
}

lin_status bw_expand_wheel(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    const bw_field *f = bw_copy_field(e);
    const int side = bw_copy_step(e) == BW_SETUP ? f->setup_side : bw_copy_state(e)->side;
    int32_t direction;
    bw_named list;
    lin_status status;

    if (words < 3)
        return bw_usage("wheel UNITS DIRECTION; a square stands for all in it", why);
    status = lin_arg_parse(&f->base, 'd', NULL, word[words - 1], &direction, why);
    if (status == LIN_OK)
        status = bw_units_named(e, word, 1, words - 1, side, &list, why);
    if (status == LIN_OK)
        bw_prefer(&list, f->combat_set); /* BW-11.5 */
    for (int i = 0; status == LIN_OK && i < list.n; i++)
        status = turn_one(e, list.unit[i], direction, why);
    return status;
}

/* ---- withdraw UNITS to SQUARE ---- */

static lin_status withdraw_one(lin_expansion *e, int u, int square, lin_refusal *why)
{
    lin_status status = bw_begin_with(e, V_RETREAT, BW_RETREAT_TO, u, why);
    const bw_state *s = bw_copy_state(e);

    if (status == LIN_OK && s->at[u] == BW_LOST)
        return lin_refuse(
            why, LIN_ILLEGAL, "BW-20.13",
            "%s has no square to retreat to, and would be lost; to have it so, say: retreat %s.",
            bw_copy_field(e)->base.battle->unit[u].id, bw_copy_field(e)->base.battle->unit[u].id);
    if (status == LIN_OK && s->at[u] != square) /* the machine goes where only one square is left */
        status = bw_give1(e, V_TO, square, why);
    return status;
}

/* A retreat comes in the turn of either side: whoever is asked retreats. */
lin_status bw_expand_withdraw(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    const bw_field *f = bw_copy_field(e);
    const int to_at = bw_word_at(word, words, "to", 1);
    const int side = lin_to_answer(lin_expansion_game(e)) == LIN_SECOND;
    int32_t square;
    bw_named list;
    lin_status status;

    if (to_at < 2 || to_at + 2 != words)
        return bw_usage("withdraw UNITS to SQUARE; a square stands for all in it", why);
    status = lin_arg_parse(&f->base, 'c', NULL, word[to_at + 1], &square, why);
    if (status == LIN_OK)
        status = bw_units_named(e, word, 1, to_at, side, &list, why);
    for (int i = 0; status == LIN_OK && i < list.n; i++)
        status = withdraw_one(e, list.unit[i], square, why);
    return status;
}
