/* told.c -- whatever may be asked of a game before an order is given, in one text: answers,
 * refusals, samples, overlays, what is said of units, of two of them and of answers, what a hand is
 * shown, odds and the sums behind them. twins.c compares it. */
#include "linstock_rules.h"
#include "soak.h"
#include "table/table.h"
#include "tell/tell.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    ODDS = 4,  /* orders whose odds are worked out */
    TRIED = 6, /* and that are tried by hand */
    SAMPLES = 6,
};

static uint64_t odds_of_all;

uint64_t soak_odds_told(void)
{
    return odds_of_all;
}

static void put(json_writer *j, const char *text)
{
    json_put_text(j, NULL, text);
}

/* Of an order: refused or not, and in which words. */
static void put_check(json_writer *j, lin_game *g, const lin_order *o)
{
    char text[LIN_ORDER_TEXT];
    lin_text t = lin_text_in(text, sizeof text);
    lin_refusal why = { 0 };
    const lin_status status = lin_check(g, lin_to_answer(g), o, &why);

    lin_print(lin_game_field(g), o, &t);
    put(j, text);
    json_put_int(j, NULL, status);
    put(j, status == LIN_OK ? "" : why.text);
}

static void put_samples(json_writer *j, lin_game *g)
{
    lin_rng rng = 1777;
    lin_order o;

    for (int i = 0; i < lin_list_families(lin_answers(g)); i++)
        for (int k = 0; k < SAMPLES; k++)
            if (lin_sample(g, i, &rng, &o))
                put_check(j, g, &o);
}

/* Something for an argument of that kind, mostly what could be meant. */
static int32_t some_argument(const lin_field *f, char kind, lin_rng *rng)
{
    switch (kind) {
    case 'u':
        return (int32_t)lin_rng_below(rng, f->battle->units);
    case 'x':
        return (int32_t)lin_rng_below(rng, 24 * LIN_INCH);
    case 'a':
        return (int32_t)lin_rng_below(rng, TB_CIRCLE);
    default:
        return (int32_t)lin_rng_below(rng, 3);
    }
}

/* Every verb with whatever arguments, legal or not; but what the unit may do hangs on its place. */
static void put_refusals(json_writer *j, lin_game *g, int but, lin_rng rng)
{
    const lin_field *f = lin_game_field(g);
    const lin_rules *r = f->rules;

    for (int v = 0; v < r->verbs; v++)
        for (int k = 0; k < SAMPLES && !strchr(r->verb[v].args, 'U'); k++) {
            lin_order o = { .verb = (uint8_t)v, .nargs = (uint8_t)strlen(r->verb[v].args) };

            for (int i = 0; i < o.nargs; i++)
                o.arg[i] = some_argument(f, r->verb[v].args[i], &rng);
            if (r->verb[v].args[0] != 'u' || o.arg[0] != but)
                put_check(j, g, &o);
        }
}

static void put_units(json_writer *j, const lin_game *g, int but)
{
    const lin_field *f = lin_game_field(g);
    lin_piece piece[LIN_PIECES];
    const int n = lin_pieces(g, piece, LIN_PIECES);

    for (int i = 0; i < n; i++)
        if (piece[i].unit != but)
            tell_piece_json(j, NULL, g, &piece[i]);
    for (int u = 0; u < f->battle->units; u++) {
        if (u == but)
            continue;
        tell_about_json(j, NULL, g, u);
        for (int i = 0; i < f->rules->overlays; i++) {
            json_open(j, NULL, '{');
            tell_overlay_members(j, g, i, f->rules->overlay[i].of_side ? u % LIN_SIDES : u);
            json_close(j, '}');
        }
    }
}

static void put_concerns(json_writer *j, lin_game *g)
{
    const lin_list *list = lin_answers(g);

    for (int i = 0; i < lin_list_orders(list); i++) {
        json_open(j, NULL, '{');
        tell_concerns_members(j, g, lin_list_order(list, i));
        json_close(j, '}');
    }
}

static void put_sums(json_writer *j, const lin_game *g, const char *order)
{
    char sums[4000] = "";
    lin_text t = lin_text_in(sums, sizeof sums);
    lin_refusal why = { 0 };
    lin_status status;

    json_put_bool(j, NULL, tell_sums_text(g, order, &t, &status, &why));
    put(j, sums);
}

