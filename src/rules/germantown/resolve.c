/* resolve.c -- one combat after another (GT-11.29), each in the order of GT-14.3: the cavalry rides
 * off (GT-11.32), leads are named (GT-12.10), tactics played face down and turned over (GT-13.2,
 * GT-13.8), the die thrown, thrown again for momentum (GT-3.9), and what it brings. */
#include "rules/germantown/germantown.h"


/* ---- which next ---- */

static bool is_fought(const gt_state *s, int combat)
{
    return s->fought[(combat - 1) >> 3] >> ((combat - 1) & 7) & 1;
}

static int combat_on(const gt_state *s, int cell)
{
    for (int i = 0; i < s->targets; i++)
        if (s->target[i].cell == cell && !s->target[i].diverted)
            return s->target[i].combat;
    return 0;
}

lin_side gt_who_resolve(const lin_view *v, const lin_frame *frame)
{
    return lin_who_is_named(v, frame);
}

/* One answer for each combat: the first of its hexes. */
void gt_list_resolve(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const gt_state *s = v->state;
    uint16_t hex[6];
    bool any = false;

    (void)frame;
    for (int k = 1; k <= s->combats; k++)
        if (!is_fought(s, k) && gt_combat_hexes(s, k, hex) > 0) {
            gt_answer1(out, V_FIGHT, hex[0]);
            any = true;
        }
    if (!any)
        gt_answer0(out, V_DONE);
}

lin_status gt_check_resolve(const lin_view *v, const lin_frame *frame, const lin_order *o,
                            lin_refusal *why)
{
    const gt_state *s = v->state;
    int combat;

    if (o->verb == V_DONE) {
        for (int k = 1; k <= s->combats; k++)
            if (!is_fought(s, k))
                return lin_refuse(why, LIN_ILLEGAL, "GT-11.29",
                                  "Every combat that was declared is fought; say which is next.");
        return LIN_OK;
    }
    if (o->verb != V_FIGHT)
        return lin_not_now(v->field, frame, o, why);
    combat = combat_on(s, o->arg[0]);
    if (combat == 0)
        return lin_refuse(why, LIN_ILLEGAL, "GT-11.29",
                          "No combat was declared on that hex; name the hex of one that was.");
    if (is_fought(s, combat))
        return lin_refuse(why, LIN_ILLEGAL, "GT-11.29",
                          "That combat has been fought; name one that has not.");
    return LIN_OK;
}

static bool may_ride_off(const gt_field *f, const gt_state *s, int combat, int cell);

void gt_take_resolve(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    uint16_t hex[6];
    int combat, n;

    (void)frame;
    if (o->verb == V_DONE) {
        gt_pop(p);
        return;
    }
    combat = combat_on(s, o->arg[0]);
    s->fighting = (uint8_t)combat;
    s->fought[(combat - 1) >> 3] |= (uint8_t)(1 << ((combat - 1) & 7));
    s->lead[0] = s->lead[1] = s->leader[0] = s->leader[1] = GT_NOBODY;
    lin_tell(p, E_COMBAT, s->side, o->arg[0]);
    gt_push(p, GT_COMBAT_ENDS, 0, 0, 0);
    gt_push(p, GT_FIGHT, 0, 0, 0);
    n = gt_combat_hexes(s, combat, hex);
    for (int i = n - 1; i >= 0; i--)
        if (may_ride_off(f, s, combat, hex[i]))
            gt_push(p, GT_RIDE_OFF, hex[i], 0, 0);
}

/* ---- GT-11.32 to GT-11.35: cavalry that will not stand ---- */

#define RIDE 3 /* hexes */

static bool may_pass(const gt_field *f, const gt_state *s, int side, int from, int d)
{
    const int to = f->board->next[from][d];

    return to != LIN_NOWHERE && f->cost[GT_BY_HORSE][from][d] < GT_BARRED &&
           !gt_has_troops(f, s, to, gt_other(side));
}

