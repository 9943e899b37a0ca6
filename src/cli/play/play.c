/* play.c -- `linstock play`: a battle at the terminal.
 *
 * The loop is the machine's own: whoever is asked answers. A bot answers from its side's view; the
 * dice answer from a seed or from a person's hand; a person answers with a typed line. After every
 * answer the events are told. The game lives in a session, so that it can be taken back, saved at
 * any moment and gone on with, here or on a friend's machine. */
#include "cli/play/play.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- answers of bots and dice ---------------------------------------------------------- */

enum { UNTOLD_MOST = 100 }; /* as many orders' events as surely fit the log */

/* What bots do is told in one go, when a person is asked again or the log fills. */
static void bot_answers(play *p, lin_side side)
{
    lin_refusal why = { 0 };
    lin_order o;

    lin_seen_by(p->s.game, side, p->view);
    if (!p->bot[side]->choose(p->view, &p->rng[side], &o)) {
        lin_refuse(&why, LIN_ILLEGAL, NULL, "it has no answer");
    } else {
        play_note_purpose(p, side, &o);
        if (lin_session_give(p->s.session, side, &o, &why) == LIN_OK) {
            p->unsaved = true;
            if (++p->untold == UNTOLD_MOST)
                play_show_events(p);
            return;
        }
    }
    cli_bad("the bot %s cannot go on: %s", p->bot[side]->name, why.text);
    p->leaving = true;
    p->code = CLI_NO;
}

static void dice_land(play *p, const uint8_t *face, int n)
{
    lin_refusal why = { 0 };

    if (lin_session_roll(p->s.session, face, n, &why) != LIN_OK) {
        play_refused(p, &why);
        return;
    }
    p->unsaved = true;
    play_show_events(p);
}

/* The program throws: where a person asks for it, or a game begins or goes on with dice. */
static void throw_dice(play *p, const lin_roll_ask *ask)
{
    uint8_t face[LIN_DICE];

    for (int i = 0; i < ask->n; i++)
        face[i] = (uint8_t)(lin_rng_below(&p->dice, ask->faces) + !ask->from_zero);
    dice_land(p, face, ask->n);
}

/* "3 4", "dice 3 4", or "roll". False: something else was typed. */
static bool dice_typed(play *p, const lin_roll_ask *ask)
{
    const char *text = p->line;
    lin_refusal why = { 0 };
    uint8_t face[LIN_DICE];
    int n;

    if (strcmp(text, "roll") == 0) {
        throw_dice(p, ask);
        return true;
    }
    if (strncmp(text, "dice ", 5) == 0)
        text += 5;
    else if (text[0] < '0' || text[0] > '9')
        return false;
    n = cli_faces(text, face, LIN_DICE, &why);
    if (n < 0)
        play_refused(p, &why);
    else
        dice_land(p, face, n);
    return true;
}

/* ---- a person's line ------------------------------------------------------------------- */

static void prompt_text(play *p, const lin_question *q, char *out, size_t size)
{
    if (q->asking == LIN_ASKS_DICE)
        snprintf(out, size, "%d %s (or `roll`)> ", q->roll.n, q->roll.n == 1 ? "die" : "dice");
    else
        snprintf(out, size, "%s> ", p->s.battle->side_id[q->side]);
}

/* Ctrl-C once drops the line; twice in a row leaves. Ctrl-D leaves. */
static bool read_something(play *p, const char *prompt)
{
    for (bool again = false;; again = true) {
        switch (play_read(p, prompt)) {
        case LINE_READ:
            return true;
        case LINE_END:
            p->leaving = true;
            return false;
        case LINE_BREAK:
            play_interrupted();
            if (again || !p->person) {
                p->leaving = true;
                return false;
            }
            printf("Once more, or `quit`, leaves the game; it will be saved.\n");
        }
    }
}

