/* assume.h -- how odds answer questions on the way: "retreat-to=first, commander=yes". */
#ifndef LIN_ASSUME_H
#define LIN_ASSUME_H

#include "core.h"

#define LIN_ASSUMED 64 /* bytes of an answer, its NUL included */

/* May all of it be assumed in this game? assume may be NULL: nothing is. */
lin_status lin_assume_check(const lin_game *g, const char *assume, lin_refusal *why);
/* What is assumed for this step; false: nothing is. Of what has been checked. */
bool lin_assumed(const char *assume, const char *step, char answer[LIN_ASSUMED]);
/* Of these steps alone, if of any; ends with NULL. */
bool lin_assumed_alone(const char *assume, const char *const *steps);

#endif
