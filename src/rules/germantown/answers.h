/* answers.h -- the functions of the steps, which germantown.c lays out in the order of play. */
#ifndef GERMANTOWN_ANSWERS_H
#define GERMANTOWN_ANSWERS_H

#include "rules/germantown/units.h"

/* ---- answers ---- */

static inline void gt_answer0(lin_list *out, int verb)
{
    lin_list_add_short(out, verb, 0, 0, 0);
}

static inline void gt_answer1(lin_list *out, int verb, int a)
{
    lin_list_add_short(out, verb, 1, a, 0);
}

static inline void gt_answer2(lin_list *out, int verb, int a, int b)
{
    lin_list_add_short(out, verb, 2, a, b);
}

/* The units of an order whose list begins at argument `first`, as a set. */
static inline gt_set gt_units_of(const lin_order *o, int first)
{
    uint8_t unit[LIN_ORDER_UNITS];
    const int n = lin_order_units(o, first, unit);
    gt_set s = { { 0, 0 } };

    for (int i = 0; i < n; i++)
        gt_add(&s, unit[i]);
    return s;
}

/* One prototype for each callback of the step table, in its order. */
#define GT_ASKS(name)                                                                  \
    lin_side gt_who_##name(const lin_view *, const lin_frame *);                       \
    void gt_list_##name(const lin_view *, const lin_frame *, lin_list *);              \
    lin_status gt_check_##name(const lin_view *, const lin_frame *, const lin_order *, \
                               lin_refusal *);                                         \
    void gt_take_##name(lin_play *, const lin_frame *, const lin_order *)
#define GT_RUNS(name) void gt_run_##name(lin_play *, const lin_frame *)
#define GT_ROLLS(name)                                                        \
    void gt_roll_##name(const lin_view *, const lin_frame *, lin_roll_ask *); \
    void gt_land_##name(lin_play *, const lin_frame *, const uint8_t *)

GT_RUNS(turn);
GT_ROLLS(fog);
GT_ASKS(commit);
GT_RUNS(initiative);
GT_ROLLS(initiative);
GT_RUNS(initiative_taken);
GT_RUNS(player_turn);
GT_RUNS(turn_ends);
GT_RUNS(move_opens);
GT_RUNS(panic);
GT_ASKS(panic_to);
GT_RUNS(stray);
GT_ROLLS(stray);
GT_ROLLS(stray_way);
GT_ASKS(move);
GT_ASKS(step);
GT_RUNS(friendly);
GT_ROLLS(friendly);
GT_ASKS(friendly_hex);
GT_ASKS(friendly_unit);
GT_ROLLS(panic_check);
GT_RUNS(move_closes);
GT_RUNS(rally_opens);
GT_ASKS(rally);
GT_ROLLS(rally);
GT_RUNS(rally_closes);
GT_RUNS(fire_opens);
GT_ASKS(fire);
GT_ROLLS(hit);
GT_ROLLS(damage);
GT_RUNS(shot_ends);
GT_RUNS(close_opens);
GT_ASKS(declare);
GT_ASKS(make_up);
GT_ASKS(resolve);
GT_ASKS(ride_off);
GT_RUNS(fight);
GT_ASKS(lead);
GT_ASKS(tactic);
GT_RUNS(reveal);
GT_ROLLS(tactics);
GT_ROLLS(combat);
GT_ASKS(reroll);
GT_RUNS(combat_result);
GT_RUNS(combat_ends);
GT_RUNS(close_ends);
GT_RUNS(suffer);
GT_ASKS(second_step);
GT_ASKS(capture);
GT_ASKS(go_along);
GT_ASKS(retreat);
GT_ASKS(overfull);
GT_RUNS(checks);
GT_ROLLS(check);
GT_RUNS(alone);
GT_ASKS(refuge);
GT_ASKS(advance);
GT_RUNS(advance_go);

#endif
