/* doctrine.h -- the commander who plays to win: his estimate of the situation.
 *
 * He remembers nothing between two questions. At each he makes the same estimate from the state
 * alone: how the battle stands, and where each of his elements belongs. To weigh a place he puts
 * the element there on a copy of the state and asks the rules themselves: whom could it fire at,
 * with how many dice; who could fire at it; how would a melee go.
 *
 * Everything is counted in hundredths of a point of the army list, in whole numbers, so that he
 * decides the same on every machine. Whatever he comes to is either one of the listed answers or
 * has passed the check of the question. */
#ifndef LOF_DOCTRINE_H
#define LOF_DOCTRINE_H

#include "kit/answer.h"
#include "kit/way.h"
#include "rules/landofthefree/lof.h"
#include "rules/landofthefree/move/move.h"

/* What he cares for, in hundredths of a point unless it says otherwise. */
enum {
    /* fire */
    W_MARKER = 150, /* a disorder marker: an order to dress, and a die until then */
    W_LOADED =
        120, /* loaded at the end of an activation: closing fire, and an order saved next turn */
    W_LAST_HIT =
        140, /* of 100: a hit that brings the level down is worth more than one that does not */
    /* of 100: what a hit counts by the level of whom it hits. Points are lost with the second
     * level: so the second weighs more, all the more the later it is. What is Exhausted has lost
     * them already, unless it is rallied */
    W_FIT_HIT = 90,
    W_FIT_HIT_LAST = 50,
    W_SHAKEN_HIT = 130,
    W_SHAKEN_HIT_LATE = 180,
    W_SPENT = 35,
    W_SPENT_LAST = 12,
    W_BREAKS = 40,              /* and so much more where its group is broken with it */
    W_COMING_ON = 95,           /* of 100: the same of a charge */
    W_COMING = 75,              /* of 100: a volley that takes a move first is believed so far */
    W_DISORDERED_FRIENDS = 400, /* turning through a friend to fire: two markers */
    /* danger: of 100, how far the enemy's fire is believed */
    W_DANGER = 50,        /* as a rule: he who waits for certainty is shot at by those who do not */
    W_DANGER_AHEAD = 75,  /* when the battle is won as it stands */
    W_DANGER_BEHIND = 32, /* when it is lost as it stands */
    W_DANGER_LAST = 20,   /* lost as it stands, and hardly a turn left */
    W_DANGER_ASSAULT = 25, /* in an assault: it has to be gone through */
    W_DANGER_ASSAULT_LAST = 12,
    W_DANGER_IDLE = 220, /* of 100: where it would stand under fire and could do nothing itself */
    W_DANGER_MOST =
        150, /* hundredths of its points: what all the fire in the world would do to it */
    W_DANGER_ACTED = 50,  /* of 100: from one that has had its orders in this turn */
    W_DANGER_SPENT = 200, /* of 100: for an Exhausted element, which the next test destroys */
    /* the way */
    W_INCH = 70,         /* an inch nearer to where it belongs */
    W_INCH_AHEAD = 50,   /* the same when the battle is won as it stands */
    W_INCH_BEHIND = 180, /* and when it is lost */
    W_INCH_LATE = 170,   /* of 100: and when there is hardly time to get there */
    W_INCH_HUNT = 200,   /* of 100: and when only losses count, and nobody has any */
    W_INCH_LAST = 350,   /* of 100: and when it is now or never */
    W_QUARRY =
        18,     /* inches: so near an enemy is gone for; before that everybody goes straight on */
    W_NEAR = 8, /* inches: so near to an enemy is near enough */
    W_NEAR_BEHIND = 4, /* and to one who has to be sought out, for he may be hidden in a wood */
    W_CROWD = 4,       /* inches further off: an enemy for whom one of ours goes already */
    W_BEFORE = 6,      /* inches aside: so far he still stands before it */
    W_SEEK = 5,        /* turns left: from then on nobody waits for an enemy who is nowhere near */
    W_IN_TOUCH = 16,   /* inches: an enemy so near will be met before long */
    W_HURRY = 3,       /* turns left: objectives count at the end, and before that nobody hurries */
    W_DASH = 1,        /* turns left: from then on who can be at an objective in time goes there */
    W_DASHERS = 2,     /* so many to each */
    W_SEND_INCH = 15,  /* an inch of the way of a group that is sent somewhere */
    W_HUNT_ENDS = 3,   /* turns left: from then on groups are sent to objectives alone */
    W_HOLD = 1500,     /* its leader within reach of an objective that nobody else of ours holds */
    W_HOLD_LAST = 9000, /* the same in the last turn; in the one before half of it */
    W_SLANT = 60,       /* every ten degrees that it does not face the enemy within reach */
    W_FACED =
        17, /* inches: enemies so near are faced; before that an element looks as its line does */
    W_FLANK = 500,     /* an enemy within reach who would have its flank */
    W_LANE = 700,      /* standing where a friend could fire, if nobody stood there */
    W_OUT = 2000,      /* where its commander cannot reach it: nobody gives it orders */
    W_AHEAD = 9,       /* inches: so far before the middle of its group he who goes first may be */
    W_ABREAST = 110,   /* a Fit friend near enough to steady it */
    W_WALL = 500,      /* a wall before it, with the enemy beyond */
    W_LEAST_MOVE = 80, /* what a move must better: nobody walks to and fro */
    W_OBLIQUE = 250,   /* a step aside, which is seldom worth making twice */
    W_TURN = 300,      /* an order to turn on the spot: a march or a volley turns as well */
    W_IN_EARNEST = 26, /* inches: with an enemy so near every place is weighed in earnest */
    W_GUNS_OFF = 14,   /* inches: guns go no nearer to the enemy */
    W_EXPECTED = 24,   /* inches: from so far an enemy can come into musket shot in a turn */
    W_STAND_OFF = 14,  /* inches: columns keep so far from the enemy */
    W_CROSSING_ASSAULT = 3,
    W_CROSSING = 8,     /* inches: and so far where there is no other way than over a bridge */
    W_BRIDGEHEAD = 5,   /* inches: so far from the end of a bridge nobody deploys */
    W_OFF_BRIDGE = 9,   /* inches: and so far guns keep off one that others are to go over */
    W_DEPLOY = 34,      /* inches: with an enemy so near a column deploys */
    W_GUNS_DEPLOY = 42, /* and guns unlimber */
    W_DEPLOY_LATE = 22, /* the same of who is in a hurry */
    W_GUNS_DEPLOY_LATE = 30,
    W_SETS_OUT = 18, /* inches: who has so far to what he storms sets out in column */
    W_FORMS_UP = 12, /* inches: so much room a group wants where it comes on */
    W_HEELS = 15,
    W_LANES = 18,        /* inches from another group: where one comes on */
    W_HOUSE = 8,         /* inches that it comes from farther off rather than beside a house */
    W_LOOKS_AT = 24,     /* inches: a column that halts looks at an enemy so near */
    W_ARRIVED = 6,       /* inches: so near to its place a column deploys as well */
    W_MARCH_SAVES = 200, /* hundredths of an order that a column must save */
    W_LEAST_MARCH = 260, /* what a change of formation must better */
    /* melee */
    W_DRIVEN = 1000,      /* a loser goes back, out of the fight for a while */
    W_DRIVEN_OFF = 50,    /* hundredths of its points: driven over the edge of the table */
    W_MARGIN = 120,       /* each point by which it lost */
    W_FOLLOWS = 400,      /* the order that a winner has for nothing, as often as he wins */
    W_BROKEN_OFF = 500,   /* a charge that comes to nothing */
    W_INSTEAD = 10,       /* of 100: so much of its fire a charge takes the place of */
    W_LEAST_CHARGE = 100, /* what a charge must promise beyond the fire it takes the place of */
    W_SEIZED_LAST = 3500, /* the same in the last turn */
    W_SEIZED = 800,       /* the loser stood at an objective */
    /* command */
    W_POINT = 120,        /* a command point: what a use of it must bring */
    W_LEADER = 900,       /* a commander */
    W_RALLY_POINTS = 80,  /* hundredths of its points: an Exhausted element made to count again */
    W_RALLY_SPENT = 1400, /* and besides its points */
    W_TEST_WORD = 55,     /* what one chance in a hundred to stand is worth */
    W_PACE = 3,           /* what a tenth of an inch that a reserve gets in a turn speaks for it */
    W_RIDES_AHEAD = 5,    /* inches: so far ahead of his men a commander rides on the march */
    W_RIDES_BEHIND = 6,   /* inches: and so far behind them he is in a fight */
    W_RIDES_NEAR = 1,     /* inches: but in an attack, which goes on, he keeps up with them */
    W_FALLS = 500,        /* he may fall, and then an assault stops: for each that he leads in it */
    W_ORDER_LOST = 150,   /* an order that an element would not get */
};

