/* pending.h -- may the agenda of a position go on? In play its shape follows from the steps; a
 * position that was written by hand may hold any steps in any order. */
#ifndef KIT_PENDING_H
#define KIT_PENDING_H

#include "linstock_rules.h"

/* What is wrong with what is pending; NULL: nothing. lies_on has for each step the names of those
 * it may lie on, with blanks between them: "turn orders"; "" for the step at the bottom; NULL: it
 * may lie on any. What a step's arguments call a side is one of the two. */
const char *kit_pending_broken(const lin_view *v, const char *const *lies_on);

/* What the arguments of a pending step may be, by letters: one an argument. The kit knows
 *     s  one of the two sides
 *     f  a friend of the unit that is the first argument, and not that unit
 *     v  an enemy of it
 *     i  a number: one of the table's, else 0
 * and of any other letter the book says whether it may be meant. */
typedef struct {
    uint8_t step, arg;
    int16_t least, most;
} kit_pending_number;

typedef struct {
    const char *const *meant;         /* of each step its letters; NULL: as its row has it */
    const kit_pending_number *number; /* what each number can be in play */
    int numbers;
    /* u is asked of whoever f and v name, too. */
    bool (*is)(const lin_view *v, char letter, int value);
} kit_pending_names;

typedef enum {
    KIT_PENDING_FINE,
    KIT_PENDING_NUMBER, /* has a number that play does not give it */
    KIT_PENDING_FRIEND, /* names no friend where it should */
    KIT_PENDING_ENEMY,  /* names no enemy where it should */
    KIT_PENDING_NOBODY  /* names nobody, or nothing, that could be meant */
} kit_pending;

kit_pending kit_pending_args(const lin_view *v, const lin_frame *frame,
                             const kit_pending_names *names);

#endif
