/* routes.c -- which path does what. All of it with the lock held. */
#include "server/server.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

static bool is(const char *a, const char *b)
{
    return strcmp(a, b) == 0;
}

size_t route_body_most(const char *path)
{
    return is(path, "/api/records") ? 4u << 20 : 64u << 10;
}

const char *route_body_type(const char *path)
{
    return is(path, "/api/records") ? "text/plain" : "application/json";
}

/* ---- the stream ---- */

static enum MHD_Result events(request *rq, game *g, role r)
{
    const char *last = header(rq, "Last-Event-ID"), *after = last ? last : param(rq, "after");
    char *end;
    unsigned long long n = 0;

    if (after) {
        n = strtoull(after, &end, 10);
        if (end == after || *end)
            return reply_no(rq, MHD_HTTP_BAD_REQUEST, "bad-request",
                            "Last-Event-ID should be the number of a message.");
    }
    return stream_open(rq, g, r, n, after != NULL, param(rq, "people") != NULL);
}

static enum MHD_Result whole(request *rq, game *g, role r)
{
    json_writer j = { 0 };

    view_whole(rq->s, g, r, &j);
    workers_think(rq->s, g); /* after a restart a bot may still owe an answer */
    return reply_json(rq, MHD_HTTP_OK, &j);
}

static enum MHD_Result picture_svg(request *rq, game *g, role r)
{
    return replay_picture(rq, g, r, "svg");
}

static enum MHD_Result picture_png(request *rq, game *g, role r)
{
    return replay_picture(rq, g, r, "png");
}

/* ---- the table ---- */

typedef enum MHD_Result (*game_route)(request *rq, game *g, role r);

static const struct {
    const char *method, *name;
    game_route go;
} of_game[] = {
    { "GET", "", whole },
    { "GET", "events", events },
    { "POST", "orders", post_order },
    { "POST", "dice", post_dice },
    { "POST", "secret", post_secret },
    { "POST", "remarks", post_remark },
    { "GET", "people", people_look },
    { "POST", "people", people_post },
    { "GET", "chat", people_lines },
    { "POST", "chat", people_say },
    { "POST", "rematch", people_rematch },
    { "POST", "invite", seat_invite },
    { "POST", "withdraw", seat_withdraw },
    { "POST", "leave", seat_leave },
    { "POST", "lesson", post_lesson },
    { "GET", "check", look_check },
    { "GET", "ground", look_ground },
    { "GET", "odds", look_odds },
    { "GET", "overlay", look_overlay },
    { "GET", "between", look_between },
    { "GET", "about", look_about },
    { "GET", "line", replay_line },
    { "GET", "at", replay_at },
    { "GET", "luck", replay_luck },
    { "GET", "story", replay_story },
    { "GET", "actions", actions_played },
    { "GET", "account", actions_account },
    { "GET", "record", replay_record },
    { "GET", "report", replay_report },
    { "GET", "picture.svg", picture_svg },
    { "GET", "picture.png", picture_png },
};

static const char *key_of(request *rq)
{
    const char *bearer = header(rq, "Authorization");

    return bearer && strncasecmp(bearer, "Bearer ", 7) == 0 ? bearer + 7 : param(rq, "key");
}

/* /api/games/ID[/NAME] */
static enum MHD_Result route_game(request *rq, const char *rest)
{
    const size_t n = strcspn(rest, "/");
    const char *name = rest[n] ? rest + n + 1 : "";
    bool other_method = false;
    failure no = { .status = MHD_HTTP_CONFLICT, .code = "bad-file" };
    game *g;

