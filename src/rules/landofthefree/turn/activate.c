/* activate.c -- an element is activated and given orders, one after another. LF-OR.
 *
 * What it can be ordered to do is a table (actions.c): each row checks, lists and carries out one
 * kind of order. What all orders have in common is here: whose turn it is, what it costs, who gives
 * it. */
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/setup/setup.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/actions.h"
#include "rules/landofthefree/turn/turn.h"

/* ---- Who gives orders ---- */

/* LF-RF-11: the third is he who commands its division, where there is one. */
int lf_issuer_of(const lin_view *view, int g, int who)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    return who == LF_BY_FORCE      ? s->force[f->group_side[g]]
           : who == LF_BY_DIVISION ? f->division[g]
           : who == LF_BY_GROUP    ? s->commander[g]
                                   : LF_NONE;
}

/* LF-OR-04, LF-OR-05, LF-OR-07; LF-CM-13, LF-CM-41, LF-CM-42, LF-CM-57 */
lin_status lf_check_issuer(const lin_view *view, int u, int who, int *commander, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    static const char *const rank[] = { "group", "force", "division" };
    const int c = lf_issuer_of(view, f->group[u], who);

    *commander = c;
    if (who == LF_BY_NOBODY)
        return lin_refuse(why, LIN_ILLEGAL, "LF-OR-04", "%s has no such right without a commander.",
                          lf_id(f, u));
    if (c != LF_NONE && s->where[c] == LF_RESERVE && who == LF_BY_GROUP &&
        s->where[u] == LF_ON_TABLE && lf_has_skill(f, u, LF_SKILL_VANGUARD))
        return LIN_OK; /* LF-SC-77: it went ahead of him */
    if (c == LF_NONE || s->where[c] != LF_ON_TABLE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-OR-04",
                          "There is no %s commander on the table to give %s orders.", rank[who],
                          lf_id(f, u));
    if (who != LF_BY_GROUP && s->with[c] != LF_NONE && s->with[c] != u)
        return lin_refuse(why, LIN_ILLEGAL, "LF-OR-05",
                          "%s is attached to %s and orders nobody else.", lf_id(f, c),
                          lf_id(f, s->with[c]));
    if (who != LF_BY_GROUP && s->mark[c] & LF_BOUND && s->with[c] != u)
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-42",
                          "%s attached himself in this turn and orders nobody else.", lf_id(f, c));
    if (s->where[u] == LF_ON_TABLE && !lf_in_reach(view, u, c))
        return lin_refuse(why, LIN_ILLEGAL, "LF-OR-11",
                          "%s is outside the %d inches in which %s gives orders.", lf_id(f, u),
                          (int)(lf_commands[s->rating[c]].sphere / LIN_INCH), lf_id(f, c));
    return LIN_OK;
}

/* ---- LF_GROUP: which element next ---- */

lin_side lf_who_group(const lin_view *view, const lin_frame *frame)
{
    (void)view->state;
    return (lin_side)lf_field_of(view->field)->group_side[frame->arg[0]];
}

/* LF-OR-02; LF-SC-15: those in reserve come on when they are activated. */
static bool can_act(const lin_view *view, int u, int g)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    return f->group[u] == g && !(s->mark[u] & LF_ACTED) &&
           (s->where[u] == LF_ON_TABLE || s->where[u] == LF_RESERVE);
}

/* LF-SK-12, LF-SK-13: by its own officers, whose commander has fallen. */
static lin_status check_alone(const lin_view *view, int u, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (!lf_carries_on(view, u))
        return lin_refuse(
            why, LIN_ILLEGAL, lf_has_skill(f, u, LF_SKILL_CARRY_ON) ? "LF-SK-13" : "LF-SK-12",
            lf_has_skill(f, u, LF_SKILL_CARRY_ON) ? "%s has a group commander, or one who has "
                                                    "become force commander; it takes orders "
                                                    "from him or those above him."
                                                  : "%s does not carry on without a commander.",
            lf_id(f, u));
    if (s->mark[u] & LF_NO_ORDERS && !lf_is_locked(s, u))
        return lin_refuse(why, LIN_ILLEGAL, "LF-DM-55",
                          "%s failed the test of its broken group and has no orders this turn.",
                          lf_id(f, u));
    return LIN_OK;
}

