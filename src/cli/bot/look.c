/* look.c -- the line protocol: commands that only look. */
#include "cli/bot/bot.h"

#include <stdlib.h>
#include <string.h>

/* Where nothing is measured ahead a program is told places as an eye would tell them. */
static json_writer bot_json(void)
{
    return (json_writer){ .coarse = true };
}

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
    json_writer j = bot_json();

    (void)rest;
    tell_question_json(&j, NULL, b->game, true);
    say_json(b, &j);
}

void run_answers(bot *b, char *rest)
{
    const lin_list *list = lin_answers(b->game);

    (void)rest;
    for (int i = 0; i < list->orders; i++) {
        char text[LIN_ORDER_TEXT];
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
        char text[LIN_ORDER_TEXT];
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
    json_writer j = bot_json();

    (void)rest;
    tell_events_json(&j, NULL, b->game);
    say_json(b, &j);
}

/* A position tells every place to the step, and a hash can be compared with those of positions of
 * one's own: while nothing may be measured ahead, neither is told. */
static bool is_not_told(bot *b, const char *instead)
{
    lin_refusal why = { 0 };

    if (!lin_blind(b->game))
        return false;
    lin_not_measured(b->field, instead, &why);
    bot_no(b, &why);
    return true;
}

void run_show(bot *b, char *rest)
{
    lin_refusal why = { 0 };
    char *text;

    (void)rest;
    if (is_not_told(b, "A position is shown once the battle is over; pieces tells where they are."))
        return;
    if (lin_position_write(b->game, &text, &why) != LIN_OK) {
        bot_no(b, &why);
        return;
    }
    fputs(text, b->out);
    lin_free(text);
}

void run_pieces(bot *b, char *rest)
{
    json_writer j = bot_json();

    (void)rest;
    tell_pieces_json(&j, NULL, b->game);
    say_json(b, &j);
}

/* ---- the map and what can be drawn on it ------------------------------------------------ */

void run_battle(bot *b, char *rest)
{
    json_writer j = bot_json();

    (void)rest;
    json_open(&j, NULL, '{');
    tell_whole_battle_members(&j, b->field);
    json_close(&j, '}');
    say_json(b, &j);
}

void run_table(bot *b, char *rest)
{
    json_writer j = bot_json();

    (void)rest;
    if (!tell_has_table(b->field)) {
        bot_say_no(b, "this battle has a board, not a table; board draws it");
        return;
    }
    json_open(&j, NULL, '{');
    tell_ground_json(&j, "table", b->field);
    tell_props_json(&j, "props", b->game);
    json_close(&j, '}');
    say_json(b, &j);
}

/* Cuts the first word off; what follows it. */
static char *after_word(char *word)
{
    char *rest = word + strcspn(word, " ");

    if (*rest)
        *rest++ = '\0';
    return rest + strspn(rest, " ");
}

/* overlay NAME UNIT, or SIDE */
void run_overlay(bot *b, char *rest)
{
    const lin_battle *battle = b->field->battle;
    char *whom = after_word(rest);
    const int overlay = tell_overlay_named(b->field->rules, rest);
    json_writer j = bot_json();
    int of;

    if (overlay < 0) {
        bot_say_no(b, "there is no such overlay; battle lists those there are");
        return;
    }
    of = b->field->rules->overlay[overlay].of_side ? tell_side_named(battle, whom)
                                                   : tell_unit_named(battle, whom);
    if (of < 0) {
        bot_say_no(b, b->field->rules->overlay[overlay].of_side
                          ? "say of which side: overlay NAME SIDE"
                          : "say of which unit: overlay NAME UNIT");
        return;
    }
    json_open(&j, NULL, '{');
    tell_overlay_members(&j, b->game, overlay, of);
    json_close(&j, '}');
    say_json(b, &j);
}

/* between UNIT UNIT */
void run_between(bot *b, char *rest)
{
    char *second = after_word(rest);
    const int from = tell_unit_named(b->field->battle, rest),
              to = tell_unit_named(b->field->battle, second);
    json_writer j = bot_json();

    if (!b->field->rules->between || from < 0 || to < 0) {
        bot_say_no(b, b->field->rules->between ? "say who looks and at whom: between UNIT UNIT"
                                               : "this battle knows no lines of sight");
        return;
    }
    json_open(&j, NULL, '{');
    tell_between_members(&j, b->game, from, to);
    json_close(&j, '}');
    say_json(b, &j);
}

/* Of an answer to the present question: whom it concerns, and what it takes. */
static void about_order(bot *b, const char *text)
{
    lin_refusal why = { 0 };
    lin_status status;
    lin_order o;
    json_writer j = bot_json();

    status = lin_parse(b->game, text, &o, &why);
    if (status == LIN_OK && lin_waits(b->game) == LIN_ASKS_SIDE)
        status = lin_check(b->game, lin_to_answer(b->game), &o, &why);
    if (status != LIN_OK) {
        bot_no(b, &why);
        return;
    }
    json_open(&j, NULL, '{');
    tell_concerns_members(&j, b->game, &o);
    json_close(&j, '}');
    say_json(b, &j);
}

void run_about(bot *b, char *rest)
{
    const int unit = tell_unit_named(b->field->battle, rest);
    json_writer j = bot_json();

    if (!*rest) {
        bot_say_no(b, "say of which unit, or of which answer: about UNIT, about ORDER");
        return;
    }
    if (unit < 0) {
        about_order(b, rest);
        return;
    }
    json_open(&j, NULL, '{');
    tell_about_json(&j, "text", b->game, unit);
    json_close(&j, '}');
    say_json(b, &j);
}

void run_board(bot *b, char *rest)
{
    const cli_look look = { .utf8 = false, .width = 200, .height = 60 };
    char clock[200];
    lin_text t = lin_text_in(clock, sizeof clock);

    (void)rest;
    lin_clock(b->game, &t); /* so that the board has its own lines */
    fprintf(b->out, "%s\n", clock[0] ? clock : b->field->battle->title);
    cli_show_map(b->out, &look, b->game, &(cli_map){ .zoom = 2 });
}

void run_score(bot *b, char *rest)
{
    json_writer j = bot_json();

    (void)rest;
    json_open(&j, NULL, '{');
    tell_score_members(&j, b->game);
    tell_over_json(&j, "over", b->game);
    json_close(&j, '}');
    say_json(b, &j);
}

void run_duties(bot *b, char *rest)
{
    json_writer j = bot_json();

    (void)rest;
    tell_duties_json(&j, NULL, b->game);
    say_json(b, &j);
}

void run_state(bot *b, char *rest)
{
    json_writer j = bot_json();

    (void)rest;
    json_open(&j, NULL, '{');
    tell_state_members(&j, b->game);
    json_close(&j, '}');
    say_json(b, &j);
}

void run_hash(bot *b, char *rest)
{
    (void)rest;
    if (is_not_told(b, "The hash is told once the battle is over."))
        return;
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
    lin_refusal why = { 0 };
    lin_status status;
    const lin_game *seen = b->game;
    tell_odds *odds;
    json_writer j = bot_json();

    if (b->field->rules->redact) { /* whoever is asked does not know all there is */
        b->player = NULL;          /* its view is used anew */
        lin_seen_by(b->game, lin_to_answer(b->game), b->view);
        seen = b->view;
    }
    odds = tell_odds_of(seen, rest, NULL, &status, &why);
    if (!odds) {
        bot_no(b, &why);
        return;
    }
    json_open(&j, NULL, '{');
    tell_odds_members(&j, odds);
    json_close(&j, '}');
    tell_odds_free(odds);
    say_json(b, &j);
}
