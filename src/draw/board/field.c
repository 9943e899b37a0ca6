/* field.c -- smooth surfaces over the cells, and their contours.
 *
 * The map says of each cell that it is slope, or woods. A plan shows hills and woods, not
 * cells: so the cells' values are spread by a bell curve, the ground under them is bent a
 * little by noise, and the outline drawn is a contour of what comes of that. */
#include "draw/plan.h"

#include <stdlib.h>

#define SAMPLES 8 /* of a field, along a cell */

static double spread(const plan *p, plan_value value, plan_pt q, double sigma)
{
    const lin_board *b = p->board;
    const double across = b->grid == LIN_HEXES ? p->u * 0.8660254 : p->u;
    const int col = (int)floor((q.x - p->x) / across);
    const int down = (int)floor((q.y - p->y) / p->u);
    const int row = b->grid == LIN_HEXES ? down : b->rows - 1 - down;
    double sum = 0, weight = 0;

    for (int r = row - 2; r <= row + 2; r++)
        for (int c = col - 2; c <= col + 2; c++) {
            if (r < 0 || c < 0 || r >= b->rows || c >= b->cols)
                continue;
            const int cell = lin_cell_at(b, r, c);
            if (cell == LIN_NOWHERE)
                continue;
            const plan_pt d = pt_mul(pt_sub(q, cell_centre(p, cell)), 1 / p->u);
            const double w = exp(-(d.x * d.x + d.y * d.y) / (2 * sigma * sigma));

            sum += w * value(p, cell);
            weight += w;
        }
    return weight > 0 ? sum / weight : 0;
}

static bool field_lay(plan *p, plan_field *f)
{
    f->step = p->u / SAMPLES;
    f->x = p->x;
    f->y = p->y;
    f->nx = (int)ceil(p->w / f->step) + 1;
    f->ny = (int)ceil(p->h / f->step) + 1;
    f->v = calloc((size_t)f->nx * (size_t)f->ny, sizeof *f->v);
    p->starved = p->starved || !f->v;
    return f->v != NULL;
}

void field_take(plan *p, plan_field *f, plan_surface value)
{
    if (!field_lay(p, f))
        return;
    for (int j = 0; j < f->ny; j++)
        for (int i = 0; i < f->nx; i++)
            f->v[j * f->nx + i] = (float)value(p, pt(f->x + i * f->step, f->y + j * f->step));
}

void field_make(plan *p, plan_field *f, plan_value value, double sigma, double warp)
{
    if (!field_lay(p, f))
        return;
    for (int j = 0; j < f->ny; j++)
        for (int i = 0; i < f->nx; i++) {
            const double cx = 0.9 * i / SAMPLES, cy = 0.9 * j / SAMPLES, bend = warp * p->u;
            const double x = f->x + i * f->step + bend * noise_cloud(cx, cy, 11);
            const double y = f->y + j * f->step + bend * noise_cloud(cx, cy, 29);
            const plan_pt q = pt(clamp(x, p->x, p->x + p->w), clamp(y, p->y, p->y + p->h));

            f->v[j * f->nx + i] = (float)spread(p, value, q, sigma);
        }
}

void field_free(plan_field *f)
{
    free(f->v);
    f->v = NULL;
}

double field_at(const plan_field *f, double x, double y)
{
    if (!f->v)
        return 0;
    const double fx = clamp((x - f->x) / f->step, 0, f->nx - 1.001);
    const double fy = clamp((y - f->y) / f->step, 0, f->ny - 1.001);
    const int i = (int)fx, j = (int)fy;
    const double tx = fx - i, ty = fy - j;
    const float *v = f->v + j * f->nx + i;
    const double low = v[0] + (v[1] - v[0]) * tx;
    const double high = v[f->nx] + (v[f->nx + 1] - v[f->nx]) * tx;

    return low + (high - low) * ty;
}

plan_pt field_slope(const plan_field *f, double x, double y)
{
    const double d = f->step;

    return pt((field_at(f, x + d, y) - field_at(f, x - d, y)) / (2 * d),
              (field_at(f, x, y + d) - field_at(f, x, y - d)) / (2 * d));
}

/* ---- contours: marching squares ---- */

/* Crossings are numbered by the grid edge they lie on, two to a sample: to the east and to
 * the south of it. Each crossing on which a piece of contour begins ends another one, so
 * `next` holds whole loops. The grid is framed by samples far below everything, so that
 * every loop closes. */
typedef struct {
    const plan_field *f;
    double level;
    int nx; /* samples in a row, frame included */
    int32_t *next;
} contour;

