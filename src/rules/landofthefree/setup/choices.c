/* choices.c -- choices of a scenario before deployment: groups kept back, ambushers, the way of a
 * march. LF-SC. */
#include "rules/landofthefree/setup/setup.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/turn.h"

static bool is_own_group(const lf_field *f, int u, int side)
{
    return f->type[u] == LF_GROUP_COMMANDER && f->side[u] == side;
}

/* Everybody of a group, its commander included, waits off the table. */
void lf_keep_back(lin_play *p, int g)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;

    for (int u = 0; u < f->units; u++)
        if (f->type[u] != LF_FORCE_COMMANDER && f->group[u] == g)
            s->where[u] = LF_RESERVE;
    lin_tell(p, LE_KEPT_BACK, f->group_commander[g]);
}

static lin_side who_chooses(const lin_frame *frame)
{
    return (lin_side)frame->arg[0];
}

static void list_groups(const lf_field *f, int side, lin_list *out)
{
    for (int g = 0; g < f->groups; g++)
        if (f->group_side[g] == side)
            lf_answer1(out, LV_KEEP, f->group_commander[g]);
}

static lin_status not_a_group(const lf_field *f, int side, const char *rule, lin_refusal *why)
{
    return lin_refuse(why, LIN_ILLEGAL, rule, "Name a group of the %s force by its commander.",
                      f->base.battle->side_name[side]);
}

/* ---- LF-FB-22: a battery that is listed with several weapons. Argument: the battery ---- */

/* The usual one first: light cannon, or what the list names first. */
void lf_list_arm(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);
    const int u = frame->arg[0];

    (void)view->state;
    lin_list_add(out, (lin_order){ .verb = LV_ARM, .nargs = 2, .arg = { u, f->weapon[u] } });
    for (int w = LF_LIGHT_CANNON; w < LF_WEAPONS; w++)
        if (f->guns[u] >> w & 1 && w != f->weapon[u])
            lin_list_add(out, (lin_order){ .verb = LV_ARM, .nargs = 2, .arg = { u, w } });
}

lin_status lf_check_arm(const lin_view *view, const lin_frame *frame, const lin_order *o,
                        lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);

    (void)view->state;
    if (o->verb != LV_ARM)
        return lin_not_now(view->field, frame, o, why);
    if (o->arg[0] != frame->arg[0] || !(f->guns[frame->arg[0]] >> o->arg[1] & 1))
        return lin_refuse(why, LIN_ILLEGAL, "LF-FB-22",
                          "%s has one of the guns that it is listed with; say which.",
                          lf_id(f, frame->arg[0]));
    return LIN_OK;
}

void lf_take_arm(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_state *s = p->state;

    (void)frame;
    s->gun[o->arg[0]] =
        (uint8_t)(o->arg[1] == lf_field_of(p->view.field)->weapon[o->arg[0]] ? 0 : o->arg[1]);
    lin_tell(p, LE_ARMED, o->arg[0], o->arg[1]);
}

/* ---- LF-SC-41: a flanking group, or none; LF-SC-64: exactly one in reserve ---- */

lin_side lf_who_keep_back(const lin_view *view, const lin_frame *frame)
{
    (void)view->field, (void)view->state;
    return who_chooses(frame);
}

void lf_list_keep_back(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const lf_state *s = view->state;

    list_groups(lf_field_of(view->field), frame->arg[0], out);
    if (s->scenario == LF_FLANK_ATTACK)
        lf_answer0(out, LV_NOBODY);
}

static int points_of(const lf_field *f, int g)
{
    int sum = 0;

    for (int u = tb_next(&f->members[g], 0); u >= 0; u = tb_next(&f->members[g], u + 1))
        sum += f->cost[u];
    return sum;
}

/* LF-SC-41: without another word the group that the battle names for it, or the one of most points.
 */
int lf_usual_keep_back(const lin_view *view, const lin_frame *frame, const lin_list *list)
{
    const lf_field *f = lf_field_of(view->field);
    const lin_node *setups = kit_setups(f->base.battle);
    const int named = setups && setups->child ? lf_kept_back(f, setups->child, frame->arg[0]) : -1;
    int best = 0;

    (void)view->state;
    for (int i = 0; i < list->orders && list->order[i].verb == LV_KEEP; i++) {
        if (list->order[i].arg[0] == named)
            return i;
        if (points_of(f, f->group[list->order[i].arg[0]]) >
            points_of(f, f->group[list->order[best].arg[0]]))
            best = i;
    }
    return best;
}

lin_status lf_check_keep_back(const lin_view *view, const lin_frame *frame, const lin_order *o,
                              lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const bool flank = s->scenario == LF_FLANK_ATTACK;

    if (o->verb == LV_NOBODY)
        return flank ? LIN_OK
                     : lin_refuse(why, LIN_ILLEGAL, "LF-SC-64",
                                  "One group must be kept in reserve; say which.");
    if (o->verb != LV_KEEP)
        return lin_not_now(view->field, frame, o, why);
    return is_own_group(f, o->arg[0], frame->arg[0])
               ? LIN_OK
               : not_a_group(f, frame->arg[0], flank ? "LF-SC-41" : "LF-SC-64", why);
}

