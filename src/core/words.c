/* words.c -- lines into words, words into arguments, and back.
 *
 * Orders, events, frames and positions all speak of units, cells and directions. Each kind
 * of argument has one letter, printed and parsed here and nowhere else, so that what is
 * printed can be read back. */
#include "core.h"

#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int lin_words(char *line, char **word, int max)
{
    int n = 0;

    for (char *p = line; *p && n < max;) {
        while (*p && isspace((unsigned char)*p))
            *p++ = '\0';
        if (!*p)
            break;
        if (*p == '#') {
            *p = '\0';
            break;
        }
        word[n++] = p;
        while (*p && !isspace((unsigned char)*p))
            p++;
        if (*p)
            *p++ = '\0';
    }
    return n;
}

bool lin_same_word(const char *a, const char *b)
{
    assert(a && b);
    for (; *a && *b; a++, b++)
        if (tolower((unsigned char)*a) != tolower((unsigned char)*b))
            return false;
    return *a == *b;
}

bool lin_word_int(const char *word, int32_t *out)
{
    assert(word && out);
    int64_t value = 0;
    const char *p = word;
    const bool minus = *p == '-';

    if (*p == '-' || *p == '+')
        p++;
    if (!isdigit((unsigned char)*p))
        return false;
    for (; isdigit((unsigned char)*p); p++) {
        value = value * 10 + (*p - '0');
        if (value > INT32_MAX)
            return false;
    }
    if (*p)
        return false;
    *out = (int32_t)(minus ? -value : value);
    return true;
}

const char *lin_quoted(const char *text, char *buffer, size_t size)
{
    assert(text && buffer && size > 0);
    size_t n = 0;

    for (; *text && n + 4 < size; text++) {
        const unsigned char c = (unsigned char)*text;

        buffer[n++] = (char)(c < 32 || c == 127 || c == '"' ? '?' : c);
    }
    if (*text)
        for (int i = 0; i < 3 && n + 1 < size; i++)
            buffer[n++] = '.';
    buffer[n] = '\0';
    return buffer;
}

int lin_unit_find(const lin_field *f, const char *id)
{
    assert(f && id);
    const lin_battle *b = f->battle;

    for (int u = 0; u < b->units; u++)
        if (lin_same_word(b->unit[u].id, id))
            return u;
    return -1;
}

static int name_find(const char *const *names, const char *word)
{
    for (int i = 0; names && names[i]; i++)
        if (lin_same_word(names[i], word))
            return i;
    return -1;
}

static const char *name_at(const char *const *names, int32_t value)
{
    for (int32_t i = 0; names && names[i]; i++)
        if (i == value)
            return names[i];
    return "?";
}

/* ---- Inches: 1270 units, printed with as many decimals as it takes ---- */

static void inches_print(int32_t value, lin_text *out)
{
    const int64_t units = value < 0 ? -(int64_t)value : value;
    const int64_t millionths = (units % 1270) * 1000000 / 1270;
    char digits[8];
    int n = 6;

    snprintf(digits, sizeof digits, "%06d", (int)millionths);
    while (n > 0 && digits[n - 1] == '0')
        n--;
    digits[n] = '\0';
    lin_put(out, "%s%d%s%s", value < 0 ? "-" : "", (int)(units / 1270), n ? "." : "", digits);
}

/* A decimal number of at most 1000, in millionths; what follows it, or NULL. */
static const char *decimal_parse(const char *p, int64_t *out)
{
    int64_t whole = 0, part = 0, scale = 1;

    if (!isdigit((unsigned char)*p))
        return NULL;
    for (; isdigit((unsigned char)*p); p++)
        if ((whole = whole * 10 + (*p - '0')) > LIN_FAR / LIN_INCH)
            return NULL;
    if (*p == '.')
        for (p++; isdigit((unsigned char)*p) && scale < 1000000; p++, scale *= 10)
            part = part * 10 + (*p - '0');
    *out = whole * 1000000 + part * (1000000 / scale);
    return p;
}

/* Inches; or, with a sign behind it, hundredths of the table's width. */
static bool inches_parse(const lin_field *f, const char *word, int32_t *out)
{
    const int64_t million = 1000000;
    const bool minus = *word == '-';
    int64_t value;
    const char *end = decimal_parse(word + minus, &value);
    const bool hundredths = end && end[0] == '%' && f->battle->table.width > 0;

    if (!end || end[hundredths])
        return false;
    if (hundredths)
        value = (value * f->battle->table.width + 50 * million) / (100 * million);
    else
        value = (value * LIN_INCH + million / 2) / million;
    if (value > LIN_FAR)
        return false;
    *out = (int32_t)(minus ? -value : value);
    return true;
}

