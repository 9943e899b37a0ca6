/* go_to_point.c -- "go UNIT X Y": whatever carries a unit to a place, or as near to it as the rules
 * allow.
 *
 * A hand that drags an element says where it should stand, not which maneuver that is. Every
 * maneuver that could bring it nearer is laid out, cut to what the element may do, and the one that
 * ends nearest is given. The same words set up, bring on a reserve, and post a commander. */
#include "kit/hand.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/orders/orders.h"
#include "rules/landofthefree/scenery/scenery.h"
#include "rules/landofthefree/setup/setup.h"

static const lf_field *field_of(lin_expansion *e)
{
    return lf_field_of(kit_hand_view(e)->field);
}

static const lf_state *state_of(lin_expansion *e)
{
    return kit_hand_view(e)->state;
}

const char lf_go_usage[] = "Say it so: go UNIT X Y, or go UNIT here; then, if you like, a facing "
                           "in degrees and line, open or column.";

/* ---- The maneuver that ends nearest ---- */

static void add_way(kit_offers *all, int verb, int nargs, lin_point at, int facing, int word,
                    lin_point end)
{
    const lin_order o = { .verb = (uint8_t)verb,
                          .nargs = (uint8_t)nargs,
                          .arg = { at.x, at.y, facing, word } };

    kit_offer(all, &o, end);
}

/* LF-MV-04, LF-MV-07: forward, straight or with a shift to one side at the start or at the end. */
static void add_forward(const lin_view *view, const kit_wish *w, tb_angle facing, int32_t pace,
                        kit_offers *all)
{
    const lf_state *s = view->state;
    const int u = w->unit;
    const int32_t wide = lf_base_of(view, u)->wide;

    for (int oblique = 0; oblique < 5; oblique++) {
        const int32_t shift = oblique == 0 ? 0 : oblique % 2 ? -wide : wide;
        const bool first = oblique == 1 || oblique == 2;
        const lin_point from = first ? tb_go(s->at[u], s->facing[u], 0, shift) : s->at[u];
        const lin_point want = first ? w->to : tb_go(w->to, facing, 0, -shift);
        const lin_point at = kit_not_beyond_ahead(from, s->facing[u], want, pace);

        add_way(all, LV_MOVE, 4, at, facing, oblique, first ? at : tb_go(at, facing, 0, shift));
    }
}

/* LF-MV-10 */
static void add_back(const lin_view *view, const kit_wish *w, tb_angle facing, int32_t pace,
                     kit_offers *all)
{
    const lf_state *s = view->state;
    const int u = w->unit;
    const lin_point at =
        kit_not_beyond_ahead(s->at[u], (tb_angle)(s->facing[u] + TB_CIRCLE / 2), w->to, pace);

    add_way(all, LV_BACK, 3, at, facing, 0, at);
}

/* Where nothing carries it as far as it could go (impassable ground, an enemy's zone, the edge),
 * something less does: by sixteenths of an order. */
#define PARTS 16

static void add_parts(const lin_view *view, const kit_wish *w, tb_angle facing, kit_offers *all)
{
    const lf_state *s = view->state;
    const int u = w->unit;
    const int32_t pace = lf_allowance(view, u), back = LF_IN(lf_pace_back[lf_moves_as(view, u)]);
    const bool guns = lf_field_of(view->field)->type[u] == LF_ARTILLERY;

    for (int part = PARTS - 1; part > 0 && !w->here; part--) {
        const int32_t far = pace * part / PARTS;
        const lin_point at = guns ? kit_not_beyond(s->at[u], w->to, far)
                                  : kit_not_beyond_ahead(s->at[u], s->facing[u], w->to, far);

        add_way(all, guns ? LV_PROLONG : LV_MOVE, guns ? 3 : 4, at, facing, 0, at);
        if (!guns)
            add_back(view, w, facing, back * part / PARTS, all);
    }
}

