/* sight_ground.c -- ground in the way of a line of sight: areas, hills, tall obstacles, walls. */
#include "kit/sighting.h"

/* An area between the two, or round one of them. */
static bool area_blocks(const kit_sighting *k, const kit_barrier *w, const kit_sight_line *g)
{
    const kit_piece *p = &k->scenery->piece[w->number];
    const int height = w->height;
    int32_t from_a = 0, from_b = 0;

    if (w->mine != KIT_OUTSIDE || w->his != KIT_OUTSIDE)
        return k->far && tb_area_run(&p->shape, g->a, g->b, NULL) > k->policy->into;
    if (!kit_piece_runs_through(p, g->a, g->b))
        return false;
    if (kit_is_always_high_enough(k, height))
        return true;
    tb_area_run(&p->shape, g->a, g->b, &from_a);
    tb_area_run(&p->shape, g->b, g->a, &from_b);
    return kit_stands_in_the_way(k, g, from_a, from_b, height);
}

/* Bare ground that rises between the two. */
static bool hill_blocks(const kit_sighting *k, const kit_piece *p, const kit_sight_line *g)
{
    const tb_outline *hill = &p->shape;
    const int top = 2 * p->level;
    int32_t from_a = 0, from_b = 0;

    if (top < kit_eye_height(k->level < g->level ? k->level : g->level) ||
        !kit_piece_runs_through(p, g->a, g->b))
        return false;
    if (top >= kit_eye_height(k->level > g->level ? k->level : g->level))
        return true;
    if (tb_area_holds(hill, k->level > g->level ? k->centre : g->centre))
        return false; /* the hill on which the higher one stands */
    tb_area_run(hill, g->a, g->b, &from_a);
    tb_area_run(hill, g->b, g->a, &from_b);
    return kit_is_high_enough(k, g, top, from_a, from_b);
}

/* A tall obstacle, or the walls of a building. */
static bool line_blocks(const kit_sighting *k, const tb_outline *line, const kit_sight_line *g,
                        int height)
{
    const bool anyway = kit_is_always_high_enough(k, height);
    int32_t from_a = 0, from_b = 0;

    if (!tb_line_crosses(line, g->a, g->b, anyway ? NULL : &from_a))
        return false;
    if (anyway)
        return true;
    tb_line_crosses(line, g->b, g->a, &from_b);
    return kit_stands_in_the_way(k, g, from_a, from_b, height);
}

/* What runs through it is blocked, wherever. Nobody is on a hill that is as high as every eye. */
bool kit_is_plain_piece(const kit_sighting *k, const kit_barrier *w)
{
    const kit_piece *p = &k->scenery->piece[w->number];

    if (w->role & KIT_BLOCKS_AS_LINE)
        return kit_is_always_high_enough(k, w->height);
    if (w->role & KIT_BLOCKS_AS_HILL && kit_is_always_high_enough(k, 2 * p->level))
        return true;
    return w->role & KIT_BLOCKS_AS_AREA && w->mine == KIT_OUTSIDE && w->his == KIT_OUTSIDE &&
           kit_is_always_high_enough(k, w->height);
}

bool kit_piece_blocks(const kit_sighting *k, const kit_barrier *w, const kit_sight_line *g)
{
    const kit_piece *p = &k->scenery->piece[w->number];

    if (!tb_crosses_box(&p->shape.box, g->a, g->b))
        return false;
    if (w->role & KIT_BLOCKS_AS_LINE)
        return line_blocks(k, &p->shape, g, w->height);
    return (w->role & KIT_BLOCKS_AS_HILL && hill_blocks(k, p, g)) ||
           (w->role & KIT_BLOCKS_AS_AREA && area_blocks(k, w, g));
}
