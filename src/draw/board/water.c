/* water.c -- creeks, streams, and open water.
 *
 * A creek is a ribbon along its course: banks in dark ink under a blue wash, so that where
 * branches meet the wash of one covers the bank of the other and they join. The upper-left
 * bank casts a shadow. A stream is a single line that grows towards the creek. */
#include "draw/plan.h"

static double half_width(const plan_course *c, int i)
{
    const double t = c->line.n > 1 ? (double)i / (c->line.n - 1) : 0;

    return (c->wide_from + (c->wide_to - c->wide_from) * t) / 2;
}

/* How wide creeks are. The first of the map is its trunk: widest at the end where nothing
 * joins it. Others are branches: widest where they join another. */
static bool end_joins(const plan *p, int chain, int cell)
{
    for (int c = 0; c < p->board->chains; c++) {
        const lin_chain *other = &p->board->chain[c];

        if (c == chain || p->course[c].kind != CHAIN_CREEK)
            continue;
        for (int i = 0; i < other->n; i++)
            if (other->cell[i] == cell)
                return true;
    }
    return false;
}

static void creek_widths(plan *p)
{
    bool trunk = true;

    for (int c = 0; c < p->board->chains; c++) {
        const lin_chain *chain = &p->board->chain[c];
        plan_course *course = &p->course[c];

        if (course->kind != CHAIN_CREEK || !chain->n)
            continue;
        const bool from = end_joins(p, c, chain->cell[0]);
        const double thick = (trunk ? 0.27 : 0.165) * p->u, thin = (trunk ? 0.19 : 0.10) * p->u;
        const bool grows = trunk ? from : !from; /* towards its last cell */

        course->wide_from = grows ? thin : thick;
        course->wide_to = grows ? thick : thin;
        trunk = false;
    }
}

/* A stream is fine at its spring: the end that meets no other water and no creek. */
static void stream_widths(plan *p)
{
    for (int c = 0; c < p->board->chains; c++) {
        plan_course *course = &p->course[c];
        double from = 1e18, to = 1e18;

        if (course->kind != CHAIN_STREAM || course->line.n < 2)
            continue;
        for (int k = 0; k < p->board->chains; k++)
            if (p->course[k].kind == CHAIN_CREEK) {
                from = fmin(from, line_distance(&p->course[k].line, course->line.at[0], NULL));
                to = fmin(to, line_distance(&p->course[k].line, course->line.at[course->line.n - 1],
                                            NULL));
            }
        course->wide_from = p->u * (from < to ? 0.065 : 0.022);
        course->wide_to = p->u * (from < to ? 0.022 : 0.065);
    }
}

static double wet_of(const plan *p, int cell)
{
    return cell_ground(p, cell)->wet ? 1 : 0;
}

static bool has_open_water(const plan *p)
{
    for (int g = 0; g < p->board->grounds && g < LIN_GROUNDS; g++)
        if (p->ground[g].wet)
            return true;
    return false;
}

void water_quiet(plan *p)
{
    for (int c = 0; c < p->courses; c++) {
        const plan_course *course = &p->course[c];

        if (course->kind == CHAIN_CREEK || course->kind == CHAIN_STREAM)
            quiet_line(p, &course->line, fmax(course->wide_from, course->wide_to) / 2, QUIET_WATER);
    }
}

void open_water_quiet(plan *p)
{
    for (int row = 0; row * p->quiet.step < p->h; row++)
        for (int col = 0; col * p->quiet.step < p->w; col++) {
            const plan_pt at = pt(p->x + col * p->quiet.step, p->y + row * p->quiet.step);

            if (field_at(&p->water, at.x, at.y) > 0.45)
                quiet_stamp(p, at, p->quiet.step * 0.4, QUIET_WATER);
        }
}

void water_make(plan *p)
{
    creek_widths(p);
    stream_widths(p);
    water_quiet(p);
    if (!has_open_water(p))
        return;
    field_make(p, &p->water, wet_of, 0.48, 0.30);
    open_water_quiet(p);
}

/* The outline of a ribbon, `grow` pixels wider on each side than the water. */
static void ribbon_path(plan *p, const plan_course *c, double grow)
{
    const plan_line *l = &c->line;

    for (int i = 0; i < l->n; i++) {
        const plan_pt d = line_way(l, i);
        const double r = half_width(c, i) * (1 + 0.10 * noise_at(i * 0.23, 0, 3)) + grow;

        (i ? pen_line : pen_move)(p->cr, l->at[i].x - d.y * r, l->at[i].y + d.x * r);
    }
    for (int i = l->n - 1; i >= 0; i--) {
        const plan_pt d = line_way(l, i);
        const double r = half_width(c, i) * (1 + 0.10 * noise_at(i * 0.23, 9, 3)) + grow;

        pen_line(p->cr, l->at[i].x + d.y * r, l->at[i].y - d.x * r);
    }
    cairo_close_path(p->cr);
}

