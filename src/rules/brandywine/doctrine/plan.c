/* plan.c -- aims: which victory squares to march on with whom, which to guard, and what
 * a square is worth to a unit that would end its move there. */
#include "rules/brandywine/doctrine/doctrine.h"

#include <string.h>

static int place_of(const bw_staff *w, int u)
{
    return on_board(w->s, u) ? w->s->at[u] : w->s->at[u] == BW_WAITING ? w->f->entry : LIN_NOWHERE;
}

static int distance(const bw_staff *w, int a, int b)
{
    const int rows = w->f->row[a] - w->f->row[b], cols = w->f->col[a] - w->f->col[b];
    const int r = rows < 0 ? -rows : rows, c = cols < 0 ? -cols : cols;

    return r > c ? r : c;
}

/* ---- our stacks ---- */

static void draw_stacks(bw_staff *w)
{
    const bw_field *f = w->f;

    w->stacks = 0;
    memset(w->stack_at, 0xff, f->board->cells);
    for (uint64_t rest = f->side_set[w->side] & f->combat_set; rest; rest &= rest - 1) {
        const int u = bw_first(rest), at = w->s->at[u];

        if (!on_board(w->s, u) || u == w->hand)
            continue;
        if (w->stack_at[at] == 0xff) {
            w->stack_at[at] = (uint8_t)w->stacks;
            w->stack[w->stacks++] = (bw_stand){ 0 };
        }
        bw_stand_add(w, u, &w->stack[w->stack_at[at]]);
    }
}

/* Who would stand in a square beside u. */
static bw_stand others_in(const bw_staff *w, int u, int cell)
{
    bw_stand st = { 0 };

    if (w->stack_at[cell] == 0xff)
        return st;
    if (u == w->hand || w->s->at[u] != cell)
        return w->stack[w->stack_at[cell]];
    for (uint64_t rest = w->f->side_set[w->side] & w->f->combat_set & ~bw_bit(u); rest;
         rest &= rest - 1)
        if (w->s->at[bw_first(rest)] == cell && bw_first(rest) != w->hand)
            bw_stand_add(w, bw_first(rest), &st);
    return st;
}

/* ---- aims ---- */

/* Factors of a side near a square, weighed by how near: an army's weight there. */
static int weight_near(const bw_staff *w, int side, int cell)
{
    int sum = 0;

    for (uint64_t rest = w->f->side_set[side] & w->f->combat_set; rest; rest &= rest - 1) {
        const int u = bw_first(rest), at = place_of(w, u);

        if (at != LIN_NOWHERE)
            sum += w->f->cf[u] * 64 / (4 + distance(w, at, cell));
    }
    return sum;
}

/* How much of the army a square deserves: by its points twice over, by the enemy who threatens what
 * is ours, by our chances where it is his. */
static int aim_weight(const bw_staff *w, int i)
{
    const int v = w->f->victory[i], points = w->f->points[i];
    const int ours = weight_near(w, w->side, v), theirs = weight_near(w, w->enemy, v);

    if (w->s->owner[i] == w->side)
        return points * points * (theirs + 16) / 16;
    return points * points * W_OFFENCE * (ours + 16) / (ours + theirs + 32) / 16;
}

/* The squares aimed at, the weightiest first, each with its share of the army. */
static void choose_aims(bw_staff *w, int total)
{
    int weight[BW_VICTORY], sum = 0;

    for (int i = 0; i < w->f->victories; i++) {
        weight[i] = aim_weight(w, i);
        sum += weight[i];
    }
    for (w->aims = 0; w->aims < BW_AIMS && w->aims < w->f->victories; w->aims++) {
        int best = 0;

        for (int i = 1; i < w->f->victories; i++)
            if (weight[i] > weight[best])
                best = i;
        w->aim[w->aims] = (uint8_t)best;
        w->share[w->aims] = sum ? weight[best] * total / sum : 0;
        w->far_known[w->aims] = false;
        weight[best] = -1;
    }
}

/* The nearest unit not told off yet that is not too big for what is still wanted; or -1. */
static int nearest_for(const bw_staff *w, uint64_t units, int v, int most)
{
    int best = -1, least = 0;

    for (uint64_t rest = units; rest; rest &= rest - 1) {
        const int u = bw_first(rest), d = distance(w, place_of(w, u), v);

        if (w->f->cf[u] <= most && (best < 0 || d < least)) {
            best = u;
            least = d;
        }
    }
    return best;
}

