/* ironbrigade.h -- Iron Brigade: what changes in a battle. What never does is in field.h, the
 * charts are in tables.h; what a chapter lends to others is in the header of its folder.
 *
 * Units, commanders, couriers and sharpshooters are all units of the battle: one index, one set of
 * arrays. The place in the roster is the id that rules go by (IB-1.41). A unit is one solid
 * rectangle: where it stands is its flag, its facing and its formation, and its footprint is
 * derived and remembered beside the state by the kit. Commanders, couriers and sharpshooters are
 * discs, which the kit does not index: they stop nobody (IB-7.12).
 *
 * Procedures keep what they need between two questions in small records of the state (march,
 * charge, volley, burst, melee, rout), each zero while nothing of the kind is under way, and in
 * sets of units; so the agenda stays short however many units an event concerns.
 *
 * All places and lengths are whole steps of 1/1270 inch (IB-1.10). */
#ifndef IRONBRIGADE_H
#define IRONBRIGADE_H

#include "core/core.h"
#include "kit/bodies.h"
#include "kit/ray.h"
#include "kit/sums.h"
#include "kit/sweep.h"
#include "table/table.h"
#include "rules/ironbrigade/field.h"

/* ---- What changes ---- */

/* Two units joined in melee. */
enum {
    IB_FIRST_ROUND = 1, /* not fought yet */
    IB_ON_FLANK = 2,
    IB_ON_REAR = 4,
    IB_BEHIND_LIGHT = 8,
    IB_BEHIND_HARD = 16,
    IB_WAS_DISORDERED = 32,
    IB_FROM_ABOVE = 64, /* the charger began on a higher level, IB-5.11 */
    IB_FROM_BELOW = 128
};
typedef struct {
    uint8_t charger, struck, flags, order; /* order: which charge was earlier, IB-5.33 */
    uint16_t facing;                       /* of the charger in its place of contact */
    uint16_t spare;
} ib_join;

/* A march under way, or a commander's ride: what its path has cost, IB-3.46, and the last place of
 * it that obeys the brigade's order, to which it is cut at its end, IB-8.16. unit IB_NONE: none is.
 */
typedef struct {
    lin_point began, good;         /* where its flag stood: orders go by it, IB-8.12 */
    int32_t base, cost, good_cost; /* base with column die; inches, woods and back doubled */
    uint16_t began_facing, good_facing;
    uint8_t unit, legs;           /* legs: made, or tried */
    uint8_t obstacles, difficult; /* crossed; met */
    uint8_t good_obstacles, good_difficult;
    uint8_t raw_die, column_die; /* thrown; 0: not yet */
    uint8_t on_road;             /* every leg so far followed a road */
    uint8_t obeyed;              /* good is a place, and the path did not end before it */
    uint8_t spare[6];
} ib_march;

/* A charge, or a pursuit that meets somebody. charger IB_NONE: none is under way. */
typedef struct {
    lin_point from; /* where the charger's flag stood when it was declared */
    int32_t reach;
    uint16_t from_facing;
    uint8_t charger, target, struck;
    uint8_t die; /* D20 */
    uint8_t in_pursuit, from_level;
    uint8_t flags; /* of the pair, once it has struck: IB_ON_FLANK ... */
    uint8_t spare[3];
} ib_charge;

/* Why a volley is fired. */
typedef enum {
    IB_BY_ORDER, /* in the firing phase */
    IB_BY_FIRE_FIRST,
    IB_AT_CHARGER,
    IB_IN_SUPPORT,
    IB_AT_FAILED,
    IB_FIRE_CAUSES
} ib_fire_cause;

/* A volley under way. shooter IB_NONE: none is. */
typedef struct {
    uint8_t shooter, target, cause, band;
    uint8_t dice, hits, left, grape;   /* left: hits not yet spent or dealt */
    uint8_t into_melee, own, spare[6]; /* own: hits that strike the shooter's side */
} ib_volley;

