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
#include "table/table.h"

#define LF_UNITS      LIN_PIECES /* elements and commanders of both sides */
#define LF_GROUPS     40
#define LF_OBJECTIVES 8
#define LF_WORKS      48 /* breastworks given out at set-up, LF-SC */
#define LF_LOCKS      96 /* pairs of elements locked in melee */
#define LF_BOUTS      16 /* targets a table may offer at once */
#define LF_NONE       KIT_NONE

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
    LF_OPT_COUNT
};

enum { LF_STANDS_OF_BATTLE, LF_STANDS_STANDARD, LF_STANDS_COMPACT };

/* Where a unit is. */
typedef enum {
    LF_ABSENT,   /* not in this battle */
    LF_UNPLACED, /* yet to be set up */
    LF_RESERVE,  /* off the table, to come on */
    LF_HIDDEN,   /* off the table, in ambush */
    LF_ON_TABLE,
    LF_OFF,      /* left the field */
    LF_DESTROYED /* shattered; of a commander, a casualty */
} lf_where;

/* Marks on an element. */
enum {
    LF_UNLOADED = 1,     /* smoke: has fired and not reloaded */
    LF_ON_FOOT = 2,      /* cavalry dismounted */
    LF_HAS_M = 4,        /* a stored Maneuver Order */
    LF_HAS_C = 8,        /* a stored Combat Order */
    LF_ACTED = 16,       /* has been activated in this turn */
    LF_IN_CONCERT = 32,  /* takes part in the group order */
    LF_RALLY_TRIED = 64, /* in this turn */
    LF_LINED_UP = 128,   /* along the line named by `ground` */
    LF_INSIDE = 256,     /* in the building named by `ground` */
    LF_NO_ORDERS = 512,  /* failed the test of its broken group */
    LF_ENTERING = 1024,  /* half off the table: coming on, or turned to fire at its edge */
    LF_ROUTED = 2048,    /* went back in rout step: its commander rides ahead */
    LF_BOUND = 4096      /* of a force commander: attached himself in this turn */
};

/* ---- tables.c ---- */

extern const char *const lf_type_name[];
extern const char *const lf_size_name[];
extern const char *const lf_weapon_name[];
extern const char *const lf_formation_name[];
extern const char *const lf_level_name[];
extern const char *const lf_rating_name[];
extern const char *const lf_scenario_name[];
extern const char *const lf_stands_name[];
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
    uint8_t dice;
    int8_t added;
} lf_command; /* the best of so many d3 */
extern const lf_command lf_commands[LF_RATINGS];
typedef struct {
    uint8_t over, most;
} lf_range;
extern const lf_range lf_ranges[LF_WEAPONS];
extern const uint8_t lf_scenario_by_dice[13];
extern const uint8_t lf_pace[3][LF_FORMATIONS], lf_pace_back[3];

/* Who gives orders. */
enum { LF_BY_GROUP, LF_BY_FORCE, LF_BY_DIVISION, LF_ISSUERS };

/* Kinds of orders. */
enum { LF_ORDER_M, LF_ORDER_C, LF_ORDER_BOTH };

/* How an order to a group is given: as one of its own, as a Forced Order, to remove markers, as a
 * free Maneuver Order. */
enum { LF_ALL_PLAIN, LF_ALL_PRESSED, LF_ALL_TIDY, LF_ALL_FREE };

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
    LF_ACT_ORPHANED = 32
}; /* who gave the orders has fallen */

/* Marks on a group. */
enum { LF_GROUP_DONE = 1, LF_GROUP_CONCERT = 2, LF_GROUP_BROKEN = 4 };

/* How a side deploys: its groups at one go, by turns with the other side, or of an ambush only the
 * commanders. */
enum { LF_ALONE, LF_BY_TURNS, LF_COMMANDERS_ALONE };

/* Levels of victory, LF-SC-25. */
enum { LF_TIE, LF_MARGINAL, LF_MINOR, LF_MAJOR };

/* ---- What never changes in a battle ---- */

typedef struct {
    lin_field base;
    int units, groups, points; /* points: of the game, LF-SC */
    uint8_t type[LF_UNITS], size[LF_UNITS], weapon[LF_UNITS], side[LF_UNITS];
    uint8_t group[LF_UNITS]; /* of an element or a Group Commander */
    uint8_t guns[LF_UNITS];  /* classes that its owner may choose among, as bits; 0: none */
    uint8_t stands[LF_UNITS];
    uint8_t cost[LF_UNITS];         /* points */
    uint8_t given_rating[LF_UNITS]; /* 1 + lf_rating where the battle gives one */
    uint8_t group_commander[LF_GROUPS], group_side[LF_GROUPS];
    uint8_t force_commander[LIN_SIDES];
    uint8_t division[LF_GROUPS];                /* who commands it besides, or LF_NONE: LF-RF-11 */
    uint8_t roles_fixed;                        /* 1 + the attacking side, or 0: by dice */
    uint8_t edges_fixed, fixed_edge[LIN_SIDES]; /* LF-RF-14 */
    tb_set elements[LIN_SIDES], commanders[LIN_SIDES], members[LF_GROUPS];
    kit_ground ground; /* size of the table, scenery */
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
    uint8_t cover, rakes; /* LF_FROM_COVER ...; solid shot along its line */
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
} lf_trial;

/* A participant of the group order: the orders it has left, and what it has done. */
#define LF_PARTS 12
typedef struct {
    uint8_t unit, m, c, forced;
    uint16_t act;
    uint8_t spare[2];
} lf_part;

/* The dice of a pool: how many show each face, thrown once and thrown again. */
typedef struct {
    uint8_t once[6], again[6];
} lf_pool;

