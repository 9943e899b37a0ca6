/* command.c -- which group and which element next; where commanders ride; command points. */
#include "rules/landofthefree/doctrine/doctrine.h"
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/turn.h"

/* How near the enemy is to a group, or to any where group < 0: the least distance of two leaders.
 */
static int32_t gap_before(const lf_estimate *p, int group)
{
    const lf_state *s = p->now;
    int32_t least = LF_IN(200);

    for (int u = tb_next(&p->f->elements[p->side], 0); u >= 0;
         u = tb_next(&p->f->elements[p->side], u + 1))
        for (int e = tb_next(&p->f->elements[p->enemy], 0); e >= 0;
             e = tb_next(&p->f->elements[p->enemy], e + 1))
            if (s->where[u] == LF_ON_TABLE && s->where[e] == LF_ON_TABLE &&
                (group < 0 || p->f->group[u] == group) && lf_apart(s->at[u], s->at[e]) < least)
                least = lf_apart(s->at[u], s->at[e]);
    return least;
}

/* Within reach of fire it is he who shoots first that wins; before that he who sees the other come.
 */
int lf_doctrine_first(lf_estimate *p)
{
    return lin_list_find(p->list, gap_before(p, -1) < LF_IN(24) ? LV_FIRST : LV_SECOND, -1);
}

/* ---- Groups and elements ---- */

static int urgency_of(lf_estimate *p, int u)
{
    const lf_state *s = &p->thought.s;
    uint8_t m, c;

    if (s->where[u] ==
        LF_HIDDEN) /* LF-SC-58: it may be too late when another group has been active */
        return 3000;
    if (s->where[u] != LF_ON_TABLE)
        return s->where[u] == LF_RESERVE ? 1 : 0;
    if (lf_is_locked(s, u))
        return 5000;
    lf_count_orders(&p->thought.view, u, &m, &c);
    m = m > s->disorder[u] ? (uint8_t)(m - s->disorder[u]) : 0;
    return lf_fire_hopes(p, u, m, c, true) + lf_danger(p, u, false) / 2;
}

/* How much there is to do for an element now: fire to give, or danger to answer. Asked several
 * times, it is worked out once. */
static int urgency(lf_estimate *p, int u)
{
    if (!p->urgency[u])
        p->urgency[u] = 1 + urgency_of(p, u);
    return p->urgency[u] - 1;
}

/* Of those who are yet to come on: how far they get in a turn, in tenths of an inch. Where losses
 * alone count, and the table has to be crossed for them, the fastest come first. In the long run no
 * group goes further than its commander rides (LF-CM-67). */
static int pace_of_reserves(const lf_estimate *p, int group)
{
    const tb_set *members = &p->f->members[group];
    const int c = p->now->commander[group];
    int n = 0, pace = 0, ride;

    if (!lf_is_hunting(p))
        return 0;
    for (int u = tb_next(members, 0); u >= 0; u = tb_next(members, u + 1))
        if (p->now->where[u] == LF_RESERVE) {
            n++;
            pace += 10 * lf_pace[lf_moves_as(p->view, u)][LF_COLUMN];
        }
    if (n == 0 || c == LF_NONE)
        return 0;
    ride = 10 * lf_commands[p->now->rating[c]].sphere / LIN_INCH;
    pace /= n;
    return pace + W_PACE * (3 * pace < ride ? 3 * pace : ride);
}

int lf_doctrine_pick_group(lf_estimate *p)
{
    int best = LF_UNDECIDED, most = -1;

    lf_make_estimate(p);
    for (int i = 0; i < p->list->orders; i++) {
        const int g = p->f->group[p->list->order[i].arg[0]];
        const tb_set *members = &p->f->members[g];
        int n, worth = pace_of_reserves(p, g);
        const lin_point middle = lf_centre_of(p, p->side, g, &n);

        if (n) /* who is ahead makes room for the others */
            worth +=
                kit_edge_distance(p->f->scenery.size, (kit_edge)p->now->edge[p->side], middle) /
                LIN_INCH;
        for (int u = tb_next(members, 0); u >= 0; u = tb_next(members, u + 1))
            worth += urgency(p, u);
        if (worth > most) {
            most = worth;
            best = i;
        }
    }
    return best;
}

