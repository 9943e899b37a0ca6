/* table.c -- `linstock table`: a table made by chance, as a Tiled map or a picture of it. Seen
 * before it is played on, and kept where somebody wants to change it by hand. */
#include "cli/cli.h"

#include "files/files.h"

#include <stdlib.h>
#include <string.h>

/* The only book that makes tables, or the one that is named. */
static const lin_rules *book_of(const char *name)
{
    if (name)
        return lin_rules_find(name);
    for (int i = 0; lin_rules_at(i); i++)
        if (lin_rules_at(i)->make_table)
            return lin_rules_at(i);
    return NULL;
}

static bool ends_in(const char *text, const char *end)
{
    const size_t n = strlen(text), m = strlen(end);

    return n >= m && strcmp(text + n - m, end) == 0;
}

/* A battle of which nothing but its ground is drawn. */
static int draw_table(const lin_rules *r, const char *table, const char *map, size_t size,
                      const char *path, uint64_t inch)
{
    lin_battle b = { .turns = 1 };
    lin_draw_options o = lin_draw_usual();
    lin_refusal why = { 0 };
    lin_status status;

    snprintf(b.rules, sizeof b.rules, "%s", r->id);
    snprintf(b.title, sizeof b.title, "Table %.40s", table);
    o.title = b.title;
    o.pieces = o.legend = false;
    o.cell_px = (int)inch;
    status = lin_tiled_read(map, size, table, r, &b.board, &b.table, &why);
    if (status == LIN_OK)
        status = lin_draw(&b, NULL, 0, &o, path, &why);
    if (status == LIN_OK)
        return CLI_DONE;
    cli_refused(NULL, status, &why);
    return CLI_BAD;
}

static int put_table(const lin_rules *r, const char *table, const char *path, uint64_t inch)
{
    lin_refusal why = { 0 };
    lin_made_table made;
    char *map = NULL;
    size_t n = 0;
    int code = CLI_DONE;
    lin_status status = lin_made_read(table, &made, &why);

    if (status == LIN_OK)
        status = lin_made_map(r, &made, &map, &n, &why);
    if (status == LIN_OK && path &&
        (ends_in(path, ".png") || ends_in(path, ".svg") || ends_in(path, ".pdf")))
        code = draw_table(r, table, map, n, path, inch);
    else if (status == LIN_OK && path && ends_in(path, ".tmj"))
        status = lin_spill(path, map, n, &why);
    else if (status == LIN_OK && path)
        code = cli_bad("'%.200s' must end in .tmj for a map, or in .svg, .png or .pdf for a "
                       "picture.",
                       path);
    else if (status == LIN_OK)
        fputs(map, stdout);
    lin_free(map);
    if (status == LIN_OK)
        return code;
    cli_refused(NULL, status, &why);
    return CLI_BAD;
}

int cli_table(int argc, char **argv)
{
    const char *path = NULL, *book = NULL;
    uint64_t inch = 0;
    const cli_option option[] = {
        { "out", 'o', "FILE", "write the map (.tmj) or a picture (.svg, .png, .pdf)", NULL, &path,
          NULL, 0, 0 },
        { "rules", 0, "BOOK", "for battles of that book (the first that makes tables)", NULL, &book,
          NULL, 0, 0 },
        { "inch", 0, "PIXELS", "of a picture: pixels to an inch", NULL, NULL, &inch,
          LIN_DRAW_INCH_MIN, LIN_DRAW_INCH_MAX },
        { .name = NULL },
    };
    const cli_usage usage = {
        .usage = "table made:NUMBER[-FEETxFEET][-mirrored] [-o FILE] [options]",
        .about =
            "Makes a table by chance: the same number makes the same table everywhere. It is 6 "
            "by 4 feet unless its size is said. Mirrored, half a turn leaves it as it is; "
            "else its ground is diced, and shared out evenly between its halves. Without -o "
            "the Tiled map is printed. Battles by points are fought on it with --table.",
        .example = "  linstock table made:7 -o table.png\n"
                   "  linstock table made:7-8x6-mirrored -o map.tmj\n"
                   "  linstock play take-the-field --table made:7-mirrored",
        .least = 1,
        .most = 1,
        .wanted = "a table",
        .option = option,
    };
    const lin_rules *r;
    cli_words words;
    const int code = cli_parse(&usage, argc, argv, &words);

    if (code != CLI_GO_ON)
        return code;
    if (!(r = book_of(book)))
        return cli_bad("there is no book '%.40s'.", book ? book : "that makes tables");
    return put_table(r, words.word[0], path, inch);
}
