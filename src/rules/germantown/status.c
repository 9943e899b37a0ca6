/* status.c -- what becomes of a counter: disrupted, shattered, panicked, pinned, reduced, captured,
 * gone (GT-1.8, GT-1.9, GT-14.5 to GT-14.23, GT-17.1). */
#include "rules/germantown/germantown.h"

/* ---- pins ---- */

static bool has_enemy_of_pin(const gt_field *f, const gt_state *s, int u)
{
    for (int d = 0; d < 6; d++) {
        const int there = f->board->next[s->at[u]][d];
        gt_set rest;

        if (there == LIN_NOWHERE || !gt_has_troops(f, s, there, gt_other(f->side[u])))
            continue;
        rest = gt_troops_in(f, s, there, gt_other(f->side[u]));
        for (int v; (v = gt_next(&rest)) >= 0;)
            if (s->pin[v] == s->pin[u])
                return true;
    }
    return false;
}

/* GT-14.21: the marker goes at once when no enemy unit with that number is adjacent. */
void gt_settle_pins(lin_play *p)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;

    for (int u = 0; u < f->units; u++)
        if ((s->mark[u] & GT_PINNED) && !has_enemy_of_pin(f, s, u)) {
            s->mark[u] &= (uint16_t) ~(GT_PINNED | GT_OLD_PIN | GT_PAID);
            lin_tell(p, E_PIN_ENDED, u);
        }
}

void gt_unpin(lin_play *p, int u)
{
    gt_state *s = p->state;

    if (!s->pin[u])
        return;
    if (s->mark[u] & GT_PINNED)
        lin_tell(p, E_PIN_ENDED, u);
    s->pin[u] = 0;
    s->mark[u] &= (uint16_t) ~(GT_PINNED | GT_OLD_PIN | GT_PAID);
    gt_settle_pins(p);
}

/* ---- marks ---- */

void gt_set_mark(lin_play *p, int u, int mark)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;

    s->mark[u] |= (uint16_t)mark;
    if (gt_on_map(s, u))
        gt_zone_changed(f, s, s->at[u], f->side[u]);
    gt_unpin(p, u);
}

void gt_clear_mark(lin_play *p, int u, int mark)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;

    s->mark[u] &= (uint16_t)~mark;
    if (gt_on_map(s, u))
        gt_zone_changed(f, s, s->at[u], f->side[u]);
}

/* ---- leaving the game ---- */

/* Nothing is left on what is gone but which side it showed (GT-20.12 counts that only on the map).
 */
static void take_off(lin_play *p, int u, int place)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    const int cell = s->at[u];

    gt_unpin(p, u);
    s->mark[u] = 0;
    s->spent[u] = 0;
    gt_remove(&s->hand, u);
    gt_put(p, u, place);
    gt_settle_pins(p);
    if (!gt_is_leader(f, u) && place != GT_DEPARTED) /* GT-17.9: panic and strays leave him alone */
        gt_check_leaders(p, cell, f->side[u]);
}

/* GT-1.8: the first step of two turns it over; GT-1.9: the last one takes it away. */
void gt_lose_step(lin_play *p, int u, gt_reason why)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;

    if (f->steps[u] == 2 && !(s->mark[u] & GT_REDUCED)) {
        s->mark[u] |= GT_REDUCED;
        lin_tell(p, E_STEP_LOST, u);
        return;
    }
    lin_tell(p, E_ELIMINATED, u, s->at[u], (int32_t)why);
    take_off(p, u, GT_ELIMINATED);
}

/* GT-14.13 */
void gt_capture(lin_play *p, int u, gt_reason why)
{
    const gt_field *f = gt_field_of(p->view.field);
    const gt_state *s = p->state;

    if (s->head.over)
        return;
    lin_tell(p, E_CAPTURED, u, s->at[u], (int32_t)why);
    take_off(p, u, GT_CAPTURED);
    gt_army_morale(p, gt_other(f->side[u]), 1, f->side[u], 1, R_CAPTURE);
}

/* GT-15.12: driven off its own edge it is eliminated; strayed or in panic it is merely gone
 * (GT-20.15). */
void gt_depart(lin_play *p, int u, gt_reason why)
{
    const gt_field *f = gt_field_of(p->view.field);
    const gt_state *s = p->state;
    const bool panicked = s->mark[u] & GT_PANICKED;

    lin_tell(p, E_LEFT_MAP, u, s->at[u], (int32_t)why);
    take_off(p, u, why == R_DRIVEN_OFF ? GT_ELIMINATED : GT_DEPARTED);
    if ((f->flags[u] & GT_IS_STEPHENS) && !gt_is_leader(f, u))
        gt_once(p, GT_ONCE_STRAYED, R_STRAYED_OFF);
    if (panicked)
        gt_once(p, GT_ONCE_FLED, R_FLED_OFF);
}

/* GT-19.8 to GT-19.10: what costs the Americans army morale once in a game. */
void gt_once(lin_play *p, int bit, gt_reason why)
{
    gt_state *s = p->state;

    if (s->once & bit)
        return;
    s->once |= (uint8_t)bit;
    gt_army_morale(p, GT_NOBODY, 0, gt_field_of(p->view.field)->american, 1, why);
}

/* GT-17.1: what he was worth stands in the leader table. */
void gt_leader_falls(lin_play *p, int u, gt_reason why)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;

    lin_tell(p, E_LEADER_LOST, u, s->at[u], (int32_t)why);
    gt_remove(&s->along, u);
    take_off(p, u, GT_ELIMINATED);
    for (int side = 0; side < LIN_SIDES; side++)
        if (s->leader[side] == u)
            s->leader[side] = GT_NOBODY;
    gt_army_morale(p, gt_other(f->side[u]), f->am_gain[u], f->side[u], f->am_loss[u], R_LEADER);
}
