/* terrain.c -- what ground an element stands on: in which areas, how deep, how high. LF-AT,
 * LF-HI. Bridges and fords: kit/crossings.c. */
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/scenery/scenery.h"

/* LF-AT-12, LF-AT-13: at least half of the stands, the leader among them. With fewer the piece is
 * nothing to it, neither cover nor a limit (LF-AT-18). */
static bool is_half_with_leader(uint32_t stands, const tb_body *b)
{
    return stands >> b->leader & 1 && 2 * __builtin_popcount(stands) >= b->stands;
}

/* LF-AT-12: does it occupy the piece? LF-AT-13: deep where it is not on its edge as well. */
kit_lie lf_body_lies_in(const lf_field *f, const tb_body *b, int piece)
{
    const tb_outline *g = &f->scenery.piece[piece].shape;

    if (!g->closed || !tb_boxes_meet(&g->box, &b->box) ||
        !is_half_with_leader(kit_stands_in(g, b), b))
        return KIT_OUTSIDE;
    return is_half_with_leader(kit_stands_on_edge(g, b), b) ? KIT_AT_EDGE : KIT_DEEP;
}

/* Asked with every look, of obscuring areas alone; so the kit remembers it. */
kit_lie lf_lie_of(const lin_view *view, const tb_body *b, int piece)
{
    const lf_field *f = lf_field_of(view->field);

    return lf_obscures(&f->scenery.piece[piece]) ? lf_body_lies_in(f, b, piece) : KIT_OUTSIDE;
}

/* LF-HI-01: and so is how high its stands are. */
static const kit_memory *with_ground(const lin_view *view, int u)
{
    lf_body(view, u);
    kit_know_ground(lf_window(view), u);
    return lf_memory_of(view);
}

kit_lie lf_lies_in(const lin_view *view, int u, int piece)
{
    const kit_memory *all = with_ground(view, u);

    return !kit_set_has(&all->lies[u], piece)  ? KIT_OUTSIDE
           : kit_set_has(&all->deep[u], piece) ? KIT_DEEP
                                               : KIT_AT_EDGE;
}

/* LF-FF-08: deep in an obscuring area? LF-AT-18: who does not occupy it is not. */
bool lf_is_deep(const lin_view *view, int u)
{
    return !kit_set_is_empty(&with_ground(view, u)->deep[u]);
}

int lf_stand_level(const lin_view *view, int u, int stand)
{
    return with_ground(view, u)->level[u][stand];
}

int lf_leader_level(const lin_view *view, int u)
{
    return lf_stand_level(view, u, lf_body(view, u)->leader);
}
