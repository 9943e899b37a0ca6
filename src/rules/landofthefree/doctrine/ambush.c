/* ambush.c -- where ambushers show themselves, and where their commanders wait for that. */
#include "rules/landofthefree/doctrine/doctrine.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/setup/setup.h"

#define TRIES 24       /* places that are weighed in earnest */
#define STEP  LF_IN(2) /* from one place that is looked at to the next */

typedef struct {
    lin_order order;
    int worth;
} hide;

/* How far the nearest enemy is, and which way. */
static int32_t nearest_to(const lf_estimate *p, lin_point at, int *who)
{
    int32_t least = LF_IN(200);

    *who = LF_NONE;
    for (int e = tb_next(&p->f->elements[p->enemy], 0); e >= 0;
         e = tb_next(&p->f->elements[p->enemy], e + 1))
        if (p->now->where[e] == LF_ON_TABLE && lf_apart(p->now->at[e], at) < least) {
            least = lf_apart(p->now->at[e], at);
            *who = e;
        }
    return least;
}

/* Kept in order, the best first; the last falls out. */
static void remember(hide *best, int *n, hide h)
{
    int i = *n < TRIES ? (*n)++ : TRIES;

    if (i == TRIES && best[--i].worth >= h.worth)
        return;
    for (; i > 0 && best[i - 1].worth < h.worth; i--)
        best[i] = best[i - 1];
    best[i] = h;
}

/* At a glance: near, within the voice of the commander who is to give the orders, and on the
 * enemy's flank. */
static int glance(const lf_estimate *p, lin_point at, int32_t far, int foe)
{
    const int turn = tb_turn(p->now->facing[foe], tb_bearing(p->now->at[foe], at)),
              off = turn < 0 ? -turn : turn;

    return -(int)(far / (LIN_INCH / 8)) + (off > TB_EIGHTH ? 24 : 0);
}

static void look_round(lf_estimate *p, int u, hide *best, int *n)
{
    const lf_state *s = p->now;
    const int c = s->commander[p->f->group[u]];
    const bool led = c != LF_NONE && s->where[c] == LF_ON_TABLE;
    const int32_t voice = led ? lf_commands[s->rating[c]].sphere - LIN_INCH : LF_IN(200);
    const int formation = lf_may_form(p->f, u, LF_LINE) ? LF_LINE : LF_OPEN;

    for (int32_t x = STEP / 2; x < p->f->scenery.size.width; x += STEP)
        for (int32_t y = STEP / 2; y < p->f->scenery.size.height; y += STEP) {
            const lin_point at = { x, y };
            int foe;
            const int32_t far = nearest_to(p, at, &foe);
            lin_order o = { .verb = LV_PLACE,
                            .nargs = 6,
                            .arg = { u, x, y, 0, formation, formation == LF_OPEN ? LIN_INCH : 0 } };

            if (far < LF_IN(6) || far > LF_IN(24) || (led && lf_apart(at, s->at[c]) > voice))
                continue;
            o.arg[3] = tb_bearing(at, s->at[foe]);
            if (lf_give(p, o) == LF_ANSWERED)
                remember(best, n, (hide){ o, glance(p, at, far, foe) });
        }
}

/* Nobody within the commander's voice: then anywhere in sight of the enemy, to wait for him. */
static void look_further(lf_estimate *p, int u, hide *best, int *n)
{
    for (int32_t x = STEP / 2; x < p->f->scenery.size.width; x += STEP)
        for (int32_t y = STEP / 2; y < p->f->scenery.size.height; y += STEP) {
            const lin_point at = { x, y };
            int foe;
            const int32_t far = nearest_to(p, at, &foe);
            const lin_order o = { .verb = LV_PLACE,
                                  .nargs = 6,
                                  .arg = { u, x, y,
                                           foe == LF_NONE ? 0 : tb_bearing(at, p->now->at[foe]),
                                           LF_OPEN, LIN_INCH } };

            if (far > LF_IN(12) && far < LF_IN(30) && lf_give(p, o) == LF_ANSWERED)
                remember(best, n, (hide){ o, glance(p, at, far, foe) });
        }
}

/* What it could do from there, with all its orders, before anybody can answer. */
static int weigh(lf_estimate *p, int u, const lin_order *o)
{
    lf_state *s = &p->thought.s;
    const uint8_t where = s->where[u];
    int worth;

    s->at[u] = (lin_point){ o->arg[1], o->arg[2] };
    s->facing[u] = (uint16_t)o->arg[3];
    s->formation[u] = (uint8_t)o->arg[4];
    s->gap[u] = (uint16_t)o->arg[5];
    s->where[u] = LF_ON_TABLE;
    worth = lf_place_worth(p, u, lf_stats[p->f->type[u]].maneuver, lf_stats[p->f->type[u]].combat,
                           false);
    s->where[u] = where;
    return worth;
}

int lf_doctrine_reveal_at(lf_estimate *p)
{
    const int u = p->frame->arg[0];
    int n = 0, most = INT32_MIN, which = -1, foe;
    hide best[TRIES];

    lf_make_estimate(p);
    look_round(p, u, best, &n);
    if (n == 0)
        look_further(p, u, best, &n);
    for (int i = 0; i < n; i++) {
        int worth;

        nearest_to(p, (lin_point){ best[i].order.arg[1], best[i].order.arg[2] }, &foe);
        p->aim[u] = p->now->at[foe];
        p->hunts[u] = true;
        worth = weigh(p, u, &best[i].order);
        if (worth > most) {
            most = worth;
            which = i;
        }
    }
    return which >= 0 ? lf_give(p, best[which].order) : p->list->orders ? 0 : LF_UNDECIDED;
}

/* A commander waits on his edge abreast of the rear of the enemy's column, where the ambush can be
 * within his voice; each group with room for its line. */
lin_point lf_ambush_post(const lf_estimate *p, int u)
{
    const lf_state *s = p->now;
    const kit_edge own = (kit_edge)s->edge[p->side];
    const int32_t in = lf_disc_radius(p->f, u), margin = LF_IN(8);
    int n, before = 0;
    lin_point at = lf_centre_of(p, p->enemy, -1, &n);

    if (n == 0)
        at = (lin_point){ p->f->scenery.size.width / 2, p->f->scenery.size.height / 2 };
    for (int v = 0; v < p->f->units; v++)
        before += p->f->side[v] == p->side && v != u && !lf_is_element(p->f, v) &&
                  s->where[v] == LF_ON_TABLE;
    at = tb_go(at, kit_edge_inwards((kit_edge)s->edge[p->enemy]), LF_IN(6) - before * LF_IN(14), 0);
    at.x = at.x < margin                              ? margin
           : at.x > p->f->scenery.size.width - margin ? p->f->scenery.size.width - margin
                                                      : at.x;
    at.y = at.y < margin                               ? margin
           : at.y > p->f->scenery.size.height - margin ? p->f->scenery.size.height - margin
                                                       : at.y;
    if (own == KIT_NORTH || own == KIT_SOUTH)
        at.y = own == KIT_SOUTH ? in : p->f->scenery.size.height - in;
    else
        at.x = own == KIT_WEST ? in : p->f->scenery.size.width - in;
    return at;
}
