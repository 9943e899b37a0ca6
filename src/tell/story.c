/* story.c -- a battle told afterwards: how it ended, how score and strength went, who was lost,
 * what decided it, and the whole as a narrative.
 *
 * What decided it: where an order was settled by dice, the odds of it before the order are laid
 * beside what came of it. Both are counted by the book's own weights of what befalls a unit or side
 * (what an event is worth to whoever it befalls: lin_event_row.gain); the difference is a swing. */
#include "tell/tell.h"
#include "linstock_rules.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { SWINGS = 3, SAID = 64 };
static const uint64_t nodes_most = 3 * (uint64_t)LIN_ODDS_NODES; /* for all swings together */

typedef struct {
    size_t first, last;
    int turn;
    lin_side side;
    bool loud;
    double expected, came;
    char text[400];
} swing;

typedef struct {
    json_writer *j;
    const lin_session *s;
    const lin_field *f;
    lin_game *p;
    lin_account *account;
    json_writer losses, turns, paragraphs;
    /* the action under way */
    size_t first, n;
    bool measured;
    lin_side side;
    double expected;
    /* what may yet be told together with what follows */
    lin_action held;
    bool holds;
    size_t held_first, held_last;
    /* turns */
    int turn, told_turn;
    /* swings, the largest first */
    lin_odds *odds;
    uint64_t nodes;
    int swings;
    swing swing[SWINGS + 1];
} telling;

/* ---- score and strength ---- */

/* What a piece is still worth in the field: its strength, or the boxes not yet struck out. */
static int strength_of(const lin_piece *p)
{
    if (p->where == LIN_LOST)
        return 0;
    return p->strength > 0 ? p->strength : p->pips > p->hurt ? p->pips - p->hurt : 0;
}

static void turn_json(telling *t)
{
    static _Thread_local lin_piece list[LIN_PIECES];
    const int n = lin_pieces(t->p, list, LIN_PIECES);
    int strength[LIN_SIDES] = { 0 };
    lin_score score = { 0 };
    json_writer *j = &t->turns;

    for (int i = 0; i < n; i++)
        if (list[i].side < LIN_SIDES)
            strength[list[i].side] += strength_of(&list[i]);
    lin_score_now(t->p, &score);
    json_open(j, NULL, '{');
    json_put_int(j, "turn", t->turn);
    json_put_text(j, "name", lin_turn_name(t->f->battle, t->turn));
    json_put_int(j, "at", (int64_t)t->n);
    json_open(j, "points", '[');
    for (int side = 0; side < LIN_SIDES; side++)
        json_put_int(j, NULL, score.points[side]);
    json_close(j, ']');
    json_open(j, "strength", '[');
    for (int side = 0; side < LIN_SIDES; side++)
        json_put_int(j, NULL, strength[side]);
    json_close(j, ']');
    json_close(j, '}');
}

/* ---- what was to be expected, and what came ---- */

static double sign_of(lin_group g)
{
    return g == LIN_WIN ? 1 : g == LIN_LOSS ? -1 : 0;
}

/* Do dice settle it, or is it an order with sums behind it, whose dice come later? */
static bool is_settling(const telling *t, const lin_entry *e)
{
    char sums[2000];
    lin_text text = lin_text_in(sums, sizeof sums);

    return e->faces > 0 || lin_explain(t->p, &e->order, &text);
}

/* Before the order: its chances, weighed; false: they are not worked out. */
static bool expect(telling *t, const lin_entry *e)
{
    char order[LIN_ORDER_TEXT];
    lin_text text = lin_text_in(order, sizeof order);

    if (e->meta || lin_waits(t->p) != LIN_ASKS_SIDE || t->nodes >= nodes_most || !is_settling(t, e))
        return false;
    lin_print(t->f, &e->order, &text);
    if (lin_odds_of(t->p, order, NULL, t->odds, NULL) != LIN_OK)
        return false;
    t->nodes += lin_odds_nodes(t->odds);
    if (*lin_odds_limit(t->odds) || lin_odds_chances(t->odds) == 0)
        return false;
    t->expected = 0;
    for (int i = 0; i < lin_odds_chances(t->odds); i++) {
        const lin_chance *c = lin_odds_chance(t->odds, i);

        t->expected += sign_of(c->group) * c->weight * c->p;
    }
    return true;
}

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

static double came(const telling *t, const lin_action *a)
{
    heard h = { .n = 0 };
    uint32_t at = 0;
    lin_event e;
    double sum = 0;

    while (lin_action_next(a, &at, &e)) {
        const lin_event_row *row = &t->f->rules->event[e.kind];
        const int whom = e.n > 0 ? e.arg[0] : -1;
        int owner, times = 1;

        if (!row->fate || !row->gain || e.n == 0 || !strchr("us", row->args[0]))
            continue;
        if (row->counts)
            times = e.arg[row->counts - 1];
        else if (!is_new(&h, e.kind, whom))
            continue;
        owner = row->args[0] == 's' ? whom : t->f->battle->unit[whom].side;
        sum += (owner == (int)t->side ? row->gain : -row->gain) * times;
    }
    return sum;
}

