/* agenda.c -- may the agenda go on? In play its shapes follow from the steps; a position written by
 * hand may hold any steps in any order. Each frame must name what exists, lie on what it will pop,
 * and find what it is about, so that the machine never runs out of steps and nobody is asked what
 * has no answer. */
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/fire/fire.h"
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/position/positions.h"

/* ---- What a frame names ---- */

/* A unit that a step names is an element, and a number just a number, but for these: c commander, e
 * element, g group. */
static const char *const meant[LF_STEPS] = {
    [LF_POST] = "c",         [LF_PLACE] = "g",           [LF_POINTS_DICE] = "c",
    [LF_ENTER] = "c",        [LF_FORCE_COMES] = "cc",    [LF_BROKEN] = "g",
    [LF_GROUP] = "g",        [LF_GROUP_ENDS] = "g",      [LF_GROUP_TESTS] = "g",
    [LF_RIDE] = "c",         [LF_WALK_ON] = "c",         [LF_JOIN] = "g",
    [LF_CONCERT_TIDY] = "g", [LF_CONCERT] = "g",         [LF_CONCERT_NEXT] = "g",
    [LF_RALLY_ENDS] = "ec",  [LF_NEW_COMMANDER] = "cgc", [LF_NEW_RATING_DICE] = "c",
    [LF_REFUGE] = "c",
};

static bool is_meant(const lf_field *f, char kind, int value)
{
    switch (kind) {
    case 'e':
    case 'u':
        return value >= 0 && value < f->units && lf_is_element(f, value);
    case 'c':
        return value >= 0 && value < f->units && !lf_is_element(f, value);
    case 'g':
        return value >= 0 && value < f->groups;
    case 's':
        return value == LIN_FIRST || value == LIN_SECOND;
    default:
        return true;
    }
}

static const char *broken_args(const lf_field *f, const lin_frame *frame)
{
    const char *args = lf_steps[frame->step].args, *more = meant[frame->step];

    if (frame->step == LF_ALTERNATE && frame->arg[0] == LIN_NOBODY)
        return NULL; /* whoever is active first begins */
    for (int k = 0; args[k]; k++) {
        if (!is_meant(f, more && *more ? *more : args[k], frame->arg[k]))
            return "a pending step names nobody who could be meant";
        more = more && *more ? more + 1 : NULL;
    }
    return NULL;
}

/* ---- What lies on what ---- */

static bool is_bottom(int step)
{
    return step == LF_TURN || step == LF_TURN_ENDS;
}

/* What is under way once at a time. */
static bool is_single(int step)
{
    return step == LF_SCENARIO || step == LF_EDGE || step == LF_DEPLOY_GROUP || step == LF_PLACE ||
           step == LF_INITIATIVE || step == LF_ALTERNATE || step == LF_FORCE_MOVES ||
           step == LF_GROUP || step == LF_GROUP_ENDS || step == LF_ORDERS || step == LF_LEG ||
           step == LF_CONCERT || step == LF_JOIN;
}

static const char *broken_twice(const lf_state *s, int i)
{
    for (int k = 0; k < i; k++)
        if (s->head.frame[k].step == s->head.frame[i].step && is_single(s->head.frame[i].step))
            return "what is done once at a time is pending twice (LF-GT-13)";
    return NULL;
}

/* LF-SC-28, LF-SC-34 and the like: so many objectives, and no more. */
static const char *broken_objectives(const lf_state *s)
{
    const int most = s->scenario == LF_TAKE_THE_FIELD ? 4 : 3;
    int n = s->objectives;

    for (int i = 0; i < s->head.depth; i++)
        n += s->head.frame[i].step == LF_OBJECTIVE;
    return n > s->objectives && n != most
               ? "more objectives or fewer are pending than the scenario has (LF-SC-12)"
               : NULL;
}

/* Steps whose answers pop what lies beneath them. */
static const char *broken_order(const lf_state *s, int i)
{
    const lin_frame *frame = &s->head.frame[i], *under = i > 0 ? frame - 1 : NULL;

    if ((under == NULL) != is_bottom(frame->step))
        return "at the bottom of what is pending lies the turn, and nowhere else (LF-GT-15)";
    if (frame->step == LF_LEG && under->step != LF_REACT)
        return "a march is pending without the order that it carries out (LF-MV-12)";
    if (frame->step == LF_COME_ON &&
        (i < 2 || under->step != LF_TIDY || under[-1].step != LF_ORDERS))
        return "an element comes on without orders (LF-SC-15)";
    if (frame->step == LF_ORDERS && under->step != LF_GROUP)
        return "an element has orders while no group is active (LF-OR-01)";
    if (frame->step == LF_JOSTLE && under->step != LF_SHOOT)
        return "somebody turns to fire who does not fire (LF-SH-13)";
    if (frame->step == LF_GROUP && under->step != LF_GROUP_ENDS)
        return "a group is active that never ends (LF-GT-13)";
    return NULL;
}