/* With as few decimals as it takes to read the same back: five tell the steps of any table. */
void lin_hundredths_print(const lin_field *f, int32_t value, bool rounded, lin_text *out)
{
    assert(f && out && f->battle->table.width > 0);
    const int64_t width = f->battle->table.width, units = value < 0 ? -(int64_t)value : value;
    int64_t scale = 1, parts = 0;
    int decimals = 0;

    for (;; decimals++, scale *= 10) {
        parts = (units * 100 * scale * 2 + width) / (2 * width);
        if (rounded || decimals == 5 || (parts * width * 2 + 100 * scale) / (200 * scale) == units)
            break;
    }
    lin_put(out, "%s%d", value < 0 && parts ? "-" : "", (int)(parts / scale));
    if (decimals)
        lin_put(out, ".%0*d", decimals, (int)(parts % scale));
    lin_put(out, "%%");
}

/* ---- Angles: 65536 make a circle, written in degrees, clockwise from north ---- */

/* With as few decimals as it takes to read the same back. */
static void angle_print(int32_t value, lin_text *out)
{
    const int64_t angle = value & 0xffff;
    int64_t scale = 1;

    for (int decimals = 0; decimals <= 3; decimals++, scale *= 10) {
        const int64_t parts = (angle * 360 * scale * 2 + 65536) / (2 * 65536);

        if ((parts * 65536 * 2 + 360 * scale) / (2 * 360 * scale) != angle)
            continue;
        lin_put(out, "%d", (int)(parts / scale));
        if (decimals)
            lin_put(out, ".%0*d", decimals, (int)(parts % scale));
        return;
    }
}

static bool angle_parse(const char *word, int32_t *out)
{
    int32_t degrees = 0, part = 0, scale = 1;
    const char *p = word;

    for (; isdigit((unsigned char)*p); p++)
        if ((degrees = degrees * 10 + (*p - '0')) > 360)
            return false;
    if (p == word)
        return false;
    if (*p == '.')
        for (p++; isdigit((unsigned char)*p) && scale < 1000; p++, scale *= 10)
            part = part * 10 + (*p - '0');
    if (*p || degrees * scale + part > 360 * scale)
        return false;
    *out =
        (int32_t)((((int64_t)degrees * scale + part) * 65536 * 2 / (360 * scale) + 1) / 2 & 0xffff);
    return true;
}

/* ---- One argument ---- */

void lin_arg_print(const lin_field *f, char kind, const char *const *names, int32_t value,
                   lin_text *out)
{
    assert(f && out);
    const lin_battle *b = f->battle;
    char cell[8];

    switch (kind) {
    case 'u':
        lin_put(out, "%s", value >= 0 && value < b->units ? b->unit[value].id : "nobody");
        break;
    case 'c':
        if (value >= 0 && value < b->board.cells)
            lin_cell_name(&b->board, value, cell);
        lin_put(out, "%s", value >= 0 && value < b->board.cells ? cell : "off-board");
        break;
    case 'd':
        lin_put(out, "%s", lin_direction_name(&b->board, value));
        break;
    case 's':
        lin_put(out, "%s", value == 0 || value == 1 ? b->side_id[value] : "nobody");
        break;
    case 'm':
        lin_put(out, "%s",
                value >= 0 && value < f->rules->reasons ? f->rules->reason[value].name : "?");
        break;
    case 'w':
    case 'r':
        lin_put(out, "%s", name_at(names, value));
        break;
    case 'x':
        inches_print(value, out);
        break;
    case 'a':
        angle_print(value, out);
        break;
    default: /* i n f: plain numbers */
        lin_put(out, "%d", (int)value);
        break;
    }
}

static lin_status no_such_by(lin_refusal *why, const char *rule, const char *word, const char *what,
                             const char *right)
{
    char quote[48];

    return lin_refuse(why, LIN_SYNTAX, rule, "There is no %s \"%s\"; %s.", what,
                      lin_quoted(word, quote, sizeof quote), right);
}

static lin_status no_such(lin_refusal *why, const char *word, const char *what, const char *right)
{
    return no_such_by(why, NULL, word, what, right);
}

/* The words there are, as many as a sentence holds. */
static lin_status no_choice(lin_refusal *why, const char *word, const char *const *names)
{
    char right[200];
    lin_text t = lin_text_in(right, sizeof right);

    lin_put(&t, "say ");
    for (int i = 0; names && names[i]; i++)
        lin_put(&t, "%s%s", i == 0 ? "" : names[i + 1] ? ", " : " or ", names[i]);
    return no_such(why, word, "choice", t.cut || !names ? "see `help`" : right);
}

