/* group_order.c -- a group order: who takes part, what is ordered, and its end. LF-GO.
 *
 * Each order names one action (LF-GO-06); then its participants carry it out one after another,
 * each with its own orders and its own window (group_order_turns.c). Who has left the group order
 * is no longer in `group_order`. */
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/actions.h"
#include "rules/landofthefree/turn/turn.h"

/* LF-GO-14: no Rally, no Inspirational Charge, no Concentrated Volley: each attaches the commander.
 */
const char *const lf_group_action_name[] = { "move",     "turn",   "form",    "reload", "mount",
                                             "dismount", "cross",  "through", "occupy", "leave",
                                             "dress",    "charge", "fight",   "fire",   NULL };
static const uint8_t common_verb[] = { LV_MOVE,     LV_TURN,   LV_FORM,    LV_RELOAD, LV_MOUNT,
                                       LV_DISMOUNT, LV_CROSS,  LV_THROUGH, LV_OCCUPY, LV_LEAVE,
                                       LV_DRESS,    LV_CHARGE, LV_FIGHT,   LV_FIRE };
#define COMMON ((int)(sizeof common_verb / sizeof *common_verb))

/* The row of an action in these tables, or -1. LF-GO-19: to move is forward or back, in column or
 * by hand. */
int lf_group_action_of(int verb)
{
    const int named = verb == LV_BACK || verb == LV_MARCH || verb == LV_PROLONG ? LV_MOVE : verb;

    for (int i = 0; i < COMMON; i++)
        if (common_verb[i] == named)
            return i;
    return -1;
}

int lf_order_kind_of(int verb)
{
    return verb == LV_FIGHT || verb == LV_FIRE ? LF_ORDER_C : LF_ORDER_M;
}

/* ---- Between the elements of a group: LF-GO-01, LF-GO-02, LF-GO-16 ---- */

/* LF-GO-03, LF-GO-17, LF-GO-18; on the table and in the sphere, where every action begins
 * (LF-GO-09). */
static lin_status check_join(const lin_view *view, int g, int u, int by, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (!lf_is_element(f, u) || f->group[u] != g || s->where[u] != LF_ON_TABLE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-GO-03",
                          "%s is no element of the active group on the table.", lf_id(f, u));
    if (s->mark[u] & LF_ACTED || kit_set_has(&s->group_order, u))
        return lin_refuse(why, LIN_ILLEGAL, "LF-GO-03",
                          "%s has been activated in this turn, or takes part already.",
                          lf_id(f, u));
    if (lf_is_locked(s, u))
        return lin_refuse(why, LIN_ILLEGAL, "LF-GO-17",
                          "%s is locked in melee and is activated by itself.", lf_id(f, u));
    if (s->mark[u] & LF_NO_ORDERS)
        return lin_refuse(why, LIN_ILLEGAL, "LF-GO-18", "%s has no orders this turn.", lf_id(f, u));
    if (!lf_in_reach(view, u, by))
        return lin_refuse(why, LIN_ILLEGAL, "LF-GO-09", "%s is outside the sphere of %s.",
                          lf_id(f, u), lf_id(f, by));
    if (kit_set_count(&s->group_order) == LF_PARTICIPANTS)
        return lin_refuse(
            why, LIN_ILLEGAL, "LF-GO-20",
            "%d elements take part already, and more never do; activate %s by itself.",
            LF_PARTICIPANTS, lf_id(f, u));
    return LIN_OK;
}

bool lf_may_join_group_order(const lin_view *view, int g, int u, int by)
{
    return check_join(view, g, u, by, NULL) == LIN_OK;
}

static int can_join(const lin_view *view, int g, int by)
{
    const lf_field *f = lf_field_of(view->field);
    const tb_set *members = &f->members[g];
    int n = 0;

    for (int u = tb_next(members, 0); u >= 0; u = tb_next(members, u + 1))
        n += check_join(view, g, u, by, NULL) == LIN_OK;
    return n;
}

