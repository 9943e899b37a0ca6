/* route.c -- how a leader gets to a unit round what is in his way. RG-4.36.
 *
 * Straight on wherever that is free. Else by corners: of the enemies that he cannot ride through,
 * as far off as his disc needs, and of ground that bars him. Of all ways by up to three of them the
 * cheapest is found leg by leg: who wants to be with a unit has no other wish. */
#include "rules/regimental/command/command.h"
#include "rules/regimental/march/march.h"
#include "kit/discs.h"

enum { CORNERS = 24, OFF = LIN_INCH / 4 };

typedef struct {
    const lin_view *view;
    int leader, unit, n;
    lin_point from, corner[CORNERS];
    int64_t round[CORNERS]; /* how long the way by that corner is at least */
    int64_t reach;          /* over the best of ground: what lies beyond is no corner of his */
} search;

/* Where his disc touches the nearest of its points, and how far he has to ride there. */
static lin_point end_of(const search *q, lin_point from, int32_t *far)
{
    const lin_point there = rg_point_nearest(rg_body(q->view, q->unit), from);
    const int32_t whole = kit_length(kit_way(from, there));

    *far = whole - rg_radius(rg_field_of(q->view->field), q->leader);
    return *far > 0 ? kit_ray_point(from, there, *far, whole) : from;
}

/* To the unit in one leg; false: not. */
static bool rides_in(const search *q, lin_point from, rg_march *m)
{
    int32_t far;
    const lin_point there = end_of(q, from, &far);

    return far <= TB_TOUCH || rg_ride_leg(q->view, q->leader, from, there, m) >= far - TB_TOUCH;
}

/* Is something in his straight way, or is it merely too dear? */
static bool is_stopped(const search *q)
{
    rg_march m = { .limit = 100 * RG_WHOLE, .unit = RG_NONE };

    return !rides_in(q, q->from, &m);
}

/* ---- Corners, the least roundabout ones ---- */

static void add_corner(search *q, lin_point at)
{
    const rg_field *f = rg_field_of(q->view->field);
    const tb_box table = kit_box_of_table(f->scenery.size);
    int64_t round = kit_length(kit_way(q->from, at));
    int32_t far;
    int i;

    if (round - rg_radius(f, q->leader) > q->reach || !kit_box_holds(&table, at) ||
        kit_scenery_bars_point(&f->scenery, at))
        return;
    end_of(q, at, &far);
    round += far;
    if (round > q->reach)
        return;
    i = q->n < CORNERS ? q->n++ : CORNERS - 1;
    if (i == CORNERS - 1 && q->n == CORNERS && q->round[i] && q->round[i] <= round)
        return;
    for (; i > 0 && q->round[i - 1] > round; i--) {
        q->corner[i] = q->corner[i - 1];
        q->round[i] = q->round[i - 1];
    }
    q->corner[i] = at;
    q->round[i] = round;
}

static void add_corners_of_quad(search *q, const tb_quad *b, int32_t off)
{
    const tb_angle facing = tb_bearing(b->p[3], b->p[0]);

    add_corner(q, tb_go(b->p[0], facing, off, -off));
    add_corner(q, tb_go(b->p[1], facing, off, off));
    add_corner(q, tb_go(b->p[2], facing, -off, off));
    add_corner(q, tb_go(b->p[3], facing, -off, -off));
}

static void add_enemies(search *q)
{
    const rg_field *f = rg_field_of(q->view->field);
    const rg_state *s = q->view->state;
    const tb_set *all = &f->bodies[1 - f->side[q->leader]];
    const int32_t off = rg_radius(f, q->leader) + 2 * TB_TOUCH;
    const tb_box about = kit_box_round(q->from, (int32_t)q->reach + 2 * LIN_INCH);

    for (int e = tb_next(all, 0); e >= 0; e = tb_next(all, e + 1)) {
        const tb_body *b;

        if (!rg_stands(s, e))
            continue;
        b = rg_body(q->view, e);
        if (!tb_boxes_meet(&b->box, &about))
            continue;
        for (int i = 0; i < (b->bent ? b->stands : 1); i++)
            add_corners_of_quad(q, b->bent ? &b->stand[i] : &b->hull, off);
    }
}

/* Outlines run counter-clockwise: past a corner and to the right of the edge that leads to it is
 * outside. */
static void add_ground(search *q)
{
    const rg_field *f = rg_field_of(q->view->field);

    for (int i = 0; i < f->scenery.pieces; i++) {
        const tb_outline *g = &f->scenery.piece[i].shape;

        for (int k = 0; f->scenery.piece[i].flags & KIT_IMPASSABLE && k < g->points; k++)
            add_corner(q, tb_go(g->point[k],
                                tb_bearing(g->point[(k + g->points - 1) % g->points], g->point[k]),
                                OFF, OFF));
    }
}

/* ---- Leg by leg ---- */

typedef struct {
    rg_march m;
    int64_t cost; /* -1: he does not get there */
} stop;

