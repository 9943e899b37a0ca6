/* victory.c -- broken groups and forces, and who has won. LF-DM-49 to LF-DM-61, LF-SC-17 to
 * LF-SC-27. */
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/setup/setup.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/turn.h"

#include <stdio.h>

/* LF-DM-48 to LF-DM-50; LF-OP-11: of a battery that is abandoned the level is its crew's. */
static bool counts_as_broken(const lf_state *s, int u)
{
    return s->where[u] == LF_DESTROYED || s->where[u] == LF_OFF ||
           ((s->where[u] == LF_ON_TABLE || s->where[u] == LF_ABANDONED) &&
            s->level[u] == LF_EXHAUSTED);
}

bool lf_is_group_broken(const lin_view *view, int g)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set *members = &f->members[g];
    int broken = 0, sound = 0;

    for (int u = tb_next(members, 0); u >= 0; u = tb_next(members, u + 1))
        if (counts_as_broken(s, u))
            broken++;
        else
            sound += s->where[u] != LF_ABSENT;
    return broken > sound;
}

static bool is_in_battle(const lin_view *view, int g)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set *members = &f->members[g];

    for (int u = tb_next(members, 0); u >= 0; u = tb_next(members, u + 1))
        if (s->where[u] != LF_ABSENT)
            return true;
    return false;
}

/* LF-DM-57; a side with nothing left is broken too. */
static bool is_broken(const lin_view *view, int side)
{
    const lf_field *f = lf_field_of(view->field);
    int broken = 0, sound = 0;

    for (int g = 0; g < f->groups; g++)
        if (f->group_side[g] == side && is_in_battle(view, g)) {
            if (lf_is_group_broken(view, g))
                broken++;
            else
                sound++;
        }
    return broken > sound;
}

/* LF-DM-60: not an element left, on the table or off it. */
bool lf_has_nothing_left(const lin_view *view, int side)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    for (int u = tb_next(&f->elements[side], 0); u >= 0; u = tb_next(&f->elements[side], u + 1))
        if (s->where[u] != LF_ABSENT && s->where[u] != LF_DESTROYED && s->where[u] != LF_OFF)
            return false;
    return true;
}

void lf_run_nothing_left(lin_play *p, const lin_frame *frame)
{
    (void)frame;
    lf_judge(p);
}

bool lf_is_force_broken(const lin_view *view)
{
    return is_broken(view, LIN_FIRST) || is_broken(view, LIN_SECOND);
}

/* LF-SC-22; LF-SC-60: one that lies in wait is not lost. */
int lf_loss(const lin_view *view, int side)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    int points = 0;

    for (int u = tb_next(&f->elements[side], 0); u >= 0; u = tb_next(&f->elements[side], u + 1))
        if (counts_as_broken(s, u))
            points += f->cost[u];
    return points;
}

/* LF-SC-33, LF-SC-62, LF-SC-69: these are decided by Victory Points alone; LF-SC-30, LF-SC-38,
 * LF-SC-44, LF-SC-50, LF-SC-67: the others by objectives. */
static bool has_objectives(const lf_state *s)
{
    return s->scenario != LF_RECONNOITER && s->scenario != LF_AMBUSH &&
           s->scenario != LF_MEETING_ENGAGEMENT;
}

/* LF-SC-23, LF-SC-24; LF-SC-80: whatever f->points were made of */
static int level_of_loss(const lf_field *f, int difference)
{
    if (100 * difference > 25 * f->points)
        return LF_MAJOR;
    if (100 * difference > 10 * f->points)
        return LF_MINOR;
    return difference > 0 ? LF_MARGINAL : LF_TIE;
}

static void by_points(lin_play *p)
{
    const lf_field *f = lf_field_of(p->view.field);
    const int first = lf_loss(&p->view, LIN_FIRST), second = lf_loss(&p->view, LIN_SECOND);
    const int difference = first > second ? first - second : second - first,
              level = level_of_loss(f, difference);

    lin_end(p->state,
            level == LF_TIE  ? LIN_NOBODY
            : first < second ? LIN_FIRST
                             : LIN_SECOND,
            level);
}

