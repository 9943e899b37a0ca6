/* ironbrigade.h -- Iron Brigade: field, state and what the chapters lend each other.
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
#include "kit/places.h"
#include "kit/ray.h"
#include "kit/roster.h"
#include "kit/sums.h"
#include "kit/sweep.h"
#include "rules/ironbrigade/names.h"
#include "table/table.h"

#define IB_UNITS     128 /* units, commanders, couriers and sharpshooters of both sides */
#define IB_BRIGADES  24
#define IB_DIVISIONS 12
#define IB_JOINS     48 /* pairs in melee */
#define IB_TURNS     60
#define IB_ZONES     24
#define IB_NONE      KIT_NONE

#define IB_IN(inches)    ((int32_t)(inches)*LIN_INCH)
#define IB_TENTHS(tenth) ((int32_t)(tenth)*LIN_INCH / 10)

/* ---- What a unit is ---- */

typedef enum {
    IB_INFANTRY,
    IB_CAVALRY,
    IB_GUN, /* up to here: units, with a footprint */
    IB_BRIGADIER,
    IB_DIVISIONAL, /* who holds both posts is one of these, and a brigade names him */
    IB_COURIER,
    IB_SHARPSHOOTER,
    IB_LEFT_OUT, /* by an option of the game */
    IB_TYPES
} ib_type;

typedef enum { IB_ELITE, IB_LINE_CLASS, IB_INFERIOR, IB_RAW, IB_CLASSES } ib_class; /* IB-2.1 */

typedef enum { IB_BATTALION_GUN, IB_SIX, IB_TWENTY_FOUR, IB_HOWITZER, IB_GUNS } ib_gun;

/* IB-7.7 */
typedef enum { IB_POOR, IB_NORMAL, IB_GOOD, IB_EXCELLENT, IB_RATINGS, IB_THROWN = 4 } ib_rating;

typedef enum { IB_BRITISH, IB_AMERICAN, IB_FRENCH, IB_NATIONS } ib_nation; /* IB-10.1 */

/* What troops are called where a rule asks: skirmish order and woods (IB-2.20, IB-3.29), the class
 * that goes without saying (IB-2.14), the special order of Cowpens (IB-14.22). */
typedef enum {
    IB_REGULARS,
    IB_GRENADIERS,
    IB_LIGHT_TROOPS,
    IB_HESSIANS,
    IB_LOYALISTS,
    IB_INDIANS,
    IB_CONTINENTALS,
    IB_FRENCHMEN,
    IB_RIFLEMEN,
    IB_MILITIA,
    IB_DRAGOONS,
    IB_ARTILLERYMEN,
    IB_TROOPS
} ib_troops;

/* IB-2.19 to IB-2.22; there are no squares (IB-2.25). */
typedef enum {
    IB_LINE,
    IB_COLUMN,
    IB_SKIRMISH,
    IB_UNLIMBERED,
    IB_LIMBERED,
    IB_FORMATIONS
} ib_formation;

/* ---- Where it is and how it does ---- */

typedef enum {
    IB_ABSENT,    /* not in this battle */
    IB_UNPLACED,  /* yet to be set up */
    IB_TO_COME,   /* off the table, IB-15.10 */
    IB_IN_POOL,   /* a courier not under way, IB-8.3 */
    IB_CONCEALED, /* a sharpshooter, IB-11.3 */
    IB_ON_TABLE,
    IB_LOST, /* destroyed, caught, off the table; a commander or courier killed; a shot fired */
    IB_LEFT  /* a commander whose last unit went (IB-7.14); a contingent that withdrew (IB-10.8) */
} ib_where;

/* Marks on a unit. The first row is open to all (IB-1.50); the others last for an own turn, or
 * longer where it says so. */
