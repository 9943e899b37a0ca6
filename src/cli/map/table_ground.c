/* table_ground.c -- scenery in letters.
 *
 * Areas are a sign here and there and a tint all over, so that a wood on a hill shows both; lines
 * are a sign at every place. Walls, fences and buildings carry the number by which orders name
 * them. */
#include "cli/map/table_plan.h"
#include "table/table.h"

#include <string.h>

enum { OPEN_GROUND = 187, GROUND_INK = 236 };

/* A sign stands where (column + shift x row) % every is `at`. */
typedef struct {
    const char *kind, *sign, *fine; /* fine: where there are such letters */
    int tint, ink;                  /* tint of an area, ink of a line */
    int every, shift, at;
    bool numbered;
} ground_style;

static const ground_style styles[] = {
    { "woods", "w", "♣", 71, 22, 2, 1, 0, false },
    { "orchard", "o", "¤", 150, 22, 3, 1, 0, false },
    { "fallen-trees", "y", "y", 108, 22, 2, 1, 0, false },
    { "swamp", "m", "≈", 109, 23, 2, 1, 0, false },
    { "debris", "r", "r", 145, 238, 3, 1, 0, false },
    { "rough", "r", "r", 145, 238, 3, 1, 0, false },
    { "camp", "A", "▲", 223, 94, 4, 2, 0, false },
    { "cemetery", "t", "†", 151, 238, 3, 1, 0, false },
    { "crops", "\"", "\"", 186, 94, 3, 1, 0, false },
    { "field", ",", ",", 187, 101, 6, 3, 0, false },
    { "town", "v", "v", 181, 94, 4, 2, 0, false },
    { "water", "~", "~", 74, 17, 1, 0, 0, false },
    { "river", "~", "~", 74, 17, 1, 0, 0, false },
    { "lake", "~", "~", 74, 17, 1, 0, 0, false },
    { "stream", "~", "~", 110, 19, 1, 0, 0, false },
    { "road", "=", "=", TINT_NONE, 94, 1, 0, 0, false },
    { "trail", "-", "-", TINT_NONE, 94, 1, 0, 0, false },
    { "bridge", "H", "H", 180, 52, 1, 0, 0, false },
    { "ford", "F", "F", 153, 52, 1, 0, 0, false },
    { "building", "b", "b", 174, 52, 1, 0, 0, true },
    { "fence", "i", "i", TINT_NONE, 52, 1, 0, 0, true },
    { "wall", "I", "I", TINT_NONE, 240, 1, 0, 0, true },
    { "hedge", "h", "h", TINT_NONE, 22, 1, 0, 0, true },
    { "entrenchment", "E", "E", TINT_NONE, 52, 1, 0, 0, true },
    { "abatis", "Y", "Y", TINT_NONE, 22, 1, 0, 0, true },
    { "stockade", "S", "S", TINT_NONE, 52, 1, 0, 0, true },
};

/* A hill shows its level, and is the darker the higher it is. */
static const ground_style hills[] = {
    { "hill", "1", "1", 180, 94, 6, 3, 1, false },
    { "hill", "2", "2", 173, 94, 6, 3, 1, false },
    { "hill", "3", "3", 137, 94, 6, 3, 1, false },
};

/* Woods of which the map says that they neither slow nor obscure: a tree here and there. */
static const ground_style open_woods = { "woods", "w", "♣", 150, 22, 6, 2, 0, false };

static const ground_style unknown = { "", "?", "?", 250, 236, 3, 1, 0, false };

static bool is_open_wood(const lin_scenery *s)
{
    const uint8_t both = LIN_SLOWS | LIN_OBSCURES;

    return strcmp(s->kind, "woods") == 0 && (s->said & both) == both && !(s->flags & both);
}

static const ground_style *style_of(const lin_scenery *s)
{
    if (strcmp(s->kind, "hill") == 0)
        return &hills[sign_clamp(s->level, 1, 3) - 1];
    if (is_open_wood(s))
        return &open_woods;
    for (size_t i = 0; i < sizeof styles / sizeof *styles; i++)
        if (strcmp(styles[i].kind, s->kind) == 0)
            return &styles[i];
    return &unknown;
}

static const char *sign_of(const cli_look *look, const ground_style *style)
{
    return look->utf8 ? style->fine : style->sign;
}

/* ---- areas ----------------------------------------------------------------------------- */

