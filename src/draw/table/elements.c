/* elements.c -- the pieces on a table: their stands, and what is to be known of them.
 *
 * From below: every stand, then smoke and colours, then names, hits and tags, at last the
 * commanders, who are small and stand close to others. Whatever belongs to one element lies
 * behind it. */
#include "draw/plan.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- who ---- */

static const lin_unit *unit_of(const plan *p, const lin_piece *piece)
{
    return piece->unit >= 0 && piece->unit < p->battle->units ? &p->battle->unit[piece->unit]
                                                              : NULL;
}

static const lin_footprint *foot_of(const plan *p, int i)
{
    const lin_piece *piece = &p->piece[i];

    if (!p->o.footprint || (piece->where != LIN_ON_BOARD && piece->where != LIN_UNKNOWN))
        return NULL;
    const lin_footprint *f = &p->o.footprint[i];

    return f->stands || f->radius > 0 ? f : NULL;
}

static plan_stand stand_of(const plan *p, int i, const lin_footprint *f, int k)
{
    const lin_piece *piece = &p->piece[i];
    const lin_unit *u = unit_of(p, piece);
    const plan_ink side = side_ink(p, piece->side), white = { 0.95, 0.92, 0.84 };
    plan_stand s = { .side = side,
                     .coat = cloth_ink(u ? u->coat : "", side),
                     .facings = cloth_ink(u ? u->facings : "", white),
                     .arm = piece->arm,
                     .loose = piece->pose == LIN_POSTURE_OPEN,
                     .limbered = piece->pose == LIN_POSTURE_LIMBERED,
                     .id = (uint32_t)(piece->unit * 16 + k) };

    for (int c = 0; c < 4; c++)
        s.corner[c] = table_point(p, f->corner[k][c]);
    return s;
}

/* ---- the box around an element, turned as it stands ---- */

typedef struct {
    plan_pt at, ahead, right;
    double front, rear, left, end;
} reach;

static reach reach_of(const plan *p, const lin_footprint *f)
{
    const double a = 2 * M_PI * f->facing / 65536;
    reach r = { .at = table_point(p, f->at),
                .ahead = { sin(a), -cos(a) },
                .right = { cos(a), sin(a) },
                .front = -1e9,
                .rear = 1e9,
                .left = 1e9,
                .end = -1e9 };

    for (int k = 0; k < f->stands && k < LIN_STANDS; k++)
        for (int c = 0; c < 4; c++) {
            const plan_pt d = pt_sub(table_point(p, f->corner[k][c]), r.at);
            const double ahead = d.x * r.ahead.x + d.y * r.ahead.y,
                         right = d.x * r.right.x + d.y * r.right.y;

            r.front = fmax(r.front, ahead);
            r.rear = fmin(r.rear, ahead);
            r.left = fmin(r.left, right);
            r.end = fmax(r.end, right);
        }
    return r;
}

static plan_pt reach_point(const reach *r, double right, double ahead)
{
    return pt_add(r->at, pt_add(pt_mul(r->right, right), pt_mul(r->ahead, ahead)));
}

/* ---- its name ---- */

/* "71st Foot, Fraser's Highlanders" is the 71st Foot; "Lieutenant-Colonel Banastre Tarleton" is
 * Tarleton. */
static void short_name(const lin_unit *u, bool commander, char *out, size_t size)
{
    const char *from = u->name, *and = strstr(u->name, " and ");
    size_t n = strcspn(u->name, ",");

    if (commander && and&&(size_t)(and-from) < n)
        n = (size_t)(and-from);
    for (size_t i = n; commander && i > 0; i--)
        if (u->name[i - 1] == ' ') {
            from = u->name + i;
            n -= i;
            break;
        }
    snprintf(out, size, "%.*s", (int)n, from);
}

