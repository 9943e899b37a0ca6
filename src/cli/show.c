/* show.c -- a game in words: clock, score, events, duties, questions.
 *
 * Nothing here knows a rule. The rule system says what happened and what it asks; these functions
 * set it out on lines that a person can read, with rule ids dimmed in brackets behind. */
#include "cli/cli.h"

#include <langinfo.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

/* ---- how text may look ----------------------------------------------------------------- */

static void terminal_size(FILE *to, cli_look *look)
{
    struct winsize size = { 0 };
    const char *columns = getenv("COLUMNS");
    uint64_t n;

    look->width = 80;
    look->height = 24;
    if (ioctl(fileno(to), TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
        look->width = size.ws_col;
        look->height = size.ws_row;
    } else if (columns && cli_number(columns, 20, 1000, &n)) {
        look->width = (int)n;
    }
    if (look->width < 20)
        look->width = 20;
    if (look->height < 12)
        look->height = 12;
}

cli_look cli_look_of(FILE *to, bool plain)
{
    cli_look look = { 0 };
    const char *none = getenv("NO_COLOR"), *term = getenv("TERM");

    look.colour =
        !plain && isatty(fileno(to)) && !(none && *none) && !(term && strcmp(term, "dumb") == 0);
    look.utf8 = strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
    terminal_size(to, &look);
    return look;
}

/* Letters as they stand on the screen: bytes that continue a letter take no room. */
static int shown_width(const char *text, size_t n)
{
    int width = 0;

    for (size_t i = 0; i < n; i++)
        width += ((unsigned char)text[i] & 0xc0) != 0x80;
    return width;
}

void cli_wrap(FILE *to, int width, int indent, const char *text)
{
    int used = 0;

    if (width < 20)
        width = 20;
    while (*text) {
        const size_t n = strcspn(text, " \n");
        const int wide = shown_width(text, n);

        if (used > 0 && used + 1 + wide > width) {
            fprintf(to, "\n%*s", indent, "");
            used = 0;
        }
        if (n > 0) {
            fprintf(to, "%s%.*s", used > 0 ? " " : "", (int)n, text);
            used += wide + (used > 0);
        }
        text += n;
        if (*text == '\n') {
            fprintf(to, "\n%*s", text[1] ? indent : 0, "");
            used = 0;
        }
        text += *text != '\0';
    }
    fputc('\n', to);
}

/* ---- names and clock ------------------------------------------------------------------- */

const char *cli_side_name(const lin_battle *b, lin_side side)
{
    if (side != LIN_FIRST && side != LIN_SECOND)
        return "nobody";
    return b->side_name[side][0] ? b->side_name[side] : b->side_id[side];
}

void cli_clock(const lin_game *g, lin_text *out)
{
    const lin_field *f = lin_game_field(g);

    if (f->rules->clock)
        lin_clock(g, out);
}

/* "Turn 2, British: group of B1, B1a": up to the second comma. */
void cli_portion(const lin_game *g, lin_text *out)
{
    char *comma;

    cli_clock(g, out);
    comma = strchr(out->at, ',');
    comma = comma ? strchr(comma + 1, ',') : NULL;
    if (comma) {
        *comma = '\0';
        out->used = (size_t)(comma - out->at);
    }
}

/* ---- events ---------------------------------------------------------------------------- */

static void show_event(FILE *to, const cli_look *look, const lin_field *f, const lin_event *e)
{
    char text[600];
    lin_text t = lin_text_in(text, sizeof text);
    const char *rule = lin_event_rule(f, e);

    lin_event_text(f, e, &t);
    fprintf(to, "  %s", text);
    if (rule && look->colour)
        fprintf(to, "  \033[2m[%s]\033[0m", rule);
    else if (rule)
        fprintf(to, "  [%s]", rule);
    fputc('\n', to);
}

void cli_show_events(FILE *to, const cli_look *look, const lin_game *g, bool brief)
{
    int32_t room[LIN_JOINED];
    lin_event e;
    uint32_t at = 0;

    while (brief ? lin_events_brief(g, &at, &e, room) : lin_events_next(g, &at, &e))
        show_event(to, look, lin_game_field(g), &e);
}

void json_events(json_writer *j, const char *key, const lin_game *g)
{
    const lin_field *f = lin_game_field(g);
    lin_event e;
    uint32_t at = 0;

    json_open(j, key, '[');
    while (lin_events_next(g, &at, &e)) {
        char text[600];
        lin_text t = lin_text_in(text, sizeof text);

        json_open(j, NULL, '{');
        lin_event_words(f, &e, &t);
        json_put_text(j, "event", text);
        json_put_text(j, "rule", lin_event_rule(f, &e));
        t = lin_text_in(text, sizeof text);
        lin_event_text(f, &e, &t);
        json_put_text(j, "text", text);
        json_close(j, '}');
    }
    json_close(j, ']');
}

/* ---- score, duties, result ------------------------------------------------------------- */

static bool score_of(const lin_game *g, lin_score *out)
{
    const lin_field *f = lin_game_field(g);

    memset(out, 0, sizeof *out);
    if (!f->rules->score)
        return false;
    lin_score_now(g, out);
    return true;
}

void cli_show_score(FILE *to, const lin_game *g)
{
    const lin_battle *b = lin_game_field(g)->battle;
    lin_score score;

    if (!score_of(g, &score)) {
        fprintf(to, "This rule system keeps no running score.\n");
        return;
    }
    fprintf(to, "Score: %s %d, %s %d.", cli_side_name(b, LIN_FIRST), score.points[0],
            cli_side_name(b, LIN_SECOND), score.points[1]);
    fprintf(to, "%s%s\n", score.text[0] ? " " : "", score.text);
}

void cli_show_duties(FILE *to, const lin_game *g)
{
    enum { MOST = 64 };
    lin_duty duty[MOST];
    const int n = lin_duties(g, duty, MOST);

    if (n == 0) {
        fprintf(to, "No duty stands: nothing is owed before this portion can close.\n");
        return;
    }
    fprintf(to, "Owed before this portion can close:\n");
    for (int i = 0; i < n; i++)
        fprintf(to, "  - %s%s%s%s\n", duty[i].text, duty[i].rule ? "  [" : "",
                duty[i].rule ? duty[i].rule : "", duty[i].rule ? "]" : "");
}

static const lin_head *head_of(const lin_game *g)
{
    return lin_state(g);
}

static const char *level_of(const lin_game *g)
{
    const lin_rules *r = lin_game_field(g)->rules;

    return head_of(g)->level < r->levels ? r->level[head_of(g)->level] : "";
}

void cli_show_result(FILE *to, const lin_game *g)
{
    const lin_battle *b = lin_game_field(g)->battle;
    const lin_head *h = head_of(g);

    if (!h->over) {
        fprintf(to, "The battle is not over.\n");
        return;
    }
    if (h->conceded)
        fprintf(to, "The %s side concedes. ", cli_side_name(b, (lin_side)(h->conceded - 1)));
    if (h->agreed)
        fprintf(to, "Both sides agreed to a draw.\n");
    else if (h->winner == LIN_NOBODY)
        fprintf(to, "The battle ends in a draw.\n");
    else
        fprintf(to, "%s %s.\n", cli_side_name(b, (lin_side)h->winner), level_of(g));
}

void json_score(json_writer *j, const lin_game *g)
{
    const lin_battle *b = lin_game_field(g)->battle;
    const lin_head *h = head_of(g);
    lin_score score;

    if (score_of(g, &score)) {
        json_open(j, "points", '{');
        for (int s = 0; s < LIN_SIDES; s++)
            json_put_int(j, b->side_id[s], score.points[s]);
        json_close(j, '}');
        json_put_text(j, "score", score.text);
    }
    json_put_bool(j, "over", h->over);
    if (h->over) {
        json_put_text(j, "winner", h->winner < LIN_SIDES ? b->side_id[h->winner] : NULL);
        json_put_text(j, "level", h->agreed ? "draw" : level_of(g));
    }
}

/* ---- the question ---------------------------------------------------------------------- */

void cli_roll_text(const lin_field *f, const lin_question *q, lin_text *out)
{
    lin_put(out, "%s: throw %d %s of %d faces", cli_side_name(f->battle, q->roll.side), q->roll.n,
            q->roll.n == 1 ? "die" : "dice", q->roll.faces);
    if (q->roll.from_zero)
        lin_put(out, ", 0 to %d,", lin_die_high(lin_die_kind_of(&q->roll)));
    if (q->roll.purpose && q->roll.purpose[0])
        lin_put(out, " for %s", q->roll.purpose);
}

/* Does the question itself begin with the side it is put to? */
static bool names_side(const lin_battle *b, lin_side side, const char *text)
{
    const char *name = cli_side_name(b, side);

    return strncmp(text, name, strlen(name)) == 0;
}

void cli_show_question(FILE *to, const cli_look *look, lin_game *g)
{
    const lin_field *f = lin_game_field(g);
    const char *bold = look->colour ? "\033[1m" : "", *dim = look->colour ? "\033[2m" : "",
               *off = look->colour ? "\033[0m" : "";
    lin_question q;
    char text[400];
    lin_text t = lin_text_in(text, sizeof text);

    lin_ask(g, &q);
    if (q.asking == LIN_IS_OVER) {
        cli_show_result(to, g);
        return;
    }
    if (q.asking == LIN_ASKS_DICE)
        cli_roll_text(f, &q, &t);
    else
        lin_put(&t, "%s%s%s",
                names_side(f->battle, q.side, q.text) ? "" : cli_side_name(f->battle, q.side),
                names_side(f->battle, q.side, q.text) ? "" : ": ", q.text);
    fprintf(to, "%s%s%s", bold, text, off);
    if (q.rule)
        fprintf(to, "  %s[%s]%s", dim, q.rule, off);
    fputc('\n', to);
}

static void json_answers(json_writer *j, const lin_field *f, const lin_question *q)
{
    json_open(j, "answers", '[');
    for (int i = 0; i < q->list->orders; i++) {
        char text[200];
        lin_text t = lin_text_in(text, sizeof text);

        lin_print(f, &q->list->order[i], &t);
        json_put_text(j, NULL, text);
    }
    json_close(j, ']');
}

/* Orders that no list can hold: named by their line of help. */
static void json_open_answers(json_writer *j, const lin_field *f, const lin_question *q)
{
    json_open(j, "open", '[');
    for (int i = 0; i < q->list->families; i++)
        json_put_text(j, NULL, f->rules->verb[q->list->family[i].order.verb].help);
    json_close(j, ']');
}

void json_question(json_writer *j, const char *key, lin_game *g, bool answers)
{
    const lin_field *f = lin_game_field(g);
    lin_question q;

    lin_ask(g, &q);
    json_open(j, key, '{');
    json_put_text(j, "asks",
                  q.asking == LIN_IS_OVER     ? "nobody"
                  : q.asking == LIN_ASKS_DICE ? "dice"
                                              : "side");
    json_put_text(j, "side", q.side < LIN_SIDES ? f->battle->side_id[q.side] : NULL);
    json_put_text(j, "step", q.step);
    json_put_text(j, "rule", q.rule);
    json_put_text(j, "text", q.text);
    if (q.asking == LIN_ASKS_DICE) {
        json_put_int(j, "dice", q.roll.n);
        json_put_int(j, "faces", q.roll.faces);
        json_put_int(j, "low", lin_die_low(lin_die_kind_of(&q.roll)));
        json_put_text(j, "purpose", q.roll.purpose);
    } else if (q.asking == LIN_ASKS_SIDE) {
        if (answers)
            json_answers(j, f, &q);
        if (q.list->families)
            json_open_answers(j, f, &q);
    }
    json_close(j, '}');
}

/* ---- rules ----------------------------------------------------------------------------- */

void cli_show_rule(FILE *to, const cli_look *look, const lin_rule *rule)
{
    char line[2400];

    snprintf(line, sizeof line, "%s%s%s%s", rule->text, rule->basis[0] ? " [" : "", rule->basis,
             rule->basis[0] ? "]" : "");
    fprintf(to, "%s%-9s%s ", look->colour ? "\033[1m" : "", rule->id,
            look->colour ? "\033[0m" : "");
    cli_wrap(to, (look->width > 100 ? 100 : look->width) - 11, 10, line);
}
