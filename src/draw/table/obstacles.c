/* obstacles.c -- lines that men climb: fences of posts and rails, stone walls, hedges,
 * breastworks, abatis, stockades; and what carries a road over water.
 *
 * Most are drawn by a broken stroke: so many dots or dashes to the inch, one over another. */
#include "draw/plan.h"

static bool is_obstacle(plan_sign s)
{
    return s >= PATCH_FENCE && s <= PATCH_STOCKADE;
}


void obstacles_make(plan *p)
{
    for (int i = 0; i < p->patches; i++) {
        const plan_patch *f = &p->patch[i];
        const double length = line_length(&f->line);

        if (!is_obstacle(f->sign) && f->sign != PATCH_BRIDGE && f->sign != PATCH_FORD)
            continue;
        for (int k = 0; k * p->quiet.step <= length; k++)
            quiet_stamp(p, line_point(&f->line, k * p->quiet.step, NULL),
                        is_obstacle(f->sign) ? p->inch * 0.2 : f->half, QUIET_MARK);
    }
}

/* ---- pens ---- */

typedef struct {
    const plan_line *l;
    bool closed;
} track;

/* Along the line, `off` inches beside it; corners are kept. */
static void track_path(plan *p, const track *t, double off)
{
    const plan_line *l = t->l;
    const double far = off * p->inch;

    if (off == 0) {
        line_trace(p->cr, l, 0, l->n);
        if (t->closed)
            cairo_close_path(p->cr);
        return;
    }
    for (int i = 1; i < l->n; i++) {
        const plan_pt d = pt_unit(pt_sub(l->at[i], l->at[i - 1])), side = pt(-d.y * far, d.x * far);

        pen_move(p->cr, l->at[i - 1].x + side.x, l->at[i - 1].y + side.y);
        pen_line(p->cr, l->at[i].x + side.x, l->at[i].y + side.y);
    }
}

static void track_stroke(plan *p, const track *t, double off, double wide, plan_ink ink,
                         double alpha)
{
    track_path(p, t, off);
    ink_set(p->cr, ink, alpha);
    cairo_set_line_width(p->cr, fmax(wide * p->inch, 0.5));
    cairo_stroke(p->cr);
}

/* Marks of `on` inches every `every` inches, from `from` on. on == 0: round dots. */
static void track_marks(plan *p, const track *t, double off, double wide, double on, double every,
                        double from, plan_ink ink, double alpha)
{
    const double dash[2] = { on * p->inch, (every - on) * p->inch };

    cairo_set_dash(p->cr, dash, 2, -from * p->inch);
    cairo_set_line_cap(p->cr, on > 0 ? CAIRO_LINE_CAP_BUTT : CAIRO_LINE_CAP_ROUND);
    track_stroke(p, t, off, wide, ink, alpha);
    cairo_set_dash(p->cr, NULL, 0, 0);
    cairo_set_line_cap(p->cr, CAIRO_LINE_CAP_BUTT);
}

/* ---- each kind ---- */

/* Split rails zigzag from post to post. */
static void fence_draw(plan *p, const track *t)
{
    const double length = line_length(t->l), every = p->inch * 0.62;
    const plan_ink rail = p->o.lamp ? p->ink->faint : p->ink->road_edge;
    const int n = (int)fmax(floor(length / every + 0.5), 1);

    for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i <= n; i++) {
            plan_pt way;
            const plan_pt at = line_point(t->l, length * i / n, &way);
            const double off = p->inch * 0.085 * (i & 1 ? 1 : -1);

            (i ? pen_line : pen_move)(p->cr, at.x - way.y * off + (pass ? 0 : p->inch * 0.05),
                                      at.y + way.x * off + (pass ? 0 : p->inch * 0.06));
        }
        ink_set(p->cr, pass ? rail : p->ink->shade, pass ? 1 : 0.45);
        cairo_set_line_width(p->cr, fmax(p->inch * 0.065, 0.8));
        cairo_stroke(p->cr);
    }
    for (int i = 0; i <= n; i++) {
        plan_pt way;
        const plan_pt at = line_point(t->l, length * i / n, &way);
        const double a = p->inch * 0.16;

        pen_move(p->cr, at.x - way.y * a, at.y + way.x * a);
        pen_line(p->cr, at.x + way.y * a, at.y - way.x * a);
    }
    ink_set(p->cr, p->ink->ink, 0.95);
    cairo_set_line_width(p->cr, fmax(p->inch * 0.075, 0.8));
    cairo_stroke(p->cr);
}

/* Two courses of stones, one set off against the other. */
static void wall_draw(plan *p, const track *t)
{
    const plan_ink stone = ink_mix(p->ink->paper, p->ink->faint, p->o.lamp ? 0.55 : 0.30);

    track_stroke(p, t, 0, 0.36, p->ink->shade, 0.35);
    track_stroke(p, t, 0, 0.30, p->ink->ink, 0.9);
    track_marks(p, t, -0.065, 0.095, 0.17, 0.22, 0.02, stone, 1);
    track_marks(p, t, 0.065, 0.095, 0.17, 0.22, 0.13, stone, 1);
}

