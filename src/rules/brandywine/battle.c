/* battle.c -- BW 13.0 Combat and 14.0 Multiple unit battles: the combat portion, putting a
 * battle together unit by unit, and fighting it. */
#include "rules/brandywine/brandywine.h"

#include <string.h>

lin_side bw_who_combat(const lin_view *view, const lin_frame *frame)
{
    (void)view->field, (void)frame;
    return (lin_side)((const bw_state *)view->state)->side;
}

lin_side bw_who_battle(const lin_view *view, const lin_frame *frame)
{
    return bw_who_combat(view, frame);
}

uint64_t bw_battle_set(const bw_state *s, int side)
{
    return side == s->side ? s->attackers : s->defenders;
}

/* ---- BW-14.1: who owes an attack is settled when movement closes ---- */

void bw_run_combat_opens(lin_play *p, const lin_frame *frame)
{
    const bw_field *f = bw_field_of(p->view.field);
    bw_state *s = p->state;
    const uint64_t may_fire = f->base.option[BW_OPT_BOMBARDMENT] ? f->gun_set : 0;
    uint64_t owing = 0;

    for (int u = 0; u < f->units; u++) {
        s->mark[u] &= (uint8_t) ~(BW_FOUGHT | BW_ATTACKED | BW_OWES | BW_FREED | BW_ADVANCED);
        s->barred[u] = 0;
        if (f->side[u] == s->side && bw_owes(f, s, u)) {
            s->mark[u] |= BW_OWES;
            owing |= bw_bit(u);
        }
    }
    s->owed = 0;
    bw_owe_neighbours(f, s, owing & ~may_fire);
    lin_push(s, BW_COMBAT_CLOSES, frame->arg[0], 0, 0);
    lin_push(s, BW_COMBAT, frame->arg[0], 0, 0);
    if (owing)
        lin_tell(p, E_PORTION, s->side, R_COMBAT + s->side);
}

void bw_run_combat_closes(lin_play *p, const lin_frame *frame)
{
    const bw_field *f = bw_field_of(p->view.field);
    bw_state *s = p->state;

    (void)frame;
    for (int u = 0; u < f->units; u++) {
        s->mark[u] &= BW_DISORGANIZED | BW_ROLLED;
        s->barred[u] = 0;
    }
    s->owed = 0;
}

/* ---- BW-13.2: the next battle, bombardment, chase, or the close ---- */

static lin_status check_engage(const bw_field *f, const bw_state *s, const bw_contacts *c, int t,
                               lin_refusal *why)
{
    if (f->side[t] == s->side)
        return lin_refuse(why, LIN_ILLEGAL, "BW-13.2",
                          "Name an enemy unit to engage; your own units join afterwards.");
    if (!is_combat(f, t))
        return lin_refuse(why, LIN_ILLEGAL, "BW-17.3",
                          "A commander is not engaged in battle; if he stands alone, chase him.");
    if (!on_board(s, t))
        return lin_refuse(why, LIN_ILLEGAL, "BW-13.2", "That unit is not on the board.");
    if (s->mark[t] & BW_ATTACKED)
        return lin_refuse(why, LIN_ILLEGAL, "BW-13.8",
                          "That unit has been attacked in this turn already.");
    if (!(c->targets & bw_bit(t)))
        return lin_refuse(
            why, LIN_ILLEGAL, "BW-13.3",
            "No unit of yours that may still attack stands next to it and faces an enemy.");
    return LIN_OK;
}

static lin_status check_combat_close(const bw_field *f, const bw_contacts *c, lin_refusal *why)
{
    if (c->able)
        return lin_refuse(why, LIN_ILLEGAL, "BW-13.11", "%s still owes an attack; fight it first.",
                          f->base.battle->unit[bw_first(c->able)].id);
    if (c->must_fire)
        return lin_refuse(why, LIN_ILLEGAL, "BW-18.3",
                          "%s owes an attack and can only bombard now; let it fire.",
                          f->base.battle->unit[bw_first(c->must_fire)].id);
    return LIN_OK;
}

