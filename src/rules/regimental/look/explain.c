/* explain.c -- the sums behind an order before it is given, every modifier with its name and rule:
 * a maneuver throw, unit by unit, with the differences of the dice that each row wants; a volley,
 * stand by stand. Charges are in explain_charge.c. */
#include "rules/regimental/command/command.h"
#include "rules/regimental/fire/fire.h"
#include "rules/regimental/look/look.h"
#include "rules/regimental/maneuver/maneuver.h"
#include "rules/regimental/steps.h"

#include <string.h>

/* ---- The maneuver throw: section 5 ---- */

/* Which differences lead to this row: "+2 to +5". They are in one piece, doubles aside. */
static bool put_differences(const lin_view *v, int u, int sum, rg_says says, lin_text *out)
{
    int low = 99, high = -99;

    for (int d = -5; d <= 5; d++)
        if (rg_table_says(v, u, d + sum, d == 0) == says) {
            low = d < low ? d : low;
            high = d > high ? d : high;
        }
    if (low > high)
        return false;
    if (low == high)
        lin_put(out, "%+d", low);
    else
        lin_put(out, "%+d to %+d", low, high);
    return true;
}

static void put_rows(const lin_view *v, int u, int sum, lin_text *out)
{
    static const char *const rows[RG_SAYS] = { "double quick", "well handled", "tardy",
                                               "fall back",    "panic",        "rally with elan",
                                               "rally",        "shaken",       "wavers",
                                               "panic" };
    bool said = false;

    lin_put(out, "    coloured less white: ");
    for (int says = 0; says < RG_SAYS; says++) {
        char text[40] = "";
        lin_text t = lin_text_in(text, sizeof text);

        if (!put_differences(v, u, sum, (rg_says)says, &t))
            continue;
        lin_put(out, "%s%s %s", said ? "; " : "", text, rows[says]);
        if (says == RG_SAYS_FALL_BACK || says == RG_SAYS_WAVERING)
            lin_put(out, " (doubles)");
        said = true;
    }
    lin_put(out, " [RG-5.30]\n");
}

static void put_throw(const lin_view *v, int u, int leader, lin_text *out)
{
    const rg_field *f = rg_field_of(v->field);
    kit_sum sum;

    rg_throw_sum(v, u, leader, &sum);
    lin_put(out, "  %s: %+d", rg_id(f, u), sum.total);
    if (sum.n > 0) {
        lin_put(out, ": ");
        kit_sum_put(&sum, rg_reasons, out);
    }
    lin_put(out, "\n");
    put_rows(v, u, sum.total, out);
}

static bool explain_set(const lin_view *v, const tb_set *units, int leader, lin_text *out)
{
    bool any = false;

    for (int u = tb_next(units, 0); u >= 0; u = tb_next(units, u + 1), any = true)
        put_throw(v, u, leader, out);
    return any;
}

/* All who might share it. */
static bool explain_lead(const lin_view *v, int leader, lin_text *out)
{
    const rg_field *f = rg_field_of(v->field);
    const tb_set *own = &f->bodies[f->side[leader]];
    const lin_frame gather = { .step = RG_GATHER, .arg = { (int16_t)leader, 0, 0 } };
    tb_set all = { { 0 } };

    for (int u = tb_next(own, 0); u >= 0; u = tb_next(own, u + 1)) {
        const lin_order with = { .verb = RV_WITH, .nargs = 1, .arg = { u } };

        if (rg_check_gather(v, &gather, &with, NULL) == LIN_OK)
            kit_set_put(&all, u);
    }
    return explain_set(v, &all, leader, out);
}

/* ---- Fire: section 11 ---- */

static void put_points(int parts, lin_text *out)
{
    const int whole = parts / RG_POINT, rest = parts % RG_POINT * 100 / RG_POINT;

    if (rest == 0)
        lin_put(out, "%d", whole);
    else if (rest % 10 == 0)
        lin_put(out, "%d.%d", whole, rest / 10);
    else
        lin_put(out, "%d.%02d", whole, rest);
}

/* Stands of one shooter that have the same points, as one: "6 stands of 1". */
static void put_shooter(const lin_view *v, int u, int target, lin_text *out)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    int points[RG_STANDS] = { 0 }, n = 0, all = 0;
    bool said = false;

    for (int i = 0; i < RG_STANDS; i++)
        if (s->aims[u] >> i & 1) {
            points[n] = rg_points_at(v, u, i, target);
            all += points[n++];
        }
    lin_put(out, "  %s: ", rg_id(f, u));
    for (int i = 0; i < n; i++) {
        int same = 0;
        bool before = false;

        for (int k = 0; k < n; k++) {
            same += points[k] == points[i];
            before = before || (k < i && points[k] == points[i]);
        }
        if (before)
            continue;
        lin_put(out, "%s%d %s of ", said ? ", " : "", same, same == 1 ? "stand" : "stands");
        put_points(points[i], out);
        said = true;
    }
    lin_put(out, ", ");
    put_points(all, out);
    lin_put(out, all == RG_POINT ? " point" : " points");
    if (!rg_is_guns(f, u) && rg_is_disordered(s, u))
        lin_put(out, ", halved: disordered [RG-11.33]");
    else if (!rg_is_guns(f, u) && s->mark[u] & RG_LOW)
        lin_put(out, ", halved: low on ammunition [RG-11.33]");
    else if (s->formation[u] == RG_MASS)
        lin_put(out, ", halved: mass [RG-11.33]");
    lin_put(out, "\n");
}

