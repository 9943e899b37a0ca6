/* pieces.c -- counters in words: orders of battle, stacks, and the same as JSON. */
#include "cli/cli.h"

#include <string.h>

static const char *const where_name[] = {
    [LIN_ON_BOARD] = "board", [LIN_WAITING] = "waiting", [LIN_UNPLACED] = "unplaced",
    [LIN_LOST] = "lost",      [LIN_UNKNOWN] = "unknown",
};

/* On a table: "12.5 30 180", inches and degrees. */
static void table_place(const lin_game *g, int unit, lin_text *out)
{
    lin_footprint foot;

    if (!cli_footprint(g, unit, &foot)) {
        lin_put(out, "there");
        return;
    }
    cli_put_inches(out, foot.at.x);
    lin_put(out, " ");
    cli_put_inches(out, foot.at.y);
    if (foot.stands) {
        lin_put(out, " ");
        cli_put_degrees(out, foot.facing);
    }
}

/* Where a piece is, and which way it faces: "F20 NE", "waiting". */
static void place_text(const lin_game *g, const lin_piece *p, lin_text *out)
{
    const lin_field *f = lin_game_field(g);
    const lin_board *b = &f->battle->board;
    char cell[8];

    if (p->where != LIN_ON_BOARD) {
        lin_put(out, "%s", p->where == LIN_WAITING ? "to come" : where_name[p->where]);
        return;
    }
    if (cli_has_table(f)) {
        table_place(g, p->unit, out);
        return;
    }
    lin_cell_name(b, p->cell, cell);
    lin_put(out, "%s", cell);
    if (p->facing >= 0)
        lin_put(out, " %s", lin_direction_name(b, p->facing));
}

/* As wide as the longest id, and never less than 8. */
static int id_width(const lin_battle *b)
{
    int wide = 8;

    for (int u = 0; u < b->units; u++)
        if ((int)strlen(b->unit[u].id) > wide)
            wide = (int)strlen(b->unit[u].id);
    return wide;
}

void cli_show_piece(FILE *to, const lin_game *g, const lin_piece *p)
{
    const lin_field *f = lin_game_field(g);
    const lin_unit *u = &f->battle->unit[p->unit];
    char place[40], what[40];
    lin_text t = lin_text_in(place, sizeof place);
    const bool table = cli_has_table(f);

    place_text(g, p, &t);
    if (table) /* sizes and formations are no letters on a counter */
        snprintf(what, sizeof what, "%s%s%s %s", p->left, p->right[0] ? " " : "", p->right,
                 u->kind);
    else
        snprintf(what, sizeof what, "%s", u->kind);
    fprintf(to, "  %-*s %-5s %-*s %-*s %s%s%s%s\n", id_width(f->battle), u->id, p->label,
            table ? 16 : 9, place, table ? 26 : 10, what, u->name, p->marks[0] ? "  (" : "",
            p->marks, p->marks[0] ? ")" : "");
}

static void show_army(FILE *to, const lin_game *g, lin_side side, const lin_piece *p, int n)
{
    const lin_field *f = lin_game_field(g);
    const lin_battle *b = f->battle;
    int of[LIN_UNKNOWN + 1] = { 0 };

    for (int i = 0; i < n; i++)
        if (p[i].side == side)
            of[p[i].where]++;
    fprintf(to, "%s: %d on the %s", cli_side_name(b, side), of[LIN_ON_BOARD],
            cli_has_table(f) ? "table" : "board");
    if (of[LIN_WAITING])
        fprintf(to, ", %d to come", of[LIN_WAITING]);
    if (of[LIN_UNPLACED])
        fprintf(to, ", %d to be placed", of[LIN_UNPLACED]);
    fprintf(to, ", %d lost\n", of[LIN_LOST]);
    for (int where = LIN_ON_BOARD; where <= LIN_UNKNOWN; where++)
        for (int i = 0; i < n; i++)
            if (p[i].side == side && (int)p[i].where == where)
                cli_show_piece(to, g, &p[i]);
}

