/* agenda_subjects.c -- what a pending step is about must be there: whoever is ordered, charges, is
 * tested or withdraws is on the table, and the volley, melee or test under way is somebody's. */
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/fire/fire.h"
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/position/agenda.h"
#include "rules/landofthefree/setup/setup.h"

#include <string.h>

/* Part of an order, from the element that was given it to the end of what it led to. */
static bool is_of_an_order(int step)
{
    switch (step) {
    case LF_ORDERS:
    case LF_REMOVES_DISORDER:
    case LF_COME_ON:
    case LF_LAST:
    case LF_PARTICIPANT:
    case LF_PARTICIPANT_ENDS:
    case LF_LEG:
    case LF_ACCIDENT:
    case LF_REACT:
    case LF_WHEEL:
    case LF_FREE:
    case LF_INSPIRE:
    case LF_STEADY:
    case LF_DARES:
    case LF_CHARGE_GO:
    case LF_CHARGE_HOME:
    case LF_FRESH:
    case LF_FIT_TO_CHARGE:
    case LF_REACTION:
    case LF_STORED_COUNTER:
    case LF_COUNTER_MOVE:
    case LF_COUNTER_HOME:
    case LF_REFORM:
    case LF_REFORM_THROUGH:
    case LF_FLEE_DICE:
    case LF_FLEE:
    case LF_FLED:
    case LF_MUST_FIGHT:
    case LF_WHICH_FOE:
    case LF_SUPPORT:
    case LF_MELEE_ROUND:
    case LF_MELEE_DICE:
    case LF_MELEE_MORE_DICE:
    case LF_MELEE_ENCOURAGE:
    case LF_MELEE_RESULT:
    case LF_MELEE_OVER:
    case LF_PAYS:
    case LF_HEAVY_DEFEAT:
    case LF_HELPERS:
    case LF_HELPER_HIT:
    case LF_MOVE_IN:
    case LF_HITS_CALL_FOR_TEST:
    case LF_CASUALTY_DICE:
    case LF_DISORDERS_FRIENDS:
    case LF_SHOOT:
    case LF_SHOOT_OUT:
    case LF_OTHER_TARGET:
    case LF_SHOT_DICE:
    case LF_SHOT_AGAIN:
    case LF_SHOT_MORE_DICE:
    case LF_SHOT_ENCOURAGE:
    case LF_PIERCE:
    case LF_GOES_ON:
    case LF_PIERCE_DICE:
    case LF_SHOT_LANDS:
    case LF_AMMUNITION_DICE:
    case LF_DEAL_HITS:
    case LF_SHOT_OVER:
        return true;
    default:
        return false;
    }
}

/* What an element that is charged does about it. */
static bool is_of_a_reaction(int step)
{
    switch (step) {
    case LF_REACTION:
    case LF_DARES:
    case LF_STORED_COUNTER:
    case LF_COUNTER_MOVE:
    case LF_REFORM:
    case LF_REFORM_THROUGH:
    case LF_FLEE_DICE:
    case LF_FLEE:
        return true;
    default:
        return false;
    }
}

/* LF-SE-48: a reaction that takes daring, with what it fires. */
static bool is_daring(int packed)
{
    const int verb = packed & 0xff, load = packed >> 8;

    return verb >= LV_HOLD && verb <= LV_COUNTER && (load == 0 || verb == LV_CLOSING) &&
           load <= LF_GRAPE;
}

static bool is_of_a_withdrawal(int step)
{
    return step == LF_WITHDRAW_DICE || step == LF_RETIRING || step == LF_CROSSES;
}

/* LF-GT-07: the Attacker throws first, and the other's dice lie under his. */
static const char *broken_initiative(const lf_state *s, const lin_frame *frame)
{
    const bool last = frame[-1].step != LF_INITIATIVE_DICE;

    return last == (frame->arg[0] != s->attacker)
               ? NULL
               : "dice for the initiative are thrown in the wrong order (LF-GT-07)";
}

