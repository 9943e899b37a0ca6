/* space.c -- may an element stand there? LF-ME: no sharing of space; LF-LO-02: astride nothing. */
#include "rules/landofthefree/move/move.h"

#include <string.h>

/* What a piece is called in a sentence. */
const char *lf_piece_name(const lf_field *f, int piece)
{
    if (piece >= f->scenery.pieces)
        return "breastwork";
    return kit_piece_name(&f->scenery, piece);
}

/* LF-ME-13, LF-ME-14: friends may touch and not overlap, which is a matter of hulls; enemies may
 * not even touch, which is one of stands. LF-BU-10: an enemy in a building is where its outline is;
 * a friend there is in nobody's way. */
int32_t lf_keeps_apart(const lin_view *view, int u, int other)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (f->side[other] != f->side[u])
        return TB_TOUCH;
    return s->mark[other] & LF_INSIDE ? -1 : 0;
}

/* LF-LO-02, LF-BU-05, LF-AT-05. Round the bends of the line `along` which it is lined up its stands
 * go as they must (LF-LO-05). */
static lin_status check_ground(const lin_view *view, int u, const tb_body *b, int along,
                               lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const int piece = kit_piece_in_the_way(lf_window(view), b, along);

    if (piece == LF_NONE)
        return LIN_OK;
    if (piece >= f->scenery.pieces || f->scenery.piece[piece].kind == KIT_OBSTACLE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-LO-02",
                          "%s would lie astride the %s; it must end on one side of it.",
                          lf_id(f, u), lf_piece_name(f, piece));
    if (f->scenery.piece[piece].kind == KIT_BUILDING)
        return lin_refuse(why, LIN_ILLEGAL, "LF-BU-05",
                          "%s would lie over the %s; stop at its wall, then occupy it.",
                          lf_id(f, u), lf_piece_name(f, piece));
    return lin_refuse(why, LIN_ILLEGAL, "LF-ME-17", "%s would enter the %s, which nobody can.",
                      lf_id(f, u), lf_piece_name(f, piece));
}

lin_status lf_check_ground(const lin_view *view, int u, const tb_body *b, lin_refusal *why)
{
    const lf_state *s = view->state;

    return check_ground(view, u, b, b->bent ? s->on_piece[u] : LF_NONE, why);
}

/* LF-SC-15, LF-SH-13: who comes on, or has turned to fire at the edge, hangs over it, but for the
 * front of its leader. */
static lin_status check_edge(const lin_view *view, int u, const tb_body *b, bool may_hang,
                             lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const tb_box table = kit_box_of_table(f->scenery.size);

    return kit_on_table(&f->scenery, b) || (may_hang && kit_box_holds(&table, b->at))
               ? LIN_OK
               : lin_refuse(why, LIN_ILLEGAL, "LF-MV-37",
                            "%s would hang over the edge of the table.", lf_id(f, u));
}

/* Friends, enemies and ground. along: the line it is then lined up on, or LF_NONE. */
static lin_status check_place(const lin_view *view, int u, const tb_body *b, int along,
                              lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    int other = kit_unit_in_the_way(lf_window(view), u, b);

    if (other != LF_NONE && f->side[other] != f->side[u])
        return lin_refuse(why, LIN_ILLEGAL, "LF-ME-10",
                          "%s would touch %s; only a charge brings elements into contact.",
                          lf_id(f, u), lf_id(f, other));
    if (other != LF_NONE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-ME-13",
                          "%s would stand on %s; two elements never share a place.", lf_id(f, u),
                          lf_id(f, other));
    if ((other = kit_piece_barring(lf_window(view), b)) != LF_NONE) /* not even touched */
        return lin_refuse(why, LIN_ILLEGAL, "LF-ME-17",
                          "%s would touch the %s, which nobody can pass.", lf_id(f, u),
                          lf_piece_name(f, other));
    return check_ground(view, u, b, along, why);
}

/* May it end a voluntary move there, or be placed there? */
lin_status lf_check_space_along(const lin_view *view, int u, const tb_body *b, int along,
                                lin_refusal *why)
{
    const lf_state *s = view->state;
    const lin_status status = check_edge(view, u, b, s->mark[u] & LF_ENTERING, why);

    return status != LIN_OK ? status : check_place(view, u, b, along, why);
}

lin_status lf_check_space(const lin_view *view, int u, const tb_body *b, lin_refusal *why)
{
    return lf_check_space_along(view, u, b, LF_NONE, why);
}

/* May it turn so to fire? */
lin_status lf_check_space_to_fire(const lin_view *view, int u, const tb_body *b, lin_refusal *why)
{
    const lin_status status = check_edge(view, u, b, true, why);

    return status != LIN_OK ? status : check_place(view, u, b, LF_NONE, why);
}
