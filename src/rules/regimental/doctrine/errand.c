/* errand.c -- whom a unit goes for, and where it is to stand for it: before an enemy from where it
 * can charge, within musket shot where its fire is the better one, in a place that counts, or off
 * the table. Who has a place to keep stays in it with his front to the enemy. */
#include "rules/regimental/doctrine/doctrine.h"
#include "kit/edges.h"

#include <stdlib.h>

enum { BARS = 14 }; /* inches: so near an enemy ahead bars the way off the table */

/* ---- Whom ---- */

static int32_t to_box(const tb_box *b, lin_point at)
{
    return rg_far(kit_box_nearest(b, at), at);
}

/* Stands of ours that are nearer to that enemy. */
static int seen_to(const rg_estimate *p, int u, const tb_box *his, int32_t far)
{
    const tb_set *own = &p->f->bodies[p->side];
    int n = 0;

    for (int v = tb_next(own, 0); v >= 0; v = tb_next(own, v + 1))
        n += v != u && rg_is_steady(p, v) && to_box(his, p->s->at[v]) < far ? p->s->stands[v] : 0;
    return n;
}

/* Who runs is left to those who are near; who stands on what decides comes first; who is seen to
 * already or lies far off its way, last. */
static int32_t reluctance(const rg_estimate *p, int u, int e, int32_t far)
{
    const tb_box *his = &rg_body(p->view, e)->box;
    const int crowd = seen_to(p, u, his, far) * 2 / (p->s->stands[e] + 1);
    const int off = abs(rg_off(p->s->facing[u], p->s->at[u], kit_box_nearest(his, p->s->at[u])));
    int32_t more = crowd > 1 ? (crowd - 1) * RG_IN(W_CROWD) / 2 : 0;

    more += (int32_t)((int64_t)far * (off < TB_QUARTER ? off : TB_QUARTER) / TB_QUARTER);
    if (rg_is_broken(p->s, e))
        more += RG_IN(8);
    if (p->f->type[e] == RG_WAGON && !p->f->wagon_points)
        more += RG_IN(6);
    for (int i = 0; i < p->f->objectives; i++)
        if (rg_is_at(p, e, i))
            more -= RG_IN(6);
    return more;
}

int rg_foe_of(const rg_estimate *p, int u, int32_t *far)
{
    const tb_set *all = &p->f->bodies[p->enemy];
    const lin_point at = rg_centre(p->view, u);
    int32_t least = INT32_MAX;
    int found = RG_NONE;

    for (int e = tb_next(all, 0); e >= 0; e = tb_next(all, e + 1)) {
        int32_t now, sum;

        if (!rg_stands(p->s, e))
            continue;
        now = to_box(&rg_body(p->view, e)->box, at);
        sum = now + reluctance(p, u, e, now);
        if (sum < least) {
            least = sum;
            found = e;
        }
    }
    if (found != RG_NONE)
        *far = rg_gap(p->view, u, found);
    return found;
}

/* ---- Fire or steel ---- */

static int cover_of(const rg_estimate *p, int u)
{
    const int loose = p->s->formation[u] == RG_EXTENDED;

    if (rg_is_fortified(p->view, u))
        return -3;
    if (p->s->in[u] || rg_in_linear_cover(p->view, u))
        return -2;
    return rg_has_cover(p, u) ? -1 - loose : -loose;
}

static int volley_of(const rg_estimate *p, int u)
{
    int quarters = p->s->stands[u] * RG_QUARTERS;

    if (rg_is_disordered(p->s, u) || p->s->mark[u] & RG_LOW)
        quarters /= 2;
    return rg_bracket(quarters) - (p->f->rating[u] == RG_RAW) +
           (p->f->flags[u] & RG_MARKSMEN ? 1 : 0);
}

