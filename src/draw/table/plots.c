/* plots.c -- what lies flat on a table: fields, crops, swamps, camps, graves, rocks, logs,
 * towns, and ground that no plan has a sign for.
 *
 * A wash to the outline, and then the sign of the thing strewn over it. */
#include "draw/plan.h"

#include <ctype.h>
#include <stdio.h>

/* Fields that have been laid out have four corners; others are meadows. */
static bool is_tilled(const plan_patch *f)
{
    return f->of->points == 4;
}

typedef struct {
    plan_ink ink;
    double alpha, rim;
} coat;

static coat coat_of(const plan *p, const plan_patch *f)
{
    const plan_palette *c = p->ink;
    const int tint = (int)(noise_hash(f->id, 6, 61) % 3);

    switch (f->sign) {
    case PATCH_CROPS:
        return (coat){ c->tilth[1], 0.34, 0.8 };
    case PATCH_FIELD:
        return is_tilled(f) ? (coat){ c->tilth[tint], 0.26, 0.7 } : (coat){ c->woods, 0.20, 0.3 };
    case PATCH_SWAMP:
        return (coat){ c->water, 0.42, 0.6 };
    case PATCH_TOWN:
        return (coat){ c->road, 0.55, 0.8 };
    case PATCH_CAMP:
        return (coat){ c->road, 0.45, 0.6 };
    case PATCH_GRAVES:
        return (coat){ c->woods, 0.26, 0.7 };
    case PATCH_ROUGH:
    case PATCH_DEBRIS:
        return (coat){ c->shade, 0.14, 0.5 };
    case PATCH_FALLEN:
        return (coat){ c->woods, 0.30, 0.7 };
    case PATCH_UNKNOWN:
        return (coat){ c->faint, 0.08, 0.9 };
    default:
        return (coat){ c->paper, 0, 0 };
    }
}

static void plot_wash(plan *p, const plan_patch *f)
{
    const double dash[2] = { p->inch * 0.16, p->inch * 0.12 };
    const coat c = coat_of(p, f);

    if (c.alpha <= 0)
        return;
    ink_set(p->cr, c.ink, c.alpha);
    patch_fill(p, f);
    if (!f->of->closed)
        return;
    patch_path(p, f);
    if (f->sign != PATCH_CROPS && f->sign != PATCH_FIELD)
        cairo_set_dash(p->cr, dash, 2, 0);
    ink_set(p->cr, f->sign == PATCH_SWAMP ? p->ink->bank : p->ink->faint, c.rim);
    cairo_set_line_width(p->cr, fmax(p->inch * 0.04, 0.6));
    cairo_stroke(p->cr);
    cairo_set_dash(p->cr, NULL, 0, 0);
}

void plots_wash(plan *p)
{
    for (int i = 0; i < p->patches; i++)
        plot_wash(p, &p->patch[i]);
}

/* ---- furrows and rows of corn: lines along the longest side, within the outline ---- */

static plan_pt longest_way(const plan_line *l)
{
    plan_pt best = { 1, 0 };

    for (int i = 1; i < l->n; i++) {
        const plan_pt d = pt_sub(l->at[i], l->at[i - 1]);

        if (i == 1 || pt_len(d) > pt_len(best))
            best = d;
    }
    return pt_unit(best);
}

static void rows_path(plan *p, const plan_patch *f, double gap)
{
    const plan_pt way = longest_way(&f->line), side = pt(-way.y, way.x);
    const plan_pt middle = pt(f->box.x + f->box.w / 2, f->box.y + f->box.h / 2);
    const double reach = hypot(f->box.w, f->box.h) / 2;

    for (int k = (int)(-reach / gap); k * gap < reach; k++) {
        const plan_pt a = pt_add(middle, pt_mul(side, k * gap));
        bool down = false;
        plan_pt last = a;

        for (int i = 0; i * p->inch * 0.2 <= 2 * reach; i++) {
            const plan_pt q = pt_add(a, pt_mul(way, i * p->inch * 0.2 - reach));
            const bool in = patch_near(f, q, 0) && patch_depth(f, q) > p->inch * 0.16 &&
                            !quiet_at(p, q, QUIET_LETTER | QUIET_ROAD | QUIET_WATER | QUIET_HOUSE);

            if (in && !down)
                pen_move(p->cr, q.x, q.y);
            if (!in && down)
                pen_line(p->cr, last.x, last.y);
            down = in;
            last = q;
        }
        if (down)
            pen_line(p->cr, last.x, last.y);
    }
}

