/* sight.h -- what an element sees of another: the interface of this folder. */
#ifndef LF_SIGHT_H
#define LF_SIGHT_H

#include "rules/landofthefree/lof.h"

typedef struct {
    int32_t distance; /* leader to the nearest stand */
    uint8_t visible;  /* stands that can be seen; 0: no target */
    bool cover;
    bool blocked_by_piece;
    uint8_t blocker; /* where nothing is visible: what is in the way, or LF_NONE */
} lf_sight;
void lf_see(const lin_view *view, int from, int to, lf_sight *out);
void lf_see_from_side(const lin_view *view, int from, kit_edge side, int to, lf_sight *out);

#endif
