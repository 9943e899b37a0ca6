/* table.c -- looking about on a table: where things happen, the tape, lines of sight, units in
 * full. */
#include "cli/play/play.h"
#include "table/table.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { UNITS_BRIGHT = 24, STROKES = 64 };

/* ---- units and places in words ---------------------------------------------------------- */

/* One number of inches, or of hundredths of the table's width ("41%"); where it ends, or NULL. */
static const char *read_inches(const lin_table *t, const char *text, double *out)
{
    char *end;

    *out = strtod(text, &end);
    if (end > text && *end == '%') {
        *out *= (double)t->width / (100 * LIN_INCH);
        end++;
    }
    return end > text && (*end == '\0' || *end == ' ') && isfinite(*out) ? end + strspn(end, " ")
                                                                         : NULL;
}

/* A place of the table at the beginning of a text; where it ends, or NULL. */
static const char *read_point(const play *p, const char *text, lin_point *out)
{
    const lin_table *t = &p->s.battle->table;
    double x, y;

    if (!(text = read_inches(t, text, &x)) || !(text = read_inches(t, text, &y)))
        return NULL;
    if (x < 0 || y < 0 || x * LIN_INCH > t->width || y * LIN_INCH > t->height)
        return NULL;
    *out = (lin_point){ (int32_t)lround(x * LIN_INCH), (int32_t)lround(y * LIN_INCH) };
    return text;
}

bool play_point(const play *p, const char *text, lin_point *out)
{
    text = read_point(p, text, out);
    return text && !*text;
}

/* ---- where to look ----------------------------------------------------------------------- */

int play_asked_unit(const play *p)
{
    const lin_rules *r = p->s.field->rules;
    const lin_head *h = lin_state(p->s.game);
    const lin_frame *top = h->depth ? &h->frame[h->depth - 1] : NULL;

    if (!top || !r->step[top->step].args || r->step[top->step].args[0] != 'u' || top->arg[0] < 0 ||
        top->arg[0] >= p->s.battle->units)
        return -1;
    return top->arg[0];
}

/* One more unit that answers name: 1, or 0 where it is known or none. */
static int mark_unit(const play *p, bool *bright, int32_t unit)
{
    if (unit < 0 || unit >= p->s.battle->units || bright[unit])
        return 0;
    bright[unit] = true;
    return 1;
}

/* The unit the question is about; else those that answers name, if they are few. */
int play_answer_units(play *p, bool *bright)
{
    const lin_list *list = lin_answers(p->s.game);
    const int asked = play_asked_unit(p);
    int n = 0;

    memset(bright, 0, LIN_PIECES * sizeof *bright);
    if (asked >= 0) {
        bright[asked] = true;
        return 1;
    }
    for (int i = 0; i < list->orders; i++) {
        const lin_order *o = &list->order[i];
        const char *kinds = p->s.field->rules->verb[o->verb].args;

        for (int k = 0; k < o->nargs && kinds[k]; k++) {
            uint8_t unit[LIN_ORDER_UNITS];
            const int units = kinds[k] == 'U' ? lin_order_units(o, k, unit) : 0;

            if (kinds[k] == 'u')
                n += mark_unit(p, bright, o->arg[k]);
            for (int j = 0; j < units; j++)
                n += mark_unit(p, bright, unit[j]);
        }
    }
    return n <= UNITS_BRIGHT ? n : 0;
}

bool play_middle_of_units(const play *p, const bool *units, lin_point *out)
{
    int64_t x = 0, y = 0;
    int n = 0;

    for (int u = 0; u < p->s.battle->units; u++) {
        lin_footprint foot;

        if ((units && !units[u]) || !lin_footprint_of(p->view, u, &foot))
            continue;
        x += foot.at.x;
        y += foot.at.y;
        n++;
    }
    if (n)
        *out = (lin_point){ (int32_t)(x / n), (int32_t)(y / n) };
    return n > 0;
}

/* The last unit that an event speaks of and that stands somewhere. */
static bool place_of_events(const play *p, lin_point *out)
{
    const lin_field *f = p->s.field;
    lin_event e;
    uint32_t at = 0;
    bool any = false;

    while (lin_events_next(p->s.game, &at, &e)) {
        const char *kinds = f->rules->event[e.kind].args;

        for (int i = 0; i < e.n && kinds[i] && kinds[i] != '*'; i++) {
            lin_footprint foot;

            if (kinds[i] != 'u' || e.arg[i] < 0 || e.arg[i] >= f->battle->units ||
                !lin_footprint_of(p->view, e.arg[i], &foot))
                continue;
            *out = foot.at;
            any = true;
        }
    }
    return any;
}