static lin_status check_chase(const bw_field *f, const bw_state *s, const bw_contacts *c, int u,
                              lin_refusal *why)
{
    if (f->side[u] != s->side)
        return lin_refuse(why, LIN_ILLEGAL, "BW-2.1", "That counter belongs to the other side.");
    if (!bw_can_chase(f, s, c, u))
        return lin_refuse(why, LIN_ILLEGAL, "BW-17.3",
                          "Only an unused, organized unit that owes no other attack and has the "
                          "lone enemy commander in a front square may chase him.");
    return LIN_OK;
}

static lin_status check_bombard(const bw_field *f, const bw_state *s, const bw_contacts *c, int t,
                                lin_refusal *why)
{
    uint64_t guns;

    if (!f->base.option[BW_OPT_BOMBARDMENT])
        return lin_refuse(why, LIN_ILLEGAL, "BW-18.4",
                          "Bombardment was switched off for this battle.");
    if (f->side[t] == s->side || !is_combat(f, t) || !on_board(s, t))
        return lin_refuse(why, LIN_ILLEGAL, "BW-18.6",
                          "Name the enemy combat unit that the fire is compared with.");
    guns = bw_guns_at(f, s, t);
    if (!guns)
        return lin_refuse(
            why, LIN_ILLEGAL, "BW-18.5",
            "No unused gun of yours, organized and not held, has that square in front.");
    if (!bw_guns_free(s, c, guns))
        return lin_refuse(
            why, LIN_ILLEGAL, "BW-13.10",
            "%s must be attacked and nobody else would be left to do it; let %s fight "
            "it instead.",
            f->base.battle->unit[bw_first(bw_left_by_fire(s, c, guns))].id,
            f->base.battle->unit[bw_first(guns)].id);
    return LIN_OK;
}

lin_status bw_check_combat(const lin_view *view, const lin_frame *frame, const lin_order *o,
                           lin_refusal *why)
{
    const bw_field *f = bw_field_of(view->field);
    const bw_state *s = view->state;
    bw_contacts c;

    bw_find_contacts(f, s, &c);
    switch (o->verb) {
    case V_ENGAGE:
        return check_engage(f, s, &c, o->arg[0], why);
    case V_BOMBARD:
        return check_bombard(f, s, &c, o->arg[0], why);
    case V_CHASE:
        return check_chase(f, s, &c, o->arg[0], why);
    case V_CLOSE:
        return check_combat_close(f, &c, why);
    case V_PICK:
    case V_STEP:
        return lin_refuse(why, LIN_ILLEGAL, "BW-8.5",
                          "All movement comes before combat; the movement portion is closed.");
    case V_TURN:
    case V_FACE:
        return lin_refuse(why, LIN_ILLEGAL, "BW-11.4",
                          "Units turn in the movement portion, or after an advance.");
    default:
        return lin_not_now(view->field, frame, o, why);
    }
}

void bw_list_combat(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const bw_field *f = bw_field_of(view->field);
    const bw_state *s = view->state;
    const int enemy = bw_other(s->side), leader = f->commander[enemy];
    bw_contacts c;

    (void)frame;
    bw_find_contacts(f, s, &c);
    for (uint64_t rest = c.targets; rest; rest &= rest - 1)
        bw_answer1(out, V_ENGAGE, bw_first(rest));
    if (f->base.option[BW_OPT_BOMBARDMENT] && (f->gun_set & f->side_set[s->side]))
        for (uint64_t rest = f->side_set[enemy] & f->combat_set; rest; rest &= rest - 1)
            if (on_board(s, bw_first(rest)) &&
                bw_guns_free(s, &c, bw_guns_at(f, s, bw_first(rest))))
                bw_answer1(out, V_BOMBARD, bw_first(rest));
    if (leader >= 0 && on_board(s, leader) && !has_troops(f, s, s->at[leader], enemy))
        for (uint64_t rest = f->side_set[s->side]; rest; rest &= rest - 1)
            if (bw_can_chase(f, s, &c, bw_first(rest)))
                bw_answer1(out, V_CHASE, bw_first(rest));
    if (!(c.able | c.must_fire))
        bw_answer0(out, V_CLOSE);
}

