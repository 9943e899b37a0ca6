/* report.c -- the after-action report: what a staff officer would write down that evening.
 *
 * The record is walked from its first entry to its last. No rule is known here, so what matters is
 * read off the game: events that the rule system calls outcomes, counters that were there and are
 * lost, points that changed. Turns are told by the clock: what stands before its first comma. The
 * report is Markdown, which is also plain text, with a picture at the start and for every turn. */
#include "cli/play.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

typedef struct {
    const cli_subject *s;
    const char *folder;
    FILE *to;
    lin_game *at;
    char turn[200], portion[200];     /* of the clock, before and after its comma      */
    int  turns;
    bool told;                        /* something stands under this portion           */
    lin_piece piece[LIN_PIECES];      /* as they were when the turn began              */
    int  pieces;
    lin_score score;
    bool failed;
} officer;

/* ---- the clock ------------------------------------------------------------------------- */

static void read_clock(const officer *o, char *turn, char *portion, size_t size)
{
    char clock[200];
    lin_text t = lin_text_in(clock, sizeof clock);
    size_t n;

    cli_clock(o->at, &t);
    n = strcspn(clock, ",");
    snprintf(turn, size, "%.*s", (int)n, clock);
    snprintf(portion, size, "%s", clock[n] ? clock + n + 1 + strspn(clock + n + 1, " ") : "");
}

static void snapshot(officer *o)
{
    const lin_field *f = o->s->field;

    o->pieces = f->rules->pieces(f, lin_state(o->at), o->piece, LIN_PIECES);
    if (f->rules->score)
        f->rules->score(f, lin_state(o->at), &o->score);
}

static void picture(officer *o, const char *name)
{
    lin_draw_options options = lin_draw_usual();
    char path[LIN_PATH];

    options.cell_px = 24;
    snprintf(path, sizeof path, "%s/%s", o->folder, name);
    if (cli_picture(o->at, &options, path) != CLI_DONE)
        o->failed = true;
    else
        fprintf(o->to, "\n![%s](%s)\n", o->turn[0] ? o->turn : "the field", name);
}

/* ---- a turn ---------------------------------------------------------------------------- */

static const lin_piece *piece_of(const lin_piece *piece, int n, int unit)
{
    for (int i = 0; i < n; i++)
        if (piece[i].unit == unit)
            return &piece[i];
    return NULL;
}

static void tell_losses(officer *o)
{
    const lin_field *f = o->s->field;
    lin_piece now[LIN_PIECES];
    const int n = f->rules->pieces(f, lin_state(o->at), now, LIN_PIECES);

    for (int side = 0; side < LIN_SIDES; side++) {
        int lost = 0;

        for (int i = 0; i < n; i++) {
            const lin_piece *was = piece_of(o->piece, o->pieces, now[i].unit);
            const lin_unit *u = &f->battle->unit[now[i].unit];

            if (now[i].side != side || now[i].where != LIN_LOST || (was && was->where == LIN_LOST))
                continue;
            if (lost++ == 0)
                fprintf(o->to, "\n%s losses: ", cli_side_name(f->battle, (lin_side)side));
            else
                fputs("; ", o->to);
            fprintf(o->to, "%s, %s (%s)", u->id, u->name, now[i].label);
        }
        if (lost)
            fputs(".\n", o->to);
    }
}

static void tell_points(officer *o)
{
    const lin_field *f = o->s->field;
    lin_score now = { 0 };

    if (!f->rules->score)
        return;
    f->rules->score(f, lin_state(o->at), &now);
    if (memcmp(now.points, o->score.points, sizeof now.points) == 0)
        return;
    fprintf(o->to, "\nPoints: %s %d (%+d), %s %d (%+d).\n", cli_side_name(f->battle, LIN_FIRST),
            now.points[0], now.points[0] - o->score.points[0], cli_side_name(f->battle, LIN_SECOND),
            now.points[1], now.points[1] - o->score.points[1]);
}

