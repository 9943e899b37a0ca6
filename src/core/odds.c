/* odds.c -- the exact distribution of what an order leads to.
 *
 * There is no second copy of the combat maths: the real machine runs over every class of
 * every roll, with its weight, from the order to the end of its procedure. It goes on in waves,
 * roll by roll, and ways that come to the same state under the same name are one from there on. A
 * question on the way is answered by what the caller assumes, else by the step's usual answer;
 * where a step has none the choice is the point, and the question itself is the outcome.
 *
 * Weights are fractions of 128-bit whole numbers in lowest terms. A roll that leads straight
 * back to where it was thrown (a tie re-rolled) is taken out and the rest scaled up, exactly.
 *
 * There is an end to it: a budget of states, and one of answers from one roll to the next. Answers
 * that lead back to the very state in which they were given would go on for ever, and are seen.
 * What is not followed to its end is an outcome like others, so that the sum is one whatever
 * happens, and the odds say in a sentence which bound was reached. */
#include "assume.h"
#include "chances.h"
#include "frontier.h"
#include "odds.h"
#include "throws.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* ---- the search ---- */

/* What tells an outcome from others, hashed. Several may lead to one: sentences leave things out.
 */
typedef struct {
    uint64_t key;
    int at; /* 1 + the outcome, 0: none */
} named_by;

typedef struct {
    lin_game *game; /* the one machine that everything runs on */
    const char *assume;
    lin_shown shown;
    lin_frontier now, next;    /* states to be looked into: this wave, the one after */
    uint64_t *at;              /* the one that is looked into */
    uint64_t *been;            /* a state at which a question was answered */
    int base_depth, base_step; /* where the order was given */
    lin_side side;             /* who gave the order */
    lin_odds *out;
    lin_ratio *weight;      /* of each outcome of `out` */
    lin_befallen *befallen; /* what befell in each */
    bool doubled;           /* outcomes that read the same have befallen differently */
    named_by *slot;         /* by a key */
    const char *round,
        *endless;     /* NULL, or the question at which answers went round, or did not end */
    bool spent, fine; /* the budget of states was; weights were too fine */
    lin_refusal *why;
} search;

/* Where a throw has led to: its weight was added there. */
typedef struct {
    lin_ratio weight;
    enum { TO_ITSELF, TO_OUTCOME, TO_FORK } to;
    size_t at;
} landing;

static lin_status too_many(search *o)
{
    return lin_refuse(
        o->why, LIN_ILLEGAL, NULL,
        "That leads to more outcomes than can be told apart; ask for a smaller piece of it.");
}

static lin_status too_fine(search *o)
{
    return lin_refuse(
        o->why, LIN_ILLEGAL, NULL,
        "So many dice decide it that its chances are finer than fractions of 128 bits; "
        "ask for a smaller piece of it.");
}

static lin_status no_memory(search *o)
{
    return lin_refuse(o->why, LIN_NO_MEMORY, NULL, "There is no memory left.");
}

/* The procedure is over when the machine is back at the question, or below it. */
static bool is_finished(const void *self, const lin_head *h)
{
    const search *o = self;

    return h->depth < o->base_depth ||
           (h->depth == o->base_depth && lin_top(h)->step == o->base_step);
}

/* At a question whose every answer begins an action of its own, nothing is left to choose in this
 * one. */
static bool is_over(const search *o)
{
    return lin_row(o->game->field, lin_head_in(o->game->state))->acts;
}

/* ---- outcomes ---- */

static uint64_t state_key(const search *o)
{
    return lin_quick_hash(o->game->state, o->game->field->rules->state_size, 0);
}

/* Outcomes are told apart by name and state, or by name alone where the rule system has it so. */
static uint64_t key_of(const search *o, const lin_outcome_name *told, const char *question)
{
    const uint64_t name =
        lin_quick_hash(told->word, told->used * sizeof *told->word, question ? 2 : 1);

    if (!o->game->field->rules->outcomes_by_name)
        return name ^ state_key(o) * 0x9e3779b97f4a7c15u;
    return question ? lin_quick_hash(question, strlen(question), name) : name;
}

/* One that is pushed out of its slot is found by its text. */
#define SLOTS (4 * LIN_OUTCOMES)

static int find_outcome(const search *o, uint64_t key)
{
    const named_by *n = &o->slot[key % SLOTS];

    return n->key == key ? n->at - 1 : -1;
}

