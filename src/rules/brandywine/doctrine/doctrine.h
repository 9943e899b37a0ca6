/* doctrine.h -- the commander who plays to win: his estimate of the situation.
 *
 * He makes his estimate from the state alone: what the enemy could do next (`comes`), what his own
 * army can do now (`can`), what there is to win, and whom to send where. A march is planned when
 * its counter is picked, as things look with the counter lifted off the board, and the way is kept
 * beside the state for its steps (errand.c). Nothing else is remembered, so that what he has in
 * mind with an order can be told from the position before it (purpose.c).
 *
 * Everything is counted in hundredths of a victory point. */
#ifndef BRANDYWINE_DOCTRINE_H
#define BRANDYWINE_DOCTRINE_H

#include "rules/brandywine/brandywine.h"

/* What the commander cares for, in hundredths of a point. */
enum {
    W_POINT = 100,   /* a victory point */
    W_DISORDER = 25, /* a unit put into disorder, besides its strength */
    W_SQUARE_NOW =
        40,        /* of 100: what owning a square counts in the first hour, the rest at the end */
    W_DRIVE = 8,   /* each enemy unit driven back */
    W_HOLD = 12,   /* pinning the enemy */
    W_CHECKED = 6, /* an attack that comes to nothing */
    W_THROWN_BACK = 8,    /* each unit of ours thrown back */
    W_LEADER_SHAKEN = 30, /* putting their commander to flight */
    W_LEADER_RISK = 20,   /* what a shift must bring before our commander leads */
    W_MARCH = 60,         /* an hour of march nearer to the aim */
    W_GARRISON = 15,      /* of 100: a point of a square kept from an enemy who could come */
    W_TO_LEADER = 4,      /* each square nearer the commander, for the disordered */
    W_COVER = 10,         /* standing on ground that doubles */
    W_STUCK = 150,        /* a unit that has nowhere else to go */
    W_EAGER = 20,         /* the most that leaving a good place may weigh */
    W_CONTACT = 20,       /* of 100: how far the place left behind weighs in an assault */
    W_LEAST_GAIN = 8,     /* what an assault must promise */
    W_LEAST_MOVE = 4,     /* what a march must better */
    W_LEADER_FRONT = 20,  /* the commander near the fighting */
    W_LEADER_RALLY = 10,  /* the commander with the disordered */
    W_SENT_ON = 60,       /* what takes the commander from his column */
    W_LONE_GUN = 200,     /* a gun beside the enemy with nobody near */
    W_SETUP_COVER = 30,   /* set up on ground that doubles */
    W_SETUP_ROAD = 10,    /* set up on a road */
    W_HOPELESS = -60,     /* an attack so bad that withdrawing is better */
    W_ROUND_POST = 20,    /* quarters of detour to keep clear of an enemy post */
    W_ROUND_ZONE = 10,    /* the same for squares he controls */
    W_GUARD = 80,         /* an hour of march nearer to the square to guard */
    W_FRONT = 30,         /* each square in front of it, towards the enemy */
    W_OFFENCE = 300,      /* how much is sent to take rather than to guard */
    W_NEAR_ENOUGH = 10,   /* quarters from the guarded square that still count as there */
    W_FRONT_MOST = 4,     /* squares in front that count */
    W_RISK = 20,          /* of 100: how far a feared loss is believed */
};

/* ---- way.c: marches and distances ---- */

typedef struct {
    lin_cells plain, rough, road, bog;
} bw_ground;
void bw_ground_draw(const bw_field *f, bw_ground *g);

typedef struct {
    const lin_cells *barred, *stops; /* may not enter; ends its march there */
    int limit;                       /* quarters */
} bw_march;

/* All squares it can get to, its own included. */
void bw_reach_all(const bw_field *f, const bw_ground *g, const bw_march *m, int from,
                  lin_cells *out);
/* The squares of its cheapest way there, both ends included; how many. 0: it cannot get there. */
#define BW_WAY (12 * BW_QUARTERS + 2)
int bw_way(const bw_field *f, const bw_march *m, int from, int to, uint16_t *way);
/* Quarters from every square to the goal; extra: on top of the price of each square. */
void bw_ways_to(const bw_field *f, const uint8_t *extra, int goal, uint16_t *cost);

/* ---- staff.c: the estimate ---- */

/* Those who stand together in a square. */
typedef struct {
    int units, factors, worth, order, weakest;
} bw_stand;

#define BW_AIMS 6

/* A square that the enemy holds with combat units. */
typedef struct {
    uint16_t at;
    uint64_t units;
    int factors, defence, weakest; /* weakest: the least single defence */
} bw_post;

