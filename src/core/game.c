/* game.c -- one game: ask, give, roll, look. */
#include "game_at.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* ---- Life ---- */

size_t lin_game_size(const lin_field *field)
{
    return sizeof(lin_game) + field->rules->state_size + field->rules->beside_size;
}

static void begin_on(lin_game *g, const lin_field *field, lin_dice dice)
{
    g->field = field;
    g->dice = dice;
    g->log = &g->own_log;
    g->own_log.used = 0;
    g->own_log.lost = false;
    g->tracer = NULL;
    g->tracer_self = NULL;
    g->steps = 0;
    g->singles = 0;
    g->listed = g->drew = g->seen = false;
    g->thrown = 0;
    memset(g->state, 0, field->rules->state_size + field->rules->beside_size);
    g->view = (lin_view){
        .field = field,
        .state = g->state,
        .beside =
            field->rules->beside_size > 0 ? (char *)g->state + field->rules->state_size : NULL,
    };
}

static lin_game *game_on(const lin_field *field, lin_dice dice, lin_refusal *why)
{
    lin_game *g = malloc(lin_game_size(field));

    if (g)
        begin_on(g, field, dice);
    else
        lin_refuse(why, LIN_NO_MEMORY, NULL, "There is no memory left.");
    return g;
}

lin_status lin_game_new(lin_game **out, const lin_field *field, lin_dice dice, lin_refusal *why)
{
    assert(out && field);
    lin_game *g = game_on(field, dice, why);

    *out = g;
    if (!g)
        return LIN_NO_MEMORY;
    lin_head_of(g->state)->winner = LIN_NOBODY;
    field->rules->start(field, g->state);
    lin_run(g);
    return LIN_OK;
}

lin_status lin_game_from(lin_game **out, const lin_field *field, const void *state, lin_dice dice,
                         lin_refusal *why)
{
    assert(out && field && state && lin_head_in(state)->depth <= LIN_DEPTH);
    lin_game *g = game_on(field, dice, why);

    *out = g;
    if (!g)
        return LIN_NO_MEMORY;
    memcpy(g->state, state, field->rules->state_size);
    lin_run(g);
    return LIN_OK;
}

lin_game *lin_game_at(void *room, const lin_field *field, const void *state, lin_dice dice)
{
    lin_game *g = room;

    begin_on(g, field, dice);
    memcpy(g->state, state, field->rules->state_size);
    lin_run(g);
    return g;
}

void lin_game_free(lin_game *g)
{
    free(g);
}

void lin_copy(lin_game *into, const lin_game *from)
{
    assert(into && from && into->field == from->field);
    into->listed = into->drew = false;
    into->seen = from->seen;
    memcpy(into->state, from->state, from->field->rules->state_size);
}

const lin_field *lin_game_field(const lin_game *g)
{
    assert(g);
    return g->field;
}

const void *lin_state(const lin_game *g)
{
    assert(g);
    return g->state;
}

void lin_set_state(lin_game *g, const void *state)
{
    assert(g && state);
    g->listed = g->drew = g->seen = false;
    memcpy(g->state, state, g->field->rules->state_size);
}

void lin_set_dice(lin_game *g, lin_dice dice)
{
    assert(g);
    g->dice = dice;
}

lin_dice lin_dice_of(const lin_game *g)
{
    assert(g);
    return g->dice;
}

int lin_thrown(lin_game *g, const uint8_t **faces)
{
    assert(g && faces);
    const int n = g->thrown;

    *faces = g->face;
    g->thrown = 0;
    return n;
}

void lin_listen(lin_game *g, bool on)
{
    assert(g);
    g->log = on ? &g->own_log : NULL;
}

/* ---- Asking ---- */

lin_asking lin_waits(const lin_game *g)
{
    assert(g);
    const lin_head *h = lin_head_in(g->state);

    if (h->over)
        return LIN_IS_OVER;
    return lin_row(g->field, h)->roll ? LIN_ASKS_DICE : LIN_ASKS_SIDE;
}

lin_side lin_to_answer(const lin_game *g)
{
    assert(g);
    const lin_head *h = lin_head_in(g->state);
    const lin_step *row;

    if (h->over)
        return LIN_NOBODY;
    row = lin_row(g->field, h);
    return row->who ? row->who(&g->view, lin_top(h)) : LIN_NOBODY;
}

