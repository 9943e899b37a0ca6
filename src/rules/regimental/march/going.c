/* going.c -- what ground costs. RG-1.16, RG-1.45, RG-7.16 to RG-7.24.
 *
 * A straight way is cut wherever the ground under the centre of any stand changes, and each piece
 * is paid by the worst of them. What was walked over open ground is kept apart from the rest: a
 * fence crossed anywhere in a move makes all of it dearer (RG-7.22). */
#include "rules/regimental/march/march.h"

#include <stdlib.h>

/* ---- Who walks ---- */

int rg_move_of(const rg_field *f, const rg_state *s, int u, int formation)
{
    const bool horse = rg_is_mounted(f, s, u);

    if (f->type[u] == RG_WAGON)
        return f->flags[u] & RG_IS_PACK ? RG_MOVE_GALLOPER : RG_MOVE_SIEGE;
    if (f->type[u] == RG_ARTILLERY)
        return rg_gun_rows[f->gun[u]].move;
    if (formation == RG_BROKEN) /* RG-7.15 */
        return horse ? RG_MOVE_HORSE_BROKEN : RG_MOVE_BROKEN;
    if (f->type[u] == RG_CAVALRY && !horse)
        return RG_MOVE_DISMOUNTED;
    switch (formation) {
    case RG_LINE:
        return horse ? RG_MOVE_HORSE_LINE : RG_MOVE_LINE;
    case RG_MARCH_COLUMN:
        return horse ? RG_MOVE_HORSE_MARCH : RG_MOVE_MARCH;
    default:
        return horse ? RG_MOVE_HORSE_COLUMN : RG_MOVE_COLUMN;
    }
}

rg_walker rg_pace_of(const lin_view *v, int u)
{
    const rg_state *s = v->state;
    rg_walker w;

    w.n = 0;
    w.move = (uint8_t)rg_move_of(rg_field_of(v->field), s, u, s->formation[u]);
    w.quick = rg_is_quick(s, u);
    w.roads = rg_is_snake(s, u);
    w.block = rg_is_broken(s, u);
    return w;
}

rg_walker rg_walker_of(const lin_view *v, int u, const tb_body *b, int formation, bool quick)
{
    rg_walker w; /* its places are written as far as they are read */

    w.n = 0;
    w.move = (uint8_t)rg_move_of(rg_field_of(v->field), v->state, u, formation);
    w.quick = quick;
    w.block = formation == RG_BROKEN;
    w.roads = formation == RG_MARCH_COLUMN || formation == RG_LIMBERED;
    if (w.block) {
        w.at[w.n++] = rg_centre_of(b); /* RG-10.18 */
        return w;
    }
    for (int i = 0; i < b->stands && i < RG_STANDS; i++)
        w.at[w.n++] = tb_centre(&b->stand[i]);
    return w;
}

rg_walker rg_leader_walks(const lin_view *v, int leader)
{
    const rg_state *s = v->state;

    return (rg_walker){ .at = { rg_leader_at(v, leader) },
                        .n = 1,
                        .move =
                            s->mark[leader] & RG_ON_FOOT ? RG_MOVE_LEADER_ON_FOOT : RG_MOVE_LEADER,
                        .roads = true };
}

/* ---- Ground: the worst under any stand (RG-7.17); who is not on the march has nothing of roads
 * (RG-7.21) ---- */

int rg_going_at(const rg_field *f, const rg_walker *w, lin_point shift)
{
    int worst = RG_OPEN, on_road = 0;

    for (int i = 0; i < w->n; i++) {
        const lin_point at = { w->at[i].x + shift.x, w->at[i].y + shift.y };
        const rg_cell *c = rg_minds_roads(w) ? NULL : rg_even_cell(f, at);
        rg_spot spot = { .ground = c ? c->ground : 0 };
        int going;

        if (!c)
            spot = rg_spot_at(f, at);
        going = rg_terrains[spot.ground].going;
        on_road += spot.road;
        if (w->roads && (spot.trail || spot.road)) /* RG-7.20 */
            going = RG_OPEN;
        worst = going > worst ? going : worst;
    }
    if (on_road == w->n && (w->roads || w->block) && rg_rates[w->move][RG_ON_ROAD].full)
        return RG_ON_ROAD; /* RG-7.18, RG-7.19 */
    return worst;
}

#define CUTS 256

typedef struct {
    int n;
    int32_t at[CUTS];
} cuts;

