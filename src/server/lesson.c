/* lesson.c -- led first battles over HTTP.
 *
 * A game that is led begins with a lesson's position and is played like any other: orders, rules,
 * journal, streams. What is its own: dice fall as the step says, the other side answers as the step
 * says (a bot where it does not), everything may be taken back, and where the lesson stands is a
 * row of the journal whenever it changes, so that it can be left and gone on with. */
#include "server/server.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

/* ---- lessons, each read once ---- */

struct known_lesson {
    struct known_lesson *next;
    char battle[48];
    lesson *l;
};

const lesson *lesson_named(server *s, const char *battle, lin_refusal *why)
{
    struct known_lesson *k = s->lessons;

    while (k && strcmp(k->battle, battle) != 0)
        k = k->next;
    if (k)
        return k->l;
    k = calloc(1, sizeof *k);
    if (!k || strlen(battle) >= sizeof k->battle || battle[strcspn(battle, "/.")] ||
        lesson_load(s->source, battle, &k->l, why) != LIN_OK) {
        free(k);
        return NULL;
    }
    strcpy(k->battle, battle);
    k->next = s->lessons;
    s->lessons = k;
    return k->l;
}

void lessons_free(server *s)
{
    while (s->lessons) {
        struct known_lesson *k = s->lessons;

        s->lessons = k->next;
        lesson_free(k->l);
        free(k);
    }
}

static void list_one(void *self, const char *name, const lin_field *f, lin_status status,
                     const lin_refusal *why)
{
    request *rq = self;
    json_writer *j = rq->work;
    const lesson *l;

    (void)status, (void)why;
    if (!f || !lesson_is_there(rq->s->source, name) || !(l = lesson_named(rq->s, name, NULL)))
        return;
    json_open(j, NULL, '{');
    tell_lesson_members(j, l);
    json_close(j, '}');
}

enum MHD_Result lessons_list(request *rq)
{
    json_writer j = { 0 };

    json_open(&j, NULL, '{');
    json_open(&j, "lessons", '[');
    rq->work = &j;
    lock_on_worker(rq->s);
    lin_source_each(rq->s->source, rq->s->want->share, list_one, rq, NULL);
    unlock_on_worker(rq->s);
    rq->work = NULL;
    json_close(&j, ']');
    json_close(&j, '}');
    return reply_json(rq, MHD_HTTP_OK, &j);
}

static enum MHD_Result no_lesson(request *rq, const lin_refusal *why)
{
    return reply_no(rq, MHD_HTTP_NOT_FOUND, "no-such-thing", "There is no such lesson. %s",
                    why->text);
}

enum MHD_Result lesson_one(request *rq, const char *battle)
{
    lin_refusal why = { 0 };
    const lesson *l = lesson_named(rq->s, battle, &why);
    json_writer j = { 0 };

    if (!l)
        return no_lesson(rq, &why);
    json_open(&j, NULL, '{');
    tell_lesson_members(&j, l);
    tell_lesson_steps_json(&j, "steps", l);
    json_close(&j, '}');
    return reply_json(rq, MHD_HTTP_OK, &j);
}

/* ---- where a game stands in its lesson ---- */

static const lesson_step *step_of(const game *g)
{
    const led *it = g->led;

    return it && it->step < it->l->steps ? &it->l->step[it->step] : NULL;
}

/* What can be seen of the step now: is it so already, can it still be done? */
static void look_at_step(game *g, lin_game *p)
{
    const lesson_step *st = step_of(g);
    led *it = g->led;
    const bool his = lin_waits(p) == LIN_ASKS_SIDE && lin_to_answer(p) == it->l->side;

    it->ready = st && lesson_met(st, p, false);
    it->astray = st && !it->ready && (st->awaits == LESSON_SO || st->awaits == LESSON_ODDS) &&
                 (lin_waits(p) == LIN_IS_OVER ||
                  (his && lesson_lawful(p, it->l->side, st->order, st->orders, 0) < 0));
}

void lesson_heard(game *g, lin_game *p)
{
    const lesson_step *st = step_of(g);

    if (!g->led)
        return;
    g->led->met = g->led->met || (st && lesson_met(st, p, true));
    look_at_step(g, p);
}

static void step_begin(game *g, int step, lin_game *p)
{
    led *it = g->led;

    it->step = step;
    it->began[step] = g->moves;
    it->dice = 0;
    it->met = false;
    look_at_step(g, p);
}

/* The journal says where it stands; how many dice of the step have fallen its entries tell. */
void lesson_recall(game *g, int step, const uint32_t *began, lin_session *t)
{
    led *it = g->led;
    lin_entry e;

    if (!it)
        return;
    it->step = it->kept = step < it->l->steps ? step : it->l->steps;
    memcpy(it->began, began, sizeof it->began);
    while (it->step > 0 && it->began[it->step] > g->moves) /* taken back */
        it->step--;
    it->dice = 0;
    it->met = false;
    for (size_t i = it->began[it->step]; lin_session_get(t, i, &e); i++)
        it->dice += e.faces;
    look_at_step(g, lin_session_game(t));
}

