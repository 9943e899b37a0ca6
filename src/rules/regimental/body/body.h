/* body.h -- where units and leaders are: shapes, snakes, garrisons, arcs, sight, the ground they
 * stand on. Section 1, 8 and 10. */
#ifndef RG_BODY_H
#define RG_BODY_H

#include "rules/regimental/regimental.h"

/* ---- formations.c: section 8 ---- */

/* Files of a formation, RG-8.1 to RG-8.11; horse: mounted. */
int rg_files(int formation, int stands, bool horse);
uint16_t rg_wide(void);
uint16_t rg_deep(const rg_field *f, int u, int formation, bool horse);
/* May it ever stand so, by what it is: RG-8.14 to RG-8.25? on_foot: of cavalry. */
bool rg_may_form(const rg_field *f, int u, int formation, bool on_foot);
const char *rg_forms_rule(const rg_field *f, int u, bool on_foot); /* which of them */
/* How it would stand; a snake straight. */
tb_pose rg_pose_in(const rg_field *f, int u, int stands, int formation, bool on_foot, lin_point at,
                   tb_angle facing);
/* As it stands; of a snake its head stand's way of standing straight. */
tb_pose rg_pose(const lin_view *v, int u);

/* ---- What is remembered beside the state: the kit's bodies, and what follows from them ---- */

typedef struct {
    uint32_t changes; /* as the kit's were */
    uint8_t target, turn;
    uint16_t known;           /* stands */
    int32_t range[RG_STANDS]; /* fire/shooters.c */
    tb_set blind;             /* targets that no stand of it has in range and sight */
} rg_bearing;

/* Whom a leader can ride to from where he is, with what he has ridden: command/route.c. */
typedef struct {
    tb_set known, can;
    lin_point at;
    int32_t used;
    uint32_t changes; /* as the kit's were */
    uint16_t fired, aims;
    uint8_t with, on_foot;
} rg_routes;

/* What the ground does for the stands of a unit as it stands: bits, standing.c. */
typedef struct {
    kit_key of;         /* the body that it follows from */
    uint16_t on_good;   /* on ground that favours them */
    uint16_t on_strong; /* on strong ground */
    uint16_t at_line;   /* lined up behind a fence, a wall or a work */
    uint16_t at_bank;   /* the bank of a creek is straight ahead */
    bool fortified;     /* RG-10.22 */
} rg_footing;

/* A charge as it would go. */
typedef struct {
    bool reaches;      /* it touches the target first, within its allowance */
    tb_pose swung;     /* after its wheel */
    tb_pose contact;   /* flush, or as it came */
    int32_t far;       /* straight on, until it touches */
    bool bad, crossed; /* over broken or rough ground, or a fence */
    int unit, piece;   /* who else is met first, what bars it; RG_NONE */
} rg_reach;

/* The one that was last asked for, charge/reach.c: who lists it checks it and makes it next. */
typedef struct {
    bool known, quick;
    uint32_t changes; /* as the kit's were */
    int unit, target, turn;
    int64_t limit;
    rg_reach reach;
} rg_last_reach;

typedef struct {
    kit_beside kit;
    rg_bearing bearing[RG_UNITS];
    rg_routes routes[RG_UNITS];
    rg_footing footing[RG_UNITS];
    rg_last_reach last_reach;
} rg_memory;

/* ---- bodies.c ---- */

void rg_open_window(const lin_view *v, kit_window *out);
static inline const kit_window *rg_window(const lin_view *v)
{
    return kit_window_of(v, rg_open_window);
}
/* Who only looks at the state, and often: kit_hold. */
static inline bool rg_hold(const lin_view *v)
{
    return kit_hold(rg_window(v));
}
static inline void rg_let_go(const lin_view *v, bool was)
{
    kit_let_go(rg_window(v), was);
}
const tb_body *rg_body(const lin_view *v, int u);
void rg_building_body(const rg_field *f, int piece, tb_body *out); /* of whoever is in it */
/* Of a garrison the part of its outline nearest to that stand; of others the stand itself. */
int rg_part_toward(const lin_view *v, int u, int stand, const tb_quad *target);
kit_track rg_track(const lin_view *v, int u);
int32_t rg_length(const rg_field *f, const rg_state *s, int u); /* of a snake */
lin_point rg_centre(const lin_view *v, int u);                  /* RG-1.32; of a disc too */
lin_point rg_centre_of(const tb_body *b);
lin_point rg_point_nearest(const tb_body *b, lin_point to); /* of its stands */
int32_t rg_radius(const rg_field *f, int leader);           /* of his disc */
lin_point rg_leader_at(const lin_view *v, int leader);      /* attached: by his unit, RG-4.38 */
int rg_attached_to(const rg_field *f, const rg_state *s, int u);  /* its leader, or RG_NONE */
int32_t rg_gap(const lin_view *v, int u, int other);              /* between nearest stands */
bool rg_within(const lin_view *v, int u, int other, int32_t far); /* the gap is no more */
bool rg_touch(const lin_view *v, int u, int other);
/* The enemies of RG-9.5: on the table, not broken, no wagons. */
tb_set rg_enemies(const lin_view *v, int side);
/* The nearest of a set, of equals the lower id; RG_NONE. How far: may be NULL. */
int rg_nearest(const lin_view *v, int u, const tb_set *of, int32_t *far);
bool rg_enemy_is_close(const lin_view *v, int u); /* RG-5.35 */
/* Room for that body: RG-1.40; whom or what it meets where there is none (may be NULL). */
typedef struct {
    int unit, piece;
    bool edge;
} rg_met;
int rg_piece_in_the_way(const lin_view *v, const tb_body *b); /* or RG_NONE */
int rg_lies_on(const lin_view *v, int u, const tb_body *b);   /* the first unit, or RG_NONE */
/* Those of a set into whose blocks it bites deeper than the slack; is it over an edge by no more
 * than that? RG-1.40 */
