/* encourage.c -- Encouraging Words: who may have which die of a volley or a melee rolled again.
 * LF-CM-15 to LF-CM-19. */
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/turn.h"

/* LF-CM-15: `keep-dice` is always right; a reroll needs a commander who can pay for it. For tests
 * too. */
lin_status lf_check_speaker(const lin_view *view, const lin_frame *frame, const lin_order *o,
                            lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);

    if (o->verb == LV_KEEP_DICE)
        return LIN_OK;
    if (o->verb != LV_REROLL)
        return lin_not_now(view->field, frame, o, why);
    if (lf_is_element(f, o->arg[0]) || !lf_can_spend(view, o->arg[0], frame->arg[0]))
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-15",
                          "%s cannot encourage %s: it takes a command point, his sphere, and no "
                          "attachment elsewhere.",
                          lf_id(f, o->arg[0]), lf_id(f, frame->arg[0]));
    return LIN_OK;
}

/* Arguments: whose dice; which pool of the state. */
void lf_list_encourage(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int u = frame->arg[0],
              who[LF_ISSUERS] = { s->commander[f->group[u]], s->force[f->side[u]],
                                  f->division[f->group[u]] };

    lf_answer0(out, LV_KEEP_DICE);
    for (int i = 0; i < LF_ISSUERS; i++) {
        if ((i == 1 && who[1] == who[0]) || !lf_can_spend(view, who[i], u))
            continue;
        for (int face = 1; face <= 6; face++)
            if (s->pool[frame->arg[1]].once[face - 1])
                lin_list_add(out,
                             (lin_order){ .verb = LV_REROLL, .nargs = 2, .arg = { who[i], face } });
    }
}

/* LF-CM-16 */
lin_status lf_check_encourage(const lin_view *view, const lin_frame *frame, const lin_order *o,
                              lin_refusal *why)
{
    const lf_state *s = view->state;
    const lin_status status = lf_check_speaker(view, frame, o, why);

    if (status != LIN_OK || o->verb == LV_KEEP_DICE)
        return status;
    if (o->arg[1] < 1 || o->arg[1] > 6 || !s->pool[frame->arg[1]].once[o->arg[1] - 1])
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-16",
                          "No die that could still be rerolled shows a %d.", (int)o->arg[1]);
    return LIN_OK;
}