enum {
    IB_EMPTY = 1,        /* smoke: has fired and not loaded, IB-1.6 */
    IB_VOLLEYED = 2,     /* its first volley is spent, IB-4.19 */
    IB_FOUGHT = 4,       /* a round of melee, ever, IB-4.19 */
    IB_DISORDERED = 8,   /* by a failed charge, IB-3.90 */
    IB_ROUTING = 16,     /* IB-3.100 */
    IB_PURSUING = 32,    /* IB-3.117 */
    IB_ACTED = 64,       /* in this movement phase, IB-1.38 */
    IB_MARCHED = 128,    /* one path a turn, IB-3.45 */
    IB_LOADED_NOW = 256, /* in this own turn, IB-3.15 */
    IB_CHARGED = 512,    /* or failed the test for it, IB-4.35 */
    IB_FIRED_NOW = 1024, /* in this own turn: fire first, or in the firing phase */
    IB_TRIED = 2048,     /* to rally or to halt, in this phase; passed over in firing */
    IB_WITHDRAWS = 4096, /* by an order of its own, IB-14.22; to the end of the game */
    IB_REPLACED = 8192   /* a commander: another man in his place, who is normal, IB-7.22 */
};
#define IB_OF_A_TURN (IB_ACTED | IB_MARCHED | IB_LOADED_NOW | IB_CHARGED | IB_FIRED_NOW | IB_TRIED)

/* ---- tables.c: the charts ---- */

typedef struct {
    uint16_t wide, deep;
} ib_base;
typedef struct {
    uint8_t dice, need[2]; /* short, long */
} ib_small_arms;
typedef struct {
    uint8_t dice, need[3]; /* short, medium, long; 0: none */
} ib_artillery;
typedef struct {
    int8_t near, contact; /* within 6 inches, in base contact */
} ib_competence;
typedef struct {
    uint8_t num, den;
} ib_limit;

enum { IB_SHORT, IB_LONG, IB_SA_BANDS, IB_MEDIUM = 1, IB_FAR = 2, IB_GUN_BANDS };
#define IB_NO_BAND 0xff /* beyond the last, or none of the gun's */

extern const char *const ib_type_name[], *const ib_class_name[], *const ib_gun_name[];
extern const char *const ib_rating_name[], *const ib_nation_name[], *const ib_troops_name[];
extern const char *const ib_formation_name[], *const ib_order_name[], *const ib_test_name[];
extern const uint8_t ib_marks_of[IB_CLASSES];
extern const uint8_t ib_printed_in[2][IB_TROOPS]; /* [American?]: bit c: printed in class c */
extern const ib_base ib_bases[3][IB_FORMATIONS];
extern const uint8_t ib_basic_move[3]; /* inches; raw infantry and unlimbered guns aside */
extern const ib_small_arms ib_musketry[IB_CLASSES];
extern const ib_artillery ib_cannonade[IB_GUNS];
extern const uint8_t ib_sa_range[IB_SA_BANDS], ib_gun_range[IB_GUN_BANDS];
extern const uint8_t ib_melee_dice[IB_CLASSES][2];
extern const uint8_t ib_morale[IB_CLASSES][7]; /* [class][marks left]; 0: no die */
extern const ib_competence ib_competences[IB_RATINGS];
extern const uint8_t ib_rating_by_die[7];
extern const ib_limit ib_limits[IB_NATIONS];
extern const uint8_t ib_points_unit[2][IB_CLASSES], ib_points_gun[IB_GUNS],
    ib_points_rating[IB_RATINGS];
#define IB_POINTS_SHARPSHOOTER 2

/* IB-3.22 to IB-3.30, in inches */
enum {
    IB_RAW_DIE = 8,
    IB_UNLIMBERED_MOVE = 3,
    IB_COLUMN_LESS = 2,
    IB_OBSTACLE_LESS = 4,
    IB_DIFFICULT_LESS = 2,
    IB_INFLUENCE = 6,    /* IB-7.1 */
    IB_PUSH_BACK = 2,    /* IB-5.28 */
    IB_CLEAR_OF_FOE = 1, /* IB-5.34 */
    IB_COVER_REACH = 1,  /* IB-4.24 */
    IB_ROAD_REACH = 1,   /* IB-3.57 */
    IB_WOODS_SIGHT = 2,  /* IB-4.29 */
    IB_SHELL_LEAST = 12, /* IB-4.73 */
    IB_SHELL_MOST = 36,
    IB_SHELL_DICE_N = 4, /* IB-4.79 */
    IB_SHELL_NEED = 4,
    IB_ADVANCE_FREE = 4,    /* IB-8.12 */
    IB_HOLD_RADIUS = 8,     /* IB-8.13 */
    IB_SUPPORT_RADIUS = 12, /* IB-8.15 */
    IB_HOLD_CHARGE = 12     /* IB-8.18 */
};