/* ---- Room ---- */

/* How high the agenda can grow from a step, itself counted; one that pushes nothing takes 1.
 * Whatever a position holds, no play can overflow the agenda if each of its steps has that much
 * room. In play the turn needs 22 of its 24 at most: a charge in a group order, with its melee,
 * supporters, a withdrawal and the test at the edge. */
static const uint8_t height[LF_STEPS] = {
    [LF_ROLES] = 2,
    [LF_ROLES_DICE] = 2,
    [LF_RATE] = 2,
    [LF_SCENARIO] = 13,
    [LF_DEPLOY] = 4,
    [LF_DEPLOY_GROUP] = 3,
    [LF_PLACE] = 3,
    [LF_TURN] = 22,
    [LF_TURN_ENDS] = 22,
    [LF_FORCE_MOVES] = 2,
    [LF_ALTERNATE] = 20,
    [LF_PICK_GROUP] = 19,
    [LF_INITIATIVE] = 3,
    [LF_INITIATIVE_DICE] = 3,
    [LF_ENTER] = 2,
    [LF_BROKEN] = 5,
    [LF_GROUP_TESTS] = 5,
    [LF_GROUP_ENDS] = 1,
    [LF_GROUP] = 18,
    [LF_RALLY_ENDS] = 15,
    [LF_JOIN] = 17,
    [LF_CONCERT] = 17,
    [LF_CONCERT_TIDY] = 16,
    [LF_CONCERT_NEXT] = 16,
    [LF_PART_ENDS] = 15,
    [LF_PART] = 14,
    [LF_ORDERS] = 15,
    [LF_TIDY] = 14,
    [LF_LEG] = 2,
    [LF_LINE_UP] = 2,
    [LF_ACCIDENT] = 2,
    [LF_REACT] = 12,
    [LF_TOUCHED] = 2,
    [LF_WHEEL] = 13,
    [LF_INSPIRE] = 3,
    [LF_CHARGE_GO] = 13,
    [LF_CHARGE_HOME] = 12,
    [LF_FRESH] = 12,
    [LF_NERVE] = 3,
    [LF_REACTION] = 9,
    [LF_STORED_COUNTER] = 10,
    [LF_COUNTER_MOVE] = 2,
    [LF_COUNTER_HOME] = 2,
    [LF_REFORM] = 2,
    [LF_REFORM_THROUGH] = 2,
    [LF_FLEE_DICE] = 5,
    [LF_FLEE] = 4,
    [LF_MUST_FIGHT] = 12,
    [LF_WHICH_FOE] = 10,
    [LF_MELEE_ROUND] = 10,
    [LF_MELEE_WORDS] = 2,
    [LF_MELEE_RESULT] = 10,
    [LF_PAYS] = 4,
    [LF_HEAVY_DEFEAT] = 2,
    [LF_HELPERS] = 6,
    [LF_HELPER_HIT] = 4,
    [LF_MOVE_IN] = 2,
    [LF_SHOOT] = 8,
    [LF_SHOOT_OUT] = 6,
    [LF_OTHER_TARGET] = 7,
    [LF_SHOT_WORDS] = 2,
    [LF_PIERCE] = 2,
    [LF_GOES_ON] = 2,
    [LF_SHOT_LANDS] = 4,
    [LF_WAVER] = 4,
    [LF_TEST_WORDS] = 2,
    [LF_TEST_JUDGE] = 4,
    [LF_WITHDRAW_DICE] = 4,
    [LF_RETIRING] = 3,
    [LF_WITHDRAWN] = 2,
};

static const char *broken_room(const lf_state *s, int i)
{
    const int most = height[s->head.frame[i].step];

    return i + (most ? most : 1) <= LIN_DEPTH ? NULL : "more is pending than there is room for";
}

/* ---- What a step is about ---- */

static bool is_led(const lf_state *s, int g)
{
    return s->commander[g] != LF_NONE && s->where[s->commander[g]] == LF_ON_TABLE;
}

static bool is_to_be_placed(const lin_view *view, int g)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set *members = &f->members[g];

    for (int u = tb_next(members, 0); u >= 0; u = tb_next(members, u + 1))
        if (s->where[u] == LF_UNPLACED)
            return true;
    return false;
}

