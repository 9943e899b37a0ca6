/* commander_discs.c -- commanders as discs on the table: where they may stand, and how they make
 * way. LF-CM-11, LF-CM-12, LF-ST-04. */
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

/* LF-CM: never on an element, in impassable ground or touching an enemy. */
static lin_status check_disc(const lf_field *f, const kit_memory *all, int u, lin_point p,
                             lin_refusal *why)
{
    const char *id = f->base.battle->unit[u].id;
    const int32_t radius = lf_disc_radius(f, u);
    const int enemy = kit_disc_touches(all, &f->elements[1 - f->side[u]], p, radius);
    int under;

    if (enemy != LF_NONE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-68", "%s would touch the enemy %s.", id,
                          f->base.battle->unit[enemy].id);
    if ((under = kit_disc_lies_on(all, NULL, p, radius)) != LF_NONE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-68", "%s would stand on %s.", id,
                          f->base.battle->unit[under].id);
    if (kit_scenery_bars_point(&f->scenery, p)) /* a bridge or a ford is no impassable ground */
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-68", "%s would stand in impassable ground.", id);
    return LIN_OK;
}

lin_status lf_check_disc(const lin_view *view, int u, lin_point p, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);

    return check_disc(f, lf_refresh(view), u, p, why);
}

/* A disc looking for a place. */
typedef struct {
    const lf_field *f;
    const kit_memory *all;
    int commander;
} disc;

static bool will_have(const void *self, lin_point p)
{
    const disc *d = self;
    const tb_box table = kit_box_of_table(d->f->scenery.size);

    return kit_box_holds(&table, p) && check_disc(d->f, d->all, d->commander, p, NULL) == LIN_OK;
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
        const int32_t radius = lf_disc_radius(f, c);
        const tb_box round = kit_box_round(s->at[c], radius);
        disc d = { .f = f, .commander = c };
        lin_point to;

        if (s->where[c] != LF_ON_TABLE || s->with[c] != LF_NONE || !tb_boxes_meet(box, &round))
            continue;
        d.all = lf_refresh(&p->view);
        if (!kit_push_disc(d.all, element, s->at[c], radius, will_have, &d, &to))
            continue;
        s->at[c] = to;
        lin_tell(p, LE_POSTED, c, to.x, to.y);
    }
    lf_touch_commanders(p, element);
}