static void cut_piece(const rg_field *f, const rg_walker *w, int piece, lin_point a, lin_point b,
                      cuts *c)
{
    const kit_piece *p = &f->scenery.piece[piece];
    int32_t at[TB_POINTS];
    int n = 0;

    switch (f->ground[piece]) {
    case RG_ROAD:
    case RG_TRAIL:
        if (rg_minds_roads(w))
            n = kit_strip_cuts(&p->shape, RG_ROAD_HALF, a, b, at, TB_POINTS);
        break;
    case RG_CROSSING:
        n = kit_strip_cuts(&p->shape, p->width / 2, a, b, at, TB_POINTS);
        break;
    case RG_CONTOUR:
        return;
    default:
        if (p->shape.closed)
            n = tb_line_cuts(&p->shape, a, b, at);
        else if (f->ground[piece] == RG_CREEK)
            n = kit_strip_cuts(&p->shape, p->width / 2, a, b, at, TB_POINTS);
    }
    for (int i = 0; i < n && c->n < CUTS; i++)
        c->at[c->n++] = at[i];
}

static int by_size(const void *a, const void *b)
{
    const int32_t x = *(const int32_t *)a, y = *(const int32_t *)b;

    return (x > y) - (x < y);
}

static void add_part(rg_going_way *out, int32_t to, int going)
{
    if (out->n && (out->part[out->n - 1].going == going || out->n == RG_WAY_PARTS)) {
        out->part[out->n - 1].to = to;
        return;
    }
    out->part[out->n].to = to;
    out->part[out->n++].going = (uint8_t)going;
}

/* Most ways lead over one ground from their beginning to their end. */
static bool is_one_ground(const rg_field *f, const rg_walker *w, lin_point by, rg_going_way *out)
{
    const tb_box at = tb_box_of(w->at, w->n), box = rg_swept(&at, by);
    uint8_t ground;

    if (w->n == 1) {
        const lin_point to = { w->at[0].x + by.x, w->at[0].y + by.y };
        rg_cell all;

        if (!rg_ground_along(f, w->at[0], to, &all) ||
            (all.flags & RG_CELL_ROADS && rg_minds_roads(w)))
            return false;
        ground = all.ground;
    } else if (!rg_is_one_ground(f, &box, rg_minds_roads(w), &ground)) {
        return false;
    }
    add_part(out, kit_length(by), rg_terrains[ground].going);
    return true;
}

void rg_way_of(const rg_field *f, const rg_walker *w, lin_point by, rg_going_way *out)
{
    const int32_t whole = kit_length(by);
    cuts c; /* large, and mostly empty: not cleared */
    int32_t from = 0;

    out->n = c.n = 0;
    if (whole > 0 && is_one_ground(f, w, by, out))
        return;
    for (int i = 0; i < w->n && whole > 0; i++) {
        const lin_point a = w->at[i], b = { a.x + by.x, a.y + by.y };
        const tb_box box = tb_box_of((const lin_point[2]){ a, b }, 2);
        const tb_box wide = kit_box_widened(&box, 2 * LIN_INCH);
        tb_set near;
        uint8_t ground;

        if (rg_is_one_ground(f, &box, rg_minds_roads(w), &ground))
            continue; /* nothing changes under this one */
        near = kit_scenery_near(&f->scenery, &wide);
        for (int k = tb_next(&near, 0); k >= 0; k = tb_next(&near, k + 1))
            cut_piece(f, w, k, a, b, &c);
    }
    qsort(c.at, (size_t)c.n, sizeof c.at[0], by_size);
    for (int i = 0; i <= c.n; i++) {
        const int32_t to = i < c.n ? c.at[i] : whole;

        if (to <= from)
            continue;
        add_part(out, to, rg_going_at(f, w, kit_shortened(by, from + (to - from) / 2)));
        from = to;
    }
}

/* ---- Paying ---- */

static int parts_of(const rg_walker *w, int going, bool crossed)
{
    const int column = crossed && going == RG_OPEN ? RG_BROKEN_GROUND : going;
    const rg_rate *rate = &rg_rates[w->move][column];

    return RG_PARTS / (w->quick && rate->quick ? rate->quick : rate->full);
}

int64_t rg_spent(const rg_walker *w, const rg_march *m)
{
    return m->cost + (int64_t)m->open * parts_of(w, RG_OPEN, m->flags & RG_CROSSED);
}

int rg_parts_of(const rg_walker *w, int going, bool crossed)
{
    return parts_of(w, going, crossed);
}

