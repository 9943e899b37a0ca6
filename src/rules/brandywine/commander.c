/* commander.c -- BW 17.0 Commander counters: shifting dice, falling, fleeing alone. */
#include "rules/brandywine/brandywine.h"

/* ---- BW-17.5 to BW-17.7: use him? The attacker decides first ---- */

/* Does he share a square with a unit of his side in this battle or bombardment? */
static bool can_be_used(const bw_field *f, const bw_state *s, int side)
{
    const int leader = f->commander[side];

    if (leader < 0 || !on_board(s, leader))
        return false;
    for (uint64_t rest = bw_battle_set(s, side); rest; rest &= rest - 1)
        if (s->at[bw_first(rest)] == s->at[leader])
            return true;
    return false;
}

void bw_push_commanders(lin_play *p)
{
    const bw_field *f = bw_field_of(p->view.field);
    bw_state *s = p->state;

    for (int i = 1; i >= 0; i--) { /* the attacker's question on top */
        const int side = i ? bw_other(s->side) : s->side;

        if (can_be_used(f, s, side))
            lin_push(s, BW_USE_COMMANDER, side, 0, 0);
    }
}

lin_side bw_who_use_commander(const lin_view *view, const lin_frame *frame)
{
    (void)view->field, (void)view->state;
    return (lin_side)frame->arg[0];
}

void bw_list_use_commander(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    bw_list_rally_help(view, frame, out);
}

lin_status bw_check_use_commander(const lin_view *view, const lin_frame *frame, const lin_order *o,
                                  lin_refusal *why)
{
    return bw_check_rally_help(view, frame, o, why);
}

void bw_take_use_commander(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    bw_state *s = p->state;
    const int side = frame->arg[0];

    if (o->verb != V_YES)
        return;
    s->used[side] = 1;
    lin_tell(p, E_COMMANDER_USED, bw_field_of(p->view.field)->commander[side],
             side == s->side ? R_ATTACKER_COMMANDER : R_DEFENDER_COMMANDER,
             side == s->side ? -1 : 1);
}

int bw_usual_no(const lin_view *view, const lin_frame *frame, const lin_list *list)
{
    (void)view->field, (void)view->state, (void)frame;
    for (int i = 0; i < list->orders; i++)
        if (list->order[i].verb == V_NO)
            return i;
    return 0;
}

/* ---- BW-17.8: he may fall where he led ---- */

void bw_run_casualty(lin_play *p, const lin_frame *frame)
{
    const bw_field *f = bw_field_of(p->view.field);
    bw_state *s = p->state;
    const int side = frame->arg[0], leader = f->commander[side];

    if (s->used[side] && leader >= 0 && on_board(s, leader))
        lin_push(s, BW_CASUALTY_DICE, side, 0, 0);
}

static void ask_for_twelve(lin_roll_ask *out, int side, const char *rule, const char *purpose)
{
    *out = (lin_roll_ask){ .n = 2,
                           .faces = 6,
                           .by_sum = true,
                           .classes = 2,
                           .rule = rule,
                           .purpose = purpose,
                           .side = (lin_side)side,
                           .better = -1,
                           .need = 11, /* twelve is his end */
                           .need_sum = true };
    out->class_of[12] = 1;
}

static void land_twelve(lin_play *p, int side, const uint8_t *face, int event, bw_reason reason)
{
    const bw_field *f = bw_field_of(p->view.field);
    const int leader = f->commander[side];

    lin_tell(p, event, leader, face[0], face[1]);
    if (face[0] + face[1] == 12)
        bw_eliminate(p, leader, reason);
    else
        lin_tell(p, E_COMMANDER_SAFE, leader);
}

void bw_roll_casualty(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    (void)view->field, (void)view->state;
    ask_for_twelve(out, frame->arg[0], "BW-17.8", "commander's escape");
}

void bw_land_casualty(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    land_twelve(p, frame->arg[0], face, E_CASUALTY_ROLL, R_CASUALTY);
}

/* ---- BW-17.2, BW-17.3, BW-17.4: alone and attacked ---- */

bool bw_can_chase(const bw_field *f, const bw_state *s, const bw_contacts *c, int u)
{
    const int enemy = bw_other(s->side), leader = f->commander[enemy];
    int d;

    if (leader < 0 || !on_board(s, leader) || has_troops(f, s, s->at[leader], enemy))
        return false;
    if (f->side[u] != s->side || !is_combat(f, u) || !on_board(s, u) || is_disorganized(s, u) ||
        is_held(s, u) || (s->mark[u] & (BW_FOUGHT | BW_FREED)) ||
        ((c->able | c->must_fire) & bw_bit(u)))
        return false;
    d = bw_direction(f, s->at[u], s->at[leader]);
    return d >= 0 && is_front(s->facing[u], d);
}

/* BW-17.4: has the battle left him alone where he stood? */
void bw_run_stripped(lin_play *p, const lin_frame *frame)
{
    const bw_field *f = bw_field_of(p->view.field);
    bw_state *s = p->state;
    const int side = frame->arg[0], leader = f->commander[side];

    if (leader < 0 || !on_board(s, leader) || s->at[leader] != s->from[leader] ||
        has_troops(f, s, s->at[leader], side))
        return;
    for (uint64_t rest = bw_battle_set(s, side); rest; rest &= rest - 1)
        if (s->from[bw_first(rest)] == s->at[leader]) {
            lin_push(s, BW_FLIGHT, side, 0, 0);
            return;
        }
}

void bw_run_flight(lin_play *p, const lin_frame *frame)
{
    const bw_field *f = bw_field_of(p->view.field);
    bw_state *s = p->state;
    const int side = frame->arg[0];
    uint16_t to[16];

    if (bw_retreats(f, s, f->commander[side], 2, to) == 0) {
        bw_eliminate(p, f->commander[side], R_FLIGHT);
        return;
    }
    lin_push(s, BW_FLIGHT_DICE, side, 0, 0);
    lin_push(s, BW_FLIGHT_TO, f->commander[side], 2, 0);
}

lin_side bw_who_flight_to(const lin_view *view, const lin_frame *frame)
{
    return bw_who_face(view, frame);
}

void bw_list_flight_to(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    bw_list_retreat_to(view, frame, out);
}

lin_status bw_check_flight_to(const lin_view *view, const lin_frame *frame, const lin_order *o,
                              lin_refusal *why)
{
    return bw_check_retreat_to(view, frame, o, why);
}

void bw_take_flight_to(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    bw_take_retreat_to(p, frame, o);
}

void bw_roll_flight(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    (void)view->field, (void)view->state;
    ask_for_twelve(out, frame->arg[0], "BW-17.2", "lone commander");
}

void bw_land_flight(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    land_twelve(p, frame->arg[0], face, E_FLIGHT_ROLL, R_FLIGHT);
}
