/* actions.c -- what was done, action by action, to be played back: each with the entries it took,
 * and for each entry the pieces that changed, the dice and the events; a fight with a plate of it.
 *
 * A stretch of the main line is played again and handed to an account. An action mostly ends where
 * an entry ends; where nobody was asked between two of them an entry is shared: then the first part
 * of it shows the pieces its events speak of, the last all the others. Whatever is told is what the
 * watcher sees and hears. */
#include "tell/tell.h"
#include "linstock_rules.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { ROLLS = 96 };

typedef struct {
    tell_roll roll;
    uint32_t at; /* the log, when it fell */
} fallen;

typedef struct {
    json_writer *j;
    const tell_stretch *s;
    const tell_watcher *w;
    lin_game *p, *seen; /* as it is, and as the watcher sees it */
    lin_account *account;
    /* the action under way */
    size_t first, last; /* its entries, from 1; no first: none is under way */
    bool within;        /* it began within an entry, with no order of its own yet */
    int turn;
    bool open;
    char clock[200], purpose[200];
    json_writer frames, plate_rolls;
    /* the entry being told */
    size_t n;
    bool reading, ordered;     /* its events are being taken; its order has been told */
    char said[LIN_ORDER_TEXT]; /* its order in plain words */
    uint32_t told, at;         /* its events up to here are told; this one is being taken */
    int rolls;
    fallen roll[ROLLS];
    /* what the pieces looked like when last told */
    uint64_t look[LIN_PIECES];
    char *props;
    size_t props_size;
} telling;

/* ---- what the watcher sees ---- */

static bool hears(const telling *t, const lin_event *e)
{
    return t->w->sees_all || lin_waits(t->p) == LIN_IS_OVER || lin_hears(t->p, e, t->w->who);
}

static const lin_game *as_seen(telling *t)
{
    if (t->w->sees_all || !t->s->field->rules->redact)
        return t->p;
    if (lin_waits(t->p) == LIN_IS_OVER)
        lin_copy(t->seen, t->p);
    else
        lin_seen_by(t->p, t->w->who, t->seen);
    return t->seen;
}

static bool is_asked_for(const telling *t)
{
    return t->n > t->s->from;
}

/* ---- pieces and props that changed ---- */

static bool speaks_of(const telling *t, int unit, uint32_t at, uint32_t end)
{
    lin_event e;

    while (at < end && lin_events_next(t->p, &at, &e)) {
        const char *kinds = t->s->field->rules->event[e.kind].args;

        for (int i = 0; i < e.n && kinds[i] && kinds[i] != '*'; i++)
            if (kinds[i] == 'u' && e.arg[i] == unit)
                return true;
    }
    return false;
}

/* Those that look other than when they were last told; j NULL: only note how they look. */
static void changed_pieces(telling *t, const lin_game *g, json_writer *j, uint32_t end, bool final)
{
    static _Thread_local lin_piece list[LIN_PIECES];
    int n;

    memset(list, 0, sizeof list);
    n = lin_pieces(g, list, LIN_PIECES);
    if (j)
        json_open(j, "pieces", '[');
    for (int i = 0; i < n; i++) {
        const int u = list[i].unit;
        const uint64_t look = tell_piece_hash(g, &list[i]);

        if (t->look[u] == look || (!final && !speaks_of(t, u, t->told, end)))
            continue;
        t->look[u] = look;
        if (j)
            tell_piece_json(j, NULL, g, &list[i]);
    }
    if (j)
        json_close(j, ']');
}

static void changed_props(telling *t, const lin_game *g, json_writer *j)
{
    json_writer now = { 0 };

    if (!tell_has_table(t->s->field))
        return;
    tell_props_json(&now, NULL, g);
    if (now.failed ||
        (t->props && now.used == t->props_size && memcmp(now.at, t->props, now.used) == 0)) {
        free(now.at);
        return;
    }
    free(t->props);
    t->props = now.at;
    t->props_size = now.used;
    if (j)
        json_put_value(j, "props", now.at, now.used);
}

/* ---- a frame: an entry, or the part of it that belongs to one action ---- */