static bool reads_as(const lin_outcome *a, const lin_outcome *b)
{
    return a->hash == b->hash && a->group == b->group && strcmp(a->text, b->text) == 0;
}

/* Others may read the same: names are cut, and sentences leave things out. Those in which something
 * else befell are kept apart until the chances are added up. */
static int find_text(search *o, const lin_outcome *made, const lin_befallen *befallen)
{
    for (int i = 0; i < o->out->n; i++) {
        if (!reads_as(&o->out->outcome[i], made))
            continue;
        if (lin_befallen_same(&o->befallen[i], befallen))
            return i;
        o->doubled = true;
    }
    return -1;
}

/* Is it there already, or is there room for it? Else -1. */
static int put_outcome(search *o, const lin_outcome *made, const lin_befallen *befallen)
{
    const int at = find_text(o, made, befallen);

    if (at >= 0 || o->out->n == LIN_OUTCOMES)
        return at;
    o->weight[o->out->n] = lin_ratio_small(0, 1);
    o->befallen[o->out->n] = *befallen;
    o->out->outcome[o->out->n] = *made;
    return o->out->n++;
}

/* The answer to the question the machine waits at; false: it is an outcome itself. */
static bool find_answer(search *o, lin_order *out)
{
    lin_game *g = o->game;
    const lin_head *h = lin_head_in(g->state);
    const lin_step *row = lin_row(g->field, h);
    const lin_list *list = lin_answers(g);
    char answer[LIN_ASSUMED];
    int i;

    if (lin_assumed(o->assume, row->name, answer)) {
        if (list->orders && (lin_same_word(answer, "first") || lin_same_word(answer, "last"))) {
            *out = list->order[lin_same_word(answer, "first") ? 0 : list->orders - 1];
            return true;
        }
        if (lin_same_word(answer, "ask"))
            return false;
        if (lin_parse(g, answer, out, NULL) == LIN_OK &&
            lin_check(g, lin_to_answer(g), out, NULL) == LIN_OK)
            return true;
    }
    i = row->usual ? row->usual(&g->view, lin_top(h), list) : -1;
    if (i < 0 || i >= list->orders)
        return false;
    *out = list->order[i];
    return true;
}

/* Beyond a choice that makes no difference to what befalls whom: by its first answer, and so on up
 * to dice, an end, or a choice that does. Told is what was told until then, and grows. */
static void look_beyond(search *o, lin_outcome_name *told)
{
    lin_game *g = o->game;

    for (int i = 0; i < LIN_ODDS_ANSWERS; i++) {
        const lin_list *list = lin_answers(g);
        lin_order answer;

        if (lin_row(g->field, lin_head_in(g->state))->follows && list->orders)
            answer = list->order[0];
        else if (!find_answer(o, &answer))
            return;
        lin_take(g, &answer);
        lin_run_until(g, is_finished, o);
        lin_outcome_name_take(told, &o->shown, g);
        if (lin_head_in(g->state)->over || is_finished(o, lin_head_in(g->state)) ||
            lin_waits(g) != LIN_ASKS_SIDE)
            return;
    }
}

/* Its name says what befalls whom, where that is known, rather than what is asked next. The state
 * is spent by it. */
static int make_outcome(search *o, const lin_outcome_name *told, const char *question, uint64_t key)
{
    const lin_field *f = o->game->field;
    const uint64_t hash = f->rules->outcomes_by_name ? 0 : lin_hash(o->game);
    lin_outcome made = { .hash = hash, .stopped = question != NULL };
    lin_text t = lin_text_in(made.text, sizeof made.text);
    lin_outcome_name all = *told;
    lin_befallen befallen = { 0 };
    const bool follows = question && lin_row(f, lin_head_in(o->game->state))->follows;
    int at;

    if (follows)
        look_beyond(o, &all);
    made.group = lin_outcome_name_group(&all, f, o->side);
    lin_chances_take(o->out, f, o->side, &all, &befallen);
    lin_outcome_name_text(told, f, &t);
    lin_outcome_name_fates(&all, told->used, f, &t);
    if (question && (!follows || !t.used))
        lin_outcome_name_sentence(&t, question);
    if (!t.used)
        lin_put(&t, "no change");
    at = put_outcome(o, &made, &befallen);
    if (at >= 0)
        o->slot[key % SLOTS] = (named_by){ key, at + 1 };
    return at;
}

