/* agenda.c -- may the agenda go on? In play its shapes follow from the steps; a position written by
 * hand may hold any steps in any order. Each frame must name what exists (agenda_names.c), lie on
 * what it will pop and have room to grow (here), and find what it is about (agenda_subjects.c), so
 * that the machine never runs out of steps and nobody is asked what has no answer. */
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/position/agenda.h"
#include "rules/landofthefree/position/positions.h"

#include <string.h>

/* ---- What lies on what ---- */

static bool is_bottom(int step)
{
    return step == LF_TURN || step == LF_TURN_ENDS;
}

/* What is under way once at a time. */
static bool is_single(int step)
{
    return step == LF_SCENARIO || step == LF_EDGE || step == LF_DEPLOY_GROUP || step == LF_PLACE ||
           step == LF_ADJUST || step == LF_INITIATIVE || step == LF_ALTERNATE ||
           step == LF_FORCE_MOVES || step == LF_GROUP || step == LF_GROUP_ENDS ||
           step == LF_ORDERS || step == LF_LEG || step == LF_GROUP_ORDER || step == LF_JOIN ||
           step == LF_VANGUARDS || step == LF_SET_OUT || step == LF_AMMUNITION_DICE;
}

/* One for each side, or each of two: never the same again. */
static bool is_of_two(int step)
{
    return step == LF_INITIATIVE_DICE || step == LF_ROLES_DICE || step == LF_RATE_DICE ||
           step == LF_HIDE || step == LF_SUPPORT || step == LF_MELEE_DICE ||
           step == LF_MELEE_ENCOURAGE;
}

static const char *broken_twice(const lf_state *s, int i)
{
    for (int k = 0; k < i; k++)
        if (is_of_two(s->head.frame[i].step) &&
            memcmp(&s->head.frame[k], &s->head.frame[i], sizeof(lin_frame)) == 0)
            return "what is done once for each side is pending twice (LF-GT-13)";
    for (int k = 0; k < i; k++)
        if (s->head.frame[k].step == s->head.frame[i].step && is_single(s->head.frame[i].step))
            return "what is done once at a time is pending twice (LF-GT-13)";
    return NULL;
}

/* Before the scenario is laid out nobody has fought, and nobody leads an element. */
static const char *broken_beginning(const lin_view *view)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    bool begins = false;

    for (int i = 0; i < s->head.depth; i++)
        begins |= s->head.frame[i].step == LF_SCENARIO;
    for (int u = 0; begins && u < f->units; u++)
        if (s->with[u] != LF_NONE || s->hits[u] || s->disorder[u] ||
            s->level[u] != lf_first_level(f, u) || s->mark[u] & (uint16_t)~LF_ON_FOOT)
            return "a unit bears marks of a battle that is yet to be set up (LF-GT-01)";
    return NULL;
}

bool lf_takes_part(const lf_state *s, int u)
{
    for (int i = 0; i < s->participants; i++)
        if (s->participant[i].unit == u)
            return true;
    return false;
}

/* LF-GO-01, LF-GO-03. Once all have joined, each has orders of its own to carry out. */
static const char *broken_group_order(const lf_state *s)
{
    bool given = kit_set_is_empty(&s->group_order) && s->participants == 0, joined = false;

    for (int i = 0; i < s->head.depth; i++) {
        given |= s->head.frame[i].step == LF_JOIN || s->head.frame[i].step == LF_GROUP_ORDER;
        joined |= s->head.frame[i].step == LF_GROUP_ORDER;
    }
    if (!given)
        return "elements take part in a group order that nobody gives (LF-GO-01)";
    for (int u = tb_next(&s->group_order, 0); joined && u >= 0; u = tb_next(&s->group_order, u + 1))
        if (!lf_takes_part(s, u))
            return "an element is in a group order and no participant of it (LF-GO-01)";
    return NULL;
}

/* LF-SC-28, LF-SC-34 and the like: so many objectives, and no more. */
static const char *broken_objectives(const lf_state *s)
{
    const int most = s->scenario == LF_TAKE_THE_FIELD ? 4 : 3;
    int n = s->objectives;

    for (int i = 0; i < s->head.depth; i++) {
        n += s->head.frame[i].step == LF_OBJECTIVE;
        if (s->head.frame[i].step == LF_SCENARIO && s->objectives > 0)
            return "objectives lie there before the scenario is laid out (LF-SC-12)";
    }
    return n > s->objectives && n != most
               ? "more objectives or fewer are pending than the scenario has (LF-SC-12)"
               : NULL;
}

