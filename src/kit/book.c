/* book.c -- the plain work of a book in inches, from its rows: the battle's file, the window, what
 * is wrong with a position, and how units look. */
#include "kit/book.h"
#include "kit/pending.h"
#include "kit/pieces.h"
#include "kit/room.h"

#include <stdio.h>
#include <string.h>

static const kit_field *field_of(const lin_view *v)
{
    return (const kit_field *)v->field;
}

/* ---- The arrays of its state ---- */

static const lin_point *at_of(const lin_view *v)
{
    return (const lin_point *)(const void *)((const char *)v->state + field_of(v)->at);
}

static const tb_angle *facing_of(const lin_view *v)
{
    return (const tb_angle *)(const void *)((const char *)v->state + field_of(v)->facing);
}

static const uint8_t *stands_of(const lin_view *v)
{
    return (const uint8_t *)v->state + field_of(v)->stands;
}

bool kit_book_on_table(const lin_view *v, int u)
{
    return u >= 0 && u < v->field->battle->units && stands_of(v)[u] > 0;
}

int kit_book_stands(const lin_view *v, lin_side side)
{
    int n = 0;

    for (int u = 0; u < v->field->battle->units; u++)
        n += field_of(v)->side[u] == side ? stands_of(v)[u] : 0;
    return n;
}

/* ---- How a unit stands ---- */

tb_pose kit_book_pose(const lin_view *v, int u)
{
    const kit_book *book = field_of(v)->book;
    const int n = stands_of(v)[u], in_rank = book->in_rank ? book->in_rank : TB_STANDS;
    const int ranks = (n + in_rank - 1) / in_rank, files = ranks ? (n + ranks - 1) / ranks : 0;

    return (tb_pose){ .at = at_of(v)[u],
                      .facing = facing_of(v)[u],
                      .wide = book->wide,
                      .deep = book->deep,
                      .stands = (uint8_t)n,
                      .files = (uint8_t)files,
                      .leader = (uint8_t)(files ? (files - 1) / 2 : 0) };
}

static kit_key key(const lin_view *v, int u)
{
    const uint8_t n = stands_of(v)[u];

    return n ? (kit_key){ kit_key_of_point(at_of(v)[u]), (uint64_t)n << 16 | facing_of(v)[u] }
             : (kit_key){ 0, 0 };
}

static void stance(const lin_view *v, int u, kit_stance *out)
{
    out->how = KIT_STRAIGHT;
    out->pose = kit_book_pose(v, u);
}

static int32_t apart(const lin_view *v, int u, int other)
{
    const kit_field *f = field_of(v);

    return f->side[u] == f->side[other] ? 0 : f->policy.most_apart;
}

static void open(const lin_view *v, kit_window *w)
{
    const kit_field *f = field_of(v);

    w->policy = &f->policy;
    w->scenery = &f->scenery;
    w->units = v->field->battle->units;
    w->side = f->side;
    w->bodies = f->bodies;
    w->watched = 3;
    w->watch[0] = (kit_watch){ at_of(v), sizeof(lin_point), NULL };
    w->watch[1] = (kit_watch){ facing_of(v), sizeof(tb_angle), NULL };
    w->watch[2] = (kit_watch){ stands_of(v), sizeof(uint8_t), NULL };
}

const kit_window *kit_book_window(const lin_view *v)
{
    return kit_window_of(v, open);
}

static void put_at(const kit_field *f, void *state, int u, lin_point at, tb_angle facing)
{
    memcpy((char *)state + f->at + (size_t)u * sizeof at, &at, sizeof at);
    memcpy((char *)state + f->facing + (size_t)u * sizeof facing, &facing, sizeof facing);
}

void kit_book_put(lin_play *p, int u, const tb_pose *pose)
{
    put_at(field_of(&p->view), p->state, u, pose->at, pose->facing);
}

void kit_book_remove(lin_play *p, int u)
{
    kit_rows_clear(field_of(&p->view)->book->row, p->state, u);
}

/* ---- Moves, looks and dice ---- */

kit_run kit_book_go(lin_play *p, int u, tb_angle off, int32_t far)
{
    tb_pose pose = kit_book_pose(&p->view, u);
    const kit_run run = kit_go_straight(kit_book_window(&p->view), u, &pose, off, far);

    kit_book_put(p, u, &pose);
    return run;
}

/* Clockwise > 0: forward to the left about the left end, to the right about the right. */
static int turn_forward(kit_end about, int angle)
{
    return about == KIT_LEFT_END ? -angle : angle;
}

lin_status kit_book_may_wheel(const lin_view *v, int u, kit_end about, int angle, int32_t far,
                              const char *rule, lin_refusal *why)
{
    const kit_window *w = kit_book_window(v);
    const tb_pose pose = kit_book_pose(v, u);
    const int turn = turn_forward(about, angle);
    char most[24];
    lin_text t = lin_text_in(most, sizeof most);
    kit_turned free;

    lin_arg_print(v->field, 'x', NULL, far, &t);
    if (angle < 0 || angle > kit_wheel_within(kit_frontage(&pose), far))
        return lin_refuse(why, LIN_ILLEGAL, rule, "Its outer end may go %s inches at most.", most);
    free = kit_wheel_free(w, u, &pose, about, turn, TB_CIRCLE / 360);
    return free.turn == turn ? LIN_OK
                             : lin_refuse(why, LIN_ILLEGAL, rule, "In its way: %s.",
                                          kit_name_in_the_way(w, free.unit, free.piece));
}

void kit_book_wheel(lin_play *p, int u, kit_end about, int angle)
{
    tb_pose pose = kit_book_pose(&p->view, u);

    pose = kit_wheel(&pose, about, turn_forward(about, angle));
    kit_book_put(p, u, &pose);
}

