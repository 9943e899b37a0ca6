/* learn.c -- `linstock learn`: a first battle, led by the hand, at the terminal; and the check that
 * every lesson plays.
 *
 * A lesson's step is said, then whatever is typed is an order of the real game or one of a few
 * words. Nothing is kept: ten minutes are gone through at a sitting, and the page is there for
 * those who want to come back. */
#include "cli/cli.h"

#include "files/files.h"
#include "lessons/lessons.h"

#include <stdlib.h>
#include <string.h>

#define LINE 400

typedef struct {
    const lesson *l;
    lin_session *t;
    cli_look look;
    const lin_bot *bot;
    lin_rng rng;
    int step;
    size_t began[LESSON_STEPS + 1]; /* entries of the record when each step began */
    size_t dice;                    /* of the step that have fallen */
    bool met;
} learning;

static const lesson_step *now(const learning *w)
{
    return w->step < w->l->steps ? &w->l->step[w->step] : NULL;
}

/* ---- what goes on by itself ---- */

static void happened(learning *w)
{
    lin_game *g = lin_session_game(w->t);

    cli_show_events(stdout, &w->look, g, true, NULL);
    w->met = w->met || (now(w) && lesson_met(now(w), g, true));
    lin_events_clear(g);
}

static bool throw_dice(learning *w)
{
    uint8_t face[LIN_DICE];
    const int n = lesson_faces(now(w), w->dice, lin_session_game(w->t), &w->rng, face);

    w->dice += (size_t)n;
    return lin_session_roll(w->t, face, n, NULL) == LIN_OK;
}

/* The step's answer, or a bot's where the learner has gone his own way. */
static bool other_side(learning *w, uint32_t *used)
{
    lin_game *g = lin_session_game(w->t);
    const lin_side side = lin_to_answer(g);
    const lesson_step *st = now(w);
    const int i = st ? lesson_lawful(g, side, st->theirs, st->their_orders, *used) : -1;
    lin_order o;

    if (i < 0)
        return w->bot->choose(g, &w->rng, &o) && lin_session_give(w->t, side, &o, NULL) == LIN_OK;
    *used |= 1u << i;
    return lin_say(w->t, side, st->theirs[i], NULL) == LIN_OK;
}

static void begin_step(learning *w, int step)
{
    w->step = step;
    w->began[step] = lin_session_moves(w->t);
    w->dice = 0;
    w->met = false;
}

static void go_on(learning *w)
{
    lin_game *g = lin_session_game(w->t);
    uint32_t used = 0;

    for (bool ok = true; ok; happened(w)) {
        if (lin_waits(g) == LIN_ASKS_DICE) {
            ok = throw_dice(w);
        } else if (w->met) {
            begin_step(w, w->step + 1);
            used = 0;
        } else if (lin_waits(g) == LIN_ASKS_SIDE && lin_to_answer(g) != w->l->side) {
            ok = other_side(w, &used);
        } else {
            return;
        }
    }
}

/* ---- what is typed ---- */

static void back_to(learning *w, size_t moves, int step)
{
    while (lin_session_moves(w->t) > moves && lin_undo(w->t, LIN_NOBODY, true, NULL) == LIN_OK)
        ;
    lin_events_clear(lin_session_game(w->t));
    begin_step(w, step);
}

static void go_back(learning *w)
{
    if (lin_session_moves(w->t) > w->began[w->step] || w->step == 0)
        back_to(w, w->began[w->step], w->step);
    else
        back_to(w, w->began[w->step - 1], w->step - 1);
}

static void say(learning *w, const char *order)
{
    lin_refusal why = { 0 };
    char text[700];
    lin_text t = lin_text_in(text, sizeof text);

    if (lin_say(w->t, w->l->side, order, &why) == LIN_OK) {
        happened(w);
        return;
    }
    tell_refusal_text(&why, &t);
    printf("No. ");
    cli_show_line(stdout, &w->look, text);
}

static void do_it(learning *w)
{
    const lesson_step *st = now(w);
    const int i = st->awaits == LESSON_SO
                      ? lesson_lawful(lin_session_game(w->t), w->l->side, st->order, st->orders, 0)
                      : -1;

    if (st->awaits != LESSON_SO) {
        begin_step(w, w->step + 1);
    } else if (i < 0) {
        printf("%s\n", st->astray ? st->astray
                                  : "From here it cannot be done any more; 'back' takes your last "
                                    "orders back.");
    } else {
        printf("%s> %s\n", w->l->field->battle->side_id[w->l->side], st->order[i]);
        say(w, st->order[i]);
    }
}

static void show_odds(learning *w)
{
    lin_status status;
    lin_refusal why = { 0 };
    tell_odds *o = now(w)->orders
                       ? tell_odds_of(lin_session_game(w->t), now(w)->order[0], NULL, &status, &why)
                       : NULL;

    if (o)
        tell_odds_text(o, stdout);
    else
        printf("There is nothing here that dice would settle.\n");
    tell_odds_free(o);
}

