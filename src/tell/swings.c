/* swings.c -- what decided a battle: where an order was settled by dice, the odds of it before the
 * order are laid beside what came of it. Both are counted by the book's own weights of what befalls
 * a unit or side (what an event is worth to whoever it befalls: lin_event_row.gain); the difference
 * is a swing.
 *
 * Odds reach as far as the next choice that matters. Where such a choice is settled by dice in its
 * turn, within the same action, its own odds are added to what was expected of the action. */
#include "tell/swings.h"
#include "linstock_rules.h"
#include "tell/odds_summary.h"
#include "tell/tell.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SWINGS = 3, SAID = 64 };
static const uint64_t nodes_most = 3 * (uint64_t)LIN_ODDS_NODES; /* for all swings together */

/* What was to be expected when the order was given. */
typedef struct {
    lin_side side;
    double expected;
    double share[LIN_GROUPS];
    bool to_choice; /* some of it ends with a choice that matters */
    char odds[400];
} hope;

typedef struct {
    hope hope;
    size_t first, last;
    int turn;
    double came;
    bool has_place, loud;
    lin_point place;
    char text[400];
} swing;

struct tell_swings {
    const lin_field *f;
    lin_odds *odds;
    uint64_t nodes;
    /* the action under way */
    bool measured;
    hope hope;
    int pieces;
    lin_piece piece[LIN_PIECES]; /* as they stood before it */
    lin_footprint foot[LIN_PIECES];
    bool has_foot[LIN_PIECES];
    /* the largest first */
    int swings;
    swing swing[SWINGS + 1];
};

tell_swings *tell_swings_new(const lin_field *f)
{
    tell_swings *w = calloc(1, sizeof *w);

    if (!w)
        return NULL;
    w->f = f;
    w->odds = lin_odds_new();
    if (w->odds)
        return w;
    free(w);
    return NULL;
}

void tell_swings_free(tell_swings *w)
{
    if (!w)
        return;
    lin_odds_free(w->odds);
    free(w);
}

/* ---- what was to be expected ---- */

static double sign_of(lin_group g)
{
    return g == LIN_WIN ? 1 : g == LIN_LOSS ? -1 : 0;
}

/* Do dice settle it, or is it an order with sums behind it, whose dice come later? */
static bool is_settling(const lin_game *p, const lin_entry *e)
{
    char sums[2000];
    lin_text text = lin_text_in(sums, sizeof sums);

    return e->faces > 0 || lin_explain(p, &e->order, &text);
}

static void read_odds(const tell_swings *w, hope *h)
{
    lin_text text = lin_text_in(h->odds, sizeof h->odds);

    for (int i = 0; i < lin_odds_chances(w->odds); i++) {
        const lin_chance *c = lin_odds_chance(w->odds, i);

        if (c->stage)
            continue; /* on the way to what counts */
        h->expected += sign_of(c->group) * c->weight * c->p;
    }
    for (int i = 0; i < lin_odds_outcomes(w->odds); i++) {
        const lin_outcome *o = lin_odds_outcome(w->odds, i);

        h->share[o->group] += o->p;
        h->to_choice = h->to_choice || o->stopped;
    }
    tell_summary_text(w->f, w->odds, &text);
}

/* Before the order: its chances, weighed; false: they are not worked out. */
static bool expect(tell_swings *w, const lin_game *p, const lin_entry *e, hope *h)
{
    char order[LIN_ORDER_TEXT];
    lin_text text = lin_text_in(order, sizeof order);

    if (e->meta || lin_waits(p) != LIN_ASKS_SIDE || w->nodes >= nodes_most || !is_settling(p, e))
        return false;
    lin_print(w->f, &e->order, &text);
    if (lin_odds_of(p, order, NULL, w->odds, NULL) != LIN_OK)
        return false;
    w->nodes += lin_odds_nodes(w->odds);
    if (*lin_odds_limit(w->odds) || lin_odds_chances(w->odds) == 0)
        return false;
    *h = (hope){ .side = e->side };
    read_odds(w, h);
    return true;
}

static void note_places(tell_swings *w, const lin_game *p)
{
    w->pieces = lin_pieces(p, w->piece, LIN_PIECES);
    for (int i = 0; i < w->pieces; i++)
        w->has_foot[i] =
            w->piece[i].where == LIN_ON_BOARD && lin_footprint_of(p, w->piece[i].unit, &w->foot[i]);
}

void tell_swings_before(tell_swings *w, const lin_game *p, const lin_entry *e)
{
    hope more;

    if (!w->measured) {
        w->measured = expect(w, p, e, &w->hope);
        if (w->measured)
            note_places(w, p);
    } else if (w->hope.to_choice && expect(w, p, e, &more)) {
        w->hope.expected += more.side == w->hope.side ? more.expected : -more.expected;
        w->hope.to_choice = more.to_choice;
    }
}

/* ---- what came ---- */

typedef struct {
    int32_t said[SAID][2];
    int n;
} heard;

/* A thing befalls a unit once in an action, however often it is told. */
static bool is_new(heard *h, int kind, int whom)
{
    for (int i = 0; i < h->n; i++)
        if (h->said[i][0] == kind && h->said[i][1] == whom)
            return false;
    if (h->n < SAID) {
        h->said[h->n][0] = kind;
        h->said[h->n++][1] = whom;
    }
    return true;
}

