/* morale.c -- the test: the table, the commander's part, the die. Section 6, IB-7.1 to IB-7.7.
 *
 * Class and marks left say what a D6 with the commander's figure must come to, or that no die is
 * thrown at all. What follows is nothing to this file: it goes by why the test was taken
 * (tested.c). */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/command/command.h"
#include "rules/ironbrigade/morale/morale.h"

#include "kit/dice.h"

/* ---- IB-6.1 to IB-6.19: the table ---- */

int ib_test_need(const ib_field *f, const ib_state *s, int u)
{
    return ib_morale[f->class[u]][s->marks[u]];
}

/* ---- IB-7.1 to IB-7.6: the commander ---- */

/* Is he within six inches? Where odds take it for granted, nothing is measured. */
static bool is_at_hand(const lin_view *view, int c, int u)
{
    const ib_state *s = view->state;

    if (s->assumed)
        return s->assumed & IB_ASSUME_OFFICER;
    return ib_within(view, c, u, IB_IN(IB_INFLUENCE));
}

/* What he gives this unit, and why; false: he is not there. */
static bool figure_of(const lin_view *view, int c, int u, int *figure, int *why)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_competence *k;

    if (c == IB_NONE)
        return false;
    k = &ib_competences[ib_rating_of(f, view->state, c)];
    if (ib_disc_touches(view, c, u)) {
        *figure = k->contact;
        *why = IR_IN_CONTACT;
        return true;
    }
    *figure = k->near;
    *why = IR_COMMANDER;
    return is_at_hand(view, c, u);
}

/* IB-7.5, IB-7.6: its own brigadier and its own divisional commander, the better of them. */
void ib_test_sum(const lin_view *view, int u, kit_sum *sum)
{
    const int who[2] = { ib_brigadier(view, u), ib_divisional(view, u) };
    bool any = false;
    int best = 0, reason = IR_COMMANDER;

    *sum = (kit_sum){ 0 };
    for (int i = 0; i < 2; i++) {
        int figure, why;

        if (figure_of(view, who[i], u, &figure, &why) && (!any || figure > best)) {
            any = true;
            best = figure;
            reason = why;
        }
    }
    kit_sum_add(sum, reason, best);
}

/* ---- The procedure ---- */

void ib_take_test(lin_play *p, int u, ib_test why, int by)
{
    lin_push(p->state, IB_TEST, u, (int)why, by == IB_NONE ? u : by);
}

/* IB-6.6, IB-6.10, IB-6.19 */
void ib_run_test(lin_play *p, const lin_frame *frame)
{
    const ib_field *f = ib_field_of(p->view.field);
    const int u = frame->arg[0], need = ib_test_need(f, p->state, u);
    kit_sum sum;

    if (need == 0) {
        lin_tell(p, IE_PASSED, u);
        ib_tested(p, u, (ib_test)frame->arg[1], true);
        return;
    }
    ib_note_measured(p); /* how near its commanders are */
    lin_tell(p, IE_TEST, u, frame->arg[1], need);
    ib_test_sum(&p->view, u, &sum);
    kit_sum_tell(&sum, p, IE_REASON);
    lin_push(p->state, IB_TEST_DICE, u, frame->arg[1], frame->arg[2]);
}

/* What the die itself must show. */
static int need_of_die(const lin_view *view, int u)
{
    kit_sum sum;

    ib_test_sum(view, u, &sum);
    return ib_test_need(ib_field_of(view->field), view->state, u) - sum.total;
}

void ib_roll_test_dice(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    const int u = frame->arg[0], need = need_of_die(view, u);

    kit_ask_dice(1, need < 1 ? 1 : need, (lin_side)ib_field_of(view->field)->side[u], "IB-6.1",
                 ib_test_name[frame->arg[1]], out);
    out->need_sum = true; /* made or missed; nobody is hit */
}

/* IB-6.1, IB-6.18 */
void ib_land_test_dice(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    const int u = frame->arg[0];
    const bool passed = face[0] >= need_of_die(&p->view, u);

    lin_tell(p, passed ? IE_PASSED : IE_FAILED, u, face[0]);
    ib_tested(p, u, (ib_test)frame->arg[1], passed);
}
