/* group_order_turns.c -- participants of a group order carry out one of its orders, one after
 * another, each volley and each charge on its own (LF-GO-11). LF-GO-06 to LF-GO-15. */
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/fire/fire.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/scenery/scenery.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/actions.h"
#include "rules/landofthefree/turn/turn.h"

static lf_participant *part_of(lf_state *s, int u)
{
    int i = 0;

    while (i < LF_PARTICIPANTS - 1 && s->participant[i].unit != u)
        i++;
    return &s->participant[i];
}

static int left_of(const lf_state *s, int u, int kind)
{
    for (int i = 0; i < s->participants; i++)
        if (s->participant[i].unit == u)
            return kind == LF_ORDER_M ? s->participant[i].m : s->participant[i].c;
    return 0;
}

/* LF-OR-09: of a participant that drops from Fit while another acts. */
void lf_lose_combat_order(lf_state *s, int u)
{
    for (int i = 0; i < s->participants; i++)
        if (s->participant[i].unit == u && s->participant[i].c > 0)
            s->participant[i].c--;
}

/* ---- Who could take part in this order ---- */

static bool lists(const lin_view *view, int u, int verb)
{
    lin_list list;

    lin_list_clear(&list);
    lf_action_of(verb)->list(view, u, &list);
    return list.orders > 0;
}

/* Is there an obstacle or a friend before it, a building, an enemy, with whom it could do that?
 * left: Maneuver Orders. */
static bool has_object(const lin_view *view, int u, int verb, int left)
{
    const lf_state *s = view->state;
    lf_target t[LF_UNITS];

    switch (verb) {
    case LV_CROSS:
    case LV_THROUGH:
        return left >= lf_orders_to_cross(s, u) &&
               (verb == LV_CROSS ? lf_could_cross_any(view, u) : lf_could_pass_any(view, u));
    case LV_OCCUPY:
        return lists(view, u, LV_OCCUPY);
    case LV_FIRE:
        return lists(view, u, s->mark[u] & LF_INSIDE ? LV_FIRE_OUT : LV_FIRE);
    case LV_CHARGE:
        return lf_charge_targets(view, u, 2, t) > 0;
    default:
        return true;
    }
}

/* Roughly: what its formation, weapons and neighbours forbid is seen when its turn comes. */
static bool suits(const lin_view *view, int u, int verb)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const bool inside = s->mark[u] & LF_INSIDE, column = s->formation[u] == LF_COLUMN,
               guns = f->type[u] == LF_ARTILLERY;

    if (lf_is_locked(s, u) != (verb == LV_FIGHT) && verb != LV_DRESS)
        return false;
    switch (verb) {
    case LV_TURN:
        return !guns && !inside;
    case LV_MOVE:
    case LV_FORM:
    case LV_CROSS:
    case LV_THROUGH:
    case LV_OCCUPY:
        return !inside;
    case LV_LEAVE:
        return inside;
    case LV_RELOAD:
        return s->mark[u] & LF_UNLOADED && !(guns && column);
    case LV_MOUNT:
    case LV_DISMOUNT:
        return f->type[u] == LF_CAVALRY && !inside &&
               (verb == LV_MOUNT) == ((s->mark[u] & LF_ON_FOOT) != 0);
    case LV_DRESS:
        return s->disorder[u] > 0;
    case LV_CHARGE:
        return !column && !guns && !inside;
    case LV_FIRE:
        return lf_check_ready(view, u, NULL) == LIN_OK;
    default:
        return true;
    }
}

