/* germantown.h -- Germantown, 4 October 1777: field, state and what the chapters share.
 *
 * The state is one flat struct of indices. A unit is its index in the battle's list, and the list
 * is in the order of the unit tables: combat units and leaders of the first side, then those of the
 * second, so "in table order" is by index, and hexes go by ascending number (GT-26.1). Sets of
 * units are two words of bits. Where units stand is kept twice: as a place for each (`at`) and as
 * sets of hexes (`troops`, `zoned`), because "is an enemy, or an enemy zone, next to this hex" is
 * the question asked most.
 *
 * Movement is counted in half points, strength in points, victory points in halves. */
#ifndef GERMANTOWN_H
#define GERMANTOWN_H

#include "board/cells.h"
#include "core/core.h"

#define GT_UNITS   128 /* counters of both sides, leaders included */
#define GT_STACK   6   /* strength points in a hex */
#define GT_LEADERS 9   /* of a side: so many may have to be asked one after another */
#define GT_FAR     3   /* hexes that any shot carries */
#define GT_TARGETS 64  /* hexes attacked or made a diversion in one phase */
#define GT_ENTRIES 24  /* hexes where somebody may come on, of all areas together */
#define GT_AREAS   4
#define GT_TURNS   16
#define GT_AM_MOST 15 /* army morale */
#define GT_NOBODY  0xff
#define GT_UNSEEN \
    0xff /* chits that the other side has committed: only ever in what one side sees */

/* Places that are no hex. */
enum {
    GT_ELIMINATED = LIN_NOWHERE, /* a leader: a casualty */
    GT_CAPTURED = 0xfffe,
    GT_DEPARTED = 0xfffd, /* strayed or fled off the map: worth nothing to anybody */
    GT_WAITING = 0xfffc,  /* to come on, in its turn or later */
    GT_ABSENT = 0xfffb    /* not in this position at all */
};

/* GT-1.5; dragoons are cavalry. */
typedef enum {
    GT_INFANTRY,
    GT_LIGHT,
    GT_MILITIA,
    GT_RIFLE,
    GT_CAVALRY,
    GT_ARTILLERY,
    GT_LEADER,
    GT_TYPES
} gt_type;

/* The columns of the terrain chart. Leaders have one: they move by the same rules as others
 * (GT-1.14). */
typedef enum {
    GT_BY_LEADER,
    GT_BY_FOOT,
    GT_BY_LIGHT,
    GT_BY_HORSE,
    GT_BY_GUN,
    GT_COLUMNS
} gt_column;

/* What a counter is besides its type. */
enum {
    GT_IS_GERMAN = 1,
    GT_IS_MILITIA = 2, /* the militia gun too (GT-1.6) */
    GT_IS_OUTPOST = 4,
    GT_IS_VANGUARD = 8,
    GT_IS_WAYNES = 16,   /* of his division */
    GT_IS_STEPHENS = 32, /* of his division */
    GT_IS_DEMI_LEADER = 64,
    GT_HAS_RIFLES = 128 /* line infantry that may fire with some rifles */
};

/* Leaders who have rules of their own. */
enum {
    GT_WASHINGTON,
    GT_GREENE,
    GT_WAYNE,
    GT_STEPHEN,
    GT_ARMSTRONG,
    GT_GREY,
    GT_MUSGRAVE,
    GT_NAMED
};

/* Marks on a counter. */
enum {
    GT_REDUCED = 1,
    GT_DISRUPTED = 2,
    GT_SHATTERED = 4,
    GT_PINNED = 8,
    GT_PANICKED = 16,
    GT_MOVED = 32,         /* in this, or its last, movement phase */
    GT_ROLLED = 64,        /* tried to rally in this phase */
    GT_FIRED = 128,        /* in this fire phase */
    GT_SHOT_AT = 256,      /* in this fire phase */
    GT_BEEN_IN_FIRE = 512, /* a rifle unit that has fired in this game */
    GT_ROUSED = 1024,      /* the alarm no longer holds it */
    GT_RODE_OFF = 2048,    /* cavalry that withdrew before combat */
    GT_OLD_PIN = 4096,     /* its pin was made before its owner's present player turn */
    GT_PAID = 8192,        /* army morale has been paid for the pinned who left its hex */
    GT_LEFT_PIN = 16384,   /* was pinned when it began to move: it must get away */
    GT_ASTRAY = 32768      /* of Stephen's division: the fog keeps it from moving in this phase */
};
#define GT_BROKEN (GT_DISRUPTED | GT_SHATTERED)

typedef enum { GT_HEAVY, GT_MODERATE, GT_CLEAR } gt_fog;

