/* props.c -- what else lies on a table: objectives and who holds them, works thrown up, ground
 * that is asked about, reach and arcs. The kind says how it looks; what it means the rule
 * system knows. */
#include "draw/plan.h"

#include <stdio.h>
#include <string.h>

static bool is_kind(const lin_stroke *s, const char *kind)
{
    return strcmp(s->kind, kind) == 0;
}

static bool is_objective(const lin_stroke *s)
{
    return is_kind(s, "objective") || strncmp(s->kind, "held-", 5) == 0;
}

void stroke_line(plan *p, const lin_stroke *s, plan_line *out)
{
    for (int i = 0; i < s->points && i < LIN_STROKE; i++)
        line_add(p, out, table_point(p, s->point[i]));
    if (s->closed && s->points)
        line_add(p, out, out->at[0]);
}

/* ---- objectives: a flag on a mound, white until somebody holds it ---- */

void objective_draw(plan *p, plan_pt at, int number, int side)
{
    cairo_t *cr = p->cr;
    const double r = p->inch * 0.36, h = p->inch * 1.35, w = p->inch * 0.95, high = p->inch * 0.72;
    const plan_ink dark = { 0.14, 0.10, 0.08 };
    const plan_ink cloth = side < LIN_SIDES
                               ? side_ink(p, side)
                               : ink_mix(p->ink->gold, (plan_ink){ 1, 0.97, 0.84 }, 0.62);
    char text[12];

    cairo_new_path(cr);
    cairo_arc(cr, pen(at.x), pen(at.y), r, 0, 2 * M_PI);
    ink_set(cr, cloth, 0.55);
    cairo_fill_preserve(cr);
    ink_set(cr, p->ink->gold, 1);
    cairo_set_line_width(cr, fmax(p->inch * 0.11, 1.2));
    cairo_stroke_preserve(cr);
    ink_set(cr, dark, 1);
    cairo_set_line_width(cr, fmax(p->inch * 0.03, 0.5));
    cairo_stroke(cr);
    pen_move(cr, at.x, at.y);
    pen_line(cr, at.x, at.y - h);
    ink_set(cr, dark, 1);
    cairo_set_line_width(cr, fmax(p->inch * 0.08, 0.9));
    cairo_stroke(cr);
    pen_move(cr, at.x, at.y - h);
    pen_curve(cr, at.x + w * 0.3, at.y - h - w * 0.10, at.x + w * 0.7, at.y - h + w * 0.10,
              at.x + w, at.y - h);
    pen_line(cr, at.x + w * 0.8, at.y - h + high / 2);
    pen_line(cr, at.x + w, at.y - h + high);
    pen_curve(cr, at.x + w * 0.7, at.y - h + high + w * 0.10, at.x + w * 0.3,
              at.y - h + high - w * 0.10, at.x, at.y - h + high);
    cairo_close_path(cr);
    ink_set(cr, cloth, 1);
    cairo_fill_preserve(cr);
    ink_set(cr, dark, 1);
    cairo_set_line_width(cr, fmax(p->inch * 0.05, 0.7));
    cairo_stroke(cr);
    if (!number)
        return;
    snprintf(text, sizeof text, "%d", number);
    ink_set(cr, side < LIN_SIDES ? p->ink->counter_text : dark, 1);
    type_draw(p, text, (plan_type){ p->inch * 0.56, TYPE_BOLD | TYPE_LINING, 0, 0 },
              at.x + w * 0.42, at.y - h + high * 0.5, AT_CENTRE);
}

/* ---- grounds and lines ---- */

typedef struct {
    plan_ink ink;
    double tint, line, on, off;
} look;

static look look_of(const plan *p, const lin_stroke *s)
{
    static const plan_ink red = { 0.68, 0.12, 0.09 };

    if (is_kind(s, "deploy"))
        return (look){ p->ink->gold, 0.10, 0.9, 0.5, 0.3 };
    if (is_kind(s, "blocked"))
        return (look){ red, 0, 1, 0.3, 0.25 };
    if (is_kind(s, "arc") || is_kind(s, "zone"))
        return (look){ red, 0.10, 0.8, 0, 0 };
    if (is_kind(s, "reach-later"))
        return (look){ p->ink->gold, 0, 0.8, 0.15, 0.3 };
    if (is_kind(s, "sight"))
        return (look){ p->ink->ink, 0, 0.9, 0, 0 };
    return (look){ p->ink->gold, 0.12, 1, 0.3,
                   0.15 }; /* reach, band, sphere, and what is not known */
}

void stroke_draw(plan *p, const lin_stroke *s, const plan_line *l)
{
    const look how = look_of(p, s);
    const double dash[2] = { how.on * p->inch, how.off * p->inch };

    line_trace(p->cr, l, 0, l->n);
    if (s->closed && how.tint > 0) {
        ink_set(p->cr, how.ink, how.tint);
        cairo_fill_preserve(p->cr);
    }
    if (how.on > 0)
        cairo_set_dash(p->cr, dash, 2, 0);
    ink_set(p->cr, how.ink, how.line);
    cairo_set_line_width(p->cr, fmax(p->inch * 0.11, 1));
    cairo_stroke(p->cr);
    cairo_set_dash(p->cr, NULL, 0, 0);
}

void props_draw(plan *p)
{
    int number = 0;

    for (int i = 0; i < p->o.props; i++) {
        const lin_stroke *s = &p->o.prop[i];
        plan_line l = { 0 };

        stroke_line(p, s, &l);
        if (is_objective(s) && l.n)
            objective_draw(p, l.at[0], ++number,
                           is_kind(s, "held-0")   ? 0
                           : is_kind(s, "held-1") ? 1
                                                  : LIN_NOBODY);
        else if (is_kind(s, "work") && l.n > 1)
            obstacle_line(p, &l, PATCH_WORK, s->closed);
        else if (l.n > 1)
            stroke_draw(p, s, &l);
        line_free(&l);
    }
}

/* Where no game says what counts, the map's own objectives are marked, and no more. */
void spots_draw(plan *p)
{
    for (int i = 0; i < p->table->spots; i++) {
        const lin_spot *s = &p->table->spot[i];
        const plan_pt at = table_point(p, p->table->outline[s->first]);
        const double r = p->inch * 0.3;

        if (strcmp(s->kind, "objective") != 0)
            continue;
        pen_move(p->cr, at.x - r, at.y - r);
        pen_line(p->cr, at.x + r, at.y + r);
        pen_move(p->cr, at.x - r, at.y + r);
        pen_line(p->cr, at.x + r, at.y - r);
    }
    ink_set(p->cr, p->ink->ink, 0.85);
    cairo_set_line_width(p->cr, fmax(p->inch * 0.09, 0.9));
    cairo_stroke(p->cr);
}
