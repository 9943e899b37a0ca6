/* toy.h -- a rule system made only to exercise the machine: "Outposts".
 *
 * Two sides of eighty pieces on a small board. Each turn pieces arrive, both sides make a
 * secret plan at once, the plans are shown, and each side acts: it moves, charges (two dice,
 * by their sum), aims (an open family), rests shaken pieces, and is done. A piece that comes
 * beside the enemy may be shot at (three dice, one by one), the shot may be answered, and so
 * on: reactions inside reactions. Pieces are unseen until an enemy stands beside them. */
#ifndef TOY_H
#define TOY_H

#include "linstock.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

enum { TOY_WAITING = 0xfffd, TOY_LOST = 0xfffe, TOY_UNKNOWN = 0xffff };
enum { TOY_NO_PLAN, TOY_HOLD, TOY_MARCH, TOY_STORM, TOY_SECRET };
enum { TOY_TURNS = 4, TOY_NEST = 3 };

typedef struct {
    lin_head head;
    uint16_t at[LIN_PIECES];          /* a cell, or one of the above               */
    uint8_t  shaken[LIN_PIECES], seen[LIN_PIECES];
    uint8_t  turn, plan[LIN_SIDES], spare;
    int16_t  points[LIN_SIDES];
} toy_state;

_Static_assert(sizeof(toy_state) % 8 == 0, "a state is whole words of eight bytes");

enum { T_TURN, T_PLAN, T_REVEAL, T_ACT, T_REACT, T_SHOT, T_CHARGE, T_TURN_ENDS, T_STEPS };
enum { V_PLAN, V_MOVE, V_CHARGE, V_AIM, V_REST, V_FIRE, V_PASS, V_DONE, V_VERBS };
enum { E_TURN, E_ARRIVE, E_PLANS, E_MOVE, E_SEEN, E_SHOT, E_CHARGE, E_AIM, E_EVENTS };

static const char *const toy_plans[] = { "none", "hold", "march", "storm", NULL };
static const char *const toy_results[] = { "thrown-back", "stand-off", "broken", NULL };

static toy_state *toy_of(void *state) { return state; }
static const toy_state *toy_in(const void *state) { return state; }
static int toy_side(int u) { return u >= LIN_PIECES / 2; }

static bool toy_on_board(const toy_state *s, int u)
{
    return s->at[u] < TOY_WAITING;
}

static bool toy_beside(const lin_field *f, const toy_state *s, int u, int v)
{
    return toy_on_board(s, u) && toy_on_board(s, v) && toy_side(u) != toy_side(v) &&
           lin_cell_distance(&f->battle->board, s->at[u], s->at[v]) <= 1;
}

static void toy_add(lin_list *out, int verb, int nargs, int a, int b)
{
    if (out->orders < LIN_CHOICES)
        out->order[out->orders++] =
            (lin_order){ .verb = (uint8_t)verb, .nargs = (uint8_t)nargs, .arg = { a, b } };
}

/* ---- The turn ---- */

static void toy_arrive(lin_play *p, int u, int cell)
{
    toy_of(p->state)->at[u] = (uint16_t)cell;
    lin_tell(p, E_ARRIVE, u, cell);
}

/* Two pieces of each side arrive every turn, in opposite corners. */
static void toy_run_turn(lin_play *p, const lin_frame *f)
{
    toy_state *s = toy_of(p->state);
    const int last = p->field->battle->board.cells - 1;

    (void)f;
    lin_tell(p, E_TURN, ++s->turn);
    for (int side = 0; side < LIN_SIDES; side++)
        for (int u = side * 80, n = 0; u < side * 80 + 80 && n < 2; u++)
            if (s->at[u] == TOY_WAITING) {
                toy_arrive(p, u, side ? last : 0);
                n++;
            }
    lin_push(s, T_REVEAL, 0, 0, 0);
    lin_push(s, T_PLAN, LIN_SECOND, 0, 0);
    lin_push(s, T_PLAN, LIN_FIRST, 0, 0);
}

