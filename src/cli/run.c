/* run.c -- `linstock run`: the referee.
 *
 * Orders and dice go in, events and the new position come out. The first order that the rules
 * forbid ends the run: the rule and its sentence are said, and no position is printed. How the
 * outcome is told stands in run_tell.c. */
#include "cli/cli.h"

#include "files/files.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    const char *orders, *orders_file, *dice, *options;
    bool json, script, trace;
    json_writer traced; /* the trace, while it is told as JSON */
    uint8_t face[4096];
    int faces, at;
} referee;

static int refused(const referee *r, const lin_game *g, const char *order, lin_status status,
                   const lin_refusal *why)
{
    if (r->json) {
        json_writer j = cli_json();

        json_open(&j, NULL, '{');
        tell_refusal_members(&j, tell_status_code(status), why);
        json_put_text(&j, "order", order);
        tell_events_json(&j, "events", g);
        json_close(&j, '}');
        cli_json_end(&j);
    }
    cli_refused(order, status, why);
    return status == LIN_NO_MEMORY ? CLI_BAD : CLI_NO;
}

/* ---- the agenda, step by step ---------------------------------------------------------- */

/* A line of the trace, as a comment, so that what is printed stays a position or a script. */
static void trace_line(referee *r, const char *what, const char *text)
{
    if (r->json) {
        json_open(&r->traced, NULL, '{');
        json_put_text(&r->traced, what, text);
        json_close(&r->traced, '}');
    } else {
        printf("# %-5s %s\n", what, text);
    }
}

static void trace_frame(void *self, const lin_field *f, bool pushed, int depth,
                        const lin_frame *frame)
{
    referee *r = self;
    char text[200];
    lin_text t = lin_text_in(text, sizeof text);

    if (!r->json)
        lin_put(&t, "%*s", 2 * depth, "");
    lin_frame_text(f, frame, &t);
    lin_put(&t, " (%s)", f->rules->step[frame->step].rule);
    trace_line(r, pushed ? "push" : "pop", text);
}

static void trace_order(referee *r, const lin_game *g, const lin_order *o)
{
    char text[LIN_ORDER_TEXT];
    lin_text t = lin_text_in(text, sizeof text);

    if (!r->trace)
        return;
    lin_put(&t, "%s: ", lin_side_id(lin_game_field(g)->battle, lin_to_answer(g)));
    lin_print(lin_game_field(g), o, &t);
    trace_line(r, "order", text);
}

static void trace_dice(referee *r, const uint8_t *face, int n)
{
    char text[200];
    lin_text t = lin_text_in(text, sizeof text);

    if (!r->trace)
        return;
    for (int i = 0; i < n; i++)
        lin_put(&t, "%s%d", i ? " " : "", face[i]);
    trace_line(r, "dice", text);
}

/* Hand over dice for as long as they are wanted and there are any. */
static int feed(referee *r, lin_game *g)
{
    while (lin_waits(g) == LIN_ASKS_DICE && r->at < r->faces) {
        lin_refusal why = { 0 };
        lin_question q;
        lin_status status;

        lin_ask(g, &q);
        if (q.roll.n > r->faces - r->at)
            lin_refuse(&why, status = LIN_NEED_DICE, q.rule,
                       "%d %s wanted for %s and only %d left; give more with --dice.", q.roll.n,
                       q.roll.n == 1 ? "die is" : "dice are", q.roll.purpose, r->faces - r->at);
        else {
            trace_dice(r, r->face + r->at, q.roll.n);
            status = lin_roll(g, r->face + r->at, q.roll.n, &why);
        }
        if (status != LIN_OK)
            return refused(r, g, "dice", status, &why);
        r->at += q.roll.n;
    }
    return CLI_GO_ON;
}

static int give(referee *r, lin_game *g, const char *order)
{
    lin_order *atom = malloc(LIN_ATOMS * sizeof *atom);
    lin_refusal why = { 0 };
    lin_status status;
    int n = 0, code = CLI_GO_ON;

    if (!atom)
        return cli_bad("there is no memory left.");
    status = lin_waits(g) == LIN_ASKS_SIDE ? lin_expand(g, order, atom, LIN_ATOMS, &n, &why)
                                           : lin_check(g, LIN_FIRST, &(lin_order){ 0 }, &why);
    for (int i = 0; status == LIN_OK && code == CLI_GO_ON && i < n; i++) {
        trace_order(r, g, &atom[i]);
        status = lin_give(g, lin_to_answer(g), &atom[i], &why);
        if (status == LIN_OK)
            code = feed(r, g);
    }
    free(atom);
    return status == LIN_OK ? code : refused(r, g, order, status, &why);
}

static char *trimmed(char *text)
{
    size_t n;

    text += strspn(text, " \t\r");
    n = strlen(text);
    while (n > 0 && strchr(" \t\r", text[n - 1]))
        text[--n] = '\0';
    return text;
}

