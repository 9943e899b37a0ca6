/* odds_throws.c -- from a state that waits for dice: every throw that the rules tell apart, run on
 * for all its names at once. */
#include "assume.h"
#include "odds_search.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* ---- rolls, class by class ---- */

/* Throws that came straight back are thrown again and again: what they weigh, of `stays` in all, is
 * shared out among the others as they weigh themselves: each has stays / (1 - stays) of its own
 * weight more. */
static lin_status share_out(lin_search *o, const lin_landing *l, int n, lin_ratio stays)
{
    const lin_ratio more = lin_ratio_of(stays.num, lin_wide_minus(stays.den, stays.num));

    lin_status status = LIN_OK;

    for (int i = 0; i < n && status == LIN_OK; i++) {
        lin_ratio *to = l[i].to == LIN_TO_OUTCOME ? &o->weight[l[i].at]
                                                  : &o->waits[l[i].stage].name[l[i].at].weight,
                  extra;

        if (l[i].to != LIN_TO_ITSELF)
            status = lin_ratio_times(l[i].weight, more, &extra)
                         ? lin_search_add_weight(o, to, extra)
                         : lin_search_too_fine(o);
    }
    return status;
}

/* So few throws hardly ever land in the same state: to look for those that do, and to come back to
 * where they landed, takes longer than to run each on at once. */
#define FEW   16
#define TRIED 32

static bool answers_as_usual(const lin_search *o, int step)
{
    const lin_step *row = &o->game->field->rules->step[step];
    char answer[LIN_ASSUMED];

    return row->usual && !lin_assumed(o->assume, row->name, answer);
}

/* The throws of the roll that is waited for, as its step sorts them, or class by class. */
static int find_throws(const lin_search *o, lin_branches *d)
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
static void land(lin_search *o, const lin_throw *t)
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
        lin_run_until(g, lin_search_is_finished, o);
        assert(lin_waits(g) == LIN_ASKS_DICE);
    }
}

static bool make_landings(lin_search *o, size_t n)
{
    lin_landing *l;

    if (n <= o->landings)
        return true;
    if (!(l = realloc(o->landing, 2 * n * sizeof *l)))
        return false;
    o->landing = l;
    o->landings = 2 * n;
    return true;
}

/* What each throw weighs under a name. Where that is too fine, the name is left there. */
static lin_status weigh(lin_search *o, const lin_together *all, const lin_branches *d, int n)
{
    lin_status status = LIN_OK;
    lin_landing *l = o->landing;

    for (size_t name = all->first; name != SIZE_MAX && status == LIN_OK;
         name = lin_search_next_name(o, all, name), l += n) {
        bool fine = false;

        for (int i = 0; i < n && !fine; i++) {
            l[i].to = LIN_TO_ITSELF;
            fine = !lin_ratio_times(o->now.name[name].weight, d->throw[i].share, &l[i].weight);
        }
        for (int i = 0; i < n && fine; i++)
            l[i].to = LIN_TO_NOTHING;
        if (fine) {
            o->fine = true;
            status = lin_search_leave(o, o->now.name[name].weight);
        }
    }
    return status;
}

/* Throws that came back to where they were thrown. */
static lin_status share_stays(lin_search *o, const lin_together *all, const lin_branches *d, int n)
{
    lin_status status = LIN_OK;
    const lin_landing *l = o->landing;

    for (size_t name = all->first; name != SIZE_MAX && status == LIN_OK;
         name = lin_search_next_name(o, all, name), l += n) {
        lin_ratio stays = lin_ratio_small(0, 1);

        for (int i = 0; i < n; i++)
            if (l[i].to == LIN_TO_ITSELF && !lin_ratio_plus(stays, d->throw[i].share, &stays))
                return lin_search_too_fine(o);
        if (!lin_wide_is_zero(stays.num))
            status = share_out(o, l, n, stays);
    }
    return status;
}

/* Every throw is landed. What can no longer matter is forgotten at once, so that throws which
 * differ in that alone have landed in the same state, and are run on together. */