static lin_side toy_who(const lin_field *field, const void *state, const lin_frame *f)
{
    (void)field, (void)state;
    return (lin_side)f->arg[0];
}

static void toy_list_plan(const lin_field *field, const void *state, const lin_frame *f,
                          lin_list *out)
{
    (void)field, (void)state, (void)f;
    for (int plan = TOY_HOLD; plan <= TOY_STORM; plan++)
        toy_add(out, V_PLAN, 1, plan, 0);
}

static lin_status toy_check_plan(const lin_field *field, const void *state, const lin_frame *f,
                                 const lin_order *o, lin_refusal *why)
{
    (void)field, (void)state, (void)f;
    if (o->verb == V_PLAN && o->arg[0] >= TOY_HOLD && o->arg[0] <= TOY_STORM)
        return LIN_OK;
    return lin_refuse(why, LIN_ILLEGAL, "TY-2.1", "Make a plan first: hold, march or storm.");
}

static void toy_take_plan(lin_play *p, const lin_frame *f, const lin_order *o)
{
    toy_of(p->state)->plan[f->arg[0]] = (uint8_t)o->arg[0];
}

static void toy_run_reveal(lin_play *p, const lin_frame *f)
{
    toy_state *s = toy_of(p->state);

    (void)f;
    lin_tell(p, E_PLANS, s->plan[0], s->plan[1]);
    lin_push(s, T_TURN_ENDS, 0, 0, 0);
    lin_push(s, T_ACT, LIN_SECOND, 0, 0);
    lin_push(s, T_ACT, LIN_FIRST, 0, 0);
}

static void toy_run_turn_ends(lin_play *p, const lin_frame *f)
{
    toy_state *s = toy_of(p->state);
    const int d = s->points[0] - s->points[1];

    (void)f;
    s->plan[0] = s->plan[1] = TOY_NO_PLAN;
    if (s->turn < TOY_TURNS)
        lin_push(s, T_TURN, 0, 0, 0);
    else
        lin_end(s, d > 0 ? LIN_FIRST : d < 0 ? LIN_SECOND : LIN_NOBODY, d != 0);
}

/* ---- Acting ---- */

static lin_status toy_check_act(const lin_field *field, const void *state, const lin_frame *f,
                                const lin_order *o, lin_refusal *why)
{
    const toy_state *s = state;
    const int side = f->arg[0], u = o->arg[0];

    switch (o->verb) {
    case V_MOVE:
    case V_CHARGE:
    case V_REST:
        if (toy_side(u) != side || !toy_on_board(s, u))
            return lin_refuse(why, LIN_ILLEGAL, "TY-3.1", "Only your own pieces on the board act.");
        if (o->verb == V_REST)
            return s->shaken[u] ? LIN_OK
                                : lin_refuse(why, LIN_ILLEGAL, "TY-3.2", "It is not shaken.");
        if (s->shaken[u])
            return lin_refuse(why, LIN_ILLEGAL, "TY-3.3", "It is shaken and must rest first.");
        if (o->verb == V_CHARGE)
            return s->plan[side] == TOY_STORM && toy_beside(field, s, u, o->arg[1]) ? LIN_OK
                 : lin_refuse(why, LIN_ILLEGAL, "TY-4.1", "Only a storm charges, and only beside.");
        return lin_cell_direction(&field->battle->board, s->at[u], o->arg[1]) >= 0 ? LIN_OK
             : lin_refuse(why, LIN_ILLEGAL, "TY-3.4", "A piece moves one square.");
    case V_AIM:                                     /* open: both between 1 and 100, together even */
        return o->arg[0] >= 1 && o->arg[0] <= 100 && o->arg[1] >= 1 && o->arg[1] <= 100 &&
               (o->arg[0] + o->arg[1]) % 2 == 0 ? LIN_OK
             : lin_refuse(why, LIN_ILLEGAL, "TY-5.1", "Aim at numbers of 1 to 100 with an even sum.");
    case V_DONE:
        for (int v = side * 80; v < side * 80 + 80; v++)
            if (s->shaken[v] && toy_on_board(s, v))
                return lin_refuse(why, LIN_ILLEGAL, "TY-3.5", "Let the shaken pieces rest first.");
        return LIN_OK;
    default:
        return lin_refuse(why, LIN_ILLEGAL, "TY-3.6", "Move, charge, aim, rest, or be done.");
    }
}