typedef enum {
    GT_NONE,
    GT_R,
    GT_D,
    GT_ONE,
    GT_ONE_STAR,
    GT_TWO,
    GT_AC,
    GT_DC,
    GT_PIN,
    GT_AM,
    GT_RESULTS
} gt_result;

typedef enum {
    GT_SKIRMISH,
    GT_ECHELON,
    GT_STAND_FAST,
    GT_WITHDRAW,
    GT_FRONTAL,
    GT_RESERVE,
    GT_TURN_FLANK,
    GT_REFUSE_FLANK,
    GT_TACTICS
} gt_tactic;

#define GT_ROWS      14 /* of the close combat table: -2 to 11 */
#define GT_FIRST_ROW (-2)
#define GT_LAST_ROW  11
#define GT_ODDS      7
#define GT_NO_COMBAT 99 /* in the matrix */

typedef struct {
    uint8_t attacker, defender; /* gt_result */
} gt_cell;

/* ---- tables.c: the card ---- */

extern const gt_cell gt_combat_table[GT_ROWS][GT_ODDS];
extern const int8_t gt_matrix[GT_TACTICS][GT_TACTICS]; /* [defender][attacker] */
extern const char *const gt_tactic_name[];             /* "skirmish" ... then NULL */
extern const char *const gt_odds_name[];               /* "1-3" ... then NULL */
extern const char *const gt_result_name[];             /* "-", "R" ... then NULL */
extern const char *const gt_fog_name[];                /* "heavy" ... then NULL */
extern const char *const gt_band_name[];               /* "demoralized" ... "high", then NULL */
extern const char *const gt_type_name[];
int gt_to_hit(int strength, int range); /* the number a shot must reach */
gt_result gt_fire_damage(bool rifles, bool at_guns, int die);
int gt_band(int army_morale);            /* 0 demoralized, 1 wavering, 2 fatigued, 3 high */
int gt_band_initiative(int army_morale); /* -1 0 +1 (GT-19.3) */
int gt_band_morale(int army_morale);     /* 0 -1 -2 */

/* Grounds and hexsides of the terrain chart. Costs in half points; GT_BARRED: prohibited. */
#define GT_BARRED 255
typedef enum { GT_OPEN, GT_LIGHT_WOODS, GT_HEAVY_WOODS, GT_RIVER, GT_HOUSE, GT_GROUNDS } gt_ground;
typedef enum { GT_STREAM, GT_CREEK, GT_SLOPE, GT_BRIDGE, GT_FORD, GT_WORKS, GT_SIDES } gt_side;
typedef struct {
    const char *name;
    uint8_t cost[GT_COLUMNS];
    int8_t fire, combat;
    bool blocks, zones_in;
} gt_ground_row;
typedef struct {
    const char *name;
    uint8_t cost[GT_COLUMNS];
} gt_side_row;
extern const gt_ground_row gt_ground_rows[GT_GROUNDS];
extern const gt_side_row gt_side_rows[GT_SIDES];

/* ---- What never changes in a battle ---- */

typedef struct {
    uint64_t word[2];
} gt_set;

typedef enum { GT_TOP, GT_RIGHT, GT_BOTTOM, GT_LEFT, GT_EDGES } gt_edge;

