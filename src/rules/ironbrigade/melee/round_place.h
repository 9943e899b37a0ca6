/* round_place.h -- the inside of ib_rows: places, the steps between them, and the tables of ways by
 * marks. What they are is told in round_rows.c, which lays the rows; round_ways.c adds the tables
 * up. */
#ifndef IB_ROUND_PLACE_H
#define IB_ROUND_PLACE_H

#include "rules/ironbrigade/melee/round_rows.h"

#define PLACES 30000
#define STEPS  200000
#define SLOTS  16384  /* a power of two */
#define WAYS   600000 /* in the tables of all places */
#define LOWEST 4
#define NARROW 24 /* dice of both sides: 6 to the power of 24 goes into 64 bits */

/* What matters of a beginning, but for the marks: one word of bytes.
 *   LEFT + 2 * side      dice of the group v - 5, yet to show what they are
 *   LEFT + 2 * side + 1  dice of the group v - 4
 *   AHEAD                so many more dice of the first side lie there than of the second
 *   BEGUN                1 + the side that has begun to lay at this value; 0: none has
 *   DECIDED              1 + the side that cannot be overtaken any more; 0: either can */
typedef uint64_t beginning;
enum { LEFT, AHEAD = 4, BEGUN, DECIDED, EVEN = 128 /* neither is ahead */ };
#define ONE(byte)        ((uint64_t)1 << 8 * (byte))
#define BYTE(word, byte) ((int)((word) >> 8 * (byte)&0xff))

/* How large a table must be, in one word of bytes too, each below 128, so that the greater ones of
 * two words are found in one go: the most marks of either side, the least of either counted down
 * from LEAST, and the most of both together. */
typedef uint64_t extent;
enum { MOST_TAKEN, LEAST_TAKEN = 2, BOTH_TAKEN = 4, LEAST = 127 };
#define TOP_BITS 0x8080808080808080u

typedef struct {
    beginning at;
    extent marks;
    uint32_t last; /* 1 + the last step that leads here; 0: none does */
    int32_t none;  /* where no marks of either would lie in its table, which may begin later */
    int32_t row;   /* of its table: so many marks of the second side */
} place;

/* So many dice of a group of a side show a face (0 a 6, 1 a 5, 2 a 4): whose and which is one
 * number. */
typedef struct {
    uint8_t which, dice;
} laid;

typedef struct {
    uint64_t ways;
    uint32_t before; /* 1 + another step that leads to the same place; 0: there is none */
    uint16_t from, to;
    uint8_t taken[LIN_SIDES]; /* marks */
    laid laid[2];
} step;

typedef struct {
    lin_wide ways;
    uint16_t place; /* one that leads here, and the marks in its table */
    uint8_t taken[LIN_SIDES];
} result;

struct ib_rows {
    int (*dice)[IB_VALUES]; /* while rows are laid */
    const uint8_t (*lying)[IB_VALUES];
    int most[LIN_SIDES];
    int highest, lowest;                     /* values at which anything may lie */
    uint64_t choose[IB_ROW + 1][IB_ROW + 1]; /* k of n */
    uint64_t fours[IB_ROW + 1][IB_ROW + 1];  /* and the rest are not valid, by one of 3 faces */
    uint64_t power[7][NARROW + 1];           /* of 4, 5 and 6 */
    bool full;
    bool narrow; /* few enough dice for numbers of 64 bits */
    uint32_t places, steps, ways;
    uint16_t slot[SLOTS];
    result result[2 * IB_ROW + 1][2 * IB_ROW + 1]; /* by marks taken; from here on: not cleared */
    place place[PLACES];
    step step[STEPS];
    union {
        lin_wide wide[WAYS];
        uint64_t narrow[WAYS];
    } way;
};

static inline int ib_least_of(int a, int b)
{
    return a < b ? a : b;
}

static inline int ib_most_of(int a, int b)
{
    return a > b ? a : b;
}

static inline int ib_most_taken(const place *p, int side)
{
    return BYTE(p->marks, MOST_TAKEN + side);
}

static inline int ib_least_taken(const place *p, int side)
{
    return LEAST - BYTE(p->marks, LEAST_TAKEN + side);
}

/* ---- round_ways.c ---- */

/* Room for the tables of all places from `first` on, with nothing in them; false: there is none. */
bool ib_ways_make(ib_rows *r, uint32_t first);
/* Along all steps from `first` on. */
void ib_ways_add(ib_rows *r, uint32_t first);
/* In so many ways a place is come to with these marks, which its table must have. */
lin_wide ib_ways_at(const ib_rows *r, const place *p, int first, int second);

#endif
