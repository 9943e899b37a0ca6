/* regimental.h -- the regimental rules: field, state, and small questions that every chapter asks.
 *
 * Units and leaders are all units of the battle: one index, one set of arrays. The place in the
 * roster is the id that rules go by (RG-1.26). A unit stands by its front-centre, facing and
 * formation; a march column or a limbered battery by its track besides; its stands are derived and
 * remembered beside the state by the kit. Leaders are discs, which the kit does not index.
 *
 * Who is still to come in a procedure is a set of the state; what it has in hand is a small record,
 * zero (and its unit RG_NONE) while nothing of the kind is under way. All places and lengths are
 * whole steps of 1/1270 inch (RG-1.12). */
#ifndef REGIMENTAL_H
#define REGIMENTAL_H

#include "core/core.h"
#include "kit/bodies.h"
#include "kit/pairs.h"
#include "kit/places.h"
#include "kit/ray.h"
#include "kit/roster.h"
#include "kit/sums.h"
#include "kit/sweep.h"
#include "rules/regimental/names.h"
#include "rules/regimental/tables.h"
#include "table/table.h"

#define RG_UNITS        88 /* units and leaders of both sides */
#define RG_BRIGADES     32
#define RG_MOST_CHARGES 48
#define RG_PAIRS        64
#define RG_WALLS        256 /* straight pieces of linear obstacles */
#define RG_STANDS       14
#define RG_GUN_STANDS   4
#define RG_TURNS        60
#define RG_OBJECTIVES   8
#define RG_NONE         KIT_NONE

#define RG_IN(inches) ((int32_t)((inches)*LIN_INCH))
#define RG_PARTS      5040                           /* of a full move, RG-1.16 */
#define RG_WHOLE      ((int64_t)RG_PARTS * LIN_INCH) /* steps times parts of one */

/* Numbers of the book, in steps. */
enum {
    RG_APART = LIN_INCH,           /* RG-1.36 */
    RG_RADIUS = 8 * LIN_INCH,      /* RG-4.4 */
    RG_RADIUS_POOR = 4 * LIN_INCH, /* RG-4.6 */
    RG_MARCH_GAP = 2 * LIN_INCH,   /* RG-4.11 */
    RG_ROAD_HALF = LIN_INCH / 2,   /* RG-10.20 */
    RG_LINED_UP = LIN_INCH / 2,    /* RG-10.21 */
    RG_OUTFLANKS = 8 * LIN_INCH,   /* RG-5.22 */
    RG_NEAR = 2 * LIN_INCH,        /* RG-2.38, RG-13.21, RG-11.97, RG-15.29 */
    RG_AT_RISK = 4 * LIN_INCH,     /* RG-11.105 */
    RG_WAGON_REACH = 4 * LIN_INCH, /* RG-6.56 */
    RG_LEGS = 4,                   /* RG-7.30 */
    RG_SNAKE_LEGS = 6,             /* RG-7.34 */
    RG_BEND_APART = 2 * LIN_INCH,  /* RG-7.35 */
    RG_DEGREE = 182                /* RG-1.46 */
};

/* ---- What never changes in a battle ---- */

/* Flags of a unit, RG-2.37 to RG-2.45. */
enum {
    RG_IS_LIGHT = 1,
    RG_IS_GRENADIER = 2,
    RG_IS_GUARDS = 4,
    RG_IS_MOUNTED_INFANTRY = 8,
    RG_HAS_COLONEL = 16,
    RG_IS_BATTALION_GUN = 32,
    RG_IS_EMPLACED = 64,
    RG_IS_PACK = 128,
    RG_BUCK_AND_BALL = 256,
    RG_MARKSMEN = 512,
    RG_HAS_BAYONETS = 1024,
    RG_CARRIES_AMMUNITION = 2048,
    RG_MAY_GO_HOME = 4096 /* RG-19.19 */
};

typedef struct {
    uint8_t side, leader; /* leader: a unit; he may be of a wing or the army, RG-4.3 */
    uint8_t wing;         /* the wing's leader, or RG_NONE */
    uint8_t turn;         /* comes on in this turn; 0: is there */
    uint8_t edge;         /* of those that come on */
    uint8_t spare[3];
    int32_t from, to; /* the stretch of that edge */
    uint16_t stands;  /* at the start, guns too, RG-15.3 */
    tb_set units;
} rg_brigade;