static const char *broken_step(const lin_view *view, const lin_frame *frame)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int a = frame->arg[0];

    switch (frame->step) {
    case LF_ORDERS:
        return s->element == a && (s->where[a] == LF_ON_TABLE || s->where[a] == LF_RESERVE ||
                                   s->act & LF_ACT_OVER)
                   ? NULL
                   : "an element is to have orders that is not active (LF-OR-01)";
    case LF_LEG:
        return s->element == a && s->where[a] == LF_ON_TABLE && s->formation[a] == LF_COLUMN &&
                       frame->arg[1] >= 0
                   ? NULL
                   : "something marches that is no active column (LF-MV-12)";
    case LF_COME_ON:
        return s->element == a && s->where[a] == LF_RESERVE && is_led(s, f->group[a])
                   ? NULL
                   : "an element comes on without its commander (LF-SC-15)";
    case LF_PLACE:
        return s->commander[a] != LF_NONE && is_to_be_placed(view, a) &&
                       (frame != lin_top(&s->head) || is_led(s, a))
                   ? NULL
                   : "a group is placed that nobody leads, or that stands (LF-SC-10)";
    case LF_MELEE_DICE:
    case LF_MELEE_MORE_DICE:
    case LF_MELEE_WORDS:
    case LF_MELEE_RESULT:
        return s->melee.unit[0] != LF_NONE && s->melee.unit[1] != LF_NONE
                   ? NULL
                   : "a melee is fought by nobody (LF-ML-58)";
    case LF_SHOT_DICE:
    case LF_SHOT_AGAIN:
    case LF_SHOT_MORE_DICE:
    case LF_SHOT_WORDS:
    case LF_PIERCE:
    case LF_GOES_ON:
    case LF_PIERCE_DICE:
    case LF_SHOT_LANDS:
        return s->shot.shooter != LF_NONE ? NULL : "a volley is fired by nobody (LF-SH-20)";
    case LF_TEST_DICE:
    case LF_TEST_WORDS:
    case LF_TEST_REROLL:
    case LF_TEST_JUDGE:
        return s->trial.unit == a && frame->arg[1] >= 0 && frame->arg[1] < LF_TESTS
                   ? NULL
                   : "a test is taken by nobody (LF-DM-09)";
    case LF_WHEEL:
        return frame->arg[2] != LF_WHEELS_INSPIRED ||
                       (s->element == a && lf_can_spend(view, s->issuer, a))
                   ? NULL
                   : "a charge is inspired by nobody (LF-CM-23)";
    case LF_JOSTLE:
        return frame->arg[2] != LF_BY_VOLLEY ||
                       (s->element == a && lf_can_spend(view, s->issuer, a))
                   ? NULL
                   : "a volley is concentrated by nobody (LF-CM-27)";
    case LF_REFORM_THROUGH:
        return frame->arg[2] >= 0 && frame->arg[2] / 2048 < LF_FORMATIONS
                   ? NULL
                   : "an element reforms as nobody can (LF-ML-31)";
    case LF_GROUP:
        return s->group == a || s->group == LF_NONE ? NULL : "two groups are active (LF-OR-01)";
    case LF_ENTER:
        return s->where[a] == LF_RESERVE && f->group[a] != LF_NONE
                   ? NULL
                   : "a commander comes on who is no reserve (LF-SC-14)";
    case LF_RIDE:
        return s->where[a] == LF_ON_TABLE ? NULL
                                          : "a commander rides who is not on the table (LF-CM-66)";
    case LF_FORCE_COMES:
        return s->where[frame->arg[1]] == LF_ON_TABLE
                   ? NULL
                   : "a force commander comes on with nobody (LF-SC-16)";
    default:
        return NULL;
    }
}

/* ---- All of it ---- */

/* Of a position that is read: whoever is asked must have an answer. */
bool lf_has_answer(const lin_view *view)
{
    const lf_state *s = view->state;
    const lin_frame *top = s->head.depth ? lin_top(&s->head) : NULL;
    lin_list list;

    if (!top || !lf_steps[top->step].list)
        return true;
    lin_list_clear(&list);
    lf_steps[top->step].list(view, top, &list);
    return list.orders || list.families;
}

const char *lf_broken_agenda(const lin_view *view)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const char *why = NULL;

    for (int i = 0; i < s->head.depth && !why; i++)
        why = broken_args(f, &s->head.frame[i]);
    for (int i = 0; i < s->head.depth && !why; i++)
        why = broken_order(s, i);
    for (int i = 0; i < s->head.depth && !why; i++)
        why = broken_twice(s, i);
    for (int i = 0; i < s->head.depth && !why; i++)
        why = broken_room(s, i);
    if (!why)
        why = broken_objectives(s);
    for (int i = 0; i < s->head.depth && !why; i++)
        why = broken_step(view, &s->head.frame[i]);
    return why;
}
