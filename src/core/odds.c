/* odds.c -- the exact distribution of what an order leads to.
 *
 * There is no second copy of the combat maths: the real machine runs over every class of
 * every roll, with its weight, from the order to the end of its procedure. Outcomes that come
 * to the same state under the same name are merged as they appear. A question on the way is
 * answered by what the caller assumes, else by the step's usual answer; where a step has none
 * the choice is the point, and the question itself is the outcome.
 *
 * Weights are fractions of 128-bit whole numbers in lowest terms. A roll that leads straight
 * back to where it was thrown (a tie re-rolled) is taken out and the rest scaled up, exactly. */
#include "throws.h"

#include <stdlib.h>
#include <string.h>

/* ---- the search ---- */

#define NAME 240
typedef struct {
    lin_ratio weight;
    size_t   name_used;
    char     name[NAME];
    uint64_t state[];                 /* waiting for dice or for a side            */
} node;

typedef struct {
    lin_game *game;                   /* the one machine that everything runs on   */
    const char *assume;
    size_t state_size, node_size;
    unsigned char *stack;             /* nodes still to be looked into             */
    size_t nodes, room;
    int base_depth, base_step;        /* where the order was given                 */
    lin_odds *out;
    lin_ratio *weight;                 /* of each outcome                           */
    lin_refusal *why;
} search;

static node *node_at(const search *o, size_t i)
{
    return (node *)(void *)(o->stack + i * o->node_size);
}

static lin_status too_many(search *o)
{
    return lin_refuse(o->why, LIN_ILLEGAL, NULL, "That leads to more outcomes than can be told apart; ask for a smaller piece of it.");
}

/* The procedure is over when the machine is back at the question, or below it. */
static bool is_finished(const void *self, const lin_head *h)
{
    const search *o = self;

    return h->depth < o->base_depth ||
           (h->depth == o->base_depth && lin_top(h)->step == o->base_step);
}

static void add_name(lin_text *t, const char *what)
{
    size_t n = strlen(what);

    while (n > 0 && what[n - 1] == '.')
        n--;
    lin_put(t, "%s%.*s", t->used ? "; " : "", (int)n, what);
}

/* Put the telling events since the last time into the node's name. */
static void name_events(search *o, node *at)
{
    lin_text t = { at->name, NAME, at->name_used, false };
    uint32_t i = 0;
    lin_event e;

    while (lin_events_next(o->game, &i, &e)) {
        char line[200];
        lin_text text = lin_text_in(line, sizeof line);

        if (!o->game->field->rules->event[e.kind].outcome)
            continue;
        lin_event_text(o->game->field, &e, &text);
        add_name(&t, line);
    }
    lin_events_clear(o->game);
    at->name_used = t.used;
}

static lin_status add_outcome(search *o, const node *from, const char *question)
{
    const uint64_t hash = lin_hash(o->game);
    char name[NAME];
    lin_text t = lin_text_in(name, sizeof name);
    lin_outcome *at;

    lin_put(&t, "%s", from->name);
    if (question)
        add_name(&t, question);
    if (!t.used)
        lin_put(&t, "no change");
    for (int i = 0; i < o->out->n; i++)
        if (o->out->outcome[i].hash == hash && strcmp(o->out->outcome[i].text, name) == 0)
            return lin_ratio_plus(o->weight[i], from->weight, &o->weight[i]) ? LIN_OK : too_many(o);
    if (o->out->n == LIN_OUTCOMES)
        return too_many(o);
    at = &o->out->outcome[o->out->n];
    *at = (lin_outcome){ .hash = hash, .stopped = question != NULL };
    strcpy(at->text, name);
    o->weight[o->out->n++] = from->weight;
    return LIN_OK;
}

/* What the caller assumes for this step: "retreat-to=first,commander=yes". */
static bool find_assumed(const search *o, const char *step, char *answer, size_t size)
{
    const char *p = o->assume;
    const size_t n = strlen(step);

    while (p && *p) {
        const char *end = strchr(p, ',');
        const size_t length = end ? (size_t)(end - p) : strlen(p);

        if (length > n && strncmp(p, step, n) == 0 && p[n] == '=' && length - n - 1 < size) {
            memcpy(answer, p + n + 1, length - n - 1);
            answer[length - n - 1] = '\0';
            return true;
        }
        p = end ? end + 1 : NULL;
    }
    return false;
}

