/* stray.c -- what the American phase does by itself: panic (GT-R75), Stephen's division in the fog
 * (GT-R73), and fire on friends (GT-R74). */
#include "rules/germantown/germantown.h"

#define POINT 2 /* half points */

/* GT-R86: hexes in ascending number, which is column by column. */
static int number_of(const gt_field *f, int cell)
{
    return lin_cell_col(f->board, cell) * LIN_ROWS + lin_cell_row(f->board, cell);
}

/* ---- panic ---- */

typedef struct {
    uint16_t cost[LIN_CELLS]; /* half points to a friendly edge; UINT16_MAX: no way */
} flight;

static bool is_shut(const gt_field *f, const gt_state *s, int u, int cell)
{
    return gt_has_troops(f, s, cell, gt_other(f->side[u])) || !gt_fits(f, s, gt_one(u), cell);
}

/* Cheapest ways back from the edge, by the chart alone: waves of one half point each. */
static void find_flight(const gt_field *f, const gt_state *s, int u, flight *out)
{
    static const int most = 2 * LIN_CELLS;
    const lin_board *b = f->board;
    bool more = true;

    for (int c = 0; c < b->cells; c++)
        out->cost[c] = gt_edge_distance(f, u, c) == 0 && f->ground[c] != GT_RIVER &&
                               (c == s->at[u] || !is_shut(f, s, u, c))
                           ? 0
                           : UINT16_MAX;
    for (int wave = 0; more && wave < most; wave++) {
        more = false;
        for (int c = 0; c < b->cells; c++) {
            if (c != s->at[u] && (f->ground[c] == GT_RIVER || is_shut(f, s, u, c)))
                continue;
            for (int d = 0; d < 6; d++) {
                const int to = b->next[c][d];
                int cost;

                if (to == LIN_NOWHERE || out->cost[to] == UINT16_MAX)
                    continue;
                cost = f->cost[f->column[u]][c][d];
                if (cost >= GT_BARRED)
                    continue;
                if ((f->sides[c][d] >> GT_WORKS & 1) && f->side[u] != f->works_owner)
                    cost += gt_side_rows[GT_WORKS].cost[f->column[u]];
                if (out->cost[to] + cost < out->cost[c]) {
                    out->cost[c] = (uint16_t)(out->cost[to] + cost);
                    more = true;
                }
            }
        }
    }
}

/* The next hexes of the cheapest ways; how many. */
static int ways_of(const gt_field *f, const gt_state *s, int u, uint16_t out[6])
{
    flight fl;
    unsigned best = UINT16_MAX;
    int n = 0;

    find_flight(f, s, u, &fl);
    for (int d = 0; d < 6; d++) {
        const int to = f->board->next[s->at[u]][d];
        unsigned cost;

        if (to == LIN_NOWHERE || fl.cost[to] == UINT16_MAX || is_shut(f, s, u, to) ||
            f->cost[f->column[u]][s->at[u]][d] >= GT_BARRED)
            continue;
        cost = (unsigned)fl.cost[to] + f->cost[f->column[u]][s->at[u]][d];
        if ((f->sides[s->at[u]][d] >> GT_WORKS & 1) && f->side[u] != f->works_owner)
            cost += gt_side_rows[GT_WORKS].cost[f->column[u]];
        if (cost > best)
            continue;
        if (cost < best)
            n = 0;
        best = cost;
        out[n++] = (uint16_t)to;
    }
    return n;
}

static bool can_flee(const gt_field *f, const gt_state *s, int u, int to)
{
    const int cost = gt_step_cost(f, s, u, s->at[u], gt_direction(f, s->at[u], to));

    return s->spent[u] == 0 || s->spent[u] + cost <= gt_allowance(f, s, u); /* GT-R19 */
}

