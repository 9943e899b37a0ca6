/* macros_march.c -- chapters 6 and 8 as a single order in words: march.
 *
 * Those who start in one hex go as a stack; those who wait come on in stacks that a hex can hold. A
 * goal within this move is gone to by the rules of its steps (reach.c); towards any other the stack
 * goes the quickest way as far as it gets. What it makes of the order it tells as well: the way of
 * each, what it costs, and where and why it ends short, before anything is given. */
#include "rules/germantown/march.h"

#include <string.h>

#define LIMIT 4000 /* of the price of a whole way across the map */

/* ---- the way ---- */

typedef struct {
    const gt_field *f;
    const gt_state *s;
    const gt_walk *w;
} marcher;

/* Of a way of more than one move: the dearest of the stack, twice as dear off the road. */
static int far_cost(const void *of, int from, int direction, int to, bool *stop)
{
    const marcher *m = of;
    int most = 0;

    if (gt_has_troops(m->f, m->s, to, gt_other(m->s->side)))
        return -1;
    for (int i = 0; i < m->w->n; i++) {
        const int cost = gt_step_cost(m->f, m->s, m->w->unit[i], from, direction);

        if (cost >= GT_BARRED)
            return -1;
        most = cost > most ? cost : most;
        if (!gt_is_leader(m->f, m->w->unit[i]) && gt_in_zone(m->f, m->s, to, gt_other(m->s->side)))
            *stop = true;
    }
    return m->f->road[from] >> direction & 1 ? most : 2 * most;
}

/* The way that was found within this move. */
static void route_of(const gt_ways *ways, int way, lin_route *out)
{
    int n = 0;

    for (int i = way; i >= 0; i = ways->way[i].back)
        n++;
    out->from = ways->begins.cell;
    out->n = out->go = n;
    for (int i = way; i >= 0; i = ways->way[i].back)
        out->cell[--n] = ways->way[i].cell;
}

/* How far along a route the stack gets, and why no further. */
static void go_along(const gt_field *f, const gt_state *s, const gt_walk *begins, lin_route *r,
                     gt_walk *end, lin_refusal *why)
{
    gt_walk at = *begins, next;

    r->go = 0;
    *end = at;
    for (int i = 0; i < r->n; i++) {
        lin_refusal here = { 0 };

        if (gt_walk_step(f, s, &at, r->cell[i], &next, why) != LIN_OK)
            return;
        at = next;
        if (gt_walk_may_all_end(f, s, &at, &here)) {
            r->go = i + 1;
            *end = at;
        } else if (why) {
            *why = here; /* counts where it can go no further either */
        }
    }
}

/* From beside the board the nearest of the hexes where they may come on. */
static void far_route(const gt_field *f, const gt_state *s, const gt_walk *w, int to,
                      lin_route *out)
{
    const marcher m = { f, s, w };
    lin_reach ways;
    uint16_t start[GT_ENTRIES];
    int n = 1, least = UINT16_MAX;

    out->n = -1;
    out->from = w->cell;
    out->go = 0;
    if (w->cell == LIN_NOWHERE)
        n = gt_entry_hexes(f, s, f->entry_area[w->unit[0]], start);
    else
        start[0] = (uint16_t)w->cell;
    for (int i = 0; i < n; i++) {
        lin_route one;

        lin_reach_from(f->board, start[i], LIMIT, far_cost, &m, &ways);
        if (ways.cost[to] >= least)
            continue;
        least = ways.cost[to];
        lin_route_of(&ways, start[i], to, &one);
        *out = one;
        if (w->cell != LIN_NOWHERE || one.n + 1 >= LIN_CELLS)
            continue;
        memmove(out->cell + 1, one.cell, (size_t)one.n * sizeof one.cell[0]);
        out->cell[0] = start[i];
        out->from = LIN_NOWHERE;
        out->n++;
    }
}

/* ---- what is told of it ---- */

static void add_step(lin_march *m, int cell, int cost)
{
    if (m->cells == LIN_MARCH_CELLS)
        return;
    m->cell[m->cells] = (uint16_t)cell;
    m->cost[m->cells++] = (uint16_t)cost;
}

static int left_of(const gt_field *f, const gt_state *s, const gt_walk *w, int i)
{
    const int all = gt_allowance(f, s, w->unit[i]) * (w->on_road ? 2 : 1);

    return all > w->spent[i] ? all - w->spent[i] : 0;
}

