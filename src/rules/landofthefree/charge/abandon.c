/* abandon.c -- guns whose crew has left them: an optional rule. The crew shelters behind infantry,
 * comes back to its guns by a test, and mans them in the turn after. LF-OP-06 to LF-OP-17.
 *
 * A battery that is abandoned is off the table (LF_ABANDONED): its place is that of its guns, where
 * an objective lies; its hits and its level are those of the crew, and crew[] says who shelters it.
 */
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/setup/setup.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/turn.h"

#include <string.h>

/* ---- The objective that its guns are ---- */

static int objective_of(const lf_state *s, int u)
{
    for (int i = 0; i < s->objectives; i++)
        if (s->objective[i].x == s->at[u].x && s->objective[i].y == s->at[u].y)
            return i;
    return -1;
}

static void drop_objective(lf_state *s, int u)
{
    const int i = objective_of(s, u);

    if (i < 0)
        return;
    memmove(&s->objective[i], &s->objective[i + 1],
            (size_t)(s->objectives - i - 1) * sizeof *s->objective);
    memset(&s->objective[--s->objectives], 0, sizeof *s->objective);
}

/* ---- LF-OP-08, LF-OP-16, LF-OP-17: where the crew goes ---- */

/* From its battery, from the guns to which it had come back, or from where its shelter stood. */
static tb_quad origin_of(const lin_view *view, int u)
{
    const lf_state *s = view->state;
    const lin_point at =
        s->crew[u] == LF_NONE || s->crew[u] == LF_AT_GUNS ? s->at[u] : s->at[s->crew[u]];

    if (s->where[u] == LF_ON_TABLE) {
        const tb_body *b = lf_body(view, u);

        return b->stand[b->leader];
    }
    return (tb_quad){ { at, at, at, at } };
}

/* The nearest infantry of its side within 12"; of a battery that is left only now, in its flank.
 * All that are equally near go into the set. */
static tb_set shelters_of(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set *friends = &f->elements[f->side[u]];
    const tb_quad from = origin_of(view, u);
    int32_t least = LF_IN(12);
    tb_set near = { 0 };

    for (int v = tb_next(friends, 0); v >= 0; v = tb_next(friends, v + 1)) {
        const tb_body *b;
        int32_t far;

        if (f->type[v] != LF_INFANTRY || s->where[v] != LF_ON_TABLE)
            continue;
        b = lf_body(view, v);
        far = tb_body_distance(&from, b, NULL);
        if (far > least ||
            (s->where[u] == LF_ON_TABLE && !lf_leader_in_flank(view, &b->stand[b->leader], u)))
            continue;
        if (far < least)
            near = (tb_set){ 0 };
        least = far;
        kit_set_put(&near, v);
    }
    return near;
}

/* LF-OP-10, LF-OP-16: it leaves the field. */
static void leave_field(lin_play *p, int u)
{
    lf_state *s = p->state;

    if (s->where[u] == LF_ABANDONED)
        drop_objective(s, u);
    s->crew[u] = LF_NONE;
    lf_remove(p, u, LF_OFF);
}

/* LF-OP-08, LF-OP-09: its hits and its level go with it. */
static void shelter(lin_play *p, int u, int with)
{
    lf_state *s = p->state;

    if (s->where[u] == LF_ON_TABLE) {
        lf_release(p, u, LF_NONE);
        lf_drop_out(p, u);
        lf_unlock(s, u);
        if (s->element == u)
            s->act |= LF_ACT_OVER;
        s->where[u] = LF_ABANDONED;
        s->disorder[u] = 0;
        s->mark[u] &= LF_ACTED;
        s->on_piece[u] = LF_NONE;
        s->facing[u] = s->gap[u] = s->formation[u] = 0;
        s->objective[s->objectives++] = s->at[u];
        lin_tell(p, LE_ABANDONED, u, with);
        lin_tell(p, LE_OBJECTIVE, s->objectives, s->at[u].x, s->at[u].y);
    } else {
        lin_tell(p, LE_CREW_FLEES, u, with);
    }
    s->crew[u] = (uint8_t)with;
}