/* LF-SC-14: who is not on the table yet comes on before it has orders. */
static bool has_orders(const lf_state *s, const lin_frame *frame)
{
    const int u = frame->arg[0];

    if (s->element != u)
        return false;
    if (s->where[u] == LF_ON_TABLE || s->act & LF_ACT_OVER)
        return true;
    return s->where[u] == LF_RESERVE && lin_top(&s->head) - frame >= 2 &&
           frame[2].step == LF_COME_ON;
}

static bool is_led(const lf_state *s, int g)
{
    return s->commander[g] != LF_NONE && s->where[s->commander[g]] == LF_ON_TABLE;
}

static bool is_to_be_placed(const lin_view *view, int g)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set *members = &f->members[g];

    for (int u = tb_next(members, 0); u >= 0; u = tb_next(members, u + 1))
        if (s->where[u] == LF_UNPLACED)
            return true;
    return false;
}

/* His commander is placed before the group is. */
static bool is_being_posted(const lf_state *s, const lin_frame *place)
{
    return place != lin_top(&s->head) && place[1].step == LF_POST &&
           place[1].arg[0] == s->commander[place->arg[0]];
}

/* LF-DM-09, LF-DM-18, LF-OR-23: what a kind of test brings with it. */
static bool is_of_test(const lin_view *view, int kind, int extra)
{
    const int high = (uint16_t)extra >> 8;

    switch (kind) {
    case LF_TEST_FIRE:
        return high <= (LF_TARGET_IN_COVER | LF_TARGET_IN_DEFENSES);
    case LF_TEST_LOST:
    case LF_TEST_FOUGHT:
        return lf_is_meant(view, 'e', high);
    case LF_TEST_REFORM:
        return lf_is_meant(view, 'e', extra);
    case LF_TEST_CHARGE:
        return extra == 0 || extra == 1;
    case LF_TEST_FORCED:
        return high == LF_ORDER_M || high == LF_ORDER_C;
    case LF_TEST_COLD_STEEL:
        return extra >= LF_STEEL_TO_CHARGE && extra <= LF_STEEL_TO_REACT;
    default:
        return extra == 0;
    }
}

static bool is_of_active(int kind)
{
    return kind == LF_TEST_INSPIRE || kind == LF_TEST_VOLLEY || kind == LF_TEST_FORCED ||
           kind == LF_TEST_RUN_ON;
}

static const char *broken_test(const lin_view *view, const lin_frame *frame)
{
    const lf_state *s = view->state;
    const int u = frame->arg[0], kind = frame->arg[1];

    if (s->morale_test.unit != u || s->morale_test.kind != kind ||
        s->where[u] != (kind == LF_TEST_RECOVER ? LF_ABANDONED : LF_ON_TABLE) ||
        (kind == LF_TEST_RECOVER && s->crew[u] >= LF_AT_GUNS))
        return "a test is taken by nobody (LF-DM-09)";
    if (frame->step != LF_TEST_REROLL && !is_of_test(view, kind, frame->arg[2]))
        return "a test is about what it cannot be (LF-DM-09)";
    if (is_of_active(kind)
            ? s->element != u
            : (kind == LF_TEST_CHARGE || kind == LF_TEST_REFORM || kind == LF_TEST_COLD_STEEL) &&
                  s->element == LF_NONE)
        return "a test belongs to an order, and no element carries it out (LF-OR-01)";
    return NULL;
}

/* LF-ML-58: the two who fight, on the table. */
static bool fights(const lf_state *s, int u, int which)
{
    return s->melee.unit[which] == u && s->where[u] == LF_ON_TABLE;
}

static const char *broken_melee(const lf_state *s, const lin_frame *frame)
{
    const int a = frame->arg[0], b = frame->arg[1];

    if (frame->step == LF_MELEE_RESULT ? !fights(s, a, 0) || !fights(s, b, 1) : !fights(s, a, b))
        return "a melee is fought by nobody (LF-ML-58)";
    if (frame->step == LF_MELEE_DICE && (s->melee.dice[b] + s->melee.helpers[b] < 1 ||
                                         s->melee.dice[b] + s->melee.helpers[b] > LIN_DICE))
        return "a melee is fought with more dice than there are, or with none (LF-ML-58)";
    return NULL;
}

