/* deploy.c -- setting up: groups in turn, each with its commander, then the force commanders.
 * LF-SC-09 to LF-SC-11. */
#include "rules/landofthefree/setup/setup.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/turn.h"


/* ---- Whose turn it is to deploy, and which group ---- */

static bool is_to_deploy(const lin_view *view, int g, int side)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    return f->group_side[g] == side && s->where[f->group_commander[g]] == LF_UNPLACED;
}

static bool has_groups(const lin_view *view, int side)
{
    const lf_field *f = lf_field_of(view->field);

    for (int g = 0; g < f->groups; g++)
        if (is_to_deploy(view, g, side))
            return true;
    return false;
}

bool lf_is_to_place(const lin_view *view, int u, int g)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    return lf_is_element(f, u) && f->group[u] == g && s->where[u] == LF_UNPLACED;
}

bool lf_has_to_place(const lin_view *view, int g)
{
    const lf_field *f = lf_field_of(view->field);

    for (int u = 0; u < f->units; u++)
        if (lf_is_to_place(view, u, g))
            return true;
    return false;
}

/* LF-SC-54: the next group commander of the ambush who is yet to be posted. */
static void post_one(lin_play *p, int side)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;

    for (int g = 0; g < f->groups; g++) {
        if (f->group_side[g] != side || s->where[f->group_commander[g]] != LF_RESERVE)
            continue;
        lin_push(s, LF_DEPLOY, side, LF_COMMANDERS_ALONE, 0);
        lin_push(s, LF_POST, f->group_commander[g], 0, 0);
        return;
    }
}

/* Arguments: whose turn, and how. */
void lf_run_deploy(lin_play *p, const lin_frame *frame)
{
    lf_state *s = p->state;
    const int side = frame->arg[0], turns = frame->arg[1];
    const int next = turns ? 1 - side : side;

    if (turns == LF_COMMANDERS_ALONE) {
        post_one(p, side);
    } else if (has_groups(&p->view, side)) {
        lin_push(s, LF_DEPLOY, next, turns, 0);
        lin_push(s, LF_DEPLOY_GROUP, side, 0, 0);
    } else if (turns && has_groups(&p->view, next)) {
        lin_push(s, LF_DEPLOY, next, turns, 0);
    }
}

lin_side lf_who_deploy_group(const lin_view *view, const lin_frame *frame)
{
    (void)view->field, (void)view->state;
    return (lin_side)frame->arg[0];
}

void lf_list_deploy_group(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);

    for (int g = 0; g < f->groups; g++)
        if (is_to_deploy(view, g, frame->arg[0]))
            lf_answer1(out, LV_GROUP, f->group_commander[g]);
}

lin_status lf_check_deploy_group(const lin_view *view, const lin_frame *frame, const lin_order *o,
                                 lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const int u = o->arg[0];

    if (o->verb != LV_GROUP)
        return lin_not_now(view->field, frame, o, why);
    if (f->type[u] != LF_GROUP_COMMANDER || !is_to_deploy(view, f->group[u], frame->arg[0]))
        return lin_refuse(
            why, LIN_ILLEGAL, "LF-SC-09",
            "%s leads no group that is yet to be deployed; name a group commander whose group is.",
            lf_id(f, u));
    return LIN_OK;
}

void lf_take_deploy_group(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const int g = lf_field_of(p->view.field)->group[o->arg[0]];

    (void)frame;
    if (lf_has_to_place(&p->view, g))
        lin_push(p->state, LF_PLACE, g, 0, 0);
    lin_push(p->state, LF_POST, o->arg[0], 0, 0);
}
