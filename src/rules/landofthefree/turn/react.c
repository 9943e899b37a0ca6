/* react.c -- the window after an order, in which passive elements react. LF-SO-07 to LF-SO-19. */
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/fire/fire.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/sight/sight.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/turn.h"

lin_side lf_who_react(const lin_view *view, const lin_frame *frame)
{
    (void)view->state;
    return (lin_side)(1 - lf_field_of(view->field)->side[frame->arg[0]]);
}

/* LF-SO-12, LF-SO-15: may `v` snap at the active element, and at nobody else (LF-SO-13)? LF-SO-18:
 * no commander is asked. */
static lin_status check_snap(const lin_view *view, int v, int active, int load, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    lf_target t[LF_UNITS];
    lf_sight sight;
    tb_angle facing;
    lin_status status;

    if (!lf_is_element(f, v) || f->side[v] == f->side[active] || s->where[v] != LF_ON_TABLE ||
        !(s->mark[v] & LF_HAS_C))
        return lin_refuse(why, LIN_ILLEGAL, "LF-SO-07",
                          "%s has no stored Combat Order to react with.", lf_id(f, v));
    if (kit_set_has(&s->reacted, v))
        return lin_refuse(why, LIN_ILLEGAL, "LF-SO-09", "%s has reacted to this order.",
                          lf_id(f, v));
    if (lf_is_locked(s, v) || lf_is_locked(s, active))
        return lin_refuse(why, LIN_ILLEGAL, "LF-SH-10",
                          "There is a melee; nobody snaps out of one or into one.");
    if (!lf_threat_zone_meets(view, v, lf_body(view, active)))
        return lin_refuse(why, LIN_ILLEGAL, "LF-SO-07", "%s is not in the Threat Zone of %s.",
                          lf_id(f, active), lf_id(f, v));
    if ((status = lf_check_ready(view, v, why)) != LIN_OK)
        return status; /* LF-SO-16: it keeps the order for when it has reloaded */
    lf_see(view, v, active, &sight);
    if (!sight.visible || !lf_reaches(view, v, sight.distance))
        return lin_refuse(why, LIN_ILLEGAL, "LF-SO-15", "%s has no shot at %s.", lf_id(f, v),
                          lf_id(f, active));
    if (f->base.option[LF_OPT_SNAP_PRIORITY]) { /* LF-SO-14 */
        const int n = lf_fire_targets(view, v, t);
        bool among = false;

        for (int i = 0; i < n; i++)
            among = among || t[i].unit == active;
        if (!among)
            return lin_refuse(why, LIN_ILLEGAL, "LF-SO-14",
                              "%s is not the target that %s would have to choose.",
                              lf_id(f, active), lf_id(f, v));
    }
    if ((status = lf_check_load(view, v, load, sight.distance, why)) != LIN_OK)
        return status;
    return lf_check_shot(view, v, active, load, &facing, why);
}

/* LF-SO-17, LF-ML-46: may `v` counter-charge the active element? */
static lin_status check_stored_counter(const lin_view *view, int v, int active, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (!lf_is_element(f, v) || f->side[v] == f->side[active] || s->where[v] != LF_ON_TABLE ||
        !(s->mark[v] & LF_HAS_M))
        return lin_refuse(why, LIN_ILLEGAL, "LF-SO-17",
                          "%s has no stored Maneuver Order to react with.", lf_id(f, v));
    if (kit_set_has(&s->reacted, v))
        return lin_refuse(why, LIN_ILLEGAL, "LF-SO-09", "%s has reacted to this order.",
                          lf_id(f, v));
    if (lf_is_locked(s, v))
        return lin_refuse(why, LIN_ILLEGAL, "LF-FF-13", "%s is in melee.", lf_id(f, v));
    return lf_check_counter(view, v, active, why);
}

/* LF-SO-27: it has gone, or has withdrawn, and its activation is over. */
static bool is_closed(const lf_state *s, int active)
{
    return s->where[active] != LF_ON_TABLE || (active == s->element && s->act & LF_ACT_OVER);
}

void lf_list_react(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int active = frame->arg[0];
    const tb_set *enemies = &f->elements[1 - f->side[active]];
    tb_set near;

    lf_answer0(out, LV_PASS);
    if (is_closed(s, active))
        return;
    near = lf_elements_about(view, 1 - f->side[active], &lf_body(view, active)->box,
                             f->zones_reach[1 - f->side[active]]);
    for (int v = tb_next(enemies, 0); v >= 0; v = tb_next(enemies, v + 1)) {
        const bool may = s->mark[v] & LF_HAS_C &&
                         (s->mark[v] & LF_LINED_UP ||
                          kit_set_has(&near, v)); /* as lf_threat_zone_may_reach has it */

        for (int load = LF_GRAPE; may && load >= LF_SHOT; load--) /* LF-WP-04: grape first */
            if (check_snap(view, v, active, load, NULL) == LIN_OK)
                lin_list_add(out, (lin_order){ .verb = LV_SNAP, .nargs = 2, .arg = { v, load } });
    }
    for (int v = tb_next(enemies, 0); v >= 0; v = tb_next(enemies, v + 1))
        if (s->mark[v] & LF_HAS_M && check_stored_counter(view, v, active, NULL) == LIN_OK)
            lf_answer1(out, LV_COUNTER, v);
}

lin_status lf_check_react(const lin_view *view, const lin_frame *frame, const lin_order *o,
                          lin_refusal *why)
{
    const lf_state *s = view->state;

    if (o->verb == LV_PASS)
        return LIN_OK;
    if (o->verb != LV_SNAP && o->verb != LV_COUNTER)
        return lin_not_now(view->field, frame, o, why);
    if (is_closed(s, frame->arg[0]))
        return lin_refuse(why, LIN_ILLEGAL, "LF-SO-27",
                          "There is nobody left to react to: %s is gone, or has withdrawn.",
                          lf_id(lf_field_of(view->field), frame->arg[0]));
    return o->verb == LV_SNAP ? check_snap(view, o->arg[0], frame->arg[0], o->arg[1], why)
                              : check_stored_counter(view, o->arg[0], frame->arg[0], why);
}

/* LF-SO-10: one at a time; the window stays open until he passes, and each is checked when its turn
 * comes. LF-SO-11: a reaction opens no window. LF-SO-25: under the window lie the orders of the
 * active element. */
void lf_take_react(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_state *s = p->state;

    if (o->verb == LV_PASS) {
        lin_pop(s);
        s->reacted = (tb_set){ 0 };
        lf_watch_guns(p);                                              /* LF-OP-16 */
        if (s->act & LF_ACT_MUST_FIGHT && !(s->act & LF_ACT_CHARGING)) /* LF-ML-52, LF-ML-101 */
            lin_push(s, LF_MUST_FIGHT, frame->arg[0], 0, 0);
        return;
    }
    if (o->verb == LV_COUNTER) {
        if (!lf_asks_to_wheel(p, o->arg[0], frame->arg[0], LF_WHEELS_TO_COUNTER))
            lf_go_counter(p, o->arg[0], frame->arg[0]);
        return;
    }
    kit_set_put(&s->reacted, o->arg[0]);
    s->mark[o->arg[0]] &= (uint16_t)~LF_HAS_C; /* LF-SO-20 */
    lin_tell(p, LE_SNAPS, o->arg[0], frame->arg[0]);
    lf_watch_charger(s, frame->arg[0]);
    lf_shoot(p, o->arg[0], frame->arg[0], o->arg[1], LF_BY_SNAP);
}
