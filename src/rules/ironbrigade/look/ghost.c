/* ghost.c -- what a hand that carries a unit is shown before its order is given: how it would
 * stand, and why it does not come there. Of marches that is told with measuring on alone; where
 * units are set up nothing is measured, and it is always told. */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/look/look.h"
#include "rules/ironbrigade/orders/macros.h"
#include "kit/ghost.h"

static const ib_field *field_of(const kit_ghost *g)
{
    return ib_field_of(g->now->field);
}

static int formation_of(const kit_ghost *g)
{
    const ib_state *s = g->now->state;

    return g->wish.formation >= 0 && g->wish.formation < IB_FORMATIONS ? g->wish.formation
                                                                       : s->formation[g->wish.unit];
}

static void form(kit_ghost *g)
{
    const ib_field *f = field_of(g);
    const ib_state *s = g->now->state;
    const int u = g->wish.unit;

    if (ib_is_unit(f, u)) {
        const tb_pose pose = ib_pose_in(f, u, formation_of(g), g->wish.to,
                                        g->wish.faces ? g->wish.facing : s->facing[u]);

        kit_ghost_form(g, &pose);
    } else {
        kit_ghost_form_disc(g, ib_disc_radius(f, u));
    }
}

/* Where it is set up: who is in its way, or the table's edge. */
static void meet(kit_ghost *g)
{
    const ib_field *f = field_of(g);

    if (!ib_is_unit(f, g->wish.unit))
        return;
    kit_ghost_meets_edge(g, f->scenery.size);
    kit_ghost_meets(g, ib_in_the_way(g->now, g->wish.unit, &g->body, false), KIT_NONE);
}

/* It went, and not so far. */
static void say_why_it_stops(kit_ghost *g)
{
    const ib_field *f = field_of(g);
    const ib_state *s = g->now->state, *after = g->then->state;
    const int u = g->wish.unit;
    const lin_point from = s->at[u], end = after->at[u];

    if (after->where[u] != IB_ON_TABLE)
        return;
    g->out->at = end;
    if (kit_ghost_is_there(g, end))
        return;
    if (s->where[u] != IB_ON_TABLE || g->sets_up) {
        kit_ghost_stops(g, "IB-13.1", "that is the nearest place where it may be.");
        return;
    }
    kit_ghost_goes(g, from, end);
    if (!ib_is_unit(f, u))
        kit_ghost_stops(g, "IB-7.8", "he rides no farther in one turn, and never up to an enemy.");
    else if (kit_ghost_is_met(g, ib_window(g->then),
                              tb_go((lin_point){ 0, 0 }, after->facing[u], LIN_INCH, 0)))
        kit_ghost_stops(g, "IB-3.45", "it meets what is there.");
    else
        kit_ghost_stops(g, "IB-3.45",
                        "its move, its order or the way it faces takes it no "
                        "nearer in one leg.");
}

bool ib_ghost(const lin_view *view, const lin_view *then, char *const *word, int words,
              const lin_refusal *why, lin_ghost *out)
{
    const ib_state *s = view->state;
    kit_ghost g = kit_ghost_of(view, then, out);

    if (s->head.depth == 0 || !lin_same_word(word[0], "go") ||
        kit_wish_read(view->field, word, words, s->at, ib_words_of_go, ib_go_usage, &g.wish,
                      NULL) != LIN_OK)
        return false;
    out->unit = g.wish.unit;
    g.sets_up = lin_top(&s->head)->step == IB_PLACE || lin_top(&s->head)->step == IB_HIDE;
    out->at = s->at[g.wish.unit];
    form(&g);
    if (then) {
        say_why_it_stops(&g);
    } else if (why) {
        meet(&g);
        kit_ghost_stops(&g, why->rule, why->text);
    }
    out->strokes = g.all.n;
    return true;
}