/* A copy of the state that can be changed, with what lies beside it. */
typedef struct {
    lf_state s;
    kit_beside beside;
    lin_view view; /* of the two */
} lf_thought;

/* How the battle stands for us if it ended now. */
typedef enum { LF_BEHIND, LF_LEVEL, LF_AHEAD } lf_standing;

/* The estimate of the situation. */
typedef struct {
    const lin_view *view; /* as it is; thought: as it might be */
    const lf_field *f;    /* of the view */
    const lf_state *now;
    const lin_frame *frame;
    const lin_list *list; /* the answers; NULL: nothing is to be answered */
    lin_rng *rng;
    lin_order *out;
    int side, enemy;
    lf_standing standing;
    int turns_left;   /* after this one */
    int fear, pull;   /* of 100: how far danger counts; what an inch is worth */
    bool assault;     /* all there is to win is the enemy's, and he is to be driven from it */
    bool given;       /* an order has passed the check */
    bool waters;      /* deep water lies on the table */
    tb_set batteries; /* of ours, unlimbered: they stay where they are */
    tb_set barred;    /* bridges and fords before the enemy's muzzles, where no column may go */
    bool drawn;       /* standing and aims are drawn up */
    lin_point aim[LF_UNITS];     /* where each of our elements belongs */
    tb_angle front[LF_UNITS];    /* and which way it looks there */
    uint8_t objective[LF_UNITS]; /* for the sake of which objective; LF_NONE */
    bool hunts[LF_UNITS];        /* its aim is an enemy: near is near enough */
    int urgency[LF_UNITS];       /* how much there is to do for it, and 1; 0: not asked yet */
    int way_of;                  /* whose way is drawn; 0: nobody's */
    lf_thought thought;
    kit_way_map way; /* to where one element belongs, from every square of the table: way.c */
} lf_estimate;

