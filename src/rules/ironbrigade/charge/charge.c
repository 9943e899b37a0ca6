/* charge.c -- a charge from its declaration to the place of contact, and home. IB-3.60 to IB-3.81,
 * IB-3.94 to IB-3.99, IB-8.17, IB-8.18.
 *
 *     charge       its order is looked at, and it is tested
 *     reach-dice   of inferior and raw troops
 *     charge-goes  it strikes and lies in contact, or falls short (failed_charge.c)
 *     struck       the one it strikes is tested; who fails routs, and that is all
 *     struck-fires, support (support.c), charge-home: they are joined, if it lives
 *
 * Each step is pushed by the one before it, so that a charge that ends leaves nothing behind on the
 * agenda. What is known of it meanwhile is s->charge. A pursuit that meets somebody comes in at
 * `struck` (IB-3.125), and then the record says that it is one.
 *
 * Nothing here is refused for a distance (IB-12.5): the unit goes, and what it comes to is seen. */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/charge/charge.h"
#include "rules/ironbrigade/command/command.h"
#include "rules/ironbrigade/fire/fire.h"
#include "rules/ironbrigade/march/march.h"
#include "rules/ironbrigade/melee/melee.h"
#include "rules/ironbrigade/morale/morale.h"
#include "rules/ironbrigade/turn/turn.h"

/* ---- IB-3.60 to IB-3.64: the declaration ---- */

/* IB-8.17: is its brigade, or it alone (IB-14.22), to withdraw? */
static bool is_to_withdraw(const ib_field *f, const ib_state *s, int u)
{
    const int b = f->brigade[u];

    return ib_option(f, IB_OPT_ORDERS) &&
           (s->mark[u] & IB_WITHDRAWS || (b != IB_NONE && s->command[b].kind == IB_WITHDRAW));
}

/* Is it ahead of it: not more than 45 degrees off, IB-3.61? */
static bool is_ahead(const ib_state *s, int u, int target)
{
    return kit_leads_ahead(s->facing[u], kit_way(s->at[u], s->at[target]));
}

/* Rows 2 and 3 of ib_check_charge. */
static lin_status check_charger(const lin_view *view, int u, lin_refusal *why)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const char *id = ib_id(f, u);

    if (!ib_is_unit(f, u) || f->type[u] == IB_GUN) /* 2 */
        return lin_refuse(why, LIN_ILLEGAL, "IB-3.63", "%s cannot charge: foot and horse do.", id);
    if (s->formation[u] == IB_COLUMN)
        return lin_refuse(why, LIN_ILLEGAL, "IB-3.63",
                          "%s is in column and cannot charge; form it into line first.", id);
    if (ib_is_engaged(s, u))
        return lin_refuse(why, LIN_ILLEGAL, "IB-3.63", "%s is in melee and cannot charge.", id);
    return ib_check_effort(view, u, 2, why); /* 3 */
}

/* May u charge that one, as far as anybody can see?
 *   1  it is an enemy unit on the table                          IB-3.60
 *   2  u is no gun, in no column, and not engaged                IB-3.63
 *   3  its whole move is left                                    IB-3.14, IB-3.17
 *   4  the target's flag is not more than 45 degrees off         IB-3.61
 *   5  it is not ordered to withdraw                             IB-8.17
 * That the target is seen is not asked, IB-3.62. */
lin_status ib_check_charge(const lin_view *view, int u, int target, lin_refusal *why)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const char *id = ib_id(f, u);
    lin_status status;

    if (!ib_is_unit(f, target) || f->side[target] == f->side[u] || !ib_stands(s, target)) /* 1 */
        return lin_refuse(why, LIN_ILLEGAL, "IB-3.60", "%s is no enemy unit on the table.",
                          ib_id(f, target));
    if ((status = check_charger(view, u, why)) != LIN_OK) /* 2, 3 */
        return status;
    if (!is_ahead(s, u, target)) /* 4 */
        return lin_refuse(why, LIN_ILLEGAL, "IB-3.61",
                          "%s lies more than 45 degrees off the way that %s faces.",
                          ib_id(f, target), id);
    if (is_to_withdraw(f, s, u)) /* 5 */
        return lin_refuse(why, LIN_ILLEGAL, "IB-8.17",
                          "%s is ordered to withdraw and charges nobody.", id);
    return LIN_OK;
}

