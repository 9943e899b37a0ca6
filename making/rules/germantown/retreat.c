/* retreat.c -- GT-R54: hex by hex, away; and GT-R10: too many in the hex where it ends. */
#include "rules/germantown/germantown.h"

static bool may_enter(const gt_field *f, const gt_state *s, int u, int direction)
{
    const int from = s->at[u], to = f->board->next[from][direction];

    if (to == LIN_NOWHERE || f->cost[f->column[u]][from][direction] >= GT_BARRED ||
        gt_has_troops(f, s, to, gt_other(f->side[u])))
        return false;
    if (gt_is_house(f, to) && (f->type[u] == GT_CAVALRY || gt_is_gun(f, u)))
        return false;
    for (int i = 0; i < s->trail_n; i++)
        if (s->trail[i] == to)
            return false;
    return true;
}

/* What a candidate must not have, in this order; never the last ones left are struck out. */
typedef bool (*fault)(const gt_field *f, const gt_state *s, int u, int to);

static bool is_too_full(const gt_field *f, const gt_state *s, int u, int to)
{
    return !gt_fits(f, s, gt_one(u), to);
}

static bool is_no_farther(const gt_field *f, const gt_state *s, int u, int to)
{
    return s->trail_n > 1 &&
           gt_distance(f, s->trail[0], to) <= gt_distance(f, s->trail[0], s->at[u]);
}

static bool is_near_enemy(const gt_field *f, const gt_state *s, int u, int to)
{
    return gt_near_troops(f, s, to, gt_other(f->side[u]));
}

static int strike_out(const gt_field *f, const gt_state *s, int u, fault bad, uint16_t *hex, int n)
{
    uint16_t kept[6];
    int m = 0;

    for (int i = 0; i < n; i++)
        if (!bad(f, s, u, hex[i]))
            kept[m++] = hex[i];
    if (m == 0)
        return n;
    for (int i = 0; i < m; i++)
        hex[i] = kept[i];
    return m;
}

int gt_retreat_hexes(const gt_field *f, const gt_state *s, int u, uint16_t out[6])
{
    int n = 0, best = 0xffff, m = 0;

    for (int d = 0; d < 6; d++)
        if (may_enter(f, s, u, d))
            out[n++] = f->board->next[s->at[u]][d];
    n = strike_out(f, s, u, is_too_full, out, n);
    n = strike_out(f, s, u, is_no_farther, out, n);
    n = strike_out(f, s, u, is_near_enemy, out, n);
    for (int i = 0; i < n; i++)
        if (gt_edge_distance(f, u, out[i]) < best)
            best = gt_edge_distance(f, u, out[i]);
    for (int i = 0; i < n; i++)
        if (gt_edge_distance(f, u, out[i]) == best)
            out[m++] = out[i];
    return m;
}

/* GT-R53: asked of each leader in the hex; with the last combat unit he always goes. */
void gt_ask_leaders(lin_play *p, int u)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    const int cell = s->at[u], side = f->side[u];
    const bool last = gt_count(gt_troops_in(f, s, cell, side)) == 1;
    gt_set rest = gt_and(gt_units_in(f, s, cell, side), f->leader_set);

    s->along = (gt_set){ { 0, 0 } };
    for (int l; (l = gt_next(&rest)) >= 0;)
        if (last)
            gt_add(&s->along, l);
        else
            gt_push(p, GT_GO_ALONG, l, u, 0);
}

void gt_begin_retreat(lin_play *p, int u, int hexes)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    uint16_t hex[6];

    if (s->head.over || !gt_on_map(s, u))
        return;
    if (gt_is_house(f, s->at[u])) { /* GT-R66 */
        lin_tell(p, E_RETREAT_IGNORED, u);
        return;
    }
    s->trail[0] = s->at[u];
    s->trail_n = 1;
    if (gt_retreat_hexes(f, s, u, hex) == 0) {
        s->trail[0] = 0;
        s->trail_n = 0;
        if (gt_edge_distance(f, u, s->at[u]) == 0)
            gt_depart(p, u, R_DRIVEN_OFF);
        else
            gt_capture(p, u, R_NO_RETREAT);
        return;
    }
    gt_push(p, GT_RETREAT, u, hexes, 0);
    gt_ask_leaders(p, u);
}

lin_side gt_who_retreat(const lin_view *v, const lin_frame *frame)
{
    return (lin_side)gt_field_of(v->field)->side[frame->arg[0]];
}

