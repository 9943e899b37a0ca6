/* rehearse.c -- a lesson played to its end by its own orders. A rule that changes may break a
 * lesson; here that is found out, at the step that no longer does what it says. */
#include "lessons/lessons.h"

#include "core/core.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

typedef struct {
    const lesson *l;
    const lesson_step *st;
    int step;
    lin_session *t;
    size_t dice;              /* of the step that have fallen */
    uint32_t given, answered; /* orders of the step that either side has given */
    bool met;
    lin_refusal *why;
} rehearsal;

static lin_status wrong(const rehearsal *r, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

static lin_status wrong(const rehearsal *r, const char *format, ...)
{
    char text[220];
    lin_question q;
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    lin_ask(lin_session_game(r->t), &q);
    lin_refuse(r->why, LIN_BAD_FILE, NULL, LESSON_FILE ": step %d: %s Asked now: %s", r->step + 1,
               text, q.asking == LIN_IS_OVER ? "nobody, the battle is over." : q.text);
    if (r->why)
        r->why->line = r->st->line;
    return LIN_BAD_FILE;
}

static void look(rehearsal *r)
{
    r->met = r->met || lesson_met(r->st, lin_session_game(r->t), true);
}

static lin_status throw_dice(rehearsal *r)
{
    lin_game *g = lin_session_game(r->t);
    uint8_t face[LIN_DICE];
    lin_rng rng = 1;
    const int n = lesson_faces(r->st, r->dice, g, &rng, face);
    lin_refusal inner = { 0 };

    if (r->dice + (size_t)n > (size_t)r->st->n_dice)
        return wrong(r, "%d dice are wanted, and \"dice\" has %d left.", n,
                     r->st->n_dice - (int)r->dice);
    for (int i = 0; i < n; i++)
        if (face[i] != r->st->dice[r->dice + (size_t)i])
            return wrong(r, "no die here shows %d.", r->st->dice[r->dice + (size_t)i]);
    r->dice += (size_t)n;
    lin_events_clear(g);
    if (lin_session_roll(r->t, face, n, &inner) != LIN_OK)
        return wrong(r, "the dice do not fit. %s", inner.text);
    look(r);
    return LIN_OK;
}

static lin_status give(rehearsal *r, lin_side side, const char *const *order, int n, uint32_t *used)
{
    lin_game *g = lin_session_game(r->t);
    const int i = lesson_lawful(g, side, order, n, *used);
    lin_refusal inner = { 0 };

    if (i < 0)
        return wrong(r, "none of the orders left under \"%s\" may be given.",
                     side == r->l->side ? "do" : "theirs");
    *used |= 1u << i;
    lin_events_clear(g);
    if (lin_say(r->t, side, order[i], &inner) != LIN_OK)
        return wrong(r, "\"%s\" is refused: %s", order[i], inner.text);
    look(r);
    return LIN_OK;
}

/* Dice, and the other side, until the learner is asked or nobody is. */
static lin_status others(rehearsal *r)
{
    lin_game *g = lin_session_game(r->t);
    lin_status status = LIN_OK;

    while (status == LIN_OK && lin_waits(g) != LIN_IS_OVER) {
        if (lin_waits(g) == LIN_ASKS_DICE)
            status = throw_dice(r);
        else if (r->met || lin_to_answer(g) == r->l->side)
            break;
        else
            status = give(r, lin_to_answer(g), r->st->theirs, r->st->their_orders, &r->answered);
    }
    return status;
}

static lin_status rehearse_step(rehearsal *r)
{
    lin_game *g = lin_session_game(r->t);
    lin_status status = others(r);

    if (status != LIN_OK)
        return status;
    if (r->st->awaits == LESSON_ODDS &&
        lesson_lawful(g, r->l->side, r->st->order, r->st->orders, 0) < 0)
        return wrong(r, "the order whose odds are looked at may not be given.");
    if (r->st->awaits == LESSON_SO && lesson_met(r->st, g, false))
        return wrong(r, "what it awaits is so before anything is done.");
    while (r->st->awaits == LESSON_SO && !r->met && status == LIN_OK) {
        if (lin_waits(g) == LIN_IS_OVER)
            return wrong(r, "what it awaits does not come about.");
        status = give(r, r->l->side, r->st->order, r->st->orders, &r->given);
        if (status == LIN_OK)
            status = others(r);
    }
    if (status == LIN_OK && r->dice < (size_t)r->st->n_dice)
        return wrong(r, "%d of its dice never fall.", r->st->n_dice - (int)r->dice);
    return status;
}

lin_status lesson_rehearse(const lesson *l, lin_refusal *why)
{
    rehearsal r = { .l = l, .why = why };
    lin_status status =
        lin_session_from(&r.t, l->field, l->position, strlen(l->position), lin_dice_typed(), why);

    for (; status == LIN_OK && r.step < l->steps; r.step++) {
        r.st = &l->step[r.step];
        r.dice = 0;
        r.given = r.answered = 0;
        r.met = false;
        status = rehearse_step(&r);
    }
    lin_session_free(r.t);
    return status;
}
