/* lof.h -- Land of the Free: field, state and what the chapters share.
 *
 * Elements and commanders are both units of the battle: one index, one set of arrays. Where an
 * element stands is its leader's place, its facing and its formation; its stands are derived
 * (table/body.c) and remembered beside the state by the kit, never in it. */
#ifndef LOF_H
#define LOF_H

#include "core/core.h"
#include "kit/sums.h"
#include "kit/hand.h"
#include "kit/setups.h"
#include "kit/slide.h"
#include "rules/landofthefree/names.h"
#include "rules/landofthefree/upgrades.h"
#include "table/table.h"

#define LF_UNITS      LIN_PIECES /* elements and commanders of both sides */
#define LF_GROUPS     40
#define LF_OBJECTIVES 16 /* those of a scenario, and abandoned guns: LF-OP-09 */
#define LF_WORKS      96 /* breastworks given out at set-up, LF-SC */
#define LF_LOCKS      96 /* pairs of elements locked in melee */
#define LF_SUPPORTERS 3  /* of one side in a melee, LF-ML-69 */
#define LF_TURNS      24 /* of the longest battle, LF-SC-03 */
#define LF_NONE       KIT_NONE

/* LF-FB-01: of a game. One element of Tiny militia, as limits may be waived; more than six groups
 * of six can cost. */
#define LF_LEAST_POINTS 5
#define LF_MOST_POINTS  2000

#define LF_IN(inches) ((int32_t)(inches)*LIN_INCH)

/* Left out: of a formation, or a rank, that is not in this battle (LF-RF-11, LF-RF-12). */
typedef enum {
    LF_INFANTRY,
    LF_CAVALRY,
    LF_ARTILLERY,
    LF_GROUP_COMMANDER,
    LF_FORCE_COMMANDER,
    LF_DIVISION_COMMANDER,
    LF_LEFT_OUT
} lf_type;
typedef enum { LF_TINY, LF_SMALL, LF_MEDIUM, LF_LARGE, LF_SIZES } lf_size;
typedef enum {
    LF_SMOOTHBORE,
    LF_RIFLED,
    LF_MIXED,
    LF_LIGHT_CANNON,
    LF_HEAVY_CANNON,
    LF_MORTAR,
    LF_ROCKET,
    LF_WEAPONS
} lf_weapon;
/* Guns: unlimbered is open order, limbered is a column. */
typedef enum { LF_LINE, LF_OPEN, LF_COLUMN, LF_FORMATIONS } lf_formation;
typedef enum { LF_FIT, LF_SHAKEN, LF_EXHAUSTED, LF_SHATTERED } lf_level;
typedef enum { LF_INCOMPETENT, LF_COMPETENT, LF_SKILLED, LF_HIGHLY_SKILLED, LF_RATINGS } lf_rating;

typedef enum {
    LF_TAKE_THE_FIELD,
    LF_RECONNOITER,
    LF_HOLD_THE_GROUND,
    LF_FLANK_ATTACK,
    LF_SURROUNDED,
    LF_AMBUSH,
    LF_FRONTAL_ASSAULT,
    LF_MEETING_ENGAGEMENT,
    LF_SCENARIOS,
    LF_BY_DICE = LF_SCENARIOS /* as an option: the random table decides */
} lf_scenario;

enum {
    LF_OPT_SCENARIO,
    LF_OPT_SNAP_PRIORITY,
    LF_OPT_CHARGE_CLOSEST,
    LF_OPT_SUPPORT_PLAIN,
    LF_OPT_GUNS_INSIDE,
    LF_OPT_SCENARIO_ZONES,
    LF_OPT_DIVISIONS,
    LF_OPT_ALL_FORMATIONS,
    LF_OPT_STANDS,
    LF_OPT_ADVANCED,
    LF_OPT_BAG,
    LF_OPT_SHORTAGE,
    LF_OPT_LIMITED,
    LF_OPT_RALLY_TO_FIT,
    LF_OPT_SUGGESTED,
    LF_OPT_ABANDONED,
    LF_OPT_SHARED,
    LF_OPT_LISTS,
    LF_OPT_ARRIVALS,
    LF_OPT_COUNT
};

