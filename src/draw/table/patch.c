/* patch.c -- a table's scenery as shapes on the sheet: which sign it has, where it lies, what is
 * inside it.
 *
 * Players measure to these outlines, so they are drawn where they are. Only corners are eased,
 * by less than an eighth of an inch, and running lines bend where they would break. */
#include "draw/plan.h"

#include <string.h>

/* ---- kinds ---- */

static const plan_sign signs[LIN_SIGNS] = {
    [LIN_SIGN_PLAIN] = PATCH_PLAIN,   [LIN_SIGN_OPEN] = PATCH_PLAIN,
    [LIN_SIGN_HILL] = PATCH_HILL,     [LIN_SIGN_FIELD] = PATCH_FIELD,
    [LIN_SIGN_CROPS] = PATCH_CROPS,   [LIN_SIGN_CAMP] = PATCH_CAMP,
    [LIN_SIGN_GRAVES] = PATCH_GRAVES, [LIN_SIGN_ROUGH] = PATCH_ROUGH,
    [LIN_SIGN_DEBRIS] = PATCH_DEBRIS, [LIN_SIGN_TOWN] = PATCH_TOWN,
    [LIN_SIGN_SWAMP] = PATCH_SWAMP,   [LIN_SIGN_WATER] = PATCH_WATER,
    [LIN_SIGN_WOODS] = PATCH_WOODS,   [LIN_SIGN_ORCHARD] = PATCH_ORCHARD,
    [LIN_SIGN_FALLEN] = PATCH_FALLEN, [LIN_SIGN_HOUSES] = PATCH_TOWN,
    [LIN_SIGN_RIVER] = PATCH_STREAM,  [LIN_SIGN_CREEK] = PATCH_STREAM,
    [LIN_SIGN_STREAM] = PATCH_STREAM, [LIN_SIGN_ROAD] = PATCH_ROAD,
    [LIN_SIGN_LANE] = PATCH_TRAIL,    [LIN_SIGN_TRACK] = PATCH_TRAIL,
    [LIN_SIGN_TRAIL] = PATCH_TRAIL,   [LIN_SIGN_BRIDGE] = PATCH_BRIDGE,
    [LIN_SIGN_FORD] = PATCH_FORD,     [LIN_SIGN_BUILDING] = PATCH_BUILDING,
    [LIN_SIGN_FENCE] = PATCH_FENCE,   [LIN_SIGN_WALL] = PATCH_WALL,
    [LIN_SIGN_HEDGE] = PATCH_HEDGE,   [LIN_SIGN_WORK] = PATCH_WORK,
    [LIN_SIGN_ABATIS] = PATCH_ABATIS, [LIN_SIGN_STOCKADE] = PATCH_STOCKADE,
};

/* A stream that is an outline is open water, open water that is a line a stream; a way that is an
 * outline is paved. */
static plan_sign sign_of(const lin_look *look, bool closed)
{
    const plan_sign sign = look ? signs[look->sign] : PATCH_UNKNOWN;

    switch (sign) {
    case PATCH_STREAM:
    case PATCH_WATER:
        return closed ? PATCH_WATER : PATCH_STREAM;
    case PATCH_ROAD:
    case PATCH_TRAIL:
        return closed ? PATCH_TOWN : sign;
    default:
        return sign;
    }
}

/* Inches that a line is wide where the map does not say. */
static double usual_width(const lin_look *look, plan_sign sign)
{
    if (look && look->width)
        return look->width / 100.0;
    switch (sign) {
    case PATCH_ROAD:
        return 0.85;
    case PATCH_TRAIL:
        return 0.50;
    case PATCH_STREAM:
        return 0.55;
    case PATCH_BRIDGE:
    case PATCH_FORD:
        return 2;
    case PATCH_FENCE:
    case PATCH_WALL:
    case PATCH_HEDGE:
    case PATCH_WORK:
    case PATCH_ABATIS:
    case PATCH_STOCKADE:
    case PATCH_UNKNOWN:
        return 0.3;
    default:
        return 1.5; /* an area that was drawn as a line */
    }
}

/* ---- shapes ---- */

plan_pt table_point(const plan *p, lin_point at)
{
    return pt(p->x + at.x * p->inch / LIN_INCH, p->y + p->h - at.y * p->inch / LIN_INCH);
}

