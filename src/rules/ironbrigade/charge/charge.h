/* charge.h -- what the files of this chapter, and those of rout and pursuit, share. */
#ifndef IB_CHARGE_CHAPTER_H
#define IB_CHARGE_CHAPTER_H

#include "rules/ironbrigade/steps.h"

/* ---- charge.c, contact.c: IB-3.60 to IB-3.99 ---- */

lin_status ib_check_charge(const lin_view *view, int u, int target, lin_refusal *why);
void ib_declare_charge(lin_play *p, int u, int target);
void ib_charge_tested(lin_play *p, int u, bool passed);
void ib_struck_tested(lin_play *p, int u, bool passed);
void ib_support_tested(lin_play *p, int u, bool passed);
/* The straight way ahead, whatever the reach: whom it strikes first, who is in its way, and how it
 * would lie in contact. */
typedef struct {
    tb_pose swung, contact;    /* facing the way it goes; flush, or where it first touched */
    lin_point by;              /* a long way ahead */
    int32_t to_touch;          /* until footprints touch; a long way where nobody is struck */
    int32_t to_bar;            /* until a friend is on the line of the flag */
    int32_t to_flag;           /* until the line of the flag enters the one that is struck */
    uint8_t struck, barred_by; /* IB_NONE */
    bool room;                 /* to lie in contact */
} ib_run;
/* Swung about its flag to point there, IB-3.74. */
tb_pose ib_swung(const lin_view *view, int u, lin_point aim);
/* aim: what the line of the flag goes through. by_flag_alone: a pursuit, IB-3.124. */
void ib_plan_run(const lin_view *view, int u, const tb_pose *swung, lin_point aim, int target,
                 bool by_flag_alone, ib_run *out);
int32_t ib_run_goes(const lin_view *view, int u, const ib_run *run, int32_t reach); /* a charge */
bool ib_run_is_open(const ib_run *run); /* somebody is struck, nobody bars it, there is room */
bool ib_run_arrives(const lin_view *view, int u, const ib_run *run, int32_t reach);
/* IB-3.85: where it stops that gets so far at most. */
tb_pose ib_stop_short(const lin_view *view, int u, const ib_run *run, int32_t far);
/* Where the line from a to b enters a footprint: by which side (0 front, 1 right, 2 rear, 3 left),
 * at which point, how far along. False: it does not. */
typedef struct {
    int side;
    lin_point at;
    int32_t along;
} ib_entry;
bool ib_line_enters(const tb_quad *q, lin_point a, lin_point b, ib_entry *out);
/* What the first round of a pair is given by how the charge came: from where, and its line. */
int ib_contact_flags(const lin_view *view, int struck, lin_point from, lin_point to,
                     int from_level);
void ib_meet_in_pursuit(lin_play *p, int u, int struck, const ib_run *run); /* IB-3.125 */

/* It lies in contact with that one: what follows, IB-3.79. */
void ib_charge_strikes(lin_play *p, const ib_charge *charge);
/* IB-3.87 to IB-3.89 */
void ib_charge_falls_short(lin_play *p, const ib_run *run, int32_t far);
/* Nothing more of it. */
void ib_end_charge(ib_state *s);
/* IB-3.67 to IB-3.73: does a die say how far, and what is added to it? */
bool ib_reach_is_thrown(const ib_field *f, int u);
int ib_basic_factor(const lin_view *view, int u);

#endif
