/* march.h -- where a stack can get in this move, by the rules of its single steps; and macros that
 * go by it. */
#ifndef GERMANTOWN_MARCH_H
#define GERMANTOWN_MARCH_H

#include "rules/germantown/look.h"

/* A stack on its way to a hex: what each of it has spent by then, and where it came from. Two ways
 * to one hex are both kept where one is better for some of the stack and the other for the rest, or
 * only one of them keeps to the road. */
#define GT_WAYS 1536
typedef struct {
    uint16_t cell;
    int16_t back, beside; /* the way before it; another way to the same hex; -1: none */
    bool on_road, dead;   /* dead: another way to the same hex is better for all */
    uint32_t stops;
    uint8_t spent[LIN_ORDER_UNITS];
} gt_way;
typedef struct {
    gt_walk begins; /* who goes, and from where */
    int n;
    int16_t first[LIN_CELLS]; /* the ways to a hex; -1: none */
    gt_way way[GT_WAYS];
} gt_ways;

/* Of those in hand, where all of these are in hand; else as they would be taken up now. */
void gt_walk_of(const gt_field *f, const gt_state *s, gt_set who, gt_walk *w);
void gt_find_ways(const gt_field *f, const gt_state *s, gt_set who, gt_ways *out);
/* The best way to a hex where all of them may end; -1: there is none. */
int gt_way_to(const gt_field *f, const gt_state *s, const gt_ways *ways, int cell);
/* As a walk again, to be gone on with. */
gt_walk gt_walk_at(const gt_ways *ways, int way);
/* What the dearest of its members has spent. */
int gt_way_spent(const gt_ways *ways, int way);

/* ---- macros: what they share ---- */

typedef lin_status gt_expand(lin_expansion *e, char *const *word, int words, lin_refusal *why);
gt_expand gt_expand_march;                                       /* macros_march.c */
gt_expand gt_expand_attack, gt_expand_muster, gt_expand_dismiss; /* macros_attack.c */
gt_expand gt_expand_fire;                                        /* macros_fire.c */

const gt_state *gt_copy_state(lin_expansion *e);
const gt_field *gt_copy_field(lin_expansion *e);
/* The frame on top of the copy's agenda; a frame of no step where the battle is over. */
lin_status gt_give0(lin_expansion *e, int verb, lin_refusal *why);
lin_status gt_give1(lin_expansion *e, int verb, int32_t a, lin_refusal *why);
/* An order with a list of units at its end, after so many arguments of `before`. */
lin_order gt_order_of(int verb, const int32_t *before, int n, gt_set who);
lin_status gt_give_units(lin_expansion *e, int verb, gt_set who, lin_refusal *why);
gt_set gt_set_of(const lin_units *list);
/* Words from..to - 1: hexes, each once, and hexes of the units that are named there. */
lin_status gt_hexes_named(lin_expansion *e, char *const *word, int from, int to, lin_side side,
                          uint16_t *hex, int max, int *n, lin_refusal *why);
/* The order as its atom has it, given: for a macro that shares the word of an atom. */
lin_status gt_give_as_atom(lin_expansion *e, char *const *word, int words, lin_refusal *why);

#endif
