/* outlines.c -- lines drawn round a unit to be looked at: reach, arc and bands of fire, Threat
 * Zones, spheres; and what lies between one unit and another. Nothing here decides anything. */
#include "kit/strokes.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/look/look.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/sight/sight.h"

#include <stdio.h>
#include <string.h>

/* ---- Reach: LF-MV-01 to LF-MV-14 ---- */

/* Has it been activated in this turn and no Maneuver Order left? Then this is what it can do in the
 * next. */
static bool moves_later(const lf_state *s, int u)
{
    return s->element == u ? s->m == 0 : (s->mark[u] & LF_ACTED) != 0;
}

/* The angle by which `way` lies off `from`, clockwise, from -half to half a circle. */
static int off(tb_angle way, tb_angle from)
{
    return (int16_t)(uint16_t)(way - from);
}

/* The point of the places a straight move ends at, an eighth to either side, that lies furthest
 * that way. */
static lin_point furthest_step(lin_point at, tb_angle facing, int32_t pace, int way)
{
    if (way > 3 * TB_EIGHTH || way < -3 * TB_EIGHTH)
        return at; /* behind it nothing is further than where it stands */
    return tb_go(at,
                 (tb_angle)(facing + (way > TB_EIGHTH    ? TB_EIGHTH
                                      : way < -TB_EIGHTH ? -TB_EIGHTH
                                                         : way)),
                 pace, 0);
}

/* LF-MV-07, LF-MV-08: and of a shift by a stand, square to a facing up to an eighth off the old. */
static lin_point furthest_shift(lin_point at, tb_angle facing, int32_t wide, int way)
{
    const int side = way < 0 ? -1 : 1, turn = way * side;

    return tb_go(at,
                 (tb_angle)(facing + side * (turn < TB_EIGHTH       ? TB_EIGHTH
                                             : turn > 3 * TB_EIGHTH ? 3 * TB_EIGHTH
                                                                    : turn)),
                 wide, 0);
}

/* Where a forward move can end that has an oblique shift: the outline of all such places. */
static void show_shifts(const lin_view *view, int u, int32_t pace, const char *kind,
                        kit_strokes *all)
{
    enum { POINTS = 72 };
    const lf_state *s = view->state;
    const int32_t wide = lf_pose(view, u).wide;
    const tb_angle facing = s->facing[u];
    lin_stroke *o = kit_stroke(all, kind, "", true);

    for (int i = 0; i <= POINTS; i++) { /* straight ahead both to the right and to the left */
        const int way = i < POINTS ? off((tb_angle)(facing + TB_CIRCLE * i / POINTS), facing) : -1;

        kit_stroke_point(
            o, furthest_shift(furthest_step(s->at[u], facing, pace, way), facing, wide, way));
    }
}

static void show_reach(const lin_view *view, int u, kit_strokes *all)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int32_t pace =
        lf_is_element(f, u) ? lf_allowance(view, u) : lf_commands[s->rating[u]].sphere;
    const char *kind = lf_is_element(f, u) && moves_later(s, u) ? "reach-later" : "reach";
    char text[60];
    lin_stroke *o;

    if (s->where[u] != LF_ON_TABLE || s->mark[u] & LF_INSIDE)
        return;
    snprintf(text, sizeof text, "%d\"%s", (int)(pace / LIN_INCH),
             strcmp(kind, "reach") ? " next turn" : "");
    o = kit_stroke(all, kind, text, true);
    if (!lf_is_element(f, u) || s->formation[u] == LF_COLUMN || f->type[u] == LF_ARTILLERY) {
        kit_stroke_circle(o, lf_is_element(f, u) ? s->at[u] : lf_commander_at(view, u), pace, 48);
        return;
    }
    kit_stroke_point(o, s->at[u]);
    kit_stroke_bow(o, s->at[u], pace, (tb_angle)(s->facing[u] - TB_EIGHTH), 2 * TB_EIGHTH, 24);
    show_shifts(view, u, pace, kind, all);
    o = kit_stroke(all, kind, "back", true);
    kit_stroke_point(o, s->at[u]);
    kit_stroke_bow(o, s->at[u], LF_IN(lf_pace_back[lf_moves_as(view, u)]),
                   (tb_angle)(s->facing[u] + TB_CIRCLE / 2 - TB_EIGHTH), 2 * TB_EIGHTH, 12);
}

/* ---- Fire: LF-SI-01, LF-SH-23, LF-SH-24, LF-WP-01 ---- */