static double sample(const contour *c, int i, int j)
{
    if (i < 0 || j < 0 || i >= c->f->nx || j >= c->f->ny)
        return -1e6;
    return c->f->v[j * c->f->nx + i] - c->level;
}

static int32_t edge_east(const contour *c, int i, int j)
{
    return 2 * ((j + 1) * c->nx + i + 1);
}

static int32_t edge_south(const contour *c, int i, int j)
{
    return edge_east(c, i, j) + 1;
}

static plan_pt crossing(const contour *c, int32_t edge)
{
    const int i = edge / 2 % c->nx - 1, j = edge / 2 / c->nx - 1;
    const int south = edge & 1;
    const double a = sample(c, i, j), b = sample(c, i + !south, j + south);
    const double t = a / (a - b);

    return pt(c->f->x + (i + (south ? 0 : t)) * c->f->step,
              c->f->y + (j + (south ? t : 0)) * c->f->step);
}

/* The pieces of contour in the square whose north-west sample is i, j; high side left. */
static void square_join(contour *c, int i, int j)
{
    const int32_t n = edge_east(c, i, j), s = edge_east(c, i, j + 1);
    const int32_t w = edge_south(c, i, j), e = edge_south(c, i + 1, j);
    const double nw = sample(c, i, j), ne = sample(c, i + 1, j);
    const double sw = sample(c, i, j + 1), se = sample(c, i + 1, j + 1);
    const bool middle = nw + ne + sw + se > 0;

    switch ((nw > 0) | (ne > 0) << 1 | (se > 0) << 2 | (sw > 0) << 3) {
    case 1:
        c->next[n] = w;
        break;
    case 2:
        c->next[e] = n;
        break;
    case 3:
        c->next[e] = w;
        break;
    case 4:
        c->next[s] = e;
        break;
    case 6:
        c->next[s] = n;
        break;
    case 7:
        c->next[s] = w;
        break;
    case 8:
        c->next[w] = s;
        break;
    case 9:
        c->next[n] = s;
        break;
    case 11:
        c->next[e] = s;
        break;
    case 12:
        c->next[w] = e;
        break;
    case 13:
        c->next[n] = e;
        break;
    case 14:
        c->next[w] = n;
        break;
    case 5:
        c->next[n] = middle ? e : w;
        c->next[s] = middle ? w : e;
        break;
    case 10:
        c->next[e] = middle ? s : n;
        c->next[w] = middle ? n : s;
        break;
    default:
        break;
    }
}

static void loop_follow(plan *p, contour *c, int32_t from, plan_loop visit, void *self)
{
    plan_line loop = { 0 };
    int32_t at = from;

    while (at >= 0 && c->next[at] >= 0) {
        const int32_t then = c->next[at];

        line_add(p, &loop, crossing(c, at));
        c->next[at] = -1;
        at = then;
    }
    if (loop.n > 5)
        visit(p, &loop, self);
    line_free(&loop);
}

void field_contour(plan *p, const plan_field *f, double level, plan_loop visit, void *self)
{
    contour c = { .f = f, .level = level, .nx = f->nx + 2 };
    const int edges = 2 * c.nx * (f->ny + 2);

    if (!f->v)
        return;
    c.next = malloc((size_t)edges * sizeof *c.next);
    if (!c.next) {
        p->starved = true;
        return;
    }
    for (int e = 0; e < edges; e++)
        c.next[e] = -1;
    for (int j = -1; j < f->ny; j++)
        for (int i = -1; i < f->nx; i++)
            square_join(&c, i, j);
    for (int32_t e = 0; e < edges; e++)
        if (c.next[e] >= 0)
            loop_follow(p, &c, e, visit, self);
    free(c.next);
}

/* Round the corners of the marching squares off: a curve from the middle of every third side
 * to the next, bent towards the crossing between them. */
static void loop_path(plan *p, const plan_line *l, void *self)
{
    const int n = l->n - l->n % 3;

    (void)self;
    for (int i = 0; i < n; i += 3) {
        const plan_pt a = l->at[i], b = l->at[i + 1], c = l->at[i + 2], d = l->at[(i + 3) % n];

        if (i == 0)
            pen_move(p->cr, (a.x + b.x) / 2, (a.y + b.y) / 2);
        const plan_pt e = l->at[(i + 4) % n];
        pen_curve(p->cr, (b.x + c.x) / 2, (b.y + c.y) / 2, (c.x + d.x) / 2, (c.y + d.y) / 2,
                  (d.x + e.x) / 2, (d.y + e.y) / 2);
    }
    cairo_close_path(p->cr);
}

void field_path(plan *p, const plan_field *f, double level)
{
    field_contour(p, f, level, loop_path, NULL);
}
