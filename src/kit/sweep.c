/* sweep.c -- straight moves: how far they are free, and what ends them. */
#include "kit/sweep.h"

lin_point kit_shortened(lin_point by, int32_t far)
{
    const int64_t whole = kit_length(by);

    if (whole == 0 || far >= whole)
        return by;
    return (lin_point){ (int32_t)((int64_t)by.x * far / whole),
                        (int32_t)((int64_t)by.y * far / whole) };
}

tb_convex kit_swath(const tb_quad *shape, lin_point by)
{
    const tb_quad end = kit_moved(shape, by);

    return tb_swath(shape, &end);
}

tb_box kit_swath_box(const tb_quad *shape, lin_point by)
{
    const tb_quad end = kit_moved(shape, by);
    tb_box box = tb_box_of(shape->p, 4);

    tb_box_add(&box, end.p, 4);
    return box;
}

bool kit_leads_ahead(tb_angle ahead, lin_point by)
{
    const int64_t slack = (int64_t)2 << TB_UNIT_BITS;
    const tb_vector d = tb_direction(ahead);
    const int64_t on = by.x * d.x + by.y * d.y, right = by.x * d.y - by.y * d.x;

    return on >= -slack && (right < 0 ? -right : right) <= on + slack;
}

/* ---- One body ---- */

int32_t kit_sweep_body(const tb_quad *shape, lin_point by, const tb_body *b)
{
    const tb_quad *part;
    const int parts = kit_parts(b, &part);
    int32_t free = tb_sweep(shape, by, &part[0]);

    for (int i = 1; i < parts; i++) {
        const int32_t far = tb_sweep(shape, by, &part[i]);

        free = far < free ? far : free;
    }
    return free;
}

/* A touch more than a touch: so far short of one that may not be touched. */
#define KEEP (TB_TOUCH + 2)

/* Just short of contact: as far as the longer way would take it to contact, less that. */
static int32_t sweep_short(const tb_quad *shape, lin_point by, const tb_body *b)
{
    const int32_t whole = kit_length(by);
    lin_point on;
    int32_t far;

    if (whole == 0)
        return kit_sweep_body(shape, by, b);
    on = (lin_point){ (int32_t)((int64_t)by.x * (whole + KEEP) / whole),
                      (int32_t)((int64_t)by.y * (whole + KEEP) / whole) };
    far = kit_sweep_body(shape, on, b);
    return far >= kit_length(on) ? whole : far - KEEP;
}

/* How near the shape is to the body after so far of the way. */
static int32_t gap_after(const tb_quad *shape, lin_point by, int32_t far, const tb_body *b)
{
    const tb_quad there = kit_moved(shape, kit_shortened(by, far));

    return tb_body_distance(&there, b, NULL);
}

/* How the corners of a shape lie along a direction, times its length. */
typedef struct {
    int64_t least, most;
} extent;

static extent extent_along(const tb_quad *q, lin_point d)
{
    extent e = { INT64_MAX, INT64_MIN };

    for (int i = 0; i < 4; i++) {
        const int64_t at = (int64_t)q->p[i].x * d.x + (int64_t)q->p[i].y * d.y;

        e.least = at < e.least ? at : e.least;
        e.most = at > e.most ? at : e.most;
    }
    return e;
}

/* Does it pass by farther off than that, seen along its way or across it? That settles nearly all.
 * Places on the way are whole steps: a few more than `apart` are asked for. */
static bool passes_by(const tb_quad *shape, lin_point by, int32_t whole, const tb_quad *part,
                      int32_t apart)
{
    const lin_point across = { by.y, -by.x };
    const int64_t far = (int64_t)(apart + 4) * (whole + 1);
    const extent mine = extent_along(shape, across), its = extent_along(part, across);
    extent on, ahead;

    if (mine.most + far < its.least || its.most + far < mine.least)
        return true;
    on = extent_along(shape, by);
    ahead = extent_along(part, by);
    return on.most + (int64_t)by.x * by.x + (int64_t)by.y * by.y + far < ahead.least ||
           ahead.most + far < on.least;
}

/* Between two convex shapes, one of which moves straight, the distance falls and then rises: where
 * it is least is found by thirds, and where it first falls below `apart`, by halves. */
static int32_t sweep_part(const tb_quad *shape, lin_point by, const tb_body *part, int32_t apart)
{
    const int32_t whole = kit_length(by);
    int32_t low = 0, high = whole, start;

    if (passes_by(shape, by, whole, &part->stand[0], apart))
        return whole;
    start = gap_after(shape, by, 0, part);
    while (high - low > 2) {
        const int32_t third = (high - low) / 3;

        if (gap_after(shape, by, low + third, part) <= gap_after(shape, by, high - third, part))
            high -= third;
        else
            low += third;
    }
    high = low + 1 <= whole ? low + 1 : low;
    if (gap_after(shape, by, high, part) > apart || high == 0)
        return whole;
    if (start <= apart) /* it is that near already: no nearer */
        return gap_after(shape, by, high, part) < start ? 0 : whole;
    for (low = 0; high - low > 1;) {
        const int32_t middle = low + (high - low) / 2;

        if (gap_after(shape, by, middle, part) > apart)
            low = middle;
        else
            high = middle;
    }
    return low;
}

int32_t kit_sweep_apart(const tb_quad *shape, lin_point by, const tb_body *b, int32_t apart)
{
    int32_t free = kit_length(by);

    for (int i = 0; i < b->stands; i++) {
        tb_body part; /* one stand of it */
        int32_t far;

        part.stands = 1;
        part.box = tb_box_of(b->stand[i].p, 4);
        part.stand[0] = b->stand[i];
        far = sweep_part(shape, by, &part, apart);
        free = far < free ? far : free;
    }
    return free;
}

