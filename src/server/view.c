/* view.c -- what a seat may see of a game, as JSON (docs/http.md, "The view"). */
#include "server/server.h"

#include <string.h>

/* ---- events ---- */

static void of_kind(const char *kinds, const lin_event *e, char kind, const char *key,
                    json_writer *j)
{
    json_open(j, key, '[');
    for (int i = 0; i < e->n && kinds[i] && kinds[i] != '*'; i++)
        if (kinds[i] == kind && e->arg[i] >= 0)
            json_put_int(j, NULL, e->arg[i]);
    json_close(j, ']');
}

static void event(const lin_field *f, const lin_event *e, json_writer *j)
{
    const lin_event_row *row = &f->rules->event[e->kind];
    char text[600];
    lin_text t = lin_text_in(text, sizeof text);

    lin_event_text(f, e, &t);
    json_open(j, NULL, '{');
    json_put_text(j, "t", text);
    json_put_text(j, "r", lin_event_rule(f, e));
    json_put_text(j, "k", row->name);
    of_kind(row->args, e, 'u', "u", j);
    of_kind(row->args, e, 'c', "c", j);
    of_kind(row->args, e, 'f', "f", j);
    json_put_text(j, "d", row->die ? row->die : "6");
    json_put_bool(j, "o", row->outcome);
    json_close(j, '}');
}

static bool hears(const lin_game *played, const lin_event *e, role r)
{
    const lin_field *f = lin_game_field(played);

    if (!f->rules->hears || lin_waits(played) == LIN_IS_OVER)
        return true;
    return (r == ROLE_SECOND || lin_hears(played, e, LIN_FIRST)) &&
           (r == ROLE_FIRST || lin_hears(played, e, LIN_SECOND));
}

void view_events(const lin_game *played, role r, json_writer *j)
{
    int32_t room[LIN_JOINED];
    lin_event e;
    uint32_t at = 0;

    while (lin_events_brief(played, &at, &e, room))
        if (hears(played, &e, r))
            event(lin_game_field(played), &e, j);
}

/* ---- pieces ---- */

static const char *const places[] = {
    [LIN_ON_BOARD] = "board", [LIN_WAITING] = "waiting", [LIN_UNPLACED] = "unplaced",
    [LIN_LOST] = "lost",      [LIN_UNKNOWN] = "unknown",
};

static void piece(const lin_game *seen, const lin_piece *p, json_writer *j)
{
    json_open(j, NULL, '{');
    json_put_int(j, "u", p->unit);
    json_put_text(j, "at", places[p->where]);
    json_put_int(j, "cell", p->where == LIN_ON_BOARD ? p->cell : -1);
    json_put_int(j, "facing", p->facing);
    json_put_text(j, "label", p->label);
    json_put_text(j, "left", p->left);
    json_put_text(j, "right", p->right);
    json_put_text(j, "marks", p->marks);
    json_put_text(j, "arm", lin_arm_name[p->arm]);
    json_put_text(j, "pose", lin_pose_name[p->pose]);
    json_put_int(j, "strength", p->strength);
    if (p->pips) {
        json_open(j, "pips", '[');
        json_put_int(j, NULL, p->hurt);
        json_put_int(j, NULL, p->pips);
        json_close(j, ']');
    }
    if (p->badge[0])
        json_put_text(j, "badge", p->badge);
    table_foot(seen, p->unit, j);
    json_close(j, '}');
}

static uint64_t mixed(uint64_t h, const uint64_t *word, size_t words)
{
    for (size_t i = 0; i < words; i++) {
        h = (h ^ word[i]) * 0x9e3779b97f4a7c15u;
        h ^= h >> 29;
    }
    return h;
}

