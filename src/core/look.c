/* look.c -- what can be seen of a game, asked of its rule system: pieces, duties, score, lines on
 * the table. A rule system that has no such thing answers with nothing. */
#include "core.h"

#include <string.h>

const lin_view *lin_view_of(const lin_game *g)
{
    return &g->view;
}

int lin_pieces(const lin_game *g, lin_piece *out, int max)
{
    const lin_rules *r = g->field->rules;

    return r->pieces ? r->pieces(&g->view, out, max) : 0;
}

int lin_duties(const lin_game *g, lin_duty *out, int max)
{
    const lin_rules *r = g->field->rules;

    return r->duties ? r->duties(&g->view, out, max) : 0;
}

void lin_score_now(const lin_game *g, lin_score *out)
{
    const lin_rules *r = g->field->rules;

    memset(out, 0, sizeof *out);
    if (r->score)
        r->score(&g->view, out);
}

void lin_clock(const lin_game *g, lin_text *out)
{
    const lin_rules *r = g->field->rules;

    if (r->clock)
        r->clock(&g->view, out);
}

int lin_turn(const lin_game *g)
{
    const lin_rules *r = g->field->rules;

    return r->turn ? r->turn(&g->view) : 0;
}

int lin_ready_orders(const lin_game *g, lin_ready *out, int max)
{
    const lin_rules *r = g->field->rules;

    return r->ready ? r->ready(&g->view, out, max) : 0;
}

int lin_marks(const lin_game *g, int overlay, int of, lin_mark *out, int max)
{
    const lin_rules *r = g->field->rules;

    return r->marks ? r->marks(&g->view, overlay, of, out, max) : 0;
}

bool lin_footprint_of(const lin_game *g, int unit, lin_footprint *out)
{
    const lin_rules *r = g->field->rules;

    return r->footprint && r->footprint(&g->view, unit, out);
}

int lin_props(const lin_game *g, lin_stroke *out, int max)
{
    const lin_rules *r = g->field->rules;

    return r->props ? r->props(&g->view, out, max) : 0;
}

int lin_strokes(const lin_game *g, int overlay, int of, lin_stroke *out, int max)
{
    const lin_rules *r = g->field->rules;

    return r->strokes ? r->strokes(&g->view, overlay, of, out, max) : 0;
}

int lin_between(const lin_game *g, int from, int to, lin_stroke *out, int max, lin_text *say)
{
    const lin_rules *r = g->field->rules;

    return r->between ? r->between(&g->view, from, to, out, max, say) : 0;
}

void lin_about(const lin_game *g, int unit, lin_text *out)
{
    const lin_rules *r = g->field->rules;

    if (r->about)
        r->about(&g->view, unit, out);
}

bool lin_explain(const lin_game *g, const lin_order *o, lin_text *out)
{
    const lin_rules *r = g->field->rules;

    return r->explain && r->explain(&g->view, o, out);
}

bool lin_hears(const lin_game *g, const lin_event *e, lin_side who)
{
    const lin_rules *r = g->field->rules;

    return !r->hears || r->hears(&g->view, e, who);
}
