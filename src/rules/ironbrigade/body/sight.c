/* sight.c -- one ray from flag to flag: what it runs into, and what covers its end. IB-4.22 to
 * IB-4.29, IB-7.16. That ground of a level above both ends blocks it (IB-4.27) the kit knows of
 * every ray. So no line of sight is ever in doubt (IB-12.14). */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/ironbrigade.h"
#include "rules/ironbrigade/melee/melee.h"

static const ib_field *field_of(const kit_ray *r)
{
    return ib_field_of(r->window->view.field);
}

static bool piece_holds(const ib_field *f, int piece, lin_point p)
{
    return f->scenery.piece[piece].shape.closed && tb_area_holds(&f->scenery.piece[piece].shape, p);
}

/* IB-4.28, IB-4.29: woods by the inch; houses wholly, unless one end is in them. */
static int32_t price(const kit_ray *r, int piece)
{
    const ib_field *f = field_of(r);
    const int ground = f->ground[piece];

    if (ground & IB_IS_HOUSE)
        return piece_holds(f, piece, r->a) || piece_holds(f, piece, r->b) ? KIT_NO_GROUND
                                                                          : KIT_OPAQUE;
    return ground & IB_IS_WOODS ? 1 : KIT_NO_GROUND;
}

/* IB-4.26, IB-4.49, IB-4.86, IB-7.16: units of the melee that is fired into, or that touch the
 * commander aimed at, hide nobody; nor does a charger that lies in contact and is not joined yet.
 * own: 0, or 1 + one of that melee. */
static bool hides(const kit_ray *r, int u)
{
    const lin_view *view = &r->window->view;
    const ib_field *f = field_of(r);

    if (r->to != IB_NONE && !ib_is_unit(f, r->to) && ib_disc_touches(view, r->to, u))
        return false;
    if (r->own) {
        const ib_state *s = view->state;
        const tb_set melee = ib_melee_of(s, r->own - 1);

        if (kit_set_has(&melee, u) || u == r->own - 1 ||
            (s->charge.struck == r->own - 1 && s->charge.charger == u))
            return false;
    }
    return true;
}

/* IB-4.22, IB-4.23 */
static int cover(const kit_ray *r, int piece)
{
    const int ground = field_of(r)->ground[piece];

    return ground & IB_HARD ? IB_HARD_COVER : ground & IB_SOFT ? IB_SOFT_COVER : IB_NO_COVER;
}

static const kit_ray_policy looks = {
    .price = price, .most = IB_IN(IB_WOODS_SIGHT), .hides = hides, .cover = cover
};

static kit_ray ray(const lin_view *view, lin_point a, lin_point b, int from, int to)
{
    return (kit_ray){
        .window = ib_window(view), .policy = &looks, .a = a, .b = b, .from = from, .to = to
    };
}

/* IB-4.25 */
kit_ray_end ib_see(const lin_view *view, int from, int to, int through)
{
    const ib_state *s = view->state;
    kit_ray r = ray(view, s->at[from], s->at[to], from, to);

    r.own = through == IB_NONE ? 0 : through + 1;
    return kit_ray_look(&r);
}

/* IB-4.24: the best of the pieces that hold its flag. */
static ib_cover cover_around(const kit_ray *r, lin_point flag)
{
    const ib_field *f = field_of(r);
    const tb_box box = kit_box_round(flag, TB_TOUCH);
    const tb_set near = kit_scenery_near(&f->scenery, &box);
    int best = IB_NO_COVER;

    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1))
        if (piece_holds(f, i, flag) && cover(r, i) > best)
            best = cover(r, i);
    return (ib_cover)best;
}

/* IB-4.24. IB-3.51: who has come up to a hedge has his flag right upon it and stands on the side of
 * his footprint; so the line is looked at a little way into it, and what comes from behind him
 * crosses nothing. */
ib_cover ib_cover_on_line(const lin_view *view, lin_point a, lin_point flag, int target)
{
    const tb_body *b = ib_body(view, target);
    const kit_ray r = ray(view, a, tb_go(flag, b->facing, -2 * TB_SLACK, 0), IB_NONE, target);
    const int crossed = kit_ray_cover(&r, b, IB_IN(IB_COVER_REACH)),
              around = (int)cover_around(&r, flag);

    return (ib_cover)(crossed > around ? crossed : around);
}

ib_cover ib_cover_of(const lin_view *view, int from, int target)
{
    const ib_state *s = view->state;

    return ib_cover_on_line(view, s->at[from], s->at[target], target);
}

/* IB-3.33 */
int ib_level(const lin_view *view, lin_point p)
{
    return kit_scenery_level(&ib_field_of(view->field)->scenery, p);
}
