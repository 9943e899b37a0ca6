/* names.h -- the numbers of steps, verbs, events, reasons and options: the rows of the book's
 * tables. Shared by all chapters, and longer than interesting. */
#ifndef IB_NAMES_H
#define IB_NAMES_H

/* ---- Steps, in the order of play (the step table tells what each asks) ---- */

enum {
    /* section 13: setting up */
    IB_SET_UP,
    IB_RATING_DICE,  /* D6, of those whose rating is thrown for */
    IB_PLACE,        /* asks: units and commanders of a side, shifted in its zone */
    IB_HIDE,         /* asks in secret: a sharpshooter's place */
    IB_FIRST_ORDERS, /* asks in secret: the brigades' orders */
    IB_FIRST_DICE,   /* a D6 each: who begins */
    /* section 1: the turn */
    IB_TURN,
    IB_PLAYER_TURN,
    IB_ARRIVE, /* asks: where a brigade comes on, IB-15.10 */
    IB_RALLY,
    IB_HALT, /* asks: does a pursuer try to halt? */
    IB_MOVEMENT,
    IB_SEND, /* asks: couriers to be sent */
    IB_RIDES,
    IB_COURIER_DICE, /* 2D6 */
    IB_ROUTERS,
    IB_PURSUERS,
    IB_MOVE, /* asks: the next unit or commander, and what it does */
    IB_FIRING,
    IB_FIRE, /* asks: the next unit that fires */
    IB_MELEES,
    IB_TURN_ENDS,
    /* section 3: a march */
    IB_MARCH_DICE,  /* the D8 of raw troops */
    IB_COLUMN_DICE, /* the D6 of a column */
    IB_LEG,
    IB_ON_MARCH, /* asks: another leg, or halt */
    IB_MOVED,
    IB_BREAK_OFF_DICE, /* the D8 of raw troops */
    IB_BREAK_OFF,
    /* section 3: a charge */
    IB_CHARGE,
    IB_REACH_DICE, /* D20 */
    IB_CHARGE_GOES,
    IB_VOLLEY_OR_WAIT, /* asks: at a charge that fell short */
    IB_STRUCK,
    IB_STRUCK_FIRES,
    IB_SUPPORT, /* asks: who helps next? */
    IB_HELPS,
    IB_CHARGE_HOME,
    IB_EVENT_OVER, /* tests for brigadiers who fell in it */
    /* section 4: fire */
    IB_VOLLEY,
    IB_GRAPE, /* asks: grapeshot? */
    IB_VOLLEY_DICE,
    IB_SPEND,       /* asks: a hit on a commander? */
    IB_DOUBLE_DICE, /* 2D6 */
    IB_KILL_DICE,   /* D6 */
    IB_SIDE_DICE,   /* D6 for each hit into a melee */
    IB_VOLLEY_LANDS,
    IB_SHELL_DICE, /* D10 */
    IB_BURST_DICE, /* four D6 */
    IB_BURST_LANDS,
    IB_SNIPE_DICE, /* D6 */
    /* section 5: melee */
    IB_ROUND,
    IB_MELEE_DICE,
    IB_ROUND_RESULT,
    IB_ROUND_LOSSES,
    IB_DEAL, /* asks: which of equals takes the mark? */
    IB_PUSH,
    IB_GO_ON, /* the losers test, one by one */
    /* section 6: morale; section 3: rout and pursuit */
    IB_TEST,
    IB_TEST_DICE, /* D6 */
    IB_BROKEN,    /* somebody has broken: friends test, then all go */
    IB_PURSUE,    /* asks: pursue, or stay? */
    IB_ROUT_DICE, /* 2D6 or 3D6 */
    IB_ROUT_GOES,
    IB_PURSUIT_DICE,
    IB_PURSUIT_GOES,
    IB_STEPS
};

/* ---- Verbs ---- */

