/* expect_odds.c -- exact odds, as rule scripts expect them.
 *
 *     odds "fight" : D1 15/36, "attacker back" 1/6
 *
 * Fractions are compared as numbers, so 15/36 and 5/12 are the same. */
#include "ratio.h"
#include "script.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#define GOT 900 /* bytes of all the odds, in a failure */

static lin_ratio share_of(const lin_outcome *o)
{
    return lin_ratio_of(lin_wide_join(o->num_high, o->num_low),
                        lin_wide_join(o->den_high, o->den_low));
}

/* The outcomes of one order sum to one, so a sum of some of them fits as well. */
static lin_ratio outcomes_sum(const lin_odds *odds, const char *words)
{
    lin_ratio sum = lin_ratio_small(0, 1);

    for (int i = 0; i < lin_odds_outcomes(odds); i++) {
        const lin_outcome *o = lin_odds_outcome(odds, i);

        if (strstr(o->text, words))
            lin_ratio_plus(sum, share_of(o), &sum);
    }
    return sum;
}

static bool fraction_parse(const char *word, lin_ratio *out)
{
    char *end;
    const unsigned long long num = strtoull(word, &end, 10);
    unsigned long long den;

    if (*word < '0' || *word > '9' || *end != '/' || end[1] < '0' || end[1] > '9')
        return false;
    den = strtoull(end + 1, &end, 10);
    *out = lin_ratio_small(num, den);
    return *end == '\0' && den > 0;
}

static void fraction_print(lin_ratio f, lin_text *out)
{
    lin_fraction(lin_wide_high(f.num), lin_wide_low(f.num), out);
    lin_put(out, "/");
    lin_fraction(lin_wide_high(f.den), lin_wide_low(f.den), out);
}

static void odds_print(const lin_odds *odds, lin_text *out)
{
    for (int i = 0; i < lin_odds_outcomes(odds) && !out->cut; i++) {
        const lin_outcome *o = lin_odds_outcome(odds, i);

        lin_put(out, "%s%s ", i ? ", " : "", o->text);
        fraction_print(share_of(o), out);
    }
}

/* ---- Could an outcome be called so? Whatever is called nothing has the odds 0/1. ---- */

static bool occurs(const char *word, size_t n, const char *in)
{
    for (; in && *in; in++)
        if (strncasecmp(in, word, n) == 0)
            return true;
    return false;
}

static bool occurs_in_row(const char *word, size_t n, const lin_event_row *row)
{
    for (int i = 0; row->names && row->names[i]; i++)
        if (occurs(word, n, row->names[i]))
            return true;
    for (int i = 0; row->spoken && row->spoken[i]; i++)
        if (occurs(word, n, row->spoken[i]))
            return true;
    return occurs(word, n, row->text) || occurs(word, n, row->named);
}

static bool word_known(const lin_field *f, const char *word, size_t n)
{
    const lin_rules *r = f->rules;
    bool known = occurs(word, n, "no change") || occurs(word, n, "not followed further");

    for (int i = 0; !known && i < r->events; i++)
        known = occurs_in_row(word, n, &r->event[i]);
    for (int i = 0; !known && i < r->steps; i++)
        known = occurs(word, n, r->step[i].text);
    for (int u = 0; !known && u < f->battle->units; u++)
        known = occurs(word, n, f->battle->unit[u].id);
    for (int side = 0; !known && side < LIN_SIDES; side++)
        known = occurs(word, n, lin_side_name(f->battle, (lin_side)side));
    return known;
}

/* Every word of it; numbers may be anything. */
static bool words_known(const lin_field *f, const char *words)
{
    for (const char *at = words; *at;) {
        const size_t n = strcspn(at, " ,.:;!?()");

        if (n > 0 && isalpha((unsigned char)*at) && !word_known(f, at, n))
            return false;
        at += n + (at[n] != '\0');
    }
    return true;
}

/* WORDS 15/36, WORDS 1/6 ...: words in quotes or bare, up to a fraction. */
static void odds_compare(lin_script *t, const lin_odds *odds, char *text)
{
    char words[LIN_SCRIPT_LINE + 1] = "", found[100], got[GOT], *word;
    lin_text w = lin_text_in(words, sizeof words);
    lin_ratio wanted;
    int pairs = 0;

    while ((word = lin_quote_cut(&text)) != NULL || (word = lin_word_cut(&text)) != NULL) {
        size_t n = strlen(word);

        if (n > 1 && word[n - 1] == ',')
            word[--n] = '\0';
        if (!words[0] || !fraction_parse(word, &wanted)) {
            lin_put(&w, "%s%s", w.used ? " " : "", word);
            continue;
        }
        pairs++;
        {
            const lin_ratio a = lin_ratio_of(wanted.num, wanted.den), b = outcomes_sum(odds, words);
            lin_text ft = lin_text_in(found, sizeof found), gt = lin_text_in(got, sizeof got);

            if (!lin_wide_same(a.num, b.num) || !lin_wide_same(a.den, b.den)) {
                fraction_print(b, &ft);
                odds_print(odds, &gt);
                lin_script_fail(t, "The odds of \"%s\" should be %s, but are %s; all of them: %s",
                                words, word, found, got);
                return;
            }
            if (lin_wide_same(a.num, lin_wide_of(0)) &&
                !words_known(lin_game_field(t->game), words)) {
                lin_script_fail(t,
                                "No outcome of any order could be called \"%s\", so that it does "
                                "not happen says nothing; is it spelt right?",
                                words);
                return;
            }
        }
        w = lin_text_in(words, sizeof words);
    }
    if (words[0] || pairs == 0)
        lin_script_fail(t, "After the colon stand outcomes with their odds: D1 15/36, D2 1/6.");
}

/* odds "ORDER" [assume "STEP=ANSWER,..."] : WORDS FRACTION ... */
void lin_expect_odds(lin_script *t, char *text, bool wanted)
{
    char *order = lin_quote_cut(&text), *assume = NULL;
    lin_refusal why = { 0 };
    lin_odds *odds;

    (void)wanted;
    text += strspn(text, " ");
    if (order && strncmp(text, "assume ", 7) == 0) {
        text += 7;
        assume = lin_quote_cut(&text);
        text += strspn(text, " ");
    }
    if (!order || *text != ':') {
        lin_script_fail(t, "Odds are written: odds \"ORDER\" : OUTCOME 15/36, OUTCOME 1/6.");
        return;
    }
    odds = lin_odds_new();
    if (!odds)
        lin_script_fail(t, "There is no memory left.");
    else if (lin_odds_of(t->game, order, assume, odds, &why) != LIN_OK)
        lin_script_fail(t, "There are no odds of \"%s\". %s", order, why.text);
    else
        odds_compare(t, odds, text + 1);
    lin_odds_free(odds);
}
