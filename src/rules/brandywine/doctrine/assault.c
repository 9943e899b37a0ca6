/* assault.c -- attacks worth moving for.
 *
 * An attack is planned against one enemy square: the units that can reach the squares around it
 * are put where they count most, the strongest first, and the best number of them is kept. What is
 * compared is the worth of all battles with them and without them (every enemy they would touch
 * must be fought too, BW-13.9), less what each unit gives up by not standing where it would be
 * best. Units that have moved up already are part of every plan, so that what was begun with one
 * is carried through with the next. */
#include "rules/brandywine/doctrine/doctrine.h"

#include <string.h>

typedef struct {
    uint16_t to[BW_UNITS];
    uint64_t units;
    int net;
} plan;

typedef struct {
    bw_staff *w;
    uint64_t pool;      /* may be sent */
    uint64_t known;     /* whose home is known */
    int home[BW_UNITS]; /* the best they could do elsewhere */
    bw_line base;       /* who fights in any case */
    int base_worth;
} table;

static bool is_able(const bw_staff *w, int u)
{
    return is_combat(w->f, u) && !is_disorganized(w->s, u) && !is_held(w->s, u);
}

/* Those in contact who cannot move any more, or have no way out. */
static void draw_base(table *t)
{
    bw_staff *w = t->w;

    t->pool = 0;
    t->base.n = 0;
    for (uint64_t rest = w->f->side_set[w->side] & w->f->combat_set; rest; rest &= rest - 1) {
        const int u = bw_first(rest), at = w->s->at[u];

        if (!is_able(w, u))
            continue;
        if (w->free & bw_bit(u))
            t->pool |= bw_bit(u);
        else if (on_board(w->s, u) && bw_in_zone(w, at))
            bw_line_add(&t->base, u, at);
    }
    t->base_worth = bw_line_solve(w, &t->base, ~(uint64_t)0, false);
}

/* ---- one plan ---- */

typedef struct {
    int n;
    struct {
        uint16_t at;
        uint8_t times2;
        int room;
    } cell[8]; /* times2: in halves */
} ring;

/* Posts that this square touches. */
static uint64_t touched_from(const bw_staff *w, int cell)
{
    uint64_t posts = 0;

    for (int d = 0; d < 8; d++) {
        const int to = w->f->board->next[cell][d];

        if (to != LIN_NOWHERE && w->post_at[to] != 0xff)
            posts |= bw_bit(w->post_at[to]);
    }
    return posts;
}

static int times_from(const bw_staff *w, const bw_post *p, int cell, int direction_to_us)
{
    static const uint8_t angle[5] = { 1, 2, 3, 2, 2 };
    int times = 3;

    for (uint64_t rest = p->units; rest; rest &= rest - 1) {
        const int t = angle[bw_angle(w->s->facing[bw_first(rest)], direction_to_us)];

        times = t < times ? t : times;
    }
    times *= w->f->level[cell] > w->f->level[p->at] ? 4 : 2;
    return w->f->creek[cell] == BW_CREEK ? times / 2 : times; /* BW-13.22 */
}

/* Squares around a post from which it can be attacked, touching none but the allowed posts. */
static void draw_ring(const table *t, const bw_post *p, uint64_t allowed, ring *r)
{
    const bw_staff *w = t->w;

    r->n = 0;
    for (int d = 0; d < 8; d++) {
        const int at = w->f->board->next[p->at][d];

        if (at == LIN_NOWHERE || bw_is_barred(w, at) || !(w->can[at] & t->pool) ||
            (touched_from(w, at) & ~allowed))
            continue;
        r->cell[r->n].at = (uint16_t)at;
        r->cell[r->n].times2 = (uint8_t)times_from(w, p, at, d);
        r->cell[r->n].room = BW_STACK - w->factors[w->side][at];
        for (int a = 0; a < t->base.n; a++) /* promised to an earlier plan */
            if (t->base.at[a] == at && w->s->at[t->base.unit[a]] != at)
                r->cell[r->n].room -= w->f->cf[t->base.unit[a]];
        r->n++;
    }
}

static bool ring_has(const table *t, const ring *r, int u)
{
    for (int i = 0; i < r->n; i++)
        if (t->w->can[r->cell[i].at] & bw_bit(u))
            return true;
    return false;
}

