/* asks.c -- what questions share. */
#include "rules/regimental/steps.h"

int rg_usual_first(const lin_view *v, const lin_frame *f, const lin_list *l)
{
    (void)v, (void)f;
    return l->orders ? 0 : -1;
}

int rg_usual_last(const lin_view *v, const lin_frame *f, const lin_list *l)
{
    (void)v, (void)f;
    return l->orders - 1;
}

lin_status rg_no(lin_refusal *why, const rg_field *f, int u, const char *rule, const char *what)
{
    return lin_refuse(why, LIN_ILLEGAL, rule, "%s %s.", rg_id(f, u), what);
}

lin_status rg_check_own(const lin_view *v, int u, int side, bool leader, lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);

    if (f->side[u] != side)
        return rg_no(why, f, u, "RG-3.1", "is not yours to order about now");
    if (rg_is_leader(f, u) != leader)
        return rg_no(why, f, u, "RG-3.1",
                     leader ? "is not a leader; name one" : "is a leader; name a unit");
    return rg_stands(v->state, u) ? LIN_OK : rg_no(why, f, u, "RG-3.1", "is not on the table");
}

void rg_offer(const lin_view *v, const lin_frame *f, rg_check check, lin_order o, lin_list *out)
{
    if (check(v, f, &o, NULL) == LIN_OK)
        lin_list_add(out, o);
}

void rg_open_family(lin_list *out, lin_family one)
{
    const int u = one.order.arg[0];

    for (int i = 0; i < out->families; i++) {
        lin_family *f = &out->family[i];

        if (f->order.verb != one.order.verb)
            continue;
        if (!(f->open & 1))
            f->low[0] = f->high[0] = f->order.arg[0];
        f->open |= 1;
        f->low[0] = u < f->low[0] ? u : f->low[0];
        f->high[0] = u > f->high[0] ? u : f->high[0];
        for (int k = 1; k < LIN_ARGS; k++) {
            f->low[k] = one.low[k] < f->low[k] ? one.low[k] : f->low[k];
            f->high[k] = one.high[k] > f->high[k] ? one.high[k] : f->high[k];
        }
        return;
    }
    lin_list_open(out, one);
}
