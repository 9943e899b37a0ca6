/* agenda.c -- which step may be pending on which. A position may be written by hand; in play all of
 * this follows from the steps.
 *
 * The rows are in the order of the step table, and name what a step may lie on: what is done when
 * it is over. The turn is at the bottom; phases follow each other on `turn-ends`; an act of the
 * movement phase lies on `move`, and what may kill a brigadier on `event-over`. What belongs to the
 * records of a charge, a rout or a test is looked at by itself (broken_events.c). */
#include "kit/pending.h"
#include "rules/ironbrigade/position/position.h"

#include <string.h>

static const char *const lies_on[IB_STEPS] = {
    /* setting up */
    [IB_SET_UP] = "",
    [IB_RATING_DICE] = "place hide first-orders first-dice turn",
    [IB_PLACE] = "place hide first-orders first-dice turn",
    [IB_HIDE] = "hide first-orders first-dice turn",
    [IB_FIRST_ORDERS] = "hide first-orders first-dice turn",
    [IB_FIRST_DICE] = "turn",
    /* the turn */
    [IB_TURN] = "",
    [IB_PLAYER_TURN] = "turn",
    [IB_ARRIVE] = "send",
    [IB_RALLY] = "movement",
    [IB_HALT] = "rally",
    [IB_MOVEMENT] = "turn-ends",
    [IB_SEND] = "rides",
    [IB_RIDES] = "routers",
    [IB_COURIER_DICE] = "rides",
    [IB_ROUTERS] = "pursuers",
    [IB_PURSUERS] = "move event-over",
    [IB_MOVE] = "turn-ends",
    [IB_FIRING] = "turn-ends",
    [IB_FIRE] = "turn-ends",
    [IB_MELEES] = "turn-ends",
    [IB_TURN_ENDS] = "turn player-turn",
    /* a march */
    [IB_MARCH_DICE] = "column-dice leg",
    [IB_COLUMN_DICE] = "leg",
    [IB_LEG] = "move",
    [IB_ON_MARCH] = "move",
    [IB_MOVED] = "move",
    [IB_BREAK_OFF_DICE] = "break-off",
    [IB_BREAK_OFF] = "move",
    /* a charge */
    [IB_CHARGE] = "event-over",
    [IB_REACH_DICE] = "event-over",
    [IB_CHARGE_GOES] = "event-over",
    [IB_VOLLEY_OR_WAIT] = "event-over",
    [IB_STRUCK] = "event-over broken pursuers",
    [IB_STRUCK_FIRES] = "support",
    [IB_SUPPORT] = "charge-home",
    [IB_HELPS] = "support",
    [IB_CHARGE_HOME] = "event-over broken pursuers",
    [IB_EVENT_OVER] = "move on-march fire melees",
    /* fire */
    [IB_VOLLEY] = "event-over support",
    [IB_GRAPE] = "event-over support",
    [IB_VOLLEY_DICE] = "event-over support",
    [IB_SPEND] = "volley-lands round-losses",
    [IB_DOUBLE_DICE] = "spend volley-lands",
    [IB_KILL_DICE] = "spend volley-lands round-losses burst-lands event-over",
    [IB_SIDE_DICE] = "volley-lands",
    [IB_VOLLEY_LANDS] = "event-over support",
    [IB_SHELL_DICE] = "event-over",
    [IB_BURST_DICE] = "event-over",
    [IB_BURST_LANDS] = "event-over",
    [IB_SNIPE_DICE] = "event-over",
    /* melee */
    [IB_ROUND] = "melees",
    [IB_MELEE_DICE] = "round-result",
    [IB_ROUND_RESULT] = "event-over",
    [IB_ROUND_LOSSES] = "event-over",
    [IB_DEAL] = "volley-lands round-losses push",
    [IB_PUSH] = "event-over",
    [IB_GO_ON] = "event-over",
    /* morale, rout, pursuit */
    [IB_TEST] = "rally break-off event-over support go-on broken pursuers",
    [IB_TEST_DICE] = "rally break-off event-over support go-on broken pursuers",
    [IB_BROKEN] = "event-over broken pursuers",
    [IB_PURSUE] = "broken",
    [IB_ROUT_DICE] = "routers broken",
    [IB_ROUT_GOES] = "routers broken",
    [IB_PURSUIT_DICE] = "pursuers broken",
    [IB_PURSUIT_GOES] = "pursuers broken",
};

/* May its first argument be who it is about, where that is not a unit on the table? */
static bool is_meant(const ib_field *f, const ib_state *s, const lin_frame *frame)
{
    const int u = frame->arg[0];

    if (ib_steps[frame->step].args[0] != 'u')
        return true;
    switch (frame->step) {
    case IB_HIDE: /* of the enemy's nobody knows whether he is there at all */
        return f->type[u] == IB_SHARPSHOOTER &&
               (s->where[u] == IB_UNPLACED || s->where[u] == IB_ABSENT);
    case IB_SNIPE_DICE: /* he has shown himself */
        return f->type[u] == IB_SHARPSHOOTER;
    case IB_ARRIVE:
        return s->where[u] == IB_TO_COME;
    case IB_COURIER_DICE:
        return f->type[u] == IB_COURIER && ib_stands(s, u);
    case IB_KILL_DICE: /* a sharpshooter's shot is over when it is thrown for */
        return true;
    case IB_LEG:
    case IB_ON_MARCH:
    case IB_MOVED:
        return (ib_is_unit(f, u) || ib_is_commander(f, u)) && ib_stands(s, u);
    default:
        return ib_is_unit(f, u) && ib_stands(s, u);
    }
}

/* Two of a kind in a row are of an event within an event, and no more than that. */
static bool is_too_deep(const ib_state *s)
{
    int broken = 0, over = 0;

    for (int i = 0; i < s->head.depth; i++) {
        broken += s->head.frame[i].step == IB_BROKEN;
        over += s->head.frame[i].step == IB_EVENT_OVER;
    }
    return broken > 2 || over > 1;
}

/* The same thing is never to be done twice. */
static bool is_doubled(const ib_state *s)
{
    const lin_frame *f = s->head.frame;

    for (int i = 0; i < s->head.depth; i++)
        for (int k = 0; k < i; k++)
            if (memcmp(&f[i], &f[k], sizeof f[i]) == 0)
                return true;
    return false;
}

const char *ib_agenda_broken(const lin_view *view, int *unit)
{
    const ib_state *s = view->state;

    *unit = -1;
    for (int i = 0; i < s->head.depth; i++) {
        const char *what = lin_frame_broken(view->field, &s->head.frame[i]);

        if (what)
            return what;
        if (!is_meant(ib_field_of(view->field), s, &s->head.frame[i]))
            return "a step is pending for one that it cannot be about";
    }
    if (is_doubled(s))
        return "the same step is pending twice";
    return is_too_deep(s) ? "an event is pending within an event that is over"
                          : kit_pending_broken(view, lies_on);
}
