/* table_json.c -- what lies on a table, as JSON: inches from the south-west corner, degrees
 * clockwise from north. */
#include "server/server.h"

static void inches(const char *key, int32_t units, json_writer *j)
{
    json_put_real(j, key, (double)units / LIN_INCH, 4);
}

static void point(lin_point p, json_writer *j)
{
    inches(NULL, p.x, j);
    inches(NULL, p.y, j);
}

/* Coordinates in one flat list: x, y, x, y ... */
static void points(const char *key, const lin_point *p, int n, json_writer *j)
{
    json_open(j, key, '[');
    for (int i = 0; i < n; i++)
        point(p[i], j);
    json_close(j, ']');
}

static void degrees(const char *key, uint16_t angle, json_writer *j)
{
    json_put_real(j, key, (double)angle * 360 / 65536, 3);
}

/* ---- the ground of a battle ---- */

static void scenery(const lin_table *t, const lin_scenery *s, json_writer *j)
{
    json_open(j, NULL, '{');
    json_put_text(j, "name", s->name);
    json_put_text(j, "kind", s->kind);
    json_put_bool(j, "closed", s->closed);
    json_put_int(j, "level", s->level);
    json_put_text(j, "size", s->size);
    points("points", t->outline + s->first, s->points, j);
    json_close(j, '}');
}

static void spot(const lin_table *t, const lin_spot *s, json_writer *j)
{
    json_open(j, NULL, '{');
    json_put_text(j, "name", s->name);
    json_put_text(j, "kind", s->kind);
    json_put_text(j, "side", s->side);
    points("points", t->outline + s->first, s->points, j);
    json_close(j, '}');
}

void table_ground(const lin_table *t, json_writer *j)
{
    json_open(j, "table", '{');
    inches("width", t->width, j);
    inches("height", t->height, j);
    degrees("north", t->north, j);
    json_open(j, "scenery", '[');
    for (int i = 0; i < t->pieces; i++)
        scenery(t, &t->piece[i], j);
    json_close(j, ']');
    json_open(j, "spots", '[');
    for (int i = 0; i < t->spots; i++)
        spot(t, &t->spot[i], j);
    json_close(j, ']');
    json_close(j, '}');
}

/* ---- pieces and what is drawn round them ---- */

void table_foot(const lin_game *seen, int unit, json_writer *j)
{
    lin_footprint foot = { 0 };

    if (!lin_footprint_of(seen, unit, &foot))
        return;
    json_open(j, "foot", '{');
    json_open(j, "at", '[');
    point(foot.at, j);
    json_close(j, ']');
    degrees("facing", foot.facing, j);
    json_put_int(j, "leader", foot.leader);
    inches("radius", foot.radius, j);
    points("stands", foot.corner[0], foot.stands * 4, j);
    json_close(j, '}');
}

static void strokes(const char *key, const lin_stroke *list, int n, json_writer *j)
{
    json_open(j, key, '[');
    for (int i = 0; i < n; i++) {
        json_open(j, NULL, '{');
        json_put_text(j, "kind", list[i].kind);
        json_put_text(j, "text", list[i].text);
        json_put_bool(j, "closed", list[i].closed);
        points("points", list[i].point, list[i].points, j);
        json_close(j, '}');
    }
    json_close(j, ']');
}

#define MOST 64
static _Thread_local lin_stroke room[MOST];

void table_props(const lin_game *seen, json_writer *j)
{
    const lin_field *f = lin_game_field(seen);

    if (f->rules->props)
        strokes("props", room, lin_props(seen, room, MOST), j);
}

void table_strokes(const lin_game *seen, int overlay, int of, json_writer *j)
{
    const lin_field *f = lin_game_field(seen);

    if (f->rules->strokes)
        strokes("strokes", room, lin_strokes(seen, overlay, of, room, MOST), j);
}

/* What one unit sees of another, and what is in the way. */
enum MHD_Result table_between(request *rq, game *g, role r)
{
    const lin_field *f = g->field;
    lin_game *p = game_as_seen(rq->s, game_in_scratch(rq->s, g), r);
    const int from = look_named(f, false, param(rq, "from")),
              to = look_named(f, false, param(rq, "to"));
    char text[600] = "";
    lin_text t = lin_text_in(text, sizeof text);
    json_writer j = { 0 };

    if (!f->rules->between)
        return reply_no(rq, MHD_HTTP_NOT_FOUND, "no-such-thing",
                        "This battle knows no lines of sight.");
    if (from < 0 || to < 0)
        return reply_no(rq, MHD_HTTP_BAD_REQUEST, "bad-request",
                        "Say from which unit to which: ?from=...&to=...");
    json_open(&j, NULL, '{');
    strokes("strokes", room, lin_between(p, from, to, room, MOST, &t), &j);
    json_put_text(&j, "text", text);
    json_close(&j, '}');
    return reply_json(rq, MHD_HTTP_OK, &j);
}
