/* room.h -- may a unit stand there? Others, scenery, lines laid down in play, the table's edge.
 *
 * What an element keeps others out of is its hull, gaps included, or the stands of one that is
 * bent. How near two units may come, and which scenery will have them, is the book's policy
 * (window.h). */
#ifndef KIT_ROOM_H
#define KIT_ROOM_H

#include "kit/bodies.h"

/* What a body keeps others out of: how many parts. */
static inline int kit_parts(const tb_body *b, const tb_quad **part)
{
    *part = b->bent ? b->stand : &b->hull;
    return b->bent ? b->stands : 1;
}

static inline bool kit_on_table(const kit_scenery *g, const tb_body *b)
{
    return b->box.west >= 0 && b->box.south >= 0 && b->box.east <= g->size.width &&
           b->box.north <= g->size.height;
}

/* Does the line run through the shape, or through any part of the body? Who stands flush with it
 * does not lie astride. */
bool kit_lies_astride(const tb_outline *line, const tb_quad *q);
bool kit_body_lies_astride(const tb_outline *line, const tb_body *b);
/* Does it lie wholly in the area? */
bool kit_body_lies_within(const tb_outline *area, const tb_body *b);

/* The first unit that u, standing so, would come too near to by the book's policy; KIT_NONE. */
int kit_unit_in_the_way(const kit_window *w, int u, const tb_body *b);
/* The first piece, or line laid down in play, that will not have the body there; KIT_NONE. along:
 * the one it is lined up on, round whose bends its stands go as they must, or KIT_NONE. */
int kit_piece_in_the_way(const kit_window *w, const tb_body *b, int along);
/* The first piece that bars any part of the body, even if it is only touched; KIT_NONE. */
int kit_piece_barring(const kit_window *w, const tb_body *b);

/* What is wrong with where the units on the table are, and with which of them: one hangs over the
 * table's edge, or two lie on each other. NULL: nothing. */
const char *kit_misplaced(const kit_window *w, int *unit);

/* Who or what is in the way, for a sentence: the unit's id, the piece's name, or, where both are
 * KIT_NONE, "the table's edge". */
const char *kit_name_in_the_way(const kit_window *w, int unit, int piece);

/* A piece as a shape, or a line laid down in play, which is numbered on from the pieces. */
static inline tb_outline kit_line(const kit_window *w, int piece, lin_point room[2])
{
    return piece < w->scenery->pieces ? w->scenery->piece[piece].shape
                                      : w->policy->laid(&w->view, piece - w->scenery->pieces, room);
}

/* How many pieces and laid lines there are. */
static inline int kit_lines(const kit_window *w)
{
    return w->scenery->pieces + (w->laid ? *w->laid : 0);
}

#endif
