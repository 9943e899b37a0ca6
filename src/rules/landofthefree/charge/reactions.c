/* reactions.c -- what a charged element may do about it: hold, fire, reform, counter-charge,
 * withdraw. LF-ML-25 to LF-ML-54. */
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/fire/fire.h"
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/sight/sight.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/turn.h"

static lin_status cannot(lin_refusal *why, const char *rule, const lf_field *f, int u,
                         const char *what)
{
    return lin_refuse(why, LIN_ILLEGAL, rule, "%s %s.", lf_id(f, u), what);
}

static bool is_limbered(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    return f->type[u] == LF_ARTILLERY && s->formation[u] == LF_COLUMN;
}

static bool is_unlimbered(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    return f->type[u] == LF_ARTILLERY && s->formation[u] == LF_OPEN;
}

/* ---- Which of them ---- */

/* LF-ML-27 */
static lin_status check_closing(const lin_view *view, int u, int charger, int load,
                                lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lin_status status = lf_check_ready(view, u, why);
    lf_sight sight;
    tb_angle facing;

    if (status != LIN_OK)
        return status;
    lf_see(view, u, charger, &sight);
    if (!sight.visible || !lf_reaches(view, u, sight.distance))
        return cannot(why, "LF-ML-27", f, u, "has no shot at the charger");
    if ((load != LF_SHOT) !=
        (lf_weapon_of(view, u) == LF_LIGHT_CANNON || lf_weapon_of(view, u) == LF_HEAVY_CANNON))
        return cannot(why, "LF-WP-03", f, u,
                      "cannot fire that; cannon fire solid or grape, all others shot");
    return lf_check_shot(view, u, charger, load, &facing, why);
}

/* LF-ML-29 */
static lin_status check_reform(const lin_view *view, int u, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (f->type[u] == LF_ARTILLERY || s->mark[u] & LF_INSIDE)
        return cannot(why, "LF-ML-29", f, u,
                      "cannot reform before a charge; infantry and cavalry in the open can");
    return s->disorder[u]
               ? cannot(why, "LF-ML-29", f, u, "is disordered and cannot reform before a charge")
               : LIN_OK;
}

/* LF-ML-34 to LF-ML-36, LF-ML-46, LF-ML-47 */
lin_status lf_check_counter(const lin_view *view, int u, int charger, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const int mine = lf_moves_as(view, u), his = lf_moves_as(view, charger);
    lf_charge c;

    if (his == LF_ARTILLERY || mine == LF_ARTILLERY)
        return cannot(why, "LF-ML-36", f, u,
                      "cannot counter-charge: artillery neither does it nor suffers it");
    if (mine == LF_INFANTRY && his == LF_CAVALRY)
        return cannot(why, "LF-ML-35", f, u, "is infantry and counter-charges infantry only");
    if (!lf_threat_zone_meets(view, u, lf_body(view, charger)))
        return cannot(why, "LF-ML-34", f, u, "does not have the charger in its Threat Zone");
    return lf_plan_charge(view, u, charger, 2, &c, why);
}

/* LF-ML-39 */
static lin_status check_withdraw(const lin_view *view, int u, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);

    return is_unlimbered(view, u)
               ? cannot(why, "LF-ML-45", f, u, "is unlimbered: it holds, or fires")
               : LIN_OK;
}

/* Arguments: who reacts, to whom, and the pace of his moves. The active element reacts to
 * Counter-charges. */
lin_status lf_check_reaction(const lin_view *view, const lin_frame *frame, const lin_order *o,
                             lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int u = frame->arg[0], charger = frame->arg[1];
    const bool active = u == s->element;

    switch (o->verb) {
    case LV_HOLD:
        return is_limbered(view, u) ? cannot(why, "LF-ML-44", f, u, "is limbered and must withdraw")
                                    : LIN_OK;
    case LV_CARRY_ON:
        return active && s->act & LF_ACT_CHARGING
                   ? LIN_OK
                   : cannot(why, "LF-ML-49", f, u, "is not in a charge of its own");
    case LV_CLOSING:
        return check_closing(view, u, charger, o->arg[0], why);
    case LV_REFORM:
        return check_reform(view, u, why);
    case LV_COUNTER:
        if (o->arg[0] != u || active)
            return cannot(why, "LF-ML-50", f, u, "cannot counter-charge in return");
        return lf_check_counter(view, u, charger, why);
    case LV_WITHDRAW:
        return check_withdraw(view, u, why);
    default:
        return lin_not_now(view->field, frame, o, why);
    }
}