/* Answers: an index into the list, or one of these. */
enum { LF_ANSWERED = KIT_ANSWERED, LF_UNDECIDED = KIT_UNDECIDED };

int lf_give(lf_estimate *p, lin_order o); /* the order, if the question's check lets it pass */
void lf_begin_estimate(lf_estimate *p, const lin_view *view); /* before anything is asked of it */
int lf_doctrine(const lin_view *view, const lin_list *list, lin_rng *rng, lin_order *out);
bool lf_purpose(const lin_view *view, const lin_order *o, lin_text *out); /* purpose.c */

/* ---- value.c: what things are worth, and chances ---- */
int lf_hit_worth(const lin_view *view, int u);
int lf_volley_worth(const lin_view *view, int target, int dice, int load);
int lf_volleys(int m, int c, bool loaded, int moves);
int lf_pass_chance(int need); /* of 100: 2d6 of at least that */
typedef struct {
    int win, tie, lose, margin_won, margin_lost;
} lf_odds; /* of 1000; margins in hundredths */
lf_odds lf_melee_odds(int mine, int his, int ahead);

/* ---- send.c: which group goes where ---- */
#define LF_AIMS (LF_OBJECTIVES + 2)

typedef struct {
    int groups, group[LF_GROUPS], strength[LF_GROUPS];
    lin_point at[LF_GROUPS];
    int aims;
    lin_point aim[LF_AIMS];
    int worth[LF_AIMS], foes[LF_AIMS]; /* foes: points of those who are there already */
    bool hunt[LF_AIMS];
    int objective[LF_AIMS]; /* LF_NONE: it is none */
    int sent[LF_GROUPS];
    tb_set keepers; /* elements that stay where they are wanted */
} lf_sending;

