/* marks.c -- attrition marks are lost, and with the last of them the unit. IB-2.16, IB-2.17.
 * Nothing else is taken off it (IB-1.8): it fires, fights and stands as broad as before. */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/fire/fire.h"
#include "rules/ironbrigade/ironbrigade.h"

void ib_lose_marks(lin_play *p, int u, int marks)
{
    ib_state *s = p->state;
    const int lost = marks < s->marks[u] ? marks : s->marks[u];

    if (lost == 0 || !ib_stands(s, u))
        return;
    s->marks[u] = (uint8_t)(s->marks[u] - lost);
    lin_tell(p, IE_MARKS, u, lost, s->marks[u]);
    if (s->marks[u] > 0)
        return;
    lin_tell(p, IE_LOST, u);
    ib_remove(p, u, IB_LOST); /* IB-2.17 */
}