/* What is shown, eight bytes at a time; both were zeroed, so the gaps between fields agree. */
static uint64_t piece_hash(const lin_game *seen, const lin_piece *p)
{
    const lin_field *f = lin_game_field(seen);
    uint64_t word[(sizeof *p + 7) / 8] = { 0 }, place[(sizeof(lin_footprint) + 7) / 8] = { 0 },
                                    h = 1469598103934665603u;
    lin_footprint foot;

    memcpy(word, p, sizeof *p);
    h = mixed(h, word, sizeof word / sizeof *word);
    if (!f->rules->footprint)
        return h;
    memset(&foot, 0, sizeof foot);
    if (lin_footprint_of(seen, p->unit, &foot))
        memcpy(place, &foot, sizeof foot);
    return mixed(h, place, sizeof place / sizeof *place);
}

/* Where nothing is hidden only what changed is told; else each role is told all it may know. */
static void pieces(game *g, const lin_game *seen, bool all, bool remember, json_writer *j)
{
    static _Thread_local lin_piece list[LIN_PIECES];
    int n;

    memset(list, 0, sizeof list);
    n = lin_pieces(seen, list, LIN_PIECES);
    json_open(j, "pieces", '[');
    for (int i = 0; i < n; i++) {
        const uint64_t h = piece_hash(seen, &list[i]);

        if (all || g->piece[i] != h)
            piece(seen, &list[i], j);
        if (remember)
            g->piece[i] = h;
    }
    json_close(j, ']');
}

/* The pieces of which two games show different things, as the second shows them. */
void view_changed(const lin_game *before, const lin_game *after, json_writer *j)
{
    static _Thread_local lin_piece old[LIN_PIECES], list[LIN_PIECES];
    uint64_t was[LIN_PIECES] = { 0 };
    int n;

    memset(old, 0, sizeof old);
    memset(list, 0, sizeof list);
    n = lin_pieces(before, old, LIN_PIECES);
    for (int i = 0; i < n; i++)
        was[old[i].unit] = piece_hash(before, &old[i]);
    n = lin_pieces(after, list, LIN_PIECES);
    json_open(j, "pieces", '[');
    for (int i = 0; i < n; i++)
        if (was[list[i].unit] != piece_hash(after, &list[i]))
            piece(after, &list[i], j);
    json_close(j, ']');
}

void view_pieces(game *g, const lin_game *seen, bool all, json_writer *j)
{
    const bool open = !g->field->rules->redact;

    pieces(g, seen, all || !open, open, j);
}

/* ---- the question ---- */

static bool may_see_answers(const game *g, role r, lin_side side)
{
    return !g->field->rules->redact || role_plays(r, side);
}

static void answers(const lin_game *seen, const lin_list *list, json_writer *j)
{
    const lin_field *f = lin_game_field(seen);

    json_open(j, "answers", '[');
    for (int i = 0; i < list->orders; i++) {
        char text[200];
        lin_text t = lin_text_in(text, sizeof text);

        lin_print(f, &list->order[i], &t);
        json_put_text(j, NULL, text);
    }
    json_close(j, ']');
    json_open(j, "said", '[');
    for (int i = 0; i < list->orders; i++) {
        char text[200];
        lin_text t = lin_text_in(text, sizeof text);

        lin_answer_text(seen, &list->order[i], &t);
        json_put_text(j, NULL, text);
    }
    json_close(j, ']');
    json_open(j, "open", '[');
    for (int i = 0; i < list->families; i++)
        json_put_text(j, NULL, f->rules->verb[list->family[i].order.verb].name);
    json_close(j, ']');
}

