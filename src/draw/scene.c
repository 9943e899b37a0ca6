/* scene.c -- what there is to draw of a game, asked of its rule system by the hooks that every
 * one has. */
#include "draw/draw.h"
#include "linstock_rules.h"

void lin_draw_look(const lin_game *g, lin_draw_scene *out)
{
    const bool table = lin_game_field(g)->battle->table.width > 0;

    out->pieces = lin_pieces(g, out->piece, LIN_PIECES);
    out->haze = lin_haze(g);
    out->blind = lin_blind(g) != NULL;
    out->props = table ? lin_props(g, out->prop, LIN_DRAW_PROPS) : 0;
    for (int i = 0; i < out->pieces; i++) {
        out->footprint[i] = (lin_footprint){ 0 };
        if (table && out->piece[i].unit >= 0 &&
            !lin_footprint_of(g, out->piece[i].unit, &out->footprint[i]))
            out->footprint[i] = (lin_footprint){ 0 };
    }
}

void lin_draw_use(const lin_draw_scene *scene, lin_draw_options *o)
{
    o->footprint = scene->footprint;
    o->prop = scene->prop;
    o->props = scene->props;
    o->haze = scene->haze;
    o->unmeasured = o->unmeasured || scene->blind;
}
