/* walk.c -- everything that was ever done in a game, lines taken back among it.
 *
 * The items of a record stand in the order in which they came to pass, with parentheses around what
 * was taken back: where one opens, the game stands as it did before the line in it, and where it
 * closes it stands so again. */
#include "session.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    const lin_session *s;
    lin_game *g;
    lin_walk_play play;
    void *self;
    uint64_t *kept;          /* the state at every parenthesis that is open */
    bool lost[LIN_NEST + 1]; /* this line did not play: only its dice can be told */
    int depth;
    size_t moves;
} walker;

static void visit(walker *w, const lin_item *e)
{
    const bool alone = e->kind == LIN_ITEM_DICE || w->lost[w->depth];
    lin_walked now = { .alone = alone, .depth = w->depth, .moves = w->moves };

    now.entry = (lin_entry){ .side = e->kind == LIN_ITEM_DICE ? LIN_NOBODY : (lin_side)e->side,
                             .meta = e->kind == LIN_ITEM_DICE ? LIN_NO_META : (lin_meta)e->kind,
                             .order = e->order,
                             .hidden = e->hidden,
                             .face = e->n ? w->s->face + e->at : NULL,
                             .kind = e->n ? w->s->kind + e->at : NULL,
                             .faces = e->n };
    if (!w->play(w->self, w->g, &now) && !alone) {
        w->lost[w->depth] = true;
        now.alone = true;
        w->play(w->self, w->g, &now);
    }
    if (e->kind == LIN_ITEM_DICE)
        w->lost[w->depth] = true; /* something is missing from here on */
    w->moves += w->depth == 0;
}

static void open_line(walker *w)
{
    memcpy(w->kept + (size_t)w->depth * w->s->state_words, lin_state(w->g),
           w->s->state_words * sizeof *w->kept);
    w->depth++;
    w->lost[w->depth] = w->lost[w->depth - 1];
}

static void close_line(walker *w)
{
    w->depth--;
    lin_set_state(w->g, w->kept + (size_t)w->depth * w->s->state_words);
}

static void opening(walker *w)
{
    const lin_item *e = &w->s->opening;
    const lin_walked now = { .entry = { .side = LIN_NOBODY,
                                        .face = e->n ? w->s->face + e->at : NULL,
                                        .kind = e->n ? w->s->kind + e->at : NULL,
                                        .faces = e->n },
                             .opening = true };

    lin_set_state(w->g, w->s->start);
    lin_run(w->g);
    w->play(w->self, w->g, &now);
}

lin_status lin_session_walk(const lin_session *s, lin_game *g, lin_walk_play play, void *self,
                            lin_refusal *why)
{
    assert(s && g && play);
    walker w = { .s = s, .g = g, .play = play, .self = self };
    const lin_dice dice = g->dice;

    if (g->field != s->field)
        return lin_refuse(why, LIN_ILLEGAL, NULL, "That game is played on another field.");
    w.kept = malloc((LIN_NEST + 1) * s->state_words * sizeof *w.kept);
    if (!w.kept)
        return lin_refuse(why, LIN_NO_MEMORY, NULL, "There is no memory left.");
    g->dice = lin_dice_typed();
    opening(&w);
    for (size_t i = 0; i < s->items; i++)
        if (s->item[i].kind == LIN_ITEM_OPEN && w.depth < LIN_NEST)
            open_line(&w);
        else if (s->item[i].kind == LIN_ITEM_CLOSE && w.depth > 0)
            close_line(&w);
        else if (s->item[i].kind < LIN_ITEM_REMARK || s->item[i].kind == LIN_ITEM_DICE)
            visit(&w, &s->item[i]);
    g->dice = dice;
    free(w.kept);
    return LIN_OK;
}
