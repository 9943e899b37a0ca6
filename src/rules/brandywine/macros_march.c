/* macros_march.c -- BW 8.0, 11.0 and 20.0 as single orders in words: march, wheel, withdraw. */
#include "rules/brandywine/macros.h"

/* ---- march UNITS to SQUARE [facing DIRECTION]: the way ---- */

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

/* A step of this move: what it costs, and whether the counter must stop there. */
static int step_cost(const void *of, int from, int direction, int to, bool *stop)
{
    const marcher *m = of;

    *stop = bw_must_stop(m->f, m->s, m->u, from, direction, to);
    return bw_price(m->f, from, direction, to);
}

static bool has_room(const void *of, int square)
{
    const marcher *m = of;

    return bw_fits(m->f, m->s, m->u, square);
}

/* A goal within this move is gone to by the rules of this move, any other by the quickest way. */
static void plan_route(const bw_field *f, const bw_state *s, int u, int pace, int to,
                       lin_route *out)
{
    const lin_frame hand = bw_hand(f, s, u);
    const int spent = f->mf[u] * BW_QUARTERS - hand.arg[1], allowed = pace * BW_QUARTERS - spent;
    const marcher m = { f, s, u };
    bw_reach r;

    bw_find_reach(f, s, &hand, allowed < 0 ? 0 : allowed < hand.arg[1] ? allowed : hand.arg[1], &r);
    if (bw_reaches(f, s, &r, to)) {
        lin_route_of(&r.ways, r.from, to, out);
        return;
    }
    lin_reach_from(f->board, r.from, 2000, march_cost, &m, &r.ways);
    lin_route_of(&r.ways, r.from, to, out);
    lin_route_go(f->board, out, r.left, step_cost, has_room, &m);
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
static lin_status no_nearer(const bw_field *f, const bw_state *s, int u, const lin_route *r,
                            lin_refusal *why)
{
    const char *id = f->base.battle->unit[u].id;
    const int price = bw_price(f, r->from, bw_direction(f, r->from, r->cell[0]), r->cell[0]);
    char name[8];

    lin_cell_name(f->board, r->cell[0], name);
    if (!bw_fits(f, s, u, r->cell[0]))
        return lin_refuse(
            why, LIN_ILLEGAL, "BW-10.1",
            "%s gets no nearer: there are %d factors on %s and it could not go on from there.", id,
            bw_stack(f, s, r->cell[0], f->side[u]), name);
    return lin_refuse(why, LIN_ILLEGAL, "BW-8.2",
                      "%s gets no nearer: the step to %s costs %d quarters of a movement factor, "
                      "more than it has.",
                      id, name, price);
}

static int stands(const void *state, int u)
{
    return ((const bw_state *)state)->at[u];
}

static lin_status walk(lin_expansion *e, int u, const lin_route *r, lin_refusal *why)
{
    const lin_status status = lin_expand_walk(e, V_STEP, u, r, stands, why);

    return status == LIN_OK && bw_copy_step(e) == BW_STEP ? bw_give0(e, V_END, why) : status;
}

/* The way it marched, or would have gone on; one that stays keeps its facing. */
static int heading(const bw_field *f, const bw_state *s, int u, const lin_route *r, bool entered)
{
    return r->go > 0 || (entered && r->n > 0) ? lin_route_heading(f->board, r) : s->facing[u];
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
    lin_route r;
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
    lin_units list;
    int slowest = 255;
    lin_status status =
        lin_units_named(e, word, at, at + 1, (lin_side)bw_copy_state(e)->side, &list, why);

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
    int to_at, square, facing, gone = 0;
    lin_status status = lin_goal_named(e, word, words, &to_at, &square, &facing, why);

    if (status == LIN_OK && to_at < 0)
        return lin_expand_usage(how, why);
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
    lin_units list;
    lin_status status;

    if (words < 3)
        return lin_expand_usage("wheel UNITS DIRECTION; a square stands for all in it", why);
    status = lin_arg_parse(&f->base, 'd', NULL, word[words - 1], &direction, why);
    if (status == LIN_OK)
        status = lin_units_named(e, word, 1, words - 1, (lin_side)side, &list, why);
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
    const int to_at = lin_word_at(word, words, "to", 1);
    const int side = lin_to_answer(lin_expansion_game(e)) == LIN_SECOND;
    int32_t square;
    lin_units list;
    lin_status status;

    if (to_at < 2 || to_at + 2 != words)
        return lin_expand_usage("withdraw UNITS to SQUARE; a square stands for all in it", why);
    status = lin_arg_parse(&f->base, 'c', NULL, word[to_at + 1], &square, why);
    if (status == LIN_OK)
        status = lin_units_named(e, word, 1, to_at, (lin_side)side, &list, why);
    for (int i = 0; status == LIN_OK && i < list.n; i++)
        status = withdraw_one(e, list.unit[i], square, why);
    return status;
}
