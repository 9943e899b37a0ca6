/* bots.h -- the bots there are. */
#ifndef LIN_BOTS_H
#define LIN_BOTS_H

#include "core/core.h"

extern const lin_bot lin_bot_random, lin_bot_doctrine;

#endif
