/* pieces.c -- counters in words: orders of battle and stacks. */
#include "cli/cli.h"

void cli_show_piece(FILE *to, const lin_game *g, const lin_piece *p)
{
    char text[300];
    lin_text t = lin_text_in(text, sizeof text);

    tell_piece_text(g, p, &t);
    fprintf(to, "  %s\n", text);
}

static void show_army(FILE *to, const lin_game *g, lin_side side, const lin_piece *p, int n)
{
    const lin_field *f = lin_game_field(g);
    const lin_battle *b = f->battle;
    int of[LIN_UNKNOWN + 1] = { 0 };

    for (int i = 0; i < n; i++)
        if (p[i].side == side)
            of[p[i].where]++;
    fprintf(to, "%s: %d on the %s", lin_side_name(b, side), of[LIN_ON_BOARD],
            tell_has_table(f) ? "table" : "board");
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
