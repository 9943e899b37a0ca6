/* odds.c -- the exact distribution of what an order leads to.
 *
 * There is no second copy of the combat maths: the real machine runs over every class of
 * every roll, with its weight, from the order to the end of its procedure. It goes on in waves,
 * roll by roll, and ways that come to the same state under the same name are one from there on;
 * ways that come to the same state under several names are run once for all of them. A question on
 * the way is answered by what the caller assumes, else by the step's usual answer; where a step has
 * none the choice is the point, and the question itself is the outcome.
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
#include "game_at.h"
#include "odds.h"
#include "phrases.h"
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
    lin_frontier landed;       /* states that the throws of one roll lead to at once */
    uint64_t *at;              /* the one that is looked into */
    bool stands;               /* there the machine stands, as yet */
    uint64_t *been;            /* a state at which a question was answered, or dice landed */
    int base_depth, base_step; /* where the order was given */
    lin_side side;             /* who gave the order */
    lin_odds *out;
    lin_ratio *weight;       /* of each outcome of `out` */
    lin_befallen *befallen;  /* what befell in each */
    bool doubled;            /* outcomes that read the same have befallen differently */
    named_by *slot;          /* by a key */
    int16_t *reads, *beside; /* 1 + an outcome by its text, and the next of each; 0: none */
    lin_phrases *phrases;
    lin_telling told;        /* what was told since the last roll */
    lin_telling by_throw;    /* what each throw of a roll has told at once, one after the other */
    size_t begun;            /* of `told`: so many words are of the throw itself */
    bool several;            /* what is run on is run on for several throws */
    struct landing *landing; /* of a state's names and throws: all throws of the first name, then */
    size_t landings;         /* all of the next; room for so many */
    lin_question question;   /* the one that was left open */
    const char *round,
        *endless;     /* NULL, or the question at which answers went round, or did not end */
    bool spent, fine; /* the budget of states was; weights were too fine */
    lin_refusal *why;
} search;

/* Where the machine has come to, with what was told on the way there. */
typedef enum {
    TO_ITSELF,
    TO_OUTCOME,
    TO_FORK,
    TO_EITHER, /* to itself under some names, not under others */
    TO_NOTHING /* the weight of that name was too fine to be shared out */
} arrival;

