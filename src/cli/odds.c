/* odds.c -- `linstock odds`: everything an order can lead to, with exact chances. */
#include "cli/cli.h"

static int print_odds(lin_game *g, const char *order, const char *assume, bool json)
{
    lin_refusal why = { 0 };
    lin_status status;
    tell_odds *odds = tell_odds_of(g, order, assume, &status, &why);
    int code = CLI_DONE;

    if (!odds)
        return cli_refused(NULL, status, &why);
    if (json) {
        json_writer j = cli_json();

        json_open(&j, NULL, '{');
        tell_odds_members(&j, odds);
        json_close(&j, '}');
        code = cli_json_end(&j);
    } else {
        tell_odds_text(odds, stdout);
    }
    tell_odds_free(odds);
    return code;
}

/* Without --order: the first answer whose sums the rule system can lay out. */
static int odds_of(lin_game *g, const char *order, const char *assume, bool json)
{
    char text[LIN_ORDER_TEXT];
    lin_text t = lin_text_in(text, sizeof text);

    if (order || tell_settling_order(g, &t))
        return print_odds(g, order ? order : text, assume, json);
    cli_bad("none of the answers to the present question is settled by dice; name one with "
            "--order.");
    return CLI_NO;
}

int cli_odds(int argc, char **argv)
{
    bool json = false;
    const char *order = NULL, *assume = NULL, *rules = NULL;
    const cli_option options[] = {
        { .name = "order",
          .value = "ORDER",
          .text = &order,
          .help = "the order to look at; without it the first answer that dice settle" },
        { .name = "assume",
          .value = "STEP=ANSWER,...",
          .text = &assume,
          .help = "how questions met on the way are answered, by the step's name; else the neutral "
                  "answer, or the question itself is the outcome" },
        { .name = "options",
          .value = "NAME=on,...",
          .text = &rules,
          .help = "optional rules, where a battle is named" },
        { .name = "json",
          .help = "order, explain, outcomes (text, p, fraction, choice, unfollowed), sum, limit",
          .on = &json },
        { .name = NULL }
    };
    const cli_usage usage = {
        .usage = "odds POSITION [--order \"...\"] [options]",
        .about =
            "Runs the real rules over every throw that can follow an order and prints each "
            "distinct outcome with its exact chance. POSITION is a position file, a record (its "
            "end) or a battle (its start).",
        .example = "  linstock odds bridge.pos --order \"fight\"\n"
                   "  linstock odds bridge.pos --order \"attack G-V1 with L-3\"",
        .least = 1,
        .most = 1,
        .wanted = "a position",
        .option = options,
    };
    cli_words w;
    cli_subject s;
    int code = cli_parse(&usage, argc, argv, &w);

    if (code != CLI_GO_ON)
        return code;
    code = cli_open(&s, w.word[0], rules, lin_dice_typed());
    if (code == CLI_GO_ON)
        code = odds_of(s.game, order, assume, json);
    cli_close(&s);
    return code;
}
