/* rout.c -- through friends, and on until it is clear. */
#include "kit/rout.h"

static bool lies_on(const kit_memory *m, const tb_body *b, int v)
{
    return m->key[v].shape && tb_boxes_meet(&b->box, &m->body[v].box) &&
           tb_bodies_overlap(b, &m->body[v]);
}

tb_set kit_under(const kit_memory *m, const tb_set *of, int u, const tb_body *b)
{
    tb_set under = { { 0 } };

    for (int v = tb_next(of, 0); v >= 0; v = tb_next(of, v + 1))
        if (v != u && lies_on(m, b, v))
            kit_set_put(&under, v);
    return under;
}

int32_t kit_off_others(const kit_memory *m, const tb_set *of, int u, const tb_body *b, tb_angle way)
{
    int32_t push = 0;

    for (int v = tb_next(of, 0); v >= 0; v = tb_next(of, v + 1))
        if (v != u && lies_on(m, b, v)) {
            const int32_t far = tb_push(&b->hull, way, &m->body[v].hull) + 1;

            push = far > push ? far : push;
        }
    return push;
}

/* Gone so far that way: how much further in that direction until it is off those it lies on now. */
static int32_t off_others_after(const kit_memory *m, const tb_set *of, int u, const tb_pose *from,
                                tb_angle way, int32_t far, tb_angle on)
{
    tb_pose pose = *from;
    tb_body b;

    pose.at = tb_go(from->at, way, far, 0);
    tb_form(&pose, &b);
    return kit_off_others(m, of, u, &b, on);
}

int32_t kit_until_clear(const kit_memory *m, const tb_set *of, int u, const tb_pose *from,
                        tb_angle way, int32_t far, int32_t most)
{
    int32_t push = 1;

    while (far <= most && push > 0) {
        push = off_others_after(m, of, u, from, way, far, way);
        far += push;
    }
    return far;
}

int32_t kit_back_until_clear(const kit_memory *m, const tb_set *of, int u, const tb_pose *from,
                             tb_angle way, int32_t far)
{
    const tb_angle back = (tb_angle)(way + TB_CIRCLE / 2);
    int32_t push = 1;

    while (far >= 0 && push > 0) {
        push = off_others_after(m, of, u, from, way, far, back);
        far -= push;
    }
    return far;
}

tb_set kit_passed_over(const kit_memory *m, const tb_set *of, int u, const tb_quad *from,
                       const tb_quad *to)
{
    tb_box box = tb_box_of(to->p, 4);
    tb_set passed = { { 0 } };
    tb_convex swath = { .n = 0 };

    tb_box_add(&box, from->p, 4);
    for (int v = tb_next(of, 0); v >= 0; v = tb_next(of, v + 1)) {
        tb_convex other;

        if (v == u || !m->key[v].shape || !tb_boxes_meet(&box, &m->body[v].box))
            continue;
        if (swath.n == 0)
            swath = tb_swath(from, to);
        other = tb_convex_of(&m->body[v].hull);
        if (tb_convex_overlap(&swath, &other))
            kit_set_put(&passed, v);
    }
    return passed;
}