lin_status ib_check_act_charge(const lin_view *view, const lin_order *o, lin_refusal *why)
{
    return ib_check_charge(view, o->arg[0], o->arg[1], why);
}

void ib_list_act_charge(const lin_view *view, int u, lin_list *out)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const tb_set *enemies = &f->bodies[1 - f->side[u]];

    if (check_charger(view, u, NULL) != LIN_OK || is_to_withdraw(f, s, u))
        return;
    for (int v = tb_next(enemies, 0); v >= 0; v = tb_next(enemies, v + 1))
        if (ib_stands(s, v) && is_ahead(s, u, v))
            lin_list_add_short(out, IV_CHARGE, 2, u, v);
}

void ib_take_act_charge(lin_play *p, const lin_order *o)
{
    ib_declare_charge(p, o->arg[0], o->arg[1]);
}

/* IB-3.64: it is spent whatever comes of it, IB-3.66. */
void ib_declare_charge(lin_play *p, int u, int target)
{
    ib_state *s = p->state;

    ib_begin_act(p, u);
    ib_spend_effort(s, u, 2);
    s->mark[u] |= IB_CHARGED;
    s->charge = (ib_charge){ .from = s->at[u],
                             .from_facing = s->facing[u],
                             .charger = (uint8_t)u,
                             .target = (uint8_t)target,
                             .struck = IB_NONE,
                             .from_level = (uint8_t)ib_level(&p->view, ib_centre(&p->view, u)) };
    lin_tell(p, IE_CHARGES, u, target);
    lin_push(s, IB_EVENT_OVER, 0, 0, 0);
    lin_push(s, IB_CHARGE, u, target, 0);
}

void ib_end_charge(ib_state *s)
{
    s->charge = (ib_charge){ .charger = IB_NONE, .target = IB_NONE, .struck = IB_NONE };
}

/* IB-8.18, IB-3.65. Odds by cases do not measure how far off it is. */
void ib_run_charge(lin_play *p, const lin_frame *frame)
{
    const ib_state *s = p->state;
    const int u = frame->arg[0], target = frame->arg[1];

    if (!s->assumed && !ib_charge_obeys(&p->view, u, target)) {
        ib_measure(p, u, target);
        lin_tell(p, IE_NOT_MADE, u, target);
        lin_tell(p, IE_ENDS, u, IB_ENDS_ORDERS);
        ib_end_charge(p->state);
        return;
    }
    ib_take_test(p, u, IB_TEST_CHARGE, target);
}

/* ---- IB-3.67 to IB-3.73: how far ---- */

/* IB-3.68, IB-3.69 */
bool ib_reach_is_thrown(const ib_field *f, int u)
{
    if (f->class[u] == IB_INFERIOR && f->type[u] == IB_CAVALRY &&
        ib_option(f, IB_OPT_INF_CAV_DOUBLE))
        return false;
    return f->class[u] == IB_INFERIOR || f->class[u] == IB_RAW;
}

/* IB-3.71, IB-3.72: is he near enough? Where odds take it for granted, nothing is measured. */
static bool is_at_hand(const lin_view *view, int brigadier, int u)
{
    const ib_state *s = view->state;

    if (ib_option(ib_field_of(view->field), IB_OPT_FACTOR_ANY_RANGE))
        return true;
    if (s->assumed)
        return s->assumed & IB_ASSUME_OFFICER;
    return ib_within(view, brigadier, u, IB_IN(IB_INFLUENCE));
}

