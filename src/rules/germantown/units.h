/* units.h -- sets of units, and small questions about units and hexes, answered inline. */
#ifndef GERMANTOWN_UNITS_H
#define GERMANTOWN_UNITS_H

#include "rules/germantown/steps.h"

/* ---- Sets of units ---- */

static inline const gt_field *gt_field_of(const lin_field *f)
{
    return (const gt_field *)(const void *)f;
}

/* Words are named by constants, never by a unit: so a set stays in registers. */
static inline gt_set gt_one(int u)
{
    const uint64_t bit = (uint64_t)1 << (u & 63);

    return (gt_set){ { u < 64 ? bit : 0, u < 64 ? 0 : bit } };
}

static inline bool gt_has(const gt_set *s, int u)
{
    return (u < 64 ? s->word[0] : s->word[1]) >> (u & 63) & 1;
}

static inline void gt_add(gt_set *s, int u)
{
    const gt_set one = gt_one(u);

    s->word[0] |= one.word[0];
    s->word[1] |= one.word[1];
}

static inline void gt_remove(gt_set *s, int u)
{
    const gt_set one = gt_one(u);

    s->word[0] &= ~one.word[0];
    s->word[1] &= ~one.word[1];
}

static inline bool gt_is_empty(gt_set s)
{
    return (s.word[0] | s.word[1]) == 0;
}

static inline gt_set gt_and(gt_set a, gt_set b)
{
    return (gt_set){ { a.word[0] & b.word[0], a.word[1] & b.word[1] } };
}

static inline gt_set gt_or(gt_set a, gt_set b)
{
    return (gt_set){ { a.word[0] | b.word[0], a.word[1] | b.word[1] } };
}

static inline gt_set gt_minus(gt_set a, gt_set b)
{
    return (gt_set){ { a.word[0] & ~b.word[0], a.word[1] & ~b.word[1] } };
}

static inline int gt_count(gt_set s)
{
    int n = 0;

    for (int w = 0; w < 2; w++)
        for (uint64_t bits = s.word[w]; bits; bits &= bits - 1)
            n++;
    return n;
}

/* The lowest of a set, or -1: for (int u; (u = gt_next(&rest)) >= 0;) takes one after another. */
static inline int gt_first(gt_set s)
{
    return s.word[0]   ? __builtin_ctzll(s.word[0])
           : s.word[1] ? 64 + __builtin_ctzll(s.word[1])
                       : -1;
}

static inline int gt_next(gt_set *s)
{
    const int u = gt_first(*s);

    if (s->word[0])
        s->word[0] &= s->word[0] - 1;
    else
        s->word[1] &= s->word[1] - 1;
    return u;
}

/* ---- Small questions, answered inline ---- */

static inline const char *gt_id(const gt_field *f, int u)
{
    return f->base.battle->unit[u].id;
}

static inline int gt_other(int side)
{
    return 1 - side;
}

static inline bool gt_on_map(const gt_state *s, int u)
{
    return s->at[u] < GT_ABSENT;
}

static inline bool gt_is_leader(const gt_field *f, int u)
{
    return f->type[u] == GT_LEADER;
}

static inline bool gt_is_gun(const gt_field *f, int u)
{
    return f->type[u] == GT_ARTILLERY;
}

static inline int gt_strength(const gt_field *f, const gt_state *s, int u)
{
    return f->strength[s->mark[u] & GT_REDUCED][u];
}

/* Parade Order: neither disrupted nor shattered. */
static inline bool gt_in_order(const gt_state *s, int u)
{
    return !(s->mark[u] & GT_BROKEN);
}

static inline bool gt_is_steady(const gt_state *s, int u)
{
    return !(s->mark[u] & (GT_BROKEN | GT_PANICKED));
}

static inline bool gt_has_troops(const gt_field *f, const gt_state *s, int cell, int side)
{
    return lin_cells_has(f->board, &s->troops[side], cell);
}

/* Does an enemy combat unit stand next to it, whatever lies between (GT-1.7)? */
static inline bool gt_near_troops(const gt_field *f, const gt_state *s, int cell, int side)
{
    return lin_cells_near(f->board, &s->troops[side], cell);
}

/* Hexes, whatever lies between (GT-1.7). */
static inline int gt_distance(const gt_field *f, int a, int b)
{
    return lin_hex_distance(f->board, a, b);
}

/* Direction from a hex to a neighbour, or -1. */
static inline int gt_direction(const gt_field *f, int from, int to)
{
    for (int d = 0; d < 6; d++)
        if (f->board->next[from][d] == to)
            return d;
    return -1;
}

static inline int gt_back(int direction)
{
    return direction < 3 ? direction + 3 : direction - 3;
}

/* GT-26.1: hexes go in ascending number, which is column by column. */
static inline int gt_hex_number(const gt_field *f, int cell)
{
    return lin_cell_col(f->board, cell) * LIN_ROWS + lin_cell_row(f->board, cell);
}

/* Rules that name a turn mean turns of the day, from 0 on. */
static inline int gt_day(const gt_field *f, const gt_state *s)
{
    return s->turn + f->day_turn;
}

/* GT-22.6: heavy and moderate. */
static inline bool gt_in_fog(const gt_state *s)
{
    return s->fog != GT_CLEAR;
}

static inline bool gt_is_house(const gt_field *f, int cell)
{
    return f->ground[cell] == GT_HOUSE;
}

/* The other end of the turn: who attacks, who defends in close combat. */
static inline int gt_attacker(const gt_state *s)
{
    return s->side;
}

static inline int gt_defender(const gt_state *s)
{
    return 1 - s->side;
}

/* An army may lose heart in the middle of anything: what is over stays over. */
static inline void gt_push(lin_play *p, int step, int a, int b, int c)
{
    if (!((gt_state *)p->state)->head.over)
        lin_push(p->state, step, a, b, c);
}

static inline void gt_pop(lin_play *p)
{
    if (!((gt_state *)p->state)->head.over)
        lin_pop(p->state);
}

/* The one die of the game: ten faces, and its 0 is worth nothing (GT-1.1). */
static inline void gt_ask_die(lin_roll_ask *out, int side, const char *rule, const char *purpose)
{
    out->n = 1;
    out->faces = 10;
    out->from_zero = true;
    out->side = (lin_side)side;
    out->rule = rule;
    out->purpose = purpose;
}

#endif
