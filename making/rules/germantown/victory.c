/* victory.c -- chapter 20: early ends, points, levels. Conceding (GT-20.6) is the machine's. */
#include "rules/germantown/germantown.h"

void gt_end(lin_play *p, int winner, int level, gt_reason how)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;

    lin_tell(p, E_SCORE, gt_victory_points(f, s, LIN_FIRST), gt_victory_points(f, s, LIN_SECOND));
    lin_tell(p, E_VERDICT, winner, how);
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

/* What a counter is worth to its enemy, in halves: a leader by his table (GT-20.14), a unit
 * captured (GT-20.9), eliminated by its printed steps (GT-20.8), or on the map reduced (GT-20.12)
 * and shattered (GT-20.13). Who departed or never came is worth nothing (GT-20.15). */
static int points_for(const gt_field *f, const gt_state *s, int u)
{
    int halves = 0;

    if (gt_is_leader(f, u))
        return s->at[u] == GT_ELIMINATED ? f->points[u] : 0;
    if (s->at[u] == GT_CAPTURED)
        return 2;
    if (s->at[u] == GT_ELIMINATED)
        return 2 * f->steps[u];
    if (!gt_on_map(s, u))
        return 0;
    if (f->steps[u] == 2 && (s->mark[u] & GT_REDUCED))
        halves++;
    if (s->mark[u] & GT_SHATTERED)
        halves++;
    return halves;
}

/* In halves: for what has befallen the other side, and the one objective that counts for each, the
 * Chew House (GT-20.10) or Market Square (GT-20.11). Who holds them: board.c (GT-20.16). */
int gt_victory_points(const gt_field *f, const gt_state *s, int side)
{
    gt_set rest = f->side_set[gt_other(side)];
    int halves = 0;

    for (int u; (u = gt_next(&rest)) >= 0;)
        halves += points_for(f, s, u);
    if (side == f->british && f->house != LIN_NOWHERE && s->owner[0] == side)
        halves += 2;
    if (side == f->american && f->square != LIN_NOWHERE && s->owner[1] == side)
        halves += 2;
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
