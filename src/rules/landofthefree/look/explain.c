/* explain.c -- the sums behind an order before it is given, every modifier with its name and rule.
 */
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/fire/fire.h"
#include "rules/landofthefree/look/look.h"
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/sight/sight.h"

static const char *plural(int n)
{
    return n == 1 ? "die" : "dice";
}

/* LF-DM-09: two dice and these, against this. */
static void put_test(const lin_view *view, int u, int kind, int extra, int morale, const char *what,
                     lin_text *out)
{
    const lf_field *f = lf_field_of(view->field);
    kit_sum sum;

    lf_test_modifiers(view, u, kind, extra, &sum);
    lin_put(out, "  %s of %s: two dice ", what, lf_id(f, u));
    kit_sum_put(&sum, lf_reasons, out);
    lin_put(out, "%sagainst Morale %d [LF-DM-09]\n", sum.n ? ", " : "", morale);
}

/* ---- Volleys ---- */

static void explain_volley(const lin_view *view, int u, int target, int load, const lf_sight *sight,
                           lin_text *out)
{
    const lf_field *f = lf_field_of(view->field);
    const int cover = (sight->cover ? LF_TARGET_IN_COVER : 0) |
                      (lf_in_defenses(view, target, u) ? LF_TARGET_IN_DEFENSES : 0);
    kit_sum sum;

    put_test(view, target, LF_TEST_FIRE, cover << 8, lf_morale_led(view, target),
             "If hits call for it, the Discipline Test", out);
    lf_fire_pool(view, u, target, load, sight, NULL, &sum);
    lin_put(out, "  %s at %s, %.1f inches: ", lf_id(f, u), lf_id(f, target),
            (double)sight->distance / LIN_INCH);
    kit_sum_put(&sum, lf_reasons, out);
    if (sum.total > 0)
        lin_put(out, " = %d %s, hits on 5 and 6 [LF-SH-20]\n", sum.total, plural(sum.total));
    else
        lin_put(out, " = %d: one die, a hit on 6 [LF-SH-28]\n", sum.total);
}

/* LF-SH-39: as it will stand when it has turned to face. */
static void explain_turned(const lin_view *view, int u, int target, int load, lin_text *out)
{
    lf_state then = *(const lf_state *)view->state;
    const lin_view turned = { view->field, &then, view->beside };
    lf_sight sight;
    tb_angle facing;
    tb_pose pose;

    lf_see(view, u, target, &sight);
    if (lf_check_shot(view, u, target, load, &facing, NULL) == LIN_OK && facing != then.facing[u] &&
        lf_check_facing(view, u, facing, true, &pose, NULL) == LIN_OK) {
        then.at[u] = pose.at;
        then.facing[u] = facing;
        lf_see_after_turn(&turned, u, target, &sight);
    }
    explain_volley(&turned, u, target, load, &sight, out);
}

static bool explain_shot(const lin_view *view, int u, int target, int load, lin_text *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    lf_sight sight;

    if (!lf_is_element(f, target) || s->where[target] != LF_ON_TABLE)
        return false;
    if (s->mark[u] & LF_INSIDE) {
        const int side = lf_best_side(view, u, target, load, NULL);

        if (side == KIT_EDGES)
            return false;
        lf_see_from_side(view, u, (kit_edge)side, target, &sight);
        explain_volley(view, u, target, load, &sight, out);
    } else {
        explain_turned(view, u, target, load, out);
    }
    return true;
}

/* ---- Melee ---- */

static void put_pool(const lin_view *view, int u, int e, bool initiates, lin_text *out)
{
    const lf_field *f = lf_field_of(view->field);
    kit_sum sum;

    lf_melee_pool(view, u, e, initiates, &sum);
    lin_put(out, "  %s: ", lf_id(f, u));
    kit_sum_put(&sum, lf_reasons, out);
    lin_put(out,
            sum.total > 0 ? " = %d %s, hits on 5 and 6 [LF-ML-59]\n"
                          : " = %d: one %s, a hit on 6 [LF-ML-66]\n",
            sum.total, plural(sum.total > 0 ? sum.total : 1));
}