/* Arguments: the battery. LF-OP-07: one that its hits have shattered is gone. */
void lf_run_abandon(lin_play *p, const lin_frame *frame)
{
    lf_state *s = p->state;
    const int u = frame->arg[0];
    tb_set near;

    if (s->where[u] != LF_ON_TABLE && s->where[u] != LF_ABANDONED)
        return;
    near = shelters_of(&p->view, u);
    if (kit_set_is_empty(&near) || (s->where[u] == LF_ON_TABLE && s->objectives == LF_OBJECTIVES))
        leave_field(p, u);
    else if (kit_set_count(&near) == 1)
        shelter(p, u, tb_next(&near, 0));
    else
        lin_push(s, LF_SHELTER, u, 0, 0);
}

/* ---- LF_SHELTER: of several equally near. Argument: the battery ---- */

void lf_list_shelter(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const tb_set near = shelters_of(view, frame->arg[0]);

    for (int v = tb_next(&near, 0); v >= 0; v = tb_next(&near, v + 1))
        lf_answer1(out, LV_JOIN, v);
}

lin_status lf_check_shelter(const lin_view *view, const lin_frame *frame, const lin_order *o,
                            lin_refusal *why)
{
    const tb_set near = shelters_of(view, frame->arg[0]);

    if (o->verb != LV_JOIN)
        return lin_not_now(view->field, frame, o, why);
    return kit_set_has(&near, o->arg[0])
               ? LIN_OK
               : lin_refuse(why, LIN_ILLEGAL, "LF-OP-08",
                            "%s is not among the nearest infantry of the crew.",
                            lf_id(lf_field_of(view->field), o->arg[0]));
}

void lf_take_shelter(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    shelter(p, frame->arg[0], o->arg[0]);
}

/* ---- What happens to whom it is with, and to its guns ---- */

/* LF-OP-17: its shelter is shattered, or has left the table. */
void lf_crews_lose_shelter(lin_play *p, int v)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;

    for (int u = 0; f->base.option[LF_OPT_ABANDONED] && u < f->units; u++)
        if (s->where[u] == LF_ABANDONED && s->crew[u] == v)
            lin_push(s, LF_ABANDON, u, 0, 0);
}

/* LF-OP-16: the enemy controls or contests guns to which the crew has come back. */
void lf_watch_guns(lin_play *p)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;

    for (int u = 0; f->base.option[LF_OPT_ABANDONED] && u < f->units; u++)
        if (s->where[u] == LF_ABANDONED && s->crew[u] == LF_AT_GUNS &&
            lf_holds(&p->view, 1 - f->side[u], s->at[u]))
            lin_push(s, LF_ABANDON, u, 0, 0);
}

/* Does it shelter anybody? */
static bool shelters(const lin_view *view, int v)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    for (int u = 0; f->base.option[LF_OPT_ABANDONED] && u < f->units; u++)
        if (s->where[u] == LF_ABANDONED && s->crew[u] == v)
            return true;
    return false;
}

/* LF-OP-12: at the end of the activation of the element that shelters it. */
void lf_try_recovery(lin_play *p, int v)
{
    if (shelters(&p->view, v))
        lin_push(p->state, LF_RECOVER, v, 0, 0);
}

/* Arguments: the element; the first battery not yet looked at. */
void lf_run_recover(lin_play *p, const lin_frame *frame)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;
    const int v = frame->arg[0];
    const tb_body *b;

    if (s->where[v] != LF_ON_TABLE)
        return;
    b = lf_body(&p->view, v);
    for (int u = frame->arg[1]; u < f->units; u++)
        if (s->where[u] == LF_ABANDONED && s->crew[u] == v &&
            tb_point_within(&b->stand[b->leader], s->at[u], LF_IN(6)) &&
            !lf_holds(&p->view, 1 - f->side[u], s->at[u])) {
            lin_push(s, LF_RECOVER, v, u + 1, 0);
            lf_test(p, u, LF_TEST_RECOVER, LF_NONE, 0);
            return;
        }
}

