/* samples.c -- a small picture of each sign, for the explanation.
 *
 * Where a sign can be drawn by the hand that draws it on the ground, it is. Each sample lies
 * in a box about 2 s wide and s high, its middle at x, y. */
#include "draw/sheet/key.h"

void sample_hill(plan *p, const key_entry *e, double x, double y, double s)
{
    cairo_t *cr = p->cr;

    (void)e;
    for (int i = 0; i < 26; i++) {
        const double a = 2 * M_PI * i / 26, c = cos(a), n = sin(a);
        const double wide = s * (0.012 + 0.022 * clamp((c + n) / 1.4, 0, 1));
        const double top = 0.40, foot = 0.82 + 0.12 * noise_unit(i, 3, 8);

        pen_move(cr, x + s * c * top * 1.25 - n * wide, y + s * n * top * 0.62 + c * wide);
        pen_line(cr, x + s * c * foot * 1.05, y + s * n * foot * 0.60);
        pen_line(cr, x + s * c * top * 1.25 + n * wide, y + s * n * top * 0.62 - c * wide);
        cairo_close_path(cr);
    }
    ink_set(cr, p->ink->hachure, p->ink->hachure_alpha);
    cairo_fill(cr);
}

void sample_woods(plan *p, const key_entry *e, double x, double y, double s)
{
    static const plan_pt at[5] = {
        { -0.55, -0.12 }, { 0.0, -0.2 }, { 0.5, -0.12 }, { -0.26, 0.12 }, { 0.26, 0.14 }
    };
    const double r = s * 0.2;

    cairo_save(p->cr);
    cairo_translate(p->cr, x, y);
    cairo_scale(p->cr, 1, 0.55);
    cairo_arc(p->cr, 0, 0, s * 0.9, 0, 2 * M_PI);
    cairo_restore(p->cr);
    ink_set(p->cr, p->ink->woods, 0.55);
    cairo_fill(p->cr);
    for (int i = 0; i < (e->thin ? 3 : 5); i++) /* few, where they are thin */
        tree_draw(p, x + at[i].x * s, y + at[i].y * s, r, noise_hash(i, 2, 4));
}

/* A short winding piece of any line. */
static void wave_path(cairo_t *cr, double x, double y, double s)
{
    pen_move(cr, x - s, y + s * 0.18);
    pen_curve(cr, x - s * 0.4, y - s * 0.42, x + s * 0.2, y + s * 0.42, x + s, y - s * 0.18);
}

static void wave_stroke(plan *p, double x, double y, double s, double wide, plan_ink ink)
{
    wave_path(p->cr, x, y, s);
    ink_set(p->cr, ink, 1);
    cairo_set_line_width(p->cr, wide);
    cairo_stroke(p->cr);
}

void sample_creek(plan *p, const key_entry *e, double x, double y, double s)
{
    (void)e;
    wave_stroke(p, x, y, s, s * 0.42, p->ink->bank);
    wave_stroke(p, x, y, s, s * 0.33, p->ink->water);
    wave_stroke(p, x, y - s * 0.06, s, fmax(s * 0.02, 0.5), p->ink->ripple);
    wave_stroke(p, x, y + s * 0.07, s, fmax(s * 0.02, 0.5), p->ink->ripple);
}

void sample_stream(plan *p, const key_entry *e, double x, double y, double s)
{
    (void)e;
    wave_stroke(p, x, y, s, fmax(s * 0.085, 1), p->ink->bank);
}

void sample_road(plan *p, const key_entry *e, double x, double y, double s)
{
    (void)e;
    wave_stroke(p, x, y, s, s * 0.22, p->ink->road_edge);
    wave_stroke(p, x, y, s, s * 0.15, p->ink->road);
}

void sample_lane(plan *p, const key_entry *e, double x, double y, double s)
{
    const double dash[2] = { s * 0.16, s * 0.11 };

    (void)e;
    cairo_set_dash(p->cr, dash, 2, 0);
    wave_stroke(p, x, y, s, s * 0.17, p->ink->road_edge);
    cairo_set_dash(p->cr, NULL, 0, 0);
    wave_stroke(p, x, y, s, s * 0.10, p->ink->road);
}

void sample_byway(plan *p, const key_entry *e, double x, double y, double s)
{
    (void)e;
    wave_stroke(p, x, y, s, s * 0.15, p->ink->road_edge);
    wave_stroke(p, x, y, s, s * 0.08, p->ink->road);
}

void sample_trail(plan *p, const key_entry *e, double x, double y, double s)
{
    const double dash[2] = { s * 0.2, s * 0.12 };

    (void)e;
    cairo_set_dash(p->cr, dash, 2, 0);
    wave_stroke(p, x, y, s, fmax(s * 0.05, 0.8), p->ink->ink);
    cairo_set_dash(p->cr, NULL, 0, 0);
}

