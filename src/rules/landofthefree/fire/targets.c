/* targets.c -- whom an element may fire at, and whom it must. LF-SH-03 to LF-SH-16, LF-WP-11 to
 * LF-WP-15. */
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/fire/fire.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/scenery/scenery.h"
#include "rules/landofthefree/sight/sight.h"

static bool is_cannon(const lin_view *view, int u)
{
    return lf_weapon_of(view, u) == LF_LIGHT_CANNON || lf_weapon_of(view, u) == LF_HEAVY_CANNON;
}

static bool lobs(const lin_view *view, int u)
{
    return lf_weapon_of(view, u) == LF_MORTAR || lf_weapon_of(view, u) == LF_ROCKET;
}

/* LF-WP-01, LF-WP-02: the weapons that lob reach over those who are near; all others begin with
 * whoever touches them across a wall (LF-LO-17). */
bool lf_reaches(const lin_view *view, int u, int32_t distance)
{
    const lf_range *range = &lf_ranges[lf_weapon_of(view, u)];

    return distance <= LF_IN(range->most) && (range->over == 0 || distance > LF_IN(range->over));
}

/* ---- One candidate ---- */

/* LF-SH-03: in arc, visible, in range, not in melee. */
static bool is_candidate(const lin_view *view, int u, int e, lf_target *out)
{
    const lf_state *s = view->state;
    const lf_range *range = &lf_ranges[lf_weapon_of(view, u)];
    const tb_body *b = lf_body(view, u), *other;

    if (s->where[e] != LF_ON_TABLE || lf_is_locked(s, e))
        return false;
    other = lf_body(view, e);
    if (!tb_body_within(&b->stand[b->leader], other,
                        LF_IN(range->most))) /* LF-ME-01: the figure belongs to it */
        return false;
    lf_see(view, u, e, &out->sight);
    out->unit = e;
    return out->sight.visible && lf_reaches(view, u, out->sight.distance);
}

/* Stands in the Threat Zone, and in the arc. */
static void count_stands(const lin_view *view, int u, lf_target *t)
{
    const lf_state *s = view->state;
    const tb_body *b = lf_body(view, t->unit);
    const tb_arc arc = lf_arc(view, u);
    const bool zone = lf_has_threat_zone(s, u);
    const tb_quad strip = lf_threat_zone(view, u);

    t->in_zone = t->in_arc = 0;
    for (int i = 0; i < b->stands; i++) {
        t->in_zone += zone && tb_meet(&strip, &b->stand[i]);
        t->in_arc += tb_arc_meets(&arc, &b->stand[i]); /* LF-SI-02 */
    }
}

/* ---- LF-SH-04 to LF-SH-08: which of them ---- */

/* Keep those for which `value` is largest. */
static int keep_best(lf_target *t, int n, int (*value)(const lf_field *, const lf_target *),
                     const lf_field *f)
{
    int best = INT32_MIN, kept = 0;

    for (int i = 0; i < n; i++)
        if (value(f, &t[i]) > best)
            best = value(f, &t[i]);
    for (int i = 0; i < n; i++)
        if (value(f, &t[i]) == best)
            t[kept++] = t[i];
    return kept;
}

static int has_zone_stands(const lf_field *f, const lf_target *t)
{
    (void)f;
    return t->in_zone > 0;
}

/* LF-SH-06 */
static int is_in_the_open(const lf_field *f, const lf_target *t)
{
    (void)f;
    return !t->sight.cover;
}

/* LF-SH-07 */
static int most_stands(const lf_field *f, const lf_target *t)
{
    (void)f;
    return t->in_zone ? t->in_zone : t->in_arc;
}

static int largest(const lf_field *f, const lf_target *t)
{
    return f->size[t->unit];
}

/* LF-SH-05: as near as the nearest, give or take half an inch. */
static int keep_nearest(lf_target *t, int n)
{
    int32_t least = INT32_MAX;
    int kept = 0;

    for (int i = 0; i < n; i++)
        if (t[i].sight.distance < least)
            least = t[i].sight.distance;
    for (int i = 0; i < n; i++)
        if (t[i].sight.distance <= least + LIN_INCH / 2)
            t[kept++] = t[i];
    return kept;
}

/* LF-SH-09: all who are left are equal, and the owner chooses among them. */
int lf_choose_targets(const lf_field *f, lf_target *t, int n)
{
    n = keep_best(t, n, has_zone_stands, f);
    n = keep_nearest(t, n);
    n = keep_best(t, n, is_in_the_open, f);
    n = keep_best(t, n, most_stands, f);
    return keep_best(t, n, largest, f);
}

/* LF-WP-11: is any enemy in its Threat Zone, whether it could be fired at or not? */
static bool is_threatened(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set *enemies = &f->elements[1 - f->side[u]];

    for (int e = tb_next(enemies, 0); e >= 0; e = tb_next(enemies, e + 1))
        if (s->where[e] == LF_ON_TABLE && lf_threat_zone_meets(view, u, lf_body(view, e)))
            return true;
    return false;
}