/* Whatever is not followed to its end, for whichever reason, is one outcome. */
static lin_status leave(search *o, lin_ratio weight)
{
    const lin_outcome rest = { .unfollowed = true,
                               .group = LIN_NO_CHANGE,
                               .text = "not followed to its end" };
    const int at = put_outcome(o, &rest, &(lin_befallen){ 0 });

    if (at < 0)
        return too_many(o);
    return lin_ratio_plus(o->weight[at], weight, &o->weight[at]) ? LIN_OK : too_fine(o);
}

/* A weight that cannot be added exactly is left, rather than rounded. */
static lin_status add_weight(search *o, lin_ratio *to, lin_ratio weight)
{
    if (lin_ratio_plus(*to, weight, to))
        return LIN_OK;
    o->fine = true;
    return leave(o, weight);
}

static lin_status add_outcome(search *o, const lin_outcome_name *told, const char *question,
                              landing *l)
{
    const uint64_t key = key_of(o, told, question);
    int at = find_outcome(o, key);

    if (at < 0)
        at = make_outcome(o, told, question, key);
    if (at < 0)
        return too_many(o);
    l->to = TO_OUTCOME;
    l->at = (size_t)at;
    return add_weight(o, &o->weight[at], l->weight);
}

static lin_status wait_for_dice(search *o, const lin_outcome_name *told, landing *l)
{
    const size_t at = lin_frontier_find(&o->next, o->game->state, told);

    if (at == SIZE_MAX)
        return no_memory(o);
    l->to = TO_FORK;
    l->at = at;
    return add_weight(o, &o->next.waiting[at].weight, l->weight);
}

/* ---- answers that come to no end ---- */

/* Answers from one roll to the next. Brent's way to see a circle: one state is kept and compared
 * with all that follow, then a later one with twice as many. Two are compared for each answer, so
 * to say, and nothing else need be remembered. */
typedef struct {
    int answers, kept, next; /* so many so far; after so many a state was kept, and will be */
    uint32_t told;           /* how much had been told when it was */
} answering;

static bool goes_round(search *o, answering *a, lin_outcome_name *told)
{
    const size_t size = o->game->field->rules->state_size;

    if (a->kept > 0 && memcmp(o->been, o->game->state, size) == 0) {
        told->used = a->told; /* once round is enough */
        return true;
    }
    if (++a->answers > a->next) {
        memcpy(o->been, o->game->state, size);
        a->kept = a->answers;
        a->next = 2 * a->answers;
        a->told = told->used;
    }
    return false;
}

/* Is the question answered to no end? Then it is an outcome itself. */
static bool is_endless(search *o, answering *a, lin_outcome_name *told)
{
    const char *name = lin_row(o->game->field, lin_head_in(o->game->state))->name;

    if (goes_round(o, a, told)) {
        o->round = name;
        return true;
    }
    if (a->answers > LIN_ODDS_ANSWERS) {
        o->endless = name;
        return true;
    }
    return false;
}

/* Run the machine on until dice, an open choice, or the end: a state of the next wave, or an
 * outcome. from: the state it comes from, or NULL; who is there again at once, or with the usual
 * answers, and has nothing to tell that an outcome is called by, has gone nowhere. */
static lin_status settle(search *o, const uint64_t *from, lin_outcome_name *told, landing *l)
{
    lin_game *g = o->game;
    const uint32_t before = told->used;
    answering answers = { 0 };
    bool first = true;

    for (;;) {
        lin_order answer;

        lin_run_until(g, is_finished, o);
        if (from && (first || told->used == before) && !lin_head_in(g->state)->over &&
            memcmp(g->state, from, g->field->rules->state_size) == 0) {
            lin_events_clear(g);
            l->to = TO_ITSELF;
            return LIN_OK;
        }
        first = false;
        lin_outcome_name_take(told, &o->shown, g);
        if (lin_head_in(g->state)->over || is_finished(o, lin_head_in(g->state)))
            return add_outcome(o, told, NULL, l);
        if (lin_waits(g) == LIN_ASKS_DICE)
            return wait_for_dice(o, told, l);
        const bool open = !find_answer(o, &answer);

        if (open || is_endless(o, &answers, told)) {
            lin_question q;

            lin_ask(g, &q);
            return add_outcome(o, told, open && is_over(o) ? NULL : q.text, l);
        }
        lin_take(g, &answer);
    }
}

/* ---- rolls, class by class ---- */