/* A window that follows every step makes one dizzy: near its middle nothing need be moved. */
static bool well_inside(const play *p, lin_point at)
{
    const int32_t letter = cli_table_letter(p->view, p->zoom);

    return p->focus.set && labs((long)at.x - p->focus.at.x) <= (long)letter * p->look.width / 4 &&
           labs((long)at.y - p->focus.at.y) <= 2L * letter * p->look.height / 8;
}

void play_table_focus(play *p)
{
    const lin_table *t = &p->s.battle->table;
    bool bright[LIN_PIECES];
    lin_point at = { t->width / 2, t->height / 2 };
    const bool somewhere =
        (play_answer_units(p, bright) > 0 && play_middle_of_units(p, bright, &at)) ||
        place_of_events(p, &at);

    if (!somewhere && !p->focus.set)
        play_middle_of_units(p, NULL, &at);
    if ((somewhere || !p->focus.set) && !well_inside(p, at))
        p->focus = (cli_focus){ .set = true, .at = at };
}

/* ---- ground ------------------------------------------------------------------------------ */

static bool needs_table(play *p)
{
    if (tell_has_table(p->s.field))
        return false;
    play_complain(
        p,
        "That is for battles on a table; this one has a board: `stack F20` says what lies there.");
    return true;
}

void do_ground(play *p, char *rest)
{
    const int unit = tell_unit_named(p->s.battle, rest);
    lin_footprint foot;
    lin_point at;

    if (needs_table(p))
        return;
    play_look_again(p);
    if (!*rest)
        cli_show_scenery(stdout, p->view);
    else if (unit >= 0 && lin_footprint_of(p->view, unit, &foot))
        cli_show_ground(stdout, p->view, foot.at);
    else if (play_point(p, rest, &at))
        cli_show_ground(stdout, p->view, at);
    else
        play_complain(p, "`ground` takes a place on the table in inches (ground 36 24), a unit "
                         "that stands on it, or nothing.");
}

/* ---- the tape ---------------------------------------------------------------------------- */

/* An end of the tape: a place, or a unit on the table. */
typedef struct {
    bool unit;
    int u;
    lin_point at;
    lin_footprint foot;
} tape_end;

static const char *read_end(const play *p, const char *text, tape_end *out)
{
    const size_t n = strcspn(text, " ");
    char word[LIN_ID * 2];
    const char *after = read_point(p, text, &out->at);

    out->unit = false;
    if (after || n >= sizeof word)
        return after;
    memcpy(word, text, n);
    word[n] = '\0';
    out->u = tell_unit_named(p->s.battle, word);
    out->unit = out->u >= 0 && lin_footprint_of(p->view, out->u, &out->foot);
    if (!out->unit)
        return NULL;
    out->at = out->foot.at;
    return text + n + strspn(text + n, " ");
}

/* A place is a man without extent. */
static lin_footprint extent_of(const tape_end *e)
{
    return e->unit ? e->foot : (lin_footprint){ .at = e->at };
}

static void put_end(const play *p, const tape_end *e, lin_text *t)
{
    if (e->unit)
        lin_put(t, "%s", p->s.battle->unit[e->u].id);
    else
        tell_point(t, p->s.field, e->at);
}

static void show_tape(const play *p, const tape_end *a, const tape_end *b)
{
    const lin_footprint from = extent_of(a), to = extent_of(b);
    const int32_t middle = (int32_t)lround(hypot(b->at.x - a->at.x, b->at.y - a->at.y));
    char text[200];
    lin_text t = lin_text_in(text, sizeof text);

    put_end(p, a, &t);
    lin_put(&t, " to ");
    put_end(p, b, &t);
    lin_put(&t, ": ");
    if (a->unit || b->unit) {
        tell_inches(&t, tell_units_apart(&from, &to));
        lin_put(&t, " inches at the nearest, ");
    }
    tell_inches(&t, middle);
    lin_put(&t, a->unit && b->unit   ? " inches from leader to leader, "
                : a->unit || b->unit ? " inches to its leader, "
                                     : " inches, ");
    lin_put(&t, "bearing ");
    tell_degrees(&t, tb_bearing(a->at, b->at));
    printf("%s degrees.\n", text);
}

void do_measure(play *p, char *rest)
{
    tape_end a = { 0 }, b = { 0 };
    const char *text;

    if (needs_table(p))
        return;
    play_look_again(p);
    if (lin_blind(p->view)) {
        lin_refusal why = { 0 };

        lin_not_measured(p->s.field, "Give the order; what it hangs on is measured then.", &why);
        play_refused(p, &why);
        return;
    }
    text = read_end(p, rest, &a);
    text = text && *text ? read_end(p, text, &b) : NULL;
    if (text && !*text)
        show_tape(p, &a, &b);
    else
        play_complain(p, "`measure` takes two places in inches or units on the table: measure B1a "
                         "A2c, measure 10 20 B1a, "
                         "measure 10 20 30 40.");
}