void gt_list_retreat(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    uint16_t hex[6];
    const int n = gt_retreat_hexes(gt_field_of(v->field), v->state, frame->arg[0], hex);

    for (int i = 0; i < n; i++)
        gt_answer1(out, V_TO, hex[i]);
}

lin_status gt_check_retreat(const lin_view *v, const lin_frame *frame, const lin_order *o,
                            lin_refusal *why)
{
    uint16_t hex[6];
    int n;

    if (o->verb != V_TO)
        return lin_not_now(v->field, frame, o, why);
    n = gt_retreat_hexes(gt_field_of(v->field), v->state, frame->arg[0], hex);
    for (int i = 0; i < n; i++)
        if (hex[i] == o->arg[0])
            return LIN_OK;
    return lin_refuse(
        why, LIN_ILLEGAL, "GT-R54",
        "It retreats to a free neighbouring hex: within stacking, farther from where it "
        "stood, out of reach of the enemy and nearest to its own edge, as far as there is one.");
}

static void end_retreat(lin_play *p, int u)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;

    for (int i = 0; i < 4; i++)
        s->trail[i] = 0;
    s->trail_n = 0;
    s->along = (gt_set){ { 0, 0 } };
    if (!gt_fits(f, s, gt_one(u), s->at[u]))
        gt_push(p, GT_OVERFULL, s->at[u], f->side[u], 0);
}

void gt_take_retreat(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    const int u = frame->arg[0], left = frame->arg[1] - 1, from = s->at[u];
    gt_set rest = s->along;
    uint16_t hex[6];

    lin_tell(p, E_RETREATED, u, from, o->arg[0]);
    s->trail[s->trail_n++] = (uint16_t)o->arg[0];
    for (int l; (l = gt_next(&rest)) >= 0;) {
        lin_tell(p, E_WENT_ALONG, l, u, o->arg[0]);
        gt_put(p, l, o->arg[0]);
    }
    gt_put(p, u, o->arg[0]);
    if (left > 0 && gt_retreat_hexes(f, s, u, hex) > 0)
        gt_push(p, GT_RETREAT, u, left, 0);
    else
        end_retreat(p, u);
}

/* ---- GT-R10: steps removed until it fits ---- */

static bool may_lose(const gt_field *f, const gt_state *s, int cell, int side, int u)
{
    const gt_set guns = gt_and(gt_troops_in(f, s, cell, side), f->gun_set);

    if (f->side[u] != side || s->at[u] != cell || gt_is_leader(f, u))
        return false;
    return gt_is_gun(f, u) ? gt_count(guns) > 1 : gt_points_in(f, s, cell, side) > GT_STACK;
}

static bool is_overfull(const gt_field *f, const gt_state *s, int cell, int side)
{
    return gt_points_in(f, s, cell, side) > GT_STACK ||
           gt_count(gt_and(gt_troops_in(f, s, cell, side), f->gun_set)) > 1;
}

lin_side gt_who_overfull(const lin_view *v, const lin_frame *frame)
{
    (void)v;
    return (lin_side)frame->arg[1];
}

void gt_list_overfull(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const gt_field *f = gt_field_of(v->field);
    gt_set rest = gt_troops_in(f, v->state, frame->arg[0], frame->arg[1]);

    for (int u; (u = gt_next(&rest)) >= 0;)
        if (may_lose(f, v->state, frame->arg[0], frame->arg[1], u))
            gt_answer1(out, V_LOSE, u);
}

lin_status gt_check_overfull(const lin_view *v, const lin_frame *frame, const lin_order *o,
                             lin_refusal *why)
{
    if (o->verb != V_LOSE)
        return lin_not_now(v->field, frame, o, why);
    if (may_lose(gt_field_of(v->field), v->state, frame->arg[0], frame->arg[1], o->arg[0]))
        return LIN_OK;
    return lin_refuse(
        why, LIN_ILLEGAL, "GT-R10",
        "Take a step off a unit in that hex that is too many: one of the guns, or one of "
        "the others.");
}

void gt_take_overfull(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const gt_state *s = p->state;

    gt_lose_step(p, o->arg[0], R_OVERFULL);
    if (is_overfull(gt_field_of(p->view.field), s, frame->arg[0], frame->arg[1]))
        gt_push(p, GT_OVERFULL, frame->arg[0], frame->arg[1], 0);
}
