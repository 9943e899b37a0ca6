/* way.c -- the least way from every square of a table to one place. */
#include "kit/way.h"

#include <string.h>

enum {
    STRAIGHT = KIT_WAY_SQUARE,
    ASLANT = 28,      /* a square on from corner to corner */
    MOST_PRICE = 130, /* nothing makes a square dearer that costs this much already */
    HELD = 70,        /* on a bridge that the enemy holds: he may be gone by then */
    BARRED = 0        /* no way through */
};

static int column_of(const kit_way_map *w, int32_t x)
{
    const int i = (int)(x / w->size);

    return i < 0 ? 0 : i >= w->across ? w->across - 1 : i;
}

static int row_of(const kit_way_map *w, int32_t y)
{
    const int i = (int)(y / w->size);

    return i < 0 ? 0 : i >= w->up ? w->up - 1 : i;
}

static int square_of(const kit_way_map *w, lin_point at)
{
    return row_of(w, at.y) * w->across + column_of(w, at.x);
}

/* ---- What a square costs ---- */

static void raise(kit_way_map *w, int square, int by)
{
    const int price = w->price[square] + by;

    if (w->price[square] != BARRED && w->price[square] < MOST_PRICE)
        w->price[square] = (uint8_t)(price > UINT8_MAX ? UINT8_MAX : price);
}

/* Every square that a line runs through; beyond its ends too, as far as half the front of who goes
 * there. */
static void price_line(kit_way_map *w, const tb_outline *g, int32_t half, int by)
{
    for (int i = 0; i + 1 < g->points; i++) {
        const tb_angle along = tb_bearing(g->point[i], g->point[i + 1]);
        const lin_point a = i == 0 ? tb_go(g->point[i], along, -half, 0) : g->point[i];
        const lin_point b =
            i + 2 == g->points ? tb_go(g->point[i + 1], along, half, 0) : g->point[i + 1];
        const int steps = (int)(tb_root(tb_gap2(a, b)) / (LIN_INCH / 2)) + 1;

        for (int k = 0; k <= steps; k++) {
            const lin_point at = { a.x + (int32_t)((int64_t)(b.x - a.x) * k / steps),
                                   a.y + (int32_t)((int64_t)(b.y - a.y) * k / steps) };
            const int square = square_of(w, at);

            if (w->price[square] < by)
                raise(w, square, by);
        }
    }
}

static bool holds(const tb_outline *g, lin_point at)
{
    return kit_box_holds(&g->box, at) && tb_area_holds(g, at);
}

/* Water may be narrower than a square: a few points of it are asked. */
static bool lies_in(const tb_outline *g, lin_point middle, int32_t size)
{
    const int32_t by = size * 3 / 8;

    return holds(g, middle) || holds(g, (lin_point){ middle.x, middle.y + by }) ||
           holds(g, (lin_point){ middle.x, middle.y - by }) ||
           holds(g, (lin_point){ middle.x + by, middle.y }) ||
           holds(g, (lin_point){ middle.x - by, middle.y });
}

/* Would any part of a front so wide touch the area, its middle being there? */
static bool front_touches(const tb_outline *g, lin_point middle, tb_angle front, int32_t half)
{
    for (int i = -2; i <= 2; i++)
        if (i && holds(g, tb_go(middle, front, 0, half * i / 2)))
            return true;
    return false;
}

/* Bad ground slows the whole of a line, whichever part of it goes there; a house stops it. */
static void price_area(kit_way_map *w, const kit_piece *piece, const kit_walker *who)
{
    const bool house = piece->kind == KIT_BUILDING, bars = house || piece->flags & KIT_IMPASSABLE;
    const tb_box *box = &piece->shape.box;
    const int32_t half = who->half;

    for (int y = row_of(w, box->south - half); y <= row_of(w, box->north + half); y++)
        for (int x = column_of(w, box->west - half); x <= column_of(w, box->east + half); x++) {
            const lin_point middle = { x * w->size + w->size / 2, y * w->size + w->size / 2 };
            const int square = y * w->across + x;

            if (house ? holds(&piece->shape, middle)
                      : bars && lies_in(&piece->shape, middle, w->size))
                w->price[square] = BARRED;
            else if (bars && front_touches(&piece->shape, middle, who->front, half))
                raise(w, square, who->beside);
            else if (!bars && who->slow > 0 &&
                     (holds(&piece->shape, middle) ||
                      front_touches(&piece->shape, middle, who->front, half)))
                raise(w, square, who->slow);
        }
}

/* Has he room on it, as he goes? */
static bool is_wide(const tb_outline *g, const kit_walker *who)
{
    const int32_t wide = g->box.east - g->box.west, deep = g->box.north - g->box.south;

    return (wide < deep ? wide : deep) >= 2 * who->half - LIN_INCH;
}

/* A bridge or a ford opens the squares it runs through again, at a price. */
static void open_crossing(kit_way_map *w, const tb_outline *g, int price)
{
    for (int i = 0; i + 1 < g->points; i++)
        for (int k = 0; k <= 8; k++) {
            const lin_point a = g->point[i], b = g->point[i + 1];
            const int square =
                square_of(w, (lin_point){ a.x + (b.x - a.x) * k / 8, a.y + (b.y - a.y) * k / 8 });

            w->price[square] = (uint8_t)price;
        }
}

