/* replay.c -- `linstock replay`: a recorded game, told again. */
#include "cli/cli.h"

#include <string.h>

typedef struct {
    uint64_t to;
    bool events, board, account, json;
    json_writer *j; /* where actions go */
} telling;

static void tell_entry(const telling *t, const cli_look *look, const cli_subject *s, size_t i,
                       lin_game *at, json_writer *j)
{
    char entry[1200];
    lin_text text = lin_text_in(entry, sizeof entry);

    lin_session_entry(s->session, i, &text);
    if (t->json) {
        json_open(j, NULL, '{');
        json_put_int(j, "number", (int64_t)i + 1);
        json_put_text(j, "entry", entry);
        if (t->events)
            json_events(j, "events", at);
        json_close(j, '}');
        cli_json_flush(j);
        return;
    }
    printf("%4zu. %s\n", i + 1, entry);
    if (t->events)
        cli_show_events(stdout, look, at, false);
}

/* A heading wherever the clock moves on, and the board there if wanted. */
static void tell_clock(const telling *t, const cli_look *look, const lin_game *at, char *last,
                       size_t size)
{
    char now[200];
    lin_text text = lin_text_in(now, sizeof now);

    cli_portion(at, &text);
    if (strcmp(now, last) == 0)
        return;
    snprintf(last, size, "%s", now);
    if (t->json)
        return;
    if (t->board)
        cli_show_map(stdout, look, at, &(cli_map){ .zoom = 2 });
    if (now[0])
        printf("-- %s --\n", now);
}

/* One action of the account: a sentence, or all that is known of it. */
static void tell_action(void *self, const lin_action *a)
{
    const telling *t = self;

    if (!a->text[0])
        return;
    if (!t->json) {
        printf("  %s\n", a->text);
        return;
    }
    json_open(t->j, NULL, '{');
    json_put_text(t->j, "action", a->row ? a->row->name : NULL);
    json_put_bool(t->j, "loud", a->row && a->row->loud);
    json_put_int(t->j, "side", (int)a->side);
    json_put_text(t->j, "text", a->text);
    json_open(t->j, "dice", '[');
    for (int i = 0; i < a->dice; i++)
        json_put_int(t->j, NULL, a->face[i]);
    json_close(t->j, ']');
    json_close(t->j, '}');
    cli_json_flush(t->j);
}

static int tell_end(const telling *t, const cli_look *look, lin_game *at, json_writer *j)
{
    if (t->json) {
        json_close(j, ']');
        json_question(j, "question", at, true);
        json_score(j, at);
        json_put_hex(j, "hash", lin_hash(at));
        json_close(j, '}');
        return cli_json_end(j);
    }
    if (t->board)
        cli_show_map(stdout, look, at, &(cli_map){ .zoom = 2 });
    if (lin_game_field(at)->rules->score)
        cli_show_score(stdout, at);
    cli_show_question(stdout, look, at);
    return CLI_DONE;
}

static int tell(telling *t, const cli_subject *s, lin_game *at)
{
    const cli_look look = cli_look_of(stdout, false);
    const size_t all = lin_session_moves(s->session), end = t->to < all ? (size_t)t->to : all;
    json_writer j = cli_json();
    char last[200] = "";
    lin_refusal why = { 0 };
    lin_account *account = NULL;
    lin_status status = lin_session_at(s->session, 0, at, &why);

    t->j = &j;
    if (status == LIN_OK && t->account)
        status = lin_account_new(&account, s->field, tell_action, t, &why);
    if (t->json) {
        json_open(&j, NULL, '{');
        json_put_text(&j, "battle", s->battle->id);
        json_open(&j, t->account ? "actions" : "entries", '[');
    } else {
        printf("%s, %s against %s\n", s->battle->title, cli_side_name(s->battle, LIN_FIRST),
               cli_side_name(s->battle, LIN_SECOND));
    }
    for (size_t i = 0; i < end && status == LIN_OK && !ferror(stdout); i++) {
        tell_clock(t, &look, at, last, sizeof last);
        if (account)
            lin_account_before(account, at);
        status = lin_session_at(s->session, i + 1, at, &why);
        if (status == LIN_OK && account)
            lin_account_after(account, at);
        else if (status == LIN_OK)
            tell_entry(t, &look, s, i, at, &j);
    }
    if (account)
        lin_account_end(account);
    lin_account_free(account);
    if (status != LIN_OK) {
        cli_json_end(&j);
        return cli_refused(s->name, status, &why);
    }
    return tell_end(t, &look, at, &j);
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
        { .name = "json",
          .on = &t.json,
          .help = "entries, question, points and hash as one object" },
        { .name = NULL }
    };
    const cli_usage usage = {
        .usage = "replay RECORD [--to N] [--events] [--account] [--board] [--json]",
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