static bool rides_to(const gt_field *f, const gt_state *s, int side, int at, int goal, int left)
{
    if (left == 0)
        return at == goal;
    for (int d = 0; d < 6; d++)
        if (may_pass(f, s, side, at, d) &&
            gt_distance(f, f->board->next[at][d], goal) <= left - 1 &&
            rides_to(f, s, side, f->board->next[at][d], goal, left - 1))
            return true;
    return false;
}

static int rides(const gt_field *f, const gt_state *s, int cell, uint16_t *out, int max)
{
    const int side = gt_defender(s);
    const gt_set who = gt_troops_in(f, s, cell, side);
    int n = 0;

    for (int c = 0; c < f->board->cells && n < max; c++)
        if (gt_distance(f, cell, c) == RIDE && !gt_is_house(f, c) && gt_fits(f, s, who, c) &&
            !gt_near_troops(f, s, c, gt_other(side)) && rides_to(f, s, side, cell, c, RIDE))
            out[n++] = (uint16_t)c;
    return n;
}

static bool may_ride_off(const gt_field *f, const gt_state *s, int combat, int cell)
{
    gt_set rest = gt_troops_in(f, s, cell, gt_defender(s)),
           attackers = gt_attackers_of(f, s, combat);
    uint16_t to[1];

    if (gt_is_empty(rest) || gt_is_empty(attackers)) /* GT-11.31: passed over */
        return false;
    for (int u; (u = gt_next(&rest)) >= 0;)
        if (f->type[u] != GT_CAVALRY || !gt_is_steady(s, u) || (s->mark[u] & GT_PINNED))
            return false;
    for (int u; (u = gt_next(&attackers)) >= 0;)
        if (f->type[u] == GT_CAVALRY)
            return false;
    return rides(f, s, cell, to, 1) > 0;
}

lin_side gt_who_ride_off(const lin_view *v, const lin_frame *frame)
{
    const gt_state *s = v->state;

    (void)frame;
    return (lin_side)gt_defender(s);
}

void gt_list_ride_off(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    uint16_t to[32];
    const int n = rides(gt_field_of(v->field), v->state, frame->arg[0], to, 32);

    gt_answer0(out, V_STAND);
    for (int i = 0; i < n; i++)
        gt_answer1(out, V_RIDE, to[i]);
}

lin_status gt_check_ride_off(const lin_view *v, const lin_frame *frame, const lin_order *o,
                             lin_refusal *why)
{
    uint16_t to[32];
    int n;

    if (o->verb == V_STAND)
        return LIN_OK;
    if (o->verb != V_RIDE)
        return lin_not_now(v->field, frame, o, why);
    n = rides(gt_field_of(v->field), v->state, frame->arg[0], to, 32);
    for (int i = 0; i < n; i++)
        if (to[i] == o->arg[0])
            return LIN_OK;
    return lin_refuse(
        why, LIN_ILLEGAL, "GT-11.33",
        "They ride off exactly three hexes, to a hex three away with room for them and no enemy "
        "combat unit next to it.");
}

void gt_take_ride_off(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    const int side = gt_defender(s);
    gt_set rest = gt_units_in(f, s, frame->arg[0], side);
    uint16_t hex[6];

    if (o->verb == V_STAND)
        return;
    s->fire_flags |= GT_RODE_AWAY;
    if (gt_combat_hexes(s, s->fighting, hex) > 1) { /* GT-11.35: the others fight on without it */
        s->fire_flags |= GT_RODE_APART;
        gt_drop_target(s, frame->arg[0]);
    }
    for (int u; (u = gt_next(&rest)) >= 0;) {
        if (!gt_is_leader(f, u))
            s->mark[u] |= GT_RODE_OFF;
        lin_tell(p, E_RODE_OFF, u, frame->arg[0], o->arg[0]);
        gt_put(p, u, o->arg[0]);
    }
}

/* ---- the combat itself ---- */