/* One line; true when the game has moved on or the page should be shown again. */
static bool take_line(play *p, const lin_question *q)
{
    const size_t moves = lin_session_moves(p->s.session);
    const uint64_t hash = lin_hash(p->s.game);
    char prompt[80];

    prompt_text(p, q, prompt, sizeof prompt);
    if (!read_something(p, prompt) || p->line[0] == '\0')
        return p->leaving;
    if (q->asking == LIN_ASKS_DICE && dice_typed(p, &q->roll))
        return lin_hash(p->s.game) != hash;
    if (!play_command(p, p->line))
        play_order(p, p->line);
    return p->leaving || lin_session_moves(p->s.session) != moves || lin_hash(p->s.game) != hash;
}

static void person_answers(play *p, const lin_question *q)
{
    play_hand_over(p, q->asking == LIN_ASKS_SIDE ? q->side : LIN_NOBODY);
    play_show_events(p);
    if (p->person)
        play_show_page(p);
    while (!p->leaving && !take_line(p, q))
        ;
    play_forget_purposes(p);
}

/* ---- watching bots --------------------------------------------------------------------- */

/* Where only bots play and somebody looks on: stop wherever the clock moves on. */
static void pause_for_looker(play *p)
{
    char clock[sizeof p->clock];
    lin_text t = lin_text_in(clock, sizeof clock);

    tell_portion_text(p->s.game, &t);
    if (strcmp(clock, p->clock) == 0)
        return;
    play_show_events(p);
    play_show_page(p);
    while (!p->leaving && !p->running) {
        if (!read_something(p, "Enter: on, go: to the end> ") || p->line[0] == '\0')
            return;
        if (!play_command(p, p->line))
            play_order(p, p->line);
    }
}

/* ---- the loop -------------------------------------------------------------------------- */

static void answer_next(play *p)
{
    lin_question q;

    lin_ask(p->s.game, &q);
    if (q.asking == LIN_ASKS_DICE && !p->typed_dice) {
        throw_dice(p, &q.roll);
        return;
    }
    if (q.asking == LIN_ASKS_DICE || !p->bot[q.side]) {
        person_answers(p, &q);
        return;
    }
    if (p->person && p->bot[0] && p->bot[1] && !p->running)
        pause_for_looker(p);
    if (!p->leaving)
        bot_answers(p, q.side);
}

static void write_report(play *p)
{
    const char *folder = p->report;

    if (!folder && p->person && play_yes(p, "Write the after-action report into ./report?", true))
        folder = "report";
    if (folder && cli_report(&p->s, folder) == CLI_DONE)
        printf("The after-action report is %s/report.md\n", folder);
}

static void battle_over(play *p)
{
    if (p->person && p->drawing != DRAW_NEVER)
        play_show_map(p, p->zoom, p->focus, p->look.height - 8);
    cli_show_result(stdout, p->s.game);
    cli_show_score(stdout, p->s.game);
    write_report(p);
    if (p->person && p->unsaved && !p->save[0] && !play_yes(p, "Save the record?", true))
        p->unsaved = false;
}

static int play_through(play *p)
{
    while (!p->leaving && lin_waits(p->s.game) != LIN_IS_OVER) {
        answer_next(p);
        if (play_interrupted()) { /* bots stop for a looker */
            p->running = false;
            p->clock[0] = '\0';
            p->leaving = p->leaving || !p->person;
        }
        if (play_stopped() || ferror(stdout))
            p->leaving = true;
    }
    play_show_events(p);
    if (lin_waits(p->s.game) == LIN_IS_OVER && !p->leaving)
        battle_over(p);
    else if (!p->person && p->code == CLI_DONE)
        cli_show_question(stdout, &p->look, p->s.game);
    /* Orders through a pipe are taken as a whole: if one is refused the record stays as it was. */
    if (p->person || (p->save[0] && p->code == CLI_DONE))
        play_autosave(p);
    return p->code;
}

/* ---- beginning ------------------------------------------------------------------------- */

