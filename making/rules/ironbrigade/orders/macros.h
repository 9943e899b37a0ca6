/* macros.h -- orders in words that become several atoms. */
#ifndef IB_MACROS_H
#define IB_MACROS_H

#include "rules/ironbrigade/ironbrigade.h"

#define IB_MACROS 2
extern const lin_macro ib_macros[IB_MACROS];

#endif
