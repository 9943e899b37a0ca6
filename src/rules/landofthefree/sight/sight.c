/* sight.c -- who sees whom, in cover or not, and what is in the way. LF-SI, LF-AT-14 to LF-AT-17,
 * LF-HI, LF-BU-12.
 *
 * Segments run from the looker's eyes to five points of every stand of the target. What could be in
 * their way is gathered once, from the index; each segment then meets only that. */
#include "rules/landofthefree/sight/sight.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/scenery/scenery.h"
#include "rules/landofthefree/sight/see.h"

/* LF-AT-15: is either of them too deep in something to be seen from so far? */
static bool is_too_deep(look *k)
{
    for (int i = 0; k->far && i < k->blocking; i++)
        if (k->block[i].mine == KIT_DEEP || k->block[i].his == KIT_DEEP) {
            k->blocker = k->block[i].number;
            k->blocked_by_piece = true;
            return true;
        }
    return false;
}

/* LF-SI-17: in cover wherever one looks from. What it lies in has been gathered. */
static bool has_cover_all_round(const look *k)
{
    for (int i = 0; i < k->blocking; i++)
        if (k->block[i].his != KIT_OUTSIDE)
            return true;
    return k->s->mark[k->to] & LF_INSIDE;
}

/* ---- All of it ---- */

/* LF-SI-04: of its segments those count that end in the arc and are free. LF-SI-05, LF-SI-06: is
 * this stand visible, and is it clear? */
static void see_stand(look *k, const tb_quad *stand, int level, bool *visible, bool *clear)
{
    const lin_point to[5] = { tb_centre(stand), stand->p[0], stand->p[1], stand->p[2],
                              stand->p[3] };
    segment g = { .centre = to[0], .level = level };

    *visible = *clear = false;
    for (int t = 0; t < 5; t++) {
        if (!tb_arc_holds(&k->arc, to[t]))
            continue;
        g.b = to[t];
        for (int e = 0; e < k->eyes; e++) {
            g.a = k->eye[e];
            g.eye = e;
            if (lf_is_blocked(k, &g))
                continue;
            *visible = true;
            if (!lf_crosses_cover(k, &g)) {
                *clear = true;
                return;
            }
        }
    }
}

/* LF-HI-01 */
static void find_levels(look *k, const tb_body *target)
{
    kit_know_ground(lf_window(k->view), k->to);
    kit_know_ground(lf_window(k->view), k->from);
    k->stand_level = k->all->level[k->to];
    k->level = k->lowest = k->highest = k->all->level[k->from][k->all->body[k->from].leader];
    for (int i = 0; i < target->stands; i++) {
        k->lowest = k->stand_level[i] < k->lowest ? k->stand_level[i] : k->lowest;
        k->highest = k->stand_level[i] > k->highest ? k->stand_level[i] : k->highest;
    }
}

/* LF-SI-04: is anything of it in the arc that a line could run to? */
static bool is_ahead(const look *k, const tb_body *b)
{
    for (int i = 0; i < b->stands; i++) {
        if (tb_arc_holds(&k->arc, tb_centre(&b->stand[i])))
            return true;
        for (int c = 0; c < 4; c++)
            if (tb_arc_holds(&k->arc, b->stand[i].p[c]))
                return true;
    }
    return false;
}

static void see(look *k, lf_sight *out)
{
    const tb_body *b = lf_body(k->view, k->to);
    bool leader_clear = false;
    int clear_stands = 0;

    out->cover = true;
    if (!is_ahead(k, b))
        return;
    k->far = out->distance > LF_IN(6);
    k->all = lf_look(k->view);
    find_levels(k, b);
    lf_gather(k, b);
    for (int i = is_too_deep(k) || lf_is_hidden(k, b) ? b->stands : 0; i < b->stands; i++) {
        bool visible, clear;

        if (lf_is_still_hidden(k, &b->stand[i]))
            continue;
        see_stand(k, &b->stand[i], k->stand_level[i], &visible, &clear);
        out->visible = (uint8_t)(out->visible + visible);
        clear_stands += clear;
        leader_clear = leader_clear || (clear && i == b->leader);
    }
    out->cover =
        has_cover_all_round(k) ||
        (!leader_clear && 2 * (b->stands - clear_stands) >= b->stands); /* LF-SI-13, LF-SI-14 */
    out->blocker = (uint8_t)(out->visible ? LF_NONE : k->blocker);
    out->blocked_by_piece = !out->visible && k->blocked_by_piece;
}

static lin_point middle(lin_point a, lin_point b)
{
    return (lin_point){ (a.x + b.x) / 2, (a.y + b.y) / 2 };
}

/* LF-BU-20: by whichever side of its building it sees best. */
static void see_from_inside(const lin_view *view, int from, int to, lf_sight *out)
{
    for (int side = 0; side < KIT_EDGES; side++) {
        lf_sight sight;

        lf_see_from_side(view, from, (kit_edge)side, to, &sight);
        if (side == 0 || (sight.visible && (!out->visible || !sight.cover)))
            *out = sight;
    }
}

/* LF-SI-03 */
void lf_see(const lin_view *view, int from, int to, lf_sight *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_body *b = lf_body(view, from);
    const tb_quad *leader = &b->stand[b->leader];
    look k;

    if (s->mark[from] & LF_INSIDE) {
        see_from_inside(view, from, to, out);
        return;
    }
    k.view = view, k.f = f, k.s = s, k.from = from, k.to = to, k.last = NULL, k.blocker = LF_NONE,
    k.blocked_by_piece = k.spares_friends = false;
    k.arc = lf_arc(view, from);
    k.eyes = 3;
    k.eye[0] = middle(leader->p[0], leader->p[1]);
    k.eye[1] = leader->p[0];
    k.eye[2] = leader->p[1];
    k.centre = tb_centre(leader);
    k.lined_up = s->mark[from] & LF_LINED_UP ? s->ground[from] : LF_NONE;
    *out = (lf_sight){ .distance = tb_body_distance(leader, lf_body(view, to), NULL),
                       .blocker = LF_NONE }; /* LF-ME-05 */
    see(&k, out);
}

/* LF-BU-12, LF-BU-13: out of a side of the building that it is in; no line may cross a friend. */
void lf_see_from_side(const lin_view *view, int from, kit_edge side, int to, lf_sight *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_body *house = lf_body(view, from);
    lin_point left, right;
    look k;

    lf_building_side(f, s->ground[from], side, &left, &right);
    k.view = view, k.f = f, k.s = s, k.from = from, k.to = to, k.last = NULL, k.blocker = LF_NONE,
    k.blocked_by_piece = false;
    k.spares_friends = true;
    k.arc = tb_arc_from(left, right, (tb_angle)(tb_bearing(left, right) - TB_QUARTER));
    k.eyes = 1;
    k.eye[0] = middle(left, right);
    k.centre = tb_centre(&house->hull);
    k.lined_up = LF_NONE;
    *out = (lf_sight){ .distance = tb_body_distance(&house->hull, lf_body(view, to), NULL),
                       .blocker = LF_NONE }; /* LF-ME-08 */
    see(&k, out);
}
