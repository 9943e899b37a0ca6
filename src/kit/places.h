/* places.h -- where a battle's file lets a unit begin. */
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

#endif