static void ribbons_path(plan *p, plan_chain_kind kind, double grow)
{
    for (int c = 0; c < p->courses; c++)
        if (p->course[c].kind == kind && p->course[c].line.n > 1)
            ribbon_path(p, &p->course[c], grow);
}

/* Fine lines along the stream, broken here and there, like the grain of moving water. */
static void ripples_path(plan *p, const plan_course *c, double at, int salt)
{
    const plan_line *l = &c->line;
    bool down = false;

    for (int i = 0; i < l->n; i++) {
        const plan_pt d = line_way(l, i);
        const double r = half_width(c, i) * at;
        const bool gap = noise_at(i * 0.11, salt, 13) > 0.28;

        if (!gap)
            (down ? pen_line : pen_move)(p->cr, l->at[i].x - d.y * r, l->at[i].y + d.x * r);
        down = !gap;
    }
}

/* The bank towards the light throws its shadow on the water. */
static void bank_shadow(plan *p, const plan_course *c)
{
    const plan_line *l = &c->line;

    for (int i = 1; i < l->n; i++)
        for (int side = -1; side <= 1; side += 2) {
            const plan_pt d = line_way(l, i), e = line_way(l, i - 1);
            const plan_pt n = pt(-d.y * side, d.x * side);
            const double r = half_width(c, i) * 0.9, q = half_width(c, i - 1) * 0.9;

            if (n.x + n.y > -0.35) /* faces the light: no shadow */
                continue;
            pen_move(p->cr, l->at[i - 1].x - e.y * side * q, l->at[i - 1].y + e.x * side * q);
            pen_line(p->cr, l->at[i].x + n.x * r, l->at[i].y + n.y * r);
        }
}

/* Meadows: the green that lies along running water. */
static double meadow_at(const plan *p, plan_pt at)
{
    double green = 0;

    for (int c = 0; c < p->courses; c++) {
        const plan_course *w = &p->course[c];
        const double reach = p->u * (w->kind == CHAIN_CREEK ? 0.85 : 0.45);

        if ((w->kind != CHAIN_CREEK && w->kind != CHAIN_STREAM) || w->line.n < 2)
            continue;
        green = fmax(green, 1 - line_distance(&w->line, at, NULL) / reach);
    }
    const double ragged = 1 + 0.5 * noise_cloud(at.x / p->u * 1.3, at.y / p->u * 1.3, 37);

    return clamp(green * ragged, 0, 1) * 0.34;
}

void water_meadows(plan *p)
{
    wash_paint(p, p->x, p->y, p->w, p->h, p->u / 4, p->ink->woods, meadow_at);
}

/* A table's shore is where its outline says. */
static void shore_path(plan *p)
{
    if (!p->table) {
        field_path(p, &p->water, 0.47);
        return;
    }
    for (int i = 0; i < p->patches; i++)
        if (p->patch[i].sign == PATCH_WATER)
            patch_path(p, &p->patch[i]);
}

static void open_water_draw(plan *p)
{
    static const double shore[] = { 0.56, 0.66, 0.78, 0.9 };
    cairo_t *cr = p->cr;

    if (!p->water.v)
        return;
    shore_path(p);
    ink_set(cr, p->ink->water, 0.95);
    cairo_fill_preserve(cr);
    ink_set(cr, p->ink->bank, 0.95);
    cairo_set_line_width(cr, fmax(p->u * 0.026, 0.8));
    cairo_stroke(cr);
    for (int i = 0; i < 4; i++) {
        field_path(p, &p->water, shore[i]);
        ink_set(cr, p->ink->ripple, 0.65 - 0.13 * i);
        cairo_set_line_width(cr, fmax(p->u * 0.012, 0.4));
        cairo_stroke(cr);
    }
}

void water_draw(plan *p)
{
    cairo_t *cr = p->cr;
    const double bank = fmax(p->u * 0.019, 0.7);

    open_water_draw(p);
    ribbons_path(p, CHAIN_STREAM, 0);
    ink_set(cr, p->ink->bank, 0.92);
    cairo_fill(cr);
    ribbons_path(p, CHAIN_CREEK, bank);
    ink_set(cr, p->ink->bank, 1);
    cairo_fill(cr);
    ribbons_path(p, CHAIN_CREEK, 0);
    ink_set(cr, p->ink->water, 1);
    cairo_fill(cr);
    cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
    for (int c = 0; c < p->courses; c++)
        if (p->course[c].kind == CHAIN_CREEK)
            bank_shadow(p, &p->course[c]);
    ink_set(cr, p->ink->bank, 0.5);
    cairo_set_line_width(cr, fmax(p->u * 0.028, 0.8));
    cairo_stroke(cr);
    for (int c = 0; c < p->courses; c++)
        if (p->course[c].kind == CHAIN_CREEK) {
            ripples_path(p, &p->course[c], 0.42, 1);
            ripples_path(p, &p->course[c], -0.30, 2);
            ripples_path(p, &p->course[c], 0.04, 3);
        }
    ink_set(cr, p->ink->ripple, 0.9);
    cairo_set_line_width(cr, fmax(p->u * 0.011, 0.4));
    cairo_stroke(cr);
    cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT);
}
