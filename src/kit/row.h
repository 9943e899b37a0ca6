/* row.h -- what the writer and the reader of positions by rows share of a single row. */
#ifndef KIT_ROW_H
#define KIT_ROW_H

#include "kit/rows.h"

size_t kit_row_size(const kit_row *r); /* of one value */
int kit_row_many(const kit_row *r);    /* values of it in a row */
bool kit_row_has_parts(const kit_row *r);
bool kit_row_is_in_place(const kit_row *r); /* a part without a word: in order, before the others */
bool kit_row_is_needed(const kit_row *r);   /* stands in every line */
void kit_row_put_number(const kit_row *r, void *at, int32_t value);

/* Where in the state a part of the i-th of a line's structs or units lies. */
size_t kit_row_place(const kit_row *line, const kit_row *part, int i);
/* All parts of the i-th are as usual. */
void kit_row_reset(const kit_row *line, void *state, int i);
/* A line's structs or units that there are. */
int kit_row_count(const kit_row *line, const lin_field *f, const void *state);

#endif