enum {
    /* setting up */
    IV_PLACE,   /* place UNIT X Y FACING FORMATION */
    IV_POST,    /* post COMMANDER X Y */
    IV_HIDE,    /* hide UNIT X Y */
    IV_ORDER,   /* order BRIGADIER KIND X Y */
    IV_TARGET,  /* order-at BRIGADIER KIND UNIT: an enemy brigadier, or one to support */
    IV_TO_EDGE, /* order-edge BRIGADIER EDGE: withdraw there */
    IV_FOLLOW,  /* follow SETUP */
    /* couriers */
    IV_SEND,         /* send BRIGADIER KIND X Y */
    IV_SEND_AT,      /* send-at BRIGADIER KIND UNIT */
    IV_SEND_TO_EDGE, /* send-edge BRIGADIER EDGE */
    /* a unit that acts */
    IV_AHEAD, /* ahead UNIT whole | half */
    IV_AHEAD_BY,
    IV_BACK,
    IV_BACK_BY,
    IV_WHEEL,     /* wheel UNIT left | right DEGREES */
    IV_ROAD,      /* road UNIT on | back whole | half */
    IV_ROAD_BY,   /* road-by UNIT on | back INCHES */
    IV_HALT,      /* halt UNIT: its march, or all that it does */
    IV_FORM,      /* form UNIT FORMATION; limbers and unlimbers guns */
    IV_TURN,      /* turn UNIT left | right | about */
    IV_LOAD,      /* load UNIT */
    IV_FIRE,      /* fire UNIT UNIT */
    IV_SHELL,     /* shell UNIT BEARING INCHES */
    IV_CHARGE,    /* charge UNIT UNIT */
    IV_BREAK_OFF, /* break-off UNIT INCHES */
    IV_WITHDRAW,  /* withdraw UNIT: IB-14.22 */
    IV_HOLD,      /* hold UNIT */
    /* a commander, a sharpshooter */
    IV_RIDE,  /* ride UNIT X Y */
    IV_WITH,  /* with UNIT UNIT: carried */
    IV_STAY,  /* stay UNIT */
    IV_SNIPE, /* snipe UNIT UNIT */
    /* answers */
    IV_YES,
    IV_NO,
    IV_HELP, /* help UNIT */
    IV_AIM,  /* aim UNIT: a hit spent on a commander */
    IV_TAKE, /* take UNIT: the mark */
    IV_COME, /* come UNIT X: along the stretch of edge, in inches from its first end */
    IV_DONE, /* no more of this */
    IV_END,  /* the phase */
    IV_VERBS
};

/* ---- Events ---- */

