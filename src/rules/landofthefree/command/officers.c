/* officers.c -- commanders as discs on the table: where they may stand, and how they make way.
 * LF-CM-11, LF-CM-12, LF-ST-04. */
#include "rules/landofthefree/lof.h"

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
    return kit_within_point(lf_look(view), &lf_field_of(view->field)->elements[1 - side], p, far);
}

/* The same for a whole body: any stand of it. */
int lf_enemy_near_body(const lin_view *view, int side, const tb_body *b, int32_t far)
{
    return kit_within_body(lf_look(view), &lf_field_of(view->field)->elements[1 - side], b, far);
}

/* An element whose stands the disc would lie on. */
static int element_under(const lf_field *f, const kit_memory *all, int c, lin_point p)
{
    return kit_within_point(all, NULL, p, lf_disc_radius(f, c) - TB_TOUCH);
}

/* LF-CM-68; a bridge or a ford is no impassable ground. */
static bool is_impassable(const lf_field *f, lin_point p)
{
    const tb_quad spot = tb_rectangle((lin_point){ p.x, p.y + 1 }, 0, 1, 1, 2);
    const tb_convex c = tb_convex_of(&spot);

    return lf_impassable_on(f, &c) != LF_NONE;
}

/* LF-CM: never on an element, in impassable ground or touching an enemy. */
static lin_status check_disc(const lf_field *f, const kit_memory *all, int u, lin_point p,
                             lin_refusal *why)
{
    const char *id = f->base.battle->unit[u].id;
    const int enemy =
        kit_within_point(all, &f->elements[1 - f->side[u]], p, lf_disc_radius(f, u) + TB_TOUCH);
    int under;

    if (enemy != LF_NONE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-68", "%s would touch the enemy %s.", id,
                          f->base.battle->unit[enemy].id);
    if ((under = element_under(f, all, u, p)) != LF_NONE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-68", "%s would stand on %s.", id,
                          f->base.battle->unit[under].id);
    if (is_impassable(f, p))
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-68", "%s would stand in impassable ground.", id);
    return LIN_OK;
}

lin_status lf_check_disc(const lin_view *view, int u, lin_point p, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);

    return check_disc(f, lf_look(view), u, p, why);
}

/* How far round the point every disc would still lie on this body: as deep as the point lies in it,
 * and as far as the disc reaches. A lower bound, so that nobody looks for room where there is none.
 */
static int32_t surely_under(const tb_body *b, lin_point p, int32_t reach)
{
    int64_t depth = TB_FAR;

    for (int i = 0; b->solid && i < 4; i++) {
        const lin_point from = b->hull.p[i], to = b->hull.p[(i + 1) % 4];
        const int64_t in = -tb_cross(from, to, p), length = tb_root_up(tb_gap2(from, to));

        depth = in <= 0 || length == 0 ? 0 : in / length < depth ? in / length : depth;
    }
    return depth > 0 && depth < TB_FAR ? (int32_t)depth + reach - TB_SLACK : 0;
}

/* LF-CM-12: an element that ends on a friend's disc pushes it out the shortest way: tried in rings
 * round where he stood. A commander of the enemy is touched instead (LF-CM-51). */
void lf_push_discs(lin_play *p, int element)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;
    const tb_body *b = lf_body(&p->view, element);
    const tb_set *friends = &f->commanders[f->side[element]];

    for (int c = tb_next(friends, 0); c >= 0; c = tb_next(friends, c + 1)) {
        const tb_box disc = kit_box_round(s->at[c], lf_disc_radius(f, c));
        const kit_memory *all;
        lin_point to = s->at[c];
        int32_t under;
        bool clear;

        if (s->where[c] != LF_ON_TABLE || s->with[c] != LF_NONE || !tb_boxes_meet(&b->box, &disc))
            continue;
        all = lf_look(&p->view);
        clear = element_under(f, all, c, to) != element;
        under = clear ? 0 : surely_under(b, to, lf_disc_radius(f, c) - TB_TOUCH);
        for (int32_t far = LIN_INCH / 8; !clear && far < LF_IN(24); far += LIN_INCH / 8)
            for (int way = 0; !clear && far > under && way < 32; way++) {
                to = tb_go(s->at[c], (tb_angle)(way * (TB_CIRCLE / 32)), far, 0);
                clear = to.x >= 0 && to.y >= 0 && to.x <= f->ground.size.width &&
                        to.y <= f->ground.size.height && check_disc(f, all, c, to, NULL) == LIN_OK;
            }
        if (clear && (to.x != s->at[c].x || to.y != s->at[c].y)) {
            s->at[c] = to;
            lin_tell(p, LE_POSTED, c, to.x, to.y);
        }
    }
    lf_touch_commanders(p, element);
}
