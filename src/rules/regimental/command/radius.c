/* radius.c -- who is in whose radius, and in command. RG-4.4 to RG-4.18. */
#include "rules/regimental/command/command.h"

/* ---- RG-4.11: a line of march ---- */

/* The road or trail that the head of a snake is on; RG_NONE. */
static int road_under(const lin_view *v, int u)
{
    const rg_field *f = rg_field_of(v->field);
    const lin_point at = tb_centre(&rg_body(v, u)->stand[0]);

    for (int i = 0; i < f->scenery.pieces; i++)
        if ((f->ground[i] == RG_ROAD || f->ground[i] == RG_TRAIL) &&
            kit_is_near_line(&f->scenery.piece[i].shape, at, RG_ROAD_HALF))
            return i;
    return RG_NONE;
}

static bool follows(const lin_view *v, const tb_set *chain, int u, int road)
{
    for (int w = tb_next(chain, 0); w >= 0; w = tb_next(chain, w + 1))
        if (road_under(v, u) == road && rg_within(v, u, w, RG_MARCH_GAP))
            return true;
    return false;
}

static bool in_line_of_march(const lin_view *v, int head, int u)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const tb_set *all = &f->bodies[f->side[head]];
    tb_set chain = { { 0 } };
    bool grown = true;
    int road;

    if (s->formation[head] != RG_MARCH_COLUMN || !rg_is_snake(s, u) ||
        (road = road_under(v, head)) == RG_NONE)
        return false;
    kit_set_put(&chain, head);
    while (grown && !kit_set_has(&chain, u)) {
        grown = false;
        for (int w = tb_next(all, 0); w >= 0; w = tb_next(all, w + 1))
            if (rg_stands(s, w) && rg_is_snake(s, w) && !kit_set_has(&chain, w) &&
                follows(v, &chain, w, road)) {
                kit_set_put(&chain, w);
                grown = true;
            }
    }
    return kit_set_has(&chain, u);
}

bool rg_in_radius(const lin_view *v, int leader, int u)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;

    if (!rg_stands(s, leader) || !rg_stands(s, u) || f->side[leader] != f->side[u])
        return false;
    if (s->with[leader] == u) /* RG-4.10 */
        return true;
    if (s->with[leader] != RG_NONE && in_line_of_march(v, s->with[leader], u))
        return true;
    return rg_in_sight_of_leader(v, leader, u);
}

/* ---- Status ---- */

/* Its own brigade's leader, or one above him: RG-4.12. Else provisional (RG-4.14) or out (RG-4.15);
 * the best counts (RG-4.16). A brave colonel has no radius (RG-4.28). */
bool rg_commands(const rg_field *f, int leader, int u)
{
    const rg_brigade *b = &f->brigade_of[f->brigade[u]];

    return f->side[leader] == f->side[u] &&
           (b->leader == leader || b->wing == leader || f->type[leader] == RG_ARMY);
}

rg_status rg_status_of(const lin_view *v, int u)
{
    const rg_field *f = rg_field_of(v->field);
    const tb_set *leaders = &f->leaders[f->side[u]];
    rg_status best = RG_OUT_OF_COMMAND;

    if (rg_is_troops(f, u) && f->kind[u] == RG_MILITIA) /* RG-4.17 */
        return RG_PROVISIONAL;
    for (int c = tb_next(leaders, 0); c >= 0 && best != RG_IN_COMMAND;
         c = tb_next(leaders, c + 1)) {
        const bool own = f->brigade_of[f->brigade[u]].leader == c;
        const bool full = own || (rg_commands(f, c, u) && !rg_option(f, RG_OPT_SUPERIOR_PROV));

        if ((full || best == RG_OUT_OF_COMMAND) && rg_in_radius(v, c, u))
            best = full ? RG_IN_COMMAND : RG_PROVISIONAL;
    }
    return best;
}

bool rg_has_leader(const rg_field *f, const rg_state *s, int u)
{
    return rg_attached_to(f, s, u) != RG_NONE ||
           (s->mark[u] & RG_COLONEL && !(s->mark[u] & RG_COLONEL_DOWN));
}
