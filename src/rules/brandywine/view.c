/* view.c -- what anyone may see of the battle: counters, duties, score, clock, and the sums
 * behind an attack. Nothing is hidden in this game. */
#include "rules/brandywine/brandywine.h"

#include <stdio.h>
#include <string.h>

/* ---- pieces: BW 2.0; their letters, BW-3.1 and BW-3.2, are those of the battle file ---- */

/* BW-16.4, BW-20.17, BW-20.23, BW-14.4: what lies on a counter, and what it means. */
const lin_mark_look bw_mark_looks[BW_MARK_LOOKS] = {
    { "disorganized", "D", LIN_MARK_TORN, 2, "BW-16.4",
      "Disorganized: its combat factor is halved, and it keeps out of squares the enemy "
      "controls." },
    { "held", "H", LIN_MARK_ROUND, 0, "BW-20.18",
      "Held: it neither moves nor attacks until it is let go; it may turn, and it defends." },
    { "must-attack", "MA", LIN_MARK_LOZENGE, 0, "BW-20.23",
      "It must attack, or withdraw, in its next turn." },
    { "owes-attack", "OA", LIN_MARK_LOZENGE, 0, "BW-13.2",
      "It is next to the enemy and still owes an attack." },
    { "moved", "M", LIN_MARK_ROUND, 0, "BW-8.4", "It has moved in this turn." },
};

const lin_counter_row bw_counter[BW_COUNTER_ROWS] = {
    { LIN_PART_FIRST, NULL, "Strength", "BW-2.3",
      "Its combat factor: so much it counts in attack and in defence." },
    { LIN_PART_SECOND, NULL, "Movement", "BW-2.3",
      "Its movement factor: so much it can spend on marching in one movement portion." },
    { LIN_PART_LEFT, NULL, "Whose men", "BW-3.1",
      "The American division (G Greene, W Wayne, S Sullivan, ST Stephen, SL Stirling, A Armstrong, "
      "U none), or the British wing: L left, R right." },
    { LIN_PART_RIGHT, NULL, "What men", "BW-3.2",
      "Where they are from or what they are: V Virginia, PEN Pennsylvania, LT light, G grenadiers, "
      "FG Foot Guards, H Hessian; a numeral is the number of a brigade or regiment." },
    { LIN_PART_FRONT, NULL, "Front", "BW-11.1",
      "The point shows where it faces; the square ahead and the two beside that are its front." },
};

static lin_arm arm_of(const bw_field *f, int u)
{
    return !is_combat(f, u)         ? LIN_ARM_OFFICER
           : f->gun_set & bw_bit(u) ? LIN_ARM_GUNS
                                    : LIN_ARM_FOOT;
}

static void marks_of(const bw_field *f, const bw_state *s, uint64_t owing, int u, lin_text *t)
{
    if (is_disorganized(s, u))
        lin_put(t, "disorganized ");
    if (is_held(s, u))
        lin_put(t, "held ");
    if (bw_owes(f, s, u) && f->side[u] != s->side) /* BW-20.23: the duty is shown */
        lin_put(t, "must-attack ");
    if (owing & bw_bit(u))
        lin_put(t, "owes-attack ");
    if (s->mark[u] & BW_MOVED)
        lin_put(t, "moved ");
    if (t->used > 0)
        t->at[--t->used] = '\0';
}

static void copy_letters(char *out, size_t size, const char *text)
{
    snprintf(out, size, "%.*s", (int)size - 1, text);
}

int bw_pieces(const lin_view *view, lin_piece *out, int max)
{
    const bw_field *f = bw_field_of(view->field);
    const bw_state *s = view->state;
    bw_contacts c;
    int n = 0;

    bw_find_contacts(f, s, &c);
    for (int u = 0; u < f->units && n < max; u++) {
        lin_piece *p = &out[n];
        lin_text marks;

        if (s->at[u] == BW_ABSENT)
            continue;
        memset(p, 0, sizeof *p);
        p->unit = u;
        p->side = f->side[u];
        p->cell = on_board(s, u) ? s->at[u] : LIN_NOWHERE;
        p->where = on_board(s, u)            ? LIN_ON_BOARD
                   : s->at[u] == BW_WAITING  ? LIN_WAITING
                   : s->at[u] == BW_UNPLACED ? LIN_UNPLACED
                                             : LIN_LOST;
        p->facing = (int8_t)(is_combat(f, u) ? s->facing[u] : -1);
        p->arm = arm_of(f, u);
        p->strength = (int16_t)f->cf[u];
        snprintf(p->label, sizeof p->label, "%d-%d", f->cf[u], f->mf[u]); /* BW-2.3 */
        copy_letters(p->left, sizeof p->left,
                     lin_node_text(view->field->battle->unit[u].data, "left", ""));
        copy_letters(p->right, sizeof p->right,
                     lin_node_text(view->field->battle->unit[u].data, "right", ""));
        marks = lin_text_in(p->marks, sizeof p->marks);
        marks_of(f, s, c.able | c.must_fire, u, &marks);
        n++;
    }
    return n;
}

