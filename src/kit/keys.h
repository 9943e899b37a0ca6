/* keys.h -- the keys of a battle's file, by a book's rows.
 *
 *     static const kit_keys keys[] = {
 *         { .in = "", .rule = "IB-13.1", .has = "terms nations edges" },
 *         { .in = "terms", .rule = "IB-10.7", .has = "holds within side" },
 *         { .in = "units.*", .rule = "IB-13.1", .has = "gun", .of = "artillery" },
 *         { .in = NULL },
 *     };
 *
 * One that is misspelt would go unread, and a battle without its objective, or a unit without its
 * weapon, would be fought for the one that was meant. So a key that neither a row nor every battle
 * has is refused, with its line, what there is, and what could be meant. */
#ifndef KIT_KEYS_H
#define KIT_KEYS_H

#include "linstock_rules.h"

/* What a map of the file may have besides what every battle has, in one row or several. */
typedef struct {
    const char *in;   /* which map: "" the file, "terms" that of it, "units.*" each unit of it,
                         "units.*.full" that of each unit */
    const char *rule; /* it is refused by; may be NULL */
    const char *has;  /* the keys, with blanks between; may be NULL */
    const char *of;   /* units of these types alone, with blanks between; NULL: all */
    bool sides;       /* and the ids of the two sides */
} kit_keys;           /* a table of them ends with in NULL */

lin_status kit_check_keys(const lin_battle *b, const kit_keys *keys, lin_refusal *why);

#endif
