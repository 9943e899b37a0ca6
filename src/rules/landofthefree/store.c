/* store.c -- the end of an activation: orders kept for the enemy's turn, or none. LF-SO-01 and the following, LF-CO. */
#include "lof.h"

enum { STORE_M, STORE_C, STORE_BOTH };

static lin_status cannot(lin_refusal *why, const char *rule, const lf_field *f, int u, const char *what)
{
    return lin_refuse(why, LIN_ILLEGAL, rule, "%s %s.", f->base.battle->unit[u].id, what);
}

lin_status lf_check_store(const lf_field *f, const lf_state *s, int u, const lin_order *o, lin_refusal *why)
{
    const bool m = o->arg[0] != STORE_C, c = o->arg[0] != STORE_M;

    if (s->formation[u] == LF_COLUMN || s->mark[u] & LF_INSIDE)
        return cannot(why, "LF-SO-04", f, u, "has no Threat Zone and can store nothing");
    if (m && f->type[u] == LF_ARTILLERY)
        return cannot(why, "LF-SO-05", f, u, "is artillery and can store a Combat Order alone");
    if (m && s->m == 0)
        return cannot(why, "LF-SO-01", f, u, "has no Maneuver Order left to store");
    if (c && s->c == 0)
        return cannot(why, "LF-SO-01", f, u, "has no Combat Order left to store");
    if (c && s->mark[u] & LF_UNLOADED)
        return cannot(why, "LF-SO-03", f, u, "is not loaded; a stored Combat Order needs loaded weapons");
    return LIN_OK;
}

void lf_list_store(const lf_field *f, const lf_state *s, int u, lin_list *out)
{
    for (int what = STORE_M; what <= STORE_BOTH; what++) {
        const lin_order o = { .verb = LV_STORE, .nargs = 1, .arg = { what } };

        if (lf_check_store(f, s, u, &o, NULL) == LIN_OK)
            out->order[out->orders++] = o;
    }
}

/* LF_ORDERS stays until its activation ends: it is the frame on top. */
static void finish(lin_play *p, int u)
{
    lf_state *s = p->state;

    lin_pop(s);
    if (s->act & LF_ACT_OFF_TABLE)                   /* it never came on, and waits */
        lf_wait_outside(s, u);
    lf_end_activation(s);
    lin_tell(p, LE_FINISHED, u);
}

void lf_take_store(lin_play *p, int u, const lin_order *o)
{
    lf_state *s = p->state;

    if (o->arg[0] != STORE_C)
        s->mark[u] |= LF_HAS_M;
    if (o->arg[0] != STORE_M)
        s->mark[u] |= LF_HAS_C;
    lin_tell(p, LE_STORED, u, o->arg[0]);
    finish(p, u);
}

lin_status lf_check_end_act(const lf_field *f, const lf_state *s, int u, const lin_order *o, lin_refusal *why)
{
    (void)o;
    if (lf_is_locked(s, u) && s->c > 0 && !(s->act & LF_ACT_WON))
        return cannot(why, "LF-OR-19", f, u, "is locked in melee and must fight");
    return LIN_OK;
}

void lf_list_end_act(const lf_field *f, const lf_state *s, int u, lin_list *out)
{
    if (lf_check_end_act(f, s, u, NULL, NULL) == LIN_OK)
        lf_answer0(out, LV_END);
}

void lf_take_end_act(lin_play *p, int u, const lin_order *o)
{
    (void)o;
    finish(p, u);
}