/* Who fights is known now: leads, tactics, the die. Nobody left on one side: GT-11.31. */
void gt_run_fight(lin_play *p, const lin_frame *frame)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    gt_fight w;

    (void)frame;
    gt_weigh(f, s, s->fighting, GT_NOBODY, GT_NOBODY, &w);
    s->part[0] = w.side[0];
    s->part[1] = w.side[1];
    if (gt_is_empty(w.side[0]) || gt_is_empty(w.side[1])) {
        lin_tell0(p, E_SKIPPED);
        if (!(s->fire_flags & GT_RODE_AWAY))
            s->results[gt_attacker(s)] = GT_RESULTS; /* nobody advances */
        return;
    }
    gt_push(p, GT_REVEAL, 0, 0, 0);
    if (!f->base.option[GT_OPT_SOLITAIRE]) {
        gt_push(p, GT_TACTIC, gt_defender(s), 0, 0);
        gt_push(p, GT_TACTIC, gt_attacker(s), 0, 0);
    }
    gt_push(p, GT_LEAD, gt_defender(s), 0, 0);
    gt_push(p, GT_LEAD, gt_attacker(s), 0, 0);
}

lin_side gt_who_lead(const lin_view *v, const lin_frame *frame)
{
    return lin_who_is_named(v, frame);
}

void gt_list_lead(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;
    gt_set rest = s->part[frame->arg[0]];

    for (int u; (u = gt_next(&rest)) >= 0;)
        if (gt_may_lead(f, s, s->part[frame->arg[0]], u))
            gt_answer1(out, V_LEAD, u);
}

lin_status gt_check_lead(const lin_view *v, const lin_frame *frame, const lin_order *o,
                         lin_refusal *why)
{
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;

    if (o->verb != V_LEAD)
        return lin_not_now(v->field, frame, o, why);
    if (gt_may_lead(f, s, s->part[frame->arg[0]], o->arg[0]))
        return LIN_OK;
    if (!gt_has(&s->part[frame->arg[0]], o->arg[0]))
        return lin_refuse(why, LIN_ILLEGAL, "GT-12.10",
                          "The lead unit is one of those of your side that take part.");
    return lin_refuse(why, LIN_ILLEGAL, "GT-12.11",
                      "The lead unit is steady and no gun, or at least in Parade Order, if any "
                      "such unit takes part.");
}

void gt_take_lead(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    gt_fight w;

    s->lead[frame->arg[0]] = (uint8_t)o->arg[0];
    lin_tell(p, E_LEAD, o->arg[0], gt_adjusted_morale(f, s, o->arg[0]));
    gt_weigh(f, s, s->fighting, s->lead[gt_attacker(s)], s->lead[gt_defender(s)], &w);
    s->leader[0] = (uint8_t)w.leader[0];
    s->leader[1] = (uint8_t)w.leader[1];
    if (w.leader[frame->arg[0]] != GT_NOBODY)
        lin_tell(p, E_LEADER_COMMANDS, w.leader[frame->arg[0]], f->drm[w.leader[frame->arg[0]]]);
}

/* ---- tactics, face down ---- */

static void weigh_now(const lin_view *v, gt_fight *w)
{
    const gt_state *s = v->state;

    gt_weigh(gt_field_of(v->field), s, s->fighting, s->lead[gt_attacker(s)],
             s->lead[gt_defender(s)], w);
}

lin_side gt_who_tactic(const lin_view *v, const lin_frame *frame)
{
    return lin_who_is_named(v, frame);
}

void gt_list_tactic(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    gt_fight w;
    unsigned open;

    weigh_now(v, &w);
    open = gt_tactics_open(gt_field_of(v->field), v->state, &w, frame->arg[0]);
    for (int t = 0; t < GT_TACTICS; t++)
        if (open >> t & 1)
            gt_answer1(out, V_PLAY, t);
}

lin_status gt_check_tactic(const lin_view *v, const lin_frame *frame, const lin_order *o,
                           lin_refusal *why)
{
    gt_fight w;

    if (o->verb != V_PLAY)
        return lin_not_now(v->field, frame, o, why);
    weigh_now(v, &w);
    if (gt_tactics_open(gt_field_of(v->field), v->state, &w, frame->arg[0]) >> o->arg[0] & 1)
        return LIN_OK;
    if (w.leader[frame->arg[0]] == GT_NOBODY)
        return lin_refuse(
            why, LIN_ILLEGAL, o->arg[0] == GT_TURN_FLANK ? "GT-13.5" : "GT-13.4",
            "That tactic needs a commanding leader; without one skirmish, stand-fast, withdraw "
            "and frontal are open.");
    if (w.in_house[frame->arg[0]])
        return lin_refuse(why, LIN_ILLEGAL, "GT-13.6",
                          "A side with a unit in the Chew House plays neither turn-flank nor "
                          "echelon.");
    return lin_refuse(why, LIN_ILLEGAL, "GT-13.5",
                      "To turn his flank you need an open one: a hex beside both that is free of "
                      "other enemies and their zones.");
}