/* A straight piece of a fence, wall or work, the gaps of roads left out. RG-10.23 */
typedef struct {
    lin_point end[2];
    uint8_t piece;
} rg_wall;

typedef enum { RG_HOLD_POINT, RG_HOLD_PIECE, RG_NO_FOOT_NEAR, RG_FEW_STANDS, RG_EXITS } rg_goal;
typedef struct {
    lin_point at;
    int32_t far;
    uint8_t kind;     /* rg_goal */
    uint8_t side;     /* who scores it; LIN_NOBODY: whoever holds it */
    uint8_t piece;    /* an area, or RG_NONE */
    uint8_t majority; /* RG-15.28 */
    uint8_t points, stands;
    char name[32];
} rg_objective;

typedef struct {
    lin_field base;
    int units, brigades, walls, objectives;
    uint8_t type[RG_UNITS], side[RG_UNITS], rating[RG_UNITS], kind[RG_UNITS], weapon[RG_UNITS];
    uint8_t gun[RG_UNITS], stands[RG_UNITS], formation[RG_UNITS];
    uint8_t worn[RG_UNITS], spent[RG_UNITS];   /* 0: no such state */
    uint8_t brigade[RG_UNITS], wing[RG_UNITS]; /* of a leader his own brigade or RG_NONE */
    uint8_t with[RG_UNITS];                    /* a leader who begins attached; RG_NONE */
    uint16_t flags[RG_UNITS];
    kit_place begins[RG_UNITS];
    rg_brigade brigade_of[RG_BRIGADES];
    rg_wall wall[RG_WALLS];
    rg_objective objective[RG_OBJECTIVES];
    uint8_t crown;                       /* the side that is, RG-15.4 */
    uint8_t early;                       /* before 1777, RG-8.17 */
    uint8_t first;                       /* 1 + the side that begins; 0: by dice */
    uint8_t turns, zones;                /* zones: a free set-up is possible, RG-17.4 */
    uint8_t wagon_points;                /* of one destroyed, in place of the chart's; 0 */
    uint8_t ammunition;                  /* there are wagons with it, RG-6.56 */
    uint8_t edges[LIN_SIDES][KIT_EDGES]; /* base edges, RG-15.24 */
    uint8_t edge_count[LIN_SIDES];
    uint8_t exits[LIN_SIDES]; /* bit e: edge e is an exit, RG-15.25 */
    uint8_t exit_points[LIN_SIDES];
    uint8_t sight[RG_TURNS + 1]; /* inches; 0: clear; RG-10.40 */
    tb_box zone[RG_UNITS];
    tb_set bodies[LIN_SIDES], leaders[LIN_SIDES];
    uint8_t ground[LIN_SCENERY];   /* rg_ground of each piece */
    uint8_t capacity[LIN_SCENERY]; /* stands that a building or closed work holds */
    kit_scenery scenery;
} rg_field;

/* ---- What changes ---- */

typedef enum {
    RG_ABSENT,
    RG_TO_COME,
    RG_ON_TABLE,
    RG_LOST, /* destroyed, off by the base edge; a leader removed for good */
    RG_OFF,  /* by an exit */
    RG_OUT,  /* a leader off the table for a turn, RG-14.6 */
    RG_WHERES
} rg_where;

/* Marks that last. */
enum {
    RG_DISORDERED = 1,
    RG_LOW = 2,
    RG_ON_FOOT = 4, /* cavalry; a leader whose horse was killed */
    RG_COLONEL = 8,
    RG_COLONEL_DOWN = 16, /* for one turn, RG-14.19 */
    RG_COLONEL_WOUNDED = 32,
    RG_WOUNDED = 64, /* a leader, RG-14.5 */
    RG_GOING_HOME = 128
};

/* Marks of this player turn, and what was done in it. */
enum {
    RG_THROWN = 1,
    RG_BY_FLANK = 2,
    RG_FACED_ABOUT = 4,
    RG_PASSED_LINES = 8,
    RG_CHARGING = 16,
    RG_COLD = 32,       /* with cold steel */
    RG_BAD_GROUND = 64, /* charged over it */
    RG_NO_FIRE = 128,   /* RG-3.28 */
    RG_FIRES = 256,     /* a battery whose entry has fire in it, RG-6.38 */
    RG_MET = 512,       /* countercharged */
    RG_DUE = 1024,      /* disorder at the end of the phase, RG-13.92 */
    RG_LED = 2048,      /* a leader: a throw */
    RG_ATTACHES = 4096, /* a leader: his act of the first step */
    RG_SECOND = 8192,   /* it has won, and fights or may fight a second combat */
    RG_WAS_TARGET = 16384,
    RG_CLEAR_WAY = 32768 /* its whole charge over open ground, RG-13.30 */
};

