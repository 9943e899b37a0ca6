/* ray.c -- one ray of sight: units first, then ground that nothing is seen through, then what is
 * used up stretch by stretch. */
#include "kit/ray.h"
#include "kit/sweep.h"

/* ---- Units ---- */

/* Smaller all round by that much. */
static tb_quad slimmed(const tb_quad *q, int32_t by)
{
    const tb_angle facing = tb_bearing(q->p[3], q->p[0]);

    if (by == 0)
        return *q;
    return (tb_quad){ { tb_go(q->p[0], facing, -by, by), tb_go(q->p[1], facing, -by, -by),
                        tb_go(q->p[2], facing, by, -by), tb_go(q->p[3], facing, by, by) } };
}

/* Through its stands; through the whole of one that leaves no gaps, since a ray could run along the
 * seam of two stands. */
static bool runs_through_body(const kit_ray *r, const tb_body *b)
{
    const bool whole = b->solid && !b->bent;

    if (!tb_crosses_box(&b->box, r->a, r->b))
        return false;
    for (int i = 0; i < (whole ? 1 : b->stands); i++) {
        const tb_quad *part = whole ? &b->hull : &b->stand[i];
        tb_quad slim;

        if (!tb_pierces(part, r->a, r->b))
            continue;
        slim = slimmed(part, r->policy->slimmer);
        if (tb_pierces(&slim, r->a, r->b))
            return true;
    }
    return false;
}

int kit_ray_unit(const kit_ray *r)
{
    const kit_memory *all = r->all ? r->all : kit_refresh(r->window);
    const tb_set near = tb_index_along(&all->index, r->a, r->b);

    for (int u = tb_next(&near, 0); u >= 0; u = tb_next(&near, u + 1))
        if (u != r->from && u != r->to && runs_through_body(r, &all->body[u]) &&
            (!r->policy->hides || r->policy->hides(r, u)))
            return u;
    return KIT_NONE;
}

/* ---- Ground that blocks ---- */

static int opaque_on_ray(const kit_ray *r, const tb_set *near)
{
    const kit_scenery *g = r->window->scenery;
    const int a = g->hills ? kit_scenery_level(g, r->a) : 0;
    const int b = g->hills ? kit_scenery_level(g, r->b) : 0;

    for (int i = tb_next(near, 0); i >= 0; i = tb_next(near, i + 1)) {
        const kit_piece *p = &g->piece[i];
        const bool rises = p->kind == KIT_HILL && p->level > (a > b ? a : b);

        if (!rises && r->policy->price(r, i) != KIT_OPAQUE)
            continue;
        if (!tb_crosses_box(&p->shape.box, r->a, r->b))
            continue;
        if (p->shape.closed ? kit_piece_runs_through(p, r->a, r->b)
                            : tb_line_crosses(&p->shape, r->a, r->b, NULL))
            return i;
    }
    return KIT_NONE;
}

/* ---- Ground that uses up ---- */

#define CUTS 512 /* what has more edges on one ray is looked at more coarsely */

typedef struct {
    const kit_ray *ray;
    int32_t whole; /* its length */
    int n;
    int32_t at[CUTS];
} cuts;

static void cut_at(cuts *c, int32_t at)
{
    int k;

    if (at <= 0 || at >= c->whole || c->n == CUTS)
        return;
    for (k = c->n++; k > 0 && c->at[k - 1] > at; k--)
        c->at[k] = c->at[k - 1];
    c->at[k] = at;
}

lin_point kit_ray_point(lin_point a, lin_point b, int32_t along, int32_t whole)
{
    if (whole <= 0)
        return a;
    return (lin_point){ a.x + (int32_t)((int64_t)(b.x - a.x) * along / whole),
                        a.y + (int32_t)((int64_t)(b.y - a.y) * along / whole) };
}

static lin_point point_at(const cuts *c, int32_t along)
{
    return kit_ray_point(c->ray->a, c->ray->b, along, c->whole);
}

static void cut_at_edges(cuts *c, const tb_outline *g)
{
    int32_t at[TB_POINTS];
    const int n = tb_line_cuts(g, c->ray->a, c->ray->b, at);

    for (int i = 0; i < n; i++)
        cut_at(c, at[i]);
}

bool kit_is_near_line(const tb_outline *line, lin_point p, int32_t far)
{
    return tb_gap2(p, tb_line_nearest(line, p, NULL)) <= (int64_t)far * far;
}

/* A way, and the segment whose strip is looked for along it. */
typedef struct {
    lin_point way[2], piece[2];
    tb_outline line; /* the segment */
    int32_t whole, far;
    int64_t length; /* of the segment, rounded down */
} strip;

