/* glance.c -- steps that are seen to be lawful, or not, without walking them. Nothing is decided
 * here that walk.c would decide otherwise: what follows are its rules where no enemy is near, and
 * those of its bars that need no look at the enemy. */
#include "rules/germantown/glance.h"

/* ---- all hexes at once ---- */

/* Waiting counters of a column can come on where the ground is not barred to them: the first hex is
 * always allowed, whatever it costs (GT-6.6). */
static unsigned columns_of_entry(const gt_field *f, const gt_state *s, const gt_glance *g, int area)
{
    uint16_t hex[GT_ENTRIES];
    const int n = gt_entry_hexes(f, s, area, hex);
    unsigned columns = 0;

    for (int i = 0; i < n; i++) {
        const uint8_t *cost = gt_ground_rows[f->ground[hex[i]]].cost;

        if (!lin_cells_has(f->board, &g->free, hex[i]) || f->ground[hex[i]] == GT_RIVER)
            continue;
        for (int c = 0; c < GT_COLUMNS; c++)
            if (cost[c] < GT_BARRED)
                columns |= 1u << c;
    }
    return columns;
}

void gt_glance_round(const gt_field *f, const gt_state *s, gt_glance *out)
{
    const int enemy = gt_other(s->side);
    gt_set rest = gt_and(f->side_set[enemy], f->leader_set);

    lin_cells_beside(f->board, &s->troops[enemy], &out->free);
    for (int r = 1; r <= f->board->rows; r++)
        out->free.row[r] = ~(out->free.row[r] | s->troops[enemy].row[r] |
                             s->troops[s->side].row[r] | f->houses.row[r]);
    out->free.row[0] = out->free.row[f->board->rows + 1] = 0;
    for (int u; (u = gt_next(&rest)) >= 0;)
        if (gt_on_map(s, u)) /* GT-17.8 */
            lin_cells_clear(f->board, &out->free, s->at[u]);
    for (int a = 0; a < f->areas; a++)
        out->entered[a] =
            (uint8_t)(f->area[a].side == s->side ? columns_of_entry(f, s, out, a) : 0);
}

bool gt_glance_all_move(const gt_field *f, const gt_state *s, const gt_glance *g, gt_set who)
{
    const int at = s->at[gt_first(who)];
    unsigned ways = lin_cells_around(f->board, &g->free, at);

    for (int u; (u = gt_next(&who)) >= 0;) {
        if (s->mark[u] & GT_DISRUPTED)
            return false;
        ways &= f->passable[f->column[u]][at];
    }
    return ways != 0;
}

/* ---- one step ---- */

/* GT-7.13, GT-7.14, as in gt_step_cost. */
static int cost_of(const gt_field *f, int u, int from, int direction)
{
    const int column = f->column[u], plain = f->cost[column][from][direction];

    if (!(f->sides[from][direction] >> GT_WORKS & 1) || f->side[u] == f->works_owner)
        return plain;
    return plain + gt_side_rows[GT_WORKS].cost[column];
}

gt_step_look gt_glance_step(const gt_field *f, const gt_state *s, const gt_walk *w, int direction)
{
    const int to = f->board->next[w->cell][direction], enemy = gt_other(s->side);
    bool near, on_road, plain = true, troops = false;
    gt_set all = { { 0, 0 } };

    if (to == LIN_NOWHERE || gt_has_troops(f, s, to, enemy)) /* GT-6.22, GT-4.5 */
        return GT_STEP_BARRED;
    near = gt_near_troops(f, s, to, enemy);
    on_road = w->on_road && !near && (f->road[w->cell] >> direction & 1); /* GT-6.10 */
    for (int i = 0; i < w->n; i++) {
        const int u = w->unit[i], cost = cost_of(f, u, w->cell, direction);

        /* GT-6.1; a zone of rifles would only make it dearer. */
        if (cost >= GT_BARRED ||
            (w->stepped && w->spent[i] + cost > gt_allowance(f, s, u) << on_road))
            return GT_STEP_BARRED;
        plain &= !(s->mark[u] & GT_DISRUPTED);
        troops |= !gt_is_leader(f, u);
        gt_add(&all, u);
    }
    if (troops && gt_has_troops(f, s, to, s->side) && !gt_fits(f, s, all, to)) /* GT-4.1 */
        return GT_STEP_BARRED;
    return plain && troops && !near && !gt_is_house(f, to) ? GT_STEP_FREE : GT_STEP_UNSURE;
}
