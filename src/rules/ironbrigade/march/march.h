/* march.h -- what the files of this folder lend each other: the ground under a way, and legs. */
#ifndef IB_MARCH_H
#define IB_MARCH_H

#include "kit/maneuver.h"
#include "rules/ironbrigade/ironbrigade.h"

/* ---- march.c, leg.c, road.c, reform.c: IB-3.21 to IB-3.59 ---- */

typedef enum {
    IB_LEG_AHEAD,
    IB_LEG_BACK,
    IB_LEG_WHEEL_LEFT,
    IB_LEG_WHEEL_RIGHT,
    IB_LEG_ROAD_ON,
    IB_LEG_ROAD_BACK
} ib_leg_kind;
#define IB_WHOLE (-1)
#define IB_HALF  (-2)
/* Where a leg leads, what it costs and what ended it; amount: steps, an angle, IB_WHOLE, IB_HALF.
 */
typedef struct {
    tb_pose to;
    int32_t gone, cost;
    uint8_t obstacles, difficult;
    uint8_t unit, piece;          /* what stopped it, or IB_NONE */
    bool edge, allowance, orders; /* or the table's edge, the allowance, the brigade's order */
} ib_leg;
void ib_walk_leg(const lin_view *view, int u, const ib_march *m, ib_leg_kind kind, int amount,
                 ib_leg *out);
int32_t ib_allowance(const ib_march *m, int obstacles, bool difficult);
int ib_march_halves(const ib_march *m); /* so many halves of a move has it used so far, IB-3.9 */
/* The ground under a straight way of the flag: what it uses up, for charges too, IB-3.75. */
int32_t ib_way_within(const lin_view *view, int u, lin_point from, tb_angle way, int32_t reach,
                      uint8_t *obstacles, uint8_t *difficult);
lin_status ib_check_room(const lin_view *view, int u, const tb_pose *pose, const char *rule,
                         lin_refusal *why);
void ib_after_move(lin_play *p, int u); /* sharpshooters found, IB-11.10; commanders, IB-7.13 */

/* ---- toll.c: what a straight way meets, and how far one gets for one's effort ---- */

/* Who goes. A unit's flag that lies on a line is on the side of its footprint: who goes ahead has
 * yet to cross it, who goes back has not come to it (IB-3.51). A disc has no such side. */
typedef enum {
    IB_GOES_AHEAD,
    IB_GOES_BACK,
    IB_GOES_AS_DISC,
    IB_GOES_ROUND /* the chord of a wheel: only what lies between its ends is met */
} ib_manner;

typedef struct {
    ib_manner manner;
    uint8_t type; /* ib_type: of horse and guns houses bar the way, IB-3.35 */
    bool woods;   /* count double, IB-3.29 */
    bool by_road; /* obstacles and houses are open, IB-3.58, IB-3.59 */
    bool on_hoof; /* a commander: by obstacles and woods and nothing else, IB-7.9 */
} ib_traveller;

ib_traveller ib_traveller_of(const ib_field *f, int u, ib_manner manner);

typedef enum {
    IB_MEETS_OBSTACLE,
    IB_MEETS_DIFFICULT,
    IB_MEETS_WOODS,
    IB_LEAVES_WOODS,
    IB_MEETS_BAR
} ib_meets;

#define IB_MEETINGS 128
typedef struct {
    int n;
    struct {
        int32_t at; /* it takes effect for one who goes farther than that */
        uint8_t what, piece;
    } meeting[IB_MEETINGS]; /* in the order of the way */
} ib_toll;

/* Of the way from a place, so far in that direction. */
void ib_read_toll(const lin_view *view, const ib_traveller *who, lin_point from, tb_angle way,
                  int32_t far, ib_toll *out);

/* What has been spent and met so far, and what there is. */
typedef struct {
    int32_t base, cost;
    int halves; /* of the move: the allowance times this, by two */
    int price;  /* of a unit of way: 1, or 2 who goes back */
    uint8_t obstacles, difficult;
} ib_purse;

/* IB-3.46: how far of the way it gets, and what it has spent and met then. by: the piece that ended
 * it, IB_NONE: nothing of the ground, or IB_NONE too where effort ran out in the open. */
int32_t ib_pay_toll(const ib_toll *t, ib_purse *purse, int32_t far, uint8_t *by);

/* The most that may be spent: IB-3.31. */
int32_t ib_spendable(const ib_purse *purse, int obstacles, bool difficult);

/* ---- leg.c ---- */

ib_purse ib_purse_of(const lin_view *view, int u, const ib_march *m, int amount);
/* A straight stretch of a leg, which is so far: the footprint goes that way as far as ground,
 * others and the table's edge let it; pose, purse and what the leg has come to are carried on.
 * False: not all of it. */
bool ib_step_straight(const lin_view *view, int u, const ib_traveller *who, lin_point by,
                      int32_t far, tb_pose *pose, ib_purse *purse, ib_leg *out);
/* May it stand so: on the table, on nobody, touching no enemy that it does not touch now (IB-3.56)?
 * If not, out says what is in its way. */
bool ib_has_room(const lin_view *view, int u, const tb_pose *pose, ib_leg *out);

/* ---- road.c ---- */

/* As wide as it is drawn: the gate by which it passes a wall, IB-3.58. */
int32_t ib_road_width(const ib_field *f, int piece);
/* The road that its flag may take (IB-3.57), or IB_NONE; *against: to go on, the way it faces more
 * nearly, is against the order of the road's points. */
int ib_road_near(const lin_view *view, int u, bool *against);
void ib_walk_road(const lin_view *view, int u, const ib_march *m, bool back, int amount,
                  ib_leg *out);

/* Of a leg along a road, so far: the last place that obeys if it can stop there; 0: there is none.
 * IB-8.16 */
int ib_road_that_may_obey(const lin_view *view, int u, bool back, int most);

/* ---- march.c ---- */

/* Is anything of its move left, on open ground? */
bool ib_has_effort(const lin_view *view, int u);

/* IB-3.2 to IB-3.7, IB-3.21 to IB-3.24: its base, with the dice of the march. */
int32_t ib_march_base(const lin_view *view, int u, const ib_march *m);
void ib_end_march(lin_play *p, int u);

#endif