/* Where in the ring does this unit count most? */
static int best_in_ring(const table *t, const ring *r, int u)
{
    const bw_staff *w = t->w;
    int best = -1, most = 0;

    for (int i = 0; i < r->n; i++) {
        const int at = r->cell[i].at;
        const int need = w->s->at[u] == at && u != w->hand ? 0 : w->f->cf[u];
        const int now = r->cell[i].times2 * 8 + (w->f->cover[at] > 2);

        if ((w->can[at] & bw_bit(u)) && need <= r->cell[i].room && now > most) {
            most = now;
            best = i;
        }
    }
    return best;
}

static void put_in_ring(const table *t, ring *r, int i, int u)
{
    const bw_staff *w = t->w;
    const int from = u != w->hand ? w->s->at[u] : LIN_NOWHERE;

    for (int k = 0; k < r->n; k++) {
        r->cell[k].room += r->cell[k].at == from ? w->f->cf[u] : 0;
        r->cell[k].room -= k == i ? w->f->cf[u] : 0;
    }
}

static int home_of(table *t, int u)
{
    if (!(t->known & bw_bit(u))) {
        if (bw_best_place(t->w, u, &t->home[u]) == LIN_NOWHERE)
            t->home[u] = -W_STUCK;
        t->known |= bw_bit(u);
    }
    return t->home[u];
}

/* What the unit gives up for standing there, the fight itself apart. */
static int price_of(table *t, int u, int at)
{
    const int home = home_of(t, u), here = bw_place_score(t->w, u, at);

    return (here > home + W_EAGER ? -W_EAGER : home - here) * W_CONTACT / 100;
}

/* ---- quick estimate: one battle against the post, and all else that is touched thrown in ---- */

static void estimate_open(const table *t, const bw_post *p, bw_stakes *st)
{
    const bw_staff *w = t->w;

    *st = (bw_stakes){ .defence = p->defence,
                       .foes = __builtin_popcountll(p->units),
                       .least = 10000,
                       .foe_least = 10000,
                       .prize = bw_ground_worth(w, p->at) };
    for (uint64_t rest = p->units; rest; rest &= rest - 1) {
        const int u = bw_first(rest);

        st->foe_worth += w->worth[u];
        st->foe_order += w->order[u];
        st->foe_least = w->worth[u] < st->foe_least ? w->worth[u] : st->foe_least;
    }
}

static void estimate_attacker(const bw_staff *w, int u, int times2, bw_stakes *st)
{
    st->attack += (w->f->cf[u] * times2 + 1) / 2;
    st->n++;
    st->order += w->order[u];
    st->least = w->worth[u] < st->least ? w->worth[u] : st->least;
    if (w->worth[u] >= st->foe_least && (!st->match || w->worth[u] < st->match))
        st->match = w->worth[u];
}

/* Where everybody can retreat to, were this square ringed in from these directions: two opposite
 * ones leave no room beside it. */
static void estimate_caught(unsigned from, bw_stakes *st)
{
    const bool ringed = ((from & 0x11) == 0x11) || ((from & 0x44) == 0x44);

    st->caught[1] = ringed ? st->foe_worth : 0;
}

/* The worth of all battles with these units in it. */
static int net_worth(table *t, const plan *p)
{
    bw_line line = t->base;
    int price = 0;

    for (uint64_t rest = p->units; rest; rest &= rest - 1) {
        const int u = bw_first(rest);

        bw_line_add(&line, u, p->to[u]);
        price += price_of(t, u, p->to[u]);
    }
    return bw_line_solve(t->w, &line, ~(uint64_t)0, false) - t->base_worth - price;
}

