/* record.h -- what the files about records share. */
#ifndef LIN_RECORD_H
#define LIN_RECORD_H

#include "session.h"

/* record.c: how it ended: "american major victory, british conceded". */
void lin_result_print(const lin_session *s, lin_text *out);

/* headers.c: the next header, past blank lines; the first must be that of the version.
 * *more: there was one, not the end or an entry. */
lin_status lin_header_next(lin_lines *l, lin_header *h, bool *more, lin_refusal *why);
lin_status lin_version_check(const lin_header *h, int line, lin_refusal *why);

#endif