static void ready(const lin_game *seen, json_writer *j)
{
    lin_ready list[16];
    const int n = lin_ready_orders(seen, list, 16);

    json_open(j, "ready", '[');
    for (int i = 0; i < n; i++) {
        json_open(j, NULL, '{');
        json_put_text(j, "order", list[i].order);
        json_put_text(j, "text", list[i].text);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void dice_wanted(const lin_roll_ask *ask, json_writer *j)
{
    json_open(j, "dice", '{');
    json_put_int(j, "n", ask->n);
    json_put_int(j, "faces", ask->faces);
    json_put_int(j, "low", lin_die_low(lin_die_kind_of(ask)));
    json_put_text(j, "purpose", ask->purpose);
    json_put_int(j, "side", ask->side);
    json_close(j, '}');
}

static void question(const game *g, role r, lin_game *seen, json_writer *j)
{
    lin_question q;

    lin_ask(seen, &q);
    json_open(j, "question", '{');
    if (game_waits_for_secrets(g)) {
        json_put_text(j, "asking", "secrets");
        json_put_text(j, "text", "The dice are being sealed: each seat adds its secret.");
        json_close(j, '}');
        return;
    }
    json_put_text(j, "asking",
                  q.asking == LIN_ASKS_SIDE   ? "side"
                  : q.asking == LIN_ASKS_DICE ? "dice"
                                              : "over");
    if (q.asking != LIN_IS_OVER) {
        json_put_int(j, "side", q.side);
        json_put_text(j, "step", q.step);
        json_put_text(j, "rule", q.rule);
        json_put_text(j, "text", q.text);
    }
    if (q.asking == LIN_ASKS_SIDE && may_see_answers(g, r, q.side)) {
        answers(seen, q.list, j);
        ready(seen, j);
    }
    if (q.asking == LIN_ASKS_DICE)
        dice_wanted(&q.roll, j);
    json_close(j, '}');
}

/* ---- duties, offers, the end ---- */

static void duties(const game *g, role r, const lin_game *seen, json_writer *j)
{
    const lin_field *f = g->field;
    static _Thread_local lin_duty list[LIN_PIECES];
    int n = 0;

    if (f->rules->duties && lin_waits(seen) == LIN_ASKS_SIDE &&
        may_see_answers(g, r, lin_to_answer(seen)))
        n = lin_duties(seen, list, LIN_PIECES);
    json_open(j, "duties", '[');
    for (int i = 0; i < n; i++) {
        json_open(j, NULL, '{');
        json_put_text(j, "rule", list[i].rule);
        json_put_int(j, "unit", list[i].unit);
        json_put_text(j, "text", list[i].text);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void offer(const game *g, json_writer *j)
{
    if (g->offer == LIN_NOTHING) {
        json_put_null(j, "offer");
        return;
    }
    json_open(j, "offer", '{');
    json_put_text(j, "kind", g->offer == LIN_DRAW_OFFERED ? "draw" : "undo");
    json_put_int(j, "by", g->offer_by);
    json_close(j, '}');
}

void view_over(const lin_game *p, json_writer *j)
{
    const lin_field *f = lin_game_field(p);
    const lin_head *h = lin_state(p);
    const char *level = h->level < f->rules->levels ? f->rules->level[h->level] : "";
    char text[160];
    lin_text t = lin_text_in(text, sizeof text);

    if (lin_waits(p) != LIN_IS_OVER) {
        json_put_null(j, "over");
        return;
    }
    if (h->winner < LIN_SIDES)
        lin_put(&t, "%s %s%s", f->battle->side_name[h->winner], level,
                h->conceded ? ": the other side conceded." : ".");
    else
        lin_put(&t, h->agreed ? "A draw by agreement." : "A draw.");
    json_open(j, "over", '{');
    json_put_int(j, "winner", h->winner < LIN_SIDES ? h->winner : -1);
    json_put_text(j, "level", level);
    json_put_text(j, "text", text);
    json_close(j, '}');
}

static void clock_and_score(const lin_game *seen, json_writer *j)
{
    const lin_field *f = lin_game_field(seen);
    char text[160] = "";
    lin_text t = lin_text_in(text, sizeof text);
    lin_score score = { 0 };

    if (f->rules->clock)
        lin_clock(seen, &t);
    json_put_text(j, "clock", text);
    json_put_int(j, "turn", lin_turn(seen));
    if (f->rules->score)
        lin_score_now(seen, &score);
    json_open(j, "score", '{');
    json_open(j, "points", '[');
    json_put_int(j, NULL, score.points[0]);
    json_put_int(j, NULL, score.points[1]);
    json_close(j, ']');
    json_put_text(j, "text", score.text);
    json_close(j, '}');
}

static void hex_or_null(const char *key, const uint8_t *bytes, bool there, json_writer *j)
{
    char hex[LIN_SEAL_HEX];

    if (there)
        lin_seal_hex(hex, bytes);
    json_put_text(j, key, there ? hex : NULL);
}

static void seal(const game *g, bool over, json_writer *j)
{
    uint8_t commit[32];

    if (g->dice != DICE_SEALED || g->study) {
        json_put_null(j, "seal");
        return;
    }
    lin_seal_commit(commit, g->secret);
    json_open(j, "seal", '{');
    hex_or_null("commit", commit, true, j);
    json_open(j, "seats", '[');
    for (int side = 0; side < LIN_SIDES; side++)
        hex_or_null(NULL, g->seat_secret[side], g->given[side] && g->begun, j);
    json_close(j, ']');
    hex_or_null("secret", g->secret, over, j);
    json_close(j, '}');
}

void view_changing(game *g, role r, lin_game *seen, bool all_pieces, json_writer *j)
{
    json_put_int(j, "n", (int64_t)g->n);
    json_put_int(j, "moves", g->moves);
    clock_and_score(seen, j);
    question(g, r, seen, j);
    duties(g, r, seen, j);
    offer(g, j);
    view_over(seen, j);
    if (g->dice == DICE_SEALED &&
        (!g->begun || lin_waits(seen) == LIN_IS_OVER || g->n <= LIN_SIDES))
        seal(g, lin_waits(seen) == LIN_IS_OVER, j);
    view_pieces(g, seen, all_pieces, j);
    table_props(seen, j);
}

/* ---- the whole ---- */

static const char *role_name(const game *g, role r)
{
    return r == ROLE_BOTH    ? "both"
           : r == ROLE_WATCH ? "watch"
                             : g->field->battle->side_id[r == ROLE_FIRST ? 0 : 1];
}

void view_whole(server *s, game *g, role r, json_writer *j)
{
    lin_game *seen = game_as_seen(s, game_in_scratch(s, g), r);

    json_open(j, NULL, '{');
    json_put_text(j, "game", g->id);
    json_put_text(j, "battle", g->field->battle->id);
    json_put_text(j, "options", g->options);
    json_put_text(j, "role", role_name(g, r));
    json_open(j, "seats", '[');
    for (int side = 0; side < LIN_SIDES; side++)
        json_put_text(j, NULL, g->study ? "nobody" : g->bot[side] ? g->bot[side]->name : "person");
    json_close(j, ']');
    json_put_bool(j, "hotseat", g->hotseat);
    json_put_bool(j, "study", g->study);
    json_put_text(j, "dice", g->study ? "none" : dice_kind_name[g->dice]);
    if (g->dice == DICE_SEEDED && !g->study && lin_waits(seen) == LIN_IS_OVER)
        json_put_int(j, "seed", (int64_t)g->seed);
    else
        json_put_null(j, "seed");
    if (g->from[0]) {
        json_open(j, "from", '{');
        json_put_text(j, "game", g->from);
        json_put_int(j, "at", g->from_at);
        json_close(j, '}');
    } else {
        json_put_null(j, "from");
    }
    json_put_text(j, "warning", s->trouble[0] ? s->trouble : NULL);
    if (g->dice != DICE_SEALED ||
        !(!g->begun || lin_waits(seen) == LIN_IS_OVER || g->n <= LIN_SIDES))
        seal(g, lin_waits(seen) == LIN_IS_OVER, j);
    view_changing(g, r, seen, true, j);
    json_open(j, "events", '[');
    json_close(j, ']');
    json_close(j, '}');
}

/* A moment of the past: what could be seen then, and what happened in its last entry. */
void view_moment(server *s, role r, lin_game *then, json_writer *j)
{
    lin_game *seen = game_as_seen(s, then, r);

    clock_and_score(seen, j);
    view_over(seen, j);
    json_open(j, "pieces", '[');
    {
        static _Thread_local lin_piece list[LIN_PIECES];
        const int n = lin_pieces(seen, list, LIN_PIECES);

        for (int i = 0; i < n; i++)
            piece(seen, &list[i], j);
    }
    json_close(j, ']');
    table_props(seen, j);
    json_open(j, "events", '[');
    view_events(then, r, j);
    json_close(j, ']');
}
