/* follow_deployment.c -- one order, and a side sets up as a deployment of the battle file says:
 * every question that follows has then a single answer, which is taken without asking. LF-RF-02,
 * LF-RF-16.
 *
 * What the deployment does not say, or what cannot be done, is asked as ever. */
#include "rules/landofthefree/setup/setup.h"
#include "rules/landofthefree/turn/turn.h"
#include "rules/landofthefree/steps.h"

/* ---- What the deployment answers ---- */

/* The first of the battle's own objectives that may lie there. */
static bool objective(const lin_view *view, const lin_frame *frame, lin_order *out)
{
    const lf_field *f = lf_field_of(view->field);

    for (int i = 0; i < f->scenery.table->spots; i++)
        if (lf_named_objective(view, frame, i, out))
            return true;
    return false;
}

static bool keep_back(const lf_field *f, const lin_node *setup, int side, lin_order *out)
{
    const int kept = lf_kept_back(f, setup, side);

    *out = kept >= 0 ? (lin_order){ .verb = LV_KEEP, .nargs = 1, .arg = { kept } }
                     : (lin_order){ .verb = LV_NOBODY };
    return true;
}

/* The next group in the order of the battle file. */
static bool next_group(const lin_view *view, int side, lin_order *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    for (int g = 0; g < f->groups; g++)
        if (f->group_side[g] == side && s->where[f->group_commander[g]] == LF_UNPLACED) {
            *out = (lin_order){ .verb = LV_GROUP, .nargs = 1, .arg = { f->group_commander[g] } };
            return true;
        }
    return false;
}

static bool post(const lf_field *f, const lin_node *setup, int u, lin_order *out)
{
    lf_post_of at;

    if (!lf_read_post(f, setup, u, &at))
        return false;
    *out = (lin_order){ .verb = LV_POST, .nargs = 3, .arg = { u, at.at.x, at.at.y } };
    return true;
}

static bool place(const lin_view *view, const lin_node *setup, int g, lin_order *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set *members = &f->members[g];

    for (int u = tb_next(members, 0); u >= 0; u = tb_next(members, u + 1)) {
        lf_post_of at;

        if (s->where[u] != LF_UNPLACED || !lf_read_post(f, setup, u, &at))
            continue;
        *out = (lin_order){ .verb = LV_PLACE,
                            .nargs = 6,
                            .arg = { u, at.at.x, at.at.y, at.facing, at.formation, at.gap } };
        if (at.on_foot && !(s->mark[u] & LF_ON_FOOT))
            *out = (lin_order){ .verb = LV_ON_FOOT, .nargs = 1, .arg = { u } };
        return true;
    }
    return false;
}

/* The first Vanguard that can go where the deployment has it; else those that may stop do. */
static bool set_out(const lin_view *view, const lin_node *setup, const lin_frame *frame,
                    lin_order *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    for (int u = 0; u < f->units; u++) {
        lf_post_of at;

        if (!lf_is_element(f, u) || s->where[u] != LF_RESERVE || !lf_read_post(f, setup, u, &at))
            continue;
        *out = (lin_order){ .verb = LV_PLACE,
                            .nargs = 6,
                            .arg = { u, at.at.x, at.at.y, at.facing, at.formation, at.gap } };
        if (lf_check_set_out(view, frame, out, NULL) == LIN_OK)
            return true;
    }
    *out = (lin_order){ .verb = LV_DONE };
    return true;
}

static bool answer(const lin_view *view, const lin_node *setup, const lin_frame *frame, int side,
                   lin_order *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    switch (frame->step) {
    case LF_OBJECTIVE:
        return objective(view, frame, out);
    case LF_KEEP_BACK:
        return keep_back(f, setup, side, out);
    case LF_DEPLOY_GROUP:
        return next_group(view, side, out);
    case LF_POST:
        return post(f, setup, frame->arg[0], out);
    case LF_PLACE:
        return place(view, setup, frame->arg[0], out);
    case LF_SET_OUT:
        return set_out(view, setup, frame, out);
    case LF_LINE_UP: /* it stands where the deployment says */
        *out = (lin_order){ .verb = LV_NO };
        return s->turn == 0 && frame->arg[2] < 2; /* LF-SC-71: unless he has chosen another */
    default:
        return false;
    }
}

