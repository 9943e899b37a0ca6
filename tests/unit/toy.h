/* toy.h -- a rule system made only to exercise the machine: "Outposts".
 *
 * Two sides of eighty pieces on a small board. Each turn two pieces a side arrive, both sides
 * make a secret plan at once, the plans are shown, and each side acts: it moves, charges (two
 * dice, by their sum), aims (an open family), rests shaken pieces, and is done. A piece that
 * comes beside the enemy may be shot at (three dice, one by one), the shot may be answered,
 * and so on: reactions inside reactions. Pieces are unseen until an enemy stands beside them.
 * Where the option is on a piece may scout, with dice of other kinds: three of four faces, one of
 * twenty, two of ten that begin with 0. Several pieces of one cell may be sent on together, which
 * is decided by check alone; `column` sends pieces as far as two steps lead, three to a cell at
 * most. */
#ifndef TOY_H
#define TOY_H

#include "core/core.h"

#include <stdio.h>
#include <string.h>

enum {
    TOY_WAITING = 0xfffd,
    TOY_LOST = 0xfffe,
    TOY_UNKNOWN = 0xffff,
    TOY_PIECES = 160,
    TOY_HALF = TOY_PIECES / 2
};
enum { TOY_NONE, TOY_HOLD, TOY_MARCH, TOY_STORM, TOY_SECRET };

typedef struct {
    lin_head head;
    uint16_t at[TOY_PIECES]; /* a cell, or one of the above */
    uint8_t shaken[TOY_PIECES], seen[TOY_PIECES];
    uint8_t turn, plan[LIN_SIDES], spare;
    int16_t points[LIN_SIDES];
} toy_state;

enum {
    T_TURN,
    T_PLAN,
    T_REVEAL,
    T_ACT,
    T_REACT,
    T_SHOT,
    T_CHARGE,
    T_TURN_ENDS,
    T_CREEP,
    T_LISTEN,
    T_FIND,
    T_STEPS
};
enum { V_PLAN, V_MOVE, V_CHARGE, V_AIM, V_REST, V_FIRE, V_PASS, V_DONE, V_SCOUT, V_SEND, V_VERBS };
enum {
    E_TURN,
    E_ARRIVE,
    E_PLANS,
    E_MOVE,
    E_SEEN,
    E_SHOT,
    E_CHARGE,
    E_AIM,
    E_CREEP,
    E_LISTEN,
    E_FIND,
    E_EVENTS
};
enum { TOY_FOG, TOY_SCOUTS }; /* options */

#define ASK    const lin_view *view, const lin_frame *f /* what asks get */
#define UNUSED (void)view, (void)f
static const lin_step toy_steps[T_STEPS];
static const char *const toy_plans[] = { "none", "hold", "march", "storm", "secret", NULL };
static const char *const toy_results[] = { "thrown-back", "stand-off", "broken", NULL };
static const char *const toy_finds[] = { "death", "nothing", "treasure", NULL };

static int toy_side(int u)
{
    return u >= TOY_HALF;
}
static bool toy_stands(const toy_state *s, int u)
{
    return s->at[u] < TOY_WAITING;
}

static bool toy_beside(const lin_field *f, const toy_state *s, int u, int v)
{
    return toy_stands(s, u) && toy_stands(s, v) && toy_side(u) != toy_side(v) &&
           lin_cell_distance(&f->battle->board, s->at[u], s->at[v]) <= 1;
}

static void toy_add(lin_list *out, int verb, int nargs, int a, int b)
{
    lin_list_add(out,
                 (lin_order){ .verb = (uint8_t)verb, .nargs = (uint8_t)nargs, .arg = { a, b } });
}

/* ---- The turn: arrivals, secret plans, acts ---- */

static void toy_run_turn(lin_play *p, const lin_frame *f)
{
    toy_state *s = p->state;

    (void)f;
    s->turn++;
    lin_tell(p, E_TURN, s->turn);
    for (int u = 0, n[2] = { 0 }; u < TOY_PIECES; u++)
        if (s->at[u] == TOY_WAITING && n[toy_side(u)]++ < 2) {
            s->at[u] = (uint16_t)(toy_side(u) ? p->view.field->battle->board.cells - 1 : 0);
            lin_tell(p, E_ARRIVE, u, s->at[u]);
        }
    lin_push(s, T_REVEAL, 0, 0, 0);
    lin_push(s, T_PLAN, LIN_SECOND, 0, 0);
    lin_push(s, T_PLAN, LIN_FIRST, 0, 0);
}

static lin_side toy_who(ASK)
{
    UNUSED;
    return (lin_side)f->arg[0];
}

static void toy_list_plan(ASK, lin_list *out)
{
    UNUSED;
    for (int plan = TOY_HOLD; plan <= TOY_STORM; plan++)
        toy_add(out, V_PLAN, 1, plan, 0);
}

static void toy_take_plan(lin_play *p, const lin_frame *f, const lin_order *o)
{
    ((toy_state *)p->state)->plan[f->arg[0]] = (uint8_t)o->arg[0];
}

