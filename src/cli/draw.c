/* draw.c -- `linstock draw`: the plan of a battle, position or record, by the draw library. */
#include "cli/cli.h"

#include <stdlib.h>
#include <string.h>

int cli_picture(const lin_game *g, const lin_draw_options *options, const char *path)
{
    const lin_field *f = lin_game_field(g);
    lin_draw_options o = options ? *options : lin_draw_usual();
    lin_draw_scene *scene = o.pieces ? malloc(sizeof *scene) : NULL;
    char clock[200];
    lin_text t = lin_text_in(clock, sizeof clock);
    lin_refusal why = { 0 };
    lin_status status;

    if (o.pieces && !scene)
        return cli_bad("there is no memory left.");
    if (scene) {
        lin_draw_look(g, scene);
        lin_draw_use(scene, &o);
    }
    o.unmeasured = lin_blind(g) != NULL;
    lin_clock(g, &t);
    if (!o.subtitle && o.pieces && clock[0])
        o.subtitle = clock;
    status =
        lin_draw(f->battle, scene ? scene->piece : NULL, scene ? scene->pieces : 0, &o, path, &why);
    free(scene);
    if (status == LIN_OK)
        return CLI_DONE;
    cli_refused(NULL, status, &why);
    return CLI_BAD;
}

/* The record as it stood after N entries. */
static int go_to(const cli_subject *s, uint64_t at, lin_game *into)
{
    lin_refusal why = { 0 };

    if (at == UINT64_MAX)
        return CLI_GO_ON;
    if (s->kind != CLI_RECORD)
        return cli_bad("--at counts the entries of a record, and '%s' is none.", s->name);
    if (at > lin_session_moves(s->session))
        return cli_bad("--at %llu is too far: the record has %zu entries.", (unsigned long long)at,
                       lin_session_moves(s->session));
    if (lin_session_at(s->session, (size_t)at, into, &why) != LIN_OK)
        return cli_bad("%s: %s", s->name, why.text);
    return CLI_GO_ON;
}

static int ending_known(const char *path)
{
    const char *dot = path ? strrchr(path, '.') : NULL;

    if (!path)
        return cli_bad("where should the picture go? Add -o plan.svg (or .png, or .pdf).");
    if (dot && (strcmp(dot, ".svg") == 0 || strcmp(dot, ".png") == 0 || strcmp(dot, ".pdf") == 0))
        return CLI_GO_ON;
    return cli_bad("'%s' must end in .svg, .png or .pdf: that says what to draw.", path);
}

/* ---- which part of the ground, and what is pointed at ------------------------------------- */

#define RINGS (2 * LIN_CELLS) /* of --ring and of --show */

typedef struct {
    char *text; /* words of --ring, cut up in place */
    uint16_t window[2], cell[RINGS];
    lin_point corner[2], point[RINGS]; /* the same on a table */
    const char *caption[RINGS];
    int rings;
} pointing;

static bool cell_of(const lin_board *b, const char *name, uint16_t *out)
{
    const int cell = lin_cell_parse(b, name);

    if (cell != LIN_NOWHERE)
        *out = (uint16_t)cell;
    return cell != LIN_NOWHERE;
}

/* "12.5,30": inches from the south-west corner of a table. */
static bool point_of(const char *text, lin_point *out)
{
    char *end;
    const double x = strtod(text, &end),
                 y = *end == ',' || *end == ' ' ? strtod(end + 1, &end) : -1;

    if (*end || !(x >= 0 && x <= 1000) || !(y >= 0 && y <= 1000))
        return false;
    *out = (lin_point){ (int32_t)(x * LIN_INCH + 0.5), (int32_t)(y * LIN_INCH + 0.5) };
    return true;
}

static int take_corners(const char *text, pointing *p)
{
    char from[32];
    const size_t n = strcspn(text, "-");

    snprintf(from, sizeof from, "%.*s", n < 31 ? (int)n : 31, text);
    if (text[n] && point_of(from, &p->corner[0]) && point_of(text + n + 1, &p->corner[1]))
        return CLI_GO_ON;
    return cli_bad(
        "--window wants two opposite corners in inches such as 12,8-40,30 on a table, not '%.40s'.",
        text);
}

/* "B2-F9": two opposite corners. */
static int take_window(const lin_board *b, const char *text, pointing *p)
{
    char from[16];
    const size_t n = strcspn(text, "-");

    if (!b)
        return take_corners(text, p);
    snprintf(from, sizeof from, "%.*s", n < 15 ? (int)n : 15, text);
    if (text[n] && cell_of(b, from, &p->window[0]) && cell_of(b, text + n + 1, &p->window[1]))
        return CLI_GO_ON;
    return cli_bad("--window wants two opposite corners of the board such as B2-F9, not '%.40s'.",
                   text);
}

/* "B2,B3=front": squares, each with a word of its own where it has one; on a table points,
 * "12 30,40 8.5=here". */
static int take_rings(const lin_board *b, const char *text, pointing *p)
{
    const size_t size = strlen(text) + 1;

    p->text = malloc(size);
    if (!p->text)
        return cli_bad("there is no memory left.");
    memcpy(p->text, text, size);
    for (char *at = p->text; at; p->rings++) {
        char *end = strchr(at, ','), *word;
        lin_point here = { 0, 0 };

        if (end)
            *end++ = 0;
        if ((word = strchr(at, '=')))
            *word++ = 0;
        if (p->rings == LIN_CELLS)
            return cli_bad("--ring takes up to %d squares.", LIN_CELLS);
        if (!b && !point_of(at, &here))
            return cli_bad("--ring wants points in inches such as '12 30=here' on a table, and "
                           "'%.20s' is none.",
                           at);
        if (b && !cell_of(b, at, &p->cell[p->rings]))
            return cli_bad(
                "--ring wants squares of the board such as B2,B3=front, and '%.20s' is none.", at);
        p->point[p->rings] = here;
        p->caption[p->rings] = word;
        at = end;
    }
    return CLI_GO_ON;
}