enum { LF_ADVANCED, LF_STANDARD_LIST };     /* LF-FB-26 */
enum { LF_LISTS_GUIDE, LF_LISTS_ENFORCED }; /* LF-HE-02 */

enum { LF_STANDS_OF_BATTLE, LF_STANDS_STANDARD, LF_STANDS_COMPACT };

/* Where a unit is. */
typedef enum {
    LF_ABSENT,   /* not in this battle */
    LF_UNPLACED, /* yet to be set up */
    LF_RESERVE,  /* off the table, to come on */
    LF_HIDDEN,   /* off the table, in ambush */
    LF_ON_TABLE,
    LF_OFF,       /* left the field */
    LF_DESTROYED, /* shattered; of a commander, a casualty */
    LF_ABANDONED  /* of a battery: its crew has left the guns, LF-OP-11 */
} lf_where;

/* Marks on an element. */
enum {
    LF_UNLOADED = 1,        /* smoke: has fired and not reloaded */
    LF_ON_FOOT = 2,         /* cavalry dismounted */
    LF_HAS_M = 4,           /* a stored Maneuver Order */
    LF_HAS_C = 8,           /* a stored Combat Order */
    LF_ACTED = 16,          /* has been activated in this turn */
    LF_IN_GROUP_ORDER = 32, /* takes part in the group order */
    LF_RALLY_TRIED = 64,    /* in this turn */
    LF_LINED_UP = 128,      /* along the line named by `ground` */
    LF_INSIDE = 256,        /* in the building named by `ground` */
    LF_NO_ORDERS = 512,     /* failed the test of its broken group */
    LF_ENTERING = 1024,     /* half off the table: coming on, or turned to fire at its edge */
    LF_ROUTED = 2048,       /* went back in rout step: its commander rides ahead */
    LF_BOUND = 4096,        /* of a force commander: attached himself in this turn */
    LF_VOLLEYED = 8192,     /* has fired in this activation: LF-SE-26 */
    LF_ZONED = 16384        /* of a commander: his group is set up in the zone, LF-RF-15 */
};

/* Ammunition of an element: shots it has left (LF-OP-20), and above them how it stands with
 * cartridges (LF-OP-18). */
enum { LF_SHOTS = 63, LF_LOW = 64, LF_OUT = 128 };

/* Of an abandoned battery: its crew is back at the guns; else with an element, or LF_NONE. */
#define LF_AT_GUNS 0xfe

/* Of a group with `arrivals`, in place of the turn in which it comes: on the table from the
 * beginning. */
#define LF_STANDS 0

/* ---- tables.c ---- */

extern const char *const lf_type_name[];
extern const char *const lf_size_name[];
extern const char *const lf_weapon_name[];
extern const char *const lf_formation_name[];
extern const char *const lf_level_name[];
extern const char *const lf_rating_name[];
extern const char *const lf_level_scores[]; /* of victory, LF-SC-25 */
extern const char *const lf_scenario_name[];
extern const char *const lf_stands_name[], *const lf_advanced_name[], *const lf_lists_name[];
typedef struct {
    uint8_t maneuver, combat, morale, discipline[LF_SIZES], action[LF_SIZES], points[LF_SIZES];
} lf_statistics;
extern const lf_statistics lf_stats[3];
extern const uint8_t lf_stand_count[2][2][LF_SIZES];
typedef struct {
    uint16_t wide, deep;
} lf_base;
extern const lf_base lf_bases[];
extern const uint8_t lf_rating_by_die[6];
typedef struct {
    uint8_t morale;
    int32_t sphere;
    uint8_t dice; /* the best of so many d3 */
    int8_t added;
} lf_command;
extern const lf_command lf_commands[LF_RATINGS];
typedef struct {
    uint8_t over, most;
} lf_range;
extern const lf_range lf_ranges[LF_WEAPONS];
extern const uint8_t lf_scenario_by_dice[13];
extern const uint8_t lf_pace[3][LF_FORMATIONS], lf_pace_back[3];

