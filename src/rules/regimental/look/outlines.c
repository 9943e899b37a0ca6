/* outlines.c -- lines drawn round a unit to be looked at: how far it moves, its arc with the ranges
 * of its weapon, whom it could charge, who commands it, where it would retreat. Nothing here
 * decides anything; all of it may be measured at any time (RG-1.11). */
#include "kit/edges.h"
#include "kit/strokes.h"
#include "rules/regimental/charge/charge.h"
#include "rules/regimental/command/command.h"
#include "rules/regimental/fire/fire.h"
#include "rules/regimental/flee/flee.h"
#include "rules/regimental/look/look.h"
#include "rules/regimental/march/march.h"

#include <stdio.h>
#include <string.h>

static bool has_body(const lin_view *v, int u)
{
    return !rg_is_leader(rg_field_of(v->field), u) && rg_stands(v->state, u);
}

/* Its front edge from corner to corner; of a snake that of its head. */
static void front_of(const lin_view *v, int u, lin_point out[2])
{
    const rg_state *s = v->state;
    const tb_body *b = rg_body(v, u);
    const tb_quad *q = rg_is_snake(s, u) ? &b->stand[0] : &b->hull;

    out[0] = q->p[0];
    out[1] = q->p[1];
}

/* ---- How far: RG-7.1 to RG-7.14 ---- */

/* A state in which it has just been given that menu, to be walked on. */
static int32_t goes_ahead(const lin_view *v, int u, rg_menu menu)
{
    rg_state then = *(const rg_state *)v->state;
    const lin_view as = { v->field, &then, v->beside };
    rg_leg leg;

    then.march = (rg_march){ .unit = RG_NONE };
    then.menu[u] = (uint8_t)menu;
    if (rg_is_snake(&then, u) && rg_road_of(&as, u) != RG_NONE)
        rg_road_leg(&as, u, RG_IN(36), &leg);
    else if (rg_is_snake(&then, u))
        rg_snake_leg(&as, u, tb_go(then.at[u], then.facing[u], RG_IN(24), 0), &leg);
    else
        rg_straight_leg(&as, u, 0, RG_IN(36), 1, &leg);
    return leg.gone;
}

static void show_mark(const lin_view *v, int u, int32_t far, const char *kind, const char *what,
                      kit_strokes *all)
{
    const rg_state *s = v->state;
    lin_point front[2];
    char text[60];

    front_of(v, u, front);
    snprintf(text, sizeof text, "%.1f\" %s", (double)far / LIN_INCH, what);
    kit_stroke_line(kit_stroke(all, kind, text, false), tb_go(front[0], s->facing[u], far, 0),
                    tb_go(front[1], s->facing[u], far, 0));
}

static void show_reach(const lin_view *v, int u, kit_strokes *all)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    lin_point front[2];

    if (rg_is_leader(f, u)) {
        const rg_rate *rate = rg_rates[rg_leader_walks(v, u).move];

        kit_stroke_circle(kit_stroke(all, "reach", "his ride in the open", true),
                          rg_leader_at(v, u), RG_IN(rate[RG_OPEN].full), 72);
        return;
    }
    if (!has_body(v, u) || rg_is_broken(s, u) || s->in[u] || s->formation[u] == RG_UNLIMBERED)
        return;
    front_of(v, u, front);
    for (int side = 0; side < 2; side++)
        kit_stroke_line(kit_stroke(all, "lane", "", false), front[side],
                        tb_go(front[side], s->facing[u], goes_ahead(v, u, RG_QUICK), 0));
    if (rg_is_troops(f, u))
        show_mark(v, u, goes_ahead(v, u, RG_TARDY), "reach", "tardy", all);
    show_mark(v, u, goes_ahead(v, u, RG_WELL), "reach", "full move", all);
    show_mark(v, u, goes_ahead(v, u, RG_QUICK), "reach-later", "double quick", all);
}

/* ---- Fire: RG-1.29, RG-11.18 to RG-11.31 ---- */

