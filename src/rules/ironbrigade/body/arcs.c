/* arcs.c -- front, flank and rear. IB-2.26 to IB-2.31.
 *
 * The front lies ahead of the front edge and opens at its corners by 45 degrees, or by 22.5. With a
 * point's way ahead of the edge (a) and its way outward from the nearer corner (r), it is in the
 * front if a is not below zero and r not above a, or, for 22.5 degrees, if r is not above a times
 * the root of two, less one: squared, that is exact in whole numbers. */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/ironbrigade.h"

typedef struct {
    lin_point left, right; /* corners of the edge, seen from within, looking out */
    tb_angle out;
    bool narrow;
} opening;

static opening front_of(const lin_view *view, int u)
{
    const tb_quad *q = &ib_body(view, u)->hull;
    const ib_state *s = view->state;

    return (opening){ q->p[0], q->p[1], s->facing[u],
                      ib_option(ib_field_of(view->field), IB_OPT_ARC_HALF) };
}

static opening rear_of(const lin_view *view, int u)
{
    const opening front = front_of(view, u);
    const tb_quad *q = &ib_body(view, u)->hull;

    return (opening){ q->p[2], q->p[3], (tb_angle)(front.out + TB_CIRCLE / 2), front.narrow };
}

/* Does it lie in the opening; strictly: not on its boundary? */
static bool holds(const opening *o, lin_point p, bool strictly)
{
    const tb_vector d = tb_direction(o->out);
    const int64_t ahead = (p.x - o->left.x) * d.x + (p.y - o->left.y) * d.y;
    const int64_t off_right = (p.x - o->right.x) * d.y - (p.y - o->right.y) * d.x;
    const int64_t off_left = (p.y - o->left.y) * d.x - (p.x - o->left.x) * d.y;
    const int64_t r = off_right > off_left ? off_right : off_left;
    const int64_t a = ahead >> 20, sum = (r + ahead) >> 20; /* so that squares fit */

    if (ahead < 0 || (strictly && ahead == 0))
        return false;
    if (!o->narrow)
        return strictly ? r < ahead : r <= ahead;
    return sum <= 0 || (strictly ? sum * sum < 2 * a * a : sum * sum <= 2 * a * a);
}

bool ib_point_in_arc(const lin_view *view, int from, lin_point p)
{
    const opening front = front_of(view, from);

    return holds(&front, p, false);
}

/* The front as a shape that reaches beyond every table. */
static tb_convex shape_of(const opening *o)
{
    enum { FAR = 200 * LIN_INCH };
    const int half = o->narrow ? TB_EIGHTH / 2 : TB_EIGHTH;

    return (tb_convex){ .n = 4,
                        .p = { tb_go(o->left, (tb_angle)(o->out - half), FAR, 0),
                               tb_go(o->right, (tb_angle)(o->out + half), FAR, 0), o->right,
                               o->left } };
}

/* IB-2.28: those on the table of which any part is in the front, which is worked out once. */
tb_set ib_units_in_arc(const lin_view *view, int from, const tb_set *of)
{
    const ib_state *s = view->state;
    const opening front = front_of(view, from);
    const tb_arc wide = tb_arc_from(front.left, front.right, front.out);
    tb_convex narrow = { 0 };
    tb_set in = { 0 };

    if (front.narrow)
        narrow = shape_of(&front);
    for (int u = tb_next(of, 0); u >= 0; u = tb_next(of, u + 1)) {
        const tb_quad *hull = ib_stands(s, u) ? &ib_body(view, u)->hull : NULL;
        tb_convex body;

        if (hull && front.narrow)
            body = tb_convex_of(hull);
        if (hull && (front.narrow ? tb_convex_meet(&narrow, &body) : tb_arc_meets(&wide, hull)))
            kit_set_put(&in, u);
    }
    return in;
}

/* IB-2.28; of a disc its centre (IB-1.26). */
bool ib_in_arc(const lin_view *view, int from, int target)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    tb_set it = { 0 };

    if (!ib_is_unit(f, target))
        return ib_point_in_arc(view, from, s->at[target]);
    kit_set_put(&it, target);
    it = ib_units_in_arc(view, from, &it);
    return !kit_set_is_empty(&it);
}

/* IB-2.29, IB-2.30: what lies on a boundary belongs to the milder side. */
ib_quarter ib_quarter_of(const lin_view *view, int u, lin_point p)
{
    const opening front = front_of(view, u), rear = rear_of(view, u);

    return holds(&front, p, false) ? IB_FRONT : holds(&rear, p, true) ? IB_REAR : IB_FLANK;
}