static void offer(const lin_view *view, const lin_frame *frame, lin_list *out, lin_order o)
{
    if (lf_check_reaction(view, frame, &o, NULL) == LIN_OK)
        lin_list_add(out, o);
}

void lf_list_reaction(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const int u = frame->arg[0];

    offer(view, frame, out, (lin_order){ .verb = LV_HOLD });
    offer(view, frame, out, (lin_order){ .verb = LV_CARRY_ON });
    for (int load = LF_SHOT; load <= LF_GRAPE; load++)
        offer(view, frame, out, (lin_order){ .verb = LV_CLOSING, .nargs = 1, .arg = { load } });
    offer(view, frame, out, (lin_order){ .verb = LV_REFORM });
    offer(view, frame, out, (lin_order){ .verb = LV_COUNTER, .nargs = 1, .arg = { u } });
    offer(view, frame, out, (lin_order){ .verb = LV_WITHDRAW });
}

void lf_take_reaction(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const int u = frame->arg[0], charger = frame->arg[1];

    if (lf_fears_steel(&p->view, u) && o->verb != LV_WITHDRAW)
        lf_dare(p, u, charger, o);
    else
        lf_react(p, u, charger, o);
}

void lf_react(lin_play *p, int u, int charger, const lin_order *o)
{
    lf_state *s = p->state;

    lin_tell(p, LE_REACTS, u, o->verb - LV_HOLD);
    switch (o->verb) {
    case LV_HOLD:
        if (s->act & LF_ACT_CHARGING && u == s->element) /* LF-ML-50: its own charge is over */
            s->act |= LF_ACT_HALTED;
        break;
    case LV_CLOSING:
        lf_watch_charger(s,
                         charger); /* LF-ML-28: at the charger, for no order, before it comes on */
        lf_shoot(p, u, charger, o->arg[0], LF_BY_REACTION);
        break;
    case LV_REFORM:
        lf_test(p, u, LF_TEST_REFORM, LF_NONE, charger);
        break;
    case LV_COUNTER:
        if (!lf_asks_to_wheel(p, u, charger, LF_WHEELS_IN_REACTION))
            lf_go_reaction(p, u, charger);
        break;
    case LV_WITHDRAW:
        lin_push(s, LF_FLEE_DICE, u, charger, lf_pace_of_charger(s, charger));
        break;
    default:
        break;
    }
}

/* ---- LF-ML-37: the target's own Counter-charge ---- */

/* LF-ML-38: one that is not Fit is tested for it. */
void lf_go_reaction(lin_play *p, int u, int charger)
{
    lf_state *s = p->state;

    lin_push(s, LF_COUNTER_MOVE, u, charger, 0);
    if (s->level[u] != LF_FIT)
        lf_test(p, u, LF_TEST_CHARGE, LF_NONE, 1);
}

void lf_run_counter_move(lin_play *p, const lin_frame *frame)
{
    lf_state *s = p->state;
    const int u = frame->arg[0], charger = frame->arg[1];

    if (s->act & LF_ACT_REACTOR_BALKED || s->where[u] != LF_ON_TABLE ||
        lf_check_counter(&p->view, u, charger, NULL) != LIN_OK) {
        s->act &= (uint16_t)~LF_ACT_REACTOR_BALKED;
        return;
    }
    lf_first_move(p, u, charger);
    kit_set_put(&s->countered, u);
    lf_push_discs(p, u);
}

/* ---- LF-ML-46 to LF-ML-54: a stored Counter-charge ---- */

/* LF-SO-20: the order is used up, whatever the test that LF-ML-47 asks for brings. */
void lf_go_counter(lin_play *p, int u, int active)
{
    lf_state *s = p->state;

    s->mark[u] &= (uint16_t)~LF_HAS_M;
    kit_set_put(&s->reacted, u);
    lin_push(s, LF_STORED_COUNTER, u, active, 0);
    if (lf_fears_steel(&p->view, u)) /* LF-SE-47 */
        lin_push(s, LF_STEADY, u, 1, 0);
    if (s->level[u] != LF_FIT)
        lf_test(p, u, LF_TEST_CHARGE, LF_NONE, 1);
}

/* Arguments: who counter-charges; the active element. */
void lf_run_stored_counter(lin_play *p, const lin_frame *frame)
{
    lf_state *s = p->state;
    const int u = frame->arg[0], active = frame->arg[1];
    int32_t pace;

    if (s->act & LF_ACT_REACTOR_BALKED || s->where[u] != LF_ON_TABLE ||
        lf_check_counter(&p->view, u, active, NULL) != LIN_OK) {
        s->act &= (uint16_t)~LF_ACT_REACTOR_BALKED;
        return;
    }
    pace = lf_first_move(p, u, active);
    kit_set_put(&s->countered, u);
    lin_push(s, LF_COUNTER_HOME, u, active, pace);
    if (!lf_is_locked(s, active)) /* LF-ML-48, LF-ML-51 */
        lin_push(s, LF_REACTION, active, u, pace);
    lf_push_discs(p, u);
}