static void toy_run_reveal(lin_play *p, const lin_frame *f)
{
    const toy_state *s = p->state;

    (void)f;
    lin_tell(p, E_PLANS, s->plan[0], s->plan[1]);
    lin_push(p->state, T_TURN_ENDS, 0, 0, 0);
    lin_push(p->state, T_ACT, LIN_SECOND, 0, 0);
    lin_push(p->state, T_ACT, LIN_FIRST, 0, 0);
}

static void toy_run_turn_ends(lin_play *p, const lin_frame *f)
{
    toy_state *s = p->state;
    const int d = s->points[0] - s->points[1];

    (void)f;
    s->plan[0] = s->plan[1] = TOY_NONE;
    if (s->turn < 4)
        lin_push(s, T_TURN, 0, 0, 0);
    else
        lin_end(s, d > 0 ? LIN_FIRST : d < 0 ? LIN_SECOND : LIN_NOBODY, d != 0);
}

/* ---- Acting ---- */

static void toy_list_act(ASK, lin_list *out)
{
    const toy_state *s = view->state;
    const uint16_t(*next)[8] = view->field->battle->board.next;
    bool steady = true;

    for (int u = 0; u < TOY_PIECES; u++) {
        if (toy_side(u) != f->arg[0] || !toy_stands(s, u))
            continue;
        if (s->shaken[u]) {
            toy_add(out, V_REST, 1, u, 0);
            steady = false;
            continue;
        }
        for (int d = 0; d < 8; d++)
            if (next[s->at[u]][d] != LIN_NOWHERE)
                toy_add(out, V_MOVE, 2, u, next[s->at[u]][d]);
        for (int v = 0; v < TOY_PIECES && s->plan[f->arg[0]] == TOY_STORM; v++)
            if (toy_beside(view->field, s, u, v))
                toy_add(out, V_CHARGE, 2, u, v);
        if (view->field->option[TOY_SCOUTS])
            toy_add(out, V_SCOUT, 1, u, 0);
    }
    if (steady)
        toy_add(out, V_DONE, 0, 0, 0);
    lin_list_open(out, (lin_family){ { .verb = V_AIM, .nargs = 2 }, 3, { 1, 1 }, { 100, 100 } });
}

/* Aim: both numbers within bounds, their sum even. Everything else is listed. */
static bool toy_sample(ASK, const lin_family *family, lin_rng *rng, lin_order *out)
{
    UNUSED;
    *out = family->order;
    out->arg[0] = 1 + (int32_t)lin_rng_below(rng, 100);
    out->arg[1] = 1 + 2 * (int32_t)lin_rng_below(rng, 50) + (out->arg[0] % 2 == 0);
    return true;
}

/* Sent together: pieces of one's own that stand in one cell, none of them shaken, to the next. */
static lin_status toy_check_send(ASK, const lin_order *o, lin_refusal *why)
{
    const toy_state *s = view->state;
    uint8_t unit[LIN_ORDER_UNITS];
    const int n = lin_order_units(o, 1, unit), from = s->at[unit[0]];

    for (int i = 0; i < n; i++) {
        if (toy_side(unit[i]) != f->arg[0] || !toy_stands(s, unit[i]) || s->at[unit[i]] != from)
            return lin_refuse(why, LIN_ILLEGAL, "TY-3.6",
                              "Send pieces of your own that stand together.");
        if (s->shaken[unit[i]])
            return lin_refuse(why, LIN_ILLEGAL, "TY-3.3", "It is shaken and must rest first.");
    }
    if (lin_cell_distance(&view->field->battle->board, from, o->arg[0]) != 1)
        return lin_refuse(why, LIN_ILLEGAL, "TY-3.6", "Send them to the next cell.");
    return LIN_OK;
}

static lin_status toy_check(ASK, const lin_order *o, lin_refusal *why)
{
    static _Thread_local lin_list list; /* a server asks from several threads */
    const toy_state *s = view->state;
    const lin_step *row = &toy_steps[f->step];

    lin_list_clear(&list);
    row->list(view, f, &list);
    for (int i = 0; i < list.orders; i++)
        if (lin_same_order(o, &list.order[i]))
            return LIN_OK;
    if (list.families && o->verb == V_AIM)
        return o->arg[0] >= 1 && o->arg[0] <= 100 && o->arg[1] >= 1 && o->arg[1] <= 100 &&
                       (o->arg[0] + o->arg[1]) % 2 == 0
                   ? LIN_OK
                   : lin_refuse(why, LIN_ILLEGAL, "TY-5.1",
                                "Aim at numbers of 1 to 100, their sum even.");
    if (f->step == T_ACT && o->verb == V_MOVE && s->shaken[o->arg[0]])
        return lin_refuse(why, LIN_ILLEGAL, "TY-3.3", "It is shaken and must rest first.");
    if (f->step == T_ACT && o->verb == V_SEND)
        return toy_check_send(view, f, o, why);
    if (f->step == T_ACT && o->verb == V_DONE)
        return lin_refuse(why, LIN_ILLEGAL, "TY-3.5", "Let the shaken pieces rest first.");
    if (f->step == T_REACT && o->verb != V_FIRE && o->verb != V_PASS)
        return lin_not_now(view->field, f, o, why);
    return lin_refuse(why, LIN_ILLEGAL, row->rule, "That is not among the answers.");
}

