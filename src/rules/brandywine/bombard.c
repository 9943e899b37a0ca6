/* bombard.c -- BW 18.0 Artillery units: choosing the guns that fire. The dice are read in
 * battle.c, where the table is. */
#include "rules/brandywine/brandywine.h"

/* BW-18.5, BW-18.7: unused, organized, not held, and the square in front. BW-18.3: a gun that
 * has fought may not fire, and the reverse. */
bool bw_can_bombard(const bw_field *f, const bw_state *s, int gun, int target)
{
    int d;

    if (f->side[gun] != s->side || f->type[gun] != BW_ARTILLERY || !on_board(s, gun) ||
        is_disorganized(s, gun) || is_held(s, gun) || (s->mark[gun] & (BW_FOUGHT | BW_FREED)))
        return false;
    d = bw_direction(f, s->at[gun], s->at[target]);
    return d >= 0 && is_front(s->facing[gun], d);
}

uint64_t bw_guns_at(const bw_field *f, const bw_state *s, int target)
{
    uint64_t guns = 0;

    if (!is_controlled(f, s, s->at[target], s->side))
        return 0;
    for (uint64_t rest = f->gun_set & f->side_set[s->side]; rest; rest &= rest - 1)
        if (bw_can_bombard(f, s, bw_first(rest), target))
            guns |= rest & (0 - rest);
    return guns;
}

/* Those of them that may fire beside the guns that have joined already. The more guns fire the more
 * enemies are left, so that none of the others can become free again by a later choice. */
uint64_t bw_guns_free(const bw_state *s, const bw_contacts *c, uint64_t guns)
{
    uint64_t may = 0;

    for (uint64_t rest = guns & ~s->attackers; rest; rest &= rest - 1)
        if (!bw_left_by_fire(s, c, s->attackers | (rest & (0 - rest))))
            may |= rest & (0 - rest);
    return may;
}

lin_side bw_who_guns(const lin_view *view, const lin_frame *frame)
{
    return bw_who_combat(view, frame);
}

void bw_list_guns(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const bw_field *f = bw_field_of(view->field);
    const bw_state *s = view->state;
    bw_contacts c;

    bw_find_contacts(f, s, &c);
    for (uint64_t rest = bw_guns_free(s, &c, bw_guns_at(f, s, frame->arg[0])); rest;
         rest &= rest - 1)
        bw_answer1(out, V_JOIN, bw_first(rest));
    if (s->attackers)
        bw_answer0(out, V_FIRE);
    bw_answer0(out, V_CANCEL);
}

/* BW-13.10, BW-18.3: may this gun fire with those that have joined? */
static lin_status check_gun(const bw_field *f, const bw_state *s, int gun, int target,
                            lin_refusal *why)
{
    const lin_unit *unit = f->base.battle->unit;
    bw_contacts c;
    uint64_t left;

    if (s->attackers & bw_bit(gun))
        return lin_refuse(why, LIN_ILLEGAL, "BW-18.7", "That gun is firing already.");
    if (!bw_can_bombard(f, s, gun, target))
        return lin_refuse(
            why, LIN_ILLEGAL, s->mark[gun] & BW_FOUGHT ? "BW-18.3" : "BW-18.7",
            "Only unused guns, organized and not held, with the target in front may fire.");
    bw_find_contacts(f, s, &c);
    left = bw_left_by_fire(s, &c, s->attackers | bw_bit(gun));
    if (left)
        return lin_refuse(
            why, LIN_ILLEGAL, "BW-13.10",
            "%s must be attacked and nobody else would be left to do it; let %s fight "
            "it instead.",
            unit[bw_first(left)].id, unit[gun].id);
    return LIN_OK;
}

lin_status bw_check_guns(const lin_view *view, const lin_frame *frame, const lin_order *o,
                         lin_refusal *why)
{
    const bw_field *f = bw_field_of(view->field);
    const bw_state *s = view->state;

    switch (o->verb) {
    case V_JOIN:
        return check_gun(f, s, o->arg[0], frame->arg[0], why);
    case V_FIRE:
        if (!s->attackers)
            return lin_refuse(why, LIN_ILLEGAL, "BW-18.7", "Join at least one gun first.");
        return LIN_OK;
    case V_CANCEL:
        return LIN_OK;
    default:
        return lin_not_now(view->field, frame, o, why);
    }
}

/* BW-18.6: the odds against the one unit named. BW-18.9: the guns risk nothing. */
static void start_fire(lin_play *p)
{
    const bw_field *f = bw_field_of(p->view.field);
    bw_state *s = p->state;
    const int target = bw_first(s->defenders);

    s->column = (uint8_t)bw_odds_column(bw_total(f, s, true), bw_total(f, s, false));
    lin_tell(p, E_BOMBARDMENT, s->side, s->at[target], target);
    bw_tell_forces(p);
    for (uint64_t rest = s->attackers; rest; rest &= rest - 1)
        s->mark[bw_first(rest)] |= BW_FOUGHT;
    lin_push(s, BW_GUNS_END, 0, 0, 0);
    lin_push(s, BW_GUNS_DICE, 0, 0, 0);
    bw_push_commanders(p);
}

void bw_take_guns(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    bw_state *s = p->state;

    (void)frame;
    switch (o->verb) {
    case V_JOIN:
        s->attackers |= bw_bit(o->arg[0]);
        break;
    case V_FIRE:
        lin_pop(s);
        start_fire(p);
        break;
    default:
        lin_pop(s);
        bw_clear_battle(s);
        break;
    }
}

void bw_run_guns_end(lin_play *p, const lin_frame *frame)
{
    (void)frame;
    bw_clear_battle(p->state);
    bw_free_holds(p);
}
