/* outcome_name.h -- what an outcome of the odds will be called: its telling events, in order. */
#ifndef LIN_OUTCOME_NAME_H
#define LIN_OUTCOME_NAME_H

#include "core.h"

#define LIN_NAME_WORDS 126 /* words; more than the text of an outcome holds */

/* As in a log: kind and number of arguments in one word, then the arguments. */
typedef struct {
    uint32_t used;
    int32_t word[LIN_NAME_WORDS];
} lin_outcome_name;

/* Which arguments of an event the name of an outcome shows, as bits. */
#define LIN_NAMED_KINDS 256
typedef struct {
    uint32_t of[LIN_NAMED_KINDS];
} lin_shown;

void lin_outcome_name_shown(const lin_rules *rules, lin_shown *out);
/* Event after event of a name, from *at == 0; false: there are no more. */
bool lin_outcome_name_next(const lin_outcome_name *t, uint32_t *at, lin_event *out);
/* What was told by a run of the machine that several names have in common: events as in a log, each
 * lot ended by a word of its own. */
typedef struct {
    int32_t *word;
    size_t used, room;
} lin_telling;

/* Take what the game has told since it was last asked, and clear its log; false: no memory. */
bool lin_telling_take(lin_telling *t, lin_game *g);
/* What was taken since the last lot is one; false: no memory. */
bool lin_telling_end_lot(lin_telling *t);
/* In place of its first words, so many, stand these; false: no memory. */
bool lin_telling_begin_with(lin_telling *t, size_t first, const int32_t *word, size_t n);
/* Add that to a name. */
void lin_outcome_name_add(lin_outcome_name *t, const lin_shown *shown, const lin_rules *rules,
                          const lin_telling *told);
/* Take what the game has told since it was last asked, and clear its log. */
void lin_outcome_name_take(lin_outcome_name *t, const lin_shown *shown, lin_game *g);
void lin_outcome_name_copy(lin_outcome_name *to, const lin_outcome_name *from);
/* What the event is worth to the side of its first argument, by its row. */
int lin_event_gain(const lin_event_row *row, const lin_event *e);
/* The same to the side that gave the order. */
int lin_outcome_gain(const lin_field *f, const lin_event *e, lin_side side);
/* What befalls whom by the events from word `from` on, in few words: those of their fates. */
void lin_outcome_name_fates(const lin_outcome_name *t, uint32_t from, const lin_field *f,
                            lin_text *out);
/* text.c: as lin_put with "%.*s", and much quicker. */
void lin_put_bytes(lin_text *t, const char *bytes, size_t n);
/* One more, without its stop, parted from others by "; ". */
void lin_outcome_name_sentence(lin_text *out, const char *sentence);

#endif