/* What comes beside an enemy is seen, and so is he; then he may shoot. */
static void toy_move(lin_play *p, int u, int cell)
{
    toy_state *s = p->state;
    bool near = false;

    s->at[u] = (uint16_t)cell;
    for (int v = 0; v < TOY_PIECES; v++)
        near |= toy_beside(p->view.field, s, u, v);
    lin_tell(p, E_MOVE, u, cell, near || s->seen[u]);
    for (int v = 0; v < TOY_PIECES; v++) {
        if (!toy_beside(p->view.field, s, u, v))
            continue;
        if (!s->seen[v])
            lin_tell(p, E_SEEN, v);
        s->seen[u] = s->seen[v] = 1;
    }
    if (near)
        lin_push(s, T_REACT, !toy_side(u), u, 1);
}

static void toy_take_act(lin_play *p, const lin_frame *f, const lin_order *o)
{
    toy_state *s = p->state;

    if (o->verb == V_DONE)
        lin_pop(s); /* the row stays until then */
    else if (o->verb == V_MOVE)
        toy_move(p, o->arg[0], o->arg[1]);
    else if (o->verb == V_REST)
        s->shaken[o->arg[0]] = 0;
    else if (o->verb == V_CHARGE)
        lin_push(s, T_CHARGE, o->arg[0], o->arg[1], 0);
    else if (o->verb == V_SEND) {
        uint8_t unit[LIN_ORDER_UNITS];
        const int n = lin_order_units(o, 1, unit);

        for (int i = 0; i < n; i++)
            toy_move(p, unit[i], o->arg[0]);
    } else if (o->verb == V_SCOUT) {
        lin_push(s, T_FIND, o->arg[0], 0, 0);
        lin_push(s, T_LISTEN, o->arg[0], 0, 0);
        lin_push(s, T_CREEP, o->arg[0], 0, 0);
    } else {
        s->points[f->arg[0]] = (int16_t)(s->points[f->arg[0]] + (o->arg[0] == o->arg[1]));
        lin_tell(p, E_AIM, o->arg[0], o->arg[1]);
    }
}

/* ---- Reactions, inside reactions: the shot lands before its victim may answer it ---- */

static void toy_list_react(ASK, lin_list *out)
{
    const toy_state *s = view->state;

    for (int v = 0; v < TOY_PIECES; v++)
        if (toy_beside(view->field, s, v, f->arg[1]) && !s->shaken[v])
            toy_add(out, V_FIRE, 1, v, 0);
    toy_add(out, V_PASS, 0, 0, 0);
}

static void toy_take_react(lin_play *p, const lin_frame *f, const lin_order *o)
{
    if (o->verb != V_FIRE)
        return;
    if (f->arg[2] < 3)
        lin_push(p->state, T_REACT, !f->arg[0], o->arg[0], f->arg[2] + 1);
    lin_push(p->state, T_SHOT, o->arg[0], f->arg[1], 0);
}

static int toy_usual_pass(ASK, const lin_list *list)
{
    UNUSED;
    return list->orders - 1;
}

static void toy_roll_shot(ASK, lin_roll_ask *out)
{
    UNUSED;
    *out = (lin_roll_ask){ .n = 3,
                           .faces = 6,
                           .classes = 2,
                           .rule = "TY-6.2",
                           .purpose = "shot",
                           .side = (lin_side)toy_side(f->arg[0]) };
    out->class_of[5] = out->class_of[6] = 1; /* each die by itself: 5 and 6 hit */
}

static void toy_land_shot(lin_play *p, const lin_frame *f, const uint8_t *face)
{
    toy_state *s = p->state;
    const int hits = (face[0] >= 5) + (face[1] >= 5) + (face[2] >= 5);

    lin_tell(p, E_SHOT, f->arg[0], f->arg[1], hits);
    if (hits > 0)
        s->shaken[f->arg[1]] = 1;
    if (hits == 3)
        s->at[f->arg[1]] = TOY_LOST;
}

static void toy_roll_charge(ASK, lin_roll_ask *out)
{
    UNUSED;
    *out = (lin_roll_ask){ .n = 2,
                           .faces = 6,
                           .by_sum = true,
                           .classes = 3,
                           .rule = "TY-4.2",
                           .purpose = "charge",
                           .side = (lin_side)toy_side(f->arg[0]) };
    for (int sum = 2; sum <= 12; sum++)
        out->class_of[sum] = (uint8_t)((sum >= 7) + (sum >= 9));
}

static void toy_land_charge(lin_play *p, const lin_frame *f, const uint8_t *face)
{
    toy_state *s = p->state;
    const int sum = face[0] + face[1], result = (sum >= 7) + (sum >= 9);

    lin_tell(p, E_CHARGE, f->arg[0], f->arg[1], result);
    if (result == 0)
        s->shaken[f->arg[0]] = 1;
    if (result == 2) {
        s->at[f->arg[1]] = TOY_LOST;
        s->points[toy_side(f->arg[0])]++;
    }
}

/* ---- Scouting: dice that are no d6. A 1 of three d4 shakes it; a 20 of the d20 is seen; two dice
 * of 0 to 9 find a point with 10 and more, and 0 and 0 are the end of it ---- */