static lin_status land_all(lin_search *o, lin_branches *d, int n)
{
    lin_frontier_begin(&o->landed, o->at, o->game->field->rules->state_size);
    o->by_throw.used = 0;
    for (int i = 0; i < n; i++) {
        land(o, &d->throw[i]);
        lin_search_forget(o);
        d->told[i] = o->by_throw.used;
        d->lands[i] = lin_frontier_find(&o->landed, o->game->state);
        if (!lin_telling_take(&o->by_throw, o->game) || d->lands[i] == SIZE_MAX)
            return lin_search_no_memory(o);
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
static bool begin_with(lin_search *o, const lin_branches *d, int i)
{
    const size_t n = d->told[i + 1] - d->told[i];
    const int32_t *word = n ? o->by_throw.word + d->told[i] : NULL;
    const bool done = lin_telling_begin_with(&o->told, o->begun, word, n);

    o->begun = n;
    return done;
}

/* The throw is landed, or the state it has landed in is taken up again. */
static bool stand(lin_search *o, lin_branches *d, int i)
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
static lin_status run_on(lin_search *o, const lin_together *all, lin_branches *d, int n,
                         lin_arrival *to)
{
    size_t state = 0;
    const char *asked;
    lin_status status;

    o->told.used = o->begun = 0;
    o->several = !all->alone && d->beside[all->throw] >= 0;
    if (!stand(o, d, all->throw) || !begin_with(o, d, all->throw))
        return lin_search_no_memory(o);
    status = lin_search_arrive(o, o->at, all, to, &asked);
    if (status != LIN_OK || *to == LIN_TO_EITHER || *to == LIN_TO_ITSELF)
        return status;
    if (*to == LIN_TO_FORK &&
        (state = lin_frontier_find(&o->waits[o->stage], o->game->state)) == SIZE_MAX)
        return lin_search_no_memory(o);
    for (int i = all->throw; i >= 0 && status == LIN_OK; i = all->alone ? -1 : d->beside[i])
        status = begin_with(o, d, i) ? lin_search_settle_all(o, all, *to, state, asked, i, n)
                                     : lin_search_no_memory(o);
    return status;
}

/* Some came back, under some of their names: each by itself. */
static lin_status run_on_each(lin_search *o, const lin_together *all, lin_branches *d, int n)
{
    lin_status status = LIN_OK;
    lin_arrival to;

    for (int i = all->throw; i >= 0; i = d->beside[i])
        for (size_t name = all->first; name != SIZE_MAX && status == LIN_OK;
             name = lin_search_next_name(o, all, name))
            status = run_on(o, &(lin_together){ name, i, true }, d, n, &to);
    return status;
}

static size_t count_names(const lin_search *o, const lin_together *all)
{
    size_t n = 0;

    for (size_t name = all->first; name != SIZE_MAX; name = lin_search_next_name(o, all, name))
        n++;
    return n;
}

/* Where what no longer matters is forgotten few throws, too, may land in the same state: whether
 * they do here is seen after some rolls. */
static bool may_meet(const lin_search *o)
{
    return o->forgets && (o->rolls < TRIED || o->meetings > o->rolls / TRIED);
}

static lin_status branch(lin_search *o, size_t i_waiting, lin_branches *d)
{
    lin_together all = { .first = o->now.state[i_waiting].first - 1 };
    lin_status status;
    int n;

    if (o->now.state[i_waiting].first == 0)
        return LIN_OK; /* all that came here was too fine to be shared out, and was left before */
    lin_frontier_read(&o->now, i_waiting, o->at);
    lin_set_state(o->game, o->at);
    o->stands = true;
    n = find_throws(o, d);
    if (n < 0)
        return n == LIN_THROWS_TOO_FINE ? lin_search_too_fine(o) : lin_search_too_many(o);
    if (!make_landings(o, count_names(o, &all) * (size_t)n))
        return lin_search_no_memory(o);
    status = weigh(o, &all, d, n);
    d->apart = n <= FEW && !may_meet(o);
    if (status == LIN_OK && !d->apart)
        status = land_all(o, d, n);
    if (n <= FEW && !d->apart) {
        o->rolls++;
        o->meetings += (int)o->landed.states < n;
    }
    for (int k = 0; k < (d->apart ? n : (int)o->landed.states) && status == LIN_OK; k++) {
        lin_arrival to;

        all.throw = d->apart ? k : d->first[k];
        if (d->apart)
            d->beside[k] = -1;
        status = run_on(o, &all, d, n, &to);
        if (status == LIN_OK && to == LIN_TO_EITHER)
            status = run_on_each(o, &all, d, n);
    }
    return status == LIN_OK ? share_stays(o, &all, d, n) : status;
}

/* Of the lowest stage at which any state waits; NULL: none does. */
static lin_frontier *next_wave(lin_search *o)
{
    for (int k = 0; k < LIN_STAGES; k++)
        if (o->waits[k].states > 0)
            return &o->waits[k];
    return NULL;
}

/* The budget is spent: what waits in this wave from i on, and after it, is left. */
static lin_status leave_rest(lin_search *o, size_t i)
{
    lin_status status = LIN_OK;

    o->spent = true;
    for (size_t k = 0; k < o->now.names && status == LIN_OK; k++)
        if (o->now.name[k].state >= i)
            status = lin_search_leave(o, o->now.name[k].weight);
    for (lin_frontier *w; status == LIN_OK && (w = next_wave(o)); lin_frontier_clear(w))
        for (size_t k = 0; k < w->names && status == LIN_OK; k++)
            status = lin_search_leave(o, w->name[k].weight);
    return status;
}

/* Every state of a wave, then those that came of it and others that wait. */
lin_status lin_search_branch_all(lin_search *o, lin_branches *d)
{
    lin_status status = LIN_OK;

    for (lin_frontier *next; status == LIN_OK && !o->missed && (next = next_wave(o));) {
        const lin_frontier done = o->now;

        o->now = *next;
        *next = done;
        lin_frontier_clear(next);
        for (size_t i = 0; i < o->now.states && status == LIN_OK && !o->missed; i++) {
            if (o->game->steps >= LIN_ODDS_NODES)
                return leave_rest(o, i);
            status = branch(o, i, d);
        }
    }
    return status;
}