typedef struct {
    lin_field base;
    const lin_board *board;
    int units, turns;
    gt_set side_set[LIN_SIDES], combat_set, leader_set, gun_set, horse_set;
    uint8_t side[GT_UNITS], type[GT_UNITS], column[GT_UNITS], flags[GT_UNITS];
    uint8_t strength[2][GT_UNITS]; /* full, reduced */
    int8_t morale[2][GT_UNITS];
    uint8_t steps[GT_UNITS];     /* 0 (a leader), 1 or 2 */
    uint8_t allowance[GT_UNITS]; /* half points */
    uint8_t rifles[GT_UNITS];    /* strength it fires with in rifle phases; 0: none */
    int8_t drm[GT_UNITS], leadership[GT_UNITS]; /* of leaders and the demi-leader */
    uint8_t am_gain[GT_UNITS], am_loss[GT_UNITS],
        points[GT_UNITS];                               /* of a leader; points in halves */
    uint16_t begins[GT_UNITS];                          /* its hex at the start, or GT_WAITING */
    uint8_t entry_turn[GT_UNITS], entry_area[GT_UNITS]; /* turn from 0 on */
    uint8_t named[GT_NAMED];                            /* unit, or GT_NOBODY */
    uint8_t ground[LIN_CELLS];                          /* gt_ground */
    int8_t level[LIN_CELLS];
    uint8_t sides[LIN_CELLS][6]; /* bits of gt_side on that hexside */
    uint8_t up[LIN_CELLS];       /* bit d: that way is up a slope */
    uint8_t inside[LIN_CELLS];   /* bit d: works on that side, and this hex is their inside */
    uint8_t road[LIN_CELLS];     /* bit d: a road or lane goes on that way */
    uint8_t way[LIN_CELLS];      /* bit d: a road, lane or trail does */
    uint8_t on_road[LIN_CELLS];  /* a road or lane runs through it */
    uint8_t cost[GT_COLUMNS][LIN_CELLS][6]; /* of the step out of it that way; GT_BARRED */
    uint8_t works_owner;                    /* pays nothing to cross them */
    uint16_t house, square;      /* Chew House, Market Square; LIN_NOWHERE: none in this battle */
    uint8_t first_owner[2];      /* of house and square */
    uint8_t shelling[LIN_CELLS]; /* the militia's bombardment zone */
    struct {
        char id[LIN_ID];
        uint8_t side, edge; /* gt_edge */
        uint16_t road;      /* its hex with a road, or LIN_NOWHERE */
        uint8_t first, n;   /* into entry[]: the area's own hexes, then those beside it */
        uint8_t own;        /* so many of them are the area's own */
    } area[GT_AREAS];
    int areas;
    uint16_t entry[GT_ENTRIES];
    uint8_t friendly_edge[LIN_SIDES]; /* gt_edge */
    uint8_t first_morale[LIN_SIDES], first_momentum[LIN_SIDES];
    uint8_t american, british; /* sides by what they are: LIN_FIRST or LIN_SECOND */
    uint8_t first_fog;
    uint8_t day_turn; /* the turn of the day with which this battle begins, from 0 */
    /* The same once more, for speed; no part of the field's hash. */
    uint8_t passable[GT_COLUMNS][LIN_CELLS]; /* bit d: the step out of it that way is not barred */
    lin_cells houses;
} gt_field;

enum { GT_OPT_SOLITAIRE, GT_OPT_COUNT };

/* ---- What changes ---- */

typedef struct {
    uint16_t cell;
    uint8_t combat; /* from 1 on: the one that attacks it, or has made it a diversion */
    uint8_t diverted;
} gt_target;

enum { GT_BUCKETS = 256 }; /* hexes are told apart by their last byte, then one by one */

typedef struct {
    lin_head head;
    uint16_t at[GT_UNITS], mark[GT_UNITS];
    uint8_t pin[GT_UNITS];                      /* number of the pin it carries; 0: none */
    uint8_t spent[GT_UNITS];                    /* half points, of those in hand */
    uint8_t combat[GT_UNITS];                   /* the combat it was declared for; 0: none */
    uint8_t bucket[GT_BUCKETS], next[GT_UNITS]; /* who stands where: board.c */
    lin_cells troops[LIN_SIDES];                /* hexes with combat units */
    lin_cells zoned[LIN_SIDES];                 /* hexes with combat units that have a zone */

    uint8_t turn, side, fog, first; /* side: whose player turn; first: who had the initiative */
    uint8_t morale[LIN_SIDES], momentum[LIN_SIDES];
    uint8_t committed[LIN_SIDES], initiative[LIN_SIDES]; /* chits, secret; the die, 1 + */
    uint8_t owner[2];            /* of Chew House and Market Square: who was there last */
    uint8_t once;                /* bits of GT_ONCE_..: losses that count once a game */
    uint8_t phase;               /* 1 +, only while a position is read */
    uint8_t entered[GT_ENTRIES]; /* stacks that came on there in this phase */

    gt_set hand;                    /* who moves together */
    gt_set along;                   /* leaders who go with the one that retreats or advances */
    gt_set group;                   /* who is still to be dealt with: checks, strays, panics */
    uint8_t hand_flags, hand_steps; /* GT_HAND_.. */
    uint16_t cell_mark;             /* the hex that a list of hexes has come to */
    uint16_t trail[4];              /* hexes of the retreat under way, where it began the first */
    uint8_t trail_n, spare2[3];

    uint8_t combats, targets;  /* declared; entries of target */
    uint8_t fighting;          /* the combat that is being resolved; 0: none */
    uint8_t fought[8];         /* bit k: combat k + 1 is resolved */
    uint8_t lead[LIN_SIDES];   /* attacker's, defender's: by side; GT_NOBODY */
    uint8_t leader[LIN_SIDES]; /* commanding leader, by side; GT_NOBODY */
    uint8_t tactic[LIN_SIDES]; /* 1 +, secret; 0: not chosen */
    uint8_t die, odds;         /* 1 + die; column */
    int8_t drm;                /* all modifiers but the matrix */
    uint8_t fire_flags;        /* GT_FIRE_.. of the shot, GT_RODE_.. of the combat under way */
    uint8_t target_unit, need; /* of that shot */
    int8_t fire_drm;
    uint8_t results[LIN_SIDES]; /* gt_result, of the combat under way, by side */
    gt_set part[LIN_SIDES];     /* who takes part, by side */
    gt_target target[GT_TARGETS];
} gt_state;

