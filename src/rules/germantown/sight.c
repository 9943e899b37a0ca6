/* sight.c -- line of sight (chapter 9 of the ledger), and shots that come over works (GT-10.18). */
#include "rules/germantown/germantown.h"

#include <string.h>

#define MOST 16 /* cells on a line of three hexes, with room to spare */

int gt_range(const gt_state *s)
{
    static const uint8_t by_fog[] = { [GT_HEAVY] = 1, [GT_MODERATE] = 2, [GT_CLEAR] = 3 };

    return by_fog[s->fog];
}

/* The rule by which that hex hides one end from the other, or NULL: woods, but no buildings
 * (GT-9.7); ground higher than both ends; a combat unit of either side, unless seen over from
 * above. */
static const char *blocks(const gt_field *f, const gt_state *s, int cell, int from, int to)
{
    if (cell == LIN_NOWHERE) /* GT-9.6 */
        return NULL;
    const int level = f->level[cell];

    if (gt_ground_rows[f->ground[cell]].blocks)
        return "GT-9.2";
    if (level > f->level[from] && level > f->level[to])
        return "GT-9.3";
    if (level < f->level[from] || level < f->level[to])
        return NULL;
    return gt_has_troops(f, s, cell, LIN_FIRST) || gt_has_troops(f, s, cell, LIN_SECOND) ? "GT-9.4"
                                                                                         : NULL;
}

/* Exactly which hexes the line crosses is lin_cell_sight's business (GT-9.8). */
static const char *hidden_by(const gt_field *f, const gt_state *s, int from, int to, int *cell)
{
    lin_sight way[MOST];
    int n;

    if (gt_distance(f, from, to) <= 1) /* GT-9.1 */
        return NULL;
    n = lin_cell_sight(f->board, from, to, way, MOST);
    for (int i = 0; i < n && i < MOST; i++) {
        const int a = way[i].cell[0], b = way[i].cell[1];
        const char *rule;

        if (a == from || a == to || (rule = blocks(f, s, a, from, to)) == NULL)
            continue;
        if (way[i].between && !blocks(f, s, b, from, to)) /* GT-9.5 */
            continue;
        *cell = a;
        return rule;
    }
    return NULL;
}

bool gt_sees(const gt_field *f, const gt_state *s, int from, int to)
{
    int cell;

    return hidden_by(f, s, from, to, &cell) == NULL;
}

lin_status gt_check_sight(const gt_field *f, const gt_state *s, int from, int to, lin_refusal *why)
{
    int cell = LIN_NOWHERE;
    const char *rule = hidden_by(f, s, from, to, &cell);
    char name[3][8];

    if (!rule)
        return LIN_OK;
    lin_cell_name(f->board, from, name[0]);
    lin_cell_name(f->board, to, name[1]);
    lin_cell_name(f->board, cell, name[2]);
    return lin_refuse(why, LIN_ILLEGAL, rule,
                      strcmp(rule, "GT-9.2") == 0
                          ? "%s and %s do not see each other: the woods at %s are in the way."
                      : strcmp(rule, "GT-9.3") == 0
                          ? "%s and %s do not see each other: the ground at %s is higher than both."
                          : "%s and %s do not see each other: combat units at %s are in the way.",
                      name[0], name[1], name[2]);
}

/* GT-10.18, GT-10.19, GT-21.10: from outside, or through an end of that side. */
bool gt_over_works(const gt_field *f, int from, int to)
{
    lin_sight way[MOST];
    int n;

    if (!f->inside[to])
        return false;
    if (gt_distance(f, from, to) == 1)
        return f->inside[to] >> gt_direction(f, to, from) & 1;
    n = lin_cell_sight(f->board, from, to, way, MOST);
    return n > 0 && n <= MOST && (way[n - 1].in & f->inside[to]) != 0;
}