/* A shell under way. */
typedef struct {
    lin_point at;
    uint16_t bearing;
    uint8_t gun, estimate;
    uint8_t dealt[IB_SHELL_DICE_N]; /* 1 + whom each hit strikes, in the order dealt; 0: none */
} ib_burst;

/* A round of melee under way: valid dice by what they come to with their modifiers. */
#define IB_VALUES 16
typedef struct {
    uint8_t dice[LIN_SIDES][IB_VALUES];
    uint8_t taken[LIN_SIDES]; /* marks that the side takes from the other */
    uint8_t left, winner;     /* marks still to be dealt or spent; LIN_NOBODY: drawn */
    uint8_t fights, spare[3]; /* 1: one is under way */
} ib_round;

/* Why a test is taken, IB-6.20 to IB-6.27. */
typedef enum {
    IB_TEST_CHARGE,
    IB_TEST_RECEIVE,
    IB_TEST_FRIEND,
    IB_TEST_BRIGADIER,
    IB_TEST_GO_ON,
    IB_TEST_RALLY,
    IB_TEST_HALT,
    IB_TEST_SUPPORT,
    IB_TEST_BREAK_OFF,
    IB_TESTS
} ib_test;

typedef struct {
    lin_head head;             /* the agenda */
    tb_set to_test, broke;     /* of the event under way: who is still to test, who has broken */
    tb_set to_rout, to_pursue; /* who is still to throw and go */
    tb_set to_meet; /* pursuers that lie in contact with one they met: settled when all have gone */
    tb_set helped;  /* helpers who have tried, IB-4.52 */
    tb_set melee[LIN_SIDES]; /* units of the round under way */
    tb_set fought;           /* units whose melee was fought in this phase */
    tb_set struck_by_burst;
    tb_set orphaned;                /* brigadiers who fell in the event under way, IB-6.34 */
    lin_point at[IB_UNITS];         /* flag; centre of a disc */
    lin_point fell_at[IB_BRIGADES]; /* where a brigadier fell; zero while he lives */
    lin_point divisional_fell_at[IB_DIVISIONS];
    ib_command command[IB_BRIGADES];
    ib_command carried[IB_BRIGADES]; /* by the courier under way to it; zero where none is */
    ib_join join[IB_JOINS];
    uint16_t facing[IB_UNITS], mark[IB_UNITS];
    uint8_t where[IB_UNITS], formation[IB_UNITS];
    uint8_t marks[IB_UNITS];   /* attrition marks left */
    uint8_t effort[IB_UNITS];  /* halves of a move used in this own turn, IB-3.8 */
    uint8_t grape[IB_UNITS];   /* rounds left, IB-4.66 */
    uint8_t volleys[IB_UNITS]; /* fired so far, up to two, IB-14.22 */
    uint8_t with[IB_UNITS];    /* a commander: carried by; a courier: to which brigade; IB_NONE */
    uint8_t quarry[IB_UNITS];  /* of a pursuer; IB_NONE */
    uint8_t rated[IB_UNITS];   /* a commander: 1 + the rating that was thrown for him; else 0 */
    /* Of a pursuer of the event under way: its router's dice (IB-3.116), and 1 + the edge that one
     * ran to; of one in to_meet the flags of its pair. Else zero. */
    uint8_t total[IB_UNITS], way[IB_UNITS];
    ib_march march;
    ib_charge charge;
    ib_volley volley;
    ib_burst burst;
    ib_round round;
    uint16_t measured;         /* how often a distance was told: undo stops there, IB-12.10 */
    uint8_t turn, side, phase; /* side: the mover */
    uint8_t first;             /* who has the first player turn */
    uint8_t joins, charges;    /* charges: counts up, for ib_join.order */
    uint8_t first_die[LIN_SIDES];
    uint8_t withdrawn[LIN_SIDES]; /* bit n: contingent n has gone, IB-10.8 */
    uint8_t assumed;              /* in copies that odds are reckoned on: IB_ASSUME_ALL ... */
    uint8_t spare[3];
} ib_state;

