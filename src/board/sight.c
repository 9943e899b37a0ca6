/* sight.c -- the straight line between the middles of two cells, in whole numbers.
 *
 * A line of sight may run exactly along the edge of two hexes, and rules then look at both: so it
 * must be known without doubt whether it does. Middles are points of a lattice. A hex lies between
 * three pairs of parallel lines: with its middle at x = 3 columns, y = 2 rows (one more in the
 * lower columns), those are |y| < 1, |x + y| < 2 and |x - y| < 2. A square lies between two:
 * |x| < 1 and |y| < 1, with its middle at x = 2 columns, y = 2 rows. Along the line a point goes
 * from t = 0 to t = 1; each pair of lines cuts it down to the part between two fractions, and what
 * all pairs leave is where the line crosses the cell. Fractions are compared by products.
 *
 * The line is walked from cell to neighbour: the next one begins where this one ends. On hexes two
 * cells may share the next part, which then lies on the edge between them; the hex of the board's
 * ragged border that is not there is LIN_NOWHERE. On squares a line that leaves through a corner
 * goes on in the square opposite, and has the other two at either hand. */
#include "board/cells.h"

#include <assert.h>

typedef struct {
    int row, col;
} place;

typedef struct {
    int x, y;
} spot;

/* n / d with d > 0 */
typedef struct {
    int n, d;
} fraction;

typedef struct {
    const lin_board *b;
    spot from, way; /* where it begins, and where to from there */
} ray;

/* The part of the line that lies within a cell or on its rim. */
typedef struct {
    enum { PASSES_BY, CROSSES, RUNS_ALONG } how;
    fraction begin, end;
} part;

static int compared(fraction a, fraction b)
{
    return a.n * b.d - b.n * a.d;
}

static spot middle(const lin_board *b, place p)
{
    return b->grid == LIN_HEXES ? (spot){ 3 * p.col, 2 * p.row + (p.col & 1) }
                                : (spot){ 2 * p.col, 2 * p.row };
}

/* ---- One cell ---- */

/* Between low and high as the line goes, from `at` by `way`. */
static void cut(part *p, int at, int way, int half)
{
    fraction in, out;

    if (way == 0) {
        if (at < -half || at > half)
            p->how = PASSES_BY;
        else if ((at == -half || at == half) && p->how == CROSSES)
            p->how = RUNS_ALONG;
        return;
    }
    in = way > 0 ? (fraction){ -half - at, way } : (fraction){ at - half, -way };
    out = way > 0 ? (fraction){ half - at, way } : (fraction){ at + half, -way };
    if (compared(in, p->begin) > 0)
        p->begin = in;
    if (compared(out, p->end) < 0)
        p->end = out;
}

static part part_of(const ray *r, place c)
{
    const spot m = middle(r->b, c);
    const int x = r->from.x - m.x, y = r->from.y - m.y;
    part p = { CROSSES, { 0, 1 }, { 1, 1 } };

    if (r->b->grid == LIN_HEXES) {
        cut(&p, y, r->way.y, 1);
        cut(&p, x + y, r->way.x + r->way.y, 2);
        cut(&p, x - y, r->way.x - r->way.y, 2);
    } else {
        cut(&p, x, r->way.x, 1);
        cut(&p, y, r->way.y, 1);
    }
    if (compared(p.begin, p.end) >= 0)
        p.how = PASSES_BY;
    return p;
}

/* ---- Neighbours, also beyond the board's rim ---- */

static place beside(const lin_board *b, place p, int d)
{
    const lin_offset o = lin_offset_of(b, p.col, d);

    return (place){ p.row + o.row, p.col + o.col };
}