static const lin_entry *entry_of(const telling *t)
{
    return &t->s->entry[t->n - t->s->before - 1];
}

static bool lies_open(const telling *t)
{
    return t->w->sees_all || t->n <= t->w->open;
}

/* Where anything is still hidden a side is told only its own orders. */
static bool is_secret(const telling *t, const lin_entry *e)
{
    return (e->hidden || t->s->field->rules->redact) && !lies_open(t) && e->side != t->w->who;
}

static void order_members(telling *t, json_writer *j)
{
    const lin_entry *e = entry_of(t);
    const bool told = !t->ordered && !is_secret(t, e);

    if (!told)
        json_put_null(j, "order");
    else if (e->meta)
        json_put_text(j, "order", lin_meta_orders[e->meta].word);
    else
        tell_order_json(j, "order", t->s->field, &e->order);
    json_put_text(j, "said", told ? t->said : NULL);
    json_put_int(j, "side", e->side < LIN_SIDES ? (int)e->side : -1);
    t->ordered = true;
}

static void rolls_of_frame(telling *t, json_writer *j, uint32_t end, bool final)
{
    json_open(j, "rolls", '[');
    for (int i = 0; i < t->rolls; i++) {
        lin_event e;
        int32_t room[LIN_JOINED];
        uint32_t at = t->told;
        int before = 0;

        if (t->roll[i].at < t->told || (!final && t->roll[i].at >= end))
            continue;
        while (at < t->roll[i].at && lin_events_brief(t->p, &at, &e, room))
            before += hears(t, &e);
        json_open(j, NULL, '{');
        json_put_int(j, "at", before);
        tell_rolled_members(j, &t->roll[i].roll);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void plate_rolls(telling *t, uint32_t end, bool final)
{
    for (int i = 0; i < t->rolls; i++) {
        if (t->roll[i].at < t->told || (!final && t->roll[i].at >= end))
            continue;
        json_open(&t->plate_rolls, NULL, '{');
        tell_rolled_members(&t->plate_rolls, &t->roll[i].roll);
        json_close(&t->plate_rolls, '}');
    }
}

static void events_of_frame(telling *t, json_writer *j, uint32_t end)
{
    uint32_t at = t->told;
    int32_t room[LIN_JOINED];
    lin_event e;

    json_open(j, "events", '[');
    while (at < end && lin_events_brief(t->p, &at, &e, room))
        if (hears(t, &e))
            tell_event_json(j, NULL, t->s->field, &e);
    json_close(j, ']');
}

/* The events from the last told up to `end`, and what goes with them. */
static void put_frame(telling *t, uint32_t end, bool final)
{
    json_writer *j = &t->frames;

    plate_rolls(t, end, final);
    if (is_asked_for(t)) {
        const lin_game *g = as_seen(t);

        json_open(j, NULL, '{');
        json_put_int(j, "n", (int64_t)t->n);
        order_members(t, j);
        changed_pieces(t, g, j, end, final);
        if (final)
            changed_props(t, g, j);
        rolls_of_frame(t, j, end, final);
        events_of_frame(t, j, end);
        json_close(j, '}');
    }
    t->told = end;
}

/* ---- the plate of a fight ---- */

static void put_units(const lin_field *f, const uint16_t *unit, int n, lin_text *out)
{
    for (int i = 0; i < n; i++)
        lin_put(out, "%s%s",
                i == 0       ? ""
                : i + 1 == n ? " and "
                             : ", ",
                f->battle->unit[unit[i]].name);
}

static void side_json(json_writer *j, const lin_field *f, const lin_action *a, int side)
{
    uint16_t unit[2 * LIN_ACTION_UNITS];
    char text[1000] = "";
    lin_text t = lin_text_in(text, sizeof text);
    int n = 0;

    for (int i = 0; i < a->actors; i++)
        if (f->battle->unit[a->actor[i]].side == side)
            unit[n++] = a->actor[i];
    for (int i = 0; i < a->targets; i++)
        if (f->battle->unit[a->target[i]].side == side)
            unit[n++] = a->target[i];
    put_units(f, unit, n, &t);
    json_open(j, NULL, '{');
    json_put_int(j, "side", side);
    json_open(j, "units", '[');
    for (int i = 0; i < n; i++)
        json_put_int(j, NULL, unit[i]);
    json_close(j, ']');
    json_put_text(j, "text", text);
    json_close(j, '}');
}

static int plate_of(const lin_field *f, const lin_event *e)
{
    return f->rules->part ? (int)f->rules->part[e->kind].plate : LIN_PLATE_NOTHING;
}

/* "higher ground: +1 [XX-13.4]" */
static void put_sum(const lin_field *f, const lin_event *e, char *line, size_t size)
{
    char text[600];
    lin_text t = lin_text_in(text, sizeof text), out = lin_text_in(line, size);
    const char *rule = lin_event_rule(f, e);

    lin_event_called(f, e, &t);
    while (t.used > 0 && text[t.used - 1] == '.')
        text[--t.used] = '\0';
    lin_put(&out, "%s", text + strspn(text, " "));
    if (rule)
        lin_put(&out, " [%s]", rule);
}

static void sums_members(json_writer *j, const lin_field *f, const lin_action *a)
{
    char line[700], total[700] = "";
    uint32_t at = 0;
    lin_event e;

    json_open(j, "sums", '[');
    while (lin_action_next(a, &at, &e)) {
        const int plate = plate_of(f, &e);

        if (plate == LIN_PLATE_TOTAL)
            put_sum(f, &e, total, sizeof total);
        if (plate != LIN_PLATE_SUM)
            continue;
        put_sum(f, &e, line, sizeof line);
        json_put_text(j, NULL, line);
    }
    json_close(j, ']');
    json_put_text(j, "total", total[0] ? total : NULL);
}

/* The result is the event its row calls so, else the first that an outcome would be named by. */
static uint32_t result_at(const lin_field *f, const lin_action *a)
{
    uint32_t at = 0, before = 0, first = UINT32_MAX;
    lin_event e;

    while (lin_action_next(a, &at, &e)) {
        if (plate_of(f, &e) == LIN_PLATE_RESULT)
            return before;
        if (first == UINT32_MAX && f->rules->event[e.kind].outcome)
            first = before;
        before = at;
    }
    return first;
}

static bool is_said_again(const lin_field *f, const lin_action *a, uint32_t at, const lin_event *e)
{
    lin_event later;

    while (f->rules->event[e->kind].latest && e->n > 0 && lin_action_next(a, &at, &later))
        if (later.kind == e->kind && later.n > 0 && later.arg[0] == e->arg[0])
            return true;
    return false;
}

static void result_members(json_writer *j, const lin_field *f, const lin_action *a)
{
    const uint32_t result = result_at(f, a);
    uint32_t at = result;
    lin_event e;
    char text[600] = "";
    lin_text t = lin_text_in(text, sizeof text);
    const bool found = result != UINT32_MAX && lin_action_next(a, &at, &e);

    if (found)
        lin_event_called(f, &e, &t);
    json_put_text(j, "result", found ? text : NULL);
    json_put_text(j, "rule", found ? lin_event_rule(f, &e) : NULL);
    json_open(j, "follows", '[');
    for (at = 0; found;) {
        const uint32_t before = at;
        const lin_event_row *row;

        if (!lin_action_next(a, &at, &e))
            break;
        row = &f->rules->event[e.kind];
        if (before <= result || !row->outcome || is_said_again(f, a, at, &e))
            continue;
        t = lin_text_in(text, sizeof text);
        lin_event_called(f, &e, &t);
        json_put_text(j, NULL, text);
    }
    json_close(j, ']');
}

/* Cards that lay face down and were turned over together. */
static void cards_json(json_writer *j, const lin_field *f, const lin_action *a)
{
    uint32_t at = 0;
    lin_event e;

    json_open(j, "cards", '[');
    while (f->rules->part && lin_action_next(a, &at, &e)) {
        const lin_event_row *row = &f->rules->event[e.kind];
        const char *part = f->rules->part[e.kind].part;

        for (int i = 0; part && part[i] && i < e.n; i++) {
            char text[80];
            lin_text t = lin_text_in(text, sizeof text);

            if (part[i] != 'c' && part[i] != 'k')
                continue;
            lin_arg_print(f, row->args[i], row->spoken ? row->spoken : row->names, e.arg[i], &t);
            json_open(j, NULL, '{');
            json_put_int(j, "side", (part[i] == 'c') == (a->side == LIN_FIRST) ? 0 : 1);
            json_put_text(j, "text", text);
            json_close(j, '}');
        }
    }
    json_close(j, ']');
}

static void plate_json(telling *t, const lin_action *a)
{
    const lin_field *f = t->s->field;
    json_writer *j = t->j;
    char title[120] = "";
    lin_text text = lin_text_in(title, sizeof title);
    const int first = a->side == LIN_SECOND;

    if (!a->row || !a->row->loud) {
        json_put_null(j, "plate");
        return;
    }
    lin_put(&text, "%c%s", toupper((unsigned char)a->row->name[0]), a->row->name + 1);
    if (a->has_to) {
        lin_put(&text, " at ");
        lin_place_text(f, a->to, &text);
    }
    json_open(j, "plate", '{');
    json_put_text(j, "title", title);
    json_open(j, "sides", '[');
    side_json(j, f, a, first);
    side_json(j, f, a, 1 - first);
    json_close(j, ']');
    cards_json(j, f, a);
    sums_members(j, f, a);
    json_put_value(j, "rolls", t->plate_rolls.at, t->plate_rolls.used);
    result_members(j, f, a);
    json_close(j, '}');
}

/* ---- an action ---- */

/* The lists that are filled beside the action, and put into it when it is finished. */
static void lists_begin(telling *t)
{
    json_open(&t->frames, NULL, '[');
    json_open(&t->plate_rolls, NULL, '[');
}

static void lists_end(telling *t)
{
    free(t->frames.at);
    free(t->plate_rolls.at);
    t->frames = t->plate_rolls = (json_writer){ 0 };
}

static void action_is_done(void *self, const lin_action *a)
{
    telling *t = self;
    json_writer *j = t->j;

    if (t->reading && t->w->frames)
        put_frame(t, t->at, false);
    json_close(&t->frames, ']');
    json_close(&t->plate_rolls, ']');
    if (t->last > t->s->from) {
        json_open(j, NULL, '{');
        tell_action_members(j, t->s->field, a);
        json_put_text(j, "purpose", a->text[0] && t->purpose[0] ? t->purpose : NULL);
        json_open(j, "entries", '[');
        json_put_int(j, NULL, (int64_t)t->first);
        json_put_int(j, NULL, (int64_t)t->last);
        json_close(j, ']');
        json_put_int(j, "turn", t->turn);
        json_put_text(j, "clock", t->clock);
        if (t->w->frames) {
            json_put_value(j, "frames", t->frames.at, t->frames.used);
            plate_json(t, a);
        }
        json_put_bool(j, "open", t->open);
        json_close(j, '}');
    }
    j->failed = j->failed || t->frames.failed || t->plate_rolls.failed;
    lists_end(t);
    lists_begin(t);
    t->first = t->reading ? t->n : 0;
    t->within = t->reading;
    if (a->text[0] || !t->reading) /* else it is that of the action which this order now begins */
        t->purpose[0] = '\0';
    t->told = t->at;
}

/* Entries that were part of no action that said anything. */
static void put_silent_action(telling *t)
{
    const lin_action none = { .side = LIN_NOBODY };

    if (t->first != 0 && t->first <= t->last)
        action_is_done(t, &none);
}

/* ---- from entry to entry ---- */

static void see_roll(void *self, const lin_roll_ask *ask, const uint8_t *face)
{
    telling *t = self;
    uint32_t at = 0;
    lin_event e;

    if (t->rolls == ROLLS)
        return;
    while (lin_events_next(t->p, &at, &e))
        ;
    t->roll[t->rolls].roll = tell_roll_of(ask, face);
    t->roll[t->rolls++].at = at;
}

/* What the order is called can only be said before it is given. */
static void note_said(telling *t)
{
    const lin_entry *e = entry_of(t);
    lin_text out = lin_text_in(t->said, sizeof t->said);

    if (!t->w->frames || !is_asked_for(t))
        return;
    if (e->meta)
        lin_put(&out, "%s", lin_meta_orders[e->meta].help);
    else
        lin_answer_text(t->p, &e->order, &out);
}

/* Does the watcher see all there is, now, and hear the answer? What a bot has in mind may tell of
 * what he does not. */
static bool nothing_is_hidden(telling *t)
{
    const lin_rules *r = t->s->field->rules;

    if (lies_open(t))
        return true;
    if (entry_of(t)->hidden && entry_of(t)->side != t->w->who)
        return false;
    if (!r->redact)
        return true;
    lin_seen_by(t->p, t->w->who, t->seen);
    return memcmp(lin_state(t->seen), lin_state(t->p), r->state_size) == 0;
}

static void note_purpose(telling *t)
{
    const lin_entry *e = entry_of(t);
    const lin_bot *bot = e->side < LIN_SIDES ? t->w->bot[e->side] : NULL;
    lin_text out = lin_text_in(t->purpose, sizeof t->purpose);

    if (!bot || e->meta || !nothing_is_hidden(t))
        return;
    lin_seen_by(t->p, e->side, t->seen);
    lin_bot_purpose(bot, t->seen, &e->order, &out);
}

static void begin_entry(telling *t)
{
    lin_account_before(t->account, t->p);
    if (t->first == 0 || t->within) {
        lin_text clock = lin_text_in(t->clock, sizeof t->clock);

        if (t->first == 0)
            t->first = t->n;
        t->within = false;
        t->turn = lin_turn(t->p);
        lin_clock(t->p, &clock);
        note_purpose(t);
    }
    if (t->w->frames && t->n == t->s->from + 1) {
        changed_pieces(t, as_seen(t), NULL, 0, true);
        changed_props(t, as_seen(t), NULL);
    }
    note_said(t);
    t->rolls = 0;
    t->told = t->at = 0;
    t->ordered = false;
}

static void take_events(telling *t)
{
    uint32_t next = 0;
    lin_event e;

    t->last = t->n;
    t->reading = true;
    for (t->at = 0; lin_events_next(t->p, &next, &e); t->at = next)
        lin_account_event(t->account, t->p, &e);
    t->reading = false;
    if (t->w->frames)
        put_frame(t, t->at, true);
}

static bool tell_all(telling *t)
{
    for (size_t i = 0; i < t->s->n; i++) {
        t->n = t->s->before + i + 1;
        begin_entry(t);
        if (!tell_entry_play(&t->s->entry[i], t->p, see_roll, t))
            return false;
        take_events(t);
    }
    t->open = lin_account_open(t->p);
    lin_account_end(t->account);
    put_silent_action(t);
    return true;
}

bool tell_actions_members(json_writer *j, const tell_stretch *s, const tell_watcher *w)
{
    telling *t = calloc(1, sizeof *t);
    bool told = false;

    if (!t)
        return false;
    t->j = j;
    t->s = s;
    t->w = w;
    json_put_int(j, "from", (int64_t)s->from);
    json_put_int(j, "to", (int64_t)(s->before + s->n));
    json_open(j, "actions", '[');
    lists_begin(t);
    if (lin_game_from(&t->p, s->field, s->state, lin_dice_typed(), NULL) == LIN_OK &&
        lin_game_new(&t->seen, s->field, lin_dice_typed(), NULL) == LIN_OK &&
        lin_account_new(&t->account, s->field, action_is_done, t, NULL) == LIN_OK) {
        if (!w->sees_all)
            lin_account_for(t->account, w->who);
        told = tell_all(t);
    }
    json_close(j, ']');
    lists_end(t);
    lin_account_free(t->account);
    lin_game_free(t->p);
    lin_game_free(t->seen);
    free(t->props);
    free(t);
    return told && !j->failed;
}
