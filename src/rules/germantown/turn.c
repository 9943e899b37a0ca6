/* turn.c -- the sequence of play (GT-2.1 to GT-2.6), fog (GT-22.1 to GT-22.4), initiative (GT-3.1
 * to GT-3.5). */
#include "rules/germantown/germantown.h"

#define FOG_TURN 4 /* from turn 5 on it may lift (GT-22.2) */
#define LIFTS    5 /* on this die or a higher one (GT-22.3) */
#define CHIT     2 /* what each chit adds to the initiative (GT-3.3) */

/* Fog, then initiative (GT-2.1, GT-2.2), then the player turns; turn 1 of the day has no roll
 * (GT-3.1). Pushed last is done first. */
void gt_run_turn(lin_play *p, const lin_frame *frame)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;

    (void)frame;
    lin_tell(p, E_TURN, s->turn + 1);
    gt_push(p, GT_TURN_ENDS, 0, 0, 0);
    gt_push(p, GT_INITIATIVE_TAKEN, 0, 0, 0);
    if (gt_day(f, s) > 0) {
        gt_push(p, GT_INITIATIVE, 0, 0, 0);
        if (s->momentum[f->british])
            gt_push(p, GT_COMMIT, f->british, 0, 0);
        if (s->momentum[f->american])
            gt_push(p, GT_COMMIT, f->american, 0, 0);
    }
    if (gt_day(f, s) >= FOG_TURN && gt_in_fog(s)) /* GT-22.4: no more once it is clear */
        gt_push(p, GT_FOG_DIE, 0, 0, 0);
}

/* ---- fog ---- */

void gt_roll_fog(const lin_view *v, const lin_frame *frame, lin_roll_ask *out)
{
    (void)v, (void)frame;
    gt_ask_die(out, LIN_NOBODY, "GT-22.3", "fog");
    out->classes = 2;
    for (int face = 0; face < 10; face++)
        out->class_of[face] = face >= LIFTS;
}

void gt_land_fog(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    gt_state *s = p->state;

    (void)frame;
    lin_tell(p, E_FOG_ROLL, face[0]);
    if (face[0] >= LIFTS)
        s->fog++;
    lin_tell(p, E_FOG, s->fog);
}

/* ---- initiative: chits committed in secret, the American asked first (GT-24.2), then a die each
 * ---- */

lin_side gt_who_commit(const lin_view *v, const lin_frame *frame)
{
    return lin_who_is_named(v, frame);
}

void gt_list_commit(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const gt_state *s = v->state;

    for (int n = 0; n <= s->momentum[frame->arg[0]]; n++)
        gt_answer1(out, V_COMMIT, n);
}

lin_status gt_check_commit(const lin_view *v, const lin_frame *frame, const lin_order *o,
                           lin_refusal *why)
{
    const gt_state *s = v->state;
    const int held = s->momentum[frame->arg[0]];

    if (o->verb != V_COMMIT)
        return lin_not_now(v->field, frame, o, why);
    if (o->arg[0] < 0 || o->arg[0] > held)
        return lin_refuse(why, LIN_ILLEGAL, "GT-3.5",
                          "You hold %d momentum chits; commit from none to all of them.", held);
    return LIN_OK;
}

void gt_take_commit(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    gt_state *s = p->state;

    s->committed[frame->arg[0]] = (uint8_t)o->arg[0];
}

/* Chits are shown and spent, whether or not they help (GT-3.5); then both roll. After a tie they
 * are spent already and keep counting (GT-3.4). */
void gt_run_initiative(lin_play *p, const lin_frame *frame)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    const int order[2] = { f->american, f->british };

    for (int i = 0; i < 2; i++)
        if (s->committed[order[i]] == GT_UNSEEN) { /* by one who does not know: for him to choose */
            s->committed[order[i]] = 0;
            gt_push(p, GT_INITIATIVE, frame->arg[0], 0, 0);
            gt_push(p, GT_COMMIT, order[i], 0, 0);
            return;
        }
    if (frame->arg[0] == 0)
        for (int i = 0; i < 2; i++)
            if (s->momentum[order[i]]) {
                lin_tell(p, E_COMMITTED, order[i], s->committed[order[i]]);
                s->momentum[order[i]] = (uint8_t)(s->momentum[order[i]] - s->committed[order[i]]);
            }
    gt_push(p, GT_INITIATIVE_DIE, f->british, 0, 0);
    gt_push(p, GT_INITIATIVE_DIE, f->american, 0, 0);
}