/* Who gives orders. */
enum { LF_BY_GROUP, LF_BY_FORCE, LF_BY_DIVISION, LF_ISSUERS, LF_BY_NOBODY = LF_ISSUERS };

/* Kinds of orders. */
enum { LF_ORDER_M, LF_ORDER_C, LF_ORDER_BOTH };

/* How an order to a group is given: as one of its own, as a Forced Order, to remove markers, as a
 * free Maneuver Order. */
enum { LF_ALL_PLAIN, LF_ALL_PRESSED, LF_ALL_REMOVE_DISORDER, LF_ALL_FREE };

/* What the active element has done in this activation. */
enum {
    LF_ACT_MOUNTED = 1,
    LF_ACT_DISMOUNTED = 2,
    LF_ACT_WON = 4,
    LF_ACT_OFF_TABLE = 8,
    LF_ACT_OVER = 16,            /* withdrawn or gone: no more orders */
    LF_ACT_CONCENTRATED = 64,    /* this volley is */
    LF_ACT_CHARGING = 128,       /* in the pause of its charge */
    LF_ACT_BALKED = 256,         /* would not charge */
    LF_ACT_REACTOR_BALKED = 512, /* would not counter-charge */
    LF_ACT_HALTED = 1024,        /* holds against a Counter-charge */
    LF_ACT_INSPIRED = 2048,      /* rerolls its misses in melee */
    LF_ACT_FORCED_M = 4096,
    LF_ACT_FORCED_C = 8192,    /* its last order was forced */
    LF_ACT_MUST_FIGHT = 16384, /* when this window closes */
    LF_ACT_TIED = 32768,       /* and that after a tie */
    LF_ACT_ORPHANED = 32       /* who gave the orders has fallen */
};

/* Marks on a group. */
enum { LF_GROUP_DONE = 1, LF_GROUP_ORDERED = 2, LF_GROUP_BROKEN = 4 };

/* How a side deploys: its groups at one go, by turns with the other side, or of an ambush only the
 * commanders. */
enum { LF_ALONE, LF_BY_TURNS, LF_COMMANDERS_ALONE };

/* Levels of victory, LF-SC-25. */
enum { LF_TIE, LF_MARGINAL, LF_MINOR, LF_MAJOR };

/* Whose command points Indians of a group take: LF-SE-34 to LF-SE-37. */
enum { LF_TRUSTS_COMMANDER = 1, LF_TRUSTS_FORCE = 2, LF_TRUSTS_DIVISION = 4 };

/* ---- What never changes in a battle ---- */

typedef struct {
    lin_field base;
    int units, groups, points; /* points: of the game, LF-SC */
    uint8_t type[LF_UNITS], size[LF_UNITS], weapon[LF_UNITS], side[LF_UNITS];
    uint8_t group[LF_UNITS]; /* of an element or a Group Commander */
    uint8_t guns[LF_UNITS];  /* classes that its owner may choose among, as bits; 0: none */
    uint8_t stands[LF_UNITS];
    uint8_t cost[LF_UNITS];          /* points */
    uint8_t given_rating[LF_UNITS];  /* 1 + lf_rating where the battle gives one */
    uint8_t upgrade[LF_UNITS];       /* lf_upgrade, LF-SE-01 */
    uint32_t skills[LF_UNITS];       /* what comes with it, LF-SE-09 */
    uint8_t scouts[LIN_SIDES];       /* how many the list has, LF-SC-72 */
    int32_t zones_reach[LIN_SIDES];  /* an inch more than the longest Threat Zone of the side */
    uint8_t shots[LF_UNITS];         /* how many it has, 0: nobody counts them. LF-OP-20 */
    uint8_t bag[LF_RATINGS];         /* tokens of each rating, LF-OP-05 */
    uint8_t out_of_sphere[LF_UNITS]; /* may be deployed there */
    uint8_t trusts[LF_GROUPS];       /* LF_TRUSTS_COMMANDER ...: LF-SE-35 to LF-SE-37 */
    uint8_t group_commander[LF_GROUPS], group_side[LF_GROUPS];
    uint8_t force_commander[LIN_SIDES];
    uint8_t division[LF_GROUPS]; /* who commands it besides, or LF_NONE: LF-RF-11 */
    uint8_t arrival_turn[LF_GROUPS],
        arrival_edge[LF_GROUPS];                /* LF-RF-125; LF_NONE: as in the scenario */
    uint8_t turns;                              /* how many, LF-SC-03 */
    uint8_t roles_fixed;                        /* 1 + the attacking side, or 0: by dice */
    uint8_t edges_fixed, fixed_edge[LIN_SIDES]; /* LF-RF-14 */
    tb_set elements[LIN_SIDES], commanders[LIN_SIDES], members[LF_GROUPS];
    kit_scenery scenery; /* size of the table, scenery */
} lf_field;

