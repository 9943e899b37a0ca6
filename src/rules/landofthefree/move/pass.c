/* pass.c -- through a friend on purpose: an order of its own, when the two are in contact. LF-IP-01
 * to LF-IP-09. */
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/scenery/scenery.h"
#include "rules/landofthefree/turn/actions.h"

#include <stdlib.h>

/* Where it comes out, and whom it has gone through: the friend named, and all that lie on its way.
 */
typedef struct {
    tb_pose pose;
    tb_body end;
    tb_set through;
} passage;

/* Would a first step that way lead into the friend? */
static bool leads_into(const tb_quad *hull, tb_angle way, const tb_body *friend)
{
    return kit_sweep_body(hull, kit_way_of(way, LIN_INCH), friend) <= 2 * TB_TOUCH;
}

/* LF-IP-02: of the axes of the friend's facing that lead through him, the one nearest to where it
 * is heading. */
static bool find_way(const tb_quad *hull, tb_angle heading, const tb_body *friend, tb_angle *way)
{
    int least = TB_CIRCLE;

    for (int i = 0; i < 4; i++) {
        const tb_angle axis = (tb_angle)(friend->facing + i * TB_QUARTER);

        if (abs(tb_turn(heading, axis)) < least && leads_into(hull, axis, friend)) {
            least = abs(tb_turn(heading, axis));
            *way = axis;
        }
    }
    return least < TB_CIRCLE;
}

/* Until its rear touches the friend's far side: all its corners beyond all of his. */
static int32_t how_far(const tb_quad *hull, tb_angle way, const tb_body *friend)
{
    int32_t far = 0;

    for (int i = 0; i < friend->stands; i++)
        for (int k = 0; k < 4; k++) {
            const int32_t beyond = lf_way_beyond(hull, way, friend->stand[i].p[k]);

            far = beyond > far ? beyond : far;
        }
    return far;
}

static void find_friends(const lin_view *view, int u, const tb_convex *swath, passage *out)
{
    const lf_state *s = view->state;
    const kit_memory *all = lf_refresh(view);
    const tb_box box = tb_box_of(swath->p, swath->n);
    const tb_set near = tb_index_near(&all->index, &box);

    for (int v = tb_next(&near, 0); v >= 0; v = tb_next(&near, v + 1)) {
        const tb_body *b = &all->body[v];

        for (int i = 0; v != u && !(s->mark[v] & LF_INSIDE) && i < (b->bent ? b->stands : 1); i++) {
            const tb_convex part = tb_convex_of(b->bent ? &b->stand[i] : &b->hull);

            if (tb_convex_overlap(swath, &part))
                kit_set_put(&out->through, v);
        }
    }
}

/* ---- May it ---- */

static lin_status check_friend(const lin_view *view, int u, int friend, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (!lf_is_element(f, friend) || f->side[friend] != f->side[u] || friend == u ||
        s->where[friend] != LF_ON_TABLE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-IP-01", "%s is no friendly element on the table.",
                          lf_id(f, friend));
    if (f->type[u] == LF_ARTILLERY)
        return lin_refuse(why, LIN_ILLEGAL, "LF-IP-08",
                          "%s is artillery and cannot pass through friends.", lf_id(f, u));
    if (s->mark[u] & LF_INSIDE || s->mark[friend] & LF_INSIDE)
        return lin_refuse(
            why, LIN_ILLEGAL, "LF-BU-09",
            "Nobody passes through an element in a building, or out of one by passing through.");
    if (!tb_bodies_touch(lf_body(view, u), lf_body(view, friend)))
        return lin_refuse(why, LIN_ILLEGAL, "LF-IP-01", "%s must be in contact with %s first.",
                          lf_id(f, u), lf_id(f, friend));
    return LIN_OK;
}

/* LF-IP-09, LF-ME-10: whom it would go through. */
static lin_status check_through(const lin_view *view, int u, const tb_set *through,
                                lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    for (int v = tb_next(through, 0); v >= 0; v = tb_next(through, v + 1)) {
        if (f->side[v] != f->side[u])
            return lin_refuse(why, LIN_ILLEGAL, "LF-ME-10", "%s would run into %s.", lf_id(f, u),
                              lf_id(f, v));
        if (lf_is_locked(s, v))
            return lin_refuse(why, LIN_ILLEGAL, "LF-IP-09",
                              "%s is locked in melee; nobody passes through it by choice.",
                              lf_id(f, v));
    }
    return LIN_OK;
}

static lin_status no_room(const lf_field *f, int u, const char *because, lin_refusal *why)
{
    return lin_refuse(why, LIN_ILLEGAL, "LF-IP-06", "There is no room for %s beyond: %s",
                      lf_id(f, u), because);
}