/* The places in the arc that lie so far from the leader. */
static void show_band(const lin_view *view, int u, int inches, const char *what, kit_strokes *all)
{
    const lf_state *s = view->state;
    const tb_body *b = lf_body(view, u);
    const tb_arc arc = lf_arc(view, u);
    char text[60];

    snprintf(text, sizeof text, "%d\" %s", inches, what);
    kit_strokes_band(all, &arc, &b->stand[b->leader], s->facing[u], LF_IN(inches), text);
}

static void show_fire(const lin_view *view, int u, kit_strokes *all)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const lf_range *range;
    tb_arc arc;

    if (!lf_is_element(f, u) || s->where[u] != LF_ON_TABLE || s->mark[u] & LF_INSIDE)
        return;
    range = &lf_ranges[lf_weapon_of(view, u)];
    arc = lf_arc(view, u);
    kit_strokes_arc(all, &arc, s->facing[u], LF_IN(range->most));
    if (range->over)
        show_band(view, u, range->over, "nearest", all);
    else if (range->most > 3)
        show_band(view, u, 3, "point-blank", all);
    if (range->most > 12 && !range->over)
        show_band(view, u, 12, "long beyond", all);
    show_band(view, u, range->most, "reach", all);
}

/* ---- Threat Zones and spheres: LF-FF-05, LF-CM-02 ---- */

static void show_zone(const lin_view *view, int u, kit_strokes *all)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (lf_is_element(f, u) && lf_has_threat_zone(s, u)) {
        const tb_quad zone = lf_threat_zone(view, u);

        kit_stroke_quad(kit_stroke(all, "zone", lf_id(f, u), true), &zone);
    }
}

void lf_draw_sphere(const lin_view *view, int c, kit_strokes *all)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    char text[60];

    if (c == LF_NONE || s->where[c] != LF_ON_TABLE)
        return;
    snprintf(text, sizeof text, "%s, %d\"", lf_id(f, c),
             (int)(lf_commands[s->rating[c]].sphere / LIN_INCH));
    kit_stroke_circle(kit_stroke(all, "sphere", text, true), lf_commander_at(view, c),
                      lf_commands[s->rating[c]].sphere, 72);
}

static void show_commanders(const lin_view *view, int u, kit_strokes *all)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (lf_is_element(f, u)) {
        lf_draw_sphere(view, s->commander[f->group[u]], all);
        lf_draw_sphere(view, s->force[f->side[u]], all);
    } else {
        lf_draw_sphere(view, u, all);
    }
}

int lf_strokes(const lin_view *view, int overlay, int of, lin_stroke *out, int max)
{
    const lf_field *f = lf_field_of(view->field);
    kit_strokes all = { out, 0, max };

    switch (overlay) {
    case LF_SHOW_REACH:
        show_reach(view, of, &all);
        break;
    case LF_SHOW_FIRE:
        show_fire(view, of, &all);
        break;
    case LF_SHOW_ZONE:
        show_zone(view, of, &all);
        break;
    case LF_SHOW_SPHERE:
        show_commanders(view, of, &all);
        break;
    default:
        for (int u = 0; u < f->units; u++) {
            if (f->side[u] != of)
                continue;
            if (overlay == LF_SHOW_ZONES)
                show_zone(view, u, &all);
            else if (!lf_is_element(f, u))
                lf_draw_sphere(view, u, &all);
        }
    }
    return all.n;
}

/* ---- Between two units ---- */

static void outline_of(const lin_view *view, const lf_sight *sight, kit_strokes *all)
{
    const lf_field *f = lf_field_of(view->field);

    if (!sight->blocked_by_piece) {
        kit_stroke_quad(kit_stroke(all, "blocked", lf_id(f, sight->blocker), true),
                        &lf_body(view, sight->blocker)->hull);
        return;
    }
    {
        const tb_outline *g = &f->scenery.piece[sight->blocker].shape;

        kit_stroke_outline(kit_stroke(all, "blocked", lf_piece_name(f, sight->blocker), g->closed),
                           g);
    }
}

static void relate(const lin_view *view, int from, int to, const lf_sight *sight, lin_relation *out)
{
    const lf_field *f = lf_field_of(view->field);
    const tb_arc arc = lf_arc(view, from);
    const tb_body *b = lf_body(view, to);

    *out = (lin_relation){ .distance = sight->distance,
                           .stands = b->stands,
                           .seen = (uint8_t)sight->visible,
                           .in_cover = sight->visible && sight->cover,
                           .in_zone = lf_threat_zone_meets(view, from, b) };
    for (int i = 0; i < b->stands; i++)
        out->in_arc = out->in_arc || tb_arc_meets(&arc, &b->stand[i]);
    if (!sight->visible && out->in_arc && sight->blocker != LF_NONE)
        snprintf(out->blocker, sizeof out->blocker, "%s",
                 sight->blocked_by_piece ? lf_piece_name(f, sight->blocker)
                                         : lf_id(f, sight->blocker));
}