/* verb LV_STORE or LV_WAIT: `how` is the kind; else how it is ordered. */
bool lf_can_take_part(const lin_view *view, int u, int verb, int how)
{
    const lf_state *s = view->state;
    const int kind = lf_order_kind_of(verb);

    if (!lf_in_reach(view, u, s->group_order_by) && /* LF-GO-09, LF-OR-13 */
        !(verb == LV_FIGHT && lf_is_locked(s, u)))
        return false;
    if (verb == LV_STORE || verb == LV_WAIT)
        for (int k = LF_ORDER_M; k <= LF_ORDER_C; k++) {
            if (how != LF_ORDER_BOTH && how != k)
                continue;
            if (lf_is_locked(s, u) || (left_of(s, u, k) > 0) != (verb == LV_STORE) ||
                lf_check_storable(view, u, k, NULL) != LIN_OK)
                return false;
        }
    if (verb == LV_WAIT)
        return lf_can_spend(view, s->group_order_by, u);
    if (verb == LV_STORE)
        return true;
    if (how == LF_ALL_PRESSED)
        return suits(view, u, verb) && left_of(s, u, kind) == 0 &&
               lf_can_spend(view, s->group_order_by, u) && has_object(view, u, verb, 1);
    return suits(view, u, verb) && left_of(s, u, kind) > 0 &&
           has_object(view, u, verb, left_of(s, u, LF_ORDER_M));
}

/* ---- The order is given ---- */

void lf_order_all(lin_play *p, int g, int verb, int how)
{
    lf_state *s = p->state;

    s->group_order_act = (uint8_t)verb;
    if (verb != LV_STORE && verb != LV_WAIT) {
        if (how != LF_ALL_PRESSED && lf_order_kind_of(verb) == LF_ORDER_M)
            s->group_order_m--;
        else if (how != LF_ALL_PRESSED)
            s->group_order_c--;
        lin_tell(p, how == LF_ALL_PRESSED ? LE_PRESSES : LE_ALL, lf_group_action_of(verb));
    }
    lin_push(s, LF_GROUP_ORDER_NEXT, g, how, 0);
}

/* ---- LF_GROUP_ORDER_NEXT: whose turn it is. Arguments: the group, how the action
 * (group_order_act) is ordered ---- */

static bool is_to_come(const lin_view *view, const lin_frame *frame, int u)
{
    const lf_state *s = view->state;

    return kit_set_has(&s->group_order, u) && !kit_set_has(&s->group_order_done, u) &&
           lf_can_take_part(view, u, s->group_order_act, frame->arg[1]);
}

/* LF-GO-10: all who have markers come first. */
static bool is_removal_of_disorder(const lf_state *s, const lin_frame *frame)
{
    return s->group_order_act == LV_DRESS && frame->arg[1] == LF_ALL_REMOVE_DISORDER;
}

static bool anybody_to_come(const lin_view *view, const lin_frame *frame)
{
    const lf_state *s = view->state;

    for (int u = tb_next(&s->group_order, 0); u >= 0; u = tb_next(&s->group_order, u + 1))
        if (is_to_come(view, frame, u))
            return true;
    return false;
}

lin_side lf_who_group_order_next(const lin_view *view, const lin_frame *frame)
{
    return lf_who_group_order(view, frame);
}

void lf_list_group_order_next(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const lf_state *s = view->state;

    for (int u = tb_next(&s->group_order, 0); u >= 0; u = tb_next(&s->group_order, u + 1))
        if (is_to_come(view, frame, u))
            lf_answer1(out, LV_NEXT, u);
    if (!is_removal_of_disorder(s, frame) || out->orders == 0)
        lf_answer0(out, LV_DONE);
}

lin_status lf_check_group_order_next(const lin_view *view, const lin_frame *frame,
                                     const lin_order *o, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);

    if (o->verb == LV_DONE)
        return !is_removal_of_disorder(view->state, frame) || !anybody_to_come(view, frame)
                   ? LIN_OK
                   : lin_refuse(why, LIN_ILLEGAL, "LF-GO-10",
                                "First all participants remove their markers.");
    if (o->verb != LV_NEXT)
        return lin_not_now(view->field, frame, o, why);
    if (!lf_is_element(f, o->arg[0]) || !is_to_come(view, frame, o->arg[0]))
        return lin_refuse(why, LIN_ILLEGAL, "LF-GO-06", "%s takes no part in this order.",
                          lf_id(f, o->arg[0]));
    return LIN_OK;
}

static void ask(lf_state *s, int u, int how)
{
    lin_push(s, LF_PARTICIPANT_ENDS, u, how, 0);
    lin_push(s, LF_PARTICIPANT, u, how, 0);
}