/* A commander who attaches himself stays there until that element is active again: what he cannot
 * reach from there goes without orders. LF-CM-40 to LF-CM-43, LF-CM-66. */
int lf_price_of_attaching(lf_estimate *p, int u, int c)
{
    const lf_state *s = p->now;
    int price = 0;

    if (c == LF_NONE || s->with[c] == u)
        return 0;
    lf_make_estimate(p);
    for (int v = tb_next(&p->f->elements[p->side], 0); v >= 0;
         v = tb_next(&p->f->elements[p->side], v + 1)) {
        const tb_body *b;

        if (v == u || s->where[v] != LF_ON_TABLE || s->commander[p->f->group[v]] != c)
            continue;
        b = lf_body(p->view, v);
        if (!tb_point_within(&b->stand[b->leader], s->at[u], lf_commands[s->rating[c]].sphere))
            price += W_ORDER_LOST * (s->mark[v] & LF_ACTED ? 2 : 5);
        price += p->assault ? W_FALLS : 0; /* LF-CM-47, LF-CM-54 */
    }
    return price;
}

/* What a Rally would bring, less the orders it takes. */
static int rally_worth(lf_estimate *p, int u, int c)
{
    const lf_state *s = p->now;
    const int chance =
        lf_pass_chance(lf_commands[s->rating[c]].morale - 1 - (s->formation[u] == LF_LINE) +
                       (s->level[u] != LF_FIT) + (s->disorder[u] > 0));
    int gain = 0;

    if (s->level[u] == LF_EXHAUSTED && s->hits[u] == 0)
        gain = p->f->cost[u] * W_RALLY_POINTS + W_RALLY_SPENT;
    else if (s->hits[u] > 0)
        gain = s->hits[u] * lf_hit_worth(p->view, u) * W_LAST_HIT / 100;
    else if (s->disorder[u] > 2)
        gain = s->disorder[u] * W_MARKER;
    if (gain == 0)
        return 0;
    return gain * chance / 100 - urgency(p, u) * 6 / 10 - 4 * W_ORDER_LOST - W_POINT -
           lf_price_of_attaching(p, u, c);
}

/* The one with the most to do first; of those with nothing to shoot, who is ahead. Nobody before
 * him who has to make room for him. */
static int activation_worth(lf_estimate *p, const lin_order *o)
{
    const lf_state *s = p->now;
    const int u = o->arg[0], g = p->f->group[u], gc = s->commander[g], fc = s->force[p->side];
    int n, worth = 1000 + urgency(p, u);

    if (s->where[u] == LF_ON_TABLE)
        worth +=
            lf_ahead_by(lf_centre_of(p, p->side, g, &n), p->front[u], s->at[u]) / (LIN_INCH / 4);
    if (s->where[u] == LF_ON_TABLE && lf_is_covered(p, u, p->front[u], true))
        return 0;
    if (o->arg[1] ==
        LF_BY_FORCE) { /* he helps out where the group's own commander has nothing to give */
        const bool spent =
            gc == LF_NONE || s->points[gc] == 0 || (s->with[gc] != LF_NONE && s->with[gc] != u);

        worth += spent && s->points[fc] > 0 && urgency(p, u) > 800 ? 1 : -1;
    }
    return worth;
}

/* What speaks for an order to the group; 0: nothing. */
static int group_worth(lf_estimate *p, const lin_order *o)
{
    const int g = p->f->group[o->arg[0]];
    int worth;

    switch (o->verb) {
    case LV_SUCCEED:
        return 9000;
    case LV_PROMOTE:
        return 8000;
    case LV_RALLY:
        worth = rally_worth(
            p, o->arg[0], o->arg[1] == LF_BY_FORCE ? p->now->force[p->side] : p->now->commander[g]);
        return worth > 0 ? 6000 + worth : 0;
    case LV_REVEAL: /* the reserves come the turn after, and there are but few */
        return 7000;
    case LV_ACTIVATE:
        worth = activation_worth(p, o);
        return worth > 2 ? worth : 2;
    case LV_REGROUP: /* LF-CM-71: as far as it must */
        return lf_has_to_regroup(p->view, o->arg[0]) || p->now->disorder[o->arg[0]] > 0;
    default:
        return 0;
    }
}


