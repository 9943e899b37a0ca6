/* victory.c -- BW 6.0 Victory conditions. */
#include "rules/brandywine/brandywine.h"

#include <stdio.h>

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

/* ---- what they are made of ---- */

static int lost_of(const bw_field *f, const bw_state *s, int side, bool combat)
{
    int n = 0;

    for (uint64_t rest = f->side_set[side]; rest; rest &= rest - 1)
        n += s->at[bw_first(rest)] == BW_LOST && is_combat(f, bw_first(rest)) == combat;
    return n;
}

static lin_score_part *part_row(lin_score_part *out, int *n, int max, int side, int points,
                                const char *rule)
{
    lin_score_part *row = &out[*n < max ? *n : max - 1];

    *row = (lin_score_part){ .side = (lin_side)side, .points = points, .rule = rule };
    if (*n < max)
        ++*n;
    return row;
}

static void parts_of_side(const lin_view *view, int side, lin_score_part *out, int *n, int max)
{
    const bw_field *f = bw_field_of(view->field);
    const bw_state *s = view->state;
    const int units = lost_of(f, s, bw_other(side), true),
              leaders = lost_of(f, s, bw_other(side), false);

    for (int i = 0; i < f->victories; i++)
        if (s->owner[i] == side) {
            lin_score_part *row = part_row(out, n, max, side, f->points[i], "BW-6.5");
            lin_text t = lin_text_in(row->text, sizeof row->text);

            lin_place_text(view->field, (lin_point){ .x = f->victory[i] }, &t);
        }
    if (units)
        snprintf(part_row(out, n, max, side, units, "BW-6.1")->text, sizeof out->text,
                 "%d enemy unit%s lost", units, units == 1 ? "" : "s");
    if (leaders)
        snprintf(part_row(out, n, max, side, 5 * leaders, "BW-6.2")->text, sizeof out->text,
                 "%d enemy commander%s lost", leaders, leaders == 1 ? "" : "s");
}

int bw_score_parts(const lin_view *view, lin_score_part *out, int max)
{
    const bw_field *f = bw_field_of(view->field);
    const int first = bw_points(f, view->state, LIN_FIRST),
              second = bw_points(f, view->state, LIN_SECOND);
    const int high = first > second ? first : second, low = first > second ? second : first;
    const bool twice = high > 0 && high >= 2 * low, half_again = high > 0 && 2 * high >= 3 * low;
    int n = 0;

    for (int side = 0; side < LIN_SIDES; side++)
        parts_of_side(view, side, out, &n, max);
    snprintf(part_row(out, &n, max, LIN_NOBODY, 0,
                      twice        ? "BW-6.7"
                      : half_again ? "BW-6.8"
                                   : "BW-6.9")
                 ->text,
             sizeof out->text, "%d points against %d: %s.", high, low,
             twice        ? "twice as many or more are a major victory"
             : half_again ? "three for every two, but not twice as many, are a minor victory"
                          : "with less than three for every two nobody has won");
    return n;
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