/* ---- What changes ---- */

/* A breastwork: a low obstacle laid at set-up. */
typedef struct {
    lin_point at;          /* its middle */
    uint16_t facing, half; /* square to its run; half its length */
} lf_work;

/* What is fired: muskets, mortars and rockets have no choice. */
enum { LF_SHOT, LF_SOLID, LF_GRAPE };

/* A volley on its way; shooter LF_NONE: there is none. */
typedef struct {
    uint8_t shooter, target, load, dice, need, pierce;
    uint8_t cover, rakes; /* LF_TARGET_IN_COVER ...; solid shot along its line */
    uint8_t in_ranks;     /* LF-SE-26 */
    uint8_t spare[7];
} lf_shot;

/* A round of melee on its way: the initiator and the other; unit LF_NONE: there is none. */
typedef struct {
    uint8_t unit[2], dice[2], helpers[2], need[2], hits[2];
    uint8_t spare[6];
} lf_melee;

/* How a melee went, for an element; and for the round. */
enum { LF_LOST, LF_WON, LF_TIED };
enum { LF_WON_BY_FIRST, LF_WON_BY_SECOND, LF_TIED_ROUND };

/* A Morale Test on its way: LF_NONE: there is none. */
typedef struct {
    uint8_t unit, kind, by; /* by: the commander who paid for it, or LF_NONE */
    uint8_t die[2], again;  /* bits of again: dice that were rerolled */
    uint8_t spare[2];
} lf_morale_test;

/* A participant of the group order: the orders it has left, and what it has done. */
#define LF_PARTICIPANTS 12 /* LF-GO-20 */
typedef struct {
    uint8_t unit, m, c, forced;
    uint16_t act;
    uint8_t spare[2];
} lf_participant;

/* The dice of a pool: how many show each face, thrown once and thrown again. */
typedef struct {
    uint8_t once[6], again[6];
} lf_pool;

