/* take_up.c -- what was set up is taken up again, until its owner has finished. LF-SC-71.
 *
 * As long as a group is being placed, those of it who stand already, and its commander, may be
 * taken up: `place` and `post` ask for them again. Who says `adjust` is besides asked before
 * anything that he has set up is finished: after each group where groups are deployed by turns,
 * after his force commander where he deploys alone. Nobody is asked who does not say so. */
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/setup/setup.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/turn.h"

#include <string.h>

/* ---- Who wants to be asked ---- */

bool lf_adjusts(const lf_state *s, int side)
{
    return s->adjusts >> side & 1;
}

lin_status lf_check_adjusts(const lin_view *view, const lin_frame *frame, lin_refusal *why)
{
    const lf_state *s = view->state;
    const int side = (int)lf_steps[frame->step].who(view, frame);

    if (s->turn > 0)
        return lin_refuse(why, LIN_ILLEGAL, "LF-SC-71",
                          "The battle has begun; deployment is over.");
    return lf_adjusts(s, side) ? lin_refuse(why, LIN_ILLEGAL, "LF-SC-71",
                                            "%s is asked already before its set-up is finished.",
                                            view->field->battle->side_name[side])
                               : LIN_OK;
}

/* The question stands again. */
void lf_take_adjusts(lin_play *p, const lin_frame *frame)
{
    const lin_step *row = &lf_steps[frame->step];
    lf_state *s = p->state;
    const int side = (int)row->who(&p->view, frame);

    s->adjusts |= (uint8_t)(1 << side);
    lin_tell(p, LE_ADJUSTS, side);
    if (!row->stays)
        lin_push(s, frame->step, frame->arg[0], frame->arg[1], frame->arg[2]);
}

/* ---- Before it is finished ---- */

/* All groups of the side, then its force commander, with nothing of the enemy between. */
static bool deploys_alone(const lf_state *s, int side)
{
    return s->scenario == LF_FRONTAL_ASSAULT ||
           (side != s->attacker && (s->scenario == LF_SURROUNDED || s->scenario == LF_AMBUSH ||
                                    s->scenario == LF_MEETING_ENGAGEMENT));
}

void lf_ask_before_finishing(lin_play *p, int commander)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;
    const int side = f->side[commander];
    const bool force = f->type[commander] == LF_FORCE_COMMANDER, alone = deploys_alone(s, side);

    if (lf_adjusts(s, side) && (force || (f->type[commander] == LF_GROUP_COMMANDER && !alone)))
        lin_push(s, LF_ADJUST, commander, force && alone, 0);
}

/* As it was set down. (A position may be written by hand, and bear marks of a battle.) */
static bool is_untouched(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (!lf_is_element(f, u))
        return s->with[u] == LF_NONE;
    return s->commander[f->group[u]] != LF_NONE &&
           s->where[s->commander[f->group[u]]] == LF_ON_TABLE && s->hits[u] == 0 &&
           s->disorder[u] == 0 && s->level[u] == lf_first_level(f, u) &&
           !(s->mark[u] & (uint16_t) ~(LF_LINED_UP | LF_INSIDE | LF_ON_FOOT)) &&
           !lf_is_locked(s, u) && lf_attached(view, u) == LF_NONE;
}

/* Is it among what that commander, or (all) his side, is about to finish? */
static bool is_unfinished(const lin_view *view, int u, int commander, bool all)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (s->where[u] != LF_ON_TABLE || f->side[u] != f->side[commander] || !is_untouched(view, u))
        return false;
    if (all || u == commander)
        return true;
    return f->type[commander] == LF_GROUP_COMMANDER ? f->group[u] == f->group[commander]
                                                    : f->type[u] == LF_DIVISION_COMMANDER;
}

/* ---- Taking it up ---- */

lin_status lf_check_take_up(const lin_view *view, int u, int commander, bool all, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (lin_top(&s->head)->step == LF_PLACE && s->follows[f->side[commander]])
        return lin_refuse(why, LIN_ILLEGAL, "LF-RF-02",
                          "%s is set up as the deployment says; set up the others first.",
                          lf_id(f, u));
    return is_unfinished(view, u, commander, all)
               ? LIN_OK
               : lin_refuse(why, LIN_ILLEGAL, "LF-SC-71",
                            "%s cannot be taken up: it is not set up yet, or that is finished.",
                            lf_id(f, u));
}

