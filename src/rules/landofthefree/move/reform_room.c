/* reform_room.c -- room for a new shape: sliding off friends, what it may not touch, and how it is
 * settled. LF-MV-23, LF-MV-24, LF-IP-10 to LF-IP-14. */
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/move/reform.h"
#include "rules/landofthefree/scenery/scenery.h"
#include "rules/landofthefree/turn/turn.h"

lin_status lf_reform_cannot(lin_refusal *why, const char *rule, const lf_field *f, int u,
                            const char *what)
{
    return lin_refuse(why, LIN_ILLEGAL, rule, "%s %s.", lf_id(f, u), what);
}


void lf_reform_shape(const lf_field *f, int u, int formation, int gap, lf_reformed *r)
{
    r->formation = (uint8_t)formation;
    r->gap = (uint16_t)gap;
    r->pose.gap = formation == LF_OPEN ? (uint16_t)gap : (uint16_t)0;
    r->pose.files = (uint8_t)(formation == LF_COLUMN ? 1 : f->stands[u]);
    r->pose.leader = (uint8_t)lf_leader_of(f->stands[u], formation);
}

/* ---- LF-IP-10 to LF-IP-14: by accident, onto friends ---- */

/* LF-IP-13: along its facing, the shorter way, to the rear on a tie. */
static void slide_clear(const lin_view *view, int u, lf_reformed *r)
{
    const lf_field *f = lf_field_of(view->field);

    kit_slide_clear(lf_window(view), u, &f->elements[f->side[u]], &r->pose, &r->through);
}

/* LF-IP-14: what a slide may not meet. The edge of the table is looked for at its end. */
static lin_status check_slide(const lin_view *view, int u, const tb_pose *from, const tb_body *end,
                              lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lin_point by = { end->at.x - from->at.x, end->at.y - from->at.y };
    tb_body start;
    tb_convex swath;
    tb_set enemies;
    tb_box box;
    int piece;

    if (by.x == 0 && by.y == 0)
        return LIN_OK;
    tb_form(from, &start);
    swath = tb_swath(&start.hull, &end->hull);
    box = tb_box_of(swath.p, swath.n);
    enemies = lf_elements_about(view, 1 - f->side[u], &box, 0);
    for (int v = tb_next(&enemies, 0); v >= 0; v = tb_next(&enemies, v + 1))
        for (int i = 0; tb_boxes_meet(&box, &lf_body(view, v)->box) && i < lf_body(view, v)->stands;
             i++) {
            const tb_convex stand = tb_convex_of(&lf_body(view, v)->stand[i]);

            if (tb_convex_meet(&swath, &stand))
                return lin_refuse(why, LIN_ILLEGAL, "LF-IP-14",
                                  "%s would slide off its friends into %s.", lf_id(f, u),
                                  lf_id(f, v));
        }
    piece = lf_impassable_on(f, &swath);
    if (piece == LF_NONE)
        piece = lf_ground_on_the_way(view, u, &start.hull, by);
    return piece == LF_NONE ? LIN_OK
                            : lin_refuse(why, LIN_ILLEGAL, "LF-IP-14",
                                         "%s would slide off its friends onto the %s.", lf_id(f, u),
                                         lf_piece_name(f, piece));
}

/* LF-MV-23, LF-MV-24. b: as it stands then, if it may. */
static lin_status fit_as(const lin_view *view, int u, lf_reformed *r, tb_body *b, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const tb_pose before = r->pose;
    lin_status status;
    tb_convex hull;
    int piece;

    slide_clear(view, u, r);
    tb_form(&r->pose, b);
    hull = tb_convex_of(&b->hull);
    piece = lf_impassable_on(f, &hull);
    if (piece != LF_NONE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-MV-23", "%s would touch the %s.", lf_id(f, u),
                          lf_piece_name(f, piece));
    if ((status = check_slide(view, u, &before, b, why)) != LIN_OK)
        return status;
    status = r->to_fire ? lf_check_space_to_fire(view, u, b, why) : lf_check_space(view, u, b, why);
    if (status != LIN_OK)
        return status;
    return lf_check_group_order_end(view, u, b, why);
}

lin_status lf_reform_fit(const lin_view *view, int u, lf_reformed *r, lin_refusal *why)
{
    tb_body b;

    return fit_as(view, u, r, &b, why);
}

/* By order: LF-DM-05 as well. */
lin_status lf_reform_by_order(const lin_view *view, int u, lf_reformed *r, lin_refusal *why)
{
    const lf_state *s = view->state;
    tb_pose pose = r->pose;
    tb_body b;

    if (!r->stays) {
        const lin_status status = fit_as(view, u, r, &b, why);

        if (status != LIN_OK)
            return status;
    } else if (!lf_plan_along(view, u, s->on_piece[u], &pose, &b)) {
        tb_form(&r->pose, &b);
    }
    return lf_check_new_threat_zones(view, u, &b, why);
}

/* Where its new shape can follow the obstacle on which it is lined up, it does; else it forms
 * straight (LF-LO-07). */
lin_status lf_reform_or_stay(const lin_view *view, int u, lf_reformed *r, lin_refusal *why)
{
    r->stays = r->formation != LF_COLUMN && lf_stays_lined_up(view, u, &r->pose);
    return lf_reform_by_order(view, u, r, why);
}

void lf_reform_settle(lin_play *p, int u, const lf_reformed *r)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;

    s->at[u] = r->pose.at;
    s->facing[u] = r->pose.facing;
    s->formation[u] = r->formation;
    s->gap[u] = r->gap;
    if (!r->stays) {
        s->mark[u] &= (uint16_t)~LF_LINED_UP;
        s->on_piece[u] = LF_NONE;
    }
    for (int v = tb_next(&r->through, 0); v >= 0; v = tb_next(&r->through, v + 1)) /* LF-IP-11 */
        lf_disorder(p, v, LF_WHY_ACCIDENT);
    if (!kit_set_is_empty(&r->through))
        lf_disorder(p, u, LF_WHY_ACCIDENT);
    if (kit_on_table(&f->scenery, lf_body(&p->view, u)))
        s->mark[u] &= (uint16_t)~LF_ENTERING;
    else
        s->mark[u] |= LF_ENTERING;
}
