/* maneuver.h -- throws on the maneuver table. Section 5. */
#ifndef RG_MANEUVER_H
#define RG_MANEUVER_H

#include "rules/regimental/body/body.h"

/* What the table says of one unit. */
typedef enum {
    RG_SAYS_QUICK,
    RG_SAYS_WELL,
    RG_SAYS_TARDY,
    RG_SAYS_FALL_BACK,
    RG_SAYS_PANIC,
    RG_SAYS_ELAN, /* the right column */
    RG_SAYS_RALLY,
    RG_SAYS_SHAKEN,
    RG_SAYS_WAVERING,
    RG_SAYS_ROUT, /* panic of the disordered and broken */
    RG_SAYS
} rg_says;
extern const char *const rg_says_name[];

/* throw_sum.c: its modifiers as they are now. leader: of the throw, or RG_NONE. */
void rg_throw_sum(const lin_view *v, int u, int leader, kit_sum *sum);
/* results.c */
rg_says rg_table_says(const lin_view *v, int u, int total, bool doubles);
bool rg_must_throw(const lin_view *v, int u); /* RG-3.13 */
/* victory: RG-15.1 */
bool rg_has_heavy_casualties(const lin_view *v, int brigade);

#endif