/* From a to b as far as `far`, but never beyond its middle. */
static plan_pt towards(plan_pt a, plan_pt b, double far)
{
    const plan_pt d = pt_sub(b, a);
    const double n = pt_len(d);

    return pt_add(a, pt_mul(d, n > 0 ? fmin(far / n, 0.5) : 0));
}

/* Round a corner b between a and c, beginning `far` before it. */
static void corner_ease(plan *p, plan_line *out, plan_pt a, plan_pt b, plan_pt c, double far)
{
    const plan_pt from = towards(b, a, far), to = towards(b, c, far);
    const plan_pt in = pt_unit(pt_sub(b, a)), on = pt_unit(pt_sub(c, b));
    const double turn = fabs(in.x * on.y - in.y * on.x);
    const int steps = turn < 0.02 ? 1 : turn < 0.4 ? 3 : 6;

    for (int i = 0; i <= steps; i++) {
        const double t = (double)i / steps, s = 1 - t;

        line_add(p, out,
                 pt(s * s * from.x + 2 * s * t * b.x + t * t * to.x,
                    s * s * from.y + 2 * s * t * b.y + t * t * to.y));
    }
}

void line_ease(plan *p, const plan_line *from, plan_line *to, bool closed, double far)
{
    const plan_pt *at = from->at;
    const int n = from->n;

    if (n < 3) {
        for (int i = 0; i < n; i++)
            line_add(p, to, at[i]);
        return;
    }
    if (closed) {
        for (int i = 0; i < n - 1; i++)
            corner_ease(p, to, at[i ? i - 1 : n - 2], at[i], at[i + 1], far);
        line_add(p, to, to->at[0]);
        return;
    }
    line_add(p, to, at[0]);
    for (int i = 1; i < n - 1; i++)
        corner_ease(p, to, at[i - 1], at[i], at[i + 1], far);
    line_add(p, to, at[n - 1]);
}

static void box_grow(plan_box *b, plan_pt q, bool first)
{
    if (first) {
        *b = (plan_box){ q.x, q.y, 0, 0 };
        return;
    }
    const double right = fmax(b->x + b->w, q.x), low = fmax(b->y + b->h, q.y);

    b->x = fmin(b->x, q.x);
    b->y = fmin(b->y, q.y);
    b->w = right - b->x;
    b->h = low - b->y;
}

static double easing(const plan *p, plan_sign sign)
{
    switch (sign) {
    case PATCH_ROAD:
    case PATCH_TRAIL:
        return 2.5 * p->inch;
    case PATCH_STREAM:
        return 1.2 * p->inch;
    case PATCH_HILL:
    case PATCH_WATER:
    case PATCH_SWAMP:
    case PATCH_WOODS:
        return 0.35 * p->inch;
    default:
        return 0;
    }
}

/* What ends at the edge of the table goes on beyond it for the eye: no shore, no slope there. */
static plan_pt beyond_edge(const plan *p, plan_pt q)
{
    const double near = p->inch * 0.02, far = p->inch * 6;

    return pt(q.x < p->x + near          ? q.x - far
              : q.x > p->x + p->w - near ? q.x + far
                                         : q.x,
              q.y < p->y + near          ? q.y - far
              : q.y > p->y + p->h - near ? q.y + far
                                         : q.y);
}

static bool goes_on(const plan_patch *f)
{
    return f->of->closed && f->sign != PATCH_BUILDING && f->sign < PATCH_ROAD;
}

static void patch_lay(plan *p, plan_patch *f, const lin_scenery *s)
{
    const lin_point *at = &p->table->outline[s->first];

    f->id = (int)(s - p->table->piece);
    f->of = s;
    f->look = lin_look_find(p->rules, LIN_LOOK_SCENERY, s->kind);
    f->sign = sign_of(f->look, s->closed);
    f->half = s->closed ? 0
                        : (s->width ? (double)s->width / LIN_INCH : usual_width(f->look, f->sign)) *
                              p->inch / 2;
    f->sparse = lin_scenery_thin(f->look, s);
    for (int i = 0; i < s->points + (s->closed ? 1 : 0); i++) {
        const plan_pt here = table_point(p, at[i % s->points]);
        const plan_pt q = goes_on(f) ? beyond_edge(p, here) : here;

        line_add(p, &f->line, q);
        box_grow(&f->box, q, i == 0);
    }
    f->box = (plan_box){ f->box.x - f->half, f->box.y - f->half, f->box.w + 2 * f->half,
                         f->box.h + 2 * f->half };
    line_ease(p, &f->line, &f->soft, s->closed, easing(p, f->sign));
}

