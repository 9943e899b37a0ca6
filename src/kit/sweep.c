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

/* A shape that goes straight past another; of a disc a point. */
typedef struct {
    const tb_quad *shape, *part;
    lin_point by;
    int32_t whole; /* the length of that way */
    bool is_point;
} passage;

static bool is_point(const tb_quad *q)
{
    for (int i = 1; i < 4; i++)
        if (q->p[i].x != q->p[0].x || q->p[i].y != q->p[0].y)
            return false;
    return true;
}

static lin_point after(const passage *w, int32_t far) /* as kit_shortened has it */
{
    if (far >= w->whole)
        return w->by;
    return (lin_point){ (int32_t)((int64_t)w->by.x * far / w->whole),
                        (int32_t)((int64_t)w->by.y * far / w->whole) };
}

static lin_point point_after(const passage *w, int32_t far)
{
    const lin_point by = after(w, far);

    return (lin_point){ w->shape->p[0].x + by.x, w->shape->p[0].y + by.y };
}

/* How near it is after so far of the way: the square; and whether no farther off than that. */
static int64_t square_after(const passage *w, int32_t far)
{
    tb_quad there;

    if (w->is_point)
        return tb_point_square(w->part, point_after(w, far));
    there = kit_moved(w->shape, after(w, far));
    return tb_square_between(&there, w->part);
}

static bool is_near_after(const passage *w, int32_t far, int32_t apart)
{
    tb_quad there;

    if (w->is_point)
        return tb_point_within(w->part, point_after(w, far), apart);
    there = kit_moved(w->shape, after(w, far));
    return tb_within(&there, w->part, apart);
}

/* Of two such squares: is the distance, in whole units, no longer than the other? */
static bool is_no_longer(int64_t a, int64_t b)
{
    int64_t root;

    if (a <= b)
        return true;
    root = tb_root_up(b);
    return a <= root * root;
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
static bool passes_by(const passage *w, lin_point by, int32_t whole, int32_t apart)
{
    const lin_point across = { by.y, -by.x };
    const int64_t far = (int64_t)(apart + 4) * (whole + 1);
    const extent mine = extent_along(w->shape, across), its = extent_along(w->part, across);
    extent on, ahead;

    if (mine.most + far < its.least || its.most + far < mine.least)
        return true;
    on = extent_along(w->shape, by);
    ahead = extent_along(w->part, by);
    return on.most + (int64_t)by.x * by.x + (int64_t)by.y * by.y + far < ahead.least ||
           ahead.most + far < on.least;
}

/* Does it keep farther off than that for so far of its way? */
static bool keeps_off(const passage *w, int32_t far, int32_t apart)
{
    const lin_point by = after(w, far);
    const lin_point from = w->shape->p[0];
    tb_convex swath;

    if (passes_by(w, by, far < w->whole ? far : w->whole, apart))
        return true;
    swath = w->is_point ? (tb_convex){ 2, { from, { from.x + by.x, from.y + by.y } } }
                        : kit_swath(w->shape, by);
    return !tb_convex_within(&swath, w->part, apart + 4);
}

/* Between two convex shapes, one of which moves straight, the distance falls and then rises: where
 * it is least is found by thirds, and where it first falls below `apart`, by halves. free: whoever
 * stops it no sooner need not be looked at; the whole way is as good an answer. */
static int32_t sweep_part(const passage *w, int32_t apart, int32_t free)
{
    int32_t low = 0, high = w->whole;

    if (keeps_off(w, free + 1, apart))
        return w->whole;
    while (high - low > 2) {
        const int32_t third = (high - low) / 3;

        if (is_no_longer(square_after(w, low + third), square_after(w, high - third)))
            high -= third;
        else
            low += third;
    }
    high = low + 1 <= w->whole ? low + 1 : low;
    if (high == 0 || !is_near_after(w, high, apart))
        return w->whole;
    if (is_near_after(w, 0, apart)) /* it is that near already: no nearer */
        return is_no_longer(square_after(w, 0), square_after(w, high)) ? w->whole : 0;
    for (low = 0; high - low > 1;) {
        const int32_t middle = low + (high - low) / 2;

        if (is_near_after(w, middle, apart))
            high = middle;
        else
            low = middle;
    }
    return low;
}

int32_t kit_sweep_apart(const tb_quad *shape, lin_point by, const tb_body *b, int32_t apart)
{
    passage w = { .shape = shape, .by = by, .whole = kit_length(by), .is_point = is_point(shape) };
    int32_t free = w.whole;

    for (int i = 0; i < b->stands; i++) {
        int32_t far;

        w.part = &b->stand[i];
        far = sweep_part(&w, apart, free);
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
