/* steps.h -- steps of the turn, verbs, events and reasons, by number. */
#ifndef GERMANTOWN_STEPS_H
#define GERMANTOWN_STEPS_H

#include "rules/germantown/state.h"

/* ---- Steps, verbs, events, reasons ---- */

typedef enum {
    /* the turn */
    GT_TURN,
    GT_FOG_DIE,
    GT_COMMIT,
    GT_INITIATIVE,
    GT_INITIATIVE_DIE,
    GT_INITIATIVE_TAKEN,
    GT_PLAYER_TURN,
    GT_TURN_ENDS,
    /* movement */
    GT_MOVE_OPENS,
    GT_PANIC,
    GT_PANIC_TO,
    GT_STRAY,
    GT_STRAY_DIE,
    GT_STRAY_WAY,
    GT_MOVE,
    GT_STEP,
    GT_FRIENDLY,
    GT_FRIENDLY_DIE,
    GT_FRIENDLY_HEX,
    GT_FRIENDLY_UNIT,
    GT_PANIC_CHECK,
    GT_MOVE_CLOSES,
    /* rally */
    GT_RALLY_OPENS,
    GT_RALLY,
    GT_RALLY_DIE,
    GT_RALLY_CLOSES,
    /* fire */
    GT_FIRE_OPENS,
    GT_GUNS,
    GT_RIFLES,
    GT_SHELL,
    GT_HIT_DIE,
    GT_DAMAGE_DIE,
    GT_SHOT_ENDS,
    /* close combat: declaring */
    GT_CLOSE_OPENS,
    GT_DECLARE,
    GT_MAKE_UP,
    /* close combat: one after another */
    GT_RESOLVE,
    GT_RIDE_OFF,
    GT_FIGHT,
    GT_LEAD,
    GT_TACTIC,
    GT_REVEAL,
    GT_TACTICS_DIE,
    GT_COMBAT_DIE,
    GT_REROLL,
    GT_COMBAT_RESULT,
    GT_COMBAT_ENDS,
    GT_CLOSE_ENDS,
    /* what befalls units */
    GT_SUFFER,
    GT_SECOND_STEP,
    GT_CAPTURE,
    GT_GO_ALONG,
    GT_RETREAT,
    GT_OVERFULL,
    GT_CHECKS,
    GT_CHECK_DIE,
    GT_ALONE,
    GT_REFUGE,
    GT_ADVANCE,
    GT_ADVANCE_GO,
    GT_STEPS
} gt_step;

typedef enum {
    V_COMMIT, /* i: chits */
    V_MOVE,   /* U: a stack in hand */
    V_STEP,   /* c */
    V_DROP,   /* U: their move ends here */
    V_END,
    V_CLOSE,
    V_TO,    /* c: retreat, flight, refuge, ride */
    V_HEX,   /* c: friendly fire */
    V_UNIT,  /* u: friendly fire */
    V_RALLY, /* u */
    V_DONE,
    V_FIRE, /* uU: target, firers */
    V_PASS,
    V_ATTACK,  /* c: begin to declare */
    V_ALSO,    /* c: one more hex */
    V_WITH,    /* U: one attacker or more, guns too */
    V_WITHOUT, /* u */
    V_DIVERT,  /* c */
    V_DECLARE,
    V_CANCEL,
    V_FIGHT, /* c: the combat on that hex next */
    V_RIDE,  /* c: the cavalry rides off to that hex */
    V_STAND,
    V_LEAD, /* u */
    V_PLAY, /* w: a tactic */
    V_REROLL,
    V_KEEP,
    V_LOSE, /* u: a step, or the unit captured */
    V_YES,
    V_NO,
    V_ADVANCE, /* uc */
    V_VERBS
} gt_verb;

