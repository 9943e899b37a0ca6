/* move.c -- BW 8.0 Movement, 9.0 Terrain effects, and what 10 to 13 and 16 ask of a mover.
 *
 * The counter in hand is a frame: unit, quarters left, and flags. Enemy units do not move in
 * one's own movement portion, so what they control stays the same from pick to close. */
#include "rules/brandywine/brandywine.h"

#include <string.h>

/* BW-8.6: only the side whose turn it is moves. */
lin_side bw_who_move(const lin_view *view, const lin_frame *frame)
{
    (void)view->field, (void)frame;
    return (lin_side)((const bw_state *)view->state)->side;
}

lin_side bw_who_step(const lin_view *view, const lin_frame *frame)
{
    return bw_who_move(view, frame);
}

/* ---- BW 9.0: prices ---- */

/* BW-9.2, BW-9.4, BW-9.12: a quarter along a road's own course, whatever the ground. */
int bw_price(const bw_field *f, int from, int direction, int to)
{
    return f->board->road[from] >> direction & 1 ? 1 : f->price[to];
}

/* ---- BW-10.3: passing through full squares, as long as a legal end remains ---- */

/* Search on from `at` for a square where the counter may end. `best` holds the most quarters
 * it has been seen with in each square, so that nothing is searched twice in vain. */
static bool finds_end(const bw_field *f, const bw_state *s, int u, bool withdraws, int at, int left,
                      uint8_t *best)
{
    best[at] = (uint8_t)(left + 1);
    for (int d = 0; d < 8; d++) {
        const int to = f->board->next[at][d];
        int price;

        if (to == LIN_NOWHERE || (price = bw_price(f, at, d, to)) > left ||
            bw_barred_by(f, s, u, withdraws, to))
            continue;
        if (bw_fits(f, s, u, to)) /* also where it came from: BW-10.3 asks no more */
            return true;
        if (best[to] <= left - price && !bw_must_stop(f, s, u, at, d, to) &&
            finds_end(f, s, u, withdraws, to, left - price, best))
            return true;
    }
    return false;
}

static bool has_end(const bw_field *f, const bw_state *s, int u, bool withdraws, int at, int left)
{
    uint8_t best[LIN_CELLS] = { 0 };

    return finds_end(f, s, u, withdraws, at, left, best);
}

/* Having stepped there, can it end its move, there or further on? */
static bool may_arrive(const bw_field *f, const bw_state *s, int u, bool withdraws, int from,
                       int direction, int to, int left)
{
    if (bw_fits(f, s, u, to))
        return true;
    if (direction >= 0 ? bw_must_stop(f, s, u, from, direction, to)
                       : is_combat(f, u) && is_controlled(f, s, to, bw_other(f->side[u])))
        return false;
    return has_end(f, s, u, withdraws, to, left);
}

/* BW-16.6: can a disorganized unit next to the enemy get away? */
bool bw_has_way_out(const bw_field *f, const bw_state *s, int u)
{
    return !(s->mark[u] & BW_MOVED) && has_end(f, s, u, true, s->at[u], f->mf[u] * BW_QUARTERS);
}

/* ---- what is owed at the close ---- */

/* BW-14.1: organized, not held, and an enemy combat unit in one of the eight squares. */
bool bw_owes(const bw_field *f, const bw_state *s, int u)
{
    return on_board(s, u) && is_combat(f, u) && !is_disorganized(s, u) && !is_held(s, u) &&
           is_controlled(f, s, s->at[u], bw_other(f->side[u]));
}

static bool would_face_enemy(const bw_field *f, const bw_state *s, int u, int facing)
{
    const int enemy = bw_other(f->side[u]);

    for (int turn = -1; turn <= 1; turn++) {
        const int to = f->board->next[s->at[u]][(facing + turn) & 7];

        if (to != LIN_NOWHERE && has_troops(f, s, to, enemy))
            return true;
    }
    return false;
}

bool bw_faces_enemy(const bw_field *f, const bw_state *s, int u)
{
    return would_face_enemy(f, s, u, s->facing[u]);
}