typedef struct {
    const bw_field *f;
    const bw_state *s;
    int side, enemy;
    int hand;                             /* the counter in hand, or -1 */
    int turns_left;                       /* of ours, after this one */
    int replies;                          /* enemy player turns still to come */
    int power;                            /* what a factor is worth */
    int worth[BW_UNITS], order[BW_UNITS]; /* of each unit's life; of its good order */
    uint64_t free;                        /* ours that may still move */
    uint64_t plane[4];                    /* units by the bits of their factors */
    lin_cells troops[LIN_SIDES], zone[LIN_SIDES];
    bw_ground ground;
    lin_cells barred[LIN_SIDES], closed[LIN_SIDES]; /* to each side: counters; and control */
    uint8_t factors[LIN_SIDES][LIN_CELLS];          /* standing there */
    uint64_t can[LIN_CELLS];                        /* ours that can end there now */
    uint64_t comes[LIN_CELLS];                      /* enemies that can come there to fight */
    uint64_t slips[LIN_CELLS];                      /* enemies in disorder that can come there */
    int16_t risk[BW_COLUMNS];                       /* of a stack's worth, in 256ths */
    int16_t rout[BW_COLUMNS];                       /* of its order, under bombardment */
    uint16_t danger[LIN_CELLS]; /* attack that can come; 0xffff: not known yet */
    uint16_t foes[LIN_CELLS], guns[LIN_CELLS], help[LIN_CELLS];
    int posts;
    bw_post post[BW_UNITS];
    uint8_t post_at[LIN_CELLS]; /* index, or 0xff */
    /* our own stacks, without the counter in hand */
    int stacks;
    bw_stand stack[BW_UNITS];
    uint8_t stack_at[LIN_CELLS]; /* index, or 0xff */
    /* whom to send where */
    int aims;               /* squares aimed at, the weightiest first */
    uint8_t aim[BW_AIMS];   /* which victory square */
    int share[BW_AIMS];     /* factors it deserves */
    uint8_t sent[BW_UNITS]; /* which aim each unit is sent to */
    bool far_known[BW_AIMS];
    uint16_t far[BW_AIMS][LIN_CELLS]; /* quarters to each aim */
    uint8_t near_foe[LIN_CELLS];      /* squares to the nearest enemy; 0xff: not known yet */
} bw_staff;

/* Who stands where; then who can come; then, with who can go, the aims. */
void bw_staff_draw(bw_staff *w, const bw_field *f, const bw_state *s, int side,
                   const lin_frame *hand);
bool bw_is_barred(const bw_staff *w, int cell); /* by an enemy counter */
bool bw_in_zone(const bw_staff *w, int cell);   /* of the enemy */
void bw_staff_comes(bw_staff *w);
void bw_staff_can(bw_staff *w, const lin_frame *hand);
int bw_sum(const bw_staff *w, uint64_t units); /* printed factors */
/* The way of a counter in hand, from the square it stands in or comes on at; how many squares, at
 * most BW_WAY. 0: it cannot get there. */
int bw_hand_way(const bw_staff *w, const lin_frame *hand, int to, uint16_t *way);

/* ---- worth.c: what things are worth ---- */

void bw_draw_risks(bw_staff *w);
void bw_draw_worth(bw_staff *w);
int bw_ground_worth(const bw_staff *w, int cell); /* of taking it */
void bw_stand_add(const bw_staff *w, int u, bw_stand *st);
int bw_stand_loss(bw_staff *w, int cell, const bw_stand *st); /* what the enemy may do to it */

/* What hangs on a battle. */
typedef struct {
    int attack, defence, shift;
    int n, least, match, order; /* attackers: units, least worth, EXC, order */
    int foes, foe_least, foe_order, foe_worth;
    int caught[3]; /* worth of those who cannot retreat 1, 2 */
    int ground, prize;
} bw_stakes;
int bw_battle_worth(const bw_staff *w, const bw_stakes *st);
int bw_fire_worth(const bw_staff *w, const bw_stakes *st, int *driven);

/* ---- fight.c: sharing a line of attackers out among battles ---- */

#define BW_LINE 40 /* attackers looked at together */
#define BW_FOES 16 /* enemy squares they touch */

/* Who fights where: a battle goes by the first of its posts. */
typedef struct {
    uint8_t in[BW_LINE]; /* battle, or BW_FIRES + the post */
    uint8_t of[BW_FOES]; /* battle of each post */
    int value[BW_FOES];  /* of each battle */
} bw_share;

