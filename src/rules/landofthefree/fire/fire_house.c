/* fire_house.c -- fire out of a building: one target or two, by the sides of the house, the dice
 * shared out. LF-BU-11 to LF-BU-16. */
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/fire/fire.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/scenery/scenery.h"
#include "rules/landofthefree/sight/sight.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/actions.h"
#include "rules/landofthefree/turn/turn.h"

/* The words of these orders name loads first, then sides. */
#define SIDE_OF(word) ((word)-LF_GRAPE - 1)
#define WORD_OF(side) ((side) + LF_GRAPE + 1)

static int dice_of(int packed)
{
    return (packed >> 4) - LF_LEAST_DICE;
}

/* ---- One target ---- */

/* LF-BU-13: a target in the strip straight out from the side, and a friend in it. */
static lin_status check_strip(const lin_view *view, int u, kit_edge side, int target, int32_t range,
                              lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set *friends = &f->elements[f->side[u]];
    lin_point left, right;
    tb_angle out;
    int32_t half;
    tb_quad strip;

    lf_building_side(f, s->on_piece[u], side, &left, &right);
    out = (tb_angle)(tb_bearing(left, right) - TB_QUARTER);
    half = (int32_t)tb_root_up(tb_gap2(left, right)) / 2;
    strip = tb_rectangle(
        tb_go((lin_point){ (left.x + right.x) / 2, (left.y + right.y) / 2 }, out, range, 0), out,
        half, half, range);
    if (!tb_body_within(&strip, lf_body(view, target), 0))
        return LIN_OK;
    for (int v = tb_next(friends, 0); v >= 0; v = tb_next(friends, v + 1))
        if (v != u && s->where[v] == LF_ON_TABLE &&
            !(s->mark[v] & LF_INSIDE && s->on_piece[v] == s->on_piece[u]) && /* LF-OP-26 */
            tb_body_within(&strip, lf_body(view, v), 0))
            return lin_refuse(why, LIN_ILLEGAL, "LF-BU-13",
                              "%s stands in the strip before the %s side, and so does the target; "
                              "use another side.",
                              lf_id(f, v), kit_edge_name[side]);
    return LIN_OK;
}

/* Everything that one target by one side must be. */
lin_status lf_check_from_side(const lin_view *view, int u, int e, kit_edge side, int load,
                              lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const lf_range *range = &lf_ranges[lf_weapon_of(view, u)];
    lf_sight sight;
    lin_status status;

    if (!lf_is_element(f, e) || f->side[e] == f->side[u] || s->where[e] != LF_ON_TABLE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-SH-03", "%s is no enemy element on the table.",
                          lf_id(f, e));
    if (lf_is_locked(s, e))
        return lin_refuse(why, LIN_ILLEGAL, "LF-SH-10", "%s is in melee; nobody fires into one.",
                          lf_id(f, e));
    lf_see_from_side(view, u, side, e, &sight);
    if (!lf_reaches(view, u, sight.distance))
        return lin_refuse(why, LIN_ILLEGAL, "LF-WP-01",
                          "%s is %d.%d inches away, which the weapons of %s do not reach.",
                          lf_id(f, e), (int)(sight.distance / LIN_INCH),
                          (int)(sight.distance % LIN_INCH * 10 / LIN_INCH), lf_id(f, u));
    if ((status = lf_check_load(view, u, load, sight.distance, why)) != LIN_OK)
        return status;
    if (!sight.visible && sight.blocker != LF_NONE && !sight.blocked_by_piece &&
        f->side[sight.blocker] == f->side[u])
        return lin_refuse(why, LIN_ILLEGAL, "LF-BU-13",
                          "Every line from the %s side to %s crosses %s, a friend.",
                          kit_edge_name[side], lf_id(f, e), lf_id(f, sight.blocker));
    if (!sight.visible)
        return lin_refuse(why, LIN_ILLEGAL, "LF-BU-12", "%s cannot be seen from the %s side.",
                          lf_id(f, e), kit_edge_name[side]);
    return lf_check_lobbed(view, u, e, why) != LIN_OK
               ? lf_check_lobbed(view, u, e, why)
               : check_strip(view, u, side, e, LF_IN(load == LF_GRAPE ? 12 : range->most), why);
}

static bool is_side(int word)
{
    return SIDE_OF(word) >= 0 && SIDE_OF(word) < KIT_EDGES;
}

static lin_status check_named(const lin_view *view, int u, const lin_order *o, lin_refusal *why)
{
    if (!is_side(o->arg[1]) || o->arg[2] > LF_GRAPE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-BU-11",
                          "Name the side first (north, east, south, west), and then the load "
                          "(shot, solid, grape).");
    return lf_check_from_side(view, u, o->arg[0], (kit_edge)SIDE_OF(o->arg[1]), o->arg[2], why);
}

/* ---- The order: the first target ---- */