static lin_status check_close(const bw_field *f, const bw_state *s, lin_refusal *why)
{
    const lin_unit *unit = f->base.battle->unit;

    for (uint64_t rest = f->side_set[s->side] & f->combat_set; rest; rest &= rest - 1) {
        const int u = bw_first(rest);

        if (!on_board(s, u) || !is_controlled(f, s, s->at[u], bw_other(s->side)))
            continue;
        if (is_disorganized(s, u) && bw_has_way_out(f, s, u))
            return lin_refuse(why, LIN_ILLEGAL, "BW-16.6",
                              "%s is disorganized next to the enemy and must move away first.",
                              unit[u].id);
        if (bw_owes(f, s, u) && !bw_faces_enemy(f, s, u))
            return lin_refuse(why, LIN_ILLEGAL, "BW-13.4",
                              "%s must attack but has no enemy in front; turn it to face one.",
                              unit[u].id);
    }
    return LIN_OK;
}

/* ---- BW-8.1: which counter, which way it turns, or close ---- */

void bw_run_move_opens(lin_play *p, const lin_frame *frame)
{
    const bw_field *f = bw_field_of(p->view.field);
    bw_state *s = p->state;

    for (uint64_t rest = f->side_set[s->side]; rest; rest &= rest - 1)
        s->mark[bw_first(rest)] &= (uint8_t)~BW_MOVED;
    lin_tell(p, E_PORTION, s->side, R_MOVEMENT + s->side);
    lin_push(s, BW_MOVE, frame->arg[0], 0, 0);
}

/* BW-4.4 to BW-4.8: may a waiting counter come on? */
static lin_status check_entry(const bw_field *f, const bw_state *s, int u, lin_refusal *why)
{
    const int left = f->mf[u] * BW_QUARTERS - BW_QUARTERS; /* BW-4.5 */

    if (f->side[u] != f->entry_side)
        return lin_refuse(why, LIN_ILLEGAL, "BW-4.4",
                          "Only the other side comes on at the entry square.");
    if (has_counter(f, s, f->entry, bw_other(f->side[u])))
        return lin_refuse(why, LIN_ILLEGAL, "BW-4.8",
                          "The enemy stands on the entry square; nobody can come on.");
    if (left < 0 || !may_arrive(f, s, u, false, f->entry, -1, f->entry, left))
        return lin_refuse(
            why, LIN_ILLEGAL, "BW-4.6",
            "The entry square is full and no square with room can be reached from it.");
    return LIN_OK;
}

static lin_status check_pick(const bw_field *f, const bw_state *s, int u, lin_refusal *why)
{
    if (f->side[u] != s->side)
        return lin_refuse(why, LIN_ILLEGAL, "BW-2.1", "That counter belongs to the other side.");
    if (s->at[u] == BW_WAITING)
        return check_entry(f, s, u, why);
    if (!on_board(s, u))
        return lin_refuse(why, LIN_ILLEGAL, "BW-8.1", "That counter is no longer in play.");
    if (s->mark[u] & BW_MOVED)
        return lin_refuse(why, LIN_ILLEGAL, "BW-8.4",
                          "That counter has moved in this portion; it can only be turned.");
    if (bw_must_get_away(f, s, u) && !bw_has_way_out(f, s, u))
        return lin_refuse(
            why, LIN_ILLEGAL, "BW-16.7",
            "It is disorganized next to the enemy and has no way out as things stand.");
    return LIN_OK;
}

static lin_status check_turn(const bw_field *f, const bw_state *s, int u, lin_refusal *why)
{
    if (f->side[u] != s->side)
        return lin_refuse(why, LIN_ILLEGAL, "BW-2.1", "That counter belongs to the other side.");
    if (!on_board(s, u))
        return lin_refuse(why, LIN_ILLEGAL, "BW-11.3", "That counter is not on the board.");
    if (!is_combat(f, u))
        return lin_refuse(why, LIN_ILLEGAL, "BW-11.5", "A commander has no facing.");
    return LIN_OK;
}

lin_status bw_check_move(const lin_view *view, const lin_frame *frame, const lin_order *o,
                         lin_refusal *why)
{
    const bw_field *f = bw_field_of(view->field);
    const bw_state *s = view->state;

    switch (o->verb) {
    case V_PICK:
        return check_pick(f, s, o->arg[0], why);
    case V_TURN:
        return check_turn(f, s, o->arg[0], why);
    case V_CLOSE:
        return check_close(f, s, why);
    case V_STEP:
        return lin_refuse(why, LIN_ILLEGAL, "BW-8.2",
                          "Pick a counter first, then move it step by step.");
    case V_FACE:
        return lin_refuse(why, LIN_ILLEGAL, "BW-11.3",
                          "No counter is in hand; say which to turn, as in: turn L-G1 N.");
    default:
        return lin_not_now(view->field, frame, o, why);
    }
}

