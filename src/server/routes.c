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

#define CHEAP_ROWS 400 /* behind: a snapshot is not far */
#define FAR_BEHIND 9   /* what it costs besides */

static enum MHD_Result events(request *rq, game *g, role r)
{
    const char *last = header(rq, "Last-Event-ID"), *after = last ? last : param(rq, "after");
    enum MHD_Result done;
    char *end;
    unsigned long long n = 0;

    if (is(rq->method, "HEAD")) /* its headers, and no stream that nobody reads */
        return reply(rq, MHD_HTTP_OK, "text/event-stream", "", 0);
    if (after) {
        n = strtoull(after, &end, 10);
        if (end == after || *end)
            return reply_no(rq, MHD_HTTP_BAD_REQUEST, "bad-request",
                            "Last-Event-ID should be the number of a message.");
    }
    if (after && n + CHEAP_ROWS < g->n && !limits_spend(rq, FAR_BEHIND, &done))
        return done; /* much is to be played again for him */
    done = stream_open(rq, g, r, n, after != NULL, param(rq, "people") != NULL);
    workers_think(rq->s, g); /* whoever comes back after a restart may ask for nothing else */
    return done;
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

/* HERE: in less than a millisecond, with the lock held. LOOK, PLAY: by a worker, on a copy. */
typedef enum { HERE, LOOK, PLAY } where;

static const struct {
    const char *method, *name;
    game_route go;
    where at;
} of_game[] = {
    { "GET", "", whole, HERE },
    { "GET", "events", events, HERE },
    { "POST", "orders", post_order, HERE },
    { "POST", "dice", post_dice, HERE },
    { "POST", "secret", post_secret, HERE },
    { "POST", "remarks", post_remark, HERE },
    { "GET", "people", people_look, HERE },
    { "POST", "people", people_post, HERE },
    { "GET", "chat", people_lines, LOOK },
    { "POST", "chat", people_say, HERE },
    { "POST", "rematch", people_rematch, HERE },
    { "POST", "invite", seat_invite, HERE },
    { "POST", "withdraw", seat_withdraw, HERE },
    { "POST", "leave", seat_leave, HERE },
    { "POST", "lesson", post_lesson, HERE },
    { "POST", "ticket", ticket_give, HERE },
    { "GET", "check", look_check, LOOK },
    { "GET", "ground", look_ground, LOOK },
    { "GET", "odds", look_odds, LOOK },
    { "GET", "overlay", look_overlay, LOOK },
    { "GET", "between", look_between, LOOK },
    { "GET", "about", look_about, LOOK },
    { "GET", "line", replay_line, PLAY },
    { "GET", "at", replay_at, PLAY },
    { "GET", "luck", replay_luck, PLAY },
    { "GET", "story", replay_story, PLAY },
    { "GET", "actions", actions_played, PLAY },
    { "GET", "account", actions_account, PLAY },
    { "GET", "record", replay_record, PLAY },
    { "GET", "report", replay_report, PLAY },
    { "GET", "picture.svg", picture_svg, PLAY },
    { "GET", "picture.png", picture_png, PLAY },
};

static bool makes_game(const char *path)
{
    return is(path, "/api/games") || is(path, "/api/records") ||
           strncmp(path, "/api/lessons/", 13) == 0;
}

static bool ends_in(const char *path, const char *end)
{
    const size_t n = strlen(path), m = strlen(end);

    return n >= m && is(path + n - m, end);
}

/* Of what an address may ask for: what is worked on costs more. */
static int cost_of(const char *path, bool post)
{
    const char *name = strncmp(path, "/api/games/", 11) == 0 ? strchr(path + 11, '/') : NULL;

    if (strncmp(path, "/api/", 5) != 0)
        return 1;
    if (post && (makes_game(path) || (name && is(name, "/rematch"))))
        return 10;
    if (strncmp(path, "/api/muster/", 12) == 0)
        return ends_in(path, "/sheet") ? 10 : 4;
    if (strncmp(path, "/api/battles/", 13) == 0 && /* it is made anew for whoever asks */
        (strstr(path + 13, "/made.") || strstr(path + 13, "-on-made-")))
        return 4;
    for (size_t i = 0; name && i < sizeof of_game / sizeof *of_game; i++)
        if (is(of_game[i].name, name + 1))
            return of_game[i].at == HERE ? 1 : of_game[i].at == LOOK ? 4 : 10;
    return 1;
}

static const char *key_of(request *rq)
{
    const char *bearer = header(rq, "Authorization");

    return bearer && strncasecmp(bearer, "Bearer ", 7) == 0 ? bearer + 7 : param(rq, "key");
}

static enum MHD_Result no_disk(request *rq)
{
    return reply_no(rq, MHD_HTTP_SERVICE_UNAVAILABLE, "disk", "%s Nothing has happened.",
                    rq->s->trouble);
}

/* Nothing is shown before it is on disk, and what goes on top of it waits as well; orders and dice
 * may follow each other, since they are kept together or not at all. */
static bool must_wait(const request *rq, const game *g, const char *name)
{
    const bool follows = is(rq->method, "POST") && (is(name, "orders") || is(name, "dice"));

    return g->unkept > 0 && !follows;
}

/* /api/games/ID[/NAME] */
static enum MHD_Result route_game(request *rq, const char *rest)
{
    const size_t n = strcspn(rest, "/");
    const char *name = rest[n] ? rest + n + 1 : "";
    bool other_method = false;
    failure no = { .status = MHD_HTTP_CONFLICT, .code = "bad-file" };
    enum MHD_Result done;
    game *g;

