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

/* ---- What it may be ordered ---- */

static bool is_move(int verb)
{
    return verb == LV_MOVE || verb == LV_BACK || verb == LV_MARCH || verb == LV_PROLONG;
}

/* LF-CM-54, LF-CM-55, LF-CM-58, LF-OR-13: an active element to which nobody gives orders. */
lin_status lf_check_unled(const lin_view *view, int u, const lf_action *a, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (s->issuer != LF_NONE || a->verb == LV_END || a->verb == LV_DRESS || a->verb == LV_FIGHT ||
        a->verb == LV_PROMOTE)
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
