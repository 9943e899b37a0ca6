/* made.h -- battles of Land of the Free made by chance, for soak and fuzz.
 *
 * A number makes a battle: two forces by the book's rules for building them, of 100 to 400 points
 * (now and then a refight, whose forces may be of any size; in half of them groups begin face to
 * face), a table of 48 to 144 inches with every kind of scenery, a scenario and options; in every
 * other one special elements, without limits, and optional rules. It is made
 * as the two texts that a folder of a battle holds, and read by the readers of such folders, so
 * that whatever is found in it can be looked at: `soak write NUMBER FOLDER`, then `linstock fight
 * FOLDER/`. The same number makes the same battle everywhere. All of them are legal: one that is
 * refused is a mistake.
 *
 * Numbers from MADE_CROWDED on make crowded refights: towns of as many houses as a map may hold,
 * one or two groups a side of some fifty small elements, any of which may begin in any house.
 * Numbers from MADE_TABLES on make forces by points on the program's own tables (made:NUMBER). */
#ifndef LIN_MADE_H
#define LIN_MADE_H

#include "linstock.h"

#define MADE_CROWDED (UINT64_C(1) << 40)
#define MADE_TABLES  (UINT64_C(1) << 41)

typedef struct {
    char yaml[32 << 10], map[96 << 10], options[400];
} made_texts;

void made_write(uint64_t number, made_texts *out);
/* One to twenty groups a side: their commanders' names, for the grounds of a map; close: face to
 * face about its middle; crowded: with towns. */
typedef struct {
    char name[24];
    uint8_t side;
} made_group;
void made_map(lin_rng *rng, const made_group *group, int groups, bool close, bool crowded,
              lin_text *out);

/* The battle of that number as a folder, and read from it. */
lin_status made_folder(uint64_t number, const char *folder, made_texts *texts, lin_refusal *why);
lin_status made_field(uint64_t number, lin_battle **battle, lin_field **field, lin_refusal *why);

#endif