    if (n == 0 || n >= GAME_ID)
        return reply_no(rq, MHD_HTTP_NOT_FOUND, "no-such-game", "There is no such game.");
    memcpy(rq->id, rest, n);
    rq->id[n] = '\0';
    if (game_is_away(rq->s, rq->id))
        return workers_make(rq, game_fetch, JOB_LOOK);
    g = game_find(rq->s, rq->id, &no.why);
    if (!g && no.why.text[0])
        return reply_failure(rq, &no);
    if (!g)
        return reply_no(rq, MHD_HTTP_NOT_FOUND, "no-such-game", "There is no game %s here.",
                        rq->id);
    if (must_wait(rq, g, name))
        return keeper_wait(rq, g);
    if (is(name, "invitation") && !is(rq->method, "POST"))
        return seat_invitation(rq, g, key_of(rq));
    if (is(name, "take") && is(rq->method, "POST"))
        return seat_take(rq, g, key_of(rq));
    rq->as = game_role(g, key_of(rq));
    if (rq->as == ROLE_NONE && !is(rq->method, "POST") && param(rq, "ticket"))
        rq->as = ticket_role(rq->s, g, param(rq, "ticket"));
    if (rq->as == ROLE_NONE)
        return reply_no(rq, MHD_HTTP_FORBIDDEN, "bad-key",
                        key_of(rq) ? "This key opens no seat of the game; is the link whole?"
                                   : "A key is needed: the link of a seat, or of those who watch.");
    memcpy(rq->opened, role_key(g, rq->as), sizeof rq->opened);
    if (!rq->seat_paid &&
        !limits_seat(rq, g, rq->as, cost_of(rq->path, is(rq->method, "POST")), &done))
        return done;
    rq->seat_paid = true;
    expiry_seen(rq->s, g);
    if (g->frozen && is(rq->method, "POST") && !is(name, "ticket"))
        return reply_no(rq, MHD_HTTP_CONFLICT, "frozen", "%s", g->frozen);
    for (size_t i = 0; i < sizeof of_game / sizeof *of_game; i++) {
        if (!is(of_game[i].name, name))
            continue;
        if (is(of_game[i].method, rq->method) ||
            (is(of_game[i].method, "GET") && is(rq->method, "HEAD")))
            return of_game[i].at == HERE ? of_game[i].go(rq, g, rq->as)
                   : !limits_unread(rq, &done) || made_find(rq, g->changed, &done)
                       ? done
                       : workers_route(rq, g, of_game[i].go,
                                       of_game[i].at == LOOK ? JOB_LOOK : JOB_PLAY, false);
        other_method = true;
    }
    if (other_method)
        return reply_no(rq, MHD_HTTP_METHOD_NOT_ALLOWED, "bad-request",
                        "That is not asked for with %s.", rq->method);
    return reply_no(rq, MHD_HTTP_NOT_FOUND, "no-such-thing",
                    "A game has no such thing; docs/http.md lists what it has.");
}

/* Lists of what there is: made once, by a worker, and found again. */
static enum MHD_Result made_once(request *rq, plain_route go, int seconds)
{
    enum MHD_Result done;

    rq->keeps = (int64_t)seconds * 1000;
    return !limits_unread(rq, &done) || made_find(rq, 0, &done) ? done
                                                                : workers_make(rq, go, JOB_LOOK);
}

static enum MHD_Result battle_of_path(request *rq)
{
    return battle_one(rq, rq->path + strlen("/api/battles/"));
}

/* /api/battles/ID[/ground.svg|/names|/made.svg|/made.tmj] */
static enum MHD_Result route_battle(request *rq, const char *rest)
{
    const size_t n = strcspn(rest, "/");
    char id[48];