static void toy_list_act(const lin_field *field, const void *state, const lin_frame *f,
                         lin_list *out)
{
    const toy_state *s = state;
    const int side = f->arg[0];
    const lin_order done = { .verb = V_DONE };

    for (int u = side * 80; u < side * 80 + 80; u++) {
        if (!toy_on_board(s, u))
            continue;
        if (s->shaken[u]) {
            toy_add(out, V_REST, 1, u, 0);
            continue;
        }
        for (int d = 0; d < 8; d++)
            if (field->battle->board.next[s->at[u]][d] != LIN_NOWHERE)
                toy_add(out, V_MOVE, 2, u, field->battle->board.next[s->at[u]][d]);
        for (int v = 0; v < LIN_PIECES && s->plan[side] == TOY_STORM; v++)
            if (toy_beside(field, s, u, v))
                toy_add(out, V_CHARGE, 2, u, v);
    }
    if (toy_check_act(field, state, f, &done, NULL) == LIN_OK)
        toy_add(out, V_DONE, 0, 0, 0);
    out->family[out->families++] = (lin_family){ { .verb = V_AIM, .nargs = 2 }, 3, { 1, 1 }, { 100, 100 } };
}

static bool toy_sample_act(const lin_field *field, const void *state, const lin_frame *f,
                           const lin_family *family, lin_rng *rng, lin_order *out)
{
    (void)field, (void)state, (void)f;
    *out = family->order;
    out->arg[0] = 1 + (int32_t)lin_rng_below(rng, 100);
    out->arg[1] = 1 + 2 * (int32_t)lin_rng_below(rng, 50) + (out->arg[0] % 2 == 0);
    return true;
}

/* What comes beside an enemy is seen, and so is he; then he may shoot. */
static void toy_move(lin_play *p, int u, int cell)
{
    toy_state *s = toy_of(p->state);
    bool near = false;

    s->at[u] = (uint16_t)cell;
    lin_tell(p, E_MOVE, u, cell);
    for (int v = 0; v < LIN_PIECES; v++) {
        if (!toy_beside(p->field, s, u, v))
            continue;
        near = true;
        if (!s->seen[v])
            lin_tell(p, E_SEEN, v);
        s->seen[u] = s->seen[v] = 1;
    }
    if (near)
        lin_push(s, T_REACT, !toy_side(u), u, 1);
}

static void toy_take_act(lin_play *p, const lin_frame *f, const lin_order *o)
{
    toy_state *s = toy_of(p->state);

    if (o->verb == V_DONE) {
        lin_pop(s);                                 /* the row stays */
    } else if (o->verb == V_MOVE) {
        toy_move(p, o->arg[0], o->arg[1]);
    } else if (o->verb == V_REST) {
        s->shaken[o->arg[0]] = 0;
    } else if (o->verb == V_CHARGE) {
        lin_push(s, T_CHARGE, o->arg[0], o->arg[1], 0);
    } else {
        s->points[f->arg[0]] = (int16_t)(s->points[f->arg[0]] + (o->arg[0] == o->arg[1]));
        lin_tell(p, E_AIM, o->arg[0], o->arg[1]);
    }
}

/* ---- Reactions, inside reactions ---- */

static lin_status toy_check_react(const lin_field *field, const void *state, const lin_frame *f,
                                  const lin_order *o, lin_refusal *why)
{
    const toy_state *s = state;

    if (o->verb == V_PASS)
        return LIN_OK;
    if (o->verb == V_FIRE && toy_beside(field, s, o->arg[0], f->arg[1]) && !s->shaken[o->arg[0]])
        return LIN_OK;
    return lin_refuse(why, LIN_ILLEGAL, "TY-6.1", "Fire with a steady piece beside it, or pass.");
}