static void lay_out(const lin_view *view, const kit_wish *w, kit_offers *all)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int u = w->unit;
    const tb_angle facing = w->faces ? w->facing : s->facing[u];
    const int32_t pace = lf_allowance(view, u), back = LF_IN(lf_pace_back[lf_moves_as(view, u)]);

    for (int slowed = 0; slowed < 2; slowed++) { /* LF-AT-09 */
        const int32_t far = slowed ? lf_slowed(s, u, pace) : pace;

        if (f->type[u] == LF_ARTILLERY) { /* LF-MV-14 */
            const lin_point at = kit_not_beyond(s->at[u], w->to, far);

            add_way(all, LV_PROLONG, 3, at, facing, 0, at);
            continue;
        }
        add_forward(view, w, facing, far, all);
        add_back(view, w, facing, slowed ? lf_slowed(s, u, back) : back, all);
    }
    add_parts(view, w, facing, all);
}

/* Could it halt at the end of that leg as it was told to, or as it comes? */
static lin_status check_leg_and_halt(lin_expansion *e, const kit_wish *w, const lin_order *leg,
                                     lin_refusal *why)
{
    const lin_frame top = *kit_hand_top(e);
    lf_plan plan;
    const lin_status status = lf_plan_leg_to_halt(kit_hand_view(e), &top, leg, &plan, why);

    if (status != LIN_OK)
        return status;
    plan.to.facing = w->faces ? w->facing : plan.to.facing;
    return lf_check_halt(kit_hand_view(e), w->unit, &plan.to, top.arg[1] + plan.free, why);
}

/* LF-MV-12: a leg, straight there. to_halt: it is to halt at its end. */
static lin_status give_leg(lin_expansion *e, const kit_wish *w, bool to_halt, lin_refusal *why)
{
    const lf_state *s = state_of(e);
    const lin_frame top = *kit_hand_top(e);
    const int32_t pace = lf_allowance(kit_hand_view(e), w->unit);
    kit_offers all = { 0 };

    for (int part = PARTS + 1; part > 0; part--) { /* all of it, then slowed, then less */
        const int32_t far = part > PARTS    ? pace
                            : part == PARTS ? lf_slowed(s, w->unit, pace)
                                            : pace * part / PARTS;
        const lin_point at = kit_not_beyond(s->at[w->unit], w->to, far - top.arg[1]);
        const lin_order leg = { .verb = LV_LEG, .nargs = 2, .arg = { at.x, at.y } };
        lin_refusal no = { 0 };

        if (far > top.arg[1] && (!to_halt || check_leg_and_halt(e, w, &leg, &no) == LIN_OK))
            kit_offer(&all, &leg, at);
        else if (part > PARTS && why)
            *why = no;
    }
    return all.n == 0 ? LIN_ILLEGAL : kit_offer_give(e, &all, w->to, why);
}

/* Guns stand unlimbered, others in line, if nobody says otherwise and the element can. */
static int formation_for(const lf_field *f, const kit_wish *w)
{
    if (w->formation >= 0)
        return w->formation;
    return lf_may_form(f, w->unit, LF_LINE) ? LF_LINE : LF_OPEN;
}

/* LF-BU-28: out of a house by the side that lies nearest, at the place along it; and where there is
 * no room by the middle of any side. */
static lin_status give_leave(lin_expansion *e, const kit_wish *w, lin_refusal *why)
{
    const lf_field *f = field_of(e);
    const int piece = state_of(e)->on_piece[w->unit], formation = formation_for(f, w);
    kit_offers all = { 0 };

    for (int i = 0; i < 2 * KIT_EDGES; i++) {
        const kit_edge side = (kit_edge)(i % KIT_EDGES);
        lin_point a, b;
        int64_t wide, along;

        lf_building_side(f, piece, side, &a, &b);
        wide = tb_root(tb_gap2(a, b));
        along = ((int64_t)(w->to.x - a.x) * (b.x - a.x) + (int64_t)(w->to.y - a.y) * (b.y - a.y)) /
                (wide ? wide : 1);
        along = i >= KIT_EDGES ? wide / 2 : along < 0 ? 0 : along > wide ? wide : along;
        {
            const tb_angle out = (tb_angle)(tb_bearing(a, b) - TB_QUARTER);
            const lin_order o = { .verb = LV_LEAVE,
                                  .nargs = 5,
                                  .arg = { LF_FORMATIONS + (int)side, (int32_t)(along - wide / 2),
                                           w->faces ? w->facing : out, formation,
                                           formation == LF_OPEN ? LIN_INCH : 0 } };

            kit_offer(&all, &o, tb_go(a, out, 0, (int32_t)along));
        }
    }
    return kit_offer_give(e, &all, w->to, why);
}

