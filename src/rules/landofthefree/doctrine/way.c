/* way.c -- how far it is to where an element belongs, as the ground lets it go.
 *
 * The table in squares, and from the aim outwards the least way to every square: woods are twice as
 * long, a fence costs the order that takes an element over it and the one that dresses its ranks
 * again, houses and deep water are gone round. Only the detour is taken from the squares; the rest
 * of the way is measured as the crow flies, so that an element in the open goes straight. */
#include "rules/landofthefree/doctrine/doctrine.h"

#include <string.h>

enum {
    STRAIGHT = 20,
    ASLANT = 28, /* a square on: tenths of an inch, for squares of two inches */
    FENCE = 50,
    FENCE_FOR_COLUMN = 110, /* over an obstacle: LF-LO-11 */
    HOUSE = 16,             /* beside a house, where a line is soon stopped */
    BARRED = 0              /* no way through */
};

static int column_of(const lf_way *w, int32_t x)
{
    const int i = (int)(x / w->size);

    return i < 0 ? 0 : i >= w->across ? w->across - 1 : i;
}

static int row_of(const lf_way *w, int32_t y)
{
    const int i = (int)(y / w->size);

    return i < 0 ? 0 : i >= w->up ? w->up - 1 : i;
}

static int square_of(const lf_way *w, lin_point at)
{
    return row_of(w, at.y) * w->across + column_of(w, at.x);
}

/* ---- What a square costs ---- */

static void raise(lf_way *w, int square, int by)
{
    if (w->price[square] != BARRED && w->price[square] < STRAIGHT + FENCE_FOR_COLUMN)
        w->price[square] = (uint8_t)(w->price[square] + by);
}

/* Every square that a line runs through; beyond its ends too, as far as half the front of who goes
 * there. */
static void price_line(lf_way *w, const tb_ground *g, int32_t half, int by)
{
    for (int i = 0; i + 1 < g->points; i++) {
        const tb_angle along = tb_bearing(g->point[i], g->point[i + 1]);
        const lin_point a = i == 0 ? tb_go(g->point[i], along, -half, 0) : g->point[i];
        const lin_point b =
            i + 2 == g->points ? tb_go(g->point[i + 1], along, half, 0) : g->point[i + 1];
        const int steps = (int)(lf_apart(a, b) / (LIN_INCH / 2)) + 1;

        for (int k = 0; k <= steps; k++) {
            const lin_point at = { a.x + (int32_t)((int64_t)(b.x - a.x) * k / steps),
                                   a.y + (int32_t)((int64_t)(b.y - a.y) * k / steps) };
            const int square = square_of(w, at);

            if (w->price[square] < by)
                raise(w, square, by);
        }
    }
}

static bool holds(const tb_ground *g, lin_point at)
{
    return at.x >= g->box.west && at.x <= g->box.east && at.y >= g->box.south &&
           at.y <= g->box.north && tb_area_holds(g, at);
}

/* Would any part of a front so wide touch the area, its middle being there? */
static bool front_touches(const tb_ground *g, lin_point middle, tb_angle front, int32_t half)
{
    for (int i = -2; i <= 2; i++)
        if (i && holds(g, tb_go(middle, front, 0, half * i / 2)))
            return true;
    return false;
}

/* LF-AT-08: bad ground slows the whole of a line, whichever part of it goes there; a house stops
 * it. */
static void price_area(lf_way *w, const kit_piece *piece, bool slows, tb_angle front, int32_t half)
{
    const bool house = piece->kind == KIT_BUILDING, bars = house || piece->flags & LIN_IMPASSABLE;
    const tb_box *box = &piece->shape.box;

    for (int y = row_of(w, box->south - half); y <= row_of(w, box->north + half); y++)
        for (int x = column_of(w, box->west - half); x <= column_of(w, box->east + half); x++) {
            const lin_point middle = { x * w->size + w->size / 2, y * w->size + w->size / 2 };
            const int square = y * w->across + x;

            if (bars && holds(&piece->shape, middle))
                w->price[square] = BARRED;
            else if (bars && front_touches(&piece->shape, middle, front, half))
                raise(w, square, HOUSE);
            else if (!bars && slows &&
                     (holds(&piece->shape, middle) ||
                      front_touches(&piece->shape, middle, front, half)))
                raise(w, square, STRAIGHT);
        }
}

/* A bridge or a ford opens the squares it runs through again. */
static void open_crossing(lf_way *w, const tb_ground *g)
{
    for (int i = 0; i + 1 < g->points; i++)
        for (int k = 0; k <= 8; k++) {
            const lin_point a = g->point[i], b = g->point[i + 1];
            const int square =
                square_of(w, (lin_point){ a.x + (b.x - a.x) * k / 8, a.y + (b.y - a.y) * k / 8 });

            w->price[square] = STRAIGHT;
        }
}

