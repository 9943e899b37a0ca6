/* scene.c -- what there is to draw of a game, asked of its rule system by the hooks that every
 * one has. */
#include "draw/draw.h"

void lin_draw_look(const lin_field *f, const void *state, lin_draw_scene *out)
{
    const bool table = f->battle->table.width > 0;

    out->pieces = f->rules->pieces(f, state, out->piece, LIN_PIECES);
    out->props =
        table && f->rules->props ? f->rules->props(f, state, out->prop, LIN_DRAW_PROPS) : 0;
    for (int i = 0; i < out->pieces; i++) {
        out->footprint[i] = (lin_footprint){ 0 };
        if (table && f->rules->footprint && out->piece[i].unit >= 0 &&
            !f->rules->footprint(f, state, out->piece[i].unit, &out->footprint[i]))
            out->footprint[i] = (lin_footprint){ 0 };
    }
}

void lin_draw_use(const lin_draw_scene *scene, lin_draw_options *o)
{
    o->footprint = scene->footprint;
    o->prop = scene->prop;
    o->props = scene->props;
}
