/* macros.h -- orders in words that become several atoms. */
#ifndef IB_MACROS_H
#define IB_MACROS_H

#include "rules/ironbrigade/ironbrigade.h"

#define IB_MACROS 4
extern const lin_macro ib_macros[IB_MACROS];

/* What "go" may say besides a place and a facing, and how it is said: for the ghost. */
extern const char *const ib_words_of_go[];
extern const char ib_go_usage[];

#endif
