/* morale.c -- what a unit's nerve is worth (chapter 18), and the army's (chapter 19). */
#include "rules/germantown/germantown.h"

/* GT-18.1: of the side that lies up, and of the army's band (GT-19.2). */
int gt_adjusted_morale(const gt_field *f, const gt_state *s, int u)
{
    return f->morale[s->mark[u] & GT_REDUCED][u] + gt_band_morale(s->morale[f->side[u]]);
}

/* GT-18.3 to GT-18.6: what is added to the die. */
gt_sum gt_morale_sum(const gt_field *f, const gt_state *s, int u)
{
    const int leader = gt_leader_for(f, s, u);
    gt_sum sum = { 0 };

    gt_sum_add(&sum, R_UNIT_MORALE, gt_adjusted_morale(f, s, u));
    if (leader != GT_NOBODY)
        gt_sum_add(&sum, R_LEADERSHIP, f->leadership[leader]);
    if (gt_is_house(f, s->at[u]))
        gt_sum_add(&sum, R_HOUSE_MORALE, 1);
    if (f->inside[s->at[u]])
        gt_sum_add(&sum, R_WORKS_MORALE, 1);
    if (s->mark[u] & GT_PANICKED)
        gt_sum_add(&sum, R_PANICKED, -1);
    return sum;
}

void gt_tell_sum(lin_play *p, const gt_sum *sum)
{
    for (int i = 0; i < sum->n; i++)
        lin_tell(p, E_MODIFIER, sum->term[i].reason, sum->term[i].value);
}

#define GT_PASSES 5 /* or more (GT-18.2) */

static int needed(const gt_field *f, const gt_state *s, int u)
{
    const int need = GT_PASSES - gt_morale_sum(f, s, u).total;

    return need < 0 ? 0 : need;
}

void gt_ask_morale(const lin_view *v, int u, const char *purpose, const char *rule,
                   lin_roll_ask *out)
{
    const gt_field *f = gt_field_of(v->field);
    const int need = needed(f, v->state, u);

    out->n = 1;
    out->faces = 10;
    out->from_zero = true;
    out->classes = 2;
    out->better = 1;
    out->need = (uint8_t)need;
    out->need_sum = true; /* it holds or it does not: nobody is hit */
    out->side = (lin_side)f->side[u];
    out->rule = rule;
    out->purpose = purpose;
    for (int face = 0; face < 10; face++)
        out->class_of[face] = face >= need;
}

/* ---- the army's ---- */

/* GT-19.1: not above 15 nor below 0. */
static void change(lin_play *p, int side, int by, gt_reason why)
{
    gt_state *s = p->state;
    const int was = s->morale[side], now = was + by;

    s->morale[side] = (uint8_t)(now > GT_AM_MOST ? GT_AM_MOST : now < 0 ? 0 : now);
    lin_tell(p, E_ARMY_MORALE, side, by, s->morale[side], (int32_t)why);
}

/* GT-19.4, GT-19.5: at once, the gain before the loss. Each event comes here with the amounts of
 * the card (GT-19.6); what never comes here costs nothing (GT-19.7). */
void gt_army_morale(lin_play *p, int gains, int gain, int loses, int loss, gt_reason why)
{
    gt_state *s = p->state;

    if (s->head.over)
        return;
    if (gains != GT_NOBODY && gain > 0)
        change(p, gains, gain, why);
    if (loses != GT_NOBODY && loss > 0)
        change(p, loses, -loss, why);
    gt_judge_morale(p);
}

/* ---- GT-14.24, GT-14.26: checks of the others, in the order of the unit tables ---- */

void gt_check_all(lin_play *p, gt_set who)
{
    gt_state *s = p->state;

    if (gt_is_empty(who))
        return;
    s->group = who; /* GT-14.26: taken in the order of the unit tables */
    gt_push(p, GT_CHECKS, 0, 0, 0);
}

/* One die and its sum, told under that event: does it pass? The same for checks, rally and panic.
 */
bool gt_passes_morale(lin_play *p, int u, int face, int roll_event)
{
    const gt_field *f = gt_field_of(p->view.field);
    const gt_state *s = p->state;
    const gt_sum sum = gt_morale_sum(f, s, u);

    gt_tell_sum(p, &sum);
    lin_tell(p, roll_event, u, face, face + sum.total, needed(f, s, u));
    return face + sum.total >= GT_PASSES;
}

/* The next of them; each retreat is made before the next check. */
void gt_run_checks(lin_play *p, const lin_frame *frame)
{
    gt_state *s = p->state;
    const int u = gt_next(&s->group);

    (void)frame;
    if (u < 0)
        return;
    gt_push(p, GT_CHECKS, 0, 0, 0);
    if (gt_on_map(s, u))
        gt_push(p, GT_CHECK_DIE, u, 0, 0);
}

