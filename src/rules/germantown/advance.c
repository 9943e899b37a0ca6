/* advance.c -- chapter 16: into the ground that the defenders have left. Only attackers are asked
 * (GT-16.9), and neither MP nor zones are (GT-16.10). */
#include "rules/germantown/germantown.h"

/* Hexes of the combat that hold no defenders any more; how many. */
static int emptied(const gt_field *f, const gt_state *s, uint16_t out[6])
{
    uint16_t hex[6];
    const int n = gt_combat_hexes(s, s->fighting, hex);
    int m = 0;

    for (int i = 0; i < n; i++)
        if (!gt_has_troops(f, s, hex[i], gt_defender(s)))
            out[m++] = hex[i];
    return m;
}

static bool is_emptied(const gt_field *f, const gt_state *s, int cell)
{
    uint16_t hex[6];
    const int n = emptied(f, s, hex);

    for (int i = 0; i < n; i++)
        if (hex[i] == cell)
            return true;
    return false;
}

/* Whoever stands in a hex that was attacked has advanced into it. */
static bool has_advanced(const gt_field *f, const gt_state *s, int u)
{
    return is_emptied(f, s, s->at[u]);
}

static lin_status check_who(const gt_field *f, const gt_state *s, int u, int cell, lin_refusal *why)
{
    const char *id = f->base.battle->unit[u].id;
    const int d = gt_on_map(s, u) ? gt_direction(f, s->at[u], cell) : -1;

    if (!gt_has(&s->part[gt_attacker(s)], u) || !gt_on_map(s, u))
        return lin_refuse(why, LIN_ILLEGAL, "GT-16.3", "%s did not attack in this combat.", id);
    if (gt_is_gun(f, u))
        return lin_refuse(why, LIN_ILLEGAL, "GT-16.5", "%s is artillery and never advances.", id);
    if (has_advanced(f, s, u))
        return lin_refuse(why, LIN_ILLEGAL, "GT-16.3", "%s has advanced already.", id);
    if (!is_emptied(f, s, cell))
        return lin_refuse(why, LIN_ILLEGAL, "GT-16.1",
                          "%s advances into a hex that was attacked and is empty now.", id);
    if (d < 0 || f->cost[f->column[u]][s->at[u]][d] >= GT_BARRED)
        return lin_refuse(why, LIN_ILLEGAL, "GT-16.3",
                          "%s advances only from a hex next to the emptied one.", id);
    if (gt_is_house(f, cell) && f->type[u] == GT_CAVALRY) /* GT-7.20 */
        return lin_refuse(why, LIN_ILLEGAL, "GT-16.6",
                          "%s is cavalry and does not advance into the Chew House.", id);
    if (!gt_fits(f, s, gt_one(u), cell))
        return lin_refuse(why, LIN_ILLEGAL, "GT-16.3",
                          "There is no room for %s: a hex holds %d strength points.", id, GT_STACK);
    return LIN_OK;
}

static bool may_advance(const gt_field *f, const gt_state *s, int u, int cell)
{
    return check_who(f, s, u, cell, NULL) == LIN_OK;
}

static bool may_advance_anywhere(const gt_field *f, const gt_state *s, int u)
{
    uint16_t hex[6];
    const int n = emptied(f, s, hex);

    for (int i = 0; i < n; i++)
        if (may_advance(f, s, u, hex[i]))
            return true;
    return false;
}

/* Who must: the lead if it can, else whoever can (GT-16.2), in one of the hexes (GT-16.4). Who
 * attacks out of the house need not (GT-16.8), and where nobody can, nobody must (GT-16.7). */
typedef struct {
    bool must;
    int lead; /* it must be this one; GT_NOBODY: any */
} duty;

static duty duty_of(const gt_field *f, const gt_state *s, const lin_frame *frame)
{
    const int lead = s->lead[gt_attacker(s)];
    duty found = { false, GT_NOBODY };
    gt_set rest = s->part[gt_attacker(s)];

    if (!frame->arg[1])
        return found;
    for (int u; (u = gt_next(&rest)) >= 0;)
        found.must |= gt_on_map(s, u) && !gt_is_house(f, s->at[u]) && may_advance_anywhere(f, s, u);
    if (found.must && lead != GT_NOBODY && gt_on_map(s, lead) && !gt_is_house(f, s->at[lead]) &&
        may_advance_anywhere(f, s, lead))
        found.lead = lead;
    return found;
}

lin_side gt_who_advance(const lin_view *v, const lin_frame *frame)
{
    return lin_who_is_named(v, frame);
}

void gt_list_advance(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;
    const duty owed = duty_of(f, s, frame);
    gt_set rest = s->part[gt_attacker(s)];
    uint16_t hex[6];
    const int n = emptied(f, s, hex);

    for (int u; (u = gt_next(&rest)) >= 0;)
        for (int i = 0; i < n; i++)
            if ((owed.lead == GT_NOBODY || owed.lead == u) && may_advance(f, s, u, hex[i]))
                gt_answer2(out, V_ADVANCE, u, hex[i]);
    if (!owed.must)
        gt_answer0(out, V_DONE);
}

lin_status gt_check_advance(const lin_view *v, const lin_frame *frame, const lin_order *o,
                            lin_refusal *why)
{
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;
    const duty owed = duty_of(f, s, frame);
    const char *lead = owed.lead == GT_NOBODY ? "" : f->base.battle->unit[owed.lead].id;

    if (o->verb == V_DONE) {
        if (!owed.must)
            return LIN_OK;
        return lin_refuse(why, LIN_ILLEGAL, "GT-16.1",
                          owed.lead == GT_NOBODY
                              ? "One of the attackers must advance into the emptied hex.%s"
                              : "%s led the attack and must advance into the emptied hex.",
                          lead);
    }
    if (o->verb != V_ADVANCE)
        return lin_not_now(v->field, frame, o, why);
    if (owed.lead != GT_NOBODY && owed.lead != o->arg[0])
        return lin_refuse(why, LIN_ILLEGAL, "GT-16.2", "%s led the attack and must advance first.",
                          lead);
    return check_who(f, s, o->arg[0], o->arg[1], why);
}

void gt_take_advance(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    if (o->verb == V_DONE)
        return;
    gt_push(p, GT_ADVANCE, frame->arg[0], 0, 0);
    gt_push(p, GT_ADVANCE_GO, o->arg[0], o->arg[1], 0);
    gt_ask_leaders(p, o->arg[0]);
}

void gt_run_advance_go(lin_play *p, const lin_frame *frame)
{
    gt_state *s = p->state;
    const int u = frame->arg[0];
    gt_set rest = s->along;

    lin_tell(p, E_ADVANCED, u, s->at[u], frame->arg[1]);
    for (int l; (l = gt_next(&rest)) >= 0;) {
        lin_tell(p, E_WENT_ALONG, l, u, frame->arg[1]);
        gt_put(p, l, frame->arg[1]);
    }
    gt_put(p, u, frame->arg[1]);
    s->along = (gt_set){ { 0, 0 } };
}
