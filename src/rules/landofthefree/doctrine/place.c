/* place.c -- what speaks for a place, and against it, if an element stood there. */
#include "rules/landofthefree/doctrine/doctrine.h"
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/move/move.h"

#include <stdlib.h>

/* Another Fit or Shaken element of ours within reach of the objective? */
static bool is_held_by_others(const lf_estimate *p, int u, int objective)
{
    const lf_state *s = &p->thought.s;

    for (int v = tb_next(&p->f->elements[p->side], 0); v >= 0;
         v = tb_next(&p->f->elements[p->side], v + 1)) {
        const tb_body *b;

        if (v == u || s->where[v] != LF_ON_TABLE || s->level[v] >= LF_EXHAUSTED)
            continue;
        b = lf_body(&p->thought.view, v);
        if (tb_point_within(&b->stand[b->leader], s->objective[objective], LF_IN(6)))
            return true;
    }
    return false;
}

/* Of 100: how much more an inch is worth, the later it is. An assault has six turns: he who stands
 * and fires all of them away has lost, however well he shot. Who is to stand on an objective
 * himself runs. */
static int haste_of_assault(const lf_estimate *p, int u, int spare)
{
    static const int by_turns_left[] = { 450, 400, 350, 300, 150 };
    const bool runs = !p->hunts[u] && p->objective[u] != LF_NONE && spare < p->turns_left &&
                      lf_strength_of(p, p->enemy, p->now->objective[p->objective[u]], LF_IN(9),
                                     -1) == 0; /* nobody is there to be shot at */
    const int left = !runs ? p->turns_left : spare < 0 ? 0 : spare;
    const int haste = left > 4 ? 100 : by_turns_left[left];

    return p->f->type[u] == LF_ARTILLERY ? 100 : p->hunts[u] ? haste : haste * 3 / 2;
}

/* Elsewhere: what is to be taken has to be fought for, and at the end it is enough to be there. */
static int haste(lf_estimate *p, int u)
{
    const int32_t far = lf_way_from(p, u, p->now->at[u]);
    const int32_t pace = 3 * LF_IN(lf_pace[lf_moves_as(p->view, u)][LF_LINE]);
    const int32_t way = far > LF_IN(5)
                            ? far - LF_IN(5)
                            : 0; /* from where it is now: the same for every place it may try */
    const int spare =
        p->turns_left + 1 - (int)((way + (pace ? pace - 1 : 0)) / (pace ? pace : LF_IN(9)));

    if (p->assault)
        return haste_of_assault(p, u, spare);
    if (lf_is_hunting(p) && p->turns_left < W_HURRY)
        return W_INCH_HUNT;
    if (p->standing == LF_AHEAD || p->hunts[u] || p->objective[u] == LF_NONE)
        return 100;
    return spare <= 1 ? W_INCH_LAST : spare <= 3 ? W_INCH_LATE : 100;
}

/* LF-SC-17: near any objective that none of the others keeps, and the way to its own place. */
static int way_worth(lf_estimate *p, int u)
{
    const lf_state *s = &p->thought.s;
    const tb_body *b = lf_body(&p->thought.view, u);
    int32_t far = lf_way_from(p, u, s->at[u]);
    int worth = 0;

    for (int i = 0; i < s->objectives && s->level[u] < LF_EXHAUSTED; i++)
        if (tb_point_within(&b->stand[b->leader], s->objective[i], LF_IN(6)) &&
            !is_held_by_others(p, u, i))
            worth += p->turns_left == 0   ? W_HOLD_LAST
                     : p->turns_left == 1 ? W_HOLD_LAST / 2
                                          : W_HOLD;
    if (p->hunts[u]) {
        const int32_t near = LF_IN(lf_is_hunting(p) ? W_NEAR_BEHIND : W_NEAR);

        far = far > near ? far - near : 0;
    }
    return worth - (int)((int64_t)far * p->pull / LIN_INCH) * haste(p, u) / 100;
}

