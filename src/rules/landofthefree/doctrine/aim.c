/* aim.c -- how the battle stands, and where each element belongs.
 *
 * A group is sent to an objective, or against the enemy where there is none to take or to keep.
 * There its elements form a line of battle across the way to the enemy, each keeping the place it
 * has beside the others, so that a group advances as it stands. */
#include "rules/landofthefree/doctrine/doctrine.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/setup/setup.h"

#include <stdlib.h>

int32_t lf_apart(lin_point a, lin_point b)
{
    return (int32_t)tb_root(tb_gap2(a, b));
}

bool lf_is_there(const lf_state *s, int u)
{
    return s->where[u] == LF_ON_TABLE;
}

/* The middle of a side's elements, weighed by their points; of one group, or of all where group <
 * 0. */
lin_point lf_centre_of(const lf_estimate *p, int side, int group, int *count)
{
    const lf_state *s = p->now;
    int64_t x = 0, y = 0, all = 0;

    *count = 0;
    for (int u = tb_next(&p->f->elements[side], 0); u >= 0;
         u = tb_next(&p->f->elements[side], u + 1)) {
        const int64_t weight = s->level[u] == LF_EXHAUSTED ? 1 : p->f->cost[u];

        if (!lf_is_there(s, u) || (group >= 0 && p->f->group[u] != group))
            continue;
        x += weight * s->at[u].x;
        y += weight * s->at[u].y;
        all += weight;
        (*count)++;
    }
    return all ? (lin_point){ (int32_t)(x / all), (int32_t)(y / all) }
               : (lin_point){ p->f->scenery.size.width / 2, p->f->scenery.size.height / 2 };
}

/* ---- How it stands ---- */

/* What there is to win lies with the enemy, and nothing is won by waiting for him. */
bool lf_is_to_be_stormed(const lf_state *s)
{
    return s->scenario == LF_FLANK_ATTACK || s->scenario == LF_SURROUNDED ||
           s->scenario == LF_FRONTAL_ASSAULT;
}

/* Only losses count, he has caused none too many, and nothing is won by waiting. */
bool lf_is_hunting(const lf_estimate *p)
{
    return p->standing == LF_BEHIND && p->now->objectives == 0;
}

/* Is it time to go for what is not ours? In a storm at once; elsewhere it is enough to be there at
 * the end, and until then he who comes is shot at. */
static bool is_time_to_attack(const lf_estimate *p)
{
    return lf_is_to_be_stormed(p->now) || p->turns_left < W_HURRY;
}

/* Is any enemy near one of ours? */
static bool is_in_touch(const lf_estimate *p)
{
    for (int u = tb_next(&p->f->elements[p->side], 0); u >= 0;
         u = tb_next(&p->f->elements[p->side], u + 1))
        if (lf_is_there(p->now, u) &&
            lf_enemy_within(p->view, p->side, p->now->at[u], LF_IN(W_IN_TOUCH)) != LF_NONE)
            return true;
    return false;
}

static void draw_standing(lf_estimate *p)
{
    const lf_state *s = p->now;
    const int loss = lf_loss(p->view, p->enemy) - lf_loss(p->view, p->side);
    int held = 0;

    for (int i = 0; i < s->objectives; i++) {
        const lin_side who = lf_controls(p->view, i);

        held += who == (lin_side)p->side ? 1 : who == (lin_side)p->enemy ? -1 : 0;
    }
    p->turns_left = s->turn < p->f->turns ? p->f->turns - s->turn : 0;
    p->standing = held > 0 || (held == 0 && loss > 0) ? LF_AHEAD
                  : held < 0 || loss < 0              ? LF_BEHIND
                                                      : LF_LEVEL;
    if (held <= 0 && p->side == s->attacker && lf_is_to_be_stormed(s))
        p->standing = LF_BEHIND; /* he has come to win: and a lead by losses alone is gone with
                                    the next enemy who walks up to an objective */
    if (p->standing == LF_BEHIND && !is_time_to_attack(p))
        p->standing = LF_LEVEL;
    if (p->standing == LF_LEVEL && s->objectives == 0 &&
        (p->side == s->attacker || p->turns_left < W_HURRY ||
         (p->turns_left <= W_SEEK && !is_in_touch(p))))
        p->standing = LF_BEHIND; /* nothing is won by those who wait for each other */
    p->assault = p->standing == LF_BEHIND && p->side == s->attacker && lf_is_to_be_stormed(s);
    p->fear = p->assault ? (p->turns_left <= 1 ? W_DANGER_ASSAULT_LAST : W_DANGER_ASSAULT)
              : p->standing == LF_AHEAD ? W_DANGER_AHEAD
              : p->standing == LF_LEVEL ? W_DANGER
              : p->turns_left <= 1      ? W_DANGER_LAST
                                        : W_DANGER_BEHIND;
    p->pull = p->standing == LF_AHEAD   ? W_INCH_AHEAD
              : p->standing == LF_LEVEL ? W_INCH
                                        : W_INCH_BEHIND;
}