const lin_list *lin_answers(lin_game *g)
{
    assert(g);
    if (!g->listed) {
        const lin_head *h = lin_head_in(g->state);

        lin_list_clear(&g->list);
        if (lin_waits(g) == LIN_ASKS_SIDE)
            lin_row(g->field, h)->list(&g->view, lin_top(h), &g->list);
        g->listed = true;
    }
    return &g->list;
}

void lin_ask(lin_game *g, lin_question *out)
{
    assert(g && out);
    const lin_head *h = lin_head_in(g->state);
    lin_text text;

    memset(out, 0, sizeof *out);
    text = lin_text_in(out->text, sizeof out->text);
    out->asking = lin_waits(g);
    out->list = lin_answers(g);
    out->side = lin_to_answer(g);
    if (out->asking == LIN_IS_OVER) {
        out->step = "over";
        lin_put(&text, "The battle is over.");
        return;
    }
    out->rule = lin_row(g->field, h)->rule;
    out->step = lin_row(g->field, h)->name;
    {
        const lin_step *row = lin_row(g->field, h);
        const lin_frame *f = lin_top(h);
        const int32_t arg[3] = { f->arg[0], f->arg[1], f->arg[2] };

        lin_fill(g->field, row->text, row->args, NULL, 3, arg, &text);
        if (out->asking == LIN_ASKS_DICE) {
            row->roll(&g->view, f, &out->roll);
            out->side = out->roll.side;
        }
    }
}

void lin_ask_called(const lin_game *g, lin_text *out)
{
    assert(g && out);
    const lin_head *h = lin_head_in(g->state);

    if (lin_waits(g) == LIN_IS_OVER)
        return;
    const lin_step *row = lin_row(g->field, h);
    const lin_frame *f = lin_top(h);
    const int32_t arg[3] = { f->arg[0], f->arg[1], f->arg[2] };

    lin_fill_sentence(g->field, row->text, row->args, NULL, 3, arg, out);
}

bool lin_lying(const lin_game *g, lin_lying_dice *out)
{
    assert(g && out);
    const lin_head *h = lin_head_in(g->state);

    memset(out, 0, sizeof *out);
    if (lin_waits(g) != LIN_ASKS_SIDE || !lin_row(g->field, h)->lying)
        return false;
    lin_row(g->field, h)->lying(&g->view, lin_top(h), out);
    return out->n > 0;
}

/* ---- Giving ---- */

static inline bool is_same(const lin_order *a, const lin_order *b)
{
    if (a->verb != b->verb || a->nargs != b->nargs)
        return false;
    for (int i = 0; i < a->nargs; i++)
        if (a->arg[i] != b->arg[i])
            return false;
    return true;
}

bool lin_same_order(const lin_order *a, const lin_order *b)
{
    assert(a && b);
    return a->nargs <= LIN_ARGS && is_same(a, b);
}

/* Is it one of the answers that check has accepted already? */
static bool is_listed(const lin_game *g, const lin_order *o)
{
    if (o->nargs > LIN_ARGS)
        return false;
    if (g->drew && is_same(&g->drawn, o))
        return true;
    if (!g->listed)
        return false;
    for (int i = 0; i < g->list.orders; i++)
        if (is_same(&g->list.order[i], o))
            return true;
    return false;
}

#define NOT_NOW "does not answer what is asked now"

bool lin_is_not_now(const lin_refusal *why)
{
    return strstr(why->text, NOT_NOW) != NULL;
}

lin_side lin_who_is_named(const lin_view *view, const lin_frame *frame)
{
    assert(view && frame);
    return (lin_side)frame->arg[0];
}

lin_status lin_not_now(const lin_field *f, const lin_frame *frame, const lin_order *o,
                       lin_refusal *why)
{
    assert(f && frame && o);
    const lin_step *row = &f->rules->step[frame->step];
    const int32_t arg[3] = { frame->arg[0], frame->arg[1], frame->arg[2] };
    char order[80], question[160];
    lin_text t;

    if (!why)
        return LIN_ILLEGAL;
    t = lin_text_in(order, sizeof order);
    lin_print(f, o, &t);
    t = lin_text_in(question, sizeof question);
    lin_fill(f, row->text, row->args, NULL, 3, arg, &t);
    return lin_refuse(why, LIN_ILLEGAL, row->rule, "\"%s\" " NOT_NOW ": %s", order, question);
}

