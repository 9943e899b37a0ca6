/* props.c -- what lies on the table besides pieces: zones while sides set up, the burst of a shell,
 * the point that a battle is fought for. */
#include "kit/strokes.h"
#include "rules/ironbrigade/look/look.h"
#include "rules/ironbrigade/setup/setup.h"

/* IB-13.1: the zones of the side that places its units. */
static void put_zones(const lin_view *view, kit_strokes *all)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const lin_frame *top = s->head.depth ? lin_top(&s->head) : NULL;
    const int side = top && top->step == IB_PLACE ? top->arg[0] : -1;

    if (side < 0)
        return;
    if (f->zone_of_side[side] != IB_NONE)
        kit_stroke_box(kit_stroke(all, "deploy", "Zone", true), &f->zone[f->zone_of_side[side]]);
    for (int b = 0; b < f->brigades; b++)
        if (f->brigade_of[b].side == side && f->brigade_of[b].zone != IB_NONE)
            kit_stroke_box(kit_stroke(all, "deploy", ib_id(f, f->brigade_of[b].commander), true),
                           &f->zone[f->brigade_of[b].zone]);
}

/* IB-14.6 */
static void put_terms(const lin_view *view, kit_strokes *all)
{
    const ib_field *f = ib_field_of(view->field);

    if (f->terms.kind == IB_TERMS_HOLDS)
        kit_stroke_point(kit_stroke(all, "objective", "What the battle is fought for", false),
                         f->terms.at);
}

/* IB-1.7, IB-4.78. It lies where the dice have put it: no length that would be measured ahead (core
 * leaves those out), but ground under fire, as an arc is. */
static void put_burst(const lin_view *view, kit_strokes *all)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    if (s->burst.gun != IB_NONE && (s->burst.at.x || s->burst.at.y))
        kit_stroke_circle(kit_stroke(all, "arc", "Burst", true), s->burst.at,
                          IB_IN(f->base.option[IB_OPT_SHELL_RADIUS]), 32);
}

int ib_props(const lin_view *view, lin_stroke *out, int max)
{
    kit_strokes all = { out, 0, max };

    put_zones(view, &all);
    put_terms(view, &all);
    put_burst(view, &all);
    return all.n;
}