/* RG-11.74, RG-11.82 */
static bool checks(int effect, bool cold)
{
    return effect <= RG_TELLING_UPPER || (effect == RG_TELLING_MIDDLE && !cold);
}

/* What the dice must show with all that is added. Whether a charge comes home is said where one is
 * made; rows of telling fire that do not differ are one. */
static void put_effects(const lin_view *v, int target, const rg_volley *volley, int add,
                        lin_text *out)
{
    static const char *const named[RG_EFFECTS] = { "withering", "telling", "telling",  "telling",
                                                   "galling",   "lively",  "desultory" };
    const rg_state *s = v->state;
    const int rating = rg_field_of(v->field)->rating[target];
    const bool charges = s->done[target] & RG_CHARGING, cold = s->done[target] & RG_COLD,
               cannon = 2 * volley->cannon >= volley->total;
    const char *what = NULL;
    int high = 12;

    lin_put(out, "    dice: ");
    for (int dice = 12; dice >= 2; dice--) {
        const int effect = rg_fire_effect(rating, dice + add),
                  next = dice > 2 ? rg_fire_effect(rating, dice - 1 + add) : RG_EFFECTS;
        const bool same = next < RG_EFFECTS && named[next] == named[effect];

        if (same && (!charges || checks(next, cold) == checks(effect, cold)))
            continue;
        lin_put(out, what ? "; " : "");
        if (dice < high)
            lin_put(out, "%d to ", dice);
        what = named[effect];
        lin_put(out, "%d %s", high, what);
        if (effect == RG_LIVELY && !cannon)
            lin_put(out, " (nothing, not being guns)");
        if (charges)
            lin_put(out,
                    checks(effect, cold) ? ", the charge is checked" : ", the charge comes home");
        high = dice - 1;
    }
    lin_put(out, " [RG-11.74]\n");
}

/* Of the aims as they are in the view. */
static bool put_volley(const lin_view *v, int target, lin_text *out)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    rg_volley volley;
    kit_sum sum;

    rg_add_up(v, target, &volley);
    if (volley.total == 0)
        return false;
    rg_fire_sum(v, target, &volley, &sum);
    for (int u = 0; u < f->units; u++)
        if (s->aims[u])
            put_shooter(v, u, target, out);
    lin_put(out, "  at %s, %s: ", rg_id(f, target), rg_rating_name[f->rating[target]]);
    put_points(volley.total, out);
    lin_put(out, " points, %+d to the dice", sum.total);
    if (sum.n > 0) {
        lin_put(out, ": ");
        kit_sum_put(&sum, rg_reasons, out);
    }
    lin_put(out, "\n");
    put_effects(v, target, &volley, sum.total, out);
    return true;
}

/* As it is, with one more, or with all who bear. */
static bool explain_fire(const lin_view *v, const lin_order *o, lin_text *out)
{
    const rg_field *f = rg_field_of(v->field);
    rg_state then = *(const rg_state *)v->state;
    const lin_view as = { v->field, &then, v->beside };
    const lin_frame *top = lin_top(&then.head);
    const int side = top->arg[0], target = o->verb == RV_FIRE_AT ? o->arg[0] : then.shot.target;
    const bool offence = side == then.side;

    if (o->verb == RV_FIRE_AT) {
        memset(then.aims, 0, sizeof then.aims);
        for (int u = tb_next(&f->bodies[side], 0); u >= 0; u = tb_next(&f->bodies[side], u + 1))
            if (rg_stands(&then, u))
                then.aims[u] = rg_stands_that_bear(v, u, target, offence);
    } else if (o->verb == RV_ALL) {
        then.aims[o->arg[0]] = rg_stands_that_bear(v, o->arg[0], target, offence);
    }
    return put_volley(&as, target, out);
}

bool rg_explain(const lin_view *v, const lin_order *o, lin_text *out)
{
    const rg_state *s = v->state;

    switch (o->verb) {
    case RV_THROW:
        put_throw(v, o->arg[0], RG_NONE, out);
        return true;
    case RV_LEAD:
        return explain_lead(v, o->arg[0], out);
    case RV_WITH:
        put_throw(v, o->arg[0], s->thrown.leader, out);
        return true;
    case RV_ROLL:
        return explain_set(v, &s->throwing, s->thrown.leader, out);
    case RV_FIRE_AT:
    case RV_ALL:
    case RV_FIRE:
        return explain_fire(v, o, out);
    default:
        return rg_explain_charge(v, o, out);
    }
}