enum { GT_ONCE_STRAYED = 1, GT_ONCE_FRIENDLY = 2, GT_ONCE_FLED = 4 };
enum { GT_HAND_STEPPED = 1, GT_HAND_ROAD = 2, GT_HAND_STOPS = 4, GT_HAND_ENTERS = 8 };
enum { GT_FIRE_RIFLES = 1, GT_RODE_AWAY = 2, GT_RODE_APART = 4 };

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

/* ---- Sets of units ---- */

static inline const gt_field *gt_field_of(const lin_field *f)
{
    return (const gt_field *)(const void *)f;
}

/* Words are named by constants, never by a unit: so a set stays in registers. */
static inline gt_set gt_one(int u)
{
    const uint64_t bit = (uint64_t)1 << (u & 63);

    return (gt_set){ { u < 64 ? bit : 0, u < 64 ? 0 : bit } };
}

static inline bool gt_has(const gt_set *s, int u)
{
    return (u < 64 ? s->word[0] : s->word[1]) >> (u & 63) & 1;
}

static inline void gt_add(gt_set *s, int u)
{
    const gt_set one = gt_one(u);

    s->word[0] |= one.word[0];
    s->word[1] |= one.word[1];
}

static inline void gt_remove(gt_set *s, int u)
{
    const gt_set one = gt_one(u);

    s->word[0] &= ~one.word[0];
    s->word[1] &= ~one.word[1];
}

static inline bool gt_is_empty(gt_set s)
{
    return (s.word[0] | s.word[1]) == 0;
}

static inline gt_set gt_and(gt_set a, gt_set b)
{
    return (gt_set){ { a.word[0] & b.word[0], a.word[1] & b.word[1] } };
}

static inline gt_set gt_or(gt_set a, gt_set b)
{
    return (gt_set){ { a.word[0] | b.word[0], a.word[1] | b.word[1] } };
}

static inline gt_set gt_minus(gt_set a, gt_set b)
{
    return (gt_set){ { a.word[0] & ~b.word[0], a.word[1] & ~b.word[1] } };
}

static inline int gt_count(gt_set s)
{
    int n = 0;

    for (int w = 0; w < 2; w++)
        for (uint64_t bits = s.word[w]; bits; bits &= bits - 1)
            n++;
    return n;
}

/* The lowest of a set, or -1: for (int u; (u = gt_next(&rest)) >= 0;) takes one after another. */
static inline int gt_first(gt_set s)
{
    return s.word[0]   ? __builtin_ctzll(s.word[0])
           : s.word[1] ? 64 + __builtin_ctzll(s.word[1])
                       : -1;
}

static inline int gt_next(gt_set *s)
{
    const int u = gt_first(*s);

    if (s->word[0])
        s->word[0] &= s->word[0] - 1;
    else
        s->word[1] &= s->word[1] - 1;
    return u;
}

/* ---- Small questions, answered inline ---- */

static inline int gt_other(int side)
{
    return 1 - side;
}

static inline bool gt_on_map(const gt_state *s, int u)
{
    return s->at[u] < GT_ABSENT;
}

static inline bool gt_is_leader(const gt_field *f, int u)
{
    return f->type[u] == GT_LEADER;
}

static inline bool gt_is_gun(const gt_field *f, int u)
{
    return f->type[u] == GT_ARTILLERY;
}

static inline int gt_strength(const gt_field *f, const gt_state *s, int u)
{
    return f->strength[s->mark[u] & GT_REDUCED][u];
}

/* Parade Order: neither disrupted nor shattered. */
static inline bool gt_in_order(const gt_state *s, int u)
{
    return !(s->mark[u] & GT_BROKEN);
}

static inline bool gt_is_steady(const gt_state *s, int u)
{
    return !(s->mark[u] & (GT_BROKEN | GT_PANICKED));
}

static inline bool gt_has_troops(const gt_field *f, const gt_state *s, int cell, int side)
{
    return lin_cells_has(f->board, &s->troops[side], cell);
}

/* Does an enemy combat unit stand next to it, whatever lies between (GT-1.7)? */
static inline bool gt_near_troops(const gt_field *f, const gt_state *s, int cell, int side)
{
    return lin_cells_near(f->board, &s->troops[side], cell);
}

/* Hexes, whatever lies between (GT-1.7). */
static inline int gt_distance(const gt_field *f, int a, int b)
{
    return lin_hex_distance(f->board, a, b);
}

/* Direction from a hex to a neighbour, or -1. */
static inline int gt_direction(const gt_field *f, int from, int to)
{
    for (int d = 0; d < 6; d++)
        if (f->board->next[from][d] == to)
            return d;
    return -1;
}

