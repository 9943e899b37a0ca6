/* explain_charge.c -- a charge with both sums side by side, and how many of the thirty-six throws
 * lead to each row.
 *
 * Of a charge that is only declared the rules' own contact is made on a copy of the state, as if it
 * came home as both are now; fire may change that before it does. */
#include "rules/regimental/charge/charge.h"
#include "rules/regimental/combat/combat.h"
#include "rules/regimental/look/look.h"
#include "rules/regimental/march/march.h"

#include <stdlib.h>
#include <string.h>

static void put_side(const lin_view *v, int side, const char *part, int *total, lin_text *out)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const tb_set *all = &s->fighting[side];
    bool others = false;
    kit_sum sum;

    rg_combat_sum(v, side, &sum);
    *total = sum.total;
    lin_put(out, "  %s %s", part, rg_id(f, s->combat.principal[side]));
    for (int u = tb_next(all, 0); u >= 0; u = tb_next(all, u + 1))
        if (u != s->combat.principal[side] && rg_stands(s, u)) {
            lin_put(out, "%s%s", others ? ", " : " with ", rg_id(f, u));
            others = true;
        }
    lin_put(out, ": die %+d", sum.total);
    if (sum.n > 0) {
        lin_put(out, ": ");
        kit_sum_put(&sum, rg_reasons, out);
    }
    lin_put(out, "\n");
}

/* RG-13.35 to RG-13.64: how many throws of 36 lead to each. */
static void put_rows(int ahead, lin_text *out)
{
    static const char *const rows[RG_RESULTS] = { "swept from the field",
                                                  "driven back",
                                                  "hard pressed",
                                                  "desperate struggle",
                                                  "falter",
                                                  "recoil",
                                                  "repulsed" };
    int ways[RG_RESULTS] = { 0 };
    bool said = false;

    for (int d = -5; d <= 5; d++)
        ways[rg_combat_row(ahead + d)] += 6 - abs(d);
    lin_put(out, "    of 36 throws: ");
    for (int i = 0; i < RG_RESULTS; i++)
        if (ways[i]) {
            lin_put(out, "%s%d %s", said ? ", " : "", ways[i], rows[i]);
            said = true;
        }
    lin_put(out, " [RG-13.35]\n");
}

/* The principal unit that is named, or the first of equals. */
static void name_principals(const lin_view *v, rg_state *s)
{
    for (int side = 0; side < LIN_SIDES; side++)
        if (s->combat.principal[side] == RG_NONE) {
            const tb_set best = rg_principals(v, side);
            const int first = tb_next(&best, 0);

            s->combat.principal[side] = (uint8_t)(first < 0 ? RG_NONE : first);
        }
}

/* Of a state in which the combat of that attacker is to be fought. */
static bool put_combat(rg_state *then, const lin_view *as, int u, bool second, lin_text *out)
{
    const int side = rg_field_of(as->field)->side[u];
    int total[2];

    rg_join_combat(as, u, second, then->fighting);
    then->combat = (rg_combat){
        .fights = 1, .principal = { RG_NONE, RG_NONE }, .second = second, .attacker = (uint8_t)side
    };
    if (rg_stands_of(as, 0) == 0 || rg_stands_of(as, 1) == 0) {
        lin_put(out, "  nobody is left to fight: no dice [RG-13.4]\n");
        return true;
    }
    name_principals(as, then);
    put_side(as, side, "attacker", &total[0], out);
    put_side(as, 1 - side, "defender", &total[1], out);
    put_rows(total[0] - total[1], out);
    return true;
}

static bool explain_going_in(const lin_view *v, int u, int target, int turn, bool cold, bool second,
                             int64_t limit, lin_text *out)
{
    rg_state then = *(const rg_state *)v->state;
    lin_play p = { { v->field, &then, v->beside }, &then, NULL };
    const rg_field *f = rg_field_of(v->field);
    const lin_point from = rg_centre(v, u);
    rg_reach reach;

    rg_plan_charge(v, u, target, turn, second || rg_is_quick(&then, u), limit, &reach);
    if (!reach.reaches)
        return false;
    if (!second && then.charges < RG_MOST_CHARGES)
        then.charge[then.charges++] = (rg_charge){ .from = from,
                                                   .unit = (uint8_t)u,
                                                   .target = (uint8_t)target,
                                                   .level = (uint8_t)rg_level(f, from),
                                                   .by = RG_NONE };
    if (cold)
        then.done[u] |= RG_COLD;
    rg_charge_home(&p, u, target, &reach, from, second);
    if (!second)
        lin_put(out, "  if it comes home as both are now; fire comes first [RG-3.29]\n");
    return put_combat(&then, &p.view, u, second, out);
}

static int turn_of(const lin_order *o, int word)
{
    return o->arg[word] == 0 ? -o->arg[word + 1] : o->arg[word + 1];
}

bool rg_explain_charge(const lin_view *v, const lin_order *o, lin_text *out)
{
    const rg_state *s = v->state;
    const int64_t half = RG_WHOLE / 2;

    switch (o->verb) {
    case RV_CHARGE:
    case RV_CHARGE_HALF:
        return explain_going_in(v, o->arg[0], o->arg[1], turn_of(o, 2), o->arg[4] == 2, false,
                                o->verb == RV_CHARGE_HALF ? half : RG_WHOLE, out);
    case RV_BREAK:
        return explain_going_in(v, o->arg[0], o->arg[1], turn_of(o, 2), false, true, half, out);
    case RV_FIGHT: {
        rg_state then = *s;
        const lin_view as = { v->field, &then, v->beside };

        return put_combat(&then, &as, o->arg[0], lin_top(&s->head)->arg[1], out);
    }
    default:
        return false;
    }
}
