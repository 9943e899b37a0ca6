/* sight_hidden.c -- whether all lines of a look are blocked, seen at a glance.
 *
 * What a convex thing hides from one point is convex: if it hides the corners of the hull it hides all of it. */
#include "sight.h"

static bool is_convex(const tb_ground *g)
{
    for (int i = 0; i < g->points; i++)
        if (tb_cross(g->point[i], g->point[(i + 1) % g->points], g->point[(i + 2) % g->points]) < 0)
            return false;
    return true;
}

/* Is what has blocked the first line of such a kind? Of a wood that is not convex its core may be: *core. */
static bool casts_a_shadow(const look *k, bool *core)
{
    const lf_scenery *p;

    *core = false;
    if (k->blocker == LF_NONE)
        return false;
    if (!k->blocked_by_piece)
        return lf_is_always_high_enough(k, 1) && lf_beside_of(k->s)->body[k->blocker].solid;
    for (int i = 0; i < k->blocking; i++)
        if (k->block[i].piece == k->blocker && (k->block[i].mine != LF_OUTSIDE || k->block[i].his != LF_OUTSIDE))
            return false;
    p = &k->f->piece[k->blocker];
    if (p->kind == LF_OBSTACLE)
        return lf_is_always_high_enough(k, 1) && p->shape.points == 2;
    if (p->kind == LF_HILL)
        return false;
    *core = !is_convex(&p->shape);
    return lf_is_always_high_enough(k, p->kind == LF_BUILDING || p->flags & LIN_WOODED ? 3 : 1);
}

/* Does what has blocked the first line block all corners? */
static bool hides_corners(const look *k, const tb_quad *corner, lin_point centre)
{
    bool core;

    if (!casts_a_shadow(k, &core))
        return false;
    for (int e = 0; e < k->eyes; e++)
        for (int i = 0; i < 4; i++) {
            const segment g = { .a = k->eye[e], .b = corner->p[i], .centre = centre, .level = k->highest };

            if (core ? !lf_pierces_core(&k->f->piece[k->blocker], g.a, g.b) : !lf_is_blocked_again(k, &g))
                return false;
        }
    return true;
}

static bool is_behind(const look *k, const tb_quad *q, const tb_quad *corner)
{
    for (int e = 0; e < k->eyes; e++)
        for (int i = 0; i < 4; i++)
            if (!tb_pierces(q, k->eye[e], corner->p[i]))
                return false;
    return true;
}

/* Or does another: the core of an area, or an element without gaps? */
static bool is_behind_another(look *k, const tb_quad *corner)
{
    for (int i = 0; i < k->blocking; i++) {
        const on_the_way *w = &k->block[i];
        const lf_scenery *p = &k->f->piece[w->piece];

        if (p->kind != LF_AREA || w->mine != LF_OUTSIDE || w->his != LF_OUTSIDE || p->core.p[0].x == p->core.p[1].x ||
            !lf_is_always_high_enough(k, p->flags & LIN_WOODED ? 3 : 1) || !is_behind(k, &p->core, corner))
            continue;
        k->blocker = w->piece;
        k->blocked_by_piece = true;
        return true;
    }
    for (int i = 0; lf_is_always_high_enough(k, 1) && i < k->units; i++) {
        const tb_body *b = &lf_beside_of(k->s)->body[k->unit[i]];

        if (!b->solid || !is_behind(k, &b->hull, corner))
            continue;
        k->blocker = k->unit[i];
        k->blocked_by_piece = false;
        return true;
    }
    return false;
}

bool lf_is_hidden(look *k, const tb_body *b)
{
    const segment first = { .a = k->eye[0], .b = tb_centre(&b->hull), .centre = tb_centre(&b->hull), .level = k->stand_level[b->leader] };
    const tb_quad round = { { { b->box.west, b->box.south }, { b->box.west, b->box.north }, { b->box.east, b->box.north },
                              { b->box.east, b->box.south } } };
    const tb_quad *corner = b->bent ? &round : &b->hull;

    return lf_is_blocked(k, &first) && (hides_corners(k, corner, b->at) || is_behind_another(k, corner));
}