lin_status lf_check_fire_out(const lin_view *view, int u, const lin_order *o, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const lin_status status = lf_check_ready(view, u, why);

    if (!(s->mark[u] & LF_INSIDE))
        return lin_refuse(why, LIN_ILLEGAL, "LF-BU-11", "%s is in no building; order it to fire.",
                          lf_id(f, u));
    return status != LIN_OK ? status : check_named(view, u, o, why);
}

/* Every enemy by every side, with every load, but for the one named (or LF_NONE). */
static void list_targets(const lin_view *view, int u, int verb, int dice, int but, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);
    const int32_t far = LF_IN(lf_ranges[lf_weapon_of(view, u)].most);
    const tb_set enemies = lf_elements_about(view, 1 - f->side[u], &lf_body(view, u)->box, far);

    for (int e = tb_next(&enemies, 0); e >= 0; e = tb_next(&enemies, e + 1))
        for (int side = 0; e != but && side < KIT_EDGES; side++)
            for (int load = LF_SHOT; load <= LF_GRAPE; load++) {
                const lin_order o = { .verb = (uint8_t)verb,
                                      .nargs = dice ? 4 : 3,
                                      .arg = { e, WORD_OF(side), load, dice } };

                if (check_named(view, u, &o, NULL) == LIN_OK)
                    lin_list_add(out, o);
            }
}

void lf_list_fire_out(const lin_view *view, int u, lin_list *out)
{
    const lf_state *s = view->state;

    if (s->mark[u] & LF_INSIDE && lf_check_ready(view, u, NULL) == LIN_OK)
        list_targets(view, u, LV_FIRE_OUT, 0, LF_NONE, out);
}

void lf_take_fire_out(lin_play *p, int u, const lin_order *o)
{
    lin_push(p->state, LF_OTHER_TARGET, u, o->arg[0],
             LF_FIRED_OUT(SIDE_OF(o->arg[1]), o->arg[2], 0));
}

/* ---- LF-BU-14: a second target? Arguments: the shooter, the first target, its side and load ----
 */

/* Before the modifiers of a target: LF-BU-14. */
static int pool_of(const lin_view *view, int u)
{
    const lf_state *s = view->state;

    return 2 + lf_action_dice(view, u) + lf_numbers(lf_field_of(view->field), u) - s->disorder[u];
}

lin_status lf_check_other_target(const lin_view *view, const lin_frame *frame, const lin_order *o,
                                 lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const int u = frame->arg[0], pool = pool_of(view, u);

    if (o->verb == LV_ENOUGH)
        return LIN_OK;
    if (o->verb != LV_SPLIT)
        return lin_not_now(view->field, frame, o, why);
    if (o->arg[0] == frame->arg[1])
        return lin_refuse(why, LIN_ILLEGAL, "LF-BU-11",
                          "%s is the first target; name another, or leave it at one.",
                          lf_id(f, o->arg[0]));
    if (o->arg[3] < 1 || o->arg[3] >= pool)
        return lin_refuse(why, LIN_ILLEGAL, "LF-BU-14",
                          pool > 1 ? "Of its %d dice each target has at least one."
                                   : "With %d dice there is nothing to share out.",
                          pool);
    return check_named(view, u, o, why);
}

void lf_list_other_target(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const int pool = pool_of(view, frame->arg[0]);

    lf_answer0(out, LV_ENOUGH);
    for (int dice = 1; dice < pool; dice++)
        list_targets(view, frame->arg[0], LV_SPLIT, dice, frame->arg[1], out);
}

/* One order, one smoke marker: the second volley follows when the first has been resolved. */
void lf_take_other_target(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_state *s = p->state;
    const int u = frame->arg[0], pool = pool_of(&p->view, u),
              other = o->verb == LV_SPLIT ? o->arg[3] : 0;
    const int first = pool - other;

    if (other)
        lin_push(s, LF_SHOOT_OUT, u, o->arg[0], LF_FIRED_OUT(SIDE_OF(o->arg[1]), o->arg[2], other));
    lin_push(
        s, LF_SHOOT_OUT, u, frame->arg[1],
        LF_FIRED_OUT(frame->arg[2] & 3, frame->arg[2] >> 2 & 3, first)); /* LF-BU-15 comes last */
}

/* Arguments: shooter, target, side and load and dice. */
void lf_run_shoot_out(lin_play *p, const lin_frame *frame)
{
    lf_state *s = p->state;
    const int u = frame->arg[0], target = frame->arg[1], load = frame->arg[2] >> 2 & 3,
              dice = dice_of(frame->arg[2]);
    lf_sight sight;
    kit_sum sum;

    if (s->where[u] != LF_ON_TABLE || !(s->mark[u] & LF_INSIDE) ||
        s->where[target] != LF_ON_TABLE) {
        s->act &= (uint16_t)~LF_ACT_CONCENTRATED; /* a share that is never fired */
        return;
    }
    lf_see_from_side(&p->view, u, (kit_edge)(frame->arg[2] & 3), target, &sight);
    lf_fire_pool(&p->view, u, target, load, &sight, &dice, &sum);
    lf_volley(p, u, target, load, &sight, &sum);
}
