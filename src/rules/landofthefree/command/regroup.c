/* regroup.c -- a group without a commander: its elements make for the nearest one. LF-CM-53 to
 * LF-CM-58. */
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/turn/actions.h"
#include "rules/landofthefree/turn/turn.h"

/* ---- How far it is ---- */

/* The next commander on the table, from `from` on, or -1. */
static int next_officer(const lin_view *view, int side, int from)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set *commanders = &f->commanders[side];
    int c = tb_next(commanders, from);

    while (c >= 0 && s->where[c] != LF_ON_TABLE)
        c = tb_next(commanders, c + 1);
    return c;
}

static bool has_officer(const lin_view *view, int side)
{
    return next_officer(view, side, 0) >= 0;
}

static bool in_any_sphere(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);

    for (int c = next_officer(view, f->side[u], 0); c >= 0;
         c = next_officer(view, f->side[u], c + 1))
        if (lf_in_sphere(view, u, c))
            return true;
    return false;
}

/* Measured as the sphere is: from his centre to the leader. */
static int32_t to_officer(const lin_view *view, int side, const tb_body *b)
{
    int32_t best = INT32_MAX;

    for (int c = next_officer(view, side, 0); c >= 0; c = next_officer(view, side, c + 1)) {
        const int32_t far = tb_point_distance(&b->stand[b->leader], lf_commander_at(view, c));

        best = far < best ? far : best;
    }
    return best;
}

static int32_t to_enemy(const lin_view *view, int side, const tb_body *b)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set *enemies = &f->elements[1 - side];
    int32_t best = INT32_MAX;

    for (int e = tb_next(enemies, 0); e >= 0; e = tb_next(enemies, e + 1))
        for (int i = 0; s->where[e] == LF_ON_TABLE && i < b->stands; i++) {
            const int32_t far = tb_body_distance(&b->stand[i], lf_body(view, e), NULL);

            best = far < best ? far : best;
        }
    return best;
}

/* ---- LF-CM-54: where a regrouping move may end ---- */

lin_status lf_check_regrouped(const lin_view *view, int u, const tb_body *end, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const tb_body start = lf_start_of(view, u);

    if (to_officer(view, f->side[u], end) >= to_officer(view, f->side[u], &start))
        return lin_refuse(
            why, LIN_ILLEGAL, "LF-CM-54",
            "%s is leaderless: its move must end nearer to the nearest commander of its side.",
            lf_id(f, u));
    if (to_enemy(view, f->side[u], end) < to_enemy(view, f->side[u], &start))
        return lin_refuse(
            why, LIN_ILLEGAL, "LF-CM-54",
            "%s is leaderless: its move may not end nearer to the nearest enemy element.",
            lf_id(f, u));
    return LIN_OK;
}

/* LF-CM-65: its commander lives, as force commander. */
static bool is_led_from_above(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int c = f->group_commander[f->group[u]];

    return s->force[f->side[u]] == c && s->where[c] == LF_ON_TABLE;
}

static bool is_orphan_with_skill(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    return lf_has_skill(f, u, LF_SKILL_CARRY_ON) && s->commander[f->group[u]] == LF_NONE;
}

/* LF-SK-12, LF-SK-15: it needs no commander, as its own has fallen and nobody took his place. */
bool lf_carries_on(const lin_view *view, int u)
{
    return is_orphan_with_skill(view, u) && !is_led_from_above(view, u);
}

/* ---- LF-CM-71: it must, while it can ---- */

/* Leaderless, on the table, in no melee and no building, and in nobody's sphere; LF-SK-32:
 * Vanguards too; LF-SK-13: nobody with Carry On!. */
static bool must_regroup(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    return s->commander[f->group[u]] == LF_NONE && s->where[u] == LF_ON_TABLE &&
           !is_orphan_with_skill(view, u) && !lf_is_locked(s, u) && !(s->mark[u] & LF_INSIDE) &&
           has_officer(view, f->side[u]) && !in_any_sphere(view, u);
}

