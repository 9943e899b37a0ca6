/* rout.h -- moves that friends do not stop: who lies under a unit, whom it has passed over, and how
 * far on it is clear again. */
#ifndef KIT_ROUT_H
#define KIT_ROUT_H

#include "kit/sweep.h"

/* All of the set, but for u, on whom the body lies. Here and below: m: as kit_refresh has it; who
 * is not on the table is passed over. */
tb_set kit_under(const kit_memory *m, const tb_set *of, int u, const tb_body *b);
/* How much further that way until it lies on none of those on whom it lies now; 0: on nobody. */
int32_t kit_off_others(const kit_memory *m, const tb_set *of, int u, const tb_body *b,
                       tb_angle way);
/* Gone so far that way from the pose, facing kept: how far in all until it lies on none of the set.
 * More than `most`: there is no place so near. */
int32_t kit_until_clear(const kit_memory *m, const tb_set *of, int u, const tb_pose *from,
                        tb_angle way, int32_t far, int32_t most);
/* The other way round: gone so far, and back again until it is clear. Below 0: it never is. */
int32_t kit_back_until_clear(const kit_memory *m, const tb_set *of, int u, const tb_pose *from,
                             tb_angle way, int32_t far);
/* Those of the set, but for u, whom it passed over on its straight way. */
tb_set kit_passed_over(const kit_memory *m, const tb_set *of, int u, const tb_quad *from,
                       const tb_quad *to);

#endif