kit_seen kit_book_see(const lin_view *v, int from, int to, int32_t *distance)
{
    const kit_eyes eyes = kit_front_eye(kit_book_window(v), &field_of(v)->book->sight, from, to);
    kit_seen seen;

    kit_see(&eyes, &seen);
    if (distance)
        *distance = eyes.distance;
    return seen;
}

void kit_book_ask_dice(const lin_view *v, const lin_frame *f, int n, int good_from,
                       lin_roll_ask *out)
{
    const lin_step *step = &v->field->rules->step[f->step];

    kit_ask_dice(n, good_from, (lin_side)field_of(v)->side[f->arg[0]], step->rule, step->name, out);
}

/* ---- The battle's file ---- */

static void make_complete(kit_field *f, const kit_book *book)
{
    f->book = book;
    f->policy = book->policy;
    f->policy.key = f->policy.key ? f->policy.key : key;
    f->policy.stance = f->policy.stance ? f->policy.stance : stance;
    f->policy.apart = f->policy.apart ? f->policy.apart : apart;
    f->at = kit_row_of(book->row, KIT_ROW_AT)->offset;
    f->facing = kit_row_of(book->row, KIT_ROW_FACING)->offset;
    f->stands = kit_row_of(book->row, KIT_ROW_STANDS)->offset;
}

static lin_status read_unit(kit_field *f, int u, lin_refusal *why)
{
    const lin_unit *unit = &f->base.battle->unit[u];
    const kit_place *begins = &f->begins[u];
    int n;

    if (lin_node_int(unit->data, "stands", 1, TB_STANDS, &n, why) != LIN_OK ||
        kit_place_given(&f->base, u, f->book->rule, &f->begins[u], why) != LIN_OK)
        return LIN_BAD_FILE;
    f->begins_with[u] = (uint8_t)n;
    f->side[u] = unit->side;
    kit_set_put(&f->bodies[unit->side], u);
    f->base.hash = lin_hash_bytes(
        (const int32_t[]){ n, begins->at.x, begins->at.y, begins->facing }, 16, f->base.hash);
    return LIN_OK;
}

lin_status kit_book_build(lin_field *base, const kit_book *book, lin_refusal *why)
{
    kit_field *f = (kit_field *)base;
    const lin_battle *b = base->battle;

    if (b->units > book->units || b->table.width == 0)
        return lin_refuse(why, LIN_BAD_FILE, book->rule,
                          "%s wants a table and at most %d units; here are %d on %s.",
                          base->rules->name, book->units, b->units,
                          b->table.width ? "a table" : "none");
    make_complete(f, book);
    for (int u = 0; u < b->units; u++)
        if (read_unit(f, u, why) != LIN_OK)
            return LIN_BAD_FILE;
    return kit_scenery_build(&f->scenery, &b->table, book->kind ? book->kind : kit_usual_kinds,
                             book->rule, why);
}

void kit_book_begin(const lin_field *base, void *state)
{
    const kit_field *f = (const kit_field *)base;

    for (int u = 0; u < base->battle->units; u++)
        put_at(f, state, u, f->begins[u].at, f->begins[u].facing);
    memcpy((char *)state + f->stands, f->begins_with, base->battle->units);
}

/* ---- Positions ---- */

void kit_book_write(const lin_view *v, lin_text *out)
{
    kit_rows_write(field_of(v)->book->row, v, out);
}

void kit_book_blank(const lin_field *f, void *state)
{
    (void)f, (void)state; /* nobody is on the table: all is zero already */
}

lin_status kit_book_read(lin_play *p, char *const *word, int words, lin_refusal *why)
{
    const kit_field *f = field_of(&p->view);

    return kit_rows_read(f->book->row, f->begins_with, p, word, words, why);
}

/* Are the units that pending steps speak of on the table? */
static const char *broken_units(const lin_view *v)
{
    const lin_head *h = v->state;

    for (int i = 0; i < h->depth; i++) {
        const char *args = v->field->rules->step[h->frame[i].step].args;

        for (int k = 0; args && args[k]; k++)
            if (args[k] == 'u' && !kit_book_on_table(v, h->frame[i].arg[k]))
                return "a pending step names a unit that is not on the table";
    }
    return NULL;
}

const char *kit_book_broken(const lin_view *v, int *unit)
{
    const char *what = kit_pending_broken(v, field_of(v)->book->lies_on);

    if (!what)
        what = broken_units(v);
    return what ? what : kit_misplaced(kit_book_window(v), unit);
}

/* ---- Looking ---- */

static bool show(const lin_view *v, int u, lin_piece *p, lin_text *marks)
{
    const kit_field *f = field_of(v);
    const uint8_t stands = stands_of(v)[u], all = f->begins_with[u];

    p->where = stands ? LIN_ON_BOARD : LIN_LOST;
    p->strength = stands;
    p->hurt = (uint8_t)(all - stands);
    p->pips = all;
    snprintf(p->label, sizeof p->label, "%d", stands);
    kit_rows_marks(f->book->row, v->state, u, marks);
    return true;
}

int kit_book_pieces(const lin_view *v, lin_piece *out, int max)
{
    return kit_pieces(v, show, out, max);
}

bool kit_book_footprint(const lin_view *v, int u, lin_footprint *out)
{
    if (!kit_book_on_table(v, u))
        return false;
    kit_footprint(kit_body(kit_book_window(v), u), at_of(v)[u], facing_of(v)[u], out);
    return true;
}

void kit_book_clock(const lin_view *v, lin_text *out)
{
    const kit_row *turn = kit_row_of(field_of(v)->book->row, KIT_ROW_TURN);

    if (turn)
        lin_put(out, "Turn %d", *((const uint8_t *)v->state + turn->offset));
}
