/* rally.c -- Rally: before its activation a commander goes to an element and steadies it. LF-CM-30
 * to LF-CM-37. */
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/actions.h"
#include "rules/landofthefree/turn/turn.h"

/* ---- The special order, between the elements of a group ---- */

/* LF-CM-30, LF-CM-31, LF-CM-37 */
lin_status lf_check_rally(const lin_view *view, int g, const lin_order *o, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int u = o->arg[0];
    int commander;
    lin_status status;

    if (!lf_is_element(f, u) || f->group[u] != g || s->where[u] != LF_ON_TABLE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-30",
                          "%s is no element of the active group on the table.", lf_id(f, u));
    if (s->mark[u] & (LF_ACTED | LF_RALLY_TRIED))
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-30",
                          "%s has been activated in this turn; it is rallied before that.",
                          lf_id(f, u));
    if ((status = lf_check_issuer(view, u, o->arg[1], &commander, why)) != LIN_OK ||
        (status = lf_check_trust(view, commander, u, why)) != LIN_OK)
        return status;
    if (!lf_can_spend(view, commander, u))
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-30",
                          "%s cannot rally %s: it takes a command point, his sphere, and no "
                          "attachment elsewhere.",
                          lf_id(f, commander), lf_id(f, u));
    return LIN_OK;
}

void lf_list_rally(const lin_view *view, int g, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);
    const tb_set *members = &f->members[g];

    for (int u = tb_next(members, 0); u >= 0; u = tb_next(members, u + 1))
        for (int who = LF_BY_GROUP; who < LF_ISSUERS; who++) {
            const lin_order o = { .verb = LV_RALLY, .nargs = 2, .arg = { u, who } };

            if (lf_check_rally(view, g, &o, NULL) == LIN_OK)
                lin_list_add(out, o);
        }
}

/* He attaches himself first, and so gives the test his Morale and his +1 (LF-CM-46). */
void lf_take_rally(lin_play *p, int g, const lin_order *o)
{
    lf_state *s = p->state;
    const int u = o->arg[0];
    int c;

    (void)g;
    lf_check_issuer(&p->view, u, o->arg[1], &c, NULL);
    lin_tell(p, LE_RALLIES, c, u);
    s->mark[u] |= LF_RALLY_TRIED;
    lf_spend(p, c);
    lf_attach(p, c, u);
    lin_push(s, LF_RALLY_ENDS, u, c, 0);
    lf_test(p, u, LF_TEST_RALLY, c, 0);
}

/* ---- LF-CM-32, LF-CM-33: what a passed test does ---- */

enum { HITS, MARKERS, SPIRIT };

static bool changes(const lin_view *view, int u, int what)
{
    const lf_state *s = view->state;
    const bool to_fit = view->field->option[LF_OPT_RALLY_TO_FIT]; /* LF-OP-30 */

    if (what == HITS)
        return s->hits[u] > 0;
    if (what == MARKERS)
        return s->disorder[u] > 0;
    return (s->level[u] == LF_EXHAUSTED || (to_fit && s->level[u] == LF_SHAKEN)) && s->hits[u] == 0;
}

void lf_rally_stood(lin_play *p, int u, int extra)
{
    (void)extra;
    if (changes(&p->view, u, HITS) || changes(&p->view, u, MARKERS) || changes(&p->view, u, SPIRIT))
        lin_push(p->state, LF_RALLIED, u, 0, 0);
}

/* LF-CM-34 */
void lf_rally_broke(lin_play *p, int u, int extra)
{
    (void)p, (void)u, (void)extra;
}

void lf_list_rallied(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    for (int what = HITS; what <= SPIRIT; what++)
        if (changes(view, frame->arg[0], what))
            lf_answer1(out, LV_RESTORE, what);
}

lin_status lf_check_rallied(const lin_view *view, const lin_frame *frame, const lin_order *o,
                            lin_refusal *why)
{
    static const char *const missing[] = { "has no hits", "has no disorder markers",
                                           "is not Exhausted without hits; Shaken stays Shaken" };

    if (o->verb != LV_RESTORE)
        return lin_not_now(view->field, frame, o, why);
    if (!changes(view, frame->arg[0], o->arg[0]))
        return lin_refuse(why, LIN_ILLEGAL, o->arg[0] == SPIRIT ? "LF-CM-33" : "LF-CM-32", "%s %s.",
                          lf_id(lf_field_of(view->field), frame->arg[0]), missing[o->arg[0]]);
    return LIN_OK;
}

void lf_take_rallied(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_state *s = p->state;
    const int u = frame->arg[0];

    if (o->arg[0] == HITS)
        s->hits[u] = 0;
    else if (o->arg[0] == MARKERS)
        s->disorder[u] = 0;
    else
        s->level[u]--;
    lin_tell(p, LE_RESTORED, u, o->arg[0] + (o->arg[0] == SPIRIT && s->level[u] == LF_FIT));
}

/* LF-CM-35, LF-CM-36: passed or failed, it is activated by him who went to it. Arguments: the
 * element, the commander. */
void lf_run_rally_ends(lin_play *p, const lin_frame *frame)
{
    lf_activate(p, frame->arg[0], frame->arg[1]);
}