/* The answer to the question the machine waits at; false: it is an outcome itself. */
static bool find_answer(search *o, lin_order *out)
{
    lin_game *g = o->game;
    const lin_head *h = lin_head_in(g->state);
    const lin_step *row = lin_row(g->field, h);
    const lin_list *list = lin_answers(g);
    char answer[64];
    int i;

    if (find_assumed(o, row->name, answer, sizeof answer)) {
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
    i = row->usual ? row->usual(g->field, g->state, lin_top(h), list) : -1;
    if (i < 0 || i >= list->orders)
        return false;
    *out = list->order[i];
    return true;
}

/* The node waits for dice: keep it, or add its weight to one that waits just so. */
static lin_status wait_for_dice(search *o, node *at, bool *pushed)
{
    for (size_t i = 0; i + 1 < o->nodes; i++) {
        node *same = node_at(o, i);

        if (same->name_used == at->name_used && memcmp(same->name, at->name, at->name_used) == 0 &&
            memcmp(same->state, o->game->state, o->state_size) == 0)
            return lin_ratio_plus(same->weight, at->weight, &same->weight) ? LIN_OK : too_many(o);
    }
    memcpy(at->state, o->game->state, o->state_size);
    *pushed = true;
    return LIN_OK;
}

/* Run the machine on from the node's state until dice, an open choice, or the end. Then push
 * it, or make it an outcome. *pushed says which. */
static lin_status settle(search *o, node *at, bool *pushed)
{
    lin_game *g = o->game;

    *pushed = false;
    for (;;) {
        lin_order answer;

        lin_run_until(g, is_finished, o);
        o->out->nodes++;
        name_events(o, at);
        if (lin_head_in(g->state)->over || is_finished(o, lin_head_in(g->state)))
            return add_outcome(o, at, NULL);
        if (lin_waits(g) == LIN_ASKS_DICE)
            return wait_for_dice(o, at, pushed);
        if (!find_answer(o, &answer)) {
            lin_question q;

            lin_ask(g, &q);
            return add_outcome(o, at, q.text);
        }
        lin_take(g, &answer);
    }
}

static node *new_node(search *o)
{
    if (o->nodes == o->room) {
        const size_t room = o->room ? 2 * o->room : 64;
        unsigned char *grown = realloc(o->stack, room * o->node_size);

        if (!grown)
            return NULL;
        o->stack = grown;
        o->room = room;
    }
    return node_at(o, o->nodes++);
}

/* ---- rolls, class by class ---- */

/* Branch a node that waits for dice. Children that come straight back to it are a loop: their
 * weight is shared out among the others. */
static lin_status branch(search *o, lin_throw *throws)
{
    lin_game *g = o->game;
    const size_t parent = --o->nodes;
    lin_roll_ask ask = { 0 };
    lin_ratio stays = { 0, 1 };
    node *copy = malloc(o->node_size);
    lin_status status = LIN_OK;
    int n;

    if (!copy)
        return lin_refuse(o->why, LIN_NO_MEMORY, NULL, "There is no memory left.");
    memcpy(copy, node_at(o, parent), o->node_size);
    lin_set_state(g, copy->state);
    lin_row(g->field, lin_head_in(g->state))->roll(g->field, g->state, lin_top(lin_head_in(g->state)), &ask);
    n = lin_throws_of(&ask, throws);
    if (n < 0)
        status = too_many(o);

    /* First see which throws come back here, then let the others go on with their due. */
    for (int i = 0; i < n && status == LIN_OK; i++) {
        lin_set_state(g, copy->state);
        lin_land(g, throws[i].face);
        lin_run_until(g, is_finished, o);
        lin_events_clear(g);
        if (!lin_head_in(g->state)->over && memcmp(g->state, copy->state, o->state_size) == 0) {
            if (!lin_ratio_plus(stays, throws[i].share, &stays))
                status = too_many(o);
            throws[i].share.num = 0;
        }
    }
    for (int i = 0; i < n && status == LIN_OK; i++) {
        const lin_ratio leaves = lin_ratio_of(stays.den - stays.num, stays.den);
        node *child;
        bool pushed;

        if (throws[i].share.num == 0)
            continue;
        child = new_node(o);
        if (!child) {
            status = lin_refuse(o->why, LIN_NO_MEMORY, NULL, "There is no memory left.");
            break;
        }
        memcpy(child, copy, o->node_size);
        if (!lin_ratio_times(copy->weight, throws[i].share, &child->weight) ||
            !lin_ratio_times(child->weight, (lin_ratio){ leaves.den, leaves.num }, &child->weight)) {
            status = too_many(o);
            break;
        }
        lin_set_state(g, copy->state);
        lin_land(g, throws[i].face);
        status = settle(o, child, &pushed);
        if (!pushed)
            o->nodes--;
    }
    free(copy);
    return status;
}

/* ---- from the order on ---- */

static lin_status give_order(search *o, const lin_game *g, const char *order)
{
    lin_order atoms[LIN_ATOMS];
    int n = 0;
    lin_status status;

    lin_copy(o->game, g);
    status = lin_expand(o->game, order, atoms, LIN_ATOMS, &n, o->why);
    for (int i = 0; i < n && status == LIN_OK; i++) {
        status = lin_check(o->game, lin_to_answer(o->game), &atoms[i], o->why);
        if (status != LIN_OK)
            break;
        if (i + 1 < n) {
            lin_take(o->game, &atoms[i]);
            lin_run(o->game);
            lin_events_clear(o->game);
        } else {
            o->base_depth = lin_head_in(o->game->state)->depth;
            o->base_step = lin_top(lin_head_in(o->game->state))->step;
            lin_take(o->game, &atoms[i]);
        }
    }
    return status;
}

/* After a single order such as pick, the question is a new one above: that is its end too. */
static lin_status search_all(search *o, const lin_game *g, const char *order)
{
    lin_throw *throws = malloc(LIN_THROWS * sizeof *throws);
    node *root = new_node(o);
    bool pushed;
    lin_status status;

    if (!throws || !root) {
        free(throws);
        return lin_refuse(o->why, LIN_NO_MEMORY, NULL, "There is no memory left.");
    }
    status = give_order(o, g, order);
    if (status == LIN_OK) {
        memset(root, 0, o->node_size);
        root->weight = (lin_ratio){ 1, 1 };
        status = settle(o, root, &pushed);
        if (!pushed)
            o->nodes--;
    }
    while (status == LIN_OK && o->nodes > 0)
        status = branch(o, throws);
    free(throws);
    return status;
}

static int by_weight(const void *a, const void *b)
{
    const lin_outcome *x = a, *y = b;

    return x->p < y->p ? 1 : x->p > y->p ? -1 : strcmp(x->text, y->text);
}

lin_status lin_odds_of(const lin_game *g, const char *order, const char *assume, lin_odds *out,
                       lin_refusal *why)
{
    const size_t size = g->field->rules->state_size;
    search o = { .assume = assume, .state_size = size, .node_size = (sizeof(node) + size + 15) & ~(size_t)15, .out = out, .why = why };
    lin_status status = lin_game_from(&o.game, g->field, g->state, lin_dice_typed(), why);

    out->n = 0;
    out->nodes = 0;
    if (status != LIN_OK)
        return status;
    o.weight = malloc(LIN_OUTCOMES * sizeof *o.weight);
    status = o.weight ? search_all(&o, g, order)
                      : lin_refuse(why, LIN_NO_MEMORY, NULL, "There is no memory left.");
    for (int i = 0; i < out->n; i++) {
        const lin_ratio w = o.weight[i];

        out->outcome[i].num_high = (uint64_t)(w.num >> 64);
        out->outcome[i].num_low = (uint64_t)w.num;
        out->outcome[i].den_high = (uint64_t)(w.den >> 64);
        out->outcome[i].den_low = (uint64_t)w.den;
        out->outcome[i].p = (double)w.num / (double)w.den;
    }
    if (status == LIN_OK)
        qsort(out->outcome, (size_t)out->n, sizeof *out->outcome, by_weight);
    free(o.weight);
    free(o.stack);
    lin_game_free(o.game);
    return status;
}
