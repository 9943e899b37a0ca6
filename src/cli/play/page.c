/* page.c -- what a person sees before he types: the board around the action, the clock and
 * score, the duties that stand, the question, and the answers by number. */
#include "cli/play/play.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { CELLS_BRIGHT = 40, UNITS_BRIGHT = 16, TABLE_WITH_KEY = 24 };

/* ---- who may see what ------------------------------------------------------------------ */

/* Where bots play each other nothing need be hidden, and the end lays everything open. */
static bool nothing_is_hidden(const play *p)
{
    return (p->bot[0] && p->bot[1]) || lin_waits(p->s.game) == LIN_IS_OVER;
}

/* One person at the table sees with his own side's eyes; two with those of the side that is
 * asked, or where dice are, what both know. */
static lin_side eyes(const play *p)
{
    if (p->bot[0])
        return LIN_SECOND;
    if (p->bot[1])
        return LIN_FIRST;
    return lin_to_answer(p->s.game);
}

void play_look_again(play *p)
{
    if (nothing_is_hidden(p))
        lin_copy(p->view, p->s.game);
    else
        lin_seen_by(p->s.game, eyes(p), p->view);
}

bool play_hides(play *p)
{
    play_look_again(p);
    return memcmp(lin_state(p->view), lin_state(p->s.game), p->s.field->rules->state_size) != 0;
}

/* What he typed in secret stands on the screen, and maybe what came of it. */
static void clear_screen(const play *p)
{
    const char *term = getenv("TERM");

    if (!isatty(STDOUT_FILENO))
        return;
    if (term && *term && strcmp(term, "dumb") != 0)
        printf("\033[H\033[2J\033[3J");
    else
        for (int i = 0; i < 2 * p->look.height; i++)
            putchar('\n');
}

void play_hand_over(play *p, lin_side to)
{
    const bool changes = p->at_table < LIN_SIDES && to < LIN_SIDES && p->at_table != to;
    const lin_side from = p->at_table;
    char prompt[300];

    if (to < LIN_SIDES)
        p->at_table = to;
    if (!p->person || !changes || p->bot[from] || p->bot[to] || !play_hides(p))
        return;
    clear_screen(p);
    snprintf(prompt, sizeof prompt,
             "The %s side has answered in secret. It is the %s side's turn to look; press Enter. ",
             lin_side_name(p->s.battle, from), lin_side_name(p->s.battle, to));
    play_read(p, prompt);
    p->clock[0] = '\0'; /* he sees the whole board first */
}

/* One person hears what his side hears. Two who share a keyboard are told all that happens: what
 * one of them must not read is gone from the screen when it is his turn. */
static lin_side only_ears(const play *p)
{
    return !p->bot[0] == !p->bot[1] || nothing_is_hidden(p) ? LIN_NOBODY : eyes(p);
}

/* ---- where to look --------------------------------------------------------------------- */

static int cell_of_unit(const play *p, int unit)
{
    lin_piece piece[LIN_PIECES];
    const int n = lin_pieces(p->view, piece, LIN_PIECES);

    for (int i = 0; i < n; i++)
        if (piece[i].unit == unit && piece[i].where == LIN_ON_BOARD)
            return piece[i].cell;
    return LIN_NOWHERE;
}

/* The last cell an event speaks of; else that of the last unit. */
static int cell_of_events(const play *p)
{
    const lin_field *f = p->s.field;
    const lin_side ears = only_ears(p);
    lin_event e;
    uint32_t at = 0;
    int cell = LIN_NOWHERE, unit = -1;

    while (lin_events_next(p->s.game, &at, &e)) {
        const char *kinds = f->rules->event[e.kind].args;

        if (ears < LIN_SIDES && !lin_hears(p->s.game, &e, ears))
            continue;

        for (int i = 0; i < e.n && kinds[i] && kinds[i] != '*'; i++) {
            if (kinds[i] == 'c' && e.arg[i] >= 0 && e.arg[i] < f->battle->board.cells)
                cell = e.arg[i];
            if (kinds[i] == 'u')
                unit = e.arg[i];
        }
    }
    return cell == LIN_NOWHERE && unit >= 0 ? cell_of_unit(p, unit) : cell;
}

static int mark_cell(const play *p, bool *bright, int cell)
{
    if (cell < 0 || cell >= p->s.battle->board.cells || bright[cell])
        return 0;
    bright[cell] = true;
    return 1;
}

