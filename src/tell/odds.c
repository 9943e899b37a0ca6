/* odds.c -- what an order can lead to: the sums behind it, every outcome, its exact chance.
 *
 * This is the one place that works it out, for the program, the terminal, the line protocol and the
 * page. The odds themselves are the real rules run over every throw (core/odds.c). A macro stands
 * for several atoms: those before the last are played on a copy, and the sums are those of the
 * last, in the position that it will meet. */
#include "tell/tell.h"

#include "core/ratio.h"
#include "linstock_rules.h"
#include "tell/odds_summary.h"

#include <stdlib.h>
#include <string.h>

enum { SUMS = 4000, ANSWERS = 40 };

struct tell_odds {
    const lin_field *field;
    char order[512];
    char sums[SUMS];
    bool explained;
    bool weighed; /* both choose unseen: then what_if is the table of it */
    lin_what_if what_if;
    lin_odds *found;
};

/* ---- the sums ---- */

/* Play all but the last of them; false: dice or the end came in between. */
static bool play_up_to_last(lin_game *copy, const lin_order *atom, int n)
{
    for (int i = 0; i + 1 < n; i++)
        if (lin_waits(copy) != LIN_ASKS_SIDE ||
            lin_give(copy, lin_to_answer(copy), &atom[i], NULL) != LIN_OK)
            return false;
    return lin_waits(copy) == LIN_ASKS_SIDE;
}

/* What stands behind an order: its sums, and the choice of two that it leads to. */
typedef struct {
    lin_text *sums;       /* NULL: not wanted */
    lin_what_if *what_if; /* NULL: not wanted */
    bool explained, weighed;
} behind;

static lin_status look_behind(const lin_game *g, const char *order, behind *b, lin_refusal *why)
{
    const lin_field *f = lin_game_field(g);
    lin_order *atom = malloc(LIN_ATOMS * sizeof *atom);
    lin_game *copy = NULL;
    lin_status status;
    int n = 0;

    status = atom ? lin_game_from(&copy, f, lin_state(g), lin_dice_typed(), why)
                  : lin_refuse(why, LIN_NO_MEMORY, NULL, "There is no memory left.");
    if (status == LIN_OK)
        status = lin_expand(copy, order, atom, LIN_ATOMS, &n, why);
    if (status == LIN_OK && n > 0 && play_up_to_last(copy, atom, n)) {
        b->explained = b->sums && lin_explain(copy, &atom[n - 1], b->sums);
        b->weighed = b->what_if && lin_what_if_of(copy, &atom[n - 1], b->what_if);
    }
    lin_game_free(copy);
    free(atom);
    return status;
}

bool tell_sums_text(const lin_game *g, const char *order, lin_text *out, lin_status *status,
                    lin_refusal *why)
{
    behind b = { .sums = out };

    *status = look_behind(g, order, &b, why);
    return b.explained;
}

bool tell_what_if_of(const lin_game *g, const char *order, lin_what_if *out)
{
    behind b = { .what_if = out };

    return look_behind(g, order, &b, NULL) == LIN_OK && b.weighed;
}

bool tell_settling_order(lin_game *g, lin_text *out)
{
    const lin_list *list = lin_answers(g);
    char sums[SUMS];

    for (int i = 0; lin_waits(g) == LIN_ASKS_SIDE && i < list->orders; i++) {
        lin_text t = lin_text_in(sums, sizeof sums);

        if (lin_explain(g, &list->order[i], &t)) {
            lin_print(lin_game_field(g), &list->order[i], out);
            return true;
        }
    }
    return false;
}

/* ---- the outcomes ---- */

