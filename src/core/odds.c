/* odds.c -- the exact distribution of what an order leads to.
 *
 * There is no second copy of the combat maths: the real machine runs over every class of
 * every roll, with its weight, from the order to the end of its procedure. It goes on in waves,
 * roll by roll, and ways that come to the same state under the same name are one from there on;
 * ways that come to the same state under several names are run once for all of them. A question on
 * the way is answered by what the caller assumes, else by the step's usual answer; where a step has
 * none the choice is the point, and the question itself is the outcome.
 *
 * A book may say what no longer matters in a state, and in which stages its states are best looked
 * into, so that more of them are the same; should anything have been forgotten that comes to matter
 * after all, nothing is, and the search begins again.
 *
 * Weights are fractions of 128-bit whole numbers in lowest terms. A roll that leads straight
 * back to where it was thrown (a tie re-rolled) is taken out and the rest scaled up, exactly.
 *
 * There is an end to it: a budget of states, and one of answers from one roll to the next. Answers
 * that lead back to the very state in which they were given would go on for ever, and are seen.
 * What is not followed to its end is an outcome like others, so that the sum is one whatever
 * happens, and the odds say in a sentence which bound was reached. */
#include "assume.h"
#include "game_at.h"
#include "odds_search.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* ---- from the order on ---- */

/* Where the procedure ends that an answer to the question on top belongs to: there, or where the
 * action was begun in the midst of which it is asked. The same question further down is only asked
 * again then. */
static void find_base(lin_search *o)
{
    const lin_field *f = o->game->field;
    const lin_head *h = lin_head_in(o->game->state);
    int depth = h->depth;

    if (lin_row(f, h)->within)
        for (int i = depth - 1; i > 0; i--)
            if (f->rules->step[h->frame[i - 1].step].acts &&
                h->frame[i - 1].step != h->frame[depth - 1].step) {
                depth = i;
                break;
            }
    o->base_depth = depth;
    o->base_step = h->frame[depth - 1].step;
}

static lin_status give_order(lin_search *o, const lin_game *g, const char *order)
{
    lin_order atoms[LIN_ATOMS];
    int n = 0;
    lin_status status;

    lin_copy(o->game, g); /* what somebody sees stays that */
    status = lin_expand(o->game, order, atoms, LIN_ATOMS, &n, o->why);
    for (int i = 0; i < n && status == LIN_OK; i++) {
        status = lin_check(o->game, lin_to_answer(o->game), &atoms[i], o->why);
        if (status == LIN_OK && o->game->seen && lin_order_measures(o->game, &atoms[i]))
            status = lin_not_measured(g->field, "Its odds are told case by case.", o->why);
        if (status != LIN_OK)
            break;
        if (i + 1 < n) {
            lin_take(o->game, &atoms[i]);
            lin_run(o->game);
            lin_events_clear(o->game);
        } else {
            find_base(o);
            lin_take(o->game, &atoms[i]);
        }
    }
    return status;
}

/* After a single order such as pick, the question is a new one above: that is its end too. */
static lin_status begin(lin_search *o)
{
    lin_outcome_name told = { 0 };
    lin_landing first = { .weight = lin_ratio_small(1, 1) };
    const char *asked;
    size_t state = 0;
    lin_arrival to;
    lin_status status;

    o->told.used = 0;
    status = lin_search_arrive(o, NULL, NULL, &to, &asked);
    if (status != LIN_OK)
        return status;
    if (to == LIN_TO_FORK &&
        (state = lin_frontier_find(&o->waits[o->stage], o->game->state)) == SIZE_MAX)
        return lin_search_no_memory(o);
    lin_outcome_name_add(&told, &o->shown, o->game->field->rules, &o->told);
    return lin_search_settle(o, to, state, &told, asked, &first);
}

static lin_status search_all(lin_search *o, const lin_game *g, const char *order, lin_branches *d)
{
    lin_status status = lin_assume_check(g, o->assume, o->why);

    if (status == LIN_OK)
        status = give_order(o, g, order);
    if (status == LIN_OK)
        status = begin(o);
    if (status == LIN_OK)
        status = lin_search_branch_all(o, d);
    return status;
}

/* Which bounds were reached, in a sentence or two. */
static void say_limits(const lin_search *o)
{
    lin_text t = lin_text_in(o->out->limit, sizeof o->out->limit);

    if (o->round)
        lin_put(&t, "The answers lead back to the question `%s` again and again: there it ends.",
                o->round);
    if (o->endless)
        lin_put(&t, "%sMore than %d answers in a row without a die: at `%s` it ends.",
                t.used ? " " : "", LIN_ODDS_ANSWERS, o->endless);
    if (o->fine)
        lin_put(&t, "%sSo many dice decide it that some chances are finer than 128 bits.",
                t.used ? " " : "");
    if (o->spent)
        lin_put(&t, "%sIt was followed through %d states and no further.", t.used ? " " : "",
                LIN_ODDS_NODES);
}

static int by_weight(const void *a, const void *b)
{
    const lin_outcome *x = a, *y = b;

    return x->p < y->p ? 1 : x->p > y->p ? -1 : strcmp(x->text, y->text);
}

/* What a search needs room for, however much it finds. */
typedef struct {
    lin_ratio weight[LIN_OUTCOMES];
    lin_befallen befallen[LIN_OUTCOMES];
    lin_named_by slot[LIN_SEARCH_SLOTS];
    int16_t reads[LIN_SEARCH_SLOTS], beside[LIN_OUTCOMES];
    lin_phrases phrases;
    lin_branches branches;
    lin_frontier now, waits[LIN_STAGES], landed;
    lin_telling told, by_throw;
    lin_landing *landing;
    size_t landings;
    size_t size; /* of a state: for two */
    uint64_t *states;
    size_t game_size; /* kept: it is large enough that the system would be asked for it each time */
    void *game;
} rooms;