static void toy_roll_creep(ASK, lin_roll_ask *out)
{
    UNUSED;
    *out = (lin_roll_ask){ .n = 3,
                           .faces = 4,
                           .classes = 2,
                           .rule = "TY-8.1",
                           .purpose = "creeping up",
                           .side = (lin_side)toy_side(f->arg[0]),
                           .better = 1 };
    out->class_of[1] = 1;
}

static void toy_land_creep(lin_play *p, const lin_frame *f, const uint8_t *face)
{
    lin_tell(p, E_CREEP, f->arg[0], face[0], face[1], face[2]);
    if (face[0] == 1 || face[1] == 1 || face[2] == 1)
        ((toy_state *)p->state)->shaken[f->arg[0]] = 1;
}

static void toy_roll_listen(ASK, lin_roll_ask *out)
{
    UNUSED;
    *out = (lin_roll_ask){ .n = 1,
                           .faces = 20,
                           .classes = 20,
                           .rule = "TY-8.2",
                           .purpose = "listening",
                           .side = (lin_side)toy_side(f->arg[0]),
                           .better = -1 };
    for (int face = 1; face <= 20; face++)
        out->class_of[face] = (uint8_t)(face - 1);
}

static void toy_land_listen(lin_play *p, const lin_frame *f, const uint8_t *face)
{
    lin_tell(p, E_LISTEN, f->arg[0], face[0]);
    if (face[0] == 20)
        ((toy_state *)p->state)->seen[f->arg[0]] = 1;
}

static void toy_roll_find(ASK, lin_roll_ask *out)
{
    UNUSED;
    *out = (lin_roll_ask){ .n = 2,
                           .faces = 10,
                           .from_zero = true,
                           .by_sum = true,
                           .classes = 3,
                           .rule = "TY-8.3",
                           .purpose = "finding",
                           .side = (lin_side)toy_side(f->arg[0]),
                           .better = 1 };
    for (int sum = 1; sum <= 18; sum++)
        out->class_of[sum] = (uint8_t)(1 + (sum >= 10));
}

static void toy_land_find(lin_play *p, const lin_frame *f, const uint8_t *face)
{
    toy_state *s = p->state;
    const int sum = face[0] + face[1], side = toy_side(f->arg[0]);

    lin_tell(p, E_FIND, f->arg[0], (sum > 0) + (sum >= 10), face[0], face[1]);
    if (sum == 0)
        s->at[f->arg[0]] = TOY_LOST;
    else if (sum >= 10)
        s->points[side] = (int16_t)(s->points[side] + 1);
}

/* ---- Views: unseen pieces, and the plan not yet shown ---- */

static void toy_redact(const lin_field *f, void *state, lin_side who)
{
    toy_state *s = state;

    for (int u = 0; u < TOY_PIECES && f->option[TOY_FOG]; u++)
        if (toy_side(u) != (int)who && toy_stands(s, u) && !s->seen[u])
            s->at[u] = TOY_UNKNOWN;
    if (s->head.depth && s->head.frame[s->head.depth - 1].step == T_PLAN && s->plan[!who])
        s->plan[!who] = TOY_SECRET;
}

#ifndef TOY_SHUT_TO_THE_END /* by whoever wants a book that does not say when nothing is hidden */
static bool toy_hides(const lin_field *f, const void *state, lin_side who)
{
    const toy_state *s = state;

    for (int u = 0; u < TOY_PIECES && f->option[TOY_FOG]; u++)
        if (toy_side(u) != (int)who && toy_stands(s, u) && !s->seen[u])
            return true;
    return s->head.depth && s->head.frame[s->head.depth - 1].step == T_PLAN && s->plan[!who];
}
#endif

static void toy_complete(const lin_field *f, void *state, lin_side who, lin_rng *rng)
{
    toy_state *s = state;

    for (int u = 0; u < TOY_PIECES; u++)
        if (s->at[u] == TOY_UNKNOWN)
            s->at[u] = (uint16_t)lin_rng_below(rng, f->battle->board.cells);
    if (s->plan[!who] == TOY_SECRET)
        s->plan[!who] = (uint8_t)(TOY_HOLD + lin_rng_below(rng, 3));
}

/* What nobody on the other side sees happens without a word to him. Events are told in bunches,
 * when the state has gone on, so a move says itself whether it was seen. */
static bool toy_hears(const lin_view *view, const lin_event *e, lin_side who)
{
    if (!view->field->option[TOY_FOG] || (e->kind != E_ARRIVE && e->kind != E_MOVE))
        return true;
    return toy_side(e->arg[0]) == (int)who || (e->kind == E_MOVE && e->arg[2]);
}

/* ---- Looking, for those who show it ---- */

static int toy_pieces(const lin_view *view, lin_piece *out, int max)
{
    const toy_state *s = view->state;

    for (int u = 0; u < view->field->battle->units && u < max; u++) {
        out[u] =
            (lin_piece){ .unit = u, .side = (uint8_t)toy_side(u), .cell = s->at[u], .facing = -1 };
        out[u].where = toy_stands(s, u)          ? LIN_ON_BOARD
                       : s->at[u] == TOY_LOST    ? LIN_LOST
                       : s->at[u] == TOY_UNKNOWN ? LIN_UNKNOWN
                                                 : LIN_WAITING;
        snprintf(out[u].label, sizeof out[u].label, "%d", u % TOY_HALF + 1);
        snprintf(out[u].marks, sizeof out[u].marks, "%s%s%s", s->shaken[u] ? "shaken" : "",
                 s->shaken[u] && s->seen[u] ? " " : "", s->seen[u] ? "seen" : "");
    }
    return view->field->battle->units;
}