/* LF-SC-19, LF-SC-20, LF-SC-21 */
static void by_objectives(lin_play *p)
{
    const lf_state *s = p->state;
    int held[LIN_SIDES] = { 0 }, ahead;

    for (int i = 0; i < s->objectives; i++) {
        const lin_side side = lf_controls(&p->view, i);

        if (side != LIN_NOBODY)
            held[side]++;
    }
    lin_tell(p, LE_OBJECTIVES, held[0], held[1]);
    if (held[0] == held[1]) {
        by_points(p);
        return;
    }
    ahead = held[0] > held[1] ? 0 : 1;
    lin_end(p->state, (lin_side)ahead,
            held[ahead] == s->objectives         ? LF_MAJOR
            : held[ahead] - held[1 - ahead] >= 2 ? LF_MINOR
                                                 : LF_MARGINAL);
}

/* LF-SC-27: the enemy of a broken force wins, with all objectives or by the points, and at least a
 * little. */
static int level_of_collapse(const lin_view *view, int loser)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int level = has_objectives(s)
                          ? LF_MAJOR
                          : level_of_loss(f, lf_loss(view, loser) - lf_loss(view, 1 - loser));

    return level < LF_MARGINAL ? LF_MARGINAL : level;
}

static void by_collapse(lin_play *p, int loser)
{
    lin_tell(p, LE_COLLAPSED, loser);
    lin_end(p->state, (lin_side)(1 - loser), level_of_collapse(&p->view, loser));
}

/* LF-GT-17: as if his force were broken. */
int lf_conceded(const lin_view *view, lin_side who)
{
    return level_of_collapse(view, (int)who);
}

/* LF-DM-58: after the last turn, too, broken forces are looked for before anything is counted. */
void lf_judge(lin_play *p)
{
    lf_state *s = p->state;
    const char *score; /* LF-SC-25: the winner's, and the loser's */
    const bool first = is_broken(&p->view, LIN_FIRST), second = is_broken(&p->view, LIN_SECOND);

    lin_tell(p, LE_LOSSES, lf_loss(&p->view, LIN_FIRST), lf_loss(&p->view, LIN_SECOND));
    if (first && second) /* LF-DM-59 */
        by_points(p);
    else if (first || second)
        by_collapse(p, first ? LIN_FIRST : LIN_SECOND);
    else if (has_objectives(s))
        by_objectives(p);
    else
        by_points(p);
    score = lf_level_scores[s->head.level];
    lin_tell(p, LE_VERDICT, s->head.winner, s->head.level, score[0] - '0', score[2] - '0');
}

/* ---- the same told: what was counted, and what decides ---- */

/* The points of a side are what the other lost: its elements, each with its cost. */
static int parts_of_side(const lin_view *view, int side, lin_score_part *out, int max)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set *enemies = &f->elements[1 - side];
    int n = 0;

    for (int u = tb_next(enemies, 0); u >= 0 && n < max; u = tb_next(enemies, u + 1))
        if (counts_as_broken(s, u)) {
            const lin_unit *unit = &f->base.battle->unit[u];

            out[n] = (lin_score_part){ (lin_side)side, f->cost[u], "LF-SC-22", "" };
            snprintf(out[n++].text, sizeof out->text, "%s, %s",
                     unit->called[0] ? unit->called : unit->name,
                     s->where[u] == LF_DESTROYED ? "Shattered"
                     : s->where[u] == LF_OFF     ? "has left the table"
                                                 : "Exhausted");
        }
    return n;
}

static void decided_by_points(const lin_view *view, lin_score_part *out)
{
    const lf_field *f = lf_field_of(view->field);
    const int first = lf_loss(view, LIN_FIRST), second = lf_loss(view, LIN_SECOND);
    const int difference = first > second ? first - second : second - first;

    out->rule = "LF-SC-23";
    if (difference == 0)
        snprintf(out->text, sizeof out->text, "Both sides have lost %d points of %d.", first,
                 f->points);
    else
        snprintf(
            out->text, sizeof out->text,
            "The %s side has lost %d points more, %d %% of %d; above 25 %% is a major victory, "
            "above 10 %% a minor one.",
            f->base.battle->side_name[first > second ? 0 : 1], difference,
            f->points > 0 ? 100 * difference / f->points : 0, f->points);
}

