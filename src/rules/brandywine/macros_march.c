/* macros_march.c -- BW 8.0 as a single order in words: march.
 *
 * What it makes of the order it tells as well (lin_expand_tell): the way of each counter, what it
 * costs, and where and why it ends short of its goal, before anything is given. */
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
    const lin_frame top = lin_expansion_top(e);
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

/* ---- what is told of it ---- */

static int enemy_beside(const bw_field *f, const bw_state *s, int u, int square)
{
    for (uint64_t rest = f->side_set[bw_other(f->side[u])] & f->combat_set; rest; rest &= rest - 1)
        if (on_board(s, bw_first(rest)) && is_adjacent(f, square, s->at[bw_first(rest)]))
            return bw_first(rest);
    return -1;
}

/* A step to there was the last: BW-9.11, BW-13.1. */
static void stopped_there(const bw_field *f, const bw_state *s, int u, int square, lin_refusal *why)
{
    const lin_unit *unit = f->base.battle->unit;
    const int enemy = is_combat(f, u) ? enemy_beside(f, s, u, square) : -1;
    char name[8];

    lin_cell_name(f->board, square, name);
    if (enemy >= 0)
        lin_refuse(why, LIN_ILLEGAL, "BW-13.1", "%s must stop at %s, beside %s.", unit[u].id, name,
                   unit[enemy].id);
    else
        lin_refuse(why, LIN_ILLEGAL, "BW-9.11", "%s must stop at %s: a swamp ends the move.",
                   unit[u].id, name);
}

/* Why it ends after r->go steps of the way and not one further. `budget` is what it may spend. */
static void why_short(const bw_field *f, const bw_state *s, int u, const lin_route *r, int budget,
                      int own, lin_refusal *why)
{
    const char *id = f->base.battle->unit[u].id;
    const int at = r->go > 0 ? r->cell[r->go - 1] : r->from, next = r->cell[r->go];
    const int before = r->go > 1 ? r->cell[r->go - 2] : r->from;
    const int price = bw_price(f, at, bw_direction(f, at, next), next);
    char here[8], there[8], costs[16], left[16];

    lin_cell_name(f->board, at, here);
    lin_cell_name(f->board, next, there);
    bw_put_factors(costs, sizeof costs, price);
    bw_put_factors(left, sizeof left, budget);
    if (r->go > 0 && bw_must_stop(f, s, u, before, bw_direction(f, before, at), at))
        stopped_there(f, s, u, at, why);
    else if (price > budget && price <= own)
        lin_refuse(why, LIN_ILLEGAL, "BW-8.4",
                   "%s stops at %s: it keeps the pace of the slowest of its stack.", id, here);
    else if (price > budget)
        lin_refuse(why, LIN_ILLEGAL, "BW-8.2", "%s stops at %s: %s costs %s, and %s is left.", id,
                   here, there, costs, left);
    else
        lin_refuse(why, LIN_ILLEGAL, "BW-10.1",
                   "%s stops at %s: on %s there is no room for it, %d factors stand there.", id,
                   here, there, bw_stack(f, s, next, f->side[u]));
}

static void add_step(lin_march *m, int cell, int cost)
{
    if (m->cells == LIN_MARCH_CELLS)
        return;
    m->cell[m->cells] = (uint16_t)cell;
    m->cost[m->cells++] = (uint16_t)cost;
    m->left -= cost;
}

/* The march as it is planned, with the counter still where it was. */
static void describe(const bw_field *f, const bw_state *s, int u, int pace, const lin_route *r,
                     lin_march *out)
{
    const lin_frame hand = bw_hand(f, s, u);
    const int held_back = (f->mf[u] - pace) * BW_QUARTERS;
    int from = r->from;

    *out = (lin_march){ .unit = (uint8_t)u, .from = s->at[u], .left = hand.arg[1] };
    out->met = LIN_NOWHERE;
    if (s->at[u] == BW_WAITING) { /* BW-4.5 */
        out->from = LIN_NOWHERE;
        add_step(out, r->from, BW_QUARTERS);
    }
    for (int i = 0; i < r->go; from = r->cell[i++])
        add_step(out, r->cell[i], bw_price(f, from, bw_direction(f, from, r->cell[i]), r->cell[i]));
    if (r->go < r->n) {
        out->met = r->cell[r->go];
        why_short(f, s, u, r, out->left - held_back, out->left, &out->stop);
    }
}

static void tell_stays(lin_expansion *e, int u, const lin_refusal *why)
{
    const bw_state *s = bw_copy_state(e);
    const lin_march m = { .unit = (uint8_t)u,
                          .from = on_board(s, u) ? s->at[u] : LIN_NOWHERE,
                          .left = bw_hand(bw_copy_field(e), s, u).arg[1],
                          .met = LIN_NOWHERE,
                          .stop = *why };

    lin_expand_tell(e, &m);
}