/* Every panicked unit in table order, from the first on: arg 1 at the beginning. */
void gt_run_panic(lin_play *p, const lin_frame *frame)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    int u;

    if (frame->arg[0] == 1) {
        gt_set rest = f->side_set[f->american];

        s->group = (gt_set){ { 0, 0 } };
        while ((u = gt_next(&rest)) >= 0)
            if (gt_on_map(s, u) && (s->mark[u] & GT_PANICKED))
                gt_add(&s->group, u);
    }
    u = gt_first(s->group);
    if (u < 0)
        return;
    gt_push(p, GT_PANIC, 0, 0, 0);
    if (gt_edge_distance(f, u, s->at[u]) == 0) {
        gt_remove(&s->group, u);
        s->spent[u] = 0;
        gt_depart(p, u, R_PANIC_EXIT);
    } else {
        uint16_t to[6];
        const int n = s->mark[u] & GT_SHATTERED ? 0 : ways_of(f, s, u, to);
        bool goes = n > 0 && !((s->mark[u] & GT_DISRUPTED) && s->spent[u] > 0) &&
                    !(s->spent[u] > 0 && gt_in_zone(f, s, s->at[u], f->british));

        for (int i = 0; goes && i < n; i++)
            goes = can_flee(f, s, u, to[i]);
        if (goes) {
            gt_push(p, GT_PANIC_TO, u, 0, 0);
        } else {
            gt_remove(&s->group, u);
            s->spent[u] = 0;
            s->mark[u] |= GT_MOVED;
        }
    }
}

lin_side gt_who_panic_to(const lin_view *v, const lin_frame *frame)
{
    return (lin_side)gt_field_of(v->field)->side[frame->arg[0]];
}

void gt_list_panic_to(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    uint16_t to[6];
    const int n = ways_of(gt_field_of(v->field), v->state, frame->arg[0], to);

    for (int i = 0; i < n; i++)
        gt_answer1(out, V_TO, to[i]);
}

lin_status gt_check_panic_to(const lin_view *v, const lin_frame *frame, const lin_order *o,
                             lin_refusal *why)
{
    uint16_t to[6];
    int n;

    if (o->verb != V_TO)
        return lin_not_now(v->field, frame, o, why);
    n = ways_of(gt_field_of(v->field), v->state, frame->arg[0], to);
    for (int i = 0; i < n; i++)
        if (to[i] == o->arg[0])
            return LIN_OK;
    return lin_refuse(why, LIN_ILLEGAL, "GT-R75",
                      "It runs by the cheapest way to the edge of the map.");
}

void gt_take_panic_to(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    const int u = frame->arg[0], from = s->at[u];
    const int cost = gt_step_cost(f, s, u, from, gt_direction(f, from, o->arg[0]));

    lin_tell(p, E_FLED, u, from, o->arg[0]);
    s->spent[u] = (uint8_t)(s->spent[u] + cost > 254 ? 254 : s->spent[u] + cost);
    gt_put(p, u, o->arg[0]);
}

/* ---- Stephen's division ---- */

static bool is_at(const gt_field *f, const gt_state *s, int who, int cell)
{
    return f->named[who] != GT_NOBODY && s->at[f->named[who]] == cell;
}

static bool strays_end(const gt_field *f, const gt_state *s)
{
    const int stephen = f->named[GT_STEPHEN];

    return stephen == GT_NOBODY || s->at[stephen] == GT_ELIMINATED ||
           s->at[stephen] == GT_DEPARTED || s->at[stephen] == GT_CAPTURED;
}

/* The hexes are listed first: `group` has all who may stray, and is taken hex by hex. */
void gt_run_stray(lin_play *p, const lin_frame *frame)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    gt_set rest;
    int best = -1;

    if (frame->arg[0] == 1) {
        rest = f->side_set[f->american];
        s->group = (gt_set){ { 0, 0 } };
        if (!gt_in_fog(s) || strays_end(f, s))
            return;
        for (int u; (u = gt_next(&rest)) >= 0;)
            if ((f->flags[u] & GT_IS_STEPHENS) && !gt_is_leader(f, u) && gt_on_map(s, u) &&
                gt_is_steady(s, u) && !gt_near_troops(f, s, s->at[u], f->british) &&
                !is_at(f, s, GT_WASHINGTON, s->at[u]) && !is_at(f, s, GT_GREENE, s->at[u]))
                gt_add(&s->group, u);
    }
    rest = s->group;
    for (int u; (u = gt_next(&rest)) >= 0;)
        if (best < 0 || number_of(f, s->at[u]) < number_of(f, best))
            best = s->at[u];
    if (best < 0)
        return;
    gt_push(p, GT_STRAY, 0, 0, 0);
    gt_push(p, GT_STRAY_DIE, best, 0, 0);
}