/* The best first; who has nothing to do is left out. */
int lf_doctrine_group(lf_estimate *p)
{
    int worth[LIN_CHOICES > 1024 ? 1024 : LIN_CHOICES];
    const int n = p->list->orders < 1024 ? p->list->orders : 1024;

    lf_make_estimate(p);
    for (int i = 0; i < n; i++)
        worth[i] = group_worth(p, &p->list->order[i]);
    for (;;) {
        int best = -1;

        for (int i = 0; i < n; i++)
            if (worth[i] > 0 && (best < 0 || worth[i] > worth[best]))
                best = i;
        if (best < 0)
            return lin_list_find(p->list, LV_CLOSE, -1) >= 0 ? lin_list_find(p->list, LV_CLOSE, -1)
                                                             : LF_UNDECIDED;
        if (p->list->order[best].verb != LV_ACTIVATE ||
            lf_has_task(p, p->list->order[best].arg[0],
                        lf_issuer_of(p->view, p->f->group[p->list->order[best].arg[0]],
                                     p->list->order[best].arg[1])))
            return best;
        worth[best] = 0;
    }
}

/* ---- Commanders ride ---- */

/* Has it a commander of its own who reaches it? */
static bool is_led(const lf_estimate *p, int u)
{
    const int c = p->now->commander[p->f->group[u]];

    return c != LF_NONE && p->now->where[c] == LF_ON_TABLE && lf_in_sphere(p->view, u, c);
}

/* On the march: how many of the orders of its next activation would begin within his hearing, if he
 * stood there. LF-OR-11: so far it marches, and no further. */
static int orders_heard(const lf_estimate *p, int c, int u, lin_point at)
{
    const lf_state *s = p->now;
    const int32_t sphere = lf_commands[s->rating[c]].sphere - LIN_INCH,
                  pace = LF_IN(lf_pace[lf_moves_as(p->view, u)][s->formation[u]]),
                  way = lf_apart(s->at[u], p->aim[u]);
    const tb_angle ahead = tb_bearing(s->at[u], p->aim[u]);
    int heard = 0;

    while (heard < lf_stats[p->f->type[u]].maneuver && heard * pace <= way &&
           lf_apart(at, tb_go(s->at[u], ahead, heard * pace, 0)) <= sphere)
        heard++;
    return heard;
}

/* Behind the middle of those he leads, the better the nearer; out of the enemy's reach. */
static int post_worth(const lf_estimate *p, int c, lin_point at, lin_point wish)
{
    const lf_state *s = p->now;
    const int32_t sphere = lf_commands[s->rating[c]].sphere;
    const bool force = c == s->force[p->side];
    int worth = -lf_apart(at, wish) / (LIN_INCH / 4);

    for (int u = tb_next(&p->f->elements[p->side], 0); u >= 0;
         u = tb_next(&p->f->elements[p->side], u + 1)) {
        const tb_body *b;

        if (s->where[u] != LF_ON_TABLE || (!force && s->commander[p->f->group[u]] != c))
            continue;
        b = lf_body(p->view, u);
        if (!tb_point_within(&b->stand[b->leader], at, sphere - LIN_INCH))
            continue;
        worth += force ? 15 : 60;
        if (p->assault || (p->now->objectives == 0 && s->formation[u] == LF_COLUMN))
            worth += (force ? 5 : 25) * orders_heard(p, c, u, at);
        if (lf_enemy_within(p->view, p->side, s->at[u], LF_IN(18)) != LF_NONE)
            worth += force ? 5 : 30; /* they have most to do */
        if (force && !is_led(p, u))
            worth += 60;
    }
    if (lf_enemy_within(p->view, p->side, at, LF_IN(7)) != LF_NONE)
        worth -= 60;
    return worth;
}