/* No ground is cheaper than a road, or than open ground where roads are nothing to it. */
int32_t rg_farthest(const rg_walker *w, const rg_march *m, int times)
{
    const bool road = (w->roads || w->block) && rg_rates[w->move][RG_ON_ROAD].full;
    const int open = parts_of(w, RG_OPEN, m->flags & RG_CROSSED);
    const int on_road = road ? parts_of(w, RG_ON_ROAD, false) : open;
    const int64_t least = (int64_t)times * (on_road < open ? on_road : open);
    const int64_t left = m->limit - rg_spent(w, m);

    return left <= 0 ? 0 : (int32_t)(left / least);
}

int32_t rg_afford(const rg_walker *w, const rg_march *m, const rg_going_way *way, int32_t far,
                  int times, bool crossed)
{
    rg_march with = *m;
    int64_t left;
    int32_t from = 0;

    if (crossed)
        with.flags |= RG_CROSSED;
    left = m->limit - rg_spent(w, &with);
    for (int i = 0; i < way->n && from < far; i++) {
        const int32_t to = way->part[i].to < far ? way->part[i].to : far;
        const int64_t each =
            (int64_t)times * parts_of(w, way->part[i].going, with.flags & RG_CROSSED);

        if (left < each * (to - from))
            return from + (int32_t)(left > 0 ? left / each : 0); /* cut down, RG-1.14 */
        left -= each * (to - from);
        from = to;
    }
    return left < 0 ? 0 : from;
}

void rg_pay_part(const rg_walker *w, rg_march *m, int going, int32_t steps)
{
    if (going == RG_OPEN)
        m->open += steps;
    else
        m->cost += (int64_t)steps * parts_of(w, going, false);
}

void rg_pay(const rg_walker *w, rg_march *m, const rg_going_way *way, int32_t gone, int times)
{
    int32_t from = 0;

    for (int i = 0; i < way->n && from < gone; i++) {
        const int32_t to = way->part[i].to < gone ? way->part[i].to : gone;

        rg_pay_part(w, m, way->part[i].going, times * (to - from));
        from = to;
    }
}

bool rg_is_bad(const rg_going_way *way, int32_t gone)
{
    int32_t from = 0;

    for (int i = 0; i < way->n && from < gone; i++) {
        if (way->part[i].going == RG_BROKEN_GROUND || way->part[i].going == RG_ROUGH)
            return true;
        from = way->part[i].to;
    }
    return false;
}

/* ---- Fences, RG-7.24 ---- */

/* A stand without what may overlap. */
static tb_quad slimmed(const tb_quad *q)
{
    const tb_angle a = tb_bearing(q->p[3], q->p[0]);
    const int32_t by = TB_TOUCH;

    return (tb_quad){ { tb_go(q->p[0], a, -by, by), tb_go(q->p[1], a, -by, -by),
                        tb_go(q->p[2], a, by, -by), tb_go(q->p[3], a, by, by) } };
}

int32_t rg_first_fence(const rg_field *f, const tb_body *b, lin_point by)
{
    const int32_t whole = kit_length(by);
    int32_t first = INT32_MAX;
    const tb_box swept = rg_swept(&b->box, by);
    rg_cell all;

    rg_ground_in(f, &swept, &all);
    if (!(all.flags & RG_CELL_WALL))
        return first;
    for (int k = 0; k < f->walls; k++) {
        const tb_outline line = tb_outline_of(f->wall[k].end, 2, false);

        if (!tb_boxes_meet(&swept, &line.box))
            continue;
        for (int i = 0; i < b->stands; i++) {
            const tb_box box = kit_swath_box(&b->stand[i], by);
            tb_quad q;
            int32_t free;

            if (!tb_boxes_meet(&box, &line.box))
                continue;
            q = slimmed(&b->stand[i]);
            free = kit_lies_astride(&line, &b->stand[i]) ? 0 : tb_outline_sweep(&line, &q, by);
            if (free < whole && free < first)
                first = free;
        }
    }
    return first;
}

bool rg_lies_on_fence(const rg_field *f, const tb_body *b)
{
    rg_cell all;

    rg_ground_in(f, &b->box, &all);
    if (!(all.flags & RG_CELL_WALL))
        return false;
    for (int k = 0; k < f->walls; k++) {
        const tb_outline line = tb_outline_of(f->wall[k].end, 2, false);

        if (!tb_boxes_meet(&b->box, &line.box))
            continue;
        for (int i = 0; i < b->stands; i++) {
            const tb_box box = tb_box_of(b->stand[i].p, 4);

            if (tb_boxes_meet(&box, &line.box) && kit_lies_astride(&line, &b->stand[i]))
                return true;
        }
    }
    return false;
}