static void toy_list_react(const lin_field *field, const void *state, const lin_frame *f,
                           lin_list *out)
{
    const toy_state *s = state;

    for (int v = 0; v < LIN_PIECES; v++)
        if (toy_beside(field, s, v, f->arg[1]) && !s->shaken[v])
            toy_add(out, V_FIRE, 1, v, 0);
    toy_add(out, V_PASS, 0, 0, 0);
}

/* The shot lands before its victim may answer it. */
static void toy_take_react(lin_play *p, const lin_frame *f, const lin_order *o)
{
    if (o->verb != V_FIRE)
        return;
    if (f->arg[2] < TOY_NEST)
        lin_push(p->state, T_REACT, !f->arg[0], o->arg[0], f->arg[2] + 1);
    lin_push(p->state, T_SHOT, o->arg[0], f->arg[1], 0);
}

static int toy_usual_pass(const lin_field *field, const void *state, const lin_frame *f,
                          const lin_list *list)
{
    (void)field, (void)state, (void)f;
    return list->orders - 1;
}

static void toy_roll_shot(const lin_field *field, const void *state, const lin_frame *f,
                          lin_roll_ask *out)
{
    (void)field, (void)state;
    *out = (lin_roll_ask){ .n = 3, .faces = 6, .classes = 2, .rule = "TY-6.2",
                           .purpose = "shot", .side = (lin_side)toy_side(f->arg[0]) };
    out->class_of[5] = out->class_of[6] = 1;        /* each die by itself: 5 and 6 hit */
}

static void toy_land_shot(lin_play *p, const lin_frame *f, const uint8_t *face)
{
    toy_state *s = toy_of(p->state);
    int hits = 0;

    for (int i = 0; i < 3; i++)
        hits += face[i] >= 5;
    lin_tell(p, E_SHOT, f->arg[0], f->arg[1], hits);
    if (hits > 0)
        s->shaken[f->arg[1]] = 1;
    if (hits == 3)
        s->at[f->arg[1]] = TOY_LOST;
}

static void toy_roll_charge(const lin_field *field, const void *state, const lin_frame *f,
                            lin_roll_ask *out)
{
    (void)field, (void)state;
    *out = (lin_roll_ask){ .n = 2, .faces = 6, .by_sum = true, .classes = 3, .rule = "TY-4.2",
                           .purpose = "charge", .side = (lin_side)toy_side(f->arg[0]) };
    for (int sum = 2; sum <= 12; sum++)
        out->class_of[sum] = (uint8_t)((sum >= 7) + (sum >= 9));
}

static void toy_land_charge(lin_play *p, const lin_frame *f, const uint8_t *face)
{
    toy_state *s = toy_of(p->state);
    const int sum = face[0] + face[1], result = (sum >= 7) + (sum >= 9);

    lin_tell(p, E_CHARGE, f->arg[0], f->arg[1], result);
    if (result == 0)
        s->shaken[f->arg[0]] = 1;
    if (result == 2) {
        s->at[f->arg[1]] = TOY_LOST;
        s->points[toy_side(f->arg[0])]++;
    }
}

/* ---- Views: unseen pieces and the plan not yet shown ---- */

static void toy_redact(const lin_field *f, void *state, lin_side who)
{
    toy_state *s = state;

    for (int u = 0; u < LIN_PIECES && f->option[0]; u++)
        if (toy_side(u) != (int)who && toy_on_board(s, u) && !s->seen[u])
            s->at[u] = TOY_UNKNOWN;
    if (s->head.depth && s->head.frame[s->head.depth - 1].step == T_PLAN && s->plan[!who])
        s->plan[!who] = TOY_SECRET;
}

static void toy_complete(const lin_field *f, void *state, lin_side who, lin_rng *rng)
{
    toy_state *s = state;

    for (int u = 0; u < LIN_PIECES; u++)
        if (s->at[u] == TOY_UNKNOWN)
            s->at[u] = (uint16_t)lin_rng_below(rng, f->battle->board.cells);
    if (s->plan[!who] == TOY_SECRET)
        s->plan[!who] = (uint8_t)(TOY_HOLD + lin_rng_below(rng, 3));
}

