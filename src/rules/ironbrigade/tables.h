/* tables.h -- Iron Brigade: what units are and how they do, and the charts of the book. */
#ifndef IB_TABLES_H
#define IB_TABLES_H

#include "kit/places.h"
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

#endif
