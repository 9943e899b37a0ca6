/* vanguards.c -- elements that go ahead of their groups: in Reconnoiter both sides set them up by
 * turns before anybody else, in Surrounded the Attacker may. LF-SC-74 to LF-SC-76. */
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/scenery/scenery.h"
#include "rules/landofthefree/setup/setup.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/turn.h"

/* ---- Who goes ahead ---- */

static bool is_to_set_out(const lin_view *view, int u, int side)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    return lf_is_element(f, u) && f->side[u] == side && s->where[u] == LF_RESERVE &&
           lf_has_skill(f, u, LF_SKILL_VANGUARD);
}

static bool has_room(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    lin_order any;

    if (lf_find_place(view, u, &any))
        return true;
    for (int i = 0; i < f->scenery.pieces; i++)
        if (f->scenery.piece[i].kind == KIT_BUILDING &&
            lf_check_garrison(view, u, i, NULL) == LIN_OK)
            return true;
    return false;
}

static bool has_any(const lin_view *view, int side)
{
    const lf_field *f = lf_field_of(view->field);

    for (int u = 0; u < f->units; u++)
        if (is_to_set_out(view, u, side) && has_room(view, u))
            return true;
    return false;
}

/* LF-SC-74: who has none left waits. Argument: whose turn it is. */
void lf_run_vanguards(lin_play *p, const lin_frame *frame)
{
    lf_state *s = p->state;
    const int side = frame->arg[0];
    const bool can = has_any(&p->view, side);

    if (!can && !has_any(&p->view, 1 - side))
        return;
    lin_push(s, LF_VANGUARDS, 1 - side, 0, 0);
    if (can)
        lin_push(s, LF_SET_OUT, side, 0, 0);
}

/* ---- LF_SET_OUT: which, and where. Arguments: the side; 1: it may stop ---- */

lin_side lf_who_set_out(const lin_view *view, const lin_frame *frame)
{
    (void)view;
    return (lin_side)frame->arg[0];
}

void lf_list_set_out(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (frame->arg[1])
        lf_answer0(out, LV_DONE);
    for (int u = 0; u < f->units; u++) {
        lin_order any;

        if (!is_to_set_out(view, u, frame->arg[0]))
            continue;
        if (f->type[u] == LF_CAVALRY && !(s->mark[u] & LF_ON_FOOT))
            lf_answer1(out, LV_ON_FOOT, u);
        lf_list_garrison(view, u, out);
        if (lf_find_place(view, u, &any))
            lf_offer_places(view, u, out);
    }
}

lin_status lf_check_set_out(const lin_view *view, const lin_frame *frame, const lin_order *o,
                            lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int u = o->arg[0];

    if (o->verb == LV_DONE)
        return frame->arg[1] ? LIN_OK
                             : lin_refuse(why, LIN_ILLEGAL, "LF-SC-74",
                                          "All Vanguards are set up before anybody else.");
    if (o->verb != LV_PLACE && o->verb != LV_GARRISON && o->verb != LV_ON_FOOT)
        return lin_not_now(view->field, frame, o, why);
    if (!is_to_set_out(view, u, frame->arg[0]))
        return lin_refuse(why, LIN_ILLEGAL, frame->arg[1] ? "LF-SC-76" : "LF-SC-74",
                          "%s is no Vanguard of the %s side that is yet to be set up.", lf_id(f, u),
                          f->base.battle->side_name[frame->arg[0]]);
    if (o->verb == LV_PLACE)
        return lf_check_placing(view, u, o, why);
    if (o->verb == LV_GARRISON)
        return lf_check_garrison(view, u, o->arg[1], why);
    return f->type[u] == LF_CAVALRY && !(s->mark[u] & LF_ON_FOOT)
               ? LIN_OK
               : lin_refuse(why, LIN_ILLEGAL, "LF-MV-30",
                            "%s is no mounted cavalry; only that can begin dismounted.",
                            lf_id(f, u));
}

/* LF-SC-75: the last of a group that is all Vanguard stands. */
static bool is_group_out(const lin_view *view, int g)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set *members = &f->members[g];

    for (int u = tb_next(members, 0); u >= 0; u = tb_next(members, u + 1))
        if (!lf_has_skill(f, u, LF_SKILL_VANGUARD) ||
            (s->where[u] != LF_ON_TABLE && s->where[u] != LF_HIDDEN))
            return false;
    return true;
}

void lf_take_set_out(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;
    const int u = o->arg[0];

    if (o->verb == LV_DONE)
        return;
    if (o->verb == LV_ON_FOOT) {
        s->mark[u] |= LF_ON_FOOT;
        lin_tell(p, LE_ON_FOOT, u);
        lin_push(s, LF_SET_OUT, frame->arg[0], frame->arg[1], 0);
        return;
    }
    if (o->verb == LV_GARRISON) {
        s->where[u] = LF_ON_TABLE;
        lf_go_inside(p, u, o->arg[1]);
    } else {
        lf_set_down(p, u, o);
    }
    if (frame->arg[1] && has_any(&p->view, frame->arg[0]))
        lin_push(s, LF_SET_OUT, frame->arg[0], 1, 0);
    else if (!frame->arg[1] && is_group_out(&p->view, f->group[u]) &&
             s->where[f->group_commander[f->group[u]]] == LF_RESERVE)
        lin_push(s, LF_POST, f->group_commander[f->group[u]], 0, 0);
    if (o->verb == LV_PLACE)
        lf_reach_obstacles(p, u, LF_NONE, 1);
}
