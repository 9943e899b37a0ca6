/* agenda.c -- what may be pending, and on top of what.
 *
 * In play the agenda has one of a few shapes: the rest of the turn at the bottom, the phase on it,
 * then the stack in hand, the shot, or the combat with what is left of it. A position written by
 * hand may hold any steps in any order. So the shapes are a table: for each step, those that may
 * lie straight beneath it. What each step finds to do is in agenda_subjects.c. Where both are kept
 * the machine never runs out of steps and nobody is asked what has no answer. */
#include "rules/germantown/agenda.h"

#define ON(step)   ((uint64_t)1 << (step))
#define THE_TURN   (ON(GT_TURN_ENDS) | ON(GT_PLAYER_TURN))
#define FIRES      (ON(GT_GUNS) | ON(GT_RIFLES) | ON(GT_SHELL))
#define AFTER_THAT (ON(GT_SHOT_ENDS) | ON(GT_COMBAT_ENDS) | ON(GT_SUFFER)) /* after a result */

/* A leader is left alone by what retreats, moves, advances, rides off or is lost. */
#define LEFT_ALONE                                                                          \
    (THE_TURN | AFTER_THAT | ON(GT_PANIC) | ON(GT_STRAY) | ON(GT_MOVE) | ON(GT_STEP) |      \
     ON(GT_CHECKS) | ON(GT_SECOND_STEP) | ON(GT_RETREAT) | ON(GT_OVERFULL) | ON(GT_FIGHT) | \
     ON(GT_RIDE_OFF) | ON(GT_ADVANCE) | ON(GT_ALONE))

