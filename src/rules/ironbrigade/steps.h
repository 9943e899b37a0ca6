/* steps.h -- the callbacks of the step table, chapter by chapter, and what each chapter supplies to
 * the two questions of a player turn.
 *
 * A step IB_X_Y has ib_run_x_y; or ib_who_, ib_list_, ib_check_, ib_take_x_y; or ib_roll_,
 * ib_land_x_y; and ib_usual_, ib_sample_x_y where it needs them. Questions whose first argument is
 * a unit are put to its owner (kit_who_owns), those whose first argument is a side to that side.
 *
 * What a unit or commander does is an order to the question `move` (or to `on-march`, once it has
 * begun), or to the question `fire`. Each kind of it is an *act*, a row of turn/acts.c, for which a
 * chapter supplies three functions (and a sampler, where it opens a family):
 *
 * ib_check_act_NAME(view, o, why)   is this order, of the act's verbs, allowed? That it is the
 *                                   mover's unit, on the table, free to act: ib_check_acts
 * ib_list_act_NAME(view, u, out)    those of unit u that check accepts
 * ib_take_act_NAME(p, o)            does it; `move` and `fire` stay below it on the agenda,
 *                                   `on-march` does not
 * ib_sample_act_NAME(view, family, rng, out)
 *
 * | act       | verbs                                                | chapter          |
 * | leg       | ahead ahead-by back back-by wheel road road-by       | march/march.c    |
 * | form      | form                                                 | march/reform.c   |
 * | turn      | turn                                                 | march/reform.c   |
 * | load      | load                                                 | turn/load.c      |
 * | hold      | hold                                                 | turn/load.c      |
 * | fire      | fire                                                 | fire/volley.c    |
 * | shell     | shell                                                | fire/shell.c     |
 * | snipe     | snipe                                                | fire/snipe.c     |
 * | charge    | charge                                               | charge/charge.c  |
 * | break_off | break-off                                            | melee/breakoff.c |
 * | withdraw  | withdraw                                             | command/brigade_orders.c |
 * | ride      | ride                                                 | command/commanders.c |
 * | with      | with                                                 | command/commanders.c |
 * | stay      | stay                                                 | command/commanders.c |
 *
 * An act of a unit begins with ib_begin_act (which marks it as acting) and ends with ib_go_on, or
 * with nothing more where the whole move is spent. An act of the firing phase does neither. */
#ifndef IB_STEPS_H
#define IB_STEPS_H

#include "rules/ironbrigade/ironbrigade.h"

#define IB_RUNS(name) void ib_run_##name(lin_play *p, const lin_frame *f)
#define IB_LISTS(name)                                                                       \
    void ib_list_##name(const lin_view *view, const lin_frame *f, lin_list *out);            \
    lin_status ib_check_##name(const lin_view *view, const lin_frame *f, const lin_order *o, \
                               lin_refusal *why);                                            \
    void ib_take_##name(lin_play *p, const lin_frame *f, const lin_order *o)
#define IB_ROLLS(name)                                                                \
    void ib_roll_##name(const lin_view *view, const lin_frame *f, lin_roll_ask *out); \
    void ib_land_##name(lin_play *p, const lin_frame *f, const uint8_t *faces)
#define IB_USUAL(name) \
    int ib_usual_##name(const lin_view *view, const lin_frame *f, const lin_list *l)
#define IB_SAMPLES(name)                                                                      \
    bool ib_sample_##name(const lin_view *view, const lin_frame *f, const lin_family *family, \
                          lin_rng *rng, lin_order *out)
#define IB_ACT(name)                                                                            \
    lin_status ib_check_act_##name(const lin_view *view, const lin_order *o, lin_refusal *why); \
    void ib_list_act_##name(const lin_view *view, int u, lin_list *out);                        \
    void ib_take_act_##name(lin_play *p, const lin_order *o)
#define IB_ACT_SAMPLES(name)                                                                \
    bool ib_sample_act_##name(const lin_view *view, const lin_family *family, lin_rng *rng, \
                              lin_order *out)

/* ---- turn/asks.c: what questions share ---- */

/* The first or the last answer of those listed is what odds go on with. */
int ib_usual_first(const lin_view *view, const lin_frame *f, const lin_list *l);
int ib_usual_last(const lin_view *view, const lin_frame *f, const lin_list *l);

/* ---- turn/acts.c ---- */

typedef struct {
    uint8_t verb;
    uint8_t when; /* IB_WHEN_MOVE ... */
    uint8_t of;   /* IB_BY_UNIT ... */
    lin_status (*check)(const lin_view *view, const lin_order *o, lin_refusal *why);
    void (*list)(const lin_view *view, int u, lin_list *out); /* NULL: with the row above it */
    void (*take)(lin_play *p, const lin_order *o);
    bool (*sample)(const lin_view *view, const lin_family *family, lin_rng *rng, lin_order *out);
} ib_act;
enum { IB_WHEN_MOVE = 1, IB_WHEN_ON_MARCH = 2, IB_WHEN_FIRE = 4 };
enum { IB_BY_UNIT, IB_BY_COMMANDER, IB_BY_SHARPSHOOTER };
extern const ib_act ib_acts[];               /* ends with check NULL */
const ib_act *ib_act_of(int verb, int when); /* or NULL */
void ib_list_acts(const lin_view *view, int u, int when, lin_list *out);
lin_status ib_check_act(const lin_view *view, const lin_frame *f, const lin_order *o, int when,
                        lin_refusal *why);
