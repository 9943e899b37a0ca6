/* victory.c -- chapter 20: early ends, points, levels. Conceding (GT-20.6) is the machine's. */
#include "rules/germantown/germantown.h"

void gt_end(lin_play *p, int winner, int level, gt_reason how)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;

    lin_tell(p, E_SCORE, gt_victory_points(f, s, LIN_FIRST), gt_victory_points(f, s, LIN_SECOND));
    lin_tell(p, E_VERDICT, winner, (int32_t)how);
    lin_end(s, (lin_side)winner, level);
}

/* GT-20.1, GT-20.2: an army without heart has lost; without heart on either hand points decide. */
void gt_judge_morale(lin_play *p)
{
    const gt_state *s = p->state;

    if (s->head.over || (s->morale[LIN_FIRST] > 0 && s->morale[LIN_SECOND] > 0))
        return;
    if (s->morale[LIN_FIRST] == s->morale[LIN_SECOND])
        gt_judge(p);
    else
        gt_end(p, s->morale[LIN_FIRST] > 0 ? LIN_FIRST : LIN_SECOND, GT_LEVEL_SUBSTANTIAL,
               R_SUBSTANTIAL);
}

static void count(gt_points *out, gt_schedule row, int halves)
{
    out->n[row]++;
    out->halves[row] += halves;
}

/* What a counter is worth to its enemy, in halves. Who departed or never came is worth nothing
 * (GT-20.15). */
static void count_unit(const gt_field *f, const gt_state *s, int u, gt_points *out)
{
    if (gt_is_leader(f, u)) {
        if (s->at[u] == GT_ELIMINATED) /* GT-20.14 */
            count(out, GT_FOR_LEADERS, f->points[u]);
    } else if (s->at[u] == GT_CAPTURED) { /* GT-20.9 */
        count(out, GT_FOR_CAPTURED, 2);
    } else if (s->at[u] == GT_ELIMINATED) { /* GT-20.8: by its printed steps */
        count(out, f->steps[u] == 2 ? GT_FOR_TWO_STEPS : GT_FOR_ONE_STEP, 2 * f->steps[u]);
    } else if (gt_on_map(s, u)) {
        if (s->mark[u] & GT_REDUCED) /* GT-20.12 */
            count(out, GT_FOR_REDUCED, 1);
        if (s->mark[u] & GT_SHATTERED) /* GT-20.13 */
            count(out, GT_FOR_SHATTERED, 1);
    }
}

/* For what has befallen the other side, and the one objective that counts for each, the Chew House
 * (GT-20.10) or Market Square (GT-20.11). Who holds them: board.c (GT-20.16). */
void gt_count_points(const gt_field *f, const gt_state *s, int side, gt_points *out)
{
    gt_set rest = f->side_set[gt_other(side)];

    *out = (gt_points){ { 0 }, { 0 } };
    for (int u; (u = gt_next(&rest)) >= 0;)
        count_unit(f, s, u, out);
    if (side == f->british && f->house != LIN_NOWHERE && s->owner[0] == side)
        count(out, GT_FOR_HOUSE, 2);
    if (side == f->american && f->square != LIN_NOWHERE && s->owner[1] == side)
        count(out, GT_FOR_SQUARE, 2);
}

int gt_victory_points(const gt_field *f, const gt_state *s, int side)
{
    gt_points points;
    int halves = 0;

    gt_count_points(f, s, side, &points);
    for (int i = 0; i < GT_SCHEDULE; i++)
        halves += points.halves[i];
    return halves;
}

/* GT-20.7 */
void gt_judge(lin_play *p)
{
    const gt_field *f = gt_field_of(p->view.field);
    const gt_state *s = p->state;
    const int first = gt_victory_points(f, s, LIN_FIRST),
              second = gt_victory_points(f, s, LIN_SECOND);

    if (first == second)
        gt_end(p, LIN_NOBODY, GT_LEVEL_DRAW, R_DRAW);
    else
        gt_end(p, first > second ? LIN_FIRST : LIN_SECOND, GT_LEVEL_MARGINAL, R_MARGINAL);
}

/* Is a steady combat unit of that side within so many hexes? */
static bool steady_within(const gt_field *f, const gt_state *s, int cell, int side, int hexes)
{
    gt_set rest = gt_and(f->side_set[side], f->combat_set);

    for (int u; (u = gt_next(&rest)) >= 0;)
        if (gt_on_map(s, u) && gt_is_steady(s, u) && gt_distance(f, s->at[u], cell) <= hexes)
            return true;
    return false;
}

#define SQUARE_FREE 2  /* hexes around Market Square without steady British */
#define HOUSE_FREE  10 /* hexes around the Chew House without steady Americans */
#define HOUSE_TURN  3  /* from turn 4 on */

/* GT-20.3, GT-20.4: both cannot be true at once, for the two hexes lie nine apart. What ended the
 * game before has ended it (GT-20.5). */
void gt_judge_turn(lin_play *p)
{
    const gt_field *f = gt_field_of(p->view.field);
    const gt_state *s = p->state;

    if (f->square != LIN_NOWHERE && steady_within(f, s, f->square, f->american, 0) &&
        !steady_within(f, s, f->square, f->british, SQUARE_FREE))
        gt_end(p, f->american, GT_LEVEL_DECISIVE, R_DECISIVE_AMERICAN);
    else if (f->house != LIN_NOWHERE && gt_day(f, s) >= HOUSE_TURN && s->owner[0] == f->british &&
             !steady_within(f, s, f->house, f->american, HOUSE_FREE))
        gt_end(p, f->british, GT_LEVEL_DECISIVE, R_DECISIVE_BRITISH);
}
