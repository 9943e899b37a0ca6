/* look.c -- questions that change nothing: is this allowed, what are the odds, what lies in reach.
 *
 * Where a rule system hides things, all of it is worked out on what the asker may see. */
#include "server/server.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- is it allowed? ---- */

static lin_status try_order(lin_game *p, lin_side side, const char *text, lin_order *atom, int *n,
                            lin_refusal *why)
{
    lin_status status = lin_asked(p, side, why);

    if (status == LIN_OK)
        status = lin_expand(p, text, atom, LIN_ATOMS, n, why);
    if (status == LIN_OK && *n == 1)
        status = lin_check(p, side, &atom[0], why);
    return status;
}

/* Who would give the order. False: it is answered with a refusal. */
static bool asker(request *rq, const lin_game *p, role r, lin_side *side, enum MHD_Result *done)
{
    if (r == ROLE_WATCH) {
        *done = reply_no(rq, MHD_HTTP_FORBIDDEN, "not-yours",
                         "This link is for watching; it gives no orders.");
        return false;
    }
    *side = r == ROLE_FIRST                 ? LIN_FIRST
            : r == ROLE_SECOND              ? LIN_SECOND
            : lin_waits(p) == LIN_ASKS_SIDE ? lin_to_answer(p)
                                            : LIN_FIRST;
    return true;
}

/* What the board would look like afterwards, up to the first dice: the ghost under a hand. */
static void afterwards(const lin_game *p, const lin_order *atom, int n, json_writer *j)
{
    lin_game *copy;

    if (lin_game_from(&copy, lin_game_field(p), lin_state(p), lin_dice_typed(), NULL) != LIN_OK)
        return;
    for (int i = 0; i < n && lin_waits(copy) == LIN_ASKS_SIDE; i++)
        if (lin_give(copy, lin_to_answer(copy), &atom[i], NULL) != LIN_OK)
            break;
    view_changed(p, copy, j);
    lin_game_free(copy);
}

enum MHD_Result look_check(request *rq, game *g, role r)
{
    lin_game *p = game_as_seen(rq->s, game_in_scratch(rq->s, g), r);
    const char *text = param(rq, "order");
    lin_order atom[LIN_ATOMS];
    enum MHD_Result done;
    failure no = { 0 };
    lin_status status;
    lin_side side;
    json_writer j = { 0 };
    int n = 0;

    if (!asker(rq, p, r, &side, &done))
        return done;
    if (!text)
        return reply_no(rq, MHD_HTTP_BAD_REQUEST, "bad-request", "Say which order: ?order=...");
    lin_set_dice(p, lin_dice_typed());
    status = try_order(p, side, text, atom, &n, &no.why);
    if (status != LIN_OK) {
        no_status(&no, status);
        return reply_failure(rq, &no);
    }
    json_open(&j, NULL, '{');
    json_put_bool(&j, "ok", true);
    json_open(&j, "orders", '[');
    for (int i = 0; i < n; i++) {
        char order[200];
        lin_text t = lin_text_in(order, sizeof order);

        lin_print(g->field, &atom[i], &t);
        json_put_text(&j, NULL, order);
    }
    json_close(&j, ']');
    if (g->field->rules->footprint)
        afterwards(p, atom, n, &j);
    json_close(&j, '}');
    return reply_json(rq, MHD_HTTP_OK, &j);
}

/* ---- odds ---- */

static lin_odds *odds_room(void)
{
    static lin_odds room; /* with the lock held: one is enough */

    return &room;
}

static void fraction(const lin_outcome *o, json_writer *j)
{
    char text[100];
    lin_text t = lin_text_in(text, sizeof text);

    lin_fraction(o->num_high, o->num_low, &t);
    lin_put(&t, "/");
    lin_fraction(o->den_high, o->den_low, &t);
    json_put_text(j, "fraction", text);
}

static void outcomes(const lin_odds *odds, json_writer *j)
{
    json_open(j, "outcomes", '[');
    for (int i = 0; i < odds->n; i++) {
        const lin_outcome *o = &odds->outcome[i];

        json_open(j, NULL, '{');
        json_put_text(j, "text", o->text);
        json_put_real(j, "p", o->p, 6);
        fraction(o, j);
        json_put_text(j, "group", lin_group_name[o->group]);
        json_put_bool(j, "choice", o->stopped);
        json_put_bool(j, "unfollowed", o->unfollowed);
        json_close(j, '}');
    }
    json_close(j, ']');
    json_put_text(j, "limit", odds->limit[0] ? odds->limit : NULL);
}

/* The sums behind the last order of what the text stands for. */
static void explanation(lin_game *p, const char *text, json_writer *j)
{
    const lin_field *f = lin_game_field(p);
    lin_order atom[LIN_ATOMS];
    char sums[4000];
    lin_text t = lin_text_in(sums, sizeof sums);
    lin_game *copy;
    int n = 0;

    if (!f->rules->explain || lin_expand(p, text, atom, LIN_ATOMS, &n, NULL) != LIN_OK || n == 0 ||
        lin_game_from(&copy, f, lin_state(p), lin_dice_typed(), NULL) != LIN_OK) {
        json_put_null(j, "explain");
        return;
    }
    for (int i = 0; i + 1 < n; i++)
        if (lin_give(copy, lin_to_answer(copy), &atom[i], NULL) != LIN_OK)
            break;
    if (lin_explain(copy, &atom[n - 1], &t))
        json_put_text(j, "explain", sums);
    else
        json_put_null(j, "explain");
    lin_game_free(copy);
}

