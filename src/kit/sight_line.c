/* sight_line.c -- one line of a look: what blocks it, and what gives cover against it. */
#include "kit/sighting.h"

/* ---- Seen from an eye ---- */

static const lin_point *corners_of(const kit_sighting *k, const kit_barrier *w, int *n)
{
    if (w->unit) {
        *n = 4;
        return k->all->body[w->number].hull.p;
    }
    *n = k->scenery->piece[w->number].rim_points;
    return &k->scenery->rim[k->scenery->piece[w->number].rim];
}

/* All of it lies before the eye, so that of any two corners one is further to the left. */
void kit_find_sides(const kit_sighting *k, kit_barrier *w, int eye)
{
    const lin_point a = k->eye[eye];
    int n;
    const lin_point *p = corners_of(k, w, &n);
    lin_point left = p[0], right = p[0];

    for (int i = 1; i < n; i++) {
        left = tb_cross(a, left, p[i]) > 0 ? p[i] : left;
        right = tb_cross(a, right, p[i]) < 0 ? p[i] : right;
    }
    w->left[eye] = left;
    w->right[eye] = right;
    w->known |= (uint8_t)(1 << eye);
}

/* ---- Blocked ---- */

static bool blocks(const kit_sighting *k, kit_barrier *w, const kit_sight_line *g)
{
    if (w->ahead) {
        if (!kit_hides(k, w, g->eye, g->b))
            return false;
        if (w->plain && w->between)
            return true;
    }
    return w->unit ? kit_unit_blocks(k, w, g) : kit_piece_blocks(k, w, g);
}

/* What has blocked the last line most likely blocks the next. */
bool kit_is_blocked_again(const kit_sighting *k, const kit_sight_line *g)
{
    return k->last && blocks(k, k->last, g);
}

static bool is_blocked_by(kit_sighting *k, kit_barrier *w, int n, const kit_sight_line *g)
{
    for (int i = 0; i < n; i++)
        if (&w[i] != k->last && blocks(k, &w[i], g)) {
            k->last = &w[i];
            k->blocker = w[i].number;
            k->blocked_by_piece = !w[i].unit;
            return true;
        }
    return false;
}

/* A unit of a seam, if lines may meet itself as well. */
static kit_barrier *unit_numbered(kit_sighting *k, int u)
{
    for (int i = 0; i < k->units; i++)
        if (k->unit[i].number == u)
            return &k->unit[i];
    return NULL;
}

bool kit_is_blocked(kit_sighting *k, const kit_sight_line *g)
{
    if (kit_is_blocked_again(k, g) || is_blocked_by(k, k->block, k->blocking, g) ||
        is_blocked_by(k, k->unit, k->units, g))
        return true;
    for (int i = 0; i < k->seams; i++)
        if (kit_seam_blocks(k, i, g)) {
            k->blocker = k->seam[i].unit;
            k->blocked_by_piece = false;
            k->last = unit_numbered(k, k->blocker);
            return true;
        }
    return false;
}

/* ---- In cover ---- */

/* A little inside the stand: who stands flush with a wall is behind it or before it, never on it.
 */
static lin_point inside(lin_point p, lin_point centre)
{
    return (lin_point){ p.x + (centre.x - p.x) / 16, p.y + (centre.y - p.y) / 16 };
}

/* One is enough, and more are no more. */
bool kit_crosses_cover(const kit_sighting *k, const kit_sight_line *g)
{
    const lin_point a = inside(g->a, k->centre), b = inside(g->b, g->centre);

    for (int i = 0; i < k->covering; i++) {
        lin_point end[2];
        const tb_outline line = kit_line(k->window, k->cover[i], end);

        if (tb_crosses_box(&line.box, a, b) && tb_line_crosses(&line, a, b, NULL))
            return true;
    }
    return false;
}