static void furrows_draw(plan *p, const plan_patch *f)
{
    rows_path(p, f, p->inch * 0.24);
    ink_set(p->cr, ink_mix(p->ink->tilth[noise_hash(f->id, 6, 61) % 3], p->ink->ink, 0.25), 0.55);
    cairo_set_line_width(p->cr, fmax(p->inch * 0.035, 0.5));
    cairo_stroke(p->cr);
}

/* Standing corn: rows of small round heads. */
static void crops_draw(plan *p, const plan_patch *f)
{
    const double dots[2] = { 0, p->inch * 0.26 };

    cairo_set_line_cap(p->cr, CAIRO_LINE_CAP_ROUND);
    rows_path(p, f, p->inch * 0.42);
    ink_set(p->cr, p->ink->leaf_dark, 0.35);
    cairo_set_line_width(p->cr, fmax(p->inch * 0.03, 0.4));
    cairo_stroke_preserve(p->cr);
    cairo_set_dash(p->cr, dots, 2, 0);
    ink_set(p->cr, ink_mix(p->ink->tilth[1], p->ink->leaf_dark, 0.45), 0.95);
    cairo_set_line_width(p->cr, fmax(p->inch * 0.17, 1.2));
    cairo_stroke_preserve(p->cr);
    ink_set(p->cr, p->ink->tilth[0], 1);
    cairo_set_line_width(p->cr, fmax(p->inch * 0.09, 0.6));
    cairo_stroke(p->cr);
    cairo_set_dash(p->cr, NULL, 0, 0);
    cairo_set_line_cap(p->cr, CAIRO_LINE_CAP_BUTT);
}

/* ---- strewn signs ---- */

/* Inches between signs, between rows and from the rim; see plan_strew. */
static plan_strew strewn(const plan *p, double gap, double down, double loose, double margin,
                         int salt)
{
    return (plan_strew){ .gap = gap * p->inch,
                         .down = down * p->inch,
                         .loose = loose,
                         .margin = margin * p->inch,
                         .salt = salt };
}

static void grass_draw(plan *p, const plan_patch *f)
{
    plan_strew s = strewn(p, 2.2, 1.5, 0.9, 0.4, 3);

    while (patch_next(p, f, &s))
        for (int k = -1; k <= 1; k++) {
            pen_move(p->cr, s.at.x + k * p->inch * 0.07, s.at.y);
            pen_line(p->cr, s.at.x + k * p->inch * 0.16, s.at.y - p->inch * (k ? 0.16 : 0.24));
        }
    ink_set(p->cr, p->ink->leaf_dark, 0.6);
    cairo_set_line_width(p->cr, fmax(p->inch * 0.035, 0.5));
    cairo_stroke(p->cr);
}

static void tufts_draw(plan *p, const plan_patch *f)
{
    enum { SOME = 2048 }; /* drawn at a time: a swamp may be as large as the table */
    plan_strew s = strewn(p, 1.15, 0.72, 0.5, 0.3, 5);
    plan_pt at[SOME];
    int n = SOME;

    while (n == SOME) {
        for (n = 0; n < SOME && patch_next(p, f, &s);)
            at[n++] = s.at;
        swamp_tufts(p, at, n, p->inch * 0.34);
    }
}

/* A stone: five corners, and its shadow side drawn double. */
static void stone_path(cairo_t *cr, plan_pt at, double r, uint32_t hash)
{
    for (int k = 0; k < 5; k++) {
        const double a = 2 * M_PI * k / 5 + (hash & 63) / 10.0,
                     q = r * (0.75 + 0.25 * (hash >> (8 + k) & 1));

        (k ? pen_line : pen_move)(cr, at.x + q * cos(a), at.y + 0.8 * q * sin(a));
    }
    cairo_close_path(cr);
}