/* Game `moves` of the seed's series: going on with a record never throws the same dice again. */
static void set_chance(play *p, const play_wishes *w)
{
    const uint64_t seed = w->seed == UINT64_MAX ? cli_fresh_seed() : w->seed;
    lin_rng r = seed;

    if (!p->typed_dice)
        lin_set_dice(p->s.game, lin_dice_seeded(seed, lin_session_moves(p->s.session)));
    for (int side = 0; side < LIN_SIDES; side++)
        p->rng[side] = lin_rng_next(&r) + lin_session_moves(p->s.session);
    p->dice = lin_rng_next(&r) + lin_session_moves(p->s.session);
}

static int set_players(play *p, const play_wishes *w)
{
    lin_side mine = LIN_FIRST;

    if (w->against && w->bots)
        return cli_bad("--against and --bots do not go together; --bots A,B is for watching.");
    if (w->side && !w->against)
        return cli_bad("--side says which side you play, so it needs --against BOT.");
    if (w->bots)
        return cli_bot_pair(w->bots, p->bot) ? CLI_GO_ON : CLI_BAD;
    if (w->side && (mine = cli_side(p->s.battle, w->side)) == LIN_NOBODY)
        return cli_bad("there is no side '%.40s'; the sides are %s and %s.", w->side,
                       p->s.battle->side_id[0], p->s.battle->side_id[1]);
    if (!w->against)
        return CLI_GO_ON;
    p->bot[mine == LIN_FIRST ? LIN_SECOND : LIN_FIRST] = cli_bot_named(w->against);
    return p->bot[0] || p->bot[1] ? CLI_GO_ON : CLI_BAD;
}

static int set_dice(play *p, const play_wishes *w)
{
    if (!w->dice || strcmp(w->dice, "seeded") == 0)
        return CLI_GO_ON;
    if (strcmp(w->dice, "typed") != 0)
        return cli_bad("--dice is either typed (you throw and type them in) or seeded; on the page "
                       "also sealed.");
    p->typed_dice = true;
    return CLI_GO_ON;
}

/* ---- which battle ---------------------------------------------------------------------- */

typedef struct {
    int n;
    char name[64][64];
} menu;

static void menu_add(void *self, const char *name, const char *path)
{
    menu *m = self;

    (void)path;
    if (m->n < 64 && strlen(name) < sizeof m->name[0])
        strcpy(m->name[m->n++], name);
}

/* Without a name: the only battle there is, or the one chosen from a list. */
static int choose_battle(play *p, char *name, size_t size)
{
    menu m = { 0 };
    uint64_t n = 1;

    lin_battles_each(LIN_SHARE_DIR, menu_add, &m, NULL);
    if (m.n == 0)
        return cli_bad(
            "no battles were found; set LINSTOCK_BATTLES to the folder that holds them.");
    if (m.n > 1 && !p->person)
        return cli_bad("which battle? 'linstock battles' lists them.");
    for (int i = 0; m.n > 1 && i < m.n; i++)
        printf("%3d %s\n", i + 1, m.name[i]);
    while (m.n > 1) {
        if (play_read(p, "Which battle? ") != LINE_READ)
            return CLI_DONE;
        if (cli_number(p->line, 1, (uint64_t)m.n, &n))
            break;
        printf("Please type a number from 1 to %d.\n", m.n);
    }
    snprintf(name, size, "%s", m.name[n - 1]);
    return CLI_GO_ON;
}

static int open_game(play *p, const char *name, const play_wishes *w)
{
    char battle[64];
    int code = cli_open(&p->s, name, w->options, lin_dice_typed());

    if (code != CLI_GO_ON)
        return code;
    if (p->s.kind == CLI_POSITION)
        return cli_bad(
            "'%s' is a position; it can be refereed with 'linstock run', but a game to be "
            "played needs a battle or a record.",
            name);
    if (p->s.kind == CLI_RECORD && w->fresh) {
        snprintf(battle, sizeof battle, "%s", p->s.battle->id);
        cli_close(&p->s);
        code = cli_open(&p->s, battle, w->options, lin_dice_typed());
        p->s.name = name;
    } else if (p->s.kind == CLI_RECORD && strcmp(name, "-") != 0) {
        snprintf(p->save, sizeof p->save, "%s", name);
    }
    if (w->save)
        snprintf(p->save, sizeof p->save, "%s", w->save);
    return code;
}