void cli_show_oob(FILE *to, const lin_game *g, lin_side only)
{
    lin_piece piece[LIN_PIECES];
    const int n = lin_pieces(g, piece, LIN_PIECES);

    for (int s = 0; s < LIN_SIDES; s++) {
        if (only != LIN_NOBODY && s != (int)only)
            continue;
        if (only == LIN_NOBODY && s > 0)
            fputc('\n', to);
        show_army(to, g, (lin_side)s, piece, n);
    }
}

void cli_show_stack(FILE *to, const lin_game *g, int cell)
{
    const lin_field *f = lin_game_field(g);
    const lin_board *b = &f->battle->board;
    lin_piece piece[LIN_PIECES];
    const int n = lin_pieces(g, piece, LIN_PIECES);
    char name[8], what[200];
    lin_text t = lin_text_in(what, sizeof what);
    int shown = 0;

    lin_cell_name(b, cell, name);
    lin_cell_text(b, cell, &t);
    fprintf(to, "%s: %s", name, what);
    for (int i = 0; i < b->places; i++)
        if (b->place[i].cell == cell) {
            fprintf(to, ", %s", b->place[i].name[0] ? b->place[i].name : b->place[i].kind);
            if (b->place[i].value)
                fprintf(to, " (%d points)", b->place[i].value);
        }
    fputc('\n', to);
    for (int i = 0; i < n; i++)
        if (piece[i].where == LIN_ON_BOARD && piece[i].cell == cell) {
            cli_show_piece(to, g, &piece[i]);
            shown++;
        }
    if (!shown)
        fprintf(to, "  nobody stands there\n");
}

static double inches(int32_t units)
{
    return (double)units / LIN_INCH;
}

/* On a table: x, y, facing in degrees; the corners of its stands, or the radius of a disc. */
static void json_foot(json_writer *j, const lin_game *g, const lin_piece *p)
{
    lin_footprint foot;

    if (p->where != LIN_ON_BOARD || !cli_footprint(g, p->unit, &foot))
        return;
    json_put_real(j, "x", inches(foot.at.x), 4);
    json_put_real(j, "y", inches(foot.at.y), 4);
    if (foot.stands == 0) {
        json_put_real(j, "radius", inches(foot.radius), 4);
        return;
    }
    json_put_real(j, "facing", foot.facing * 360.0 / 65536, 3);
    json_put_int(j, "leader", foot.leader);
    json_open(j, "stands", '[');
    for (int i = 0; i < foot.stands; i++) {
        json_open(j, NULL, '[');
        for (int k = 0; k < 4; k++) {
            json_put_real(j, NULL, inches(foot.corner[i][k].x), 4);
            json_put_real(j, NULL, inches(foot.corner[i][k].y), 4);
        }
        json_close(j, ']');
    }
    json_close(j, ']');
}

void json_pieces(json_writer *j, const char *key, const lin_game *g)
{
    const lin_field *f = lin_game_field(g);
    const lin_battle *b = f->battle;
    lin_piece piece[LIN_PIECES];
    const int n = lin_pieces(g, piece, LIN_PIECES);

    json_open(j, key, '[');
    for (int i = 0; i < n; i++) {
        const lin_piece *p = &piece[i];
        char cell[8] = "";

        json_open(j, NULL, '{');
        json_put_text(j, "id", b->unit[p->unit].id);
        json_put_text(j, "side", p->side < LIN_SIDES ? b->side_id[p->side] : NULL);
        json_put_text(j, "name", b->unit[p->unit].name);
        json_put_text(j, "kind", b->unit[p->unit].kind);
        json_put_text(j, "size", b->unit[p->unit].size);
        json_put_text(j, "where", where_name[p->where]);
        if (cli_has_table(f)) {
            json_foot(j, g, p);
        } else {
            if (p->where == LIN_ON_BOARD)
                lin_cell_name(&b->board, p->cell, cell);
            json_put_text(j, "cell", cell[0] ? cell : NULL);
            json_put_text(j, "facing",
                          p->facing >= 0 ? lin_direction_name(&b->board, p->facing) : NULL);
        }
        json_put_text(j, "label", p->label);
        if (cli_has_table(f)) {
            json_put_text(j, "left", p->left);
            json_put_text(j, "right", p->right);
        }
        json_put_text(j, "marks", p->marks);
        json_close(j, '}');
    }
    json_close(j, ']');
}
