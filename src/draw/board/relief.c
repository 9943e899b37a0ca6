/* relief.c -- hills, as hachures.
 *
 * The heights of the cells make a smooth surface. Short strokes start on its contours and
 * run straight downhill, broad at the top and fine at the foot; the light comes from the
 * north-west, so strokes on the south-east are heavier and a grey wash lies under them. */
#include "draw/plan.h"

#include <stdlib.h>

#define LEVEL_STEP 0.23 /* between the contours that strokes start on */
#define TONES      4    /* one path each: files stay small */

/* Heights are counted from the lowest cell. */
static int lowest(const lin_board *b)
{
    int low = b->height[0];

    for (int cell = 1; cell < b->cells; cell++)
        low = b->height[cell] < low ? b->height[cell] : low;
    return low;
}

/* By the name of the ground, and by the level of the cell where the map gives one. */
static double height_of(const plan *p, int cell)
{
    return cell_ground(p, cell)->height + p->board->height[cell] - p->lowest;
}

void relief_make(plan *p)
{
    p->lowest = lowest(p->board);
    p->peak = 2;
    for (int cell = 0; cell < p->board->cells; cell++)
        p->peak = fmax(p->peak, height_of(p, cell));
    field_make(p, &p->height, height_of, 0.50, 0.30);
}

/* ---- the wash ---- */

static double shade_at(const plan *p, plan_pt at)
{
    const plan_pt up = field_slope(&p->height, at.x, at.y);
    const double dark = -(up.x + up.y) * p->u * 0.35, steep = pt_len(up) * p->u * 0.13;

    return (clamp(dark, 0, 1) + clamp(steep, 0, 0.3)) * p->ink->wash_alpha;
}

/* ---- the strokes ---- */

typedef struct {
    plan_pt top, foot;
    double wide;
} stroke;

typedef struct {
    stroke *at;
    int n, cap;
} strokes;

typedef struct {
    strokes tone[TONES];
    double drop; /* height a stroke runs down */
    int salt;
} hachures;

static void stroke_add(plan *p, strokes *s, stroke one)
{
    if (s->n == s->cap) {
        const int cap = s->cap ? 2 * s->cap : 512;
        stroke *more = realloc(s->at, (size_t)cap * sizeof *more);

        if (!more) {
            p->starved = true;
            return;
        }
        s->at = more;
        s->cap = cap;
    }
    s->at[s->n++] = one;
}

static bool is_taken(const plan *p, plan_pt at)
{
    return !sheet_holds(p, at) ||
           quiet_at(p, at, QUIET_LETTER | QUIET_ROAD | QUIET_WATER | QUIET_HOUSE);
}

/* A table's hills end at their outlines, level by level, and strokes from `top` end with them.
 */
static bool is_foot(const plan *p, double top, plan_pt at)
{
    return p->table && field_at(&p->height, at.x, at.y) < ceil(top) - 1 + 0.05;
}

/* From `at` straight downhill until the ground has fallen by `drop`, or lies nearly flat. */
static plan_pt downhill(const plan *p, plan_pt at, double drop)
{
    const plan_field *f = &p->height;
    const double from = field_at(f, at.x, at.y), step = p->u * 0.025;

    for (int i = 0; i < 15; i++) {
        const plan_pt up = field_slope(f, at.x, at.y);
        const plan_pt next = pt_sub(at, pt_mul(pt_unit(up), step));

        if (pt_len(up) * p->u < 0.12 || is_taken(p, next) || is_foot(p, from, next))
            break;
        at = next;
        if (from - field_at(f, at.x, at.y) >= drop)
            break;
    }
    return at;
}

/* One stroke that starts about here. Starts are shifted up and down the slope, or the
 * contours would show as terraces. */
static void hachure_at(plan *p, hachures *h, plan_pt at, int k)
{
    const plan_pt up = field_slope(&p->height, at.x, at.y);
    const double steep = pt_len(up) * p->u;
    const double jitter = noise_unit(k, h->salt, 7), shift = noise_unit(k, h->salt, 9) - 0.5;
    stroke s;

    if (steep < 0.26)
        return;
    s.top = pt_add(at, pt_mul(pt_unit(up), p->u * shift * clamp(LEVEL_STEP / steep, 0.02, 0.22)));
    if (is_taken(p, s.top) || is_foot(p, field_at(&p->height, at.x, at.y), s.top))
        return;
    s.foot = downhill(p, s.top, h->drop * (0.75 + 0.5 * jitter));
    const plan_pt down = pt_sub(s.foot, s.top);
    if (pt_len(down) < p->u * 0.06)
        return;
    const double dark = clamp((down.x + down.y) / pt_len(down) / 1.41421 * 0.5 + 0.5, 0, 1);

    s.wide =
        p->u * (0.0055 + 0.0115 * dark * dark) * (0.75 + 0.5 * jitter) * clamp(steep, 0.75, 1.35);
    stroke_add(p, &h->tone[(int)clamp(dark * TONES, 0, TONES - 1)], s);
}

static void hachures_on(plan *p, const plan_line *loop, void *self)
{
    hachures *h = self;
    const double gap = fmax(p->u * 0.060, 2.2);
    double owed = gap * 0.5;
    int k = 0;

    for (int i = 0; i < loop->n; i++) {
        const plan_pt a = loop->at[i], d = pt_sub(loop->at[(i + 1) % loop->n], a);
        const double n = pt_len(d);

        while (owed < n) {
            hachure_at(p, h, pt_add(a, pt_mul(d, owed / n)), k++);
            owed += gap * (0.72 + 0.56 * noise_unit(k, h->salt, 3));
        }
        owed -= n;
    }
    h->salt += 101;
}

/* A sliver: as broad as the nib at the top, a hair at the foot. */
static void stroke_path(cairo_t *cr, const stroke *s)
{
    const plan_pt d = pt_unit(pt_sub(s->foot, s->top));
    const plan_pt side = pt_mul(pt(-d.y, d.x), s->wide);

    pen_move(cr, s->top.x + side.x, s->top.y + side.y);
    pen_line(cr, s->foot.x, s->foot.y);
    pen_line(cr, s->top.x - side.x, s->top.y - side.y);
}

void relief_draw(plan *p)
{
    hachures h = { .drop = LEVEL_STEP * 1.25, .salt = 1 };

    if (!p->height.v)
        return;
    wash_paint(p, p->x, p->y, p->w, p->h, p->u / 4, p->ink->shade, shade_at);
    const double top = p->peak - 0.1;

    for (int i = 0; top - i * LEVEL_STEP > 0.2; i++)
        field_contour(p, &p->height, top - i * LEVEL_STEP, hachures_on, &h);
    for (int t = 0; t < TONES; t++) {
        for (int i = 0; i < h.tone[t].n; i++)
            stroke_path(p->cr, &h.tone[t].at[i]);
        ink_set(p->cr, p->ink->hachure, p->ink->hachure_alpha * (0.6 + 0.4 * t / (TONES - 1)));
        cairo_fill(p->cr);
        free(h.tone[t].at);
    }
}