void bw_list_move(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const bw_field *f = bw_field_of(view->field);
    const bw_state *s = view->state;
    bool troops = false;

    (void)frame;
    for (uint64_t rest = f->side_set[s->side]; rest; rest &= rest - 1) {
        const int u = bw_first(rest);

        troops |= on_board(s, u) && is_combat(f, u);
        if (check_pick(f, s, u, NULL) == LIN_OK)
            bw_answer1(out, V_PICK, u);
    }
    if (check_close(f, s, NULL) == LIN_OK)
        bw_answer0(out, V_CLOSE);
    if (troops) /* BW-11.3: turning, any time */
        lin_list_open(out, (lin_family){ .order = { .verb = V_TURN, .nargs = 2 },
                                         .open = 3,
                                         .high = { f->units - 1, 7 } });
}

/* Turn somebody; first of all somebody who must. */
bool bw_sample_move(const lin_view *view, const lin_frame *frame, const lin_family *family,
                    lin_rng *rng, lin_order *out)
{
    const bw_field *f = bw_field_of(view->field);
    const bw_state *s = view->state;
    uint64_t may = 0, must = 0;
    uint32_t k;

    (void)frame;
    for (uint64_t rest = f->side_set[s->side] & f->combat_set; rest; rest &= rest - 1) {
        const int u = bw_first(rest);

        if (!on_board(s, u))
            continue;
        may |= bw_bit(u);
        if ((s->mark[u] & BW_MOVED) && bw_owes(f, s, u) && !bw_faces_enemy(f, s, u))
            must |= bw_bit(u);
    }
    if (must)
        may = must;
    if (!may)
        return false;
    for (k = lin_rng_below(rng, (uint32_t)__builtin_popcountll(may)); k; k--)
        may &= may - 1;
    *out = family->order;
    out->arg[0] = bw_first(may);
    out->arg[1] = (int32_t)lin_rng_below(rng, 8);
    return true;
}

/* BW-13.12: a unit that starts under control stays, or withdraws. */
static int first_flags(const bw_field *f, const bw_state *s, int u)
{
    return on_board(s, u) && is_combat(f, u) && is_controlled(f, s, s->at[u], bw_other(f->side[u]))
               ? BW_HAND_WITHDRAWS
               : 0;
}

/* The frame of a counter in hand; of any other, as it would be if it were picked now. */
lin_frame bw_hand(const bw_field *f, const bw_state *s, int u)
{
    const lin_head *h = &s->head;

    if (h->depth > 0 && lin_top(h)->step == BW_STEP && lin_top(h)->arg[0] == u)
        return *lin_top(h);
    return (lin_frame){
        BW_STEP, { (int16_t)u, (int16_t)(f->mf[u] * BW_QUARTERS), (int16_t)first_flags(f, s, u) }
    };
}

void bw_take_move(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const bw_field *f = bw_field_of(p->view.field);
    bw_state *s = p->state;
    const int u = o->arg[0];

    (void)frame;
    switch (o->verb) {
    case V_PICK:
        lin_push(s, BW_STEP, u, f->mf[u] * BW_QUARTERS, first_flags(f, s, u));
        break;
    case V_TURN:
        s->facing[u] = (uint8_t)o->arg[1];
        lin_tell(p, E_TURNED, u, o->arg[1]);
        break;
    default:
        lin_pop(s);
        lin_push(s, BW_MOVE_CLOSES, s->side, 0, 0);
        break;
    }
}

/* ---- BW-8.2: one step, or end ---- */

static lin_status check_end(const bw_field *f, const bw_state *s, const lin_frame *hand,
                            lin_refusal *why)
{
    const int u = hand->arg[0];

    if (s->at[u] == BW_WAITING)
        return lin_refuse(why, LIN_ILLEGAL, "BW-4.4",
                          "It is in hand off the board: step to the entry square.");
    if (bw_must_get_away(f, s, u))
        return lin_refuse(why, LIN_ILLEGAL, "BW-16.6",
                          "It is disorganized next to the enemy and must get away.");
    if (!bw_fits(f, s, u, s->at[u]))
        return lin_refuse(why, LIN_ILLEGAL, "BW-10.1",
                          "There are %d factors in that square; %d is the limit, so move on.",
                          bw_stack(f, s, s->at[u], f->side[u]), BW_STACK);
    return LIN_OK;
}

