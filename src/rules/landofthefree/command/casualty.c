/* casualty.c -- commanders who fall or are captured, and the dice for it. LF-CM-47 to LF-CM-53. */
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/steps.h"

/* LF-CM-53: he is gone; his group, or the force, has nobody, and whoever had orders from him stops
 * after this one. */
static void lose(lin_play *p, int c)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;

    s->where[c] = LF_DESTROYED;
    s->with[c] = LF_NONE;
    s->points[c] = 0;
    for (int g = 0; g < f->groups; g++)
        if (s->commander[g] == c)
            s->commander[g] = LF_NONE;
    for (int side = 0; side < LIN_SIDES; side++)
        if (s->force[side] == c)
            s->force[side] = LF_NONE;
    if (s->issuer != c)
        return;
    if (s->element != LF_NONE && lf_carries_on(&p->view, s->element) &&
        !kit_set_has(&s->group_order, s->element))
        s->issuer = LF_NONE; /* LF-SK-14: with the orders it has left */
    else
        s->act |= LF_ACT_ORPHANED;
}

/* LF-CM-50 */
void lf_lose_commander(lin_play *p, int c)
{
    lose(p, c);
    lin_tell(p, LE_FELL, c);
}

/* LF-CM-52 */
void lf_capture_commander(lin_play *p, int c)
{
    lose(p, c);
    lin_tell(p, LE_CAPTURED, c);
}

/* LF-CM-47: 2d6 and the hits of the order; 11 or more. No words help (LF-CM-17). Arguments: the
 * element, its hits, the first commander not yet rolled for. */
void lf_roll_casualty(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    const lf_field *f = lf_field_of(view->field);

    (void)view->state;
    *out = (lin_roll_ask){ .n = 2,
                           .faces = 6,
                           .by_sum = true,
                           .classes = 2,
                           .rule = "LF-CM-47",
                           .purpose = "commander's escape",
                           .side = (lin_side)(1 - f->side[frame->arg[0]]),
                           .better = 1,
                           .need = (uint8_t)(frame->arg[1] < 9 ? 11 - frame->arg[1] : 2),
                           .need_sum = true };
    for (int sum = 2; sum <= 12; sum++)
        out->class_of[sum] = sum + frame->arg[1] >= 11;
}

void lf_land_casualty(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    const int c = lf_next_attached(&p->view, frame->arg[0], frame->arg[2]);

    if (c == LF_NONE)
        return;
    if (lf_next_attached(&p->view, frame->arg[0], c + 1) != LF_NONE)
        lin_push(p->state, LF_CASUALTY_DICE, frame->arg[0], frame->arg[1], c + 1);
    lin_tell(p, LE_CASUALTY_ROLL, c, face[0], face[1], frame->arg[1], 11 - frame->arg[1]);
    if (face[0] + face[1] + frame->arg[1] >= 11)
        lf_lose_commander(p, c);
}
