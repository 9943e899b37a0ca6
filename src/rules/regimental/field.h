/* field.h -- what never changes in a battle of the regimental rules, and the numbers of the book.
 */
#ifndef RG_FIELD_H
#define RG_FIELD_H

#include "core/core.h"
#include "kit/bodies.h"
#include "kit/pairs.h"
#include "kit/places.h"
#include "kit/ray.h"
#include "kit/roster.h"
#include "kit/sums.h"
#include "kit/sweep.h"
#include "rules/regimental/names.h"
#include "rules/regimental/tables.h"
#include "table/table.h"

#define RG_UNITS        88 /* units and leaders of both sides */
#define RG_BRIGADES     32
#define RG_MOST_CHARGES 48
#define RG_PAIRS        64
#define RG_WALLS        256 /* straight pieces of linear obstacles */
#define RG_STANDS       14
#define RG_GUN_STANDS   4
#define RG_TURNS        60
#define RG_OBJECTIVES   8
#define RG_ZONES        2 /* of one unit */
#define RG_NONE         KIT_NONE

#define RG_IN(inches) ((int32_t)((inches)*LIN_INCH))
#define RG_PARTS      5040                           /* of a full move, RG-1.16 */
#define RG_WHOLE      ((int64_t)RG_PARTS * LIN_INCH) /* steps times parts of one */

/* Numbers of the book, in steps. */
enum {
    RG_APART = LIN_INCH,           /* RG-1.36 */
    RG_RADIUS = 8 * LIN_INCH,      /* RG-4.4 */
    RG_RADIUS_POOR = 4 * LIN_INCH, /* RG-4.6 */
    RG_MARCH_GAP = 2 * LIN_INCH,   /* RG-4.11 */
    RG_ROAD_HALF = LIN_INCH / 2,   /* RG-10.20 */
    RG_LINED_UP = LIN_INCH / 2,    /* RG-10.21 */
    RG_OUTFLANKS = 8 * LIN_INCH,   /* RG-5.22 */
    RG_NEAR = 2 * LIN_INCH,        /* RG-2.38, RG-13.21, RG-11.97, RG-15.29 */
    RG_AT_RISK = 4 * LIN_INCH,     /* RG-11.105 */
    RG_WAGON_REACH = 4 * LIN_INCH, /* RG-6.56 */
    RG_LEGS = 4,                   /* RG-7.30 */
    RG_SNAKE_LEGS = 6,             /* RG-7.34 */
    RG_BEND_APART = 2 * LIN_INCH,  /* RG-7.35 */
    RG_DEGREE = 182                /* RG-1.46 */
};

/* ---- What never changes in a battle ---- */

/* Flags of a unit, RG-2.37 to RG-2.45. */
enum {
    RG_IS_LIGHT = 1,
    RG_IS_GRENADIER = 2,
    RG_IS_GUARDS = 4,
    RG_IS_MOUNTED_INFANTRY = 8,
    RG_HAS_COLONEL = 16,
    RG_IS_BATTALION_GUN = 32,
    RG_IS_EMPLACED = 64,
    RG_IS_PACK = 128,
    RG_BUCK_AND_BALL = 256,
    RG_MARKSMEN = 512,
    RG_HAS_BAYONETS = 1024,
    RG_CARRIES_AMMUNITION = 2048,
    RG_MAY_GO_HOME = 4096 /* RG-19.19 */
};

typedef struct {
    uint8_t side, leader; /* leader: a unit; he may be of a wing or the army, RG-4.3 */
    uint8_t wing;         /* the wing's leader, or RG_NONE */
    uint8_t turn;         /* comes on in this turn; 0: is there */
    uint8_t edge;         /* of those that come on */
    uint8_t spare[3];
    int32_t from, to; /* the stretch of that edge */
    uint16_t stands;  /* at the start, guns too, RG-15.3 */
    tb_set units;
} rg_brigade;

/* A straight piece of a fence, wall or work, the gaps of roads left out. RG-10.23 */
typedef struct {
    lin_point end[2];
    uint8_t piece;
} rg_wall;