/* The places so far from its front, in its arc. */
static void show_band(const lin_view *v, int u, int inches, const char *what, kit_strokes *all)
{
    const rg_state *s = v->state;
    lin_point front[2];
    char text[60];
    lin_stroke *o;

    front_of(v, u, front);
    snprintf(text, sizeof text, "%d\": %s", inches, what);
    o = kit_stroke(all, "band", text, false);
    kit_stroke_bow(o, front[0], RG_IN(inches), (tb_angle)(s->facing[u] - TB_EIGHTH), TB_EIGHTH, 16);
    kit_stroke_bow(o, front[1], RG_IN(inches), s->facing[u], TB_EIGHTH, 16);
}

static const char *points_said(int quarters, bool gun, char *room, size_t size)
{
    if (quarters % RG_QUARTERS == 2 && quarters < RG_QUARTERS)
        snprintf(room, size, "half a point a stand");
    else
        snprintf(room, size, "%d %s a %s", quarters / RG_QUARTERS,
                 quarters == RG_QUARTERS ? "point" : "points", gun ? "gun" : "stand");
    return room;
}

static void show_fire(const lin_view *v, int u, kit_strokes *all)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const bool guns = f->type[u] == RG_ARTILLERY;
    const int bands = guns ? RG_GUN_BANDS : RG_MUSKET_BANDS;
    const uint8_t *to = guns ? rg_gun_range : rg_musket_range;
    int most = 0;
    char room[40];

    if (!has_body(v, u) || f->type[u] == RG_WAGON || rg_is_mounted(f, s, u) || !rg_has_zone(s, u) ||
        rg_is_snake(s, u))
        return;
    for (int b = 0; b < bands; b++)
        if (rg_points_in_band(f, u, b)) {
            most = to[b];
            show_band(v, u, to[b], points_said(rg_points_in_band(f, u, b), guns, room, sizeof room),
                      all);
        }
    for (int side = 0; side < 2; side++) {
        lin_point front[2];

        front_of(v, u, front);
        kit_stroke_line(kit_stroke(all, "arc", "", false), front[side],
                        tb_go(front[side],
                              (tb_angle)(s->facing[u] + (side ? TB_EIGHTH : -TB_EIGHTH)),
                              RG_IN(most), 0));
    }
}

/* ---- Charges: RG-12.1 to RG-12.14 ---- */

static void show_charge(const lin_view *v, int u, kit_strokes *all)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const tb_set *enemies;

    if (!has_body(v, u) || !rg_is_troops(f, u) || rg_is_broken(s, u) || s->in[u] ||
        s->formation[u] == RG_MARCH_COLUMN)
        return;
    enemies = &f->bodies[1 - f->side[u]];
    for (int t = tb_next(enemies, 0); t >= 0; t = tb_next(enemies, t + 1)) {
        char text[60];
        int turn;

        if (!rg_stands(s, t) || rg_gap(v, u, t) > RG_IN(24))
            continue;
        if (rg_least_charge(v, u, t, false, RG_WHOLE, &turn))
            snprintf(text, sizeof text, "reaches %s", rg_id(f, t));
        else if (rg_least_charge(v, u, t, true, RG_WHOLE, &turn))
            snprintf(text, sizeof text, "reaches %s at the double quick", rg_id(f, t));
        else
            continue;
        kit_stroke_line(kit_stroke(all, "task", text, false), s->at[u], rg_centre(v, t));
    }
}

/* ---- Command: RG-4.4 to RG-4.18 ---- */

static void show_radius(const lin_view *v, int c, kit_strokes *all)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const bool poor = s->with[c] != RG_NONE || s->mark[c] & RG_ON_FOOT || f->sight[s->turn];
    char text[60];

    if (!rg_stands(s, c))
        return;
    snprintf(text, sizeof text, "%s, %d\"%s", rg_id(f, c), poor ? 4 : 8,
             poor ? "" : ", 4\" into woods");
    kit_stroke_circle(kit_stroke(all, "sphere", text, true), rg_leader_at(v, c),
                      rg_radius(f, c) + (poor ? RG_RADIUS_POOR : RG_RADIUS), 72);
}

static void tie(const lin_view *v, int leader, int u, kit_strokes *all)
{
    static const char *const status[] = { "out of command", "provisional", "" };
    const rg_field *f = rg_field_of(v->field);
    char text[60];

    snprintf(text, sizeof text, "%s", rg_is_leader(f, u) ? "" : status[rg_status_of(v, u)]);
    kit_stroke_line(kit_stroke(all, "tie", text, false), rg_leader_at(v, leader), rg_centre(v, u));
}