void patches_make(plan *p)
{
    p->patches = p->table->pieces;
    for (int i = 0; i < p->patches && !p->starved; i++)
        patch_lay(p, &p->patch[i], &p->table->piece[i]);
}

void patches_free(plan *p)
{
    for (int i = 0; i < LIN_SCENERY; i++) {
        line_free(&p->patch[i].line);
        line_free(&p->patch[i].soft);
    }
}

/* ---- inside ---- */

static bool is_inside(const plan_line *l, plan_pt q)
{
    bool in = false;

    for (int i = 1; i < l->n; i++) {
        const plan_pt a = l->at[i - 1], b = l->at[i];

        if ((a.y > q.y) != (b.y > q.y) && q.x < a.x + (b.x - a.x) * (q.y - a.y) / (b.y - a.y))
            in = !in;
    }
    return in;
}

double patch_depth(const plan_patch *f, plan_pt q)
{
    const double far = line_distance(&f->line, q, NULL);

    if (!f->of->closed)
        return f->half - far;
    return is_inside(&f->line, q) ? far : -far;
}

bool patch_near(const plan_patch *f, plan_pt q, double reach)
{
    return q.x > f->box.x - reach && q.y > f->box.y - reach && q.x < f->box.x + f->box.w + reach &&
           q.y < f->box.y + f->box.h + reach;
}

double patches_depth(const plan *p, plan_sign sign, plan_pt q, double reach)
{
    double best = -reach;

    for (int i = 0; i < p->patches; i++)
        if (p->patch[i].sign == sign && patch_near(&p->patch[i], q, reach))
            best = fmax(best, patch_depth(&p->patch[i], q));
    return best;
}

void patch_path(plan *p, const plan_patch *f)
{
    line_trace(p->cr, &f->soft, 0, f->soft.n - (f->of->closed ? 1 : 0));
    if (f->of->closed)
        cairo_close_path(p->cr);
}

void patch_fill(plan *p, const plan_patch *f)
{
    patch_path(p, f);
    if (f->of->closed) {
        cairo_fill(p->cr);
        return;
    }
    cairo_set_line_cap(p->cr, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_width(p->cr, 2 * f->half);
    cairo_stroke(p->cr);
    cairo_set_line_cap(p->cr, CAIRO_LINE_CAP_BUTT);
}

void patch_clip(plan *p, const plan_patch *f)
{
    cairo_new_path(p->cr);
    if (f->of->closed)
        patch_path(p, f);
    else
        cairo_rectangle(p->cr, f->box.x, f->box.y, f->box.w, f->box.h);
    cairo_clip(p->cr);
}

/* ---- strewing signs over it ---- */

bool patch_next(const plan *p, const plan_patch *f, plan_strew *s)
{
    const int cols = (int)(f->box.w / s->gap) + 2, rows = (int)(f->box.h / s->down) + 2;

    while (s->k < cols * rows) {
        const int i = s->k % cols, j = s->k / cols;
        const int id = f->id * 7 + s->salt;
        const double dx = s->loose * (noise_unit(i, j, id) - 0.5),
                     dy = s->loose * (noise_unit(j, i, id + 1) - 0.5);

        s->k++;
        s->at =
            pt(f->box.x + s->gap * (i + 0.5 * (j & 1) + dx), f->box.y + s->down * (j + 0.5 + dy));
        s->hash = noise_hash(i, j, id + 2);
        s->depth = patch_depth(f, s->at);
        if (s->depth > s->margin && (f->id < 0 || sheet_holds(p, s->at)) &&
            !quiet_at(p, s->at, QUIET_LETTER | QUIET_ROAD | QUIET_WATER | QUIET_HOUSE | QUIET_MARK))
            return true;
    }
    return false;
}