static lin_status work_out(const lin_game *g, const char *order, const char *assume, tell_odds *o,
                           lin_refusal *why)
{
    lin_text name = lin_text_in(o->order, sizeof o->order),
             sums = lin_text_in(o->sums, sizeof o->sums);
    behind b = { .sums = &sums, .what_if = &o->what_if };
    lin_status status;

    status = lin_odds_of(g, order, assume, o->found, why);
    if (status != LIN_OK)
        return status;
    o->field = lin_game_field(g);
    lin_put(&name, "%s", order);
    look_behind(g, order, &b, NULL);
    o->explained = b.explained;
    o->weighed = b.weighed;
    return LIN_OK;
}

static tell_odds *room_for_odds(void)
{
    tell_odds *o = malloc(sizeof *o);

    if (o)
        o->found = lin_odds_new();
    if (o && o->found)
        return o;
    free(o);
    return NULL;
}

tell_odds *tell_odds_of(const lin_game *g, const char *order, const char *assume,
                        lin_status *status, lin_refusal *why)
{
    tell_odds *o = room_for_odds();

    *status = o ? work_out(g, order, assume, o, why)
                : lin_refuse(why, LIN_NO_MEMORY, NULL, "There is no memory left.");
    if (*status == LIN_OK)
        return o;
    tell_odds_free(o);
    return NULL;
}

void tell_odds_free(tell_odds *o)
{
    if (o)
        lin_odds_free(o->found);
    free(o);
}

/* ---- exact sums ---- */

/* Do the fractions sum to exactly one? "1"; NULL where their common denominator does not fit into
 * 128 bits. */
static const char *sum_of(const lin_odds *odds)
{
    lin_ratio sum = lin_ratio_small(0, 1);

    for (int i = 0; i < lin_odds_outcomes(odds); i++) {
        const lin_outcome *o = lin_odds_outcome(odds, i);
        const lin_ratio share = { lin_wide_join(o->num_high, o->num_low),
                                  lin_wide_join(o->den_high, o->den_low) };

        if (!lin_ratio_plus(sum, share, &sum))
            return NULL;
    }
    return lin_wide_same(sum.num, sum.den) ? "1" : NULL;
}

static void put_fraction(const lin_outcome *o, lin_text *out)
{
    tell_fraction(o->num_high, o->num_low, o->den_high, o->den_low, out);
}

/* ---- as JSON ---- */

void tell_odds_members(json_writer *j, const tell_odds *o)
{
    json_put_text(j, "order", o->order);
    json_put_text(j, "explain", o->explained ? o->sums : NULL);
    if (o->weighed)
        tell_what_if_json(j, "what_if", o->field, &o->what_if);
    else
        json_put_null(j, "what_if");
    if (lin_odds_outcomes(o->found) > 1)
        tell_summary_json(j, "summary", o->field, o->found);
    else
        json_put_null(j, "summary");
    json_open(j, "outcomes", '[');
    for (int i = 0; i < lin_odds_outcomes(o->found); i++) {
        const lin_outcome *way = lin_odds_outcome(o->found, i);
        char fraction[100];
        lin_text t = lin_text_in(fraction, sizeof fraction);

        put_fraction(way, &t);
        json_open(j, NULL, '{');
        json_put_text(j, "text", way->text);
        json_put_real(j, "p", way->p, 6);
        json_put_text(j, "fraction", fraction);
        json_put_text(j, "group", lin_group_name[way->group]);
        json_put_bool(j, "choice", way->stopped);
        json_put_bool(j, "unfollowed", way->unfollowed);
        json_close(j, '}');
    }
    json_close(j, ']');
    json_put_text(j, "sum", sum_of(o->found));
    json_put_text(j, "limit", *lin_odds_limit(o->found) ? lin_odds_limit(o->found) : NULL);
}

static void limit_of_all_json(json_writer *j, int left, int all)
{
    char text[100];
    lin_text t = lin_text_in(text, sizeof text);

    lin_put(&t, "The last %d of %d answers were not looked into; ask for each by its order.", left,
            all);
    json_put_text(j, "limit", left > 0 ? text : NULL);
}