/* ---- duties: what must be done before the portion can close ---- */

static void duty(lin_duty *out, int *n, int max, const char *rule, int unit, const char *format,
                 const char *who)
{
    if (*n >= max)
        return;
    out[*n].rule = rule;
    out[*n].unit = unit;
    snprintf(out[*n].text, sizeof out[*n].text, format, who);
    (*n)++;
}

/* "U-LT is next to the enemy (N, NE) and faces none": where he stands is what to turn to. */
static void faces_none(const bw_field *f, const bw_state *s, int u, lin_duty *out, int *n, int max)
{
    const char *comma = "";
    lin_text t;

    if (*n >= max)
        return;
    out[*n].rule = "BW-13.4";
    out[*n].unit = u;
    t = lin_text_in(out[*n].text, sizeof out[*n].text);
    lin_put(&t, "%s is next to the enemy (", f->base.battle->unit[u].id);
    for (int d = 0; d < 8; d++) {
        const int there = f->board->next[s->at[u]][d];

        if (there == LIN_NOWHERE || !has_troops(f, s, there, bw_other(s->side)))
            continue;
        lin_put(&t, "%s%s", comma, lin_direction_name(f->board, d));
        comma = ", ";
    }
    lin_put(&t, ") and faces none: turn it, or withdraw.");
    (*n)++;
}

static int step_of(const bw_state *s)
{
    return s->head.over ? -1 : s->head.frame[s->head.depth - 1].step;
}

/* Those that keep the portion from closing, or else those that merely wait to be thought of. */
static void movement_duties(const bw_field *f, const bw_state *s, bool barring, lin_duty *out,
                            int *n, int max)
{
    for (uint64_t rest = f->side_set[s->side] & f->combat_set; rest; rest &= rest - 1) {
        const int u = bw_first(rest);
        const char *id = f->base.battle->unit[u].id;

        if (!on_board(s, u) || !is_controlled(f, s, s->at[u], bw_other(s->side)))
            continue;
        if (is_disorganized(s, u)) {
            if (bw_has_way_out(f, s, u) == barring)
                duty(out, n, max, "BW-16.6", u,
                     barring
                         ? "%s is disorganized next to the enemy and must move away."
                         : "%s is disorganized next to the enemy with no way out; it will be lost.",
                     id);
        } else if (bw_owes(f, s, u) && !bw_faces_enemy(f, s, u)) {
            if (barring)
                faces_none(f, s, u, out, n, max);
        } else if (!barring && bw_owes(f, s, u) && !(s->mark[u] & BW_MOVED))
            duty(out, n, max, "BW-13.12", u, "%s is next to the enemy: it attacks, or withdraws.",
                 id);
    }
}

static void combat_duties(const bw_field *f, const bw_state *s, lin_duty *out, int *n, int max)
{
    bw_contacts c;

    bw_find_contacts(f, s, &c);
    for (uint64_t rest = c.able; rest; rest &= rest - 1)
        duty(out, n, max, "BW-14.1", bw_first(rest), "%s must attack.",
             f->base.battle->unit[bw_first(rest)].id);
    for (uint64_t rest = c.must_fire; rest; rest &= rest - 1)
        duty(out, n, max, "BW-18.3", bw_first(rest), "%s must bombard.",
             f->base.battle->unit[bw_first(rest)].id);
    for (uint64_t rest = c.targets; rest; rest &= rest - 1)
        duty(out, n, max, "BW-13.9", bw_first(rest), "%s must be attacked.",
             f->base.battle->unit[bw_first(rest)].id);
}

int bw_duties(const lin_view *view, lin_duty *out, int max)
{
    const bw_field *f = bw_field_of(view->field);
    const bw_state *s = view->state;
    int n = 0;

    switch (step_of(s)) {
    case BW_SETUP:
    case BW_SETUP_AT:
    case BW_SETUP_FACE:
        for (uint64_t rest = bw_units_in(f, s, BW_UNPLACED, f->setup_side); rest; rest &= rest - 1)
            duty(out, &n, max, "BW-4.1", bw_first(rest), "%s has no square yet.",
                 view->field->battle->unit[bw_first(rest)].id);
        break;
    case BW_MOVE:
    case BW_STEP:
    case BW_FACE:
        movement_duties(f, s, true, out, &n, max);
        movement_duties(f, s, false, out, &n, max);
        break;
    case BW_COMBAT:
    case BW_BATTLE:
    case BW_GUNS:
        combat_duties(f, s, out, &n, max);
        break;
    default:
        break;
    }
    return n;
}

