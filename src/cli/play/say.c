/* say.c -- orders, going back, offers and ending: what changes the game.
 *
 * Nothing here changes it but through its session. A refused order is answered with the rule; a
 * person tries again, a pipe ends there. */
#include "cli/play/play.h"

#include <stdlib.h>
#include <string.h>

/* ---- refusals -------------------------------------------------------------------------- */

/* A person reads it and tries again; a pipe cannot, so it ends there. */
void play_refused(play *p, const lin_refusal *why)
{
    char text[400];
    lin_text t = lin_text_in(text, sizeof text);

    tell_refusal_text(why, &t);
    if (!p->person) {
        cli_bad("line %d: %s", p->lines, text);
        p->leaving = true;
        p->code = CLI_NO;
        return;
    }
    printf("%s ", p->look.colour ? "\033[31mNo.\033[0m" : "No.");
    cli_show_line(stdout, &p->look, text);
}

void play_complain(play *p, const char *text)
{
    lin_refusal why = { 0 };

    lin_refuse(&why, LIN_SYNTAX, NULL, "%s", text);
    play_refused(p, &why);
}

/* ---- orders ---------------------------------------------------------------------------- */

static lin_side other_side(lin_side side)
{
    return side == LIN_FIRST ? LIN_SECOND : LIN_FIRST;
}

/* Who speaks: the side that is asked, or that throws; never a bot's while a person sits there. */
lin_side play_speaker(play *p)
{
    lin_question q;
    lin_side side;

    lin_ask(p->s.game, &q);
    side = q.side < LIN_SIDES ? q.side : LIN_FIRST;
    if (p->bot[side] && !p->bot[other_side(side)])
        side = other_side(side);
    return side;
}

static bool only_bots(play *p)
{
    if (!p->bot[0] || !p->bot[1])
        return false;
    play_complain(p, "Only bots play here; you may look on, save and quit.");
    return true;
}

static void remember(play *p, size_t moves, lin_side side)
{
    if (p->marks == PLAY_MARKS) {
        memmove(p->mark, p->mark + 1, (PLAY_MARKS - 1) * sizeof *p->mark);
        p->marks--;
    }
    p->mark[p->marks].moves = moves;
    p->mark[p->marks++].side = (uint8_t)side;
    p->unsaved = true;
}

static lin_status answer(play *p, lin_side side, uint64_t number, lin_refusal *why)
{
    const lin_list *list = lin_answers(p->s.game);

    if (list->orders == 0)
        return lin_refuse(why, LIN_SYNTAX, NULL,
                          "No answer has a number now; `answers` shows what may be typed.");
    if (number > list->orders)
        return lin_refuse(why, LIN_SYNTAX, NULL, "The answers are numbered 1 to %d.", list->orders);
    {
        const lin_order o = list->order[number - 1];

        return lin_session_give(p->s.session, side, &o, why);
    }
}

void play_order(play *p, const char *text)
{
    const size_t moves = lin_session_moves(p->s.session);
    const lin_side side = play_speaker(p);
    lin_refusal why = { 0 };
    lin_status status;
    uint64_t number;
    char word[40];

    if (only_bots(p))
        return;
    lin_events_clear(p->s.game);
    if (lin_waits(p->s.game) == LIN_ASKS_SIDE && cli_number(text, 1, LIN_CHOICES, &number)) {
        status = answer(p, side, number, &why);
    } else if (!play_first_word(text, word, sizeof word) ||
               !play_is_order(p->s.field->rules, word)) {
        play_unknown_word(p, word);
        return;
    } else {
        status = lin_say(p->s.session, side, text, &why);
    }
    if (status != LIN_OK) {
        play_refused(p, &why);
        return;
    }
    remember(p, moves, side);
    play_show_events(p);
}

/* ---- going back, offers, ending -------------------------------------------------------- */

/* Which side gave the last entry: its line begins with it. */
static lin_side side_of_last(const play *p)
{
    char text[400], word[40];
    lin_text t = lin_text_in(text, sizeof text);

    lin_session_entry(p->s.session, lin_session_moves(p->s.session) - 1, &t);
    play_first_word(text, word, sizeof word);
    return cli_side(p->s.battle, word);
}

/* The other side is asked whether something beyond dice may be taken back. A bot has answered
 * without dice, and does not mind. */
static bool undo_agreed(play *p, lin_side side)
{
    const lin_side other = other_side(side);
    lin_refusal why = { 0 };
    char question[200];
    bool yes = true;

    snprintf(question, sizeof question,
             "%s: dice have fallen or orders were given since. Do you "
             "agree to take back?",
             lin_side_name(p->s.battle, other));
    if (p->bot[other])
        printf("%s takes its answer back, too.\n", p->bot[other]->name);
    else
        yes = play_yes(p, question, true);
    if (lin_say(p->s.session, other, lin_meta_orders[yes ? LIN_AGREE : LIN_DECLINE].word, &why) !=
        LIN_OK)
        play_refused(p, &why);
    if (!yes)
        printf("Declined: nothing is taken back.\n");
    return yes;
}

