/* doctor.c -- `linstock doctor`: are the games of a data folder sound? And copies of them. */
#include "cli/cli.h"

#include "server/serve.h"

#include <stdlib.h>

typedef struct {
    json_writer j;
    bool json;
} telling;

static void tell_game(void *self, const char *id, const char *battle, uint64_t rows,
                      const char *trouble)
{
    telling *t = self;

    if (t->json) {
        json_open(&t->j, NULL, '{');
        json_put_text(&t->j, "game", id);
        json_put_text(&t->j, "battle", battle);
        json_put_int(&t->j, "rows", (int64_t)rows);
        json_put_text(&t->j, "trouble", trouble);
        json_close(&t->j, '}');
    } else if (trouble) {
        printf("%s (%s, %llu rows): %s\n", id, battle, (unsigned long long)rows, trouble);
    }
}

static void tell_found(const doctor_options *want, const doctor_found *found)
{
    typedef unsigned long long number;

    if (found->damage[0])
        printf("The file is damaged: %s.\n", found->damage);
    printf("%llu games with %llu rows; %llu of them have trouble.\n", (number)found->games,
           (number)found->rows, (number)found->troubled);
    if (want->backup)
        printf("A copy of the file is %s.\n", want->backup);
    if (want->records)
        printf("%llu records are in %s.\n", (number)found->saved, want->records);
}

static int examine(const doctor_options *want, telling *t)
{
    doctor_found found;
    char why[400];

    if (t->json) {
        t->j = cli_json();
        json_open(&t->j, NULL, '{');
        json_open(&t->j, "games", '[');
    }
    if (!lin_doctor(want, &found, why, sizeof why)) {
        free(t->j.at);
        return cli_bad("%s", why);
    }
    if (t->json) {
        json_close(&t->j, ']');
        json_put_int(&t->j, "troubled", (int64_t)found.troubled);
        json_put_text(&t->j, "damage", found.damage[0] ? found.damage : NULL);
        json_put_int(&t->j, "saved", (int64_t)found.saved);
        json_close(&t->j, '}');
        if (cli_json_end(&t->j) != CLI_DONE)
            return CLI_BAD;
    } else {
        tell_found(want, &found);
    }
    return found.troubled || found.damage[0] ? CLI_NO : CLI_DONE;
}

int cli_doctor(int argc, char **argv)
{
    telling t = { .json = false };
    doctor_options want = { .share = LIN_SHARE_DIR, .game = tell_game, .self = &t };
    const cli_option options[] = {
        { .name = "backup",
          .value = "FILE",
          .text = &want.backup,
          .help = "makes a whole copy of games.db there, also while a server is up" },
        { .name = "records",
          .value = "FOLDER",
          .text = &want.records,
          .help = "writes every game there as a record, with all that is hidden in it" },
        { .name = "json", .on = &t.json, .help = "games, troubled, damage, saved" },
        { .name = NULL }
    };
    const cli_usage usage = {
        .usage = "doctor FOLDER [options]",
        .about = "Looks through the data folder of a server: the file itself, and every game by "
                 "playing its whole journal again. Nothing is changed. Exit code 0: all is well. "
                 "1: something is not, and it is said. 2: it cannot be opened.",
        .example = "  linstock doctor ~/.local/share/linstock --backup games-backup.db",
        .least = 1,
        .most = 1,
        .wanted = "a data folder",
        .option = options,
    };
    cli_words w;
    const int code = cli_parse(&usage, argc, argv, &w);

    if (code != CLI_GO_ON)
        return code;
    want.data = w.word[0];
    return examine(&want, &t);
}
