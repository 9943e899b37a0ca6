/* svg.c -- cairo's SVG, written again in shorthand.
 *
 * cairo writes every point in full, with six decimals, and begins every figure twice. Here
 * each path is written anew with relative steps in tenths of a pixel (letters, which are
 * drawn once and used often, in hundredths), each colour as six digits, and nothing said that
 * goes without saying: less than half the file, the same picture. cairo also numbers the
 * parts of a file by a counter that runs on through the life of the program; they are
 * counted anew, so that the same plan is the same file. */
#include "draw/plan.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- numbered parts ---- */

/* cairo counts each of these for itself. */
static const char *const counters[] = { "surface", "source-", "image",  "clip",
                                        "mask",    "pattern", "linear", "radial" };
enum { NAMES = 4096, WORDS = sizeof counters / sizeof *counters };

typedef struct {
    const char *at, *end; /* what is still to be read */
    plan_bytes out;
    bool letter; /* within a glyph's outline */
    struct {
        int word;
        unsigned long old;
        int now;
    } name[NAMES]; /* as they were met */
    int names, counted[WORDS];
} svg;

static void svg_put(svg *s, const char *text, size_t n)
{
    bytes_add(&s->out, (const unsigned char *)text, (unsigned)n);
}

static int number_of(svg *s, int word, unsigned long old)
{
    for (int i = s->names - 1; i >= 0; i--)
        if (s->name[i].word == word && s->name[i].old == old)
            return s->name[i].now;
    const int now = ++s->counted[word];

    if (s->names < NAMES) {
        s->name[s->names].word = word;
        s->name[s->names].old = old;
        s->name[s->names++].now = now;
    }
    return now;
}

/* A numbered name, surface12 or source-7: 1 + its word, or 0. Glyphs are numbered file by file
 * by cairo itself. */
static int name_at(const char *at)
{
    for (int i = 0; i < WORDS; i++) {
        const size_t n = strlen(counters[i]);

        if (strncmp(at, counters[i], n) == 0 && isdigit((unsigned char)at[n]))
            return i + 1;
    }
    return 0;
}

static void name_copy(svg *s, int word)
{
    const size_t length = strlen(counters[word - 1]);
    char number[24], *end;

    svg_put(s, s->at, 1 + length);
    s->at += 1 + length;
    const int n = number_of(s, word - 1, strtoul(s->at, &end, 10));
    svg_put(s, number, (size_t)snprintf(number, sizeof number, "%d", n));
    s->at = end;
}

/* ---- paths ---- */

typedef struct {
    long x, y;
} step; /* in tenths or hundredths */

typedef struct {
    step at, start; /* where the pen is; where the figure began */
    step want;      /* a move not yet written */
    bool moved;
    char last;  /* the command the reader still has in mind */
    bool digit; /* a number was last: the next needs a space */
} nib;

static void number_put(svg *s, nib *n, long v)
{
    const int places = s->letter ? 2 : 1;
    const long unit = s->letter ? 100 : 10;
    const long whole = labs(v) / unit;
    long part = labs(v) % unit;
    char text[32];
    int k = 0, shown = places;

    if (v < 0)
        text[k++] = '-';
    else if (n->digit)
        text[k++] = ' ';
    if (whole || !part)
        k += snprintf(text + k, sizeof text - (size_t)k, "%ld", whole);
    while (part && part % 10 == 0) {
        part /= 10;
        shown--;
    }
    if (part)
        k += snprintf(text + k, sizeof text - (size_t)k, ".%0*ld", shown, part);
    svg_put(s, text, (size_t)k);
    n->digit = true;
}

static void command_put(svg *s, nib *n, char command)
{
    /* Steps behind a move are lines without being told so. */
    if (command == n->last && command != 'm' && command != 'z')
        return;
    if (!(command == 'l' && n->last == 'm')) {
        svg_put(s, &command, 1);
        n->digit = false;
    }
    n->last = command;
}

static void point_put(svg *s, nib *n, step to)
{
    number_put(s, n, to.x - n->at.x);
    number_put(s, n, to.y - n->at.y);
}

/* The move that was held back: cairo moves before every figure and after every end. */
static void move_put(svg *s, nib *n)
{
    if (!n->moved)
        return;
    command_put(s, n, 'm');
    point_put(s, n, n->want);
    n->at = n->start = n->want;
    n->moved = false;
}

static bool point_read(svg *s, step *out)
{
    const double unit = s->letter ? 100 : 10;
    char *end;
    const double x = g_ascii_strtod(s->at, &end);

    if (end == s->at)
        return false;
    s->at = end;
    const double y = g_ascii_strtod(s->at, &end);
    if (end == s->at)
        return false;
    s->at = end;
    out->x = lround(x * unit);
    out->y = lround(y * unit);
    return true;
}

