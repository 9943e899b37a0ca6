/* undo.c -- taking back.
 *
 * One's last order may be taken back freely as long as nobody has learned anything since: no
 * die has fallen, the other side has not answered, nothing hidden has come to light. Beyond
 * that the other side is asked. Dice never come again: what is restored is the state, and the
 * source of the dice stays where it is. What was measured where nothing may be measured ahead
 * (blind.c) is never taken back, whoever agrees: nobody can forget it.
 *
 * The line taken back stays in the record, in parentheses where it was left. Taking back one
 * order after another makes one line, not a nest of them. */
#include "session.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* ---- The line taken back becomes a variation ---- */

/* How deep the variations among these items nest. Each is passed over in one stride. */
static uint32_t nest_of(const lin_session *s, size_t from, size_t to)
{
    uint32_t deepest = 0;

    while (to > from) {
        const lin_item *e = &s->item[--to];

        if (e->kind == LIN_ITEM_CLOSE) {
            if (e->n > deepest)
                deepest = e->n;
            to -= e->at;
        }
    }
    return deepest;
}

/* Leave out the variations within items first + 1 to the end: they lie too deep. Their dice
 * stay, so that no die that ever fell is missing from the record. */
static void prune(lin_session *s, size_t first)
{
    size_t kept = first + 1, depth = 0;

    for (size_t i = first + 1; i + 1 < s->items; i++) {
        const lin_item e = s->item[i];

        depth += e.kind == LIN_ITEM_OPEN;
        if (depth == 0)
            s->item[kept++] = e;
        else if (lin_item_dice(&e) > 0)
            s->item[kept++] = (lin_item){ .kind = LIN_ITEM_DICE, .at = e.at, .n = e.n };
        depth -= e.kind == LIN_ITEM_CLOSE;
    }
    s->items = kept;
    s->item[s->items++] =
        (lin_item){ .kind = LIN_ITEM_CLOSE, .at = (uint32_t)(kept - first), .n = 1 };
}

/* The items from `first` on go into parentheses. If the last of them is itself a line taken
 * back straight after the only entry (`alone`), that line went on from it, and the two become
 * one. There is room for two more items. */
static void wrap(lin_session *s, size_t first, bool alone)
{
    const lin_item *last = &s->item[s->items - 1];
    size_t gap = s->items;
    uint32_t nest = 1;

    if (alone && last->kind == LIN_ITEM_CLOSE) {
        gap = s->items - 1 - last->at;
        nest = last->n;
        s->items--;
    }
    if (nest < 1 + nest_of(s, first, gap))
        nest = 1 + nest_of(s, first, gap);
    memmove(&s->item[first + 1], &s->item[first], (gap - first) * sizeof *s->item);
    if (gap == s->items)
        s->items++;
    s->item[first] = (lin_item){ .kind = LIN_ITEM_OPEN };
    s->item[s->items] =
        (lin_item){ .kind = LIN_ITEM_CLOSE, .at = (uint32_t)(s->items - first), .n = nest };
    s->items++;
    if (nest > LIN_NEST)
        prune(s, first);
}

/* ---- Said while dice were awaited, and taken back ---- */

/* Such a line cannot stand in parentheses: the dice that fall now belong to the entry before it,
 * and so would come before what was said without them. It holds no dice and no order (a battle is
 * given up, or a draw accepted), so that a remark keeps all there is to know. */
static bool was_said_before_dice(const lin_session *s, const lin_game *then, size_t from)
{
    for (size_t i = s->line[from]; i < s->items; i++)
        if (s->item[i].kind == LIN_ITEM_ORDER || s->item[i].kind == LIN_ITEM_OPEN ||
            lin_item_dice(&s->item[i]) > 0)
            return false;
    return lin_waits(then) == LIN_ASKS_DICE;
}

