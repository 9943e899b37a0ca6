/* agenda.c -- what may be pending, and on top of what.
 *
 * In play the agenda has one of a few shapes: the rest of the hour at the bottom, the portion on
 * it, then the counter in hand, or the battle with what is left of it. A position written by hand
 * may hold any steps in any order. So the shapes are a table: for each step, those that may lie
 * straight beneath it. Where the table is kept, and each step finds what it is about, the machine
 * never runs out of steps and nobody is asked what has no answer. */
#include "rules/brandywine/brandywine.h"

#define ON(step)  ((uint64_t)1 << (step))
#define THE_HOUR  (ON(BW_HOUR_ENDS) | ON(BW_PLAYER_TURN))
#define RESULT_ON (ON(BW_STRIPPED) | ON(BW_GUNS_END))

/* clang-format off */
static const uint64_t beneath[BW_STEPS] = {                     /* 0: the bottom itself */
    [BW_SETUP]             = ON(BW_HOUR),
    [BW_SETUP_AT]          = ON(BW_SETUP),
    [BW_SETUP_FACE]        = ON(BW_SETUP),

    [BW_PLAYER_TURN]       = THE_HOUR,
    [BW_REORGANIZE_OPENS]  = ON(BW_MOVE_OPENS),
    [BW_REORGANIZE]        = ON(BW_MOVE_OPENS),
    [BW_RALLY_DICE]        = ON(BW_MOVE_OPENS) | ON(BW_REORGANIZE),
    [BW_RALLY_HELP]        = ON(BW_RALLY_DICE),

    [BW_MOVE_OPENS]        = ON(BW_COMBAT_OPENS),
    [BW_MOVE]              = ON(BW_COMBAT_OPENS),
    [BW_STEP]              = ON(BW_MOVE),
    [BW_FACE]              = ON(BW_MOVE),
    [BW_MOVE_CLOSES]       = ON(BW_COMBAT_OPENS),

    [BW_COMBAT_OPENS]      = THE_HOUR,
    [BW_COMBAT_CLOSES]     = THE_HOUR,
    [BW_COMBAT]            = ON(BW_COMBAT_CLOSES),
    [BW_BATTLE]            = ON(BW_COMBAT),
    [BW_GUNS]              = ON(BW_COMBAT),
    [BW_BATTLE_ENDS]       = ON(BW_COMBAT),
    [BW_GUNS_END]          = ON(BW_COMBAT),

    /* BW-20.25: inside a battle, from last to first */
    [BW_CASUALTY]          = ON(BW_BATTLE_ENDS) | ON(BW_CASUALTY),
    [BW_CASUALTY_DICE]     = ON(BW_BATTLE_ENDS) | ON(BW_CASUALTY),
    [BW_ADVANCE]           = ON(BW_BATTLE_ENDS) | ON(BW_CASUALTY) | ON(BW_ADVANCE),
    [BW_ADVANCE_FACE]      = ON(BW_ADVANCE),
    [BW_ADVANCE_COMMANDER] = ON(BW_ADVANCE_FACE),
    [BW_STRIPPED]          = ON(BW_ADVANCE) | ON(BW_STRIPPED),
    [BW_FLIGHT]            = ON(BW_ADVANCE) | ON(BW_STRIPPED),
    [BW_FLIGHT_DICE]       = ON(BW_ADVANCE) | ON(BW_STRIPPED),
    [BW_FLIGHT_TO]         = ON(BW_FLIGHT_DICE),
    [BW_LOSE_ATTACKER]     = ON(BW_STRIPPED),
    [BW_LOSE_DEFENDER]     = ON(BW_STRIPPED),
    [BW_EXCHANGE]          = ON(BW_STRIPPED) | ON(BW_EXCHANGE),
    [BW_RETREAT_OPENS]     = RESULT_ON,
    [BW_RETREAT]           = RESULT_ON,
    [BW_RETREAT_TO]        = RESULT_ON | ON(BW_RETREAT),
    [BW_BATTLE_DICE]       = ON(BW_STRIPPED),
    [BW_GUNS_DICE]         = ON(BW_GUNS_END),
    [BW_USE_COMMANDER]     = ON(BW_BATTLE_DICE) | ON(BW_GUNS_DICE) | ON(BW_USE_COMMANDER),
};
/* clang-format on */

