/* discs.c -- discs: where they may be, and how they move. */
#include "kit/discs.h"

bool kit_scenery_bars_point(const kit_scenery *g, lin_point p)
{
    const tb_quad spot = tb_rectangle((lin_point){ p.x, p.y + 1 }, 0, 1, 1, 2);
    const tb_convex c = tb_convex_of(&spot);

    return kit_scenery_barring(g, &c) != KIT_NONE;
}

/* ---- Where it may be ---- */

kit_disc_wrong kit_disc_at(const kit_disc *d, lin_point p, int *unit)
{
    const int enemy = kit_disc_touches(d->all, d->enemies, p, d->radius);
    const int under =
        enemy == KIT_NONE ? kit_disc_lies_on(d->all, NULL, p, d->radius) : (int)KIT_NONE;

    if (unit)
        *unit = enemy != KIT_NONE ? enemy : under;
    return enemy != KIT_NONE                       ? KIT_DISC_TOUCHES
           : under != KIT_NONE                     ? KIT_DISC_LIES_ON
           : kit_scenery_bars_point(d->scenery, p) ? KIT_DISC_BARRED
                                                   : KIT_DISC_FINE;
}

bool kit_disc_may(const void *disc, lin_point p)
{
    const kit_disc *d = disc;
    const tb_box table = kit_box_of_table(d->scenery->size);

    return kit_box_holds(&table, p) && kit_disc_at(d, p, NULL) == KIT_DISC_FINE;
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

bool kit_disc_pushed(const kit_disc *d, int u, lin_point at, lin_point *out)
{
    const tb_box round = kit_box_round(at, d->radius);
    kit_rings rings = { .step = LIN_INCH / 8, .most = 24 * LIN_INCH - 1, .ways = 32 };

    if (!tb_boxes_meet(&d->all->body[u].box, &round) ||
        kit_disc_lies_on(d->all, NULL, at, d->radius) != u)
        return false;
    rings.beyond = surely_under(&d->all->body[u], at, d->radius - TB_TOUCH);
    return kit_find_in_rings(&rings, at, kit_disc_may, d, out);
}

/* ---- How it moves ---- */

static tb_quad quad_of(lin_point p)
{
    return (tb_quad){ { p, p, p, p } };
}

kit_run kit_disc_sweep(const kit_window *w, int side, lin_point at, lin_point by, int32_t radius)
{
    const kit_memory *m = kit_refresh(w);
    const tb_quad here = quad_of(at);
    const tb_box swept = kit_swath_box(&here, by);
    const tb_set near = kit_near(w, side, &swept, radius + TB_TOUCH);
    kit_run r = { kit_length(by), KIT_NONE, KIT_NONE };

    for (int u = tb_next(&near, 0); u >= 0; u = tb_next(&near, u + 1))
        kit_run_stop(&r, kit_sweep_apart(&here, by, &m->body[u], radius + TB_TOUCH), u, KIT_NONE);
    return r;
}

lin_point kit_carried(lin_point at, const tb_pose *from, const tb_pose *to)
{
    const tb_vector d = tb_direction(from->facing);
    const int64_t x = at.x - from->at.x, y = at.y - from->at.y;
    const int64_t half = (int64_t)1 << (TB_UNIT_BITS - 1);
    const int32_t ahead = (int32_t)((x * d.x + y * d.y + half) >> TB_UNIT_BITS);
    const int32_t right = (int32_t)((x * d.y - y * d.x + half) >> TB_UNIT_BITS);

    return tb_go(to->at, to->facing, ahead, right);
}

int kit_nearest_body(const kit_memory *m, const tb_set *of, lin_point p, lin_point *there)
{
    const tb_quad here = quad_of(p);
    int32_t nearest = INT32_MAX;
    int found = KIT_NONE;

    for (int u = tb_next(of, 0); u >= 0; u = tb_next(of, u + 1)) {
        const tb_body *b = &m->body[u];

        for (int i = 0; m->key[u].shape && i < b->stands; i++) {
            lin_point on;
            const int32_t far = tb_distance(&here, &b->stand[i], NULL, &on);

            if (far >= nearest)
                continue;
            nearest = far;
            found = u;
            if (there)
                *there = on;
        }
    }
    return found;
}