/* ---- Orders of brigades, IB-8.11 ---- */

typedef enum {
    IB_ADVANCE,
    IB_ATTACK,
    IB_HOLD,
    IB_WITHDRAW,
    IB_SUPPORT_ORDER,
    IB_ORDERS /* while sides set up: none was said yet */
} ib_order;

typedef struct {
    lin_point at;   /* the point; of SUPPORT where its brigadier was last */
    uint8_t kind;   /* ib_order */
    uint8_t of;     /* a brigade, or IB_NONE */
    uint8_t edge;   /* 1 + a kit_edge, or 0 */
    uint8_t secret; /* in what the enemy sees: 1, and all the rest is zero (IB-1.51) */
} ib_command;

/* ---- What never changes in a battle ---- */

typedef struct {
    uint8_t side, division, nation; /* division: IB_NONE, none */
    uint8_t commander;              /* a unit; it may be the divisional one */
    uint8_t turn;                   /* comes on in this turn, IB-15.10; 0: is there */
    uint8_t zone;                   /* where it sets up; IB_NONE: where its side does */
    uint8_t edge, printed;          /* of those that come on; an order is printed */
    int32_t from, to;               /* the stretch of that edge, from its western or southern end */
    lin_point falls_back;           /* where its militia and riflemen may withdraw, IB-14.22; 0: not
                                       at all */
    ib_command first;               /* printed order, IB-13.3 */
    tb_set units;
} ib_brigade;

typedef struct {
    uint8_t side, commander, couriers, spare;
} ib_division;

/* What decides a battle besides the limits: IB-14.6, IB-14.11, IB-14.17, IB-14.23. */
typedef enum {
    IB_TERMS_NONE,
    IB_TERMS_HOLDS, /* at the end: alone has a steady unit within `far` of the point */
    IB_TERMS_TAKES, /* at once: `side` has `many` steady units in the piece, the other none */
    IB_TERMS_BREAKS /* `side` loses unless the other has withdrawn */
} ib_terms_kind;

typedef struct {
    lin_point at;
    int32_t far;
    uint8_t kind, side, many, piece;
    uint8_t own_turns; /* TAKES: looked at after player turns of `side` alone */
    uint8_t no_limits; /* they replace the limits, IB-10.7 */
    uint8_t spare[2];
} ib_terms;

/* What ground is to this book: IB-3.26 to IB-3.38, IB-4.22, IB-4.23. By row of ib_kinds. */
enum {
    IB_IS_OBSTACLE = 1,
    IB_IS_DIFFICULT = 2,
    IB_IS_WOODS = 4,
    IB_IS_HOUSE = 8,
    IB_IS_ROAD = 16,
    IB_SOFT = 32,
    IB_HARD = 64,
    IB_IS_GAP = 128 /* a ford or bridge */
};

