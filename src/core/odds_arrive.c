/* odds_arrive.c -- from where a throw has landed to the next roll, an open choice or the end: with
 * the answers that are usual or assumed. */
#include "assume.h"
#include "odds_search.h"

#include <assert.h>
#include <string.h>

/* The procedure is over when the machine is back at the question, or below it. */
bool lin_search_is_finished(const void *self, const lin_head *h)
{
    const lin_search *o = self;

    return h->depth < o->base_depth ||
           (h->depth == o->base_depth && lin_top(h)->step == o->base_step);
}

/* At a question whose every answer begins an action of its own, nothing is left to choose in this
 * one. */
static bool is_over(const lin_search *o)
{
    return lin_row(o->game->field, lin_head_in(o->game->state))->acts;
}

/* The answer to the question the machine waits at; false: it is an outcome itself. */
bool lin_search_find_answer(lin_search *o, lin_order *out)
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

/* ---- answers that come to no end ---- */

/* Answers from one roll to the next. Brent's way to see a circle: one state is kept and compared
 * with all that follow, then a later one with twice as many. Two are compared for each answer, so
 * to say, and nothing else need be remembered. */
typedef struct {
    int answers, kept, next; /* so many so far; after so many a state was kept, and will be */
    size_t told;             /* how much had been told when it was */
} answering;

static bool goes_round(lin_search *o, answering *a)
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
static bool is_endless(lin_search *o, answering *a)
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

size_t lin_search_next_name(const lin_search *o, const lin_together *all, size_t name)
{
    const uint32_t beside = o->now.name[name].beside;

    return all->alone || beside == 0 ? SIZE_MAX : beside - 1;
}

/* The name as it was, with what was told since. */
static void name_now(const lin_search *o, size_t name, lin_outcome_name *out)
{
    lin_frontier_name_read(&o->now, name, out);
    lin_outcome_name_add(out, &o->shown, o->game->field->rules, &o->told);
}

/* Has anything been told that an outcome is called by? Not where it only replaces what was told
 * before. Several throws have told several things: each has to be asked by itself. */
static lin_arrival has_told_anything(const lin_search *o, const lin_together *all)
{
    bool some = false, none = false;

    if (o->several)
        return LIN_TO_EITHER;
    for (size_t i = all->first; i != SIZE_MAX; i = lin_search_next_name(o, all, i)) {
        lin_outcome_name told;

        name_now(o, i, &told);
        if (told.used == o->now.name[i].told)
            none = true;
        else
            some = true;
    }
    return some && none ? LIN_TO_EITHER : none ? LIN_TO_ITSELF : LIN_TO_OUTCOME;
}

/* What can no longer matter is the same in all states. */
void lin_search_forget(lin_search *o)
{
    const lin_rules *rules = o->game->field->rules;

    if (o->forgets && !rules->forget(o->game->field, o->game->state))
        o->missed = true;
}

static int stage_now(const lin_search *o)
{
    const lin_rules *rules = o->game->field->rules;
    const int stage = rules->stage ? rules->stage(o->game->field, o->game->state) : 0;

    assert(stage >= 0 && stage < LIN_STAGES);
    return stage;
}

/* Run the machine on until dice, an open choice, or the end. from: the state it comes from with
 * these names, or NULL; who is there again at once, or with the usual answers, and has nothing to
 * tell that an outcome is called by, has gone nowhere. asked: the choice, where one is open. What
 * is told is added to `told`, which begins with what the throw has told. */
lin_status lin_search_arrive(lin_search *o, const uint64_t *from, const lin_together *all,
                             lin_arrival *to, const char **asked)
{
    lin_game *g = o->game;
    answering answers = { 0 };
    bool first = true;

    *asked = NULL;
    for (;;) {
        lin_order answer;
        bool over, waits;

        lin_run_until(g, lin_search_is_finished, o);
        over = lin_head_in(g->state)->over || lin_search_is_finished(o, lin_head_in(g->state));
        waits = !over && lin_waits(g) == LIN_ASKS_DICE;
        if (waits) {
            lin_search_forget(o);
            o->stage = stage_now(o);
        }
        if (from && !lin_head_in(g->state)->over &&
            memcmp(g->state, from, g->field->rules->state_size) == 0) {
            *to = first ? LIN_TO_ITSELF : has_told_anything(o, all);
            if (*to != LIN_TO_OUTCOME) {
                lin_events_clear(g);
                return LIN_OK;
            }
        }
        first = false;
        if (!lin_telling_take(&o->told, g) || !lin_telling_end_lot(&o->told))
            return lin_search_no_memory(o);
        *to = waits ? LIN_TO_FORK : LIN_TO_OUTCOME;
        if (over || waits)
            return LIN_OK;
        const bool open = !lin_search_find_answer(o, &answer);

        if (open || is_endless(o, &answers)) {
            lin_ask(g, &o->question);
            *asked = open && is_over(o) ? NULL : o->question.text;
            return LIN_OK;
        }
        lin_take(g, &answer);
    }
}

static lin_status wait_for_dice(lin_search *o, size_t state, const lin_outcome_name *told,
                                lin_landing *l)
{
    lin_frontier *waits = &o->waits[o->stage];
    const size_t at = lin_frontier_name_find(waits, state, told);

    if (at == SIZE_MAX)
        return lin_search_no_memory(o);
    l->to = LIN_TO_FORK;
    l->at = at;
    l->stage = o->stage;
    return lin_search_add_weight(o, &waits->name[at].weight, l->weight);
}

/* One name of those that have come there. state: in the next wave, of a fork. */
lin_status lin_search_settle(lin_search *o, lin_arrival to, size_t state,
                             const lin_outcome_name *told, const char *asked, lin_landing *l)
{
    l->to = to;
    if (to == LIN_TO_FORK)
        return wait_for_dice(o, state, told, l);
    return to == LIN_TO_OUTCOME ? lin_search_add_outcome(o, told, asked, l) : LIN_OK;
}

/* All of them; i: which of `throws` it was. A new outcome spends the state where it looks beyond a
 * choice, so that the next needs it back. */
lin_status lin_search_settle_all(lin_search *o, const lin_together *all, lin_arrival to,
                                 size_t state, const char *asked, int i, int throws)
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
         name = lin_search_next_name(o, all, name), k++) {
        lin_landing *l = &o->landing[k * (size_t)throws + (size_t)i];
        lin_outcome_name told;

        if (l->to == LIN_TO_NOTHING)
            continue;
        if (spends)
            lin_set_state(o->game, o->been);
        name_now(o, name, &told);
        status = lin_search_settle(o, to, state, &told, asked, l);
    }
    if (spends)
        lin_set_state(o->game, o->been);
    return status;
}
