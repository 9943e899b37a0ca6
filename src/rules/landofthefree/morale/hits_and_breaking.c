/* hits_and_breaking.c -- hits and what they do: levels of discipline, tests, the end of an element.
 * LF-DM-25 to LF-DM-31. */
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/turn.h"

int lf_discipline(const lf_field *f, int u)
{
    return lf_stats[f->type[u]].discipline[f->size[u]];
}

static bool is_unlimbered(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    return f->type[u] == LF_ARTILLERY && s->formation[u] == LF_OPEN;
}

/* It is gone from the table, with whoever was attached; LF-CM-50. */
void lf_remove(lin_play *p, int u, lf_where where)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;

    for (int c = lf_attached(&p->view, u); c != LF_NONE; c = lf_attached(&p->view, u))
        lf_lose_commander(p, c);
    lf_drop_out(p, u);
    lf_unlock(s, u);
    s->where[u] = (uint8_t)where;
    s->mark[u] = s->disorder[u] = s->hits[u] = 0;
    s->on_piece[u] = LF_NONE;
    if (where == LF_DESTROYED)
        s->level[u] = LF_SHATTERED;
    lin_tell(p, where == LF_DESTROYED ? LE_SHATTERED : LE_LEFT, u);
    if (lf_has_nothing_left(&p->view, f->side[u]))
        lin_push(s, LF_NOTHING_LEFT, 0, 0, 0);
    if (s->element == u)
        s->act |= LF_ACT_OVER;
    lf_crews_lose_shelter(p, u);
}

/* LF-DM-04; LF-OR-09: one Combat Order less, of one that is active by itself or takes part in a
 * group order. */
void lf_drop_level(lin_play *p, int u)
{
    lf_state *s = p->state;

    if (s->level[u] == LF_FIT && s->element == u && s->c > 0)
        s->c--;
    if (s->level[u] == LF_FIT && s->element != u)
        lf_lose_combat_order(s, u);
    s->level[u]++;
    if (s->level[u] == LF_SHATTERED)
        lf_remove(p, u, LF_DESTROYED);
    else
        lin_tell(p, LE_LEVEL, u, s->level[u]);
}

/* LF-SE-13: how many of these hits it takes. */
int lf_hits_left(const lin_view *view, int u, int hits)
{
    const lf_state *s = view->state;
    const int spares = lf_has_skill(lf_field_of(view->field), u, LF_SKILL_RESILIENT)
                           ? LF_SPARED_HITS - s->spared[u]
                           : 0;

    return hits > spares ? hits - spares : 0;
}

static int spare(lin_play *p, int u, int hits)
{
    lf_state *s = p->state;
    const int left = lf_hits_left(&p->view, u, hits);

    if (left < hits) {
        s->spared[u] = (uint8_t)(s->spared[u] + hits - left);
        lin_tell(p, LE_SPARED, u, hits - left, LF_SPARED_HITS - s->spared[u]);
    }
    return left;
}

/* LF-SK-21: 1 more for a volley of Marksmen. */
static void endanger_commander(lin_play *p, int u, int hits)
{
    const lf_state *s = p->state;
    const bool aimed = s->shot.shooter != LF_NONE &&
                       lf_has_skill(lf_field_of(p->view.field), s->shot.shooter, LF_SKILL_MARKSMEN);

    if (aimed)
        lin_tell(p, LE_MODIFIER, LF_WHY_MARKSMEN, 1);
    lin_push(p->state, LF_CASUALTY_DICE, u, hits + aimed, 0);
}

/* Hits are placed, then the commander is looked at, then the element (LF-SH-35, LF-CM-48). cover:
 * from the volley. */
void lf_suffer(lin_play *p, int u, int hits, int cover)
{
    lf_state *s = p->state;

    hits = spare(p, u, hits);
    if (hits == 0)
        return;
    s->hits[u] = (uint8_t)(s->hits[u] + hits);
    lin_tell(p, LE_HITS, u, hits, s->hits[u]);
    lin_push(s, LF_HITS_CALL_FOR_TEST, u, LF_TEST_FIRE, cover);
    if (lf_attached(&p->view, u) != LF_NONE)
        endanger_commander(p, u, hits);
}