/* Throws that came straight back are thrown again and again: what they weigh, of `stays` in all, is
 * shared out among the others as they weigh themselves: each has stays / (1 - stays) of its own
 * weight more. */
static lin_status share_out(search *o, const landing *l, int n, lin_ratio stays)
{
    const lin_ratio more = lin_ratio_of(stays.num, lin_wide_minus(stays.den, stays.num));

    lin_status status = LIN_OK;

    for (int i = 0; i < n && status == LIN_OK; i++) {
        lin_ratio *to = l[i].to == TO_OUTCOME ? &o->weight[l[i].at]
                                              : &o->next.waiting[l[i].at].weight,
                  extra;

        if (l[i].to != TO_ITSELF)
            status =
                lin_ratio_times(l[i].weight, more, &extra) ? add_weight(o, to, extra) : too_fine(o);
    }
    return status;
}

typedef struct {
    lin_throw throw[LIN_THROWS];
    landing landing[LIN_THROWS];
    lin_sort sort[LIN_THROWS];
} branches;

/* The throws of the roll that is waited for, as its step sorts them, or class by class. */
static int find_throws(const lin_game *g, branches *d)
{
    const lin_frame *top = lin_top(lin_head_in(g->state));
    const lin_step *row = lin_row(g->field, lin_head_in(g->state));
    const int sorted = lin_throws_sorted(&g->view, row, top, d->sort, d->throw);
    lin_roll_ask ask = { 0 };

    if (sorted != 0)
        return sorted;
    row->roll(&g->view, top, &ask);
    return lin_throws_of(&ask, d->throw);
}

/* All of its dice: those of rolls that follow are thrown as these are asked for. */
static void land(search *o, const lin_throw *t)
{
    lin_game *g = o->game;

    for (int at = 0;;) {
        lin_roll_ask ask = { 0 };

        if (t->dice)
            lin_row(g->field, lin_head_in(g->state))
                ->roll(&g->view, lin_top(lin_head_in(g->state)), &ask);
        lin_land(g, t->face + at);
        at += ask.n;
        if (at >= t->dice)
            return;
        lin_run_until(g, is_finished, o);
        assert(lin_waits(g) == LIN_ASKS_DICE);
    }
}

static lin_status branch(search *o, size_t i_waiting, branches *d)
{
    const lin_ratio weight = o->now.waiting[i_waiting].weight;
    lin_game *g = o->game;
    lin_ratio stays = lin_ratio_small(0, 1);
    lin_outcome_name before, told;
    int n;

    lin_frontier_read(&o->now, i_waiting, o->at, &before);
    lin_set_state(g, o->at);
    n = find_throws(g, d);
    if (n < 0)
        return n == LIN_THROWS_TOO_FINE ? too_fine(o) : too_many(o);
    for (int i = 0; i < n; i++)
        if (!lin_ratio_times(weight, d->throw[i].share, &d->landing[i].weight)) {
            o->fine = true;
            return leave(o, weight);
        }
    for (int i = 0; i < n; i++) {
        lin_status status;

        lin_outcome_name_copy(&told, &before);
        if (i > 0)
            lin_set_state(g, o->at);
        land(o, &d->throw[i]);
        status = settle(o, o->at, &told, &d->landing[i]);
        if (status != LIN_OK)
            return status;
        if (d->landing[i].to == TO_ITSELF && !lin_ratio_plus(stays, d->throw[i].share, &stays))
            return too_fine(o);
    }
    return lin_wide_is_zero(stays.num) ? LIN_OK : share_out(o, d->landing, n, stays);
}

/* The budget is spent: what waits in this wave from i on, and in the next, is left. */
static lin_status leave_rest(search *o, size_t i)
{
    lin_status status = LIN_OK;

    o->spent = true;
    for (; i < o->now.n && status == LIN_OK; i++)
        status = leave(o, o->now.waiting[i].weight);
    for (i = 0; i < o->next.n && status == LIN_OK; i++)
        status = leave(o, o->next.waiting[i].weight);
    lin_frontier_clear(&o->next);
    return status;
}

/* Every state of a wave, then those that came of it. */
static lin_status branch_all(search *o, branches *d)
{
    lin_status status = LIN_OK;

    while (status == LIN_OK && o->next.n > 0) {
        const lin_frontier done = o->now;

        o->now = o->next;
        o->next = done;
        lin_frontier_clear(&o->next);
        for (size_t i = 0; i < o->now.n && status == LIN_OK; i++) {
            if (o->game->steps >= LIN_ODDS_NODES)
                return leave_rest(o, i);
            status = branch(o, i, d);
        }
    }
    return status;
}

