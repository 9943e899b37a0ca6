/* mansion.c -- a great house in its grounds: a broad block with two wings that looks towards the
 * road over a lawn, a wall around it, and trees in rows along the wall.
 *
 * It lies beside the road that passes through its cell, on the side where there is more room. */
#include "draw/plan.h"

typedef struct {
    plan_pt middle;
    double turn; /* of the wall that is along the road */
    double w, h;
} park;

static plan_pt park_point(const park *k, double x, double y)
{
    const double c = cos(k->turn), s = sin(k->turn);

    return pt(k->middle.x + (x * c - y * s) * k->w, k->middle.y + (x * s + y * c) * k->h);
}

/* How the nearest road runs past the middle of the cell; level where there is none. */
static double road_turn(const plan *p, plan_pt middle)
{
    double best = p->u * 0.6, turn = 0;

    for (int c = 0; c < p->courses; c++) {
        const plan_line *l = &p->course[c].line;

        if (p->course[c].kind != CHAIN_ROAD)
            continue;
        for (int i = 0; i < l->n; i++)
            if (pt_len(pt_sub(l->at[i], middle)) < best) {
                const plan_pt way = line_way(l, i);

                best = pt_len(pt_sub(l->at[i], middle));
                turn = atan2(way.y, way.x);
            }
    }
    return turn;
}

static park park_of(const plan *p, int cell)
{
    const plan_pt c = cell_centre(p, cell);
    const double turn = road_turn(p, c), off = p->u * 0.27;
    park best = { c, turn, p->u * 0.78, p->u * 0.36 };
    double least = 1e9;

    for (int side = -1; side <= 1; side += 2) {
        const plan_pt at = pt(c.x - sin(turn) * off * side, c.y + cos(turn) * off * side);
        const double taken = quiet_share(p, at.x - off, at.y - off, 2 * off, 2 * off, QUIET_ROAD);

        if (taken < least) {
            least = taken;
            best.middle = at;
            best.turn = side > 0 ? turn : turn + M_PI; /* its front is towards the road */
        }
    }
    return best;
}

static bool is_mansion(const plan *p, int cell)
{
    return cell_ground(p, cell)->mansion;
}

/* The house and its wings: with the other blocks, so that trees and names keep off them. */
void mansions_make(plan *p)
{
    for (int cell = 0; cell < p->board->cells; cell++) {
        if (!is_mansion(p, cell))
            continue;
        const park k = park_of(p, cell);

        house_put(p, park_point(&k, 0, 0.02), p->u * 0.20, p->u * 0.105, k.turn, true);
        house_put(p, park_point(&k, -0.22, 0.22), p->u * 0.075, p->u * 0.06, k.turn, false);
        house_put(p, park_point(&k, 0.22, 0.22), p->u * 0.075, p->u * 0.06, k.turn, false);
    }
}

static void park_outline(plan *p, const park *k)
{
    static const double x[] = { -0.5, 0.5, 0.5, -0.5 }, y[] = { -0.5, -0.5, 0.5, 0.5 };

    for (int i = 0; i < 4; i++) {
        const plan_pt q = park_point(k, x[i], y[i]);

        (i ? pen_line : pen_move)(p->cr, q.x, q.y);
    }
    cairo_close_path(p->cr);
}

/* Lawn, wall, and the drive from the gate to the door. */
void mansions_draw(plan *p)
{
    for (int cell = 0; cell < p->board->cells; cell++) {
        if (!is_mansion(p, cell))
            continue;
        const park k = park_of(p, cell);
        const plan_pt gate = park_point(&k, 0, -0.62), door = park_point(&k, 0, -0.1);

        park_outline(p, &k);
        ink_set(p->cr, p->ink->woods, 0.34);
        cairo_fill_preserve(p->cr);
        ink_set(p->cr, p->ink->road_edge, 0.75);
        cairo_set_line_width(p->cr, fmax(p->u * 0.018, 0.6));
        cairo_stroke(p->cr);
        pen_move(p->cr, gate.x, gate.y);
        pen_line(p->cr, door.x, door.y);
        ink_set(p->cr, p->ink->road, 1);
        cairo_set_line_width(p->cr, fmax(p->u * 0.045, 1));
        cairo_stroke(p->cr);
    }
}

void mansions_trees(plan *p)
{
    static const plan_pt stand[] = { { -0.42, -0.36 }, { -0.28, -0.36 }, { 0.28, -0.36 },
                                     { 0.42, -0.36 },  { -0.42, -0.02 }, { 0.42, -0.02 },
                                     { -0.42, 0.34 },  { 0.42, 0.34 } };

    for (int cell = 0; cell < p->board->cells; cell++) {
        if (!is_mansion(p, cell))
            continue;
        const park k = park_of(p, cell);

        for (size_t i = 0; i < sizeof stand / sizeof *stand; i++) {
            const plan_pt at = park_point(&k, stand[i].x, stand[i].y);

            tree_draw(p, at.x, at.y, p->u * 0.052, noise_hash(cell, (int)i, 47));
        }
    }
}