/* Cells named by the answers, or where their units stand; how many. */
static int cells_of_kind(const play *p, const lin_list *list, char kind, bool *bright)
{
    int n = 0;

    for (int i = 0; i < list->orders; i++) {
        const lin_order *o = &list->order[i];
        const char *kinds = p->s.field->rules->verb[o->verb].args;

        for (int k = 0; k < o->nargs && kinds[k]; k++) {
            uint8_t unit[LIN_ORDER_UNITS];
            const int units = kinds[k] == 'U' && kind == 'u' ? lin_order_units(o, k, unit) : 0;

            if (kinds[k] == kind)
                n += mark_cell(p, bright, kind == 'c' ? o->arg[k] : cell_of_unit(p, o->arg[k]));
            for (int j = 0; j < units; j++)
                n += mark_cell(p, bright, cell_of_unit(p, unit[j]));
        }
    }
    return n;
}

/* Cells that answer the question; how many. A few units stand for theirs. */
static int answer_cells(play *p, bool *bright)
{
    const lin_list *list = lin_answers(p->s.game);
    int n;

    memset(bright, 0, LIN_CELLS * sizeof *bright);
    n = cells_of_kind(p, list, 'c', bright);
    if (n == 0 && list->orders <= UNITS_BRIGHT)
        n = cells_of_kind(p, list, 'u', bright);
    return n;
}

/* The middle of a few cells. */
int play_middle_of(const lin_board *b, const bool *bright, int n)
{
    int row = 0, col = 0;

    for (int c = 0; c < b->cells; c++)
        if (bright[c]) {
            row += lin_cell_row(b, c);
            col += lin_cell_col(b, c);
        }
    return lin_cell_at(b, row / n, col / n);
}

/* At first nothing has happened yet: the middle of whoever stands on the board. */
static int middle_of_pieces(const play *p)
{
    const lin_field *f = p->s.field;
    lin_piece piece[LIN_PIECES];
    const int all = lin_pieces(p->view, piece, LIN_PIECES);
    bool there[LIN_CELLS] = { false };
    int n = 0;

    for (int i = 0; i < all; i++)
        if (piece[i].where == LIN_ON_BOARD && !there[piece[i].cell]) {
            there[piece[i].cell] = true;
            n++;
        }
    return n ? play_middle_of(&f->battle->board, there, n) : f->battle->board.cells / 2;
}

void play_focus(play *p)
{
    const lin_board *b = &p->s.battle->board;
    bool bright[LIN_CELLS];
    int cell, n;

    if (p->pinned)
        return;
    if (b->cells == 0) {
        play_table_focus(p);
        return;
    }
    cell = cell_of_events(p);
    n = answer_cells(p, bright);
    if (n > 0 && n <= CELLS_BRIGHT)
        cell = play_middle_of(b, bright, n);
    else if (n > 0 && cell == LIN_NOWHERE && !p->focus.set)
        cell = play_middle_of(b, bright, n);
    if (cell == LIN_NOWHERE && !p->focus.set)
        cell = middle_of_pieces(p);
    if (cell != LIN_NOWHERE)
        p->focus = (cli_focus){ .set = true, .cell = cell };
}

void play_show_map(play *p, int zoom, cli_focus focus, int lines)
{
    bool bright[LIN_CELLS] = { false };
    const bool table = tell_has_table(p->s.field);
    cli_map map = {
        .zoom = zoom, .focus = focus, .lines = lines, .key = lines == 0 || lines >= TABLE_WITH_KEY
    };
    const int n = table ? play_answer_units(p, bright) : answer_cells(p, bright);

    map.bright = n > 0 && n <= CELLS_BRIGHT ? bright : NULL;
    play_look_again(p);
    cli_show_map(stdout, &p->look, p->view, &map);
}

/* ---- events ---------------------------------------------------------------------------- */

void play_show_events(play *p)
{
    const lin_side ears = only_ears(p);

    cli_show_events(stdout, &p->look, p->s.game, true, ears < LIN_SIDES ? &ears : NULL);
    play_look_again(p);
    play_focus(p);
    lin_events_clear(p->s.game);
    p->untold = 0;
}

/* ---- the page -------------------------------------------------------------------------- */

static uint64_t mixed_text(uint64_t h, const char *text)
{
    for (; *text; text++)
        h = (h ^ (unsigned char)*text) * 0x100000001b3u;
    return h;
}