static void decided(const lin_view *view, lin_score_part *out)
{
    const lf_state *s = view->state;
    const lin_battle *b = view->field->battle;
    const bool first = is_broken(view, LIN_FIRST), second = is_broken(view, LIN_SECOND);
    int held[LIN_SIDES] = { 0 };

    *out = (lin_score_part){ LIN_NOBODY, 0, "LF-DM-57", "" };
    for (int i = 0; i < s->objectives; i++)
        if (lf_controls(view, i) != LIN_NOBODY)
            held[lf_controls(view, i)]++;
    if (first != second) {
        snprintf(out->text, sizeof out->text, "The %s force is broken%s.",
                 b->side_name[first ? 0 : 1],
                 has_objectives(s) ? ", which gives the other side all objectives" : "");
    } else if (!first && has_objectives(s) && held[0] != held[1]) {
        out->rule = "LF-SC-19";
        snprintf(out->text, sizeof out->text, "Objectives decide: %s %d of %d, %s %d.",
                 b->side_name[0], held[0], s->objectives, b->side_name[1], held[1]);
    } else {
        decided_by_points(view, out);
    }
}

int lf_score_parts(const lin_view *view, lin_score_part *out, int max)
{
    int n = 0;

    for (int side = 0; side < LIN_SIDES; side++)
        n += parts_of_side(view, side, out + n, max - n);
    if (n < max)
        decided(view, &out[n++]);
    return n;
}

/* Tested already? Noted where the group order will note who has acted: there is none yet. */
static bool is_to_test(const lf_state *s, int u)
{
    return s->where[u] == LF_ON_TABLE && !kit_set_has(&s->group_order_done, u);
}

static bool has_to_test(const lin_view *view, int g)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set *members = &f->members[g];

    for (int u = tb_next(members, 0); u >= 0; u = tb_next(members, u + 1))
        if (is_to_test(s, u))
            return true;
    return false;
}

/* LF-DM-49, LF-DM-51: the check at a group's activation. */
void lf_run_broken(lin_play *p, const lin_frame *frame)
{
    lf_state *s = p->state;
    const int g = frame->arg[0];

    s->group_mark[g] &= (uint8_t)~LF_GROUP_BROKEN;
    s->group_order_done = (tb_set){ 0 };
    if (!lf_is_group_broken(&p->view, g))
        return;
    s->group_mark[g] |= LF_GROUP_BROKEN;
    lin_tell(p, LE_GROUP_BROKEN, lf_field_of(p->view.field)->group_commander[g]);
    if (has_to_test(&p->view, g))
        lin_push(s, LF_GROUP_TESTS, g, 0, 0);
}

/* ---- LF-DM-52: its elements are tested one after another, in their owner's order ---- */

lin_side lf_who_group_tests(const lin_view *view, const lin_frame *frame)
{
    (void)view->state;
    return (lin_side)lf_field_of(view->field)->group_side[frame->arg[0]];
}

void lf_list_group_tests(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);
    const tb_set *members = &f->members[frame->arg[0]];

    for (int u = tb_next(members, 0); u >= 0; u = tb_next(members, u + 1))
        if (is_to_test(view->state, u))
            lf_answer1(out, LV_NEXT, u);
}

lin_status lf_check_group_tests(const lin_view *view, const lin_frame *frame, const lin_order *o,
                                lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);

    if (o->verb != LV_NEXT)
        return lin_not_now(view->field, frame, o, why);
    if (f->group[o->arg[0]] != frame->arg[0] || !lf_is_element(f, o->arg[0]) ||
        !is_to_test(view->state, o->arg[0]))
        return lin_refuse(why, LIN_ILLEGAL, "LF-DM-52",
                          "%s is not to be tested; name an element of the broken group that is.",
                          f->base.battle->unit[o->arg[0]].id);
    return LIN_OK;
}

void lf_take_group_tests(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_state *s = p->state;

    kit_set_put(&s->group_order_done, o->arg[0]);
    if (has_to_test(&p->view, frame->arg[0]))
        lin_push(s, LF_GROUP_TESTS, frame->arg[0], 0, 0);
    lf_test(p, o->arg[0], LF_TEST_BROKEN, LF_NONE, 0);
}
