/* table_bodies.c -- stands and commanders in letters.
 *
 * An element fills the places of its stands with its side's colour, shows the way it faces, and has
 * its id on it where that fits, else beside it where nothing else stands. A commander is a dot. */
#include "cli/map/table_plan.h"

#include <stdlib.h>
#include <string.h>

const char *plan_fill(const cli_look *look, int side)
{
    static const char *const fine[] = { "▓", "░" }, *const plain[] = { "#", "%" };

    return look->utf8 ? fine[side & 1] : plain[side & 1];
}

const char *plan_disc(const cli_look *look)
{
    return look->utf8 ? "●" : "@";
}

/* A piece as it is being drawn. */
typedef struct {
    const lin_piece *piece;
    lin_footprint foot;
    const char *fill;
    int ink, paper;
    int x, y; /* where its sign stands */
    bool seen;
} body;

static int eighth_of(uint16_t facing)
{
    return (facing + 4096) / 8192 % 8;
}

/* ---- stands ---------------------------------------------------------------------------- */

static int places(const table_plan *p, int64_t dx, int64_t dy)
{
    const int across = (int)(llabs(dx) / p->wide), up = (int)(llabs(dy) / p->high);

    return 1 + (across > up ? across : up);
}

static void fill_place(table_plan *p, int x, int y, void *self)
{
    const body *b = self;

    sheet_letter(&p->s, x, y, p->look->colour ? " " : b->fill, b->ink, b->paper, false);
    *plan_taken(p, x, y) = PLAN_STAND;
}

/* Points spread over the stand, none at its edges: so that it takes no more places than it covers.
 */
static void each_of_stand(table_plan *p, const lin_point corner[4], plan_do each, void *self)
{
    const int64_t ax = corner[1].x - corner[0].x, ay = corner[1].y - corner[0].y,
                  dx = corner[3].x - corner[0].x, dy = corner[3].y - corner[0].y;
    const int along = places(p, ax, ay), deep = places(p, dx, dy);

    for (int i = 0; i < along * deep; i++) {
        const int64_t right = 2 * (i % along) + 1, back = 2 * (i / along) + 1;
        const lin_point at = {
            (int32_t)(corner[0].x + ax * right / (2 * along) + dx * back / (2 * deep)),
            (int32_t)(corner[0].y + ay * right / (2 * along) + dy * back / (2 * deep))
        };
        int x, y;

        if (plan_place(p, at, &x, &y))
            each(p, x, y, self);
    }
}

static void each_of_body(table_plan *p, const body *b, plan_do each, void *self)
{
    for (int i = 0; i < b->foot.stands; i++)
        each_of_stand(p, b->foot.corner[i], each, self);
}

static lin_point middle_of_stand(const lin_point corner[4])
{
    return (lin_point){ (corner[0].x + corner[2].x) / 2, (corner[0].y + corner[2].y) / 2 };
}

/* ---- ids ------------------------------------------------------------------------------- */

/* Are these places of one line inside the window, and nobody's? */
static bool free_places(const table_plan *p, int x, int y, int n)
{
    if (y < 1 || y > p->rows || x < PLAN_MARGIN || x + n > p->s.wide)
        return false;
    for (int i = 0; i < n; i++)
        if (*plan_taken(p, x + i, y) >= PLAN_STAND)
            return false;
    return true;
}

static void write_id(table_plan *p, int x, int y, const char *id, int ink, int paper)
{
    const int n = (int)strlen(id);

    sheet_text(&p->s, x, y, id, n, ink, paper, true);
    for (int i = 0; i < n; i++)
        *plan_taken(p, x + i, y) = PLAN_LETTER;
}

/* The run of its own places to the left and right of its sign, as far as no commander stands there.
 */
static void run_of(const table_plan *p, const body *b, const uint8_t *own, int *west, int *east)
{
    const int line = b->y * p->s.wide;

    *west = *east = b->x;
    while (*west > PLAN_MARGIN && own[line + *west - 1] &&
           p->taken[line + *west - 1] != PLAN_LETTER)
        --*west;
    while (*east + 1 < p->s.wide && own[line + *east + 1] &&
           p->taken[line + *east + 1] != PLAN_LETTER)
        ++*east;
}

