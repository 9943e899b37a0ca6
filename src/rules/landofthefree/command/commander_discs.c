/* commander_discs.c -- commanders as discs on the table: where they may stand, and how they make
 * way. LF-CM-11, LF-CM-12, LF-ST-04. */
#include "kit/discs.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/move/move.h"

int32_t lf_disc_radius(const lf_field *f, int u)
{
    return f->type[u] == LF_FORCE_COMMANDER || f->type[u] == LF_DIVISION_COMMANDER ? 25 * 50
                                                                                   : 20 * 50;
}

/* LF-RF-11: the next who commands a division of that side, from `from` on, or LF_NONE. */
int lf_next_division_commander(const lf_field *f, int side, int from)
{
    for (int c = from; c < f->units; c++)
        if (f->type[c] == LF_DIVISION_COMMANDER && f->side[c] == side)
            return c;
    return LF_NONE;
}

/* LF-ME-07: an enemy element with a stand within that distance of the point, or LF_NONE. */
int lf_enemy_within(const lin_view *view, int side, lin_point p, int32_t far)
{
    return kit_within_point(lf_refresh(view), &lf_field_of(view->field)->elements[1 - side], p,
                            far);
}

/* The same for a whole body: any stand of it. */
int lf_enemy_near_body(const lin_view *view, int side, const tb_body *b, int32_t far)
{
    return kit_within_body(lf_refresh(view), &lf_field_of(view->field)->elements[1 - side], b, far);
}

static kit_disc disc_of(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);

    return (kit_disc){ &f->scenery, lf_refresh(view), &f->elements[1 - f->side[u]],
                       lf_disc_radius(f, u) };
}

/* LF-CM-68: may a disc stand there? A bridge or a ford is no impassable ground. */
lin_status lf_check_disc(const lin_view *view, int u, lin_point p, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const kit_disc disc = disc_of(view, u);
    int other;

    switch (kit_disc_at(&disc, p, &other)) {
    case KIT_DISC_TOUCHES:
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-68", "%s would touch the enemy %s.", lf_id(f, u),
                          lf_id(f, other));
    case KIT_DISC_LIES_ON:
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-68", "%s would stand on %s.", lf_id(f, u),
                          lf_id(f, other));
    case KIT_DISC_BARRED:
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-68", "%s would stand in impassable ground.",
                          lf_id(f, u));
    default:
        return LIN_OK;
    }
}

/* LF-CM-12: an element that ends on a friend's disc pushes it out the shortest way: tried in rings
 * round where he stood. A commander of the enemy is touched instead (LF-CM-51). */
void lf_push_discs(lin_play *p, int element)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;
    const tb_box *box = &lf_body(&p->view, element)->box;
    const tb_set *friends = &f->commanders[f->side[element]];

    for (int c = tb_next(friends, 0); c >= 0; c = tb_next(friends, c + 1)) {
        const tb_box round = kit_box_round(s->at[c], lf_disc_radius(f, c));
        kit_disc disc;
        lin_point to;

        if (s->where[c] != LF_ON_TABLE || s->with[c] != LF_NONE || !tb_boxes_meet(box, &round))
            continue;
        disc = disc_of(&p->view, c);
        if (!kit_disc_pushed(&disc, element, s->at[c], &to))
            continue;
        s->at[c] = to;
        lin_tell(p, LE_POSTED, c, to.x, to.y);
    }
    lf_touch_commanders(p, element);
}