/* What each step lies on in play. A procedure that begins anywhere in the activation of a group (a
 * volley, a test, a withdrawal) has no line here: it may lie on any other step but those that
 * `bears_its_own`. */
#define MOST_UNDER  8
#define UNDER(step) (uint8_t)(1 + LF_##step)
static const uint8_t lies_on[LF_STEPS][MOST_UNDER] = {
    /* setting up */
    [LF_SCENARIO] = { UNDER(TURN) },
    [LF_ARM] = { UNDER(SCENARIO), UNDER(ARM) },
    [LF_EDGE] = { UNDER(SCENARIO), UNDER(ARM) },
    [LF_RATE] = { UNDER(EDGE) },
    [LF_RATE_DICE] = { UNDER(EDGE), UNDER(RATE_DICE) },
    [LF_ROLES] = { UNDER(RATE) },
    [LF_ROLES_DICE] = { UNDER(RATE), UNDER(ROLES_DICE) },
    [LF_WHICH] = { UNDER(ROLES) },
    [LF_WHICH_DICE] = { UNDER(ROLES) },
    [LF_OBJECTIVE] = { UNDER(TURN), UNDER(OBJECTIVE), UNDER(DEPLOY), UNDER(KEEP_BACK),
                       UNDER(STAND_ALONE), UNDER(HIDE) },
    [LF_KEEP_BACK] = { UNDER(DEPLOY), UNDER(HIDE) },
    [LF_STAND_ALONE] = { UNDER(DEPLOY), UNDER(HIDE) },
    [LF_HIDE] = { UNDER(TURN), UNDER(HIDE), UNDER(DEPLOY), UNDER(VANGUARDS) },
    [LF_VANGUARDS] = { UNDER(POINTS_DICE) },
    [LF_SET_OUT] = { UNDER(VANGUARDS), UNDER(POST) },
    [LF_DRAW_DICE] = { UNDER(EDGE), UNDER(DRAW_DICE) },
    [LF_HEAD_FOR] = { UNDER(DEPLOY) },
    [LF_LIE_IN_WAIT] = { UNDER(HEAD_FOR), UNDER(LIE_IN_WAIT) },
    [LF_DEPLOY] = { UNDER(TURN), UNDER(POST), UNDER(POINTS_DICE) },
    [LF_ADJUST] = { UNDER(TURN), UNDER(DEPLOY), UNDER(POST), UNDER(POINTS_DICE), UNDER(SET_OUT) },
    [LF_DEPLOY_GROUP] = { UNDER(DEPLOY) },
    [LF_PLACE] = { UNDER(TURN), UNDER(DEPLOY), UNDER(ADJUST) },
    [LF_POST] = { UNDER(TURN), UNDER(POST), UNDER(DEPLOY), UNDER(PLACE), UNDER(ADJUST),
                  UNDER(VANGUARDS), UNDER(SET_OUT) },
    /* the turn */
    [LF_FORCE_MOVES] = { UNDER(TURN_ENDS) },
    [LF_WALK_ON] = { UNDER(TURN_ENDS), UNDER(WALK_ON) },
    [LF_RIDE] = { UNDER(TURN_ENDS), UNDER(RIDE), UNDER(ALTERNATE) },
    [LF_ALTERNATE] = { UNDER(FORCE_MOVES) },
    [LF_INITIATIVE] = { UNDER(ALTERNATE) },
    [LF_INITIATIVE_DICE] = { UNDER(ALTERNATE), UNDER(INITIATIVE_DICE) },
    [LF_FIRST_OR_SECOND] = { UNDER(ALTERNATE) },
    [LF_POINTS_DICE] = { UNDER(TURN), UNDER(TURN_ENDS), UNDER(INITIATIVE), UNDER(POINTS_DICE),
                         UNDER(BROKEN), UNDER(FORCE_COMES), UNDER(POST) },
    [LF_PICK_GROUP] = { UNDER(ALTERNATE) },
    /* a group */
    [LF_GROUP_ENDS] = { UNDER(ALTERNATE) },
    [LF_GROUP] = { UNDER(GROUP_ENDS) },
    [LF_BROKEN] = { UNDER(GROUP) },
    [LF_ENTER] = { UNDER(POINTS_DICE) },
    [LF_FORCE_COMES] = { UNDER(POINTS_DICE), UNDER(FORCE_COMES) },
    [LF_GROUP_TESTS] = { UNDER(GROUP) },
    [LF_RECOVER] = { UNDER(GROUP), UNDER(RECOVER) },
    [LF_LAST] = { UNDER(GROUP) },
    [LF_REVEAL] = { UNDER(GROUP) },
    [LF_RALLY_ENDS] = { UNDER(GROUP) },
    [LF_RALLIED] = { UNDER(RALLY_ENDS) },
    [LF_NEW_COMMANDER] = { UNDER(NEW_RATING_DICE) },
    [LF_JOIN] = { UNDER(GROUP) },
    [LF_GROUP_ORDER] = { UNDER(GROUP) },
    [LF_GROUP_REMOVES_DISORDER] = { UNDER(GROUP_ORDER) },
    [LF_GROUP_ORDER_NEXT] = { UNDER(GROUP_ORDER), UNDER(GROUP_REMOVES_DISORDER) },
    [LF_PARTICIPANT_ENDS] = { UNDER(GROUP_ORDER_NEXT) },
    [LF_PARTICIPANT] = { UNDER(PARTICIPANT_ENDS) },
    [LF_ORDERS] = { UNDER(GROUP) },
    [LF_REMOVES_DISORDER] = { UNDER(ORDERS) },
    [LF_COME_ON] = { UNDER(REMOVES_DISORDER) },
    /* what happens in one order */
    [LF_LEG] = { UNDER(REACT) },
    [LF_ACCIDENT] = { UNDER(REACT) },
    [LF_FIT_TO_CHARGE] = { UNDER(REACT), UNDER(COUNTER_HOME) },
    [LF_INSPIRE] = { UNDER(CHARGE_GO) },
    [LF_DISORDERS_FRIENDS] = { UNDER(SHOOT) },
    [LF_SUPPORT] = { UNDER(SUPPORT), UNDER(MELEE_ROUND) },
    [LF_MELEE_ENCOURAGE] = { UNDER(MELEE_ENCOURAGE), UNDER(MELEE_RESULT) },
    [LF_MELEE_DICE] = { UNDER(MELEE_DICE), UNDER(MELEE_ENCOURAGE) },
    [LF_MELEE_MORE_DICE] = { UNDER(MELEE_DICE), UNDER(MELEE_ENCOURAGE) },
    [LF_SHOT_LANDS] = { UNDER(SHOT_OVER) },
    [LF_AMMUNITION_DICE] = { UNDER(SHOT_LANDS) },
    [LF_DEAL_HITS] = { UNDER(SHOT_OVER) },
    [LF_PIERCE] = { UNDER(SHOT_LANDS), UNDER(AMMUNITION_DICE) },
    [LF_GOES_ON] = { UNDER(SHOT_LANDS), UNDER(AMMUNITION_DICE) },
    [LF_PIERCE_DICE] = { UNDER(PIERCE) },
    [LF_SHOT_ENCOURAGE] = { UNDER(PIERCE) },
    [LF_SHOT_AGAIN] = { UNDER(SHOT_ENCOURAGE) },
    [LF_SHOT_DICE] = { UNDER(SHOT_AGAIN) },
    [LF_SHOT_MORE_DICE] = { UNDER(SHOT_ENCOURAGE) },
    [LF_TEST_ENCOURAGE] = { UNDER(TEST_JUDGE) },
    [LF_TEST_DICE] = { UNDER(TEST_ENCOURAGE) },
    [LF_TEST_REROLL] = { UNDER(TEST_ENCOURAGE) },
    [LF_TEST_AGAIN_DICE] = { UNDER(TEST_JUDGE) },
    [LF_STEADY] = { UNDER(CHARGE_GO), UNDER(INSPIRE), UNDER(STORED_COUNTER) },
    [LF_DARES] = { UNDER(REACT), UNDER(COUNTER_HOME) },
    [LF_FLEE] = { UNDER(FLED) },
    [LF_RETIRING] = { UNDER(WITHDRAWN) },
    [LF_CROSSES] = { UNDER(RETIRING) },
    [LF_REFUGE] = { UNDER(TOUCHED) },
};

