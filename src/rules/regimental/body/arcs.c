/* arcs.c -- front line, arc of fire, flank-and-rear zone. RG-1.27 to RG-1.33, RG-5.22. */
#include "rules/regimental/body/body.h"

/* RG-1.31 */
bool rg_has_zone(const rg_state *s, int u)
{
    return s->formation[u] != RG_BROKEN && s->formation[u] != RG_GARRISON;
}

lin_point rg_front_middle(const tb_quad *q)
{
    return (lin_point){ (q->p[0].x + q->p[1].x) / 2, (q->p[0].y + q->p[1].y) / 2 };
}

/* RG-1.28, RG-1.29 */
tb_arc rg_stand_arc(const tb_quad *q)
{
    return tb_arc_from(q->p[0], q->p[1], tb_bearing(q->p[3], q->p[0]));
}

/* RG-1.30; on the line itself is ahead of it, RG-1.33. A column's is that of its head, RG-1.27. */
bool rg_is_behind(const lin_view *v, int u, lin_point p)
{
    const tb_quad *q = &rg_body(v, u)->stand[0];

    return rg_has_zone(v->state, u) && tb_cross(q->p[0], q->p[1], p) < 0;
}

bool rg_is_outflanked(const lin_view *v, int u)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const tb_set *all = &f->bodies[1 - f->side[u]];

    for (int e = tb_next(all, 0); e >= 0 && rg_has_zone(s, u); e = tb_next(all, e + 1))
        if (rg_stands(s, e) && !rg_is_broken(s, e) && f->type[e] != RG_WAGON &&
            s->formation[e] != RG_LIMBERED && rg_within(v, u, e, RG_OUTFLANKS) &&
            rg_is_behind(v, u, rg_centre(v, e)) && rg_sees(v, e, u))
            return true;
    return false;
}