static double came(const tell_swings *w, const lin_action *a)
{
    heard h = { .n = 0 };
    uint32_t at = 0;
    lin_event e;
    double sum = 0;

    while (lin_action_next(a, &at, &e)) {
        const lin_event_row *row = &w->f->rules->event[e.kind];
        const int whom = e.n > 0 ? e.arg[0] : -1;
        int owner, times = 1;

        if (!row->fate || !row->gain || e.n == 0 || !strchr("us", row->args[0]))
            continue;
        if (row->counts)
            times = e.arg[row->counts - 1];
        else if (!is_new(&h, e.kind, whom))
            continue;
        owner = row->args[0] == 's' ? whom : w->f->battle->unit[whom].side;
        sum += (owner == (int)w->hope.side ? row->gain : -row->gain) * times;
    }
    return sum;
}

/* ---- where ---- */

static bool place_of_unit(const tell_swings *w, int unit, lin_point *out)
{
    for (int i = 0; i < w->pieces; i++) {
        const lin_piece *p = &w->piece[i];

        if (p->unit != unit || p->where != LIN_ON_BOARD)
            continue;
        *out = w->has_foot[i] ? w->foot[i].at : (lin_point){ .x = p->cell };
        return w->has_foot[i] || w->f->battle->board.cells > 0;
    }
    return false;
}

static bool place_of_first(const tell_swings *w, const uint16_t *unit, int n, lin_point *out)
{
    for (int i = 0; i < n; i++)
        if (place_of_unit(w, unit[i], out))
            return true;
    return false;
}

/* Of whoever its events speak of first. */
static bool place_of_spoken(const tell_swings *w, const lin_action *a, lin_point *out)
{
    uint32_t at = 0;
    lin_event e;

    while (lin_action_next(a, &at, &e)) {
        const char *kinds = w->f->rules->event[e.kind].args;

        for (int i = 0; i < e.n && kinds[i] && kinds[i] != '*'; i++)
            if (kinds[i] == 'u' && place_of_unit(w, e.arg[i], out))
                return true;
    }
    return false;
}

/* Where it happened: there the action says so, or those stood on whom it fell, or who acted. */
static bool place_of(const tell_swings *w, const lin_action *a, lin_point *out)
{
    if (a->has_at) {
        *out = a->at;
        return true;
    }
    return place_of_first(w, a->target, a->targets, out) ||
           place_of_first(w, a->lost, a->losses, out) ||
           place_of_first(w, a->actor, a->actors, out) || place_of_spoken(w, a, out);
}

/* Among the largest, or not at all. */
static void keep(tell_swings *w, const swing *now)
{
    const double size = fabs(now->came - now->hope.expected);
    int i = w->swings;

    while (i > 0 && size > fabs(w->swing[i - 1].came - w->swing[i - 1].hope.expected)) {
        w->swing[i] = w->swing[i - 1];
        i--;
    }
    w->swing[i] = *now;
    if (w->swings < SWINGS)
        w->swings++;
}

void tell_swings_done(tell_swings *w, const lin_action *a, size_t first, size_t last, int turn)
{
    swing now = { .hope = w->hope, .first = first, .last = last, .turn = turn };

    if (!w->measured)
        return;
    w->measured = false;
    now.came = came(w, a);
    if (fabs(now.came - now.hope.expected) < 0.005)
        return; /* just as expected: nothing turned here */
    now.loud = a->row && a->row->loud;
    now.has_place = place_of(w, a, &now.place);
    snprintf(now.text, sizeof now.text, "%s", a->text);
    keep(w, &now);
}

/* ---- told ---- */

static void place_members(json_writer *j, const lin_field *f, const swing *s)
{
    char text[200] = "";
    lin_text out = lin_text_in(text, sizeof text);
    const bool table = f->battle->board.cells == 0;

    if (s->has_place)
        lin_place_text(f, s->place, &out);
    json_put_text(j, "place", text[0] ? text : NULL);
    if (!s->has_place) {
        json_put_null(j, "at");
    } else if (table) {
        tell_points_json(j, "at", f, &s->place, 1);
    } else {
        json_put_int(j, "at", s->place.x);
    }
}

static void swing_json(json_writer *j, const lin_field *f, const swing *s)
{
    json_open(j, NULL, '{');
    json_put_text(j, "text", s->text);
    json_put_int(j, "side", s->hope.side < LIN_SIDES ? (int)s->hope.side : -1);
    json_put_real(j, "expected", s->hope.expected, 2);
    json_put_real(j, "came", s->came, 2);
    json_put_real(j, "swing", s->came - s->hope.expected, 2);
    json_put_text(j, "odds", s->hope.odds);
    json_put_real(j, "win", s->hope.share[LIN_WIN], 4);
    json_put_real(j, "none", s->hope.share[LIN_NO_CHANGE], 4);
    json_put_real(j, "loss", s->hope.share[LIN_LOSS], 4);
    place_members(j, f, s);
    json_put_bool(j, "loud", s->loud);
    json_put_int(j, "turn", s->turn);
    json_open(j, "entries", '[');
    json_put_int(j, NULL, (int64_t)s->first);
    json_put_int(j, NULL, (int64_t)s->last);
    json_close(j, ']');
    json_close(j, '}');
}

void tell_swings_members(json_writer *j, const tell_swings *w)
{
    json_open(j, "swings", '[');
    for (int i = 0; i < w->swings; i++)
        swing_json(j, w->f, &w->swing[i]);
    json_close(j, ']');
    json_put_text(j, "limit",
                  w->nodes >= nodes_most
                      ? "The odds of the last fights were not worked out: there are too many."
                      : NULL);
}
