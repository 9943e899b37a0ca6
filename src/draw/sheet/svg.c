/* svg.c -- cairo's SVG, written again in shorthand.
 *
 * cairo writes every point in full, with six decimals, and begins every figure twice. Here
 * each path is written anew with relative steps in tenths of a pixel (letters, which are
 * drawn once and used often, in fiftieths), as whole numbers under a scale where nothing in the
 * way of it would be scaled too; each colour as six digits, and nothing said that goes without
 * saying: a third of the file, the same picture. cairo also numbers the
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
    bool use;    /* within the tag that sets a letter */
    bool clip;   /* within what cuts others */
    bool whole;  /* within a path that is scaled down: its numbers are whole */
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
} step; /* in parts of a pixel: unit_of */

typedef struct {
    step at, start; /* where the pen is; where the figure began */
    step want;      /* a move not yet written */
    bool moved;
    char last;  /* the command the reader still has in mind */
    bool digit; /* a number was last: the next needs a space */
} nib;

/* Parts of a pixel. Letters are looked at more closely than anything else. */
static long unit_of(const svg *s)
{
    return !s->letter ? 10 : s->whole ? 50 : 100;
}

static void number_put(svg *s, nib *n, long v)
{
    const int places = s->whole ? 0 : s->letter ? 2 : 1;
    const long unit = s->whole ? 1 : unit_of(s);
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
    const double unit = (double)unit_of(s);
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

/* Where a letter is set: as fine as its outline. */
static void place_copy(svg *s)
{
    nib n = { 0 };
    char *end;
    const double v = g_ascii_strtod(s->at, &end);
    const bool letter = s->letter;

    s->letter = true;
    if (end != s->at)
        number_put(s, &n, lround(v * 100));
    s->letter = letter;
    s->at = end;
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

/* What is measured along a path, and so is scaled with it. */
static size_t measure_at(const char *at)
{
    static const char *const words[] = { "stroke-width:", "stroke-dasharray:",
                                         "stroke-dashoffset:" };

    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strncmp(at, words[i], strlen(words[i])) == 0)
            return strlen(words[i]);
    return 0;
}

/* Numbers up to the semicolon, in parts of a pixel. */
static void measures_copy(svg *s, size_t word)
{
    const double unit = (double)unit_of(s);

    svg_put(s, s->at, word);
    s->at += word;
    while (s->at < s->end && *s->at != ';' && *s->at != '"') {
        char *end, text[32];
        const double v = g_ascii_strtod(s->at, &end);
        const long milli = lround(v * unit * 1000);
        int n;

        if (end == s->at || v < 0) {
            svg_put(s, s->at++, 1);
            continue;
        }
        n = snprintf(text, sizeof text, "%ld.%03ld", milli / 1000, milli % 1000);
        while (text[n - 1] == '0')
            n--;
        svg_put(s, text, (size_t)(text[n - 1] == '.' ? n - 1 : n));
        s->at = end;
    }
}

static void style_copy(svg *s)
{
    while (s->at < s->end && *s->at != '"') {
        const size_t needless = needless_at(s->at), measure = s->whole ? measure_at(s->at) : 0;
        const int word = *s->at == '#' ? name_at(s->at + 1) : 0;

        if (needless)
            s->at += needless;
        else if (measure)
            measures_copy(s, measure);
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

/* A path that is turned, clipped or filled by something that lies elsewhere keeps its size. */
static bool may_scale(const svg *s)
{
    static const char *const not [] = { " transform=", " clip-path=", "url(" };
    const char *end = memchr(s->at, '>', (size_t)(s->end - s->at));

    for (size_t i = 0; end && i < sizeof not / sizeof *not ; i++) {
        const char *found = strstr(s->at, not [i]);

        if (found && found < end)
            return false;
    }
    return end != NULL;
}

/* cairo writes the sign for a missing letter first in every fount. Where no text has it, it is left
 * out. */
static bool symbol_skip(svg *s, const char **from)
{
    static const char symbol[] = "<symbol overflow=\"visible\" id=\"", close[] = "</symbol>\n";
    const char *id = s->at + sizeof symbol - 1, *end, *past;
    char used[40];
    int n;

    if (!opens(s->at, symbol) || !(end = strchr(id, '"')) || end - id > 30 || end[-1] != '0' ||
        end[-2] != '-' || !(past = strstr(end, close)))
        return false;
    n = snprintf(used, sizeof used, "#%.*s\"", (int)(end - id), id);
    if (n >= (int)sizeof used || strstr(past, used))
        return false;
    svg_put(s, *from, (size_t)(s->at - *from));
    *from = s->at = past + sizeof close - 1;
    return true;
}

static void tag_opens(svg *s, const char **from)
{
    static const char path[] = "<path";

    while (symbol_skip(s, from))
        ;
    s->whole = false;
    s->use = opens(s->at, "<use xlink:href=\"#glyph");
    if (opens(s->at, "<symbol"))
        s->letter = true;
    if (opens(s->at, "</symbol"))
        s->letter = false;
    if (opens(s->at, "<clipPath"))
        s->clip = true;
    if (opens(s->at, "</clipPath"))
        s->clip = false;
    if (s->clip || !opens(s->at, path) || !may_scale(s))
        return;
    s->whole = true;
    s->at += sizeof path - 1;
    svg_put(s, *from, (size_t)(s->at - *from));
    svg_put(s, s->letter ? " transform=\"scale(.02)\"" : " transform=\"scale(.1)\"",
            s->letter ? 23 : 22);
    *from = s->at;
}

static void svg_copy(svg *s)
{
    const char *from = s->at;

    while (s->at < s->end && !s->out.starved) {
        if (*s->at == '<')
            tag_opens(s, &from);
        const bool space = *s->at == ' ';
        const int word = *s->at == '"' || *s->at == '#' ? name_at(s->at + 1) : 0;
        const size_t path = space ? opens(s->at, " d=\"") : 0;
        const size_t style = space ? opens(s->at, " style=\"") : 0;
        const size_t place =
            s->use && space && (opens(s->at, " x=\"") || opens(s->at, " y=\"")) ? 4 : 0;

        if (!word && !path && !style && !place) {
            s->at++;
            continue;
        }
        if (word) {
            svg_put(s, from, (size_t)(s->at - from));
            name_copy(s, word);
        } else {
            s->at += path + style + place;
            svg_put(s, from, (size_t)(s->at - from));
            place ? place_copy(s) : path ? path_copy(s) : style_copy(s);
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