static void start_chase(lin_play *p, int u)
{
    const bw_field *f = bw_field_of(p->view.field);
    bw_state *s = p->state;
    const int leader = f->commander[bw_other(s->side)];

    s->attackers = bw_bit(u);
    s->defenders = bw_bit(leader);
    s->from[u] = s->at[u];
    s->from[leader] = s->at[leader];
    s->mark[u] |= BW_FOUGHT;
    lin_tell(p, E_CHASED, u, leader, s->at[leader]);
    lin_push(s, BW_BATTLE_ENDS, 0, 0, 0);
    lin_push(s, BW_ADVANCE, s->side, 0, 0);
    lin_push(s, BW_FLIGHT, bw_other(s->side), 0, 0);
}

void bw_take_combat(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    bw_state *s = p->state;

    (void)frame;
    switch (o->verb) {
    case V_ENGAGE:
        s->defenders = bw_bit(o->arg[0]);
        lin_push(s, BW_BATTLE, o->arg[0], 0, 0);
        break;
    case V_BOMBARD:
        s->defenders = bw_bit(o->arg[0]);
        s->bombarding = 1;
        lin_push(s, BW_GUNS, o->arg[0], 0, 0);
        break;
    case V_CHASE:
        start_chase(p, o->arg[0]);
        break;
    default:
        lin_pop(s);
        break;
    }
}

/* ---- BW-14.2: putting a battle together ---- */

static lin_status why_not_able(const bw_field *f, const bw_state *s, int u, lin_refusal *why)
{
    if (!is_combat(f, u))
        return lin_refuse(
            why, LIN_ILLEGAL, "BW-17.1",
            "A commander does not fight; he may shift the dice of a battle from his square.");
    if (!on_board(s, u))
        return lin_refuse(why, LIN_ILLEGAL, "BW-14.2", "That unit is not on the board.");
    if (s->mark[u] & BW_FOUGHT)
        return lin_refuse(why, LIN_ILLEGAL, "BW-13.8", "It has fought in this turn already.");
    if (is_disorganized(s, u))
        return lin_refuse(why, LIN_ILLEGAL, "BW-16.8", "A disorganized unit may not attack.");
    if (is_held(s, u))
        return lin_refuse(why, LIN_ILLEGAL, "BW-20.18", "A held unit may not attack.");
    if (s->mark[u] & BW_FREED)
        return lin_refuse(why, LIN_ILLEGAL, "BW-20.22",
                          "It was freed of a hold in this portion and may not attack in it.");
    return lin_refuse(why, LIN_ILLEGAL, "BW-13.3",
                      "It has no enemy in front that could still be attacked.");
}

static bool touches(const bw_field *f, const bw_state *s, int u, uint64_t set)
{
    for (; set; set &= set - 1)
        if (is_adjacent(f, s->at[u], s->at[bw_first(set)]))
            return true;
    return false;
}

static lin_status check_join(const bw_field *f, const bw_state *s, const bw_contacts *c, int u,
                             lin_refusal *why)
{
    const uint64_t bit = bw_bit(u);

    if ((s->attackers | s->defenders) & bit)
        return lin_refuse(why, LIN_ILLEGAL, "BW-14.2", "It is in this battle already.");
    if (f->side[u] == s->side) {
        if (!(c->able & bit))
            return why_not_able(f, s, u, why);
        if (!(c->near[u] & s->defenders) && touches(f, s, u, s->defenders))
            return lin_refuse(why, LIN_ILLEGAL, "BW-13.14",
                              "A friend out of its square has already fought part of that square; "
                              "they had to go together.");
        if (!(c->near[u] & s->defenders))
            return lin_refuse(why, LIN_ILLEGAL, "BW-14.4",
                              "It is not next to a defender of this battle.");
        return LIN_OK;
    }
    if (!is_combat(f, u) || !on_board(s, u))
        return lin_refuse(why, LIN_ILLEGAL, is_combat(f, u) ? "BW-14.2" : "BW-17.1",
                          "Only combat units on the board take part in a battle.");
    if (s->mark[u] & BW_ATTACKED)
        return lin_refuse(why, LIN_ILLEGAL, "BW-13.8",
                          "That unit has been attacked in this turn already.");
    for (uint64_t rest = s->attackers; rest; rest &= rest - 1)
        if (c->near[bw_first(rest)] & bit)
            return LIN_OK;
    return lin_refuse(why, LIN_ILLEGAL, "BW-14.4", "It is not next to an attacker of this battle.");
}