/* Among the largest, or not at all. */
static void keep_swing(telling *t, const lin_action *a)
{
    swing now = { .first = t->first, .last = t->n, .turn = t->told_turn, .side = t->side };
    int i = t->swings;

    now.expected = t->expected;
    now.came = came(t, a);
    now.loud = a->row && a->row->loud;
    snprintf(now.text, sizeof now.text, "%s", a->text);
    while (i > 0 &&
           fabs(now.came - now.expected) > fabs(t->swing[i - 1].came - t->swing[i - 1].expected)) {
        t->swing[i] = t->swing[i - 1];
        i--;
    }
    t->swing[i] = now;
    if (t->swings < SWINGS)
        t->swings++;
}

/* ---- sentences ---- */

static void sentence_json(telling *t)
{
    json_writer *j = &t->paragraphs;

    if (!t->holds)
        return;
    t->holds = false;
    json_open(j, NULL, '{');
    json_put_text(j, "text", t->held.text);
    json_put_int(j, "side", t->held.side < LIN_SIDES ? (int)t->held.side : -1);
    json_put_bool(j, "loud", t->held.row && t->held.row->loud);
    json_open(j, "entries", '[');
    json_put_int(j, NULL, (int64_t)t->held_first);
    json_put_int(j, NULL, (int64_t)t->held_last);
    json_close(j, ']');
    json_close(j, '}');
}

static void paragraph_opens(telling *t)
{
    json_open(&t->paragraphs, NULL, '{');
    json_put_int(&t->paragraphs, "turn", t->told_turn);
    json_put_text(&t->paragraphs, "name", lin_turn_name(t->f->battle, t->told_turn));
    json_open(&t->paragraphs, "sentences", '[');
}

static void paragraph_closes(telling *t)
{
    sentence_json(t);
    json_close(&t->paragraphs, ']');
    json_close(&t->paragraphs, '}');
}

static void join_actors(lin_action *to, const lin_action *more)
{
    for (int i = 0; i < more->actors && to->actors < LIN_ACTION_UNITS; i++) {
        bool there = false;

        for (int k = 0; k < to->actors; k++)
            there = there || to->actor[k] == more->actor[i];
        if (!there)
            to->actor[to->actors++] = more->actor[i];
    }
}

/* Quiet things of one kind in a row are one sentence: whose goals differ are told without them. */
static bool joins_held(telling *t, const lin_action *a)
{
    lin_action plain = *a;

    if (!t->holds || !a->row || a->row->loud || t->held.row != a->row || t->held.side != a->side)
        return false;
    lin_action_retell(t->f, &plain);
    if (strcmp(plain.text, a->text) != 0)
        return false; /* something came of it */
    if (a->actors != 1 || t->held.actors != 1 || a->actor[0] != t->held.actor[0]) {
        t->held.has_from = t->held.has_from && a->has_from && a->from.x == t->held.from.x &&
                           a->from.y == t->held.from.y;
        t->held.has_to =
            t->held.has_to && a->has_to && a->to.x == t->held.to.x && a->to.y == t->held.to.y;
        if (strcmp(a->how, t->held.how) != 0)
            t->held.how[0] = '\0';
    } else {
        t->held.to = a->to;
        t->held.has_to = a->has_to;
    }
    join_actors(&t->held, a);
    lin_action_retell(t->f, &t->held);
    t->held_last = t->n;
    return true;
}

static void losses_json(telling *t, const lin_action *a)
{
    json_writer *j = &t->losses;

    for (int i = 0; i < a->losses; i++) {
        json_open(j, NULL, '{');
        json_put_int(j, "u", a->lost[i]);
        json_put_int(j, "side", t->f->battle->unit[a->lost[i]].side);
        json_put_int(j, "turn", t->told_turn);
        json_put_int(j, "at", (int64_t)t->n);
        json_put_text(j, "text", a->text);
        json_close(j, '}');
    }
}

static void action_is_done(void *self, const lin_action *a)
{
    telling *t = self;

    losses_json(t, a);
    if (t->measured)
        keep_swing(t, a);
    t->measured = false;
    if (a->text[0] && !joins_held(t, a)) {
        lin_action plain = *a;

        sentence_json(t);
        t->held = *a;
        t->held.words = 0;
        t->held.word = NULL;
        t->held_first = t->first ? t->first : t->n;
        t->held_last = t->n;
        t->holds = true;
        lin_action_retell(t->f, &plain);
        if (a->row && strcmp(plain.text, a->text) != 0)
            t->held.side = LIN_NOBODY; /* nothing may be put to it */
    }
    t->first = 0;
}

