/* field.h -- Iron Brigade: what never changes in a battle. */
#ifndef IB_FIELD_H
#define IB_FIELD_H

#include "core/core.h"
#include "kit/roster.h"
#include "kit/scenery.h"
#include "kit/sets.h"
#include "rules/ironbrigade/tables.h"

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

#endif