static lin_status check_activate(const lin_view *view, int g, const lin_order *o, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int u = o->arg[0];
    int commander;
    lin_status status;

    if (!lf_is_element(f, u) || f->group[u] != g)
        return lin_refuse(why, LIN_ILLEGAL, "LF-OR-01",
                          "%s is no element of the active group, that of %s.", lf_id(f, u),
                          lf_id(f, f->group_commander[g]));
    if (s->mark[u] & LF_ACTED)
        return lin_refuse(why, LIN_ILLEGAL, "LF-OR-02", "%s has been activated in this turn.",
                          lf_id(f, u));
    if (!can_act(view, u, g))
        return lin_refuse(why, LIN_ILLEGAL, "LF-OR-01", "%s is not on the table.", lf_id(f, u));
    if (s->where[u] == LF_RESERVE && lf_waits_for_ambush(s, f->side[u]))
        return lin_refuse(why, LIN_ILLEGAL, "LF-SC-59", "%s comes on in the turn after the ambush.",
                          lf_id(f, u));
    if (s->where[u] == LF_RESERVE &&
        (s->commander[g] == LF_NONE || s->where[s->commander[g]] != LF_ON_TABLE))
        return lin_refuse(
            why, LIN_ILLEGAL, "LF-SC-15",
            "%s comes on by the edge where its group commander is, and there is none on the table.",
            lf_id(f, u));
    if (lf_is_locked(s, u) && o->arg[1] == LF_BY_GROUP && s->commander[g] != LF_NONE)
        return LIN_OK; /* LF-OR-13 */
    if (o->arg[1] == LF_BY_NOBODY)
        return check_alone(view, u, why);
    if ((status = lf_check_issuer(view, u, o->arg[1], &commander, why)) != LIN_OK)
        return status;
    if (s->where[u] == LF_RESERVE && o->arg[1] != LF_BY_GROUP && !lf_has_entry(view, u, commander))
        return lin_refuse(why, LIN_ILLEGAL, "LF-OR-11",
                          "%s cannot come on within the sphere of %s.", lf_id(f, u),
                          lf_id(f, commander));
    if (s->mark[u] & LF_NO_ORDERS && !lf_is_locked(s, u) && !lf_can_spend(view, commander, u))
        return lin_refuse(
            why, LIN_ILLEGAL, "LF-DM-55",
            "%s has no orders this turn, and %s has no command point to force one on it.",
            lf_id(f, u), lf_id(f, commander));
    return LIN_OK;
}

static void list_activate(const lin_view *view, int g, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);
    const tb_set *members = &f->members[g];

    for (int u = tb_next(members, 0); u >= 0; u = tb_next(members, u + 1))
        for (int who = LF_BY_GROUP; who <= LF_BY_NOBODY; who++) {
            const lin_order o = { .verb = LV_ACTIVATE, .nargs = 2, .arg = { u, who } };

            if (check_activate(view, g, &o, NULL) == LIN_OK)
                lin_list_add(out, o);
        }
}

/* A locked element may have no commander within reach: it is activated all the same. */
static void take_activate(lin_play *p, int g, const lin_order *o)
{
    lf_state *s = p->state;
    int commander;

    (void)g;
    if (lf_check_issuer(&p->view, o->arg[0], o->arg[1], &commander, NULL) != LIN_OK &&
        (commander == LF_NONE || s->where[commander] != LF_ON_TABLE))
        commander = LF_NONE;
    lf_activate(p, o->arg[0], commander);
}

/* LF-SC-70: in reserve, with its commander on the table, and with room. */
static bool must_come_on(const lin_view *view, int g, int u)
{
    const lf_state *s = view->state;
    const lin_order o = { .verb = LV_ACTIVATE, .nargs = 2, .arg = { u, LF_BY_GROUP } };

    return s->where[u] == LF_RESERVE && check_activate(view, g, &o, NULL) == LIN_OK &&
           lf_has_entry(view, u, LF_NONE);
}