/* ---- the march itself ---- */

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
    lin_refusal nearer = { 0 };
    lin_march told;
    lin_route r;
    lin_status status = may_begin(e, u, why);

    if (status != LIN_OK)
        return status;
    plan_route(f, s, u, pace, to, &r);
    if (r.n < 0 && has_counter(f, s, to, bw_other(f->side[u])))
        return lin_refuse(
            why, LIN_ILLEGAL, "BW-13.15", "%s cannot march there: %s stands on that square.",
            f->base.battle->unit[u].id,
            f->base.battle->unit[bw_first(bw_units_in(f, s, to, bw_other(f->side[u])))].id);
    if (r.n < 0)
        return lin_refuse(why, LIN_ILLEGAL, "BW-8.3", "%s has no way to that square.",
                          f->base.battle->unit[u].id);
    if (r.go == 0 && r.from != to && !enters) {
        no_nearer(f, s, u, &r, &nearer);
        tell_stays(e, u, &nearer);
        if (why)
            *why = nearer;
        return LIN_OK;
    }
    ++*gone;
    describe(f, s, u, pace, &r, &told);
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
    lin_expand_tell(e, &told);
    return status;
}

/* ---- march UNITS to SQUARE: who goes ---- */

typedef struct {
    uint8_t unit, pace;
    uint16_t from;
} member;

typedef struct {
    int n;
    member one[BW_UNITS];
} column;

/* BW-8.4: a stack, named by its square, keeps together at the pace of its slowest. */
static lin_status add_word(lin_expansion *e, char *const *word, int at, column *all,
                           lin_refusal *why)
{
    const bw_field *f = bw_copy_field(e);
    const bw_state *s = bw_copy_state(e);
    lin_units list;
    int slowest = 255;
    lin_status status = lin_units_named(e, word, at, at + 1, (lin_side)s->side, &list, why);

    for (int i = 0; status == LIN_OK && i < list.n; i++)
        slowest = f->mf[list.unit[i]] < slowest ? f->mf[list.unit[i]] : slowest;
    for (int i = 0; status == LIN_OK && i < list.n; i++) {
        bool named = false;

        for (int k = 0; k < all->n; k++)
            named |= all->one[k].unit == list.unit[i];
        if (!named)
            all->one[all->n++] = (member){ list.unit[i], (uint8_t)slowest, s->at[list.unit[i]] };
    }
    return status;
}

/* A commander named together with troops of his square marches with them. */
static bool goes_along(const bw_field *f, const column *all, int i)
{
    if (is_combat(f, all->one[i].unit))
        return false;
    for (int k = 0; k < all->n; k++)
        if (is_combat(f, all->one[k].unit) && all->one[k].from == all->one[i].from)
            return true;
    return false;
}

/* Where most of those now stand who set out with him; LIN_NOWHERE: none of them has left. */
static int where_they_are(const bw_field *f, const bw_state *s, const column *all, int from)
{
    int best = LIN_NOWHERE, most = 0;

    for (int i = 0; i < all->n; i++) {
        const int at = s->at[all->one[i].unit];
        int n = 0;

        if (all->one[i].from != from || at == from || !is_combat(f, all->one[i].unit))
            continue;
        for (int k = 0; k < all->n; k++)
            n += all->one[k].from == from && s->at[all->one[k].unit] == at;
        if (n > most) {
            most = n;
            best = at;
        }
    }
    return best;
}

/* He comes along if he can; whether or not, the column has marched. */
static void bring_along(lin_expansion *e, const column *all, int i)
{
    const bw_field *f = bw_copy_field(e);
    const int u = all->one[i].unit;
    const int to = where_they_are(f, bw_copy_state(e), all, all->one[i].from);
    lin_refusal why = { 0 };
    int gone = 0;

    if (to != LIN_NOWHERE && march_one(e, u, f->mf[u], to, -1, &gone, &why) != LIN_OK)
        tell_stays(e, u, &why);
}

/* Several units go one after the other; where the goal is full, those behind stop short of it
 * on the same way: a column. A commander stays with the troops of his square that are named with
 * him; he is sent on by naming him alone. */
lin_status bw_expand_march(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    static const char how[] =
        "march UNITS to SQUARE [facing DIRECTION]; a square stands for all in it";
    const bw_field *f = bw_copy_field(e);
    column all = { 0 };
    int to_at, square, facing, gone = 0;
    lin_status status = lin_goal_named(e, word, words, &to_at, &square, &facing, why);

    if (status == LIN_OK && to_at < 0)
        return lin_expand_usage(how, why);
    for (int i = 1; status == LIN_OK && i < to_at; i++)
        status = add_word(e, word, i, &all, why);
    for (int i = 0; status == LIN_OK && i < all.n; i++)
        if (!goes_along(f, &all, i))
            status = march_one(e, all.one[i].unit, all.one[i].pace, square, facing, &gone, why);
    for (int i = 0; status == LIN_OK && gone > 0 && i < all.n; i++)
        if (goes_along(f, &all, i))
            bring_along(e, &all, i);
    return status == LIN_OK && gone == 0 ? LIN_ILLEGAL : status;
}