/* ---- shapes ---- */

/* Where a step lies on its like, each is of one side: whose comes first? */
static int side_on_top(const bw_state *s, int step)
{
    if (step == BW_PLAYER_TURN)
        return LIN_FIRST; /* BW-5.1 */
    return step == BW_STRIPPED || step == BW_EXCHANGE ? bw_other(s->side) : s->side;
}

static bool is_portion(int step)
{
    return step == BW_REORGANIZE_OPENS || step == BW_REORGANIZE || step == BW_MOVE_OPENS ||
           step == BW_MOVE || step == BW_MOVE_CLOSES || step == BW_COMBAT_OPENS ||
           step == BW_COMBAT || step == BW_COMBAT_CLOSES;
}

static const char *broken_shape(const bw_state *s, const lin_frame *frame, const lin_frame *under)
{
    if (under ? !(beneath[frame->step] & ON(under->step)) : beneath[frame->step] != 0)
        return "a pending step lies where it cannot (BW-5.2)";
    if (is_portion(frame->step) && frame->arg[0] != s->side)
        return "a pending portion is not of the side whose turn it is (BW-5.2)";
    if (!under)
        return NULL;
    if (under->step == frame->step &&
        (frame->arg[0] == under->arg[0] || frame->arg[0] != side_on_top(s, frame->step)))
        return "two pending steps lie in the wrong order (BW-20.25)";
    if (frame->step == BW_PLAYER_TURN || !(THE_HOUR & ON(under->step)))
        return NULL;
    if (s->side == LIN_SECOND ? under->step != BW_HOUR_ENDS
                              : under->step != BW_PLAYER_TURN || under->arg[0] != LIN_SECOND)
        return "the turn of the second side comes after that of the first (BW-5.4)";
    return NULL;
}

/* ---- what each step is about ---- */

static bool is_flag(int value)
{
    return value == 0 || value == 1;
}

static bool all_on_board(const bw_state *s, uint64_t units)
{
    for (; units; units &= units - 1)
        if (!on_board(s, bw_first(units)))
            return false;
    return true;
}

static bool leader_on_board(const bw_field *f, const bw_state *s, int side)
{
    return f->commander[side] >= 0 && on_board(s, f->commander[side]);
}

static bool has_retreat(const bw_field *f, const bw_state *s, const lin_frame *frame)
{
    uint16_t to[16];

    return bw_retreats(f, s, frame->arg[0], frame->arg[1], to) > 0;
}

static const char *broken_setup(const bw_field *f, const bw_state *s, const lin_frame *frame)
{
    const int a = frame->arg[0];

    if (frame->step == BW_SETUP) {
        for (uint64_t rest = f->side_set[bw_other(f->setup_side)]; rest; rest &= rest - 1)
            if (on_board(s, bw_first(rest)))
                return "a counter is on the board that comes on after the set-up (BW-4.4)";
        return NULL;
    }
    if (f->side[a] != f->setup_side)
        return "the counter in hand is not of the side that sets up (BW-4.1)";
    if (frame->step == BW_SETUP_FACE && (!on_board(s, a) || !is_combat(f, a)))
        return "a unit that is to turn is not on the board (BW-11.3)";
    return NULL;
}

/* The one that rolls has had its roll; somebody else must be left to be asked for. */
static const char *broken_rally(const bw_field *f, const bw_state *s, const lin_frame *frame,
                                const lin_frame *above)
{
    const int u = frame->arg[0];

    if (frame->step == BW_REORGANIZE)
        return bw_to_rally(f, s) & ~(above ? bw_bit(above->arg[0]) : 0)
                   ? NULL
                   : "nobody is left to reorganize (BW-16.1)";
    if (!on_board(s, u) || !is_disorganized(s, u) || f->side[u] != s->side)
        return "a unit is to reorganize that cannot (BW-16.1)";
    if (frame->step == BW_RALLY_DICE)
        return is_flag(frame->arg[1]) ? NULL
                                      : "a commander adds one to the dice, or nothing (BW-16.3)";
    return has_commander(f, s, s->at[u], s->side) ? NULL
                                                  : "no commander is there to help (BW-16.3)";
}