static inline int gt_back(int direction)
{
    return direction < 3 ? direction + 3 : direction - 3;
}

/* GT-26.1: hexes go in ascending number, which is column by column. */
static inline int gt_hex_number(const gt_field *f, int cell)
{
    return lin_cell_col(f->board, cell) * LIN_ROWS + lin_cell_row(f->board, cell);
}

/* Rules that name a turn mean turns of the day, from 0 on. */
static inline int gt_day(const gt_field *f, const gt_state *s)
{
    return s->turn + f->day_turn;
}

/* GT-22.6: heavy and moderate. */
static inline bool gt_in_fog(const gt_state *s)
{
    return s->fog != GT_CLEAR;
}

static inline bool gt_is_house(const gt_field *f, int cell)
{
    return f->ground[cell] == GT_HOUSE;
}

/* The other end of the turn: who attacks, who defends in close combat. */
static inline int gt_attacker(const gt_state *s)
{
    return s->side;
}

static inline int gt_defender(const gt_state *s)
{
    return 1 - s->side;
}

/* An army may lose heart in the middle of anything: what is over stays over. */
static inline void gt_push(lin_play *p, int step, int a, int b, int c)
{
    if (!((gt_state *)p->state)->head.over)
        lin_push(p->state, step, a, b, c);
}

static inline void gt_pop(lin_play *p)
{
    if (!((gt_state *)p->state)->head.over)
        lin_pop(p->state);
}

/* The one die of the game: ten faces, and its 0 is worth nothing (GT-1.1). */
static inline void gt_ask_die(lin_roll_ask *out, int side, const char *rule, const char *purpose)
{
    out->n = 1;
    out->faces = 10;
    out->from_zero = true;
    out->side = (lin_side)side;
    out->rule = rule;
    out->purpose = purpose;
}

/* ---- board.c: places, stacking, zones, ownership ---- */

gt_set gt_units_in(const gt_field *f, const gt_state *s, int cell, int side); /* leaders too */
gt_set gt_troops_in(const gt_field *f, const gt_state *s, int cell, int side);
int gt_points_in(const gt_field *f, const gt_state *s, int cell, int side); /* SP without guns */
/* Would these, none of whom is there, be too many with those who are? */
bool gt_fits(const gt_field *f, const gt_state *s, gt_set who, int cell);
/* Every change of place goes through here: sets of hexes, owners of the two objectives. Leaders of
 * the enemy alone in the hex are driven off by combat units (gt_disperse). */
void gt_put(lin_play *p, int u, int place);
void gt_count_hexes(const gt_field *f, gt_state *s); /* troops and zoned, from the places */
void gt_zone_changed(const gt_field *f, gt_state *s, int cell, int side);
bool gt_has_zone(const gt_field *f, const gt_state *s, int u);
/* Does the zone of units in `from`, if they have one, reach its neighbour in that direction? */
bool gt_zone_passes(const gt_field *f, int from, int direction);
bool gt_in_zone(const gt_field *f, const gt_state *s, int cell, int side);
bool gt_in_rifle_zone(const gt_field *f, const gt_state *s, int cell, int side);
/* To the nearest combat unit of that side; 99: there is none. */
int gt_nearest(const gt_field *f, const gt_state *s, int cell, int side);
int gt_edge_distance(const gt_field *f, int u, int cell); /* to its friendly edge */

/* ---- status.c: marks that change, and what leaves the game ---- */

void gt_set_mark(lin_play *p, int u, int mark); /* disrupted, shattered, panicked: zones too */
void gt_clear_mark(lin_play *p, int u, int mark);
void gt_unpin(lin_play *p, int u); /* its pin number and its mark */
void gt_settle_pins(lin_play *p);  /* marks without an enemy of their number end */
void gt_lose_step(lin_play *p, int u, gt_reason why);
void gt_capture(lin_play *p, int u, gt_reason why); /* with army morale */
/* Off the map: by retreat eliminated, else merely gone; first departures cost army morale. */
void gt_depart(lin_play *p, int u, gt_reason why);
void gt_once(lin_play *p, int bit, gt_reason why);
void gt_leader_falls(lin_play *p, int u, gt_reason why);
/* The last combat unit has left a leader: he takes refuge, or is taken. */
void gt_check_leaders(lin_play *p, int cell, int side);
void gt_disperse(lin_play *p, int cell, int side); /* an enemy combat unit is on lone leaders */
/* One frame for each of them, the first on top. */
void gt_push_each(lin_play *p, int step, gt_set who, int with);

/* ---- morale.c ---- */

