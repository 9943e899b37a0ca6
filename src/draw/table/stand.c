/* stand.c -- one stand of miniatures, seen from above: men in their coats shoulder to shoulder,
 * horses, guns. A stand's base has the colour of its side along the rim, broad in front.
 *
 * A place on a stand is (across, back): from left to right, from front to rear, each 0 .. 1. */
#include "draw/plan.h"

static plan_pt place(const plan_stand *s, double across, double back)
{
    const plan_pt front = pt_add(s->corner[0], pt_mul(pt_sub(s->corner[1], s->corner[0]), across));
    const plan_pt rear = pt_add(s->corner[3], pt_mul(pt_sub(s->corner[2], s->corner[3]), across));

    return pt_add(front, pt_mul(pt_sub(rear, front), back));
}

static double wide_of(const plan_stand *s)
{
    return pt_len(pt_sub(s->corner[1], s->corner[0]));
}

static double deep_of(const plan_stand *s)
{
    return pt_len(pt_sub(s->corner[3], s->corner[0]));
}

static plan_pt right_of(const plan_stand *s)
{
    return pt_unit(pt_sub(s->corner[1], s->corner[0]));
}

static plan_pt ahead_of(const plan_stand *s)
{
    return pt_unit(pt_sub(s->corner[0], s->corner[3]));
}

/* ---- pens ---- */

static void line_set(plan *p, double wide, plan_ink ink)
{
    ink_set(p->cr, ink, 1);
    cairo_set_line_width(p->cr, fmax(wide, 0.4));
}

/* An oval, so far to the right and so far ahead of `at`, with these half axes. */
static void oval_path(plan *p, const plan_stand *s, plan_pt at, double right, double ahead,
                      double rx, double ry)
{
    const plan_pt r = right_of(s), a = ahead_of(s);
    const plan_pt c = pt_add(at, pt_add(pt_mul(r, right), pt_mul(a, ahead)));
    const double k = 0.5523;
    const plan_pt x = pt_mul(r, rx), y = pt_mul(a, ry);

#define AT(i, j) c.x + x.x *(i) + y.x *(j), c.y + x.y *(i) + y.y *(j)
    pen_move(p->cr, AT(1, 0));
    pen_curve(p->cr, AT(1, k), AT(k, 1), AT(0, 1));
    pen_curve(p->cr, AT(-k, 1), AT(-1, k), AT(-1, 0));
    pen_curve(p->cr, AT(-1, -k), AT(-k, -1), AT(0, -1));
    pen_curve(p->cr, AT(k, -1), AT(1, -k), AT(1, 0));
#undef AT
    cairo_close_path(p->cr);
}

static void box_path(plan *p, const plan_stand *s, plan_pt at, double right, double ahead,
                     double rx, double ry)
{
    const plan_pt r = right_of(s), a = ahead_of(s);
    const plan_pt c = pt_add(at, pt_add(pt_mul(r, right), pt_mul(a, ahead)));

    for (int i = 0; i < 4; i++) {
        const double x = (i == 1 || i == 2 ? rx : -rx), y = i < 2 ? ry : -ry;

        (i ? pen_line : pen_move)(p->cr, c.x + r.x * x + a.x * y, c.y + r.y * x + a.y * y);
    }
    cairo_close_path(p->cr);
}

/* ---- men ---- */

enum { MEN = 40 };

typedef struct {
    plan_pt at[MEN];
    int n;
} ranks;

static void ranks_form(const plan_stand *s, int files, int deep, double from, double to, ranks *out)
{
    out->n = 0;
    for (int j = 0; j < deep; j++)
        for (int i = 0; i < files && out->n < MEN; i++)
            out->at[out->n++] = place(s, (i + 0.5) / files, from + (to - from) * (j + 0.5) / deep);
}

