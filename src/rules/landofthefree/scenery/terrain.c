/* terrain.c -- what ground an element stands on and goes through: slowed, deep, how high. LF-AT,
 * LF-HI. */
#include "rules/landofthefree/lof.h"

/* The pieces that a rule asks for and whose box a shape's box may meet. */
tb_set lf_near_pieces(const lf_field *f, const tb_box *box)
{
    return tb_index_near(&f->scenery, box);
}

static bool touches(const lf_scenery *p, const tb_convex *c)
{
    return p->shape.closed ? tb_area_meets(&p->shape, c) : tb_edge_meets(&p->shape, c);
}

/* ---- LF-AT-05: bridges and fords ---- */

#define USUAL_WIDTH (2 * LIN_INCH) /* of a crossing whose width the map does not tell */
#define MOST_STRIPS 16

typedef struct {
    int n;
    tb_convex strip[MOST_STRIPS];
} crossings;

/* One straight part of a crossing, as wide as it is, and a touch more: who is just as wide fits. */
static tb_convex strip_of(const lf_field *f, int piece, int part)
{
    const lin_point a = f->piece[piece].shape.point[part],
                    b = f->piece[piece].shape.point[part + 1];
    const int32_t wide = f->table->piece[piece].width ? f->table->piece[piece].width : USUAL_WIDTH;
    const tb_quad q = tb_rectangle(b, tb_bearing(a, b), wide / 2 + TB_TOUCH, wide / 2 + TB_TOUCH,
                                   (int32_t)tb_root_up(tb_gap2(a, b)));

    return tb_convex_of(&q);
}

/* The crossings that a shape comes near: bridges alone, or fords too. */
static void find_crossings(const lf_field *f, const tb_convex *c, bool fords, crossings *out)
{
    out->n = 0;
    for (int i = 0; i < f->pieces; i++) {
        if (f->piece[i].kind != LF_CROSSING || (!fords && f->piece[i].flags & LIN_SLOWS))
            continue;
        for (int part = 0; part + 1 < f->piece[i].shape.points && out->n < MOST_STRIPS; part++) {
            out->strip[out->n] = strip_of(f, i, part);
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
static bool touches_off(const lf_scenery *p, const crossings *over, int from, const tb_convex *c)
{
    tb_convex rest = *c;

    if (!touches(p, c))
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

/* LF-AT-03: a ford slows, all of its width. */
static bool touches_ford(const lf_field *f, const tb_convex *swept)
{
    crossings bridges, all;

    find_crossings(f, swept, true, &all);
    find_crossings(f, swept, false, &bridges);
    return all.n > bridges.n;
}

/* LF-AT-08: does any part of it touch slowing ground? LF-AT-04: not who keeps to a bridge. */
bool lf_is_slowed(const lf_field *f, const tb_convex *swept)
{
    const tb_box box = tb_box_of(swept->p, swept->n);
    const tb_set near = lf_near_pieces(f, &box);
    crossings bridges = { .n = -1 };

    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1)) {
        if (!(f->piece[i].flags & LIN_SLOWS) || f->piece[i].kind == LF_CROSSING ||
            !tb_boxes_meet(&box, &f->piece[i].shape.box))
            continue;
        if (bridges.n < 0)
            find_crossings(f, swept, false, &bridges);
        if (touches_off(&f->piece[i], &bridges, 0, swept))
            return true;
    }
    return touches_ford(f, swept);
}

/* LF-LO-01, LF-AT-05: nobody may be there: a tall obstacle, or impassable ground off its bridges
 * and fords. */
bool lf_is_barred(const lf_field *f, int piece, const tb_convex *c)
{
    const lf_scenery *p = &f->piece[piece];
    crossings over;

    if (p->kind == LF_OBSTACLE)
        return p->flags & LIN_TALL && touches(p, c);
    if (p->kind == LF_BUILDING || !(p->flags & LIN_IMPASSABLE) || !touches(p, c))
        return false;
    find_crossings(f, c, true, &over);
    return touches_off(p, &over, 0, c);
}

/* LF-ME-17: the impassable piece that it would touch, or LF_NONE. */
int lf_impassable_on(const lf_field *f, const tb_convex *swept)
{
    const tb_box box = tb_box_of(swept->p, swept->n);
    const tb_set near = lf_near_pieces(f, &box);

    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1))
        if (tb_boxes_meet(&box, &f->piece[i].shape.box) && lf_is_barred(f, i, swept))
            return i;
    return LF_NONE;
}