/* Small parties first, out of small units; the rest of the army goes with the main effort. */
static void tell_off(bw_staff *w, uint64_t army)
{
    memset(w->sent, 0, sizeof w->sent);
    for (int k = w->aims - 1; k >= 0; k--) {
        int wanted = w->share[k];

        while (army && wanted > 0) {
            const int u =
                nearest_for(w, army, w->f->victory[w->aim[k]], wanted < 2 ? 2 : wanted + 1);

            if (u < 0)
                break;
            w->sent[u] = (uint8_t)k;
            army &= ~bw_bit(u);
            wanted -= w->f->cf[u];
        }
    }
}

/* The way to an aim goes round strong posts where it can. */
static int far_from(bw_staff *w, int k, int cell)
{
    uint8_t extra[LIN_CELLS];

    if (!w->far_known[k]) {
        for (int c = 0; c < w->f->board->cells; c++)
            extra[c] = (uint8_t)(bw_in_zone(w, c) ? W_ROUND_ZONE : 0);
        for (int p = 0; p < w->posts; p++)
            extra[w->post[p].at] = (uint8_t)(W_ROUND_POST + w->post[p].factors);
        bw_ways_to(w->f, extra, w->f->victory[w->aim[k]], w->far[k]);
        w->far_known[k] = true;
    }
    return w->far[k][cell];
}

void bw_plan_draw(bw_staff *w)
{
    uint64_t army = 0;

    for (uint64_t rest = w->f->side_set[w->side] & w->f->combat_set; rest; rest &= rest - 1)
        if (place_of(w, bw_first(rest)) != LIN_NOWHERE)
            army |= rest & (0 - rest);
    draw_stacks(w);
    choose_aims(w, bw_sum(w, army));
    tell_off(w, army);
    memset(w->near_foe, 0xff, w->f->board->cells);
}

int bw_foe_distance(bw_staff *w, int cell)
{
    int least = w->near_foe[cell];

    if (least != 0xff)
        return least;
    for (int p = 0; p < w->posts; p++) {
        const int d = distance(w, cell, w->post[p].at);

        least = d < least ? d : least;
    }
    if (w->f->entry_side == w->enemy && !w->posts)
        least = distance(w, cell, w->f->entry);
    w->near_foe[cell] = (uint8_t)(least < 100 ? least : 100);
    return w->near_foe[cell];
}

/* ---- what a square is worth to a unit ---- */

bool bw_can_end(const bw_staff *w, int u, int cell)
{
    const int own = u != w->hand && w->s->at[u] == cell ? 0 : w->f->cf[u];

    return w->factors[w->side][cell] + own <= BW_STACK;
}

/* Enemies who could fall upon a gun in that square. */
static bool has_foes_beside(const bw_staff *w, int cell)
{
    for (int d = 0; d < 8; d++) {
        const int to = w->f->board->next[cell][d];

        if (to == LIN_NOWHERE || w->post_at[to] == 0xff)
            continue;
        for (uint64_t rest = w->post[w->post_at[to]].units & ~w->f->gun_set; rest; rest &= rest - 1)
            if (!is_disorganized(w->s, bw_first(rest)))
                return true;
    }
    return false;
}

bool bw_is_exposed(const bw_staff *w, int u, int cell)
{
    if (w->f->type[u] != BW_ARTILLERY || !has_foes_beside(w, cell))
        return false;
    for (uint64_t rest = w->f->side_set[w->side] & w->f->combat_set & ~w->f->gun_set; rest;
         rest &= rest - 1)
        if (on_board(w->s, bw_first(rest)) && distance(w, w->s->at[bw_first(rest)], cell) <= 1)
            return false;
    return true;
}

/* Towards the square the unit is sent to; near what is ours it is enough to be near, and better
 * on the enemy's side of it. */
static int march_score(bw_staff *w, int u, int cell)
{
    const int k = w->sent[u], v = w->f->victory[w->aim[k]];
    const bool ours = w->s->owner[w->aim[k]] == w->side;
    int far = far_from(w, k, cell), front;

    if (!ours)
        return -far * W_MARCH / 16;
    far = far < W_NEAR_ENOUGH ? 0 : far - W_NEAR_ENOUGH;
    front = bw_foe_distance(w, v) - bw_foe_distance(w, cell);
    front = front < 0 ? 0 : front > W_FRONT_MOST ? W_FRONT_MOST : front;
    return -far * W_GUARD / 16 + front * W_FRONT;
}

