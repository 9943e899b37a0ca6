/* replay.c -- `linstock replay`: a recorded game, told again. */
#include "cli/cli.h"

#include <string.h>

typedef struct {
    uint64_t to;
    bool events, board, account, story, json;
    const lin_field *field;
    lin_account *actions; /* where an account is wanted, while it is being told */
    json_writer out, *j;  /* out, while it is written to */
} telling;

static void show_entry(const telling *t, const cli_look *look, const cli_subject *s, size_t i,
                       const lin_game *at)
{
    char entry[1200];
    lin_text text = lin_text_in(entry, sizeof entry);

    lin_session_entry(s->session, i, &text);
    printf("%4zu. %s\n", i + 1, entry);
    if (t->events)
        cli_show_events(stdout, look, at, false, NULL);
}

/* A heading wherever the clock moves on, and the board there if wanted. */
static void show_clock(const telling *t, const cli_look *look, const lin_game *at, char *last,
                       size_t size)
{
    char now[200];
    lin_text text = lin_text_in(now, sizeof now);

    tell_portion_text(at, &text);
    if (strcmp(now, last) == 0)
        return;
    snprintf(last, size, "%s", now);
    if (t->board)
        cli_show_map(stdout, look, at, &(cli_map){ .zoom = 2 });
    if (now[0])
        printf("-- %s --\n", now);
}

/* ---- the account: actions instead of entries ---------------------------------------------- */

static void take_action(void *self, const lin_action *a)
{
    const telling *t = self;

    if (!a->text[0])
        return;
    if (!t->json) {
        printf("  %s\n", a->text);
        return;
    }
    tell_action_json(t->j, NULL, t->field, a);
    cli_json_flush(t->j);
}

/* Entry i played, and handed to the account if there is one. */
static bool play_entry(const telling *t, const cli_subject *s, size_t i, lin_game *at)
{
    bool plays;

    if (t->actions)
        lin_account_before(t->actions, at);
    plays = tell_line_next(s->session, i, at, NULL, NULL);
    if (plays && t->actions)
        lin_account_after(t->actions, at);
    return plays;
}

static void account_ends(telling *t)
{
    if (t->actions)
        lin_account_end(t->actions);
    lin_account_free(t->actions);
    t->actions = NULL;
}

/* ---- the whole --------------------------------------------------------------------------- */

static int tell_text(telling *t, const cli_subject *s, lin_game *at, size_t end)
{
    const cli_look look = cli_look_of(stdout, false);
    char last[200] = "";
    bool plays = true;

    printf("%s, %s against %s\n", s->battle->title, lin_side_name(s->battle, LIN_FIRST),
           lin_side_name(s->battle, LIN_SECOND));
    for (size_t i = 0; plays && i < end && !ferror(stdout); i++) {
        show_clock(t, &look, at, last, sizeof last);
        plays = play_entry(t, s, i, at);
        if (!t->account)
            show_entry(t, &look, s, i, at);
    }
    account_ends(t);
    if (t->board)
        cli_show_map(stdout, &look, at, &(cli_map){ .zoom = 2 });
    if (lin_game_field(at)->rules->score)
        cli_show_score(stdout, at);
    cli_show_question(stdout, &look, at);
    return plays ? CLI_DONE : CLI_BAD;
}

static bool tell_entry(telling *t, const cli_subject *s, size_t i, lin_game *at)
{
    bool plays;

    if (t->account)
        return play_entry(t, s, i, at);
    json_open(t->j, NULL, '{');
    tell_entry_members(t->j, s->session, i, at);
    plays = play_entry(t, s, i, at);
    if (t->events)
        tell_events_json(t->j, "events", at);
    json_close(t->j, '}');
    cli_json_flush(t->j);
    return plays;
}

static int tell_json(telling *t, const cli_subject *s, lin_game *at, size_t end)
{
    json_writer *j = &t->out;
    bool plays = true;

    t->out = cli_json();
    t->j = j;
    json_open(j, NULL, '{');
    json_put_text(j, "battle", s->battle->id);
    json_open(j, t->account ? "actions" : "entries", '[');
    for (size_t i = 0; plays && i < end && !ferror(stdout); i++)
        plays = tell_entry(t, s, i, at);
    account_ends(t);
    json_close(j, ']');
    json_put_int(j, "moves", (int64_t)lin_session_moves(s->session));
    tell_remark_json(j, "remark", s->session, 0);
    tell_state_members(j, at);
    json_put_hex(j, "hash", lin_hash(at));
    json_close(j, '}');
    return cli_json_end(j) == CLI_DONE && plays ? CLI_DONE : CLI_BAD;
}

static int tell_story(telling *t, const cli_subject *s)
{
    json_writer *j = &t->out;
    bool told;

    t->out = cli_json();
    json_open(j, NULL, '{');
    json_put_text(j, "battle", s->battle->id);
    told = tell_story_members(j, s->session);
    json_close(j, '}');
    return cli_json_end(j) == CLI_DONE && told ? CLI_DONE : CLI_BAD;
}

/* The record was played as it was read, so that it plays again. */
static int tell(telling *t, const cli_subject *s, lin_game *at)
{
    const size_t all = lin_session_moves(s->session), end = t->to < all ? (size_t)t->to : all;
    lin_refusal why = { 0 };
    lin_status status = LIN_OK;

    if (t->story)
        return tell_story(t, s);
    t->field = s->field;
    if (t->account)
        status = lin_account_new(&t->actions, s->field, take_action, t, &why);
    if (status != LIN_OK)
        return cli_refused(s->name, status, &why);
    tell_line_begin(s->session, at);
    return t->json ? tell_json(t, s, at, end) : tell_text(t, s, at, end);
}

int cli_replay(int argc, char **argv)
{
    telling t = { .to = UINT64_MAX };
    const cli_option options[] = {
        { .name = "to",
          .value = "N",
          .number = &t.to,
          .high = UINT64_MAX,
          .help = "only the first N entries" },
        { .name = "events",
          .on = &t.events,
          .help = "also what came of each order, with its rule" },
        { .name = "board", .on = &t.board, .help = "also the board, wherever the clock moves on" },
        { .name = "account",
          .on = &t.account,
          .help = "marches, volleys and battles in sentences, instead of single orders" },
        { .name = "story",
          .on = &t.story,
          .help = "the battle told afterwards, as one object: verdict, turns, losses, what decided "
                  "it, dice, narrative" },
        { .name = "json",
          .on = &t.json,
          .help = "entries (or actions), what can be seen of the game at the end, and hash as one "
                  "object" },
        { .name = NULL }
    };
    const cli_usage usage = {
        .usage = "replay RECORD [--to N] [--events] [--account] [--story] [--board] [--json]",
        .about = "Tells a recorded game again: every order with the dice that fell.",
        .example = "  linstock replay game.lin --events --board | less -R",
        .least = 1,
        .most = 1,
        .wanted = "a record",
        .option = options,
    };
    cli_words w;
    cli_subject s;
    lin_game *at = NULL;
    int code = cli_parse(&usage, argc, argv, &w);

    if (code != CLI_GO_ON)
        return code;
    code = cli_open(&s, w.word[0], NULL, lin_dice_typed());
    if (code == CLI_GO_ON && s.kind != CLI_RECORD)
        code = cli_bad("%s is not a record, so there is nothing to replay.", w.word[0]);
    if (code == CLI_GO_ON)
        code = cli_own_game(&s, lin_dice_typed(), &at);
    if (code == CLI_GO_ON)
        code = tell(&t, &s, at);
    lin_game_free(at);
    cli_close(&s);
    return code;
}