/* ---- Start, positions, looking ---- */

static void toy_blank(const lin_field *f, void *state)
{
    toy_state *s = state;

    (void)f;
    memset(s, 0, sizeof *s);
    s->head.winner = LIN_NOBODY;
    for (int u = 0; u < LIN_PIECES; u++)
        s->at[u] = TOY_WAITING;
}

static void toy_start(const lin_field *f, void *state)
{
    toy_blank(f, state);
    lin_push(state, T_TURN, 0, 0, 0);
}

static const char *toy_broken(const lin_field *f, const void *state)
{
    const toy_state *s = state;

    for (int u = 0; u < LIN_PIECES; u++)
        if (s->at[u] < TOY_WAITING && s->at[u] >= f->battle->board.cells)
            return "a piece is off the board";
    for (int i = 0; i < s->head.depth; i++) {
        const lin_frame *fr = &s->head.frame[i];
        const bool pair = fr->step == T_SHOT || fr->step == T_CHARGE;

        if (pair ? fr->arg[0] < 0 || fr->arg[1] < 0 || toy_side(fr->arg[0]) == toy_side(fr->arg[1])
                 : (fr->arg[0] & ~1) || (fr->step == T_REACT && fr->arg[1] < 0))
            return "the agenda names no side, or pieces of one side";
        if (i > 0 && fr->step == T_TURN)
            return "a turn begins inside another";
    }
    return s->turn > TOY_TURNS ? "there are only four turns" : NULL;
}

static void toy_write(const lin_field *f, const void *state, lin_text *out)
{
    const toy_state *s = state;
    char cell[8];

    lin_put(out, "turn %d\npoints %d %d\n", s->turn, s->points[0], s->points[1]);
    for (int i = 0; i < LIN_SIDES; i++)
        if (s->plan[i])
            lin_put(out, "plan %s %s\n", f->battle->side_id[i],
                    s->plan[i] == TOY_SECRET ? "secret" : toy_plans[s->plan[i]]);
    for (int u = 0; u < LIN_PIECES; u++) {
        if (s->at[u] == TOY_WAITING)
            continue;
        if (toy_on_board(s, u))
            lin_cell_name(&f->battle->board, s->at[u], cell);
        lin_put(out, "unit %s %s%s%s%s\n", f->battle->unit[u].id,
                toy_on_board(s, u) ? "at " : s->at[u] == TOY_LOST ? "lost" : "unknown",
                toy_on_board(s, u) ? cell : "", s->shaken[u] ? " shaken" : "",
                s->seen[u] ? " seen" : "");
    }
}

static lin_status toy_read_unit(const lin_field *f, toy_state *s, char *const *word, int n,
                                lin_refusal *why)
{
    int u = -1, i = 2;

    for (int k = 0; k < f->battle->units && n > 2; k++)
        if (strcmp(f->battle->unit[k].id, word[1]) == 0)
            u = k;
    if (u < 0)
        return lin_refuse(why, LIN_ILLEGAL, NULL, "There is no such piece; write unit R1 at A1.");
    if (strcmp(word[i], "at") == 0 && n > 3) {
        s->at[u] = (uint16_t)lin_cell_parse(&f->battle->board, word[3]);
        i = 4;
        if (s->at[u] == LIN_NOWHERE)
            return lin_refuse(why, LIN_ILLEGAL, NULL, "There is no square \"%s\".", word[3]);
    } else if (strcmp(word[i], "lost") == 0) {
        s->at[u] = TOY_LOST;
        i = 3;
    }
    for (; i < n; i++)
        if (strcmp(word[i], "shaken") == 0)
            s->shaken[u] = 1;
        else if (strcmp(word[i], "seen") == 0)
            s->seen[u] = 1;
        else
            return lin_refuse(why, LIN_ILLEGAL, NULL, "A piece is shaken or seen, not \"%s\".", word[i]);
    return LIN_OK;
}

