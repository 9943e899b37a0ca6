/* lof.h -- Land of the Free: field, state and what the chapters share.
 *
 * Elements and commanders are both units of the battle: one index, one set of arrays. Where an
 * element stands is its leader's place, its facing and its formation; its stands are derived
 * (table/body.c) and remembered beside the state (sight.c), never in it. */
#ifndef LOF_H
#define LOF_H

#include "core/core.h"
#include "table/table.h"

#define LF_UNITS      LIN_PIECES      /* elements and commanders of both sides     */
#define LF_GROUPS     40
#define LF_OBJECTIVES 8
#define LF_WORKS      48              /* breastworks given out at set-up, LF-SC    */
#define LF_LOCKS      96              /* pairs of elements locked in melee         */
#define LF_BOUTS      16              /* targets a table may offer at once         */
#define LF_NONE       0xff

#define LF_IN(inches) ((int32_t)(inches) * LIN_INCH)

typedef enum { LF_INFANTRY, LF_CAVALRY, LF_ARTILLERY, LF_GROUP_COMMANDER, LF_FORCE_COMMANDER } lf_type;
typedef enum { LF_TINY, LF_SMALL, LF_MEDIUM, LF_LARGE, LF_SIZES } lf_size;
typedef enum { LF_SMOOTHBORE, LF_RIFLED, LF_MIXED, LF_LIGHT_CANNON, LF_HEAVY_CANNON, LF_MORTAR, LF_ROCKET, LF_WEAPONS } lf_weapon;
/* Guns: unlimbered is open order, limbered is a column. */
typedef enum { LF_LINE, LF_OPEN, LF_COLUMN, LF_FORMATIONS } lf_formation;
typedef enum { LF_FIT, LF_SHAKEN, LF_EXHAUSTED, LF_SHATTERED } lf_level;
typedef enum { LF_INCOMPETENT, LF_COMPETENT, LF_SKILLED, LF_HIGHLY_SKILLED, LF_RATINGS } lf_rating;
/* Table edges, clockwise as directions are. */
typedef enum { LF_NORTH, LF_EAST, LF_SOUTH, LF_WEST, LF_EDGES } lf_edge;

typedef enum {
    LF_TAKE_THE_FIELD, LF_RECONNOITER, LF_HOLD_THE_GROUND, LF_FLANK_ATTACK, LF_SURROUNDED,
    LF_AMBUSH, LF_FRONTAL_ASSAULT, LF_MEETING_ENGAGEMENT, LF_SCENARIOS,
    LF_BY_DICE = LF_SCENARIOS         /* as an option: the random table decides    */
} lf_scenario;

enum { LF_OPT_SCENARIO, LF_OPT_SNAP_PRIORITY, LF_OPT_CHARGE_CLOSEST, LF_OPT_SUPPORT_PLAIN, LF_OPT_COUNT };

/* Where a unit is. */
typedef enum {
    LF_ABSENT,                        /* not in this battle                        */
    LF_UNPLACED,                      /* yet to be set up                          */
    LF_RESERVE,                       /* off the table, to come on                 */
    LF_HIDDEN,                        /* off the table, in ambush                  */
    LF_ON_TABLE,
    LF_OFF,                           /* left the field                            */
    LF_DESTROYED                      /* shattered; of a commander, a casualty     */
} lf_where;

/* Marks on an element. */
enum {
    LF_UNLOADED   = 1,                /* smoke: has fired and not reloaded         */
    LF_ON_FOOT    = 2,                /* cavalry dismounted                        */
    LF_HAS_M      = 4,                /* a stored Maneuver Order                   */
    LF_HAS_C      = 8,                /* a stored Combat Order                     */
    LF_ACTED      = 16,               /* has been activated in this turn           */
    LF_IN_CONCERT = 32,               /* takes part in the group order             */
    LF_RALLY_TRIED = 64,              /* in this turn                              */
    LF_LINED_UP   = 128,              /* along the line named by `ground`          */
    LF_INSIDE     = 256,              /* in the building named by `ground`         */
    LF_NO_ORDERS  = 512,              /* failed the test of its broken group       */
    LF_ENTERING   = 1024              /* still half off the table                  */
};

/* ---- tables.c ---- */

extern const char *const lf_type_name[], *const lf_size_name[], *const lf_weapon_name[], *const lf_formation_name[],
    *const lf_level_name[], *const lf_rating_name[], *const lf_edge_name[], *const lf_scenario_name[];
