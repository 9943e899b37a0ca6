/* battles.c -- `linstock battles`: what can be fought, and with which optional rules. */
#include "cli/cli.h"

#include "files/files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    lin_source *source;
    bool json;
    json_writer j;
    const lin_rules *book; /* whose battles are being listed */
    int seen, bad;
} listing;

static void print_battle(const lin_field *f, bool whole)
{
    static char text[16000];
    lin_text t = lin_text_in(text, sizeof text);

    tell_battle_text(f, &t);
    if (whole)
        tell_battle_terms_text(f, &t);
    cli_show_text(stdout, 0, 100, text);
}

static void list_one(void *self, const char *name, const lin_field *f, lin_status status,
                     const lin_refusal *why)
{
    listing *l = self;

    (void)name;
    if (!f) {
        cli_refused(NULL, status, why);
        l->bad++;
        return;
    }
    if (l->json) {
        json_open(&l->j, NULL, '{');
        tell_battle_members(&l->j, f);
        json_close(&l->j, '}');
    } else {
        if (l->book != f->rules)
            printf("%s%s:\n", l->book ? "\n" : "", f->rules->name);
        print_battle(f, false);
    }
    l->book = f->rules;
    l->seen++;
}

static int list_all(listing *l)
{
    lin_refusal why = { 0 };
    lin_status status;

    if (l->json)
        json_open(&l->j, NULL, '[');
    status = lin_source_each(l->source, LIN_SHARE_DIR, list_one, l, &why);
    if (l->json) {
        json_close(&l->j, ']');
        cli_json_end(&l->j);
    }
    if (status != LIN_OK)
        return cli_refused(NULL, status, &why);
    if (l->seen && !l->json)
        printf("\n`linstock battles BATTLE` tells one in full, with its optional rules.\n");
    if (l->seen + l->bad == 0)
        return cli_bad(
            "no battles were found; set LINSTOCK_BATTLES to the folder that holds them.");
    return l->bad ? CLI_BAD : CLI_DONE;
}

/* One battle, with all that never changes in play. */
static int tell_one(const char *name, const char *rules, bool json)
{
    cli_subject s;
    int code = cli_open_battle(&s, name, rules);

    if (code == CLI_GO_ON && json) {
        json_writer j = cli_json();

        json_open(&j, NULL, '{');
        tell_whole_battle_members(&j, s.field);
        json_close(&j, '}');
        code = cli_json_end(&j);
    } else if (code == CLI_GO_ON) {
        print_battle(s.field, true);
        cli_show_text(stdout, 2, 100, s.battle->history);
        code = CLI_DONE;
    }
    cli_close(&s);
    return code;
}

int cli_battles(int argc, char **argv)
{
    listing l = { .j = cli_json() };
    const char *rules = NULL;
    const cli_option options[] = {
        { .name = "options",
          .value = "NAME=on,...",
          .text = &rules,
          .help = "with a BATTLE: as these optional rules make it" },
        { .name = "json",
          .help = "a list of objects: id, rules, title, sides, turns, pieces, options; of a BATTLE "
                  "one object, with its units, map and orders",
          .on = &l.json },
        { .name = NULL }
    };
    const cli_usage usage = {
        .usage = "battles [BATTLE] [--json]",
        .about =
            "Lists the battles that can be fought, book by book, or tells one of them in full, "
            "with its optional rules. They are "
            "looked for in the folders of $LINSTOCK_BATTLES, beside the program, and where it "
            "was installed.",
        .example = "  linstock battles",
        .most = 1,
        .option = options,
    };
    cli_words w;
    int code = cli_parse(&usage, argc, argv, &w);

    if (code != CLI_GO_ON)
        return code;
    if (w.words)
        return tell_one(w.word[0], rules, l.json);
    if (rules)
        return cli_bad("--options needs a battle: battles BATTLE --options NAME=on.");
    l.source = lin_source_new(LIN_SHARE_DIR);
    if (!l.source)
        return cli_bad("there is no memory left.");
    code = list_all(&l);
    lin_source_free(l.source);
    return code;
}