static lin_status toy_read(const lin_field *f, void *state, char *const *word, int n,
                           lin_refusal *why)
{
    toy_state *s = state;
    const int side = n > 1 && strcmp(word[1], f->battle->side_id[1]) == 0;
    int a = 0, b = 0;

    if (strcmp(word[0], "unit") == 0)
        return toy_read_unit(f, s, word, n, why);
    if (strcmp(word[0], "turn") == 0 && n == 2 && sscanf(word[1], "%3d", &a) == 1 && a >= 0) {
        s->turn = (uint8_t)a;
        return a < 256 ? LIN_OK : lin_refuse(why, LIN_ILLEGAL, NULL, "There are only four turns.");
    }
    if (strcmp(word[0], "points") == 0 && n == 3 && sscanf(word[1], "%4d", &a) == 1 &&
        sscanf(word[2], "%4d", &b) == 1) {
        s->points[0] = (int16_t)a;
        s->points[1] = (int16_t)b;
        return LIN_OK;
    }
    if (strcmp(word[0], "plan") == 0 && n == 3)
        for (int i = 1; toy_plans[i]; i++)
            if (strcmp(toy_plans[i], word[2]) == 0) {
                s->plan[side] = (uint8_t)i;
                return LIN_OK;
            }
    if (strcmp(word[0], "phase") == 0 && n == 2 && s->head.depth == 0) {
        lin_push(s, T_TURN_ENDS, 0, 0, 0);
        lin_push(s, T_ACT, side, 0, 0);
        return LIN_OK;
    }
    return LIN_SYNTAX;
}

static int toy_duties(const lin_field *f, const void *state, lin_duty *out, int max)
{
    const toy_state *s = state;
    int n = 0;

    (void)f;
    for (int u = 0; u < LIN_PIECES && n < max; u++)
        if (s->shaken[u] && toy_on_board(s, u))
            out[n++] = (lin_duty){ "TY-3.5", u, "It is shaken and must rest." };
    return n;
}

static void toy_score(const lin_field *f, const void *state, lin_score *out)
{
    (void)f;
    out->points[0] = toy_in(state)->points[0];
    out->points[1] = toy_in(state)->points[1];
}

/* ---- Macros: go U C C ..., rush U C V ---- */

static lin_status toy_go(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    lin_status status = LIN_OK;

    for (int i = 2; i < words && status == LIN_OK; i++)
        status = lin_expand_say(e, why, "move %s %s", word[1], word[i]);
    return status;
}

/* Meets dice on the way: the charge. What it says after that is never heard. */
static lin_status toy_rush(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    lin_status status = words == 4 ? LIN_OK : lin_refuse(why, LIN_SYNTAX, NULL, "rush UNIT CELL UNIT");

    if (status == LIN_OK)
        status = lin_expand_say(e, why, "charge %s %s", word[1], word[3]);
    return status;
}

/* ---- The tables ---- */

#define TOY_ASKS(x) .who = toy_who, .list = toy_list_##x, .check = toy_check_##x, .take = toy_take_##x

static const lin_step toy_steps[T_STEPS] = {
    [T_TURN]      = { "turn", "TY-1.1", "", "A turn begins.", .run = toy_run_turn },
    [T_PLAN]      = { "plan", "TY-2.1", "s", "{0}: make a plan in secret.", TOY_ASKS(plan), .hidden = true },
    [T_REVEAL]    = { "reveal", "TY-2.2", "", "The plans are shown.", .run = toy_run_reveal },
    [T_ACT]       = { "act", "TY-3.1", "s", "{0}: move, charge, aim, rest, or be done.", TOY_ASKS(act),
                      .stays = true, .sample = toy_sample_act },
    [T_REACT]     = { "react", "TY-6.1", "sui", "{0}: fire at {1}, or pass.", TOY_ASKS(react),
                      .usual = toy_usual_pass },
    [T_SHOT]      = { "shot", "TY-6.2", "uu", "{0} shoots at {1}.", .roll = toy_roll_shot, .land = toy_land_shot },
    [T_CHARGE]    = { "charge", "TY-4.2", "uu", "{0} charges {1}.", .roll = toy_roll_charge, .land = toy_land_charge },
    [T_TURN_ENDS] = { "turn-ends", "TY-1.2", "", "The turn ends.", .run = toy_run_turn_ends },
};

