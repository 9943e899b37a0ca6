/* machine.c -- the agenda: steps on a stack inside the state.
 *
 * The machine looks at the top frame. A step that merely happens is popped and run; a roll is
 * thrown and landed, if the dice are to be had; a question with one possible answer is
 * answered. Then it looks again. It stops where a side has a choice, where dice must come
 * from outside, or at the end. Whatever a step has to say goes into the log. */
#include "core.h"

#include <assert.h>
#include <string.h>


bool lin_is_pending(const lin_head *h, int step)
{
    assert(h);
    for (int i = 0; i < h->depth; i++)
        if (h->frame[i].step == step)
            return true;
    return false;
}

bool lin_is_pending_for(const lin_head *h, int step, int first)
{
    assert(h);
    for (int i = 0; i < h->depth; i++)
        if (h->frame[i].step == step && h->frame[i].arg[0] == first)
            return true;
    return false;
}

const char *lin_frame_broken(const lin_field *f, const lin_frame *frame)
{
    assert(f && frame);
    const char *args = f->rules->step[frame->step].args;

    for (int k = 0; args[k]; k++) {
        const int a = frame->arg[k];

        if (args[k] == 'u' && (a < 0 || a >= f->battle->units))
            return "a pending step names no unit";
        if (args[k] == 'c' && (a < 0 || a >= f->battle->board.cells))
            return "a pending step names no place on the map";
        if (args[k] == 's' && a != LIN_FIRST && a != LIN_SECOND)
            return "a pending step names no side";
    }
    return NULL;
}

void lin_push(void *state, int step, int a, int b, int c)
{
    assert(state);
    lin_head *h = lin_head_of(state);

    assert(h->depth < LIN_DEPTH);
    assert(a == (int16_t)a && b == (int16_t)b && c == (int16_t)c);
    h->frame[h->depth++] = (lin_frame){ (uint16_t)step, { (int16_t)a, (int16_t)b, (int16_t)c } };
}

/* Popped frames are zeroed: what is over must not show in the bytes of the state. */
void lin_pop(void *state)
{
    assert(state);
    lin_head *h = lin_head_of(state);

    assert(h->depth > 0);
    h->frame[--h->depth] = (lin_frame){ 0 };
}

void lin_end(void *state, lin_side winner, int level)
{
    assert(state);
    lin_head *h = lin_head_of(state);

    while (h->depth > 0)
        lin_pop(state);
    h->over = 1;
    h->winner = (uint8_t)winner;
    h->level = (uint8_t)level;
}

void lin_log_add(lin_log *log, int kind, int n, const int32_t *arg)
{
    assert(log && kind >= 0 && n >= 0 && n <= 0xffff && (arg || n == 0));
    if (log->used + 1 + (uint32_t)n > LIN_LOG_WORDS) {
        log->lost = true;
        return;
    }
    log->word[log->used++] = kind << 16 | n;
    if (n > 0)
        memcpy(log->word + log->used, arg, (size_t)n * sizeof *arg);
    log->used += (uint32_t)n;
}

/* The agenda before a step, for those who watch it: nobody else pays for the copy. */
static void look_before(const lin_game *g, lin_head *before)
{
    if (g->tracer)
        *before = *lin_head_in(g->state);
}

static void look_after(const lin_game *g, const lin_head *before, bool popped)
{
    if (g->tracer)
        lin_traced(g, before, popped);
}

static lin_play play_of(lin_game *g)
{
    return (lin_play){ g->view, g->state, g->log };
}

void lin_take(lin_game *g, const lin_order *o)
{
    lin_head *h = lin_head_of(g->state);
    const lin_step *row = lin_row(g->field, h);
    const lin_frame f = *lin_top(h);
    lin_play p = play_of(g);
    lin_head before;

    look_before(g, &before);
    if (!row->stays)
        lin_pop(g->state);
    g->steps++;
    g->listed = g->drew = false;
    row->take(&p, &f, o);
    look_after(g, &before, !row->stays);
}

void lin_land(lin_game *g, const uint8_t *faces)
{
    lin_head *h = lin_head_of(g->state);
    const lin_step *row = lin_row(g->field, h);
    const lin_frame f = *lin_top(h);
    lin_play p = play_of(g);
    lin_head before;

    look_before(g, &before);
    lin_pop(g->state);
    g->steps++;
    g->listed = g->drew = false;
    row->land(&p, &f, faces);
    look_after(g, &before, true);
}

static void happen(lin_game *g, const lin_step *row)
{
    const lin_frame f = *lin_top(lin_head_of(g->state));
    lin_play p = play_of(g);
    lin_head before;

    look_before(g, &before);
    lin_pop(g->state);
    g->steps++;
    row->run(&p, &f);
    look_after(g, &before, true);
}

void lin_fallen(lin_game *g, const uint8_t *face, int n, lin_die_kind kind)
{
    for (int i = 0; i < n && g->thrown < LIN_THROWN; i++) {
        g->kind[g->thrown] = kind;
        g->face[g->thrown++] = face[i];
    }
}

/* Classes are for odds: nobody looks at them here, so they are not zeroed first. */
static bool throw_and_land(lin_game *g, const lin_step *row)
{
    lin_roll_ask ask;
    uint8_t face[LIN_DICE];

    if (g->dice.kind == LIN_DICE_TYPED)
        return false;
    memset(&ask, 0, offsetof(lin_roll_ask, class_of));
    row->roll(&g->view, lin_top(lin_head_of(g->state)), &ask);
    if (!lin_dice_throw(&g->dice, ask.n, lin_die_kind_of(&ask), face))
        return false;
    lin_fallen(g, face, ask.n, lin_die_kind_of(&ask));
    lin_land(g, face);
    return true;
}

/* List the answers; take the only one. False: somebody has to choose. Where there are several for
 * sure, nobody need list them yet. */
static bool answered_itself(lin_game *g, const lin_step *row)
{
    lin_order only;

    if (row->several && row->several(&g->view, lin_top(lin_head_of(g->state))))
        return false;
    lin_list_clear(&g->list);
    row->list(&g->view, lin_top(lin_head_of(g->state)), &g->list);
    g->listed = true;
    if (row->insists || g->list.insists || g->list.orders != 1 || g->list.families != 0)
        return false;
    only = g->list.order[0];
    if (g->log && g->singles < LIN_SINGLES)
        g->single[g->singles++] = (lin_single){ lin_to_answer(g), only };
    lin_take(g, &only);
    return true;
}

void lin_run_until(lin_game *g, lin_stop stop, const void *self)
{
    lin_head *h = lin_head_of(g->state);

    g->listed = g->drew = false;
    while (!h->over) {
        const lin_step *row;

        assert(h->depth > 0);
        if (stop && stop(self, h))
            return;
        row = lin_row(g->field, h);
        if (row->run)
            happen(g, row);
        else if (row->roll ? !throw_and_land(g, row) : !answered_itself(g, row))
            return;
    }
}

void lin_run(lin_game *g)
{
    lin_run_until(g, NULL, NULL);
}