static const char *broken_hand(const bw_field *f, const bw_state *s, const lin_frame *frame)
{
    const int u = frame->arg[0], most = f->mf[u] * BW_QUARTERS;
    bool good = f->side[u] == s->side;

    if (frame->step == BW_FACE) {
        good = good && on_board(s, u) && is_combat(f, u) && is_flag(frame->arg[1]);
        return good ? NULL : "a unit is to turn that cannot (BW-11.3)";
    }
    good = good && frame->arg[1] >= 0 && frame->arg[1] <= most && frame->arg[2] >= 0 &&
           frame->arg[2] <= 3;
    if (good && s->at[u] == BW_WAITING)
        good = frame->arg[1] == most && bw_check_step_to(f, s, frame, f->entry, NULL) == LIN_OK;
    else
        good = good && on_board(s, u);
    return good ? NULL : "the counter in hand cannot be moved (BW-8.2)";
}

/* BW-13.10: would those who have joined a bombardment leave somebody unattacked? */
static bool strands_somebody(const bw_field *f, const bw_state *s)
{
    bw_contacts c;

    bw_find_contacts(f, s, &c);
    return bw_left_by_fire(s, &c, s->attackers) != 0;
}

/* A battle or bombardment: put together, decided, or being ended. */
static const char *broken_battle(const bw_field *f, const bw_state *s, const lin_frame *frame)
{
    const uint64_t both = s->attackers | s->defenders;
    bool good = s->defenders != 0;

    if (frame->step == BW_BATTLE_ENDS || frame->step == BW_GUNS_END)
        return s->attackers && good ? NULL : "a battle is fought by nobody (BW-14.2)";
    good = good && !(s->defenders & ~f->combat_set) && all_on_board(s, both);
    if (frame->step == BW_BATTLE)
        good = good && (s->defenders & bw_bit(frame->arg[0]));
    if (frame->step == BW_GUNS)
        good = good && s->defenders == bw_bit(frame->arg[0]) &&
               !(s->attackers & ~bw_guns_at(f, s, frame->arg[0])) &&
               (!s->attackers || !strands_somebody(f, s));
    return good ? NULL : "a battle is put together that cannot be fought (BW-14.2)";
}

static const char *broken_retreat(const bw_field *f, const bw_state *s, const lin_frame *frame)
{
    const int a = frame->arg[0];

    if ((frame->arg[1] != 1 && frame->arg[1] != 2) || !is_flag(frame->arg[2]))
        return "a retreat is of one or two squares (BW-20.11)";
    if (frame->step == BW_RETREAT_TO)
        return on_board(s, a) && has_retreat(f, s, frame)
                   ? NULL
                   : "a counter is to retreat that cannot (BW-20.13)";
    if (frame->step == BW_RETREAT_OPENS)
        return s->bombarding && a == s->side ? "guns that bombard do not retreat (BW-18.9)"
                                             : broken_battle(f, s, frame);
    return s->group && !(s->group & ~f->side_set[a]) && all_on_board(s, s->group)
               ? NULL
               : "nobody is left to retreat (BW-20.11)";
}

static const char *broken_loss(const bw_field *f, const bw_state *s, const lin_frame *frame)
{
    const uint64_t units = bw_battle_set(s, frame->arg[0]);

    if (frame->step != BW_EXCHANGE &&
        (frame->step == BW_LOSE_ATTACKER) != (frame->arg[0] == s->side))
        return "a loss is due from the wrong side (BW-20.1)";
    return units && !(units & ~f->combat_set) && all_on_board(s, units) && is_flag(frame->arg[1])
               ? NULL
               : "a loss is due from nobody (BW-20.1)";
}

