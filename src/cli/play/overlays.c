/* overlays.c -- `show`: marks on the board or lines on the table, of a unit or a side, as the rule
 * system knows them: where it can get, what it controls. The map is drawn around them, and they are
 * listed below it. */
#include "cli/play/play.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    int n;
    lin_mark mark[LIN_CELLS];
    bool bright[LIN_CELLS];
    const char *note[LIN_CELLS];
} marks;

/* ---- what is asked for ----------------------------------------------------------------- */

static void list_overlays(const lin_rules *r)
{
    if (r->overlays == 0)
        printf("This rule system has nothing to show.\n");
    for (int i = 0; i < r->overlays; i++)
        printf("  show %s %-*s %s\n", r->overlay[i].name, 14 - (int)strlen(r->overlay[i].name),
               r->overlay[i].of_side ? "SIDE" : "UNIT", r->overlay[i].text);
}

static int overlay_named(play *p, const char *word)
{
    const lin_rules *r = p->s.field->rules;
    cli_guess g = cli_guess_at(word);
    char text[200];

    for (int i = 0; i < r->overlays; i++) {
        if (strcmp(r->overlay[i].name, word) == 0)
            return i;
        cli_guess_try(&g, r->overlay[i].name);
    }
    snprintf(text, sizeof text, "There is no '%.40s' to show.%s `show` lists what there is.", word,
             cli_guess_text(&g));
    play_complain(p, text);
    return -1;
}

/* The unit or side; -1 where it is neither, and that is said. */
static int whom(play *p, const lin_overlay *o, const char *word)
{
    const lin_battle *b = p->s.battle;
    char text[200];
    int found = o->of_side ? (int)cli_side(b, word) : tell_unit_named(b, word);

    if (*word && found >= 0 && !(o->of_side && found == LIN_NOBODY))
        return found;
    if (o->of_side)
        snprintf(text, sizeof text, "`show %s` takes a side: %s or %s.", o->name, b->side_id[0],
                 b->side_id[1]);
    else
        snprintf(text, sizeof text, "`show %s` takes a unit: show %s %s. `units` lists them.",
                 o->name, o->name, b->units ? b->unit[0].id : "");
    play_complain(p, text);
    return -1;
}

/* ---- what is shown ---------------------------------------------------------------------- */

/* "1¾" is "1.75" where the terminal has no such letters. */
static void without_fractions(char *text, size_t size)
{
    static const struct {
        const char *sign, *plain;
    } part[] = { { "¼", ".25" }, { "½", ".5" }, { "¾", ".75" } };

    for (size_t i = 0; i < sizeof part / sizeof *part; i++) {
        char *at = strstr(text, part[i].sign);

        if (at)
            snprintf(at, size - (size_t)(at - text), "%s", part[i].plain);
    }
}

static void gather(play *p, int overlay, int of, marks *m)
{
    m->n = lin_marks(p->view, overlay, of, m->mark, LIN_CELLS);
    for (int i = 0; i < m->n; i++) {
        lin_mark *mark = &m->mark[i];

        if (!p->look.utf8)
            without_fractions(mark->text, sizeof mark->text);
        m->bright[mark->cell] = true;
        m->note[mark->cell] = mark->text[0] ? mark->text : NULL;
    }
}

static void show_marks(play *p, const lin_overlay *o, const char *who, const marks *m)
{
    const lin_board *b = &p->s.battle->board;
    const cli_map map = { .zoom = p->zoom,
                          .focus = { .set = true, .cell = play_middle_of(b, m->bright, m->n) },
                          .lines = p->person ? p->look.height - 2 : p->look.height,
                          .bright = m->bright,
                          .note = m->note };
    static char text[16 * LIN_CELLS];
    lin_text t = lin_text_in(text, sizeof text);

    cli_show_map(stdout, &p->look, p->view, &map);
    printf("%s: %s.\n", who, o->text);
    tell_marks_text(b, m->mark, m->n, &t);
    cli_show_text(stdout, 2, p->look.width > 100 ? 100 : p->look.width, text);
}

static void show_overlay(play *p, int overlay, int of, const char *who)
{
    const lin_overlay *o = &p->s.field->rules->overlay[overlay];
    marks *m = calloc(1, sizeof *m);

    if (!m)
        return;
    gather(p, overlay, of, m);
    if (m->n)
        show_marks(p, o, who, m);
    else
        printf("%s: %s. There is no such square now.\n", who, o->text);
    free(m);
}

/* ---- on a table ------------------------------------------------------------------------- */

enum { STROKES = 64 };

/* Look at all lines: the middle of the box round them, as near as it fits. */
static void look_at(const play *p, const lin_stroke *s, int n, cli_map *map)
{
    lin_point low = { INT32_MAX, INT32_MAX }, high = { INT32_MIN, INT32_MIN };

    for (int i = 0; i < n; i++)
        for (int k = 0; k < s[i].points; k++) {
            const lin_point at = s[i].point[k];

            low = (lin_point){ at.x < low.x ? at.x : low.x, at.y < low.y ? at.y : low.y };
            high = (lin_point){ at.x > high.x ? at.x : high.x, at.y > high.y ? at.y : high.y };
        }
    map->focus =
        (cli_focus){ .set = true,
                     .at = { low.x + (high.x - low.x) / 2, low.y + (high.y - low.y) / 2 } };
    map->zoom = p->zoom ? p->zoom : cli_table_zoom(&p->look, p->view, map->lines, low, high);
}

static void show_strokes(play *p, int overlay, int of, const char *who)
{
    const lin_field *f = p->s.field;
    const lin_overlay *o = &f->rules->overlay[overlay];
    lin_stroke *s = malloc(STROKES * sizeof *s);
    const int n = s && f->rules->strokes ? lin_strokes(p->view, overlay, of, s, STROKES) : 0;
    bool bright[LIN_PIECES] = { false };
    cli_map map = { .lines = p->look.height - 3,
                    .stroke = s,
                    .strokes = n,
                    .bright = bright,
                    .key = p->look.height >= 24 };
    char text[2000] = "";
    lin_text t = lin_text_in(text, sizeof text);

    if (!o->of_side)
        bright[of] = true;
    if (n) {
        look_at(p, s, n, &map);
        cli_show_map(stdout, &p->look, p->view, &map);
        printf("%s: %s.\n", who, o->text);
        tell_strokes_text(s, n, &t);
        cli_show_text(stdout, 2, p->look.width > 100 ? 100 : p->look.width, text);
    } else {
        printf("%s: %s. There is nothing to be drawn now.\n", who, o->text);
    }
    free(s);
}

void do_show(play *p, char *rest)
{
    const lin_rules *r = p->s.field->rules;
    const lin_battle *b = p->s.battle;
    char *word = rest + strcspn(rest, " ");
    const char *who;
    int overlay, of;

    if (*word)
        *word++ = '\0';
    word += strspn(word, " ");
    for (char *c = rest; *c; c++)
        *c = (char)tolower((unsigned char)*c);
    if (!*rest) {
        list_overlays(r);
        return;
    }
    if ((overlay = overlay_named(p, rest)) < 0 || (of = whom(p, &r->overlay[overlay], word)) < 0)
        return;
    play_look_again(p);
    who = r->overlay[overlay].of_side ? lin_side_name(b, (lin_side)of) : b->unit[of].id;
    if (tell_has_table(p->s.field))
        show_strokes(p, overlay, of, who);
    else
        show_overlay(p, overlay, of, who);
}
