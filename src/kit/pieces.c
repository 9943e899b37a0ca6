/* pieces.c -- all units as pieces. */
#include "kit/pieces.h"

int kit_pieces(const lin_view *view, kit_piece_show show, lin_piece *out, int max)
{
    const lin_battle *b = view->field->battle;
    int n = 0;

    for (int u = 0; u < b->units && n < max; u++) {
        lin_piece *p = &out[n];
        lin_text marks;

        *p = (lin_piece){ .unit = u, .side = b->unit[u].side, .cell = LIN_NOWHERE, .facing = -1 };
        marks = lin_text_in(p->marks, sizeof p->marks);
        if (!show(view, u, p, &marks))
            continue;
        if (marks.used > 0 && marks.at[marks.used - 1] == ' ')
            marks.at[--marks.used] = '\0';
        n++;
    }
    return n;
}