typedef struct {
    lin_head head;                /* the agenda */
    tb_set began;                 /* enemies in whose zone it began */
    tb_set concert, concert_done; /* the group order: who; who has acted */
    tb_set part_began[LF_PARTS];  /* as began, of each participant */
    tb_set reacted;               /* in this window */
    tb_set marched_from;          /* a column on the march: zones it began in */
    tb_set fled, countered;       /* in this charge */
    tb_set overrun;               /* commanders whom a move has passed over, until it ends */
    tb_set support[2];            /* in this melee */
    lin_point at[LF_UNITS];       /* leader's front middle; a commander's centre */
    lin_point objective[LF_OBJECTIVES];
    lf_work work[LF_WORKS];
    lin_point march_at;     /* a column on the march: where it began; 0 0: nowhere */
    lf_part part[LF_PARTS]; /* the group order */
    uint16_t facing[LF_UNITS];
    uint16_t gap[LF_UNITS]; /* open order */
    uint16_t mark[LF_UNITS];
    uint8_t where[LF_UNITS], formation[LF_UNITS];
    uint8_t level[LF_UNITS], hits[LF_UNITS], disorder[LF_UNITS];
    uint8_t ground[LF_UNITS];                   /* lined up on, or inside; LF_NONE */
    uint8_t rating[LF_UNITS], points[LF_UNITS]; /* of a commander: his Command Points */
    uint8_t gun[LF_UNITS];         /* the class its owner chose: lf_weapon; 0: that of the field */
    uint8_t with[LF_UNITS];        /* of a commander: attached to; LF_NONE */
    uint8_t lock[LF_LOCKS][2];     /* pairs in melee */
    uint8_t commander[LF_GROUPS];  /* who leads it; LF_NONE */
    uint8_t group_mark[LF_GROUPS]; /* activated, broken */
    uint8_t force[LIN_SIDES];      /* who leads the force; LF_NONE */
    uint8_t edge[LIN_SIDES], set_up_roll[LIN_SIDES], initiative[LIN_SIDES];
    lf_pool pool[2];                           /* a volley; a melee's two sides */
    lf_melee melee;                            /* a round of melee */
    lf_shot shot;                              /* a volley */
    lf_trial trial;                            /* a Morale Test */
    uint16_t kept_facing;                      /* of one that withdraws in good order */
    uint16_t act;                              /* what it has done: flags */
    uint16_t march_facing;                     /* as march_at */
    uint8_t scenario, attacker, turn, side;    /* side: whose activation it is */
    uint8_t first;                             /* who is active first in this turn */
    uint8_t group, element, issuer;            /* active; LF_NONE */
    uint8_t m, c;                              /* orders the active element has left */
    uint8_t forced;                            /* Forced Orders given */
    uint8_t concert_m, concert_c, concert_act; /* orders left; the action under way */
    uint8_t concert_by, parts;                 /* who gives the group order; how many took part */
    uint8_t objectives, works, locks;
    uint8_t flank_group, revealed; /* LF_NONE; the turn of the ambush, or 0 */
    uint8_t arrived[LIN_SIDES];    /* groups that came on in this turn */
    uint8_t follows[LIN_SIDES];    /* 0, or 1 + the deployment it sets up by */
    uint8_t spare[1];
} lf_state;

_Static_assert(sizeof(lf_state) % 8 == 0, "the state is hashed in words");
_Static_assert(sizeof(lf_state) <= 8192, "a state is at most 8 KB");

/* ---- Steps, verbs, events (rows in lof.c, orders.c, events.c) ---- */

typedef enum {
    /* before the first turn: LF-SC, LF-GT-01 */
    LF_WHICH,
    LF_WHICH_DICE,
    LF_ROLES,
    LF_ROLES_DICE,
    LF_RATE,
    LF_RATE_DICE,
    LF_EDGE,
    LF_ARM,
    LF_SCENARIO,
    LF_OBJECTIVE,
    LF_KEEP_BACK,
    LF_STAND_ALONE,
    LF_LIE_IN_WAIT,
    LF_HEAD_FOR,
    LF_DEPLOY,
    LF_DEPLOY_GROUP,
    LF_POST,
    LF_PLACE,
    LF_POINTS_DICE,
    /* the turn: LF-GT */
    LF_TURN,
    LF_INITIATIVE,
    LF_INITIATIVE_DICE,
    LF_FIRST_OR_SECOND,
    LF_ALTERNATE,
    LF_PICK_GROUP,
    LF_ENTER,
    LF_FORCE_COMES,
    LF_BROKEN,
    LF_GROUP,
    LF_REVEAL,
    LF_GROUP_ENDS,
    LF_RIDE,
    LF_WALK_ON,
    LF_FORCE_MOVES,
    LF_TURN_ENDS,
    /* an element: LF-OR, LF-MV */
    LF_COME_ON,
    LF_TIDY,
    LF_ORDERS,
    LF_LEG,
    LF_REACT,
    LF_LINE_UP,
    LF_ACCIDENT,
    /* hits, tests, withdrawals: LF-DM, LF-CM */
    LF_LAST,
    LF_RALLIED,
    LF_RALLY_ENDS,
    LF_NEW_COMMANDER,
    LF_NEW_RATING_DICE,
    LF_TOUCHED,
    LF_REFUGE,
    LF_CASUALTY_DICE,
    LF_WAVER,
    LF_TEST_DICE,
    LF_TEST_WORDS,
    LF_TEST_REROLL,
    LF_TEST_JUDGE,
    LF_WITHDRAW_DICE,
    LF_RETIRING,
    LF_CROSSES,
    LF_WITHDRAWN,
    LF_GROUP_TESTS,
    /* charge and melee: LF-ML */
    LF_WHEEL,
    LF_INSPIRE,
    LF_CHARGE_GO,
    LF_REACTION,
    LF_COUNTER_MOVE,
    LF_STORED_COUNTER,
    LF_COUNTER_HOME,
    LF_REFORM,
    LF_REFORM_THROUGH,
    LF_FLEE_DICE,
    LF_FLEE,
    LF_FLED,
    LF_CHARGE_HOME,
    LF_NERVE,
    LF_FRESH,
    LF_MUST_FIGHT,
    LF_FREE,
    LF_WHICH_FOE,
    LF_SUPPORT,
    LF_MELEE_ROUND,
    LF_MELEE_DICE,
    LF_MELEE_MORE_DICE,
    LF_MELEE_WORDS,
    LF_MELEE_RESULT,
    LF_PAYS,
    LF_HEAVY_DEFEAT,
    LF_HELPERS,
    LF_HELPER_HIT,
    LF_MOVE_IN,
    LF_MELEE_OVER,
    /* a group order: LF-GO */
    LF_JOIN,
    LF_CONCERT_TIDY,
    LF_CONCERT,
    LF_CONCERT_NEXT,
    LF_PART,
    LF_PART_ENDS,
    /* a volley: LF-SH, LF-WP */
    LF_SHOOT,
    LF_SHOT_DICE,
    LF_SHOT_AGAIN,
    LF_SHOT_MORE_DICE,
    LF_SHOT_WORDS,
    LF_PIERCE,
    LF_GOES_ON,
    LF_PIERCE_DICE,
    LF_SHOT_LANDS,
    LF_SHOT_OVER,
    LF_OTHER_TARGET,
    LF_SHOOT_OUT,
    LF_NOTHING_LEFT,
    LF_JOSTLE,
    LF_STEPS
} lf_step_id;

typedef enum {
    LV_EDGE,
    LV_FOLLOW,
    LV_ARM,
    LV_OBJECTIVE,
    LV_KEEP,
    LV_NOBODY,
    LV_AMBUSH,
    LV_GROUP,
    LV_POST,
    LV_PLACE,
    LV_GARRISON,
    LV_ON_FOOT,
    LV_DONE,
    LV_REROLL,
    LV_KEEP_DICE,
    LV_NEXT,
    LV_FIRE,
    LV_VOLLEY,
    LV_FIRE_OUT,
    LV_SPLIT,
    LV_SNAP,
    LV_PASS,
    LV_CHARGE,
    LV_INSPIRE,
    LV_HOLD,
    LV_CARRY_ON,
    LV_CLOSING,
    LV_REFORM,
    LV_COUNTER,
    LV_WITHDRAW,
    LV_AS,
    LV_MOVES,
    LV_FIGHT,
    LV_SUPPORT,
    LV_ENOUGH,
    LV_FORCE,
    LV_WAIT,
    LV_RALLY,
    LV_RESTORE,
    LV_PROMOTE,
    LV_SUCCEED,
    LV_REGROUP,
    LV_REVEAL,
    LV_TOGETHER,
    LV_JOIN,
    LV_ALL,
    LV_PRESS,
    LV_ALL_STORE,
    LV_ALL_WAIT,
    LV_FIRST,
    LV_SECOND,
    LV_YES,
    LV_NO,
    LV_STAY,
    LV_ACTIVATE,
    LV_CLOSE,
    LV_COME,
    LV_MOVE,
    LV_BACK,
    LV_MARCH,
    LV_LEG,
    LV_HALT,
    LV_CANCEL,
    LV_PROLONG,
    LV_TURN,
    LV_FORM,
    LV_RELOAD,
    LV_MOUNT,
    LV_DISMOUNT,
    LV_DRESS,
    LV_STORE,
    LV_END,
    LV_CROSS,
    LV_THROUGH,
    LV_OCCUPY,
    LV_LEAVE,
    LV_VERBS
} lf_verb;