/* On a board what is shown are squares with a word, and so they are ringed. */
static void ring_shown(const cli_shown *shown, pointing *p)
{
    for (int i = 0; i < shown->marks && p->rings < RINGS; i++, p->rings++) {
        p->cell[p->rings] = shown->mark[i].cell;
        p->caption[p->rings] = shown->mark[i].text;
    }
}

static int point_out(const cli_subject *s, const char *window, const char *ring,
                     const cli_shown *shown, pointing *p, lin_draw_options *o)
{
    const lin_board *b = s->battle->board.cells ? &s->battle->board : NULL;
    int code = CLI_GO_ON;

    if (window && (code = take_window(b, window, p)) == CLI_GO_ON) {
        o->window = b ? p->window : NULL;
        o->corner = b ? NULL : p->corner;
    }
    if (ring && code == CLI_GO_ON)
        code = take_rings(b, ring, p);
    if (code == CLI_GO_ON) {
        ring_shown(shown, p);
        o->shown = shown->stroke;
        o->shows = shown->strokes;
        o->highlight = p->cell;
        o->highlights = b ? p->rings : 0;
        o->point = p->point;
        o->points = b ? 0 : p->rings;
        o->caption = p->caption;
    }
    return code;
}

int cli_draw(int argc, char **argv)
{
    const char *path = NULL, *rules = NULL, *window = NULL, *ring = NULL, *show = NULL,
               *table = NULL;
    bool bare = false, lamp = false, no_grid = false, no_legend = false, no_names = false;
    uint64_t at = UINT64_MAX, cell = 0;
    const cli_option options[] = {
        { .name = "output",
          .letter = 'o',
          .value = "FILE",
          .text = &path,
          .help = "where to: the ending .svg, .png or .pdf says how" },
        { .name = "at",
          .value = "N",
          .number = &at,
          .high = UINT64_MAX - 1,
          .help = "a record as it stood after N entries" },
        { .name = "no-pieces", .on = &bare, .help = "the ground alone" },
        { .name = "no-grid", .on = &no_grid, .help = "without the grid" },
        { .name = "no-names", .on = &no_names, .help = "without names on the ground" },
        { .name = "no-legend", .on = &no_legend, .help = "without title and key" },
        { .name = "lamp", .on = &lamp, .help = "by lamp-light: pale ink on dark paper" },
        { .name = "cell",
          .value = "PX",
          .number = &cell,
          .low = LIN_DRAW_INCH_MIN,
          .high = LIN_DRAW_CELL_MAX,
          .help = "size of a cell (48), or of an inch on a table (20)" },
        { .name = "window",
          .value = "B2-F9",
          .text = &window,
          .help = "only the part between these corners; on a table, inches: 12,8-40,30" },
        { .name = "ring",
          .value = "B2,B3=WORD",
          .text = &ring,
          .help = "ring these squares, and write a word into those that have one" },
        { .name = "show",
          .value = "WHAT:UNIT,...",
          .text = &show,
          .help = "reach, zones, arcs of units or sides, as `show` in the terminal has them; "
                  "sight:UNIT:UNIT" },
        { .name = "options",
          .value = "NAME=on,...",
          .text = &rules,
          .help = "optional rules, where a battle is named" },
        { .name = "table",
          .value = "TABLE",
          .text = &table,
          .help = "on a table made by chance in place of the battle's own: made:NUMBER" },
        { .name = NULL }
    };
    const cli_usage usage = {
        .usage = "draw BATTLE or POSITION or RECORD -o FILE [options]",
        .about = "Draws the plan: a battle at its start, a position, or a record at its end.",
        .example = "  linstock draw game.lin --at 120 -o noon.png",
        .least = 1,
        .most = 1,
        .wanted = "a battle, position or record",
        .option = options,
    };
    lin_draw_options o = lin_draw_usual();
    cli_words w;
    cli_subject s = { 0 };
    lin_game *g = NULL;
    pointing pointed = { 0 };
    cli_shown *shown = NULL;
    int code = cli_parse(&usage, argc, argv, &w);

    if (code != CLI_GO_ON)
        return code;
    code = ending_known(path);
    if (code == CLI_GO_ON)
        code = cli_on_table(&w.word[0], table);
    if (code == CLI_GO_ON)
        code = cli_open(&s, w.word[0], rules, lin_dice_typed());
    if (code == CLI_GO_ON)
        code = cli_own_game(&s, lin_dice_typed(), &g);
    if (code == CLI_GO_ON)
        code = go_to(&s, at, g);
    o.pieces = !bare;
    o.lamp = lamp;
    o.grid = !no_grid;
    o.labels = !no_names;
    o.legend = !no_legend;
    o.cell_px = (int)cell;
    if (code == CLI_GO_ON) {
        shown = calloc(1, sizeof *shown);
        code = shown ? CLI_GO_ON : cli_bad("there is no memory left.");
    }
    if (shown && show)
        code = cli_show_take(g, show, shown);
    if (shown && code == CLI_GO_ON)
        code = point_out(&s, window, ring, shown, &pointed, &o);
    if (code == CLI_GO_ON)
        code = cli_picture(g, &o, path);
    free(pointed.text);
    free(shown);
    lin_game_free(g);
    cli_close(&s);
    return code;
}
