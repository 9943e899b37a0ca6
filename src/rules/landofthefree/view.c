/* view.c -- what everybody may see: pieces, clock, score. */
#include "lof.h"

#include <stdio.h>

static int where_of(const lf_state *s, int u)
{
    switch (s->where[u]) {
    case LF_ON_TABLE:
        return LIN_ON_BOARD;
    case LF_UNPLACED:
        return LIN_UNPLACED;
    case LF_RESERVE:
    case LF_HIDDEN:
        return LIN_WAITING;
    default:
        return LIN_LOST;
    }
}

int lf_pieces(const lin_field *field, const void *state, lin_piece *out, int max)
{
    const lf_field *f = lf_field_of(field);
    const lf_state *s = state;
    int n = 0;

    for (int u = 0; u < f->units && n < max; u++) {
        lin_piece *p = &out[n++];
        lin_text marks;

        *p = (lin_piece){ .unit = u, .side = f->side[u], .cell = LIN_NOWHERE, .facing = -1 };
        p->where = (uint8_t)where_of(s, u);
        marks = lin_text_in(p->marks, sizeof p->marks);
        if (!lf_is_element(f, u)) {
            snprintf(p->label, sizeof p->label, "%d CP", s->points[u]);
            continue;
        }
        snprintf(p->label, sizeof p->label, "%c %d", "FSE-"[s->level[u]], s->hits[u]);
        if (s->mark[u] & LF_UNLOADED)
            lin_put(&marks, "unloaded ");
        if (s->disorder[u])
            lin_put(&marks, "disordered-%d ", s->disorder[u]);
    }
    return n;
}

void lf_score(const lin_field *field, const void *state, lin_score *out)
{
    const lf_field *f = lf_field_of(field);
    const lf_state *s = state;

    for (int side = 0; side < LIN_SIDES; side++)
        out->points[side] = lf_loss(f, s, 1 - side);
    snprintf(out->text, sizeof out->text, "Points taken from the enemy: %d and %d.", (int)out->points[0], (int)out->points[1]);
}

void lf_clock(const lin_field *field, const void *state, lin_text *out)
{
    const lf_state *s = state;

    (void)field;
    if (s->turn == 0)
        lin_put(out, "Setting up");
    else
        lin_put(out, "Turn %d", s->turn);
}

int lf_turn_index(const lin_field *field, const void *state)
{
    const lf_state *s = state;

    (void)field;
    return s->turn ? s->turn - 1 : 0;
}