typedef enum {
    LE_SCENARIO_ROLL,
    LE_SCENARIO,
    LE_ROLE_ROLL,
    LE_ATTACKER,
    LE_RATING_ROLL,
    LE_RATING,
    LE_EDGE,
    LE_ARMED,
    LE_OBJECTIVE,
    LE_FOLLOWS,
    LE_KEPT_BACK,
    LE_IN_WAIT,
    LE_HEADS_FOR,
    LE_POSTED,
    LE_PLACED,
    LE_GARRISON,
    LE_ON_FOOT,
    LE_BREASTWORK,
    LE_DEPLOYED,
    LE_POINTS_ROLL,
    LE_POINTS,
    LE_TURN,
    LE_INITIATIVE,
    LE_FIRST,
    LE_GROUP,
    LE_REVEALED,
    LE_ACTIVATED,
    LE_CAME_ON,
    LE_MOVED,
    LE_BACKED,
    LE_PROLONGED,
    LE_MARCHED,
    LE_HALTED,
    LE_STOPPED,
    LE_TURNED,
    LE_FORMED,
    LE_RELOADED,
    LE_MOUNTED,
    LE_DRESSED,
    LE_STORED,
    LE_FINISHED,
    LE_DISORDERED,
    LE_RODE,
    LE_ATTACHED,
    LE_RELEASED,
    LE_SPENT,
    LE_FELL,
    LE_CASUALTY_ROLL,
    LE_HITS,
    LE_LEVEL,
    LE_SHATTERED,
    LE_LEFT,
    LE_MODIFIER,
    LE_TEST_ROLL,
    LE_TEST_PASSED,
    LE_TEST_FAILED,
    LE_REROLLED,
    LE_STORED_LOST,
    LE_WITHDRAW_ROLL,
    LE_RETIRED,
    LE_FRONTS,
    LE_LOCKED,
    LE_GROUP_BROKEN,
    LE_CROSSED,
    LE_CHARGES,
    LE_CHARGE_HOME,
    LE_WHEELS,
    LE_BALKED,
    LE_CHARGE_STOPS,
    LE_CONTACT,
    LE_REACTS,
    LE_ESCAPED,
    LE_MELEE,
    LE_SUPPORTS,
    LE_POOL,
    LE_SCORE,
    LE_WON,
    LE_TIED,
    LE_HELD,
    LE_FREE_MANEUVER,
    LE_FORCES,
    LE_WAITS,
    LE_RALLIES,
    LE_RESTORED,
    LE_PROMOTED,
    LE_SUCCEEDS,
    LE_CAPTURED,
    LE_REGROUPS,
    LE_JOINS,
    LE_CONCERT,
    LE_ALL,
    LE_PRESSES,
    LE_HOLDS,
    LE_DROPS_OUT,
    LE_CONCERT_OVER,
    LE_FACES,
    LE_FIRES,
    LE_DIE,
    LE_VOLLEY,
    LE_STRIKES,
    LE_RAGGED,
    LE_PUNISHING,
    LE_SNAPS,
    LE_LINED_UP,
    LE_WENT_THROUGH,
    LE_CAME_OUT,
    LE_OBJECTIVES,
    LE_LOSSES,
    LE_COLLAPSED,
    LE_VERDICT,
    LE_EVENTS
} lf_event;

extern const lin_step lf_steps[LF_STEPS];
extern const lin_verb lf_verbs[LV_VERBS];
extern const lin_event_row lf_events[LE_EVENTS];
extern const lin_rules lin_book_landofthefree;
#define LF_ACTION_ROWS 7
extern const lin_action_row lf_action_rows[LF_ACTION_ROWS];
extern const lin_event_part lf_parts[];
#define LF_SAID 52
extern const lin_said lf_said[LF_SAID];
bool lf_answer(const lin_view *view, const lin_order *o, lin_text *out);
#define LF_MARK_LOOKS 13
extern const lin_mark_look lf_mark_looks[LF_MARK_LOOKS];

/* Why something happened: rows of the reason table. */
typedef enum {
    LF_WHY_ACCIDENT,
    LF_WHY_TEST,
    LF_WHY_CONTACT,
    LF_WHY_CROSSING,
    LF_WHY_COLUMN,
    LF_WHY_LEVEL,
    LF_WHY_DISORDER,
    LF_WHY_GROUP_BROKEN,
    LF_WHY_EXCESS,
    LF_WHY_FORCED,
    LF_WHY_LINE,
    LF_WHY_ATTACHED,
    LF_WHY_COVER,
    LF_WHY_DEFENSES,
    LF_WHY_SUPPORT,
    LF_WHY_BASE,
    LF_WHY_ACTION,
    LF_WHY_SHARE,
    LF_WHY_TARGET_COVER,
    LF_WHY_TARGET_OPEN,
    LF_WHY_LONG,
    LF_WHY_POINT_BLANK,
    LF_WHY_FLANK_SHOT,
    LF_WHY_MARKERS,
    LF_WHY_MELEE,
    LF_WHY_NO_ORDER,
    LF_WHY_CAUGHT,
    LF_WHY_INITIATES,
    LF_WHY_MELEE_LINE,
    LF_WHY_MELEE_FLANK,
    LF_WHY_COUNTERED,
    LF_WHY_HITS,
    LF_WHY_HELPLESS,
    LF_WHY_LINE_VS_OPEN,
    LF_WHY_FLANK_WON,
    LF_WHY_FRESHER,
    LF_WHY_SPHERE,
    LF_WHY_LED,
    LF_WHY_IN_DEFENSES,
    LF_WHY_HIGHER,
    LF_WHY_GRAPE,
    LF_WHY_PUNISHED,
    LF_WHY_SHELLED,
    LF_WHY_ROCKET,
    LF_WHY_PASSED,
    LF_WHY_CAME_OUT,
    LF_REASONS
} lf_reason;
extern const lin_reason lf_reasons[LF_REASONS];

/* ---- Small questions, answered inline ---- */

static inline const lf_field *lf_field_of(const lin_field *f)
{
    return (const lf_field *)(const void *)f;
}