static void stones_draw(plan *p, const plan_patch *f, double dense)
{
    plan_strew s = strewn(p, 0.85, 0.7, 0.9, 0.25, 9);

    while (patch_next(p, f, &s))
        if (s.hash % 100 < dense * 100)
            stone_path(p->cr, s.at, p->inch * (0.10 + 0.16 * (s.hash >> 24) / 255.0), s.hash);
    ink_set(p->cr, ink_mix(p->ink->paper, p->ink->faint, 0.35), 1);
    cairo_fill_preserve(p->cr);
    ink_set(p->cr, p->ink->ink, 0.75);
    cairo_set_line_width(p->cr, fmax(p->inch * 0.03, 0.5));
    cairo_stroke(p->cr);
}

/* Timber lying as it fell, its stumps beside it. */
static void logs_draw(plan *p, const plan_patch *f)
{
    plan_strew s = strewn(p, 1.0, 0.75, 0.8, 0.4, 13);

    while (patch_next(p, f, &s)) {
        const double a = 0.5 + 0.9 * noise_unit((int)s.hash, 1, 2), r = p->inch * 0.36;

        pen_move(p->cr, s.at.x - r * cos(a), s.at.y - r * sin(a));
        pen_line(p->cr, s.at.x + r * cos(a), s.at.y + r * sin(a));
    }
    cairo_set_line_cap(p->cr, CAIRO_LINE_CAP_ROUND);
    ink_set(p->cr, p->ink->leaf_dark, 0.95);
    cairo_set_line_width(p->cr, fmax(p->inch * 0.17, 1.4));
    cairo_stroke_preserve(p->cr);
    ink_set(p->cr, ink_mix(p->ink->road, p->ink->stain, 0.5), 1);
    cairo_set_line_width(p->cr, fmax(p->inch * 0.10, 0.7));
    cairo_stroke(p->cr);
    cairo_set_line_cap(p->cr, CAIRO_LINE_CAP_BUTT);
}

static void tents_draw(plan *p, const plan_patch *f)
{
    plan_strew s = strewn(p, 1.1, 1.0, 0.1, 0.5, 17);
    const double r = p->inch * 0.30;

    while (patch_next(p, f, &s)) {
        pen_move(p->cr, s.at.x - r, s.at.y + r * 0.7);
        pen_line(p->cr, s.at.x, s.at.y - r * 0.8);
        pen_line(p->cr, s.at.x + r, s.at.y + r * 0.7);
        cairo_close_path(p->cr);
        pen_move(p->cr, s.at.x, s.at.y - r * 0.8);
        pen_line(p->cr, s.at.x + r * 0.15, s.at.y + r * 0.7);
    }
    ink_set(p->cr, p->ink->counter_text, p->o.lamp ? 0.55 : 1);
    cairo_fill_preserve(p->cr);
    ink_set(p->cr, p->ink->ink, 0.9);
    cairo_set_line_width(p->cr, fmax(p->inch * 0.04, 0.6));
    cairo_stroke(p->cr);
}

static void graves_draw(plan *p, const plan_patch *f)
{
    plan_strew s = strewn(p, 0.75, 0.7, 0.2, 0.3, 19);
    const double r = p->inch * 0.20;

    while (patch_next(p, f, &s)) {
        pen_move(p->cr, s.at.x, s.at.y - r);
        pen_line(p->cr, s.at.x, s.at.y + r);
        pen_move(p->cr, s.at.x - r * 0.6, s.at.y - r * 0.35);
        pen_line(p->cr, s.at.x + r * 0.6, s.at.y - r * 0.35);
    }
    ink_set(p->cr, p->ink->ink, 0.85);
    cairo_set_line_width(p->cr, fmax(p->inch * 0.06, 0.7));
    cairo_stroke(p->cr);
}

/* Roofs that are there to be looked at: a town's ground hinders nobody. */
static void town_draw(plan *p, const plan_patch *f)
{
    plan_strew s = strewn(p, 1.7, 1.5, 0.3, 0.7, 23);

    while (patch_next(p, f, &s))
        if (s.hash % 3)
            house_block(p, s.at.x, s.at.y, p->inch * 0.6, p->inch * 0.42,
                        0.3 * noise_unit((int)s.hash, 3, 5), s.hash % 5 == 0);
}