/* ---- Places in the line ---- */

static int32_t frontage(const lf_estimate *p, int u)
{
    return p->f->stands[u] * 40 * 50 + LIN_INCH;
}

/* Where along the front it stands now: what lies to the right of a point, looking that way. */
int32_t lf_right_of(lin_point of, tb_angle front, lin_point at)
{
    const tb_vector d = tb_direction(front);

    return (int32_t)(((at.x - of.x) * d.y - (at.y - of.y) * d.x) >> TB_UNIT_BITS);
}

static bool is_in_line(const lf_estimate *p, int u)
{
    return p->f->type[u] != LF_ARTILLERY && p->now->level[u] != LF_EXHAUSTED;
}

/* With room for all of it. */
static lin_point on_table(const lf_estimate *p, int u, lin_point at)
{
    const int32_t room = frontage(p, u) / 2 + LIN_INCH;

    at.x = at.x < room                              ? room
           : at.x > p->f->scenery.size.width - room ? p->f->scenery.size.width - room
                                                    : at.x;
    at.y = at.y < room                               ? room
           : at.y > p->f->scenery.size.height - room ? p->f->scenery.size.height - room
                                                     : at.y;
    return at;
}

/* How far ahead of a point it stands, looking that way. */
int32_t lf_ahead_by(lin_point of, tb_angle front, lin_point at)
{
    const tb_vector d = tb_direction(front);

    return (int32_t)(((at.x - of.x) * d.x + (at.y - of.y) * d.y) >> TB_UNIT_BITS);
}

/* Does a friend of its group stand before it, so that it is in the second line? idle: one who has
 * yet to act in this turn. */
bool lf_is_covered(const lf_estimate *p, int u, tb_angle front, bool idle)
{
    const lf_state *s = p->now;
    const tb_set *members = &p->f->members[p->f->group[u]];

    for (int v = tb_next(members, 0); v >= 0; v = tb_next(members, v + 1)) {
        const int32_t aside = lf_right_of(s->at[u], front, s->at[v]),
                      ahead = lf_ahead_by(s->at[u], front, s->at[v]);

        if (v != u && lf_is_there(s, v) && is_in_line(p, v) && ahead > LIN_INCH &&
            ahead < LF_IN(12) && !(idle && s->mark[v] & LF_ACTED) &&
            (aside < 0 ? -aside : aside) < (frontage(p, u) + frontage(p, v)) / (idle ? 2 : 3))
            return true;
    }
    return false;
}

/* A group goes as it stands: each keeps its place beside the others and behind those before it, and
 * draws near to the rest of them when the objective is near. */
static void line_up_at(lf_estimate *p, int g, lin_point at, tb_angle front, int objective,
                       const tb_set *but)
{
    const lf_state *s = p->now;
    const tb_set *members = &p->f->members[g];
    int n;
    const lin_point middle = lf_centre_of(p, p->side, g, &n);
    const int32_t far = lf_apart(middle, at),
                  most = far > LF_IN(20) ? LF_IN(24) : LF_IN(6) + far / 2;

    for (int u = tb_next(members, 0); u >= 0; u = tb_next(members, u + 1)) {
        int32_t aside;

        if (!lf_is_there(s, u) || kit_set_has(but, u))
            continue;
        aside = lf_right_of(middle, front, s->at[u]);
        aside = aside > most ? most : aside < -most ? -most : aside;
        p->front[u] = front;
        p->objective[u] = (uint8_t)objective;
        p->hunts[u] = objective == LF_NONE;
        p->aim[u] = on_table(
            p, u, tb_go(at, front, lf_is_covered(p, u, front, false) ? -LF_IN(4) : 0, aside));
    }
}

/* An Exhausted element goes back to where it may be rallied; who comes on comes on, whatever awaits
 * him. */
static void draw_exceptions(lf_estimate *p)
{
    const lf_state *s = p->now;

    for (int u = tb_next(&p->f->elements[p->side], 0); u >= 0;
         u = tb_next(&p->f->elements[p->side], u + 1)) {
        const int c = s->commander[p->f->group[u]];

        if (lf_is_there(s, u) && s->mark[u] & LF_ENTERING &&
            lf_apart(s->at[u], p->aim[u]) < LF_IN(9))
            p->aim[u] = tb_go(s->at[u], s->facing[u], LF_IN(9), 0);
        if (!lf_is_there(s, u) || s->level[u] != LF_EXHAUSTED)
            continue;
        p->hunts[u] = false;
        p->objective[u] = LF_NONE;
        p->aim[u] = tb_go(c != LF_NONE && s->where[c] == LF_ON_TABLE ? lf_commander_at(p->view, c)
                                                                     : s->at[u],
                          kit_edge_inwards((kit_edge)s->edge[p->side]), -LF_IN(6), 0);
    }
}