/* LF-MV-12: then it halts as it was told to, or as it came. */
static lin_status give_march(lin_expansion *e, const kit_wish *w, lin_refusal *why)
{
    const lin_order march = { .verb = LV_MARCH };
    lin_order halt = { .verb = LV_HALT, .nargs = 1 };
    lin_status status = lin_expand_try(e, &march, why);

    if (status == LIN_OK && !w->here)
        status = give_leg(e, w, true, why);
    if (status != LIN_OK)
        return status;
    halt.arg[0] = w->faces ? w->facing : state_of(e)->facing[w->unit];
    return lin_expand_try(e, &halt, why);
}

static lin_status give_maneuver(lin_expansion *e, const kit_wish *w, lin_refusal *why)
{
    const lf_state *s = state_of(e);
    kit_offers all = { 0 };

    if (s->mark[w->unit] & LF_INSIDE)
        return give_leave(e, w, why);
    if (s->formation[w->unit] == LF_COLUMN)
        return give_march(e, w, why);
    lay_out(kit_hand_view(e), w, &all);
    return kit_offer_give(e, &all, w->to, why);
}

/* ---- Setting up and coming on ---- */

lin_order lf_placing_wished(const lin_view *view, const kit_wish *w)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const bool stands = s->where[w->unit] == LF_ON_TABLE && !(s->mark[w->unit] & LF_INSIDE);
    const int formation = w->formation < 0 && stands ? s->formation[w->unit] : formation_for(f, w);
    const int facing = w->faces ? w->facing
                       : stands ? s->facing[w->unit]
                                : kit_edge_inwards((kit_edge)s->edge[f->side[w->unit]]);

    return (lin_order){ .verb = LV_PLACE,
                        .nargs = 6,
                        .arg = { w->unit, w->to.x, w->to.y, facing, formation,
                                 formation == LF_OPEN ? LIN_INCH : 0 } };
}

/* LF-SC-71: who stands already is taken up first; horse that was dismounted stays so. */
static lin_status give_take_up(lin_expansion *e, int u, lin_refusal *why)
{
    const lf_state *s = state_of(e);
    const lin_order take = { .verb = LV_TAKE_UP, .nargs = 1, .arg = { u } },
                    on_foot = { .verb = LV_ON_FOOT, .nargs = 1, .arg = { u } };
    const bool dismounted = s->mark[u] & LF_ON_FOOT;
    lin_status status;

    if (s->where[u] != LF_ON_TABLE)
        return kit_hand_top(e)->step != LF_ADJUST
                   ? LIN_OK
                   : lin_refuse(why, LIN_ILLEGAL, "LF-SC-09",
                                "%s is set up later: finish what stands first.",
                                lf_id(field_of(e), u));
    status = lin_expand_try(e, &take, why);
    return status == LIN_OK && dismounted && lf_is_element(field_of(e), u)
               ? lin_expand_try(e, &on_foot, why)
               : status;
}

/* LF-SC-71: a hand does not finish what it sets down, so its owner is asked before. */
static lin_status give_adjust(lin_expansion *e, int u, lin_refusal *why)
{
    const lin_order o = { .verb = LV_ADJUST };

    return lf_adjusts(state_of(e), field_of(e)->side[u]) ? LIN_OK : lin_expand_try(e, &o, why);
}

static int left_to_place(lin_expansion *e)
{
    int n = 0;

    for (int u = 0; u < field_of(e)->units; u++)
        n += lf_is_to_place(kit_hand_view(e), u, kit_hand_top(e)->arg[0]);
    return n;
}