/* Duties are listed when they change; else their number is enough. */
static void show_duties(play *p)
{
    enum { MOST = 64 };
    lin_duty duty[MOST];
    uint64_t hash = 0xcbf29ce484222325u;
    const int n = lin_duties(p->view, duty, MOST);

    for (int i = 0; i < n; i++)
        hash = mixed_text(hash, duty[i].text);
    if (n > 0 && hash != p->duties && n <= (p->look.height < 32 ? 2 : 6))
        cli_show_duties(p->to, p->view);
    else if (n > 0)
        fprintf(p->to, "%d dut%s still owed before this portion can close (`duties` lists them).\n",
                n, n == 1 ? "y is" : "ies are");
    p->duties = hash;
}

static void show_tracks(play *p)
{
    char text[600] = "";
    lin_text t = lin_text_in(text, sizeof text);

    tell_tracks_text(p->view, &t);
    if (text[0])
        fprintf(p->to, "%s\n", text);
}

static void show_heading(play *p)
{
    char clock[200];
    lin_text t = lin_text_in(clock, sizeof clock);
    lin_score score = { 0 };
    const lin_rules *r = p->s.field->rules;

    lin_clock(p->view, &t);
    fprintf(p->to, "%s%s%s",
            p->look.colour ? "\033[1;33m" : "== ", clock[0] ? clock : p->s.battle->title,
            p->look.colour ? "\033[0m" : " ==");
    if (r->score) {
        lin_score_now(p->view, &score);
        t.used = 0;
        for (int side = 0; side < LIN_SIDES; side++) {
            lin_put(&t, "%s%s ", side ? ", " : "   ", lin_side_name(p->s.battle, (lin_side)side));
            lin_points_text(r, score.points[side], &t);
        }
        fputs(clock, p->to);
    }
    fputc('\n', p->to);
    show_tracks(p);
}

/* Has the clock moved on; and the turn, which stands before its first comma? */
static bool clock_moved(play *p, bool *turn)
{
    char now[sizeof p->clock];
    lin_text t = lin_text_in(now, sizeof now);
    const size_t n = strcspn(p->clock, ",");

    tell_portion_text(p->view, &t);
    *turn = strcspn(now, ",") != n || strncmp(now, p->clock, n) != 0;
    if (strcmp(now, p->clock) == 0)
        return false;
    strcpy(p->clock, now);
    return true;
}

static bool whole_fits(const play *p, int lines)
{
    const lin_board *b = &p->s.battle->board;
    int wide = b->cols * 2 + 6, high = b->rows + 2;

    if (tell_has_table(p->s.field))
        cli_table_size(p->view, 1, &wide, &high);
    return high <= lines && wide <= p->look.width;
}

/* A new portion begins with the whole board, if it fits, on a table a new turn; after that the
 * window follows. */
static void show_board(play *p, bool overview, int lines)
{
    if (overview && !p->zoom && !p->pinned && whole_fits(p, lines))
        play_show_map(p, 0, (cli_focus){ 0 }, lines);
    else
        play_show_map(p, p->zoom, p->focus, lines < 8 ? 8 : lines);
}

/* All that stands below the board. */
static void show_below(play *p)
{
    show_heading(p);
    show_duties(p);
    play_show_asked(p);
    cli_show_question(p->to, &p->look, p->s.game);
    if (lin_waits(p->s.game) == LIN_ASKS_SIDE && !(p->bot[0] && p->bot[1])) {
        play_show_answers(p, -1, 0, 0);
        play_name_macros(p);
    }
}

/* Lines that a text takes on the screen, long ones more than one. */
static int lines_of(const char *text, int width)
{
    int lines = 0;

    while (*text) {
        const int n = (int)strcspn(text, "\n");

        lines += 1 + (n > 0 ? (n - 1) / width : 0);
        text += n + (text[n] != '\0');
    }
    return lines;
}

/* The terminal is read again each time: a window may have been made larger. What stands below the
 * board is written first, to know how much room it leaves. */
void play_show_page(play *p)
{
    char *below = NULL;
    size_t n = 0;
    bool moved, turn;

    p->look = cli_look_of(stdout, !p->look.colour);
    play_look_again(p);
    moved = clock_moved(p, &turn);
    p->to = open_memstream(&below, &n);
    if (p->to) {
        show_below(p);
        fclose(p->to);
    }
    p->to = stdout;
    if (!below)
        return;
    putchar('\n');
    if (p->drawing == DRAW_EACH || (p->drawing == DRAW_TURN && moved))
        show_board(p, tell_has_table(p->s.field) ? turn : moved,
                   p->look.height - lines_of(below, p->look.width) - 2);
    fputs(below, stdout);
    free(below);
}