static void show_command(const lin_view *v, int u, kit_strokes *all)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const tb_set *leaders = &f->leaders[f->side[u]], *units = &f->bodies[f->side[u]];

    if (!rg_stands(s, u))
        return;
    if (rg_is_leader(f, u)) {
        show_radius(v, u, all);
        for (int w = tb_next(units, 0); w >= 0; w = tb_next(units, w + 1))
            if (rg_stands(s, w) &&
                (rg_in_radius(v, u, w) || f->brigade_of[f->brigade[w]].leader == u))
                tie(v, u, w, all);
        return;
    }
    for (int c = tb_next(leaders, 0); c >= 0; c = tb_next(leaders, c + 1))
        if (rg_stands(s, c) &&
            (f->brigade_of[f->brigade[u]].leader == c || rg_in_radius(v, c, u))) {
            show_radius(v, c, all);
            tie(v, c, u, all);
        }
}

/* ---- Retreats: RG-1.27, RG-9.1, RG-9.9 ---- */

static void show_retreat(const lin_view *v, int u, kit_strokes *all)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const tb_set enemies = rg_enemies(v, f->side[u]);
    rg_flight_plan plan;
    tb_angle line;
    int32_t far;
    lin_point front[2];
    rg_found found;

    if (!has_body(v, u) || s->in[u])
        return;
    if (rg_has_zone(s, u)) {
        front_of(v, u, front);
        kit_stroke_line(kit_stroke(all, "arc", "front line", false),
                        tb_go(front[0], (tb_angle)(s->facing[u] - TB_QUARTER), RG_IN(8), 0),
                        tb_go(front[1], (tb_angle)(s->facing[u] + TB_QUARTER), RG_IN(8), 0));
    }
    if (kit_set_is_empty(&enemies) || rg_is_guns(f, u))
        return;
    rg_plan_flight(v, u, RG_FLEES_CLOSE, rg_nearest(v, u, &enemies, NULL), &plan);
    found = rg_find_flight(&plan, &line, &far);
    if (found != RG_NOWHERE)
        kit_stroke_line(kit_stroke(all, "lane",
                                   found == RG_FOUND_OFF_TABLE ? "off the table"
                                   : found == RG_HEMMED_IN     ? "hemmed in"
                                                               : "out of close range",
                                   false),
                        plan.centre, tb_go(plan.centre, line, far > 0 ? far : LIN_INCH, 0));
}

/* ---- Of a side ---- */

static void show_edges(const lin_view *v, int side, kit_strokes *all)
{
    const rg_field *f = rg_field_of(v->field);
    const kit_size t = f->scenery.size;
    const lin_point corner[] = {
        { 0, t.height }, { t.width, t.height }, { t.width, 0 }, { 0, 0 }, { 0, t.height }
    };

    for (int e = 0; e < KIT_EDGES; e++) {
        bool base = false;

        for (int i = 0; i < f->edge_count[side]; i++)
            base = base || f->edges[side][i] == e;
        if (base)
            kit_stroke_line(kit_stroke(all, side ? "held-1" : "held-0", "base", false), corner[e],
                            corner[e + 1]);
        if (f->exits[side] >> e & 1)
            kit_stroke_line(kit_stroke(all, "deploy", "exit", false), corner[e], corner[e + 1]);
    }
}

int rg_strokes(const lin_view *v, int overlay, int of, lin_stroke *out, int max)
{
    const rg_field *f = rg_field_of(v->field);
    kit_strokes all = { out, 0, max };

    switch (overlay) {
    case RG_SHOW_REACH:
        if (rg_stands(v->state, of))
            show_reach(v, of, &all);
        break;
    case RG_SHOW_FIRE:
        show_fire(v, of, &all);
        break;
    case RG_SHOW_CHARGE:
        show_charge(v, of, &all);
        break;
    case RG_SHOW_COMMAND:
        show_command(v, of, &all);
        break;
    case RG_SHOW_RETREAT:
        show_retreat(v, of, &all);
        break;
    case RG_SHOW_EDGES:
        show_edges(v, of, &all);
        break;
    default:
        for (int c = tb_next(&f->leaders[of], 0); c >= 0; c = tb_next(&f->leaders[of], c + 1))
            show_radius(v, c, &all);
        break;
    }
    return all.n;
}