static lin_status plan_passage(const lin_view *view, int u, int friend, passage *out,
                               lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_body *he;
    tb_convex swath;
    lin_refusal room;
    lin_status status;
    tb_angle way = 0;
    tb_body start;
    lin_point by;

    if ((status = check_friend(view, u, friend, why)) != LIN_OK)
        return status;
    he = lf_body(view, friend);
    *out = (passage){ .pose = lf_pose(view, u) };
    tb_form(&out->pose, &start); /* LF-LO-07 */
    if (!find_way(&start.hull, out->pose.facing, he, &way))
        return lin_refuse(why, LIN_ILLEGAL, "LF-IP-02", "%s is not in the way of %s.",
                          lf_id(f, friend), lf_id(f, u));
    by = kit_way_of(way, how_far(&start.hull, way, he));
    out->pose.at.x += by.x;
    out->pose.at.y += by.y;
    tb_form(&out->pose, &out->end);
    swath = tb_swath(&start.hull, &out->end.hull);
    find_friends(view, u, &swath, out);
    kit_set_put(&out->through, friend);
    if ((status = check_through(view, u, &out->through, why)) != LIN_OK)
        return status;
    if (lf_check_space(view, u, &out->end, &room) != LIN_OK)
        return no_room(f, u, room.text, why);
    if (lf_ground_on_the_way(view, u, &start.hull, by) != LF_NONE ||
        lf_impassable_on(f, &swath) != LF_NONE)
        return no_room(f, u, "something that it cannot pass so is in the way.", why);
    return lf_check_threats(view, u, &out->end, s->formation[u], why);
}

lin_status lf_check_through(const lin_view *view, int u, const lin_order *o, lin_refusal *why)
{
    passage way = { 0 };
    const lin_status status = plan_passage(view, u, o->arg[0], &way, why);

    return status != LIN_OK ? status : lf_check_orders_to_cross(view, u, "LF-IP-03", why);
}

/* Whether it is before a friend through whom it could pass, were the orders there. */
bool lf_could_pass_any(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const tb_set *friends = &f->elements[f->side[u]];
    passage way = { 0 };

    for (int v = tb_next(friends, 0); v >= 0; v = tb_next(friends, v + 1))
        if (plan_passage(view, u, v, &way, NULL) == LIN_OK)
            return true;
    return false;
}

/* LF-LO-11, LF-IP-03: a column in front of an obstacle or a friend that has one Maneuver Order and
 * needs two. The other may be forced. */
bool lf_lacks_one_to_cross(const lin_view *view, int u)
{
    const lf_state *s = view->state;

    return s->m == 1 && lf_orders_to_cross(s, u) == 2 &&
           (lf_could_cross_any(view, u) || lf_could_pass_any(view, u));
}

void lf_list_through(const lin_view *view, int u, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);
    const tb_box *own = &lf_body(view, u)->box;
    const tb_box near = { own->west - LIN_INCH, own->south - LIN_INCH, own->east + LIN_INCH,
                          own->north + LIN_INCH };
    const tb_set about = tb_index_near(&lf_refresh(view)->index, &near),
                 *friends = &f->elements[f->side[u]];

    for (int v = tb_next(&about, 0); v >= 0; v = tb_next(&about, v + 1)) {
        const lin_order o = { .verb = LV_THROUGH, .nargs = 1, .arg = { v } };

        if (kit_set_has(friends, v) && lf_check_through(view, u, &o, NULL) == LIN_OK)
            lin_list_add(out, o);
    }
}

/* LF-IP-04, LF-IP-05: nobody is disordered by an open order that lets him through. LF-IP-07: it may
 * go on. */
void lf_take_through(lin_play *p, int u, const lin_order *o)
{
    lf_state *s = p->state;
    bool disordered = false;
    passage way = { 0 };

    plan_passage(&p->view, u, o->arg[0], &way, NULL);
    s->m = (uint8_t)(s->m - (lf_orders_to_cross(s, u) - 1)); /* one is paid already */
    lf_overrun(p, u, &way.end.hull, kit_way(way.pose.at, s->at[u]));
    lf_stand(p, u, &way.pose);
    lin_tell(p, LE_WENT_THROUGH, u, o->arg[0], s->at[u].x, s->at[u].y);
    for (int v = tb_next(&way.through, 0); v >= 0; v = tb_next(&way.through, v + 1)) {
        if (s->formation[v] == LF_OPEN)
            continue;
        lf_disorder(p, v, LF_WHY_PASSED);
        disordered = true;
    }
    if (disordered)
        lf_disorder(p, u, LF_WHY_PASSED);
    lf_push_discs(p, u);
}