/* clang-format off */
static const uint64_t beneath[GT_STEPS] = {                     /* 0: the bottom itself */
    [GT_INITIATIVE_TAKEN] = ON(GT_TURN_ENDS),
    [GT_INITIATIVE]       = ON(GT_INITIATIVE_TAKEN),
    [GT_COMMIT]           = ON(GT_INITIATIVE) | ON(GT_COMMIT),
    [GT_FOG_DIE]          = ON(GT_INITIATIVE) | ON(GT_COMMIT) | ON(GT_INITIATIVE_TAKEN),
    [GT_INITIATIVE_DIE]   = ON(GT_INITIATIVE_TAKEN) | ON(GT_INITIATIVE_DIE),
    [GT_PLAYER_TURN]      = THE_TURN,

    [GT_MOVE_OPENS]       = ON(GT_RALLY_OPENS),
    [GT_MOVE_CLOSES]      = ON(GT_RALLY_OPENS),
    [GT_FRIENDLY]         = ON(GT_MOVE_CLOSES),
    [GT_MOVE]             = ON(GT_MOVE_CLOSES) | ON(GT_FRIENDLY),
    [GT_STRAY]            = ON(GT_MOVE),
    [GT_PANIC]            = ON(GT_STRAY),
    [GT_PANIC_TO]         = ON(GT_PANIC),
    [GT_STRAY_DIE]        = ON(GT_STRAY),
    [GT_STRAY_WAY]        = ON(GT_STRAY),
    [GT_STEP]             = ON(GT_MOVE),
    [GT_FRIENDLY_DIE]     = ON(GT_FRIENDLY),
    [GT_FRIENDLY_HEX]     = ON(GT_FRIENDLY),
    [GT_FRIENDLY_UNIT]    = ON(GT_FRIENDLY) | ON(GT_FRIENDLY_UNIT) | ON(GT_PANIC_CHECK),
    [GT_PANIC_CHECK]      = ON(GT_FRIENDLY) | ON(GT_PANIC_CHECK),

    [GT_RALLY_OPENS]      = ON(GT_FIRE_OPENS),
    [GT_RALLY_CLOSES]     = ON(GT_FIRE_OPENS),
    [GT_RALLY]            = ON(GT_RALLY_CLOSES),
    [GT_RALLY_DIE]        = ON(GT_RALLY),

    [GT_FIRE_OPENS]       = ON(GT_FIRE_OPENS) | ON(GT_CLOSE_OPENS),
    [GT_GUNS]             = ON(GT_FIRE_OPENS),
    [GT_RIFLES]           = ON(GT_FIRE_OPENS) | ON(GT_CLOSE_OPENS),
    [GT_SHELL]            = ON(GT_CLOSE_OPENS),
    [GT_HIT_DIE]          = FIRES,
    [GT_SHOT_ENDS]        = FIRES,
    [GT_DAMAGE_DIE]       = ON(GT_SHOT_ENDS),

    [GT_CLOSE_OPENS]      = THE_TURN,
    [GT_CLOSE_ENDS]       = THE_TURN,
    [GT_RESOLVE]          = ON(GT_CLOSE_ENDS),
    [GT_DECLARE]          = ON(GT_RESOLVE),
    [GT_MAKE_UP]          = ON(GT_DECLARE),

    /* GT-14.3: inside a combat, from last to first */
    [GT_COMBAT_ENDS]      = ON(GT_RESOLVE),
    [GT_ADVANCE]          = ON(GT_COMBAT_ENDS),
    [GT_ADVANCE_GO]       = ON(GT_ADVANCE),
    [GT_COMBAT_RESULT]    = ON(GT_COMBAT_ENDS),
    [GT_REROLL]           = ON(GT_COMBAT_RESULT) | ON(GT_REROLL),
    [GT_COMBAT_DIE]       = ON(GT_COMBAT_ENDS) | ON(GT_COMBAT_RESULT) | ON(GT_REROLL),
    [GT_TACTICS_DIE]      = ON(GT_COMBAT_ENDS),
    [GT_REVEAL]           = ON(GT_COMBAT_ENDS),
    [GT_TACTIC]           = ON(GT_REVEAL) | ON(GT_TACTIC),
    [GT_LEAD]             = ON(GT_REVEAL) | ON(GT_TACTIC) | ON(GT_LEAD),
    [GT_FIGHT]            = ON(GT_COMBAT_ENDS),
    [GT_RIDE_OFF]         = ON(GT_FIGHT) | ON(GT_RIDE_OFF),

    /* what befalls units, by fire or in combat */
    [GT_SUFFER]           = AFTER_THAT,
    [GT_CHECKS]           = AFTER_THAT,
    [GT_CHECK_DIE]        = ON(GT_CHECKS),
    [GT_SECOND_STEP]      = AFTER_THAT | ON(GT_CHECKS),
    [GT_CAPTURE]          = ON(GT_COMBAT_ENDS) | ON(GT_SUFFER),
    [GT_RETREAT]          = AFTER_THAT | ON(GT_CHECKS),
    [GT_OVERFULL]         = AFTER_THAT | ON(GT_CHECKS),
    [GT_GO_ALONG]         = ON(GT_RETREAT) | ON(GT_ADVANCE_GO) | ON(GT_GO_ALONG),
    [GT_ALONE]            = LEFT_ALONE,
    [GT_REFUGE]           = LEFT_ALONE,
};
/* clang-format on */

/* ---- whose it is ---- */

/* Where a step lies on its like, each is of one side: whose comes first? -1: they are not so. */
static int side_on_top(const gt_field *f, const gt_state *s, int step)
{
    switch (step) {
    case GT_COMMIT:
    case GT_INITIATIVE_DIE:
        return f->american; /* GT-24.2 */
    case GT_PLAYER_TURN:
        return s->first;
    case GT_TACTIC:
    case GT_LEAD:
    case GT_REROLL:
    case GT_SUFFER:
        return gt_attacker(s);
    default:
        return -1;
    }
}

/* Of the side whose player turn it is; fire has its own order. */
static bool is_of_phase(int step)
{
    switch (step) {
    case GT_MOVE_OPENS:
    case GT_MOVE:
    case GT_MOVE_CLOSES:
    case GT_RALLY_OPENS:
    case GT_RALLY:
    case GT_RALLY_CLOSES:
    case GT_CLOSE_OPENS:
    case GT_DECLARE:
    case GT_MAKE_UP:
    case GT_RESOLVE:
    case GT_CLOSE_ENDS:
    case GT_ADVANCE:
        return true;
    default:
        return false;
    }
}

/* GT-2.4: the fire of a player turn in its order: who is to fire with what, and what comes after
 * it. -1: there is no such fire. */
static int place_in_fire(const gt_field *f, const gt_state *s, int side, int kind)
{
    if (kind == GT_GUNS)
        return side != s->side ? 0 : -1;
    if (kind == GT_RIFLES)
        return side != s->side ? 1 : 2;
    return kind == GT_SHELL && side == s->side && side == f->american ? 3 : -1;
}