/* LF-SC-71: who was taken up again stands where his owner says, not where he stood. */
static bool is_taken_up(const lf_state *s, const lin_frame *frame)
{
    const lin_frame *top = lin_top(&s->head);

    return (frame->step == LF_PLACE || frame->step == LF_POST) && s->head.depth > 1 &&
           (top - 1)->step == LF_ADJUST;
}

/* The single answer of a side that follows a deployment, where there is one. */
bool lf_list_followed(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const lin_step *row = &lf_steps[frame->step];
    const int side = (int)row->who(view, frame);
    lin_order o;

    if (!s->follows[side] || is_taken_up(s, frame) ||
        !answer(view, kit_setup_numbered(f->base.battle, s->follows[side], side), frame, side,
                &o) ||
        row->check(view, frame, &o, NULL) != LIN_OK)
        return false;
    lin_list_add(out, o);
    return true;
}

/* ---- The order ---- */

lin_status lf_check_follow(const lin_view *view, const lin_frame *frame, const lin_order *o,
                           lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int side = (int)lf_steps[frame->step].who(view, frame);

    if (s->turn > 0)
        return lin_refuse(why, LIN_ILLEGAL, "LF-SC-09",
                          "The battle has begun; deployment is over.");
    if (!kit_setup_numbered(f->base.battle, o->arg[0], side))
        return lin_refuse(why, LIN_ILLEGAL, "LF-RF-02", "The battle has no deployment %d for %s.",
                          o->arg[0], view->field->battle->side_name[side]);
    if (s->follows[side])
        return lin_refuse(why, LIN_ILLEGAL, "LF-RF-02",
                          "%s follows a deployment already; what is asked now it does not answer.",
                          view->field->battle->side_name[side]);
    return LIN_OK;
}

/* The question stands again, and has its answer now. */
void lf_take_follow(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const lin_step *row = &lf_steps[frame->step];
    lf_state *s = p->state;
    const int side = (int)row->who(&p->view, frame);

    s->follows[side] = (uint8_t)o->arg[0];
    lin_tell(p, LE_FOLLOWS, side, o->arg[0]);
    if (!row->stays)
        lin_push(s, frame->step, frame->arg[0], frame->arg[1], frame->arg[2]);
}

#define FOLLOWABLE(name)                                                                         \
    void lf_list_##name##_or_follow(const lin_view *view, const lin_frame *frame, lin_list *out) \
    {                                                                                            \
        if (!lf_list_followed(view, frame, out))                                                 \
            lf_list_##name(view, frame, out);                                                    \
    }                                                                                            \
    lin_status lf_check_##name##_or_follow(const lin_view *view, const lin_frame *frame,         \
                                           const lin_order *o, lin_refusal *why)                 \
    {                                                                                            \
        return o->verb == LV_FOLLOW   ? lf_check_follow(view, frame, o, why)                     \
               : o->verb == LV_ADJUST ? lf_check_adjusts(view, frame, why)                       \
                                      : lf_check_##name(view, frame, o, why);                    \
    }                                                                                            \
    void lf_take_##name##_or_follow(lin_play *p, const lin_frame *frame, const lin_order *o)     \
    {                                                                                            \
        if (o->verb == LV_FOLLOW)                                                                \
            lf_take_follow(p, frame, o);                                                         \
        else if (o->verb == LV_ADJUST)                                                           \
            lf_take_adjusts(p, frame);                                                           \
        else                                                                                     \
            lf_take_##name(p, frame, o);                                                         \
    }

FOLLOWABLE(objective)
FOLLOWABLE(keep_back)
FOLLOWABLE(deploy_group)
FOLLOWABLE(post)
FOLLOWABLE(place)
FOLLOWABLE(set_out)
FOLLOWABLE(line_up)