static void free_rooms(rooms *r)
{
    lin_frontier_free(&r->now);
    for (int k = 0; k < LIN_STAGES; k++)
        lin_frontier_free(&r->waits[k]);
    lin_frontier_free(&r->landed);
    free(r->told.word);
    free(r->by_throw.word);
    free(r->landing);
    free(r->states);
    free(r->game);
    free(r);
}

static bool make_game_room(rooms *r, size_t size)
{
    if (r->game_size < size) {
        free(r->game);
        r->game = malloc(size);
        r->game_size = r->game ? size : 0;
    }
    return r->game != NULL;
}

static bool make_rooms(lin_odds *out, const lin_field *f)
{
    const size_t state_size = f->rules->state_size;
    rooms *r = out->room ? out->room : calloc(1, sizeof *r);

    out->room = r;
    if (!r)
        return false;
    if (r->size < state_size) {
        free(r->states);
        r->states = malloc(2 * state_size);
        r->size = r->states ? state_size : 0;
    }
    return r->states != NULL && make_game_room(r, lin_game_size(f));
}

lin_odds *lin_odds_new(void)
{
    return calloc(1, sizeof(lin_odds));
}

void lin_odds_free(lin_odds *o)
{
    if (o && o->room)
        free_rooms(o->room);
    free(o);
}

int lin_odds_outcomes(const lin_odds *o)
{
    assert(o);
    return o->n;
}

const lin_outcome *lin_odds_outcome(const lin_odds *o, int i)
{
    assert(o);
    return i >= 0 && i < o->n ? &o->outcome[i] : NULL;
}

uint64_t lin_odds_nodes(const lin_odds *o)
{
    assert(o);
    return o->nodes;
}

const char *lin_odds_limit(const lin_odds *o)
{
    assert(o);
    return o->limit;
}

/* The rooms are lent to a search, and taken back as they have grown. */
static void lend(rooms *r, lin_search *o)
{
    o->weight = r->weight;
    o->befallen = r->befallen;
    o->slot = r->slot;
    o->reads = r->reads;
    o->beside = r->beside;
    o->phrases = &r->phrases;
    o->at = r->states;
    o->been = r->states + r->size / sizeof *r->states;
    o->now = r->now;
    memcpy(o->waits, r->waits, sizeof o->waits);
    o->landed = r->landed;
    o->told = r->told;
    o->by_throw = r->by_throw;
    o->landing = r->landing;
    o->landings = r->landings;
}

static void take_back(rooms *r, const lin_search *o)
{
    r->now = o->now;
    memcpy(r->waits, o->waits, sizeof r->waits);
    r->landed = o->landed;
    r->told = o->told;
    r->by_throw = o->by_throw;
    r->landing = o->landing;
    r->landings = o->landings;
}

static void tell_weights(const lin_search *o)
{
    for (int i = 0; i < o->out->n; i++) {
        lin_outcome *of = &o->out->outcome[i];
        const lin_ratio w = o->weight[i];

        of->num_high = lin_wide_high(w.num);
        of->num_low = lin_wide_low(w.num);
        of->den_high = lin_wide_high(w.den);
        of->den_low = lin_wide_low(w.den);
        of->p = lin_wide_double(w.num) / lin_wide_double(w.den);
    }
}

/* By the rules, and with what is assumed. */
static bool may_forget(const lin_rules *rules, const char *assume)
{
    return rules->forget && rules->outcomes_by_name &&
           (!rules->forget_despite || lin_assumed_alone(assume, rules->forget_despite));
}

/* The rooms as they are when a search begins. */
static void clear(rooms *r)
{
    memset(r->slot, 0, sizeof r->slot);
    memset(r->reads, 0, sizeof r->reads);
    lin_phrases_clear(&r->phrases);
}

static lin_status search_in(rooms *r, lin_search *o, const lin_game *g, const char *order)
{
    const size_t size = g->field->rules->state_size;
    lin_status status;

    o->out->n = o->out->chances = 0;
    clear(r);
    lend(r, o);
    o->game = lin_game_at(r->game, g->field, g->state, lin_dice_typed());
    lin_frontier_begin(&o->now, g->state, size);
    for (int k = 0; k < LIN_STAGES; k++)
        lin_frontier_begin(&o->waits[k], g->state, size);
    status = search_all(o, g, order, &r->branches);
    take_back(r, o);
    return status;
}

lin_status lin_odds_of(const lin_game *g, const char *order, const char *assume, lin_odds *out,
                       lin_refusal *why)
{
    assert(g && order && out);
    lin_search o = { .assume = assume, .side = lin_to_answer(g), .out = out, .why = why };
    const lin_search fresh = o;
    lin_status status;

    out->n = 0;
    out->chances = 0;
    out->nodes = 0;
    out->limit[0] = '\0';
    if (!make_rooms(out, g->field))
        return lin_search_no_memory(&o);
    lin_outcome_name_shown(g->field->rules, &o.shown);
    o.forgets = may_forget(g->field->rules, assume);
    status = search_in(out->room, &o, g, order);
    if (o.missed) {
        o = fresh;
        lin_outcome_name_shown(g->field->rules, &o.shown);
        status = search_in(out->room, &o, g, order);
    }
    if (status == LIN_OK) {
        lin_chances_sum(out, o.befallen, o.weight);
        status = lin_search_join_doubles(&o);
    }
    tell_weights(&o);
    out->nodes = o.game->steps;
    say_limits(&o);
    if (status == LIN_OK)
        qsort(out->outcome, (size_t)out->n, sizeof *out->outcome, by_weight);
    return status;
}