/* An open family of unit u (in place of its first argument, which is not open), for
 * ib_list_act_NAME: those of
 * all units with the same verb become one family, whose first argument is open; so a question has
 * one family a verb. */
void ib_open_family(lin_list *out, int u, const lin_family *one);
/* One of those whom the family is about, who is free to act and who may (NULL: whoever is free);
 * IB_NONE. */
int ib_sample_unit(const lin_view *view, const lin_family *family, lin_rng *rng,
                   bool (*may)(const lin_view *view, int u));
bool ib_sample_acts(const lin_view *view, const lin_frame *f, const lin_family *family,
                    lin_rng *rng, lin_order *out);

/* ---- setup: section 13 ---- */

IB_RUNS(set_up);
IB_ROLLS(rating_dice);
IB_LISTS(place);
IB_SAMPLES(place);
IB_LISTS(hide);
IB_SAMPLES(hide);
IB_LISTS(first_orders);
IB_SAMPLES(first_orders);
IB_ROLLS(first_dice);
IB_LISTS(arrive);
IB_SAMPLES(arrive);

/* ---- turn: section 1 ---- */

IB_RUNS(turn);
int ib_next_to_come(const ib_field *f, const ib_state *s, int side, int u); /* IB-15.10; or -1 */
IB_RUNS(player_turn);
IB_RUNS(movement);
IB_LISTS(move);
IB_RUNS(firing);
IB_LISTS(fire);
IB_RUNS(turn_ends);
IB_ACT(load);
IB_ACT(hold);

/* ---- march: IB-3.21 to IB-3.59 ---- */

IB_ROLLS(march_dice);
IB_ROLLS(column_dice);
IB_RUNS(leg);
IB_LISTS(on_march);
IB_RUNS(moved);
IB_ACT(leg);
IB_ACT_SAMPLES(leg);
IB_ACT(form);
IB_ACT(turn);

/* ---- charge: IB-3.60 to IB-3.99 ---- */

IB_RUNS(charge);
IB_ROLLS(reach_dice);
IB_RUNS(charge_goes);
void ib_take_volley_or_wait(lin_play *p, const lin_frame *f, const lin_order *o);
IB_RUNS(struck);
IB_RUNS(struck_fires);
IB_LISTS(support);
IB_RUNS(helps);
IB_RUNS(charge_home);
IB_RUNS(event_over);
IB_ACT(charge);

/* ---- fire: section 4, IB-7.15 to IB-7.21, section 11 ---- */

IB_RUNS(volley);
void ib_take_grape(lin_play *p, const lin_frame *f, const lin_order *o);
IB_ROLLS(volley_dice);
IB_LISTS(spend);
IB_ROLLS(double_dice);
IB_ROLLS(kill_dice);
IB_ROLLS(side_dice);
IB_RUNS(volley_lands);
IB_ROLLS(shell_dice);
IB_ROLLS(burst_dice);
IB_RUNS(burst_lands);
IB_ROLLS(snipe_dice);
IB_ACT(fire);
IB_ACT(shell);
IB_ACT_SAMPLES(shell);
IB_ACT(snipe);

/* ---- melee: section 5 ---- */

IB_RUNS(melees);
IB_RUNS(round);
IB_ROLLS(melee_dice);
int ib_sorts_melee_dice(const lin_view *view, const lin_frame *f, lin_sort *out, int max);
IB_RUNS(round_result);
IB_RUNS(round_losses);
IB_LISTS(deal);
IB_RUNS(push);
IB_RUNS(go_on);
IB_ROLLS(break_off_dice);
IB_RUNS(break_off);
IB_ACT(break_off);
IB_ACT_SAMPLES(break_off);

/* ---- morale: section 6, IB-3.100 to IB-3.127 ---- */

IB_RUNS(rally);
void ib_take_halt(lin_play *p, const lin_frame *f, const lin_order *o);
IB_RUNS(routers);
IB_RUNS(pursuers);
IB_RUNS(test);
IB_ROLLS(test_dice);
IB_RUNS(broken);
IB_LISTS(pursue);
IB_ROLLS(rout_dice);
IB_RUNS(rout_goes);
IB_ROLLS(pursuit_dice);
IB_RUNS(pursuit_goes);

/* ---- command: sections 7 and 8 ---- */

IB_LISTS(send);
IB_SAMPLES(send);
IB_RUNS(rides);
IB_ROLLS(courier_dice);
IB_ACT(withdraw);
IB_ACT(ride);
IB_ACT_SAMPLES(ride);
IB_ACT(with);
IB_ACT(stay);

#endif
