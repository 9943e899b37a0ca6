/* ghost.c -- what a hand that carries a unit is shown before its order is given: how the unit would
 * stand, what keeps it from that and where it stops instead, and while forces are set up the zones
 * and distances that count. Nothing here decides anything: the rules have said already whether it
 * may, and where it comes to. */
#include "kit/discs.h"
#include "kit/ghost.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/look/look.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/orders/orders.h"
#include "rules/landofthefree/scenery/scenery.h"
#include "rules/landofthefree/setup/setup.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define A_TOUCH (LIN_INCH / 16)

typedef kit_ghost hand;

static const lf_field *field_of(const hand *h)
{
    return lf_field_of(h->now->field);
}

static double inches(int32_t units)
{
    return (double)units / LIN_INCH;
}

/* ---- How it would stand ---- */

static bool is_set_up_by(const lf_state *s, int u)
{
    const lin_frame *top = lin_top(&s->head);

    return top->step == LF_POST || top->step == LF_PLACE || top->step == LF_ADJUST ||
           top->step == LF_SET_OUT || top->step == LF_DEPLOY_GROUP ||
           (top->step == LF_REVEAL && top->arg[0] == u);
}

static void form(hand *h)
{
    const lf_field *f = field_of(h);
    const lf_state *s = h->now->state;
    const int u = h->wish.unit;
    tb_pose pose;

    if (!lf_is_element(f, u)) {
        kit_ghost_form_disc(h, lf_disc_radius(f, u));
        return;
    }
    if (s->where[u] == LF_ON_TABLE && !h->sets_up) {
        pose = lf_pose(h->now, u);
        pose.at = h->wish.to;
        pose.facing = h->wish.faces ? h->wish.facing : pose.facing;
    } else {
        const lin_order o = lf_placing_wished(h->now, &h->wish);

        pose = lf_pose_ordered(h->now, u, &o);
    }
    kit_ghost_form(h, &pose);
}

/* ---- What it meets, by the rule that is against it ---- */

/* The Threat Zone that it would come to lie in, and does not lie in now. */
static void meet_zone(hand *h, const tb_body *b)
{
    const lf_field *f = field_of(h);
    const lf_state *s = h->now->state;
    const int u = h->wish.unit;
    const tb_set after = lf_threat_zones_round(h->now, f->side[u], b);
    tb_set before = { 0 };

    if (s->where[u] == LF_ON_TABLE)
        before = lf_threat_zones_round(h->now, f->side[u], lf_body(h->now, u));
    for (int e = tb_next(&after, 0); e >= 0; e = tb_next(&after, e + 1))
        if (!kit_set_has(&before, e)) {
            const tb_quad zone = lf_threat_zone(h->now, e);

            kit_stroke_quad(kit_stroke(&h->all, "met", "Threat Zone", true), &zone);
            h->out->by_unit = e;
            return;
        }
}

/* The zone or ground that it would leave. */
static void meet_deployment_zone(hand *h)
{
    const int u = h->wish.unit;
    const tb_box zone = lf_deployment_zone(h->now, field_of(h)->side[u]);
    tb_outline ground;

    if (lf_assigned_ground(h->now, u, &ground))
        kit_stroke_outline(kit_stroke(&h->all, "met", "", true), &ground);
    else
        kit_stroke_box(kit_stroke(&h->all, "met", "", true), &zone);
}

static void meet_sphere(hand *h)
{
    const lf_field *f = field_of(h);
    const lf_state *s = h->now->state;
    const int u = h->wish.unit, c = lf_is_element(f, u) ? s->commander[f->group[u]] : LF_NONE;
    const int before = h->all.n;

    if (c == LF_NONE)
        return;
    lf_draw_sphere(h->now, c, &h->all);
    for (int i = before; i < h->all.n; i++)
        snprintf(h->all.out[i].kind, sizeof h->all.out[i].kind, "met");
    h->out->by_unit = c;
}

static int unit_met(const hand *h, const tb_body *b, const char *rule)
{
    const lf_field *f = field_of(h);
    const int u = h->wish.unit, side = f->side[u];
    const kit_memory *all = lf_refresh(h->now);

    if (kit_rule_is(rule, "LF-ME-10 LF-ME-13"))
        return kit_unit_in_the_way(lf_window(h->now), u, b);
    if (kit_rule_is(rule, "LF-SC-48 LF-SC-66"))
        return lf_is_element(f, u) ? lf_enemy_near_body(h->now, side, b, LF_IN(18))
                                   : lf_enemy_within(h->now, side, h->wish.to, LF_IN(18));
    if (kit_rule_is(rule, "LF-CM-68")) {
        const int32_t radius = lf_disc_radius(f, u);
        const int enemy = kit_disc_touches(all, &f->elements[1 - side], h->wish.to, radius);

        return enemy != KIT_NONE ? enemy : kit_disc_lies_on(all, NULL, h->wish.to, radius);
    }
    return KIT_NONE;
}

