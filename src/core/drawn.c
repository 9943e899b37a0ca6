/* drawn.c -- boards drawn in rule scripts.
 *
 *           1 2 3 4 5
 *       E   . . v . .        v  G-V1 facing S
 *       B   . . ^ . .        ^  L-G1 facing N
 *
 * A header of column numbers opens the board; rows begin with the name of the row, left of
 * the first column, and show one symbol for each column, '.' for nothing of interest. To the
 * right stands the legend: a symbol and the unit it stands for, with whatever a `unit` line
 * of a position says after the square. A stack is several legends of one symbol; those that
 * find no row to stand in have a line of their own. Rows and columns that do not matter are
 * left out. On hexes rows are numbered, too. */
#include "script.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static size_t word_length(const char *p)
{
    return strcspn(p, " ");
}

static const char *word_after(const char *p)
{
    p += word_length(p);
    return p + strspn(p, " ");
}

bool lin_drawn_begins(const char *line)
{
    return strspn(line, " 0123456789") == strlen(line) && line[strspn(line, " ")] != '\0';
}

void lin_drawn_begin(lin_script *t, const char *line)
{
    lin_drawn *d = &t->drawn;
    const char *p = line + strspn(line, " ");

    lin_drawn_end(t);
    if (t->failed)
        return;
    d->open = true;
    d->cols = d->marks = d->legends = 0;
    d->left = (size_t)(p - line);
    for (; *p; p = word_after(p)) {
        char word[8];

        if (d->cols == LIN_COLS || word_length(p) >= sizeof word) {
            lin_script_fail(t, "A drawn board has at most %d columns, numbered from 1.", LIN_COLS);
            return;
        }
        snprintf(word, sizeof word, "%.*s", (int)word_length(p), p);
        lin_word_int(word, &d->col[d->cols++]);
        d->right = (size_t)(p - line) + word_length(p);
    }
}

/* ---- Rows and legends ---- */

/* What a cell is called: row and column on squares, column and row on hexes. */
static int cell_of(const lin_board *b, const char *row, int32_t col, char name[8])
{
    if (b->grid == LIN_HEXES)
        snprintf(name, 8, "%02d%02d", (int)(col % 100), (int)(strtol(row, NULL, 10) % 100));
    else
        snprintf(name, 8, "%.2s%d", row, (int)(col % 1000));
    return lin_cell_parse(b, name);
}

static bool is_row_name(const lin_board *b, const char *word, size_t n)
{
    if (n < 1 || n > 2)
        return false;
    for (size_t i = 0; i < n; i++)
        if (b->grid == LIN_HEXES ? !isdigit((unsigned char)word[i])
                                 : !isupper((unsigned char)word[i]))
            return false;
    return true;
}

static bool mark_add(lin_script *t, const char *symbol, size_t n, const char *cell)
{
    lin_drawn *d = &t->drawn;

    if (n == 1 && symbol[0] == '.')
        return true;
    if (n >= sizeof d->mark[0].symbol)
        return lin_script_fail(t,
                               "A symbol on a drawn board has at most %zu letters; \"%.*s\" has "
                               "more.",
                               sizeof d->mark[0].symbol - 1, (int)(n < 40 ? n : 40), symbol);
    if (d->marks == LIN_CELLS)
        return lin_script_fail(t, "There are more symbols on the board than squares.");
    memset(&d->mark[d->marks], 0, sizeof d->mark[0]);
    memcpy(d->mark[d->marks].symbol, symbol, n);
    memcpy(d->mark[d->marks].cell, cell, strlen(cell) + 1);
    d->mark[d->marks++].line = t->at;
    return true;
}

