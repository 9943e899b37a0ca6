/* unit_line.h -- a unit's line, for position.c. */
#ifndef RG_UNIT_LINE_H
#define RG_UNIT_LINE_H

#include "kit/rows.h"

lin_status rg_read_unit(kit_reader *r);

#endif
