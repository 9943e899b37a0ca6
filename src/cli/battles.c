/* battles.c -- `linstock battles`: what can be fought, and with which optional rules. */
#include "cli/cli.h"

#include "files/files.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    lin_source *source;
    bool json;
    json_writer j;
    int seen, bad;
} listing;

/* The battle may switch an option on or off for itself; the field knows. */
static void print_options(const lin_field *f)
{
    const lin_rules *r = f->rules;

    for (int i = 0; i < r->options; i++) {
        printf("    %s=%s  [%s]  ", r->option[i].name, lin_option_word(&r->option[i], f->option[i]),
               r->option[i].rule);
        printf("%s\n", r->option[i].text);
    }
}

static void print_battle(const lin_field *f)
{
    const lin_battle *b = f->battle;

    printf("%s\n  %s%s%s\n", b->id, b->title, b->date[0] ? ", " : "", b->date);
    printf("  %s against %s, %d turns, %d pieces; rules: %s\n", cli_side_name(b, LIN_FIRST),
           cli_side_name(b, LIN_SECOND), b->turns, b->units, b->rules);
    if (b->note[0]) {
        fputs("  ", stdout);
        cli_wrap(stdout, 88, 2, b->note);
    }
    if (f->rules->options) {
        printf("  options (--options name=on,name=off):\n");
        print_options(f);
    }
}

static void json_battle(json_writer *j, const lin_field *f)
{
    const lin_battle *b = f->battle;

    json_open(j, NULL, '{');
    json_put_text(j, "id", b->id);
    json_put_text(j, "rules", b->rules);
    json_put_text(j, "title", b->title);
    json_put_text(j, "date", b->date);
    json_open(j, "sides", '[');
    for (int s = 0; s < LIN_SIDES; s++)
        json_put_text(j, NULL, b->side_id[s]);
    json_close(j, ']');
    json_put_int(j, "turns", b->turns);
    json_put_int(j, "pieces", b->units);
    json_open(j, "options", '[');
    for (int i = 0; i < f->rules->options; i++) {
        json_open(j, NULL, '{');
        json_put_text(j, "name", f->rules->option[i].name);
        if (f->rules->option[i].names)
            json_put_text(j, "default", lin_option_word(&f->rules->option[i], f->option[i]));
        else
            json_put_bool(j, "default", f->option[i]);
        json_put_text(j, "rule", f->rules->option[i].rule);
        json_put_text(j, "text", f->rules->option[i].text);
        json_close(j, '}');
    }
    json_close(j, ']');
    json_put_text(j, "note", b->note);
    json_close(j, '}');
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
    if (l->json)
        json_battle(&l->j, f);
    else
        print_battle(f);
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
    if (l->seen + l->bad == 0)
        return cli_bad(
            "no battles were found; set LINSTOCK_BATTLES to the folder that holds them.");
    return l->bad ? CLI_BAD : CLI_DONE;
}

int cli_battles(int argc, char **argv)
{
    listing l = { .j = cli_json() };
    const cli_option options[] = {
        { .name = "json",
          .help = "a list of objects: id, rules, title, sides, turns, pieces, options",
          .on = &l.json },
        { .name = NULL }
    };
    const cli_usage usage = {
        .usage = "battles [--json]",
        .about =
            "Lists the battles that can be fought, with their sides and optional rules. They are "
            "looked for in the folders of $LINSTOCK_BATTLES, beside the program, and where it "
            "was installed.",
        .example = "  linstock battles",
        .most = 0,
        .option = options,
    };
    cli_words w;
    int code = cli_parse(&usage, argc, argv, &w);

    if (code != CLI_GO_ON)
        return code;
    l.source = lin_source_new(LIN_SHARE_DIR);
    if (!l.source)
        return cli_bad("there is no memory left.");
    code = list_all(&l);
    lin_source_free(l.source);
    return code;
}
