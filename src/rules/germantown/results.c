/* results.c -- what a result does to whom it falls on, by fire or in close combat (GT-14.4 to
 * GT-14.15). The lead unit bears it, then the others check (GT-14.24). */
#include "rules/germantown/germantown.h"

void gt_suffer(lin_play *p, int side, gt_result r)
{
    if (r != GT_NONE)
        gt_push(p, GT_SUFFER, side, (int)r, 0);
}

/* GT-14.24; not guns with attackers (GT-14.27), not those in the Chew House (GT-21.3). */
static void check_others(lin_play *p, int side, int but)
{
    const gt_field *f = gt_field_of(p->view.field);
    const gt_state *s = p->state;
    gt_set rest = s->part[side], who = { { 0, 0 } };

    for (int u; (u = gt_next(&rest)) >= 0;)
        if (u != but && gt_on_map(s, u) && !gt_is_house(f, s->at[u]) &&
            !(s->fighting && side == gt_attacker(s) && gt_is_gun(f, u)))
            gt_add(&who, u);
    gt_check_all(p, who);
}

/* GT-14.5; GT-14.6: who can get no worse is captured, and the D is suffered all the same. */
static void disrupt(lin_play *p, int side, int u)
{
    const gt_state *s = p->state;
    const bool shattered = s->mark[u] & GT_SHATTERED, disrupted = s->mark[u] & GT_DISRUPTED;

    if (shattered) { /* in the Chew House too (GT-21.4) */
        gt_capture(p, u, R_SHATTERED_AGAIN);
    } else if (disrupted) {
        gt_clear_mark(p, u, GT_DISRUPTED);
        gt_set_mark(p, u, GT_SHATTERED);
        lin_tell(p, E_SHATTERED, u);
    } else {
        gt_set_mark(p, u, GT_DISRUPTED);
        lin_tell(p, E_DISRUPTED, u);
    }
    gt_army_morale(p, GT_NOBODY, 0, side, 1, R_D);
    if (!shattered && !s->head.over)
        gt_begin_retreat(p, u, 3);
}

static int steps_left(const gt_field *f, const gt_state *s, int u)
{
    return f->steps[u] - ((s->mark[u] & GT_REDUCED) ? 1 : 0);
}

/* GT-14.7, GT-14.8; GT-14.10: nobody moves for it. The second step: GT-14.9. */
static void lose_steps(lin_play *p, int side, int u, int steps)
{
    const gt_field *f = gt_field_of(p->view.field);
    const gt_state *s = p->state;
    const int own = steps_left(f, s, u) < steps ? steps_left(f, s, u) : steps;

    if (own < steps)
        gt_push(p, GT_SECOND_STEP, side, u, 0);
    for (int i = 0; i < own; i++)
        gt_lose_step(p, u, R_LOST_STEPS);
    gt_army_morale(p, gt_other(side), 1, side, steps, steps == 1 ? R_ONE : R_TWO);
}

/* GT-14.14, GT-14.15; GT-14.19: the number is one that nobody bears. */
static void pin_all(lin_play *p)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    gt_set all = gt_or(s->part[0], s->part[1]), rest = all;
    unsigned used[8] = { 0 };
    int number = 1;

    for (int u = 0; u < f->units; u++)
        used[s->pin[u] >> 5] |= 1u << (s->pin[u] & 31);
    while (used[number >> 5] >> (number & 31) & 1)
        number++;
    for (int u; (u = gt_next(&rest)) >= 0 && !s->head.over;)
        if (gt_on_map(s, u) && (s->mark[u] & GT_BROKEN))
            gt_capture(p, u, R_PIN_CAPTURES);
    rest = all;
    for (int u; (u = gt_next(&rest)) >= 0 && !s->head.over;)
        if (gt_on_map(s, u) && !(s->mark[u] & GT_PANICKED)) {
            s->pin[u] = (uint8_t)number;
            s->mark[u] |= GT_PINNED;
            s->mark[u] &= (uint16_t)~GT_OLD_PIN;
            lin_tell(p, E_PINNED, u);
        }
    gt_settle_pins(p);
}