/* LF-GO-07: it is the active element while it acts. */
static void act(lin_play *p, int u, int how)
{
    lf_state *s = p->state;
    const lf_participant *part = part_of(s, u);

    s->element = (uint8_t)u;
    s->issuer = s->group_order_by;
    s->m = part->m;
    s->c = part->c;
    s->forced = part->forced;
    s->act = part->act;
    s->began = s->participant_began[part - s->participant];
    ask(s, u, how);
    if (how == LF_ALL_PRESSED) /* LF-GO-13 */
        lf_force(p, u, lf_order_kind_of(s->group_order_act));
}

/* LF-GO-06: those that were not called have held, and lost the order. */
static void close_order(lf_state *s, int how)
{
    const int verb = s->group_order_act;

    for (int i = 0; i < s->participants; i++) {
        uint8_t *left =
            lf_order_kind_of(verb) == LF_ORDER_M ? &s->participant[i].m : &s->participant[i].c;

        if (how != LF_ALL_PRESSED && verb != LV_STORE && verb != LV_WAIT &&
            !kit_set_has(&s->group_order_done, s->participant[i].unit) && *left > 0)
            (*left)--;
    }
    s->group_order_done = (tb_set){ 0 };
    s->group_order_act = 0;
}

void lf_take_group_order_next(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_state *s = p->state;
    const int verb = s->group_order_act, how = frame->arg[1], u = o->arg[0];

    if (o->verb == LV_DONE) {
        lin_pop(s);
        close_order(s, how);
        return;
    }
    kit_set_put(&s->group_order_done, u);
    if (verb == LV_STORE)
        lf_store(p, u, how);
    else if (verb == LV_WAIT)
        lf_wait(p, s->group_order_by, u, how);
    else
        act(p, u, how);
}

/* ---- LF_PARTICIPANT: it does so, or holds. Arguments: the element, how ---- */

/* LF-ML-98: a free Maneuver Order serves for any maneuver. */
static bool is_meant(const lf_state *s, const lin_frame *frame, int verb)
{
    if (verb == LV_FIRE_OUT) /* who is in a building fires out of it */
        return frame->arg[1] != LF_ALL_FREE && s->group_order_act == LV_FIRE;
    if (lf_group_action_of(verb) < 0)
        return false;
    return frame->arg[1] == LF_ALL_FREE
               ? lf_order_kind_of(verb) == LF_ORDER_M
               : lf_group_action_of(verb) == lf_group_action_of(s->group_order_act);
}

static bool may_hold(const lin_view *view, const lin_frame *frame)
{
    const lf_state *s = view->state;

    return !is_removal_of_disorder(s, frame) ||
           lf_check_common(view, frame->arg[0], lf_action_of(LV_DRESS), NULL) != LIN_OK ||
           s->disorder[frame->arg[0]] == 0;
}

void lf_list_participant(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const lf_state *s = view->state;

    for (const lf_action *a = lf_actions; a->list; a++)
        if (is_meant(s, frame, a->verb) && lf_check_common(view, frame->arg[0], a, NULL) == LIN_OK)
            a->list(view, frame->arg[0], out);
    if (may_hold(view, frame))
        lf_answer0(out, LV_HOLD);
}

lin_status lf_check_participant(const lin_view *view, const lin_frame *frame, const lin_order *o,
                                lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);

    if (o->verb == LV_HOLD)
        return may_hold(view, frame)
                   ? LIN_OK
                   : lin_refuse(why, LIN_ILLEGAL, "LF-GO-10", "%s must remove a marker first.",
                                lf_id(f, frame->arg[0]));
    if (!is_meant(view->state, frame, o->verb))
        return lin_refuse(why, LIN_ILLEGAL, "LF-GO-06",
                          "The order to the group is another: %s carries it out, or holds.",
                          lf_id(f, frame->arg[0]));
    return lf_check_orders(view, frame, o, why);
}

void lf_take_participant(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_state *s = p->state;

    if (o->verb != LV_HOLD) {
        lf_take_orders(p, frame, o);
        return;
    }
    if (!(s->act & LF_ACT_OVER))
        lin_tell(p, LE_HOLDS, frame->arg[0]);
    if (frame->arg[1] == LF_ALL_FREE) /* it keeps that one */
        return;
    if (lf_order_kind_of(s->group_order_act) == LF_ORDER_M && s->m > 0)
        s->m--;
    else if (lf_order_kind_of(s->group_order_act) == LF_ORDER_C && s->c > 0)
        s->c--;
}