/* Where the elements of a group belong, in the mean; of all where group < 0. */
static lin_point aim_of(const lf_estimate *p, int group)
{
    int64_t x = 0, y = 0, n = 0;

    for (int u = tb_next(&p->f->elements[p->side], 0); u >= 0;
         u = tb_next(&p->f->elements[p->side], u + 1))
        if (lf_is_there(p->now, u) && (group < 0 || p->f->group[u] == group)) {
            x += p->aim[u].x;
            y += p->aim[u].y;
            n++;
        }
    return n ? (lin_point){ (int32_t)(x / n), (int32_t)(y / n) } : (lin_point){ 0, 0 };
}

/* Where he would like to be: close behind his elements, as the enemy stands. On the march he rides
 * ahead of them, so that they can go all the way that their orders take them and still hear him. */
static lin_point wished_post(const lf_estimate *p, int c)
{
    int n = 0, foes;
    const bool force = c == p->now->force[p->side], goes_on = p->assault || lf_is_hunting(p);
    const int group = force ? -1 : p->f->group[c];
    const lin_point ours = lf_centre_of(p, p->side, group, &n),
                    theirs = lf_centre_of(p, p->enemy, -1, &foes), aim = aim_of(p, group);

    if (n == 0)
        return p->now->at[c];
    if (gap_before(p, group) > LF_IN(16) && lf_apart(ours, aim) > LF_IN(9))
        return tb_go(ours, tb_bearing(ours, aim), LF_IN(force ? W_RIDES_AHEAD / 2 : W_RIDES_AHEAD),
                     0);
    return tb_go(ours,
                 foes && lf_apart(ours, theirs) > LIN_INCH
                     ? tb_bearing(ours, theirs)
                     : kit_edge_inwards((kit_edge)p->now->edge[p->side]),
                 -LF_IN((goes_on ? W_RIDES_NEAR : W_RIDES_BEHIND) + (force ? 3 : 0)), 0);
}

int lf_doctrine_ride(lf_estimate *p)
{
    const int c = p->frame->arg[0];
    lin_point wish;
    const lin_point here = p->now->at[c];
    const int32_t reach = lf_commands[p->now->rating[c]].sphere - 2;
    int most, found = lin_list_find(p->list, LV_STAY, -1);
    lin_point best = here;

    lf_make_estimate(p);
    wish = wished_post(p, c);
    most = post_worth(p, c, here, wish) + 4;
    for (int ring = 0; ring < 5; ring++)
        for (int i = 0; i < (ring ? 8 : 1); i++) {
            lin_point at =
                ring ? tb_go(wish, (tb_angle)(i * TB_EIGHTH), ring * LF_IN(5) / 2, 0) : wish;
            int worth;

            if (lf_apart(here, at) > reach)
                at = tb_go(here, tb_bearing(here, at), reach, 0);
            worth = post_worth(p, c, at, wish);
            if (worth > most &&
                lf_check_ride(p->view, p->frame,
                              &(lin_order){ .verb = LV_POST, .nargs = 3, .arg = { c, at.x, at.y } },
                              NULL) == LIN_OK) {
                most = worth;
                best = at;
            }
        }
    if (lf_apart(here, best) < LIN_INCH)
        return found >= 0 ? found : LF_UNDECIDED;
    return lf_give(p, (lin_order){ .verb = LV_POST, .nargs = 3, .arg = { c, best.x, best.y } });
}

/* ---- Points ---- */

enum { HITS, MARKERS, SPIRIT };

int lf_doctrine_restore(lf_estimate *p)
{
    const int u = p->frame->arg[0], hits = lin_list_find(p->list, LV_RESTORE, HITS),
              spirit = lin_list_find(p->list, LV_RESTORE, SPIRIT);
    const int markers = lin_list_find(p->list, LV_RESTORE, MARKERS);

    if (spirit >= 0)
        return spirit;
    if (hits >= 0 && (markers < 0 ||
                      p->now->hits[u] * lf_hit_worth(p->view, u) > p->now->disorder[u] * W_MARKER))
        return hits;
    return markers >= 0 ? markers : LF_UNDECIDED;
}