void gt_run_suffer(lin_play *p, const lin_frame *frame)
{
    const gt_state *s = p->state;
    const int side = frame->arg[0], u = s->lead[side];
    int chooser;

    switch ((gt_result)frame->arg[1]) {
    case GT_R: /* GT-14.4 */
        check_others(p, side, u);
        gt_begin_retreat(p, u, 1);
        break;
    case GT_D:
        check_others(p, side, u);
        disrupt(p, side, u);
        break;
    case GT_ONE:
    case GT_ONE_STAR:
        check_others(p, side, u);
        lose_steps(p, side, u, 1);
        break;
    case GT_TWO:
        check_others(p, side, u);
        lose_steps(p, side, u, 2);
        break;
    case GT_AC:
    case GT_DC:
        chooser = frame->arg[1] == GT_AC ? gt_attacker(s) : gt_defender(s); /* GT-14.11, GT-14.12 */
        gt_push(p, GT_CAPTURE, chooser, side, 0);
        break;
    case GT_PIN:
        pin_all(p);
        break;
    case GT_AM: /* GT-10.29 */
        lin_tell(p, E_LOST_HEART, side);
        gt_army_morale(p, GT_NOBODY, 0, side, 1, R_AM);
        break;
    default:
        break;
    }
}

/* ---- GT-14.9: the second step ---- */

static gt_set others_of(const gt_state *s, int side, int but)
{
    gt_set rest = s->part[side], found = { { 0, 0 } };

    for (int u; (u = gt_next(&rest)) >= 0;)
        if (u != but && gt_on_map(s, u))
            gt_add(&found, u);
    return found;
}

lin_side gt_who_second_step(const lin_view *v, const lin_frame *frame)
{
    return lin_who_is_named(v, frame);
}

static void list_units(gt_set rest, lin_list *out)
{
    for (int u; (u = gt_next(&rest)) >= 0;)
        gt_answer1(out, V_LOSE, u);
}

/* Nobody else took part: then there is nothing more to lose. */
void gt_list_second_step(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const gt_set rest = others_of(v->state, frame->arg[0], frame->arg[1]);

    list_units(rest, out);
    if (gt_is_empty(rest))
        gt_answer0(out, V_DONE);
}

lin_status gt_check_second_step(const lin_view *v, const lin_frame *frame, const lin_order *o,
                                lin_refusal *why)
{
    const gt_set rest = others_of(v->state, frame->arg[0], frame->arg[1]);

    if (o->verb == V_DONE && gt_is_empty(rest))
        return LIN_OK;
    if (o->verb != V_LOSE)
        return lin_not_now(v->field, frame, o, why);
    if (gt_has(&rest, o->arg[0]))
        return LIN_OK;
    return lin_refuse(why, LIN_ILLEGAL, "GT-14.9",
                      "The second step comes from another of your units that took part.");
}

void gt_take_second_step(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    (void)frame;
    if (o->verb == V_LOSE)
        gt_lose_step(p, o->arg[0], R_LOST_STEPS);
}

/* ---- GT-14.11, GT-14.12: captured by either's choice ---- */

static bool is_by_defender(const gt_state *s, const lin_frame *frame)
{
    return frame->arg[0] == gt_defender(s);
}

lin_side gt_who_capture(const lin_view *v, const lin_frame *frame)
{
    return lin_who_is_named(v, frame);
}

void gt_list_capture(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    list_units(others_of(v->state, frame->arg[1], -1), out);
}

lin_status gt_check_capture(const lin_view *v, const lin_frame *frame, const lin_order *o,
                            lin_refusal *why)
{
    const gt_set rest = others_of(v->state, frame->arg[1], -1);

    if (o->verb != V_LOSE)
        return lin_not_now(v->field, frame, o, why);
    if (gt_has(&rest, o->arg[0]))
        return LIN_OK;
    return lin_refuse(why, LIN_ILLEGAL, is_by_defender(v->state, frame) ? "GT-14.12" : "GT-14.11",
                      "Choose one of the %s units that took part.",
                      v->field->battle->side_name[frame->arg[1]]);
}

void gt_take_capture(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    check_others(p, frame->arg[1], o->arg[0]);
    gt_capture(p, o->arg[0], R_RESULT_CAPTURES);
}
