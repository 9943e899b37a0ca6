/* morale.h -- what the files of tests, rout and pursuit share. */
#ifndef IB_MORALE_CHAPTER_H
#define IB_MORALE_CHAPTER_H

#include "rules/ironbrigade/steps.h"

/* ---- morale.c: section 6, IB-7.1 to IB-7.6 ---- */

void ib_take_test(lin_play *p, int u, ib_test why, int by);
void ib_test_sum(const lin_view *view, int u, kit_sum *sum);   /* the commander's modifier */
int ib_test_need(const ib_field *f, const ib_state *s, int u); /* 0: no die */
void ib_tested(lin_play *p, int u, ib_test why, bool passed);  /* to whom it may concern */
void ib_test_orphans(lin_play *p);                             /* IB-6.34 */

/* ---- rout.c, pursuit.c, rally.c: IB-3.100 to IB-3.127 ---- */

/* They break in one event: IB_BROKEN is pushed, which sees to all that follows. Who fails a test to
 * go on is put into `broke` by ib_tested; whoever took these tests breaks them all at once. */
void ib_break_units(lin_play *p, const tb_set *who, bool makes_friends_test);
kit_edge ib_nearest_edge(const lin_view *view, int u, bool friendly);
void ib_rout_move(lin_play *p, int u, int32_t far);
void ib_pursuit_move(lin_play *p, int u, int32_t far);

/* What IB_BROKEN does next: its first argument. */
typedef enum {
    IB_NEWS,    /* those in `broke` rout: who sees it? */
    IB_FRIENDS, /* the next of them is tested */
    IB_PARTING, /* all who broke leave their melees; who might pursue? */
    IB_OFFERS,  /* the next of these is asked */
    IB_RUNS_OFF,
    IB_FOLLOWS,
    IB_MEETS,  /* pursuers that lie in contact with somebody they met */
    IB_ORPHANS /* units of dead brigadiers are tested; then as above */
} ib_stage;

/* IB-1.41: the first of a set, of the mover's side before the other; -1. */
int ib_first_in_order(const lin_view *view, const tb_set *set);
/* A failed test makes it break with all others of the event. */
void ib_fails_and_breaks(lin_play *p, int u, bool passed);
void ib_rally_tested(lin_play *p, int u, bool passed);
void ib_halt_tested(lin_play *p, int u, bool passed);
/* The next pursuer that lies in contact: its meeting begins. False: there is none. */
bool ib_settle_meeting(lin_play *p);
/* IB-3.37: how far a flag goes that way, of so far, before impassable ground stops it. */
int32_t ib_until_barred(const lin_view *view, lin_point flag, tb_angle way, int32_t far);
/* Does any part of it reach an edge of the table on a straight way there? */
bool ib_reaches_edge(const lin_view *view, const tb_quad *from, const tb_quad *to);
/* 2D6 of infantry, 3D6 of cavalry: IB-3.100, IB-3.115. */
int ib_running_dice(const ib_field *f, int u);
int ib_run_total(lin_play *p, int u, const uint8_t *face);

#endif
