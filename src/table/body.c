/* body.c -- an element's stands from its pose.
 *
 * Every corner is found from the leader's front in one step and rounded once. Stands that stand
 * shoulder to shoulder are given the same figures for the corners they share, and the hull those
 * of its outermost stands, so these are the very same points. */
#include "table/kernel.h"

#include <assert.h>

/* ---- Straight formations ---- */

/* The front edge of an odd width has its middle half a unit to the right. */
static int32_t left_half(const tb_pose *p)
{
    return p->wide / 2;
}

static int32_t right_half(const tb_pose *p)
{
    return p->wide - p->wide / 2;
}

/* The rectangle whose front left and back right corners lie so from the leader's middle. */
static tb_quad block(lin_point at, tb_vector d, int32_t front, int32_t left, int32_t back,
                     int32_t right)
{
    return (tb_quad){ { tb_go_by(at, d, front, left), tb_go_by(at, d, front, right),
                        tb_go_by(at, d, back, right), tb_go_by(at, d, back, left) } };
}

/* How its stands are ordered; left: from `at` to the left end of a full rank. */
typedef struct {
    int files, ranks, leader_rank;
    int32_t left, right;
} order;

static order order_of(const tb_pose *pose)
{
    const int stands = pose->stands, files = pose->files < stands ? pose->files : stands;
    const int32_t step = pose->wide + pose->gap, whole = files * step - pose->gap;
    const int file = pose->leader % files;
    order o = { files, (stands + files - 1) / files, 0, whole / 2, whole - whole / 2 };

    if (pose->leader != TB_MIDDLE) {
        o.leader_rank = pose->leader / files;
        o.left = file * step + left_half(pose);
        o.right = (files - 1 - file) * step + right_half(pose);
    }
    return o;
}

/* From `at` to the middle of stand i of its rank. */
static int32_t middle_of(const tb_pose *pose, const order *o, int i)
{
    const int32_t step = pose->wide + pose->gap;
    const int last = pose->stands - (o->ranks - 1) * o->files; /* stands in the last rank */
    const bool apart = pose->leader == TB_MIDDLE && i / o->files == o->ranks - 1;

    return left_half(pose) - o->left + i % o->files * step +
           (apart ? (o->files - last) * step / 2 : 0);
}

static tb_quad hull_of(const tb_pose *pose, const order *o, tb_vector d)
{
    return block(pose->at, d, o->leader_rank * pose->deep, -o->left,
                 (o->leader_rank - o->ranks) * pose->deep, o->right);
}

void tb_form(const tb_pose *pose, tb_body *out)
{
    assert(pose->stands <= TB_STANDS && pose->files >= 1 &&
           (pose->leader < pose->stands || pose->leader == TB_MIDDLE));

    const order o = order_of(pose);
    const int32_t deep = pose->deep;
    const tb_vector d = tb_direction(pose->facing);

    out->stands = pose->stands;
    out->leader = pose->leader == TB_MIDDLE ? 0 : pose->leader;
    out->solid = (pose->gap == 0 || o.files == 1) && o.ranks * o.files == pose->stands;
    out->bent = 0;
    out->half_left = o.left;
    out->half_right = o.right;
    out->facing = pose->facing;
    out->spare2 = 0;
    out->at = pose->at;
    for (int i = 0; i < pose->stands; i++) {
        const int32_t middle = middle_of(pose, &o, i);
        const int32_t front = (o.leader_rank - i / o.files) * deep;

        out->stand[i] = block(pose->at, d, front, middle - left_half(pose), front - deep,
                              middle + right_half(pose));
    }
    out->hull = pose->stands == 1 ? out->stand[0] : hull_of(pose, &o, d);
    out->box = tb_box_of(out->hull.p, 4); /* rounding keeps the order: no stand reaches further */
}

static void shift_quad(tb_quad *q, int32_t x, int32_t y)
{
    for (int i = 0; i < 4; i++) {
        q->p[i].x += x;
        q->p[i].y += y;
    }
}

/* Corners are rounded as they lie from the leader, so they lie so anywhere. */
void tb_shift(tb_body *b, lin_point to)
{
    const int32_t x = to.x - b->at.x, y = to.y - b->at.y;

    b->at = to;
    b->box = (tb_box){ b->box.west + x, b->box.south + y, b->box.east + x, b->box.north + y };
    shift_quad(&b->hull, x, y);
    for (int i = 0; i < b->stands; i++)
        shift_quad(&b->stand[i], x, y);
}

