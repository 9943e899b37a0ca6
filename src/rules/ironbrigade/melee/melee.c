/* melee.c -- the melee phase, and what follows from a round. IB-1.34, IB-1.40, IB-5.22 to IB-5.24,
 * IB-5.31, IB-5.32.
 *
 * One melee after another, the one with the lowest id first. A round goes so:
 *
 *     round           who fights, with how many dice and what is added to them
 *     melee-dice      of each unit
 *     round-result    compared: who has won
 *     spend           the victor may give up marks to strike at a commander
 *     round-losses    the marks that are left are dealt
 *     push            the losers go back, the victors come after
 *     go-on           each loser tests
 *     broken          those who failed run
 *     event-over      a dead brigadier's units test
 *
 * `melee` holds the units of the round and `round` its dice until the last loser has tested; both
 * are empty before anybody runs, since a pursuit may meet somebody and fire and charge are used
 * again then. `fought` holds all whose round is over until the phase ends. */
#include "kit/sets.h"
#include "rules/ironbrigade/fire/fire.h"
#include "rules/ironbrigade/melee/melee.h"
#include "rules/ironbrigade/morale/morale.h"
#include "rules/ironbrigade/steps.h"

/* ---- The phase ---- */

/* IB-1.34, IB-5.31: a melee of two sides that stood when the phase began. */
static bool is_to_be_fought(const ib_state *s, int u)
{
    const tb_set all = ib_melee_to_fight(s, u);

    return kit_set_count(&all) > 1;
}

/* Argument: the side whose player turn it is. */
void ib_run_melees(lin_play *p, const lin_frame *frame)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;

    if (s->phase != IB_PHASE_MELEE) {
        s->phase = IB_PHASE_MELEE;
        lin_tell(p, IE_PHASE, frame->arg[0], IB_PHASE_MELEE);
    }
    for (int u = 0; u < f->units; u++) /* IB-1.40 */
        if (is_to_be_fought(s, u)) {
            lin_push(s, IB_MELEES, frame->arg[0], 0, 0);
            lin_push(s, IB_ROUND, u, 0, 0);
            return;
        }
    s->fought = (tb_set){ 0 };
}

/* ---- The result ---- */

/* They have fought a round: it was no longer their first, nor is their first volley (IB-4.19). */
static void mark_as_fought(ib_state *s)
{
    for (int side = 0; side < LIN_SIDES; side++)
        for (int u = tb_next(&s->melee[side], 0); u >= 0; u = tb_next(&s->melee[side], u + 1)) {
            s->mark[u] |= IB_FOUGHT;
            kit_set_put(&s->fought, u);
        }
    for (int i = 0; i < s->joins; i++) {
        ib_join *j = &s->join[i];

        if (kit_set_has(&s->melee[0], j->charger) || kit_set_has(&s->melee[1], j->charger))
            j->flags &= (uint8_t)~IB_FIRST_ROUND;
    }
}

/* IB-5.22 to IB-5.24. Dice are dropped as soon as they are compared, so that throws that come to
 * the same are one. */
void ib_run_round_result(lin_play *p, const lin_frame *frame)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;
    uint8_t taken[LIN_SIDES];
    int winner;

    (void)frame;
    ib_compare(s->round.dice[0], s->round.dice[1], taken);
    winner = taken[0] > taken[1] ? 0 : taken[1] > taken[0] ? 1 : LIN_NOBODY;
    lin_tell(p, IE_COMPARED, s->side, taken[s->side], 1 - s->side, taken[1 - s->side]);
    s->round = (ib_round){ .winner = (uint8_t)winner, .fights = 1 };
    for (int side = 0; side < LIN_SIDES; side++) /* IB-5.23 */
        if (side == winner || !ib_option(f, IB_OPT_NET_MELEE))
            s->round.taken[side] = taken[side];
    mark_as_fought(s);
    lin_push(s, IB_ROUND_LOSSES, s->side, 0, 0);
    if (winner == LIN_NOBODY) {
        lin_tell(p, IE_DRAWN, tb_next(&s->melee[s->side], 0), tb_next(&s->melee[1 - s->side], 0));
        return;
    }
    lin_tell(p, IE_WON, tb_next(&s->melee[winner], 0), tb_next(&s->melee[1 - winner], 0),
             taken[winner]);
    s->round.left = taken[winner];
    ib_ask_spend(p, tb_next(&s->melee[winner], 0)); /* IB-7.18, IB-7.20 */
}

static void end_round(ib_state *s)
{
    s->round = (ib_round){ 0 };
    s->melee[0] = s->melee[1] = (tb_set){ 0 };
}

/* What the victor has not spent is dealt; with net_melee off, what was taken from him too. The
 * mover's side first (IB-1.41). Argument: the side. */
void ib_run_round_losses(lin_play *p, const lin_frame *frame)
{
    ib_state *s = p->state;
    const int side = frame->arg[0];
    const int marks = s->round.winner == 1 - side ? s->round.left : s->round.taken[1 - side];

    if (side == s->side)
        lin_push(s, IB_ROUND_LOSSES, 1 - side, 0, 0);
    else
        lin_push(s, IB_PUSH, 0, 0, 0);
    if (marks)
        ib_deal_marks(p, &s->melee[side], marks);
}

/* ---- After the losses ---- */

/* IB-5.24: nobody is pushed, nor tests, in a drawn round. Who has no opponent left, since the last
 * of them fell in this round, has nobody to be pushed by and no melee to go on with (IB-5.30). */
void ib_run_push(lin_play *p, const lin_frame *frame)
{
    ib_state *s = p->state;
    const int winner = s->round.winner;
    tb_set *losers;

    (void)frame;
    if (winner == LIN_NOBODY) {
        end_round(s);
        return;
    }
    s->round = (ib_round){ .winner = (uint8_t)winner, .fights = 1 };
    losers = &s->melee[1 - winner];
    for (int u = tb_next(losers, 0); u >= 0; u = tb_next(losers, u + 1))
        if (!ib_stands(s, u) || !ib_is_engaged(s, u))
            kit_set_drop(losers, u);
    ib_push_losers(p, 1 - winner);
    lin_push(s, IB_GO_ON, -1, 0, 0);
}

/* IB-5.32: one after another by id, and only then those who failed run together. Argument: who has
 * tested last; -1: nobody yet. */
void ib_run_go_on(lin_play *p, const lin_frame *frame)
{
    ib_state *s = p->state;
    const int u = tb_next(&s->melee[1 - s->round.winner], frame->arg[0] + 1);
    tb_set broke;

    if (u >= 0) {
        lin_push(s, IB_GO_ON, u, 0, 0);
        ib_take_test(p, u, IB_TEST_GO_ON, IB_NONE);
        return;
    }
    end_round(s);
    broke = s->broke;
    s->broke = (tb_set){ 0 };
    if (!kit_set_is_empty(&broke))
        ib_break_units(p, &broke, true);
}
