/* woods.c -- woods: a green wash that runs together over neighbouring cells, and trees on it.
 *
 * The wash is a contour of a smooth surface, painted twice so that its rim is soft, with the
 * darker line that watercolour leaves where it dries. The trees stand in loose rows, drawn
 * from the north so that nearer crowns cover farther ones. */
#include "draw/plan.h"

static double trees_of(const plan *p, int cell)
{
    return cell_ground(p, cell)->trees ? 1 : 0;
}

void woods_make(plan *p)
{
    field_make(p, &p->woods, trees_of, 0.43, 0.62);
}

void woods_wash(plan *p)
{
    static const struct {
        double level, alpha;
    } coat[] = {
        { 0.36, 0.16 },
        { 0.43, 0.20 },
        { 0.54, 0.16 },
    };

    for (size_t i = 0; i < sizeof coat / sizeof *coat; i++) {
        field_path(p, &p->woods, coat[i].level);
        ink_set(p->cr, p->ink->woods, coat[i].alpha);
        cairo_fill(p->cr);
    }
    field_path(p, &p->woods, 0.43);
    ink_set(p->cr, p->ink->woods_edge, 0.28);
    cairo_set_line_width(p->cr, fmax(p->u * 0.013, 0.5));
    cairo_stroke(p->cr);
}

/* A crown: scallops around a circle, seen a little from the south. */
static void crown_path(cairo_t *cr, double x, double y, double r, uint32_t hash)
{
    const int lobes = 4;
    const double turn = (hash & 255) / 255.0 * 2 * M_PI;

    for (int k = 0; k <= lobes; k++) {
        const double a = turn + 2 * M_PI * k / lobes, b = a - 2 * M_PI / lobes;
        const double bump = r * (1.30 + 0.14 * ((hash >> (8 + k)) & 1));

        if (k == 0)
            pen_move(cr, x + 0.86 * r * cos(a), y + 0.8 * r * sin(a));
        else
            pen_curve(cr, x + bump * cos(b + 0.3), y + 0.93 * bump * sin(b + 0.3),
                      x + bump * cos(a - 0.3), y + 0.93 * bump * sin(a - 0.3),
                      x + 0.86 * r * cos(a), y + 0.8 * r * sin(a));
    }
    cairo_close_path(cr);
}

/* The side away from the light: a crescent on the south-east. */
static void crown_shade(cairo_t *cr, double x, double y, double r)
{
    pen_move(cr, x + 0.72 * r, y - 0.58 * r);
    pen_curve(cr, x + 1.25 * r, y + 0.25 * r, x + 0.5 * r, y + 1.15 * r, x - 0.5 * r, y + 0.74 * r);
    pen_curve(cr, x + 0.15 * r, y + 0.62 * r, x + 0.62 * r, y + 0.2 * r, x + 0.72 * r,
              y - 0.58 * r);
    cairo_close_path(cr);
}

static void shadow_path(cairo_t *cr, double x, double y, double r)
{
    pen_move(cr, x + 0.1 * r, y + 1.02 * r);
    pen_line(cr, x + 1.55 * r, y + 1.12 * r);
}

static void trunk_path(cairo_t *cr, double x, double y, double r)
{
    pen_move(cr, x, y + 0.6 * r);
    pen_line(cr, x, y + 1.2 * r);
}

/* A row of trees at once: four strokes of the brush, not four for every tree. */
void trees_paint(plan *p, const plan_tree *t, int n)
{
    cairo_t *cr = p->cr;
    const plan_palette *c = p->ink;

    for (int i = 0; i < n; i++)
        shadow_path(cr, t[i].x, t[i].y, t[i].r);
    cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_width(cr, p->u * 0.026);
    ink_set(cr, c->leaf_dark, 0.38);
    cairo_stroke(cr);
    for (int i = 0; i < n; i++)
        trunk_path(cr, t[i].x, t[i].y, t[i].r);
    cairo_set_line_width(cr, fmax(p->u * 0.017, 0.5));
    ink_set(cr, c->leaf_dark, 0.9);
    cairo_stroke(cr);
    cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT);
    for (int tint = 0; tint < 3; tint++) {
        for (int i = 0; i < n; i++)
            if ((int)(t[i].hash % 3) == tint)
                crown_path(cr, t[i].x, t[i].y, t[i].r, t[i].hash);
        ink_set(cr, c->leaf[tint], 1);
        cairo_fill_preserve(cr);
        ink_set(cr, c->leaf_dark, 0.8);
        cairo_set_line_width(cr, fmax(p->u * 0.011, 0.4));
        cairo_stroke(cr);
    }
    for (int i = 0; i < n; i++)
        crown_shade(cr, t[i].x, t[i].y, t[i].r);
    ink_set(cr, c->leaf_dark, 0.42);
    cairo_fill(cr);
}

void tree_draw(plan *p, double x, double y, double r, uint32_t hash)
{
    const plan_tree t = { x, y, r, hash };

    trees_paint(p, &t, 1);
}

static bool tree_may_stand(const plan *p, plan_pt at, uint32_t hash)
{
    const int cell = cell_under(p, at);
    const double dense = field_at(&p->woods, at.x, at.y);
    const double margin = p->u * 0.08;

    /* Inside they stand close; a few stragglers stand at the rim and beyond it. */
    if (cell == LIN_NOWHERE || dense < 0.36 || (dense < 0.50 && (hash >> 13) % 100 < 68))
        return false;
    if (cell_ground(p, cell)->trees == 1 && (hash >> 20) % 100 < 55)
        return false;
    if (at.x < p->x + margin || at.x > p->x + p->w - margin || at.y < p->y + margin ||
        at.y > p->y + p->h - margin)
        return false;
    return !quiet_at(p, at, QUIET_LETTER | QUIET_ROAD | QUIET_WATER | QUIET_HOUSE) &&
           !quiet_at(p, pt(at.x, at.y + p->u * 0.06), QUIET_LETTER | QUIET_ROAD | QUIET_HOUSE);
}

void woods_trees(plan *p)
{
    enum { ROW = 512 };
    const double gap = p->u * 0.30;
    const int rows = (int)(p->h / (gap * 0.70)) + 1, cols = (int)(p->w / gap) + 1;
    plan_tree row[ROW];

    if (!p->woods.v)
        return;
    for (int j = 0; j < rows; j++) {
        int n = 0;

        for (int i = 0; i < cols && n < ROW; i++) {
            const uint32_t hash = noise_hash(i, j, 41);
            const double dx = (hash & 1023) / 1023.0 - 0.5;
            const double dy = (hash >> 10 & 1023) / 1023.0 - 0.5;
            const plan_pt at = pt(p->x + (i + 0.5 + (j & 1) * 0.5 + dx * 0.62) * gap,
                                  p->y + (j + 0.5 + dy * 0.55) * gap * 0.70);

            if (tree_may_stand(p, at, hash))
                row[n++] = (plan_tree){ at.x, at.y, p->u * (0.066 + 0.044 * (hash >> 24) / 255.0),
                                        hash >> 3 };
        }
        if (n)
            trees_paint(p, row, n);
    }
}