static void put_left_out(int left, int all, json_writer *j)
{
    char text[100];
    lin_text t = lin_text_in(text, sizeof text);

    lin_put(&t, "The last %d of %d answers were not looked into; ask for each by its order.", left,
            all);
    json_put_text(j, "limit", left > 0 ? text : NULL);
}

/* Every listed answer that leads to more than one outcome, as far as the budget of one goes. */
static enum MHD_Result odds_of_all(request *rq, lin_game *p)
{
    const lin_field *f = lin_game_field(p);
    lin_odds *odds = odds_room();
    const lin_list *list = lin_answers(p);
    const int all = list->orders, n = all < 40 ? all : 40;
    lin_order order[40];
    uint64_t nodes = 0;
    json_writer j = { 0 };
    int i;

    memcpy(order, list->order, (size_t)n * sizeof *order);
    json_open(&j, NULL, '{');
    json_open(&j, "orders", '[');
    for (i = 0; i < n && nodes < LIN_ODDS_NODES; i++) {
        char text[200];
        lin_text t = lin_text_in(text, sizeof text);
        lin_status status;

        lin_print(f, &order[i], &t);
        status = lin_odds_of(p, text, NULL, odds, NULL);
        nodes += odds->nodes;
        if (status != LIN_OK || odds->n < 2)
            continue;
        json_open(&j, NULL, '{');
        json_put_text(&j, "order", text);
        explanation(p, text, &j);
        outcomes(odds, &j);
        json_close(&j, '}');
    }
    json_close(&j, ']');
    put_left_out(all - i, all, &j);
    json_close(&j, '}');
    return reply_json(rq, MHD_HTTP_OK, &j);
}

enum MHD_Result look_odds(request *rq, game *g, role r)
{
    lin_game *p = game_as_seen(rq->s, game_in_scratch(rq->s, g), r);
    const char *text = param(rq, "order");
    lin_odds *odds = odds_room();
    enum MHD_Result done;
    failure no = { 0 };
    lin_status status;
    lin_side side;
    json_writer j = { 0 };

    if (!asker(rq, p, r, &side, &done))
        return done;
    lin_set_dice(p, lin_dice_typed());
    status = lin_asked(p, side, &no.why);
    if (status == LIN_OK && !text)
        return odds_of_all(rq, p);
    if (status == LIN_OK)
        status = lin_odds_of(p, text, param(rq, "assume"), odds, &no.why);
    if (status != LIN_OK) {
        no_status(&no, status);
        return reply_failure(rq, &no);
    }
    json_open(&j, NULL, '{');
    explanation(p, text, &j);
    outcomes(odds, &j);
    json_close(&j, '}');
    return reply_json(rq, MHD_HTTP_OK, &j);
}

/* ---- overlays ---- */

static int overlay_find(const lin_rules *rules, const char *name)
{
    for (int i = 0; name && i < rules->overlays; i++)
        if (strcmp(rules->overlay[i].name, name) == 0)
            return i;
    return -1;
}

int look_named(const lin_field *f, bool of_side, const char *name)
{
    const lin_battle *b = f->battle;

    for (int i = 0; name && i < (of_side ? LIN_SIDES : b->units); i++)
        if (strcasecmp(of_side ? b->side_id[i] : b->unit[i].id, name) == 0)
            return i;
    return -1;
}

enum MHD_Result look_overlay(request *rq, game *g, role r)
{
    const lin_rules *rules = g->field->rules;
    const int overlay = overlay_find(rules, param(rq, "name"));
    static lin_mark mark[LIN_CELLS]; /* with the lock held */
    lin_game *p = game_as_seen(rq->s, game_in_scratch(rq->s, g), r);
    json_writer j = { 0 };
    int of, n;

    if (overlay < 0)
        return reply_no(rq, MHD_HTTP_NOT_FOUND, "no-such-thing",
                        "There is no such overlay; the battle lists those it has.");
    of = look_named(g->field, rules->overlay[overlay].of_side,
                    param(rq, rules->overlay[overlay].of_side ? "side" : "unit"));
    if (of < 0)
        return reply_no(rq, MHD_HTTP_BAD_REQUEST, "bad-request",
                        rules->overlay[overlay].of_side ? "Say of which side: &side=..."
                                                        : "Say of which unit: &unit=...");
    n = lin_marks(p, overlay, of, mark, LIN_CELLS);
    json_open(&j, NULL, '{');
    table_strokes(p, overlay, of, &j);
    json_open(&j, "marks", '[');
    for (int i = 0; i < n; i++) {
        json_open(&j, NULL, '{');
        json_put_int(&j, "cell", mark[i].cell);
        json_put_int(&j, "value", mark[i].value);
        json_put_text(&j, "text", mark[i].text);
        json_close(&j, '}');
    }
    json_close(&j, ']');
    json_close(&j, '}');
    return reply_json(rq, MHD_HTTP_OK, &j);
}

/* ---- a unit in words ---- */

enum MHD_Result look_about(request *rq, game *g, role r)
{
    lin_game *p = game_as_seen(rq->s, game_in_scratch(rq->s, g), r);
    const int unit = look_named(g->field, false, param(rq, "unit"));
    char text[2000] = "";
    lin_text t = lin_text_in(text, sizeof text);
    json_writer j = { 0 };

    if (unit < 0)
        return reply_no(rq, MHD_HTTP_BAD_REQUEST, "bad-request", "Say of which unit: ?unit=...");
    if (g->field->rules->about)
        lin_about(p, unit, &t);
    json_open(&j, NULL, '{');
    json_put_text(&j, "text", text);
    json_close(&j, '}');
    return reply_json(rq, MHD_HTTP_OK, &j);
}