lin_status bw_check_battle(const lin_view *view, const lin_frame *frame, const lin_order *o,
                           lin_refusal *why)
{
    const bw_field *f = bw_field_of(view->field);
    const bw_state *s = view->state;
    bw_contacts c;

    bw_find_contacts(f, s, &c);
    switch (o->verb) {
    case V_JOIN:
        return check_join(f, s, &c, o->arg[0], why);
    case V_FIGHT:
        return bw_check_battle_made_up(f, s, &c, s->attackers, s->defenders, why);
    case V_CANCEL:
        return LIN_OK;
    default:
        return lin_not_now(view->field, frame, o, why);
    }
}

void bw_list_battle(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const bw_field *f = bw_field_of(view->field);
    const bw_state *s = view->state;
    bw_contacts c;
    uint64_t reached = 0;

    (void)frame;
    bw_find_contacts(f, s, &c);
    for (uint64_t rest = c.able; rest; rest &= rest - 1) {
        const int u = bw_first(rest);

        if (s->attackers & bw_bit(u))
            reached |= c.near[u];
        else if (c.near[u] & s->defenders)
            bw_answer1(out, V_JOIN, u);
    }
    for (uint64_t rest = reached & ~s->defenders; rest; rest &= rest - 1)
        bw_answer1(out, V_JOIN, bw_first(rest));
    if (bw_check_battle_made_up(f, s, &c, s->attackers, s->defenders, NULL) == LIN_OK)
        bw_answer0(out, V_FIGHT);
    bw_answer0(out, V_CANCEL);
}

void bw_take_battle(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const bw_field *f = bw_field_of(p->view.field);
    bw_state *s = p->state;

    (void)frame;
    switch (o->verb) {
    case V_JOIN:
        *(f->side[o->arg[0]] == s->side ? &s->attackers : &s->defenders) |= bw_bit(o->arg[0]);
        break;
    case V_FIGHT:
        lin_pop(s);
        bw_start_fight(p);
        break;
    default:
        lin_pop(s);
        bw_clear_battle(s);
        break;
    }
}

/* ---- the fight ---- */

static void tell_strength(lin_play *p, int event, int u, const bw_strength *st)
{
    const bw_field *f = bw_field_of(p->view.field);

    lin_tell(p, event, u, f->cf[u], st->value, ((const bw_state *)p->state)->at[u]);
    for (int i = 0; i < st->reasons; i++)
        lin_tell(p, E_MODIFIER, st->reason[i].reason, st->reason[i].halves);
}

void bw_tell_forces(lin_play *p)
{
    const bw_field *f = bw_field_of(p->view.field);
    const bw_state *s = p->state;

    if (!p->log)
        return;
    for (uint64_t rest = s->attackers; rest; rest &= rest - 1) {
        const bw_strength st = bw_attack_strength(f, s, bw_first(rest));

        tell_strength(p, E_ATTACKER, bw_first(rest), &st);
    }
    for (uint64_t rest = s->defenders; rest; rest &= rest - 1) {
        const bw_strength st = bw_defence_strength(f, s, bw_first(rest));

        tell_strength(p, E_DEFENDER, bw_first(rest), &st);
    }
    lin_tell(p, E_ODDS, bw_total(f, s, true), bw_total(f, s, false), s->column);
}

/* BW-13.14: what is left unattacked in a square these attackers have fought can only be
 * attacked from other squares. */