static int piece_met(const hand *h, const tb_body *b, const char *rule)
{
    const lf_state *s = h->now->state;
    const int u = h->wish.unit;
    int piece = KIT_NONE;

    if (kit_rule_is(rule, "LF-ME-17 LF-LO-02 LF-BU-05")) {
        if ((piece = kit_piece_barring(lf_window(h->now), b)) == KIT_NONE)
            piece = kit_piece_in_the_way(lf_window(h->now), b, KIT_NONE);
        if (piece == KIT_NONE && s->where[u] == LF_ON_TABLE) {
            const tb_convex swath = tb_swath(&lf_body(h->now, u)->hull, &b->hull);

            piece = lf_impassable_on(field_of(h), &swath);
        }
    } else if (kit_rule_is(rule, "LF-LO-03") && s->where[u] == LF_ON_TABLE) {
        piece = lf_ground_on_the_way(h->now, u, &lf_body(h->now, u)->hull,
                                     kit_way(s->at[u], h->wish.to));
    }
    return piece;
}

static void meet(hand *h, const tb_body *b, const char *rule)
{
    if (!rule)
        return;
    kit_ghost_meets(h, unit_met(h, b, rule), piece_met(h, b, rule));
    if (kit_rule_is(rule, "LF-MV-37"))
        kit_ghost_meets_edge(h, field_of(h)->scenery.size);
    else if (kit_rule_is(rule, "LF-FF-14 LF-DM-05"))
        meet_zone(h, b);
    else if (kit_rule_is(rule, "LF-SC-07 LF-SC-11 LF-RF-15"))
        meet_deployment_zone(h);
    else if (kit_rule_is(rule, "LF-SC-10"))
        meet_sphere(h);
}

/* ---- Why it stops short ---- */

/* Somebody or something is right before it on its way. */
static bool is_met(hand *h, lin_point way)
{
    const lf_field *f = field_of(h);
    const lin_ghost *g = h->out;
    char why[160];

    if (!kit_ghost_is_met(h, lf_window(h->then), way))
        return false;
    if (g->by_piece >= 0)
        snprintf(why, sizeof why, "the %s is in its way.", lf_piece_name(f, g->by_piece));
    else
        snprintf(why, sizeof why, "%s is in its way%s.", lf_id(f, g->by_unit),
                 f->side[g->by_unit] == f->side[h->wish.unit]
                     ? ""
                     : ", and only a charge brings it into contact");
    kit_ghost_stops(h, "LF-ME-16", why);
    return true;
}

static bool goes_back(const hand *h)
{
    const lf_state *s = h->now->state;
    const int u = h->wish.unit;

    return s->formation[u] != LF_COLUMN && field_of(h)->type[u] != LF_ARTILLERY &&
           abs(tb_turn(s->facing[u], tb_bearing(s->at[u], h->out->at))) > TB_QUARTER;
}

/* The order is used up, or on ground that slows so much of it as that leaves. */
static bool is_spent(hand *h)
{
    const lf_field *f = field_of(h);
    const lf_state *s = h->now->state;
    const int u = h->wish.unit;
    const lin_frame *top = lin_top(&s->head);
    const bool back = goes_back(h);
    const int32_t pace =
                      back ? LF_IN(lf_pace_back[lf_moves_as(h->now, u)]) : lf_allowance(h->now, u),
                  slow = lf_slowed(s, u, pace),
                  gone = h->out->gone + (top->step == LF_LEG ? top->arg[1] : 0);
    const tb_convex swath = tb_swath(&lf_body(h->now, u)->hull, &lf_body(h->then, u)->hull);
    const int piece = kit_scenery_slowing(&f->scenery, lf_unslowed_by(f, u), &swath);
    char why[160];

    if (gone >= pace - A_TOUCH) {
        snprintf(why, sizeof why, "%g inches are all that one order gives it%s.", inches(pace),
                 back ? " backwards" : "");
        kit_ghost_stops(h, back ? "LF-MV-10" : "LF-MV-01", why);
    } else if (abs(gone - slow) <= A_TOUCH && lf_is_slowed(f, u, &swath)) {
        snprintf(why, sizeof why, "%s slows it, and %g inches are all that one order gives it.",
                 piece == KIT_NONE ? "the ford" : "the ground", inches(slow));
        if (piece != KIT_NONE) {
            snprintf(why, sizeof why,
                     "the %s slows it, and %g inches are all that one order gives it.",
                     lf_piece_name(f, piece), inches(slow));
            h->out->by_piece = piece;
        }
        kit_ghost_stops(h, "LF-AT-09", why);
    } else {
        return false;
    }
    return true;
}