static bool id_on_stands(table_plan *p, const body *b, const uint8_t *own, const char *id)
{
    int west, east;

    run_of(p, b, own, &west, &east);
    if (east - west < (int)strlen(id) || *plan_taken(p, b->x, b->y) == PLAN_LETTER)
        return false;
    sheet_letter(&p->s, b->x, b->y, p->look->colour ? " " : b->fill, b->ink, b->paper, false);
    sheet_letter(&p->s, west, b->y, sign_arrow(p->look, eighth_of(b->foot.facing)), b->ink,
                 b->paper, true);
    write_id(p, west + 1, b->y, id, b->ink, b->paper);
    return true;
}

/* Beside it: to the east, to the west, below, above. */
static bool id_beside(table_plan *p, const body *b, const uint8_t *own, const char *id)
{
    const int n = (int)strlen(id);
    int west, east;

    run_of(p, b, own, &west, &east);
    for (int i = 0; i < 4; i++) {
        const int x = i == 0 ? east + 1 : i == 1 ? west - n : west, y = b->y + (i == 2) - (i == 3);

        if (free_places(p, x, y, n)) {
            write_id(p, x, y, id, b->paper, TINT_NONE);
            return true;
        }
    }
    return false;
}

/* Whole where that can be, else shortened; a man in a throng may have to do without. From afar ids
 * are only written on stands: beside them they would hide the field. */
static void draw_id(table_plan *p, const body *b, const uint8_t *own)
{
    const char *whole = p->f->battle->unit[b->piece->unit].id;
    char id[LIN_ID];

    for (int most = (int)strlen(whole); most >= 2; most--) {
        sign_short_id(whole, id, most);
        if (id_on_stands(p, b, own, id) || (p->zoom > 1 && id_beside(p, b, own, id)))
            return;
    }
}

/* ---- pieces ---------------------------------------------------------------------------- */

static void draw_sign(table_plan *p, const body *b, const char *sign, uint8_t who)
{
    sheet_letter(&p->s, b->x, b->y, sign, b->ink, b->paper, true);
    *plan_taken(p, b->x, b->y) = who;
}

static void draw_element(table_plan *p, body *b)
{
    each_of_body(p, b, fill_place, b);
    b->seen = plan_place(p, middle_of_stand(b->foot.corner[b->foot.leader]), &b->x, &b->y);
    if (b->seen)
        draw_sign(p, b, sign_arrow(p->look, eighth_of(b->foot.facing)), PLAN_STAND);
}

static void mark_own(table_plan *p, int x, int y, void *self)
{
    ((uint8_t *)self)[y * p->s.wide + x] = 1;
}

static void own_places(table_plan *p, const body *b, uint8_t *own)
{
    memset(own, 0, (size_t)p->s.wide * (size_t)p->s.high);
    each_of_body(p, b, mark_own, own);
    mark_own(p, b->x, b->y, own);
}

static int gather(const table_plan *p, const lin_piece *piece, int n, body *out)
{
    int bodies = 0;

    for (int i = 0; i < n; i++) {
        body *b = &out[bodies];

        *b = (body){ .piece = &piece[i], .ink = WHITE };
        if (piece[i].where != LIN_ON_BOARD || !lin_footprint_of(p->g, piece[i].unit, &b->foot))
            continue;
        b->paper = sign_side_paper(p->f->battle, piece[i].side);
        b->fill = plan_fill(p->look, piece[i].side);
        if (p->map->bright && p->map->bright[piece[i].unit])
            b->ink = YELLOW;
        bodies++;
    }
    return bodies;
}

/* Stands first, then the men on them, then ids: so none of these hides another. */
static void draw_all(table_plan *p, body *b, int n, uint8_t *own)
{
    for (int i = 0; i < n; i++)
        if (b[i].foot.stands)
            draw_element(p, &b[i]);
    for (int i = 0; i < n; i++)
        if (!b[i].foot.stands && (b[i].seen = plan_place(p, b[i].foot.at, &b[i].x, &b[i].y)))
            draw_sign(p, &b[i], plan_disc(p->look), PLAN_LETTER);
    for (int i = 0; i < n; i++)
        if (b[i].seen) {
            own_places(p, &b[i], own);
            draw_id(p, &b[i], own);
        }
}

void plan_bodies(table_plan *p)
{
    lin_piece piece[LIN_PIECES];
    const int n = lin_pieces(p->g, piece, LIN_PIECES);
    body *b = malloc(LIN_PIECES * sizeof *b);
    uint8_t *own = malloc((size_t)p->s.wide * (size_t)p->s.high);

    if (b && own)
        draw_all(p, b, gather(p, piece, n, b), own);
    free(own);
    free(b);
}