/* Is the way, so far along, within the strip? The product with the segment's direction tells nearly
 * always, without a root; the nearest point is a whole one, so that it may err by a step. */
static bool is_in_strip(const strip *s, int32_t along)
{
    const lin_point p = kit_ray_point(s->way[0], s->way[1], along, s->whole), a = s->piece[0],
                    b = s->piece[1];
    const int64_t x = b.x - a.x, y = b.y - a.y, on = x * (p.x - a.x) + y * (p.y - a.y);
    const int64_t cross = tb_cross(a, b, p), off = cross < 0 ? -cross : cross;

    if (on > 0 && on < x * x + y * y) {
        if (off <= (s->far - 2) * s->length)
            return true;
        if (off > (s->far + 2) * (s->length + 1))
            return false;
    }
    return kit_is_near_line(&s->line, p, s->far);
}

/* From a place within the strip towards one that is out of it: the last that is within. */
static int32_t last_within(const strip *s, int32_t in, int32_t out)
{
    if (is_in_strip(s, out))
        return out;
    while (in - out > 1 || out - in > 1) {
        const int32_t middle = (in + out) / 2;

        if (is_in_strip(s, middle))
            in = middle;
        else
            out = middle;
    }
    return in;
}

/* Two segments are nearest where they cross, or at an end of one of them; round that place the way
 * lies in the strip for one stretch. False: it does not come near. */
static bool within_strip(const strip *s, int32_t out[2])
{
    const tb_outline ray = tb_outline_of(s->way, 2, false);
    int32_t seed[6] = { 0, s->whole };
    int n = 2 + tb_line_cuts(&s->line, s->way[0], s->way[1], &seed[2]);

    for (int i = 0; i < 2; i++)
        seed[n++] = kit_length(kit_way(s->way[0], tb_line_nearest(&ray, s->piece[i], NULL)));
    for (int i = 0; i < n; i++)
        if (is_in_strip(s, seed[i])) {
            out[0] = last_within(s, seed[i], 0);
            out[1] = last_within(s, seed[i], s->whole);
            return true;
        }
    return false;
}

int kit_strip_cuts(const tb_outline *line, int32_t far, lin_point a, lin_point b, int32_t *out,
                   int max)
{
    strip s = { .way = { a, b }, .whole = kit_length(kit_way(a, b)), .far = far };
    int n = 0;

    for (int i = 0; i + 1 < line->points && n + 2 <= max; i++) {
        const tb_box box = tb_box_of(&line->point[i], 2), wide = kit_box_widened(&box, far);

        if (!tb_crosses_box(&wide, a, b))
            continue;
        s.piece[0] = line->point[i];
        s.piece[1] = line->point[i + 1];
        s.line = tb_outline_of(s.piece, 2, false);
        s.length = kit_length(kit_way(s.piece[0], s.piece[1]));
        if (within_strip(&s, &out[n]))
            n += 2;
    }
    return n;
}

static int32_t opened_by(const kit_ray *r, int piece)
{
    return r->policy->opens ? r->policy->opens(r, piece) : 0;
}

static void cut_at_road(cuts *c, const tb_outline *line, int32_t far)
{
    int32_t at[2 * TB_POINTS];
    const int n = kit_strip_cuts(line, far, c->ray->a, c->ray->b, at, 2 * TB_POINTS);

    for (int i = 0; i < n; i++)
        cut_at(c, at[i]);
}

/* The piece whose ground it is at a place; KIT_NONE: open ground. */
static int ground_at(const kit_ray *r, const tb_set *near, lin_point p)
{
    const kit_scenery *g = r->window->scenery;
    int found = KIT_NONE;

    for (int i = tb_next(near, 0); i >= 0; i = tb_next(near, i + 1)) {
        const int32_t open = opened_by(r, i);

        if (open > 0 && kit_is_near_line(&g->piece[i].shape, p, open))
            return KIT_NONE;
        if (g->piece[i].shape.closed && r->policy->price(r, i) >= 0 &&
            tb_area_holds(&g->piece[i].shape, p))
            found = i;
    }
    return found;
}

static void cut_all(cuts *c, const tb_set *near)
{
    const kit_ray *r = c->ray;
    const kit_scenery *g = r->window->scenery;

    for (int i = tb_next(near, 0); i >= 0; i = tb_next(near, i + 1)) {
        const int32_t open = opened_by(r, i);

        if (open > 0)
            cut_at_road(c, &g->piece[i].shape, open);
        else if (g->piece[i].shape.closed && r->policy->price(r, i) >= 0)
            cut_at_edges(c, &g->piece[i].shape);
    }
}