static void describe(lin_expansion *e, const gt_walk *begins, const lin_route *r,
                     const lin_refusal *stop)
{
    const gt_field *f = gt_copy_field(e);
    const gt_state *s = gt_copy_state(e);

    for (int i = 0; i < begins->n; i++) {
        lin_march m = { .unit = begins->unit[i], .from = (uint16_t)begins->cell };
        gt_walk at = *begins, next;

        m.met = r->go < r->n ? r->cell[r->go] : LIN_NOWHERE;
        if (m.met != LIN_NOWHERE)
            m.stop = *stop;
        for (int k = 0; k < r->go; k++) {
            if (gt_walk_step(f, s, &at, r->cell[k], &next, NULL) != LIN_OK)
                break;
            add_step(&m, r->cell[k], next.spent[i] - at.spent[i]);
            at = next;
        }
        m.left = left_of(f, s, &at, i);
        lin_expand_tell(e, &m);
    }
}

static void tell_stays(lin_expansion *e, gt_set who, const lin_refusal *why)
{
    const gt_state *s = gt_copy_state(e);

    for (int u; (u = gt_next(&who)) >= 0;) {
        const lin_march m = { .unit = (uint8_t)u,
                              .from = gt_on_map(s, u) ? s->at[u] : LIN_NOWHERE,
                              .left = gt_allowance(gt_copy_field(e), s, u),
                              .met = LIN_NOWHERE,
                              .stop = *why };

        lin_expand_tell(e, &m);
    }
}

/* Why the stack ends where it does: in a zone the next step would only be refused. */
static void why_short(const gt_field *f, const gt_state *s, const gt_walk *end, lin_refusal *why)
{
    char name[8];

    for (int i = 0; i < end->n; i++)
        if ((end->stops >> i & 1) && gt_in_zone(f, s, end->cell, gt_other(s->side))) {
            lin_cell_name(f->board, end->cell, name);
            lin_refuse(why, LIN_ILLEGAL, "GT-5.11",
                       "%s must stop at %s: an enemy zone of control ends the move.",
                       gt_id(f, end->unit[i]), name);
            return;
        }
}

/* ---- the march itself ---- */

/* Atom by atom, for as long as the stack is asked: something in its way may be asked in between. */
static lin_status walk(lin_expansion *e, int u, const lin_route *r, lin_refusal *why)
{
    const gt_state *s = gt_copy_state(e);
    lin_status status = LIN_OK;

    for (int i = 0; status == LIN_OK && i < r->go && lin_expansion_top(e).step == GT_STEP;
         i = lin_route_made(r, s->at[u]))
        status = gt_give1(e, V_STEP, r->cell[i], why);
    return status == LIN_OK && lin_expansion_top(e).step == GT_STEP ? gt_give0(e, V_END, why)
                                                                    : status;
}

static bool is_in_hand(lin_expansion *e, gt_set who)
{
    const gt_state *s = gt_copy_state(e);

    return lin_expansion_top(e).step == GT_STEP && gt_is_empty(gt_minus(who, s->hand)) &&
           gt_is_empty(gt_minus(s->hand, who));
}

/* One stack; *gone counts those that got anywhere, and of the others `why` says why. */
static lin_status march_stack(lin_expansion *e, gt_set who, int to, int *gone, lin_refusal *why)
{
    const gt_field *f = gt_copy_field(e);
    const gt_state *s = gt_copy_state(e);
    gt_ways ways;
    lin_route r;
    lin_refusal stop = { 0 };
    gt_walk begins, end;
    lin_status status = LIN_OK;
    int way;

    gt_find_ways(f, s, who, &ways);
    begins = ways.begins;
    if (begins.cell == to)
        return lin_refuse(why, LIN_ILLEGAL, "GT-6.1", "%s is there already.",
                          gt_id(f, gt_first(who)));
    if ((way = gt_way_to(f, s, &ways, to)) >= 0)
        route_of(&ways, way, &r);
    else
        far_route(f, s, &begins, to, &r);
    if (r.n < 0) {
        lin_refuse(&stop, LIN_ILLEGAL, "GT-4.5",
                   gt_has_troops(f, s, to, gt_other(s->side))
                       ? "%s cannot march there: the enemy holds that hex."
                       : "%s has no way to that hex.",
                   gt_id(f, gt_first(who)));
    } else {
        go_along(f, s, &begins, &r, &end, &stop);
        if (r.go > 0 && r.go < r.n)
            why_short(f, s, &end, &stop);
    }
    if (r.n < 0 || r.go == 0) {
        tell_stays(e, who, &stop);
        if (why)
            *why = stop;
        return LIN_OK;
    }
    ++*gone;
    describe(e, &begins, &r, &stop);
    if (!is_in_hand(e, who))
        status = gt_give_units(e, V_MOVE, who, why);
    return status == LIN_OK ? walk(e, gt_first(who), &r, why) : status;
}