/* A test that fails as it lies: the lower die again, if that can save it. */
int lf_doctrine_test_encourage(lf_estimate *p)
{
    const lf_state *s = p->now;
    const int u = p->frame->arg[0], keep = lin_list_find(p->list, LV_KEEP_DICE, -1);
    int best = keep, most = 24; /* of 100: what is worth a point */
    kit_sum sum;

    lf_test_modifiers(p->view, u, p->frame->arg[1], p->frame->arg[2], &sum);
    if (s->morale_test.die[0] + s->morale_test.die[1] + sum.total >= lf_morale(p->view, u))
        return keep;
    for (int i = 0; i < p->list->orders; i++) {
        const lin_order *o = &p->list->order[i];
        int other, need, chance;

        if (o->verb != LV_REROLL)
            continue;
        other = s->morale_test.die[2 - o->arg[1]];
        need = lf_commands[s->rating[o->arg[0]]].morale - sum.total -
               (lf_attached(p->view, u) == LF_NONE) - other; /* LF-CM-18 */
        chance = need <= 1 ? 100 : need > 6 ? 0 : (7 - need) * 100 / 6;
        if (s->level[u] == LF_EXHAUSTED)
            chance /= 2;
        if (o->arg[0] == s->force[p->side])
            chance -= 8; /* he is bound by it */
        chance -= lf_price_of_attaching(p, u, o->arg[0]) / W_TEST_WORD;
        if (chance > most) {
            most = chance;
            best = i;
        }
    }
    return best;
}

/* A miss again is a third of a hit; a 1 that makes the volley ragged is a whole one. */
static int words_on_pool(lf_estimate *p, int pool, int worth)
{
    const lf_state *s = p->now;
    const int keep = lin_list_find(p->list, LV_KEEP_DICE, -1);
    const bool ragged =
        p->frame->step == LF_SHOT_ENCOURAGE && s->pool[0].once[0] + s->pool[0].again[0] == 2;
    int best = keep, most = W_POINT + W_LEADER / 10;

    for (int i = 0; i < p->list->orders; i++) {
        const lin_order *o = &p->list->order[i];
        int gain;

        if (o->verb != LV_REROLL || o->arg[1] > 4 || !s->pool[pool].once[o->arg[1] - 1])
            continue;
        gain = worth * (ragged && o->arg[1] == 1 ? 110 : 33) / 100 + (o->arg[1] == 1 ? 1 : 0);
        if (s->with[o->arg[0]] == p->frame->arg[0])
            gain += W_LEADER / 10; /* he is there already */
        gain -= lf_price_of_attaching(p, p->frame->arg[0], o->arg[0]);
        if (gain > most) {
            most = gain;
            best = i;
        }
    }
    return best;
}

int lf_doctrine_shot_encourage(lf_estimate *p)
{
    const int target = p->now->shot.target,
              lacks = lf_discipline(p->f, target) - p->now->hits[target];

    return words_on_pool(p, 0, lf_hit_worth(p->view, target) * (lacks <= 2 ? 150 : 100) / 100);
}

int lf_doctrine_melee_encourage(lf_estimate *p)
{
    const int which = p->frame->arg[1], foe = p->now->melee.unit[1 - which];

    return words_on_pool(p, which, lf_hit_worth(p->view, foe) + W_DRIVEN / 2);
}

/* It has stored: a Combat Order more only from a commander who has points to spare. */
int lf_doctrine_last(lf_estimate *p)
{
    const int end = lin_list_find(p->list, LV_END, -1),
              wait = lin_list_find(p->list, LV_WAIT, LF_ORDER_C);

    return wait >= 0 && p->now->issuer != LF_NONE && p->now->points[p->now->issuer] > 1 &&
                   gap_before(p, -1) < LF_IN(14)
               ? wait
               : end;
}