/* ---- from entry to entry ---- */

/* What the clock says before an entry is when it was given. */
static void turn_goes_on(telling *t)
{
    const int now = lin_waits(t->p) == LIN_IS_OVER ? t->turn : lin_turn(t->p);

    if (now == t->turn)
        return;
    turn_json(t);
    t->turn = now;
}

static void begin_entry(telling *t, const lin_entry *e)
{
    lin_account_before(t->account, t->p);
    turn_goes_on(t);
    if (t->told_turn != t->turn && !lin_account_open(t->p)) {
        paragraph_closes(t);
        t->told_turn = t->turn;
        paragraph_opens(t);
    }
    if (t->first == 0)
        t->first = t->n + 1;
    if (!t->measured && expect(t, e)) {
        t->measured = true;
        t->side = e->side;
    }
}

static bool walk(telling *t)
{
    lin_entry e;

    tell_line_begin(t->s, t->p);
    t->turn = t->told_turn = lin_turn(t->p);
    turn_json(t);
    paragraph_opens(t);
    for (t->n = 0; lin_session_get(t->s, t->n, &e);) {
        begin_entry(t, &e);
        if (!tell_entry_play(&e, t->p, NULL, NULL))
            return false;
        t->n++;
        lin_account_after(t->account, t->p);
    }
    lin_account_end(t->account);
    turn_json(t);
    paragraph_closes(t);
    return true;
}

static void swings_json(telling *t)
{
    json_writer *j = t->j;

    json_open(j, "swings", '[');
    for (int i = 0; i < t->swings; i++) {
        const swing *s = &t->swing[i];

        json_open(j, NULL, '{');
        json_put_text(j, "text", s->text);
        json_put_int(j, "side", s->side < LIN_SIDES ? (int)s->side : -1);
        json_put_real(j, "expected", s->expected, 2);
        json_put_real(j, "came", s->came, 2);
        json_put_real(j, "swing", s->came - s->expected, 2);
        json_put_int(j, "turn", s->turn);
        json_open(j, "entries", '[');
        json_put_int(j, NULL, (int64_t)s->first);
        json_put_int(j, NULL, (int64_t)s->last);
        json_close(j, ']');
        json_close(j, '}');
    }
    json_close(j, ']');
    json_put_text(j, "limit",
                  t->nodes >= nodes_most
                      ? "The odds of the last fights were not worked out: there are too many."
                      : NULL);
}

static void verdict_members(telling *t)
{
    char text[300] = "";
    lin_text out = lin_text_in(text, sizeof text);
    lin_score score = { 0 };

    tell_over_json(t->j, "over", t->p);
    if (lin_waits(t->p) == LIN_IS_OVER)
        lin_result_text(t->p, &out);
    json_put_text(t->j, "verdict", text[0] ? text : NULL);
    lin_score_now(t->p, &score);
    json_put_text(t->j, "why", score.text);
}

static void story_members(telling *t, const tell_luck *luck)
{
    json_writer *j = t->j;

    verdict_members(t);
    json_put_int(j, "moves", (int64_t)lin_session_moves(t->s));
    json_put_value(j, "turns", t->turns.at, t->turns.used);
    json_put_value(j, "losses", t->losses.at, t->losses.used);
    swings_json(t);
    json_open(j, "luck", '{');
    tell_luck_members(j, luck);
    json_close(j, '}');
    json_put_value(j, "paragraphs", t->paragraphs.at, t->paragraphs.used);
    j->failed = j->failed || t->turns.failed || t->losses.failed || t->paragraphs.failed;
}

bool tell_story_members(json_writer *j, const lin_session *s)
{
    telling *t = calloc(1, sizeof *t);
    json_writer *list[3];
    tell_luck luck = { 0 };
    bool told = false;

    if (!t)
        return false;
    list[0] = &t->turns;
    list[1] = &t->losses;
    list[2] = &t->paragraphs;
    t->j = j;
    t->s = s;
    t->f = lin_game_field(lin_session_game((lin_session *)s));
    for (int i = 0; i < 3; i++)
        json_open(list[i], NULL, '[');
    if (lin_game_new(&t->p, t->f, lin_dice_typed(), NULL) == LIN_OK &&
        lin_account_new(&t->account, t->f, action_is_done, t, NULL) == LIN_OK &&
        (t->odds = lin_odds_new()) != NULL)
        told = tell_luck_of(s, t->p, &luck, NULL, NULL) == LIN_OK && walk(t);
    for (int i = 0; i < 3; i++)
        json_close(list[i], ']');
    if (told)
        story_members(t, &luck);
    for (int i = 0; i < 3; i++)
        free(list[i]->at);
    lin_odds_free(t->odds);
    lin_account_free(t->account);
    lin_game_free(t->p);
    free(t);
    return told && !j->failed;
}