/* IB-3.70, IB-3.73: of its own brigadier alone, and the figure for six inches alone. */
int ib_basic_factor(const lin_view *view, int u)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const int b = ib_brigadier(view, u);

    return b != IB_NONE && is_at_hand(view, b, u) ? ib_competences[ib_rating_of(f, s, b)].near : 0;
}

static int32_t reach_of(int die, int factor)
{
    return die + factor > 0 ? IB_IN(die + factor) : 0; /* IB-3.73 */
}

/* The test for it is taken: IB-3.66, IB-3.67. */
void ib_charge_tested(lin_play *p, int u, bool passed)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;

    if (!passed) {
        lin_tell(p, IE_BALKS, u);
        ib_end_charge(s);
    } else if (ib_reach_is_thrown(f, u)) {
        ib_note_measured(p); /* what the die must show is the distance */
        lin_push(s, IB_REACH_DICE, u, s->charge.target, 0);
    } else {
        s->charge.reach = IB_IN(2 * ib_basic_move[f->type[u]]);
        lin_push(s, IB_CHARGE_GOES, u, s->charge.target, 0);
    }
}

/* ---- The D20 ---- */

static void plan(const lin_view *view, int u, int target, ib_run *run)
{
    const ib_state *s = view->state;
    const tb_pose swung = ib_swung(view, u, s->at[target]);

    ib_plan_run(view, u, &swung, s->at[target], target, false, run);
}

/* Does it arrive? Where odds take that for granted, nothing is measured: neither its reach nor what
 * the ground takes from it; but a friend in its way is seen by everybody. */
static bool arrives(const lin_view *view, int u, const ib_run *run, int32_t reach)
{
    const ib_state *s = view->state;

    return s->assumed ? s->assumed & IB_ASSUME_ARRIVES && ib_run_is_open(run)
                      : ib_run_arrives(view, u, run, reach);
}

/* What a face comes to: it arrives, or falls short where the target may not fire at it, or in which
 * band it may. */
enum { SHORT, ARRIVES, SHORT_IN_BAND, CLASSES = SHORT_IN_BAND + IB_GUN_BANDS };

static int class_of_reach(const lin_view *view, int u, int target, const ib_run *run, int32_t reach)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    int32_t apart;
    tb_pose end;
    int band;

    if (arrives(view, u, run, reach))
        return ARRIVES;
    if (s->assumed || !ib_may_answer(view, target))
        return SHORT;
    end = ib_stop_short(view, u, run, ib_run_goes(view, u, run, reach));
    apart = kit_length(kit_way(end.at, s->at[target]));
    band =
        f->type[target] == IB_GUN ? ib_gun_band(f->gun[target], apart) : ib_small_arms_band(apart);
    return band == IB_NO_BAND ? SHORT : SHORT_IN_BAND + band;
}

void ib_roll_reach_dice(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    const ib_field *f = ib_field_of(view->field);
    const int u = frame->arg[0], target = frame->arg[1], factor = ib_basic_factor(view, u);
    ib_run run;

    *out = (lin_roll_ask){ .n = 1,
                           .faces = 20,
                           .classes = CLASSES,
                           .better = 1,
                           .side = (lin_side)f->side[u],
                           .rule = "IB-3.68",
                           .purpose = "reach of a charge" };
    plan(view, u, target, &run);
    for (int face = 1; face <= 20; face++) {
        out->class_of[face] =
            (uint8_t)class_of_reach(view, u, target, &run, reach_of(face, factor));
        if (out->class_of[face] == ARRIVES && out->need == 0)
            out->need = (uint8_t)face;
    }
}

void ib_land_reach_dice(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    ib_state *s = p->state;
    const int u = frame->arg[0], factor = ib_basic_factor(&p->view, u);

    s->charge.die = face[0];
    s->charge.reach = reach_of(face[0], factor);
    lin_tell(p, IE_REACH_DIE, u, face[0], factor);
    lin_push(s, IB_CHARGE_GOES, u, frame->arg[1], 0);
}

/* ---- IB-3.74 to IB-3.79: it goes ---- */

