/* pickets.h -- the book of the tests that stands on the kit alone. */
#ifndef PICKETS_H
#define PICKETS_H

#include "linstock_rules.h"

extern const lin_rules pickets_book;

#endif