/* LF-OR-03, LF-OR-18, LF-SC-70, LF-CM-71 */
static lin_status check_close(const lin_view *view, int g, const lin_order *o, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set *members = &f->members[g];

    const int hidden = lf_must_be_revealed(view, g);

    (void)o;
    if (hidden != LF_NONE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-SC-58", "%s must be revealed in this turn too.",
                          lf_id(f, hidden));
    for (int u = tb_next(members, 0); u >= 0; u = tb_next(members, u + 1))
        if (can_act(view, u, g) && s->where[u] == LF_ON_TABLE && lf_is_locked(s, u))
            return lin_refuse(why, LIN_ILLEGAL, "LF-OR-18",
                              "%s is locked in melee and must be activated first.", lf_id(f, u));
    for (int u = tb_next(members, 0); u >= 0; u = tb_next(members, u + 1))
        if (must_come_on(view, g, u))
            return lin_refuse(why, LIN_ILLEGAL, "LF-SC-70",
                              "%s comes on with its group; activate it first.", lf_id(f, u));
    for (int u = tb_next(members, 0); u >= 0; u = tb_next(members, u + 1))
        if (can_act(view, u, g) && lf_has_to_regroup(view, u))
            return lin_refuse(why, LIN_ILLEGAL, "LF-CM-71",
                              "%s is leaderless and in nobody's sphere; it regroups first.",
                              lf_id(f, u));
    return LIN_OK;
}

static void list_close(const lin_view *view, int g, lin_list *out)
{
    if (check_close(view, g, NULL, NULL) == LIN_OK)
        lf_answer0(out, LV_CLOSE);
}

static void take_close(lin_play *p, int g, const lin_order *o)
{
    (void)g, (void)o;
    lin_pop(p->state);
}

static const lf_group_action measures[] = {
    { LV_ACTIVATE, check_activate, list_activate, take_activate },
    { LV_RALLY, lf_check_rally, lf_list_rally, lf_take_rally },
    { LV_TOGETHER, lf_check_together, lf_list_together, lf_take_together },
    { LV_PROMOTE, lf_check_promote, lf_list_promote, lf_take_promote },
    { LV_SUCCEED, lf_check_succeed, lf_list_succeed, lf_take_succeed },
    { LV_REGROUP, lf_check_regroup, lf_list_regroup, lf_take_regroup },
    { LV_REVEAL, lf_check_reveal, lf_list_reveal, lf_take_reveal },
    { LV_MAN, lf_check_man, lf_list_man, lf_take_man },
    { LV_CLOSE, check_close, list_close, take_close },
};
#define MEASURES ((int)(sizeof measures / sizeof *measures))

static const lf_group_action *measure_of(int verb)
{
    for (int i = 0; i < MEASURES; i++)
        if (measures[i].verb == verb)
            return &measures[i];
    return NULL;
}

void lf_list_group(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    for (int i = 0; i < MEASURES; i++)
        measures[i].list(view, frame->arg[0], out);
}

lin_status lf_check_group(const lin_view *view, const lin_frame *frame, const lin_order *o,
                          lin_refusal *why)
{
    const lf_group_action *m = measure_of(o->verb);

    return m ? m->check(view, frame->arg[0], o, why) : lin_not_now(view->field, frame, o, why);
}

void lf_take_group(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    measure_of(o->verb)->take(p, frame->arg[0], o);
}

/* ---- The element is active ---- */

/* LF-OR-08; LF-DM-02, LF-DM-03: a Combat Order fewer; LF-DM-55; LF-CM-35, LF-SE-29: after a Rally
 * one of each, whatever its level. LF-MV-34: cavalry on foot has the orders of cavalry. */
void lf_count_orders(const lin_view *view, int u, uint8_t *m, uint8_t *c)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    *m = (uint8_t)lf_maneuver_orders(f, u);
    *c = (uint8_t)(lf_stats[f->type[u]].combat - (s->level[u] != LF_FIT));
    if (s->mark[u] & LF_NO_ORDERS)
        *m = *c = 0;
    if (s->mark[u] & LF_RALLY_TRIED)
        *m = *c = 1;
}