/* A square inch of the table: body/cells.c. */
#define RG_CELL_COLS 144
#define RG_CELL_ROWS 120
enum {
    RG_CELL_ROAD = 1, /* all of it is on one */
    RG_CELL_TRAIL = 2,
    RG_CELL_MIXED = 4,   /* an edge of ground runs through it, or near */
    RG_CELL_SLOPE = 8,   /* the edge of a level does */
    RG_CELL_WALL = 16,   /* a fence, wall or work */
    RG_CELL_STOPS = 32,  /* something in it may stop or bar somebody */
    RG_CELL_HIDES = 64,  /* ground in it that sight is used up by */
    RG_CELL_VERGE = 128, /* some of it, or of what is near, is on a road or trail */
    RG_CELL_ROADS = RG_CELL_ROAD | RG_CELL_TRAIL | RG_CELL_VERGE
};
#define RG_CELL_LEVELS 3 /* squares of 2, 4 and 8 inches are known too */
typedef struct {
    uint8_t ground,
        piece; /* where it is not mixed; of a larger square piece is 1: grounds differ */
    uint8_t flags;
    uint8_t top; /* the highest level in it */
} rg_cell;

typedef enum { RG_HOLD_POINT, RG_HOLD_PIECE, RG_NO_FOOT_NEAR, RG_FEW_STANDS, RG_EXITS } rg_goal;
typedef struct {
    lin_point at;
    int32_t far;
    uint8_t kind;     /* rg_goal */
    uint8_t side;     /* who scores it; LIN_NOBODY: whoever holds it */
    uint8_t piece;    /* an area, or RG_NONE */
    uint8_t majority; /* RG-15.28 */
    uint8_t points, stands;
    char name[48];
} rg_objective;

typedef struct {
    lin_field base;
    int units, brigades, walls, objectives;
    uint8_t type[RG_UNITS], side[RG_UNITS], rating[RG_UNITS], kind[RG_UNITS], weapon[RG_UNITS];
    uint8_t gun[RG_UNITS], stands[RG_UNITS], formation[RG_UNITS];
    uint8_t worn[RG_UNITS], spent[RG_UNITS];   /* 0: no such state */
    uint8_t brigade[RG_UNITS], wing[RG_UNITS]; /* of a leader his own brigade or RG_NONE */
    uint8_t with[RG_UNITS];                    /* a leader who begins attached; RG_NONE */
    uint16_t flags[RG_UNITS];
    kit_place begins[RG_UNITS];
    rg_brigade brigade_of[RG_BRIGADES];
    rg_wall wall[RG_WALLS];
    rg_objective objective[RG_OBJECTIVES];
    uint8_t crown;                       /* the side that is, RG-15.4 */
    uint8_t early;                       /* before 1777, RG-8.17 */
    uint8_t first;                       /* 1 + the side that begins; 0: by dice */
    uint8_t turns, zones;                /* zones: a free set-up is possible, RG-17.4 */
    uint8_t wagon_points;                /* of one destroyed, in place of the chart's; 0 */
    uint8_t ammunition;                  /* there are wagons with it, RG-6.56 */
    uint8_t edges[LIN_SIDES][KIT_EDGES]; /* base edges, RG-15.24 */
    uint8_t edge_count[LIN_SIDES];
    uint8_t exits[LIN_SIDES]; /* bit e: edge e is an exit, RG-15.25 */
    uint8_t exit_points[LIN_SIDES];
    uint8_t sight[RG_TURNS + 1];     /* inches; 0: clear; RG-10.40 */
    tb_box zone[RG_UNITS][RG_ZONES]; /* of a free set-up; */
    uint8_t zone_count[RG_UNITS];    /* 0: it begins as printed */
    uint8_t zone_ground[RG_UNITS];   /* rg_ground that all stands must be on; RG_NONE */
    tb_set bodies[LIN_SIDES], leaders[LIN_SIDES];
    uint8_t ground[LIN_SCENERY];   /* rg_ground of each piece */
    uint8_t capacity[LIN_SCENERY]; /* stands that a building or closed work holds */
    int32_t largest;               /* no stand, nor garrison, is longer than this any way */
    kit_scenery scenery;
    int cell_cols, cell_rows;
    rg_cell cell[RG_CELL_ROWS * RG_CELL_COLS];
    rg_cell square[RG_CELL_LEVELS][RG_CELL_ROWS * RG_CELL_COLS]; /* from that cell north and east */
} rg_field;

#endif