void lesson_view(const game *g, json_writer *j)
{
    const led *it = g->led;

    if (!it) {
        json_put_null(j, "lesson");
        return;
    }
    json_open(j, "lesson", '{');
    json_put_text(j, "id", it->l->field->battle->id);
    json_put_int(j, "step", it->step);
    json_put_int(j, "steps", it->l->steps);
    json_put_bool(j, "ready", it->ready);
    json_put_bool(j, "astray", it->astray);
    json_close(j, '}');
}

/* ---- what goes on by itself ---- */

static bool throw_dice(server *s, game *g, lin_game *p)
{
    uint8_t face[LIN_DICE];
    lin_rng chance = g->seed + g->n;
    const int n = lesson_faces(step_of(g), g->led->dice, p, &chance, face);
    failure no = { 0 };

    g->led->dice += (size_t)n;
    return n > 0 && order_throw(s, g, face, n, &no);
}

static bool other_side(server *s, game *g, lin_game *p, uint32_t *used)
{
    const lesson_step *st = step_of(g);
    const lin_side side = lin_to_answer(p);
    const int i = st ? lesson_lawful(p, side, st->theirs, st->their_orders, *used) : -1;
    failure no = { 0 };

    if (i < 0)
        return false; /* the bot thinks */
    *used |= 1u << i;
    return order_plain(s, g, side, st->theirs[i], NULL, &no);
}

/* Dice fall, the lesson goes a step on, the other side answers: until the learner is asked, or a
 * bot. */
void lesson_go_on(server *s, game *g)
{
    uint32_t used = 0;

    for (bool more = g->led && !g->study; more;) {
        lin_game *p = game_in_scratch(s, g);

        if (lin_waits(p) == LIN_ASKS_DICE) {
            more = throw_dice(s, g, p);
        } else if (g->led->met) {
            step_begin(g, g->led->step + 1, p);
            used = 0;
        } else if (g->led->step != g->led->kept) {
            order_lesson(s, g, NULL);
        } else if (lin_waits(p) == LIN_ASKS_SIDE && lin_to_answer(p) != g->led->l->side) {
            more = other_side(s, g, p, &used);
        } else {
            more = false;
        }
    }
}

/* ---- what the learner says of the lesson itself ---- */

static bool next_step(server *s, game *g, request *rq, failure *no)
{
    const lesson_step *st = step_of(g);

    if (!st || (st->awaits == LESSON_SO && !g->led->ready)) {
        lin_refuse(&no->why, LIN_ILLEGAL, NULL,
                   st ? "This step is done on the board: %s"
                      : "The lesson is over; there is no next step.%s",
                   st ? st->say : "");
        return no_status(no, LIN_ILLEGAL);
    }
    step_begin(g, g->led->step + 1, game_in_scratch(s, g));
    order_lesson(s, g, rq);
    return true;
}

/* One of the step's own orders. */
static bool do_it(server *s, game *g, request *rq, failure *no)
{
    const lesson_step *st = step_of(g);
    lin_game *p = game_in_scratch(s, g);
    int i;

    if (!st || st->awaits != LESSON_SO || g->led->ready)
        return next_step(s, g, rq, no);
    i = lesson_lawful(p, g->led->l->side, st->order, st->orders, 0);
    if (i < 0) {
        lin_refuse(&no->why, LIN_ILLEGAL, NULL, "%s",
                   st->astray ? st->astray
                              : "From here it cannot be done any more: take your last order back.");
        return no_status(no, LIN_ILLEGAL);
    }
    return order_plain(s, g, g->led->l->side, st->order[i], rq, no);
}

/* To the beginning of this step, or, if nothing was done in it, of the one before. */
static bool go_back(server *s, game *g, request *rq, failure *no)
{
    const led *it = g->led;
    const int to = g->moves > it->began[it->step] || it->step == 0 ? it->step : it->step - 1;
    const bool undo = g->moves > it->began[to];

    if (undo && !order_take_back(s, g, it->began[to], rq, no))
        return false;
    step_begin(g, to, game_in_scratch(s, g));
    if (!undo)
        order_lesson(s, g, rq);
    return true;
}

bool lesson_said(server *s, game *g, const char *what, request *rq, failure *no)
{
    static const struct {
        const char *word;
        bool (*go)(server *s, game *g, request *rq, failure *no);
    } known[] = { { "next", next_step }, { "back", go_back }, { "order", do_it } };

    for (size_t i = 0; what && i < sizeof known / sizeof *known; i++)
        if (strcmp(known[i].word, what) == 0)
            return !order_too_long(g, known[i].go == go_back ? LIN_UNDO : LIN_NO_META, no) &&
                   known[i].go(s, g, rq, no);
    no->status = MHD_HTTP_BAD_REQUEST;
    no->code = "bad-request";
    lin_refuse(&no->why, LIN_SYNTAX, NULL, "\"do\" should be next, back or order.");
    return false;
}