static int friends_near(const rg_estimate *p, int e)
{
    const tb_set *own = &p->f->bodies[p->side];
    const tb_box *his = &rg_body(p->view, e)->box;
    int n = 0;

    for (int v = tb_next(own, 0); v >= 0; v = tb_next(own, v + 1))
        n += rg_is_steady(p, v) && to_box(his, p->s->at[v]) < RG_IN(9);
    return n;
}

/* What it does to him at musket shot, against what he does to it. */
bool rg_fires_well(const rg_estimate *p, int u, int e)
{
    int mine, his;

    if (p->f->type[u] != RG_INFANTRY)
        return false;
    if (rg_is_broken(p->s, e) || rg_is_guns(p->f, e))
        return true;
    mine = rg_fire_worth(p, e, volley_of(p, u) + cover_of(p, e), false);
    his = rg_fire_worth(p, u, volley_of(p, e) - (p->s->formation[u] == RG_EXTENDED), false);
    if (p->turns_left <= W_HURRY && p->lead <= 0)
        his /= 2;
    return mine * (2 + friends_near(p, e)) > his * 3;
}

/* ---- Where ---- */

/* From where it reaches him in one move, over the ground that it is on. */
static int32_t staging(const rg_estimate *p, int u)
{
    static const uint8_t tenths[RG_GOINGS] = { 80, 64, 50, 80 };

    return tenths[rg_going_under(p, p->s->at[u])] * LIN_INCH / 10;
}

/* Are there enough of us near to him, for those whom he has about him? */
static bool is_ready(const rg_estimate *p, int e)
{
    static const uint8_t each[RG_RATINGS] = { 6, 5, 3, 2 };
    const tb_box *his = &rg_body(p->view, e)->box;
    int n[LIN_SIDES] = { 0, 0 };

    for (int u = 0; u < p->f->units; u++)
        if (!rg_is_leader(p->f, u) && rg_is_steady(p, u) && !rg_is_disordered(p->s, u) &&
            to_box(his, p->s->at[u]) <= RG_IN(p->f->side[u] == p->side ? W_ASSEMBLY + 4 : 6))
            n[p->f->side[u]] += p->s->stands[u] * each[p->f->rating[u]];
    return n[p->side] * 10 >= n[p->enemy] * 9 || p->turns_left <= W_HURRY;
}

static bool against(const rg_estimate *p, int u, int e, int32_t far, rg_errand *out)
{
    const bool bayonets = p->f->flags[u] & RG_HAS_BAYONETS;

    *out = (rg_errand){ .to = rg_nearest_point(p, e, p->s->at[u]), .foe = (uint8_t)e };
    if (rg_is_mounted(p->f, p->s, u)) {
        out->stop = RG_IN(W_HORSE_OFF);
        return far > out->stop;
    }
    if (p->f->weapon[u] == RG_RIFLE && !rg_is_broken(p->s, e)) {
        out->stop = RG_IN(W_RIFLES);
    } else if (rg_fires_well(p, u, e) && (far <= RG_IN(10) || !bayonets)) {
        out->stop = rg_close(p->f) - LIN_INCH / 2;
        out->fires = true;
    } else {
        out->stop = staging(p, u);
    }
    if (far > RG_IN(W_ASSEMBLY) - LIN_INCH && !is_ready(p, e)) /* wait for the others */
        out->stop = RG_IN(W_ASSEMBLY);
    return true;
}

static bool to_goal(const rg_estimate *p, int u, int objective, rg_errand *out)
{
    *out = (rg_errand){ .to = rg_goal_point(p, objective, rg_centre(p->view, u)),
                        .stop = LIN_INCH / 2,
                        .foe = RG_NONE,
                        .goal = (uint8_t)(objective + 1) };
    return !rg_is_at(p, u, objective) ||
           (p->f->objective[objective].piece != RG_NONE &&
            p->f->capacity[p->f->objective[objective].piece] && !p->s->in[u]);
}