void gt_take_tactic(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    gt_state *s = p->state;

    s->tactic[frame->arg[0]] = (uint8_t)(o->arg[0] + 1);
}

static void tell_fight(lin_play *p, const gt_fight *w)
{
    const gt_field *f = gt_field_of(p->view.field);
    const gt_state *s = p->state;
    const int a = gt_attacker(s), d = gt_defender(s);
    gt_set rest = w->side[a];

    for (int u; (u = gt_next(&rest)) >= 0;)
        lin_tell(p, E_ATTACKER, u, gt_strength(f, s, u), s->at[u]);
    rest = w->side[d];
    for (int u; (u = gt_next(&rest)) >= 0;)
        lin_tell(p, E_DEFENDER, u, gt_defence(f, s, u), s->at[u]);
    lin_tell(p, E_ODDS, w->strength[a], w->strength[d], w->odds);
    gt_tell_sum(p, &w->sum);
}

/* GT-13.2: both are turned over together. */
void gt_run_reveal(lin_play *p, const lin_frame *frame)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    gt_fight w;
    int by;

    (void)frame;
    for (int side = 0; side < LIN_SIDES && !f->base.option[GT_OPT_SOLITAIRE]; side++)
        if (s->tactic[side] == 0) { /* seen by one who does not know it: it is for him to choose */
            gt_push(p, GT_REVEAL, 0, 0, 0);
            gt_push(p, GT_TACTIC, side, 0, 0);
            return;
        }
    weigh_now(&p->view, &w);
    s->odds = (uint8_t)w.odds;
    s->drm = (int8_t)w.sum.total;
    if (f->base.option[GT_OPT_SOLITAIRE]) {
        tell_fight(p, &w);
        gt_push(p, GT_TACTICS_DIE, 0, 0, 0);
        return;
    }
    by = gt_matrix[s->tactic[gt_defender(s)] - 1][s->tactic[gt_attacker(s)] - 1];
    lin_tell(p, E_TACTICS, s->tactic[gt_attacker(s)] - 1, s->tactic[gt_defender(s)] - 1);
    s->tactic[0] = s->tactic[1] = 0;
    if (by == GT_NO_COMBAT) {
        lin_tell0(p, E_NO_COMBAT);
        s->results[0] = s->results[1] = GT_RESULTS; /* no result at all: nobody advances */
        return;
    }
    tell_fight(p, &w);
    lin_tell(p, E_MODIFIER, R_MATRIX, by);
    s->drm = (int8_t)(s->drm + by);
    gt_push(p, GT_COMBAT_DIE, 0, 0, 0);
}

/* ---- dice ---- */

static void ask_d10(lin_roll_ask *out, int side, const char *rule, const char *purpose)
{
    out->n = 1;
    out->faces = 10;
    out->from_zero = true;
    out->side = (lin_side)side;
    out->better = 1;
    out->rule = rule;
    out->purpose = purpose;
}

/* GT-25.2: a die in the place of tactics. */
static int by_die(const gt_state *s, int die)
{
    const int total =
        die + (s->leader[gt_attacker(s)] != GT_NOBODY) - (s->leader[gt_defender(s)] != GT_NOBODY);

    return total <= 0   ? -2
           : total <= 2 ? -1
           : total <= 6 ? 0
           : total <= 8 ? 1
                        : 2; /* GT-25.3: never NC */
}

void gt_roll_tactics(const lin_view *v, const lin_frame *frame, lin_roll_ask *out)
{
    const gt_state *s = v->state;

    (void)frame;
    ask_d10(out, gt_attacker(s), "GT-25.2", "tactics");
    out->classes = 5;
    for (int face = 0; face < 10; face++)
        out->class_of[face] = (uint8_t)(by_die(s, face) + 2);
}