static void set_headers(play *p)
{
    const lin_battle *b = p->s.battle;

    for (int side = 0; side < LIN_SIDES; side++)
        if (!lin_session_header_get(p->s.session, b->side_id[side]) && p->bot[side])
            lin_session_header(p->s.session, b->side_id[side], p->bot[side]->name);
}

static void welcome(const play *p)
{
    const lin_battle *b = p->s.battle;
    const int width = p->look.width > 100 ? 100 : p->look.width;

    printf("%s%s%s\n", b->title, b->date[0] ? ", " : "", b->date);
    if (b->note[0])
        cli_wrap(stdout, width, 0, b->note);
    printf("%s against %s. ", lin_side_name(b, LIN_FIRST), lin_side_name(b, LIN_SECOND));
    for (int side = 0; side < LIN_SIDES; side++)
        if (p->bot[side])
            printf("The bot %s plays the %s side. ", p->bot[side]->name,
                   lin_side_name(b, (lin_side)side));
    putchar('\n');
    cli_wrap(stdout, width, 0,
             "Type an order or the number of an answer. `help` lists orders and "
             "commands, `legend` explains the map, `quit` leaves.");
}

static int play_game(play *p, const char *name, const play_wishes *w)
{
    lin_refusal why = { 0 };
    char chosen[64];
    int code = name ? CLI_GO_ON : choose_battle(p, chosen, sizeof chosen);

    if (code == CLI_GO_ON)
        code = open_game(p, name ? name : chosen, w);
    if (code == CLI_GO_ON)
        code = set_players(p, w);
    if (code == CLI_GO_ON)
        code = set_dice(p, w);
    if (code != CLI_GO_ON)
        return code;
    if (lin_game_new(&p->view, p->s.field, lin_dice_typed(), &why) != LIN_OK)
        return cli_bad("%s", why.text);
    lin_listen(p->view, false);
    set_chance(p, w);
    set_headers(p);
    if (p->person)
        welcome(p);
    play_show_events(p);
    return play_through(p);
}

/* An option that would do nothing here is a mistake. */
static int fits_the_place(const play_wishes *w)
{
    if (!w->terminal && (w->save || w->report || w->plain || w->fresh))
        return cli_bad("--save, --report, --new and --plain belong to --terminal; the page keeps "
                       "its games by itself.");
    if (w->terminal && (w->port || w->data || w->listen || w->host || w->no_browser))
        return cli_bad("--port, --data, --listen, --host and --no-browser belong to the page; "
                       "--terminal serves none.");
    if (w->host && !w->listen)
        return cli_bad("--host names this machine for others, so it needs --listen ADDRESS.");
    return CLI_GO_ON;
}

/* What is wrong with the battle, record, bots or dice is said before anything is served. */
static int check_for_page(play *p, const char *name, const play_wishes *w)
{
    int code = CLI_GO_ON;

    if (!name)
        return w->against || w->side || w->bots || w->dice || w->options || w->seed != UINT64_MAX
                   ? cli_bad("say which battle: 'linstock battles' lists them.")
                   : CLI_GO_ON;
    code = open_game(p, name, w);
    if (code == CLI_GO_ON)
        code = set_players(p, w);
    if (code == CLI_GO_ON && !(w->dice && strcmp(w->dice, "sealed") == 0))
        code = set_dice(p, w);
    return code;
}

