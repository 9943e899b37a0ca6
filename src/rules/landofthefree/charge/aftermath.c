/* aftermath.c -- what a melee does to loser, supporters and winner, and what the winner may do
 * next. LF-ML-88 to LF-ML-106. */
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/scenery/scenery.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/turn.h"

static bool is_unlimbered(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    return f->type[u] == LF_ARTILLERY && s->formation[u] == LF_OPEN;
}

static bool is_inside(const lf_state *s, int u)
{
    return s->mark[u] & LF_INSIDE;
}

/* ---- Paying: hits, a marker, and the test they may call for ---- */

/* Arguments: who; LF_LOST, LF_WON or LF_TIED; the other primary. Hits are those the other side
 * scored. */
void lf_run_pays(lin_play *p, const lin_frame *frame)
{
    lf_state *s = p->state;
    const int u = frame->arg[0], which = s->melee.unit[0] == u ? 0 : 1,
              hits = s->melee.hits[1 - which];

    s->melee.hits[1 - which] = 0;
    if (s->where[u] != LF_ON_TABLE)
        return;
    if (!is_inside(s, u)) /* LF-BU-24 */
        lf_disorder(p, u, LF_WHY_MELEE);
    lf_suffer_in_melee(p, u, hits, frame->arg[1], frame->arg[2]);
}

/* LF-ML-91: the last thing a melee costs the loser, when it has gone back for a failed test, too.
 * Arguments: the loser, the difference. */
void lf_run_heavy_defeat(lin_play *p, const lin_frame *frame)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;
    const int u = frame->arg[0];

    if (s->where[u] == LF_ON_TABLE && frame->arg[1] > lf_discipline(f, u))
        lf_drop_level(
            p, u); /* LF-DM-30: besides the level for its hits, and it keeps what hits it has */
}

/* ---- LF-ML-93, LF-ML-94: the supporters of the loser, in their owner's order (LF-DM-43).
 * Arguments: the winner, the loser, how many moves. Those still to go are in the set of supporters
 * ---- */

static tb_set *helpers_of(lf_state *s, int loser)
{
    return &s->support[s->melee.unit[0] == loser ? 0 : 1];
}

lin_side lf_who_helpers(const lin_view *view, const lin_frame *frame)
{
    (void)view->state;
    return (lin_side)lf_field_of(view->field)->side[frame->arg[1]];
}

void lf_list_helpers(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const lf_state *s = view->state;
    const tb_set *left = &s->support[s->melee.unit[0] == frame->arg[1] ? 0 : 1];

    (void)view->field;
    for (int v = tb_next(left, 0); v >= 0; v = tb_next(left, v + 1))
        lf_answer1(out, LV_NEXT, v);
    if (kit_set_is_empty(left))
        lf_answer0(out, LV_DONE);
}

lin_status lf_check_helpers(const lin_view *view, const lin_frame *frame, const lin_order *o,
                            lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set *left = &s->support[s->melee.unit[0] == frame->arg[1] ? 0 : 1];

    if (o->verb == LV_DONE && kit_set_is_empty(left))
        return LIN_OK;
    if (o->verb != LV_NEXT)
        return lin_not_now(view->field, frame, o, why);
    return kit_set_has(left, o->arg[0])
               ? LIN_OK
               : lin_refuse(why, LIN_ILLEGAL, "LF-ML-93",
                            "%s did not support the loser, or has gone back already.",
                            f->base.battle->unit[o->arg[0]].id);
}

void lf_take_helpers(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_state *s = p->state;
    tb_set *left = helpers_of(s, frame->arg[1]);
    const int u = o->arg[0];

    if (o->verb == LV_DONE)
        return;
    kit_set_drop(left, u);
    if (!kit_set_is_empty(left))
        lin_push(s, LF_HELPERS, frame->arg[0], frame->arg[1], frame->arg[2]);
    if (s->where[u] != LF_ON_TABLE)
        return;
    lin_push(s, LF_HELPER_HIT, u, frame->arg[0], 0);
    if (!is_unlimbered(&p->view, u) && !is_inside(s, u))
        lf_retire(p, u, LF_ROUT_AWAY, frame->arg[0], frame->arg[2]);
}

void lf_run_helper_hit(lin_play *p, const lin_frame *frame)
{
    lf_state *s = p->state;

    if (s->where[frame->arg[0]] == LF_ON_TABLE)
        lf_suffer_in_melee(p, frame->arg[0], 1, LF_LOST, frame->arg[1]);
}

/* ---- Decided ---- */

/* winner: 0 the initiator, 1 the other. */
void lf_melee_decided(lin_play *p, int winner, int margin)
{
    lf_state *s = p->state;
    const int w = s->melee.unit[winner], l = s->melee.unit[1 - winner];

    lin_tell(p, LE_WON, w, l, margin);
    lin_push(s, LF_MELEE_OVER, s->melee.unit[0], s->melee.unit[1],
             winner == 0 ? LF_WON_BY_FIRST : LF_WON_BY_SECOND);
    if (is_inside(s, l))
        lin_push(s, LF_MOVE_IN, w, l, s->on_piece[l]);
    lin_push(s, LF_PAYS, w, LF_WON, l);
    if (!kit_set_is_empty(
            &s->support[1 - winner])) /* LF-ML-95: those of the winner have no part in it */
        lin_push(s, LF_HELPERS, w, l, margin);
    if (is_unlimbered(&p->view, l) && !p->view.field->option[LF_OPT_ABANDONED]) {
        lf_remove(p, l, LF_DESTROYED); /* LF-ML-103, in a building too: LF-BU-29 */
        return;
    }
    if (is_unlimbered(&p->view, l) && !is_inside(s, l)) {
        lin_push(s, LF_ABANDON, l, 0, 0); /* LF-OP-06 */
        lin_push(s, LF_PAYS, l, LF_LOST, w);
        return;
    }
    lin_push(s, LF_HEAVY_DEFEAT, l, margin, 0);
    lin_push(s, LF_PAYS, l, LF_LOST, w);
    if (!is_inside(s, l)) /* LF-BU-23; LF-BU-25: so the winner stays in contact */
        lf_retire(p, l, LF_ROUT_AWAY, w, margin);
}

