/* doctrine.h -- the commander who plays to win: his estimate of the situation.
 *
 * He remembers nothing between two questions. At each he makes the same estimate from what his side
 * sees: how the battle stands, what each brigade is to do, and what its orders let it do. The
 * orders that his brigades have are his memory: a plan is written into them and lasts until a
 * courier brings another.
 *
 * Nothing is measured ahead (section 12), by him neither: every distance he goes by is judged by
 * eye (IB-12.11), and he tries nothing out on copies, since that would measure. With measuring on
 * the same functions give the true ones.
 *
 * Everything is counted in hundredths of a point of the army list, in whole numbers, so that he
 * decides the same on every machine. Whatever he comes to is either one of the listed answers or
 * has passed the check of the question. */
#ifndef IB_DOCTRINE_H
#define IB_DOCTRINE_H

#include "kit/answer.h"
#include "rules/ironbrigade/steps.h"

/* What he cares for, in hundredths of a point unless it says otherwise. */
enum {
    /* fire */
    W_LAST_MARK = 150,      /* of 100: a mark that may be the last one */
    W_FEW_MARKS = 120,      /* of 100: one of the last three, when a unit must be tested */
    W_LEAST_VOLLEY = 60,    /* hundredths of a mark: below that a volley is kept */
    W_KEPT_BACK = 130,      /* hundredths of a mark that a first volley must promise */
    W_BRIGADIER_DEAD = 350, /* his units are tested */
    W_CHIEF_DEAD = 250,     /* nobody sends orders any more */
    W_RATING = 60,          /* a point of his rating */
    /* melee */
    W_ROUT = 70,          /* of 100: what is lost of one that runs */
    W_SHORT = 250,        /* a charge that does not arrive: disordered before the enemy */
    W_LEAST_CHARGE = 120, /* what a charge must promise */
    W_LEAVE_PLACE = 300,  /* the same of one who defends */
    W_BOLD_CHARGE = 0,    /* the same where time runs out */
    W_URGENT = 60,        /* a turn less, when he who comes has few left: so much he dares more */
    W_LOST = 300,         /* a unit less: nations withdraw by units */
    W_BREAK_OFF = -250,   /* a melee that promises less is broken off */
    /* inches */
    W_NEAR = 18, /* an enemy so near is gone for; before that a brigade goes where it is sent */
    W_LOAD = 15, /* with an enemy so near an empty unit loads */
    W_CROWD = 3, /* further off counts an enemy for whom one of ours goes already */
    W_HORSE_OFF = 13, /* horse keeps so far from infantry that is loaded */
    W_GUNS_OFF = 9,   /* guns go no nearer to the enemy */
    W_RIDES_BEHIND = 3,
    W_CHIEF_BEHIND = 5,
    W_SAFE = 3,       /* and not so near to an enemy */
    W_STAYS = 2,      /* a commander does not ride for less */
    W_KEEP_GOAL = 12, /* and so much nearer one who relieves a brigade that is sent there */
    W_KEEP_ORDER = 6, /* so much nearer another aim must be for a new order */
    W_ROAD_NEAR = 4,  /* a road so near is worth beginning on */
    W_STEP = 6,       /* a march */
    W_ESCORT = 12,    /* a gun has one of the others so near, before it */
    W_STRAYED = 14,   /* who holds goes back from so far */
    W_CLEARED = 10,   /* an enemy so near to what is to be taken must be driven off first */
    /* turns */
    W_DARES = 8, /* left: from then on he who must win in time dares more */
    W_HURRY = 4  /* left: from then on what decides the battle at its end is all that counts */
};

typedef enum { IB_ATTACKS, IB_DEFENDS } ib_stance;

/* The estimate of the situation. */
typedef struct {
    const lin_view *view;
    const ib_field *f;
    const ib_state *s;
    const lin_frame *frame;
    const lin_list *list; /* NULL: nothing is to be answered */
    lin_rng *rng;
    lin_order *out;
    int side, enemy;
    int turns_left; /* after this one */
    ib_stance stance;
    bool given;    /* an order has passed the check */
    bool has_goal; /* there is a place that decides the battle */
    lin_point goal;
    int goal_enemies, goal_friends;  /* units at it, by eye */
    int lost[LIN_SIDES][IB_NATIONS]; /* what a unit less is worth */
} ib_estimate;

/* Answers: an index into the list, or one of these. */
enum { IB_ANSWERED = KIT_ANSWERED, IB_UNDECIDED = KIT_UNDECIDED };

int ib_give(ib_estimate *p, lin_order o);      /* the order, if the question's check lets it pass */
int ib_listed(const ib_estimate *p, int verb); /* the first of that verb, or IB_UNDECIDED */
void ib_make_estimate(ib_estimate *p, const lin_view *view);
int ib_doctrine(const lin_view *view, const lin_list *list, lin_rng *rng, lin_order *out);
bool ib_purpose(const lin_view *view, const lin_order *o, lin_text *out); /* purpose.c */

/* ---- eye.c: what is seen ---- */

