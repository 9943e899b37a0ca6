/* board.c -- counters on hexes: stacking (GT-4.1 to GT-4.5), zones of control (GT-5.1 to GT-5.10),
 * distances, and who was last in the two objectives (GT-20.16). Every change of place goes through
 * gt_put. A counter has no facing: all six neighbours are alike to it (GT-1.13). */
#include "rules/germantown/germantown.h"

#include <string.h>

/* ---- who stands there ---- */

/* Counters on the map hang in chains, one for all hexes with the same last byte, each in the order
 * of its counters, so that the same position has the same bytes however it came about. */
static uint8_t *bucket_of(gt_state *s, int cell)
{
    return &s->bucket[cell % GT_BUCKETS];
}

static void hang(gt_state *s, int u)
{
    uint8_t *link = bucket_of(s, s->at[u]);

    while (*link < u) /* GT_NOBODY is above all */
        link = &s->next[*link];
    s->next[u] = *link;
    *link = (uint8_t)u;
}

static void unhang(gt_state *s, int u)
{
    uint8_t *link = bucket_of(s, s->at[u]);

    while (*link != u)
        link = &s->next[*link];
    *link = s->next[u];
    s->next[u] = GT_NOBODY;
}

gt_set gt_units_in(const gt_field *f, const gt_state *s, int cell, int side)
{
    gt_set found = { { 0, 0 } };

    for (int u = s->bucket[cell % GT_BUCKETS]; u != GT_NOBODY; u = s->next[u])
        if (s->at[u] == cell && f->side[u] == side)
            gt_add(&found, u);
    return found;
}

gt_set gt_troops_in(const gt_field *f, const gt_state *s, int cell, int side)
{
    if (!gt_has_troops(f, s, cell, side))
        return (gt_set){ { 0, 0 } };
    return gt_and(gt_units_in(f, s, cell, side), f->combat_set);
}

/* GT-4.4: points of the side they show now, whatever their status; guns have a place of their own
 * (GT-4.2). */
int gt_points_in(const gt_field *f, const gt_state *s, int cell, int side)
{
    gt_set rest = gt_minus(gt_troops_in(f, s, cell, side), f->gun_set);
    int points = 0;

    for (int u; (u = gt_next(&rest)) >= 0;)
        points += gt_strength(f, s, u);
    return points;
}

/* GT-4.1: six points, also on the way through; GT-4.2: and one gun; GT-4.3: and any number of
 * leaders. A retreat alone may pass where it is full (GT-4.8). */
bool gt_fits(const gt_field *f, const gt_state *s, gt_set who, int cell)
{
    int points = 0, guns = 0;
    gt_set rest = gt_and(who, f->combat_set);
    const int any = gt_first(rest);

    if (any < 0) /* any number of leaders */
        return true;
    if (gt_has_troops(f, s, cell, f->side[any]))
        for (int u = s->bucket[cell % GT_BUCKETS]; u != GT_NOBODY; u = s->next[u])
            if (s->at[u] == cell && f->side[u] == f->side[any] && !gt_is_leader(f, u) &&
                !gt_has(&who, u)) {
                guns += gt_is_gun(f, u);
                points += gt_is_gun(f, u) ? 0 : gt_strength(f, s, u);
            }
    for (int u; (u = gt_next(&rest)) >= 0;) {
        guns += gt_is_gun(f, u);
        points += gt_is_gun(f, u) ? 0 : gt_strength(f, s, u);
    }
    return points <= GT_STACK && guns <= 1;
}

/* ---- zones of control ---- */

/* GT-5.1: in order and not in panic, pinned or not (GT-5.2). Not the disrupted and shattered
 * (GT-5.3), the panicked (GT-5.4), leaders (GT-5.5). */
bool gt_has_zone(const gt_field *f, const gt_state *s, int u)
{
    return !gt_is_leader(f, u) && gt_on_map(s, u) && gt_is_steady(s, u);
}

/* Not into woods (GT-5.6), the Chew House (GT-5.7) or a river (GT-5.10), and not over works from
 * their outside (GT-5.8). Water and slopes between two hexes are no bar (GT-5.9). */
bool gt_zone_passes(const gt_field *f, int from, int direction)
{
    const int to = f->board->next[from][direction];

    return to != LIN_NOWHERE && gt_ground_rows[f->ground[to]].zones_in &&
           !(f->inside[to] >> gt_back(direction) & 1);
}

bool gt_in_zone(const gt_field *f, const gt_state *s, int cell, int side)
{
    if (!gt_ground_rows[f->ground[cell]].zones_in ||
        !lin_cells_near(f->board, &s->zoned[side], cell))
        return false;
    if (!f->inside[cell])
        return true;
    for (int d = 0; d < 6; d++) {
        const int from = f->board->next[cell][d];

        if (from != LIN_NOWHERE && !(f->inside[cell] >> d & 1) &&
            lin_cells_has(f->board, &s->zoned[side], from))
            return true;
    }
    return false;
}