typedef struct {
    lin_head head;                             /* the agenda */
    tb_set began;                              /* enemies in whose zone it began */
    tb_set dealt;                              /* in a shared building: have had their hits */
    tb_set group_order, group_order_done;      /* the group order: who; who has acted */
    tb_set participant_began[LF_PARTICIPANTS]; /* as began, of each participant */
    tb_set reacted;                            /* in this window */
    tb_set marched_from;                       /* a column on the march: zones it began in */
    tb_set fled, countered;                    /* in this charge */
    tb_set overrun;         /* commanders whom a move has passed over, until it ends */
    tb_set support[2];      /* in this melee */
    lin_point at[LF_UNITS]; /* leader's front middle; a commander's centre */
    lin_point objective[LF_OBJECTIVES];
    lf_work work[LF_WORKS];
    lin_point march_at; /* a column on the march: where it began; 0 0: nowhere */
    lf_participant participant[LF_PARTICIPANTS]; /* the group order */
    uint16_t facing[LF_UNITS];
    uint16_t gap[LF_UNITS]; /* open order */
    uint16_t mark[LF_UNITS];
    uint8_t where[LF_UNITS], formation[LF_UNITS];
    uint8_t level[LF_UNITS], hits[LF_UNITS], disorder[LF_UNITS];
    uint8_t on_piece[LF_UNITS];                 /* lined up on, or inside; LF_NONE */
    uint8_t rating[LF_UNITS], points[LF_UNITS]; /* of a commander: his Command Points */
    uint8_t gun[LF_UNITS];         /* the class its owner chose: lf_weapon; 0: that of the field */
    uint8_t with[LF_UNITS];        /* of a commander: attached to; LF_NONE */
    uint8_t spared[LF_UNITS];      /* hits that were dropped: LF-SE-13 */
    uint8_t ammunition[LF_UNITS];  /* LF_SHOTS, LF_LOW, LF_OUT */
    uint8_t crew[LF_UNITS];        /* of an abandoned battery: who shelters it; LF_NONE */
    uint8_t drawn[LF_RATINGS];     /* tokens that are out of the bag: LF-OP-03 */
    uint8_t lock[LF_LOCKS][2];     /* pairs in melee */
    uint8_t commander[LF_GROUPS];  /* who leads it; LF_NONE */
    uint8_t group_mark[LF_GROUPS]; /* activated, broken */
    uint8_t force[LIN_SIDES];      /* who leads the force; LF_NONE */
    uint8_t edge[LIN_SIDES], set_up_roll[LIN_SIDES], initiative[LIN_SIDES];
    lf_pool pool[2];                                       /* a volley; a melee's two sides */
    lf_melee melee;                                        /* a round of melee */
    lf_shot shot;                                          /* a volley */
    lf_morale_test morale_test;                            /* a Morale Test */
    uint16_t kept_facing;                                  /* of one that withdraws in good order */
    uint16_t act;                                          /* what it has done: flags */
    uint16_t march_facing;                                 /* as march_at */
    uint8_t scenario, attacker, turn, side;                /* side: whose activation it is */
    uint8_t first;                                         /* who is active first in this turn */
    uint8_t group, element, issuer;                        /* active; LF_NONE */
    uint8_t m, c;                                          /* orders the active element has left */
    uint8_t forced;                                        /* Forced Orders given */
    uint8_t group_order_m, group_order_c, group_order_act; /* orders left; the action under way */
    uint8_t group_order_by, participants; /* who gives the group order; how many took part */
    uint8_t objectives, works, locks;
    uint8_t flank_group,
        revealed;               /* LF_NONE; the turn of the ambush, or 0; elsewhere a bit a side */
    uint8_t arrived[LIN_SIDES]; /* groups that came on in this turn */
    uint8_t follows[LIN_SIDES]; /* 0, or 1 + the deployment it sets up by */
    uint8_t adjusts;            /* bit a side: asked before its set-up is finished */
    uint8_t spare[4];           /* to whole words, in 32 bits too */
} lf_state;

_Static_assert(sizeof(lf_state) % 8 == 0, "the state is hashed in words");
_Static_assert(sizeof(lf_state) <= 16384, "a state is at most 16 KB");

/* ---- The rows of names.h ---- */

extern const lin_step lf_steps[LF_STEPS];
extern const lin_verb lf_verbs[LV_VERBS];
extern const lin_event_row lf_events[LE_EVENTS];
extern const lin_rules lin_book_landofthefree;
#define LF_ACTION_ROWS 11
extern const lin_action_row lf_action_rows[LF_ACTION_ROWS];
extern const lin_event_part lf_event_parts[];
#define LF_ANSWER_LABELS 58
extern const lin_answer_label lf_answer_labels[LF_ANSWER_LABELS];
bool lf_answer(const lin_view *view, const lin_order *o, lin_text *out);
#define LF_COUNTER_ROWS 7
extern const lin_counter_row lf_counter[LF_COUNTER_ROWS];
#define LF_MARK_LOOKS 18
extern const lin_mark_look lf_mark_looks[LF_MARK_LOOKS];
extern const lin_look lf_looks[];
extern const lin_reason lf_reasons[LF_REASONS];

/* ---- Small questions, answered inline ---- */

static inline const lf_field *lf_field_of(const lin_field *f)
{
    return (const lf_field *)(const void *)f;
}