typedef enum {
    E_TURN,
    E_FOG_ROLL,
    E_FOG,
    E_COMMITTED,
    E_INITIATIVE_ROLL,
    E_INITIATIVE_TIED,
    E_INITIATIVE,
    E_PHASE,
    E_FLED, /* a panicked unit runs a hex */
    E_LEFT_MAP,
    E_STRAY_ROLL,
    E_STRAY_FREE,
    E_STRAY_HALTED,
    E_STRAY_WAY,
    E_STRAYED,
    E_ENTERED,
    E_STEPPED,
    E_MOVE_ENDED,
    E_UNPINNED,
    E_FRIENDLY_ROLL,
    E_FRIENDLY_FIRE,
    E_PANICKED,
    E_CHECK_ROLL,
    E_CHECK_PASSED,
    E_CHECK_FAILED,
    E_RALLY_ROLL,
    E_RALLIED,
    E_NOT_RALLIED,
    E_FIRE,
    E_MODIFIER,
    E_HIT_ROLL,
    E_MISSED,
    E_DAMAGE_ROLL,
    E_FIRE_RESULT,
    E_LOST_HEART,
    E_DECLARED,
    E_DIVERSION,
    E_COMBAT,
    E_SKIPPED,
    E_RODE_OFF,
    E_LEAD,
    E_LEADER_COMMANDS,
    E_ATTACKER,
    E_DEFENDER,
    E_ODDS,
    E_TACTICS,
    E_NO_COMBAT,
    E_TACTICS_ROLL,
    E_COMBAT_ROLL,
    E_REROLLED,
    E_RESULT,
    E_MOMENTUM,
    E_LEADER_LOST,
    E_DISRUPTED,
    E_SHATTERED,
    E_STEP_LOST,
    E_ELIMINATED,
    E_CAPTURED,
    E_PINNED,
    E_PIN_ENDED,
    E_RETREATED,
    E_RETREAT_IGNORED,
    E_WENT_ALONG,
    E_TOOK_REFUGE,
    E_ADVANCED,
    E_ARMY_MORALE,
    E_TAKEN,
    E_SCORE,
    E_VERDICT,
    E_EVENTS
} gt_event;

/* Why: each row names its rule. Army morale first, in the order of the card. */
typedef enum {
    R_RALLY,
    R_D,
    R_AM,
    R_ONE,
    R_TWO,
    R_CAPTURE,
    R_UNPIN,
    R_STRAYED_OFF,
    R_FRIENDLY_FIRE,
    R_FLED_OFF,
    R_LEADER,
    /* modifiers of fire */
    R_TARGET_IN_HOUSE,
    R_ACROSS_WORKS,
    R_IN_WOODS,
    R_LIGHT_INFANTRY,
    R_AT_GUNS,
    R_AT_CAVALRY,
    R_FIRST_FIRE,
    /* modifiers of close combat */
    R_CAVALRY_ON_BROKEN,
    R_DEFENDER_BROKEN,
    R_DEFENDER_MILITIA,
    R_DEFENDER_SURROUNDED,
    R_DEFENDER_RIFLES,
    R_SURPRISE,
    R_WAYNE,
    R_ATTACKER_MORALE,
    R_ATTACKER_LEADER,
    R_DEFENDER_IN_HOUSE,
    R_ACROSS_WATER_OR_SLOPE,
    R_COMBAT_ACROSS_WORKS,
    R_ATTACKER_MILITIA,
    R_ATTACKER_SURROUNDED,
    R_ATTACKER_RIFLES,
    R_DEFENDER_MORALE,
    R_DEFENDER_LEADER,
    R_BELOW_ONE_TO_THREE,
    R_DIVERSION,
    R_MATRIX,
    /* modifiers of morale */
    R_UNIT_MORALE,
    R_LEADERSHIP,
    R_HOUSE_MORALE,
    R_WORKS_MORALE,
    R_PANICKED,
    /* why a unit is gone */
    R_LOST_STEPS,
    R_NO_RETREAT,
    R_DRIVEN_OFF,
    R_SHATTERED_AGAIN,
    R_PIN_CAPTURES,
    R_RESULT_CAPTURES,
    R_SHATTERED_TAKEN,
    R_OVERFULL,
    R_STRAY_EXIT,
    R_PANIC_EXIT,
    R_COMBAT_CASUALTY,
    R_LEADER_TAKEN,
    /* phases */
    R_MOVEMENT,
    R_RALLY_PHASE,
    R_GUNS_PHASE,
    R_RIFLES_PHASE,
    R_CLOSE_PHASE,
    /* how it ended */
    R_SUBSTANTIAL,
    R_DECISIVE_AMERICAN,
    R_DECISIVE_BRITISH,
    R_MARGINAL,
    R_DRAW,
    R_REASONS
} gt_reason;

enum { GT_LEVEL_DRAW, GT_LEVEL_MARGINAL, GT_LEVEL_SUBSTANTIAL, GT_LEVEL_DECISIVE };

extern const lin_step gt_steps[GT_STEPS];
extern const lin_verb gt_verbs[V_VERBS];
extern const lin_event_row gt_events[E_EVENTS];
extern const lin_event_part gt_event_parts[E_EVENTS];
extern const lin_reason gt_reasons[R_REASONS];
extern const lin_rules lin_book_germantown;

#endif