typedef struct { uint8_t maneuver, combat, morale, discipline[LF_SIZES], action[LF_SIZES], points[LF_SIZES]; } lf_statistics;
extern const lf_statistics lf_stats[3];
extern const uint8_t lf_stand_count[2][2][LF_SIZES];
typedef struct { uint16_t wide, deep; } lf_base;
extern const lf_base lf_bases[];
extern const uint8_t lf_rating_by_die[6];
typedef struct { uint8_t morale; int32_t sphere; uint8_t dice; int8_t added; } lf_command;   /* the best of so many d3 */
extern const lf_command lf_commands[LF_RATINGS];
typedef struct { uint8_t over, most; } lf_range;
extern const lf_range lf_ranges[LF_WEAPONS];
extern const uint8_t lf_scenario_by_dice[13];
extern const uint8_t lf_pace[3][LF_FORMATIONS], lf_pace_back[3];

/* Who gives orders. */
enum { LF_BY_GROUP, LF_BY_FORCE };

/* What the active element has done in this activation. */
enum { LF_ACT_MOUNTED = 1, LF_ACT_DISMOUNTED = 2, LF_ACT_WON = 4, LF_ACT_OFF_TABLE = 8 };

/* Marks on a group. */
enum { LF_GROUP_DONE = 1, LF_GROUP_CONCERT = 2, LF_GROUP_BROKEN = 4 };

/* Levels of victory, LF-SC-25. */
enum { LF_TIE, LF_MARGINAL, LF_MINOR, LF_MAJOR };

/* ---- What never changes in a battle ---- */

/* A piece of scenery, ready for questions. */
typedef struct {
    tb_ground shape;
    uint8_t flags;                    /* LIN_SLOWS ..., by the map or by its kind  */
    int8_t  level;                    /* hills                                     */
    uint8_t kind;                     /* lf_ground                                 */
    uint8_t size;                     /* buildings: the largest that may enter     */
} lf_scenery;

typedef enum {
    LF_PLAIN,                         /* drawn only: roads, fields                 */
    LF_AREA, LF_HILL, LF_WATER, LF_BUILDING, LF_OBSTACLE, LF_CROSSING
} lf_ground;

typedef struct {
    lin_field base;
    const lin_table *table;
    int32_t width, height;
    int units, groups, points;        /* points: of the game, LF-SC                */
    uint8_t  type[LF_UNITS], size[LF_UNITS], weapon[LF_UNITS], side[LF_UNITS];
    uint8_t  group[LF_UNITS];         /* of an element or a Group Commander        */
    uint8_t  stands[LF_UNITS];
    uint8_t  cost[LF_UNITS];          /* points                                    */
    uint8_t  given_rating[LF_UNITS];  /* 1 + lf_rating where the battle gives one  */
    uint8_t  group_commander[LF_GROUPS], group_side[LF_GROUPS];
    uint8_t  force_commander[LIN_SIDES];
    uint8_t  roles_fixed;             /* 1 + the attacking side, or 0: by dice     */
    tb_set   elements[LIN_SIDES], members[LF_GROUPS];
    int      pieces;
    lf_scenery piece[LIN_SCENERY];
    tb_index scenery;                 /* of all pieces that a rule asks for        */
} lf_field;

/* ---- What changes ---- */

/* A breastwork: a low obstacle laid at set-up. */
typedef struct {
    lin_point at;                     /* its middle                                */
    uint16_t facing, half;            /* square to its run; half its length        */
} lf_work;

/* The dice of a pool: how many show each face, thrown once and thrown again. */
typedef struct { uint8_t once[6], again[6]; } lf_pool;

