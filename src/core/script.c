/* script.c -- rule scripts: the tests that players read (docs/scripts.md).
 *
 * A script is a row of cases. A case is a title, which says a rule in a sentence; a position,
 * drawn or listed, or none for the start of the battle; and then lines of orders, dice, and
 * what must come of them. Every case passes or fails once, at the first line that is not as
 * it says, with a sentence that tells what was expected and what was found. Dice come from
 * the case's own queue or are waited for; they never come by chance. */
#include "script.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Cases ---- */

static void report(lin_script *t, int line, bool passed, const char *why)
{
    if (passed)
        t->tally->passed++;
    else
        t->tally->failed++;
    if (t->report)
        t->report(t->report_self, t->file, line, passed, t->title, why);
}

static void case_begin(lin_script *t, const char *title)
{
    t->open = true;
    t->failed = false;
    t->title_line = t->at;
    snprintf(t->title, sizeof t->title, "%.*s", LIN_SCRIPT_LINE, title);
}

/* Who is asked what, as the last sentence of a failure: an author sees where the game stands. */
static void asked_now(const lin_script *t, char *text, size_t size)
{
    const size_t n = strlen(text);
    lin_text out = lin_text_in(text + n, size - n);
    lin_question q;

    if (!t->game)
        return;
    lin_ask(t->game, &q);
    if (q.asking == LIN_IS_OVER)
        lin_put(&out, " Nobody is asked now: the battle is over.");
    else
        lin_put(&out, " Asked now: %s%s, step %s (%s): %s",
                q.asking == LIN_ASKS_DICE ? "dice of " : "",
                q.side < LIN_SIDES ? t->game->field->battle->side_id[q.side] : "nobody", q.step,
                q.rule, q.text);
}

bool(lin_script_fail)(lin_script *t, const char *format, ...)
{
    char text[2000];
    va_list args;

    if (t->failed)
        return false;
    if (!t->open)
        case_begin(t, "(before the first case)");
    va_start(args, format);
    vsnprintf(text, sizeof text - 400, format, args);
    va_end(args);
    asked_now(t, text, sizeof text);
    t->failed = true;
    report(t, t->at, false, text);
    return false;
}

static void case_clear(lin_script *t)
{
    lin_game_free(t->game);
    free(t->before);
    t->game = NULL;
    t->before = NULL;
    t->setup.used = 0;
    t->setup_lines = 0;
    t->dice_at = t->dice_n = 0;
    t->order_line = t->single_at = 0;
    free(t->battle_file.at);
    t->battle_file = (lin_page){ 0 };
    t->open = t->failed = t->said = t->drawn.open = t->named = t->giving = t->on_file = false;
}

static bool play_begin(lin_script *t);

/* The end of a case: what is drawn must at least stand, and dice must have been used. */
static void case_end(lin_script *t)
{
    if (!t->open)
        return;
    t->at = t->title_line;
    if (!t->failed && !t->said)
        lin_script_fail(t, "The case says nothing: a title needs orders and what comes of them.");
    if (!t->failed)
        lin_drawn_end(t);
    if (t->giving) {
        lin_given_end(t);
        case_clear(t);
        return;
    }
    if (!t->failed && t->on_file && !t->judged)
        lin_script_fail(t, "The case does not say what becomes of the file: refused or accepted.");
    if (!t->failed && !t->on_file && play_begin(t) && t->dice_at < t->dice_n)
        lin_script_fail(t, "The case ends with %zu of its dice never thrown.",
                        t->dice_n - t->dice_at);
    if (!t->failed)
        report(t, t->title_line, true, "");
    case_clear(t);
}

/* ---- The battle and its position ---- */

const lin_field *lin_script_field(lin_script *t)
{
    lin_refusal why = { 0 };

    if (t->field)
        return t->field;
    if (!t->battle[0]) {
        lin_script_fail(t,
                        "No battle has been named: a line such as \"battle brandywine-1777\" must "
                        "stand before this.");
        return NULL;
    }
    if (t->source->field(t->source->self, t->battle, t->options, &t->field, &why) != LIN_OK ||
        !t->field) {
        t->field = NULL;
        lin_script_fail(t, "The battle %s cannot be had. %s", t->battle, why.text);
    }
    return t->field;
}

void lin_script_battle(lin_script *t, const char *battle, const char *options)
{
    if (strcmp(t->battle, battle) == 0 && strcmp(t->options, options) == 0)
        return;
    snprintf(t->battle, sizeof t->battle, "%s", battle);
    snprintf(t->options, sizeof t->options, "%s", options);
    t->field = NULL;
}

