/* resolve.c -- one combat after another (GT-11.29), each in the order of GT-14.3: the cavalry rides
 * off (ride_off.c), leads are named (GT-12.10), tactics played face down and turned over
 * (tactics.c), the die thrown and thrown again for momentum, and what it brings (combat_die.c). */
#include "rules/germantown/germantown.h"

/* ---- which next ---- */

static bool is_fought(const gt_state *s, int combat)
{
    return s->fought[(combat - 1) >> 3] >> ((combat - 1) & 7) & 1;
}

static int combat_on(const gt_state *s, int cell)
{
    for (int i = 0; i < s->targets; i++)
        if (s->target[i].cell == cell && !s->target[i].diverted)
            return s->target[i].combat;
    return 0;
}

lin_side gt_who_resolve(const lin_view *v, const lin_frame *frame)
{
    return lin_who_is_named(v, frame);
}

/* One answer for each combat: the first of its hexes. */
void gt_list_resolve(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const gt_state *s = v->state;
    uint16_t hex[6];
    bool any = false;

    (void)frame;
    for (int k = 1; k <= s->combats; k++)
        if (!is_fought(s, k) && gt_combat_hexes(s, k, hex) > 0) {
            gt_answer1(out, V_FIGHT, hex[0]);
            any = true;
        }
    if (!any)
        gt_answer0(out, V_DONE);
}

lin_status gt_check_resolve(const lin_view *v, const lin_frame *frame, const lin_order *o,
                            lin_refusal *why)
{
    const gt_state *s = v->state;
    int combat;

    if (o->verb == V_DONE) {
        for (int k = 1; k <= s->combats; k++)
            if (!is_fought(s, k))
                return lin_refuse(why, LIN_ILLEGAL, "GT-11.29",
                                  "Every combat that was declared is fought; say which is next.");
        return LIN_OK;
    }
    if (o->verb != V_FIGHT)
        return lin_not_now(v->field, frame, o, why);
    combat = combat_on(s, o->arg[0]);
    if (combat == 0)
        return lin_refuse(why, LIN_ILLEGAL, "GT-11.29",
                          "No combat was declared on that hex; name the hex of one that was.");
    if (is_fought(s, combat))
        return lin_refuse(why, LIN_ILLEGAL, "GT-11.29",
                          "That combat has been fought; name one that has not.");
    return LIN_OK;
}

void gt_take_resolve(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    uint16_t hex[6];
    int combat, n;

    (void)frame;
    if (o->verb == V_DONE) {
        gt_pop(p);
        return;
    }
    combat = combat_on(s, o->arg[0]);
    s->fighting = (uint8_t)combat;
    s->fought[(combat - 1) >> 3] |= (uint8_t)(1 << ((combat - 1) & 7));
    s->lead[0] = s->lead[1] = s->leader[0] = s->leader[1] = GT_NOBODY;
    lin_tell(p, E_COMBAT, s->side, o->arg[0]);
    gt_push(p, GT_COMBAT_ENDS, 0, 0, 0);
    gt_push(p, GT_FIGHT, 0, 0, 0);
    n = gt_combat_hexes(s, combat, hex);
    for (int i = n - 1; i >= 0; i--)
        if (gt_may_ride_off(f, s, combat, hex[i]))
            gt_push(p, GT_RIDE_OFF, hex[i], 0, 0);
}

/* ---- the combat itself ---- */

/* Who fights is known now: leads, tactics, the die. Nobody left on one side: GT-11.31. */
void gt_run_fight(lin_play *p, const lin_frame *frame)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    gt_fight w;

    (void)frame;
    gt_weigh(f, s, s->fighting, GT_NOBODY, GT_NOBODY, &w);
    s->part[0] = w.side[0];
    s->part[1] = w.side[1];
    if (gt_is_empty(w.side[0]) || gt_is_empty(w.side[1])) {
        lin_tell0(p, E_SKIPPED);
        if (!(s->fire_flags & GT_RODE_AWAY))
            s->results[gt_attacker(s)] = GT_RESULTS; /* nobody advances */
        return;
    }
    gt_push(p, GT_REVEAL, 0, 0, 0);
    if (!f->base.option[GT_OPT_SOLITAIRE]) {
        gt_push(p, GT_TACTIC, gt_defender(s), 0, 0);
        gt_push(p, GT_TACTIC, gt_attacker(s), 0, 0);
    }
    gt_push(p, GT_LEAD, gt_defender(s), 0, 0);
    gt_push(p, GT_LEAD, gt_attacker(s), 0, 0);
}

lin_side gt_who_lead(const lin_view *v, const lin_frame *frame)
{
    return lin_who_is_named(v, frame);
}