typedef struct {
    lin_field base;
    int units, brigades, divisions, zones;
    uint8_t type[IB_UNITS], side[IB_UNITS], class[IB_UNITS], troops[IB_UNITS], gun[IB_UNITS];
    uint8_t nation[IB_UNITS], brigade[IB_UNITS];   /* brigade: of a brigadier his own; IB_NONE */
    uint8_t division[IB_UNITS];                    /* of a divisional commander, or a courier */
    uint8_t rating[IB_UNITS], formation[IB_UNITS]; /* rating: of some it is thrown for, IB-7.7 */
    kit_place begins[IB_UNITS];
    ib_brigade brigade_of[IB_BRIGADES];
    ib_division division_of[IB_DIVISIONS];
    tb_box zone[IB_ZONES];
    uint8_t zone_of_side[LIN_SIDES];     /* IB_NONE: it has none, and places are kept */
    uint8_t edges[LIN_SIDES][KIT_EDGES]; /* friendly edges in the order they are named */
    uint8_t edge_count[LIN_SIDES];
    uint8_t first;                        /* 1 + the side that begins; 0: by dice, IB-1.35 */
    uint8_t turns, fixed;                 /* fixed: places are kept, IB-14.18 */
    uint8_t sharpshooters;                /* 0: nobody has any, IB-14.19 */
    uint8_t side_nation[LIN_SIDES];       /* of units of which nothing else is said */
    uint8_t force[LIN_SIDES][IB_NATIONS]; /* units at the start, IB-10.4 */
    uint16_t force_marks[LIN_SIDES][IB_NATIONS];
    ib_terms terms;
    tb_set bodies[LIN_SIDES], discs[LIN_SIDES];
    ib_base bases[3][IB_FORMATIONS]; /* the book's, or the battle's */
    uint8_t ground[LIN_SCENERY];     /* IB_IS_OBSTACLE ... of each piece */
    int32_t widest_gap;              /* of all roads, fords and bridges */
    kit_scenery scenery;
} ib_field;

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

/* ---- ground.c: IB-3.26 to IB-3.38 ---- */

extern const kit_kind_row ib_kinds[]; /* ends with name NULL */
lin_status ib_build_ground(ib_field *f, lin_refusal *why);

/* ---- forces.c: sections 2 and 9, the battle's file ---- */

lin_status ib_check_keys(const ib_field *f, lin_refusal *why); /* keys.c: none is misspelt */
lin_status ib_build_forces(ib_field *f, lin_refusal *why);
lin_status ib_build_terms(ib_field *f, lin_refusal *why); /* terms.c: edges, zones, who begins */
/* What anybody can see is wrong with an order for that brigade: IB-8.11. */
lin_status ib_check_printed(const ib_field *f, int brigade, const ib_command *c, lin_refusal *why);
int ib_brigade_named(const ib_field *f, const char *id);         /* by its commander; IB_NONE */
int ib_force_points(const ib_field *f, int side);                /* IB-13.4 to IB-13.7 */
int ib_printed_class(const ib_field *f, int troops, int nation); /* or IB_CLASSES: to be said */
bool ib_may_form(const ib_field *f, int u, int formation);       /* IB-2.19 to IB-2.22 */

/* ---- bodies.c: IB-1.15 to IB-1.29 ---- */

void ib_open_window(const lin_view *view, kit_window *out);
static inline const kit_window *ib_window(const lin_view *view)
{
    return kit_window_of(view, ib_open_window);
}
tb_pose ib_pose(const lin_view *view, int u);
tb_pose ib_pose_in(const ib_field *f, int u, int formation, lin_point flag, tb_angle facing);
const tb_body *ib_body(const lin_view *view, int u);
lin_point ib_centre(const lin_view *view, int u); /* of its footprint, or disc */
int32_t ib_disc_radius(const ib_field *f, int u);
bool ib_disc_touches(const lin_view *view, int disc, int u); /* base contact, IB-1.28 */
bool ib_in_piece(const lin_view *view, int u, int piece);    /* by its flag, IB-1.29 */
/* It stands so from now on; carried commanders come along, discs make way, IB-7.11, IB-7.13. */
void ib_put(lin_play *p, int u, const tb_pose *pose);
/* It leaves the table for good: joins end, commanders without units go, and those whom only an
 * enemy touches now take refuge. IB-2.17, IB-7.13, IB-7.14. */
