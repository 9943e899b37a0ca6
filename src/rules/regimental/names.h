/* names.h -- the numbers of steps, verbs, events, reasons and options: the rows of the book's
 * tables. Shared by all chapters, and longer than interesting. */
#ifndef RG_NAMES_H
#define RG_NAMES_H

/* ---- Steps, in the order of play (the step table tells what each asks) ---- */

enum {
    /* setting up */
    RG_SET_UP,
    RG_PLACE,
    RG_FIRST_DICE,
    RG_GO_FIRST,
    /* the turn */
    RG_TURN,
    RG_PLAYER_TURN,
    RG_COME_BACK, /* leaders due, and replaced */
    RG_RETURN,
    RG_REPLACE,
    RG_ARRIVE,
    RG_LEADERS,
    RG_THROWS,
    RG_GATHER,
    RG_THROW_DICE,
    RG_FORCED, /* what the results force, unit by unit */
    RG_REFORM,
    RG_DECLARE,
    RG_COUNTER,
    RG_CHARGES,
    RG_ACT,
    RG_ON_MARCH,
    RG_LEAVE,
    RG_RIDES,
    /* retreats */
    RG_FLEE,
    RG_FLEE_FROM,
    /* fire */
    RG_MUSKETRY,
    RG_FIRE,
    RG_AIM,
    RG_FIRE_DICE,
    RG_WHICH_GUN,
    RG_AFTER_FIRE, /* charge checked, massed targets, ammunition, leaders */
    RG_CHECKED,
    RG_WHICH_LOW,
    RG_LEADER_DICE,
    /* charge */
    RG_CHARGE_PHASE,
    RG_COMBATS,
    RG_COMBAT,
    RG_PRINCIPAL,
    RG_COMBAT_DICE,
    RG_BEATEN, /* the beaten go, one by one */
    RG_RECALL,
    RG_WINNERS,
    RG_WON_COUNTER,
    RG_MOVE_IN,
    RG_BREAKTHROUGHS,
    RG_CHARGE_ENDS,
    RG_TURN_ENDS,
    RG_STEPS
};

/* ---- Verbs ---- */

enum {
    /* setting up */
    RV_PLACE, /* place UNIT X Y DEGREES FORMATION */
    RV_POST,  /* post LEADER X Y */
    RV_COME,  /* come UNIT INCHES */
    RV_DONE,  /* no more of this */
    RV_YES,
    RV_NO,
    /* leaders */
    RV_ATTACH, /* attach LEADER UNIT */
    RV_DETACH, /* detach LEADER */
    RV_PUT,    /* put LEADER UNIT: where he comes back */
    RV_RIDE,   /* ride LEADER X Y */
    /* throws */
    RV_THROW,   /* throw UNIT: alone */
    RV_LEAD,    /* lead LEADER */
    RV_WITH,    /* with UNIT: it shares the throw */
    RV_ROLL,    /* the dice are thrown */
    RV_GO_HOME, /* go-home UNIT */
    RV_END,
    /* after the dice */
    RV_FORM,   /* form UNIT FORMATION */
    RV_REFORM, /* reform UNIT FORMATION DEGREES */
    RV_CHARGE, /* charge UNIT ENEMY left DEGREES cold */
    RV_CHARGE_HALF,
    RV_MEET,    /* meet UNIT CHARGER */
    RV_GO,      /* go UNIT: the next charger */
    RV_GO_AT,   /* go-at UNIT left DEGREES: wheel chosen anew */
    RV_AHEAD,   /* ahead UNIT INCHES */
    RV_BACK,    /* back UNIT INCHES */
    RV_OBLIQUE, /* oblique UNIT left DEGREES INCHES */
    RV_WHEEL,   /* wheel UNIT left DEGREES */
    RV_TURN,    /* turn UNIT left DEGREES: free */
    RV_HEAD,    /* head UNIT X Y: of a snake */
    RV_ROAD,    /* road UNIT on INCHES */
    RV_FULL,    /* full UNIT: tardy, and disordered by it */
    RV_FRONT,   /* front UNIT about left DEGREES */
    RV_ABOUT,   /* about UNIT */
    RV_SLIDE,   /* slide UNIT left INCHES */
    RV_THROUGH, /* through UNIT: its half move is a passage of lines */
    RV_SCALE,   /* scale UNIT */
    RV_REPLENISH,
    RV_ENTER,    /* enter UNIT BUILDING */
    RV_QUIT,     /* quit UNIT X Y FORMATION */
    RV_LIMBER,   /* limber UNIT keep */
    RV_UNLIMBER, /* unlimber UNIT keep */
    RV_PIVOT,    /* pivot UNIT DEGREES */
    RV_HAUL,     /* haul UNIT DEGREES INCHES */
    RV_STAND_TO, /* stand-to UNIT: fire */
    RV_RALLY,
    RV_WITHDRAW, /* withdraw UNIT: limber and full retreat */
    RV_HOLD,
    RV_HALT,
    /* retreats, fire, combat */
    RV_FROM,    /* from UNIT */
    RV_FIRE_AT, /* fire-at ENEMY */
    RV_ALL,     /* all UNIT: every stand that bears */
    RV_SOME,    /* some UNIT FROM TO */
    RV_DROP,    /* drop UNIT */
    RV_FIRE,
    RV_TAKE,   /* take UNIT STAND */
    RV_MARK,   /* mark UNIT STAND: low on ammunition */
    RV_RECALL, /* recall UNIT X Y DEGREES */
    RV_STAY,
    RV_FIGHT, /* fight UNIT */
    RV_NAME,  /* name UNIT */
    RV_CARRY, /* carry UNIT */
    RV_BREAK, /* break UNIT ENEMY left DEGREES */
    RV_VERBS
};

