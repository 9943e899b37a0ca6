/* move.c -- the move by one order that brings an element to where it would best stand. */
#include "rules/landofthefree/doctrine/doctrine.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/move/move.h"

/* ---- Facings and ways worth trying ---- */

static tb_angle towards(tb_angle from, tb_angle wish)
{
    const int turn = tb_turn(from, wish);

    return (tb_angle)(from + (turn > TB_EIGHTH    ? TB_EIGHTH
                              : turn < -TB_EIGHTH ? -TB_EIGHTH
                                                  : turn));
}

/* The enemy it should look at: the nearest that counts, or LF_NONE. */
static int to_look_at(const lf_estimate *p, int u)
{
    const lf_state *s = &p->thought.s;
    int best = LF_NONE;
    int32_t least = LF_IN(30);

    for (int e = tb_next(&p->f->elements[p->enemy], 0); e >= 0;
         e = tb_next(&p->f->elements[p->enemy], e + 1)) {
        const int32_t far =
            s->where[e] == LF_ON_TABLE
                ? lf_apart(s->at[u], s->at[e]) + (s->level[e] == LF_EXHAUSTED ? LF_IN(9) : 0)
                : LF_IN(99);

        if (far < least) {
            least = far;
            best = e;
        }
    }
    return best;
}

static int facings_of(const lf_estimate *p, int u, tb_angle *out)
{
    const lf_state *s = &p->thought.s;
    const int foe = to_look_at(p, u);
    int n = 0;

    out[n++] = s->facing[u];
    if (foe != LF_NONE && lf_apart(s->at[u], s->at[foe]) < LF_IN(W_FACED))
        out[n++] = towards(s->facing[u], tb_bearing(s->at[u], s->at[foe]));
    out[n++] = towards(s->facing[u], p->front[u]);
    return n;
}

/* How far straight on until the nearest enemy ahead is in range. */
static int32_t just_in_range(const lf_estimate *p, int u)
{
    int who;
    const int32_t far = lf_nearest_ahead(p, u, &who);

    return far < 0 ? 0 : far - LF_IN(lf_ranges[p->f->weapon[u]].most) + LIN_INCH / 8;
}

static void try_steps(lf_estimate *p, int u, int now, lf_step_plan *best)
{
    static const int ways[] = { 0, TB_EIGHTH, -TB_EIGHTH, TB_EIGHTH / 2, -TB_EIGHTH / 2 };
    const lf_state *s = &p->thought.s;
    const int32_t full = lf_allowance(&p->thought.view, u);
    const int32_t far[] = { full - 2, lf_slowed(s, u, full) - 2, just_in_range(p, u) };
    tb_angle facing[3];
    const int n = facings_of(p, u, facing);
    lin_order o = { .verb = LV_MOVE, .nargs = 4, .arg = { s->at[u].x, s->at[u].y } };

    for (int k = 1; k < n; k++) { /* turning where it stands */
        o.arg[2] = facing[k];
        if (facing[k] != s->facing[u])
            lf_try_order(p, u, &o, now, best);
    }
    for (int w = 0; w < 5; w++) {
        bool legal = false;

        for (int d = 0; d < (w ? 2 : 3);
             d++) { /* the whole way; as far as bad ground lets it; straight on into range */
            const lin_point to = tb_go(s->at[u], (tb_angle)(s->facing[u] + ways[w]), far[d], 0);

            if ((d == 1 && legal) || far[d] <= 0 || far[d] > full - 2)
                continue;
            o.arg[0] = to.x;
            o.arg[1] = to.y;
            for (int k = 0; k < n; k++)
                if (k == 0 || facing[k] != facing[k - 1]) {
                    o.arg[2] = facing[k];
                    legal |= lf_try_order(p, u, &o, now, best);
                }
        }
    }
    for (int w = 0; w < 3; w++) /* aside: round the end of a wall, or up to a neighbour */
        for (int oblique = 1; oblique <= 2; oblique++) {
            const lin_point from =
                tb_go(s->at[u], s->facing[u], 0,
                      (oblique == 1 ? -1 : 1) * lf_base_of(&p->thought.view, u)->wide);
            const lin_point to = tb_go(from, (tb_angle)(s->facing[u] + ways[w]), full - 2, 0);

            o = (lin_order){ .verb = LV_MOVE,
                             .nargs = 4,
                             .arg = { to.x, to.y, facing[0], oblique } };
            lf_try_order(p, u, &o, now, best);
        }
    if (s->level[u] != LF_EXHAUSTED &&
        lf_enemy_within(&p->thought.view, p->side, s->at[u], LF_IN(18)) == LF_NONE)
        return; /* nobody to step back from */
    o = (lin_order){ .verb = LV_BACK, .nargs = 3 };
    for (int w = 0; w < 3; w++) {
        const lin_point to = tb_go(s->at[u], (tb_angle)(s->facing[u] + ways[w]),
                                   2 - LF_IN(lf_pace_back[lf_moves_as(&p->thought.view, u)]), 0);

        o.arg[0] = to.x;
        o.arg[1] = to.y;
        o.arg[2] = facing[n > 1 ? 1 : 0];
        lf_try_order(p, u, &o, now, best);
    }
}