static void unknown_patch(plan *p, const plan_patch *f)
{
    const plan_pt c = pt(f->box.x + f->box.w / 2, f->box.y + f->box.h / 2);
    const plan_type t = { p->inch * 0.9, TYPE_ITALIC, 0.04, 0 };

    if (!f->of->closed) {
        const double dash[2] = { p->inch * 0.4, p->inch * 0.25 };

        patch_path(p, f);
        cairo_set_dash(p->cr, dash, 2, 0);
        ink_set(p->cr, p->ink->ink, 0.8);
        cairo_set_line_width(p->cr, fmax(p->inch * 0.09, 0.8));
        cairo_stroke(p->cr);
        cairo_set_dash(p->cr, NULL, 0, 0);
    }
    if (p->o.labels && *f->of->name)
        return; /* its name is lettered there */
    ink_set(p->cr, p->ink->faint, 0.9);
    type_draw(p, f->of->kind, type_fit(p, f->of->kind, t, fmax(f->box.w, p->inch * 2)), c.x, c.y,
              AT_CENTRE);
}

static void plot_draw(plan *p, const plan_patch *f)
{
    switch (f->sign) {
    case PATCH_FIELD:
        is_tilled(f) ? furrows_draw(p, f) : grass_draw(p, f);
        break;
    case PATCH_CROPS:
        crops_draw(p, f);
        break;
    case PATCH_SWAMP:
        tufts_draw(p, f);
        break;
    case PATCH_TOWN:
        town_draw(p, f);
        break;
    case PATCH_CAMP:
        tents_draw(p, f);
        break;
    case PATCH_GRAVES:
        graves_draw(p, f);
        break;
    case PATCH_ROUGH:
        stones_draw(p, f, 0.5);
        grass_draw(p, f);
        break;
    case PATCH_DEBRIS:
        stones_draw(p, f, 1);
        break;
    case PATCH_FALLEN:
        logs_draw(p, f);
        break;
    case PATCH_UNKNOWN:
        unknown_patch(p, f);
        break;
    default:
        break;
    }
}

/* Tufts here and there on open ground, which is never quite bare. */
static bool is_open(const plan *p, plan_pt at)
{
    if (quiet_at(p, at, QUIET_LETTER | QUIET_ROAD | QUIET_WATER | QUIET_HOUSE | QUIET_MARK))
        return false;
    for (int i = 0; i < p->patches; i++)
        if (p->patch[i].of->closed && p->patch[i].sign != PATCH_HILL &&
            p->patch[i].sign != PATCH_PLAIN && patch_near(&p->patch[i], at, 0) &&
            patch_depth(&p->patch[i], at) > -p->inch * 0.3)
            return false;
    return field_at(&p->height, at.x, at.y) < 0.02;
}

static void meadow_draw(plan *p)
{
    const double gap = p->inch * 3.2, down = p->inch * 2.1, s = p->inch * 0.14;

    for (int j = 0; j * down < p->h; j++)
        for (int i = 0; i * gap < p->w; i++) {
            const plan_pt at = pt(p->x + gap * (i + 0.5 * (j & 1) + 0.9 * noise_unit(i, j, 103)),
                                  p->y + down * (j + 0.3 + 0.9 * noise_unit(i, j, 107)));

            if (noise_hash(i, j, 109) % 5 > 2 || !sheet_holds(p, at) || !is_open(p, at))
                continue;
            for (int k = -1; k <= 1; k++) {
                pen_move(p->cr, at.x + k * s * 0.5, at.y);
                pen_line(p->cr, at.x + k * s * 1.1, at.y - s * (k ? 0.9 : 1.4));
            }
        }
    ink_set(p->cr, p->ink->leaf_dark, p->o.lamp ? 0.8 : 0.34);
    cairo_set_line_width(p->cr, fmax(p->inch * 0.03, 0.5));
    cairo_stroke(p->cr);
}

void patch_sample(plan *p, const plan_patch *f)
{
    plot_wash(p, f);
    plot_draw(p, f);
}

void plots_draw(plan *p)
{
    meadow_draw(p);
    for (int i = 0; i < p->patches; i++)
        plot_draw(p, &p->patch[i]);
}