/* Towards whom it makes. */
static tb_angle home_of(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int side = f->side[u];
    lin_point nearest = s->at[u];
    int64_t best = INT64_MAX;

    for (int c = next_officer(view, side, 0); c >= 0; c = next_officer(view, side, c + 1)) {
        const lin_point at = lf_commander_at(view, c);

        if (tb_gap2(s->at[u], at) < best) {
            best = tb_gap2(s->at[u], at);
            nearest = at;
        }
    }
    return tb_bearing(s->at[u], nearest);
}

/* As far as it may, else slowed, else half, else a little; forward or back at 45 degrees most. */
static bool find_step(const lin_view *view, int u, bool back, tb_angle home, lin_order *out)
{
    static const int aside[] = { 0, TB_EIGHTH / 2, -TB_EIGHTH / 2, TB_EIGHTH, -TB_EIGHTH };
    const lf_state *s = view->state;
    const tb_angle ahead = (tb_angle)(s->facing[u] + (back ? TB_CIRCLE / 2 : 0));
    const int turn = tb_turn(ahead, home);
    const int32_t pace = back ? LF_IN(lf_pace_back[lf_moves_as(view, u)]) : lf_allowance(view, u);
    const int32_t far[] = { pace - 2, lf_slowed(s, u, pace) - 2, pace / 2, LIN_INCH / 2 };

    *out = (lin_order){ .verb = back ? LV_BACK : LV_MOVE, .nargs = back ? 3 : 4 };
    out->arg[2] = s->facing[u];
    for (int d = 0; d < 4; d++)
        for (int w = -1; w < 5; w++) { /* straight for him first, if that is ahead */
            const int way = w >= 0 ? aside[w] : turn;
            const lin_point to = tb_go(s->at[u], (tb_angle)(ahead + way), far[d], 0);

            if (way > TB_EIGHTH || way < -TB_EIGHTH)
                continue;
            out->arg[0] = to.x;
            out->arg[1] = to.y;
            if ((back ? lf_check_back : lf_check_move)(view, u, out, NULL) == LIN_OK)
                return true;
        }
    return false;
}

/* Columns and guns go any way. */
static bool find_way(const lin_view *view, int u, bool column, tb_angle home, lin_order *out)
{
    const lf_state *s = view->state;
    const int32_t pace = lf_allowance(view, u),
                  far[] = { pace - 2, lf_slowed(s, u, pace) - 2, pace / 2, LIN_INCH / 2 };

    *out = (lin_order){ .verb = column ? LV_LEG : LV_PROLONG, .nargs = column ? 2 : 3 };
    out->arg[2] = column ? 0 : s->facing[u];
    for (int d = 0; d < 4; d++)
        for (int w = 0; w < 16; w++) {
            const lin_point to =
                tb_go(s->at[u], (tb_angle)(home + w * (TB_CIRCLE / 16)), far[d], 0);

            out->arg[0] = to.x;
            out->arg[1] = to.y;
            if (column ? lf_could_march_to(view, u, to)
                       : lf_check_prolong(view, u, out, NULL) == LIN_OK)
                return true;
        }
    return false;
}

/* Over an obstacle, or through a friend, that is between it and him. */
static bool find_passage(const lin_view *view, int u, lin_order *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set *friends = &f->elements[f->side[u]];

    *out = (lin_order){ .verb = LV_CROSS, .nargs = 1 };
    for (int i = 0; i < f->scenery.pieces + s->works; i++) {
        out->arg[0] = i;
        if (lf_check_cross(view, u, out, NULL) == LIN_OK)
            return true;
    }
    out->verb = LV_THROUGH;
    for (int v = tb_next(friends, 0); v >= 0; v = tb_next(friends, v + 1)) {
        out->arg[0] = v;
        if (lf_check_through(view, u, out, NULL) == LIN_OK)
            return true;
    }
    return false;
}

/* A regrouping move of the active element, looked for a dozen ways (a column's: its first leg);
 * false: there is none. */