/* Muskets forward, shoulders in the coat's colour, the facings on the chest, a black hat. */
static void men_draw(plan *p, const plan_stand *s, const ranks *m, double r)
{
    const plan_ink dark = ink_mix(s->coat, (plan_ink){ 0.05, 0.04, 0.03 }, 0.62),
                   hat = { 0.12, 0.10, 0.09 };
    const plan_pt a = ahead_of(s), right = right_of(s);

    for (int i = 0; i < m->n; i++) {
        const plan_pt hand = pt_add(m->at[i], pt_mul(right, r * 0.62));

        pen_move(p->cr, hand.x - a.x * r * 0.2, hand.y - a.y * r * 0.2);
        pen_line(p->cr, hand.x + a.x * r * 1.55, hand.y + a.y * r * 1.55);
    }
    line_set(p, r * 0.20, (plan_ink){ 0.20, 0.16, 0.13 });
    cairo_stroke(p->cr);
    for (int i = 0; i < m->n; i++)
        oval_path(p, s, m->at[i], 0, 0, r * 0.98, r * 0.62);
    ink_set(p->cr, s->coat, 1);
    cairo_fill_preserve(p->cr);
    line_set(p, r * 0.16, dark);
    cairo_stroke(p->cr);
    for (int i = 0; i < m->n; i++)
        oval_path(p, s, m->at[i], 0, r * 0.34, r * 0.42, r * 0.26);
    ink_set(p->cr, s->facings, 1);
    cairo_fill(p->cr);
    for (int i = 0; i < m->n; i++) {
        const plan_pt q = pt_add(m->at[i], pt_mul(a, -r * 0.06));

        pen_move(p->cr, q.x + a.x * r * 0.50, q.y + a.y * r * 0.50);
        pen_line(p->cr, q.x - a.x * r * 0.34 + right.x * r * 0.50,
                 q.y - a.y * r * 0.34 + right.y * r * 0.50);
        pen_line(p->cr, q.x - a.x * r * 0.34 - right.x * r * 0.50,
                 q.y - a.y * r * 0.34 - right.y * r * 0.50);
        cairo_close_path(p->cr);
    }
    ink_set(p->cr, hat, 1);
    cairo_fill(p->cr);
}

static void infantry_draw(plan *p, const plan_stand *s)
{
    const int files = (int)clamp(floor(wide_of(s) / (p->inch * 0.38) + 0.3), 2, 10);
    const int deep = (int)clamp(floor(deep_of(s) / (p->inch * 0.50)), 1, 3);
    ranks m;

    ranks_form(s, files, deep, 0.14, 1, &m);
    if (s->loose) { /* skirmishers: every second man */
        int n = 0;

        for (int i = 0; i < m.n; i++)
            if ((i % files + i / files) % 2 == 0)
                m.at[n++] = m.at[i];
        m.n = n;
    }
    men_draw(p, s, &m,
             fmin(fmin(wide_of(s) / files * 0.47, deep_of(s) / deep * 0.42), p->inch * 0.25));
}

/* ---- horses ---- */

static void horse_path(plan *p, const plan_stand *s, plan_pt at, double r)
{
    oval_path(p, s, at, 0, -r * 0.15, r * 0.42, r * 1.05); /* the barrel */
    oval_path(p, s, at, 0, r * 1.02, r * 0.22, r * 0.46);  /* neck and head */
}

static void horses_draw(plan *p, const plan_stand *s, const ranks *m, double r)
{
    static const plan_ink hides[3] = { { 0.40, 0.25, 0.14 },
                                       { 0.29, 0.19, 0.12 },
                                       { 0.52, 0.36, 0.22 } };
    const plan_pt a = ahead_of(s);

    for (int hide = 0; hide < 3; hide++) {
        for (int i = 0; i < m->n; i++)
            if ((int)(noise_hash(i, (int)s->id, 59) % 3) == hide)
                horse_path(p, s, m->at[i], r);
        ink_set(p->cr, hides[hide], 1);
        cairo_fill_preserve(p->cr);
        line_set(p, r * 0.09, (plan_ink){ 0.10, 0.06, 0.04 });
        cairo_stroke(p->cr);
    }
    for (int i = 0; i < m->n; i++) { /* tails */
        pen_move(p->cr, m->at[i].x - a.x * r * 1.15, m->at[i].y - a.y * r * 1.15);
        pen_line(p->cr, m->at[i].x - a.x * r * 1.5, m->at[i].y - a.y * r * 1.5);
    }
    line_set(p, r * 0.16, (plan_ink){ 0.10, 0.06, 0.04 });
    cairo_stroke(p->cr);
}