/* Nothing comes between these and what lies on them in play. */
static bool bears_its_own(int step)
{
    switch (step) {
    case LF_BROKEN:
    case LF_JOIN:
    case LF_LEG:
    case LF_FLEE:
    case LF_DISORDERS_FRIENDS:
    case LF_SUPPORT:
    case LF_MELEE_ENCOURAGE:
    case LF_MELEE_ROUND:
    case LF_MELEE_RESULT:
    case LF_WHICH_FOE:
    case LF_RALLIED:
    case LF_PIERCE:
    case LF_GOES_ON:
    case LF_SHOT_ENCOURAGE:
    case LF_SHOT_AGAIN:
    case LF_TEST_ENCOURAGE:
    case LF_TEST_JUDGE:
        return true;
    default:
        return lf_steps[step].roll != NULL;
    }
}

static bool is_pending_under(const lf_state *s, int i, int step)
{
    for (int k = 0; k < i; k++)
        if (s->head.frame[k].step == step)
            return true;
    return false;
}

static bool lies_well(const lf_state *s, int i)
{
    const int step = s->head.frame[i].step, under = s->head.frame[i - 1].step;
    const uint8_t *on = lies_on[step];

    if (step == LF_LINE_UP && (under == LF_PLACE || under == LF_DEPLOY || under == LF_ADJUST ||
                               under == LF_TURN || under == LF_VANGUARDS || under == LF_SET_OUT ||
                               under == LF_POST || under == LF_POINTS_DICE))
        return true; /* LF-SC-10 */
    if (!on[0])
        return is_pending_under(s, i, LF_GROUP) && !bears_its_own(under);
    for (int k = 0; k < MOST_UNDER && on[k]; k++)
        if (on[k] == 1 + under)
            return true;
    return false;
}