static void show_step(learning *w)
{
    static const char *const want[] = { "Enter goes on.", "Enter goes on.",
                                        "'odds' shows them; Enter goes on.",
                                        "Type the order, or 'do' and it is done for you." };
    const lesson_step *st = now(w);

    printf("\n[%d of %d] ", w->step + 1, w->l->steps);
    cli_wrap(stdout, w->look.width, 0, st->say);
    printf("\n(%s)\n", want[st->awaits]);
}

/* False: he leaves. */
static bool take(learning *w, char *line)
{
    line[strcspn(line, "\r\n")] = '\0';
    if (strcmp(line, "quit") == 0)
        return false;
    if (strcmp(line, "back") == 0 || strcmp(line, "undo") == 0)
        go_back(w);
    else if (strcmp(line, "do") == 0 || (!*line && now(w)->awaits != LESSON_SO))
        do_it(w);
    else if (strcmp(line, "odds") == 0)
        show_odds(w);
    else if (strcmp(line, "map") == 0)
        cli_show_map(stdout, &w->look, lin_session_game(w->t), &(cli_map){ .zoom = 2 });
    else if (strcmp(line, "help") == 0)
        printf(
            "An order, or: do, back, odds, map, quit. Enter goes on where nothing is awaited.\n");
    else if (*line)
        say(w, line);
    return true;
}

static void talk(learning *w)
{
    char line[LINE];
    int shown = -1;

    printf("%s. %s\n", w->l->title, w->l->about);
    for (;;) {
        go_on(w);
        if (!now(w))
            break;
        if (shown != w->step)
            show_step(w);
        shown = w->step;
        printf("%s> ", w->l->field->battle->side_id[w->l->side]);
        fflush(stdout);
        if (!fgets(line, sizeof line, stdin) || !take(w, line))
            return;
    }
    cli_show_result(stdout, lin_session_game(w->t));
    printf("Go on with a whole battle: linstock play %s\n", w->l->field->battle->id);
}

static int learn(lin_source *source, const char *name)
{
    learning w = { .look = cli_look_of(stdout, false), .rng = cli_fresh_seed() };
    lin_refusal why = { 0 };
    lesson *l;
    lin_status status = lesson_load(source, name, &l, &why);

    if (status != LIN_OK)
        return cli_refused(NULL, status, &why);
    w.l = l;
    w.bot = lin_bot_find("doctrine");
    if (!w.bot)
        w.bot = lin_bot_at(0);
    status =
        lin_session_from(&w.t, l->field, l->position, strlen(l->position), lin_dice_typed(), &why);
    if (status == LIN_OK)
        talk(&w);
    lin_session_free(w.t);
    lesson_free(l);
    return status == LIN_OK ? CLI_DONE : cli_refused(NULL, status, &why);
}

/* ---- the list, and the check ---- */

typedef struct {
    lin_source *source;
    bool check;
    int lessons, failed;
} listing;

static void list_one(void *self, const char *name, const lin_field *field, lin_status status,
                     const lin_refusal *no)
{
    listing *c = self;
    lin_refusal why = { 0 };
    lesson *l = NULL;

    (void)no;
    if (!field || !lesson_is_there(c->source, name))
        return;
    c->lessons++;
    status = lesson_load(c->source, name, &l, &why);
    if (status == LIN_OK && c->check)
        status = lesson_rehearse(l, &why);
    if (status != LIN_OK) {
        c->failed++;
        cli_refused(name, status, &why);
    } else if (!c->check) {
        printf("%-22s %s (%d minutes)\n%-22s %s\n", name, l->title, l->minutes, "", l->about);
    }
    lesson_free(l);
}

static int list(lin_source *source, bool check)
{
    listing c = { .source = source, .check = check };
    lin_refusal why = { 0 };
    const lin_status status = lin_source_each(source, LIN_SHARE_DIR, list_one, &c, &why);

    if (status != LIN_OK)
        return cli_refused(NULL, status, &why);
    if (check)
        printf("%d passed, %d failed\n", c.lessons - c.failed, c.failed);
    return c.failed ? CLI_NO : CLI_DONE;
}

int cli_learn(int argc, char **argv)
{
    bool check = false;
    const cli_option options[] = {
        { .name = "check",
          .on = &check,
          .help = "play every lesson to its end by its own orders, and say what does not go" },
        { .name = NULL }
    };
    const cli_usage usage = {
        .usage = "learn [BATTLE] [--check]",
        .about =
            "A first battle, led by the hand: a small position, one idea at a time, the real "
            "rules.\nWithout a battle: which of them have a lesson. In the page it is the first "
            "thing\nthat a newcomer sees.",
        .example = "  linstock learn brandywine-1777\n",
        .most = 1,
        .option = options,
    };
    cli_words words;
    lin_source *source;
    int code = cli_parse(&usage, argc, argv, &words);

    if (code != CLI_GO_ON)
        return code;
    source = lin_source_new(LIN_SHARE_DIR);
    if (!source)
        return cli_bad("there is no memory left.");
    code = words.words && !check ? learn(source, words.word[0]) : list(source, check);
    lin_source_free(source);
    return code;
}