lin_status lin_arg_parse(const lin_field *f, char kind, const char *const *names, const char *word,
                         int32_t *out, lin_refusal *why)
{
    assert(f && word && out);
    const lin_battle *b = f->battle;
    char example[8] = "A1";

    switch (kind) {
    case 'u':
        if ((*out = lin_unit_find(f, word)) >= 0)
            return LIN_OK;
        return no_such(why, word, "unit", "`units` lists them all");
    case 'c':
        if ((*out = lin_cell_parse(&b->board, word)) != LIN_NOWHERE)
            return LIN_OK;
        if (b->board.cells)
            lin_cell_name(&b->board, b->board.cells - 1, example);
        lin_refuse(why, LIN_SYNTAX, NULL, " ");
        if (why) {
            char quote[48], first[8] = "A1";

            if (b->board.cells)
                lin_cell_name(&b->board, 0, first);
            snprintf(why->text, sizeof why->text,
                     "There is no square \"%s\"; the board runs from %s to %s.",
                     lin_quoted(word, quote, sizeof quote), first, example);
        }
        return LIN_SYNTAX;
    case 'd':
        if ((*out = lin_direction_parse(&b->board, word)) >= 0)
            return LIN_OK;
        return no_such(why, word, "direction",
                       b->board.directions == 6 ? "say N NE SE S SW or NW"
                                                : "say N NE E SE S SW W or NW");
    case 's':
        for (int s = 0; s < LIN_SIDES; s++)
            if (lin_same_word(b->side_id[s], word)) {
                *out = s;
                return LIN_OK;
            }
        if (lin_same_word("nobody", word)) {
            *out = LIN_NOBODY;
            return LIN_OK;
        }
        lin_refuse(why, LIN_SYNTAX, NULL, " ");
        if (why)
            snprintf(why->text, sizeof why->text, "There is no such side; the sides are %s and %s.",
                     b->side_id[0], b->side_id[1]);
        return LIN_SYNTAX;
    case 'w':
    case 'r':
        if ((*out = name_find(names, word)) >= 0)
            return LIN_OK;
        return no_choice(why, word, names);
    case 'x':
        if (inches_parse(f, word, out))
            return LIN_OK;
        return no_such_by(why, f->rules->measures, word, "distance",
                          lin_field_blind(f)
                              ? "write inches as 12 or 7.5, 1000 at most, or a place in "
                                "hundredths of the table's width as 41%"
                              : "write inches as 12 or 7.5, 1000 at most");
    case 'a':
        if (angle_parse(word, out))
            return LIN_OK;
        return no_such_by(why, f->rules->measures, word, "angle",
                          "write degrees from 0 (north) clockwise to 360, as 90 or 22.5");
    default:
        if (lin_word_int(word, out))
            return LIN_OK;
        return no_such(why, word, "number", "write a whole number");
    }
}

/* ---- Templates: "{0} retreats from {1} to {2}", "{1*}" for all from there on ---- */

char lin_arg_kind(const char *kinds, int i)
{
    const int n = (int)strlen(kinds);

    if (i < n && kinds[i] != '*')
        return kinds[i];
    return n > 1 && kinds[n - 1] == '*' ? kinds[n - 2] : '\0';
}

int lin_place_part(const char *kinds, int n, int i)
{
    assert(kinds);
    int first = i, end = i;

    if (lin_arg_kind(kinds, i) != 'x')
        return 0;
    while (first > 0 && lin_arg_kind(kinds, first - 1) == 'x')
        first--;
    while (end < n && lin_arg_kind(kinds, end) == 'x')
        end++;
    first += (end - first) % 2; /* an odd one is a distance, said before the place */
    return i < first ? 0 : 1 + (i - first) % 2;
}

/* What is told beyond the kinds of a row is a plain number. */
static char kind_at(const char *kinds, int i)
{
    const char kind = lin_arg_kind(kinds, i);

    return kind ? kind : 'n';
}

void lin_args_print(const lin_field *f, const char *kinds, const char *const *names, int n,
                    const int32_t *arg, lin_text *out)
{
    for (int i = 0; i < n; i++) {
        if (i > 0)
            lin_put(out, " ");
        lin_arg_print(f, kind_at(kinds, i), names, arg[i], out);
    }
}