/* Nobody to be seen: on to the middle of the table. */
static lin_point ahead_of(const lf_estimate *p, lin_point at)
{
    const kit_edge e = (kit_edge)p->now->edge[p->side];
    const int32_t deep = e == KIT_NORTH || e == KIT_SOUTH ? p->f->scenery.size.height
                                                          : p->f->scenery.size.width,
                  gone = kit_edge_distance(p->f->scenery.size, e, at);

    return gone < deep / 2 - LF_IN(6)
               ? tb_go(at, kit_edge_inwards(e), deep / 2 - LF_IN(6) - gone, 0)
               : at;
}

/* Where a group is: where its commander is, if he is with it. He rides when all of it has had its
 * orders, so the group is not sent elsewhere between one element and the next. */
static lin_point stays_at(const lf_estimate *p, int g, lin_point middle)
{
    const lf_state *s = p->now;
    const int c = s->commander[g];

    return c != LF_NONE && s->where[c] == LF_ON_TABLE && s->with[c] == LF_NONE ? s->at[c] : middle;
}

/* Which way a group looks on the march: away from its own edge, or to that side where its way
 * leads. A line that goes aslant keeps its ranks and its neighbours; one that wheels is in the way
 * of all the others. */
static tb_angle front_of_march(const lf_estimate *p, tb_angle way)
{
    const tb_angle front = kit_edge_inwards((kit_edge)p->now->edge[p->side]);

    return (tb_angle)(abs(tb_turn(front, way)) <= TB_EIGHTH * 3 / 2
                          ? front
                          : (way + TB_EIGHTH) / TB_QUARTER * TB_QUARTER);
}

static void draw_aims(lf_estimate *p)
{
    const lf_state *s = p->now;
    lf_sending x = { 0 };
    int n, n_foes;

    lf_centre_of(p, p->enemy, -1, &n_foes);
    for (int g = 0; g < p->f->groups; g++) {
        const lin_point at =
            p->f->group_side[g] == p->side ? lf_centre_of(p, p->side, g, &n) : (lin_point){ 0, 0 };

        if (p->f->group_side[g] != p->side || n == 0)
            continue;
        x.group[x.groups] = g;
        x.at[x.groups] = stays_at(p, g, at);
        x.strength[x.groups++] = lf_strength_of(p, p->side, at, LF_IN(200), g);
    }
    lf_list_aims(p, &x);
    lf_send_groups(p, &x);
    for (int i = 0; i < x.groups; i++) {
        const lin_point at = x.aims ? x.aim[x.sent[i]] : n_foes ? x.at[i] : ahead_of(p, x.at[i]);
        const int foe = lf_nearest_foe(p, at);
        tb_angle front = kit_edge_inwards((kit_edge)s->edge[p->side]);

        if (lf_apart(x.at[i], at) > LF_IN(10)) /* as it stands, if the way leads that way; when it
                                                  is there, towards the enemy */
            front = front_of_march(p, tb_bearing(x.at[i], at));
        else if (foe != LF_NONE && lf_apart(at, s->at[foe]) > LF_IN(2))
            front = tb_bearing(at, s->at[foe]);
        line_up_at(p, x.group[i], at, front, x.aims ? x.objective[x.sent[i]] : LF_NONE, &x.keepers);
    }
    if (p->assault || lf_is_hunting(p))
        lf_press(p, &x.keepers);
    else if (p->standing != LF_AHEAD && p->turns_left <= W_DASH)
        lf_dash(p, &x.keepers);
    draw_exceptions(p);
}

void lf_make_estimate(lf_estimate *p)
{
    if (p->drawn)
        return;
    p->drawn = true;
    for (int i = 0; i < p->f->scenery.pieces; i++)
        p->waters = p->waters || p->f->scenery.piece[i].flags & KIT_IMPASSABLE;
    for (int u = tb_next(&p->f->elements[p->side], 0); u >= 0;
         u = tb_next(&p->f->elements[p->side], u + 1))
        if (lf_is_there(p->now, u) && p->f->type[u] == LF_ARTILLERY &&
            p->now->formation[u] == LF_OPEN)
            kit_set_put(&p->batteries, u);
    lf_find_barred(p);
    draw_standing(p);
    draw_aims(p);
}