/* ---- sight and units in full --------------------------------------------------------------- */

static void show_sight(play *p, int from, int to)
{
    lin_stroke *stroke = malloc(STROKES * sizeof *stroke);
    char text[600] = "";
    lin_text t = lin_text_in(text, sizeof text);
    bool both[LIN_PIECES] = { false };
    cli_map map = { .focus.set = true, .lines = p->look.height - 4, .bright = both };
    lin_footprint a, b;

    if (!stroke)
        return;
    both[from] = both[to] = true;
    map.stroke = stroke;
    map.strokes = lin_between(p->view, from, to, stroke, STROKES, &t);
    if (p->person && lin_footprint_of(p->view, from, &a) && lin_footprint_of(p->view, to, &b)) {
        const lin_point low = { a.at.x < b.at.x ? a.at.x : b.at.x,
                                a.at.y < b.at.y ? a.at.y : b.at.y },
                        high = { a.at.x > b.at.x ? a.at.x : b.at.x,
                                 a.at.y > b.at.y ? a.at.y : b.at.y };

        map.focus.at = (lin_point){ (low.x + high.x) / 2, (low.y + high.y) / 2 };
        map.zoom = p->zoom ? p->zoom : cli_table_zoom(&p->look, p->view, map.lines, low, high);
        cli_show_map(stdout, &p->look, p->view, &map);
    }
    cli_wrap(stdout, p->look.width > 100 ? 100 : p->look.width, 2, text);
    free(stroke);
}

void do_sight(play *p, char *rest)
{
    char *second = rest + strcspn(rest, " ");
    int from, to;

    if (needs_table(p))
        return;
    if (!p->s.field->rules->between) {
        play_complain(p, "These rules know no lines of sight.");
        return;
    }
    if (*second)
        *second++ = '\0';
    second += strspn(second, " ");
    from = tell_unit_named(p->s.battle, rest);
    to = tell_unit_named(p->s.battle, second);
    play_look_again(p);
    if (from < 0 || to < 0 || from == to)
        play_complain(p, "`sight` takes two units, who looks and at whom: sight B1a A2c.");
    else
        show_sight(p, from, to);
}

/* The lines of `about` in one paragraph. */
void play_show_asked(play *p)
{
    const lin_field *f = p->s.field;
    const int unit = play_asked_unit(p);
    char text[4000] = "";
    lin_text t = lin_text_in(text, sizeof text);

    if (unit < 0 || !f->rules->about)
        return;
    lin_put(&t, "%s, %s: ", f->battle->unit[unit].id, f->battle->unit[unit].name);
    lin_about(p->view, unit, &t);
    while (t.used && text[t.used - 1] == '\n')
        text[--t.used] = '\0';
    for (char *c = text; (c = strchr(c, '\n'));)
        *c = ';';
    for (char *c = text; (c = strchr(c, ';')) && c[1]; c++)
        if (c[1] != ' ' && t.used + 2 < sizeof text) {
            memmove(c + 2, c + 1, strlen(c + 1) + 1);
            c[1] = ' ';
            t.used++;
        }
    cli_wrap(p->to, p->look.width > 110 ? 110 : p->look.width, 2, text);
}

/* Of an answer to the present question: whom it concerns, and what it takes. */
static void about_order(play *p, const char *text)
{
    static lin_stroke none[1];
    char words[2000] = "";
    lin_text t = lin_text_in(words, sizeof words);
    lin_refusal why = { 0 };
    lin_units units;
    lin_order o;

    if (lin_parse(p->s.game, text, &o, &why) != LIN_OK ||
        lin_check(p->s.game, play_speaker(p), &o, &why) != LIN_OK) {
        play_complain(p, why.text);
        return;
    }
    lin_concerns(p->view, &o, &units, none, 0, &t);
    cli_show_text(stdout, 2, p->look.width > 100 ? 100 : p->look.width,
                  words[0] ? words : "There is no more to say of it than its own words.");
}

void do_about(play *p, char *rest)
{
    const int unit = tell_unit_named(p->s.battle, rest);
    char text[4400] = "\n";
    lin_text t = lin_text_in(text, sizeof text);
    size_t first;

    play_look_again(p);
    if (!*rest) {
        play_complain(p, "`about` takes a unit, or an answer to the question; `units` lists them.");
        return;
    }
    if (unit < 0) {
        about_order(p, rest);
        return;
    }
    tell_about_text(p->view, unit, &t);
    first = strcspn(text, "\n"); /* its piece, in columns */
    printf("  %.*s\n", (int)first, text);
    cli_show_text(stdout, 2, p->look.width > 100 ? 100 : p->look.width, text + first + 1);
}