const char *lf_broken_subject(const lin_view *view, const lin_frame *frame)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int a = frame->arg[0];

    if (is_of_an_order(frame->step) && s->element == LF_NONE)
        return "an order is carried out, and no element is active (LF-OR-01)";
    if (is_of_a_reaction(frame->step) && s->where[a] != LF_ON_TABLE)
        return "somebody reacts who is not on the table (LF-ML-26)";
    if (is_of_a_withdrawal(frame->step) && s->where[a] != LF_ON_TABLE)
        return "somebody withdraws who is not on the table (LF-DM-36)";
    switch (frame->step) {
    case LF_INITIATIVE_DICE:
        return broken_initiative(s, frame);
    case LF_DRAW_DICE:
        return lf_may_draw(view, a, frame->arg[1], frame == lin_top(&s->head))
                   ? NULL
                   : "a token is drawn for nobody, or from an empty bag (LF-OP-03)";
    case LF_SET_OUT:
        return (s->scenario == LF_SURROUNDED && a == s->attacker && frame->arg[1]) ||
                       (s->scenario == LF_RECONNOITER && !frame->arg[1])
                   ? NULL
                   : "Vanguards go ahead where nobody does (LF-SC-74)";
    case LF_HIDE:
        return lf_hides_ambushers(s) ? NULL : "an ambusher is hidden who is to be named (LF-SK-11)";
    case LF_ORDERS:
        return has_orders(s, frame) ? NULL
                                    : "an element is to have orders that is not active (LF-OR-01)";
    case LF_FRESH:
        if (frame != lin_top(&s->head))
            return "a fresh enemy is chosen before something else is done (LF-ML-55)";
        /* fall through */
    case LF_STEADY:
        if (frame->step == LF_STEADY && frame->arg[1])
            return NULL; /* by a stored order */
        /* fall through */
    case LF_CHARGE_GO:
    case LF_CHARGE_HOME:
    case LF_INSPIRE:
        return s->element == a ? NULL : "something charges that is not active (LF-ML-01)";
    case LF_ABANDON:
    case LF_SHELTER:
        return f->type[a] == LF_ARTILLERY && f->base.option[LF_OPT_ABANDONED] &&
                       (s->where[a] == LF_ABANDONED ||
                        (s->where[a] == LF_ON_TABLE && s->formation[a] == LF_OPEN) ||
                        frame->step == LF_ABANDON)
                   ? NULL
                   : "a crew leaves guns that it has not (LF-OP-06)";
    case LF_DEAL_HITS:
        return f->base.option[LF_OPT_SHARED] && s->shot.shooter != LF_NONE &&
                       f->side[s->shot.shooter] != a
                   ? NULL
                   : "hits are dealt out that nobody scored (LF-OP-27)";
    case LF_DARES:
        return is_daring(frame->arg[2]) ? NULL : "somebody dares what is no reaction (LF-SE-48)";
    case LF_OTHER_TARGET:
    case LF_SHOOT_OUT:
        if ((frame->arg[2] >> 2 & 3) > LF_GRAPE)
            return "something is fired that is no load (LF-BU-11)";
        return s->where[a] == LF_ON_TABLE && s->mark[a] & LF_INSIDE
                   ? NULL
                   : "somebody fires out of a building who is in none (LF-BU-11)";
    case LF_LEG:
        return s->element == a && s->where[a] == LF_ON_TABLE && s->formation[a] == LF_COLUMN
                   ? NULL
                   : "something marches that is no active column (LF-MV-12)";
    case LF_COME_ON:
        return s->element == a && s->where[a] == LF_RESERVE && is_led(s, f->group[a])
                   ? NULL
                   : "an element comes on without its commander (LF-SC-15)";
    case LF_PLACE:
        return is_to_be_placed(view, a) && (is_led(s, a) || is_being_posted(s, frame))
                   ? NULL
                   : "a group is placed that nobody leads, or that stands (LF-SC-10)";
    case LF_MELEE_DICE:
    case LF_MELEE_MORE_DICE:
    case LF_MELEE_ENCOURAGE:
    case LF_MELEE_RESULT:
        return broken_melee(s, frame);
    case LF_SUPPORT:
    case LF_MELEE_ROUND:
        return s->where[a] == LF_ON_TABLE && s->where[frame->arg[1]] == LF_ON_TABLE
                   ? NULL
                   : "a melee is fought by somebody who is not on the table (LF-ML-58)";
    case LF_SHOT_LANDS:
        return s->shot.shooter == a && s->where[frame->arg[1]] == LF_ON_TABLE
                   ? NULL
                   : "a volley is fired by nobody, or at nobody (LF-SH-20)";
    case LF_SHOT_DICE:
        if (memcmp(&s->pool[0], &(lf_pool){ 0 }, sizeof(lf_pool)) != 0)
            return "dice of a volley lie there before they are thrown (LF-SH-20)";
        /* fall through */
    case LF_SHOT_AGAIN:
    case LF_SHOT_MORE_DICE:
    case LF_SHOT_ENCOURAGE:
    case LF_PIERCE:
    case LF_AMMUNITION_DICE:
    case LF_GOES_ON:
    case LF_PIERCE_DICE:
        return s->shot.shooter == a && s->where[a] == LF_ON_TABLE
                   ? NULL
                   : "a volley is fired by nobody (LF-SH-20)";
    case LF_WITHDRAW_DICE:
        return frame->arg[1] != LF_ROUT_AWAY || lf_is_meant(view, 'e', frame->arg[2])
                   ? NULL
                   : "somebody withdraws from nobody (LF-DM-34)";
    case LF_TEST_DICE:
    case LF_TEST_ENCOURAGE:
    case LF_TEST_REROLL:
    case LF_TEST_AGAIN_DICE:
    case LF_TEST_JUDGE:
        return broken_test(view, frame);
    case LF_HITS_CALL_FOR_TEST:
        return is_of_test(view, frame->arg[1], frame->arg[2] << 8)
                   ? NULL
                   : "a test is about what it cannot be (LF-DM-09)";
    case LF_WHEEL:
        return frame->arg[2] != LF_WHEELS_INSPIRED ||
                       (s->element == a && lf_can_spend(view, s->issuer, a))
                   ? NULL
                   : "a charge is inspired by nobody (LF-CM-23)";
    case LF_DISORDERS_FRIENDS:
        return frame->arg[2] != LF_BY_VOLLEY ||
                       (s->element == a && lf_can_spend(view, s->issuer, a))
                   ? NULL
                   : "a volley is concentrated by nobody (LF-CM-27)";
    case LF_PARTICIPANT:
    case LF_PARTICIPANT_ENDS:
        return s->element == a && lf_takes_part(s, a)
                   ? NULL
                   : "somebody carries out a group order who is not active (LF-GO-07)";
    case LF_JOIN:
    case LF_GROUP_ORDER:
        return lf_is_meant(view, 'c', s->group_order_by) &&
                       f->side[s->group_order_by] == f->group_side[a]
                   ? NULL
                   : "a group order is given by nobody (LF-GO-03)";
    case LF_GROUP:
        return s->group == a || s->group == LF_NONE ? NULL : "two groups are active (LF-OR-01)";
    case LF_ENTER:
        return s->where[a] == LF_RESERVE && f->group[a] != LF_NONE
                   ? NULL
                   : "a commander comes on who is no reserve (LF-SC-14)";
    case LF_RIDE:
        return s->where[a] == LF_ON_TABLE ? NULL
                                          : "a commander rides who is not on the table (LF-CM-66)";
    case LF_FORCE_COMES:
        return s->where[frame->arg[1]] == LF_ON_TABLE
                   ? NULL
                   : "a force commander comes on with nobody (LF-SC-16)";
    default:
        return NULL;
    }
}