static const lin_verb toy_verbs[V_VERBS] = {
    [V_PLAN] = { "plan", "w", "plan hold|march|storm", toy_plans },
    [V_MOVE] = { "move", "uc", "move UNIT CELL", NULL },
    [V_CHARGE] = { "charge", "uu", "charge UNIT UNIT", NULL },
    [V_AIM] = { "aim", "ii", "aim NUMBER NUMBER", NULL },
    [V_REST] = { "rest", "u", "rest UNIT", NULL },
    [V_FIRE] = { "fire", "u", "fire UNIT", NULL },
    [V_PASS] = { "pass", "", "pass", NULL },
    [V_DONE] = { "done", "", "done", NULL },
};

static const lin_macro toy_macros[] = { { "go", "go UNIT CELL CELL ...", toy_go },
                                        { "rush", "rush UNIT CELL UNIT", toy_rush } };

static const lin_event_row toy_events[E_EVENTS] = {
    [E_TURN] = { "turn", "TY-1.1", "n", "Turn {0}.", NULL, false },
    [E_ARRIVE] = { "arrive", "TY-1.3", "uc", "{0} arrives at {1}.", NULL, false },
    [E_PLANS] = { "plans", "TY-2.2", "rr", "The plans: {0} and {1}.", toy_plans, false },
    [E_MOVE] = { "move", "TY-3.4", "uc", "{0} moves to {1}.", NULL, false },
    [E_SEEN] = { "seen", "TY-3.7", "u", "{0} is seen.", NULL, false },
    [E_SHOT] = { "shot", "TY-6.2", "uun", "{0} shoots at {1}: {2} hits.", NULL, true },
    [E_CHARGE] = { "charge", "TY-4.2", "uur", "{0} charges {1}: {2}.", toy_results, true },
    [E_AIM] = { "aim", "TY-5.1", "nn", "Aimed at {0}, {1}.", NULL, false },
};

static const lin_option toy_options[] = { { "fog", "TY-7.1", "Pieces are unseen at first.", 1 } };
static const char *const toy_levels[] = { "draw", "victory" };

static lin_status toy_build(lin_field *f, lin_refusal *why)
{
    (void)f, (void)why;
    return LIN_OK;
}

static const lin_rules toy_rules = {
    .id = "toy", .code = "TY", .name = "Outposts", .version = 1,
    .field_size = sizeof(lin_field), .state_size = sizeof(toy_state),
    .step = toy_steps, .steps = T_STEPS, .verb = toy_verbs, .verbs = V_VERBS,
    .macro = toy_macros, .macros = 2, .event = toy_events, .events = E_EVENTS,
    .option = toy_options, .options = 1, .level = toy_levels, .levels = 2, .concede_level = 1,
    .build = toy_build, .start = toy_start, .broken = toy_broken,
    .redact = toy_redact, .complete = toy_complete,
    .write = toy_write, .blank = toy_blank, .read = toy_read,
    .duties = toy_duties, .score = toy_score,
};

/* The field, with fog or without; it is not in the library's list of rule systems. */
static lin_field *toy_field(bool fog)
{
    static lin_battle battle;
    static lin_field field[2];

    if (battle.units == 0) {
        snprintf(battle.id, sizeof battle.id, "toy");
        snprintf(battle.side_id[0], LIN_ID, "red");
        snprintf(battle.side_id[1], LIN_ID, "blue");
        for (int u = 0; u < LIN_PIECES; u++) {
            snprintf(battle.unit[u].id, LIN_ID, "%c%d", u < 80 ? 'R' : 'B', u % 80 + 1);
            battle.unit[u].side = (uint8_t)toy_side(u);
        }
        battle.units = LIN_PIECES;
        if (lin_board_lay(&battle.board, LIN_SQUARES, 6, 8, NULL) != LIN_OK)
            assert(!"the board can be laid");
    }
    field[fog] = (lin_field){ &toy_rules, &battle, fog ? 0x1234 : 0x4321, { fog } };
    return &field[fog];
}

#endif
