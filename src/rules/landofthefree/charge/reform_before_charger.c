/* reform_before_charger.c -- where a charged element reforms: where it stands nearest to the
 * charger. LF-ML-31, LF-ML-32. */
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/move/reform.h"
#include "rules/landofthefree/scenery/scenery.h"
#include "rules/landofthefree/setup/setup.h"

#include <stdlib.h>

/* The stand nearest to the charger's leader. Of several the leader, else the one nearest to him,
 * else the left one. */
static int nearest_stand(const tb_body *b, const tb_quad *charger)
{
    const int32_t least = tb_body_distance(charger, b, NULL);
    int best = -1;

    for (int i = 0; i < b->stands; i++)
        if (tb_distance(charger, &b->stand[i], NULL, NULL) <= least + TB_SLACK &&
            (best < 0 || abs(i - b->leader) < abs(best - b->leader)))
            best = i;
    return best;
}

/* LF-ML-32 */
static bool is_clear_of(const tb_body *b, const tb_body *charger)
{
    for (int i = 0; i < b->stands; i++)
        if (tb_body_within(&b->stand[i], charger, LIN_INCH / 10))
            return false;
    return true;
}

/* Is that place free, but for the charger on the other side of the wall? */
static bool is_free_along(const lin_view *view, int u, int charger, const tb_body *b)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    for (int side = 0; side < LIN_SIDES; side++) {
        const tb_set near = lf_elements_about(view, side, &b->box, TB_TOUCH);

        for (int v = tb_next(&near, 0); v >= 0; v = tb_next(&near, v + 1))
            if (v != u && !(s->mark[v] & LF_INSIDE && side == f->side[u]) &&
                (tb_bodies_overlap(b, lf_body(view, v)) ||
                 (side != f->side[u] && v != charger && tb_bodies_touch(b, lf_body(view, v)))))
                return false;
    }
    return kit_on_table(&f->scenery, b) && lf_check_ground(view, u, b, NULL) == LIN_OK;
}

/* LF-ML-31: along the wall that it lines, where it faces that way; the charger may touch its other
 * side. */
static bool reforms_along(const lin_view *view, int u, int charger, lf_reformed *r)
{
    const lf_state *s = view->state;
    const tb_body *c = lf_body(view, charger);
    tb_pose there = r->pose;
    lin_point end[2];
    tb_outline line;
    tb_body b;

    if (!(s->mark[u] & LF_LINED_UP) || r->formation == LF_COLUMN ||
        !lf_plan_along(view, u, s->on_piece[u], &there, &b) ||
        abs(tb_turn(r->pose.facing, there.facing)) > TB_EIGHTH ||
        !is_free_along(view, u, charger, &b))
        return false;
    line = lf_obstacle(view, s->on_piece[u], end);
    if (!tb_line_crosses(&line, tb_centre(&b.stand[b.leader]), tb_centre(&c->stand[c->leader]),
                         NULL) &&
        !is_clear_of(&b, c))
        return false;
    r->pose = there;
    r->stays = true;
    return true;
}

/* Order: formation, facing, gap. */
static lin_status plan_reaction(const lin_view *view, int u, int charger, const lin_order *o,
                                lf_reformed *r, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_body *b = lf_body(view, u), *c = lf_body(view, charger);
    const tb_angle facing = (tb_angle)o->arg[1];
    const int nearest = nearest_stand(b, &c->stand[c->leader]);
    lin_status status;

    if (!lf_may_form(f, u, o->arg[0]))
        return lf_refuse_line(f, u, why);
    if ((status = lf_check_gap(o->arg[0], o->arg[2], why)) != LIN_OK)
        return status;
    *r = (lf_reformed){ .pose = lf_pose(view, u) };
    r->pose.facing = facing;
    r->pose.at = tb_go(tb_centre(&b->stand[nearest]), facing, r->pose.deep / 2, 0);
    lf_reform_shape(f, u, o->arg[0], o->arg[2], r);
    if (reforms_along(view, u, charger, r))
        return LIN_OK;
    for (int32_t back = 0; back < LF_IN(3); back += LIN_INCH / 16) {
        tb_pose there = r->pose;
        tb_body body;

        there.at = tb_go(r->pose.at, s->facing[charger], back,
                         0); /* LF-ML-32: back from the charger, as it comes on */
        tb_form(&there, &body);
        if (is_clear_of(&body, c)) {
            r->pose = there;
            return lf_reform_fit(view, u, r, why);
        }
    }
    return lf_reform_cannot(why, "LF-ML-32", f, u, "has no room to form so");
}

lin_status lf_check_reaction_form(const lin_view *view, int u, int charger, const lin_order *o,
                                  lin_refusal *why)
{
    lf_reformed r = { 0 };

    return plan_reaction(view, u, charger, o, &r, why);
}

/* LF-IP-16: onto friends? */
bool lf_reforms_through(const lin_view *view, int u, int charger, const lin_order *o)
{
    lf_reformed r = { 0 };

    return plan_reaction(view, u, charger, o, &r, NULL) == LIN_OK && !kit_set_is_empty(&r.through);
}

void lf_take_reaction_form(lin_play *p, int u, int charger, const lin_order *o)
{
    lf_reformed r = { 0 };

    plan_reaction(&p->view, u, charger, o, &r, NULL);
    lf_reform_settle(p, u, &r);
    lin_tell(p, LE_TURNED, u, r.pose.facing, r.formation);
    lf_push_discs(p, u);
}
