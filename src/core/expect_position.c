/* expect_position.c -- lines of the position, as rule scripts expect them.
 *
 *     is unit L-G1 at B3                          a line begins with these words
 *     is unit L-G1 at B3 facing N.                and has no others
 *     is unit B1a at 12.5 20 within 0.1 line      a place may be off by so much
 *     not unit L-G1 at B3
 *
 * `not` is easily true of a line that nobody would ever write, so its words must read as a line of
 * a position, alone or with what stands there now in place of what was left out. */
#include "script.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define GOT       900 /* bytes of what was found, in a failure */
#define WORDS     64
#define MILLIONTH 1000000
#define MOST_OFF  100 /* inches or degrees of a tolerance */

/* A word of the line that is asked for. `off` is how far from it is near enough, in millionths, -1:
 * it is the word itself; `pair`: so is the next one, and they are a place together. */
typedef struct {
    char *word;
    int64_t off;
    bool pair, circle; /* circle: degrees, where 359 is near 0 */
} asked_word;

typedef struct {
    asked_word word[WORDS];
    int words;
    bool whole; /* ends with a full stop: no other words */
} asked_line;

/* ---- Reading what is asked for ---- */

bool lin_decimal(const char *word, int64_t *out)
{
    const bool minus = *word == '-';
    const char *p = word + minus;
    int64_t value = 0, unit = MILLIONTH;

    if (*p < '0' || *p > '9')
        return false;
    for (; *p >= '0' && *p <= '9'; p++)
        if ((value = value * 10 + (*p - '0')) > MILLIONTH)
            return false;
    value *= MILLIONTH;
    if (*p == '.')
        for (p++; *p >= '0' && *p <= '9'; p++)
            value += (*p - '0') * (unit /= 10);
    *out = minus ? -value : value;
    return *p == '\0';
}

static bool is_number(const asked_word *w)
{
    int64_t value;

    return w->off < 0 && lin_decimal(w->word, &value);
}

/* `within D` speaks of the number before it, or of the two that make a place. */
static bool tolerance(lin_script *t, asked_line *line, const char *word)
{
    const int n = line->words;
    int64_t off;

    if (!word || !lin_decimal(word, &off) || off < 0 || off > (int64_t)MOST_OFF * MILLIONTH)
        return lin_script_fail(t,
                               "After \"within\" stands how far off is near enough, in inches "
                               "or degrees, %d at most: within 0.1.",
                               MOST_OFF);
    if (n == 0 || !is_number(&line->word[n - 1]))
        return lin_script_fail(t, "\"within\" stands after a number, or after the two of a place.");
    line->word[n - 1].circle = n > 1 && strcmp(line->word[n - 2].word, "facing") == 0;
    line->word[n - 1].off = off;
    if (n > 1 && is_number(&line->word[n - 2])) {
        line->word[n - 2].off = off;
        line->word[n - 2].pair = true;
    }
    return true;
}

static bool line_ask(lin_script *t, char *text, asked_line *line)
{
    size_t n = strlen(text);
    char *word;

    line->words = 0;
    line->whole = n > 0 && text[n - 1] == '.';
    if (line->whole)
        text[--n] = '\0';
    while ((word = lin_word_cut(&text)) != NULL) {
        if (strcmp(word, "within") == 0) {
            if (!tolerance(t, line, lin_word_cut(&text)))
                return false;
        } else if (line->words == WORDS) {
            return lin_script_fail(t, "A line of a position has at most %d words.", WORDS);
        } else {
            line->word[line->words++] = (asked_word){ .word = word, .off = -1 };
        }
    }
    if (line->words == 0)
        return lin_script_fail(t, "Here stands a line of the position, or its beginning: "
                                  "is unit L-G1 at B3.");
    return true;
}

/* ---- Is it there? ---- */

static bool off_by(const asked_word *w, const char *word, int64_t *off)
{
    const int64_t turn = (int64_t)360 * MILLIONTH;
    int64_t a, b;

    if (!lin_decimal(w->word, &a) || !lin_decimal(word, &b))
        return false;
    *off = a < b ? b - a : a - b;
    if (w->circle && *off > turn / 2)
        *off = *off < turn ? turn - *off : 0;
    return *off <= w->off;
}