lin_status lin_asked(const lin_game *g, lin_side who, lin_refusal *why)
{
    assert(g);
    const lin_head *h = lin_head_in(g->state);
    const lin_step *row;

    if (h->over)
        return lin_refuse(why, LIN_OVER, NULL, "The battle is over; nothing more can be ordered.");
    row = lin_row(g->field, h);
    if (row->roll)
        return lin_refuse(why, LIN_NEED_DICE, row->rule,
                          "The dice must be thrown first; no order can be given now.");
    if (who != row->who(&g->view, lin_top(h)))
        return lin_refuse(why, LIN_NOT_YOURS, row->rule, "It is for the %s side to answer now.",
                          g->field->battle->side_id[row->who(&g->view, lin_top(h))]);
    return LIN_OK;
}

lin_status lin_check(lin_game *g, lin_side who, const lin_order *o, lin_refusal *why)
{
    assert(g && o);
    const lin_head *h = lin_head_in(g->state);
    const lin_status status = lin_asked(g, who, why);
    lin_order plain;

    if (status != LIN_OK || is_listed(g, o))
        return status;
    if (lin_order_check(g->field, o, why) != LIN_OK)
        return LIN_SYNTAX;
    plain = lin_order_plain(o);
    return lin_row(g->field, h)->check(&g->view, lin_top(h), &plain, why);
}

lin_status lin_give(lin_game *g, lin_side who, const lin_order *o, lin_refusal *why)
{
    assert(g && o);
    const lin_status status = lin_check(g, who, o, why);
    const lin_order copy = lin_order_plain(o); /* it may lie in our own list */

    if (status != LIN_OK)
        return status;
    if (g->seen && lin_order_measures(g, &copy)) /* by a bot that would look ahead */
        return lin_not_measured(g->field, "It can be given, and not tried out.", why);
    lin_take(g, &copy);
    lin_run(g);
    return LIN_OK;
}

void lin_answer(lin_game *g, int i)
{
    assert(g && g->listed && i >= 0 && i < g->list.orders);
    const lin_order o = g->list.order[i]; /* a copy: lists are rewritten */

    lin_take(g, &o);
    lin_run(g);
}

lin_status lin_roll(lin_game *g, const uint8_t *faces, int n, lin_refusal *why)
{
    assert(g);
    const lin_head *h = lin_head_in(g->state);
    lin_roll_ask ask = { 0 };
    lin_die_kind kind;

    if (lin_waits(g) != LIN_ASKS_DICE)
        return lin_refuse(why, h->over ? LIN_OVER : LIN_ILLEGAL, NULL,
                          "No dice are called for now.");
    lin_row(g->field, h)->roll(&g->view, lin_top(h), &ask);
    if (n != ask.n)
        return lin_refuse(why, LIN_SYNTAX, ask.rule, "%d %s wanted for %s, not %d.", ask.n,
                          ask.n == 1 ? "die is" : "dice are", ask.purpose, n);
    kind = lin_die_kind_of(&ask);
    for (int i = 0; i < n; i++)
        if (!lin_die_has(kind, faces[i]))
            return lin_refuse(why, LIN_SYNTAX, ask.rule, "A die shows %d to %d, not %d.",
                              lin_die_low(kind), lin_die_high(kind), faces[i]);
    lin_fallen(g, faces, n, kind);
    lin_land(g, faces);
    lin_run(g);
    return LIN_OK;
}

static lin_side other(lin_side s)
{
    return s == LIN_FIRST ? LIN_SECOND : LIN_FIRST;
}

void lin_concede(lin_game *g, lin_side who)
{
    assert(g);
    const lin_rules *rules = g->field->rules;

    if (lin_head_in(g->state)->over || !lin_is_side(who))
        return;
    lin_end(g->state, other(who),
            rules->conceded ? rules->conceded(&g->view, who) : rules->concede_level);
    lin_head_of(g->state)->conceded = (uint8_t)(1 + who);
    g->listed = g->drew = false;
}