/* On a slip of thin paper colour, so that it reads on hachures and trees. */
static void name_turned(plan *p, const char *text, plan_type t, plan_pt at, double angle)
{
    double w, h;

    type_size(p, text, t, &w, &h);
    cairo_save(p->cr);
    cairo_translate(p->cr, pen(at.x), pen(at.y));
    cairo_rotate(p->cr, angle);
    cairo_rectangle(p->cr, pen(-w / 2 - t.size * 0.2), pen(-t.size * 0.52), pen(w + t.size * 0.4),
                    pen(t.size * 1.1));
    ink_set(p->cr, p->ink->paper, 0.55);
    cairo_fill(p->cr);
    ink_set(p->cr, p->ink->ink, 1);
    type_draw(p, text, t, 0, 0, AT_CENTRE);
    cairo_restore(p->cr);
}

static double readable(plan_pt right)
{
    const double a = atan2(right.y, right.x);

    return a > M_PI / 2 + 0.01 ? a - M_PI : a <= -M_PI / 2 + 0.01 ? a + M_PI : a;
}

static void element_name(plan *p, const lin_unit *u, const reach *r, double behind)
{
    const double room = fmax(r->end - r->left, p->inch * 3.0), size = p->inch * 0.52;
    plan_type t = { size, 0, 0.01, 0 };
    char text[80];

    short_name(u, false, text, sizeof text);
    t = type_fit(p, text, t, room);
    t.size = fmax(t.size, size * 0.72);
    if (t.size < 5.5)
        return; /* too small to read */
    name_turned(p, text, t,
                reach_point(r, (r->left + r->end) / 2, r->rear - behind - t.size * 0.62),
                readable(r->right));
}

/* ---- what has happened to it ---- */

/* Four squares, two of them filled. Nothing where nothing is lost. */
static double hits_draw(plan *p, const lin_piece *piece, const reach *r, double behind)
{
    const double s = fmax(p->inch * 0.20, 3), gap = s * 1.35;
    const int hits = piece->hurt, all = piece->pips;

    if (hits == 0 || all == 0 || all > 12)
        return behind;
    for (int full = 0; full < 2; full++) {
        for (int i = 0; i < all; i++) {
            const plan_pt c =
                reach_point(r, r->left + s * 0.7 + gap * i, r->rear - behind - s * 0.75);

            if ((i < hits) == (full != 0))
                cairo_rectangle(p->cr, pen(c.x - s / 2), pen(c.y - s / 2), pen(s), pen(s));
        }
        ink_set(p->cr, full ? (plan_ink){ 0.55, 0.07, 0.06 } : (plan_ink){ 0.99, 0.96, 0.88 }, 1);
        cairo_fill_preserve(p->cr);
        ink_set(p->cr, (plan_ink){ 0.12, 0.09, 0.07 }, 1);
        cairo_set_line_width(p->cr, fmax(s * 0.14, 0.5));
        cairo_stroke(p->cr);
    }
    return behind + s * 1.35;
}

static double tags_draw(plan *p, const lin_piece *piece, const reach *r, double behind)
{
    const double size = fmax(p->inch * 0.30, 4.5);
    plan_mark mark[MARKS];
    const int n = marks_add(p, mark, 0, piece);

    for (int i = 0; i < n; i++) {
        const plan_pt at = reach_point(r, r->end - size * (0.8 + 2.3 * i), r->rear - size * 0.55);

        counter_tag(p, mark[i].letters, mark[i].shape, at.x, at.y, size);
    }
    return n ? fmax(behind, size * 1.5) : behind;
}

/* ---- commanders ---- */

