/* combat_die.c -- the die of a close combat (GT-14.1), or in the place of tactics (GT-25.2), thrown
 * again for momentum (GT-3.9), and what it brings (GT-14.3). */
#include "rules/germantown/germantown.h"

/* GT-25.2: a die in the place of tactics. */
static int by_die(const gt_state *s, int die)
{
    const int total =
        die + (s->leader[gt_attacker(s)] != GT_NOBODY) - (s->leader[gt_defender(s)] != GT_NOBODY);

    return total <= 0   ? -2
           : total <= 2 ? -1
           : total <= 6 ? 0
           : total <= 8 ? 1
                        : 2; /* GT-25.3: never NC */
}

void gt_roll_tactics(const lin_view *v, const lin_frame *frame, lin_roll_ask *out)
{
    const gt_state *s = v->state;

    (void)frame;
    gt_ask_die(out, gt_attacker(s), "GT-25.2", "tactics");
    out->better = 1;
    out->classes = 5;
    for (int face = 0; face < 10; face++)
        out->class_of[face] = (uint8_t)(by_die(s, face) + 2);
}

void gt_land_tactics(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    gt_state *s = p->state;
    const int by = by_die(s, face[0]);

    (void)frame;
    lin_tell(p, E_TACTICS_ROLL, s->side, face[0], by);
    s->drm = (int8_t)(s->drm + by);
    gt_push(p, GT_COMBAT_DIE, 0, 0, 0);
}

/* GT-14.2 */
static int row_of(int modified)
{
    return modified < GT_FIRST_ROW ? GT_FIRST_ROW : modified > GT_LAST_ROW ? GT_LAST_ROW : modified;
}

/* Faces that come to the same: the row, and beyond the table no leader is harmed (GT-14.29). */
void gt_roll_combat(const lin_view *v, const lin_frame *frame, lin_roll_ask *out)
{
    const gt_state *s = v->state;

    (void)frame;
    gt_ask_die(out, gt_attacker(s), "GT-14.1", "close combat");
    out->better = 1;
    out->classes = GT_ROWS + 2;
    for (int face = 0; face < 10; face++) {
        const int modified = face + s->drm;

        out->class_of[face] = (uint8_t)(modified < GT_FIRST_ROW  ? GT_ROWS
                                        : modified > GT_LAST_ROW ? GT_ROWS + 1
                                                                 : modified - GT_FIRST_ROW);
    }
}

/* GT-3.9: the attacker is asked once, then the defender, who knows the answer and the new die. */
void gt_land_combat(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    gt_state *s = p->state;

    s->die = (uint8_t)(face[0] + 1); /* GT-3.10: the last one stands */
    lin_tell(p, E_COMBAT_ROLL, s->side, face[0], s->drm, row_of(face[0] + s->drm));
    if (frame->arg[0])
        return; /* thrown again: what comes next is on the agenda already */
    gt_push(p, GT_COMBAT_RESULT, 0, 0, 0);
    if (s->momentum[gt_defender(s)])
        gt_push(p, GT_REROLL, gt_defender(s), 0, 0);
    if (s->momentum[gt_attacker(s)])
        gt_push(p, GT_REROLL, gt_attacker(s), 0, 0);
}

lin_side gt_who_reroll(const lin_view *v, const lin_frame *frame)
{
    return lin_who_is_named(v, frame);
}

void gt_list_reroll(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    (void)v, (void)frame;
    gt_answer0(out, V_KEEP);
    gt_answer0(out, V_REROLL);
}

lin_status gt_check_reroll(const lin_view *v, const lin_frame *frame, const lin_order *o,
                           lin_refusal *why)
{
    if (o->verb == V_KEEP || o->verb == V_REROLL)
        return LIN_OK;
    return lin_not_now(v->field, frame, o, why);
}

void gt_take_reroll(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    gt_state *s = p->state;

    if (o->verb != V_REROLL)
        return;
    s->momentum[frame->arg[0]]--;
    lin_tell(p, E_REROLLED, frame->arg[0], s->momentum[frame->arg[0]]);
    gt_push(p, GT_COMBAT_DIE, 1, 0, 0);
}

/* ---- what it brings: GT-14.3 ---- */

/* GT-3.6, GT-3.7, by the row that is read (GT-3.8) of the last roll alone (GT-3.10). There is no
 * upper limit (GT-3.11) but that of the type. */
static void gain_momentum(lin_play *p, int side)
{
    gt_state *s = p->state;

    if (s->momentum[side] < 255) /* GT-3.11: no limit but that of the type */
        s->momentum[side]++;
    lin_tell(p, E_MOMENTUM, side, s->momentum[side]);
}

void gt_run_combat_result(lin_play *p, const lin_frame *frame)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    const int a = gt_attacker(s), d = gt_defender(s), modified = s->die - 1 + s->drm,
              row = row_of(modified); /* GT-3.8: momentum goes by it too */
    const gt_cell cell = gt_combat_table[row - GT_FIRST_ROW][s->odds];

    (void)frame;
    lin_tell(p, E_RESULT, cell.attacker, cell.defender, row, s->odds);
    s->results[a] = cell.attacker;
    s->results[d] = cell.defender;
    if (row <= -1)
        gain_momentum(p, d); /* GT-3.6 */
    else if (row >= 10)
        gain_momentum(p, a);       /* GT-3.7 */
    if (cell.attacker == GT_PIN) { /* both sides at once */
        gt_suffer(p, a, GT_PIN);
        return;
    }
    gt_suffer(p, d, (gt_result)cell.defender);
    gt_suffer(p, a, (gt_result)cell.attacker);
    for (int i = 0; i < LIN_SIDES; i++)
        if (s->results[i] == GT_ONE_STAR && modified == row /* GT-14.29 */ &&
            s->leader[i] != GT_NOBODY && gt_is_leader(f, s->leader[i]) /* GT-23.34 */)
            gt_leader_falls(p, s->leader[i], R_COMBAT_CASUALTY); /* GT-14.28 */
}