/* Back to before the last line typed: a macro is taken back whole. */
static bool take_back(play *p, size_t target, lin_side side)
{
    bool agreed = false;

    while (lin_session_moves(p->s.session) > target) {
        lin_refusal why = { 0 };

        if (lin_undo(p->s.session, side, agreed, &why) != LIN_OK) {
            play_refused(p, &why);
            return false;
        }
        if (lin_session_offer(p->s.session, NULL) == LIN_UNDO_ASKED) {
            if (!undo_agreed(p, side))
                return false;
            agreed = true;
        }
    }
    return true;
}

static void undo(play *p)
{
    const size_t moves = lin_session_moves(p->s.session);
    size_t target = moves ? moves - 1 : 0;
    lin_side side = LIN_NOBODY;

    if (only_bots(p))
        return;
    if (p->marks > 0) {
        target = p->mark[p->marks - 1].moves;
        side = (lin_side)p->mark[p->marks - 1].side;
    } else if (moves > 0) {
        side = side_of_last(p);
    }
    if (moves == 0 || side == LIN_NOBODY) {
        play_complain(p, "There is nothing to take back.");
        return;
    }
    if (p->bot[other_side(side)] && lin_dice_fell_since(p->s.session, target)) {
        play_complain(p,
                      "Dice have fallen since; against a bot nothing is taken back beyond them.");
        return;
    }
    if (p->bot[other_side(side)] && lin_secrets_shown_since(p->s.session, target)) {
        play_complain(p, "Something hidden has been shown since; against a bot nothing is taken "
                         "back beyond that.");
        return;
    }
    lin_events_clear(p->s.game);
    p->unsaved = true;
    if (!take_back(p, target, side))
        return;
    if (p->marks > 0)
        p->marks--;
    if (p->person)
        printf("Taken back.\n");
    lin_events_clear(p->s.game);
}

static void draw(play *p)
{
    const lin_side side = play_speaker(p), other = other_side(side);
    lin_refusal why = { 0 };
    char question[200];
    bool yes;

    if (only_bots(p))
        return;
    if (lin_say(p->s.session, side, lin_meta_orders[LIN_DRAW].word, &why) != LIN_OK) {
        play_refused(p, &why);
        return;
    }
    p->unsaved = true;
    snprintf(question, sizeof question, "%s: the %s side offers a draw. Do you accept?",
             lin_side_name(p->s.battle, other), lin_side_name(p->s.battle, side));
    yes = p->bot[other] ? lin_bot_takes_draw(p->s.game, other) : play_yes(p, question, false);
    if (lin_say(p->s.session, other, lin_meta_orders[yes ? LIN_ACCEPT : LIN_DECLINE].word, &why) !=
        LIN_OK)
        play_refused(p, &why);
    else if (!yes)
        printf("The %s side declines; the battle goes on.\n", lin_side_name(p->s.battle, other));
}

static void concede(play *p)
{
    const lin_side side = play_speaker(p);
    lin_refusal why = { 0 };
    char question[120];

    if (only_bots(p))
        return;
    snprintf(question, sizeof question, "Concede the battle as the %s side?",
             lin_side_name(p->s.battle, side));
    if (p->person && !play_yes(p, question, false))
        return;
    if (lin_say(p->s.session, side, lin_meta_orders[LIN_CONCEDE].word, &why) != LIN_OK)
        play_refused(p, &why);
    p->unsaved = true;
}

/* An answer to an offer that stands in the record, as in one that came by mail: it is for the side
 * that did not make it. */
static void answer_offer(play *p, lin_meta meta)
{
    lin_refusal why = { 0 };
    lin_side by, side = play_speaker(p);

    if (only_bots(p))
        return;
    if (lin_session_offer(p->s.session, &by) != LIN_NOTHING && !p->bot[other_side(by)])
        side = other_side(by);
    lin_events_clear(p->s.game);
    if (lin_say(p->s.session, side, lin_meta_orders[meta].word, &why) != LIN_OK) {
        play_refused(p, &why);
        return;
    }
    p->unsaved = true;
    if (meta == LIN_AGREE)
        p->marks = 0; /* entries have gone that lines typed here had made */
    play_show_events(p);
}

bool play_meta(play *p, lin_meta meta)
{
    switch (meta) {
    case LIN_UNDO:
        undo(p);
        return true;
    case LIN_DRAW:
        draw(p);
        return true;
    case LIN_CONCEDE:
        concede(p);
        return true;
    case LIN_ACCEPT:
    case LIN_DECLINE:
    case LIN_AGREE:
        answer_offer(p, meta);
        return true;
    default:
        return false;
    }
}

void do_go(play *p, char *rest)
{
    (void)rest;
    if (p->bot[0] && p->bot[1])
        p->running = true;
    else
        play_complain(p, "`go` lets bots play to the end, where only bots play.");
}

void do_quit(play *p, char *rest)
{
    (void)rest;
    p->leaving = true;
    if (!p->unsaved || !p->person)
        return;
    if (p->save[0])
        play_autosave(p);
    else if (play_yes(p, "Save the game before leaving?", true))
        play_autosave(p);
}