static void price_all(const lf_papers *p, lf_way *w, int u, int formation)
{
    const lf_field *f = p->f;
    const lf_state *s = p->now;
    const bool slows = formation != LF_OPEN || f->type[u] == LF_ARTILLERY;

    const int32_t half = formation == LF_COLUMN ? LIN_INCH : f->stands[u] * 40 * 50 / 2;

    memset(w->price, STRAIGHT, sizeof w->price);
    for (int i = 0; i < f->ground.pieces + s->works; i++) {
        const kit_piece *piece = i < f->ground.pieces ? &f->ground.piece[i] : NULL;
        lin_point end[2];
        tb_ground line;

        if (!piece || piece->kind == KIT_OBSTACLE) {
            line = lf_obstacle(p->view, i, end);
            price_line(w, &line, half, formation == LF_COLUMN ? FENCE_FOR_COLUMN : FENCE);
        } else if (piece->shape.closed &&
                   (piece->kind == KIT_BUILDING || piece->flags & (LIN_IMPASSABLE | LIN_SLOWS))) {
            price_area(w, piece, slows, p->front[u], half);
        }
    }
    for (int i = 0; i < f->ground.pieces; i++)
        if (f->ground.piece[i].kind == KIT_CROSSING)
            open_crossing(w, &f->ground.piece[i].shape);
}

/* ---- The least way from every square ---- */

static const int8_t step_x[8] = { 0, 1, 0, -1, 1, 1, -1, -1 },
                    step_y[8] = { 1, 0, -1, 0, 1, -1, -1, 1 };

/* Squares wait in rows by how far they are, so that the nearest is always at hand. */
static void reach(lf_way *w, int square, int far)
{
    if (far >= LF_WAY_FAR || far >= w->far[square])
        return;
    w->far[square] = (uint16_t)far;
    if (w->waiting == LF_WAY_QUEUE)
        return;
    w->square[w->waiting] = (uint16_t)square;
    w->next[w->waiting] = w->row[far];
    w->row[far] = (uint16_t)(1 + w->waiting++);
}

static void go_on_from(lf_way *w, int square, int far)
{
    const int x = square % w->across, y = square / w->across;

    for (int i = 0; i < 8; i++) {
        const int nx = x + step_x[i], ny = y + step_y[i], to = ny * w->across + nx;

        if (nx < 0 || ny < 0 || nx >= w->across || ny >= w->up || w->price[to] == BARRED)
            continue;
        reach(w, to,
              far +
                  (w->price[square] + w->price[to]) * (i < 4 ? STRAIGHT : ASLANT) / (2 * STRAIGHT));
    }
}

/* Whose way is drawn, and in which formation; never 0. */
static int way_of(int u, int formation)
{
    return 1 + u * LF_FORMATIONS + formation;
}

static void draw_way(lf_papers *p, int u, int formation)
{
    lf_way *w = &p->way;
    const int32_t longest = p->f->ground.size.width > p->f->ground.size.height
                                ? p->f->ground.size.width
                                : p->f->ground.size.height;
    int from;

    w->size = LF_IN(2);
    while (longest > w->size * LF_WAY_SIDE)
        w->size += LIN_INCH;
    w->across = (int)((p->f->ground.size.width + w->size - 1) / w->size);
    w->up = (int)((p->f->ground.size.height + w->size - 1) / w->size);
    w->waiting = 0;
    memset(w->row, 0, sizeof w->row);
    memset(w->far, 0xff, sizeof w->far);
    price_all(p, w, u, formation);
    from = square_of(w, p->aim[u]);
    if (w->price[from] == BARRED)
        w->price[from] = STRAIGHT;
    reach(w, from, 0);
    for (int far = 0; far < LF_WAY_FAR; far++)
        while (w->row[far]) {
            const int i = w->row[far] - 1;

            w->row[far] = w->next[i];
            if (w->far[w->square[i]] == far)
                go_on_from(w, w->square[i], far);
        }
    p->way_of = way_of(u, formation);
}

/* How far from `at` to where u belongs, going there in that formation. */
int32_t lf_way_as(lf_papers *p, int u, int formation, lin_point at)
{
    const int32_t crow = lf_apart(at, p->aim[u]);
    lf_way *w = &p->way;
    int from, dx, dy, least, far;

    if (crow < LF_IN(4))
        return crow;
    if (p->way_of != way_of(u, formation))
        draw_way(p, u, formation);
    from = square_of(w, at);
    far = w->far[from];
    if (far >= LF_WAY_FAR) /* it stands where nobody should: by the best of the squares round it */
        for (int i = 0; i < 8; i++) {
            const int x = from % w->across + step_x[i], y = from / w->across + step_y[i];

            if (x >= 0 && y >= 0 && x < w->across && y < w->up &&
                w->far[y * w->across + x] + ASLANT < far)
                far = w->far[y * w->across + x] + ASLANT;
        }
    if (far >= LF_WAY_FAR)
        return crow + LF_IN(12);
    dx = from % w->across - column_of(w, p->aim[u].x);
    dy = from / w->across - row_of(w, p->aim[u].y);
    dx = dx < 0 ? -dx : dx;
    dy = dy < 0 ? -dy : dy;
    least = dx < dy ? dx * ASLANT + (dy - dx) * STRAIGHT : dy * ASLANT + (dx - dy) * STRAIGHT;
    return crow + (far > least ? (int32_t)((int64_t)(far - least) * w->size / STRAIGHT / 2)
                               : 0); /* half believed: there are others in the way as well */
}

int32_t lf_way_from(lf_papers *p, int u, lin_point at)
{
    return lf_way_as(p, u, p->now->formation[u], at);
}