/* To so many decimals, none that are nought at the end. */
static void say_rounded(int64_t value, int64_t whole, int decimals, lin_text *out)
{
    const int64_t scale = decimals == 2 ? 100 : 10;
    const int64_t parts = ((value < 0 ? -value : value) * scale * 2 + whole) / (2 * whole);
    int part = (int)(parts % scale);

    lin_put(out, "%s%d", value < 0 && parts ? "-" : "", (int)(parts / scale));
    for (; part && part % 10 == 0; decimals--)
        part /= 10;
    if (part)
        lin_put(out, ".%0*d", decimals, part);
}

/* Sentences call a side by its name, not by its id, and give no more of a measure than an eye can
 * see. */
static void arg_say(const lin_field *f, char kind, const char *const *names, int32_t value,
                    bool called, lin_text *out)
{
    if (kind == 'u' && called && value >= 0 && value < f->battle->units)
        lin_put(out, "%s", lin_called(f, value));
    else if (kind == 'c' && called)
        lin_place_text(f, (lin_point){ value, 0 }, out);
    else if (kind == 'p')
        lin_scenery_text(f, value, out);
    else if (kind == 's' && (value == LIN_FIRST || value == LIN_SECOND))
        lin_put(out, "%s", f->battle->side_name[value]);
    else if (kind == 'x')
        say_rounded(value, LIN_INCH, 2, out);
    else if (kind == 'a')
        say_rounded((int64_t)(value & 0xffff) * 360, 65536, 1, out);
    else
        lin_arg_print(f, kind, names, value, out);
}

/* A number that is one, or a unit of which a sentence says "it was", not "they were". */
static bool is_one(const lin_field *f, char kind, int32_t value)
{
    return kind == 'u' && value >= 0 && value < f->battle->units
               ? !lin_is_plural(lin_called(f, value))
               : value == 1;
}

/* Where nothing is measured ahead a sentence tells a place by what is near, and no number: all of
 * it in the place of its first, and nothing in that of its second, nor between them. */
static bool place_say(const lin_field *f, const char *kinds, int n, const int32_t *arg, int i,
                      lin_text *out)
{
    const int part = lin_place_part(kinds, n, i);

    if (!part || !lin_field_blind(f))
        return false;
    if (part == 1)
        lin_place_text(f, (lin_point){ arg[i], arg[i + 1] }, out);
    while (part == 2 && out->used > 0 && strchr(" ,", out->at[out->used - 1]))
        out->at[--out->used] = '\0';
    return true;
}

static void fill(const lin_field *f, const char *text, const char *kinds, const char *const *names,
                 int n, const int32_t *arg, bool called, lin_text *out)
{
    for (const char *p = text; *p; p++) {
        if (p[0] == '{' && isdigit((unsigned char)p[1])) {
            const int first = p[1] - '0';
            const bool rest = p[2] == '*';
            const int last = rest ? n - 1 : first;
            const char *many = p[2] == '|' ? strchr(p + 3, '|') : NULL;
            const char *end = many ? strchr(many, '}') : NULL;
            const long parts = p[2] == '/' ? strtol(p + 3, NULL, 10) : 0;

            if (parts > 0 && first < n && strchr(p, '}')) { /* {1/100}: 350 is 3.5 */
                say_rounded(arg[first], (int)parts, 2, out);
                p = strchr(p, '}');
                continue;
            }
            if (end) { /* {2|hit|hits}: one of them, or another number */
                if (first < n && is_one(f, kind_at(kinds, first), arg[first]))
                    lin_put(out, "%.*s", (int)(many - p - 3), p + 3);
                else
                    lin_put(out, "%.*s", (int)(end - many - 1), many + 1);
                p = end;
                continue;
            }
            while (rest && first >= n && out->used > 0 && strchr(" ,:", out->at[out->used - 1]))
                out->at[--out->used] = '\0'; /* "stands: 4." and "stands." */
            for (int i = first; i <= last && i < n; i++) {
                if (i > first)
                    lin_put(out, " ");
                if (!place_say(f, kinds, n, arg, i, out))
                    arg_say(f, kind_at(kinds, i), names, arg[i], called, out);
            }
            p += rest ? 3 : 2;
        } else {
            const size_t plain = 1 + strcspn(p + 1, "{"); /* as it stands, all at once */

            lin_put(out, "%.*s", (int)plain, p);
            p += plain - 1;
        }
    }
}

void lin_fill(const lin_field *f, const char *text, const char *kinds, const char *const *names,
              int n, const int32_t *arg, lin_text *out)
{
    fill(f, text, kinds, names, n, arg, false, out);
}

void lin_fill_called(const lin_field *f, const char *text, const char *kinds,
                     const char *const *names, int n, const int32_t *arg, lin_text *out)
{
    fill(f, text, kinds, names, n, arg, true, out);
}
