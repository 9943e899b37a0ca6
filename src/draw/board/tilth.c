/* tilth.c -- what lies flat on the ground: ploughed fields near roads and houses, swamps,
 * and the initial of any ground the plan has no sign for. */
#include "draw/plan.h"

#include <ctype.h>
#include <string.h>

/* ---- fields ---- */

/* Fields belong to people: open ground with a road or houses on it or beside it. */
static bool is_settled(const plan *p, int cell)
{
    const lin_board *b = p->board;

    for (int d = -1; d < b->directions; d++) {
        const int at = d < 0 ? cell : b->next[cell][d];

        if (at == LIN_NOWHERE || at >= b->cells)
            continue;
        const plan_ground *g = cell_ground(p, at);
        if (g->village || g->houses || g->mansion || (d < 0 && b->road[at]))
            return true;
    }
    return false;
}

typedef struct {
    plan_pt at;
    double w, h, turn;
    int id;
} plot;

static plan_pt plot_point(const plot *f, double x, double y)
{
    const double c = cos(f->turn), s = sin(f->turn);

    return pt(f->at.x + x * c - y * s, f->at.y + x * s + y * c);
}

static void plot_outline(plan *p, const plot *f)
{
    static const double sx[4] = { -0.5, 0.5, 0.5, -0.5 }, sy[4] = { -0.5, -0.5, 0.5, 0.5 };

    for (int i = 0; i < 4; i++) {
        const plan_pt q = plot_point(f, sx[i] * f->w, sy[i] * f->h);

        (i ? pen_line : pen_move)(p->cr, q.x, q.y);
    }
    cairo_close_path(p->cr);
}

/* Furrows, along the plot or across it. */
static void plot_furrows(plan *p, const plot *f)
{
    const bool across = noise_hash(f->id, 8, 61) & 1;
    const double length = across ? f->h : f->w, depth = across ? f->w : f->h;
    const int n = (int)(depth / fmax(p->u * 0.036, 1.8));

    for (int i = 1; i < n; i++) {
        const double at = depth * ((double)i / n - 0.5), end = length * 0.46;
        const plan_pt a = across ? plot_point(f, at, -end) : plot_point(f, -end, at);
        const plan_pt b = across ? plot_point(f, at, end) : plot_point(f, end, at);

        pen_move(p->cr, a.x, a.y);
        pen_line(p->cr, b.x, b.y);
    }
}

static void plot_draw(plan *p, const plot *f)
{
    const plan_ink colour = p->ink->tilth[noise_hash(f->id, 6, 61) % 3];

    plot_outline(p, f);
    ink_set(p->cr, colour, 0.17);
    cairo_fill_preserve(p->cr);
    ink_set(p->cr, p->ink->faint, 0.42);
    cairo_set_line_width(p->cr, fmax(p->u * 0.010, 0.4));
    cairo_stroke(p->cr);
    if (noise_hash(f->id, 9, 61) % 4 == 0)
        return; /* meadow */
    plot_furrows(p, f);
    ink_set(p->cr, colour, 0.62);
    cairo_set_line_width(p->cr, fmax(p->u * 0.008, 0.4));
    cairo_stroke(p->cr);
}

/* A plough keeps off hills; where the map has levels, only off their slopes. */
static bool is_steep(const plan *p, plan_pt at)
{
    const plan_pt up = field_slope(&p->height, at.x, at.y);

    return has_levels(p->board) ? pt_len(up) * p->u > 0.30
                                : field_at(&p->height, at.x, at.y) > 0.22;
}

static bool plot_fits(const plan *p, const plot *f)
{
    for (int i = -2; i <= 2; i++)
        for (int k = -2; k <= 2; k++) {
            const plan_pt q = plot_point(f, i * f->w * 0.28, k * f->h * 0.28);
            const int cell = cell_under(p, q);

            if (cell == LIN_NOWHERE || field_at(&p->woods, q.x, q.y) > 0.30 || is_steep(p, q) ||
                cell_ground(p, cell)->swamp ||
                quiet_at(p, q, QUIET_ROAD | QUIET_WATER | QUIET_HOUSE | QUIET_LETTER))
                return false;
        }
    return true;
}

/* A farmer's land: six plots, two deep, of which those are tilled that find room. */
static void farm_draw(plan *p, int cell)
{
    const plan_pt c = cell_centre(p, cell);
    const plot land = { .at = { c.x + p->u * 0.5 * (noise_unit(cell, 1, 61) - 0.5),
                                c.y + p->u * 0.5 * (noise_unit(cell, 2, 61) - 0.5) },
                        .turn = M_PI * (noise_unit(cell, 7, 61) - 0.5) * 0.7 };
    const double w = p->u * (0.26 + 0.08 * noise_unit(cell, 3, 61));
    const double h = p->u * (0.22 + 0.06 * noise_unit(cell, 4, 61));

    for (int k = 0; k < 6; k++) {
        const int row = k / 3, col = k % 3;
        plot f = { .at = plot_point(&land, (col - 1) * w, (row - 0.5) * h),
                   .w = w,
                   .h = h,
                   .turn = land.turn,
                   .id = cell * 8 + k };

        if (noise_hash(f.id, 10, 61) % 5 && plot_fits(p, &f))
            plot_draw(p, &f);
    }
}

