/* terrain.c -- what ground an element stands on and goes through: slowed, deep, how high. LF-AT, LF-HI. */
#include "lof.h"

/* The pieces whose box a shape's box meets. */
static tb_set near_pieces(const lf_field *f, const tb_box *box)
{
    return tb_index_near(&f->scenery, box);
}

static bool touches(const lf_scenery *p, const tb_convex *c)
{
    return p->shape.closed ? tb_area_meets(&p->shape, c) : tb_edge_meets(&p->shape, c);
}

/* LF-AT-08: does any part of it touch slowing ground? */
bool lf_is_slowed(const lf_field *f, const tb_convex *swept)
{
    const tb_box box = tb_box_of(swept->p, swept->n);
    const tb_set near = near_pieces(f, &box);

    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1))
        if (f->piece[i].flags & LIN_SLOWS && tb_boxes_meet(&box, &f->piece[i].shape.box) && touches(&f->piece[i], swept))
            return true;
    return false;
}

/* LF-ME-17: the impassable piece that it would touch, or LF_NONE. */
int lf_impassable_on(const lf_field *f, const tb_convex *swept)
{
    const tb_box box = tb_box_of(swept->p, swept->n);
    const tb_set near = near_pieces(f, &box);

    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1))
        if ((f->piece[i].flags & LIN_IMPASSABLE || (f->piece[i].kind == LF_OBSTACLE && f->piece[i].flags & LIN_TALL)) &&
            tb_boxes_meet(&box, &f->piece[i].shape.box) && touches(&f->piece[i], swept))
            return i;
    return LF_NONE;
}

/* LF-AT: at least half of the stands, the leader among them, pass the test. */
static bool half_with_leader(const tb_ground *g, const tb_body *b, bool (*test)(const tb_ground *, const tb_convex *))
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

/* Occupies the piece; deep where it is not on its edge as well. */
lf_lie lf_lies_in(const lf_field *f, const lf_state *s, int u, int piece)
{
    const tb_ground *g = &f->piece[piece].shape;
    const tb_body *b = lf_body(f, s, u);

    if (!g->closed || !tb_boxes_meet(&g->box, &b->box) || !half_with_leader(g, b, tb_area_meets))
        return LF_OUTSIDE;
    return half_with_leader(g, b, tb_edge_meets) ? LF_AT_EDGE : LF_DEEP;
}

/* LF-FF-08: deep in an obscuring area? */
bool lf_is_deep(const lf_field *f, const lf_state *s, int u)
{
    const tb_set near = near_pieces(f, &lf_body(f, s, u)->box);

    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1))
        if (f->piece[i].kind == LF_AREA && f->piece[i].flags & LIN_OBSCURES && lf_lies_in(f, s, u, i) == LF_DEEP)
            return true;
    return false;
}

/* LF-HI-01 */
int lf_level_at(const lf_field *f, lin_point p)
{
    const tb_box box = { p.x, p.y, p.x, p.y };
    const tb_set near = near_pieces(f, &box);
    int level = 0;

    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1))
        if (f->piece[i].kind == LF_HILL && f->piece[i].level > level && tb_area_holds(&f->piece[i].shape, p))
            level = f->piece[i].level;
    return level;
}
