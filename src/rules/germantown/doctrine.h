/* doctrine.h -- the commander who plays to win: his estimate, his plan for a movement phase, and
 * the questions chapter by chapter.
 *
 * The plan is made from the state when a movement phase begins and kept beside it, with what it was
 * made from: where everybody stood. Whoever finds it missing makes it again. Attacks are weighed as
 * they would be fought (tactics_game.c), in what ten throws are worth. */
#ifndef GERMANTOWN_DOCTRINE_H
#define GERMANTOWN_DOCTRINE_H

#include "rules/germantown/tactics_game.h"

/* What he cares for. Attacks are worth what ten throws are, -120 to 120. */
enum {
    W_LEAST_ATTACK = 10,  /* what an attack must promise before anybody moves for it */
    W_LEAST_LAST = 3,     /* the same in the last turn */
    W_EACH = 2,           /* each unit that it takes */
    W_LEAST_OPTIONAL = 6, /* and one that nobody must make, by those who stand there */
    W_LEAST_REROLL = 2,   /* what another throw must promise, in what one throw is worth */
    W_SHATTERED = 20,     /* an attack on the shattered is worth more, for they will be taken */
    W_DISRUPTED = 6,
    W_MILITIA = 3,        /* so many times do militia fear an attack */
    W_DRAGGED_IN = 60,    /* each enemy hex more that the attackers would have to attack */
    W_BESIDE_ENEMY = 400, /* ending beside the enemy without an attack */
    W_STRIKE = 7,         /* half points from the enemy from which he can be attacked */
    W_NEARER = 4,         /* each half point nearer to striking distance */
    W_GOAL = 2,           /* each half point nearer to the goal */
    W_LATE = 3,           /* so many times in the last two turns, while it is not taken */
    W_TOGETHER = 5,       /* each strength point that stands in the hex already */
    W_RISK = 50,          /* of 100: how far a feared attack is believed */
    W_LEASH = 24,         /* half points from the square that the British go willingly */
    W_LONE_GUN = 60,      /* a gun with nobody */
    W_COVER = 4,          /* woods */
    W_HOUSE = 300,        /* the Chew House garrisoned, by those who have it */
    W_GUARD = 300,        /* Market Square guarded */
    W_HORSE_AWAY = 6      /* cavalry stays away from foot */
};

/* ---- doctrine_way.c: ground and ways ---- */

#define GT_FAR_OFF 0xffff

/* What the enemy makes of the ground, and how far it is: in half points of foot. */
typedef struct {
    const gt_field *f;
    const gt_state *s;
    int side, enemy;
    bool last, replied; /* the last turn; the enemy still has a player turn in it or after it */
    lin_cells zone, rifles, near; /* his zones; those of rifles; hexes beside his combat units */
    uint16_t goal[LIN_CELLS];     /* to Market Square, or to the Chew House where there is none */
    uint16_t foe[LIN_CELLS];      /* to the nearest of his combat units */
    uint8_t danger[LIN_CELLS];    /* his strength within four hexes */
    int16_t risk[GT_ODDS];        /* what an attack on us is worth to him, by odds */
    uint8_t points[LIN_CELLS], guns[LIN_CELLS]; /* ours, as planned */
} gt_staff;
void gt_staff_draw(const gt_field *f, const gt_state *s, int side, gt_staff *w);

int gt_risk(const gt_staff *w, int cell, int strength); /* that so many run there */

/* Where one unit can come: by the chart, and by strategic movement. */
typedef struct {
    int from, n;
    uint16_t cell[LIN_CELLS];   /* that it can come to, the first its own */
    uint8_t cost[2][LIN_CELLS]; /* 0xff: not so */
    uint16_t back[2][LIN_CELLS];
} gt_ways;
/* spent: half points; started: it has moved already; road: and may go on by road at double speed.
 */
void gt_ways_from(const gt_staff *w, int u, int from, int spent, bool started, bool road,
                  gt_ways *out);
int gt_ways_next(const gt_ways *ways, int to); /* the first hex on the way; LIN_NOWHERE */

/* ---- doctrine_plan.c ---- */

typedef struct {
    uint64_t key;                          /* of what it was made from; 0: nothing yet */
    uint16_t from[GT_UNITS], to[GT_UNITS]; /* to: LIN_NOWHERE: it stays */
    uint16_t against[GT_UNITS];            /* the hex it is to attack; LIN_NOWHERE */
    gt_staff staff;
} gt_plan;
void gt_plan_make(const gt_field *f, const gt_state *s, int side, gt_plan *plan);
bool gt_plan_holds(const gt_field *f, const gt_state *s, int side, const gt_plan *plan);
/* The hex where those on their way should end, without a fight; the staff does not count them. */
int gt_march_goal(const gt_staff *w, const gt_ways *ways, gt_set who);

/* ---- doctrine_fight.c, doctrine_declare.c ---- */

/* What ten throws of such an attack are worth: these units, each from where scratch has it, on that
 * hex; a hex made a diversion, or LIN_NOWHERE. scratch is changed. */
int gt_attack_worth(const gt_field *f, gt_state *scratch, int cell, gt_set units, int diverted);

/* The same in the combats of that state, with one more: on several hexes. */
int gt_attacks_worth(const gt_field *f, const gt_state *s, int combat, const uint16_t *hex,
                     int hexes, gt_set units, int diverted);

typedef struct {
    const gt_field *f;
    const gt_state *s;
    const lin_view *v;
    const lin_frame *frame;
    const lin_list *list;
    lin_rng *rng;
    lin_order *out;
    gt_plan *plan;
} gt_question;

int gt_doctrine_move(const gt_question *q);
int gt_doctrine_step(const gt_question *q);
int gt_doctrine_fire(const gt_question *q);
int gt_doctrine_declare(const gt_question *q);
int gt_doctrine_make_up(const gt_question *q);
int gt_doctrine_ride_off(const gt_question *q);
int gt_doctrine_lead(const gt_question *q);
int gt_doctrine_tactic(const gt_question *q);
int gt_doctrine_reroll(const gt_question *q);
int gt_doctrine_retreat(const gt_question *q);
int gt_doctrine_go_along(const gt_question *q);
int gt_doctrine_advance(const gt_question *q);
int gt_doctrine_friendly(const gt_question *q);

#endif