int lf_strength_of(const lf_estimate *p, int side, lin_point round, int32_t far, int group);
int lf_nearest_foe(const lf_estimate *p, lin_point to); /* LF_NONE: nobody is left */
void lf_list_aims(lf_estimate *p, lf_sending *x);
void lf_send_groups(const lf_estimate *p, lf_sending *x);

/* ---- aim.c: how it stands, and who belongs where ---- */
void lf_make_estimate(lf_estimate *p);
bool lf_is_there(const lf_state *s, int u);
void lf_press(lf_estimate *p, const tb_set *but); /* press.c */
void lf_dash(lf_estimate *p, const tb_set *but);  /* dash.c */
bool lf_is_covered(const lf_estimate *p, int u, tb_angle front, bool idle);
bool lf_is_to_be_stormed(const lf_state *s);
bool lf_is_hunting(const lf_estimate *p);
int32_t lf_apart(lin_point a, lin_point b);
int32_t lf_right_of(lin_point of, tb_angle front, lin_point at);
int32_t lf_ahead_by(lin_point of, tb_angle front, lin_point at);
lin_point lf_centre_of(const lf_estimate *p, int side, int group, int *count);

/* ---- way.c: how far it is, as the ground lets it go ---- */
int32_t lf_way_as(lf_estimate *p, int u, int formation, lin_point at);
int32_t lf_way_from(lf_estimate *p, int u, lin_point at);
tb_angle lf_way_of_march(lf_estimate *p, int u);
bool lf_is_water_between(lf_estimate *p, lin_point at, lin_point to);
bool lf_is_cut_off(lf_estimate *p, int u, lin_point at);
void lf_find_barred(lf_estimate *p);
int32_t lf_way_of_column(lf_estimate *p, lin_point at, lin_point to, bool draw);

/* ---- setup.c, deploy.c, arrive.c ---- */
int lf_doctrine_edge(lf_estimate *p);
int lf_doctrine_objective(lf_estimate *p);
int lf_doctrine_arm(lf_estimate *p);
int lf_doctrine_keep_back(lf_estimate *p);
int lf_doctrine_stand_alone(lf_estimate *p);
int lf_doctrine_lie_in_wait(lf_estimate *p);
int lf_doctrine_hide(lf_estimate *p);
int lf_doctrine_set_out(lf_estimate *p);
int lf_doctrine_deploy_group(lf_estimate *p);
int lf_doctrine_post(lf_estimate *p);
int lf_doctrine_place(lf_estimate *p);
const lin_node *lf_ready_setup(const lf_estimate *p);
int lf_doctrine_enter(lf_estimate *p);
int lf_doctrine_come_on(lf_estimate *p);
int lf_doctrine_walk_on(lf_estimate *p);
int lf_post_near(lf_estimate *p, int u, lin_point wish);

/* ---- command.c: groups, commanders, command points ---- */
int lf_doctrine_first(lf_estimate *p);
int lf_doctrine_pick_group(lf_estimate *p);
int lf_doctrine_group(lf_estimate *p);
int lf_price_of_attaching(lf_estimate *p, int u, int c);
int lf_doctrine_ride(lf_estimate *p);
int lf_doctrine_restore(lf_estimate *p);
int lf_doctrine_test_encourage(lf_estimate *p);
int lf_doctrine_shot_encourage(lf_estimate *p);
int lf_doctrine_melee_encourage(lf_estimate *p);
int lf_doctrine_last(lf_estimate *p);