lin_status lf_check_together(const lin_view *view, int g, const lin_order *o, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int by = lf_issuer_of(view, g, o->arg[0]);

    if (s->group_mark[g] & LF_GROUP_ORDERED)
        return lin_refuse(why, LIN_ILLEGAL, "LF-GO-01",
                          "The group has had its group order in this turn.");
    if (by == LF_NONE || s->where[by] != LF_ON_TABLE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-GO-01",
                          "There is no %s commander on the table to give a group order.",
                          o->arg[0] == LF_BY_FORCE      ? "force"
                          : o->arg[0] == LF_BY_DIVISION ? "division"
                                                        : "group");
    if (s->with[by] != LF_NONE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-GO-02",
                          "%s is attached to %s and cannot give a group order.", lf_id(f, by),
                          lf_id(f, s->with[by]));
    if (o->arg[0] != LF_BY_GROUP && s->mark[by] & LF_BOUND)
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-42",
                          "%s attached himself in this turn and orders nobody else.", lf_id(f, by));
    if (can_join(view, g, by) < 2)
        return lin_refuse(why, LIN_ILLEGAL, "LF-GO-03",
                          "A group order needs two elements of the group that could take part.");
    return LIN_OK;
}

void lf_list_together(const lin_view *view, int g, lin_list *out)
{
    for (int who = LF_BY_GROUP; who < LF_ISSUERS; who++) {
        const lin_order o = { .verb = LV_TOGETHER, .nargs = 1, .arg = { who } };

        if (lf_check_together(view, g, &o, NULL) == LIN_OK)
            lin_list_add(out, o);
    }
}

void lf_take_together(lin_play *p, int g, const lin_order *o)
{
    lf_state *s = p->state;

    s->group_order = s->group_order_done = (tb_set){ 0 };
    s->group_order_by = (uint8_t)lf_issuer_of(&p->view, g, o->arg[0]);
    lin_push(s, LF_JOIN, g, 0, 0);
}

/* ---- LF_JOIN: who takes part ---- */

lin_side lf_who_join(const lin_view *view, const lin_frame *frame)
{
    (void)view->state;
    return (lin_side)lf_field_of(view->field)->group_side[frame->arg[0]];
}

void lf_list_join(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set *members = &f->members[frame->arg[0]];

    for (int u = tb_next(members, 0); u >= 0; u = tb_next(members, u + 1))
        if (check_join(view, frame->arg[0], u, s->group_order_by, NULL) == LIN_OK)
            lf_answer1(out, LV_JOIN, u);
    if (kit_set_count(&s->group_order) >= 2)
        lf_answer0(out, LV_DONE);
    lf_answer0(out, LV_CANCEL);
}

lin_status lf_check_join(const lin_view *view, const lin_frame *frame, const lin_order *o,
                         lin_refusal *why)
{
    const lf_state *s = view->state;

    if (o->verb == LV_CANCEL)
        return LIN_OK;
    if (o->verb == LV_JOIN)
        return check_join(view, frame->arg[0], o->arg[0], s->group_order_by, why);
    if (o->verb != LV_DONE)
        return lin_not_now(view->field, frame, o, why);
    return kit_set_count(&s->group_order) >= 2
               ? LIN_OK
               : lin_refuse(why, LIN_ILLEGAL, "LF-GO-03", "Two elements at least must take part.");
}

static void forget(lf_state *s)
{
    s->group_order = s->group_order_done = (tb_set){ 0 };
    s->group_order_m = s->group_order_c = s->group_order_act = s->group_order_by = 0;
    for (int i = 0; i < s->participants; i++) {
        s->participant[i] = (lf_participant){ 0 };
        s->participant_began[i] = (tb_set){ 0 };
    }
    s->participants = 0;
}

