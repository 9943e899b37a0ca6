/* arrive.c -- a brigade that comes on: troops in field column, guns limbered, the rear on the
 * marked stretch of the edge. RG-20.10, RG-20.11. */
#include "rules/regimental/command/command.h"
#include "rules/regimental/setup/setup.h"
#include "rules/regimental/steps.h"

enum { STEP = LIN_INCH / 4 };

static int comes_in(const rg_field *f, int u)
{
    return rg_is_guns(f, u)                            ? RG_LIMBERED
           : rg_may_form(f, u, RG_FIELD_COLUMN, false) ? RG_FIELD_COLUMN
                                                       : RG_MARCH_COLUMN;
}

/* Its front-centre, where the middle of its rear is so far along the edge. */
static tb_pose pose_at(const rg_field *f, int u, int32_t along)
{
    const rg_brigade *b = &f->brigade_of[f->brigade[u]];
    const tb_angle facing = kit_edge_inwards((kit_edge)b->edge);
    const bool x = kit_edge_lies_along_x((kit_edge)b->edge);
    const lin_point on = kit_edge_point(f->scenery.size, (kit_edge)b->edge,
                                        x ? (lin_point){ along, 0 } : (lin_point){ 0, along }, 0);
    tb_pose pose = rg_pose_in(f, u, f->stands[u], comes_in(f, u), false, on, facing);
    const int ranks = (pose.stands + pose.files - 1) / pose.files;

    pose.at = tb_go(on, facing, ranks * pose.deep, 0);
    return pose;
}

static bool has_room(const lin_view *v, int u, int32_t along)
{
    const tb_pose pose = pose_at(rg_field_of(v->field), u, along);
    tb_body b;

    tb_form(&pose, &b);
    return rg_has_room(v, u, &b, NULL);
}

/* The first place along the stretch, from its northern or eastern end; -1. */
static int32_t first_place(const lin_view *v, int u)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_brigade *b = &f->brigade_of[f->brigade[u]];

    for (int32_t at = b->to; at >= b->from; at -= STEP)
        if (has_room(v, u, at))
            return at;
    return -1;
}

/* Whoever is due and has room is asked for, one after the other; their leaders come with them. */
void rg_next_to_come(lin_play *p, int side, int from)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;

    for (int u = from; u < f->units; u++) {
        if (f->side[u] != side || s->where[u] != RG_TO_COME || f->brigade[u] == RG_NONE ||
            f->brigade_of[f->brigade[u]].turn > s->turn || rg_is_leader(f, u))
            continue;
        if (first_place(&p->view, u) < 0) {
            lin_tell(p, RE_NO_ROOM, u);
            continue;
        }
        lin_push(s, RG_COME_BACK, side, f->units, u + 1);
        lin_push(s, RG_ARRIVE, u, 0, 0);
        return;
    }
}

lin_status rg_check_arrive(const lin_view *v, const lin_frame *frame, const lin_order *o,
                           lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const int u = frame->arg[0];
    const rg_brigade *b = &f->brigade_of[f->brigade[u]];

    if (o->verb != RV_COME)
        return lin_not_now(v->field, frame, o, why);
    if (o->arg[0] != u)
        return rg_no(why, f, o->arg[0], "RG-20.10", "does not come on now");
    if (o->arg[1] < b->from || o->arg[1] > b->to)
        return rg_no(why, f, u, "RG-20.10", "comes on within the marked stretch of the edge");
    return has_room(v, u, o->arg[1]) ? LIN_OK : rg_no(why, f, u, "RG-20.10", "has no room there");
}

void rg_list_arrive(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_brigade *b = &f->brigade_of[f->brigade[frame->arg[0]]];

    for (int32_t at = b->to; at >= b->from; at -= STEP)
        rg_offer(v, frame, rg_check_arrive,
                 (lin_order){ .verb = RV_COME, .nargs = 2, .arg = { frame->arg[0], at } }, out);
}

void rg_take_arrive(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;
    const int u = frame->arg[0], leader = f->brigade_of[f->brigade[u]].leader;
    const tb_pose pose = pose_at(f, u, o->arg[1]);

    s->where[u] = RG_ON_TABLE;
    s->formation[u] = (uint8_t)comes_in(f, u);
    rg_put(p, u, &pose);
    lin_tell(p, RE_ARRIVES, u, pose.at.x, pose.at.y, pose.facing);
    if (s->where[leader] == RG_TO_COME) {
        s->at[leader] = rg_beside(&p->view, leader, u);
        s->where[leader] = RG_ON_TABLE;
    }
}
