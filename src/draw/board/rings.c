/* rings.c -- cells that somebody points at: a gold ring and four corner marks, seen without
 * colour too, and a word in the cell. */
#include "draw/plan.h"

static bool is_ringed(const plan *p, int i)
{
    return view_holds(p, p->o.highlight[i]);
}

static void ring_draw(plan *p, int cell)
{
    cairo_t *cr = p->cr;
    const plan_pt m = cell_centre(p, cell);
    plan_pt c[6];
    const int n = cell_outline(p, cell, c);

    for (int k = 0; k < n; k++) {
        const plan_pt q = pt_add(m, pt_mul(pt_sub(c[k], m), 0.93));

        (k ? pen_line : pen_move)(cr, q.x, q.y);
    }
    cairo_close_path(cr);
    ink_set(cr, p->ink->gold, 0.22);
    cairo_fill_preserve(cr);
    ink_set(cr, p->ink->gold, 1);
    cairo_set_line_width(cr, fmax(p->u * 0.045, 1.5));
    cairo_stroke(cr);
    for (int k = 0; k < n; k++) {
        const plan_pt q = pt_add(m, pt_mul(pt_sub(c[k], m), 0.93));
        const plan_pt a = pt_add(q, pt_mul(pt_sub(c[(k + 1) % n], c[k]), 0.2));
        const plan_pt b = pt_add(q, pt_mul(pt_sub(c[(k + n - 1) % n], c[k]), 0.2));

        pen_move(cr, a.x, a.y);
        pen_line(cr, q.x, q.y);
        pen_line(cr, b.x, b.y);
    }
    ink_set(cr, p->ink->ink, 1);
    cairo_set_line_width(cr, fmax(p->u * 0.03, 1));
    cairo_stroke(cr);
}

void highlight_draw(plan *p)
{
    for (int i = 0; i < p->o.highlights; i++)
        if (is_ringed(p, i))
            ring_draw(p, p->o.highlight[i]);
}

/* ---- the words ---- */

static int pieces_in(const plan *p, int cell)
{
    int n = 0;

    for (int i = 0; i < p->pieces; i++)
        n += (p->piece[i].where == LIN_ON_BOARD || p->piece[i].where == LIN_UNKNOWN) &&
             p->piece[i].cell == cell;
    return n;
}

void slip_draw(plan *p, const char *text, plan_type type, double x, double y)
{
    cairo_t *cr = p->cr;
    double w, h;

    type_size(p, text, type, &w, &h);
    w += type.size * 0.6;
    h = type.size * 1.2;
    cairo_rectangle(cr, pen(x - w / 2), pen(y - h / 2), pen(w), pen(h));
    ink_set(cr, p->ink->paper, 0.92);
    cairo_fill_preserve(cr);
    ink_set(cr, p->ink->ink, 0.8);
    cairo_set_line_width(cr, fmax(p->u * 0.01, 0.6));
    cairo_stroke(cr);
    ink_set(cr, p->ink->ink, 1);
    type_draw(p, text, type, x, y, AT_CENTRE);
}

/* On a slip of paper: in the middle of an empty cell, below a single counter, above a stack,
 * whose badge is below. */
static void caption_draw(plan *p, int cell, const char *text)
{
    const int stack = pieces_in(p, cell);
    const plan_pt c = cell_centre(p, cell);
    const double high = fmax(p->u * (stack ? 0.20 : 0.24), 12);
    const plan_type large = { high, TYPE_BOLD | TYPE_LINING, 0, 0 };

    slip_draw(p, text, type_fit(p, text, large, p->u * 0.84), c.x,
              c.y + p->u * (stack == 0   ? 0
                            : stack == 1 ? 0.42
                                         : -0.42));
}

void captions_draw(plan *p)
{
    for (int i = 0; p->o.caption && i < p->o.highlights; i++)
        if (p->o.caption[i] && *p->o.caption[i] && is_ringed(p, i))
            caption_draw(p, p->o.highlight[i], p->o.caption[i]);
}

/* ---- points of a table ---- */

void points_draw(plan *p)
{
    for (int i = 0; i < p->o.points; i++) {
        const plan_pt at = table_point(p, p->o.point[i]);
        const double r = p->inch * 0.9;

        cairo_new_path(p->cr);
        cairo_arc(p->cr, pen(at.x), pen(at.y), r, 0, 2 * M_PI);
        ink_set(p->cr, p->ink->gold, 0.22);
        cairo_fill_preserve(p->cr);
        ink_set(p->cr, p->ink->gold, 1);
        cairo_set_line_width(p->cr, fmax(p->inch * 0.16, 1.5));
        cairo_stroke(p->cr);
        for (int k = 0; k < 4; k++) {
            pen_move(p->cr, at.x + r * 0.8 * cos(M_PI * k / 2), at.y + r * 0.8 * sin(M_PI * k / 2));
            pen_line(p->cr, at.x + r * 1.25 * cos(M_PI * k / 2),
                     at.y + r * 1.25 * sin(M_PI * k / 2));
        }
        ink_set(p->cr, p->ink->ink, 1);
        cairo_set_line_width(p->cr, fmax(p->inch * 0.10, 1));
        cairo_stroke(p->cr);
    }
}

void point_words(plan *p)
{
    for (int i = 0; p->o.caption && i < p->o.points; i++) {
        const plan_pt at = table_point(p, p->o.point[i]);
        const plan_type t = { fmax(p->inch * 0.75, 9), TYPE_BOLD | TYPE_LINING, 0, 0 };

        if (p->o.caption[i] && *p->o.caption[i])
            slip_draw(p, p->o.caption[i], t, at.x, at.y - p->inch * 1.7);
    }
}