static bool legend_add(lin_script *t, const char *p)
{
    lin_drawn *d = &t->drawn;
    const size_t n = word_length(p);
    const char *text = word_after(p);

    if (n >= sizeof d->legend[0].symbol || *text == '\0' ||
        strlen(text) >= sizeof d->legend[0].text)
        return lin_script_fail(t, "A legend is a symbol, a unit, and what is to be said of it: "
                                  "^  L-G1 facing N.");
    if (d->legends == LIN_LEGENDS)
        return lin_script_fail(t, "A drawn board has at most %d legends.", LIN_LEGENDS);
    memset(&d->legend[d->legends], 0, sizeof d->legend[0]);
    memcpy(d->legend[d->legends].symbol, p, n);
    memcpy(d->legend[d->legends].text, text, strlen(text) + 1);
    d->legend[d->legends++].line = t->at;
    return true;
}

static void row_read(lin_script *t, const lin_board *b, const char *p)
{
    lin_drawn *d = &t->drawn;
    char row[4], cell[8];

    snprintf(row, sizeof row, "%.*s", (int)word_length(p), p);
    p = word_after(p);
    for (int i = 0; i < d->cols; i++, p = word_after(p)) {
        if (*p == '\0') {
            lin_script_fail(t, "Row %s shows %d squares, but the header has %d columns.", row, i,
                            d->cols);
            return;
        }
        if (cell_of(b, row, d->col[i], cell) == LIN_NOWHERE) {
            lin_script_fail(t, "There is no square %s on the board of %s.", cell, t->battle);
            return;
        }
        if (!mark_add(t, p, word_length(p), cell))
            return;
    }
    if (*p != '\0')
        legend_add(t, p);
}

static bool is_drawn(const lin_drawn *d, const char *symbol, size_t n)
{
    for (int k = 0; k < d->marks; k++)
        if (strlen(d->mark[k].symbol) == n && memcmp(d->mark[k].symbol, symbol, n) == 0)
            return true;
    return false;
}

bool lin_drawn_line(lin_script *t, const char *line)
{
    const char *p = line + strspn(line, " ");
    const size_t at = (size_t)(p - line);
    const lin_field *f;

    if (!t->drawn.open)
        return false;
    f = lin_script_field(t);
    if (!f)
        return true;
    if (at < t->drawn.left && is_row_name(&f->battle->board, p, word_length(p))) {
        row_read(t, &f->battle->board, p);
        return true;
    }
    if (at > t->drawn.right && is_drawn(&t->drawn, p, word_length(p))) {
        legend_add(t, p);
        return true;
    }
    return false;
}

/* ---- The board becomes lines of a position ---- */

static bool legend_place(lin_script *t, int i)
{
    lin_drawn *d = &t->drawn;
    const char *text = d->legend[i].text;
    int found = -1;

    for (int k = 0; k < d->marks; k++) {
        if (strcmp(d->mark[k].symbol, d->legend[i].symbol) != 0)
            continue;
        if (found >= 0) {
            t->at = d->mark[k].line;
            return lin_script_fail(t,
                                   "The symbol %s stands on %s and on %s; a unit can only be in "
                                   "one place.",
                                   d->mark[k].symbol, d->mark[found].cell, d->mark[k].cell);
        }
        found = k;
    }
    if (found < 0) {
        t->at = d->legend[i].line;
        return lin_script_fail(t, "The legend explains the symbol %s, which is not on the board.",
                               d->legend[i].symbol);
    }
    d->mark[found].named = true;
    return lin_script_place(t, d->legend[i].line, "unit %.*s at %s %s", (int)word_length(text),
                            text, d->mark[found].cell, word_after(text));
}

void lin_drawn_end(lin_script *t)
{
    lin_drawn *d = &t->drawn;

    if (!d->open)
        return;
    d->open = false;
    for (int i = 0; i < d->legends; i++)
        if (!legend_place(t, i))
            return;
    for (int k = 0; k < d->marks; k++)
        if (!d->mark[k].named) {
            t->at = d->mark[k].line;
            lin_script_fail(t,
                            "The symbol %s on %s is not explained: a legend such as "
                            "\"%s  UNIT facing N\" must stand beside the board.",
                            d->mark[k].symbol, d->mark[k].cell, d->mark[k].symbol);
            return;
        }
}