void ib_run_charge_goes(lin_play *p, const lin_frame *frame)
{
    ib_state *s = p->state;
    const int u = frame->arg[0], target = frame->arg[1];
    ib_run run;

    plan(&p->view, u, target, &run);
    if (!s->assumed)
        ib_measure(p, u, target);
    lin_tell(p, IE_REACH, u, s->charge.reach);
    if (arrives(&p->view, u, &run, s->charge.reach)) {
        s->charge.struck = run.struck;
        s->charge.flags = (uint8_t)ib_contact_flags(&p->view, run.struck, s->charge.from,
                                                    run.contact.at, s->charge.from_level);
        ib_put(p, u, &run.contact);
        ib_charge_strikes(p, &s->charge);
    } else {
        ib_charge_falls_short(p, &run, ib_run_goes(&p->view, u, &run, s->charge.reach));
    }
}

/* It lies in contact. A disc under it makes way when all that follows is on the agenda. */
void ib_charge_strikes(lin_play *p, const ib_charge *charge)
{
    ib_state *s = p->state;
    const int u = charge->charger;

    s->charge = *charge;
    lin_tell(p, IE_STRIKES, u, charge->struck, s->at[u].x, s->at[u].y, s->facing[u]);
    lin_push(s, IB_STRUCK, charge->struck, u, 0);
    ib_after_move(p, u);
}

/* IB-3.96, IB-3.79: a router is destroyed; all others are tested, engaged or not, and whatever
 * their arm, IB-3.97, IB-3.98. */
void ib_run_struck(lin_play *p, const lin_frame *frame)
{
    ib_state *s = p->state;
    const int t = frame->arg[0];

    if (s->mark[t] & IB_ROUTING) {
        lin_tell(p, IE_LOST, t);
        ib_remove(p, t, IB_LOST);
        ib_end_charge(s);
        return;
    }
    ib_take_test(p, t, IB_TEST_RECEIVE, frame->arg[1]);
}

/* IB-3.80: who fails routs, and nothing more of the charge follows; the record stays until it is
 * known who pursues (IB-3.95). */
void ib_struck_tested(lin_play *p, int u, bool passed)
{
    ib_state *s = p->state;
    const int charger = s->charge.charger;

    if (passed) {
        s->helped = (tb_set){ 0 };
        ib_note_measured(p); /* who is near enough to help, IB-4.47 */
        lin_push(s, IB_CHARGE_HOME, charger, u, 0);
        lin_push(s, IB_SUPPORT, u, charger, 0);
        lin_push(s, IB_STRUCK_FIRES, u, charger, 0);
    } else {
        tb_set who = { 0 };

        kit_set_put(&who, u);
        ib_break_units(p, &who, true);
    }
}

/* IB-4.39: without being asked. IB-3.97 to IB-3.99: if it is loaded, formed for it and not engaged.
 */
void ib_run_struck_fires(lin_play *p, const lin_frame *frame)
{
    if (ib_may_answer(&p->view, frame->arg[0]))
        ib_fire(p, frame->arg[0], frame->arg[1], IB_AT_CHARGER);
}

/* IB-3.81; IB-3.127: whoever is engaged pursues no more. */
void ib_run_charge_home(lin_play *p, const lin_frame *frame)
{
    ib_state *s = p->state;
    const int u = frame->arg[0], t = frame->arg[1], flags = s->charge.flags;

    ib_end_charge(s);
    if (!ib_stands(s, u) || !ib_stands(s, t))
        return;
    for (int i = 0; i < 2; i++) {
        s->mark[frame->arg[i]] &= (uint16_t)~IB_PURSUING;
        s->quarry[frame->arg[i]] = IB_NONE;
    }
    ib_join_units(p, u, t, flags, s->facing[u]);
}

/* The charge, volley, burst or round is over, or whatever else might have killed a brigadier. */
void ib_run_event_over(lin_play *p, const lin_frame *frame)
{
    (void)frame;
    ib_test_orphans(p);
}
