/* lines.h -- text in lines: read from strangers, or written as long as it takes. */
#ifndef LIN_LINES_H
#define LIN_LINES_H

#include "core.h"

#define LIN_LINE     8192        /* bytes of a line, its end included */
#define LIN_TEXT_MAX (16u << 20) /* bytes of a record, position or script */

/* ---- Arrays that grow ---- */

/* The array with room for `want` things of `each` bytes: itself, or moved. NULL: there is
 * no memory, and the old one still stands. */
void *lin_grown(void *old, size_t *room, size_t want, size_t each);
lin_status lin_no_memory(lin_refusal *why);

/* ---- Reading ---- */

typedef struct {
    const char *text;
    size_t n, at;
    int number;          /* of the line last read, from 1 */
    char line[LIN_LINE]; /* without its end */
} lin_lines;

/* Is it text at all? Refuses what is too long, binary, or not UTF-8, with the line. */
lin_status lin_lines_of(lin_lines *l, const char *text, size_t n, lin_refusal *why);
bool lin_lines_next(lin_lines *l);

/* A refusal with its line. Always LIN_BAD_FILE. */
lin_status lin_refuse_line(lin_refusal *why, int line, const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 3, 4)))
#endif
    ;

/* How many bytes the UTF-8 character at p takes; 0 where it is none. */
size_t lin_utf8(const char *p, size_t left);
/* The text without blanks around it; cuts the end off in place. */
char *lin_trim(char *text);
/* A side by its id; LIN_NOBODY where there is none of that name. */
lin_side lin_side_find(const lin_field *f, const char *id);

/* ---- Writing ---- */

/* Text that grows. Once `failed`, it holds nothing more. */
typedef struct {
    char *at;
    size_t used, room;
    bool failed;
} lin_page;

void lin_page_put(lin_page *p, const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 2, 3)))
#endif
    ;
/* Hand the text over, or say that there was no memory for it. */
lin_status lin_page_done(lin_page *p, char **text, lin_refusal *why);

/* ---- Lines of a position (position.c) ---- */

/* Would this line be read in a position of that battle? Whether one could stand with it is another
 * matter. */
lin_status lin_position_line(const lin_field *field, const char *text, lin_refusal *why);

/* ---- Options as text ---- */

/* "bombardment=on,frontal_cancels_all=off": every option of the field. */
void lin_options_print(const lin_field *f, lin_text *out);
/* Is what this text says of options true of the field? */
lin_status lin_options_agree(const lin_field *f, const char *text, int line, lin_refusal *why);

#endif