/* May the counter in hand step to this square now? BW-8.7: there is no square off the board to
 * step to.
 *   1  it is not held                                        BW-20.18
 *   2  it comes on at the entry square, if it waits          BW-4.4
 *   3  the square is a neighbour                             BW-8.3
 *   4  it has the movement left                              BW-8.2
 *   5  no enemy stands there, and no control forbids it      BW-13.15, BW-13.13, BW-16.5
 *   6  it could still end its move within the stack limit    BW-10.1 */
lin_status bw_check_step_to(const bw_field *f, const bw_state *s, const lin_frame *hand, int to,
                            lin_refusal *why)
{
    const int u = hand->arg[0], left = hand->arg[1];
    const bool withdraws = hand->arg[2] & BW_HAND_WITHDRAWS;
    const char *rule;
    int d, price;

    if (is_held(s, u)) /* 1 */
        return lin_refuse(why, LIN_ILLEGAL, "BW-20.18", "It is held and may not move.");
    if (s->at[u] == BW_WAITING) /* 2 */
        return to == f->entry ? check_entry(f, s, u, why)
                              : lin_refuse(why, LIN_ILLEGAL, "BW-4.4",
                                           "It comes on at the entry square and nowhere else.");
    d = bw_direction(f, s->at[u], to);
    if (d < 0) /* 3 */
        return lin_refuse(
            why, LIN_ILLEGAL, "BW-8.3",
            "That square does not touch the one it stands in; go step by step, or use march.");
    price = bw_price(f, s->at[u], d, to);
    if (price > left) /* 4 */
        return lin_refuse(why, LIN_ILLEGAL, "BW-8.2",
                          "That step costs %d quarters of a movement factor; %d are left.", price,
                          left);
    rule = bw_barred_by(f, s, u, withdraws, to);
    if (rule) /* 5 */
        return lin_refuse(why, LIN_ILLEGAL, rule, "%s",
                          rule[3] == '1' && rule[4] == '6'
                              ? "A disorganized unit may not enter a square under enemy control."
                          : has_counter(f, s, to, bw_other(f->side[u]))
                              ? "An enemy counter stands there."
                              : "It began under enemy control and withdraws: no step may enter a "
                                "controlled square.");
    if (!may_arrive(f, s, u, withdraws, s->at[u], d, to, left - price)) /* 6 */
        return lin_refuse(
            why, LIN_ILLEGAL, "BW-10.1",
            "There are %d factors there already and it could not go on to a square with room.",
            bw_stack(f, s, to, f->side[u]));
    return LIN_OK;
}

lin_status bw_check_step(const lin_view *view, const lin_frame *frame, const lin_order *o,
                         lin_refusal *why)
{
    switch (o->verb) {
    case V_STEP:
        return bw_check_step_to(bw_field_of(view->field), view->state, frame, o->arg[0], why);
    case V_END:
        return check_end(bw_field_of(view->field), view->state, frame, why);
    default:
        return lin_not_now(view->field, frame, o, why);
    }
}

void bw_list_step(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const bw_field *f = bw_field_of(view->field);
    const bw_state *s = view->state;
    const int u = frame->arg[0];

    if (s->at[u] == BW_WAITING) {
        bw_answer1(out, V_STEP, f->entry);
        return;
    }
    if (!is_held(s, u) && frame->arg[1] > 0)
        for (int d = 0; d < 8; d++) {
            const int to = f->board->next[s->at[u]][d];

            if (to != LIN_NOWHERE && bw_check_step_to(f, s, frame, to, NULL) == LIN_OK)
                bw_answer1(out, V_STEP, to);
        }
    if (check_end(f, s, frame, NULL) == LIN_OK)
        bw_answer0(out, V_END);
}

static void end_move(lin_play *p, const lin_frame *hand)
{
    const bw_field *f = bw_field_of(p->view.field);
    bw_state *s = p->state;
    const int u = hand->arg[0];

    s->mark[u] |= BW_MOVED;
    if (hand->arg[2] & BW_HAND_STEPPED) {
        lin_tell(p, E_MOVE_ENDED, u, s->at[u]);
        bw_occupy(p, u);
        bw_join_hold(p, u);
    }
    if (is_combat(f, u))
        lin_push(s, BW_FACE, u, hand->arg[2] & BW_HAND_STEPPED, 0);
}

