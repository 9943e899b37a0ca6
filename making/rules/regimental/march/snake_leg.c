/* snake_leg.c -- march columns and limbered guns follow their heads. RG-7.31 to RG-7.36.
 *
 * While it lies straight and goes straight on it is a block, and its way is cut exactly; round a
 * bend it is looked at every eighth of an inch of the head's path. */
#include "rules/regimental/march/march.h"
#include "kit/maneuver.h"

#include <stdlib.h>

enum { LOOK = LIN_INCH / 8 };

int rg_road_of(const lin_view *v, int u)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;

    for (int i = 0; i < f->scenery.pieces; i++)
        if ((f->ground[i] == RG_ROAD || f->ground[i] == RG_TRAIL) &&
            kit_is_near_line(&f->scenery.piece[i].shape, s->at[u], RG_ROAD_HALF))
            return i;
    return RG_NONE;
}

/* One straight stretch of the head, from the track that the leg has come to. False: a bend that it
 * may not make. */
static bool head_goes(const lin_view *v, int u, lin_point to, rg_leg *leg)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const uint16_t deep = rg_deep(f, u, s->formation[u], rg_is_mounted(f, s, u));
    const int32_t length = rg_length(f, s, u);
    const int turn = kit_track_turn(&leg->track, to);
    const kit_track from = leg->track;
    kit_track end = from;
    bool bent = true;
    rg_walker w;
    tb_body b;
    int before;
    kit_run run;

    if (abs(turn) > TB_QUARTER ||
        (abs(turn) >= RG_DEGREE && kit_track_since_bend(&from) < RG_BEND_APART)) /* RG-7.35 */
        return false;
    run = kit_column_go(rg_window(v), u, &end, to, rg_wide(), deep, length, &bent);
    if (!bent)
        return false;
    kit_track_form(&from, s->stands[u], rg_wide(), deep, &b);
    w = rg_walker_of(v, u, &b, s->formation[u], rg_is_quick(s, u));
    before = rg_going_at(f, &w, (lin_point){ 0, 0 });
    for (int32_t gone = 0; gone < run.free;) {
        const int32_t next = gone + LOOK < run.free ? gone + LOOK : run.free;
        const int32_t whole = kit_length(kit_way(from.head, to));
        kit_track there = from;
        rg_met met;
        rg_march m = leg->march;
        int going;

        kit_track_go(&there, kit_ray_point(from.head, to, next, whole), length);
        kit_track_form(&there, s->stands[u], rg_wide(), deep, &b);
        w = rg_walker_of(v, u, &b, s->formation[u], rg_is_quick(s, u));
        going = rg_going_at(f, &w, (lin_point){ 0, 0 });
        if (!rg_has_room(v, u, &b, &met)) { /* its stands swing out at a bend */
            leg->unit = met.unit;
            leg->piece = met.piece;
            leg->edge = met.edge;
            return true;
        }
        /* the road figure is for inches that are all on it */
        rg_pay_part(&w, &m,
                    going == RG_ON_ROAD || before == RG_ON_ROAD ? (going == before       ? going
                                                                   : going == RG_ON_ROAD ? before
                                                                                         : going)
                    : going > before                            ? going
                                                                : before,
                    next - gone);
        if (rg_lies_on_fence(f, &b))
            m.flags |= RG_CROSSED;
        if (rg_spent(&w, &m) > m.limit)
            return true;
        leg->march = m;
        leg->track = there;
        leg->gone += next - gone;
        gone = next;
        before = going;
    }
    if (run.free < kit_length(kit_way(from.head, to))) {
        leg->unit = run.unit;
        leg->piece = run.piece;
        leg->edge = run.unit == RG_NONE && run.piece == RG_NONE;
    }
    return true;
}

static void begin(const lin_view *v, int u, rg_leg *out)
{
    *out = (rg_leg){ .pose = rg_pose(v, u),
                     .track = rg_track(v, u),
                     .snake = true,
                     .march = rg_march_of(v, u),
                     .unit = RG_NONE,
                     .piece = RG_NONE };
}

void rg_snake_leg(const lin_view *v, int u, lin_point to, rg_leg *out)
{
    begin(v, u, out);
    head_goes(v, u, to, out);
    out->march.legs++;
}

/* RG-7.34: on a road the path has the bends of the road. */
void rg_road_leg(const lin_view *v, int u, int32_t far, rg_leg *out)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const int road = rg_road_of(v, u);
    const tb_outline *line = &f->scenery.piece[road].shape;
    lin_point path[TB_POINTS];
    int segment, n;
    int32_t before = 0;
    bool back;

    begin(v, u, out);
    tb_line_nearest(line, s->at[u], &segment);
    back = abs(tb_turn(s->facing[u], tb_bearing(line->point[segment], line->point[segment + 1]))) >
           TB_QUARTER;
    n = kit_line_path(line, s->at[u], back, far, path, TB_POINTS);
    for (int i = 0; i < n; i++) {
        const lin_point at = out->track.head;

        if (tb_gap2(at, path[i]) <= (int64_t)TB_TOUCH * TB_TOUCH)
            continue;
        before = out->gone;
        if (!head_goes(v, u, path[i], out) || out->gone == before || out->unit != RG_NONE ||
            out->piece != RG_NONE || out->edge ||
            tb_gap2(out->track.head, path[i]) > (int64_t)TB_TOUCH * TB_TOUCH)
            break;
    }
    out->march.legs++;
}
