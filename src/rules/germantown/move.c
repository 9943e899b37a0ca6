/* move.c -- the movement phase (GT-6.1 to GT-6.5): a stack in hand, step by step. */
#include "rules/germantown/glance.h"

#define LOOK_AHEAD 6 /* steps in which a stack that may not end must find a place where it may */

static const char *id_of(const gt_field *f, int u)
{
    return f->base.battle->unit[u].id;
}

/* ---- the phase ---- */

/* GT-23.28: who has the enemy near is free for good. */
static void rouse(const gt_field *f, gt_state *s)
{
    for (int u = 0; u < f->units; u++)
        if (f->side[u] == f->british && gt_on_map(s, u) && !(s->mark[u] & GT_ROUSED) &&
            gt_nearest(f, s, s->at[u], f->american) <= 3)
            s->mark[u] |= GT_ROUSED;
}

/* GT-2.5: the American phase begins with panic and straying and ends with friendly fire. */
void gt_run_move_opens(lin_play *p, const lin_frame *frame)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    const int side = frame->arg[0];

    lin_tell(p, E_PHASE, side, R_MOVEMENT);
    for (int u = 0; u < f->units; u++) {
        s->mark[u] &= (uint16_t)~GT_PAID;
        if (f->side[u] == side)
            s->mark[u] &= (uint16_t) ~(GT_MOVED | GT_ASTRAY);
    }
    for (int i = 0; i < GT_ENTRIES; i++)
        s->entered[i] = 0;
    if (side == f->british && gt_day(f, s) < 2)
        rouse(f, s);
    gt_push(p, GT_MOVE_CLOSES, side, 0, 0);
    if (side == f->american)
        gt_push(p, GT_FRIENDLY, 1, 0, 0);
    gt_push(p, GT_MOVE, side, 0, 0);
    if (side == f->american) {
        gt_push(p, GT_STRAY, 1, 0, 0);
        gt_push(p, GT_PANIC, 1, 0, 0);
    }
}

void gt_run_move_closes(lin_play *p, const lin_frame *frame)
{
    (void)p, (void)frame;
}

/* ---- who moves next ---- */

lin_side gt_who_move(const lin_view *v, const lin_frame *frame)
{
    return lin_who_is_named(v, frame);
}

static bool step_to(const gt_field *f, const gt_state *s, const gt_walk *w, int to, gt_walk *next,
                    lin_refusal *why)
{
    if (gt_walk_step(f, s, w, to, next, why) != LIN_OK)
        return false;
    if (gt_walk_settles(f, s, next, LOOK_AHEAD))
        return true;
    for (int i = 0; i < next->n; i++) /* say which of them cannot stay, and why */
        if (!gt_walk_may_end(f, s, next, i, why))
            break;
    return false;
}

static bool may_step(const gt_field *f, const gt_state *s, const gt_walk *w, int direction)
{
    const gt_step_look look = gt_glance_step(f, s, w, direction);
    gt_walk next;

    return look == GT_STEP_FREE ||
           (look == GT_STEP_UNSURE &&
            step_to(f, s, w, f->board->next[w->cell][direction], &next, NULL));
}

static bool has_step(const gt_field *f, const gt_state *s, const gt_walk *w)
{
    gt_walk next;

    if (w->cell == LIN_NOWHERE) {
        uint16_t hex[GT_ENTRIES];
        const int n = gt_entry_hexes(f, s, f->entry_area[w->unit[0]], hex);

        for (int i = 0; i < n; i++)
            if (step_to(f, s, w, hex[i], &next, NULL))
                return true;
        return false;
    }
    for (int d = 0; d < 6; d++)
        if (may_step(f, s, w, d))
            return true;
    return false;
}

static bool can_go(const gt_field *f, const gt_state *s, gt_set who)
{
    gt_walk w;

    gt_walk_begin(f, s, who, &w);
    return has_step(f, s, &w);
}

/* Nowhere: for the reason that bars the first hex they could come on at. Nobody has to (GT-8.7). */
static lin_status refuse_entry(const gt_field *f, const gt_state *s, const gt_walk *w,
                               lin_refusal *why)
{
    const int area = f->entry_area[w->unit[0]];
    uint16_t hex[GT_ENTRIES];
    const int n = gt_entry_hexes(f, s, area, hex);
    gt_walk next;

    step_to(f, s, w, n ? hex[0] : f->entry[f->area[area].first], &next, why);
    return LIN_ILLEGAL;
}

