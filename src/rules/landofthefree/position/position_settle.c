/* position_settle.c -- the empty position that reading begins with, and what follows when all lines
 * are read: who leads where nobody is named, and the agenda of a position written by hand.
 *
 *     phase setup            the scenario is laid out; units without a line are to be set up
 *     phase turn             a turn begins (after the last: the battle is judged)
 *     phase groups SIDE      the sides activate groups, this one first
 *     phase close            the force commanders move, and the turn ends
 *     active group A1        his group is active; with an element, that element is being ordered */
#include "rules/landofthefree/position/position.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/position/positions.h"

#include <string.h>

void lf_blank(const lin_field *field, void *state)
{
    const lf_field *f = lf_field_of(field);
    lf_state *s = state;

    memset(s, 0, sizeof *s);
    kit_rows_blank(lf_rows, field, s);
    memcpy(s->ammunition, f->shots, sizeof s->ammunition);
    memset(s->with, LF_NONE, sizeof s->with);
    memset(s->crew, LF_NONE, sizeof s->crew);
    memset(s->on_piece, LF_NONE, sizeof s->on_piece);
    memset(s->commander, LF_NONE, sizeof s->commander);
    memset(s->commander, LF_UNSAID, (size_t)f->groups);
    memset(s->force, LF_UNSAID, sizeof s->force);
    for (int u = 0; u < f->units; u++)
        if (!lf_is_element(f, u) && f->type[u] != LF_LEFT_OUT)
            s->rating[u] =
                f->given_rating[u] ? (uint8_t)(f->given_rating[u] - 1) : (uint8_t)LF_COMPETENT;
    s->head.winner = LIN_NOBODY;
    s->group = s->element = s->flank_group = LF_NONE;
    s->issuer = s->m = s->c = s->turn = s->side = LF_UNSAID;
    s->attacker = f->roles_fixed ? (uint8_t)(f->roles_fixed - 1) : (uint8_t)LIN_FIRST;
    s->edge[0] = f->edges_fixed ? f->fixed_edge[0] : (uint8_t)KIT_SOUTH;
    s->edge[1] = f->edges_fixed ? f->fixed_edge[1] : (uint8_t)KIT_NORTH;
    s->scenario = f->base.option[LF_OPT_SCENARIO] == LF_BY_DICE
                      ? (uint8_t)LF_TAKE_THE_FIELD
                      : (uint8_t)f->base.option[LF_OPT_SCENARIO];
}

/* ---- What follows from what was said ---- */

static void settle_leaders(const lf_field *f, lf_state *s)
{
    for (int g = 0; g < f->groups; g++)
        if (s->commander[g] == LF_UNSAID)
            s->commander[g] = lf_usual_leader(s, f->group_commander[g]);
    for (int side = 0; side < LIN_SIDES; side++)
        if (s->force[side] == LF_UNSAID)
            s->force[side] = lf_usual_leader(s, f->force_commander[side]);
}

/* LF-OR-04, LF-OR-08: orders of the active element as at its activation, where no line tells. */
static void settle_orders(const lf_field *f, lf_state *s)
{
    const int u = s->element;

    if (u == LF_NONE) {
        s->issuer = LF_NONE;
        s->m = s->c = 0;
        return;
    }
    if (s->issuer == LF_UNSAID)
        s->issuer = s->commander[f->group[u]];
    if (s->m == LF_UNSAID)
        s->m = (uint8_t)lf_maneuver_orders(f, u);
    if (s->c == LF_UNSAID)
        s->c = (uint8_t)(lf_stats[f->type[u]].combat - (s->level[u] != LF_FIT));
}

/* ---- The agenda ---- */

static void lay_turn(lf_state *s, int next)
{
    lin_push(s, LF_TURN_ENDS, 0, 0, 0);
    lin_push(s, LF_FORCE_MOVES, 0, 0, 0);
    if (next >= 0)
        lin_push(s, LF_ALTERNATE, next, 0, 0);
}

static void lay_group(const lf_field *f, lf_state *s)
{
    const int g = s->group, u = s->element;

    s->side = f->group_side[g];
    s->group_mark[g] |= LF_GROUP_DONE;
    lay_turn(s, 1 - s->side);
    lin_push(s, LF_GROUP_ENDS, g, 0, 0);
    lin_push(s, LF_GROUP, g, 0, 0);
    if (u == LF_NONE)
        return;
    s->mark[u] |= LF_ACTED;
    lin_push(s, LF_ORDERS, u, 0, 0);
}

static void lay_phase(lf_state *s, const lin_frame *phase)
{
    switch (phase->arg[0]) {
    case LF_PHASE_SETUP:
    case LF_PHASE_TURN:
        lin_push(s, LF_TURN, 0, 0, 0);
        if (phase->arg[0] == LF_PHASE_SETUP)
            lin_push(s, LF_SCENARIO, 0, 0, 0);
        break;
    case LF_PHASE_GROUPS:
        lay_turn(s, phase->arg[1]);
        break;
    default:
        lay_turn(s, -1);
        break;
    }
}

/* The zones it stands in now are those it began in (LF-FF-17), unless a line names others. */
static void settle_began(lin_play *p)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;
    const int u = s->element;

    if (u != LF_NONE && s->where[u] == LF_ON_TABLE && kit_set_is_empty(&s->began))
        s->began = lf_threat_zones_round(&p->view, f->side[u], lf_body(&p->view, u));
}

static void settle_agenda(lin_play *p, const lin_frame *phase)
{
    lf_state *s = p->state;
    int unit;

    if (phase)
        lay_phase(s, phase);
    else
        lay_group(lf_field_of(p->view.field), s);
    if (!lf_broken_shapes(&p->view, &unit)) /* else no body can be made of it: broken.c tells */
        settle_began(p);
}

lin_status lf_settle(lin_play *p, lin_refusal *why)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;
    const lin_frame phase = s->head.frame[0];
    const bool named = s->head.depth == 1 && phase.step == LF_PHASE,
               by_hand = !s->head.over && (named || s->head.depth == 0);
    int unit;

    if (named)
        lin_pop(s);
    for (int u = 0; named && phase.arg[0] == LF_PHASE_SETUP && u < f->units; u++)
        if (s->where[u] == LF_ABSENT && f->type[u] != LF_LEFT_OUT) {
            s->where[u] = LF_UNPLACED;
            s->level[u] = (uint8_t)lf_first_level(f, u);
        }
    settle_leaders(f, s);
    settle_orders(f, s);
    if (by_hand && !named && s->group == LF_NONE)
        return lin_refuse(why, LIN_BAD_FILE, "LF-GT-11",
                          "The position does not say what is being played; add a line such as "
                          "\"active group A1 element A1a\" or \"phase groups british\".");
    if (s->side == LF_UNSAID)
        s->side = s->group != LF_NONE ? f->group_side[s->group] : (uint8_t)LIN_FIRST;
    if (s->turn == LF_UNSAID)
        s->turn = named && phase.arg[0] <= LF_PHASE_TURN ? 0 : 1;
    if (by_hand)
        settle_agenda(p, named ? &phase : NULL);
    if (!lf_broken(&p->view, &unit) && !lf_has_answer(&p->view))
        return lin_refuse(why, LIN_BAD_FILE, "LF-GT-15",
                          "Nobody has an answer to what this position asks.");
    return LIN_OK;
}
