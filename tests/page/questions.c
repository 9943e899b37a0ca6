/* questions.c -- for the page's tests: a moment of some game for every question of the rules.
 *
 *     questions FOLDER BATTLE[,NAME=VALUE...][*GAMES] BATTLE@POSITION ...
 *
 * Plays so many games of each battle (6), from its beginning or from the position in a file (what
 * no game comes to by itself), by chance and by doctrine in turns, and keeps for every step that
 * asks a side the record of a game up to a moment at which it asks: FOLDER/NUMBER.lin. Of several
 * the one with the most kinds of answers is kept; and one more for each verb whose answers no list
 * can hold, where the step has several. Prints a line for each, apart by tabs:
 *
 *     NUMBER BOOK STEP VERB MOVES SAMPLE
 *
 * VERB is that verb, or `-`. MOVES is how many entries the record has; -1: no game came to that
 * question. SAMPLE is a legal answer with that verb, for those who look for a place that may be
 * pointed at. */
#include "linstock.h"
#include "linstock_files.h"
#include "linstock_rules.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BOOKS       8
#define STEPS       200
#define VERBS       100
#define MOST_ORDERS 60000

/* What is kept of a step; [VERBS] is of the step as such. */
typedef struct {
    int moves, worth;
    char sample[LIN_ORDER_TEXT];
} kept_moment;

typedef struct {
    const lin_rules *rules;
    kept_moment at[STEPS][VERBS + 1];
} kept_book;

static kept_book book[BOOKS];
static const char *folder;
static lin_refusal why;

static int book_of(const lin_rules *rules)
{
    int i = 0;

    while (book[i].rules && book[i].rules != rules)
        i++;
    if (!book[i].rules)
        for (int k = 0; k < STEPS; k++)
            for (int v = 0; v <= VERBS; v++)
                book[i].at[k][v].moves = -1;
    book[i].rules = rules;
    return i;
}

static int number_of(int of, int step, int verb)
{
    return (of * STEPS + step) * (VERBS + 1) + verb;
}

static bool keep(const lin_session *s, int number)
{
    char path[600], *text = NULL;
    FILE *out;
    bool ok;

    snprintf(path, sizeof path, "%s/%d.lin", folder, number);
    if (lin_record_write(s, &text, &why) != LIN_OK)
        return false;
    out = fopen(path, "w");
    ok = out && fputs(text, out) >= 0;
    if (out)
        ok = fclose(out) == 0 && ok;
    lin_free(text);
    return ok;
}

/* How many kinds of answers there are: verbs that are listed, and open families besides. */
static int worth_of(const lin_list *list)
{
    bool verb[VERBS] = { false };
    int n = 0;

    for (int i = 0; i < lin_list_orders(list); i++)
        verb[lin_list_order(list, i)->verb] = true;
    for (int i = 0; i < VERBS; i++)
        n += verb[i];
    return n + 2 * lin_list_families(list);
}

static bool look_at(lin_session *s, int of, int step, int verb, int worth)
{
    kept_moment *m = &book[of].at[step][verb];

    if (m->moves >= 0 && m->worth >= worth)
        return true;
    m->moves = (int)lin_session_moves(s);
    m->worth = worth;
    return keep(s, number_of(of, step, verb));
}

/* One moment is enough for an open family, as long as an answer of it is found. */
static bool look_at_family(lin_session *s, int of, int step, int i, lin_rng *rng)
{
    lin_game *g = lin_session_game(s);
    const int verb = lin_list_family(lin_answers(g), i)->order.verb;
    kept_moment *m = &book[of].at[step][verb];
    lin_text t = lin_text_in(m->sample, sizeof m->sample);
    lin_order o;

    if (m->moves >= 0 || !lin_sample(g, i, rng, &o))
        return true;
    lin_print(lin_game_field(g), &o, &t);
    return look_at(s, of, step, verb, 1);
}

static bool look(lin_session *s, lin_rng *rng)
{
    lin_game *g = lin_session_game(s);
    const lin_rules *rules = lin_field_rules(lin_game_field(g));
    const int of = book_of(rules);
    lin_question q;
    bool ok;
    int step = 0;

    lin_ask(g, &q);
    while (strcmp(rules->step[step].name, q.step) != 0)
        step++;
    ok = look_at(s, of, step, VERBS, worth_of(q.list));
    for (int i = 0; ok && i < lin_list_families(q.list); i++)
        if (book[of].at[step][lin_list_family(q.list, i)->order.verb].moves < 0)
            ok = look_at_family(s, of, step, i, rng);
    return ok;
}

/* Any verb is as likely as any other: there are many ways to march, and one to charge. Answers of
 * one verb stand together in a list. */