/* Do the words of a line, cut apart, begin with those that are asked for? */
static bool line_fits(const asked_line *line, char *const *word, int words)
{
    if (words < line->words || (line->whole && words != line->words))
        return false;
    for (int i = 0; i < line->words; i++) {
        const asked_word *w = &line->word[i];
        int64_t x, y;

        if (w->off < 0) {
            if (strcmp(w->word, word[i]) != 0)
                return false;
        } else if (!off_by(w, word[i], &x)) {
            return false;
        } else if (w->pair) { /* the next is asked for as well, so it is there */
            if (!off_by(&line->word[i + 1], word[i + 1], &y) || x * x + y * y > w->off * w->off)
                return false;
            i++;
        }
    }
    return true;
}

/* How many of the first two words are the same. */
static int likeness(const asked_line *line, char *const *word, int words)
{
    int i = 0;

    while (i < 2 && i < line->words && i < words &&
           (line->word[i].off >= 0 || strcmp(line->word[i].word, word[i]) == 0))
        i++;
    return i;
}

/* Cuts the position up. Where the line is not found, the one most like it goes to `near`; how like
 * it is to `likest`. */
static bool line_find(char *position, const asked_line *line, char *near, size_t size, int *likest)
{
    *likest = 0;
    for (char *at = position, *next; at && *at; at = next) {
        char copy[GOT], *word[WORDS];
        int words;

        next = strchr(at, '\n');
        if (next)
            *next++ = '\0';
        snprintf(copy, sizeof copy, "%s", at);
        words = lin_words(at, word, WORDS);
        if (line_fits(line, word, words))
            return true;
        if (likeness(line, word, words) > *likest) {
            *likest = likeness(line, word, words);
            snprintf(near, size, "%s", copy);
        }
    }
    return false;
}

/* ---- Could it be there? ---- */

/* The words asked for, then those of the line there is, from where they end. */
static void line_join(const asked_line *line, const char *near, char *out, size_t size)
{
    lin_text o = lin_text_in(out, size);
    char copy[GOT], *word[WORDS];
    int words;

    for (int i = 0; i < line->words; i++)
        lin_put(&o, "%s%s", i ? " " : "", line->word[i].word);
    snprintf(copy, sizeof copy, "%s", near);
    words = lin_words(copy, word, WORDS);
    for (int i = line->words; i < words; i++)
        lin_put(&o, " %s", word[i]);
}

static bool line_known(lin_script *t, const asked_line *line, const char *near)
{
    const lin_field *f = t->game->field;
    char text[LIN_SCRIPT_LINE + GOT];
    lin_refusal why = { 0 };

    if (lin_same_word(line->word[0].word, "phase"))
        return lin_script_fail(t, "No position is written with a line \"phase\"; say who is asked "
                                  "with \"asks\".");
    line_join(line, "", text, sizeof text);
    if (lin_position_line(f, text, &why) == LIN_OK)
        return true;
    if (near[0] && !line->whole) {
        line_join(line, near, text, sizeof text);
        if (lin_position_line(f, text, NULL) == LIN_OK)
            return true;
    }
    return lin_script_fail(t,
                           "No position could hold that line, so it proves nothing that this "
                           "one does not. %s",
                           why.text);
}

/* ---- is, not ---- */

void lin_expect_is(lin_script *t, char *text, bool wanted)
{
    char near[GOT] = "", full[LIN_SCRIPT_LINE + 1], *position;
    lin_refusal why = { 0 };
    asked_line line;
    int likest;
    bool found;

    snprintf(full, sizeof full, "%s", lin_one_blank(text));
    if (!line_ask(t, text, &line))
        return;
    if (lin_position_write(t->game, &position, &why) != LIN_OK) {
        lin_script_fail(t, "The position cannot be written. %s", why.text);
        return;
    }
    found = line_find(position, &line, near, sizeof near, &likest);
    lin_free(position);
    if (wanted && !found && (likest == 2 || likest == line.words))
        lin_script_fail(t, "The position should hold the line \"%s\"; it has \"%s\".", full, near);
    else if (wanted && !found)
        lin_script_fail(t, "The position should hold the line \"%s\"; it has nothing like it.",
                        full);
    else if (!wanted && found)
        lin_script_fail(t, "The position should not hold the line \"%s\".", full);
    else if (!wanted)
        line_known(t, &line, near);
}
