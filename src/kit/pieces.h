/* pieces.h -- all units as pieces, for whoever shows them: what is the same for every book in
 * inches is filled in, and the book shows the rest of each. */
#ifndef KIT_PIECES_H
#define KIT_PIECES_H

#include "linstock_rules.h"

/* Fills in the rest of the piece: where it is, arm, labels, marks (each with a blank after it).
 * False: it is not in this battle. */
typedef bool (*kit_piece_show)(const lin_view *view, int u, lin_piece *p, lin_text *marks);

int kit_pieces(const lin_view *view, kit_piece_show show, lin_piece *out, int max);

#endif
