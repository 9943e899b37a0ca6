/* agenda_names.c -- what the arguments of a pending step name: units, groups, sides and pieces of
 * scenery that exist and are of the kind that the step is about, and numbers that play can bring
 * about. A number that has no line in these tables is 0. */
#include "kit/pending.h"
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/fire/fire.h"
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/position/agenda.h"

/* ---- Who and what ---- */

/* By argument: c commander, e element, f friend of the first (an element), v enemy of the first (an
 * element), g group, h house, o obstacle or breastwork; i a number (below). Where nothing is said
 * here a unit is an element. */
static const char *const meant[LF_STEPS] = {
    [LF_POST] = "c",
    [LF_PLACE] = "g",
    [LF_ADJUST] = "ci",
    [LF_POINTS_DICE] = "c",
    [LF_ENTER] = "c",
    [LF_FORCE_COMES] = "cc",
    [LF_BROKEN] = "g",
    [LF_GROUP] = "g",
    [LF_GROUP_ENDS] = "g",
    [LF_GROUP_TESTS] = "g",
    [LF_RIDE] = "c",
    [LF_WALK_ON] = "c",
    [LF_JOIN] = "g",
    [LF_GROUP_REMOVES_DISORDER] = "g",
    [LF_GROUP_ORDER] = "gi",
    [LF_GROUP_ORDER_NEXT] = "gi",
    [LF_RALLY_ENDS] = "ec",
    [LF_NEW_COMMANDER] = "cgc",
    [LF_NEW_RATING_DICE] = "c",
    [LF_REFUGE] = "c",
    [LF_LINE_UP] = "eoi",
    [LF_CROSSES] = "eo",
    [LF_ACCIDENT] = "efi",
    [LF_WHEEL] = "evi",
    [LF_CHARGE_GO] = "evi",
    [LF_REACTION] = "evi",
    [LF_DARES] = "evi",
    [LF_COUNTER_MOVE] = "ev",
    [LF_STORED_COUNTER] = "ev",
    [LF_COUNTER_HOME] = "evi",
    [LF_REFORM] = "ev",
    [LF_FLEE_DICE] = "evi",
    [LF_FLEE] = "evi",
    [LF_FLED] = "evi",
    [LF_CHARGE_HOME] = "evi",
    [LF_FIT_TO_CHARGE] = "evi",
    [LF_FRESH] = "ev",
    [LF_SUPPORT] = "evi",
    [LF_MELEE_ROUND] = "ev",
    [LF_MELEE_RESULT] = "ev",
    [LF_PAYS] = "eiv",
    [LF_HELPERS] = "evi",
    [LF_HELPER_HIT] = "ev",
    [LF_MOVE_IN] = "evh",
    [LF_MELEE_OVER] = "evi",
    [LF_SHOOT] = "evi",
    [LF_SHOT_LANDS] = "evi",
    [LF_DEAL_HITS] = "shi",
    [LF_DISORDERS_FRIENDS] = "evi",
    [LF_OTHER_TARGET] = "evi",
    [LF_SHOOT_OUT] = "evi",
};

/* ---- Numbers ---- */

#define MOST_PACE LF_IN(9)  /* LF-MV-01: nobody goes further with one order */
#define MANY      UINT8_MAX /* hits, moves, margins of a melee: no throw gives more */