    if (n == 0 || n >= GAME_ID)
        return reply_no(rq, MHD_HTTP_NOT_FOUND, "no-such-game", "There is no such game.");
    memcpy(rq->id, rest, n);
    g = game_find(rq->s, rq->id, &no.why);
    if (!g && no.why.text[0])
        return reply_failure(rq, &no);
    if (!g)
        return reply_no(rq, MHD_HTTP_NOT_FOUND, "no-such-game", "There is no game %s here.",
                        rq->id);
    if (is(name, "invitation") && !is(rq->method, "POST"))
        return seat_invitation(rq, g, key_of(rq));
    if (is(name, "take") && is(rq->method, "POST"))
        return seat_take(rq, g, key_of(rq));
    rq->as = game_role(g, key_of(rq));
    if (rq->as == ROLE_NONE)
        return reply_no(rq, MHD_HTTP_FORBIDDEN, "bad-key",
                        key_of(rq) ? "This key opens no seat of the game; is the link whole?"
                                   : "A key is needed: the link of a seat, or of those who watch.");
    for (size_t i = 0; i < sizeof of_game / sizeof *of_game; i++) {
        if (!is(of_game[i].name, name))
            continue;
        if (is(of_game[i].method, rq->method) ||
            (is(of_game[i].method, "GET") && is(rq->method, "HEAD")))
            return of_game[i].go(rq, g, rq->as);
        other_method = true;
    }
    if (other_method)
        return reply_no(rq, MHD_HTTP_METHOD_NOT_ALLOWED, "bad-request",
                        "That is not asked for with %s.", rq->method);
    return reply_no(rq, MHD_HTTP_NOT_FOUND, "no-such-thing",
                    "A game has no such thing; docs/http.md lists what it has.");
}

/* /api/battles/ID[/ground.svg|/names] */
static enum MHD_Result route_battle(request *rq, const char *rest)
{
    const size_t n = strcspn(rest, "/");
    char id[48];

    if (n == 0 || n >= sizeof id)
        return reply_no(rq, MHD_HTTP_NOT_FOUND, "no-such-thing", "There is no such battle.");
    memcpy(id, rest, n);
    id[n] = '\0';
    if (!rest[n])
        return battle_one(rq, id);
    if (is(rest + n, "/ground.svg"))
        return battle_ground(rq, id);
    if (is(rest + n, "/names"))
        return battle_names(rq, id);
    return reply_no(rq, MHD_HTTP_NOT_FOUND, "no-such-thing", "A battle has no such thing.");
}

/* /api/muster/BOOK[/battle] */
static enum MHD_Result route_muster(request *rq, const char *rest, bool post)
{
    const size_t n = strcspn(rest, "/");
    char book[24];

    if (n == 0 || n >= sizeof book || (rest[n] && !(post && is(rest + n, "/battle"))))
        return reply_no(rq, MHD_HTTP_NOT_FOUND, "no-such-thing", "There is no such book.");
    memcpy(book, rest, n);
    book[n] = '\0';
    return rest[n] ? muster_battle(rq, book)
           : post  ? muster_force(rq, book)
                   : muster_rows(rq, book);
}

enum MHD_Result route(request *rq)
{
    const bool post = is(rq->method, "POST");
    const char *path = rq->path;

    if (strncmp(path, "/api/games/", 11) == 0)
        return route_game(rq, path + 11);
    if (is(path, "/api/games") && post)
        return make_game(rq);
    if (is(path, "/api/records") && post)
        return make_record(rq);
    if (strncmp(path, "/api/lessons/", 13) == 0)
        return post ? make_lesson(rq, path + 13) : lesson_one(rq, path + 13);
    if (strncmp(path, "/api/muster/", 12) == 0)
        return route_muster(rq, path + 12, post);
    if (post)
        return reply_no(rq, MHD_HTTP_METHOD_NOT_ALLOWED, "bad-request",
                        "Nothing can be posted there.");
    if (is(path, "/api/battles"))
        return battles_list(rq);
    if (strncmp(path, "/api/battles/", 13) == 0)
        return route_battle(rq, path + 13);
    if (is(path, "/api/lessons"))
        return lessons_list(rq);
    if (is(path, "/api/muster"))
        return muster_books(rq);
    if (is(path, "/api/rules"))
        return rules_list(rq);
    if (strncmp(path, "/api/", 5) == 0)
        return reply_no(rq, MHD_HTTP_NOT_FOUND, "no-such-thing",
                        "There is no such thing; docs/http.md lists what there is.");
    return page_file(rq);
}
