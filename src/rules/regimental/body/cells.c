/* cells.c -- the ground inch by inch, worked out once for a battle.
 *
 * Most of a table is plain: no edge of anything runs through that square inch. There what one
 * stands on, how high, and that no wall or house is about need no look at the pieces. A cell says
 * so only where it is true of every point in it; where anything might differ it is mixed, and
 * whoever asks looks at the pieces themselves. So cells change no answer, only what it costs. */
#include "rules/regimental/body/body.h"

enum { MARGIN = TB_TOUCH + TB_SLACK }; /* what is so near a cell may matter in it */

static tb_quad square_of(int row, int col)
{
    const int32_t west = col * LIN_INCH - MARGIN, south = row * LIN_INCH - MARGIN;
    const int32_t east = (col + 1) * LIN_INCH + MARGIN, north = (row + 1) * LIN_INCH + MARGIN;

    return (tb_quad){ { { west, north }, { east, north }, { east, south }, { west, south } } };
}

/* So far to each side of it a piece differs from what is round it; -1: its inside does. */
static int32_t strip_of(const rg_field *f, int piece)
{
    const kit_piece *p = &f->scenery.piece[piece];

    switch (f->ground[piece]) {
    case RG_ROAD:
    case RG_TRAIL:
        return RG_ROAD_HALF;
    case RG_CROSSING:
        return p->width / 2;
    case RG_CREEK:
        return p->shape.closed ? -1 : p->width / 2;
    default:
        return p->shape.closed ? -1 : 0;
    }
}

static bool is_wall(const rg_field *f, int piece)
{
    return f->ground[piece] == RG_WOOD_FENCE || f->ground[piece] == RG_STONE_FENCE ||
           f->ground[piece] == RG_WORK;
}

static bool stops_somebody(const rg_field *f, int piece)
{
    const kit_piece *p = &f->scenery.piece[piece];

    return p->flags & KIT_IMPASSABLE || f->capacity[piece] ||
           (p->flags & 1 && rg_terrains[f->ground[piece]].linear);
}

/* What a piece that comes so near means to a cell; crossed: its edge does. */
static void mark_cell(rg_field *f, int piece, rg_cell *c, bool crossed)
{
    const kit_piece *p = &f->scenery.piece[piece];
    const bool level = f->ground[piece] == RG_CONTOUR;

    if (level) {
        c->top = p->level > (int)c->top ? (uint8_t)p->level : c->top;
        if (crossed)
            c->flags |= RG_CELL_SLOPE;
    } else if (f->ground[piece] == RG_ROAD || f->ground[piece] == RG_TRAIL) {
        c->flags |= RG_CELL_VERGE;
    } else if (crossed && (!is_wall(f, piece) || p->shape.closed)) {
        c->flags |= RG_CELL_MIXED; /* what one stands on changes at no open line */
    }
    if (stops_somebody(f, piece))
        c->flags |= RG_CELL_STOPS;
    if (is_wall(f, piece))
        c->flags |= RG_CELL_WALL;
    if (!level && rg_terrains[f->ground[piece]].sight)
        c->flags |= RG_CELL_HIDES;
}

static int clamped(int32_t at, int most)
{
    return at < 0 ? 0 : at / LIN_INCH >= most ? most - 1 : at / LIN_INCH;
}

static void mark_cells(rg_field *f, int piece)
{
    const tb_outline *shape = &f->scenery.piece[piece].shape;
    const int32_t strip = strip_of(f, piece), far = MARGIN + (strip > 0 ? strip : 0);
    const tb_box box = kit_box_widened(&shape->box, far);

    for (int row = clamped(box.south, f->cell_rows); row <= clamped(box.north, f->cell_rows); row++)
        for (int col = clamped(box.west, f->cell_cols); col <= clamped(box.east, f->cell_cols);
             col++) {
            const tb_quad q = square_of(row, col);
            const bool crossed = tb_line_within(shape, &q, far);

            if (crossed || (strip < 0 && tb_area_holds(shape, tb_centre(&q))))
                mark_cell(f, piece, &f->cell[row * RG_CELL_COLS + col], crossed);
        }
}

/* ---- Asked ---- */

static inline const rg_cell *cell_at(const rg_field *f, lin_point p)
{
    const unsigned col = (unsigned)p.x / LIN_INCH, row = (unsigned)p.y / LIN_INCH;

    return col < (unsigned)f->cell_cols && row < (unsigned)f->cell_rows
               ? &f->cell[row * RG_CELL_COLS + col]
               : NULL;
}

const rg_cell *rg_plain_cell(const rg_field *f, lin_point p)
{
    const rg_cell *c = cell_at(f, p);

    return c && !(c->flags & (RG_CELL_MIXED | RG_CELL_VERGE)) ? c : NULL;
}

const rg_cell *rg_even_cell(const rg_field *f, lin_point p)
{
    const rg_cell *c = cell_at(f, p);

    return c && !(c->flags & RG_CELL_MIXED) ? c : NULL;
}

/* RG-10.38: of the highest contour that holds the point. */
int rg_level(const rg_field *f, lin_point p)
{
    const rg_cell *c = cell_at(f, p);

    return c && !(c->flags & RG_CELL_SLOPE) ? c->top : kit_scenery_level(&f->scenery, p);
}

static void join_cell(rg_cell *all, const rg_cell *c, bool differs)
{
    all->flags |= c->flags;
    all->top = c->top > all->top ? c->top : all->top;
    all->piece |= differs || c->ground != all->ground;
}

/* By the largest squares that lie in the box, which may overlap: all that is asked of cells may be
 * asked twice. */
