/* sheet.c -- a picture made of letters, printed with as few escapes as it takes. */
#include "cli/map/sheet.h"

#include <stdlib.h>

void sheet_letter(sheet *s, int x, int y, const char *text, int ink, int paper, bool bold)
{
    sheet_glyph *g;

    if (x < 0 || y < 0 || x >= s->wide || y >= s->high)
        return;
    g = &s->at[y * s->wide + x];
    snprintf(g->text, sizeof g->text, "%s", text);
    g->ink = (int16_t)ink;
    if (paper != TINT_NONE)
        g->paper = (int16_t)paper;
    g->bold = bold;
}

void sheet_text(sheet *s, int x, int y, const char *text, int most, int ink, int paper, bool bold)
{
    for (int i = 0; i < most && *text; i++) {
        char letter[5] = { *text++ };

        for (int n = 1; n < 4 && (*text & 0xc0) == 0x80; n++) /* UTF-8: the rest of it */
            letter[n] = *text++;
        sheet_letter(s, x + i, y, letter, ink, paper, bold);
    }
}

static void print_glyph(FILE *to, const sheet_glyph *g, const sheet_glyph *last)
{
    if (!last || g->ink != last->ink || g->paper != last->paper || g->bold != last->bold) {
        fputs("\033[0", to);
        if (g->bold)
            fputs(";1", to);
        if (g->ink != TINT_NONE)
            fprintf(to, ";38;5;%d", g->ink);
        if (g->paper != TINT_NONE)
            fprintf(to, ";48;5;%d", g->paper);
        fputc('m', to);
    }
    fputs(g->text, to);
}

void sheet_print(FILE *to, const sheet *s, bool colour)
{
    for (int y = 0; y < s->high; y++) {
        const sheet_glyph *row = &s->at[y * s->wide];
        int end = s->wide;

        while (end > 0 && row[end - 1].text[0] == ' ' &&
               (!colour || row[end - 1].paper == TINT_NONE))
            end--;
        for (int x = 0; x < end; x++)
            if (colour)
                print_glyph(to, &row[x], x ? &row[x - 1] : NULL);
            else
                fputs(row[x].text, to);
        fputs(colour && end ? "\033[0m\n" : "\n", to);
    }
}

bool sheet_new(sheet *s, int wide, int high)
{
    s->wide = wide;
    s->high = high;
    s->at = malloc((size_t)wide * (size_t)high * sizeof *s->at);
    if (!s->at)
        return false;
    for (int i = 0; i < wide * high; i++)
        s->at[i] = (sheet_glyph){ " ", TINT_NONE, TINT_NONE, false };
    return true;
}

void sheet_free(sheet *s)
{
    free(s->at);
    s->at = NULL;
}
