/* doctrine.h -- the commander who plays to win: his estimate of the situation.
 *
 * He remembers nothing between two questions. At each he makes the same estimate from what lies on
 * the table: who is ahead if it ended now, whom each unit is to go for, where it is to stand. Since
 * measuring is free (RG-1.11) he measures, and what a charge or a volley would come to he adds up
 * with the rules' own sums, on a copy of the state that he has put the charger into.
 *
 * Everything is counted in hundredths of a victory point, in whole numbers, so that he decides the
 * same on every machine. Whatever he comes to is either one of the listed answers or has passed the
 * check of the question. */
#ifndef RG_DOCTRINE_H
#define RG_DOCTRINE_H

#include "kit/answer.h"
#include "rules/regimental/charge/charge.h"
#include "rules/regimental/fire/fire.h"
#include "rules/regimental/march/act.h"
#include "rules/regimental/steps.h"

/* What he cares for, in hundredths of a point unless it says otherwise. */
enum {
    /* units */
    W_STAND = 40,      /* a stand, besides what the other side scores for it */
    W_DISORDERED = 8,  /* of 100: what a unit is worth less when it is */
    W_BROKEN = 28,     /* the same of a broken one */
    W_PUSHED = 4,      /* and of one that had to give ground */
    W_SILENCED = 30,   /* of 100 of a gun stand */
    W_DAMAGED = 40,    /* the same */
    W_LEADER_RISK = 8, /* a leader or colonel who has to throw */
    /* charges */
    W_LEAST_CHARGE = 20, /* what a charge must promise */
    W_LEAVE_PLACE = 60,  /* the same of one who has a place to keep */
    W_DARES = 60,        /* so much less where time runs out */
    W_GROUND = 40,       /* of 100 of the points of a place whose holder is driven off */
    /* throws */
    W_PANIC = 40,     /* of 100 of a unit that panics */
    W_FALL_BACK = 12, /* the same of one that falls back */
    /* inches */
    W_ASSEMBLY = 14,  /* there they wait until there are enough of them */
    W_HORSE_OFF = 13, /* horse waits so far off */
    W_RIFLES = 7,     /* riflemen fire from there */
    W_NEAR = 16,      /* an enemy so near is gone for before ground is */
    W_FORMS = 13,     /* with an enemy so near columns form line */
    W_COLUMN = 22,    /* with no enemy so near, and so far to go, they march in column */
    W_CROWD = 4,      /* further off counts an enemy for whom one of ours goes already */
    W_GUN_REACH = 22, /* guns go no nearer than that to fire, if they see anything */
    W_GUN_SAFE = 10,  /* and never so near to the enemy's foot */
    W_SAFE = 5,       /* leaders keep so far from him */
    W_STAYS = 2,      /* and do not ride for less */
    W_GUARD = 16,     /* an enemy so near to a place keeps those in it there */
    /* turns */
    W_HURRY = 3 /* left: then what decides at the end is all that counts */
};

typedef enum { RG_ATTACKS, RG_DEFENDS } rg_stance;

/* The estimate of the situation. */
typedef struct {
    const lin_view *view;
    const rg_field *f;
    const rg_state *s;
    const lin_frame *frame;
    const lin_list *list; /* NULL: nothing is to be answered */
    lin_rng *rng;
    lin_order *out;
    int side, enemy;
    int turns_left; /* after this one */
    rg_stance stance;
    bool given; /* an order has passed the check */
    int lead;   /* points that we have more, if it ended now */
    uint8_t holder[RG_OBJECTIVES];
    uint8_t claimed[RG_OBJECTIVES]; /* the unit that is to go there, or RG_NONE */
    tb_set foes;                    /* units on the table, not broken, no wagons */
} rg_estimate;

/* Answers: an index into the list, or one of these. */
enum { RG_ANSWERED = KIT_ANSWERED, RG_UNDECIDED = KIT_UNDECIDED };

int rg_give(rg_estimate *p, lin_order o);      /* the order, if the question's check lets it pass */
int rg_listed(const rg_estimate *p, int verb); /* the first of that verb, or RG_UNDECIDED */
void rg_make_estimate(rg_estimate *p, const lin_view *view); /* plan.c */
int rg_doctrine(const lin_view *view, const lin_list *list, lin_rng *rng, lin_order *out);
bool rg_purpose(const lin_view *view, const lin_order *o, lin_text *out); /* purpose.c */

/* ---- eye.c: who is where ---- */