static int place_of(const gt_field *f, const gt_state *s, const lin_frame *frame)
{
    switch (frame->step) {
    case GT_FIRE_OPENS:
        return place_in_fire(f, s, frame->arg[0], frame->arg[1]);
    case GT_GUNS:
    case GT_RIFLES:
    case GT_SHELL:
        return place_in_fire(f, s, frame->arg[0], frame->step);
    case GT_RALLY_OPENS:
    case GT_RALLY_CLOSES:
        return -1;
    default:
        return s->side == f->american ? 4 : 3; /* close combat comes after all of it */
    }
}

static bool is_fire(int step)
{
    return step == GT_FIRE_OPENS || step == GT_GUNS || step == GT_RIFLES || step == GT_SHELL;
}

static const char *broken_fire(const gt_field *f, const gt_state *s, const lin_frame *frame,
                               const lin_frame *under)
{
    const int rally = frame->step == GT_RALLY_OPENS || frame->step == GT_RALLY_CLOSES;

    if (is_fire(frame->step) && place_of(f, s, frame) < 0)
        return "fire is pending that the player turn does not have (GT-2.4)";
    if ((rally || is_fire(frame->step)) && place_of(f, s, under) != place_of(f, s, frame) + 1)
        return "the fire of a player turn is pending in another order (GT-2.4)";
    return NULL;
}

/* ---- shapes ---- */

static const char *broken_turn(const gt_state *s, const lin_frame *frame, const lin_frame *under)
{
    if (frame->step == GT_PLAYER_TURN)
        return under->step == GT_TURN_ENDS && frame->arg[0] == s->first
                   ? "the player turn of the first side is pending after the other's (GT-2.3)"
                   : NULL;
    if (frame->step == GT_REFUGE || frame->step == GT_ALONE || !(THE_TURN & ON(under->step)))
        return NULL;
    if (frame->step == GT_INITIATIVE_TAKEN)
        return NULL;
    if (s->side == s->first ? under->step != GT_PLAYER_TURN || under->arg[0] == s->side
                            : under->step != GT_TURN_ENDS)
        return "the second player turn comes after the first and before the end of the turn "
               "(GT-2.3)";
    return NULL;
}

static const char *broken_shape(const gt_field *f, const gt_state *s, const lin_frame *frame,
                                const lin_frame *under)
{
    const char *why;

    if (under ? !(beneath[frame->step] & ON(under->step)) : beneath[frame->step] != 0)
        return "a pending step lies where it cannot (GT-2.4, GT-14.3)";
    if (is_of_phase(frame->step) && frame->arg[0] != s->side)
        return "a pending phase is not of the side whose player turn it is (GT-2.4)";
    if (!under)
        return NULL;
    if (under->step == frame->step && side_on_top(f, s, frame->step) >= 0 &&
        (frame->arg[0] == under->arg[0] || frame->arg[0] != side_on_top(f, s, frame->step)))
        return "two pending steps lie in the wrong order (GT-14.3, GT-24.2)";
    if ((why = broken_fire(f, s, frame, under)) != NULL)
        return why;
    return broken_turn(s, frame, under);
}

/* What is asked now must have an answer; so must what is asked after it. */
const char *gt_broken_agenda(const gt_field *f, const gt_state *s)
{
    const lin_view view = { &f->base, s, NULL };
    const lin_frame *frame = s->head.frame;
    const char *why = NULL;

    if (s->head.depth == 0)
        return NULL;
    for (int i = 0; i < s->head.depth && !why; i++)
        why = lin_frame_broken(&f->base, &frame[i]);
    for (int i = 0; i < s->head.depth && !why; i++)
        why = broken_shape(f, s, &frame[i], i ? &frame[i - 1] : NULL);
    if (!why)
        why = gt_broken_remains(f, s);
    for (int i = 0; i < s->head.depth && !why; i++)
        why = gt_broken_subject(f, s, i);
    for (int i = 0; i < s->head.depth && !why; i++)
        if ((frame[i].step != GT_DECLARE || i == s->head.depth - 1) &&
            !lin_has_answer(&view, &frame[i]))
            why = "nobody has an answer to what is asked (GT-26.2)";
    return why;
}
