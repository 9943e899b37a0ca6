/* ride_off.c -- GT-11.32 to GT-11.35: cavalry that will not stand. */
#include "rules/germantown/germantown.h"

#define RIDE 3 /* hexes */

static bool may_pass(const gt_field *f, const gt_state *s, int side, int from, int d)
{
    const int to = f->board->next[from][d];

    return to != LIN_NOWHERE && f->cost[GT_BY_HORSE][from][d] < GT_BARRED &&
           !gt_has_troops(f, s, to, gt_other(side));
}

static bool rides_to(const gt_field *f, const gt_state *s, int side, int at, int goal, int left)
{
    if (left == 0)
        return at == goal;
    for (int d = 0; d < 6; d++)
        if (may_pass(f, s, side, at, d) &&
            gt_distance(f, f->board->next[at][d], goal) <= left - 1 &&
            rides_to(f, s, side, f->board->next[at][d], goal, left - 1))
            return true;
    return false;
}

static int rides(const gt_field *f, const gt_state *s, int cell, uint16_t *out, int max)
{
    const int side = gt_defender(s);
    const gt_set who = gt_troops_in(f, s, cell, side);
    int n = 0;

    for (int c = 0; c < f->board->cells && n < max; c++)
        if (gt_distance(f, cell, c) == RIDE && !gt_is_house(f, c) && gt_fits(f, s, who, c) &&
            !gt_near_troops(f, s, c, gt_other(side)) && rides_to(f, s, side, cell, c, RIDE))
            out[n++] = (uint16_t)c;
    return n;
}

bool gt_may_ride_off(const gt_field *f, const gt_state *s, int combat, int cell)
{
    gt_set rest = gt_troops_in(f, s, cell, gt_defender(s)),
           attackers = gt_attackers_of(f, s, combat);
    uint16_t to[1];

    if (gt_is_empty(rest) || gt_is_empty(attackers)) /* GT-11.31: passed over */
        return false;
    for (int u; (u = gt_next(&rest)) >= 0;)
        if (f->type[u] != GT_CAVALRY || !gt_is_steady(s, u) || (s->mark[u] & GT_PINNED))
            return false;
    for (int u; (u = gt_next(&attackers)) >= 0;)
        if (f->type[u] == GT_CAVALRY)
            return false;
    return rides(f, s, cell, to, 1) > 0;
}

lin_side gt_who_ride_off(const lin_view *v, const lin_frame *frame)
{
    const gt_state *s = v->state;

    (void)frame;
    return (lin_side)gt_defender(s);
}

void gt_list_ride_off(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    uint16_t to[32];
    const int n = rides(gt_field_of(v->field), v->state, frame->arg[0], to, 32);

    gt_answer0(out, V_STAND);
    for (int i = 0; i < n; i++)
        gt_answer1(out, V_RIDE, to[i]);
}

lin_status gt_check_ride_off(const lin_view *v, const lin_frame *frame, const lin_order *o,
                             lin_refusal *why)
{
    uint16_t to[32];
    int n;

    if (o->verb == V_STAND)
        return LIN_OK;
    if (o->verb != V_RIDE)
        return lin_not_now(v->field, frame, o, why);
    n = rides(gt_field_of(v->field), v->state, frame->arg[0], to, 32);
    for (int i = 0; i < n; i++)
        if (to[i] == o->arg[0])
            return LIN_OK;
    return lin_refuse(
        why, LIN_ILLEGAL, "GT-11.33",
        "They ride off exactly three hexes, to a hex three away with room for them and no enemy "
        "combat unit next to it.");
}

void gt_take_ride_off(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    const int side = gt_defender(s);
    gt_set rest = gt_units_in(f, s, frame->arg[0], side);
    uint16_t hex[6];

    if (o->verb == V_STAND)
        return;
    s->fire_flags |= GT_RODE_AWAY;
    if (gt_combat_hexes(s, s->fighting, hex) > 1) { /* GT-11.35: the others fight on without it */
        s->fire_flags |= GT_RODE_APART;
        gt_drop_target(s, frame->arg[0]);
    }
    for (int u; (u = gt_next(&rest)) >= 0;) {
        if (!gt_is_leader(f, u))
            s->mark[u] |= GT_RODE_OFF;
        lin_tell(p, E_RODE_OFF, u, frame->arg[0], o->arg[0]);
        gt_put(p, u, o->arg[0]);
    }
}
