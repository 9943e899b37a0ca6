/* move.c -- what a hand says that drags a piece: "move UNIT X Y". It is set up there, comes on
 * there, marches toward it, rides there, is recalled to it. "move UNIT here FACING" turns it.
 *
 * A hand that drags a unit says where it shall stand and not which maneuver that is. A block keeps
 * its facing: it goes ahead, back, aslant or to the side, whichever ends nearest. Turned by the
 * hand, or with the word "wheel", it wheels first, about the end toward which it turns, and then
 * goes on; a column or an extended line uses its free turn for that (RG-7.29). A snake's head goes
 * there, or follows its road. "full" is the full move of a tardy unit (RG-6.12). */
#include "rules/regimental/orders/macros.h"
#include "kit/edges.h"
#include "kit/hand.h"
#include "kit/maneuver.h"
#include "rules/regimental/march/march.h"

#include <stdlib.h>

enum { WHEEL = RG_FORMATIONS, FULL };
const char *const rg_words_of_move[] = { "line",     "extended", "field",  "march",
                                         "mass",     "garrison", "broken", "unlimbered",
                                         "limbered", "wheel",    "full",   NULL };
const char rg_move_usage[] =
    "Say it so: move UNIT X Y, or move UNIT here and a facing in degrees; wheel to wheel toward "
    "it, "
    "full for a tardy unit's full move, a formation where it is being set up.";

enum { ALMOST = TB_CIRCLE / 360 }; /* a degree: nobody means less */

static const rg_field *field_of(lin_expansion *e)
{
    return rg_field_of(lin_game_field(lin_expansion_game(e)));
}

static const rg_state *state_of(lin_expansion *e)
{
    return kit_hand_view(e)->state;
}

static bool goes_on(lin_expansion *e, int u)
{
    return kit_hand_is_asked(e, RG_ON_MARCH, u);
}

static int whole_degrees(int turn)
{
    const int degrees = (abs(turn) * 360 + TB_CIRCLE / 2) / TB_CIRCLE;

    return (degrees * TB_CIRCLE + 180) / 360;
}

/* ---- Blocks ---- */

static void lay_straight(lin_expansion *e, int u, tb_angle off, int32_t far, int times,
                         const lin_order *o, kit_offers *all)
{
    rg_leg leg;

    if (far < LIN_INCH / 10)
        return;
    rg_straight_leg(kit_hand_view(e), u, off, far, times, &leg);
    kit_offer(all, o, leg.pose.at);
}

/* Facing kept: ahead, aslant, back, by the flank; the one that ends nearest. */
static lin_status keep_facing(lin_expansion *e, const kit_wish *w, lin_refusal *why)
{
    const int u = w->unit;
    const rg_state *s = state_of(e);
    const int off = tb_turn(s->facing[u], tb_bearing(s->at[u], w->to));
    const int32_t far = (int32_t)tb_root(tb_gap2(s->at[u], w->to));
    const tb_angle straight = s->facing[u];
    const lin_point to = { w->to.x - s->at[u].x, w->to.y - s->at[u].y };
    int32_t sine, cosine;
    int64_t ahead, aside;
    const int aslant = abs(off) > TB_EIGHTH ? TB_EIGHTH : whole_degrees(off);
    kit_offers all = { 0 };

    lin_sine(straight, &sine, &cosine);
    ahead = ((int64_t)to.x * sine + (int64_t)to.y * cosine) >> 30;
    aside = ((int64_t)to.x * cosine - (int64_t)to.y * sine) >> 30;
    lay_straight(e, u, 0, (int32_t)ahead, 1,
                 &(lin_order){ .verb = RV_AHEAD, .nargs = 2, .arg = { u, (int32_t)ahead } }, &all);
    if (aslant >= ALMOST && ahead > 0)
        lay_straight(
            e, u, (tb_angle)(off < 0 ? -aslant : aslant), far, 1,
            &(lin_order){ .verb = RV_OBLIQUE, .nargs = 4, .arg = { u, off > 0, aslant, far } },
            &all);
    lay_straight(e, u, TB_CIRCLE / 2, (int32_t)-ahead, 2,
                 &(lin_order){ .verb = RV_BACK, .nargs = 2, .arg = { u, (int32_t)-ahead } }, &all);
    lay_straight(e, u, (tb_angle)(aside < 0 ? -TB_QUARTER : TB_QUARTER), (int32_t)llabs(aside), 2,
                 &(lin_order){
                     .verb = RV_SLIDE, .nargs = 3, .arg = { u, aside > 0, (int32_t)llabs(aside) } },
                 &all);
    if (all.n == 0)
        return lin_refuse(why, LIN_SYNTAX, NULL, "%s", rg_move_usage);
    return kit_offer_give(e, &all, w->to, why);
}