/* There, or at the nearest place where the rules will have it. */
static lin_status give_place(lin_expansion *e, const kit_wish *w, lin_refusal *why)
{
    const bool sets_up = kit_hand_top(e)->step == LF_PLACE || kit_hand_top(e)->step == LF_ADJUST;
    lin_order o = lf_placing_wished(kit_hand_view(e), w);
    lin_status status = sets_up ? give_take_up(e, w->unit, why) : LIN_OK;
    lin_point near;

    if (status == LIN_OK && kit_hand_top(e)->step == LF_PLACE && left_to_place(e) == 1)
        status = give_adjust(e, w->unit, why);
    if (status != LIN_OK || (status = lin_expand_try(e, &o, why)) == LIN_OK)
        return status;
    if (!(kit_hand_top(e)->step == LF_SET_OUT ? state_of(e)->where[w->unit] == LF_UNPLACED
          : sets_up ? lf_is_to_place(kit_hand_view(e), w->unit, kit_hand_top(e)->arg[0])
                    : false) ||
        !lf_find_place_near(kit_hand_view(e), &o, &near))
        return status;
    o.arg[1] = near.x;
    o.arg[2] = near.y;
    return lin_expand_try(e, &o, why);
}

/* LF-SC-15: on by the edge; what follows carries it further. */
static lin_status give_come(lin_expansion *e, const kit_wish *w, lin_refusal *why)
{
    const lf_field *f = field_of(e);
    const int formation = w->formation >= 0                  ? w->formation
                          : f->type[w->unit] == LF_ARTILLERY ? LF_COLUMN
                                                             : formation_for(f, w);
    kit_offers all = { 0 };

    for (int edge = 0; edge < KIT_EDGES; edge++) {
        const lin_point at = kit_edge_point(f->scenery.size, (kit_edge)edge, w->to, 0);

        const lin_order o = { .verb = LV_COME,
                              .nargs = 5,
                              .arg = { at.x, at.y, kit_edge_inwards((kit_edge)edge), formation,
                                       formation == LF_OPEN ? LIN_INCH : 0 } };

        kit_offer(&all, &o, at);
    }
    return kit_offer_give(e, &all, w->to, why);
}

static void add_post(kit_offers *all, int u, lin_point at)
{
    const lin_order o = { .verb = LV_POST, .nargs = 3, .arg = { u, at.x, at.y } };

    kit_offer(all, &o, at);
}

/* A commander: there, or as near as he may ride (LF-CM-67), or to the edge by which he comes
 * (LF-SC-14). */
static lin_status give_post(lin_expansion *e, const kit_wish *w, lin_refusal *why)
{
    const lf_field *f = field_of(e);
    const lf_state *s = state_of(e);
    const int32_t ride = lf_commands[s->rating[w->unit]].sphere;
    kit_offers all = { 0 };

    add_post(&all, w->unit, w->to);
    if (kit_hand_top(e)->step == LF_POST && kit_hand_top(e)->arg[0] == w->unit) { /* LF-SC-11 */
        const tb_box zone = lf_deployment_box(kit_hand_view(e), w->unit);
        lin_point near;

        add_post(&all, w->unit, kit_box_nearest(&zone, w->to));
        if (lf_find_post_near(kit_hand_view(e), w->unit, w->to, &near))
            add_post(&all, w->unit, near);
    }
    if (kit_hand_top(e)->step == LF_NEW_COMMANDER) { /* LF-CM-60 */
        const lin_frame top = *kit_hand_top(e);
        lin_point beside;

        if (lf_nearest_for_new_commander(kit_hand_view(e), &top, w->to, &beside))
            add_post(&all, w->unit, beside);
        return kit_offer_give(e, &all, w->to, why);
    }
    if (s->where[w->unit] == LF_ON_TABLE)
        add_post(&all, w->unit, kit_not_beyond(s->at[w->unit], w->to, ride));
    for (int edge = 0; edge < KIT_EDGES; edge++)
        add_post(
            &all, w->unit,
            kit_edge_point(f->scenery.size, (kit_edge)edge, w->to, lf_disc_radius(f, w->unit)));
    return kit_offer_give(e, &all, w->to, why);
}

