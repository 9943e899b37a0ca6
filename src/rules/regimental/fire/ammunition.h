/* ammunition.h -- who runs low. RG-11.102 to RG-11.104. */
#ifndef RG_AMMUNITION_H
#define RG_AMMUNITION_H

#include "rules/regimental/fire/fire.h"

/* What each shooter gave is kept till the shot is over: points of a troop unit, or of the best
 * stands of a battery and which they are. */
void rg_keep_points(lin_play *p, const rg_volley *volley);
void rg_forget_points(lin_play *p);
void rg_run_low(lin_play *p); /* on a double six */

#endif