int32_t ib_eye(const ib_estimate *p, lin_point a, lin_point b);
bool ib_is_there(const ib_estimate *p, int u); /* a unit on the table */
bool ib_is_foot(const ib_estimate *p, int u);
int ib_off(const ib_estimate *p, int u, lin_point to); /* degrees to the right of its front */
int ib_nearest_foe(const ib_estimate *p, lin_point to, int32_t *far); /* or IB_NONE */
/* The nearest who is no router, and who could fire at one who comes. */
int ib_nearest_danger(const ib_estimate *p, lin_point to, int32_t *far);
lin_point ib_middle(const ib_estimate *p, int brigade, int *count); /* of its units */
bool ib_is_gun_brigade(const ib_estimate *p, int brigade);
/* At what decides the battle, as far as the eye can tell? */
bool ib_is_at_goal(const ib_estimate *p, int u);
bool ib_sees(const ib_estimate *p, int from, int to);

/* ---- terrain.c ---- */

/* Inches that the ground takes from a unit on that way, which is so long. */
int32_t ib_ground_takes(const ib_estimate *p, int u, lin_point to, int32_t way);

/* ---- worth.c: what things are worth, and chances ---- */

int ib_mark_worth(const ib_estimate *p, int u); /* one of its marks */
int ib_unit_worth(const ib_estimate *p, int u); /* all that are left, and the unit */
int ib_commander_worth(const ib_estimate *p, int c);
int ib_pass_chance(const ib_estimate *p, int u, int marks); /* of 100, with so many marks */
/* Hits of a volley in hundredths. band: of small arms or guns. */
int ib_volley_hits(const ib_estimate *p, int u, int target, int band, bool at_charger);
int ib_hits_worth(const ib_estimate *p, int target, int hits); /* hits in hundredths */
int ib_band_by_eye(const ib_estimate *p, int u, int32_t far);  /* or IB_NO_BAND */
/* A round: so many dice with so much added, against so many. In hundredths. */
typedef struct {
    int win, lose;    /* of 100 */
    int takes, loses; /* marks, in hundredths */
} ib_chances;
ib_chances ib_round_chances(int mine, int add, int his, int his_add);
/* What it would be worth to stay in the melee that it is in. */
int ib_melee_worth(const ib_estimate *p, int u);

/* ---- plan.c: what each brigade is to do ---- */

ib_command ib_wanted(const ib_estimate *p, int brigade);
int ib_doctrine_first_orders(ib_estimate *p);
int ib_doctrine_send(ib_estimate *p);
/* Where its order leads a unit; false: nowhere. */
bool ib_ordered_to(const ib_estimate *p, int u, lin_point *out);
bool ib_lets_it_go(const ib_estimate *p, int u, lin_point to); /* its order, by eye */

/* ---- setup.c ---- */

int ib_doctrine_place(ib_estimate *p);
int ib_doctrine_hide(ib_estimate *p);
int ib_doctrine_arrive(ib_estimate *p);

/* ---- charge.c: charges, and what is asked in them ---- */

int ib_charge_worth(const ib_estimate *p, int u, int e);
int ib_best_charge(const ib_estimate *p, int u, int *worth); /* or IB_NONE */
int ib_doctrine_volley_or_wait(ib_estimate *p);
int ib_doctrine_support(ib_estimate *p);
int ib_doctrine_pursue(ib_estimate *p);
int ib_doctrine_halt(ib_estimate *p);
int ib_doctrine_deal(ib_estimate *p);

/* ---- fire.c ---- */

int ib_best_target(const ib_estimate *p, int u, int *worth); /* or IB_NONE */
bool ib_best_shell(const ib_estimate *p, int u, lin_order *out, int *worth);
int ib_doctrine_fire(ib_estimate *p);
int ib_doctrine_grape(ib_estimate *p);
int ib_doctrine_spend(ib_estimate *p);

/* ---- move.c: who acts next, and how ---- */

int ib_doctrine_move(ib_estimate *p);
int ib_doctrine_on_march(ib_estimate *p);
int ib_its_foe(const ib_estimate *p, int u, int32_t *far); /* whom it goes for; IB_NONE */

/* ---- march.c: legs ---- */

/* Where a unit is to go, and how far of its move it may spend. */
typedef struct {
    lin_point to;
    int32_t stop; /* so far off it stops */
    bool half;    /* a half move is kept, for a volley or a change */
    bool road;    /* along a road: IB-3.57 */
} ib_errand;
bool ib_errand_of(const ib_estimate *p, int u, ib_errand *out); /* errand.c */
/* Round friends who are in its way; false: there is no way round, and it waits behind them. */
bool ib_go_round(const ib_estimate *p, int u, ib_errand *e); /* detour.c */
bool ib_takes_road(const ib_estimate *p, int u, const ib_errand *e);
bool ib_first_leg(const ib_estimate *p, int u, const ib_errand *e, lin_order *out);
bool ib_next_leg(const ib_estimate *p, int u, const ib_errand *e, lin_order *out);

/* ---- guns.c ---- */

bool ib_gun_acts(const ib_estimate *p, int u, lin_order *out, int *worth);
bool ib_gun_errand(const ib_estimate *p, int u, ib_errand *out);

/* ---- command.c: commanders ride ---- */

bool ib_commander_rides(const ib_estimate *p, int c, lin_order *out);

#endif