/* Facing those who could reach it, with no flank open to them. */
static int front_worth(const lf_estimate *p, int u)
{
    const lf_state *s = &p->thought.s;
    const tb_arc arc = lf_arc(&p->thought.view, u);
    const tb_body *b = lf_body(&p->thought.view, u);
    int32_t least = LF_IN(W_FACED);
    int worth = 0, slant = 0;

    if (s->mark[u] & LF_INSIDE)
        return 0;
    for (int e = tb_next(&p->f->elements[p->enemy], 0); e >= 0;
         e = tb_next(&p->f->elements[p->enemy], e + 1)) {
        int32_t far;

        if (s->where[e] != LF_ON_TABLE || s->level[e] == LF_EXHAUSTED)
            continue;
        far = lf_apart(s->at[u], s->at[e]);
        if (far > LF_IN(W_FACED))
            continue;
        if (far < LF_IN(15) && !tb_arc_meets(&arc, &lf_body(&p->thought.view, e)->hull))
            worth -= W_FLANK * (int)(LF_IN(18) - far) / LF_IN(18);
        if (far < least) {
            least = far;
            slant =
                abs(tb_turn(s->facing[u], tb_bearing(tb_centre(&b->stand[b->leader]), s->at[e])));
        }
    }
    if (least == LF_IN(W_FACED)) /* nobody near: as its line looks */
        return worth - abs(tb_turn(s->facing[u], p->front[u])) / (TB_CIRCLE / 36) * W_SLANT;
    return worth - slant / (TB_CIRCLE / 36) * W_SLANT;
}

/* Beside friends, not before them. */
static int company_worth(const lf_estimate *p, int u)
{
    const lf_state *s = &p->thought.s;
    const tb_body *me = lf_body(&p->thought.view, u);
    bool steady = false;
    int worth = 0;

    for (int v = tb_next(&p->f->elements[p->side], 0); v >= 0;
         v = tb_next(&p->f->elements[p->side], v + 1)) {
        if (v == u || s->where[v] != LF_ON_TABLE || lf_apart(s->at[u], s->at[v]) > LF_IN(20))
            continue;
        steady = steady ||
                 (s->level[v] == LF_FIT &&
                  tb_body_within(&me->stand[me->leader], lf_body(&p->thought.view, v), LF_IN(6)));
        if (s->formation[v] != LF_COLUMN && s->level[v] != LF_EXHAUSTED && !lf_is_locked(s, v) &&
            lf_threat_zone_meets(&p->thought.view, v, me))
            worth -= !p->assault && lf_enemy_within(&p->thought.view, p->side, s->at[v],
                                                    LF_IN(18)) != LF_NONE
                         ? W_LANE
                         : W_LANE / 6;
    }
    return worth + (steady ? W_ABREAST : 0);
}

/* Within its commander's voice, or the orders it has left are lost; and not so far from the others
 * of its group that he cannot ride to where he has them all. LF-CM-66: who is attached does not
 * ride. */
static int voice_worth(const lf_estimate *p, int u, int m)
{
    const lf_state *s = &p->thought.s;
    const int g = p->f->group[u], c = s->commander[g], force = s->force[p->side];
    const tb_body *me = lf_body(&p->thought.view, u);
    const tb_quad *leader = &me->stand[me->leader];
    int32_t sphere, far;
    int worth = 0;

    if (force != LF_NONE && s->where[force] == LF_ON_TABLE && s->with[force] == LF_NONE &&
        tb_point_within(leader, lf_commander_at(&p->thought.view, force),
                        lf_commands[s->rating[force]].sphere - LF_IN(2)))
        return 0;
    if (c == LF_NONE || s->where[c] != LF_ON_TABLE || s->with[c] == u)
        return 0;
    sphere = lf_commands[s->rating[c]].sphere;
    far = tb_point_distance(leader, lf_commander_at(&p->thought.view, c));
    if (far > sphere)
        worth -= m * (W_ORDER_LOST + p->pull * 2);
    if (s->with[c] == LF_NONE) {
        int n;
        const lin_point middle = lf_centre_of(p, p->side, g, &n);
        const int32_t ahead = lf_ahead_by(middle, p->front[u], s->at[u]);

        far = n > 1 ? tb_point_distance(
                          leader, ahead > 0
                                      ? tb_go(middle, p->front[u],
                                              ahead < LF_IN(W_AHEAD) ? ahead : LF_IN(W_AHEAD), 0)
                                      : middle)
                    : 0;
    }
    if (p->turns_left == 0) /* nobody will be called upon any more */
        return worth;
    far = far < sphere ? 0 : far - sphere > LF_IN(3) ? LF_IN(3) : far - sphere;
    return worth - (int)((int64_t)W_OUT * far / LF_IN(3));
}

/* What speaks for where it stands in thought but for the enemy, with so many orders left. */
int lf_ground_worth(lf_estimate *p, int u, int m)
{
    const int worth =
        way_worth(p, u) + front_worth(p, u) + company_worth(p, u) + voice_worth(p, u, m);

    return p->thought.s.mark[u] & LF_LINED_UP && !p->assault ? worth + W_WALL : worth;
}

/* And all in all; stays: if it goes no further. */
int lf_place_worth(lf_estimate *p, int u, int m, int c, bool stays)
{
    return lf_ground_worth(p, u, m) + lf_attack_hopes(p, u, m, c, stays) - lf_danger(p, u, true);
}