/* Would he not get to that corner and from it to the unit, even over the best of ground? */
static bool is_hopeless(const search *q, const rg_walker *w, const rg_march *m, int corner,
                        int32_t far)
{
    const int64_t rest = q->round[corner] - kit_length(kit_way(q->from, q->corner[corner]));

    return far + rest - 4 * TB_TOUCH > rg_farthest(w, m, 1);
}

/* cost NULL: any way will do. */
static bool best_round(const search *q, const rg_march *start, int64_t *cost)
{
    const rg_walker w = rg_leader_walks(q->view, q->leader);
    stop now[CORNERS] = { 0 };
    int64_t best = -1;

    for (int i = 0; i < q->n; i++) {
        const int32_t far = kit_length(kit_way(q->from, q->corner[i]));

        now[i].m = *start;
        now[i].cost = rg_ride_leg(q->view, q->leader, q->from, q->corner[i], &now[i].m) >= far - 1
                          ? rg_spent(&w, &now[i].m)
                          : -1;
    }
    for (int leg = 2; leg <= RG_LEGS; leg++) {
        stop next[CORNERS] = { 0 };

        for (int i = 0; i < q->n; i++) { /* from here to the unit */
            rg_march m = now[i].m;

            if (now[i].cost >= 0 && (best < 0 || now[i].cost < best) &&
                !is_hopeless(q, &w, &m, i, 0) && rides_in(q, q->corner[i], &m) &&
                (best < 0 || rg_spent(&w, &m) < best))
                best = rg_spent(&w, &m);
            if (best >= 0 && !cost)
                return true;
        }
        for (int i = 0; i < q->n && leg < RG_LEGS; i++) { /* to one more corner */
            next[i] = now[i];
            for (int k = 0; k < q->n; k++) {
                rg_march m = now[k].m;
                const int32_t far = kit_length(kit_way(q->corner[k], q->corner[i]));

                if (k == i || now[k].cost < 0 || (best >= 0 && now[k].cost >= best) ||
                    (next[i].cost >= 0 && now[k].cost >= next[i].cost) ||
                    is_hopeless(q, &w, &m, i, far))
                    continue;
                if (rg_ride_leg(q->view, q->leader, q->corner[k], q->corner[i], &m) >= far - 1 &&
                    (next[i].cost < 0 || rg_spent(&w, &m) < next[i].cost)) {
                    next[i].m = m;
                    next[i].cost = rg_spent(&w, &m);
                }
            }
        }
        for (int i = 0; i < q->n && leg < RG_LEGS; i++)
            now[i] = next[i];
    }
    if (cost)
        *cost = best;
    return best >= 0;
}

static bool find_route(const lin_view *v, int leader, int u, int64_t *cost)
{
    const rg_walker w = rg_leader_walks(v, leader);
    search q = { .view = v, .leader = leader, .unit = u, .from = rg_leader_at(v, leader) };
    const rg_march start = rg_ridden(v, leader);
    rg_march m = start;
    int32_t far;
    const lin_point there = end_of(&q, q.from, &far);

    if (cost)
        *cost = rg_spent(&w, &start);
    if (far <= TB_TOUCH)
        return true;
    if (rg_is_too_far(v, leader, q.from, there, far))
        return false;
    if (rides_in(&q, q.from, &m)) {
        if (cost)
            *cost = rg_spent(&w, &m);
        return true;
    }
    if (!is_stopped(&q))
        return false;
    q.reach = rg_farthest(&w, &start, 1);
    add_enemies(&q);
    add_ground(&q);
    return best_round(&q, &start, cost);
}

/* Whether there is a way is asked again and again before he rides: what is known of it holds as
 * long as nobody moves and he has ridden no farther. */
static rg_routes *routes_of(const lin_view *v, int leader)
{
    const rg_state *s = v->state;
    rg_memory *memory = v->beside;
    const rg_routes now = { .at = s->at[leader],
                            .used = s->used[leader],
                            .changes = kit_refresh(rg_window(v))->changes,
                            .fired = s->fired[leader],
                            .aims = s->aims[leader],
                            .with = s->with[leader],
                            .on_foot = (s->mark[leader] & RG_ON_FOOT) != 0 };
    rg_routes *r = &memory->routes[leader];

    if (r->at.x != now.at.x || r->at.y != now.at.y || r->used != now.used ||
        r->changes != now.changes || r->fired != now.fired || r->aims != now.aims ||
        r->with != now.with || r->on_foot != now.on_foot)
        *r = now;
    return r;
}

bool rg_route_to(const lin_view *v, int leader, int u, int64_t *cost)
{
    const bool held = rg_hold(v);
    rg_routes *r = routes_of(v, leader);
    bool can = kit_set_has(&r->can, u);

    if (cost || !kit_set_has(&r->known, u)) {
        can = find_route(v, leader, u, cost);
        kit_set_put(&r->known, u);
        if (can)
            kit_set_put(&r->can, u);
    }
    rg_let_go(v, held);
    return can;
}
