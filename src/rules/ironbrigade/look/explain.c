/* explain.c -- the sums behind an order before it is given, every modifier with its name and rule.
 *
 * Where nothing is measured ahead it is asked with a case taken for granted (body/cases.c) and says
 * what is so in that case; without one it says nothing that hangs on a distance (IB-12.2). */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/charge/charge.h"
#include "rules/ironbrigade/fire/fire.h"
#include "rules/ironbrigade/look/look.h"
#include "rules/ironbrigade/melee/melee.h"
#include "rules/ironbrigade/morale/morale.h"

static const char *plural(int n)
{
    return n == 1 ? "die" : "dice";
}

/* ---- Fire ---- */

/* The band that is taken for granted, or measured where that is free; IB_NO_BAND: none. False: it
 * may not be known. */
static bool band_of(const lin_view *view, int u, int target, int *band)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const int assumed = s->assumed & IB_ASSUME_BAND;

    if (!assumed && !ib_may_tell(view))
        return false;
    *band = assumed                ? assumed - 1
            : f->type[u] == IB_GUN ? ib_gun_band(f->gun[u], ib_distance(view, u, target))
                                   : ib_small_arms_band(ib_distance(view, u, target));
    /* IB-11.7: the numbers of a sharpshooter are his own; he has no class. */
    if (f->type[u] == IB_SHARPSHOOTER ? *band >= IB_SA_BANDS : !ib_printed_need(f, u, *band))
        *band = IB_NO_BAND;
    return true;
}

static void put_volley(const lin_view *view, const ib_volley *v, lin_text *out)
{
    const ib_field *f = ib_field_of(view->field);
    const int need = ib_volley_need(view, v);
    kit_sum sum;

    ib_volley_sum(view, v, &sum);
    lin_put(out, "  %s at %s: %d %s, %d or more", ib_id(f, v->shooter), ib_id(f, v->target),
            v->dice, plural(v->dice), ib_printed_need(f, v->shooter, v->band));
    if (sum.n > 0) {
        lin_put(out, "; ");
        kit_sum_put(&sum, ib_reasons, out);
    }
    if (need > 6)
        lin_put(out, ": %d, which no die shows [IB-4.10]\n", need);
    else
        lin_put(out, ": each hits from %d on [IB-4.10]\n", need < 1 ? 1 : need);
    if (v->into_melee)
        lin_put(out, "  Each hit strikes friends on 1 to 3, the enemy on 4 to 6 [IB-4.84]\n");
}

static bool explain_fire(const lin_view *view, int u, int target, lin_text *out)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    int band;

    if (!band_of(view, u, target, &band))
        return false;
    if (band == IB_NO_BAND) {
        lin_put(out, "  %s is out of the range of %s, which is empty after it [IB-4.38]\n",
                ib_id(f, target), ib_id(f, u));
        return true;
    }
    put_volley(view,
               &(ib_volley){ .shooter = (uint8_t)u,
                             .target = (uint8_t)target,
                             .cause = IB_BY_ORDER,
                             .band = (uint8_t)band,
                             .dice = f->type[u] == IB_GUN ? ib_cannonade[f->gun[u]].dice
                                                          : ib_musketry[f->class[u]].dice,
                             .into_melee = ib_is_engaged(s, target) },
               out);
    return true;
}

/* IB-11.7 to IB-11.9 */
static bool explain_shot(const lin_view *view, int u, int target, lin_text *out)
{
    const ib_field *f = ib_field_of(view->field);
    int band;

    if (!band_of(view, u, target, &band))
        return false;
    if (band == IB_NO_BAND)
        lin_put(out, "  %s is out of the range of %s, whose one shot it was [IB-11.2]\n",
                ib_id(f, target), ib_id(f, u));
    else
        lin_put(out, "  %s at %s: 1 die, without modifiers, %s [%s]\n", ib_id(f, u),
                ib_id(f, target), band == IB_SHORT ? "5 or more" : "6",
                band == IB_SHORT ? "IB-11.7" : "IB-11.8");
    if (band != IB_NO_BAND && ib_is_commander(f, target) && ib_option(f, IB_OPT_SS_KILL6))
        lin_put(out, "  Then he falls on a further 6 [IB-11.9]\n");
    return true;
}

