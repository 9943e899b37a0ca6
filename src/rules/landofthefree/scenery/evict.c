/* evict.c -- out of a building without an order: by a withdrawal, or driven out. LF-BU-21,
 * LF-BU-26. */
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/scenery/scenery.h"

static tb_angle outwards(const lf_field *f, int piece, int side)
{
    lin_point left, right;

    lf_building_side(f, piece, (kit_edge)side, &left, &right);
    return (tb_angle)(tb_bearing(left, right) - TB_QUARTER);
}

/* The sides of the building, the one that looks most that way first. */
static void sides_by_way(const lf_field *f, int piece, tb_angle way, int order[KIT_EDGES])
{
    int off[KIT_EDGES] = { 0 };

    for (int side = 0; side < KIT_EDGES; side++) {
        const int turn = tb_turn(way, outwards(f, piece, side));
        int k = side;

        for (; k > 0 && off[k - 1] > (turn < 0 ? -turn : turn); k--) {
            off[k] = off[k - 1];
            order[k] = order[k - 1];
        }
        off[k] = turn < 0 ? -turn : turn;
        order[k] = side;
    }
}

static bool has_room(const lin_view *view, int u, const tb_pose *pose)
{
    tb_body b;

    tb_form(pose, &b);
    return lf_check_space(view, u, &b, NULL) == LIN_OK;
}

/* Beside the middle of that side or as near to it as there is room. */
static bool find_room(const lin_view *view, int u, int side, tb_pose *pose)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    for (int32_t along = 0; along <= LF_IN(6); along += LIN_INCH / 2)
        for (int sign = 1; sign >= -1; sign -= 2) {
            lf_stand_outside(f, s->on_piece[u], (kit_edge)side, sign * along, pose);
            if (has_room(view, u, pose))
                return true;
        }
    return false;
}

/* Placed outside in open order, facing that way, on the side that looks there or the next that has
 * room. False: there is none on any side, and it stays. */
bool lf_put_out(lin_play *p, int u, tb_angle way)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;
    int order[KIT_EDGES] = { 0 };

    sides_by_way(f, s->on_piece[u], way, order);
    for (int i = 0; i < KIT_EDGES; i++)
        for (int32_t gap = LIN_INCH; gap >= LIN_INCH / 4; gap -= LIN_INCH / 4) {
            tb_pose pose = lf_pose(&p->view, u);

            pose.facing = way;
            pose.gap = (uint16_t)gap;
            pose.files = f->stands[u];
            pose.line = 0;
            pose.leader = (uint8_t)lf_leader_of(f->stands[u], LF_OPEN);
            if (!find_room(&p->view, u, order[i], &pose))
                continue;
            s->formation[u] = LF_OPEN;
            s->gap[u] = (uint16_t)gap;
            lf_stand(p, u, &pose);
            lin_tell(p, LE_CAME_OUT, u, s->at[u].x, s->at[u].y, s->facing[u], s->formation[u]);
            return true;
        }
    return false;
}
