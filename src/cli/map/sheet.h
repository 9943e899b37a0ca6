/* sheet.h -- a picture made of letters: each place has a letter, an ink and a paper. */
#ifndef LIN_CLI_SHEET_H
#define LIN_CLI_SHEET_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum { TINT_NONE = -1 }; /* the terminal's own colour */

/* One place on the screen: a letter of up to four bytes, its colours, bold or not. */
typedef struct {
    char text[5];
    int16_t ink, paper; /* 256 colours, or TINT_NONE */
    bool bold;
} sheet_glyph;

typedef struct {
    int wide, high;
    sheet_glyph *at;
} sheet;

bool sheet_new(sheet *s, int wide, int high); /* blank; free with sheet_free */
void sheet_free(sheet *s);
/* One letter, of one place's width; paper TINT_NONE keeps what is there. */
void sheet_letter(sheet *s, int x, int y, const char *text, int ink, int paper, bool bold);
/* One letter a place, cut at `most`. */
void sheet_text(sheet *s, int x, int y, const char *text, int most, int ink, int paper, bool bold);
/* Line by line, blanks at the ends left out; with escapes for 256 colours or without. */
void sheet_print(FILE *to, const sheet *s, bool colour);

#endif
