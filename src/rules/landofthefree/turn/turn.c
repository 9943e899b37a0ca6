/* turn.c -- the game turn: command points, initiative, groups by turns, force commanders. LF-GT-05
 * to LF-GT-15. */
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/setup/setup.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/turn.h"

#include <string.h>

static int other(int side)
{
    return 1 - side;
}

static bool leads_on_table(const lf_state *s, int side)
{
    return s->force[side] != LF_NONE && s->where[s->force[side]] == LF_ON_TABLE;
}

/* ---- The turn opens ---- */

/* LF-SC-32, LF-SC-42: there the points of turn 1 were rolled in setting up. */
static bool has_rolled(const lf_state *s)
{
    return s->turn == 1 && (s->scenario == LF_RECONNOITER || s->scenario == LF_FLANK_ATTACK);
}

static void open_turn(lin_play *p)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;

    s->turn++;
    s->arrived[0] = s->arrived[1] = 0;
    s->follows[0] = s->follows[1] = s->adjusts = 0; /* the set-up is over */
    for (int g = 0; g < f->groups; g++)
        s->group_mark[g] &= (uint8_t)~LF_GROUP_DONE & (uint8_t)~LF_GROUP_ORDERED;
    for (int u = 0; u < f->units; u++)
        s->mark[u] &=
            (uint16_t) ~(LF_ACTED | LF_IN_GROUP_ORDER | LF_RALLY_TRIED | LF_NO_ORDERS | LF_BOUND |
                         LF_VOLLEYED | LF_ZONED); /* LF-SO-24: not what is stored */
    lin_tell(p, LE_TURN, s->turn);
}

/* LF-RF-11: those of a side's divisions: on the table and free, or yet to walk on. */
static void push_division_commanders(lin_play *p, int side, int step)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;
    const lf_where where = step == LF_WALK_ON ? LF_RESERVE : LF_ON_TABLE;

    for (int c = f->units - 1; c >= 0; c--)
        if (f->type[c] == LF_DIVISION_COMMANDER && f->side[c] == side && s->where[c] == where &&
            (step != LF_RIDE || s->with[c] == LF_NONE))
            lin_push(s, step, c, 0, 0);
}

void lf_run_turn(lin_play *p, const lin_frame *frame)
{
    lf_state *s = p->state;

    (void)frame;
    if (s->turn == lf_field_of(p->view.field)->turns || /* LF-SC-03 */
        lf_is_force_broken(&p->view)) {
        lf_judge(p);
        return;
    }
    open_turn(p);
    lin_push(s, LF_TURN_ENDS, 0, 0, 0);
    lin_push(s, LF_FORCE_MOVES, 0, 0, 0);
    lin_push(s, LF_ALTERNATE, LIN_NOBODY, 0, 0);
    lin_push(s, LF_INITIATIVE, 0, 0, 0);
    for (int i = 0; i < LIN_SIDES && !has_rolled(s); i++) { /* LF-GT-06: the Attacker's first */
        const int side = i ? s->attacker : other(s->attacker);

        push_division_commanders(p, side, LF_POINTS_DICE);
        if (leads_on_table(s, side))
            lin_push(s, LF_POINTS_DICE, s->force[side], 0, 0);
    }
}

/* ---- LF-CM-04, LF-CM-05: command points ---- */

void lf_roll_points(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int u = frame->arg[0];

    *out = (lin_roll_ask){ .n = lf_commands[s->rating[u]].dice,
                           .faces = 6,
                           .classes = 3,
                           .rule = "LF-CM-04",
                           .purpose = "command points",
                           .side = (lin_side)f->side[u],
                           .better = 1 };
    for (int i = 1; i <= 6; i++)
        out->class_of[i] = (uint8_t)((i - 1) / 2);
}

/* LF-ME-04: a d3 is half a d6, rounded up. */
int lf_best_d3(const lf_command *c, const uint8_t *face)
{
    int best = 0;

    for (int i = 0; i < c->dice; i++)
        if ((face[i] + 1) / 2 > best)
            best = (face[i] + 1) / 2;
    return best + c->added;
}

void lf_land_points(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;
    const int u = frame->arg[0];
    const lf_command *c = &lf_commands[s->rating[u]];

    s->points[u] = (uint8_t)lf_best_d3(c, face);
    for (int i = 0; i < c->dice; i++)
        lin_tell(p, LE_POINTS_ROLL, u, face[i]);
    lin_tell(p, LE_POINTS, u, s->points[u]);
    if (s->turn == 0 && f->type[u] == LF_FORCE_COMMANDER)
        lf_push_division_commanders(p, f->side[u], LF_POINTS_DICE);
}

/* ---- LF-GT-06 to LF-GT-10: initiative ---- */

void lf_run_initiative(lin_play *p, const lin_frame *frame)
{
    lf_state *s = p->state;

    (void)frame;
    lin_push(s, LF_INITIATIVE_DICE, other(s->attacker), 0, 0);
    lin_push(s, LF_INITIATIVE_DICE, s->attacker, 0, 0);
}