static lin_order order_of(gt_set who)
{
    lin_order o = { .verb = V_MOVE };

    for (int u; (u = gt_next(&who)) >= 0;)
        lin_order_add_unit(&o, 0, u);
    return o;
}

/* Most are barred by a mark or by nothing: the whole check tells the rest. */
static bool is_movable(const gt_field *f, const gt_state *s, int u)
{
    return !(s->mark[u] & (GT_MOVED | GT_PANICKED | GT_ASTRAY | GT_SHATTERED | GT_RODE_OFF)) &&
           gt_check_movable(f, s, u, NULL) == LIN_OK;
}

/* Does nobody else hang in the chain of its hex (board.c)? */
static bool is_surely_alone(const gt_state *s, int u)
{
    return s->bucket[s->at[u] % GT_BUCKETS] == u && s->next[u] == GT_NOBODY;
}

/* Each by itself, and all of a hex together. Any others of a hex may be named. */
void gt_list_move(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;
    gt_set able = { { 0, 0 } }, rest = f->side_set[frame->arg[0]];
    gt_glance glance;

    gt_glance_round(f, s, &glance);
    for (int u; (u = gt_next(&rest)) >= 0;)
        if (is_movable(f, s, u)) {
            if (gt_on_map(s, u) && !is_surely_alone(s, u))
                gt_add(&able, u);
            if (gt_glance_moves(f, s, &glance, u) || can_go(f, s, gt_one(u)))
                lin_list_add_unit(out, V_MOVE, u);
        }
    rest = able;
    for (int u; (u = gt_next(&rest)) >= 0;) {
        const gt_set together = gt_and(gt_units_in(f, s, s->at[u], frame->arg[0]), able);

        rest = gt_minus(rest, together);
        if (gt_count(together) > 1 &&
            (gt_glance_all_move(f, s, &glance, together) || can_go(f, s, together)))
            lin_list_add(out, order_of(together));
    }
    gt_answer0(out, V_CLOSE);
}

/* GT-6.3: those who start in one hex; GT-8.4: what comes on together is one stack. */
static lin_status check_stack(const gt_field *f, const gt_state *s, gt_set who, lin_refusal *why)
{
    const int first = gt_first(who);
    gt_set rest = who;
    gt_walk w;

    for (int u; (u = gt_next(&rest)) >= 0;) {
        const lin_status status = gt_check_movable(f, s, u, why);

        if (status != LIN_OK)
            return status;
        if (s->at[u] != s->at[first])
            return lin_refuse(why, LIN_ILLEGAL, "GT-6.3",
                              "%s and %s do not start together; a stack starts in one hex.",
                              id_of(f, first), id_of(f, u));
        if (s->at[u] == GT_WAITING && f->entry_area[u] != f->entry_area[first])
            return lin_refuse(why, LIN_ILLEGAL, "GT-8.4", "%s and %s come on elsewhere.",
                              id_of(f, first), id_of(f, u));
    }
    gt_walk_begin(f, s, who, &w);
    if (w.enters && !has_step(f, s, &w))
        return refuse_entry(f, s, &w, why);
    if (!has_step(f, s, &w))
        return lin_refuse(why, LIN_ILLEGAL, "GT-6.4",
                          gt_count(who) > 1 ? "Together they cannot take a single step."
                                            : "It cannot take a single step.");
    return LIN_OK;
}

lin_status gt_check_move(const lin_view *v, const lin_frame *frame, const lin_order *o,
                         lin_refusal *why)
{
    if (o->verb == V_CLOSE)
        return LIN_OK;
    if (o->verb != V_MOVE)
        return lin_not_now(v->field, frame, o, why);
    return check_stack(gt_field_of(v->field), v->state, gt_units_of(o, 0), why);
}

void gt_take_move(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    gt_state *s = p->state;

    (void)frame;
    if (o->verb == V_CLOSE) {
        gt_pop(p);
        return;
    }
    s->hand = gt_units_of(o, 0);
    s->hand_flags = 0;
    s->hand_steps = 0;
    gt_push(p, GT_STEP, gt_first(s->hand), 0, 0);
}

/* ---- the stack in hand ---- */

void gt_walk_in_hand(const gt_field *f, const gt_state *s, gt_walk *w)
{
    gt_walk_begin(f, s, s->hand, w);
    w->stepped = s->hand_flags & GT_HAND_STEPPED;
    if (w->stepped) {
        w->enters = s->hand_flags & GT_HAND_ENTERS;
        w->on_road = s->hand_flags & GT_HAND_ROAD;
    }
}

