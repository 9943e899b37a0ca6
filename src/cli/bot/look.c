/* look.c -- the line protocol: commands that only look. */
#include "cli/bot/bot.h"

#include "server/server.h"

#include <stdlib.h>
#include <string.h>

/* The answer is what was written. */
static void say_json(bot *b, json_writer *j)
{
    if (j->failed)
        bot_say_no(b, "there is no memory left");
    else
        fwrite(j->at, 1, j->used, b->out);
    free(j->at);
}

/* ---- looking --------------------------------------------------------------------------- */

void run_side(bot *b, char *rest)
{
    lin_question q;

    (void)rest;
    lin_ask(b->game, &q);
    if (q.asking == LIN_IS_OVER)
        fputs("over", b->out);
    else if (q.asking == LIN_ASKS_DICE)
        fputs("dice", b->out);
    else
        fputs(b->field->battle->side_id[q.side], b->out);
}

void run_question(bot *b, char *rest)
{
    json_writer j = { 0 };

    (void)rest;
    json_question(&j, NULL, b->game, false);
    say_json(b, &j);
}

void run_answers(bot *b, char *rest)
{
    const lin_list *list = lin_answers(b->game);

    (void)rest;
    for (int i = 0; i < list->orders; i++) {
        char text[200];
        lin_text t = lin_text_in(text, sizeof text);

        lin_print(b->field, &list->order[i], &t);
        fprintf(b->out, "%s\n", text);
    }
}

/* Open families of that verb, or all; -1 where the verb is not among them. */
static int family_of(const bot *b, const lin_list *list, const char *verb, int from)
{
    for (int i = from; i < list->families; i++)
        if (!*verb || strcmp(b->field->rules->verb[list->family[i].order.verb].name, verb) == 0)
            return i;
    return -1;
}

/* One legal order out of each family, drawn by chance: what no list can hold can still be tried. */
void run_sample(bot *b, char *rest)
{
    const lin_list *list = lin_answers(b->game);

    if (lin_waits(b->game) != LIN_ASKS_SIDE || family_of(b, list, rest, 0) < 0) {
        bot_say_no(b, "there is no such open answer now; answers lists what there is, question "
                      "names what is open");
        return;
    }
    for (int i = family_of(b, list, rest, 0); i >= 0; i = family_of(b, list, rest, i + 1)) {
        char text[200];
        lin_text t = lin_text_in(text, sizeof text);
        lin_order o;

        if (!lin_sample(b->game, i, &b->rng, &o))
            continue;
        lin_print(b->field, &o, &t);
        fprintf(b->out, "%s\n", text);
    }
}

void run_events(bot *b, char *rest)
{
    json_writer j = { 0 };

    (void)rest;
    json_events(&j, NULL, b->game);
    say_json(b, &j);
}

void run_show(bot *b, char *rest)
{
    lin_refusal why = { 0 };
    char *text;

    (void)rest;
    if (lin_position_write(b->game, &text, &why) != LIN_OK) {
        bot_no(b, &why);
        return;
    }
    fputs(text, b->out);
    lin_free(text);
}

void run_pieces(bot *b, char *rest)
{
    json_writer j = { 0 };

    (void)rest;
    json_pieces(&j, NULL, b->game);
    say_json(b, &j);
}

void run_table(bot *b, char *rest)
{
    json_writer j = { 0 };

    (void)rest;
    if (!cli_has_table(b->field)) {
        bot_say_no(b, "this battle has a board, not a table; board draws it");
        return;
    }
    json_open(&j, NULL, '{');
    table_ground(&b->field->battle->table, &j);
    table_props(b->game, &j);
    json_close(&j, '}');
    say_json(b, &j);
}

void run_board(bot *b, char *rest)
{
    const cli_look look = { .utf8 = false, .width = 200, .height = 60 };
    char clock[200];
    lin_text t = lin_text_in(clock, sizeof clock);

    (void)rest;
    cli_clock(b->game, &t); /* so that the board has its own lines */
    fprintf(b->out, "%s\n", clock[0] ? clock : b->field->battle->title);
    cli_show_map(b->out, &look, b->game, &(cli_map){ .zoom = 2 });
}

void run_score(bot *b, char *rest)
{
    json_writer j = { 0 };

    (void)rest;
    json_open(&j, NULL, '{');
    json_score(&j, b->game);
    json_close(&j, '}');
    say_json(b, &j);
}

void run_duties(bot *b, char *rest)
{
    enum { MOST = 64 };
    lin_duty duty[MOST];
    const int n = lin_duties(b->game, duty, MOST);

    (void)rest;
    for (int i = 0; i < n; i++)
        fprintf(b->out, "%s %s\n", duty[i].rule ? duty[i].rule : "-", duty[i].text);
}

void run_hash(bot *b, char *rest)
{
    (void)rest;
    fprintf(b->out, "%016llx", (unsigned long long)lin_hash(b->game));
}

void run_record(bot *b, char *rest)
{
    lin_refusal why = { 0 };
    char *text;

    (void)rest;
    if (!b->session) {
        bot_say_no(b, "a game set up by position has no record; show prints where it stands");
        return;
    }
    if (lin_record_write(b->session, &text, &why) != LIN_OK) {
        bot_no(b, &why);
        return;
    }
    fputs(text, b->out);
    lin_free(text);
}

void run_odds(bot *b, char *rest)
{
    lin_odds *odds = malloc(sizeof *odds);
    lin_refusal why = { 0 };

    if (odds && lin_odds_of(b->game, rest, NULL, odds, &why) == LIN_OK) {
        json_writer j = { 0 };

        cli_odds_json(&j, b->game, rest, odds);
        say_json(b, &j);
    } else {
        bot_no(b, &why);
    }
    free(odds);
}