/* Is he among the few enemies nearest to it? */
static bool is_among_nearest(const lf_estimate *p, int u, int e)
{
    const lf_state *s = &p->thought.s;
    int nearer = 0;

    for (int v = tb_next(&p->f->elements[p->enemy], 0); v >= 0;
         v = tb_next(&p->f->elements[p->enemy], v + 1))
        nearer +=
            s->where[v] == LF_ON_TABLE && tb_gap2(s->at[u], s->at[v]) < tb_gap2(s->at[u], s->at[e]);
    return nearer < 2;
}

/* Guns by hand: any way, any facing. */
static void try_guns(lf_estimate *p, int u, int now, lf_step_plan *best)
{
    const lf_state *s = &p->thought.s;
    const int32_t far = lf_allowance(&p->thought.view, u) - 2;

    for (int e = tb_next(&p->f->elements[p->enemy], 0); e >= 0;
         e = tb_next(&p->f->elements[p->enemy], e + 1)) {
        lin_order o = { .verb = LV_PROLONG, .nargs = 3, .arg = { s->at[u].x, s->at[u].y } };

        if (s->where[e] != LF_ON_TABLE || lf_apart(s->at[u], s->at[e]) > LF_IN(36) ||
            !is_among_nearest(p, u, e))
            continue;
        o.arg[2] = tb_bearing(s->at[u], s->at[e]);
        lf_try_order(p, u, &o, now, best);
        for (int w = -1; w <= 1;
             w++) { /* guns look far: every place costs a look at all they see */
            const lin_point to = tb_go(s->at[u], (tb_angle)(o.arg[2] + w * TB_EIGHTH), far, 0);
            lin_order step = o;

            step.arg[0] = to.x;
            step.arg[1] = to.y;
            lf_try_order(p, u, &step, now, best);
        }
    }
}

/* The best move by one order, if it betters what it costs. */
bool lf_best_move(lf_estimate *p, int u, lf_step_plan *out)
{
    const lf_state *s = &p->thought.s;
    int now;

    *out = (lf_step_plan){ .gain = W_LEAST_MOVE };
    if (s->m == 0 || s->mark[u] & LF_INSIDE)
        return false;
    if (s->formation[u] == LF_COLUMN) { /* it marches, by legs; but it may have come to a fence */
        lf_try_crossings(p, u, lf_place_worth(p, u, s->m, s->c, true, INT32_MIN), out);
        return out->gain > W_LEAST_MOVE;
    }
    if ((!p->assault || p->turns_left > 2) && s->m == 1 && s->mark[u] & LF_UNLOADED &&
        s->level[u] != LF_EXHAUSTED &&
        lf_enemy_within(&p->thought.view, p->side, s->at[u], LF_IN(18)) != LF_NONE)
        return false; /* the last order is for loading, with the enemy so near */
    now = lf_place_worth(p, u, s->m, s->c, true, INT32_MIN);
    if (p->f->type[u] == LF_ARTILLERY) {
        lf_shot_plan shot;

        if (!lf_best_shot(p, u, &shot))
            try_guns(p, u, now, out);
    } else {
        try_steps(p, u, now, out);
        lf_try_crossings(p, u, now, out);
    }
    return out->gain > W_LEAST_MOVE;
}