void gt_roll_check(const lin_view *v, const lin_frame *frame, lin_roll_ask *out)
{
    gt_ask_morale(v, frame->arg[0], "morale check", "GT-18.2", out);
}

void gt_land_check(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    const int u = frame->arg[0];

    if (gt_passes_morale(p, u, face[0], E_CHECK_ROLL)) {
        lin_tell(p, E_CHECK_PASSED, u);
        return;
    }
    lin_tell(p, E_CHECK_FAILED, u);
    gt_begin_retreat(p, u, 1);
}

/* ---- GT-18.7: the rally phase ---- */

void gt_run_rally_opens(lin_play *p, const lin_frame *frame)
{
    gt_state *s = p->state;

    lin_tell(p, E_PHASE, frame->arg[0], R_RALLY_PHASE);
    for (int u = 0; u < GT_UNITS; u++)
        s->mark[u] &= (uint16_t)~GT_ROLLED;
    gt_push(p, GT_RALLY_CLOSES, frame->arg[0], 0, 0);
    gt_push(p, GT_RALLY, frame->arg[0], 0, 0);
}

static bool may_rally(const gt_field *f, const gt_state *s, int u, int side)
{
    return f->side[u] == side && gt_on_map(s, u) && !gt_is_leader(f, u) &&
           (s->mark[u] & (GT_BROKEN | GT_PANICKED)) && !(s->mark[u] & GT_ROLLED);
}

lin_side gt_who_rally(const lin_view *v, const lin_frame *frame)
{
    (void)v;
    return (lin_side)frame->arg[0];
}

void gt_list_rally(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const gt_field *f = gt_field_of(v->field);

    for (int u = 0; u < f->units; u++)
        if (may_rally(f, v->state, u, frame->arg[0]))
            gt_answer1(out, V_RALLY, u);
    gt_answer0(out, V_DONE);
}

lin_status gt_check_rally(const lin_view *v, const lin_frame *frame, const lin_order *o,
                          lin_refusal *why)
{
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;

    if (o->verb == V_DONE)
        return LIN_OK;
    if (o->verb != V_RALLY)
        return lin_not_now(v->field, frame, o, why);
    if (may_rally(f, s, o->arg[0], frame->arg[0]))
        return LIN_OK;
    if (f->side[o->arg[0]] == frame->arg[0] && (s->mark[o->arg[0]] & GT_ROLLED))
        return lin_refuse(why, LIN_ILLEGAL, "GT-18.7",
                          "%s has rolled in this phase; a unit rolls once.",
                          f->base.battle->unit[o->arg[0]].id);
    return lin_refuse(
        why, LIN_ILLEGAL, "GT-18.7",
        "Only a disrupted, shattered or panicked unit of your own on the map rallies.");
}

void gt_take_rally(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    (void)frame;
    if (o->verb == V_DONE)
        gt_pop(p);
    else
        gt_push(p, GT_RALLY_DIE, o->arg[0], 0, 0);
}

void gt_roll_rally(const lin_view *v, const lin_frame *frame, lin_roll_ask *out)
{
    gt_ask_morale(v, frame->arg[0], "rally", "GT-18.7", out);
}

/* GT-18.8: one level. GT-18.9: a unit both panicked and disrupted rolls for panic first and stops
 * there. GT-18.10: a success lifts the army. GT-18.11: a failure leaves all as it was. */
void gt_land_rally(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    const int u = frame->arg[0];
    const bool passes = gt_passes_morale(p, u, face[0], E_RALLY_ROLL);

    s->mark[u] |= GT_ROLLED;
    if (!passes) {
        lin_tell(p, E_NOT_RALLIED, u);
        return;
    }
    if (s->mark[u] & GT_PANICKED) {
        gt_clear_mark(p, u, GT_PANICKED);
    } else if (s->mark[u] & GT_SHATTERED) {
        gt_clear_mark(p, u, GT_SHATTERED);
        gt_set_mark(p, u, GT_DISRUPTED);
    } else {
        gt_clear_mark(p, u, GT_DISRUPTED);
    }
    lin_tell(p, E_RALLIED, u);
    gt_army_morale(p, f->side[u], 1, GT_NOBODY, 0, R_RALLY);
}

/* GT-11.34: cavalry that rode off is free again. */
void gt_run_rally_closes(lin_play *p, const lin_frame *frame)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;

    for (int u = 0; u < f->units; u++) {
        s->mark[u] &= (uint16_t)~GT_ROLLED;
        if (f->side[u] == frame->arg[0])
            s->mark[u] &= (uint16_t)~GT_RODE_OFF;
    }
}