tb_set rg_under(const lin_view *v, const tb_set *of, int u, const tb_body *b);
bool rg_body_on_table(const rg_field *f, const tb_body *b);
bool rg_has_room(const lin_view *v, int u, const tb_body *b, rg_met *met);
/* Stands so from now on; leaders in its way step aside. */
void rg_put(lin_play *p, int u, const tb_pose *pose);
void rg_put_track(lin_play *p, int u, const kit_track *t);
void rg_make_way(lin_play *p, int u);
/* The free place for a leader's disc nearest to that one, RG-1.43. */
lin_point rg_disc_near(const lin_view *v, int leader, lin_point near);
/* The forced place nearest to the pose that has room, RG-1.43; false: none on the table. */
bool rg_find_room(const lin_view *v, int u, tb_pose *pose);

/* ---- losses.c: stands, guns and units that go ---- */

void rg_lose_stands(lin_play *p, int u, int stands);
void rg_remove(lin_play *p, int u, rg_where where, bool in_combat);
void rg_set_disordered(lin_play *p, int u); /* RG-2.16: not the broken, nor guns */
void rg_silence(lin_play *p, int u, int stand);
void rg_damage_gun(lin_play *p, int u, int stand);
void rg_wreck_gun(lin_play *p, int u, int stand);

/* ---- arcs.c: RG-1.27 to RG-1.33 ---- */

bool rg_has_zone(const rg_state *s, int u);
bool rg_is_behind(const lin_view *v, int u, lin_point p); /* its front line */
lin_point rg_front_middle(const tb_quad *stand);
tb_arc rg_stand_arc(const tb_quad *stand);
bool rg_is_outflanked(const lin_view *v, int u); /* RG-5.22 */

/* ---- sight.c: RG-10.26 to RG-10.40 ---- */

/* Does stand i of u see any test point of stand k of the other? in_arc: of its arc alone. */
bool rg_stand_sees(const lin_view *v, int u, int i, int other, int k, bool in_arc);
bool rg_sees(const lin_view *v, int u, int other); /* RG-10.30 */
/* Leader to unit: within 8", 4" by woods, fog, being attached or on foot. RG-4.4 to RG-4.9 */
bool rg_in_sight_of_leader(const lin_view *v, int leader, int u);

/* ---- standing.c: RG-10.18 to RG-10.25 ---- */

typedef struct {
    uint8_t ground;   /* rg_ground: what one is on, roads aside */
    uint8_t piece;    /* or RG_NONE */
    bool road, trail; /* on one */
} rg_spot;
rg_spot rg_spot_at(const rg_field *f, lin_point p);
/* Whose ground stand i of a unit is on: under its centre, of a broken block under that of the
 * block. RG-10.18 */
lin_point rg_stands_on(const lin_view *v, int u, int i);
rg_spot rg_spot_by_pieces(const rg_field *f, lin_point p); /* without the cells */
bool rg_is_favourable(const rg_field *f, const rg_spot *spot);
/* How many of its stands are lined up behind a line of which `is` holds. */
bool rg_lined_up(const rg_field *f, const tb_quad *stand, bool (*is)(const rg_field *f, int piece));
bool rg_is_work(const rg_field *f, int piece);
bool rg_is_fortified(const lin_view *v, int u);                       /* RG-10.22 */
const rg_footing *rg_footing_of(const lin_view *v, int u);            /* of one in no building */
bool rg_in_linear_cover(const lin_view *v, int u);                    /* RG-5.19 */
bool rg_is_taken_building(const lin_view *v, int piece, int but_for); /* garrisoned by another */
int rg_room_in(const lin_view *v, int piece, int side); /* stands that still fit; 0: enemies in */
/* ---- cells.c: the ground inch by inch ---- */

/* What a box sweeps that moves so. */
static inline tb_box rg_swept(const tb_box *b, lin_point by)
{
    return (tb_box){ b->west + (by.x < 0 ? by.x : 0), b->south + (by.y < 0 ? by.y : 0),
                     b->east + (by.x > 0 ? by.x : 0), b->north + (by.y > 0 ? by.y : 0) };
}

void rg_build_cells(rg_field *f);
int rg_level(const rg_field *f, lin_point p);
/* The cell, where all of it is alike; or NULL. Even: roads and trails aside. */
const rg_cell *rg_plain_cell(const rg_field *f, lin_point p);
const rg_cell *rg_even_cell(const rg_field *f, lin_point p);
/* All that is so of any cell of the box. True: it is all one ground, roads and trails aside. */
bool rg_ground_in(const rg_field *f, const tb_box *box, rg_cell *out);
/* The same, for who asks no more than that: the first cell that differs will do. off_roads: no road
 * or trail is near either. */
bool rg_is_one_ground(const rg_field *f, const tb_box *box, bool off_roads, uint8_t *ground);
/* All that is so of any cell that a line runs through. */
bool rg_ground_along(const rg_field *f, lin_point a, lin_point b, rg_cell *out);

/* Wear, RG-2.3 to RG-2.6. */
rg_wear rg_wear_of(const rg_field *f, const rg_state *s, int u);

#endif
