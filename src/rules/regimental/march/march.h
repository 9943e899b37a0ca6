/* march.h -- moves by a unit's own will: what ground costs, legs, changes, guns. Sections 6 and 7.
 */
#ifndef RG_MARCH_H
#define RG_MARCH_H

#include "kit/maneuver.h"
#include "rules/regimental/body/body.h"

/* ---- going.c: RG-7.16 to RG-7.24 ---- */

/* Who walks: the centres of its stands, and by which rates. */
typedef struct {
    lin_point at[RG_STANDS];
    uint8_t n, move; /* rg_move */
    bool quick;      /* at the second figure */
    bool roads;      /* it has something of roads and trails, RG-7.18, RG-7.20 */
    bool block;      /* broken: by the block's centre, RG-7.19 */
} rg_walker;

static inline bool rg_minds_roads(const rg_walker *w)
{
    return w->roads || w->block;
}

/* The going along a straight way, from stretch to stretch. */
#define RG_WAY_PARTS 128
typedef struct {
    int n;
    struct {
        int32_t to;
        uint8_t going;
    } part[RG_WAY_PARTS];
} rg_going_way;

int rg_move_of(const rg_field *f, const rg_state *s, int u, int formation);
rg_walker rg_walker_of(const lin_view *v, int u, const tb_body *b, int formation, bool quick);
rg_walker rg_pace_of(const lin_view *v, int u); /* as it stands, but for its places */
rg_walker rg_leader_walks(const lin_view *v, int leader);
int rg_going_at(const rg_field *f, const rg_walker *w, lin_point shift);
void rg_way_of(const rg_field *f, const rg_walker *w, lin_point by, rg_going_way *out);
/* How far of the way it can pay for; crossed: with a fence in it. times: 2 where inches count
 * double. */
int32_t rg_afford(const rg_walker *w, const rg_march *m, const rg_going_way *way, int32_t far,
                  int times, bool crossed);
void rg_pay(const rg_walker *w, rg_march *m, const rg_going_way *way, int32_t gone, int times);
void rg_pay_part(const rg_walker *w, rg_march *m, int going, int32_t steps);
int64_t rg_spent(const rg_walker *w, const rg_march *m);
int rg_parts_of(const rg_walker *w, int going, bool crossed); /* that a step of it costs */
/* So far it gets at most, whatever the ground. */
int32_t rg_farthest(const rg_walker *w, const rg_march *m, int times);
bool rg_is_bad(const rg_going_way *way, int32_t gone); /* any broken or rough ground on it */
/* How far along a straight way any stand first crosses a fence, wall or work; INT32_MAX. */
int32_t rg_first_fence(const rg_field *f, const tb_body *b, lin_point by);
bool rg_lies_on_fence(const rg_field *f, const tb_body *b);

/* ---- leg.c, wheel_leg.c, snake_leg.c ---- */

typedef struct {
    tb_pose pose;
    kit_track track;
    bool snake;
    int32_t gone;    /* of the front-centre, or of the outer corner */
    int turn;        /* of a wheel */
    rg_march march;  /* after it */
    int unit, piece; /* what stopped it, or RG_NONE */
    bool edge;
} rg_leg;

/* The march of a unit as it is, or as it would begin. */
rg_march rg_march_of(const lin_view *v, int u);
bool rg_is_quick(const rg_state *s, int u);
/* A leg that has not begun. */
void rg_stay(rg_leg *out, const tb_pose *from, rg_march march);
int32_t rg_no_farther(const rg_walker *w, const rg_march *m, int32_t far, int times);
/* So far in the direction `off` its facing; times: 2 back and aside. */
int32_t rg_back_until_clear(const lin_view *v, int u, const tb_pose *from, tb_angle way,
                            int32_t gone); /* as far as it is on nobody */
void rg_straight_leg(const lin_view *v, int u, tb_angle off, int32_t far, int times, rg_leg *out);
void rg_wheel_leg(const lin_view *v, int u, kit_end about, int turn, rg_leg *out);
void rg_snake_leg(const lin_view *v, int u, lin_point to, rg_leg *out);
bool rg_snake_gets_on(const lin_view *v, int u, lin_point to, int32_t least);
void rg_road_leg(const lin_view *v, int u, int32_t far, rg_leg *out);
/* The road or trail that the head is on; RG_NONE. */
int rg_road_of(const lin_view *v, int u);

/* Might it go a leg, or do anything besides, by what its move has come to? Else nothing of the kind
 * need be tried: act_check.c. */
bool rg_has_legs(const lin_view *v, int u);
bool rg_has_things(const lin_view *v, int u);

/* ---- change.c, guns.c: what a unit does where it stands ---- */

#define RG_FORM_ON_FOOT RG_FORMATIONS /* the word after the formations */
extern const char *const rg_form_words[];

lin_status rg_check_form(const lin_view *v, int u, int word, lin_refusal *why);
void rg_do_form(lin_play *p, int u, int word);
lin_status rg_check_enter(const lin_view *v, int u, int piece, lin_refusal *why);
void rg_do_enter(lin_play *p, int u, int piece);
/* Where a garrison would be set down, RG-8.32; false: no room. */
bool rg_set_down(const lin_view *v, int u, lin_point toward, int formation, tb_pose *out);
lin_status rg_check_quit(const lin_view *v, int u, lin_point toward, int formation,
                         lin_refusal *why);
void rg_do_quit(lin_play *p, int u, lin_point toward, int formation);
lin_status rg_check_front(const lin_view *v, int u, int about, int turn, tb_pose *out,
                          lin_refusal *why);
lin_status rg_check_about(const lin_view *v, int u, lin_refusal *why);
void rg_do_about(lin_play *p, int u);
lin_status rg_check_scale(const lin_view *v, int u, tb_pose *out, lin_refusal *why);
lin_status rg_check_replenish(const lin_view *v, int u, lin_refusal *why);
void rg_do_replenish(lin_play *p, int u);
bool rg_is_light(const rg_field *f, int u); /* its carriage, RG-2.24 to RG-2.31 */
lin_status rg_check_limber(const lin_view *v, int u, bool limber, bool reverse, lin_refusal *why);
void rg_do_limber(lin_play *p, int u, bool limber, bool reverse);
lin_status rg_check_pivot(const lin_view *v, int u, tb_angle facing, tb_pose *out,
                          lin_refusal *why);
lin_status rg_check_haul(const lin_view *v, int u, tb_angle way, int32_t far, tb_pose *out,
                         lin_refusal *why);
/* The edge that a unit which has come there may leave by; -1. RG-15.25, RG-19.19 */
int rg_exit_at(const lin_view *v, int u);

#endif
