/* advance.c -- GT-R55: into the ground that the defenders have left. */
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

static bool may_advance(const gt_field *f, const gt_state *s, int u, int cell)
{
    uint16_t hex[6];
    const int n = gt_combat_hexes(s, s->fighting, hex), d = gt_direction(f, s->at[u], cell);

    if (!gt_has(&s->part[gt_attacker(s)], u) || !gt_on_map(s, u) || gt_is_gun(f, u) || d < 0)
        return false;
    for (int i = 0; i < n; i++)
        if (s->at[u] == hex[i]) /* has advanced */
            return false;
    if (gt_is_house(f, cell) && f->type[u] == GT_CAVALRY)
        return false;
    return f->cost[f->column[u]][s->at[u]][d] < GT_BARRED && gt_fits(f, s, gt_one(u), cell);
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

/* Who must: the lead if it can, else whoever can; who attacks out of the house need not. */
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
    uint16_t hex[6];
    const int n = emptied(f, s, hex);

    if (o->verb == V_DONE) {
        if (!owed.must)
            return LIN_OK;
        return lin_refuse(why, LIN_ILLEGAL, "GT-R55",
                          owed.lead == GT_NOBODY
                              ? "One of the attackers must advance into the emptied hex.%s"
                              : "%s led the attack and must advance into the emptied hex.",
                          lead);
    }
    if (o->verb != V_ADVANCE)
        return lin_not_now(v->field, frame, o, why);
    if (owed.lead != GT_NOBODY && owed.lead != o->arg[0])
        return lin_refuse(why, LIN_ILLEGAL, "GT-R55", "%s led the attack and must advance first.",
                          lead);
    for (int i = 0; i < n; i++)
        if (hex[i] == o->arg[1] && may_advance(f, s, o->arg[0], hex[i]))
            return LIN_OK;
    return lin_refuse(
        why, LIN_ILLEGAL, "GT-R55",
        "An attacker that is no gun advances into a neighbouring emptied hex with room for it.");
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