/* Beside the state lies what the kit remembers of it, and nothing else. */
void lf_open_window(const lin_view *view, kit_window *out); /* move/stands.c */

static inline const kit_window *lf_window(const lin_view *view)
{
    return kit_window_of(view, lf_open_window);
}

static inline kit_memory *lf_memory_of(const lin_view *view)
{
    return &((kit_beside *)view->beside)->memory;
}

/* Every element on the table is where the state says, and the index knows it. */
static inline kit_memory *lf_refresh(const lin_view *view)
{
    return kit_refresh(lf_window(view));
}

/* The elements of a side on the table that may lie so near: a few too many, never too few. */
static inline tb_set lf_elements_about(const lin_view *view, int side, const tb_box *box,
                                       int32_t far)
{
    return kit_near(lf_window(view), side, box, far);
}

/* What a sentence calls a unit. */
static inline const char *lf_id(const lf_field *f, int u)
{
    return f->base.battle->unit[u].id;
}

static inline bool lf_is_element(const lf_field *f, int u)
{
    return f->type[u] < LF_GROUP_COMMANDER;
}

/* LF-SE-09: has it this skill, or named rule? */
static inline bool lf_has_skill(const lf_field *f, int u, uint32_t skill)
{
    return (f->skills[u] & skill) != 0;
}

/* LF-OR-08; LF-SE-25, LF-SK-25: one fewer. */
static inline int lf_maneuver_orders(const lf_field *f, int u)
{
    return lf_stats[f->type[u]].maneuver -
           lf_has_skill(f, u, LF_SKILL_RIFLES | LF_SKILL_GERMAN_RANKS);
}

/* LF-GT-03; LF-SK-28: how it begins the game. */
static inline int lf_first_level(const lf_field *f, int u)
{
    return lf_has_skill(f, u, LF_SKILL_SELF_PRESERVATION) ? LF_SHAKEN : LF_FIT;
}

/* LF-OP-13: whom a commander goes to who speaks to it: a crew is with the infantry that shelters
 * it. */
static inline int lf_stand_in(const lf_state *s, int u)
{
    return s->where[u] == LF_ABANDONED && s->crew[u] < LF_AT_GUNS ? s->crew[u] : u;
}

/* LF-FB-22 */
static inline int lf_weapon_of(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    return s->gun[u] ? s->gun[u] : f->weapon[u];
}

/* LF-RF-11: is he a force commander to this group: the one of the force, or of its division? */
static inline bool lf_is_superior(const lin_view *view, int c, int g)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    return c == s->force[f->group_side[g]] || c == f->division[g];
}

/* LF-SK-34: ground that does not slow it. */
static inline int lf_unslowed_by(const lf_field *f, int u)
{
    return lf_has_skill(f, u, LF_SKILL_WOODSMEN) ? KIT_WOODED : 0;
}

/* LF-AT-08: does any part of it touch slowing ground? LF-AT-04: not who keeps to a bridge;
 * LF-AT-03: but a ford slows. */
static inline bool lf_is_slowed(const lf_field *f, int u, const tb_convex *swept)
{
    return kit_scenery_slows(&f->scenery, lf_unslowed_by(f, u), swept);
}

/* LF-LO-01, LF-AT-05: nobody may be there: a tall obstacle, or impassable ground off its bridges
 * and fords. */
static inline bool lf_is_barred(const lf_field *f, int piece, const tb_convex *c)
{
    return kit_scenery_bars(&f->scenery, piece, c);
}

/* LF-ME-17: the impassable piece that it would touch, or LF_NONE. */
static inline int lf_impassable_on(const lf_field *f, const tb_convex *swept)
{
    return kit_scenery_barring(&f->scenery, swept);
}

/* LF-AT-07: an area that hides what is in it and behind it. */
static inline bool lf_obscures(const kit_piece *p)
{
    return p->flags & KIT_OBSCURES && p->shape.closed && p->kind != KIT_BUILDING &&
           p->kind != KIT_OBSTACLE;
}

#endif
