/* pieces.c -- the pieces: where they are and what they show; and a unit in full. */
#include "tell/tell.h"
#include "linstock_rules.h"

#include <string.h>
#include <strings.h>

static const char *const where_name[] = {
    [LIN_ON_BOARD] = "board", [LIN_WAITING] = "waiting", [LIN_UNPLACED] = "unplaced",
    [LIN_LOST] = "lost",      [LIN_UNKNOWN] = "unknown",
};

int tell_unit_named(const lin_battle *b, const char *name)
{
    for (int u = 0; name && u < b->units; u++)
        if (strcasecmp(b->unit[u].id, name) == 0)
            return u;
    return -1;
}

int tell_side_named(const lin_battle *b, const char *name)
{
    for (int side = 0; name && side < LIN_SIDES; side++)
        if (strcasecmp(b->side_id[side], name) == 0)
            return side;
    return -1;
}

/* ---- as text ---- */

/* On a table: "12.5 30 180", inches and degrees; a disc has no facing. */
static void put_table_place(const lin_game *g, int unit, lin_text *out)
{
    lin_footprint foot = { 0 };

    if (!lin_footprint_of(g, unit, &foot)) {
        lin_put(out, "there");
        return;
    }
    tell_point(out, lin_game_field(g), foot.at);
    if (foot.stands) {
        lin_put(out, " ");
        tell_degrees(out, foot.facing);
    }
}

void tell_place_text(const lin_game *g, const lin_piece *p, lin_text *out)
{
    const lin_field *f = lin_game_field(g);
    const lin_board *b = &f->battle->board;
    char cell[8];

    if (p->where != LIN_ON_BOARD) {
        lin_put(out, "%s", p->where == LIN_WAITING ? "to come" : where_name[p->where]);
    } else if (tell_has_table(f)) {
        put_table_place(g, p->unit, out);
    } else {
        lin_cell_name(b, p->cell, cell);
        lin_put(out, "%s", cell);
        if (p->facing >= 0)
            lin_put(out, " %s", lin_direction_name(b, p->facing));
    }
}

/* As wide as the longest id, and never less than 8: the lines of a list stand in columns. */
static int id_width(const lin_battle *b)
{
    int wide = 8;

    for (int u = 0; u < b->units; u++)
        if ((int)strlen(b->unit[u].id) > wide)
            wide = (int)strlen(b->unit[u].id);
    return wide;
}

void tell_piece_text(const lin_game *g, const lin_piece *p, lin_text *out)
{
    const lin_field *f = lin_game_field(g);
    const lin_unit *u = &f->battle->unit[p->unit];
    const bool table = tell_has_table(f);
    char place[40], what[48];
    lin_text t = lin_text_in(place, sizeof place), w = lin_text_in(what, sizeof what);

    tell_place_text(g, p, &t);
    if (table) /* sizes and formations are no letters on a counter */
        lin_put(&w, "%s%s%s ", p->left, p->right[0] ? " " : "", p->right);
    lin_put(&w, "%s", u->kind);
    lin_put(out, "%-*s %-5s %-*s %-*s %s", id_width(f->battle), u->id, p->label, table ? 16 : 9,
            place, table ? 26 : 10, what, u->name);
    if (p->marks[0])
        lin_put(out, "  (%s)", p->marks);
}

/* ---- as JSON ---- */

/* How large its stands are anybody knows: a coarse writer has its place rounded, and its shape laid
 * around that. */
static int32_t rounded(const lin_field *f, int32_t units)
{
    const int64_t width = f->battle->table.width;

    return (int32_t)(((int64_t)units * 100 + width / 2) / width * width / 100);
}

static void stands_json(json_writer *j, const char *key, const lin_field *f,
                        const lin_footprint *foot)
{
    const bool coarse = j->coarse && lin_field_blind(f);
    const lin_point by = { coarse ? rounded(f, foot->at.x) - foot->at.x : 0,
                           coarse ? rounded(f, foot->at.y) - foot->at.y : 0 };

    json_open(j, key, '[');
    for (int i = 0; i < foot->stands * 4; i++) {
        tell_length_json(j, NULL, f, foot->corner[i / 4][i % 4].x + by.x);
        tell_length_json(j, NULL, f, foot->corner[i / 4][i % 4].y + by.y);
    }
    json_close(j, ']');
}

void tell_footprint_json(json_writer *j, const char *key, const lin_field *f,
                         const lin_footprint *foot)
{
    json_open(j, key, '{');
    tell_points_json(j, "at", f, &foot->at, 1);
    tell_degrees_json(j, "facing", foot->facing);
    json_put_int(j, "leader", foot->leader);
    tell_length_json(j, "radius", f, foot->radius);
    stands_json(j, "stands", f, foot);
    json_close(j, '}');
}