/* Beside the state lies what the kit remembers of it, and nothing else. */
void lf_open_window(const lin_view *view, kit_window *out); /* stands.c */

static inline const kit_window *lf_window(const lin_view *view)
{
    return kit_window_of(view, lf_open_window);
}

static inline kit_memory *lf_memory_of(const lin_view *view)
{
    return &((kit_beside *)view->beside)->memory;
}

/* Every element on the table is where the state says, and the index knows it. */
static inline kit_memory *lf_look(const lin_view *view)
{
    return kit_look(lf_window(view));
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

/* LF-AT-08: does any part of it touch slowing ground? LF-AT-04: not who keeps to a bridge;
 * LF-AT-03: but a ford slows. */
static inline bool lf_is_slowed(const lf_field *f, const tb_convex *swept)
{
    return kit_ground_slows(&f->ground, swept);
}

/* LF-LO-01, LF-AT-05: nobody may be there: a tall obstacle, or impassable ground off its bridges
 * and fords. */
static inline bool lf_is_barred(const lf_field *f, int piece, const tb_convex *c)
{
    return kit_ground_bars(&f->ground, piece, c);
}

/* LF-ME-17: the impassable piece that it would touch, or LF_NONE. */
static inline int lf_impassable_on(const lf_field *f, const tb_convex *swept)
{
    return kit_ground_barring(&f->ground, swept);
}

/* LF-AT-07: an area that hides what is in it and behind it. */
static inline bool lf_obscures(const kit_piece *p)
{
    return p->flags & LIN_OBSCURES && p->shape.closed && p->kind != KIT_BUILDING &&
           p->kind != KIT_OBSTACLE;
}

/* ---- force.c, ground.c: the field ---- */
lin_status lf_build_forces(lf_field *f, lin_refusal *why);
lin_status lf_build_ground(lf_field *f, lin_refusal *why);
int lf_force_points(const lf_field *f, int side);

/* ---- stands.c ---- */
tb_set lf_pieces_about(const lin_view *view, const tb_box *box, int32_t far);
const lf_base *lf_base_of(const lin_view *view, int u);
int lf_leader_of(int stands, int formation);
tb_pose lf_pose(const lin_view *view, int u);
void lf_form(const lin_view *view, int u, tb_body *out);
int lf_line_of(const lin_view *view, int ground, lin_point room[2], const lin_point **points);
tb_ground lf_obstacle(const lin_view *view, int ground, lin_point room[2]);
void lf_form_inside(const lf_field *f, int building, tb_body *out);
const tb_body *lf_body(const lin_view *view, int u);

/* ---- space.c: may it stand there ---- */
const char *lf_piece_name(const lf_field *f, int piece);
int32_t lf_keeps_apart(const lin_view *view, int u, int other);
lin_status lf_check_ground(const lin_view *view, int u, const tb_body *b, lin_refusal *why);
lin_status lf_check_space(const lin_view *view, int u, const tb_body *b, lin_refusal *why);
lin_status lf_check_space_to_fire(const lin_view *view, int u, const tb_body *b, lin_refusal *why);
lin_status lf_check_space_along(const lin_view *view, int u, const tb_body *b, int along,
                                lin_refusal *why);

/* ---- zones.c, objectives.c ---- */
tb_box lf_zone(const lin_view *view, int side);
lin_side lf_controls(const lin_view *view, int objective);

/* ---- threat.c: front, flank, Threat Zone ---- */
tb_arc lf_arc(const lin_view *view, int u);
bool lf_has_zone(const lf_state *s, int u);
tb_quad lf_zone_of(const lin_view *view, int u);
bool lf_zone_may_reach(const lin_view *view, int u, const tb_box *box);
bool lf_zone_meets(const lin_view *view, int u, const tb_body *b);
tb_set lf_zones_round(const lin_view *view, int side, const tb_body *b);
tb_set lf_zones_through(const lin_view *view, int side, const tb_convex *swath);
bool lf_leader_in_flank(const lin_view *view, const tb_quad *leader, int of);

/* ---- sight.c, sight_ground.c ---- */
typedef struct {
    int32_t distance; /* leader to the nearest stand */
    uint8_t visible;  /* stands that can be seen; 0: no target */
    bool cover;
    bool blocked_by_piece;
    uint8_t blocker; /* where nothing is visible: what is in the way, or LF_NONE */
} lf_sight;
void lf_see(const lin_view *view, int from, int to, lf_sight *out);
void lf_see_from_side(const lin_view *view, int from, kit_edge side, int to, lf_sight *out);

/* ---- terrain.c ---- */
kit_lie lf_body_lies_in(const lf_field *f, const tb_body *b, int piece);
kit_lie lf_lies_in(const lin_view *view, int u, int piece);
bool lf_is_deep(const lin_view *view, int u);
kit_lie lf_lie_of(const lin_view *view, const tb_body *b, int piece);
int lf_stand_level(const lin_view *view, int u, int stand);
int lf_leader_level(const lin_view *view, int u);

/* ---- move.c ---- */

/* A move thought through: where it ends, and why there. */
typedef struct {
    tb_pose to;
    lin_point way;  /* of the straight part, as far as it is free */
    int32_t free;   /* its length */
    int stopped_by; /* an element or a piece; LF_NONE */
    bool stopped_by_ground;
} lf_plan;
int lf_moves_as(const lin_view *view, int u);
int32_t lf_allowance(const lin_view *view, int u);
int32_t lf_slowed(const lf_state *s, int u, int32_t allowance);
bool lf_shifts_first(const lin_order *o);
void lf_sweep(const lin_view *view, int u, const tb_quad *hull, lin_point by, lf_plan *plan);
lin_status lf_plan_step(const lin_view *view, int u, const lin_order *o, bool back, lf_plan *plan,
                        lin_refusal *why);
lin_status lf_check_length(const lin_view *view, int u, const tb_quad *from, const lf_plan *plan,
                           const tb_body *end, bool slowed, int32_t allowance, lin_refusal *why);
int lf_ground_on_the_way(const lin_view *view, int u, const tb_quad *hull, lin_point by);
bool lf_stops(const lin_view *view, int u, int piece);
tb_quad lf_what_meets(const lin_view *view, int u, const tb_quad *hull, int piece,
                      const tb_ground *line);
lin_status lf_check_new_zones(const lin_view *view, int u, const tb_body *end, lin_refusal *why);
lin_status lf_check_threats(const lin_view *view, int u, const tb_body *end, int formation,
                            lin_refusal *why);
lin_status lf_check_end(const lin_view *view, int u, const tb_quad *start, const tb_body *end,
                        const lf_plan *plan, lin_refusal *why);

/* ---- turn.c, group.c, victory.c ---- */
int lf_best_d3(const lf_command *c, const uint8_t *face);
int lf_entry_edges(const lf_state *s, int side, int g);
bool lf_has_group_to_activate(const lin_view *view, int side);
bool lf_is_group_broken(const lin_view *view, int g);
bool lf_has_nothing_left(const lin_view *view, int side);
bool lf_is_force_broken(const lin_view *view);
int lf_loss(const lin_view *view, int side);
void lf_judge(lin_play *p);
int lf_conceded(const lin_view *view, lin_side who);

/* ---- activate.c, actions.c: orders to an element ---- */

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

/* What may be done between the elements of an active group, whose number it is given: rows in
 * activate.c. */
typedef struct {
    uint8_t verb;
    lin_status (*check)(const lin_view *view, int g, const lin_order *o, lin_refusal *why);
    void (*list)(const lin_view *view, int g, lin_list *out);
    void (*take)(lin_play *p, int g, const lin_order *o);
} lf_measure;
LF_ACTION(rally);
LF_ACTION(together);
LF_ACTION(promote);
LF_ACTION(succeed);
LF_ACTION(regroup);
LF_ACTION(reveal);

const lf_action *lf_action_of(int verb);
void lf_count_orders(const lin_view *view, int u, uint8_t *m, uint8_t *c);
bool lf_in_sphere(const lin_view *view, int u, int commander);
int lf_issuer_of(const lin_view *view, int g, int who);
int lf_next_division_commander(const lf_field *f, int side, int from);
lin_status lf_check_issuer(const lin_view *view, int u, int who, int *commander, lin_refusal *why);
bool lf_is_locked(const lf_state *s, int u);
lin_status lf_check_sphere(const lin_view *view, int u, lin_refusal *why);
lin_status lf_check_common(const lin_view *view, int u, const lf_action *a, lin_refusal *why);
void lf_activate(lin_play *p, int u, int issuer);
void lf_end_activation(lf_state *s);

/* ---- arrive.c: onto the table ---- */
void lf_come_further(lin_play *p, int u);
void lf_wait_outside(lf_state *s, int u);
bool lf_has_entry(const lin_view *view, int u, int by);
bool lf_step_on(const lin_view *view, int u, lin_order *out);
lin_status lf_check_leg_to_halt(const lin_view *view, const lin_frame *frame, const lin_order *o,
                                lin_refusal *why);
bool lf_could_march_to(const lin_view *view, int u, lin_point to);

/* ---- ambush.c ---- */
bool lf_ambush_is_over(const lf_state *s);
bool lf_waits_for_ambush(const lf_state *s, int side);
int lf_must_be_revealed(const lin_view *view, int g);

/* ---- command.c ---- */
lin_point lf_commander_at(const lin_view *view, int c);
int lf_attached(const lin_view *view, int u);
void lf_attach(lin_play *p, int c, int u);
int lf_morale_led(const lin_view *view, int u);
void lf_release(lin_play *p, int u, int stays);
bool lf_can_spend(const lin_view *view, int c, int u);
void lf_spend(lin_play *p, int c);
lin_status lf_check_speaker(const lin_view *view, const lin_frame *frame, const lin_order *o,
                            lin_refusal *why);
void lf_lose_commander(lin_play *p, int c);
void lf_capture_commander(lin_play *p, int c);
void lf_overrun(lin_play *p, int element, const tb_quad *hull, lin_point by);
void lf_touch_commanders(lin_play *p, int element);

/* ---- forced.c, store.c, wait.c, rally.c ---- */
int lf_orders_left(const lf_state *s, int kind);
bool lf_force_in_hand(const lf_state *s);
lin_status lf_check_in_hand(const lin_view *view, int u, const lf_action *a, lin_refusal *why);
void lf_force(lin_play *p, int u, int kind);
void lf_force_stood(lin_play *p, int u, int extra);
void lf_force_broke(lin_play *p, int u, int extra);
lin_status lf_check_storable(const lin_view *view, int u, int kind, lin_refusal *why);
void lf_finish(lin_play *p, int u);
bool lf_may_wait(const lin_view *view, int u);
void lf_store(lin_play *p, int u, int kind);
void lf_wait(lin_play *p, int c, int u, int kind);
void lf_rally_stood(lin_play *p, int u, int extra);
void lf_rally_broke(lin_play *p, int u, int extra);

/* ---- column.c: where a march began ---- */
tb_body lf_start_of(const lin_view *view, int u);
void lf_forget_start(lf_state *s);

/* ---- regroup.c: groups without a commander ---- */
lin_status lf_check_unled(const lin_view *view, int u, const lf_action *a, lin_refusal *why);
lin_status lf_check_regrouped(const lin_view *view, int u, const tb_body *end, lin_refusal *why);

/* ---- concert.c, parts.c: group orders ---- */
extern const char *const lf_common_name[];
int lf_common_of(int verb);
int lf_kind_of(int verb);
bool lf_can_take_part(const lin_view *view, int u, int verb, int how);
void lf_order_all(lin_play *p, int g, int verb, int how);
void lf_lose_combat_order(lf_state *s, int u);
void lf_drop_out(lin_play *p, int u);
lin_status lf_check_concert_end(const lin_view *view, int u, const tb_body *end, lin_refusal *why);
lin_status lf_check_bounds(const lin_view *view, int u, const tb_body *end, lin_refusal *why);

/* ---- morale.c: tests ---- */
typedef enum {
    LF_TEST_FIRE,
    LF_TEST_LOST,
    LF_TEST_FOUGHT,
    LF_TEST_CHARGE,
    LF_TEST_INSPIRE,
    LF_TEST_REFORM,
    LF_TEST_VOLLEY,
    LF_TEST_FORCED,
    LF_TEST_RALLY,
    LF_TEST_BROKEN,
    LF_TEST_EDGE,
    LF_TESTS
} lf_test_kind;
void lf_test(lin_play *p, int u, int kind, int by, int extra);
void lf_test_modifiers(const lin_view *view, int u, int kind, int extra, kit_sum *sum);
int lf_morale(const lin_view *view, int u);

/* ---- reform.c ---- */
lin_status lf_check_facing(const lin_view *view, int u, tb_angle facing, bool to_fire, tb_pose *out,
                           lin_refusal *why);
void lf_face(lin_play *p, int u, tb_angle facing, int event);
int lf_friend_in_turn(const lin_view *view, int u, tb_angle facing, bool to_fire);

/* ---- targets.c, fire.c, react.c ---- */
typedef struct {
    int unit, in_zone, in_arc;
    lf_sight sight;
} lf_target;
bool lf_reaches(const lin_view *view, int u, int32_t distance);
int lf_choose_targets(const lf_field *f, lf_target *t, int n);
int lf_fire_targets(const lin_view *view, int u, lf_target *out);
lin_status lf_check_shot(const lin_view *view, int u, int target, int load, tb_angle *facing,
                         lin_refusal *why);
lin_status lf_check_ready(const lin_view *view, int u, lin_refusal *why);
int lf_action_dice(const lin_view *view, int u);
void lf_fire_pool(const lin_view *view, int u, int target, int load, const lf_sight *sight,
                  const int *share, kit_sum *sum);
void lf_see_after_turn(const lin_view *view, int u, int target, lf_sight *sight);
enum {
    LF_BY_ORDER,
    LF_BY_SNAP,
    LF_BY_REACTION,
    LF_BY_VOLLEY
}; /* LF-SH-01: why it fires; as ordered, concentrated */
void lf_shoot(lin_play *p, int u, int target, int load, int cause);
void lf_volley(lin_play *p, int u, int target, int load, const lf_sight *sight, const kit_sum *sum);
lin_status lf_check_load(const lin_view *view, int u, int load, int32_t distance, lin_refusal *why);
lin_status lf_check_lobbed(const lin_view *view, int u, int target, lin_refusal *why);
int lf_best_side(const lin_view *view, int u, int target, int load, lin_refusal *why);
lin_status lf_check_from_side(const lin_view *view, int u, int e, kit_edge side, int load,
                              lin_refusal *why);
void lf_volley_stood(lin_play *p, int u, int extra);
void lf_volley_broke(lin_play *p, int u, int extra);

/* ---- charge_plan.c, charge.c, reactions.c ---- */
typedef enum { LF_MET_NOTHING, LF_MET_FRIEND, LF_MET_ENEMY, LF_MET_GROUND } lf_met;
typedef struct {
    int32_t free;
    int what;
    lf_met met;
} lf_run;
typedef struct {
    lf_sight sight;
    tb_angle facing;       /* after the wheel */
    int32_t pace, contact; /* of one move; to the first enemy */
    tb_pose pose;          /* at the end */
} lf_charge;
lin_status lf_check_charger(const lin_view *view, int u, lin_refusal *why);
int lf_foe_met(const lin_view *view, int u, const lf_run *r, int e, const tb_body *end);
bool lf_wheel_to_meet(const lin_view *view, int u, int e, tb_angle *facing);
int32_t lf_second_move(const lin_view *view, int u, int32_t pace);
lf_run lf_run_ahead(const lin_view *view, int u, const tb_quad *hull, tb_angle facing, int32_t far);
lin_status lf_plan_charge(const lin_view *view, int u, int e, int moves, lf_charge *out,
                          lin_refusal *why);
int lf_charge_targets(const lin_view *view, int u, int moves, lf_target *out);
int32_t lf_first_move(lin_play *p, int u, int e);
bool lf_run_home(lin_play *p, int u, int e, int32_t far);
bool lf_has_escaped(const lin_view *view, int e, int charger, int32_t pace);
int32_t lf_way_home(const lin_view *view, int e, int charger, int32_t pace);
void lf_go_charge(lin_play *p, int u, int e, bool inspired);
int lf_pace_of_charger(const lf_state *s, int u);
void lf_watch_charger(lf_state *s, int u);
void lf_break_off(lf_state *s, int u);
void lf_go_reaction(lin_play *p, int u, int charger);
void lf_go_counter(lin_play *p, int u, int active);
/* wheel.c */
enum { LF_WHEELS_TO_CHARGE, LF_WHEELS_INSPIRED, LF_WHEELS_IN_REACTION, LF_WHEELS_TO_COUNTER };
bool lf_asks_to_wheel(lin_play *p, int u, int e, int cause);
lin_status lf_check_counter(const lin_view *view, int u, int charger, lin_refusal *why);
lin_status lf_check_reaction_form(const lin_view *view, int u, int charger, const lin_order *o,
                                  lin_refusal *why);
bool lf_reforms_through(const lin_view *view, int u, int charger, const lin_order *o);
void lf_take_reaction_form(lin_play *p, int u, int charger, const lin_order *o);
void lf_charge_stood(lin_play *p, int u, int extra);
void lf_charge_broke(lin_play *p, int u, int extra);
void lf_inspire_stood(lin_play *p, int u, int extra);
void lf_inspire_broke(lin_play *p, int u, int extra);
void lf_reform_stood(lin_play *p, int u, int extra);
void lf_reform_broke(lin_play *p, int u, int extra);

/* ---- support.c, melee.c, aftermath.c ---- */
bool lf_is_close(const lin_view *view, int v, int u, int enemy);
bool lf_may_support(const lin_view *view, int v, int u, int enemy);
int lf_support_dice(const lin_view *view, int v, int u, int enemy);
bool lf_can_fight(const lin_view *view, int u);
bool lf_in_defenses(const lin_view *view, int u, int e);
void lf_fight(lin_play *p, int u, int e);
void lf_await_free(lf_state *s, int u);
void lf_melee_pool(const lin_view *view, int u, int e, bool initiates, kit_sum *sum);
void lf_melee_result(const lin_view *view, int which, int u, int e, int hits, kit_sum *sum);
void lf_melee_decided(lin_play *p, int winner, int margin);
void lf_melee_tied(lin_play *p, int u, int e);

/* ---- hits.c, withdraw.c, locks.c ---- */
int lf_discipline(const lf_field *f, int u);
void lf_remove(lin_play *p, int u, lf_where where);
void lf_drop_level(lin_play *p, int u);
enum { LF_FROM_COVER = 1, LF_FROM_DEFENSES = 2 }; /* how a volley found its target */
void lf_suffer(lin_play *p, int u, int hits, int cover);
void lf_suffer_in_melee(lin_play *p, int u, int hits, int how, int enemy);
void lf_lost_broke(lin_play *p, int u, int extra);
void lf_fought_broke(lin_play *p, int u, int extra);
void lf_hits_stood(lin_play *p, int u, int extra);
void lf_hits_broke(lin_play *p, int u, int extra);
void lf_group_stood(lin_play *p, int u, int extra);
void lf_group_broke(lin_play *p, int u, int extra);
void lf_edge_stood(lin_play *p, int u, int extra);
void lf_edge_broke(lin_play *p, int u, int extra);
enum { LF_GOOD_ORDER, LF_ROUT_TO_EDGE, LF_ROUT_AWAY };
kit_edge lf_own_edge(const lin_view *view, int u);
void lf_withdraw(lin_play *p, int u, int mode, int from);
void lf_retire(lin_play *p, int u, int mode, int from, int moves);
void lf_at_the_edge(lin_play *p, int u);
bool lf_can_cross(const lf_field *f, int piece);
bool lf_are_locked(const lf_state *s, int a, int b);
void lf_lock(lf_state *s, int a, int b);
bool lf_bodies_meet(const tb_body *a, const tb_body *b);
void lf_unlock(lf_state *s, int u);
void lf_unlock_from_afar(lin_play *p, int u);
void lf_forget_counters(lf_state *s);

/* ---- manoeuvre.c, reform.c ---- */
void lf_stand(lin_play *p, int u, const tb_pose *pose);
lin_status lf_check_gap(int formation, int32_t gap, lin_refusal *why);

/* ---- obstacles.c: low obstacles ---- */
void lf_reach_obstacles(lin_play *p, int u, int stopped_by, bool set_up);
bool lf_plan_along(const lin_view *view, int u, int piece, tb_pose *pose, tb_body *b);
void lf_stand_along(lin_play *p, int u);
bool lf_lines(const lin_view *view, int u);
bool lf_stays_lined_up(const lin_view *view, int u, const tb_pose *pose);
int lf_orders_to_cross(const lf_state *s, int u);
void lf_plan_crossing(const lin_view *view, int u, int piece, tb_pose *pose, tb_body *b);
lin_status lf_could_cross(const lin_view *view, int u, int piece, lin_refusal *why);
bool lf_could_cross_any(const lin_view *view, int u);
bool lf_could_pass_any(const lin_view *view, int u);
bool lf_lacks_one_to_cross(const lin_view *view, int u);
lin_status lf_check_orders_to_cross(const lin_view *view, int u, const char *rule,
                                    lin_refusal *why);
int32_t lf_way_beyond(const tb_quad *q, tb_angle way, lin_point on);

/* ---- houses.c: buildings ---- */
int lf_occupant(const lin_view *view, int piece);
lin_status lf_check_house(const lin_view *view, int u, int piece, bool set_up, lin_refusal *why);
lin_status lf_check_outside(const lin_view *view, int u, lin_refusal *why);
void lf_go_inside(lin_play *p, int u, int piece);
void lf_building_side(const lf_field *f, int piece, kit_edge side, lin_point *left,
                      lin_point *right);
void lf_stand_outside(const lf_field *f, int piece, kit_edge side, int32_t along, tb_pose *pose);
lin_status lf_check_garrison(const lin_view *view, int u, int piece, lin_refusal *why);
void lf_list_garrison(const lin_view *view, int u, lin_list *out);

/* ---- evict.c: out of a building without an order ---- */
bool lf_put_out(lin_play *p, int u, tb_angle way);

/* ---- squeeze.c: room for one that had to turn or go back ---- */
bool lf_squeeze(const lin_view *view, int u, tb_pose *pose, lin_point from, tb_angle way,
                bool elements);

/* ---- markers.c ---- */
void lf_disorder(lin_play *p, int u, lf_reason why);

/* ---- officers.c: commanders on the table ---- */
int32_t lf_disc_radius(const lf_field *f, int u);
int lf_enemy_within(const lin_view *view, int side, lin_point p, int32_t far);
int lf_enemy_near_body(const lin_view *view, int side, const tb_body *b, int32_t far);
lin_status lf_check_disc(const lin_view *view, int u, lin_point p, lin_refusal *why);
void lf_push_discs(lin_play *p, int element);

/* ---- grounds.c: in the zone, or on the ground a battle gives a group ---- */
tb_box lf_deployment_box(const lin_view *view, int u);
lin_status lf_check_post_in_zone(const lin_view *view, int u, lin_point p, lin_refusal *why);
lin_status lf_check_in_zone(const lin_view *view, int u, const tb_body *b, lin_refusal *why);

/* ---- looking: view.c, broken.c, consistent.c ---- */
int lf_pieces(const lin_view *view, lin_piece *out, int max);
int lf_duties(const lin_view *view, lin_duty *out, int max);
void lf_score(const lin_view *view, lin_score *out);
void lf_clock(const lin_view *view, lin_text *out);
int lf_turn_index(const lin_view *view);
bool lf_footprint(const lin_view *view, int u, lin_footprint *out);
int lf_props(const lin_view *view, lin_stroke *out, int max);
/* What can be shown round a unit or of a side (rows in gestures.c). */
enum {
    LF_SHOW_REACH,
    LF_SHOW_FIRE,
    LF_SHOW_ZONE,
    LF_SHOW_SPHERE,
    LF_SHOW_ZONES,
    LF_SHOW_SPHERES,
    LF_OVERLAYS
};
extern const lin_overlay lf_overlays[LF_OVERLAYS];
#define LF_GESTURES 20
extern const lin_gesture lf_gestures[LF_GESTURES];
int lf_strokes(const lin_view *view, int overlay, int of, lin_stroke *out, int max);
int lf_between(const lin_view *view, int from, int to, lin_stroke *out, int max, lin_text *say);
bool lf_relation(const lin_view *view, int from, int to, lin_relation *out);
void lf_about(const lin_view *view, int u, lin_text *out);
bool lf_explain(const lin_view *view, const lin_order *o, lin_text *out);
const char *lf_broken(const lin_view *view, int *unit);
const char *lf_broken_shapes(const lin_view *view, int *unit);
const char *lf_broken_agenda(const lin_view *view);
const char *lf_inconsistent(const lin_view *view);
bool lf_has_answer(const lin_view *view);

/* ---- setups.c, follow.c, macros.c, go.c: ready deployments, what a hand says ---- */
typedef struct {
    int unit;
    lin_point at;
    int32_t facing, formation, gap; /* of an element */
    bool on_foot;
} lf_post_of;
lin_status lf_read_post(const lf_field *f, const lin_node *n, lf_post_of *out, lin_refusal *why);
int lf_kept_back(const lf_field *f, const lin_node *setup, int side);
lin_status lf_check_setups(const lf_field *f, lin_refusal *why);
bool lf_named_objective(const lin_view *view, const lin_frame *frame, int i, lin_order *out);
int lf_ready(const lin_view *view, lin_ready *out, int max);
#define LF_MACROS 3
extern const lin_macro lf_macros[LF_MACROS];
bool lf_list_followed(const lin_view *view, const lin_frame *frame, lin_list *out);
lin_status lf_check_follow(const lin_view *view, const lin_frame *frame, const lin_order *o,
                           lin_refusal *why);
void lf_take_follow(lin_play *p, const lin_frame *frame, const lin_order *o);
lin_status lf_expand_advance(lin_expansion *e, char *const *word, int words, lin_refusal *why);
lin_status lf_expand_go(lin_expansion *e, char *const *word, int words, lin_refusal *why);

/* ---- position.c, position_read.c, position_settle.c ---- */
void lf_write(const lin_view *view, lin_text *out);
void lf_blank(const lin_field *f, void *state);
lin_status lf_read(lin_play *p, char *const *word, int words, lin_refusal *why);
lin_status lf_settle(lin_play *p, lin_refusal *why);
bool lf_parts_exist(const lin_view *view);
bool lf_sets_exist(const lin_view *view);

/* ---- choices.c, deploy.c ---- */
bool lf_may_form(const lf_field *f, int u, int formation);
void lf_push_division_commanders(lin_play *p, int side, int step);
lin_status lf_check_shape(const lf_field *f, int u, int formation, int32_t gap, lin_refusal *why);
tb_pose lf_pose_ordered(const lin_view *view, int u, const lin_order *o);
int lf_ambushers(const lin_view *view, int side);
lin_status lf_check_set_up(const lin_view *view, int u, const tb_body *b, int along,
                           lin_refusal *why);
lin_status lf_check_placing(const lin_view *view, int u, const lin_order *o, lin_refusal *why);

/* ---- answers ---- */

static inline void lf_answer0(lin_list *out, int verb)
{
    out->order[out->orders++] = (lin_order){ .verb = (uint8_t)verb };
}

static inline void lf_answer1(lin_list *out, int verb, int a)
{
    out->order[out->orders++] = (lin_order){ .verb = (uint8_t)verb, .nargs = 1, .arg = { a } };
}

/* ---- owner.c: questions to the owner of a unit ---- */
lin_side lf_who_owner(const lin_view *view, const lin_frame *frame);
void lf_list_yes_no(const lin_view *view, const lin_frame *frame, lin_list *out);
lin_status lf_check_yes_no(const lin_view *view, const lin_frame *frame, const lin_order *o,
                           lin_refusal *why);

/* One prototype for each callback of the step table, in its order. */
#define LF_ASKS(name)                                                                  \
    lin_side lf_who_##name(const lin_view *, const lin_frame *);                       \
    void lf_list_##name(const lin_view *, const lin_frame *, lin_list *);              \
    lin_status lf_check_##name(const lin_view *, const lin_frame *, const lin_order *, \
                               lin_refusal *);                                         \
    void lf_take_##name(lin_play *, const lin_frame *, const lin_order *)
