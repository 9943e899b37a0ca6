/* sight.c -- one look as a whole: the stands that are seen, and those without cover.
 *
 * What could be in the way of its lines is gathered once, from the index; each line then meets only
 * that. */
#include "kit/sighting.h"

const kit_eyes *kit_eyes_of(const kit_sighting *k)
{
    return k->ask;
}

int kit_lowest_of(const kit_sighting *k)
{
    return k->lowest;
}

kit_eyes kit_front_eye(const kit_window *w, const kit_sight_policy *policy, int from, int to)
{
    const tb_body *b = kit_body(w, from), *target = kit_body(w, to);
    const tb_quad *leader = &b->stand[b->leader];

    return (kit_eyes){ .window = w,
                       .policy = policy,
                       .from = from,
                       .to = to,
                       .target = target,
                       .eyes = 1,
                       .eye = { b->at },
                       .centre = tb_centre(leader),
                       .arc = tb_arc_of(b),
                       .distance = kit_between(b, target),
                       .over = KIT_NONE };
}

/* Is either of them too deep in something to be seen from so far? */
static bool is_too_deep(kit_sighting *k)
{
    for (int i = 0; k->far && i < k->blocking; i++)
        if (k->block[i].mine == KIT_DEEP || k->block[i].his == KIT_DEEP) {
            k->blocker = k->block[i].number;
            k->blocked_by_piece = true;
            return true;
        }
    return false;
}

/* Does he lie in anything that was gathered? */
static bool is_within(const kit_sighting *k)
{
    for (int i = 0; i < k->blocking; i++)
        if (k->block[i].his != KIT_OUTSIDE)
            return true;
    return false;
}

/* Of its lines those count that end in the arc and are free: is this stand visible, and is it
 * clear? */
static void see_stand(kit_sighting *k, const tb_quad *stand, int level, bool *visible, bool *clear)
{
    const lin_point to[5] = { tb_centre(stand), stand->p[0], stand->p[1], stand->p[2],
                              stand->p[3] };
    kit_sight_line g = { .centre = to[0], .level = level };

    *visible = *clear = false;
    for (int t = 0; t < 5; t++) {
        if (!tb_arc_holds(&k->ask->arc, to[t]))
            continue;
        g.b = to[t];
        for (int e = 0; e < k->eyes; e++) {
            g.a = k->eye[e];
            g.eye = e;
            if (kit_is_blocked(k, &g))
                continue;
            *visible = true;
            if (!kit_crosses_cover(k, &g)) {
                *clear = true;
                return;
            }
        }
    }
}

static void find_levels(kit_sighting *k, const tb_body *target)
{
    kit_know_ground(k->window, k->to);
    kit_know_ground(k->window, k->from);
    k->stand_level = k->all->level[k->to];
    k->level = k->lowest = k->highest = k->all->level[k->from][k->all->body[k->from].leader];
    for (int i = 0; i < target->stands; i++) {
        k->lowest = k->stand_level[i] < k->lowest ? k->stand_level[i] : k->lowest;
        k->highest = k->stand_level[i] > k->highest ? k->stand_level[i] : k->highest;
    }
}

/* Is anything of it in the arc that a line could run to? */
static bool is_ahead(const kit_eyes *ask, const tb_body *b)
{
    for (int i = 0; i < b->stands; i++) {
        if (tb_arc_holds(&ask->arc, tb_centre(&b->stand[i])))
            return true;
        for (int c = 0; c < 4; c++)
            if (tb_arc_holds(&ask->arc, b->stand[i].p[c]))
                return true;
    }
    return false;
}

static void begin(kit_sighting *k, const kit_eyes *ask)
{
    k->ask = ask;
    k->window = ask->window;
    k->policy = ask->policy;
    k->scenery = ask->window->scenery;
    k->from = ask->from;
    k->to = ask->to;
    k->eyes = ask->eyes;
    for (int e = 0; e < ask->eyes; e++)
        k->eye[e] = ask->eye[e];
    k->centre = ask->centre;
    k->far = ask->distance > ask->policy->near;
    k->last = NULL;
    k->blocker = KIT_NONE;
    k->blocked_by_piece = false;
    k->all = kit_refresh(ask->window);
}

bool kit_see(const kit_eyes *ask, kit_seen *out)
{
    const tb_body *b = ask->target;
    kit_sighting k; /* large: only what is filled is read */

    *out = (kit_seen){ .blocker = KIT_NONE };
    if (!is_ahead(ask, b))
        return false;
    begin(&k, ask);
    find_levels(&k, b);
    kit_gather(&k, b);
    for (int i = is_too_deep(&k) || kit_is_hidden(&k, b) ? b->stands : 0; i < b->stands; i++) {
        bool visible, clear;

        if (kit_is_still_hidden(&k, &b->stand[i]))
            continue;
        see_stand(&k, &b->stand[i], k.stand_level[i], &visible, &clear);
        out->visible = (uint8_t)(out->visible + visible);
        out->clear = (uint8_t)(out->clear + clear);
        out->leader_clear = out->leader_clear || (clear && i == b->leader);
    }
    out->within = is_within(&k);
    out->blocker = (uint8_t)(out->visible ? KIT_NONE : k.blocker);
    out->blocked_by_piece = !out->visible && k.blocked_by_piece;
    return true;
}
