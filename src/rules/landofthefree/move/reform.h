/* reform.h -- an element placed anew: the leader stays, the others are ordered round him. What
 * turns, formation changes, mounting, facing and reforming before a charger share. */
#ifndef LF_REFORM_H
#define LF_REFORM_H

#include "rules/landofthefree/move/move.h"

/* What it will be: the pose, and the friends it goes through by accident. */
typedef struct {
    tb_pose pose;
    uint8_t formation;
    uint16_t gap;
    bool stays;   /* lined up where it is */
    bool to_fire; /* so that it may hang over the edge of the table */
    tb_set through;
} lf_reformed;

lin_status lf_reform_cannot(lin_refusal *why, const char *rule, const lf_field *f, int u,
                            const char *what);
void lf_reform_shape(const lf_field *f, int u, int formation, int gap, lf_reformed *r);

/* Is there room for it? By order: LF-DM-05 as well. */
lin_status lf_reform_fit(const lin_view *view, int u, lf_reformed *r, lin_refusal *why);
lin_status lf_reform_by_order(const lin_view *view, int u, lf_reformed *r, lin_refusal *why);
lin_status lf_reform_or_stay(const lin_view *view, int u, lf_reformed *r, lin_refusal *why);
void lf_reform_settle(lin_play *p, int u, const lf_reformed *r);

/* LF-FO-05, LF-D28: gaps of an open order. */
#define LF_LEAST_GAP ((LIN_INCH + 3) / 4)
void lf_offer_gaps(int verb, int first, int last, lin_list *out);
void lf_any_gap(const lin_family *family, lin_rng *rng, lin_order *out);

lin_status lf_plan_turn(const lin_view *view, int u, const lin_order *o, lf_reformed *r,
                        lin_refusal *why);
lin_status lf_plan_form(const lin_view *view, int u, const lin_order *o, lf_reformed *r,
                        lin_refusal *why);
lin_status lf_plan_horses(const lin_view *view, int u, bool mount, lf_reformed *r,
                          lin_refusal *why);

#endif
