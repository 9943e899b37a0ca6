/* steps.h -- the callbacks of the step table, chapter by chapter.
 *
 * A step RG_X_Y has rg_run_x_y; or rg_list_, rg_check_, rg_take_x_y; or rg_roll_, rg_land_x_y; and
 * rg_sample_x_y where it opens families. Questions whose first argument is a unit are put to its
 * owner (kit_who_owns), those whose first argument is a side to that side. The last answer listed
 * is the usual one, unless the row says otherwise. */
#ifndef RG_STEPS_H
#define RG_STEPS_H

#include "rules/regimental/body/body.h"

#define RG_RUNS(name) void rg_run_##name(lin_play *p, const lin_frame *frame)
#define RG_ASKS(name)                                                                         \
    void rg_list_##name(const lin_view *v, const lin_frame *frame, lin_list *out);            \
    lin_status rg_check_##name(const lin_view *v, const lin_frame *frame, const lin_order *o, \
                               lin_refusal *why);                                             \
    void rg_take_##name(lin_play *p, const lin_frame *frame, const lin_order *o)
#define RG_ROLLS(name)                                                                 \
    void rg_roll_##name(const lin_view *v, const lin_frame *frame, lin_roll_ask *out); \
    void rg_land_##name(lin_play *p, const lin_frame *frame, const uint8_t *faces)
/* Throws of which the same comes, for odds: turn/sorts.c. */
#define RG_SORTS(name) \
    int rg_sorts_##name(const lin_view *v, const lin_frame *frame, lin_sort *out, int max)
#define RG_SAMPLES(name)                                                                       \
    bool rg_sample_##name(const lin_view *v, const lin_frame *frame, const lin_family *family, \
                          lin_rng *rng, lin_order *out)

/* Two answers for sure; one by chance without the list. */
#define RG_DRAWS(name)                                                 \
    bool rg_several_##name(const lin_view *v, const lin_frame *frame); \
    bool rg_draw_##name(const lin_view *v, const lin_frame *frame, lin_rng *rng, lin_order *out)

/* ---- turn/asks.c: what questions share ---- */

int rg_usual_first(const lin_view *v, const lin_frame *f, const lin_list *l);
int rg_usual_last(const lin_view *v, const lin_frame *f, const lin_list *l);
/* "UNIT SENTENCE." */
lin_status rg_no(lin_refusal *why, const rg_field *f, int u, const char *rule, const char *what);
/* Is it the side's, a unit (or a leader), and on the table? */
lin_status rg_check_own(const lin_view *v, int u, int side, bool leader, lin_refusal *why);
/* Lists the order if the check of the question accepts it. */
typedef lin_status (*rg_check)(const lin_view *v, const lin_frame *f, const lin_order *o,
                               lin_refusal *why);
void rg_offer(const lin_view *v, const lin_frame *f, rg_check check, lin_order o, lin_list *out);
/* A family of that verb with its unit open: those of all units become one. */
void rg_open_family(lin_list *out, lin_family of_unit);

/* ---- setup ---- */
RG_RUNS(set_up);
RG_ASKS(place);
RG_SAMPLES(place);
RG_ROLLS(first_dice);
void rg_take_go_first(lin_play *p, const lin_frame *frame, const lin_order *o);
RG_ASKS(arrive);

/* ---- turn ---- */
RG_RUNS(turn);
RG_RUNS(player_turn);
RG_RUNS(turn_ends);

/* ---- command ---- */
RG_RUNS(come_back);
RG_ASKS(return );
void rg_take_replace(lin_play *p, const lin_frame *frame, const lin_order *o);
RG_ASKS(leaders);
RG_DRAWS(leaders);
RG_ASKS(rides);
RG_SAMPLES(rides);
RG_ROLLS(leader_dice);
RG_SORTS(leader_dice);

/* ---- maneuver ---- */
RG_ASKS(throws);
RG_DRAWS(throws);
RG_ASKS(gather);
RG_ROLLS(throw_dice);
RG_SORTS(throw_dice);
RG_RUNS(forced);
RG_ASKS(reform);
RG_SAMPLES(reform);

/* ---- march ---- */
RG_ASKS(act);
RG_SAMPLES(act);
RG_DRAWS(act);
RG_ASKS(on_march);
bool rg_several_on_march(const lin_view *v, const lin_frame *frame);
void rg_take_leave(lin_play *p, const lin_frame *frame, const lin_order *o);

/* ---- flee ---- */
RG_RUNS(flee);
RG_ASKS(flee_from);

/* ---- fire ---- */
RG_RUNS(musketry);
RG_ASKS(fire);
RG_ASKS(aim);
RG_DRAWS(aim);
RG_ROLLS(fire_dice);
RG_SORTS(fire_dice);
RG_ASKS(which_gun);
RG_RUNS(after_fire);
RG_ASKS(checked);
RG_SAMPLES(recall);
RG_ASKS(which_low);

/* ---- charge ---- */
RG_ASKS(declare);
RG_ASKS(counter);
RG_ASKS(charges);

/* ---- combat ---- */
RG_RUNS(charge_phase);
RG_ASKS(combats);
int rg_usual_combats(const lin_view *v, const lin_frame *frame, const lin_list *l);
RG_RUNS(combat);
RG_ASKS(principal);
RG_ROLLS(combat_dice);
RG_SORTS(combat_dice);
RG_RUNS(beaten);
RG_ASKS(recall);
RG_RUNS(winners);
RG_ASKS(won_counter);
RG_ASKS(move_in);
RG_ASKS(breakthroughs);
RG_RUNS(charge_ends);

/* ---- odds ---- */
bool rg_forget(const lin_field *field, void *state);

#endif
