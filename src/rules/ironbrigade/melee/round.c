/* round.c -- a round of melee: the dice of both sides, compared. IB-5.9, IB-5.20 to IB-5.26.
 *
 * Each unit throws its own dice, those of the mover's side first (IB-1.46). What is kept of them is
 * how many valid ones came to which value, so that throws which mean the same are the same state.
 * The rows that a player would sort and lay beside each other are these counts, read from the
 * highest value down. */
#include "kit/sets.h"
#include "rules/ironbrigade/melee/melee.h"
#include "rules/ironbrigade/steps.h"

#define IB_VALID 4 /* IB-5.9 */

/* ---- The dice ---- */

static int value_of(int face, int modifier)
{
    return face < IB_VALID ? 0 : face + modifier; /* at most 6 and 8, below IB_VALUES */
}

/* Classes of a face: 1 to 3, 4, 5, 6. */
void ib_roll_melee_dice(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    const ib_field *f = ib_field_of(view->field);
    const int u = frame->arg[1];

    *out = (lin_roll_ask){ .n = (uint8_t)ib_melee_count(f, u),
                           .faces = 6,
                           .classes = 4,
                           .better = 1,
                           .need = IB_VALID,
                           .side = (lin_side)frame->arg[0],
                           .rule = "IB-5.20",
                           .purpose = "melee" };
    for (int face = IB_VALID; face <= 6; face++)
        out->class_of[face] = (uint8_t)(face - IB_VALID + 1);
}

static void tell_dice(lin_play *p, int u, int modifier, int n, const uint8_t *face)
{
    int32_t arg[3 + LIN_DICE] = { u, modifier, IB_VALID };

    for (int i = 0; i < n; i++)
        arg[3 + i] = face[i];
    if (p->log)
        lin_log_add(p->log, IE_DICE, 3 + n, arg);
}

/* The next to throw: mover's side first, within a side by id. */
static void ask_next(ib_state *s, int side, int from)
{
    int u = tb_next(&s->melee[side], from);

    if (u < 0 && side == s->side) {
        side = 1 - side;
        u = tb_next(&s->melee[side], 0);
    }
    if (u >= 0)
        lin_push(s, IB_MELEE_DICE, side, u, 0);
}

void ib_land_melee_dice(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;
    const int side = frame->arg[0], u = frame->arg[1], n = ib_melee_count(f, u);
    kit_sum sum;

    ib_melee_sum(&p->view, u, &sum);
    tell_dice(p, u, sum.total, n, face);
    for (int i = 0; i < n; i++)
        if (face[i] >= IB_VALID) /* IB-5.9: others do not count, whatever the modifiers */
            s->round.dice[side][value_of(face[i], sum.total)]++;
    ask_next(s, side, u + 1);
}

/* ---- Compared: IB-5.20, IB-5.21 ---- */

/* The highest value of a row that is not used up; 0: there is none. */
static int take_highest(uint8_t row[IB_VALUES], int from)
{
    for (; from > 0; from--)
        if (row[from]) {
            row[from]--;
            break;
        }
    return from;
}

void ib_compare(const uint8_t a[IB_VALUES], const uint8_t b[IB_VALUES], uint8_t taken[2])
{
    uint8_t left[2][IB_VALUES];
    int high[2] = { IB_VALUES - 1, IB_VALUES - 1 };

    for (int i = 0; i < IB_VALUES; i++) {
        left[0][i] = a[i];
        left[1][i] = b[i];
    }
    taken[0] = taken[1] = 0;
    for (;;) {
        high[0] = take_highest(left[0], high[0]);
        high[1] = take_highest(left[1], high[1]);
        if (!high[0] && !high[1])
            return;
        if (high[0] != high[1]) /* against nothing a die takes one as well: IB-5.21 */
            taken[high[1] > high[0]]++;
    }
}

/* ---- The round ---- */

static void tell_sums(lin_play *p, const tb_set *units)
{
    for (int u = tb_next(units, 0); u >= 0; u = tb_next(units, u + 1)) {
        kit_sum sum;

        ib_melee_sum(&p->view, u, &sum);
        lin_tell(p, IE_FIGHTS, u, ib_melee_count(ib_field_of(p->view.field), u), sum.total);
        kit_sum_tell(&sum, p, IE_REASON);
    }
}

/* Argument: the unit with the lowest id. */
void ib_run_round(lin_play *p, const lin_frame *frame)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;
    const tb_set all = ib_melee_to_fight(s, frame->arg[0]);

    for (int side = 0; side < LIN_SIDES; side++)
        s->melee[side] = kit_set_common(&all, &f->bodies[side]);
    s->round = (ib_round){ .winner = LIN_NOBODY, .fights = 1 };
    lin_tell(p, IE_ROUND, tb_next(&s->melee[s->side], 0), tb_next(&s->melee[1 - s->side], 0));
    tell_sums(p, &s->melee[s->side]);
    tell_sums(p, &s->melee[1 - s->side]);
    lin_push(s, IB_EVENT_OVER, 0, 0, 0); /* IB-1.47: last of all a dead brigadier's units test */
    lin_push(s, IB_ROUND_RESULT, 0, 0, 0);
    ask_next(s, s->side, 0);
}