void ib_remove(lin_play *p, int u, ib_where where);
/* The first unit that this footprint would overlap, or touch as a new enemy; IB_NONE. */
int ib_in_the_way(const lin_view *view, int u, const tb_body *b, bool touching_counts);
/* The same of those who are near (kit_others_near), for whoever tries several footprints at one
 * place. */
int ib_in_the_way_among(const lin_view *view, const tb_set *near, int u, const tb_quad *hull,
                        bool touching_counts);

/* ---- measure.c: section 12, and the only place that knows a distance between pieces ---- */

/* How far, exactly. Rules use it once something is declared; odds by cases never (ib_cases). */
int32_t ib_distance(const lin_view *view, int from, int to);
bool ib_within(const lin_view *view, int from, int to, int32_t far);
/* Something is measured now, whatever it may be: nobody goes back over it. */
void ib_note_measured(lin_play *p);
/* The same, told: IE_MEASURED, and undo stops here. */
int32_t ib_measure(lin_play *p, int from, int to);
int ib_small_arms_band(int32_t distance); /* or IB_NO_BAND */
int ib_gun_band(int gun, int32_t distance);
/* May a sentence, a stroke or a list say a distance? Only with measuring on. */
bool ib_may_tell(const lin_view *view);
/* cases.c: the cases that an order's odds fall into while nothing is measured (lin_rules.cases). */
bool ib_cases(const lin_view *view, const lin_order *o, int i, void *state, lin_text *name);
bool ib_measures_here(const lin_view *view, const lin_order *o); /* lin_rules.measures_here */
/* IB-12.11: what a machine player takes the distance for: the same for the same pair and places. */
int32_t ib_judged(const lin_view *view, int from, int to);
int32_t ib_judged_way(const lin_view *view, lin_point from, lin_point to);

/* ---- arcs.c, sight.c: IB-2.26 to IB-2.31, IB-4.22 to IB-4.29 ---- */

typedef enum { IB_FRONT, IB_FLANK, IB_REAR } ib_quarter;
bool ib_in_arc(const lin_view *view, int from, int target);
tb_set ib_units_in_arc(const lin_view *view, int from, const tb_set *of); /* on the table */
bool ib_point_in_arc(const lin_view *view, int from, lin_point p);
ib_quarter ib_quarter_of(const lin_view *view, int u, lin_point p);

typedef enum { IB_NO_COVER, IB_SOFT_COVER, IB_HARD_COVER } ib_cover;
/* through: the units of this melee hide nobody, IB-4.86; IB_NONE. */
kit_ray_end ib_see(const lin_view *view, int from, int to, int through);
ib_cover ib_cover_of(const lin_view *view, int from, int target);
ib_cover ib_cover_on_line(const lin_view *view, lin_point a, lin_point flag, int target);
int ib_level(const lin_view *view, lin_point p);

/* ---- effort.c: IB-3.8 to IB-3.20, IB-4.30 to IB-4.35 ---- */

/* What a unit may still do in this own turn, each with the rule and a sentence where not. */
lin_status ib_check_acts(const lin_view *view, int u, lin_refusal *why); /* at all */
lin_status ib_check_effort(const lin_view *view, int u, int halves, lin_refusal *why);
lin_status ib_check_may_fire(const lin_view *view, int u, bool phase_of_fire, lin_refusal *why);
void ib_spend_effort(ib_state *s, int u, int halves);
void ib_begin_own_turn(lin_play *p, int side); /* effort and marks of a turn; disorder ends */
/* It has begun to act in this movement phase: IB_ACTED, once. */
void ib_begin_act(lin_play *p, int u);
/* After a leg, a change, a shot that it fired first: what it does with the rest of its move is
 * asked (IB_ON_MARCH, which lists `halt` and whatever effort is left for), or it has done all it
 * may. */
void ib_go_on(lin_play *p, int u);
/* Has it done one thing in this own turn, and may do no other: IB-3.17? */
bool ib_is_raw_and_done(const lin_view *view, int u);

/* ---- march.c, leg.c, road.c, reform.c: IB-3.21 to IB-3.59 ---- */

