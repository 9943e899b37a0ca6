/* state.h -- the field, which never changes in a battle, and the state, which does. */
#ifndef GERMANTOWN_STATE_H
#define GERMANTOWN_STATE_H

#include "rules/germantown/tables.h"

/* ---- What never changes in a battle ---- */

typedef struct {
    uint64_t word[2];
} gt_set;

typedef enum { GT_TOP, GT_RIGHT, GT_BOTTOM, GT_LEFT, GT_EDGES } gt_edge;

typedef struct {
    lin_field base;
    const lin_board *board;
    int units, turns;
    gt_set side_set[LIN_SIDES], combat_set, leader_set, gun_set, horse_set;
    uint8_t side[GT_UNITS], type[GT_UNITS], column[GT_UNITS], flags[GT_UNITS];
    uint8_t strength[2][GT_UNITS]; /* full, reduced */
    int8_t morale[2][GT_UNITS];
    uint8_t steps[GT_UNITS];     /* 0 (a leader), 1 or 2 */
    uint8_t allowance[GT_UNITS]; /* half points */
    uint8_t rifles[GT_UNITS];    /* strength it fires with in rifle phases; 0: none */
    int8_t drm[GT_UNITS], leadership[GT_UNITS]; /* of leaders and the demi-leader */
    uint8_t am_gain[GT_UNITS], am_loss[GT_UNITS],
        points[GT_UNITS];                               /* of a leader; points in halves */
    uint16_t begins[GT_UNITS];                          /* its hex at the start, or GT_WAITING */
    uint8_t entry_turn[GT_UNITS], entry_area[GT_UNITS]; /* turn from 0 on */
    uint8_t named[GT_NAMED];                            /* unit, or GT_NOBODY */
    uint8_t ground[LIN_CELLS];                          /* gt_ground */
    int8_t level[LIN_CELLS];
    uint8_t sides[LIN_CELLS][6]; /* bits of gt_side on that hexside */
    uint8_t up[LIN_CELLS];       /* bit d: that way is up a slope */
    uint8_t inside[LIN_CELLS];   /* bit d: works on that side, and this hex is their inside */
    uint8_t road[LIN_CELLS];     /* bit d: a road or lane goes on that way */
    uint8_t way[LIN_CELLS];      /* bit d: a road, lane or trail does */
    uint8_t on_road[LIN_CELLS];  /* a road or lane runs through it */
    uint8_t cost[GT_COLUMNS][LIN_CELLS][6]; /* of the step out of it that way; GT_BARRED */
    uint8_t works_owner;                    /* pays nothing to cross them */
    uint16_t house, square;      /* Chew House, Market Square; LIN_NOWHERE: none in this battle */
    uint8_t first_owner[2];      /* of house and square */
    uint8_t shelling[LIN_CELLS]; /* the militia's bombardment zone */
    struct {
        char id[LIN_ID];
        uint8_t side, edge; /* gt_edge */
        uint16_t road;      /* its hex with a road, or LIN_NOWHERE */
        uint8_t first, n;   /* into entry[]: the area's own hexes, then those beside it */
        uint8_t own;        /* so many of them are the area's own */
    } area[GT_AREAS];
    int areas;
    uint16_t entry[GT_ENTRIES];
    uint8_t friendly_edge[LIN_SIDES]; /* gt_edge */
    uint8_t first_morale[LIN_SIDES], first_momentum[LIN_SIDES];
    uint8_t american, british; /* sides by what they are: LIN_FIRST or LIN_SECOND */
    uint8_t first_fog;
    uint8_t day_turn; /* the turn of the day with which this battle begins, from 0 */
    /* The same once more, for speed; no part of the field's hash. */
    uint8_t passable[GT_COLUMNS][LIN_CELLS]; /* bit d: the step out of it that way is not barred */
    lin_cells houses;
} gt_field;

enum { GT_OPT_SOLITAIRE, GT_OPT_COUNT };

/* ---- What changes ---- */

typedef struct {
    uint16_t cell;
    uint8_t combat; /* from 1 on: the one that attacks it, or has made it a diversion */
    uint8_t diverted;
} gt_target;

enum { GT_BUCKETS = 256 }; /* hexes are told apart by their last byte, then one by one */

typedef struct {
    lin_head head;
    uint16_t at[GT_UNITS], mark[GT_UNITS];
    uint8_t pin[GT_UNITS];                      /* number of the pin it carries; 0: none */
    uint8_t spent[GT_UNITS];                    /* half points, of those in hand */
    uint8_t combat[GT_UNITS];                   /* the combat it was declared for; 0: none */
    uint8_t bucket[GT_BUCKETS], next[GT_UNITS]; /* who stands where: board.c */
    lin_cells troops[LIN_SIDES];                /* hexes with combat units */
    lin_cells zoned[LIN_SIDES];                 /* hexes with combat units that have a zone */

    uint8_t turn, side, fog, first; /* side: whose player turn; first: who had the initiative */
    uint8_t morale[LIN_SIDES], momentum[LIN_SIDES];
    uint8_t committed[LIN_SIDES], initiative[LIN_SIDES]; /* chits, secret; the die, 1 + */
    uint8_t owner[2];            /* of Chew House and Market Square: who was there last */
    uint8_t once;                /* bits of GT_ONCE_..: losses that count once a game */
    uint8_t phase;               /* 1 +, only while a position is read */
    uint8_t entered[GT_ENTRIES]; /* stacks that came on there in this phase */

    gt_set hand;                    /* who moves together */
    gt_set along;                   /* leaders who go with the one that retreats or advances */
    gt_set group;                   /* who is still to be dealt with: checks, strays, panics */
    uint8_t hand_flags, hand_steps; /* GT_HAND_.. */
    uint16_t cell_mark;             /* the hex that a list of hexes has come to */
    uint16_t trail[4];              /* hexes of the retreat under way, where it began the first */
    uint8_t trail_n, spare2[3];

    uint8_t combats, targets;  /* declared; entries of target */
    uint8_t fighting;          /* the combat that is being resolved; 0: none */
    uint8_t fought[8];         /* bit k: combat k + 1 is resolved */
    uint8_t lead[LIN_SIDES];   /* attacker's, defender's: by side; GT_NOBODY */
    uint8_t leader[LIN_SIDES]; /* commanding leader, by side; GT_NOBODY */
    uint8_t tactic[LIN_SIDES]; /* 1 +, secret; 0: not chosen */
    uint8_t die, odds;         /* 1 + die; column */
    int8_t drm;                /* all modifiers but the matrix */
    uint8_t fire_flags;        /* GT_FIRE_.. of the shot, GT_RODE_.. of the combat under way */
    uint8_t target_unit, need; /* of that shot */
    int8_t fire_drm;
    uint8_t results[LIN_SIDES]; /* gt_result, of the combat under way, by side */
    uint8_t spare3[4];
    gt_set part[LIN_SIDES]; /* who takes part, by side */
    gt_target target[GT_TARGETS];
} gt_state;

/* Where pointers are short a word of 64 bits may begin at any fourth byte: there are no gaps that
 * would be there or not. */
_Static_assert(sizeof(gt_state) == 2992, "the state has the same bytes everywhere");

enum { GT_ONCE_STRAYED = 1, GT_ONCE_FRIENDLY = 2, GT_ONCE_FLED = 4 };
enum { GT_HAND_STEPPED = 1, GT_HAND_ROAD = 2, GT_HAND_STOPS = 4, GT_HAND_ENTERS = 8 };
enum { GT_FIRE_RIFLES = 1, GT_RODE_AWAY = 2, GT_RODE_APART = 4 };

#endif