/* LF-GO-04: it is activated with the others, and what comes with that. */
static void take_part(lin_play *p, int u)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;
    lf_participant *part = &s->participant[s->participants];

    s->mark[u] |= LF_ACTED | LF_IN_GROUP_ORDER;
    s->mark[u] &= (uint16_t) ~(LF_HAS_M | LF_HAS_C | LF_ROUTED); /* LF-OR-14 */
    lf_release(p, u, LF_NONE);
    *part = (lf_participant){ .unit = (uint8_t)u };
    lf_count_orders(&p->view, u, &part->m, &part->c);
    s->participant_began[s->participants++] =
        lf_threat_zones_round(&p->view, f->side[u], lf_body(&p->view, u));
}

/* LF-GO-05: the fewest of each kind. */
static void begin(lin_play *p, int g)
{
    lf_state *s = p->state;

    s->group_mark[g] |= LF_GROUP_ORDERED;
    s->group_order_m = s->group_order_c = UINT8_MAX;
    for (int u = tb_next(&s->group_order, 0); u >= 0; u = tb_next(&s->group_order, u + 1)) {
        take_part(p, u);
        if (s->participant[s->participants - 1].m < s->group_order_m)
            s->group_order_m = s->participant[s->participants - 1].m;
        if (s->participant[s->participants - 1].c < s->group_order_c)
            s->group_order_c = s->participant[s->participants - 1].c;
    }
    for (int i = 0; i < s->participants; i++) {
        s->participant[i].m = s->group_order_m;
        s->participant[i].c = s->group_order_c;
    }
    lin_tell(p, LE_GROUP_ORDER, s->group_order_by, s->group_order_m, s->group_order_c);
    lin_push(s, LF_GROUP_ORDER, g, 0, 0);
    lin_push(s, LF_GROUP_REMOVES_DISORDER, g, 0, 0);
}

void lf_take_join(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_state *s = p->state;

    if (o->verb == LV_JOIN) {
        kit_set_put(&s->group_order, o->arg[0]);
        lin_tell(p, LE_JOINS, o->arg[0]);
        return;
    }
    lin_pop(s);
    if (o->verb == LV_CANCEL)
        forget(s);
    else
        begin(p, frame->arg[0]);
}

/* ---- LF-GO-10: markers first ---- */

/* As for a single element (LF-OR-15), it goes on while there are markers and orders. */
void lf_run_group_removes_disorder(lin_play *p, const lin_frame *frame)
{
    lf_state *s = p->state;
    bool any = false;

    for (int u = tb_next(&s->group_order, 0); u >= 0; u = tb_next(&s->group_order, u + 1))
        any = any || s->disorder[u] > 0;
    if (!any || s->group_order_m == 0)
        return;
    lin_push(s, LF_GROUP_REMOVES_DISORDER, frame->arg[0], 0, 0);
    lf_order_all(p, frame->arg[0], LV_DRESS, LF_ALL_REMOVE_DISORDER);
}

/* ---- LF_GROUP_ORDER: the next order. Arguments: the group; 1: orders have been stored, 2: it is
 * over
 * ---- */

lin_side lf_who_group_order(const lin_view *view, const lin_frame *frame)
{
    (void)view->state;
    return (lin_side)lf_field_of(view->field)->group_side[frame->arg[0]];
}

static bool has_taker(const lin_view *view, int verb, int how)
{
    const lf_state *s = view->state;

    for (int u = tb_next(&s->group_order, 0); u >= 0; u = tb_next(&s->group_order, u + 1))
        if (lf_can_take_part(view, u, verb, how))
            return true;
    return false;
}

static lin_status check_action(const lin_view *view, const lin_order *o, lin_refusal *why)
{
    const lf_state *s = view->state;
    const bool pressed = o->verb == LV_PRESS;
    const int verb = common_verb[o->arg[0]],
              left = lf_order_kind_of(verb) == LF_ORDER_M ? s->group_order_m : s->group_order_c;
    const char *kind = lf_order_kind_of(verb) == LF_ORDER_M ? "Maneuver" : "Combat";

    if (!pressed && left == 0)
        return lin_refuse(why, LIN_ILLEGAL, "LF-GO-05", "The group order has no %s Order left.",
                          kind);
    if (pressed && left > 0)
        return lin_refuse(
            why, LIN_ILLEGAL, "LF-OR-21",
            "The group order has %s Orders left; they can be forced when those are used up.", kind);
    if (!has_taker(view, verb, pressed ? LF_ALL_PRESSED : LF_ALL_PLAIN))
        return lin_refuse(why, LIN_ILLEGAL, pressed ? "LF-GO-13" : "LF-GO-06",
                          "None of the participants could do that%s.",
                          pressed ? " for a command point" : "");
    return LIN_OK;
}

