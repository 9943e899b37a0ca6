/* look.c -- questions that change nothing: is this allowed, what are the odds, what lies in reach.
 *
 * They are asked in passing, by a hand that hovers: a no is an answer like any other, and has the
 * status 200. Where a rule system hides things, all of it is worked out on what the asker may see.
 */
#include "server/server.h"

/* {"ok": false, ...}: the rules are against it, or it is no order. order: what a hand said, which
 * is then shown what it meets; or NULL. */
static enum MHD_Result reply_not_allowed(request *rq, lin_status status, const lin_refusal *why,
                                         const lin_game *p, const char *order)
{
    json_writer j = { 0 };
    failure no = { .why = *why };

    no_status(&no, status);
    if (status == LIN_NO_MEMORY)
        return reply_failure(rq, &no);
    json_open(&j, NULL, '{');
    json_put_bool(&j, "ok", false);
    tell_refusal_members(&j, no.code, &no.why);
    if (order && status == LIN_ILLEGAL)
        tell_ghost_members(&j, p, NULL, order, &no.why);
    json_close(&j, '}');
    return reply_json(rq, MHD_HTTP_OK, &j);
}

/* ---- is it allowed? ---- */

static lin_status try_order(lin_game *p, lin_side side, const char *text, lin_order *atom, int *n,
                            lin_marches *told, lin_refusal *why)
{
    lin_status status = lin_asked(p, side, why);

    if (status == LIN_OK)
        status = lin_expand_marches(p, text, atom, LIN_ATOMS, n, told, why);
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

/* Would this order be carried out, given by whoever asks? False: it is answered with the reason.
 * told: where its marches lead; may be NULL. */
static bool is_allowed(request *rq, lin_game *p, role r, const char *text, lin_order *atom, int *n,
                       lin_marches *told, enum MHD_Result *done)
{
    lin_refusal why = { 0 };
    lin_status status;
    lin_side side;

    if (!asker(rq, p, r, &side, done))
        return false;
    if (!text) {
        *done = reply_no(rq, MHD_HTTP_BAD_REQUEST, "bad-request", "Say which order: ?order=...");
        return false;
    }
    lin_set_dice(p, lin_dice_typed());
    status = try_order(p, side, text, atom, n, told, &why);
    if (status != LIN_OK)
        *done = reply_not_allowed(rq, status, &why, p, told ? text : NULL);
    return status == LIN_OK;
}

static bool would_measure(const lin_game *p, const lin_order *atom, int n)
{
    for (int i = 0; i < n; i++)
        if (lin_order_measures(p, &atom[i]))
            return true;
    return false;
}

/* What the board would look like afterwards, up to the first dice: the ghost under a hand. An order
 * that would measure what nobody may know yet is not carried out to be looked at. */
static void afterwards(const lin_game *p, const char *text, const lin_order *atom, int n,
                       json_writer *j)
{
    lin_game *copy;

    if (would_measure(p, atom, n)) {
        json_put_bool(j, "measures", true);
        return;
    }
    if (lin_game_from(&copy, lin_game_field(p), lin_state(p), lin_dice_typed(), NULL) != LIN_OK)
        return;
    for (int i = 0; i < n && lin_waits(copy) == LIN_ASKS_SIDE; i++)
        if (lin_give(copy, lin_to_answer(copy), &atom[i], NULL) != LIN_OK)
            break;
    tell_changed_pieces_json(j, "pieces", p, copy);
    tell_ghost_members(j, p, copy, text, NULL);
    lin_game_free(copy);
}

/* In plain words, as an answer to what is asked now. */
static void put_said(json_writer *j, const lin_game *g, const lin_order *o)
{
    char text[LIN_ORDER_TEXT];
    lin_text t = lin_text_in(text, sizeof text);

    lin_answer_text(g, o, &t);
    json_put_text(j, NULL, text);
}

enum MHD_Result look_check(request *rq, game *g, role r)
{
    lin_game *p = game_as_seen(rq->s, game_in_scratch(rq->s, g), r);
    const char *text = param(rq, "order");
    static _Thread_local lin_marches told;
    lin_order atom[LIN_ATOMS];
    enum MHD_Result done;
    json_writer j = { 0 };
    int n = 0;

    if (!is_allowed(rq, p, r, text, atom, &n, &told, &done))
        return done;
    json_open(&j, NULL, '{');
    json_put_bool(&j, "ok", true);
    json_open(&j, "orders", '[');
    for (int i = 0; i < n; i++)
        tell_order_json(&j, NULL, g->field, &atom[i]);
    json_close(&j, ']');
    json_open(&j, "said", '[');
    for (int i = 0; i < n; i++)
        put_said(&j, p, &atom[i]);
    json_close(&j, ']');
    tell_marches_json(&j, "marches", &told);
    if (g->field->rules->footprint)
        afterwards(p, text, atom, n, &j);
    json_close(&j, '}');
    return reply_json(rq, MHD_HTTP_OK, &j);
}

/* ---- where is it allowed? ---- */

enum MHD_Result look_ground(request *rq, game *g, role r)
{
    lin_game *p = game_as_seen(rq->s, game_in_scratch(rq->s, g), r);
    const int unit = tell_unit_named(g->field->battle, param(rq, "unit"));
    enum MHD_Result done;
    lin_refusal why = { 0 };
    lin_status status;
    lin_side side;
    json_writer j = { 0 };

    if (!asker(rq, p, r, &side, &done))
        return done;
    status = lin_asked(p, side, &why);
    if (status != LIN_OK)
        return reply_not_allowed(rq, status, &why, p, NULL);
    json_open(&j, NULL, '{');
    json_put_bool(&j, "ok", true);
    tell_legal_ground_members(&j, p, unit);
    json_close(&j, '}');
    return reply_json(rq, MHD_HTTP_OK, &j);
}

/* ---- odds ---- */

enum MHD_Result look_odds(request *rq, game *g, role r)
{
    lin_game *p = game_as_seen(rq->s, game_in_scratch(rq->s, g), r);
    const char *text = param(rq, "order");
    tell_odds *odds = NULL;
    enum MHD_Result done;
    lin_refusal why = { 0 };
    lin_status status;
    lin_side side;
    json_writer j = { 0 };

    if (!asker(rq, p, r, &side, &done))
        return done;
    lin_set_dice(p, lin_dice_typed());
    status = lin_asked(p, side, &why);
    if (status == LIN_OK && text)
        odds = tell_odds_of(p, text, param(rq, "assume"), &status, &why);
    if (status != LIN_OK)
        return reply_not_allowed(rq, status, &why, p, NULL);
    json_open(&j, NULL, '{');
    json_put_bool(&j, "ok", true);
    if (odds)
        tell_odds_members(&j, odds);
    else
        tell_all_odds_members(&j, p);
    json_close(&j, '}');
    tell_odds_free(odds);
    return reply_json(rq, MHD_HTTP_OK, &j);
}

/* ---- overlays ---- */

enum MHD_Result look_overlay(request *rq, game *g, role r)
{
    const lin_battle *b = g->field->battle;
    const lin_rules *rules = g->field->rules;
    const int overlay = tell_overlay_named(rules, param(rq, "name"));
    lin_game *p = game_as_seen(rq->s, game_in_scratch(rq->s, g), r);
    json_writer j = { 0 };
    bool of_side;
    int of;

    if (overlay < 0)
        return reply_no(rq, MHD_HTTP_NOT_FOUND, "no-such-thing",
                        "There is no such overlay; the battle lists those it has.");
    of_side = rules->overlay[overlay].of_side;
    of = of_side ? tell_side_named(b, param(rq, "side")) : tell_unit_named(b, param(rq, "unit"));
    if (of < 0)
        return reply_no(rq, MHD_HTTP_BAD_REQUEST, "bad-request",
                        of_side ? "Say of which side: &side=..." : "Say of which unit: &unit=...");
    json_open(&j, NULL, '{');
    tell_overlay_members(&j, p, overlay, of);
    json_close(&j, '}');
    return reply_json(rq, MHD_HTTP_OK, &j);
}

/* What one unit sees of another, and what is in the way. */
enum MHD_Result look_between(request *rq, game *g, role r)
{
    const lin_battle *b = g->field->battle;
    lin_game *p = game_as_seen(rq->s, game_in_scratch(rq->s, g), r);
    const int from = tell_unit_named(b, param(rq, "from")),
              to = tell_unit_named(b, param(rq, "to"));
    json_writer j = { 0 };

    if (!g->field->rules->between)
        return reply_no(rq, MHD_HTTP_NOT_FOUND, "no-such-thing",
                        "This battle knows no lines of sight.");
    if (from < 0 || to < 0)
        return reply_no(rq, MHD_HTTP_BAD_REQUEST, "bad-request",
                        "Say from which unit to which: ?from=...&to=...");
    json_open(&j, NULL, '{');
    tell_between_members(&j, p, from, to);
    json_close(&j, '}');
    return reply_json(rq, MHD_HTTP_OK, &j);
}

/* ---- a unit in full; what an answer concerns ---- */

/* Of an order that stands for several: what the first of them concerns. */
static enum MHD_Result about_order(request *rq, lin_game *p, role r, const char *text)
{
    lin_order atom[LIN_ATOMS];
    enum MHD_Result done;
    json_writer j = { 0 };
    int n = 0;

    if (!is_allowed(rq, p, r, text, atom, &n, NULL, &done))
        return done;
    json_open(&j, NULL, '{');
    json_put_bool(&j, "ok", true);
    tell_concerns_members(&j, p, n > 0 ? &atom[0] : NULL);
    json_close(&j, '}');
    return reply_json(rq, MHD_HTTP_OK, &j);
}

enum MHD_Result look_about(request *rq, game *g, role r)
{
    lin_game *p = game_as_seen(rq->s, game_in_scratch(rq->s, g), r);
    const char *order = param(rq, "order");
    const int unit = tell_unit_named(g->field->battle, param(rq, "unit"));
    json_writer j = { 0 };

    if (order)
        return about_order(rq, p, r, order);
    if (unit < 0)
        return reply_no(rq, MHD_HTTP_BAD_REQUEST, "bad-request",
                        "Say of which unit or which answer: ?unit=... or ?order=...");
    json_open(&j, NULL, '{');
    tell_about_json(&j, "text", p, unit);
    json_close(&j, '}');
    return reply_json(rq, MHD_HTTP_OK, &j);
}
