/* held.c -- ground held and other objectives. RG-15.27 to RG-15.30, RG-19.21 to RG-19.23. */
#include "rules/regimental/victory/victory.h"

static bool counts(const rg_field *f, const rg_state *s, int u)
{
    return rg_is_troops(f, u) && rg_stands(s, u) && !rg_is_broken(s, u);
}

/* Stands of the unit in the piece, or near the point. */
static int stands_at(const lin_view *v, int u, const rg_objective *o)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const tb_body *b = rg_body(v, u);
    int n = 0;

    if (o->kind == RG_HOLD_PIECE && s->in[u] == o->piece + 1)
        return s->stands[u];
    for (int i = 0; i < b->stands; i++)
        n += o->kind == RG_HOLD_PIECE
                 ? tb_area_holds(&f->scenery.piece[o->piece].shape, tb_centre(&b->stand[i]))
                 : tb_point_within(&b->stand[i], o->at, o->far);
    return s->in[u] && n ? s->stands[u] : n; /* a garrison is all of it where its building is */
}

static lin_side holder(const lin_view *v, const rg_objective *o)
{
    const rg_field *f = rg_field_of(v->field);
    int n[LIN_SIDES] = { 0 };

    for (int u = 0; u < f->units; u++)
        if (counts(f, v->state, u))
            n[f->side[u]] += stands_at(v, u, o);
    for (int side = 0; side < LIN_SIDES; side++)
        if (o->majority ? n[side] > n[1 - side] : n[side] > 0 && n[1 - side] == 0)
            return (lin_side)side;
    return LIN_NOBODY;
}

/* RG-19.22: no unbroken foot of the line of the other side so near. */
static bool is_clear(const lin_view *v, const rg_objective *o)
{
    const rg_field *f = rg_field_of(v->field);
    const tb_outline *shape = &f->scenery.piece[o->piece].shape;

    for (int u = 0; u < f->units; u++) {
        const tb_body *b;

        if (f->side[u] == o->side || !counts(f, v->state, u) || f->type[u] != RG_INFANTRY ||
            f->kind[u] != RG_CONTINENTALS)
            continue;
        b = rg_body(v, u);
        for (int i = 0; i < b->stands; i++) {
            const tb_convex c = tb_convex_of(&b->stand[i]);

            if (tb_area_meets(shape, &c) || tb_line_within(shape, &b->stand[i], o->far))
                return false;
        }
    }
    return true;
}

static int troop_stands(const rg_field *f, const rg_state *s, int side)
{
    int n = 0;

    for (int u = 0; u < f->units; u++)
        n += f->side[u] == side && rg_is_troops(f, u) && rg_stands(s, u) ? s->stands[u] : 0;
    return n;
}

lin_side rg_objective_of(const lin_view *v, const rg_objective *o)
{
    const rg_field *f = rg_field_of(v->field);

    switch (o->kind) {
    case RG_NO_FOOT_NEAR:
        return is_clear(v, o) ? (lin_side)o->side : LIN_NOBODY;
    case RG_FEW_STANDS:
        return troop_stands(f, v->state, 1 - o->side) <= o->stands ? (lin_side)o->side : LIN_NOBODY;
    default: {
        const lin_side who = holder(v, o);

        return o->side == LIN_NOBODY || who == (lin_side)o->side ? who : LIN_NOBODY;
    }
    }
}

int rg_total(const lin_view *v, int side)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    int points = rg_points_for(v, side) + s->exited[side] * f->exit_points[side];

    for (int i = 0; i < f->objectives; i++)
        if (rg_objective_of(v, &f->objective[i]) == (lin_side)side)
            points += f->objective[i].points;
    return points;
}
