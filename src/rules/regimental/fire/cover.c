/* cover.c -- what cover half of a target has against one stand. RG-11.57 to RG-11.68. */
#include "rules/regimental/fire/fire.h"

/* RG-11.61, RG-11.66, RG-11.67 */
static rg_cover area_cover(const lin_view *v, int target, int stand)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    rg_spot spot;

    if (s->in[target])
        return (rg_cover)rg_terrains[f->ground[s->in[target] - 1]].cover;
    spot = rg_spot_at(f, rg_stands_on(v, target, stand));
    if (s->formation[target] == RG_MARCH_COLUMN && (spot.road || spot.trail))
        return RG_NO_COVER;
    /* who merely stands on the ground of a closed work is not its garrison */
    return spot.ground == RG_CLOSED_WORK ? RG_NO_COVER : (rg_cover)rg_terrains[spot.ground].cover;
}

/* The middle of its front; of one that has none its centre, of a garrison that of all of it. */
static lin_point middle_of(const lin_view *v, int u, const tb_quad *stand)
{
    const rg_state *s = v->state;

    if (s->in[u])
        return rg_centre(v, u);

    return rg_has_zone(s, u) ? rg_front_middle(stand) : tb_centre(stand);
}

/* RG-11.62 */
static rg_cover linear_cover(const lin_view *v, lin_point from, int target, int stand)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const tb_quad *q = &rg_body(v, target)->stand[stand];
    const lin_point to = middle_of(v, target, q);
    const int32_t whole = kit_length(kit_way(from, to));
    rg_cover best = RG_NO_COVER;
    rg_cell all;

    rg_ground_along(f, from, to, &all);
    if (!(all.flags & RG_CELL_WALL))
        return best;
    for (int k = 0; k < f->walls && !s->in[target]; k++) {
        const tb_outline line = tb_outline_of(f->wall[k].end, 2, false);
        const rg_cover cover = (rg_cover)rg_terrains[f->ground[f->wall[k].piece]].cover;
        int32_t at[4];
        int n;

        if (cover <= best || !tb_segments_meet(from, to, line.point[0], line.point[1]))
            continue;
        n = tb_line_cuts(&line, from, to, at);
        for (int i = 0; i < n; i++)
            if (tb_point_within(q, kit_ray_point(from, to, at[i], whole),
                                RG_LINED_UP + TB_SLACK)) /* places are rounded */
                best = cover;
    }
    return best;
}

rg_cover rg_cover_against(const lin_view *v, int u, int stand, int target)
{
    const rg_state *s = v->state;
    const tb_quad *shooter = &rg_body(v, u)->stand[stand];
    const tb_body *b = rg_body(v, target);
    const bool lines = !(s->done[target] & RG_CHARGING); /* RG-11.65 */
    int having[RG_FORTIFIED + 1] = { 0 };

    for (int k = 0; k < b->stands; k++) {
        const rg_cover area = area_cover(v, target, k);
        const rg_cover line =
            lines ? linear_cover(v, middle_of(v, u, shooter), target, k) : RG_NO_COVER;
        const rg_cover best = area > line ? area : line;

        for (int c = 0; c <= (int)best; c++)
            having[c]++;
    }
    for (int c = RG_FORTIFIED; c > 0; c--) /* RG-11.63 */
        if (2 * having[c] >= b->stands)
            return (rg_cover)c;
    return RG_NO_COVER;
}
