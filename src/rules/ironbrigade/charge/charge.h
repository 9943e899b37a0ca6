/* charge.h -- what the files of this chapter, and those of rout and pursuit, share. */
#ifndef IB_CHARGE_CHAPTER_H
#define IB_CHARGE_CHAPTER_H

#include "rules/ironbrigade/steps.h"

/* It lies in contact with that one: what follows, IB-3.79. */
void ib_charge_strikes(lin_play *p, const ib_charge *charge);
/* IB-3.87 to IB-3.89 */
void ib_charge_falls_short(lin_play *p, const ib_run *run, int32_t far);
/* Nothing more of it. */
void ib_end_charge(ib_state *s);
/* IB-3.67 to IB-3.73: does a die say how far, and what is added to it? */
bool ib_reach_is_thrown(const ib_field *f, int u);
int ib_basic_factor(const lin_view *view, int u);

#endif