    if (n == 0 || n >= sizeof id)
        return reply_no(rq, MHD_HTTP_NOT_FOUND, "no-such-thing", "There is no such battle.");
    memcpy(id, rest, n);
    id[n] = '\0';
    if (!rest[n])
        return made_once(rq, battle_of_path, 3600);
    if (is(rest + n, "/ground.svg"))
        return battle_ground(rq, id);
    if (is(rest + n, "/names"))
        return battle_names(rq, id);
    if (is(rest + n, "/made.svg"))
        return made_picture(rq, id);
    if (is(rest + n, "/made.tmj"))
        return made_map(rq, id);
    return reply_no(rq, MHD_HTTP_NOT_FOUND, "no-such-thing", "A battle has no such thing.");
}

/* A force that is made up may take half a second, one that is read nothing. Words can be written in
 * other letters, but then there is a \u. */
static job_class class_of_force(const request *rq)
{
    return rq->body && (strstr(rq->body, "suggest") || strstr(rq->body, "\\u")) ? JOB_PLAY
                                                                                : JOB_LOOK;
}

/* /api/muster/BOOK[/battle|/sheet] */
static enum MHD_Result route_muster(request *rq, const char *rest, bool post)
{
    const size_t n = strcspn(rest, "/");
    const bool sheet = is(rest + n, "/sheet"), battle = is(rest + n, "/battle");
    enum MHD_Result done;

    if (n == 0 || n >= MUSTER_BOOK || (rest[n] && !(post && (sheet || battle))))
        return reply_no(rq, MHD_HTTP_NOT_FOUND, "no-such-thing", "There is no such book.");
    if (battle && !limits_game(rq, &done))
        return done;
    return sheet    ? workers_make(rq, muster_sheet, JOB_PLAY) /* a second of drawing */
           : battle ? workers_make(rq, muster_battle, JOB_LOOK)
           : post   ? workers_make(rq, muster_force, class_of_force(rq))
                    : made_once(rq, muster_rows, 3600);
}

enum MHD_Result route(request *rq)
{
    const bool post = is(rq->method, "POST");
    const bool first = !rq->paid; /* else it waited, and is routed once more */
    const char *path = rq->path;
    enum MHD_Result done;

    if (is(path, "/health"))
        return status_health(rq);
    if (is(path, "/ready"))
        return status_ready(rq);
    if (is(path, "/metrics"))
        return status_metrics(rq);
    if (first && !limits_spend(rq, cost_of(path, post), &done))
        return done;
    rq->paid = true;
    if (post && (rq->s->read_only || rq->s->refuses) && !ends_in(path, "/ticket"))
        return no_disk(rq);
    if (post && first && makes_game(path) && !limits_game(rq, &done))
        return done;
    if (strncmp(path, "/api/games/", 11) == 0)
        return route_game(rq, path + 11);
    if (is(path, "/api/games") && post)
        return make_wants_worker(rq) ? workers_make(rq, make_game, JOB_LOOK) : make_game(rq);
    if (is(path, "/api/records") && post)
        return workers_make(rq, make_record, JOB_PLAY);
    if (strncmp(path, "/api/lessons/", 13) == 0)
        return post ? make_lesson(rq, path + 13) : lesson_one(rq, path + 13);
    if (strncmp(path, "/api/muster/", 12) == 0)
        return route_muster(rq, path + 12, post);
    if (post)
        return reply_no(rq, MHD_HTTP_METHOD_NOT_ALLOWED, "bad-request",
                        "Nothing can be posted there.");
    if (is(path, "/api/battles"))
        return made_once(rq, battles_list, 5); /* a battle may be put into the folder */
    if (strncmp(path, "/api/battles/", 13) == 0)
        return route_battle(rq, path + 13);
    if (is(path, "/api/lessons"))
        return made_once(rq, lessons_list, 5);
    if (is(path, "/api/muster"))
        return muster_books(rq);
    if (is(path, "/api/rules"))
        return made_once(rq, rules_list, 3600);
    if (strncmp(path, "/api/", 5) == 0)
        return reply_no(rq, MHD_HTTP_NOT_FOUND, "no-such-thing",
                        "There is no such thing; docs/http.md lists what there is.");
    return page_file(rq);
}