/* By how much it must wheel until it points there: the front-centre goes along, so a few times. */
static int wheel_toward(const tb_pose *from, lin_point to)
{
    int turn = tb_turn(from->facing, tb_bearing(from->at, to));

    for (int i = 0; i < 8; i++) {
        const int most = abs(turn) > TB_QUARTER ? TB_QUARTER : abs(turn);
        const tb_pose there =
            kit_wheel(from, turn < 0 ? KIT_LEFT_END : KIT_RIGHT_END, turn < 0 ? -most : most);

        turn = tb_turn(from->facing, tb_bearing(there.at, to));
    }
    return turn;
}

/* RG-7.29: what may turn on the spot does so; the rest wheels. */
static lin_status give_turn(lin_expansion *e, int u, int turn, lin_refusal *why)
{
    const int formation = state_of(e)->formation[u];
    const bool free = formation == RG_FIELD_COLUMN || formation == RG_EXTENDED;
    const int most = free ? TB_EIGHTH : TB_QUARTER;
    const int by = whole_degrees(abs(turn) > most ? most : turn);

    return lin_expand_give(e, free ? RV_TURN : RV_WHEEL, 3, (const int32_t[]){ u, turn > 0, by },
                           why);
}

static lin_status wheel_and_go(lin_expansion *e, const kit_wish *w, lin_refusal *why)
{
    const int u = w->unit;
    const tb_pose pose = rg_pose(kit_hand_view(e), u);
    const int formation = state_of(e)->formation[u];
    const bool free = formation == RG_FIELD_COLUMN || formation == RG_EXTENDED;
    const int turn = w->faces ? tb_turn(pose.facing, w->facing)
                     : free   ? tb_turn(pose.facing, tb_bearing(pose.at, w->to))
                              : wheel_toward(&pose, w->to);
    lin_status status = LIN_OK;
    kit_wish on = *w;

    if (abs(turn) >= ALMOST)
        status = give_turn(e, u, turn, why);
    if (status != LIN_OK || w->here || !goes_on(e, u))
        return status;
    on.faces = false;
    return tb_gap2(state_of(e)->at[u], w->to) < (int64_t)LIN_INCH * LIN_INCH / 16
               ? LIN_OK
               : keep_facing(e, &on, why);
}

/* Turned on the spot: about, a wheel, or the free turn. */
static lin_status turn_here(lin_expansion *e, const kit_wish *w, lin_refusal *why)
{
    const int turn = tb_turn(state_of(e)->facing[w->unit], w->facing);

    if (abs(turn) > TB_QUARTER + TB_EIGHTH)
        return lin_expand_give(e, RV_ABOUT, 1, (const int32_t[]){ w->unit }, why);
    return wheel_and_go(e, w, why);
}

/* ---- Snakes and guns ---- */

static lin_status go_as_snake(lin_expansion *e, const kit_wish *w, lin_refusal *why)
{
    const lin_view *v = kit_hand_view(e);
    const rg_state *s = state_of(e);
    const int u = w->unit;
    const int32_t far = (int32_t)tb_root(tb_gap2(s->at[u], w->to));
    const lin_order head = { .verb = RV_HEAD, .nargs = 3, .arg = { u, w->to.x, w->to.y } };
    kit_offers all = { 0 };
    rg_leg leg;

    rg_snake_leg(v, u, w->to, &leg);
    kit_offer(&all, &head, leg.track.head);
    if (rg_road_of(v, u) != RG_NONE) {
        const lin_order road = { .verb = RV_ROAD, .nargs = 2, .arg = { u, far } };

        rg_road_leg(v, u, far, &leg);
        kit_offer(&all, &road, leg.track.head);
    }
    return kit_offer_give(e, &all, w->to, why);
}