typedef struct {
    lin_head head;                            /* the agenda                            */
    tb_set   began;                           /* enemies in whose zone it began        */
    tb_set   concert, concert_done;           /* the group order: who; who has acted   */
    tb_set   reacted;                         /* in this window                        */
    lin_point at[LF_UNITS];                   /* leader's front middle; a commander's centre */
    lin_point objective[LF_OBJECTIVES];
    lf_work  work[LF_WORKS];
    uint16_t facing[LF_UNITS];
    uint16_t gap[LF_UNITS];                   /* open order                            */
    uint16_t mark[LF_UNITS];
    uint8_t  where[LF_UNITS], formation[LF_UNITS];
    uint8_t  level[LF_UNITS], hits[LF_UNITS], disorder[LF_UNITS];
    uint8_t  ground[LF_UNITS];                /* lined up on, or inside; LF_NONE       */
    uint8_t  rating[LF_UNITS], points[LF_UNITS];   /* of a commander: his Command Points */
    uint8_t  with[LF_UNITS];                  /* of a commander: attached to; LF_NONE  */
    uint8_t  lock[LF_LOCKS][2];               /* pairs in melee                        */
    uint8_t  commander[LF_GROUPS];            /* who leads it; LF_NONE                 */
    uint8_t  group_mark[LF_GROUPS];           /* activated, broken                     */
    uint8_t  force[LIN_SIDES];                /* who leads the force; LF_NONE          */
    uint8_t  edge[LIN_SIDES], set_up_roll[LIN_SIDES], initiative[LIN_SIDES];
    lf_pool  pool[2];                         /* a volley; a melee's two sides         */
    uint8_t  scenario, attacker, turn, side;  /* side: whose activation it is          */
    uint8_t  first;                           /* who is active first in this turn      */
    uint8_t  group, element, issuer;          /* active; LF_NONE                       */
    uint8_t  m, c;                            /* orders the active element has left    */
    uint8_t  forced, act;                     /* Forced Orders given; flags            */
    uint8_t  concert_m, concert_c, concert_act;
    uint8_t  objectives, works, locks;
    uint8_t  flank_group, revealed;           /* LF_NONE; the turn of the ambush, or 0 */
    uint8_t  arrived[LIN_SIDES];              /* groups that came on in this turn      */
    uint8_t  spare[3];
} lf_state;

_Static_assert(sizeof(lf_state) % 8 == 0, "the state is hashed in words");
_Static_assert(sizeof(lf_state) <= 8192, "a state is at most 8 KB");

/* ---- Steps, verbs, events (rows in lof.c, orders.c, events.c) ---- */

typedef enum {
    /* before the first turn: LF-SC, LF-GT-01 */
    LF_WHICH, LF_WHICH_DICE, LF_ROLES, LF_ROLES_DICE, LF_RATE, LF_RATE_DICE, LF_EDGE, LF_SCENARIO,
    LF_OBJECTIVE, LF_KEEP_BACK, LF_STAND_ALONE, LF_LIE_IN_WAIT, LF_HEAD_FOR, LF_DEPLOY, LF_DEPLOY_GROUP, LF_POST,
    LF_PLACE, LF_POINTS_DICE,
    /* the turn: LF-GT */
    LF_TURN, LF_INITIATIVE, LF_INITIATIVE_DICE, LF_FIRST_OR_SECOND, LF_ALTERNATE, LF_PICK_GROUP, LF_ENTER, LF_FORCE_COMES,
    LF_BROKEN, LF_GROUP, LF_GROUP_ENDS, LF_RIDE, LF_WALK_ON, LF_FORCE_MOVES, LF_TURN_ENDS,
    /* an element: LF-OR, LF-MV */
    LF_COME_ON, LF_TIDY, LF_ORDERS, LF_LEG, LF_REACT,
    LF_STEPS
} lf_step_id;

typedef enum {
    LV_EDGE, LV_OBJECTIVE, LV_KEEP, LV_NOBODY, LV_AMBUSH, LV_GROUP, LV_POST, LV_PLACE, LV_GARRISON, LV_ON_FOOT, LV_DONE,
    LV_FIRST, LV_SECOND, LV_YES, LV_NO, LV_STAY,
    LV_ACTIVATE, LV_CLOSE, LV_COME, LV_MOVE, LV_BACK, LV_MARCH, LV_LEG, LV_HALT, LV_CANCEL, LV_PROLONG, LV_TURN, LV_FORM, LV_RELOAD,
    LV_MOUNT, LV_DISMOUNT, LV_DRESS, LV_STORE, LV_END,
    LV_VERBS
} lf_verb;

typedef enum {
    LE_SCENARIO_ROLL, LE_SCENARIO, LE_ROLE_ROLL, LE_ATTACKER, LE_RATING_ROLL, LE_RATING, LE_EDGE, LE_OBJECTIVE,
    LE_KEPT_BACK, LE_IN_WAIT, LE_HEADS_FOR, LE_POSTED, LE_PLACED, LE_GARRISON, LE_ON_FOOT, LE_BREASTWORK, LE_DEPLOYED,
    LE_POINTS_ROLL, LE_POINTS,
    LE_TURN, LE_INITIATIVE, LE_FIRST, LE_GROUP,
    LE_ACTIVATED, LE_CAME_ON, LE_MOVED, LE_BACKED, LE_PROLONGED, LE_MARCHED, LE_HALTED, LE_STOPPED, LE_TURNED, LE_FORMED, LE_RELOADED,
    LE_MOUNTED, LE_DRESSED, LE_STORED, LE_FINISHED, LE_DISORDERED, LE_RODE,
    LE_OBJECTIVES, LE_LOSSES, LE_COLLAPSED, LE_VERDICT,
    LE_EVENTS
} lf_event;