/* Stretch i of them. */
static kit_stretch stretch_of(const cuts *c, const tb_set *near, int i)
{
    kit_stretch s = { .from = i > 0 ? c->at[i - 1] : 0, .to = i < c->n ? c->at[i] : c->whole };

    s.piece = ground_at(c->ray, near, point_at(c, s.from + (s.to - s.from) / 2));
    return s;
}

static tb_set ground_near(const kit_ray *r)
{
    const tb_box box = tb_box_of((const lin_point[2]){ r->a, r->b }, 2);
    const tb_box wide = kit_box_widened(&box, r->policy->most_open);

    return kit_scenery_near(r->window->scenery, &wide);
}

int kit_ray_stretches(const kit_ray *r, kit_stretch *out, int max)
{
    const tb_set near = ground_near(r);
    cuts c; /* large, and mostly empty: not cleared */
    int n = 0;

    c.ray = r;
    c.whole = kit_length(kit_way(r->a, r->b));
    c.n = 0;
    cut_all(&c, &near);
    for (int i = 0; i <= c.n; i++) {
        const kit_stretch s = stretch_of(&c, &near, i);

        if (s.to == s.from)
            continue;
        if (n > 0 && (out[n - 1].piece == s.piece || n == max))
            out[n - 1].to = s.to;
        else if (n < max)
            out[n++] = s;
    }
    return n;
}

static void use_up(const kit_ray *r, const tb_set *near, int32_t whole, kit_ray_end *out)
{
    cuts c; /* large, and mostly empty: not cleared */

    c.ray = r;
    c.whole = whole;
    c.n = 0;
    cut_all(&c, near);
    for (int i = 0; i <= c.n; i++) {
        const kit_stretch s = stretch_of(&c, near, i);

        if (s.to > s.from && s.piece != KIT_NONE)
            out->used += (int64_t)(s.to - s.from) * r->policy->price(r, s.piece);
        if (out->used > r->policy->most) {
            out->open = false;
            out->piece = s.piece;
            return;
        }
    }
}

kit_ray_end kit_ray_look(const kit_ray *r)
{
    const int32_t whole = kit_length(kit_way(r->a, r->b));
    kit_ray_end out = { .open = true, .unit = KIT_NONE, .piece = KIT_NONE };
    tb_set near;

    out.too_far = r->farthest > 0 && tb_gap2(r->a, r->b) > (int64_t)r->farthest * r->farthest;
    if (out.too_far)
        out.open = false;
    else if ((out.unit = kit_ray_unit(r)) != KIT_NONE)
        out.open = false;
    if (!out.open)
        return out;
    near = ground_near(r);
    if ((out.piece = opaque_on_ray(r, &near)) != KIT_NONE)
        out.open = false;
    else if (whole > 0)
        use_up(r, &near, whole, &out);
    return out;
}

lin_point kit_stand_nearest(const tb_quad *stand, lin_point from)
{
    const tb_outline rim = tb_outline_of(stand->p, 4, true);

    return tb_holds(stand, from) ? from : tb_line_nearest(&rim, from, NULL);
}

void kit_ray_points(const tb_quad *stand, lin_point from, lin_point out[KIT_RAY_POINTS])
{
    out[0] = kit_stand_nearest(stand, from);
    for (int i = 0; i < 4; i++)
        out[1 + i] = stand->p[i];
    out[5] = tb_centre(stand);
}

/* ---- Cover ---- */

static bool is_crossed_near(const kit_ray *r, const tb_outline *g, const tb_body *target,
                            int32_t near)
{
    const int32_t whole = kit_length(kit_way(r->a, r->b));
    int32_t at[TB_POINTS];
    const int n = tb_line_cuts(g, r->a, r->b, at);

    for (int i = 0; i < n; i++) {
        const lin_point p = kit_ray_point(r->a, r->b, at[i], whole);

        for (int k = 0; k < target->stands; k++)
            if (tb_point_within(&target->stand[k], p, near))
                return true;
    }
    return false;
}

int kit_ray_cover(const kit_ray *r, const tb_body *target, int32_t near)
{
    const kit_scenery *g = r->window->scenery;
    const tb_box box = tb_box_of((const lin_point[2]){ r->a, r->b }, 2);
    const tb_set all = kit_scenery_near(g, &box);
    int best = 0;

    for (int i = tb_next(&all, 0); i >= 0 && r->policy->cover; i = tb_next(&all, i + 1)) {
        const tb_outline *shape = &g->piece[i].shape;
        const int worth = r->policy->cover(r, i);

        if (worth > best && ((shape->closed && tb_area_holds(shape, r->b)) ||
                             is_crossed_near(r, shape, target, near)))
            best = worth;
    }
    return best;
}