/* GT-5.14: the zone of a rifle-type unit. */
bool gt_in_rifle_zone(const gt_field *f, const gt_state *s, int cell, int side)
{
    if (!gt_in_zone(f, s, cell, side))
        return false;
    for (int d = 0; d < 6; d++) {
        const int from = f->board->next[cell][d];
        gt_set rest;

        if (from == LIN_NOWHERE || !lin_cells_has(f->board, &s->zoned[side], from) ||
            !gt_zone_passes(f, from, gt_back(d)))
            continue;
        rest = gt_troops_in(f, s, from, side);
        for (int u; (u = gt_next(&rest)) >= 0;)
            if (f->type[u] == GT_RIFLE && gt_has_zone(f, s, u))
                return true;
    }
    return false;
}

void gt_zone_changed(const gt_field *f, gt_state *s, int cell, int side)
{
    gt_set rest = gt_troops_in(f, s, cell, side);

    lin_cells_clear(f->board, &s->zoned[side], cell);
    for (int u; (u = gt_next(&rest)) >= 0;)
        if (gt_has_zone(f, s, u)) {
            lin_cells_set(f->board, &s->zoned[side], cell);
            return;
        }
}

void gt_count_hexes(const gt_field *f, gt_state *s)
{
    memset(s->troops, 0, sizeof s->troops);
    memset(s->zoned, 0, sizeof s->zoned);
    memset(s->bucket, GT_NOBODY, sizeof s->bucket);
    memset(s->next, GT_NOBODY, sizeof s->next);
    for (int u = 0; u < f->units; u++) {
        if (!gt_on_map(s, u))
            continue;
        hang(s, u);
        if (gt_is_leader(f, u))
            continue;
        lin_cells_set(f->board, &s->troops[f->side[u]], s->at[u]);
        if (gt_has_zone(f, s, u))
            lin_cells_set(f->board, &s->zoned[f->side[u]], s->at[u]);
    }
}

/* ---- changing places ---- */

static void recount(const gt_field *f, gt_state *s, int cell, int side)
{
    if (gt_is_empty(gt_and(gt_units_in(f, s, cell, side), f->combat_set)))
        lin_cells_clear(f->board, &s->troops[side], cell);
    gt_zone_changed(f, s, cell, side);
}

/* GT-20.16: the last to be there, passing through included. */
static void occupy(lin_play *p, int u, int cell)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    const uint16_t place[2] = { f->house, f->square };

    for (int i = 0; i < 2; i++)
        if (place[i] == cell && s->owner[i] != f->side[u]) {
            s->owner[i] = f->side[u];
            lin_tell(p, E_TAKEN, f->side[u], cell);
        }
}

void gt_put(lin_play *p, int u, int place)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    const int old = s->at[u], side = f->side[u];

    if (gt_on_map(s, u))
        unhang(s, u);
    s->at[u] = (uint16_t)place;
    if (gt_on_map(s, u))
        hang(s, u);
    if (gt_is_leader(f, u))
        return;
    if (old < GT_ABSENT)
        recount(f, s, old, side);
    if (place >= GT_ABSENT)
        return;
    lin_cells_set(f->board, &s->troops[side], place);
    if (gt_has_zone(f, s, u))
        lin_cells_set(f->board, &s->zoned[side], place);
    occupy(p, u, place);
    if (old != place) /* GT-14.20: by a move, a retreat, an advance or a ride */
        gt_unpin(p, u);
    gt_disperse(p, place, gt_other(side));
}

/* ---- distances: hexes, whatever lies between (GT-1.7) ---- */

int gt_nearest(const gt_field *f, const gt_state *s, int cell, int side)
{
    const int far = lin_cells_distance(f->board, &s->troops[side], cell);

    return far < 0 ? 99 : far;
}

static int to_edge(const gt_field *f, int cell, int edge)
{
    const int row = (int)lin_row_of(f->board, cell),
              col = (int)lin_col_of(f->board, cell, (unsigned)row);

    switch (edge) {
    case GT_TOP:
        return row;
    case GT_BOTTOM:
        return f->board->rows - 1 - row;
    case GT_LEFT:
        return col;
    default:
        return f->board->cols - 1 - col;
    }
}

/* GT-15.10: of two friendly edges the nearer counts, for those who came on at the other. */
int gt_edge_distance(const gt_field *f, int u, int cell)
{
    const int own = to_edge(f, cell, f->friendly_edge[f->side[u]]);
    int other;

    if (f->entry_area[u] == GT_NOBODY)
        return own;
    other = to_edge(f, cell, f->area[f->entry_area[u]].edge);
    return other < own ? other : own;
}
