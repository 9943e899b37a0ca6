/* line.c -- one line of a look: what blocks it, and what gives cover against it. LF-SI-07 to
 * LF-SI-20. */
#include "rules/landofthefree/sight/sight.h"
#include "rules/landofthefree/move/move.h"

/* ---- Seen from an eye ---- */

static const lin_point *corners_of(const look *k, const barrier *w, int *n)
{
    if (w->element) {
        *n = 4;
        return k->all->body[w->number].hull.p;
    }
    *n = k->f->ground.piece[w->number].rim_points;
    return &k->f->ground.rim[k->f->ground.piece[w->number].rim];
}

/* All of it lies before the eye, so that of any two corners one is further to the left. */
void lf_find_sides(const look *k, barrier *w, int eye)
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

static bool blocks(const look *k, barrier *w, const segment *g)
{
    if (w->ahead) {
        if (!lf_hides(k, w, g->eye, g->b))
            return false;
        if (w->plain && w->between)
            return true;
    }
    return w->element ? lf_element_blocks(k, w, g) : lf_piece_blocks(k, w, g);
}

/* What has blocked the last line most likely blocks the next. */
bool lf_is_blocked_again(const look *k, const segment *g)
{
    return k->last && blocks(k, k->last, g);
}

static bool is_blocked_by(look *k, barrier *w, int n, const segment *g)
{
    for (int i = 0; i < n; i++)
        if (&w[i] != k->last && blocks(k, &w[i], g)) {
            k->last = &w[i];
            k->blocker = w[i].number;
            k->blocked_by_piece = !w[i].element;
            return true;
        }
    return false;
}

/* An element of a seam, if lines may meet itself as well. */
static barrier *unit_numbered(look *k, int u)
{
    for (int i = 0; i < k->units; i++)
        if (k->unit[i].number == u)
            return &k->unit[i];
    return NULL;
}

bool lf_is_blocked(look *k, const segment *g)
{
    if (lf_is_blocked_again(k, g) || is_blocked_by(k, k->block, k->blocking, g) ||
        is_blocked_by(k, k->unit, k->units, g))
        return true;
    for (int i = 0; i < k->seams; i++)
        if (lf_seam_blocks(k, i, g)) {
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

/* LF-SI-18, LF-SI-20; LF-SI-19: one is enough, and more are no more. */
bool lf_crosses_cover(const look *k, const segment *g)
{
    const lin_point a = inside(g->a, k->centre), b = inside(g->b, g->centre);

    for (int i = 0; i < k->covering; i++) {
        lin_point end[2];
        const tb_ground line = k->cover[i] < k->f->ground.pieces
                                   ? k->f->ground.piece[k->cover[i]].shape
                                   : lf_obstacle(k->view, k->cover[i], end);

        if (tb_crosses_box(&line.box, a, b) && tb_line_crosses(&line, a, b, NULL))
            return true;
    }
    return false;
}