typedef struct {
    int n, posts;
    uint8_t unit[BW_LINE];
    uint16_t at[BW_LINE];
    bw_share share;
    bw_post post[BW_FOES];
    uint8_t times[BW_LINE][BW_FOES]; /* angle; 0: does not touch */
    uint8_t higher[BW_LINE][BW_FOES];
    uint8_t front[BW_LINE][BW_FOES];
    int stake[BW_FOES][6]; /* see fight.c */
} bw_line;
enum { BW_FIRES = 64 };

void bw_line_add(bw_line *line, int u, int at);
/* Share it out; the worth of all its battles. `open`: enemies that may be attacked; faced:
 * units must attack as they face, else they will be turned. */
int bw_line_solve(const bw_staff *w, bw_line *line, uint64_t open, bool faced);
uint64_t bw_line_attackers(const bw_line *line, int battle);
uint64_t bw_line_defenders(const bw_line *line, int battle);
int bw_line_value(const bw_staff *w, const bw_line *line, int battle);

/* ---- plan.c: aims, and what each square is worth to a unit ---- */

void bw_plan_draw(bw_staff *w);
/* All of it in turn: who stands where, who comes, what each can reach, and the plan. */
void bw_staff_plans(bw_staff *w, const bw_field *f, const bw_state *s, int side,
                    const lin_frame *hand);
int bw_foe_distance(bw_staff *w, int cell);
int bw_place_score(bw_staff *w, int u, int cell);
/* The best square it can end its move in without a fight; LIN_NOWHERE: there is none. */
int bw_best_place(bw_staff *w, int u, int *score);
int bw_fallback_score(bw_staff *w, int u, int cell, bool starred);
bool bw_can_end(const bw_staff *w, int u, int cell);
/* Would this gun stand there beside the enemy's foot or horse, and none of ours in the square or
 * next to it? */
bool bw_is_exposed(const bw_staff *w, int u, int cell);

/* ---- assault.c: attacks worth moving for ---- */

typedef struct {
    uint64_t units;        /* all who attack */
    uint16_t to[BW_UNITS]; /* and from where */
} bw_assault;
void bw_assault_plan(bw_staff *w, bw_assault *out);

/* Where the counter in hand should end its move, and the attack that it has a part in, if it has
 * one; LIN_NOWHERE: nowhere else. */
int bw_destination(bw_staff *w, int u, bw_assault *assault);

/* ---- errand.c: the march of the counter in hand ---- */

/* Kept beside the state. */
typedef struct {
    bw_state was; /* the position it was planned in, without the counter; for comparison */
    int32_t unit, cells;
    uint16_t way[BW_WAY];
} bw_errand;
void bw_errand_note(bw_errand *e, const bw_staff *w, const lin_frame *hand, int to);
/* Where the head of the commander's column has just marched off to; LIN_NOWHERE: it has not. */
int bw_errand_led(const bw_errand *e, const bw_staff *w, int leader);
/* The next square on its way, LIN_NOWHERE at its end. False: no such march is known. */
bool bw_errand_next(const bw_errand *e, const bw_state *s, int u, int *next);

/* ---- the questions, chapter by chapter ---- */

typedef struct {
    const bw_field *f;
    const bw_state *s;
    const lin_frame *frame;
    const lin_list *list;
    lin_rng *rng;
    lin_order *out;
    bw_errand *errand;
} bw_question;

/* The line of those who can attack now, shared out among battles. */
void bw_draw_line(bw_staff *w, const bw_field *f, const bw_state *s, bw_contacts *c, bw_line *line);
int bw_doctrine_setup(const bw_question *q);
int bw_doctrine_move(const bw_question *q);
int bw_doctrine_step(const bw_question *q);
int bw_doctrine_face(const bw_question *q);
int bw_doctrine_combat(const bw_question *q);
int bw_doctrine_battle(const bw_question *q);
int bw_doctrine_guns(const bw_question *q);
int bw_doctrine_commander(const bw_question *q);
int bw_doctrine_lose(const bw_question *q);
int bw_doctrine_retreat(const bw_question *q);
int bw_doctrine_retreat_to(const bw_question *q);
int bw_doctrine_advance(const bw_question *q);
int bw_doctrine_follow(const bw_question *q);

int bw_best_facing(const bw_staff *w, int u, int cell, unsigned allowed); /* bits of facings */
int bw_leader_score(bw_staff *w, int cell);
void bw_line_stakes(const bw_staff *w, uint64_t attackers, uint64_t defenders, bw_stakes *st);

#endif