/* LF-OR-14, LF-FF-17, LF-CM: what happens before the first order. */
void lf_activate(lin_play *p, int u, int issuer)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;

    s->element = (uint8_t)u;
    s->issuer = (uint8_t)issuer; /* LF-OR-06: until its activation ends */
    s->mark[u] |= LF_ACTED;
    if (issuer != LF_NONE || lf_carries_on(&p->view, u)) /* LF-SO-21; LF-CM-56 */
        s->mark[u] &= (uint16_t) ~(LF_HAS_M | LF_HAS_C);
    s->mark[u] &= (uint16_t) ~(LF_ROUTED | LF_VOLLEYED);
    lf_release(p, u, s->mark[u] & LF_RALLY_TRIED ? issuer : LF_NONE); /* LF-CM-43, LF-CM-44 */
    lf_count_orders(&p->view, u, &s->m, &s->c);
    s->forced = 0;
    s->act = 0;
    s->began = (tb_set){ 0 };
    if (s->where[u] == LF_ON_TABLE)
        s->began = lf_threat_zones_round(&p->view, f->side[u], lf_body(&p->view, u));
    lin_tell(p, LE_ACTIVATED, u, issuer, s->m, s->c);
    lin_push(s, LF_ORDERS, u, 0, 0);
    lin_push(s, LF_REMOVES_DISORDER, u, 0, 0);
    if (s->where[u] == LF_RESERVE)
        lin_push(s, LF_COME_ON, u, 0, 0);
}

/* LF-OR-15: markers it has when it is activated are removed first, each with an order and a window
 * of its own; LF-OR-11: and each in the sphere, whether or not it is locked (LF-OR-13). */
void lf_run_removes_disorder(lin_play *p, const lin_frame *frame)
{
    lf_state *s = p->state;
    const int u = frame->arg[0];

    if (s->disorder[u] == 0 || s->m == 0 || s->element != u || s->act & LF_ACT_OVER ||
        lf_check_sphere(&p->view, u, NULL) != LIN_OK ||
        lf_check_unled(&p->view, u, lf_action_of(LV_DRESS), NULL) != LIN_OK)
        return; /* LF-OR-17: with whatever markers are left it goes on */
    s->m--;
    s->disorder[u]--;
    lin_tell(p, LE_DRESSED, u, s->disorder[u]);
    lin_push(s, LF_REMOVES_DISORDER, u, 0, 0);
    lin_push(s, LF_REACT, u, 0, 0);
}

/* ---- LF_ORDERS: the next order ---- */

/* What is common to all orders: LF-OR-10, LF-OR-11, LF-OR-20. */
lin_status lf_check_common(const lin_view *view, int u, const lf_action *a, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    lin_status status;

    if (s->act & (LF_ACT_OVER | LF_ACT_ORPHANED) && a->verb != LV_END)
        return lin_refuse(why, LIN_ILLEGAL, s->act & LF_ACT_OVER ? "LF-OR-26" : "LF-CM-53",
                          "The activation of %s is over.", lf_id(f, u));
    if (a->cost == LF_COSTS_M && s->m < a->price)
        return lin_refuse(why, LIN_ILLEGAL, "LF-OR-10", "%s has %s left.", lf_id(f, u),
                          s->m ? "too few Maneuver Orders" : "no Maneuver Order");
    if (a->cost == LF_COSTS_C && s->c < a->price)
        return lin_refuse(why, LIN_ILLEGAL, "LF-OR-10", "%s has no Combat Order left.",
                          lf_id(f, u));
    if (lf_is_locked(s, u) != a->when_locked &&
        !(a->verb == LV_DRESS || a->verb == LV_FORCE || a->verb == LV_PROMOTE || a->verb == LV_END))
        return lin_refuse(why, LIN_ILLEGAL, "LF-OR-20",
                          lf_is_locked(s, u) ? "%s is locked in melee; it can only fight."
                                             : "%s is in no melee.",
                          lf_id(f, u));
    if (s->act & LF_ACT_OFF_TABLE && !a->brings_on && a->verb != LV_END)
        return lin_refuse(why, LIN_ILLEGAL, "LF-SC-15",
                          "%s is coming on: its first order must carry it onto the table.",
                          lf_id(f, u));
    if ((status = lf_check_in_hand(view, u, a, why)) != LIN_OK ||
        (status = lf_check_unled(view, u, a, why)) != LIN_OK)
        return status;
    return a->cost == LF_COSTS_NOTHING || a->verb == LV_FIGHT ? LIN_OK /* LF-OR-13 */
                                                              : lf_check_sphere(view, u, why);
}

