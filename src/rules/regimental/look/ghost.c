/* ghost.c -- what a hand that carries a unit is shown before its order is given: how it would
 * stand, what it meets, why it does not come there, and what distances count meanwhile. */
#include "kit/ghost.h"
#include "rules/regimental/look/look.h"
#include "rules/regimental/march/march.h"
#include "rules/regimental/orders/macros.h"
#include "rules/regimental/setup/setup.h"

static const rg_field *field_of(const kit_ghost *g)
{
    return rg_field_of(g->now->field);
}

static void form(kit_ghost *g)
{
    const rg_field *f = field_of(g);
    const rg_state *s = g->now->state;
    const int u = g->wish.unit;
    const int formation = g->wish.formation >= 0 && g->wish.formation < RG_FORMATIONS
                              ? g->wish.formation
                              : s->formation[u];

    if (rg_is_leader(f, u)) {
        kit_ghost_form_disc(g, rg_radius(f, u));
    } else {
        const tb_pose pose = rg_pose_in(f, u, s->stands[u], formation, s->mark[u] & RG_ON_FOOT,
                                        g->wish.to, g->wish.faces ? g->wish.facing : s->facing[u]);

        kit_ghost_form(g, &pose);
    }
}

/* Who is in its way there, or the table's edge. */
static void meet(kit_ghost *g)
{
    const rg_field *f = field_of(g);
    rg_met met = { RG_NONE, RG_NONE, false };

    if (rg_is_leader(f, g->wish.unit))
        return;
    kit_ghost_meets_edge(g, f->scenery.size);
    if (!rg_has_room(g->now, g->wish.unit, &g->body, &met))
        kit_ghost_meets(g, met.unit, met.piece);
}

/* RG-1.36, RG-1.34: how near the nearest enemy would be. */
static void show_gap(kit_ghost *g)
{
    const rg_field *f = field_of(g);
    const tb_set enemies = rg_enemies(g->now, f->side[g->wish.unit]);

    if (!rg_is_leader(f, g->wish.unit) && !kit_set_is_empty(&enemies))
        kit_ghost_gap_to_nearest(g, kit_refresh(rg_window(g->now)), &enemies, &g->body, g->wish.to);
}

/* It went, and not so far. */
static void say_why_it_stops(kit_ghost *g)
{
    const rg_field *f = field_of(g);
    const rg_state *s = g->now->state, *after = g->then->state;
    const int u = g->wish.unit;
    const lin_point from = s->at[u], end = after->at[u];

    if (after->where[u] != RG_ON_TABLE)
        return;
    g->out->at = end;
    if (kit_ghost_is_there(g, end))
        return;
    if (s->where[u] != RG_ON_TABLE || g->sets_up) {
        kit_ghost_stops(g, "RG-17.2", "that is the nearest place where it may be.");
        return;
    }
    kit_ghost_goes(g, from, end);
    if (rg_is_leader(f, u))
        kit_ghost_stops(g, "RG-4.36", "he rides no farther, or an enemy is in his way.");
    else if (kit_ghost_is_met(g, rg_window(g->then),
                              tb_go((lin_point){ 0, 0 }, tb_bearing(from, end), LIN_INCH, 0)))
        kit_ghost_stops(g, "RG-1.36", "it keeps an inch from enemies, and off what is there.");
    else
        kit_ghost_stops(g, "RG-7.16", "its move over this ground, or one leg of it, ends here.");
}

bool rg_ghost(const lin_view *v, const lin_view *then, char *const *word, int words,
              const lin_refusal *why, lin_ghost *out)
{
    const rg_state *s = v->state;
    kit_ghost g = kit_ghost_of(v, then, out);

    if (s->head.depth == 0 || !lin_same_word(word[0], "move") ||
        kit_wish_read(v->field, word, words, s->at, rg_words_of_move, rg_move_usage, &g.wish,
                      NULL) != LIN_OK)
        return false;
    out->unit = g.wish.unit;
    g.sets_up = lin_top(&s->head)->step == RG_PLACE;
    out->at = s->at[g.wish.unit];
    form(&g);
    show_gap(&g);
    if (then) {
        say_why_it_stops(&g);
    } else if (why) {
        meet(&g);
        kit_ghost_stops(&g, why->rule, why->text);
    }
    out->strokes = g.all.n;
    return true;
}