/* It goes back in the middle of its Counter-charge, which is off. */
void lf_break_off(lf_state *s, int u)
{
    for (int i = 0; i < s->head.depth; i++)
        if (s->head.frame[i].step == LF_COUNTER_HOME && s->head.frame[i].arg[0] == u)
            s->act |= LF_ACT_REACTOR_BALKED;
}

/* Arguments: who counter-charges, the active element, the pace of its moves. */
void lf_run_counter_home(lin_play *p, const lin_frame *frame)
{
    lf_state *s = p->state;
    const int u = frame->arg[0], active = frame->arg[1], pace = frame->arg[2];
    const bool off = s->act & LF_ACT_REACTOR_BALKED;

    s->act &= (uint16_t)~LF_ACT_REACTOR_BALKED;
    if (off || s->where[u] != LF_ON_TABLE || lf_has_escaped(&p->view, active, u, pace))
        return; /* LF-ML-54 */
    lf_run_home(p, u, active, lf_way_home(&p->view, active, u, pace));
}

/* ---- LF-ML-40 to LF-ML-43: withdrawing ---- */

/* LF-ML-40: the dice of its group commander, or of an Incompetent one; LF-SE-38: no points. */
static const lf_command *command_of(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int c = s->commander[f->group[u]];

    return &lf_commands[c == LF_NONE || s->where[c] == LF_DESTROYED ? LF_INCOMPETENT
                                                                    : s->rating[c]];
}

void lf_roll_flee(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    const lf_field *f = lf_field_of(view->field);

    *out = (lin_roll_ask){ .n = command_of(view, frame->arg[0])->dice,
                           .faces = 6,
                           .classes = 3,
                           .rule = "LF-ML-40",
                           .purpose = "withdrawal",
                           .side = (lin_side)f->side[frame->arg[0]],
                           .better = 1 };
    for (int i = 1; i <= 6; i++)
        out->class_of[i] = (uint8_t)((i - 1) / 2);
}

void lf_land_flee(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    lf_state *s = p->state;
    const int u = frame->arg[0];
    const int moves = lf_best_d3(command_of(&p->view, u), face) + (s->level[u] == LF_FIT);

    lin_tell(p, LE_WITHDRAW_ROLL, u, face[0], moves);
    lin_push(s, LF_FLED, u, frame->arg[1], frame->arg[2]);
    lin_push(s, LF_FLEE, u, frame->arg[1], moves);
}

void lf_list_flee(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    (void)view->field, (void)view->state;
    for (int i = frame->arg[2]; i >= 0; i--)
        lf_answer1(out, LV_MOVES, i);
}

lin_status lf_check_flee(const lin_view *view, const lin_frame *frame, const lin_order *o,
                         lin_refusal *why)
{
    (void)view->state;
    if (o->verb != LV_MOVES)
        return lin_not_now(view->field, frame, o, why);
    return o->arg[0] >= 0 && o->arg[0] <= frame->arg[2]
               ? LIN_OK
               : lin_refuse(why, LIN_ILLEGAL, "LF-ML-40", "It has 0 to %d moves.", frame->arg[2]);
}

void lf_take_flee(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_state *s = p->state;
    const int u = frame->arg[0];
    const bool inside = s->mark[u] & LF_INSIDE;

    if (u == s->element) /* LF-ML-53 */
        s->act |= LF_ACT_OVER;
    if (inside && o->arg[0] == 0) /* LF-BU-21 */
        return;
    kit_set_put(&s->fled, u);
    lf_retire(p, u, LF_ROUT_AWAY, frame->arg[1], o->arg[0] - (inside ? 1 : 0));
    if (inside && !(s->mark[u] & LF_INSIDE))
        lf_disorder(p, u, LF_WHY_CAME_OUT);
}

void lf_run_fled(lin_play *p, const lin_frame *frame)
{
    lf_state *s = p->state;
    const int u = frame->arg[0], charger = frame->arg[1];

    if (s->where[u] != LF_ON_TABLE || s->where[charger] != LF_ON_TABLE)
        return;
    if (lf_has_escaped(&p->view, u, charger, frame->arg[2]))
        lin_tell(p, LE_ESCAPED, u);
    else
        lf_disorder(p, u, LF_WHY_CAUGHT);
}
