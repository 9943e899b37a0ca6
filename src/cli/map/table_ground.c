/* table_ground.c -- scenery in letters.
 *
 * Areas are a sign here and there and a tint all over, so that a wood on a hill shows both; lines
 * are a sign at every place; letters and colours are those of the rule system's rows. What orders
 * name by its number carries it. */
#include "cli/map/table_plan.h"
#include "table/table.h"

#include <string.h>

enum { OPEN_GROUND = 187, THIN_GROUND = 150, GROUND_INK = 236 };

/* How densely a sign is strewn over an area: it stands where (column + shift x row) % every is
 * `at`. Lines, and what has no row here, stand at every place. */
typedef struct {
    int every, shift, at;
} spread;

static const spread spreads[LIN_SIGNS] = {
    [LIN_SIGN_NONE] = { 3, 1, 0 },   [LIN_SIGN_PLAIN] = { 6, 3, 0 },
    [LIN_SIGN_OPEN] = { 6, 3, 0 },   [LIN_SIGN_HILL] = { 6, 3, 1 },
    [LIN_SIGN_FIELD] = { 6, 3, 0 },  [LIN_SIGN_CROPS] = { 3, 1, 0 },
    [LIN_SIGN_CAMP] = { 4, 2, 0 },   [LIN_SIGN_GRAVES] = { 3, 1, 0 },
    [LIN_SIGN_ROUGH] = { 3, 1, 0 },  [LIN_SIGN_DEBRIS] = { 3, 1, 0 },
    [LIN_SIGN_TOWN] = { 4, 2, 0 },   [LIN_SIGN_SWAMP] = { 2, 1, 0 },
    [LIN_SIGN_WOODS] = { 2, 1, 0 },  [LIN_SIGN_ORCHARD] = { 3, 1, 0 },
    [LIN_SIGN_FALLEN] = { 2, 1, 0 }, [LIN_SIGN_HOUSES] = { 4, 2, 0 },
};
static const spread everywhere = { 1, 0, 0 }, thinly = { 6, 2, 0 };

/* A piece as it is shown: letter, colours, how densely. */
typedef struct {
    const lin_look *row;
    char letter[8];
    int tint, ink;
    spread spread;
    bool thin;
} ground_style;

static const lin_look unknown = { .letter = "?", .tint = 250, .ink = GROUND_INK };

/* A hill shows its level, and is the darker the higher it is. */
static void show_level(ground_style *g, int level)
{
    static const int darker[] = { 173, 137 };

    snprintf(g->letter, sizeof g->letter, "%d", level);
    if (level > 1)
        g->tint = darker[level - 2];
}

static ground_style style_of(const lin_rules *r, const cli_look *look, const lin_scenery *s)
{
    const lin_look *row = lin_look_find(r, LIN_LOOK_SCENERY, s->kind);
    ground_style g = { .row = row && row->letter ? row : &unknown };

    row = g.row;
    snprintf(g.letter, sizeof g.letter, "%.7s", row->fine && look->utf8 ? row->fine : row->letter);
    g.tint = row->tint ? row->tint : TINT_NONE;
    g.ink = row->ink ? row->ink : GROUND_INK;
    g.thin = lin_scenery_thin(row, s);
    g.spread = g.thin ? thinly : spreads[row->sign].every > 0 ? spreads[row->sign] : everywhere;
    if (g.thin && g.tint != TINT_NONE)
        g.tint = THIN_GROUND;
    if (row->sign == LIN_SIGN_HILL)
        show_level(&g, sign_clamp(s->level, 1, 3));
    return g;
}

/* ---- areas ----------------------------------------------------------------------------- */

static void draw_sign(table_plan *p, int x, int y, const ground_style *style)
{
    const int col = p->col + x - PLAN_MARGIN, row = p->row + p->rows - y;
    sheet_glyph *g = &p->s.at[y * p->s.wide + x];

    if (style->tint != TINT_NONE)
        g->paper = (int16_t)style->tint;
    if ((col + style->spread.shift * row) % style->spread.every ==
        style->spread.at % style->spread.every)
        sheet_letter(&p->s, x, y, style->letter, style->ink, TINT_NONE, false);
}

/* The middle of a letter's ground decides; what is smaller than a letter has the one in its own
 * middle. */
static void draw_area(table_plan *p, const lin_scenery *s, const ground_style *style)
{
    const lin_point *point = &p->t->outline[s->first];
    const tb_outline area = {
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

static void draw_course(table_plan *p, const lin_scenery *s, ground_style *style)
{
    const lin_point *point = &p->t->outline[s->first];

    for (int i = 0; i + 1 < s->points; i++)
        plan_line(p, point[i], point[i + 1], draw_place, style);
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
    const ground_style style = style_of(p->f->rules, p->look, &p->t->piece[i]);
    char figure[12];
    int x, y;

    if (!style.row->numbered || !plan_place(p, middle_of(p->t, &p->t->piece[i]), &x, &y))
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
            ground_style style = style_of(p->f->rules, p->look, s);

            if (lines && !s->closed)
                draw_course(p, s, &style);
            else if (!lines && s->closed)
                draw_area(p, s, &style);
        }
    for (int i = 0; i < p->t->pieces; i++)
        draw_number(p, i);
}

void plan_ground_key(const cli_look *look, const lin_rules *r, const lin_table *t, lin_text *out)
{
    bool numbered = false;

    for (int i = 0; i < t->pieces; i++) {
        const ground_style style = style_of(r, look, &t->piece[i]);
        bool seen = false;

        for (int k = 0; k < i && !seen; k++)
            seen = strcmp(t->piece[k].kind, t->piece[i].kind) == 0 &&
                   lin_scenery_thin(style.row, &t->piece[k]) == style.thin;
        if (seen)
            continue;
        lin_put(out, "; %s %s%s", style.letter, t->piece[i].kind,
                style.thin                         ? " (thin: open)"
                : style.row->sign == LIN_SIGN_HILL ? " (its level)"
                                                   : "");
        numbered = numbered || style.row->numbered;
    }
    if (numbered)
        lin_put(out, "; figures: their numbers");
}
