/* command.h -- leaders: radius, status, attaching, riding, falling, being replaced. Sections 4 and
 * 14. */
#ifndef RG_COMMAND_H
#define RG_COMMAND_H

#include "kit/maneuver.h"
#include "rules/regimental/body/body.h"

typedef enum { RG_OUT_OF_COMMAND, RG_PROVISIONAL, RG_IN_COMMAND } rg_status;

/* ---- radius.c ---- */
bool rg_in_radius(const lin_view *v, int leader, int u); /* RG-4.4 to RG-4.11 */
rg_status rg_status_of(const lin_view *v, int u);        /* RG-4.12 to RG-4.17 */
bool rg_commands(const rg_field *f, int leader, int u);  /* it is of his command */
/* A leader attached to it, or its brave colonel, as far as that counts now. RG-4.27, RG-14.19 */
bool rg_has_leader(const rg_field *f, const rg_state *s, int u);

/* ---- attach.c ---- */
/* The free place nearest to the middle of its rear, for a leader put beside it. */
lin_point rg_beside(const lin_view *v, int leader, int u);

/* ---- follow.c ---- */
#define RG_PATH_POINTS 160
/* Who is attached to it before it moves, and the path of its front-centre, to be added to. */
typedef struct {
    lin_point stood; /* where his disc was */
    int points;
    uint8_t leader; /* or RG_NONE */
    lin_point path[RG_PATH_POINTS];
    int32_t arc[RG_PATH_POINTS]; /* up to that point, where it was no straight way; else 0 */
} rg_follower;
rg_follower rg_follower_of(const lin_view *v, int u);
void rg_path_to(rg_follower *w, lin_point to);
void rg_path_of_wheel(rg_follower *w, const tb_pose *from, kit_end about, int turn);
void rg_path_of_track(rg_follower *w, const kit_track *t, int32_t gone);
/* It has gone that way by its own will: its leader pays, or is left where it set out. RG-4.22 */
void rg_leader_follows(lin_play *p, int u, const rg_follower *w);

/* ---- rides.c ---- */
/* How far of the straight way to a place a leader gets, and what that costs him. */
/* Could he not ride so far even over the best of ground? */
bool rg_is_too_far(const lin_view *v, int leader, lin_point from, lin_point to, int32_t far);
int32_t rg_ride(const lin_view *v, int leader, lin_point to, int64_t *cost);
/* What he has ridden in this turn, and one straight leg more from anywhere: how far he gets. */
rg_march rg_ridden(const lin_view *v, int leader);
int32_t rg_ride_leg(const lin_view *v, int leader, lin_point from, lin_point to, rg_march *m);

/* ---- route.c ---- */
/* Can he ride to touch that unit, round what is in his way, in up to four legs? What it costs him
 * in all; cost may be NULL. RG-4.36 */
bool rg_route_to(const lin_view *v, int leader, int u, int64_t *cost);

/* ---- fallen.c ---- */
/* Those at risk throw, leaders first. capture: they may be taken, RG-14.16. */
void rg_leaders_throw(lin_play *p, bool capture);
/* What two dice say of him. */
rg_fate rg_fate_of(const uint8_t *face, bool capture);
/* The turn whose own player turn's end is the end of "one turn", RG-14.13. */
int rg_one_turn(const rg_state *s, int side);

#endif