/* BW-6.3: whoever ends there takes it, in disorder too. So one unit stays where the enemy could
 * come; more of them where he could come to fight. */
static int garrison_worth(bw_staff *w, const bw_stand *others, int i)
{
    const int cell = w->f->victory[i], worth = w->f->points[i] * W_GARRISON;

    if (w->comes[cell])
        return others->units ? worth * 8 / (16 + others->factors) : worth;
    if (others->units)
        return 0;
    return w->slips[cell] ? worth : 0;
}

/* Ending on a victory square takes it, or keeps it from an enemy who could come. */
static int square_score(bw_staff *w, const bw_stand *others, int cell)
{
    const bw_field *f = w->f;
    const int take = bw_ground_worth(w, cell);

    if (take)
        return take;
    for (int i = 0; i < f->victories; i++)
        if (f->victory[i] == cell && w->replies)
            return garrison_worth(w, others, i);
    return 0;
}

/* Disordered units go where no enemy comes, to the commander if they can. */
static int shelter_score(bw_staff *w, int u, int cell)
{
    const int leader = w->f->commander[w->side];
    const bw_stand alone = { 1, (w->f->cf[u] + 1) / 2, w->worth[u], w->worth[u],
                             (w->f->cf[u] + 1) / 2 };
    int score = -2 * bw_stand_loss(w, cell, &alone);

    if (leader >= 0 && on_board(w->s, leader)) {
        const int d = distance(w, cell, w->s->at[leader]);

        score += d ? -W_TO_LEADER * d : W_TO_LEADER;
    }
    score += 3 * (bw_foe_distance(w, cell) > 10 ? 10 : bw_foe_distance(w, cell));
    return score;
}

int bw_place_score(bw_staff *w, int u, int cell)
{
    const bw_stand others = others_in(w, u, cell);
    bw_stand all = others;
    int score;

    if (is_disorganized(w->s, u))
        return shelter_score(w, u, cell) + (bw_ground_worth(w, cell) >> 1);
    bw_stand_add(w, u, &all);
    score = march_score(w, u, cell) + square_score(w, &others, cell);
    score -= bw_stand_loss(w, cell, &all) - bw_stand_loss(w, cell, &others);
    if (w->danger[cell] && w->f->cover[cell] > 2)
        score += W_COVER;
    if (w->s->at[u] != cell && bw_is_exposed(w, u, cell))
        score -= W_LONE_GUN;
    return score;
}

/* BW-20.21: whoever joins a held friend is held with him. */
static bool is_hold(const bw_staff *w, int cell)
{
    if (w->stack_at[cell] == 0xff)
        return false;
    for (uint64_t rest = w->f->side_set[w->side] & w->f->combat_set; rest; rest &= rest - 1)
        if (w->s->at[bw_first(rest)] == cell && is_held(w->s, bw_first(rest)))
            return true;
    return false;
}

int bw_best_place(bw_staff *w, int u, int *score)
{
    int best = LIN_NOWHERE;

    for (int c = 0; c < w->f->board->cells; c++) {
        int now;

        if (!(w->can[c] & bw_bit(u)) || bw_in_zone(w, c) || !bw_can_end(w, u, c) || is_hold(w, c))
            continue;
        now = bw_place_score(w, u, c);
        if (best == LIN_NOWHERE || now > *score) {
            *score = now;
            best = c;
        }
    }
    return best;
}

/* Where a beaten unit falls back to: order and safety before everything else. */
int bw_fallback_score(bw_staff *w, int u, int cell, bool starred)
{
    const bw_stand others = others_in(w, u, cell);
    bw_stand all = others;
    int score = bw_ground_worth(w, cell);

    if (starred || is_disorganized(w->s, u))
        return shelter_score(w, u, cell) + score;
    bw_stand_add(w, u, &all);
    score += march_score(w, u, cell) / 2 + square_score(w, &others, cell);
    score -= bw_stand_loss(w, cell, &all) - bw_stand_loss(w, cell, &others);
    return score + (w->f->cover[cell] > 2 ? W_COVER : 0);
}

void bw_staff_plans(bw_staff *w, const bw_field *f, const bw_state *s, int side,
                    const lin_frame *hand)
{
    bw_staff_draw(w, f, s, side, hand);
    bw_staff_comes(w);
    bw_staff_can(w, hand);
    bw_plan_draw(w);
}
