/* victory.c -- BW 6.0 Victory conditions. */
#include "rules/brandywine/brandywine.h"

/* BW-6.1, BW-6.2, BW-6.5: losses of the other side and squares of one's own. BW-4.7: whoever
 * still waits off the board counts for nothing. */
int bw_points(const bw_field *f, const bw_state *s, int side)
{
    int points = 0;

    for (uint64_t rest = f->side_set[bw_other(side)]; rest; rest &= rest - 1)
        if (s->at[bw_first(rest)] == BW_LOST)
            points += is_combat(f, bw_first(rest)) ? 1 : 5;
    for (int i = 0; i < f->victories; i++)
        if (s->owner[i] == side)
            points += f->points[i];
    return points;
}

/* BW-6.7 to BW-6.9 */
void bw_judge(lin_play *p)
{
    const bw_field *f = bw_field_of(p->view.field);
    const int first = bw_points(f, p->state, LIN_FIRST),
              second = bw_points(f, p->state, LIN_SECOND);
    const int high = first > second ? first : second, low = first > second ? second : first;
    const lin_side leader = first > second ? LIN_FIRST : LIN_SECOND;

    lin_tell(p, E_SCORE, first, second);
    if (high > 0 && high >= 2 * low)
        lin_end(p->state, leader, BW_MAJOR);
    else if (high > 0 && 2 * high >= 3 * low) /* BW-6.8 */
        lin_end(p->state, leader, BW_MINOR);
    else
        lin_end(p->state, LIN_NOBODY, BW_DRAW);
    lin_tell(p, E_VERDICT, lin_head_of(p->state)->winner, R_DRAW + lin_head_of(p->state)->level);
}