/* Where a throw has led to under one name: its weight was added there. */
typedef struct landing {
    lin_ratio weight;
    arrival to;
    size_t at; /* the outcome, or the name in the next wave */
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

static uint64_t key_of_text(const lin_outcome *o)
{
    return lin_quick_hash(o->text, strlen(o->text), o->hash + (uint64_t)o->group);
}

static bool reads_as(const lin_outcome *a, const lin_outcome *b)
{
    return a->hash == b->hash && a->group == b->group && strcmp(a->text, b->text) == 0;
}

/* Others may read the same: names are cut, and sentences leave things out. Those in which something
 * else befell are kept apart until the chances are added up. */
static int find_text(search *o, const lin_outcome *made, uint64_t key, const lin_befallen *befallen)
{
    for (int i = o->reads[key % SLOTS]; i > 0; i = o->beside[i - 1]) {
        if (!reads_as(&o->out->outcome[i - 1], made))
            continue;
        if (lin_befallen_same(&o->befallen[i - 1], befallen))
            return i - 1;
        o->doubled = true;
    }
    return -1;
}

/* Is it there already, or is there room for it? Else -1. */
static int put_outcome(search *o, const lin_outcome *made, const lin_befallen *befallen)
{
    const uint64_t key = key_of_text(made);
    const int at = find_text(o, made, key, befallen);

    if (at >= 0 || o->out->n == LIN_OUTCOMES)
        return at;
    o->beside[o->out->n] = o->reads[key % SLOTS];
    o->reads[key % SLOTS] = (int16_t)(o->out->n + 1);
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

/* The sentences of its events, and what they come to. */
static void put_together(search *o, const lin_outcome_name *all, uint32_t told, lin_text *t,
                         lin_befallen *befallen, lin_group *group)
{
    int gain = 0;
    lin_event e;

    for (uint32_t at = 0; lin_outcome_name_next(all, &at, &e);) {
        const lin_phrase *p = lin_phrase_of(o->phrases, o->out, o->game->field, o->side, &e);

        gain += p->gain;
        if (p->chance >= 0)
            lin_befallen_add(befallen, p->chance, p->counts, p->amount);
        if (at <= told) {
            const size_t first = t->used ? 0 : 2; /* of an outcome: without its "; " */

            lin_put_bytes(t, p->text + first, p->length - first);
        }
    }
    *group = gain > 0 ? LIN_WIN : gain < 0 ? LIN_LOSS : LIN_NO_CHANGE;
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
    put_together(o, &all, told->used, &t, &befallen, &made.group);
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

static lin_status wait_for_dice(search *o, size_t state, const lin_outcome_name *told, landing *l)
{
    const size_t at = lin_frontier_name_find(&o->next, state, told);

    if (at == SIZE_MAX)
        return no_memory(o);
    l->to = TO_FORK;
    l->at = at;
    return add_weight(o, &o->next.name[at].weight, l->weight);
}

/* ---- answers that come to no end ---- */

/* Answers from one roll to the next. Brent's way to see a circle: one state is kept and compared
 * with all that follow, then a later one with twice as many. Two are compared for each answer, so
 * to say, and nothing else need be remembered. */
typedef struct {
    int answers, kept, next; /* so many so far; after so many a state was kept, and will be */
    size_t told;             /* how much had been told when it was */
} answering;

static bool goes_round(search *o, answering *a)
{
    const size_t size = o->game->field->rules->state_size;

    if (a->kept > 0 && memcmp(o->been, o->game->state, size) == 0) {
        o->told.used = a->told; /* once round is enough */
        return true;
    }
    if (++a->answers > a->next) {
        memcpy(o->been, o->game->state, size);
        a->kept = a->answers;
        a->next = 2 * a->answers;
        a->told = o->told.used;
    }
    return false;
}

/* Is the question answered to no end? Then it is an outcome itself. */
static bool is_endless(search *o, answering *a)
{
    const char *name = lin_row(o->game->field, lin_head_in(o->game->state))->name;

    if (goes_round(o, a)) {
        o->round = name;
        return true;
    }
    if (a->answers > LIN_ODDS_ANSWERS) {
        o->endless = name;
        return true;
    }
    return false;
}

/* ---- from one roll to the next ---- */

/* What is looked at together: the names of a state, and throws that have led to the same. */
typedef struct {
    size_t first; /* a name of this wave */
    int throw;    /* the first of those throws */
    bool alone;   /* that name and no other of its state, that throw and no other */
} group;

static size_t next_name(const search *o, const group *all, size_t name)
{
    const uint32_t beside = o->now.name[name].beside;

    return all->alone || beside == 0 ? SIZE_MAX : beside - 1;
}

/* The name as it was, with what was told since. */
static void name_now(const search *o, size_t name, lin_outcome_name *out)
{
    lin_frontier_name_read(&o->now, name, out);
    lin_outcome_name_add(out, &o->shown, o->game->field->rules, &o->told);
}

/* Has anything been told that an outcome is called by? Not where it only replaces what was told
 * before. Several throws have told several things: each has to be asked by itself. */
static arrival has_told_anything(const search *o, const group *all)
{
    bool some = false, none = false;

    if (o->several)
        return TO_EITHER;
    for (size_t i = all->first; i != SIZE_MAX; i = next_name(o, all, i)) {
        lin_outcome_name told;

        name_now(o, i, &told);
        if (told.used == o->now.name[i].told)
            none = true;
        else
            some = true;
    }
    return some && none ? TO_EITHER : none ? TO_ITSELF : TO_OUTCOME;
}

/* What can no longer matter is the same in all states. */
static void forget(search *o)
{
    const lin_rules *rules = o->game->field->rules;

    if (rules->forget && rules->outcomes_by_name)
        rules->forget(o->game->field, o->game->state);
}

/* Run the machine on until dice, an open choice, or the end. from: the state it comes from with
 * these names, or NULL; who is there again at once, or with the usual answers, and has nothing to
 * tell that an outcome is called by, has gone nowhere. asked: the choice, where one is open. What
 * is told is added to `told`, which begins with what the throw has told. */
static lin_status arrive(search *o, const uint64_t *from, const group *all, arrival *to,
                         const char **asked)
{
    lin_game *g = o->game;
    answering answers = { 0 };
    bool first = true;

    *asked = NULL;
    for (;;) {
        lin_order answer;
        bool over, waits;

        lin_run_until(g, is_finished, o);
        over = lin_head_in(g->state)->over || is_finished(o, lin_head_in(g->state));
        waits = !over && lin_waits(g) == LIN_ASKS_DICE;
        if (waits)
            forget(o);
        if (from && !lin_head_in(g->state)->over &&
            memcmp(g->state, from, g->field->rules->state_size) == 0) {
            *to = first ? TO_ITSELF : has_told_anything(o, all);
            if (*to != TO_OUTCOME) {
                lin_events_clear(g);
                return LIN_OK;
            }
        }
        first = false;
        if (!lin_telling_take(&o->told, g) || !lin_telling_end_lot(&o->told))
            return no_memory(o);
        *to = waits ? TO_FORK : TO_OUTCOME;
        if (over || waits)
            return LIN_OK;
        const bool open = !find_answer(o, &answer);

        if (open || is_endless(o, &answers)) {
            lin_ask(g, &o->question);
            *asked = open && is_over(o) ? NULL : o->question.text;
            return LIN_OK;
        }
        lin_take(g, &answer);
    }
}

/* One name of those that have come there. state: in the next wave, of a fork. */
static lin_status settle(search *o, arrival to, size_t state, const lin_outcome_name *told,
                         const char *asked, landing *l)
{
    l->to = to;
    if (to == TO_FORK)
        return wait_for_dice(o, state, told, l);
    return to == TO_OUTCOME ? add_outcome(o, told, asked, l) : LIN_OK;
}

/* All of them; i: which of `throws` it was. A new outcome spends the state where it looks beyond a
 * choice, so that the next needs it back. */
static lin_status settle_all(search *o, const group *all, arrival to, size_t state,
                             const char *asked, int i, int throws)
{
    const bool spends = asked && lin_row(o->game->field, lin_head_in(o->game->state))->follows;
    const size_t begin = o->now.state[o->now.name[all->first].state].first - 1;
    lin_status status = LIN_OK;
    size_t k = 0;

    if (spends)
        memcpy(o->been, o->game->state, o->game->field->rules->state_size);
    for (size_t name = begin; all->alone && name != all->first; k++)
        name = o->now.name[name].beside - 1;
    for (size_t name = all->first; name != SIZE_MAX && status == LIN_OK;
         name = next_name(o, all, name), k++) {
        landing *l = &o->landing[k * (size_t)throws + (size_t)i];
        lin_outcome_name told;

        if (l->to == TO_NOTHING)
            continue;
        if (spends)
            lin_set_state(o->game, o->been);
        name_now(o, name, &told);
        status = settle(o, to, state, &told, asked, l);
    }
    if (spends)
        lin_set_state(o->game, o->been);
    return status;
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
        lin_ratio *to = l[i].to == TO_OUTCOME ? &o->weight[l[i].at] : &o->next.name[l[i].at].weight,
                  extra;

        if (l[i].to != TO_ITSELF)
            status =
                lin_ratio_times(l[i].weight, more, &extra) ? add_weight(o, to, extra) : too_fine(o);
    }
    return status;
}

typedef struct {
    lin_throw throw[LIN_THROWS];
    lin_sort sort[LIN_THROWS];
    size_t told[LIN_THROWS + 1]; /* where that which each has told begins, in `by_throw` */
    size_t lands[LIN_THROWS];    /* the state each has landed in, of `landed` */
    int first[LIN_THROWS];       /* by that state: the first that has */
    int beside[LIN_THROWS];      /* the next that has landed in the same; -1: none */
    bool apart;                  /* each is landed when it is run on, by itself */
} branches;

/* So few throws hardly ever land in the same state: to look for those that do, and to come back to
 * where they landed, takes longer than to run each on at once. */
#define FEW 16

static bool answers_as_usual(const search *o, int step)
{
    const lin_step *row = &o->game->field->rules->step[step];
    char answer[LIN_ASSUMED];

    return row->usual && !lin_assumed(o->assume, row->name, answer);
}

/* The throws of the roll that is waited for, as its step sorts them, or class by class. */
static int find_throws(const search *o, branches *d)
{
    const lin_game *g = o->game;
    const lin_frame *top = lin_top(lin_head_in(g->state));
    const lin_step *row = lin_row(g->field, lin_head_in(g->state));
    const int sorted = lin_throws_sorted(&g->view, row, top, d->sort, d->throw);
    lin_roll_ask ask = { 0 };

    if (sorted != 0)
        return sorted;
    row->roll(&g->view, top, &ask);
    if (ask.asks && answers_as_usual(o, ask.asks - 1))
        lin_throws_by_need(&ask);
    return lin_throws_of(&ask, d->throw);
}

/* From the state that is looked into. All of its dice: those of rolls that follow are thrown as
 * these are asked for. */
static void land(search *o, const lin_throw *t)
{
    lin_game *g = o->game;

    if (!o->stands)
        lin_set_state(g, o->at);
    o->stands = false;

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

static bool make_landings(search *o, size_t n)
{
    landing *l;

    if (n <= o->landings)
        return true;
    if (!(l = realloc(o->landing, 2 * n * sizeof *l)))
        return false;
    o->landing = l;
    o->landings = 2 * n;
    return true;
}

/* What each throw weighs under a name. Where that is too fine, the name is left there. */
static lin_status weigh(search *o, const group *all, const branches *d, int n)
{
    lin_status status = LIN_OK;
    landing *l = o->landing;

    for (size_t name = all->first; name != SIZE_MAX && status == LIN_OK;
         name = next_name(o, all, name), l += n) {
        bool fine = false;

        for (int i = 0; i < n && !fine; i++) {
            l[i].to = TO_ITSELF;
            fine = !lin_ratio_times(o->now.name[name].weight, d->throw[i].share, &l[i].weight);
        }
        for (int i = 0; i < n && fine; i++)
            l[i].to = TO_NOTHING;
        if (fine) {
            o->fine = true;
            status = leave(o, o->now.name[name].weight);
        }
    }
    return status;
}

/* Throws that came back to where they were thrown. */
static lin_status share_stays(search *o, const group *all, const branches *d, int n)
{
    lin_status status = LIN_OK;
    const landing *l = o->landing;

    for (size_t name = all->first; name != SIZE_MAX && status == LIN_OK;
         name = next_name(o, all, name), l += n) {
        lin_ratio stays = lin_ratio_small(0, 1);

        for (int i = 0; i < n; i++)
            if (l[i].to == TO_ITSELF && !lin_ratio_plus(stays, d->throw[i].share, &stays))
                return too_fine(o);
        if (!lin_wide_is_zero(stays.num))
            status = share_out(o, l, n, stays);
    }
    return status;
}

/* Every throw is landed. What can no longer matter is forgotten at once, so that throws which
 * differ in that alone have landed in the same state, and are run on together. */
static lin_status land_all(search *o, branches *d, int n)
{
    lin_frontier_begin(&o->landed, o->at, o->game->field->rules->state_size);
    o->by_throw.used = 0;
    for (int i = 0; i < n; i++) {
        land(o, &d->throw[i]);
        forget(o);
        d->told[i] = o->by_throw.used;
        d->lands[i] = lin_frontier_find(&o->landed, o->game->state);
        if (!lin_telling_take(&o->by_throw, o->game) || d->lands[i] == SIZE_MAX)
            return no_memory(o);
    }
    d->told[n] = o->by_throw.used;
    for (size_t k = 0; k < o->landed.states; k++)
        d->first[k] = -1;
    for (int i = n - 1; i >= 0; i--) {
        d->beside[i] = d->first[d->lands[i]];
        d->first[d->lands[i]] = i;
    }
    return LIN_OK;
}

/* What is told begins with what this throw has told. */
static bool begin_with(search *o, const branches *d, int i)
{
    const size_t n = d->told[i + 1] - d->told[i];
    const int32_t *word = n ? o->by_throw.word + d->told[i] : NULL;
    const bool done = lin_telling_begin_with(&o->told, o->begun, word, n);

    o->begun = n;
    return done;
}

/* The throw is landed, or the state it has landed in is taken up again. */
static bool stand(search *o, branches *d, int i)
{
    if (!d->apart) {
        lin_frontier_read(&o->landed, d->lands[i], o->been);
        lin_set_state(o->game, o->been);
        return true;
    }
    land(o, &d->throw[i]);
    o->by_throw.used = d->told[i] = 0;
    if (!lin_telling_take(&o->by_throw, o->game))
        return false;
    d->told[i + 1] = o->by_throw.used;
    return true;
}

/* From where these throws have landed, for all of them; n: how many the roll has in all. */
static lin_status run_on(search *o, const group *all, branches *d, int n, arrival *to)
{
    size_t state = 0;
    const char *asked;
    lin_status status;

    o->told.used = o->begun = 0;
    o->several = !all->alone && d->beside[all->throw] >= 0;
    if (!stand(o, d, all->throw) || !begin_with(o, d, all->throw))
        return no_memory(o);
    status = arrive(o, o->at, all, to, &asked);
    if (status != LIN_OK || *to == TO_EITHER || *to == TO_ITSELF)
        return status;
    if (*to == TO_FORK && (state = lin_frontier_find(&o->next, o->game->state)) == SIZE_MAX)
        return no_memory(o);
    for (int i = all->throw; i >= 0 && status == LIN_OK; i = all->alone ? -1 : d->beside[i])
        status = begin_with(o, d, i) ? settle_all(o, all, *to, state, asked, i, n) : no_memory(o);
    return status;
}

/* Some came back, under some of their names: each by itself. */
static lin_status run_on_each(search *o, const group *all, branches *d, int n)
{
    lin_status status = LIN_OK;
    arrival to;

    for (int i = all->throw; i >= 0; i = d->beside[i])
        for (size_t name = all->first; name != SIZE_MAX && status == LIN_OK;
             name = next_name(o, all, name))
            status = run_on(o, &(group){ name, i, true }, d, n, &to);
    return status;
}

static size_t count_names(const search *o, const group *all)
{
    size_t n = 0;

    for (size_t name = all->first; name != SIZE_MAX; name = next_name(o, all, name))
        n++;
    return n;
}

static lin_status branch(search *o, size_t i_waiting, branches *d)
{
    group all = { .first = o->now.state[i_waiting].first - 1 };
    lin_status status;
    int n;

    if (o->now.state[i_waiting].first == 0)
        return LIN_OK; /* all that came here was too fine to be shared out, and was left before */
    lin_frontier_read(&o->now, i_waiting, o->at);
    lin_set_state(o->game, o->at);
    o->stands = true;
    n = find_throws(o, d);
    if (n < 0)
        return n == LIN_THROWS_TOO_FINE ? too_fine(o) : too_many(o);
    if (!make_landings(o, count_names(o, &all) * (size_t)n))
        return no_memory(o);
    status = weigh(o, &all, d, n);
    d->apart = n <= FEW && !o->game->field->rules->forget;
    if (status == LIN_OK && !d->apart)
        status = land_all(o, d, n);
    for (int k = 0; k < (d->apart ? n : (int)o->landed.states) && status == LIN_OK; k++) {
        arrival to;

        all.throw = d->apart ? k : d->first[k];
        if (d->apart)
            d->beside[k] = -1;
        status = run_on(o, &all, d, n, &to);
        if (status == LIN_OK && to == TO_EITHER)
            status = run_on_each(o, &all, d, n);
    }
    return status == LIN_OK ? share_stays(o, &all, d, n) : status;
}

/* The budget is spent: what waits in this wave from i on, and in the next, is left. */
static lin_status leave_rest(search *o, size_t i)
{
    lin_status status = LIN_OK;

    o->spent = true;
    for (size_t k = 0; k < o->now.names && status == LIN_OK; k++)
        if (o->now.name[k].state >= i)
            status = leave(o, o->now.name[k].weight);
    for (size_t k = 0; k < o->next.names && status == LIN_OK; k++)
        status = leave(o, o->next.name[k].weight);
    lin_frontier_clear(&o->next);
    return status;
}

/* Every state of a wave, then those that came of it. */
static lin_status branch_all(search *o, branches *d)
{
    lin_status status = LIN_OK;

    while (status == LIN_OK && o->next.states > 0) {
        const lin_frontier done = o->now;

        o->now = o->next;
        o->next = done;
        lin_frontier_clear(&o->next);
        for (size_t i = 0; i < o->now.states && status == LIN_OK; i++) {
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
static lin_status begin(search *o)
{
    lin_outcome_name told = { 0 };
    landing first = { .weight = lin_ratio_small(1, 1) };
    const char *asked;
    size_t state = 0;
    arrival to;
    lin_status status;

    o->told.used = 0;
    status = arrive(o, NULL, NULL, &to, &asked);
    if (status != LIN_OK)
        return status;
    if (to == TO_FORK && (state = lin_frontier_find(&o->next, o->game->state)) == SIZE_MAX)
        return no_memory(o);
    lin_outcome_name_add(&told, &o->shown, o->game->field->rules, &o->told);
    return settle(o, to, state, &told, asked, &first);
}

static lin_status search_all(search *o, const lin_game *g, const char *order, branches *d)
{
    lin_status status = lin_assume_check(g, o->assume, o->why);

    if (status == LIN_OK)
        status = give_order(o, g, order);
    if (status == LIN_OK)
        status = begin(o);
    if (status == LIN_OK)
        status = branch_all(o, d);
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

/* The first that reads as this one; itself. */
static int first_so_read(const search *o, int i)
{
    const lin_outcome *one = &o->out->outcome[i];
    int first = i;

    for (int k = o->reads[key_of_text(one) % SLOTS]; k > 0; k = o->beside[k - 1])
        if (k - 1 < first && reads_as(&o->out->outcome[k - 1], one))
            first = k - 1;
    return first;
}

/* Outcomes that read the same are one to a reader. */
static lin_status join_doubles(search *o)
{
    lin_odds *out = o->out;
    int n = 0;

    if (!o->doubled)
        return LIN_OK;
    for (int i = 0; i < out->n; i++) {
        const int first = first_so_read(o, i);

        if (first != i && !lin_ratio_plus(o->weight[first], o->weight[i], &o->weight[first]))
            return too_fine(o);
        if (first != i)
            o->weight[i].den = lin_wide_of(0); /* told */
    }
    for (int i = 0; i < out->n; i++)
        if (!lin_wide_is_zero(o->weight[i].den)) {
            if (n != i)
                out->outcome[n] = out->outcome[i];
            o->weight[n++] = o->weight[i];
        }
    out->n = n;
    return LIN_OK;
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
    named_by slot[SLOTS];
    int16_t reads[SLOTS], beside[LIN_OUTCOMES];
    lin_phrases phrases;
    branches branches;
    lin_frontier now, next, landed;
    lin_telling told, by_throw;
    landing *landing;
    size_t landings;
    size_t size; /* of a state: for two */
    uint64_t *states;
    size_t game_size; /* kept: it is large enough that the system would be asked for it each time */
    void *game;
} rooms;

static void free_rooms(rooms *r)
{
    lin_frontier_free(&r->now);
    lin_frontier_free(&r->next);
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
    memset(r->slot, 0, sizeof r->slot);
    memset(r->reads, 0, sizeof r->reads);
    lin_phrases_clear(&r->phrases);
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
static void lend(rooms *r, search *o)
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
    o->next = r->next;
    o->landed = r->landed;
    o->told = r->told;
    o->by_throw = r->by_throw;
    o->landing = r->landing;
    o->landings = r->landings;
}

static void take_back(rooms *r, const search *o)
{
    r->now = o->now;
    r->next = o->next;
    r->landed = o->landed;
    r->told = o->told;
    r->by_throw = o->by_throw;
    r->landing = o->landing;
    r->landings = o->landings;
}

static void tell_weights(const search *o)
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

lin_status lin_odds_of(const lin_game *g, const char *order, const char *assume, lin_odds *out,
                       lin_refusal *why)
{
    assert(g && order && out);
    const size_t size = g->field->rules->state_size;
    search o = { .assume = assume, .side = lin_to_answer(g), .out = out, .why = why };
    lin_status status;

    out->n = 0;
    out->chances = 0;
    out->nodes = 0;
    out->limit[0] = '\0';
    if (!make_rooms(out, g->field))
        return no_memory(&o);
    lend(out->room, &o);
    o.game = lin_game_at(((rooms *)out->room)->game, g->field, g->state, lin_dice_typed());
    lin_frontier_begin(&o.now, g->state, size);
    lin_frontier_begin(&o.next, g->state, size);
    lin_outcome_name_shown(g->field->rules, &o.shown);
    status = search_all(&o, g, order, &((rooms *)out->room)->branches);
    if (status == LIN_OK) {
        lin_chances_sum(out, o.befallen, o.weight);
        status = join_doubles(&o);
    }
    tell_weights(&o);
    out->nodes = o.game->steps;
    say_limits(&o);
    if (status == LIN_OK)
        qsort(out->outcome, (size_t)out->n, sizeof *out->outcome, by_weight);
    take_back(out->room, &o);
    return status;
}