/* How it is to be drawn. */
static void look_members(json_writer *j, const lin_piece *p)
{
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
}

void tell_piece_json(json_writer *j, const char *key, const lin_game *g, const lin_piece *p)
{
    const lin_field *f = lin_game_field(g);
    const bool there = p->where == LIN_ON_BOARD;
    lin_footprint foot = { 0 };
    char place[40];
    lin_text t = lin_text_in(place, sizeof place);

    tell_place_text(g, p, &t);
    json_open(j, key, '{');
    json_put_int(j, "u", p->unit);
    json_put_text(j, "id", f->battle->unit[p->unit].id);
    json_put_int(j, "side", p->side < LIN_SIDES ? p->side : -1);
    json_put_text(j, "at", where_name[p->where]);
    json_put_text(j, "place", there ? place : NULL);
    if (!tell_has_table(f)) {
        json_put_int(j, "cell", there ? p->cell : -1);
        json_put_int(j, "facing", p->facing);
    }
    json_put_text(j, "label", p->label);
    json_put_text(j, "left", p->left);
    json_put_text(j, "right", p->right);
    json_put_text(j, "marks", p->marks);
    look_members(j, p);
    if (lin_footprint_of(g, p->unit, &foot))
        tell_footprint_json(j, "foot", f, &foot);
    json_close(j, '}');
}

void tell_pieces_json(json_writer *j, const char *key, const lin_game *g)
{
    static _Thread_local lin_piece list[LIN_PIECES];
    const int n = lin_pieces(g, list, LIN_PIECES);

    json_open(j, key, '[');
    for (int i = 0; i < n; i++)
        tell_piece_json(j, NULL, g, &list[i]);
    json_close(j, ']');
}

/* ---- those that changed ---- */

static uint64_t mixed(uint64_t h, const uint64_t *word, size_t words)
{
    for (size_t i = 0; i < words; i++) {
        h = (h ^ word[i]) * 0x9e3779b97f4a7c15u;
        h ^= h >> 29;
    }
    return h;
}

/* What is shown, eight bytes at a time; both were zeroed, so the gaps between fields agree. */
uint64_t tell_piece_hash(const lin_game *g, const lin_piece *p)
{
    uint64_t word[(sizeof *p + 7) / 8] = { 0 }, place[(sizeof(lin_footprint) + 7) / 8] = { 0 },
                                    h = 1469598103934665603u;
    lin_footprint foot;

    memcpy(word, p, sizeof *p);
    h = mixed(h, word, sizeof word / sizeof *word);
    if (!lin_game_field(g)->rules->footprint)
        return h;
    memset(&foot, 0, sizeof foot);
    if (lin_footprint_of(g, p->unit, &foot))
        memcpy(place, &foot, sizeof foot);
    return mixed(h, place, sizeof place / sizeof *place);
}

void tell_changed_pieces_json(json_writer *j, const char *key, const lin_game *before,
                              const lin_game *after)
{
    static _Thread_local lin_piece list[LIN_PIECES];
    uint64_t was[LIN_PIECES] = { 0 };
    int n;

    memset(list, 0, sizeof list);
    n = lin_pieces(before, list, LIN_PIECES);
    for (int i = 0; i < n; i++)
        was[list[i].unit] = tell_piece_hash(before, &list[i]);
    memset(list, 0, sizeof list);
    n = lin_pieces(after, list, LIN_PIECES);
    json_open(j, key, '[');
    for (int i = 0; i < n; i++)
        if (was[list[i].unit] != tell_piece_hash(after, &list[i]))
            tell_piece_json(j, NULL, after, &list[i]);
    json_close(j, ']');
}

/* ---- a unit in full ---- */

/* Where the rule system has no more to say of it: what its piece shows. */
void tell_about_text(const lin_game *g, int unit, lin_text *out)
{
    static _Thread_local lin_piece list[LIN_PIECES];
    const int n = lin_pieces(g, list, LIN_PIECES);

    for (int i = 0; i < n; i++)
        if (list[i].unit == unit) {
            tell_piece_text(g, &list[i], out);
            lin_put(out, "\n");
        }
    lin_about(g, unit, out);
}

void tell_about_json(json_writer *j, const char *key, const lin_game *g, int unit)
{
    char text[4000] = "";
    lin_text t = lin_text_in(text, sizeof text);

    lin_about(g, unit, &t);
    json_put_text(j, key, text);
}
