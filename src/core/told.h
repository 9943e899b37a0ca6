/* told.h -- what an outcome of the odds will be called: its telling events, in order. */
#ifndef LIN_TOLD_H
#define LIN_TOLD_H

#include "core.h"

#define LIN_TOLD 126                  /* words; more than the text of an outcome holds */

/* As in a log: kind and number of arguments in one word, then the arguments. */
typedef struct {
    uint32_t used;
    int32_t  word[LIN_TOLD];
} lin_told;

/* Which arguments of an event the name of an outcome shows, as bits. */
#define LIN_TOLD_KINDS 256
typedef struct { uint32_t of[LIN_TOLD_KINDS]; } lin_shown;

void lin_told_shown(const lin_rules *rules, lin_shown *out);
/* Take what the game has told since it was last asked, and clear its log. */
void lin_told_take(lin_told *t, const lin_shown *shown, lin_game *g);
void lin_told_copy(lin_told *to, const lin_told *from);
/* The sentences without their stops, parted by "; ". */
void lin_told_text(const lin_told *t, const lin_field *f, lin_text *out);
void lin_told_name(lin_text *out, const char *sentence);

#endif
