/* script_orders.c -- orders and dice in rule scripts.
 *
 *     step D3 ok
 *     american: step D4 refused BW-13.1 "must stop"
 *     dice 3 4
 *     roll 3 4
 *
 * The dice of a case come from its queue, face by face, and are checked like any that a
 * person reads in. A refused order must have left no trace. */
#include "script.h"
#include "session.h"

#include <stdio.h>
#include <string.h>

/* ---- Dice ---- */

/* Faces into a buffer; how many, or -1: the case has failed over them. */
static int faces_parse(lin_script *t, char *text, uint8_t *face, size_t room)
{
    char *word[LIN_SCRIPT_LINE / 2 + 1];
    const int n = lin_words(text, word, LIN_SCRIPT_LINE / 2 + 1);

    if (n < 2 || (size_t)n - 1 > room) {
        lin_script_fail(t, "After \"%s\" stand the faces of dice, such as 3 4; at most %zu.",
                        word[0], room);
        return -1;
    }
    for (int i = 1; i < n; i++) {
        int32_t value;

        if (!lin_word_int(word[i], &value) || value < 0 || value > 255) {
            lin_script_fail(t, "\"%s\" is no face of a die.", word[i]);
            return -1;
        }
        face[i - 1] = (uint8_t)value;
    }
    return n - 1;
}

static bool dice_feed(lin_script *t)
{
    lin_refusal why = { 0 };
    size_t used;
    const lin_status status =
        lin_feed(t->game, t->dice + t->dice_at, t->dice_n - t->dice_at, &used, &why);

    t->dice_at += used;
    if (status != LIN_OK)
        return lin_script_fail(t, "The dice of the script do not fit. %s", why.text);
    return true;
}

/* dice 3 4: for the rolls to come, or for one that is waited for already. */
void lin_script_dice(lin_script *t, char *text)
{
    int n;

    memmove(t->dice, t->dice + t->dice_at, t->dice_n - t->dice_at);
    t->dice_n -= t->dice_at;
    t->dice_at = 0;
    n = faces_parse(t, text, t->dice + t->dice_n, LIN_SCRIPT_DICE - t->dice_n);
    if (n < 0)
        return;
    t->dice_n += (size_t)n;
    if (lin_waits(t->game) == LIN_ASKS_DICE)
        dice_feed(t);
}

/* ---- Orders ---- */

/* The state is taken down before, so that an order that fails half-way leaves no trace; a
 * single one must see to that itself. */
static lin_status orders_give(lin_script *t, lin_side who, const char *text, lin_refusal *why)
{
    const size_t size = t->game->field->rules->state_size;
    lin_order atom[LIN_ATOMS];
    const lin_order none = { 0 };
    lin_status status;
    int n = 0;

    if (lin_waits(t->game) != LIN_ASKS_SIDE)
        return lin_check(t->game, who, &none, why);
    memcpy(t->before, t->game->state, size);
    status = lin_asked(t->game, who, why); /* before a macro is unfolded */
    if (status == LIN_OK)
        status = lin_expand(t->game, text, atom, LIN_ATOMS, &n, why);
    for (int i = 0; i < n && status == LIN_OK; i++) {
        status = lin_give(t->game, who, &atom[i], why);
        if (status == LIN_OK && lin_waits(t->game) == LIN_ASKS_DICE) {
            dice_feed(t);
            return LIN_OK; /* what follows a roll is said anew */
        }
    }
    if (status != LIN_OK && n == 1 && memcmp(t->before, t->game->state, size) != 0)
        lin_script_fail(t, "The order \"%s\" was refused, and yet something has changed.", text);
    if (status != LIN_OK)
        lin_set_state(t->game, t->before);
    return status;
}

static lin_status order_give(lin_script *t, lin_side who, char *text, lin_refusal *why)
{
    uint8_t face[LIN_DICE];
    int n;

    if (strncmp(text, "roll ", 5) == 0) {
        lin_status status;

        n = faces_parse(t, text, face, LIN_DICE);
        status = n < 0 ? LIN_SYNTAX : lin_roll(t->game, face, n, why);
        if (status == LIN_OK)
            dice_feed(t);
        return status;
    }
    if (lin_same_word(text, "concede") && lin_waits(t->game) != LIN_IS_OVER) {
        lin_concede(t->game, who);
        return LIN_OK;
    }
    return orders_give(t, who, text, why);
}

/* "british: step C3": who gives it is said; else it is whoever is asked. */
static lin_side side_cut(lin_script *t, char **text, bool *said)
{
    const size_t n = strcspn(*text, " ");
    char id[LIN_ID + 1];
    lin_side who = lin_to_answer(t->game);

    *said = n > 1 && n <= LIN_ID && (*text)[n - 1] == ':';
    if (*said) {
        snprintf(id, sizeof id, "%.*s", (int)n - 1, *text);
        who = lin_side_find(t->game->field, id);
        if (who == LIN_NOBODY)
            lin_script_fail(t, "There is no side \"%s\"; the sides are %s and %s.", id,
                            t->game->field->battle->side_id[0], t->game->field->battle->side_id[1]);
        *text += n + strspn(*text + n, " ");
    }
    return who == LIN_NOBODY ? LIN_FIRST : who;
}

/* Is it what the machine has just answered by itself, there being nothing else to answer? An author
 * need not know which questions have one answer alone. */
static bool was_single(lin_script *t, lin_side who, bool said_who, const char *text)
{
    const lin_game *g = t->game;
    lin_order o;

    if (lin_parse(g, text, &o, NULL) != LIN_OK)
        return false;
    for (int i = t->single_at; i < g->singles; i++)
        if (lin_same_order(&o, &g->single[i].order) && (!said_who || g->single[i].side == who)) {
            t->single_at = i + 1;
            return true;
        }
    return false;
}

/* What was answered before this order is no longer what has just happened. */
static void singles_drop(lin_script *t, int n)
{
    lin_game *g = t->game;

    memmove(g->single, g->single + n, (size_t)(g->singles - n) * sizeof *g->single);
    g->singles = (uint16_t)(g->singles - n);
    t->single_at = 0;
}

void lin_script_order(lin_script *t, char *text)
{
    char order[LIN_SCRIPT_LINE + 1];
    const uint32_t events = t->order_line == t->at ? 0 : t->game->own_log.used;
    const int singles = t->game->singles;
    lin_refusal why = { 0 };
    lin_status status;
    lin_verdict v;
    lin_side who;
    bool said_who;

    lin_verdict_cut(t, text, &v);
    who = side_cut(t, &text, &said_who);
    if (t->failed)
        return;
    if (t->order_line != t->at)
        lin_events_clear(t->game);
    text = lin_one_blank(text);
    snprintf(order, sizeof order, "%s", text);
    status = order_give(t, who, text, &why);
    if (t->failed)
        return;
    if (status == LIN_OK) {
        singles_drop(t, singles);
    } else {
        t->game->singles = (uint16_t)singles;
        if (!v.refused && was_single(t, who, said_who, order)) {
            if (t->order_line != t->at)
                t->game->own_log.used = events;
            status = LIN_OK;
        }
    }
    t->order_line = t->at;
    lin_verdict_check(t, &v, order, status, &why);
}
