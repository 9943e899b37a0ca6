/* roofs.c -- buildings of a table, seen from above: a hipped roof on the outline that counts,
 * its sides lit from the north-west, shingles, a chimney, a shadow on the grass. */
#include "draw/plan.h"

void roofs_make(plan *p)
{
    for (int i = 0; i < p->patches; i++) {
        const plan_patch *f = &p->patch[i];

        if (f->sign == PATCH_BUILDING)
            quiet_box(p, f->box.x, f->box.y, f->box.w, f->box.h, QUIET_HOUSE);
    }
}

static void face_path(cairo_t *cr, const plan_pt *at, int n, plan_pt by)
{
    for (int i = 0; i < n; i++)
        (i ? pen_line : pen_move)(cr, at[i].x + by.x, at[i].y + by.y);
    cairo_close_path(cr);
}

static plan_pt between(plan_pt a, plan_pt b, double t)
{
    return pt_add(a, pt_mul(pt_sub(b, a), t));
}

/* One side of the roof: a to b is its eaves, c to d its ridge (the same point at a hip). */
static void face_draw(plan *p, plan_pt a, plan_pt b, plan_pt c, plan_pt d)
{
    cairo_t *cr = p->cr;
    const plan_pt out = pt_unit(pt_sub(between(a, b, 0.5), between(c, d, 0.5)));
    const double light =
        clamp(0.5 - 0.5 * (out.x + out.y) / 1.41421, 0, 1); /* 1 towards the light */
    const plan_ink dark = ink_mix(p->ink->block, p->ink->block_edge, 0.42);
    const plan_ink bright = ink_mix(p->ink->block, p->ink->paper, p->o.lamp ? 0.12 : 0.40);
    const plan_pt face[4] = { a, b, c, d };
    const double deep = pt_len(pt_sub(between(a, b, 0.5), between(c, d, 0.5)));
    const int rows = (int)clamp(deep / fmax(p->inch * 0.20, 2.5), 1, 12);

    face_path(cr, face, 4, pt(0, 0));
    ink_set(cr, ink_mix(dark, bright, light), 1);
    cairo_fill(cr);
    for (int i = 1; i < rows; i++) {
        const plan_pt l = between(a, d, (double)i / rows), r = between(b, c, (double)i / rows);

        pen_move(cr, l.x, l.y);
        pen_line(cr, r.x, r.y);
    }
    ink_set(cr, p->ink->block_edge, 0.35);
    cairo_set_line_width(cr, fmax(p->inch * 0.03, 0.4));
    cairo_stroke(cr);
    face_path(cr, face, 4, pt(0, 0));
    ink_set(cr, p->ink->block_edge, 1);
    cairo_set_line_width(cr, fmax(p->inch * 0.05, 0.6));
    cairo_stroke(cr);
}

static void chimney_draw(plan *p, plan_pt at, double r)
{
    house_block(p, at.x, at.y, r, r, 0, true);
}

void roof_draw(plan *p, const plan_pt corner[4])
{
    const double one = pt_len(pt_sub(corner[1], corner[0])),
                 two = pt_len(pt_sub(corner[2], corner[1]));
    const int k = one >= two ? 0 : 1; /* the ridge runs along the longer side */
    const plan_pt a = corner[k], b = corner[k + 1], c = corner[(k + 2) % 4],
                  d = corner[(k + 3) % 4];
    const double hip = clamp(0.30 * fmin(one, two) / fmax(one, two), 0.10, 0.30);
    const plan_pt west = between(a, d, 0.5), east = between(b, c, 0.5);
    const plan_pt l = between(west, east, hip), r = between(west, east, 1 - hip);
    const double shadow = fmin(p->inch * 0.28, fmin(one, two) * 0.14);

    face_path(p->cr, corner, 4, pt(shadow, shadow));
    ink_set(p->cr, p->ink->block_edge, p->o.lamp ? 0.6 : 0.42);
    cairo_fill(p->cr);
    face_draw(p, a, b, r, l);
    face_draw(p, b, c, r, r);
    face_draw(p, c, d, l, r);
    face_draw(p, d, a, l, l);
    chimney_draw(p, between(l, r, 0.12), fmin(p->inch * 0.34, fmin(one, two) * 0.16));
}

/* A part of a four-cornered outline, from (x, y) to (x + w, y + h) of it. */
static void roof_within(plan *p, const plan_pt c[4], double x, double y, double w, double h)
{
    plan_pt part[4];

    for (int i = 0; i < 4; i++) {
        const double across = x + (i == 1 || i == 2 ? w : 0), down = y + (i > 1 ? h : 0);

        part[i] = between(between(c[0], c[1], across), between(c[3], c[2], across), down);
    }
    roof_draw(p, part);
}

/* A large outline is a farm: house and barns around a yard, a wall along the line that counts.
 */
static void farm_draw(plan *p, const plan_patch *f)
{
    const plan_pt *c = f->line.at;

    ink_set(p->cr, p->ink->road, p->o.lamp ? 0.35 : 0.75);
    patch_fill(p, f);
    obstacle_line(p, &f->line, PATCH_WALL, true);
    roof_within(p, c, 0.10, 0.09, 0.52, 0.28); /* the house */
    roof_within(p, c, 0.70, 0.16, 0.21, 0.44); /* barn and sheds */
    roof_within(p, c, 0.12, 0.58, 0.20, 0.30);
    roof_within(p, c, 0.46, 0.70, 0.40, 0.19);
}

void roofs_draw(plan *p)
{
    for (int i = 0; i < p->patches; i++) {
        const plan_patch *f = &p->patch[i];

        if (f->sign != PATCH_BUILDING)
            continue;
        if (f->of->closed && f->of->points == 4) {
            if (fmin(pt_len(pt_sub(f->line.at[1], f->line.at[0])),
                     pt_len(pt_sub(f->line.at[2], f->line.at[1]))) > 4.5 * p->inch)
                farm_draw(p, f);
            else
                roof_draw(p, f->line.at);
            continue;
        }
        ink_set(p->cr, p->ink->block, 1);
        patch_fill(p, f);
        patch_path(p, f);
        ink_set(p->cr, p->ink->block_edge, 1);
        cairo_set_line_width(p->cr, fmax(p->inch * 0.05, 0.6));
        cairo_stroke(p->cr);
    }
}