static int toy_turn(const lin_view *view)
{
    const int turn = ((const toy_state *)view->state)->turn;

    return turn > 0 ? turn - 1 : 0;
}

/* A plan that is still a secret stands here too, as what it is. */
static void toy_clock(const lin_view *view, lin_text *out)
{
    const toy_state *s = view->state;

    lin_put(out, "Turn %d, plans %s and %s", s->turn, toy_plans[s->plan[0]], toy_plans[s->plan[1]]);
}

static const lin_gesture toy_gestures[] = { { "act", "carry", "go {units} {cell}", "Go there" },
                                            { "act", "strike", "charge {units} {enemies}",
                                              "Charge" } };
static const lin_overlay toy_overlays[] = {
    { "beside", "The squares beside it, and who stands there", false }
};

static int toy_marks(const lin_view *view, int overlay, int of, lin_mark *out, int max)
{
    const toy_state *s = view->state;
    int n = 0;

    (void)overlay;
    for (int d = 0; toy_stands(s, of) && d < 8; d++) {
        const uint16_t cell = view->field->battle->board.next[s->at[of]][d];

        if (cell == LIN_NOWHERE || n == max)
            continue;
        out[n] = (lin_mark){ .cell = cell };
        for (int v = 0; v < TOY_PIECES; v++)
            if (s->at[v] == cell && toy_side(v) != toy_side(of))
                snprintf(out[n].text, sizeof out[n].text, "%s", view->field->battle->unit[v].id);
        n++;
    }
    return n;
}

/* From a file: the arrays of the state want a full house. */
static lin_status toy_build(lin_field *f, lin_refusal *why)
{
    if (f->battle->units != TOY_PIECES)
        return lin_refuse(why, LIN_BAD_FILE, NULL, "Outposts wants %d pieces, half of them a side.",
                          TOY_PIECES);
    for (int u = 0; u < TOY_PIECES; u++)
        if (f->battle->unit[u].side != toy_side(u))
            return lin_refuse(why, LIN_BAD_FILE, NULL,
                              "Outposts wants all pieces of the first side first.");
    return f->battle->board.cells ? LIN_OK
                                  : lin_refuse(why, LIN_BAD_FILE, NULL, "Outposts wants a board.");
}

/* ---- Start and positions ---- */

static void toy_blank(const lin_field *f, void *state)
{
    (void)f;
    for (int u = 0; u < TOY_PIECES; u++)
        ((toy_state *)state)->at[u] = TOY_WAITING;
}

static void toy_start(const lin_field *f, void *state)
{
    toy_blank(f, state);
    lin_push(state, T_TURN, 0, 0, 0);
}

static const char *toy_broken(const lin_view *view, int *unit)
{
    const toy_state *s = view->state;

    for (int u = 0; u < TOY_PIECES; u++)
        if (toy_stands(s, u) && s->at[u] >= view->field->battle->board.cells)
            return (*unit = u), "a piece is off the board";
    for (int i = 0; i < s->head.depth; i++) {
        const lin_frame *fr = &s->head.frame[i];

        if (fr->arg[0] < 0 || fr->arg[1] < 0 || (fr->step == T_TURN && i > 0))
            return "the agenda makes no sense";
        if (fr->step == T_PLAN || fr->step == T_ACT || fr->step == T_REACT
                ? fr->arg[0] > 1
                : fr->arg[1] && toy_side(fr->arg[0]) == toy_side(fr->arg[1]))
            return "the agenda names no side, or pieces of one side";
    }
    return s->turn > 4 ? "there are only four turns" : NULL;
}

static void toy_write(const lin_view *view, lin_text *out)
{
    const toy_state *s = view->state;
    char cell[8];

    lin_put(out, "turn %d points %d %d plans %s %s\n", s->turn, s->points[0], s->points[1],
            toy_plans[s->plan[0]], toy_plans[s->plan[1]]);
    for (int u = 0; u < TOY_PIECES; u++) {
        if (s->at[u] == TOY_WAITING)
            continue;
        snprintf(cell, sizeof cell, "%s", s->at[u] == TOY_LOST ? "lost" : "unknown");
        if (toy_stands(s, u))
            lin_cell_name(&view->field->battle->board, s->at[u], cell);
        lin_put(out, "unit %s at %s%s%s\n", view->field->battle->unit[u].id, cell,
                s->shaken[u] ? " shaken" : "", s->seen[u] ? " seen" : "");
    }
}

static int toy_name(const char *const *names, const char *word)
{
    for (int i = 0; names[i]; i++)
        if (strcmp(names[i], word) == 0)
            return i;
    return -1;
}