/* What its result gave it; 0: nothing, or used. */
typedef enum { RG_NO_MENU, RG_TARDY, RG_WELL, RG_QUICK, RG_MENUS } rg_menu;

/* A charge of this player turn. */
enum { RG_DONE_CHARGE = 1, RG_COUNTERED = 2, RG_BREAKS = 4, RG_FULL_PACE = 8, RG_OVER = 16 };
typedef struct {
    lin_point from; /* its centre when it set out, before any wheel */
    int16_t wheel;
    uint8_t unit, target;
    uint8_t flags, level;
    uint8_t by;       /* who countercharges it; RG_NONE */
    uint8_t building; /* struck as a garrison's outline; RG_NONE */
} rg_charge;

/* Two units in contact; the attacker's first. */
enum { RG_ON_FLANK = 1, RG_ON_REAR = 2, RG_FROM_BEHIND = 4, RG_OF_SECOND = 8 };
typedef struct {
    uint8_t attacker, defender, flags, spare;
} rg_pair;

/* A march under way. */
enum {
    RG_IN_FULL = 1, /* a tardy unit that makes a full move */
    RG_CROSSED = 2, /* a fence: RG-7.22 */
    RG_WHEELED = 4,
    RG_OBLIQUED = 8,
    RG_TURNED = 16,     /* its free turn is used */
    RG_PASSING = 32,    /* through friends */
    RG_THING_DONE = 64, /* the one thing besides the half move */
    RG_WALKED = 128     /* the move is over, the thing may follow */
};
typedef struct {
    int64_t cost, limit; /* steps times parts: used, but for open ground; of the whole move */
    int32_t open;        /* steps over open ground, doubled where they count double */
    uint8_t unit, legs, flags, spare;
} rg_march;

/* A throw, a shot, a combat under way. */
typedef struct {
    uint8_t unit, leader; /* of a throw by itself; RG_NONE */
    uint8_t coloured, white;
} rg_throw;
typedef struct {
    uint8_t target, total, effect, doubles; /* total: of the dice with all that is added, plus 20 */
    uint8_t six, hurt, cannon, main;        /* hurt: it left the target disordered; cannon: at least
                                               half of the points; main: the shooter with the most */
} rg_shot;
typedef struct {
    int8_t result, die;
    uint8_t row, fights;          /* fights: one is under way */
    uint8_t principal[LIN_SIDES]; /* RG_NONE: not named */
    uint8_t rounds, outflanked;   /* bit s: that side was */
    uint8_t fortified, by_horse;  /* the defender was; bit s: it was beaten by horse */
    uint8_t second, building;     /* building: 1 + one that defenders are in */
    uint8_t attacker, spare[3];   /* attacker: the side */
} rg_combat;
typedef struct {
    lin_head head;
    tb_set throwing; /* units of the throw under way that are still to have what it forces */
    tb_set acting;   /* those that still have a menu to choose from */
    tb_set fleeing;  /* of a combat: still to retreat */
    tb_set winning;  /* of a combat: still to carry, recall or break through */
    tb_set breaking; /* still to break through */
    tb_set fighting[LIN_SIDES]; /* units of the combat under way */
    tb_set at_risk;             /* leaders, and colonels by their units, still to throw */
    lin_point at[RG_UNITS];     /* front-centre, head; centre of a disc */
    int32_t used[RG_UNITS];     /* of a leader's allowance, of RG_WHOLE; of a unit that has fired at
                                   the target in hand: its points, see fire/ammunition.c */
    uint16_t facing[RG_UNITS], mark[RG_UNITS], done[RG_UNITS];
    uint16_t gun[RG_UNITS];                   /* of four stands: there, silenced, damaged, low */
    uint16_t fired[RG_UNITS], aims[RG_UNITS]; /* stands, in this step */
    uint8_t stands[RG_UNITS], formation[RG_UNITS], where[RG_UNITS], menu[RG_UNITS];
    uint8_t in[RG_UNITS];      /* 1 + the building of a garrison; 0 */
    uint8_t with[RG_UNITS];    /* whom a leader is attached to */
    uint8_t fate[RG_UNITS];    /* rg_fate of a leader, or of a colonel */
    uint8_t until[RG_UNITS];   /* the turn after whose own player turn his fate is over; of one
                                  lost the turn before which he is not replaced */
    uint8_t volleys[RG_UNITS]; /* fire steps so far, up to two */
    kit_packed_track track[RG_UNITS];
    rg_charge charge[RG_MOST_CHARGES];
    rg_pair pair[RG_PAIRS];
    rg_march march;
    rg_combat combat;
    rg_throw thrown;
    rg_shot shot;
    uint8_t turn, side, first, phase;        /* side: the mover */
    uint8_t charges, pairs, gone[LIN_SIDES]; /* gone: units that left by an exit */
    uint8_t first_die[LIN_SIDES];
    uint8_t killed[LIN_SIDES], captured[LIN_SIDES]; /* leaders of that side */
    uint8_t exited[LIN_SIDES];                      /* units that scored by leaving */
    uint8_t spare[12];
} rg_state;

