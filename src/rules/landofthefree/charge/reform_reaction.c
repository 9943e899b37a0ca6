/* reform_reaction.c -- a charged element reforms before the charger: how, and whether through
 * friends. LF-ML-30 to LF-ML-33. */
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/turn.h"

/* LF-ML-30: the test is passed; failed, it receives the charge as it stands, with the marker that
 * the test gave it. */
void lf_reform_stood(lin_play *p, int u, int extra)
{
    lin_push(p->state, LF_REFORM, u, extra, 0);
}

void lf_reform_broke(lin_play *p, int u, int extra)
{
    (void)p, (void)u, (void)extra;
}

/* ---- LF_REFORM: formation, facing and gap (LF-D48). Arguments: the element, its charger ---- */

#define FACINGS 9

/* As it faces now, and towards the charger and on from there by eighths of a circle. */
static tb_angle facing_of(const lf_state *s, const lin_frame *frame, int i)
{
    const int u = frame->arg[0];

    return i == 0 ? s->facing[u]
                  : (tb_angle)(tb_bearing(s->at[u], s->at[frame->arg[1]]) + (i - 1) * TB_EIGHTH);
}

void lf_list_reform(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const lf_state *s = view->state;
    const int u = frame->arg[0];

    lf_answer0(out, LV_HOLD);
    for (int formation = LF_LINE; formation < LF_FORMATIONS; formation++)
        for (int i = 0; i < FACINGS; i++) {
            const lin_order o = { .verb = LV_AS,
                                  .nargs = 3,
                                  .arg = { formation, facing_of(s, frame, i),
                                           formation == LF_OPEN ? LIN_INCH : 0 } };

            if ((i == 0 || o.arg[1] != s->facing[u]) &&
                lf_check_reaction_form(view, u, frame->arg[1], &o, NULL) == LIN_OK)
                lin_list_add(out, o);
        }
    lin_list_open(out, (lin_family){ .order = { .verb = LV_AS, .nargs = 3 },
                                     .open = 7,
                                     .high = { LF_FORMATIONS - 1, TB_CIRCLE - 1, LIN_INCH } });
}

lin_status lf_check_reform(const lin_view *view, const lin_frame *frame, const lin_order *o,
                           lin_refusal *why)
{
    if (o->verb == LV_HOLD)
        return LIN_OK;
    return o->verb == LV_AS ? lf_check_reaction_form(view, frame->arg[0], frame->arg[1], o, why)
                            : lin_not_now(view->field, frame, o, why);
}

bool lf_sample_reform(const lin_view *view, const lin_frame *frame, const lin_family *family,
                      lin_rng *rng, lin_order *out)
{
    *out = family->order;
    for (int tries = 0; tries < 12; tries++) {
        out->arg[0] = (int32_t)lin_rng_below(rng, LF_FORMATIONS);
        out->arg[1] = (tb_angle)lin_rng_next(rng);
        out->arg[2] =
            out->arg[0] == LF_OPEN ? LIN_INCH - (int32_t)lin_rng_below(rng, LIN_INCH * 3 / 4) : 0;
        if (lf_check_reform(view, frame, out, NULL) == LIN_OK)
            return true;
    }
    return false;
}

/* ---- LF_REFORM_THROUGH: onto friends, or otherwise (LF-IP-16). Arguments: the element, its
 * facing, formation and gap ---- */

#define GAPS 2048

static lin_order unpack(const lin_frame *frame)
{
    return (lin_order){ .verb = LV_AS,
                        .nargs = 3,
                        .arg = { frame->arg[2] / GAPS, (tb_angle)frame->arg[1],
                                 frame->arg[2] % GAPS } };
}

/* Who charges it: the charge is still to come home. LF_NONE: nobody does. */
static int charger_of(const lf_state *s, int u)
{
    for (int i = s->head.depth - 1; i >= 0; i--) {
        const lin_frame *frame = &s->head.frame[i];

        if ((frame->step == LF_CHARGE_HOME || frame->step == LF_COUNTER_HOME) && frame->arg[1] == u)
            return frame->arg[0];
    }
    return LF_NONE;
}

/* LF-ML-33: under this question lies the second move of the charge, which goes on whatever is
 * chosen. */
void lf_take_reform(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const int u = frame->arg[0], charger = frame->arg[1];

    if (o->verb == LV_HOLD)
        return;
    if (charger_of(p->state, u) == charger && lf_reforms_through(&p->view, u, charger, o))
        lin_push(p->state, LF_REFORM_THROUGH, u, (int16_t)o->arg[1], o->arg[0] * GAPS + o->arg[2]);
    else
        lf_take_reaction_form(p, u, charger, o);
}

lin_status lf_check_reform_through(const lin_view *view, const lin_frame *frame, const lin_order *o,
                                   lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const int charger = charger_of(view->state, frame->arg[0]);
    const lin_order meant = unpack(frame);

    if (o->verb != LV_YES)
        return o->verb == LV_NO ? LIN_OK : lin_not_now(view->field, frame, o, why);
    return charger == LF_NONE ? lin_refuse(why, LIN_ILLEGAL, "LF-ML-31", "Nobody charges %s.",
                                           lf_id(f, frame->arg[0]))
                              : lf_check_reaction_form(view, frame->arg[0], charger, &meant, why);
}

void lf_list_reform_through(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const lin_order yes = { .verb = LV_YES };

    if (lf_check_reform_through(view, frame, &yes, NULL) == LIN_OK)
        lf_answer0(out, LV_YES);
    lf_answer0(out, LV_NO);
}

/* Declined, he is asked again how it reforms. */
void lf_take_reform_through(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const int u = frame->arg[0], charger = charger_of(p->state, u);
    const lin_order meant = unpack(frame);

    if (charger == LF_NONE)
        return;
    if (o->verb == LV_YES)
        lf_take_reaction_form(p, u, charger, &meant);
    else
        lin_push(p->state, LF_REFORM, u, charger, 0);
}