/* Goes on with the same element, commander or group as what it lies on. */
static bool goes_on(int step)
{
    switch (step) {
    case LF_GROUP:
    case LF_BROKEN:
    case LF_GROUP_TESTS:
    case LF_JOIN:
    case LF_GROUP_ORDER:
    case LF_GROUP_REMOVES_DISORDER:
    case LF_GROUP_ORDER_NEXT:
    case LF_PARTICIPANT:
    case LF_REMOVES_DISORDER:
    case LF_COME_ON:
    case LF_RALLIED:
    case LF_NEW_COMMANDER:
    case LF_LEG:
    case LF_ACCIDENT:
    case LF_INSPIRE:
    case LF_DISORDERS_FRIENDS:
    case LF_SHOT_LANDS:
    case LF_PIERCE:
    case LF_GOES_ON:
    case LF_AMMUNITION_DICE:
    case LF_PIERCE_DICE:
    case LF_SHOT_ENCOURAGE:
    case LF_SHOT_AGAIN:
    case LF_SHOT_DICE:
    case LF_SHOT_MORE_DICE:
    case LF_TEST_ENCOURAGE:
    case LF_TEST_DICE:
    case LF_TEST_REROLL:
    case LF_TEST_AGAIN_DICE:
    case LF_STEADY:
    case LF_FLEE:
    case LF_RETIRING:
    case LF_CROSSES:
        return true;
    default:
        return false;
    }
}

static bool is_set_up(int step)
{
    return step <= LF_PLACE || step == LF_ADJUST || step == LF_VANGUARDS || step == LF_SET_OUT ||
           step == LF_HIDE || step == LF_DRAW_DICE;
}

/* LF-SE-47, LF-SE-48: what a failed test takes from the agenda lies there. */
static bool is_before_steel(const lin_frame *judge, const lin_frame *under)
{
    if (under->arg[0] != judge->arg[0])
        return false;
    switch (judge->arg[2]) {
    case LF_STEEL_TO_CHARGE:
        return under->step == LF_CHARGE_GO || under->step == LF_INSPIRE;
    case LF_STEEL_TO_COUNTER:
        return under->step == LF_STORED_COUNTER;
    default:
        return under->step == LF_DARES;
    }
}