void commander_draw(plan *p, int side, bool chief, plan_pt at, double r)
{
    cairo_t *cr = p->cr;
    const plan_ink ink = side_ink(p, side);

    cairo_new_path(cr);
    cairo_arc(cr, pen(at.x + r * 0.10), pen(at.y + r * 0.10), r, 0, 2 * M_PI);
    ink_set(cr, (plan_ink){ 0.07, 0.05, 0.03 }, 0.42);
    cairo_fill(cr);
    cairo_arc(cr, pen(at.x), pen(at.y), r, 0, 2 * M_PI);
    ink_set(cr, ink, 1);
    cairo_fill_preserve(cr);
    ink_set(cr, ink_mix(ink, (plan_ink){ 0, 0, 0 }, 0.6), 1);
    cairo_set_line_width(cr, fmax(r * 0.08, 0.6));
    cairo_stroke(cr);
    cairo_arc(cr, pen(at.x), pen(at.y), r * 0.82, 0, 2 * M_PI);
    ink_set(cr, chief ? p->ink->gold : p->ink->counter_text, 0.95);
    cairo_set_line_width(cr, fmax(r * (chief ? 0.16 : 0.08), 0.6));
    cairo_stroke(cr);
    counter_symbol(p, LIN_ARM_OFFICER, at.x, at.y, r * 1.25, r * 0.85);
}

static void commander_piece(plan *p, const lin_piece *piece, const lin_footprint *f)
{
    const lin_unit *u = unit_of(p, piece);
    const plan_pt at = table_point(p, f->at);
    const double r = f->radius * p->inch / LIN_INCH;
    const plan_type t = { p->inch * 0.58, TYPE_ITALIC, 0.01, 0 };
    char text[80];

    commander_draw(p, piece->side, piece->arm == LIN_ARM_CHIEF, at, r);
    if (!u || t.size < 6)
        return;
    short_name(u, true, text, sizeof text);
    name_turned(p, text, t, pt(at.x, at.y + r + t.size * 0.62), 0);
}

/* ---- all of them ---- */

static void stands_draw(plan *p)
{
    for (int i = 0; i < p->pieces; i++) {
        const lin_footprint *f = foot_of(p, i);

        for (int k = 0; f && k < f->stands; k++) {
            const plan_stand s = stand_of(p, i, f, k);

            stand_draw(p, &s);
        }
    }
}

static void smoke_and_colours(plan *p)
{
    for (int i = 0; i < p->pieces; i++) {
        const lin_footprint *f = foot_of(p, i);

        for (int k = 0; f && k < f->stands; k++) {
            const plan_stand s = stand_of(p, i, f, k);

            if (has_shape(p, &p->piece[i], LIN_MARK_SMOKE))
                stand_smoke(p, &s);
            if (k == f->leader && s.arm != LIN_ARM_GUNS)
                stand_flag(p, &s);
        }
    }
}

static void words_draw(plan *p)
{
    for (int i = 0; i < p->pieces; i++) {
        const lin_footprint *f = foot_of(p, i);
        const lin_unit *u = unit_of(p, &p->piece[i]);

        if (!f || !f->stands)
            continue;
        const reach r = reach_of(p, f);
        double behind = hits_draw(p, &p->piece[i], &r, p->inch * 0.06);

        behind = tags_draw(p, &p->piece[i], &r, behind);
        if (u)
            element_name(p, u, &r, behind);
    }
}

void elements_keep(plan *p)
{
    for (int i = 0; i < p->pieces; i++) {
        const lin_footprint *f = foot_of(p, i);
        const double disc = f ? f->radius * p->inch / LIN_INCH : 0;

        if (f && !f->stands)
            quiet_stamp(p, table_point(p, f->at), disc, QUIET_PIECE);
        for (int k = 0; f && k < f->stands; k++) {
            const plan_pt a = table_point(p, f->corner[k][0]), b = table_point(p, f->corner[k][2]);

            quiet_stamp(p, pt_mul(pt_add(a, b), 0.5), pt_len(pt_sub(a, b)) / 2, QUIET_PIECE);
        }
    }
}

void elements_draw(plan *p)
{
    if (!p->o.pieces || !p->piece)
        return;
    stands_draw(p);
    words_draw(p);
    smoke_and_colours(p);
    for (int i = 0; i < p->pieces; i++) {
        const lin_footprint *f = foot_of(p, i);

        if (f && !f->stands)
            commander_piece(p, &p->piece[i], f);
    }
}