static void path_command(svg *s, nib *n, char command)
{
    step p[3];
    const int points = command == 'C' ? 3 : 1;

    if (command == 'Z') {
        command_put(s, n, 'z');
        n->at = n->start;
        return;
    }
    for (int i = 0; i < points; i++)
        if (!point_read(s, &p[i]))
            return;
    if (command == 'M') {
        n->want = p[0];
        n->moved = true;
        return;
    }
    move_put(s, n);
    if (command == 'L' && p[0].x == n->at.x && p[0].y == n->at.y && n->last != 'm')
        return; /* a step of nothing */
    command_put(s, n, command == 'C' ? 'c' : 'l');
    for (int i = 0; i < points; i++)
        point_put(s, n, p[i]);
    n->at = p[points - 1];
}

/* s->at stands behind the opening quote of d="...". The first move counts from 0, 0. */
static void path_copy(svg *s)
{
    nib n = { 0 };

    while (s->at < s->end && *s->at != '"') {
        const char c = *s->at;

        if (c == 'M' || c == 'L' || c == 'C' || c == 'Z') {
            s->at++;
            path_command(s, &n, c);
        } else {
            s->at++;
        }
    }
}

/* ---- styles ---- */

/* What every reader takes for granted need not be said. */
static size_t needless_at(const char *at)
{
    static const char *const words[] = { "fill-rule:nonzero;", "stroke-linecap:butt;",
                                         "stroke-linejoin:miter;", "fill-opacity:1;",
                                         "stroke-opacity:1;" };

    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strncmp(at, words[i], strlen(words[i])) == 0)
            return strlen(words[i]);
    return 0;
}

/* rgb(25.490196%,19.215686%,12.156863%) as #41311f. */
static bool colour_copy(svg *s)
{
    const char *at = s->at + 4;
    int part[3];
    char *end, text[8];

    for (int i = 0; i < 3; i++) {
        part[i] = (int)lround(g_ascii_strtod(at, &end) * 2.55);
        if (end == at || *end != '%' || end[1] != ",,)"[i] || part[i] < 0 || part[i] > 255)
            return false;
        at = end + 2;
    }
    snprintf(text, sizeof text, "#%02x%02x%02x", (unsigned)part[0] & 255, (unsigned)part[1] & 255,
             (unsigned)part[2] & 255);
    svg_put(s, text, 7);
    s->at = at;
    return true;
}

static void style_copy(svg *s)
{
    while (s->at < s->end && *s->at != '"') {
        const size_t needless = needless_at(s->at);
        const int word = *s->at == '#' ? name_at(s->at + 1) : 0;

        if (needless)
            s->at += needless;
        else if (word)
            name_copy(s, word);
        else if (strncmp(s->at, "rgb(", 4) != 0 || !colour_copy(s))
            svg_put(s, s->at++, 1);
    }
}

/* ---- the file ---- */

static size_t opens(const char *at, const char *word)
{
    const size_t n = strlen(word);

    return strncmp(at, word, n) == 0 ? n : 0;
}

static void svg_copy(svg *s)
{
    const char *from = s->at;

    while (s->at < s->end && !s->out.starved) {
        const bool space = *s->at == ' ', tag = *s->at == '<';
        const int word = *s->at == '"' || *s->at == '#' ? name_at(s->at + 1) : 0;
        const size_t path = space ? opens(s->at, " d=\"") : 0;
        const size_t style = space ? opens(s->at, " style=\"") : 0;

        if (tag && opens(s->at, "<symbol"))
            s->letter = true;
        if (tag && opens(s->at, "</symbol"))
            s->letter = false;
        if (!word && !path && !style) {
            s->at++;
            continue;
        }
        if (word) {
            svg_put(s, from, (size_t)(s->at - from));
            name_copy(s, word);
        } else {
            s->at += path + style;
            svg_put(s, from, (size_t)(s->at - from));
            path ? path_copy(s) : style_copy(s);
        }
        from = s->at;
    }
    svg_put(s, from, (size_t)(s->end - from));
}

bool svg_settle(plan_bytes *b)
{
    svg *s = calloc(1, sizeof *s);

    if (!s)
        return false;
    s->at = b->at;
    s->end = b->at + b->n;
    svg_copy(s);
    const bool fine = !s->out.starved;
    if (fine) {
        free(b->at);
        *b = s->out;
    } else {
        free(s->out.at);
    }
    free(s);
    return fine;
}