_Static_assert(sizeof(rg_state) % 8 == 0, "the state is hashed in words");
_Static_assert(sizeof(rg_state) <= 8192, "a state is at most 8 KB");
_Static_assert(RG_UNITS <= KIT_UNITS, "the kit has a body for each");

enum { RG_PHASE_SETUP, RG_PHASE_MANEUVER, RG_PHASE_FIRE, RG_PHASE_CHARGE };

/* Levels of victory, RG-15.32, RG-15.33. */
enum { RG_LEVEL_DRAW, RG_LEVEL_VICTORY, RG_LEVEL_DECISIVE };

/* ---- Small questions ---- */

static inline const rg_field *rg_field_of(const lin_field *f)
{
    return (const rg_field *)(const void *)f;
}

static inline const char *rg_id(const rg_field *f, int u)
{
    return f->base.battle->unit[u].id;
}

static inline bool rg_is_leader(const rg_field *f, int u)
{
    return f->type[u] >= RG_BRIGADE;
}

static inline bool rg_is_troops(const rg_field *f, int u)
{
    return f->type[u] <= RG_CAVALRY;
}

static inline bool rg_is_guns(const rg_field *f, int u) /* wagons too */
{
    return f->type[u] == RG_ARTILLERY || f->type[u] == RG_WAGON;
}

static inline bool rg_option(const rg_field *f, int option)
{
    return f->base.option[option] != 0;
}

static inline bool rg_stands(const rg_state *s, int u)
{
    return s->where[u] == RG_ON_TABLE;
}

static inline bool rg_is_broken(const rg_state *s, int u)
{
    return s->formation[u] == RG_BROKEN;
}

static inline bool rg_is_disordered(const rg_state *s, int u)
{
    return s->mark[u] & RG_DISORDERED;
}

static inline bool rg_is_mounted(const rg_field *f, const rg_state *s, int u)
{
    return f->type[u] == RG_CAVALRY && !(s->mark[u] & RG_ON_FOOT);
}

static inline bool rg_is_snake(const rg_state *s, int u)
{
    return s->formation[u] == RG_MARCH_COLUMN || s->formation[u] == RG_LIMBERED;
}

static inline int32_t rg_close(const rg_field *f) /* RG-1.34, RG-1.35 */
{
    return (f->base.option[RG_OPT_CLOSE_RANGE] + 1) * LIN_INCH;
}

/* ---- Gun stands: four bits each of four things ---- */

enum { RG_GUN_THERE = 0, RG_GUN_SILENCED = 4, RG_GUN_DAMAGED = 8, RG_GUN_LOW = 12 };

static inline bool rg_gun_is(const rg_state *s, int u, int what, int stand)
{
    return s->gun[u] >> (what + stand) & 1;
}

/* ---- The rows ---- */

extern const int8_t rg_worth[RR_REASONS];
extern const lin_step rg_steps[RG_STEPS];
extern const lin_verb rg_verbs[RV_VERBS];
extern const lin_event_row rg_events[RE_EVENTS];
extern const lin_event_part rg_event_parts[RE_EVENTS];
extern const lin_reason rg_reasons[RR_REASONS];
extern const lin_option rg_options[RG_OPT_COUNT];
extern const lin_look rg_looks[]; /* ends with word NULL */
extern const lin_rules lin_book_regimental;

#endif