/* ---- from the order on ---- */

/* Where the procedure ends that an answer to the question on top belongs to: there, or where the
 * action was begun in the midst of which it is asked. The same question further down is only asked
 * again then. */
static void find_base(search *o)
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

static lin_status give_order(search *o, const lin_game *g, const char *order)
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
static lin_status search_all(search *o, const lin_game *g, const char *order)
{
    branches *d = malloc(sizeof *d);
    lin_outcome_name told = { 0 };
    landing first = { .weight = lin_ratio_small(1, 1) };
    lin_status status;

    if (!d)
        return no_memory(o);
    status = lin_assume_check(g, o->assume, o->why);
    if (status == LIN_OK)
        status = give_order(o, g, order);
    if (status == LIN_OK)
        status = settle(o, NULL, &told, &first);
    if (status == LIN_OK)
        status = branch_all(o, d);
    free(d);
    return status;
}

/* Which bounds were reached, in a sentence or two. */
static void say_limits(const search *o)
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

/* Outcomes that read the same are one to a reader. */
static lin_status join_doubles(search *o)
{
    lin_odds *out = o->out;

    for (int i = 1; o->doubled && i < out->n; i++)
        for (int k = 0; k < i; k++) {
            if (!reads_as(&out->outcome[k], &out->outcome[i]))
                continue;
            if (!lin_ratio_plus(o->weight[k], o->weight[i], &o->weight[k]))
                return too_fine(o);
            out->n--;
            out->outcome[i] = out->outcome[out->n];
            o->weight[i] = o->weight[out->n];
            i--;
            break;
        }
    return LIN_OK;
}

static int by_weight(const void *a, const void *b)
{
    const lin_outcome *x = a, *y = b;

    return x->p < y->p ? 1 : x->p > y->p ? -1 : strcmp(x->text, y->text);
}

lin_odds *lin_odds_new(void)
{
    return calloc(1, sizeof(lin_odds));
}

void lin_odds_free(lin_odds *o)
{
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

lin_status lin_odds_of(const lin_game *g, const char *order, const char *assume, lin_odds *out,
                       lin_refusal *why)
{
    assert(g && order && out);
    const size_t size = g->field->rules->state_size;
    search o = { .assume = assume,
                 .now = lin_frontier_of(g->state, size),
                 .next = lin_frontier_of(g->state, size),
                 .side = lin_to_answer(g),
                 .out = out,
                 .why = why };
    lin_status status = lin_game_from(&o.game, g->field, g->state, lin_dice_typed(), why);

    out->n = 0;
    out->chances = 0;
    out->nodes = 0;
    out->limit[0] = '\0';
    if (status != LIN_OK)
        return status;
    lin_outcome_name_shown(g->field->rules, &o.shown);
    o.weight = malloc(LIN_OUTCOMES * sizeof *o.weight);
    o.befallen = malloc(LIN_OUTCOMES * sizeof *o.befallen);
    o.at = malloc(size);
    o.been = malloc(size);
    o.slot = calloc(SLOTS, sizeof *o.slot);
    status = o.weight && o.befallen && o.at && o.been && o.slot ? search_all(&o, g, order)
                                                                : no_memory(&o);
    if (status == LIN_OK) {
        lin_chances_sum(out, o.befallen, o.weight);
        status = join_doubles(&o);
    }
    for (int i = 0; i < out->n; i++) {
        const lin_ratio w = o.weight[i];

        out->outcome[i].num_high = lin_wide_high(w.num);
        out->outcome[i].num_low = lin_wide_low(w.num);
        out->outcome[i].den_high = lin_wide_high(w.den);
        out->outcome[i].den_low = lin_wide_low(w.den);
        out->outcome[i].p = lin_wide_double(w.num) / lin_wide_double(w.den);
    }
    out->nodes = o.game->steps;
    say_limits(&o);
    if (status == LIN_OK)
        qsort(out->outcome, (size_t)out->n, sizeof *out->outcome, by_weight);
    free(o.weight);
    free(o.befallen);
    free(o.at);
    free(o.been);
    free(o.slot);
    lin_frontier_free(&o.now);
    lin_frontier_free(&o.next);
    lin_game_free(o.game);
    return status;
}