/* battle NAME [OPTION=on OPTION=off,...] */
static void battle_line(lin_script *t, char *text)
{
    char copy[LIN_SCRIPT_LINE + 1], *word[LIN_OPTIONS + 3], options[sizeof t->options];
    lin_text o = lin_text_in(options, sizeof options);
    int n;

    snprintf(copy, sizeof copy, "%s", text);
    n = lin_words(copy, word, LIN_OPTIONS + 3);
    for (int i = 2; i < n; i++)
        lin_put(&o, "%s%s", i > 2 ? "," : "", word[i]);
    if (n < 2 || strlen(word[1]) >= sizeof t->battle || o.cut || n > LIN_OPTIONS + 2) {
        lin_script_fail(t, "This line names a battle, and perhaps options: battle brandywine-1777 "
                           "bombardment=off.");
        return;
    }
    t->named = t->open;
    lin_script_battle(t, word[1], options);
}

bool lin_script_place(lin_script *t, int line, const char *format, ...)
{
    char text[LIN_SCRIPT_LINE + 300];
    int *lines = lin_grown(t->setup_line, &t->setup_room, t->setup_lines + 1, sizeof *lines);
    va_list args;

    if (lines)
        t->setup_line = lines;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    lin_page_put(&t->setup, "%s\n", text);
    if (!lines || t->setup.failed)
        return lin_script_fail(t, "There is no memory left.");
    t->setup_line[t->setup_lines++] = line;
    return true;
}

static bool position_begin(lin_script *t, const lin_field *f)
{
    lin_refusal why = { 0 };
    lin_page whole = { 0 };
    lin_status status;

    lin_page_put(&whole, "position %s\n%s", f->battle->id, t->setup.at);
    if (whole.failed) {
        free(whole.at);
        return lin_script_fail(t, "There is no memory left.");
    }
    status = lin_position_read(&t->game, f, whole.at, whole.used, lin_dice_typed(), &why);
    free(whole.at);
    if (status == LIN_OK)
        return true;
    if (why.line >= 2 && (size_t)why.line - 2 < t->setup_lines)
        t->at = t->setup_line[why.line - 2];
    return lin_script_fail(t, "The position cannot be set up. %s", why.text);
}

/* Up to here the case described a position; now it is played. */
static bool play_begin(lin_script *t)
{
    const lin_field *f;
    lin_refusal why = { 0 };

    if (t->game)
        return true;
    f = lin_script_field(t);
    if (!f)
        return false;
    t->before = malloc(f->rules->state_size);
    if (!t->before)
        return lin_script_fail(t, "There is no memory left.");
    if (t->setup_lines > 0)
        return position_begin(t, f);
    if (lin_game_new(&t->game, f, lin_dice_typed(), &why) != LIN_OK)
        return lin_script_fail(t, "The battle cannot begin. %s", why.text);
    return true;
}

/* again: the position anew, for what a table says of one position and many rolls. */
static void case_again(lin_script *t)
{
    if (t->dice_at < t->dice_n) {
        lin_script_fail(t, "%zu dice have not been thrown yet.", t->dice_n - t->dice_at);
        return;
    }
    lin_game_free(t->game);
    free(t->before);
    t->game = NULL;
    t->before = NULL;
    t->order_line = t->single_at = 0;
    play_begin(t);
}

/* ---- Lines ---- */

static bool first_word_is(const char *text, const char *word)
{
    const size_t n = strlen(word);

    return strncmp(text, word, n) == 0 && (text[n] == ' ' || text[n] == '\0');
}

static void statement(lin_script *t, char *text)
{
    if (t->failed)
        return;
    if (!t->game && first_word_is(text, "battle")) {
        if (t->setup_lines > 0)
            lin_script_fail(t, "The battle must be named before the position is laid out.");
        else
            battle_line(t, text);
        return;
    }
    t->said = true;
    if (!t->game && first_word_is(text, "place")) {
        lin_script_place(t, t->at, "%s", lin_trim(text + strlen("place")));
        return;
    }
    if (!t->game && t->setup_lines == 0 && first_word_is(text, "file")) {
        lin_file_begin(t, text);
        return;
    }
    if (!t->game && first_word_is(text, "given")) {
        lin_given_take(t, text);
        return;
    }
    if (t->giving) {
        lin_script_fail(t, "A position that is given to cases has a battle, boards and lines with "
                           "\"place\", and nothing more.");
        return;
    }
    if (!play_begin(t))
        return;
    if (lin_same_word(text, "again"))
        case_again(t);
    else if (first_word_is(text, "dice"))
        lin_script_dice(t, text);
    else if (!lin_expect(t, text))
        lin_script_order(t, text);
}