/* The nearest exit, straight across. RG-15.25 */
static bool to_exit(const rg_estimate *p, int u, rg_errand *out)
{
    const kit_size size = p->f->scenery.size;
    uint8_t exits = p->f->exits[p->side];
    int32_t least = INT32_MAX;

    if (p->s->mark[u] & RG_GOING_HOME)
        exits = (uint8_t)(1 << p->f->edges[p->side][0]);
    *out = (rg_errand){ .foe = RG_NONE, .leaves = true };
    for (int e = 0; e < KIT_EDGES; e++) {
        const int32_t far = kit_edge_distance(size, (kit_edge)e, p->s->at[u]);

        if (!(exits >> e & 1) || far >= least)
            continue;
        least = far;
        out->to = kit_edge_point(size, (kit_edge)e, p->s->at[u], 0);
    }
    return least < INT32_MAX;
}

/* With its front to an enemy who is near. */
static bool faces(const rg_estimate *p, int u, rg_errand *out)
{
    int32_t far;
    const int e = rg_nearest_foe(p, u, &far);
    lin_point his;

    if (e == RG_NONE || far > RG_IN(12) || !rg_has_zone(p->s, u) || p->f->type[e] == RG_ARTILLERY)
        return false;
    his = rg_nearest_point(p, e, p->s->at[u]);
    *out = (rg_errand){ .to = his, .stop = far, .foe = (uint8_t)e, .only_faces = true };
    return abs(rg_off(p->s->facing[u], p->s->at[u], his)) > TB_EIGHTH;
}

/* A steady enemy between it and the exit. */
static bool is_barred(const rg_estimate *p, int u, lin_point to, int32_t near)
{
    for (int e = tb_next(&p->foes, 0); e >= 0; e = tb_next(&p->foes, e + 1))
        if (rg_gap(p->view, u, e) <= near &&
            abs(tb_turn(tb_bearing(p->s->at[u], to),
                        tb_bearing(p->s->at[u], rg_centre(p->view, e)))) < TB_CIRCLE / 5)
            return true;
    return false;
}

/* Off the table while the way is free, or it is high time; else it fights its way, and wagons
 * wait. */
static bool leaves_now(const rg_estimate *p, int u, rg_errand *out)
{
    to_exit(p, u, out);
    if (p->s->mark[u] & RG_GOING_HOME)
        return true;
    if (p->f->type[u] == RG_WAGON) {
        out->only_faces = is_barred(p, u, out->to, RG_IN(9));
        return true;
    }
    return rg_far(p->s->at[u], out->to) / RG_IN(7) + 1 >= p->turns_left ||
           !is_barred(p, u, out->to, RG_IN(BARS));
}

static int claim_of(const rg_estimate *p, int u)
{
    for (int i = 0; i < p->f->objectives; i++)
        if (p->claimed[i] == u)
            return i;
    return -1;
}

/* Ground of which the greater part of the stands decides, and which is not ours yet. */
static int majority_wanted(const rg_estimate *p)
{
    for (int i = 0; i < p->f->objectives; i++)
        if (p->f->objective[i].majority && p->holder[i] != p->side)
            return i;
    return -1;
}

bool rg_errand_of(const rg_estimate *p, int u, rg_errand *out)
{
    const int mine = claim_of(p, u);
    int32_t far = INT32_MAX;
    int e;

    if (rg_is_broken(p->s, u))
        return false;
    if (rg_leaves(p, u) && leaves_now(p, u, out))
        return !out->only_faces;
    if (mine >= 0 && !rg_is_at(p, u, mine))
        return to_goal(p, u, mine, out);
    if (rg_keeps_place(p, u) || p->stance == RG_DEFENDS) {
        if (mine >= 0 && to_goal(p, u, mine, out))
            return true;
        return faces(p, u, out);
    }
    e = rg_foe_of(p, u, &far);
    if (majority_wanted(p) >= 0 && (e == RG_NONE || far > RG_IN(W_NEAR)) &&
        !rg_is_mounted(p->f, p->s, u))
        return to_goal(p, u, majority_wanted(p), out);
    return e != RG_NONE && against(p, u, e, far, out);
}