void gt_list_lead(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;
    gt_set rest = s->part[frame->arg[0]];

    for (int u; (u = gt_next(&rest)) >= 0;)
        if (gt_may_lead(f, s, s->part[frame->arg[0]], u))
            gt_answer1(out, V_LEAD, u);
}

lin_status gt_check_lead(const lin_view *v, const lin_frame *frame, const lin_order *o,
                         lin_refusal *why)
{
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;

    if (o->verb != V_LEAD)
        return lin_not_now(v->field, frame, o, why);
    if (gt_may_lead(f, s, s->part[frame->arg[0]], o->arg[0]))
        return LIN_OK;
    if (!gt_has(&s->part[frame->arg[0]], o->arg[0]))
        return lin_refuse(why, LIN_ILLEGAL, "GT-12.10",
                          "The lead unit is one of those of your side that take part.");
    return lin_refuse(why, LIN_ILLEGAL, "GT-12.11",
                      "The lead unit is steady and no gun, or at least in Parade Order, if any "
                      "such unit takes part.");
}

void gt_take_lead(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    gt_fight w;

    s->lead[frame->arg[0]] = (uint8_t)o->arg[0];
    lin_tell(p, E_LEAD, o->arg[0], gt_adjusted_morale(f, s, o->arg[0]));
    gt_weigh(f, s, s->fighting, s->lead[gt_attacker(s)], s->lead[gt_defender(s)], &w);
    s->leader[0] = (uint8_t)w.leader[0];
    s->leader[1] = (uint8_t)w.leader[1];
    if (w.leader[frame->arg[0]] != GT_NOBODY)
        lin_tell(p, E_LEADER_COMMANDS, w.leader[frame->arg[0]], f->drm[w.leader[frame->arg[0]]]);
}

/* ---- the end of one, and of the phase ---- */

static void clear_combat(gt_state *s)
{
    s->fighting = s->fire_flags = 0;
    s->die = s->odds = 0;
    s->drm = 0;
    for (int i = 0; i < LIN_SIDES; i++) {
        s->lead[i] = s->leader[i] = s->tactic[i] = s->results[i] = 0;
        s->part[i] = (gt_set){ { 0, 0 } };
    }
}

/* arg 0: may (GT-11.35), or must (GT-16.1), somebody advance? 1: it is over. */
void gt_run_combat_ends(lin_play *p, const lin_frame *frame)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    uint16_t hex[6];

    if (frame->arg[0] == 0) {
        const int n = gt_combat_hexes(s, s->fighting, hex);
        const bool rode_off = gt_is_empty(s->part[gt_defender(s)]); /* or nobody was there */
        bool emptied = false;

        for (int i = 0; i < n; i++)
            emptied |= !gt_has_troops(f, s, hex[i], gt_defender(s));
        gt_push(p, GT_COMBAT_ENDS, 1, 0, 0);
        if (emptied && s->results[gt_attacker(s)] == GT_NONE &&
            !(rode_off && (s->fire_flags & GT_RODE_APART)))
            gt_push(p, GT_ADVANCE, s->side, !rode_off, 0);
        return;
    }
    clear_combat(s);
}

/* GT-14.30, GT-14.31: all are found first; GT-14.22: pins that have had their phase end. */
void gt_run_close_ends(lin_play *p, const lin_frame *frame)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    const int order[2] = { gt_other(frame->arg[0]), frame->arg[0] };
    gt_set taken = { { 0, 0 } };

    for (int u = 0; u < f->units; u++) {
        if (!gt_on_map(s, u) || !(s->mark[u] & GT_SHATTERED) ||
            gt_is_house(f, s->at[u])) /* GT-21.5 */
            continue;
        for (int d = 0; d < 6; d++) {
            const int there = f->board->next[s->at[u]][d];

            if (there != LIN_NOWHERE &&
                lin_cells_has(f->board, &s->zoned[gt_other(f->side[u])], there))
                gt_add(&taken, u);
        }
    }
    for (int i = 0; i < 2; i++) {
        gt_set rest = gt_and(taken, f->side_set[order[i]]);

        for (int u; (u = gt_next(&rest)) >= 0 && !s->head.over;)
            gt_capture(p, u, R_SHATTERED_TAKEN);
    }
    for (int u = 0; u < f->units; u++)
        if (f->side[u] == frame->arg[0] && (s->mark[u] & GT_OLD_PIN)) {
            s->mark[u] &= (uint16_t) ~(GT_PINNED | GT_OLD_PIN | GT_PAID);
            lin_tell(p, E_PIN_ENDED, u);
        }
    for (int u = 0; u < GT_UNITS; u++)
        s->combat[u] = 0;
    for (int i = 0; i < GT_TARGETS; i++)
        s->target[i] = (gt_target){ 0, 0, 0 };
    for (int i = 0; i < 8; i++)
        s->fought[i] = 0;
    s->combats = s->targets = 0;
}
