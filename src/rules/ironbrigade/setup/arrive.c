/* arrive.c -- a brigade that comes on later. IB-15.10.
 *
 * At the start of its movement phase its commander and its units are placed one by one, in line (a
 * gun limbered), the rear on the marked stretch of the edge and facing in, where there is room;
 * nobody for whom there is any may stay away, and for whom there is none, he tries again in the
 * next turn. To come on is a move like any other to discs that lie there (IB-7.13, IB-11.10). */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/march/march.h"
#include "rules/ironbrigade/steps.h"

static const ib_brigade *brigade_of(const ib_field *f, int u)
{
    return &f->brigade_of[f->brigade[u]];
}

static int formation_of(const ib_field *f, int u)
{
    return f->type[u] == IB_GUN ? IB_LIMBERED : IB_LINE;
}

/* How it stands with its middle so far along the edge. */
static tb_pose pose_at(const ib_field *f, int u, int32_t along)
{
    const kit_edge e = (kit_edge)brigade_of(f, u)->edge;
    const int formation = formation_of(f, u);
    const lin_point on_edge = { kit_edge_lies_along_x(e) ? along : 0,
                                kit_edge_lies_along_x(e) ? 0 : along };
    const int32_t deep =
        ib_is_unit(f, u) ? f->bases[f->type[u]][formation].deep : ib_disc_radius(f, u);
    const lin_point flag = kit_edge_point(f->scenery.size, e, on_edge, deep);

    if (!ib_is_unit(f, u))
        return (tb_pose){ .at = flag, .facing = kit_edge_inwards(e) };
    return ib_pose_in(f, u, formation, flag, kit_edge_inwards(e));
}

static int32_t half_of(const ib_field *f, int u)
{
    return ib_is_unit(f, u) ? (f->bases[f->type[u]][formation_of(f, u)].wide + 1) / 2
                            : ib_disc_radius(f, u);
}

static bool has_room(const lin_view *view, int u, int32_t along)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_brigade *b = brigade_of(f, u);
    const tb_pose pose = pose_at(f, u, along);
    tb_body body;

    if (along - half_of(f, u) < b->from || along + half_of(f, u) > b->to)
        return false;
    if (!ib_is_unit(f, u))
        return true;
    tb_form(&pose, &body);
    return ib_in_the_way(view, u, &body, true) == IB_NONE;
}

/* The first place along the stretch, a tenth of an inch at a time; below zero: there is none. */
static int32_t first_room(const lin_view *view, int u)
{
    const ib_brigade *b = brigade_of(ib_field_of(view->field), u);

    for (int32_t along = b->from; along <= b->to; along += LIN_INCH / 10)
        if (has_room(view, u, along))
            return along;
    return -1;
}

lin_status ib_check_arrive(const lin_view *view, const lin_frame *frame, const lin_order *o,
                           lin_refusal *why)
{
    const ib_field *f = ib_field_of(view->field);
    const int u = frame->arg[0];

    if (o->verb == IV_NO)
        return first_room(view, u) < 0
                   ? LIN_OK
                   : lin_refuse(why, LIN_ILLEGAL, "IB-15.10",
                                "%s comes on now: there is room for it; say where.", ib_id(f, u));
    if (o->verb != IV_COME || o->arg[0] != u)
        return lin_not_now(view->field, frame, o, why);
    return has_room(view, u, o->arg[1])
               ? LIN_OK
               : lin_refuse(why, LIN_ILLEGAL, "IB-15.10",
                            "%s has no room there: it comes on wholly on the marked stretch, and "
                            "on nobody.",
                            ib_id(f, u));
}

/* Who has room is asked where; who has none waits. */
void ib_list_arrive(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const int u = frame->arg[0];
    const int32_t room = first_room(view, u);

    if (room >= 0) {
        const ib_brigade *b = brigade_of(ib_field_of(view->field), u);

        lin_list_add(out, (lin_order){ .verb = IV_COME, .nargs = 2, .arg = { u, room } });
        lin_list_open(out, (lin_family){ { .verb = IV_COME, .nargs = 2, .arg = { u, room } },
                                         2,
                                         { u, b->from },
                                         { u, b->to } });
    } else {
        lin_list_add(out, (lin_order){ .verb = IV_NO });
    }
}

void ib_take_arrive(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const ib_field *f = ib_field_of(p->view.field);
    const int u = frame->arg[0];
    ib_state *s = p->state;
    int next;

    if (o->verb == IV_COME) {
        const tb_pose pose = pose_at(f, u, o->arg[1]);

        s->where[u] = IB_ON_TABLE;
        s->at[u] = pose.at;
        if (ib_is_unit(f, u)) {
            s->facing[u] = pose.facing;
            s->formation[u] = (uint8_t)formation_of(f, u);
        }
        lin_tell(p, IE_ARRIVES, u, pose.at.x, pose.at.y, pose.facing);
        ib_after_move(p, u);
    } else {
        lin_tell(p, IE_NO_ROOM, u);
    }
    next = ib_next_to_come(f, s, f->side[u], u + 1);
    if (next >= 0)
        lin_push(s, IB_ARRIVE, next, 0, 0);
}

bool ib_sample_arrive(const lin_view *view, const lin_frame *frame, const lin_family *family,
                      lin_rng *rng, lin_order *out)
{
    const ib_brigade *b = brigade_of(ib_field_of(view->field), frame->arg[0]);

    *out = family->order;
    for (int tries = 0; tries < 32; tries++) {
        const int32_t along =
            b->from + (int32_t)lin_rng_below(rng, (uint32_t)(b->to - b->from) + 1);

        if (has_room(view, frame->arg[0], along)) {
            out->arg[1] = along;
            return true;
        }
    }
    return has_room(view, frame->arg[0], out->arg[1]);
}
