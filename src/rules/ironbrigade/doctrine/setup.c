/* setup.c -- before the first turn: formations, where sharpshooters hide, who comes on. The places
 * that the battle prints have their front to the enemy and cover before it, and are kept, but for
 * those of raw troops. */
#include "rules/ironbrigade/doctrine/doctrine.h"
#include "kit/sets.h"
#include "rules/ironbrigade/setup/setup.h"

/* Who waits for the enemy has his guns unlimbered and those in skirmish order who can; who goes to
 * meet him, as they are printed. */
static int wanted_formation(const ib_estimate *p, int u)
{
    if (p->stance == IB_ATTACKS)
        return p->s->formation[u];
    if (p->f->type[u] == IB_GUN)
        return IB_UNLIMBERED;
    return ib_may_form(p->f, u, IB_SKIRMISH) ? IB_SKIRMISH : p->s->formation[u];
}

/* ---- Those who would run ---- */

/* Raw troops are lost where they are struck, and count as much as others: who defends has them
 * behind the rest, in the rear of their zone. */
static bool belongs_in_rear(const ib_estimate *p, int u)
{
    return p->stance == IB_DEFENDS && p->has_goal && p->f->class[u] == IB_RAW &&
           p->f->edge_count[p->side] > 0;
}

/* The middle of the rear of its zone, as far from the ends as what is to be kept; how the rear
 * runs. */
static lin_point rear_of(const ib_estimate *p, int u, bool *across)
{
    const tb_box zone = ib_zone_of(p->f, u);
    const lin_point goal = kit_box_nearest(&zone, p->goal);
    const int32_t in = IB_IN(2);

    *across = true;
    switch (p->f->edges[p->side][0]) {
    case KIT_NORTH:
        return (lin_point){ goal.x, zone.north - in };
    case KIT_SOUTH:
        return (lin_point){ goal.x, zone.south + in };
    case KIT_EAST:
        *across = false;
        return (lin_point){ zone.east - in, goal.y };
    default:
        *across = false;
        return (lin_point){ zone.west + in, goal.y };
    }
}

/* The nearest place along the rear where there is room for it. */
static int place_in_rear(ib_estimate *p, int u)
{
    enum { PLACES = 12, PACE = 18 }; /* tenths of an inch */
    bool across;
    const lin_point rear = rear_of(p, u, &across);
    const lin_point at = p->s->at[u];
    const int32_t in = across ? at.y - rear.y : at.x - rear.x;

    if (in > -IB_IN(3) && in < IB_IN(3))
        return IB_UNDECIDED; /* it is there */
    for (int k = 0; k < 2 * PLACES; k++) {
        const int32_t aside = IB_TENTHS(PACE) * ((k + 1) / 2) * (k % 2 ? 1 : -1);
        const int i = ib_give(p, (lin_order){ .verb = IV_PLACE,
                                              .nargs = 5,
                                              .arg = { u, rear.x + (across ? aside : 0),
                                                       rear.y + (across ? 0 : aside),
                                                       p->s->facing[u], p->s->formation[u] } });

        if (i != IB_UNDECIDED)
            return i;
    }
    return IB_UNDECIDED;
}

/* ---- Guns on the road ---- */

/* A limbered gun that begins near a road begins on it, and goes the faster: IB-3.24. */
static int place_on_road(ib_estimate *p, int u)
{
    enum { BEHIND = 3, PACE = 32 }; /* so many behind each other, tenths of an inch apart */
    const lin_point at = p->s->at[u];

    for (int i = 0; i < p->f->scenery.pieces; i++) {
        const tb_outline *road = &p->f->scenery.piece[i].shape;
        const lin_point on = tb_line_nearest(road, at, NULL);

        if (!(p->f->ground[i] & IB_IS_ROAD) || ib_eye(p, at, on) > IB_IN(W_ROAD_NEAR))
            continue;
        if (ib_eye(p, at, on) < LIN_INCH / 4)
            return IB_UNDECIDED; /* it is there */
        for (int k = 0; k < BEHIND; k++) {
            const lin_point to =
                tb_line_nearest(road, tb_go(on, p->s->facing[u], -IB_TENTHS(PACE) * k, 0), NULL);
            const int n =
                ib_give(p, (lin_order){ .verb = IV_PLACE,
                                        .nargs = 5,
                                        .arg = { u, to.x, to.y, p->s->facing[u], IB_LIMBERED } });

            if (n != IB_UNDECIDED)
                return n;
        }
    }
    return IB_UNDECIDED;
}

int ib_doctrine_place(ib_estimate *p)
{
    const tb_set *all = &p->f->bodies[p->side];

    for (int u = tb_next(all, 0); u >= 0; u = tb_next(all, u + 1)) {
        const int formation = wanted_formation(p, u);
        const lin_order o = { .verb = IV_PLACE,
                              .nargs = 5,
                              .arg = { u, p->s->at[u].x, p->s->at[u].y, p->s->facing[u],
                                       formation } };
        int i;

        if (!ib_stands(p->s, u))
            continue;
        if (belongs_in_rear(p, u) && (i = place_in_rear(p, u)) != IB_UNDECIDED)
            return i;
        if (p->s->formation[u] == IB_LIMBERED && formation == IB_LIMBERED &&
            (i = place_on_road(p, u)) != IB_UNDECIDED)
            return i;
        if (formation != p->s->formation[u] && (i = ib_give(p, o)) != IB_UNDECIDED)
            return i;
    }
    return ib_listed(p, IV_DONE);
}

/* ---- Sharpshooters ---- */

/* Where the enemy will come by: what decides the battle, or the middle of the table. */
static lin_point between(const ib_estimate *p)
{
    const kit_size size = p->f->scenery.size;

    return p->has_goal ? p->goal : (lin_point){ size.width / 2, size.height / 2 };
}

/* How many of ours come before him. */
static int rank_of(const ib_estimate *p, int u)
{
    int n = 0;

    for (int i = 0; i < u; i++)
        n += p->f->type[i] == IB_SHARPSHOOTER && p->f->side[i] == p->side;
    return n;
}

/* Each in a piece of cover of his own, as near to that place as may be: where there is no lawful
 * spot he is taken to the nearest one. */
int ib_doctrine_hide(ib_estimate *p)
{
    const lin_point mid = between(p);
    const int u = p->frame->arg[0], rank = rank_of(p, u);
    tb_set taken = { 0 };
    lin_point at = mid;

    for (int k = 0; k <= rank; k++) {
        int32_t least = INT32_MAX;
        int found = -1;

        for (int i = 0; i < p->f->scenery.pieces; i++) {
            const lin_point near = kit_box_nearest(&p->f->scenery.piece[i].shape.box, mid);
            int32_t far;

            if (!(p->f->ground[i] & (IB_SOFT | IB_HARD)) || kit_set_has(&taken, i) ||
                (far = ib_eye(p, near, mid)) >= least)
                continue;
            least = far;
            found = i;
            at = near;
        }
        if (found < 0)
            break;
        kit_set_put(&taken, found);
    }
    return ib_give(p, (lin_order){ .verb = IV_HIDE, .nargs = 3, .arg = { u, at.x, at.y } });
}

int ib_doctrine_arrive(ib_estimate *p)
{
    return ib_listed(p, IV_COME);
}