int32_t rg_far(lin_point a, lin_point b);
int rg_off(tb_angle facing, lin_point from, lin_point to); /* parts of a circle, right > 0 */
bool rg_is_steady(const rg_estimate *p, int u);            /* troops on the table, not broken */
/* The nearest enemy unit that is neither broken nor a wagon; RG_NONE. */
int rg_nearest_foe(const rg_estimate *p, int u, int32_t *far);
/* The point of it that is nearest to that one. */
lin_point rg_nearest_point(const rg_estimate *p, int u, lin_point to);
/* Would a body there be under the muskets or the canister of the enemy? */
bool rg_is_under_fire(const rg_estimate *p, const tb_body *b);
bool rg_has_cover(const rg_estimate *p, int u); /* it is worth staying where it is */
int rg_going_under(const rg_estimate *p, lin_point at);

/* ---- plan.c: what decides the battle ---- */

lin_point rg_goal_point(const rg_estimate *p, int objective, lin_point from);
bool rg_is_at(const rg_estimate *p, int u, int objective);
bool rg_keeps_place(const rg_estimate *p, int u); /* it holds what it should not leave */
bool rg_leaves(const rg_estimate *p, int u);      /* it is to get off by an exit */

/* ---- worth.c: what things are worth, and chances ---- */

int rg_stand_worth(const rg_estimate *p, int u);
int rg_unit_worth(const rg_estimate *p, int u); /* all stands left */
int rg_fire_worth(const rg_estimate *p, int target, int add, bool cannon);
/* What a throw might cost it, with so much added. */
int rg_throw_risk(const rg_estimate *p, int u, int add);
int rg_throw_add(const rg_estimate *p, int u); /* what is added to its throw now */
int rg_chance_of_menu(int add);                /* of 36: well handled or better */

/* ---- bout.c: what a charge would come to ---- */

int rg_charge_worth(const rg_estimate *p, int u, int target, int turn, int64_t limit, bool cold);
/* The better of cold steel and fire, if it can reach at all; false: it cannot, or may not. */
bool rg_best_charge(const rg_estimate *p, int u, int target, bool *cold, int *worth);
int rg_breakthrough_worth(const rg_estimate *p, int u, int target, int turn);

/* ---- charge.c ---- */

int rg_doctrine_declare(rg_estimate *p);
int rg_doctrine_counter(rg_estimate *p);
int rg_doctrine_breakthroughs(rg_estimate *p);
int rg_doctrine_recall(rg_estimate *p);
int rg_least_worth(const rg_estimate *p, int u); /* what a charge must promise it */

/* ---- errand.c: where a unit is to go ---- */

typedef struct {
    lin_point to; /* the place, or whom it is to face there */
    int32_t stop; /* so far off it stops */
    uint8_t foe;  /* whom it goes for, or RG_NONE */
    uint8_t goal; /* 1 + the objective that it goes for; 0 */
    bool fires;   /* it goes into the enemy's fire to use its own */
    bool leaves;  /* off the table */
    bool only_faces;
} rg_errand;
bool rg_errand_of(const rg_estimate *p, int u, rg_errand *out);
int rg_foe_of(const rg_estimate *p, int u, int32_t *far);   /* whom it goes for; RG_NONE */
bool rg_fires_well(const rg_estimate *p, int u, int enemy); /* better at musket shot than not */

/* ---- march.c: legs ---- */

int rg_formation_wanted(const rg_estimate *p, int u, const rg_errand *e);
/* The next order of one that has a menu; false: it has done what it should. */
bool rg_next_leg(const rg_estimate *p, int u, const rg_errand *e, lin_order *out);
bool rg_next_of_snake(const rg_estimate *p, int u, const rg_errand *e, lin_order *out);

/* ---- act.c: menus; throws.c: who throws ---- */

int rg_doctrine_act(rg_estimate *p);
int rg_doctrine_on_march(rg_estimate *p);
int rg_doctrine_throws(rg_estimate *p);
int rg_doctrine_gather(rg_estimate *p);

/* ---- guns.c ---- */

bool rg_gun_wants(const rg_estimate *p, int u); /* something that it has to throw for */
bool rg_gun_acts(const rg_estimate *p, int u, lin_order *out);
int rg_gun_target(const rg_estimate *p, int u, int32_t *far); /* the nearest it sees */

/* ---- fire.c ---- */

int rg_doctrine_fire(rg_estimate *p);
int rg_doctrine_aim(rg_estimate *p);

/* ---- command.c: leaders ---- */

int rg_doctrine_leaders(rg_estimate *p);
int rg_doctrine_rides(rg_estimate *p);

#endif