static void ask_d10(lin_roll_ask *out, int side, const char *rule, const char *purpose)
{
    out->n = 1;
    out->faces = 10;
    out->from_zero = true;
    out->side = (lin_side)side;
    out->rule = rule;
    out->purpose = purpose;
}

void gt_roll_stray(const lin_view *v, const lin_frame *frame, lin_roll_ask *out)
{
    (void)frame;
    ask_d10(out, gt_field_of(v->field)->american, "GT-R73", "straying");
    out->classes = 3;
    out->better = -1;
    for (int face = 0; face < 10; face++)
        out->class_of[face] = face <= 5 ? 0 : face <= 7 ? 1 : 2;
}

static gt_set strays_at(const gt_state *s, int cell)
{
    gt_set rest = s->group, here = { { 0, 0 } };

    for (int u; (u = gt_next(&rest)) >= 0;)
        if (s->at[u] == cell)
            gt_add(&here, u);
    return here;
}

void gt_land_stray(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    gt_state *s = p->state;
    const int cell = frame->arg[0];
    gt_set here = strays_at(s, cell), rest = here;

    lin_tell(p, E_STRAY_ROLL, cell, face[0]);
    if (face[0] >= 8) {
        gt_push(p, GT_STRAY_WAY, cell, 0, 0);
        return;
    }
    s->group = gt_minus(s->group, here);
    for (int u; face[0] >= 6 && (u = gt_next(&rest)) >= 0;)
        s->mark[u] |= GT_MOVED;
    if (face[0] >= 6)
        lin_tell(p, E_STRAY_HALTED, cell);
    else
        lin_tell(p, E_STRAY_FREE, cell);
}

void gt_roll_stray_way(const lin_view *v, const lin_frame *frame, lin_roll_ask *out)
{
    (void)frame;
    ask_d10(out, gt_field_of(v->field)->american, "GT-R73", "direction");
    out->classes = 7;
    for (int face = 0; face < 10; face++)
        out->class_of[face] = (uint8_t)(face >= 1 && face <= 6 ? face : 0);
}

/* Straight that way, as one stack, each paying. They stop before what is closed to them. */
static void go_astray(lin_play *p, gt_set who, int cell, int direction)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    bool first = true;

    for (;;) {
        const int to = f->board->next[cell][direction];
        bool pays = true, over = false;
        gt_set rest = who;

        if (to != LIN_NOWHERE && (gt_has_troops(f, s, to, f->british) || !gt_fits(f, s, who, to)))
            break;
        for (int u; (u = gt_next(&rest)) >= 0;) {
            const int cost = to == LIN_NOWHERE ? POINT : gt_step_cost(f, s, u, cell, direction);

            if (cost >= GT_BARRED)
                pays = false;
            else if (s->spent[u] + cost > gt_allowance(f, s, u)) {
                pays &= first; /* GT-R19 */
                over = true;
            }
        }
        if (!pays)
            break;
        rest = who;
        for (int u; (u = gt_next(&rest)) >= 0 && !s->head.over;) {
            const int cost = to == LIN_NOWHERE ? POINT : gt_step_cost(f, s, u, cell, direction);

            s->spent[u] = (uint8_t)(s->spent[u] + cost);
            if (to == LIN_NOWHERE) {
                gt_depart(p, u, R_STRAY_EXIT);
            } else {
                lin_tell(p, E_STRAYED, u, cell, to);
                gt_put(p, u, to);
            }
        }
        if (to == LIN_NOWHERE)
            return;
        cell = to;
        first = false;
        if (over || gt_in_zone(f, s, cell, f->british))
            break;
    }
}

