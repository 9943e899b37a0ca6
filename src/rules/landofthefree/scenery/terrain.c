/* terrain.c -- what ground an element stands on: in which areas, how deep, how high. LF-AT,
 * LF-HI. */
#include "rules/landofthefree/lof.h"

/* LF-AT-12, LF-AT-13: at least half of the stands, the leader among them. With fewer the piece is
 * nothing to it, neither cover nor a limit (LF-AT-18). */
static bool is_half_with_leader(uint32_t stands, const tb_body *b)
{
    return stands >> b->leader & 1 && 2 * __builtin_popcount(stands) >= b->stands;
}

/* LF-AT-12: does it occupy the piece? LF-AT-13: deep where it is not on its edge as well. */
lf_lie lf_body_lies_in(const lf_field *f, const tb_body *b, int piece)
{
    const tb_ground *g = &f->ground.piece[piece].shape;

    if (!g->closed || !tb_boxes_meet(&g->box, &b->box) ||
        !is_half_with_leader(kit_stands_in(g, b), b))
        return LF_OUTSIDE;
    return is_half_with_leader(kit_stands_on_edge(g, b), b) ? LF_AT_EDGE : LF_DEEP;
}

/* Which obscuring areas a body occupies, and which of them deep. */
static void find_lies(const lf_field *f, const tb_body *b, tb_set *lies, tb_set *deep)
{
    const tb_set near = kit_ground_near(&f->ground, &b->box);

    *lies = *deep = (tb_set){ 0 };
    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1)) {
        const lf_lie lie = lf_obscures(&f->ground.piece[i]) ? lf_body_lies_in(f, b, i) : LF_OUTSIDE;

        if (lie != LF_OUTSIDE)
            kit_set_put(lies, i);
        if (lie == LF_DEEP)
            kit_set_put(deep, i);
    }
}

/* Asked with every look, of obscuring areas alone, so it is remembered beside its body, which is as
 * it should be; and so is how high its stands are (LF-HI-01). */
void lf_know_ground(const lf_field *f, lf_beside *all, int u)
{
    const tb_body *b = &all->body[u];

    if (all->ground_known[u])
        return;
    find_lies(f, b, &all->lies[u], &all->deep[u]);
    for (int i = 0; i < b->stands; i++)
        all->level[u][i] =
            (uint8_t)(f->ground.hills ? kit_ground_level(&f->ground, tb_centre(&b->stand[i])) : 0);
    all->ground_known[u] = true;
}

static const lf_beside *with_ground(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    lf_body(view, u);
    lf_know_ground(f, lf_beside_of(view), u);
    return lf_beside_of(view);
}

lf_lie lf_lies_in(const lin_view *view, int u, int piece)
{
    const lf_beside *all = with_ground(view, u);

    return !kit_set_has(&all->lies[u], piece)  ? LF_OUTSIDE
           : kit_set_has(&all->deep[u], piece) ? LF_DEEP
                                               : LF_AT_EDGE;
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