/* ---- Lying in it ---- */

/* LF-AT-12, LF-AT-13: at least half of the stands, the leader among them, pass the test. With fewer
 * the piece is nothing to it, neither cover nor a limit (LF-AT-18). */
static bool half_with_leader(const tb_ground *g, const tb_body *b,
                             bool (*test)(const tb_ground *, const tb_convex *))
{
    int n = 0;
    bool leader = false;

    for (int i = 0; i < b->stands; i++) {
        const tb_convex c = tb_convex_of(&b->stand[i]);

        if (test(g, &c)) {
            n++;
            leader = leader || i == b->leader;
        }
    }
    return leader && 2 * n >= b->stands;
}

/* LF-AT-12: does it occupy the piece? LF-AT-13: deep where it is not on its edge as well. */
lf_lie lf_body_lies_in(const lf_field *f, const tb_body *b, int piece)
{
    const tb_ground *g = &f->piece[piece].shape;

    if (!g->closed || !tb_boxes_meet(&g->box, &b->box) || !half_with_leader(g, b, tb_area_meets))
        return LF_OUTSIDE;
    return half_with_leader(g, b, tb_edge_meets) ? LF_AT_EDGE : LF_DEEP;
}

/* Which obscuring areas a body occupies, and which of them deep. */
static void find_lies(const lf_field *f, const tb_body *b, tb_set *lies, tb_set *deep)
{
    const tb_set near = lf_near_pieces(f, &b->box);

    *lies = *deep = (tb_set){ 0 };
    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1)) {
        const lf_lie lie = lf_obscures(&f->piece[i]) ? lf_body_lies_in(f, b, i) : LF_OUTSIDE;

        if (lie != LF_OUTSIDE)
            kit_set_put(lies, i);
        if (lie == LF_DEEP)
            kit_set_put(deep, i);
    }
}

/* Asked with every look, of obscuring areas alone, so it is remembered beside its body, which is as
 * it should be; and so is how high its stands are (LF-HI-01). */
void lf_know_ground(const lf_field *f, lf_beside *all, int u)
{
    const tb_body *b = &all->body[u];

    if (all->ground_known[u])
        return;
    find_lies(f, b, &all->lies[u], &all->deep[u]);
    for (int i = 0; i < b->stands; i++)
        all->level[u][i] = (uint8_t)(f->hills ? lf_level_at(f, tb_centre(&b->stand[i])) : 0);
    all->ground_known[u] = true;
}

static const lf_beside *with_ground(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    lf_body(view, u);
    lf_know_ground(f, lf_beside_of(view), u);
    return lf_beside_of(view);
}

lf_lie lf_lies_in(const lin_view *view, int u, int piece)
{
    const lf_beside *all = with_ground(view, u);

    return !kit_set_has(&all->lies[u], piece)  ? LF_OUTSIDE
           : kit_set_has(&all->deep[u], piece) ? LF_DEEP
                                               : LF_AT_EDGE;
}

/* LF-FF-08: deep in an obscuring area? LF-AT-18: who does not occupy it is not. */
bool lf_is_deep(const lin_view *view, int u)
{
    return !kit_set_is_empty(&with_ground(view, u)->deep[u]);
}

/* LF-HI-01 */
int lf_level_at(const lf_field *f, lin_point p)
{
    const tb_box box = { p.x, p.y, p.x, p.y };
    const tb_set near = lf_near_pieces(f, &box);
    int level = 0;

    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1))
        if (f->piece[i].kind == LF_HILL && f->piece[i].level > level &&
            tb_area_holds(&f->piece[i].shape, p))
            level = f->piece[i].level;
    return level;
}

int lf_stand_level(const lin_view *view, int u, int stand)
{
    return with_ground(view, u)->level[u][stand];
}

int lf_leader_level(const lin_view *view, int u)
{
    return lf_stand_level(view, u, lf_body(view, u)->leader);
}