/* unit R1 at A1|lost [shaken] [seen]; turn N points N N plans P P; phase SIDE */
static lin_status toy_read(lin_play *p, char *const *word, int n, lin_refusal *why)
{
    const lin_field *f = p->view.field;
    toy_state *s = p->state;
    int u = 0;

    if (strcmp(word[0], "unit") == 0 && n >= 4) {
        while (u < TOY_PIECES && strcmp(f->battle->unit[u].id, word[1]) != 0)
            u++;
        if (u == TOY_PIECES)
            return lin_refuse(why, LIN_ILLEGAL, NULL, "There is no piece \"%s\".", word[1]);
        s->at[u] = (uint16_t)lin_cell_parse(&f->battle->board, word[3]);
        if (strcmp(word[3], "lost") == 0)
            s->at[u] = TOY_LOST;
        else if (s->at[u] == LIN_NOWHERE)
            return lin_refuse(why, LIN_ILLEGAL, NULL, "There is no square \"%s\".", word[3]);
        for (int i = 4; i < n; i++)
            if (strcmp(word[i], "shaken") == 0)
                s->shaken[u] = 1;
            else if (strcmp(word[i], "seen") == 0)
                s->seen[u] = 1;
            else
                return lin_refuse(why, LIN_ILLEGAL, NULL, "It is shaken or seen, not \"%s\".",
                                  word[i]);
        return LIN_OK;
    }
    if (strcmp(word[0], "turn") == 0 && n == 8) {
        int v[3], plan[2] = { toy_name(toy_plans, word[6]), toy_name(toy_plans, word[7]) };

        for (int i = 0; i < 3; i++)
            if (sscanf(word[i ? i + 2 : 1], "%3d", &v[i]) != 1 || v[i] < 0)
                return lin_refuse(why, LIN_ILLEGAL, NULL, "Write small numbers.");
        if (plan[0] < 0 || plan[1] < 0 || plan[0] == TOY_SECRET || plan[1] == TOY_SECRET)
            return lin_refuse(why, LIN_ILLEGAL, NULL, "Plans are none, hold, march or storm.");
        s->turn = (uint8_t)v[0];
        for (int i = 0; i < 2; i++)
            s->points[i] = (int16_t)v[i + 1], s->plan[i] = (uint8_t)plan[i];
        return LIN_OK;
    }
    if (strcmp(word[0], "phase") == 0 && n == 2 && s->head.depth == 0) {
        lin_push(s, T_TURN_ENDS, 0, 0, 0);
        lin_push(s, T_ACT, strcmp(word[1], f->battle->side_id[1]) == 0, 0, 0);
        return LIN_OK;
    }
    return LIN_SYNTAX;
}

static int toy_duties(const lin_view *view, lin_duty *out, int max)
{
    const toy_state *s = view->state;
    int n = 0;

    for (int u = 0; u < TOY_PIECES && n < max; u++)
        if (s->shaken[u] && toy_stands(s, u))
            out[n++] = (lin_duty){ "TY-3.5", u, "It is shaken and must rest." };
    return n;
}

static void toy_score(const lin_view *view, lin_score *out)
{
    for (int i = 0; i < LIN_SIDES; i++)
        out->points[i] = ((const toy_state *)view->state)->points[i];
}

/* ---- Macros: several moves, one after another; and a move and a charge, which meets dice ---- */

static lin_status toy_go(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    lin_status status = LIN_OK;

    for (int i = 2; i < words && status == LIN_OK; i++)
        status = lin_expand_say(e, why, "move %s %s", word[1], word[i]);
    return status;
}

static lin_status toy_rush(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    lin_status status = words == 3 ? LIN_OK : lin_refuse(why, LIN_SYNTAX, NULL, "rush UNIT UNIT");

    if (status == LIN_OK)
        status = lin_expand_say(e, why, "aim 1 1");
    return status == LIN_OK ? lin_expand_say(e, why, "charge %s %s", word[1], word[2]) : status;
}

/* ---- The tables ---- */

#define ASKS(x) .who = toy_who, .list = toy_list_##x, .check = toy_check, .take = toy_take_##x

static const lin_step toy_steps[T_STEPS] = {
    [T_TURN] = { "turn", "TY-1.1", "", "A turn begins.", .run = toy_run_turn },
    [T_PLAN] = { "plan", "TY-2.1", "s", "{0}: make a plan in secret.", ASKS(plan), .hidden = true },
    [T_REVEAL] = { "reveal", "TY-2.2", "", "The plans are shown.", .run = toy_run_reveal },
    [T_ACT] = { "act", "TY-3.1", "s", "{0}: move, charge, aim, rest, or be done.", ASKS(act),
                .stays = true, .sample = toy_sample },
    [T_REACT] = { "react", "TY-6.1", "sui", "{0}: fire at {1}, or pass.", ASKS(react),
                  .usual = toy_usual_pass },
    [T_SHOT] = { "shot", "TY-6.2", "uu", "{0} shoots at {1}.", .roll = toy_roll_shot,
                 .land = toy_land_shot },
    [T_CHARGE] = { "charge", "TY-4.2", "uu", "{0} charges {1}.", .roll = toy_roll_charge,
                   .land = toy_land_charge },
    [T_TURN_ENDS] = { "turn-ends", "TY-1.2", "", "The turn ends.", .run = toy_run_turn_ends },
    [T_CREEP] = { "creep", "TY-8.1", "u", "{0} creeps up.", .roll = toy_roll_creep,
                  .land = toy_land_creep },
    [T_LISTEN] = { "listen", "TY-8.2", "u", "{0} listens.", .roll = toy_roll_listen,
                   .land = toy_land_listen },
    [T_FIND] = { "find", "TY-8.3", "u", "{0} looks about.", .roll = toy_roll_find,
                 .land = toy_land_find },
};

