/* march.c -- legs: a turn on the spot or a wheel towards where it is to go, and then ahead. The
 * path is declared as anybody would who may not measure; where it ends is seen when it is made. */
#include "rules/ironbrigade/doctrine/doctrine.h"

#define PACE (LIN_INCH / 2) /* nobody names less by eye */

enum {
    ALIGNED = 8, /* degrees: so nearly ahead it goes straight on */
    FACED = 30,  /* so nearly ahead it need not turn at all */
    WHEELS = 60, /* further round than that it turns on the spot */
    ABOUT = 135  /* and further than that about */
};

static int size_of(int degrees)
{
    return degrees < 0 ? -degrees : degrees;
}

static lin_order wheel(int u, int off)
{
    const int most = size_of(off) > 90 ? 90 : size_of(off);

    return (lin_order){ .verb = IV_WHEEL,
                        .nargs = 3,
                        .arg = { u, off > 0, (most * TB_CIRCLE + 180) / 360 } };
}

/* A whole move, a half, or as far as is wanted. */
static lin_order ahead(const ib_estimate *p, int u, int32_t go, bool half)
{
    const int32_t base = IB_IN(ib_basic_move[p->f->type[u]]);

    if (go >= (half ? base / 2 : base))
        return (lin_order){ .verb = IV_AHEAD, .nargs = 2, .arg = { u, half } };
    return (lin_order){ .verb = IV_AHEAD_BY, .nargs = 2, .arg = { u, go - go % PACE } };
}

/* ---- Roads: IB-3.57 ---- */

/* A road's line so near that the eye takes it for within reach, and which runs its way. */
bool ib_takes_road(const ib_estimate *p, int u, const ib_errand *e)
{
    const lin_point at = p->s->at[u];

    if ((p->s->formation[u] != IB_COLUMN && p->s->formation[u] != IB_LIMBERED) ||
        ib_eye(p, at, e->to) - e->stop < IB_IN(5))
        return false;
    for (int i = 0; i < p->f->scenery.pieces; i++) {
        const tb_outline *road = &p->f->scenery.piece[i].shape;
        const lin_point on = tb_line_nearest(road, at, NULL);
        lin_point next;

        if (!(p->f->ground[i] & IB_IS_ROAD) || ib_eye(p, at, on) > LIN_INCH * 3 / 4)
            continue;
        next = tb_line_nearest(road, tb_go(at, p->s->facing[u], IB_IN(8), 0), NULL);
        if (ib_eye(p, on, next) > IB_IN(5) && size_of(ib_off(p, u, next)) < 40 &&
            size_of(ib_off(p, u, e->to)) < 50)
            return true;
    }
    return false;
}

/* ---- The legs ---- */

static bool may_turn(const ib_estimate *p, int u)
{
    return p->s->effort[u] == 0 && p->s->march.unit != u;
}

bool ib_first_leg(const ib_estimate *p, int u, const ib_errand *e, lin_order *out)
{
    const int off = ib_off(p, u, e->to), size = size_of(off);
    const int32_t far = ib_eye(p, p->s->at[u], e->to), go = far - e->stop;
    const bool column = p->s->formation[u] == IB_COLUMN || p->s->formation[u] == IB_LIMBERED;

    if (e->road) {
        *out = (lin_order){ .verb = IV_ROAD, .nargs = 3, .arg = { u, 0, 2 } };
        return p->s->march.unit != u;
    }
    if (go < LIN_INCH && size <= FACED)
        return false;
    if (size > WHEELS && may_turn(p, u) && !column) {
        *out = (lin_order){ .verb = IV_TURN, .nargs = 2, .arg = { u, size > ABOUT ? 2 : off > 0 } };
        return true;
    }
    if (size > ALIGNED && far > 2 * LIN_INCH) {
        *out = wheel(u, off);
        return true;
    }
    if (go < LIN_INCH)
        return false;
    *out = ahead(p, u, go, e->half && p->s->effort[u] == 0);
    return true;
}

/* Has it been told to go, and not gone at all? A wheel without room is not made. */
static bool is_stuck(const ib_estimate *p, int u)
{
    const ib_march *m = &p->s->march;

    return p->s->facing[u] == m->began_facing && p->s->at[u].x == m->began.x &&
           p->s->at[u].y == m->began.y;
}

/* After a wheel, or where there was no room for one, it goes ahead; whoever has gone ahead and is
 * asked again was stopped by something, and stays. */
bool ib_next_leg(const ib_estimate *p, int u, const ib_errand *e, lin_order *out)
{
    const ib_march *m = &p->s->march;
    const int32_t go = ib_eye(p, p->s->at[u], e->to) - e->stop;

    if (m->unit != u)
        return ib_first_leg(p, u, e, out);
    if (m->legs > 1 || (p->s->facing[u] == m->began_facing && !is_stuck(p, u)) || go < LIN_INCH ||
        size_of(ib_off(p, u, e->to)) > 50)
        return false;
    *out = ahead(p, u, go, e->half && p->s->effort[u] == 0);
    return true;
}
