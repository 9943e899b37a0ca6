/* tables.h -- the card: kinds of counters, tactics and results, and its tables (tables.c). */
#ifndef GERMANTOWN_TABLES_H
#define GERMANTOWN_TABLES_H

#include "board/cells.h"
#include "core/core.h"

#define GT_UNITS   128 /* counters of both sides, leaders included */
#define GT_STACK   6   /* strength points in a hex */
#define GT_LEADERS 9   /* of a side: so many may have to be asked one after another */
#define GT_FAR     3   /* hexes that any shot carries */
#define GT_TARGETS 64  /* hexes attacked or made a diversion in one phase */
#define GT_ENTRIES 24  /* hexes where somebody may come on, of all areas together */
#define GT_AREAS   4
#define GT_TURNS   16
#define GT_AM_MOST 15 /* army morale */
#define GT_NOBODY  0xff
#define GT_UNSEEN \
    0xff /* chits that the other side has committed: only ever in what one side sees */

/* Places that are no hex. */
enum {
    GT_ELIMINATED = LIN_NOWHERE, /* a leader: a casualty */
    GT_CAPTURED = 0xfffe,
    GT_DEPARTED = 0xfffd, /* strayed or fled off the map: worth nothing to anybody */
    GT_WAITING = 0xfffc,  /* to come on, in its turn or later */
    GT_ABSENT = 0xfffb    /* not in this position at all */
};

/* GT-1.5; dragoons are cavalry. */
typedef enum {
    GT_INFANTRY,
    GT_LIGHT,
    GT_MILITIA,
    GT_RIFLE,
    GT_CAVALRY,
    GT_ARTILLERY,
    GT_LEADER,
    GT_TYPES
} gt_type;

/* The columns of the terrain chart. Leaders have one: they move by the same rules as others
 * (GT-1.14). */
typedef enum {
    GT_BY_LEADER,
    GT_BY_FOOT,
    GT_BY_LIGHT,
    GT_BY_HORSE,
    GT_BY_GUN,
    GT_COLUMNS
} gt_column;

/* What a counter is besides its type. */
enum {
    GT_IS_GERMAN = 1,
    GT_IS_MILITIA = 2, /* the militia gun too (GT-1.6) */
    GT_IS_OUTPOST = 4,
    GT_IS_VANGUARD = 8,
    GT_IS_WAYNES = 16,   /* of his division */
    GT_IS_STEPHENS = 32, /* of his division */
    GT_IS_DEMI_LEADER = 64,
    GT_HAS_RIFLES = 128 /* line infantry that may fire with some rifles */
};

/* Leaders who have rules of their own. */
enum {
    GT_WASHINGTON,
    GT_GREENE,
    GT_WAYNE,
    GT_STEPHEN,
    GT_ARMSTRONG,
    GT_GREY,
    GT_MUSGRAVE,
    GT_NAMED
};

/* Marks on a counter. */
enum {
    GT_REDUCED = 1,
    GT_DISRUPTED = 2,
    GT_SHATTERED = 4,
    GT_PINNED = 8,
    GT_PANICKED = 16,
    GT_MOVED = 32,         /* in this, or its last, movement phase */
    GT_ROLLED = 64,        /* tried to rally in this phase */
    GT_FIRED = 128,        /* in this fire phase */
    GT_SHOT_AT = 256,      /* in this fire phase */
    GT_BEEN_IN_FIRE = 512, /* a rifle unit that has fired in this game */
    GT_ROUSED = 1024,      /* the alarm no longer holds it */
    GT_RODE_OFF = 2048,    /* cavalry that withdrew before combat */
    GT_OLD_PIN = 4096,     /* its pin was made before its owner's present player turn */
    GT_PAID = 8192,        /* army morale has been paid for the pinned who left its hex */
    GT_LEFT_PIN = 16384,   /* was pinned when it began to move: it must get away */
    GT_ASTRAY = 32768      /* of Stephen's division: the fog keeps it from moving in this phase */
};
#define GT_BROKEN (GT_DISRUPTED | GT_SHATTERED)

typedef enum { GT_HEAVY, GT_MODERATE, GT_CLEAR } gt_fog;

typedef enum {
    GT_NONE,
    GT_R,
    GT_D,
    GT_ONE,
    GT_ONE_STAR,
    GT_TWO,
    GT_AC,
    GT_DC,
    GT_PIN,
    GT_AM,
    GT_RESULTS
} gt_result;

typedef enum {
    GT_SKIRMISH,
    GT_ECHELON,
    GT_STAND_FAST,
    GT_WITHDRAW,
    GT_FRONTAL,
    GT_RESERVE,
    GT_TURN_FLANK,
    GT_REFUSE_FLANK,
    GT_TACTICS
} gt_tactic;

#define GT_ROWS      14 /* of the close combat table: -2 to 11 */
#define GT_FIRST_ROW (-2)
#define GT_LAST_ROW  11
#define GT_ODDS      7
#define GT_NO_COMBAT 99 /* in the matrix */

typedef struct {
    uint8_t attacker, defender; /* gt_result */
} gt_cell;

/* ---- tables.c: the card ---- */

extern const gt_cell gt_combat_table[GT_ROWS][GT_ODDS];
extern const int8_t gt_matrix[GT_TACTICS][GT_TACTICS]; /* [defender][attacker] */
extern const char *const gt_tactic_name[];             /* "skirmish" ... then NULL */
extern const char *const gt_odds_name[];               /* "1-3" ... then NULL */
extern const char *const gt_result_name[];             /* "-", "R" ... then NULL */
extern const char *const gt_fog_name[];                /* "heavy" ... then NULL */
extern const char *const gt_band_name[];               /* "demoralized" ... "high", then NULL */
extern const char *const gt_type_name[];
int gt_to_hit(int strength, int range); /* the number a shot must reach */
gt_result gt_fire_damage(bool rifles, bool at_guns, int die);
int gt_band(int army_morale);            /* 0 demoralized, 1 wavering, 2 fatigued, 3 high */
int gt_band_initiative(int army_morale); /* -1 0 +1 (GT-19.3) */
int gt_band_morale(int army_morale);     /* 0 -1 -2 */

/* Grounds and hexsides of the terrain chart. Costs in half points; GT_BARRED: prohibited. */
#define GT_BARRED 255
typedef enum { GT_OPEN, GT_LIGHT_WOODS, GT_HEAVY_WOODS, GT_RIVER, GT_HOUSE, GT_GROUNDS } gt_ground;
typedef enum { GT_STREAM, GT_CREEK, GT_SLOPE, GT_BRIDGE, GT_FORD, GT_WORKS, GT_SIDES } gt_side;
typedef struct {
    const char *name;
    uint8_t cost[GT_COLUMNS];
    int8_t fire, combat;
    bool blocks, zones_in;
} gt_ground_row;
typedef struct {
    const char *name;
    uint8_t cost[GT_COLUMNS];
} gt_side_row;
extern const gt_ground_row gt_ground_rows[GT_GROUNDS];
extern const gt_side_row gt_side_rows[GT_SIDES];

#endif
