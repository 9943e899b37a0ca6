/* purpose.c -- what the commander has in mind with an order, in half a sentence. The plan is made
 * once more from the position before the order, and what it rests on is put into words. */
#include "rules/germantown/doctrine.h"

#include <stdlib.h>

static void put_cell(const gt_field *f, int cell, lin_text *out)
{
    char name[8];

    lin_cell_name(f->board, cell, name);
    for (int i = 0; i < f->board->places; i++)
        if (f->board->place[i].cell == cell) {
            lin_put(out, "%s (%s)", f->board->place[i].name, name);
            return;
        }
    lin_put(out, "%s", name);
}

static void put_foes(const gt_field *f, const gt_state *s, int cell, lin_text *out)
{
    const gt_set foes = gt_troops_in(f, s, cell, gt_other(s->side));
    const int n = gt_count(foes);

    if (n > 0)
        lin_put(out, "%s ", lin_called(&f->base, gt_first(foes)));
    if (n > 1)
        lin_put(out, "and %d more ", n - 1);
    lin_put(out, "at ");
    put_cell(f, cell, out);
}

static bool tell_march(const gt_field *f, const gt_state *s, const lin_order *o, lin_text *out)
{
    const int u = gt_first(gt_units_of(o, 0));
    gt_plan *plan = malloc(sizeof *plan);
    bool told = true;

    if (!plan)
        return false;
    gt_plan_make(f, s, s->side, plan);
    if (s->at[u] == GT_WAITING) {
        lin_put(out, "to come on");
    } else if (plan->against[u] != LIN_NOWHERE) {
        lin_put(out, "to attack ");
        put_foes(f, s, plan->against[u], out);
    } else if (plan->to[u] == f->house) {
        lin_put(out, "to garrison ");
        put_cell(f, f->house, out);
    } else if (plan->to[u] == f->square) {
        lin_put(out, s->owner[1] == s->side ? "to hold " : "to take ");
        put_cell(f, f->square, out);
    } else if (plan->to[u] != LIN_NOWHERE) {
        lin_put(out, plan->staff.foe[plan->to[u]] > plan->staff.foe[s->at[u]] ? "to fall back to "
                     : plan->staff.points[plan->to[u]] > gt_strength(f, s, u) ? "to join those at "
                                                                              : "to come up to ");
        put_cell(f, plan->to[u], out);
    } else {
        told = false;
    }
    free(plan);
    return told;
}

bool gt_purpose(const lin_view *v, const lin_order *o, lin_text *out)
{
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;

    switch (o->verb) {
    case V_MOVE:
        return tell_march(f, s, o, out);
    case V_RALLY:
        lin_put(out, "to rally %s", lin_called(&f->base, o->arg[0]));
        return true;
    case V_FIRE:
        lin_put(out, "to break %s", lin_called(&f->base, o->arg[0]));
        return true;
    case V_ATTACK:
    case V_FIGHT:
        lin_put(out, "to drive off ");
        put_foes(f, s, o->arg[0], out);
        return true;
    default:
        return false;
    }
}
