/* forced.c -- Forced Orders: one order more than it has, for a command point and a test. LF-OR-21
 * to LF-OR-25. */
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/turn/actions.h"
#include "rules/landofthefree/turn/turn.h"

int lf_orders_left(const lf_state *s, int kind)
{
    return kind == LF_ORDER_M ? s->m : s->c;
}

/* ---- The order in hand: LF-OR-24 ---- */

/* A Forced Order that was granted and not yet used. */
bool lf_force_in_hand(const lf_state *s)
{
    return (s->act & LF_ACT_FORCED_M && s->m > 0) || (s->act & LF_ACT_FORCED_C && s->c > 0);
}

/* A charge pays its Maneuver Order when it goes. */
static bool uses(const lf_action *a, int cost)
{
    return (int)a->cost == cost ||
           (cost == LF_COSTS_M && (a->verb == LV_CHARGE || a->verb == LV_INSPIRE));
}

/* It is carried out at once, or given up with the rest of the activation. */
lin_status lf_check_in_hand(const lin_view *view, int u, const lf_action *a, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const bool maneuver = s->act & LF_ACT_FORCED_M && s->m > 0;

    if (maneuver && s->m > 1 && a->verb != LV_END && a->verb != LV_CROSS && a->verb != LV_THROUGH)
        return lin_refuse(why, LIN_ILLEGAL, "LF-LO-11",
                          "The order was forced on %s so that it could cross, or pass through a "
                          "friend: let it do so, or end.",
                          lf_id(f, u));
    if (!lf_force_in_hand(s) || a->verb == LV_END ||
        (a->verb == LV_FORCE && lf_lacks_one_to_cross(view, u)) ||
        uses(a, maneuver ? LF_COSTS_M : LF_COSTS_C))
        return LIN_OK;
    return lin_refuse(why, LIN_ILLEGAL, "LF-OR-24",
                      "%s must carry out the %s Order that was forced on it, or end.", lf_id(f, u),
                      maneuver ? "Maneuver" : "Combat");
}

/* ---- The special order ---- */

lin_status lf_check_force(const lin_view *view, int u, const lin_order *o, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int kind = o->arg[0];

    if (lf_orders_left(s, kind) > 0 &&
        !(kind == LF_ORDER_M && lf_lacks_one_to_cross(view, u))) /* LF-LO-11, LF-IP-03 */
        return lin_refuse(why, LIN_ILLEGAL, "LF-OR-21",
                          "%s has %s left; an order can be forced when they are used up.",
                          lf_id(f, u), kind == LF_ORDER_M ? "Maneuver Orders" : "Combat Orders");
    if (kind == LF_ORDER_M && lf_is_locked(s, u) && s->disorder[u] == 0)
        return lin_refuse(
            why, LIN_ILLEGAL, "LF-OR-20",
            "%s is locked in melee without a disorder marker: a Maneuver Order is of no use to it.",
            lf_id(f, u));
    if (lf_check_trust(view, s->issuer, u, why) != LIN_OK)
        return LIN_ILLEGAL;
    if (!lf_can_spend(view, s->issuer, u))
        return lin_refuse(
            why, LIN_ILLEGAL, "LF-OR-21",
            "Nobody can force an order on %s: its issuing commander needs a command point, his "
            "sphere, and no attachment elsewhere.",
            lf_id(f, u));
    return LIN_OK;
}

void lf_list_force(const lin_view *view, int u, lin_list *out)
{
    for (int kind = LF_ORDER_M; kind <= LF_ORDER_C; kind++) {
        const lin_order o = { .verb = LV_FORCE, .nargs = 1, .arg = { kind } };

        if (lf_check_force(view, u, &o, NULL) == LIN_OK)
            lin_list_add(out, o);
    }
}

/* LF-OR-22, LF-OR-23: with the commander's Morale; he stays where he is (LF-CM-46). */
void lf_force(lin_play *p, int u, int kind)
{
    lf_state *s = p->state;

    lin_tell(p, LE_FORCES, s->issuer, u, kind);
    lf_spend(p, s->issuer);
    lf_test(p, u, LF_TEST_FORCED, s->issuer, s->forced | kind << 8);
}

void lf_take_force(lin_play *p, int u, const lin_order *o)
{
    lf_force(p, u, o->arg[0]);
}

void lf_force_stood(lin_play *p, int u, int extra)
{
    lf_state *s = p->state;

    (void)u;
    s->forced++;
    if (extra >> 8 == LF_ORDER_M) {
        s->m++;
        s->act |= LF_ACT_FORCED_M;
    } else {
        s->c++;
        s->act |= LF_ACT_FORCED_C;
    }
}

/* LF-OR-25, LF-LO-12: the marker is given with the test. */
void lf_force_broke(lin_play *p, int u, int extra)
{
    lf_state *s = p->state;

    (void)u, (void)extra;
    s->act |= LF_ACT_OVER;
}