int gt_adjusted_morale(const gt_field *f, const gt_state *s, int u);
/* The sum that is added to the die of a morale roll; reasons are told where out is not NULL. */
typedef struct {
    int n, total;
    struct {
        uint8_t reason;
        int8_t value;
    } term[24];
} gt_sum;
static inline void gt_sum_add(gt_sum *sum, gt_reason reason, int value)
{
    if (sum->n < 24 && value != 0) {
        sum->term[sum->n].reason = (uint8_t)reason;
        sum->term[sum->n++].value = (int8_t)value;
    }
    sum->total += value;
}
gt_sum gt_morale_sum(const gt_field *f, const gt_state *s, int u);
void gt_tell_sum(lin_play *p, const gt_sum *sum);
bool gt_passes_morale(lin_play *p, int u, int face, int roll_event);
void gt_ask_morale(const lin_view *v, int u, const char *purpose, const char *rule,
                   lin_roll_ask *out);
/* Gain for one side, loss for the other: gain first; the game may end. GT_NOBODY: nobody gains, or
 * loses. */
void gt_army_morale(lin_play *p, int gains, int gain, int loses, int loss, gt_reason why);
void gt_check_all(lin_play *p, gt_set who); /* GT_CHECKS for each of them */

/* ---- leaders.c ---- */

/* The senior leader stacked with one of these whom he may command; GT_NOBODY. */
int gt_commander_of(const gt_field *f, const gt_state *s, gt_set who);
int gt_leader_for(const gt_field *f, const gt_state *s, int u); /* for its morale; GT_NOBODY */
bool gt_may_command(const gt_field *f, int leader, int u);

/* ---- walk.c, move.c, reach.c ---- */

/* Zones stop whoever comes into them, also out of another (GT-5.12), friends there or not
 * (GT-5.13). */
/* Half points of one step for that counter, zones of rifles included; GT_BARRED or more: not at
 * all. */
int gt_step_cost(const gt_field *f, const gt_state *s, int u, int from, int direction);
/* Half points it has in this phase: less while the camp is being roused; 0: it may not move. */
int gt_allowance(const gt_field *f, const gt_state *s, int u);
/* May it be taken in hand? Each reason why not has its rule. */
lin_status gt_check_movable(const gt_field *f, const gt_state *s, int u, lin_refusal *why);
/* Where those of an area may come on now, also who was late (GT-8.7); how many, and perhaps none
 * (GT-8.10). Beside the area there is no strategic movement (GT-8.9), and leaders alone are no
 * stack (GT-8.5). */
int gt_entry_hexes(const gt_field *f, const gt_state *s, int area, uint16_t out[GT_ENTRIES]);

/* A stack on its way, apart from the state, so that a step can be looked at before it is taken. */
typedef struct {
    int n, cell; /* cell: LIN_NOWHERE before it has come on */
    bool stepped, on_road, enters;
    uint8_t unit[LIN_ORDER_UNITS], spent[LIN_ORDER_UNITS];
    uint32_t stops; /* bit i: unit[i] goes no further */
    gt_set left;    /* who has just been left behind where it is */
} gt_walk;
void gt_walk_begin(const gt_field *f, const gt_state *s, gt_set who, gt_walk *w);
/* One step further, LIN_OK: the rules allow it. After looks at where they could end: not here. */
lin_status gt_walk_step(const gt_field *f, const gt_state *s, const gt_walk *w, int to,
                        gt_walk *out, lin_refusal *why);
bool gt_walk_may_end(const gt_field *f, const gt_state *s, const gt_walk *w, int i,
                     lin_refusal *why);
/* Can all of them still come to a lawful end from where they are? */
bool gt_walk_settles(const gt_field *f, const gt_state *s, const gt_walk *w, int depth);
void gt_walk_in_hand(const gt_field *f, const gt_state *s, gt_walk *w); /* the stack in hand */
bool gt_walk_may_all_end(const gt_field *f, const gt_state *s, const gt_walk *w, lin_refusal *why);

/* ---- friendly_fire.c ---- */

/* Stephen's men in that hex have friends of other divisions beside them. */
bool gt_may_misfire(const gt_field *f, const gt_state *s, int cell);

/* ---- sight.c ---- */

bool gt_sees(const gt_field *f, const gt_state *s, int from, int to);
lin_status gt_check_sight(const gt_field *f, const gt_state *s, int from, int to, lin_refusal *why);
/* Does the line of a shot come into the inside of works over them? */
bool gt_over_works(const gt_field *f, int from, int to);
int gt_range(const gt_state *s); /* what the fog leaves */

/* ---- fire.c ---- */

gt_sum gt_fire_sum(const gt_field *f, const gt_state *s, gt_set firers, int target, bool rifles);
int gt_fire_strength(const gt_field *f, const gt_state *s, gt_set firers, bool rifles);
lin_status gt_check_shot(const gt_field *f, const gt_state *s, int step, int side, gt_set firers,
                         int target, lin_refusal *why);

