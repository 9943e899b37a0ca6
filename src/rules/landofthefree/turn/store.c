/* store.c -- the end of an activation: orders kept for the enemy's turn, or none. LF-SO-01 and the
 * following, LF-CO. */
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/setup/setup.h"
#include "rules/landofthefree/turn/actions.h"
#include "rules/landofthefree/turn/turn.h"

static lin_status cannot(lin_refusal *why, const char *rule, const lf_field *f, int u,
                         const char *what)
{
    return lin_refuse(why, LIN_ILLEGAL, rule, "%s %s.", f->base.battle->unit[u].id, what);
}

/* LF-SO-02 to LF-SO-05: could it keep an order of that kind at all? */
lin_status lf_check_storable(const lin_view *view, int u, int kind, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (s->formation[u] == LF_COLUMN || s->mark[u] & LF_INSIDE)
        return cannot(why, "LF-SO-04", f, u, "has no Threat Zone and can store nothing");
    if (kind == LF_ORDER_M && f->type[u] == LF_ARTILLERY)
        return cannot(why, "LF-SO-05", f, u, "is artillery and can store a Combat Order alone");
    if (kind == LF_ORDER_C && s->mark[u] & LF_UNLOADED)
        return cannot(why, "LF-SO-03", f, u,
                      "is not loaded; a stored Combat Order needs loaded weapons");
    if (s->mark[u] & (kind == LF_ORDER_M ? LF_HAS_M : LF_HAS_C))
        return cannot(why, "LF-SO-02", f, u, "has stored an order of that kind already");
    return LIN_OK;
}

lin_status lf_check_store(const lin_view *view, int u, const lin_order *o, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const lin_status status = lf_check_sphere(view, u, why);

    if (status != LIN_OK)
        return status;
    for (int kind = LF_ORDER_M; kind <= LF_ORDER_C; kind++) {
        if (o->arg[0] != LF_ORDER_BOTH && o->arg[0] != kind)
            continue;
        if (lf_orders_left(s, kind) == 0)
            return cannot(why, "LF-SO-01", f, u,
                          kind == LF_ORDER_M ? "has no Maneuver Order left to store"
                                             : "has no Combat Order left to store");
        if (lf_check_storable(view, u, kind, why) != LIN_OK)
            return LIN_ILLEGAL;
    }
    return LIN_OK;
}

void lf_list_store(const lin_view *view, int u, lin_list *out)
{
    for (int what = LF_ORDER_M; what <= LF_ORDER_BOTH; what++) {
        const lin_order o = { .verb = LV_STORE, .nargs = 1, .arg = { what } };

        if (lf_check_store(view, u, &o, NULL) == LIN_OK)
            lin_list_add(out, o);
    }
}

/* LF_ORDERS (or LF_LAST) stays until its activation ends: it is the frame on top. */
void lf_finish(lin_play *p, int u)
{
    lf_state *s = p->state;

    lin_pop(s);
    if (s->act & LF_ACT_OFF_TABLE) /* it never came on, and waits */
        lf_wait_outside(s, u);
    lf_end_activation(s);
    lin_tell(p, LE_FINISHED, u);
    lf_try_recovery(p, u);
}

/* LF-SO-06: no window is opened. */
void lf_store(lin_play *p, int u, int kind)
{
    lf_state *s = p->state;

    if (kind != LF_ORDER_C)
        s->mark[u] |= LF_HAS_M;
    if (kind != LF_ORDER_M)
        s->mark[u] |= LF_HAS_C;
    lin_tell(p, LE_STORED, u, kind);
}

void lf_take_store(lin_play *p, int u, const lin_order *o)
{
    lf_state *s = p->state;

    lf_store(p, u, o->arg[0]);
    if (!lf_may_wait(&p->view, u)) {
        lf_finish(p, u);
        return;
    }
    lin_pop(s); /* LF-CM-20: all that may still follow */
    lin_push(s, LF_LAST, u, 0, 0);
}

static lin_status check_end(const lin_view *view, int u, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    lin_order step;

    if (lf_is_locked(s, u) && s->c > 0 && lf_can_fight(view, u) &&
        !(s->act & (LF_ACT_WON | LF_ACT_OVER | LF_ACT_ORPHANED)))
        return cannot(why, "LF-OR-19", f, u, "is locked in melee and must fight");
    if (s->act & LF_ACT_OFF_TABLE && s->m > 0 && lf_check_sphere(view, u, NULL) == LIN_OK &&
        lf_step_on(view, u, &step))
        return cannot(why, "LF-SC-70", f, u,
                      "is coming on: its first order must carry it onto the table");
    if (s->m > 0 && !(s->act & (LF_ACT_OVER | LF_ACT_ORPHANED)) &&
        lf_find_regrouping(view, u, &step))
        return cannot(why, "LF-CM-71", f, u,
                      "is leaderless: it goes on towards a commander of its side while it can");
    return LIN_OK;
}

lin_status lf_check_end_act(const lin_view *view, int u, const lin_order *o, lin_refusal *why)
{
    (void)o;
    return check_end(view, u, why);
}

void lf_list_end_act(const lin_view *view, int u, lin_list *out)
{
    if (check_end(view, u, NULL) == LIN_OK)
        lf_answer0(out, LV_END);
}

void lf_take_end_act(lin_play *p, int u, const lin_order *o)
{
    (void)o;
    lf_finish(p, u);
}
