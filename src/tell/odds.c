/* odds.c -- what an order can lead to: the sums behind it, every outcome, its exact chance.
 *
 * This is the one place that works it out, for the program, the terminal, the line protocol and the
 * page. The odds themselves are the real rules run over every throw (core/odds.c). A macro stands
 * for several atoms: those before the last are played on a copy, and the sums are those of the
 * last, in the position that it will meet.
 *
 * Where an order would measure what nobody may know yet (core/blind.c) it is worked out as often as
 * there are cases of it, each as if it were so, and all are told side by side. */
#include "tell/tell.h"

#include "core/ratio.h"
#include "linstock_rules.h"
#include "tell/odds_summary.h"

#include <stdlib.h>
#include <string.h>

enum { SUMS = 4000, ANSWERS = 40, CASES = 16 };

/* The order as it is; or one case of what may be so. */
typedef struct {
    char name[80]; /* of the case: "within 12 inches" */
    char sums[SUMS];
    bool explained;
    bool weighed; /* both choose unseen: then what_if is the table of it */
    lin_what_if what_if;
    lin_odds *found;
} one_case;

struct tell_odds {
    const lin_field *field;
    char order[512];
    bool by_cases; /* else there is one, without a name */
    int n;
    one_case *one[CASES]; /* room is made when it is needed, and used again */
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

/* Of a case: the game stands before the order already. */
static void explain_case(const lin_game *g, const lin_order *o, behind *b)
{
    b->explained = b->sums && lin_explain(g, o, b->sums);
    b->weighed = b->what_if && lin_what_if_of(g, o, b->what_if);
}

static bool sums_of_cases(const lin_game *g, const char *order, lin_text *out, lin_refusal *why)
{
    lin_game *as = NULL;
    lin_order last;
    bool any = false;

    if (lin_game_from(&as, lin_game_field(g), lin_state(g), lin_dice_typed(), why) != LIN_OK)
        return false;
    for (int i = 0; i < CASES; i++) {
        char name[80] = "", sums[SUMS] = "";
        lin_text n = lin_text_in(name, sizeof name), t = lin_text_in(sums, sizeof sums);

        if (!lin_suppose(g, order, i, as, &last, &n, why))
            break;
        if (!lin_explain(as, &last, &t))
            continue;
        lin_put(out, "%s:\n%s%s", name, sums, t.used && sums[t.used - 1] == '\n' ? "" : "\n");
        any = true;
    }
    lin_game_free(as);
    return any;
}

bool tell_sums_text(const lin_game *g, const char *order, lin_text *out, lin_status *status,
                    lin_refusal *why)
{
    behind b = { .sums = out };

    if (lin_would_measure(g, order)) {
        *status = LIN_OK;
        return sums_of_cases(g, order, out, why);
    }
    *status = look_behind(g, order, &b, why);
    return b.explained;
}

bool tell_what_if_of(const lin_game *g, const char *order, lin_what_if *out)
{
    behind b = { .what_if = out };

    return !lin_would_measure(g, order) && look_behind(g, order, &b, NULL) == LIN_OK && b.weighed;
}

/* Has it sums behind it, or cases, whatever they come to? */
static bool is_settled_by_dice(const lin_game *g, const lin_order *o)
{
    char sums[SUMS];
    lin_text t = lin_text_in(sums, sizeof sums);

    if (lin_order_measures(g, o))
        return lin_game_field(g)->rules->cases != NULL;
    return lin_explain(g, o, &t);
}

bool tell_settling_order(lin_game *g, lin_text *out)
{
    const lin_list *list = lin_answers(g);

    for (int i = 0; lin_waits(g) == LIN_ASKS_SIDE && i < list->orders; i++)
        if (is_settled_by_dice(g, &list->order[i])) {
            lin_print(lin_game_field(g), &list->order[i], out);
            return true;
        }
    return false;
}

/* ---- the outcomes ---- */

static lin_status no_memory(lin_refusal *why)
{
    return lin_refuse(why, LIN_NO_MEMORY, NULL, "There is no memory left.");
}

/* Room for case i; NULL: no memory. */
static one_case *case_room(tell_odds *o, int i)
{
    one_case *one = o->one[i] ? o->one[i] : calloc(1, sizeof *one);

    o->one[i] = one;
    if (one && !one->found)
        one->found = lin_odds_new();
    if (!one || !one->found)
        return NULL;
    one->name[0] = one->sums[0] = '\0';
    one->explained = one->weighed = false;
    return one;
}

static lin_status work_out_plainly(const lin_game *g, const char *order, const char *assume,
                                   tell_odds *o, lin_refusal *why)
{
    one_case *one = case_room(o, 0);
    lin_text sums = one ? lin_text_in(one->sums, sizeof one->sums) : (lin_text){ 0 };
    behind b = { .sums = &sums, .what_if = one ? &one->what_if : NULL };
    lin_status status;

    if (!one)
        return no_memory(why);
    status = lin_odds_of(g, order, assume, one->found, why);
    if (status != LIN_OK)
        return status;
    look_behind(g, order, &b, NULL);
    one->explained = b.explained;
    one->weighed = b.weighed;
    o->n = 1;
    return LIN_OK;
}

/* as: stands before the order, with the case taken for granted. */
static lin_status work_out_case(const lin_game *as, const lin_order *last, const char *assume,
                                one_case *one, lin_refusal *why)
{
    char text[LIN_ORDER_TEXT];
    lin_text t = lin_text_in(text, sizeof text), sums = lin_text_in(one->sums, sizeof one->sums);
    behind b = { .sums = &sums, .what_if = &one->what_if };

    lin_print(lin_game_field(as), last, &t);
    explain_case(as, last, &b);
    one->explained = b.explained;
    one->weighed = b.weighed;
    return lin_odds_of(as, text, assume, one->found, why);
}

static lin_status work_out_cases(const lin_game *g, const char *order, const char *assume,
                                 tell_odds *o, lin_refusal *why)
{
    lin_game *as = NULL;
    lin_status status = lin_game_from(&as, o->field, lin_state(g), lin_dice_typed(), why);

    while (status == LIN_OK && o->n < CASES) {
        one_case *one = case_room(o, o->n);
        lin_text name = one ? lin_text_in(one->name, sizeof one->name) : (lin_text){ 0 };
        lin_refusal no = { 0 };
        lin_order last;

        if (!one) {
            status = no_memory(why);
        } else if (lin_suppose(g, order, o->n, as, &last, &name, &no)) {
            status = work_out_case(as, &last, assume, one, why);
            o->n += status == LIN_OK;
        } else {
            if (no.text[0] && why)
                *why = no;
            status = no.text[0] ? LIN_ILLEGAL : LIN_OK;
            break;
        }
    }
    lin_game_free(as);
    return status;
}

static lin_status work_out(const lin_game *g, const char *order, const char *assume, tell_odds *o,
                           lin_refusal *why)
{
    lin_text name = lin_text_in(o->order, sizeof o->order);

    lin_put(&name, "%s", order);
    o->field = lin_game_field(g);
    o->n = 0;
    o->by_cases = lin_would_measure(g, order);
    return (o->by_cases ? work_out_cases : work_out_plainly)(g, order, assume, o, why);
}

tell_odds *tell_odds_of(const lin_game *g, const char *order, const char *assume,
                        lin_status *status, lin_refusal *why)
{
    tell_odds *o = calloc(1, sizeof *o);

    *status = o ? work_out(g, order, assume, o, why) : no_memory(why);
    if (*status == LIN_OK)
        return o;
    tell_odds_free(o);
    return NULL;
}

void tell_odds_free(tell_odds *o)
{
    for (int i = 0; o && i < CASES; i++)
        if (o->one[i]) {
            lin_odds_free(o->one[i]->found);
            free(o->one[i]);
        }
    free(o);
}

static uint64_t nodes_of(const tell_odds *o)
{
    uint64_t n = 0;

    for (int i = 0; i < o->n; i++)
        n += lin_odds_nodes(o->one[i]->found);
    return n;
}

/* Do dice settle it, or a choice of two? In any case of it. */
static bool is_open(const tell_odds *o)
{
    for (int i = 0; i < o->n; i++)
        if (lin_odds_outcomes(o->one[i]->found) > 1 || o->one[i]->weighed)
            return true;
    return false;
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

static void outcomes_json(json_writer *j, const char *key, const lin_odds *odds)
{
    json_open(j, key, '[');
    for (int i = 0; odds && i < lin_odds_outcomes(odds); i++) {
        const lin_outcome *way = lin_odds_outcome(odds, i);
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
}

/* explain, what_if, summary, outcomes, sum, limit; one NULL: nothing is told of the whole. */
static void one_members(json_writer *j, const lin_field *f, const one_case *one)
{
    const lin_odds *found = one ? one->found : NULL;

    json_put_text(j, "explain", one && one->explained ? one->sums : NULL);
    if (one && one->weighed)
        tell_what_if_json(j, "what_if", f, &one->what_if);
    else
        json_put_null(j, "what_if");
    if (found && lin_odds_outcomes(found) > 1)
        tell_summary_json(j, "summary", f, found);
    else
        json_put_null(j, "summary");
    outcomes_json(j, "outcomes", found);
    json_put_text(j, "sum", found ? sum_of(found) : NULL);
    json_put_text(j, "limit", found && *lin_odds_limit(found) ? lin_odds_limit(found) : NULL);
}

void tell_odds_members(json_writer *j, const tell_odds *o)
{
    json_put_text(j, "order", o->order);
    one_members(j, o->field, o->by_cases ? NULL : o->one[0]);
    if (!o->by_cases)
        return;
    json_open(j, "cases", '[');
    for (int i = 0; i < o->n; i++) {
        json_open(j, NULL, '{');
        json_put_text(j, "case", o->one[i]->name);
        one_members(j, o->field, o->one[i]);
        json_close(j, '}');
    }
    json_close(j, ']');
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
    tell_odds *o = calloc(1, sizeof *o);
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
        nodes += nodes_of(o);
        if (status != LIN_OK || !is_open(o))
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

static void one_text(const lin_field *f, const one_case *one, FILE *to)
{
    const lin_outcome *sorted[LIN_OUTCOMES] = { NULL };
    const lin_odds *odds = one->found;
    const char *sum = sum_of(odds);
    const size_t sums = strlen(one->sums);
    const int width = fractions_width(odds);

    if (lin_odds_outcomes(odds) > 1)
        tell_summary_lines(f, odds, to);
    if (one->explained)
        fprintf(to, "%s%s", one->sums, sums && one->sums[sums - 1] == '\n' ? "" : "\n");
    if (one->weighed)
        tell_what_if_text(f, &one->what_if, to);
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

void tell_odds_text(const tell_odds *o, FILE *to)
{
    fprintf(to, "%s\n", o->order);
    if (o->by_cases)
        fprintf(to, "  Nothing is measured before it is declared%s  [%s]\n",
                o->n ? "; case by case:" : ".", lin_field_blind(o->field));
    for (int i = 0; i < o->n; i++) {
        if (o->by_cases)
            fprintf(to, "%s:\n", o->one[i]->name);
        one_text(o->field, o->one[i], to);
    }
}