void gt_land_stray_way(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    const int cell = frame->arg[0], stephen = f->named[GT_STEPHEN];
    gt_set here = strays_at(s, cell), rest;

    lin_tell(p, E_STRAY_WAY, cell, face[0]);
    if (face[0] < 1 || face[0] > 6) {
        gt_push(p, GT_STRAY_WAY, cell, 0, 0);
        return;
    }
    s->group = gt_minus(s->group, here);
    if (stephen != GT_NOBODY && s->at[stephen] == cell)
        gt_add(&here, stephen);
    rest = here;
    for (int u; (u = gt_next(&rest)) >= 0;)
        s->mark[u] |= GT_MOVED;
    go_astray(p, here, cell, face[0] - 1);
    rest = here;
    for (int u; (u = gt_next(&rest)) >= 0;)
        s->spent[u] = 0;
}

/* ---- friendly fire ---- */

static bool is_fireable(const gt_field *f, const gt_state *s, int u, bool stephens)
{
    return ((f->flags[u] & GT_IS_STEPHENS) != 0) == stephens && !gt_is_leader(f, u) &&
           !(s->mark[u] & GT_PANICKED);
}

static bool has_fireable(const gt_field *f, const gt_state *s, int cell, bool stephens)
{
    gt_set rest = gt_troops_in(f, s, cell, f->american);

    for (int u; (u = gt_next(&rest)) >= 0;)
        if (is_fireable(f, s, u, stephens))
            return true;
    return false;
}

static int others_near(const gt_field *f, const gt_state *s, int cell, uint16_t out[6])
{
    int n = 0;

    for (int d = 0; d < 6; d++) {
        const int there = f->board->next[cell][d];

        if (there != LIN_NOWHERE && has_fireable(f, s, there, false))
            out[n++] = (uint16_t)there;
    }
    return n;
}

/* Hex after hex in ascending number; cell_mark is 1 + the number of the last. */
void gt_run_friendly(lin_play *p, const lin_frame *frame)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    gt_set rest = f->side_set[f->american];
    uint16_t other[6];
    int best = -1;

    if (frame->arg[0] == 1)
        s->cell_mark = 0;
    if (!gt_in_fog(s))
        return;
    for (int u; (u = gt_next(&rest)) >= 0;) {
        if (!gt_on_map(s, u) || !is_fireable(f, s, u, true))
            continue;
        if (number_of(f, s->at[u]) < s->cell_mark || others_near(f, s, s->at[u], other) == 0)
            continue;
        if (best < 0 || number_of(f, s->at[u]) < number_of(f, best))
            best = s->at[u];
    }
    if (best < 0) {
        s->cell_mark = 0;
        return;
    }
    s->cell_mark = (uint16_t)(number_of(f, best) + 1);
    gt_push(p, GT_FRIENDLY, 0, 0, 0);
    gt_push(p, GT_FRIENDLY_DIE, best, 0, 0);
}

static int friendly_need(const gt_state *s)
{
    return s->fog == GT_HEAVY ? 7 : 8;
}

void gt_roll_friendly(const lin_view *v, const lin_frame *frame, lin_roll_ask *out)
{
    const int need = friendly_need(v->state);

    (void)frame;
    ask_d10(out, gt_field_of(v->field)->american, "GT-R74", "friendly fire");
    out->classes = 2;
    out->better = -1;
    for (int face = 0; face < 10; face++)
        out->class_of[face] = face >= need;
}

void gt_land_friendly(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    const gt_state *s = p->state;

    lin_tell(p, E_FRIENDLY_ROLL, frame->arg[0], face[0], friendly_need(s));
    if (face[0] < friendly_need(s))
        return;
    lin_tell(p, E_FRIENDLY_FIRE, frame->arg[0]);
    gt_push(p, GT_FRIENDLY_HEX, frame->arg[0], 0, 0);
    gt_once(p, GT_ONCE_FRIENDLY, R_FRIENDLY_FIRE);
}