static lin_status go_as_guns(lin_expansion *e, const kit_wish *w, lin_refusal *why)
{
    const rg_state *s = state_of(e);
    const int u = w->unit;
    const int32_t far = (int32_t)tb_root(tb_gap2(s->at[u], w->to));
    const int32_t most = RG_IN(field_of(e)->gun[u] == RG_GG ? 4 : 2); /* RG-6.29 */

    if (w->here || (w->faces && far < LIN_INCH / 4))
        return lin_expand_give(e, RV_PIVOT, 2, (const int32_t[]){ u, w->facing }, why);
    return lin_expand_give(
        e, RV_HAUL, 3, (const int32_t[]){ u, tb_bearing(s->at[u], w->to), far < most ? far : most },
        why);
}

/* ---- Marches ---- */

static lin_status march(lin_expansion *e, const kit_wish *w, lin_refusal *why)
{
    const int u = w->unit;
    lin_status status;

    if (w->here && !w->faces)
        return lin_refuse(why, LIN_SYNTAX, NULL, "%s", rg_move_usage);
    if (w->formation == FULL &&
        (status = lin_expand_give(e, RV_FULL, 1, (const int32_t[]){ u }, why)) != LIN_OK)
        return status;
    if (state_of(e)->formation[u] == RG_UNLIMBERED)
        return go_as_guns(e, w, why);
    if (rg_is_snake(state_of(e), u))
        return w->here ? turn_here(e, w, why) : go_as_snake(e, w, why);
    if (w->here)
        return turn_here(e, w, why);
    return w->formation == WHEEL || w->faces ? wheel_and_go(e, w, why) : keep_facing(e, w, why);
}

/* ---- Places ---- */

static lin_status set_up(lin_expansion *e, const kit_wish *w, lin_refusal *why)
{
    const rg_state *s = state_of(e);
    const int u = w->unit;
    const int formation =
        w->formation >= 0 && w->formation < RG_FORMATIONS ? w->formation : s->formation[u];

    if (rg_is_leader(field_of(e), u))
        return lin_expand_give(e, RV_POST, 3, (const int32_t[]){ u, w->to.x, w->to.y }, why);
    return lin_expand_give(
        e, RV_PLACE, 5,
        (const int32_t[]){ u, w->to.x, w->to.y, w->faces ? w->facing : s->facing[u], formation },
        why);
}

/* RG-20.10: on its stretch of edge as near to that as there is room. */
static lin_status come_on(lin_expansion *e, const kit_wish *w, lin_refusal *why)
{
    enum { STEP = LIN_INCH / 2 };
    const rg_field *f = field_of(e);
    const rg_brigade *b = &f->brigade_of[f->brigade[w->unit]];
    const bool along_x = kit_edge_lies_along_x((kit_edge)b->edge);
    const int32_t to = along_x ? w->to.x : w->to.y;
    kit_offers all = { 0 };

    for (int i = 0; i < KIT_OFFERS; i++) {
        const int32_t at = to + (i % 2 ? -1 : 1) * ((i + 1) / 2) * STEP;
        const lin_order o = { .verb = RV_COME, .nargs = 2, .arg = { w->unit, at } };

        kit_offer(&all, &o, along_x ? (lin_point){ at, 0 } : (lin_point){ 0, at });
    }
    return kit_offer_give(e, &all, along_x ? (lin_point){ to, 0 } : (lin_point){ 0, to }, why);
}

lin_status rg_expand_move(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    const rg_field *f = field_of(e);
    kit_wish w;
    const lin_status status = kit_wish_read(&f->base, word, words, state_of(e)->at,
                                            rg_words_of_move, rg_move_usage, &w, why);
    const int u = w.unit;

    if (status != LIN_OK)
        return status;
    switch (lin_expansion_top(e).step) {
    case RG_PLACE:
        return set_up(e, &w, why);
    case RG_ARRIVE:
        return rg_is_leader(f, u) ? lin_refuse(why, LIN_ILLEGAL, "RG-20.10",
                                               "%s comes with his brigade.", rg_id(f, u))
                                  : come_on(e, &w, why);
    case RG_CHECKED:
    case RG_RECALL:
    case RG_WON_COUNTER:
        return lin_expand_give(
            e, RV_RECALL, 4,
            (const int32_t[]){ u, w.to.x, w.to.y, w.faces ? w.facing : state_of(e)->facing[u] },
            why);
    default:
        break;
    }
    if (rg_is_leader(f, u))
        return lin_expand_give(e, RV_RIDE, 3, (const int32_t[]){ u, w.to.x, w.to.y }, why);
    return march(e, &w, why);
}