static void put_result(const lin_view *view, int which, int u, int e, lin_text *out)
{
    const lf_field *f = lf_field_of(view->field);
    kit_sum sum;

    lf_melee_result(view, which, u, e, 0, &sum);
    lin_put(out, "  result of %s: its hits", lf_id(f, u));
    lin_put(out, "%s", sum.n ? ", " : "");
    kit_sum_put(&sum, lf_reasons, out);
    lin_put(out, " [LF-ML-79]\n");
}

static bool explain_melee(const lin_view *view, int u, int e, lin_text *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (!lf_is_element(f, e) || s->where[e] != LF_ON_TABLE || s->where[u] != LF_ON_TABLE)
        return false;
    put_result(view, 0, u, e, out);
    put_result(view, 1, e, u, out);
    put_pool(view, e, u, false, out);
    put_pool(view, u, e, true, out);
    return true;
}

/* As both stand now; supports join when it comes to blows. */
static bool explain_charge(const lin_view *view, int u, int e, bool inspired, lin_text *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    lf_charge c;

    if (!lf_is_element(f, e) || s->where[e] != LF_ON_TABLE ||
        lf_plan_charge(view, u, e, 2, &c, NULL) != LIN_OK)
        return false;
    lin_put(out,
            "  %s to %s: %.1f inches to contact, %d in each of two moves [LF-ML-13]; if it holds\n",
            lf_id(f, u), lf_id(f, e), (double)c.contact / LIN_INCH, (int)(c.pace / LIN_INCH));
    if (s->level[u] != LF_FIT)
        put_test(view, u, LF_TEST_CHARGE, 0, lf_morale_led(view, u), "The test to charge", out);
    if (inspired && s->issuer != LF_NONE)
        put_test(view, u, LF_TEST_INSPIRE, 0, lf_commands[s->rating[s->issuer]].morale,
                 "The test of an Inspirational Charge", out);
    return explain_melee(view, u, e, out);
}

/* ---- Tests by order ---- */

static bool explain_test(const lin_view *view, int u, int kind, int extra, int by, const char *what,
                         lin_text *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (by == LF_NONE || !lf_is_element(f, u) || s->where[u] != LF_ON_TABLE)
        return false;
    put_test(view, u, kind, extra, lf_commands[s->rating[by]].morale, what, out);
    return true;
}

static int issuer_named(const lin_view *view, const lin_order *o)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    return o->arg[1] == LF_BY_FORCE ? s->force[f->side[o->arg[0]]]
                                    : s->commander[f->group[o->arg[0]]];
}

bool lf_explain(const lin_view *view, const lin_order *o, lin_text *out)
{
    const lf_state *s = view->state;
    const lin_frame *top = s->head.over || s->head.depth == 0 ? NULL : lin_top(&s->head);

    if (!top)
        return false;
    switch (o->verb) {
    case LV_SNAP:
        return explain_shot(view, o->arg[0], top->arg[0], o->arg[1], out);
    case LV_CLOSING:
        return top->step == LF_REACTION &&
               explain_shot(view, top->arg[0], top->arg[1], o->arg[0], out);
    case LV_COUNTER:
        return explain_melee(view, o->arg[0], top->step == LF_REACTION ? top->arg[1] : top->arg[0],
                             out);
    case LV_RALLY:
        return explain_test(view, o->arg[0], LF_TEST_RALLY, 0, issuer_named(view, o),
                            "The test to rally", out);
    default:
        break;
    }
    if (s->element == LF_NONE || s->where[s->element] != LF_ON_TABLE)
        return false;
    switch (o->verb) {
    case LV_FIRE:
    case LV_VOLLEY:
        return explain_shot(view, s->element, o->arg[0], o->arg[1], out);
    case LV_FIRE_OUT:
        return explain_shot(view, s->element, o->arg[0], o->arg[2], out);
    case LV_CHARGE:
    case LV_INSPIRE:
        return explain_charge(view, s->element, o->arg[0], o->verb == LV_INSPIRE, out);
    case LV_FIGHT:
        return explain_melee(view, s->element, o->arg[0], out);
    case LV_FORCE:
        return explain_test(view, s->element, LF_TEST_FORCED, s->forced | o->arg[0] << 8, s->issuer,
                            "The test of a Forced Order", out);
    default:
        return false;
    }
}