/* The British player picks the other hex, then a unit in each. */
lin_side gt_who_friendly_hex(const lin_view *v, const lin_frame *frame)
{
    (void)frame;
    return (lin_side)gt_field_of(v->field)->british;
}

void gt_list_friendly_hex(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    uint16_t other[6];
    const int n = others_near(gt_field_of(v->field), v->state, frame->arg[0], other);

    for (int i = 0; i < n; i++)
        gt_answer1(out, V_HEX, other[i]);
}

lin_status gt_check_friendly_hex(const lin_view *v, const lin_frame *frame, const lin_order *o,
                                 lin_refusal *why)
{
    uint16_t other[6];
    int n;

    if (o->verb != V_HEX)
        return lin_not_now(v->field, frame, o, why);
    n = others_near(gt_field_of(v->field), v->state, frame->arg[0], other);
    for (int i = 0; i < n; i++)
        if (other[i] == o->arg[0])
            return LIN_OK;
    return lin_refuse(why, LIN_ILLEGAL, "GT-R74",
                      "Choose a neighbouring hex with American combat units of another division.");
}

void gt_take_friendly_hex(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    gt_push(p, GT_FRIENDLY_UNIT, o->arg[0], 0, 0);
    gt_push(p, GT_FRIENDLY_UNIT, frame->arg[0], 1, 0);
}

lin_side gt_who_friendly_unit(const lin_view *v, const lin_frame *frame)
{
    return gt_who_friendly_hex(v, frame);
}

void gt_list_friendly_unit(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const gt_field *f = gt_field_of(v->field);
    gt_set rest = gt_troops_in(f, v->state, frame->arg[0], f->american);

    for (int u; (u = gt_next(&rest)) >= 0;)
        if (is_fireable(f, v->state, u, frame->arg[1]))
            gt_answer1(out, V_UNIT, u);
}

lin_status gt_check_friendly_unit(const lin_view *v, const lin_frame *frame, const lin_order *o,
                                  lin_refusal *why)
{
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;

    if (o->verb != V_UNIT)
        return lin_not_now(v->field, frame, o, why);
    if (s->at[o->arg[0]] == frame->arg[0] && f->side[o->arg[0]] == f->american &&
        is_fireable(f, s, o->arg[0], frame->arg[1]))
        return LIN_OK;
    return lin_refuse(why, LIN_ILLEGAL, "GT-R74",
                      frame->arg[1] ? "Choose a unit of Stephen's division in that hex."
                                    : "Choose a unit of another division in that hex.");
}

/* Both are chosen before either rolls; Stephen's rolls first. */
void gt_take_friendly_unit(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    gt_state *s = p->state;

    if (frame->arg[1]) { /* below the question about the other */
        const lin_frame other = *lin_top(&s->head);

        lin_pop(s);
        gt_push(p, GT_PANIC_CHECK, o->arg[0], 0, 0);
        gt_push(p, other.step, other.arg[0], other.arg[1], o->arg[0]);
    } else {
        const int first = lin_top(&s->head)->arg[0];

        lin_pop(s);
        gt_push(p, GT_PANIC_CHECK, o->arg[0], 0, 0);
        gt_push(p, GT_PANIC_CHECK, first, 0, 0);
    }
}

void gt_roll_panic_check(const lin_view *v, const lin_frame *frame, lin_roll_ask *out)
{
    gt_ask_morale(v, frame->arg[0], "panic", "GT-R74", out);
}

void gt_land_panic_check(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    const gt_field *f = gt_field_of(p->view.field);
    const gt_state *s = p->state;
    const int u = frame->arg[0];
    const gt_sum sum = gt_morale_sum(f, s, u);

    gt_tell_sum(p, &sum);
    lin_tell(p, E_CHECK_ROLL, u, face[0], face[0] + sum.total, sum.total < 5 ? 5 - sum.total : 0);
    if (face[0] + sum.total >= 5) {
        lin_tell(p, E_CHECK_PASSED, u);
        return;
    }
    lin_tell(p, E_PANICKED, u);
    gt_set_mark(p, u, GT_PANICKED);
}