static void turn_ends(officer *o)
{
    char name[32];

    if (!o->turn[0])
        return;
    tell_losses(o);
    tell_points(o);
    snprintf(name, sizeof name, "turn-%02d.png", ++o->turns);
    picture(o, name);
    snapshot(o);
}

static void tell_outcomes(officer *o)
{
    const lin_field *f = o->s->field;
    lin_event e;
    uint32_t at = 0;

    while (lin_events_next(o->at, &at, &e)) {
        char text[600];
        lin_text t = lin_text_in(text, sizeof text);
        const char *rule = lin_event_rule(f, &e);

        if (!f->rules->event[e.kind].outcome)
            continue;
        if (!o->told && o->portion[0])
            fprintf(o->to, "\n%s:\n\n", o->portion);
        o->told = true;
        lin_event_text(f, &e, &t);
        fprintf(o->to, "- %s%s%s%s\n", text, rule ? " [" : "", rule ? rule : "", rule ? "]" : "");
    }
}

/* What the clock says before an entry is when it was given. */
static void turn_begins(officer *o)
{
    char turn[200], portion[200];

    read_clock(o, turn, portion, sizeof turn);
    if (strcmp(portion, o->portion) != 0) {
        o->told = false;
        strcpy(o->portion, portion);
    }
    if (strcmp(turn, o->turn) == 0)
        return;
    turn_ends(o);
    o->told = false;
    strcpy(o->turn, turn);
    fprintf(o->to, "\n## %s\n", turn);
}

/* ---- the whole ------------------------------------------------------------------------- */

static void head(officer *o)
{
    const lin_battle *b = o->s->battle;

    fprintf(o->to, "# %s%s%s\n\n", b->title, b->date[0] ? ", " : "", b->date);
    cli_show_result(o->to, o->s->game);
    for (int side = 0; side < LIN_SIDES; side++) {
        const char *player = lin_session_header_get(o->s->session, b->side_id[side]);

        if (player)
            fprintf(o->to, "\n%s side: %s.\n", cli_side_name(b, (lin_side)side), player);
    }
    fputc('\n', o->to);
    cli_show_score(o->to, o->s->game);
    if (b->note[0])
        fprintf(o->to, "\n%s\n", b->note);
}

static void walk(officer *o)
{
    const size_t n = lin_session_moves(o->s->session);

    if (lin_session_at(o->s->session, 0, o->at, NULL) != LIN_OK)
        return;
    snapshot(o);
    for (size_t i = 0; i < n; i++) {
        turn_begins(o);
        if (lin_session_at(o->s->session, i + 1, o->at, NULL) != LIN_OK)
            return;
        tell_outcomes(o);
    }
    turn_ends(o);
}

static void tail(officer *o)
{
    fprintf(o->to, "\n## Orders of battle at the end\n\n```\n");
    cli_show_oob(o->to, o->s->game, LIN_NOBODY);
    fprintf(o->to, "```\n");
}

static int write_all(officer *o)
{
    char path[LIN_PATH];

    snprintf(path, sizeof path, "%s/report.md", o->folder);
    o->to = fopen(path, "w");
    if (!o->to)
        return cli_bad("%s cannot be written: %s.", path, strerror(errno));
    head(o);
    walk(o);
    tail(o);
    if (fclose(o->to) != 0)
        return cli_bad("%s cannot be written: %s.", path, strerror(errno));
    return o->failed ? CLI_BAD : CLI_DONE;
}

int cli_report(const cli_subject *s, const char *folder)
{
    officer *o;
    struct stat st;
    int code;

    if (mkdir(folder, 0777) != 0 && !(stat(folder, &st) == 0 && S_ISDIR(st.st_mode)))
        return cli_bad("the folder '%s' cannot be made: %s.", folder, strerror(errno));
    o = calloc(1, sizeof *o);
    if (!o)
        return cli_bad("there is no memory left.");
    o->s = s;
    o->folder = folder;
    if (lin_game_new(&o->at, s->field, lin_dice_typed(), NULL) == LIN_OK)
        code = write_all(o);
    else
        code = cli_bad("there is no memory left.");
    lin_game_free(o->at);
    free(o);
    return code;
}