/* LF-OP-14: back at the guns, and nothing more in this turn. */
void lf_recover_stood(lin_play *p, int u, int extra)
{
    lf_state *s = p->state;

    (void)extra;
    s->crew[u] = LF_AT_GUNS;
    s->mark[u] |= LF_ACTED;
    lin_tell(p, LE_RECOVERED, u);
}

/* LF-OP-15 */
void lf_recover_broke(lin_play *p, int u, int extra)
{
    (void)p, (void)u, (void)extra;
}

/* ---- LF-OP-14: the measure `man BATTERY FACING FORMATION GAP` of an active group ---- */

static tb_pose pose_manned(const lin_view *view, int u, const lin_order *o)
{
    const lf_state *s = view->state;
    const lin_order place = { .arg = { u, s->at[u].x, s->at[u].y, o->arg[1], o->arg[2],
                                       o->arg[3] } };

    return lf_pose_ordered(view, u, &place);
}

lin_status lf_check_man(const lin_view *view, int g, const lin_order *o, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int u = o->arg[0];
    lin_status status;
    tb_pose pose;
    tb_body b;

    if (!lf_is_element(f, u) || f->group[u] != g || s->where[u] != LF_ABANDONED ||
        s->crew[u] != LF_AT_GUNS)
        return lin_refuse(why, LIN_ILLEGAL, "LF-OP-14",
                          "%s is no battery of the active group whose crew is back at its guns.",
                          lf_id(f, u));
    if (s->mark[u] & LF_ACTED)
        return lin_refuse(why, LIN_ILLEGAL, "LF-OP-14",
                          "The crew of %s came back in this turn; it mans its guns in the next.",
                          lf_id(f, u));
    if ((status = lf_check_shape(f, u, o->arg[2], o->arg[3], why)) != LIN_OK)
        return status;
    pose = pose_manned(view, u, o);
    tb_form(&pose, &b);
    return lf_check_space(view, u, &b, why);
}

void lf_list_man(const lin_view *view, int g, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set *members = &f->members[g];

    for (int u = tb_next(members, 0); u >= 0; u = tb_next(members, u + 1))
        for (int i = 0; s->where[u] == LF_ABANDONED && i < 16; i++) {
            const int formation = i < 8 ? LF_OPEN : LF_COLUMN;
            const lin_order o = { .verb = LV_MAN,
                                  .nargs = 4,
                                  .arg = { u, i % 8 * TB_EIGHTH, formation,
                                           formation == LF_OPEN ? LIN_INCH : 0 } };

            if (lf_check_man(view, g, &o, NULL) == LIN_OK)
                lin_list_add(out, o);
        }
}

void lf_take_man(lin_play *p, int g, const lin_order *o)
{
    lf_state *s = p->state;
    const int u = o->arg[0];

    (void)g;
    drop_objective(s, u);
    s->crew[u] = LF_NONE;
    s->where[u] = LF_ON_TABLE;
    s->facing[u] = (uint16_t)o->arg[1];
    s->formation[u] = (uint8_t)o->arg[2];
    s->gap[u] = (uint16_t)o->arg[3];
    lin_tell(p, LE_MANNED, u, s->facing[u], s->formation[u]);
    lf_push_discs(p, u);
}

/* Of a position: its guns are an objective, and its crew is with somebody who is there. */
bool lf_is_abandoned_well(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int v = s->crew[u];

    if (s->where[u] != LF_ABANDONED)
        return v == LF_NONE;
    return f->base.option[LF_OPT_ABANDONED] && f->type[u] == LF_ARTILLERY &&
           s->level[u] < LF_SHATTERED && objective_of(s, u) >= 0 &&
           (v == LF_AT_GUNS || lin_is_pending_for(&s->head, LF_ABANDON, u) ||
            lin_is_pending_for(&s->head, LF_SHELTER, u) ||
            (v < f->units && f->type[v] == LF_INFANTRY && f->side[v] == f->side[u] &&
             s->where[v] == LF_ON_TABLE));
}