static const char *broken_commander(const bw_field *f, const bw_state *s, const lin_frame *frame,
                                    const lin_frame *under)
{
    const int a = frame->arg[0], u = frame->arg[1];

    if (frame->step == BW_FLIGHT_TO)
        return under && f->commander[under->arg[0]] == a && u == 2 && frame->arg[2] == 0 &&
                       on_board(s, a) && has_retreat(f, s, frame)
                   ? NULL
                   : "a commander is to flee who cannot (BW-17.2)";
    if (!leader_on_board(f, s, a))
        return "a commander is asked for who is not on the board (BW-17.1)";
    if (frame->step == BW_ADVANCE_COMMANDER && (u != under->arg[0] || f->side[u] != a))
        return "a commander advances with a unit of his own (BW-15.4)";
    return NULL;
}

static const char *broken_step(const bw_field *f, const bw_state *s, const lin_frame *frame,
                               const lin_frame *under, const lin_frame *above)
{
    switch (frame->step) {
    case BW_SETUP:
    case BW_SETUP_AT:
    case BW_SETUP_FACE:
        return broken_setup(f, s, frame);
    case BW_REORGANIZE:
    case BW_RALLY_HELP:
    case BW_RALLY_DICE:
        return broken_rally(f, s, frame, above);
    case BW_STEP:
    case BW_FACE:
        return broken_hand(f, s, frame);
    case BW_BATTLE:
    case BW_BATTLE_DICE:
    case BW_BATTLE_ENDS:
    case BW_GUNS:
    case BW_GUNS_DICE:
    case BW_GUNS_END:
        return broken_battle(f, s, frame);
    case BW_LOSE_ATTACKER:
    case BW_LOSE_DEFENDER:
    case BW_EXCHANGE:
        return broken_loss(f, s, frame);
    case BW_RETREAT_OPENS:
    case BW_RETREAT:
    case BW_RETREAT_TO:
        return broken_retreat(f, s, frame);
    case BW_USE_COMMANDER:
    case BW_FLIGHT:
    case BW_FLIGHT_TO:
    case BW_FLIGHT_DICE:
    case BW_CASUALTY_DICE:
    case BW_ADVANCE_COMMANDER:
        return broken_commander(f, s, frame, under);
    case BW_ADVANCE_FACE:
        return on_board(s, frame->arg[0]) && is_combat(f, frame->arg[0])
                   ? NULL
                   : "a unit is to turn that cannot (BW-11.3)";
    default:
        return NULL;
    }
}

/* ---- all of it ---- */

/* What a battle has put down is gone when it is over. */
static const char *broken_remains(const bw_state *s)
{
    uint64_t steps = 0;

    for (int i = 0; i < s->head.depth; i++)
        steps |= ON(s->head.frame[i].step);
    if (s->bombarding != ((steps & (ON(BW_GUNS) | ON(BW_GUNS_END))) != 0))
        return "a bombardment is pending, or is not, against what the position says (BW-18.7)";
    if (s->group && !(steps & ON(BW_RETREAT)))
        return "counters are to retreat, and no retreat is pending (BW-20.11)";
    if (!(steps & (ON(BW_BATTLE) | ON(BW_GUNS) | ON(BW_BATTLE_ENDS) | ON(BW_GUNS_END))) &&
        (s->attackers || s->defenders || s->used[0] || s->used[1]))
        return "units are in battle, and no battle is pending (BW-13.2)";
    if (s->owed && !(steps & ON(BW_COMBAT_CLOSES)))
        return "attacks are owed, and no combat is pending (BW-13.9)";
    return NULL;
}

const char *bw_broken_agenda(const bw_field *f, const bw_state *s)
{
    const lin_view view = { &f->base, s, NULL };
    const lin_frame *frame = s->head.frame;
    const char *why = NULL;

    if (s->head.depth == 0)
        return NULL;
    for (int i = 0; i < s->head.depth && !why; i++)
        why = lin_frame_broken(&f->base, &frame[i]);
    for (int i = 0; i < s->head.depth && !why; i++)
        why = broken_shape(s, &frame[i], i ? &frame[i - 1] : NULL);
    if (!why)
        why = broken_remains(s);
    for (int i = 0; i < s->head.depth && !why; i++)
        why = broken_step(f, s, &frame[i], i ? &frame[i - 1] : NULL,
                          i + 1 < s->head.depth ? &frame[i + 1] : NULL);
    if (!why && !lin_has_answer(&view, &frame[s->head.depth - 1]))
        why = "nobody has an answer to what is asked";
    return why;
}