/* The same where the owner of the unit in its first argument is asked; and where he says yes or no.
 */
#define LF_OWNER_ASKS(name)                                                            \
    void lf_list_##name(const lin_view *, const lin_frame *, lin_list *);              \
    lin_status lf_check_##name(const lin_view *, const lin_frame *, const lin_order *, \
                               lin_refusal *);                                         \
    void lf_take_##name(lin_play *, const lin_frame *, const lin_order *)
#define LF_OWNER_AGREES(name) void lf_take_##name(lin_play *, const lin_frame *, const lin_order *)
#define LF_SAMPLES(name)                                                                      \
    bool lf_sample_##name(const lin_view *, const lin_frame *, const lin_family *, lin_rng *, \
                          lin_order *)
#define LF_RUNS(name) void lf_run_##name(lin_play *, const lin_frame *)
#define LF_ROLLS(name)                                                        \
    void lf_roll_##name(const lin_view *, const lin_frame *, lin_roll_ask *); \
    void lf_land_##name(lin_play *, const lin_frame *, const uint8_t *)

LF_RUNS(which);
LF_ROLLS(which);
LF_RUNS(roles);
LF_ROLLS(roles);
LF_RUNS(rate);
LF_ROLLS(rate);
LF_ASKS(edge);
LF_OWNER_ASKS(arm);
LF_RUNS(scenario);
LF_ASKS(objective);
LF_SAMPLES(objective);
LF_ASKS(keep_back);
LF_ASKS(stand_alone);
LF_ASKS(lie_in_wait);
LF_ASKS(head_for);
LF_RUNS(deploy);
LF_ASKS(deploy_group);
LF_OWNER_ASKS(post);
LF_SAMPLES(post);
LF_ASKS(place);
LF_SAMPLES(place);
LF_ROLLS(points);
LF_RUNS(turn);
LF_RUNS(initiative);
LF_ROLLS(initiative);
LF_ASKS(first_or_second);
LF_RUNS(alternate);
LF_ASKS(pick_group);
LF_OWNER_ASKS(enter);
LF_SAMPLES(enter);
LF_RUNS(force_moves);
LF_RUNS(turn_ends);
LF_OWNER_AGREES(force_comes);
LF_RUNS(broken);
LF_ASKS(group);
LF_OWNER_ASKS(reveal_at);
LF_SAMPLES(reveal_at);
LF_RUNS(group_ends);
LF_OWNER_ASKS(ride);
LF_SAMPLES(ride);
LF_OWNER_ASKS(walk_on);
LF_SAMPLES(walk_on);
LF_OWNER_ASKS(come_on);
LF_SAMPLES(come_on);
LF_RUNS(tidy);
LF_OWNER_ASKS(orders);
LF_SAMPLES(orders);
LF_OWNER_ASKS(leg);
LF_SAMPLES(leg);
LF_ASKS(react);
LF_ROLLS(casualty);
LF_RUNS(waver);
LF_ROLLS(test);
LF_OWNER_ASKS(test_words);
LF_ROLLS(test_reroll);
LF_RUNS(test_judge);
LF_ROLLS(withdraw);
LF_RUNS(retiring);
LF_RUNS(crosses);
LF_RUNS(withdrawn);
LF_ASKS(group_tests);
LF_OWNER_AGREES(wheel);
LF_RUNS(inspire);
LF_RUNS(charge_go);
LF_OWNER_ASKS(reaction);
LF_RUNS(counter_move);
LF_RUNS(stored_counter);
LF_RUNS(counter_home);
LF_OWNER_ASKS(reform);
LF_SAMPLES(reform);
LF_OWNER_ASKS(reform_through);
LF_ROLLS(flee);
LF_OWNER_ASKS(flee);
LF_RUNS(fled);
LF_RUNS(charge_home);
LF_RUNS(nerve);
LF_OWNER_ASKS(fresh);
LF_RUNS(must_fight);
LF_RUNS(free);
LF_OWNER_ASKS(which_foe);
LF_OWNER_ASKS(support);
LF_RUNS(melee_round);
LF_ROLLS(melee);
LF_ROLLS(melee_more);
LF_OWNER_ASKS(words);
void lf_take_shot_words(lin_play *, const lin_frame *, const lin_order *);
void lf_take_melee_words(lin_play *, const lin_frame *, const lin_order *);
LF_RUNS(melee_result);
LF_RUNS(pays);
LF_RUNS(heavy_defeat);
LF_ASKS(helpers);
LF_OWNER_ASKS(move_in);
LF_RUNS(helper_hit);
LF_RUNS(melee_over);
LF_RUNS(shoot);
LF_ROLLS(shot);
LF_RUNS(shot_again);
LF_ROLLS(shot_more);
LF_RUNS(pierce);
LF_ROLLS(pierce);
LF_RUNS(shot_lands);
LF_RUNS(shot_over);
LF_OWNER_AGREES(goes_on);
LF_OWNER_ASKS(other_target);
LF_RUNS(shoot_out);
LF_RUNS(nothing_left);
LF_OWNER_AGREES(jostle);
LF_OWNER_ASKS(last);
LF_OWNER_ASKS(rallied);
LF_RUNS(rally_ends);
LF_OWNER_ASKS(new_commander);
LF_SAMPLES(new_commander);
LF_ROLLS(new_rating);
LF_RUNS(touched);
LF_OWNER_ASKS(refuge);
LF_ASKS(join);
LF_RUNS(concert_tidy);
LF_ASKS(concert);
LF_ASKS(concert_next);
LF_OWNER_ASKS(part);
LF_SAMPLES(part);
LF_RUNS(part_ends);
int lf_usual_keep(const lin_view *, const lin_frame *, const lin_list *);
LF_OWNER_ASKS(line_up);
LF_OWNER_ASKS(accident);
int lf_usual_keep_back(const lin_view *, const lin_frame *, const lin_list *);
int lf_usual_yes(const lin_view *, const lin_frame *, const lin_list *);

#define LF_FOLLOWABLE(name)                                                                        \
    void lf_list_##name##_or_follow(const lin_view *, const lin_frame *, lin_list *);              \
    lin_status lf_check_##name##_or_follow(const lin_view *, const lin_frame *, const lin_order *, \
                                           lin_refusal *);                                         \
    void lf_take_##name##_or_follow(lin_play *, const lin_frame *, const lin_order *)

LF_FOLLOWABLE(objective);
LF_FOLLOWABLE(keep_back);
LF_FOLLOWABLE(deploy_group);
LF_FOLLOWABLE(post);
LF_FOLLOWABLE(place);
LF_FOLLOWABLE(line_up);

#endif