void lf_roll_initiative(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    (void)view->field, (void)view->state;
    *out = (lin_roll_ask){ .n = 1,
                           .faces = 6,
                           .classes = 6,
                           .rule = "LF-GT-06",
                           .purpose = "initiative",
                           .side = (lin_side)frame->arg[0],
                           .better = 1 };
    for (int i = 1; i <= 6; i++)
        out->class_of[i] = (uint8_t)(i - 1);
}

/* LF-SC-73: those not lost, off the table or on it. */
static int scouts_left(const lin_view *view, int side)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set *all = &f->elements[side];
    int n = 0;

    for (int u = tb_next(all, 0); u >= 0; u = tb_next(all, u + 1))
        n += lf_has_skill(f, u, LF_SKILL_SCOUTS) && s->where[u] != LF_OFF &&
             s->where[u] != LF_DESTROYED && s->where[u] != LF_ABSENT;
    return n;
}

void lf_land_initiative(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    lf_state *s = p->state;
    const int side = frame->arg[0];
    const bool scouts = scouts_left(&p->view, side) > scouts_left(&p->view, other(side));

    s->initiative[side] =
        (uint8_t)(face[0] + scouts +
                  (leads_on_table(s, side) ? s->points[s->force[side]]
                                           : 0)); /* LF-GT-07, LF-GT-08, LF-SC-36 */
    if (scouts)
        lin_tell(p, LE_SCOUTS, side);
    lin_tell(p, LE_INITIATIVE, side, face[0], s->initiative[side]);
    if (side == s->attacker)
        return;
    if (s->initiative[0] == s->initiative[1]) /* LF-GT-09 */
        lin_push(s, LF_INITIATIVE, 0, 0, 0);
    else
        lin_push(s, LF_FIRST_OR_SECOND,
                 s->initiative[0] > s->initiative[1] ? LIN_FIRST : LIN_SECOND, 0, 0);
}

lin_side lf_who_first_or_second(const lin_view *view, const lin_frame *frame)
{
    (void)view->field, (void)view->state;
    return (lin_side)frame->arg[0];
}

void lf_list_first_or_second(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    (void)view->field, (void)view->state, (void)frame;
    lf_answer0(out, LV_FIRST);
    lf_answer0(out, LV_SECOND);
}

lin_status lf_check_first_or_second(const lin_view *view, const lin_frame *frame,
                                    const lin_order *o, lin_refusal *why)
{
    (void)view->state;
    return o->verb == LV_FIRST || o->verb == LV_SECOND ? LIN_OK
                                                       : lin_not_now(view->field, frame, o, why);
}

void lf_take_first_or_second(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_state *s = p->state;

    s->first = (uint8_t)(o->verb == LV_FIRST ? frame->arg[0] : other(frame->arg[0]));
    lin_tell(p, LE_FIRST, s->first);
}

/* ---- LF-GT-11, LF-GT-12: groups by turns ---- */

/* Argument: whose turn it is; LIN_NOBODY at the start, when it is the first side's. */
void lf_run_alternate(lin_play *p, const lin_frame *frame)
{
    lf_state *s = p->state;
    const int side = frame->arg[0] == LIN_NOBODY ? s->first : frame->arg[0];
    const bool can = lf_has_group_to_activate(&p->view, side);

    if (!can && !lf_has_group_to_activate(&p->view, other(side)))
        return;
    lin_push(s, LF_ALTERNATE, other(side), 0, 0);
    if (can) {
        s->side = (uint8_t)side;
        lin_push(s, LF_PICK_GROUP, side, 0, 0);
    }
}

/* ---- The turn closes ---- */

/* LF-GT-15: first the side that was active first. LF-SC-37: after turn 1 of Hold the Ground they
 * walk on. */
void lf_run_force_moves(lin_play *p, const lin_frame *frame)
{
    lf_state *s = p->state;

    (void)frame;
    if (s->scenario == LF_HOLD_THE_GROUND && s->turn == 1) {
        for (int i = 0; i < LIN_SIDES; i++) {
            const int side = i ? s->attacker : other(s->attacker);

            push_division_commanders(p, side, LF_WALK_ON);
            if (s->force[side] != LF_NONE && s->where[s->force[side]] == LF_RESERVE)
                lin_push(s, LF_WALK_ON, s->force[side], 0, 0);
        }
        return;
    }
    for (int i = 0; i < LIN_SIDES; i++) {
        const int side = i ? s->first : other(s->first);

        if (!lf_waits_for_ambush(s, side))
            push_division_commanders(p, side, LF_RIDE);
        if (leads_on_table(s, side) && s->with[s->force[side]] == LF_NONE &&
            !lf_waits_for_ambush(s, side)) /* LF-SC-54 */
            lin_push(s, LF_RIDE, s->force[side], 0, 0);
    }
}

/* LF-CM-06, LF-CM-07: what is left is lost, so that a group commander begins the turn without any.
 */
void lf_run_turn_ends(lin_play *p, const lin_frame *frame)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;

    (void)frame;
    for (int u = 0; u < f->units; u++)
        s->points[u] = 0;
    lin_push(s, LF_TURN, 0, 0, 0);
}