void gt_land_tactics(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    gt_state *s = p->state;
    const int by = by_die(s, face[0]);

    (void)frame;
    lin_tell(p, E_TACTICS_ROLL, s->side, face[0], by);
    s->drm = (int8_t)(s->drm + by);
    gt_push(p, GT_COMBAT_DIE, 0, 0, 0);
}

/* GT-14.2 */
static int row_of(int modified)
{
    return modified < GT_FIRST_ROW ? GT_FIRST_ROW : modified > GT_LAST_ROW ? GT_LAST_ROW : modified;
}

/* Faces that come to the same: the row, and beyond the table no leader is harmed (GT-14.29). */
void gt_roll_combat(const lin_view *v, const lin_frame *frame, lin_roll_ask *out)
{
    const gt_state *s = v->state;

    (void)frame;
    ask_d10(out, gt_attacker(s), "GT-14.1", "close combat");
    out->classes = GT_ROWS + 2;
    for (int face = 0; face < 10; face++) {
        const int modified = face + s->drm;

        out->class_of[face] = (uint8_t)(modified < GT_FIRST_ROW  ? GT_ROWS
                                        : modified > GT_LAST_ROW ? GT_ROWS + 1
                                                                 : modified - GT_FIRST_ROW);
    }
}

/* GT-3.9: the attacker is asked once, then the defender, who knows the answer and the new die. */
void gt_land_combat(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    gt_state *s = p->state;

    s->die = (uint8_t)(face[0] + 1); /* GT-3.10: the last one stands */
    lin_tell(p, E_COMBAT_ROLL, s->side, face[0], s->drm, row_of(face[0] + s->drm));
    if (frame->arg[0])
        return; /* thrown again: what comes next is on the agenda already */
    gt_push(p, GT_COMBAT_RESULT, 0, 0, 0);
    if (s->momentum[gt_defender(s)])
        gt_push(p, GT_REROLL, gt_defender(s), 0, 0);
    if (s->momentum[gt_attacker(s)])
        gt_push(p, GT_REROLL, gt_attacker(s), 0, 0);
}

lin_side gt_who_reroll(const lin_view *v, const lin_frame *frame)
{
    return lin_who_is_named(v, frame);
}

void gt_list_reroll(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    (void)v, (void)frame;
    gt_answer0(out, V_KEEP);
    gt_answer0(out, V_REROLL);
}

lin_status gt_check_reroll(const lin_view *v, const lin_frame *frame, const lin_order *o,
                           lin_refusal *why)
{
    if (o->verb == V_KEEP || o->verb == V_REROLL)
        return LIN_OK;
    return lin_not_now(v->field, frame, o, why);
}

void gt_take_reroll(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    gt_state *s = p->state;

    if (o->verb != V_REROLL)
        return;
    s->momentum[frame->arg[0]]--;
    lin_tell(p, E_REROLLED, frame->arg[0], s->momentum[frame->arg[0]]);
    gt_push(p, GT_COMBAT_DIE, 1, 0, 0);
}

/* ---- what it brings: GT-14.3 ---- */

/* GT-3.6, GT-3.7, by the row that is read (GT-3.8) of the last roll alone (GT-3.10). There is no
 * upper limit (GT-3.11) but that of the type. */
static void gain_momentum(lin_play *p, int side)
{
    gt_state *s = p->state;

    if (s->momentum[side] < 255) /* GT-3.11: no limit but that of the type */
        s->momentum[side]++;
    lin_tell(p, E_MOMENTUM, side, s->momentum[side]);
}