/* A step further on the rules would not have it. */
static bool is_barred(hand *h, lin_point rest)
{
    const lf_state *s = h->now->state;
    const int u = h->wish.unit;
    const lin_point step = kit_shortened(rest, LIN_INCH / 2);
    tb_pose pose = lf_pose(h->then, u);
    lin_refusal why = { 0 };
    tb_body b;

    pose.at.x += step.x;
    pose.at.y += step.y;
    tb_form(&pose, &b);
    if (lf_check_space(h->now, u, &b, &why) == LIN_OK &&
        lf_check_threats(h->now, u, &b, s->formation[u], &why) == LIN_OK)
        return false;
    h->body = b;
    meet(h, &b, why.rule);
    kit_ghost_stops(h, why.rule, why.text);
    return true;
}

static bool is_too_far_aside(hand *h, lin_point asked)
{
    const lf_state *s = h->now->state;
    const int u = h->wish.unit;
    const tb_angle ahead = (tb_angle)(s->facing[u] + (goes_back(h) ? TB_CIRCLE / 2 : 0));

    if (s->formation[u] == LF_COLUMN || field_of(h)->type[u] == LF_ARTILLERY ||
        kit_leads_ahead(ahead, asked))
        return false;
    kit_ghost_stops(h, goes_back(h) ? "LF-MV-10" : "LF-MV-04",
                    "it goes not more than 45 degrees to either side of where it faces.");
    return true;
}

/* Another maneuver brings it nearer than going straight there, which the rules are against. */
static bool is_refused_straight(hand *h)
{
    const lf_field *f = field_of(h);
    const lf_state *s = h->now->state;
    const int u = h->wish.unit;
    const lin_order o = { .verb = LV_MOVE,
                          .nargs = 4,
                          .arg = { h->wish.to.x, h->wish.to.y,
                                   h->wish.faces ? h->wish.facing : s->facing[u], 0 } };
    lin_refusal why = { 0 };
    lf_plan plan = { 0 };
    char text[160];

    if (lf_plan_step(h->now, u, &o, false, &plan, &why) != LIN_OK) {
        meet(h, &h->body, why.rule);
        kit_ghost_stops(h, why.rule, why.text);
        return true;
    }
    if (plan.stopped_by == LF_NONE)
        return false;
    if (plan.stopped_by_ground)
        h->out->by_piece = plan.stopped_by;
    else
        h->out->by_unit = plan.stopped_by;
    snprintf(text, sizeof text, "%s%s is in the straight way there.",
             plan.stopped_by_ground ? "the " : "",
             plan.stopped_by_ground ? lf_piece_name(f, plan.stopped_by)
                                    : lf_id(f, plan.stopped_by));
    kit_ghost_stops(h, "LF-ME-16", text);
    return true;
}

static void say_why_it_stops(hand *h)
{
    const lf_state *s = h->now->state, *after = h->then->state;
    const int u = h->wish.unit;
    const lin_point rest = kit_way(after->at[u], h->wish.to), way = kit_way(s->at[u], after->at[u]);

    if (is_met(h, h->out->gone > A_TOUCH ? way : rest) ||
        is_too_far_aside(h, kit_way(s->at[u], h->wish.to)) || is_spent(h) || is_barred(h, rest) ||
        is_refused_straight(h))
        return;
    kit_ghost_stops(h, "LF-MV-01", "that is as near as one order brings it.");
}

/* LF-CM-67: a commander on his horse. */
static void say_why_he_stops(hand *h)
{
    const lf_state *s = h->now->state;
    const int32_t ride = lf_commands[s->rating[h->wish.unit]].sphere;
    lin_refusal why = { 0 };
    char text[120];

    if (h->out->gone >= ride - A_TOUCH) {
        snprintf(text, sizeof text, "he rides %g inches at most.", inches(ride));
        kit_ghost_stops(h, "LF-CM-67", text);
    } else if (lf_check_disc(h->now, h->wish.unit, h->wish.to, &why) != LIN_OK) {
        meet(h, &h->body, why.rule);
        kit_ghost_stops(h, why.rule, why.text);
    } else {
        kit_ghost_stops(h, "LF-CM-67", "that is as near as he may come.");
    }
}