enum {
    IE_TURN,
    IE_PHASE,
    IE_RATED, /* by a die */
    IE_FIRST_DIE,
    IE_FIRST,
    IE_PLACED,
    IE_POSTED,
    IE_FOLLOWS,
    IE_HIDDEN,       /* heard by its own side alone; so are the next three */
    IE_ORDERED,      /* to a point */
    IE_ORDERED_AT,   /* a brigade, by its brigadier */
    IE_ORDERED_EDGE, /* to withdraw to an edge */
    IE_ODD_BRIGADE,  /* IB-9.3 */
    IE_ODD_DIVISION,
    IE_ARRIVES,
    IE_NO_ROOM,  /* to come on: in the next turn */
    IE_MEASURED, /* from, to, how far: the one event that says a distance before an effect does */
    IE_ROLLED,
    IE_REASON,
    IE_MARCH_DIE,
    IE_COLUMN_DIE,
    IE_MARCHES,
    IE_MARCHED,  /* where its march has ended, which is all that the enemy sees of it */
    IE_STOPS,    /* by a unit */
    IE_STOPS_AT, /* by a piece of scenery */
    IE_ENDS,     /* for another reason: ib_end_name */
    IE_WHEELS,
    IE_FORMS,
    IE_TURNS,
    IE_LOADS,
    IE_RIDES,
    IE_CARRIED,
    IE_DISPLACED,
    IE_SUCCEEDS,
    IE_MAY_WITHDRAW,
    IE_LEAVES,
    IE_COURIER_SENT,
    IE_COURIER_RIDES,
    IE_COURIER_FALLS,
    IE_DELIVERED,
    IE_RECALLED,
    IE_CHARGES,
    IE_NOT_MADE, /* a charge too far off for the brigade's order */
    IE_BALKS,
    IE_REACH_DIE,
    IE_REACH,
    IE_BARRED, /* a charge, by a friend in its way */
    IE_STRIKES,
    IE_FALLS_SHORT,
    IE_JOINED,
    IE_PARTED,
    IE_FIRES,
    IE_OUT_OF_RANGE,
    IE_HITS,
    IE_MISSED,
    IE_SIDED,
    IE_SHELL,
    IE_FUSE,
    IE_DUD,
    IE_BURST,
    IE_HARMLESS, /* nobody was under it */
    IE_SHELL_HITS,
    IE_AIMS,
    IE_DOUBLE,
    IE_LIFE, /* the last die for a commander */
    IE_MISSED_HIM,
    IE_KILLED,
    IE_SNIPES,
    IE_FOUND,
    IE_ROUND,
    IE_FIGHTS,
    IE_DICE,
    IE_COMPARED,
    IE_WON,
    IE_DRAWN,
    IE_PUSHED,
    IE_NO_PUSH,
    IE_COMES_AFTER,
    IE_MARKS, /* lost, left */
    IE_LOST,
    IE_TEST,
    IE_PASSED,
    IE_FAILED,
    IE_ROUTS,
    IE_RUNS_ON, /* in its movement phase */
    IE_ROUTER_GOES,
    IE_GOES_ON, /* in its movement phase */
    IE_PURSUES,
    IE_CAUGHT,
    IE_OFF_TABLE,
    IE_RALLIES,
    IE_HALTS,
    IE_TRIES_TO_BREAK_OFF,
    IE_CANNOT_BREAK_OFF,
    IE_BREAK_OFF_DIE,
    IE_BREAKS_OFF,
    IE_NO_WAY_BACK,
    IE_WITHDRAWS, /* a contingent */
    IE_OVER,
    IE_DRAW,
    IE_EVENTS
};

/* ---- Reasons: rows of sums ---- */

enum {
    IR_HARD_COVER,
    IR_SOFT_COVER,
    IR_SKIRMISHERS,
    IR_FAILED_CHARGE,
    IR_FIRST_VOLLEY,
    IR_GRAPE,
    IR_HIGHER,
    IR_CHARGE,
    IR_BEHIND_LIGHT,
    IR_BEHIND_HARD,
    IR_FLANK,
    IR_REAR,
    IR_COUNTERCHARGE,
    IR_COMMANDER,
    IR_IN_CONTACT,
    IR_BRIGADIER,
    IR_REASONS
};

/* ---- Options ---- */

enum {
    IB_OPT_PREMEASURE,
    IB_OPT_AI_EYE,
    IB_OPT_ORDERS,
    IB_OPT_LOAD_THEN_FIRE,
    IB_OPT_ARC_HALF,
    IB_OPT_FACTOR_ANY_RANGE,
    IB_OPT_CONTROL_6,
    IB_OPT_ART_COVER,
    IB_OPT_NET_MELEE,
    IB_OPT_SS_KILL6,
    IB_OPT_LOSS_BY_MARKS,
    IB_OPT_FLANK_ALWAYS,
    IB_OPT_INF_CAV_DOUBLE,
    IB_OPT_GUN_BY_RATING,
    IB_OPT_SHELL_ALL,
    IB_OPT_GUN_SUPPORT,
    IB_OPT_CAV_FIRE,
    IB_OPT_CMD_REPLACE,
    IB_OPT_GRAPE_ROUNDS,
    IB_OPT_GRAPE_RANGE,
    IB_OPT_SHELL_RADIUS,
    IB_OPT_COURIERS,
    IB_OPT_COURIER_BASE,
    IB_OPT_CMD_MOVE,
    IB_OPT_COUNT
};

#endif