extern const lin_step lf_steps[LF_STEPS];
extern const lin_verb lf_verbs[LV_VERBS];
extern const lin_event_row lf_events[LE_EVENTS];
extern const lin_rules lf_rules;

/* Why something happened: rows of the reason table. */
typedef enum { LF_WHY_ACCIDENT, LF_REASONS } lf_reason;
extern const lin_reason lf_reasons[LF_REASONS];

/* ---- Beside the state: what follows from it, remembered (stands.c) ---- */

typedef struct {
    uint64_t place[LF_UNITS], shape[LF_UNITS];      /* what a body was derived from; 0: nothing */
    uint64_t changes;                               /* how often any of them was derived */
    tb_body  body[LF_UNITS];
    tb_index index;
} lf_beside;

/* ---- Small questions, answered inline ---- */

static inline const lf_field *lf_field_of(const lin_field *f)
{
    return (const lf_field *)(const void *)f;
}

static inline bool lf_is_element(const lf_field *f, int u)
{
    return f->type[u] < LF_GROUP_COMMANDER;
}

static inline bool lf_has(const tb_set *s, int u)
{
    return s->word[u / 64] >> u % 64 & 1;
}

static inline void lf_put(tb_set *s, int u)
{
    s->word[u / 64] |= (uint64_t)1 << u % 64;
}

static inline void lf_drop(tb_set *s, int u)
{
    s->word[u / 64] &= ~((uint64_t)1 << u % 64);
}

static inline bool lf_is_empty(const tb_set *s)
{
    return !(s->word[0] | s->word[1] | s->word[2]);
}

/* ---- force.c, ground.c: the field ---- */
lin_status lf_build_forces(lf_field *f, lin_refusal *why);
lin_status lf_build_ground(lf_field *f, lin_refusal *why);
int  lf_force_points(const lf_field *f, int side);

/* ---- stands.c ---- */
lf_beside *lf_beside_of(const lf_state *s);
lf_beside *lf_look(const lf_field *f, const lf_state *s);
const lf_base *lf_base_of(const lf_field *f, const lf_state *s, int u);
int  lf_leader_of(int stands, int formation);
tb_pose lf_pose(const lf_field *f, const lf_state *s, int u);
void lf_form(const lf_field *f, const lf_state *s, int u, tb_body *out);
int  lf_line_of(const lf_field *f, const lf_state *s, int ground, lin_point room[2], const lin_point **points);
const tb_body *lf_body(const lf_field *f, const lf_state *s, int u);

/* ---- space.c: may it stand there ---- */
const char *lf_piece_name(const lf_field *f, int piece);
int  lf_element_in_the_way(const lf_field *f, const lf_state *s, int u, const tb_body *b, bool *enemy);
bool lf_on_table(const lf_field *f, const tb_body *b);
lin_status lf_check_ground(const lf_field *f, const lf_state *s, int u, const tb_body *b, lin_refusal *why);
lin_status lf_check_space(const lf_field *f, const lf_state *s, int u, const tb_body *b, lin_refusal *why);

/* ---- zones.c, objectives.c ---- */
lf_edge lf_opposite(lf_edge e);
tb_angle lf_inwards(lf_edge e);
tb_box lf_zone(const lf_field *f, const lf_state *s, int side);
bool lf_box_holds(const tb_box *b, lin_point p);
bool lf_box_holds_body(const tb_box *b, const tb_body *body);
int32_t lf_from_edge(const lf_field *f, lf_edge e, lin_point p);
lin_side lf_controls(const lf_field *f, const lf_state *s, int objective);

/* ---- threat.c: front, flank, Threat Zone ---- */
tb_arc lf_arc(const lf_field *f, const lf_state *s, int u);
bool lf_has_zone(const lf_state *s, int u);
tb_quad lf_zone_of(const lf_field *f, const lf_state *s, int u);
bool lf_zone_meets(const lf_field *f, const lf_state *s, int u, const tb_body *b);
tb_set lf_zones_round(const lf_field *f, const lf_state *s, int side, const tb_body *b);
bool lf_leader_in_flank(const lf_field *f, const lf_state *s, const tb_quad *leader, int of);

