/* sorts.c -- throws of which the same comes, for odds: two dice have thirty-six faces and far fewer
 * results.
 *
 * A maneuver throw is read by its difference, coloured less white, and doubles are the difference
 * of nothing: eleven sorts (RG-5.1, RG-5.31). Fire is read by its sum with doubles apart (RG-11.69,
 * RG-11.102, RG-11.105), a combat by the row that two dice thrown one after the
 * other lead to (RG-13.11, RG-13.35), a fallen leader by his fate (RG-14.1). */
#include "rules/regimental/combat/combat.h"
#include "rules/regimental/command/command.h"
#include "rules/regimental/steps.h"

#include <stdlib.h>

enum { FACES = 6 };

/* Counts a throw with those of its key, below 256; the first of a key stands for all. */
typedef struct {
    lin_sort *out;
    int n, max;
    int8_t at[256]; /* 1 + the sort of a key */
} sorting;

static void count(sorting *s, int key, int first, int second)
{
    if (!s->at[key]) {
        if (s->n == s->max)
            return;
        s->out[s->n] = (lin_sort){ .dice = 2, .face = { (uint8_t)first, (uint8_t)second } };
        s->at[key] = (int8_t)++s->n;
    }
    s->out[s->at[key] - 1].low++;
}

typedef int (*key_of)(int first, int second, bool capture);

static int sort_pairs(key_of key, bool capture, lin_sort *out, int max)
{
    sorting s = { .out = out, .max = max };

    for (int first = 1; first <= FACES; first++)
        for (int second = 1; second <= FACES; second++)
            count(&s, key(first, second, capture), first, second);
    return s.n;
}

static int by_difference(int first, int second, bool capture)
{
    (void)capture;
    return FACES + first - second;
}

static int by_sum(int first, int second, bool capture)
{
    (void)capture;
    return first + second + (first == second ? 32 : 0);
}

static int by_fate(int first, int second, bool capture)
{
    const uint8_t face[] = { (uint8_t)first, (uint8_t)second };

    return (int)rg_fate_of(face, capture);
}

int rg_sorts_throw_dice(const lin_view *v, const lin_frame *frame, lin_sort *out, int max)
{
    (void)v, (void)frame;
    return sort_pairs(by_difference, false, out, max);
}

int rg_sorts_fire_dice(const lin_view *v, const lin_frame *frame, lin_sort *out, int max)
{
    (void)v, (void)frame;
    return sort_pairs(by_sum, false, out, max);
}

/* The attacker's die and the defender's after it, by the row they lead to and the stands above 7;
 * the latter alone, if the first lies already. */
int rg_sorts_combat_dice(const lin_view *v, const lin_frame *frame, lin_sort *out, int max)
{
    const rg_state *s = v->state;
    const int side = s->combat.attacker;
    sorting all = { .out = out, .max = max };
    kit_sum mine, his;

    if (frame->arg[0] != side)
        return 0;
    rg_combat_sum(v, side, &mine);
    rg_combat_sum(v, 1 - side, &his);
    for (int first = 1; first <= FACES; first++)
        for (int second = 1; second <= FACES; second++) {
            const int result = mine.total - his.total + first - second;
            const int beyond = abs(result) > 7 ? (abs(result) - 7) % 32 : 0;

            count(&all, rg_combat_row(result) + RG_RESULTS * beyond, first, second);
        }
    return all.n;
}

int rg_sorts_leader_dice(const lin_view *v, const lin_frame *frame, lin_sort *out, int max)
{
    (void)v;
    return sort_pairs(by_fate, frame->arg[1], out, max);
}
