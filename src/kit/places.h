/* places.h -- places in words: where a battle lets a unit begin, and the line of a position. */
#ifndef KIT_PLACES_H
#define KIT_PLACES_H

#include "table/table.h"

/* Where a unit stands, and what it faces. */
typedef struct {
    int unit;
    lin_point at;
    tb_angle facing;
} kit_place;

/* Of a unit of the battle's file: `place: "10 4.5 180"`, inches from the south-west corner and
 * degrees. rule: is cited where it does not read so. */
lin_status kit_place_given(const lin_field *f, int u, const char *rule, kit_place *out,
                           lin_refusal *why);

/* "unit R1 at 10 4.5 facing 180", as a line of a position begins: how many words that are. */
#define KIT_PLACE_WORDS 7
void kit_place_write(const lin_field *f, const kit_place *p, lin_text *out);
/* LIN_SYNTAX: the line is of another kind. */
lin_status kit_place_read(const lin_field *f, char *const *word, int words, kit_place *out,
                          lin_refusal *why);

#endif