/* ---- Tests ---- */

static void put_test(const lin_view *view, int u, const char *what, const char *rule, lin_text *out)
{
    const ib_field *f = ib_field_of(view->field);
    const int need = ib_test_need(f, view->state, u);
    kit_sum sum;

    if (!need) {
        lin_put(out, "  %s %s without a die [%s]\n", ib_id(f, u), what, rule);
        return;
    }
    ib_test_sum(view, u, &sum);
    lin_put(out, "  %s %s on a die", ib_id(f, u), what);
    if (sum.n > 0) {
        lin_put(out, ", ");
        kit_sum_put(&sum, ib_reasons, out);
    }
    lin_put(out, ", of %d or more [%s]\n", need, rule);
}

/* May the commander's part be told: taken for granted, or measured where that is free? */
static bool may_tell_test(const lin_view *view, int u)
{
    const ib_state *s = view->state;

    return ib_may_tell(view) || s->assumed || !ib_test_need(ib_field_of(view->field), s, u);
}

/* IB-3.76: whom it would strike first; the target where that is nobody. */
static int first_struck(const lin_view *view, int u, int target)
{
    const ib_state *s = view->state;
    const tb_pose swung = ib_swung(view, u, s->at[target]);
    ib_run run;

    ib_plan_run(view, u, &swung, s->at[target], target, false, &run);
    return run.struck == IB_NONE ? target : run.struck;
}

/* The charger's test; where it is taken for granted that it arrives, what it meets. */
static bool explain_charge(const lin_view *view, int u, int named, lin_text *out)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const int target = s->assumed & IB_ASSUME_ARRIVES ? first_struck(view, u, named) : named;

    if (!may_tell_test(view, u) || !may_tell_test(view, target))
        return false;
    put_test(view, u, "charges", "IB-6.20", out);
    if (!(s->assumed & IB_ASSUME_ARRIVES))
        return true;
    if (s->mark[target] & IB_ROUTING) { /* IB-3.96 */
        lin_put(out, "  %s is routing: it is destroyed [IB-3.96]\n", ib_id(f, target));
        return true;
    }
    put_test(view, target, "stands", "IB-6.21", out);
    if (ib_may_answer(view, target))
        put_volley(view,
                   &(ib_volley){ .shooter = (uint8_t)target,
                                 .target = (uint8_t)u,
                                 .cause = IB_AT_CHARGER,
                                 .band = (uint8_t)ib_answer_band(view, target),
                                 .dice = f->type[target] == IB_GUN
                                             ? ib_cannonade[f->gun[target]].dice
                                             : ib_musketry[f->class[target]].dice },
                   out);
    return true;
}

/* ---- Commanders ---- */

static bool explain_aim(const lin_view *view, lin_text *out)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const int u = s->volley.shooter;

    if (u == IB_NONE)
        lin_put(out, "  A mark is given up; he falls on a 6 [IB-7.18]\n");
    else if (f->type[u] == IB_GUN)
        lin_put(out, "  A hit is given up; he falls on a 6 [IB-7.17]\n");
    else
        lin_put(out,
                "  A hit is given up; two dice must show a double, and then one a 6 [IB-7.15]\n");
    return true;
}

bool ib_explain(const lin_view *view, const lin_order *o, lin_text *out)
{
    switch (o->verb) {
    case IV_FIRE:
        return explain_fire(view, o->arg[0], o->arg[1], out);
    case IV_SNIPE:
        return explain_shot(view, o->arg[0], o->arg[1], out);
    case IV_CHARGE:
        return explain_charge(view, o->arg[0], o->arg[1], out);
    case IV_AIM:
        return explain_aim(view, out);
    case IV_HELP:
        if (!may_tell_test(view, o->arg[0]))
            return false;
        put_test(view, o->arg[0], "helps", "IB-6.26", out);
        return true;
    default:
        return false;
    }
}