_Static_assert(sizeof(ib_state) % 8 == 0, "the state is hashed in words");
_Static_assert(sizeof(ib_state) <= 8192, "a state is at most 8 KB");
_Static_assert(IB_UNITS <= KIT_UNITS, "the kit has a body for each");

/* What is taken for granted where nothing was measured yet, so that odds are given case by case
 * (IB-12.9) and say nothing of what is so. 0 in every game that is played. */
enum {
    IB_ASSUME_BAND = 7,        /* 1 + the band, or one beyond the last; 0: none */
    IB_ASSUME_ARRIVES = 8,     /* the charge does */
    IB_ASSUME_SHORT = 16,      /* it falls short */
    IB_ASSUME_NO_OFFICER = 32, /* nor anything else that is near enough to count */
    IB_ASSUME_OFFICER = 64     /* within six inches; base contact is seen by everybody */
};

enum { IB_PHASE_SETUP, IB_PHASE_RALLY, IB_PHASE_MOVE, IB_PHASE_FIRE, IB_PHASE_MELEE };

/* Levels of victory. */
enum { IB_DRAW, IB_BY_TERMS, IB_BY_LOSSES, IB_BY_RUIN };

/* ---- Small questions ---- */

static inline const ib_field *ib_field_of(const lin_field *f)
{
    return (const ib_field *)(const void *)f;
}

static inline const char *ib_id(const ib_field *f, int u)
{
    return f->base.battle->unit[u].id;
}

static inline bool ib_is_unit(const ib_field *f, int u)
{
    return f->type[u] <= IB_GUN;
}

static inline bool ib_is_commander(const ib_field *f, int u)
{
    return f->type[u] == IB_BRIGADIER || f->type[u] == IB_DIVISIONAL;
}

/* IB-7.7; IB-7.22: who has taken a dead man's place is normal. So is, in a position by hand, one of
 * whom it is not said what was thrown. */
static inline int ib_rating_of(const ib_field *f, const ib_state *s, int commander)
{
    if (s->rated[commander])
        return s->rated[commander] - 1;
    return s->mark[commander] & IB_REPLACED || f->rating[commander] == IB_THROWN
               ? IB_NORMAL
               : f->rating[commander];
}

static inline bool ib_option(const ib_field *f, int option)
{
    return f->base.option[option] != 0;
}

static inline bool ib_stands(const ib_state *s, int u)
{
    return s->where[u] == IB_ON_TABLE;
}

/* IB-1.53 */
static inline bool ib_is_steady(const ib_state *s, int u)
{
    return ib_stands(s, u) && !(s->mark[u] & (IB_ROUTING | IB_PURSUING | IB_DISORDERED));
}

static inline bool ib_is_loaded(const ib_state *s, int u)
{
    return !(s->mark[u] & IB_EMPTY);
}

/* ---- The rows ---- */

extern const lin_step ib_steps[IB_STEPS];
extern const lin_verb ib_verbs[IV_VERBS];
extern const lin_event_row ib_events[IE_EVENTS];
extern const lin_event_part ib_event_parts[IE_EVENTS];
extern const lin_reason ib_reasons[IR_REASONS];
extern const lin_option ib_options[IB_OPT_COUNT];
extern const lin_look ib_looks[];       /* ends with word NULL */
extern const char *const ib_end_name[]; /* why a move ended: ib_end */
typedef enum {
    IB_ENDS_ALLOWANCE,
    IB_ENDS_EDGE,
    IB_ENDS_ORDERS,
    IB_ENDS_NO_ROOM,
    IB_ENDS_NO_ROAD,
    IB_ENDS_BARRED,
    IB_ENDS
} ib_end;
extern const lin_rules lin_book_ironbrigade;

#endif
