/* reader.h -- a line of a position, read word by word.
 *
 * A book's reader, and the kit's own by rows (rows.h), go along the words of one line. Each of
 * these takes what it wants and goes on; where the word is something else it refuses with a
 * sentence, and says LIN_BAD_FILE. */
#ifndef KIT_READER_H
#define KIT_READER_H

#include "table/table.h"

/* A flag and the word for it; a table of them ends with word NULL. */
typedef struct {
    const char *word;
    uint16_t bit;
} kit_flag;

/* Where we are in a line: its first word says what it is about, and has been read. */
typedef struct {
    const lin_field *field;
    void *state;
    char *const *word;
    int words, at;
    lin_refusal *why;
} kit_reader;

static inline kit_reader kit_read_line(const lin_play *p, char *const *word, int words,
                                       lin_refusal *why)
{
    return (kit_reader){ p->view.field, p->state, word, words, 1, why };
}

/* Is that the next word? Then it is read. */
bool kit_says(kit_reader *r, const char *word);
/* Is it one of those flags? Then its bit is set. */
bool kit_says_flag(kit_reader *r, const kit_flag *table, unsigned *flags);
/* The words of the flags that are set, each after a blank. */
void kit_put_flags(const kit_flag *table, unsigned flags, lin_text *out);

/* The next word as an argument of that kind: lin_arg_parse. */
lin_status kit_next(kit_reader *r, char kind, const char *const *names, int32_t *out);
/* A number from least to most. */
lin_status kit_next_number(kit_reader *r, int least, int most, int32_t *out);
lin_status kit_next_byte(kit_reader *r, int most, uint8_t *out);
lin_status kit_next_length(kit_reader *r, uint16_t *out); /* in inches, up to 51 */
lin_status kit_next_point(kit_reader *r, lin_point *out);
lin_status kit_next_angle(kit_reader *r, uint16_t *out);
lin_status kit_next_side(kit_reader *r, uint8_t *out); /* one of the two */
lin_status kit_next_unit(kit_reader *r, uint8_t *out);
lin_status kit_next_unit_or_nobody(kit_reader *r, uint8_t *out); /* KIT_NONE */
lin_status kit_next_word(kit_reader *r, const char *const *names, uint8_t *out);

/* Nothing may be left. */
lin_status kit_read_ends(const kit_reader *r);

#endif
