/* report.c -- the walk through a record.
 *
 * No rule is known here, so what matters is read off the game: events that the rule system calls
 * outcomes or tales, counters that were there and are lost, points that changed. Turns are told
 * by the clock: what stands before its first comma. */
#include "report/report.h"
#include "linstock_rules.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    const lin_session *s;
    const lin_field *field;
    const lin_report *to;
    lin_game *at;
    char turn[200], portion[200]; /* of the clock, before and after its comma */
    bool told;                    /* something stands under this portion */
    lin_piece piece[LIN_PIECES];  /* as they were when the turn began */
    int pieces;
    lin_score score;
} officer;

/* ---- the clock ---- */

static void read_clock(const officer *o, char *turn, char *portion, size_t size)
{
    char clock[200] = "";
    lin_text t = lin_text_in(clock, sizeof clock);
    size_t n;

    if (o->field->rules->clock)
        lin_clock(o->at, &t);
    n = strcspn(clock, ",");
    snprintf(turn, size, "%.*s", (int)n, clock);
    snprintf(portion, size, "%s", clock[n] ? clock + n + 1 + strspn(clock + n + 1, " ") : "");
    portion[strcspn(portion, ",")] = '\0'; /* what follows moves on with every order */
}

static void snapshot(officer *o)
{
    const lin_field *f = o->field;

    o->pieces = lin_pieces(o->at, o->piece, LIN_PIECES);
    if (f->rules->score)
        lin_score_now(o->at, &o->score);
}

/* ---- a turn ---- */

static const lin_piece *piece_of(const lin_piece *piece, int n, int unit)
{
    for (int i = 0; i < n; i++)
        if (piece[i].unit == unit)
            return &piece[i];
    return NULL;
}

static void tell_losses(officer *o)
{
    const lin_field *f = o->field;
    lin_piece now[LIN_PIECES];
    const int n = lin_pieces(o->at, now, LIN_PIECES);

    for (int side = 0; side < LIN_SIDES; side++) {
        char text[4000];
        lin_text t = lin_text_in(text, sizeof text);
        int lost = 0;

        for (int i = 0; i < n; i++) {
            const lin_piece *was = piece_of(o->piece, o->pieces, now[i].unit);
            const lin_unit *u = &f->battle->unit[now[i].unit];

            if (now[i].side != side || now[i].where != LIN_LOST || (was && was->where == LIN_LOST))
                continue;
            if (lost++ == 0)
                lin_put(&t, "%s losses: ", f->battle->side_name[side]);
            else
                lin_put(&t, "; ");
            lin_put(&t, "%s, %s (%s)", u->id, u->name, now[i].label);
        }
        lin_put(&t, ".");
        if (lost)
            o->to->paragraph(o->to->self, text);
    }
}

static void tell_points(officer *o)
{
    const lin_field *f = o->field;
    lin_score now = { 0 };
    char text[200];
    lin_text t = lin_text_in(text, sizeof text);

    if (!f->rules->score)
        return;
    lin_score_now(o->at, &now);
    if (memcmp(now.points, o->score.points, sizeof now.points) == 0)
        return;
    for (int side = 0; side < LIN_SIDES; side++) {
        const int32_t more = now.points[side] - o->score.points[side];

        lin_put(&t, "%s%s ", side ? ", " : "Points: ", f->battle->side_name[side]);
        lin_points_text(f->rules, now.points[side], &t);
        lin_put(&t, " (%s", more >= 0 ? "+" : "");
        lin_points_text(f->rules, more, &t);
        lin_put(&t, ")");
    }
    lin_put(&t, ".");
    o->to->paragraph(o->to->self, text);
}

static void turn_ends(officer *o)
{
    if (!o->turn[0])
        return;
    tell_losses(o);
    tell_points(o);
    o->to->picture(o->to->self, o->at, o->turn);
    snapshot(o);
}

static void tell_outcomes(officer *o)
{
    const lin_field *f = o->field;
    lin_event e;
    uint32_t at = 0;

    while (lin_events_next(o->at, &at, &e)) {
        char text[600];
        lin_text t = lin_text_in(text, sizeof text);

        if (!f->rules->event[e.kind].outcome && !f->rules->event[e.kind].tale)
            continue;
        if (!o->told && o->portion[0])
            o->to->portion(o->to->self, o->portion);
        o->told = true;
        lin_event_text(f, &e, &t);
        o->to->item(o->to->self, text, lin_event_rule(f, &e));
    }
}

/* What somebody wrote at this point of the record. */
static void tell_remark(officer *o, size_t moves)
{
    char text[2100] = "";
    lin_text t = lin_text_in(text, sizeof text);

    lin_session_remark_at(o->s, moves, &t);
    if (text[0])
        o->to->paragraph(o->to->self, text);
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
    o->to->heading(o->to->self, turn);
}

/* ---- the whole ---- */

static void tell_result(const officer *o, const lin_game *end)
{
    char text[200];
    lin_text t = lin_text_in(text, sizeof text);

    lin_result_text(end, &t);
    o->to->paragraph(o->to->self, text);
}

static void head(const officer *o, const lin_game *end)
{
    const lin_battle *b = o->field->battle;
    char text[500];

    snprintf(text, sizeof text, "%s%s%s", b->title, b->date[0] ? ", " : "", b->date);
    o->to->title(o->to->self, text);
    tell_result(o, end);
    for (int side = 0; side < LIN_SIDES; side++) {
        const char *player = lin_session_header_get(o->s, b->side_id[side]);

        if (!player)
            continue;
        snprintf(text, sizeof text, "%s side: %.200s.", b->side_name[side], player);
        o->to->paragraph(o->to->self, text);
    }
    if (o->field->rules->score) {
        lin_text t = lin_text_in(text, sizeof text);

        lin_put(&t, "Score: ");
        lin_score_text(end, &t);
        o->to->paragraph(o->to->self, text);
    }
    if (b->note[0])
        o->to->paragraph(o->to->self, b->note);
}

static void walk(officer *o)
{
    const size_t n = lin_session_moves(o->s);

    if (lin_session_at(o->s, 0, o->at, NULL) != LIN_OK)
        return;
    snapshot(o);
    tell_remark(o, 0);
    for (size_t i = 0; i < n; i++) {
        turn_begins(o);
        if (lin_session_at(o->s, i + 1, o->at, NULL) != LIN_OK)
            return;
        tell_outcomes(o);
        tell_remark(o, i + 1);
    }
    turn_ends(o);
}

static void tail(officer *o)
{
    lin_piece own[LIN_PIECES];

    o->to->heading(o->to->self, "Orders of battle at the end");
    snapshot(o);
    for (int side = 0; side < LIN_SIDES; side++) {
        int n = 0;

        for (int i = 0; i < o->pieces; i++)
            if (o->piece[i].side == side)
                own[n++] = o->piece[i];
        o->to->order_of_battle(o->to->self, (lin_side)side, own, n);
    }
}

bool lin_report_write(const lin_session *s, const lin_report *to)
{
    officer *o = calloc(1, sizeof *o);
    const lin_game *end = lin_session_game((lin_session *)s);
    bool ok = false;

    if (!o)
        return false;
    o->s = s;
    o->field = lin_game_field(end);
    o->to = to;
    if (lin_game_new(&o->at, o->field, lin_dice_typed(), NULL) == LIN_OK) {
        head(o, end);
        walk(o);
        tail(o);
        ok = true;
    }
    lin_game_free(o->at);
    free(o);
    return ok;
}