/* Orders stand apart by ';' or line; '#' begins a comment to the end of its line. */
static int give_all(referee *r, lin_game *g, const char *orders)
{
    char *copy = strdup(orders), *line, *rest_of_lines = NULL;
    int code = feed(r, g);

    if (!copy)
        return cli_bad("there is no memory left.");
    for (line = strtok_r(copy, "\n", &rest_of_lines); line && code == CLI_GO_ON;
         line = strtok_r(NULL, "\n", &rest_of_lines)) {
        char *rest = NULL;

        line[strcspn(line, "#")] = '\0';
        for (char *order = strtok_r(line, ";", &rest); order && code == CLI_GO_ON;
             order = strtok_r(NULL, ";", &rest)) {
            order = trimmed(order);
            if (*order)
                code = give(r, g, order);
        }
    }
    free(copy);
    return code;
}

static int orders_from_file(const referee *r, lin_game *g)
{
    lin_refusal why = { 0 };
    char *text;
    size_t n;
    const lin_status status = lin_slurp(r->orders_file, LIN_FILE_MOST, &text, &n, &why);
    int code;

    if (status != LIN_OK) {
        cli_refused(NULL, status, &why);
        return CLI_BAD;
    }
    code = give_all((referee *)r, g, text);
    lin_free(text);
    return code;
}

/* ---- what came of it ------------------------------------------------------------------- */

static int print_json(referee *r, lin_game *g, const char *position)
{
    json_writer j = cli_json();

    json_open(&j, NULL, '{');
    json_put_text(&j, "battle", lin_game_field(g)->battle->id);
    tell_state_members(&j, g);
    tell_events_json(&j, "events", g);
    if (r->trace) {
        json_close(&r->traced, ']');
        json_put_value(&j, "trace", r->traced.at, r->traced.used);
    }
    json_put_text(&j, "position", position);
    json_put_hex(&j, "hash", lin_hash(g));
    json_close(&j, '}');
    return cli_json_end(&j);
}

static int print_outcome(referee *r, lin_game *g)
{
    lin_refusal why = { 0 };
    char *position;
    lin_status status;
    int code = CLI_DONE;

    if (r->at < r->faces)
        return cli_bad(
            "more dice were given than were thrown: %d at the end of --dice %s left over.",
            r->faces - r->at, r->faces - r->at == 1 ? "is" : "are");
    status = lin_position_write(g, &position, &why);
    if (status != LIN_OK)
        return cli_refused(NULL, status, &why);
    if (r->json)
        code = print_json(r, g, position);
    else if (r->script)
        cli_run_script(g, position);
    else
        cli_run_text(g, position);
    lin_free(position);
    return code;
}

static int referee_run(referee *r, const char *name)
{
    cli_subject s;
    lin_game *g = NULL;
    int code = cli_open(&s, name, r->options, lin_dice_typed());

    if (code == CLI_GO_ON)
        code = cli_own_game(&s, lin_dice_typed(), &g);
    if (code == CLI_GO_ON && r->trace) {
        json_open(&r->traced, NULL, '[');
        lin_trace(g, trace_frame, r);
    }
    if (code == CLI_GO_ON && r->orders_file)
        code = orders_from_file(r, g);
    if (code == CLI_GO_ON)
        code = give_all(r, g, r->orders ? r->orders : "");
    if (code == CLI_GO_ON)
        code = print_outcome(r, g);
    lin_game_free(g);
    free(r->traced.at);
    cli_close(&s);
    return code;
}

int cli_run(int argc, char **argv)
{
    referee r = { 0 };
    const cli_option options[] = {
        { .name = "orders",
          .value = "\"A; B\"",
          .text = &r.orders,
          .help =
              "orders and macros, apart by ';' or lines, each given by the side that is asked" },
        { .name = "orders-file",
          .value = "FILE",
          .text = &r.orders_file,
          .help = "the same from a file ('-': standard input), before those of --orders" },
        { .name = "dice",
          .value = "\"3 4 5\"",
          .text = &r.dice,
          .help = "the faces that fall, in order; all must be used" },
        { .name = "options",
          .value = "NAME=on,...",
          .text = &r.options,
          .help = "optional rules, where a battle is named" },
        { .name = "trace",
          .on = &r.trace,
          .help = "also each step of the agenda as it is pushed and popped, as comments" },
        { .name = "script",
          .on = &r.script,
          .help = "events, position and question as lines of a rule script" },
        { .name = "json",
          .on = &r.json,
          .help = "what can be seen of the game, events, position and hash as one object" },
        { .name = NULL }
    };
    const cli_usage usage = {
        .usage = "run POSITION [--orders \"...\"] [--dice \"...\"] [options]",
        .about = "The referee. Gives the orders with the dice and prints what happened, the new "
                 "position, and what is asked now. A refused order ends it with exit code 1 and "
                 "the rule against it. "
                 "POSITION is a position file, a record (its end) or a battle (its start).",
        .example = "  linstock run bridge.pos --orders \"fight\" --dice \"3 4\"",
        .least = 1,
        .most = 1,
        .wanted = "a position",
        .option = options,
    };
    lin_refusal why = { 0 };
    cli_words w;
    const int code = cli_parse(&usage, argc, argv, &w);

    if (code != CLI_GO_ON)
        return code;
    if (r.dice) {
        r.faces = cli_faces(r.dice, r.face, (int)sizeof r.face, &why);
        if (r.faces < 0)
            return cli_bad("--dice: %s", why.text);
    }
    return referee_run(&r, w.word[0]);
}
