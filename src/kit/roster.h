/* roster.h -- what a battle's file says of its units, key by key, and what it should have said.
 *
 * A book has a table with a row for each key of a unit that is a word or a number:
 *
 *     static const kit_roster_row keys[] = {
 *         { "rating", "IB-7.7", offsetof(ib_field, rating), ib_rating_name, .needed = true },
 *         { "stands", "PK-1", offsetof(field, stands), .low = 1, .high = 16 },
 *         { .key = NULL },
 *     };
 *
 * Whatever does not fit is refused with the line of the file, the rule, and what would be right. */
#ifndef KIT_ROSTER_H
#define KIT_ROSTER_H

#include "linstock_rules.h"

/* "TEXT.", of that node of the file, or of none. */
lin_status kit_node_wrong(lin_refusal *why, const lin_node *node, const char *rule,
                          const char *format, ...) __attribute__((format(printf, 4, 5)));
/* "Unit GUARDS-1 TEXT." */
lin_status kit_unit_wrong(lin_refusal *why, const lin_unit *unit, const char *rule,
                          const char *format, ...) __attribute__((format(printf, 4, 5)));

/* Which of the names it is; -1: none, or word is NULL. */
int kit_name_find(const char *const *names, const char *word);

typedef struct {
    const char *key, *rule;
    size_t offset;            /* in the book's field: a uint8_t of each unit */
    const char *const *names; /* one of these words, by its number; NULL: a whole number */
    int low, high;            /* of a number */
    bool needed;              /* has to be said; else what the field has stays */
    const char *remedy;       /* "say poor or good"; NULL: all names, or the bounds */
} kit_roster_row;             /* a table of them ends with key NULL */

/* All of them, of one unit. */
lin_status kit_roster_read(const kit_roster_row *row, lin_field *f, int u, lin_refusal *why);

/* A whole number of a map of the file, refused under that rule. */
lin_status kit_number_read(const lin_node *map, const char *key, int low, int high,
                           const char *rule, int *out, lin_refusal *why);

/* The unit that a key names by its id: one of the same side of which `is` holds. else_what: refused
 * so where there is none such, "belongs to no group; give ..." */
lin_status kit_unit_of(const lin_field *f, int u, const char *key,
                       bool (*is)(const lin_field *f, int named), const char *rule,
                       const char *else_what, int *out, lin_refusal *why);

#endif