static void cavalry_draw(plan *p, const plan_stand *s)
{
    const int files = (int)clamp(floor(wide_of(s) / (p->inch * 0.62) + 0.5), 1, 6);
    const double r = fmin(fmin(wide_of(s) / files * 0.95, deep_of(s) * 0.34), p->inch * 0.56);
    ranks m;

    ranks_form(s, files, 1, 0.04, 0.96, &m);
    horses_draw(p, s, &m, r);
    men_draw(p, s, &m, r * 0.50);
}

/* ---- guns ---- */

static void gun_draw(plan *p, const plan_stand *s, plan_pt at, double r, int way)
{
    const plan_ink wood = { 0.36, 0.37, 0.38 }, iron = { 0.13, 0.11, 0.10 },
                   bronze = { 0.72, 0.53, 0.20 };

    box_path(p, s, at, 0, -way * r * 0.75, r * 0.13, r * 0.62); /* trail */
    box_path(p, s, at, 0, 0, r * 0.62, r * 0.06);               /* axle */
    ink_set(p->cr, wood, 1);
    cairo_fill(p->cr);
    box_path(p, s, at, -r * 0.58, 0, r * 0.085, r * 0.50);
    box_path(p, s, at, r * 0.58, 0, r * 0.085, r * 0.50);
    ink_set(p->cr, iron, 1);
    cairo_fill(p->cr);
    box_path(p, s, at, 0, way * r * 0.30, r * 0.13, r * 0.72);
    box_path(p, s, at, 0, way * r * 0.98, r * 0.17, r * 0.06);
    ink_set(p->cr, bronze, 1);
    cairo_fill_preserve(p->cr);
    line_set(p, r * 0.07, iron);
    cairo_stroke(p->cr);
}

static void artillery_draw(plan *p, const plan_stand *s)
{
    const double r = fmin(fmin(wide_of(s) * 0.42, deep_of(s) * 0.46), p->inch * 0.62);
    const ranks crew = { .at = { place(s, 0.16, 0.36), place(s, 0.84, 0.36), place(s, 0.20, 0.74),
                                 place(s, 0.80, 0.74) },
                         .n = 4 };
    const ranks team = { .at = { place(s, 0.36, 0.22), place(s, 0.64, 0.22) }, .n = 2 };

    if (s->limbered) {
        horses_draw(p, s, &team, fmin(deep_of(s) * 0.17, wide_of(s) * 0.22));
        gun_draw(p, s, place(s, 0.5, 0.64), r * 0.7, -1);
        return;
    }
    gun_draw(p, s, place(s, 0.5, 0.44), r, 1);
    men_draw(p, s, &crew, fmin(wide_of(s) * 0.12, p->inch * 0.15));
}

/* ---- the base ---- */

static void base_path(plan *p, const plan_stand *s, double dx, double dy)
{
    for (int i = 0; i < 4; i++)
        (i ? pen_line : pen_move)(p->cr, s->corner[i].x + dx, s->corner[i].y + dy);
    cairo_close_path(p->cr);
}

static void base_draw(plan *p, const plan_stand *s)
{
    const plan_ink earth =
        p->o.lamp ? (plan_ink){ 0.55, 0.50, 0.36 } : (plan_ink){ 0.80, 0.76, 0.56 };
    const plan_ink rim = ink_mix(s->side, (plan_ink){ 0, 0, 0 }, 0.15);
    const double shadow = p->inch * 0.07;

    base_path(p, s, shadow, shadow);
    ink_set(p->cr, (plan_ink){ 0.07, 0.05, 0.03 }, 0.42);
    cairo_fill(p->cr);
    base_path(p, s, 0, 0);
    ink_set(p->cr, ink_mix(earth, s->side, 0.20), 1);
    cairo_fill_preserve(p->cr);
    cairo_set_line_join(p->cr, CAIRO_LINE_JOIN_MITER);
    line_set(p, p->inch * 0.06, rim);
    cairo_stroke(p->cr);
    /* The front: a broad edge, just inside the base, so that what is measured stays what is
     * seen. */
    const plan_pt a = pt_mul(ahead_of(s), -p->inch * 0.055);
    pen_move(p->cr, s->corner[0].x + a.x, s->corner[0].y + a.y);
    pen_line(p->cr, s->corner[1].x + a.x, s->corner[1].y + a.y);
    line_set(p, p->inch * 0.13, s->side);
    cairo_stroke(p->cr);
}