lin_side gt_who_step(const lin_view *v, const lin_frame *frame)
{
    return (lin_side)gt_field_of(v->field)->side[frame->arg[0]];
}

bool gt_walk_may_all_end(const gt_field *f, const gt_state *s, const gt_walk *w, lin_refusal *why)
{
    for (int i = 0; i < w->n; i++)
        if (!gt_walk_may_end(f, s, w, i, why))
            return false;
    return true;
}

/* Those who stay, or without them those who go on. */
static void part_of(const gt_walk *w, gt_set left, bool stays, gt_walk *out)
{
    *out = *w;
    out->n = 0;
    for (int i = 0; i < w->n; i++)
        if (gt_has(&left, w->unit[i]) == stays) {
            out->unit[out->n] = w->unit[i];
            out->spent[out->n++] = w->spent[i];
        }
}

static lin_status check_drop(const gt_field *f, const gt_state *s, const gt_walk *w, gt_set left,
                             lin_refusal *why)
{
    gt_set rest = gt_minus(left, s->hand);
    gt_walk on, stay;

    if (!gt_is_empty(rest))
        return lin_refuse(why, LIN_ILLEGAL, "GT-6.5", "%s is not in this stack.",
                          id_of(f, gt_first(rest)));
    if (!w->stepped)
        return lin_refuse(why, LIN_ILLEGAL, "GT-6.5",
                          "Nobody has moved yet: cancel, and take only those who shall move.");
    part_of(w, left, true, &stay);
    part_of(w, left, false, &on);
    on.left = left;
    if (on.n == 0)
        return lin_refuse(why, LIN_ILLEGAL, "GT-6.5",
                          "All of them: that is the end of the move; say end.");
    if (!gt_walk_may_all_end(f, s, &stay, why))
        return LIN_ILLEGAL;
    if (!gt_walk_settles(f, s, &on, LOOK_AHEAD)) {
        gt_walk_may_all_end(f, s, &on, why);
        return LIN_ILLEGAL;
    }
    return LIN_OK;
}

/* Anybody may end there, with the others or without: no enemy is near (gt_walk_may_end). */
static bool is_safe(const gt_field *f, const gt_state *s, int cell)
{
    return !gt_is_house(f, cell) && !gt_near_troops(f, s, cell, gt_other(s->side));
}

void gt_list_step(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;
    gt_walk w, next;
    int steps = 0;
    bool safe;

    (void)frame;
    gt_walk_in_hand(f, s, &w);
    if (w.cell == LIN_NOWHERE) {
        uint16_t hex[GT_ENTRIES];
        const int n = gt_entry_hexes(f, s, f->entry_area[w.unit[0]], hex);

        for (int i = 0; i < n; i++)
            if (step_to(f, s, &w, hex[i], &next, NULL)) {
                gt_answer1(out, V_STEP, hex[i]);
                steps++;
            }
    } else {
        for (int d = 0; d < 6; d++)
            if (may_step(f, s, &w, d)) {
                gt_answer1(out, V_STEP, f->board->next[w.cell][d]);
                steps++;
            }
    }
    safe = w.stepped && is_safe(f, s, w.cell);
    if (w.stepped && w.n > 1)
        for (int i = 0; i < w.n; i++)
            if (safe || check_drop(f, s, &w, gt_one(w.unit[i]), NULL) == LIN_OK)
                lin_list_add_unit(out, V_DROP, w.unit[i]);
    if (w.stepped && (safe || gt_walk_may_all_end(f, s, &w, NULL)))
        gt_answer0(out, V_END);
    else if (!w.stepped && steps == 0)
        gt_answer0(out, V_CANCEL);
}

lin_status gt_check_step(const lin_view *v, const lin_frame *frame, const lin_order *o,
                         lin_refusal *why)
{
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;
    gt_walk w, next;

    gt_walk_in_hand(f, s, &w);
    switch (o->verb) {
    case V_STEP:
        return step_to(f, s, &w, o->arg[0], &next, why) ? LIN_OK : LIN_ILLEGAL;
    case V_DROP:
        return check_drop(f, s, &w, gt_units_of(o, 0), why);
    case V_END:
        if (!w.stepped)
            return lin_refuse(why, LIN_ILLEGAL, "GT-6.1",
                              "It has not moved: take a step, or cancel.");
        return gt_walk_may_all_end(f, s, &w, why) ? LIN_OK : LIN_ILLEGAL;
    case V_CANCEL:
        if (w.stepped)
            return lin_refuse(why, LIN_ILLEGAL, "GT-6.2",
                              "It has moved: end the move here, or go on.");
        return LIN_OK;
    default:
        return lin_not_now(v->field, frame, o, why);
    }
}