static void say_sight(const lin_view *view, int from, int to, const lf_sight *sight, lin_text *say)
{
    const lf_field *f = lf_field_of(view->field);
    lin_relation r;

    relate(view, from, to, sight, &r);
    lin_put(say, "%s to %s: %.2f inches", lf_id(f, from), lf_id(f, to),
            (double)r.distance / LIN_INCH);
    if (r.seen)
        lin_put(say, "; sees %d of %d stands, %s", r.seen, r.stands,
                r.in_cover ? "in cover" : "in the open");
    else if (!r.in_arc)
        lin_put(say, "; outside its arc");
    else if (r.blocker[0])
        lin_put(say, "; blocked by %s", r.blocker);
    else
        lin_put(say, "; it cannot be seen");
    if (r.in_zone)
        lin_put(say, "; in its Threat Zone");
    if (f->side[from] != f->side[to]) {
        const tb_body *me = lf_body(view, from);

        if (lf_leader_in_flank(view, &me->stand[me->leader], to))
            lin_put(say, "; from the flank");
    }
    lin_put(say, ".");
}

/* LF-ME-07: from the centre of a commander's disc to the leader of a friend, to any stand of an
 * enemy; of two commanders, from one centre to the other. */
static int32_t gap_to(const lin_view *view, int from, int to)
{
    const lf_field *f = lf_field_of(view->field);
    const int element = lf_is_element(f, from) ? from : to;
    const int commander = element == from ? to : from;
    const lin_point at = lf_commander_at(view, commander);
    const tb_body *b;
    int32_t near;

    if (!lf_is_element(f, element))
        return (int32_t)tb_root(tb_gap2(lf_commander_at(view, element), at));
    b = lf_body(view, element);
    near = tb_point_distance(&b->stand[b->leader], at);
    for (int i = 0; f->side[from] != f->side[to] && i < b->stands; i++)
        if (tb_point_distance(&b->stand[i], at) < near)
            near = tb_point_distance(&b->stand[i], at);
    return near;
}

bool lf_relation(const lin_view *view, int from, int to, lin_relation *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    lf_sight sight;

    if (from == to || s->where[from] != LF_ON_TABLE || s->where[to] != LF_ON_TABLE)
        return false;
    if (lf_is_element(f, from) && lf_is_element(f, to)) {
        lf_see(view, from, to, &sight);
        relate(view, from, to, &sight, out);
    } else {
        *out = (lin_relation){ .distance = gap_to(view, from, to) };
    }
    return true;
}

int lf_between(const lin_view *view, int from, int to, lin_stroke *out, int max, lin_text *say)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    kit_strokes all = { out, 0, max };
    const tb_body *me, *him;
    lin_point a, b;
    lf_sight sight;
    lin_stroke *o;
    char text[60];
    int which;

    if (from == to || s->where[from] != LF_ON_TABLE || s->where[to] != LF_ON_TABLE)
        return 0;
    if (!lf_is_element(f, from) || !lf_is_element(f, to)) {
        lin_put(say, "%s to %s: %.2f inches.", lf_id(f, from), lf_id(f, to),
                (double)gap_to(view, from, to) / LIN_INCH);
        o = kit_stroke(&all, "sight", "", false);
        kit_stroke_line(o, lf_is_element(f, from) ? s->at[from] : lf_commander_at(view, from),
                        lf_is_element(f, to) ? s->at[to] : lf_commander_at(view, to));
        return all.n;
    }
    me = lf_body(view, from);
    him = lf_body(view, to);
    lf_see(view, from, to, &sight);
    tb_body_distance(&me->stand[me->leader], him, &which);
    tb_distance(&me->stand[me->leader], &him->stand[which], &a, &b);
    snprintf(text, sizeof text, "%.1f\"%s", (double)sight.distance / LIN_INCH,
             sight.visible && sight.cover ? " cover" : "");
    o = kit_stroke(&all, sight.visible ? "sight" : "blocked", text, false);
    kit_stroke_line(o, a, b);
    if (!sight.visible && sight.blocker != LF_NONE)
        outline_of(view, &sight, &all);
    say_sight(view, from, to, &sight, say);
    return all.n;
}