/* ---- Events ---- */

enum {
    RE_TURN,
    RE_PHASE,
    RE_FIRST_DIE,
    RE_FIRST,
    RE_PLACED,
    RE_POSTED,
    RE_ARRIVES,
    RE_NO_ROOM,
    RE_ATTACHED,
    RE_DETACHED,
    RE_RIDES,
    RE_RETURNS,
    RE_REPLACED,
    RE_PUSHED_ASIDE,
    RE_REASON,
    RE_THROWN, /* coloured, white, difference */
    RE_SUM,    /* unit, modifiers, total */
    RE_ENTRY,  /* unit, what the table says */
    RE_ORDER,  /* unit: good order, disordered, broken */
    RE_LOSES,  /* unit, stands, left */
    RE_GUN,    /* unit, stand, what befell it */
    RE_LOST,   /* the whole unit */
    RE_REFORMS,
    RE_RETREATS,
    RE_HEMMED_IN,
    RE_PASSED_THROUGH,
    RE_OFF_TABLE,
    RE_LEAVES,
    RE_DECLARES,
    RE_MEETS,
    RE_GOES_IN,
    RE_STRIKES,
    RE_SPOILT,
    RE_MARCHES,
    RE_STOPS,
    RE_STOPS_AT,
    RE_FORMS,
    RE_FACES,
    RE_MARKED,
    RE_HOLDS,
    RE_STANDS_TO,
    RE_RALLIES,
    RE_REPLENISHES,
    RE_GOES_HOME,
    RE_FIRES,  /* at: points in quarters, modifiers */
    RE_SHOOTS, /* unit, stands, quarters */
    RE_FIRE_DICE,
    RE_EFFECT,
    RE_CHECKED,
    RE_CHARGE_HOME,
    RE_MASSED,
    RE_LOW,
    RE_LEADER_DICE,
    RE_FATE,
    RE_COLONEL,
    RE_COMBAT,
    RE_COMBAT_SUM,
    RE_COMBAT_DIE,
    RE_RESULT,
    RE_CARRIES,
    RE_RECALLS,
    RE_BREAKS_THROUGH,
    RE_MOVES_IN,
    RE_POINTS,
    RE_OVER,
    RE_DRAW,
    RE_EVENTS
};

/* ---- Reasons: lines of the three lists; values in orders/reasons.c ---- */

enum {
    /* maneuver */
    RR_LEADER,
    RR_OUT_OF_COMMAND,
    RR_IN_COMMAND,
    RR_ELITE,
    RR_VETERAN,
    RR_RAW,
    RR_FRESH,
    RR_SPENT,
    RR_COLUMN,
    RR_OUTFLANKED,
    RR_BATTALION_GUN,
    RR_INDIANS_IN_WOODS,
    RR_INDIANS_IN_OPEN,
    RR_HEAVY,
    RR_WOUNDED,
    /* fire */
    RR_POINTS,
    RR_RAW_FIRE,
    RR_GOOD_SHOTS,
    RR_GUN_TARGET,
    RR_DENSE_TARGET,
    RR_COLUMN_TARGET,
    RR_PARTIAL,
    RR_FULL_COVER,
    RR_FORTIFIED_TARGET,
    /* charge */
    RR_FIGHT_ELITE,
    RR_FIGHT_VETERAN,
    RR_FIGHT_RAW,
    RR_FIGHT_FRESH,
    RR_FIGHT_SPENT,
    RR_TWO_TO_ONE,
    RR_THREE_TO_ONE,
    RR_SUPPORTED_GUNS,
    RR_UNSUPPORTED_GUNS,
    RR_LOOSE,
    RR_TAKEN_BADLY,
    RR_FAVOURABLE,
    RR_STRONG,
    RR_COLD_STEEL,
    RR_FIGHT_LEADER,
    RR_HORSE,
    RR_FIGHT_DISORDERED,
    RR_REASONS
};

/* ---- Options ---- */

enum {
    RG_OPT_MUSKET_FAR,
    RG_OPT_RIFLE_LEFT,
    RG_OPT_HOW_MONOTONE,
    RG_OPT_CLOSE_RANGE,
    RG_OPT_TARGET_LINES_MAX,
    RG_OPT_HALVES_MULTIPLY,
    RG_OPT_BT_OPTIONAL,
    RG_OPT_WOOD_LINEAR,
    RG_OPT_LEADER_VP_BOTH,
    RG_OPT_MASS_FRONT_ONLY,
    RG_OPT_MG_HEAVY,
    RG_OPT_SUPERIOR_PROV,
    RG_OPT_FREE_SETUP,
    RG_OPT_COLONEL_VP,
    RG_OPT_COUNT
};

#endif