/* The number of its kind is the entry's value. */
void sample_edge(plan *p, const key_entry *e, double x, double y, double s)
{
    edge_sample(p, e->value, x, y, s);
}

void sample_ford(plan *p, const key_entry *e, double x, double y, double s)
{
    cairo_t *cr = p->cr;
    const double dots[2] = { s * 0.02, s * 0.11 };

    (void)e;
    for (int t = -1; t <= 1; t += 2) {
        pen_move(cr, x + t * s * 0.28, y);
        pen_line(cr, x + t * s, y);
        ink_set(cr, p->ink->road_edge, 1);
        cairo_set_line_width(cr, s * 0.22);
        cairo_stroke_preserve(cr);
        ink_set(cr, p->ink->road, 1);
        cairo_set_line_width(cr, s * 0.15);
        cairo_stroke(cr);
    }
    for (int k = 0; k < 2; k++) {
        pen_move(cr, x + s * 0.08, y - s * 0.52);
        pen_curve(cr, x - s * 0.1, y - s * 0.2, x + s * 0.1, y + s * 0.2, x - s * 0.08,
                  y + s * 0.52);
        ink_set(cr, k ? p->ink->water : p->ink->bank, 1);
        cairo_set_line_width(cr, s * (k ? 0.36 : 0.44));
        cairo_stroke(cr);
    }
    pen_move(cr, x - s * 0.26, y);
    pen_line(cr, x + s * 0.26, y);
    ink_set(cr, p->ink->road_edge, 1);
    cairo_set_dash(cr, dots, 2, 0);
    cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_width(cr, s * 0.07);
    cairo_stroke(cr);
    cairo_set_dash(cr, NULL, 0, 0);
    cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT);
}

void sample_swamp(plan *p, const key_entry *e, double x, double y, double s)
{
    (void)e;
    swamp_tuft(p, x - s * 0.55, y + s * 0.02, s * 0.26);
    swamp_tuft(p, x + s * 0.5, y - s * 0.02, s * 0.26);
    swamp_tuft(p, x, y + s * 0.34, s * 0.26);
}

void sample_village(plan *p, const key_entry *e, double x, double y, double s)
{
    (void)e;
    for (int i = 0; i < 4; i++) {
        house_block(p, x - s * 0.72 + i * s * 0.46, y - s * 0.24, s * 0.32, s * 0.2, 0, i == 2);
        if (i != 1)
            house_block(p, x - s * 0.66 + i * s * 0.46, y + s * 0.24, s * 0.28, s * 0.2, 0, i == 0);
    }
}

void sample_houses(plan *p, const key_entry *e, double x, double y, double s)
{
    (void)e;
    house_block(p, x - s * 0.3, y, s * 0.38, s * 0.24, 0.25, false);
    house_block(p, x + s * 0.3, y + s * 0.06, s * 0.24, s * 0.24, -0.3, true);
}

void sample_victory(plan *p, const key_entry *e, double x, double y, double s)
{
    victory_mark(p, x, y, s * 0.52, e->value);
}

void sample_tag(plan *p, const key_entry *e, double x, double y, double s)
{
    counter_tag(p, e->letters, (lin_mark_shape)e->value, x, y, s * 0.42);
}

void sample_counter(plan *p, const key_entry *e, double x, double y, double s)
{
    lin_piece one = { .unit = -1, .side = (uint8_t)e->value, .where = LIN_ON_BOARD, .facing = -1 };

    for (int i = 0; i < p->pieces; i++)
        if (p->piece[i].side == e->value && p->piece[i].strength > 0) {
            one = p->piece[i];
            break;
        }
    one.marks[0] = 0;
    one.where = LIN_ON_BOARD;
    counter_draw(p, &one, x, y, s * 1.65);
}

/* An arm's sign, on a bit of dark card as it would be on a counter. */
void sample_arm(plan *p, const key_entry *e, double x, double y, double s)
{
    cairo_rectangle(p->cr, pen(x - s * 0.72), pen(y - s * 0.50), pen(s * 1.44), pen(s));
    ink_set(p->cr, (plan_ink){ 0.36, 0.29, 0.22 }, 1);
    cairo_fill(p->cr);
    counter_symbol(p, (lin_arm)e->value, x, y, s * 1.1, s * 0.66);
}

void sample_badge(plan *p, const key_entry *e, double x, double y, double s)
{
    badge_draw(p, 3, e->value, x + s * 0.78, y, s * 0.82);
}