bool lf_find_regrouping(const lin_view *view, int u, lin_order *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const bool column = s->formation[u] == LF_COLUMN;
    const tb_angle home = home_of(view, u);

    if (s->issuer != LF_NONE || !must_regroup(view, u))
        return false;
    return (column || f->type[u] == LF_ARTILLERY
                ? find_way(view, u, column, home, out)
                : find_step(view, u, false, home, out) || find_step(view, u, true, home, out)) ||
           find_passage(view, u, out);
}

/* Between the elements of its group: it has orders left for a move, once its markers are gone. */
bool lf_has_to_regroup(const lin_view *view, int u)
{
    const lf_state *s = view->state;
    uint8_t m, c;

    lf_count_orders(view, u, &m, &c);
    return m > s->disorder[u] && must_regroup(view, u);
}

/* ---- What it may be ordered ---- */

static bool is_move(int verb)
{
    return verb == LV_MOVE || verb == LV_BACK || verb == LV_MARCH || verb == LV_PROLONG ||
           verb == LV_CROSS || verb == LV_THROUGH || verb == LV_LEAVE;
}

/* LF-CM-54, LF-CM-55, LF-CM-58, LF-OR-13: an active element to which nobody gives orders. */
lin_status lf_check_unled(const lin_view *view, int u, const lf_action *a, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (s->issuer != LF_NONE || a->verb == LV_END || a->verb == LV_FIGHT || a->verb == LV_PROMOTE ||
        lf_carries_on(view, u) || (a->verb == LV_DRESS && s->commander[f->group[u]] == LF_NONE))
        return LIN_OK;
    if (s->commander[f->group[u]] != LF_NONE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-OR-13",
                          "%s has nobody to give it orders; it can only fight.", lf_id(f, u));
    if (!is_move(a->verb))
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-55",
                          "%s is leaderless: it can only move towards a commander of its side.",
                          lf_id(f, u));
    if (!has_officer(view, f->side[u]))
        return lin_refuse(
            why, LIN_ILLEGAL, "LF-CM-58",
            "%s has no commander left to move to; it can only remove markers and fight.",
            lf_id(f, u));
    if (in_any_sphere(view, u))
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-54",
                          "%s is in the sphere of a commander and has regrouped.", lf_id(f, u));
    return LIN_OK;
}

/* ---- The element is activated without a commander ---- */

lin_status lf_check_regroup(const lin_view *view, int g, const lin_order *o, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int u = o->arg[0];

    if (s->commander[g] != LF_NONE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-54",
                          "The group has a commander; activate its elements.");
    if (!lf_is_element(f, u) || f->group[u] != g || s->where[u] != LF_ON_TABLE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-OR-01",
                          "%s is no element of the active group on the table.", lf_id(f, u));
    if (s->mark[u] & LF_ACTED)
        return lin_refuse(why, LIN_ILLEGAL, "LF-OR-02", "%s has been activated in this turn.",
                          lf_id(f, u));
    if (lf_carries_on(view, u))
        return lin_refuse(why, LIN_ILLEGAL, "LF-SK-12",
                          "%s carries on without a commander; activate it alone.", lf_id(f, u));
    if (s->mark[u] & LF_NO_ORDERS && !lf_is_locked(s, u))
        return lin_refuse(why, LIN_ILLEGAL, "LF-DM-55",
                          "%s failed the test of its broken group and has no orders this turn.",
                          lf_id(f, u));
    return LIN_OK;
}

void lf_list_regroup(const lin_view *view, int g, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);
    const tb_set *members = &f->members[g];

    for (int u = tb_next(members, 0); u >= 0; u = tb_next(members, u + 1)) {
        const lin_order o = { .verb = LV_REGROUP, .nargs = 1, .arg = { u } };

        if (lf_check_regroup(view, g, &o, NULL) == LIN_OK)
            lin_list_add(out, o);
    }
}

void lf_take_regroup(lin_play *p, int g, const lin_order *o)
{
    (void)g;
    lin_tell(p, LE_REGROUPS, o->arg[0]);
    lf_activate(p, o->arg[0], LF_NONE);
}