/* The sides of a cell that the line touches where its part begins, as bits of directions. */
static uint8_t sides_in(const ray *r, place c, fraction t)
{
    const spot m = middle(r->b, c);
    const int x = (r->from.x - m.x) * t.d + r->way.x * t.n;
    const int y = (r->from.y - m.y) * t.d + r->way.y * t.n;
    unsigned in = 0;

    if (r->b->grid == LIN_SQUARES) /* rows count upwards */
        in = (unsigned)((y == t.d) << 0 | (x == t.d) << 2 | (y == -t.d) << 4 | (x == -t.d) << 6);
    else /* downwards */
        in = (unsigned)((y == -t.d) << 0 | (x - y == 2 * t.d) << 1 | (x + y == 2 * t.d) << 2 |
                        (y == t.d) << 3 | (x - y == -2 * t.d) << 4 | (x + y == -2 * t.d) << 5);
    return (uint8_t)in;
}

/* ---- The walk ---- */

/* Where the walk is: in one cell, or between two. */
typedef struct {
    int n;
    place at[2];
    part part;
} stretch;

/* Left of the line, as one looks along it, goes first. Hexes have y downwards, squares upwards. */
static bool is_left(const ray *r, place c)
{
    const spot m = middle(r->b, c);
    const int side = r->way.x * (m.y - r->from.y) - r->way.y * (m.x - r->from.x);

    return r->b->grid == LIN_HEXES ? side < 0 : side > 0;
}

static void put_between(const ray *r, stretch *s, place c, part p)
{
    s->n = 2;
    s->at[is_left(r, c) ? 0 : 1] = c;
    s->part = p;
}

/* What follows a stretch: a cell that the line crosses from where this one ends, or else two cells
 * on whose common edge it runs on. */
static stretch after(const ray *r, const stretch *s)
{
    stretch next = { 0 };

    for (int i = 0; i < s->n; i++)
        for (int d = 0; d < r->b->directions; d++) {
            const place c = beside(r->b, s->at[i], d);
            const part p = part_of(r, c);

            if (p.how == PASSES_BY || compared(p.begin, s->part.end) != 0)
                continue;
            if (p.how == CROSSES)
                return (stretch){ 1, { c }, p };
            put_between(r, &next, c, p);
        }
    return next;
}

static uint16_t cell_of(const ray *r, place c)
{
    return (uint16_t)lin_cell_at(r->b, c.row, c.col);
}

static lin_sight told(const ray *r, const stretch *s, bool first)
{
    if (s->n == 2)
        return (lin_sight){ { cell_of(r, s->at[0]), cell_of(r, s->at[1]) }, true, 0 };
    return (lin_sight){ { cell_of(r, s->at[0]), LIN_NOWHERE },
                        false,
                        first ? (uint8_t)0 : sides_in(r, s->at[0], s->part.begin) };
}

static void add(lin_sight *out, int max, int *n, lin_sight s)
{
    if (*n < max)
        out[*n] = s;
    ++*n;
}

/* On squares, from one to that diagonally opposite: the two that the line goes between. */
static bool corner_between(const ray *r, place a, place b, lin_sight *out)
{
    const place one = { a.row, b.col }, other = { b.row, a.col };
    const bool left = is_left(r, one);

    if (r->b->grid == LIN_HEXES || a.row == b.row || a.col == b.col)
        return false;
    *out =
        (lin_sight){ { cell_of(r, left ? one : other), cell_of(r, left ? other : one) }, true, 0 };
    return true;
}

int lin_cell_sight(const lin_board *b, int from, int to, lin_sight *out, int max)
{
    assert(b);
    const place start = { lin_cell_row(b, from), lin_cell_col(b, from) };
    const spot begin = middle(b, start),
               end = middle(b, (place){ lin_cell_row(b, to), lin_cell_col(b, to) });
    const ray r = { b, begin, { end.x - begin.x, end.y - begin.y } };
    stretch at = { 1, { start }, part_of(&r, start) };
    lin_sight corner;
    int n = 0;

    add(out, max, &n, told(&r, &at, true));
    while (from != to && at.n > 0 && !(at.n == 1 && cell_of(&r, at.at[0]) == to)) {
        const stretch next = after(&r, &at);

        if (at.n == 1 && next.n == 1 && corner_between(&r, at.at[0], next.at[0], &corner))
            add(out, max, &n, corner);
        if (next.n > 0)
            add(out, max, &n, told(&r, &next, false));
        at = next;
    }
    return n;
}