/* ---- score and clock: BW 6.0, 7.0 ---- */

/* "American: Dilworth (15), J27 (10)": the squares that count, by whoever holds them. */
static void put_squares_of(const lin_view *view, int side, lin_text *out)
{
    const bw_field *f = bw_field_of(view->field);
    const bw_state *s = view->state;
    bool any = false;

    for (int i = 0; i < f->victories; i++) {
        char name[8];
        const char *called = name;

        if (s->owner[i] != side)
            continue;
        lin_cell_name(f->board, f->victory[i], name);
        for (int k = 0; k < f->board->places; k++)
            if (f->board->place[k].cell == f->victory[i] && f->board->place[k].name[0])
                called = f->board->place[k].name;
        if (!any)
            lin_put(out, "%s%s: ", out->used ? "; " : "", view->field->battle->side_name[side]);
        lin_put(out, "%s%s (%d)", any ? ", " : "", called, f->points[i]);
        any = true;
    }
}

void bw_score(const lin_view *view, lin_score *out)
{
    const bw_field *f = bw_field_of(view->field);
    const bw_state *s = view->state;
    lin_text t = lin_text_in(out->text, sizeof out->text);

    for (int side = 0; side < LIN_SIDES; side++)
        out->points[side] = bw_points(f, s, side);
    for (int side = 0; side < LIN_SIDES; side++)
        put_squares_of(view, side, &t);
}

void bw_clock(const lin_view *view, lin_text *out)
{
    const bw_field *f = bw_field_of(view->field);
    const bw_state *s = view->state;
    const int step = step_of(s);
    const char *portion = "combat";

    if (step < 0) {
        lin_put(out, "the battle is over");
        return;
    }
    if (step <= BW_SETUP_FACE) {
        lin_put(out, "%s set-up", view->field->battle->side_name[f->setup_side]);
        return;
    }
    if (step <= BW_RALLY_DICE)
        portion = "reorganization";
    else if (step <= BW_MOVE_CLOSES)
        portion = "movement";
    lin_put(out, "%s, %s %s", view->field->battle->turn_name[s->hour],
            view->field->battle->side_name[s->side], portion);
}

/* BW-7.1: the hour, counted from 0. */
int bw_turn(const lin_view *view)
{
    (void)view->field;
    return ((const bw_state *)view->state)->hour;
}

/* ---- the sums behind fight and fire ---- */

static const char *times(int halves)
{
    static const char *const name[] = { "", "halved", "", "", "doubled", "", "tripled" };

    return name[halves];
}

static void explain_one(const bw_field *f, int u, const bw_strength *st, const char *role,
                        lin_text *out)
{
    lin_put(out, "  %s %s: %d", role, f->base.battle->unit[u].id, f->cf[u]);
    for (int i = 0; i < st->reasons; i++) {
        const lin_reason *r = &bw_reasons[st->reason[i].reason];

        lin_put(out, ", %s%s%s [%s]", r->name, *times(st->reason[i].halves) ? " " : "",
                times(st->reason[i].halves), r->rule);
    }
    lin_put(out, " = %d\n", st->value);
}

bool bw_explain(const lin_view *view, const lin_order *o, lin_text *out)
{
    const bw_field *f = bw_field_of(view->field);
    const bw_state *s = view->state;
    const int step = step_of(s);
    int attack, defence;

    if (!(step == BW_BATTLE && o->verb == V_FIGHT) && !(step == BW_GUNS && o->verb == V_FIRE))
        return false;
    if (!s->attackers)
        return false;
    for (uint64_t rest = s->attackers; rest; rest &= rest - 1) {
        const bw_strength st = bw_attack_strength(f, s, bw_first(rest));

        explain_one(f, bw_first(rest), &st, "attacker", out);
    }
    for (uint64_t rest = s->defenders; rest; rest &= rest - 1) {
        const bw_strength st = bw_defence_strength(f, s, bw_first(rest));

        explain_one(f, bw_first(rest), &st, "defender", out);
    }
    attack = bw_total(f, s, true);
    defence = bw_total(f, s, false);
    lin_put(out, "  %d against %d: %s [BW-13.5]\n", attack, defence,
            bw_column_name[bw_odds_column(attack, defence)]);
    return true;
}
