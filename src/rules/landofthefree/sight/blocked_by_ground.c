/* blocked_by_ground.c -- ground in the way of a line of sight: areas, hills, tall obstacles, walls.
 * LF-AT-14 to LF-AT-16, LF-HI. */
#include "rules/landofthefree/sight/sight.h"

/* LF-AT-14 to LF-AT-16: an obscuring area between the two, or round one of them. */
static bool area_blocks(const look *k, const barrier *w, const segment *g)
{
    const kit_piece *p = &k->f->ground.piece[w->number];
    const int height = lf_height_of(p);
    int32_t from_a = 0, from_b = 0;

    if (w->mine != KIT_OUTSIDE || w->his != KIT_OUTSIDE)
        return k->far && tb_area_run(&p->shape, g->a, g->b, NULL) > LF_IN(2);
    if (!kit_piece_runs_through(p, g->a, g->b))
        return false;
    if (lf_is_always_high_enough(k, height))
        return true;
    tb_area_run(&p->shape, g->a, g->b, &from_a);
    tb_area_run(&p->shape, g->b, g->a, &from_b);
    return lf_stands_in_the_way(k, g, from_a, from_b, height);
}

/* LF-HI-02, LF-HI-05: bare ground that rises between the two. */
static bool hill_blocks(const look *k, const kit_piece *p, const segment *g)
{
    const tb_ground *hill = &p->shape;
    const int top = 2 * p->level;
    int32_t from_a = 0, from_b = 0;

    if (top < lf_eye_of(k->level < g->level ? k->level : g->level) ||
        !kit_piece_runs_through(p, g->a, g->b))
        return false;
    if (top >= lf_eye_of(k->level > g->level ? k->level : g->level))
        return true;
    if (tb_area_holds(hill, k->level > g->level ? k->centre : g->centre))
        return false; /* the hill on which the higher one stands */
    tb_area_run(hill, g->a, g->b, &from_a);
    tb_area_run(hill, g->b, g->a, &from_b);
    return lf_is_high_enough(k, g, top, from_a, from_b);
}

/* A tall obstacle, or the walls of a building. */
static bool line_blocks(const look *k, const tb_ground *line, const segment *g, int height)
{
    const bool anyway = lf_is_always_high_enough(k, height);
    int32_t from_a = 0, from_b = 0;

    if (!tb_line_crosses(line, g->a, g->b, anyway ? NULL : &from_a))
        return false;
    if (anyway)
        return true;
    tb_line_crosses(line, g->b, g->a, &from_b);
    return lf_stands_in_the_way(k, g, from_a, from_b, height);
}

#define OF_OBSTACLE 1 /* their heights: LF-SI-09, LF-SI-10 */
#define OF_BUILDING 3

/* What runs through it is blocked, wherever. Nobody is on a hill that is as high as every eye. */
bool lf_is_plain_piece(const look *k, const barrier *w)
{
    const kit_piece *p = &k->f->ground.piece[w->number];

    if (p->kind == KIT_OBSTACLE || p->kind == KIT_BUILDING)
        return lf_is_always_high_enough(k, p->kind == KIT_OBSTACLE ? OF_OBSTACLE : OF_BUILDING);
    if (p->kind == KIT_HILL && lf_is_always_high_enough(k, 2 * p->level))
        return true;
    return lf_obscures(p) && w->mine == KIT_OUTSIDE && w->his == KIT_OUTSIDE &&
           lf_is_always_high_enough(k, lf_height_of(p));
}

bool lf_piece_blocks(const look *k, const barrier *w, const segment *g)
{
    const kit_piece *p = &k->f->ground.piece[w->number];

    if (!tb_crosses_box(&p->shape.box, g->a, g->b))
        return false;
    switch (p->kind) {
    case KIT_OBSTACLE: /* LF-SI-09 */
        return line_blocks(k, &p->shape, g, OF_OBSTACLE);
    case KIT_BUILDING: /* LF-SI-10 */
        return line_blocks(k, &p->shape, g, OF_BUILDING);
    case KIT_HILL:
        return hill_blocks(k, p, g) || (lf_obscures(p) && area_blocks(k, w, g));
    default:
        return area_blocks(k, w, g);
    }
}
