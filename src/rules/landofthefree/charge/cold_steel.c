/* cold_steel.c -- Fear of Cold Steel: who must be tested before it charges, and before it receives
 * a charge in any other way than by going back. LF-SE-47 to LF-SE-49. */
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/steps.h"

bool lf_fears_steel(const lin_view *view, int u)
{
    return lf_has_skill(lf_field_of(view->field), u, LF_SKILL_COLD_STEEL);
}

/* After the test that its level asks for. Arguments: who; 1: by a stored order. */
void lf_run_steady(lin_play *p, const lin_frame *frame)
{
    const lf_state *s = p->state;

    if (!(s->act & (frame->arg[1] ? LF_ACT_REACTOR_BALKED : LF_ACT_BALKED)) &&
        s->where[frame->arg[0]] == LF_ON_TABLE)
        lf_test(p, frame->arg[0], LF_TEST_COLD_STEEL, LF_NONE,
                frame->arg[1] ? LF_STEEL_TO_COUNTER : LF_STEEL_TO_CHARGE);
}

/* LF-SE-48: the reaction it has chosen waits until it has dared to. */
void lf_dare(lin_play *p, int u, int charger, const lin_order *o)
{
    const int load = o->verb == LV_CLOSING ? o->arg[0] : 0;

    lin_push(p->state, LF_DARES, u, charger, o->verb | load << 8);
    lf_test(p, u, LF_TEST_COLD_STEEL, LF_NONE, LF_STEEL_TO_REACT);
}

/* Arguments: who, its charger, verb and load of its reaction. */
void lf_run_dares(lin_play *p, const lin_frame *frame)
{
    const lin_order o = { .verb = (uint8_t)(frame->arg[2] & 0xff), .arg = { frame->arg[2] >> 8 } };

    lf_react(p, frame->arg[0], frame->arg[1], &o);
}

void lf_steel_stood(lin_play *p, int u, int extra)
{
    (void)p, (void)u, (void)extra;
}

/* The Maneuver Order is spent, and what was to come of it is off. */
static void do_not_charge(lin_play *p, int u)
{
    lf_state *s = p->state;

    if (lin_top(&s->head)->step == LF_INSPIRE)
        lin_pop(s);
    lin_pop(s); /* LF_CHARGE_GO */
    s->m--;
    lin_tell(p, LE_BALKED, u);
}

void lf_steel_broke(lin_play *p, int u, int extra)
{
    lf_state *s = p->state;

    if (extra == LF_STEEL_TO_CHARGE) {
        do_not_charge(p, u);
    } else if (extra == LF_STEEL_TO_COUNTER) {
        lf_charge_broke(p, u, 1);
    } else {
        const int charger = lin_top(&s->head)->arg[1];

        lin_pop(s); /* LF_DARES */
        lin_tell(p, LE_REACTS, u, LV_WITHDRAW - LV_HOLD);
        lin_push(s, LF_FLEE_DICE, u, charger, lf_pace_of_charger(s, charger));
    }
}