static lin_status make_remark(lin_session *s, size_t from, lin_refusal *why)
{
    const size_t first = s->line[from], end = s->items;
    size_t kept = first;

    for (size_t i = first; i < end; i++) {
        const lin_item e = s->item[i];
        char line[100];
        lin_text t = lin_text_in(line, sizeof line);
        lin_status status;

        if (e.kind == LIN_ITEM_REMARK)
            continue;
        lin_put(&t, "%s: %s, taken back", lin_side_id(s->field->battle, (lin_side)e.side),
                lin_meta_orders[e.kind].word);
        if ((status = lin_session_remark(s, line, why)) != LIN_OK) {
            s->items = end;
            return status;
        }
    }
    for (size_t i = first; i < s->items; i++)
        if (s->item[i].kind == LIN_ITEM_REMARK)
            s->item[kept++] = s->item[i];
    s->items = kept;
    return LIN_OK;
}

lin_status lin_cut(lin_session *s, size_t from, lin_refusal *why)
{
    lin_game *then;
    lin_status status = lin_item_room(s, 2, why);

    if (status == LIN_OK)
        status = lin_game_from(&then, s->field, s->start, lin_dice_typed(), why);
    if (status != LIN_OK)
        return status;
    lin_listen(then, false);
    status = lin_session_at(s, from, then, why);
    if (status == LIN_OK && was_said_before_dice(s, then, from))
        status = make_remark(s, from, why);
    else if (status == LIN_OK)
        wrap(s, s->line[from], from + 1 == s->moves);
    if (status == LIN_OK) {
        lin_copy(s->game, then);
        s->moves = from;
    }
    lin_game_free(then);
    return status;
}

/* ---- What was there to be learned? ---- */

#define GUESSES 32

/* What the side heard of what has been done to this game since its events were cleared. */
static uint64_t heard(const lin_game *g, lin_side who)
{
    uint64_t all = 0;
    uint32_t at = 0;
    lin_event e;

    while (lin_events_next(g, &at, &e))
        if (lin_hears(g, &e, who))
            all = lin_hash_bytes(e.arg, (size_t)e.n * sizeof *e.arg,
                                 all * 0x9e3779b97f4a7c15u + (uint64_t)e.kind + 1);
    return all;
}

/* What the giver of an order sees and hears of it. */
static bool give_and_look(const lin_session *s, const lin_item *e, lin_game *g, uint64_t *told)
{
    const lin_side who = (lin_side)e->side;

    lin_events_clear(g);
    if (lin_give(g, who, &e->order, NULL) != LIN_OK)
        return false;
    *told = heard(g, who);
    s->field->rules->redact(s->field, g->state, who);
    return true;
}

/* A guess counts only if it is true to what the side sees. */
static bool guess(const lin_session *s, lin_side who, const void *view, lin_rng *rng,
                  lin_game *other, void *check)
{
    const lin_rules *r = s->field->rules;

    lin_set_state(other, view);
    r->complete(s->field, other->state, who, rng);
    memcpy(check, other->state, r->state_size);
    r->redact(s->field, check, who);
    return memcmp(check, view, r->state_size) == 0;
}

/* Did the order bring something hidden to light? It is tried on what else might have been
 * true: where the outcome looks or sounds different, its giver has learned something. No dice have
 * fallen in it. room: three states. */
static bool reveals(const lin_session *s, size_t from, lin_game *then, uint64_t *room)
{
    const lin_rules *r = s->field->rules;
    const lin_item *e = &s->item[s->line[from]];
    const lin_side who = (lin_side)e->side;
    uint64_t *view = room, *after = room + s->state_words, *check = after + s->state_words;
    uint64_t truly, else_told;
    lin_rng rng = 1;

    if (lin_session_at(s, from, then, NULL) != LIN_OK)
        return true;
    memcpy(view, then->state, r->state_size);
    r->redact(s->field, view, who);
    if (memcmp(view, then->state, r->state_size) == 0)
        return false; /* nothing was hidden from him */
    if (e->kind != LIN_ITEM_ORDER || !give_and_look(s, e, then, &truly))
        return true;
    memcpy(after, then->state, r->state_size);
    for (int i = 0; i < GUESSES; i++)
        if (guess(s, who, view, &rng, then, check) &&
            (!give_and_look(s, e, then, &else_told) || else_told != truly ||
             memcmp(then->state, after, r->state_size) != 0))
            return true;
    return false;
}