void tell_all_odds_members(json_writer *j, lin_game *g)
{
    const lin_list *list = lin_answers(g);
    const int all = list->orders, n = all < ANSWERS ? all : ANSWERS;
    tell_odds *o = room_for_odds();
    lin_order order[ANSWERS];
    uint64_t nodes = 0;
    int i;

    memcpy(order, list->order, (size_t)n * sizeof *order);
    json_open(j, "orders", '[');
    for (i = 0; o && i < n && nodes < LIN_ODDS_NODES; i++) {
        char text[LIN_ORDER_TEXT];
        lin_text t = lin_text_in(text, sizeof text);
        lin_status status;

        lin_print(lin_game_field(g), &order[i], &t);
        status = work_out(g, text, NULL, o, NULL);
        nodes += lin_odds_nodes(o->found);
        if (status != LIN_OK || (lin_odds_outcomes(o->found) < 2 && !o->weighed))
            continue;
        json_open(j, NULL, '{');
        tell_odds_members(j, o);
        json_close(j, '}');
    }
    json_close(j, ']');
    limit_of_all_json(j, all - i, all);
    tell_odds_free(o);
}

/* ---- as text ---- */

static int by_chance(const void *a, const void *b)
{
    const lin_outcome *x = *(const lin_outcome *const *)a, *y = *(const lin_outcome *const *)b;

    if (x->p != y->p)
        return x->p < y->p ? 1 : -1;
    return strcmp(x->text, y->text);
}

/* The column of fractions is as wide as the longest, but never wider than a line has room for. */
static int fractions_width(const lin_odds *odds)
{
    enum { LEAST = 10, MOST = 22 };
    int width = LEAST;

    for (int i = 0; i < lin_odds_outcomes(odds); i++) {
        char fraction[100];
        lin_text t = lin_text_in(fraction, sizeof fraction);

        put_fraction(lin_odds_outcome(odds, i), &t);
        if ((int)t.used > width)
            width = (int)t.used;
    }
    return width > MOST ? MOST : width;
}

static void put_outcome(const lin_outcome *o, int width, FILE *to)
{
    char fraction[100];
    lin_text t = lin_text_in(fraction, sizeof fraction);
    const int bar = (int)(o->p * 20 + 0.5);

    put_fraction(o, &t);
    fprintf(to, "  %6.2f%%  %-*s %-20.*s  %s%s\n", o->p * 100, width, fraction, bar,
            "####################", o->text, o->stopped ? " (a choice follows)" : "");
}

void tell_odds_text(const tell_odds *o, FILE *to)
{
    const lin_outcome *sorted[LIN_OUTCOMES] = { NULL };
    const lin_odds *odds = o->found;
    const char *sum = sum_of(odds);
    const size_t sums = strlen(o->sums);
    const int width = fractions_width(odds);

    fprintf(to, "%s\n", o->order);
    if (lin_odds_outcomes(odds) > 1)
        tell_summary_lines(o->field, odds, to);
    if (o->explained)
        fprintf(to, "%s%s", o->sums, sums && o->sums[sums - 1] == '\n' ? "" : "\n");
    if (o->weighed)
        tell_what_if_text(o->field, &o->what_if, to);
    for (int i = 0; i < lin_odds_outcomes(odds); i++)
        sorted[i] = lin_odds_outcome(odds, i);
    qsort(sorted, (size_t)lin_odds_outcomes(odds), sizeof(void *), by_chance);
    for (int i = 0; i < lin_odds_outcomes(odds); i++)
        put_outcome(sorted[i], width, to);
    fprintf(to, "  %d outcome%s; %s.\n", lin_odds_outcomes(odds),
            lin_odds_outcomes(odds) == 1 ? "" : "s",
            sum ? "the fractions sum to 1" : "their common denominator has more than 128 bits");
    if (*lin_odds_limit(odds))
        fprintf(to, "  %s\n", lin_odds_limit(odds));
}
