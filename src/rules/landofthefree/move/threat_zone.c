/* threat_zone.c -- front, flank and Threat Zone. LF-FF, LF-SI-01. */
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/scenery/scenery.h"

/* LF-FF-18: bent round an obstacle, an element looks ahead as if it stood straight. */
static const tb_body *straight(const lin_view *view, int u, tb_body *room)
{
    const lf_state *s = view->state;
    tb_pose pose;

    if (!(s->mark[u] & LF_LINED_UP))
        return lf_body(view, u);
    pose = lf_pose(view, u);
    tb_form(&pose, room);
    return room;
}

tb_arc lf_arc(const lin_view *view, int u)
{
    tb_body room;

    return tb_arc_of(straight(view, u, &room));
}

/* LF-FF-07 */
bool lf_has_threat_zone(const lf_state *s, int u)
{
    return s->where[u] == LF_ON_TABLE && s->formation[u] != LF_COLUMN && !(s->mark[u] & LF_INSIDE);
}

/* LF-FF-05, LF-FF-08; LF-FF-09, LF-FB-16: whatever weapon it has. LF-SK-24: but the skill. */
int32_t lf_zone_length(const lin_view *view, int u)
{
    return lf_is_deep(view, u)                                          ? LF_IN(6)
           : lf_has_skill(lf_field_of(view->field), u, LF_SKILL_RIFLES) ? LF_IN(18)
                                                                        : LF_IN(12);
}

/* LF-FF-12: a strip, and nothing in it cuts it short. */
tb_quad lf_threat_zone(const lin_view *view, int u)
{
    tb_body room;

    return tb_strip(straight(view, u, &room), lf_zone_length(view, u));
}

/* Could its zone touch what lies in the box? A quick no for most: no zone of its side reaches
 * further from where it stands. */
bool lf_threat_zone_may_reach(const lin_view *view, int u, const tb_box *box)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int32_t far = f->zones_reach[f->side[u]];
    const tb_box *own;
    tb_box wide;

    if (!lf_has_threat_zone(s, u))
        return false;
    own = &lf_body(view, u)->box;
    wide = (tb_box){ own->west - far, own->south - far, own->east + far, own->north + far };
    return s->mark[u] & LF_LINED_UP ||
           tb_boxes_meet(&wide, box); /* bent, it looks ahead from elsewhere */
}

/* LF-FF-06: any stand of the body in the zone of `u`? */
bool lf_threat_zone_meets(const lin_view *view, int u, const tb_body *b)
{
    tb_quad zone;

    if (!lf_threat_zone_may_reach(view, u, &b->box))
        return false;
    zone = lf_threat_zone(view, u);
    if (b->solid)
        return tb_meet(&zone, &b->hull);
    for (int i = 0; i < b->stands; i++)
        if (tb_meet(&zone, &b->stand[i]))
            return true;
    return false;
}

/* Whose Threat Zones does the body touch, of the enemies of that side? */
tb_set lf_threat_zones_round(const lin_view *view, int side, const tb_body *b)
{
    const lf_state *s = view->state;
    const int32_t far = lf_field_of(view->field)->zones_reach[1 - side];
    const tb_box wide = { b->box.west - far, b->box.south - far, b->box.east + far,
                          b->box.north + far };
    const tb_set enemies = lf_elements_about(view, 1 - side, &wide,
                                             0); /* no zone begins further off than it is long */
    tb_set out = { 0 };

    for (int u = tb_next(&enemies, 0); u >= 0; u = tb_next(&enemies, u + 1))
        if (lf_has_threat_zone(s, u) && tb_boxes_meet(&wide, &lf_body(view, u)->box) &&
            lf_threat_zone_meets(view, u, b))
            kit_set_put(&out, u);
    return out;
}

/* The same for the way of a march. */
tb_set lf_threat_zones_through(const lin_view *view, int side, const tb_convex *swath)
{
    const lf_field *f = lf_field_of(view->field);
    const tb_set *enemies = &f->elements[1 - side];
    const tb_box box = tb_box_of(swath->p, swath->n);
    tb_set out = { 0 };

    for (int u = tb_next(enemies, 0); u >= 0; u = tb_next(enemies, u + 1)) {
        tb_quad zone;
        tb_convex strip;

        if (!lf_threat_zone_may_reach(view, u, &box))
            continue;
        zone = lf_threat_zone(view, u);
        strip = tb_convex_of(&zone);
        if (tb_convex_meet(&strip, swath))
            kit_set_put(&out, u);
    }
    return out;
}

/* LF-FF-03: is a leader, standing there, in the flank of that enemy? LF-FF-01, LF-FF-02: it is if
 * no point of it is in the arc. LF-BU-07: a building has none. */
bool lf_leader_in_flank(const lin_view *view, const tb_quad *leader, int of)
{
    const lf_state *s = view->state;
    const tb_arc arc = lf_arc(view, of);

    return !(s->mark[of] & LF_INSIDE) && !tb_arc_meets(&arc, leader);
}
