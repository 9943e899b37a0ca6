/* retreat.c -- chapter 15: hex by hex, away, whatever zones and MP say (GT-15.14); and too many in
 * the hex where it ends (GT-4.6, GT-4.7). */
#include "rules/germantown/germantown.h"

/* ---- where to ---- */

/* GT-15.2: prohibited ways are none; GT-7.20: horse and guns do not stop in the house. */
static bool may_enter(const gt_field *f, const gt_state *s, int u, int from, int direction)
{
    const int to = f->board->next[from][direction];

    return to != LIN_NOWHERE && f->cost[f->column[u]][from][direction] < GT_BARRED &&
           !gt_has_troops(f, s, to, gt_other(f->side[u])) &&
           !(gt_is_house(f, to) && (f->type[u] == GT_CAVALRY || gt_is_gun(f, u)));
}

/* GT-15.3: where it began is the first hex of its trail. */
static bool has_been_there(const gt_state *s, int to)
{
    for (int i = 0; i < s->trail_n; i++)
        if (s->trail[i] == to)
            return true;
    return false;
}

/* What a candidate must not have. The nearest to the edge that is left comes last (GT-15.7). */
typedef bool (*fault)(const gt_field *f, const gt_state *s, int u, int from, int to);

static bool is_too_full(const gt_field *f, const gt_state *s, int u, int from, int to)
{
    (void)from;
    return !gt_fits(f, s, gt_one(u), to);
}

static bool is_no_farther(const gt_field *f, const gt_state *s, int u, int from, int to)
{
    (void)u;
    return from != s->trail[0] &&
           gt_distance(f, s->trail[0], to) <= gt_distance(f, s->trail[0], from);
}

static bool is_near_enemy(const gt_field *f, const gt_state *s, int u, int from, int to)
{
    (void)from;
    return gt_near_troops(f, s, to, gt_other(f->side[u]));
}

/* In the order in which they are struck out, and what to say of one that was. */
static const struct {
    fault is;
    const char *rule, *what;
} faults[] = {
    { is_too_full, "GT-15.4", "there is no room for it there, and there is elsewhere" },
    { is_no_farther, "GT-15.5", "that is no farther from where it began, and others are" },
    { is_near_enemy, "GT-15.6", "an enemy combat unit is next to that hex, and not to others" },
};
enum { FAULTS = sizeof faults / sizeof *faults };

/* Never the last ones left are struck out. */
static int strike_out(const gt_field *f, const gt_state *s, int u, int from, fault bad,
                      uint16_t *hex, int n)
{
    uint16_t kept[6];
    int m = 0;

    for (int i = 0; i < n; i++)
        if (!bad(f, s, u, from, hex[i]))
            kept[m++] = hex[i];
    if (m == 0)
        return n;
    for (int i = 0; i < m; i++)
        hex[i] = kept[i];
    return m;
}

static int candidates(const gt_field *f, const gt_state *s, int u, int from, uint16_t out[6])
{
    int n = 0;

    for (int d = 0; d < 6; d++)
        if (may_enter(f, s, u, from, d) && !has_been_there(s, f->board->next[from][d]))
            out[n++] = f->board->next[from][d];
    return n;
}

/* GT-15.7 to GT-15.10 */
static int nearest_to_edge(const gt_field *f, int u, uint16_t *hex, int n)
{
    int best = 0xffff, m = 0;

    for (int i = 0; i < n; i++)
        if (gt_edge_distance(f, u, hex[i]) < best)
            best = gt_edge_distance(f, u, hex[i]);
    for (int i = 0; i < n; i++)
        if (gt_edge_distance(f, u, hex[i]) == best)
            hex[m++] = hex[i];
    return m;
}

static int hexes_from(const gt_field *f, const gt_state *s, int u, int from, uint16_t out[6])
{
    int n = candidates(f, s, u, from, out);

    for (int i = 0; i < FAULTS; i++)
        n = strike_out(f, s, u, from, faults[i].is, out, n);
    return nearest_to_edge(f, u, out, n);
}

int gt_retreat_hexes(const gt_field *f, const gt_state *s, int u, uint16_t out[6])
{
    return hexes_from(f, s, u, s->at[u], out);
}

static bool is_one_of(const uint16_t *hex, int n, int cell)
{
    for (int i = 0; i < n; i++)
        if (hex[i] == cell)
            return true;
    return false;
}

