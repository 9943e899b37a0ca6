/* actions.h -- kinds of orders to an element, a row each. */
#ifndef LF_ACTIONS_H
#define LF_ACTIONS_H

#include "rules/landofthefree/lof.h"

/* A kind of order: its row in the table of actions. */
typedef struct {
    uint8_t verb;
    enum { LF_COSTS_NOTHING, LF_COSTS_M, LF_COSTS_C } cost;
    uint8_t price;
    bool when_locked, brings_on; /* is for the melee; carries a reserve onto the table */
    lin_status (*check)(const lin_view *view, int u, const lin_order *o, lin_refusal *why);
    void (*list)(const lin_view *view, int u, lin_list *out);
    void (*take)(lin_play *p, int u, const lin_order *o);
    bool (*sample)(const lin_view *view, int u, const lin_family *family, lin_rng *rng,
                   lin_order *out);
} lf_action;
extern const lf_action lf_actions[]; /* ends with list NULL */
#define LF_ACTION(name)                                                                  \
    lin_status lf_check_##name(const lin_view *, int, const lin_order *, lin_refusal *); \
    void lf_list_##name(const lin_view *, int, lin_list *);                              \
    void lf_take_##name(lin_play *, int, const lin_order *)
#define LF_ACTION_SAMPLE(name) \
    bool lf_sample_##name(const lin_view *, int, const lin_family *, lin_rng *, lin_order *)
LF_ACTION(move);
LF_ACTION_SAMPLE(move);
LF_ACTION(back);
LF_ACTION_SAMPLE(back);
LF_ACTION(prolong);
LF_ACTION_SAMPLE(prolong);
LF_ACTION(march);
LF_ACTION(turn);
LF_ACTION_SAMPLE(turn);
LF_ACTION(form);
LF_ACTION_SAMPLE(form);
LF_ACTION(reload);
LF_ACTION(mount);
LF_ACTION(dismount);
LF_ACTION(dress);
LF_ACTION(store);
LF_ACTION(end_act);
LF_ACTION(fire);
LF_ACTION(volley);
LF_ACTION(fire_out);
LF_ACTION(charge);
LF_ACTION(inspire);
LF_ACTION(fight);
LF_ACTION(cross);
LF_ACTION(through);
LF_ACTION(occupy);
LF_ACTION(leave);
LF_ACTION_SAMPLE(leave);
LF_ACTION(force);
LF_ACTION(promote_now);
LF_ACTION(wait);
LF_ACTION(run_on);
/* What may be done between the elements of an active group, whose number it is given: rows in
 * activate.c. */
typedef struct {
    uint8_t verb;
    lin_status (*check)(const lin_view *view, int g, const lin_order *o, lin_refusal *why);
    void (*list)(const lin_view *view, int g, lin_list *out);
    void (*take)(lin_play *p, int g, const lin_order *o);
} lf_group_action;
LF_ACTION(rally);
LF_ACTION(together);
LF_ACTION(promote);
LF_ACTION(succeed);
LF_ACTION(regroup);
LF_ACTION(reveal);
LF_ACTION(man);
const lf_action *lf_action_of(int verb);

#endif