/* What each of all is to each other, but for how far it is to the one that differs. */
static void put_between(json_writer *j, const lin_game *g, int but)
{
    const int units = lin_game_field(g)->battle->units;

    for (int u = 0; u < units; u++)
        for (int v = 0; v < units; v++) {
            lin_stroke stroke[8];
            char say[300] = "";
            lin_text t = lin_text_in(say, sizeof say);

            if (u == v)
                continue;
            if (u != but && v != but) {
                json_open(j, NULL, '{');
                tell_between_members(j, g, u, v);
                json_close(j, '}');
            } else {
                json_put_int(j, NULL, lin_between(g, u, v, stroke, 8, &t));
                put(j, say);
            }
        }
}

/* As a hand tries an order before it lets go. */
static void put_try(json_writer *j, lin_game *g, const char *order)
{
    lin_order atom[LIN_ATOMS];
    lin_refusal why = { 0 };
    int n = 0;
    const lin_status status = lin_expand(g, order, atom, LIN_ATOMS, &n, &why);

    put(j, order);
    json_put_int(j, NULL, status);
    put(j, status == LIN_OK ? "" : why.text);
    for (int i = 0; i < n; i++)
        tell_order_json(j, NULL, lin_game_field(g), &atom[i]);
    json_put_bool(j, NULL, lin_would_measure(g, order));
    json_open(j, NULL, '{');
    tell_ghost_members(j, g, NULL, order, &why);
    json_close(j, '}');
}

/* Answers that are listed, and units dragged about; but of the one that differs a hand is shown
 * where it is. */
static void put_tries(json_writer *j, lin_game *g, int but, bool open, lin_rng rng)
{
    const lin_field *f = lin_game_field(g);
    const lin_table *table = &f->battle->table;
    const lin_list *list = lin_answers(g);
    char text[LIN_ORDER_TEXT];

    for (int k = 0; k < TRIED && lin_list_orders(list) > 0; k++) {
        const uint32_t n = (uint32_t)lin_list_orders(list);
        const lin_order o = *lin_list_order(list, (int)lin_rng_below(&rng, n));
        lin_text t = lin_text_in(text, sizeof text);

        lin_print(f, &o, &t);
        if (f->rules->verb[o.verb].args[0] != 'u' || o.arg[0] != but)
            put_try(j, g, text);
    }
    for (int k = 0; open && k < TRIED; k++) {
        const int u = (int)lin_rng_below(&rng, f->battle->units);
        const unsigned x = lin_rng_below(&rng, (uint32_t)(table->width / LIN_INCH)),
                       y = lin_rng_below(&rng, (uint32_t)(table->height / LIN_INCH));

        snprintf(text, sizeof text, "go %s %u %u", f->battle->unit[u].id, x, y);
        if (u != but)
            put_try(j, g, text);
    }
}

static void put_odds(json_writer *j, lin_game *g, lin_rng rng)
{
    for (int k = 0; k < ODDS && lin_list_orders(lin_answers(g)) > 0; k++) {
        const uint32_t n = (uint32_t)lin_list_orders(lin_answers(g));
        char text[LIN_ORDER_TEXT];
        lin_text t = lin_text_in(text, sizeof text);
        lin_status status;
        lin_refusal why = { 0 };
        tell_odds *odds;

        lin_print(lin_game_field(g), lin_list_order(lin_answers(g), (int)lin_rng_below(&rng, n)),
                  &t);
        odds = tell_odds_of(g, text, NULL, &status, &why);
        json_open(j, NULL, '{');
        if (odds)
            tell_odds_members(j, odds);
        else
            json_put_text(j, "no", why.text);
        json_close(j, '}');
        tell_odds_free(odds);
        put_sums(j, g, text);
        odds_of_all++;
    }
}

/* Lines from one unit to another say where both are, which everybody sees; they are left out. */
static void leave_out_ties(char *text)
{
    static const char *const kind[] = { "{\"kind\":\"tie\"", "{\"kind\":\"task\"" };

    for (int i = 0; i < 2; i++)
        for (char *at = text, *end; (at = strstr(at, kind[i])) && (end = strchr(at, '}'));)
            memmove(at, end + 1, strlen(end));
}

/* All of it, in one text; free it. */
char *soak_told(lin_game *g, int but, bool open, lin_rng rng)
{
    json_writer j = { .coarse = lin_rng_below(&rng, 2) == 0 }; /* as the line protocol has it */

    json_open(&j, NULL, '[');
    tell_question_json(&j, NULL, g, true);
    tell_duties_json(&j, NULL, g);
    put_units(&j, g, but);
    put_between(&j, g, but);
    put_concerns(&j, g);
    put_tries(&j, g, but, open, rng);
    if (open)
        put_samples(&j, g);
    put_refusals(&j, g, but, rng);
    put_odds(&j, g, rng);
    json_close(&j, ']');
    if (!j.failed)
        leave_out_ties(j.at);
    return j.failed ? NULL : j.at;
}