/* ---- who goes ---- */

/* GT-4.1, GT-4.2, GT-8.4: as many as one hex holds, from those who wait. */
static gt_set stack_that_fits(const gt_field *f, const gt_state *s, gt_set waiting)
{
    gt_set stack = { { 0, 0 } };
    int points = 0;
    bool gun = false;

    for (int u; (u = gt_next(&waiting)) >= 0;) {
        const int more = gt_is_leader(f, u) || gt_is_gun(f, u) ? 0 : gt_strength(f, s, u);

        if (points + more > GT_STACK || (gt_is_gun(f, u) && gun))
            continue;
        points += more;
        gun = gun || gt_is_gun(f, u);
        gt_add(&stack, u);
    }
    return stack;
}

/* Those who start where this one does. */
static gt_set who_start_with(const gt_field *f, const gt_state *s, gt_set all, int u)
{
    gt_set found = { { 0, 0 } };

    for (int v; (v = gt_next(&all)) >= 0;)
        if (s->at[v] == s->at[u] &&
            (s->at[u] != GT_WAITING || f->entry_area[v] == f->entry_area[u]))
            gt_add(&found, v);
    return s->at[u] == GT_WAITING ? stack_that_fits(f, s, found) : found;
}

/* Whoever cannot be taken up at all stays, and is told why. */
static gt_set able(lin_expansion *e, gt_set all, lin_refusal *why)
{
    const gt_field *f = gt_copy_field(e);
    const gt_state *s = gt_copy_state(e);
    gt_set rest = all;

    for (int u; (u = gt_next(&rest)) >= 0;) {
        lin_refusal here = { 0 };

        if (gt_has(&s->hand, u) || gt_check_movable(f, s, u, &here) == LIN_OK)
            continue;
        gt_remove(&all, u);
        tell_stays(e, gt_one(u), &here);
        if (why)
            *why = here;
    }
    return all;
}

/* The stack that is in hand gives way to others: it is put down, or its move ends. */
static lin_status put_down(lin_expansion *e, gt_set all, lin_refusal *why)
{
    const gt_state *s = gt_copy_state(e);

    if (lin_expansion_top(e).step != GT_STEP || !gt_is_empty(gt_and(all, s->hand)))
        return LIN_OK;
    return gt_give0(e, s->hand_flags & GT_HAND_STEPPED ? V_END : V_CANCEL, why);
}

lin_status gt_expand_march(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    const gt_state *s = gt_copy_state(e);
    int to_at, to, facing, gone = 0;
    lin_units list;
    gt_set rest;
    lin_status status = lin_goal_named(e, word, words, &to_at, &to, &facing, why);

    if (status == LIN_OK && (to_at < 0 || facing >= 0))
        return lin_expand_usage("march UNITS to HEX; a hex stands for all in it", why);
    if (status == LIN_OK)
        status = lin_units_named(e, word, 1, to_at, (lin_side)s->side, &list, why);
    if (status != LIN_OK)
        return status;
    if (lin_expansion_top(e).step != GT_MOVE && lin_expansion_top(e).step != GT_STEP)
        return lin_refuse(why, LIN_ILLEGAL, "GT-2.4", "Units march in their movement phase.");
    status = put_down(e, gt_set_of(&list), why);
    rest = able(e, gt_set_of(&list), why);
    while (status == LIN_OK && !gt_is_empty(rest)) {
        const gt_set stack = who_start_with(gt_copy_field(e), s, rest, gt_first(rest));

        rest = gt_minus(rest, stack);
        if (lin_expansion_top(e).step == GT_MOVE || is_in_hand(e, stack))
            status = march_stack(e, stack, to, &gone, why);
    }
    return status == LIN_OK && gone == 0 ? LIN_ILLEGAL : status;
}
