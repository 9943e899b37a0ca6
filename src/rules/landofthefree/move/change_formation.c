/* change_formation.c -- turns, formation changes and mounting carried out. LF-IP-16, LF-MV-32: who
 * would go through friends by accident is asked first. */
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/move/reform.h"
#include "rules/landofthefree/turn/turn.h"

static lin_status plan_any(const lin_view *view, int u, const lin_order *o, lf_reformed *r,
                           lin_refusal *why)
{
    if (o->verb == LV_TURN)
        return lf_plan_turn(view, u, o, r, why);
    return o->verb == LV_FORM ? lf_plan_form(view, u, o, r, why)
                              : lf_plan_horses(view, u, o->verb == LV_MOUNT, r, why);
}

static void carry_out(lin_play *p, int u, const lin_order *o, const lf_reformed *r)
{
    lf_state *s = p->state;

    if (o->verb == LV_MOUNT) {
        s->mark[u] &= (uint16_t)~LF_ON_FOOT;
        s->act |= LF_ACT_MOUNTED;
    } else if (o->verb == LV_DISMOUNT) {
        s->mark[u] |= LF_ON_FOOT;
        s->act |= LF_ACT_DISMOUNTED;
    }
    lf_reform_settle(p, u, r);
    if (o->verb == LV_TURN)
        lin_tell(p, LE_TURNED, u, r->pose.facing, r->formation);
    else if (o->verb == LV_FORM)
        lin_tell(p, LE_FORMED, u, r->formation);
    else
        lin_tell(p, o->verb == LV_MOUNT ? LE_MOUNTED : LE_ON_FOOT, u);
    lf_push_discs(p, u);
}

/* An order as one number of a frame: what, and with which gap. */
enum { GAPS = 2048, AS_TURN = 0, AS_FORM = 3, AS_MOUNT = 6, AS_DISMOUNT, KINDS };

static int pack(const lin_order *o)
{
    if (o->verb == LV_MOUNT || o->verb == LV_DISMOUNT)
        return (o->verb == LV_MOUNT ? AS_MOUNT : AS_DISMOUNT) * GAPS;
    return ((o->verb == LV_TURN ? AS_TURN : AS_FORM) + o->arg[0]) * GAPS + o->arg[1];
}

static lin_order unpack(int packed)
{
    const int kind = (packed & INT16_MAX) / GAPS % KINDS, gap = (packed & INT16_MAX) % GAPS;

    if (kind >= AS_MOUNT)
        return (lin_order){ .verb = kind == AS_MOUNT ? LV_MOUNT : LV_DISMOUNT };
    return kind >= AS_FORM
               ? (lin_order){ .verb = LV_FORM, .nargs = 2, .arg = { kind - AS_FORM, gap } }
               : (lin_order){ .verb = LV_TURN, .nargs = 2, .arg = { kind, gap } };
}

static void begin(lin_play *p, int u, const lin_order *o)
{
    lf_reformed r = { 0 };

    plan_any(&p->view, u, o, &r, NULL);
    if (kit_set_is_empty(&r.through))
        carry_out(p, u, o, &r);
    else
        lin_push(p->state, LF_ACCIDENT, u, tb_next(&r.through, 0), pack(o));
}

void lf_take_turn(lin_play *p, int u, const lin_order *o)
{
    begin(p, u, o);
}

void lf_take_form(lin_play *p, int u, const lin_order *o)
{
    begin(p, u, o);
}

void lf_take_mount(lin_play *p, int u, const lin_order *o)
{
    begin(p, u, o);
}

void lf_take_dismount(lin_play *p, int u, const lin_order *o)
{
    begin(p, u, o);
}

lin_status lf_check_accident(const lin_view *view, const lin_frame *frame, const lin_order *o,
                             lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const lin_order meant = unpack(frame->arg[2]);
    const int u = frame->arg[0];
    lf_reformed r = { 0 };

    if (o->verb != LV_YES)
        return o->verb == LV_NO ? LIN_OK : lin_not_now(view->field, frame, o, why);
    if (!lf_is_element(f, u) || s->where[u] != LF_ON_TABLE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-IP-16", "%s is no element on the table.",
                          lf_id(f, u));
    return plan_any(view, u, &meant, &r, why);
}

void lf_list_accident(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const lin_order yes = { .verb = LV_YES };

    if (lf_check_accident(view, frame, &yes, NULL) == LIN_OK)
        lf_answer0(out, LV_YES);
    lf_answer0(out, LV_NO);
}

/* Declined, the order has not been given: it is back in hand, and there is no window after it. */
void lf_take_accident(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_state *s = p->state;
    const lin_order meant = unpack(frame->arg[2]);
    lf_reformed r = { 0 };

    if (o->verb == LV_YES) {
        plan_any(&p->view, frame->arg[0], &meant, &r, NULL);
        carry_out(p, frame->arg[0], &meant, &r);
        return;
    }
    s->m++;
    if (s->head.depth > 0 && s->head.frame[s->head.depth - 1].step == LF_REACT)
        lin_pop(s);
}