static bool by_verb(lin_game *g, lin_rng *rng, lin_order *out)
{
    const lin_list *list = lin_answers(g);
    const int orders = lin_list_orders(list), all = orders + lin_list_families(list);
    uint32_t verbs = 0, runs = 0, wanted, of_verb = 0;
    int chosen = -1, last = -1;

    for (int pass = 0; pass < 2; pass++) {
        wanted = pass ? 1 + lin_rng_below(rng, verbs) : 0;
        runs = 0;
        last = -1;
        for (int i = 0; i < all; i++) {
            const int verb = i < orders ? lin_list_order(list, i)->verb
                                        : lin_list_family(list, i - orders)->order.verb;

            runs += verb != last;
            last = verb;
            if (runs == wanted && lin_rng_below(rng, ++of_verb) == 0)
                chosen = i;
        }
        verbs = runs;
    }
    if (chosen >= orders)
        return lin_sample(g, chosen - orders, rng, out) || lin_random_order(g, rng, out);
    if (chosen >= 0)
        *out = *lin_list_order(list, chosen);
    return chosen >= 0;
}

static bool choose(const lin_bot *bot, bool eager, lin_game *g, lin_rng *rng, lin_order *out)
{
    if (bot)
        return bot->choose(g, rng, out);
    return eager ? by_verb(g, rng, out) : lin_random_order(g, rng, out);
}

/* position: NULL, the battle's beginning. */
static bool play(const lin_field *field, const char *position, uint64_t game)
{
    const lin_dice dice = lin_dice_seeded(1777, game);
    const lin_bot *bot[LIN_SIDES];
    lin_session *s;
    lin_rng rng = 77 + game, other = game; /* who looks does not change the game */
    bool ok = true;

    for (int side = 0; side < LIN_SIDES; side++)
        bot[side] = game >> side & 1 ? lin_bot_find("doctrine") : NULL;
    if ((position ? lin_session_from(&s, field, position, strlen(position), dice, &why)
                  : lin_session_new(&s, field, dice, &why)) != LIN_OK)
        return false;
    for (int i = 0; ok && i < MOST_ORDERS; i++) {
        lin_game *g = lin_session_game(s);
        const lin_side who = lin_to_answer(g);
        lin_order o;

        if (lin_waits(g) != LIN_ASKS_SIDE)
            break;
        ok = look(s, &other) && choose(bot[who], game % 3 == 0, g, &rng, &o) &&
             lin_session_give(s, who, &o, &why) == LIN_OK;
    }
    lin_session_free(s);
    return ok;
}

static void tell(int of)
{
    const lin_rules *rules = book[of].rules;

    for (int k = 0; k < rules->steps; k++)
        for (int v = VERBS; rules->step[k].list && v >= 0; v--) {
            const kept_moment *m = &book[of].at[k][v];

            if (v == VERBS || m->moves >= 0)
                printf("%d\t%s\t%s\t%s\t%d\t%s\n", number_of(of, k, v), rules->id,
                       rules->step[k].name, v == VERBS ? "-" : rules->verb[v].name, m->moves,
                       m->sample);
        }
}

static bool read_text(const char *path, char *out, size_t size)
{
    FILE *in = fopen(path, "r");
    const size_t n = in ? fread(out, 1, size - 1, in) : 0;

    out[n] = '\0';
    return in && fclose(in) == 0 && n > 0;
}

static bool play_all(lin_source *source, char *battle)
{
    static char text[20000];
    char *games = strchr(battle, '*'), *options = strchr(battle, ','), *at = strchr(battle, '@');
    const lin_field *field;
    bool ok;
    int n;

    if (at)
        *at++ = '\0';
    if (games)
        *games++ = '\0';
    if (options)
        *options++ = '\0';
    n = games ? atoi(games) : 6;
    ok = lin_source_field(source, battle, options, &field, &why) == LIN_OK &&
         (!at || read_text(at, text, sizeof text));
    for (int game = 0; ok && game < n; game++)
        ok = play(field, at ? text : NULL, (uint64_t)game);
    if (!ok)
        fprintf(stderr, "%s: %s\n", battle, why.text);
    return ok;
}

int main(int argc, char **argv)
{
    lin_source *source = lin_source_new(NULL);
    bool ok = argc > 2 && source;

    if (!ok)
        fprintf(stderr, "questions FOLDER BATTLE[,NAME=VALUE...][*GAMES] BATTLE@POSITION ...\n");
    folder = argv[1];
    for (int i = 2; ok && i < argc; i++)
        ok = play_all(source, argv[i]);
    for (int i = 0; ok && i < BOOKS && book[i].rules; i++)
        tell(i);
    lin_source_free(source);
    return ok ? 0 : 1;
}
