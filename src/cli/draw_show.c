/* draw_show.c -- `draw --show threat:B1b,sight:B1b:A1a`: what the rule system knows of a unit or a
 * side, drawn on the plan: strokes on a table, marks on a board. The same that `show` and `sight`
 * tell in the terminal. */
#include "cli/play/play.h"

#include <stdlib.h>
#include <string.h>

static int no_such_unit(const lin_battle *b, const char *word)
{
    cli_guess g = cli_guess_at(word);

    for (int u = 0; u < b->units; u++)
        cli_guess_try(&g, b->unit[u].id);
    return cli_bad("--show: there is no unit '%.40s'.%s", word, cli_guess_text(&g));
}

static int no_such_sight(const lin_rules *r, const char *word)
{
    cli_guess g = cli_guess_at(word);
    char all[400];
    lin_text t = lin_text_in(all, sizeof all);

    for (int i = 0; i < r->overlays; i++) {
        cli_guess_try(&g, r->overlay[i].name);
        lin_put(&t, "%s%s:%s", i ? ", " : "", r->overlay[i].name,
                r->overlay[i].of_side ? "SIDE" : "UNIT");
    }
    if (r->between) {
        cli_guess_try(&g, "sight");
        lin_put(&t, ", sight:UNIT:UNIT");
    }
    return cli_bad("--show knows no '%.40s'.%s There is %s.", word, cli_guess_text(&g), all);
}

/* "B1b:A1a": what lies between two units. */
static int take_between(const lin_game *g, char *whom, cli_shown *out)
{
    const lin_field *f = lin_game_field(g);
    char *second = strchr(whom, ':'), say[200];
    lin_text t = lin_text_in(say, sizeof say);
    int from, to, n;

    if (!second)
        return cli_bad("--show sight wants who looks and at whom, such as sight:%s:%s.",
                       f->battle->unit[0].id, f->battle->unit[f->battle->units - 1].id);
    *second++ = '\0';
    if ((from = tell_unit_named(f->battle, whom)) < 0)
        return no_such_unit(f->battle, whom);
    if ((to = tell_unit_named(f->battle, second)) < 0)
        return no_such_unit(f->battle, second);
    n = lin_between(g, from, to, out->stroke + out->strokes, CLI_SHOWN - out->strokes, &t);
    if (n == 0)
        return cli_bad("--show: there is nothing between %s and %s to be drawn.", whom, second);
    out->strokes += n;
    return CLI_GO_ON;
}

static int take_overlay(const lin_game *g, const char *name, const char *whom, cli_shown *out)
{
    const lin_field *f = lin_game_field(g);
    const lin_rules *r = f->rules;
    int i = 0, of;

    while (i < r->overlays && strcmp(r->overlay[i].name, name) != 0)
        i++;
    if (i == r->overlays)
        return no_such_sight(r, name);
    of = r->overlay[i].of_side ? (int)cli_side(f->battle, whom) : tell_unit_named(f->battle, whom);
    if (r->overlay[i].of_side && (!*whom || of == LIN_NOBODY))
        return cli_bad("--show %s wants a side: %s:%s or %s:%s.", name, name, f->battle->side_id[0],
                       name, f->battle->side_id[1]);
    if (of < 0)
        return no_such_unit(f->battle, whom);
    if (f->battle->board.cells && r->marks)
        out->marks += lin_marks(g, i, of, out->mark + out->marks, LIN_CELLS - out->marks);
    else if (r->strokes)
        out->strokes += lin_strokes(g, i, of, out->stroke + out->strokes, CLI_SHOWN - out->strokes);
    return CLI_GO_ON;
}

int cli_show_take(const lin_game *g, const char *text, cli_shown *out)
{
    const lin_field *f = lin_game_field(g);
    char word[80];
    int code = CLI_GO_ON;

    for (const char *at = text; *at && code == CLI_GO_ON;) {
        const size_t n = strcspn(at, ",");
        char *whom;

        snprintf(word, sizeof word, "%.*s", n < sizeof word ? (int)n : (int)sizeof word - 1, at);
        at += at[n] ? n + 1 : n;
        whom = strchr(word, ':');
        if (whom)
            *whom++ = '\0';
        if (whom && f->rules->between && strcmp(word, "sight") == 0)
            code = take_between(g, whom, out);
        else
            code = take_overlay(g, word, whom ? whom : "", out);
    }
    return code;
}