static lin_status check_storing(const lin_view *view, const lin_order *o, lin_refusal *why)
{
    const bool waits = o->verb == LV_ALL_WAIT;

    if (!has_taker(view, waits ? LV_WAIT : LV_STORE, o->arg[0]))
        return lin_refuse(why, LIN_ILLEGAL, waits ? "LF-GO-13" : "LF-GO-12",
                          "None of the participants could store that%s.",
                          waits ? " for a command point" : "");
    return LIN_OK;
}

lin_status lf_check_group_order(const lin_view *view, const lin_frame *frame, const lin_order *o,
                                lin_refusal *why)
{
    switch (o->verb) {
    case LV_END:
        return LIN_OK;
    case LV_PROMOTE: /* LF-CM-59 */
        return lf_check_promote(view, frame->arg[0], o, why);
    case LV_ALL_WAIT:
        return frame->arg[1] < 2 ? check_storing(view, o, why)
                                 : lin_not_now(view->field, frame, o, why);
    case LV_ALL_STORE:
        return frame->arg[1] < 1 ? check_storing(view, o, why)
                                 : lin_not_now(view->field, frame, o, why);
    case LV_ALL:
    case LV_PRESS:
        return frame->arg[1] < 1 ? check_action(view, o, why)
                                 : lin_not_now(view->field, frame, o, why);
    default:
        return lin_not_now(view->field, frame, o, why);
    }
}

static void offer(const lin_view *view, const lin_frame *frame, int verb, int values, lin_list *out)
{
    for (int i = 0; i < values; i++) {
        const lin_order o = { .verb = (uint8_t)verb, .nargs = 1, .arg = { i } };

        if (lf_check_group_order(view, frame, &o, NULL) == LIN_OK)
            lin_list_add(out, o);
    }
}

void lf_list_group_order(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    offer(view, frame, LV_ALL, COMMON, out);
    offer(view, frame, LV_PRESS, COMMON, out);
    offer(view, frame, LV_ALL_STORE, 3, out);
    offer(view, frame, LV_ALL_WAIT, 2, out);
    lf_list_promote(view, frame->arg[0], out);
    lf_answer0(out, LV_END);
}

/* LF-OP-12: with it the activation of all who took part ends. */
static void end(lin_play *p, int g)
{
    lf_state *s = p->state;
    uint8_t who[LF_PARTICIPANTS];
    const int n = s->participants;

    for (int i = 0; i < n; i++)
        who[i] = s->participant[i].unit;
    lin_pop(s);
    forget(s);
    lin_tell(p, LE_GROUP_ORDER_OVER, lf_field_of(p->view.field)->group_commander[g]);
    for (int i = n - 1; i >= 0; i--)
        lf_try_recovery(p, who[i]);
}

void lf_take_group_order(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_state *s = p->state;

    switch (o->verb) {
    case LV_PROMOTE:
        lf_take_promote(p, frame->arg[0], o);
        return;
    case LV_ALL:
    case LV_PRESS:
        lf_order_all(p, frame->arg[0], common_verb[o->arg[0]],
                     o->verb == LV_PRESS ? LF_ALL_PRESSED : LF_ALL_PLAIN);
        return;
    case LV_ALL_STORE:
    case LV_ALL_WAIT: /* LF-CM-20: the last act */
        s->head.frame[s->head.depth - 1].arg[1] = o->verb == LV_ALL_STORE ? 1 : 2;
        lf_order_all(p, frame->arg[0], o->verb == LV_ALL_STORE ? LV_STORE : LV_WAIT, o->arg[0]);
        return;
    default:
        end(p, frame->arg[0]);
    }
}