/* LF-OP-06: to tie is enough. */
static void abandon_if_tied(lin_play *p, int u)
{
    if (p->view.field->option[LF_OPT_ABANDONED] && is_unlimbered(&p->view, u) &&
        !is_inside(p->state, u))
        lin_push(p->state, LF_ABANDON, u, 0, 0);
}

void lf_melee_tied(lin_play *p, int u, int e)
{
    lf_state *s = p->state;

    lin_tell(p, LE_TIED, u, e);
    lin_push(s, LF_MELEE_OVER, u, e, LF_TIED_ROUND);
    abandon_if_tied(p, e);
    lin_push(s, LF_PAYS, e, LF_TIED, u); /* LF-GT-16: the active player's first */
    abandon_if_tied(p, u);
    lin_push(s, LF_PAYS, u, LF_TIED, e);
}

/* ---- LF-BU-27: the winner may move into the building. Arguments: the winner, the loser, the
 * building ---- */

lin_status lf_check_move_in(const lin_view *view, const lin_frame *frame, const lin_order *o,
                            lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int w = frame->arg[0], l = frame->arg[1];
    tb_body house;

    if (o->verb == LV_NO)
        return LIN_OK;
    if (o->verb != LV_YES)
        return lin_not_now(view->field, frame, o, why);
    lf_form_inside(f, frame->arg[2], &house);
    if (s->where[w] != LF_ON_TABLE || s->where[l] != LF_ON_TABLE || is_inside(s, l) ||
        lf_is_locked(s, w) || is_inside(s, w) || !lf_bodies_meet(lf_body(view, w), &house))
        return lin_refuse(why, LIN_ILLEGAL, "LF-BU-27", "Nobody has been driven out before %s.",
                          f->base.battle->unit[w].id);
    return lf_check_house(view, w, frame->arg[2], false, why);
}

void lf_list_move_in(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const lin_order yes = { .verb = LV_YES };

    if (lf_check_move_in(view, frame, &yes, NULL) == LIN_OK)
        lf_answer0(out, LV_YES);
    lf_answer0(out, LV_NO);
}

void lf_take_move_in(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    if (o->verb == LV_YES)
        lf_go_inside(p, frame->arg[0], frame->arg[2]);
}

/* ---- Over: arguments: the initiator, its enemy, who won ---- */

/* LF-ML-108: it had to go back, and could not. LF-BU-23: who holds a building need not go. */
static void tell_held(lin_play *p, int loser, int winner)
{
    const lf_state *s = p->state;

    if (!is_inside(s, loser))
        lin_tell(p, LE_HELD, loser, winner);
}

void lf_run_melee_over(lin_play *p, const lin_frame *frame)
{
    lf_state *s = p->state;
    const int u = frame->arg[0], e = frame->arg[1];

    s->melee = (lf_melee){ .unit = { LF_NONE, LF_NONE } };
    s->support[0] = s->support[1] = (tb_set){ 0 };
    if (frame->arg[2] != LF_TIED_ROUND && lf_are_locked(s, u, e)) /* LF-ML-108 */
        tell_held(p, frame->arg[2] == LF_WON_BY_FIRST ? e : u,
                  frame->arg[2] == LF_WON_BY_FIRST ? u : e);
    if (u != s->element)
        return;
    if (frame->arg[2] == LF_WON_BY_SECOND) { /* LF-ML-92 */
        s->act |= LF_ACT_OVER;
        return;
    }
    if (s->where[u] != LF_ON_TABLE || s->act & LF_ACT_OVER)
        return;
    if (frame->arg[2] == LF_TIED_ROUND) { /* LF-ML-101, LF-ML-102 */
        if (lf_are_locked(s, u, e))
            s->act |= LF_ACT_MUST_FIGHT | LF_ACT_TIED;
        return;
    }
    s->act |= LF_ACT_WON;
    for (int i = s->head.depth - 1; i >= 0; i--)
        if (s->head.frame[i].step == LF_FREE && s->head.frame[i].arg[0] == u) {
            s->head.frame[i].arg[1] = 1;
            return;
        }
}

/* ---- LF-ML-24: the free Maneuver Order comes last, after the reactions to the melee. Arguments:
 * the initiator; 1: it has won ---- */

/* Under the window of the round that is about to be fought. After a tie the one of the last round
 * still lies there. */
void lf_await_free(lf_state *s, int u)
{
    const lin_frame *top = lin_top(&s->head);

    if (top->step != LF_FREE || top->arg[0] != u)
        lin_push(s, LF_FREE, u, 0, 0);
}

/* LF-ML-97, LF-ML-98 */
void lf_run_free(lin_play *p, const lin_frame *frame)
{
    lf_state *s = p->state;
    const int u = frame->arg[0];

    if (!frame->arg[1] || u != s->element || s->where[u] != LF_ON_TABLE || s->act & LF_ACT_OVER ||
        lf_is_locked(s, u))
        return;
    s->m++;
    s->act &= (uint16_t)~LF_ACT_FORCED_M; /* this one need not be used at once */
    lin_tell(p, LE_FREE_MANEUVER, u);
}