/* Several statements on a line, parted by semicolons that are not inside quotes. */
static void statements(lin_script *t, char *line)
{
    bool quoted = false;
    char *from = line;

    for (char *p = line;; p++) {
        const bool end = *p == '\0';

        quoted ^= *p == '"';
        if (!end && (*p != ';' || quoted))
            continue;
        *p = '\0';
        from = lin_trim(from);
        if (*from)
            statement(t, from);
        if (end)
            return;
        from = p + 1;
    }
}

/* Cut a comment off, and make tabs blanks, up to the next eighth column. False: too long. */
static bool line_clean(const char *from, char *to)
{
    bool quoted = false;
    size_t n = 0;

    for (; *from; from++) {
        quoted ^= *from == '"';
        if (*from == '#' && !quoted && (n == 0 || to[n - 1] == ' '))
            break;
        if (n + 8 >= LIN_SCRIPT_LINE) {
            to[0] = '\0';
            return false;
        }
        if (*from != '\t')
            to[n++] = *from;
        else
            do
                to[n++] = ' ';
            while (n % 8 != 0);
    }
    while (n > 0 && to[n - 1] == ' ')
        n--;
    to[n] = '\0';
    return true;
}

static void outside_line(lin_script *t, char *line)
{
    line = lin_trim(line);
    if (first_word_is(line, "battle")) {
        battle_line(t, line);
        return;
    }
    lin_script_fail(t, "A case begins with a title: a line with %% and a rule in a sentence.");
}

static void line_run(lin_script *t)
{
    char line[LIN_SCRIPT_LINE + 1];
    const bool fits = line_clean(t->lines.line, line);
    char *text = line + strspn(line, " ");

    t->at = t->lines.number;
    if (!fits) {
        lin_script_fail(t, "This line is longer than %d bytes.", LIN_SCRIPT_LINE - 8);
        return;
    }
    if (*text == '%') {
        case_end(t);
        t->at = t->lines.number;
        case_begin(t, lin_trim(text + 1));
        lin_given_begin(t);
        return;
    }
    if (t->failed)
        return;
    if (t->on_file) {
        const char *raw = t->lines.line + strspn(t->lines.line, " \t");

        if (*raw == '|') /* word for word */
            snprintf(line, sizeof line, "%s", raw);
        if (*raw == '|' || *text)
            lin_file_line(t, *raw == '|' ? line : text);
        return;
    }
    if (*text == '\0') {
        lin_drawn_end(t);
        return;
    }
    if (!t->open) {
        outside_line(t, line);
        return;
    }
    if (t->game == NULL && lin_drawn_begins(line)) {
        t->said = true;
        lin_drawn_begin(t, line);
        return;
    }
    if (lin_drawn_line(t, line))
        return;
    lin_drawn_end(t);
    statements(t, text);
}

/* A position that no case takes was meant for something. */
static void givens_check(lin_script *t)
{
    const lin_given *given;
    size_t at = 0;

    while ((given = lin_given_unused(t, &at)) != NULL) {
        t->at = given->line;
        case_begin(t, given->name);
        lin_script_fail(t, "This position is given to cases, and none takes it: given %s.",
                        given->name);
        case_clear(t);
    }
}

static void file_run(lin_script *t)
{
    lin_refusal why = { 0 };
    const lin_status status = lin_lines_of(&t->lines, t->lines.text, t->lines.n, &why);

    if (status != LIN_OK) {
        t->at = why.line;
        case_begin(t, "(the file)");
        lin_script_fail(t, "%s", why.text);
        return;
    }
    while (lin_lines_next(&t->lines))
        line_run(t);
    case_end(t);
    givens_check(t);
}

lin_status lin_script_run(const char *file, const char *text, size_t n,
                          const lin_script_source *source, lin_script_report report_to,
                          void *report_self, lin_tally *tally, lin_refusal *why)
{
    assert(file && text && source && tally);
    lin_script *t = calloc(1, sizeof *t);

    if (!t)
        return lin_no_memory(why);
    t->file = file;
    t->source = source;
    t->report = report_to;
    t->report_self = report_self;
    t->tally = tally;
    t->lines.text = text;
    t->lines.n = n;
    file_run(t);
    case_clear(t);
    lin_given_free(t);
    free(t->setup.at);
    free(t->setup_line);
    free(t);
    return LIN_OK;
}