/* The same in melee: how it went for the element, and the other primary. */
void lf_suffer_in_melee(lin_play *p, int u, int hits, int how, int enemy)
{
    lf_state *s = p->state;

    hits = spare(p, u, hits);
    if (hits > 0) {
        s->hits[u] = (uint8_t)(s->hits[u] + hits);
        lin_tell(p, LE_HITS, u, hits, s->hits[u]);
    }
    lin_push(s, LF_HITS_CALL_FOR_TEST, u, how == LF_LOST ? LF_TEST_LOST : LF_TEST_FOUGHT, enemy);
    if (hits > 0 && lf_attached(&p->view, u) != LF_NONE)
        lin_push(s, LF_CASUALTY_DICE, u, hits, 0);
}

/* LF-DM-26, LF-DM-29, LF-DM-31. Arguments: the element, the kind of test, what that test wants to
 * know. */
void lf_run_hits_call_for_test(lin_play *p, const lin_frame *frame)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;
    const int u = frame->arg[0], excess = s->hits[u] - lf_discipline(f, u);

    if (s->where[u] != LF_ON_TABLE || excess < 0)
        return;
    if (s->level[u] == LF_EXHAUSTED) {
        lf_remove(p, u, LF_DESTROYED);
    } else if (is_unlimbered(&p->view, u)) { /* LF-ML-104: in melee as under fire */
        s->hits[u] = 0;
        lf_drop_level(p, u);
    } else {
        lf_test(p, u, frame->arg[1], LF_NONE,
                (int16_t)((excess < 255 ? excess : 255) | frame->arg[2] << 8));
    }
}

/* LF-DM-26, LF-DM-28: a level either way, and no more than one (LF-DM-27); then, if it failed,
 * back. */
void lf_hits_stood(lin_play *p, int u, int extra)
{
    lf_state *s = p->state;

    (void)extra;
    s->hits[u] = 0;
    lf_drop_level(p, u);
}

/* LF-SH-37 */
void lf_hits_broke(lin_play *p, int u, int extra)
{
    lf_state *s = p->state;

    (void)extra;
    s->hits[u] = 0;
    lf_drop_level(p, u);
    if (s->where[u] == LF_ON_TABLE)
        lf_withdraw(p, u, LF_GOOD_ORDER, LF_NONE);
}

/* LF-ML-90: beaten and broken: on, towards its own edge. LF-BU-26: out of a building it goes away
 * from the winner, since this is the first time it goes. */
void lf_lost_broke(lin_play *p, int u, int extra)
{
    lf_state *s = p->state;

    s->hits[u] = 0;
    lf_drop_level(p, u);
    if (s->where[u] != LF_ON_TABLE)
        return;
    if (s->mark[u] & LF_INSIDE)
        lf_withdraw(p, u, LF_ROUT_AWAY, (uint16_t)extra >> 8);
    else
        lf_withdraw(p, u, LF_ROUT_TO_EDGE, LF_NONE);
}

/* LF-ML-96, LF-ML-100: a winner, or one of two equals, goes back from the enemy. */
void lf_fought_broke(lin_play *p, int u, int extra)
{
    lf_state *s = p->state;

    s->hits[u] = 0;
    lf_drop_level(p, u);
    if (s->where[u] == LF_ON_TABLE)
        lf_withdraw(p, u, LF_ROUT_AWAY, (uint16_t)extra >> 8);
}

/* ---- LF-DM-52 to LF-DM-56: a broken group ---- */

/* LF-DM-53 */
void lf_group_stood(lin_play *p, int u, int extra)
{
    (void)p, (void)u, (void)extra;
}

/* LF-DM-54, LF-DM-55 */
void lf_group_broke(lin_play *p, int u, int extra)
{
    lf_state *s = p->state;

    (void)extra;
    s->mark[u] |= LF_NO_ORDERS;
    lf_drop_level(p, u);
    if (s->where[u] == LF_ON_TABLE && !is_unlimbered(&p->view, u)) /* LF-DM-42, LF-DM-56 */
        lf_withdraw(p, u, LF_ROUT_TO_EDGE, LF_NONE);
}
