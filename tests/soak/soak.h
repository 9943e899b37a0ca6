/* soak.h -- what the files of the soak share. */
#ifndef SOAK_H
#define SOAK_H

#include "linstock.h"

/* Say what went wrong in which game; false. */
bool soak_fail(uint64_t game, const char *what, const char *detail);
/* An answer by chance, as this game is played; false: there is none. */
bool soak_choose(lin_game *g, lin_rng *rng, lin_order *out);
/* The record written, read and written again is the same, and so is the state it leads to. */
bool soak_check_record(uint64_t game, lin_session *s);

/* talk.c: a game with typed dice, with something said at any moment. */
bool soak_talk(uint64_t game, const lin_field *f, uint64_t seed, uint64_t *final);

/* edited.c: positions of a game edited as by hand, and those that are read played to their end. */
bool soak_edited(uint64_t game, const lin_field *f, uint64_t seed, uint64_t *final);
void soak_edited_tell(void); /* how many there were, and how many were read */

/* twins.c: where nothing is measured ahead, positions an eye cannot tell apart are told alike. */
bool soak_twins(uint64_t game, const lin_field *f, uint64_t seed, uint64_t *final);
void soak_twins_tell(void); /* how many there were */

/* told.c: all that may be asked of it, but for what is said of that unit's own place; free it.
 * open: nothing is near that could be in anybody's way. */
char *soak_told(lin_game *g, int but, bool open, lin_rng rng);
uint64_t soak_odds_told(void); /* so many odds were worked out for it */

#endif
