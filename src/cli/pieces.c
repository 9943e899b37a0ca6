/* pieces.c -- counters in words: orders of battle, stacks, and the same as JSON. */
#include "cli/cli.h"

static const char *const where_name[] = {
    [LIN_ON_BOARD] = "board", [LIN_WAITING] = "waiting", [LIN_UNPLACED] = "unplaced",
    [LIN_LOST] = "lost", [LIN_UNKNOWN] = "unknown",
};

/* Where a piece is, and which way it faces: "F20 NE", "waiting". */
static void place_text(const lin_board *b, const lin_piece *p, lin_text *out)
{
    char cell[8];

    if (p->where != LIN_ON_BOARD) {
        lin_put(out, "%s", p->where == LIN_WAITING ? "to come" : where_name[p->where]);
        return;
    }
    lin_cell_name(b, p->cell, cell);
    lin_put(out, "%s", cell);
    if (p->facing >= 0)
        lin_put(out, " %s", lin_direction_name(b, p->facing));
}

static void show_piece(FILE *to, const lin_battle *b, const lin_piece *p)
{
    const lin_unit *u = &b->unit[p->unit];
    char place[24];
    lin_text t = lin_text_in(place, sizeof place);

    place_text(&b->board, p, &t);
    fprintf(to, "  %-8s %-5s %-9s %-10s %s%s%s%s\n", u->id, p->label, place, u->kind, u->name,
            p->marks[0] ? "  (" : "", p->marks, p->marks[0] ? ")" : "");
}

static void show_army(FILE *to, const lin_battle *b, lin_side side, const lin_piece *p, int n)
{
    int of[LIN_UNKNOWN + 1] = { 0 };

    for (int i = 0; i < n; i++)
        if (p[i].side == side)
            of[p[i].where]++;
    fprintf(to, "%s: %d on the board", cli_side_name(b, side), of[LIN_ON_BOARD]);
    if (of[LIN_WAITING])
        fprintf(to, ", %d to come", of[LIN_WAITING]);
    if (of[LIN_UNPLACED])
        fprintf(to, ", %d to be placed", of[LIN_UNPLACED]);
    fprintf(to, ", %d lost\n", of[LIN_LOST]);
    for (int where = LIN_ON_BOARD; where <= LIN_UNKNOWN; where++)
        for (int i = 0; i < n; i++)
            if (p[i].side == side && (int)p[i].where == where)
                show_piece(to, b, &p[i]);
}

void cli_show_oob(FILE *to, const lin_game *g, lin_side only)
{
    const lin_field *f = lin_game_field(g);
    lin_piece piece[LIN_PIECES];
    const int n = f->rules->pieces(f, lin_state(g), piece, LIN_PIECES);

    for (int s = 0; s < LIN_SIDES; s++) {
        if (only != LIN_NOBODY && s != (int)only)
            continue;
        if (only == LIN_NOBODY && s > 0)
            fputc('\n', to);
        show_army(to, f->battle, (lin_side)s, piece, n);
    }
}

void cli_show_stack(FILE *to, const lin_game *g, int cell)
{
    const lin_field *f = lin_game_field(g);
    const lin_board *b = &f->battle->board;
    lin_piece piece[LIN_PIECES];
    const int n = f->rules->pieces(f, lin_state(g), piece, LIN_PIECES);
    char name[8];
    int shown = 0;

    lin_cell_name(b, cell, name);
    fprintf(to, "%s: %s%s", name, b->ground_name[b->ground[cell]], b->road[cell] ? ", road" : "");
    for (int i = 0; i < b->places; i++)
        if (b->place[i].cell == cell) {
            fprintf(to, ", %s", b->place[i].name[0] ? b->place[i].name : b->place[i].kind);
            if (b->place[i].value)
                fprintf(to, " (%d points)", b->place[i].value);
        }
    fputc('\n', to);
    for (int i = 0; i < n; i++)
        if (piece[i].where == LIN_ON_BOARD && piece[i].cell == cell) {
            show_piece(to, f->battle, &piece[i]);
            shown++;
        }
    if (!shown)
        fprintf(to, "  nobody stands there\n");
}

void json_pieces(cli_json *j, const char *key, const lin_game *g)
{
    const lin_field *f = lin_game_field(g);
    const lin_battle *b = f->battle;
    lin_piece piece[LIN_PIECES];
    const int n = f->rules->pieces(f, lin_state(g), piece, LIN_PIECES);

    json_open(j, key, '[');
    for (int i = 0; i < n; i++) {
        const lin_piece *p = &piece[i];
        char cell[8] = "";

        json_open(j, NULL, '{');
        json_text(j, "id", b->unit[p->unit].id);
        json_text(j, "side", p->side < LIN_SIDES ? b->side_id[p->side] : NULL);
        json_text(j, "name", b->unit[p->unit].name);
        json_text(j, "kind", b->unit[p->unit].kind);
        json_text(j, "size", b->unit[p->unit].size);
        json_text(j, "where", where_name[p->where]);
        if (p->where == LIN_ON_BOARD)
            lin_cell_name(&b->board, p->cell, cell);
        json_text(j, "cell", cell[0] ? cell : NULL);
        json_text(j, "facing", p->facing >= 0 ? lin_direction_name(&b->board, p->facing) : NULL);
        json_text(j, "label", p->label);
        json_text(j, "marks", p->marks);
        json_close(j, '}');
    }
    json_close(j, ']');
}