/* Their move is over. */
static void stay(lin_play *p, gt_set who)
{
    gt_state *s = p->state;

    for (int u; (u = gt_next(&who)) >= 0;) {
        s->mark[u] |= GT_MOVED;
        s->mark[u] &= (uint16_t)~GT_LEFT_PIN;
        s->spent[u] = 0;
        gt_remove(&s->hand, u);
        lin_tell(p, E_MOVE_ENDED, u, s->at[u]);
    }
    if (gt_is_empty(s->hand)) {
        s->hand_flags = 0;
        s->hand_steps = 0;
    }
}

/* GT-6.20: each hex that pinned units leave costs 1 army morale, once in a phase. The pins end as
 * they are put elsewhere, and with their numbers those of enemies pinned with nobody else
 * (GT-6.21). */
static void leave_pin(lin_play *p, int cell)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    gt_set leaving = { { 0, 0 } }, rest = s->hand;
    bool paid = false;

    for (int u; (u = gt_next(&rest)) >= 0;)
        if (s->mark[u] & GT_PINNED) {
            gt_add(&leaving, u);
            paid |= (s->mark[u] & GT_PAID) != 0;
        }
    if (gt_is_empty(leaving))
        return;
    rest = leaving;
    for (int u; (u = gt_next(&rest)) >= 0;)
        s->mark[u] |= GT_LEFT_PIN;
    rest = gt_troops_in(f, s, cell, s->side);
    for (int u; (u = gt_next(&rest)) >= 0;)
        s->mark[u] |= GT_PAID;
    if (!paid) {
        lin_tell(p, E_UNPINNED, s->side, cell);
        gt_army_morale(p, GT_NOBODY, 0, s->side, 1, R_UNPIN);
    }
}

static void come_on(lin_play *p, const gt_walk *w, int to)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    const int area = f->entry_area[w->unit[0]];
    bool troops = false;

    for (int i = 0; i < w->n; i++) {
        troops |= !gt_is_leader(f, w->unit[i]);
        lin_tell(p, E_ENTERED, w->unit[i], to);
    }
    for (int k = f->area[area].first; troops && k < f->area[area].first + f->area[area].n; k++)
        if (f->entry[k] == to) {
            s->entered[k]++;
            break;
        }
    s->hand_flags |= GT_HAND_ENTERS;
}

/* Those who go on stay in hand; what the step brings about comes before their next one. */
static void take_step(lin_play *p, int to)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    gt_set done = { { 0, 0 } }, on;
    gt_walk w, next;

    gt_walk_in_hand(f, s, &w);
    gt_walk_step(f, s, &w, to, &next, NULL);
    for (int i = 0; i < next.n; i++)
        if (next.stops >> i & 1)
            gt_add(&done, next.unit[i]);
    on = gt_minus(s->hand, done);
    if (!gt_is_empty(on))
        lin_push(s, GT_STEP, gt_first(on), 0, 0);
    if (w.cell == LIN_NOWHERE)
        come_on(p, &w, to);
    else if (!w.stepped)
        leave_pin(p, w.cell);
    for (int i = 0; i < next.n && !s->head.over; i++) {
        const int u = next.unit[i];

        if (w.cell != LIN_NOWHERE)
            lin_tell(p, E_STEPPED, u, w.cell, to, next.spent[i] - w.spent[i], next.spent[i]);
        s->spent[u] = next.spent[i];
        gt_put(p, u, to);
    }
    s->hand_flags = (uint8_t)((s->hand_flags & GT_HAND_ENTERS) | GT_HAND_STEPPED |
                              (next.on_road ? GT_HAND_ROAD : 0));
    s->hand_steps++;
    stay(p, done);
}

void gt_take_step(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    gt_state *s = p->state;

    (void)frame;
    switch (o->verb) {
    case V_CANCEL:
        s->hand = (gt_set){ { 0, 0 } };
        break;
    case V_STEP:
        take_step(p, o->arg[0]);
        break;
    default:
        stay(p, o->verb == V_END ? s->hand : gt_units_of(o, 0));
        if (!gt_is_empty(s->hand))
            gt_push(p, GT_STEP, gt_first(s->hand), 0, 0);
        break;
    }
}