static void bar_directions(const bw_field *f, bw_state *s)
{
    for (uint64_t d = s->defenders; d; d &= d - 1) {
        const int square = s->at[bw_first(d)];

        for (uint64_t t = bw_units_in(f, s, square, bw_other(s->side)) & ~s->defenders; t;
             t &= t - 1)
            for (uint64_t a = s->attackers; a; a &= a - 1) {
                const int dir = bw_direction(f, square, s->at[bw_first(a)]);

                if (dir >= 0)
                    s->barred[bw_first(t)] |= (uint8_t)(1 << dir);
            }
    }
}

static void note_where(const bw_field *f, bw_state *s)
{
    for (uint64_t rest = s->attackers | s->defenders; rest; rest &= rest - 1)
        s->from[bw_first(rest)] = s->at[bw_first(rest)];
    for (int side = 0; side < LIN_SIDES; side++)
        if (f->commander[side] >= 0)
            s->from[f->commander[side]] = s->at[f->commander[side]];
}

/* BW-20.25: the order inside one battle, pushed from last to first. */
void bw_start_fight(lin_play *p)
{
    const bw_field *f = bw_field_of(p->view.field);
    bw_state *s = p->state;
    const int attacker = s->side, defender = bw_other(s->side);

    note_where(f, s);
    s->column = (uint8_t)bw_odds_column(bw_total(f, s, true), bw_total(f, s, false));
    lin_tell(p, E_BATTLE, attacker, __builtin_popcountll(s->attackers),
             __builtin_popcountll(s->defenders));
    bw_tell_forces(p);
    bar_directions(f, s);
    bw_owe_neighbours(f, s, s->attackers & f->gun_set);
    s->owed &= ~s->defenders;
    for (uint64_t rest = s->attackers; rest; rest &= rest - 1)
        s->mark[bw_first(rest)] |= BW_FOUGHT;
    for (uint64_t rest = s->defenders; rest; rest &= rest - 1) {
        const int u = bw_first(rest);

        s->mark[u] |= BW_ATTACKED;
        s->barred[u] = 0;
        if (is_held(s, u)) { /* BW-20.20: the new result alone counts */
            s->holders[u] = 0;
            lin_tell(p, E_HOLD_ENDED, u);
        }
    }
    lin_push(s, BW_BATTLE_ENDS, 0, 0, 0);
    lin_push(s, BW_CASUALTY, defender, 0, 0);
    lin_push(s, BW_CASUALTY, attacker, 0, 0);
    lin_push(s, BW_ADVANCE, defender, 0, 0);
    lin_push(s, BW_ADVANCE, attacker, 0, 0); /* BW-15.2: the attacker first */
    lin_push(s, BW_STRIPPED, attacker, 0, 0);
    lin_push(s, BW_STRIPPED, defender, 0, 0);
    lin_push(s, BW_BATTLE_DICE, 0, 0, 0);
    bw_push_commanders(p);
}

/* BW-13.7, BW-19.4: two dice, the commanders' shifts, the ends of the table. */
static int read_total(const bw_state *s, int sum)
{
    const int total = sum - s->used[s->side] + s->used[bw_other(s->side)];

    return total < 2 ? 2 : total > 12 ? 12 : total;
}

void bw_roll_battle(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    const bw_state *s = view->state;

    (void)view->field, (void)frame;
    *out = (lin_roll_ask){ .n = 2,
                           .faces = 6,
                           .by_sum = true,
                           .classes = BW_RESULTS,
                           .rule = "BW-13.7",
                           .purpose = "battle",
                           .side = (lin_side)s->side,
                           .better = -1 }; /* he attacks */
    for (int sum = 2; sum <= 12; sum++)
        out->class_of[sum] = bw_combat_results[read_total(s, sum) - 2][s->column];
}

static bw_result read_table(lin_play *p, const uint8_t *face)
{
    const bw_state *s = p->state;
    const int total = read_total(s, face[0] + face[1]);
    const bw_result result = (bw_result)bw_combat_results[total - 2][s->column];

    lin_tell(p, E_ROLL, face[0], face[1], total);
    lin_tell(p, E_RESULT, (int32_t)result);
    return result;
}

