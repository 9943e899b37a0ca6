/* command.c -- leaders: with a unit where one more counts and nobody else needs him, else behind
 * the middle of those whom he commands, so that as many as may be are in his radius. */
#include "rules/regimental/command/command.h"
#include "rules/regimental/doctrine/doctrine.h"
#include "rules/regimental/maneuver/maneuver.h"
#include "kit/edges.h"

enum { BEHIND = 2 }; /* inches behind a unit */

/* A unit of his own, or of anybody's for who leads an army. */
static bool leads(const rg_estimate *p, int c, int u)
{
    const rg_brigade *b = &p->f->brigade_of[p->f->brigade[u]];
    bool own = false;

    if (b->leader == c)
        return true;
    for (int i = 0; i < p->f->brigades; i++)
        own = own || p->f->brigade_of[i].leader == c;
    return !own && rg_commands(p->f, c, u);
}

/* Is it about to charge somebody, and not led by its own colonel? */
static bool is_to_charge(const rg_estimate *p, int u)
{
    int32_t far;
    const int e = rg_nearest_foe(p, u, &far);
    bool cold;
    int worth;

    return p->stance == RG_ATTACKS && e != RG_NONE && rg_is_steady(p, u) &&
           !(p->s->mark[u] & RG_COLONEL) && far <= RG_IN(rg_is_mounted(p->f, p->s, u) ? 18 : 10) &&
           p->s->formation[u] <= RG_MASS && p->s->formation[u] != RG_MARCH_COLUMN &&
           rg_best_charge(p, u, e, &cold, &worth) && worth > W_LEAVE_PLACE;
}

/* How much one more would do for it, in tenths of a pip. */
static int need_of(const rg_estimate *p, int u)
{
    int need = is_to_charge(p, u) ? 12 : 0;

    if (rg_is_broken(p->s, u))
        need = 14;
    else if (rg_is_disordered(p->s, u))
        need = rg_throw_add(p, u) < 4 ? 10 : 4;
    return need;
}

/* How many of those that he leads would be in the radius that he would have there. */
static int in_his_radius(const rg_estimate *p, int c, lin_point at, int with)
{
    const tb_set *own = &p->f->bodies[p->side];
    rg_state copy = *p->s;
    const lin_view v = { p->view->field, &copy, p->view->beside };
    int n = 0;

    copy.at[c] = at;
    copy.with[c] = (uint8_t)with;
    for (int u = tb_next(own, 0); u >= 0; u = tb_next(own, u + 1))
        if (rg_stands(p->s, u) && leads(p, c, u) && rg_in_radius(&v, c, u))
            n += rg_is_troops(p->f, u) && p->f->kind[u] == RG_MILITIA ? 1 : 2;
    return n;
}

/* ---- The first step of the phase ---- */

int rg_doctrine_leaders(rg_estimate *p)
{
    const tb_set *leaders = &p->f->leaders[p->side], *own = &p->f->bodies[p->side];

    for (int c = tb_next(leaders, 0); c >= 0; c = tb_next(leaders, c + 1)) {
        const int with = p->s->with[c];
        int most = 9, best = RG_NONE, i;

        if (!rg_stands(p->s, c) || p->s->done[c] & RG_ATTACHES)
            continue;
        if (with != RG_NONE) { /* he stays with one that marches, or needs him */
            if (need_of(p, with) < 10 && p->s->formation[with] != RG_MARCH_COLUMN &&
                (i = rg_give(p, (lin_order){ .verb = RV_DETACH, .nargs = 1, .arg = { c } })) !=
                    RG_UNDECIDED)
                return i;
            continue;
        }
        for (int u = tb_next(own, 0); u >= 0; u = tb_next(own, u + 1)) {
            int need;

            if (!rg_stands(p->s, u) || !rg_is_troops(p->f, u) || !rg_commands(p->f, c, u) ||
                (need = need_of(p, u)) <= most)
                continue;
            need -= 4 * (in_his_radius(p, c, p->s->at[c], RG_NONE) -
                         in_his_radius(p, c, p->s->at[c], u));
            if (need > most) {
                most = need;
                best = u;
            }
        }
        if (best != RG_NONE &&
            (i = rg_give(p, (lin_order){ .verb = RV_ATTACH, .nargs = 2, .arg = { c, best } })) !=
                RG_UNDECIDED)
            return i;
    }
    return rg_listed(p, RV_DONE);
}

/* ---- Rides ---- */

static bool is_safe(const rg_estimate *p, lin_point at)
{
    for (int e = tb_next(&p->foes, 0); e >= 0; e = tb_next(&p->foes, e + 1))
        if (tb_point_distance(&rg_body(p->view, e)->hull, at) < RG_IN(W_SAFE))
            return false;
    return true;
}

static lin_point behind(const rg_estimate *p, int u)
{
    const tb_box table = kit_box_of_table(p->f->scenery.size);
    const tb_box inside = kit_box_widened(&table, -LIN_INCH);
    const tb_body *b = rg_body(p->view, u);

    return kit_box_nearest(&inside, tb_go(rg_centre_of(b), b->facing, -RG_IN(BEHIND), 0));
}

/* The middle of all that he leads. */
static bool middle_of(const rg_estimate *p, int c, lin_point *out)
{
    const tb_set *own = &p->f->bodies[p->side];
    int64_t x = 0, y = 0, n = 0;

    for (int u = tb_next(own, 0); u >= 0; u = tb_next(own, u + 1))
        if (rg_stands(p->s, u) && leads(p, c, u)) {
            const lin_point at = behind(p, u);

            x += at.x;
            y += at.y;
            n++;
        }
    if (n)
        *out = (lin_point){ (int32_t)(x / n), (int32_t)(y / n) };
    return n > 0;
}

/* As many as may be in his radius; of equals the place nearest to the middle. */
static int rank_of(const rg_estimate *p, int c, lin_point at, lin_point middle)
{
    return in_his_radius(p, c, at, RG_NONE) * 1000 - (is_safe(p, at) ? 0 : 1500) -
           rg_far(at, middle) / (LIN_INCH / 10);
}

static bool ride_of(const rg_estimate *p, int c, lin_order *out)
{
    const tb_set *own = &p->f->bodies[p->side];
    lin_point middle, best;
    int most;

    if (!middle_of(p, c, &middle))
        return false;
    best = middle;
    most = rank_of(p, c, middle, middle);
    for (int u = tb_next(own, 0); u >= 0; u = tb_next(own, u + 1)) {
        lin_point at;
        int now;

        if (!rg_stands(p->s, u) || !leads(p, c, u))
            continue;
        at = behind(p, u);
        now = rank_of(p, c, at, middle);
        if (now > most) {
            most = now;
            best = at;
        }
    }
    *out = (lin_order){ .verb = RV_RIDE, .nargs = 3, .arg = { c, best.x, best.y } };
    return rg_far(p->s->at[c], best) > RG_IN(W_STAYS) &&
           most > rank_of(p, c, p->s->at[c], middle) + 15;
}

/* At most two legs each: a second one only goes on where the first was cut short. */
int rg_doctrine_rides(rg_estimate *p)
{
    const tb_set *leaders = &p->f->leaders[p->side];

    for (int c = tb_next(leaders, 0); c >= 0; c = tb_next(leaders, c + 1)) {
        lin_order o;
        int i;

        if (rg_stands(p->s, c) && p->s->with[c] == RG_NONE && p->s->menu[c] < 2 &&
            ride_of(p, c, &o) && (i = rg_give(p, o)) != RG_UNDECIDED)
            return i;
    }
    return rg_listed(p, RV_DONE);
}