void bw_take_step(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const bw_field *f = bw_field_of(p->view.field);
    bw_state *s = p->state;
    const int u = frame->arg[0], to = o->arg[0], from = s->at[u];
    lin_frame hand = *frame;
    bool stop;

    if (o->verb == V_END) {
        end_move(p, frame);
        return;
    }
    hand.arg[2] |= BW_HAND_STEPPED;
    if (from == BW_WAITING) {
        hand.arg[1] = (int16_t)(hand.arg[1] - BW_QUARTERS);
        stop = is_combat(f, u) && is_controlled(f, s, to, bw_other(f->side[u])); /* BW-4.8 */
        lin_tell(p, E_ENTERED, u, to);
    } else {
        const int d = bw_direction(f, from, to), price = bw_price(f, from, d, to);

        hand.arg[1] = (int16_t)(hand.arg[1] - price);
        stop = bw_must_stop(f, s, u, from, d, to);
        lin_tell(p, E_STEPPED, u, from, to, price, hand.arg[1]);
    }
    bw_put(f, s, u, to);
    if (stop)
        end_move(p, &hand);
    else
        lin_push(s, BW_STEP, u, hand.arg[1], hand.arg[2]);
}

/* ---- BW-11.3: its facing, once at the end (also at set-up and after an advance) ---- */

lin_side bw_who_face(const lin_view *view, const lin_frame *frame)
{
    (void)view->state;
    return (lin_side)bw_field_of(view->field)->side[frame->arg[0]];
}

/* Facings that would have to be mended before the close (BW-13.4) are not offered, though a
 * player may choose one. */
void bw_list_face(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const bw_field *f = bw_field_of(view->field);
    const bw_state *s = view->state;
    const int u = frame->arg[0];
    const bool owes = frame->step == BW_FACE && bw_owes(f, s, u);

    for (int d = 0; d < 8; d++)
        if (!owes || would_face_enemy(f, s, u, d))
            bw_answer1(out, V_FACE, d);
}

/* Somebody who wants to go on moving is told what stopped him. */
lin_status bw_check_face(const lin_view *view, const lin_frame *frame, const lin_order *o,
                         lin_refusal *why)
{
    const bw_field *f = bw_field_of(view->field);
    const bw_state *s = view->state;
    const int u = frame->arg[0];

    if (o->verb == V_FACE)
        return LIN_OK;
    if (o->verb != V_STEP || frame->step != BW_FACE)
        return lin_not_now(view->field, frame, o, why);
    if (is_held(s, u) && !frame->arg[1])
        return lin_refuse(why, LIN_ILLEGAL, "BW-20.18",
                          "It is held and may not move; now choose its facing.");
    if (frame->arg[1] && is_controlled(f, s, s->at[u], bw_other(f->side[u])))
        return lin_refuse(
            why, LIN_ILLEGAL, "BW-13.1",
            "It entered a square under enemy control and had to stop; now choose its facing.");
    if (frame->arg[1] && f->halts[s->at[u]])
        return lin_refuse(why, LIN_ILLEGAL, "BW-9.11",
                          "The swamp ended its move; now choose its facing.");
    return lin_refuse(why, LIN_ILLEGAL, "BW-8.4", "Its move has ended; now choose its facing.");
}

void bw_take_face(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    bw_state *s = p->state;
    const int u = frame->arg[0];

    s->facing[u] = (uint8_t)o->arg[0];
    lin_tell(p, E_TURNED, u, o->arg[0]);
}

int bw_usual_face(const lin_view *view, const lin_frame *frame, const lin_list *list)
{
    const bw_state *s = view->state;

    (void)view->field;
    for (int i = 0; i < list->orders; i++)
        if (list->order[i].arg[0] == s->facing[frame->arg[0]])
            return i;
    return 0;
}

/* ---- the close ---- */

/* BW-16.7: disorganized units that could not get away are lost. Then holds are looked at. */
void bw_run_move_closes(lin_play *p, const lin_frame *frame)
{
    const bw_field *f = bw_field_of(p->view.field);
    bw_state *s = p->state;

    (void)frame;
    for (uint64_t rest = f->side_set[s->side] & f->combat_set; rest; rest &= rest - 1) {
        const int u = bw_first(rest);

        s->mark[u] &= (uint8_t)~BW_MOVED;
        if (on_board(s, u) && bw_must_get_away(f, s, u))
            bw_eliminate(p, u, R_TRAPPED);
    }
    if (f->commander[s->side] >= 0)
        s->mark[f->commander[s->side]] &= (uint8_t)~BW_MOVED;
    bw_free_holds(p);
}