/* Steps whose answers pop what lies beneath them. */
static const char *broken_order(const lf_state *s, int i)
{
    const lin_frame *frame = &s->head.frame[i], *under = i > 0 ? frame - 1 : NULL;

    if ((under == NULL) != is_bottom(frame->step))
        return "at the bottom of what is pending lies the turn, and nowhere else (LF-GT-15)";
    if (is_set_up(frame->step) && (s->head.frame[0].step != LF_TURN || s->turn != 0))
        return "a battle is set up before its first turn (LF-GT-01)";
    if (under && !lies_well(s, i))
        return "a step is pending on one that does not lead to it (LF-GT-15)";
    if (under && goes_on(frame->step) && frame->arg[0] != under->arg[0])
        return "a step is pending on one that is about another (LF-GT-15)";
    if (frame->step == LF_TEST_JUDGE && frame->arg[1] == LF_TEST_COLD_STEEL &&
        !is_before_steel(frame, under))
        return "nobody charges or is charged who fears cold steel (LF-SE-47)";
    if (frame->step == LF_TEST_JUDGE && frame->arg[1] == LF_TEST_RALLY &&
        (under->step != LF_RALLY_ENDS || under->arg[0] != frame->arg[0]))
        return "a rally is judged that nobody tries (LF-CM-30)";
    if (frame->step == LF_DEPLOY && is_pending_under(s, i, LF_PLACE))
        return "groups are deployed while one is being placed (LF-SC-09)";
    if (frame->step == LF_LEG && under->step != LF_REACT)
        return "a march is pending without the order that it carries out (LF-MV-12)";
    if (frame->step == LF_COME_ON &&
        (i < 2 || under->step != LF_REMOVES_DISORDER || under[-1].step != LF_ORDERS))
        return "an element comes on without orders (LF-SC-15)";
    if (frame->step == LF_ORDERS && under->step != LF_GROUP)
        return "an element has orders while no group is active (LF-OR-01)";
    if (frame->step == LF_DISORDERS_FRIENDS && under->step != LF_SHOOT)
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
    [LF_SCENARIO] = 14,
    [LF_VANGUARDS] = 5,
    [LF_SET_OUT] = 4,
    [LF_STEADY] = 3,
    [LF_RECOVER] = 4,
    [LF_ABANDON] = 2,
    [LF_DARES] = 10,
    [LF_DEPLOY] = 4,
    [LF_DEPLOY_GROUP] = 3,
    [LF_PLACE] = 3,
    [LF_POST] = 3,
    [LF_ADJUST] = 3,
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
    [LF_GROUP_ORDER] = 17,
    [LF_GROUP_REMOVES_DISORDER] = 16,
    [LF_GROUP_ORDER_NEXT] = 16,
    [LF_PARTICIPANT_ENDS] = 15,
    [LF_PARTICIPANT] = 14,
    [LF_ORDERS] = 15,
    [LF_REMOVES_DISORDER] = 14,
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
    [LF_FIT_TO_CHARGE] = 3,
    [LF_REACTION] = 10,
    [LF_STORED_COUNTER] = 11,
    [LF_COUNTER_MOVE] = 2,
    [LF_COUNTER_HOME] = 2,
    [LF_REFORM] = 2,
    [LF_REFORM_THROUGH] = 2,
    [LF_FLEE_DICE] = 5,
    [LF_FLEE] = 4,
    [LF_MUST_FIGHT] = 12,
    [LF_WHICH_FOE] = 10,
    [LF_MELEE_ROUND] = 10,
    [LF_MELEE_ENCOURAGE] = 2,
    [LF_MELEE_RESULT] = 10,
    [LF_PAYS] = 4,
    [LF_HEAVY_DEFEAT] = 2,
    [LF_HELPERS] = 6,
    [LF_HELPER_HIT] = 4,
    [LF_MOVE_IN] = 2,
    [LF_SHOOT] = 9,
    [LF_SHOOT_OUT] = 7,
    [LF_OTHER_TARGET] = 8,
    [LF_SHOT_ENCOURAGE] = 2,
    [LF_PIERCE] = 2,
    [LF_GOES_ON] = 2,
    [LF_SHOT_LANDS] = 5,
    [LF_DEAL_HITS] = 5,
    [LF_HITS_CALL_FOR_TEST] = 4,
    [LF_TEST_ENCOURAGE] = 2,
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

/* ---- All of it ---- */

/* Of a position that is read: whoever is asked must have an answer. */
bool lf_has_answer(const lin_view *view)
{
    const lf_state *s = view->state;

    return s->head.depth == 0 || lin_has_answer(view, lin_top(&s->head));
}

const char *lf_broken_agenda(const lin_view *view)
{
    const lf_state *s = view->state;
    const char *why = NULL;

    for (int i = 0; i < s->head.depth && !why; i++)
        why = lf_broken_args(view, &s->head.frame[i]);
    for (int i = 0; i < s->head.depth && !why; i++)
        why = broken_order(s, i);
    for (int i = 0; i < s->head.depth && !why; i++)
        why = broken_twice(s, i);
    for (int i = 0; i < s->head.depth && !why; i++)
        why = broken_room(s, i);
    if (!why)
        why = broken_objectives(s);
    if (!why)
        why = broken_beginning(view);
    if (!why && !s->head.over)
        why = broken_group_order(s);
    for (int i = 0; i < s->head.depth && !why; i++)
        why = lf_broken_subject(view, &s->head.frame[i]);
    return why;
}
