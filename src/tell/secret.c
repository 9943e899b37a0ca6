/* secret.c -- a question that is answered face down: the hand of cards it is answered from, those
 * too that may not be played now with the reason why, and whether the other side has laid its own.
 *
 * Nothing of the other's choice is read: that it has chosen, or has yet to, everybody at the table
 * can see. */
#include "tell/tell.h"
#include "linstock_rules.h"

#include <string.h>

static void card_json(json_writer *j, const lin_game *g, const lin_order *o, const lin_refusal *why)
{
    char text[LIN_ORDER_TEXT];
    lin_text t = lin_text_in(text, sizeof text);

    json_open(j, NULL, '{');
    tell_order_json(j, "order", lin_game_field(g), o);
    lin_answer_text(g, o, &t);
    json_put_text(j, "text", text);
    if (why) {
        json_put_text(j, "why", why->text);
        json_put_text(j, "rule", why->rule);
    }
    json_close(j, '}');
}

/* Is it a hand of words: a verb that says one of its own and nothing else? */
static bool is_of_words(const lin_verb *v)
{
    return v->words && strcmp(v->args, "w") == 0;
}

/* All words of the verb, in their order: a card that is barred is shown with its reason. */
static void words_json(json_writer *j, lin_game *g, int verb, lin_side side)
{
    const lin_verb *v = &lin_game_field(g)->rules->verb[verb];

    for (int w = 0; v->words[w]; w++) {
        const lin_order o = { .verb = (uint8_t)verb, .nargs = 1, .arg = { w } };
        lin_refusal why = { 0 };
        const bool open = lin_check(g, side, &o, &why) == LIN_OK;

        card_json(j, g, &o, open ? NULL : &why);
    }
}

static void cards_json(json_writer *j, lin_game *g, const lin_list *list, lin_side side)
{
    const lin_field *f = lin_game_field(g);

    json_open(j, "cards", '[');
    for (int i = 0; i < list->orders; i++) {
        const int verb = list->order[i].verb;

        if (!is_of_words(&f->rules->verb[verb]))
            card_json(j, g, &list->order[i], NULL);
        else if (i == 0 || list->order[i - 1].verb != verb)
            words_json(j, g, verb, side);
    }
    json_close(j, ']');
}

/* Whoever is asked the same later has not laid a card yet. */
static bool is_asked_later(const lin_game *g, lin_side other)
{
    const lin_head *h = lin_state(g);
    const lin_step *row = lin_field_rules(lin_game_field(g))->step;
    const int step = lin_top(h)->step;

    for (int i = 0; i < h->depth - 1; i++)
        if (h->frame[i].step == step && row[step].who(lin_view_of(g), &h->frame[i]) == other)
            return true;
    return false;
}

void tell_secret_json(json_writer *j, const char *key, lin_game *g, const lin_question *q,
                      bool answers)
{
    const lin_head *h = lin_state(g);
    const lin_step *row = &lin_field_rules(lin_game_field(g))->step[lin_top(h)->step];

    if (!row->hidden || q->list->families > 0) /* what is answered on the map is no card */
        return;
    json_open(j, key, '{');
    json_put_text(j, "other",
                  is_asked_later(g, q->side == LIN_FIRST ? LIN_SECOND : LIN_FIRST) ? "later"
                                                                                   : "down");
    if (answers)
        cards_json(j, g, q->list, q->side);
    json_close(j, '}');
}