void lf_take_keep_back(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;

    (void)frame;
    if (o->verb == LV_NOBODY)
        return;
    if (s->scenario == LF_FLANK_ATTACK)
        s->flank_group = f->group[o->arg[0]];
    lf_keep_back(p, f->group[o->arg[0]]);
}

/* ---- LF-SC-47: the one group that is deployed ---- */

lin_side lf_who_stand_alone(const lin_view *view, const lin_frame *frame)
{
    (void)view->field, (void)view->state;
    return who_chooses(frame);
}

void lf_list_stand_alone(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);

    (void)view->state;
    for (int g = 0; g < f->groups; g++)
        if (f->group_side[g] == frame->arg[0])
            lf_answer1(out, LV_GROUP, f->group_commander[g]);
}

lin_status lf_check_stand_alone(const lin_view *view, const lin_frame *frame, const lin_order *o,
                                lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);

    (void)view->state;
    if (o->verb != LV_GROUP)
        return lin_not_now(view->field, frame, o, why);
    return is_own_group(f, o->arg[0], frame->arg[0])
               ? LIN_OK
               : not_a_group(f, frame->arg[0], "LF-SC-47", why);
}

void lf_take_stand_alone(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const lf_field *f = lf_field_of(p->view.field);

    for (int g = 0; g < f->groups; g++)
        if (f->group_side[g] == frame->arg[0] && g != f->group[o->arg[0]])
            lf_keep_back(p, g);
}

/* ---- LF-SC-52: who lies in wait ---- */

static bool may_lie_in_wait(const lin_view *view, int u, int side)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    return f->type[u] == LF_INFANTRY && f->side[u] == side && s->where[u] == LF_RESERVE;
}

int lf_ambushers(const lin_view *view, int side)
{
    const lf_field *f = lf_field_of(view->field);
    int n = 0;

    for (int u = 0; u < f->units; u++)
        n += may_lie_in_wait(view, u, side);
    return n < 2 ? n : 2;
}

lin_side lf_who_lie_in_wait(const lin_view *view, const lin_frame *frame)
{
    (void)view->field, (void)view->state;
    return who_chooses(frame);
}

void lf_list_lie_in_wait(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);

    for (int u = 0; u < f->units; u++)
        if (may_lie_in_wait(view, u, frame->arg[0]))
            lf_answer1(out, LV_AMBUSH, u);
}

lin_status lf_check_lie_in_wait(const lin_view *view, const lin_frame *frame, const lin_order *o,
                                lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);

    if (o->verb != LV_AMBUSH)
        return lin_not_now(view->field, frame, o, why);
    if (!may_lie_in_wait(view, o->arg[0], frame->arg[0]))
        return lin_refuse(
            why, LIN_ILLEGAL, "LF-SC-52",
            "%s cannot lie in ambush; name an infantry element of the %s force that does not yet.",
            f->base.battle->unit[o->arg[0]].id, f->base.battle->side_name[frame->arg[0]]);
    return LIN_OK;
}

void lf_take_lie_in_wait(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_state *s = p->state;

    (void)frame;
    s->where[o->arg[0]] = LF_HIDDEN;
    lin_tell(p, LE_IN_WAIT, o->arg[0]);
}

/* ---- LF-SC-53: which way the Defender marches ---- */

lin_side lf_who_head_for(const lin_view *view, const lin_frame *frame)
{
    (void)view->field, (void)view->state;
    return who_chooses(frame);
}

void lf_list_head_for(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const lf_state *s = view->state;

    (void)view->field, (void)frame;
    lf_answer1(out, LV_EDGE, (s->edge[s->attacker] + 1) % KIT_EDGES);
    lf_answer1(out, LV_EDGE, (s->edge[s->attacker] + 3) % KIT_EDGES);
}

lin_status lf_check_head_for(const lin_view *view, const lin_frame *frame, const lin_order *o,
                             lin_refusal *why)
{
    const lf_state *s = view->state;

    if (o->verb != LV_EDGE)
        return lin_not_now(view->field, frame, o, why);
    if ((o->arg[0] - s->edge[s->attacker]) % 2 == 0)
        return lin_refuse(
            why, LIN_ILLEGAL, "LF-SC-53",
            "The %s edge is the Attacker's; the columns march towards one of the other two.",
            kit_edge_name[o->arg[0]]);
    return LIN_OK;
}

void lf_take_head_for(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_state *s = p->state;

    s->edge[frame->arg[0]] = (uint8_t)kit_edge_opposite((kit_edge)o->arg[0]);
    lin_tell(p, LE_HEADS_FOR, frame->arg[0], o->arg[0]);
}