/* In the set-up his group is chosen with him (LF-SC-09), and he may stand already (LF-SC-71). */
static lin_status give_commander(lin_expansion *e, const kit_wish *w, lin_refusal *why)
{
    const lin_order group = { .verb = LV_GROUP, .nargs = 1, .arg = { w->unit } };
    const int step = kit_hand_top(e)->step;
    lin_status status = LIN_OK;

    if (step == LF_DEPLOY_GROUP)
        status = lin_expand_try(e, &group, why);
    else if (step == LF_PLACE || step == LF_ADJUST)
        status = give_take_up(e, w->unit, why);
    if (status == LIN_OK && step == LF_POST && field_of(e)->type[w->unit] == LF_FORCE_COMMANDER &&
        kit_hand_top(e)->arg[0] == w->unit)
        status = give_adjust(e, w->unit, why);
    return status != LIN_OK ? status : give_post(e, w, why);
}

/* Who must be set down before that element. */
static int first_to_post(lin_expansion *e, const kit_wish *w)
{
    return kit_hand_top(e)->step == LF_POST
               ? kit_hand_top(e)->arg[0]
               : field_of(e)->group_commander[field_of(e)->group[w->unit]];
}

/* ---- By the question that is asked ---- */

/* By its own commander, or else by the force commander. */
static lin_status give_activation(lin_expansion *e, int u, lin_refusal *why)
{
    const lin_order own = { .verb = LV_ACTIVATE, .nargs = 2, .arg = { u, LF_BY_GROUP } };
    const lin_order other = { .verb = LV_ACTIVATE, .nargs = 2, .arg = { u, LF_BY_FORCE } };
    const lin_status status = lin_expand_try(e, &own, why);

    return status != LIN_OK && lin_expand_try(e, &other, NULL) == LIN_OK ? LIN_OK : status;
}

static lin_status give_turn(lin_expansion *e, int u, lin_refusal *why)
{
    const lin_order o = { .verb = LV_NEXT, .nargs = 1, .arg = { u } };

    return lin_expand_try(e, &o, why);
}

lin_status lf_expand_go(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    lin_status status;
    int given = 0;
    kit_wish w;

    status = kit_wish_read(lin_game_field(lin_expansion_game(e)), word, words, state_of(e)->at,
                           lf_formation_name, lf_go_usage, &w, why);
    if (status != LIN_OK)
        return status;
    if (!lf_is_element(field_of(e), w.unit))
        return give_commander(e, &w, why);
    if (kit_hand_top(e)->step == LF_PLACE || kit_hand_top(e)->step == LF_ADJUST ||
        kit_hand_top(e)->step == LF_SET_OUT || kit_hand_is_asked(e, LF_REVEAL, w.unit))
        return give_place(e, &w, why);
    if (kit_hand_top(e)->step == LF_DEPLOY_GROUP || kit_hand_top(e)->step == LF_POST)
        return lin_refuse(why, LIN_ILLEGAL, "LF-SC-09",
                          "%s is set up after its commander: %s is set down first.",
                          lf_id(field_of(e), w.unit), lf_id(field_of(e), first_to_post(e, &w)));
    if (kit_hand_top(e)->step == LF_GROUP || kit_hand_top(e)->step == LF_GROUP_ORDER_NEXT) {
        status = kit_hand_top(e)->step == LF_GROUP ? give_activation(e, w.unit, why)
                                                   : give_turn(e, w.unit, why);
        if (status != LIN_OK)
            return status;
        given++;
    }
    if (kit_hand_is_asked(e, LF_COME_ON, w.unit)) {
        if ((status = give_come(e, &w, why)) != LIN_OK)
            return status;
        given++;
    }
    if (kit_hand_is_asked(e, LF_LEG, w.unit))
        return give_leg(e, &w, false, why);
    if (kit_hand_is_asked(e, LF_ORDERS, w.unit) || kit_hand_is_asked(e, LF_PARTICIPANT, w.unit))
        return give_maneuver(e, &w, why);
    if (given) /* somebody else is asked first */
        return LIN_OK;
    return lin_refuse(why, LIN_ILLEGAL, "LF-OR-01", "%s cannot be moved now.",
                      lf_id(field_of(e), w.unit));
}