static int modifier(const gt_state *s, int side)
{
    return gt_band_initiative(s->morale[side]) + CHIT * s->committed[side];
}

void gt_roll_initiative(const lin_view *v, const lin_frame *frame, lin_roll_ask *out)
{
    (void)v;
    gt_ask_die(out, frame->arg[0], "GT-3.2", "initiative");
    out->classes = 10;
    out->better = 1;
    for (int face = 0; face < 10; face++)
        out->class_of[face] = (uint8_t)face;
}

void gt_land_initiative(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    const int side = frame->arg[0];
    int total[LIN_SIDES];

    s->initiative[side] = (uint8_t)(face[0] + 1);
    lin_tell(p, E_INITIATIVE_ROLL, side, face[0], modifier(s, side), face[0] + modifier(s, side));
    if (side != f->british)
        return;
    for (int i = 0; i < LIN_SIDES; i++)
        total[i] = s->initiative[i] - 1 + modifier(s, i);
    if (total[0] == total[1]) {
        lin_tell0(p, E_INITIATIVE_TIED);
        s->initiative[0] = s->initiative[1] = 0;
        gt_push(p, GT_INITIATIVE, 1, 0, 0);
    }
}

void gt_run_initiative_taken(lin_play *p, const lin_frame *frame)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    int first = f->american;

    (void)frame;
    if (gt_day(f, s) > 0)
        first = s->initiative[0] + modifier(s, 0) > s->initiative[1] + modifier(s, 1) ? LIN_FIRST
                                                                                      : LIN_SECOND;
    for (int i = 0; i < LIN_SIDES; i++)
        s->committed[i] = s->initiative[i] = 0;
    s->first = (uint8_t)first;
    lin_tell(p, E_INITIATIVE, first);
    gt_push(p, GT_PLAYER_TURN, gt_other(first), 0, 0);
    gt_push(p, GT_PLAYER_TURN, first, 0, 0);
}

/* ---- a player turn: the five phases, GT-2.4. Each has its end: who has moved, rolled, fired or
 * attacked in it does so no more (GT-2.7). ---- */

void gt_run_player_turn(lin_play *p, const lin_frame *frame)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    const int side = frame->arg[0];

    s->side = (uint8_t)side;
    for (int u = 0; u < f->units; u++) /* GT-14.16: pins that this side must now deal with */
        if (f->side[u] == side && (s->mark[u] & GT_PINNED))
            s->mark[u] |= GT_OLD_PIN;
    gt_push(p, GT_CLOSE_OPENS, side, 0, 0);
    if (side == f->american)
        gt_push(p, GT_FIRE_OPENS, side, GT_SHELL, 0);
    gt_push(p, GT_FIRE_OPENS, side, GT_RIFLES, 0);
    gt_push(p, GT_FIRE_OPENS, gt_other(side), GT_RIFLES, 0);
    gt_push(p, GT_FIRE_OPENS, gt_other(side), GT_GUNS, 0);
    gt_push(p, GT_RALLY_OPENS, side, 0, 0);
    gt_push(p, GT_MOVE_OPENS, side, 0, 0);
}

/* GT-2.6: decisive victory first; after the last turn points are counted (GT-1.2). */
void gt_run_turn_ends(lin_play *p, const lin_frame *frame)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;

    (void)frame;
    gt_judge_turn(p);
    if (s->head.over)
        return;
    if (s->turn + 1 >= f->turns) {
        gt_judge(p);
        return;
    }
    s->turn++;
    gt_push(p, GT_TURN, 0, 0, 0);
}
