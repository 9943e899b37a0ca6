/* hide.c -- where a sharpshooter hides. IB-11.3, IB-11.4.
 *
 * To be within half an inch of a wall, or nearer to one edge than to another, is a distance; so
 * nothing is refused (IB-12.5): he is put on the nearest lawful spot to where the hand pointed, on
 * a lattice of a quarter of an inch about it. */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/setup/setup.h"
#include "rules/ironbrigade/steps.h"
#include "kit/search.h"

#define BY_A_LINE (LIN_INCH / 2)
#define LATTICE   (LIN_INCH / 4)

/* In ground that gives cover, or beside a line that does. */
static bool is_in_cover(const ib_field *f, lin_point p)
{
    const tb_box box = kit_box_round(p, BY_A_LINE);
    const tb_set near = kit_scenery_near(&f->scenery, &box);

    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1)) {
        const tb_outline *shape = &f->scenery.piece[i].shape;

        if (!(f->ground[i] & (IB_SOFT | IB_HARD)))
            continue;
        if (shape->closed
                ? tb_area_holds(shape, p)
                : tb_gap2(p, tb_line_nearest(shape, p, NULL)) <= (int64_t)BY_A_LINE * BY_A_LINE)
            return true;
    }
    return false;
}

static int32_t to_edges(const ib_field *f, int side, lin_point p)
{
    int32_t least = INT32_MAX;

    for (int i = 0; i < f->edge_count[side]; i++) {
        const int32_t far = kit_edge_distance(f->scenery.size, (kit_edge)f->edges[side][i], p);

        least = far < least ? far : least;
    }
    return least;
}

/* In his side's zone, or where a friendly edge is nearer than any of the enemy's. */
static bool is_on_his_ground(const ib_field *f, int u, lin_point p)
{
    const int side = f->side[u], zone = f->zone_of_side[side];

    return (zone != IB_NONE && kit_box_holds(&f->zone[zone], p)) ||
           to_edges(f, side, p) < to_edges(f, 1 - side, p);
}

static bool may_hide(const lin_view *view, int u, lin_point p)
{
    const ib_field *f = ib_field_of(view->field);

    return is_on_his_ground(f, u, p) && is_in_cover(f, p) &&
           kit_within_point(kit_refresh(ib_window(view)), &f->bodies[1 - f->side[u]], p, 0) ==
               KIT_NONE;
}

/* Those of the lattice near one piece: the nearest, of equals the southernmost, then the
 * westernmost. */
static void look_about(const lin_view *view, int u, lin_point hand, int piece, int64_t *least,
                       lin_point *out)
{
    const ib_field *f = ib_field_of(view->field);
    const tb_box table = kit_box_of_table(f->scenery.size);
    const tb_box wide = kit_box_widened(&f->scenery.piece[piece].shape.box, BY_A_LINE);
    const tb_box box = kit_box_common(&table, &wide);

    for (int32_t y = (box.south + LATTICE - 1) / LATTICE * LATTICE; y <= box.north; y += LATTICE)
        for (int32_t x = (box.west + LATTICE - 1) / LATTICE * LATTICE; x <= box.east;
             x += LATTICE) {
            const lin_point p = { x, y };

            if (tb_gap2(hand, p) < *least && may_hide(view, u, p)) {
                *least = tb_gap2(hand, p);
                *out = p;
            }
        }
}

static bool nearest_spot(const lin_view *view, int u, lin_point hand, lin_point *out)
{
    const ib_field *f = ib_field_of(view->field);
    int64_t least = INT64_MAX;

    *out = hand;
    if (may_hide(view, u, hand))
        return true;
    for (int i = 0; i < f->scenery.pieces; i++)
        if (f->ground[i] & (IB_SOFT | IB_HARD))
            look_about(view, u, hand, i, &least, out);
    return least < INT64_MAX;
}

/* ---- The question ---- */

lin_status ib_check_hide(const lin_view *view, const lin_frame *frame, const lin_order *o,
                         lin_refusal *why)
{
    const ib_field *f = ib_field_of(view->field);
    const tb_box table = kit_box_of_table(f->scenery.size);

    if (o->verb == IV_NO)
        return LIN_OK;
    if (o->verb != IV_HIDE || o->arg[0] != frame->arg[0])
        return lin_not_now(view->field, frame, o, why);
    return kit_box_holds(&table, (lin_point){ o->arg[1], o->arg[2] })
               ? LIN_OK
               : lin_refuse(why, LIN_ILLEGAL, "IB-11.4", "That is off the table.");
}

void ib_list_hide(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const ib_field *f = ib_field_of(view->field);
    const int u = frame->arg[0];

    lin_list_open(out, (lin_family){ { .verb = IV_HIDE, .nargs = 3, .arg = { u } },
                                     6,
                                     { u, 0, 0 },
                                     { u, f->scenery.size.width, f->scenery.size.height } });
    lin_list_add(out, (lin_order){ .verb = IV_NO });
}

/* Who hides nowhere is as if he were not there. */
void ib_take_hide(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const int u = frame->arg[0];
    ib_state *s = p->state;
    lin_point at;

    s->where[u] = IB_ABSENT;
    if (o->verb == IV_NO || !nearest_spot(&p->view, u, (lin_point){ o->arg[1], o->arg[2] }, &at))
        return;
    s->where[u] = IB_CONCEALED;
    s->at[u] = at;
    lin_tell(p, IE_HIDDEN, u, at.x, at.y);
}

bool ib_sample_hide(const lin_view *view, const lin_frame *frame, const lin_family *family,
                    lin_rng *rng, lin_order *out)
{
    const ib_field *f = ib_field_of(view->field);
    const tb_box table = kit_box_of_table(f->scenery.size);
    const lin_point at = kit_random_in_box(&table, rng);

    (void)frame;
    *out = family->order;
    out->arg[1] = at.x;
    out->arg[2] = at.y;
    return true;
}
