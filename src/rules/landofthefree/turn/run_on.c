/* run_on.c -- War on the Run: Indians who have no Maneuver Order left spend a Combat Order for one,
 * at the price of a test. LF-SE-31 to LF-SE-33. */
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/turn/actions.h"
#include "rules/landofthefree/turn/turn.h"

/* LF-SE-33: a group order names no such action, so it is for an activation of its own. */
lin_status lf_check_run_on(const lin_view *view, int u, const lin_order *o, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    (void)o;
    if (!lf_has_skill(f, u, LF_SKILL_INDIAN))
        return lin_refuse(why, LIN_ILLEGAL, "LF-SE-31",
                          "%s are no Indians: their Combat Orders are for combat.", lf_id(f, u));
    if (s->m > 0)
        return lin_refuse(why, LIN_ILLEGAL, "LF-SE-31",
                          "%s has Maneuver Orders left; Combat Orders are spent for more when they "
                          "are used up.",
                          lf_id(f, u));
    if (s->c == 0)
        return lin_refuse(why, LIN_ILLEGAL, "LF-SE-31", "%s has no Combat Order left to spend.",
                          lf_id(f, u));
    return LIN_OK;
}

void lf_list_run_on(const lin_view *view, int u, lin_list *out)
{
    if (lf_check_run_on(view, u, NULL, NULL) == LIN_OK)
        lf_answer0(out, LV_RUN_ON);
}

void lf_take_run_on(lin_play *p, int u, const lin_order *o)
{
    lf_state *s = p->state;

    (void)o;
    s->c--;
    lin_tell(p, LE_RUNS_ON, u);
    lf_test(p, u, LF_TEST_RUN_ON, LF_NONE, 0);
}

void lf_run_on_stood(lin_play *p, int u, int extra)
{
    lf_state *s = p->state;

    (void)u, (void)extra;
    s->m++;
}

/* LF-SE-32: the marker comes with the test; its activation goes on. */
void lf_run_on_broke(lin_play *p, int u, int extra)
{
    (void)p, (void)u, (void)extra;
}
