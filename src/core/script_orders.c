/* script_orders.c -- orders, dice and verdicts in rule scripts.
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

        if (!lin_word_int(word[i], &value) || value < 1 || value > 255) {
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
    int n;

    if (lin_waits(t->game) != LIN_ASKS_SIDE)
        return lin_check(t->game, who, &none, why);
    memcpy(t->before, t->game->state, size);
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

/* A verdict at the end of an order: ok; refused; refused RULE; refused RULE "words". */
typedef struct {
    bool refused;
    char *rule, *words;
} verdict;

/* Where this word stands in a text by itself, outside quotes. */
static char *word_in(char *text, const char *word)
{
    const size_t n = strlen(word);
    bool quoted = false;

    for (char *p = text; *p; p++) {
        quoted ^= *p == '"';
        if (!quoted && strncmp(p, word, n) == 0 && (p == text || p[-1] == ' ') &&
            (p[n] == ' ' || p[n] == '\0'))
            return p;
    }
    return NULL;
}

static verdict verdict_cut(char *text)
{
    verdict v = { false, NULL, NULL };
    char *p = word_in(text, "refused");

    if (p) {
        *p = '\0';
        p += strlen("refused");
        v.refused = true;
        v.words = lin_quote_cut(&p); /* also where no rule is named */
        p = lin_trim(p);
        if (*p) {
            v.rule = p;
            p += strcspn(p, " ");
            if (*p)
                *p++ = '\0';
            if (!v.words)
                v.words = lin_quote_cut(&p);
        }
    } else if ((p = word_in(text, "ok")) != NULL && p[2 + strspn(p + 2, " ")] == '\0') {
        *p = '\0';
    }
    return v;
}

static void verdict_check(lin_script *t, const verdict *v, const char *order, lin_status status,
                          const lin_refusal *why)
{
    const char *rule = why->rule ? why->rule : "no rule";

    if (t->failed)
        return;
    if (!v->refused && status != LIN_OK)
        lin_script_fail(t, "\"%s\" should be allowed, but was refused (%s): %s", order, rule,
                        why->text);
    else if (v->refused && status == LIN_OK)
        lin_script_fail(t, "\"%s\" should be refused%s%s, but was allowed.", order,
                        v->rule ? " by " : "", v->rule ? v->rule : "");
    else if (v->refused && v->rule && (!why->rule || strcmp(v->rule, why->rule) != 0))
        lin_script_fail(t, "\"%s\" should be refused by %s, but was by %s: %s", order, v->rule,
                        rule, why->text);
    else if (v->refused && v->words && !strstr(why->text, v->words))
        lin_script_fail(t, "\"%s\" should be refused with the words \"%s\", but they were: %s",
                        order, v->words, why->text);
}

/* "british: step C3": who gives it is said; else it is whoever is asked. */
static lin_side side_cut(lin_script *t, char **text)
{
    const size_t n = strcspn(*text, " ");
    char id[LIN_ID + 1];
    lin_side who = lin_to_answer(t->game);

    if (n > 1 && n <= LIN_ID && (*text)[n - 1] == ':') {
        snprintf(id, sizeof id, "%.*s", (int)n - 1, *text);
        who = lin_side_find(t->game->field, id);
        if (who == LIN_NOBODY)
            lin_script_fail(t, "There is no side \"%s\"; the sides are %s and %s.", id,
                            t->game->field->battle->side_id[0], t->game->field->battle->side_id[1]);
        *text += n + strspn(*text + n, " ");
    }
    return who == LIN_NOBODY ? LIN_FIRST : who;
}

void lin_script_order(lin_script *t, char *text)
{
    char order[LIN_SCRIPT_LINE + 1];
    lin_refusal why = { 0 };
    lin_status status;
    lin_side who;
    verdict v;

    if (t->order_line != t->at)
        lin_events_clear(t->game);
    t->order_line = t->at;
    v = verdict_cut(text);
    who = side_cut(t, &text);
    if (t->failed)
        return;
    text = lin_one_blank(text);
    snprintf(order, sizeof order, "%s", text);
    status = order_give(t, who, text, &why);
    verdict_check(t, &v, order, status, &why);
}
