/* staff.c -- the estimate of the situation: who stands where, who can get where.
 *
 * `can` and `comes` are sets of units for every square. Units that start from one square with
 * the same legs go together, so that an army costs a dozen searches and not fifty. */
#include "rules/brandywine/doctrine/doctrine.h"

#include <string.h>

int bw_sum(const bw_staff *w, uint64_t units)
{
    int sum = 0;

    for (int k = 0; k < 4; k++)
        sum += __builtin_popcountll(units & w->plane[k]) << k;
    return sum;
}

static void draw_planes(bw_staff *w)
{
    for (int k = 0; k < 4; k++) {
        w->plane[k] = 0;
        for (int u = 0; u < w->f->units; u++)
            w->plane[k] |= (uint64_t)(w->f->cf[u] >> k & 1) << u;
    }
}

/* ---- where everybody stands ---- */

/* BW-12.1 for a whole set at once: the squares around each of its members. */
static void spread_zone(const lin_cells *set, lin_cells *zone)
{
    memset(zone, 0, sizeof *zone);
    for (int r = 0; r < LIN_ROWS + 2; r++) {
        const uint64_t beside = set->row[r] << 1 | set->row[r] >> 1, all = beside | set->row[r];

        zone->row[r] |= beside;
        if (r > 0)
            zone->row[r - 1] |= all;
        if (r < LIN_ROWS + 1)
            zone->row[r + 1] |= all;
    }
}

/* Everybody but the counter in hand. */
static void draw_troops(bw_staff *w)
{
    const bw_field *f = w->f;
    const bw_state *s = w->s;

    memset(w->factors[0], 0, f->board->cells);
    memset(w->factors[1], 0, f->board->cells);
    memset(w->troops, 0, sizeof w->troops);
    for (uint64_t rest = f->combat_set; rest; rest &= rest - 1) {
        const int u = bw_first(rest);

        if (!on_board(s, u) || u == w->hand)
            continue;
        w->factors[f->side[u]][s->at[u]] = (uint8_t)(w->factors[f->side[u]][s->at[u]] + f->cf[u]);
        lin_cells_set(f->board, &w->troops[f->side[u]], s->at[u]);
    }
    spread_zone(&w->troops[0], &w->zone[0]);
    spread_zone(&w->troops[1], &w->zone[1]);
}

static void draw_bars(bw_staff *w)
{
    for (int side = 0; side < LIN_SIDES; side++) {
        const int enemy = bw_other(side), leader = w->f->commander[enemy];

        w->barred[side] = w->troops[enemy];
        if (leader >= 0 && on_board(w->s, leader) && leader != w->hand)
            lin_cells_set(w->f->board, &w->barred[side], w->s->at[leader]);
        for (int r = 0; r < LIN_ROWS + 2; r++)
            w->closed[side].row[r] = w->barred[side].row[r] | w->zone[enemy].row[r];
    }
}

static bool has_cell(const bw_staff *w, const lin_cells *set, int cell)
{
    return set->row[w->f->row[cell] + 1] >> (w->f->col[cell] + 1) & 1;
}

bool bw_is_barred(const bw_staff *w, int cell)
{
    return has_cell(w, &w->barred[w->side], cell);
}

bool bw_in_zone(const bw_staff *w, int cell)
{
    return has_cell(w, &w->zone[w->enemy], cell);
}

static void draw_posts(bw_staff *w)
{
    const bw_field *f = w->f;

    w->posts = 0;
    memset(w->post_at, 0xff, f->board->cells);
    for (uint64_t rest = f->side_set[w->enemy] & f->combat_set; rest; rest &= rest - 1) {
        const int u = bw_first(rest), at = w->s->at[u];
        bw_post *p;
        int defence;

        if (!on_board(w->s, u))
            continue;
        if (w->post_at[at] == 0xff) {
            w->post_at[at] = (uint8_t)w->posts;
            w->post[w->posts++] = (bw_post){ .at = (uint16_t)at, .weakest = 1000 };
        }
        p = &w->post[w->post_at[at]];
        defence = bw_defence_strength(f, w->s, u).value;
        p->units |= bw_bit(u);
        p->factors += f->cf[u];
        p->defence += defence;
        p->weakest = defence < p->weakest ? defence : p->weakest;
    }
}

/* ---- who can get where ---- */

typedef struct {
    int from, left; /* from BW_WAITING: off the board */
    bool combat, disorganized, withdraws;
} legs;

static legs legs_of(const bw_staff *w, int u, const lin_frame *hand)
{
    const bw_state *s = w->s;
    legs l = { .from = s->at[u],
               .left = w->f->mf[u] * BW_QUARTERS,
               .combat = is_combat(w->f, u),
               .disorganized = is_disorganized(s, u) };

    if (hand && u == hand->arg[0]) {
        l.left = hand->arg[1];
        l.withdraws = hand->arg[2] & 2;
    } else if (l.combat && on_board(s, u)) { /* BW-13.12 */
        l.withdraws = has_cell(w, &w->zone[bw_other(w->f->side[u])], s->at[u]);
    }
    return l;
}