/* It is set down elsewhere than the hand points: why not there. */
static void say_why_not_there(hand *h)
{
    const lf_field *f = field_of(h);
    const int u = h->wish.unit;
    const lin_order o =
        lf_is_element(f, u) ? lf_placing_wished(h->now, &h->wish) : (lin_order){ 0 };
    char text[300];
    lin_refusal why = { 0 };

    if (lf_is_element(f, u))
        lf_check_placing(h->now, u, &o, &why);
    else
        lf_check_posting(h->now, u, h->wish.to, &why);
    meet(h, &h->body, why.rule);
    snprintf(text, sizeof text,
             "%.200s%s%s is set down at the nearest place where the rules allow.", why.text,
             why.text[0] ? " " : "", lf_id(f, u));
    kit_ghost_stops(h, why.rule, text);
}

/* Nor where it comes on: of the zone and grounds of the set-up nothing holds then. */
static void say_where_it_comes_on(hand *h)
{
    const lf_field *f = field_of(h);
    const bool element = lf_is_element(f, h->wish.unit);
    char text[200];

    snprintf(text, sizeof text,
             element ? "%s starts with its leader's front on the edge, within the sphere, and that "
                       "is as near as its first order brings it."
                     : "%s comes on touching his edge, more than 12 inches from every enemy "
                       "element: that is the nearest such place.",
             lf_id(f, h->wish.unit));
    kit_ghost_stops(h, element ? "LF-SC-15" : "LF-SC-14", text);
}

/* ---- What counts while it is set up ---- */

/* LF-SC-07, LF-SC-10: the edge that the zone is measured from, the sphere, enemies. */
static void draw_what_counts(hand *h)
{
    const lf_field *f = field_of(h);
    const lf_state *s = h->now->state;
    const int u = h->wish.unit, side = f->side[u];
    const lf_state *after = h->then ? h->then->state : NULL;
    const bool down = after && after->where[u] == LF_ON_TABLE;
    const lin_point at = down ? after->at[u] : h->wish.to;
    const tb_body *b = !lf_is_element(f, u) ? NULL : down ? lf_body(h->then, u) : &h->body;
    const int c = b ? s->commander[f->group[u]] : LF_NONE;
    tb_outline ground;

    if (!lf_assigned_ground(h->now, u, &ground))
        kit_ghost_gap(h, kit_edge_point(f->scenery.size, (kit_edge)s->edge[side], at, 0), at, 0,
                      "the edge");
    if (c != LF_NONE && s->where[c] == LF_ON_TABLE) {
        lf_draw_sphere(h->now, c, &h->all);
        kit_ghost_gap(h, s->at[c], at, lf_commands[s->rating[c]].sphere, lf_id(f, c));
    } else if (!b) {
        char text[60];
        const int32_t sphere = lf_commands[s->rating[u]].sphere;

        snprintf(text, sizeof text, "%s, %d\"", lf_id(f, u), (int)(sphere / LIN_INCH));
        kit_stroke_circle(kit_stroke(&h->all, "sphere", text, true), at, sphere, 72);
    }
    kit_ghost_gap_to_nearest(h, lf_refresh(h->now), &f->elements[1 - side], b, at);
}

/* ---- All of it ---- */

static void say_what_stops_it(hand *h)
{
    const lf_state *s = h->now->state, *after = h->then->state;
    const int u = h->wish.unit;
    const lin_point end = after->at[u];

    if (after->where[u] != LF_ON_TABLE || after->mark[u] & LF_INSIDE)
        return;
    h->out->at = end;
    if (kit_ghost_is_there(h, end))
        return;
    if (h->sets_up || s->where[u] != LF_ON_TABLE) {
        if (!h->sets_up && s->where[u] == LF_RESERVE)
            say_where_it_comes_on(h);
        else
            say_why_not_there(h);
        return;
    }
    kit_ghost_goes(h, s->at[u], end);
    if (lf_is_element(field_of(h), u))
        say_why_it_stops(h);
    else
        say_why_he_stops(h);
}

bool lf_ghost(const lin_view *view, const lin_view *then, char *const *word, int words,
              const lin_refusal *why, lin_ghost *out)
{
    const lf_state *s = view->state;
    hand h = kit_ghost_of(view, then, out);

    if (s->head.depth == 0 || !lin_same_word(word[0], "go") ||
        kit_wish_read(view->field, word, words, s->at, lf_formation_name, lf_go_usage, &h.wish,
                      NULL) != LIN_OK)
        return false;
    out->unit = h.wish.unit;
    h.sets_up = is_set_up_by(s, h.wish.unit);
    out->at = s->at[h.wish.unit];
    form(&h);
    if (then) {
        say_what_stops_it(&h);
    } else if (why) {
        meet(&h, &h.body, why->rule);
        kit_ghost_stops(&h, why->rule, why->text);
    }
    if (h.sets_up)
        draw_what_counts(&h);
    out->strokes = h.all.n;
    return true;
}