/* ---- Ground that bars or slows: by halves, as what a longer way sweeps holds what a shorter does
 * ---- */

int32_t kit_free_of_barred(const kit_scenery *g, int piece, const tb_quad *shape, tb_angle way,
                           int32_t far)
{
    tb_convex swath = kit_swath(shape, kit_way_of(way, far));
    int32_t low = 0, high = far;

    if (!kit_scenery_bars(g, piece, &swath))
        return far;
    while (low < high) {
        const int32_t middle = low + (high - low + 1) / 2;

        swath = kit_swath(shape, kit_way_of(way, middle));
        if (kit_scenery_bars(g, piece, &swath))
            high = middle - 1;
        else
            low = middle;
    }
    return low;
}

int32_t kit_free_of_slowing(const kit_scenery *g, int but, const tb_quad *shape, tb_angle way,
                            int32_t least, int32_t far)
{
    const tb_box all = kit_swath_box(shape, kit_way_of(way, far));
    const tb_set near = kit_scenery_near(g, &all);
    int32_t low = kit_set_is_empty(&near) ? far : least, high = far;

    for (bool first = true; low < high; first = false) { /* mostly nothing slows it: all of the way
                                                            is tried first */
        const int32_t middle = first ? high : low + (high - low + 1) / 2;
        const tb_convex swath = kit_swath(shape, kit_way_of(way, middle));

        if (kit_scenery_slows(g, but, &swath))
            high = middle - 1;
        else
            low = middle;
    }
    return low;
}

/* ---- All that is in the way ---- */

static void stop_at_units(const kit_window *w, int u, const tb_quad *shape, lin_point by,
                          const tb_box *box, kit_run *r)
{
    const kit_memory *m = kit_refresh(w);
    const tb_set near = tb_index_near(&m->index, box);

    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1)) {
        const tb_body *b = &m->body[i];
        int32_t apart;

        if (i == u || !tb_boxes_meet(box, &b->box) ||
            (apart = w->policy->apart(&w->view, u, i)) < 0)
            continue;
        kit_run_stop(r,
                     apart == 0          ? kit_sweep_body(shape, by, b)
                     : apart <= TB_TOUCH ? sweep_short(shape, by, b)
                                         : kit_sweep_apart(shape, by, b, apart),
                     i, KIT_NONE);
    }
}

static void stop_at_piece(const kit_window *w, int u, const tb_quad *shape, lin_point by, int piece,
                          const tb_outline *g, kit_run *r)
{
    const tb_quad mover =
        w->policy->meets ? w->policy->meets(&w->view, u, shape, piece, g) : *shape;

    kit_run_stop(r, tb_outline_sweep(g, &mover, by), KIT_NONE, piece);
}

static bool stops_usually(const kit_piece *p)
{
    return p->kind == KIT_OBSTACLE || p->kind == KIT_BUILDING || p->flags & KIT_IMPASSABLE;
}

static void stop_at_ground(const kit_window *w, int u, const tb_quad *shape, lin_point by,
                           const tb_box *box, kit_run *r)
{
    const tb_set near = kit_scenery_near(w->scenery, box);

    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1)) {
        const tb_outline *g = &w->scenery->piece[i].shape;

        if ((w->policy->stops ? w->policy->stops(&w->view, u, i)
                              : stops_usually(&w->scenery->piece[i])) &&
            tb_boxes_meet(box, &g->box))
            stop_at_piece(w, u, shape, by, i, g, r);
    }
    for (int i = w->scenery->pieces; i < kit_lines(w); i++) {
        lin_point end[2];
        const tb_outline g = kit_line(w, i, end);

        if (tb_boxes_meet(box, &g.box))
            stop_at_piece(w, u, shape, by, i, &g, r);
    }
}

kit_run kit_sweep(const kit_window *w, int u, const tb_quad *shape, lin_point by)
{
    const tb_box swept = kit_swath_box(shape, by);
    const tb_box box = kit_box_widened(&swept, w->policy->most_apart + TB_TOUCH);
    kit_run r = { kit_length(by), KIT_NONE, KIT_NONE };

    stop_at_units(w, u, shape, by, &box, &r);
    stop_at_ground(w, u, shape, by, &box, &r);
    return r;
}

void kit_meets_first(const kit_memory *m, const tb_set *of, const tb_quad *shape, lin_point by,
                     kit_run *r)
{
    const tb_box box = kit_swath_box(shape, by);

    for (int v = tb_next(of, 0); v >= 0; v = tb_next(of, v + 1))
        if (m->key[v].shape && tb_boxes_meet(&box, &m->body[v].box))
            kit_run_stop(r, kit_sweep_body(shape, by, &m->body[v]), v, KIT_NONE);
}

tb_set kit_met_by(const kit_memory *m, const tb_set *of, const tb_quad *shape, lin_point by,
                  int32_t far)
{
    const tb_box box = kit_swath_box(shape, by);
    const int32_t whole = kit_length(by);
    tb_set met = { { 0 } };

    for (int v = tb_next(of, 0); v >= 0; v = tb_next(of, v + 1)) {
        const bool near = m->key[v].shape && tb_boxes_meet(&box, &m->body[v].box);
        const int32_t free = near ? kit_sweep_body(shape, by, &m->body[v]) : whole;

        if (free < whole && free <= far + TB_TOUCH)
            kit_set_put(&met, v);
    }
    return met;
}

int kit_scenery_on_the_way(const kit_window *w, int u, const tb_quad *shape, lin_point by)
{
    const tb_box box = kit_swath_box(shape, by);
    kit_run r = { kit_length(by), KIT_NONE, KIT_NONE };

    stop_at_ground(w, u, shape, by, &box, &r);
    return r.piece;
}
