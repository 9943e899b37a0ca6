/* odds_outcomes.c -- the outcomes of a search: what tells them apart, what they are called, and
 * what they weigh together. */
#include "odds_search.h"

#include <string.h>

/* ---- why there are no odds ---- */

lin_status lin_search_too_many(lin_search *o)
{
    return lin_refuse(
        o->why, LIN_ILLEGAL, NULL,
        "That leads to more outcomes than can be told apart; ask for a smaller piece of it.");
}

lin_status lin_search_too_fine(lin_search *o)
{
    return lin_refuse(
        o->why, LIN_ILLEGAL, NULL,
        "So many dice decide it that its chances are finer than fractions of 128 bits; "
        "ask for a smaller piece of it.");
}

lin_status lin_search_no_memory(lin_search *o)
{
    return lin_refuse(o->why, LIN_NO_MEMORY, NULL, "There is no memory left.");
}

/* ---- outcomes ---- */

static uint64_t state_key(const lin_search *o)
{
    return lin_quick_hash(o->game->state, o->game->field->rules->state_size, 0);
}

/* Outcomes are told apart by name and state, or by name alone where the rule system has it so. */
static uint64_t key_of(const lin_search *o, const lin_outcome_name *told, const char *question)
{
    const uint64_t name =
        lin_quick_hash(told->word, told->used * sizeof *told->word, question ? 2 : 1);

    if (!o->game->field->rules->outcomes_by_name)
        return name ^ state_key(o) * 0x9e3779b97f4a7c15u;
    return question ? lin_quick_hash(question, strlen(question), name) : name;
}

static int find_outcome(const lin_search *o, uint64_t key)
{
    const lin_named_by *n = &o->slot[key % LIN_SEARCH_SLOTS];

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
static int find_text(lin_search *o, const lin_outcome *made, uint64_t key,
                     const lin_befallen *befallen)
{
    for (int i = o->reads[key % LIN_SEARCH_SLOTS]; i > 0; i = o->beside[i - 1]) {
        if (!reads_as(&o->out->outcome[i - 1], made))
            continue;
        if (lin_befallen_same(&o->befallen[i - 1], befallen))
            return i - 1;
        o->doubled = true;
    }
    return -1;
}

/* Is it there already, or is there room for it? Else -1. */
static int put_outcome(lin_search *o, const lin_outcome *made, const lin_befallen *befallen)
{
    const uint64_t key = key_of_text(made);
    const int at = find_text(o, made, key, befallen);

    if (at >= 0 || o->out->n == LIN_OUTCOMES)
        return at;
    o->beside[o->out->n] = o->reads[key % LIN_SEARCH_SLOTS];
    o->reads[key % LIN_SEARCH_SLOTS] = (int16_t)(o->out->n + 1);
    o->weight[o->out->n] = lin_ratio_small(0, 1);
    o->befallen[o->out->n] = *befallen;
    o->out->outcome[o->out->n] = *made;
    return o->out->n++;
}

/* Beyond a choice that makes no difference to what befalls whom: by its first answer, and so on up
 * to dice, an end, or a choice that does. Told is what was told until then, and grows. */
static void look_beyond(lin_search *o, lin_outcome_name *told)
{
    lin_game *g = o->game;

    for (int i = 0; i < LIN_ODDS_ANSWERS; i++) {
        const lin_list *list = lin_answers(g);
        lin_order answer;

        if (lin_row(g->field, lin_head_in(g->state))->follows && list->orders)
            answer = list->order[0];
        else if (!lin_search_find_answer(o, &answer))
            return;
        lin_take(g, &answer);
        lin_run_until(g, lin_search_is_finished, o);
        lin_outcome_name_take(told, &o->shown, g);
        if (lin_head_in(g->state)->over || lin_search_is_finished(o, lin_head_in(g->state)) ||
            lin_waits(g) != LIN_ASKS_SIDE)
            return;
    }
}

/* The sentences of its events, and what they come to. */
static void put_together(lin_search *o, const lin_outcome_name *all, uint32_t told, lin_text *t,
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
static int make_outcome(lin_search *o, const lin_outcome_name *told, const char *question,
                        uint64_t key)
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
        o->slot[key % LIN_SEARCH_SLOTS] = (lin_named_by){ key, at + 1 };
    return at;
}

/* Whatever is not followed to its end, for whichever reason, is one outcome. */
lin_status lin_search_leave(lin_search *o, lin_ratio weight)
{
    const lin_outcome rest = { .unfollowed = true,
                               .group = LIN_NO_CHANGE,
                               .text = "not followed to its end" };
    const int at = put_outcome(o, &rest, &(lin_befallen){ 0 });

    if (at < 0)
        return lin_search_too_many(o);
    return lin_ratio_plus(o->weight[at], weight, &o->weight[at]) ? LIN_OK : lin_search_too_fine(o);
}

/* A weight that cannot be added exactly is left, rather than rounded. */
lin_status lin_search_add_weight(lin_search *o, lin_ratio *to, lin_ratio weight)
{
    if (lin_ratio_plus(*to, weight, to))
        return LIN_OK;
    o->fine = true;
    return lin_search_leave(o, weight);
}

lin_status lin_search_add_outcome(lin_search *o, const lin_outcome_name *told, const char *question,
                                  lin_landing *l)
{
    const uint64_t key = key_of(o, told, question);
    int at = find_outcome(o, key);

    if (at < 0)
        at = make_outcome(o, told, question, key);
    if (at < 0)
        return lin_search_too_many(o);
    l->to = LIN_TO_OUTCOME;
    l->at = (size_t)at;
    return lin_search_add_weight(o, &o->weight[at], l->weight);
}

/* The first that reads as this one; itself. */
static int first_so_read(const lin_search *o, int i)
{
    const lin_outcome *one = &o->out->outcome[i];
    int first = i;

    for (int k = o->reads[key_of_text(one) % LIN_SEARCH_SLOTS]; k > 0; k = o->beside[k - 1])
        if (k - 1 < first && reads_as(&o->out->outcome[k - 1], one))
            first = k - 1;
    return first;
}

/* Outcomes that read the same are one to a reader. */
lin_status lin_search_join_doubles(lin_search *o)
{
    lin_odds *out = o->out;
    int n = 0;

    if (!o->doubled)
        return LIN_OK;
    for (int i = 0; i < out->n; i++) {
        const int first = first_so_read(o, i);

        if (first != i && !lin_ratio_plus(o->weight[first], o->weight[i], &o->weight[first]))
            return lin_search_too_fine(o);
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