/* ---- terrain.c ---- */
typedef enum { LF_OUTSIDE, LF_AT_EDGE, LF_DEEP } lf_lie;
bool lf_is_slowed(const lf_field *f, const tb_convex *swept);
int  lf_impassable_on(const lf_field *f, const tb_convex *swept);
lf_lie lf_lies_in(const lf_field *f, const lf_state *s, int u, int piece);
bool lf_is_deep(const lf_field *f, const lf_state *s, int u);
int  lf_level_at(const lf_field *f, lin_point p);

/* ---- move.c ---- */

/* A move thought through: where it ends, and why there. */
typedef struct {
    tb_pose to;
    lin_point way;                    /* of the straight part, as far as it is free */
    int32_t free;                     /* its length                                */
    int  stopped_by;                  /* an element or a piece; LF_NONE            */
    bool stopped_by_ground;
} lf_plan;
int  lf_moves_as(const lf_field *f, const lf_state *s, int u);
int32_t lf_allowance(const lf_field *f, const lf_state *s, int u);
int32_t lf_slowed(const lf_state *s, int u, int32_t allowance);
void lf_sweep(const lf_field *f, const lf_state *s, int u, const tb_quad *hull, lin_point by, lf_plan *plan);
lin_status lf_plan_step(const lf_field *f, const lf_state *s, int u, const lin_order *o, bool back, lf_plan *plan, lin_refusal *why);
lin_status lf_check_end(const lf_field *f, const lf_state *s, int u, const tb_quad *start, const tb_body *end, const lf_plan *plan,
                        lin_refusal *why);

/* ---- turn.c, group.c, victory.c ---- */
int  lf_best_d3(const lf_command *c, const uint8_t *face);
bool lf_has_group_to_activate(const lf_field *f, const lf_state *s, int side);
bool lf_group_on_table(const lf_state *s, int g);
bool lf_is_group_broken(const lf_field *f, const lf_state *s, int g);
bool lf_is_force_broken(const lf_field *f, const lf_state *s);
int  lf_loss(const lf_field *f, const lf_state *s, int side);
void lf_judge(lin_play *p);

/* ---- activate.c, actions.c: orders to an element ---- */

/* A kind of order: its row in the table of actions. */
typedef struct {
    uint8_t verb;
    enum { LF_COSTS_NOTHING, LF_COSTS_M, LF_COSTS_C } cost;
    uint8_t price;
    bool when_locked, brings_on;      /* is for the melee; carries a reserve onto the table */
    lin_status (*check)(const lf_field *f, const lf_state *s, int u, const lin_order *o, lin_refusal *why);
    void (*list)(const lf_field *f, const lf_state *s, int u, lin_list *out);
    void (*take)(lin_play *p, int u, const lin_order *o);
    bool (*sample)(const lf_field *f, const lf_state *s, int u, const lin_family *family, lin_rng *rng, lin_order *out);
} lf_action;
extern const lf_action lf_actions[];                        /* ends with list NULL */

#define LF_ACTION(name)                                                                      \
    lin_status lf_check_##name(const lf_field *, const lf_state *, int, const lin_order *, lin_refusal *); \
    void lf_list_##name(const lf_field *, const lf_state *, int, lin_list *);                \
    void lf_take_##name(lin_play *, int, const lin_order *)
#define LF_ACTION_SAMPLE(name)                                                               \
    bool lf_sample_##name(const lf_field *, const lf_state *, int, const lin_family *, lin_rng *, lin_order *)

LF_ACTION(move); LF_ACTION_SAMPLE(move); LF_ACTION(back); LF_ACTION_SAMPLE(back); LF_ACTION(prolong); LF_ACTION_SAMPLE(prolong);
LF_ACTION(march); LF_ACTION(turn); LF_ACTION(form); LF_ACTION(reload); LF_ACTION(mount); LF_ACTION(dismount); LF_ACTION(dress);
LF_ACTION(store); LF_ACTION(end_act);

bool lf_in_sphere(const lf_field *f, const lf_state *s, int u, int commander);
lin_status lf_check_issuer(const lf_field *f, const lf_state *s, int u, int who, int *commander, lin_refusal *why);
bool lf_is_locked(const lf_state *s, int u);
lin_status lf_check_common(const lf_field *f, const lf_state *s, int u, const lf_action *a, lin_refusal *why);
void lf_activate(lin_play *p, int u, int issuer);
void lf_end_activation(lf_state *s);

/* ---- arrive.c: onto the table ---- */
void lf_come_further(lin_play *p, int u);
void lf_wait_outside(lf_state *s, int u);