void lin_agree_draw(lin_game *g)
{
    assert(g);
    if (lin_head_in(g->state)->over)
        return;
    lin_end(g->state, LIN_NOBODY, 0);
    lin_head_of(g->state)->agreed = 1;
    g->listed = g->drew = false;
}

/* A family out of which nothing can be drawn is left aside, and another answer taken. */
bool lin_sample(lin_game *g, int i, lin_rng *rng, lin_order *out)
{
    assert(g && rng && out);
    const lin_list *list = lin_answers(g);

    return lin_list_sample(&g->view, list, i, rng, out);
}

/* By the row itself, where it spares the list. */
static bool drew_order(lin_game *g, lin_rng *rng, lin_order *out)
{
    const lin_head *h = lin_head_in(g->state);
    const lin_step *row;

    if (lin_waits(g) != LIN_ASKS_SIDE)
        return false;
    row = lin_row(g->field, h);
    if (!row->draw || !row->draw(&g->view, lin_top(h), rng, out))
        return false;
    g->drawn = *out;
    g->drew = true;
    return true;
}

static bool pick_order(lin_game *g, lin_rng *rng, lin_order *out)
{
    const lin_list *list = lin_answers(g);
    uint8_t family[LIN_FAMILIES + LIN_RESTS] = { 0 };
    uint32_t families = list->families;

    for (uint32_t i = 0; i < families; i++)
        family[i] = (uint8_t)i;
    while (list->orders + families > 0) {
        const uint32_t i = lin_rng_below(rng, list->orders + families);

        if (i < list->orders) {
            *out = list->order[i];
            return true;
        }
        if (lin_sample(g, family[i - list->orders], rng, out))
            return true;
        family[i - list->orders] = family[--families];
    }
    return false;
}

bool lin_random_order(lin_game *g, lin_rng *rng, lin_order *out)
{
    assert(g && rng && out);
    return drew_order(g, rng, out) || pick_order(g, rng, out);
}

/* ---- Looking ---- */

uint64_t lin_hash(const lin_game *g)
{
    assert(g);
    return lin_hash_bytes(g->state, g->field->rules->state_size, g->field->hash);
}

const char *lin_broken(const lin_game *g)
{
    assert(g);
    const lin_head *h = lin_head_in(g->state);
    int unit = -1;

    if (h->depth > LIN_DEPTH)
        return "the agenda is deeper than it can be";
    for (int i = h->depth; i < LIN_DEPTH; i++)
        if (h->frame[i].step || h->frame[i].arg[0] || h->frame[i].arg[1] || h->frame[i].arg[2])
            return "a popped frame is not zero";
    if (h->over != (h->depth == 0))
        return "a game is over when nothing is left to do, and only then";
    /* cppcheck-suppress returnDanglingLifetime ; a sentence, not the number */
    return g->field->rules->broken(&g->view, &unit);
}

void lin_seen_by(const lin_game *g, lin_side who, lin_game *into)
{
    assert(g && into);
    lin_copy(into, g);
    into->seen = true;
    if (g->listed && lin_waits(g) == LIN_ASKS_SIDE && who == lin_to_answer(g)) {
        lin_list_copy(&into->list, &g->list); /* what is asked of him hangs on nobody's secret */
        into->listed = true;
    }
    if (!lin_is_side(who) && g->field->rules->redact)
        g->field->rules->redact(g->field, into->state, LIN_FIRST), who = LIN_SECOND;
    if (g->field->rules->redact)
        g->field->rules->redact(g->field, into->state, who);
}

static bool hides_from(const lin_game *g, lin_side who)
{
    return g->field->rules->hides(g->field, g->state, who);
}

bool lin_hides(const lin_game *g, lin_side who)
{
    assert(g);
    const lin_rules *r = g->field->rules;

    if (!r->redact || lin_waits(g) == LIN_IS_OVER)
        return false;
    if (!r->hides)
        return true;
    return lin_is_side(who) ? hides_from(g, who)
                            : hides_from(g, LIN_FIRST) || hides_from(g, LIN_SECOND);
}

/* A bot that wants to look ahead fills in what its side cannot know, plausibly. */
void lin_complete(lin_game *view, lin_side who, lin_rng *rng)
{
    assert(view && rng);
    if (view->field->rules->complete && lin_is_side(who))
        view->field->rules->complete(view->field, view->state, who, rng);
    view->listed = view->drew = false;
}