/* All that it may choose among; how many. */
int lf_fire_targets(const lin_view *view, int u, lf_target *out)
{
    const lf_field *f = lf_field_of(view->field);
    const int32_t far = LF_IN(lf_ranges[lf_weapon_of(view, u)].most);
    const tb_box *own = &lf_body(view, u)->box;
    const tb_box reach = { own->west - far, own->south - far, own->east + far, own->north + far };
    const tb_set near = tb_index_near(&lf_refresh(view)->index, &reach),
                 *enemies = &f->elements[1 - f->side[u]];
    int n = 0;

    for (int e = tb_next(&near, 0); e >= 0; e = tb_next(&near, e + 1))
        if (kit_set_has(enemies, e) && is_candidate(view, u, e, &out[n])) {
            count_stands(view, u, &out[n]);
            n++;
        }
    if (n == 0 || lobs(view, u) || (is_cannon(view, u) && !is_threatened(view, u))) /* LF-WP-12 */
        return n;
    return lf_choose_targets(f, out, n);
}

/* ---- LF-SH-11 to LF-SH-16: turning to face, and the lane ---- */

/* LF-SH-12 */
static bool turns_to_face(const lf_state *s, int u)
{
    return !(s->mark[u] & LF_LINED_UP);
}

/* LF-HI-06: a cannon on a height over the heads of friends. LF-HI-07: others have no such right. */
static bool fires_over(const lin_view *view, int u, int target, int friend, const tb_quad *zone)
{
    const tb_body *other = lf_body(view, friend);
    const int level = lf_leader_level(view, u);

    if (!is_cannon(view, u) || level <= lf_leader_level(view, target))
        return false;
    for (int i = 0; i < other->stands; i++)
        if (tb_meet(zone, &other->stand[i]) || lf_stand_level(view, friend, i) >= level)
            return false;
    return !lf_threat_zone_meets(view, target, other);
}

static lin_status check_lane(const lin_view *view, int u, const tb_body *turned, int target,
                             int32_t range, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set *friends = &f->elements[f->side[u]];
    const tb_quad lane = tb_strip(turned, range);
    const tb_box box = tb_box_of(lane.p, 4);
    const tb_quad zone = tb_strip(turned, lf_zone_length(view, u));

    for (int v = tb_next(friends, 0); v >= 0; v = tb_next(friends, v + 1)) {
        const tb_body *b;
        bool in = false;

        if (v == u || s->where[v] != LF_ON_TABLE)
            continue;
        b = lf_body(view, v);
        for (int i = 0; !in && tb_boxes_meet(&box, &b->box) && i < b->stands; i++)
            in = tb_meet(&lane, &b->stand[i]);
        if (in && !fires_over(view, u, target, v, &zone))
            return lin_refuse(why, LIN_ILLEGAL, "LF-SH-15",
                              "%s is in the Fire Zone of %s; move one of them, or hold fire.",
                              lf_id(f, v), lf_id(f, u));
    }
    return LIN_OK;
}

/* LF-WP-15 */
lin_status lf_check_lobbed(const lin_view *view, int u, int target, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set *friends = &f->elements[f->side[u]];
    const tb_body *him = lf_body(view, target);

    for (int v = tb_next(friends, 0); lobs(view, u) && v >= 0; v = tb_next(friends, v + 1))
        for (int i = 0; s->where[v] == LF_ON_TABLE && i < him->stands; i++)
            if (tb_body_within(&him->stand[i], lf_body(view, v), LF_IN(6)))
                return lin_refuse(
                    why, LIN_ILLEGAL, "LF-WP-15",
                    "%s stands within 6 inches of %s; that is too near for %s to fire.",
                    lf_id(f, v), lf_id(f, target), lf_id(f, u));
    return LIN_OK;
}

/* LF-BU-20: out of a building, the side by which it fires best; KIT_EDGES: none will do. */
int lf_best_side(const lin_view *view, int u, int target, int load, lin_refusal *why)
{
    int best = KIT_EDGES;

    for (int side = 0; side < KIT_EDGES; side++) {
        lf_sight sight;

        if (lf_check_from_side(view, u, target, (kit_edge)side, load, why) != LIN_OK)
            continue;
        lf_see_from_side(view, u, (kit_edge)side, target, &sight);
        if (best == KIT_EDGES || !sight.cover)
            best = side;
    }
    return best;
}

/* Everything after the choice of the target: the turn, and whether anybody is in the way. facing:
 * as it will be. */
lin_status lf_check_shot(const lin_view *view, int u, int target, int load, tb_angle *facing,
                         lin_refusal *why)
{
    const lf_state *s = view->state;
    const int32_t range =
        LF_IN(load == LF_GRAPE ? 12 : lf_ranges[lf_weapon_of(view, u)].most); /* LF-SH-14 */
    const tb_body *him = lf_body(view, target);
    tb_pose pose = lf_pose(view, u);
    tb_body turned;

    *facing = s->facing[u];
    if (s->mark[u] & LF_INSIDE)
        return lf_best_side(view, u, target, load, why) < KIT_EDGES ? LIN_OK : LIN_ILLEGAL;
    if (turns_to_face(s, u)) {
        const int turn = tb_least_turn(
            &pose, him->stand,
            him->stands); /* LF-FF-10, LF-FF-11: into its leader's strip, however far off */

        *facing = (tb_angle)(s->facing[u] + turn);
        if (turn != 0) {
            const lin_status status = lf_check_facing(view, u, *facing, true, &pose, why);

            if (status != LIN_OK)
                return status;
        }
    }
    tb_form(&pose, &turned);
    return lobs(view, u) ? lf_check_lobbed(view, u, target, why)
                         : check_lane(view, u, &turned, target, range, why);
}