/* ---- task.c: is there anything to do? ---- */
bool lf_expects_enemy(const lf_estimate *p, int u);
bool lf_would_march(lf_estimate *p, int u, int issuer);
bool lf_has_task(lf_estimate *p, int u, int issuer);

/* ---- ambush.c: where ambushers show themselves ---- */
int lf_doctrine_reveal_at(lf_estimate *p);
lin_point lf_ambush_post(const lf_estimate *p, int u);

/* ---- orders.c: what an active element does ---- */
int lf_doctrine_orders(lf_estimate *p);

/* ---- place.c, hopes.c: what a place is worth ---- */
int lf_ground_worth(lf_estimate *p, int u, int m);
int lf_place_worth(lf_estimate *p, int u, int m, int c, bool stays);
int lf_attack_hopes(lf_estimate *p, int u, int m, int c, bool stays);

/* ---- try.c, move.c: where to stand ---- */
typedef struct {
    lin_order order;
    int gain;
} lf_step_plan;

/* A march: its first order, how many moves it takes, where it ends. */
typedef struct {
    lin_order order;
    tb_pose to;
    int moves, costs, glance; /* glance: what speaks for its end at a glance */
} lf_march;

#define LF_MARCHES 80
typedef struct {
    int n;
    bool near;                  /* an enemy is: every place is weighed in earnest */
    lf_march march[LF_MARCHES]; /* the most promising first */
} lf_marches;

bool lf_finds_wall(const lf_estimate *p, const lf_plan *plan, lin_point at);
void lf_add_march(lf_estimate *p, int u, lf_marches *all, const lf_march *x);
bool lf_best_march(lf_estimate *p, int u, const lf_marches *all, lf_step_plan *out);
bool lf_best_move(lf_estimate *p, int u, lf_step_plan *out);

/* ---- march.c: formations, columns, walls ---- */
bool lf_best_form(lf_estimate *p, int u, lf_step_plan *out);
bool lf_column_ends(lf_estimate *p, int u);
bool lf_could_deploy(lf_estimate *p, int u);
bool lf_is_stuck_ashore(lf_estimate *p, int u);
bool lf_leaves_column(lf_estimate *p, int u, lf_step_plan *out);
bool lf_march_pays(lf_estimate *p, int u, bool stuck);
bool lf_should_march(lf_estimate *p, int u, bool stuck, lf_step_plan *out);
bool lf_can_march(lf_estimate *p, int u);
int lf_doctrine_leg(lf_estimate *p);
int lf_doctrine_line_up(lf_estimate *p);

/* ---- fire.c: shots, and being shot at ---- */
typedef struct {
    int unit, load, dice, worth;
} lf_shot_plan;
bool lf_best_shot(lf_estimate *p, int u, lf_shot_plan *out);
int32_t lf_nearest_ahead(const lf_estimate *p, int u, int *who);
int lf_fire_hopes(lf_estimate *p, int u, int m, int c, bool moves_too);
int lf_danger(lf_estimate *p, int u, bool looks);
int lf_doctrine_react(lf_estimate *p);
int lf_doctrine_other_target(lf_estimate *p);

/* ---- charge.c: charges, reactions to them, melees ---- */
int lf_charge_worth(lf_estimate *p, int u, int e, bool inspired);
int lf_fight_worth(lf_estimate *p, int u, int e, bool initiates, bool inspired);
int lf_doctrine_reaction(lf_estimate *p);
int lf_doctrine_flee(lf_estimate *p);
int lf_doctrine_reform(lf_estimate *p);
int lf_doctrine_support(lf_estimate *p);
int lf_doctrine_which_foe(lf_estimate *p);

#endif