static const lin_verb toy_verbs[V_VERBS] = {
    [V_PLAN] = { "plan", "w", "plan hold|march|storm", .words = toy_plans },
    [V_MOVE] = { "move", "uc", "move UNIT CELL", .words = NULL },
    [V_CHARGE] = { "charge", "uu", "charge UNIT UNIT", .words = NULL },
    [V_AIM] = { "aim", "ii", "aim NUMBER NUMBER", .words = NULL },
    [V_REST] = { "rest", "u", "rest UNIT", .words = NULL },
    [V_FIRE] = { "fire", "u", "fire UNIT", .words = NULL },
    [V_PASS] = { "pass", "", "pass", .words = NULL },
    [V_DONE] = { "done", "", "done", .words = NULL },
    [V_SCOUT] = { "scout", "u", "scout UNIT", .words = NULL },
    [V_SEND] = { "send", "cU", "send CELL UNITS", .say = "Send {1} to {0}" },
};

/* column UNITS to CELL: as far as two steps lead, where fewer than three stand: a column. */
typedef struct {
    const lin_field *f;
    const toy_state *s;
    int unit;
} toy_marcher;

static int toy_step(const void *of, int from, int direction, int to, bool *stop)
{
    (void)of, (void)from, (void)direction, (void)to;
    *stop = false;
    return 1;
}

static bool toy_has_room(const void *of, int cell)
{
    const toy_marcher *m = of;
    int n = 0;

    for (int u = 0; u < TOY_PIECES; u++)
        n += m->s->at[u] == cell && u != m->unit;
    return n < 3;
}

static int toy_stands_at(const void *state, int unit)
{
    return ((const toy_state *)state)->at[unit];
}

static lin_status toy_column(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    static lin_reach reach;
    static lin_route route;
    const lin_game *g = lin_expansion_game(e);
    const lin_field *f = lin_game_field(g);
    lin_units units;
    int to_at, cell, facing;
    lin_status status = lin_goal_named(e, word, words, &to_at, &cell, &facing, why);

    if (status == LIN_OK && to_at < 0)
        return lin_expand_usage("column UNITS to CELL", why);
    if (status == LIN_OK)
        status = lin_units_named(e, word, 1, to_at, lin_to_answer(g), &units, why);
    for (int i = 0; status == LIN_OK && i < units.n; i++) {
        const toy_marcher m = { f, lin_state(g), units.unit[i] };

        lin_reach_from(&f->battle->board, m.s->at[m.unit], 60, toy_step, &m, &reach);
        lin_route_of(&reach, m.s->at[m.unit], cell, &route);
        lin_route_go(&f->battle->board, &route, 2, toy_step, toy_has_room, &m);
        for (int k = 0; status == LIN_OK && k < route.go;
             k = lin_route_made(&route, toy_stands_at(m.s, m.unit))) {
            const int32_t arg[2] = { m.unit, route.cell[k] };

            status = lin_expand_give(e, V_MOVE, 2, arg, why);
        }
    }
    return status;
}

static const lin_macro toy_macros[] = { { "go", "go UNIT CELL CELL ...", toy_go },
                                        { "rush", "rush UNIT UNIT", toy_rush },
                                        { "column", "column UNITS to CELL", toy_column } };

static const lin_event_row toy_events[E_EVENTS] = {
    [E_TURN] = { "turn", "TY-1.1", "n", .text = "Turn {0}." },
    [E_ARRIVE] = { "arrive", "TY-1.3", "uc", .text = "{0} arrives at {1}." },
    [E_PLANS] = { "plans", "TY-2.2", "rr", .text = "The plans: {0} and {1}.", .names = toy_plans },
    [E_MOVE] = { "move", "TY-3.4", "ucn", .text = "{0} moves to {1}." },
    [E_SEEN] = { "seen", "TY-3.7", "u", .text = "{0} is seen.", .aside = true },
    [E_SHOT] = { "shot", "TY-6.2", "uun", .text = "{0} shoots at {1}: {2} hits.", .outcome = true,
                 .join = "==+" },
    [E_CHARGE] = { "charge", "TY-4.2", "uur", .text = "{0} charges {1}: {2}.", .names = toy_results,
                   .outcome = true },
    [E_AIM] = { "aim", "TY-5.1", "nn", .text = "Aimed at {0}, {1}." },
    [E_CREEP] = { "creep", "TY-8.1", "ufff", .text = "{0} creeps up: {1} {2} {3}.", .die = "4" },
    [E_LISTEN] = { "listen", "TY-8.2", "uf", .text = "{0} listens: {1}.", .die = "20" },
    [E_FIND] = { "find", "TY-8.3", "urff", .text = "{0} finds {1}: {2} and {3}.",
                 .names = toy_finds, .outcome = true, .named = "{0} finds {1}", .die = "0-9" },
};