void tilth_draw(plan *p)
{
    for (int cell = 0; cell < p->board->cells; cell++) {
        const plan_ground *g = cell_ground(p, cell);

        if ((g->open || g->village || g->houses) && !g->height && is_settled(p, cell) &&
            noise_hash(cell, 11, 61) % 5 < 3)
            farm_draw(p, cell);
    }
}

/* ---- swamps ---- */

static void tuft_path(cairo_t *cr, double x, double y, double s)
{
    static const double lean[5] = { -0.62, -0.3, 0, 0.3, 0.62 };

    for (int i = 0; i < 5; i++) {
        pen_move(cr, x + 0.3 * lean[i] * s, y);
        pen_line(cr, x + lean[i] * s, y - s * (1 - 0.9 * fabs(lean[i])));
    }
}

static void pool_path(cairo_t *cr, double x, double y, double s)
{
    pen_move(cr, x - s, y + 0.22 * s);
    pen_line(cr, x + 0.9 * s, y + 0.22 * s);
    pen_move(cr, x - 0.5 * s, y + 0.55 * s);
    pen_line(cr, x + 1.3 * s, y + 0.55 * s);
}

void swamp_tufts(plan *p, const plan_pt *at, int n, double s)
{
    cairo_t *cr = p->cr;

    for (int i = 0; i < n; i++)
        pool_path(cr, at[i].x, at[i].y, s);
    ink_set(cr, p->ink->ripple, 0.95);
    cairo_set_line_width(cr, fmax(p->u * 0.015, 0.6));
    cairo_stroke(cr);
    for (int i = 0; i < n; i++)
        tuft_path(cr, at[i].x, at[i].y, s);
    ink_set(cr, p->ink->leaf_dark, 0.95);
    cairo_set_line_width(cr, fmax(p->u * 0.012, 0.5));
    cairo_stroke(cr);
}

void swamp_tuft(plan *p, double x, double y, double size)
{
    const plan_pt at = { x, y };

    swamp_tufts(p, &at, 1, size);
}

static bool has_swamp(const plan *p)
{
    for (int cell = 0; cell < p->board->cells; cell++)
        if (cell_ground(p, cell)->swamp)
            return true;
    return false;
}

static double swamp_of(const plan *p, int cell)
{
    return cell_ground(p, cell)->swamp ? 1 : 0;
}

/* Tufts in loose rows over all the swamp there is, thinning at its rim. */
void swamp_draw(plan *p)
{
    enum { ROW = 512 };
    const double gap = p->u * 0.25, down = p->u * 0.155;
    plan_field f = { 0 };
    plan_pt row[ROW];

    if (!has_swamp(p))
        return;
    field_make(p, &f, swamp_of, 0.40, 0.5);
    field_path(p, &f, 0.42);
    ink_set(p->cr, p->ink->water, 0.28);
    cairo_fill(p->cr);
    for (int j = 0; j * down < p->h; j++) {
        int n = 0;

        for (int i = 0; i * gap < p->w && n < ROW; i++) {
            const plan_pt q = pt(p->x + gap * (i + 0.5 * (j & 1) + 0.45 * noise_unit(i, j, 31)),
                                 p->y + down * (j + 0.5 * noise_unit(i, j, 32)));
            const double dense = field_at(&f, q.x, q.y);

            if (dense > 0.32 && (dense > 0.5 || noise_unit(i, j, 33) > 0.55) &&
                !quiet_at(p, q, QUIET_LETTER | QUIET_ROAD | QUIET_WATER | QUIET_HOUSE))
                row[n++] = q;
        }
        if (n)
            swamp_tufts(p, row, n, p->u * 0.085);
    }
    field_free(&f);
}

/* ---- ground without a sign ---- */

void unknown_draw(plan *p)
{
    for (int cell = 0; cell < p->board->cells; cell++) {
        const int g = p->board->ground[cell];
        const char *name = g < LIN_GROUNDS ? p->board->ground_name[g] : "?";
        const plan_pt c = cell_centre(p, cell);

        if (cell_ground(p, cell)->known || !*name)
            continue;
        const char letter[2] = { isalpha((unsigned char)*name) ? (char)toupper((unsigned char)*name)
                                                               : '?',
                                 0 };
        ink_set(p->cr, p->ink->faint, 0.55);
        type_draw(p, letter, (plan_type){ p->u * 0.5, TYPE_ITALIC, 0, 0 }, c.x, c.y, AT_CENTRE);
    }
}