static bool same_legs(const legs *a, const legs *b)
{
    return a->from == b->from && a->left == b->left && a->combat == b->combat &&
           a->disorganized == b->disorganized && a->withdraws == b->withdraws;
}

static const lin_cells nowhere;

/* Where it marches from; LIN_NOWHERE: it cannot come on (BW-4.8). */
static int march_of(const bw_staff *w, int side, const legs *l, bw_march *m)
{
    const lin_cells *zone = &w->zone[bw_other(side)];

    m->barred =
        l->combat && (l->withdraws || l->disorganized) ? &w->closed[side] : &w->barred[side];
    m->stops = l->combat ? zone : &nowhere;
    m->limit = l->left;
    if (l->from != BW_WAITING)
        return l->from;
    m->limit -= BW_QUARTERS; /* BW-4.5 */
    if (m->limit < 0 || has_cell(w, &w->barred[side], w->f->entry))
        return LIN_NOWHERE;
    if (has_cell(w, m->stops, w->f->entry))
        m->limit = 0;
    return w->f->entry;
}

static void mark_cells(const bw_staff *w, const lin_cells *cells, uint64_t units, uint64_t *map)
{
    for (int r = 0; r < w->f->board->rows; r++)
        for (uint64_t rest = cells->row[r + 1]; rest; rest &= rest - 1)
            map[r * w->f->board->cols + __builtin_ctzll(rest) - 1] |= units;
}

/* Mark in `map` where each of these units can get. */
static void mark_reach(bw_staff *w, int side, uint64_t units, const lin_frame *hand, uint64_t *map)
{
    while (units) {
        const legs l = legs_of(w, bw_first(units), hand);
        uint64_t group = 0;
        lin_cells cells;
        bw_march m;
        int from;

        for (uint64_t rest = units; rest; rest &= rest - 1) {
            const legs other = legs_of(w, bw_first(rest), hand);

            if (same_legs(&l, &other))
                group |= rest & (0 - rest);
        }
        units &= ~group;
        from = march_of(w, side, &l, &m);
        if (from != LIN_NOWHERE) {
            bw_reach_all(w->f, &w->ground, &m, from, &cells);
            mark_cells(w, &cells, group, map);
        }
    }
}

/* Enemies who could attack in their next turn: not those held, in disorder, or pinned down
 * where they stand by being next to us already, who attack from there or not at all. */
void bw_staff_comes(bw_staff *w)
{
    const bw_field *f = w->f;
    const bw_state *s = w->s;
    uint64_t march = 0, broken = 0;

    memset(w->comes, 0, f->board->cells * sizeof w->comes[0]);
    memset(w->slips, 0, f->board->cells * sizeof w->slips[0]);
    for (uint64_t rest = f->side_set[w->enemy] & f->combat_set; rest; rest &= rest - 1) {
        const int u = bw_first(rest);

        if (!(on_board(s, u) || s->at[u] == BW_WAITING) || is_held(s, u))
            continue;
        if (is_disorganized(s, u))
            broken |= bw_bit(u);
        else if (on_board(s, u) && has_cell(w, &w->zone[w->side], s->at[u]))
            w->comes[s->at[u]] |= bw_bit(u);
        else
            march |= bw_bit(u);
    }
    mark_reach(w, w->enemy, march, NULL, w->comes);
    mark_reach(w, w->enemy, broken, NULL, w->slips);
    memset(w->danger, 0xff, f->board->cells * sizeof w->danger[0]);
}

void bw_staff_can(bw_staff *w, const lin_frame *hand)
{
    const bw_field *f = w->f;
    const bw_state *s = w->s;

    memset(w->can, 0, f->board->cells * sizeof w->can[0]);
    w->free = 0;
    for (uint64_t rest = f->side_set[w->side]; rest; rest &= rest - 1) {
        const int u = bw_first(rest);

        if ((on_board(s, u) || s->at[u] == BW_WAITING) && !is_held(s, u) &&
            !(s->mark[u] & BW_MOVED))
            w->free |= bw_bit(u);
    }
    mark_reach(w, w->side, w->free, hand, w->can);
}

/* ---- the whole table ---- */

void bw_staff_draw(bw_staff *w, const bw_field *f, const bw_state *s, int side,
                   const lin_frame *hand)
{
    w->f = f;
    w->s = s;
    w->side = side;
    w->enemy = bw_other(side);
    w->hand = hand ? hand->arg[0] : -1;
    w->turns_left = f->turns - 1 - s->hour;
    w->replies = w->turns_left + (side == LIN_FIRST && s->side == side);
    w->power = 4 + (w->turns_left < 10 ? w->turns_left : 10);
    draw_planes(w);
    draw_troops(w);
    draw_bars(w);
    bw_ground_draw(f, &w->ground);
    draw_posts(w);
    bw_draw_worth(w);
    bw_draw_risks(w);
}

int bw_hand_way(const bw_staff *w, const lin_frame *hand, int to, uint16_t *way)
{
    const legs l = legs_of(w, hand->arg[0], hand);
    bw_march m;
    const int from = march_of(w, w->side, &l, &m);

    return from == LIN_NOWHERE ? 0 : bw_way(w->f, &m, from, to, way);
}
