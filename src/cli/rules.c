/* rules.c -- `linstock rules`: the ledger at hand.
 *
 * A rule is asked for by its id (BW-13.2), by the beginning of ids (BW-13), by a ruling it rests
 * on (BW-R33), or by words, all of which must occur. The same search answers inside a game. */
#include "cli/cli.h"

#include <ctype.h>
#include <string.h>

static bool same_start(const char *text, const char *start, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (tolower((unsigned char)text[i]) != tolower((unsigned char)start[i]))
            return false;
    return true;
}

/* "BW-1" begins "BW-1.2" but not "BW-13": an id goes on at a point, never inside a number. */
static bool begins_id(const char *id, const char *start)
{
    const size_t n = strlen(start);

    return strlen(id) >= n && same_start(id, start, n) &&
           (!isdigit((unsigned char)id[n]) || !isdigit((unsigned char)start[n - 1]));
}

static bool occurs(const char *text, const char *word)
{
    const size_t n = strlen(word);

    for (; strlen(text) >= n; text++)
        if (same_start(text, word, n))
            return true;
    return false;
}

/* A ruling stands in the basis as a whole word: BW-R3 is not BW-R33. */
static bool rests_on(const char *basis, const char *word)
{
    const size_t n = strlen(word);

    for (; strlen(basis) >= n; basis++)
        if (same_start(basis, word, n) && !isalnum((unsigned char)basis[n]))
            return true;
    return false;
}

static bool looks_like_id(const char *word)
{
    const char *dash = strchr(word, '-');

    return dash == word + 2 && isalpha((unsigned char)word[0]) && isalpha((unsigned char)word[1]);
}

static bool rule_matches(const lin_rule *r, char *const *word, int words)
{
    if (words == 1 && looks_like_id(word[0]))
        return begins_id(r->id, word[0]) || rests_on(r->basis, word[0]);
    for (int i = 0; i < words; i++)
        if (!occurs(r->text, word[i]) && !occurs(r->id, word[i]))
            return false;
    return true;
}

int cli_rules_find(char *const *word, int words, cli_rule_found found, void *self)
{
    const lin_rule *exact = words == 1 ? lin_rule_find(word[0]) : NULL, *r;
    int n = 0;

    if (exact) {
        found(self, exact);
        return 1;
    }
    for (int i = 0; (r = lin_rule_at(i)); i++)
        if (rule_matches(r, word, words)) {
            found(self, r);
            n++;
        }
    return n;
}

/* ---- the command ----------------------------------------------------------------------- */

static void found_json(void *self, const lin_rule *r)
{
    tell_rule_json(self, NULL, r);
}

static void found_text(void *self, const lin_rule *r)
{
    cli_show_rule(stdout, self, r);
}

static int none_found(const cli_words *w)
{
    cli_guess g = cli_guess_at(w->word[0]);

    if (w->words == 1 && looks_like_id(w->word[0]))
        for (int i = 0; lin_rule_at(i); i++)
            cli_guess_try(&g, lin_rule_at(i)->id);
    cli_bad("no rule has %s '%.60s'%s.%s", w->words == 1 ? "the id or word" : "all the words from",
            w->word[0], w->words == 1 ? "" : " on", cli_guess_text(&g));
    return CLI_NO;
}

int cli_rules(int argc, char **argv)
{
    bool json = false;
    const cli_option options[] = { { .name = "json",
                                     .help =
                                         "a list of objects with id, text, basis, book and chapter",
                                     .on = &json },
                                   { .name = NULL } };
    const cli_usage usage = {
        .usage = "rules [ID or WORDS...] [--json]",
        .about =
            "Looks rules up in the ledger: by id (BW-13.2), by the beginning of an id (BW-13), "
            "by a ruling that rules rest on (BW-R33), or by words, all of which must occur. "
            "Without any, the whole ledger. In brackets stands what a rule rests on.",
        .example = "  linstock rules BW-13.2\n  linstock rules retreat commander",
        .most = -1,
        .option = options,
    };
    cli_words w;
    cli_look look;
    int n, code = cli_parse(&usage, argc, argv, &w);

    if (code != CLI_GO_ON)
        return code;
    look = cli_look_of(stdout, false);
    if (json) {
        json_writer j = cli_json();

        json_open(&j, NULL, '[');
        n = cli_rules_find(w.word, w.words, found_json, &j);
        json_close(&j, ']');
        cli_json_end(&j);
    } else {
        n = cli_rules_find(w.word, w.words, found_text, &look);
    }
    return n || w.words == 0 ? CLI_DONE : none_found(&w);
}
