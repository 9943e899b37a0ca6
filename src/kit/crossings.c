/* crossings.c -- what slows and what bars, and the bridges and fords that lead over it.
 *
 * A crossing is a line with a width. What of a shape lies on none of its strips is cut out of it,
 * strip by strip; only that counts as off the bridge. */
#include "kit/scenery.h"

#define MOST_STRIPS 16

typedef struct {
    int n;
    tb_convex strip[MOST_STRIPS];
} crossings;

/* One straight part of a crossing, as wide as it is, and a touch more: who is just as wide fits. */
static tb_convex strip_of(const kit_scenery *g, int piece, int part)
{
    const lin_point a = g->piece[piece].shape.point[part],
                    b = g->piece[piece].shape.point[part + 1];
    const int32_t wide = g->piece[piece].width;
    const tb_quad q = tb_rectangle(b, tb_bearing(a, b), wide / 2 + TB_TOUCH, wide / 2 + TB_TOUCH,
                                   (int32_t)tb_root_up(tb_gap2(a, b)));

    return tb_convex_of(&q);
}

/* The crossings that a shape comes near: bridges alone, or fords too. */
static void find_crossings(const kit_scenery *g, const tb_convex *c, bool fords, crossings *out)
{
    out->n = 0;
    for (int i = 0; i < g->pieces; i++) {
        if (g->piece[i].kind != KIT_CROSSING || (!fords && g->piece[i].flags & KIT_SLOWS))
            continue;
        for (int part = 0; part + 1 < g->piece[i].shape.points && out->n < MOST_STRIPS; part++) {
            out->strip[out->n] = strip_of(g, i, part);
            out->n += tb_convex_meet(&out->strip[out->n], c);
        }
    }
}

static void add_corner(tb_convex *c, lin_point p, bool *full)
{
    *full = *full || c->n == TB_CORNERS;
    if (!*full)
        c->p[c->n++] = p;
}

/* What of the shape lies to the left of the line from a to b, or to its right; false: nothing.
 * Corners are whole units. A shape of too many corners is left whole: then more counts as off the
 * bridge, never less. */
static bool cut(const tb_convex *c, lin_point a, lin_point b, bool left, tb_convex *out)
{
    bool full = false;

    out->n = 0;
    for (int i = 0; i < c->n; i++) {
        const lin_point p = c->p[i], q = c->p[i + 1 == c->n ? 0 : i + 1];
        const int64_t here = left ? tb_cross(a, b, p) : -tb_cross(a, b, p),
                      there = left ? tb_cross(a, b, q) : -tb_cross(a, b, q);

        if (here >= 0)
            add_corner(out, p, &full);
        if ((here > 0 && there < 0) || (here < 0 && there > 0))
            add_corner(out,
                       (lin_point){ p.x + (int32_t)((q.x - p.x) * here / (here - there)),
                                    p.y + (int32_t)((q.y - p.y) * here / (here - there)) },
                       &full);
    }
    if (full)
        *out = *c;
    return out->n >= 3;
}

/* Does any part of the shape that lies on none of the crossings, from the given one on, touch the
 * piece? */
static bool touches_off(const kit_piece *p, const crossings *over, int from, const tb_convex *c)
{
    tb_convex rest = *c;

    if (!kit_piece_touches(p, c))
        return false;
    if (from == over->n)
        return true;
    for (int i = 0; i < 4; i++) { /* its strip runs clockwise: outside is to the left */
        const lin_point a = over->strip[from].p[i], b = over->strip[from].p[(i + 1) % 4];
        tb_convex part;

        if (cut(&rest, a, b, true, &part) && touches_off(p, over, from + 1, &part))
            return true;
        if (!cut(&rest, a, b, false, &part))
            return false;
        rest = part;
    }
    return false;
}

/* ---- Slowed, and barred ---- */

/* A ford slows, all of its width. */
static bool touches_ford(const kit_scenery *g, const tb_convex *swept)
{
    crossings bridges, all;

    find_crossings(g, swept, true, &all);
    find_crossings(g, swept, false, &bridges);
    return all.n > bridges.n;
}

int kit_scenery_slowing(const kit_scenery *g, int but, const tb_convex *swept)
{
    const tb_box box = tb_box_of(swept->p, swept->n);
    const tb_set near = kit_scenery_near(g, &box);
    crossings bridges = { .n = -1 };

    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1)) {
        if (!(g->piece[i].flags & KIT_SLOWS) || g->piece[i].flags & but ||
            g->piece[i].kind == KIT_CROSSING || !tb_boxes_meet(&box, &g->piece[i].shape.box))
            continue;
        if (bridges.n < 0)
            find_crossings(g, swept, false, &bridges);
        if (touches_off(&g->piece[i], &bridges, 0, swept))
            return i;
    }
    return KIT_NONE;
}

bool kit_scenery_slows(const kit_scenery *g, int but, const tb_convex *swept)
{
    return kit_scenery_slowing(g, but, swept) != KIT_NONE || touches_ford(g, swept);
}

bool kit_scenery_bars(const kit_scenery *g, int piece, const tb_convex *c)
{
    const kit_piece *p = &g->piece[piece];
    crossings over;

    if (p->kind == KIT_OBSTACLE)
        return p->flags & KIT_TALL && kit_piece_touches(p, c);
    if (p->kind == KIT_BUILDING || !(p->flags & KIT_IMPASSABLE) || !kit_piece_touches(p, c))
        return false;
    find_crossings(g, c, true, &over);
    return touches_off(p, &over, 0, c);
}

int kit_scenery_barring(const kit_scenery *g, const tb_convex *swept)
{
    const tb_box box = tb_box_of(swept->p, swept->n);
    const tb_set near = kit_scenery_near(g, &box);

    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1))
        if (tb_boxes_meet(&box, &g->piece[i].shape.box) && kit_scenery_bars(g, i, swept))
            return i;
    return KIT_NONE;
}