/* LF-OR-11, where an order begins; LF-OR-12: nobody asks where it ends. LF-CM-42: a force commander
 * who had to join another element orders nobody else. */
lin_status lf_check_sphere(const lin_view *view, int u, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int c = s->issuer;

    if (c != LF_NONE && lf_is_superior(view, c, f->group[u]) && s->with[c] != LF_NONE &&
        s->with[c] != u)
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-42",
                          "%s is attached to %s and orders nobody else.", lf_id(f, c),
                          lf_id(f, s->with[c]));
    if (s->issuer != LF_NONE && !lf_in_reach(view, u, s->issuer))
        return lin_refuse(why, LIN_ILLEGAL, "LF-OR-11",
                          "%s has left the %d inches in which %s gives orders.", lf_id(f, u),
                          (int)(lf_commands[s->rating[s->issuer]].sphere / LIN_INCH),
                          lf_id(f, s->issuer));
    return LIN_OK;
}

void lf_list_orders(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const int u = frame->arg[0];

    for (const lf_action *a = lf_actions; a->list; a++)
        if (lf_check_common(view, u, a, NULL) == LIN_OK)
            a->list(view, u, out);
}

const lf_action *lf_action_of(int verb)
{
    for (const lf_action *a = lf_actions; a->list; a++)
        if (a->verb == verb)
            return a;
    return NULL;
}

lin_status lf_check_orders(const lin_view *view, const lin_frame *frame, const lin_order *o,
                           lin_refusal *why)
{
    const lf_action *a = lf_action_of(o->verb);
    lin_status status;

    if (!a)
        return lin_not_now(view->field, frame, o, why);
    status = lf_check_common(view, frame->arg[0], a, why);
    return status != LIN_OK ? status : a->check(view, frame->arg[0], o, why);
}

/* LF-CO-08: the next order is asked for when everything that this one pushes is done. */
void lf_take_orders(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_state *s = p->state;
    const lf_action *a = lf_action_of(o->verb);
    const int u = frame->arg[0];

    if (a->cost == LF_COSTS_M)
        s->m = (uint8_t)(s->m - a->price);
    else if (a->cost == LF_COSTS_C)
        s->c = (uint8_t)(s->c - a->price);
    if (a->verb == LV_FIGHT)
        lf_await_free(s, u);
    if (a->cost != LF_COSTS_NOTHING)
        lin_push(s, LF_REACT, u, 0,
                 0); /* LF-SO-08: the window after every order; LF-SO-26: after the shot, too */
    a->take(p, u, o);
}

bool lf_sample_orders(const lin_view *view, const lin_frame *frame, const lin_family *family,
                      lin_rng *rng, lin_order *out)
{
    const lf_state *s = view->state;
    const lf_action *a = lf_action_of(family->order.verb);
    const int u = frame->arg[0];

    if (a && a->sample && a->sample(view, u, family, rng, out))
        return true;
    return (s->act & LF_ACT_OFF_TABLE ? lf_step_on : lf_find_regrouping)(view, u, out) &&
           out->verb == family->order.verb; /* LF-SC-70, LF-CM-71: it has to */
}

/* The activation is over: nothing of it is left behind. */
void lf_end_activation(lf_state *s)
{
    s->element = s->issuer = LF_NONE;
    s->m = s->c = s->forced = 0;
    s->act = 0;
    s->began = s->fled = (tb_set){ 0 };
    lf_forget_counters(s);
    lf_forget_start(s);
}

/* ---- The end of a group's activation ---- */

/* LF-GT-13, LF-CM-66: its commander may move, unless he is attached. */
void lf_run_group_ends(lin_play *p, const lin_frame *frame)
{
    lf_state *s = p->state;
    const int c = s->commander[frame->arg[0]];

    s->group = LF_NONE;
    if (c != LF_NONE && s->where[c] == LF_ON_TABLE && s->with[c] == LF_NONE &&
        !lf_waits_for_ambush(s, s->side)) /* LF-SC-54 */
        lin_push(s, LF_RIDE, c, 0, 0);
}
