/* props.c -- what lies on the table besides pieces: zones while sides set up, the stretch of edge
 * by which somebody comes on, what the battle is fought for, and how thick fog lies. */
#include "kit/edges.h"
#include "kit/strokes.h"
#include "rules/regimental/look/look.h"
#include "rules/regimental/victory/victory.h"

#include <stdio.h>
#include <string.h>

/* RG-17.2: each zone once, of the side that places its units. */
static void put_zones(const lin_view *v, int side, kit_strokes *all)
{
    const rg_field *f = rg_field_of(v->field);

    for (int u = 0; u < f->units; u++) {
        bool before = f->side[u] != side;

        for (int w = 0; w < u && !before; w++)
            before = f->side[w] == side && memcmp(&f->zone[w], &f->zone[u], sizeof *f->zone) == 0;
        for (int i = 0; i < f->zone_count[u] && !before; i++)
            kit_stroke_box(kit_stroke(all, "deploy", "Zone", true), &f->zone[u][i]);
    }
}

/* RG-20.10 */
static void put_arrival(const lin_view *v, int u, kit_strokes *all)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_brigade *b = &f->brigade_of[f->brigade[u]];
    const bool x = kit_edge_lies_along_x((kit_edge)b->edge);
    lin_point end[2];

    for (int i = 0; i < 2; i++) {
        const int32_t along = i ? b->to : b->from;

        end[i] = kit_edge_point(f->scenery.size, (kit_edge)b->edge,
                                x ? (lin_point){ along, 0 } : (lin_point){ 0, along }, 0);
    }
    kit_stroke_line(kit_stroke(all, "deploy", "It comes on here", false), end[0], end[1]);
}

/* RG-15.27 to RG-15.30: what is held, and by whom now. */
static void put_objective(const lin_view *v, const rg_objective *o, kit_strokes *all)
{
    const rg_field *f = rg_field_of(v->field);
    const lin_side who = rg_objective_of(v, o);
    const char *kind = who == LIN_FIRST ? "held-0" : who == LIN_SECOND ? "held-1" : "objective";
    char text[76];
    lin_stroke *out;

    if (o->kind != RG_HOLD_POINT && o->kind != RG_HOLD_PIECE)
        return;
    snprintf(text, sizeof text, "%.47s, %d %s", o->name, o->points,
             o->points == 1 ? "point" : "points");
    if (o->kind == RG_HOLD_PIECE && o->piece != RG_NONE) {
        out = kit_stroke(all, kind, text, true);
        kit_stroke_outline(out, &f->scenery.piece[o->piece].shape);
    } else {
        kit_stroke_circle(kit_stroke(all, kind, text, true), o->at, RG_NEAR, 32);
    }
}

int rg_props(const lin_view *v, lin_stroke *out, int max)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const lin_frame *top = s->head.depth ? lin_top(&s->head) : NULL;
    kit_strokes all = { out, 0, max };

    if (top && top->step == RG_PLACE)
        put_zones(v, top->arg[0], &all);
    if (top && top->step == RG_ARRIVE)
        put_arrival(v, top->arg[0], &all);
    for (int i = 0; i < f->objectives; i++)
        put_objective(v, &f->objective[i], &all);
    return all.n;
}

/* RG-10.40: the fewer inches one sees, the thicker it lies. */
int rg_haze(const lin_view *v)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const int inches = s->turn <= RG_TURNS ? f->sight[s->turn] : 0;

    return inches == 0 ? 0 : inches >= 36 ? 10 : 70 - inches * 5 / 3;
}