static void draw_sign(table_plan *p, int x, int y, const ground_style *style)
{
    const int col = p->col + x - PLAN_MARGIN, row = p->row + p->rows - y;
    sheet_glyph *g = &p->s.at[y * p->s.wide + x];

    if (style->tint != TINT_NONE)
        g->paper = (int16_t)style->tint;
    if ((col + style->shift * row) % style->every == style->at % style->every)
        sheet_letter(&p->s, x, y, sign_of(p->look, style), style->ink, TINT_NONE, false);
}

/* The middle of a letter's ground decides; what is smaller than a letter has the one in its own
 * middle. */
static void draw_area(table_plan *p, const lin_scenery *s, const ground_style *style)
{
    const lin_point *point = &p->t->outline[s->first];
    const tb_ground area = {
        .point = point, .points = s->points, .closed = true, .box = tb_box_of(point, s->points)
    };
    const lin_point middle = { (area.box.west + area.box.east) / 2,
                               (area.box.south + area.box.north) / 2 };
    bool any = false;
    int x, y;

    for (int r = 0; r < p->rows; r++)
        for (int c = 0; c < p->cols; c++) {
            const lin_point at = { (p->col + c) * p->wide + p->wide / 2,
                                   (p->row + r) * p->high + p->high / 2 };

            if (!tb_area_holds(&area, at))
                continue;
            draw_sign(p, PLAN_MARGIN + c, p->rows - r, style);
            any = true;
        }
    if (!any && plan_place(p, middle, &x, &y))
        draw_sign(p, x, y, style);
}

/* ---- lines ----------------------------------------------------------------------------- */

static void draw_place(table_plan *p, int x, int y, void *self)
{
    draw_sign(p, x, y, self);
}

static void draw_course(table_plan *p, const lin_scenery *s, const ground_style *style)
{
    const lin_point *point = &p->t->outline[s->first];

    for (int i = 0; i + 1 < s->points; i++)
        plan_line(p, point[i], point[i + 1], draw_place, (void *)style);
}

/* In the middle of an area; on the middle point of a line, or halfway between its only two. */
static lin_point middle_of(const lin_table *t, const lin_scenery *s)
{
    const lin_point *point = &t->outline[s->first];
    const tb_box box = tb_box_of(point, s->points);

    if (s->closed || s->points == 2)
        return (lin_point){ (box.west + box.east) / 2, (box.south + box.north) / 2 };
    return point[s->points / 2];
}

static void draw_number(table_plan *p, int i)
{
    const ground_style *style = style_of(&p->t->piece[i]);
    char figure[12];
    int x, y;

    if (!style->numbered || !plan_place(p, middle_of(p->t, &p->t->piece[i]), &x, &y))
        return;
    snprintf(figure, sizeof figure, "%d", i);
    sheet_text(&p->s, x, y, figure, 3, BLACK, TINT_NONE, true);
}

/* ---- all of it ------------------------------------------------------------------------- */

static void draw_open(table_plan *p)
{
    for (int r = 0; r < p->rows; r++)
        for (int c = 0; c < p->cols; c++)
            sheet_letter(&p->s, PLAN_MARGIN + c, 1 + r, " ", GROUND_INK, OPEN_GROUND, false);
}

void plan_ground(table_plan *p)
{
    draw_open(p);
    for (int lines = 0; lines < 2; lines++) /* lines lie on areas */
        for (int i = 0; i < p->t->pieces; i++) {
            const lin_scenery *s = &p->t->piece[i];
            const ground_style *style = style_of(s);

            if (lines && !s->closed)
                draw_course(p, s, style);
            else if (!lines && s->closed)
                draw_area(p, s, style);
        }
    for (int i = 0; i < p->t->pieces; i++)
        draw_number(p, i);
}

void plan_ground_key(const cli_look *look, const lin_table *t, lin_text *out)
{
    bool numbered = false;

    for (int i = 0; i < t->pieces; i++) {
        const ground_style *style = style_of(&t->piece[i]);
        bool seen = false;

        for (int k = 0; k < i && !seen; k++)
            seen = strcmp(t->piece[k].kind, t->piece[i].kind) == 0 &&
                   is_open_wood(&t->piece[k]) == is_open_wood(&t->piece[i]);
        if (seen)
            continue;
        lin_put(out, "; %s %s%s", sign_of(look, style), t->piece[i].kind,
                style == &open_woods               ? " (thin: open)"
                : strcmp(style->kind, "hill") == 0 ? " (its level)"
                                                   : "");
        numbered = numbered || style->numbered;
    }
    if (numbered)
        lin_put(out, "; figures: their numbers");
}
