/* tactics.c -- tactics chosen face down, by each side, and turned over together (GT-13.2, GT-13.8).
 */
#include "rules/germantown/germantown.h"

static void weigh_now(const lin_view *v, gt_fight *w)
{
    const gt_state *s = v->state;

    gt_weigh(gt_field_of(v->field), s, s->fighting, s->lead[gt_attacker(s)],
             s->lead[gt_defender(s)], w);
}

lin_side gt_who_tactic(const lin_view *v, const lin_frame *frame)
{
    return lin_who_is_named(v, frame);
}

void gt_list_tactic(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    gt_fight w;
    unsigned open;

    weigh_now(v, &w);
    open = gt_tactics_open(gt_field_of(v->field), v->state, &w, frame->arg[0]);
    for (int t = 0; t < GT_TACTICS; t++)
        if (open >> t & 1)
            gt_answer1(out, V_PLAY, t);
}

lin_status gt_check_tactic(const lin_view *v, const lin_frame *frame, const lin_order *o,
                           lin_refusal *why)
{
    gt_fight w;

    if (o->verb != V_PLAY)
        return lin_not_now(v->field, frame, o, why);
    weigh_now(v, &w);
    if (gt_tactics_open(gt_field_of(v->field), v->state, &w, frame->arg[0]) >> o->arg[0] & 1)
        return LIN_OK;
    if (w.leader[frame->arg[0]] == GT_NOBODY)
        return lin_refuse(
            why, LIN_ILLEGAL, o->arg[0] == GT_TURN_FLANK ? "GT-13.5" : "GT-13.4",
            "That tactic needs a commanding leader; without one skirmish, stand-fast, withdraw "
            "and frontal are open.");
    if (w.in_house[frame->arg[0]])
        return lin_refuse(why, LIN_ILLEGAL, "GT-13.6",
                          "A side with a unit in the Chew House plays neither turn-flank nor "
                          "echelon.");
    return lin_refuse(why, LIN_ILLEGAL, "GT-13.5",
                      "To turn his flank you need an open one: a hex beside both that is free of "
                      "other enemies and their zones.");
}

void gt_take_tactic(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    gt_state *s = p->state;

    s->tactic[frame->arg[0]] = (uint8_t)(o->arg[0] + 1);
}

static void tell_fight(lin_play *p, const gt_fight *w)
{
    const gt_field *f = gt_field_of(p->view.field);
    const gt_state *s = p->state;
    const int a = gt_attacker(s), d = gt_defender(s);
    gt_set rest = w->side[a];

    for (int u; (u = gt_next(&rest)) >= 0;)
        lin_tell(p, E_ATTACKER, u, gt_strength(f, s, u), s->at[u]);
    rest = w->side[d];
    for (int u; (u = gt_next(&rest)) >= 0;)
        lin_tell(p, E_DEFENDER, u, gt_defence(f, s, u), s->at[u]);
    lin_tell(p, E_ODDS, w->strength[a], w->strength[d], w->odds);
    gt_tell_sum(p, &w->sum);
}

/* GT-13.2: both are turned over together. */
void gt_run_reveal(lin_play *p, const lin_frame *frame)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    gt_fight w;
    int by;

    (void)frame;
    for (int side = 0; side < LIN_SIDES && !f->base.option[GT_OPT_SOLITAIRE]; side++)
        if (s->tactic[side] == 0) { /* seen by one who does not know it: it is for him to choose */
            gt_push(p, GT_REVEAL, 0, 0, 0);
            gt_push(p, GT_TACTIC, side, 0, 0);
            return;
        }
    weigh_now(&p->view, &w);
    s->odds = (uint8_t)w.odds;
    s->drm = (int8_t)w.sum.total;
    if (f->base.option[GT_OPT_SOLITAIRE]) {
        tell_fight(p, &w);
        gt_push(p, GT_TACTICS_DIE, 0, 0, 0);
        return;
    }
    by = gt_matrix[s->tactic[gt_defender(s)] - 1][s->tactic[gt_attacker(s)] - 1];
    lin_tell(p, E_TACTICS, s->tactic[gt_attacker(s)] - 1, s->tactic[gt_defender(s)] - 1);
    s->tactic[0] = s->tactic[1] = 0;
    if (by == GT_NO_COMBAT) {
        lin_tell0(p, E_NO_COMBAT);
        s->results[0] = s->results[1] = GT_RESULTS; /* no result at all: nobody advances */
        return;
    }
    tell_fight(p, &w);
    lin_tell(p, E_MODIFIER, R_MATRIX, by);
    s->drm = (int8_t)(s->drm + by);
    gt_push(p, GT_COMBAT_DIE, 0, 0, 0);
}