/* clang-format off: one line each, to be read down */
static const kit_pending_number numbers[] = {
    /* setting up */
    { LF_DEPLOY, 1, LF_ALONE, LF_COMMANDERS_ALONE },
    { LF_SET_OUT, 1, 0, 1 },              /* may it stop? */
    { LF_DRAW_DICE, 1, 0, LF_UNITS - 1 }, /* which commander */
    { LF_ADJUST, 1, 0, 1 },               /* all of the side? */
    { LF_LINE_UP, 2, 0, 2 },              /* at set-up, or set up again? */
    /* the march, and turns through friends */
    { LF_LEG, 1, 0, MOST_PACE },          /* gone so far */
    { LF_LEG, 2, 0, 3 },                  /* slowed, stopped: bits */
    { LF_ACCIDENT, 2, 0, INT16_MAX / 2 }, /* the order: change_formation.c */
    { LF_WHEEL, 2, LF_WHEELS_TO_CHARGE, LF_WHEELS_TO_COUNTER },
    { LF_REFORM_THROUGH, 1, INT16_MIN, INT16_MAX },        /* any facing */
    { LF_REFORM_THROUGH, 2, 0, LF_FORMATIONS * 2048 - 1 }, /* formation, gap */
    /* a charge */
    { LF_REACTION, 2, 0, MOST_PACE },
    { LF_CHARGE_HOME, 2, 0, MOST_PACE },
    { LF_COUNTER_HOME, 2, 0, MOST_PACE },
    { LF_FLEE_DICE, 2, 0, MOST_PACE },
    { LF_FLED, 2, 0, MOST_PACE },
    { LF_FLEE, 2, 0, 5 },                                 /* moves: LF-ML-40 */
    { LF_STEADY, 1, 0, 1 },                               /* by a stored order? */
    { LF_DARES, 2, LV_HOLD, LV_COUNTER | LF_GRAPE << 8 }, /* its reaction, and the load */
    { LF_FIT_TO_CHARGE, 2, LF_FIT, LF_EXHAUSTED },        /* its level before */
    /* a melee; 0 and 1 are the initiator and the other */
    { LF_FREE, 1, 0, 1 }, /* has it won? */
    { LF_SUPPORT, 2, 0, 1 },
    { LF_MELEE_DICE, 1, 0, 1 },
    { LF_MELEE_MORE_DICE, 1, 0, 1 },
    { LF_MELEE_MORE_DICE, 2, 1, LIN_DICE },
    { LF_MELEE_ENCOURAGE, 1, 0, 1 },
    { LF_PAYS, 1, LF_LOST, LF_TIED },
    { LF_HEAVY_DEFEAT, 1, 0, MANY },
    { LF_HELPERS, 2, 0, MANY },
    { LF_MELEE_OVER, 2, LF_WON_BY_FIRST, LF_TIED_ROUND },
    /* a group order */
    { LF_GROUP_ORDER, 1, 0, 2 }, /* 1: stored; 2: over */
    { LF_GROUP_ORDER_NEXT, 1, LF_ALL_PLAIN, LF_ALL_FREE },
    { LF_PARTICIPANT, 1, LF_ALL_PLAIN, LF_ALL_FREE },
    { LF_PARTICIPANT_ENDS, 1, LF_ALL_PLAIN, LF_ALL_FREE },
    /* a volley */
    { LF_SHOOT, 2, LF_SHOT, LF_GRAPE },
    { LF_SHOT_LANDS, 2, LF_SHOT, LF_GRAPE },
    { LF_DEAL_HITS, 2, 0, INT16_MAX }, /* hits, markers */
    { LF_SHOT_DICE, 1, 1, LIN_DICE },
    { LF_SHOT_MORE_DICE, 1, 1, LIN_DICE },
    { LF_PIERCE, 1, 0, 1 }, /* has the pool been looked at? */
    { LF_DISORDERS_FRIENDS, 2, LF_BY_ORDER, LF_BY_VOLLEY },
    { LF_OTHER_TARGET, 2, LF_FIRED_OUT(0, 0, 0), LF_FIRED_OUT(3, LF_GRAPE, 0) },
    { LF_SHOOT_OUT, 2, LF_FIRED_OUT(0, 0, -MANY), LF_FIRED_OUT(3, LF_GRAPE, 16) },
    /* hits, tests, withdrawals; what a test brings with it: agenda_subjects.c */
    { LF_CASUALTY_DICE, 1, 1, MANY },     /* hits */
    { LF_CASUALTY_DICE, 2, 0, LF_UNITS }, /* the first not yet rolled for */
    { LF_HITS_CALL_FOR_TEST, 1, LF_TEST_FIRE, LF_TEST_FOUGHT },
    { LF_HITS_CALL_FOR_TEST, 2, 0, INT16_MAX },
    { LF_TEST_DICE, 1, 0, LF_TESTS - 1 },
    { LF_TEST_DICE, 2, INT16_MIN, INT16_MAX },
    { LF_TEST_ENCOURAGE, 1, 0, LF_TESTS - 1 },
    { LF_TEST_ENCOURAGE, 2, INT16_MIN, INT16_MAX },
    { LF_TEST_JUDGE, 1, 0, LF_TESTS - 1 },
    { LF_TEST_JUDGE, 2, INT16_MIN, INT16_MAX },
    { LF_TEST_AGAIN_DICE, 1, 0, LF_TESTS - 1 },
    { LF_TEST_AGAIN_DICE, 2, INT16_MIN, INT16_MAX },
    { LF_TEST_REROLL, 1, 0, LF_TESTS - 1 },
    { LF_TEST_REROLL, 2, 0, 1 }, /* which die */
    { LF_WITHDRAW_DICE, 1, LF_GOOD_ORDER, LF_ROUT_AWAY },
    { LF_WITHDRAW_DICE, 2, 0, LF_NONE }, /* from whom */
    { LF_RECOVER, 1, 0, LF_UNITS },      /* the first not yet looked at */
    { LF_RETIRING, 1, 0, MANY },         /* moves left */
    { LF_RETIRING, 2, 0, LF_NONE },      /* 1 + where the last one ended */
    { LF_WITHDRAWN, 1, LF_GOOD_ORDER, LF_ROUT_AWAY },
};
/* clang-format on */

/* ---- All arguments of a step ---- */

bool lf_is_meant(const lin_view *view, char kind, int value)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    switch (kind) {
    case 'e':
    case 'u':
        return value >= 0 && value < f->units && lf_is_element(f, value);
    case 'c':
        return value >= 0 && value < f->units && !lf_is_element(f, value);
    case 'g':
        return value >= 0 && value < f->groups;
    case 'h':
        return value >= 0 && value < f->scenery.pieces &&
               f->scenery.piece[value].kind == KIT_BUILDING;
    case 'o':
        return value >= 0 && value < f->scenery.pieces + s->works &&
               (value >= f->scenery.pieces || f->scenery.piece[value].kind == KIT_OBSTACLE);
    default:
        return true;
    }
}

const char *lf_broken_args(const lin_view *view, const lin_frame *frame)
{
    static const kit_pending_names names = { meant, numbers, sizeof numbers / sizeof *numbers,
                                             lf_is_meant };

    if (frame->step == LF_ALTERNATE && frame->arg[0] == LIN_NOBODY)
        return NULL; /* whoever is active first begins */
    switch (kit_pending_args(view, frame, &names)) {
    case KIT_PENDING_NUMBER:
        return "a pending step has a number that play does not give it (LF-GT-15)";
    case KIT_PENDING_ENEMY:
        return "a pending step names no enemy where it should (LF-ML-01)";
    case KIT_PENDING_FRIEND:
        return "a pending step names no friend where it should (LF-IP-16)";
    case KIT_PENDING_NOBODY:
        return "a pending step names nobody who could be meant (LF-GT-15)";
    default:
        return NULL;
    }
}
