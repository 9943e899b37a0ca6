/* markers.c -- disorder markers and what gives them. LF-DM. */
#include "rules/landofthefree/morale/morale.h"

void lf_disorder(lin_play *p, int u, lf_reason why)
{
    lf_state *s = p->state;

    if (s->disorder[u] < 200)
        s->disorder[u]++;
    lin_tell(p, LE_DISORDERED, u, (int32_t)why, s->disorder[u]);
}