/* ---- results.c, retreat.c, advance.c ---- */

/* A result falls on a unit of that side, inflicted by the other: pushes what it brings. In combat
 * the rest are the others who take part; after fire those in the hex. */
void gt_suffer(lin_play *p, int side, gt_result r);
int gt_retreat_hexes(const gt_field *f, const gt_state *s, int u, uint16_t out[6]);
void gt_begin_retreat(lin_play *p, int u, int hexes);
/* Who of a hex's leaders goes with this unit: asked, unless nobody else stays with them. */
void gt_ask_leaders(lin_play *p, int u);

/* ---- declare.c: who must attack, who may ---- */

typedef struct {
    gt_set owes; /* unused units that owe an attack */
    gt_set may;  /* unused units that may attack at all, guns not among them */
    int hexes;   /* enemy-held hexes next to any of these that are still open */
    struct {
        uint16_t cell;
        bool engaged; /* by somebody, at the beginning of the phase */
        bool diverted, attacked;
        gt_set engaging; /* those of `owes` who engage it */
        gt_set near;     /* those of `may` next to it */
    } hex[GT_TARGETS];
} gt_contacts;
void gt_find_contacts(const gt_field *f, const gt_state *s, gt_contacts *c);
/* Would nothing that is owed be left without anybody to pay it? GT-11.18, GT-11.19. */
bool gt_leaves_nothing_owed(const gt_field *f, const gt_state *s);
void gt_drop_combat(gt_state *s, int combat); /* its units and hexes are free again */
gt_set gt_combat_units(const gt_state *s, int combat);
int gt_combat_hexes(const gt_state *s, int combat, uint16_t out[6]);
void gt_drop_target(gt_state *s, int cell); /* its attack is over */

/* ---- combat.c: the sums of a close combat ---- */

typedef struct {
    gt_set side[LIN_SIDES]; /* who takes part, by side */
    int hexes[LIN_SIDES];
    uint16_t hex[LIN_SIDES][8];
    int lead[LIN_SIDES], leader[LIN_SIDES]; /* GT_NOBODY */
    int strength[LIN_SIDES];
    int odds; /* column, diversion included */
    bool in_house[LIN_SIDES];
    gt_sum sum; /* all modifiers but the tactics, as added to the die */
} gt_fight;
/* Of the combat that is being resolved, or as it would be with these leads. */
void gt_weigh(const gt_field *f, const gt_state *s, int combat, int attacker_lead,
              int defender_lead, gt_fight *out);
gt_set gt_attackers_of(const gt_field *f, const gt_state *s, int combat); /* who still fights */
int gt_odds_column(int attack, int defence, int *below);
int gt_defence(const gt_field *f, const gt_state *s, int u); /* strength it defends with */
bool gt_may_lead(const gt_field *f, const gt_state *s, gt_set who, int u);
/* Tactics a side may play in this fight: bits. */
unsigned gt_tactics_open(const gt_field *f, const gt_state *s, const gt_fight *w, int side);
bool gt_is_surrounded(const gt_field *f, const gt_state *s, const uint16_t *hex, int n, int side);

/* ---- victory.c ---- */

/* The rows of the schedule of points, in the order of the card. */
typedef enum {
    GT_FOR_TWO_STEPS,
    GT_FOR_ONE_STEP,
    GT_FOR_CAPTURED,
    GT_FOR_HOUSE,
    GT_FOR_SQUARE,
    GT_FOR_REDUCED,
    GT_FOR_SHATTERED,
    GT_FOR_LEADERS,
    GT_SCHEDULE
} gt_schedule;
typedef struct {
    int n[GT_SCHEDULE], halves[GT_SCHEDULE]; /* how many there are, what they are worth */
} gt_points;
void gt_count_points(const gt_field *f, const gt_state *s, int side, gt_points *out);
int gt_victory_points(const gt_field *f, const gt_state *s, int side); /* halves */
void gt_judge_morale(lin_play *p);                                     /* has an army lost heart? */
void gt_judge(lin_play *p);                                            /* after the last turn */
void gt_judge_turn(lin_play *p);                                       /* at the end of each */
void gt_end(lin_play *p, int winner, int level, gt_reason how);

/* ---- looking ---- */

