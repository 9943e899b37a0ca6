/* script_verdict.c -- what must become of an order: allowed, or refused, and why.
 *
 *     step D3                                   allowed; so is: step D3 ok
 *     step D4 refused                           by a rule, whichever
 *     step D4 refused BW-13.1 "must stop"       by this one, with these words
 *     step Z9 refused unread "no square"        it is no order at all
 *
 * A refusal that no rule stands behind proves nothing about rules: a misspelt unit is refused
 * wherever it stands, and a right order is refused wherever something else is asked. So each such
 * kind has a word of its own, and `refused` without one means that a rule has spoken. */
#include "script.h"

#include <string.h>

static const struct {
    const char *word, *meaning;
} kind_row[LIN_REFUSALS] = {
    [LIN_BY_RULE] = { "", "a rule forbids it" },
    [LIN_UNREAD] = { "unread", "it does not read as an order, or names what there is not" },
    [LIN_UNASKED] = { "unasked", "it does not answer the question that is asked" },
    [LIN_NOT_HIS] = { "not-yours", "the other side is asked" },
    [LIN_DICE_FIRST] = { "dice", "dice are waited for, or others than these" },
    [LIN_TOO_LATE] = { "over", "the battle is over" },
};

static lin_refused_as kind_find(const char *word)
{
    for (int k = LIN_UNREAD; k < LIN_REFUSALS; k++)
        if (strcmp(kind_row[k].word, word) == 0)
            return (lin_refused_as)k;
    return LIN_BY_RULE;
}

static lin_refused_as kind_of(lin_status status, const lin_refusal *why, bool roll)
{
    switch (status) {
    case LIN_NOT_YOURS:
        return LIN_NOT_HIS;
    case LIN_NEED_DICE:
        return LIN_DICE_FIRST;
    case LIN_OVER:
        return LIN_TOO_LATE;
    case LIN_ILLEGAL:
        if (why->rule)
            return lin_is_not_now(why) ? LIN_UNASKED : LIN_BY_RULE;
        return roll ? LIN_DICE_FIRST : LIN_UNREAD;
    default:
        return roll ? LIN_DICE_FIRST : LIN_UNREAD;
    }
}

/* ---- Reading a verdict ---- */

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

/* refused [KIND] [RULE] ["words"] */
static void refused_cut(lin_script *t, lin_verdict *v, char *p)
{
    char *word;

    v->refused = true;
    v->words = lin_quote_cut(&p);
    while (!v->words && (word = lin_word_cut(&p)) != NULL) {
        const lin_refused_as kind = kind_find(word);

        if (kind != LIN_BY_RULE && !v->rule && v->as == LIN_BY_RULE) {
            v->as = kind;
        } else if (strchr(word, '-') && !v->rule) {
            v->rule = word;
        } else {
            lin_script_fail(t,
                            "After \"refused\" stand, each if you like, a kind (unread, unasked, "
                            "not-yours, dice or over), a rule, and words in quotes; not \"%s\".",
                            word);
            return;
        }
        v->words = lin_quote_cut(&p);
    }
    if (p[strspn(p, " ")])
        lin_script_fail(t, "Nothing may follow the words of a refusal, as \"%s\" does.", p);
}

void lin_verdict_cut(lin_script *t, char *text, lin_verdict *v)
{
    char *p = word_in(text, "refused");

    *v = (lin_verdict){ .as = LIN_BY_RULE };
    if (p) {
        *p = '\0';
        refused_cut(t, v, p + strlen("refused"));
    } else if ((p = word_in(text, "ok")) != NULL && p[2 + strspn(p + 2, " ")] == '\0') {
        *p = '\0';
    }
}

/* ---- Is it so? ---- */

/* The refusal is of another kind than the script says. */
static void kind_wrong(lin_script *t, const lin_verdict *v, const char *order, lin_refused_as kind,
                       const lin_refusal *why)
{
    if (kind == LIN_BY_RULE)
        lin_script_fail(t, "\"%s\" should be refused because %s, but %s forbids it: %s", order,
                        kind_row[v->as].meaning, why->rule, why->text);
    else if (v->as == LIN_BY_RULE)
        lin_script_fail(t,
                        "\"%s\" should be refused by a rule, but was because %s: %s If that is "
                        "what is meant, write: refused %s.",
                        order, kind_row[kind].meaning, why->text, kind_row[kind].word);
    else
        lin_script_fail(t, "\"%s\" should be refused because %s, but was because %s: %s", order,
                        kind_row[v->as].meaning, kind_row[kind].meaning, why->text);
}

void lin_verdict_check(lin_script *t, const lin_verdict *v, const char *order, lin_status status,
                       const lin_refusal *why)
{
    const lin_refused_as kind = kind_of(status, why, strncmp(order, "roll ", 5) == 0);
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
    else if (v->refused && kind != v->as)
        kind_wrong(t, v, order, kind, why);
    else if (v->refused && v->words && !strstr(why->text, v->words))
        lin_script_fail(t, "\"%s\" should be refused with the words \"%s\", but they were: %s",
                        order, v->words, why->text);
}