void bw_land_battle(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    bw_state *s = p->state;
    const int attacker = s->side, defender = bw_other(s->side);
    const bw_result result = read_table(p, face);

    (void)frame;
    switch (result) {
    case BW_AE: /* BW-20.1 */
        lin_push(s, BW_LOSE_ATTACKER, attacker, 0, 0);
        break;
    case BW_DE: /* BW-20.2 */
        lin_push(s, BW_LOSE_DEFENDER, defender, 0, 0);
        break;
    case BW_EXC: /* BW-20.16 */
        lin_push(s, BW_EXCHANGE, attacker, 0, 0);
        lin_push(s, BW_EXCHANGE, defender, 0, 0);
        break;
    case BW_A1:
    case BW_A1S: /* BW-20.3, BW-20.4 */
    case BW_A2:
    case BW_A2S: /* BW-20.5, BW-20.6 */
        bw_order_retreat(p, attacker, result == BW_A1 || result == BW_A1S ? 1 : 2,
                         result == BW_A1S || result == BW_A2S);
        break;
    case BW_D1:
    case BW_D1S: /* BW-20.7, BW-20.8 */
    case BW_D2:
    case BW_D2S: /* BW-20.9, BW-20.10 */
        bw_order_retreat(p, defender, result == BW_D1 || result == BW_D1S ? 1 : 2,
                         result == BW_D1S || result == BW_D2S);
        break;
    case BW_DH:
        bw_hold(p);
        break;
    default: /* BW-20.23: DCA */
        for (uint64_t rest = s->defenders; rest; rest &= rest - 1)
            lin_tell(p, is_disorganized(s, bw_first(rest)) ? E_MUST_WITHDRAW : E_MUST_COUNTER,
                     bw_first(rest));
        break;
    }
}

/* A bombardment reads the same table, but only four results touch anybody (BW-18.8). How hard: */
static int fire_effect(int result)
{
    switch (result) {
    case BW_D1:
        return 1;
    case BW_D2:
        return 2;
    case BW_D1S:
        return 3;
    case BW_D2S:
        return 4;
    default:
        return 0;
    }
}

/* Throws out of 36 that would touch somebody, before commanders. */
int bw_fire_chance(const bw_field *f, const bw_state *s, uint64_t guns, int target)
{
    bw_state fire = *s;
    int column, throws = 0;

    fire.attackers = guns;
    fire.defenders = bw_bit(target);
    fire.bombarding = 1;
    column = bw_odds_column(bw_total(f, &fire, true), bw_total(f, &fire, false));
    for (int sum = 2; sum <= 12; sum++)
        if (fire_effect(bw_combat_results[sum - 2][column]))
            throws += sum <= 7 ? sum - 1 : 13 - sum;
    return throws;
}

/* At good odds the lowest dice are an elimination, which guns cannot bring about: then neither
 * end of the dice is better. */
static int8_t better_fire(const lin_roll_ask *ask)
{
    bool rises = false, falls = false;

    for (int sum = 3; sum <= 12; sum++) {
        const int step = fire_effect(ask->class_of[sum]) - fire_effect(ask->class_of[sum - 1]);

        rises |= step > 0;
        falls |= step < 0;
    }
    return (int8_t)(rises == falls ? 0 : rises ? 1 : -1);
}

void bw_roll_guns(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    bw_roll_battle(view, frame, out);
    out->rule = "BW-18.7";
    out->purpose = "bombardment";
    out->better = better_fire(out);
}

void bw_land_guns(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    bw_state *s = p->state;
    const bw_result result = read_table(p, face);

    (void)frame;
    if (fire_effect((int)result))
        bw_order_retreat(p, bw_other(s->side), result == BW_D1 || result == BW_D1S ? 1 : 2,
                         result == BW_D1S || result == BW_D2S);
    else
        lin_tell0(p, E_NO_EFFECT);
}

void bw_clear_battle(bw_state *s)
{
    s->attackers = s->defenders = s->group = 0;
    memset(s->from, 0, sizeof s->from);
    s->used[0] = s->used[1] = 0;
    s->column = s->lost_cf = s->bombarding = 0;
}

void bw_run_battle_ends(lin_play *p, const lin_frame *frame)
{
    (void)frame;
    bw_clear_battle(p->state);
    bw_free_holds(p);
}
