/* sight_hidden.c -- whether all lines of a look are blocked, seen at a glance.
 *
 * What a convex thing hides from one point is convex: if it hides the corners of the hull it hides
 * all of it. */
#include "kit/sighting.h"

/* Does what has blocked the last line hide all of this stand from every eye? */
bool kit_is_still_hidden(const kit_sighting *k, const tb_quad *stand)
{
    if (!k->last || !k->last->plain || !k->last->between)
        return false;
    for (int e = 0; e < k->eyes; e++)
        for (int i = 0; i < 4; i++)
            if (!kit_hides(k, k->last, e, stand->p[i]))
                return false;
    return true;
}

static bool is_behind(const kit_sighting *k, const tb_quad *q, const tb_quad *corner)
{
    for (int e = 0; e < k->eyes; e++)
        for (int i = 0; i < 4; i++)
            if (!tb_pierces(q, k->eye[e], corner->p[i]))
                return false;
    return true;
}

/* ---- By what has blocked the first line ---- */

/* Is it convex? Of a wood that is not its core may be: *core. */
static bool casts_a_shadow(const kit_sighting *k, const kit_barrier *w, bool *core)
{
    const kit_piece *p;

    *core = false;
    if (w->unit)
        return kit_is_always_high_enough(k, 1) && w->plain;
    p = &k->scenery->piece[w->number];
    if (w->mine != KIT_OUTSIDE || w->his != KIT_OUTSIDE || p->kind == KIT_HILL || !w->plain)
        return false;
    *core = p->kind != KIT_OBSTACLE && !p->convex;
    return p->kind != KIT_OBSTACLE || p->shape.points == 2;
}

static bool is_blocked_still(const kit_sighting *k, const tb_quad *corner, lin_point centre)
{
    for (int e = 0; e < k->eyes; e++)
        for (int i = 0; i < 4; i++) {
            const kit_sight_line g = {
                .a = k->eye[e], .b = corner->p[i], .centre = centre, .level = k->highest, .eye = e
            };

            if (!kit_is_blocked_again(k, &g))
                return false;
        }
    return true;
}

static bool is_in_shadow(const kit_sighting *k, const tb_quad *corner, lin_point centre)
{
    bool core;

    if (!k->last || !casts_a_shadow(k, k->last, &core))
        return false;
    if (core) {
        const kit_piece *p = &k->scenery->piece[k->last->number];

        return kit_piece_has_core(p) && is_behind(k, &p->core, corner);
    }
    return is_blocked_still(k, corner, centre);
}

/* ---- By another ---- */

/* The core of an area, or a unit without gaps? */
static bool is_behind_another(kit_sighting *k, const tb_quad *corner)
{
    for (int i = 0; i < k->blocking; i++) {
        const kit_barrier *w = &k->block[i];
        const kit_piece *p = &k->scenery->piece[w->number];

        if (!w->spans || p->kind != KIT_AREA || !w->plain || !kit_piece_has_core(p) ||
            !is_behind(k, &p->core, corner))
            continue;
        k->blocker = w->number;
        k->blocked_by_piece = true;
        return true;
    }
    for (int i = 0; kit_is_always_high_enough(k, 1) && i < k->units; i++) {
        const kit_barrier *w = &k->unit[i];

        if (!w->spans || !w->plain || !is_behind(k, &k->all->body[w->number].hull, corner))
            continue;
        k->blocker = w->number;
        k->blocked_by_piece = false;
        return true;
    }
    return false;
}

bool kit_is_hidden(kit_sighting *k, const tb_body *target)
{
    const lin_point middle = tb_centre(&target->hull);
    const kit_sight_line first = {
        .a = k->eye[0], .b = middle, .centre = middle, .level = k->stand_level[target->leader]
    };
    const tb_quad corner = kit_corners_round(target);

    return kit_is_blocked(k, &first) &&
           (is_in_shadow(k, &corner, target->at) || is_behind_another(k, &corner));
}