/* ---- markers.c ---- */
void lf_disorder(lin_play *p, int u, lf_reason why);

/* ---- officers.c: commanders on the table ---- */
int32_t lf_disc_radius(const lf_field *f, int u);
int  lf_enemy_within(const lf_field *f, const lf_state *s, int side, lin_point p, int32_t far);
int  lf_enemy_near_body(const lf_field *f, const lf_state *s, int side, const tb_body *b, int32_t far);
lin_status lf_check_disc(const lf_field *f, const lf_state *s, int u, lin_point p, lin_refusal *why);
void lf_push_discs(lin_play *p, int element);

/* ---- grounds.c: the ground a battle gives a group ---- */
bool lf_own_ground_holds(const lf_field *f, const lf_state *s, int u, lin_point p);
bool lf_own_ground_holds_body(const lf_field *f, const lf_state *s, int u, const tb_body *b);

/* ---- looking: view.c, broken.c ---- */
int  lf_pieces(const lin_field *f, const void *state, lin_piece *out, int max);
void lf_score(const lin_field *f, const void *state, lin_score *out);
void lf_clock(const lin_field *f, const void *state, lin_text *out);
int  lf_turn_index(const lin_field *f, const void *state);
const char *lf_broken(const lin_field *f, const void *state);

/* ---- choices.c, deploy.c ---- */
bool lf_may_form(const lf_field *f, int u, int formation);
int  lf_ambushers(const lf_field *f, const lf_state *s, int side);
lin_status lf_check_placing(const lf_field *f, const lf_state *s, int u, const lin_order *o, lin_refusal *why);

/* ---- answers ---- */

static inline void lf_answer0(lin_list *out, int verb)
{
    out->order[out->orders++] = (lin_order){ .verb = (uint8_t)verb };
}

static inline void lf_answer1(lin_list *out, int verb, int a)
{
    out->order[out->orders++] = (lin_order){ .verb = (uint8_t)verb, .nargs = 1, .arg = { a } };
}

/* One prototype for each callback of the step table, in its order. */
#define LF_ASKS(name)                                                                        \
    lin_side lf_who_##name(const lin_field *, const void *, const lin_frame *);                 \
    void lf_list_##name(const lin_field *, const void *, const lin_frame *, lin_list *);        \
    lin_status lf_check_##name(const lin_field *, const void *, const lin_frame *,              \
                            const lin_order *, lin_refusal *);                               \
    void lf_take_##name(lin_play *, const lin_frame *, const lin_order *)
#define LF_SAMPLES(name)                                                                     \
    bool lf_sample_##name(const lin_field *, const void *, const lin_frame *, const lin_family *, \
                       lin_rng *, lin_order *)
#define LF_RUNS(name) void lf_run_##name(lin_play *, const lin_frame *)
#define LF_ROLLS(name)                                                                       \
    void lf_roll_##name(const lin_field *, const void *, const lin_frame *, lin_roll_ask *);    \
    void lf_land_##name(lin_play *, const lin_frame *, const uint8_t *)

LF_RUNS(which); LF_ROLLS(which); LF_RUNS(roles); LF_ROLLS(roles); LF_RUNS(rate); LF_ROLLS(rate);
LF_ASKS(edge); LF_RUNS(scenario); LF_ASKS(objective); LF_SAMPLES(objective);
LF_ASKS(keep_back); LF_ASKS(stand_alone); LF_ASKS(lie_in_wait); LF_ASKS(head_for);
LF_RUNS(deploy); LF_ASKS(deploy_group); LF_ASKS(post); LF_SAMPLES(post); LF_ASKS(place); LF_SAMPLES(place);
LF_ROLLS(points);
LF_RUNS(turn); LF_RUNS(initiative); LF_ROLLS(initiative); LF_ASKS(first_or_second); LF_RUNS(alternate); LF_ASKS(pick_group);
LF_ASKS(enter); LF_SAMPLES(enter); LF_RUNS(force_moves); LF_RUNS(turn_ends);
LF_ASKS(force_comes); LF_RUNS(broken); LF_ASKS(group); LF_RUNS(group_ends); LF_ASKS(ride); LF_SAMPLES(ride); LF_ASKS(walk_on);
LF_SAMPLES(walk_on); LF_ASKS(come_on); LF_SAMPLES(come_on); LF_RUNS(tidy); LF_ASKS(orders); LF_SAMPLES(orders); LF_ASKS(leg);
LF_SAMPLES(leg); LF_RUNS(react);

#endif