static void hedge_draw(plan *p, const track *t)
{
    track_marks(p, t, -0.05, 0.40, 0, 0.27, 0, p->ink->leaf_dark, 0.55);
    track_marks(p, t, 0, 0.38, 0, 0.27, 0, p->ink->leaf_dark, 1);
    track_marks(p, t, 0, 0.30, 0, 0.27, 0, p->ink->leaf[1], 1);
    track_marks(p, t, 0.04, 0.13, 0, 0.27, 0.02, p->ink->leaf[2], 1);
}

/* A bank of earth: hachures to both sides of a light crest. */
static void work_draw(plan *p, const track *t)
{
    track_marks(p, t, 0, 0.62, 0.05, 0.15, 0, p->ink->hachure, 0.9);
    track_stroke(p, t, 0, 0.26, p->ink->hachure, 1);
    track_stroke(p, t, 0, 0.16, p->ink->road, 1);
}

/* Felled boughs, sharpened ends outwards: to both sides, since the line does not say which it
 * is. */
static void abatis_draw(plan *p, const track *t)
{
    const double length = line_length(t->l), every = p->inch * 0.34;

    for (int i = 0; i * every < length; i++) {
        const double r = p->inch * (0.26 + 0.12 * noise_unit(i, 1, 67)),
                     lean = 0.5 * (noise_unit(i, 2, 67) - 0.5);
        plan_pt way;
        const plan_pt at = line_point(t->l, (i + 0.5) * every, &way);
        const double a = atan2(way.x, -way.y) + lean, c = cos(a) * r, s = sin(a) * r;

        pen_move(p->cr, at.x - c, at.y - s);
        pen_line(p->cr, at.x + c, at.y + s);
        for (int k = -1; k <= 1; k += 2) {
            pen_move(p->cr, at.x, at.y);
            pen_line(p->cr, at.x + 0.8 * (c * 0.8 - k * s * 0.6),
                     at.y + 0.8 * (s * 0.8 + k * c * 0.6));
        }
    }
    ink_set(p->cr, p->o.lamp ? p->ink->woods_edge : p->ink->leaf_dark, 1);
    cairo_set_line_width(p->cr, fmax(p->inch * 0.05, 0.7));
    cairo_stroke(p->cr);
    track_stroke(p, t, 0, 0.08, p->o.lamp ? p->ink->faint : p->ink->road_edge, 1);
}

static void stockade_draw(plan *p, const track *t)
{
    track_stroke(p, t, 0, 0.36, p->ink->shade, 0.4);
    track_marks(p, t, 0, 0.30, 0, 0.24, 0, p->ink->ink, 1);
    track_marks(p, t, 0, 0.19, 0, 0.24, 0, ink_mix(p->ink->road, p->ink->stain, 0.45), 1);
    track_marks(p, t, 0, 0.06, 0, 0.24, 0, p->ink->ink, 1);
}

void obstacle_line(plan *p, const plan_line *l, plan_sign sign, bool closed)
{
    const track t = { l, closed };

    if (l->n < 2)
        return;
    switch (sign) {
    case PATCH_FENCE:
        fence_draw(p, &t);
        break;
    case PATCH_WALL:
        wall_draw(p, &t);
        break;
    case PATCH_HEDGE:
        hedge_draw(p, &t);
        break;
    case PATCH_WORK:
        work_draw(p, &t);
        break;
    case PATCH_ABATIS:
        abatis_draw(p, &t);
        break;
    case PATCH_STOCKADE:
        stockade_draw(p, &t);
        break;
    default:
        break;
    }
}

void obstacles_draw(plan *p)
{
    for (int i = 0; i < p->patches; i++)
        obstacle_line(p, &p->patch[i].line, p->patch[i].sign, p->patch[i].of->closed);
}

/* ---- bridges and fords ---- */

static void bridge_draw(plan *p, const plan_patch *f)
{
    const track t = { &f->line, f->of->closed };
    const double wide = 2 * f->half / p->inch;
    const plan_ink wood = ink_mix(p->ink->road, p->ink->stain, 0.28);

    track_stroke(p, &t, 0, wide + 0.22, p->ink->ink, 0.95);
    track_stroke(p, &t, 0, wide + 0.06, ink_mix(wood, p->ink->paper, 0.3), 1);
    track_stroke(p, &t, 0, wide - 0.12, p->ink->ink, 0.95);
    track_stroke(p, &t, 0, wide - 0.2, wood, 1);
    track_marks(p, &t, 0, wide - 0.2, 0.04, 0.24, 0.1, p->ink->road_edge, 0.75);
}

static void ford_draw(plan *p, const plan_patch *f)
{
    const track t = { &f->line, f->of->closed };
    const double wide = 2 * f->half / p->inch;
    const int rows = (int)fmax(floor(wide / 0.5), 1);

    track_stroke(p, &t, 0, wide, p->ink->road, 0.45);
    for (int i = 0; i < rows; i++)
        track_marks(p, &t, wide * ((i + 0.5) / rows - 0.5), 0.13, 0, 0.34, i & 1 ? 0.17 : 0,
                    p->ink->road_edge, 0.85);
}

void crossing_draw(plan *p, const plan_patch *f)
{
    if (f->sign == PATCH_FORD)
        ford_draw(p, f);
    else if (f->sign == PATCH_BRIDGE)
        bridge_draw(p, f);
}

void crossings_draw(plan *p)
{
    for (int i = 0; i < p->patches; i++)
        crossing_draw(p, &p->patch[i]);
}