static const lin_option toy_options[] = {
    [TOY_FOG] = { "fog", "TY-7.1", "Pieces are unseen at first.", .usual = 1 },
    [TOY_SCOUTS] = { "scouts", "TY-8.1", "Pieces may scout.", .usual = 0 },
};
static const char *const toy_levels[] = { "draw", "victory" };

/* Its maps are hexes with all that a board may have. */
static const lin_look toy_looks[] = {
    { LIN_LOOK_CELL, "open", LIN_SIGN_OPEN, .letter = ".", .tint = 187 },
    { LIN_LOOK_CELL, "clear", LIN_SIGN_OPEN, .letter = ".", .tint = 187 },
    { LIN_LOOK_CELL, "woods", LIN_SIGN_WOODS, .letter = "w", .tint = 71 },
    { LIN_LOOK_CELL, "light woods", LIN_SIGN_WOODS, .letter = "w", .tint = 71, .thin = true,
      .name = "Light woods" },
    { LIN_LOOK_CELL, "heavy woods", LIN_SIGN_WOODS, .letter = "h", .tint = 65, .ink = 254,
      .name = "Heavy woods" },
    { LIN_LOOK_CELL, "river", LIN_SIGN_WATER, .letter = "~", .tint = 74 },
    { LIN_LOOK_CELL, "stone house", LIN_SIGN_HOUSES, .letter = "b", .tint = 181,
      .name = "Stone house" },
    { LIN_LOOK_CHAIN, "road", LIN_SIGN_ROAD, .letter = "+" },
    { LIN_LOOK_CHAIN, "lane", LIN_SIGN_LANE, .letter = "-" },
    { LIN_LOOK_CHAIN, "trail", LIN_SIGN_TRAIL, .letter = ":" },
    { LIN_LOOK_EDGE, "creek", LIN_SIGN_CREEK, .letter = NULL },
    { LIN_LOOK_EDGE, "stream", LIN_SIGN_STREAM, .letter = NULL },
    { LIN_LOOK_EDGE, "bridge", LIN_SIGN_BRIDGE, .letter = NULL },
    { LIN_LOOK_EDGE, "ford", LIN_SIGN_FORD, .letter = NULL },
    { LIN_LOOK_EDGE, "slope", LIN_SIGN_SLOPE, .letter = NULL },
    { LIN_LOOK_EDGE, "works", LIN_SIGN_WORK, .letter = NULL },
    { LIN_LOOK_EDGE, "wall", LIN_SIGN_WALL, .letter = NULL },
    { LIN_LOOK_PLACE, "mill", LIN_SIGN_HOUSES, .letter = NULL },
    { LIN_LOOK_PLACE, "house", LIN_SIGN_HOUSES, .letter = NULL },
    { LIN_LOOK_PLACE, "victory", LIN_SIGN_PLAIN, .letter = NULL },
    { .word = NULL },
};

static const lin_rules toy_rules = {
    .id = "toy",
    .code = "TY",
    .name = "Outposts",
    .version = 1,
    .field_size = sizeof(lin_field),
    .state_size = sizeof(toy_state),
    .step = toy_steps,
    .steps = T_STEPS,
    .verb = toy_verbs,
    .verbs = V_VERBS,
    .macro = toy_macros,
    .macros = 3,
    .event = toy_events,
    .events = E_EVENTS,
    .option = toy_options,
    .options = 2,
    .level = toy_levels,
    .levels = 2,
    .concede_level = 1,
    .build = toy_build,
    .start = toy_start,
    .broken = toy_broken,
    .redact = toy_redact,
#ifndef TOY_SHUT_TO_THE_END
    .hides = toy_hides,
#endif
    .complete = toy_complete,
    .write = toy_write,
    .blank = toy_blank,
    .read = toy_read,
    .duties = toy_duties,
    .score = toy_score,
    .hears = toy_hears,
    .pieces = toy_pieces,
    .turn = toy_turn,
    .clock = toy_clock,
    .gesture = toy_gestures,
    .gestures = 2,
    .overlay = toy_overlays,
    .overlays = 1,
    .marks = toy_marks,
    .look = toy_looks,
};

#ifndef TOY_FROM_FILE
/* The field, with fog or without; made by hand, as no file of the library knows the toy. */
static const lin_field *toy_field_with(bool fog, bool scouts)
{
    static lin_battle battle = { .id = "toy",
                                 .side_id = { "red", "blue" },
                                 .side_name = { "Red", "Blue" },
                                 .units = TOY_PIECES };
    static lin_field field[2][2];

    if (battle.board.cells == 0)
        lin_board_lay(&battle.board, LIN_SQUARES, 6, 8, NULL);
    for (int u = 0; u < TOY_PIECES; u++) {
        snprintf(battle.unit[u].id, LIN_ID, "%c%d", "RB"[toy_side(u)], u % TOY_HALF + 1);
        battle.unit[u].side = (uint8_t)toy_side(u);
    }
    field[scouts][fog] = (lin_field){ &toy_rules, &battle, fog ? 0x1234 : 0x4321, { fog, scouts } };
    return &field[scouts][fog];
}

static inline const lin_field *toy_field(bool fog)
{
    return toy_field_with(fog, false);
}
#endif

#endif