/* Send units into the ring one by one, the strongest first, and keep the best number. */
static void fill_ring(table *t, const bw_post *post, uint64_t engaged, ring *r, plan *best)
{
    const bw_staff *w = t->w;
    uint64_t units = 0, others = 0;
    unsigned from = 0;
    int price = 0;
    bw_stakes st;

    best->units = 0;
    best->net = -1000000;
    estimate_open(t, post, &st);
    for (int a = 0; a < t->base.n; a++) {
        const int d = bw_direction(w->f, post->at, t->base.at[a]);

        if (d >= 0) {
            estimate_attacker(w, t->base.unit[a], times_from(w, post, t->base.at[a], d), &st);
            from |= 1u << d;
        }
    }
    for (int rank = 0; rank < 2 * BW_STACK; rank++)
        for (uint64_t rest = rank < BW_STACK ? t->pool & ~w->f->gun_set : t->pool & w->f->gun_set;
             rest; rest &= rest - 1) {
            const int u = bw_first(rest);
            int i, net;

            if (w->f->cf[u] != BW_STACK - rank % BW_STACK || (i = best_in_ring(t, r, u)) < 0)
                continue;
            if (!(units & ~w->f->gun_set) && w->s->at[u] != r->cell[i].at &&
                bw_is_exposed(w, u, r->cell[i].at))
                continue;
            put_in_ring(t, r, i, u);
            best->to[u] = r->cell[i].at;
            units |= bw_bit(u);
            price += price_of(t, u, r->cell[i].at);
            from |= 1u << (bw_direction(w->f, post->at, r->cell[i].at) & 7);
            estimate_attacker(w, u, r->cell[i].times2, &st);
            for (uint64_t more = touched_from(w, r->cell[i].at) & ~engaged & ~others &
                                 ~bw_bit(w->post_at[post->at]);
                 more; more &= more - 1) {
                st.defence += w->post[bw_first(more)].defence;
                others |= more & (0 - more);
            }
            estimate_caught(from, &st);
            net = bw_battle_worth(w, &st) - price;
            if (net > best->net) {
                best->net = net;
                best->units = units;
            }
            if (st.attack >= 7 * st.defence)
                return;
        }
}

/* Send home whoever is not missed. */
static void prune(table *t, plan *p)
{
    for (uint64_t rest = p->units; rest; rest &= rest - 1) {
        plan fewer = *p;

        fewer.units &= ~(rest & (0 - rest));
        if (fewer.units && (fewer.net = net_worth(t, &fewer)) >= p->net)
            *p = fewer;
    }
}

/* The best attack that `with` could take part in; -1: anybody. */
static void best_plan(table *t, int with, plan *best)
{
    bw_staff *w = t->w;
    uint64_t engaged = 0;

    for (int a = 0; a < t->base.n; a++)
        engaged |= touched_from(w, t->base.at[a]);
    best->units = 0;
    best->net = W_LEAST_GAIN;
    for (int p = 0; p < w->posts; p++) {
        int clean = 0;

        for (int all = 0; all < 2; all++) {
            ring r;
            plan now;

            draw_ring(t, &w->post[p], all ? ~(uint64_t)0 : engaged | bw_bit(p), &r);
            if (!r.n || (all && r.n == clean) || (with >= 0 && !ring_has(t, &r, with)))
                continue;
            clean = r.n;
            fill_ring(t, &w->post[p], engaged, &r, &now);
            if (!now.units || now.net < W_HOPELESS)
                continue;
            now.net = net_worth(t, &now);
            if (now.net > best->net)
                *best = now;
        }
    }
    if (best->units)
        prune(t, best);
}

/* Plan after plan, until one asks somebody to move who has not: those that only say stay are
 * kept in mind. For a counter in hand, the plan that it has a part in. */
void bw_assault_plan(bw_staff *w, bw_assault *out)
{
    table t = { .w = w };

    out->units = 0;
    draw_base(&t);
    for (int round = 0; round < 3; round++) {
        bool moves = false;
        plan best;

        best_plan(&t, w->hand, &best);
        if (!best.units)
            return;
        for (uint64_t rest = best.units; rest; rest &= rest - 1) {
            const int u = bw_first(rest);

            out->to[u] = best.to[u];
            moves |= u == w->hand || w->s->at[u] != best.to[u];
            bw_line_add(&t.base, u, best.to[u]);
        }
        out->units |= best.units;
        if (moves || (w->hand >= 0 && (out->units & bw_bit(w->hand))))
            return;
        t.pool &= ~best.units;
        t.base_worth = bw_line_solve(w, &t.base, ~(uint64_t)0, false);
    }
}
