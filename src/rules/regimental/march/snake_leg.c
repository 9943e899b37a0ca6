/* snake_leg.c -- march columns and limbered guns follow their heads. RG-7.31 to RG-7.36.
 *
 * It is looked at every eighth of an inch of the head's path; where the ground under any of its
 * stands has changed meanwhile, the place is found to a step. */
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

/* The head on its straight way, with what follows it. */
typedef struct {
    const lin_view *view;
    int unit;
    uint16_t deep;
    int32_t length, whole;
    kit_track from;
    lin_point to;
} head_way;

static int going_after(const head_way *h, int32_t gone, kit_track *there, tb_body *b)
{
    const rg_state *s = h->view->state;
    rg_walker w;

    *there = h->from;
    kit_track_go(there, kit_ray_point(h->from.head, h->to, gone, h->whole), h->length);
    kit_track_form(there, s->stands[h->unit], rg_wide(), h->deep, b);
    w = rg_walker_of(h->view, h->unit, b, s->formation[h->unit], rg_is_quick(s, h->unit));
    return rg_going_at(rg_field_of(h->view->field), &w, (lin_point){ 0, 0 });
}

/* The first step after which the going is not as before. */
static int32_t first_change(const head_way *h, int32_t low, int32_t high, int before)
{
    kit_track t;
    tb_body b;

    while (high - low > 1) {
        const int32_t middle = low + (high - low) / 2;

        if (going_after(h, middle, &t, &b) == before)
            low = middle;
        else
            high = middle;
    }
    return high;
}

/* Is all of the way, from the tail's end to where the head would go, over one ground and clear of
 * everybody and everything? Then it is as a block that goes straight on. */
static bool is_all_clear(const head_way *h, const tb_body *b)
{
    const rg_field *f = rg_field_of(h->view->field);
    const tb_box table = kit_box_of_table(f->scenery.size);
    const tb_box end = kit_box_round(h->to, rg_wide() + h->deep);
    const tb_box box = { b->box.west < end.west ? b->box.west : end.west,
                         b->box.south < end.south ? b->box.south : end.south,
                         b->box.east > end.east ? b->box.east : end.east,
                         b->box.north > end.north ? b->box.north : end.north };
    tb_set near;
    rg_cell all;

    if (!kit_box_holds_box(&table, &box) || !rg_ground_in(f, &box, &all) ||
        all.flags & (RG_CELL_STOPS | RG_CELL_WALL | RG_CELL_ROADS))
        return false;
    near = kit_others_near(kit_refresh(rg_window(h->view)), h->unit, &box, RG_APART);
    return kit_set_is_empty(&near);
}

static void go_freely(const head_way *h, const rg_walker *w, int going, int32_t free, rg_leg *leg)
{
    const int64_t left = leg->march.limit - rg_spent(w, &leg->march);
    const int64_t far = left / rg_parts_of(w, going, leg->march.flags & RG_CROSSED);
    const int32_t gone = left <= 0 ? 0 : far < free ? (int32_t)far : free;

    kit_track_go(&leg->track, kit_ray_point(h->from.head, h->to, gone, h->whole), h->length);
    rg_pay_part(w, &leg->march, going, gone);
    leg->gone += gone;
}

/* One straight stretch of the head, from the track that the leg has come to. False: a bend that it
 * may not make. most: no farther than that. */
static bool head_goes(const lin_view *v, int u, lin_point to, int32_t most, rg_leg *leg)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const uint16_t deep = rg_deep(f, u, s->formation[u], rg_is_mounted(f, s, u));
    const int32_t length = rg_length(f, s, u);
    const int turn = kit_track_turn(&leg->track, to);
    const kit_track from = leg->track;
    const int32_t start = leg->gone;
    const head_way h = { v, u, deep, length, kit_length(kit_way(from.head, to)), from, to };
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
    run.free = run.free < most ? run.free : most;
    kit_track_form(&from, s->stands[u], rg_wide(), deep, &b);
    w = rg_walker_of(v, u, &b, s->formation[u], rg_is_quick(s, u));
    before = rg_going_at(f, &w, (lin_point){ 0, 0 });
    if (is_all_clear(&h, &b)) {
        go_freely(&h, &w, before, run.free, leg);
        return true;
    }
    for (int32_t gone = 0, step = LOOK; gone < run.free && step > 0;) {
        int32_t next = gone + step < run.free ? gone + step : run.free;
        rg_march m = leg->march;
        kit_track there;
        rg_met met;
        int going = going_after(&h, next, &there, &b);

        if (going != before) { /* cut where the ground changes, RG-1.45 */
            next = first_change(&h, gone, next, before);
            going = going_after(&h, next, &there, &b);
        }
        if (!rg_has_room(v, u, &b, &met)) { /* its stands swing out at a bend */
            leg->unit = met.unit;
            leg->piece = met.piece;
            leg->edge = met.edge;
            return true;
        }
        w = rg_walker_of(v, u, &b, s->formation[u], rg_is_quick(s, u));
        rg_pay_part(&w, &m, before, next - gone);
        if (rg_lies_on_fence(f, &b))
            m.flags |= RG_CROSSED;
        if (rg_spent(&w, &m) > m.limit) { /* as much of it as can be paid for */
            step = (next - gone) / 2;
            continue;
        }
        leg->march = m;
        leg->track = there;
        leg->gone += next - gone;
        gone = next;
        before = going;
    }
    if (leg->gone < start + run.free)
        return true;
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
    head_goes(v, u, to, INT32_MAX, out);
    out->march.legs++;
}

bool rg_snake_gets_on(const lin_view *v, int u, lin_point to, int32_t least)
{
    rg_leg leg;

    begin(v, u, &leg);
    head_goes(v, u, to, least, &leg);
    return leg.gone >= least;
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
        if (!head_goes(v, u, path[i], INT32_MAX, out) || out->gone == before ||
            out->unit != RG_NONE || out->piece != RG_NONE || out->edge ||
            tb_gap2(out->track.head, path[i]) > (int64_t)TB_TOUCH * TB_TOUCH)
            break;
    }
    out->march.legs++;
}
