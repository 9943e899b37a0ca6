/* check.c -- `linstock check`: rule scripts, the tests that a player can read.
 *
 * Files are run as they are named; folders are searched for *.t, in the order of their names. A
 * failing case is printed with its file and line; the last line counts. */
#include "cli/cli.h"

#include "files/files.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

typedef struct {
    lin_source *source;
    lin_tally tally;
    bool verbose, json, bad;
    json_writer j;
    int files;
} checking;

static void report(void *self, const char *file, int line, bool passed, const char *title,
                   const char *why)
{
    checking *c = self;

    if (c->json) {
        json_open(&c->j, NULL, '{');
        json_put_text(&c->j, "file", file);
        json_put_int(&c->j, "line", line);
        json_put_text(&c->j, "title", title);
        json_put_bool(&c->j, "passed", passed);
        json_put_text(&c->j, "why", passed ? NULL : why);
        json_close(&c->j, '}');
    } else if (!passed) {
        printf("%s:%d: FAILED %s\n", file, line, title);
        if (why && *why)
            printf("    %s\n", why);
    } else if (c->verbose) {
        printf("%s:%d: passed %s\n", file, line, title);
    }
}

static void check_file(checking *c, const char *file)
{
    lin_refusal why = { 0 };
    char *text = NULL;
    size_t n;
    const lin_script_source source = { lin_source_field, lin_source_file, lin_source_judge,
                                       c->source };
    lin_status status = lin_slurp(file, LIN_FILE_MOST, &text, &n, &why);

    c->files++;
    if (status == LIN_OK) {
        status = lin_script_run(file, text, n, &source, report, c, &c->tally, &why);
        lin_free(text);
    }
    if (status != LIN_OK) {
        cli_refused(why.line ? file : NULL, status, &why);
        c->bad = true;
    }
}

/* ---- folders --------------------------------------------------------------------------- */

static bool ends_in_t(const char *name)
{
    const size_t n = strlen(name);

    return n > 2 && strcmp(name + n - 2, ".t") == 0;
}

static int wanted(const struct dirent *d)
{
    return d->d_name[0] != '.';
}

static void check_path(checking *c, const char *path, bool named, int depth);

static void check_folder(checking *c, const char *path, int depth)
{
    struct dirent **entry;
    const int n = scandir(path, &entry, wanted, alphasort);

    if (n < 0) {
        cli_bad("%s: the folder cannot be read.", path);
        c->bad = true;
        return;
    }
    for (int i = 0; i < n; i++) {
        char inside[LIN_PATH];

        if (snprintf(inside, sizeof inside, "%s/%s", path, entry[i]->d_name) < (int)sizeof inside)
            check_path(c, inside, false, depth + 1);
        free(entry[i]);
    }
    free(entry);
}

static void check_path(checking *c, const char *path, bool named, int depth)
{
    struct stat st = { 0 };

    if (strcmp(path, "-") != 0 && stat(path, &st) != 0) {
        cli_bad("%s: there is no such file or folder.", path);
        c->bad = true;
    } else if (strcmp(path, "-") != 0 && S_ISDIR(st.st_mode)) {
        if (depth < 16)
            check_folder(c, path, depth);
    } else if (named || ends_in_t(path)) {
        check_file(c, path);
    }
}

/* ---- the command ----------------------------------------------------------------------- */

static int check_all(checking *c, const cli_words *w)
{
    if (c->json) {
        json_open(&c->j, NULL, '{');
        json_open(&c->j, "cases", '[');
    }
    for (int i = 0; i < w->words; i++)
        check_path(c, w->word[i], true, 0);
    if (c->json) {
        json_close(&c->j, ']');
        json_put_int(&c->j, "passed", c->tally.passed);
        json_put_int(&c->j, "failed", c->tally.failed);
        json_close(&c->j, '}');
        cli_json_end(&c->j);
    } else {
        printf("%d passed, %d failed\n", c->tally.passed, c->tally.failed);
    }
    if (c->files == 0 && !c->bad)
        return cli_bad("no rule scripts (*.t) were found there.");
    return c->bad ? CLI_BAD : c->tally.failed ? CLI_NO : CLI_DONE;
}

int cli_check(int argc, char **argv)
{
    checking c = { .j = cli_json() };
    const cli_option options[] = { { .name = "verbose",
                                     .letter = 'v',
                                     .help = "print the title of every case",
                                     .on = &c.verbose },
                                   { .name = "json",
                                     .help =
                                         "cases (file, line, title, passed, why), passed, failed",
                                     .on = &c.json },
                                   { .name = NULL } };
    const cli_usage usage = {
        .usage = "check FILE or FOLDER... [--verbose] [--json]",
        .about =
            "Runs rule scripts; folders are searched for *.t. Failing cases are printed, and the "
            "last line reads 'N passed, N failed'. Exit code 1 if any failed.",
        .example = "  linstock check tests/brandywine",
        .least = 1,
        .most = -1,
        .wanted = "a file or folder",
        .option = options,
    };
    cli_words w;
    int code = cli_parse(&usage, argc, argv, &w);

    if (code != CLI_GO_ON)
        return code;
    c.source = lin_source_new(LIN_SHARE_DIR);
    if (!c.source)
        return cli_bad("there is no memory left.");
    code = check_all(&c, &w);
    lin_source_free(c.source);
    return code;
}