/* LF-SC-65: its breastwork goes with it, and those that were dug later are counted anew. */
static void remove_breastwork(lf_state *s, const lf_field *f, int u)
{
    const int i = s->on_piece[u] - f->scenery.pieces;

    memmove(&s->work[i], &s->work[i + 1], (size_t)(s->works - i - 1) * sizeof *s->work);
    memset(&s->work[--s->works], 0, sizeof *s->work);
    for (int v = 0; v < f->units; v++)
        if (v != u && s->on_piece[v] != LF_NONE && s->on_piece[v] > s->on_piece[u])
            s->on_piece[v]--;
}

/* As it was before it was set down. */
static void clear(lin_play *p, int u)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;

    if (lf_is_element(f, u) && s->mark[u] & LF_LINED_UP && s->on_piece[u] >= f->scenery.pieces)
        remove_breastwork(s, f, u);
    s->where[u] = LF_UNPLACED;
    s->at[u] = (lin_point){ 0, 0 };
    if (!lf_is_element(f, u)) {
        s->mark[u] &= (uint16_t)~LF_ZONED;
        return;
    }
    s->facing[u] = 0;
    s->formation[u] = 0;
    s->gap[u] = 0;
    s->mark[u] &= (uint16_t) ~(LF_LINED_UP | LF_INSIDE | LF_ON_FOOT);
    s->on_piece[u] = LF_NONE;
}

/* placing: the question what is placed stays as it is, and has one answer more. */
void lf_take_take_up(lin_play *p, int u, bool placing)
{
    const lf_field *f = lf_field_of(p->view.field);

    clear(p, u);
    lin_tell(p, LE_TAKEN_UP, u);
    if (!lf_is_element(f, u))
        lin_push(p->state, LF_POST, u, 0, 0);
    else if (!placing)
        lin_push(p->state, LF_PLACE, f->group[u], 0, 0);
}

/* ---- LF-SC-10: where a commander may stand whose elements stand already ---- */

lin_status lf_check_reaches_placed(const lin_view *view, int c, lin_point at, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int32_t sphere = lf_commands[s->rating[c]].sphere;
    const tb_set *members =
        f->type[c] == LF_GROUP_COMMANDER && s->turn == 0 ? &f->members[f->group[c]] : NULL;

    for (int u = members ? tb_next(members, 0) : -1; u >= 0; u = tb_next(members, u + 1)) {
        const tb_body *b = s->where[u] == LF_ON_TABLE ? lf_body(view, u) : NULL;

        if (b && s->scenario != LF_RECONNOITER && /* LF-SC-75: these went ahead of him */
            !f->out_of_sphere[u] && !tb_point_within(&b->stand[b->leader], at, sphere))
            return lin_refuse(why, LIN_ILLEGAL, "LF-SC-10",
                              "The leader of %s, which stands already, must be within %d inches "
                              "of %s; take it up first.",
                              lf_id(f, u), (int)(sphere / LIN_INCH), lf_id(f, c));
    }
    return LIN_OK;
}

/* ---- The question: a commander, and whether all of his side can still be taken up ---- */

void lf_list_adjust(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);

    lf_answer0(out, LV_DONE);
    for (int u = 0; u < f->units; u++)
        if (is_unfinished(view, u, frame->arg[0], frame->arg[1]))
            lf_answer1(out, LV_TAKE_UP, u);
}

/* The deployment that it follows may finish this and all the rest. */
lin_status lf_check_adjust(const lin_view *view, const lin_frame *frame, const lin_order *o,
                           lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int follows = s->follows[f->side[frame->arg[0]]];

    if (o->verb == LV_TAKE_UP)
        return lf_check_take_up(view, o->arg[0], frame->arg[0], frame->arg[1], why);
    if (o->verb == LV_FOLLOW)
        return follows && o->arg[0] == follows
                   ? LIN_OK
                   : lin_refuse(why, LIN_ILLEGAL, "LF-RF-02",
                                "Finish what is set up first; then follow another deployment.");
    return o->verb == LV_DONE ? LIN_OK : lin_not_now(view->field, frame, o, why);
}

void lf_take_adjust(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const int side = lf_field_of(p->view.field)->side[frame->arg[0]];
    lf_state *s = p->state;

    if (o->verb == LV_TAKE_UP) {
        lf_take_take_up(p, o->arg[0], false);
        return;
    }
    lin_pop(s);
    if (o->verb == LV_FOLLOW)
        s->adjusts &= (uint8_t) ~(1 << side);
    lin_tell(p, LE_SET_UP_DONE, frame->arg[0]);
}
