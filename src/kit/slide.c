/* slide.c -- off others: sliding out of friends. */
#include "kit/slide.h"

#define MOST_SLIDES 32 /* units that one slides off */

int32_t kit_push_off(const tb_quad *shape, tb_angle way, const tb_body *b)
{
    const tb_quad *part;
    const int parts = kit_parts(b, &part);
    int32_t far = 0;

    for (int i = 0; i < parts; i++) {
        const int32_t push = tb_push(shape, way, &part[i]);

        far = push > far ? push : far;
    }
    return far;
}

int kit_unit_under(const kit_window *w, const kit_memory *m, int u, const tb_set *of,
                   const tb_quad *shape)
{
    const tb_box box = tb_box_of(shape->p, 4);
    const tb_set near = tb_index_near(&m->index, &box);

    for (int v = tb_next(&near, 0); v >= 0; v = tb_next(&near, v + 1))
        if (v != u && kit_set_has(of, v) && tb_boxes_meet(&box, &m->body[v].box) &&
            w->policy->apart(&w->view, u, v) >= 0 && tb_overlaps_body(shape, &m->body[v]))
            return v;
    return KIT_NONE;
}

/* How far it must slide that way, off the first on whom it lies, until it lies on none. */
static int32_t slide(const kit_window *w, int u, const tb_set *of, const tb_pose *from, int first,
                     tb_angle way, tb_set *through)
{
    const kit_memory *m = w->memory;
    tb_pose pose = *from;
    tb_quad hull = tb_hull(&pose);
    int32_t far = 0;

    for (int tries = 0; first != KIT_NONE && tries < MOST_SLIDES; tries++) {
        kit_set_put(through, first);
        far += kit_push_off(&hull, way, &m->body[first]) + 1;
        pose.at = tb_go(from->at, way, far, 0);
        hull = tb_hull(&pose);
        first = kit_unit_under(w, m, u, of, &hull);
    }
    return far;
}

bool kit_slide_clear(const kit_window *w, int u, const tb_set *of, tb_pose *pose, tb_set *through)
{
    const tb_angle back = (tb_angle)(pose->facing + TB_CIRCLE / 2);
    const tb_quad hull = tb_hull(pose);
    const int first = kit_unit_under(w, kit_refresh(w), u, of, &hull);
    tb_set ahead = { { 0 } }, behind = { { 0 } };
    int32_t to_front, to_rear;
    bool rear;

    *through = behind;
    if (first == KIT_NONE)
        return false;
    to_front = slide(w, u, of, pose, first, pose->facing, &ahead);
    to_rear = slide(w, u, of, pose, first, back, &behind);
    rear = to_rear <= to_front;
    *through = rear ? behind : ahead;
    pose->at = tb_go(pose->at, rear ? back : pose->facing, rear ? to_rear : to_front, 0);
    return true;
}

bool kit_crosses_an_obstacle(const kit_window *w, lin_point from, lin_point to)
{
    for (int i = 0; i < kit_lines(w); i++) {
        lin_point end[2];
        tb_outline line;

        if (i < w->scenery->pieces && w->scenery->piece[i].kind != KIT_OBSTACLE)
            continue;
        line = kit_line(w, i, end);
        if (tb_line_crosses(&line, from, to, NULL))
            return true;
    }
    return false;
}