int cli_play(int argc, char **argv)
{
    play_wishes w = { .seed = UINT64_MAX };
    const cli_option options[] = {
        { .name = "against",
          .value = "BOT",
          .text = &w.against,
          .help = "play against a bot (doctrine, random); else two people share the keyboard" },
        { .name = "side",
          .value = "SIDE",
          .text = &w.side,
          .help = "the side you play against the bot (the first)" },
        { .name = "bots", .value = "A,B", .text = &w.bots, .help = "watch two bots" },
        { .name = "seed",
          .value = "N",
          .number = &w.seed,
          .high = INT64_MAX,
          .help = "chance: the same seed gives the same dice" },
        { .name = "dice",
          .value = "KIND",
          .text = &w.dice,
          .help = "typed: you throw real dice and type what fell; on the page also sealed" },
        { .name = "options",
          .value = "NAME=on,...",
          .text = &w.options,
          .help = "optional rules of a new battle ('linstock battles' lists them)" },
        { .name = "table",
          .value = "TABLE",
          .text = &w.table,
          .help = "on a table made by chance in place of the battle's own: made:NUMBER" },
        { .name = "save",
          .value = "FILE",
          .text = &w.save,
          .help =
              "write the record there on leaving (a record that is gone on with: into itself)" },
        { .name = "report",
          .value = "DIR",
          .text = &w.report,
          .help = "write the after-action report into this folder when the battle is over" },
        { .name = "new", .on = &w.fresh, .help = "with a record: its battle from the beginning" },
        { .name = "terminal",
          .on = &w.terminal,
          .help = "play here, by typed orders, instead of in the browser" },
        { .name = "plain", .on = &w.plain, .help = "in the terminal: no colours" },
        { .name = "port",
          .value = "N",
          .number = &w.port,
          .low = 1,
          .high = 65535,
          .help = "serve the page on this port (1777, or the next that is free)" },
        { .name = "no-browser",
          .on = &w.no_browser,
          .help = "serve the page, but open no browser" },
        { .name = "data",
          .value = "DIR",
          .text = &w.data,
          .help = "keep the games there (the user's data folder)" },
        { .name = "listen",
          .value = "ADDRESS",
          .text = &w.listen,
          .help = "let other machines in, as with 0.0.0.0; else only this one is answered" },
        { .name = "host",
          .value = "NAME",
          .text = &w.host,
          .help = "with --listen: a name by which this machine may be called" },
        { .name = NULL }
    };
    const cli_usage usage = {
        .usage = "play [BATTLE or RECORD] [options]",
        .about =
            "Plays a battle, or goes on with a recorded one: in the browser, from a page this "
            "program serves, or here with --terminal. There, type an order or the number of an "
            "answer; help lists all that can be typed. Orders may also come through a pipe, one "
            "to a line ('#' begins a comment): the first that is refused ends the game with exit "
            "code 1.",
        .example = "  linstock play\n"
                   "  linstock play brandywine-1777 --against doctrine --side american\n"
                   "  linstock play letter-from-tom.lin --terminal",
        .most = 1,
        .option = options,
    };
    cli_words words;
    play *p;
    int code = cli_parse(&usage, argc, argv, &words);

    if (code != CLI_GO_ON)
        return code;
    code = fits_the_place(&w);
    if (code == CLI_GO_ON && w.table && !words.words)
        code = cli_bad("--table needs a battle that is fought on it.");
    if (code == CLI_GO_ON && w.table)
        code = cli_on_table(&words.word[0], w.table);
    if (code != CLI_GO_ON)
        return code;
    p = calloc(1, sizeof *p);
    if (!p)
        return cli_bad("there is no memory left.");
    if (!w.terminal) {
        const char *name = words.words ? words.word[0] : NULL;
        bool is_record;

        code = check_for_page(p, name, &w);
        is_record = p->s.kind == CLI_RECORD;
        cli_close(&p->s);
        free(p);
        return code == CLI_GO_ON ? play_serve(name, is_record, &w) : code;
    }
    p->to = stdout;
    p->look = cli_look_of(stdout, w.plain);
    p->person = isatty(STDIN_FILENO);
    p->at_table = LIN_NOBODY;
    p->verb = -1;
    p->report = w.report;
    p->drawing = DRAW_EACH;
    play_signals();
    code = play_game(p, words.words ? words.word[0] : NULL, &w);
    lin_game_free(p->view);
    cli_close(&p->s);
    free(p);
    return code;
}
