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

#include "rules/regimental/field.h"

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
    uint8_t by;   /* who countercharges it; RG_NONE */
    uint8_t deep; /* what it struck is so deep along its way, in hundredths of an inch */
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
    RG_TURNED = 16,        /* its free turn is used */
    RG_PASSING = 32,       /* through friends */
    RG_THING_DONE = 64,    /* the one thing besides the half move */
    RG_JUST_LIMBERED = 128 /* a light battery: it may move now, and no more, RG-6.26 */
};
typedef struct {
    int64_t cost, limit; /* steps times parts: used, but for open ground; of the whole move */
    int32_t open;        /* steps over open ground, doubled where they count double */
    int32_t led;         /* of that its leader has paid for, RG-4.22 */
    lin_point stood;     /* where he was when it began */
    uint8_t unit, legs, flags, spare[5];
} rg_march;

/* A throw, a shot, a combat under way. */
typedef struct {
    uint8_t unit, leader; /* of a throw by itself; RG_NONE */
    uint8_t coloured, white;
} rg_throw;
typedef struct {
    uint8_t target, total, effect, doubles; /* total: with all that is added, plus 20 */
    uint8_t six, hurt, cannon;              /* hurt: it left the target disordered, or 1 + the gun
                                               stand just damaged; cannon: at least half of the
                                               points */
    uint8_t main;                           /* the shooter with the most */
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
    tb_set behind;              /* of a shot: those behind a massed target */
    lin_point at[RG_UNITS];     /* front-centre, head; centre of a disc */
    int32_t used[RG_UNITS];     /* of a leader's allowance, of RG_WHOLE; of a unit that has fired at
                                   the target in hand: its points, see fire/ammunition.c */
    uint16_t facing[RG_UNITS], mark[RG_UNITS], done[RG_UNITS];
    uint16_t gun[RG_UNITS];                   /* of four stands: there, silenced, damaged, low */
    uint16_t fired[RG_UNITS], aims[RG_UNITS]; /* stands, in this step; of a leader who rides: steps
                                                 over open ground, and 1: over a fence */
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