/* Which rule struck it out: the first after which it is no longer among them. */
static lin_status check_hex(const gt_field *f, const gt_state *s, int u, int to, lin_refusal *why)
{
    const char *id = f->base.battle->unit[u].id;
    const int from = s->at[u], d = gt_direction(f, from, to);
    uint16_t hex[6];
    int n = candidates(f, s, u, from, hex);

    if (!is_one_of(hex, n, to)) {
        if (d >= 0 && has_been_there(s, to))
            return lin_refuse(why, LIN_ILLEGAL, "GT-15.3",
                              "%s has been there in this retreat; it goes on to another hex.", id);
        return lin_refuse(why, LIN_ILLEGAL, "GT-15.2",
                          "%s retreats to a neighbouring hex that it may enter and that is not "
                          "enemy-held.",
                          id);
    }
    for (int i = 0; i < FAULTS; i++) {
        n = strike_out(f, s, u, from, faults[i].is, hex, n);
        if (!is_one_of(hex, n, to))
            return lin_refuse(why, LIN_ILLEGAL, faults[i].rule, "%s does not retreat that way: %s.",
                              id, faults[i].what);
    }
    n = nearest_to_edge(f, u, hex, n);
    if (!is_one_of(hex, n, to))
        return lin_refuse(why, LIN_ILLEGAL, "GT-15.7",
                          "%s does not retreat that way: another hex is nearer to its own edge of "
                          "the map.",
                          id);
    return LIN_OK;
}

/* ---- the retreat ---- */

/* GT-17.3: asked of each leader in the hex; GT-17.4: with the last combat unit he always goes. */
void gt_ask_leaders(lin_play *p, int u)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    const int cell = s->at[u], side = f->side[u];
    const bool last = gt_count(gt_troops_in(f, s, cell, side)) == 1;
    const gt_set leaders = gt_and(gt_units_in(f, s, cell, side), f->leader_set);

    s->along = (gt_set){ { 0, 0 } };
    if (last)
        s->along = leaders;
    else
        gt_push_each(p, GT_GO_ALONG, leaders, u);
}

void gt_begin_retreat(lin_play *p, int u, int hexes)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    uint16_t hex[6];

    if (s->head.over || !gt_on_map(s, u))
        return;
    if (gt_is_house(f, s->at[u])) { /* GT-21.2 */
        lin_tell(p, E_RETREAT_IGNORED, u);
        return;
    }
    s->trail[0] = s->at[u];
    s->trail_n = 1;
    if (gt_retreat_hexes(f, s, u, hex) == 0) {
        s->trail[0] = 0;
        s->trail_n = 0;
        if (gt_edge_distance(f, u, s->at[u]) == 0)
            gt_depart(p, u, R_DRIVEN_OFF); /* GT-15.12 */
        else
            gt_capture(p, u, R_NO_RETREAT); /* GT-15.11 */
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
    if (o->verb != V_TO)
        return lin_not_now(v->field, frame, o, why);
    return check_hex(gt_field_of(v->field), v->state, frame->arg[0], o->arg[0], why);
}

/* GT-4.8: only where it ends is it counted who is too many. */
static void end_retreat(lin_play *p, int u, int cell)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;

    for (int i = 0; i < 4; i++)
        s->trail[i] = 0;
    s->trail_n = 0;
    s->along = (gt_set){ { 0, 0 } };
    if (!gt_fits(f, s, gt_one(u), cell))
        gt_push(p, GT_OVERFULL, cell, f->side[u], 0);
}

void gt_take_retreat(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    const int u = frame->arg[0], left = frame->arg[1] - 1, from = s->at[u], to = o->arg[0];
    gt_set rest = s->along;
    uint16_t hex[6];

    lin_tell(p, E_RETREATED, u, from, to);
    s->trail[s->trail_n++] = (uint16_t)to;
    /* First what comes later: an enemy leader in that hex rides off before it goes on (GT-17.7). */
    if (left > 0 && hexes_from(f, s, u, to, hex) > 0)
        gt_push(p, GT_RETREAT, u, left, 0);
    else
        end_retreat(p, u, to); /* GT-15.13 */
    for (int l; (l = gt_next(&rest)) >= 0;) {
        lin_tell(p, E_WENT_ALONG, l, u, to);
        gt_put(p, l, to);
    }
    gt_put(p, u, to);
}

/* ---- steps removed until it fits (GT-4.6, GT-4.7), where the retreat ends and not on its way
 * (GT-4.8); points are scored for them, army morale stays (GT-4.9) ---- */

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
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;

    if (o->verb != V_LOSE)
        return lin_not_now(v->field, frame, o, why);
    if (may_lose(f, s, frame->arg[0], frame->arg[1], o->arg[0]))
        return LIN_OK;
    if (gt_points_in(f, s, frame->arg[0], frame->arg[1]) > GT_STACK)
        return lin_refuse(why, LIN_ILLEGAL, "GT-4.6",
                          "Too many strength points are in that hex: take a step off one of the "
                          "units there that are no guns.");
    return lin_refuse(why, LIN_ILLEGAL, "GT-4.7",
                      "Two guns are in that hex: take a step off one of them.");
}

void gt_take_overfull(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const gt_state *s = p->state;

    gt_lose_step(p, o->arg[0], R_OVERFULL);
    if (is_overfull(gt_field_of(p->view.field), s, frame->arg[0], frame->arg[1]))
        gt_push(p, GT_OVERFULL, frame->arg[0], frame->arg[1], 0);
}