/* Others stand there: all squares from which a front so wide would touch their boxes. */
static void price_units(const kit_window *w, kit_way_map *m, const kit_walker *who)
{
    const kit_memory *all = kit_refresh(w);

    for (int u = tb_next(who->in_way, 0); u >= 0; u = tb_next(who->in_way, u + 1)) {
        const tb_box *box = &all->body[u].box;

        if (all->key[u].shape == 0) /* is not on the table */
            continue;
        for (int y = row_of(m, box->south); y <= row_of(m, box->north); y++)
            for (int x = column_of(m, box->west - who->half);
                 x <= column_of(m, box->east + who->half); x++)
                raise(m, y * m->across + x, who->others);
    }
}

static void price_all(const kit_window *w, kit_way_map *m, const kit_walker *who)
{
    const kit_scenery *g = w->scenery;

    memset(m->price, STRAIGHT, sizeof m->price);
    for (int i = 0; i < kit_lines(w); i++) {
        const kit_piece *piece = i < g->pieces ? &g->piece[i] : NULL;
        lin_point end[2];

        if (!piece || piece->kind == KIT_OBSTACLE) {
            const tb_outline line = kit_line(w, i, end);

            price_line(m, &line, who->half, who->obstacle);
        } else if (piece->shape.closed &&
                   (piece->kind == KIT_BUILDING || piece->flags & (KIT_IMPASSABLE | KIT_SLOWS))) {
            price_area(m, piece, who);
        }
    }
    for (int i = 0; i < g->pieces; i++)
        if (g->piece[i].kind == KIT_CROSSING && (!who->fits || is_wide(&g->piece[i].shape, who)))
            open_crossing(m, &g->piece[i].shape,
                          who->held && kit_set_has(who->held, i) ? HELD : STRAIGHT);
    if (who->in_way && who->others)
        price_units(w, m, who);
}

/* ---- The least way from every square ---- */

static const int8_t step_x[8] = { 0, 1, 0, -1, 1, 1, -1, -1 },
                    step_y[8] = { 1, 0, -1, 0, 1, -1, -1, 1 };

/* Squares wait in rows by how far they are, so that the nearest is always at hand. */
static void reach(kit_way_map *w, int square, int far)
{
    if (far >= KIT_WAY_FAR || far >= w->far[square])
        return;
    w->far[square] = (uint16_t)far;
    if (w->waiting == KIT_WAY_QUEUE)
        return;
    w->square[w->waiting] = (uint16_t)square;
    w->next[w->waiting] = w->row[far];
    w->row[far] = (uint16_t)(1 + w->waiting++);
}

static void go_on_from(kit_way_map *w, int square, int far)
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

void kit_way_draw(const kit_window *w, const kit_walker *who, lin_point aim, kit_way_map *m)
{
    const kit_size size = w->scenery->size;
    const int32_t longest = size.width > size.height ? size.width : size.height;
    int from;

    m->aim = aim;
    m->size = 2 * LIN_INCH;
    while (longest > m->size * KIT_WAY_SIDE)
        m->size += LIN_INCH;
    m->across = (int)((size.width + m->size - 1) / m->size);
    m->up = (int)((size.height + m->size - 1) / m->size);
    m->waiting = 0;
    memset(m->row, 0, sizeof m->row);
    memset(m->far, 0xff, sizeof m->far);
    price_all(w, m, who);
    from = square_of(m, aim);
    if (m->price[from] == BARRED)
        m->price[from] = STRAIGHT;
    reach(m, from, 0);
    for (int far = 0; far < KIT_WAY_FAR; far++)
        while (m->row[far]) {
            const int i = m->row[far] - 1;

            m->row[far] = m->next[i];
            if (m->far[m->square[i]] == far)
                go_on_from(m, m->square[i], far);
        }
}

/* ---- Asked ---- */

/* How far a square is; of one where nobody should stand, by the best of the squares round it. */
static int far_from(const kit_way_map *m, int square)
{
    int far = m->far[square];

    if (far < KIT_WAY_FAR)
        return far;
    for (int i = 0; i < 8; i++) {
        const int x = square % m->across + step_x[i], y = square / m->across + step_y[i];

        if (x >= 0 && y >= 0 && x < m->across && y < m->up &&
            m->far[y * m->across + x] + ASLANT < far)
            far = m->far[y * m->across + x] + ASLANT;
    }
    return far;
}

int32_t kit_way_detour(const kit_way_map *m, lin_point at)
{
    const int from = square_of(m, at), far = far_from(m, from);
    int dx = from % m->across - column_of(m, m->aim.x), dy = from / m->across - row_of(m, m->aim.y),
        least;

    if (far >= KIT_WAY_FAR)
        return -1;
    dx = dx < 0 ? -dx : dx;
    dy = dy < 0 ? -dy : dy;
    least = dx < dy ? dx * ASLANT + (dy - dx) * STRAIGHT : dy * ASLANT + (dx - dy) * STRAIGHT;
    return far > least ? (int32_t)((int64_t)(far - least) * m->size / STRAIGHT) : 0;
}

/* The square beside this one from which the rest of the way is least; itself at the aim. */
static int next_square(const kit_way_map *m, int square)
{
    int best = square;

    for (int i = 0; i < 8; i++) {
        const int x = square % m->across + step_x[i], y = square / m->across + step_y[i];

        if (x >= 0 && y >= 0 && x < m->across && y < m->up &&
            m->far[y * m->across + x] < m->far[best])
            best = y * m->across + x;
    }
    return best;
}

lin_point kit_way_ahead(const kit_way_map *m, lin_point at, int squares)
{
    int square = square_of(m, at);

    while (squares-- > 0)
        square = next_square(m, square);
    if (square == square_of(m, m->aim))
        return m->aim;
    return (lin_point){ square % m->across * m->size + m->size / 2,
                        square / m->across * m->size + m->size / 2 };
}
