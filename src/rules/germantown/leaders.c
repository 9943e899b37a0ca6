/* leaders.c -- who commands (GT-12.12, GT-12.13, GT-23.32), who goes along (GT-17.3, GT-17.4), and
 * where a leader left alone goes (GT-17.5 to GT-17.7). */
#include "rules/germantown/germantown.h"

/* GT-12.13: Armstrong militia only; GT-23.32: the demi-leader himself and Germans with him. */
bool gt_may_command(const gt_field *f, int leader, int u)
{
    if (f->side[leader] != f->side[u])
        return false;
    if (f->flags[leader] & GT_IS_DEMI_LEADER)
        return leader == u || (f->flags[u] & GT_IS_GERMAN);
    return leader != f->named[GT_ARMSTRONG] || (f->flags[u] & GT_IS_MILITIA);
}

/* GT-12.12: leaders stand in the battle's list in the order of their rank. */
int gt_commander_of(const gt_field *f, const gt_state *s, gt_set who)
{
    const int any = gt_first(who);
    gt_set leaders;

    if (any < 0)
        return GT_NOBODY;
    leaders = gt_and(f->leader_set, f->side_set[f->side[any]]);
    for (int l; (l = gt_next(&leaders)) >= 0;) {
        gt_set rest = who;

        if (!gt_on_map(s, l))
            continue;
        for (int u; (u = gt_next(&rest)) >= 0;)
            if (s->at[u] == s->at[l] && gt_may_command(f, l, u))
                return l;
    }
    return GT_NOBODY;
}

/* GT-18.3: of its own hex; GT-23.32: the demi-leader where there is no real one. */
int gt_leader_for(const gt_field *f, const gt_state *s, int u)
{
    const int leader = gt_commander_of(f, s, gt_one(u));
    gt_set rest;

    if (leader != GT_NOBODY)
        return leader;
    rest = gt_troops_in(f, s, s->at[u], f->side[u]);
    for (int v; (v = gt_next(&rest)) >= 0;)
        if ((f->flags[v] & GT_IS_DEMI_LEADER) && gt_may_command(f, v, u))
            return v;
    return GT_NOBODY;
}

/* ---- refuge: GT-17.5 to GT-17.7 ---- */

#define REFUGE 5 /* hexes */

/* The hexes of the nearest friends; how many. */
static int refuges(const gt_field *f, const gt_state *s, int leader, int from, uint16_t *out,
                   int max)
{
    gt_set rest = gt_and(f->side_set[f->side[leader]], f->combat_set);
    int best = REFUGE, n = 0;

    for (int u; (u = gt_next(&rest)) >= 0;) {
        int far, i = 0;

        if (!gt_on_map(s, u) || s->at[u] == from)
            continue;
        far = gt_distance(f, from, s->at[u]);
        if (far > best)
            continue;
        if (far < best)
            n = 0;
        best = far;
        while (i < n && out[i] != s->at[u])
            i++;
        if (i == n && n < max)
            out[n++] = s->at[u];
    }
    return n;
}

/* So that the first of them, in the order of the unit tables, comes first (GT-26.1). */
void gt_push_each(lin_play *p, int step, gt_set who, int with)
{
    uint8_t unit[GT_UNITS];
    int n = 0;

    for (int u; (u = gt_next(&who)) >= 0;)
        unit[n++] = (uint8_t)u;
    while (n > 0)
        gt_push(p, step, unit[--n], with, 0);
}

/* Not before everybody who goes in the same stroke is gone: they are no refuge. */
void gt_run_alone(lin_play *p, const lin_frame *frame)
{
    const gt_field *f = gt_field_of(p->view.field);
    const gt_state *s = p->state;
    const int leader = frame->arg[0], cell = frame->arg[1];
    uint16_t hex[GT_UNITS];

    if (s->at[leader] != cell || gt_has_troops(f, s, cell, f->side[leader]))
        return;
    if (refuges(f, s, leader, cell, hex, GT_UNITS) == 0)
        gt_leader_falls(p, leader, R_LEADER_TAKEN); /* GT-17.6 */
    else
        gt_push(p, GT_REFUGE, leader, cell, 0);
}

/* GT-17.7: an enemy combat unit has come into their hex. */
void gt_disperse(lin_play *p, int cell, int side)
{
    const gt_field *f = gt_field_of(p->view.field);
    const gt_state *s = p->state;
    gt_set leaders = gt_and(gt_units_in(f, s, cell, side), f->leader_set);

    for (int i = 0; i < s->head.depth; i++) /* the first of a stack has come upon them before */
        if (s->head.frame[i].step == GT_ALONE)
            gt_remove(&leaders, s->head.frame[i].arg[0]);
    gt_push_each(p, GT_ALONE, leaders, cell);
}

/* GT-17.5: the last combat unit with them is captured, eliminated or off the map. */
void gt_check_leaders(lin_play *p, int cell, int side)
{
    const gt_field *f = gt_field_of(p->view.field);
    const gt_state *s = p->state;

    if (cell < GT_ABSENT && !gt_has_troops(f, s, cell, side))
        gt_disperse(p, cell, side);
}

lin_side gt_who_refuge(const lin_view *v, const lin_frame *frame)
{
    return (lin_side)gt_field_of(v->field)->side[frame->arg[0]];
}

void gt_list_refuge(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    uint16_t hex[GT_UNITS];
    const int n =
        refuges(gt_field_of(v->field), v->state, frame->arg[0], frame->arg[1], hex, GT_UNITS);

    for (int i = 0; i < n; i++)
        gt_answer1(out, V_TO, hex[i]);
}

lin_status gt_check_refuge(const lin_view *v, const lin_frame *frame, const lin_order *o,
                           lin_refusal *why)
{
    uint16_t hex[GT_UNITS];
    int n;

    if (o->verb != V_TO)
        return lin_not_now(v->field, frame, o, why);
    n = refuges(gt_field_of(v->field), v->state, frame->arg[0], frame->arg[1], hex, GT_UNITS);
    for (int i = 0; i < n; i++)
        if (hex[i] == o->arg[0])
            return LIN_OK;
    return lin_refuse(why, LIN_ILLEGAL, "GT-17.5",
                      "%s rides to the nearest combat unit of his army; of several equally near he "
                      "has the choice.",
                      gt_field_of(v->field)->base.battle->unit[frame->arg[0]].id);
}

void gt_take_refuge(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lin_tell(p, E_TOOK_REFUGE, frame->arg[0], frame->arg[1], o->arg[0]);
    gt_put(p, frame->arg[0], o->arg[0]);
}

/* ---- GT-17.3: does he go along? Asked before a unit retreats or advances out of his hex. ---- */

lin_side gt_who_go_along(const lin_view *v, const lin_frame *frame)
{
    return gt_who_refuge(v, frame);
}

void gt_list_go_along(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    (void)v, (void)frame;
    gt_answer0(out, V_YES);
    gt_answer0(out, V_NO);
}

lin_status gt_check_go_along(const lin_view *v, const lin_frame *frame, const lin_order *o,
                             lin_refusal *why)
{
    if (o->verb == V_YES || o->verb == V_NO)
        return LIN_OK;
    return lin_not_now(v->field, frame, o, why);
}

void gt_take_go_along(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    gt_state *s = p->state;

    if (o->verb == V_YES)
        gt_add(&s->along, frame->arg[0]);
}