typedef enum {
    IB_LEG_AHEAD,
    IB_LEG_BACK,
    IB_LEG_WHEEL_LEFT,
    IB_LEG_WHEEL_RIGHT,
    IB_LEG_ROAD_ON,
    IB_LEG_ROAD_BACK
} ib_leg_kind;
#define IB_WHOLE (-1)
#define IB_HALF  (-2)
/* Where a leg leads, what it costs and what ended it; amount: steps, an angle, IB_WHOLE, IB_HALF.
 */
typedef struct {
    tb_pose to;
    int32_t gone, cost;
    uint8_t obstacles, difficult;
    uint8_t unit, piece;          /* what stopped it, or IB_NONE */
    bool edge, allowance, orders; /* or the table's edge, the allowance, the brigade's order */
} ib_leg;
void ib_walk_leg(const lin_view *view, int u, const ib_march *m, ib_leg_kind kind, int amount,
                 ib_leg *out);
int32_t ib_allowance(const ib_march *m, int obstacles, bool difficult);
int ib_march_halves(const ib_march *m); /* so many halves of a move has it used so far, IB-3.9 */
/* The ground under a straight way of the flag: what it uses up, for charges too, IB-3.75. */
int32_t ib_way_within(const lin_view *view, int u, lin_point from, tb_angle way, int32_t reach,
                      uint8_t *obstacles, uint8_t *difficult);
lin_status ib_check_room(const lin_view *view, int u, const tb_pose *pose, const char *rule,
                         lin_refusal *why);
void ib_after_move(lin_play *p, int u); /* sharpshooters found, IB-11.10; commanders, IB-7.13 */

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

/* ---- joins.c: IB-5.30 ---- */

bool ib_is_engaged(const ib_state *s, int u);
bool ib_are_joined(const ib_state *s, int a, int b);
void ib_join_units(lin_play *p, int charger, int struck, int flags, tb_angle facing);
void ib_part(lin_play *p, int u); /* from all */
void ib_part_pair(lin_play *p, int a, int b);
tb_set ib_melee_of(const ib_state *s, int u);   /* all joined to it, itself too; or nobody */
int ib_only_opponent(const ib_state *s, int u); /* or IB_NONE */

/* ---- volley.c, aim.c, shell.c, snipe.c: sections 4 and 11, IB-7.15 to IB-7.21 ---- */

/* May it be fired at by that unit, as far as the eye can judge: an enemy unit in arc and sight. */
lin_status ib_check_target(const lin_view *view, int u, int target, lin_refusal *why);
/* Is it loaded, formed and free to answer a charge, or to help: IB-3.97, IB-3.98, IB-4.50? */
bool ib_may_answer(const lin_view *view, int u);
/* A volley begins, and is over before what lies below it on the agenda goes on. The cause says at
 * which band: measured, or as if at that of a brigadier's rating, or as if at short range. */
void ib_fire(lin_play *p, int u, int target, ib_fire_cause cause);
int ib_answer_band(const lin_view *view, int u); /* IB-4.40 to IB-4.43, IB-4.69, IB-4.70 */
void ib_volley_sum(const lin_view *view, const ib_volley *v, kit_sum *sum);
int ib_volley_need(const lin_view *view, const ib_volley *v);
bool ib_may_help(const lin_view *view, int helper, int charger, int struck); /* IB-4.47 */
/* Hits of the volley, or marks of the round that was won, may be spent on commanders: asks, hit by
 * hit, where there is one to be aimed at. u: the shooter, or a unit of the victor's. */
void ib_ask_spend(lin_play *p, int u);
bool ib_may_be_aimed_at(const lin_view *view, int commander); /* by the volley or round */
void ib_kill_commander(lin_play *p, int commander);
void ib_lose_marks(lin_play *p, int u, int marks);               /* and the unit with the last */
void ib_deal_marks(lin_play *p, const tb_set *among, int marks); /* may ask: IB-5.27 */
void ib_find_sharpshooters(lin_play *p, int u); /* under u, whose move has ended: IB-11.10 */