lin_status gt_build(lin_field *f, lin_refusal *why);
void gt_start(const lin_field *f, void *state);
const char *gt_broken(const lin_view *v, int *unit);
const char *gt_broken_agenda(const gt_field *f, const gt_state *s);
void gt_redact(const lin_field *f, void *state, lin_side who);
bool gt_hides(const lin_field *f, const void *state, lin_side who);
void gt_complete(const lin_field *f, void *state, lin_side who, lin_rng *rng);
bool gt_hears(const lin_view *v, const lin_event *e, lin_side who);
void gt_write(const lin_view *v, lin_text *out);
void gt_blank(const lin_field *f, void *state);
lin_status gt_read(lin_play *p, char *const *word, int words, lin_refusal *why);
lin_status gt_settle(lin_play *p, lin_refusal *why);
int gt_pieces(const lin_view *v, lin_piece *out, int max);
int gt_duties(const lin_view *v, lin_duty *out, int max);
void gt_score(const lin_view *v, lin_score *out);
int gt_score_parts(const lin_view *v, lin_score_part *out, int max);
int gt_tracks(const lin_view *v, lin_track *out, int max);
int gt_haze(const lin_view *v);
void gt_clock(const lin_view *v, lin_text *out);
int gt_turn(const lin_view *v);
bool gt_explain(const lin_view *v, const lin_order *o, lin_text *out);
void gt_about(const lin_view *v, int unit, lin_text *out);
int gt_marks(const lin_view *v, int overlay, int of, lin_mark *out, int max);
int gt_doctrine(const lin_view *v, const lin_list *list, lin_rng *rng, lin_order *out);
bool gt_purpose(const lin_view *v, const lin_order *o, lin_text *out);

/* ---- answers ---- */

static inline void gt_answer0(lin_list *out, int verb)
{
    lin_list_add_short(out, verb, 0, 0, 0);
}

static inline void gt_answer1(lin_list *out, int verb, int a)
{
    lin_list_add_short(out, verb, 1, a, 0);
}

static inline void gt_answer2(lin_list *out, int verb, int a, int b)
{
    lin_list_add_short(out, verb, 2, a, b);
}

/* The units of an order whose list begins at argument `first`, as a set. */
static inline gt_set gt_units_of(const lin_order *o, int first)
{
    uint8_t unit[LIN_ORDER_UNITS];
    const int n = lin_order_units(o, first, unit);
    gt_set s = { { 0, 0 } };

    for (int i = 0; i < n; i++)
        gt_add(&s, unit[i]);
    return s;
}

/* One prototype for each callback of the step table, in its order. */
#define GT_ASKS(name)                                                                  \
    lin_side gt_who_##name(const lin_view *, const lin_frame *);                       \
    void gt_list_##name(const lin_view *, const lin_frame *, lin_list *);              \
    lin_status gt_check_##name(const lin_view *, const lin_frame *, const lin_order *, \
                               lin_refusal *);                                         \
    void gt_take_##name(lin_play *, const lin_frame *, const lin_order *)
#define GT_RUNS(name) void gt_run_##name(lin_play *, const lin_frame *)
#define GT_ROLLS(name)                                                        \
    void gt_roll_##name(const lin_view *, const lin_frame *, lin_roll_ask *); \
    void gt_land_##name(lin_play *, const lin_frame *, const uint8_t *)

GT_RUNS(turn);
GT_ROLLS(fog);
GT_ASKS(commit);
GT_RUNS(initiative);
GT_ROLLS(initiative);
GT_RUNS(initiative_taken);
GT_RUNS(player_turn);
GT_RUNS(turn_ends);
GT_RUNS(move_opens);
GT_RUNS(panic);
GT_ASKS(panic_to);
GT_RUNS(stray);
GT_ROLLS(stray);
GT_ROLLS(stray_way);
GT_ASKS(move);
GT_ASKS(step);
GT_RUNS(friendly);
GT_ROLLS(friendly);
GT_ASKS(friendly_hex);
GT_ASKS(friendly_unit);
GT_ROLLS(panic_check);
GT_RUNS(move_closes);
GT_RUNS(rally_opens);
GT_ASKS(rally);
GT_ROLLS(rally);
GT_RUNS(rally_closes);
GT_RUNS(fire_opens);
GT_ASKS(fire);
GT_ROLLS(hit);
GT_ROLLS(damage);
GT_RUNS(shot_ends);
GT_RUNS(close_opens);
GT_ASKS(declare);
GT_ASKS(make_up);
GT_ASKS(resolve);
GT_ASKS(ride_off);
GT_RUNS(fight);
GT_ASKS(lead);
GT_ASKS(tactic);
GT_RUNS(reveal);
GT_ROLLS(tactics);
GT_ROLLS(combat);
GT_ASKS(reroll);
GT_RUNS(combat_result);
GT_RUNS(combat_ends);
GT_RUNS(close_ends);
GT_RUNS(suffer);
GT_ASKS(second_step);
GT_ASKS(capture);
GT_ASKS(go_along);
GT_ASKS(retreat);
GT_ASKS(overfull);
GT_RUNS(checks);
GT_ROLLS(check);
GT_RUNS(alone);
GT_ASKS(refuge);
GT_ASKS(advance);
GT_RUNS(advance_go);

#endif
