/* view.c -- what a seat may see of a game (docs/http.md, "The view"). */
#include "server/server.h"

#include <string.h>

/* ---- events ---- */

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
            tell_event_json(j, NULL, lin_game_field(played), &e);
}

/* ---- pieces ---- */

/* Where nothing is hidden only what changed is told; else each role is told all it may know. */
static void pieces(game *g, const lin_game *seen, bool all, bool remember, json_writer *j)
{
    static _Thread_local lin_piece list[LIN_PIECES];
    int n;

    memset(list, 0, sizeof list);
    n = lin_pieces(seen, list, LIN_PIECES);
    json_open(j, "pieces", '[');
    for (int i = 0; i < n; i++) {
        const uint64_t h = tell_piece_hash(seen, &list[i]);

        if (all || g->piece[i] != h)
            tell_piece_json(j, NULL, seen, &list[i]);
        if (remember)
            g->piece[i] = h;
    }
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
    return role_plays(r, side) || !game_hides(g, r);
}

static void question(const game *g, role r, lin_game *seen, json_writer *j)
{
    const lin_side side = lin_waits(seen) == LIN_ASKS_SIDE ? lin_to_answer(seen) : LIN_NOBODY;

    if (!game_waits_for_secrets(g)) {
        tell_question_json(j, "question", seen, may_see_answers(g, r, side));
        return;
    }
    json_open(j, "question", '{');
    json_put_text(j, "asking", "secrets");
    json_put_text(j, "text", "The dice are being sealed: each seat adds its secret.");
    json_close(j, '}');
}

/* ---- duties, offers, the end ---- */

static void duties(const game *g, role r, const lin_game *seen, json_writer *j)
{
    if (lin_waits(seen) == LIN_ASKS_SIDE && may_see_answers(g, r, lin_to_answer(seen))) {
        tell_duties_json(j, "duties", seen);
        return;
    }
    json_open(j, "duties", '[');
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

/* A seat's secret is shown when all are there, the server's when the battle is over. */
static void seal(const game *g, bool over, json_writer *j)
{
    lin_seal told = { .open = over };

    if (g->dice != DICE_SEALED || g->study) {
        tell_seal_json(j, "seal", NULL);
        return;
    }
    lin_seal_commit(told.commit, g->secret);
    memcpy(told.secret, g->secret, sizeof told.secret);
    for (int side = 0; side < LIN_SIDES; side++) {
        told.has[side] = g->given[side] && g->begun;
        memcpy(told.seat[side], g->seat_secret[side], sizeof told.seat[side]);
    }
    tell_seal_json(j, "seal", &told);
}

void view_changing(game *g, role r, lin_game *seen, bool all_pieces, json_writer *j)
{
    json_put_int(j, "n", (int64_t)g->n);
    json_put_int(j, "moves", g->moves);
    tell_score_members(j, seen);
    question(g, r, seen, j);
    duties(g, r, seen, j);
    offer(g, j);
    tell_over_json(j, "over", seen);
    if (g->dice == DICE_SEALED &&
        (!g->begun || lin_waits(seen) == LIN_IS_OVER || g->n <= LIN_SIDES))
        seal(g, lin_waits(seen) == LIN_IS_OVER, j);
    lesson_view(g, j);
    view_pieces(g, seen, all_pieces, j);
    if (tell_has_table(g->field))
        tell_props_json(j, "props", seen);
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
    people_json(g, r, "people", j);
    json_put_bool(j, "hotseat", g->hotseat);
    json_put_bool(j, "study", g->study);
    json_put_text(j, "dice", g->study ? "none" : g->led ? "lesson" : dice_kind_name[g->dice]);
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
    json_put_text(j, "frozen", g->frozen);
    if (expiry_date(s, g))
        json_put_int(j, "kept_until", expiry_date(s, g));
    else
        json_put_null(j, "kept_until");
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

    tell_score_members(j, seen);
    tell_over_json(j, "over", seen);
    tell_pieces_json(j, "pieces", seen);
    if (tell_has_table(lin_game_field(seen)))
        tell_props_json(j, "props", seen);
    json_open(j, "events", '[');
    view_events(then, r, j);
    json_close(j, ']');
}