bool lf_sample_participant(const lin_view *view, const lin_frame *frame, const lin_family *family,
                           lin_rng *rng, lin_order *out)
{
    return lf_sample_orders(view, frame, family, rng, out);
}

/* ---- LF_PARTICIPANT_ENDS: it has done so ---- */

/* It thought better of it (a march cancelled, an accident declined), and is asked again. */
static bool has_not_acted(const lf_state *s, int how, int before)
{
    const int verb = s->group_order_act;

    return verb != LV_CHARGE && how != LF_ALL_FREE && lf_order_kind_of(verb) == LF_ORDER_M &&
           s->m > (how == LF_ALL_PRESSED ? 0 : before - 1);
}

/* LF-ML-97: it has won, and is asked what to do with the order that this gave it. */
static bool has_free_maneuver(const lf_state *s, int how, int before)
{
    const bool paid = s->group_order_act == LV_CHARGE && how != LF_ALL_PRESSED;

    return (s->group_order_act == LV_CHARGE || s->group_order_act == LV_FIGHT) &&
           how != LF_ALL_FREE && s->m > before - paid;
}

/* LF-GO-08 */
void lf_drop_out(lin_play *p, int u)
{
    lf_state *s = p->state;

    if (!kit_set_has(&s->group_order, u))
        return;
    kit_set_drop(&s->group_order, u);
    lin_tell(p, LE_DROPS_OUT, u);
}

/* LF-GO-15, LF-CM-53: without a free commander the group order is over. */
static void look_at_commander(lin_play *p)
{
    lf_state *s = p->state;

    if (s->where[s->group_order_by] == LF_ON_TABLE && s->with[s->group_order_by] == LF_NONE)
        return;
    s->group_order = (tb_set){ 0 };
}

void lf_run_participant_ends(lin_play *p, const lin_frame *frame)
{
    lf_state *s = p->state;
    const int u = frame->arg[0], how = frame->arg[1];
    lf_participant *part = part_of(s, u);

    if (s->act & LF_ACT_OVER)
        lf_drop_out(p, u);
    if (kit_set_has(&s->group_order, u) && !(s->act & LF_ACT_ORPHANED)) {
        if (has_not_acted(s, how, part->m)) {
            ask(s, u, how);
            return;
        }
        if (has_free_maneuver(s, how, part->m)) {
            ask(s, u, LF_ALL_FREE);
            return;
        }
    }
    part->m = s->m;
    part->c = s->c;
    part->forced = s->forced;
    part->act = (uint16_t)(s->act & (LF_ACT_MOUNTED | LF_ACT_DISMOUNTED | LF_ACT_WON));
    lf_end_activation(s);
    look_at_commander(p);
}

/* ---- LF-GO-09: where an order may end; LF-CM-54 ---- */

lin_status lf_check_group_order_end(const lin_view *view, int u, const tb_body *end,
                                    lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (u == s->element && s->issuer != LF_NONE && kit_set_has(&s->group_order, u) &&
        !lf_has_skill(f, u, LF_SKILL_VANGUARD) && /* LF-SK-30 */
        !tb_point_within(&end->stand[end->leader], lf_commander_at(view, s->issuer),
                         lf_commands[s->rating[s->issuer]].sphere))
        return lin_refuse(why, LIN_ILLEGAL, "LF-GO-09",
                          "%s would leave the sphere of %s, which a group order forbids.",
                          lf_id(f, u), lf_id(f, s->issuer));
    return LIN_OK;
}

lin_status lf_check_bounds(const lin_view *view, int u, const tb_body *end, lin_refusal *why)
{
    const lf_state *s = view->state;

    return u == s->element && s->issuer == LF_NONE && !lf_carries_on(view, u)
               ? lf_check_regrouped(view, u, end, why)
               : lf_check_group_order_end(view, u, end, why);
}
