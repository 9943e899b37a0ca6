/* forget.c -- odds of a charge: what no longer matters once a round of melee is settled, so that
 * its ways to the same end are followed once. LF-ML-88 to LF-ML-102.
 *
 * A round is settled where no other can follow it: one side has won, or it was a tie and no Combat
 * Order is left. What is still to come is known then: both take their hits, are tested and go back,
 * and the action is over. How many markers an element has no longer counts, only whether it has
 * any; nor how many Combat Orders are left; of the difference, only whether it was a heavy defeat.
 *
 * Hits borne and hits to be taken are added up, and what is less than would call for a test is as
 * good as nothing. Only a commander who is attached could tell them apart, since each of them
 * endangers him; where one comes to an element whose hits were added up, they should not have been.
 */
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/turn.h"

/* Questions that a charge is asked with; whatever else is assumed may lead on to more. */
const char *const lf_forget_despite[] = { "reaction", "support", NULL };

/* Steps of which nothing else may come than of a round that is settled. */
static bool is_of_aftermath(int step)
{
    return step == LF_PAYS || step == LF_HEAVY_DEFEAT || step == LF_TEST_JUDGE ||
           step == LF_TEST_ENCOURAGE || step == LF_TEST_DICE || step == LF_WITHDRAW_DICE ||
           step == LF_WITHDRAWN || step == LF_HITS_CALL_FOR_TEST || step == LF_CASUALTY_DICE;
}

/* After it the active element is done, or asked what it does next. */
static bool is_last(const lf_state *s, int i)
{
    const lin_frame *frame = &s->head.frame[i];

    return frame->arg[0] == s->element && (frame->arg[2] != LF_TIED_ROUND || s->c == 0) && i >= 3 &&
           frame[-1].step == LF_REACT && frame[-2].step == LF_FREE &&
           (frame[-3].step == LF_ORDERS || frame[-3].step == LF_PARTICIPANT_ENDS);
}

/* Where on the agenda the settled round ends, with what is to come of it above; -1: there is none.
 */
static int end_of_settled_round(const lf_state *s)
{
    int i = s->head.depth - 1;

    while (i >= 0 && is_of_aftermath(s->head.frame[i].step))
        i--;
    return i >= 0 && s->head.frame[i].step == LF_MELEE_OVER && is_last(s, i) ? i : -1;
}

static bool has_commander(const lf_field *f, const lf_state *s, int u)
{
    const tb_set *commanders = &f->commanders[f->side[u]];

    for (int c = tb_next(commanders, 0); c >= 0; c = tb_next(commanders, c + 1))
        if (s->with[c] == u)
            return true;
    return false;
}

/* Of one that is still to take its hits. */
static void add_up_hits(const lf_field *f, lf_state *s, int u)
{
    const int which = s->melee.unit[0] == u ? 0 : 1;
    uint8_t *hits = &s->melee.hits[1 - which];
    const int all = s->hits[u] + *hits;

    if (lf_has_skill(f, u, LF_SKILL_RESILIENT) || has_commander(f, s, u))
        return;
    if (*hits > 0) {
        s->melee.spare[which] = 1; /* so it is known that they were added up */
        *hits = (uint8_t)(all < lf_discipline(f, u) ? 1 : all > UINT8_MAX ? UINT8_MAX : all);
    }
    s->hits[u] = 0;
}

/* A commander has come to it since, and is endangered by each of the hits. */
static bool has_come_to_matter(const lf_state *s)
{
    const lin_frame *top = lin_top(&s->head);

    for (int i = 0; top->step == LF_CASUALTY_DICE && i < 2; i++)
        if (s->melee.unit[i] == top->arg[0] && s->melee.spare[i])
            return true;
    return false;
}

bool lf_forget(const lin_field *field, void *state)
{
    const lf_field *f = lf_field_of(field);
    lf_state *s = state;
    const int end = end_of_settled_round(s);

    if (end < 0)
        return true;
    if (has_come_to_matter(s))
        return false;
    for (int i = end + 1; i < s->head.depth; i++) {
        lin_frame *frame = &s->head.frame[i];

        if (frame->step == LF_PAYS)
            add_up_hits(f, s, frame->arg[0]);
        else if (frame->step == LF_HEAVY_DEFEAT)
            frame->arg[1] = (int16_t)(frame->arg[1] > lf_discipline(f, frame->arg[0])
                                          ? lf_discipline(f, frame->arg[0]) + 1
                                          : 0);
    }
    for (int u = 0; u < LF_UNITS; u++)
        s->disorder[u] = s->disorder[u] > 0;
    s->c = 0;
    return true;
}

/* Rounds first, and then the aftermath of all of them: who has yet to take his hits before those
 * who have; a test for the hits, the way back, a test at the edge of the table. */
int lf_stage(const lin_field *field, const void *state)
{
    const lf_state *s = state;
    const int end = end_of_settled_round(s), step = lin_top(&s->head)->step;
    int duties = 0, part = step == LF_WITHDRAW_DICE ? 1 : 0;

    (void)field;
    if (end < 0)
        return 0;
    for (int i = end + 1; i < s->head.depth; i++) {
        duties += s->head.frame[i].step == LF_PAYS || s->head.frame[i].step == LF_HEAVY_DEFEAT;
        if (s->head.frame[i].step == LF_WITHDRAWN)
            part = 2;
    }
    return 1 + 3 * (duties < 4 ? 4 - duties : 0) + part;
}