tb_quad tb_hull(const tb_pose *pose)
{
    const order o = order_of(pose);

    return hull_of(pose, &o, tb_direction(pose->facing));
}

lin_point tb_leader_centre(const tb_pose *pose)
{
    return tb_go(pose->at, pose->facing, -(pose->deep / 2), 0);
}

tb_pose tb_pivot(const tb_pose *pose, tb_angle facing)
{
    tb_pose turned = *pose;

    if (facing != pose->facing) { /* else it stays to the unit */
        turned.facing = facing;
        turned.at = tb_go(tb_leader_centre(pose), facing, pose->deep / 2, 0);
    }
    return turned;
}

/* ---- Between bodies ---- */

/* What an element keeps others out of: its hull, or the stands of one that is bent. */
static int parts_of(const tb_body *b, const tb_quad **part)
{
    *part = b->bent ? b->stand : &b->hull;
    return b->bent ? b->stands : 1;
}

bool tb_bodies_overlap(const tb_body *a, const tb_body *b)
{
    const tb_quad *mine;
    const int n = parts_of(a, &mine);

    if (!tb_boxes_meet(&a->box, &b->box))
        return false;
    for (int i = 0; i < n; i++)
        if (tb_overlaps_body(&mine[i], b))
            return true;
    return false;
}

bool tb_bodies_bite(const tb_body *a, const tb_body *b, int32_t slack)
{
    const tb_quad *mine, *his;
    const int n = parts_of(a, &mine), m = parts_of(b, &his);

    if (!tb_boxes_meet(&a->box, &b->box))
        return false;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < m; k++)
            if (tb_bite(&mine[i], &his[k], slack))
                return true;
    return false;
}

bool tb_overlaps_body(const tb_quad *q, const tb_body *b)
{
    const tb_quad *part;
    const int n = parts_of(b, &part);

    for (int i = 0; i < n; i++)
        if (tb_overlap(q, &part[i]))
            return true;
    return false;
}

bool tb_bodies_touch(const tb_body *a, const tb_body *b)
{
    const tb_box near = { a->box.west - TB_TOUCH, a->box.south - TB_TOUCH, a->box.east + TB_TOUCH,
                          a->box.north + TB_TOUCH };

    if (!tb_boxes_meet(&near, &b->box))
        return false;
    for (int i = 0; i < a->stands; i++)
        if (tb_body_within(&a->stand[i], b, TB_TOUCH))
            return true;
    return false;
}

bool tb_body_within(const tb_quad *from, const tb_body *b, int32_t far)
{
    const tb_box own = tb_box_of(from->p, 4);
    const tb_box wide = { own.west - far, own.south - far, own.east + far, own.north + far };

    if (!tb_boxes_meet(&wide, &b->box))
        return false;
    for (int i = 0; i < b->stands; i++)
        if (tb_within(from, &b->stand[i], far))
            return true;
    return false;
}

/* The stand that is most likely the nearest: who begins with it seldom finds a nearer one. */
static int likely_nearest(const tb_quad *from, const tb_body *b)
{
    int64_t least = INT64_MAX;
    int nearest = 0;

    for (int i = 0; i < b->stands; i++) {
        const lin_point *p = b->stand[i].p, *q = from->p;
        const int64_t x = (int64_t)p[0].x + p[2].x - q[0].x - q[2].x,
                      y = (int64_t)p[0].y + p[2].y - q[0].y - q[2].y;

        if (x * x + y * y < least) {
            least = x * x + y * y;
            nearest = i;
        }
    }
    return nearest;
}

/* The nearest stand goes into *which (may be NULL): of several that are equally near, the first. */
int32_t tb_body_distance(const tb_quad *from, const tb_body *b, int *which)
{
    int nearest = which ? 0 : likely_nearest(from, b);
    int32_t least = tb_distance(from, &b->stand[nearest], NULL, NULL);

    for (int i = 0; i < b->stands && least > 0; i++)
        if (i != nearest && tb_within(from, &b->stand[i], least - 1)) {
            least = tb_distance(from, &b->stand[i], NULL, NULL);
            nearest = i;
        }
    if (which)
        *which = nearest;
    return least;
}