/* The colours: a staff set towards the foot of the sheet, its cloth over the stand and not over
 * a name. */
void stand_flag(plan *p, const plan_stand *s)
{
    const plan_pt middle = place(s, 0.5, 0.5);
    const double tall = 0.5 * (fabs(ahead_of(s).y) * deep_of(s) + fabs(right_of(s).y) * wide_of(s));
    const plan_pt foot =
        pt(middle.x - p->inch * 0.28, middle.y + fmin(tall, p->inch * 0.75) * 0.75);
    const double h = p->inch * 1.15, w = p->inch * 0.80;
    const plan_pt top = pt(foot.x, foot.y - h);
    const double low = top.y + p->inch * 0.58;

    pen_move(p->cr, foot.x + h * 0.03, foot.y);
    pen_line(p->cr, top.x, top.y - p->inch * 0.08);
    line_set(p, p->inch * 0.06, (plan_ink){ 0.16, 0.11, 0.08 });
    cairo_stroke(p->cr);
    pen_move(p->cr, top.x, top.y);
    pen_curve(p->cr, top.x + w * 0.35, top.y - w * 0.16, top.x + w * 0.65, top.y + w * 0.14,
              top.x + w, top.y);
    pen_line(p->cr, top.x + w, low);
    pen_curve(p->cr, top.x + w * 0.65, low + w * 0.14, top.x + w * 0.35, low - w * 0.16, top.x,
              low);
    cairo_close_path(p->cr);
    ink_set(p->cr, s->facings, 1);
    cairo_fill_preserve(p->cr);
    line_set(p, p->inch * 0.035, (plan_ink){ 0.12, 0.09, 0.07 });
    cairo_stroke(p->cr);
    cairo_rectangle(p->cr, pen(top.x), pen(top.y - w * 0.02), pen(w * 0.42),
                    pen((low - top.y) * 0.52));
    ink_set(p->cr, s->side, 1);
    cairo_fill(p->cr);
}

/* Smoke before the muzzles: these men have fired and not loaded again. */
void stand_smoke(plan *p, const plan_stand *s)
{
    const int puffs = (int)clamp(wide_of(s) / (p->inch * 0.32), 2, 8);
    const plan_ink white = p->o.lamp ? (plan_ink){ 0.80, 0.78, 0.74 } : (plan_ink){ 1, 1, 0.99 };

    for (int i = 0; i < puffs; i++) {
        const double r = p->inch * (0.17 + 0.11 * noise_unit(i, (int)s->id, 71));
        const plan_pt at =
            pt_add(place(s, (i + 0.5) / puffs, 0),
                   pt_mul(ahead_of(s), p->inch * (0.22 + 0.18 * noise_unit(i, (int)s->id, 73))));

        cairo_new_sub_path(p->cr);
        cairo_arc(p->cr, pen(at.x), pen(at.y), r, 0, 2 * M_PI);
        cairo_close_path(p->cr);
    }
    ink_set(p->cr, (plan_ink){ 0.35, 0.33, 0.31 }, 0.45);
    cairo_set_line_width(p->cr, fmax(p->inch * 0.05, 0.6));
    cairo_stroke_preserve(p->cr);
    ink_set(p->cr, white, 0.86);
    cairo_fill(p->cr);
}

void stand_draw(plan *p, const plan_stand *s)
{
    base_draw(p, s);
    if (s->arm == LIN_ARM_GUNS)
        artillery_draw(p, s);
    else if (s->arm == LIN_ARM_HORSE)
        cavalry_draw(p, s);
    else
        infantry_draw(p, s);
}