void gt_run_combat_result(lin_play *p, const lin_frame *frame)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    const int a = gt_attacker(s), d = gt_defender(s), modified = s->die - 1 + s->drm,
              row = row_of(modified); /* GT-3.8: momentum goes by it too */
    const gt_cell cell = gt_combat_table[row - GT_FIRST_ROW][s->odds];

    (void)frame;
    lin_tell(p, E_RESULT, cell.attacker, cell.defender, row, s->odds);
    s->results[a] = cell.attacker;
    s->results[d] = cell.defender;
    if (row <= -1)
        gain_momentum(p, d); /* GT-3.6 */
    else if (row >= 10)
        gain_momentum(p, a);       /* GT-3.7 */
    if (cell.attacker == GT_PIN) { /* both sides at once */
        gt_suffer(p, a, GT_PIN);
        return;
    }
    gt_suffer(p, d, (gt_result)cell.defender);
    gt_suffer(p, a, (gt_result)cell.attacker);
    for (int i = 0; i < LIN_SIDES; i++)
        if (s->results[i] == GT_ONE_STAR && modified == row /* GT-14.29 */ &&
            s->leader[i] != GT_NOBODY && gt_is_leader(f, s->leader[i]) /* GT-23.34 */)
            gt_leader_falls(p, s->leader[i], R_COMBAT_CASUALTY); /* GT-14.28 */
}

/* ---- the end of one, and of the phase ---- */

static void clear_combat(gt_state *s)
{
    s->fighting = s->fire_flags = 0;
    s->die = s->odds = 0;
    s->drm = 0;
    for (int i = 0; i < LIN_SIDES; i++) {
        s->lead[i] = s->leader[i] = s->tactic[i] = s->results[i] = 0;
        s->part[i] = (gt_set){ { 0, 0 } };
    }
}

/* arg 0: may (GT-11.35), or must (GT-16.1), somebody advance? 1: it is over. */
void gt_run_combat_ends(lin_play *p, const lin_frame *frame)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    uint16_t hex[6];

    if (frame->arg[0] == 0) {
        const int n = gt_combat_hexes(s, s->fighting, hex);
        const bool rode_off = gt_is_empty(s->part[gt_defender(s)]); /* or nobody was there */
        bool emptied = false;

        for (int i = 0; i < n; i++)
            emptied |= !gt_has_troops(f, s, hex[i], gt_defender(s));
        gt_push(p, GT_COMBAT_ENDS, 1, 0, 0);
        if (emptied && s->results[gt_attacker(s)] == GT_NONE &&
            !(rode_off && (s->fire_flags & GT_RODE_APART)))
            gt_push(p, GT_ADVANCE, s->side, !rode_off, 0);
        return;
    }
    clear_combat(s);
}

/* GT-14.30, GT-14.31: all are found first; GT-14.22: pins that have had their phase end. */
void gt_run_close_ends(lin_play *p, const lin_frame *frame)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    const int order[2] = { gt_other(frame->arg[0]), frame->arg[0] };
    gt_set taken = { { 0, 0 } };

    for (int u = 0; u < f->units; u++) {
        if (!gt_on_map(s, u) || !(s->mark[u] & GT_SHATTERED) ||
            gt_is_house(f, s->at[u])) /* GT-21.5 */
            continue;
        for (int d = 0; d < 6; d++) {
            const int there = f->board->next[s->at[u]][d];

            if (there != LIN_NOWHERE &&
                lin_cells_has(f->board, &s->zoned[gt_other(f->side[u])], there))
                gt_add(&taken, u);
        }
    }
    for (int i = 0; i < 2; i++) {
        gt_set rest = gt_and(taken, f->side_set[order[i]]);

        for (int u; (u = gt_next(&rest)) >= 0 && !s->head.over;)
            gt_capture(p, u, R_SHATTERED_TAKEN);
    }
    for (int u = 0; u < f->units; u++)
        if (f->side[u] == frame->arg[0] && (s->mark[u] & GT_OLD_PIN)) {
            s->mark[u] &= (uint16_t) ~(GT_PINNED | GT_OLD_PIN | GT_PAID);
            lin_tell(p, E_PIN_ENDED, u);
        }
    for (int u = 0; u < GT_UNITS; u++)
        s->combat[u] = 0;
    for (int i = 0; i < GT_TARGETS; i++)
        s->target[i] = (gt_target){ 0, 0, 0 };
    for (int i = 0; i < 8; i++)
        s->fought[i] = 0;
    s->combats = s->targets = 0;
}