/* ---- melee.c, round.c, push.c, breakoff.c: section 5 ---- */

int ib_melee_count(const ib_field *f, int u);
void ib_melee_sum(const lin_view *view, int u, kit_sum *sum); /* modifiers of each of its dice */
/* Marks each side takes: sorted rows compared place by place, IB-5.20, IB-5.21. */
void ib_compare(const uint8_t a[IB_VALUES], const uint8_t b[IB_VALUES], uint8_t taken[2]);
lin_status ib_check_break_off(const lin_view *view, int u, int32_t far, lin_refusal *why);
void ib_break_off_tested(lin_play *p, int u, bool passed);

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

/* ---- commanders.c, couriers.c, brigade_orders.c: IB-7.8 to IB-7.14, section 8 ---- */

void ib_refuge(lin_play *p);                    /* all whom an enemy alone touches, IB-7.13 */
void ib_leave_behind(lin_play *p, int u);       /* it routs or pursues, IB-7.11 */
void ib_recall_couriers(lin_play *p, int side); /* whose brigadier is gone, IB-8.8 */
int ib_brigadier(const lin_view *view, int u);  /* alive and on the table; IB_NONE */
int ib_divisional(const lin_view *view, int u); /* of that unit or brigadier; IB_NONE */
lin_status ib_check_command(const lin_view *view, int brigade, const ib_command *c,
                            lin_refusal *why);
/* What an order says: to which brigade (IB_NONE: to none), and what. Of order, order-at and
 * order-edge, and of send, send-at and send-edge alike. setup/first_orders.c */
int ib_command_of(const ib_field *f, const lin_order *o, ib_command *out);
/* All kinds of order that could be given to that brigade: those to brigades and edges one by one,
 * those to a point as open families. verb: IV_ORDER, or IV_SEND. */
void ib_list_commands(const lin_view *view, int brigade, int verb, lin_list *out);
void ib_tell_command(lin_play *p, int brigade, const ib_command *c);
void ib_deliver(lin_play *p, int brigade, const ib_command *c);
bool ib_command_point(const lin_view *view, int brigade, lin_point *out); /* what it goes by */
/* Does a place obey the order of the unit's brigade, of a march that began there? */
bool ib_obeys(const lin_view *view, int u, lin_point began, lin_point flag);
/* How far at least its flag would have to go from there until it does; 0: it obeys. */
int32_t ib_off_orders(const lin_view *view, int u, lin_point began, lin_point flag);
/* A straight way of a flag, in that direction; to: where it leads by a road, or NULL. */
typedef struct {
    lin_point from;
    tb_angle bearing;
    const lin_point *to;
} ib_straight;
/* Of such a way, so far: how much of it, at most, could obey when the march ends there; no place
 * beyond does. */
int ib_last_that_may_obey(const lin_view *view, int u, lin_point began, const ib_straight *line,
                          int far);
bool ib_charge_obeys(const lin_view *view, int u, int target); /* measures: IB-8.18 */

/* ---- victory.c: section 10, terms ---- */

int ib_lost(const lin_view *view, int side, int nation); /* units, or marks by the option */
bool ib_over_limit(const lin_view *view, int side, int nation);
void ib_look_for_the_end(lin_play *p);             /* after a player turn */
void ib_judge(lin_play *p);                        /* after the last turn: terms, then IB-10.10 */
void ib_replace_commanders(lin_play *p, int side); /* at the start of an own turn, IB-7.22 */

/* ---- hidden.c: IB-1.50 to IB-1.52 ---- */

void ib_redact(const lin_field *f, void *state, lin_side who);
void ib_complete(const lin_field *f, void *state, lin_side who, lin_rng *rng);
bool ib_hides(const lin_field *f, const void *state, lin_side who);
bool ib_hears(const lin_view *view, const lin_event *e, lin_side who);
/* Might the brigade's order cut its march? Then the enemy sees where it ends, not how it went. */
bool ib_marches_unseen(const ib_field *f, int u);

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