bool rg_ground_in(const rg_field *f, const tb_box *box, rg_cell *out)
{
    const int west = box->west / LIN_INCH, east = box->east / LIN_INCH;
    const int south = box->south / LIN_INCH, north = box->north / LIN_INCH;
    const int least = east - west < north - south ? east - west + 1 : north - south + 1;
    const int level = least >= 8 ? 3 : least >= 4 ? 2 : least >= 2 ? 1 : 0, size = 1 << level;
    const rg_cell *cells;
    rg_cell all;

    if (box->west < 0 || box->south < 0 || east >= f->cell_cols || north >= f->cell_rows) {
        *out = (rg_cell){ .flags = 0xff, .top = 0xff };
        return false;
    }
    cells = level ? f->square[level - 1] : f->cell;
    all = (rg_cell){ .ground = f->cell[south * RG_CELL_COLS + west].ground };
    for (int r = south; r <= north; r += size)
        for (int c = west; c <= east; c += size) {
            const int row = r + size - 1 <= north ? r : north - size + 1;
            const int col = c + size - 1 <= east ? c : east - size + 1;
            const rg_cell *one = &cells[row * RG_CELL_COLS + col];

            join_cell(&all, one, level && one->piece);
        }
    *out = all;
    out->piece = f->cell[south * RG_CELL_COLS + west].piece;
    return !all.piece && !(all.flags & RG_CELL_MIXED);
}

bool rg_is_one_ground(const rg_field *f, const tb_box *box, bool off_roads, uint8_t *ground)
{
    const int west = box->west / LIN_INCH, east = box->east / LIN_INCH;
    const int south = box->south / LIN_INCH, north = box->north / LIN_INCH;
    const uint8_t not = RG_CELL_MIXED | (off_roads ? RG_CELL_ROADS : 0);

    if (box->west < 0 || box->south < 0 || east >= f->cell_cols || north >= f->cell_rows)
        return false;
    *ground = f->cell[south * RG_CELL_COLS + west].ground;
    for (int row = south; row <= north; row++)
        for (int col = west; col <= east; col++) {
            const rg_cell *c = &f->cell[row * RG_CELL_COLS + col];

            if (c->flags & not || c->ground != *ground)
                return false;
        }
    return true;
}

/* Row by row: the cells between where the line comes into the row and where it leaves it. */
bool rg_ground_along(const rg_field *f, lin_point a, lin_point b, rg_cell *out)
{
    const lin_point low = a.y <= b.y ? a : b, high = a.y <= b.y ? b : a;
    const int south = low.y / LIN_INCH, north = high.y / LIN_INCH;
    const int64_t dx = high.x - low.x, dy = high.y - low.y;
    const rg_cell *first = cell_at(f, a);
    int32_t x = low.x;
    bool one = true;

    if (!first || !cell_at(f, b)) {
        *out = (rg_cell){ .flags = 0xff, .top = 0xff };
        return false;
    }
    *out = (rg_cell){ .ground = first->ground };
    for (int row = south; row <= north; row++) {
        const int32_t next =
            row == north ? high.x
                         : low.x + (int32_t)(dx * ((int64_t)(row + 1) * LIN_INCH - low.y) / dy);
        const int from = (x < next ? x : next) / LIN_INCH, to = (x < next ? next : x) / LIN_INCH;

        for (int col = from; col <= to; col++) {
            const rg_cell *c = &f->cell[row * RG_CELL_COLS + col];

            out->flags |= c->flags;
            out->top = c->top > out->top ? c->top : out->top;
            one &= c->ground == out->ground;
        }
        x = next;
    }
    return one && !(out->flags & RG_CELL_MIXED);
}

/* ---- Built ---- */

/* Each of four of half its size; what lies off the table counts for nothing. */
static void build_squares(rg_field *f)
{
    for (int level = 0; level < RG_CELL_LEVELS; level++) {
        const rg_cell *half = level ? f->square[level - 1] : f->cell;
        const int size = 1 << level;

        for (int i = 0; i < RG_CELL_ROWS * RG_CELL_COLS; i++) {
            const int row = i / RG_CELL_COLS, col = i % RG_CELL_COLS;
            rg_cell *all = &f->square[level][i];

            *all = (rg_cell){ .ground = half[i].ground };
            for (int k = 0; k < 4; k++) {
                const int r = row + (k & 1 ? size : 0), c = col + (k & 2 ? size : 0);
                const bool there = r < RG_CELL_ROWS && c < RG_CELL_COLS;
                const rg_cell *one = &half[there ? r * RG_CELL_COLS + c : i];

                join_cell(all, one, level && one->piece);
            }
        }
    }
}

void rg_build_cells(rg_field *f)
{
    f->cell_cols = (f->scenery.size.width + LIN_INCH - 1) / LIN_INCH;
    f->cell_rows = (f->scenery.size.height + LIN_INCH - 1) / LIN_INCH;
    for (int i = 0; i < f->scenery.pieces; i++)
        mark_cells(f, i);
    for (int row = 0; row < f->cell_rows; row++)
        for (int col = 0; col < f->cell_cols; col++) {
            const lin_point middle = { col * LIN_INCH + LIN_INCH / 2,
                                       row * LIN_INCH + LIN_INCH / 2 };
            const rg_spot spot = rg_spot_by_pieces(f, middle);
            rg_cell *c = &f->cell[row * RG_CELL_COLS + col];

            c->ground = spot.ground;
            c->piece = spot.piece;
            c->flags |=
                (uint8_t)((spot.road ? RG_CELL_ROAD : 0) | (spot.trail ? RG_CELL_TRAIL : 0));
        }
    build_squares(f);
}
