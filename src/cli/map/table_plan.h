/* table_plan.h -- a table in letters: what the files that draw it share.
 *
 * A letter stands for a piece of ground twice as high as wide, as letters are on a screen. Places
 * of the sheet are counted in letters; the ruler along its edges gives the south-west corner of
 * each letter's ground in inches. */
#ifndef LIN_CLI_TABLE_PLAN_H
#define LIN_CLI_TABLE_PLAN_H

#include "cli/map/signs.h"

enum { PLAN_MARGIN = 4 }; /* letters left of the table: the ruler */

/* What a place of the sheet holds: ids may cover ground and lines, but nobody's stands, and no
 * letters (ids and commanders) or spots. */
enum { PLAN_FREE, PLAN_LINE, PLAN_STAND, PLAN_LETTER, PLAN_SPOT };

typedef struct {
    const cli_look *look;
    const lin_game *g;
    const lin_field *f;
    const lin_table *t;
    const cli_map *map;
    int zoom;
    int32_t wide, high;       /* the ground of a letter */
    int col, row, cols, rows; /* the window, in letters from the south-west corner */
    sheet s;
    uint8_t *taken; /* by place of the sheet */
} table_plan;

/* The place of a point; false: it lies outside the window (x and y are set all the same). */
bool plan_place(const table_plan *p, lin_point at, int *x, int *y);
uint8_t *plan_taken(const table_plan *p, int x, int y);
/* Every place on the way from one point to another, once. */
typedef void (*plan_do)(table_plan *p, int x, int y, void *self);
void plan_line(table_plan *p, lin_point a, lin_point b, plan_do each, void *self);

/* ---- table_ground.c: scenery ------------------------------------------------------------ */

void plan_ground(table_plan *p);
/* "w woods, 1 hill (its level) ...": the kinds that lie on this map. */
void plan_ground_key(const cli_look *look, const lin_rules *r, const lin_table *t, lin_text *out);

/* ---- table_strokes.c: objectives, works, overlays ---------------------------------------- */

void plan_strokes(table_plan *p, const lin_stroke *list, int n);
/* Spots are drawn last: an objective shows even where somebody stands on it. Their places are kept
 * free first. */
void plan_keep_spots(table_plan *p, const lin_stroke *list, int n);
void plan_spots(table_plan *p, const lin_stroke *list, int n);
void plan_strokes_key(const cli_look *look, const lin_stroke *list, int n, lin_text *out);

/* ---- table_bodies.c: stands and commanders ------------------------------------------------ */

void plan_bodies(table_plan *p);
/* What fills the stands of a side where there are no colours. */
const char *plan_fill(const cli_look *look, int side);
const char *plan_disc(const cli_look *look);

#endif