/* For rule systems without views: did the order answer a secret of the other side? Then it
 * may have opened it. */
static bool follows_a_secret(const lin_session *s, size_t from)
{
    const lin_item *e = &s->item[s->line[from]];

    while (from-- > 0) {
        const lin_item *earlier = &s->item[s->line[from]];

        if (earlier->kind == LIN_ITEM_ORDER)
            return earlier->hidden && earlier->side != e->side;
    }
    return false;
}

static bool learned(const lin_session *s, size_t from)
{
    const lin_rules *r = s->field->rules;
    lin_game *then = NULL;
    uint64_t *room;
    bool answer = true;

    if (!r->redact || !r->complete)
        return follows_a_secret(s, from);
    room = calloc(3 * s->state_words, sizeof *room);
    if (room && lin_game_from(&then, s->field, s->start, lin_dice_typed(), NULL) == LIN_OK)
        answer = reveals(s, from, then, room);
    lin_game_free(then);
    free(room);
    return answer;
}

/* ---- Taking back ---- */

bool lin_dice_fell_since(const lin_session *s, size_t moves)
{
    assert(s);
    for (size_t i = moves; i < s->moves; i++)
        if (s->item[s->line[i]].n > 0)
            return true;
    return false;
}

/* Where nothing of it may be taken back and done otherwise: secret answers of both sides met, or
 * the last order brought something to light, or the end has laid everything open. */
bool lin_secrets_shown_since(const lin_session *s, size_t moves)
{
    assert(s);
    for (size_t i = moves; i < s->moves; i++)
        if (s->item[s->line[i]].hidden && follows_a_secret(s, i))
            return true;
    if (!s->field->rules->redact || moves >= s->moves)
        return false;
    if (lin_waits(s->game) == LIN_IS_OVER)
        return true;
    return moves + 1 == s->moves && !lin_dice_fell_since(s, moves) && learned(s, moves);
}

/* May entry `from`, the last that `who` gave, be taken back without asking?
 *   1  the battle goes on
 *   2  nobody has given an order since
 *   3  no dice fell in it, or since
 *   4  it brought nothing hidden to light */
static bool is_free(const lin_session *s, size_t from)
{
    if (lin_waits(s->game) == LIN_IS_OVER) /* 1 */
        return false;
    if (lin_last_act(s, LIN_NOBODY) != (ptrdiff_t)from) /* 2 */
        return false;
    return !lin_dice_fell_since(s, from) /* 3 */ && !learned(s, from); /* 4 */
}

lin_status lin_measured_since(const lin_session *s, size_t from, lin_refusal *why)
{
    lin_game *then;
    lin_status status;

    if (!s->field->rules->learned || !lin_field_blind(s->field))
        return LIN_OK;
    status = lin_game_from(&then, s->field, s->start, lin_dice_typed(), why);
    if (status != LIN_OK)
        return status;
    lin_listen(then, false);
    status = lin_session_at(s, from, then, why);
    if (status == LIN_OK && lin_learned(then) != lin_learned(s->game))
        status = lin_not_measured(s->field,
                                  "Something has been measured since, so that nothing is taken "
                                  "back beyond it.",
                                  why);
    lin_game_free(then);
    return status;
}

lin_status lin_undo(lin_session *s, lin_side who, bool both, lin_refusal *why)
{
    assert(s);
    const ptrdiff_t from = lin_last_act(s, who);
    lin_status status;

    if (who == LIN_NOBODY && !both)
        return lin_refuse(why, LIN_NOT_YOURS, NULL, "Say which side takes back.");
    if (from < 0)
        return lin_refuse(why, LIN_ILLEGAL, NULL, "There is no order to be taken back.");
    status = lin_measured_since(s, (size_t)from, why);
    if (status != LIN_OK)
        return status;
    if (both || is_free(s, (size_t)from))
        return lin_cut(s, (size_t)from, why);
    return lin_entry_meta(s, who, LIN_UNDO, why);
}
